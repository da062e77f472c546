"""What happened, told in chapters: one for each action stage, its combats blow by blow.

Made of visible events alone, so it holds no more than they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.changed_copy import replace
from pbem.engine.model import CARDS, COMBAT, MOVEMENT, OFFENSIVE, RETROACTIVE, SETUP, SUPPLY, TURN_END
from pbem.records import dataclass
from pbem.report.record import PlanDeed
from pbem.report.visible_event import DEADLINE, VisibleEvent


@dataclass(frozen=True)
class PlanAct:
    """A card that the reader's own battle plan played, or that it gave in."""

    deed: PlanDeed
    event: VisibleEvent
    score: int
    """His score before."""


@dataclass(frozen=True)
class Battle:
    """One combat and its consequences."""

    began: VisibleEvent
    blows: tuple[VisibleEvent, ...] = ()
    """The cards played."""

    end: VisibleEvent | None = None
    """None while the combat goes on."""

    after: tuple[VisibleEvent, ...] = ()
    """Losses, retreats and whatever else followed from it."""

    told: bool = False
    """Whether its reader has been told of all but what followed from it."""

    @property
    def plan_acts(self) -> tuple[PlanAct, ...]:
        """What the reader's own battle plans decided, in order, unless that has been told."""
        if self.told:
            return ()
        decided = (*self.blows, *((self.end,) if self.end else ()))
        scores = [one.fields["score"] for one in (self.began, *self.blows)]
        return tuple(
            PlanAct(one.plan, one, score if self._decider(one) == self.nations[0] else -score)
            for one, score in zip(decided, scores, strict=False)
            if one.plan
        )

    def _decider(self, one: VisibleEvent) -> str:
        """The nation that played a card, or gave in."""
        return str(one.fields["loser"] if one.kind == "CombatEnded" else one.fields["nation"])

    @property
    def nations(self) -> tuple[str, str]:
        """Attacker and defender."""
        return self.began.fields["nation"], self.began.fields["enemy"]

    @property
    def to_play(self) -> str:
        """Who had the right to play last."""
        name: str = (self.blows or (self.began,))[-1].fields["to_play"]
        return name


@dataclass(frozen=True)
class Chapter:
    """An action stage, or what lies between two: its events by phase.

    Events that only say that a stage or phase began are left out, unless they tell that a deadline passed.
    """

    turn: int
    nation: str | None
    """None between two action stages."""

    phases: tuple[str, ...]
    """Those that the stage has reached."""

    cards: tuple[VisibleEvent, ...] = ()
    movement: tuple[VisibleEvent, ...] = ()
    battles: tuple[Battle, ...] = ()
    closing: tuple[VisibleEvent, ...] = ()
    """The set-up, retroactive conquest, supply, and the end of the turn."""

    @property
    def desertions(self) -> tuple[VisibleEvent, ...]:
        """Who was lost for want of supply."""
        return tuple(filter(is_desertion, self.closing))

    @property
    def moved(self) -> bool:
        """Whether any piece moved."""
        return any(one.kind == "Moved" for one in self.movement)

    @property
    def quiet(self) -> bool:
        """Whether it holds nothing to tell."""
        return not (self.cards or self.movement or self.battles or self.closing)


def is_desertion(one: VisibleEvent) -> bool:
    """Whether an event tells that troops were lost for want of supply."""
    return one.kind == "TroopsLost" and one.fields["why"] == "unsupplied"


def chapters(events: Iterable[VisibleEvent]) -> tuple[Chapter, ...]:
    """The story of these events, in order of play."""
    book = _Chapters()
    for one in events:
        book.add(one)
    return tuple(book.all())


def concerning(story: Sequence[Chapter], nations: frozenset[str]) -> tuple[Chapter, ...]:
    """The same story with nothing but what touches these nations."""
    parts = (_concerning(chapter, nations) for chapter in story)
    return tuple(part for part in parts if not part.quiet)


def elsewhere(story: Sequence[Chapter], nations: frozenset[str]) -> tuple[Chapter, ...]:
    """The same story with nothing of what touches these nations. How many cards others draw is left out: it
    follows from how many they hold; and so is what they attack, which their fights tell."""
    parts = (_elsewhere(chapter, nations) for chapter in story)
    return tuple(part for part in parts if not part.quiet)


def _elsewhere(chapter: Chapter, nations: frozenset[str]) -> Chapter:
    cards = tuple(one for one in _apart_from(chapter.cards, nations) if one.kind != "Drawn")
    return replace(
        chapter,
        cards=cards,
        movement=tuple(one for one in _apart_from(chapter.movement, nations) if one.kind != "AttacksFound"),
        battles=tuple(battle for battle in chapter.battles if not nations.intersection(battle.nations)),
        closing=_apart_from(chapter.closing, nations),
    )


def _apart_from(events: tuple[VisibleEvent, ...], nations: frozenset[str]) -> tuple[VisibleEvent, ...]:
    return tuple(one for one in events if not nations.intersection(one.touches))


def _concerning(chapter: Chapter, nations: frozenset[str]) -> Chapter:
    return replace(
        chapter,
        cards=_touching(chapter.cards, nations),
        movement=_touching(chapter.movement, nations),
        battles=tuple(battle for battle in chapter.battles if nations.intersection(battle.nations)),
        closing=_touching(chapter.closing, nations),
    )


def _touching(events: tuple[VisibleEvent, ...], nations: frozenset[str]) -> tuple[VisibleEvent, ...]:
    return tuple(one for one in events if nations.intersection(one.touches))


_PARTS = {
    SETUP: "closing",
    CARDS: "cards",
    OFFENSIVE: "cards",
    MOVEMENT: "movement",
    COMBAT: "battles",
    RETROACTIVE: "closing",
    SUPPLY: "closing",
    TURN_END: "closing",
}
"""Where the events of a phase go in a chapter."""


_ABOUT_CARDS = ("Shuffled", "Drawn", "Discarded", "Allotted", "PhaseBegan")
_ABOUT_COMBAT = ("CombatBegan", "CardPlayed", "CombatEnded", "Retreated")
"""A game that starts from a position may start in the midst of a stage."""


class _Chapters:
    """Puts events, in order, into chapters."""

    def __init__(self) -> None:
        self.finished: list[Chapter] = []
        self.chapter: Chapter | None = None
        self.phase = CARDS

    def all(self) -> list[Chapter]:
        """All chapters, the last one as far as it has come."""
        return [*self.finished, self.chapter] if self.chapter else self.finished

    def add(self, one: VisibleEvent) -> None:
        """The next sight finds its place."""
        if one.kind == "TurnBegan":
            self._close()
        elif one.kind == "StageBegan":
            self._open(one, one.fields["nation"], CARDS)
        elif one.kind == "TurnEnded":
            self._open(one, None, TURN_END)
        elif one.kind == "PhaseBegan":
            self._turn_to(one)
        else:
            self._add(one)

    def _close(self) -> None:
        if self.chapter:
            self.finished.append(self.chapter)
        self.chapter = None

    def _open(self, one: VisibleEvent, nation: str | None, phase: str) -> Chapter:
        self._close()
        self.phase = phase
        self.chapter = Chapter(one.turn, nation, (phase,))
        return self.chapter

    def _current(self, one: VisibleEvent) -> Chapter:
        if self.chapter and self.chapter.turn == one.turn:
            return self.chapter
        return self._open(one, one.nation, SETUP if one.nation is None else CARDS)

    def _turn_to(self, one: VisibleEvent) -> None:
        self._current(one)
        if one.source == DEADLINE:
            self._add(one)
        self.phase = one.fields["phase"]
        chapter = self._current(one)
        self.chapter = replace(chapter, phases=(*chapter.phases, self.phase))

    def _add(self, one: VisibleEvent) -> None:
        chapter = self._current(one)
        if self.phase == CARDS and one.kind not in _ABOUT_CARDS:
            self.phase = COMBAT if one.kind in _ABOUT_COMBAT else MOVEMENT
        part = _PARTS[self.phase]
        if part == "battles":
            self.chapter = _in_combat(chapter, one)
        else:
            self.chapter = replace(chapter, **{part: (*getattr(chapter, part), one)})  # type: ignore[arg-type]


def _in_combat(chapter: Chapter, one: VisibleEvent) -> Chapter:
    """A sight of the combat phase: it begins a battle or belongs to the latest; before any it only tells
    what is to come."""
    if one.kind == "CombatBegan":
        return replace(chapter, battles=(*chapter.battles, Battle(one)))
    if not chapter.battles:
        return replace(chapter, movement=(*chapter.movement, one))
    *earlier, battle = chapter.battles
    return replace(chapter, battles=(*earlier, _carried_on(battle, one)))


def _carried_on(battle: Battle, one: VisibleEvent) -> Battle:
    if one.kind == "CardPlayed":
        return replace(battle, blows=(*battle.blows, one))
    if one.kind == "CombatEnded":
        return replace(battle, end=one)
    return replace(battle, after=(*battle.after, one))
