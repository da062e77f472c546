"use strict";

/* What a battle plan decides, as the moderator's program reads it: orders/meaning/battle_plans.py and what it
   calls, in the same order and by the same names. A card to play is [face, value]. */

const NO_LIMIT = 1000,
  MOST_RESERVE = 10,
  PLAIN_TERMS = { highest: 13, double: "", bonus: 0, void: false, pressed: false };

/** A fight as the player with the right to play sees it; `facts` are the fields of the program's own. */
function makeFight(facts) {
  const { suit, score, troops, hand, played = [], terms = PLAIN_TERMS } = facts;
  const values = hand.filter((face) => face !== "R" && face[0] === suit).map((face) => Number(face.slice(1)));
  const own = values
    .sort((a, b) => a - b)
    .filter((value) => value <= terms.highest)
    .map((value) => [`${suit}${value}`, value]);
  const suited = [
    ...own,
    ...own.filter(([face]) => face === terms.double).map(([face, value]) => [face, 2 * value]),
  ];
  const reserves = hand.filter((face) => face === "R").length,
    mostReserve = Math.min(MOST_RESERVE, terms.highest),
    pressed = terms.pressed && Boolean(suited.length || reserves);
  const worth = ([, value]) => (terms.void ? 0 : value + terms.bonus);
  return {
    ...facts,
    played,
    terms,
    suited,
    reserves,
    mostReserve,
    pressed,
    worth,
    must: pressed || (score === 0 && suited.length > 0),
    needed: 1 - score,
    cost: Math.min(-score, troops),
    spent: sum(played.map(price)),
    suitWorth: sum(suited.filter((one) => price(one) === one[1]).map(price)) + MOST_RESERVE * reserves,
    allReserves: reserves ? Array.from({ length: mostReserve }, (_, at) => ["R", at + 1]) : [],
    allows: ([face, value]) =>
      face === "R"
        ? reserves > 0 && value >= 1 && value <= mostReserve
        : suited.some((one) => one[0] === face && one[1] === value),
    after(choice) {
      const left = [...hand];
      left.splice(left.indexOf(choice[0]), 1);
      return makeFight({
        ...facts,
        score: score + worth(choice),
        hand: left,
        played: [...played, choice],
        terms: { ...terms, double: "", bonus: 0, void: false },
      });
    },
  };
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const price = ([face, value]) => (face === "R" ? value : Number(face.slice(1)));

// ------------------------------------------------------------------------- the cards that a plan lets go

const suitedCards = (plan, fight) =>
  fight.suited.filter(([face]) => !plan.keep.includes(face) && !plan.keep.includes(fight.suit));
const once = (plan, fight) => suitedCards(plan, fight).filter((one) => price(one) === one[1]);
const freeReserves = (plan, fight) =>
  plan.reserve === "no" || plan.keep.includes("R") ? 0 : fight.reserves;
const cardsLeft = (plan, fight) =>
  (plan.cards ?? null) === null ? NO_LIMIT : Math.max(0, plan.cards - fight.played.length);
const budget = (plan, fight, limit = NO_LIMIT) => Math.min(plan.spend ?? NO_LIMIT, limit) - fight.spent;

function choicesOf(plan, fight, wished, limit = NO_LIMIT) {
  const suited = suitedCards(plan, fight),
    left = budget(plan, fight, limit);
  const turn = plan.reserve === "yes" || !suited.length,
    itsTurn = fight.score === 0 ? plan.reserve === "yes" && !suited.length : turn;
  const named = plan.high ? MOST_RESERVE : wished - fight.terms.bonus,
    value = Math.max(1, Math.min(fight.mostReserve, named, left));
  const choices = freeReserves(plan, fight) && itsTurn ? [...suited, ["R", value]] : suited;
  if (!cardsLeft(plan, fight)) return [];
  return choices.filter((one) => price(one) <= left).sort((a, b) => a[1] - b[1]);
}

/** What all cards that may go are worth together; with `cards` they are the highest. */
function mostTogether(plan, fight) {
  const down = (a, b) => b - a;
  const suited = once(plan, fight).map(price).sort(down),
    reserves = Array(freeReserves(plan, fight)).fill(fight.mostReserve),
    worths = [...suited, ...reserves];
  return sum((plan.reserve === "yes" ? worths.sort(down) : worths).slice(0, cardsLeft(plan, fight)));
}

// --------------------------------------------------------------------------------------------- settle

/** Every total up to `most` that some of the cards make, with the fewest cards for it. */
function sumsOf(cards, most) {
  const sums = new Map([[0, []]]);
  for (const card of cards) {
    for (const [total, chosen] of [...sums]) {
      const more = total + card[1];
      if (more <= most && (!sums.has(more) || chosen.length + 1 < sums.get(more).length))
        sums.set(more, [...chosen, card]);
    }
  }
  return sums;
}

function cheapest(plan, fight, least, most) {
  const suited = once(plan, fight),
    sums = sumsOf(suited, Math.min(most, budget(plan, fight)));
  const costs = [...sums].filter(([total]) => total >= least).map(([total, cards]) => [total, total, cards]);
  for (const [total, cards] of sums) {
    const missing = least - total,
      count = Math.ceil(missing / fight.mostReserve);
    const allowed = plan.reserve === "yes" || cards.length === suited.length;
    if (count > 0 && count <= freeReserves(plan, fight) && allowed && least <= budget(plan, fight))
      costs.push([
        total + MOST_RESERVE * count,
        least,
        [...cards, ["R", Math.min(fight.mostReserve, missing)]],
      ]);
  }
  const few = costs.filter(([, , cards]) => cards.length <= cardsLeft(plan, fight));
  if (!few.length) return null;
  const less = (a, b) => a[0] - b[0] || a[2].length - b[2].length || a[1] - b[1];
  const cards = few.reduce((best, one) => (less(one, best) < 0 ? one : best))[2];
  return [...cards].reverse().find(([face]) => face !== "R") || cards[cards.length - 1];
}

// --------------------------------------------------------------------------------------------- fight

function canTurn(plan, fight, limit) {
  const choices = choicesOf(plan, fight, fight.needed, limit);
  if (fight.terms.void) return choices.slice(0, 1).some((one) => canTurn(plan, fight.after(one), limit));
  if (choices.some((one) => fight.worth(one) >= fight.needed)) return true;
  return fight.score < 0 && together(plan, fight, limit);
}

function together(plan, fight, limit) {
  const left = budget(plan, fight, limit),
    suited = once(plan, fight),
    every = sum(suited.map(price));
  const least = fight.needed - fight.terms.bonus,
    number = cardsLeft(plan, fight),
    reserves = freeReserves(plan, fight);
  return [...sumsOf(suited, left)].some(([total, cards]) => {
    if (cards.length > number) return false;
    const free = plan.reserve === "yes" || total === every,
      more = free ? Math.min(reserves, number - cards.length) * fight.mostReserve : 0;
    return least <= Math.min(total + more, left);
  });
}

function nextCard(plan, fight, limit) {
  const choices = choicesOf(plan, fight, fight.needed, limit);
  if (fight.terms.void) return choices[0] || null;
  const turning = choices.filter((one) => fight.worth(one) >= fight.needed);
  if (turning.length) return plan.high ? turning[turning.length - 1] : turning[0];
  const goesOn = (after) => after.score < 0 && canTurn(plan, after, limit);
  return [...choices].reverse().find((one) => goesOn(fight.after(one))) || reserveFirst(plan, fight, limit);
}

/** A Reserve that brings the score above 0 by itself, where the suited cards would come to 0 and no farther. */
function reserveFirst(plan, fight, limit) {
  const worth = fight.needed - fight.terms.bonus;
  const may =
    fight.score < 0 &&
    freeReserves(plan, fight) &&
    worth <= budget(plan, fight, limit) &&
    cardsLeft(plan, fight) > 0;
  return may && worth >= 1 && worth <= fight.mostReserve ? ["R", worth] : null;
}

// -------------------------------------------------------------------------------------------- the steps

const limitOf = (plan) => plan.fight ?? NO_LIMIT;

/** The clauses in the order in which they are asked: each decides a card, "stop", "ask", or nothing. */
const STEPS = [
  ["play", playNamed],
  ["ask if", (plan, fight) => (plan.askIf.some((all) => allHold(all, fight)) ? "ask" : null)],
  [
    "fight",
    (plan, fight) =>
      plan.fight !== null && canTurn(plan, fight, plan.fight) ? nextCard(plan, fight, plan.fight) : null,
  ],
  ["loss", (plan, fight) => (plan.loss !== null && fight.cost <= plan.loss && !fight.must ? "stop" : null)],
  ["", playVoid],
  ["settle", settled],
  ["concede", (plan) => (plan.concede ? "stop" : null)],
  ["ask", (plan) => (plan.ask ? "ask" : null)],
  [
    "zero",
    (plan, fight) =>
      (plan.zero && choicesOf(plan, fight, -fight.score).find((one) => fight.worth(one) === -fight.score)) ||
      null,
  ],
  ["low, high", turned],
  ["low, high", lessened],
];
const ENDING = ["loss", "settle", "concede", "zero"];

function playNamed(plan, fight) {
  const gone = fight.played.map(([face]) => face);
  for (const [face, value] of plan.play) {
    const own = fight.suited.filter((one) => one[0] === face);
    if (gone.includes(face)) gone.splice(gone.indexOf(face), 1);
    else if (face === "R" && fight.reserves) return ["R", Math.min(value, fight.mostReserve)];
    else if (own.length) return own.find((one) => one[1] === value) || own[0];
  }
  return null;
}

function playVoid(plan, fight) {
  const choices = fight.terms.void && fight.score < 0 ? choicesOf(plan, fight, 1) : [];
  if (!choices.length) return null;
  const then = decided(plan, fight.after(choices[0]));
  return typeof then === "string" ? then : choices[0];
}

function settled(plan, fight) {
  if (plan.settle === null || fight.score === 0) return null;
  if (fight.cost <= plan.settle) return "stop";
  const { bonus } = fight.terms;
  return cheapest(
    plan,
    fight,
    Math.max(1, -fight.score - plan.settle - bonus),
    -fight.score - 1 - bonus,
  );
}

function turned(plan, fight) {
  for (const least of [fight.needed, fight.needed - 1]) {
    const turning = choicesOf(plan, fight, least, limitOf(plan)).filter((one) => fight.worth(one) >= least);
    if (turning.length) return plan.high && !fight.terms.void ? turning[turning.length - 1] : turning[0];
  }
  return null;
}

function lessened(plan, fight) {
  const choices = choicesOf(plan, fight, MOST_RESERVE, limitOf(plan));
  const best = Math.min(mostTogether(plan, fight), budget(plan, fight, limitOf(plan))) + fight.terms.bonus;
  return choices.length && -fight.score - best < fight.cost ? choices[choices.length - 1] : null;
}

function decided(plan, fight) {
  for (const [clause, step] of STEPS) {
    const found = fight.pressed && ENDING.includes(clause) ? null : step(plan, fight);
    if (found !== null) return found;
  }
  return "stop";
}

function nearest(plan, fight) {
  for (const group of [suitedCards(plan, fight), fight.suited, fight.allReserves]) {
    const legal = group.filter(fight.allows);
    if (legal.length)
      return legal.find((one) => fight.worth(one) >= fight.needed) || legal[legal.length - 1];
  }
  return "stop";
}

/** What one plan decides: a card, "stop", or "ask" for the player himself. */
function follow(plan, fight) {
  const choice = decided(plan, fight);
  if (choice === "ask") return choice;
  const wrong = choice === "stop" ? fight.must : !fight.allows(choice);
  return wrong ? nearest(plan, fight) : choice;
}

// ------------------------------------------------------------------------------------- which plan holds

const LOOKED_AT = {
  score: (fight) => fight.score,
  loss: (fight) => fight.cost,
  troops: (fight) => fight.troops,
  "enemy troops": (fight) => fight.enemyTroops,
  suit: (fight) => fight.suitWorth,
  "enemy cards": (fight) => fight.enemyCards,
};

/** Whether all conditions are fulfilled, each {what, number, more}. */
const allHold = (conditions, fight) =>
  conditions.every(({ what, number, more }) => {
    if (what === "attacked" || what === "attacking") return fight.attacking === (what === "attacking");
    const value = LOOKED_AT[what](fight);
    return more ? value >= number : value <= number;
  });

/** The plan that holds: of those that fit the most exact one, among equals the later one. */
function fitting(plans, fight) {
  const fits = plans.filter(
    (plan) =>
      plan.own.every((name) => fight.own.includes(name)) &&
      plan.enemy.every((name) => fight.enemy.includes(name)) &&
      ["", fight.enemyNation].includes(plan.against) &&
      allHold(plan.conditions, fight),
  );
  const exactness = (plan) =>
    2 *
      ((plan.own.length ? 2 : 0) + (plan.enemy.length ? 2 : plan.against ? 1 : 0)) +
    (plan.conditions.length ? 1 : 0);
  return fits.reduce((best, plan) => (best && exactness(best) > exactness(plan) ? best : plan), null);
}
