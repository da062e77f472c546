"""`answer 12: …`: the answer to one question, quoted by its number."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import all_of, joined, phrase
from pbem.engine.retreat import ends
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar import fate_verbs
from pbem.orders.grammar import syntax as s
from pbem.orders.grammar.concede_words import concedes
from pbem.orders.grammar.faults import STALE, Fault, illegal, refused
from pbem.orders.grammar.forms import Trouble
from pbem.orders.grammar.verbs import BY_WORD, row_of
from pbem.orders.judging.wishes import attack_pair, wished_card
from pbem.orders.languages.german import WORDS, keyword
from pbem.orders.meaning.fate_orders import asked_for, fate_answer
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.meaning.to_answer import Reader
from pbem.orders.names import name_book
from pbem.orders.names.cards import NoCard, card_words, played_card

STOPPING = ("concede", "stop", "pass", "defeat", "tie", "retreat")
"""Words that end a combat."""

HOLDING = ("hold", "end", "pass", "nothing")
"""Words that end a movement phase."""


def quoted(game: Game, question: q.Question, order: s.AnswerOrder) -> q.Answer | Fault:
    """What an `answer` line means as the answer to an open question, or why it cannot be given."""
    read = _READERS.get(question.kind)
    if read is None:
        return illegal(order, phrase("a question of this kind is not answered by its number"), "rule 2")
    found = read(game, question.nation, order)
    if isinstance(found, Fault):
        return found
    events = decide(game, found)
    return refused(order, events) if isinstance(events, q.Verdict) else found


def answer_faults(game: Game, nation: str, order: s.AnswerOrder) -> tuple[Fault, ...]:
    """What is wrong with an `answer` line: its number has to be that of an open question of the nation."""
    own = [question for question in questions(game) if question.nation == nation]
    for question in own:
        if question.number == order.number:
            found = quoted(game, question, order)
            return (found,) if isinstance(found, Fault) else ()
    open_ones = [phrase("{number} ({kind})", number=one.number, kind=one.kind) for one in own]
    instead = (
        phrase("Open now: {questions}.", questions=all_of(open_ones))
        if own
        else phrase("Nothing is asked of {nation} now.", nation=nation)
    )
    what = phrase("question {number} is not open for {nation}", number=order.number, nation=nation)
    return (Fault(order.line, order.text, STALE, what, "rule 2", instead),)


# ------------------------------------------------------------------------------------ one kind each


def _words(order: s.AnswerOrder, verb: str) -> str:
    """The words of an answer without the verb that may lead them."""
    words = order.words.strip().rstrip(".!")
    first = next((one for one in _leading(verb) if words.lower().startswith(one)), "")
    return words[len(first) :].lstrip(" :") if first else words


def _leading(verb: str) -> tuple[str, ...]:
    """The spellings of a verb, the longest first; `play` is none of the table's."""
    german = BY_WORD[verb].german if verb in BY_WORD else WORDS[verb]
    return (verb, *sorted((word.lower() for word in german), key=len, reverse=True))


def _english(words: str) -> str:
    """A word that ends something, in English; a verb's German word stands for its verb."""
    row = row_of(words)
    deed = fate_verbs.deed_of(words)
    return row.word if row else deed.word if deed else keyword(words)


def _read(order: s.AnswerOrder, verb: str) -> s.Order | Fault:
    row = BY_WORD[verb]
    found = row.read(order.line, order.text, _words(order, verb))
    if isinstance(found, Trouble):
        instead = found.instead or phrase(
            "Write: answer {number}: {form}", number=order.number, form=row.form
        )
        return Fault(order.line, order.text, name_book.UNREADABLE, found.what, row.rule, instead)
    return found


def _set_up(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    found = _read(order, "setup")
    if isinstance(found, Fault):
        return found
    answer = setup_answer(game, nation, [found])
    return answer if isinstance(answer, q.Allot) else answer[0]


def _discard(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    found = _read(order, "discard")
    if not isinstance(found, s.DiscardOrder):
        return found if isinstance(found, Fault) else illegal(order, phrase("no card is named"), "rule 3")
    face = wished_card(game.stage.drawn, found.wishes)
    drawn = " ".join(card.face for card in game.stage.drawn)
    return (
        q.Discard(nation, face)
        if face
        else illegal(
            order, phrase("no such card was drawn"), "rule 3, R4", phrase("Drawn: {drawn}.", drawn=drawn)
        )
    )


def _move(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    if _english(_words(order, "move")) in HOLDING:
        return q.EndMovement(nation)
    instead = phrase("Write the orders on lines of their own, or: hold")
    return illegal(order, phrase("this does not order a whole movement phase"), "rule 4", instead)


def _attack(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    found = _read(order, "attack")
    if not isinstance(found, s.AttackOrder):
        return found if isinstance(found, Fault) else illegal(order, phrase("no attack is named"), "rule 7")
    pair = attack_pair(game, nation, found)
    return (
        q.Attack(nation, *pair)
        if pair
        else illegal(order, phrase("there is no such attack to make"), "rule 7, R18", _left(game))
    )


def _left(game: Game) -> str:
    left = [" > ".join(" + ".join(game.generals_at(city)) for city in pair) for pair in game.stage.attacks]
    return phrase("Still to fight: {left}.", left=joined(left, "; "))


_SPEAKER = re.compile(r"^(?:I|we|ich|wir)\s+", re.IGNORECASE)


def _play(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    order = replace(order, words=_SPEAKER.sub("", order.words.strip()))
    words = _words(order, "play")
    if _english(words) in STOPPING or concedes(words):
        return q.Stop(nation)
    found = played_card(" ".join(card_words(words)))
    if isinstance(found, NoCard):
        return illegal(order, found.what, "rule 3, R20", found.instead)
    return q.Play(nation, *found)


def _retreat(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    assert game.stage.retreat
    words = _words(order, "retreat").rpartition(":")[2].strip()
    city = Reader(game, nation, order).city(words, ends(game, game.stage.retreat))
    return city if isinstance(city, Fault) else q.ChooseRetreat(nation, city)


def _offensive(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    found = _read(order, "offensive")
    if not isinstance(found, s.OffensiveOrder):
        return found if isinstance(found, Fault) else illegal(order, phrase("no card is named"), "rule 13")
    return q.DecideOffensive(nation, found.card)


def _evade(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    return _decided(game, nation, order, q.EVADE)


def _fate(game: Game, nation: str, order: s.AnswerOrder) -> q.Answer | Fault:
    return _decided(game, nation, order, q.FATE)


def _decided(game: Game, nation: str, order: s.AnswerOrder, kind: str) -> q.Answer | Fault:
    """`fate retire Dohna`, `retire Dohna` or only `Dohna`: the question says what is to be done."""
    words = _words(order, "fate")
    found = fate_verbs.read(order.line, order.text, words)
    if isinstance(found, fate_verbs.Unread) and not fate_verbs.deed_of(words.partition(" ")[0]):
        found = fate_verbs.read_as(asked_for(game, kind), order.line, order.text, words)
    if isinstance(found, fate_verbs.Unread):
        return Fault(order.line, order.text, name_book.UNREADABLE, found.what, "rule 11", found.instead)
    return fate_answer(game, nation, kind, found)


_READERS: dict[str, Callable[[Game, str, s.AnswerOrder], q.Answer | Fault]] = {
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
