"""Moves and attacks out of a clause: `Heinrich Zwickau Aue`, `Winterfeldt goes to Prag by way of Melnik`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.clause import FROM, TO, VIA, Clause
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.at_goal import without_stay
from pbem.orders.plain_words.ways import is_round, led_through, way


def read_move(at: Situation, clause: Clause, pieces: tuple[str, ...], out: Outcome) -> None:
    """Add what a clause orders of some pieces: their way, that they stay, whom they attack."""
    nation = at.rules.nation_of[pieces[0]]
    without_stay(clause)
    _go_to_attack(at, clause, pieces)
    if _is_home(at, clause, pieces):
        clause.meanings.add(STAY)
    if not any(stop.is_full for _, stop in clause.stops) and not _is_order(clause):
        clause.stops.clear()
    if clause.means("not") and clause.means(FROM) and _is_here(at, clause, pieces):
        # `Lehwaldt does not leave Heiligenbeil`
        _stay(at, clause, pieces, out)
        return
    if clause.means("if", "maybe", "thought") or _is_denied(clause):
        if _remembers(at, clause, pieces):
            out.parts += 1
        elif clause.stops or clause.others:
            _doubt_move(at, clause, pieces, out)
        return
    if _stays_there(at, clause, pieces):
        _stay(at, clause, pieces, out)
        return
    if _is_beside(clause):
        out.doubt(clause.line, Why.WAY)
        return
    is_way, is_home = _leads_on(at, clause, pieces), _is_here(at, clause, pieces)
    if clause.stops and not _is_order(clause, is_way=is_way, is_home=is_home):
        out.doubt(clause.line, Why.TALE, _would_be(at, clause, pieces))
        return
    others = sum(one.kind == Kind.OTHER for one in clause.parts)
    here = {at.where.get(name) for name in pieces}
    goes = (role in (TO, "") and here.isdisjoint(stop.cities) for role, stop in clause.stops)
    # `Dohna ist in Gefahr` leads nowhere.
    is_lost = clause.has_unknown_goal and not any(goes) and not clause.only_is
    if is_lost and (clause.stops or others <= MOST_WORDS_BETWEEN):
        out.doubt(clause.line, Why.WAY)
        return
    if clause.has_unknown_stop or (clause.means("join") and not _is_told(at, clause)):
        out.doubt(clause.line, Why.WAY)
        return
    groups = _groups(at, pieces)
    goals = _stops(clause, at.where[groups[0][0]])[-1:] if groups else []
    for group in groups:
        # `Schwerin to Neisse with Keith`, who is there, moves Schwerin alone.
        is_there = any(at.where[group[0]] in goal.cities for goal in goals)
        if not (is_there and len(groups) > 1):
            _move(at, clause, group, out)
    if not clause.stops and clause.means("stay") and _is_order(clause, STAY):
        _stay(at, clause, pieces, out)
    enemies = _enemies(at, clause, pieces)
    own = [name for name in pieces if name in at.rules.generals]
    if own and not enemies and clause.means("attack"):
        enemies = _standing_at(at, clause.targets, own)
        if clause.targets and not enemies:
            out.doubt(clause.line, Why.LEFT)
    if clause.has_unknown_deed and not clause.means("attack"):
        out.doubt(clause.line, Why.LEFT)
    if clause.enemy_nation and not enemies and clause.means("attack", "against"):
        out.doubt(clause.line, Why.LEFT)
    if own and enemies and _is_attacked(clause):
        out.doubt(clause.line, Why.CONDITION)
    elif own and enemies and clause.means("not", "no more") and clause.means("attack"):
        out.doubt(clause.line, Why.NEGATION)
    elif len({at.where.get(name) for name in enemies}) > 1 and clause.means("attack", "against"):
        # Nobody attacks two stacks at once: the sentence tells of several fights.
        out.doubt(clause.line, Why.FIGHT)
    elif own and enemies and (clause.means("attack") or (clause.means("against") and clause.stops)):
        out.take(clause.line, nation, f"attack {' + '.join(own)} > {' + '.join(enemies)}")


def _remembers(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether it only tells what was not so where the pieces stand: `Keith didn't like Striegau.`"""
    is_past = any(fold(one.text) in WAS_NOT for one in clause.parts)
    orders = clause.means("move", "stay", "attack", "if", FROM) or clause.others
    return is_past and not orders and _is_here(at, clause, pieces)


WAS_NOT = kind_of("was not")
"""What denies something of the past."""


def _go_to_attack(at: Situation, clause: Clause, pieces: Sequence[str]) -> None:
    """`Apraxin attacks Lehwaldt from Nowy Dwór`: that is where he goes first, unless he is there."""
    if not clause.means("attack") or not clause.others or any(role != FROM for role, _ in clause.stops):
        return
    here = {at.where.get(name) for name in pieces}
    clause.stops[:] = [(FROM if here.intersection(stop.cities) else TO, stop) for _, stop in clause.stops]


def _stays_there(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether a clause says that pieces stay: it has no verb of motion, or no other city than theirs."""
    if not clause.means("stay") or not _is_order(clause, STAY):
        return False
    return not clause.means("move") or _is_here(at, clause, pieces)


def _is_beside(clause: Clause) -> bool:
    """Whether it names a city and means one of those near it: `goes next to Göttingen`."""
    return any(before.means("near") and city.kind == Kind.CITY for before, city in pairwise(clause.parts))


def _is_here(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether it names cities, and none but those in which the pieces stand."""
    here = {at.where.get(name) for name in pieces}
    cities = [city for _, city in clause.stops if city.is_full]
    return bool(cities) and not any(here.isdisjoint(city.cities) for city in cities)


def _enemies(at: Situation, clause: Clause, pieces: Sequence[str]) -> list[str]:
    """The generals whom a clause tells of; of a nation that is attacked those beside the pieces, if all of
    these stand in one city."""
    named = [str(at.piece(one)) for one in clause.others if at.piece(one) in at.rules.generals]
    if named or not clause.enemy_nation or not clause.means("attack", "against"):
        return list(dict.fromkeys(named))
    near = {city for name in pieces if name in at.where for city in at.near(at.where[name])}
    theirs = [name for name in at.rules.nations[clause.enemy_nation].generals if at.where.get(name) in near]
    return theirs if len({at.where[name] for name in theirs}) == 1 else []


def _standing_at(at: Situation, targets: Sequence[Entity], own: Sequence[str]) -> list[str]:
    """The enemies in the one city that an attack is aimed at, if it is beside those who attack."""
    cities = {city for one in targets for city in one.cities}
    here = at.where.get(own[0])
    if len(cities) != 1 or here is None or not cities & set(at.near(here)):
        return []
    (city,) = cities
    return [name for name in at.rules.generals if at.where.get(name) == city and not at.is_own(name)]


def _is_told(at: Situation, clause: Clause) -> bool:
    """Whether a clause names its goal, or every city of its way."""
    cities = [stop.cities for _, stop in clause.stops]
    roads = list(pairwise(cities))
    is_way = all(any(b in at.near(a) for a in first for b in then) for first, then in roads) and bool(roads)
    return is_way or any(role == TO for role, _ in clause.stops)


def _is_attacked(clause: Clause) -> bool:
    """Whether it is an enemy who attacks: `Greift Daun Schwerin an, ...`, `Daun attacks Schwerin`."""
    sides = [one for one in clause.parts if one in clause.pieces or one in clause.others]
    they = clause.parts[0].means("they")
    enemy_first = bool(sides) and sides[0] in clause.others and not (they or clause.attacks)
    attacks = clause.means("attack") and not clause.means("play")
    is_passive = any(fold(one.text) in kind_of("passive") for one in clause.parts)
    return attacks and (enemy_first or (is_passive and clause.means("of", "via", "from")))


def _stay(at: Situation, clause: Clause, pieces: Sequence[str], out: Outcome) -> None:
    """Note that pieces stay; where a city is named in which none of them stands, that is told."""
    here = {at.where.get(name) for name in pieces}
    if any(stop.is_full and not here.intersection(stop.cities) for _, stop in clause.stops):
        out.doubt(clause.line, Why.LEFT)
    at.stayed.update(pieces)
    for name in pieces:
        out.stay(at.rules.nation_of[name], clause.line, (name,))


def _is_order(clause: Clause, deed: str = "", *, is_way: bool = False, is_home: bool = False) -> bool:
    """Whether a clause says what pieces are to do, and does not merely tell of them: it has a verb of motion,
    or it begins with a piece and comes to the cities at once, or to the `deed`; or its cities are a way
    (`is_way`) from where they stand. `is_home` says that it names no city but that in which they stand."""
    if clause.means("move"):
        return True
    parts = clause.parts
    if not deed and _is_bare(clause) and parts[0].means(TO, VIA) and clause.stops:
        # `nach Prag Lacy`
        return True
    acting = clause.pieces or [one for one in parts if one.kind is Kind.NATION]
    first = next((place for place, one in enumerate(parts) if one in acting), 0)
    colon = next((place for place in range(first, 0, -1) if parts[place - 1].text == ":"), 0)
    if first and parts[first - 1].text == "," and not any(one.kind == Kind.OTHER for one in parts[first:]):
        colon = first
    goals = [place for place, one in enumerate(parts) if (one.means(deed) if deed else one.kind == Kind.CITY)]
    goal = next((place for place in goals if deed or place >= first), -1 if goals else first)
    before = [one for one in parts[colon:first] if one.kind == Kind.OTHER][is_way:]
    between = [one for one in parts[first:goal] if one.kind == Kind.OTHER]
    if not before and goal > first and any(fold(one.text) in TAKES for one in parts[first + 1 : goal][:1]):
        # `Laudon holt uns derweil Lublinitz`
        return not any(one.means("past") for one in parts[first:goal])
    is_row = len(clause.stops) > 1 and (_is_row(parts, clause.stops) or is_way)
    if any(one.means("past") for one in parts[first : first + 1 + MOST_WORDS_BETWEEN]):
        return False
    if between and not (deed or is_row or is_home) and _has_strange_verb(parts[first:goal], between):
        return False
    return not before and goal >= 0 and (len(between) <= MOST_WORDS_BETWEEN or (is_row and not deed))


def _has_strange_verb(parts: Sequence[Entity], between: Sequence[Entity]) -> bool:
    """Whether what stands between a piece and its city may be a verb of anything but motion, and nothing says
    that it leads there: `Keith covers Brieg`, `Keith hasst Brieg`."""
    leads = any(one.means(TO, VIA) and not one.means("at") for one in parts)
    word = fold(between[0].text)
    return not leads and len(word) >= SHORTEST_VERB and word.endswith(("s", "t"))


def _leads_on(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether roads lead from where pieces stand to the cities of a clause, one after another: two cities or
    more are hardly a way by chance."""
    here = at.where.get(pieces[0])
    stops = [stop for role, stop in clause.stops if role != FROM]
    if here is not None and stops and here in stops[0].cities:
        stops = stops[1:]
    if here is None or len(stops) < len(clause.stops[:2]) or len(stops) < MOST_WORDS_BETWEEN:
        return False
    ring = {here}
    for stop in stops:
        ring = {city for city in stop.cities if stop.is_full and any(city in at.near(one) for one in ring)}
    return bool(ring)


def _is_home(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether a clause names nothing but pieces and the city in which they stand: `Seydlitz at Halle`."""
    first = clause.parts.index(clause.pieces[0]) if clause.pieces else 0
    # `Leave Seydlitz in Halle`
    leaves = [
        one for one in clause.parts[:first] if fold(one.text) in kind_of("leaves behind") or one.means("I")
    ]
    rest = [one for one in clause.parts if one not in leaves]
    names = all(one.kind in (Kind.PIECE, Kind.CITY, Kind.MARK) or one.means(TO, "and") for one in rest)
    here = [at.where.get(name) for name in pieces]
    return names and len(clause.stops) == 1 and all(one in clause.stops[0][1].cities for one in here)


def _is_row(parts: Sequence[Entity], stops: Sequence[tuple[str, Entity]]) -> bool:
    """Whether the cities stand in a row with dashes or arrows between them: nothing else is written so."""
    places = [parts.index(stop) for _, stop in stops if stop in parts]
    between = [parts[after - 1].text for after in places[1:]]
    return len(places) == len(stops) and all(text in ("-", ">") for text in between)


TALKING = ("there", "that", "aside", "whether", "beaten", "always")
"""Words that no bare order has."""

TAKES = kind_of("takes a city")

BACK = kind_of("back again")

NEXT = 3
"""The return follows at once: `and then back`, but `and I want it back` is none."""

SHORTEST_VERB = 4
"""A shorter word is an abbreviation: `R4 Dt. Eylau`."""

STAY = "stay"
MOST_WORDS_BETWEEN = 2
"""So many other words may stand between a piece and its first city: `Saltikov one step over to Aue`."""


def _groups(at: Situation, pieces: Sequence[str]) -> list[tuple[str, ...]]:
    """Pieces that stand together, in the order named; those off the map are left out."""
    groups: dict[int, list[str]] = {}
    for name in pieces:
        if name in at.where:
            groups.setdefault(at.where[name], []).append(name)
    return [tuple(names) for names in groups.values()]


def _move(at: Situation, clause: Clause, pieces: tuple[str, ...], out: Outcome) -> None:
    stops = _stops(clause, at.where[pieces[0]])
    if not stops:
        if clause.stops and not clause.means("from", "attack", "against"):
            _stay(at, clause, pieces, out)
        return
    if _comes_back(clause):
        out.doubt(clause.line, Why.ROUND)
        return
    path = _path(at, pieces, stops)
    if path is None and (others := led_through(stops, clause)):
        path = _path(at, pieces, others)
    is_named_twice = len(stops) > MOST_WORDS_BETWEEN and stops[0].cities == stops[-1].cities
    if is_named_twice and (path is None or is_round(path, at.where[pieces[0]], _named(clause))):
        # `to Meißen, that's Oschatz, Riesa, Meißen`
        path = _path(at, pieces, stops[1:])
    nation = at.rules.nation_of[pieces[0]]
    if _is_goal(clause, stops) and (path is None or _is_far(at, pieces, path)):
        titles = " + ".join(at.title(name) for name in pieces)
        at.move(pieces, at.where[pieces[0]])
        out.take(clause.line, nation, f"move {titles} to {at.city(stops[0].cities[0])}")
        return
    if path is None and _is_bare(clause) and all(one.is_full and len(one.cities) == 1 for one in stops):
        # A way that breaks the rules is given as it was named, so that the fault is told.
        path = [one.cities[0] for one in stops]
    if path is None:
        if any(one.is_full for one in stops):
            out.doubt(clause.line, Why.WAY)
        return
    if path == [at.where[pieces[0]]]:
        return
    if _ends_unknown(clause, path):
        out.doubt(clause.line, Why.WAY)
        return
    if is_round(path, at.where[pieces[0]], _named(clause)):
        out.doubt(clause.line, Why.ROUND)
        return
    at.move(pieces, path[-1])
    order = f"move {_piece_and_way(at, pieces, path)}"
    if any(one.line == clause.line and one.text == order for one in out.orders):
        out.parts += 1  # `Saltikov takes Pyritz: move Saltikov: Greifenhagen, Pyritz` says it twice
    else:
        out.take(clause.line, nation, order)


def _ends_unknown(clause: Clause, path: Sequence[int]) -> bool:
    """Whether a row of a piece and cities ends in words that may be one more: `train 1 Złotów neu stetin`."""
    row = [
        one for one in clause.parts if one.kind is not Kind.MARK and not one.means("then", "filler", "the")
    ]
    full = [place for place, one in enumerate(row) if one.kind is Kind.CITY and one.is_full]
    kinds = [one.kind for one in row[:2]]
    if not full or kinds != [Kind.PIECE, Kind.CITY]:
        return False
    tail = row[full[-1] + 1 :]
    if any(one.kind not in (Kind.OTHER, Kind.CITY) for one in tail):
        return False
    unused = any(one.kind is Kind.CITY and not set(one.cities) & set(path) for one in tail)
    return unused or (len(tail) == MOST_WORDS_BETWEEN and all(one.kind is Kind.OTHER for one in tail))


def _is_goal(clause: Clause, stops: Sequence[Entity]) -> bool:
    """Whether a clause has one city, in full, to which a verb leads, or nothing but `to`: the program looks
    for the way."""
    told = len(stops) == 1 and stops[0].is_full and len(stops[0].cities) == 1
    leads = clause.means("move") or _is_bare(clause)
    return told and leads and any(role == TO for role, _ in clause.stops)


def _is_far(at: Situation, pieces: Sequence[str], path: Sequence[int]) -> bool:
    """Whether a way is longer than a move (rule 4)."""
    main = at.rules.board.main
    by_main = all(there in main[here] for here, there in pairwise((at.where[pieces[0]], *path)))
    return len(path) > (2 if pieces[0] in at.rules.trains else 3) + by_main


def _piece_and_way(at: Situation, pieces: Sequence[str], path: Sequence[int]) -> str:
    return f"{' + '.join(at.title(name) for name in pieces)}: {', '.join(map(at.city, path))}"


def _is_denied(clause: Clause) -> bool:
    """Whether it says where pieces do not go: `does not go to Glatz, he stays in Habelschwert`; not
    where they do not stay."""
    if not clause.stops:
        return False
    if clause.means("not") and not clause.means(STAY):
        return True
    for place, one in enumerate(clause.parts):
        of_stay = place > 0 and clause.parts[place - 1].means(STAY)
        if of_stay or not one.means("not", "no more"):
            continue
        behind = (two for two in clause.parts[place + 1 :] if two.kind is Kind.CITY or two.means(STAY))
        if (first := next(behind, None)) and first.kind is Kind.CITY:
            return True
    return False


def _doubt_move(at: Situation, clause: Clause, pieces: tuple[str, ...], out: Outcome) -> None:
    """Add a move that depends on something, or that is not to be made: of that no line is proposed."""
    if clause.means("not", "no more"):
        out.doubt(clause.line, Why.NEGATION)
    else:
        why = Why.CONDITION if clause.means("if", "maybe") else Why.TALE
        out.doubt(clause.line, why, _would_be(at, clause, pieces))


def _would_be(at: Situation, clause: Clause, pieces: tuple[str, ...]) -> str:
    """The move that a clause would order; empty if there is none."""
    for group in _groups(at, pieces):
        stops = _stops(clause, at.where[group[0]])
        path = _path(at, group, stops) if stops else None
        is_taken = any(at.where[name] in (path or ())[-1:] for name in at.where if not at.is_own(name))
        if (
            path
            and path != [at.where[group[0]]]
            and not is_round(path, at.where[group[0]], _named(clause))
            and not is_taken
        ):
            return f"move {_piece_and_way(at, group, path)}"
    return ""


def _stops(clause: Clause, start: int) -> list[Entity]:
    """The cities of a way in the order in which they are passed, without the one it begins in."""
    stops = [one for one in clause.stops if not _is_start(one, clause.stops, start)]
    roles = [role for role, _ in stops]
    is_goal_first = TO in roles and VIA in roles and roles.index(TO) < roles.index(VIA)
    is_goal_first = is_goal_first and TO not in roles[roles.index(VIA) :]
    if is_goal_first or (roles[-1:] == [VIA] and TO not in roles):
        stops.sort(key=lambda one: one[0] != VIA)
    cities = [stop for _, stop in stops]
    # `into Magdeburg: Oschersleben, Magdeburg` names the goal twice.
    is_named_twice = len(cities) > MOST_WORDS_BETWEEN and cities[0].cities == cities[-1].cities
    has_colon = any(one.text == ":" for one in clause.parts)
    return cities[1:] if is_named_twice and has_colon else cities


def _is_start(stop: tuple[str, Entity], stops: Sequence[tuple[str, Entity]], start: int) -> bool:
    """Whether a stop only tells where the way begins."""
    role, city = stop
    return role == FROM or (start in city.cities and (stop is stops[0] or len(stops) == 1))


def _path(at: Situation, pieces: tuple[str, ...], stops: list[Entity]) -> list[int] | None:
    """Every city of a way; None if there is none. A word that only looks like a short name is left out if no
    way leads through it."""
    path = way(at, pieces, stops)
    for doubtful in [one for one in stops if not one.is_full]:
        if path is None and len(stops) > 1:
            stops = [one for one in stops if one is not doubtful]
            stops = stops[1:] if len(stops) > 1 and at.where[pieces[0]] in stops[0].cities else stops
            path = way(at, pieces, stops)
    return path


def _named(clause: Clause) -> list[Entity]:
    """The cities that a clause leads to or through, each as often as it names it; one to which its pieces
    return once more: `to Angermünde and back to Schwedt`."""
    parts = [one for one in clause.parts if not one.means(TO, "the") or fold(one.text) in BACK]
    again = [city for before, city in pairwise(parts) if city.kind is Kind.CITY and fold(before.text) in BACK]
    return [*(stop for role, stop in clause.stops if role != FROM), *again]


def _comes_back(clause: Clause) -> bool:
    """Whether behind its last city it says that the pieces return: `looks at Prag and comes back`."""
    ends = [place for place, one in enumerate(clause.parts) if one.kind == Kind.CITY]
    behind = clause.parts[ends[-1] + 1 :] if ends else []
    joins = (place for place, one in enumerate(behind) if one.means("and", "then") or one.text == ",")
    first = next(joins, len(behind))
    return any(fold(word) in BACK for one in behind[first : first + NEXT] for word in one.text.split())


def _is_bare(clause: Clause) -> bool:
    """Whether a clause has no words but names and what orders have."""
    strange = (one for one in clause.parts if one.means(*TALKING) and not one.means("filler", TO))
    return not any(one.kind == Kind.OTHER for one in clause.parts) and not any(strange)
