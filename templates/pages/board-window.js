"use strict";

/* A map under a finger, a mouse or the keyboard: it is dragged, pinched, tapped and zoomed. The order desk and the
   page of a game share it. */

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with attributes and children. */
function draw(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The window on a board so wide and high: centre and pixels a unit. `place(at, size)` puts it on the screen. */
function makeWindow(box, width, height, place) {
  const at = { x: width / 2, y: height / 2, scale: 1 };
  const size = () => [box.clientWidth || 1, box.clientHeight || 1];
  const least = () => Math.min(size()[0] / width, size()[1] / height) * 0.95;
  const within = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

  function show() {
    at.scale = within(at.scale, least(), 14);
    at.x = within(at.x, 0, width);
    at.y = within(at.y, 0, height);
    place(at, size());
  }
  /** The point of the board under a point of the screen. */
  function point(clientX, clientY) {
    const edge = box.getBoundingClientRect();
    return [
      at.x + (clientX - edge.left - edge.width / 2) / at.scale,
      at.y + (clientY - edge.top - edge.height / 2) / at.scale,
    ];
  }
  function drag(dx, dy) {
    at.x -= dx / at.scale;
    at.y -= dy / at.scale;
    show();
  }
  /** Nearer by a factor; what is under that point of the screen stays there. */
  function zoom(factor, clientX, clientY) {
    const edge = box.getBoundingClientRect();
    const cx = clientX ?? edge.left + edge.width / 2,
      cy = clientY ?? edge.top + edge.height / 2;
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
  const whole = () => {
    Object.assign(at, { x: width / 2, y: height / 2, scale: 0 });
    show();
  };
  /** Move so that a point is well inside. */
  function reveal(x, y) {
    const [wide, high] = size(),
      w = wide / at.scale,
      h = high / at.scale;
    if (Math.abs(x - at.x) < w * 0.4 && Math.abs(y - at.y) < h * 0.4) return;
    Object.assign(at, { x, y });
    show();
  }
  return { at, show, point, drag, zoom, fit, whole, reveal, least };
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
      tapped(...view.point(event.clientX, event.clientY), event.pointerType, event);
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

// ------------------------------------------------------------------------------- what is drawn on it

/** A thing that keeps its size on the screen. */
function sign(point, pixels, ...children) {
  const node = draw("g", {}, ...children);
  return {
    node,
    sized: (scale) =>
      node.setAttribute("transform", `translate(${point[0]} ${point[1]}) scale(${pixels(scale) / scale})`),
  };
}

/** A ring around the sign of a city, which reaches so far. */
const ringAround = (point, mark, kind) =>
  sign(point, (scale) => Math.max(1, 0.44 * scale, (mark * scale + 5) / 12), draw("circle", { r: 12, class: kind }));

/** A line along points, so many pixels wide. */
function stroke(points, wide, attributes) {
  const node = draw("path", {
    d: `M${points.map((point) => point.join(" ")).join("L")}`,
    fill: "none",
    ...attributes,
  });
  return { node, sized: (scale) => node.setAttribute("stroke-width", wide / scale) };
}
