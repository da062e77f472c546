"""How a nation's stage would go by what is on file, as things stand, in words: for her player alone.

It is made on a game as he knows it (`report/known_game.py`), which holds nothing that he may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.events import Conquered, Event, Marked, Reconquered
from pbem.engine.model import COMBAT, MOVEMENT, Game
from pbem.engine.phrase import all_of, joined, phrase, phrases, sentences
from pbem.engine.sequence import decide
from pbem.engine.victory import count_needed, objectives_needed
from pbem.orders.grammar.order import Order
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import Run, as_if_open, run_stage
from pbem.orders.judging.trial import Course, Fight, courses
from pbem.records import dataclass


@dataclass(frozen=True)
class StageOrders:
    """What is on file for a nation's stage, and what may answer her questions in it."""

    stage: tuple[Order, ...]
    letters: tuple[int, ...]
    """The numbers of their letters."""
    answers: tuple[Order, ...]
    set_up: q.Allot | None = None


def stage_forecast(game: Game, nation: str, orders: StageOrders) -> tuple[str, ...]:
    """How the nation's stage would go if it came now."""
    if game.nation == nation and stage_turn(game, nation) != game.turn and not orders.stage:
        return ()
    opened = as_if_open(game, nation, orders.set_up)
    run = run_stage(opened, nation, orders.stage, letters=orders.letters)
    lines = [*_before(game, nation), *_moves(opened, run)]
    ended = decide(run.game, q.EndMovement(nation)) if run.game.phase == MOVEMENT else ()
    if isinstance(ended, q.Verdict):
        return (*lines, sentences(ended.text, ended.instead))
    answers = {nation: (*orders.answers, *orders.stage)}
    found = courses(apply_all(run.game, ended), answers, opened)
    return (*lines, *_fights(game, found), *_after(opened, nation, run, found))


def fight_forecast(
    game: Game, answers: Mapping[str, tuple[Order, ...]], history: Sequence[Event]
) -> tuple[str, ...]:
    """How the fight that is on would go, if one of the player's nations fights it."""
    combat = game.stage.combat
    if game.phase != COMBAT or combat is None or not {combat.attacker, combat.defender} & answers.keys():
        return ()
    return tuple(_fights(game, courses(game, answers, None, history)))


# ------------------------------------------------------------------------------------------- moves


def _before(game: Game, nation: str) -> Iterator[str]:
    """Who moves before her and may change all of it."""
    order = [name for name in game.rules.order if name not in game.quit]
    place = order.index(nation)
    if game.nation in order and game.nation != nation:
        now = order.index(game.nation or "")
        others = order[now:place] if now < place else [*order[now:], *order[:place]]
    else:
        others = order[:place] if game.nation is None else []
    if others:
        yield phrase("{nations} may move before her stage and change all of it.", nations=all_of(others))


def _moves(game: Game, run: Run) -> Iterator[str]:
    """Where the pieces go, whom she recruits, and what is conquered on the way."""
    city = game.rules.board.cities
    moves = [one.answer for one in run.steps if isinstance(one.answer, q.Move)]
    said = [
        phrase("{pieces} to {city}", pieces=" + ".join(one.pieces), city=city[one.path[-1]].title)
        for one in moves
        if one.path
    ]
    yield phrase("Moves: {moves}.", moves=joined(said, "; ")) if said else phrase("Nothing moves.")
    events = [event for one in run.steps for event in one.events]
    taken = [city[one.city].title for one in events if isinstance(one, Conquered | Reconquered)]
    marked = [city[one.city].title for one in events if isinstance(one, Marked)]
    if taken:
        yield phrase("Conquers {cities}.", cities=all_of(taken))
    if marked:
        yield phrase("Puts a question mark on {cities}.", cities=all_of(marked))


# ------------------------------------------------------------------------------------------ fights


def _fights(game: Game, found: Sequence[Course]) -> Iterator[str]:
    """A line for each fight that there may be."""
    fights: dict[tuple[int, int], list[Fight]] = {}
    for course in found:
        for fight in course.fights:
            fights.setdefault(fight.pair, []).append(fight)
    for same in fights.values():
        yield _fight(game, same, always=len(same) == len(found))


def _fight(game: Game, same: Sequence[Fight], *, always: bool) -> str:
    first = same[0].began
    scores = sorted({one.began.score if one.own else -one.began.score for one in same}, reverse=True)
    best, worst = scores[0], scores[-1]
    begins = str(best) if best == worst else phrase("{best} to {worst}", best=best, worst=worst)
    enemy = first.enemy if same[0].own else first.nation
    text = phrase(
        "{attackers} > {defenders}: it begins at {score} for you, and {enemy} holds {cards}.",
        attackers=" + ".join(first.generals),
        defenders=" + ".join(first.enemy_generals),
        score=begins,
        enemy=enemy,
        cards=_cards(len(game.hands.get(enemy, ()))),
    )
    return sentences(text, _played(same), "" if always else phrase("It may not come to it."))


def _played(same: Sequence[Fight]) -> str:
    """How the plans play it, at best and at worst."""
    best, worst = max(same, key=lambda one: one.result), min(same, key=lambda one: one.result)
    if all(one.asked is not None for one in same):
        return phrase("No plan of yours plays it to its end: you are asked at {scores}.", scores=_asked(same))
    if best.result == worst.result:
        return phrase("It ends so: {end}.", end=_end(best))
    return phrase("At best {best}; at worst {worst}.", best=_end(best), worst=_end(worst))


def _cards(count: int) -> str:
    return phrases("{count} card", "{count} cards", count, count=count)


def _asked(same: Iterable[Fight]) -> str:
    return joined([str(one) for one in sorted({fight.asked for fight in same if fight.asked is not None})])


def _end(fight: Fight) -> str:
    if fight.asked is not None:
        return phrase("you are asked at {score}", score=fight.asked)
    if fight.result > 0:
        return phrase("the enemy gives in and loses {troops}", troops=_troops(fight.result))
    if fight.result < 0:
        return phrase("you give in and lose {troops}", troops=_troops(-fight.result))
    return phrase("it is a tie")


def _troops(count: int) -> str:
    return phrases("{count} troop", "{count} troops", count, count=count)


# --------------------------------------------------------------------------------- after the fights


def _after(began: Game, nation: str, run: Run, found: Sequence[Course]) -> Iterator[str]:
    """What the fights open, her objectives, and her supply at the end."""
    city = began.rules.board.cities
    always, ever = _in_all([one.conquered for one in found]), _in_any([one.conquered for one in found])
    if always:
        yield phrase(
            "After the fights she conquers {cities}.", cities=all_of(city[one].title for one in always)
        )
    if left := [one for one in ever if one not in always]:
        cities = all_of(city[one].title for one in left)
        yield phrase("If her fights go well she conquers {cities}.", cities=cities)
    if run.game.phase != MOVEMENT:
        yield phrase("With that the game is over.")
        return
    yield from _objectives(began, nation, found)
    yield from _supply(found)


def _objectives(began: Game, nation: str, found: Sequence[Course]) -> Iterator[str]:
    before, *held = (_held(game, nation) for game in (began, *(one.game for one in found)))
    held.sort()
    if held[0] == held[-1] == before:
        return
    count = str(held[0]) if held[0] == held[-1] else phrase("{least} to {most}", least=held[0], most=held[-1])
    yield phrase(
        "Objectives: {count} of the {needed} that she needs; {before} now.",
        count=count,
        needed=count_needed(began, nation),
        before=before,
    )


def _held(game: Game, nation: str) -> int:
    return sum(city in game.conquered for city in objectives_needed(game, nation))


def _supply(found: Sequence[Course]) -> Iterator[str]:
    downs, lost = [one.down for one in found], [one.lost for one in found]
    if not any(downs) and not any(lost):
        yield phrase("Supply at the end of her stage: nobody is out of supply.")
        return
    if names := _in_all(downs):
        yield phrase("Out of supply at the end of her stage, face down: {names}.", names=all_of(names))
    if names := [name for name in _in_any(downs) if name not in _in_all(downs)]:
        yield phrase("Out of supply if a fight takes them there, face down: {names}.", names=all_of(names))
    if names := _in_all(lost):
        yield phrase("LOST for want of supply, face down already: {names}.", names=all_of(names))
    if names := [name for name in _in_any(lost) if name not in _in_all(lost)]:
        yield phrase("Lost for want of supply, if a fight takes them there: {names}.", names=all_of(names))


Thing = TypeVar("Thing")


def _in_all(found: Sequence[Sequence[Thing]]) -> list[Thing]:
    return [one for one in dict.fromkeys(found[0]) if all(one in other for other in found)] if found else []


def _in_any(found: Sequence[Sequence[Thing]]) -> list[Thing]:
    return list(dict.fromkeys(one for other in found for one in other))
