"use strict";

/* The panel of what is asked: each answer is a button, the set-up a slider a general. */

function askedPanel(desk) {
  return desk.part().asked.flatMap((one) => (ASKED[one.kind] || optionsOf)(desk, one));
}

const ASKED = { "set-up": setupOf, movement: movementOf, play: playOf };

function movementOf(desk, asked) {
  const held = ordersHere(desk).some((one) => one.kind === "hold");
  return [
    heading(desk.say("asked-movement", { nation: desk.name(desk.ui.nation) })),
    note(desk.say("asked-movement-how")),
    button(desk.say("hold"), () => hold(desk, held), { "aria-pressed": String(held), "data-key": "hold" }),
  ];
}

function hold(desk, held) {
  desk.change((mine) => {
    mine.orders = mine.orders.filter((one) => one.kind !== "hold" || !isHere(desk, one));
    if (!held) mine.orders.push({ kind: "hold", say: "hold" });
  });
}

function optionsOf(desk, asked) {
  return [
    ...about(desk, asked),
    el(
      "div",
      { class: "options" },
      asked.options.map((option) => optionButton(desk, asked, option)),
    ),
  ];
}

function about(desk, asked) {
  const found = [heading(desk.say(`asked-${asked.kind}`, { number: asked.number }))];
  if (asked.fate) found.push(note(desk.name(asked.fate)));
  if (asked.fight) found.push(note(fightText(desk, asked.fight)));
  if (asked.kind === "retreat")
    found.push(note(desk.say("retreat-how", { who: asked.losers.join(" + "), count: asked.length })));
  if (asked.default) found.push(note(desk.say("otherwise", { answer: desk.inWords(asked.default) })));
  return found;
}

const fightText = (desk, fight) =>
  desk.say("fight", {
    own: fight.own.join(" + "),
    enemies: fight.enemies.join(" + "),
    here: desk.title(fight.cities[0]),
    there: desk.title(fight.cities[1]),
  });

const chosen = (desk, asked) =>
  (desk.plan().orders.find((one) => one.kind === "answer" && one.number === asked.number) || {}).say;

function optionButton(desk, asked, option, text) {
  const pressed = chosen(desk, asked) === option.say,
    onclick = () => desk.answer(asked, option.say);
  const props = { "data-say": option.say, "data-key": option.say };
  if (option.card && !text) return cardButton(option.card, pressed, onclick, props);
  return button(text || optionText(desk, option), onclick, { "aria-pressed": String(pressed), ...props });
}

function optionText(desk, option) {
  if (option.fight) return fightText(desk, option.fight);
  if (option.say === "concede") return desk.say("concede");
  if (option.say === "pass") return desk.say("pass");
  if (option.say === "offensive no") return desk.say("offensive-no");
  return option.general || option.say;
}

/** A card to play: each with the score it would make, as long as no Card of Fate changes that. */
function playOf(desk, asked) {
  const plain = !(desk.part().effect && desk.part().effect.fight);
  const after = (option) => (plain ? ` → ${signed(asked.score + option.value)}` : "");
  const text = (option) =>
    option.card
      ? `${option.card === "R" ? `R${option.value}` : cardText(option.card)}${double(option)}${after(option)}`
      : null;
  const double = (option) =>
    option.card !== "R" && Number(option.card.slice(1)) !== option.value ? `=${option.value}` : "";
  return [
    ...about(desk, asked),
    note(desk.say("play-score", { score: signed(asked.score), suit: SUITS[asked.suit] })),
    asked.must ? note(desk.say("play-must")) : null,
    el(
      "div",
      { class: "options" },
      asked.options.map((option) =>
        optionButton(desk, asked, option, text(option) || optionText(desk, option)),
      ),
    ),
  ].filter(Boolean);
}

const signed = (score) => (score > 0 ? `+${score}` : String(score).replace("-", "\u2212"));

/** Troops at the start, a slider each. */
function setupOf(desk, asked) {
  const shares = desk.plan().setup || asked.default,
    sum = Object.values(shares).reduce((all, one) => all + one, 0);
  const share = (general, count) =>
    desk.change((mine) => {
      mine.setup = { ...shares, [general]: count };
    });
  const left = asked.troops - sum;
  return [
    heading(desk.say("asked-set-up", { nation: desk.name(desk.ui.nation), troops: asked.troops })),
    ...Object.entries(shares).map(([general, count]) =>
      slider(desk, general, count, (value) => share(general, value)),
    ),
    note(
      left
        ? desk.say(left > 0 ? "troops-left" : "troops-over", { count: Math.abs(left) })
        : desk.say("troops-right"),
      left ? "warning" : "good",
    ),
    desk.plan().setup
      ? null
      : button(
          desk.say("setup-as-shown"),
          () =>
            desk.change((mine) => {
              mine.setup = { ...shares };
            }),
          { class: "main" },
        ),
  ].filter(Boolean);
}

function slider(desk, general, count, set) {
  const most = desk.facts.limits.troops;
  const input = el("input", {
    type: "range",
    min: 1,
    max: most,
    value: count,
    "aria-label": general,
    "data-general": general,
    "data-key": `slider ${general}`,
    onchange: (event) => set(Number(event.target.value)),
    oninput: (event) => {
      event.target.nextSibling.textContent = event.target.value;
    },
  });
  return el("label", { class: "slider" }, el("span", {}, general), input, el("output", {}, String(count)));
}
