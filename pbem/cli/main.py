"""The command `pbem`: imports only the command that was typed, so that help is instant."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from pbem import __version__

COMMANDS = {
    "new": ("games", "Start a game in a folder."),
    "check": ("letters", "Judge letters against a game; nothing changes."),
    "submit": ("letters", "Take in letters: keep them, file their orders, write receipts."),
    "resolve": ("letters", "Play as far as the orders reach and write the reports."),
    "bot": ("bot", "Let a program answer for an absent player."),
    "status": ("status", "Show where a game stands and whom it waits for."),
    "report": ("report", "Print a player's report, or the public summary."),
    "map": ("map", "Draw the map of a turn, as SVG or PNG."),
    "form": ("report", "Print a nation's order form, ready to be filled in."),
    "order-desk": ("order_desk", "Write the page on which a player clicks his orders together."),
    "log": ("log", "Print what happened, and which letter it came from."),
    "post": ("post", "Print a turn to be pasted into a forum."),
    "site": ("site", "Write a game's pages: one for everybody, one for each player."),
    "state": ("games", "Print the whole position, secrets included."),
    "undo": ("games", "Take a game back to an earlier entry of its log."),
    "say": ("moderator", "Say something to all players, or to one."),
    "substitute": ("moderator", "Let somebody else play a player's part."),
    "language": ("language", "Set the language of a player's letters, or of the game."),
    "fix": ("moderator", "Correct a fact of the game, and tell the players why."),
    "open": ("sealed", "Show secrets of a sealed game, and tell all players that you looked."),
    "export": ("games", "Pack a game into one file that settles a dispute."),
    "replay": ("games", "Decide every logged answer again and name the first difference."),
    "verify": ("games", "Deal every card again from the seed and check the log."),
    "run": ("mailboxes", "Mail in, turns played, letters out: for cron."),
    "collect": ("mailboxes", "Take in mail from the mailboxes."),
    "send": ("mailboxes", "Send what waits in the outboxes."),
    "settings": ("deadlines", "Set the deadlines of a game."),
    "pause": ("deadlines", "Stop the clocks of a game."),
    "resume": ("deadlines", "Let the clocks go on."),
    "away": ("deadlines", "Announce a player's absence."),
    "doctor": ("doctor", "Check that a game folder is whole, and say how to mend it."),
    "city": ("board", "Show a city: roads, sector, country, objective."),
    "path": ("board", "Show the shortest way between two cities."),
    "rules": ("rules", "Look up the Cards of Fate and the orders."),
    "conformance": ("conformance", "Play the cases that show what the rules say."),
    "templates": ("templates", "Look at the letters' templates, and copy one to change it."),
    "completion": ("completion", "Make the shell complete commands, games, nations and cities."),
    "demo": ("demo", "Play the example game, or games of bots, in a temporary folder."),
}
"""Every command: the module it lives in, and one line of help."""


class Lazy(click.Group):
    """A group that knows its commands' names and imports a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order in which a game needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command itself."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"pbem.cli.{COMMANDS[cmd_name][0]}")
        command: click.Command = getattr(module, f"{cmd_name.replace('-', '_')}_command")
        return _completing(command) if "_PBEM_COMPLETE" in os.environ else command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list in `pbem --help`, made without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


def _completing(command: click.Command) -> click.Command:
    """The command for a shell that asks what may be typed."""
    from pbem.cli.completion import completing

    return completing(command)


@click.command(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="pbem")
def pbem() -> None:
    """The moderator's desk for the board game FRIEDRICH, played by mail.

    Example: pbem new games/mine; pbem submit games/mine letters/*; pbem resolve games/mine
    """


def main() -> None:
    """Run a command. Errors of users and files become a message and exit code 1 or 2, here alone."""
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
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)
