"""What is said behind a way and moves nobody: `to Altenburg, threatening Zwickau`, `mehr geht nicht`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.commenting.captures import without_capture, without_city_taken
from pbem.orders.plain_words.commenting.said_of_city import without_said_of_city
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.remarks.kinds import kind_of, size_at_head
from pbem.orders.plain_words.situation import Situation

LIMITING = ("if", "unless", "should", "maybe", "correction", "takes back", "rather", "in place of")
"""With one of these in it a sentence keeps all its words."""

DEEDS = (
    *("attack", "split", "transfer", "recruit", "discard", "play", "concede", "lose", "retreat", "keep"),
    *("join", "move", "stay", "via", "if"),
)
"""What makes more of such words than a remark."""

CLOSING = ",;:()-–—"
"""The signs that part what is said."""

LONGEST = 4
"""No expression for what is watched or feared has more words."""

LEADING = ("and", "to", "they", "him", "the", "filler", "then")
"""What may lead to such an expression, beside words of the kind `leads to what he does`."""

Entities = Sequence[Entity]


def without_tails(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without what it says behind the way of a piece of the writer's that nobody can order."""
    entities = entities if at.sets_up else without_said_of_city(at, entities)
    kept = without_city_taken(at, without_capture(at, _without_return(at, entities)))
    if at.sets_up or any(one.means(*LIMITING) and not one.means("else") for one in kept):
        return kept
    place = _behind_way(at, kept)
    while 0 < place < len(kept):
        end = _purpose_until(at, kept, place) or _tail_until(at, kept, place)
        if end:
            told, size = _of_whom(at, kept[place:end], kept[end:])
            kept[place : end + size] = told
        else:
            place += 1
    return kept


def _purpose_until(at: Situation, entities: Entities, place: int) -> int:
    """Where a purpose ends that begins at a place, and is that somebody is watched or near: `, um Brieg zu
    bedrohen`; 0 if it is another one."""
    first = place + (entities[place].text == ",")
    if first >= len(entities) or not _is(entities[first], "in order to"):
        return 0
    end = next((p for p in range(first, len(entities)) if _closes(entities[p])), len(entities))
    part = entities[first + 1 : end]
    watch = next(
        (p for p in range(len(part)) if size_at_head(part[p:], "watches", LONGEST) == len(part) - p), -1
    )
    told = part[: max(watch, 0)]
    acts = mean(told, *DEEDS, "not") or any(one.kind is Kind.CARD or one.number > 1 for one in told)
    return end if watch >= 0 and not acts else 0


def _of_whom(at: Situation, tail: Entities, behind: Entities) -> tuple[list[Entity], int]:
    """What is left of what is said behind a tail of whom it names, and how many words that was: what the
    writer's own piece does, `to be near Seydlitz, who stays at Halle`, and nothing of another."""
    named = [one for one in tail if one.kind is Kind.PIECE and one.is_full]
    is_him = len(behind) > 1 and behind[0].text == "," and _is_relative(behind[1])
    if not named or not is_him:
        return [], 0
    end = next((p for p in range(1, len(behind)) if _closes(behind[p])), len(behind))
    part = behind[2:end]
    if not at.own_piece(named[-1]) or not mean(part, "stay", "move", "attack"):
        return [], end if not mean(part, *LIMITING, "not") else 0
    return [Entity(Kind.MARK, ";", tail[0].line), named[-1], *part], end


def _is_relative(one: Entity) -> bool:
    return _is(one, "relative") or _is(one, "he that is told of")


def _closes(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in CLOSING


def _without_return(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without the words at its end that deny nothing but a way further on, or back to where those
    stood: `to Landsberg and not back to Friedeberg`, `nach Landsberg und keinen Schritt weiter`."""
    kept = list(entities)
    place = next((p for p in range(len(kept) - 1, 0, -1) if kept[p].means("not")), 0)
    if not place:
        return kept
    first = place
    while first and (_joins(kept[first - 1]) or _leads_back(kept[first - 1])):
        first -= 1
    words = [one for one in kept[place + 1 :] if one.kind is not Kind.MARK]
    here = {at.where[name] for one in kept[:first] if (name := at.own_piece(one)) and name in at.where}
    back = any(one.means("re-enter") or _is(one, "comes back") for one in words)
    known = all(back or here.intersection(one.cities) if is_city(one) else _is_step(one) for one in words)
    says = back or any(_is(one, "no further") or _is(one, "no step back") for one in words)
    is_behind = first < place and any(map(is_city, kept[:first])) and not mean(kept[:first], "not", "if")
    return kept[:first] if is_behind and here and known and says else kept


def _joins(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means("and", "but", "they")


def _leads_back(one: Entity) -> bool:
    return one.means("there", "no more", "re-enter") or _is(one, "will") or _is(one, "comes back")


def _is_step(one: Entity) -> bool:
    small = one.means("filler", "to", "from", "the", "there", "re-enter", "steps")
    return (small and one.kind is not Kind.CITY) or _is(one, "no further") or _is(one, "no step back")


def _behind_way(at: Situation, entities: Entities) -> int:
    """The place behind the first city, or word for staying, that a sentence has behind a piece of the
    writer's; 0 if it has none."""
    piece = next((place for place, one in enumerate(entities) if at.may_own(one)), None)
    if piece is None:
        return 0
    told = (p for p, one in enumerate(entities) if p > piece and (is_city(one) or one.means("stay")))
    return next(told, -1) + 1


def _tail_until(at: Situation, entities: Entities, place: int) -> int:
    """Where the words end that begin at a place and order nothing; 0 if they may order something."""
    first = place
    while first < len(entities) and _leads(entities[first]) and not _is(entities[first], "no further"):
        first += 1
    words = entities[place:first]
    leads = (one.means("and", "to", "purpose") or _is(one, "so that") for one in words)
    begins = any(leads) or any(one.kind is Kind.MARK for one in words)
    if not begins or first == len(entities):
        return 0
    end = _end(at, entities, first)
    part, is_apart = entities[first:end], _is_apart(words)
    if any(one.kind is Kind.CARD or one.number for one in part):
        return 0
    size = size_at_head(part, "watches", LONGEST)
    if any(one.means("to", "via") and is_city(two) for one, two in pairwise(part[size:])):
        # `and treats himself to Prag` leads on.
        return 0
    if size or any(_is(one, "eyes") for one in part):
        return end if not mean(part[size:], "not", *DEEDS) else 0
    if any(map(is_city, part)):
        return 0
    if (
        size_at_head(part, "destroys", LONGEST)
        and any(one.text == "train" for one in part)
        and not mean(part[1:], *DEEDS, "not")
    ):
        return end
    is_remark = _is_doing(part[0]) and not mean(part, *DEEDS)
    is_end = _is(part[0], "no further") and mean(part, "not") and not mean(part[1:], *DEEDS[:-4], "if")
    is_named = any(_may_be_his(at, one) and not _is_of_others(at, part, p) for p, one in enumerate(part))
    return end if is_apart and (is_remark or is_end) and not is_named else 0


def _is_apart(words: Entities) -> bool:
    """Whether a sign stands before a part, and no word that joins it to what is before."""
    return any(one.kind is Kind.MARK for one in words) and not mean(words, "and", "to")


def _may_be_his(at: Situation, one: Entity) -> bool:
    """Whether a name may be that of a general, or of a train of the writer's."""
    return one.kind is Kind.PIECE and (one.text != "train" or at.may_own(one))


def _is_of_others(at: Situation, part: Entities, place: int) -> bool:
    """Whether the nation before a train is another player's: `the Hanoverian waggons`."""
    before = part[place - 1] if place else None
    is_theirs = before is not None and before.kind is Kind.NATION and before.names[0] not in at.nations
    return part[place].text == "train" and is_theirs


def _leads(one: Entity) -> bool:
    small = one.means(*LEADING, "purpose") or _is(one, "so that")
    return (one.kind is Kind.MARK and one.text in ",-–—") or small


def _end(at: Situation, entities: Entities, first: int) -> int:
    """Where what begins at a place ends: before a sign, or before `and` with something else to do."""
    for place in range(first + 1, len(entities)):
        one, after = entities[place], entities[place + 1 : place + 3]
        if one.kind is Kind.MARK and one.text in CLOSING:
            return place
        if one.means("then"):
            return place
        if one.means("and") and after and (mean(after, *DEEDS, "to", "via") or _goes_on(at, after)):
            return place
    return len(entities)


def _goes_on(at: Situation, after: Entities) -> bool:
    """Whether another piece of the writer's is told of: `covers Keith and Dohna Küstrin`."""
    is_next = len(after) > 1 and after[1].kind is not Kind.MARK and not after[1].means("and")
    return at.may_own(after[0]) and is_next


def _is_doing(one: Entity) -> bool:
    """Whether it is an English verb that tells what somebody does meanwhile: `, hoping for the best`."""
    return one.kind is Kind.OTHER and one.text.islower() and one.text.endswith("ing")


def _is(one: Entity, kind: str) -> bool:
    return fold(one.text) in kind_of(kind)
