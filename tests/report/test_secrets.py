"""Change any secret of one player: what all others see stays the same to the byte (R41)."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, replace
from functools import cache

import pytest

from pbem.engine.sequence import questions
from pbem.report.record import Record
from pbem.report.view import View

from .letters_of import letters_of, this_turn, views_of
from .play import some_records
from .secrets import with_other_secrets

NUMBERS = range(len(some_records()))


def written(shown: View) -> str:
    """A view as JSON: all that any letter can be made from."""
    return json.dumps(shown, default=vars)


@cache
def as_it_is(number: int, turn: int | None) -> dict[str | None, tuple[str, dict[str, str]]]:
    return all_letters(some_records()[number], turn)


def all_letters(record: Record, turn: int | None) -> dict[str | None, tuple[str, dict[str, str]]]:
    return {player: (written(shown), letters_of(shown)) for player, shown in views_of(record, turn).items()}


@pytest.mark.parametrize("player", some_records()[0].game.roles)
@pytest.mark.parametrize("number", NUMBERS)
def test_others_see_nothing_of_a_players_secrets(number: int, player: str) -> None:
    record = some_records()[number]
    turn = this_turn(record) if number % 3 else record.game.turn
    other = with_other_secrets(record, player, random.Random(number))
    for who, (shown, sent) in all_letters(other, turn).items():
        if who != player:
            assert shown == as_it_is(number, turn)[who][0]
            assert sent == as_it_is(number, turn)[who][1]


def test_nothing_is_seen_of_secrets_in_the_whole_story_either() -> None:
    record = some_records()[-1]
    for player in record.game.roles:
        other = with_other_secrets(record, player, random.Random(player))
        for who, shown in views_of(other, None).items():
            assert who == player or written(shown) == written(views_of(record, None)[who])


def test_a_view_is_plain_data() -> None:
    shown = views_of(some_records()[-1], 3)["Frederick"]
    assert json.loads(json.dumps(asdict(shown))) == json.loads(written(shown))


def test_the_player_himself_sees_his_secrets_change() -> None:
    record = some_records()[-1]
    for player in record.game.roles:
        other = with_other_secrets(record, player, random.Random(player))
        assert written(views_of(other, 3)[player]) != written(views_of(record, 3)[player])


def test_the_positions_hold_every_kind_of_question() -> None:
    kinds = {question.kind for record in some_records() for question in questions(record.game)}
    assert kinds == {"set-up", "discard", "movement", "attack", "play", "retreat"}


def test_a_combat_waits_for_the_right_to_play_whether_or_not_there_is_a_card() -> None:
    fought = next(record for record in some_records() if record.game.stage.combat)
    game = fought.game
    assert game.stage.combat
    empty = {**game.hands, game.stage.combat.to_play: ()}
    bare = replace(fought, game=replace(game, hands=empty))
    assert views_of(bare, 1)[None].waiting == views_of(fought, 1)[None].waiting != ()
