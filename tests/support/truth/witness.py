"""Somebody who watches a game event by event, and holds every sentence about it against what he saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from pbem.engine.events import Event, PhaseBegan, StageBegan, TurnEnded
from pbem.engine.fate_events import FateRead, FateSettled
from pbem.engine.model import COMBAT, Game
from pbem.report.event_places import with_places
from pbem.report.record import LoggedEvent
from pbem.report.visible_event import VisibleEvent, owner, visible_event
from support.letters.report_letters import env
from support.truth.board_claims import BOARD_CLAIMS
from support.truth.card_claims import CARD_CLAIMS
from support.truth.fate_claims import FATE_CLAIMS
from support.truth.moment import Moment, ToldFacts

CLAIMS = {**BOARD_CLAIMS, **CARD_CLAIMS, **FATE_CLAIMS}
"""What a sentence about each kind of event claims."""

RENDERED = 12
"""How many sentences of each kind are worded, for each sort of reader: which facts they tell is always the
same, but for a few branches."""

NOTHING = "Nothing comes of it."


class Witness:
    """Watches one game."""

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()
        """How many sentences of each kind were true."""
        self.history: list[LoggedEvent] = []
        self.ended: Game | None = None
        """The game when the latest turn was over, before any card."""
        self.unmoved: set[tuple[int, str]] = set()
        """The action stages, with their turns, in which no piece had moved when the combats began."""
        self._stage_began: Game | None = None
        self._read: tuple[Game, list[VisibleEvent]] | None = None

    def see(self, before: Game, event: Event, after: Game, source: str = "rules") -> None:
        """An event happened."""
        happened = LoggedEvent(len(self.history) + 1, before.turn, before.nation, source, event)
        self.history.append(happened)
        if isinstance(event, FateRead):
            self._read = (before, [])
        for nations in _readers(event):
            if seen := visible_event(happened, nations):
                shown = with_places(before.rules, seen)
                self._check(shown, before, after)
                if self._read and not nations:
                    self._read[1].append(shown)
        self._remember(before, event, after)

    def _check(self, seen: VisibleEvent, before: Game, after: Game) -> None:
        moment = Moment(before, after, ToldFacts(seen.fields), seen.nation, seen.source == "deadline")
        CLAIMS[seen.kind](moment)
        self.checked[seen.kind] += 1
        if self.checked[seen.kind] <= RENDERED:
            told = told_facts(seen)
            assert told <= moment.facts.asked, (
                f"{seen.kind}: told but not checked: {told - moment.facts.asked}"
            )

    def _remember(self, before: Game, event: Event, after: Game) -> None:
        if isinstance(event, TurnEnded):
            self.ended = after
        elif isinstance(event, StageBegan):
            self._stage_began = after
        elif isinstance(event, PhaseBegan) and event.phase == COMBAT and self._stage_began:
            if _stand_as_before(self._stage_began, after):
                self.unmoved.add((after.turn, event.nation))
        elif isinstance(event, FateSettled) and self._read:
            self._settled(*self._read, after)
            self._read = None

    def _settled(self, before: Game, seen: list[VisibleEvent], after: Game) -> None:
        """ "Nothing comes of it" is said only where nothing changed."""
        if NOTHING in env().get_template("story.j2").make_module().items(seen):  # type: ignore[attr-defined]
            assert _what_fate_changes(before) == _what_fate_changes(after)
            self.checked["nothing comes of it"] += 1


def _readers(event: Event) -> Iterator[frozenset[str]]:
    """The public, and the nations whose players are told more."""
    yield frozenset()
    for nation in {owner(event), getattr(event, "taker", None)} - {None}:
        yield frozenset({str(nation)})


def told_facts(seen: VisibleEvent) -> set[str]:
    """The facts that the sentence about an event makes use of."""
    facts = ToldFacts(seen.fields)
    macros = env().get_template("events.j2").make_module()
    sentence = getattr(macros, seen.kind)(replace(seen, fields=facts)).strip()
    assert sentence or seen.kind == "ClockSet", seen.kind
    return facts.asked


def _stand_as_before(before: Game, after: Game) -> bool:
    """Whether every piece that is on the map in both games stands where it stood."""
    return all(after.where.get(piece, city) == city for piece, city in before.where.items())


def _what_fate_changes(game: Game) -> tuple[object, ...]:
    fate = game.fate
    return (
        *(game.where, game.troops, game.face_down, game.hands, game.conquered),
        *(game.quit, game.retired, game.eased, game.roles, dict(fate.cuts), fate.colonies, game.offensive),
    )
