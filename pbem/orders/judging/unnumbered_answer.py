"""Answers that do not say which question they answer: `S13`, `I accept the defeat.`, `play S13 (question 3)`.

The program never guesses here. If the writer has open questions that a line would answer, the line is a fault
that shows it with their numbers; talk stays talk.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import Keyword, Typed, any_of, joined, phrase
from pbem.engine.sequence import questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.concession import concedes
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.judging.answer_from_orders import answer_for
from pbem.orders.languages import words
from pbem.orders.languages.language import Language, Words
from pbem.orders.languages.words import keyword
from pbem.orders.names.cards import card_words, looks_like_card, played_card, written
from pbem.orders.names.name_book import Book, book
from pbem.orders.names.nearest import without_hints
from pbem.orders.problem import Kind, Problem
from pbem.orders.reading.parse import Sheet, plain_line
from pbem.orders.reading.talk import is_name, words_in
from pbem.patterns import compiled

MOST_WORDS = 12
"""A line of more words is talk."""
MOST_LINES = 100
"""How many lines of a letter are tried: each try asks the engine."""

_KINDS = (q.DISCARD, q.OFFENSIVE, q.EVADE, q.ATTACK, q.PLAY, q.RETREAT, q.FATE)
_BARE = ("no", "pass", "yes")
_ROW = compiled(r"\S\s{2,}\S")
"""A row of a table in a letter from here, `spades   7` among the cards in hand."""


def fault_unnumbered_answers(game: Game, sheet: Sheet, player: str | None) -> Sheet:
    """The letter with such lines as faults. `player` has written it; None stands for anybody."""
    open_ones = _unanswered(game, sheet, player)
    if not open_ones:
        return sheet
    faults = tuple(_numbered(game, open_ones, fault) for fault in sheet.faults)
    lines = [(number, plain_line(text)) for number, text in sheet.skipped if not _ROW.search(text)]
    short = [(number, text) for number, text in lines if 0 < len(text.split()) <= MOST_WORDS]
    asked_back = (
        _fault(game, open_ones, number, text) for number, text in short[:MOST_LINES] if text != player
    )
    new = {fault.line: fault for fault in asked_back if fault}
    skipped = tuple(line for line in sheet.skipped if line[0] not in new)
    return replace(sheet, skipped=skipped, faults=(*faults, *new.values()))


def _unanswered(game: Game, sheet: Sheet, player: str | None) -> list[q.Question]:
    """The writer's open questions that nothing in the letter answers."""
    own = game.roles.get(player, ()) if player else game.rules.order
    orders = [order for part in sheet.parts for order in (*(part.standing or ()), *part.orders)]
    numbers = {order.number for order in orders if isinstance(order, AnswerOrder)}
    return [
        one
        for one in questions(game)
        if one.kind in _KINDS and one.nation in own
        if one.number not in numbers and not _is_answered(game, one, orders)
    ]


def _is_answered(game: Game, question: q.Question, orders: Sequence[Order]) -> bool:
    given = answer_for(game, question, orders)
    return given is not None and given.order is not None


def _numbered(game: Game, open_ones: Sequence[q.Question], fault: Fault) -> Fault:
    """A fault that tells the numbers, if the line would be an answer."""
    if fault.kind is not Kind.UNREADABLE or len(fault.text.split()) > MOST_WORDS:
        return fault
    return _fault(game, open_ones, fault.line, fault.text) or fault


def _fault(game: Game, open_ones: Sequence[q.Question], line: int, text: str) -> Fault | None:
    number, words = _apart(text)
    asked = [one for one in open_ones if one.number == number] or open_ones
    answers = [(one.number, says) for one in asked if (says := _says(game, one, line, text, words))]
    if not answers:
        return None
    lines = [joined((Keyword("answer"), f"{one}:", says), " ") for one, says in answers]
    right = phrase("Did you mean: {line}", line=any_of(lines))
    return Fault(
        line, text, Kind.UNREADABLE, phrase("this does not say which question it answers"), "rule 2", right
    )


# ----------------------------------------------------------------------------------- a line's words


def _any(field: Callable[[Language], Words]) -> str:
    return f"(?:{words.pattern(field)})"


_NUMBER = rf"{_any(lambda one: one.question)}\s*(?:{_any(lambda one: one.number)}\.?\s*)?(\d{{1,6}})"
_NUMBER_FIRST = compiled(rf"^(?:.{{0,12}}\b)?{_NUMBER}\b[\s:.,)=-]*|^(\d{{1,6}})\s*[:.)=]\s*", re.IGNORECASE)
# A row of brackets is looked through once, not once for each of them: hence the lookbehind and the `++`.
_NUMBER_LAST = compiled(
    lambda: rf"(?<![\s,(\[])[\s,(\[]++(?:{_any(lambda one: one.about)}\s+)?{_NUMBER}[\s)\].!]*$",
    re.IGNORECASE,
)
_OPENING = compiled(lambda: rf"^(?:{_any(lambda one: one.opening)}\b[\s,:]*)+", re.IGNORECASE)
_PLAY = compiled(
    lambda: rf"^(?:{_any(lambda one: one.playing)}\b\s*:?\s*)?(?:{_any(lambda one: one.articles)}\s+)?",
    re.IGNORECASE,
)
_RESERVE = compiled(
    lambda: (
        rf"\b{words.one_of(['reserve'])}\s+(?:{_any(lambda one: one.as_)}\s+)?"
        rf"(?:{_any(lambda one: one.article)}\s+)?(?=\d)"
    ),
    re.IGNORECASE,
)


def _apart(text: str) -> tuple[int | None, str]:
    """The number of a question that a line names in other ways than orders do, and the words without it."""
    first, last = _NUMBER_FIRST.match(text), _NUMBER_LAST.search(text)
    match = last or first
    rest = text[: last.start()] if last else text[first.end() :] if first else text
    number = next((int(one) for one in match.groups() if one), None) if match else None
    return number, _OPENING.sub("", rest.strip().rstrip(".!,;")).strip()


def _says(game: Game, question: q.Question, line: int, text: str, words: str) -> str:
    """What a line's words answer, as it is written after the number; empty if nothing."""
    from pbem.orders.judging.numbered_answer import numbered_answer

    if question.kind == q.PLAY:
        return _played(words)
    if not _could_be(words, book(game.rules)):
        return ""
    with without_hints():
        answer = numbered_answer(game, question, AnswerOrder(line, text, question.number, words))
    return Typed(words) if isinstance(answer, q.Answer) else ""


def _played(words: str) -> str:
    if concedes(words) or keyword(words) in ("stop", "pass"):
        return Keyword("concede")
    cards = card_words(_RESERVE.sub("R", _PLAY.sub("", words)))
    card = played_card(cards[0]) if len(cards) == 1 else None
    if card is None or isinstance(card, Problem):
        return ""
    return joined((Keyword("play"), Typed(written(*card))), " ")


def _could_be(words: str, names: Book) -> bool:
    """Whether words may answer another question than which card is played; a pair of the attacks to choose
    from, as a letter from here lists it, has its cities in brackets."""
    return (
        not (">" in words and "(" in words)
        and "`" not in words
        and (
            keyword(words) in _BARE
            or any(map(looks_like_card, card_words(words)))
            or any(is_name(word, names) for word in words_in(words))
        )
    )
