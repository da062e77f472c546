"""Reading: the same orders out of every letter, the project's own letters, and nothing that makes it fail."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.post.read import limits
from pbem.post.read.content import read_letter
from pbem.post.read.letter import Letter
from support.call_count import calls
from support.corpus.handmade_mails import CHATTER, HEAD, ORDERS, mail, multi, part, utf8
from support.corpus.mail_corpus import letters
from support.corpus.slow_mails import HOSTILE

LETTERS = Path(__file__).parent.parent / "letters"
CORPUS = list(letters())
MOST_CALLS = 400_000
"""Calls of functions that any letter may cost: some 0.1 seconds. An ordinary one costs less than 10,000."""


def texts(letter: Letter) -> list[str]:
    return [line.text for line in letter.lines]


def skipped(letter: Letter, why: str) -> list[str]:
    return [item.text for item in letter.skipped if item.why == why]


def own(name: str) -> Letter:
    path = LETTERS / name
    return read_letter(path.read_bytes(), path.name)


def test_the_corpus_is_broad() -> None:
    assert len(CORPUS) >= 60
    assert len({name for name, _ in CORPUS}) == len(CORPUS)
    assert len({data for _, data in CORPUS}) == len(CORPUS)


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in CORPUS])
def test_every_letter_of_the_corpus_reads_to_the_same_orders(data: bytes) -> None:
    letter = read_letter(data)
    assert [text for text in texts(letter) if text not in CHATTER] == ORDERS


# -- the project's own letters ------------------------------------------------------------------------------


def test_a_flowed_mail_with_quotation_and_signature() -> None:
    letter = own("turn-1/frederick.eml")
    assert letter.sender == "frederick@example.org"
    assert letter.subject == "Re: [seven-years] your orders for turn 1"
    assert letter.message_id == "<frederick-1@example.org>"
    assert letter.date == "Mon, 02 Nov 2026 20:15:03 +0100"
    assert letter.problems == ()
    assert [line.number for line in letter.lines][:4] == [1, 3, 5, 6]
    assert "move Friedrich + Winterfeldt: Riesa, Meißen, Dresden" in texts(letter)
    assert texts(letter)[-1] == "battle: loss 3, spend 20"
    assert "move Friedrich: Berlin" in skipped(letter, "quoted")
    assert skipped(letter, "signature") == ["--", "Otto", "sent from my telephone"]


def test_a_mail_of_latin_1_and_html() -> None:
    letter = own("turn-1/maria-theresa.eml")
    assert (len(letter.lines), letter.sender) == (12, "maria.theresa@example.org")
    assert texts(letter)[6:8] == [
        "move Laudon: Schönberg, Freiwaldau, Ziegenhals",
        "move train 2: Königgrätz, Jitschin",
    ]
    assert skipped(letter, "markup") == ["the same letter as HTML"]


def test_a_forum_post() -> None:
    letter = own("turn-1/pompadour.forum.txt")
    assert (letter.sender, letter.subject) == (None, None)
    assert texts(letter)[:2] == ["Bonsoir! My orders:", "nation France"]
    assert texts(letter)[-2:] == ["move train 1: Betzdorf, Siegen", "See you in Hannover."]
    assert skipped(letter, "quoted") == ["France: 20 troops, three generals. Orders by Tuesday, please."]
    assert skipped(letter, "markup") == ["[code]", "[/code]"]
    assert letter.lines[1].number == 6


@pytest.mark.parametrize("name", ["turn-1/elisabeth.txt", "mistakes/prussia.txt", "mistakes/russia.txt"])
def test_a_plain_file_keeps_its_lines_and_their_numbers(name: str) -> None:
    written = (LETTERS / name).read_text("utf-8").split("\n")
    letter = own(name)
    assert [(line.number, line.text) for line in letter.lines] == [
        (number, text) for number, text in enumerate(written, 1) if text
    ]
    assert letter.skipped == letter.problems == ()


# -- what is kept and what is not --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        ("discard ♠10 ♥\ufe0f3 ♦\ufe0e2 ♣4", "discard ♠10 ♥3 ♦2 ♣4"),
        ("discard ♤10 ♡3", "discard ♠10 ♥3"),
        ("move Heinrich: \u201eLuckau\u201c, L\u2019Orient", 'move Heinrich: "Luckau", L\'Orient'),
        ("move A\uff1aB\uff0cC", "move A:B,C"),
        ("\u2022 move train 1: Dahme", "move train 1: Dahme"),
        ("**move** train 1: Dahme", "move train 1: Dahme"),
        ("2 troops # not a list", "2 troops # not a list"),
        ("- well, no order", "- well, no order"),
    ],
)
def test_letters_of_a_line_become_plain(written: str, read_as: str) -> None:
    assert texts(read_letter(written.encode())) == [read_as]


def test_struck_out_text_is_no_order_but_is_listed() -> None:
    post = read_letter(b"move Keith: [s]Brieg,[/s] Oppeln\n[s]discard lowest[/s]")
    assert texts(post) == ["move Keith: Oppeln"]
    assert skipped(post, "struck out") == ["Brieg,", "discard lowest"]
    web = read_letter(b"<p>move Keith: <del>Brieg,</del> Oppeln</p><p><s>discard lowest</s></p>", "a.html")
    assert texts(web) == ["move Keith: Oppeln"]
    assert skipped(web, "struck out") == ["Brieg,", "discard lowest"]


def test_an_answer_without_a_word_of_its_own_gives_no_orders() -> None:
    old = "From: M\nSent: Sunday\nTo: Otto\nSubject: x\n\nmove Friedrich: Berlin\n"
    for text in (old, "Thanks!\n\n" + old, "Thanks!\n-----Original Message-----\n" + old):
        assert "move Friedrich: Berlin" not in texts(read_letter(utf8(text)))


def test_an_order_below_a_remark_on_what_somebody_wrote_is_read() -> None:
    letter = read_letter(utf8("nation Prussia\nAs Anna wrote:\nmove Keith: Brieg\n"))
    assert texts(letter) == ["nation Prussia", "move Keith: Brieg"]


def test_a_misspelt_order_is_not_taken_for_the_rest_of_a_long_one() -> None:
    long = ORDERS[1][:78]
    assert texts(read_letter(utf8(f"{long}\nmvoe Keith: Brieg\n"))) == [long, "mvoe Keith: Brieg"]


def test_attached_files_are_numbered_by_themselves_and_named() -> None:
    octets = part("application/octet-stream; name=orders.txt", b"\nmove Keith: Brieg\n")
    letter = read_letter(HEAD + multi("mixed", part("text/plain", b"Hi,\n"), octets))
    assert [(line.number, line.text, line.part) for line in letter.lines] == [
        (1, "Hi,", ""),
        (2, "move Keith: Brieg", "orders.txt"),
    ]


def test_other_attachments_are_left_alone_and_listed() -> None:
    program = part("application/x-msdownload; name=orders.exe", b"move Keith: Brieg\n")
    letter = read_letter(HEAD + multi("mixed", part("text/plain", b"Hi,\n"), program))
    assert (texts(letter), skipped(letter, "attachment")) == (["Hi,"], ["orders.exe"])


def test_a_returned_letter_is_not_read_as_its_recipients() -> None:
    ours = part("message/rfc822", utf8("move Keith: Brieg\n"))
    letter = read_letter(HEAD + multi("report", part("text/plain", b"Undelivered\n"), ours))
    assert texts(letter) == ["Undelivered"]


@pytest.mark.parametrize(
    ("head", "sender", "subject"),
    [
        (
            b"From: =?iso-8859-1?q?K=F6nig=2C_O=2E?= <o@x.org>\nSubject: =?utf-8?b?R3LDvMOfZQ==?=",
            "o@x.org",
            "Grüße",
        ),
        (b"From: K\xf6nig <o@x.org>\nSubject: Gr\xc3\xbc\xc3\x9fe", "o@x.org", "Grüße"),
        (b"From: o@x.org (Otto)\nSubject: a\n  b", "o@x.org", "a b"),
        (b"From:\nSender: s@x.org\nSubject:", "s@x.org", None),
        (b"From: nobody\nSubject: =?x?q?=FF?= =?utf-8?b?!!?=", "nobody", None),
    ],
)
def test_headers(head: bytes, sender: str, subject: str | None) -> None:
    letter = read_letter(head + b"\nMIME-Version: 1.0\n\nnation Prussia\n")
    assert letter.sender == sender
    assert subject is None or letter.subject == subject


def test_two_senders_are_a_problem() -> None:
    assert "more than one sender" in read_letter(b"From: a@x.org\nFrom: b@x.org\n\nmove\n").problems[0]


# -- limits, and whatever else may come --------------------------------------------------------------------


def test_limits_are_told_in_words() -> None:
    assert "longer than 1,048,576 bytes" in read_letter(b"x\n" * 600_000).problems[0]
    assert "120,000 characters" in read_letter(b"move Keith: Brieg" * 20_000).problems[0]
    many = read_letter(utf8("discard lowest\n" * 3_000))
    assert "1,000 lines" in many.problems[0]
    assert "more than 200 lines or 15,000 characters of its own" in many.problems[1]
    assert "after line 200 was read" in many.problems[1]
    assert len(many.lines) == limits.OWN_LINES
    long = read_letter(utf8(f"discard {'lowest, ' * 60}\n" * 100))
    assert "15,000 characters" in long.problems[0]
    assert sum(len(line.text) for line in long.lines) <= limits.OWN_CHARS < 16_000
    wide = read_letter(b"move " + b"a" * 2_000 + b"\ndiscard lowest\n")
    assert "1,000 characters" in wide.problems[0]
    assert (texts(wide), len(skipped(wide, "too long"))) == (["discard lowest"], 1)
    parts = read_letter(HEAD + multi("mixed", *[part("text/plain", b"discard lowest\n")] * 30))
    assert "20 parts" in parts.problems[0]
    assert len(parts.lines) == limits.PARTS - 1
    head = read_letter(HEAD + b"X-Long: " + b"a b c d e f g\n " * 6_000 + b"\n\nmove Keith: Brieg\n")
    assert "header is longer than 65,536 bytes" in head.problems[0]
    assert (head.sender, head.lines) == ("frederick@example.org", ())
    kind = read_letter(HEAD + b"Content-Type: text/plain; x=" + b"y" * 3_000 + b"\n\nmove Keith: Brieg\n")
    assert "of its parts is longer than 2,000 bytes" in kind.problems[0]
    assert texts(kind) == ["move Keith: Brieg"]
    tags = read_letter(mail("text/html", b"<p>discard lowest</p>" * 5_000))
    assert "4,000 tags" in tags.problems[0]
    assert "12,000 lines" in read_letter(utf8("\n" * 20_000)).problems[0]


@pytest.mark.parametrize(
    ("data", "whole"),
    [
        (utf8("discard lowest\n" * 200), True),
        (utf8("discard lowest\n" * 500), False),
        (utf8("good evening\n" * 500), True),
        (utf8("good evening\n" * 500 + "discard lowest\n"), False),
        (utf8("discard lowest\n" + "> and more\n" * 3_000), True),
        (utf8("discard lowest\n" + "\n> and more" * 1_498 + "\ndiscard highest" * 20), True),
        (utf8("discard lowest\n" + "\nand more" * 1_498 + "\ndiscard highest" * 20), False),
        (utf8("discard lowest\n" + f"discard {'a' * 1_100}\n"), False),
        (utf8("discard lowest\n" + f"\n{'a' * 1_100}\n"), True),
        (HEAD + multi("mixed", *[part("text/plain", b"discard lowest\n")] * 30), False),
        (HEAD + multi("mixed", part("text/plain", b"discard low\n"), *[part("image/png", b"")] * 30), True),
        (
            HEAD
            + multi(
                "mixed",
                part("text/plain", b"and more\n" * 2_000),
                part("text/plain; name=orders.txt", b"discard lowest\n"),
            ),
            False,
        ),
    ],
)
def test_whether_lines_of_ones_own_lie_beyond_what_is_read(data: bytes, whole: bool) -> None:
    assert read_letter(data).whole is whole


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_letters_are_little_work(name: str) -> None:
    """Seconds are for benchmarks/mails.py."""
    assert calls(read_letter, HOSTILE[name]) < MOST_CALLS


def within_limits(letter: Letter) -> None:
    assert len(letter.lines) <= limits.TEXT_LINES * limits.PARTS
    for line in letter.lines:
        assert 0 < len(line.text) <= limits.LINE_CHARS
        assert line.number > 0
        assert line.text == " ".join(line.text.split())
    assert all(problem.endswith(".") for problem in letter.problems)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=400), st.sampled_from(["", "a.eml", "a.html", "a.txt"]))
def test_any_bytes_are_read(data: bytes, name: str) -> None:
    within_limits(read_letter(data, name))
    within_limits(read_letter(HEAD + data, name))


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(CORPUS), st.sampled_from(CORPUS), st.randoms(use_true_random=False))
def test_damaged_letters_are_read(one: tuple[str, bytes], other: tuple[str, bytes], luck: Random) -> None:
    data = bytearray(one[1])
    for _ in range(luck.randrange(1, 5)):
        at, size = luck.randrange(len(data) + 1), luck.randrange(60)
        start = luck.randrange(len(other[1]))
        pieces = [
            b"",
            luck.randbytes(size),
            other[1][start : start + size],
            b"\n",
            b"[quote]",
            b"<",
            b"=?",
            b"\0",
        ]
        data[at : at + size] = luck.choice(pieces)
    letter = read_letter(bytes(data))
    within_limits(letter)
    assert not any("could not be read" in problem for problem in letter.problems)


def test_mail_is_loaded_only_for_mails() -> None:
    code = "import sys, pbem.post.read.content as r; r.read_letter(b'move'); print('email' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"


def test_an_overlong_html_copy_is_no_problem_while_the_plain_text_holds_the_orders() -> None:
    web = part("text/html", b"<p>nation Prussia</p>" * 20_000)
    plain = part("text/plain", b"nation Prussia\n")
    assert read_letter(HEAD + multi("alternative", plain, web)).problems == ()
    assert read_letter(HEAD + multi("alternative", part("text/plain", b"\n"), web)).problems != ()


@pytest.mark.parametrize(
    "data", [bytes(range(256)) * 40, b"\x7fELF\x02\x01\x01" + b"\0" * 900, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"]
)
def test_a_program_or_a_picture_is_no_letter(data: bytes) -> None:
    letter = read_letter(data, "otto.bin")
    assert letter.lines == () and letter.skipped == ()
    assert letter.problems == ("It is not text but some other kind of file, and was not read.",)
