"""The templates' environment, strict about names, with the few filters that hold no wording: Jinja2, or for
the program's own templates what stands in for it (`filling`).

Templates are written in English, each sentence a message: `_("Turn %(turn)s begins.", turn=2)`, with
`ngettext` for numbers and `pgettext` where a word has more than one translation. An environment speaks one
language.

Jinja2 is imported when a letter is made that needs it, so that no other command pays for it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any, Protocol

from pbem.engine.model import MOST_TROOPS
from pbem.report.document import Document, foreign, read_markup
from pbem.report.front import cut
from pbem.report.layout import TIED, WIDTH, laid_out, one_line, tied, with_minus
from pbem.report.suit_signs import face, suit_sign, with_letters, with_signs
from pbem.report.writers.text import text

if TYPE_CHECKING:
    from jinja2 import Environment

    from pbem.data.template_cache import WholeFiles
    from pbem.data.tongues import Tongue


Folder = str | PathLike[str]


class Template(Protocol):
    """Makes a text of facts."""

    def render(self, *args: Any, **kwargs: Any) -> str:
        """The text."""


class Templates(Protocol):
    """Where the templates of letters are, in one language: Jinja2's environment, or what stands in for it."""

    @property
    def filters(self) -> MutableMapping[str, Any]:
        """The filters by name."""

    @property
    def globals(self) -> MutableMapping[str, Any]:
        """What every template knows, by name."""

    def get_template(self, name: str) -> Template:
        """A template by its name."""


def environment(
    folders: Iterable[Folder], cache: Folder | None = None, language: str = "en", signs: bool = False
) -> Environment:
    """Finds templates in the folders, in that order: a moderator's own come first. They speak `language`, and
    show suits as `signs` in plain text too, or there as letters.

    Compiled templates are kept in the folder `cache` if there is one; it is made if need be. The first
    letter of a process then comes some 130 ms sooner. What is kept depends on nothing but the templates:
    they are translated when they are used.
    """
    from jinja2 import FileSystemLoader, StrictUndefined

    from pbem.report.template_errors import LocatingEnvironment

    env = LocatingEnvironment(
        loader=FileSystemLoader(list(folders)),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        extensions=["jinja2.ext.i18n"],
        auto_reload=False,
        bytecode_cache=_cache(cache) if cache is not None else None,
    )
    _furnish(env, signs)
    _speak(env, language)
    return env


def programs_own(folder: Folder, language: str = "en", signs: bool = False) -> Templates:
    """The same for the program's own templates alone, in their folder: they are filled in without Jinja2 once
    it has written their code. So a process has its first letter some 15 ms sooner."""
    from pbem.report.filling.own_templates import OwnTemplates

    own = OwnTemplates(os.fspath(folder), lambda: environment([folder]))
    _furnish(own, signs)
    own.speak(_tongue(language))
    own.filters.update(_spoken_names(_tongue(language)))
    return own


def _furnish(env: Templates, signs: bool) -> None:
    """What templates know and use besides what Jinja2 has."""
    env.filters.update(FILTERS)
    env.globals["most_troops"] = MOST_TROOPS
    env.globals[SIGNS] = signs
    env.filters["commented"] = partial(_commented, env)


SIGNS = "suit_signs"
"""Under this name an environment knows whether plain text shows suits as signs."""


def _shown(env: Templates, made: str) -> str:
    """What a template made, with signs for the marks of suits if plain text is to have them too."""
    return with_signs(made) if env.globals[SIGNS] else made


def _tongue(language: str) -> Tongue:
    from pbem.data.tongues import tongue

    return tongue(language).showing(face)


def _speak(env: Environment, language: str) -> None:
    """The messages of a language: `_`, `ngettext`, `pgettext`; `|say` what Python said, `|named` names."""
    spoken = _tongue(language)
    env.install_gettext_callables(  # type: ignore[attr-defined]  # the extension puts it there
        spoken.gettext, spoken.ngettext, newstyle=True, pgettext=spoken.pgettext
    )
    env.filters.update({name: _filter(say) for name, say in _spoken_names(spoken).items()})


def _spoken_names(spoken: Tongue) -> dict[str, Callable[..., str]]:
    """The filters that speak a language. Templates give them first what they know themselves."""
    return {
        "say": lambda context, text: spoken.say(text),
        "named": lambda context, *facts: _named(spoken, *facts),
    }


def _filter(say: Callable[..., str]) -> Callable[..., str]:
    """A filter that Jinja2 does not compute when it compiles: that would be kept for all languages."""
    from jinja2 import pass_context

    return pass_context(say)


def _named(spoken: Tongue, name: object, case: str = "") -> str:
    """A name of the game, in a case if one is given (nom, gen, dat, acc). English has an article and `'s`."""
    if not case or spoken.language != "en":
        return spoken.name(str(name), case)
    shown = f"the {name}" if name == "Imperial Army" else str(name)
    return shown + ("'" if shown.endswith("s") else "'s") if case == "gen" else shown


def _cache(folder: Folder) -> WholeFiles | None:
    """The cache in a folder; none if the folder cannot be made or written."""
    from pbem.data.template_cache import WholeFiles

    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
    except OSError:
        return None
    return WholeFiles(os.fspath(folder)) if os.access(folder, os.W_OK) else None


def render(env: Templates, template: str, facts: Mapping[str, Any]) -> str:
    """A template as plain text, wrapped to the columns of a mail."""
    return text(document(env, template, facts))


KEPT = "\x1d"
"""Stands in a template's text for lines that are put in unchanged."""


def render_as_it_is(env: Templates, template: str, facts: Mapping[str, Any], kept: Sequence[str] = ()) -> str:
    """A template that is plain text already, like an order form, wrapped to the columns of a mail. The
    `kept` lines are not: a line of orders is never broken."""
    lines = [one_line(env.filters["say"](None, line)) for line in kept]
    made = env.get_template(template).render(**facts, kept=KEPT if kept else "", kept_lines=lines)
    text = laid_out(with_letters(_shown(env, made)))
    return text.replace(KEPT, "\n".join(lines))


def document(env: Templates, template: str, facts: Mapping[str, Any]) -> Document:
    """A template as a document, which every writer can write."""
    return cut(read_markup(_shown(env, env.get_template(template).render(facts))))


# ------------------------------------------------------------------------------------------- filters


def signed(score: int) -> str:
    """A score with its sign: `+3`, `-3`, `0`."""
    return f"{score:+d}" if score else "0"


def left(value: object, width: int) -> str:
    """Filled up with spaces to the right."""
    return str(value).ljust(width)


def right(value: object, width: int) -> str:
    """Filled up with spaces to the left."""
    return str(value).rjust(width)


def way(titles: Iterable[str]) -> str:
    """Cities in a row; lines break after the dashes only."""
    return f"{TIED}- ".join(tied(title) for title in titles)


def varied(number: int, choices: Sequence[str]) -> str:
    """One of several wordings, always the same for the same number."""
    return choices[number % len(choices)]


def tied_numbers(text: str) -> str:
    """Numbers stay on the line of the word they belong to: `Keith 4`."""
    return re.sub(r"(?<=\w) (?=\d)", TIED, text)


def _commented(env: Templates, markup: str) -> str:
    """Markup laid out as text, every line marked as a note in an order form."""
    lines = text(read_markup(_shown(env, markup)), WIDTH - 2).splitlines()
    return "".join(f"# {line}\n" if line else "\n" for line in lines)


def capital(text: str) -> str:
    """With a capital letter at the beginning, the rest as it is."""
    return text[:1].upper() + text[1:]


def told_once(lines: Iterable[str]) -> list[str]:
    """`Prussia: ...` and `Hanover: ...` as `Prussia, Hanover: ...` where the rest is the same; other lines as
    they are, in the order of the first of each."""
    names: dict[tuple[str, str], list[str]] = {}
    for line in lines:
        name, colon, rest = line.partition(": ")
        names.setdefault((colon, rest) if colon else ("", line), []).append(name)
    return [
        ", ".join(dict.fromkeys(found)) + colon + (rest if colon else "")
        for (colon, rest), found in names.items()
    ]


FILTERS = {
    "capital": capital,
    "counted": tied_numbers,
    "face": face,
    "left": left,
    "minus": with_minus,
    "one_line": foreign,
    "right": right,
    "signed": signed,
    "suit_sign": suit_sign,
    "tied": tied,
    "told_once": told_once,
    "varied": varied,
    "way": way,
}
