"""Whether a letter is nothing but orders in their own form: then nothing in it is read as people write, and
the part of the program that does so need not be loaded."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from pbem.engine.model import Rules
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.letter import Header, Part
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.transfer import TransferOrder
from pbem.orders.names.cards import card, suit
from pbem.orders.names.name_book import Register, book, own_piece, places
from pbem.orders.problem import Problem
from pbem.orders.reading.parse import Sheet

KINDS = (
    SetUpOrder, DiscardOrder, MoveOrder, TransferOrder, RecruitOrder, HoldOrder, AttackOrder, BattleOrder,
)  # fmt: skip
"""The orders of which nothing but their own words tells what they mean."""


def is_in_own_form(sheet: Sheet, rules: Rules) -> bool:
    """Whether each line of a letter is an order of such a kind, below the line of a nation whose pieces it
    names, and every name in it is told."""
    if sheet.skipped or sheet.faults or sheet.notes or sheet.turns:
        return False
    said = sheet.header
    if said != Header(said.game, said.turn, said.password):
        return False
    return bool(sheet.parts) and all(_is_told(part, rules) for part in sheet.parts)


def _is_told(part: Part, rules: Rules) -> bool:
    nation = book(rules).nations.find(part.nation.name) if part.nation else None
    if not isinstance(nation, str) or part.standing is not None or part.later:
        return False
    return all(type(one) in KINDS and not one.when and _names_all(rules, nation, one) for one in part.orders)


def _names_all(rules: Rules, nation: str, order: Order) -> bool:
    """Whether the pieces, cities and cards of an order are told, and whoever it orders is the nation's."""
    known = book(rules)
    own = order.own if isinstance(order, AttackOrder | BattleOrder) else order.own_pieces
    if not all(isinstance(own_piece(rules, nation, text), str) for text in own):
        return False
    if isinstance(order, MoveOrder):
        cities = chain(*(places(rules, one) for one in order.places))
        return not order.is_open and _all_told(known.cities, cities)
    if isinstance(order, AttackOrder | BattleOrder):
        enemies_told = _all_told(known.pieces, order.enemy)
        return enemies_told and (isinstance(order, AttackOrder) or _has_cards(order))
    if isinstance(order, RecruitOrder):
        named = (city for city in (order.place, *(item.place for item in order.items)) if city)
        return all(map(_is_card, order.cards)) and _all_told(known.cities, named)
    return True


def _has_cards(plan: BattleOrder) -> bool:
    faces = (word for one in plan.clauses if one.word in ("play", "keep") for word in one.words)
    return bool(plan.own) and all(suit(word) or _is_card(word) for word in faces)


def _all_told(register: Register[int] | Register[str], names: Iterable[str]) -> bool:
    """Whether each name is one of the register's, perhaps shortened; in brackets there may be a remark."""
    return all(
        register.is_called(one) or (BRACKETS.isdisjoint(one) and register.fitting(one)) for one in names
    )


BRACKETS = frozenset("([{")


def _is_card(word: str) -> bool:
    return not isinstance(card(word), Problem)
