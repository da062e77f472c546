"""A march that the next sentence goes on with: `Laudon to Krappitz. Then on to Cosel.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, run_together
from pbem.orders.plain_words.lines.anew_words import is_plain, is_remark, own_pieces, stack
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.remarks.tales import homeward_in
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import Token, sign_behind, words_before

MOST_WORDS = 8
"""No such sentence has more of them."""

LONGEST = 14
"""No sentence that only says that somebody is to go has more words."""

ON = ("and", "then", "filler", "move", "to", "via", "there", "from", "the")
"""What may stand in it beside the cities."""


def marched_on(namer: Namer, at: Situation, found: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sentences, those that go on with the march before them joined to it."""
    held: Sentence | None = None
    for one in found:
        if held is not None and (goal := _enough(namer, at, one, held)):
            text = " ".join(filter(None, (held.text, one.text)))
            yield replace(held, tokens=goal, text=text)
            held = None
            continue
        on_way = _on_way(namer, one, held) if held is not None else ()
        if held is not None and (on_way or _goes_on(namer, one, held)):
            comma = sign_behind(held.tokens[-1], ",")
            text = " ".join(filter(None, (held.text, one.text)))
            held = replace(held, tokens=(*held.tokens, comma, *(on_way or one.tokens)), text=text)
            continue
        if held is not None:
            yield held
        held = one if not at.sets_up and (_marches(namer, at, one) or _must_go(namer, at, one)) else None
        if held is None:
            yield one
    if held is not None:
        yield held


def _marches(namer: Namer, at: Situation, one: Sentence) -> bool:
    """Whether a sentence ends in the city that one stack of the writer's goes to."""
    if one.is_question or not one.tokens[-1].key.isalpha():
        return False
    entities = namer.entities(one.tokens)
    is_way = mean(entities, "move", "to", "via") and not mean(entities, "stay", "not", "maybe", "I", "past")
    is_way = is_way and is_city(entities[-1]) and bool(own_pieces(at, entities))
    return is_way and is_plain(entities) and stack(at, entities) is not None


def _must_go(namer: Namer, at: Situation, one: Sentence) -> bool:
    """Whether a sentence only says that one stack of the writer's is to go back or away: `Lehwaldt muss
    heim.`"""
    if one.is_question or len(one.tokens) > LONGEST:
        return False
    entities = namer.entities(one.tokens)
    goes = mean(entities, "move", "away") or homeward_in([token.key for token in one.tokens]) >= 0
    bids = any_of_kind(entities, "bids")
    is_bare = not any(map(is_city, entities)) and not mean(entities, "not", "attack", "I")
    is_told = goes and bids and is_bare and stack(at, entities) is not None
    return is_told and is_plain([each for each in entities if not each.means("if")])


def _is_step(one: Entity) -> bool:
    """Whether a word leads to a city, or counts the one step to it: `ein Feld nach`."""
    small = one.means("to", "the", "one", "steps") or one.number == 1
    return small or is_of_kind(one, "one step") or is_of_kind(one, "small before a remark")


def _enough(namer: Namer, at: Situation, one: Sentence, before: Sentence) -> tuple[Token, ...]:
    """The pieces told of before and the city that is far enough for them: `Ein Feld nach Bartenstein langt`;
    nothing if that is not said."""
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    keys = {token.key for token in one.tokens}
    if not near or one.is_question or keys.isdisjoint(kind_of("is far enough")):
        return ()
    entities = namer.entities(one.tokens)
    last = next((p for p, each in enumerate(entities) if is_of_kind(each, "is far enough")), 0)
    cities = [each for each in entities if is_city(each)]
    small = all(is_city(each) or _is_step(each) for each in entities[:last])
    told = [(each, place) for each, place in namer.parted(before.tokens)]
    who = [place for each, place in told if each.kind is Kind.PIECE]
    end = next((p for p in range(last, len(entities)) if entities[p].kind is Kind.MARK), len(entities))
    # `Bartenstein reicht mir als Beute`
    small = small and all(is_of_kind(each, "adverb") for each in entities[last + 1 : end])
    if not last or len(cities) != 1 or not small or not is_remark(entities[last:]) or not who:
        return ()
    behind = [place for _, place in told if place > who[-1]]
    first, size = fold(cities[0].text.split()[0]), len(cities[0].text.split())
    city = next((p for p, token in enumerate(one.tokens) if token.key == first), 0)
    pieces = before.tokens[who[0] : behind[0] if behind else len(before.tokens)]
    return (*pieces, *words_before(one.tokens[0], "to"), *one.tokens[city : city + size])


def _on_way(namer: Namer, one: Sentence, before: Sentence) -> tuple[Token, ...]:
    """The cities of which a sentence right behind a march says no more than that they lie on its way, `Niesky
    and Görlitz are on his way`, as that way; nothing if it says anything else."""
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    if not near or one.is_question or len(one.tokens) > LONGEST:
        return ()
    parted = namer.parted(one.tokens)
    ends = [*(begin for _, begin in parted[1:]), len(one.tokens)]
    cities = [place for place, (each, _) in enumerate(parted) if is_city(each)]
    lead = parted[: cities[-1] + 1] if cities else []
    tail = [each for each, _ in parted[len(lead) :]]
    small = all(is_city(each) or each.means("and", "the") or each.text == "," for each, _ in lead)
    if not (cities and cities[0] == 0 and small and run_together(tail) in kind_of("lies on the way")):
        return ()
    return (*words_before(one.tokens[0], "via"), *one.tokens[: ends[cities[-1]]])


def _goes_on(namer: Namer, one: Sentence, before: Sentence) -> bool:
    """Whether a sentence right behind another one is `then on to Cosel`."""
    near = 0 <= one.tokens[0].line - before.tokens[-1].line <= 1
    if not near or one.is_question or len(one.tokens) > MOST_WORDS:
        return False
    entities = namer.entities(one.tokens)
    small = all(is_city(each) or each.means(*ON) or each.text == "," for each in entities)
    leads = mean(entities[:3], "then") and mean(entities, "to", "via", "move")
    return small and leads and is_city(entities[-1]) and not any(each.kind is Kind.PIECE for each in entities)
