"""Everyday English of fights: what is granted and borne, for whom, and what is said to be unlikely."""

from __future__ import annotations

from support.letters.people_letters import moment, orders_of, plans_taken

PLANS = {
    "Dohna may lose two men, but not three.": ["battle Dohna: loss 2"],
    "Dohna can spare one soldier, not two.": ["battle Dohna: loss 1"],
    "Losses: at most 2 for Keith, 3 for Friedrich, 1 for Dohna.":
        ["battle Keith: loss 2", "battle Friedrich: loss 3", "battle Dohna: loss 1"],
    "15 points for Keith, 20 for Friedrich.":
        ["battle Keith: fight up to 15", "battle Friedrich: fight up to 20"],
    "Keith is granted a budget of 15 points, and not a point more.": ["battle Keith: spend 15"],
    "Two men is the most Keith may lose.": ["battle Keith: loss 2"],
    "In any fight three troops is the most we can afford to lose.": ["battle: loss 3"],
    "In every fight losses up to two I can live with.": ["battle: loss 2"],
    "As for Dohna: he may lose two, whatever Saltikov does.": ["battle Dohna: loss 2"],
    "Tell Keith to fight with low cards.": ["battle Keith: fight, low"],
    "Keith makes a stand, but at most 15 points.": ["battle Keith: fight up to 15"],
    "We are strong in spades so in any fight you may go up to 25 points to win.": ["battle: fight up to 25"],
    "If Keith gets into a scrap he gives in.": ["battle Keith: concede"],
    "In the event of an attack on Keith I should like him to lose no more than two.":
        ["battle Keith if attacked: loss 2"],
    "Should Keith come under attack, ask me every time.": ["battle Keith if attacked: ask"],
    "Attacks on us: give in.": ["battle if attacked: concede"],
    "If the enemy is attacking any of our people, at most 12 points per fight, and lose two at most.":
        ["battle if attacked: fight up to 12, loss 2"],
    "I don't think anyone will come, but if Keith is attacked, give in.":
        ["battle Keith if attacked: concede"],
    "Nobody will attack Dohna, but should he be attacked, lose one at most.": [
        "battle Dohna if attacked: loss 1"
    ],
    "Ich glaube kaum, dass jemand kommt, aber wenn Keith angegriffen wird, gibt er auf.":
        ["battle Keith if attacked: concede"],
    "Keith darf zwei verlieren, nicht drei.": ["battle Keith: loss 2"],
    "Keith under attack? Give way. Dohna under attack? Fight up to 12.":
        ["battle Keith if attacked: concede", "battle Dohna if attacked: fight up to 12"],
    "Attacked? Then lose two at most.": ["battle if attacked: loss 2"],
    "Keith angegriffen? Aufgeben.": ["battle Keith if attacked: concede"],
    "Keith does not fight if attacked. Dohna does, up to 12.":
        ["battle Keith if attacked: concede", "battle Dohna if attacked: fight up to 12"],
    "If attacked, Keith gives way.": ["battle Keith if attacked: concede"],
}  # fmt: skip


def test_what_is_granted_and_borne_is_a_plan() -> None:
    assert {text: plans_taken("turn4", "Frederick", text) for text in PLANS} == PLANS


RICH = "We are rich in hearts so in any fight go up to 30 points."

NOT_TAKEN = [
    "Dohna may lose two men, not four.",
    "I don't think Keith should fight.",
    "I doubt that Keith should lose two.",
    "I don't expect to lose more than 2.",
    "Nobody will attack Keith, I hope.",
    "Lacy gets into a scrap with Daun.",
    "Keith was granted a budget of 15 points last turn.",
    "Tell Lacy to fight with low cards.",
    "Two men is the most Lacy may lose.",
    "Will Daun attack Keith? Give up hope.",
    "Does Keith attack? No.",
    "Lacy does not fight if attacked.",
]


def test_what_is_doubted_or_another_players_is_none() -> None:
    found = {text: plans_taken("turn4", "Frederick", text) for text in NOT_TAKEN}
    assert found == {text: [] for text in NOT_TAKEN}


def test_rich_is_no_general() -> None:
    _, orders = orders_of(moment("turn2"), "Frederick", RICH)
    assert {nation for nation, _ in orders} == {"Prussia", "Hanover"}
