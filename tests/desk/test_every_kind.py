"""Every kind of log entry and every kind of mail, killed at its points and in two worlds.

The kinds are read from the program: one without a deed in `tests/support/play_by_mail/deeds.py` fails.
A deed that is killed and done again leaves the same bytes as one that nobody killed. With other secrets of
one player it leaves all others the same mails (R41).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import pbem.desk
from pbem.desk.look import doctor
from pbem.desk.out import talk_mail
from pbem.desk.out.mails import outbox
from pbem.game import state
from pbem.game.entries import KINDS
from support.play_by_mail.breaker import Breaker, Killed, broken
from support.play_by_mail.broken_run import Tree, tree
from support.play_by_mail.deeds import (
    DEEDS,
    DEPUTY_ADDRESS,
    SUBSTITUTES,
    Deed,
    finished,
    kinds_of_entries,
    log_lines,
    prepared,
    started,
    steps,
    surroundings,
)
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.readable_mail import readable
from support.play_by_mail.timed_table import Timed

POINTS = 2
"""At so many of its points each deed is killed in the quick test; `make slow` takes them all."""

Tables = Callable[[str], Timed]


class Done(NamedTuple):
    """A table after a deed; how many lines its log had before it, and which mails lay there."""

    table: Timed
    lines: int
    mails: set[str]


@pytest.fixture(scope="module", autouse=True)
def _keys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Where the key of the sealed game lies."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PBEM_KEYS", str(tmp_path_factory.mktemp("keys")))
        yield


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    """The tables at which deeds begin, each made once."""
    folder = tmp_path_factory.mktemp("tables")
    return cache(lambda start: started(start, folder / start.replace(" ", "-")))


@pytest.fixture(scope="module")
def done(tables: Tables, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Done]:
    """Each deed done once, by its name."""
    folder = tmp_path_factory.mktemp("done")

    @cache
    def table(name: str) -> Done:
        deed = DEEDS[name]
        ready = prepared(deed, tables(deed.start), folder / str(list(DEEDS).index(name)))
        lines, names = len(log_lines(ready)), set(mail_names(ready))
        finished(deed, ready)
        return Done(ready, lines, names)

    return table


# ----------------------------------------------------------------------------------- that none is left out


def test_every_kind_of_entry_and_of_mail_has_a_deed(done: Callable[[str], Done]) -> None:
    entries, mails = set(), set()
    for deed_name, deed in DEEDS.items():
        table, lines, names = done(deed_name)
        sealed = deed.start == "sealed"
        entries |= {"opened"} if sealed and "opened" in kinds_of_entries(table) else set()
        entries |= set() if sealed else set(kinds_of_entries(table)[lines:])
        mails |= {kind_of(name) for name in mail_names(table) if name not in names}
    assert entries == set(KINDS)
    assert mails == set(mail_kinds())


def mail_names(table: Timed) -> list[str]:
    """The mails of a game, sent or not, by their names in its outbox."""
    return outbox(state.load(table.game)).names() if table.game.exists() else []


def kind_of(name: str) -> str:
    """`000062-maria-theresa-asked_report.eml` is of the kind `asked`."""
    found = re.fullmatch(r"\d{6}-.+-([a-z]+)(_.*)?\.eml", name)
    assert found, name
    return found[1]


def mail_kinds() -> Iterator[str]:
    """The kinds of mail that the program can write: what its code hands to the functions that name a mail."""
    for file in sorted(Path(pbem.desk.__file__).parent.rglob("*.py")):
        code = ast.parse(file.read_text("utf-8"))
        own = {
            one.targets[0].id: one.value
            for function in ast.walk(code)
            for one in (function.body if isinstance(function, ast.FunctionDef | ast.Module) else ())
            if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)
        }
        for call in ast.walk(code):
            if isinstance(call, ast.Call) and (at := KIND_AT.get(called(call))) is not None:
                kind = call.args[at]
                yield written(own.get(kind.id, kind) if isinstance(kind, ast.Name) else kind, file)
    yield kind_of(f"000000{talk_mail.ENDING}")


KIND_AT = {"put_mail": 4, "put_to": 4, "mail_moderator": 3}
"""Where the functions that name a mail are handed its kind."""


def called(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def written(kind: ast.expr, file: Path) -> str:
    """The first word of a kind as the code has it."""
    if isinstance(kind, ast.Call) and isinstance(kind.func, ast.Attribute):
        kind = kind.func.value
    if isinstance(kind, ast.JoinedStr):
        kind = kind.values[0]
    text = kind.value if isinstance(kind, ast.Constant) else NAMED.get(getattr(kind, "id", ""))
    assert isinstance(text, str), f"{file.name}, line {kind.lineno}: of which kind is this mail?"
    return text.partition("_")[0]


NAMED = {"PRESS": "press"}
"""Kinds that have a name in another file."""


def test_mails_are_put_into_the_outbox_nowhere_else() -> None:
    """Else there could be a kind that the list above does not know."""
    found = {
        file.name
        for file in Path(pbem.desk.__file__).parent.rglob("*.py")
        if re.search(r"outbox\(\w+\)\.put\(", file.read_text("utf-8"))
    }
    assert found == {"mails.py", "moderators_mail.py", "talk_mail.py"}


# ---------------------------------------------------------------------------------------------- killed


def whole(deed: Deed, table: Timed) -> tuple[list[str], Tree]:
    """The points of a deed that nobody kills, and what lies there after it. One more run then sends nothing,
    the folder is well, and so is any other with the same bytes."""
    with broken(Breaker()) as breaker:
        finished(deed, table)
    assert not breaker.doubled()
    points, after = breaker.points, tree(table.folder)
    with broken(Breaker()) as breaker:
        finished(deed, table, len(steps(deed)) - 1)
    assert not breaker.sent
    with surroundings(deed):
        assert all(finding.harmless for finding in doctor.examine(table.game))
    return points, after


def killed(deed: Deed, table: Timed, at: int) -> Tree:
    """What lies there if a deed is killed at a point, and done again unless the log has it already."""
    before, done = log_lines(table), 0
    with pytest.raises(Killed), broken(Breaker(at)), surroundings(deed):
        for act in steps(deed):
            act(table)
            done += 1
    again = done > 0 or log_lines(table) == before
    finished(deed, table, done if again else 1)
    return tree(table.folder)


def check(name: str, tables: Tables, tmp_path: Path, points: int | None) -> None:
    deed = DEEDS[name]
    ready = prepared(deed, tables(deed.start), tmp_path / "ready")
    found, after = whole(deed, prepared(Deed(deed.start), ready, tmp_path / "whole"))
    every = max(1, len(found) // points) if points else 1
    for at in range(max(1, every // 2), len(found) + 1, every):
        table = prepared(Deed(deed.start), ready, tmp_path / str(at))
        assert killed(deed, table, at) == after, (name, at, found[at - 1])


@pytest.mark.parametrize("name", DEEDS)
def test_what_is_killed_is_made_good(name: str, tables: Tables, tmp_path: Path) -> None:
    check(name, tables, tmp_path, POINTS)


@pytest.mark.slow
@pytest.mark.parametrize("name", DEEDS)
def test_what_is_killed_at_any_point_is_made_good(name: str, tables: Tables, tmp_path: Path) -> None:
    check(name, tables, tmp_path, None)


# ------------------------------------------------------------------------------------------- two worlds

WORLDS = {
    "Frederick": ("setup Friedrich 8, Winterfeldt 3, ", "setup Friedrich 3, Winterfeldt 8, "),
    "Elisabeth": ("setup Saltikov 6, Fermor 4, ", "setup Saltikov 4, Fermor 6, "),
}
"""What each player's letter has in one world and in the other."""
KNOWN = {"begun": ("Frederick",), "turn two": ("Frederick", "Elisabeth"), "war": ("Frederick",)}
"""Who has a secret at the tables; before the game there is none, and of a sealed one below."""


@pytest.fixture(scope="module")
def other_tables(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str], Timed]:
    """The tables with other secrets of a player."""
    folder = tmp_path_factory.mktemp("others")

    @cache
    def table(start: str, player: str) -> Timed:
        old, new = WORLDS[player]
        name = f"{start}-{player}".replace(" ", "-")
        return started(start, folder / name, lambda text: text.replace(old, new))

    return table


def mails_of(table: Timed) -> dict[str, list[bytes]]:
    """What was sent at a table, by whom it goes to."""
    found: dict[str, list[bytes]] = {}
    for mail in table.sent():
        found.setdefault(str(mail["To"]), []).append(readable(mail))
    return found


@pytest.mark.parametrize("name", [name for name, deed in DEEDS.items() if deed.start in KNOWN])
def test_no_mail_tells_of_anothers_secrets(
    name: str,
    tables: Tables,
    done: Callable[[str], Done],
    other_tables: Callable[[str, str], Timed],
    tmp_path: Path,
) -> None:
    deed = DEEDS[name]
    mails = mails_of(done(name).table)
    for player in KNOWN[deed.start]:
        table = other_tables(deed.start, player)
        first, second = (state.load(one.game) for one in (tables(deed.start), table))
        assert first.game != second.game or first.filed != second.filed
        ready = prepared(deed, table, tmp_path / player)
        finished(deed, ready)
        found = mails_of(ready)
        differ = {to for to in {**mails, **found} if mails.get(to) != found.get(to)}
        deputies = {DEPUTY_ADDRESS} if player == "Frederick" else set()
        assert differ <= {PLAYERS[player], SUBSTITUTES[player], *deputies}
