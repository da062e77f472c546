"""Answers without the number of their question: told with it, never carried out, and talk is left alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.engine import questions as q
from pbem.engine.retreat import ends
from pbem.engine.sequence import questions
from pbem.orders.judging.judge import judge
from pbem.orders.judging.unnumbered_answer import fault_unnumbered_answers
from support.positions.combat_positions import fighting, given_answer, retreating
from support.positions.order_positions import letter, title


def told(text: str, game=None, player: str | None = "Frederick") -> list[tuple[int, str]]:
    """The faults of a letter by line, each with what would be right."""
    return [(one.line, str(one.instead)) for one in judge(game or fighting(), letter(text), player).faults]


def number(game=None) -> int:
    return questions(game or fighting())[0].number


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("H9", "play H9"),
        ("Hello,\n\nI play the heart 9!", "play H9"),
        ("play H9 (question {n})", "play H9"),
        ("play H9", "play H9"),
        ("{n}: play H9", "play H9"),
        ("question {n}: H9", "play H9"),
        ("For question {n} I play H9", "play H9"),
        ("Ich spiele Herz 9.", "play H9"),
        ("the 9 of hearts", "play H9"),
        ("play the nine of hearts\nplay S13", "play S13"),
        ("Reserve as 7", "play R7"),
        ("R7", "play R7"),
        ("I accept the defeat.", "concede"),
        ("I concede", "concede"),
        ("ich gebe auf", "concede"),
        ("Ich gebe mich geschlagen!", "concede"),
        ("concede", "concede"),
        ("question 99: H9", "play H9"),
    ],
)
def test_an_answer_without_its_number_is_a_fault_that_tells_it(text: str, meant: str) -> None:
    n = number()
    ((_, instead),) = told(text.format(n=n))
    assert instead == f"Did you mean: answer {n}: {meant}"
    if meant != "play S13":  # which she does not hold
        assert judge(fighting(), letter(f"answer {n}: {meant}"), "Frederick").faults == ()


@pytest.mark.parametrize(
    "text",
    [
        "Frederick", "I do not concede", "I will never give up", "R", "Yours, R.",
        "S13 was a nasty surprise!", "You played H9 and H5 last time", "Defeat is bitter", "Well played",
        "ich gebe nicht auf", "14",
    ],
)  # fmt: skip
def test_talk_is_no_answer(text: str) -> None:
    assert told(text) == []


@pytest.mark.parametrize("answer", ["answer {n}: H5", "nation Prussia\nbattle: low"])
def test_once_the_letter_answers_the_rest_is_talk(answer: str) -> None:
    assert told(answer.format(n=number()) + "\nH9\nI accept the defeat.") == []


def test_another_player_has_no_such_question() -> None:
    assert told("H9", player="Maria Theresa") == [] == told("I accept the defeat.", player="Elisabeth")


def test_other_questions_are_answered_so_too_if_the_answer_can_be_given() -> None:
    game = retreating()
    (question,) = questions(game)
    name = title(next(iter(ends(game, game.stage.retreat))))
    assert told(f"{name}.", game) == [(1, f"Did you mean: answer {question.number}: {name}")]
    assert told("Greetings from Potsdam to Berlin", game) == []


def test_nothing_is_skipped_that_is_told_and_no_line_is_an_answer() -> None:
    game = fighting()
    sheet = fault_unnumbered_answers(game, letter("Dear all,\nH9\nBest"), "Frederick")
    assert [line for line, _ in sheet.skipped] == [1, 3] and [one.line for one in sheet.faults] == [2]
    assert not any(part.orders for part in sheet.parts)


def test_without_an_open_question_nothing_changes() -> None:
    sheet = letter("H9\nI accept the defeat.")
    game = replace(fighting(), phase="game over", stage=replace(fighting().stage, combat=None))
    assert (
        not [one for one in questions(game) if one.kind == q.PLAY]
        and fault_unnumbered_answers(game, sheet, None) == sheet
    )


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("answer question {n}: play H9", q.Play("Prussia", "H9", 9)),
        ("Antwort auf Frage {n}: Herz 9", q.Play("Prussia", "H9", 9)),
        ("answer {n}: I play heart 9", q.Play("Prussia", "H9", 9)),
        ("Antwort {n}: ich gebe auf", q.Stop("Prussia")),
        ("Antwort {n}: ich nehme die Niederlage hin", q.Stop("Prussia")),
        ("answer {n}: I accept the defeat.", q.Stop("Prussia")),
        ("answer {n}: I do not accept the defeat", None),
        ("answer {n}: Herz 9 oder Herz 5", None),
    ],
)
def test_answers_with_their_number_may_be_said_in_more_words(line: str, meant: q.Answer | None) -> None:
    assert given_answer(fighting(), line.format(n=number())) == meant


def test_lines_that_might_be_answers_leave_the_hints_to_orders() -> None:
    """Of a letter's wrong names only a dozen are told the nearest (`patience`)."""
    talk = "Leipzik and Turnou and Berlin\n" * 50
    said = told(talk + "nation Prussia\nbattle Keth: low", retreating())
    assert [line for line, _ in said] == [52] and "nearest" in said[0][1]
