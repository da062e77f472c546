"""Scripts with short names: what is no variable stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.pages.short_names import GLOBALS, tokens_of, with_short_names
from pbem.pages.sources import compact

SCRIPTS = sorted((Path(__file__).parents[2] / "templates" / "pages").glob("*.js"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_the_parts_of_a_script_are_the_script(path: Path) -> None:
    script = path.read_text("utf-8")
    parts = list(tokens_of(script))
    assert "".join(part.text for part in parts) == script
    signs = [part.text for part in parts if part.kind == "sign"]
    assert all(signs.count(one) == signs.count(other) for one, other in ("()", "[]"))
    long = with_short_names(compact(script))
    assert len(long) < len(compact(script)) and texts(long) == texts(compact(script))


def texts(script: str) -> list[str]:
    return [part.text for part in tokens_of(script) if part.kind == "text"]


@pytest.mark.parametrize(("script", "short"), [
    ("const height = 1;\nshow(height);", "const a=1;show(a);"),
    ("const { wide, high: tall = 2 } = box, [first] = row;", "const{wide:b,high:a=2}=box,[first]=row;"),
    ("const made = { wide, high: wide, row() {} };\nlet wide;", "const b={wide:a,high:a,row(){}};let a;"),
    ("function far(here, there = 5) { return here.there + there; }", "function c(a,b=5){return a.there+b;}"),
    ("const area = (wide, high) => wide * high, one = (two) => `${two} two`;",
     "const d=(c,a)=>c*a,e=(b)=>`${b} two`;"),
    ("const told = document.title ?? window?.name;", "const a=document.title??window?.name;"),
    ("const one = 4 / 2, two = /one/g;\nlet one2 = one - -two", "const a=4/2,b=/one/g;let c=a- -b"),
    ("if (now) {\n  let text = 'text';\n}\nfind(text)", "if(now){let a='text';}\nfind(a)"),
])  # fmt: skip
def test_names_become_short(script: str, short: str) -> None:
    assert with_short_names(script) == f"{short}\n"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_what_the_browser_knows_keeps_its_name(path: Path) -> None:
    script = compact(path.read_text("utf-8"))
    before, after = (known(text) for text in (script, with_short_names(script)))
    assert before == after


def known(script: str) -> list[str]:
    return [part.text for part in tokens_of(script) if part.kind == "name" and part.text in GLOBALS]
