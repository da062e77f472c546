"use strict";

/* Lines of one's own, judged as far as the page can: those in the formal language of orders whose every name it
   knows, on the position after the orders that were clicked. Of all others only the receipt will tell. */

const OWN_VERBS = ["move", "transfer", "recruit", "offensive", "hold"];

/** The lines after which others may be for another nation or turn, or hold in every turn. */
const OWN_HEADS = ["nation", "turn", "game", "standing"];

const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** A name that the page does not know: thrown while a line is read. */
class UnknownName extends Error {}

/** What is read of a line: {order}, {unknown: name}, or {} if it is not in the formal language. */
function ownOrder(desk, line) {
  const read = ownReader(desk),
    [, verb, rest] = /^(\S+)\s*(.*?)[.\s]*$/u.exec(line.trim()),
    known = OWN_VERBS.find((one) => read.is(verb, one));
  if (!known || desk.part().unsure || (known === "offensive" && !desk.part().offensive)) return {};
  try {
    const order = read[known](rest);
    return order ? { order: { ...order, own: line } } : {};
  } catch (error) {
    if (error instanceof UnknownName) return { unknown: error.message };
    throw error;
  }
}

/** How each kind of line is read; null where it says more than the page reads. */
function ownReader(desk) {
  const { plain = {} } = desk.words.orders || {},
    pieces = [...desk.rules().pieces.values()];
  const is = (said, word) => [word, plain[word]].some((one) => one && folded(said) === folded(one));
  const found = (all, name, text) => {
    const fits = all.filter((one) => folded(text(one)) === folded(name));
    if (fits.length !== 1) throw new UnknownName(name.trim());
    return fits[0];
  };
  const city = (name) => desk.facts.board.title.indexOf(found(desk.facts.board.title, name, (title) => title));
  const general = (name) => found(pieces.filter((one) => one.kind === "general"), name, (one) => one.name).name;
  const ownTrain = (number, name) => {
    const isMeant = (one) => one.kind === "train" && one.nation === desk.ui.nation && String(one.number) === number;
    const one = pieces.find(isMeant);
    if (!one) throw new UnknownName(name.trim());
    return one.name;
  };
  const piece = (name) => {
    const [, word, number] = /^\s*(\S+)\s+(\d)\s*$/u.exec(name) || [];
    return word && is(word, "train") ? ownTrain(number, name) : general(name);
  };
  const item = (text) => {
    const places = ["at", plain.at].filter(Boolean).join("|");
    const [, name, place, count] = new RegExp(`^(.+?)(?:\\s+(?:${places})\\s+(.+?))?(?:\\s+(\\d+))?$`, "iu").exec(text.trim()) || [];
    return name ? { name, place, count } : null;
  };
  return {
    is,
    move: (rest) => {
      const [, who, way] = /^([^:]+):([^:]+)$/u.exec(rest) || [];
      if (!way || way.split(/\s+/).some((word) => is(word, "else"))) return null;
      const pieces = who.split("+").map(piece);
      if (new Set(pieces).size < pieces.length) return null;
      return { kind: "move", pieces, path: way.split(",").map(city) };
    },
    transfer: (rest) => {
      const [, count, giver, taker] = /^(\d+)\s+([^>]+)>([^>]+)$/u.exec(rest) || [];
      return count ? { kind: "transfer", count: Number(count), giver: general(giver), taker: general(taker) } : null;
    },
    recruit: (rest) => {
      const [, paid, bought] = /^([^:]+):([^:]+)$/u.exec(rest) || [],
        cards = (paid || "").trim().toUpperCase().split(/\s+/);
      if (!bought || !cards.every((face) => /^([SCHD]\d+|R)$/.test(face))) return null;
      const order = { kind: "recruit", cards, troops: {}, entering: [] };
      for (const one of bought.split(",").map(item)) {
        const isTrain = one && /\d$/.test(one.name) ? is(one.name.split(" ")[0], "train") : one && is(one.name, "train");
        if (!one || isTrain !== !one.count || (isTrain && !one.place)) return null;
        const name = piece(one.name);
        if (one.count) order.troops[name] = Number(one.count);
        if (one.place) order.entering.push([name, city(one.place)]);
      }
      return order;
    },
    offensive: (rest) => {
      if (is(rest, "no")) return { kind: "offensive", card: null };
      return /^[SCHD]\d+$/i.test(rest) ? { kind: "offensive", card: rest.toUpperCase() } : null;
    },
    hold: (rest) => (rest ? null : { kind: "hold" }),
  };
}

/** What two orders have in common of which the later one counts; "" if both do. */
function ownPurpose(order) {
  if (order.kind === "move" || order.kind === "goal") return [...order.pieces].sort().join("+");
  return order.kind === "offensive" ? order.kind : "";
}

/** Each line of one's own with what the page can tell of it: {line, verdict}, {line, unknown}, {line}. */
function ownJudged(desk) {
  const plan = desk.plan(),
    lines = plan.own.split("\n").filter((line) => line.trim()),
    read = ownReader(desk),
    ends = lines.findIndex((line) => /:\s*$/.test(line) || OWN_HEADS.some((word) => read.is(line.trim().split(/\s/)[0], word))),
    within = ends < 0 ? lines : lines.slice(0, ends);
  const found = within.map((line) => ({ line, ...ownOrder(desk, line) })),
    own = found.filter((one) => one.order).map((one) => one.order),
    all = [...plan.orders, ...own];
  const counts = (order, at) => !ownPurpose(order) || order.when || !all.slice(at + 1).some((later) => later.own && ownPurpose(later) === ownPurpose(order));
  const steps = judged(desk.rules(), { ...plan, orders: all.filter(counts) }, null);
  const verdictOf = (order) => (steps.find((step) => step.order === order) || {}).verdict || null;
  return [
    ...found.map((one) => (one.order ? { line: one.line, verdict: verdictOf(one.order), isRead: true } : one)),
    ...lines.slice(within.length).map((line) => ({ line })),
  ];
}

/** The lines of one's own, and what of them can be told. */
function ownTold(desk) {
  const told = ({ line, verdict, unknown, isRead }) => {
    const [text, kind] = verdict
      ? [desk.say("own-wrong", { why: desk.why(verdict) }), "warning"]
      : isRead
        ? [desk.say("own-right"), "good"]
        : [unknown ? desk.say("own-unknown", { name: unknown }) : desk.say("own-unread"), ""];
    return el("li", { class: verdict ? "refused" : "" }, el("span", {}, line.trim(), el("small", { class: kind }, text)));
  };
  const all = ownJudged(desk);
  return all.length ? el("ul", { id: "own-judged", class: "orders" }, all.map(told)) : null;
}
