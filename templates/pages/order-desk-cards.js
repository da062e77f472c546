"use strict";

/* The panel of cards: the hand, discards, recruitment, the Offensive Option. */

function cardsPanel(desk) {
  const now = desk.now(),
    rules = desk.rules();
  return [
    heading(desk.say("hand", { count: now.hand.length, points: rules.points(now.hand) })),
    el(
      "p",
      { class: "hand" },
      now.hand.map((face) =>
        el("span", { class: `card ${"HD".includes(face[0]) ? "red" : ""}` }, cardText(face)),
      ),
    ),
    ...offensiveOf(desk),
    ...discardOf(desk),
    ...recruitOf(desk),
    ...whenText(desk),
  ];
}

/** Declare the Offensive Option ahead of the question (rule 13). */
function offensiveOf(desk) {
  if (!desk.part().offensive || desk.part().asked.some((one) => one.kind === "offensive")) return [];
  const mine = ordersHere(desk).find((one) => one.kind === "offensive");
  const set = (card) =>
    desk.change((plan) => {
      plan.orders = plan.orders.filter((one) => one.kind !== "offensive" || !isHere(desk, one));
      plan.orders.push({ kind: "offensive", card });
    });
  const faces = [...new Set(desk.part().hand)];
  return [
    heading(desk.say("offensive")),
    el(
      "div",
      { class: "options" },
      faces.map((face) =>
        cardButton(face, Boolean(mine) && mine.card === face, () => set(face), {
          "data-key": `offensive ${face}`,
        }),
      ),
      button(desk.say("offensive-no"), () => set(null), {
        "aria-pressed": String(Boolean(mine) && mine.card === null),
        "data-key": "offensive no",
      }),
    ),
  ];
}

/** What to give up of the cards drawn next (rule 3). */
function discardOf(desk) {
  if (!desk.part().discard) return [];
  const mine = ordersHere(desk).find((one) => one.kind === "discard");
  const wishes = ["lowest", "lowest spades", "lowest clubs", "lowest hearts", "lowest diamonds"];
  const set = (wish) =>
    desk.change((plan) => {
      const said = mine ? mine.say.replace("discard ", "").split(", ") : [];
      const left = said.includes(wish) ? said.filter((one) => one !== wish) : [...said, wish];
      plan.orders = plan.orders.filter((one) => one.kind !== "discard" || !isHere(desk, one));
      if (left.length) plan.orders.push({ kind: "discard", say: `discard ${left.join(", ")}` });
    });
  const place = (wish) => (mine ? mine.say.replace("discard ", "").split(", ").indexOf(wish) + 1 : 0);
  return [
    heading(desk.say("discard")),
    note(desk.say("discard-how")),
    el(
      "div",
      { class: "options" },
      wishes.map((wish) =>
        button(
          `${place(wish) ? `${place(wish)}. ` : ""}${desk.say(wish.replace(" ", "-"))}`,
          () => set(wish),
          { "aria-pressed": String(place(wish) > 0), "data-key": wish },
        ),
      ),
    ),
  ];
}

// -------------------------------------------------------------------------------------- recruitment

function recruitOf(desk) {
  const rules = desk.rules(),
    now = desk.now(),
    ui = desk.ui,
    limits = desk.facts.limits;
  const buy = ui.buy || (ui.buy = { cards: [], troops: {}, entering: {}, byRule: false, wishes: [], keep: [], upTo: "" });
  buy.cards = buy.cards.filter((at) => at < now.hand.length);
  const order = filledIn(rules, now, buy),
    free = desk.facts.nations[ui.nation].most - rules.total(now);
  const away = [...rules.pieces.values()].filter(
    (one) => one.nation === ui.nation && !now.where.has(one.name) && !one.gone,
  );
  const verdict = rules.recruitVerdict(now, order),
    price = rules.price(now),
    rule = ruleOf(buy),
    paid = buy.byRule ? recruitedByRule(rules, now, { ...order, ...rule }) : order;
  if (!away.length && free < 1) return [heading(desk.say("recruit")), note(desk.say("recruit-none"))];
  return [
    heading(desk.say("recruit")),
    note(desk.say("recruit-how", { price, free })),
    el("div", { class: "options" }, toggle(desk, buy, "byRule")),
    ...(buy.byRule ? payRule(desk, buy) : [payCards(desk, buy)]),
    ...rules
      .ownPieces(now, "general")
      .filter((name) => (now.troops[name] || 0) < limits.troops && free > 0)
      .map((name) => troopsRow(desk, buy, name)),
    ...away.map((one) => entryRow(desk, buy, one)),
    note(
      desk.say("recruit-sum", { paid: rules.points(paid.cards), due: rules.bought(paid) * price }),
      "sum",
    ),
    !buy.byRule && rules.bought(order) && verdict ? note(desk.why(verdict), "warning") : null,
    button(
      desk.say("recruit-order"),
      () => {
        ui.buy = null;
        desk.order(
          buy.byRule
            ? { kind: "recruit-by-rule", ...order, ...rule, rule: ruleWritten(buy) }
            : { kind: "recruit", ...order, rule: "" },
        );
      },
      {
        class: "main",
        id: "order-recruit",
        disabled: buy.byRule ? !rules.bought(order) : Boolean(verdict),
        "data-key": "recruit",
      },
    ),
  ].filter(Boolean);
}

const payCards = (desk, buy) =>
  el(
    "div",
    { class: "options", role: "group", "aria-label": desk.say("pay-with") },
    el("span", {}, desk.say("pay-with")),
    desk.now().hand.map((face, at) => payButton(desk, buy, face, at)),
  );

const CHEAPEST = ["cheapest", ...Object.keys(KEPT_SUITS).map((suit) => `cheapest ${suit}`)];

/** Cards that are not drawn yet pay by rule: the first wish before the next, what never pays, how much. */
function payRule(desk, buy) {
  const wish = (one) => () => {
    buy.wishes = buy.wishes.includes(one)
      ? buy.wishes.filter((other) => other !== one)
      : [...buy.wishes, one];
    desk.redraw();
  };
  const place = (one) => (buy.wishes.includes(one) ? `${buy.wishes.indexOf(one) + 1}. ` : "");
  return [
    note(desk.say("by-rule-how")),
    el(
      "div",
      { class: "options" },
      CHEAPEST.map((one) =>
        button(`${place(one)}${desk.inWords(one)}`, wish(one), {
          "aria-pressed": String(buy.wishes.includes(one)),
          "data-key": `wish ${one}`,
        }),
      ),
      numberField(desk, buy, "upTo"),
    ),
    el(
      "div",
      { class: "options", role: "group", "aria-label": desk.say("plan-keep") },
      el("span", {}, desk.say("plan-keep")),
      keepList(desk, buy),
    ),
  ];
}

/** The rule as order-desk-payment.js reads it. */
const ruleOf = ({ wishes, keep, upTo }) => ({ wishes, keep, most: upTo ? Number(upTo) : null });

/** The rule as it is written; nothing if cards are named. */
function ruleWritten(buy) {
  if (!buy.byRule) return "";
  const parts = [
    ...buy.wishes,
    ...(buy.upTo ? [`up to ${buy.upTo}`] : []),
    ...(buy.keep.length ? [`keep ${buy.keep.join(" ")}`] : []),
  ];
  return parts.join(", ") || "cheapest";
}

/** The recruitment filled in so far as an order. */
function filledIn(rules, now, buy) {
  return {
    cards: buy.cards.map((at) => now.hand[at]),
    troops: Object.fromEntries(Object.entries(buy.troops).filter(([, count]) => count > 0)),
    entering: Object.entries(buy.entering).filter(([, city]) => city !== null),
  };
}

function payButton(desk, buy, face, at) {
  const pays = buy.cards.includes(at);
  return cardButton(
    face,
    pays,
    () => {
      buy.cards = pays ? buy.cards.filter((one) => one !== at) : [...buy.cards, at];
      desk.redraw();
    },
    { "data-pay": at, "data-key": `pay ${at}` },
  );
}

function troopsRow(desk, buy, name) {
  const count = buy.troops[name] || 0,
    set = (value) => {
      buy.troops[name] = value;
      desk.redraw();
    };
  return el(
    "div",
    { class: "row", "data-row": name },
    el(
      "span",
      {},
      el("b", {}, name),
      ` ${desk.now().troops[name] || ""} · ${desk.title(desk.now().where.get(name))}`,
    ),
    stepper(desk, name, count, set),
  );
}

function stepper(desk, name, count, set) {
  return el(
    "span",
    { class: "stepper" },
    button("−", () => set(Math.max(0, count - 1)), { "aria-label": `${name} −`, "data-key": `less ${name}` }),
    el("output", {}, String(count)),
    button("+", () => set(Math.min(desk.facts.limits.troops, count + 1)), {
      "aria-label": `${name} +`,
      "data-more": name,
      "data-key": `more ${name}`,
    }),
  );
}

/** A piece off the map: where it re-enters, and a general with how many troops. */
function entryRow(desk, buy, piece) {
  const rules = desk.rules(),
    cities = rules.entryCities(desk.now(), piece.name),
    city = buy.entering[piece.name] ?? null;
  const set = (event) => {
    buy.entering[piece.name] = event.target.value === "" ? null : Number(event.target.value);
    if (piece.kind === "general")
      buy.troops[piece.name] = event.target.value === "" ? 0 : Math.max(1, buy.troops[piece.name] || 0);
    desk.redraw();
  };
  const list = el(
    "select",
    {
      "aria-label": desk.pieceName(piece.name),
      onchange: set,
      "data-enter": piece.name,
      "data-key": `enter ${piece.name}`,
    },
    el("option", { value: "" }, desk.say(cities.length ? "stays-off" : "nowhere-to-enter")),
    cities.map((one) => el("option", { value: one, selected: one === city }, desk.title(one))),
  );
  const troops =
    piece.kind === "general" && city !== null
      ? stepper(desk, piece.name, buy.troops[piece.name] || 0, (value) => {
          buy.troops[piece.name] = value;
          desk.redraw();
        })
      : null;
  return el("div", { class: "row" }, el("span", {}, el("b", {}, desk.pieceName(piece.name))), list, troops);
}
