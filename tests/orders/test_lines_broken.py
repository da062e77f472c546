"""Lines that their writer broke on purpose, and lines that a mail program broke."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def filed(text: str) -> list[str]:
    """What a letter has on file, a line each, with its nation."""
    found = orders_of(moment("turn5"), "Elisabeth", text)[1]
    return [f"{nation}: {order_line(order)}" for nation, order in found]


LONG = "Russia has thought for a long time about this turn and about all the others, and here it is at last"


@pytest.mark.parametrize(
    "below",
    ["buy one guy with the 6 of diamonds for apraxin", "Apraxin gets one troop for the 6 of diamonds"],
)
def test_a_line_that_ends_early_ends_its_sentence_where_a_statement_follows(below: str) -> None:
    text = f"{LONG}\n\nSweden: Ehrensvärd to Schwedt and then back to Gartz, as always\n{below}\n"
    assert sorted(filed(text)) == [
        "Russia: recruit D6: Apraxin 1",
        "Sweden: move Ehrensvärd: Schwedt, Gartz",
    ]


def test_a_line_that_ends_in_a_card_ends_its_sentence_where_the_next_word_had_room() -> None:
    text = (
        "soubise oschersleben magdeburg!! give him 1 troop for the c8\n"
        "richelieu and chevert wunstorf minden together\n"
        "sorry for being late again, it was a long day and the train stood still\n"
    )
    assert [order_line(one) for _, one in orders_of(moment("turn5"), "Pompadour", text)[1]] == [
        "move Soubise: Oschersleben, Magdeburg",
        "recruit C8: Soubise 1",
        "move Richelieu + Chevert: Wunstorf, Minden",
    ]


def test_a_line_that_a_mail_program_broke_goes_on() -> None:
    text = (
        "Tottleben marches through Orneta to Braniewo, and there he rests. Saltikov and\n"
        "Fermor stay where they are, and General\n"
        "Apraxin goes to Sochaczew.\n"
    )
    assert "Russia: move Apraxin: Pruszków, Sochaczew" in filed(text)
    assert not any("Saltikov" in one or "Fermor" in one for one in filed(text))


def test_no_program_breaks_short_lines_before_a_train() -> None:
    text = "Apraxin bleibt da. Wird er angegriffen, gibt er auf\nTroß 1 nach Neu Stettin, Troß 2 bleibt"
    assert sorted(filed(text)) == [
        "Russia: battle Apraxin if attacked: concede",
        "Russia: move train 1: Człuchów, Neu Stettin",
    ]


@pytest.mark.parametrize(
    "item",
    [
        "- Apraxin re-enters at Warszawa with two troops, paid with H6 and\n  D6",
        "- Apraxin at Warszawa with two troops, I pay the six of hearts and\n  the six of diamonds",
        "- Apraxin kommt in Warszawa mit zwei Mann wieder, bezahlt mit\n  Herz 6 und Karo 6",
    ],
)
def test_an_item_of_a_list_goes_on_below(item: str) -> None:
    _, orders = orders_of(moment("turn4"), "Elisabeth", f"{item}\n- train 1 to Człuchów\n")
    assert sorted(order_line(one) for _, one in orders) == [
        "move train 1: Człuchów",
        "recruit H6 D6: Apraxin at Warszawa 2",
    ]


@pytest.mark.parametrize("marks", [("- ", "- "), ("* ", "* "), ("1) ", "2) "), ("a) ", "b) ")])
@pytest.mark.parametrize(
    "condition", ["if Lehwaldt is still sitting in Nasielsk he attacks him", "if Lehwaldt stays"]
)
def test_an_item_of_a_list_goes_on_with_none_above(marks: tuple[str, str], condition: str) -> None:
    first, second = marks
    text = f"Russia:\n{first}Apraxin to Nowy Dwór; {condition}\n{second}train 1 to Neu Stettin via Człuchów\n"
    orders = [order_line(one) for _, one in orders_of(moment("turn5"), "Elisabeth", text)[1]]
    assert "move train 1: Człuchów, Neu Stettin" in orders


def test_he_acts_in_a_condition_without_a_comma() -> None:
    text = "Apraxin to Nowy Dwór; if Lehwaldt is still sitting in Nasielsk he attacks him\n\nFermor stays."
    assert "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt" in taken_whole("turn5", "Elisabeth", text)


def test_a_limit_at_the_end_of_a_line_stays_there() -> None:
    text = "in any fight: at most 15 points, give up at a loss of 2 or less\ndiscard the lowest card"
    taken = taken_whole("turn2", "Pompadour", text)
    assert sorted(taken) == ["battle: fight up to 15, loss 2", "discard lowest"]
