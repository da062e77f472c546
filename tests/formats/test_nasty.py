"""What somebody else wrote stays words: no tag, no list, no table, no heading comes of it in any format."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.report import letters
from pbem.report.document import Document, read_markup
from pbem.report.layout import one_line
from pbem.report.record import LetterLine, Notice, Receipt, UnderstoodPart
from pbem.report.view import view
from pbem.report.writers import write_document
from support.bot_games import some_records
from support.format_readers import BB_TAG, FORMATS, from_markdown, page, seen
from support.letters.report_letters import env

NASTY = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</pre></table></div><b>", "<!-- ", "]]>",
    "&lt;b&gt; &amp;amp; &#91;", "\" onmouseover=\"x", "'><i>", "<https://evil.example>", "<a@b.example>",
    "# heading", "## heading", "=== heading", "---", "===", "***", "___", "- item", "* item", "+ item",
    "1. item", "1) item", "> quote", "    code", "```", "~~~", "`code`", "``x`", "\\", "\\\\|", "x\\",
    "| a | b |", "|> note", "|: lr", "|= head", "@12 label", "a|b", "[x](http://evil.example)",
    "![x](http://evil.example/x.png)", "[x]: http://evil.example", "*b* _i_ **b** ~~s~~", "&nbsp;&copy;",
    "[b]bold[/b]", "[/code][url=http://evil.example]x[/url]", "[/c][/list][*]", "[img]http://e/x[/img]",
    "{{ 7 * 7 }}", "{% include 'x' %}", "{#", "one\ntwo\n= title", "a\tb\r\n c\x1b[31m\u2028d\x00",
    "\u202eabc", "x\u200b\ufeffy", "-- ", "$x^2$", "^[x]", "[^1]", "[^1]: note", "<br>", "http://a.example/*",
    "line\\\nline", "%(x)s %s", "\u00a0", "!", "", " ", "Wanda 'Łódź' \U0001f600",
)  # fmt: skip


def receipt(text: str) -> Document:
    """A receipt in which a text stands everywhere where a player's words can stand."""
    said = Receipt(
        3, "seven-years", 2, "Frederick", False, problems=(text,), warnings=(text,),
        heard=(
            UnderstoodPart(
                "Prussia", "turn 2", (LetterLine(4, text, "means " + text),), (text,), (text,), (text,)
            ),
        ),
        skipped=(LetterLine(1, text, text),), meanwhile=(text,), why_not=text,
    )  # fmt: skip
    return letters.receipt_document(said, env())


def summary(text: str) -> Document:
    """A summary with words of the moderator's, whose lines stay lines."""
    record, text = some_records()[-1], one_line(text)
    notices = (Notice(9, record.game.turn, "said", {"text": f"{text}\n{text}"}),)
    notices += (Notice(9, record.game.turn, "substitute", {"player": "Elisabeth", "reason": text}),)
    return letters.summary_document(view(replace(record, notices=notices), None, record.game.turn), env())


def skeleton(form: str, letter: str) -> list[str]:
    """The markup of a letter without its words."""
    if form in ("html", "markdown"):
        found = page(from_markdown(letter) if form == "markdown" else letter)
        return [f"{tag} {sorted(attributes)}" for tag, attributes in found.tags]
    if form in ("bbcode", "bgg"):
        return [found[0] for found in BB_TAG.finditer(letter)]
    return []


@pytest.mark.parametrize("made", [receipt, summary])
@pytest.mark.parametrize("form", FORMATS)
def test_nasty_words_stay_words(form: str, made: type) -> None:
    plain = skeleton(form, write_document(made("plain"), form))
    for text in NASTY:
        if not one_line(text):
            continue
        letter = write_document(made(text), form)
        assert skeleton(form, letter) == plain, text
        assert squeezed(one_line(text)) in squeezed(seen(form, letter)), text


def squeezed(text: str) -> str:
    """Without blanks: a long line is broken somewhere. Nor backslashes, which end lines in Markdown. A minus
    before a figure is the same, be it typed or printed."""
    return re.sub(r"\s", "", text).replace("−", "-")


@pytest.mark.parametrize("form", FORMATS)
@settings(max_examples=60, deadline=None)
@given(st.text("<>&\"'`\\|[]()*_#=-+!~^$:@{}%. \n\tab1/", min_size=1, max_size=25))
def test_words_at_random_stay_words(form: str, text: str) -> None:
    if not re.search(r"\w", text):
        return
    assert skeleton(form, write_document(receipt(text), form)) == skeleton(
        form, write_document(receipt("plain"), form)
    )
    assert squeezed(one_line(text)) in squeezed(seen(form, write_document(receipt(text), form)))


def test_a_page_fetches_nothing_and_runs_nothing() -> None:
    for text in NASTY:
        found = page(write_document(receipt(text), "html"))
        named = {name for _, attributes in found.tags for name in attributes}
        laid = {"align", "valign", "cellpadding", "nowrap", "width"}
        assert named <= {"lang", "role", "charset", "name", "content", "style", "scope", "colspan"} | laid
        assert {tag for tag, _ in found.tags} <= {
            "html", "head", "meta", "title", "style", "body", "div", "h1", "h2", "h3", "p", "br", "ul", "li",
            "table", "tr", "td", "th", "pre", "code", "b",
        }  # fmt: skip


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_to_be_typed_and_kept_stays_as_it_is(form: str) -> None:
    for text in ("a\\|b", "\\`\\`x", "x\\`", "<b>", "[/code]", "\\\\"):
        shown = re.sub(r"\\(.)", r"\1", text)
        letter = write_document(read_markup(f"word `{text}` word\n\n` {text}\n\n| `{text}` | x\n"), form)
        expected = squeezed(f"word{shown}word{shown}{shown}x").replace("`", "")
        assert squeezed(seen(form, letter)).replace("`", "").endswith(expected), (text, letter)
