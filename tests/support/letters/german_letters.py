"""Letters of many positions and of the example game in any language; a tongue that marks every message."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from pbem.data.rules import rules_for
from pbem.data.share import example_dir, templates_dir
from pbem.data.tongues import Tongue, tongue
from pbem.desk import script
from pbem.desk.out import reports
from pbem.engine.phrase import Typed, phrase
from pbem.game import save
from pbem.orders.names.cards import SUIT_NAMES
from pbem.report import letters
from pbem.report.document import read_markup
from pbem.report.record import LetterLine, Notice, Receipt, Record, UnderstoodPart
from pbem.report.render import Templates, programs_own, render
from pbem.report.view import View, view
from pbem.report.writers.text import text
from support import bot_games, event_samples
from support.letters.report_letters import views_of
from support.positions import fate_positions

GAME = "seven-years"
OPENED = ("letters", "log", "position", "fix")
"""What a moderator may look at that is nobody's in particular."""

SCENARIOS = (("standard", 1), ("three-players", 2), ("west", 1), ("theatre", 3))


@cache
def speaking(language: str) -> Templates:
    """The templates in a language."""
    return programs_own(templates_dir(), language)


# ---------------------------------------------------------------------------------------- the letters


@cache
def records() -> tuple[tuple[str, Record], ...]:
    """Positions by a name: the ends of games of every scenario, wars with every kind of question and all the
    options of the expert game, every version of every Card of Fate read, and each that lasts in force."""
    found = [(f"{name} {i}", one) for name, seed in SCENARIOS for i, one in enumerate(ends(name, seed))]
    found += [(f"war {i}", one) for i, one in enumerate(bot_games.some_records())]
    found += [(f"read {i}", one) for i, one in enumerate(fate_positions.asking())]
    found += [(f"in force {i}", one) for i, one in enumerate(fate_positions.in_force())]
    return (*found, ("notices", noticed(found[-1][1])))


def ends(scenario: str, seed: int) -> tuple[Record, ...]:
    """The last positions of a game."""
    return bot_games.whole_game(scenario, seed)[-1:]


def noticed(record: Record) -> Record:
    """A position with a notice of every kind."""
    changes = (
        {"path": ("pieces", "Daun", "city"), "was": "Prag", "now": "Brünn"},
        {"path": ("pieces", "Daun", "face"), "was": "up", "now": "down"},
        {"path": ("pieces", "Keith", "troops"), "was": "3", "now": ""},
        {"path": ("conquered",), "was": "", "now": "Neisse"},
        {"path": ("question_marks",), "was": "Neisse", "now": ""},
    )
    own = ({"path": ("hands", "Imperial Army"), "was": "S3", "now": "S4 R"},)
    turn = record.game.turn
    looked = [("report", "Elisabeth"), ("letters", "Elisabeth"), *((what, None) for what in OPENED)]
    opened = (
        Notice(7, turn, "opened", {"reason": "Prosit", "what": what, "player": player})
        for what, player in looked
    )
    notices = (
        *opened,
        Notice(8, turn, "undone", {"what": "", "player": "", "reason": ""}),
        Notice(9, turn, "undone", {"what": "", "player": "", "reason": "Prosit"}),
        Notice(1, turn, "said", {"text": "Prosit\nBerlin"}),
        Notice(2, turn, "substitute", {"player": "Maria Theresa", "reason": ""}),
        Notice(3, turn, "substitute", {"player": "Frederick", "reason": "Prosit"}),
        Notice(4, turn, "fix", {"reason": "Prosit", "changes": changes}),
        Notice(5, turn, "fixed", {"changes": own}, ("Maria Theresa",)),
    )
    return Record(record.name, record.game, record.history, record.commitment, notices=notices)


def letters_in(env: Templates) -> Iterator[tuple[str, str]]:
    """Every letter of these positions, by a name, told of the last turn and, at the end, of the whole war."""
    for name, record in records():
        whole = record.game.phase == "game over" or name == "notices"
        for turn in (None,) if whole else (record.game.turn,):
            for player, shown in views_of(record, turn).items():
                yield from ((f"{name} {player} {kind}", said) for kind, said in _letters(shown, env))
    yield from small(env)


def _letters(shown: View, env: Templates) -> Iterator[tuple[str, str]]:
    if shown.player is None:
        yield "summary", text(letters.summary_document(shown, env))
    else:
        yield "report", text(letters.report_document(shown, env))
        yield from ((f"form {own.name}", letters.order_form(shown, own.name, env)) for own in shown.own)


def small(env: Templates) -> Iterator[tuple[str, str]]:
    """Receipts, deadlines, a reminder, and every event there is, as the player concerned reads it."""
    yield "receipt", text(letters.receipt_document(RECEIPT, env))
    yield "refusal", text(letters.receipt_document(REFUSAL, env))
    yield "deadlines", render(env, "deadlines.txt.j2", {"why": "", "due": _due()})
    lines = [phrase("{name} is not on the map", name="Daun")]
    yield "reminder", render(env, "reminder.txt.j2", {"player": "Frederick", "lines": lines})
    for number, event in enumerate(event_samples.EVENTS):
        for source in ("rules", "deadline"):
            yield f"event {number} {source}", _told(env, event, source)


def _due() -> tuple[dict[str, Any], ...]:
    facts = {"nation": "Imperial Army", "wants": Typed("Prosit"), "zone": "12:00", "own": ""}
    return tuple({**facts, "at": at} for at in ("12:00", None))


def _told(env: Templates, event: Any, source: str) -> str:
    """An event as the public and the player of its nation are told it, one after the other."""
    record = Record(
        "seven-years", fate_positions.amid_the_war().game, (event_samples.happened(event, source),), "0" * 64
    )
    story: Any = env.get_template("story.j2")
    tell = story.module
    nation = getattr(event, "nation", None) or "Prussia"
    seen = (view(record, player, None) for player in (None, record.game.player_of(nation)))
    return text(
        read_markup("\n".join(str(tell.chapter(chapter)) for shown in seen for chapter in shown.story))
    )


OFF = phrase("{name} is not on the map", name="Daun")
RECEIPT = Receipt(
    letter=3, number=2, game=GAME, turn=2, player="Frederick", filed=True,
    heard=(
        UnderstoodPart(
            "Prussia", OFF, (LetterLine(4, "Prosit 1", OFF), LetterLine(5, "Prosit 2", "")),
            (OFF,), (Typed("Prosit 3"),), (Typed("Prosit 4"),),
        ),
        UnderstoodPart("Hanover", OFF, ()),
    ),
    problems=(OFF,), warnings=(OFF,), skipped=(LetterLine(1, "Prosit 5", ""), LetterLine(2, "Prosit 6", OFF)),
    meanwhile=(OFF,),
)  # fmt: skip
"""A receipt of everything that a receipt can say."""

REFUSAL = Receipt(4, GAME, 0, "Maria Theresa", filed=False, why_not=OFF, number=1)


class Said(NamedTuple):
    """Letters by their names, and the messages of which the catalogues had no translation."""

    letters: Mapping[str, str]
    missing: frozenset[str]


@cache
def said_in(language: str) -> Said:
    """Every letter in a language, made once for all tests that read them."""
    return _said(language, lambda: dict(letters_in(speaking(language))))


@cache
def example_in(language: str) -> Said:
    """All letters of the example game played in a language, which is done once."""
    with TemporaryDirectory() as folder:
        return _said(language, lambda: example(Path(folder) / "game", language))


def _said(language: str, make: Callable[[], dict[str, str]]) -> Said:
    spoken = tongue(language)
    before = set(spoken.missing)
    spoken.missing.clear()
    letters = make()
    missing = frozenset(spoken.missing)
    spoken.missing.update(before)
    return Said(MappingProxyType(letters), missing)


# ------------------------------------------------------------------------------------ the example game


def example(into: Path, language: str) -> dict[str, str]:
    """All letters of the example game, played in a language, by their files; the order forms at its end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(save, "new", partial(save.new, language=language))
        now = script.play_script(example_dir() / "play.yaml", into)
    files = sorted(path for path in now.folder.reports.rglob("*.txt"))
    found = {str(path.relative_to(now.folder.reports)): path.read_text("utf-8") for path in files}
    return found | {f"form {nation}": reports.order_form(now, nation) for nation in now.game.rules.order}


# ------------------------------------------------------------------------------ the tongue that marks

OPEN, SHUT = "⟦", "⟧"
_HOLES = re.compile(r"(%\(\w+\)s|\{\w+(?::\w+)?\})")
_MARKED = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")


class Marking(Tongue):
    """Says everything in English, and marks what is said by a message: not what a message only passes on."""

    def __init__(self) -> None:
        super().__init__("de")
        rules = rules_for()
        countries = (city.country for city in rules.board.cities)
        self.names = {*rules.nations, *rules.players, *rules.clock.cards, *countries, *SUIT_NAMES.values()}

    def gettext(self, message: str) -> str:
        return _marked(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        return _marked(one if n == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        return _marked(message)

    def npgettext(self, context: str, one: str, many: str, n: int) -> str:
        return _marked(one if n == 1 else many)

    def name(self, text: str, case: str = "") -> str:
        nation, train, number = text.partition(" train ")
        if nation in self.names and not text.isdigit():
            return _marked(nation) + (_marked(train) + number if train else "")
        return text

    def day(self, day: date, style: str = "long") -> str:
        return _marked(day.isoformat())

    def moment(self, at: datetime, style: str = "long") -> str:
        return _marked(at.isoformat())


def _marked(message: str) -> str:
    """The words of a message marked, its holes not."""
    parts = _HOLES.split(message)
    return "".join(f"{OPEN}{part}{SHUT}" if part and not _HOLES.fullmatch(part) else part for part in parts)


def unmarked(text: str) -> str:
    """What stands outside the marks."""
    return _MARKED.sub(" ", text)
