"use strict";

/* Counters on a map that is zoomed: as on the drawn maps, square for Prussia and Hanover, round for their enemies, a
   wagon for a supply train. They grow as one comes nearer, and stand above the sign of their city. */

/** How large a counter is drawn at so many pixels a unit. */
const counterSize = (scale) => Math.min(2.4, Math.max(0.62, 0.5 + 0.24 * scale));

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
  const lift = (scale) => (mark * scale + 3) / counterSize(scale);
  return {
    node,
    sized(scale) {
      node.setAttribute(
        "transform",
        `translate(${point[0]} ${point[1]}) scale(${counterSize(scale) / scale})`,
      );
      body.setAttribute("transform", `translate(0 ${-lift(scale)})`);
      stem.setAttribute("d", `M0 ${-lift(scale)}V${(-mark * scale) / counterSize(scale)}`);
    },
    /** The room it takes on the screen, in pixels from the board's corner. */
    box(scale) {
      const size = counterSize(scale),
        bottom = point[1] * scale - mark * scale - 3,
        half = (wide / 2) * size;
      return [point[0] * scale - half, bottom - 18 * size, point[0] * scale + half, bottom + 1];
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
