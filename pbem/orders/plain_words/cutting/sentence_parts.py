"""The parts of a sentence that are about one kind of order each, without what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, via_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.beside_cards import hold_apart
from pbem.orders.plain_words.vocabulary import suit_word

FIGHTING = ("lowest", "highest", "play", "no more")
"""What a plan may begin with besides a card or a suit."""

COSTING = ("combat", "lose", "settle", "spend", "fight to win")
"""What tells how to fight, and never how a card is given up."""

LIMITING = ("if", "maybe", "not")
"""What takes the certainty from an order, even if it stands in brackets behind it."""

JOINING = ("via", "to", "from", "then", "and", "first", "filler")
"""What may stand between cities in brackets that belong to a way: `to Gera (via Greiz)`."""


def parts(at: Situation, sentence: Sequence[Entity]) -> Iterator[Sequence[Entity]]:
    """A sentence, but what it says of a discard by itself, and moves apart from what is bought beside them:
    `Keith stays, discard lowest`."""
    entities = without_remarks(sentence)
    place = next((place for place, one in enumerate(entities) if one.means("discard")), None)
    if place is not None and any(one.kind == Kind.PIECE for one in entities):
        first = max((p for p in range(place) if _cuts(entities, p, place)), default=-1) + 1
        pieces = (p for p in range(place, len(entities)) if entities[p].kind == Kind.PIECE)
        last = next(pieces, len(entities))
        found = [entities[:first], entities[first:last], entities[last:]]
    elif mean(entities, "recruit", "pay") and not mean(entities, "if"):
        chunks = _chunks(entities)
        moves = [chunk for chunk in chunks if _is_move(at, chunk)]
        told = [_of_nation(at, entities, chunk) for chunk in moves]
        found = [*told, [one for chunk in chunks if chunk not in moves for one in chunk]]
    elif place := _plan_begins(at, entities):
        after = (p for p in range(place, len(entities)) if entities[p].kind == Kind.PIECE)
        end = next(after, len(entities))
        found = [entities[:place], entities[place:end]]
        yield from filter(None, found)
        yield from parts(at, entities[end:])
        return
    else:
        found = [entities]
    yield from filter(None, found)


def _cuts(entities: Sequence[Entity], place: int, verb: int) -> bool:
    """Whether what is said of a discard, whose verb stands at a place, begins behind this one: at a sign, or
    at `and` right before the verb: `I buy a troop for Keith with S4 and throw away the lowest`."""
    small = all(one.means("I", "filler", "then") for one in entities[place + 1 : verb])
    return entities[place].kind is Kind.MARK or (entities[place].means("and") and small)


def apart(entities: list[Entity]) -> Iterator[list[Entity]]:
    """A sentence, but what it says of a discard apart from what it says of fights, `loss 2, discard S4`, and
    that a nation holds apart from what she does with her cards."""
    if len(holding := hold_apart(entities)) > 1:
        yield from holding
        return
    if colon := _waits_until(entities):
        yield from (entities[:colon], entities[colon + 1 :])
        return
    place = next((place for place, one in enumerate(entities) if one.means("discard")), None)
    if place is None or not mean(entities, *COSTING):
        yield entities
        return
    cuts = [p for p, one in enumerate(entities) if _joins(one)]
    first = max((p + 1 for p in cuts if p < place), default=0)
    last = next((p for p in cuts if p > place and mean(entities[p:], *COSTING)), len(entities))
    for part in (entities[:first], entities[first:last], entities[last:]):
        if any(one.kind is not Kind.MARK and not one.means("and") for one in part):
            yield bare(part, _joins)


def _waits_until(entities: Sequence[Entity]) -> int:
    """The place of the colon between somebody who stays and another who comes back: `Lacy waits for help:
    Browne comes back in Tabor with 3 troops`; 0 if there is none."""
    place = next((p for p, one in enumerate(entities) if one.text == ":"), 0)
    stays, comes = entities[:place], entities[place + 1 :]
    named = all(any(one.kind is Kind.PIECE for one in part) for part in (stays, comes))
    is_so = named and mean(stays, "stay") and mean(comes, "re-enter", "recruit")
    return place if is_so and not mean(stays, "re-enter", "recruit") else 0


def bare(part: list[Entity], joins: Callable[[Entity], bool]) -> list[Entity]:
    """Part of a sentence without what joins it to the others; nothing if that is all."""
    places = [place for place, one in enumerate(part) if not joins(one)]
    return part[places[0] : places[-1] + 1] if places else []


def _joins(one: Entity) -> bool:
    return one.text in ",;" or one.means("and")


def _plan_begins(at: Situation, entities: Sequence[Entity]) -> int:
    """Where a march with an attack goes on to how to fight: `Daun Glatz Brieg x Keith, H6 then H9`; 0 if it
    does not."""
    pieces = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
    own = [name for name in pieces if name in at.where and at.is_own(str(name))]
    if not own or not any(one.kind == Kind.CITY and one.is_full for one in entities):
        return 0
    for place, one in enumerate(entities):
        is_told = one.kind == Kind.CARD or suit_word(one) or one.means(*FIGHTING)
        if is_told and mean(entities[:place], "attack", "against"):
            first = place
            while first and entities[first - 1].means("the", "all", "spare none"):
                first -= 1
            names = (other for other in entities[place:] if other.kind in (Kind.PIECE, Kind.CITY))
            after = next(names, None)
            return first if after is None or at.piece(after) in own else 0
    return 0


def _chunks(entities: Sequence[Entity]) -> list[list[Entity]]:
    """What stands between commas."""
    chunks: list[list[Entity]] = [[]]
    for one in entities:
        chunks[-1].append(one)
        if one.kind == Kind.MARK and one.text in ",;":
            chunks.append([])
    return chunks


def _of_nation(at: Situation, entities: Sequence[Entity], chunk: list[Entity]) -> list[Entity]:
    """Words that tell where a train goes, behind the nation that the sentence names first: `Hanover buys two
    troops with S13, and the train goes to Celle`."""
    place = next((p for p, one in enumerate(entities) if one is chunk[0]), 0)
    nations = [one for one in entities[:place] if one.kind is Kind.NATION and one.names[0] in at.nations]
    is_clear = all(at.piece(one) for one in chunk if one.kind is Kind.PIECE)
    if is_clear or not nations or any(one.kind is Kind.NATION for one in chunk):
        return chunk
    return [nations[-1], *(chunk[1:] if chunk[0].means("and") else chunk)]


def _is_move(at: Situation, chunk: Sequence[Entity]) -> bool:
    """Whether some words tell where a piece on the map goes, and nothing of cards."""
    told = [(at.piece(one), one.names) for one in chunk if one.kind == Kind.PIECE]
    names = [name for one, several in told for name in ((one,) if one else several)]
    cities = any(one.kind == Kind.CITY and one.is_full for one in chunk)
    bought = mean(chunk, "recruit", "pay", "re-enter") or any(one.kind == Kind.CARD for one in chunk)
    # `The lost train is replaced at Tabor`
    is_new = any(fold(one.text) in kind_of("new piece") for one in chunk)
    # `Browne 3 at Tabor, train 1 at Brünn`, where one of the writer's first trains is lost
    lost = [name for _, several in told for name in several if at.is_own(name) and name not in at.where]
    is_new = is_new or (bool(lost) and not mean(chunk, "move", "via"))
    return not is_new and cities and not bought and any(name in at.where for name in names)


def without_remarks(entities: Sequence[Entity]) -> list[Entity]:
    """Without what stands in brackets, unless it is nothing but cities or cards, or tells how to attack."""
    kept: list[Entity] = []
    remark: list[Entity] | None = None
    attacks = mean(entities, "attack")
    for one in entities:
        if one.text == "(" and remark is None:
            remark = []
        elif one.text == ")" and remark is not None:
            words = [part for part in remark if part.kind != Kind.MARK]
            names = all(_is_name(part) or part.means(*JOINING) for part in words)
            limits = _limits(words, one.line)
            fights = attacks and any(part.kind == Kind.CARD for part in words)
            if is_stack := _is_stack(entities, words):
                kept = [one for one in kept if one.kind is not Kind.PIECE]
                kept, remark = _before_city(kept, remark)
            if names and (way := _told_again(kept, words)):
                kept = kept[:way]
            elif names and (again := _named_again(kept, words)):
                kept.remove(again)
            elif names and kept and _is_on_the_way(kept, words):
                kept.append(via_in(one.line))
            whole = names or fights or is_stack or not kept or all(part.means("all") for part in words)
            if not (names or limits) and (told := _on_the_way(kept, remark)):
                kept += told
            if limits and limits[0].means("if") and kept:
                limits = [Entity(Kind.MARK, ",", one.line), *remark]
            kept += remark if whole else limits
            remark = None
        else:
            (kept if remark is None else remark).append(one)
    return [*kept, *(remark or ())]


def _limits(remark: Sequence[Entity], line: int) -> list[Entity]:
    """What of a remark in brackets the order depends on, or is corrected by, behind a comma: `(but only if it
    is free)`, `(sorry, Leitmeritz)`."""
    first = next((p for p, one in enumerate(remark) if not _leads_on(one)), len(remark))
    told = list(remark[first:])
    is_stop = len(told) == 1 and fold(told[0].text) in HESITATING
    if is_stop or (mean(told, "there") and all(_stops_there(one) for one in told)):
        # `Hannover (stop there)`
        return []
    comma = Entity(Kind.MARK, ",", line)
    if told and (told[0].means("if", "correction", "takes back") or fold(told[0].text) in HESITATING):
        mark = [comma] if fold(told[0].text) in HESITATING else []
        return [comma, told[0], *mark, *told[1:]]
    return [one for one in told[:1] if one.means(*LIMITING)]


def _stops_there(one: Entity) -> bool:
    small = one.kind is Kind.MARK or one.means("there", "filler", "stay", "they", "and")
    return small or fold(one.text) in HESITATING or fold(one.text) in kind_of("ends a way")


def _leads_on(one: Entity) -> bool:
    return one.means("but", "filler", "and") or fold(one.text) in kind_of("solely")


HESITATING = kind_of("hesitates")


def _on_the_way(before: Sequence[Entity], remark: Sequence[Entity]) -> list[Entity]:
    """The cities of brackets that say of them that a way leads there, `(Wotitz liegt am Weg)`, and that it
    does not name itself."""
    told = {one.cities for one in before if one.kind is Kind.CITY}
    cities = [one for one in remark if one.kind is Kind.CITY and one.is_full and one.cities not in told]
    says = any(fold(word) in kind_of("on the way") for one in remark for word in one.text.split())
    if not cities or not says or mean(remark, *LIMITING) or any(one.kind is Kind.PIECE for one in remark):
        return []
    return [via_in(cities[0].line), *cities]


def _is_stack(entities: Sequence[Entity], remark: Sequence[Entity]) -> bool:
    """Whether brackets list the pieces of a stack which the sentence names no others of: `The king's army
    (Friedrich and Winterfeldt) marches to Brieg.`"""
    pieces = [one for one in remark if one.kind is Kind.PIECE]
    small = all(one in pieces or one.means("and", "with", "the") for one in remark)
    listed = {name for one in pieces for name in one.names}
    return (
        small and bool(pieces) and all(listed >= {*one.names} for one in entities if one.kind is Kind.PIECE)
    )


def _before_city(kept: list[Entity], stack: list[Entity]) -> tuple[list[Entity], list[Entity]]:
    """What stands before a stack in brackets, and the stack with what follows it: a city that tells where it
    stands comes behind it, `the army in Dresden (Friedrich, Winterfeldt)`."""
    if not any(one.kind is Kind.CITY for one in kept):
        return kept, stack
    ends = [place for place, one in enumerate(kept) if one.kind in (Kind.MARK, Kind.NATION)]
    start = ends[-1] + 1 if ends else 0
    return kept[:start], [*stack, *kept[start:]]


def _named_again(before: Sequence[Entity], remark: Sequence[Entity]) -> Entity | None:
    """The goal that stands before brackets which name the whole way to it: `to Dresden (Pirna, Dresden)`."""
    way = [one for one in remark if one.kind == Kind.CITY]
    goal = next((one for one in reversed(before) if one.kind == Kind.CITY), None)
    return goal if goal and len(way) > 1 and way[-1].cities == goal.cities else None


def _told_again(before: Sequence[Entity], remark: Sequence[Entity]) -> int:
    """Where a way of several cities begins that brackets tell once more, and in full: `to Cosel and back to
    Krappitz (so Krappitz, Cosel, Krappitz)`; 0 if they do not."""
    way = [one.cities for one in remark if one.kind is Kind.CITY]
    told = [place for place, one in enumerate(before) if one.kind is Kind.CITY]
    is_whole = len(told) > 1 and len(way) >= len(told) and all(before[place].cities in way for place in told)
    return told[0] if is_whole and before[told[-1]].cities == way[-1] else 0


def _is_on_the_way(before: Sequence[Entity], remark: Sequence[Entity]) -> bool:
    """Whether brackets behind a goal name nothing but cities on the way to it: `to Gera (Greiz)`, `to Gera
    (Plauen, Greiz)`, `to Gera (Greiz first)`."""
    first = mean(remark, "first")
    cities = [one for one in remark if not one.means("then", "and", "first", "filler")]
    is_city = bool(cities) and all(one.kind == Kind.CITY for one in cities)
    is_goal = first or len(cities) == 1 or any(one.means("to") for one in before)
    has_goal = is_goal and any(one.kind == Kind.CITY for one in before)
    # `to Gifhorn (then Wittingen)` goes on from there.
    goes_on = any(one.means("then") for one in remark[:2])
    return is_city and has_goal and not goes_on and before[-1].kind != Kind.PIECE


def _is_name(one: Entity) -> bool:
    return one.kind == Kind.CARD or (one.kind == Kind.CITY and one.is_full)
