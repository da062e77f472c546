"""A form says where a piece can go, and asks for no moves where only a card is asked."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbem.engine import conquest, movement
from pbem.engine.model import COMBAT, MOVEMENT, SETUP
from pbem.engine.questions import PLAY
from pbem.engine.sequence import questions
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.retreat import ASK, AWAY, HOME, OFF_SUPPLY, RetreatOrder
from pbem.orders.reading.parse import parse
from pbem.report.letters import order_form
from pbem.report.own_records import Stack
from pbem.report.view import view
from support.letters.german_letters import speaking
from support.letters.report_letters import env
from support.war_records import NUMBERS, RECORDS


@pytest.mark.parametrize("number", NUMBERS[::2])
def test_what_a_form_names_is_within_reach(number: int) -> None:
    """An objective or depot named can be come to, and from a city named for an attack a road leads to that
    enemy: by the board's own roads."""
    record = RECORDS[number]
    game, board = record.game, record.game.rules.board
    if game.phase == SETUP:
        return
    for player in game.roles:
        for own in view(record, player, game.turn).own:
            stacks = [((one.piece.name,), one.ends) for one in own.generals]
            stacks += [(one.generals, one.ends) for one in own.stacks]
            for pieces, ends in stacks:
                reached = movement.reach(game, pieces)
                for place in (*ends.objectives, *ends.depots, *ends.farthest):
                    assert board.index[place.key] in reached
                here = game.where[pieces[0]]
                assert here not in {board.index[place.key] for place in ends.farthest}, "he is there"
                for attack in ends.attacks:
                    enemy = game.where[attack.enemies[0]]
                    assert game.rules.hostile(own.name, game.rules.nation_of[attack.enemies[0]])
                    for place in attack.places:
                        assert board.index[place.key] in reached
                        assert enemy in board.neighbours[board.index[place.key]]


def test_the_nearest_objectives_are_named_and_the_others_counted() -> None:
    """Counted by the roads of each way: none that is not named is nearer than one that is."""
    counted = 0
    for record in (one for one in RECORDS[1::3] if one.game.phase != SETUP):
        game = record.game
        for own in (own for player in game.roles for own in view(record, player, game.turn).own):
            alone = [((one.piece.name,), one) for one in own.generals]
            for pieces, one in (*alone, *((one.generals, one) for one in own.stacks)):
                reached = movement.reach(game, pieces)
                wanted = [city for city in reached if conquest.wants(game, own.name, city)]
                named = [game.rules.board.index[place.key] for place in one.ends.objectives]
                left = [city for city in wanted if city not in named]
                if one.ends == type(one.ends)():
                    continue
                assert len(left) == one.ends.more_objectives
                ways = [len(reached[city]) for city in named]
                assert ways == sorted(ways) and all(len(reached[city]) >= ways[-1] for city in left)
                counted += bool(left)
    assert counted


FILLED_IN = ("CARDS", "KARTEN")
"""What has to be filled in stands in capitals, or behind a colon."""


def patterns(form: str, heading: str) -> list[str]:
    """The patterns of a form that are whole orders."""
    lines = [line.removeprefix("# ") for line in form.partition(f"# {heading}\n")[2].splitlines()]
    whole = [line for line in lines if line.strip("# ") and not line.endswith(":")]
    return [line for line in whole if line != line.upper() and not any(word in line for word in FILLED_IN)]


@pytest.mark.parametrize(("language", "heading"), [("en", "PATTERNS"), ("de", "MUSTER")])
def test_the_patterns_of_forms_are_orders(language: str, heading: str) -> None:
    kinds, terms, asked = set(), set(), 0
    for record in (one for one in RECORDS[::4] if one.game.phase != SETUP):
        for player in record.game.roles:
            shown = view(record, player, record.game.turn)
            for own in (own for own in shown.own if not own.quit):
                lines = patterns(order_form(shown, own.name, speaking(language)), heading)
                assert lines
                sheet = parse([(1, f"nation {own.name}"), *enumerate(lines, 2)], record.game.rules)
                assert not sheet.faults and not sheet.skipped, (lines, sheet.faults, sheet.skipped)
                orders = [order for part in sheet.parts for order in part.orders]
                kinds |= {type(order).__name__ for order in orders}
                rules = [order for order in orders if isinstance(order, RetreatOrder)]
                plans = [order for order in orders if isinstance(order, BattleOrder)]
                terms |= {one.kind for order in rules for one in order.terms}
                asked += sum(
                    one.word == "ask" and bool(one.conditions) for plan in plans for one in plan.clauses
                )
    assert {"AttackOrder", "BattleOrder", "ForcedOrder", "MoveOrder", "RetreatOrder", "WakeOrder"} <= kinds
    assert {AWAY, HOME, OFF_SUPPLY, ASK} <= terms and asked


def test_some_forms_name_objectives_depots_and_enemies() -> None:
    told = ""
    for record in RECORDS[::4]:
        for player in record.game.roles:
            shown = view(record, player, record.game.turn)
            told += "".join(order_form(shown, own.name, env()) for own in shown.own if not own.quit)
    for words in ("can come to: objectives", "depots", "against"):
        assert words in told


def test_a_form_that_asks_for_a_card_has_no_patterns_of_moves() -> None:
    forms = moving = 0
    for record in RECORDS:
        for one in questions(record.game):
            shown = view(record, record.game.player_of(one.nation), record.game.turn)
            form = order_form(shown, one.nation, env())
            if one.kind == PLAY:
                forms += 1
                assert "# move " not in form and "# recruit" not in form and "# answer" in form
            elif record.game.phase == MOVEMENT:
                moving += 1
                assert "# move " in form
    assert forms and moving


def test_an_own_piece_in_the_way_is_named_with_what_is_in_reach_without_it() -> None:
    """Taken off the board it gives the others more than twice their reach; it may move itself."""
    named = 0
    for record in (one for one in RECORDS if one.game.phase != SETUP):
        for own in (own for player in record.game.roles for own in view(record, player).own if not own.quit):
            for one in (*own.generals, *own.trains, *own.stacks):
                if one.in_the_way is None:
                    continue
                other = one.in_the_way.piece.name
                pieces = one.generals if isinstance(one, Stack) else (one.piece.name,)
                without = {name: city for name, city in record.game.where.items() if name != other}
                reach = len(movement.reach(replace(record.game, where=without), pieces))
                assert reach == one.in_the_way.reach > 2 * one.reach
                assert movement.reach(record.game, (other,)) and other not in pieces
                assert record.game.rules.nation_of[other] == own.name
                named += 1
    assert named


def test_a_form_says_whom_an_own_train_keeps_from_moving() -> None:
    """A general at the end of the only road there is, with his train in front of him, cannot pass it."""
    record = next(one for one in RECORDS if one.game.phase == MOVEMENT and one.game.nation == "Prussia")
    board, where = record.game.rules.board, dict(record.game.where)
    taken = set(where.values())
    blind = ((end, near[0]) for end, near in enumerate(map(list, board.neighbours)) if len(near) == 1)
    end, gate = next(pair for pair in blind if taken.isdisjoint(pair))
    train = next(name for name in record.game.trains_of("Prussia"))
    game = replace(record.game, where=where | {"Friedrich": end, train: gate})
    form = order_form(view(replace(record, game=game), "Frederick", game.turn), "Prussia", env())
    rows = re.sub(r"\n# +", " ", form).split("P1  Friedrich")[1].split("P2")[0]
    number = game.rules.trains[train].number
    assert re.search(
        rf"(cannot move|reaches 1, as far as [^;]+); [0-9]+ if train {number} makes way first", rows
    )


def test_a_form_tells_nobody_in_combat_how_far_pieces_reach() -> None:
    forms = 0
    for record in (one for one in RECORDS if one.game.phase == COMBAT):
        nation = record.game.nation
        assert nation
        form = order_form(view(record, record.game.player_of(nation), record.game.turn), nation, env())
        assert "reach" not in form and "can come to" not in form and "# move " not in form
        assert "moving is over in this turn" in form and f"# turn {record.game.turn + 1}  #" in form
        forms += 1
    assert forms


@pytest.mark.parametrize("language", ["en", "de"])
def test_patterns_say_behind_them_what_they_do_and_share_a_line_with_that(language: str) -> None:
    told = 0
    for record in (one for one in RECORDS[::4] if one.game.phase != SETUP):
        for player in record.game.roles:
            shown = view(record, player, record.game.turn)
            for own in (own for own in shown.own if not own.quit):
                heading = {"en": "PATTERNS", "de": "MUSTER"}[language]
                form = order_form(shown, own.name, speaking(language)).partition(f"# {heading}\n")[2]
                assert not [line for line in form.splitlines() if line.startswith("#  ")], form
                told += form.count("  # ")
    assert told
