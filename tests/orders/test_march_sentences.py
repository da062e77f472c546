"""The passages about marches in `tests/people` name pieces and cities that are there."""

from __future__ import annotations

import pytest

from support.letters.march_sentences import homes
from support.letters.people_letters import moment
from support.letters.people_sentences import sentences

FILES = ("english", "german", "letters", "others")


@pytest.mark.parametrize("file", FILES)
def test_each_passage_orders_pieces_of_its_writer_to_cities_of_the_board(file: str) -> None:
    board = moment("turn2").game.rules.board
    cities = {name for city in board.cities for name in (city.name, city.title)}
    wrong = []
    for one in sentences(f"marches/{file}.jsonl"):
        marches = one.get("move", [])
        named = {name for march in marches for name in march["who"]} | {*one.get("stay", [])}
        ways = {city for march in marches for city in march["way"]}
        fits = named <= homes(one["sit"], one["by"]).keys() and ways <= cities
        if bool(named) == ("other" in one) or not fits:
            wrong.append(one)
    assert not wrong
