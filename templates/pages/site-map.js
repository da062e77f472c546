"use strict";

/* The map of a game's page under finger, mouse and keyboard: names by zoom, and what a city or a piece is. */

/** What stands in a column of the board for a city. */
const named = (column, city) => column.names[parseInt(column.at[city], 36)];

/** What the map can be asked: who stands where, what protects a city, what supplies a general. `now` gives the
    standing: {where, down, held}. */
function makeStanding(board, now) {
  const near = board.title.map(() => []);
  for (const [, ...pair] of board.roads.matchAll(/(..)(..)/g)) {
    const [one, other] = pair.map((end) => parseInt(end, 36));
    near[one].push(other);
    near[other].push(one);
  }
  near.forEach((cities) => cities.sort((a, b) => a - b));
  const nationOf = (piece) => board.pieces[piece][0],
    kindOf = (piece) => board.pieces[piece][1],
    hostile = (one, other) => board.nations[one].side !== board.nations[other].side;
  const on = () => Object.keys(board.pieces).filter((piece) => piece in now().where);
  const at = (city) => on().filter((piece) => now().where[piece] === city);

  /** How many roads each city is away; `closed` cities are not entered, `most` roads are looked at. */
  function roadsFrom(start, closed = () => false, most = Infinity) {
    const far = new Map([[start, 0]]),
      came = new Map();
    for (let ring = [start], roads = 1; ring.length && roads <= most; roads += 1) {
      ring = ring.flatMap((here) =>
        near[here].filter((other) => {
          if (far.has(other) || closed(other)) return false;
          far.set(other, roads);
          came.set(other, here);
          return true;
        }),
      );
    }
    return { far, came };
  }
  /** The pieces that protect an objective: within three cities, against its conquest or reconquest (rule 5). */
  function protectors([city, nation, , defender]) {
    const held = now().held.includes(city),
      own = held ? nation : defender,
      { far } = roadsFrom(city, undefined, board.limits.protection);
    return on().filter(
      (piece) =>
        nationOf(piece) === own &&
        (kindOf(piece) === "general" || board.nations[own].guards) &&
        far.has(now().where[piece]),
    );
  }
  /** What a general's supply depends on (rule 9): {source, train, path}. */
  function supply(general) {
    const nation = nationOf(general),
      own = board.nations[nation],
      city = now().where[general];
    if (own.home.includes(named(board.country, city))) return { source: "home", path: [] };
    if (!own.home.length && own.depots.includes(city)) return { source: "depot", path: [] };
    const closed = (other) => at(other).some((piece) => hostile(nation, nationOf(piece)));
    const { far, came } = roadsFrom(city, closed, board.limits.supply);
    const trains = on().filter((piece) => nationOf(piece) === nation && kindOf(piece) === "train");
    const open = trains.filter((train) => far.has(now().where[train]));
    const train = open.sort((a, b) => far.get(now().where[a]) - far.get(now().where[b]))[0];
    if (!train) return { source: "none", path: [] };
    const path = [now().where[train]];
    while (path[0] !== city) path.unshift(came.get(path[0]));
    return { source: "train", train, path };
  }
  return { at, on, nationOf, kindOf, roadsFrom, protectors, supply };
}

const FAR = 0.7, // pixels a unit: from farther away the names drawn with the map are too small to read
  CLEAR = 0.95; // from there on they are as large as small print

/** The map: `box` holds the sheet, `now()` gives the standing, `words` what is said, `told(text)` shows it. */
function makeSiteMap(box, board, now, words, told) {
  const [width, height, top] = board.frame,
    sheet = box.querySelector(".sheet"),
    hidden = new Set(board.hidden),
    standing = makeStanding(board, now),
    say = (key, values = {}) => {
      const text = (values.roads === 1 && words[`${key}-one`]) || words[key];
      return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
    };
  const points = board.title.map((one, city) => [board.x[city], board.y[city]]),
    marks = board.title.map(() => board.marks[0]),
    order = (city) => (board.objectives.find(([at]) => at === city) || [])[2],
    ranks = board.title.map(() => 0);
  const over = draw("svg", { class: "live", viewBox: `0 0 ${width} ${height + top}`, "aria-hidden": "true" }),
    lines = draw("g", { class: "lines" }),
    names = draw("g", { class: "names" }),
    scene = draw("g", { class: "scene" });
  over.append(lines, names, scene);
  sheet.append(over);
  box.dataset.live = "";
  const laid = { titles: board.title, points, marks, suits: board.suits, frame: [0, top, width, top + height] },
    written = makeNames(names, laid, 12);
  let signs = [],
    chosen = null,
    pinned = null,
    known = "";

  const view = makeWindow(box, width, height, (at, [wide, high]) => {
    sheet.style.width = `${width * at.scale}px`;
    sheet.style.transform = `translate(${wide / 2 - at.x * at.scale}px, ${high / 2 - (at.y + top) * at.scale}px)`;
    if (known === String(at.scale)) return;
    known = String(at.scale);
    box.classList.toggle("near", at.scale > NEAR);
    box.classList.toggle("far", at.scale < FAR);
    sizeSigns(signs, laid, at.scale);
    write();
  });

  /** The city that a shield, a disc or a house of the drawn map stands for; -1 if there is none. */
  function cityOf(drawn) {
    const { x, y } = drawn.querySelector("use");
    return points.findIndex((at) => Math.hypot(at[0] - x.baseVal.value, at[1] - y.baseVal.value) < 1);
  }
  /** Which cities bear such a sign in the turn that is drawn: a nation that has left takes hers with her. */
  function measure() {
    const large = new Set([...sheet.querySelectorAll(".upon :is(.objective, .depot)")].map(cityOf));
    points.forEach((at, city) => {
      marks[city] = board.marks[large.has(city) ? 1 : 0];
      ranks[city] = hidden.has(city) ? -1 : large.has(city) ? (order(city) === 1 ? 2 : 1) : 0;
    });
  }
  /** The counters of the drawn map, or those that stand in its place. */
  function taken() {
    const { scale } = view.at;
    if (box.dataset.step !== undefined) return signs.flatMap((one) => (one.box ? [one.box(scale)] : []));
    const counters = [...sheet.querySelectorAll(".upon .piece > rect, .upon .piece > .wagon")];
    return counters.map((one) => {
      const { x, y, width: w, height: h } = one.getBBox();
      return [x * scale, y * scale, (x + w) * scale, (y + h + 3) * scale];
    });
  }
  function write() {
    const close = view.at.scale > NEAR || box.dataset.step !== undefined;
    const cities = close ? namedAt(ranks, view.at.scale).filter((city) => !hidden.has(city)) : [];
    written.name(cities, view.at.scale, close ? taken() : []);
  }
  /** Signs upon the map: each {node, sized(scale)}; those of `below` under the names. */
  function show(below, above) {
    signs = [...below, ...above];
    measure();
    lines.replaceChildren(...below.map((one) => one.node));
    scene.replaceChildren(...above.map((one) => one.node));
    sizeSigns(signs, laid, view.at.scale);
    write();
  }
  let place = null; // what the window keeps to when it or the turn changes; null once it was moved by hand
  function whole() {
    place = whole;
    view.fit([[0, 0], [width, height]], 0, 14); // prettier-ignore
  }
  /** Where the fighting is, so near that names can be read. */
  function fighting() {
    place = fighting;
    const [left, north, right, south] = now().fighting;
    view.fit([[left, north - top], [right, south - top]], 0, 2.6); // prettier-ignore
    if (view.at.scale < CLEAR) view.zoom(CLEAR / view.at.scale);
  }
  /** How the map opens: whole, or where the fighting is if no name of the whole could be read. */
  function home() {
    whole();
    if (view.at.scale < FAR && now().fighting) fighting();
    place = home;
  }
  const keep = () => (place ? place() : view.show());
  const look = (cities, most = 2.6) =>
    view.fit(cities.map((city) => [points[city][0], points[city][1] - top]), 70, most); // prettier-ignore

  // ------------------------------------------------------------------------------------- what is there

  const label = (piece) => {
    const [, kind, number, short] = board.pieces[piece];
    return kind === "train" ? say("train", { number }) : `${piece} (${short})`;
  };
  const listed = (pieces) => pieces.map(label).join(", ");

  function cityText(city) {
    const suit = board.suit[city],
      country = named(board.country, city),
      here = standing.at(city);
    const said = [
      say("city", {
        city: board.title[city],
        suit: { S: "♠", C: "♣", H: "♥", D: "♦" }[suit],
        suitname: words[suit],
        sector: named(board.sector, city).split("-").pop().toUpperCase(),
        country: board.names[country],
      }),
    ];
    for (const one of board.objectives.filter(([at]) => at === city)) {
      const guards = standing.protectors(one),
        held = now().held.includes(city);
      said.push(say(one[2] === 1 ? "first" : "second", { nation: board.nations[one[1]].name }));
      if (held) said.push(say("held"));
      said.push(guards.length ? say("guarded", { pieces: listed(guards) }) : say("unguarded"));
    }
    if (here.length) said.push(say("stands", { pieces: listed(here) }));
    if (chosen && chosen[0] in now().where && now().where[chosen[0]] !== city) {
      const { far } = standing.roadsFrom(now().where[chosen[0]]);
      said.push(say("far", { roads: far.get(city), piece: listed(chosen) }));
    }
    return said.join(" ");
  }

  function pieceText(pieces) {
    const city = now().where[pieces[0]],
      nation = standing.nationOf(pieces[0]);
    const said = [
      say("piece", { nation: board.nations[nation].name, pieces: listed(pieces), city: board.title[city] }),
    ];
    if (standing.kindOf(pieces[0]) === "general") {
      const { source, train, path } = standing.supply(pieces[0]);
      said.push(say(`supply-${source}`, { number: train && board.pieces[train][2], roads: path.length - 1 }));
      if (pieces.some((piece) => now().down.includes(piece))) said.push(say("down"));
    }
    return said.join(" ");
  }

  /** The lines of what is chosen: a ring around it, and its way of supply. */
  function choice() {
    if (!chosen || !(chosen[0] in now().where)) return [];
    const city = now().where[chosen[0]],
      general = standing.kindOf(chosen[0]) === "general",
      { path } = general ? standing.supply(chosen[0]) : { path: [] };
    const ring = ringAround(points[city], marks[city], "chosen");
    return [...(path.length > 1 ? [stroke(path.map((one) => points[one]), 5, { class: "supply" })] : []), ring]; // prettier-ignore
  }

  function cityNear(x, y, within) {
    let best = null,
      least = within / view.at.scale;
    points.forEach(([a, b], city) => {
      const far = Math.hypot(a - x, b - top - y);
      if (far < least && !hidden.has(city)) [best, least] = [city, far];
    });
    return best;
  }
  function piecesAt(event) {
    const found = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest("[data-piece], [data-pieces]"))
      .find((one) => one && box.contains(one) && !one.closest(".moves"));
    if (!found) return null;
    const names = (found.dataset.piece || found.dataset.pieces).split(",");
    return names.every((name) => name in now().where) ? names : null;
  }
  function tapped(x, y, kind, event) {
    const pieces = piecesAt(event);
    pinned = pieces ? null : cityNear(x, y, kind === "touch" ? 24 : 16);
    if (pieces) chosen = pieces;
    else if (pinned === null) chosen = null;
    told(pieces ? pieceText(pieces) : pinned === null ? say("hint") : cityText(pinned));
    box.dispatchEvent(new CustomEvent("chosen"));
  }
  box.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const pieces = piecesAt(event),
      city = pieces ? null : cityNear(...view.point(event.clientX, event.clientY), 16);
    if (pieces) told(pieceText(pieces));
    else if (city !== null) told(cityText(city));
    else told(pinned !== null ? cityText(pinned) : chosen && chosen[0] in now().where ? pieceText(chosen) : say("hint"));
  });
  listen(box, view, tapped);
  keys(box, view);
  new ResizeObserver(keep).observe(box);
  const moved = () => {
    place = null;
  };
  for (const kind of ["wheel", "pointerdown", "keydown"]) box.addEventListener(kind, moved);
  home();
  show([], []);
  told(say("hint"));
  return { view, show, write, whole, fighting, keep, look, choice, say, cityText, cityOf, points, marks, standing, moved };
}
