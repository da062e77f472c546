"""The page that lists the games of a folder, each with where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING
from urllib.parse import quote

from pbem.pages.site_style import STYLE, site_style
from pbem.pages.sources import for_html
from pbem.records import dataclass
from pbem.report.view import View

if TYPE_CHECKING:
    from jinja2 import Environment


@dataclass(frozen=True)
class GameLink:
    """A game in the list: the folder of its page, and what the public sees of it."""

    folder: str
    view: View

    @property
    def link(self) -> str:
        """The path to its page, from the index."""
        return f"{quote(self.folder)}/index.html"


def files(games: Sequence[GameLink], letters: Environment, language: str) -> Iterator[tuple[str, str]]:
    """Every file's name and text."""
    yield STYLE, site_style(letters)
    template = for_html(letters).get_template("pages/site-games.html.j2")
    yield "index.html", template.render({"games": games, "language": language})
