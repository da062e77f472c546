"use strict";

/* The panels beside the map, one function each: the desk -> elements; and what they are made of. */

const PANELS = {
  asked: askedPanel,
  move: movePanel,
  cards: cardsPanel,
  battle: battlePanel,
  supply: supplyPanel,
  letter: letterPanel,
};

/** The tabs there are now, with how much waits in each. */
function tabsOf(desk) {
  const part = desk.part(),
    asked = part.asked.length || (!part.ready && desk.facts.phase === "set-up");
  const refused = desk.steps().filter((step) => step.verdict).length;
  return [
    ...(asked ? [{ key: "asked", text: desk.say("tab-asked"), count: unanswered(desk) }] : []),
    { key: "move", text: desk.say("tab-move") },
    ...(part.ready ? [{ key: "cards", text: desk.say("tab-cards") }] : []),
    { key: "battle", text: desk.say("tab-battle") },
    { key: "supply", text: desk.say("tab-supply") },
    { key: "letter", text: desk.say("tab-letter"), count: refused ? "!" : desk.plan().orders.length },
  ];
}

function unanswered(desk) {
  const { orders, setup } = desk.plan();
  const done = (one) =>
    one.kind === "set-up"
      ? setup
      : one.kind === "movement"
        ? orders.length
        : orders.some((mine) => mine.number === one.number);
  return desk.part().asked.filter((one) => !done(one)).length;
}

const heading = (text) => el("h2", {}, text);
const note = (text, kind = "note") => el("p", { class: kind }, text);
const button = (text, onclick, props = {}) => el("button", { type: "button", onclick, ...props }, text);

/** A card that can be pressed. */
function cardButton(face, pressed, onclick, props = {}) {
  const red = "HD".includes(face[0]) ? "red" : "";
  return el(
    "button",
    { type: "button", class: `card ${red}`, "aria-pressed": String(pressed), onclick, ...props },
    cardText(face),
  );
}

/** What may have changed until the stage comes. */
function whenText(desk) {
  const part = desk.part(),
    notes = [];
  if (part.unsure) notes.push(note(desk.say("unsure"), "warning"));
  if (part.before.length)
    notes.push(note(desk.say("before", { nations: part.before.map(desk.name).join(", "), turn: part.turn })));
  if (part.fate) notes.push(note(desk.say("fate-before")));
  if (part.effect) notes.push(note(desk.say("fate-now", { text: desk.name(part.effect.text) })));
  return notes;
}
