"""`pbem completion`: commands, games, nations, players and cities completed by bash, zsh and fish.

The shell asks `pbem` itself with _PBEM_COMPLETE set. Only then are a command's parameters told what they
can be completed to, by their names; nothing of this is imported otherwise.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from pbem.engine.model import Rules

    ParameterType = click.ParamType[Any]
else:
    ParameterType = click.ParamType  # older releases of click do not tell of what

ASKED = "_PBEM_COMPLETE"
"""The variable in which the shell says that it wants to know what may stand here."""

Words = Callable[[str], Iterable[CompletionItem]]
"""What may stand at a place, of what was typed there so far."""


# --------------------------------------------------------------------------- what may stand at a place


def game_items(begun: str) -> list[CompletionItem]:
    """Game folders at most one folder deep; else whatever folders the shell knows."""
    from glob import escape, glob

    from pbem.game.log import NAME

    logs = [path for deep in ("", "/*") for path in glob(f"{escape(begun)}*{deep}/{NAME}")]
    names = sorted({os.path.dirname(path) for path in logs})
    return [CompletionItem(_typed(name)) for name in names] or [CompletionItem(begun, type="dir")]


def nation_items(begun: str) -> list[CompletionItem]:
    """The nations of the game that was named before."""
    return _beginning(begun, _rules().order)


def player_items(begun: str) -> list[CompletionItem]:
    """The players of the game that was named before."""
    return _beginning(begun, [name for name, own in _rules().players.items() if own])


def city_items(begun: str) -> list[CompletionItem]:
    """All cities of the board."""
    return _beginning(begun, sorted(city.title for city in _rules().board.cities))


def scenario_items(begun: str) -> list[CompletionItem]:
    """All scenarios."""
    from pbem.data.rules import scenarios

    return _beginning(begun, scenarios())


def theatre_items(begun: str) -> list[CompletionItem]:
    """The parts of the board that a map can show."""
    from pbem.report.map.frame import FIGHTING, THEATRES

    return _beginning(begun, (*THEATRES, FIGHTING))


def template_items(begun: str) -> list[CompletionItem]:
    """The templates that come with the program."""
    from pbem.data.share import templates_dir

    root = templates_dir()
    return _beginning(begun, sorted(str(path.relative_to(root)) for path in root.rglob("*.*")))


PLACES: dict[str, Words] = {
    "game": game_items,
    "games": game_items,
    "nation": nation_items,
    "player": player_items,
    "sender": player_items,
    "say to": player_items,
    "city name": city_items,
    "start": city_items,
    "end": city_items,
    "scenario": scenario_items,
    "theatre": theatre_items,
    "template": template_items,
}
"""What completes a parameter, by its name, or by its command's and its own where others are called so."""


def _beginning(begun: str, words: Iterable[str]) -> list[CompletionItem]:
    fits = (word for word in words if word.lower().startswith(begun.lower()))
    return [CompletionItem(_typed(word)) for word in fits]


def _typed(word: str) -> str:
    """A word as it is typed. Bash takes what it is given into the line as it is, after `read` has taken half
    of the backslashes away; the others quote by themselves."""
    if not os.environ.get(ASKED, "").startswith("bash"):
        return word
    return "".join(f"\\\\{sign}" if sign in " ()'\"&;$`\\!*?[]<>|#" else sign for sign in word)


def _rules() -> Rules:
    """The rules of the game that is named in the line, of the standard game if it names none; the first line
    of a log says which they are."""
    import json

    from click.shell_completion import split_arg_string

    from pbem.data.rules import rules_for
    from pbem.game.log import NAME

    for word in split_arg_string(os.environ.get("COMP_WORDS", "")):
        try:
            with open(Path(word) / NAME, encoding="utf-8") as log:
                first = json.loads(log.readline())
            agreed = first["told"][0]["created"] if "told" in first else first
            return rules_for(agreed["scenario"])
        except (KeyError, IndexError, TypeError, ValueError, OSError):
            continue
    return rules_for()


# --------------------------------------------------------------------------------- telling the commands


class Completed(ParameterType):
    """A parameter's type that knows besides what may be typed there."""

    def __init__(self, kind: ParameterType, words: Words) -> None:
        self.kind, self.words, self.name = kind, words, kind.name

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As without completion."""
        return self.kind.convert(value, param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """What may stand here."""
        return list(self.words(incomplete))


def completing(command: click.Command) -> click.Command:
    """The command, whose parameters can be completed now."""
    for param in command.params:
        words = PLACES.get(f"{command.name} {param.name}") or PLACES.get(param.name or "")
        if words and not isinstance(param.type, (click.Choice, Completed)):
            param.type = Completed(param.type, words)
    for inner in getattr(command, "commands", {}).values():
        completing(inner)
    return command


# --------------------------------------------------------------------------------------- the command


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.option(
    "--install", is_flag=True, help="Write it where the shell looks for it, instead of printing it."
)
def completion_command(shell: str, install: bool) -> None:
    """Print what makes a shell complete commands, game folders, nations, players and cities.

    Example: pbem completion bash; pbem completion fish
    """
    script = completion_script(shell, click.get_current_context().find_root().command)
    if not install:
        click.echo(script, nl=False)
        return
    from pbem.data.disk import write_file

    place, more = script_place(shell)
    write_file(place, script.encode())
    click.echo(f"Written to {place}. {more}")


def completion_script(shell: str, program: click.Command) -> str:
    """The script by which a shell completes the words of a program."""
    from click.shell_completion import get_completion_class

    completion = get_completion_class(shell)
    assert completion, shell
    script = completion(program, {}, "pbem", ASKED)
    text = (script.source_template % script.source_vars()).lstrip("\n")
    return text.replace(*_WHOLE) if shell == "fish" else text


_WHOLE = 'string split ","', 'string split --max 1 ","'
"""In the script for fish: a command's description is told whole, also behind a comma in it."""


def script_place(shell: str) -> tuple[Path, str]:
    """The file in which a shell looks for it, and what else has to be done."""
    home = Path.home()
    data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    if shell == "bash":
        folder = data / "bash-completion" / "completions"
        return folder / "pbem", "A new bash knows it, if the package bash-completion is there."
    if shell == "fish":
        return config / "fish" / "completions" / "pbem.fish", "A new fish knows it."
    ready = "fpath=(~/.zfunc $fpath); autoload -Uz compinit; compinit"
    return home / ".zfunc" / "_pbem", f"Put this into ~/.zshrc if it is not there yet: {ready}"
