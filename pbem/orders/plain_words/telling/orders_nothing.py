"""Whether a sentence orders nothing by its form: memories, judgements, hopes, what others do, what an order
of the letter says already. It is asked only of sentences that came to nothing but doubts."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.telling.announced import announces, sits_in_train
from pbem.orders.plain_words.telling.forms import FORMS, is_opened, is_past
from pbem.orders.plain_words.telling.musings import muses, tells_fate
from pbem.orders.plain_words.telling.part import Part, parts_of

LIMITING = ("if", "unless", "else", "correction", "takes back", "in place of", "until")
"""With one of these in it a sentence may depend on something, or change an order."""


def orders_nothing(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether some part of a sentence has the form of a remark, and no other part may be an order."""
    if announces(at, entities) or sits_in_train(entities):
        return True
    parts = parts_of(at, entities)
    if not at.sets_up and muses(parts):
        return True
    counts = at.sets_up and any(one.number for one in entities)
    if counts or mean(entities, *LIMITING) or _begins_with_case(parts):
        return False
    if any(part.leads_on for part in parts):
        return False
    is_cried = any(map(is_opened, parts))
    idle = [part.is_idle or (is_cried and part.is_mere) or part.is_bare_march for part in parts]
    idle = [one or _is_what_for(parts, place) for place, one in enumerate(idle)]
    if is_dropped(parts, idle):
        return True
    if not all(is_idle or _tells(part) for part, is_idle in zip(parts, idle, strict=True)):
        return False
    return not all(idle) or any(map(_tells, parts))


def _is_what_for(parts: Sequence[Part], place: int) -> bool:
    """Whether a part tells what was done for which purpose: `he needed long enough, um dahin zu kommen`."""
    opens = is_of_kind(parts[place].all[0], "in order to")
    return opens and place > 0 and is_past(parts[place - 1])


def _tells(part: Part) -> bool:
    """Whether a part has one of the forms of a remark."""
    return any(tells(part) for tells in FORMS) or (bool(part.cities) and tells_fate(part))


def is_dropped(parts: Sequence[Part], idle: Sequence[bool]) -> bool:
    """Whether a sentence tells what its writer first wanted, and then why not: `At first I wanted Schwerin in
    Glatz, but that is too risky`."""
    if len(parts) < 2 or not all(idle[1:]) or parts[0].place_of("wanted, thought") < 0:
        return False
    first = parts[0].place_of("at first") >= 0
    after_all = any(part.place_of("does it after all") >= 0 for part in parts)
    return first and not after_all and any(part.begins_with_but for part in parts[1:])


def _begins_with_case(parts: Sequence[Part]) -> bool:
    """Whether a sentence tells what is done in some case: `Ist er weg, ist es gut`."""
    opens = any(part.said[0] in kind_of("verb of a case") for part in parts)
    return (opens and len(parts) > 1) or any(map(_tells_what_then, parts))


def _tells_what_then(part: Part) -> bool:
    """Whether it says what is done then, and does not only wait: `and then we'll see`."""
    return part.all[0].means("then") and not part.begins("waits to see")
