"use strict";

/* The panels of cards, battles, supply and the letter. */

// --------------------------------------------------------------------------------------------- cards

function cardsPanel(desk) {
  const now = desk.now(), rules = desk.rules();
  return [
    heading(desk.say("hand", { count: now.hand.length, points: rules.points(now.hand) })),
    el("p", { class: "hand" }, now.hand.map((face) => el("span", { class: `card ${"HD".includes(face[0]) ? "red" : ""}` }, cardText(face)))),
    ...offensiveOf(desk),
    ...discardOf(desk),
    ...recruitOf(desk),
    ...whenText(desk),
  ];
}

/** Declare the Offensive Option ahead of the question (rule 13). */
function offensiveOf(desk) {
  if (!desk.part().offensive || desk.part().asked.some((one) => one.kind === "offensive")) return [];
  const mine = desk.plan().orders.find((one) => one.kind === "offensive");
  const set = (card) => desk.change((plan) => {
    plan.orders = plan.orders.filter((one) => one.kind !== "offensive");
    plan.orders.push({ kind: "offensive", card });
  });
  const faces = [...new Set(desk.part().hand)];
  return [heading(desk.say("offensive")), el("div", { class: "options" },
    faces.map((face) => cardButton(face, Boolean(mine) && mine.card === face, () => set(face), { "data-key": `offensive ${face}` })),
    button(desk.say("offensive-no"), () => set(null), { "aria-pressed": String(Boolean(mine) && mine.card === null), "data-key": "offensive no" }))];
}

/** What to give up of the cards drawn next (rule 3). */
function discardOf(desk) {
  if (!desk.part().discard) return [];
  const mine = desk.plan().orders.find((one) => one.kind === "discard");
  const wishes = ["lowest", "lowest spades", "lowest clubs", "lowest hearts", "lowest diamonds"];
  const set = (wish) => desk.change((plan) => {
    const said = mine ? mine.say.replace("discard ", "").split(", ") : [];
    const left = said.includes(wish) ? said.filter((one) => one !== wish) : [...said, wish];
    plan.orders = plan.orders.filter((one) => one.kind !== "discard");
    if (left.length) plan.orders.push({ kind: "discard", say: `discard ${left.join(", ")}` });
  });
  const place = (wish) => (mine ? mine.say.replace("discard ", "").split(", ").indexOf(wish) + 1 : 0);
  return [heading(desk.say("discard")), note(desk.say("discard-how")), el("div", { class: "options" }, wishes.map((wish) => button(
    `${place(wish) ? `${place(wish)}. ` : ""}${desk.say(wish.replace(" ", "-"))}`, () => set(wish), { "aria-pressed": String(place(wish) > 0), "data-key": wish },
  )))];
}

// -------------------------------------------------------------------------------------- recruitment

function recruitOf(desk) {
  const rules = desk.rules(), now = desk.now(), ui = desk.ui, limits = desk.facts.limits;
  const buy = ui.buy || (ui.buy = { cards: [], troops: {}, entering: {} });
  buy.cards = buy.cards.filter((at) => at < now.hand.length);
  const order = bought(rules, now, buy), free = desk.facts.nations[ui.nation].most - rules.total(now);
  const away = [...rules.pieces.values()].filter((one) => one.nation === ui.nation && !now.where.has(one.name) && !one.gone);
  const verdict = rules.recruitVerdict(now, order), price = rules.price(now);
  if (!away.length && free < 1) return [heading(desk.say("recruit")), note(desk.say("recruit-none"))];
  return [
    heading(desk.say("recruit")),
    note(desk.say("recruit-how", { price, free })),
    el("div", { class: "options", role: "group", "aria-label": desk.say("pay-with") }, el("span", {}, desk.say("pay-with")), now.hand.map((face, at) => payButton(desk, buy, face, at))),
    ...rules.ownPieces(now, "general").filter((name) => (now.troops[name] || 0) < limits.troops && free > 0).map((name) => troopsRow(desk, buy, name)),
    ...away.map((one) => entryRow(desk, buy, one)),
    note(desk.say("recruit-sum", { paid: rules.points(order.cards), due: rules.bought(order) * price }), "sum"),
    rules.bought(order) && verdict ? note(desk.why(verdict), "warning") : null,
    button(desk.say("recruit-order"), () => { ui.buy = null; desk.order({ kind: "recruit", ...order }); }, { class: "main", id: "order-recruit", disabled: Boolean(verdict), "data-key": "recruit" }),
  ].filter(Boolean);
}

/** The recruitment filled in so far as an order. */
function bought(rules, now, buy) {
  return {
    cards: buy.cards.map((at) => now.hand[at]),
    troops: Object.fromEntries(Object.entries(buy.troops).filter(([, count]) => count > 0)),
    entering: Object.entries(buy.entering).filter(([, city]) => city !== null),
  };
}

function payButton(desk, buy, face, at) {
  const pays = buy.cards.includes(at);
  return cardButton(face, pays, () => {
    buy.cards = pays ? buy.cards.filter((one) => one !== at) : [...buy.cards, at];
    desk.redraw();
  }, { "data-pay": at, "data-key": `pay ${at}` });
}

function troopsRow(desk, buy, name) {
  const count = buy.troops[name] || 0, set = (value) => { buy.troops[name] = value; desk.redraw(); };
  return el("div", { class: "row", "data-row": name }, el("span", {}, el("b", {}, name), ` ${desk.now().troops[name] || ""} · ${desk.title(desk.now().where.get(name))}`), stepper(desk, name, count, set));
}

function stepper(desk, name, count, set) {
  return el("span", { class: "stepper" },
    button("−", () => set(Math.max(0, count - 1)), { "aria-label": `${name} −`, "data-key": `less ${name}` }), el("output", {}, String(count)),
    button("+", () => set(Math.min(desk.facts.limits.troops, count + 1)), { "aria-label": `${name} +`, "data-more": name, "data-key": `more ${name}` }));
}

/** A piece off the map: where it re-enters, and a general with how many troops. */
function entryRow(desk, buy, piece) {
  const rules = desk.rules(), cities = rules.entryCities(desk.now(), piece.name), city = buy.entering[piece.name] ?? null;
  const set = (event) => {
    buy.entering[piece.name] = event.target.value === "" ? null : Number(event.target.value);
    if (piece.kind === "general") buy.troops[piece.name] = event.target.value === "" ? 0 : Math.max(1, buy.troops[piece.name] || 0);
    desk.redraw();
  };
  const list = el("select", { "aria-label": desk.pieceName(piece.name), onchange: set, "data-enter": piece.name, "data-key": `enter ${piece.name}` },
    el("option", { value: "" }, desk.say(cities.length ? "stays-off" : "nowhere-to-enter")),
    cities.map((one) => el("option", { value: one, selected: one === city }, desk.title(one))));
  const troops = piece.kind === "general" && city !== null
    ? stepper(desk, piece.name, buy.troops[piece.name] || 0, (value) => { buy.troops[piece.name] = value; desk.redraw(); }) : null;
  return el("div", { class: "row" }, el("span", {}, el("b", {}, desk.pieceName(piece.name))), list, troops);
}

// ------------------------------------------------------------------------------------------- battles

function battlePanel(desk) {
  const rules = desk.rules(), now = desk.now(), attacks = rules.attacks(now);
  return [
    heading(desk.say("attacks")),
    attacks.length ? null : note(desk.say("attacks-none")),
    ...attacks.map(([city, other]) => attackRow(desk, city, other)),
    ...(desk.part().unsure ? [note(desk.say("unsure"), "warning")] : []),
    ...planOfBattle(desk),
  ].filter(Boolean);
}

/** An attack that the plan would come to; more than one are fought in the order that is chosen. */
function attackRow(desk, city, other) {
  const rules = desk.rules(), now = desk.now(), said = `attack ${rules.generalsAt(now, city)[0]} > ${rules.generalsAt(now, other)[0]}`;
  const orders = desk.plan().orders.filter((one) => one.kind === "attack"), place = orders.findIndex((one) => one.say === said) + 1;
  const toggle = () => desk.change((mine) => {
    if (place) mine.orders = mine.orders.filter((one) => one.say !== said);
    else mine.orders.push({ kind: "attack", say: said });
  });
  return el("div", { class: "row" }, el("span", {}, enemyText(desk, now, city, other)),
    button(place ? desk.say("attack-place", { place }) : desk.say("attack-next"), toggle, { "aria-pressed": String(place > 0), "data-attack": said, "data-key": said }));
}

const NUMBERS = ["loss", "spend", "settle"];

/** A plan for battles, clause by clause. */
function planOfBattle(desk) {
  const ui = desk.ui, made = ui.battle || (ui.battle = { own: "", enemy: "", play: [], keep: [], reserve: "last", high: false, zero: false, end: "" });
  const said = battleText(made), whole = said.replace(/^battle[^:]*: ?/, "");
  return [
    heading(desk.say("plan")),
    note(desk.say("plan-how")),
    el("div", { class: "options" }, generalList(desk, made, "own"), el("span", {}, ">"), generalList(desk, made, "enemy")),
    el("div", { class: "options", role: "group", "aria-label": desk.say("plan-play") }, el("span", {}, desk.say("plan-play")), playList(desk, made)),
    el("div", { class: "options" }, NUMBERS.map((key) => numberField(desk, made, key))),
    el("div", { class: "options", role: "group", "aria-label": desk.say("plan-keep") }, el("span", {}, desk.say("plan-keep")), keepList(desk, made)),
    el("div", { class: "options" }, toggle(desk, made, "high"), toggle(desk, made, "zero"), reserveList(desk, made), endList(desk, made)),
    el("p", { class: "path" }, said),
    button(desk.say("plan-order"), () => { ui.battle = null; desk.order({ kind: "battle", say: said }); }, { class: "main", id: "order-battle", disabled: !whole, "data-key": "plan" }),
  ];
}

/** The plan as it is written. */
function battleText(made) {
  const who = `battle${made.own ? ` ${made.own}` : ""}${made.enemy ? ` > ${made.enemy}` : ""}`;
  if (made.end) return `${who}: ${made.end}`;
  const clauses = [
    made.play.length ? `play ${made.play.join(" ")}` : "",
    ...NUMBERS.map((key) => (made[key] ? `${key} ${made[key]}` : "")),
    made.keep.length ? `keep ${made.keep.join(" ")}` : "",
    made.high ? "high" : "", made.zero ? "zero" : "",
    made.reserve === "last" ? "" : `reserve ${made.reserve}`,
  ].filter(Boolean);
  return `${who}: ${clauses.join(", ")}`;
}

function generalList(desk, made, side) {
  const rules = desk.rules(), wanted = (piece) => (side === "own" ? piece.nation === desk.ui.nation : rules.hostile(piece.nation, desk.ui.nation));
  const names = [...rules.pieces.values()].filter((piece) => piece.kind === "general" && !piece.gone && wanted(piece)).map((piece) => piece.name);
  const label = desk.say(side === "own" ? "plan-own" : "plan-enemy");
  return el("select", { "aria-label": label, "data-key": `plan ${side}`, "data-plan": side, onchange: (event) => { made[side] = event.target.value; desk.redraw(); } },
    el("option", { value: "" }, label), names.map((name) => el("option", { value: name, selected: made[side] === name }, name)));
}

/** The cards to be played, in the order in which they are pressed; a Reserve's value is left to the player's pen. */
function playList(desk, made) {
  const faces = [...new Set(desk.part().hand)].filter((face) => face !== "R");
  return faces.map((face) => {
    const pressed = made.play.includes(face);
    return cardButton(face, pressed, () => {
      made.play = pressed ? made.play.filter((one) => one !== face) : [...made.play, face];
      desk.redraw();
    }, { "data-play": face, "data-key": `play ${face}` });
  });
}

function numberField(desk, made, key) {
  const input = el("input", { type: "number", min: key === "settle" ? 1 : 0, max: 99, value: made[key] || "", inputmode: "numeric", "data-clause": key, "data-key": `clause ${key}`,
    onchange: (event) => { made[key] = event.target.value.replace(/\D/g, ""); desk.redraw(); } });
  return el("label", { class: "number" }, el("span", {}, desk.say(`plan-${key}`)), input);
}

function keepList(desk, made) {
  const faces = [...new Set(desk.part().hand)], suits = Object.entries({ spades: "♠", clubs: "♣", hearts: "♥", diamonds: "♦" });
  const flip = (word) => { made.keep = made.keep.includes(word) ? made.keep.filter((one) => one !== word) : [...made.keep, word]; desk.redraw(); };
  return [
    ...suits.map(([word, sign_]) => button(sign_, () => flip(word), { "aria-label": desk.say(`keep-${word}`), "aria-pressed": String(made.keep.includes(word)), "data-key": `keep ${word}` })),
    ...faces.map((face) => cardButton(face, made.keep.includes(face), () => flip(face), { "data-key": `keep ${face}` })),
  ];
}

const toggle = (desk, made, key) => button(desk.say(`plan-${key}`), () => { made[key] = !made[key]; desk.redraw(); }, { "aria-pressed": String(made[key]), "data-key": `plan ${key}` });

function reserveList(desk, made) {
  return el("select", { "aria-label": desk.say("plan-reserve"), "data-key": "plan reserve", onchange: (event) => { made.reserve = event.target.value; desk.redraw(); } },
    ["last", "no", "yes"].map((one) => el("option", { value: one, selected: made.reserve === one }, desk.say(`reserve-${one}`))));
}

function endList(desk, made) {
  return el("select", { "aria-label": desk.say("plan-end"), "data-key": "plan end", onchange: (event) => { made.end = event.target.value; desk.redraw(); } },
    ["", "concede", "ask"].map((one) => el("option", { value: one, selected: made.end === one }, desk.say(one ? `plan-${one}` : "plan-end"))));
}

// -------------------------------------------------------------------------------------------- supply

function supplyPanel(desk) {
  const rules = desk.rules(), now = desk.now();
  return [
    heading(desk.say("supply")),
    note(desk.say("supply-how", { roads: desk.facts.limits.supply })),
    el("ul", { class: "pieces" }, rules.ownPieces(now, "general").map((general) => supplyRow(desk, now, general))),
    ...whenText(desk),
  ];
}

function supplyRow(desk, now, general) {
  const [text, kind] = supplyText(desk, now, general), down = now.down.has(general);
  return el("li", { class: kind, "data-supply": general }, el("b", {}, general), `  ${desk.title(now.where.get(general))}${down ? ` ▼ ${desk.say("face-down")}` : ""}`,
    el("small", {}, text + (down && kind === "good" ? ` ${desk.say("turned-up")}` : "")));
}

// -------------------------------------------------------------------------------------------- letter

function letterPanel(desk) {
  const text = desk.letter();
  return [
    heading(desk.say("orders", { nation: desk.name(desk.ui.nation) })),
    desk.steps().length ? el("ol", { class: "orders" }, desk.steps().map((step) => orderRow(desk, step))) : note(desk.say("orders-none")),
    el("label", { class: "own" }, el("span", {}, desk.say("own-lines")), el("textarea", { rows: 2, id: "own-lines", "data-key": "own lines", onchange: (event) => desk.change((mine) => { mine.own = event.target.value; }) }, desk.plan().own)),
    heading(desk.say("the-letter")),
    el("pre", { id: "letter", tabindex: 0 }, text || desk.say("letter-empty")),
    el("div", { class: "deeds" },
      button(desk.say("copy"), (event) => copy(desk, text, event.target), { class: "main", id: "copy", disabled: !text, "data-key": "copy" }),
      text ? el("a", { class: "button", id: "mail", href: mailTo(desk, text) }, desk.say("mail")) : null,
      button(desk.say("start-anew"), desk.reset, { "data-key": "anew" })),
    note(desk.say(desk.mail.address ? "letter-how" : "letter-how-reply")),
  ];
}

/** One order with its place, and why it is left out if it is. */
function orderRow(desk, step) {
  const orders = desk.plan().orders, at = orders.indexOf(step.order);
  const shift = (by) => desk.change((mine) => { mine.orders.splice(at + by, 0, ...mine.orders.splice(at, 1)); });
  return el("li", { class: step.verdict ? "refused" : "" },
    el("span", {}, written(desk.rules(), desk.title, step.order), step.verdict ? el("small", { class: "warning" }, desk.say("left-out", { why: desk.why(step.verdict) })) : null),
    el("span", { class: "stepper" },
      button("↑", () => shift(-1), { "aria-label": desk.say("earlier"), disabled: at === 0, "data-key": `up ${at}` }),
      button("↓", () => shift(1), { "aria-label": desk.say("later"), disabled: at === orders.length - 1, "data-key": `down ${at}` }),
      button("✕", () => desk.change((mine) => { mine.orders.splice(at, 1); }), { "aria-label": desk.say("delete"), "data-delete": at, "data-key": `delete ${at}` })));
}

/** The mail with the letter in it; its subject carries the player's token as his reports do. */
function mailTo(desk, text) {
  const sign_ = desk.mail.token ? ` (${desk.mail.token})` : "";
  const subject = `[${desk.facts.game}] ${desk.facts.player}: orders${sign_}`;
  return `mailto:${desk.mail.address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\n/g, "\r\n"))}`;
}

/** Put the letter on the clipboard; where the browser refuses it is marked, to be copied by hand. */
async function copy(desk, text, pressed) {
  const told = (key) => { pressed.textContent = desk.say(key); setTimeout(() => { pressed.textContent = desk.say("copy"); }, 2500); };
  try {
    await navigator.clipboard.writeText(text);
    told("copied");
  } catch (error) {
    const range = document.createRange();
    range.selectNodeContents(document.getElementById("letter"));
    window.getSelection().removeAllRanges();
    window.getSelection().addRange(range);
    told(document.execCommand("copy") ? "copied" : "marked-to-copy");
  }
}
