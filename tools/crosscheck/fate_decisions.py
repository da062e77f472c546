"""Cards of Fate compared (rule 11): the suit read, who is asked, what may be chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pbem.engine import fate_choices
from pbem.engine.board import SUITS
from pbem.engine.events import Event
from pbem.engine.fate_events import FateRead
from pbem.engine.model import FATE, Game
from pbem.engine.questions import DecideFate
from tools.crosscheck import causes, mirror
from tools.crosscheck.names import FATE as CARDS
from tools.crosscheck.names import NATIONS, card, cards
from tools.crosscheck.record import Action, State
from tools.crosscheck.replay import Replay

Chooses = Callable[[Replay, Action], None]


def compare_reading(replay: Replay, event: Event, state: State) -> None:
    """The card and the suit that are read (R31)."""
    assert isinstance(event, FateRead)
    replay.note("card of fate", event.card in {CARDS[number - 1] for number in state["fate"]}, True)
    if state["fx"] != mirror.NO_FATE:
        number, suit = divmod(state["fx"], len(SUITS))
        theirs = f"{CARDS[number]} {SUITS[suit]}"
        replay.note("suit of fate", f"{event.card} {event.suit}", theirs)


def _asked(replay: Replay, action: Action, choices: list[int]) -> str | None:
    """The nation that decides; None if only the recorded engine asks her."""
    nation = NATIONS[action.nation]
    ours = replay.game.phase == FATE and nation in fate_choices.nations_asked(replay.game)
    tops = {replay.names.pieces[number] for number in action.pieces()}
    cause = causes.cause_of_asked(replay.game, tops)
    replay.note(f"fate: {action.state} asked", ours, bool(choices), None if ours else cause)
    return nation if ours else None


def compare_generals(replay: Replay, action: Action) -> None:
    """A general is chosen: for a troop, to be turned over, to be retired."""
    nation = _asked(replay, action, action.pieces())
    if nation is None:
        return
    ours = {str(name) for name in fate_choices.options(replay.game, nation)}
    theirs = {replay.names.pieces[number] for number in action.pieces()}
    if not action.state.endswith("_quits_the_game_2"):
        ours, theirs = _stacks(replay.game, ours), _stacks(replay.game, theirs)
    replay.note(f"fate: {action.state} generals", ours, theirs)
    assert action.argument is not None
    replay.answer("fate", DecideFate(nation, general=replay.names.pieces[action.argument]))


def _stacks(game: Game, names: set[str]) -> set[str]:
    return {game.generals_at(game.where[name])[0] for name in names if name in game.where}


def compare_cards(replay: Replay, action: Action) -> None:
    """A card is chosen to give or to put away, or none."""
    nation = _asked(replay, action, action.pieces("card"))
    if nation is None:
        return
    ours = {str(face) for face in fate_choices.options(replay.game, nation)}
    replay.note("fate: cards", ours, {card(code).face for code in action.pieces("card")})
    named = card(action.argument).face if action.argument is not None else None
    replay.answer("fate", DecideFate(nation, card=named))


def compare_renewal(replay: Replay, action: Action) -> None:
    """A card is put away for a new one (4 hearts). If it needs a shuffle, the new one is chance, and the
    recorded one is taken over."""
    compare_cards(replay, action)
    state, nation = action.after, NATIONS[action.nation]
    if action.name != "card" or len(state["deck"]) <= len(action.before["deck"]):
        return
    theirs = (*mirror.hands(replay.game, state)[nation], *cards(state["draw"]))
    replay.note("fate: size of a hand", len(replay.game.hands[nation]), len(theirs))
    replay.game = replace(replay.game, hands={**replay.game.hands, nation: theirs})


def compare_westwards(replay: Replay, action: Action) -> None:
    """Where Hildburghausen may be moved (12 hearts)."""
    nation = _asked(replay, action, action.pieces("space"))
    if nation is None:
        return
    ours = {int(city) for city in fate_choices.options(replay.game, nation)}
    names = replay.names
    replay.note("fate: westwards", names.titles(ours), names.titles(names.known(action.pieces("space"))))
    city = names.cities[action.argument] if action.argument is not None else None
    replay.answer("fate", DecideFate(nation, city=city))


def take_over_hands(replay: Replay, action: Action) -> None:
    """What is drawn blindly is chance: the recorded hands are taken over where their size is the same."""
    for nation, theirs in mirror.hands(replay.game, action.after).items():
        ours = replay.game.hands[nation]
        replay.note("fate: size of a hand", len(ours), len(theirs))
        hands = {**replay.game.hands, nation: theirs}
        replay.game = replace(replay.game, hands=hands)
