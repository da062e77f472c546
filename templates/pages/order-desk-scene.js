"use strict";

/* What is drawn on the map for a plan: pieces where they would stand, ways, reach, marks, supply. */

/** What lies below the names of cities: ways, supply paths, reach. */
function ground(desk) {
  const { ui } = desk;
  return [
    ...ways(desk),
    ...(ui.tab === "supply" ? supplyLines(desk) : []),
    ...(ui.group.length ? reachSigns(desk) : []),
    ...(ui.tab === "asked" ? answers(desk) : []),
    ...(ui.group.length ? [chosenSign(desk)] : []),
  ];
}

/** What stands above them, the lowest first. */
function scene(desk) {
  const chosen = desk.ui.group.length > 0;
  return [
    ...changes(desk),
    ...(chosen ? way(desk) : []),
    ...tokens(desk),
    ...(chosen ? stepSigns(desk) : []),
  ];
}

/** Signs around a city grow with its shape on the map. */
const around = (scale) => Math.max(1, 0.44 * scale);

const own = (desk) => desk.facts.nations[desk.ui.nation].colours;

/** The ways of the moves that are ordered. */
function ways(desk) {
  return desk
    .steps()
    .filter((step) => step.due)
    .filter((step) => step.outcome && ["move", "goal"].includes(step.order.kind))
    .map(({ order, before, outcome }) => {
      const points = [before.where.get(order.pieces[0]), ...(order.path || outcome.path)].map(desk.map.point);
      return stroke(points, 3.5, { class: "way", stroke: own(desk)[2] });
    });
}

/** Where the chosen pieces could go on to; a double ring needs main roads all the way. */
function reachSigns(desk) {
  const { ui } = desk,
    rules = desk.rules(),
    usual = rules.mostSteps(ui.group, false);
  return [...rules.reach(desk.now(), ui.group, ui.path)].map(([city, path]) => {
    const ring = draw("circle", { r: 9, class: "reach" });
    const double = path.length > usual ? [draw("circle", { r: 12.5, class: "reach bonus" })] : [];
    const node = sign(desk.map.point(city), around, ring, ...double);
    node.node.dataset.reach = city;
    return node;
  });
}

/** The way drawn so far; it hides no counter. */
function way(desk) {
  const { ui } = desk,
    here = desk.now().where.get(ui.group[0]);
  const points = [here, ...ui.path].map(desk.map.point);
  return [stroke(points, 4, { class: "draft" })];
}

/** A ring around the city of the chosen pieces; it hides no name. */
function chosenSign(desk) {
  const here = desk.now().where.get(desk.ui.group[0]);
  return sign(desk.map.point(here), around, draw("circle", { r: 13, class: "chosen" }));
}

/** Its cities by number, above all else. */
const stepSigns = (desk) =>
  desk.ui.path.map((city, at) =>
    sign(desk.map.point(city), around, draw("circle", { r: 8, class: "step" }), textAt(String(at + 1), 4)),
  );

/** Conquests, reconquests and question marks that the plan brings. */
function changes(desk) {
  const now = desk.now(),
    before = new Set(desk.facts.conquered);
  const marked = now.marks.map((city) => [city, "mark"]);
  const taken = [...now.conquered].filter((city) => !before.has(city)).map((city) => [city, "taken"]);
  const back = [...before].filter((city) => !now.conquered.has(city)).map((city) => [city, "taken"]);
  return [...marked, ...taken, ...back].map(([city, kind]) =>
    sign(
      desk.map.point(city),
      around,
      draw("circle", { cx: 10, cy: 10, r: 7.5, class: kind }),
      kind === "mark"
        ? textAt("?", 14, { x: 10, class: kind })
        : draw("path", { class: "tick", d: "M6.5 10.2l2.4 2.6 4.6-5.4" }),
    ),
  );
}

/** Cities that answer a question. */
function answers(desk) {
  return askedCities(desk).map((city) =>
    sign(desk.map.point(city), around, draw("circle", { r: 12, class: "reach" })),
  );
}

const askedCities = (desk) =>
  desk
    .part()
    .asked.flatMap((one) => (one.options || []).map((option) => option.city))
    .filter((city) => typeof city === "number");

/** The supply paths of the nation's generals after the plan. */
function supplyLines(desk) {
  const rules = desk.rules(),
    now = desk.now();
  return rules
    .ownPieces(now, "general")
    .map((name) => rules.supply(now, name))
    .filter((one) => one.path.length > 1)
    .map((one) => stroke(one.path.map(desk.map.point), 5, { class: "supply" }));
}

// ---------------------------------------------------------------------------------------- pieces

/** Stacks and trains where they stand after the plan; of his own the player sees the troops, and the suit that he
    could fight with there. */
function tokens(desk) {
  const rules = desk.rules(),
    now = desk.now(),
    cities = [...new Set(now.where.values())];
  const drawn = cities.map((city) => token(desk, city, rules.at(now, city)));
  return drawn.sort((a, b) => a.own - b.own).map((one) => one.sign);
}

function token(desk, city, pieces) {
  const rules = desk.rules(),
    now = desk.now(),
    nation = rules.nationOf(pieces[0]),
    part = desk.facts.parts.find((one) => one.nation === nation),
    mine = Boolean(part);
  const [fill, on] = desk.facts.nations[nation].colours,
    letter = desk.facts.nations[nation].letter;
  const generals = pieces.filter(rules.isGeneral),
    known = pieces.map((name) => rules.pieces.get(name));
  const numbers = known.map((one) => one.number).join("·");
  const said = generals.length ? `${letter}${numbers}` : `${letter}T${numbers}`;
  const troops = mine && generals.length ? strength(desk, part, generals) : "",
    more = mine ? `${troops}${SUITS[rules.suit(city)]}` : "";
  const down = pieces.some((name) => now.down.has(name)),
    idle = pieces.some((name) => now.moved.has(name));
  const classes = `token${generals.length ? "" : " train"}${down ? " down" : ""}${idle ? " done" : ""}${nation === desk.ui.nation ? " mine" : ""}`;
  return {
    own: mine,
    sign: makeCounter(desk.map.point(city), desk.map.mark(city), said, more, {
      fill,
      on,
      classes,
      round: !desk.facts.nations[nation].square,
      train: !generals.length,
      facts: { "data-city": city, "data-pieces": pieces.join("+") },
      tip: `${desk.title(city)}: ${desk.together(pieces)}`,
    }),
  };
}

/** The player's own troops in a stack: of the nation in hand after the plan, of another as they stand. */
function strength(desk, part, generals) {
  const troops = part === desk.part() ? desk.now().troops : part.troops;
  return generals.reduce((all, name) => all + (troops[name] || 0), 0) || "";
}
