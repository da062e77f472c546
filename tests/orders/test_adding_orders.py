"""Orders added to those on file: an attack behind a march, and a word that takes what was proposed."""

from __future__ import annotations

import pytest

from pbem.desk.letters.proposed import proposals
from pbem.orders.grammar.order import Order
from pbem.orders.judging.judge import Judgement, judge
from pbem.orders.plain_words.understand import understand
from support.letters.people_letters import moment

MARCH = "move Friedrich + Winterfeldt: Rumburg, Zittau"


def judged(situation: str, player: str, text: str, *, on_file: str = "") -> Judgement:
    """What is found in a letter, beside orders of its writer's that are on file."""
    game, earlier = moment(situation).game, dict[str, tuple[Order, ...]]()
    if on_file:
        sheet = understand(game, player, list(enumerate(on_file.split("\n"), 1)))
        earlier = {str(one.nation): one.part.orders for one in judge(game, sheet, player).parts}
    sheet = understand(game, player, list(enumerate(text.split("\n"), 1)))
    return judge(game, sheet, player, earlier)


@pytest.mark.parametrize(
    "text", ["amend\nattack Friedrich > Browne", "Nachtrag: Friedrich greift Browne an."]
)
def test_an_attack_follows_the_march_on_file(text: str) -> None:
    found = judged("turn3", "Frederick", text, on_file=MARCH)
    assert not found.faults
    told = [one.in_full for part in found.parts for one in part.orders_in_full]
    assert told == ["attack Friedrich > Browne"]


def test_without_a_march_on_file_the_attack_is_refused() -> None:
    assert judged("turn3", "Frederick", "attack Friedrich > Browne").faults
    other = "move Heinrich: Eilenburg, Leipzig"
    assert judged("turn3", "Frederick", "amend\nattack Friedrich > Browne", on_file=other).faults


@pytest.mark.parametrize(
    ("situation", "player", "text", "nation"),
    [
        ("t5-austria-moves", "Maria Theresa", "amend\nThe Imperial Army stays as it is.", "Imperial Army"),
        ("turn4", "Elisabeth", "Saltikov to Woldenberg.\nSweden may rest a little.", ""),
    ],
)
def test_a_hold_is_proposed_for_its_nation(situation: str, player: str, text: str, nation: str) -> None:
    """Nobody can take `Sweden: hold` with a word, for that is no line of the language."""
    found = proposals(judged(situation, player, text))
    assert all(one.line.partition(": ")[2] != "hold" for one in found)
    assert [one.nation for one in found if one.line == "hold"] == ([nation] if nation else [])


@pytest.mark.parametrize(
    ("text", "nation"),
    [("RA: Kampf: Verlust 2", "Imperial Army"), ("Ö: Kampf: Verlust 2", "Austria")],
)
def test_a_plan_is_for_the_nation_in_front_of_it(text: str, nation: str) -> None:
    assert [part.nation for part in judged("turn2", "Maria Theresa", text).parts] == [nation]
