"""axe-core finds nothing to object to, of whatever weight, on any page: in both languages, light and dark,
wide and small. It knows what keeps people from a page who cannot see it, or see little, or use no mouse."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pbem.data.tongues import tongue
from pbem.desk.out import site
from pbem.desk.out.reports import common_templates, record_of
from pbem.engine.sequence import questions
from pbem.game import state
from pbem.report.letters import report_document, summary_document
from pbem.report.map.drawing import draw_map
from pbem.report.record import Record
from pbem.report.view import view
from pbem.report.writers import html
from support.bot_games import some_records, whole_game
from support.browser.desk_page import Desk, html_of
from support.browser.web_page import Page
from support.command_line import done
from support.example_game import EXAMPLE
from support.positions.fate_positions import asking, evading

WIDE, SMALL = (1440, 900), (360, 740)


WIDE_OF_TEXT = "document.querySelector('svg').remove(); return document.documentElement.scrollWidth"
"""In a mail the map is a picture as wide as there is room."""


class Looks(NamedTuple):
    """How somebody looks at a page."""

    language: str
    scheme: str
    size: tuple[int, int]


TWO = [("en", "light", WIDE), ("de", "dark", SMALL)]
OTHERS = [("en", "dark", SMALL), ("de", "light", WIDE)]
ALL = [*TWO, *OTHERS]
"""Each kind of page is tried in both languages, colours and sizes; in all combinations by `make slow`."""
in_two_ways = pytest.mark.parametrize("looks", TWO, indirect=True)
in_all_ways = pytest.mark.parametrize("looks", ALL, indirect=True)

VIOLATIONS = """
const [part, rules, done] = arguments;
const told = (one) =>
  one.nodes.map((node) => `${one.id} (${one.impact}): ${node.html} ${node.failureSummary}`);
axe.run(part || document, {resultTypes: ["violations"], preload: false, ...rules})
  .then((found) => done(found.violations.flatMap(told)));
"""

CONTRAST = "color-contrast"
BUT_CONTRAST = {"rules": {CONTRAST: {"enabled": False}}}
ONLY_CONTRAST = {"runOnly": [CONTRAST]}
BESIDE_MAP = {"exclude": [["svg"]]}
"""A page but for its map, which costs most and does not change with what stands beside it."""

STYLES = """
const told = (one) => `${one.localName}.${one.className}[${one.getAttribute("style") || ""}]`;
const path = (one) => (one === document.body ? "" : path(one.parentElement)) + " " + told(one);
return [...new Set([...document.body.querySelectorAll(":not(svg *)")].map(path))];
"""
"""What the colours of a page's elements can depend on, maps and charts left out."""


@cache
def axe() -> str:
    return (files("selenium_axe_python") / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(
    page: Page, part: dict[str, list[str]] | None = None, rules: dict[str, object] | None = None
) -> list[str]:
    """What axe has against the page as it is now, or a part of it, by all rules or some."""
    if not page.run("return 'axe' in window"):
        page.run(axe())
    page.browser.set_script_timeout(120)
    found: list[str] = page.browser.execute_async_script(VIOLATIONS, part, rules or {})
    return found


def prefer(page: Page, scheme: str) -> None:
    features = [{"name": "prefers-color-scheme", "value": scheme}] if scheme else []
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


@pytest.fixture
def looks(request: pytest.FixtureRequest, page: Page) -> Iterator[Looks]:
    """A page's looks, to which the browser is set."""
    found = Looks(*request.param)
    prefer(page, found.scheme)
    yield found
    prefer(page, "")


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages of the example, and the list of games, in a folder for each language."""
    folder = tmp_path_factory.mktemp("sites")
    for language in ("en", "de"):
        game = Path(shutil.copytree(EXAMPLE, folder / f"games-{language}" / "seven-years"))
        for player in state.load(game).game.roles:
            done("language", game, player, language)
        own = folder / language
        list(site.publish_all({"seven-years": game}, own / "public", own / "private", language))
    return folder


WHICH = (
    "public/index.html",
    "public/seven-years/index.html",
    "public/seven-years/turns/turn-04.html",
    "private/seven-years/maria-theresa/index.html",
    "private/seven-years/frederick/turns/turn-05.html",
)


def one_way_each(pages: Sequence[str]) -> list[Any]:
    """Each page with one of the two looks of the quick test in turn; with the others by `make slow`."""
    ways = [(one, looks, looks == TWO[place % 2]) for place, one in enumerate(pages) for looks in ALL]
    slow = pytest.mark.slow
    return [pytest.param(one, looks, marks=() if is_quick else slow) for one, looks, is_quick in ways]


@pytest.mark.parametrize(("which", "looks"), one_way_each(WHICH), indirect=["looks"])
def test_pages_of_the_site(page: Page, sites: Path, looks: Looks, which: str) -> None:
    page.open(sites / looks.language / which, size=looks.size)
    assert violations(page) == []
    if page.all("[data-do=step_back]"):
        page.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        page.click("[data-do=step_back]")
        page.run("document.querySelector('.map').focus()")
        assert violations(page) == []


EVERY = 20
"""In the quick test every so manieth page, others in each language; `make slow` takes them all."""


@pytest.mark.parametrize(("language", "first"), [("en", 0), ("de", 2)])
def test_pages_of_turns_and_readers(page: Page, sites: Path, language: str, first: int) -> None:
    _try_pages(page, _turn_pages(sites / language)[first::EVERY])


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_of_every_reader(page: Page, sites: Path, language: str) -> None:
    _try_pages(page, _turn_pages(sites / language))


def _turn_pages(folder: Path) -> list[Path]:
    """The pages of a game for each turn and reader."""
    return sorted(folder.rglob("seven-years/**/*.html"))


def _try_pages(page: Page, files: list[Path]) -> None:
    """What is slow is left out where it was done above, and done once where pages are alike: contrast in
    maps, and contrast of elements that are styled as others before."""
    styled: set[str] = set()
    try:
        for file in files:
            prefer(page, "light")
            page.open(file, size=WIDE)
            assert violations(page, rules=BUT_CONTRAST) == [], file
            styles = set(page.run(STYLES))
            for scheme in ("light", "dark") if styles - styled else ():
                prefer(page, scheme)
                assert violations(page, BESIDE_MAP, ONLY_CONTRAST) == [], (file, scheme)
            styled |= styles
    finally:
        prefer(page, "")


def test_axe_sees_what_is_wrong(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "wrong.html"
    file.write_text("<!doctype html><title>x</title><p style='color:#bbb'>pale</p>", "utf-8")
    page.open(file)
    rules = {one.split()[0] for one in violations(page)}
    assert rules >= {"html-has-lang", "color-contrast", "page-has-heading-one"}


def every_other(things: Iterable[Any], looks: Looks) -> list[Any]:
    """Half of these, for one of the two looks of the quick test: what one leaves out the other has."""
    return list(things)[TWO.index(looks) :: 2]


@in_two_ways
def test_tabs_of_the_order_desk(page: Page, tmp_path: Path, looks: Looks) -> None:
    desk = example_desk(page, tmp_path, looks)
    _try_tabs(desk, every_other(tabs(desk), looks))
    assert violations(page) == []


@pytest.mark.slow
@in_all_ways
def test_every_tab_of_the_order_desk(page: Page, tmp_path: Path, looks: Looks) -> None:
    desk = example_desk(page, tmp_path, looks)
    _try_tabs(desk, tabs(desk))
    assert violations(page) == []


def example_desk(page: Page, folder: Path, looks: Looks) -> Desk:
    html = html_of(state.load(EXAMPLE).record(), "Frederick", looks.language)
    return Desk(page, html, folder, size=looks.size)


def tabs(desk: Desk) -> list[str]:
    found: list[str] = desk.page.run(
        "return [...document.querySelectorAll('#tabs button')].map((one) => one.dataset.tab)"
    )
    return found


def _try_tabs(desk: Desk, keys: list[str]) -> None:
    """Each tab as it opens, and when its first button was pressed."""
    for key in keys:
        desk.tab(key)
        assert violations(desk.page, BESIDE_MAP) == []
        desk.page.run("document.querySelector('#panel button:not(:disabled)')?.click()")
        assert violations(desk.page, BESIDE_MAP) == []


def asked() -> dict[str, Record]:
    """A position for each kind of question."""
    found: dict[str, Record] = {}
    for record in (*some_records(), *asking(), evading()):
        for question in questions(record.game):
            found.setdefault(question.kind, record)
    return found


@in_two_ways
def test_order_desks_that_ask(page: Page, tmp_path: Path, looks: Looks) -> None:
    _try_asking(page, tmp_path, looks, every_other(asked().values(), looks))


@pytest.mark.slow
@in_all_ways
def test_every_order_desk_that_asks(page: Page, tmp_path: Path, looks: Looks) -> None:
    _try_asking(page, tmp_path, looks, asked().values())


def _try_asking(page: Page, folder: Path, looks: Looks, records: Iterable[Record]) -> None:
    for record in records:
        question = questions(record.game)[0]
        player = record.game.player_of(question.nation)
        desk = Desk(page, html_of(record, player, looks.language), folder, size=looks.size)
        desk.nation(question.nation)
        if page.all("#tab-asked"):
            desk.tab("asked")
        assert violations(page, BESIDE_MAP) == []


@in_two_ways
def test_letters_with_their_map(page: Page, tmp_path: Path, looks: Looks) -> None:
    _try_letters(page, tmp_path, looks, every_other(letters_with_maps(), looks))


@pytest.mark.slow
@in_all_ways
def test_every_letter_with_its_map(page: Page, tmp_path: Path, looks: Looks) -> None:
    _try_letters(page, tmp_path, looks, letters_with_maps())


def letters_with_maps() -> list[tuple[Record, str | None, Callable[..., Any]]]:
    """A player's report and a summary, of the example and of another game's end; each look of the quick test
    gets one of each kind."""
    example, other = record_of(state.load(EXAMPLE), 5), whole_game()[-1]
    report, summary = ("Elisabeth", report_document), (None, summary_document)
    return [(example, *report), (example, *summary), (other, *summary), (other, *report)]


def _try_letters(page: Page, folder: Path, looks: Looks, letters: Iterable[Any]) -> None:
    templates, file = common_templates(looks.language), folder / "letter.html"
    for record, player, written in letters:
        shown = view(record, player, record.game.turn)
        drawn = draw_map(shown, record.game.rules.board, tongue=tongue(looks.language))
        file.write_text(html.page(written(shown, templates), looks.language, drawn), "utf-8")
        page.open(file, size=looks.size)
        assert violations(page) == []
        assert page.run(WIDE_OF_TEXT) <= looks.size[0], "no mail scrolls sideways"
