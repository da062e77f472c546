"use strict";

/* The map under a finger, a mouse or the keyboard: it is dragged, pinched and tapped; and what is drawn on it. */

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with attributes and children. */
function draw(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The window on the board: centre and pixels a unit. `changed` is told when it moves. */
function makeWindow(svg, width, height, changed) {
  const at = { x: width / 2, y: height / 2, scale: 1 };
  const size = () => [svg.clientWidth || 1, svg.clientHeight || 1];
  const least = () => Math.min(size()[0] / width, size()[1] / height) * 0.95;
  const within = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

  function show() {
    const [wide, high] = size();
    at.scale = within(at.scale, least(), 14);
    at.x = within(at.x, 0, width);
    at.y = within(at.y, 0, height);
    const w = wide / at.scale,
      h = high / at.scale;
    svg.setAttribute("viewBox", `${at.x - w / 2} ${at.y - h / 2} ${w} ${h}`);
    changed(at.scale);
  }
  /** The point of the board under a point of the screen. */
  function point(clientX, clientY) {
    const box = svg.getBoundingClientRect();
    return [
      at.x + (clientX - box.left - box.width / 2) / at.scale,
      at.y + (clientY - box.top - box.height / 2) / at.scale,
    ];
  }
  function drag(dx, dy) {
    at.x -= dx / at.scale;
    at.y -= dy / at.scale;
    show();
  }
  /** Nearer by a factor; what is under that point of the screen stays there. */
  function zoom(factor, clientX, clientY) {
    const box = svg.getBoundingClientRect();
    const cx = clientX ?? box.left + box.width / 2,
      cy = clientY ?? box.top + box.height / 2;
    const [x, y] = point(cx, cy);
    at.scale = within(at.scale * factor, least(), 14);
    const [x2, y2] = point(cx, cy);
    at.x += x - x2;
    at.y += y - y2;
    show();
  }
  /** Points of the board, and some room around them. */
  function fit(points, margin = 30, most = 4) {
    const xs = points.map(([x]) => x),
      ys = points.map(([, y]) => y),
      [wide, high] = size();
    const west = Math.min(...xs) - margin,
      east = Math.max(...xs) + margin;
    const north = Math.min(...ys) - margin,
      south = Math.max(...ys) + margin;
    Object.assign(at, { x: (west + east) / 2, y: (north + south) / 2 });
    at.scale = Math.min(wide / (east - west), high / (south - north), most);
    show();
  }
  /** Move so that a point is well inside. */
  function reveal(x, y) {
    const [wide, high] = size(),
      w = wide / at.scale,
      h = high / at.scale;
    if (Math.abs(x - at.x) < w * 0.4 && Math.abs(y - at.y) < h * 0.4) return;
    Object.assign(at, { x, y });
    show();
  }
  return { at, show, point, drag, zoom, fit, reveal };
}

const STILL = 8; // pixels a finger may tremble in a tap

/** Fingers and mouse: one drags, two pinch, a short touch is a tap. */
function listen(svg, view, tapped) {
  const down = new Map();
  let moved = 0;
  const spread = () => {
    const [one, other] = [...down.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const middle = () => {
    const all = [...down.values()];
    return [
      all.reduce((sum, p) => sum + p.x, 0) / all.length,
      all.reduce((sum, p) => sum + p.y, 0) / all.length,
    ];
  };
  svg.addEventListener("pointerdown", (event) => {
    if (!down.size) moved = 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size > 1) moved = Infinity;
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    const wide = down.size === 2 ? spread() : 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved += Math.hypot(dx, dy);
    if (moved < STILL) return;
    view.drag(dx / down.size, dy / down.size);
    if (wide) view.zoom(spread() / wide, ...middle());
  });
  const up = (event) => {
    if (!down.delete(event.pointerId) || down.size) return;
    if (event.type === "pointerup" && moved < STILL)
      tapped(...view.point(event.clientX, event.clientY), event.pointerType);
  };
  svg.addEventListener("pointerup", up);
  svg.addEventListener("pointercancel", up);
  svg.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      view.zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    },
    { passive: false },
  );
}

/** Arrows move the window, plus and minus the distance. */
function keys(svg, view) {
  const deeds = {
    ArrowLeft: () => view.drag(80, 0),
    ArrowRight: () => view.drag(-80, 0),
    ArrowUp: () => view.drag(0, 80),
    ArrowDown: () => view.drag(0, -80),
    "+": () => view.zoom(1.4),
    "-": () => view.zoom(1 / 1.4),
  };
  svg.addEventListener("keydown", (event) => {
    if (!deeds[event.key]) return;
    event.preventDefault();
    deeds[event.key]();
  });
}

// ------------------------------------------------------------------------------------ what is on it

/** The map of the page: `facts` as they are, `tapped(city)` is told of taps. */
function makeMap(svg, facts, tapped) {
  const { x, y, title } = facts.board;
  const under = draw("g", { class: "over" }),
    names = draw("g", { class: "names" }),
    over = draw("g", { class: "over" });
  svg.append(under, names, over);
  const labels = title.map((name, city) => nameOf(facts, city));
  let now = [],
    always = new Set();
  const view = makeWindow(svg, 1000, 666, (scale) => {
    label(scale);
    for (const one of now) one.sized(scale);
  });

  /** Names keep their size on the screen; from afar only the important ones are shown. */
  function label(scale) {
    names.style.fontSize = `${Math.min(12, 7 + 1.3 * scale) / scale}px`;
    const rank = scale > 2.2 ? 0 : scale > 1.5 ? 1 : 2;
    if (names.dataset.rank === String(rank)) return;
    names.dataset.rank = rank;
    names.replaceChildren(
      ...labels.filter((one, city) => one.rank >= rank || always.has(city)).map((one) => one.text),
    );
  }
  /** Cities that are named from any distance. */
  function name(cities) {
    always = new Set(cities);
    names.dataset.rank = "";
    label(view.at.scale);
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
  new ResizeObserver(() => view.show()).observe(svg);

  /** Draw things anew, below the names and above them: each is {node, sized(scale)}, the lowest first. */
  function show(below, above) {
    now = [...below, ...above];
    under.replaceChildren(...below.map((one) => one.node));
    over.replaceChildren(...above.map((one) => one.node));
    for (const one of now) one.sized(view.at.scale);
  }
  return { view, show, name, point: (city) => [x[city], y[city]] };
}

/** A city's name and how important it is: 2 from afar, 0 only from near. */
function nameOf(facts, city) {
  const { x, y, title } = facts.board;
  const beside = x.some(
    (other, at) => at !== city && other > x[city] && other - x[city] < 26 && Math.abs(y[at] - y[city]) < 5,
  );
  const objective = facts.board.objectives.find(([at]) => at === city);
  const rank =
    (objective && objective[2] === 1) || Object.values(facts.nations).some((one) => one.depots.includes(city))
      ? 1
      : 0;
  const text = draw("text", {
    x: x[city] + (beside ? -3 : 3),
    y: y[city],
    dx: beside ? "-.4em" : ".4em",
    dy: ".33em",
    "text-anchor": beside ? "end" : "start",
  });
  text.append(title[city]);
  return { rank: facts.board.large.includes(city) ? 2 : rank, text };
}

/** A thing that keeps its size on the screen. */
function sign(point, pixels, ...children) {
  const node = draw("g", {}, ...children);
  return {
    node,
    sized: (scale) =>
      node.setAttribute("transform", `translate(${point[0]} ${point[1]}) scale(${pixels(scale) / scale})`),
  };
}

/** A line along points, so many pixels wide. */
function stroke(points, wide, attributes) {
  const node = draw("path", {
    d: `M${points.map((point) => point.join(" ")).join("L")}`,
    fill: "none",
    ...attributes,
  });
  return { node, sized: (scale) => node.setAttribute("stroke-width", wide / scale) };
}
