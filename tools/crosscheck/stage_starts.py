"""The beginning of an action stage compared: cards drawn and given up, the Offensive Option."""

from __future__ import annotations

from dataclasses import replace

from pbem.engine import fate, offensive
from pbem.engine.cards import DECKS, deck, next_shuffle
from pbem.engine.model import MOVEMENT, OFFENSIVE, Chance
from pbem.engine.questions import DecideOffensive, Discard
from pbem.engine.sequence import legal, questions
from tools.crosscheck import causes, mirror
from tools.crosscheck.names import card, cards
from tools.crosscheck.record import Action, State
from tools.crosscheck.replay import Replay


def begin_stage(replay: Replay, state: State) -> None:
    """A stage from its recorded position: how many cards are drawn, and whether one is given up."""
    replay.game = mirror.begin_stage(replay.names, replay.game, state)
    draw, discard = fate.income(replay.game, replay.nation)
    drawn = len(state.get("draw", ()))
    cause = causes.cause_of_fewer_drawn(state, drawn)
    replay.note("cards drawn", draw, drawn, cause if drawn < draw else None)
    replay.note("a card to give up", bool(discard), state["state"] == "tactical_cards_discard")


def compare_discards(replay: Replay, action: Action) -> None:
    """The card that is given up at once (rule 3)."""
    (question,) = questions(replay.game)
    ours = {answer.card for answer in legal(replay.game, question) if isinstance(answer, Discard)}
    replay.note("discards", ours, {card(code).face for code in action.pieces("card")})
    assert action.argument is not None
    replay.answer("discard", Discard(replay.nation, card(action.argument).face))


def end_draw(replay: Replay, action: Action) -> None:
    """The cards are in hand; movement begins, or the Offensive Option is asked about."""
    asked = offensive.is_asked(replay.game, replay.nation)
    theirs = action.after["state"] == "declare_offensive_option"
    replay.note("the Offensive Option asked", asked, theirs)
    replay.game = replace(replay.game, phase=OFFENSIVE if theirs else MOVEMENT)
    replay.check("after the draw", action.after)


def compare_offensive(replay: Replay, action: Action) -> None:
    """Prussia lays a card out, or does without (rule 13)."""
    (question,) = questions(replay.game)
    options = legal(replay.game, question)
    ours = {answer.card for answer in options if isinstance(answer, DecideOffensive) and answer.card}
    replay.note("cards to lay out", ours, {card(code).face for code in action.pieces("card")})
    face = card(action.argument).face if action.argument is not None else None
    replay.answer("Offensive Option", DecideOffensive(replay.nation, face))
    replay.check("after the Offensive Option", action.after)


def compare_shuffle(replay: Replay, action: Action) -> None:
    """The decks that are shuffled when the draw deck is short (R3)."""
    before, after = cards(action.before["deck"]), cards(action.after["deck"])
    if len(after) <= len(before):
        return
    theirs = frozenset(card.deck for card in after)
    laid_out = (action.before["oo"],) if action.before["oo"] > 0 else ()
    held = cards((*(code for hand in action.after["hand"] for code in hand), *laid_out))
    replay.opened = max(replay.opened, *(card.deck for card in before), 1)
    away = {*held, *before}
    piles = tuple(
        tuple(c for c in deck(number) if c not in away) for number in range(1, max(DECKS, replay.opened) + 1)
    )
    ours = frozenset(next_shuffle(Chance("", (), piles, replay.opened)).decks)
    in_hand = frozenset(card.deck for card in held)
    replay.note("shuffle", set(ours), set(theirs), causes.cause_of_shuffle(theirs, in_hand))
    replay.opened = max(replay.opened, *theirs)
