"use strict";

/* Recruitment (rule 10): who may be bought, for what and where. Positions and refusals are those of
   order-desk-rules.js, which calls this. */

/** Recruitment by the rest of the rules: `rules` are those of a nation's stage. */
function makeRecruitment(rules) {
  const { nation, own, nations, limits, pieces, at, generalsAt, ownPieces, isGeneral, nationOf } = rules;
  const { hostileNeighbours, mustLeave, terms, barred, faceDown, changed } = rules;

  function allDepotsClosed(now) {
    return own.depots.every((city) => {
      const there = at(now, city);
      return there.length > 0 && nations[nationOf(there[0])].player !== own.player;
    });
  }
  const price = (now) => (allDepotsClosed(now) ? limits.dear : limits.price);
  const points = (faces) => faces.reduce((sum, face) => sum + (face === "R" ? 10 : Number(face.slice(1))), 0);
  const total = (now) => ownPieces(now, "general").reduce((sum, name) => sum + now.troops[name], 0);

  /** The cities where a piece off the map may re-enter. */
  function entryCities(now, piece) {
    const substitutes = now.substitute === null ? own.substitutes : [now.substitute];
    return (allDepotsClosed(now) ? substitutes : own.depots).filter((city) => {
      const there = at(now, city),
        stack = generalsAt(now, city);
      if (!there.length || !isGeneral(piece)) return !there.length;
      return stack.length > 0 && nationOf(stack[0]) === nation && stack.length < limits.stack;
    });
  }

  /** `order` is {cards, troops: {general: new}, entering: [[piece, city]]}. */
  function recruitVerdict(now, order) {
    return paymentVerdict(now, order) || enteringVerdict(now, order) || newTroopsVerdict(now, order);
  }

  function bought(order) {
    const trains = order.entering.filter(([piece]) => !isGeneral(piece)).length;
    return trains + Object.values(order.troops).reduce((sum, count) => sum + count, 0);
  }

  function paymentVerdict(now, order) {
    if (bought(order) < 1) return { why: "nothing" };
    const hand = [...now.hand];
    for (const face of order.cards) {
      if (!hand.includes(face)) return { why: "not-held", card: face };
      hand.splice(hand.indexOf(face), 1);
    }
    const due = bought(order) * price(now),
      paid = points(order.cards);
    return paid < due ? { why: "too-little", paid, due } : null;
  }

  function enteringVerdict(now, order) {
    const entered = new Map();
    for (const [piece, city] of order.entering) {
      const found = entryVerdictOf(now, order, piece, city, entered);
      if (found) return found;
      entered.set(piece, city);
    }
    return null;
  }

  function entryVerdictOf(now, order, piece, city, entered) {
    if (nationOf(piece) !== nation) return { why: "strange", piece };
    if (pieces.get(piece).gone) return { why: "gone", piece };
    if (now.where.has(piece) || entered.has(piece)) return { why: "on-map", piece };
    if (isGeneral(piece) && (order.troops[piece] || 0) < 1) return { why: "needs-one", piece };
    let open = entryCities(now, piece);
    if (allDepotsClosed(now) && entered.size)
      open = open.filter((one) => [...entered.values()].includes(one));
    if (!open.includes(city) || !roomWith(now, piece, city, entered)) return { why: "closed", piece, city };
    return isGeneral(piece) ? entersNextToEnemy(now, piece, city) || holdsBack(now, city) : null;
  }

  /** Uniting in a city would keep there somebody whom a card obliges to leave it. */
  function holdsBack(now, city) {
    const general = mustLeave(now).find((name) => now.where.get(name) === city);
    return general ? { why: "barred", general, city } : null;
  }

  function roomWith(now, piece, city, entered) {
    const same = [...entered].filter(([, where]) => where === city).map(([other]) => other);
    if (!same.length) return true;
    return [piece, ...same].every(isGeneral) && generalsAt(now, city).length + same.length < limits.stack;
  }

  function entersNextToEnemy(now, general, city) {
    const rests = terms("recruits-rest"),
      meek = terms("no-attack");
    const meant = (rests && rests.nation === nation) || (meek && meek.general === general);
    const next = meant && hostileNeighbours(now, city).length > 0;
    return next || barred(now, [general], city) ? { why: "enters-barred", general, city } : null;
  }

  function newTroopsVerdict(now, order) {
    const sum = Object.values(order.troops).reduce((all, count) => all + count, 0);
    if (total(now) + sum > own.most) return { why: "too-many", most: own.most - total(now) };
    const entering = new Map(order.entering);
    for (const [name, count] of Object.entries(order.troops)) {
      const found = receiverVerdict(now, name, count, entering);
      if (found) return found;
    }
    const full = Object.entries(order.troops).find(
      ([name, count]) => (now.troops[name] || 0) + count > limits.troops,
    );
    return full ? { why: "no-room", general: full[0] } : null;
  }

  function receiverVerdict(now, name, count, entering) {
    if (!isGeneral(name) || nationOf(name) !== nation) return { why: "strange", piece: name };
    if (!now.where.has(name) && !entering.has(name)) return { why: "absent", piece: name };
    if (count < 1) return { why: "nothing" };
    const none = terms("no-recruits"),
      rests = terms("recruits-rest");
    if (none && shares(now, name, none.general, entering)) return { why: "receives-none", general: name };
    const near = rests && rests.nation === nation && now.where.has(name);
    return near && hostileNeighbours(now, now.where.get(name)).length
      ? { why: "rests", general: name }
      : null;
  }

  /** Whether a general is the barred one, or stands or re-enters where he does (R50). */
  function shares(now, name, barred, entering) {
    const here = now.where.has(name) ? now.where.get(name) : entering.get(name);
    return name === barred || (now.where.has(barred) && now.where.get(barred) === here);
  }

  function recruit(now, order) {
    const where = new Map(now.where),
      troops = { ...now.troops },
      down = new Set(now.down),
      hand = [...now.hand];
    const generals = order.entering.filter(([piece]) => isGeneral(piece));
    const united = [...new Set(generals.map(([, city]) => city))].flatMap((city) => generalsAt(now, city));
    for (const [piece, city] of order.entering) where.set(piece, city);
    for (const [name, count] of Object.entries(order.troops)) troops[name] = (troops[name] || 0) + count;
    for (const face of order.cards) hand.splice(hand.indexOf(face), 1);
    for (const city of new Set(generals.map(([, place]) => place))) {
      faceDown(down, [
        ...generalsAt(now, city),
        ...generals.filter(([, place]) => place === city).map(([name]) => name),
      ]);
    }
    const entered = order.entering.map(([piece]) => piece);
    const before = now.where,
      cities = new Set(
        Object.keys(order.troops)
          .filter((name) => before.has(name))
          .map((name) => before.get(name)),
      );
    for (const [piece, city] of order.entering) if (piece in order.troops) cities.add(city);
    const stacked = [...cities].flatMap((city) => generalsAt(now, city));
    const substitute = entered.length && allDepotsClosed(now) ? order.entering[0][1] : now.substitute;
    return changed(now, {
      where,
      troops,
      down,
      hand,
      substitute,
      moved: new Set([...now.moved, ...entered, ...united]),
      entered: new Set([...now.entered, ...entered]),
      received: new Set([...now.received, ...Object.keys(order.troops), ...stacked]),
    });
  }

  const mostTroops = limits.troops;
  return { price, points, total, bought, mostTroops, entryCities, recruitVerdict, recruit };
}
