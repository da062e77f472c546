"""Orders above which no nation stands are never carried out by guess, but all that is wrong is told."""

from __future__ import annotations

from pbem.orders.judging.judge import judge
from support.positions.order_positions import letter, numbered, opening

NO_NATION = "it does not say for which nation"


def told(text: str, player: str | None = "Frederick") -> list[tuple[int, str]]:
    return numbered(judge(opening(), letter(text), player).faults)


def test_every_line_is_judged_for_the_nation_whose_pieces_it_names() -> None:
    found = told("battle Keith: loss 2, loss 3\nmove Keith: Xyzzy\nmove Winterfeldt: Moskau")
    assert [line for line, _ in found] == [1, 1, 2, 3]
    assert found[0] == (1, NO_NATION) and "appears twice" in found[1][1]
    with_nation = told(
        "nation Prussia\nbattle Keith: loss 2, loss 3\nmove Keith: Xyzzy\nmove Winterfeldt: Moskau"
    )
    assert [said for _, said in found[1:]] == [said for _, said in with_nation]


def test_pieces_of_two_nations_are_judged_apart() -> None:
    found = told("move Keith: Xyzzy\nmove Ferdinand: Moskau")
    apart = told("nation Prussia\nmove Keith: Xyzzy\nnation Hanover\nmove Ferdinand: Moskau")
    assert [line for line, _ in found] == [1, 1, 2]
    assert found[0] == (1, NO_NATION)
    assert [said for _, said in found[1:]] == [said for _, said in apart]


def test_where_no_piece_is_named_the_nation_that_is_asked_now_is_meant() -> None:
    assert told("hold\nbattle: low, high") == [(1, NO_NATION), (2, "`low` and `high` do not go together")]


def test_without_a_nation_nothing_is_understood_and_nothing_counts() -> None:
    found = judge(opening(), letter("move Keith: Brieg"), "Frederick")
    assert numbered(found.faults) == [(1, NO_NATION)]
    assert [(part.nation, part.orders_in_full) for part in found.parts] == [(None, ())]


def test_a_line_for_a_nation_of_someone_else_is_judged_for_nobody() -> None:
    assert told("move Daun: Xyzzy\nmove Keith: Xyzzy")[0] == (1, NO_NATION)
    assert told("nation Austria\nmove Daun: Xyzzy") == [(1, "Austria is played by Maria Theresa")]
