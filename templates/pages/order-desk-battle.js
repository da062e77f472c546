"use strict";

/* The panels of battles and of supply. */

function battlePanel(desk) {
  const rules = desk.rules(),
    now = desk.now(),
    attacks = rules.attacks(now);
  return [
    heading(desk.say("attacks")),
    attacks.length ? null : note(desk.say("attacks-none")),
    ...attacks.map(([city, other]) => attackRow(desk, city, other)),
    ...(desk.part().unsure ? [note(desk.say("unsure"), "warning")] : []),
    ...planOfBattle(desk),
  ].filter(Boolean);
}

/** An attack that the plan would come to; more than one are fought in the order that is chosen. */
function attackRow(desk, city, other) {
  const rules = desk.rules(),
    now = desk.now(),
    said = `attack ${rules.generalsAt(now, city)[0]} > ${rules.generalsAt(now, other)[0]}`;
  const orders = desk.plan().orders.filter((one) => one.kind === "attack"),
    place = orders.findIndex((one) => one.say === said) + 1;
  const toggle = () =>
    desk.change((mine) => {
      if (place) mine.orders = mine.orders.filter((one) => one.say !== said);
      else mine.orders.push({ kind: "attack", say: said });
    });
  return el(
    "div",
    { class: "row" },
    el("span", {}, enemyText(desk, now, city, other)),
    button(place ? desk.say("attack-place", { place }) : desk.say("attack-next"), toggle, {
      "aria-pressed": String(place > 0),
      "data-attack": said,
      "data-key": said,
    }),
  );
}

const NUMBERS = ["loss", "spend", "settle"];

/** A plan for battles, clause by clause. */
function planOfBattle(desk) {
  const ui = desk.ui,
    made =
      ui.battle ||
      (ui.battle = {
        own: "",
        enemy: "",
        play: [],
        keep: [],
        reserve: "last",
        high: false,
        zero: false,
        end: "",
      });
  const said = battleText(made),
    whole = said.replace(/^battle[^:]*: ?/, "");
  return [
    heading(desk.say("plan")),
    note(desk.say("plan-how")),
    el(
      "div",
      { class: "options" },
      generalList(desk, made, "own"),
      el("span", {}, ">"),
      generalList(desk, made, "enemy"),
    ),
    el(
      "div",
      { class: "options", role: "group", "aria-label": desk.say("plan-play") },
      el("span", {}, desk.say("plan-play")),
      playList(desk, made),
    ),
    el(
      "div",
      { class: "options" },
      NUMBERS.map((key) => numberField(desk, made, key)),
    ),
    el(
      "div",
      { class: "options", role: "group", "aria-label": desk.say("plan-keep") },
      el("span", {}, desk.say("plan-keep")),
      keepList(desk, made),
    ),
    el(
      "div",
      { class: "options" },
      toggle(desk, made, "high"),
      toggle(desk, made, "zero"),
      choiceList(desk, made, "reserve", ["last", "no", "yes"], (one) => `reserve-${one}`),
      choiceList(desk, made, "end", ["", "concede", "ask"], (one) => (one ? `plan-${one}` : "plan-end")),
    ),
    el("p", { class: "path" }, said),
    button(
      desk.say("plan-order"),
      () => {
        ui.battle = null;
        desk.order({ kind: "battle", say: said });
      },
      { class: "main", id: "order-battle", disabled: !whole, "data-key": "plan" },
    ),
  ];
}

/** The plan as it is written. */
function battleText(made) {
  const who = `battle${made.own ? ` ${made.own}` : ""}${made.enemy ? ` > ${made.enemy}` : ""}`;
  if (made.end) return `${who}: ${made.end}`;
  const clauses = [
    made.play.length ? `play ${made.play.join(" ")}` : "",
    ...NUMBERS.map((key) => (made[key] ? `${key} ${made[key]}` : "")),
    made.keep.length ? `keep ${made.keep.join(" ")}` : "",
    made.high ? "high" : "",
    made.zero ? "zero" : "",
    made.reserve === "last" ? "" : `reserve ${made.reserve}`,
  ].filter(Boolean);
  return `${who}: ${clauses.join(", ")}`;
}

function generalList(desk, made, side) {
  const rules = desk.rules(),
    wanted = (piece) =>
      side === "own" ? piece.nation === desk.ui.nation : rules.hostile(piece.nation, desk.ui.nation);
  const names = [...rules.pieces.values()]
    .filter((piece) => piece.kind === "general" && !piece.gone && wanted(piece))
    .map((piece) => piece.name);
  const label = desk.say(side === "own" ? "plan-own" : "plan-enemy");
  return el(
    "select",
    {
      "aria-label": label,
      "data-key": `plan ${side}`,
      "data-plan": side,
      onchange: (event) => {
        made[side] = event.target.value;
        desk.redraw();
      },
    },
    el("option", { value: "" }, label),
    names.map((name) => el("option", { value: name, selected: made[side] === name }, name)),
  );
}

/** The cards to be played, in the order in which they are pressed; a Reserve's value is left to the player's pen. */
function playList(desk, made) {
  const faces = [...new Set(desk.part().hand)].filter((face) => face !== "R");
  return faces.map((face) => {
    const pressed = made.play.includes(face);
    return cardButton(
      face,
      pressed,
      () => {
        made.play = pressed ? made.play.filter((one) => one !== face) : [...made.play, face];
        desk.redraw();
      },
      { "data-play": face, "data-key": `play ${face}` },
    );
  });
}

function numberField(desk, made, key) {
  const input = el("input", {
    type: "number",
    min: key === "settle" ? 1 : 0,
    max: 99,
    value: made[key] || "",
    inputmode: "numeric",
    "data-clause": key,
    "data-key": `clause ${key}`,
    onchange: (event) => {
      made[key] = event.target.value.replace(/\D/g, "");
      desk.redraw();
    },
  });
  return el("label", { class: "number" }, el("span", {}, desk.say(`plan-${key}`)), input);
}

function keepList(desk, made) {
  const faces = [...new Set(desk.part().hand)],
    suits = Object.entries({ spades: "♠", clubs: "♣", hearts: "♥", diamonds: "♦" });
  const flip = (word) => {
    made.keep = made.keep.includes(word) ? made.keep.filter((one) => one !== word) : [...made.keep, word];
    desk.redraw();
  };
  return [
    ...suits.map(([word, sign_]) =>
      button(sign_, () => flip(word), {
        "aria-label": desk.say(`keep-${word}`),
        "aria-pressed": String(made.keep.includes(word)),
        "data-key": `keep ${word}`,
      }),
    ),
    ...faces.map((face) =>
      cardButton(face, made.keep.includes(face), () => flip(face), { "data-key": `keep ${face}` }),
    ),
  ];
}

const toggle = (desk, made, key) =>
  button(
    desk.say(`plan-${key}`),
    () => {
      made[key] = !made[key];
      desk.redraw();
    },
    { "aria-pressed": String(made[key]), "data-key": `plan ${key}` },
  );

/** A list of which one is chosen, for what a plan says by `key`. */
function choiceList(desk, made, key, choices, word) {
  return el(
    "select",
    {
      "aria-label": desk.say(`plan-${key}`),
      "data-key": `plan ${key}`,
      onchange: (event) => {
        made[key] = event.target.value;
        desk.redraw();
      },
    },
    choices.map((one) => el("option", { value: one, selected: made[key] === one }, desk.say(word(one)))),
  );
}

// -------------------------------------------------------------------------------------------- supply

function supplyPanel(desk) {
  const rules = desk.rules(),
    now = desk.now();
  return [
    heading(desk.say("supply")),
    note(desk.say("supply-how", { roads: desk.facts.limits.supply })),
    el(
      "ul",
      { class: "pieces" },
      rules.ownPieces(now, "general").map((general) => supplyRow(desk, now, general)),
    ),
    ...whenText(desk),
  ];
}

function supplyRow(desk, now, general) {
  const [text, kind] = supplyText(desk, now, general),
    down = now.down.has(general);
  return el(
    "li",
    { class: kind, "data-supply": general },
    el("b", {}, general),
    `  ${desk.title(now.where.get(general))}${down ? ` ▼ ${desk.say("face-down")}` : ""}`,
    el("small", {}, text + (down && kind === "good" ? ` ${desk.say("turned-up")}` : "")),
  );
}
