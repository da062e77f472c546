"""Marches that their writer doubts, takes back or goes on with in the sentences behind them."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

AUSTRIA = ("turn4", "Maria Theresa")
STAYS, EILENBURG = "move Heinrich to Leipzig else stay", "move Heinrich: Eilenburg"
COSEL, KRAPPITZ = "move Laudon: Krappitz, Cosel", "move Laudon: Krappitz"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Laudon über Krappitz nach Oppeln. Ach nein, da lauert Keith. Also nur bis Krappitz.", KRAPPITZ),
        ("Laudon nach Oppeln. Mist, da steht ja Keith. Dann nur bis Krappitz.", KRAPPITZ),
        ("Laudon nach Krappitz, dann Cosel. Hmm. Cosel ist mir zu weit weg. Also bloß Krappitz.", KRAPPITZ),
        ("Laudon nach Cosel. Das ist mir doch zu weit. Krappitz reicht.", KRAPPITZ),
        ("Laudon nach Cosel. Nein, er fehlt mir in Krappitz. Laudon geht nur nach Krappitz.", KRAPPITZ),
        ("Laudon über Krappitz nach Oppeln. Oder besser Cosel? Ja, Cosel, das ist ein Ziel.", COSEL),
        ("Laudon nach Krappitz. Kommt er noch weiter? Ja, bis Cosel. Also Krappitz, Cosel und gut.", COSEL),
        ("Laudon nach Oppeln... nein, das ist Unsinn. Laudon nach Krappitz.", KRAPPITZ),
        ("Laudon nach Oppeln, halt, Cosel ist wichtiger: über Krappitz nach Cosel.", COSEL),
        ("Laudon to Oppeln. Oh no, Keith is there. So only to Krappitz.", KRAPPITZ),
        ("Laudon to Cosel. Hmm, that is too far. So just Krappitz.", KRAPPITZ),
        ("Laudon nach Krappitz. Dann weiter nach Cosel.", COSEL),
        ("Laudon zieht nach Krappitz. Und danach nach Cosel.", COSEL),
    ],
)
def test_what_its_writer_came_to_is_taken(text: str, line: str) -> None:
    assert taken_whole(*AUSTRIA, text) == [line]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Laudon nach Krappitz. Hm. Hildburghausen nach Altenburg.",
         [KRAPPITZ, "move Hildburghausen: Altenburg"]),
        ("Laudon nach Krappitz. Ist das zu weit?", [KRAPPITZ]),
        ("Laudon nach Krappitz. Geht das? Ja, das geht.", [KRAPPITZ]),
        ("Ob Keith nach Brieg geht? Ach was. Laudon nach Krappitz.", [KRAPPITZ]),
        ("Vergiss nicht Oppeln: Laudon nach Krappitz.", [KRAPPITZ]),
    ],
)  # fmt: skip
def test_what_is_said_beside_a_march_changes_nothing(text: str, lines: list[str]) -> None:
    assert taken_whole(*AUSTRIA, text) == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        # Which of the two he came to is open.
        ("Laudon nach Krappitz. Oder besser Oppeln?", []),
        ("Laudon nach Krappitz. Nächste Runde dann nach Cosel.", [KRAPPITZ]),
    ],
)
def test_what_stays_open_is_asked(text: str, lines: list[str]) -> None:
    receipt, _ = orders_of(moment("turn4"), "Maria Theresa", text)
    assert lines_taken(*AUSTRIA, text) == lines and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("In meinem letzten Brief zieht Heinrich nach Eilenburg. Streichen Sie das, er bleibt in Leipzig.",
         STAYS),
        ("Heinrich sollte nach Eilenburg. Das gilt nicht mehr, er bleibt.", STAYS),
        ("Betrifft meine Mail: Heinrich sollte nach Eilenburg. Er soll stattdessen in Leipzig stehenbleiben.",
         STAYS),
        ("Heinrich soll nicht nach Eilenburg. Lassen Sie ihn in Leipzig.", STAYS),
        ("Ich hatte geschrieben, Heinrich solle nach Halle. Das ist mir zu weit, er geht nach Eilenburg.",
         EILENBURG),
        ("Bei Heinrich habe ich mich vertan. Nicht Halle, sondern Eilenburg.", EILENBURG),
        ("Bei Heinrich habe ich mich verschrieben, gemeint war Eilenburg.", EILENBURG),
        ("Heinrich soll doch nicht in Leipzig bleiben, schicken Sie ihn nach Eilenburg.",
         EILENBURG),
        ("Vergiss den Ausflug nach Halle, Heinrich geht nach Eilenburg.", EILENBURG),
        ("Aus Halle wird nichts, Heinrich geht nach Eilenburg.", EILENBURG),
        ("Ich nehme meine letzte Mail in einem Punkt zurück. Heinrich zieht nach Eilenburg.",
         EILENBURG),
        ("Nur ein Punkt ändert sich: Heinrich zieht nach Eilenburg.", EILENBURG),
    ],
)  # fmt: skip
def test_a_march_of_an_earlier_letter_is_changed(text: str, line: str) -> None:
    assert line in taken_whole("turn4", "Frederick", text)
    assert sum("Heinrich" in one for one in lines_taken("turn4", "Frederick", text)) == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Lehwaldt muss heim. Ein Feld nach Bartenstein langt, das ist ja schon Ostpreußen.", "Bartenstein"),
        ("Lehwaldt soll zurück. Bartenstein genügt.", "Bartenstein"),
        ("Weil er sonst verhungert, muss Lehwaldt heim. Bartenstein reicht.", "Bartenstein"),
    ],
)
def test_where_he_is_to_go_is_told_by_what_is_enough(text: str, line: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == [f"move Lehwaldt: {line}"]


@pytest.mark.parametrize(
    "text",
    [
        "Lehwaldt muss heim. Bartenstein reicht mir als Beute.",
        "Lehwaldt soll nicht zurück. Bartenstein reicht nicht.",
    ],
)
def test_what_is_enough_for_something_else_moves_nobody(text: str) -> None:
    receipt, _ = orders_of(moment("turn3"), "Frederick", text)
    assert not lines_taken("turn3", "Frederick", text) and receipt.doubtful


@pytest.mark.parametrize(
    ("player", "text", "lines"),
    [
        ("Frederick", "Heinrich muss näher an Seydlitz ran, deswegen geht er durch Eilenburg nach Leipzig.",
         ["move Heinrich: Eilenburg, Leipzig"]),
        ("Frederick", "Seydlitz selbst verlässt Halle und zieht nach Merseburg.",
         ["move Seydlitz: Merseburg"]),
        ("Maria Theresa", "Die zwei bei Löbau gehen zurück nach Zittau.", ["move Browne + Karl: Zittau"]),
        ("Maria Theresa", "Unsere beiden in Löbau ziehen sich nach Zittau zurück.",
         ["move Browne + Karl: Zittau"]),
    ],
)  # fmt: skip
def test_who_it_is_that_goes(player: str, text: str, lines: list[str]) -> None:
    assert taken_whole("turn3", player, text) == lines
