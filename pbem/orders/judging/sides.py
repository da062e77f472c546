"""The generals and nations on the two sides of a fight, as an order names them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.engine.model import Game
from pbem.engine.phrase import phrase
from pbem.orders.grammar.faults import Fault, illegal
from pbem.orders.grammar.order import Order
from pbem.orders.meaning.to_answer import NameReader, faults_in
from pbem.orders.names import name_book
from pbem.orders.problem import Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class Names:
    """The generals of one side that an order names, and what is wrong with those names."""

    generals: tuple[str, ...]
    faults: tuple[Fault, ...]


def own_side(game: Game, nation: str, order: Order, texts: Iterable[str]) -> Names:
    """Generals of the nation."""
    read = NameReader(game, nation, order)
    return _sorted([_general(game, order, read.general(text)) for text in texts])


def enemy_side(game: Game, nation: str, order: Order, texts: Iterable[str]) -> Names:
    """Generals hostile to the nation (R9)."""
    return _sorted([_enemy(game, nation, order, text) for text in texts])


def _sorted(names: list[str | Fault]) -> Names:
    generals = tuple(name for name in names if isinstance(name, str))
    return Names(generals, faults_in(names))


def _general(game: Game, order: Order, piece: str | Fault) -> str | Fault:
    if isinstance(piece, str) and piece not in game.rules.generals:
        return illegal(
            order, phrase("{found} is a supply train, and only generals fight", found=piece), "rule 7"
        )
    return piece


def enemy_piece(game: Game, nation: str, text: str) -> str | Problem:
    """The piece that a name means where an enemy's general is named."""
    return name_book.piece(game.rules, nation, text, name_book.enemy_generals(game.rules, nation))


def enemy_nation(game: Game, nation: str, order: Order, texts: Sequence[str]) -> str | Fault | None:
    """The hostile nation that is named where an enemy's general could be; None if that is no nation."""
    owner = named_nation(game, nation, texts)
    if owner is None or game.rules.hostile(nation, owner):
        return owner
    what = phrase("{owner} is not an enemy of {nation}", owner=owner, nation=nation)
    return illegal(order, what, "rule 1, R9")


def named_nation(game: Game, nation: str, texts: Sequence[str]) -> str | None:
    """The nation that is named where an enemy's general could be: in full, or where no general is meant."""
    nations = name_book.book(game.rules).nations
    if len(texts) != 1:
        return None
    if not nations.is_called(texts[0]) and not isinstance(enemy_piece(game, nation, texts[0]), Problem):
        return None
    found = nations.find(texts[0])
    return found if isinstance(found, str) else None


def _enemy(game: Game, nation: str, order: Order, text: str) -> str | Fault:
    return _general(game, order, NameReader(game, nation, order).enemy(text))
