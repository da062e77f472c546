"""Whether a line is an order as it stands, with every name in it told: then nothing else is made of it."""

from __future__ import annotations

import re

from pbem.engine import questions as q
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.concession import concedes
from pbem.orders.grammar.header import HEADER_VERBS, GameLine, NationLine
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.retreat import AWAY, RetreatOrder, RetreatTerm
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verb import Group
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.names.cards import card, card_words, played_card, suit
from pbem.orders.names.name_book import book, own_piece, places
from pbem.orders.plain_words.fighting.compass import is_direction
from pbem.orders.plain_words.situation import Situation
from pbem.orders.problem import Problem
from pbem.patterns import compiled

_HEADER = tuple(verb.order for verb in HEADER_VERBS if verb.group is Group.HEADER)


def nation_ordered(at: Situation, order: Order) -> str | None:
    """The nation of the pieces that an order names first, else the one that was spoken of last; None for what
    a letter says of itself."""
    if isinstance(order, _HEADER):
        return None
    pieces = book(at.rules).pieces
    texts = [*getattr(order, "pieces", ()), *getattr(order, "own", ())]
    texts += [share.general for share in getattr(order, "shares", ())]
    texts += [item.piece for item in getattr(order, "items", ())]
    names = (pieces.find(text) for text in texts)
    owners = [at.rules.nation_of[name] for name in names if isinstance(name, str) and at.is_own(name)]
    return owners[0] if owners else at.nation


def is_clear(at: Situation, order: Order) -> bool:
    """Whether every name and card of an order can be told. Orders of other kinds are clear as such."""
    pieces = book(at.rules).pieces
    if isinstance(order, MoveOrder):
        return _is_clear_move(at, order)
    if isinstance(order, SetUpOrder):
        return all(pieces.fitting(share.general) for share in order.shares)
    if isinstance(order, NationLine):
        return bool(book(at.rules).nations.fitting(order.name))
    if isinstance(order, GameLine):
        # German `Spiel Pik 4` plays a card.
        return isinstance(card(order.name), Problem)
    if isinstance(order, AttackOrder):
        return all(pieces.fitting(text) for text in (*order.own, *order.enemy))
    if isinstance(order, RecruitOrder):
        places_told = (item.place for item in order.items if item.place)
        cards_told = not any(isinstance(card(word), Problem) for word in order.cards)
        return cards_told and all(book(at.rules).cities.fitting(place) for place in places_told)
    if isinstance(order, AnswerOrder):
        return "(" not in order.words and not _GOES_ON.search(order.words) and not _says_more(at, order)
    if isinstance(order, RetreatOrder):
        known = book(at.rules)
        losers = (pieces.fitting(text) or known.nations.fitting(text) for text in order.loser)
        return all(losers) and all(_is_term(at, one) for one in order.terms if one.name)
    if isinstance(order, BattleOrder):
        faces = [word for one in order.clauses if one.word in ("play", "keep") for word in one.words]
        all_told = all(suit(word) or not isinstance(card(word), Problem) for word in faces)
        return all_told and all(pieces.fitting(text) for text in (*order.own, *order.enemy))
    return True


def _is_term(at: Situation, term: RetreatTerm) -> bool:
    """Whether the name in a wish for a retreat can be told."""
    known = book(at.rules)
    if is_direction(fold(term.name)):
        # `north` is no Northeim.
        return False
    is_away = term.kind == AWAY
    is_other = is_away and (known.pieces.fitting(term.name) or known.nations.fitting(term.name))
    return bool(is_other or known.cities.fitting(term.name))


def _says_more(at: Situation, order: AnswerOrder) -> bool:
    """Whether an answer to an open fight or retreat is more than its card or its city: `S11 of course`."""
    told = _PLAYING.sub("", order.words.strip().rstrip(".!"))
    asked = {one.kind: one.number for one in at.asked}
    if asked.get(q.PLAY) == order.number:
        return isinstance(played_card(" ".join(card_words(told))), Problem) and not concedes(told)
    return asked.get(q.RETREAT) == order.number and not book(at.rules).cities.fitting(told)


_PLAYING = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.playing)})\s*:?\s+", re.IGNORECASE)

_GOES_ON = compiled(lambda: rf",|[.!?]\s+\S|\b(?:{words.pattern(lambda one: one.then)})\b", re.IGNORECASE)
"""An answer may go on with a plan: `play H12, then concede`."""


def _is_clear_move(at: Situation, order: MoveOrder) -> bool:
    nation = nation_ordered(at, order)
    if nation is None:
        return False
    named = all(isinstance(own_piece(at.rules, nation, text), str) for text in order.pieces)
    chunks = (chunk for way in order.ways for chunk in (*way.places, way.goal))
    cities = [text for chunk in chunks if chunk for text in places(at.rules, chunk)]
    enemies = [way.enemy for way in order.ways if way.enemy]
    known = book(at.rules)
    all_told = all(map(known.cities.fitting, cities)) and all(map(known.pieces.fitting, enemies))
    # `if Daun in Glatz: move Keith: stay` names none.
    return named and bool(cities or enemies or order.when) and all_told


def note_move(at: Situation, order: MoveOrder) -> None:
    """Note where the pieces stand after a move."""
    nation = nation_ordered(at, order)
    goals = [text for chunk in order.places for text in places(at.rules, chunk)]
    goal = book(at.rules).cities.find(goals[-1]) if goals else None
    names = [own_piece(at.rules, nation, text) for text in order.pieces] if nation else ()
    there = [name for name in names if isinstance(name, str) and name in at.where]
    if isinstance(goal, int):
        at.move(there, goal)
