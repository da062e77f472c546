"use strict";

/* Counters on a map that is zoomed: as on the drawn maps, square for Prussia and Hanover, round for their enemies, a
   wagon for a supply train. They grow as one comes nearer, and stand beside the sign of their city, where they hide
   least. */

/** How large a counter is drawn at so many pixels a unit. */
const counterSize = (scale) => Math.min(2.4, Math.max(0.62, 0.5 + 0.24 * scale));

/** Where a counter may stand, the best first: the direction from its city. */
const SIDES = [[0, -1], [0, 1], [1, 0], [-1, 0]]; // prettier-ignore

const COUNTER_GAP = 3; // pixels between a sign and its counter

/** Sizes the signs upon a map for a zoom, its counters each on the side of its city where it hides least: other
    counters, and the signs of other cities, which `marks` says the reach of; and where it stands on the map, whose
    edge is `frame`. */
function sizeSigns(signs, { points, marks, frame }, scale) {
  const taken = [],
    [west, north, east, south] = frame.map((one) => one * scale);
  const hidden = (box) => {
    let sum = box[0] < west || box[1] < north || box[2] > east || box[3] > south ? 30 : 0;
    for (const other of taken) if (meet(box, other)) sum += 20;
    points.forEach(([x, y], city) => {
      const [cx, cy, reach] = [x * scale, y * scale, marks[city] * scale];
      if (meet(box, [cx - reach, cy - reach, cx + reach, cy + reach])) sum += marks[city];
    });
    return sum;
  };
  for (const one of signs.filter((sign) => sign.seat)) {
    let least = Infinity;
    for (const side of SIDES) {
      const hides = least && hidden(one.box(scale, side));
      if (hides < least) {
        least = hides;
        one.seat(side);
      }
    }
    taken.push(one.box(scale));
  }
  for (const one of signs) one.sized(scale);
}

const meet = (one, other) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** A counter at a point: `said` is on its face, `more` behind it; `mark` is how far the city's sign reaches.
    `look` is {fill, on, round, train, classes, facts, tip}. */
function makeCounter(point, mark, said, more, look) {
  const text = more === "" ? said : `${said} ${more}`,
    wide = Math.max(24, widthOf(text) * 12.5 * 1.08 + 12),
    tip = draw("title"),
    face = look.train
      ? wagon(wide, look.fill)
      : [draw("rect", { class: "face", x: -wide / 2, y: -18, width: wide, height: 18, rx: look.round ? 9 : 1.5, fill: look.fill })]; // prettier-ignore
  tip.append(look.tip);
  const body = draw("g", {}, ...face, textAt(text, -4.6, { fill: look.on })),
    stem = draw("path", { class: "stem" }),
    node = draw("g", { class: look.classes, ...look.facts }, tip, stem, body);
  let side = SIDES[0];
  /** From the city to the edge of the counter and of the city's sign, in pixels of the counter's own size. */
  const gap = (scale) => (mark * scale + COUNTER_GAP) / counterSize(scale),
    edge = (scale) => (mark * scale) / counterSize(scale);
  /** The middle of its lower edge. */
  const foot = (scale, [right, down]) => [right * (gap(scale) + wide / 2), down * (gap(scale) + 9) + 9];
  return {
    node,
    seat(chosen) {
      side = chosen;
    },
    sized(scale) {
      node.setAttribute(
        "transform",
        `translate(${point[0]} ${point[1]}) scale(${counterSize(scale) / scale})`,
      );
      body.setAttribute("transform", `translate(${foot(scale, side)})`);
      const [right, down] = side;
      stem.setAttribute("d", `M${right * gap(scale)} ${down * gap(scale)}L${right * edge(scale)} ${down * edge(scale)}`);
    },
    /** The room it takes on the screen, in pixels from the board's corner. */
    box(scale, at = side) {
      const size = counterSize(scale),
        [right, down] = foot(scale, at),
        x = point[0] * scale + right * size,
        bottom = point[1] * scale + down * size,
        half = (wide / 2) * size;
      return [x - half, bottom - 18 * size, x + half, bottom + 1];
    },
  };
}

/** A supply train's counter, as on the map: a wagon on two wheels. */
function wagon(wide, fill) {
  const half = wide / 2;
  const wheels = [5 - half, half - 5].map((cx) => draw("circle", { class: "wheel", cx, cy: -1, r: 3 }));
  return [
    ...wheels,
    draw("path", { class: "face", d: `M${-half} -18H${half}L${half - 2} -1H${2 - half}Z`, fill }),
  ];
}

function textAt(said, y, attributes = {}) {
  const made = draw("text", { y, "text-anchor": "middle", ...attributes });
  made.append(said);
  return made;
}
