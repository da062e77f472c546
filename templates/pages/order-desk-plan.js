"use strict";

/* A plan for fights, clause by clause, and what it would do. */

const NUMBERS = ["loss", "settle", "spend", "cards"],
  CONDITIONS = [
    "attacked",
    "attacking",
    "score # or worse",
    "score # or better",
    "loss # or more",
    "loss # or less",
    "troops # or fewer",
    "troops # or more",
    "enemy troops # or more",
    "enemy troops # or fewer",
    "suit # or less",
    "suit # or more",
    "enemy cards # or fewer",
    "enemy cards # or more",
  ];

/** A new plan fights: one that only says `loss 2` gives up at -2 with a full hand. */
const newBattle = () => ({
  own: "",
  enemy: "",
  fight: true,
  upTo: "",
  play: [],
  keep: [],
  reserve: "last",
  high: false,
  zero: false,
  end: "",
  conditions: [],
  askIf: [],
  condition: CONDITIONS[0],
  number: "",
});

/** A plan for battles, clause by clause. */
function planOfBattle(desk) {
  const ui = desk.ui,
    made = ui.battle || (ui.battle = newBattle());
  const said = battleText(made),
    whole = Boolean(clausesOf(made).length);
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
    el("div", { class: "options" }, toggle(desk, made, "fight"), made.fight ? numberField(desk, made, "upTo") : null),
    el(
      "div",
      { class: "options" },
      NUMBERS.map((key) => numberField(desk, made, key)),
    ),
    el(
      "div",
      { class: "options", role: "group", "aria-label": desk.say("plan-play") },
      el("span", {}, desk.say("plan-play")),
      playList(desk, made),
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
    ...conditionsOf(desk, made),
    el("p", { class: "path", id: "plan-text" }, desk.inWords(said)),
    button(
      desk.say("plan-order"),
      () => {
        ui.battle = null;
        desk.order({ kind: "battle", say: said, plan: planMeant(desk, made) });
      },
      { class: "main", id: "order-battle", disabled: !whole, "data-key": "plan" },
    ),
    ...forecastOf(desk, whole ? planMeant(desk, made) : null),
  ];
}

/** What the plans ordered and the one being made would do. */
function forecastOf(desk, made) {
  const isSo = (one) => isDue(desk.rules(), desk.now(), one, desk.ui.when);
  const ordered = desk.plan().orders.filter((one) => one.kind === "battle" && one.plan && isSo(one));
  const plans = [...desk.part().plans, ...ordered.map((one) => one.plan), ...(made ? [made] : [])];
  const lines = forecastLines(desk, plans);
  if (!plans.length) return [];
  return [
    heading(desk.say("forecast")),
    note(desk.say(lines.length ? "forecast-how" : "forecast-none")),
    el(
      "ul",
      { class: "forecast", id: "forecast" },
      lines.map((line) => el("li", {}, line)),
    ),
  ];
}

/** When a plan holds, and when it asks: one condition is made, and put to the one or the other. */
function conditionsOf(desk, made) {
  const said = made.condition.replace("#", made.number),
    wants = made.condition.includes("#");
  const add = (list) => () => {
    if (!made[list].includes(said)) made[list].push(said);
    made.number = "";
    desk.redraw();
  };
  const chips = (list, lead) =>
    made[list].map((one) =>
      chip(desk, `${lead} ${one}`, () => {
        made[list] = made[list].filter((other) => other !== one);
      }),
    );
  const full = !wants || /^\d+$/.test(made.number);
  return [
    el(
      "div",
      { class: "options", role: "group", "aria-label": desk.say("plan-conditions") },
      el("span", {}, desk.say("plan-conditions")),
      choice(
        desk,
        "condition",
        made,
        CONDITIONS.map((one) => [one, desk.inWords(one.replace("score #", "score -#").replace("#", "…"))]),
      ),
      wants ? numberField(desk, made, "number") : null,
      button(desk.say("plan-if"), add("conditions"), { disabled: !full, "data-key": "plan if" }),
      button(desk.say("plan-ask-if"), add("askIf"), { disabled: !full, "data-key": "plan ask if" }),
    ),
    el("div", { class: "options" }, chips("conditions", "if"), chips("askIf", "ask if")),
  ];
}

/** Something that was chosen and can be taken back. */
const chip = (desk, said, takeBack) =>
  button(
    `${desk.inWords(said)} ×`,
    () => {
      takeBack();
      desk.redraw();
    },
    { class: "chip", "data-chip": said, "data-key": `chip ${said}` },
  );

/** A list of which one is chosen: `choices` are pairs of what is kept by `key` and what is shown. */
const choice = (desk, key, made, choices) =>
  el(
    "select",
    {
      "aria-label": desk.say(`choose-${key}`),
      "data-key": `choose ${key}`,
      "data-choose": key,
      onchange: (event) => {
        made[key] = event.target.value;
        desk.redraw();
      },
    },
    choices.map(([value, shown]) => el("option", { value, selected: made[key] === value }, shown)),
  );

/** The plan as it is written. */
function battleText(made) {
  const who = `battle${made.own ? ` ${made.own}` : ""}${made.enemy ? ` > ${made.enemy}` : ""}`;
  const when = made.conditions.length ? ` if ${made.conditions.map(withMinus).join(", ")}` : "";
  return `${who}${when}: ${clausesOf(made).join(", ")}`;
}

function clausesOf(made) {
  return [
    made.play.length ? `play ${made.play.join(" ")}` : "",
    ...made.askIf.map((one) => `ask if ${withMinus(one)}`),
    made.fight ? `fight${made.upTo ? ` up to ${made.upTo}` : ""}` : "",
    ...NUMBERS.map((key) => (made[key] ? `${key} ${made[key]}` : "")),
    made.keep.length ? `keep ${made.keep.join(" ")}` : "",
    made.high ? "high" : "",
    made.zero ? "zero" : "",
    made.reserve === "last" ? "" : `reserve ${made.reserve}`,
    made.end,
  ].filter(Boolean);
}

/** A score is written with its minus. */
const withMinus = (condition) => condition.replace(/^score (?=[1-9])/, "score -");

/** The plan as order-desk-fight.js reads it. */
function planMeant(desk, made) {
  const number = (text) => (text ? Number(text) : null),
    nation = made.enemy in desk.facts.nations;
  const meant = (text) => {
    const [, what, digits, bound] = text.match(/^(\D+?)(?: (\d+) or (\w+))?$/);
    const bare = Number(digits || 0);
    return { what, number: what === "score" ? -bare : bare, more: ["more", "better"].includes(bound) };
  };
  return {
    own: made.own ? [made.own] : [],
    enemy: made.enemy && !nation ? [made.enemy] : [],
    against: nation ? made.enemy : "",
    play: made.play.map((face) => [face, Number(face.slice(1))]),
    keep: made.keep.map((word) => KEPT_SUITS[word] || word),
    fight: made.fight ? (number(made.upTo) ?? NO_LIMIT) : null,
    loss: number(made.loss),
    settle: number(made.settle),
    spend: number(made.spend),
    cards: number(made.cards),
    high: made.high,
    zero: made.zero,
    reserve: made.reserve,
    concede: made.end === "concede",
    ask: made.end === "ask",
    conditions: made.conditions.map(meant),
    askIf: made.askIf.map((one) => [meant(one)]),
  };
}

function generalList(desk, made, side) {
  const rules = desk.rules(),
    wanted = (piece) =>
      side === "own" ? piece.nation === desk.ui.nation : rules.hostile(piece.nation, desk.ui.nation);
  const names = [...rules.pieces.values()]
    .filter((piece) => piece.kind === "general" && !piece.gone && wanted(piece))
    .map((piece) => piece.name);
  const label = desk.say(side === "own" ? "plan-own" : "plan-enemy");
  const nations = side === "own" ? [] : hostileNations(desk);
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
    [...nations, ...names].map((name) =>
      el("option", { value: name, selected: made[side] === name }, desk.name(name)),
    ),
  );
}

/** The nations in play that are at war with the player's. */
const hostileNations = (desk) =>
  Object.keys(desk.facts.nations).filter((name) => desk.rules().hostile(name, desk.ui.nation));

/** The cards to be played, in the order in which they are pressed; a Reserve's value is left to the player's pen. */
function playList(desk, made) {
  const faces = desk.part().hand.filter((face) => face !== "R");
  return faces.map((face, at) => {
    // A card may be held twice: so many of its buttons are pressed as it is named.
    const copy = faces.slice(0, at).filter((one) => one === face).length,
      pressed = made.play.filter((one) => one === face).length > copy;
    return cardButton(
      face,
      pressed,
      () => {
        if (pressed) made.play.splice(made.play.lastIndexOf(face), 1);
        else made.play.push(face);
        desk.redraw();
      },
      { "data-play": face, "data-key": `play ${face} ${copy}` },
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
    suits = Object.entries(KEPT_SUITS).map(([word, letter]) => [word, SUITS[letter]]);
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

