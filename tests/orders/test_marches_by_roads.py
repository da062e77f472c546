"""A march whose cities are named road by road is read in any words, and nothing else is."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of

MARCHES = [
    ("turn2", "Frederick",
     "Keith falls back on Schwerin, that is by Reichenbach to Strehlen, where Schwerin waits for him.",
     "move Keith: Reichenbach, Strehlen"),
    ("turn2", "Pompadour",
     "The Maréchal Soubise, he goes from Bebra to Kassel and does not rest there, he continues by Münden "
     "until Göttingen.",
     "move Soubise: Kassel, Münden, Göttingen"),
    ("turn3", "Elisabeth",
     "Apraxin muss weg aus Sensburg, er hat nichts mehr zu essen: er geht Biskupiec, Olsztyn, Ortelsburg.",
     "move Apraxin: Biskupiec, Olsztyn, Ortelsburg"),
    ("turn3", "Maria Theresa",
     "Danach kommt der Daun von Nachod, er macht Glatz, Neurode und auch Reichenbach, so die zwei sind "
     "zusammen.",
     "move Daun: Glatz, Neurode, Reichenbach"),
    ("turn2", "Maria Theresa",
     "Also: Browne und Karl schauen in Zittau vorbei und marschieren gleich weiter nach Löbau.",
     "move Browne + Karl: Zittau, Löbau"),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text", "line"), MARCHES)
def test_a_way_told_road_by_road_is_a_march(situation: str, player: str, text: str, line: str) -> None:
    assert lines_taken(situation, player, text) == [line]


@pytest.mark.parametrize(
    ("situation", "player", "text"),
    [
        ("turn2", "Frederick", "Keith does not march by Reichenbach to Strehlen, that would be silly."),
        (
            "turn4",
            "Maria Theresa",
            "Lacy geht von Pirna über Dresden und Radeberg dorthin und nimmt ihn mit.",
        ),
        ("turn3", "Elisabeth", "Tottleben goes out of Riesenburg to Sztum and straight back in."),
        ("turn2", "Frederick", "Keith could march by Reichenbach to Strehlen."),
        ("turn2", "Frederick", "I fear Daun, so Keith has no business in Reichenbach and Strehlen."),
        ("turn5", "Frederick", "Dohna thinks of Küstrin and dreams of Landsberg."),
        ("turn2", "Frederick", "If Laudon is gone Keith marches by Reichenbach or to Strehlen."),
        (
            "turn4",
            "Pompadour",
            "Chevert leaves Richelieu in Springe, by Hannover and Wunstorf it is not far.",
        ),
        ("turn4", "Frederick", "Friedrich and Winterfeldt wander about Löbau, Atlantis, Bautzen."),
        ("turn3", "Maria Theresa", "Browne and Karl go through Görlitz to Penzig, which they must not do."),
    ],
)
def test_what_denies_it_or_may_be_talk_is_asked_back(situation: str, player: str, text: str) -> None:
    receipt, orders = orders_of(moment(situation), player, text)
    assert not orders and (receipt.doubtful or receipt.problems)


ATTACKS = [
    ("turn4", "Elisabeth",
     "Saltikov (Falkenburg): Woldenberg, and if Dohna is still at Friedeberg then attack him",
     ["move Saltikov: Woldenberg", "if Dohna in Friedeberg: attack Saltikov > Dohna"]),
    ("turn5", "Elisabeth",
     "Apraxin has only to step over to Nowy Dwór, and if Lehwaldt is still sitting in Nasielsk then he gets "
     "attacked.",
     ["move Apraxin: Nowy Dwór", "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt"]),
    ("turn5", "Elisabeth",
     "Apraxin nach Nowy Dwór.\nSteht Lehwaldt dann noch in Nasielsk, wird er angegriffen.",
     ["move Apraxin: Nowy Dwór", "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt"]),
    ("turn3", "Maria Theresa",
     "Hildburghausen marches through Naumburg to Merseburg and, should Seydlitz be at Halle, attacks him.",
     ["move Hildburghausen: Naumburg, Merseburg",
      "if Seydlitz in Halle: attack Hildburghausen > Seydlitz"]),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text", "lines"), ATTACKS)
def test_who_is_still_there_is_attacked(situation: str, player: str, text: str, lines: list[str]) -> None:
    assert lines_taken(situation, player, text) == lines


@pytest.mark.parametrize(
    "behind",
    [
        "If Lehwaldt is no longer in Nasielsk, he does not attack.",
        "If Lehwaldt is still in Nasielsk he may attack me, I fear.",
        "If Lehwaldt still sits in Nasielsk and attacks Apraxin he is a fool.",
        "If Lehwaldt is still in Nasielsk, attack him, else go back to Warszawa.",
        "If Lehwaldt sits in Ciechanów by then, attack him.",
        "If Dohna is still in Landsberg, attack him.",
    ],
)
def test_another_condition_attacks_nobody(behind: str) -> None:
    lines = lines_taken("turn5", "Elisabeth", f"Apraxin to Nowy Dwór. {behind}")
    assert not [one for one in lines if "attack" in one and not one.startswith("if Lehwaldt in Ciech")]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Für das Reich: Hildburghausen bleibt, wo er ist.", ["hold"]),
        ("Austria: Daun stays.", []),
    ],
)
def test_a_nation_all_of_whose_generals_stay_holds(text: str, orders: list[str]) -> None:
    assert lines_taken("turn5", "Maria Theresa", text) == orders
