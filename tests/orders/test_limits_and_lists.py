"""Limits in a sentence of their own, lines of a list, and generals by their letters."""

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu and Chevert to Minden by Lemgo and Rinteln. That holds only if Hameln is empty.",
        "Richelieu and Chevert to Minden by Lemgo and Rinteln. This is only valid if Hameln is free.",
        "Richelieu und Chevert über Lemgo und Rinteln nach Minden. Das gilt aber nur, wenn Hameln leer ist.",
    ],
)
def test_what_holds_only_if_is_not_its_opposite(text: str) -> None:
    assert taken_whole("turn3", "Pompadour", f"{text}\n") == [
        "if Hameln free: move Richelieu + Chevert: Lemgo, Rinteln, Minden"
    ]


def test_long_lines_without_capitals_are_orders_of_their_own() -> None:
    text = (
        "tottleben orneta braniewo heiligenbeil and he gets the new troop paid with the 6 of diamonds\n"
        "if lehwaldt is still in nasielsk apraxin goes to nowy dwór and attacks him, otherwise he stays\n"
        "train 1 czluchow neu stettin, train 2 stays\n"
    )
    assert taken_whole("turn5", "Elisabeth", text) == [
        "move Tottleben: Orneta, Braniewo, Heiligenbeil",
        "recruit D6: Tottleben 1",
        "if Lehwaldt in Nasielsk: move Apraxin: Nowy Dwór",
        "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt",
        "move train 1: Człuchów, Neu Stettin",
    ]


@pytest.mark.parametrize(
    ("situation", "player", "text", "lines"),
    [
        ("turn5", "Frederick", "Schw+K > Schweidnitz, Angriff Daun.",
         ["move Schwerin + Keith: Schweidnitz", "attack Schwerin + Keith > Daun"]),
        ("turn2", "Frederick", "F+W Radeberg-Bischofswerda-Bautzen",
         ["move Friedrich + Winterfeldt: Radeberg, Bischofswerda, Bautzen"]),
        ("turn2", "Frederick", "Schw. via Reichenb. zu Keith", ["move Schwerin: Reichenbach, Schweidnitz"]),
        ("turn2", "Frederick", "HAN: beide nach Hannover, Ferd. via Soltau/Fallingb., Cumb. via Springe.",
         ["move Ferdinand: Soltau, Fallingbostel, Hannover", "move Cumberland: Springe, Hannover"]),
        ("turn5", "Frederick", "H > Borna > Altenburg, Angriff Hildb. Mit 1 Verlust bin ich zufrieden.",
         ["move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen",
          "battle Heinrich > Hildburghausen: loss 1"]),
        ("turn4", "Maria Theresa", "Hildburghausen (Zwickau): Chemnitz und zurück",
         ["move Hildburghausen: Chemnitz, Zwickau"]),
        ("turn2", "Maria Theresa",
         "Laudon takes Cosel, which nobody protects: he goes to Krappitz, Cosel and back to Krappitz.",
         ["move Laudon: Krappitz, Cosel, Krappitz"]),
        ("t5-austria-moves", "Maria Theresa",
         "Daun alone is too weak, so he goes nearer to Laudon: to Glatz, then Patschkau, then Neisse.",
         ["move Daun: Glatz, Patschkau, Neisse"]),
        ("turn5", "Maria Theresa", "Lacy moves closer to Prag: Wotitz, Beneschau.",
         ["move Lacy: Wotitz, Beneschau"]),
        ("turn3", "Frederick",
         "Friedrich und Winterfeldt mögen von Tetschen über Rumburg nach Zittau ziehen, um dort Browne und "
         "Karl in Löbau anzugreifen.",
         ["move Friedrich + Winterfeldt: Rumburg, Zittau", "attack Friedrich + Winterfeldt > Browne + Karl"]),
    ],
)  # fmt: skip
def test_nothing_of_a_march_is_lost(situation: str, player: str, text: str, lines: list[str]) -> None:
    assert taken_whole(situation, player, f"{text}\n") == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Train 2 goes to Königgrätz. Laudon himself is too lonely out there.",
         ["move train 2: Königgrätz"]),
        ("I send Daun by Kolin, Pardubitz and Königgrätz as far as Nachod. From there he can look after "
         "Glatz next turn.", ["move Daun: Kolin, Pardubitz, Königgrätz, Nachod"]),
        ("Laudon gives up if he is attacked.", ["battle Laudon if attacked: concede"]),
    ],
)  # fmt: skip
def test_what_is_told_of_one_is_of_no_other(text: str, lines: list[str]) -> None:
    assert lines_taken("turn2", "Maria Theresa", f"{text}\n") == lines


def test_a_wish_names_him_who_loses() -> None:
    text = "Lacy, if beaten, goes to Dresden and from there to Meißen.\n"
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["retreat Lacy: Dresden, Meißen"]


def test_a_train_in_short_is_not_guessed() -> None:
    receipt, orders = orders_of(moment("turn2"), "Pompadour", "T: Brilon\n")
    assert receipt.problems and len(orders) <= 1
