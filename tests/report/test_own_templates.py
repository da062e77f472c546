"""The program's templates filled in without Jinja2 say to the letter what they say with it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from jinja2.utils import _PassArg

from pbem.data import private_memory
from pbem.data.share import templates_dir
from pbem.pages.sources import for_html
from pbem.report import render
from pbem.report.filling import filters
from pbem.report.filling.running import Context, Macro, Unknown, UnknownName
from support.letters.german_letters import letters_in, said_in

ASKED = {"context": "context", "texts": "eval_context", "templates": "environment"}
"""What a filter is given first, and how Jinja2 calls that."""

AT_EXIT: list[Callable[[], None]] = []
"""What a process does when it ends."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The templates in a folder of their own, with nothing remembered of them."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(private_memory.atexit, "register", AT_EXIT.append)
    shutil.copytree(templates_dir(), tmp_path / "templates")
    yield tmp_path / "templates"


def filled(folder: Path) -> str:
    """A letter, as a later process makes it."""
    while AT_EXIT:
        AT_EXIT.pop()()
    return render.render(render.programs_own(folder), "deadlines.txt.j2", {"why": "", "due": ()})


def test_every_letter_is_the_same_to_the_byte() -> None:
    whole = render.environment([templates_dir()], language="de")
    count = 0
    for with_jinja, without in zip_longest(letters_in(whole), said_in("de").letters.items()):
        assert with_jinja == without
        count += 1
    assert count > 200


def test_a_page_and_a_letter_of_one_template_differ_in_what_they_escape(tmp_path: Path) -> None:
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "one.j2").write_text("{{ whose }} train\n")
    letters = render.environment([tmp_path / "templates"], tmp_path / "cache")
    for _ in range(2):  # the second time the code of both is kept
        assert for_html(letters).get_template("one.j2").render(whose="Prussia's") == "Prussia&#39;s train\n"
        again = render.environment([tmp_path / "templates"], tmp_path / "cache")
        for env in (letters, again):
            assert env.get_template("one.j2").render(whose="Prussia's") == "Prussia's train\n"


def test_filters_are_given_first_what_jinja_gives_them() -> None:
    whole = render.environment([templates_dir()])
    for name in (*filters.FILTERS, *render.FILTERS, "say", "named", "commented"):
        asked = _PassArg.from_obj(whole.filters[name])
        wanted = ASKED.get(filters.WORKS_WITH.get(name, ""))
        assert (asked.name if asked else None) == wanted, name


def test_a_template_is_written_by_jinja_once_and_anew_when_it_has_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    real = render.environment

    def counted(*given: Any) -> Any:
        asked.append("Jinja2")
        return real(*given)

    monkeypatch.setattr(render, "environment", counted)
    first = filled(folder)
    assert asked
    asked.clear()
    assert filled(folder) == first and not asked
    template = folder / "deadlines.txt.j2"
    template.write_text(template.read_text() + "\nFurther words.\n")
    assert "Further words." in filled(folder) and asked


def test_what_is_not_there_is_refused_as_jinja_does() -> None:
    nothing = Unknown(name="name")
    for use in (str, bool, list, len, lambda one: one.more, lambda one: one == 1, lambda one: one()):
        with pytest.raises(UnknownName, match="name"):
            use(nothing)
    assert not filters.TESTS["defined"](nothing) and filters.TESTS["undefined"](nothing)
    assert isinstance(filters.attribute("text", "name"), Unknown)


def test_a_macro_takes_what_it_lists_and_no_more() -> None:
    both = ("one", "other")
    macro = Macro(None, lambda one, other: f"{one} {other}", "told", both, False, False, False, False)
    assert Context({}, {}).call(macro, 1, other=2, _loop_vars={"one": 3}) == "1 2"
    for given, named in (((1, 2, 3), {}), ((1,), {"third": 3})):
        with pytest.raises(TypeError, match="one, other"):
            macro(*given, **named)
    with pytest.raises(UnknownName):
        Macro(None, lambda: "", "told", (), False, False, True, False)
