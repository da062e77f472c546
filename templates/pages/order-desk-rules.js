"use strict";

/* What may be done, and what follows from it: movement, conquest, supply (rules 4, 5, 6, 9),
   as pbem's engine judges them. tests/browser compares the two in hundreds of positions.

   Nothing here knows the page. Cities are numbers, pieces are names. A position is never changed: what changes
   it gives a new one. A refusal is {why, ...}: `why` names the text, the rest is what stands in it. */

/** Numbers from text, two signs each, and pairs of cities from their roads. */
const numbersOf = (text) => (text.match(/../g) || []).map((two) => two.charCodeAt(0) * 64 + two.charCodeAt(1) - 2600);
const pairsOf = (roads) => roads.split(" ").flatMap((ends, one) => numbersOf(ends).flatMap((other) => [one, other]));

/** The board as a graph: neighbours in rising order, main roads, distances worked out once a city. */
function makeBoard(board) {
  const near = board.title.map(() => []),
    main = board.title.map(() => new Set());
  const join = (ends, each) => {
    for (let at = 0; at < ends.length; at += 2) each(ends[at], ends[at + 1]);
  };
  const road = (one, other) => {
    near[one].push(other);
    near[other].push(one);
  };
  join(pairsOf(board.roads), road);
  join(pairsOf(board.main), (one, other) => {
    road(one, other);
    main[one].add(other);
    main[other].add(one);
  });
  near.forEach((cities) => cities.sort((a, b) => a - b));
  const known = new Map();
  const distances = (start) => {
    if (!known.has(start)) known.set(start, breadthFirst(near, start));
    return known.get(start);
  };
  const countries = board.country.names;
  return { near, main, distances, country: (city) => countries[board.country.at[city]] };
}

function breadthFirst(near, start) {
  const length = new Array(near.length).fill(Infinity);
  length[start] = 0;
  for (let ring = [start]; ring.length;) {
    const following = [];
    for (const city of ring) {
      for (const other of near[city]) {
        if (length[other] === Infinity) {
          length[other] = length[city] + 1;
          following.push(other);
        }
      }
    }
    ring = following;
  }
  return length;
}

/** The rules for one nation's stage: `facts` are the page's, `part` is the nation's own part of them. */
function makeRules(facts, part) {
  const { limits, nations } = facts,
    nation = part.nation,
    own = nations[nation];
  const board = makeBoard(facts.board);
  const pieces = new Map(facts.pieces.map((piece) => [piece.name, piece]));
  const objectives = new Map(
    facts.board.objectives.map(([city, of, order, defender]) => [city, { of, order, defender }]),
  );
  const isGeneral = (name) => pieces.get(name).kind === "general";
  const nationOf = (name) => pieces.get(name).nation;
  const hostile = (one, other) => nations[one].side !== nations[other].side;
  const hasQuit = (one) => Boolean(nations[one].quit);
  const suit = (city) => facts.board.suit[city];

  // ------------------------------------------------------------------------------------- positions

  /** The position that the player sees, as her movement begins; `troops` are those of her generals. */
  function start(troops = part.troops) {
    const where = new Map(),
      down = new Set();
    for (const piece of facts.pieces) {
      if (piece.city !== null) where.set(piece.name, piece.city);
      if (piece.down) down.add(piece.name);
    }
    return {
      where,
      down,
      troops: { ...troops },
      conquered: new Set(facts.conquered),
      conquers: part.conquers,
      moved: new Set(),
      entered: new Set(),
      received: new Set(),
      marks: [],
      substitute: null,
      hand: [...part.hand],
    };
  }

  /** The pieces in a city: generals by rank first, then trains. */
  function at(now, city) {
    if (!now.at) {
      const found = new Map();
      for (const piece of ordered) {
        const here = now.where.get(piece.name);
        if (here !== undefined) found.set(here, [...(found.get(here) || []), piece.name]);
      }
      Object.defineProperty(now, "at", { value: found });
    }
    return now.at.get(city) || [];
  }
  const ordered = [...facts.pieces].sort(
    (a, b) => (a.kind === "train") - (b.kind === "train") || a.number - b.number,
  );
  const generalsAt = (now, city) => at(now, city).filter(isGeneral);
  const ownPieces = (now, kind) =>
    ordered
      .filter((piece) => piece.nation === nation && piece.kind === kind && now.where.has(piece.name))
      .map((piece) => piece.name);
  const changed = (now, changes) => ({ ...now, ...changes });

  // ------------------------------------------------------------- what a Card of Fate says (rule 11)

  const effect = part.effect && !part.effect.fight ? part.effect : null;
  const terms = (kind) => (effect && effect.kind === kind ? effect.terms : null);

  function hostileNeighbours(now, city) {
    return board.near[city].filter((other) => {
      const stack = generalsAt(now, other);
      return stack.length > 0 && hostile(nation, nationOf(stack[0]));
    });
  }

  function isMeant(now, general, city) {
    if (terms("no-attack")) return effect.terms.general === general;
    if (terms("recruits-rest")) return effect.terms.nation === nation && now.received.has(general);
    if (!terms("differ") || !effect.terms.generals.includes(general)) return false;
    const others = effect.terms.generals.filter((name) => name !== general);
    return others.some((name) => part.attacked.some(([who, where]) => who === name && where === suit(city)));
  }

  /** The general whom a card forbids to stand next to an enemy in a city. */
  function barred(now, generals, city) {
    return (
      generals.find((name) => isMeant(now, name, city) && hostileNeighbours(now, city).length > 0) || null
    );
  }

  function staysOrClings(now, group) {
    const stay = terms("stay"),
      cling = terms("cling");
    if (
      stay &&
      group.includes(stay.general) &&
      board.distances(now.where.get(stay.general))[stay.city] <= 1
    ) {
      return { why: "stays", general: stay.general, city: stay.city };
    }
    if (!cling || !now.where.has(cling.general)) return null;
    const stack = generalsAt(now, now.where.get(cling.general)),
      goes = group.includes(cling.general);
    const beside = stack.filter((name) => group.includes(name) === goes);
    const free = stack.length === 1 || beside.length > 1 || !stack.some((name) => group.includes(name));
    return free ? null : { why: "clings", general: cling.general };
  }

  // ------------------------------------------------------------------------------ movement (rule 4)

  /** Why pieces that stand together may not go together now. */
  function piecesVerdict(now, group) {
    const strange = group.find((name) => !pieces.has(name) || nationOf(name) !== nation);
    if (strange) return { why: "strange", piece: strange };
    const absent = group.find((name) => !now.where.has(name));
    if (absent) return { why: "absent", piece: absent };
    if (group.length > 1 && !group.every(isGeneral)) return { why: "alone" };
    if (new Set(group.map((name) => now.where.get(name))).size > 1) return { why: "apart" };
    const moved = group.find((name) => now.moved.has(name));
    if (moved)
      return {
        why: now.entered.has(moved) ? "entered" : isGeneral(moved) ? "moved" : "rolled",
        piece: moved,
      };
    return staysOrClings(now, group);
  }

  function mostSteps(group, main) {
    const pace = terms("pace");
    const usual = isGeneral(group[0]) ? limits.general : limits.train;
    return (pace && group.includes(pace.general) ? pace.cities : usual) + (main ? limits.bonus : 0);
  }

  const othersAt = (now, group, city) => at(now, city).filter((name) => !group.includes(name));
  const passable = (now, group, city) => othersAt(now, group, city).length === 0;

  function mayStop(now, group, city) {
    const others = othersAt(now, group, city);
    if (!others.length) return true;
    if (!isGeneral(group[0])) return false;
    if (!isGeneral(others[0])) return hostile(nation, nationOf(others[0]));
    return nationOf(others[0]) === nation && others.length + group.length <= limits.stack;
  }

  /** What a Card of Fate has against a move that ends in a city. */
  function forbidden(now, group, city) {
    if (!isGeneral(group[0])) return null;
    const others = othersAt(now, group, city),
      train = others.length > 0 && !isGeneral(others[0]);
    const truce = terms("truce"),
      meek = terms("no-attack");
    if (train && truce && truce.city === city) return { why: "truce", city };
    if (train && meek && group.includes(meek.general)) return { why: "meek", general: meek.general };
    const general = barred(now, train ? group : [...group, ...others], city);
    return general ? { why: "barred", general, city } : null;
  }

  function entryVerdict(now, group, city, last) {
    const others = othersAt(now, group, city);
    if (!others.length || (last && mayStop(now, group, city))) return null;
    if (mayStop(now, group, city)) return { why: isGeneral(others[0]) ? "unites" : "takes", city };
    if (isGeneral(group[0]) && isGeneral(others[0]) && nationOf(others[0]) === nation) {
      return { why: "full", city, pieces: others };
    }
    return { why: "occupied", city, pieces: others };
  }

  function roadVerdict(now, group, path) {
    let here = now.where.get(group[0]),
      main = true;
    for (const [step, city] of path.entries()) {
      if (!board.near[here].includes(city)) return { why: "no-road", here, city };
      main = main && board.main[here].has(city);
      if (step + 1 > mostSteps(group, main)) return { why: "too-far", city, steps: step + 1 };
      here = city;
    }
    return null;
  }

  /** Why a move along a path is not possible, or null. */
  function moveVerdict(now, group, path) {
    if (!path.length) return { why: "nowhere" };
    const found = piecesVerdict(now, group) || roadVerdict(now, group, path);
    if (found) return found;
    const end = path[path.length - 1];
    for (const city of path.slice(0, -1)) {
      const verdict = entryVerdict(now, group, city, false);
      if (verdict) return verdict;
    }
    return entryVerdict(now, group, end, true) || forbidden(now, group, end);
  }

  /** Every city where a move may end that has begun with a path, each with the whole path. */
  function reach(now, group, begun = []) {
    const found = new Map();
    if (piecesVerdict(now, group) || begun.some((city) => !passable(now, group, city))) return found;
    const seen = new Set();
    for (let ring = [{ path: begun, main: onMain(now, group, begun) }]; ring.length;) {
      ring = following(now, group, ring, seen);
      for (const { path } of ring) {
        const city = path[path.length - 1];
        if (!found.has(city) && mayStop(now, group, city) && !forbidden(now, group, city))
          found.set(city, path);
      }
      ring = ring.filter(({ path }) => passable(now, group, path[path.length - 1]));
    }
    return found;
  }

  /** Whether every step of a path is on a main road. */
  function onMain(now, group, path) {
    const way = [now.where.get(group[0]), ...path];
    return path.every((city, step) => board.main[way[step]].has(city));
  }

  function following(now, group, ring, seen) {
    const next = new Map();
    for (const { path, main } of ring) {
      const here = path.length ? path[path.length - 1] : now.where.get(group[0]);
      for (const city of board.near[here]) {
        const still = main && board.main[here].has(city),
          key = 2 * city + Number(still);
        if (path.length < mostSteps(group, still) && !seen.has(key))
          next.set(key, { path: [...path, city], main: still });
      }
    }
    for (const key of next.keys()) seen.add(key);
    return [...next.values()];
  }

  /** The generals that a card obliges to leave the enemies next to them, and who can (FAQ). */
  function mustLeave(now) {
    return ownPieces(now, "general").filter(
      (name) => barred(now, [name], now.where.get(name)) && reach(now, [name]).size > 0,
    );
  }

  // ------------------------------------------------------------------------------ conquest (rule 5)

  function wants(now, city) {
    const one = objectives.get(city);
    if (!one) return false;
    if (now.conquered.has(city)) return one.of !== nation && one.defender === nation;
    return one.of === nation && now.conquers;
  }

  /** The pieces that keep an objective from being conquered, or reconquered. */
  function protectors(now, city) {
    const one = objectives.get(city);
    const defender = now.conquered.has(city) ? one.of : one.defender;
    if (!defender || defender === nation) return [];
    const trains = defender === one.of && nations[defender].guards;
    const far = board.distances(city),
      guard = terms("guard");
    return ordered
      .filter(
        (piece) =>
          piece.nation === defender && (piece.kind === "general" || trains) && now.where.has(piece.name),
      )
      .map((piece) => piece.name)
      .filter(
        (name) =>
          far[now.where.get(name)] <= (guard && guard.general === name ? guard.cities : limits.protection),
      );
  }

  /** What leaving cities does to them, judged as the pieces stand: [{city, guards, back}]; no guards: taken. */
  function left(now, cities) {
    return [...new Set(cities)]
      .filter((city) => wants(now, city))
      .map((city) => ({ city, guards: protectors(now, city), back: now.conquered.has(city) }));
  }

  /** The position after a move that may be made, and what happened on it. */
  function move(now, group, path) {
    const end = path[path.length - 1],
      others = othersAt(now, group, end);
    const train = others.length > 0 && !isGeneral(others[0]) ? others[0] : null;
    const united = train ? [] : others;
    const over = isGeneral(group[0]) ? left(now, [now.where.get(group[0]), ...path.slice(0, -1)]) : [];
    const where = new Map(now.where);
    group.forEach((name) => where.set(name, end));
    if (train) where.delete(train);
    const conquered = new Set(now.conquered),
      down = new Set(now.down);
    let marks = [...now.marks];
    for (const { city, guards, back } of over) {
      if (guards.length) {
        if (!marks.includes(city)) marks.push(city);
        continue;
      }
      marks = marks.filter((mark) => mark !== city);
      if (back) conquered.delete(city);
      else conquered.add(city);
    }
    const turned = faceDown(down, [...group, ...united]);
    const moved = new Set([...now.moved, ...group, ...united]);
    return { now: changed(now, { where, conquered, down, marks, moved }), over, train, united, turned };
  }

  /** Who of a stack is turned face down because another of it is; `down` is changed (R11). */
  function faceDown(down, stack) {
    const up = stack.filter((name) => !down.has(name));
    if (!up.length || up.length === stack.length) return [];
    up.forEach((name) => down.add(name));
    return up;
  }

  // -------------------------------------------------------------------------------- supply (rule 9)

  const blocked = (now, city) => at(now, city).length > 0 && hostile(nation, nationOf(at(now, city)[0]));

  /** What a general's supply hangs on: {source: "home" | "depot" | "train" | null, train, path}. */
  function supply(now, general) {
    const city = now.where.get(general);
    if (own.home.includes(board.country(city))) return { source: "home", path: [] };
    if (!own.home.length && own.depots.includes(city)) return { source: "depot", path: [] };
    const trains = new Map(
      ownPieces(now, "train")
        .reverse()
        .map((train) => [now.where.get(train), train]),
    );
    const came = new Map([[city, null]]);
    let ring = [city];
    for (let roads = 0; roads <= limits.supply; roads += 1) {
      const met = ring.find((here) => trains.has(here));
      if (met !== undefined) return { source: "train", train: trains.get(met), path: wayBack(came, met) };
      ring = ring.flatMap((here) =>
        board.near[here].filter((other) => {
          if (came.has(other) || blocked(now, other)) return false;
          came.set(other, here);
          return true;
        }),
      );
    }
    return { source: null, path: [] };
  }

  function wayBack(came, city) {
    const path = [];
    for (let here = city; here !== null; here = came.get(here)) path.unshift(here);
    return path;
  }

  // ------------------------------------------------------------------------------ attacks (rule 7)

  /** The attacks that the stage would come to: [own city, enemy city], highest rank first. */
  function attacks(now) {
    const truce = terms("truce");
    const cities = [...new Set(ownPieces(now, "general").map((name) => now.where.get(name)))];
    return cities
      .flatMap((city) => hostileNeighbours(now, city).map((other) => [city, other]))
      .filter(([city, other]) => !(truce && [city, other].includes(truce.city)))
      .filter(([city]) => !barred(now, generalsAt(now, city), city));
  }

  // ------------------------------------------------------------------- troops in a stack (rule 6)

  function transferVerdict(now, count, giver, taker) {
    const together = giver !== taker && now.where.has(giver) && now.where.get(giver) === now.where.get(taker);
    if (!together) return { why: "apart" };
    if (count < 1 || count >= now.troops[giver]) return { why: "keeps-one", general: giver };
    if (now.troops[taker] + count > limits.troops) return { why: "no-room", general: taker };
    const none = terms("no-recruits");
    const fresh = none && none.general === taker && now.received;
    return fresh && generalsAt(now, now.where.get(taker)).some((name) => fresh.has(name))
      ? { why: "receives-none", general: taker }
      : null;
  }

  function transfer(now, count, giver, taker) {
    const troops = { ...now.troops, [giver]: now.troops[giver] - count, [taker]: now.troops[taker] + count };
    return changed(now, { troops });
  }

  // --------------------------------------------------------------- the Offensive Option (rule 13)

  /** Declared by a card, which leaves the hand, or not: then what Prussia conquered is given up. */
  function offensive(now, card) {
    if (card) {
      const hand = [...now.hand];
      hand.splice(hand.indexOf(card), 1);
      return changed(now, { hand });
    }
    const kept = [...now.conquered].filter(
      (city) => !(objectives.get(city) || {}).of || objectives.get(city).of !== nation,
    );
    return changed(now, { conquered: new Set(kept), conquers: false });
  }

  const known = {
    nation,
    board,
    pieces,
    objectives,
    start,
    at,
    generalsAt,
    ownPieces,
    isGeneral,
    nationOf,
    hostile,
    hasQuit,
    suit,
    mostSteps,
    piecesVerdict,
    moveVerdict,
    reach,
    onMain,
    mayStop,
    passable,
    mustLeave,
    wants,
    protectors,
    move,
    supply,
    attacks,
    hostileNeighbours,
    transferVerdict,
    transfer,
    offensive,
  };
  const within = { own, nations, limits, terms, barred, faceDown, changed };
  return { ...known, ...makeRecruitment({ ...known, ...within }) };
}
