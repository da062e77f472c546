"""Plans in letters of a whole turn: for the fight that `there` is, for what it costs if it goes badly, and
cards that may be played."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

ATTACK = "Friedrich and Winterfeldt: Rumburg, Zittau, attack Browne and Karl. "
HEAD = "battle Friedrich > Browne: "


def lines(situation: str, player: str, text: str) -> list[str]:
    _, orders = orders_of(moment(situation), player, text)
    return [order_line(order) for _, order in orders]


def asked(situation: str, player: str, text: str) -> bool:
    receipt, _ = orders_of(moment(situation), player, text)
    return bool(receipt.doubtful)


@pytest.mark.parametrize(
    ("sentence", "clauses"),
    [
        ("Don't use a reserve there.", "keep R"),
        ("Never use a reserve there.", "keep R"),
        ("There, don't play any Reserves.", "keep R"),
        ("Dort keine Reserve einsetzen.", "keep R"),
        ("Da keine Reserve spielen.", "keep R"),
        ("Bei dem Angriff keine Reserve spielen.", "keep R"),
        ("No Reserve in this attack.", "keep R"),
        ("If things go wrong: max 2 men.", "loss 2"),
        ("If the worst comes to the worst, lose 2.", "loss 2"),
        ("At worst lose 2.", "loss 2"),
        ("If we lose, lose at most 2.", "loss 2"),
        ("Wenns dumm läuft, max. 2 Mann verlieren.", "loss 2"),
        ("Wenn's schiefgeht höchstens 2 Mann weg.", "loss 2"),
        ("Im schlimmsten Fall 2 verlieren.", "loss 2"),
        ("Schlimmstenfalls 2 Mann verlieren.", "loss 2"),
        ("Max. 3 Mann.", "loss 3"),
        ("It is risky. Max 2 men.", "loss 2"),
        ("I want max 2 men there.", "loss 2"),
        ("No more than 2 men, even if it goes badly.", "loss 2"),
        ("Höchstens 2 Mann, auch wenn es schiefgeht.", "loss 2"),
        ("The S13 may go. Max. 2 men.", "loss 2"),
        ("I know it is risky. They are not to lose more than two troops over it.", "loss 2"),
        ("Sie sollen dabei nicht mehr als zwei Mann verlieren.", "loss 2"),
        ("Give in at -1.", "loss 1"),
        ("Bei -1 geben wir auf.", "loss 1"),
        ("The S13 may go. Lose at most 3.", "loss 3"),
        ("Lose at most 3. The S13 may go.", "loss 3"),
        ("You may use the H13, but lose no more than 3.", "loss 3"),
        ("Die S13 darf raus. Max. 3 Verlust.", "loss 3"),
        ("Die H13 darf gespielt werden, max. 2 Verlust.", "loss 2"),
        ("Die Pik 13 kann ruhig raus, aber höchstens 3 verlieren.", "loss 3"),
    ],
)
def test_a_plan_is_for_the_attack_before_it(sentence: str, clauses: str) -> None:
    assert taken_whole("turn3", "Frederick", f"{ATTACK}{sentence}\n")[-1] == HEAD + clauses


@pytest.mark.parametrize(
    "sentence",
    [
        "If it goes badly give up.",
        "If things go wrong, fight up to 20.",
        "If it goes badly, lose 2 and play the S13.",
        "Wenns dumm läuft, aufgeben.",
        "Wenn es schiefgeht, bis 20 Punkte kämpfen.",
        "Only the S13 may be played. Lose at most 3.",
        "Nur die S13 darf raus. Max. 3 Verlust.",
        "The S13 may go.",
        "Die S13 darf raus.",
        "They will lose at most two.",
        "The S13 may go only at the end. Lose at most 2.",
        "Die S13 darf erst am Ende raus. Max. 2 Verlust.",
        "Transfer 1 from Friedrich to Winterfeldt. Max 2 men.",
        "Give in at -5.",
        "Give in at -5.",
    ],
)
def test_what_depends_on_more_or_tells_no_plan_is_asked_back(sentence: str) -> None:
    text = f"{ATTACK}{sentence}\n"
    assert not any(one.startswith("battle") for one in lines("turn3", "Frederick", text))
    assert asked("turn3", "Frederick", text)


def test_a_card_that_is_kept_is_not_allowed() -> None:
    text = f"{ATTACK}Keep the S13. The S13 may go.\n"
    assert lines("turn3", "Frederick", text)[-1] == f"{HEAD}keep S13"
    assert asked("turn3", "Frederick", text)


@pytest.mark.parametrize("sentence", ["Don't use a reserve anywhere.", "Nirgends eine Reserve einsetzen."])
def test_a_rule_for_all_fights_stays_one(sentence: str) -> None:
    assert lines("turn3", "Frederick", f"{ATTACK}{sentence}\n")[-1] == "battle: keep R"


@pytest.mark.parametrize(
    "text", ["Don't use a reserve there.", "Dort keine Reserve einsetzen.", "Max 2 men.", "Max. 2 Mann."]
)
def test_without_an_attack_before_it_such_a_plan_is_for_no_fight(text: str) -> None:
    assert lines("turn3", "Frederick", f"{text}\n") == []
    assert asked("turn3", "Frederick", f"{text}\n")


def test_a_general_who_may_play_a_card_need_not() -> None:
    assert lines("turn4", "Maria Theresa", "Browne may play the C11.\n") == []
    assert asked("turn4", "Maria Theresa", "Browne may play the C11.\n")


def test_only_one_fight_of_two_keeps_the_reserve() -> None:
    text = (
        "Schwerin and Keith to Schweidnitz and attack Daun. Low cards first, spend 45 at most.\n"
        "Heinrich Borna, Altenburg, attack Hildburghausen. Don't use a reserve there.\n"
    )
    plans = [one for one in lines("turn5", "Frederick", text) if one.startswith("battle")]
    assert plans == ["battle Schwerin > Daun: spend 45, low", "battle Heinrich > Hildburghausen: keep R"]


MARCH = "Richelieu + Chevert Hameln, Springe. "
WAITS = "if Ferdinand in Hannover: attack Richelieu + Chevert > Ferdinand"
FOR_BOTH = (
    "if Ferdinand in Hannover and Cumberland in Hannover: attack Richelieu + Chevert > Ferdinand + Cumberland"
)


@pytest.mark.parametrize(
    ("sentence", "order"),
    [
        ("Dort Angriff auf Ferdinand und Cumberland, falls noch in Hannover.", FOR_BOTH),
        ("Angriff auf Ferdinand und Cumberland, falls sie noch in Hannover stehen.", FOR_BOTH),
        ("Dann Angriff auf Ferdinand, wenn er noch in Hannover steht.", WAITS),
        ("Angriff auf Ferdinand, falls noch dort.", WAITS),
        ("Falls Ferdinand noch in Hannover ist, Angriff.", WAITS),
        ("There attack Ferdinand and Cumberland if still in Hannover.", FOR_BOTH),
        ("Attack Ferdinand, if he is still in Hannover.", WAITS),
        ("Attack on Ferdinand and Cumberland, provided they're still in Hannover.", FOR_BOTH),
        ("Attack Ferdinand unless he has left Hannover.", WAITS),
    ],
)
def test_those_who_have_just_marched_attack_on_a_condition(sentence: str, order: str) -> None:
    assert taken_whole("turn3", "Pompadour", f"{MARCH}{sentence}\n")[-1] == order


@pytest.mark.parametrize(
    "sentence",
    [
        "Kein Angriff auf Ferdinand, falls noch in Hannover.",
        "Vielleicht Angriff auf Ferdinand, falls noch in Hannover.",
        "Ferdinand greift an, falls er noch in Hannover ist.",
        "Angriff von Ferdinand, falls noch in Hannover.",
        "If Ferdinand is still in Hannover, an attack is likely.",
        "Ferdinand will attack if he is still in Hannover.",
        "Wenn Ferdinand noch in Hannover ist, kommt es zum Angriff.",
        "Ein Angriff auf Ferdinand lohnt nur, falls noch in Hannover.",
        "Soubise: Northeim. Angriff auf Ferdinand, falls noch in Hannover.",
    ],
)
def test_an_attack_that_nobody_orders_is_none(sentence: str) -> None:
    assert not any("attack" in one for one in lines("turn3", "Pompadour", f"{MARCH}{sentence}\n"))


def test_a_card_that_may_go_in_a_fight_is_not_discarded() -> None:
    text = f"{MARCH}Dort Angriff auf Ferdinand, falls noch in Hannover. Die S13 darf raus. Max. 3 Verlust.\n"
    assert taken_whole("turn3", "Pompadour", text)[1:] == [WAITS, "battle Richelieu > Ferdinand: loss 3"]
    assert lines("turn3", "Pompadour", "Die C2 darf raus.\n") == ["discard C2"]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Falls mich einer angreift: höchstens 1 Verlust, und die Pik 12 behalten.", "keep S12, loss 1"),
        ("Wenn einer von uns angegriffen wird, höchstens 2 verlieren.", "loss 2"),
        ("Sollte jemand meine Leute angreifen: bis 12 Punkte kämpfen.", "fight up to 12"),
        ("Greift mich wer an, max. 2 Mann verlieren.", "loss 2"),
        ("If one of my generals is attacked, lose at most 2.", "loss 2"),
        ("If anybody attacks any of us: loss 1, keep the S12.", "keep S12, loss 1"),
    ],
)
def test_a_plan_is_for_whoever_comes(text: str, plan: str) -> None:
    assert taken_whole("turn4", "Frederick", f"{text}\n")[0] == f"battle if attacked: {plan}"


@pytest.mark.parametrize(
    "text", ["Falls mich keiner angreift, S12 behalten.", "If nobody attacks us, keep S12."]
)
def test_a_plan_for_no_attack_is_none(text: str) -> None:
    assert lines("turn4", "Frederick", f"{text}\n") == []


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Sollten Ferdinand und Cumberland jemanden von uns angreifen, höchstens 2 verlieren.",
         "battle > Ferdinand + Cumberland if attacked: loss 2"),
        ("Sollte Ferdinand einen von uns angreifen, bis 15 Punkte kämpfen.",
         "battle > Ferdinand if attacked: fight up to 15"),
        ("If Ferdinand attacks any of my generals, lose 2 at most.",
         "battle > Ferdinand if attacked: loss 2"),
    ],
)  # fmt: skip
def test_a_plan_is_for_the_enemy_who_comes_for_any_of_us(text: str, plan: str) -> None:
    assert taken_whole("turn4", "Pompadour", f"{text}\n") == [plan]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Daun bleibt stehen. Wenn Schwerin ihn angreift: Karo spielen, zuerst die kleinen, aber die Karo 12 "
         "soll bleiben.", "keep D12, fight, low"),
        ("Daun stays. If Schwerin attacks him: play diamonds, the small ones first, but the D12 is to stay.",
         "keep D12, fight, low"),
        ("Daun bleibt. Wenn Schwerin ihn angreift: Karo von unten weg, nicht mehr als 15 Punkte.",
         "spend 15, low"),
        ("Daun bleibt. Falls Schwerin ihn angreift, höchstens 2 verlieren.", "loss 2"),
    ],
)  # fmt: skip
def test_a_plan_for_him_is_against_the_enemy_whom_it_names(text: str, clauses: str) -> None:
    assert lines("turn5", "Maria Theresa", f"{text}\n")[0] == f"battle Daun > Schwerin if attacked: {clauses}"


@pytest.mark.parametrize(
    "text",
    [
        "Fights: give in at -1, else cheapest card that does it.",
        "In fights concede at -1, otherwise low cards.",
    ],
)
def test_a_score_of_minus_one_is_a_loss_of_one(text: str) -> None:
    assert taken_whole("turn5", "Elisabeth", f"{text}\n") == ["battle: low, loss 1"] * 2
