"""Movement (rule 4): how far a piece may go, where it may stop, stacks."""

from __future__ import annotations

from collections.abc import Iterable, Set
from itertools import pairwise

from pbem.engine import conquest, fate_effects
from pbem.engine.board import Board
from pbem.engine.events import Event, FacedDown, Moved, TrainTaken
from pbem.engine.model import MOST_STACKED, Game
from pbem.engine.phrase import joined, phrase, phrases
from pbem.engine.questions import Move, Verdict

GENERAL_STEPS, TRAIN_STEPS, MAIN_ROAD_BONUS = 3, 2, 1
"""Cities a piece may move; one more if every step is on a main road (R6)."""


def move(game: Game, answer: Move) -> tuple[Event, ...] | Verdict:
    """A piece or stack goes along a path and conquers what it leaves. Returns the events, or a verdict if the
    move is not legal (rules 4, 5, 9)."""
    return verdict(game, answer) or _events(game, answer)


def verdict(game: Game, answer: Move) -> Verdict | None:
    """Why the move is not legal; None if it is (rules 4, 9, 11)."""
    return pieces_verdict(game, answer.nation, answer.pieces) or _path_verdict(game, answer)


# ---------------------------------------------------------------------------------- who may move


def pieces_verdict(game: Game, nation: str, pieces: tuple[str, ...]) -> Verdict | None:
    """Why these pieces may not go together now; None if they may. They have to be the nation's own, on the
    map, in one city and not yet moved (rule 4, R6, R7), and no card may hold them back (rule 11)."""
    rules, where = game.rules, game.where
    for piece in pieces:
        if rules.nation_of.get(piece) != nation:
            return Verdict(phrase("{piece} is not a piece of {nation}", piece=piece, nation=nation), "rule 4")
        if piece not in where:
            return Verdict(
                phrase("{piece} is not on the map", piece=piece),
                "rule 10",
                phrase("He may re-enter by recruitment."),
                firm=False,
            )
    if len(pieces) > 1 and any(piece in rules.trains for piece in pieces):
        return Verdict(phrase("a supply train moves alone"), "rule 4")
    if len(pieces) > 1 and len({where[piece] for piece in pieces}) > 1:
        return _apart(game, pieces)
    for piece in pieces:
        if piece in game.stage.moved:
            return _has_moved(game, piece)
    return fate_effects.move_verdict(game, pieces)


def _apart(game: Game, pieces: tuple[str, ...]) -> Verdict:
    places = joined(
        phrase("{piece} is in {city}", piece=piece, city=_title(game, game.where[piece])) for piece in pieces
    )
    return Verdict(
        phrase("only generals of one stack move together: {places}", places=places), "rule 4", firm=False
    )


def _has_moved(game: Game, piece: str) -> Verdict:
    if piece in game.stage.entered:
        return Verdict(
            phrase("{piece} re-entered the map and may not move this phase", piece=piece),
            "rule 10, R27",
            firm=False,
        )
    united = phrase("he has moved, or generals have united in his city")
    why = phrase("it has moved") if piece in game.rules.trains else united
    return Verdict(
        phrase("{piece} may not move again this phase: {why}", piece=piece, why=why),
        "rule 4, R6, R7",
        firm=False,
    )


# ------------------------------------------------------------------------------------- the path


def most_steps(game: Game, pieces: tuple[str, ...], *, main: bool) -> int:
    """How many cities the pieces may move; `main` if every step is on a main road (rule 4, R42)."""
    usual = GENERAL_STEPS if pieces[0] in game.rules.generals else TRAIN_STEPS
    steps = fate_effects.pace(game, pieces) or usual  # a card may set the pace of a general (R42)
    return steps + (MAIN_ROAD_BONUS if main else 0)


def _path_verdict(game: Game, answer: Move) -> Verdict | None:
    if not answer.path:
        return Verdict(phrase("no city is named"), "rule 4")
    return _road_verdict(game, answer) or _entries_verdict(game, answer)


def _road_verdict(game: Game, answer: Move) -> Verdict | None:
    """Why the roads do not allow this path, wherever other pieces stand; None if they do."""
    here, main, board = game.where[answer.pieces[0]], True, game.rules.board
    most = most_steps(game, answer.pieces, main=False)
    for step, city in enumerate(answer.path, 1):
        if city not in board.neighbours[here]:
            return _no_road(game, here, city)
        main = main and city in board.main[here]
        if step > most and (not main or step > most + MAIN_ROAD_BONUS):
            return _too_far(game, answer, step)
        here = city
    return None


def _entries_verdict(game: Game, answer: Move) -> Verdict | None:
    pieces, path, at = answer.pieces, answer.path, game.at
    for step, city in enumerate(path, 1):
        if city in at:  # anybody may enter an empty city
            verdict = _entry_verdict(game, pieces, city, last=step == len(path))
            if verdict:
                return verdict
    return end_verdict(game, pieces, path[-1])


def _no_road(game: Game, here: int, city: int) -> Verdict:
    roads = joined(_title(game, other) for other in game.rules.board.neighbours[here])
    text = phrase("no road joins {here} and {city}", here=_title(game, here), city=_title(game, city))
    return Verdict(
        text, "rule 4", phrase("From {here} roads lead to {roads}.", here=_title(game, here), roads=roads)
    )


def _too_far(game: Game, answer: Move, step: int) -> Verdict:
    cities = (game.where[answer.pieces[0]], *answer.path)
    board = game.rules.board
    steps = pairwise(cities[: step + 1])
    lesser = next(((a, b) for a, b in steps if b not in board.main[a]), None)
    text = phrase("{city} would be the {step} city", city=_title(game, cities[step]), step=_ordinal(step))
    if by_card := fate_effects.pace_in_words(game, answer.pieces):
        text = phrase("{text}, and {card}", text=text, card=by_card)
    elif lesser and step == most_steps(game, answer.pieces, main=True):
        one, other = (_title(game, city) for city in lesser)
        text = phrase("{text}, and {one} - {other} is not a main road", text=text, one=one, other=other)
    rule = "rule 11, R42" if by_card else "rule 4"
    return Verdict(text, rule, _as_far_as(game, answer.pieces, _title(game, cities[step - 1])))


def _as_far_as(game: Game, pieces: tuple[str, ...], city: str) -> str:
    if pieces[0] in game.rules.trains:
        return phrase("It may go as far as {city}.", city=city)
    if len(pieces) > 1:
        return phrase("They may go as far as {city}.", city=city)
    return phrase("He may go as far as {city}.", city=city)


def _ordinal(number: int) -> str:
    """A place in a row. The longest move of all has 5 cities (rules 4, 11), so the 6th is the first too
    many."""
    words = (phrase("1st"), phrase("2nd"), phrase("3rd"), phrase("4th"), phrase("5th"), phrase("6th"))
    return words[number - 1]


def _entry_verdict(game: Game, pieces: tuple[str, ...], city: int, *, last: bool) -> Verdict | None:
    """Why the pieces may not enter a city, to stop there (`last`) or to go on; None if they may (rules 4, 9,
    R6, R8)."""
    others = tuple(piece for piece in game.at.get(city, ()) if piece not in pieces)
    if not others or (may_stop(game, pieces, city) and last):
        return None
    if may_stop(game, pieces, city):
        why = (
            phrase("they unite there")
            if others[0] in game.troops
            else phrase("he eliminates the supply train there")
        )
        return Verdict(
            phrase("the move ends in {city}: {why}", city=_title(game, city), why=why),
            "rule 4, R7, R8",
            firm=False,
        )
    return _in_the_way(game, pieces, others, city)


def _in_the_way(game: Game, pieces: tuple[str, ...], others: tuple[str, ...], city: int) -> Verdict:
    """Why the pieces may neither join those in a city nor pass them (rules 4, 9)."""
    stand = phrases(
        "{names} stands in {city}",
        "{names} stand in {city}",
        len(others),
        names=joined(others, " + "),
        city=_title(game, city),
    )
    general = all(piece in game.rules.generals for piece in (*pieces, *others))
    if general and game.rules.nation_of[pieces[0]] == game.rules.nation_of[others[0]]:
        together = len(pieces) + len(others)
        text = phrase("{stand}, and {count} generals cannot share a city", stand=stand, count=together)
        return Verdict(text, "rule 4", phrase("{most} at most.", most=MOST_STACKED), firm=False)
    return Verdict(phrase("{stand} and cannot be joined or passed", stand=stand), "rule 4, R6", firm=False)


def may_stop(game: Game, pieces: tuple[str, ...], city: int) -> bool:
    """Whether a move of these pieces may end in a city (rules 4 and 9)."""
    there = game.at.get(city)
    if there is None:
        return True
    others = tuple(piece for piece in there if piece not in pieces)
    if not others:
        return True
    if pieces[0] in game.rules.trains:
        return False
    own, theirs = game.rules.nation_of[pieces[0]], game.rules.nation_of[others[0]]
    if others[0] in game.rules.trains:
        return game.rules.hostile(own, theirs)
    return own == theirs and len(others) + len(pieces) <= MOST_STACKED


def end_verdict(game: Game, pieces: tuple[str, ...], city: int) -> Verdict | None:
    """Why a Card of Fate forbids a move of these pieces to end in a city; None if it does not (rule 11)."""
    if not fate_effects.bars_ends(game) or pieces[0] not in game.rules.generals:
        return None
    others = tuple(piece for piece in game.at.get(city, ()) if piece not in pieces)
    if others and others[0] in game.rules.trains:
        return fate_effects.train_verdict(game, pieces, city) or fate_effects.next_to_enemy_verdict(
            game, pieces, city
        )
    return fate_effects.next_to_enemy_verdict(game, (*pieces, *others), city)


def must_leave(game: Game, nation: str) -> dict[str, tuple[int, ...]]:
    """The generals whom a card obliges to move away from the enemies next to them, each with a shortest path
    that he may take. A general who cannot go is left out: he stays and does not fight (FAQ)."""
    if not fate_effects.bars_ends(game):
        return {}
    owing = (
        name
        for name in game.generals_of(nation)
        if fate_effects.barred_general(game, (name,), game.where[name])
    )
    ways = {name: reach(game, (name,)) for name in owing}
    return {name: min(paths.values(), key=len) for name, paths in ways.items() if paths}


# ------------------------------------------------------------------------------------ what follows


def _events(game: Game, answer: Move) -> tuple[Event, ...]:
    nation, pieces, path = answer.nation, answer.pieces, answer.path
    start, end = game.where[pieces[0]], path[-1]
    others = tuple(piece for piece in game.at[end] if piece not in pieces) if end in game.at else ()
    hostile = others and others[0] in game.rules.trains
    united = () if hostile else others
    events: list[Event] = [Moved(nation, pieces, start, path, united)]
    if pieces[0] in game.rules.generals:
        events += _left_behind(game, nation, (start, *path[:-1]))
    if hostile:
        events.append(TrainTaken(nation, others[0], end))
    if game.face_down:
        events += face_down_by_union(game, nation, (*pieces, *united))
    return tuple(events)


def _left_behind(game: Game, nation: str, cities: Iterable[int]) -> list[Event]:
    owners = game.rules.board.owners
    objectives = [city for city in cities if city in owners]
    if not objectives:
        return []
    # A city passed twice is left twice, but can change hands only once.
    events = (conquest.leave(game, nation, city) for city in dict.fromkeys(objectives))
    return [event for event in events if event]


def face_down_by_union(game: Game, nation: str, stack: tuple[str, ...]) -> list[Event]:
    """The face-up generals of a stack are turned over if a face-down one is in it (rule 9, R11); empty if
    none has to be."""
    up = tuple(name for name in stack if name not in game.face_down)
    return [FacedDown(nation, up, united=True)] if up and len(up) < len(stack) else []


# ---------------------------------------------------------------------------------- what is possible


def reach(game: Game, pieces: tuple[str, ...]) -> dict[int, tuple[int, ...]]:
    """Every city where a move of these pieces may end, with one shortest path to it (rules 4, 9, 11). The
    city they start from is among them if they can come back to it. Empty if they may not move."""
    nation = game.rules.nation_of[pieces[0]]
    if pieces_verdict(game, nation, pieces):
        return {}
    ends: dict[int, tuple[int, ...]] = {}
    # A city can be reached twice: by main roads alone, which leaves a step more, and by others. So the search
    # goes by pairs of a city and "by main roads so far", ring by ring, and the first path is a shortest one.
    ring: Ring = {(game.where[pieces[0]], True): ()}
    seen: set[tuple[int, bool]] = set()
    most, at, barred = most_steps(game, pieces, main=False), game.at, fate_effects.bars_ends(game)
    for step in range(1, most + MAIN_ROAD_BONUS + 1):
        ring = _next_ring(game.rules.board, ring, seen, main_only=step > most)
        seen.update(ring)
        for key, path in tuple(ring.items()):
            city = key[0]
            if not (city in at or barred) or _may_end(game, pieces, city):
                ends.setdefault(city, path)
            # Where other pieces stand a move may end, but never goes on (rule 4, R6).
            if city in at and not _passable(game, pieces, city):
                del ring[key]
    return dict(sorted(ends.items()))


Ring = dict[tuple[int, bool], tuple[int, ...]]
"""Paths of one length, by the city where each leads and whether by main roads alone."""


def _next_ring(board: Board, ring: Ring, seen: Set[tuple[int, bool]], *, main_only: bool) -> Ring:
    """The paths that are one city longer and lead where none has led; `main_only` if the step is one that
    main roads alone allow."""
    following: Ring = {}
    for (here, main), path in ring.items():
        by_main = board.main[here] if main else _NO_CITIES
        for city in board.neighbours[here]:
            still = city in by_main
            if (still or not main_only) and (city, still) not in seen:
                following[city, still] = (*path, city)
    return following


_NO_CITIES: frozenset[int] = frozenset()


def _may_end(game: Game, pieces: tuple[str, ...], city: int) -> bool:
    return may_stop(game, pieces, city) and not end_verdict(game, pieces, city)


def _passable(game: Game, pieces: tuple[str, ...], city: int) -> bool:
    return all(piece in pieces for piece in game.at[city])


def _title(game: Game, city: int) -> str:
    return game.rules.board.cities[city].title
