"""Battle plans while a Card of Fate changes what Tactical Cards count (rule 11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.engine.model import (
    COMBAT,
    Combat,
    Fate,
    Game,
    Stage,
)  # fmt: skip
from pbem.engine.sequence import legal, questions
from pbem.orders.judging.answer_from_orders import fight_of
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.meaning.battle_plans import follow
from pbem.orders.meaning.fight import NO_CARDS
from pbem.orders.meaning.plan import Plan
from support.positions.fate_questions import judged
from support.positions.order_positions import city, holding, opening, order, rules, standing_at

# -------------------------------------------------------------------------------- plans under a card


def fight(card: str, suit: str, score: int, hand: str, attacker: str = "Prussia") -> Game:
    """Friedrich in Reichenberg (hearts) against Daun in Turnau, or against Richelieu there; Prussia plays."""
    foe = "France" if card in ("3", "4") else "Austria"
    general = "Richelieu" if foe == "France" else "Daun"
    mine, theirs = city("Reichenberg"), city("Turnau")
    game = standing_at(opening(), **{"Friedrich": "Reichenberg", general: "Turnau"})
    game = replace(game, troops={**game.troops, "Friedrich": 8})
    game = holding(game, "Prussia" if foe == "Austria" or card == "3" else "France", hand)
    to_play = "France" if card == "4" else "Prussia"
    sides = ("Prussia", mine, foe, theirs) if attacker == "Prussia" else (foe, theirs, "Prussia", mine)
    own = score if to_play == attacker else -score
    combat = Combat(*sides, own, to_play)
    fate = Fate(clock=(card,), card=card, suit=suit)
    return replace(game, turn=8, nation=attacker, phase=COMBAT, fate=fate, stage=Stage(combat=combat))


def choice(game: Game, clauses: str) -> str:
    (question,) = questions(game)
    plan = plan_of(game, question.nation, order(f"battle: {clauses}"))
    assert isinstance(plan, Plan) and game.stage.combat
    found = follow(plan, fight_of(game, game.stage.combat, NO_CARDS))
    if found is None:
        return "ask"
    assert found in legal(game, question)
    return answer_in_full(game, found).removeprefix("play ")


SITUATIONS = [
    # card, suit, attacker, clauses, score, hand -> decision; Prussia plays hearts
    ("3", "C", "Prussia", "low", -4, "H5 H12", "H5"),
    ("3", "C", "Prussia", "high", -4, "H5 H9 H12 H13", "H9"),
    ("3", "C", "Prussia", "play H12 R10, low", -4, "H12 R", "R9"),
    ("3", "C", "Prussia", "high", -4, "R H12", "R9"),
    ("3", "C", "Prussia", "low", 0, "H12 H13", "concede"),
    ("8", "D", "Prussia", "low", -9, "H2 H4 H9", "H9"),
    ("8", "D", "Prussia", "low", -4, "R", "R1"),
    ("8", "D", "Prussia", "zero", -9, "H4 H9", "H4"),
    ("8", "D", "Prussia", "settle 1", -9, "H2 H3 H9", "H3"),
    ("8", "D", "Prussia", "settle 1, concede", -6, "H2 H3 H9", "concede"),
    ("8", "D", "Prussia", "spend 4", -9, "H4 H9", "H4"),
    ("8", "D", "Austria", "low", -9, "H2 H4 H9", "H9"),
    ("10", "H", "Austria", "low", -4, "H2 H5 H9", "H2"),
    ("10", "H", "Austria", "high", -4, "H2 H5 H9", "H2"),
    ("10", "H", "Austria", "high", 0, "H2 H5 H9", "H2"),
    ("10", "H", "Austria", "low", -4, "H9", "concede"),
    ("10", "H", "Austria", "low", -4, "H9 H3", "H3"),
    ("10", "H", "Austria", "loss 4", -4, "H9 H3", "concede"),
    ("10", "H", "Austria", "settle 1", -4, "H3 H2", "H2"),
    ("10", "H", "Austria", "ask", -4, "H9 H3", "ask"),
    ("10", "H", "Prussia", "low", -4, "H2 H5 H9", "H5"),
    ("7", "D", "Prussia", "concede", -4, "H2 H5 H9", "H5"),
    ("7", "D", "Prussia", "loss 8", -4, "H2 H4", "H2"),
    ("7", "D", "Prussia", "low", -4, "H4 H6", "H6"),
    ("7", "D", "Prussia", "settle 1", -6, "H5 H9", "H9"),
    ("7", "D", "Prussia", "keep hearts, reserve no", -4, "H5 H9", "H5"),
    ("7", "D", "Prussia", "concede", -14, "H5 H3", "H5"),
    ("7", "D", "Prussia", "reserve no, concede", -4, "R", "R5"),
    ("7", "D", "Prussia", "concede", -5, "H5 H5", "H5"),
    ("7", "D", "Prussia", "concede", -4, "S5", "concede"),
    ("7", "D", "Prussia", "ask", -4, "H5", "ask"),
    ("7", "D", "Prussia", "zero", -5, "H5 H6", "H6"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "suit", "attacker", "clauses", "score", "hand", "decision"), SITUATIONS)
def test_plans_know_what_a_card_changes(
    card: str, suit: str, attacker: str, clauses: str, score: int, hand: str, decision: str
) -> None:
    assert choice(fight(card, suit, score, hand, attacker), clauses) == decision


@pytest.mark.parametrize(
    ("clauses", "score", "hand", "decision"),
    [
        ("low", -4, "S11 S12", "S11"),
        ("low", -15, "S11 S12", "S11=22"),
        ("high", -15, "S11 S12", "S11=22"),
        ("spend 12", -15, "S11 S12", "S11=22"),
        ("play S11", -15, "S11", "S11"),
        ("play S11=22", -4, "S11", "S11=22"),
        ("keep S11, concede", -4, "S11", "concede"),
        ("settle 4", -15, "S11 S12", "S11"),
    ],
)
def test_a_card_that_counts_twice(clauses: str, score: int, hand: str, decision: str) -> None:
    game = fight("11", "S", score, hand)
    spades = next(at for at, one in enumerate(rules().board.cities) if one.suit == "S" and at not in game.at)
    combat = replace(game.stage.combat, attacker_city=spades)
    game = replace(game, where={**game.where, "Friedrich": spades}, stage=Stage(combat=combat))
    assert choice(game, clauses) == decision


def test_the_first_card_of_france_counts_more() -> None:
    game = fight("4", "S", -4, "S3 C3 H3 D3 S4 C4 H4 D4", "Prussia")
    assert choice(game, "low")[1:] == "4"


def test_a_doubled_card_is_written_with_what_it_counts() -> None:
    assert isinstance(order("battle: play S11 as 22, low"), type(order("battle: low")))
    assert str(order("battle: play S11 as 22 R4").clauses[0]) == "play S11=22 R4"
    game = opening()
    wrong = judged(game, "Prussia", "battle: play S11=23").faults
    assert [fault.what for fault in wrong] == ["S11=23: S11 counts 11"]
