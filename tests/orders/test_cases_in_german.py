"""What is done in a fight in some cases only, as Germans tell it."""

from __future__ import annotations

import pytest

from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def plans(text: str) -> list[str]:
    """The plans of Prussia that a letter files; nothing of it may be asked about."""
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    told = [order_line(one) for nation, one in orders if nation == "Prussia" and isinstance(one, BattleOrder)]
    return [*told, *("asked" for _ in (*receipt.problems, *receipt.doubtful))]


CASES = {
    "Keith: steht es -5 oder schlechter, dann die Pik 13. Sonst mit der niedrigsten anfangen.":
        ["battle Keith if score -5 or worse: play S13", "battle Keith: low"],
    "Keith: steht es -5 oder schlechter, dann die Pik 13. Steht es besser, mit der niedrigsten anfangen.":
        ["battle Keith if score -5 or worse: play S13", "battle Keith: low"],
    "Drohen Keith 4 oder mehr Verluste, bitte fragen. Ansonsten gibt er auf.":
        ["battle Keith if loss 4 or more: ask", "battle Keith: concede"],
    "Nur wenn mehr als 3 Verluste drohen, soll Keith Karten spielen, ansonsten zieht er halt ab.":
        ["battle Keith if loss 4 or more: low", "battle Keith: loss 3"],
    "Wenn Keith mehr als drei Mann einbüßen würde, fragt mich bitte. Sonst abbrechen.":
        ["battle Keith if loss 4 or more: ask", "battle Keith: concede"],
    "Droht ein Verlust von vier oder mehr, soll Keith bis 25 Punkte gehen. Andernfalls abziehen.":
        ["battle Keith if loss 4 or more: fight up to 25", "battle Keith: concede"],
    "Falls Keith nur noch eine Truppe hat: aufgeben. Sonst kämpft er mit Pik 4.":
        ["battle Keith if troops 1 or fewer: concede", "battle Keith: play S4"],
    "Keith soll aufgeben, außer der Verlust wäre größer als 2. In dem Fall kämpfen, maximal 30 Punkte.":
        ["battle Keith: loss 2", "battle Keith if loss 3 or more: fight up to 30"],
    "Wenn es Keith mehr als fünf Truppen kosten würde, kämpft er. Bis drei zieht er sich zurück.":
        ["battle Keith if loss 6 or more: fight", "battle Keith: loss 3"],
    "Keith: kostet es nur einen Mann, aufgeben. Kostet es mehr, dann die Pik 4.":
        ["battle Keith: loss 1", "battle Keith if loss 2 or more: play S4"],
    "Wird Keith angegriffen, gibt er auf, sofern es nur einen Mann kostet. Ansonsten spielt er Pik 4.":
        ["battle Keith if attacked: loss 1", "battle Keith if attacked, loss 2 or more: play S4"],
    "Sind nur ein oder zwei Mann in Gefahr, gibt Keith auf; ab drei wird gekämpft.":
        ["battle Keith: loss 2", "battle Keith if loss 3 or more: fight"],
    "Liegt Keith mehr als sechs zurück, gibt er auf.": ["battle Keith if score -7 or worse: concede"],
    "Wenn Keith auf -6 oder tiefer rutscht, ist Schluss.": ["battle Keith if score -6 or worse: concede"],
    "Wird es schlimmer als -6, bitte nachfragen.": ["battle if score -7 or worse: ask"],
    "Hat Daun nur noch drei Mann, kämpft Keith bis zum Schluss.":
        ["battle Keith > Daun if enemy troops 3 or fewer: fight"],
    "Keith kämpft, wenn mehr als zwei Mann auf dem Spiel stehen, sonst gibt er auf.":
        ["battle Keith if loss 3 or more: fight", "battle Keith: concede"],
    "Keith gibt auf, es sei denn, er würde mehr als drei Mann verlieren.": ["battle Keith: loss 3"],
    "Preußen: ab vier Verlusten fragen, darunter aufgeben.":
        ["battle if loss 4 or more: ask", "battle: concede"],
    "Ab 3 Verlusten bitte Rückfrage.": ["battle if loss 3 or more: ask"],
    "Keith kämpft bis 12 Punkte.": ["battle Keith: fight up to 12"],
}  # fmt: skip
"""Letters and their plans."""


@pytest.mark.parametrize("text", CASES)
def test_a_case_is_read(text: str) -> None:
    assert plans(text) == CASES[text]


NOT_TAKEN = [
    "Drohen Daun vier oder mehr Verluste, gibt er auf.",
    "Steht es nicht schlechter als -5, kämpft Keith bis 20 Punkte, glaube ich.",
    "Letztes Jahr standen vier Mann auf dem Spiel, da gab Keith auf.",
    "Würde Keith vier Mann verlieren?",
    "Wenn Keith vier oder mehr Truppen bekommt, kämpft er vielleicht.",
    "Ob mehr als drei Verluste drohen, weiß ich nicht.",
    "Kostet das Porto mehr als drei Taler, schicke ich keine Briefe mehr.",
]


@pytest.mark.parametrize("text", NOT_TAKEN)
def test_what_only_sounds_like_a_case_is_none(text: str) -> None:
    assert [one for one in plans(text) if one != "asked"] == []


def test_what_else_is_done_and_not_read_is_asked_about() -> None:
    read = plans("Keith: steht es -5 oder schlechter, dann die Pik 13. Sonst die Karten irgendwie gemischt.")
    assert read == ["battle Keith if score -5 or worse: play S13", "asked"]
