"""Movement compared (rules 4 and 5): who may move, every step offered, conquests, stacks and transfers."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from pbem.engine import movement
from pbem.engine.model import MOST_TROOPS, Game
from pbem.engine.questions import Move
from tools.crosscheck import causes
from tools.crosscheck.record import Action
from tools.crosscheck.replay import Replay, Walk


def compare_pieces(replay: Replay, action: Action) -> None:
    """Who may still move, and who does; or the end of movement."""
    theirs = {replay.names.city(action.before["pos"][number]) for number in action.pieces()}
    ours = movable_cities(replay.game, replay.nation)
    for city in sorted(ours ^ {city for city in theirs if city is not None}):
        names = " + ".join(replay.game.at[city])
        replay.note(f"who may move: {names}", city in ours, city in theirs)
    replay.note("who may move", True, True)
    if action.name == "piece":
        replay.walk = Walk(_named(replay, action.after))


def _named(replay: Replay, state: dict[str, list[int]]) -> tuple[str, ...]:
    return tuple(replay.names.pieces[number] for number in state["selected"])


def movable_cities(game: Game, nation: str) -> set[int]:
    """The cities from where pieces of a nation can still move."""
    pieces = (*game.generals_of(nation), *game.trains_of(nation))
    cities = set()
    for city in dict.fromkeys(game.where[piece] for piece in pieces if piece not in game.stage.moved):
        here = [piece for piece in game.at[city] if piece not in game.stage.moved]
        groups = [group for size in (1, 2, 3) for group in combinations(here, size)]
        if any(next_cities(game, group, ()) for group in groups):
            cities.add(city)
    return cities


def compare_step(replay: Replay, action: Action) -> None:
    """One step of a move: the cities that can be entered next, whether it may end here, and what is done."""
    assert replay.walk
    walk = replay.walk
    if action.name in ("give", "take"):
        return
    if action.name == "undo":
        _take_back(replay, action)
        return
    _compare_steps(replay, action)
    if not walk.path and action.after["state"] == "move_general" and action.name in ("detach", "piece"):
        replay.walk = Walk(_named(replay, action.after))
        return
    _go(replay, action, walk)
    if action.after["state"] not in ("move_general", "move_supply_train"):
        _end(replay, action)


def _take_back(replay: Replay, action: Action) -> None:
    """The recorded engine has led a move to where it may neither end nor go on: it has not been made."""
    replay.walk = None
    replay.check("after a move taken back", action.after)


def _compare_steps(replay: Replay, action: Action) -> None:
    """The cities next offered against ours, each difference by itself."""
    assert replay.walk
    walk, names = replay.walk, replay.names
    theirs = names.known(action.pieces("space"))
    others = (n for n in action.pieces() if names.pieces[n] not in walk.pieces)
    theirs |= names.known(action.before["pos"][number] for number in others)
    if not walk.path:
        theirs.discard(replay.game.where[walk.pieces[0]])
    ours = next_cities(replay.game, walk.pieces, walk.path)
    for city in sorted(ours ^ theirs):
        what = f"next city: {' + '.join(walk.pieces)} by {names.titles(walk.path)} to {names.title(city)}"
        cause = causes.cause_of_step(replay.game, walk.pieces, city, ours=city in ours)
        replay.note(what, city in ours, city in theirs, cause)
    replay.note("next city", True, True)
    what = f"stop: {' + '.join(walk.pieces)} by {names.titles(walk.path)}"
    ours_stop, here = _may_stop(replay, walk), walk.path[-1] if walk.path else None
    cause = causes.cause_of_no_stop(replay.game, here) if ours_stop else None
    replay.note(what, ours_stop, "stop" in action.offered, cause)


def _may_stop(replay: Replay, walk: Walk) -> bool:
    """Whether a move may end where it has come to, or need not be begun."""
    if walk.path:
        return movement.verdict(replay.game, Move(replay.nation, walk.pieces, walk.path)) is None
    return not set(walk.pieces).intersection(movement.must_leave(replay.game, replay.nation))


def next_cities(game: Game, pieces: tuple[str, ...], path: tuple[int, ...]) -> set[int]:
    """The cities that a move may go on to: every one that some legal move enters next."""
    here = path[-1] if path else game.where[pieces[0]]
    return {city for city in game.rules.board.neighbours[here] if _leads_on(game, pieces, (*path, city))}


def _leads_on(game: Game, pieces: tuple[str, ...], path: tuple[int, ...]) -> bool:
    nation = game.rules.nation_of[pieces[0]]
    if movement.verdict(game, Move(nation, pieces, path)) is None:
        return True
    free = all(piece in pieces for piece in game.at.get(path[-1], ()))
    further = len(path) < movement.most_steps(game, pieces, main=True)
    return free and further and bool(next_cities(game, pieces, path))


def _go(replay: Replay, action: Action, walk: Walk) -> None:
    number = action.argument
    if action.name == "space":
        assert number is not None
        walk.path = (*walk.path, replay.names.cities[number])
    elif action.name == "piece" and number is not None and replay.names.pieces[number] not in walk.pieces:
        walk.path = (*walk.path, replay.names.cities[action.before["pos"][number]])


def _end(replay: Replay, action: Action) -> None:
    """The move is made in our game too, and both positions are compared."""
    assert replay.walk
    walk, replay.walk = replay.walk, None
    if not walk.path:
        _put_down(replay, action, walk)
        return
    before = replay.game
    if replay.answer("move", Move(replay.nation, walk.pieces, walk.path)):
        replay.check("after a move", action.after, lambda gap: causes.cause_after_move(before, gap))
    else:
        replay.catch_up(action.after)


def _put_down(replay: Replay, action: Action, walk: Walk) -> None:
    """A general who was taken up and put down again has moved there; the player gave the move up anyway."""
    gone = {name for name in walk.pieces if replay.names.piece_number[name] in action.after["moved"]}
    if gone:
        replay.note("put down: may move again", True, False, causes.PUT_DOWN)
    stage = replay.game.stage
    replay.game = replace(replay.game, stage=replace(stage, moved=stage.moved | gone))


def compare_transfer(replay: Replay, action: Action) -> None:
    """Troops that change generals when a stack splits: how many may (rule 6)."""
    assert replay.walk
    going = list(replay.walk.pieces)
    staying = [name for name in replay.game.generals_at(_start(replay)) if name not in going]
    giver, taker = (going, staying) if action.state == "move_give" else (staying, going)
    troops = replay.game.troops
    spare = sum(troops[name] - 1 for name in giver)
    room = sum(MOST_TROOPS - troops[name] for name in taker)
    replay.note("transfer", set(range(1, min(spare, room) + 1)), set(action.pieces("value")))
    replay.catch_up(action.after)


def _start(replay: Replay) -> int:
    assert replay.walk
    return replay.game.where[replay.walk.pieces[0]]
