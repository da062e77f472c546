"""One recorded game compared from its set-up to its end, by what the recorded engine waits for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.crosscheck import (
    combats,
    evasions,
    fate_decisions,
    mirror,
    moves,
    record,
    recruitments,
    stage_starts,
    turn_ends,
)
from tools.crosscheck.ledger import Ledger
from tools.crosscheck.names import NATIONS, SCENARIOS, GameNames
from tools.crosscheck.record import Action, Ended, StageBegins
from tools.crosscheck.replay import Replay

Compare = Callable[[Replay, Action], None]

BLIND_DRAW = (
    "prussia_may_draw_randomly_one_tc_from_austria_after_first_giving_one_tc_of_her_choice_to_austria"
)

BY_STATE: dict[str, Compare] = {
    "tactical_cards_show": stage_starts.end_draw,
    "tactical_cards_discard": stage_starts.compare_discards,
    "tactical_cards_discard_done": stage_starts.end_draw,
    "declare_offensive_option": stage_starts.compare_offensive,
    "movement": moves.compare_pieces,
    "move_general": moves.compare_step,
    "move_supply_train": moves.compare_step,
    "move_give": moves.compare_transfer,
    "move_take": moves.compare_transfer,
    "recruit": recruitments.compare_choice,
    "re_enter": recruitments.compare_entry,
    "re_enter_choose_city": recruitments.compare_substitutes,
    "prussians_who_are_attacked_by_daun_may_move": evasions.compare_stacks,
    "move_to_any_empty_adjacent_city": evasions.compare_cities,
    "combat": combats.compare_attackers,
    "combat_target": combats.compare_targets,
    "combat_attack": combats.compare_play,
    "combat_defend": combats.compare_play,
    "combat_attack_reserve": combats.compare_reserve,
    "combat_defend_reserve": combats.compare_reserve,
    "retreat": combats.compare_retreat,
    "retreat_eliminate_trapped": combats.compare_lost_retreat,
    "receive_a_new_troop": fate_decisions.compare_generals,
    "lose_one_troop": fate_decisions.compare_generals,
    "flip_any_one_prussian_general_or_stack_in_austria_or_saxony": fate_decisions.compare_generals,
    "russia_quits_the_game_2": fate_decisions.compare_generals,
    "sweden_quits_the_game_2": fate_decisions.compare_generals,
    "austria_and_russia_may_exchange_one_tc_with_each_other_1": fate_decisions.compare_cards,
    "austria_and_russia_may_exchange_one_tc_with_each_other_2": fate_decisions.compare_cards,
    "france_may_discard_any_one_tc_for_a_new_one_from_the_draw_deck": fate_decisions.compare_renewal,
    BLIND_DRAW: fate_decisions.compare_cards,
    BLIND_DRAW + "_2": fate_decisions.take_over_hands,
    "prussia_may_move_hildburghausen_2_cities_westwards": fate_decisions.compare_westwards,
}
"""The comparison for each thing that the recorded engine waits for. Whatever is missing here is no
decision."""


def compare_game(path: Path, cities: list[str]) -> Ledger:
    """Replay one recorded game and return the account of it. A game that breaks the replay is unexplained
    from there on; the others are compared all the same."""
    ledger = Ledger(path.name.removesuffix(".jsonl.gz"))
    try:
        _replay(path, cities, ledger)
    except Exception as error:
        ledger.break_off(error)
    return ledger


def _replay(path: Path, cities: list[str], ledger: Ledger) -> None:
    head = record.header(path)
    names = GameNames(SCENARIOS[head["scenario"]], cities, head["pos"])
    replay = Replay(names, ledger, mirror.opening_game(names, head["options"]))
    for entry in record.entries(path):
        _compare_entry(replay, entry)


def _compare_entry(replay: Replay, entry: record.Recorded) -> None:
    if isinstance(entry, StageBegins):
        _stage(replay, entry.state)
    elif isinstance(entry, Action):
        replay.ledger.actions += 1
        _compare_action(replay, entry)
    elif isinstance(entry, Ended):
        replay.ledger.how_it_ended = f"turn {entry.facts['turn']}: {entry.facts['victory']}"


def _compare_action(replay: Replay, action: Action) -> None:
    compare = BY_STATE.get(action.state)
    if compare and not replay.is_over:
        compare(replay, action)
        turn_ends.win_at_once(replay, action)
    if not replay.is_over:
        _follow(replay, action)
        stage_starts.compare_shuffle(replay, action)
    if _phase(action.after) == OVER:
        turn_ends.compare_winner(replay, action.after)


def _stage(replay: Replay, state: record.State) -> None:
    if not str(state["state"]).startswith("tactical_cards"):
        return
    replay.ledger.stages += 1
    replay.ledger.turn, replay.ledger.nation = state["turn"], NATIONS[state["power"]]
    if replay.is_over:
        replay.note("victory", "the game is over", "it goes on")
    stage_starts.begin_stage(replay, state)


PHASES = {
    "setup": 0,
    "tactical": 0,
    "declare": 0,
    "prussians_who_are_attacked": 2,
    "move_to_any_empty": 2,
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
    return next((number for start, number in PHASES.items() if name.startswith(start)), DECIDING)


def _follow(replay: Replay, action: Action) -> None:
    """Bring our game to where an action has brought the recorded one."""
    before, after, state = _phase(action.before), _phase(action.after), action.after
    if action.state == "movement" and action.name == "end_movement":
        recruitments.start_recruitment(replay, state)
    if before == after == FIGHTING:
        combats.compare_after_combat(replay, action)
    if before == after:
        return
    if before == MOVING:
        combats.end_movement(replay, state)
    if before in (MOVING, FIGHTING) and after != FIGHTING:
        turn_ends.end_combats(replay, action)
    if before in (MOVING, FIGHTING, SUPPLYING) and after not in (FIGHTING, SUPPLYING):
        turn_ends.end_stage(replay, action)
    if before == DECIDING:
        turn_ends.end_fate(replay, action)
