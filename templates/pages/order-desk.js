"use strict";

/* The order desk: what the player sees and does. The panels are in order-desk-panels.js. */

/** An HTML element: `props` are attributes, those beginning with `on` are listeners, false ones are left out. */
function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const SUITS = { S: "♠", C: "♣", H: "♥", D: "♦" };

/** A card as a player knows it: `♠13`. */
const cardText = (face) => (face === "R" ? "R" : `${SUITS[face[0]]}${face.slice(1)}`);

function openDesk(facts, words, mail) {
  const byId = (id) => document.getElementById(id);
  const store = makeStore(
    `pbem order desk: ${facts.game}, ${facts.player}, turn ${facts.turn}, ${facts.revision}`,
  );
  const parts = new Map(facts.parts.map((part) => [part.nation, part]));
  const rulesOf = new Map(facts.parts.map((part) => [part.nation, makeRules(facts, part)]));
  const kept = store.read() || {};
  let plans = Object.fromEntries(
    facts.parts.map((part) => [part.nation, { ...emptyPlan(), ...kept[part.nation] }]),
  );
  const before = [];
  const first =
    facts.parts.find((part) => part.asked.length) ||
    facts.parts.find((part) => !part.before.length) ||
    facts.parts[0];
  const ui = {
    nation: first.nation,
    tab: first.asked.some((one) => one.kind !== "movement") ? "asked" : "move",
    group: [],
    path: [],
    city: null,
    buy: null,
    battle: null,
    retreat: null,
    fact: null,
    facts: [],
    when: null,
    goal: null,
    otherwise: null,
  };

  // -------------------------------------------------------------------------------------- in words

  function say(key, values = {}) {
    const one = values.count === 1 && words.say[`${key}-one`],
      text = one || words.say[key];
    if (text === undefined) throw new Error(`no words for ${key}`);
    return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
  }
  const inWords = (line) => inTongue(words.orders, line);
  const name = (known) => words.names[known] || known;
  const title = (city) => facts.board.title[city];
  const pieceName = (piece) => {
    const known = rules().pieces.get(piece);
    return known.kind === "train"
      ? say("train", { nation: name(known.nation), number: known.number })
      : piece;
  };
  const together = (pieces) => pieces.map(pieceName).join(" + ");

  /** Why something is not possible, in words. */
  function why(verdict) {
    const values = { ...verdict };
    for (const key of ["city", "here"]) if (key in values) values[key] = title(values[key]);
    if (values.piece) values.piece = pieceName(values.piece);
    if (values.pieces) values.pieces = together(values.pieces);
    if (values.card) values.card = cardText(values.card);
    return say(`why-${verdict.why}`, values);
  }

  // ----------------------------------------------------------------------------------- what stands

  const part = () => parts.get(ui.nation);
  const rules = () => rulesOf.get(ui.nation);
  const plan = () => plans[ui.nation];
  let steps = [],
    now = null;

  function think() {
    steps = carriedOut(rules(), plan(), ui.when);
    now = planned(rules(), plan(), steps);
  }

  /** Change the plans so that it can be undone, keep them, show them. */
  function change(deed) {
    before.push(JSON.stringify(plans));
    const known = new Set(plan().orders);
    deed(plan());
    putInCase(desk, known);
    store.write(plans);
    Object.assign(ui, { group: [], path: [], goal: null, otherwise: null });
    redraw();
  }

  function undo() {
    if (!before.length) return;
    plans = JSON.parse(before.pop());
    store.write(plans);
    Object.assign(ui, { group: [], path: [], goal: null, otherwise: null });
    redraw();
  }

  /** Give orders for a case from now on, or for all cases. */
  function openCase(when) {
    ui.when = when;
    choose([]);
  }

  const order = (one) => change((mine) => mine.orders.push(one));

  function letter() {
    return letterOf(
      facts,
      facts.parts.map((one) => {
        const mine = plans[one.nation],
          its = rulesOf.get(one.nation);
        return {
          nation: one.nation,
          turn: one.turn,
          plan: mine,
          lines: linesOf(its, title, mine, carriedOut(its, mine), words.orders),
        };
      }),
      words.orders,
    );
  }

  // --------------------------------------------------------------------------------------- the map

  const map = makeMap(byId("board"), facts, tapped);

  function tapped(city) {
    if (city === null) return choose([]);
    if (ui.tab === "asked" && answered(city)) return undefined;
    if (ui.group.length) return goOn(city);
    return pick(city);
  }

  /** A tap on a city that answers what is asked. */
  function answered(city) {
    for (const one of part().asked) {
      const found = (one.options || []).find((option) => option.city === city);
      if (found) {
        answer(one, found.say);
        return true;
      }
    }
    return false;
  }

  function answer(asked, said) {
    change((mine) => {
      mine.orders = mine.orders.filter((one) => !(one.kind === "answer" && one.number === asked.number));
      mine.orders.push({ kind: "answer", number: asked.number, say: said });
    });
  }

  /** A tap with nobody chosen: own pieces are chosen, of anything else it is told what it is. */
  function pick(city) {
    const own = rules()
      .at(now, city)
      .filter((piece) => rules().nationOf(piece) === ui.nation);
    const free = own.filter((piece) => !now.moved.has(piece));
    ui.city = city;
    if (own.length) ui.tab = "move";
    choose(free.length ? free : []);
  }

  function choose(group) {
    Object.assign(ui, { group, path: [], said: "", goal: null, otherwise: null });
    if (group.length) ui.tab = "move";
    if (group.length) roomForMap(false);
    redraw();
    if (group.length) lookAtReach();
  }

  /** Near enough to read the names of the cities within reach. */
  function lookAtReach() {
    const here = map.point(now.where.get(ui.group[0]));
    if (map.view.at.scale > NEAR) map.view.reveal(...here);
    else map.view.fit([here, ...[...rules().reach(now, ui.group).keys()].map(map.point)], 22, 5);
  }

  /** A tap with somebody chosen: his way goes on, is ordered, or it is told why it cannot. */
  function goOn(city) {
    const end = ui.path[ui.path.length - 1],
      further = rules().reach(now, ui.group, ui.path).get(city);
    ui.city = city;
    ui.said = "";
    ui.goal = null;
    if (city === end) return orderMove();
    if (further) ui.path = further;
    else if (!ui.path.length && city === now.where.get(ui.group[0])) return choose([]);
    else if (ownAt(city).length && !ui.path.length) return pick(city);
    else Object.assign(ui, { said: unreachable(city), goal: ui.path.length ? null : city });
    return redraw();
  }

  const ownAt = (city) =>
    rules()
      .at(now, city)
      .filter((piece) => rules().nationOf(piece) === ui.nation);

  function orderMove() {
    const verdict = rules().moveVerdict(now, ui.group, ui.path);
    if (verdict) ui.said = why(verdict);
    else return order({ kind: "move", pieces: [...ui.group], path: [...ui.path], otherwise: otherwiseOf(desk) });
    return redraw();
  }

  /** Why a city cannot be gone to: what stands against the shortest way there. */
  function unreachable(city) {
    const here = ui.path.length ? ui.path[ui.path.length - 1] : now.where.get(ui.group[0]);
    const far = rules().board.distances(city),
      way = [...ui.path];
    for (let at = here; at !== city;) {
      at = rules().board.near[at].reduce((best, other) => (far[other] < far[best] ? other : best));
      way.push(at);
    }
    const verdict = rules().moveVerdict(now, ui.group, way);
    if (!verdict) return "";
    return verdict.why === "too-far"
      ? say("too-far", { city: title(city), roads: far[here] })
      : `${title(city)}: ${why(verdict)}`;
  }

  // ------------------------------------------------------------------------------------ everything

  const desk = {
    facts,
    words,
    ui,
    say,
    inWords,
    name,
    title,
    pieceName,
    together,
    why,
    part,
    rules,
    plan,
    order,
    change,
    openCase,
    answer,
    choose,
    orderMove,
    redraw,
    letter,
    mail,
    map,
    store,
    steps: () => steps,
    now: () => now,
    goOn,
    reset: () =>
      change(() => {
        for (const one of facts.parts) plans[one.nation] = emptyPlan();
      }),
  };

  function redraw() {
    think();
    map.name(
      ui.group.length
        ? [...rules().reach(now, ui.group, ui.path).keys(), ...ui.path, now.where.get(ui.group[0])]
        : [],
    );
    map.show(ground(desk), scene(desk));
    const panel = byId("panel"),
      giveBack = holding(panel);
    byId("nations").replaceChildren(...facts.parts.map(nationTab));
    byId("tabs").replaceChildren(...tabsOf(desk).map(tab));
    panel.replaceChildren(...caseOpen(desk), ...PANELS[ui.tab](desk));
    panel.setAttribute("aria-labelledby", `tab-${ui.tab}`);
    giveBack();
    byId("hint").textContent = hint();
    byId("undo").disabled = !before.length;
  }

  /** Remembers what has the keyboard and where the list stands; what it gives puts both back. */
  function holding(panel) {
    const active = document.activeElement,
      held = ["panel", "tabs", "nations"].find((id) => byId(id).contains(active)),
      { key, tab, nation } = active.dataset;
    const top = panel.dataset.tab === ui.tab ? panel.scrollTop : 0;
    panel.dataset.tab = ui.tab;
    const same = (other) =>
      key ? other.key === key : tab ? other.tab === tab : Boolean(nation) && other.nation === nation;
    return () => {
      panel.scrollTop = top;
      if (!held || document.body.contains(active)) return;
      const all = [...byId(held).querySelectorAll("button, select, input, textarea, a")],
        again = all.find((one) => same(one.dataset));
      (again || panel).focus({ preventScroll: true });
    };
  }

  function hint() {
    if (ui.said) return ui.said;
    if (ui.group.length)
      return ui.path.length ? say("hint-way") : say("hint-chosen", { who: together(ui.group) });
    if (ui.city !== null) return cityText(desk, ui.city);
    return ui.tab !== "asked" ? say("hint-choose") : askedCities(desk).length ? say("hint-asked") : "";
  }

  function nationTab(one) {
    const chosen = one.nation === ui.nation,
      asked = one.asked.length > 0;
    return el(
      "button",
      {
        type: "button",
        role: "tab",
        "aria-selected": String(chosen),
        "data-nation": one.nation,
        class: asked ? "asked" : "",
        style: `--own:${facts.nations[one.nation].colours[0]};--on:${facts.nations[one.nation].colours[1]}`,
        onclick: () => {
          Object.assign(ui, {
            nation: one.nation,
            group: [],
            path: [],
            city: null,
            said: "",
            buy: null,
            battle: null,
            retreat: null,
            fact: null,
            facts: [],
            when: null,
          });
          toTab();
          redraw();
          look();
        },
      },
      name(one.nation),
    );
  }

  function toTab() {
    if (!tabsOf(desk).some((one) => one.key === ui.tab)) ui.tab = "move";
  }

  function tab({ key, text, count }) {
    return el(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${key}`,
        "data-tab": key,
        "aria-selected": String(ui.tab === key),
        "aria-controls": "panel",
        onclick: () => {
          roomForMap(false);
          ui.tab = key;
          redraw();
          if (key === "asked") lookAtAsked();
        },
      },
      text,
      count ? el("b", { class: "count" }, String(count)) : null,
    );
  }

  /** On a small screen the panel can be folded away. */
  function roomForMap(wanted) {
    document.body.classList.toggle("low", wanted);
    byId("room").setAttribute("aria-pressed", String(wanted));
  }

  /** What is asked about, if it lies on the map. */
  function lookAtAsked() {
    const fights = part()
      .asked.flatMap((one) => [one.fight, ...(one.options || []).map((option) => option.fight)])
      .filter(Boolean);
    const cities = [...askedCities(desk), ...fights.flatMap((fight) => fight.cities)];
    if (cities.length) map.view.fit(cities.map(map.point), 30, 4);
    else lookAtOwn();
  }

  function lookAtOwn() {
    const points = rules()
      .ownPieces(now, "general")
      .concat(rules().ownPieces(now, "train"))
      .map((piece) => map.point(now.where.get(piece)));
    if (points.length) map.view.fit(points, 45);
  }

  const look = () => (ui.tab === "asked" ? lookAtAsked() : lookAtOwn());

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") choose([]);
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && event.target.tagName !== "TEXTAREA") {
      event.preventDefault();
      undo();
    }
  });
  // What is printed is the whole map and, below it, the letter.
  let unprinted = ui.tab,
    window_ = {};
  addEventListener("beforeprint", () => {
    unprinted = ui.tab;
    window_ = { ...map.view.at };
    ui.tab = "letter";
    redraw();
    map.view.whole();
    byId("board").setAttribute("viewBox", "0 0 1000 666");
  });
  addEventListener("afterprint", () => {
    ui.tab = unprinted;
    Object.assign(map.view.at, window_);
    map.view.show();
    redraw();
  });
  byId("undo").addEventListener("click", undo);
  byId("nearer").addEventListener("click", () => map.view.zoom(1.6));
  byId("farther").addEventListener("click", () => map.view.zoom(1 / 1.6));
  byId("own").addEventListener("click", lookAtOwn);
  byId("room").addEventListener("click", () => roomForMap(!document.body.classList.contains("low")));
  toTab();
  redraw();
  look();
  return desk;
}

{
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const page = read("facts");
  for (const key of ["x", "y"]) {
    const [whole, tenths] = page.board[key];
    page.board[key] = numbersOf(whole).map((number, city) => number + tenths[city] / 10);
  }
  if (page.parts.length) window.desk = openDesk(page, read("words"), read("mail"));
}
