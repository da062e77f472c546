"use strict";

/* Asks the page's rules what test_same_rules.py asks the engine. */

function answered(facts, nation, orders, asks) {
  const part = facts.parts.find((one) => one.nation === nation);
  const rules = makeRules({ ...facts, board: window.board }, part);
  let now = rules.start();
  return asks.map((ask, place) => {
    if (place) now = carriedOut(rules, now, orders[place - 1]);
    return { ...judged(rules, now, ask), ...standing(rules, now) };
  });
}

function carriedOut(rules, now, order) {
  if (order.kind === "move") {
    if (rules.moveVerdict(now, order.pieces, order.path)) throw new Error(`refused: ${JSON.stringify(order)}`);
    return rules.move(now, order.pieces, order.path).now;
  }
  if (order.kind === "transfer") return rules.transfer(now, order.count, order.giver, order.taker);
  if (rules.recruitVerdict(now, order)) throw new Error(`refused: ${JSON.stringify(order)}`);
  return rules.recruit(now, order);
}

function judged(rules, now, ask) {
  const generals = rules.ownPieces(now, "general");
  return {
    reach: ask.groups.map((group) => [...rules.reach(now, group)].sort(([a], [b]) => a - b)),
    legal: ask.paths.map(([group, path]) => rules.moveVerdict(now, group, path) === null),
    supply: generals.map((name) => rules.supply(now, name)).map((one) => [one.source, one.train || null, one.path]),
    attacks: rules.attacks(now),
    leave: rules.mustLeave(now),
    recruit: ask.recruits.map((one) => rules.recruitVerdict(now, one) === null),
    price: rules.price(now),
  };
}

function standing(rules, now) {
  const generals = rules.ownPieces(now, "general");
  return {
    where: Object.fromEntries(now.where),
    troops: Object.fromEntries(generals.map((name) => [name, now.troops[name]])),
    down: [...now.down].sort(),
    conquered: [...now.conquered].sort((a, b) => a - b),
    marks: now.marks,
    moved: [...now.moved].sort(),
    hand: [...now.hand].sort(),
  };
}
