"""One recorded game on our engine: where it stands, and how positions are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from pbem.engine.apply import apply_all
from pbem.engine.events import Event
from pbem.engine.model import OVER, Game
from pbem.engine.questions import Answer, Verdict
from pbem.engine.sequence import decide
from tools.crosscheck import mirror
from tools.crosscheck.ledger import Ledger
from tools.crosscheck.names import NATIONS, GameNames
from tools.crosscheck.record import State


@dataclass(frozen=True)
class Gap:
    """One point in which two positions differ."""

    aspect: str
    """What differs: "troops of", "city of"."""
    subject: str
    """The piece, nation or city whose it is."""
    ours: object
    theirs: object
    city: int | None = None
    """The number of the city, if the subject is one."""


Explain = Callable[[Gap], str | None]


@dataclass
class Walk:
    """A move that is being made: the pieces that go, and the cities they have come through."""

    pieces: tuple[str, ...]
    path: tuple[int, ...] = ()


@dataclass
class Replay:
    """Our game beside the recorded one, and the account of both."""

    names: GameNames
    ledger: Ledger
    game: Game
    walk: Walk | None = None
    """A move that has not ended yet."""
    before_recruitment: Game | None = None
    """The game before a recruitment that is being made."""
    before_supply: Game | None = None
    """The game before its supply phase."""
    opened: int = 1
    """How many decks have come into use."""

    @property
    def nation(self) -> str:
        """The nation whose action stage it is."""
        assert self.game.nation
        return self.game.nation

    @property
    def is_over(self) -> bool:
        """Whether our game has ended."""
        return self.game.phase == OVER

    def note(self, what: str, ours: object, theirs: object, cause: str | None = None) -> bool:
        """Compare one thing and write it down. Returns whether both engines agree."""
        return self.ledger.compare(what, ours, theirs, cause)

    def carry_out(self, events: Iterable[Event]) -> None:
        """Let events happen in our game."""
        self.game = apply_all(self.game, events)

    def answer(self, what: str, answer: Answer, cause: str | None = None) -> bool:
        """Give our engine the recorded answer. Returns whether it accepts it; if so, it is carried out."""
        ruling = decide(self.game, answer)
        if isinstance(ruling, Verdict):
            return self.note(f"{what}: {answer}", f"refuse: {ruling.text} ({ruling.rule})", "allow", cause)
        self.note(what, True, True)
        self.carry_out(ruling)
        return True

    def check(
        self, what: str, state: State, explain: Explain = lambda gap: None, *, whole: bool = False
    ) -> None:
        """Compare the positions, then go on from the recorded one. With `whole`, nations and generals that
        have left the game are compared as well."""
        differing = [*gaps(self.names, self.game, state)]
        differing += departures(self.names, self.game, state) if whole else ()
        for gap in differing:
            self.note(f"{what}: {gap.aspect} {gap.subject}", gap.ours, gap.theirs, explain(gap))
        self.note(what, True, True)
        self.catch_up(state)

    def catch_up(self, state: State) -> None:
        """Go on from the recorded position."""
        game = mirror.place(self.names, self.game, state)
        marks = tuple(sorted(self.names.known(state["retro"])))
        game = replace(game, offensive=mirror.offensive(game, state), stage=replace(game.stage, marks=marks))
        self.game = replace(game, fate=replace(game.fate, victor=self.names.pieces[state["vg"]] or None))


def gaps(names: GameNames, game: Game, state: State) -> Iterator[Gap]:
    """Everything in which a game of ours and a recorded position differ."""
    theirs = mirror.place(names, game, state)
    yield from _pieces(names, game, theirs)
    yield from _troops(game, theirs)
    for name in game.rules.generals:
        if name in game.where and name in theirs.where:
            yield from _gap("face of", name, name in game.face_down, name in theirs.face_down)
    for city in sorted(game.conquered ^ theirs.conquered):
        yield Gap("conquest of", names.title(city), city in game.conquered, city in theirs.conquered, city)
    marks = names.known(state["retro"])
    for city in sorted(marks.symmetric_difference(game.stage.marks)):
        yield Gap("question mark on", names.title(city), city in game.stage.marks, city in marks, city)
    yield from _cards(game, theirs)


def departures(names: GameNames, game: Game, state: State) -> Iterator[Gap]:
    """Generals and nations that are out of the game in one position only."""
    retired, gone = mirror.retired_generals(names, game, state), mirror.quit_by(state)
    for name in game.rules.generals:
        yield from _gap("retirement of", name, name in game.retired, name in retired)
    for nation in NATIONS:
        yield from _gap("departure of", nation, nation in game.quit, nation in gone)


def _pieces(names: GameNames, game: Game, theirs: Game) -> Iterator[Gap]:
    for name in game.rules.nation_of:
        here, there = game.where.get(name), theirs.where.get(name)
        if here != there:
            yield Gap("city of", name, _titled(names, here), _titled(names, there))


def _titled(names: GameNames, city: int | None) -> str:
    return "off map" if city is None else names.title(city)


def _troops(game: Game, theirs: Game) -> Iterator[Gap]:
    """Troops by stack: how a stack splits its pool is its own affair (R10)."""
    for city in dict.fromkeys((*game.where.values(), *theirs.where.values())):
        names = theirs.generals_at(city) or game.generals_at(city)
        if names and game.generals_at(city) == theirs.generals_at(city):
            yield from _gap("troops of", " + ".join(names), game.strength(city), theirs.strength(city))


def _cards(game: Game, theirs: Game) -> Iterator[Gap]:
    for nation in game.rules.order:
        ours, others = (sorted(card.face for card in of.hands[nation]) for of in (game, theirs))
        yield from _gap("hand of", nation, " ".join(ours), " ".join(others))


def _gap(aspect: str, subject: str, ours: object, theirs: object) -> Iterator[Gap]:
    if ours != theirs:
        yield Gap(aspect, subject, ours, theirs)
