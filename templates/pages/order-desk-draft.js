"use strict";

/* What a player plans: orders in a list, carried out one by one on the position he sees; and the letter. */

/** The kinds of orders that change the position, and how each is judged and done. */
const DEEDS = {
  move: {
    verdict: (rules, now, order) => rules.moveVerdict(now, order.pieces, order.path),
    done: (rules, now, order) => rules.move(now, order.pieces, order.path),
  },
  goal: {
    verdict: (rules, now, order) => rules.piecesVerdict(now, order.pieces),
    done: (rules, now, order) => {
      const path = wayOfGoal(rules, now, order);
      return { ...(path.length ? rules.move(now, order.pieces, path) : { now }), path };
    },
  },
  transfer: {
    verdict: (rules, now, order) => rules.transferVerdict(now, order.count, order.giver, order.taker),
    done: (rules, now, order) => ({ now: rules.transfer(now, order.count, order.giver, order.taker) }),
  },
  recruit: {
    verdict: (rules, now, order) => rules.recruitVerdict(now, order),
    done: (rules, now, order) => ({ now: rules.recruit(now, order) }),
  },
  "recruit-by-rule": {
    verdict: () => null,
    done: (rules, now, order) => {
      const bought = recruitedByRule(rules, now, order);
      return { now: bought.cards.length ? rules.recruit(now, bought) : now, bought };
    },
  },
  offensive: {
    verdict: (rules, now, order) =>
      order.card && !now.hand.includes(order.card) ? { why: "not-held", card: order.card } : null,
    done: (rules, now, order) => ({ now: rules.offensive(now, order.card) }),
  },
};

const isOffensive = (order) => order.kind === "offensive";

/** The Offensive Option is decided before anything else of a stage (rule 13), by the last order that does. */
const inOrder = (orders) => [
  ...orders.filter(isOffensive),
  ...orders.filter((order) => !isOffensive(order)),
];

/** Every order with what became of it: {order, due, before, after, verdict, outcome}; who is refused changes nothing, nor
    does what is not carried out in the case `supposed`. Each is judged in the case that it is for. */
function carriedOut(rules, plan, supposed = null) {
  const inItsCase = (order) => judged(rules, plan, order.when).find((one) => one.order === order);
  return judged(rules, plan, supposed).map((step) =>
    step.due ? step : { ...inItsCase(step.order), due: false, before: step.before, after: step.after },
  );
}

function judged(rules, plan, supposed) {
  const first = rules.start(plan.setup || undefined),
    orders = inOrder(plan.orders),
    due = orders.filter((order) => isDue(rules, first, order, supposed)),
    decided = due.findLast(isOffensive);
  let now = first;
  return orders.map((order) => {
    const deed = DEEDS[order.kind],
      before = now;
    if (!due.includes(order) || (isOffensive(order) && order !== decided)) return { order, due: false, before, after: now, verdict: null, outcome: null };
    const verdict = deed ? deed.verdict(rules, now, order) : null;
    const outcome = deed && !verdict ? deed.done(rules, now, order) : null;
    if (outcome) now = outcome.now;
    return { order, due: true, before, after: now, verdict, outcome };
  });
}

/** The position after all that is planned. */
function planned(rules, plan, steps) {
  return steps.length ? steps[steps.length - 1].after : rules.start(plan.setup || undefined);
}

// ------------------------------------------------------------------------------------------ in words

/** An order as it is written in a letter. `rules` know the pieces, `title` the cities. */
function written(rules, title, order) {
  const named = (name) => {
    const piece = rules.pieces.get(name);
    return piece.kind === "train" ? `train ${piece.number}` : name;
  };
  switch (order.kind) {
    case "move":
      return `move ${order.pieces.map(named).join(" + ")}: ${order.path.map(title).join(", ")}${elseWritten(order)}`;
    case "goal":
      return `move ${order.pieces.map(named).join(" + ")} ${order.enemy ? `against ${order.enemy}` : `to ${title(order.goal)}`}${elseWritten(order)}`;
    case "transfer":
      return `transfer ${order.count} ${order.giver} > ${order.taker}`;
    case "recruit":
    case "recruit-by-rule":
      return `recruit ${order.rule || order.cards.join(" ")}: ${recruited(named, title, order).join(", ")}`;
    case "offensive":
      return `offensive ${order.card || "no"}`;
    case "answer":
      return `answer ${order.number}: ${order.say}`;
    default:
      return order.say;
  }
}

function recruited(named, title, order) {
  const entering = new Map(order.entering);
  const items = Object.entries(order.troops)
    .filter(([name]) => !entering.has(name))
    .map(([name, count]) => `${name} ${count}`);
  for (const [name, city] of entering) {
    items.push(`${named(name)} at ${title(city)}${name in order.troops ? ` ${order.troops[name]}` : ""}`);
  }
  return items;
}

const STAGE = ["move", "goal", "transfer", "recruit", "recruit-by-rule", "offensive", "hold"];

/** The lines of a nation's part, without those that cannot be carried out. */
function linesOf(rules, title, plan, steps, tongue) {
  const lines = plan.setup
    ? [
        `setup ${Object.entries(plan.setup)
          .map(([name, count]) => `${name} ${count}`)
          .join(", ")}`,
      ]
    : [];
  const moves = plan.orders.some((order) => ["move", "goal", "recruit", "recruit-by-rule"].includes(order.kind));
  const idle = ({ order }) => order.kind === "hold" && !order.when && moves;
  const said = steps.filter((step) => !step.verdict && !idle(step));
  lines.push(...linesOfCases(said, (order) => written(rules, title, order)));
  lines.splice(0, lines.length, ...lines.map((line) => inTongue(tongue, line)));
  lines.push(
    ...plan.own
      .split("\n")
      .map((line) => line.trimEnd())
      .filter((line) => line.trim()),
  );
  return lines;
}

/** The whole letter: a part for each nation that something is ordered for; nothing if there is none.
    `parts` are {nation, turn, plan, lines}. */
function letterOf(facts, parts, tongue) {
  const full = parts.filter((part) => part.lines.length),
    ahead = parts.filter((part) => laterLines(part.plan).length);
  if (!full.length && !ahead.length) return "";
  const staged = full.filter(
    (part) => part.plan.setup || part.plan.orders.some((order) => STAGE.includes(order.kind)),
  );
  const turns = [...new Set(staged.length ? staged.map((part) => part.turn) : [facts.turn])];
  const head = [gameLine(tongue, facts.game), ...(turns.length === 1 ? [turnLine(tongue, turns[0])] : [])];
  const under = (nation, lines) => `\n${nationLine(tongue, nation)}\n${lines.join("\n")}\n`;
  const later = ({ nation, plan }) => under(nation, [turnLine(tongue, plan.later.turn), ...laterLines(plan)]);
  return [
    `${head.join("\n")}\n`,
    ...full.map((part) => under(part.nation, part.lines)),
    ...ahead.map(later),
  ].join("");
}

// -------------------------------------------------------------------------------------- kept at hand

const emptyPlan = () => ({ orders: [], setup: null, own: "", later: null });

/** Drafts in the browser's store: each report has its own, so that an old one never meets a new position. */
function makeStore(key) {
  const quietly = (deed, otherwise) => {
    try {
      return deed();
    } catch (error) {
      return otherwise;
    } // private windows refuse to store anything
  };
  return {
    read: () => quietly(() => JSON.parse(window.localStorage.getItem(key)), null),
    write: (plans) => quietly(() => window.localStorage.setItem(key, JSON.stringify(plans))),
    clear: () => quietly(() => window.localStorage.removeItem(key)),
  };
}
