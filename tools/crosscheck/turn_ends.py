"""What follows a combat phase compared: question marks, supply, the end of a turn, fate and victory."""

from __future__ import annotations

from pbem.engine import fate, fate_choices, offensive
from pbem.engine.apply import apply, apply_all
from pbem.engine.events import Event, GameEnded, StageBegan
from pbem.engine.fate_events import FateRead
from pbem.engine.model import AFTER_FATE, FATE, OVER, RETROACTIVE, SUPPLY, TURN_END
from pbem.engine.questions import DecideFate
from pbem.engine.sequence import carry_on, decide, default, questions
from tools.crosscheck import causes, fate_decisions
from tools.crosscheck.record import Action, State
from tools.crosscheck.replay import Gap, Replay


def win_at_once(replay: Replay, action: Action) -> bool:
    """Whether Prussia has won by the Offensive Option (rule 13). Our game ends then, and the recorded one has
    to end at the end of the same stage."""
    won = None if replay.is_over else offensive.victory(replay.game)
    if won:
        over = action.after["state"] == "game_over"
        replay.note("victory", _won((won,)), _won((won,)) if over else "nobody yet", causes.AT_ONCE)
        replay.carry_out((won,))
    return bool(won)


def end_combats(replay: Replay, action: Action) -> None:
    """The combats are over: question marks are settled, then supply is checked (rules 5 and 9)."""
    stage, state = replay.game.stage, action.after
    replay.note("combats over", bool(stage.attacks or stage.combat or stage.retreat), False)
    _one_phase(replay)
    assert replay.game.phase == RETROACTIVE, replay.game.phase
    _one_phase(replay)
    if state["state"].startswith(("supply", "pick_up_oo_card_after_supply")):
        before = replay.game
        replay.check("after retroactive conquest", state, lambda gap: causes.cause_after_move(before, gap))
    if win_at_once(replay, action):
        return
    assert replay.game.phase == SUPPLY
    replay.before_supply = replay.game
    _one_phase(replay)


def _one_phase(replay: Replay) -> None:
    replay.carry_out(carry_on(replay.game))


def end_stage(replay: Replay, action: Action) -> None:
    """The stage is over, and maybe the turn: everything until somebody decides or the next stage begins."""
    state = action.after
    if replay.is_over:
        return
    deciding_now = _is_fate(state)
    if deciding_now:
        _check_stage(replay, state)
    _onwards(replay, state)
    if not deciding_now:
        _settle_alone(replay, state)
        _check_stage(replay, state)


def _is_fate(state: State) -> bool:
    known = ("tactical", "declare", "movement", "game_over", "supply", "pick_up", "combat", "retreat")
    return not str(state["state"]).startswith(known)


def _check_stage(replay: Replay, state: State) -> None:
    """The position at the end of a stage; if fate follows, its card has been read there already."""
    now, supply = replay.game, replay.before_supply
    assert supply
    if now.phase == TURN_END:
        now = apply_all(now, carry_on(now))
    over = state["state"] == "game_over"

    def explain(gap: Gap) -> str | None:
        return causes.cause_after_stage(supply, now, gap, over=over)

    replay.check("end of stage", state, explain, whole=not _is_fate(state))


def _onwards(replay: Replay, state: State) -> None:
    """Go on until somebody is asked or a stage begins; a victory that is not recorded is put aside."""
    while replay.game.phase in (TURN_END, AFTER_FATE, FATE):
        events = carry_on(replay.game)
        if any(isinstance(event, GameEnded) for event in events) and state["state"] != "game_over":
            replay.note("victory", _won(events), "none")
            if replay.game.phase != TURN_END or not fate.is_due(replay.game):
                return
            events = fate_choices.execute_top_card(replay.game)
        if not events:
            return
        _read_as_recorded(replay, events, state)
        for event in events:
            replay.game = apply(replay.game, event)
            if isinstance(event, StageBegan):
                return


def _won(events: tuple[Event, ...]) -> str:
    return ", ".join(nation for event in events if isinstance(event, GameEnded) for nation in event.nations)


def _read_as_recorded(replay: Replay, events: tuple[Event, ...], state: State) -> None:
    """Whether the same card is read in the same suit."""
    for event in events:
        if isinstance(event, FateRead):
            fate_decisions.compare_reading(replay, event, state)


def _settle_alone(replay: Replay, state: State) -> None:
    """Our engine asks about a card of fate, the recorded one does not: the default is taken."""
    over = state["state"] == "game_over"
    while replay.game.phase == FATE and (open_ := questions(replay.game)):
        answer = default(replay.game, open_[0])
        assert isinstance(answer, DecideFate)
        what = f"fate: {replay.game.fate.card} {replay.game.fate.suit} asked"
        replay.note(what, open_[0].nation, "nobody", causes.cause_of_not_asked(replay.game, over=over))
        ruling = decide(replay.game, answer)
        assert isinstance(ruling, tuple)
        replay.carry_out(ruling)
        _onwards(replay, state)


def end_fate(replay: Replay, action: Action) -> None:
    """Whatever a card let players decide has been decided."""
    _settle_alone(replay, action.after)
    _onwards(replay, action.after)
    now = replay.game
    replay.check("after fate", action.after, lambda gap: causes.cause_after_fate(now, gap), whole=True)


def compare_winner(replay: Replay, state: State) -> None:
    """The recorded game has ended: who has won."""
    over = replay.game.phase == OVER
    players = ", ".join(dict.fromkeys(replay.game.player_of(n) for n in replay.game.winners)) if over else "-"
    winner = players if over else "nobody"
    nations = frozenset(str(state["victory"]).removesuffix(" won.").split(" and "))
    replay.note("victory", winner, state["result"], causes.cause_of_victory(replay.game, nations))
