"""What a letter says beside an order that is taken: nothing of it is left out without a word, and none of it
moves a piece that it does not send."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

ORDER, TAKEN = "Dohna to Küstrin.", "move Dohna: Küstrin"

SHOWN = [
    "Keith cannot stay.",
    "Keith does not stay in Striegau.",
    "Lehwaldt can't remain there.",
    "Keith darf nicht stehen bleiben.",
    "Keith kann da nicht bleiben.",
    "Keith bleibt keinesfalls in Striegau.",
    "Keith is sick of waiting.",
    "Keith hat das Warten satt.",
    "Keith hält es wie Schwerin.",
    "Keith hält sich an Schwerin.",
    "Ferdinand must not get beaten.",
    "Ferdinand soll bloß nicht verlieren.",
    "If Daun comes, I'm gone.",
    "Wenn Daun kommt, sind wir weg.",
    "Train 1 is too far out: home with it.",
    "Tross 1 ist zu weit draußen, ab nach Hause mit ihm.",
    "Keith fights on unless it rains.",
    "Keith kämpft weiter, außer es regnet.",
    "Schwerin holds his ground and never attacks Laudon.",
    "If Daun is in Reichenbach Keith stays.",
    "If Daun is in Reichenbach Keith won't move.",
    "Schwerin the opposite way.",
    "Schwerin wherever you like.",
    "Schwerin: your choice.",
    "Schwerin halfway.",
    "Schwerin den halben Weg.",
    "Schwerin hinterher.",
    "Heinrich to Borna, Schwerin with him.",
    "Heinrich nach Borna, Schwerin mit ihm.",
    "Schwerin takes his place.",
    "Schwerin nimmt seinen Platz ein.",
    "Schwerin bloß weg.",
    "Schwerin an Breslau vorbei.",
    "Hanover goes home.",
    "Hannover geht heim.",
    "Hannover macht es wie Preußen.",
    "Let Daun go to Prag.",
    "One of the two in Striegau goes to Brieg.",
    "The weaker of the two in Striegau goes to Brieg.",
    "Einer der beiden in Striegau geht nach Brieg.",
    "Der Schwächere der beiden in Striegau geht nach Brieg.",
    "Schwerin and Keith to Breslau, except Keith.",
    "Keith to Brieg, avoiding Breslau.",
    "Keith geht nach Brieg, dachte ich.",
    "Keith goes to Brieg, I thought.",
]


@pytest.mark.parametrize("text", SHOWN)
def test_what_is_not_read_beside_an_order_is_shown(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", f"{ORDER} {text}\n")
    assert receipt.doubtful and not receipt.problems
    marches = [order_line(one) for _, one in orders]
    assert marches in ([TAKEN], [TAKEN, "move Heinrich: Borna"])


@pytest.mark.parametrize(
    "text",
    [
        "Keith stays where he is, not one step back.",
        "Keith stays in Striegau and does not go to Brieg.",
        "Keith does not move, he stays.",
        "Keith bleibt, wo er ist, und rührt sich nicht.",
        "Keith waits in Striegau.",
        "Keith wishes he was home.",
    ],
)
def test_who_stays_is_not_asked_about(text: str) -> None:
    assert taken_whole("turn5", "Frederick", f"{ORDER} {text}\n") == [TAKEN]


@pytest.mark.parametrize(
    "text",
    [
        "Friedrich stays and attacks Daun.",
        "Friedrich is tired of waiting and attacks Daun.",
        "Friedrich hat das Warten satt und greift Daun an.",
        "Friedrich bleibt in Weißwasser und greift Daun an.",
    ],
)
def test_who_stays_may_attack_from_there(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", f"{ORDER}\n{text}\n")
    attack = "attack Friedrich > Daun"
    # They do not stand side by side, which is told of the order.
    assert len(orders) == 1 and any(attack in str(one) for one in receipt.problems), receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Saltikov sleeps, Fermor to Belgard",
        "Saltikov grumbles, and Fermor goes to Belgard.",
        "Saltikov mault und Fermor geht nach Belgard.",
        "Saltikov grollt noch immer, Fermor geht nach Belgard.",
        "Saltikov nil, Fermor Belgard",
        "Saltikov 0 Fermor Belgard",
        "Saltikov: 0, Fermor: Belgard",
        "Saltikov 2 Fermor Belgard",
    ],
)
def test_who_does_something_else_does_not_go_along(text: str) -> None:
    assert lines_taken("turn5", "Elisabeth", f"{text}\n") == ["move Fermor: Belgard"]


@pytest.mark.parametrize(
    "text",
    [
        "Saltikov himself and Fermor go to Belgard.",
        "Saltikov selbst und Fermor gehen nach Belgard.",
        "The two, Saltikov and the old Fermor, go to Belgard.",
        "Saltikov sowie Fermor gehen nach Belgard.",
    ],
)
def test_two_of_whom_one_is_told_go_together(text: str) -> None:
    assert len(taken_whole("turn5", "Elisabeth", f"{text}\n")) == 2


def test_a_nought_has_a_piece_stay() -> None:
    assert taken_whole("turn5", "Elisabeth", "Ehrensvärd 0 T1 Anklam\n") == ["move train 1: Anklam"]


@pytest.mark.parametrize(
    "text",
    ["No fights this turn, I think.", "No attacks this turn, I guess.", "Keine Kämpfe diesmal, denke ich."],
)
def test_a_denied_fight_is_no_plan(text: str) -> None:
    march = "move Keith: Breslau, Ohlau, Brieg"
    assert lines_taken("turn4", "Frederick", f"Keith to Brieg. {text}\n") == [march]


def test_who_will_think_is_asked() -> None:
    text = "Play S12, then I'll think about the next card.\n"
    plan = "battle Winterfeldt > Lacy: ask"
    assert lines_taken("t4-prussia-fight", "Frederick", text) == ["answer 114: play S12", plan]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("retreat Browne: Guben, but not Cottbus", "retreat Browne: Guben"),
        ("Retreat Daun to Neurode but not to Glatz.", "retreat Daun: Neurode"),
        ("Rückzug Daun: Neurode, aber nicht Glatz", "retreat Daun: Neurode"),
        ("retreat Daun: Neurode, nicht Glatz", "retreat Daun: Neurode"),
    ],
)
def test_where_a_loser_is_not_to_go_is_shown(text: str, order: str) -> None:
    receipt, _ = orders_of(moment("turn5"), "Frederick", f"{text}\n")
    assert lines_taken("turn5", "Frederick", f"{text}\n") == [order] and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "If Brieg is free Keith goes to Brieg, if Xyzburg is free he goes to Xyzburg.",
        "If Daun is in Glatz Keith goes to Brieg, if he is in Xyzburg Keith stays.",
        "Wenn Daun in Glatz steht, geht Keith nach Brieg, aber wenn er in Xyzburg steht, bleibt Keith.",
    ],
)
def test_the_second_of_two_conditions_is_not_left_out(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    assert len(orders) == 1 and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "If Glatz is free Keith goes to Brieg, if Daun is still there Keith stays.",
        "If Daun is gone Keith goes to Brieg, but if he is still in Glatz Keith stays.",
    ],
)
def test_two_conditions_that_are_read_are_not_asked_about(text: str) -> None:
    assert len(taken_whole("turn4", "Frederick", f"{text}\n")) == 1


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        ("Not only Keith but Schwerin too goes to Breslau.", "move Keith + Schwerin: Breslau"),
        ("Nicht nur Keith, auch Schwerin geht nach Breslau.", "move Keith + Schwerin: Breslau"),
        ("Instead of Keith Schwerin goes to Breslau.", "move Schwerin: Breslau"),
        ("Statt Keith geht Schwerin nach Breslau.", "move Schwerin: Breslau"),
        ("Schwerin geht anstelle von Keith nach Breslau.", "move Schwerin: Breslau"),
        ("Keith geht statt nach Brieg nach Breslau.", "move Keith: Breslau"),
        ("Keith nach Breslau, Schwerin folgt ihm nicht.", "move Keith: Breslau"),
        ("Keith to Breslau, and Schwerin does not follow him.", "move Keith: Breslau"),
        ("Die beiden in Schweidnitz nach Breslau.", "move Schwerin + Keith: Breslau"),
        ("The two in Schweidnitz go to Breslau.", "move Schwerin + Keith: Breslau"),
        ("Keith nach Breslau, Schwerin dahin, wo Keith stand.", "move Keith: Breslau"),
    ],
)
def test_only_those_go_who_are_meant(text: str, moved: str) -> None:
    assert lines_taken("turn4", "Frederick", f"{text}\n") == [moved]


@pytest.mark.parametrize("text", ["Scrap that.", "Streich das.", "Drop that."])
def test_what_is_taken_back_at_once_is_no_order(text: str) -> None:
    assert not lines_taken("turn4", "Frederick", f"Keith to Brieg. {text}\n")


@pytest.mark.parametrize(
    "text", ["Attack Daun with Friedrich.\nLet Daun go to Prag.", "If Daun loses, let him go to Prag."]
)
def test_where_somebody_goes_who_loses_is_a_wish(text: str) -> None:
    assert any("retreat Daun: Prag" in one for one in lines_taken("turn5", "Frederick", f"{text}\n"))


@pytest.mark.parametrize(
    "text",
    [
        "battle: loss 2. Not for Hanover.",
        "battle: loss 2. Except against Daun.",
        "Loss 2 in all fights. Nicht gegen Daun.",
        "standing\nbattle: loss 2\nuntil turn 6",
        "nation Prussia\nhold\nnation Hanover\nnot hold",
        "Prussia: hold. Hanover: not.",
        "Preußen bleibt stehen. Hannover nicht.",
        "Friedrich fights Browne with everything but hearts.",
        "Friedrich kämpft gegen Browne mit allem außer Herz.",
        "retreat Daun: anywhere but Leipa",
        "Rückzug Daun: überallhin außer Leipa",
    ],
)
def test_what_narrows_an_order_is_shown(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    assert receipt.doubtful or receipt.problems
    wrong = ("Browne: fight", "retreat Daun: Leipa", "Hanover hold")
    assert not any(one in f"{nation} {order.text}" for nation, order in orders for one in wrong)


def test_how_far_from_a_city_a_loser_goes_is_no_way_there() -> None:
    text = "retreat Daun: as far as possible from Leipa\n"
    assert lines_taken("turn4", "Frederick", text) == ["retreat Daun: away from Leipa"]


def test_what_is_bought_does_not_share_a_stack() -> None:
    text = "recruit S13 C13: Keith 2, the rest for Schwerin\n"
    assert not any("allot" in one for one in lines_taken("turn4", "Frederick", text))
