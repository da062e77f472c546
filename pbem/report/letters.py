"""The letters of a game: reports, summaries, receipts and order forms, each from its template.

Each is a document, which every writer can write (`pbem/report/writers`); a form is text, to be filled in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pbem.records import dataclass
from pbem.report.document import Document, Verbatim
from pbem.report.record import Receipt
from pbem.report.render import Templates, document, render_as_it_is
from pbem.report.view import View
from pbem.report.writers.text import text
from pbem.report.written_ahead import StageOnFile, WrittenAhead, rules_by_nations


@dataclass(frozen=True)
class AnswerDue:
    """Until when an answer of a player's is due."""

    nation: str
    wants: str
    at: str
    """"" while the game is paused."""

    zone: str
    own: str = ""
    """The same by the reader's own clocks, if they are in another zone."""


@dataclass(frozen=True)
class ByMail:
    """Of a report that goes alone, without a summary beside it: it tells what happened to others too."""

    since_report: bool
    """Whether its news are those since the last report, not since its reader's last letter."""


def report_document(
    view: View,
    env: Templates,
    ahead: Sequence[WrittenAhead] = (),
    due: Sequence[AnswerDue] = (),
    by_mail: ByMail | None = None,
    filed: Sequence[StageOnFile] = (),
    on_page: bool = False,
) -> Document:
    """What a player is asked, and what he is told about his nations, with what he has ordered ahead, and what
    is `filed` for their next stages; the view has to be a player's. A page that it stands on (`on_page`) says
    itself where the game stands, and that it is for him alone."""
    assert view.player is not None
    facts = {"view": view, "ahead": ahead, "due": due, "by_mail": by_mail, "filed": filed}
    facts |= {"on_page": on_page, "rules_of": rules_by_nations(ahead)}
    return document(env, "report.txt.j2", facts)


def question_document(
    view: View, env: Templates, filed: Sequence[StageOnFile] = (), with_desk: bool = False
) -> Document:
    """What a player is asked in a fight, and how it stands, or in a stage that goes on, with what is `filed`
    for it; the view has to be his. Whether the order desk comes `with` it: else it says how to have it."""
    return question_letter(view, env, filed, with_desk)[0]


def question_letter(
    view: View, env: Templates, filed: Sequence[StageOnFile] = (), with_desk: bool = False
) -> tuple[Document, bool]:
    """The same, and whether it tells all fights in full. Where that would be too long the newest are, earlier
    ones in a line each, and the rest are counted."""
    assert view.player is not None
    facts = {"view": view, "filed": filed, "with_desk": with_desk}
    return _in_lines(QUESTION_LINES, view, env, "question.txt.j2", facts)


def _in_lines(
    most: int, view: View, env: Templates, template: str, facts: Mapping[str, object]
) -> tuple[Document, bool]:
    """A letter about fights in so many lines, if it can be, and whether all are told in full."""
    count = sum(len(one.battles) + len(one.desertions) for one in view.news)
    for whole, brief in _ever_shorter(count):
        made = document(env, template, {**facts, "whole": whole, "brief": brief})
        if len(text(made).splitlines()) <= most:
            break
    return made, whole >= count


QUESTION_LINES = 35
"""At most so many lines a question should have with the fights before it: with the deadline a mail of less
than forty."""


def _ever_shorter(count: int) -> Iterator[tuple[int, int]]:
    """How many of so many fights are told whole, and in a line each: few enough to be tried at once."""
    yield count, 0
    for whole in range(min(count - 1, 4), 0, -1):
        yield whole, min(count - whole, 9)
    for brief in range(min(count - 2, 8), -1, -1):
        yield 1, brief
    if count:
        yield 0, 0


def played_letter(view: View, env: Templates, stages: Sequence[tuple[int, str]]) -> tuple[Document, bool]:
    """In a few lines, that stages were played, as turns and nations, and a player's fights in them, and
    whether it tells these in full; the view has to be his."""
    assert view.player is not None
    return _in_lines(PLAYED_LINES, view, env, "played.txt.j2", {"view": view, "stages": stages})


PLAYED_LINES = 25
"""At most so many lines what was played should be told in."""


def summary_document(view: View, env: Templates, on_page: bool = False) -> Document:
    """What everybody is told, by mail or in a forum; the view has to be the public's. `on_page` leaves out
    what a page around it says: the game, its phase, whom it waits for."""
    assert view.player is None
    return document(env, "summary.txt.j2", {"view": view, "on_page": on_page})


def receipt_document(receipt: Receipt, env: Templates) -> Document:
    """What the writer of a letter is told about it."""
    return document(env, "receipt.txt.j2", {"receipt": receipt})


def order_form(
    view: View,
    nation: str,
    env: Templates,
    on_file: Sequence[str] = (),
    filed: StageOnFile | None = None,
) -> str:
    """A form for a nation of the view's player, ready to be filled in, with the lines that are `on_file` for
    her, and what is `filed` of them for her next stage; KeyError if she is not his."""
    asked = tuple(one for one in view.questions if one.nation == nation)
    facts = {"view": view, "own": view.of(nation), "asked": asked, "filed": filed}
    return render_as_it_is(env, "form.txt.j2", facts, on_file)


def form_document(form: str) -> Document:
    """An order form as a document, to be kept as it is."""
    return Document((Verbatim(tuple(form.splitlines())),))
