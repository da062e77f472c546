"""The nations of a game, as the moderator sees them: a row each, and objectives that an ally bars."""

from __future__ import annotations

from typing import Any

from pbem.engine import victory
from pbem.engine.conquest import may_conquer
from pbem.engine.model import Game
from pbem.game import access
from pbem.game.state import State


def nation_rows(now: State) -> list[dict[str, Any]]:
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
        "orders": "orders on file" if _may_see(now, nation) and now.has_orders(nation) else "",
    }


def _objectives(game: Game, nation: str) -> str:
    """Of the objectives that count for her how many she holds and needs: `8/12`; "" if she wins by none."""
    if not may_conquer(game, nation) or nation in game.quit:
        return ""
    wanted = victory.objectives_needed(game, nation)
    return f"{sum(city in game.conquered for city in wanted)}/{victory.count_needed(game, nation)}"


def _may_see(now: State, nation: str) -> bool:
    """Whether the moderator may see what she has on file."""
    return access.may_see(now, now.game.player_of(nation))


def barred_objectives(game: Game) -> list[dict[str, Any]]:
    """The objectives on which an ally stands in the way, for programs (rule 5, R17)."""
    cities = game.rules.board.cities
    return [
        {"city": cities[city].title, "nation": cities[city].objective_of, "pieces": list(pieces)}
        for city, pieces in victory.objectives_blocked(game).items()
    ]


def barred_words(game: Game) -> str:
    """Such objectives in words, a line each; nothing where nobody stands in an ally's way."""
    return "".join(
        f"{' and '.join(one['pieces'])} in {one['city']}: {one['nation']} has still to conquer it. "
        "Nobody may bar an ally's way on purpose; judge whether it is (rule 5, R17).\n"
        for one in barred_objectives(game)
    )
