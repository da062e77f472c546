"""Where an enemy is to go whom the writer beats: `If Heinrich beats Daun, he goes to Aue, else to Gera.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

TURNING = ("not", "from", "via", "unless", "attack", "stay", "away", "towards")
"""What makes something else of the cities behind it."""

OR = words.forms(words.words(lambda one: one.either))

WE_WIN = kind_of("we win")

PARTING = (",", ":", ";", "-")


def read_beaten(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add where an enemy's general is to retreat to whom the writer beats, or ask it back; False if a
    sentence tells of no such retreat."""
    split = None if at.sets_up else _split(at, entities)
    if split is None:
        return False
    condition, deed = split
    enemies = _enemies(at, deed) or _enemies(at, condition)
    aims = _aims(at, deed)
    if len(enemies) == 1 and not mean(condition, "win") and not any(fold(one.text) in OR for one in deed):
        return False
    if not enemies or not aims or any(at.is_own(name) for name in _names(at, deed)):
        return False
    nations = {at.rules.nation_of[name] for name in _names(at, condition)} & set(at.nations)
    asked = {one.nation for one in at.asked}
    nations = nations or (asked if len(asked) == 1 else set())
    nation = at.nation or next(iter(nations), at.nations[0])
    either = _either(condition, deed)
    heads = enemies if either else [" + ".join(enemies)]
    lines = [f"retreat {head}: {', '.join(aims)}" for head in heads]
    condition = [one for one in condition if fold(one.text) not in OR]
    is_clear = not mean(deed, *TURNING) and not mean(condition, "not", "unless", "maybe")
    is_clear = is_clear and not _is_open_at_end(deed)
    if mean(deed, "not"):
        out.doubt(entities[0].line, Why.NEGATION)
    elif is_clear and (len(nations) == 1 or len(at.nations) == 1 or at.nation):
        for line in lines:
            out.take(entities[0].line, nation, line)
    else:
        out.doubt(entities[0].line, Why.CONDITION, lines[0])
    return True


def _split(at: Situation, entities: Sequence[Entity]) -> tuple[list[Entity], list[Entity]] | None:
    """A sentence as the condition that somebody is beaten, and what is to be done then."""
    asked = next((place for place, one in enumerate(entities) if one.means("if", "should")), None)
    told = [place for place, one in enumerate(entities) if one.means("loser", "beaten", "win", "lose")]
    if asked is None or not told or told[0] < asked:
        return None
    won = entities[told[0]].means("win")
    if any(one.number for one in entities[asked : told[0]]) or any(one.kind == Kind.CARD for one in entities):
        return None
    end = _end(entities, told[0])
    condition = list(entities[asked:end])
    names = _names(at, condition)
    loses = entities[told[0]].means("loser", "beaten", "lose")
    # Who loses is an enemy; whoever wins is the writer.
    if loses and any(at.is_own(name) for name in names):
        return None
    is_mine = mean(condition, "I") or fold(entities[told[0]].text) in WE_WIN
    if won and not (is_mine or any(at.is_own(name) for name in names)):
        return None
    return condition, list(entities[end:])


def _end(entities: Sequence[Entity], told: int) -> int:
    """Where the condition ends: at the next comma, unless what is to be done begins before it."""
    first = told + 1
    while first < len(entities) and (entities[first].kind == Kind.PIECE or _joins(entities, first)):
        first += 1
    stop = next((p for p in range(first, len(entities)) if entities[p].text in PARTING), len(entities))
    before = entities[first:stop]
    begins = stop == len(entities) or mean(before, "they", "him", "move", "retreat")
    return first if begins else stop


def _joins(entities: Sequence[Entity], place: int) -> bool:
    """Whether `and` stands between two generals: `If Heinrich beats Daun and Lacy they go to Aue`."""
    return entities[place].means("and") and all(
        one.kind is Kind.PIECE for one in (entities[place - 1], *entities[place + 1 : place + 2])
    )


def _names(at: Situation, entities: Sequence[Entity]) -> list[str]:
    told = (at.piece(one) for one in entities if one.kind == Kind.PIECE)
    return [name for name in told if name and name in at.rules.generals]


def _enemies(at: Situation, entities: Sequence[Entity]) -> list[str]:
    return [name for name in dict.fromkeys(_names(at, entities)) if not at.is_own(name)]


def _aims(at: Situation, deed: Sequence[Entity]) -> list[str]:
    """The cities in which the retreat may end, the first that is possible before all, or off supply."""
    goals = [one for one in deed if one.kind == Kind.CITY and one.is_full]
    if goals:
        return [at.city(one.cities[0]) for one in goals] if all(len(one.cities) == 1 for one in goals) else []
    return ["off supply"] if mean(deed, "off supply") else []


def _is_open_at_end(deed: Sequence[Entity]) -> bool:
    """Whether it ends with something else to be done that is no city: `otherwise inform me`."""
    last = max((place for place, one in enumerate(deed) if one.means("else")), default=len(deed))
    rest = [one for one in deed[last + 1 :] if one.kind is not Kind.MARK and not one.means("filler")]
    return bool(rest) and not any(one.kind is Kind.CITY for one in rest)


def _either(condition: Sequence[Entity], deed: Sequence[Entity]) -> bool:
    """Whether one of several enemies is meant, whichever is beaten: `whenever Schwerin or Keith lose`."""
    for part in (condition, deed):
        for place, one in enumerate(part[1:-1], 1):
            if fold(one.text) in OR and part[place - 1].kind == part[place + 1].kind == Kind.PIECE:
                return True
    return False


def doubt_beaten(at: Situation, entities: Sequence[Entity], out: Outcome, known: int) -> bool:
    """Ask a march back that is the retreat of those whom he beats who is sent there: `Daun beats Keith, and
    I'd like to see him run to Jauer.` Before the sentence there were `known` orders; whether it was one."""
    beats = next((place for place, one in enumerate(entities) if one.means("beaten", "win")), None)
    if beats is None or not any(one.text.startswith("move ") for one in out.orders[known:]):
        return False
    winners = {at.title(name) for name in map(at.own_piece, entities[:beats]) if name}
    behind = entities[beats + 1 :]
    enemies = _enemies(at, behind)
    told = next((p for p, one in enumerate(behind) if at.piece(one) in enemies), len(behind))
    they = next((p for p, one in enumerate(behind) if one.means("they", "him") and not one.means("I")), -1)
    goals = [at.city(one.cities[0]) for one in behind[they:] if one.kind is Kind.CITY and one.is_full]
    if they < told or not goals or any(map(at.own_piece, behind)):
        return False
    size = len(out.doubts)
    for one in out.orders[known:]:
        who, _, goal = one.text.removeprefix("move ").partition(" to ")
        if one.text.startswith("move ") and set(who.split(" + ")) <= winners and goal in goals:
            out.orders.remove(one)
            out.doubt(one.line, Why.LEFT, f"retreat {' + '.join(enemies)}: {', '.join(goals)}")
    return len(out.doubts) > size
