"""The troops (rules 1, 6): set-up, stacks as one pool, losses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pbem.engine import fate_effects
from pbem.engine.events import Allotted, Event, SetUp, TroopsLost
from pbem.engine.model import MOST_TROOPS, Game, Rules
from pbem.engine.phrase import Phrase, joined, phrase, phrases
from pbem.engine.questions import Allot, Transfer, Verdict


def set_up(game: Game, answer: Allot) -> tuple[Event, ...] | Verdict:
    """A nation allots all her troops to her generals. Returns what follows, or a verdict if it is not legal
    (rule 1, R2)."""
    faults = set_up_faults(game, answer.nation, answer.troops)
    return faults[0] if faults else (SetUp(answer.nation, _by_rank(game, answer)),)


def set_up_faults(game: Game, nation: str, troops: Mapping[str, int]) -> list[Verdict]:
    """Everything that is wrong with a set-up; empty if it is legal (rule 1, R2)."""
    own = game.rules.nations[nation]
    faults = [_stranger(name, nation) for name in troops if name not in own.generals]
    faults += [
        _too_many(name, n) for name, n in troops.items() if name in own.generals and not 1 <= n <= MOST_TROOPS
    ]
    faults += [_forgotten(name) for name in own.generals if name not in troops]
    total = sum(n for name, n in troops.items() if name in own.generals)
    if total != own.troops:
        faults.append(_wrong_total(nation, total, own.troops))
    return faults


def _stranger(name: str, nation: str) -> Verdict:
    return Verdict(phrase("{name} is not a general of {nation}", name=name, nation=nation), "rule 1")


def _too_many(name: str, troops: int) -> Verdict:
    return Verdict(
        phrase("{name} cannot command {troops} troops", name=name, troops=troops),
        "rule 6, R2",
        phrase("Each general commands 1 to {most}.", most=MOST_TROOPS),
    )


def _forgotten(name: str) -> Verdict:
    return Verdict(
        phrase("{name} is given no troops", name=name),
        "rule 1, R2",
        phrase("Each general commands 1 to {most}.", most=MOST_TROOPS),
    )


def _wrong_total(nation: str, total: int, due: int) -> Verdict:
    by = phrase("{n} more", n=due - total) if total < due else phrase("{n} fewer", n=total - due)
    return Verdict(
        phrase(
            "the troops add up to {total}, and {nation} starts with {due}",
            total=total,
            nation=nation,
            due=due,
        ),
        "rule 1, R2",
        phrase("Allot {by}.", by=by),
    )


def has_to_allot(rules: Rules, nation: str) -> bool:
    """Whether there is more than one way to allot a nation's troops: not to a single general, nor if all get
    1 or all get as many as may be (rule 1, R2)."""
    own = rules.nations[nation]
    count = len(own.generals)
    return count > 1 and count < own.troops < MOST_TROOPS * count


def default_set_up(game: Game, nation: str) -> Allot:
    """An even split; what is left over goes to the highest ranks (R35)."""
    own = game.rules.nations[nation]
    each, over = divmod(own.troops, len(own.generals))
    return Allot(nation, {name: each + (place < over) for place, name in enumerate(own.generals)})


def _by_rank(game: Game, answer: Allot) -> dict[str, int]:
    return {name: answer.troops[name] for name in game.rules.nations[answer.nation].generals}


# --------------------------------------------------------------------------------- within a stack


def transfer(game: Game, answer: Transfer) -> tuple[Event, ...] | Verdict:
    """Troops go from one general of a stack to another. Returns what follows, or a verdict if it is not legal
    (rule 6, R10, R50)."""
    giver, taker = answer.giver, answer.taker
    if verdict := _not_together(game, answer.nation, (giver, taker)):
        return verdict
    if not 1 <= answer.count < game.troops[giver]:
        return _must_keep_one(giver, game.troops[giver])
    if game.troops[taker] + answer.count > MOST_TROOPS:
        return _no_room(taker, game.troops[taker])
    if verdict := fate_effects.taker_verdict(game, taker):
        return verdict
    changed = {giver: game.troops[giver] - answer.count, taker: game.troops[taker] + answer.count}
    return (Allotted(answer.nation, changed),)


def _not_together(game: Game, nation: str, generals: Iterable[str]) -> Verdict | None:
    names = tuple(generals)
    for name in names:
        if game.rules.nation_of.get(name) != nation or name not in game.rules.generals:
            return Verdict(phrase("{name} is not a general of {nation}", name=name, nation=nation), "rule 6")
        if name not in game.troops:
            return Verdict(phrase("{name} is not on the map", name=name), "rule 6", firm=False)
    if len(set(names)) < 2 or len({game.where[name] for name in names}) > 1:
        return _apart(game, names)
    return None


def _apart(game: Game, names: tuple[str, ...]) -> Verdict:
    places = joined(
        phrase("{name} stands in {city}", name=name, city=game.rules.board.cities[game.where[name]].title)
        for name in names
    )
    return Verdict(
        phrase("troops go only between generals of one stack: {places}", places=places),
        "rule 6, R10",
        firm=False,
    )


def _must_keep_one(giver: str, has: int) -> Verdict:
    most = phrase("At most {n} can leave him.", n=has - 1) if has > 1 else phrase("He has none to spare.")
    return Verdict(
        phrase("{giver} commands {has} and has to keep 1", giver=giver, has=has), "rule 6", most, firm=False
    )


def _no_room(taker: str, has: int) -> Verdict:
    return Verdict(
        phrase("{taker} would command more than {most} troops", taker=taker, most=MOST_TROOPS),
        "rule 6",
        room_words(has),
        firm=False,
    )


def room_words(has: int) -> Phrase:
    """How many more troops a general has room for who commands so many (rule 6)."""
    if has == MOST_TROOPS:
        return phrase("He has no room left.")
    return phrase("He has room for {n}.", n=MOST_TROOPS - has)


def allot(game: Game, answer: Allot) -> tuple[Event, ...] | Verdict:
    """The troops of stacks are split anew; each stack keeps its sum. Returns what follows, or a verdict if it
    is not legal (rule 6, R10).

    Generals of a stack who are not named share what is left of it, the highest ranks first.
    """
    changed: dict[str, int] = {}
    for city in sorted({game.where[name] for name in answer.troops if name in game.where}):
        stack = game.generals_at(city)
        split = _split(game, stack, answer.troops)
        if split is None:
            return _wrong_split(game, stack, tuple(answer.troops))
        changed |= split
    for name in answer.troops:
        if name not in changed:
            return Verdict(
                phrase("{name} is not a general of {nation} on the map", name=name, nation=answer.nation),
                "rule 6",
                firm=False,
            )
    more = (name for name, count in changed.items() if count > game.troops[name])
    barred = next(filter(None, (fate_effects.taker_verdict(game, name) for name in more)), None)
    return barred or (Allotted(answer.nation, changed),)


def _split(game: Game, stack: tuple[str, ...], wished: Mapping[str, int]) -> dict[str, int] | None:
    """What each general of a stack has then; None if that cannot be."""
    pool = sum(game.troops[name] for name in stack)
    split = {name: wished[name] for name in stack if name in wished}
    others = [name for name in stack if name not in wished]
    left = pool - sum(split.values()) - len(others)
    for name in others:
        more = max(0, min(left, MOST_TROOPS - 1))
        split[name] = 1 + more
        left -= more
    if left or not all(1 <= troops <= MOST_TROOPS for troops in split.values()):
        return None
    return {name: split[name] for name in stack}


def _wrong_split(game: Game, stack: tuple[str, ...], named: tuple[str, ...]) -> Verdict:
    """Why the troops of a stack cannot be split as wished; `named` are all generals of the order."""
    together = tuple(name for name in named if name in game.where)
    if len(stack) == 1 and len(together) > 1:
        return _apart(game, together)
    pool = game.strength(game.where[stack[0]])
    text = phrases(
        "{stack} stands alone and commands {pool}",
        "{stack} share {pool} troops, 1 to {most} each",
        len(stack),
        stack=joined(stack, " + "),
        pool=pool,
        most=MOST_TROOPS,
    )
    return Verdict(text, "rule 6, R10", firm=False)


# ------------------------------------------------------------------------------------------ losses


def lose(game: Game, city: int, count: int, why: str) -> TroopsLost:
    """A stack loses troops from its common pool (rule 6, R21). The lowest ranks lose theirs first, but each
    general keeps 1 as long as there is one; if there are too few the lowest ranks leave the map. `why` is one
    of the reasons of `TroopsLost`."""
    stack = game.generals_at(city)
    pool = sum(game.troops[name] for name in stack)
    count = min(count, pool)
    staying = stack[: pool - count]
    left = _after_loss([game.troops[name] for name in staying], pool - count)
    nation = game.rules.nation_of[stack[0]]
    return TroopsLost(nation, city, count, stack[len(staying) :], dict(zip(staying, left, strict=True)), why)


def _after_loss(troops: list[int], remaining: int) -> list[int]:
    """What generals, the highest rank first, keep of `remaining` troops: 1 each, then what they had, then
    more."""
    left = [1] * len(troops)
    spare = remaining - len(troops)
    for limit in (troops, [MOST_TROOPS] * len(troops)):
        for place, most in enumerate(limit):
            more = min(spare, most - left[place])
            left[place] += more
            spare -= more
    return left
