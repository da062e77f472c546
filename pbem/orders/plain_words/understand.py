"""A letter as its writer means it: his lines in the orders language, parsed, with his own words quoted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from pbem.engine.model import Game
from pbem.engine.phrase import Typed, phrase, sentences
from pbem.orders.grammar.facts import FORMS
from pbem.orders.grammar.faults import Fault, Note
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.order import Order
from pbem.orders.names.nearest import for_one_letter
from pbem.orders.plain_words.answers.shown import answer_shown
from pbem.orders.plain_words.naming.own_examples import Names, in_own_names, own_names
from pbem.orders.plain_words.outcome import Doubt, Why, both
from pbem.orders.plain_words.proposals import IF, MOVE, SET_UP, guides, is_said_by, or_like, with_answer
from pbem.orders.plain_words.translate import translate
from pbem.orders.plain_words.translation import NumberedLine
from pbem.orders.problem import Kind
from pbem.orders.reading.advice import proposed_line
from pbem.orders.reading.parse import LineReader, Sheet, parse
from pbem.orders.reading.proposal import Proposal


@for_one_letter
def understand(
    game: Game, player: str | None, own: Sequence[NumberedLine], quoted: Iterable[NumberedLine] = (),
    proposed: Sequence[Proposal] = (),
) -> Sheet:  # fmt: skip
    """A letter's own lines, read for a player: first as orders, then as people write. Of a writer who is not
    known only orders are read. `proposed` is what his last receipt proposed; he may take it with a word."""
    if player is None:
        return parse(own, game.rules)
    reader = LineReader(game.rules)
    meant = translate(game, player, own, quoted, reader, proposed)
    quote = partial(
        _quote, said=meant.said, lines={number: text for number, text in own if number in meant.reworded}
    )
    sheet = parse(meant.lines, game.rules, reader)
    doubtful, names = dict(own), own_names(game, player)
    answer = answer_shown(game, player, sheet) if meant.doubts else ""
    doubts = [with_answer(one, answer) for one in meant.doubts]
    return replace(
        sheet,
        parts=tuple(_quoting(part, quote) for part in sheet.parts),
        faults=tuple(
            _with_examples(replace(fault, text=quote(fault)), meant.examples, reader, names)
            for fault in sheet.faults
        ),
        stays=meant.stays,
        reworded=meant.reworded,
        notes=(*sheet.notes, *_notes(doubts, doubtful, reader, names), *_too_long(meant.last)),
    )


def _quoting(part: Part, quote: Callable[[Order | Fault], str]) -> Part:
    """A part whose orders quote what they were read from."""
    orders = tuple(replace(one, text=quote(one)) for one in part.orders)
    standing = part.standing and tuple(replace(one, text=quote(one)) for one in part.standing)
    later = (
        replace(turn, orders=tuple(replace(one, text=quote(one)) for one in turn.orders))
        for turn in part.later
    )
    return replace(part, orders=orders, standing=standing, later=tuple(later))


def _quote(one: Order | Fault, said: Mapping[NumberedLine, str], lines: Mapping[int, str]) -> str:
    """What the letter says there: the sentence, or the line where it is alone in it."""
    text = said.get((one.line, one.text)) or lines.get(one.line, "")
    return " ".join(text.split()) or one.text


WHY: Mapping[Why, str] = {
    Why.CONDITION: phrase("it depends on something, so it is not taken as an order"),
    Why.NEGATION: phrase("it says what is not to be done, so it is not taken as an order"),
    Why.CORRECTION: phrase("it thinks aloud or takes something back, so it is not taken as an order"),
    Why.TALE: phrase("it tells of a piece and a city without an order, so it is not taken as one"),
    Why.PIECE: phrase("it does not say which piece it means, so it is not taken as an order"),
    Why.OTHERS: phrase(
        "it says of some pieces that they stay, and nothing of the others, so it is not taken as an order"
    ),
    Why.WAY: phrase("no way fits the cities that it names, so it is not taken as an order"),
    Why.ROUND: phrase(
        "its way would come through one city twice, or back to its start, so it is not taken as an order"
    ),
    Why.FIGHT: phrase("it tells how to fight in words that are not read, so it is not taken as an order"),
    Why.LEFT: phrase("not all of it could be read, and that part is not taken as an order"),
    Why.TURN: phrase(
        "it speaks of a later turn, so it is not taken as an order for this one; below a line like turn 7 "
        "orders are kept for that turn"
    ),
    Why.PRESS: phrase("it seems to be for another player, so it is neither passed on nor taken as an order"),
    Why.BEFORE: phrase(
        "it is to be as before, and the letter does not say how that was, so it is not taken as an order"
    ),
    Why.PURCHASE: phrase("it does not name the cards and what they pay for, so it is not taken as an order"),
}
"""What a receipt says of a sentence that is not taken as an order."""


def _with_examples(
    fault: Fault, examples: Mapping[int, tuple[str, ...]], reader: LineReader, names: Names
) -> Fault:
    """A fault of a line that is more than one order: with examples of what else may be in it."""
    more = [line for line in examples.get(fault.line, ()) if line not in (MOVE, SET_UP)]
    more = [line for line in more if not re.search(rf"\b{line.split()[0]}\b", fault.instead)]
    if not more or proposed_line(fault.instead):
        return fault
    examples_told = or_like(_in_full(in_own_names(line, names), reader) for line in more)
    advice = phrase("What else it says is written like {line}.", line=examples_told)
    facts = FORMS if IF in more else ""
    return replace(fault, instead=sentences(advice, facts, fault.instead))


def _notes(
    doubts: Iterable[Doubt], written: Mapping[int, str], reader: LineReader, names: Names
) -> Iterator[Note]:
    told = list(_once(doubts))
    for place, one in enumerate(told):
        text = " ".join((one.said or written.get(one.line, "")).split())
        advice = sentences(_advice(one, reader, names), *guides(one, told[place + 1 :]), TALK)
        is_offered = one.is_whole and one.why not in (Why.PRESS, Why.OTHERS)
        nation, meant = _offered(one) if is_offered else (one.nation, "")
        yield Note(
            one.line, text, Kind.UNREADABLE, WHY[one.why], "rule 1", advice,
            firm=False, meant=meant, nation=nation,
        )  # fmt: skip


def _offered(doubt: Doubt) -> tuple[str, str]:
    """The line that a word takes, after its nation: `Sweden: hold` names it itself."""
    nation, sign, line = doubt.would_be.partition(": ")
    return (nation, line) if sign and line == HOLD else (doubt.nation, doubt.would_be)


HOLD = "hold"


def _once(doubts: Iterable[Doubt]) -> Iterator[Doubt]:
    """Each doubt once; of several of one line for one reason, without a line to propose, one with all their
    examples."""
    found: dict[tuple[object, ...], Doubt] = {}
    for one in doubts:
        key = (one.line, one.why, one.would_be)
        known = found.get(key, one)
        like = tuple(dict.fromkeys((*known.like, *one.like)))
        found[key] = replace(known, like=like, said=both(known.said, one.said))
    yield from found.values()


TALK = phrase("If it is talk, put # before it.")


def _advice(doubt: Doubt, reader: LineReader, names: Names) -> str:
    if doubt.why is Why.PRESS:
        return phrase("To pass words on, write: {line}", line=Typed(doubt.would_be))
    like = [line for line in doubt.like or (MOVE,) if not is_said_by(doubt.would_be, line)]
    examples = or_like(_in_full(in_own_names(line, names), reader) for line in like)
    if not doubt.would_be:
        return phrase("If it is one, write it like {line}.", line=examples)
    order = phrase("If it is one, write: {line}.", line=_in_full(doubt.would_be, reader))
    other = phrase("If it says something else, write it like {line}.", line=examples) if like else ""
    return sentences(order, other)


def _in_full(line: str, reader: LineReader) -> str:
    """A line in the orders language, which each language has its own words for."""
    order = reader.read(0, line)
    return order.line_in_full if isinstance(order, Order) else Typed(line)


def _too_long(last: int | None) -> Iterator[Note]:
    """What a letter is told that is too long to be read as people write."""
    if last is not None:
        what = phrase(
            "the letter is long: below line {line} only orders in their own form are read", line=last
        )
        yield Note(0, "", Kind.UNREADABLE, what, "rule 1", firm=False)
