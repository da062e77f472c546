"""Lines that mailers put above what they quote without a `>`, and letters that only contain such words."""

from __future__ import annotations

import pytest

from pbem.post.read.content import read_letter
from pbem.post.read.letter import Letter
from support.corpus.handmade_mails import DECOY, ORDERS, TEXT, utf8

OLD = f"Dear Otto,\nplease send your orders.\n\nnation Prussia\n{DECOY}\n"
HEADS = {
    "Android": "---- Max wrote ----",
    "Zoho": "---- On Sun, 01 Nov 2026 21:12:03 +0100 Max <m@x.org> wrote ----",
    "Samsung": "-------- Original message --------\nFrom: Max <m@x.org>\nDate: 01/11/2026 21:12 (GMT+01:00)",
    "Outlook, Swedish": "Från: Max <m@x.org>\nSkickat: 1 november 2026 21:12\nTill: Otto\nÄmne: turn 1",
    "Outlook, Russian": "От: Max <m@x.org>\nОтправлено: 1 ноября 2026 г. 21:12\nКому: Otto\nТема: turn 1",
    "Outlook, Danish": "Fra: Max <m@x.org>\nSendt: 1. november 2026 21:12\nTil: Otto\nEmne: turn 1",
    "Outlook, Finnish": "Lähettäjä: Max\nLähetetty: 1.11.2026 21:12\nVastaanottaja: Otto\nAihe: turn 1",
    "Outlook, Polish": "Od: Max <m@x.org>\nWysłano: 1 listopada 2026 21:12\nDo: Otto\nTemat: turn 1",
    "date first": "Date: Sun, 1 Nov 2026 21:12:03 +0100\nFrom: Max <m@x.org>\nTo: Otto <o@x.org>",
    "Gmail, Russian": "вс, 1 нояб. 2026 г. в 21:12, Max <m@x.org>:",
    "Gmail, Russian, older": "1 ноября 2026 г., 21:12 пользователь Max <m@x.org> написал:",
    "Mail.ru": "Воскресенье, 1 ноября 2026, 21:12 +03:00 от Max <m@x.org>:",
    "Yandex": "01.11.2026, 21:12, \"Max\" <m@x.org>:",
    "Thunderbird, Russian": "01.11.2026 21:12, Max пишет:",
    "Dutch": "Op 1 november 2026 21:12 schreef Max <m@x.org>:",
    "Dutch, Hotmail": "Op 1 november 2026 om 21:12 heeft Max <m@x.org> het volgende geschreven:",
    "Vietnamese": "Vào 21:12 Ngày 01 tháng 11 năm 2026, Max <m@x.org> đã viết:",
    "date and address": "2026/11/1 Max <m@x.org>",
    "Gmail, time zone": "2026-11-01 21:12 GMT+03:00 Max <m@x.org>:",
    "Gmail, wrapped": "2026-11-01 21:12 GMT+03:00 The Moderator of the Game <\nm@x.org>:",
    "sent": "On Sunday 1 Nov 2026 21:12 Max <m@x.org> sent:",
    "Norwegian": "Den søn. 1. nov. 2026 kl. 21:12 skrev Max <m@x.org>:",
    "Portuguese": "Em dom., 1 de nov. de 2026 às 21:12, Max <m@x.org> escreveu:",
}  # fmt: skip


def own(letter: Letter) -> list[str]:
    return [line.text for line in letter.lines]


@pytest.mark.parametrize("head", [pytest.param(head, id=name) for name, head in HEADS.items()])
def test_what_stands_below_a_mailers_line_is_a_quotation(head: str) -> None:
    letter = read_letter(utf8(f"{TEXT}\n{head}\n\n{OLD}"))
    assert [text for text in own(letter) if text in ORDERS] == ORDERS
    assert not {DECOY, *OLD.splitlines()[:2], *head.splitlines()} & set(own(letter))
    assert not any(line.doubtful for line in letter.skipped if "@" in head)


@pytest.mark.parametrize("head", [pytest.param(head, id=name) for name, head in HEADS.items() if "@" in head])
def test_it_is_below_a_word_of_thanks_too(head: str) -> None:
    assert DECOY not in own(read_letter(utf8(f"Thank you!\n\n{head}\n\n{OLD}")))


@pytest.mark.parametrize("name", [name for name, head in HEADS.items() if head.endswith(":")])
def test_with_marks_the_orders_below_are_read(name: str) -> None:
    """Whoever writes below a quotation. A head of several lines is for who writes above it."""
    quoted = "".join(f"> {line}\n" for line in OLD.splitlines())
    letter = read_letter(utf8(f"{HEADS[name]}\n{quoted}\n{TEXT}"))
    assert [text for text in own(letter) if text in ORDERS] == ORDERS


@pytest.mark.parametrize("end", ["wrote:", "schrieb:", "a écrit :", "skrev:", "написал:"])
def test_a_block_that_a_tab_indents_is_a_quotation(end: str) -> None:
    block = "".join(f"\t{line}\n" for line in OLD.splitlines())
    letter = read_letter(utf8(f'"M" <m@example.org> {end}\n\n{block}\n{TEXT}'))
    assert [text for text in own(letter) if text in ORDERS] == ORDERS and DECOY not in own(letter)
    assert not any(line.doubtful for line in letter.skipped)


@pytest.mark.parametrize(
    "text",
    [
        "nation Prussia\nDaun wrote: peace or war.\nmove Keith: Brieg\n",
        "nation Prussia\nHe wrote: let us have peace\nmove Keith: Brieg\n",
        "nation Prussia\nAs Anna wrote:\nmove Keith: Brieg\n",
        "nation Prussia\nI sent:\nmove Keith: Brieg\n",
        "nation Prussia\nFrom: Brieg\nmove Keith: Brieg\n",
        "nation Prussia\n--- what Daun wrote ---, well\nmove Keith: Brieg\n",
        "nation Prussia\nWrite to me at 21:12 to <otto@example.org>\nmove Keith: Brieg\n",
        "nation Prussia\nDate: Sunday\nSubject: orders\nmove Keith: Brieg\n",
        "nation Prussia\n\tmove Keith: Brieg\n",
        "nation Prussia\nthus:\n\tmove Keith: Brieg\n",
        "От Москвы до Берлина\nnation Prussia\nmove Keith: Brieg\n",
        "On Sunday he wrote:\nnation Prussia\nmove Keith: Brieg\n",
        "On Sun, Nov 1, 2026 at 21:12 Max <m@x.org> wrote:\n\nnation Prussia\nmove Keith: Brieg\n",
    ],
)
def test_a_letter_that_only_contains_such_words_loses_no_order(text: str) -> None:
    orders = ["nation Prussia", "move Keith: Brieg"]
    assert [line for line in own(read_letter(utf8(text))) if line in orders] == orders


@pytest.mark.parametrize(
    "text",
    [
        "nation Prussia\ndiscard lowest\nOn 3 May Anna wrote:\nmove Keith: Brieg\n",
        "nation Prussia\nHe wrote:\n\tmove Keith: Brieg\n",
    ],
)
def test_an_order_below_a_line_of_ones_own_is_in_doubt(text: str) -> None:
    doubtful = [line.text for line in read_letter(utf8(text)).skipped if line.doubtful]
    assert doubtful == ["move Keith: Brieg"]


def test_a_forwarded_letter_is_still_read_below_such_a_line() -> None:
    passed_on = utf8(f"Hi,\n\n{HEADS['Gmail, time zone']}\n\n{TEXT}").replace(
        b"Subject: Re:", b"Subject: Fwd:"
    )
    assert [text for text in own(read_letter(passed_on)) if text in ORDERS] == ORDERS
