"""What is said for show beside an answer in a fight: `We hold our ground.`, `On to Pirna!`, `To the King.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of, says
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

ORDERS = (
    *("if", "should", "unless", "until", "then", "concede", "lose", "keep", "reserve", "discard", "recruit"),
    *("pay", "cards", "lowest", "highest", "ask", "retreat", "win", "attack", "combat", "play", "spend"),
    *("settle", "fight to win", "via", "maybe", "off supply"),
)
"""What a sentence has in it that says how to go on, or what is to be done."""

CALLS = tuple(one for one in ORDERS if one != "play")
"""The same for a cry: `Auf ein schönes Spiel!` plays nothing."""


def is_boast(at: Situation, entities: Sequence[Entity], is_cried: bool) -> bool:
    """Whether a sentence, perhaps one that `is_cried`, is said for show while a fight asks for a card; of
    those that stay or go it names none."""
    if at.question(q.PLAY) is None:
        return False
    words = [one for one in entities if one.kind is not Kind.MARK]
    if _is_groan(at, words):
        return True
    named = any(one.kind in (Kind.CARD, Kind.NUMBER) or one.number > 1 for one in words)
    if not words or named or any(map(suit_word, words)):
        return False
    if _is_address(at, words) or "".join(fold(one.text) for one in words) in kind_of("curt end"):
        return True
    if any(one.kind in (Kind.PIECE, Kind.NATION) for one in words):
        return False
    return (is_cried and _is_cry(words)) or _stands_firm(at, words)


def _is_groan(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether it only groans at a card of the other side's: `Oh well, S13.`"""
    cards = [one.text for one in words if one.kind is Kind.CARD]
    question = at.question(q.PLAY)
    rest = words_in([one for one in words if one.kind is not Kind.CARD])
    is_his = len(cards) == 1 and question is not None and cards[0] not in at.held(question.nation)
    return is_his and bool(rest) and rest <= kind_of("groans")


def without_amazement(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in an open fight without its end, if that only says how amazed its writer would be at an
    answer: `S13. If he beats that I'll eat my hat.`"""
    if at.question(q.PLAY) is None:
        return [*entities]
    starts = [place for place in range(len(entities)) if _begins_part(entities, place)]
    ends = [place for place in starts if _is_amazed(entities[place:])]
    return [*entities[: ends[-1]]] if ends else [*entities]


def _begins_part(entities: Sequence[Entity], place: int) -> bool:
    one = entities[place]
    return not place or one.kind is Kind.MARK or one.means("and", "but", "if", "should")


def _is_amazed(entities: Sequence[Entity]) -> bool:
    """Whether it tells of an answer, and of nothing but amazement at it."""
    named = any(one.kind in (Kind.CARD, Kind.NUMBER) or suit_word(one) for one in entities)
    is_order = named or mean(entities, *UNAMAZED)
    return mean(entities, "if", "should") and not is_order and says(entities, "is amazed")


UNAMAZED = (
    *("concede", "keep", "reserve", "discard", "recruit", "cards"),
    *("lowest", "highest", "ask", "retreat"),
)
"""What no sentence has in it that tells of amazement alone; `beat` is what the other side does."""


def _is_address(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether it is nothing but whom a letter is for: `To His Britannic Majesty`."""
    begins = words[0].means("to") or fold(words[0].text) in kind_of("for whom it is")
    titled = words_in(words) & kind_of("high titles")
    kings = any(one.kind is Kind.PIECE and set(one.text.split()) <= {"Friedrich"} for one in words)
    others = any(one.kind is Kind.CITY or (one.kind is Kind.PIECE and not kings) for one in words)
    verbs = mean(words[1:], *ORDERS, "move", "stay", "I", "not")
    return begins and bool(titled or kings) and len(words) > 1 and not (others or verbs)


def _is_cry(words: Sequence[Entity]) -> bool:
    """Whether a cry leads somewhere: `On to Pirna!`, `Here's to a good game!`"""
    leads = words[0].means("to") or (len(words) > 1 and words[1].means("to") and not words[0].means("I"))
    return leads and not mean(words, *CALLS, "not", "I", "they")


def _stands_firm(at: Situation, words: Sequence[Entity]) -> bool:
    """Whether the writer says no more than that he does not yield, where he fights."""
    combat = at.game.stage.combat
    cities = [one.cities for one in words if one.kind is Kind.CITY]
    here = {combat.city_of(side) for side in (combat.attacker, combat.defender)} if combat else set()
    elsewhere = any(here.isdisjoint(told) for told in cities)
    stays = mean(words, "stay") or (mean(words, "not") and _yields(words))
    is_we = mean(words, "I") and not mean(words, "they")
    return is_we and stays and not elsewhere and not mean(words, *ORDERS)


def _yields(words: Sequence[Entity]) -> bool:
    return mean(words, "move") or bool(words_in(words) & kind_of("yields"))
