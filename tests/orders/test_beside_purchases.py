"""What is said beside purchases and discards: why, for whom, and what is kept."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Mit der Kreuz 8 hole ich Chevert den einen Mann zurück, den er in Celle verloren hat.",
        "Chevert bekommt für Kreuz 8 eine Truppe, weil er in Celle eine verloren hat.",
        "Chevert bekommt für Kreuz 8 eine Truppe, der ist damit schon viel stärker.",
        "Für Kreuz 8 eine Truppe zu Chevert, zwei Punkte verfallen.",
    ],
)
def test_why_he_gets_them_moves_nobody(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == ["recruit C8: Chevert 1"]


@pytest.mark.parametrize(
    "text",
    [
        "Herz 6 und Karo 12 gehen in die Kasse. Dafür einen Mann zu Lacy, der voll ist, und zwei zu Karl.",
        "Ich verkaufe Herz 6 und Karo 12. Dafür kriegt Lacy einen Mann und Karl zwei, der es nötig hat.",
        "Für Herz 6 und Karo 12 drei Truppen: eine zu Lacy, der damit voll ist, zwei zu Karl.",
    ],
)
def test_cards_may_be_sold(text: str) -> None:
    assert taken_whole("turn4", "Maria Theresa", text) == ["recruit H6 D12: Lacy 1, Karl 2"]


@pytest.mark.parametrize(
    "text",
    [
        "Hannover ist voll, also kaufen nur die Preußen. Dohna bekommt eine, Keith auch eine, für Karo 12.",
        "Hannover kauft nichts. Dohna bekommt eine Truppe, Keith auch eine, für Karo 12.",
    ],
)
def test_who_buys_is_said_before(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == ["recruit D12: Dohna 1, Keith 1"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Das niedrigste Kreuz ablegen, Pik bleibt mir heilig.", "discard lowest clubs"),
        ("Von meinen Kreuzkarten die niedrigste weglegen. Pik ist mir heilig, Herz hab ich ja kaum.",
         "discard lowest clubs"),
        ("Eine muss weg, nämlich die schlechteste.", "discard lowest"),
        ("Vier gezogen, eine weg: das soll einfach die mit dem kleinsten Wert sein.", "discard lowest"),
    ],
)  # fmt: skip
def test_what_is_kept_is_none_that_goes(text: str, line: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == [line]


def test_a_limit_of_points_is_none_of_a_purchase() -> None:
    text = "Gegen Daun darf es ruhig etwas kosten, aber nicht mehr als 30 Punkte."
    assert lines_taken("turn3", "Frederick", f"Keith nach Reichenbach.\n{text}")[1:] == [
        "battle > Daun: spend 30"
    ]
