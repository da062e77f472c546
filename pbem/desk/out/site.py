"""`pbem site`: the pages of a game from its log, one for everybody and one for each player, kept apart.

Only the turns that may have changed are drawn again. What tells that lies in the game's folder, not with the
pages: it depends on the log, which holds secrets.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pbem.data.disk import make, write_file
from pbem.data.program_digest import digest_of
from pbem.data.share import rules_dir
from pbem.desk.out import reports
from pbem.desk.out.order_page import order_page
from pbem.engine.events import TurnBegan
from pbem.engine.model import OVER
from pbem.game import access, state
from pbem.game.entries import Entry, FixEntry, StepEntry
from pbem.game.errors import FolderError
from pbem.game.folder import Folder
from pbem.game.languages import DEFAULT
from pbem.game.state import State
from pbem.game.troubles import EXPLAINED, explain
from pbem.pages import site_files, site_index
from pbem.pages.site import AnswerDue, GamePage, ReadersView
from pbem.pages.site_index import GameLink
from pbem.report.record import Record
from pbem.report.view import View, view

STAMPS = ".site.json"
"""In the game's folder: by the folder of a page, what each turn of it was drawn from."""

WARNING = "DO-NOT-UPLOAD.txt"
NOTE = """\
Each folder here is one player's page. It holds his secrets: hand it to him and to nobody else.
Only the public folder is for everybody.
"""


@dataclass(frozen=True)
class SitePages:
    """The pages of a game: the public one, those of the players, how many files were written anew, what the
    public sees, and the players who got no page because the game is sealed."""

    public: Path
    private: tuple[Path, ...]
    written: int
    view: View
    withheld: tuple[str, ...] = ()


def publish(path: Path, public: Path, private: Path | None, language: str | None = None) -> SitePages:
    """Write the pages of a game; without a `private` folder the public one alone. `language` is the public
    page's if it is not to be the game's. Raises FolderError or FileExistsError."""
    _keep_apart(path, public, private)
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        own = _private_pages(now, private) if private else {}
        if private and not private.exists():
            make(private)
            private.chmod(0o700)
        stamps = _Stamps(now)
        written = _write(now, None, public, stamps, language)
        written += sum(_write(now, player, target, stamps) for player, target in own.items())
        if private:
            write_file(private / WARNING, NOTE.encode())
        stamps.save()
    pages = tuple(target / "index.html" for target in own.values())
    withheld = tuple(player for player in now.game.roles if private and player not in own)
    return SitePages(public / "index.html", pages, written, _public(now), withheld)


def _private_pages(now: State, private: Path) -> dict[str, Path]:
    """The folder of each player's page; in a sealed game only of those that its moderator plays."""
    shown = (player for player in now.game.roles if access.may_see(now, player))
    return {player: private / reports.player_file_name(player) for player in shown}


def publish_all(
    games: Mapping[str, Path], public: Path, private: Path | None, language: str | None = None
) -> Iterator[SitePages]:
    """Write the pages of several games, each in folders of its name, and the list of them at the end."""
    for path in games.values():
        name = path.resolve().name
        yield publish(path, public / name, private / name if private else None, language)
    _list(games, public, language or DEFAULT)


def _list(games: Mapping[str, Path], public: Path, language: str = DEFAULT) -> None:
    """The page over the games' pages, of those that have one."""
    listed = [one for path in games.values() for one in _listed(path, public)]
    letters = reports.common_templates(language)
    site_files.write_site(public, site_index.files(listed, letters, language))


def _listed(path: Path, public: Path) -> Iterator[GameLink]:
    """A game in the list, if it has a page and can be read."""
    name = path.resolve().name
    if (public / name / "index.html").is_file():
        with suppress(*EXPLAINED):
            yield GameLink(name, _public(state.load(path)))


def update_pages(games: Mapping[str, Path], public: Path, private: Path | None) -> list[str]:
    """For `pbem run`: write the pages of the games whose logs have grown since; what went wrong, if anything.
    A game that cannot be written keeps no other from it."""
    troubles: list[str] = []
    changed = [path for path in games.values() if _has_grown(path, public / path.resolve().name)]
    for path in changed:
        name = path.resolve().name
        try:
            publish(path, public / name, private / name if private else None)
        except Exception as error:
            troubles.append(f"{name}: its pages: {explain(error, path)}")
    if changed:
        try:
            _list(games, public)
        except Exception as error:
            troubles.append(f"the list of pages: {explain(error)}")
    return troubles


def _has_grown(path: Path, page: Path) -> bool:
    """Whether a game's log was written to since its page was; told by the files' times."""
    folder = Folder(path)
    if str(page.resolve()) not in _read(folder):
        return True
    return folder.log.stat().st_mtime_ns >= folder.lies(path / STAMPS).stat().st_mtime_ns


def _keep_apart(path: Path, public: Path, private: Path | None) -> None:
    """Raises FolderError if a secret could be uploaded with the public page."""
    there = public.resolve()
    if private and private.resolve().is_relative_to(there):
        raise FolderError(f"{private} lies in {public}, which is for everybody; name a folder beside it.")
    if path.resolve().is_relative_to(there):
        raise FolderError(f"{public} holds the game itself, secrets included; name another folder.")


def _public(now: State) -> View:
    return view(now.record(), None, now.game.turn)


def _write(now: State, player: str | None, target: Path, stamps: _Stamps, language: str | None = None) -> int:
    """One page; of its turns those that may have changed."""
    spoken = language or now.language(player)
    known = site_files.manifest(target)
    if stamps.nothing_new(target, spoken, player) and site_files.are_whole(target, known, known):
        return 0
    page = GamePage(_seen(now, player), reports.templates(now.folder, spoken), spoken)
    same = stamps.same(target, spoken, player)
    current = [turn for turn in same if site_files.are_whole(target, page.names(turn), known)]
    names = [name for turn in current for name in page.names(turn)]
    written = site_files.write_site(target, page.files(unchanged=current), names)
    stamps.set_drawn(target, spoken, player)
    return written


def _seen(now: State, player: str | None) -> ReadersView:
    due = [(one, deadline.at) for one, deadline in now.deadlines]
    zone = now.timing.zone if now.timing else None
    return ReadersView(
        whole=view(now.record(), player),
        views=lambda turn: view(_record(now, turn), player, turn),
        turns=turns(now),
        board=now.game.rules.board,
        zone=str(zone or ""),
        desk=order_page(now, player) if player and now.game.phase != OVER else "",
        due=tuple(AnswerDue(one.nation, at.astimezone(zone) if at else None) for one, at in due),
    )


def turns(now: State) -> tuple[int, ...]:
    """The turns that have a report: those that ended, and the one being played."""
    return tuple(sorted({*(turn for turn in now.turn_ends if turn < now.game.turn), now.game.turn}))


def _record(now: State, turn: int) -> Record:
    """The record of a turn; of one that has ended nothing that is on file now."""
    record = reports.record_of(now, turn)
    return record if turn == now.game.turn else replace(record, filed=frozenset())


# ------------------------------------------------------------------------------------------- stamps


class _Stamps:
    """What each turn of each page was drawn from."""

    def __init__(self, now: State) -> None:
        self.now = now
        self.drawn = _drawn_from(now)
        self.due = [(one.nation, str(deadline.at)) for one, deadline in now.deadlines]
        self.known: dict[str, Any] = _read(now.folder)

    def same(self, target: Path, language: str, player: str | None) -> list[int]:
        """The turns that would be drawn as they were."""
        before = self.known.get(str(target.resolve()), {})
        now = self._of(language, player)
        return [turn for turn in turns(self.now) if before.get(str(turn)) == now[str(turn)]]

    def nothing_new(self, target: Path, language: str, player: str | None) -> bool:
        """Whether the whole page would be as it was."""
        return self.known.get(str(target.resolve())) == self._of(language, player)

    def set_drawn(self, target: Path, language: str, player: str | None) -> None:
        """A page was written."""
        self.known[str(target.resolve())] = self._of(language, player)

    def save(self) -> None:
        """Remember it for the next time."""
        path = self.now.folder.path / STAMPS
        self.now.folder.write(path, (json.dumps(self.known, indent=1, sort_keys=True) + "\n").encode())

    def _of(self, language: str, player: str | None) -> dict[str, str]:
        around = f"{_program(self.now)} {language} {player} {self.now.addresses.get(player or '')}"
        digests = {str(turn): _hash(f"{around} {self.drawn[turn]}".encode()) for turn in turns(self.now)}
        return {**digests, "all": _hash(f"{digests} {self.due}".encode())}


def _read(folder: Folder) -> dict[str, Any]:
    try:
        stamps = json.loads(folder.read(folder.path / STAMPS))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def _drawn_from(now: State) -> dict[int, str]:
    """By turn, a digest of the last entry that belongs to it, and whether a turn follows; each entry seals
    all before it. A correction may reach back, so all turns depend on the last one."""
    last: dict[int, Entry] = {}
    turn, fix = state.start(now.created).turn, ""
    for entry in now.log.valid_entries():
        if isinstance(entry, FixEntry):
            fix = _sealed(entry)
        last[turn] = entry
        for event in entry.events if isinstance(entry, StepEntry) else ():
            turn = event.turn if isinstance(event, TurnBegan) else turn
            last[turn] = entry
    sealed = {turn: _sealed(entry) for turn, entry in last.items()}
    return {turn: f"{sealed.get(turn, '')} {fix} {turn == now.game.turn}" for turn in turns(now)}


def _sealed(entry: Entry) -> str:
    return _hash(entry.line)


def _program(now: State) -> str:
    """A digest of all that decides how a page looks besides the game: templates, code, words, rules."""
    return digest_of((*reports.template_folders(now.folder.path), Path(__file__).parents[2], rules_dir()))


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
