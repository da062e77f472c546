"""Sentences that tell more than one thing: a condition and a remark, a purchase and a march, a plan and a "
"limit."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, plans_taken, taken_whole

FRANCE, THIRD = ("turn4", "Pompadour"), ("turn3", "Pompadour")
RUSSIA, RUSSIA_EARLIER = ("turn4", "Elisabeth"), ("turn3", "Elisabeth")
AUSTRIA = ("turn5", "Maria Theresa")

THERE = "if Hanover train 1 in Braunschweig: move Soubise: Braunschweig"
ELSE = "unless Hanover train 1 in Braunschweig: move Soubise: Goslar, Wernigerode, Halberstadt"
GOSLAR = "if Cumberland in Hannover: move Soubise: Goslar"
FURTHER = "if not Cumberland in Hannover: move Soubise: Goslar, Wernigerode, Halberstadt"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Soubise grabs the Hanoverian train at Braunschweig, if it is still there.", [THERE]),
        (
            "Soubise grabs the Hanoverian train at Braunschweig, if it hasn't left by then. If it has, he "
            "goes "
            "for Halberstadt instead (Goslar, Wernigerode, Halberstadt).",
            [THERE, ELSE],
        ),
        (
            "Soubise goes to Braunschweig, if the Hanoverian train is still there. If not, he goes to "
            "Halberstadt instead.",
            [THERE, ELSE],
        ),
        (
            "soubise läuft nach goslar und wenn cumberland nicht mehr in hannover ist weiter nach "
            "halberstadt "
            "sonst bleibt er in goslar",
            [GOSLAR, FURTHER],
        ),
        (
            "Soubise goes to Goslar and, if Cumberland has left Hannover, on to Halberstadt.",
            [GOSLAR, FURTHER],
        ),
        ("Soubise goes to Goslar, and if Cumberland has left Hannover on to Halberstadt.", [GOSLAR, FURTHER]),
        ("If Cumberland has left Hannover, Soubise goes to Goslar.", [FURTHER.partition(", ")[0]]),
        ("Hat Cumberland Hannover verlassen, geht Soubise nach Goslar.", [FURTHER.partition(", ")[0]]),
    ],
)
def test_a_march_may_go_on_or_lead_elsewhere_on_a_condition(text: str, orders: list[str]) -> None:
    assert taken_whole(*FRANCE, text) == orders


@pytest.mark.parametrize(
    "text",
    [
        "If Ferdinand has come to Hameln before my turn, Richelieu and Chevert stay in Pyrmont and attack "
        "him.",
        "If Ferdinand is in Hameln, Richelieu and Chevert attack him.",
        "If Ferdinand has come to Hameln, attack him with Richelieu and Chevert.",
    ],
)
def test_who_comes_near_is_attacked_where_he_stands_then(text: str) -> None:
    # Ferdinand stands in Hannover now, and Hameln is beside Pyrmont, where the two stand.
    assert taken_whole(*THIRD, text) == ["if Ferdinand in Hameln: attack Richelieu + Chevert > Ferdinand"]


WOLDENBERG = [
    "if Dohna in Friedeberg: move Saltikov: Woldenberg",
    "if Dohna in Friedeberg: attack Saltikov > Dohna",
]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "I want Dohna off the border, so if he is still at Friedeberg when my turn comes, Saltikov "
            "goes to "
            "Woldenberg and attacks him.",
            WOLDENBERG,
        ),
        (
            "If Dohna is still at Friedeberg, Saltikov goes to Woldenberg and attacks him. If he's gone, "
            "Saltikov stays, I'm not going to chase him.",
            WOLDENBERG,
        ),
        (
            "If Dohna is still in Friedeberg, Saltikov goes to Woldenberg and attacks him (all hearts if "
            "need "
            "be).",
            [*WOLDENBERG, "battle Saltikov > Dohna: fight"],
        ),
        (
            "Saltikov: Woldenberg. Steht Dohna dann noch in Friedeberg, wird er angegriffen.",
            ["move Saltikov: Woldenberg", WOLDENBERG[1]],
        ),
    ],
)
def test_a_remark_beside_a_condition_changes_nothing(text: str, orders: list[str]) -> None:
    assert taken_whole(*RUSSIA_EARLIER, text) == orders


def test_a_road_taken_by_another_is_else_stay_whatever_is_said_behind() -> None:
    text = (
        "Browne and Karl to Weißwasser. If Friedrich stands in the way on that road, Browne and Karl stay "
        "where "
        "they are, I'm not going to chase him."
    )
    assert taken_whole("turn4", "Maria Theresa", text) == ["move Browne + Karl: Weißwasser else stay"]


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu und Chevert durch Hannover und Wunstorf nach Minden. Sollte Ferdinand aber wieder in "
        "Hannover "
        "stehen, dann bleiben die zwei in Springe und greifen ihn an.",
        "Richelieu and Chevert through Hannover and Wunstorf to Minden. If Ferdinand is back in Hannover, "
        "they "
        "stay in Springe and attack him.",
    ],
)
def test_a_march_waits_with_the_condition_that_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment(FRANCE[0]), FRANCE[1], text)
    assert not orders and len(receipt.doubtful) == 2


@pytest.mark.parametrize(
    ("player", "text", "orders"),
    [
        (
            "Frederick",
            "Hanover: Cumberland kriegt 2 neue für H11 und S2, er und Ferdinand bleiben, Troß nach Gifhorn.",
            ["move train 1: Gifhorn", "recruit H11 S2: Cumberland 2"],
        ),
        (
            "Frederick",
            "Cumberland kriegt 2 neue für H11 und S2, bleibt stehen.",
            ["recruit H11 S2: Cumberland 2"],
        ),
    ],
)
def test_a_purchase_stands_beside_who_stays_or_marches(player: str, text: str, orders: list[str]) -> None:
    assert sorted(taken_whole("turn4", player, text)) == orders


BOTH_BACK = "recruit C11 C10 S9: Browne at Tabor 3, Karl at Brünn 2"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "lacy bleibt wo er ist, browne kommt zu ihm nach tabor mit 3 armeen und karl nach brünn mit 2, "
            "nimm "
            "dafür c11 c10 und s9",
            [BOTH_BACK],
        ),
        (
            "browne kommt zu lacy nach tabor mit 3 armeen und karl nach brünn mit 2, nimm dafür c11 c10 "
            "und s9",
            [BOTH_BACK],
        ),
        (
            "Karl kommt in Brünn mit 2 neuen Armeen zurück, bezahlt mit C11 H4, mit einer allein ist er zu "
            "schwach.",
            ["recruit C11 H4: Karl at Brünn 2"],
        ),
        (
            "Für die Reichsarmee gilt: Hildburghausen bekommt zwei neue Armeen, die ich mit der Karo 13 "
            "bezahle, "
            "und zieht nach Plauen.",
            ["move Hildburghausen: Greiz, Plauen", "recruit D13: Hildburghausen 2"],
        ),
    ],
)
def test_a_purchase_is_read_whatever_stands_beside_it(text: str, orders: list[str]) -> None:
    assert taken_whole(*AUSTRIA, text) == orders


@pytest.mark.parametrize(
    "text",
    [
        "Trains: the one at Siegen to Meschede (by Olpe), the one at Fulda to Hersfeld (by Hünfeld).",
        "My trains: one rolls from Siegen over Olpe into Meschede, the other from Fulda over Hünfeld into "
        "Hersfeld.",
        "Die Trosse kommen hinterher, der eine von Siegen über Olpe bis Meschede, der andere von Fulda über "
        "Hünfeld bis Hersfeld.",
    ],
)
def test_trains_are_told_by_the_city_where_they_stand(text: str) -> None:
    trains = ["move train 1: Olpe, Meschede", "move train 2: Hünfeld, Hersfeld"]
    assert taken_whole("turn2", "Pompadour", text) == trains


def test_the_second_one_is_a_train_behind_the_first() -> None:
    text = "1st train Elsterwerda Großenhain, 2nd one stays put."
    assert taken_whole("turn4", "Frederick", text) == ["move train 1: Elsterwerda, Großenhain"]


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        (
            *RUSSIA_EARLIER,
            "Fermor to Colberg with a stop for lunch in Belgard.",
            ["move Fermor: Belgard, Colberg"],
        ),
        (
            *RUSSIA_EARLIER,
            "Fermor nach Colberg, mit Zwischenstopp in Belgard.",
            ["move Fermor: Belgard, Colberg"],
        ),
        (
            "turn4",
            "Frederick",
            "Heinrich would be better placed at Altenburg (Borna is on his way).",
            ["move Heinrich: Borna, Altenburg"],
        ),
        (
            "turn4",
            "Frederick",
            "Keith hätte ich gern in Brieg, Dohna in Landsberg.",
            ["move Keith: Breslau, Ohlau, Brieg", "move Dohna: Landsberg"],
        ),
        (
            "turn4",
            "Frederick",
            "Nobody guards Zittau at the moment, so Heinrich should walk through Borna and end in Altenburg.",
            ["move Heinrich: Borna, Altenburg"],
        ),
    ],
)
def test_a_way_is_read_in_other_turns_of_speech(
    situation: str, player: str, text: str, orders: list[str]
) -> None:
    assert taken_whole(situation, player, text) == orders


@pytest.mark.parametrize("text", ["Heinrich would be better placed at Altenburg.", "Lacy should go home."])
def test_a_thought_moves_nobody(text: str) -> None:
    assert lines_taken("turn4", "Frederick", text) == []


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("both hearts", "play H6 H9"),
        ("die beiden Herzkarten", "play H6 H9"),
        ("only H6 and H9", "play H6 H9"),
        ("nicht mehr als die beiden Herzkarten", "play H6 H9, concede"),
        ("both hearts may be spent but no more than that", "play H6 H9, concede"),
        ("H9 und H6 ok, D4 bleibt auf der Hand", "play H9 H6, keep D4"),
        ("hearts, no Reserves", "keep R"),
        ("notfalls alle Herzen", "fight"),
        ("Herz von unten, H9 zuletzt", "low"),
        ("bei -1/-2 passen", "loss 2"),
        ("give up at -1/-2", "loss 2"),
    ],
)
def test_how_a_general_fights_is_read(text: str, clauses: str) -> None:
    # Russia holds two hearts, and Sweden, who has the same player, one more.
    assert plans_taken(*RUSSIA_EARLIER, f"Saltikov: {text}") == [f"battle Saltikov: {clauses}"]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Überall: billig", "battle: low"),
        ("In all fights: cheap", "battle: low"),
        ("Defence everywhere: cheap", "battle if attacked: low"),
        (
            "Verteidigung überall: billig, max. 15 Pkt., H9 nicht anfassen",
            "battle if attacked: keep H9, spend 15, low",
        ),
    ],
)
def test_a_plan_for_all_fights_is_read(text: str, plan: str) -> None:
    assert plans_taken(*RUSSIA_EARLIER, text) == [plan]


@pytest.mark.parametrize(
    "text", ["all hearts if need be, but the 9", "all hearts but the 9", "never play more than the H6"]
)
def test_an_exception_is_asked_about_and_plays_no_card(text: str) -> None:
    assert plans_taken(*RUSSIA_EARLIER, f"Saltikov: {text}") == []


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("attack Dohna (at most 10 points).", "fight up to 10"),
        ("attack Dohna (all hearts if need be).", "fight"),
        ("attack Dohna. He plays his two hearts if he must, then he gives up.", "play H6 H9, concede"),
    ],
)
def test_a_plan_in_brackets_or_behind_an_attack_is_for_that_fight(text: str, clauses: str) -> None:
    assert plans_taken(*RUSSIA_EARLIER, f"Saltikov to Woldenberg, {text}") == [
        f"battle Saltikov > Dohna: {clauses}"
    ]


def test_a_plan_from_then_on_stands_beside_the_card_that_answers() -> None:
    text = (
        "114: Winterfeldt plays S13.\nWinterfeldt against Lacy, from then on: at most 40 points, no Reserve."
    )
    assert taken_whole("t4-prussia-fight", "Frederick", text) == [
        "battle Winterfeldt > Lacy: fight up to 40, keep R",
        "answer 114: play S13",
    ]
