"""Plans that had been read as another, or lost, and what they say."""

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

UPON_DAUN = "Schwerin and Keith back into Schweidnitz and against Daun. "


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Spades, up to 40 points, keep S12.", "keep S12, fight up to 40"),
        ("Spades, up to 40 points, keep the S12 for last.", "spend 40, low"),
        ("Keep the S12 for last.", "low"),
    ],
)
def test_what_is_played_upon_daun(text: str, clauses: str) -> None:
    assert taken_whole("turn5", "Frederick", f"{UPON_DAUN}{text}\n")[2:] == [
        f"battle Schwerin > Daun: {clauses}"
    ]


def test_a_suit_that_is_not_played_there_is_asked() -> None:
    receipt, _ = orders_of(moment("turn5"), "Frederick", f"{UPON_DAUN}Hearts, up to 40 points, keep S12.\n")
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    ["Soubise im Kampf: S5 und S9, S13 behalte ich.", "Soubise: play S5 and S9, S13 stays in hand."],
)
def test_a_row_of_cards_ends_behind_and(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", f"{text}\n") == ["battle Soubise: play S5 S9, keep S13"]


@pytest.mark.parametrize(
    "text",
    [
        "Soub. im Kampf: S5 und S9 ok, S13 bleibt auf der Hand.",
        "Soubise in a fight: S5 and S9 ok, S13 stays.",
    ],
)
def test_a_card_that_stays_in_hand_is_not_played(text: str) -> None:
    assert not any("S13" in one and "keep" not in one for one in lines_taken("turn5", "Pompadour", text))


@pytest.mark.parametrize(
    "plan", ["Daun gg. Schwerin: niedrig, bis 40 Pkt.", "Daun - Schwerin: niedrig, höchstens 40 Punkte"]
)
def test_against_in_short(plan: str) -> None:
    text = f"Daun nach Reichenbach, greift Schwerin an\n{plan}\nSonst: Verlust 2\n"
    lines = lines_taken("turn4", "Maria Theresa", text)
    assert lines[2:4] == ["battle Daun > Schwerin: spend 40, low", "battle: loss 2"]


@pytest.mark.parametrize(
    "text", ["Rest passt hoffentlich so.", "Rest passt.", "Keine Zeit, der Rest passt so."]
)
def test_the_rest_that_is_right_does_not_pass(text: str) -> None:
    lines = lines_taken("turn5", "Elisabeth", f"Saltikov: Arnswalde\n{text}\n")
    assert lines == ["move Saltikov: Arnswalde"]


@pytest.mark.parametrize(
    ("situation", "player", "text", "plan"),
    [
        ("t4-hanover-fight", "Frederick",
         "I play the 5 of diamonds. If the fight goes on, I fight with all the diamonds I have.",
         "battle Ferdinand > Richelieu: fight"),
        ("t4-hanover-fight", "Frederick", "D5, then all my diamonds if need be",
         "battle Ferdinand > Richelieu: fight"),
        ("t4-prussia-fight", "Frederick",
         "Winterfeldt eröffnet mit der Pik 3. Wenn Lacy darübergeht, soll er mit der 8 weitermachen und "
         "danach mit der 11.", "battle Winterfeldt > Lacy: play S8 S11"),
        ("t4-prussia-fight", "Frederick",
         "114: Pik 6\ndanach aufgeben bei 2 oder weniger Verlust, hab grad keine Zeit",
         "battle Winterfeldt > Lacy: loss 2"),
    ],
)  # fmt: skip
def test_how_a_fight_goes_on(situation: str, player: str, text: str, plan: str) -> None:
    assert taken_whole(situation, player, f"{text}\n")[1:] == [plan]


@pytest.mark.parametrize(
    "text",
    ["No cards for this, Ferdinand and Cumberland lose the fight and the two troops.",
     "No cards, they lose the fight."],
)  # fmt: skip
def test_who_plays_no_cards_gives_up(text: str) -> None:
    assert taken_whole("t4-hanover-fight", "Frederick", f"{text}\n") == ["answer 158: concede"]


@pytest.mark.parametrize(
    ("situation", "player", "text", "line"),
    [
        ("turn4", "Maria Theresa",
         "Laudon does not march, but he gets two new troops. I pay for them with my three hearts.",
         "recruit H6 H4 H2: Laudon 2"),
        ("turn5", "Elisabeth", "Apraxin gets a fresh troop, I give the C7 for it.", "recruit C7: Apraxin 1"),
        ("turn5", "Elisabeth",
         "Apraxin stays. Geben Sie ihm auch eine neue Armee, bezahlt mit der Karo 6.",
         "recruit D6: Apraxin 1"),
    ],
)  # fmt: skip
def test_what_new_troops_are_paid_with(situation: str, player: str, text: str, line: str) -> None:
    assert line in lines_taken(situation, player, f"{text}\n")
