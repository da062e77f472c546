"""The passages about marches in `tests/people` name pieces and cities that are there."""

from __future__ import annotations

import json

import pytest

from support.letters.people_letters import PEOPLE, moment

FILES = ("english", "german")


@pytest.mark.parametrize("file", FILES)
def test_each_passage_orders_pieces_of_its_writer_to_cities_of_the_board(file: str) -> None:
    wrong = []
    for line in (PEOPLE / "marches" / f"{file}.jsonl").read_text("utf-8").splitlines():
        one = json.loads(line)
        game = moment(one["sit"]).game
        own = {name for name in game.where if game.rules.nation_of[name] == one["by"]}
        trains = game.rules.trains
        titles = {f"train {trains[name].number}" if name in trains else name for name in own}
        titled = {city.title for city in game.rules.board.cities}
        cities = titled | {title.partition(" (")[0] for title in titled}
        marches = one.get("move", [])
        named = {name for march in marches for name in march["who"]} | {*one.get("stay", [])}
        ways = {city for march in marches for city in march["way"]}
        if bool(named) == ("other" in one) or not (named <= titles and ways <= cities):
            wrong.append(line)
    assert not wrong
