"""`answer 12: …`: the answer to one question, quoted by its number."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import all_of, faces, joined, phrase
from pbem.engine.retreat import ends
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.concession import concedes
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import deed_of, read_as, read_deed
from pbem.orders.grammar.faults import Fault, fault_in, illegal, refusal
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verbs import row_of, verb
from pbem.orders.languages import words
from pbem.orders.languages.words import keyword
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.meaning.to_answer import NameReader
from pbem.orders.names.cards import card_words, played_card
from pbem.orders.problem import Kind, Problem
from pbem.patterns import compiled

STOPPING = ("concede", "stop", "pass", "defeat", "tie", "retreat")
"""Words that end a combat."""

HOLDING = ("hold", "end", "pass", "nothing")
"""Words that end a movement phase."""


def numbered_answer(game: Game, question: q.Question, order: AnswerOrder) -> q.Answer | Fault:
    """The answer to an open question that an `answer` line gives, or the fault why it gives none."""
    read = _READERS.get(question.kind)
    if read is None:
        return illegal(order, phrase("a question of this kind is not answered by its number"), "rule 2")
    answer = read(game, question.nation, order)
    if isinstance(answer, Fault):
        return answer
    events = decide(game, answer)
    return refusal(order, events) if isinstance(events, q.Verdict) else answer


def answer_faults(game: Game, nation: str, order: AnswerOrder) -> tuple[Fault, ...]:
    """The faults of an `answer` line. Its number has to be that of an open question to the nation."""
    own = [question for question in questions(game) if question.nation == nation]
    for question in own:
        if question.number == order.number:
            answer = numbered_answer(game, question, order)
            return (answer,) if isinstance(answer, Fault) else ()
    open_ones = [phrase("{number} ({kind})", number=one.number, kind=one.kind) for one in own]
    instead = (
        phrase("Open now: {questions}.", questions=all_of(open_ones))
        if own
        else phrase("Nothing is asked of {nation} now.", nation=nation)
    )
    what = phrase("question {number} is not open for {nation}", number=order.number, nation=nation)
    return (Fault(order.line, order.text, Kind.STALE, what, "rule 2", instead),)


# ------------------------------------------------------------------------------------ one kind each


def _after(verb: str, order: AnswerOrder) -> str:
    """The words of an answer without the verb, or the keyword, that may lead them."""
    text = order.words.strip().rstrip(".!")
    match = _leading(verb).match(text)
    return text[match.end() :].lstrip(" :") if match else text


@cache
def _leading(verb: str) -> re.Pattern[str]:
    """A pattern for the words of a verb; `play` is a keyword of plans."""
    spelt = words.verb_words(verb) or words.words(lambda one: one.keywords.get(verb, ()))
    return compiled(words.one_of(spelt), re.IGNORECASE)


def _english(text: str) -> str:
    """A word that ends something, in English."""
    row, deed = row_of(text), deed_of(text)
    return row.word if row else deed.word if deed else keyword(text)


def _read(order: AnswerOrder, word: str) -> Order | Fault:
    row = verb(word)
    read = row.read(order.line, order.text, _after(word, order))
    if not isinstance(read, Problem):
        return read
    form = phrase("Write: answer {number}: {form}", number=order.number, form=row.form)
    return fault_in(order, replace(read, instead=read.instead or form), row.rule)


def _set_up(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    as_order = _read(order, "setup")
    if isinstance(as_order, Fault):
        return as_order
    answer = setup_answer(game, nation, [as_order])
    return answer if isinstance(answer, q.Allot) else answer[0]


def _discard(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    from pbem.orders.judging.wishes import wished_card

    as_order = _read(order, "discard")
    if not isinstance(as_order, DiscardOrder):
        return (
            as_order if isinstance(as_order, Fault) else illegal(order, phrase("no card is named"), "rule 3")
        )
    face = wished_card(game.stage.drawn, as_order.wishes)
    drawn = faces(card.face for card in game.stage.drawn)
    return (
        q.Discard(nation, face)
        if face
        else illegal(
            order, phrase("no such card was drawn"), "rule 3, R4", phrase("Drawn: {drawn}.", drawn=drawn)
        )
    )


def _move(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    if _english(_after("move", order)) in HOLDING:
        return q.EndMovement(nation)
    instead = phrase("Write the orders on lines of their own, or: hold")
    return illegal(order, phrase("this does not order a whole movement phase"), "rule 4", instead)


def _attack(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    from pbem.orders.judging.wishes import attack_pair

    as_order = _read(order, "attack")
    if not isinstance(as_order, AttackOrder):
        return (
            as_order
            if isinstance(as_order, Fault)
            else illegal(order, phrase("no attack is named"), "rule 7")
        )
    pair = attack_pair(game, nation, as_order)
    return (
        q.Attack(nation, *pair)
        if pair
        else illegal(order, phrase("there is no such attack to make"), "rule 7, R18", _left(game))
    )


def _left(game: Game) -> str:
    left = [" > ".join(" + ".join(game.generals_at(city)) for city in pair) for pair in game.stage.attacks]
    return phrase("Still to fight: {left}.", left=joined(left, "; "))


_SPEAKER = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.speaker)})\s+", re.IGNORECASE)


def _play(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    order = replace(order, words=_SPEAKER.sub("", order.words.strip()))
    text = _after("play", order)
    if _english(text) in STOPPING or concedes(text):
        return q.Stop(nation)
    card = played_card(" ".join(card_words(text)))
    if isinstance(card, Problem):
        return fault_in(order, replace(card, kind=Kind.ILLEGAL), "rule 3, R20")
    return q.Play(nation, *card)


def _retreat(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    assert game.stage.retreat
    name = _after("retreat", order).rpartition(":")[2].strip()
    city = NameReader(game, nation, order).city(name, ends(game, game.stage.retreat))
    return city if isinstance(city, Fault) else q.ChooseRetreat(nation, city)


def _offensive(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    as_order = _read(order, "offensive")
    if not isinstance(as_order, OffensiveOrder):
        return (
            as_order if isinstance(as_order, Fault) else illegal(order, phrase("no card is named"), "rule 13")
        )
    return q.DecideOffensive(nation, as_order.card)


def _evade(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    return _decided(game, nation, order, q.EVADE)


def _fate(game: Game, nation: str, order: AnswerOrder) -> q.Answer | Fault:
    return _decided(game, nation, order, q.FATE)


def _decided(game: Game, nation: str, order: AnswerOrder, kind: str) -> q.Answer | Fault:
    """`fate retire Dohna`, `retire Dohna` or only `Dohna`: the question says what is to be done."""
    from pbem.orders.meaning.fate_orders import deed_asked_for, fate_answer

    text = _after("fate", order)
    read = read_deed(order.line, order.text, text)
    if isinstance(read, Problem) and not deed_of(text.partition(" ")[0]):
        read = read_as(deed_asked_for(game, kind), order.line, order.text, text)
    if isinstance(read, Problem):
        return fault_in(order, read, "rule 11")
    return fate_answer(game, nation, kind, read)


_READERS: dict[str, Callable[[Game, str, AnswerOrder], q.Answer | Fault]] = {
    q.ALLOT: _set_up,
    q.DISCARD: _discard,
    q.OFFENSIVE: _offensive,
    q.MOVE: _move,
    q.EVADE: _evade,
    q.ATTACK: _attack,
    q.PLAY: _play,
    q.RETREAT: _retreat,
    q.FATE: _fate,
}
