"""Letters of people that were taken for something else: cards weighed, initials, rules given up."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "die Kreuz 11 aendert hier nichts mehr. Browne gibt auf, die sieben Truppen sind halt weg.",
        "Die Kreuz 11 bringt auch nichts. Aufgeben.",
        "C11 does not help here, Browne gives up.",
        "C11 makes no difference, so we give up.",
    ],
)
def test_a_card_that_is_of_no_use_is_not_played(text: str) -> None:
    assert lines_taken("t3-austria-fight", "Maria Theresa", text) == ["answer 74: concede"]


@pytest.mark.parametrize(
    "text", ["R & C leave Hannover for Wunstorf.", "R and C leave: Wunstorf", "R+C march to Wunstorf"]
)
def test_two_letters_are_the_two_who_stand_together(text: str) -> None:
    assert lines_taken("turn5", "Pompadour", text) == ["move Richelieu + Chevert: Wunstorf"]


@pytest.mark.parametrize(
    "text",
    [
        "The instruction for Ferdinand's retreat (Uelzen, Soltau) is no longer valid.",
        "Der Rückzug von Ferdinand nach Uelzen gilt nicht mehr.",
    ],
)
def test_what_holds_no_longer_is_not_ordered_again(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert not orders
    assert receipt.warnings


def test_a_way_through_brunswick_is_not_left_out() -> None:
    text = "Soubise goes to Brunswick and on to Schöningen."
    assert lines_taken("turn4", "Pompadour", text) == ["move Soubise: Braunschweig, Schöningen"]


def test_the_house_that_a_general_is_of_is_no_goal() -> None:
    assert lines_taken("turn4", "Frederick", "Ferdinand of Brunswick") == []


def test_a_city_that_has_a_nations_name_is_not_left_out_of_a_way() -> None:
    receipt, orders = orders_of(
        moment("turn4"), "Frederick", "Cumberland goes through Celle to the city of Hanover itself."
    )
    assert not orders
    assert receipt.warnings


def test_a_rule_above_a_sum_ends_no_letter() -> None:
    text = (
        "Friedrich 8\nWinterfeldt 1\nHeinrich 4\nSchwerin 8\nKeith 1\nSeydlitz 3\nDohna 4\nLehwaldt 3\n"
        "            --\n            32\n\nHanover\n\n6 and 6.\n"
    )
    assert lines_taken("setup", "Frederick", text)[1:] == ["setup Ferdinand 6, Cumberland 6"]


def test_a_plan_im_kampf_is_for_the_one_attack_of_the_letter() -> None:
    text = (
        "Richelieu + Chevert: Paderborn, Detmold, Pyrmont. Angriff auf Cumberland.\n"
        "Soubise: Kassel, Münden, Göttingen.\nHabe kein Pik, also im Kampf keine Karten."
    )
    assert lines_taken("turn2", "Pompadour", text)[-1] == "battle Richelieu > Cumberland: concede"


TO_LEIPA = "Friedrich and Winterfeldt to Leipa and attack Lacy."


@pytest.mark.parametrize("kept", ["remains in our pocket", "is sacred to us", "is to remain with me"])
def test_a_card_that_stays_in_a_pocket_in_that_fight_is_kept(kept: str) -> None:
    taken = lines_taken("turn3", "Frederick", f"{TO_LEIPA} In that fight the thirteen of hearts {kept}.")
    assert taken[2:] == ["battle Friedrich > Lacy: keep H13"]


def test_let_us_do_something_asks_for_nothing() -> None:
    taken = lines_taken("turn3", "Frederick", "In any fight let us not spend more than 22 points.")
    assert set(taken) == {"battle: spend 22"}


@pytest.mark.parametrize(
    "text",
    [
        f"{TO_LEIPA} In that fight no Reserve; for the rest at most 22 points.",
        f"{TO_LEIPA} In that fight no Reserve, for the rest at most 22 points.",
        f"{TO_LEIPA} In this fight no Reserve. For the rest at most 22 points.",
    ],
)
def test_the_rest_behind_the_plan_of_one_fight_may_be_of_that_fight(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not [one for _, one in orders if "22" in str(one.in_full)]
    assert receipt.doubtful


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Waldenburg I like even less. So Striegau it shall be.", ["Striegau"]),
        ("Waldenburg gefällt mir weniger. Striegau soll es sein.", ["Striegau"]),
        ("Waldenburg has a nice inn. Striegau has a road.", []),
        ("Striegau is far less bad than Waldenburg.", []),
    ],
)
def test_an_end_of_a_retreat_that_is_liked_less_is_not_chosen(text: str, orders: list[str]) -> None:
    receipt, filed = orders_of(moment("t4-austria-chooses-retreat"), "Maria Theresa", text)
    assert [str(one.in_full).rpartition(": ")[2] for _, one in filed] == orders
    assert bool(receipt.doubtful) != bool(orders)


def test_a_number_before_for_and_a_name_is_not_given_to_another() -> None:
    text = (
        "Lehwaldt gets two.\n\nThe Hanoverians I divide in the proportion two to one, that is to say eight "
        "under Ferdinand and four under\nCumberland."
    )
    assert "setup Ferdinand 4, Cumberland 8" not in lines_taken("setup", "Frederick", text)


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("Schwerin stays. Keith goes back to him over Reichenbach.", "Strehlen"),
        ("Schwerin bleibt. Keith geht über Reichenbach zu ihm.", "Strehlen"),
        ("Schwerin stays, and Keith marches through Reichenbach to where he is.", "Strehlen"),
        ("Laudon stands in Ziegenhals. Keith goes via Reichenbach to him.", ""),
        ("Keith goes over Reichenbach to Schwerin's side.", ""),
    ],
)
def test_who_goes_to_somebody_does_not_stop_on_the_way(text: str, goal: str) -> None:
    taken = [one for one in lines_taken("turn2", "Frederick", text) if one.startswith("move")]
    assert taken == ([f"move Keith: Reichenbach, {goal}"] if goal else [])


def test_a_rule_behind_orders_of_another_nation_is_not_for_the_general_far_above() -> None:
    text = (
        "In any combat in which Laudon is engaged he shall play the lowest card that puts him ahead.\n\n"
        "Hildburghausen shall march from Saalfeld through Pößneck and Gera to Zeitz.\n"
        "The Reserve shall under no circumstances be played."
    )
    taken = lines_taken("turn2", "Maria Theresa", text)
    assert not [
        one for one in taken if one.startswith("battle Laudon") and ("keep R" in one or "reserve" in one)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Sollt der Schwerin über Laudon herfallen: ein, zwei Armeen schenk ich ihm, da geben wir halt auf.",
        "In any combat of Laudon he shall frobnicate at two. Where it does, he shall play the lowest card.",
    ],
)
def test_half_of_a_plan_is_not_taken(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Maria Theresa", text)
    assert not orders
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text", ["In Warszawa, with 3 men, and 1 more for Saltikov.", "In Warszawa 3, 1 for Fermor"]
)
def test_a_number_for_somebody_marches_nobody(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    assert not orders
    assert receipt.warnings


def test_all_that_stays_standing_fights_nobody() -> None:
    assert lines_taken("turn3", "Frederick", "Hannover: alles bleibt stehen.") == ["hold"]


def test_a_way_behind_brackets_is_not_cut_short_without_a_word() -> None:
    text = "Soubise geht durch Braunschweig (der Troß steht noch da) und Schöningen bis Oschersleben."
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    taken = [str(one.in_full) for _, one in orders]
    assert taken == ["move Soubise: Braunschweig, Schöningen, Oschersleben"] or receipt.doubtful


def test_who_goes_to_somebody_may_tell_the_way_himself() -> None:
    text = (
        "Train number 2 goes Nasielsk-Ciechanów-Chorzele, and Apraxin goes to him: Sensburg, Biskupiec, "
        "Olsztyn, Ortelsburg."
    )
    assert lines_taken("turn3", "Elisabeth", text)[1:] == ["move Apraxin: Biskupiec, Olsztyn, Ortelsburg"]


def test_who_comes_after_somebody_ends_where_he_does() -> None:
    text = "Laudon goes by Neurode to Reichenbach. Daun comes after him through Glatz and Neurode."
    assert lines_taken("turn3", "Maria Theresa", text)[1:] == ["move Daun: Glatz, Neurode, Reichenbach"]


def test_troops_that_nobody_was_read_to_get_are_asked_about() -> None:
    text = (
        "We recruit four troops and pay with D10, D6 and both D4. Three of them are for Apraxin, who comes "
        "back at Warszawa. The fourth is for Saltikov."
    )
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    assert not orders
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Together they attack Dohna at Friedeberg. They begin with H6 and frobnicate H9, and nothing else. "
        "Should we be only one or two behind, we accept that.",
        "Für diesen Kampf er darf beide Herz nehmen, zuerst die 6, dann die 9. Wenn es kostet nur 1 Armee, "
        "dann lieber aufgeben.",
    ],
)
def test_the_end_of_a_plan_that_was_asked_back_is_not_for_all_fights(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    assert not orders
    assert receipt.doubtful
