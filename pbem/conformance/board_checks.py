"""Checks on what can be seen on the board: pieces, cities, troops, reach, supply, the score of a combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pbem.conformance.check import Checks, Complaints, equal, title
from pbem.conformance.play import PlayedCase
from pbem.data.position import city_number
from pbem.engine import movement, supply, victory
from pbem.engine.model import Game


def _pieces(played: PlayedCase, wanted: Mapping[str, Any]) -> Complaints:
    now = {piece: _stands(played.game, piece) for piece in wanted}
    return [f"{piece} is {now[piece]}" for piece, facts in wanted.items() if not _fits(now[piece], facts)]


def _stands(game: Game, piece: str) -> dict[str, Any] | str:
    assert piece in game.rules.nation_of, piece
    if piece not in game.where:
        return "off map"
    face = "down" if piece in game.face_down else "up"
    return {"city": title(game, game.where[piece]), "troops": game.troops.get(piece), "face": face}


def _fits(now: dict[str, Any] | str, facts: dict[str, Any] | str) -> bool:
    if isinstance(now, str) or isinstance(facts, str):
        return now == facts
    return all(now[key] == value for key, value in facts.items())


def _conquered(played: PlayedCase, wanted: list[str]) -> Complaints:
    return [f"{name} is not conquered" for name in wanted if not _is_conquered(played, name)]


def _not_conquered(played: PlayedCase, wanted: list[str]) -> Complaints:
    return [f"{name} is conquered" for name in wanted if _is_conquered(played, name)]


def _is_conquered(played: PlayedCase, name: str) -> bool:
    game = played.game
    return city_number(game.rules, name) in game.conquered


def _question_marks(played: PlayedCase, wanted: list[str]) -> Complaints:
    game = played.game
    return equal("question marks", {title(game, city) for city in game.stage.marks}, set(wanted))


def _blocked(played: PlayedCase, wanted: Mapping[str, list[str]]) -> Complaints:
    game = played.game
    blocked = {title(game, city): list(pieces) for city, pieces in victory.objectives_blocked(game).items()}
    return equal("blocked", blocked, dict(wanted))


def _totals(played: PlayedCase, wanted: Mapping[str, int]) -> Complaints:
    return equal("totals", {nation: played.game.total(nation) for nation in wanted}, dict(wanted))


def _score(played: PlayedCase, wanted: Mapping[str, int]) -> Complaints:
    combat = played.game.stage.combat
    if combat is None:
        return ["there is no combat"]
    return equal("score", {nation: combat.score_of(nation) for nation in wanted}, dict(wanted))


def _reach(played: PlayedCase, wanted: Mapping[str, Any]) -> Complaints:
    game = played.game
    return [complaint for names, cities in wanted.items() for complaint in _one_reach(game, names, cities)]


def _one_reach(game: Game, names: str, wanted: Any) -> Complaints:
    """`wanted` lists all cities, or some that are to be among them (`includes`) or not (`excludes`)."""
    pieces = tuple(name.strip() for name in names.split("+"))
    start = title(game, game.where[pieces[0]])
    reached = {title(game, city) for city in movement.reach(game, pieces)} - {start}
    if isinstance(wanted, list):
        return equal(f"reach of {names}", reached, set(wanted))
    missing = set(wanted.get("includes", ())) - reached
    extra = set(wanted.get("excludes", ())) & reached
    return [f"reach of {names}: lacks {missing}, has {extra}"] if missing or extra else []


def _supply(played: PlayedCase, wanted: Mapping[str, str]) -> Complaints:
    game = played.game
    sources = {general: supply.supply(game, general).source or "none" for general in wanted}
    return equal("supply", sources, dict(wanted))


BOARD_CHECKS: Checks = {
    "pieces": _pieces,
    "conquered": _conquered,
    "not_conquered": _not_conquered,
    "question_marks": _question_marks,
    "blocked": _blocked,
    "totals": _totals,
    "score": _score,
    "reach": _reach,
    "supply": _supply,
}
