"""Proofs for sceptics: every decision judged again, every card dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from pbem.engine.apply import apply, apply_all
from pbem.engine.cards import commitment, draw_blindly, next_shuffle
from pbem.engine.events import Burnt, Drawn, Event, Shuffled
from pbem.engine.fate import effect_read, set_clock
from pbem.engine.fate_events import CardGiven, ClockSet
from pbem.engine.model import Game
from pbem.engine.questions import Verdict
from pbem.engine.sequence import decide, settle
from pbem.game import fact_changes, state
from pbem.game.entries import FixEntry, LetterEntry, StepEntry
from pbem.game.proof.luck import Luck, hashed_text
from pbem.game.state import State


def replay(now: State) -> tuple[int, str | None]:
    """Decide every logged answer again under today's rules: the steps that agree, the first difference."""
    agreed, first = 0, None
    for first in _judged_again(now):
        if first:
            break
        agreed += 1
    return agreed, first or None


def differences(now: State) -> list[str]:
    """Every answer and correction of the log that would be another one under today's rules."""
    return [one for one in _judged_again(now) if one]


def _judged_again(now: State) -> Iterator[str]:
    """For each step of the log how today's rules differ: "" if they do not. What is logged holds on."""
    game, luck = state.start(now.created), Luck(now.created)
    for entry in _steps(now):
        if isinstance(entry, LetterEntry):
            game = luck.add(entry, game)
        elif isinstance(entry, FixEntry):
            if wrong := fact_changes.first_difference(game, entry.changes):
                yield f"entry {entry.n}: {wrong} was not what the correction says"
            game = fact_changes.apply_changes(game, entry.changes)
        else:
            difference = _difference(entry, game)
            yield f"entry {entry.n} ({entry.source}): {difference}" if difference else ""
            game = apply_all(game, entry.events)


def _steps(now: State) -> Iterator[StepEntry | FixEntry | LetterEntry]:
    """The entries that change the game: answers, corrections, letters with words for the shuffles."""
    kinds = StepEntry | FixEntry | LetterEntry
    return (entry for entry in now.log.valid_entries() if isinstance(entry, kinds))


def _difference(entry: StepEntry, game: Game) -> str | None:
    logged = entry.events
    again = settle(game)[0] if entry.answer is None else decide(game, entry.answer)
    if isinstance(again, Verdict):
        return f"today's rules refuse it: {again.text} ({again.rule})"
    if again == logged:
        return None
    pairs = zip(logged, again, strict=False)
    first = next((pair for pair in pairs if pair[0] != pair[1]), None)
    return (
        f"logged {first[0]}, today {first[1]}"
        if first
        else f"logged {len(logged)} events, today {len(again)}"
    )


def verify(now: State) -> tuple[int, int, list[str]]:
    """Deal again from the seed: the numbers of shuffles and of cards dealt, and what does not match."""
    wrong = []
    made, published = seed_hashes(now)
    if made != published:
        wrong.append("the seed does not match the hash that was published when the game started")
    game, luck = state.start(now.created), Luck(now.created)
    shuffles, dealt, number = 0, 0, 0
    for entry in _steps(now):
        game = luck.add(entry, game)
        if isinstance(entry, FixEntry):
            game = fact_changes.apply_changes(game, entry.changes)
        for event in entry.events if isinstance(entry, StepEntry) else ():
            number += 1
            shuffles += isinstance(event, Shuffled)
            dealt += event.count if isinstance(event, Drawn | Burnt) else 0
            wrong += _wrong(game, event, number)
            game = apply(game, event)
    return shuffles, dealt, wrong


def seed_hashes(now: State) -> tuple[str, str]:
    """The SHA-256 of salt and seed, worked out anew, and that in the log's first entry, which was published
    when the game started: the summary of the set-up tells it."""
    return commitment(hashed_text(now.created)), now.created.commitment


def _wrong(game: Game, event: Event, number: int) -> list[str]:
    if isinstance(event, Shuffled) and event != next_shuffle(game.chance):
        return [f"event {number}: the deck was not shuffled as the seed says"]
    if isinstance(event, ClockSet) and event != set_clock(game):
        return [f"event {number}: the Clock of Fate was not shuffled as the seed says"]
    if isinstance(event, Drawn | Burnt) and event.cards != game.chance.draw[::-1][: event.count]:
        return [f"event {number}: the cards are not those on top of the draw deck"]
    if _is_blind(event, game) and event.card != draw_blindly(game, event.nation):
        return [f"event {number}: the card drawn blindly is not the one that the seed says"]
    return []


def _is_blind(event: Event, game: Game) -> TypeGuard[CardGiven]:
    """Whether a card was drawn from a hand by chance (9 diamonds)."""
    effect = effect_read(game)
    given = isinstance(event, CardGiven) and event.nation
    return effect is not None and effect.kind == "trade" and given == effect.terms["with"]
