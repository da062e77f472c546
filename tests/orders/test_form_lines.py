"""The lines of a report that are copied into a letter and filled in, and plans behind them or in a list."""

from __future__ import annotations

import pytest

from pbem.desk.out.reports import view_of
from pbem.report.letters import report_document
from pbem.report.writers.text import text
from support.letters.german_letters import speaking
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

HEADS = {"en": "Your orders, ready to fill in\n", "de": "Deine Befehle zum Ausfüllen\n"}


def form(situation: str, player: str, language: str = "en") -> str:
    """The lines to fill in of a report, as they are copied."""
    now = moment(situation)
    written = text(report_document(view_of(now, player, now.game.turn), speaking(language)))
    parts = written.split(HEADS[language], 1)[1].split("\n\n")[2:4]
    return "\n\n".join(part for part in parts if part.startswith("  "))


def filled(lines: str, *told: tuple[str, str]) -> str:
    """The form with something behind some of its lines, each named by what it begins with."""
    for begins, behind in told:
        assert begins in lines
        lines = "\n".join(f"{one} {behind}" if one.strip() == begins else one for one in lines.split("\n"))
    return lines


def test_a_report_shows_a_line_for_each_piece_of_both_nations() -> None:
    assert form("turn3", "Frederick").replace("  ", "") == (
        "nation Prussia\nFriedrich + Winterfeldt (Tetschen):\nSchwerin + Keith (Schweidnitz):\n"
        "Heinrich (Torgau):\nSeydlitz (Halle):\nDohna (Friedeberg):\nLehwaldt (Lidzbark Warmiński):\n"
        "train 1 (Großenhain):\ntrain 2 (Grünberg):\nin any fight:\n\n"
        "nation Hanover\nFerdinand + Cumberland (Hannover):\ntrain 1 (Braunschweig):\nin any fight:"
    )


def test_nothing_is_to_be_filled_in_where_orders_are_on_file_or_a_card_is_asked_for() -> None:
    now = moment("t4-prussia-fight")
    written = text(report_document(view_of(now, "Frederick", now.game.turn), speaking("en")))
    assert HEADS["en"] not in written


def test_who_has_nothing_behind_his_name_stays() -> None:
    letter = filled(
        form("turn3", "Frederick"),
        ("Heinrich (Torgau):", "Eilenburg, Leipzig"),
        ("train 1 (Großenhain):", "Dresden"),
        ("in any fight:", "lowest card that puts me ahead, at most 15 points"),
    )
    assert taken_whole("turn3", "Frederick", letter.partition("\n\n")[0]) == [
        "move Heinrich: Eilenburg, Leipzig", "move train 1: Meißen, Dresden", "battle: spend 15, low",
    ]  # fmt: skip
    receipt, _ = orders_of(moment("turn3"), "Frederick", letter.partition("\n\n")[0])
    assert not receipt.doubtful and not receipt.problems


def test_of_a_nation_with_nothing_filled_in_nothing_is_ordered() -> None:
    letter = filled(form("turn3", "Frederick"), ("Heinrich (Torgau):", "Eilenburg, Leipzig"))
    receipt, orders = orders_of(moment("turn3"), "Frederick", letter)
    assert [nation for nation, _ in orders] == ["Prussia"] and not receipt.doubtful
    receipt, orders = orders_of(moment("turn3"), "Frederick", form("turn3", "Frederick"))
    assert not orders and not receipt.doubtful and not receipt.problems


@pytest.mark.parametrize("head", ["Prussia", "PRUSSIA:", "*Prussia*", "Preußen:"])
def test_the_line_of_a_nation_without_its_verb_leaves_a_form_what_it_is(head: str) -> None:
    lines = form("turn3", "Frederick").replace("  ", "").replace("nation Prussia", head)
    receipt, orders = orders_of(moment("turn3"), "Frederick", lines)
    assert not orders and not receipt.doubtful and not receipt.problems
    letter = filled(lines, ("Heinrich (Torgau):", "Eilenburg"))
    assert taken_whole("turn3", "Frederick", letter) == ["move Heinrich: Eilenburg"]


def test_a_german_form() -> None:
    letter = filled(
        form("turn3", "Frederick", "de"),
        ("Heinrich (Torgau):", "über Eilenburg nach Leipzig"),
        ("Dohna (Friedeberg):", "bleibt, aufgeben bei 2 oder weniger Verlust"),
        ("Troß 1 (Braunschweig):", "Gifhorn"),
    )
    assert taken_whole("turn3", "Frederick", letter) == [
        "move Heinrich: Eilenburg, Leipzig", "battle Dohna: loss 2", "move train 1: Gifhorn",
    ]  # fmt: skip


def test_what_stands_below_a_name_is_told_of_it() -> None:
    told = lines_taken(
        "turn3", "Frederick", "Heinrich: Oschatz\nin any fight:\nlowest card that puts me ahead"
    )
    assert told == ["move Heinrich: Oschatz", "battle: low", "battle: low"]


BEHIND = {
    "Oschatz, no Reserve": "reserve no",
    "Oschatz, give up at a loss of 2 or less": "loss 2",
    "Oschatz, at most 2 cards, lowest cards first": "cards 2, low",
    "Oschatz. Fight to the end.": "fight",
    "Oschatz; keep H12": "keep H12",
    "Oschatz, first H8, then H10, then give up": "play H8 H10, concede",
    "Oschatz, keine Reserve": "reserve no",
}


@pytest.mark.parametrize("behind", BEHIND)
def test_a_plan_behind_where_a_piece_goes(behind: str) -> None:
    told = taken_whole("turn3", "Frederick", f"Heinrich (Torgau): {behind}")
    assert told == ["move Heinrich: Oschatz", f"battle Heinrich: {BEHIND[behind]}"]


@pytest.mark.parametrize(
    ("behind", "plan"),
    [
        ("stays, give up", "battle Dohna: concede"),
        ("stays, at most 10 points", "battle Dohna: spend 10"),
        ("stays. If attacked give up.", "battle Dohna if attacked: concede"),
        ("stays, first H8, then H10, give up at a loss of 2 or less", "battle Dohna: play H8 H10, loss 2"),
        ("no Reserve, at most 10 points", "battle Dohna: fight up to 10, keep R"),
    ],
)
def test_a_plan_behind_the_name_of_who_stays(behind: str, plan: str) -> None:
    told = taken_whole("turn3", "Frederick", f"Heinrich (Torgau): Oschatz\nDohna (Friedeberg): {behind}")
    assert told == ["move Heinrich: Oschatz", plan]


LISTS = {
    "In any fight:\n- lowest card that puts me ahead\n- at most 20 points": "battle: spend 20, low",
    "Browne against Keith:\n\n1. lowest card first\n2. no Reserve": "battle Browne > Keith: low, keep R",
    "Kämpfe:\n- kleinste Karte, die mich nach vorn bringt\n- keine Reserve": "battle: low, keep R",
}


@pytest.mark.parametrize("told", LISTS)
def test_a_plan_in_a_list(told: str) -> None:
    assert set(taken_whole("turn2", "Maria Theresa", told)) == {LISTS[told]}


def test_a_list_of_several_fights_is_not_one_plan() -> None:
    told = lines_taken("turn2", "Maria Theresa", "Fights:\n- Daun: at most 20 points\n- Laudon: give up")
    assert told == ["battle Daun: fight up to 20", "battle Laudon: concede"]
