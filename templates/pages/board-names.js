"use strict";

/* Names of cities on a map that is zoomed: each beside its own sign, none on another name, a sign or a counter.
   What finds no room is left out; nearer there is more. */

/** The room a text takes for letters of one pixel: its width, how far its ink rises above its foot and how far it
    hangs below. Measured, since a Ś rises above other capitals and a Q hangs below them; no name rises less than
    most, or rows of names would crowd. */
const measured = (() => {
  const pen = document.createElement("canvas").getContext("2d"),
    known = new Map();
  return (text) => {
    if (!known.has(text)) {
      pen.font = '100px "Liberation Sans", Arial, system-ui, sans-serif'; // the browser tells ink in whole pixels
      const { width, actualBoundingBoxAscent: rise, actualBoundingBoxDescent: hang } = pen.measureText(text);
      known.set(text, { wide: width / 100, rise: Math.max(74, rise) / 100, hang: Math.max(1, hang) / 100 + 0.01 });
    }
    return known.get(text);
  };
})();

/** The width of a text for letters of one pixel. */
const widthOf = (text) => measured(text).wide;

const MIDDLE = 0.35; // how far the foot of letters of one pixel lies below the middle of a name

/** How far the letters of a name reach above and below its middle, for letters of one pixel. */
const inkOf = (text) => [measured(text).rise - MIDDLE, measured(text).hang + MIDDLE];

/** Boxes on the screen: [left, top, right, bottom], each with what lies in it; those nearby are found quickly. */
function makeRoom() {
  const side = 48,
    squares = new Map();
  function touched([left, top, right, bottom]) {
    const found = [];
    for (let column = Math.floor(left / side); column <= Math.floor(right / side); column += 1)
      for (let row = Math.floor(top / side); row <= Math.floor(bottom / side); row += 1)
        found.push(column * 8192 + row);
    return found;
  }
  function take(box, what) {
    for (const square of touched(box)) {
      if (!squares.has(square)) squares.set(square, []);
      squares.get(square).push([box, what]);
    }
  }
  /** Whether all that touches a box passes a test; nothing does without one. */
  function free(box, passes = () => false) {
    const [left, top, right, bottom] = box;
    return touched(box).every((square) =>
      (squares.get(square) || []).every(
        ([[l, t, r, b], what]) => left >= r || right <= l || top >= b || bottom <= t || passes(what),
      ),
    );
  }
  return { take, free };
}

/** How far the edge of a round sign [x, y, reach] lies from a box. */
const awayFrom = ([left, top, right, bottom], [x, y, reach]) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - reach;

const NAME_WAYS = [[1, 0], [-1, 0], [0, -1], [0, 1], [0.45, -1], [0.45, 1], [-0.45, -1], [-0.45, 1], [1, -0.5], [1, 0.5], [-1, -0.5], [-1, 0.5]]; // prettier-ignore
const NAME_GAP = 3, // pixels between a sign and its name
  NAME_CLEAR = 1.5, // and so many more to any other sign: the nearest is its own
  NAME_AIR = 2.5; // pixels between two names

/** Where names stand: {city, x, y}, the middle of each in pixels from the board's corner.
    `cities` are those to be named, the most important first; `points` and `marks` are of all cities: where their
    signs are and how far they reach; `suits` are the signs of sectors, [x, y, reach], which names keep off while they
    find other room; `frame` is the map's edge, [left, top, right, bottom]; `taken` are boxes of counters, in pixels. */
function placeNames(cities, { points, marks, titles, suits, frame }, scale, letters, taken) {
  const signs = makeRoom(),
    words = makeRoom(),
    sectors = makeRoom(),
    around = ([x, y, reach]) => [x - reach, y - reach, x + reach, y + reach],
    drawn = points.map(([x, y], city) => [x * scale, y * scale, marks[city] * scale]);
  drawn.forEach((one, city) => signs.take(around(one), city));
  for (const suit of suits) sectors.take(around(suit.map((one) => one * scale)));
  for (const box of taken) words.take(box);
  const placed = [];
  for (const city of cities) {
    const wide = widthOf(titles[city]) * letters,
      [over, under] = inkOf(titles[city]).map((one) => one * letters),
      gap = marks[city] * scale + NAME_GAP,
      [x, y] = points[city].map((one) => one * scale);
    const places = NAME_WAYS.map(([right, down]) => {
      const cx = x + right * (gap + wide / 2),
        cy = y + down * (gap + (down > 0 ? over : under));
      return { city, x: cx, y: cy, box: [cx - wide / 2, cy - over, cx + wide / 2, cy + under] };
    });
    const inside = ({ box }) =>
      box.every((edge, side) => (side < 2 ? edge >= frame[side] * scale : edge <= frame[side] * scale));
    const isFree = ({ box }) => {
      const least = awayFrom(box, drawn[city]) + NAME_CLEAR,
        wider = [box[0] - least, box[1] - least, box[2] + least, box[3] + least];
      const plain = (other) => other === city || awayFrom(box, drawn[other]) >= least;
      return signs.free(wider, plain) && words.free(box);
    };
    // Whose room lies beyond the edge alone waits till one comes nearer, before it crosses a suit.
    const clear = (one) => sectors.free(one.box) && isFree(one),
      crossing = (one) => inside(one) && isFree(one) && !places.some(clear),
      found = places.find((one) => inside(one) && clear(one)) || places.find(crossing);
    if (!found) continue;
    const { box } = found;
    words.take([box[0] - NAME_AIR, box[1] - NAME_AIR, box[2] + NAME_AIR, box[3] + NAME_AIR]);
    placed.push(found);
  }
  return placed;
}

/** The layer of names: `name(cities, scale, taken)` names these, as far as there is room. Letters keep their size on
    the screen. */
function makeNames(layer, board, letters = 12) {
  const texts = new Map();
  function textOf(city) {
    if (!texts.has(city)) {
      const text = draw("text", { "text-anchor": "middle", dy: `${MIDDLE}em`, "data-city": city });
      text.append(board.titles[city]);
      texts.set(city, text);
    }
    return texts.get(city);
  }
  function name(cities, scale, taken) {
    layer.style.fontSize = `${letters / scale}px`;
    const placed = placeNames(cities, board, scale, letters, taken);
    for (const { city, x, y } of placed) {
      textOf(city).setAttribute("x", x / scale);
      textOf(city).setAttribute("y", y / scale);
    }
    layer.replaceChildren(...placed.map(({ city }) => textOf(city)));
  }
  return { name };
}

/** The cities to be named at so many pixels a unit: from afar those of rank 2 alone, from near all. */
function namedAt(ranks, scale, first = []) {
  const least = scale > NEAR ? 0 : scale > 0.8 ? 1 : 2;
  const chosen = ranks.map((rank, city) => city).filter((city) => ranks[city] >= least);
  chosen.sort((one, other) => ranks[other] - ranks[one] || one - other);
  return [...new Set([...first, ...chosen])];
}

const NEAR = 1.6; // pixels a unit of the board: from there on all cities have their names
