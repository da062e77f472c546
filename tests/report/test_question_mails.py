"""The mail in which a fight asks a player something: the question stands at its top, however many fights are
to be told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pbem.data.share import templates_dir
from pbem.engine.model import COMBAT
from pbem.engine.questions import RETREAT
from pbem.engine.sequence import questions
from pbem.report.letters import PLAYED_LINES, QUESTION_LINES, played_letter, question_document
from pbem.report.question_records import RetreatEnd
from pbem.report.render import environment
from pbem.report.view import View, view
from pbem.report.view_records import PieceNearby
from pbem.report.writers.text import text
from support.letters.report_letters import env
from support.war_records import RECORDS

ASKED, TOLD = "What to decide now\n", "Your fights\n"


def views() -> Iterator[View]:
    for record in RECORDS:
        game = record.game
        if game.phase == COMBAT:
            for player in {game.player_of(one.nation): None for one in questions(game)}:
                yield view(record, player, game.turn)


def question_mails() -> Iterator[str]:
    for seen in views():
        yield text(question_document(seen, env()))


def test_the_question_stands_at_the_top_and_all_fights_are_told() -> None:
    mails = list(question_mails())
    assert any(" attack" in mail[: mail.index(ASKED)] for mail in mails)
    for mail in mails:
        assert len(mail[: mail.index(ASKED)].splitlines()) <= 20, mail
        assert len(mail.splitlines()) <= QUESTION_LINES, mail
        assert (
            (" attack" in mail or " more fights before" in mail)
            and "At the deadline" in mail
            and "answer " in mail
        )
        if TOLD in mail:
            assert mail.index(ASKED) < mail.index("At the deadline") < mail.index(TOLD)


def has_fought(seen: View) -> bool:
    return any(chapter.battles for chapter in seen.news)


@pytest.mark.parametrize(("language", "over", "more", "in_full"), [
    ("en", " against ", r"- \d+ more fights before that\.", "tells these fights in full; to have it now"),
    ("de", " gegen ", r"- \d+ weitere Kämpfe davor\.", "erzählt diese Kämpfe ganz; um ihn jetzt"),
])  # fmt: skip
def test_after_many_fights_the_newest_is_told_and_the_rest_in_brief(
    language: str, over: str, more: str, in_full: str
) -> None:
    """As if the fights had been fought twelve times."""
    spoken, lines_of_fights = environment([templates_dir()], language=language), []
    for seen in filter(has_fought, views()):
        alone = text(question_document(replace(seen, news=()), spoken))
        mail = text(question_document(replace(seen, news=seen.news * 12), spoken))
        assert len(mail.splitlines()) <= max(QUESTION_LINES, len(alone.splitlines()) + 5), mail
        assert re.search(more, mail) and in_full in " ".join(mail.split()), mail
        lines_of_fights.append((over in mail, bool(re.search(r"[+-]\d; ", mail))))
    assert lines_of_fights.count((True, True)) > len(lines_of_fights) / 2


@pytest.mark.parametrize(("language", "supplied", "not_supplied"), [
    ("en", "in supply: ", "out of supply: "), ("de", "versorgt: ", "unversorgt: "),
])  # fmt: skip
def test_a_retreat_that_may_end_in_many_cities_is_asked_in_few_lines(
    language: str, supplied: str, not_supplied: str
) -> None:
    """As if it might end in forty, more than can be: each is named, with its supply and the nearest enemy."""
    spoken = environment([templates_dir()], language=language)
    seen, asked = next((seen, one) for seen in views() for one in seen.questions if one.kind == RETREAT)
    ends = tuple(
        RetreatEnd(
            replace(asked.places[0], title=f"Town {n:02}"),
            n % 3 > 0,
            PieceNearby(f"Foe {n:02}", "Austria", asked.places[0], n % 7 + 1),
        )
        for n in range(40)
    )
    many = replace(asked, ends=ends, places=tuple(end.place for end in ends))
    mail = text(question_document(replace(seen, questions=(many,), news=()), spoken))
    assert len(mail.splitlines()) <= QUESTION_LINES, mail
    told = " ".join(mail.split())
    first, second = told.split(f"- {supplied}")[1].split(f"- {not_supplied}")
    for end in ends:
        near = end.nearest
        side = first if end.supplied else second
        assert near and f"{end.place.title} – {near.piece} {near.roads}" in side


@pytest.mark.parametrize(("language", "in_full"), [
    ("en", "tells these fights in full; to have it now"), ("de", "erzählt diese Kämpfe ganz; um ihn jetzt"),
])  # fmt: skip
def test_what_was_played_is_told_in_few_lines_however_many_fights_there_were(
    language: str, in_full: str
) -> None:
    """As if the fights had been fought twelve times; those of one mail are told whole where they fit."""
    spoken, stages = environment([templates_dir()], language=language), [(1, one) for one in NATIONS]
    shortened = set()
    for seen in filter(has_fought, views()):
        for times in (1, 12):
            told, whole = played_letter(replace(seen, news=seen.news * times), spoken, stages)
            mail = text(told)
            assert len(mail.splitlines()) <= PLAYED_LINES, mail
            assert (in_full in " ".join(mail.split())) != whole, mail
            shortened.add((times, whole))
    assert {(1, True), (12, False)} <= shortened


NATIONS = tuple(RECORDS[0].game.rules.order)
