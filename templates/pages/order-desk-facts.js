"use strict";

/* What orders depend on: facts are joined by `and`, each may be turned into its opposite; orders are given for the case
   that they are so or are not, the stage waits on them, or a line of one's own begins with them. */

const FACTS = [
  "PIECE in CITY",
  "PIECE near CITY",
  "CITY conquered",
  "CITY free",
  "PIECE face down",
  "NATION gone",
  "CARD in hand",
  "troops of OWN # or more",
  "troops of OWN # or fewer",
];

/** What a fact is filled in with: the word of its pattern, and where it is kept. */
const FACT_PARTS = { PIECE: "piece", CITY: "city", NATION: "of", CARD: "card", OWN: "commander", "#": "number" };

const newFact = (fact) => ({
  fact,
  opposite: false,
  roads: "",
  ...Object.fromEntries(Object.values(FACT_PARTS).map((key) => [key, ""])),
});

const wantsPart = (made, word) => made.fact.split(" ").includes(word);
const partsOf = (made) => Object.keys(FACT_PARTS).filter((word) => wantsPart(made, word));

/** A part of a fact as it is written; "" if it is still missing, or no name that the board has. */
function partWritten(desk, made, word) {
  const said = made[FACT_PARTS[word]];
  if (word === "CITY") return desk.facts.board.title.includes(said) ? said : "";
  return word === "#" ? said.replace(/\D/g, "") : said;
}

/** A fact as it is written. */
function factWritten(desk, made) {
  const written_ = made.fact
    .split(" ")
    .map((word) => (word in FACT_PARTS ? partWritten(desk, made, word) : word))
    .join(" ");
  const roads = wantsPart(made, "near") && made.roads ? ` ${made.roads.slice(0, 1)}` : "";
  return `${made.opposite ? "not " : ""}${written_}${roads}`;
}

/** The facts chosen so far, and the one being chosen if it is whole; null while that one is begun and not whole. */
function factsJoined(desk, made, joined) {
  const parts = partsOf(made),
    whole = parts.every((word) => partWritten(desk, made, word)),
    begun = parts.some((word) => made[FACT_PARTS[word]]) || made.opposite;
  if (begun && !whole) return null;
  const isNew = whole && joined.every((one) => factWritten(desk, one) !== factWritten(desk, made));
  return isNew ? [...joined, { ...made, at: desk.facts.board.title.indexOf(made.city) }] : joined;
}

/** Facts, and what is done with them. */
function factsOf(desk) {
  const { ui } = desk,
    made = ui.fact || (ui.fact = newFact(FACTS[0])),
    joined = ui.facts || (ui.facts = []);
  const facts = factsJoined(desk, made, joined),
    said = (facts || joined).map((one) => factWritten(desk, one)).join(" and "),
    full = Boolean(facts && facts.length);
  const done = (deed, tab = ui.tab) => () => {
    Object.assign(ui, { fact: newFact(made.fact), facts: [], tab });
    deed();
  };
  const opened = (within) => done(() => desk.openCase({ said, facts, unless: false, within }), "move");
  return [
    heading(desk.say("conditions")),
    note(desk.say("conditions-how")),
    factFields(desk, made),
    el(
      "div",
      { class: "options" },
      button(
        desk.say("fact-and"),
        () => {
          Object.assign(ui, { fact: newFact(made.fact), facts });
          desk.redraw();
        },
        { disabled: !full || facts.length === joined.length, "data-key": "fact and" },
      ),
      joined.map((one) =>
        chip(desk, factWritten(desk, one), () => {
          ui.facts = joined.filter((other) => other !== one);
        }),
      ),
    ),
    el("p", { class: "path", id: "facts-text" }, full ? desk.inWords(`if ${said}`) : ""),
    el(
      "div",
      { class: "options" },
      button(desk.say("case-order"), opened(null), { id: "order-case", disabled: !full, "data-key": "case" }),
      ui.when
        ? button(desk.say("case-within"), opened(ui.when), {
            id: "order-case-within",
            disabled: !full,
            "data-key": "case within",
          })
        : null,
      button(desk.say("wake-order"), done(() => desk.order({ kind: "wake", say: `wake if ${said}` })), {
        id: "order-wake",
        disabled: !full,
        "data-key": "wake",
      }),
      button(
        desk.say("if-order"),
        done(() =>
          desk.change((mine) => {
            mine.own = `${mine.own.trimEnd()}\n${desk.inWords(`if ${said}: `)}`.trimStart();
          }),
        ),
        { id: "order-if", disabled: !full, "data-key": "if" },
      ),
    ),
  ];
}

/** The fields that a fact is made with. */
function factFields(desk, made) {
  const rules = desk.rules(),
    generals = [...rules.pieces.values()].filter((one) => one.kind === "general" && !one.gone),
    own = generals.filter((one) => one.nation === desk.ui.nation);
  const named = (pieces) => blank(pieces.map(({ name }) => [name, name]));
  const shown = (fact) => desk.inWords(fact.split(" ").map((word) => (word in FACT_PARTS ? "…" : word)).join(" ")); // prettier-ignore
  const fields = {
    PIECE: () => choice(desk, "piece", made, named(generals)),
    CITY: () => placeField(desk, made, "city", desk.facts.board.title),
    NATION: () => choice(desk, "of", made, blank(Object.keys(desk.facts.nations).map((one) => [one, desk.name(one)]))),
    CARD: () => choice(desk, "card", made, blank(cardsToName(desk).map((face) => [face, cardText(face)]))),
    OWN: () => choice(desk, "commander", made, named(own)),
    "#": () => numberField(desk, made, "number"),
  };
  return el(
    "div",
    { class: "options", role: "group", "aria-label": desk.say("conditions") },
    toggle(desk, made, "opposite"),
    choice(desk, "fact", made, FACTS.map((one) => [one, shown(one)])),
    partsOf(made).flatMap((word) => fields[word]()),
    wantsPart(made, "near") ? numberField(desk, made, "roads") : null,
  );
}

const blank = (choices) => [["", "…"], ...choices];

/** The cards that a fact may name: those in hand first, then all that may still be drawn. */
function cardsToName(desk) {
  const values = Array.from({ length: HIGHEST_CARD - 1 }, (_, at) => HIGHEST_CARD - at);
  const all = Object.keys(SUITS).flatMap((suit) => values.map((value) => `${suit}${value}`));
  return [...new Set([...desk.part().hand, ...all, "R"])];
}

const HIGHEST_CARD = 13; // the lowest is 2
