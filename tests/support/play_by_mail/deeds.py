"""Whatever can be done in a game by mail: each kind of log entry and each kind of mail comes of a deed. It
has what came before it, the moderator's command if it is one, and the runs after it."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from pbem.deadlines.outages import Steady
from pbem.desk.moderator import (
    deadlines,
    deputy,
    fix,
    go_on,
    hold,
    language,
    late,
    open_up,
    redo,
    say,
    substitute,
    suits,
    undo,
    zone,
)
from pbem.game import save, state
from pbem.game.access import Sealing
from pbem.game.proof import other_rules
from support.play_by_mail.made_once import letters_made_once
from support.play_by_mail.mail_table import SETTINGS, final, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, TIMING, Timed

MINUTE = timedelta(minutes=1)
WHY = "For a reason of the moderator's."
DAYS = "zone: Europe/Berlin\ndeadline: {days: [Thursday], at: 20:00}\n"
"""Other settings than those of the table: what is open now is due on another day."""

SUBSTITUTES = {"Frederick": "anna@example.net", "Elisabeth": "lise@example.net"}
"""Who plays a player's part after him, by address."""

Doing = Callable[[Timed], object]
When = tuple[datetime, Steady | None]


@dataclass(frozen=True)
class Deed:
    """Something that is done in a game by mail."""

    start: str
    """The table at which it is done, one of STARTS."""
    do: Doing | None = None
    """The moderator's command; None if the run alone does it."""
    before: Doing | None = None
    """What came before it: letters in the mailbox, another command."""
    runs: Sequence[When] = ((MONDAY + MINUTE, None),)
    """When `pbem run` comes after it."""
    around: Callable[[pytest.MonkeyPatch], None] | None = None
    """How the program is another one than that which began the game."""


# ------------------------------------------------------------------------------------- where they begin


def _empty(folder: Path, changed: Callable[[str], str]) -> Timed:
    """A folder with settings of the post and no game."""
    table = Timed(folder)
    (table.root / "post.yaml").write_text(SETTINGS.replace("talk_to: nobody\n", ""), "utf-8")
    (folder / "token.key").write_text("5e" * 32, "ascii")
    shutil.rmtree(table.game)
    return table


def _created(table: Timed, **more: Any) -> None:
    given: dict[str, Any] = {"scenario": "standard", "players": PLAYERS, "seed": "post", **more}
    save.new(table.game, name="seven-years", **given)


def _begun(folder: Path, changed: Callable[[str], str], writer: str = "Frederick", **more: Any) -> Timed:
    """The game has begun; the set-up of one player is on file, and the others have not written."""
    table = _empty(folder, changed)
    _created(table, **more)
    _silent(table, writer, changed)
    return table


def _silent(table: Timed, but: str, changed: Callable[[str], str]) -> None:
    """Nobody writes but one, and the moderator is asked what to do about that."""
    deadlines.set_timing(table.game, TIMING.replace("guard: never", "guard: 50%"), "x", MONDAY)
    table.at(MONDAY)
    table.reply(but, changed(orders(but)))
    table.at(MONDAY)


def _turn_two(folder: Path, changed: Callable[[str], str], **more: Any) -> Timed:
    """Turn 1 is played: turn 2, Prussia's stage."""
    table = _empty(folder, changed)
    _created(table, **more)
    table.set()
    table.at(MONDAY)
    for player in PLAYERS:
        table.reply(player, changed(orders(player)))
    table.at(MONDAY)
    return table


def _sealed(folder: Path, changed: Callable[[str], str]) -> Timed:
    """A sealed game whose moderator plays Frederick, at the same point."""
    return _turn_two(folder, changed, sealing=Sealing(None, ("Frederick",)))


def _sealed_begun(folder: Path, changed: Callable[[str], str]) -> Timed:
    """A sealed game that has begun; Elisabeth's set-up is on file, and the others have not written."""
    return _begun(folder, changed, "Elisabeth", sealing=Sealing(None, ("Frederick",)))


def _war(folder: Path, changed: Callable[[str], str]) -> Timed:
    """Keith stands in Riesa; Maria Theresa has ordered Daun to go there when he will not be in the way."""
    table = _empty(folder, changed)
    pieces = {"Keith": {"city": "Riesa", "troops": 4}, "Dohna": {"city": "Berlin", "troops": 3}}
    if changed("setup Friedrich 8, Winterfeldt 3, ") != "setup Friedrich 8, Winterfeldt 3, ":
        pieces["Keith"]["troops"], pieces["Dohna"]["troops"] = 3, 4
    pieces["Daun"] = {"city": "Dresden", "troops": 8}
    _created(table, start={"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces})
    table.at(MONDAY)
    table.reply("Maria Theresa", "nation Austria\nmove Daun: Meißen, Riesa\nnation Imperial Army\nhold\n")
    table.at(MONDAY)
    return table


STARTS = {
    "nothing": _empty,
    "begun": _begun,
    "turn two": _turn_two,
    "sealed": _sealed,
    "sealed, begun": _sealed_begun,
    "war": _war,
}


# ------------------------------------------------------------------------------------------- the deeds


def letter(text: str, player: str = "Frederick", subject: str | None = None) -> Doing:
    """A letter in the mailbox."""
    return lambda table: table.reply(player, text, number=2, subject=subject)


def _all_hold(table: Timed) -> None:
    table.reply("Frederick", final("nation Prussia\nhold\nbattle: concede\nnation Hanover\nhold\n"), number=2)
    table.reply("Elisabeth", final("nation Russia\nhold\nnation Sweden\nhold\n"), number=2)


def _newer_program(patch: pytest.MonkeyPatch) -> None:
    for module in (other_rules, save, go_on):
        patch.setattr(module, "rules_edition", lambda: "2-0123456789ab")


def _undone(table: Timed) -> None:
    undo.undo(table.game, reason=WHY)


def _wrote(table: Timed) -> None:
    """A letter of Frederick's counts, and rests."""
    table.reply("Frederick", "nation Prussia\nmove Keith: Reichenbach\n", number=77)
    table.at(MONDAY + MINUTE)


def _stopped(table: Timed) -> None:
    hold.stop_play(table.game, WHY)


TALK = (
    "Dear moderator,\nmay my brother play Hanover from May on?\n\nto Elisabeth: Leave Kolberg alone.\n\n"
    "to all: Peace!\n\nreport\nform\nstatus\nnation Prussia\nmove Keith: Reichenbach\n"
)
DEPUTY_ADDRESS = "deputy@example.net"
DEPUTY = f"deputy Anna {DEPUTY_ADDRESS} from 2 November to 20 November\n"
SOON, LATE = FRIDAY - 6 * HOUR, FRIDAY + 3 * HOUR

DEEDS = {
    "a game is begun": Deed("nothing", _created),
    "all send letters, and a turn is played": Deed("begun", before=lambda table: _rest(table)),
    "talk, press and wishes": Deed("turn two", before=letter(TALK)),
    "a letter accepted in part": Deed(
        "turn two",
        before=letter(
            "accept partial\nnation Prussia\nmove Keith: Reichenbach\nmove Seydlitz: Kassel\nfinal"
        ),
    ),
    "a letter without a token": Deed(
        "turn two", before=letter("nation Prussia\nhold\n", subject="[seven-years] orders")
    ),
    "stages are played, and each is told": Deed("turn two", before=lambda table: _stages_told(table)),
    "away by letter": Deed("turn two", before=letter("away 9 November to 20 November\n")),
    "a deputy by letter begins": Deed("turn two", before=letter(DEPUTY)),
    "a deputy orders and gives up": Deed(
        "turn two", before=lambda table: _deputy_writes(table, "nation Prussia\nhold\ndeputy off\n")
    ),
    "a former deputy writes": Deed("turn two", before=lambda table: _former_deputy_writes(table)),
    "a deputy by command": Deed("turn two", lambda table: _deputy_named(table)),
    "a zone by letter": Deed("turn two", before=letter("zone America/New_York\n")),
    "signs of suits by letter": Deed("turn two", before=letter("suits signs\n")),
    "a language by letter": Deed("turn two", before=letter("language de\n")),
    "a reminder": Deed("turn two", runs=((SOON, None),)),
    "a deadline passes": Deed("turn two", runs=((LATE, None),)),
    "too many are silent": Deed("begun", runs=((LATE, None),)),
    "the moderator lets the late be answered for": Deed(
        "begun",
        lambda table: late.go_on(table.game, LATE),
        before=lambda table: table.at(LATE),
        runs=((LATE + MINUTE, None),),
    ),
    "more time": Deed(
        "turn two", lambda table: deadlines.extend(table.game, "Frederick", 24 * HOUR, MONDAY + MINUTE)
    ),
    "other deadlines": Deed(
        "turn two", lambda table: deadlines.set_timing(table.game, DAYS, "timing.yaml", MONDAY + MINUTE)
    ),
    "time is lost": Deed(
        "turn two",
        before=lambda table: table.at(MONDAY + HOUR, Steady("boot", 1000.0)),
        runs=((LATE, Steady("boot", 1060.0)),),
    ),
    "play is stopped": Deed("turn two", _stopped),
    "play goes on": Deed("turn two", lambda table: hold.go_on(table.game), before=_stopped),
    "the game is taken back": Deed("turn two", _undone),
    "a letter is taken back": Deed("turn two", _undone, before=_wrote),
    "it is taken up again": Deed(
        "turn two", lambda table: redo.redo(table.game, reason=WHY), before=_undone
    ),
    "a word to all": Deed("turn two", lambda table: say.say(table.game, "A happy new year!")),
    "a word to one": Deed("turn two", lambda table: say.say(table.game, "For you alone.", "Frederick")),
    "somebody else plays": Deed("turn two", lambda table: _replaced(table, "Frederick")),
    "a fact is corrected": Deed(
        "turn two", lambda table: fix.fix(table.game, ["pieces.Heinrich.troops=2"], WHY)
    ),
    "a language by command": Deed(
        "turn two", lambda table: language.set_language(table.game, "de", "Frederick")
    ),
    "a zone by command": Deed(
        "turn two", lambda table: zone.set_zone(table.game, "Frederick", "America/New_York")
    ),
    "signs of suits by command": Deed(
        "turn two", lambda table: suits.set_suits(table.game, "Frederick", True)
    ),
    "the rules of a newer program": Deed(
        "turn two", lambda table: go_on.go_on(table.game), around=_newer_program
    ),
    "the moderator looks at a hand": Deed(
        "sealed", lambda table: open_up.open_up(table.game, "report", WHY, "Pompadour")
    ),
    "orders have gone wrong": Deed("war", before=_all_hold, runs=((MONDAY + MINUTE, None),) * 3),
}  # fmt: skip


def _stages_told(table: Timed) -> None:
    """Frederick's stages are over when the next run is, and all are told of them."""
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8") + "played: stages\n", "utf-8")
    letter(final("nation Prussia\nhold\nnation Hanover\nhold\n"))(table)


def _replaced(table: Timed, player: str) -> None:
    substitute.substitute(table.game, player, SUBSTITUTES[player], WHY)


def _deputy_named(table: Timed) -> None:
    days = MONDAY.date(), FRIDAY.date()
    deputy.appoint(table.game, "Frederick", "Anna", DEPUTY_ADDRESS, *days, MONDAY + MINUTE)


def _deputy_writes(table: Timed, text: str) -> None:
    """A deputy has had his first letter, and answers it."""
    table.reply("Frederick", DEPUTY, number=2)
    table.at(MONDAY)
    (subject,) = (str(mail["Subject"]) for mail in table.sent() if mail["To"] == DEPUTY_ADDRESS)
    table.drop(DEPUTY_ADDRESS, f"Re: {subject}", text, "<deputy-1@example.org>")


def _former_deputy_writes(table: Timed) -> None:
    _deputy_writes(table, "nation Prussia\nhold\n")
    deputy.end(table.game, "Frederick", MONDAY)


def _rest(table: Timed) -> None:
    for player in PLAYERS:
        if player != "Frederick":
            table.reply(player, orders(player))


# ----------------------------------------------------------------------------------------- doing them


@contextmanager
def surroundings(deed: Deed | None = None) -> Iterator[None]:
    """Whatever the machine draws for a game is the same each time; and the program that a deed needs."""
    with letters_made_once(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: "5e" * size)
        if deed and deed.around:
            deed.around(patch)
        yield


def started(start: str, folder: Path, changed: Callable[[str], str] = str) -> Timed:
    """The table at which deeds begin; what players write is `changed` before."""
    with surroundings():
        return STARTS[start](folder, changed)


def moved(table: Timed, folder: Path) -> Timed:
    """A copy of the table, somewhere else."""
    shutil.copytree(table.folder, folder)
    other = Timed.__new__(Timed)
    other.__dict__.update(table.__dict__)
    other.folder, other.root, other.game = folder, folder / "games", folder / "games" / "seven-years"
    return other


def prepared(deed: Deed, table: Timed, folder: Path) -> Timed:
    """A copy of the table at which a deed can be done."""
    other = moved(table, folder)
    with surroundings():
        if deed.before:
            deed.before(other)
    return other


def finished(deed: Deed, table: Timed, step: int = 0) -> None:
    """Do a deed, from one of its steps on: first the command, then the runs."""
    with surroundings(deed):
        for act in steps(deed)[step:]:
            act(table)


def steps(deed: Deed) -> list[Doing]:
    """What a deed consists of."""
    runs = [_run(when, steady) for when, steady in deed.runs]
    return [deed.do or (lambda table: None), *runs]


def _run(when: datetime, steady: Steady | None) -> Doing:
    return lambda table: table.at(when, steady)


def log_lines(table: Timed) -> list[bytes]:
    """The whole lines of the game's log; none if there is no game."""
    file = table.game / "log.jsonl"
    return file.read_bytes().split(b"\n")[:-1] if file.exists() else []


def kinds_of_entries(table: Timed) -> list[str]:
    return [entry.kind for entry in state.load(table.game).log.entries]
