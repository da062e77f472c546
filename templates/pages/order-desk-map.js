"use strict";

/* The map of the order desk, and the names on it. */

const [WIDE, HIGH] = [1000, 666]; // units of the board

/** The map of the page: `facts` as they are, `tapped(city)` is told of taps. */
function makeMap(svg, facts, tapped) {
  const { x, y, title } = facts.board;
  const under = draw("g", { class: "over" }),
    names = draw("g", { class: "names" }),
    over = draw("g", { class: "over" });
  svg.append(under, names, over);
  drawRoads(svg, facts.board);
  drawCities(svg, facts.board);
  const signs = new Set(facts.board.signs),
    ranks = title.map((one, city) => rankOf(facts, signs, city));
  const board = {
    titles: title,
    points: title.map((one, city) => [x[city], y[city]]),
    marks: title.map((one, city) => facts.board.marks[signs.has(city) ? 1 : 0]),
    suits: facts.board.suits,
    frame: [0, 0, WIDE, HIGH],
  };
  const written = makeNames(names, board);
  let now = [],
    first = [],
    known = "",
    shown = "";
  const view = makeWindow(svg, WIDE, HIGH, (at, [wide, high]) => {
    const w = wide / at.scale,
      h = high / at.scale;
    svg.setAttribute("viewBox", `${at.x - w / 2} ${at.y - h / 2} ${w} ${h}`);
    if (known === String(at.scale)) return;
    known = String(at.scale);
    sizeSigns(now, board, at.scale);
    write();
  });

  /** Write the names that have room beside the pieces. */
  function write() {
    const { scale } = view.at;
    const taken = now.flatMap((one) => (one.box ? [one.box(scale)] : []));
    written.name(namedAt(ranks, scale, first), scale, taken);
  }
  /** Cities that are named before all others. */
  function name(cities) {
    first = [...new Set(cities)];
  }

  listen(svg, view, (px, py, kind) => {
    const near = (kind === "touch" ? 26 : 18) / view.at.scale;
    let best = null,
      least = near;
    for (let city = 0; city < x.length; city += 1) {
      const far = Math.hypot(x[city] - px, y[city] - py);
      if (far < least) [best, least] = [city, far];
    }
    tapped(best);
  });
  keys(svg, view);
  new ResizeObserver(() => {
    fixHeight(svg);
    if (matchMedia("print").matches) view.whole();
    else view.show();
  }).observe(svg.parentElement);

  /** Draw things anew, below the names and above them: each is {node, sized(scale)}, the lowest first. A map that
      stays as it is is left alone: to lay out its names again would make every click wait. */
  function show(below, above) {
    const drawn = JSON.stringify([first, below, above].map((part) => part.map((one) => one.node?.outerHTML ?? one)));
    if (drawn === shown) return;
    shown = drawn;
    now = [...below, ...above];
    under.replaceChildren(...below.map((one) => one.node));
    over.replaceChildren(...above.map((one) => one.node));
    sizeSigns(now, board, view.at.scale);
    write();
  }
  return { view, show, name, point: (city) => board.points[city], mark: (city) => board.marks[city] };
}

/** Say in pixels how high a map is. As long as that depends on what is around it, a browser lays out all of its names
    anew at every key and click in the panel. */
function fixHeight(svg) {
  svg.style.height = "";
  svg.style.height = `${svg.getBoundingClientRect().height}px`;
}

/** The ground has a path for the roads, and one for the main ones. */
function drawRoads(svg, { x, y, roads, main }) {
  const way = (ends) => ends.map((city, at) => `${at % 2 ? "L" : "M"}${x[city]} ${y[city]}`).join("");
  svg.querySelector(".roads.minor").setAttribute("d", way(pairsOf(roads)));
  svg.querySelector("#main-roads").setAttribute("d", way(pairsOf(main)));
}

/** The cities in the board's order, each with the shape of its country, which the ground has by two letters. Who
    points at a city is told its name by the browser. */
function drawCities(svg, { x, y, title, country }) {
  const shape = (city) => `#${country.names[country.at[city]].slice(0, 2)}`;
  const drawn = title.map((name, city) =>
    draw("use", { href: shape(city), x: x[city], y: y[city] }, draw("title", {}, name)),
  );
  svg.querySelector(".layer.cities").append(...drawn);
}

/** How important a city's name is: 2 from afar, 0 only from near. */
function rankOf(facts, signs, city) {
  if (facts.board.large.includes(city)) return 2;
  return signs.has(city) ? 1 : 0;
}
