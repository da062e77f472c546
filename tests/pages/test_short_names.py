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
    ("const height = 1;\nshow(height);", "const aa=1;show(aa);"),
    ("const { wide, high: tall = 2 } = box, [ac] = row;", "const{wide:aa,high:ab=2}=box,[ac]=row;"),
    ("const made = { wide, high: wide, row() {} };\nlet wide;", "const aa={wide:ab,high:ab,row(){}};let ab;"),
    ("function far(here, there = 5) { return here.there + there; }", "function aa(a,b=5){return a.there+b;}"),
    ("const area = (wide, high) => wide * high, one = (two) => `${two} two`;",
     "const aa=(a,b)=>a*b,ab=a=>`${a} two`;"),
    ("const told = document.title ?? window?.name;", "const aa=document.title??window?.name;"),
    ("const one = 4 / 2, two = /one/g;\nlet one2 = one - -two", "const aa=4/2,ab=/one/g;let ac=aa- -ab"),
    ("if (now) {\n  let text = 'text';\n}\nfind(text)", "if(now){let a='text';}\nfind(text)"),
    ("const wide = 1;\nshow((wide) => wide, wide);", "const aa=1;show(a=>a,aa);"),
    ("const one = (a1, b1 = one, ...c1) => a1 ? b1 : c1;", "const aa=(a,b=aa,...c)=>a?b:c;"),
    ("for (const one of all) for (const two of one) show(two);\nshow(one, two);",
     "for(const a of all)for(const b of a)show(b);show(one,two);"),
    ("function out(one) { if (one) { const two = 1; } const two = 2; return () => two + one; }",
     "function aa(a){if(a){const a=1;}const b=2;return()=>b+a;}"),
    ("try { go(); } catch (wrong) { show(wrong); }\npromise.catch((wrong) => wrong);",
     "try{go();}catch(a){show(a);}\npromise.catch(a=>a);"),
    ("const made = { row(one, { two }) { return `${one}${two}`; }, two: (one) => `${`${one}`}` };",
     "const aa={row(a,{two:b}){return`${a}${b}`;},two:a=>`${`${a}`}`};"),
    ("show([\n  one,\n  [, 2],\n], {\n  one,\n});\n", "show([one,[,2]],{one});"),
    ("class Wrong extends Error {}\nthrow new Wrong();", "class aa extends Error{}\nthrow new aa();"),
    ("const outer = 1;\nfunction f() { const a = outer; return a; }",
     "const aa=1;function ab(){const a=aa;return a;}"),
    ("const pick = (one) => { const [two, { three = one }] = one; return three; };",
     "const aa=a=>{const[b,{three:c=a}]=a;return c;};"),
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
