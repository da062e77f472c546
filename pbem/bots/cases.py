"""A stage by cases: where an enemy who moves before may stand then, and what is better for a piece there.

Each move is drafted where everybody stands as expected. It is looked at again for the other cities where the
nearest enemies are likely to go, and for that they go away; where another move is clearly better there is a
case. The trains follow the stacks: their moves are looked at again for each case of a stack.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from pbem.bots.campaign import Campaign
from pbem.bots.foresight import likely_ends
from pbem.bots.outlook import Outlook
from pbem.bots.stack_worth import Company
from pbem.bots.train_moves import train_way, train_worth
from pbem.bots.ways import ways
from pbem.engine.model import Game
from pbem.records import dataclass
from pbem.report.view import View

Path = tuple[int, ...]
"""The cities of a way; none if the pieces stay."""

IN_SIGHT = 6
"""An enemy who is farther away than so many roads makes no difference to a stack's move."""

ENEMIES, ENDS, CASES = 2, 16, 10
"""So many hostile stacks are looked at for each own one, in so many cities; so many cases are written."""

GAIN = 3.0
"""How much more another move has to be worth in a case."""

AWAY = 99
"""The rank of the case that an enemy has gone away: no city is less likely."""


@dataclass(frozen=True)
class Case:
    """The `order` of a `stack` that goes by the `path` if the `facts` are so: the `enemy` is in a `city`."""

    rank: int
    facts: str
    order: str
    stack: tuple[str, ...]
    path: Path
    enemy: str
    city: int


class Cases:
    """What may be otherwise than expected when a nation moves, after the `movers`; `now` is the picture."""

    def __init__(self, view: View, now: Game, nation: str, movers: Collection[str]) -> None:
        self.view, self.now, self.nation = view, now, nation
        hostile = (other for other in movers if now.rules.hostile(nation, other))
        self.enemies = _stacks(now, hostile)
        """The hostile stacks that move before, as they stand now."""
        self.found: list[Case] = []
        """The cases of all stacks so far."""
        self._likely: dict[tuple[str, ...], list[int]] = {}

    def lines(self, pieces: tuple[str, ...], usual: Game, chosen: Path) -> Iterator[str]:
        """The lines of a move, drafted as the `chosen` way, or as staying if that is empty: those of the
        cases in which another way is better, the likeliest first, and of all others. In `usual` everybody
        stands as expected when the pieces move."""
        if pieces[0] in usual.rules.trains:
            found = list(self._of_train(pieces[0], usual, chosen))[:CASES]
        else:
            cases = sorted(self._of_stack(pieces, usual, chosen), key=lambda case: (case.rank, case.facts))
            found = cases[:CASES] + [case for case in cases[CASES:] if case.rank == AWAY]
            self.found += found
        word = "if"
        for case in found:
            yield f"{word} {case.facts}: {case.order}"
            word = "else if"
        if chosen:
            order = self._order(usual, pieces, chosen)
            yield f"else: {order}" if found else order

    def _order(self, game: Game, pieces: tuple[str, ...], path: Path) -> str:
        """The order to go a way, with what is done where that is not possible any more."""
        titles, trains = [city.title for city in game.rules.board.cities], game.rules.trains
        who = " + ".join(f"train {trains[one].number}" if one in trains else one for one in pieces)
        if not path:
            return f"move {who} to {titles[game.where[pieces[0]]]} else stay"
        way = f"{', '.join(titles[city] for city in path)} else to {titles[path[-1]]} else stay"
        return f"move {who}: {way}"

    def likely(self, enemy: tuple[str, ...]) -> list[int]:
        """Where a hostile stack is likely to stand, the likeliest city first."""
        if enemy not in self._likely:
            self._likely[enemy] = likely_ends(self.view, self.now, enemy)[:ENDS]
        return self._likely[enemy]

    # --------------------------------------------------------------------------------------- stacks

    def _of_stack(self, stack: tuple[str, ...], usual: Game, chosen: Path) -> Iterator[Case]:
        here = usual.where[stack[0]]
        for enemy in self._near(usual, here)[:ENEMIES]:
            for rank, city, facts in self._places(usual, enemy, here):
                game = _moved(usual, enemy, city)
                path = self._better(game, stack, chosen) if game else chosen
                if path != chosen:
                    order = self._order(game or usual, stack, path)
                    yield Case(rank, facts, order, stack, path, enemy[0], city)

    def _near(self, usual: Game, here: int) -> list[tuple[str, ...]]:
        """The hostile stacks in sight of a city, the nearest first."""
        near = usual.rules.board.distances_from(here)

        def roads(enemy: tuple[str, ...]) -> int:
            return min(near[self.now.where[enemy[0]]], near[usual.where[enemy[0]]])

        seen = (enemy for enemy in self.enemies if enemy[0] in usual.where and roads(enemy) <= IN_SIGHT)
        return sorted(seen, key=roads)

    def _places(self, usual: Game, enemy: tuple[str, ...], here: int) -> Iterator[tuple[int, int, str]]:
        """Where an enemy may stand besides the usual city: the rank of the case, the city, the condition."""
        board, there = usual.rules.board, usual.where[enemy[0]]
        for rank, city in enumerate(self.likely(enemy)):
            if city != there:
                yield rank, city, f"{enemy[0]} in {board.cities[city].title}"
        near = board.distances_from(here)
        if near[there] <= IN_SIGHT:
            farthest = max(range(len(near)), key=lambda city: near[city])
            yield AWAY, farthest, f"not {enemy[0]} near {board.cities[here].title} {IN_SIGHT}"

    def _better(self, game: Game, stack: tuple[str, ...], chosen: Path) -> Path:
        """The best way of a stack, if it is clearly better than the `chosen` one, which else stays chosen."""
        campaign, start = self._campaign(game), game.where[stack[0]]
        company = Company(campaign, game, stack)
        worth = {way: way.prize + company.worth(way.end) for way in ways(game, stack, campaign.prizes)}
        if not worth:
            return chosen
        best = max(worth, key=lambda way: (worth[way], -len(way.path), -way.end))
        end = chosen[-1] if chosen else start
        if all(way.end != end for way in worth):
            return best.path
        prize = sum(campaign.prizes.get(city, 0) for city in {start, *chosen[:-1]})
        return best.path if worth[best] >= prize + company.worth(end) + GAIN else chosen

    # --------------------------------------------------------------------------------------- trains

    def _of_train(self, train: str, usual: Game, chosen: Path) -> Iterator[Case]:
        seen: set[str] = set()
        for case in sorted(self.found, key=lambda case: case.rank):
            where = {**usual.where, **dict.fromkeys(case.stack, _end(usual, case.stack[0], case.path))}
            game = replace(usual, where={**where, case.enemy: case.city})
            campaign = self._campaign(game)
            path = train_way(game, campaign, train)
            better, as_usual = (
                train_worth(game, campaign, train, _end(usual, train, way)) for way in (path, chosen)
            )
            if better >= as_usual + GAIN and case.facts not in seen:
                seen.add(case.facts)
                yield replace(case, order=self._order(usual, (train,), path))

    def _campaign(self, game: Game) -> Campaign:
        return Campaign(Outlook(self.view, game.rules, self.nation, game.hands[self.nation]), game)


def _stacks(game: Game, nations: Iterable[str]) -> list[tuple[str, ...]]:
    cities = dict.fromkeys(game.where[name] for nation in nations for name in game.generals_of(nation))
    return [game.generals_at(city) for city in cities]


def _end(game: Game, piece: str, path: Path) -> int:
    return path[-1] if path else game.where[piece]


def _moved(usual: Game, enemy: tuple[str, ...], city: int) -> Game | None:
    """The game with an enemy elsewhere; None if somebody else stands there."""
    if any(piece not in enemy for piece in usual.at.get(city, ())):
        return None
    together = [name for name in enemy if usual.where.get(name) == usual.where[enemy[0]]]
    return replace(usual, where={**usual.where, **dict.fromkeys(together, city)})
