"""The reports of a game as files: a folder a turn, with the public summary and a letter for each player.

They are made from the log alone, so that they can be deleted and written again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pbem.data.memory import directory
from pbem.data.share import own_templates, templates_dir
from pbem.deadlines.wall_clock import time_in_words, zone_words
from pbem.desk.out.stage_on_file import stages_on_file
from pbem.game.entries import (
    AskedEntry,
    ExtendedEntry,
    LanguageEntry,
    OutageEntry,
    SettingsEntry,
    SuitsEntry,
    ZoneEntry,
)
from pbem.game.folder import Folder
from pbem.game.proof.head import hash_of
from pbem.game.state import State
from pbem.report import letters
from pbem.report.document import Document
from pbem.report.letters import AnswerDue
from pbem.report.record import Receipt, Record, Since
from pbem.report.render import Templates, document, environment, programs_own
from pbem.report.view import View, view
from pbem.report.writers.text import text

if TYPE_CHECKING:
    from jinja2 import Environment

    from pbem.game.change import Change

SUMMARY = "summary.txt"


def templates(folder: Folder, language: str = "en", signs: bool = False) -> Environment:
    """The templates, speaking a language; a moderator's own come first (docs/templates.md). `signs`: plain
    text shows suits as signs."""
    return _of_folders(template_folders(folder.path), language, signs).whole


def common_templates(language: str) -> Environment:
    """The templates of what is not of one game alone."""
    return _of_folders(template_folders(None), language).whole


def templates_of_letters(folder: Folder, language: str, signs: bool = False) -> Templates:
    """The same for letters alone: without Jinja2 where all templates are the program's own."""
    return _of_folders(template_folders(folder.path), language, signs).of_letters


def _speaking(now: State, player: str | None) -> Templates:
    """The templates in a player's language, with suits as he reads them; for None in the game's."""
    return templates_of_letters(now.folder, now.language(player), now.shows_signs(player))


def template_folders(game: Path | None) -> tuple[Path, ...]:
    """Where templates are looked for: in the game's own `templates`, in those of the moderator for all games,
    in the program's."""
    of_game = (game / "templates",) if game else ()
    return (*of_game, *own_templates(), templates_dir())


def _of_folders(folders: tuple[Path, ...], language: str, signs: bool = False) -> _Environments:
    # A folder that is not there is left out: so games without templates of their own share the program's,
    # which are read once.
    *theirs, programs = folders
    present = tuple(folder for folder in theirs if folder.is_dir())
    own = (path for folder in present for path in sorted(folder.rglob("*.j2")))
    stamps = tuple((path, path.stat().st_mtime_ns) for path in own)
    return _environment((*present, programs), language, signs, stamps)


@lru_cache(maxsize=8)
def _environment(
    folders: tuple[Path, ...], language: str, signs: bool, own: tuple[tuple[Path, int], ...]
) -> _Environments:
    """The templates of the folders, as long as those of the moderator's `own` are as they were."""
    return _Environments(folders, language, signs)


class _Environments:
    """The templates of some folders, for letters and for what needs Jinja2."""

    def __init__(self, folders: tuple[Path, ...], language: str, signs: bool) -> None:
        self._folders, self._language, self._signs = folders, language, signs

    @cached_property
    def of_letters(self) -> Templates:
        """For letters."""
        first, *others = self._folders
        return self.whole if others else programs_own(first, self._language, self._signs)

    @cached_property
    def whole(self) -> Environment:
        """Jinja2's environment."""
        cache = directory() / "templates"
        found = cache if cache.is_absolute() else None
        return environment(self._folders, found, self._language, self._signs)


def write_reports(now: State) -> tuple[Path, ...]:
    """Write the reports of every turn that may have changed since they were written last; the files in order.

    `reports/.told` tells the turn that was being played then, and the entry that was the last. It is written
    last: if the program is killed before, the next call begins where this one did. Nothing is written unless
    all can be: raises TemplateMistake if a template of the moderator's has one.
    """
    reported = _last_reported(now)[0]
    turns = range(min(reported, now.game.turn), now.game.turn + 1)
    ready = [made for turn in turns for made in turn_letters(now, turn)]
    for path, letter in ready:
        now.folder.write(path, letter.encode())
    for turn in range(now.game.turn + 1, reported + 1):
        _take_away(now, turn)
    now.folder.write(_mark(now), f"{now.game.turn} {_last_told(now)}".encode())
    return tuple(path for path, _ in ready)


@contextmanager
def change_and_report(path: Path) -> Iterator[Change]:
    """`change_game`, and the reports written as long as nobody else can change the game."""
    from pbem.game.change import change_game

    with change_game(path) as change:
        yield change
        if len(change.log.entries) > change.log.written:
            write_reports(change.save())


def are_current(now: State) -> bool:
    """Whether the reports tell of all that has happened."""
    return now.folder.has(_mark(now)) and _last_reported(now)[1] == _last_told(now)


def bring_up_to_date(now: State) -> None:
    """Write the reports again if they do not tell of all that has happened."""
    if not are_current(now):
        with now.folder.locked():
            write_reports(now)


HOW_THEY_ARE_TOLD = (
    LanguageEntry,
    SuitsEntry,
    ZoneEntry,
    AskedEntry,
    SettingsEntry,
    ExtendedEntry,
    OutageEntry,
)
"""The kinds of entry in which nothing happens, and that yet change reports: their language, their times."""


def _last_told(now: State) -> int:
    """The number of the last entry that reports depend on."""
    other = (one.n for one in now.log.valid_entries() if isinstance(one, HOW_THEY_ARE_TOLD))
    return max((now.last_step, *other))


def _mark(now: State) -> Path:
    return now.folder.reports / ".told"


def _last_reported(now: State) -> tuple[int, int]:
    """The turn and the entry that the reports covered last."""
    if not now.folder.has(_mark(now)):
        return min(now.turn_ends, default=now.game.turn), -1
    turn, entry = now.folder.read(_mark(now)).split()
    return int(turn), int(entry)


def _take_away(now: State, turn: int) -> None:
    """The reports of a turn that was undone."""
    names = [SUMMARY, *(f"{player_file_name(player)}.txt" for player in now.game.roles)]
    for name in names:
        now.folder.remove(_turn_folder(now, turn) / name)


def _turn_folder(now: State, turn: int) -> Path:
    return now.folder.reports / f"turn-{turn:02d}"


def turn_letters(now: State, turn: int) -> Iterator[tuple[Path, str]]:
    """The letters of one turn as they are now, or as they were at its end."""
    folder = _turn_folder(now, turn)
    yield folder / SUMMARY, summary(now, turn)
    for player in now.game.roles:
        yield folder / f"{player_file_name(player)}.txt", private_report(now, player, turn)


def record_of(now: State, turn: int) -> Record:
    """The record as it stood when a turn ended, or as it stands in the turn being played."""
    record = now.record()
    ended = now.turn_ends.get(turn)
    return record if ended is None else replace(record, game=ended, head=hash_of(now.last_entry(turn)))


def summary(now: State, turn: int) -> str:
    """The public summary of a turn, as text."""
    return text(summary_document(now, turn))


def summary_document(now: State, turn: int, reader: str | None = None) -> Document:
    """The public summary of a turn, in the game's language or in that of the player who reads it."""
    return letters.summary_document(view_of(now, None, turn), _speaking(now, reader))


def private_report(now: State, player: str, turn: int) -> str:
    """A player's report on a turn, as text."""
    return text(private_document(now, player, turn))


def private_document(now: State, player: str, turn: int) -> Document:
    """A player's report on a turn."""
    seen = view_of(now, player, turn)
    if turn != now.game.turn:
        return letters.report_document(seen, _speaking(now, player))
    return _report_now(now, player, seen)


def mailed_report(now: State, player: str, since: Since | None) -> Document:
    """A player's report as a mail of its own, on what has happened `since` his last one; None: since his
    last letter."""
    seen = view_of(now, player, now.game.turn, since)
    return _report_now(now, player, seen, letters.ByMail(since is not None))


def _report_now(now: State, player: str, seen: View, by_mail: letters.ByMail | None = None) -> Document:
    """A player's report on the turn that is played, with what he has on file."""
    from pbem.desk.out.written_ahead import written_ahead

    ahead, filed, due = written_ahead(now, seen), stages_on_file(now, player), answers_due(now, player)
    return letters.report_document(seen, _speaking(now, player), ahead, due, by_mail, filed)


def answers_due(now: State, player: str) -> tuple[AnswerDue, ...]:
    """Until when a player's answers are due; nothing if nothing is."""
    if now.timing is None:
        return ()
    zone, own = now.timing.zone, now.zone_of(player)
    own = None if str(own) == str(zone) else own
    return tuple(
        AnswerDue(
            one.nation,
            one.wants,
            time_in_words(deadline.at, zone) if deadline.at else "",
            str(zone),
            zone_words(deadline.at, own) if deadline.at and own else "",
        )
        for one, deadline in now.deadlines
        if one.player == player
    )


def question_letter(now: State, player: str, since: Since, with_desk: bool = False) -> tuple[Document, bool]:
    """What a fight, or a stage that goes on, asks a player, with his fights since his last mail; whether it
    tells them in full, and whether the order desk comes with it."""
    seen, filed = view_of(now, player, now.game.turn, since), stages_on_file(now, player)
    return letters.question_letter(seen, _speaking(now, player), filed, with_desk)


def notice_document(now: State, player: str, since: Since, is_asked: bool) -> Document:
    """What the moderator tells a player; whether what he `is_asked` follows."""
    seen = view_of(now, player, now.game.turn, since)
    return document(_speaking(now, player), "notice.txt.j2", {"view": seen, "is_asked": is_asked})


def played_letter(
    now: State, player: str, since: Since, stages: Sequence[tuple[int, str]]
) -> tuple[Document, bool]:
    """A player's fights since his last mail, and the `stages` that were played, as turns and nations; and
    whether it tells the fights in full."""
    seen = view_of(now, player, now.game.turn, since)
    return letters.played_letter(seen, _speaking(now, player), stages)


def view_of(now: State, player: str | None, turn: int, since: Since | None = None) -> View:
    """What a player (None: the public) sees of a turn, as it is now or as it was at its end. Of the turn that
    is played the news are all `since` a moment, or his last letter."""
    if player is not None and turn == now.game.turn:
        since = since or now.wrote.get(player)
    return view(record_of(now, turn), player, turn, since)


def order_form(now: State, nation: str) -> str:
    """A nation's order form."""
    from pbem.desk.out.form_lines import form_lines

    player = now.game.player_of(nation)
    own = view(now.record(), player, now.game.turn)
    filed = next((one for one in stages_on_file(now, player) if one.nation == nation), None)
    return letters.order_form(own, nation, _speaking(now, player), form_lines(now, nation), filed)


def receipt(now: State, content: Receipt) -> str:
    """The receipt of a letter as text, in the language of its writer."""
    return text(receipt_document(now, content))


def receipt_document(now: State, content: Receipt) -> Document:
    """The receipt of a letter, in the language of its writer."""
    return letters.receipt_document(content, _speaking(now, content.player or None))


def talk_document(now: State, facts: Mapping[str, Any]) -> Document:
    """What players wrote to the moderator, in the game's language."""
    return document(_speaking(now, None), "talk.txt.j2", facts)


def small_letter(now: State, player: str, template: str, facts: Mapping[str, Any]) -> Document:
    """A small letter to a player from its template."""
    return document(_speaking(now, player), template, facts)


def keep_receipt(now: State, content: Receipt, *, again: str = "") -> Path:
    """Write a receipt; its file. `again` tells a later word on the same letter from the first."""
    name = f"{content.letter:04d}-{player_file_name(content.player) or 'unknown'}{again}.txt"
    path = now.folder.reports / "receipts" / name
    now.folder.write(path, receipt(now, content).encode())
    return path


def player_file_name(player: str) -> str:
    """A player in the name of a file: `maria-theresa`."""
    return player.lower().replace(" ", "-")
