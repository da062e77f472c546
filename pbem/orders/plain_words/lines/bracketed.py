"""Brackets behind an order in its own form that tell its way: `move train 1 to Goslar (Alfeld first)`."""

from __future__ import annotations

from pbem.orders.plain_words.entity import Kind
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.tokens import tokens_of
from pbem.patterns import compiled

LEADING = ("via", "first", "then", "to", "filler")
"""What may stand beside the cities."""

_IN_BRACKETS = compiled(r"\(([^()]*)\)")


def names_city_in_brackets(namer: Namer, number: int, text: str) -> bool:
    """Whether brackets say more of a city than its name, which may be a region of another one's, or call one
    that the line names nowhere else."""
    for inside in _IN_BRACKETS.findall(text):
        told = namer.entities(tokens_of(number, inside))
        cities = [one for one in told if one.kind is Kind.CITY and one.is_full]
        leads = any(one.means(*LEADING) for one in told)
        small = all(one in cities or one.kind is Kind.MARK or one.means(*LEADING) for one in told)
        if cities and leads and small:
            return True
    return False


def without_told_again(namer: Namer, number: int, text: str) -> str:
    """A line without brackets at its end that say something of a city on its way and name nothing else:
    `Friedrich: Niesky, Görlitz, Löbau (takes Görlitz back on the way)`. Empty if it has none."""
    head, opens, inside = text.rstrip(" .").rpartition("(")
    if not opens or not inside.endswith(")") or ")" in inside[:-1]:
        return ""
    told = namer.entities(tokens_of(number, inside[:-1]))
    cities = [one for one in told if one.kind is Kind.CITY and one.is_full]
    way = {city for one in namer.entities(tokens_of(number, head)) for city in one.cities}
    is_named = any(one.kind in (Kind.PIECE, Kind.NATION, Kind.CARD) or one.number for one in told)
    orders = any(one.means(*ORDERING) for one in told) or not any(one.kind is Kind.OTHER for one in told)
    again = bool(cities) and all(way.issuperset(one.cities) for one in cities)
    return head.rstrip() if again and not (is_named or orders) else ""


ORDERING = ("stay", "if", "not", "unless", "maybe", "else", "first", "then", "no more", "attack")
"""What makes more of them than a remark."""
