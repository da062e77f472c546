"use strict";

/* Orders for one case: those that are carried out only if facts are so, and those for the case that they are not.
   A case is {said, facts, unless, within}: the facts as they are written, as they were filled in, whether the orders
   are for when they are not all so, and the case that has to be so besides, if there is one. */

/** The kinds of orders that may depend on facts (conditional_line.py); others hold in all cases. */
const FOR_CASES = ["move", "goal", "transfer", "recruit", "recruit-by-rule", "discard", "attack", "battle", "retreat", "hold", "offensive"];

const NEAR_ROADS = 2;

/** Whether a fact is so: of `now`, the position that the player sees. */
const FACT_IS_SO = {
  "PIECE in CITY": (rules, now, { piece, at }) => now.where.get(piece) === at,
  "PIECE near CITY": (rules, now, { piece, at, roads }) =>
    rules.board.distances(at)[now.where.get(piece)] <= Number(roads || NEAR_ROADS),
  "CITY conquered": (rules, now, { at }) => now.conquered.has(at),
  "CITY free": (rules, now, { at }) => !rules.at(now, at).length,
  "PIECE face down": (rules, now, { piece }) => now.down.has(piece),
  "NATION gone": (rules, now, { of }) => rules.hasQuit(of),
  "CARD in hand": (rules, now, { card }) => now.hand.includes(card),
  "troops of OWN # or more": (rules, now, one) => (now.troops[one.commander] || 0) >= Number(one.number),
  "troops of OWN # or fewer": (rules, now, one) => (now.troops[one.commander] || 0) <= Number(one.number),
};

const factIsSo = (rules, now, one) => FACT_IS_SO[one.fact](rules, now, one) !== one.opposite;

/** The cases of which one lies within the other, the outermost first. */
const nested = (wanted) => (wanted ? [...nested(wanted.within), wanted] : []);

const opposite = (wanted) => ({ ...wanted, unless: !wanted.unless });

const caseWritten = ({ said, unless }) => `${unless ? "unless" : "if"} ${said}`;
const allWritten = (wanted) => nested(wanted).map(caseWritten).join(": ");

const isSameCase = (one, other) => allWritten(one) === allWritten(other);

/** Whether an order is carried out: in the case that is supposed to be so, otherwise as things stand. */
function isDue(rules, now, order, supposed) {
  const all = nested(supposed);
  return nested(order.when).every((wanted) => {
    const known = all.find((one) => one.said === wanted.said);
    if (known) return known.unless === wanted.unless;
    return wanted.facts.every((one) => factIsSo(rules, now, one)) !== wanted.unless;
  });
}

/** The orders of the case for which orders are being given; outside of any those that hold in all. */
const ordersHere = (desk) => desk.plan().orders.filter((one) => isHere(desk, one));
const isHere = (desk, order) => isSameCase(order.when, FOR_CASES.includes(order.kind) ? desk.ui.when : null);

/** What was ordered just now is for the case that is open. */
function putInCase(desk, before) {
  if (!desk.ui.when) return;
  for (const order of desk.plan().orders) {
    if (!before.has(order) && FOR_CASES.includes(order.kind)) order.when = desk.ui.when;
  }
}

/** The lines of orders with their conditions: an `else` is for the case that the condition before it is not so, and
    with another condition it goes on from there. `steps` are those of the orders, `line` words one order. */
function linesOfCases(steps, line) {
  let last = null;
  return steps.map(({ order }) => {
    const { when } = order,
      before = last;
    if (!when) return line(order);
    if (before && isSameCase(when, opposite(before))) return `else: ${line(order)}`;
    last = when;
    const goesOn = before && when.within && isSameCase(when.within, opposite(before));
    const said = goesOn ? `else ${caseWritten(when)}` : allWritten(when);
    return `${said}: ${line(order)}`;
  });
}

/** Which case is open, above every panel. */
function caseOpen(desk) {
  const { when } = desk.ui;
  if (!when) return [];
  const turnTo = (other) => () => desk.openCase(other);
  return [
    el(
      "div",
      { class: "case", role: "group", id: "case", "aria-label": desk.say("case") },
      el("p", { class: "path" }, desk.say("case-open", { condition: desk.inWords(allWritten(when)) })),
      el(
        "div",
        { class: "options" },
        button(desk.say("case-other"), turnTo(opposite(when)), { "data-key": "case other" }),
        button(desk.say("case-end"), turnTo(null), { "data-key": "case end" }),
      ),
    ),
  ];
}
