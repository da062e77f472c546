"""Writes the manual page from the help of all commands: `make man`, `python -m tools.manpage FILE`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from pbem import __version__
from pbem.cli.commands import GROUPS
from pbem.cli.main import pbem

ENDS = {
    "EXIT STATUS": "0 if all is well, 1 if something was refused or a check failed, 2 if a command is not "
    "one that pbem knows, 75 if a mail on standard input has to be brought again.",
    "FILES": "A game is a folder: log.jsonl is the game, game.yaml shows it, letters and reports are kept "
    "beside them. post.yaml beside the games tells where mail comes from and how it leaves.",
    "LICENSE": "MIT. The rules, names and board facts of the game FRIEDRICH stay their owners'.",
}
"""What stands below the commands."""


def manual() -> str:
    """The page, as `man` reads it."""
    context = click.Context(pbem, info_name="pbem")
    lines = [f'.TH PBEM 1 "" "pbem {__version__}" "User Commands"']
    lines += [".SH NAME", f"pbem {_text('- a play-by-mail moderator for the board game FRIEDRICH')}"]
    lines += [".SH SYNOPSIS", ".B pbem", _text("COMMAND [OPTIONS] [WORDS]")]
    lines += [".SH DESCRIPTION", *_paragraphs(pbem.help or "")]
    for group, rows in GROUPS.items():
        lines.append(f'.SH "COMMANDS: {group.upper()}"')
        for name in rows:
            command = pbem.get_command(context, name)
            assert command, name
            lines += _command(command, click.Context(command, context, info_name=name))
    for title, text in ENDS.items():
        lines += [f".SH {title}", _text(text)]
    return "\n".join(lines) + "\n"


def _command(command: click.Command, context: click.Context) -> Iterator[str]:
    """A command, and those in it if it is a group."""
    usage = " ".join((context.command_path, *command.collect_usage_pieces(context)))
    yield f'.SS "{_text(usage)}"'
    yield from _paragraphs(command.help or "")
    for one in command.get_params(context):
        record = one.get_help_record(context) if isinstance(one, click.Option) else None
        if record and "--help" not in one.opts:
            yield from (".TP", f".B {_text(record[0])}", _text(record[1]))
    for name, inner in getattr(command, "commands", {}).items():
        yield from _command(inner, click.Context(inner, context, info_name=name))


def _paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a help; its examples one below the other."""
    for number, paragraph in enumerate(re.split(r"\n\s*\n", text.strip())):
        words = " ".join(paragraph.split())
        yield from [".PP"] if number else []
        if words.startswith("Example: "):
            yield "Example:"
            for example in words.removeprefix("Example: ").split("; "):
                yield from (".br", _text(example))
        else:
            yield _text(words)


def _text(words: str) -> str:
    """Words in which nothing means anything to `man`."""
    safe = words.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return f"\\&{safe}" if safe[:1] in (".", "'") else safe


def main() -> None:
    """Write the page to the file that is named."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(manual(), "utf-8")


if __name__ == "__main__":
    main()
