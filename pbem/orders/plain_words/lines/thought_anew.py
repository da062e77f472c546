"""A march that its writer doubts in the sentences behind it, and tells anew: what he came to is read alone.
`Laudon to Oppeln. Ah no, Keith is there. So only to Krappitz.`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.denied_names import without_denied
from pbem.orders.plain_words.correcting.instead import denies
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.depending.verb_first import is_verb_first
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.lines.anew_words import (
    SIGNS,
    doubts,
    is_plain,
    is_reason,
    mark,
    own_pieces,
    says,
    stack,
    way_instead,
    withdraws,
)
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.remarks.kinds import expressions_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import Token, words_before
from pbem.records import dataclass

MOST_SENTENCES = 5
"""So many sentences at most are looked at behind the march."""

CHANGING = (
    *("hesitates", "too far", "is given up", "gives up", "holds no more", "errs in a letter", "oh no"),
    *("bare not", "answers no"),
)
"""One of these is there where somebody changes his mind."""

STAYS_AFTER_ALL = ("stays", "after", "all")

Spans = Sequence[tuple[Entity, int, int]]
"""What words name, each with the places of the tokens that name it."""


@dataclass(frozen=True)
class _March:
    """A march that may be told anew."""

    who: tuple[Token, ...]
    """Its pieces, as they are written."""
    names: frozenset[str]
    entities: tuple[Entity, ...]
    is_doubted: bool
    """Whether its own sentence doubts it, or denies it."""
    is_told: bool
    """Whether an earlier letter told it, or its own sentence denies it: then it may be on file."""


def thought_anew(namer: Namer, at: Situation, found: Iterable[Sentence]) -> Iterator[Sentence]:
    """Sentences, without those that tell a march which is told anew, and what is said of it between."""
    told = list(found)
    place = 0
    while place < len(told):
        whole, end = None, place
        if not at.sets_up and any(map(_may_change, told[place : place + 2])):
            halves = _parted(namer, told[place])
            march = _march(namer, at, halves[0])
            around = [*told[:place], *halves, *told[place + 1 :]] if len(halves) > 1 else told
            end, whole = _anew(namer, at, march, around, place) if march else (place, None)
            end -= len(halves) - 1
        yield whole or told[place]
        place = end + 1 if whole else place + 1


@cache
def _changing() -> frozenset[str]:
    known = (one for kind in CHANGING for one in expressions_of(kind))
    return frozenset(fold(word) for one in known for word in one.split())


def _may_change(one: Sentence) -> bool:
    return one.is_question or any(token.key in _changing() for token in one.tokens)


def _spans(namer: Namer, tokens: Sequence[Token]) -> Spans:
    parted = namer.parted(tokens)
    ends = [*(begin for _, begin in parted[1:]), len(tokens)]
    return [(one, begin, end) for (one, begin), end in zip(parted, ends, strict=True)]


def _parted(namer: Namer, one: Sentence) -> list[Sentence]:
    """A sentence that says that its writer erred about a piece, or that it does not stay, apart from what it
    is to do: `bei Fermor habe ich mich vertan, er soll nach Belgard`."""
    spans = _spans(namer, one.tokens)
    erring = [end for each, _, end in spans if says([each], "errs in a letter")]
    is_denied = any(denies(each) for each, _, _ in spans)
    erring = erring or [end for each, _, end in spans if is_denied and each.means("stay")]
    named = [end for each, _, end in spans if each.kind is Kind.PIECE]
    begin = max(erring[:1] + named[:1], default=0)
    signs = [place for place, token in enumerate(one.tokens) if token.text in SIGNS and place >= begin]
    if named and not erring and (colon := _colon(spans)):
        erring, signs = [begin], [colon]
    if not (erring and named and signs) or signs[0] + 1 >= len(one.tokens):
        return [one]
    halves = one.tokens[: signs[0]], one.tokens[signs[0] + 1 :]
    return [Sentence(halves[0], text=one.text), Sentence(halves[1], one.is_question)]


def _colon(spans: Spans) -> int:
    """The place of the colon that leads to what is meant behind words that take a march back; 0 if there is
    none: `to Bautzen, no, I want Görlitz: by Niesky to Görlitz`."""
    city = next((p for p, (one, _, _) in enumerate(spans) if is_city(one)), len(spans))
    back = mark([one for one, _, _ in spans[city:]])
    behind = spans[city + back :] if back is not None else ()
    return next((begin for one, begin, _ in behind if one.text == ":"), 0)


def _march(namer: Namer, at: Situation, one: Sentence) -> _March | None:
    """The march that a sentence tells of one piece or stack, up to where it takes it back."""
    spans = _spans(namer, one.tokens)
    entities = [each for each, _, _ in spans]
    colon = next((p for p, each in enumerate(entities) if each.text == ":"), 0)
    is_headed = (
        colon > 0 and says(entities[:colon], "letter told") and not any(map(is_city, entities[:colon]))
    )
    if is_headed:
        spans, entities = spans[colon + 1 :], entities[colon + 1 :]
    place = next(iter(own_pieces(at, entities)), None)
    if place is None or not is_plain(entities):
        return None
    errs = says(entities, "errs in a letter")
    cut = next((p for p in range(place + 1, len(entities)) if mark(entities[p : p + 1]) is not None), None)
    cities = [p for p, each in enumerate(entities) if is_city(each)]
    is_cut = cut is not None and bool(cities) and cities[0] < cut and not errs
    head = entities[:cut] if is_cut else entities
    who = stack(at, head)
    is_told = is_headed or says(entities, "letter told")
    guesses = mean(head, "maybe", "thought") and not (is_told or errs)
    if who is None or guesses or not (errs or any(map(is_city, head))) or (one.is_question and not is_cut):
        return None
    tokens = tuple(one.tokens[spans[who[0]][1] : spans[who[1] - 1][2]])
    denied = any(map(denies, head)) or mean(entities[place + 1 : place + 3], "takes back")
    named = frozenset(name for each in head[who[0] : who[1]] for name in each.names)
    if len(named) > 1 and who[1] - who[0] == 1:
        # `Der Train soll nicht in Trautenau bleiben` says which one it is.
        here = {at.where.get(name) for name in named}
        stands = (span for span in spans[: len(head)] if is_city(span[0]) and here & {*span[0].cities})
        city = next(stands, None)
        tokens += (*words_before(one.tokens[0], "in"), *one.tokens[city[1] : city[2]]) if city else ()
    return _March(tokens, named, tuple(head), is_cut or denied or errs, is_told or denied or errs)


def _anew(
    namer: Namer, at: Situation, march: _March, told: Sequence[Sentence], place: int
) -> tuple[int, Sentence | None]:
    """Where the sentences end that tell a march anew, and what they come to; None if they do not."""
    is_doubted, end, whole, is_behind = march.is_doubted, place, None, march.is_doubted
    is_asked = told[place].is_question
    for number in range(place + 1, min(len(told), place + 1 + MOST_SENTENCES)):
        one, before = told[number], told[number - 1]
        if not 0 <= one.tokens[0].line - before.tokens[-1].line <= 1:
            break
        spans = _spans(namer, one.tokens)
        entities = [each for each, _, _ in spans]
        if entities[0].means("if", "should") or is_verb_first(entities):
            # `Should Lehwaldt be in the way, then Apraxin goes to Lötzen instead.`
            break
        own = {name for p in own_pieces(at, entities) for name in entities[p].names}
        is_far = says(entities, "too far") and mean(entities, "from", "away")
        if own - march.names and not is_far:
            break
        new = None if one.is_question else _instead(at, march, one, spans, is_doubted=is_doubted)
        leads = says(entities[:1], "leads to what is meant") or says(entities[:1], "answers no")
        if new is not None and (leads or not (is_asked or whole) or (bool(whole) and is_asked)):
            text = " ".join(filter(None, (each.text for each in told[place : number + 1])))
            whole, end, is_doubted = Sentence(new, text=text), number, True
        elif whole is None and doubts(
            entities, march.entities, is_question=one.is_question, is_behind=is_behind
        ):
            is_asked = one.is_question and (is_asked or not is_doubted)
            is_doubted, is_behind = True, not one.is_question
        else:
            break
    return end, whole


def _instead(
    at: Situation, march: _March, one: Sentence, spans: Spans, *, is_doubted: bool
) -> tuple[Token, ...] | None:
    """What a sentence tells of the pieces of a march in its place; None if it does not."""
    entities = [each for each, _, _ in spans]
    kept = without_denied(entities)
    told = [each for each in spans if any(each[0] is two for two in kept)]
    back = march.is_told or withdraws(entities)
    changes = is_doubted or back or says(entities, "too far")
    cut = max((p for p, each in enumerate(told) if each[0].text in SIGNS), default=-1)
    if not changes or not is_plain(entities) or _is_denied(march, told):
        return None
    if own_pieces(at, entities):
        return _of_them(at, march, one, told, cut, is_back=back, is_doubted=is_doubted)
    tail = [each for each, _, _ in told[cut + 1 :]]
    rests = [(0, told), *([(cut + 1, told[cut + 1 :])] if cut >= 0 else ())]
    if cut >= 0 and (withdraws(tail) or is_reason(tail)):
        rests.append((0, told[:cut]))
    for begin, rest in rests:
        if found := _deed(at, march, one, rest, is_back=back):
            return found
        span = way_instead([each for each, _, _ in rest])
        if span and (begin or is_doubted):
            return _way(march, one, rest[span[0] : span[1]])
    return None


def _is_denied(march: _March, told: Spans) -> bool:
    """Whether a way ends where it is denied that they stay or go."""
    cities = [one for one, _, _ in told if is_city(one)]
    ends = set(cities[-1].cities) if cities and any(map(denies, march.entities)) else set[int]()
    return any(ends.intersection(one.cities) for one in march.entities if is_city(one))


def _of_them(
    at: Situation, march: _March, one: Sentence, told: Spans, cut: int, *, is_back: bool, is_doubted: bool
) -> tuple[Token, ...] | None:
    """What a sentence tells that names the pieces again."""
    if cut >= 0 and own_pieces(at, [each for each, _, _ in told[cut + 1 :]]):
        told = told[cut + 1 :]
    elif not is_doubted:
        return None
    entities = [each for each, _, _ in told]
    goes = mean(entities, "move", "via", "to", "stay") and not mean(
        entities, "past", "not", "thought", "maybe"
    )
    if not goes or not is_plain(entities) or stack(at, entities) is None:
        return None
    if mean(entities, "stay") and is_back:
        # `Keith to Brieg, Schwerin stays` leaves one of two at home.
        named = {name for place in own_pieces(at, entities) for name in entities[place].names}
        return None if named < march.names else _staying(at, march, one, entities)
    if not any(map(is_city, entities)):
        return None
    leads = (place for place, each in enumerate(entities) if not says([each], "leads to what is meant"))
    return tuple(one.tokens[told[next(leads, 0)][1] :])


def _deed(
    at: Situation, march: _March, one: Sentence, told: Spans, *, is_back: bool
) -> tuple[Token, ...] | None:
    """What `he` does instead: a way, or that he stays."""
    entities = [each for each, _, _ in told]
    he = mean(entities[:4], "they", "him") and not mean(entities, "I", "not", "maybe", "is")
    if not he or not is_plain(entities) or any(each.kind is Kind.PIECE for each in entities):
        return None
    if stays := _staying(at, march, one, entities):
        return stays if is_back else (*march.who, *words_before(one.tokens[0], *STAYS_AFTER_ALL[:1]))
    cities = [place for place, each in enumerate(entities) if is_city(each)]
    if mean(entities, "there") and any(each.means("via") for each in entities):
        # `Leipzig is in danger. He goes there via Eilenburg.`
        return None
    first = next((p for p, each in enumerate(entities) if each.means("to", "via", "from")), len(entities))
    return _way(march, one, told[min(first, cities[0]) : cities[-1] + 1]) if cities else None


def _staying(
    at: Situation, march: _March, one: Sentence, entities: Sequence[Entity]
) -> tuple[Token, ...] | None:
    """That those stay after all who were to march, if it is said; None if they go somewhere."""
    here = {at.where.get(name) for name in march.names}
    cities = [each for each in entities if is_city(each)]
    is_here = all(here.intersection(each.cities) for each in cities)
    if not is_here or not (cities or mean(entities, "stay")) or mean(entities, "via"):
        return None
    return (*march.who, *words_before(one.tokens[0], *STAYS_AFTER_ALL))


def _way(march: _March, one: Sentence, told: Spans) -> tuple[Token, ...]:
    """The pieces, and the way that they are to go."""
    is_bare = is_city(told[0][0])
    lead = words_before(one.tokens[0], "to") if is_bare or told[0][0].means("to") else ()
    told = told if is_bare or not lead else told[1:]
    return (*march.who, *lead, *(token for _, begin, end in told for token in one.tokens[begin:end]))
