"""`pbem site`: the pages of a game from its log, one for everybody and one for each player, kept apart.

Only the turns that may have changed are drawn again. What tells that lies in the game's folder, not with the
pages: it depends on the log, which holds secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import field, replace
from functools import cache, partial
from pathlib import Path

from pbem.data.disk import make, write_file
from pbem.desk.out import reports
from pbem.desk.out.order_page import order_page
from pbem.desk.out.site_stamps import Renewal, Stamps, has_grown, is_behind
from pbem.engine.model import OVER
from pbem.game import access, state
from pbem.game.errors import FolderError
from pbem.game.folder import Folder
from pbem.game.languages import DEFAULT
from pbem.game.state import State
from pbem.game.troubles import EXPLAINED, explain
from pbem.pages import site_files, site_index
from pbem.pages.site import AnswerDue, GamePage, ReadersView
from pbem.pages.site_index import GameLink
from pbem.records import dataclass
from pbem.report.record import Record
from pbem.report.view import View, view

RENEWED = 20
"""How many turns of readers' pages a run draws again after the program has changed: a second's work."""

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


@dataclass(frozen=True)
class Shared:
    """What the pages of one game's readers are made from, so that it is made once for all of them."""

    records: Callable[[int], Record]
    """The record of each turn."""

    told: dict[str, dict[str, str]] = field(default_factory=dict)
    """The sentences about events, by language and by what is seen of the event."""


def publish(
    path: Path,
    public: Path,
    private: Path | None,
    language: str | None = None,
    renewal: Renewal | None = None,
) -> SitePages:
    """Write the pages of a game; without a `private` folder the public one alone. `language` is the public
    page's if it is not to be the game's. `renewal` says how much of what another version of the program drew
    is drawn again; otherwise all is. Raises FolderError or FileExistsError."""
    _keep_apart(path, public, private)
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        own = _private_pages(now, private) if private else {}
        if private and not private.exists():
            make(private)
            private.chmod(0o700)
        stamps = Stamps(now, turns(now), renewal or Renewal(None))
        shared = Shared(cache(partial(_record, now)))
        written = _write(now, None, public, stamps, language, shared)
        written += sum(_write(now, player, target, stamps, None, shared) for player, target in own.items())
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
    A game that cannot be written keeps no other from it. What another version of the program drew is drawn
    again a few turns a run."""
    troubles: list[str] = []
    renewal = Renewal(RENEWED)
    pages = {path: public / path.resolve().name for path in games.values()}
    changed = [path for path, page in pages.items() if has_grown(path, page)]
    behind = (path for path in pages if path not in changed and is_behind(path) and renewal.left)
    for path in (*changed, *behind):
        name = path.resolve().name
        try:
            publish(path, pages[path], private / name if private else None, renewal=renewal)
        except Exception as error:
            troubles.append(f"{name}: its pages: {explain(error, path)}")
    if changed:
        try:
            _list(games, public)
        except Exception as error:
            troubles.append(f"the list of pages: {explain(error)}")
    return troubles


def _keep_apart(path: Path, public: Path, private: Path | None) -> None:
    """Raises FolderError if a secret could be uploaded with the public page."""
    there = public.resolve()
    if private and private.resolve().is_relative_to(there):
        raise FolderError(f"{private} lies in {public}, which is for everybody; name a folder beside it.")
    if path.resolve().is_relative_to(there):
        raise FolderError(f"{public} holds the game itself, secrets included; name another folder.")


def _public(now: State) -> View:
    return view(now.record(), None, now.game.turn)


def _write(
    now: State,
    player: str | None,
    target: Path,
    stamps: Stamps,
    language: str | None = None,
    shared: Shared | None = None,
) -> int:
    """One page; of its turns those that may have changed."""
    spoken = language or now.language(player)
    known = site_files.manifest(target)
    is_there = known and site_files.are_whole(target, known, known)
    if is_there and stamps.nothing_new(target, spoken, player):
        return 0
    shared = shared or Shared(partial(_record, now))
    told = shared.told.setdefault(spoken, {})
    seen = _seen(now, player, shared.records)
    texts = reports.templates_of_letters(now.folder, spoken)
    page = GamePage(seen, reports.templates(now.folder, spoken), spoken, told, texts)
    as_it_was, older = stamps.unchanged(target, spoken, player)
    whole = [t for t in (*as_it_was, *older) if site_files.are_whole(target, page.names(t), known)]
    again = stamps.renewal.granted([turn for turn in older if turn in whole])
    current = [turn for turn in whole if turn not in again]
    names = [name for turn in current for name in page.names(turn)]
    written = site_files.write_site(target, page.files(unchanged=current), names)
    stamps.set_drawn(target, spoken, player, [turn for turn in older if turn in current])
    return written


def _seen(now: State, player: str | None, known: Callable[[int], Record] | None = None) -> ReadersView:
    records = known or partial(_record, now)
    due = [(one, deadline.at) for one, deadline in now.deadlines]
    zone = now.timing.zone if now.timing else None
    return ReadersView(
        whole=view(now.record(), player),
        views=lambda turn: view(records(turn), player, turn),
        turns=turns(now),
        board=now.game.rules.board,
        rules=now.game.rules,
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
