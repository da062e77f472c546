"use strict";

/* What is written ahead besides plans: goals and what is done where a way is closed, and a part for a later turn. */

const LONGEST_WAY_ROUND = 4;

/** The cities that a group enters now on its way to a goal, as orders/meaning/goals.py finds them; [] if it
    stays. */
function wayTowards(rules, now, group, goal) {
  const start = now.where.get(group[0]);
  if (start === undefined || start === goal || group.some((name) => now.where.get(name) !== start)) return [];
  const isFree = (city) => rules.at(now, city).every((name) => group.includes(name));
  const left = roadsLeft(rules, start, goal, isFree);
  const stops = (city) =>
    isFree(city) && (!rules.isGeneral(group[0]) || !rules.hostileNeighbours(now, city).length);
  const ends = [...rules.reach(now, group)].filter(
    ([city]) => left[city] < left[start] && (city === goal || stops(city)),
  );
  if (!ends.length) return [];
  const less = ([a, way], [b, other]) => left[a] - left[b] || way.length - other.length || a - b;
  const [, path] = ends.reduce((best, one) => (less(one, best) < 0 ? one : best));
  return bestWay(rules, now, group, path, isFree);
}

/** The cities that a group enters now to attack an enemy wherever he stands, as orders/meaning/pursuit.py finds
    them; [] if it stays, null if it cannot come next to him. */
function wayAgainst(rules, now, group, enemy) {
  const start = now.where.get(group[0]),
    there = now.where.get(enemy);
  if (start === undefined || there === undefined || group.some((name) => now.where.get(name) !== start)) return null;
  const isFree = (city) => rules.at(now, city).every((name) => group.includes(name));
  const reach = new Map([...rules.reach(now, group), [start, []]]);
  const ends = rules.board.near[there].filter((city) => reach.has(city) && isFree(city));
  if (!ends.length) return null;
  const held = (city) =>
    now.hand.filter((face) => face[0] === rules.suit(city)).reduce((sum, face) => sum + Number(face.slice(1)), 0);
  const less = (one, other) =>
    rules.hostileNeighbours(now, one).length - rules.hostileNeighbours(now, other).length ||
    held(other) - held(one) ||
    reach.get(one).length - reach.get(other).length ||
    one - other;
  const path = reach.get(ends.reduce((best, city) => (less(city, best) < 0 ? city : best)));
  return path.length ? bestWay(rules, now, group, path, isFree) : [];
}

/** The way of a move to a goal or against an enemy, as things stand. Who cannot attack him does what follows
    first, or goes up to him if nothing follows. */
function wayOfGoal(rules, now, order) {
  const { pieces, goal, enemy, instead } = order;
  if (!enemy) return wayTowards(rules, now, pieces, goal);
  const path = wayAgainst(rules, now, pieces, enemy);
  if (path || instead === null || !now.where.has(enemy)) return path || [];
  return wayTowards(rules, now, pieces, instead ?? now.where.get(enemy));
}

/** How many roads it is from each city to the goal, round all other pieces unless that is too far. */
function roadsLeft(rules, start, goal, isFree) {
  const free = new Array(rules.board.near.length).fill(Infinity),
    plain = rules.board.distances(goal);
  free[goal] = 0;
  for (let ring = [goal], roads = 1; ring.length; roads += 1) {
    const next = [...new Set(ring.flatMap((city) => rules.board.near[city]))];
    ring = next.filter((city) => free[city] === Infinity && isFree(city));
    for (const city of ring) free[city] = roads;
  }
  return free[start] <= plain[start] + LONGEST_WAY_ROUND ? free : plain;
}

/** Of the ways as short as this one, the one that takes most objectives; else this one. */
function bestWay(rules, now, group, path, isFree) {
  if (!rules.isGeneral(group[0])) return path;
  const end = path[path.length - 1],
    far = rules.board.distances(end);
  const taken = (way) => rules.move(now, group, way).over.length;
  let best = path,
    most = taken(path);
  const look = (before, left) => {
    for (const city of rules.board.near[before[before.length - 1]]) {
      const way = [...before, city];
      if (left > 1 && far[city] <= left - 1 && isFree(city)) look(way, left - 1);
      if (left > 1 || city !== end) continue;
      const other = way.slice(1);
      if (rules.moveVerdict(now, group, other) || taken(other) <= most) continue;
      best = other;
      most = taken(other);
    }
  };
  look([now.where.get(group[0])], path.length);
  return best;
}

// ------------------------------------------------------------------------------------ where a way is closed

/** What is done if the way is closed when the stage comes, and the goal instead of a way. */
function aheadOf(desk) {
  const { ui } = desk,
    goal = ui.path.length ? ui.path[ui.path.length - 1] : ui.goal;
  if (goal === null || goal === undefined) return null;
  const where = ui.otherwise || (ui.otherwise = { to: "", stay: false });
  const known = desk.facts.board.title;
  return el(
    "details",
    { open: ui.path.length === 0 || Boolean(where.to || where.stay) },
    el("summary", {}, desk.say("ahead")),
    el(
      "div",
      { class: "options" },
      el("span", {}, desk.say("otherwise-move")),
      button(
        desk.inWords("else stay"),
        () => {
          where.stay = !where.stay;
          desk.redraw();
        },
        { "aria-pressed": String(where.stay), "data-key": "else stay" },
      ),
      el("label", { class: "number" }, el("span", {}, desk.inWords("else to")), placeField(desk, where, "to", known)),
    ),
    el(
      "div",
      { class: "deeds" },
      button(desk.say("order-goal", { city: desk.title(goal) }), () => orderGoal(desk, goal), {
        id: "order-goal",
        "data-key": "goal",
      }),
      ...foesAt(desk, goal).map((enemy) =>
        button(desk.say("order-against", { general: enemy }), () => orderAgainst(desk, enemy), {
          "data-key": `against ${enemy}`,
        }),
      ),
    ),
  );
}

/** The fall-backs chosen, as they are written: only cities of the board are. */
function otherwiseOf(desk) {
  const { to = "", stay = false } = desk.ui.otherwise || {};
  return [...(desk.facts.board.title.includes(to) ? [`to ${to}`] : []), ...(stay ? ["stay"] : [])];
}

const orderGoal = (desk, goal) =>
  desk.order({ kind: "goal", pieces: [...desk.ui.group], goal, otherwise: otherwiseOf(desk) });

/** The enemy whom the chosen generals could go against: he who leads the stack in a city. */
function foesAt(desk, city) {
  const rules = desk.rules(),
    [enemy] = rules.generalsAt(desk.now(), city);
  const isFoe = enemy && rules.hostile(desk.ui.nation, rules.nationOf(enemy));
  return isFoe && rules.isGeneral(desk.ui.group[0]) ? [enemy] : [];
}

/** `instead` is the city of the first fall-back, null if that is to stay, nothing if there is none. */
function orderAgainst(desk, enemy) {
  const otherwise = otherwiseOf(desk),
    [first] = otherwise;
  const instead = first === "stay" ? null : first && desk.facts.board.title.indexOf(first.replace("to ", ""));
  desk.order({ kind: "goal", pieces: [...desk.ui.group], enemy, instead, otherwise });
}

const elseWritten = (order) => (order.otherwise || []).map((one) => ` else ${one}`).join("");

// ------------------------------------------------------------------------------------------ later turns

/** A part for a later turn, word for word. */
function laterOf(desk) {
  const later = desk.plan().later || { turn: desk.part().turn + 1, lines: "" };
  const set = (more) =>
    desk.change((mine) => {
      mine.later = { ...later, ...more };
    });
  return [
    heading(desk.say("later-turn")),
    note(desk.say("later-how", { example: desk.inWords("move Keith to Glatz else stay").replace("Glatz", "…") })),
    el(
      "label",
      { class: "number" },
      el("span", {}, desk.say("later-number")),
      el("input", {
        type: "number",
        id: "later-turn",
        min: desk.part().turn + 1,
        max: 99,
        value: later.turn,
        "data-key": "later turn",
        onchange: (event) => set({ turn: Math.max(desk.part().turn + 1, Number(event.target.value) || 0) }),
      }),
    ),
    el(
      "textarea",
      {
        rows: 2,
        id: "later-lines",
        "aria-label": desk.say("later-turn"),
        "data-key": "later lines",
        onchange: (event) => set({ lines: event.target.value }),
      },
      later.lines,
    ),
  ];
}

/** The lines of a part for a later turn, behind the line that opens it. */
const laterLines = (plan) =>
  plan.later ? plan.later.lines.split("\n").map((line) => line.trimEnd()).filter(Boolean) : [];
