"""What stands beside an order or below it in a letter, and changes nothing of it."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Laudon to Lublinitz by way of Oppeln, and there he stays.",
        "Laudon to Lublinitz by way of Oppeln and stays there.",
        "Laudon nach Lublinitz über Oppeln, und dort bleibt er.",
        "Laudon nach Lublinitz über Oppeln, dort bleibt er stehen.",
    ],
)
def test_a_piece_stays_where_its_way_ends(text: str) -> None:
    assert taken_whole("turn5", "Maria Theresa", text) == ["move Laudon: Oppeln, Lublinitz"]


@pytest.mark.parametrize(
    "end",
    [
        ", die Stadt hätte ich gern :)",
        ", das hätte ich gern.",
        ", denn er ist, wie man weiß, kein Freund der Eile.",
        ", he is not the man for adventures.",
        ", er ist kein Held.",
    ],
)
def test_a_remark_behind_a_march_is_passed_over(end: str) -> None:
    assert taken_whole("turn2", "Elisabeth", f"Apraxin: Lyck, Lötzen, Rastenburg{end}") == [
        "move Apraxin: Lyck, Lötzen, Rastenburg"
    ]


def test_a_denial_of_more_is_asked_about() -> None:
    text = "Apraxin to Rastenburg by Lyck and Lötzen, he is not to go further."
    receipt, orders = orders_of(moment("turn2"), "Elisabeth", text)
    assert receipt.doubtful and not orders


def test_the_train_of_another_nation_is_not_the_writers() -> None:
    talk = "The Austrians' train runs better than mine to Leeds."
    text = f"Hanover\nCumberland to Hannover by way of Springe.\n\n{talk}"
    assert taken_whole("turn2", "Frederick", text) == ["move Cumberland: Springe, Hannover"]


def test_the_march_below_the_rest_of_a_set_up_is_read() -> None:
    text = (
        "Aufstellung Saltikov 6, Fermor 5, Apraxin 3, Rest Tottleben\n"
        "Saltikov und Fermor über Naklo und Zlotow nach Pila.\n"
        "Ehrensvärd über Greifswald nach Wolgast. Troß 1 nach Rostock über Doberan.\n"
    )
    orders = taken_whole("setup", "Elisabeth", text)
    assert "move Saltikov + Fermor: Naklo, Złotów, Piła" in orders
    assert "setup Saltikov 6, Fermor 5, Apraxin 3, Tottleben 2" in orders


def test_what_is_said_above_a_later_turn_is_for_this_one() -> None:
    hanover = "Hannover\nNiemand zieht. In jedem Kampf Verlust höchstens 2.\n"
    text = f"Preußen\nWinterfeldt über Pirna nach Dresden.\n\n{hanover}"
    later = "\nRunde 6\nNation Preußen\nziehe Heinrich nach Torgau sonst bleiben\n"
    orders = orders_of(moment("turn5"), "Frederick", text + later)[1]
    assert [nation for nation, _ in orders] == ["Prussia", "Hanover", "Hanover"]


@pytest.mark.parametrize(
    "text",
    ["All other fights: keep S13 and R, loss 1.", "In allen anderen Kämpfen: behalte S13 und R, Verlust 1."],
)
def test_a_plan_for_the_other_fights_is_not_for_the_last(text: str) -> None:
    told = f"Friedrich against Browne: fight up to 40, lose 3 at most.\n{text}"
    assert lines_taken("turn3", "Frederick", told) == [
        "battle Friedrich > Browne: fight up to 40, loss 3",
        "battle: keep S13 R, loss 1",
        "battle: keep S13 R, loss 1",
    ]


def test_other_fights_in_words_not_known_are_asked_about() -> None:
    told = (
        "Friedrich against Browne: fight up to 40, lose 3 at most.\nAll other fights: keep S13 and the sun."
    )
    receipt, _ = orders_of(moment("turn3"), "Frederick", told)
    assert receipt.doubtful
    assert not any("keep" in one for one in lines_taken("turn3", "Frederick", told))


def test_attacks_in_order_are_those_that_plans_are_told_for() -> None:
    text = (
        "Friedrich goes to Weißwasser by way of Löbau and Bautzen.\n"
        "Winterfeldt to Tetschen by way of Rumburg.\n"
        "Friedrich against Browne: fight, lose 2 at most.\nWinterfeldt against Lacy: fight up to 25.\n"
        "Winterfeldt attacks first, then Friedrich."
    )
    attacks = [one for one in taken_whole("turn4", "Frederick", text) if one.startswith("attack")]
    assert attacks == ["attack Winterfeldt > Lacy", "attack Friedrich > Browne"]


@pytest.mark.parametrize(
    "text", ["Poor Apraxin.", "Poor old Tottleben!", "Armer Tottleben.", "Poor Fermor, poor me!"]
)
def test_who_is_pitied_is_given_no_order(text: str) -> None:
    assert taken_whole("turn4", "Elisabeth", f"Fermor: Belgard, Colberg.\n\n{text}") == [
        "move Fermor: Belgard, Colberg"
    ]


def test_half_of_a_way_that_goes_on_is_no_march() -> None:
    text = "Soubise holt sich in Braunschweig den Zug und geht weiter, Schöningen, Oschersleben."
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert orders == [] or "Oschersleben" in lines_taken("turn4", "Pompadour", text)[0]
    assert orders or receipt.doubtful


@pytest.mark.parametrize("name", ["mia", "Mia"])
def test_a_name_below_a_long_line_is_none_of_its_words(name: str) -> None:
    text = f"waldenburg\nne moment, da steht er ja gleich neben meinem zug. dann lieber breslau\n{name}\n"
    orders = lines_taken("t4-austria-chooses-retreat", "Maria Theresa", text)
    assert orders in ([], ["answer 147: retreat Schwerin: Breslau"])


MARCH = "Friedrich + Winterfeldt: Löbau, Bautzen, Weißwasser. Angriff auf Browne und Karl."


def test_points_of_a_suit_are_points() -> None:
    plan = "Höchstens 25 Punkte Kreuz, die Reserven bleiben auf der Hand."
    assert taken_whole("turn4", "Frederick", f"{MARCH} {plan}")[-1] == (
        "battle Friedrich > Browne: fight up to 25, keep R"
    )


def test_reserves_that_stay_propose_no_defeat() -> None:
    plan = "In that fight 25 or so, the Reserves stay in bed with a cold."
    receipt, _ = orders_of(moment("turn4"), "Frederick", f"{MARCH} {plan}")
    (doubt,) = receipt.doubtful
    assert "write: battle Friedrich > Browne: reserve no. " in str(doubt)


@pytest.mark.parametrize(
    "text",
    [
        "A total of 30 points for the whole turn, all fights taken together.",
        "30 points in all fights together.",
        "Insgesamt 30 Punkte für alle Kämpfe zusammen.",
    ],
)
def test_a_limit_for_several_fights_together_is_none_for_each(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert receipt.doubtful and not orders


def test_who_fights_only_in_some_case_fights_in_no_other() -> None:
    text = "Winterfeldt fights only if he would lose more than three, and then with S5."
    assert taken_whole("turn5", "Frederick", text) == [
        "battle Winterfeldt if loss 4 or more: play S5",
        "battle Winterfeldt: loss 3",
    ]
