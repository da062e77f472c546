"""Views that maps are drawn of: from the set-up, from the midst of wars, and from their ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from pbem.report.record import Record
from pbem.report.view import View, view
from support.bot_games import some_records, whole_game
from support.positions.fate_positions import asking, evading


@cache
def records() -> tuple[Record, ...]:
    every = some_records()
    return (every[0], *every[5::13], marked(every[-3]), asking()[0], evading(), whole_game()[-1])


def marked(record: Record) -> Record:
    """The same position with question marks on two objectives."""
    game = record.game
    marks = tuple(game.rules.board.index[key] for key in ("gorlitz", "magdeburg"))
    return replace(record, game=replace(game, stage=replace(game.stage, marks=marks)))


@cache
def views() -> tuple[View, ...]:
    """The public's view of each position, and a player's, in turns; told of the turn being played."""
    return tuple(one for number, record in enumerate(records()) for one in of(record, number))


def of(record: Record, number: int) -> Iterator[View]:
    players = tuple(record.game.roles)
    for player in (None, players[number % len(players)]):
        yield view(record, player, record.game.turn)


@cache
def crowded() -> View:
    """The public view with the most pieces, moves and battles."""
    public = (one for one in views() if one.player is None)
    return max(public, key=lambda one: (len(one.events), sum(len(row.pieces) for row in one.nations)))
