"""Plans for all fights in people's own words, what is not to be discarded, and cities that do not exist."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def filed(text: str, player: str, situation: str = "turn4") -> list[str]:
    """What a letter has on file: nation and line."""
    return [
        f"{nation}: {order_line(order)}" for nation, order in orders_of(moment(situation), player, text)[1]
    ]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("If anyone attacks me I play to win but don't waste more than 15",
         "battle if attacked: fight up to 15"),
        ("If anyone attacks us: fight with up to 15 points, and we give in when it costs 2 or less.",
         "battle if attacked: fight up to 15, loss 2"),
        ("Use no more than fifteen points in any fight.", "battle: spend 15"),
        ("By all means fight, but use no more than fifteen points and let us not lose more than 2 regiments",
         "battle: fight up to 15, loss 2"),
        ("fight till 12, max loss 2", "battle: fight up to 12, loss 2"),
        ("fight up to 12, loss 2", "battle: fight up to 12, loss 2"),
        ("if ferdi attacks me fight max 10", "battle > Ferdinand if attacked: fight up to 10"),
        ("Soubise fights up to 20.", "battle Soubise: fight up to 20"),
        ("Never lose more than 2 troops in any fight.", "battle: loss 2"),
        ("In any fight keep the Reserve.", "battle: keep R"),
        ("In every fight: up to 20 points, not more than 2 troops lost, and the joker stays in my hand.",
         "battle: fight up to 20, keep R, loss 2"),
        ("If there's a fight just concede rather than burn cards.", "battle: concede"),
        ("In jedem Kampf höchstens zwei Verluste.", "battle: loss 2"),
    ],
)  # fmt: skip
def test_what_is_said_of_all_fights_is_a_plan(text: str, plan: str) -> None:
    assert filed(text, "Pompadour") == [f"France: {plan}"]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Sollten wir angegriffen werden, so kämpfen wir bis 20 Punkte und geben bei Verlust von 2 auf.",
         "battle if attacked: fight up to 20, loss 2"),
        ("Im Kampf wollen wir nicht mehr als zwei Armeen verlieren und höchstens 20 Punkte ausgeben.",
         "battle: spend 20, loss 2"),
        ("everybody fights up to 10 but gives up if it costs 1", "battle: fight up to 10, loss 1"),
        ("battle: fight up to 12, loss 2", "battle: fight up to 12, loss 2"),
        ("Österreich kämpft mit höchstens 20 Punkten, Verlust 2.\nDie Reichsarmee kämpft genauso.",
         "battle: fight up to 20, loss 2"),
    ],
)  # fmt: skip
def test_a_plan_for_all_fights_is_for_all_nations_of_its_writer(text: str, plan: str) -> None:
    assert filed(text, "Maria Theresa") == [f"Austria: {plan}", f"Imperial Army: {plan}"]


def test_a_plan_for_one_nation_stays_hers() -> None:
    plan = "battle: fight up to 10, loss 1"
    assert filed("russia battle fight up to 10 loss 1", "Elisabeth") == [f"Russia: {plan}"]


@pytest.mark.parametrize(
    "text",
    [
        "If anyone attacks us we fight, but we give in if it costs more than 3.",
        "If I have to attack Ferdinand I might fight up to 20.",
        "We might fight up to 15.",
        "We do not fight up to 15.",
        "We fight with at least 12 points.",
        "In no fight I lose 2.",
    ],
)
def test_what_could_mean_something_else_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert not orders
    assert any("not taken as" in str(one) for one in (*receipt.warnings, *receipt.problems))


@pytest.mark.parametrize(
    "text",
    [
        "If Prussia attacks Austria she will fight to the last man.",
        "Hanover fights with 20 points.",
        "They say Ferdinand loses 2 in every fight.",
    ],
)
def test_what_others_do_is_no_plan(text: str) -> None:
    assert not filed(text, "Pompadour")


@pytest.mark.parametrize(
    "text",
    [
        "I do not want you to throw away my highest card!!",
        "If anyone attacks me, fight back but don't throw away all my best cards!",
        "Wirf bloß nicht meine höchste Karte ab!",
        "throw away the lowest, not the highest",
        "The rest of my letter stands!",
    ],
)
def test_what_is_not_to_be_done_is_not_done(text: str) -> None:
    assert not filed(text, "Pompadour")


@pytest.mark.parametrize(
    "text",
    [
        "move Dohna: Stargard, Xyzdorf",
        "move Schwerin + Keith: Reichenbach, Neurode, Braunau",
        "move Dohna: Landsberg, then Xyzdorf",
        "ziehe Dohna: Landsberg, Xyzdorf",
        "Friedrich + Winterfeldt: Löbau, Atlantis, Görlitz",
        "Dohna Landsberg Xyzdorf",
        "dohna landsberg xyzdorf",
        "Keith to Reichenbach, Xyzdorf",
        "Dohna nach Landsberg, dann Xyzdorf",
    ],
)
def test_no_city_is_left_out_of_a_way(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert not orders and (receipt.problems or receipt.warnings)


@pytest.mark.parametrize(
    "text", ["Keith to Reichenbach, Cheers", "Keith nach Reichenbach, danke!", "Keith to Reichenbach, please"]
)
def test_a_word_of_parting_is_no_city(text: str) -> None:
    assert filed(text, "Frederick") == ["Prussia: move Keith: Reichenbach"]


def test_the_city_of_an_enemy_is_none_of_the_way() -> None:
    orders = filed("Richelieu and Chevert attack Ferdinand at Hameln!", "Pompadour")
    assert not any("move" in one for one in orders)


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("In all fights spend 15 at most. We keep S13 in any case.", "battle: spend 15, keep S13"),
        ("Kampf: Verlust 1\nDie Pik 13 behalten wir auf jeden Fall.", "battle: loss 1, keep S13"),
        ("battle: loss 1, keep R\nS13 must not be played in any fight.", "battle: loss 1, keep R S13"),
        ("Wir behalten die Pik 13 in allen Kämpfen.", "battle: keep S13"),
    ],
)
def test_what_is_kept_in_all_fights_is_added_to_their_plan(text: str, plan: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Pompadour", text)
    assert order_line(orders[-1][1]) == plan and not receipt.doubtful


ATTACK = "Daun to Reichenbach by way of Neurode. There he attacks Schwerin and Keith."
ANGRIFF = "Daun über Neurode nach Reichenbach. Dort greift er Schwerin und Keith an."
FOR_IT, FOR_ALL = "battle Daun > Schwerin: fight up to 20, loss 2", "battle: fight up to 20, loss 2"


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        (f"{ATTACK} Laudon to Krappitz.\nWe fight up to 20 points and lose two at most.", FOR_ALL),
        (
            f"{ATTACK}\nLaudon goes to Krappitz. The trains stay.\nI fight up to 20 points and lose two at "
            "most.",
            FOR_ALL,
        ),
        (f"{ANGRIFF} Laudon nach Krappitz. Wir kämpfen bis 20 Punkte und verlieren höchstens zwei.", FOR_ALL),
        (f"{ATTACK} We fight up to 20 points and lose two at most.", FOR_IT),
        (f"{ANGRIFF} Dabei kämpfen wir bis 20 Punkte und verlieren höchstens zwei.", FOR_IT),
    ],
)
def test_how_we_fight_is_for_all_fights_behind_other_things(text: str, plan: str) -> None:
    orders = taken_whole("turn4", "Maria Theresa", text)
    assert {one for one in orders if one.startswith("battle")} == {plan}


@pytest.mark.parametrize("between", ["", "\n"])
def test_a_plan_in_the_first_paragraph_below_a_heading_is_that_nation_s(between: str) -> None:
    hers = f"Hanover:\n{between}Hanover holds. Every turn: loss 2 in all fights.\n"
    _, orders = orders_of(moment("turn5"), "Frederick", "Prussia:\n\nHeinrich Borna Altenburg\n\n" + hers)
    plans = [nation for nation, order in orders if order_line(order).startswith("battle")]
    assert plans == ["Hanover"]


@pytest.mark.parametrize("mark", ["", "- "])
def test_a_plan_and_a_retreat_are_two_items_of_a_list(mark: str) -> None:
    lines = (
        "Browne against Friedrich: fight up to 20, lose 3 at most",
        "If Friedrich loses, he retreats to Pirna, else to Aussig",
    )
    letter = "Austria\n" + "".join(f"{mark}{line}\n" for line in lines)
    assert taken_whole("turn3", "Maria Theresa", letter) == [
        "battle Browne > Friedrich: fight up to 20, loss 3",
        "retreat Friedrich: Pirna, Aussig",
    ]


@pytest.mark.parametrize(
    ("words", "clauses"),
    [
        ("Gegen Daun: in Pik immer die kleinste Karte.", "low"),
        ("Against Daun always the lowest spade.", "low"),
        ("Against Daun always the highest spade.", "high"),
    ],
)
def test_what_is_played_always_is_no_single_card(words: str, clauses: str) -> None:
    march = "Schwerin und Keith nach Schweidnitz, Angriff auf Daun.\n"
    *_, plan = [order_line(order) for _, order in orders_of(moment("turn5"), "Frederick", march + words)[1]]
    assert plan == f"battle Schwerin > Daun: {clauses}"
