"""Marches whose goal, way or general another part of the letter tells."""

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("situation", "player", "text", "line"),
    [
        ("turn5", "Maria Theresa", "Troß 1 ist in Raudnitz in Gefahr. Er soll über Prag nach Kolin.",
         "move train 1: Prag, Kolin"),
        ("turn5", "Maria Theresa", "Lacy ist in Tabor zu nah an Winterfeldt. Er soll nach Wotitz.",
         "move Lacy: Wotitz"),
        ("turn5", "Maria Theresa", "Train 1 is in danger in Raudnitz. It should go by Prag to Kolin.",
         "move train 1: Prag, Kolin"),
        ("turn3", "Frederick",
         "Heinrich is not needed in Torgau, Leipzig is in more danger. He goes there via Eilenburg.",
         "move Heinrich: Eilenburg, Leipzig"),
        ("turn4", "Pompadour", "Soubise takes Halberstadt. He goes round by Goslar and Wernigerode.",
         "move Soubise: Goslar, Wernigerode, Halberstadt"),
        ("turn5", "Frederick", "Friedrich comes home to Löbau. Niesky and Görlitz are on his way.",
         "move Friedrich: Niesky, Görlitz, Löbau"),
        ("turn5", "Frederick", "Friedrich kommt heim nach Löbau. Niesky und Görlitz liegen auf seinem Weg.",
         "move Friedrich: Niesky, Görlitz, Löbau"),
        ("turn4", "Pompadour", "Chevert leaves Richelieu and takes Minden.",
         "move Chevert: Hannover, Wunstorf, Minden"),
        ("turn4", "Maria Theresa", "Laudon takes Cosel and ends in Krappitz again.",
         "move Laudon: Krappitz, Cosel, Krappitz"),
        ("turn2", "Maria Theresa", "Laudon hebt Neisse aus und macht in Patschkau halt.",
         "move Laudon: Neisse, Patschkau"),
        ("turn4", "Elisabeth", "Sweden: Ehrensvärd takes a look at Greifenhagen and comes back to Stettin.",
         "move Ehrensvärd: Greifenhagen, Stettin"),
        ("turn4", "Elisabeth", "Ehrensvärd schaut in Greifenhagen vorbei und kommt nach Stettin zurück.",
         "move Ehrensvärd: Greifenhagen, Stettin"),
        ("turn2", "Elisabeth", "SWE\nT: Demmin", "move train 1: Demmin"),
    ],
)  # fmt: skip
def test_the_march_is_whole(situation: str, player: str, text: str, line: str) -> None:
    assert taken_whole(situation, player, f"{text}\n") == [line]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Trains to Büren and Sontra.", ["move train 1: Brilon, Büren", "move train 2: Bebra, Sontra"]),
        ("Die Trosse rollen nach Sontra und Büren.",
         ["move train 2: Bebra, Sontra", "move train 1: Brilon, Büren"]),
    ],
)  # fmt: skip
def test_each_of_two_trains_goes_where_it_can(text: str, lines: list[str]) -> None:
    assert taken_whole("turn3", "Pompadour", f"{text}\n") == lines


def test_who_attacks_has_his_way_told_behind() -> None:
    text = (
        "Daun attacks Schwerin and Keith again. He leaves Glatz for Patschkau, continues to Frankenstein "
        "and takes his position at Reichenbach.\n"
    )
    assert taken_whole("turn4", "Maria Theresa", text) == [
        "attack Daun > Schwerin + Keith",
        "move Daun: Patschkau, Frankenstein, Reichenbach",
    ]


@pytest.mark.parametrize(
    ("situation", "player", "text", "line"),
    [
        ("setup", "Elisabeth",
         "Apraxin zieht über Kolno nach Johannisburg, damit er nah an Ortelsburg steht.",
         "move Apraxin: Kolno, Johannisburg"),
        ("turn5", "Maria Theresa",
         "Lacy zieht über Wotitz nach Beneschau, um Prag wenigstens ein bisschen zu schützen.",
         "move Lacy: Wotitz, Beneschau"),
        ("turn4", "Frederick",
         "Weil Lacy sonst an meinen Troß herankommt, fährt Troß 1 von Großenhain nach Elsterwerda, das ist "
         "für beide Armeen noch nah genug.", "move train 1: Elsterwerda"),
        ("turn3", "Elisabeth",
         "May I ask you to bring Apraxin back to Ortelsburg by Biskupiec and Olsztyn, so that he can be "
         "supplied again?", "move Apraxin: Biskupiec, Olsztyn, Ortelsburg"),
        ("turn3", "Elisabeth", "Darf ich bitten, Apraxin nach Ortelsburg zu bringen?",
         "move Apraxin: Biskupiec, Olsztyn, Ortelsburg"),
        ("turn4", "Maria Theresa",
         "Troß 2 bringst du bitte von Turnau über Jitschin nach Königgrätz in Sicherheit.",
         "move train 2: Jitschin, Königgrätz"),
    ],
)  # fmt: skip
def test_what_is_said_beside_it_changes_nothing(situation: str, player: str, text: str, line: str) -> None:
    assert taken_whole(situation, player, f"{text}\n") == [line]


@pytest.mark.parametrize(
    "text",
    [
        "Lacy geht nach Wotitz, um Beneschau zu besetzen.",
        "Lacy steht nah bei Winterfeldt. Er geht nach Wotitz.",
    ],
)
def test_what_may_lead_on_or_be_another_is_asked(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Maria Theresa", f"{text}\n")
    assert receipt.doubtful and not orders


def test_who_only_asks_orders_nothing() -> None:
    assert lines_taken("turn3", "Elisabeth", "May I ask you whether Apraxin can go to Ortelsburg?") == []
