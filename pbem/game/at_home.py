"""What a player needs to have his letters judged at home: written into his JSON report, and read from it.

It holds the game as he knows it (`report/known_game.py`), and what of his own letters is on file. The game
that is made of it is a `State` that has no folder, so that the same code judges a letter here and there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from pbem.data import position
from pbem.data.edition import rules_edition
from pbem.data.errors import PositionError
from pbem.engine.events import Event
from pbem.engine.model import Card, Chance, Game
from pbem.game import codec
from pbem.game.entries import CreatedEntry, LetterEntry, SuitsEntry
from pbem.game.errors import FolderError
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.game.on_file import OrdersOnFile, Sourced
from pbem.game.state import State
from pbem.records import dataclass
from pbem.report.known_game import fight_so_far, known_game, unknown
from pbem.report.record import LoggedEvent

KEY = "at_home"
"""Where it stands in a JSON report."""

Json = dict[str, Any]


@dataclass(frozen=True)
class HomeState(State):
    """A game as its player has it at home."""

    player: str = ""
    on_file: Mapping[str, OrdersOnFile] = field(default_factory=dict)

    @cached_property
    def filed(self) -> Mapping[str, OrdersOnFile]:
        """What each nation has on file: nothing, of those of others."""
        return {nation: self.on_file.get(nation, OrdersOnFile()) for nation in self.game.rules.order}


# ------------------------------------------------------------------------------------------ written


def write_at_home(now: State, player: str) -> Json:
    """What goes into a player's report, as plain data for JSON."""
    record, board = now.record(), now.game.rules.board
    known, numbers = known_game(record, player), now.letter_numbers
    own = {nation: now.filed[nation] for nation in now.game.roles[player]}
    return {
        "edition": rules_edition(),
        "language": now.language(player),
        "signs": now.shows_signs(player),
        "position": _position(known, player),
        "hidden": _hidden(known, player),
        "fight": [codec.write_event(event, board) for event in fight_so_far(record)],
        "letters": [
            {"letter": numbers[one.letter], "counts": one.counts, "turns": dict(one.turns), "sent": one.sent}
            for one in now.letters_ever
            if one.player == player
        ],
        "on_file": {
            nation: codec.write_record(_renumbered(_left(one, now.done), numbers), board)
            for nation, one in own.items()
        },
    }


def _position(known: Game, player: str) -> Json:
    """The position without what is hidden, and without the decks that cards come from."""
    document = position.write_position(known)
    own = known.roles[player]
    hands = {nation: _faces(known.hands[nation]) for nation in own if nation in known.hands}
    stage = {**document["stage"], "drawn": _faces(known.stage.drawn) if known.nation in own else ""}
    if known.offensive and known.offensive.card:
        document["offensive"]["card"] = known.offensive.card.face
    left = {key: value for key, value in document.items() if key not in ("deck", "seed")}
    return {**left, "hands": hands, "stage": stage}


def _faces(cards: tuple[Card, ...]) -> str:
    return " ".join(card.face for card in cards)


def _hidden(known: Game, player: str) -> Json:
    """How many cards there are of which nobody is told the faces."""
    others = {nation: len(hand) for nation, hand in known.hands.items() if nation not in known.roles[player]}
    drawn = 0 if known.nation in known.roles[player] else len(known.stage.drawn)
    chance = known.chance
    piles = [len(pile) for pile in chance.piles]
    return {
        "hands": others,
        "drawn": drawn,
        "draw": len(chance.draw),
        "piles": piles,
        "opened": chance.opened,
    }


def _left(own: OrdersOnFile, done: frozenset[str]) -> OrdersOnFile:
    """Without what is carried out once and has been."""
    return replace(own, any_time=tuple(one for one in own.any_time if one.source not in done))


def _renumbered(own: OrdersOnFile, numbers: Mapping[int, int]) -> OrdersOnFile:
    """With letters by the numbers that their writer knows them by: the others tell how often others wrote."""

    def of(orders: tuple[Sourced, ...]) -> tuple[Sourced, ...]:
        return tuple(replace(one, letter=numbers.get(one.letter, 0)) for one in orders)

    return OrdersOnFile(
        set_up=of(own.set_up),
        stage=of(own.stage),
        plans=of(own.plans),
        standing=of(own.standing),
        any_time=of(own.any_time),
        final=of(own.final),
        later=of(own.later),
        to_mend=tuple(replace(line, letter=numbers.get(line.letter, 0)) for line in own.to_mend),
        held=_renumbered(own.held, numbers) if own.held else None,
        held_by=numbers.get(own.held_by, 0),
    )


# --------------------------------------------------------------------------------------------- read


def at_home(now: State, player: str) -> HomeState:
    """The game as its player would have it at home: nothing that he may not know is in it."""
    return read_at_home(now.name, player, write_at_home(now, player))


def read_report(path: Path) -> HomeState:
    """The game that a player's JSON report holds. Raises FolderError if the file is none, or of other
    rules."""
    try:
        report = json.loads(path.read_bytes())
    except OSError as error:
        raise FolderError(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise FolderError(f"{path} is no JSON. {_RIGHT}") from None
    if not isinstance(report, dict) or report.get("format") != "pbem letter":
        raise FolderError(f"{path} is no report of pbem. {_RIGHT}")
    if not isinstance(report.get(KEY), dict) or not report.get("player"):
        raise FolderError(f"{path} is nobody's report of the turn that is played now. {_RIGHT}")
    written = report[KEY]
    if written.get("edition") != rules_edition():
        raise FolderError(
            f"{path} was written by a program that plays by other rules ({written.get('edition')}); this one "
            f"plays by {rules_edition()}. Check it with the moderator's version of pbem."
        )
    try:
        return read_at_home(report["game"], report["player"], written)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, PositionError) as error:
        raise FolderError(f"{path} is damaged: {error}. {_RIGHT}") from None


_RIGHT = (
    "It takes your own report as the moderator's `pbem report GAME --player YOU --format json` writes it."
)


def read_at_home(name: str, player: str, written: Json) -> HomeState:
    """The game that was written. Raises KeyError, TypeError or ValueError if this module has not written
    it."""
    game = _game(written, player)
    board = game.rules.board
    created = CreatedEntry(
        game=name,
        scenario=game.rules.scenario,
        players={},
        options=tuple(game.options),
        seed="",
        commitment="",
        position=None,
        languages={player: written["language"]},
    )
    letters = tuple(_letter(one, player) for one in written["letters"])
    events = [codec.read_event(one, board) for one in written["fight"]]
    own = {nation: codec.read_record(OrdersOnFile, one, board) for nation, one in written["on_file"].items()}
    reads = SuitsEntry(player=player, signs=written.get("signs", False))
    log = Log(Path(name), [created, reads, *letters])
    history = tuple(_logged(number, event, game) for number, event in enumerate(events, 1))
    return HomeState(Folder(Path(name)), log, created, game, history, letters, {}, player=player, on_file=own)


def _game(written: Json, player: str) -> Game:
    """The game as the player knew it when it was written."""
    game, hidden = position.read_position(written["position"]), written["hidden"]
    own = game.roles[player]
    hands = {nation: unknown(count) for nation, count in hidden["hands"].items()}
    hands |= {
        nation: _of_deck_1(game.hands[nation]) for nation in own if nation in written["position"]["hands"]
    }
    drawn = _of_deck_1(game.stage.drawn) if game.nation in own else unknown(hidden["drawn"])
    piles = tuple(unknown(count) for count in hidden["piles"])
    offensive = game.offensive
    if offensive and offensive.card:
        offensive = replace(offensive, card=offensive.card._replace(deck=1))
    return replace(
        game,
        chance=Chance("", unknown(hidden["draw"]), piles, hidden["opened"]),
        hands={nation: hands[nation] for nation in game.rules.order if nation in hands},
        stage=replace(game.stage, drawn=drawn),
        fate=replace(game.fate, clock=()),
        offensive=offensive,
    )


def _of_deck_1(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card._replace(deck=1) for card in cards)


def _letter(written: Json, player: str) -> LetterEntry:
    return LetterEntry(
        letter=written["letter"],
        file="",
        sha256="",
        player=player,
        counts=written["counts"],
        turns=written["turns"],
        sent=written["sent"],
    )


def _logged(number: int, event: Event, game: Game) -> LoggedEvent:
    return LoggedEvent(number, game.turn, game.nation, "rules", event)
