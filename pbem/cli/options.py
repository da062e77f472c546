"""What many commands have in common: the game they are about, `--json` and what it prints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pbem.rows import NamedTuple

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from pbem.engine.model import Game

    ParameterType = click.ParamType[Any]
else:
    ParameterType = click.ParamType  # older releases of click do not tell of what

GAME = click.argument("game", type=click.Path(path_type=Path))
JSON = click.option("--json", "as_json", is_flag=True, help="For programs.")


class LanguageType(ParameterType):
    """A language's code, from that or from its name: `de`, `German`, `Deutsch`."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The code. Raises click.BadParameter, with the languages there are, if it is none."""
        from pbem.game.errors import FolderError
        from pbem.game.languages import language_named

        try:
            return language_named(value)
        except FolderError as error:
            self.fail(str(error), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The codes."""
        from click.shell_completion import CompletionItem

        from pbem.data.tongues import LANGUAGES

        codes = (code for code in LANGUAGES if code.startswith(incomplete.lower()))
        return [CompletionItem(code, help=LANGUAGES[code]) for code in codes]


class RoleLanguage(LanguageType):
    """A language, or a role with hers: the role, or None, and the code."""

    name = "[role=]language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The pair. Raises click.BadParameter as for a language alone."""
        if isinstance(value, tuple):
            return value
        role, _, language = value.rpartition("=")
        return role.strip() or None, super().convert(language, param, ctx)


def language_option(text: str, default: str | None = None) -> Callable[[Any], Any]:
    """The option `--language` of a command: what it is the language of."""
    about = f"{text} en (English) or de (German)."
    return click.option("--language", type=LanguageType(), default=default, help=about)


def print_json(facts: object) -> None:
    """Print facts for programs, as JSON that people can read too."""
    import json

    click.echo(json.dumps(facts, ensure_ascii=False, indent=2))


def turn_of(game: Game, turn: int | None, otherwise: int | None = None) -> int:
    """The turn that `--turn` names; if it was not given `otherwise`, or the turn being played. Raises
    click.BadParameter if the game has not come to it."""
    if turn is None:
        return game.turn if otherwise is None else otherwise
    if not 0 <= turn <= game.turn:
        raise click.BadParameter(f"turn {turn} is not among 0 to {game.turn}.", param_hint="--turn")
    return turn


def counted(number: int, what: str) -> str:
    """`1 shuffle`, `2 shuffles`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def given_text(text: str, what: str) -> str:
    """A text that has to say something. Raises click.BadParameter if it is empty."""
    if not text.strip():
        raise click.BadParameter(f"{what} is empty.")
    return text.strip()


class LetterAnswer(NamedTuple):
    """What is shown of a letter that was judged: facts for programs, text, and whether all of it is well."""

    facts: dict[str, Any]
    text: str
    fine: bool


INTO = click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    default=None,
    metavar="DIR",
    help="With --dry-run: lay every letter, report and mail that would be written into this folder.",
)


def require_dry_run(into: Path | None, dry_run: bool) -> Path | None:
    """The folder that was named. Raises click.UsageError if there is to be no dry run."""
    if into and not dry_run:
        raise click.UsageError("--into goes with --dry-run.")
    return into


def laid_words(into: Path, files: Sequence[Path]) -> str:
    """What was laid into a folder."""
    mails = sum(path.suffix == ".eml" for path in files)
    return f"{into}: {counted(mails, 'mail')} and {counted(len(files) - mails, 'other file')}."
