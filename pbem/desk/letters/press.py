"""Press: what a letter says to other players, which is passed on to them and is no order.

`to all: Silesia or peace, Madame?` opens a part that a blank line or an order ends; so does `to Elisabeth:`
for her alone, or `to Russia:` for whoever plays Russia. An order in its writer's own words ends it too, for
it would tell others what he means to do: `discard the lowest`. Not so what he says of himself or to them,
`I go to Dresden`, `You should go`: that may be meant for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pbem.deadlines.settings import ANONYMOUS_PRESS, NO_PRESS, OPEN_PRESS, Timing
from pbem.engine.model import Game
from pbem.engine.phrase import Typed, all_of, phrase
from pbem.game.entries import PressEntry
from pbem.game.errors import FolderError
from pbem.game.players import player_named
from pbem.orders.grammar.faults import Fault
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, pattern, words
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import LineReader, read_line
from pbem.patterns import compiled
from pbem.post.read.letter import Line
from pbem.records import dataclass

_BEFORE = rf"(?:[-*•]\s+)?(?:p\.? ?s\.?[\s:,-]+|(?:{pattern(lambda one: one.plus)})\s+)?"
"""What may stand before it and before `message`: a dash, `P.S.`, `And`."""
_OPENING = compiled(
    lambda: (
        rf"^\s*{_BEFORE}(?:(?:{pattern(lambda one: one.press_named)})\s+)?"
        rf"(?:{pattern(lambda one: one.press_to)})\s+([^:]{{1,80}}?)\s*:\s*(.*)$"
    ),
    re.IGNORECASE,
)
_BETWEEN = compiled(lambda: rf"\s*[,+&]\s*|\s+(?:{pattern(lambda one: one.plus)})\s+", re.IGNORECASE)
_PERSONAL = compiled(lambda: rf"\b(?:{pattern(lambda one: (*one.speaker, *one.spoken_to))})\b", re.IGNORECASE)
_ALL = forms(words(lambda one: one.everybody))


@dataclass(frozen=True)
class Press:
    """A part of a letter that goes to other players."""

    to: tuple[str, ...] | None
    """The players it is for; None: everybody."""
    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        """What it says."""
        return "\n".join(line.text for line in self.lines).strip()


def split_press(
    game: Game, lines: Sequence[Line], player: str | None = None
) -> tuple[tuple[Press, ...], tuple[Line, ...]]:
    """What of a letter goes to other players, and the lines that are left. Of a `player` orders in his own
    words are known too."""
    found: list[Press] = []
    own: list[Line] = []
    is_open = False
    for line in lines:
        opened = _opened(game, line)
        if opened:
            found.append(opened)
        elif is_open and _goes_on(game, player, found[-1], line):
            found[-1] = Press(found[-1].to, (*found[-1].lines, line))
        else:
            own.append(line)
        is_open = bool(opened) or (is_open and own[-1:] != [line])
    return tuple(one for one in found if one.text), tuple(own)


def _opened(game: Game, line: Line) -> Press | None:
    """The press that a line opens, with what stands beside the colon; None if it names anybody else."""
    match = _OPENING.match(line.text)
    if match is None:
        return None
    if fold(match[1]) in _ALL:
        return Press(None, (Line(line.number, match[2], line.part),))
    try:
        players = [player_named(game, name) for name in _BETWEEN.split(match[1])]
    except FolderError:
        return None
    return Press(tuple(dict.fromkeys(players)), (Line(line.number, match[2], line.part),))


def _goes_on(game: Game, player: str | None, press: Press, line: Line) -> bool:
    """Whether a line goes on with the press above it: it follows at once, and is no order."""
    if not line.text.strip() or line.number != press.lines[-1].number + 1:
        return False
    order = read_line(line.number, line.text, book(game.rules))
    if order is None or isinstance(order, Fault):
        return player is None or not _is_meant_as_order(game, player, line)
    return False


def _is_meant_as_order(game: Game, player: str, line: Line) -> bool:
    """Whether the whole of a line is an order in the player's own words, and nothing that he says of
    himself or to somebody."""
    if _PERSONAL.search(line.text):
        return False
    from pbem.orders.plain_words.translate import translate

    meant = translate(game, player, [(line.number, line.text)], (), LineReader(game.rules))
    return bool(meant.reworded) and not meant.doubts


def press_rule(timing: Timing | None) -> str:
    """How press is passed on in a game: as its settings say, signed if there are none."""
    return timing.press if timing else OPEN_PRESS


def press_entries(press: Iterable[Press], player: str, rule: str, deputy: int = 0) -> tuple[PressEntry, ...]:
    """What the log is to have of a player's press, or of that of one of his deputies, by the game's rule for
    it."""
    return tuple(
        PressEntry(player=player, to=one.to, text=one.text, anonymous=rule == ANONYMOUS_PRESS, deputy=deputy)
        for one in press
        if rule != NO_PRESS
    )


def passed_on(press: Iterable[Press], rule: str) -> tuple[str, ...]:
    """What a receipt says of press."""
    return tuple(_said(rule, _named(one), Typed(" / ".join(one.text.splitlines()))) for one in press)


def _said(rule: str, players: str, text: str) -> str:
    if rule == NO_PRESS:
        return phrase(
            "NOT passed on to {players}, for the moderator of this game passes on no words between players: "
            "{text}",
            players=players,
            text=text,
        )
    if rule == ANONYMOUS_PRESS:
        return phrase("Passed on to {players} without your name: {text}", players=players, text=text)
    return phrase("Passed on to {players}: {text}", players=players, text=text)


def _named(press: Press) -> str:
    return phrase("all players") if press.to is None else all_of(press.to)
