"""Plans that build on the sentence before: what an enemy may do stands in a sentence of its own."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Cumberland might attack Richelieu. If he does, fight up to 20.", "fight up to 20"),
        ("Maybe Cumberland attacks Richelieu. If so, loss 2.", "loss 2"),
        ("Perhaps Cumberland will come after Richelieu. In that case give up.", "concede"),
        ("I have the feeling Cumberland wants to have a go at Richelieu. If he does ask me.", "ask"),
        ("I don't think Cumberland will attack Richelieu. If he does, loss 2.", "loss 2"),
        ("Vielleicht greift Cumberland Richelieu an. Dann höchstens 2 Verluste.", "loss 2"),
        ("Ich habe das Gefühl, Cumberland greift Richelieu an. Wenn ja, frag mich bitte.", "ask"),
        ("Ich glaube, Cumberland greift Richelieu an. Falls er das tut: höchstens 2 Verluste.", "loss 2"),
        ("Ich glaube nicht, dass Cumberland Richelieu angreift. Wenn doch, höchstens 2 Verluste.", "loss 2"),
    ],
)
def test_a_plan_builds_on_what_an_enemy_may_do(text: str, clauses: str) -> None:
    assert taken_whole("turn2", "Pompadour", text) == [
        f"battle Richelieu > Cumberland if attacked: {clauses}"
    ]


def test_whoever_is_attacked_if_nobody_is_named() -> None:
    letter = "I fear Cumberland is coming. If he does, fight up to 20."
    assert taken_whole("turn2", "Pompadour", letter) == ["battle > Cumberland if attacked: fight up to 20"]


@pytest.mark.parametrize(
    "text",
    [
        # What follows is no plan.
        "I think Cumberland will attack Richelieu. If so, he won't like it!",
        "I think Cumberland will attack Richelieu. Then he is a fool.",
        # It is the writer who attacks.
        "I think Richelieu should attack Cumberland. If he does, loss 2.",
        # The march would depend on it.
        "I think Cumberland will attack Richelieu. If he does, Richelieu goes to Brilon.",
        # Two enemies, and which of them comes is open.
        "Maybe Cumberland or Ferdinand attacks Richelieu. If he does, loss 2.",
    ],
)
def test_nothing_else_builds_on_it(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Pompadour", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Im Kampf bei Löbau gebe ich höchstens 35 Punkte aus.", "spend 35"),
        (
            "Im Kampf bei Löbau gebe ich höchstens 35 aus, und die Reserve bleibt auf der Hand.",
            "spend 35, keep R",
        ),
        ("In Löbau höchstens 2 Verluste.", "loss 2"),
        ("Bei Löbau höchstens 35 Punkte.", "fight up to 35"),
        ("At Löbau I spend 35 points at most.", "spend 35"),
        ("In Löbau we lose 2 at most.", "loss 2"),
    ],
)
def test_a_plan_names_its_fight_by_the_city_alone(text: str, plan: str) -> None:
    attack = "Friedrich and Winterfeldt: Rumburg - Zittau, attack on Browne and Karl in Löbau.\n"
    assert taken_whole("turn3", "Frederick", attack + text)[-1] == f"battle Friedrich > Browne: {plan}"


def test_a_city_without_an_enemy_names_no_fight() -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", "At Zittau I spend 35 points at most.")
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        (
            "If Cumberland attacks Richelieu I want to pick the cards myself.",
            " Richelieu > Cumberland if attacked",
        ),
        ("If Cumberland attacks, let me choose the cards.", " > Cumberland if attacked"),
        ("I want to pick every card myself.", ""),
        ("Gegen Cumberland suche ich die Karten selbst aus.", " > Cumberland"),
        ("Wenn Cumberland Richelieu angreift, möchte ich die Karten selbst aussuchen.",
         " Richelieu > Cumberland if attacked"),
        ("Ich möchte die Karten lieber selber auswählen.", ""),
    ],
)  # fmt: skip
def test_who_picks_his_cards_is_asked(text: str, plan: str) -> None:
    assert taken_whole("turn2", "Pompadour", text) == [f"battle{plan}: ask"]
