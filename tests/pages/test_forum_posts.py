"""Posts for forums: together they hold every word once, each is whole, and none is longer than allowed."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from pbem.desk.out import reports
from pbem.game import state
from pbem.pages.forum_posts import TooSmall, forum_posts
from pbem.pages.forums import FORUMS, MARKUPS, Write
from pbem.report.document import Document, read_markup
from pbem.report.letters import summary_document
from pbem.report.view import view
from pbem.report.writers.bbcode import BREAK, bbcode
from pbem.report.writers.text import text
from support.command_line import run
from support.example_game import EXAMPLE
from support.format_readers import lettered

TURNS = range(7)
LIMITS = (60_000, 5000, 2000, 700, 300, 150)


@cache
def letter(turn: int) -> Document:
    now = state.load(EXAMPLE)
    return summary_document(view(reports.record_of(now, turn), None, turn), reports.templates(now.folder))


def words(written: str) -> list[str]:
    """What a reader reads, without markup and numbers of posts."""
    bare = re.sub(r"^\(\d+/\d+\)$", "", lettered(written), flags=re.MULTILINE)
    bare = re.sub(r"\[/?(?:b|u|i|list|\*|code|c)\]", " ", bare).replace(BREAK, "")
    bare = re.sub(r"\\(?=\W)", "", re.sub(r"\\$", "", bare, flags=re.MULTILINE))
    bare = re.sub(r"^\|[ :|-]+\|$", " ", bare, flags=re.MULTILINE)
    bare = re.sub(r"^[=-]{3,}$", " ", bare, flags=re.MULTILINE)
    return re.findall(
        r"[\w+-]*\w", bare.replace("|", " ").replace("`", " ").replace("\N{NO-BREAK SPACE}", " ")
    )


def balanced(post: str) -> bool:
    """Whether every BBCode tag is closed in the right order, and every code block of Markdown."""
    open_: list[str] = []
    for closing, tag in re.findall(r"\[(/?)(b|u|i|list|code|c)\]", post):
        if closing and (not open_ or open_.pop() != tag):
            return False
        if not closing:
            open_.append(tag)
    return not open_ and len(re.findall(r"^ *```", post, re.MULTILINE)) % 2 == 0


@pytest.mark.parametrize("name", MARKUPS)
@pytest.mark.parametrize("limit", LIMITS)
def test_the_posts_hold_every_word_once_and_keep_to_the_limit(name: str, limit: int) -> None:
    write = MARKUPS[name].write
    for turn in TURNS:
        posts = forum_posts(letter(turn), write, limit)
        assert all(len(post) <= limit and balanced(post) and post.strip() for post in posts)
        together = [word for post in posts for word in words(post)]
        assert together == words(text(letter(turn))) == words(write(letter(turn))), (turn, len(posts))


@pytest.mark.parametrize("simple", [False, True])
@pytest.mark.parametrize("forum", FORUMS)
def test_every_forum_gets_what_it_can_show(forum: str, simple: bool) -> None:
    known = FORUMS[forum]
    for turn in TURNS:
        posts = forum_posts(letter(turn), known.write, known.limit, simple=simple)
        assert all(len(post) <= known.limit and balanced(post) for post in posts)
        assert [word for post in posts for word in words(post)] == words(text(letter(turn)))
        assert not simple or not any(re.search(r"^ *\|", post, re.MULTILINE) for post in posts)


def test_several_posts_are_numbered_and_a_single_one_is_not() -> None:
    posts = forum_posts(letter(4), bbcode, 2000)
    assert len(posts) > 2
    assert [post.splitlines()[0] for post in posts] == [
        f"({n}/{len(posts)})" for n in range(1, len(posts) + 1)
    ]
    assert forum_posts(letter(4), bbcode, 60_000) == (bbcode(letter(4)),)


def test_posts_begin_with_a_heading_where_there_is_room_for_sections() -> None:
    posts = forum_posts(letter(4), MARKUPS["markdown"].write, 5000)
    assert len(posts) > 1 and all(post.splitlines()[2].startswith("#") for post in posts)
    for limit in LIMITS[2:]:
        posts = forum_posts(letter(4), MARKUPS["markdown"].write, limit)
        assert not any(post.rstrip().splitlines()[-1].startswith("#") for post in posts), (
            "a heading stands alone"
        )


@pytest.mark.parametrize("write", [markup.write for markup in MARKUPS.values()])
def test_a_limit_that_is_too_small_is_told_and_the_one_it_names_is_enough(write: Write) -> None:
    limit, met = 1, 0
    while True:
        try:
            posts = forum_posts(letter(2), write, limit)
        except TooSmall as error:
            needed = int(re.findall(r"at least (\d+)", str(error))[0])
            assert needed > limit
            limit, met = needed, met + 1
        else:
            break
    assert 1 <= met < 10 and limit < 200
    assert [word for post in posts for word in words(post)] == words(text(letter(2)))
    assert max(map(len, posts)) <= limit


def test_brackets_and_code_of_others_survive_the_parting() -> None:
    odd = read_markup(
        "= [b]Title\n\n- `pbem verify` [list] **bold** `a b c d e f g h`\n  - deeper [/b]\n  - and more\n\n"
        "|: lr\n|= a | b\n| c d | 1\n"
    )
    for write in [markup.write for markup in MARKUPS.values()]:
        for limit in range(60, 200, 7):
            posts = forum_posts(odd, write, limit)
            assert all(len(post) <= limit for post in posts)
            assert write is text or all(map(balanced, posts))
            assert not any(line.strip() in ("-", "[*]") for post in posts for line in post.splitlines())


# -------------------------------------------------------------------------------------- the command


def test_the_command_prints_the_turn_that_ended_last(tmp_path: Path) -> None:
    ran = run("post", EXAMPLE)
    assert ran.code == 0 and ran.out.startswith("[b][u]seven-years: turn 5[/u][/b]\n")
    assert "1 post of at most 60000 characters (the default of phpBB)" in ran.err
    assert f"pbem map {EXAMPLE} --turn 5 -o map.png" in ran.err


def test_one_post_can_be_printed_alone_and_all_as_json() -> None:
    posts = json.loads(run("post", EXAMPLE, "--forum", "discord", "--turn", "2", "--json").out)["posts"]
    assert len(posts) > 1 and all(len(post) <= 2000 for post in posts)
    assert run("post", EXAMPLE, "--forum", "discord", "--turn", "2", "--part", "2").out == posts[1]
    assert run("post", EXAMPLE, "--forum", "discord", "--turn", "2").out == "".join(posts)


def test_a_picture_comes_first_and_counts() -> None:
    address = "https://pictures.example/map.png"
    for forum, shown in (("phpbb", f"[img]{address}[/img]"), ("discourse", f"![]({address})")):
        ran = run("post", EXAMPLE, "--forum", forum, "--limit", "2000", "--picture", address, "--json")
        posts = json.loads(ran.out)["posts"]
        assert posts[0].startswith(f"{shown}\n") and len(posts[0]) <= 2000
    assert run("post", EXAMPLE, "--picture", "a](b").code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--limit", "20"), "20 characters a post are too few"),
        (("--turn", "9"), "not among 0 to 6"),
        (("--part", "2"), "there is 1 post."),
        (("--forum", "usenet"), "'phpbb'"),
    ],
)
def test_what_cannot_be_is_refused(words: tuple[str, ...], said: str) -> None:
    ran = run("post", EXAMPLE, *words)
    assert ran.code == 2 and said in ran.err and not ran.out
