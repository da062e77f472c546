"""What a line is about, a wrong one too as far as that can be told: a piece's move, a fight, the set-up.

A subject is the word of a verb, for verbs that are about pieces with one of them: `move Keith`, `battle
Soubise`. A verb alone is a subject of which nothing more is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from pbem.engine.model import Game
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.transfer import TransferOrder
from pbem.orders.grammar.verbs import VERBS, row_of
from pbem.orders.names.name_book import book, enemy_generals, own_piece
from pbem.patterns import compiled

WHATEVER = "battle *"
"""The subject of a battle plan that names nobody: every fight."""

PIECES_OF: dict[type[Order], Callable[..., Iterable[str]]] = {
    MoveOrder: lambda order: order.pieces,
    TransferOrder: lambda order: (order.giver, order.taker),
    AttackOrder: lambda order: (*order.own, *order.enemy),
    BattleOrder: lambda order: (*order.own, *order.enemy),
}
"""The pieces that an order of each kind names, for kinds that are about pieces."""

CONDITIONS = ("if", "else")
"""What begins with these is about what follows."""

_WORDS = {verb.order: verb.word for verb in VERBS}
_ABOUT_PIECES = frozenset(_WORDS[kind] for kind in PIECES_OF)
SHORTEST = 4
"""So many letters of a name stand for it in a line that cannot be read."""


def subjects(game: Game, nation: str, order: Order) -> tuple[str, ...]:
    """What an order of a nation's is about; only the verb where none of its names is known."""
    word = _WORDS.get(type(order), type(order).__name__)
    names = PIECES_OF.get(type(order))
    if names is None:
        return (word,)
    typed = tuple(names(order))
    if isinstance(order, BattleOrder) and not typed:
        return (WHATEVER,)
    return _with_pieces(word, (piece_named(game, nation, text) for text in typed))


def subjects_in(game: Game, nation: str, text: str) -> tuple[str, ...]:
    """What a line that cannot be read is about; nothing if it names no piece and begins with no verb. One
    that begins with none and names an enemy may be about a fight with him."""
    first, *_ = re.split(r"[\s:]+", text.strip(), maxsplit=1)
    verb = row_of(first)
    verb = verb if verb and verb.word not in CONDITIONS else None
    word = verb.word if verb else "move"
    pieces = tuple(_pieces_in(game, nation, text))
    if word not in _ABOUT_PIECES:
        return (word,)
    if verb:
        return _with_pieces(word, pieces)
    enemies = [piece for piece in pieces if piece in enemy_generals(game.rules, nation)]
    fights = (f"{kind} {enemy}" for enemy in enemies for kind in ("battle", "attack"))
    return (*_with_pieces(word, pieces), *fights) if pieces else ()


def meets(wrong: str, other: str) -> bool:
    """Whether the subject of a wrong line is another one; a verb alone may be about any of its pieces."""
    return wrong == other or other.startswith(f"{wrong} ")


def _with_pieces(word: str, pieces: Iterable[str | None]) -> tuple[str, ...]:
    known = dict.fromkeys(f"{word} {piece}" for piece in pieces if piece)
    return tuple(known) or (word,)


def piece_named(game: Game, nation: str, text: str) -> str | None:
    """The nation's piece or the enemy general that a name means; None if it means none for certain."""
    own = own_piece(game.rules, nation, text, [name for name in game.where])
    if isinstance(own, str):
        return own
    enemy = book(game.rules).pieces.find(text, enemy_generals(game.rules, nation))
    return enemy if isinstance(enemy, str) else None


_NAME = compiled(r"[^\W\d_]+[ -]?\d\b|[^\W\d_]+")


def _pieces_in(game: Game, nation: str, text: str) -> Iterator[str | None]:
    """The pieces whose names stand in a text."""
    names = book(game.rules)
    for word in _NAME.findall(text):
        long_enough = len(word) >= SHORTEST or word[-1].isdecimal()
        if long_enough and not names.cities.is_called(word) and row_of(word) is None:
            yield piece_named(game, nation, word)
