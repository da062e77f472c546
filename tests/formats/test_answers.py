"""Answers to our own letters: what mail programs quote of them, full of orders, is never taken as one."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

import pytest
import yaml

from pbem.engine.sequence import questions
from pbem.post.read.content import read_letter
from pbem.report.document import Document
from pbem.report.view import view
from pbem.report.writers import write_document
from support.bot_games import some_records
from support.letters.report_letters import documents_of

QUOTING = yaml.safe_load(Path(__file__).with_name("quoting.yaml").read_text("utf-8"))
ORDERS = [
    "nation Prussia",
    "move Heinrich: Zossen, Luckau",
    "battle Friedrich > Daun: loss 3",
    "answer 2: Löbau",
]
DECOY = "move Friedrich: Berlin"
HEAD = "From: otto@example.org\nTo: m@example.org\nSubject: Re: [seven-years] Frederick: your report\n"
HEAD += "MIME-Version: 1.0\n"
PLAIN = "Content-Type: text/plain; charset=utf-8\n\n"
PAGE = "Content-Type: text/html; charset=utf-8\n\n"
OWN = "".join(f"<div>{escape(line)}</div>" for line in ORDERS)


@cache
def ours(form: str) -> str:
    """A letter of ours with a question in it, and an order form whose patterns are orders."""
    record = next(one for one in some_records() if questions(one.game)[0].kind == "play")
    player = record.game.player_of(questions(record.game)[0].nation)
    found = documents_of(view(record, player, record.game.turn))
    blocks = [block for document in found.values() for block in document.blocks]
    letter = write_document(Document(tuple(blocks)), form).replace("\n# ", "\n")
    if form == "text":
        return f"{letter}{DECOY}\n"
    body = re.search(r"<body>(.*)</body>", letter, re.DOTALL)
    assert body is not None
    return f"{body[1]}<p>{DECOY}</p>"


def answered(quoting: str) -> str:
    return quoting.replace("OURS", ours("html")).replace("OWN", OWN)


def kept(mail: str) -> list[str]:
    found = read_letter(mail.encode(), "answer.eml")
    return [line.text.strip() for line in found.lines if line.text.strip()]


def test_our_letters_are_full_of_what_could_be_orders() -> None:
    for form in ("text", "html"):
        assert all(word in ours(form) for word in ("\nanswer ", "\nmove ", "nation ", DECOY))


@pytest.mark.parametrize("program", QUOTING)
def test_an_answer_in_html_holds_its_own_orders_and_none_of_ours(program: str) -> None:
    assert kept(HEAD + PAGE + answered(QUOTING[program]) + "\n") == ORDERS


@pytest.mark.parametrize("program", QUOTING)
def test_an_answer_in_both_is_read_once(program: str) -> None:
    quoted = "\n".join(f"> {line}" for line in ours("text").splitlines())
    text = "\n".join(ORDERS) + f"\n\nOn Sun, Nov 1, 2026 at 9:12 PM M <m@example.org> wrote:\n\n{quoted}\n"
    parts = f"--b\n{PLAIN}{text}\n--b\n{PAGE}{answered(QUOTING[program])}\n--b--\n"
    assert kept(f'{HEAD}Content-Type: multipart/alternative; boundary="b"\n\n{parts}') == ORDERS


@pytest.mark.parametrize("where", ["above", "below"])
def test_an_answer_in_text_holds_its_own_orders_and_none_of_ours(where: str) -> None:
    quoted = "On 01/11/2026 21:12, M wrote:\n" + "\n".join(f"> {line}" for line in ours("text").splitlines())
    own = "\n".join(ORDERS)
    text = f"{own}\n\n{quoted}\n" if where == "above" else f"{quoted}\n\n{own}\n"
    assert kept(HEAD + PLAIN + text) == ORDERS
