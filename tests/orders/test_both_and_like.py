"""Both cards of a suit in the order in which they are told, and a general who fights as another one does."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

RUSSIA = ("t2-russia-fight", "Elisabeth")
AUSTRIA = ("turn4", "Maria Theresa")


@pytest.mark.parametrize(
    ("text", "first", "then"),
    [
        ("Both hearts, the nine first.", "H9", "H6"),
        ("Both hearts, the six first.", "H6", "H9"),
        ("Both hearts, bigger one first.", "H9", "H6"),
        ("Both hearts (9 and 6).", "H9", "H6"),
        ("Both hearts.", "H6", "H9"),
        ("Beide Herzen, die kleine zuerst.", "H6", "H9"),
        ("Beide Herz, die 9 zuerst.", "H9", "H6"),
    ],
)
def test_both_cards_are_played_as_told(text: str, first: str, then: str) -> None:
    plan = f"battle Apraxin > Lehwaldt: play {then}"
    assert taken_whole(*RUSSIA, text) == [f"answer 49: play {first}", plan]


def test_giving_up_behind_both_cards_is_read() -> None:
    text = "Beide Herzen, die große zuerst, und dann ist Schluss."
    assert taken_whole(*RUSSIA, text)[1] == "battle Apraxin > Lehwaldt: play H6, concede"


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        ("Lacy: aufgeben. Daun: kämpfen. Laudon: wie Lacy.",
         ["Lacy: concede", "Daun: fight", "Laudon: concede"]),
        ("Daun: concede. Lacy same as Daun.", ["Daun: concede", "Lacy: concede"]),
        ("Daun: concede. Lacy just like Daun. Laudon like Lacy.",
         ["Daun: concede", "Lacy: concede", "Laudon: concede"]),
        ("Daun: höchstens 2 verlieren. Laudon genauso wie Daun.", ["Daun: loss 2", "Laudon: loss 2"]),
    ],
)  # fmt: skip
def test_a_general_fights_like_another(text: str, plans: list[str]) -> None:
    assert taken_whole(*AUSTRIA, text) == [f"battle {one}" for one in plans]


def test_what_only_compares_them_is_no_plan() -> None:
    for text in ("Laudon is not like Daun.", "Lacy fights like Daun."):
        assert lines_taken(*AUSTRIA, f"Daun: lose 2 at most. {text}") in ([], ["battle Daun: loss 2"]), text


def test_how_somebody_fights_in_words_that_are_not_read_is_shown() -> None:
    letter = "Daun: lose 2 at most. Lacy fights like Daun."
    assert orders_of(moment(AUSTRIA[0]), AUSTRIA[1], letter)[0].doubtful


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Greift mich jemand an: Finger weg von den Reserven und höchstens 3 Verluste.",
         "battle if attacked: keep R, loss 3"),
        ("When we attack Ferdinand start with the smallest spades. "
         "If it would cost 2 or less, let him have the day.",
         "battle > Ferdinand if attacking: low, loss 2"),
        ("If I attack Ferdinand I fight up to 20.",
         "battle > Ferdinand if attacking: fight up to 20"),
        ("Wenn wir Ferdinand angreifen, höchstens zwei verlieren.",
         "battle > Ferdinand if attacking: loss 2"),
    ],
)  # fmt: skip
def test_whom_a_plan_is_against_is_told_by_who_attacks(text: str, line: str) -> None:
    assert taken_whole("turn3", "Pompadour", text) == [line]


@pytest.mark.parametrize(
    "text", ["If I play it I am at 0, right? Then I play it.", "Bin ich dann bei 0? Dann spiele ich sie."]
)
def test_a_card_that_only_the_question_before_names_is_asked_back(text: str) -> None:
    assert lines_taken("t4-austria-fight", "Maria Theresa", text) == []
    assert orders_of(moment("t4-austria-fight"), "Maria Theresa", text)[0].doubtful


@pytest.mark.parametrize(
    "text",
    [
        "If Lehwaldt so much as looks at Tottleben, no fight there. Elsewhere fight up to 12.",
        "Wenn Lehwaldt Tottleben auch nur ansieht, kein Kampf dort. Sonst überall kämpfen bis 12 Punkte.",
    ],
)
def test_a_plan_for_the_other_fights_waits_for_the_exception_that_is_not_read(text: str) -> None:
    assert lines_taken("turn4", "Elisabeth", text) == []
    assert orders_of(moment("turn4"), "Elisabeth", text)[0].doubtful


def test_a_plan_for_the_other_fights_goes_with_an_exception_that_is() -> None:
    text = """nation Russia
Against Lehwaldt fight on as long as there's a diamond or spade to play. In all other fights give up if it
costs no more than two men."""
    assert taken_whole("turn4", "Elisabeth", text) == ["battle > Lehwaldt: fight", "battle: loss 2"]


def test_a_plan_against_each_of_two_enemies() -> None:
    text = "nation Russia\nGegen Dohna volle Pulle, gegen Lehwaldt gar nichts."
    assert taken_whole("turn4", "Elisabeth", text) == ["battle > Dohna: fight", "battle > Lehwaldt: concede"]


@pytest.mark.parametrize(
    ("situation", "player", "text"),
    [
        ("turn4", "Frederick", "Keinen Mann verlieren!"),
        ("turn4", "Frederick", "Lose not a single man."),
        ("turn4", "Maria Theresa", "Friedrich: Richtung Sagan."),
        ("t4-austria-chooses-retreat", "Maria Theresa", "The city that's furthest from his train, please."),
    ],
)
def test_what_is_wanted_in_words_that_are_not_read_is_shown(situation: str, player: str, text: str) -> None:
    receipt, orders = orders_of(moment(situation), player, text)
    assert orders == [] and receipt.doubtful
    assert "loss 1" not in str(receipt.doubtful[0])
