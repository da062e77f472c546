"""Where a game stands, in facts and in words for the moderator: whom it waits for, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pbem.desk.turns.carry_out import Played, carry_out
from pbem.desk.turns.resolve import Resolved, carried_out, past
from pbem.engine import victory
from pbem.engine.model import Game
from pbem.engine.questions import Question
from pbem.engine.sequence import questions
from pbem.game import access
from pbem.game.clock import WANTED
from pbem.game.state import State


def dry(now: State) -> Played:
    """How far the orders on file would carry the game; of a sealed one, where it stands."""
    if now.is_closed:
        return Played(now.game, (), questions(now.game), {})
    return carry_out(now.game, now.filed, done=carried_out(now), past=past(now))


def shown(now: State, played: Played) -> Played:
    """What was played as far as the moderator may see it: of a sealed game not what is wrong with others'
    orders."""
    faults = played.faults.items()
    own = {nation: found for nation, found in faults if access.may_see(now, played.game.player_of(nation))}
    return replace(played, faults=own)


def waiting_facts(done: Resolved) -> list[dict[str, Any]]:
    """The open questions of a resolving, for programs."""
    return facts(shown(done.after, done.played))


def facts(played: Played) -> list[dict[str, Any]]:
    """The open questions of a game that was played as far as its orders reach."""
    return [
        {
            "number": question.number,
            "nation": question.nation,
            "player": played.game.player_of(question.nation),
            "kind": question.kind,
            "problems": [str(fault) for fault in played.faults.get(question.nation, ())],
        }
        for question in played.waiting
    ]


def waiting_text(done: Resolved) -> str:
    """Whom the game waits for and why, a line each."""
    return words(shown(done.after, done.played))


def ahead(now: State, played: Played) -> str:
    """What the orders on file would carry the game to, if anything."""
    if not played.steps:
        return ""
    there = f"turn {played.game.turn}" + (f", {played.game.nation}" if played.game.nation else "")
    return f"The orders on file carry it on to {there}, {played.game.phase}: pbem resolve does it. Then:\n"


def deadline_facts(now: State) -> list[dict[str, Any]]:
    """The deadlines of the open questions that `pbem run` has seen, for programs."""
    return [
        {"number": one.number, "nation": one.nation, "at": str(found.at or ""), "why": found.why}
        for one, found in now.deadlines
    ]


def deadline_words(now: State) -> str:
    """The deadlines and their reasons, a line each; nothing where none are set."""
    return "".join(
        f"Due from {one.nation} ({one.player}), {one.wants}: {found.why}.\n" for one, found in now.deadlines
    )


def words(played: Played) -> str:
    """A line for each open question, or that the game is over."""
    if not played.waiting:
        winners = played.game.winners
        have = "have" if len(winners) > 1 else "has"
        return f"The game is over; {' and '.join(winners) or 'nobody'} {have} won.\n"
    return "".join(_lines(played, played.waiting))


def brief(played: Played) -> str:
    """The first line of `words`, and how many more the game waits for."""
    first, more = words(played).splitlines()[0], len(played.waiting) - 1
    return f"{first.rstrip('.')}, and {more} more." if more > 0 else first


def _lines(played: Played, waiting: Iterable[Question]) -> Iterable[str]:
    faults: Mapping[str, Any] = played.faults
    for question in waiting:
        player = played.game.player_of(question.nation)
        wanted = f"{WANTED[question.kind]} (question {question.number})"
        yield f"Waiting for {question.nation} ({player}): {wanted}.\n"
        yield from (f"    {fault}\n" for fault in faults.get(question.nation, ()))


def blocked_facts(game: Game) -> list[dict[str, Any]]:
    """The objectives on which an ally stands in the way, for programs (rule 5, R17)."""
    cities = game.rules.board.cities
    return [
        {"city": cities[city].title, "nation": cities[city].objective_of, "pieces": list(pieces)}
        for city, pieces in victory.objectives_blocked(game).items()
    ]


def blocked_words(game: Game) -> str:
    """The same in words, a line each; nothing where nobody stands in an ally's way."""
    return "".join(
        f"{' and '.join(one['pieces'])} in {one['city']}: {one['nation']} has still to conquer it. "
        "Nobody may bar an ally's way on purpose; judge whether it is (rule 5, R17).\n"
        for one in blocked_facts(game)
    )


def table(now: State) -> list[dict[str, Any]]:
    """A row a nation: who plays her, troops, cards, objectives, whether her orders are on file."""
    return [_row(now, nation) for nation in now.game.rules.order]


def _row(now: State, nation: str) -> dict[str, Any]:
    game = now.game
    return {
        "nation": nation,
        "player": game.player_of(nation),
        "troops": game.total(nation),
        "cards": len(game.hands.get(nation, ())),
        "objectives": _objectives(game, nation),
        "orders": "orders on file" if _may_tell(now, nation) and now.has_orders(nation) else "",
    }


def _objectives(game: Game, nation: str) -> str:
    """Of the objectives that count for her how many she holds and needs: `8/12`; "" if she wins by none."""
    if not game.rules.side(nation) or nation in game.quit:
        return ""
    wanted = victory.objectives_needed(game, nation)
    return f"{sum(city in game.conquered for city in wanted)}/{victory.count_needed(game, nation)}"


def _may_tell(now: State, nation: str) -> bool:
    """Whether the moderator may see what she has on file."""
    return access.may_see(now, now.game.player_of(nation))
