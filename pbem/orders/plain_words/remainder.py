"""What of a sentence came to nothing, and may have been meant as an order: nothing is lost without a word."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.vocabulary import suit_word

DEEDS = (
    "attack",
    "transfer",
    "recruit",
    "discard",
    "play",
    "concede",
    "join",
    "keep",
    "lose",
    "split",
    "retreat",
)
"""What a player orders besides moves."""

POINTS = words.forms(words.words(lambda one: one.points))
PLANS = kind_of("fight plan")
"""What nobody speaks of but to tell how he fights."""

MOST = 4
"""So many words lead to a direction at most."""

ROW = 2
"""More cities than these in a row are hardly named but as a way."""


def is_left(clause: Clause) -> bool:
    """Whether a clause about the writer's own pieces, of which nothing was taken, may be an order."""
    named = bool(clause.stops or clause.others or clause.numbers)
    return named or clause.means(*DEEDS, "steps") or is_piece_and_word(clause) or _goes_somewhere(clause)


def _goes_somewhere(clause: Clause) -> bool:
    """Whether it leads somewhere that is not told, or where somebody is: `Laudon with him`."""
    is_with = bool(clause.pieces) and clause.means("with") and clause.means("him")
    return is_with or goes_untold(clause)


def goes_untold(clause: Clause) -> bool:
    """Whether it is a piece and a direction without a city: `Schwerin halfway`, `Schwerin: wherever`."""
    if not clause.pieces:
        return False
    first = next((p for p, one in enumerate(clause.parts) if one is clause.pieces[0]), 0)
    words = [one for one in clause.parts[first + 1 :] if one.kind is not Kind.MARK]
    known = kind_of("no city told")
    runs = ("".join(fold(one.text) for one in words[p : p + n]) for p in range(MOST) for n in range(1, MOST))
    # `Karl nach Forst, Browne nach.`
    ends = bool(words) and words[-1].means("follow") and words[-1].means("to")
    return not clause.means("is", "stay") and (ends or any(one in known for one in runs))


def is_piece_and_word(clause: Clause) -> bool:
    """Whether it is a piece, or several, and one word that is not known, which may be a city: `train 1
    konitz`. In `Lehwaldt: hungert` it only tells how he fares."""
    joins = (one for one in clause.parts if one not in clause.pieces)
    rest = [one for one in joins if not (one.text in ("+", "&", "/", ":") or one.means("and"))]
    is_word = [one.kind for one in rest] == [Kind.OTHER] and clause.parts[-1] is rest[0]
    return is_word and fold(rest[0].text) not in kind_of("fares badly") | kind_of("praise")


def is_about_fight(entities: Sequence[Entity]) -> bool:
    """Whether a sentence that came to nothing may yet be about a fight of the writer's, or his cards."""
    names = any(one.kind == Kind.PIECE for one in entities)
    cards = any(one.kind == Kind.CARD for one in entities)
    return names and (cards or mean(entities, "attack", "concede", "play"))


def is_sentence_left(entities: Sequence[Entity], said: Sequence[str], *, is_silent: bool) -> bool:
    """Whether a sentence has more in it than was taken: a card that no order names; or, if nothing was taken,
    something to do with cards or pieces, or a mere list of names. `said` are the orders so far."""
    cards = [one.text for one in entities if one.kind == Kind.CARD]
    if any(not any(card in text for text in said) for card in cards):
        return True
    if limits_cards(entities) and not any(re.search(r"\bcards \d", text) for text in said):
        return True
    if not is_silent:
        return not cards and any(not _is_said(suit, said) for suit in _suits(entities))
    names = any(one.kind == Kind.PIECE or (one.kind == Kind.CITY and one.is_full) for one in entities)
    counts = any(one.number for one in entities)
    if _is_way(entities):
        return True
    if _suits(entities) and (counts or mean(entities, *DEEDS, "lowest", "highest")):
        return True
    if counts and mean(entities, "combat") and any(one.text == ":" for one in entities):
        return True
    if counts and any(fold(one.text) in POINTS for one in entities):
        # `Against Daun 20 points, no matter what`
        return True
    if any(fold(one.text) in PLANS for one in entities):
        return True
    if counts and mean(entities, "settle"):
        # `For Hanover: settle for 1` is one clause of a plan.
        return True
    is_list = not any(one.kind == Kind.OTHER for one in entities)
    about_cards = mean(entities, *DEEDS, "cards") and counts
    if mean(entities, "ask") and mean(entities, "every") and mean(entities, "cards", "combat", "attack"):
        return True
    is_of_nation = any(one.kind is Kind.NATION for one in entities)
    if mean(entities, "reserve") and (mean(entities, "keep") or is_of_nation):
        return True
    if names and mean(entities, "cards") and mean(entities, "not"):
        # `Seydlitz: no cards, he takes what he gets.`
        return True
    return (names and is_list) or mean(entities, "discard", "concede") or about_cards


def limits_cards(entities: Sequence[Entity]) -> bool:
    """Whether it says how many cards are played at most: `then at most one more card`, `nur eine Karte`."""
    bounds = mean(entities, "at most") or bool(words_in(entities) & kind_of("no more than so"))
    return bounds and counts_cards(entities)


def counts_cards(entities: Sequence[Entity]) -> bool:
    """Whether it counts cards that are played. How many somebody has is told in other words."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    counted = any(
        one.number and one.kind is not Kind.CARD and mean(words[place + 1 : place + 3], "cards")
        for place, one in enumerate(words)
    )
    return counted and not (words_in(words) & kind_of("has in hand") or mean(words, *OTHER_USES))


OTHER_USES = ("recruit", "discard", "pay")
"""What else is done with a number of cards."""


def is_plan_left(entities: Sequence[Entity], new: Sequence[str]) -> bool:
    """Whether a sentence that gave `new` orders says how to fight, and none of them does: `Keith to Brieg,
    and he fights up to 12 points.`"""
    if not new or any(text.startswith(("battle", "answer", "recruit")) for text in new):
        return False
    points = any(fold(one.text) in POINTS for one in entities) and any(one.number for one in entities)
    keeps = mean(entities, "keep") and mean(entities, "reserve")
    limits = any(one.number for one in entities) and mean(entities, "under", "at most", "lose", "settle")
    limits = limits and mean(entities, "combat")
    attacks = any(text.startswith("attack") for text in new)
    # `..., kleine Karten reichen da`
    about_cards = attacks and mean(entities, "lowest", "highest") and mean(entities, "cards")
    if all(text.startswith("attack") for text in new):
        # `The attack on Daun: fight up to 15`
        last = max((place for place, one in enumerate(entities) if one.kind is Kind.PIECE), default=0)
        limits = limits or any(one.text.isdigit() for one in entities[last:])
    said = any(fold(one.text) in PLANS for one in entities)
    return points or keeps or limits or about_cards or said


def _is_way(entities: Sequence[Entity]) -> bool:
    """Whether it names cities one after another as a way does: `Celle first, then Uelzen`, three in a row."""
    cities = [one for one in entities if _is_city(one)]
    if len(cities) > 1 and mean(entities, "then") and not mean(entities, "if", "past"):
        return True
    run = 0
    for one in entities:
        run = run + 1 if _is_city(one) else run if one.kind == Kind.MARK else 0
        if run > ROW:
            return True
    return False


def _is_city(one: Entity) -> bool:
    meant = one.else_ if one.kind == Kind.NATION else one
    return meant is not None and meant.kind == Kind.CITY and meant.is_full


def _suits(entities: Sequence[Entity]) -> list[str]:
    """The suits that it names: `clubs from the lowest up`."""
    return [suit for one in entities if (suit := suit_word(one))]


def _is_said(suit: str, said: Sequence[str]) -> bool:
    """Whether an order names a card of a suit, or plays whatever card is low enough, or any."""
    return any(re.search(rf"\b{suit}\d|[:,] (?:low|fight)\b", text) for text in said)
