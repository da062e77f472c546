"""A recorded game from its set-up to its end: who compares what, by what the recorded engine waits for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.crosscheck import deciding, ending, fighting, hiring, mirror, record, stages, walking
from tools.crosscheck.ledger import Ledger
from tools.crosscheck.names import NATIONS, SCENARIOS, Names
from tools.crosscheck.record import Action, Ended, StageBegins
from tools.crosscheck.replay import Replay

Compare = Callable[[Replay, Action], None]

BLIND_DRAW = (
    "prussia_may_draw_randomly_one_tc_from_austria_after_first_giving_one_tc_of_her_choice_to_austria"
)

BY_STATE: dict[str, Compare] = {
    "tactical_cards_show": stages.draw,
    "tactical_cards_discard": stages.discard,
    "tactical_cards_discard_done": stages.draw,
    "declare_offensive_option": stages.declare,
    "movement": walking.choose_piece,
    "move_general": walking.step,
    "move_supply_train": walking.step,
    "move_give": walking.transfer,
    "move_take": walking.transfer,
    "recruit": hiring.choose,
    "re_enter": hiring.place,
    "re_enter_choose_city": hiring.city,
    "combat": fighting.choose,
    "combat_target": fighting.target,
    "combat_attack": fighting.fight,
    "combat_defend": fighting.fight,
    "combat_attack_reserve": fighting.reserve,
    "combat_defend_reserve": fighting.reserve,
    "retreat": fighting.retreat_to,
    "retreat_eliminate_trapped": fighting.trapped,
    "receive_a_new_troop": deciding.general,
    "flip_any_one_prussian_general_or_stack_in_austria_or_saxony": deciding.general,
    "russia_quits_the_game_2": deciding.general,
    "sweden_quits_the_game_2": deciding.general,
    "austria_and_russia_may_exchange_one_tc_with_each_other_1": deciding.tactical_card,
    "austria_and_russia_may_exchange_one_tc_with_each_other_2": deciding.tactical_card,
    "france_may_discard_any_one_tc_for_a_new_one_from_the_draw_deck": deciding.tactical_card,
    BLIND_DRAW: deciding.tactical_card,
    BLIND_DRAW + "_2": deciding.redrawn,
    "prussia_may_move_hildburghausen_2_cities_westwards": deciding.westwards,
}
"""Who compares what the recorded engine waits for; what is not named here decides nothing."""


def play(path: Path, cities: list[str]) -> Ledger:
    """Replay one recorded game and give account of it."""
    head = record.header(path)
    names = Names(SCENARIOS[head["scenario"]], cities, head["pos"])
    ledger = Ledger(path.name.removesuffix(".jsonl.gz"))
    replay = Replay(names, ledger, mirror.opening(names, head["options"]))
    for line in record.lines(path):
        _line(replay, line)
    return ledger


def _line(replay: Replay, line: record.Line) -> None:
    if isinstance(line, StageBegins):
        _stage(replay, line.state)
    elif isinstance(line, Action):
        replay.ledger.actions += 1
        compare = BY_STATE.get(line.state)
        if compare:
            compare(replay, line)
        _follow(replay, line)
        stages.shuffle(replay, line)
    elif isinstance(line, Ended):
        replay.ledger.how_it_ended = f"turn {line.facts['turn']}: {line.facts['victory']}"


def _stage(replay: Replay, state: record.State) -> None:
    if not str(state["state"]).startswith("tactical_cards"):
        return
    replay.ledger.stages += 1
    replay.ledger.turn, replay.ledger.nation = state["turn"], NATIONS[state["power"]]
    stages.begin(replay, state)


PHASES = {
    "setup": 0,
    "tactical": 0,
    "declare": 0,
    "move": 1,
    "recruit": 1,
    "re_enter": 1,
    "pick_up_oo_card_after_supply": 3,
    "combat": 2,
    "retreat": 2,
    "pick_up_oo_card_after_retreat": 2,
    "supply": 3,
    "game_over": 5,
}
MOVING, FIGHTING, SUPPLYING, DECIDING, OVER = 1, 2, 3, 4, 5


def _phase(state: record.State) -> int:
    name = str(state["state"])
    found = (number for start, number in PHASES.items() if name.startswith(start))
    return next(found, DECIDING)


def _follow(replay: Replay, action: Action) -> None:
    """Let our game come to where an action has brought the recorded one."""
    before, after, state = _phase(action.before), _phase(action.after), action.after
    if action.state == "movement" and action.name == "end_movement":
        hiring.begin(replay, state)
    if before == after == FIGHTING:
        fighting.after(replay, action)
    if before == after:
        return
    if before == MOVING:
        fighting.end_movement(replay, state)
    if before in (MOVING, FIGHTING) and after != FIGHTING:
        ending.after_combats(replay, state)
    if before in (MOVING, FIGHTING, SUPPLYING) and after not in (FIGHTING, SUPPLYING):
        ending.after_supply(replay, action)
    if before == DECIDING:
        ending.after_fate(replay, action)
    if after == OVER:
        ending.game_over(replay, state)
