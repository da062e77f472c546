"""The Clock of Fate (rule 11): the order of its cards, the reading of a card, and the six strokes.

What a card does at once or lets players choose stands in `fate_choices.py`, what it changes through the next
turn in `fate_effects.py`.
"""

from __future__ import annotations

from pbem.engine import cards, offensive
from pbem.engine.events import Event
from pbem.engine.fate_events import (
    ClockSet,
    ColonyLost,
    Eased,
    FateRead,
    IncomeCut,
    NationQuit,
    Retired,
    TakenOver,
)
from pbem.engine.model import MILDER_CLOCK, MOST_TROOPS, SECTOR_FATE, Effect, FateClock, Game

STANDARD_SUIT = "S"
"""The version of a card that the standard game reads (rule 2)."""

HEIRS = {frozenset(("Russia", "Sweden")): "Elisabeth", frozenset(("France",)): "Pompadour"}
"""The role whose player takes over the Imperial Army when all of these nations have left (rule 11)."""

HEIRLOOM = "Imperial Army"
EASED_BY_HEIR = ("Austria", HEIRLOOM)
EASED_WITHOUT = {"Russia": "Sweden"}
"""The nations that win by objectives of the first order when the Imperial Army has changed hands, or when
another nation has left (rule 11)."""


# ---------------------------------------------------------------------------------------- the clock


def set_clock(game: Game) -> ClockSet:
    """The order of the cards, as the game's seed gives it (rules 1 and 13)."""
    return ClockSet(clock_order(game.rules.clock, game.chance.seed, milder=MILDER_CLOCK in game.options))


def clock_order(clock: FateClock, seed: str, *, milder: bool) -> tuple[str, ...]:
    """The cards, the first to be read in front. In the milder order some strokes lie below the top cards
    (rule 13)."""
    late = clock.late if milder else ()
    first = _shuffled(seed, "Clock of Fate", [name for name in clock.cards if name not in late])
    if not milder:
        return tuple(first)
    top, others = first[: clock.early], first[clock.early :]
    return (*top, *_shuffled(seed, "Clock of Fate, lower part", [*others, *late]))


def _shuffled(seed: str, label: str, names: list[str]) -> list[str]:
    return [names[at] for at in cards.permutation(seed, label, len(names))]


def is_due(game: Game) -> bool:
    """Whether a card is read at the end of this turn (rule 2)."""
    return bool(game.fate.clock) and game.turn >= game.rules.clock.first_turn


def read_card(game: Game) -> FateRead:
    """The top card is read, in the suit that counts (rules 2 and 13)."""
    return FateRead(game.fate.clock[0], suit_read(game))


def suit_read(game: Game) -> str:
    """The suit that is read: spades, or in the expert game that of the sector where the latest victor stands
    (rule 13, R31)."""
    victor = game.fate.victor
    if SECTOR_FATE not in game.options or victor is None or victor not in game.where:
        return STANDARD_SUIT
    return game.rules.board.cities[game.where[victor]].suit


def effect_read(game: Game) -> Effect | None:
    """What the card that was read last does; None if it does nothing."""
    card = game.rules.clock.cards[game.fate.card] if game.fate.card else None
    return card.versions.get(game.fate.suit) if card else None


# ------------------------------------------------------------------------------------------- income


def income(game: Game, nation: str) -> tuple[int, int]:
    """How many cards a nation draws, and how many of them she gives up (rules 3 and 11)."""
    own, cuts = game.rules.nations[nation], game.fate.cuts.get(nation, 0)
    return (own.cuts[min(cuts, len(own.cuts)) - 1], 0) if cuts and own.cuts else (own.draw, own.discard)


def _cut(game: Game, nation: str) -> list[Event]:
    """A further cut of a nation's income; empty if nothing is left to cut (R5)."""
    cuts = game.fate.cuts.get(nation, 0)
    own = game.rules.nations.get(nation)
    if own is None or nation in game.quit or cuts >= len(own.cuts):
        return []
    return [IncomeCut(nation, own.cuts[cuts]), *offensive.after_cut(game, nation)]


# ------------------------------------------------------------------------------------- the strokes


def strike(game: Game, effect: Effect) -> list[Event]:
    """What a stroke does at once, before anybody decides (rule 11)."""
    nation = effect.terms["nation"]
    if effect.kind == "subsidies":
        return _cut(game, nation)
    if effect.kind == "colonies":
        return _colony(game, nation)
    return leave(game, nation)


def _colony(game: Game, nation: str) -> list[Event]:
    """The first loss costs income, the second takes France out (R48)."""
    lost: list[Event] = [ColonyLost(game.fate.card or "")]
    if game.fate.colonies == 0:
        return lost + _cut(game, "Austria") + _cut(game, nation)
    retired = [retire(game, "Cumberland")] if _can_retire(game, "Cumberland") else []
    return lost + leave(game, nation) + retired + _cut(game, "Hanover")


def leave(game: Game, nation: str) -> list[Event]:
    """A nation leaves the war, and what follows from that for others; empty if she has left before (rule
    11)."""
    if nation in game.quit:
        return []
    own = game.rules.nations.get(nation)
    pieces = (*game.generals_of(nation), *game.trains_of(nation)) if own else ()
    lost = tuple(
        city for city in game.rules.board.objectives.get(nation, ()) if own and city in game.conquered
    )
    quits = NationQuit(nation, pieces, lost, len(game.hands.get(nation, ())))
    gone = game.quit | {nation}
    return [quits, *_consequences(game, gone)]


def _consequences(game: Game, gone: frozenset[str]) -> list[Event]:
    """What a departure brings about: the Imperial Army may change hands, and victory may become easier."""
    if not game.rules.eased:
        return []
    eased = [rest for left, rest in EASED_WITHOUT.items() if left in gone and rest not in gone | game.eased]
    events: list[Event] = [Eased(nation) for nation in eased]
    heir = next((heir for left, heir in HEIRS.items() if left <= gone and not left <= game.quit), None)
    if heir is None or set(EASED_BY_HEIR) & game.eased:
        return events
    taken = [TakenOver(HEIRLOOM, _person(game, heir))]
    return [*events, *taken, *(Eased(nation) for nation in EASED_BY_HEIR)]


def _person(game: Game, heir: str) -> str:
    """The player who plays a role: with three players one has both Elisabeth's and Pompadour's."""
    return heir if heir in game.roles else "Elisabeth"


# -------------------------------------------------------------------------------------- retirement


def retirable_generals(game: Game, effect: Effect) -> tuple[str, ...]:
    """The generals, on the map or off it, of whom a stroke retires one (rule 11); none in the
    scenarios (rule 14, R49)."""
    own = game.rules.nations.get(effect.terms.get("one_of", ""))
    if own is None:
        return ()
    spared = effect.terms.get("except", ())
    return tuple(name for name in own.generals if name not in spared and _can_retire(game, name))


def _can_retire(game: Game, general: str) -> bool:
    return general in game.rules.generals and general not in game.retired


def retire(game: Game, general: str) -> Retired:
    """A general leaves the game for good. His troops go to his stack as far as there is room (R32)."""
    nation = game.rules.nation_of[general]
    if general not in game.where:
        return Retired(nation, general, 0, {})
    spare, left = game.troops[general], {}
    for other in game.generals_at(game.where[general]):
        if other != general:
            more = min(spare, MOST_TROOPS - game.troops[other])
            left[other] = game.troops[other] + more
            spare -= more
    return Retired(nation, general, spare, left)
