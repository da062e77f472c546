"""Marches told in words that are not known are read by the weight of these words, or asked back."""

from __future__ import annotations

from collections import Counter

import pytest

from support.letters.march_sentences import taken
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole
from support.letters.people_sentences import RIGHT, SILENT, WRONG, sentences

UNSEEN = "marches_unseen.jsonl"
"""480 passages by two writers whose others are not weighed: 301 order something, 179 only look like it."""


def test_of_unseen_passages_many_are_read_and_few_otherwise_than_meant() -> None:
    passages = sentences(UNSEEN)
    orders = Counter(taken(one) for one in passages if "other" not in one)
    others = Counter(taken(one) for one in passages if "other" in one)
    assert orders[RIGHT] >= 195 and orders[WRONG] <= 12 and orders[SILENT] <= 3, orders
    # Some of them are marches on a condition, told as such.
    assert others[WRONG] <= 8, others


TAKEN = [
    ("turn4", "Frederick", "Friedrich lässt Winterfeldt sitzen und reitet allein über Löbau nach Bautzen.",
     ["move Friedrich: Löbau, Bautzen"]),
    ("turn4", "Maria Theresa", "Poor Browne! He and Karl must come home: Weißwasser, Niesky, Görlitz.",
     ["move Browne + Karl: Weißwasser, Niesky, Görlitz"]),
    ("turn4", "Elisabeth", "Saltikow greift Dohna an, er steht dann in Woldenberg.",
     ["move Saltikov: Woldenberg", "attack Saltikov > Dohna"]),
    ("turn2", "Maria Theresa",
     "Browne takes Zittau, which is one road away and costs us nothing. Karl remains where he is.",
     ["move Browne: Zittau"]),
    ("turn4", "Frederick",
     "dohna back to landsberg, i really dont want to fight saltikov over friedeberg again",
     ["move Dohna: Landsberg"]),
    ("turn4", "Frederick", "Heinrich goes to Altenburg, Borna being on the way.",
     ["move Heinrich: Borna, Altenburg"]),
    # The goal stands in the sentence before, or behind the cities on the way.
    ("turn4", "Maria Theresa",
     "Kamenz ist ein Zielchen für mich. Lacy holt es, über Dresden und Radeberg.",
     ["move Lacy: Dresden, Radeberg, Kamenz"]),
    ("turn4", "Elisabeth",
     "Angermünde holen wir, der Ehrensvärd hat ja von Stettin aus gute Straßen: Gartz, Schwedt, und schon "
     "ist er da.",
     ["move Ehrensvärd: Gartz, Schwedt, Angermünde"]),
    # What is denied of somebody, or would be so else, is only the reason.
    ("turn3", "Frederick",
     "Heinrich gefällt mir in Torgau nicht, er soll über Eilenburg nach Leipzig, dann ist er näher an "
     "Hildburghausen.", ["move Heinrich: Eilenburg, Leipzig"]),
    ("turn4", "Maria Theresa", "Train 1 moves a step closer to the two of them, to Leitmeritz.",
     ["move train 1: Leitmeritz"]),
    # Who goes is told by the way, or by where he stands.
    ("turn4", "Maria Theresa",
     "Die zwei Umgedrehten in Muskau machen kehrt, Weißwasser, Bautzen, und stellen sich in Bischofswerda "
     "auf.", ["move Browne + Karl: Weißwasser, Bautzen, Bischofswerda"]),
    ("turn3", "Elisabeth",
     "So that Anklam isn't taken away from us again, the general goes back there, by Friedland.",
     ["move Ehrensvärd: Friedland (Mecklenburg), Anklam"]),
    # Where the enemy stands is no goal.
    ("turn5", "Maria Theresa",
     "Daun follows Schwerin: from Reichenbach to Schweidnitz, next door to Striegau, and attacks him and "
     "Keith there.",
     ["move Daun: Schweidnitz", "attack Daun > Schwerin + Keith"]),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text", "orders"), TAKEN)
def test_the_one_likely_reading_is_taken(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert taken_whole(situation, player, text) == orders


ASKED = [
    # What an enemy may do
    ("turn4", "Frederick", "Hildburghausen marschiert jetzt sicher nach Borna und fällt über Heinrich her."),
    # Another turn
    ("turn5", "Pompadour", "Soubise to Magdeburg is my plan for the turn after next."),
    ("turn4", "Frederick",
     "In der nächsten Runde kommt Seydlitz dann nach Magdeburg, über Köthen, das merk dir bitte schon mal "
     "vor."),
    # Wishes and thoughts
    ("turn4", "Frederick", "Ich wünschte mir, Cumberland stünde noch in Hameln und Ferdinand in Minden."),
    ("turn2", "Pompadour",
     "Mit Richelieu nach Göttingen und Soubise nach Kassel, oder umgekehrt, beides hat Charme, ich schlafe "
     "drüber."),
    # Half of a march
    ("turn5", "Elisabeth",
     "Pelplin is where I'd like Tottleben in the end, but Gniew will do for now; he passes Riesenburg, which "
     "is mine."),
    # What depends on something of which half was read
    ("turn5", "Frederick",
     "Should the cards I draw be spades, then Schwerin and Keith go to Schweidnitz and attack Daun."),
    ("turn4", "Frederick", "Schlägt Daun zuerst los, dann weicht Keith nach Breslau zurück."),
    # Where somebody is not to go
    ("t5-austria-moves", "Maria Theresa",
     "Please correct my orders: Lacy doesn't go to Beneschau after all. He goes to Pilgram and stops there."),
    # One who goes nowhere
    ("turn4", "Maria Theresa", "Daun stays at Glatz and Laudon does not go to Neisse."),
    ("turn4", "Frederick", "Heinrich reads about Borna and Altenburg, where he spent his youth, not now."),
    # What by its weight ends elsewhere than the cities named in a row
    ("turn5", "Maria Theresa", "Laudon geht bis Oppeln, Lublinitz lässt er aus."),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text"), ASKED)
def test_what_orders_nothing_moves_nobody(situation: str, player: str, text: str) -> None:
    receipt, orders = orders_of(moment(situation), player, text)
    assert not orders and receipt.doubtful


def test_two_sentences_read_together_are_one_order_and_leave_the_next_alone() -> None:
    text = "Kamenz ist mein Ziel. Lacy holt es, über Dresden und Radeberg. Daun geht nach Neurode."
    orders = ["move Lacy: Dresden, Radeberg, Kamenz", "move Daun: Neurode"]
    assert taken_whole("turn4", "Maria Theresa", text) == orders


def test_what_came_to_nothing_completes_the_sentence_above_it() -> None:
    text = "My northern army is Fermor. He takes Belgard first, Schivelbein second, Regenwalde third."
    assert taken_whole("turn4", "Elisabeth", text) == ["move Fermor: Belgard, Schivelbein, Regenwalde"]


def test_a_way_told_behind_its_goal_is_read_once() -> None:
    text = "Lacy zieht bitte nach Radeberg. Sein Weg führt über Dresden."
    assert taken_whole("turn4", "Maria Theresa", text) == ["move Lacy: Dresden, Radeberg"]


def test_what_came_to_nothing_is_not_asked_about_if_its_piece_has_an_order() -> None:
    text = "move Chevert: Lehrte\nChevert walks there past Hannover and Peine."
    receipt, _ = orders_of(moment("turn5"), "Pompadour", text)
    assert not receipt.doubtful


def test_what_has_been_ordered_is_not_ordered_once_more() -> None:
    text = "move Apraxin: Biskupiec\nApraxin has a long way before him. Olsztyn, Ortelsburg, and then home!"
    assert lines_taken("turn3", "Elisabeth", text) == ["move Apraxin: Biskupiec"]
