"""The part of a position that the Clock of Fate and the expert game need (rules 11 and 13), and back.

A document that does not say how the cards lie leaves them in the order that the seed gives them; cards read
in earlier turns lie under the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pbem.data.errors import PositionError
from pbem.engine import fate
from pbem.engine.model import SETUP, Fate, Game, Offensive

Document = Mapping[str, Any]


def read_fate(game: Game, document: Document) -> Game:
    """The game with what the document says of fate. Raises PositionError if it names a card that does not
    exist."""
    given = document.get("fate", {})
    state = Fate(
        clock=_clock(game, given),
        card=_card(game, given.get("card")),
        suit=given.get("suit", fate.STANDARD_SUIT),
        used=given.get("used", False),
        sealed=dict(given.get("sealed", {})),
        cuts=dict(given.get("cuts", {})),
        colonies=given.get("colonies", 0),
        victor=given.get("victor"),
        beaten=frozenset(given.get("beaten", ())),
        attacked=frozenset((general, suit) for general, suit in given.get("attacked", ())),
    )
    return replace(game, fate=state, eased=frozenset(document.get("eased", ())))


def _clock(game: Game, given: Document) -> tuple[str, ...]:
    """The cards, first to be read in front; before set-up they are not shuffled yet."""
    if "clock" in given:
        named = tuple(given["clock"])
        if named and sorted(named) != sorted(game.rules.clock.cards):
            raise PositionError(f"the clock holds {', '.join(game.rules.clock.cards)}, each once")
        return named
    return () if game.phase == SETUP else fate.set_clock(game).cards


def _card(game: Game, name: str | None) -> str | None:
    if name is not None and name not in game.rules.clock.cards:
        raise PositionError(
            f"there is no Card of Fate {name!r}; there are {', '.join(game.rules.clock.cards)}"
        )
    return name


def write_fate(game: Game) -> dict[str, Any]:
    """The complete part of the game's document that belongs here."""
    state = game.fate
    document: dict[str, Any] = {
        "clock": list(state.clock),
        "suit": state.suit,
        "used": state.used,
        "sealed": dict(state.sealed),
        "cuts": dict(state.cuts),
        "colonies": state.colonies,
        "beaten": sorted(state.beaten),
        "attacked": sorted([general, suit] for general, suit in state.attacked),
    }
    document |= {key: value for key in ("card", "victor") if (value := getattr(state, key)) is not None}
    part: dict[str, Any] = {"eased": sorted(game.eased), "fate": document}
    return part | ({"offensive": _offensive(game.offensive)} if game.offensive else {})


def _offensive(option: Offensive) -> dict[str, Any]:
    card = {"card": f"{option.card.face}/{option.card.deck}"} if option.card else {}
    return {"declared": option.declared, "taken": option.taken, **card}
