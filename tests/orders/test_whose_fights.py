"""For which fights a plan is: the one told of, those of one nation, or all; and where it ends."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def filed(situation: str, player: str, text: str) -> list[str]:
    """The attacks and plans of a letter, each with its nation."""
    lines = [f"{nation}: {order_line(one)}" for nation, one in orders_of(moment(situation), player, text)[1]]
    return [line for line in lines if ": attack" in line or ": battle" in line]


TO_DAUN = "Schwerin and Keith to Reichenbach, Neurode. "
ZU_DAUN = "Schwerin und Keith über Reichenbach nach Neurode. "
ATTACK = "Prussia: attack Schwerin + Keith > Daun"


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        (TO_DAUN + "They attack Daun and give up when it costs one troop.", "loss 1"),
        (TO_DAUN + "They attack Daun, giving up once it costs one troop.", "loss 1"),
        (TO_DAUN + "There they attack Daun with up to 20 points.", "fight up to 20"),
        (TO_DAUN + "Attack Daun, up to 20 points.", "fight up to 20"),
        (TO_DAUN + "Then attack Daun, no Reserves.", "keep R"),
        (ZU_DAUN + "Sie greifen Daun an und geben auf, sobald es nur eine Armee kostet.", "loss 1"),
        (ZU_DAUN + "Sie greifen Daun an, kämpfen bis 20, keine Reserve.", "fight up to 20, keep R"),
        (ZU_DAUN + "Dort greifen sie Daun an, höchstens 20 Punkte.", "fight up to 20"),
    ],
)
def test_those_told_of_before_attack_and_fight_so(text: str, clauses: str) -> None:
    """It was a plan against Daun for both nations, and no attack."""
    assert filed("turn4", "Frederick", text) == [ATTACK, f"Prussia: battle Schwerin > Daun: {clauses}"]


@pytest.mark.parametrize(
    "text",
    [
        "They attack Daun and give up when it costs one troop.",
        TO_DAUN + "If they attack Daun they give up when it costs one troop.",
        TO_DAUN + "They do not attack Daun, loss 1.",
        TO_DAUN + "They might attack Daun and give up when it costs one troop.",
        ZU_DAUN + "Sie greifen Daun nicht an, Verlust 1.",
    ],
)
def test_no_plan_is_taken_where_it_is_open_who_attacks(text: str) -> None:
    assert not filed("turn4", "Frederick", text)


@pytest.mark.parametrize(
    "text",
    [
        "If Daun is attacked fight up to 20, otherwise loss 2.",
        "If we are attacked fight up to 20, otherwise loss 2.",
        "Daun fights up to 20, otherwise loss 2.",
        "Wird Daun angegriffen, kämpfe bis 20, sonst Verlust 2.",
        "Gegen Friedrich kämpfen bis 20, sonst Verlust 2.",
    ],
)
def test_otherwise_may_be_about_the_same_fight(text: str) -> None:
    """It became a second plan for all fights."""
    assert not filed("turn5", "Maria Theresa", text)
    assert orders_of(moment("turn5"), "Maria Theresa", text)[0].doubtful


def test_otherwise_behind_a_colon_is_about_the_same_fight() -> None:
    text = "If Daun is attacked: fight up to 20, otherwise loss 2."
    assert taken_whole("turn5", "Maria Theresa", text) == ["battle Daun if attacked: fight up to 20, loss 2"]


def test_all_other_fights_are_others() -> None:
    text = "If Daun is attacked fight up to 20; in all other fights of Austria loss 2."
    assert filed("turn5", "Maria Theresa", text) == [
        "Austria: battle Daun if attacked: fight up to 20",
        "Austria: battle: loss 2",
    ]


RUSSIA = "Russia: Saltikov to Woldenberg.\n\nSweden: Ehrensvärd to Greifenhagen.\n\n"


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("If attacked, spend up to 20 points and lose one at most.", "battle if attacked: spend 20, loss 1"),
        ("Up to 15 points, loss 1.", "battle: fight up to 15, loss 1"),
        ("Werden wir angegriffen, dann höchstens 12 Punkte.", "battle if attacked: fight up to 12"),
        ("Die Reserven werden nirgends gespielt.", "battle: keep R"),
    ],
)
def test_a_plan_in_a_closing_paragraph_is_for_all_nations(text: str, plan: str) -> None:
    assert filed("turn4", "Elisabeth", RUSSIA + text) == [f"Russia: {plan}", f"Sweden: {plan}"]


@pytest.mark.parametrize(
    ("text", "nation"),
    [
        (RUSSIA.rstrip() + "\nIf attacked, spend up to 20 points.", "Sweden"),
        ("Sweden\nEhrensvärd to Greifenhagen.\n\nRussia\nSaltikov to Woldenberg.\n\nIf attacked, up to 20.",
         "Russia"),
    ],
)  # fmt: skip
def test_a_plan_in_the_part_of_a_nation_is_hers(text: str, nation: str) -> None:
    assert [line.partition(":")[0] for line in filed("turn4", "Elisabeth", text)] == [nation]


@pytest.mark.parametrize("text", ["Against Dohna: fight up to 12.", "Gegen Dohna bitte fragen."])
def test_a_plan_against_somebody_is_of_the_nation_that_comes_to_stand_beside_him(text: str) -> None:
    assert [line.partition(":")[0] for line in filed("turn4", "Elisabeth", RUSSIA + text)] == ["Russia"]


MARCHES = (
    "Friedrich + Winterfeldt to Rumburg, Zittau and attack Browne.\nHeinrich to Leipzig.\nDohna stays.\n\n"
)


def test_a_plan_far_below_an_attack_that_names_nobody_is_asked_about() -> None:
    """It was narrowed to that fight."""
    text = MARCHES + "Fight up to 20 points, lose one at most."
    assert filed("turn3", "Frederick", text) == ["Prussia: attack Friedrich + Winterfeldt > Browne"]
    assert orders_of(moment("turn3"), "Frederick", text)[0].doubtful


def test_we_fight_so_everywhere() -> None:
    found = filed("turn3", "Frederick", MARCHES + "We fight up to 20 points and lose one at most.")
    plan = "battle: fight up to 20, loss 1"
    assert found[1:] == [f"Prussia: {plan}", f"Hanover: {plan}"]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("If he goes on, fight on with all the clubs until it would cost only 3.", "loss 3"),
        ("If he goes on, play on until we would lose 3 at most.", "loss 3"),
        ("Wenn er weitermacht, kämpfen wir weiter, bis nur noch 3 Armeen hin sind.", "loss 3"),
        ("Wenn er weitermacht, weiterkämpfen, bis es nur noch 3 Armeen kostet.", "loss 3"),
        ("If he goes on, continue with the seven, then the six.", "play C7 C6"),
    ],
)
def test_the_rest_of_a_fight_ends_where_it_says(text: str, clauses: str) -> None:
    """To fight until the loss is down to something is not to fight on then."""
    found = filed("t3-austria-fight", "Maria Theresa", f"74: C11\n{text}")
    assert found == [f"Austria: battle Browne > Friedrich: {clauses}"]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("In dem Kampf fange ich mit den kleinen Herzkarten an, die Reserve wird auf keinen Fall angerührt.",
         "low, keep R"),
        ("In that fight small cards first, and the Reserves must not be touched.", "low, keep R"),
    ],
)  # fmt: skip
def test_what_is_kept_out_of_one_fight_is_kept_out_of_that_one(text: str, clauses: str) -> None:
    found = filed("turn3", "Frederick", MARCHES.partition("\n")[0] + " " + text)
    assert found[1:] == [f"Prussia: battle Friedrich > Browne: {clauses}"]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Should Ferdinand attack, spend up to 15 points.", "battle > Ferdinand if attacked: spend 15"),
        ("Should Cumberland be so rude as to attack us, I should not wish to spend more than 15 points.",
         "battle > Cumberland if attacked: spend 15"),
    ],
)  # fmt: skip
def test_should_he_attack_is_a_condition(text: str, plan: str) -> None:
    assert taken_whole("turn2", "Pompadour", text) == [plan]


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        ("For Winterfeldt please play high. In Friedrich's fight spend as little as will do.\nKeep Reserves.",
         ["Winterfeldt: high, keep R", "Friedrich: low, keep R"]),
        ("Winterfeldt spielt hoch. Im Kampf von Friedrich niedrig.\nDie Reserven behalten.",
         ["Winterfeldt: high, keep R", "Friedrich: low, keep R"]),
        ("1. Winterfeldt: high\n2. In Friedrich's fight play low. Keep both Reserves.",
         ["Winterfeldt: high", "Friedrich: low, keep R"]),
    ],
)  # fmt: skip
def test_reserves_kept_behind_several_plans_are_kept_in_each(text: str, plans: list[str]) -> None:
    """They were kept in none. In the line of one plan of a list they are kept in that one."""
    assert filed("turn4", "Frederick", text) == [f"Prussia: battle {plan}" for plan in plans]


DAUN, GEGEN_DAUN = "Schwerin against Daun: fight to 20\n", "Schwerin gegen Daun: kämpfe bis 20\n"


@pytest.mark.parametrize(
    "text",
    [
        *(DAUN + one for one in (
            "In any other fight keep the reserve.", "In all other fights keep the reserve.",
            "Keep the reserve in all other fights.", "In the remaining fights keep the reserve.",
            "Otherwise keep the reserve.", "Otherwise keep the reserve in every fight.",
            "Everywhere else keep the reserve.",
        )),
        *(GEGEN_DAUN + one for one in (
            "Sonst in jedem Kampf die Reserve behalten.", "In allen anderen Kämpfen die Reserve behalten.",
            "In jedem anderen Kampf die Reserve behalten.", "In den übrigen Kämpfen die Reserve behalten.",
            "Sonst überall die Reserve behalten.",
        )),
    ],
)  # fmt: skip
def test_what_is_kept_in_the_other_fights_is_not_kept_in_the_one_told_before(text: str) -> None:
    plan = ["Prussia: battle Schwerin > Daun: fight up to 20"]
    assert filed("turn4", "Frederick", text) == [*plan, "Prussia: battle: keep R", "Hanover: battle: keep R"]


@pytest.mark.parametrize(
    "text",
    [
        DAUN + "In all fights keep the reserve.", DAUN + "Keep the reserve in every fight.",
        GEGEN_DAUN + "In jedem Kampf die Reserve behalten.",
    ],
)  # fmt: skip
def test_what_is_kept_in_all_fights_is_kept_in_the_one_told_before(text: str) -> None:
    assert filed("turn4", "Frederick", text)[0] == "Prussia: battle Schwerin > Daun: fight up to 20, keep R"


def test_what_is_kept_otherwise_is_kept_in_the_plan_for_all_fights() -> None:
    text = "In jedem Kampf höchstens 2 verlieren.\nSonst die Reserve behalten."
    plan = "battle: loss 2, keep R"
    assert filed("turn4", "Frederick", text) == [f"Prussia: {plan}", f"Hanover: {plan}"]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("answer 114: S3\nafter that concede", "concede"),
        ("answer 114: S3\nthen give up", "concede"),
        ("Antwort 114: P3\ndanach aufgeben", "concede"),
        ("answer 114: S3\nafter that the 8, then the 10", "play S8 S10"),
        ("answer 114: S3\nthen, if need be, the 8", "play S8"),
        ("Antwort 114: P3\ndanach wenn nötig auch die 8", "play S8"),
        ("answer 114: S3\nafter that low, keep both reserves and the 13", "keep S13 R, low"),
        ("Antwort 114: P3\ndanach niedrig weiter, P13 und beide Reserven behalten", "keep S13 R, low"),
    ],
)
def test_a_plan_goes_on_from_the_card_of_an_order(text: str, clauses: str) -> None:
    found = filed("t4-prussia-fight", "Frederick", text)
    assert found == [f"Prussia: battle Winterfeldt > Lacy: {clauses}"]


@pytest.mark.parametrize(
    "text", ["answer 114: concede\nafter that concede", "after that concede", "S13 and no Reserves"]
)
def test_nothing_goes_on_from_no_card(text: str) -> None:
    found = filed("t4-prussia-fight", "Frederick", text)
    assert not any("concede" in line or "keep S13" in line for line in found)


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("I play the C11, and this is my plan for the rest: Browne fights on up to 20 points.",
         "battle Browne: fight up to 20"),
        ("C11, so that you don't have to ask: Browne fights on with all his clubs.",
         "battle Browne > Friedrich: fight"),
        ("Ich spiele Kreuz 11, und weiter so: Browne kämpft bis 20.", "battle Browne: fight up to 20"),
    ],
)  # fmt: skip
def test_a_plan_behind_a_colon_beside_the_answer_is_not_lost(text: str, plan: str) -> None:
    assert filed("t3-austria-fight", "Maria Theresa", text) == [f"Austria: {plan}"]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("In any fight keep the king of spades, S13.", "battle: keep S13"),
        ("and dont fight anything without asking me thx", "battle: ask"),
    ],
)
def test_words_beside_a_plan_change_nothing(text: str, plan: str) -> None:
    assert filed("turn4", "Pompadour", text) == [f"France: {plan}"]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("We will go as far as 30 and no farther.", "fight up to 30"),
        ("I play hearts, lowest first.", "low"),
        ("We fight with hearts there, from small to big.", "low"),
        ("Up to 18 points, loss 1 if it cannot be helped.", "fight up to 18, loss 1"),
        ("Bis 25 geh ich mit, danach ist Schluss.", "fight up to 25"),
        ("Da dürfen bis zu 25 Punkte draufgehen, aber keine Reserven.", "spend 25, keep R"),
        ("Wenn's nur einen kostet, lassen wir's gut sein.", "loss 1"),
        ("Bis 18 Punkte, Verlust 1 wenn es sein muss.", "fight up to 18, loss 1"),
    ],
)
def test_how_far_a_fight_goes_behind_its_attack(text: str, clauses: str) -> None:
    found = filed("turn3", "Frederick", MARCHES.partition("\n")[0] + " " + text)
    assert found[1:] == [f"Prussia: battle Friedrich > Browne: {clauses}"]


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        ("Against Ferdinand I fight to the last card, against anyone else I give up at one.",
         ["battle > Ferdinand: fight", "battle: loss 1"]),
        ("Gegen Ferdinand kämpfe ich, gegen alle anderen Verlust 1.",
         ["battle > Ferdinand: fight", "battle: loss 1"]),
        ("Gegen Ferdinand wird gekämpft, bis nichts mehr da ist.", []),
        ("Against Ferdinand up to 25 points of something odd, but no Reserves.",
         ["battle > Ferdinand: spend 25, keep R"]),
        ("Against Ferdinand up to 25 points unless it is odd, but no Reserves.", []),
    ],
)  # fmt: skip
def test_the_others_are_told_apart_and_half_a_plan_is_none(text: str, plans: list[str]) -> None:
    """`Against anyone else` was passed over, and `until nothing is left` was to give in at once."""
    assert filed("turn4", "Pompadour", text) == [f"France: {plan}" for plan in plans]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("From then on: give up as soon as it costs us no more than 2.", "loss 2"),
        ("When the clubs are spent, we accept defeat.", "fight, concede"),
    ],
)
def test_from_then_on_is_the_rest_of_the_fight(text: str, clauses: str) -> None:
    found = filed("t3-austria-fight", "Maria Theresa", f"I play the eleven. {text}")
    assert found == [f"Austria: battle Browne > Friedrich: {clauses}"]
