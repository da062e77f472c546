"""Examples in advice name the pieces of their reader, and are of the order that he may have meant."""

from __future__ import annotations

import pytest

from pbem.orders.names.name_book import book
from pbem.orders.plain_words.naming.own_examples import in_own_names, own_names
from pbem.orders.plain_words.proposals import ATTACK, EXAMPLES, IF, MOVE, SET_UP
from pbem.orders.reading.parse import parse
from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    ("player", "text", "example"),
    [
        ("Elisabeth", "Saltikov might go to Driesen.", "move Saltikov: "),
        ("Maria Theresa", "Daun might go to Neisse.", "move Daun: "),
        ("Pompadour", "Perhaps Soubise should attack Cumberland.", "attack Richelieu > Friedrich"),
        ("Frederick", "Keith might attack Daun.", "attack Keith > Daun"),
    ],
)
def test_an_example_has_the_pieces_of_its_reader(player: str, text: str, example: str) -> None:
    receipt, orders = orders_of(moment("turn4"), player, text)
    assert not orders and any(example in str(one) for one in receipt.warnings)


@pytest.mark.parametrize("player", ["Elisabeth", "Maria Theresa", "Pompadour"])
@pytest.mark.parametrize("line", [MOVE, SET_UP, IF, ATTACK, *(one for _, one in EXAMPLES)])
def test_every_example_can_be_read_with_other_pieces(player: str, line: str) -> None:
    game = moment("turn4").game
    told = in_own_names(line, own_names(game, player))
    sheet = parse([(1, told)], game.rules)
    assert not sheet.faults and sheet.parts[0].orders
    if line == MOVE:
        name, city = told.removeprefix("move ").split(": ")
        here, there = game.where[name], book(game.rules).cities.find(city)
        assert there in game.rules.board.neighbours[here] and there not in game.where.values()


@pytest.mark.parametrize(
    ("situation", "player"),
    [
        ("t2-russia-fight", "Elisabeth"),
        ("t3-austria-fight", "Maria Theresa"),
        ("t4-hanover-fight", "Frederick"),
        ("t4-prussia-fight", "Frederick"),
    ],
)
def test_while_a_fight_is_open_examples_name_its_generals_and_nobody_twice(
    situation: str, player: str
) -> None:
    game = moment(situation).game
    names, combat = own_names(game, player), game.stage.combat
    assert combat
    here, there = game.generals_at(combat.attacker_city), game.generals_at(combat.defender_city)
    assert (names["Keith"] in here and names["Daun"] in there) or (
        names["Keith"] in there and names["Daun"] in here
    )
    assert game.player_of(game.rules.nation_of[names["Keith"]]) == player
    assert game.rules.nation_of[names["Friedrich"]] == game.rules.nation_of[names["Keith"]]
    assert names["Friedrich"] != names["Keith"]
    for _, line in EXAMPLES:
        sheet = parse([(1, in_own_names(line, names))], game.rules)
        assert not sheet.faults, line


def test_at_set_up_too_a_fight_is_answered_with_a_plan() -> None:
    text = "In every fight up to 20 points, if it is worth it."
    receipt, _ = orders_of(moment("setup"), "Pompadour", text)
    told = " ".join(str(one) for one in (*receipt.warnings, *receipt.problems))
    assert "write: battle: fight up to 20." in told and "setup" not in told
