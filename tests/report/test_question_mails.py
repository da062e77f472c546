"""The mail in which a fight asks a player something: the question stands at its top, however many fights are
to be told."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine.model import COMBAT
from pbem.engine.sequence import questions
from pbem.report.letters import question_document
from pbem.report.view import view
from pbem.report.writers.text import text
from support.letters.report_letters import env
from support.war_records import RECORDS

ASKED, TOLD = "What to decide now\n", "Your fights\n"


def question_mails() -> Iterator[str]:
    for record in RECORDS:
        game = record.game
        if game.phase == COMBAT:
            for player in {game.player_of(one.nation): None for one in questions(game)}:
                yield text(question_document(view(record, player, game.turn), env()))


def test_the_question_stands_at_the_top_and_all_fights_are_told() -> None:
    mails = list(question_mails())
    assert any(TOLD in mail for mail in mails) and any(TOLD not in mail for mail in mails)
    for mail in mails:
        assert len(mail[: mail.index(ASKED)].splitlines()) <= 20, mail
        assert " attack" in mail and "At the deadline" in mail and "answer " in mail
        if TOLD in mail:
            assert mail.index(ASKED) < mail.index("At the deadline") < mail.index(TOLD)
