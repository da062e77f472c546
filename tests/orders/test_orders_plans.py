"""Battle plans: a table of situations, one row each, and what no plan may ever do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.engine.questions import Play, Stop
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.meaning.battle_plans import follow
from pbem.orders.meaning.fight import Fight
from pbem.orders.meaning.plan import Plan, fitting
from support.positions.order_positions import active, order


def plan(clauses: str, who: str = "") -> Plan:
    found = plan_of(active("Prussia"), "Prussia", order(f"battle{who}: {clauses}"))
    assert isinstance(found, Plan), found
    return found


def fight(
    score: int, hand: str, played: str = "", troops: int = 8, *, own: str = "Friedrich Keith", **more: object
) -> Fight:
    gone = tuple((("R", int(f[1:])) if f[0] == "R" else (f, int(f[1:]))) for f in played.split())
    stack, cards = tuple(own.split()), tuple(hand.split())
    now = Fight("Prussia", stack, ("Daun",), score, troops, "S", cards, gone, enemy_nation="Austria")
    return replace(now, **more)


def shown(found) -> str:
    if found is None:
        return "ask"
    if isinstance(found, Stop):
        return "stop"
    return f"R{found.value}" if found.card == "R" else found.card


SITUATIONS = [
    # clauses, score, hand, played before, decision
    ("low", -4, "S2 S5 S9 H13", "", "S5"),
    ("spend 20", -4, "S2 S5 S9", "", "S5"),
    ("high", -4, "S2 S5 S9", "", "S9"),
    ("low", -4, "H13 D9", "", "stop"),
    ("low", -4, "S4", "", "S4"),
    # no card turns the score alone: the highest, if that saves anything
    ("low", -10, "S4 S7", "", "S7"),
    ("low", -10, "S2", "", "stop"),
    ("low", -10, "S9", "", "S9"),
    ("low", -20, "S3", "", "stop"),
    # Reserves
    ("low", -4, "S2 R", "", "S2"),
    ("low", -4, "R", "", "R5"),
    ("high", -4, "R", "", "R10"),
    ("reserve no", -4, "R", "", "stop"),
    ("reserve yes", -4, "S5 R", "", "S5"),
    ("reserve yes", -4, "S4 R", "", "R5"),
    ("reserve yes, high", -4, "S12 R", "", "S12"),
    ("low", -14, "R R", "", "R10"),
    ("low", -4, "R", "R10 R10", "R5"),
    # zero
    ("zero", -4, "S3 S4 S9", "", "S4"),
    ("zero", -4, "S5 S9", "", "S5"),
    ("zero, high", -4, "S5 S9", "", "S9"),
    ("zero", -4, "R", "", "R4"),
    ("zero, reserve yes", -4, "S5 R", "", "R4"),
    ("zero", -14, "R", "", "R10"),
    # play: exactly these, then the others
    ("play S10 S7 R4", -4, "S10 S7 S5 R", "", "S10"),
    ("play S10 S7 R4", -4, "S7 S5 R", "S10", "S7"),
    ("play S10 S7 R4", -4, "S5 R", "S10 S7", "R4"),
    ("play S10 S7 R4", -4, "S5", "S10 S7 R4", "S5"),
    ("play S10, concede", -4, "S5", "S10", "stop"),
    ("play S10, ask", -4, "S5", "S10", "ask"),
    ("play S10 S7", -4, "S7", "", "S7"),
    ("play D10 S7", -4, "D10 S7", "", "S7"),
    ("play S7 S7", -4, "S7 S8", "S7", "S7"),
    ("play S7", -4, "S7 S8", "S7", "S7"),  # the list is done: the lowest that turns
    ("play S10, keep S10", -4, "S10", "", "S10"),
    # above 0; exactly 0 only if nothing does better
    ("low", -4, "S4 S9", "", "S9"),
    ("zero", -4, "S4 S9", "", "S4"),
    ("low", -10, "R", "", "R10"),
    # fight: on to the victory, whatever the loss is now
    ("fight, loss 2", -2, "S2 S5", "", "S5"),
    ("fight, loss 2", -9, "S6 S5", "", "S6"),
    ("fight, loss 2", -9, "S4 S5", "", "S5"),
    ("fight, loss 2", -2, "S2", "", "stop"),
    ("fight, high", -2, "S3 S9", "", "S9"),
    ("fight, ask", -9, "S4 S5", "", "ask"),
    ("fight, settle 2", -9, "S2 S5", "", "S5"),
    ("fight up to 12, concede", -2, "S5 S9", "S8", "stop"),
    ("fight up to 13, concede", -2, "S5 S9", "S8", "S5"),
    ("fight, spend 12, concede", -2, "S5 S9", "S8", "stop"),
    ("fight up to 12, low", -2, "S5 S9", "S8", "stop"),
    ("fight, keep S6, concede", -9, "S6 S5", "", "stop"),
    ("fight, concede", -9, "S4 R", "", "S4"),
    ("fight, reserve no, concede", -9, "S4 R", "", "stop"),
    ("fight, reserve yes, concede", -9, "S4 R", "", "R10"),
    ("fight, concede", -9, "S9 S3", "", "S3"),
    # a suited card that comes to 0 exactly passes the right to play: the Reserve goes before it
    ("fight, loss 4", -4, "S4 R", "", "R5"),
    ("fight, loss 6", -6, "S2 S4 S6 R", "", "S4"),
    ("fight, loss 3", -3, "S3 R R", "", "R4"),
    ("fight, loss 4", -4, "S4 S3 R", "", "S3"),
    ("fight up to 4, loss 4", -4, "S4 R", "", "stop"),
    ("fight, keep R, loss 4", -4, "S4 R", "", "stop"),
    ("fight, reserve no, loss 4", -4, "S4 R", "", "stop"),
    ("fight, ask", 0, "S5", "", "S5"),
    ("fight, ask", 0, "R", "", "ask"),
    # ask on a condition
    ("low, ask if loss 4 or more", -4, "S5", "", "ask"),
    ("low, ask if loss 5 or more", -4, "S5", "", "S5"),
    ("fight, ask if loss 4 or more", -4, "S5", "", "ask"),
    ("ask if loss 4 or more, suit 4 or less, low", -4, "S5", "", "S5"),
    ("ask if loss 4 or more, ask if suit 5 or less, low", -3, "S5", "", "ask"),
    # spend
    ("spend 20", -4, "S9", "S12", "stop"),
    ("spend 21", -4, "S9", "S12", "S9"),
    ("spend 20", -4, "S6 S9", "S12", "S6"),
    ("spend 20, high", -4, "S6 S9", "S12", "S6"),
    ("spend 0", -4, "S6", "", "stop"),
    ("spend 6", -9, "R", "", "R6"),
    # cards
    ("cards 2", -4, "S2 S5 S9", "", "S5"),
    ("cards 2", -4, "S5", "S2", "S5"),
    ("cards 1", -4, "S5", "S2", "stop"),
    ("cards 1", -4, "R", "S2", "stop"),
    ("cards 1", -12, "S3 S2", "", "stop"),  # both together would save a troop
    ("low", -12, "S3 S2", "", "S3"),
    ("cards 1", -10, "S4 S3", "", "S4"),
    ("cards 1", -12, "S3 R", "", "stop"),
    ("cards 1, reserve yes", -12, "S3 R", "", "R10"),
    ("cards 1, play S9 S2", -4, "S2", "S9", "S2"),
    ("fight, cards 1, concede", -9, "S6 S5", "", "stop"),
    ("fight, cards 2, concede", -9, "S6 S5", "", "S6"),
    ("fight, cards 2, concede", -10, "S6 S5 S4", "", "S6"),
    ("fight, cards 2, concede", -14, "S6 S5 S4", "", "stop"),
    ("fight, cards 2, concede", -14, "S6 R", "", "S6"),
    ("fight, cards 1, concede", -14, "S6 R", "", "stop"),
    ("settle 1, cards 1, concede", -8, "S3 S4", "", "stop"),
    ("settle 1, cards 2, concede", -8, "S3 S4", "", "S4"),
    ("settle 1, cards 1", -6, "R", "S3", "stop"),
    ("cards 1", 0, "S5 S9", "S2", "S5"),
    # loss
    ("loss 3", -3, "S9", "", "stop"),
    ("loss 3", -4, "S9", "", "S9"),
    ("loss 3, play S9", -3, "S9", "", "S9"),
    ("loss 0", -1, "S9", "", "S9"),
    # settle: the cheapest cards that bring the loss down without turning the score
    ("settle 1", -6, "S2 S5 S9", "", "S5"),
    ("settle 1", -1, "S9", "S5", "stop"),
    ("settle 1", -6, "S2 S3 S9", "", "S3"),
    ("settle 1", -3, "S2 S9", "S3", "S2"),
    ("settle 2", -6, "S4 S5", "", "S4"),
    ("settle 1", -6, "S6 S9", "", "S9"),
    ("settle 1, concede", -6, "S6 S9", "", "stop"),
    ("settle 1, ask", -6, "S6 S9", "", "ask"),
    ("settle 1", -6, "R", "", "R5"),
    ("settle 1", -6, "S3 R", "", "S3"),
    ("settle 1", -3, "R", "S3", "R2"),
    ("settle 1, reserve yes", -6, "S9 R", "", "R5"),
    ("settle 1, reserve no, concede", -6, "R", "", "stop"),
    ("settle 1, keep S5, concede", -6, "S5", "", "stop"),
    ("settle 1, spend 4, concede", -6, "S5", "", "stop"),
    ("settle 1", -16, "R R", "", "R10"),
    # keep
    ("keep S5", -4, "S2 S5 S9", "", "S9"),
    ("keep spades", -4, "S5", "", "stop"),
    ("keep hearts, S12 R", -4, "S5 R", "", "S5"),
    ("keep R", -4, "R", "", "stop"),
    ("keep S5", -4, "S5 R", "", "R5"),
    # concede, ask
    ("concede", -4, "S5", "", "stop"),
    ("ask", -4, "S5", "", "ask"),
    ("loss 3, ask", -3, "S5", "", "stop"),
    ("loss 3, ask", -4, "S5", "", "ask"),
    # a score of 0: a suited card is forced, a tie is free
    ("low", 0, "S2 S9", "", "S2"),
    ("high", 0, "S2 S9", "", "S9"),
    ("concede", 0, "S2 S9", "", "S2"),
    ("concede", 0, "H2 R", "", "stop"),
    ("loss 3", 0, "S2", "", "S2"),
    ("loss 3", 0, "R", "", "stop"),
    ("settle 1", 0, "S2", "", "S2"),
    ("spend 20", 0, "S5 S9", "S12 S7", "S5"),
    ("keep spades", 0, "S5 S2", "", "S2"),
    ("keep S2", 0, "S5 S2", "", "S5"),
    ("keep spades, concede", 0, "S5 S2 R", "", "S2"),
    ("low", 0, "R", "", "stop"),
    ("reserve yes", 0, "R", "", "R1"),
    ("reserve yes", 0, "S5 R", "", "S5"),
    ("play R4", 0, "S5 R", "", "R4"),
    ("ask", 0, "S5", "", "ask"),
]


@pytest.mark.parametrize(("clauses", "score", "hand", "played", "decision"), SITUATIONS)
def test_situations(clauses: str, score: int, hand: str, played: str, decision: str) -> None:
    assert shown(follow(plan(clauses), fight(score, hand, played))) == decision


def test_the_cost_of_defeat_is_at_most_the_stack() -> None:
    weak = fight(-9, "S2", troops=2)
    assert shown(follow(plan("loss 2"), weak)) == "stop"


def test_a_plan_fits_only_its_own_stacks() -> None:
    friedrich = fight(-4, "", own="Friedrich")
    assert fitting([], friedrich) is None
    assert fitting([plan("low", " Heinrich"), plan("low", " > Karl")], friedrich) is None


def test_the_most_specific_plan_wins_then_the_later_one() -> None:
    both, own, enemy = plan("low", " Keith > Daun"), plan("high", " Friedrich"), plan("ask", " > Daun")
    anyone, later = plan("concede"), plan("loss 1")
    stack, friedrich, heinrich = (
        fight(-4, "", own=who) for who in ("Friedrich Keith", "Friedrich", "Heinrich")
    )
    assert fitting([both, own, enemy, anyone], stack) is both
    assert fitting([own, enemy, anyone], stack) is enemy
    assert fitting([enemy, own, anyone], stack) is own
    assert fitting([anyone, later], friedrich) is later
    assert fitting([later, anyone, own], heinrich) is anyone


@pytest.mark.parametrize(
    ("condition", "fulfilled"),
    [
        ("attacking", True),
        ("attacked", False),
        ("score -4 or worse", True),
        ("score -5 or worse", False),
        ("score -4 or better", True),
        ("score -3 or better", False),
        ("loss 3 or more", True),
        ("loss 2 or less", False),
        ("troops 3 or fewer", True),
        ("troops 4 or more", False),
        ("enemy troops 7 or more", True),
        ("enemy troops at most 6", False),
        ("suit 17 or less", True),
        ("suit 18 or more", False),
        ("enemy cards 2 or fewer", True),
        ("enemy cards 3+", False),
    ],
)
def test_conditions_look_at_what_the_player_sees(condition: str, fulfilled: bool) -> None:
    # The loss is at most the stack's three; S3, S4 and a Reserve are worth 17 in spades.
    now = fight(-4, "S3 S4 R H9", troops=3, attacking=True, enemy_troops=7, enemy_cards=2)
    found = fitting([plan("concede", f" if {condition}")], now)
    assert bool(found) is fulfilled


def test_a_plan_goes_on_until_the_right_to_play_passes() -> None:
    strict, other = plan("settle 2", " if loss 6 or more"), plan("high")
    then = fight(-8, "S2 S4 S12", troops=9)
    now = then.after(("S4", 4))
    assert fitting([strict, other], then) is strict
    assert fitting([strict, other], replace(now, at_first=then)) is strict
    assert fitting([strict, other], now) is other


def test_a_nation_is_less_exact_than_a_general_and_more_than_a_condition() -> None:
    general, nation, when, bare = (
        plan("low", " > Daun"),
        plan("high", " > Austria"),
        plan("zero", " if attacked"),
        plan("ask"),
    )
    now = fight(-4, "")
    assert fitting([bare, when], now) is when and fitting([when, bare], now) is when
    assert fitting([nation, when], now) is nation
    assert fitting([general, nation], now) is general
    assert fitting([plan("ask", " > Russia")], now) is None


def test_settle_gets_away_for_the_price_named() -> None:
    now, hand, played = -13, ["S2", "S4", "S7", "S11"], []
    while not isinstance(
        found := follow(plan("settle 2"), fight(now, " ".join(hand), " ".join(played))), Stop
    ):
        assert isinstance(found, Play)
        hand.remove(found.card)
        played.append(found.card)
        now += found.value
    assert now == -2 and sorted(played) == ["S11"]


CARDS = st.sampled_from(["S2", "S3", "S5", "S8", "S13", "H4", "D9", "R"])
CLAUSES = st.sampled_from(
    [
        "low",
        "high",
        "zero",
        "concede",
        "loss 2",
        "spend 9",
        "settle 1",
        "settle 3",
        "keep S5 R",
        "keep spades",
        "reserve yes",
        "reserve no",
        "play S8 R4",
        "ask",
        "fight",
        "fight up to 12",
        "ask if loss 9 or more",
    ]
)


@settings(max_examples=400, deadline=None)
@given(
    st.lists(CLAUSES, min_size=1, max_size=4, unique_by=lambda c: c.split()[0]),
    st.integers(-24, 0),
    st.lists(CARDS, max_size=7),
    st.integers(1, 24),
)
def test_whatever_a_plan_decides_is_allowed(
    clauses: list[str], score: int, hand: list[str], troops: int
) -> None:
    now = fight(score, " ".join(hand), troops=troops)
    found = follow(plan(", ".join(clauses)), now)
    if isinstance(found, Stop):
        assert not now.must
    if isinstance(found, Play):
        assert found.card in hand
        assert 1 <= found.value <= 10 if found.card == "R" else found.card == f"S{found.value}"
