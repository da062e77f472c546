"""README and docs: every command in them runs and prints what is shown, and every help has an example."""

from __future__ import annotations

import atexit
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import click
import pytest

from pbem.cli.commands import COMMANDS, GROUPS
from pbem.cli.main import pbem
from pbem.data.rules import rules_for
from pbem.orders.reading.parse import parse
from support.command_line import Ran, run

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
BLOCK = re.compile(r"^```(console|yaml|jinja|orders)(?: (\S+))?\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
HEAVY = ("yaml", "jinja2", "jsonschema")


# ------------------------------------------------------------------------------- the pages are played


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_does_what_it_shows(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page in order, in one folder: files (```yaml NAME) are written, commands are run."""
    for name in ("games/example", "tests/letters"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PBEM_KEYS", "keys")
    for kind, name, text in BLOCK.findall(page.read_text("utf-8")):
        if kind == "console":
            for command, shown in typed(text):
                play(command, shown)
        elif name:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_text(text, "utf-8")


def typed(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a block with the output shown under it."""
    for part in block.split("$ ")[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def play(command: str, shown: str) -> None:
    """Run a command as a shell would: `# exits with 1` if it is refused, `> FILE` keeps what it prints."""
    words = shlex.split(command, comments=True)
    target = words[-1] if ">" in words else None
    words = words[: words.index(">")] if target else words
    assert words[0] == "pbem", command
    ran = example() if words == DEMO else run(*(one for word in words[1:] for one in globbed(word)))
    assert ran.code == int(command.endswith("# exits with 1")), (command, ran)
    if target:
        Path(target).write_text(ran.out, "utf-8")
    if shown.strip():
        assert pattern(shown).fullmatch(ran.out + ran.err), f"{command}\n{ran.out}{ran.err}"


DEMO = ["pbem", "demo", "--into", "seven-years", "--no-site"]


def example() -> Ran:
    """The demo of the example game, which several pages begin with, in this folder: it is played once."""
    played, ran = _example()
    shutil.copytree(played, "seven-years")
    return ran


@cache
def _example() -> tuple[Path, Ran]:
    kept = Path(mkdtemp())
    atexit.register(shutil.rmtree, kept, ignore_errors=True)
    with chdir(kept):
        return kept / "seven-years", run(*DEMO[1:])


def globbed(word: str) -> list[str]:
    return sorted(map(str, Path().glob(word))) if "*" in word else [word]


def pattern(shown: str) -> re.Pattern[str]:
    """Output as shown: `...` alone on a line stands for any lines, elsewhere for any text."""
    lines = [
        "(?:.*\n)*?" if line == "..." else re.escape(line).replace(r"\.\.\.", ".*") + "\n?"
        for line in shown.splitlines()
    ]
    return re.compile("".join(lines))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_orders_on_a_page_are_read(page: Path) -> None:
    for kind, _, text in BLOCK.findall(page.read_text("utf-8")):
        sheet = parse(list(enumerate(text.splitlines(), 1)), rules_for())
        assert kind != "orders" or (sheet.parts and not sheet.faults and not sheet.skipped)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


# ------------------------------------------------------------------------------------------- the help


def examples(command: str) -> list[list[str]]:
    """The words of each example in a command's help, after `pbem COMMAND`."""
    _, _, text = run(command, "--help").out.partition("Example:")
    typed = [shlex.split(one) for one in text.partition("\n\n")[0].split(";")]
    assert all(words[:2] == ["pbem", command] for words in typed), f"pbem {command} --help shows no example"
    return [words[2:] for words in typed]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example_that_parses(command: str) -> None:
    found = pbem.get_command(click.Context(pbem), command)
    assert found
    assert all(found.make_context(command, words) for words in examples(command))


POST = "moderator: {address: moderator@example.org}\ntoken_key: ../token.key\nin: []\nout: {files: ../out}\n"
TIMING = "zone: Europe/Berlin\ndeadline: {days: [Tuesday, Friday], at: 20:00}\n"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[bool, Path]:
    """A folder with a game at the start of turn 2 and all that the examples name, by whether it is sealed."""
    return {sealed: laid(tmp_path_factory.mktemp("table"), sealed) for sealed in (False, True)}


def laid(folder: Path, sealed: bool) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("PBEM_KEYS", "keys")
        more = ["--sealed"] if sealed else []
        run("new", "games/seven-years", "--player", "Frederick=frederick@example.org", *more)
        run("submit", "games/seven-years", *sorted((ROOT / "tests/letters/turn-1").iterdir()))
        run("resolve", "games/seven-years")
        Path("games/post.yaml").write_text(POST)
        Path("timing.yaml").write_text(TIMING)
        run("settings", "games/seven-years", "timing.yaml")
        run("say", "games/seven-years", "There is something to take up again.")
        run("undo", "games/seven-years")
        Path("letters").mkdir()
        for name in ("otto.eml", "letters/otto.eml"):
            Path(name).write_text("From: frederick@example.org\n\nnation Prussia\nmove Keith: Breslau\n")
    return folder


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "demo"])
def test_the_example_in_the_help_runs(
    command: str, tables: dict[bool, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if command != "new":
        shutil.copytree(tables[command == "open"], tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PBEM_KEYS", "keys")
    for words in examples(command):
        ran = run(command, *(one for word in words for one in globbed(word)))
        assert ran.code == 0, ran


def test_every_option_is_explained() -> None:
    for name in COMMANDS:
        found = pbem.get_command(click.Context(pbem), name)
        assert found
        options = [one for one in found.params if isinstance(one, click.Option)]
        assert all(option.help for option in options), name


def test_the_guide_names_every_command_for_programs() -> None:
    chapter = (ROOT / "docs/moderator.md").read_text("utf-8").partition("## For programs")[2]
    told, _, rest = chapter.partition("have `--json`")
    found = {name: pbem.get_command(click.Context(pbem), name) for name in COMMANDS}
    able = {name for name, one in found.items() if one and any("--json" in each.opts for each in one.params)}
    assert set(re.findall(r"`(\S+)`", told)) == able and "`report`" in rest


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["resolve", "--help"], ["new", "--help"]])
def test_help_needs_nothing_heavy(words: list[str]) -> None:
    code = (
        "import sys\nfrom pbem.cli.main import main\n"
        f"try: main()\nfinally: print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=True)
    assert ran.stdout.endswith("[]\n")


def test_help_lists_every_command_in_its_group() -> None:
    lists = re.split(r"^(\w+):\n", run("--help").out, flags=re.MULTILINE)
    listed = {
        group: re.findall(r"^  (\S+)", rows, re.MULTILINE)
        for group, rows in zip(lists[1::2], lists[2::2], strict=True)
    }
    assert {group: listed[group] for group in GROUPS} == {group: list(rows) for group, rows in GROUPS.items()}
    assert list(GROUPS) == ["Play", "Look", "Post", "Correct", "Learn"]


def test_a_command_lies_in_the_folder_of_its_group() -> None:
    for group, rows in GROUPS.items():
        assert {row.file.partition(".")[0] for row in rows.values()} == {group.lower()}


# ------------------------------------------------------------------------------------- what they say


def test_the_first_screen_tells_what_it_is_and_how_to_begin() -> None:
    first = "\n".join((ROOT / "README.md").read_text("utf-8").splitlines()[:45])
    assert all(word in first for word in ("FRIEDRICH", "pipx install .", "make demo", "pbem new"))
