"""The command `pbem`: imports only the command that was typed, so that help is instant."""

from __future__ import annotations

import atexit
import gc
import os
import sys
import threading
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from pbem import __version__, compiling
from pbem.cli.commands import COMMANDS, GROUPS

if TYPE_CHECKING:
    import re
    from collections.abc import Callable
    from types import CodeType

SELDOM = 400_000
"""So many records are made before unused ones are looked for: to check a letter late in a game makes a
quarter of them, and to look once takes a tenth of such a command."""


class Lazy(click.Group):
    """A group that knows its commands' names and imports a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, group by group."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command itself."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"pbem.cli.{COMMANDS[cmd_name].file}")
        command: click.Command = getattr(module, f"{cmd_name.replace('-', '_')}_command")
        return _completing(command) if "_PBEM_COMPLETE" in os.environ else command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The lists in `pbem --help`, group by group, made without importing any of them."""
        width = max(map(len, COMMANDS))
        for group, rows in GROUPS.items():
            with formatter.section(group):
                formatter.write_dl([(f"{name:{width}}", row.says) for name, row in rows.items()])


def _completing(command: click.Command) -> click.Command:
    """The command for a shell that asks what may be typed."""
    from pbem.cli.learn.completion import completing

    return completing(command)


@click.command(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="pbem")
def pbem() -> None:
    """The moderator's desk for the board game FRIEDRICH, played by mail.

    Example: pbem new games/mine; pbem submit games/mine letters/*; pbem resolve games/mine
    """


def run() -> None:
    """`pbem` from a shell. When all is done and written the process ends at once: to take apart what a
    command has made, record by record, took a fifth of its time."""
    compiling.compile_by(compiling.Ways(_pattern, _method, _table))
    if sys.argv[1:2] and sys.argv[1] in COMMANDS:
        _remember_modules()
    try:
        main()
    except SystemExit as end:
        if not isinstance(end.code, int | None) or threading.active_count() > 1:
            raise
        atexit._run_exitfuncs()
        if not _all_written():
            raise
        os._exit(end.code or 0)


def _remember_modules() -> None:
    """Have modules come from this user's cache: what a command loads, but not `pbem --help`."""
    from pbem.data.module_memory import use

    use()


def _pattern(text: Any, flags: int) -> re.Pattern[Any]:
    """A pattern as this user's earlier commands compiled it."""
    from pbem.data.pattern_memory import compile_or_recall

    return compile_or_recall(text, flags)


def _method(text: str) -> CodeType:
    """The code of a record's method as this user's earlier commands compiled it."""
    from pbem.data.method_memory import compile_or_recall

    return compile_or_recall(text)


def _table(name: str, make: Callable[[], Any]) -> Any:
    """A table of words as this user's earlier commands made it."""
    from pbem.data.table_memory import make_or_recall

    return make_or_recall(name, make)


def _all_written() -> bool:
    """Write out what waits to be; whether it could be. If not, the interpreter says so when it ends."""
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream:
                stream.flush()
    except (OSError, ValueError):
        return False
    return True


def main() -> None:
    """Run a command. Errors of users and files become a message and exit code 1 or 2, here alone."""
    gc.set_threshold(SELDOM)
    try:
        sys.exit(pbem.main(standalone_mode=False) or 0)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except click.Abort:
        sys.exit("Stopped.")
    except BrokenPipeError:
        sys.exit(1)
    except Exception as error:
        if not _is_ours(error):
            _leave_quietly(error)
            raise
        sys.exit(f"pbem: {_explained(error)}")


def _is_ours(error: Exception) -> bool:
    """Whether an error is one that its text explains to the user."""
    from pbem.cli.errors import EXPLAINED

    return isinstance(error, EXPLAINED)


def _leave_quietly(error: Exception) -> None:
    """Exit if the text of an error that nobody foresaw may tell secrets of a sealed game."""
    from pbem.cli.errors import code_lines, names_sealed_game

    if names_sealed_game(sys.argv[1:]):
        sys.exit(
            f"{code_lines(error)}pbem: {type(error).__name__}. Its text may be secret, and is not shown."
        )


def _explained(error: Exception) -> str:
    """The error in words; what the system refused begins with the file it is about."""
    from pbem.game.troubles import explain

    return explain(error)
