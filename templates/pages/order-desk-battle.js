"use strict";

/* The panels of battles and of supply. A plan for fights is in order-desk-plan.js. */

function battlePanel(desk) {
  const rules = desk.rules(),
    now = desk.now(),
    attacks = rules.attacks(now);
  return [
    heading(desk.say("attacks")),
    attacks.length ? null : note(desk.say("attacks-none")),
    ...attacks.map(([city, other]) => attackRow(desk, city, other)),
    el(
      "div",
      { class: "options" },
      lineToggle(desk, "attack", "attack ask", "attack-ask"),
      lineToggle(desk, "forced", "forced at once", "forced-at-once"),
    ),
    ...(desk.part().unsure ? [note(desk.say("unsure"), "warning")] : []),
    ...planOfBattle(desk),
    ...retreatOf(desk),
  ].filter(Boolean);
}

/** An order of one line that is there or not. */
function lineToggle(desk, kind, said, word) {
  const there = ordersHere(desk).some((one) => one.say === said);
  const flip = () =>
    desk.change((mine) => {
      mine.orders = mine.orders.filter((one) => one.say !== said || !isHere(desk, one));
      if (!there) mine.orders.push({ kind, say: said });
    });
  return button(desk.say(word), flip, { "aria-pressed": String(there), "data-key": said });
}

/** An attack that the plan would come to; more than one are fought in the order that is chosen. */
function attackRow(desk, city, other) {
  const rules = desk.rules(),
    now = desk.now(),
    said = `attack ${rules.generalsAt(now, city)[0]} > ${rules.generalsAt(now, other)[0]}`;
  const orders = ordersHere(desk).filter((one) => one.kind === "attack"),
    place = orders.findIndex((one) => one.say === said) + 1;
  const toggle = () =>
    desk.change((mine) => {
      if (place) mine.orders = mine.orders.filter((one) => one.say !== said || !isHere(desk, one));
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
