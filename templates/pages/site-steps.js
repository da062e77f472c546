"use strict";

/* A turn step by step: how the pieces stood after each event, and what it changed. */

/** How the pieces stand after so many steps of a turn. */
function stepStanding(story, count) {
  const where = { ...story.start.where },
    down = new Set(story.start.down),
    held = new Set(story.start.held);
  for (const step of story.steps.slice(0, count)) {
    for (const [piece, city] of Object.entries(step.where || {})) {
      if (city === null) {
        delete where[piece];
        down.delete(piece);
      } else where[piece] = city;
    }
    for (const [piece, is] of Object.entries(step.down || {})) is ? down.add(piece) : down.delete(piece);
    for (const city of step.freed || []) held.delete(city);
    if (step.held) step.held[1] ? held.add(step.held[0]) : held.delete(step.held[0]);
  }
  return { where, down: [...down], held: [...held] };
}

/** The link of a step: `turn-4-austria-3`; and the step that a link means, or null. */
function stepKey(turn, story, at) {
  const { stage } = story.steps[at],
    first = story.steps.findIndex((one) => one.stage === stage);
  return `turn-${turn}-${story.stages[stage].key}-${at - first + 1}`;
}
function stepOf(story, key, number) {
  const stage = story.stages.findIndex((one) => one.key === key),
    first = story.steps.findIndex((one) => one.stage === stage),
    at = first + number - 1;
  return stage >= 0 && number > 0 && story.steps[at] && story.steps[at].stage === stage ? at : null;
}

/** The signs of a moment: counters where they stand, the way that was gone, the fight, what was taken. */
function stepSigns(map, board, state, step, end) {
  const at = (city) => map.points[city],
    ring = (city, kind) => ringAround(at(city), map.marks[city], kind);
  const below = [
    ...(step.way ? [stroke(step.way.map(at), 5, { class: "way", stroke: board.nations[step.nation].colours[2] })] : []), // prettier-ignore
    ...(step.fight ? [stroke(step.fight.map(at), 6, { class: "fight" })] : []),
    ...(step.at || []).map((city) => ring(city, "reach")),
  ];
  return [below, [...objectives(map, board, state, end), ...stepCounters(map, board, state)]];
}

/** Objectives that are held now and not at the turn's end, or the other way round: drawn anew over the old. */
function objectives(map, board, state, end) {
  const [first, second] = board.shapes;
  return board.objectives
    .filter(([city]) => state.held.includes(city) !== end.held.includes(city))
    .map(([city, nation, order]) => {
      const [fill, on, ink] = board.nations[nation].colours,
        held = state.held.includes(city);
      const shape = draw("path", {
        d: order === 1 ? first : second,
        fill: held ? fill : "#fbf6e9",
        stroke: held ? "#2b241a" : ink,
        "stroke-width": 0.26,
        transform: `scale(${map.marks[city]})`,
      });
      const letter = textAt(board.nations[nation].letter, map.marks[city] * 0.6, {
        fill: held ? on : ink,
        "font-size": map.marks[city] * 1.6,
        "font-weight": "bold",
        class: "letter",
      });
      const node = draw("g", { transform: `translate(${map.points[city].join(" ")})` }, shape, letter);
      node.dataset.held = held;
      return { node, sized: () => {} };
    });
}

function stepCounters(map, board, state) {
  const stacks = new Map();
  for (const piece of Object.keys(board.pieces)) {
    if (!(piece in state.where)) continue;
    const [nation, kind] = board.pieces[piece],
      key = `${state.where[piece]} ${nation} ${kind}`;
    stacks.set(key, [...(stacks.get(key) || []), piece]);
  }
  return [...stacks.values()].map((pieces) => {
    const [nation, kind] = board.pieces[pieces[0]],
      { letter, colours, square } = board.nations[nation],
      city = state.where[pieces[0]],
      numbers = pieces.map((piece) => board.pieces[piece][2]).join("·"),
      down = pieces.some((piece) => state.down.includes(piece));
    return makeCounter(map.points[city], map.marks[city], `${letter}${kind === "train" ? "T" : ""}${numbers}`, "", {
      fill: colours[0],
      on: colours[1],
      round: !square,
      train: kind === "train",
      classes: `token${down ? " down" : ""}`,
      facts: { "data-pieces": pieces.join(","), "data-city": city },
      tip: `${board.title[city]}: ${pieces.join(", ")}`,
    });
  });
}
