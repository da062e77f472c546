"""What stands beside an order and is none: words that join it on, labels, where a piece stands, who parts."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, plans_taken, taken_whole

PRUSSIA, FRANCE = ("turn4", "Frederick"), ("turn4", "Pompadour")
RUSSIA = ("turn3", "Elisabeth")
ASKED = ("t4-prussia-fight", "Frederick")
HANOVER = ("t4-hanover-fight", "Frederick")


@pytest.mark.parametrize(
    "joins",
    [
        *(
            "In addition",
            "Plus",
            "Besides",
            "Lastly",
            "Furthermore",
            "Moreover",
            "Apart from that",
            "Außerdem",
        ),
        *("Dazu", "Dazu noch", "Zudem", "Ferner", "Zuletzt", "Darüber hinaus", "Des Weiteren", "Und noch"),
    ],
)
def test_a_word_that_joins_an_order_on_changes_nothing(joins: str) -> None:
    assert taken_whole(*PRUSSIA, f"{joins} Keith nach Brieg") == ["move Keith: Breslau, Ohlau, Brieg"]


@pytest.mark.parametrize(
    "text",
    [
        "Ehrensvärd nach Greifenhagen und zurück n. Stettin, Troß 1 steht.",
        "Ehr. > Greifenhagen und zurück n. Stettin, T1 steht.",
    ],
)
def test_a_small_n_before_a_city_is_nach(text: str) -> None:
    assert "move Ehrensvärd: Greifenhagen, Stettin" in lines_taken("turn4", "Elisabeth", text)


@pytest.mark.parametrize("name", ["N. Stettin", "n. stettin", "Neu Stettin"])
def test_n_may_be_neu(name: str) -> None:
    told = lines_taken("turn4", "Elisabeth", f"Troß 1 über Czluchow nach {name}")
    assert told == ["move train 1: Człuchów, Neu Stettin"]


def test_else_is_no_such_word() -> None:
    assert lines_taken(*PRUSSIA, "Sonst Keith nach Brieg") == []


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        ("turn3", "Maria Theresa", "Daun (Nachod): zu Laudon nach Glatz", ["move Daun: Glatz"]),
        ("turn3", "Maria Theresa", "Daun (Nachod): to Laudon at Glatz", ["move Daun: Glatz"]),
        ("turn3", "Pompadour", "FRA Z3: R+Ch Hameln-Springe", ["move Richelieu + Chevert: Hameln, Springe"]),
        (
            *FRANCE,
            "Ri + Ch: Hannover-Celle, Angriff auf Ferdinand",
            ["move Richelieu + Chevert: Hannover, Celle", "attack Richelieu + Chevert > Ferdinand"],
        ),
        (
            *FRANCE,
            "Die beiden trennen sich in Springe: Chevert zieht nach Hannover.",
            ["move Chevert: Hannover"],
        ),
        ("turn3", "Pompadour", "F R3:\nSoubise Northeim-Goslar", ["move Soubise: Northeim, Goslar"]),
        (*RUSSIA, "Troß 1: erst Człuchów, dan Neu Stettin", ["move train 1: Człuchów, Neu Stettin"]),
        (*PRUSSIA, "train 1 to meißen other one stays", ["move train 1: Meißen"]),
    ],
)
def test_a_label_is_no_part_of_the_order(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert taken_whole(situation, player, text) == orders


def test_who_meets_somebody_goes_where_he_meets_him() -> None:
    text = (
        "Apraxin walks back over Biskupiec and Olsztyn to Ortelsburg, train 2 meets him with the bread at "
        "Chorzele."
    )
    assert taken_whole(*RUSSIA, text) == [
        "move Apraxin: Biskupiec, Olsztyn, Ortelsburg",
        "move train 2: Ciechanów, Chorzele",
    ]
    text = "Apraxin zurück nach Ortelsburg, Troß 2 ihm entgegen über Ciechanów nach Chorzele."
    assert taken_whole(*RUSSIA, text)[1:] == ["move train 2: Ciechanów, Chorzele"]


@pytest.mark.parametrize(
    "text",
    [
        "Saltikov leaves Dohna alone, since Stargard is open: he reaches it through Arnswalde.",
        "Stargard is open, so Saltikov takes it through Arnswalde.",
    ],
)
def test_it_is_the_city_named_before(text: str) -> None:
    assert taken_whole("turn5", "Elisabeth", text) == ["move Saltikov: Arnswalde, Stargard"]


def test_half_of_a_way_is_no_march() -> None:
    # He goes on to somewhere that is not told.
    assert lines_taken("turn5", "Elisabeth", "Saltikov reaches it through Arnswalde.") == []


def test_the_other_two_have_a_way_of_their_own() -> None:
    text = (
        "Soubise takes Kassel and ends in Münden. The other two: Paderborn, Detmold, Pyrmont. If "
        "Cumberland is "
        "still in Hameln then, they attack him."
    )
    assert taken_whole("turn2", "Pompadour", text) == [
        "move Soubise: Kassel, Münden",
        "move Richelieu + Chevert: Paderborn, Detmold, Pyrmont",
        "if Cumberland in Hameln: attack Richelieu + Chevert > Cumberland",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Browne und Karl nach Görlitz. Sollte der Weg versperrt sein, dann bleiben sie in Muskau.",
        "Browne und Karl nach Görlitz. Sollte der Weg nach dem preußischen Zug versperrt sein, bleiben sie.",
    ],
)
def test_a_blocked_road_is_else_stay(text: str) -> None:
    order = "move Browne + Karl: Weißwasser, Niesky, Görlitz else stay"
    assert taken_whole("turn4", "Maria Theresa", text) == [order]


def test_at_him_behind_a_city_beside_him_is_an_attack() -> None:
    text = "friedrich + winterfeldt löbau bautzen weißwasser auf browne"
    assert "attack Friedrich + Winterfeldt > Browne" in taken_whole(*PRUSSIA, text)


@pytest.mark.parametrize(
    ("asked", "text", "orders"),
    [
        (
            ASKED,
            "ok winterfeldt plays the s8\n"
            "after that always the lowest card that puts me ahead max 30 points keep s13 and no reserve\n"
            "if lacy loses he goes off supply",
            [
                "retreat Lacy: off supply",
                "answer 114: play S8",
                "battle Winterfeldt > Lacy: keep S13, reserve no, spend 30, low",
            ],
        ),
        (
            ("turn5", "Maria Theresa"),
            "hi! ok austria first\n"
            "train 1 pls out of there before winterfeldt eats it, prag then beraun. the other train glatz\n"
            "also i want browne back in tabor with 3 troops take h10 c5 and s3 for it\n"
            "lacy wotitz then beneschau",
            [
                "move train 1: Prag, Beraun",
                "move train 2: Glatz",
                "move Lacy: Wotitz, Beneschau",
                "recruit H10 C5 S3: Browne at Tabor 3",
            ],
        ),
    ],
)
def test_each_line_of_a_list_stands_for_itself(asked: tuple[str, str], text: str, orders: list[str]) -> None:
    assert sorted(taken_whole(*asked, text)) == sorted(orders)


def test_a_way_told_twice_may_be_that_of_another_nations_train() -> None:
    # The order of Russia's train 1 is no order of Sweden's, which has the same number.
    text = "Troß 1 nach Neu Stettin.\n\nFür Schweden den Troß über Anklam."
    assert lines_taken("turn5", "Elisabeth", text)[0] == "move train 1: Człuchów, Neu Stettin"


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("D5. I want to keep the eight of diamonds in any case.", "keep D8"),
        ("D5. If France puts me behind again, I add the 7.", "play D7"),
        ("D5. Wenn Frankreich mich wieder ins Minus bringt, lege ich die 7 nach.", "play D7"),
    ],
)
def test_what_is_said_behind_the_card_is_for_that_fight(text: str, plan: str) -> None:
    assert plans_taken(*HANOVER, text) == [f"battle Ferdinand > Richelieu: {plan}"]


def test_what_stands_behind_something_unread_is_for_no_other_fight() -> None:
    text = "S6. If the moon is full do whatever you like with the big ones. Please do not use a Reserve."
    assert plans_taken(*ASKED, text) == []


def test_a_card_told_before_is_no_limit() -> None:
    text = "Play it if we are behind by three or more, and otherwise just accept the loss."
    assert plans_taken("turn5", "Pompadour", text) == []


def test_nothing_is_shared_out_by_a_word_for_at_once() -> None:
    text = "Aufstellung Saltikov 7, Fermor 4, Apraxin 3, Tottleben 2\nUnd gleich die erste Runde dazu:"
    assert lines_taken("setup", "Elisabeth", text) == ["setup Saltikov 7, Fermor 4, Apraxin 3, Tottleben 2"]


def test_all_fights_behind_one_line_of_a_nation_are_those_of_both() -> None:
    text = "Austria T2\nBrowne/Karl Zittau-Löbau\nIA: Hildb. Pößneck-Gera-Altenburg\nAll fights: loss 2"
    plans = [(nation, text) for nation, text in _plans("turn2", "Maria Theresa", text)]
    assert plans == [("Austria", "battle: loss 2"), ("Imperial Army", "battle: loss 2")]


def test_a_heading_may_have_words_before_the_nation() -> None:
    text = "Muss weg, deshalb schnell neu für Österreich:\n\nLacy -> Wotitz\nin jedem Kampf loss 2"
    assert {nation for nation, _ in _plans("t5-austria-moves", "Maria Theresa", text)} == {"Austria"}


def _plans(situation: str, player: str, text: str) -> list[tuple[str, str]]:
    from pbem.orders.judging.order_line import order_line

    _, orders = orders_of(moment(situation), player, text)
    lines = [(nation, order_line(order)) for nation, order in orders]
    return sorted((nation, line) for nation, line in lines if line.startswith("battle"))
