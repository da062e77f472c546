"""The page of a game: one for everybody, and one for each player with what he alone may know.

Made of views and the public board alone. A page is a folder that opens from disk: `index.html` with the map
whose turns can be leafed through, a page for each turn that needs no script, and what these share.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pbem.data.tongues import Tongue, tongue
from pbem.engine.board import Board
from pbem.engine.model import Rules
from pbem.pages.letter_html import letter_html, words_html
from pbem.pages.site_board import fighting_box, site_board, standing
from pbem.pages.site_chart import chart
from pbem.pages.site_map import Split, split
from pbem.pages.site_steps import turn_steps
from pbem.pages.site_style import CLASSES, STYLE, site_style
from pbem.pages.sources import BOARD_SCRIPTS, compact_script, for_html, literal, source
from pbem.pages.war_story import NationCurve, NumberedBattle, WarStory, war_story
from pbem.records import dataclass
from pbem.report.document import Paragraph
from pbem.report.letters import report_document, summary_document
from pbem.report.render import Templates, document
from pbem.report.view import View
from pbem.report.visible_event import VisibleEvent

if TYPE_CHECKING:
    from jinja2 import Environment

SCRIPT, BOARD = "site.js", "board.js"
SCRIPTS = (*BOARD_SCRIPTS, "site-map", "site-steps", "site")
"""What the script of a page is put together from, in templates/pages; a moderator may have his own."""

DESK = "order-desk.html"


@dataclass(frozen=True)
class AnswerDue:
    """When a nation's answer is due; `at` is None while its clock stands still."""

    nation: str
    at: datetime | None


@dataclass(frozen=True)
class ReadersView:
    """What one reader may see of a game."""

    whole: View
    """A view whose story covers all turns."""

    views: Callable[[int], View]
    """A view of each turn, as it ended or as it stands."""

    turns: Sequence[int]
    """The turns there are; 0 is the set-up, if there is anything to say of it."""

    board: Board
    zone: str = ""
    """The time zone of the deadlines."""

    due: tuple[AnswerDue, ...] = ()
    rules: Rules | None = None
    """The rules of the game; without them the map is a picture that tells nothing."""

    desk: str = ""
    """The player's order desk, a page of its own, while there is something to order."""


class GamePage:
    """The page of one reader. `letters` is the environment that letters are made with, in the page's
    language; `told` the sentences that other pages made with it hold already, by what they tell. What
    letters say is made by `texts`, if it is given."""

    def __init__(
        self,
        seen: ReadersView,
        letters: Environment,
        language: str,
        told: dict[str, str] | None = None,
        texts: Templates | None = None,
    ) -> None:
        self.seen, self.letters, self.language = seen, letters, language
        self._texts: Templates = texts or letters
        self._told = {} if told is None else told
        self.tongue: Tongue = tongue(language)
        self._views: dict[int, View] = {}

    def files(self, *, unchanged: Collection[int] = ()) -> Iterator[tuple[str, str]]:
        """Every file's name and text, without those of the turns in `unchanged`: they are there already."""
        yield STYLE, site_style(self.letters)
        yield SCRIPT, compact_script("".join(source(self.letters, f"{name}.js") for name in SCRIPTS))
        if self.seen.rules:
            facts = site_board(self.view(self.seen.turns[-1]), self.seen.rules, self.tongue)
            yield BOARD, f"var pbemBoard = {literal(facts)};\n"
        yield "map.svg", self._split(self.seen.turns[-1]).ground
        for turn in self.seen.turns:
            if turn not in unchanged:
                yield from self._turn(turn)
        if self.seen.desk:
            yield DESK, self.seen.desk
        yield "index.html", self._render("site.html.j2", self._whole())

    def names(self, turn: int) -> tuple[str, str]:
        """The files of a turn."""
        return f"turns/turn-{turn:02d}.html", f"turns/turn-{turn:02d}.js"

    # --------------------------------------------------------------------------------- the turns

    def view(self, turn: int) -> View:
        """What is seen of a turn."""
        if turn not in self._views:
            self._views[turn] = self.seen.views(turn)
        return self._views[turn]

    def _turn(self, turn: int) -> Iterator[tuple[str, str]]:
        plain, script = self.names(turn)
        shown = {
            "map": self._split(turn).upon,
            "label": self._split(turn).label,
            "report": self._report(turn),
        }
        yield plain, self._render("site-turn.html.j2", {"turn": turn, "view": self.view(turn), **shown})
        yield script, f"pbemTurn({turn}, {literal(shown | self._steps(turn))});\n"

    def _steps(self, turn: int) -> dict[str, Any]:
        """The turn step by step, and how it ended."""
        if not self.seen.rules:
            return {}
        story = turn_steps(self.view(turn), self._before(turn), self.seen.rules, self._line)
        return {"now": self._now(turn, self.seen.rules), "story": story}

    def _now(self, turn: int, rules: Rules) -> dict[str, Any]:
        """How a turn ended or stands, and where on the map to look first."""
        view = self.view(turn)
        return standing(view, rules) | {"fighting": fighting_box(view, self._before(turn), rules)}

    def _before(self, turn: int) -> View | None:
        """What was seen of the turn before."""
        earlier = [one for one in self.seen.turns if one < turn]
        return self.view(earlier[-1]) if earlier else None

    def _split(self, turn: int) -> Split:
        if turn not in self._splits:
            self._splits[turn] = split(self.view(turn), self.seen.board, self.tongue)
        return self._splits[turn]

    @cached_property
    def _splits(self) -> dict[int, Split]:
        return {}

    def _report(self, turn: int) -> str:
        """The report of a turn: the public summary, or the player's report."""
        if turn not in self._reports:
            view = self.view(turn)
            written = summary_document if view.player is None else report_document
            self._reports[turn] = letter_html(written(view, self._texts, on_page=True))
        return self._reports[turn]

    @cached_property
    def _reports(self) -> dict[int, str]:
        return {}

    # --------------------------------------------------------------------------------- the whole page

    def _whole(self) -> dict[str, Any]:
        last = self.seen.turns[-1]
        tale = self._tale
        map_ = self._split(last)
        return {
            "turn": last,
            "view": self.view(last),
            "map": map_.upon,
            "label": map_.label,
            "report": self._report(last),
            "tale": tale,
            "waiting": self._waiting(),
            "zone": self.seen.zone,
            "objectives": [(line, self._chart(line)) for line in tale.objectives],
            "troops": [(line, self._chart(line)) for line in tale.troops],
            "fates": [(one.turn, self._line(one)) for one in tale.fates],
            "now": literal(self._now(last, self.seen.rules)) if self.seen.rules else "",
            "words": literal(json.loads(self._render("site-words.j2", {}))),
            "board": BOARD,
            "results": {one.number: self._result(one) for one in tale.battles},
        }

    @cached_property
    def _tale(self) -> WarStory:
        return war_story(self.seen.whole, [self.view(turn) for turn in self.seen.turns])

    def _chart(self, line: NationCurve) -> str:
        label = f"{self.tongue.name(line.nation)}: {', '.join(map(str, line.values))}"
        return chart(line, tuple(self.seen.turns), label)

    def _waiting(self) -> list[tuple[Any, str]]:
        """Whom the game waits for, and until when where that is known."""
        until = {one.nation: one.at for one in self.seen.due}
        ends = ((one, until.get(one.nation)) for one in self.view(self.seen.turns[-1]).waiting)
        return [(one, self.tongue.moment(at) if at else "") for one, at in ends]

    def _line(self, sight: VisibleEvent) -> str:
        """An event in one sentence, as the letters word it. Readers who see the same are told the same: the
        sentence is made of what is seen of the event and of nothing else."""
        seen = repr(sight)
        if seen not in self._told:
            blocks = document(self._texts, "pages/site-line.j2", {"s": sight}).blocks
            self._told[seen] = " ".join(
                words_html(line) for block in blocks if isinstance(block, Paragraph) for line in block.lines
            )
        return self._told[seen]

    def _result(self, fought: NumberedBattle) -> str:
        """How a combat ended, and what followed from it."""
        end = fought.battle.end
        return " ".join(self._line(one) for one in ((end, *fought.battle.after) if end else ()))

    # --------------------------------------------------------------------------------- rendering

    def _render(self, template: str, facts: dict[str, Any]) -> str:
        shared = {"language": self.language, "turns": self.seen.turns, "colours": CLASSES, "seen": self.seen}
        return for_html(self.letters).get_template(f"pages/{template}").render({**shared, **facts})
