"use strict";

/* Where a loser's retreat ends, by rule: term by term. */

const TERMS = ["off supply", "towards", "away from", "home", "city", "ask"];

function retreatOf(desk) {
  const ui = desk.ui,
    made = ui.retreat || (ui.retreat = { loser: "", term: TERMS[0], place: "", terms: [] });
  const named = ["towards", "away from", "city"].includes(made.term),
    known = placesFor(desk, made.term),
    full = !named || known.includes(made.place);
  const term = made.term === "city" ? made.place : named ? `${made.term} ${made.place}` : made.term;
  const said = `retreat${made.loser ? ` ${made.loser}` : ""}: ${made.terms.join(", ")}`;
  return [
    heading(desk.say("retreats")),
    note(desk.say("retreats-how")),
    el(
      "div",
      { class: "options" },
      choice(desk, "loser", made, [
        ["", desk.say("any-loser")],
        ...losers(desk).map((name) => [name, desk.name(name)]),
      ]),
    ),
    el(
      "div",
      { class: "options", role: "group", "aria-label": desk.say("retreat-terms") },
      choice(
        desk,
        "term",
        made,
        TERMS.map((one) => [one, one === "city" ? desk.say("term-city") : desk.inWords(one)]),
      ),
      named ? placeField(desk, made, "place", known) : null,
      button(
        desk.say("term-add"),
        () => {
          if (!made.terms.includes(term)) made.terms.push(term);
          made.place = "";
          desk.redraw();
        },
        { disabled: !full, "data-key": "term add" },
      ),
      made.terms.map((one) =>
        chip(desk, one, () => {
          made.terms = made.terms.filter((other) => other !== one);
        }),
      ),
    ),
    el("p", { class: "path" }, desk.inWords(said)),
    button(
      desk.say("retreat-order"),
      () => {
        ui.retreat = null;
        desk.order({ kind: "retreat", say: said });
      },
      { class: "main", id: "order-retreat", disabled: !made.terms.length, "data-key": "retreat" },
    ),
  ];
}

/** Whoever may lose to the nation: hostile nations, then their generals. */
function losers(desk) {
  const rules = desk.rules(),
    generals = [...rules.pieces.values()].filter(
      (piece) => piece.kind === "general" && !piece.gone && rules.hostile(piece.nation, desk.ui.nation),
    );
  return [...hostileNations(desk), ...generals.map((piece) => piece.name)];
}

/** The names that may follow a term: cities, and for `away from` generals and nations too. */
function placesFor(desk, term) {
  const cities = desk.facts.board.title;
  if (term !== "away from") return cities;
  const generals = [...desk.rules().pieces.values()].filter((piece) => piece.kind === "general" && !piece.gone);
  return [...cities, ...generals.map((piece) => piece.name), ...Object.keys(desk.facts.nations)];
}

/** The names to choose from, by the list's id. A list has hundreds of them and is made anew only if they change. */
const NAMES = new Map();

function namesFor(id, known) {
  const said = known.join();
  if (NAMES.get(id)?.said !== said) {
    const list = el(
      "datalist",
      { id },
      known.map((name) => el("option", { value: name })),
    );
    NAMES.set(id, { said, list });
  }
  return NAMES.get(id).list;
}

/** A name to be typed, with those that are known to choose from; the city tapped last is offered. */
function placeField(desk, made, key, known) {
  const id = `names-for-${key}`,
    tapped = desk.ui.city === null ? "" : desk.title(desk.ui.city);
  const set = (value) => {
    made[key] = value;
    desk.redraw();
  };
  return [
    el("input", {
      type: "text",
      list: id,
      value: made[key],
      autocomplete: "off",
      "aria-label": desk.say(`choose-${key}`),
      "data-name": key,
      "data-key": `name ${key}`,
      onchange: (event) => set(event.target.value.trim()),
    }),
    namesFor(id, known),
    tapped && made[key] !== tapped
      ? button(tapped, () => set(tapped), { "data-tapped": key, "data-key": `tapped ${key}` })
      : null,
  ];
}
