"""Combat and retreat compared (rules 7 and 8): attacks, cards, scores, losses, where a retreat may end."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pbem.engine import combat, fate_effects, retreat
from pbem.engine.events import PhaseBegan
from pbem.engine.model import COMBAT, RESERVE
from pbem.engine.questions import Attack, ChooseRetreat, EndMovement, Play, Stop, Verdict
from pbem.engine.sequence import decide
from tools.crosscheck import causes
from tools.crosscheck.mirror import NO_FATE
from tools.crosscheck.names import NATIONS, card
from tools.crosscheck.record import Action, State
from tools.crosscheck.replay import Replay

FIGHTING = ("combat_attack", "combat_defend")
BETWEEN_FIGHTS = ("combat", "combat_done")
EVADING = ("prussians_who_are_attacked_by_daun_may_move", "move_to_any_empty_adjacent_city")


def end_movement(replay: Replay, state: State) -> None:
    """Movement ends, and the attacks are found (R18)."""
    ruling = decide(replay.game, EndMovement(replay.nation))
    if isinstance(ruling, Verdict):
        replay.note("end of movement", f"refuse: {ruling.text}", "allow")
        begun = PhaseBegan(replay.nation, COMBAT)
        ruling = (begun, combat.find_attacks(replay.game, replay.nation))
    replay.carry_out(ruling)
    compare_attacks(replay, state)


def compare_attacks(replay: Replay, state: State) -> None:
    """The attacks still to be fought; then those that are recorded are."""
    ours, theirs = set(replay.game.stage.attacks), _pairs(replay, state)
    for pair in sorted(ours ^ theirs):
        stacks = " against ".join(" + ".join(replay.game.generals_at(city)) for city in pair)
        replay.note(f"attack: {stacks}", pair in ours, pair in theirs)
    replay.note("attack", True, True)
    asked, evading = state["state"] in EVADING, replay.game.stage.evading
    if evading or asked:
        replay.note("stepping aside asked", bool(evading), asked)
    stage = replace(replay.game.stage, attacks=tuple(sorted(theirs)), evading=evading if asked else ())
    replay.game = replace(replay.game, stage=stage)


def _pairs(replay: Replay, state: State) -> set[tuple[int, int]]:
    cities = [replay.names.cities[number] for number in state.get("combat") or ()]
    return set(zip(cities[::2], cities[1::2], strict=True))


def compare_attackers(replay: Replay, action: Action) -> None:
    """Which of the own stacks attacks next."""
    theirs = replay.names.known(action.before["pos"][number] for number in action.pieces())
    replay.note("attackers", {own for own, _ in replay.game.stage.attacks}, theirs)


def compare_targets(replay: Replay, action: Action) -> None:
    """Whom it attacks, the initial score and who has the right to play (R19)."""
    here = replay.names.cities[action.before["attacker"]]
    there = replay.names.cities[action.after["defender"]]
    theirs = replay.names.known(action.before["pos"][number] for number in action.pieces())
    replay.note("targets", {enemy for own, enemy in replay.game.stage.attacks if own == here}, theirs)
    ruling = combat.attack(replay.game, Attack(replay.nation, here, there))
    assert not isinstance(ruling, Verdict)
    replay.carry_out(ruling)
    _compare_score(replay, action)


def _compare_score(replay: Replay, action: Action) -> None:
    fight = replay.game.stage.combat
    assert fight
    replay.note("score", fight.score, action.after["count"])
    replay.game = replace(
        replay.game,
        stage=replace(replay.game.stage, combat=replace(fight, score=action.after["count"])),
    )
    if action.after["state"] in FIGHTING:
        replay.note("right to play", fight.to_play, NATIONS[action.after["power"]])


def compare_play(replay: Replay, action: Action) -> None:
    """A card is played, or no more: what is possible, and what follows."""
    fought = replay.game.stage.combat
    assert fought
    options = combat.options(replay.game, fought)
    ours = {option.card for option in options if isinstance(option, Play)}
    theirs = {card(code).face for code in action.pieces("card")}
    cause = causes.cause_of_pressed_card(replay.game, fought, theirs - ours) if ours < theirs else None
    replay.note("cards to play", ours, theirs, cause)
    may_stop = any(isinstance(option, Stop) for option in options)
    replay.note("may stop", may_stop, "pass" in action.offered)
    if action.name == "pass":
        _stop(replay)
    elif card(action.argument or 0).suit != RESERVE:
        played = card(action.argument or 0)
        _play(replay, action, played.face, played.value)


def _play(replay: Replay, action: Action, face: str, value: int) -> None:
    fought = replay.game.stage.combat
    assert fought
    doubled = action.after["count"] - action.before["count"] in (2 * value, -2 * value)
    chances = fate_effects.values(replay.game, fought.to_play, card(action.argument or 0), [value])
    _give(replay, action, Play(fought.to_play, face, chances[-1] if doubled else value))


def _give(replay: Replay, action: Action, answer: Play) -> None:
    """A card played in our game: the score after it, and whether it used a condition of fate up."""
    before = replay.game
    if replay.answer("play", answer, causes.cause_of_refusal(before, answer)):
        _compare_score(replay, action)
        if fate_effects.effect_in_force(before):
            used, theirs = replay.game.fate.used, action.after["fx"] == NO_FATE
            replay.note("condition used up", used, theirs, causes.cause_of_used_up(before, ours=used))
            replay.game = replace(replay.game, fate=replace(replay.game.fate, used=theirs))


def compare_reserve(replay: Replay, action: Action) -> None:
    """What a Reserve may be declared to be worth, and is. The recorded values count what a card of fate adds
    (R39)."""
    fought = replay.game.stage.combat
    assert fought
    worth = partial(fate_effects.worth, replay.game, fought, fought.to_play)
    by_worth = {worth(value): value for value in combat.reserve_values(replay.game, fought)}
    replay.note("values of a Reserve", set(by_worth), set(action.pieces("value")))
    assert action.argument is not None
    _give(replay, action, Play(fought.to_play, RESERVE, by_worth.get(action.argument, action.argument)))


def _stop(replay: Replay) -> None:
    fought = replay.game.stage.combat
    assert fought
    ruling = combat.stop(replay.game, fought)
    if isinstance(ruling, Verdict):
        return
    replay.carry_out(ruling)


def compare_lost_retreat(replay: Replay, action: Action) -> None:
    """A retreat that cannot be made: all is lost (rule 8)."""
    owed = replay.game.stage.retreat
    if owed:
        ends = retreat.ends(replay.game, owed)
        replay.note("retreat: none possible", replay.names.titles(ends), "none")
        replay.carry_out(retreat.forced_retreat(replay.game, owed))


def compare_retreat(replay: Replay, action: Action) -> None:
    """Where the retreat may end, and does (R22)."""
    owed = replay.game.stage.retreat
    theirs = replay.names.known(action.pieces("space"))
    assert action.argument is not None
    end = replay.names.cities[action.argument]
    if owed is None:
        replay.note("retreat", "nobody", replay.names.titles(theirs))
        return
    ours = set(retreat.ends(replay.game, owed))
    what = f"retreat: {owed.length} from {replay.names.title(owed.city)}, won in"
    what += f" {replay.names.title(owed.winner_city)}"
    replay.note(what, replay.names.titles(ours), replay.names.titles(theirs))
    ruling = retreat.choose(replay.game, owed, ChooseRetreat(owed.winner, end))
    replay.carry_out(() if isinstance(ruling, Verdict) else ruling)


def compare_after_combat(replay: Replay, action: Action) -> None:
    """Between two combats: both positions, the latest victor, the attacks that are left."""
    if action.after["state"] not in BETWEEN_FIGHTS or action.state in (*BETWEEN_FIGHTS, *EVADING):
        return
    victor = replay.names.pieces[action.after["vg"]]
    replay.note("latest victor", replay.game.fate.victor, victor)
    replay.check("after a combat", action.after)
    stage = replace(replay.game.stage, combat=None, retreat=None)
    replay.game = replace(replay.game, stage=stage)
    compare_attacks(replay, action.after)
