"use strict";

/* Recruitment whose cards pay by rule, as orders/meaning/pay_by_rule.py and orders/meaning/recruits_by_rule.py
   carry it out. */

const CHEAPEST_CARD = "cheapest",
  KEPT_SUITS = { spades: "S", clubs: "C", hearts: "H", diamonds: "D" };

/** The wish of a rule that a card fits, counted from 0; -1 if it may not pay. */
function wishOf(face, { wishes = [], keep = [] }) {
  if (keep.some((word) => word === face || (KEPT_SUITS[word] || word) === face[0])) return -1;
  return (wishes.length ? wishes : [CHEAPEST_CARD]).findIndex((wish) => {
    const [first, suit] = wish.split(" ");
    return first === CHEAPEST_CARD ? !suit || KEPT_SUITS[suit] === face[0] : first === face;
  });
}

/** Which of two ways to pay the same is the better, told by what counts first: below 0 the one. */
function worseThan(one, other) {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1)
    if (one[at] !== other[at]) return one[at] - other[at];
  return one.length - other.length;
}

/** The cards that pay at least so much by a rule and as little more as can be; null if all together do not.
    Of those that pay the same, Reserves come last, then the earlier wishes count, then low cards. */
function paymentByRule(rules, hand, rule, cost) {
  const value = (face) => (face === "R" ? 0 : Number(face.slice(1)));
  const allowed = hand
    .map((face) => [face, wishOf(face, rule)])
    .filter(([, rank]) => rank >= 0)
    .sort(([a], [b]) => value(a) - value(b) || (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
  const best = new Map([[0, { how: [0, 0], faces: [] }]]);
  for (const [face, rank] of allowed) {
    const worth = rules.points([face]);
    for (const [total, { how, faces }] of [...best]) {
      if (total >= cost) continue;
      const [reserves, later, ...values] = how;
      const next = [reserves + (face === "R"), later + rank * worth, worth, ...values];
      const before = best.get(total + worth);
      if (!before || worseThan(next, before.how) < 0)
        best.set(total + worth, { how: next, faces: [...faces, face] });
    }
  }
  const enough = [...best.keys()].filter((total) => total >= cost);
  return enough.length ? best.get(Math.min(...enough)).faces : null;
}

/** What is wished, once for each troop: one after the other if all have numbers, else one each in turn. */
function wishesInTurn(rules, order) {
  const entering = new Map(order.entering);
  const names = [...Object.keys(order.troops).filter((name) => !entering.has(name)), ...entering.keys()];
  const wishes = names.map((name) => ({ name, city: entering.get(name) ?? null, most: order.troops[name] ?? null }));
  if (wishes.every((one) => one.most !== null)) return wishes.flatMap((one) => Array(one.most || 1).fill(one));
  const times = (one) => (rules.isGeneral(one.name) ? (one.most ?? rules.mostTroops) : 1);
  return Array.from({ length: rules.mostTroops }, (_, round) =>
    wishes.filter((one) => round < times(one)),
  ).flat();
}

/** What an order by rule comes to now: as much of what it wishes as its cards pay and rule 10 allows. */
function recruitedByRule(rules, now, order) {
  let best = { cards: [], troops: {}, entering: [] };
  for (const wish of wishesInTurn(rules, order)) {
    if (rules.bought(best) === order.most) break;
    const cards = paymentByRule(rules, now.hand, order, (rules.bought(best) + 1) * rules.price(now));
    if (!cards) break;
    const more = withOneMore(rules, now, best, wish, cards);
    if (more && !rules.recruitVerdict(now, more)) best = more;
  }
  return best;
}

/** A recruitment with one thing more; null if it is a train that is bought already. */
function withOneMore(rules, now, before, wish, cards) {
  const isGeneral = rules.isGeneral(wish.name),
    enters = !now.where.has(wish.name) && !before.entering.some(([name]) => name === wish.name);
  if (!isGeneral && !enters) return null;
  const troops = isGeneral
    ? { ...before.troops, [wish.name]: (before.troops[wish.name] || 0) + 1 }
    : before.troops;
  return { cards, troops, entering: enters ? [...before.entering, [wish.name, wish.city]] : before.entering };
}
