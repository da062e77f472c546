"""Change any secret of one player: what others get stays the same to the byte, in every format, JSON and in
whole mails with their maps, alternative texts, order desks, and the names and sizes of all parts (R41)."""

from __future__ import annotations

import random
import sys
from datetime import UTC, datetime

import pytest

from pbem.desk.out.enclosures import MailContent, enclosures_of, letter_text
from pbem.post.send.compose import Attachment, Outgoing, Person, compose
from pbem.report import facts
from pbem.report.view import View, view
from pbem.report.writers import FORMATS, write_document
from support.bot_games import some_records, whole_game
from support.example_game import example
from support.letters.report_letters import documents_of, this_turn
from support.other_secrets import with_other_secrets, with_others_secrets
from support.positions.fate_positions import asking, evading

RECORDS = (*some_records(), *asking(), evading(), *whole_game()[1:])
SOME = range(0, len(RECORDS), 3)


def readers(number: int) -> list[str | None]:
    """The public and one player."""
    return [None, sorted(RECORDS[number].game.roles)[number // 3 % 4]]


def shown(number: int, who: str | None) -> tuple[View, View]:
    """What somebody sees, and what he sees when others' secrets are different."""
    record = RECORDS[number]
    turn = this_turn(record) if number % 2 else record.game.turn
    return view(record, who, turn), view(with_others_secrets(record, who), who, turn)


@pytest.mark.parametrize("number", SOME)
def test_no_format_tells_of_others_secrets(number: int) -> None:
    for who in readers(number):
        one, other = shown(number, who)
        assert facts.as_json(one) == facts.as_json(other)
        mine, theirs = documents_of(one), documents_of(other)
        for form in FORMATS:
            for name, document in mine.items():
                assert write_document(document, form) == write_document(theirs[name], form), (name, form)


def mail(seen: View) -> bytes:
    """A player's mail of what he sees."""
    assert seen.player is not None
    documents = documents_of(seen)
    forms = tuple(
        Attachment(f"{own.name}.txt", write_document(documents[f"form {own.name}"], "text"))
        for own in seen.own
    )
    letter = MailContent((documents["report"],), forms, seen)
    more = enclosures_of(letter, example(), seen.player, "moderator@example.org", "K7QF-2M4X-9PLD")
    return compose(
        Outgoing(
            sender=Person("moderator@example.org"),
            to=Person("otto@example.org"),
            subject="a report",
            message_id="<1@example.org>",
            date=datetime(2026, 11, 2, tzinfo=UTC),
            text=letter_text(letter),
            html=more.html,
            pictures=more.pictures,
            attachments=(*forms, *more.files),
        )
    )


@pytest.mark.parametrize("number", SOME[::2])
def test_no_mail_tells_of_others_secrets(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    one, other = shown(number, readers(number)[1])
    assert mail(one) == mail(other)


def test_no_picture_in_a_mail_tells_of_others_secrets() -> None:
    pytest.importorskip("resvg_py")
    one, other = shown(3, readers(3)[1])
    assert mail(one) == mail(other)
    assert b"image/png" in mail(one)


def test_the_player_himself_sees_his_own_secrets_in_every_format() -> None:
    record = some_records()[-1]
    other = with_other_secrets(record, "Frederick", random.Random(1))
    one, two = (view(each, "Frederick", 3) for each in (record, other))
    assert facts.as_json(one) != facts.as_json(two) and mail(one) != mail(two)
    for form in FORMATS:
        assert write_document(documents_of(one)["report"], form) != write_document(
            documents_of(two)["report"], form
        )
