"""Change any secret of one player: what all others see stays the same to the byte (R41)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, replace

import pytest

from pbem.engine.sequence import questions
from pbem.game import notices
from pbem.game.entries import FixEntry
from pbem.report.record import Notice, Record
from pbem.report.view import View, view
from support.bot_games import some_records
from support.letters.report_letters import letters_of, this_turn, views_of
from support.other_secrets import with_other_secrets, with_others_secrets
from support.war_records import NUMBERS, RECORDS, each_kind


def written(shown: View) -> str:
    """A view as JSON: all that any letter can be made from."""
    return json.dumps(shown, default=vars)


def two_worlds(number: int) -> Iterator[tuple[View, View]]:
    """What each may see in a position with other secrets of all others, and as it is."""
    record = RECORDS[number]
    turn = this_turn(record) if number % 3 else record.game.turn
    for who in (None, *record.game.roles):
        yield view(with_others_secrets(record, who), who, turn), view(record, who, turn)


@pytest.mark.parametrize("number", NUMBERS)
def test_nobody_sees_anything_of_the_others_secrets(number: int) -> None:
    for shown, as_it_is in two_worlds(number):
        assert written(shown) == written(as_it_is)


@pytest.mark.parametrize("number", each_kind())
def test_no_letter_tells_anything_of_them(number: int) -> None:
    """Letters are made from the view alone, which the test above compares in every position."""
    for shown, as_it_is in two_worlds(number):
        assert letters_of(shown) == letters_of(as_it_is)


def test_nothing_is_seen_of_secrets_in_the_whole_story_either() -> None:
    record = some_records()[-1]
    for who in (None, *record.game.roles):
        assert written(view(with_others_secrets(record, who), who)) == written(view(record, who))


def test_what_the_moderator_told_another_changes_no_letter() -> None:
    record = some_records()[-1]
    turn = record.game.turn
    said = Notice(9, turn, "said", {"text": "For everybody."})
    apart = Notice(10, turn, "said", {"text": "For Frederick alone."}, ("Frederick",))
    public, private = replace(record, notices=(said,)), replace(record, notices=(said, apart))
    for who in (None, *record.game.roles):
        same = written(view(public, who, turn)) == written(view(private, who, turn))
        assert same == (who != "Frederick")
        assert (letters_of(view(public, who, turn)) == letters_of(view(private, who, turn))) == same


def test_a_correction_of_secrets_tells_the_others_no_more_than_the_reason() -> None:
    record = some_records()[-1]
    general = record.game.generals_of("Prussia")[0]
    secrets = ((3, "S13"), (4, "H2 R"))
    told = [replace(record, notices=corrected(record, general, *values)) for values in secrets]
    for who in (None, *record.game.roles):
        one, other = (view(each, who, record.game.turn) for each in told)
        assert (written(one) == written(other)) == (who != "Frederick")
        assert (letters_of(one) == letters_of(other)) == (who != "Frederick")
        assert any("By mistake." in text for text in letters_of(one).values())


def corrected(record: Record, general: str, troops: int, hand: str) -> tuple[Notice, ...]:
    """What is told of a correction of secrets of Frederick's, and of secrets of the cards."""
    values = {f"pieces.{general}.troops": troops, "hands.Prussia": hand, "stage.drawn": hand}
    values |= {"deck.draw": hand, "deck.piles.1": hand, "decisions": troops}
    values |= {"fate.sealed.Hanover": hand, "fate.clock": [hand]}
    changes = tuple({"path": path, "was": 8, "now": value} for path, value in values.items())
    return notices.notices_of(FixEntry(n=9, reason="By mistake.", changes=changes), record.game)


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
    assert kinds == {"set-up", "discard", "offensive", "movement", "attack", "play", "retreat", "fate"}


def test_a_combat_waits_for_the_right_to_play_whether_or_not_there_is_a_card() -> None:
    fought = next(record for record in some_records() if record.game.stage.combat)
    game = fought.game
    assert game.stage.combat
    empty = {**game.hands, game.stage.combat.to_play: ()}
    bare = replace(fought, game=replace(game, hands=empty))
    assert views_of(bare, 1)[None].waiting == views_of(fought, 1)[None].waiting != ()
