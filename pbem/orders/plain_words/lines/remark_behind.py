"""What stands in brackets behind an order in its own form: a part of it, an order of its own, or a remark."""

from __future__ import annotations

from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.lines.in_brackets import is_same
from pbem.orders.plain_words.outcome import Why
from pbem.orders.plain_words.reader import Reader
from pbem.orders.plain_words.remarks.unheard import doubt_unheard
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.reading.parse import plain_line
from pbem.patterns import compiled

_REMARK = compiled(r"\s*\(([^()]*)\)[\s.;!]*$")
_VERB = compiled(r"^\W*(?:\d+[.)]\s*)?([^\W\d_]+)")

GOING_ON = ("then", "otherwise", "if", "unless", "but", "keep", "attack", "concede")
"""What begins with such a word goes on with the order: `(else Cottbus)`, `(only if Karl is gone)`."""


def with_remark(text: str) -> str:
    """A plan or a wish for a retreat, with what stands in brackets at its end as a part of it; any other line
    as it is: `battle: loss 2 (keep S13)`."""
    verb, found = _VERB.match(text), _REMARK.search(text)
    if not verb or not found or verb_of(verb[1]) not in ("battle", "retreat"):
        return text
    return f"{text[: found.start()].rstrip()}, {found[1].strip()}"


def doubt_remark(reader: Reader, number: int, text: str, order: Order) -> None:
    """Show what stands in brackets behind an order as not taken, if it says more than the order does."""
    found = _REMARK.search(plain_line(text))
    if found is None:
        return
    tokens = tokens_of(number, found[1])
    entities = reader.namer.entities(tokens)
    told = reader.namer.entities(tokens_of(number, text[: text.rindex("(")]))
    more = [one for one in entities if not any(is_same(one, other) for other in told)]
    if isinstance(order, RecruitOrder) and not any(one.names or one.cities for one in more):
        # `recruit S12: Keith 2 (12 points)`
        return
    if _goes_on(entities):
        reader.out.saying = found[1]
        reader.out.doubt(number, Why.LEFT)
    else:
        doubt_unheard(reader.at, Sentence(tokens, text=found[1]), more, reader.out)


def _goes_on(entities: list[Entity]) -> bool:
    told = [one for one in entities if not one.means("filler", "and", "the")]
    return bool(told) and told[0].means(*GOING_ON)
