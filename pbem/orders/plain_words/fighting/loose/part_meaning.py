"""What a part of a sentence says of a fight, where one thing only fits the kinds of its words."""

from __future__ import annotations

from pbem.orders.plain_words.fighting.loose.part import Part
from pbem.orders.plain_words.fighting.loose.whose import BESIDE, Meaning, whose_fights
from pbem.orders.plain_words.fighting.wording.clauses_told import MOST_LOST
from pbem.orders.plain_words.fighting.wording.templates import ENEMY

IDLE: Meaning = ("aside", "")


def meaning_of(part: Part, sign: str) -> Meaning | None:
    """What a part says; None if that cannot be told. `sign` is the mark behind it."""
    if part.has("unsure", "values"):
        return None
    if part.cards or part.has_reserve:
        return _of_cards(part)
    if part.numbers:
        return _limit(part) or (IDLE if _tells_of_forces(part) or _is_no_more(part) else None)
    if part.names:
        return whose_fights(part, sign)
    return _rule(part) or whose_fights(part, sign) or (IDLE if part.is_idle or _is_no_more(part) else None)


def yields(part: Part) -> bool:
    """Whether a part says that somebody gives up, and no more."""
    says = part.has("yields", "flees") and not part.has("not", "unsure", "if", "keep")
    return says and not (part.numbers or part.cards or part.has_reserve or part.named(ENEMY))


def loss_in(part: Part) -> int:
    """The loss of which a part tells as a condition: `if its 2 or less`; 0 if it is none."""
    is_loss = part.has("troops") and not part.has("points", "cards", "not", "more", "unsure")
    is_alone = not (part.cards or part.has_reserve or part.names)
    return _most(part) if part.begins("case") and is_loss and is_alone else 0


def _most(part: Part) -> int:
    """The number of troops, or the highest of a row from one on; 0 if there is none."""
    told = sorted(set(part.numbers))
    is_row = told in ([1, 2], [1, 2, 3], [2, 3])
    return told[-1] if told and (len(told) == 1 or is_row) and told[-1] <= MOST_LOST else 0


def _of_cards(part: Part) -> Meaning | None:
    if part.numbers or part.names or part.has("points", "troops", "yields", "ask", "more"):
        return None
    keeps, denies = part.has("keep"), part.has("not")
    last = max((place for place, word in enumerate(part.row) if word in part.cards), default=0)
    if part.cards and Part(part.row[last:]).has("and"):
        # `Keep S13 and the king`
        return None
    if part.has_reserve and part.cards:
        return None
    if part.has_reserve:
        if part.has("owns") and not part.has("play"):
            # `He has no Reserves`
            return None
        if part.has("last") and not keeps:
            return ("reserve last", "")
        return ("reserve no", "") if keeps != denies and not part.has("if", "last") else None
    cards = " ".join(part.cards)
    if keeps != denies:
        return ("keep", cards) if not part.has("if", "last", "needed") else None
    if keeps or part.has("low", "high", "last", "left", "too", "wins", "or"):
        return None
    is_free = part.has("needed") or not part.has("if")
    is_bare = len(part.row) <= len(part.cards) + BESIDE
    return ("play", cards) if is_free and (part.has("play", "first", "moves") or is_bare) else None


def _limit(part: Part) -> Meaning | None:
    """A number of points, cards or troops that sets a limit."""
    if (
        part.names
        or part.has_suit
        or part.has("keep", "ask", "low", "high", "attack", "others", "last", "left")
    ):
        return None
    # `Not more than 2` sets one, `more than 2` is a condition.
    if part.has("not") != part.has("more"):
        return None
    if part.has("or") and not (part.has("less") or _most(part)):
        return None
    counted = [kind for kind in ("points", "cards") if part.has(kind)]
    if len(part.numbers) == 1 and len(counted) > 1 and part.first("points") < part.first("cards"):
        # `twenty points in cards`
        counted = ["points"]
    is_open = part.has("if") and not part.has("till")
    if len(counted) > 1 or (counted and (is_open or len(set(part.numbers)) > 1)):
        return None
    if counted == ["points"]:
        return ("spend", str(part.numbers[0])) if not part.has("yields") else None
    if counted == ["cards"] and part.has("over", "till"):
        # `No card over 9` counts none, and `until he has played two` may count another's.
        return None
    if counted == ["cards"]:
        return ("number of cards", str(part.numbers[0])) if not part.has("yields", "troops") else None
    # `He gives up where the loss does not exceed two`
    gives_up = min(part.first("yields"), part.first("flees"))
    is_bound = part.has("not") and gives_up < part.first("not")
    is_loss = part.has("troops") and part.has("yields", "flees", "fine")
    is_loss = is_loss and (is_bound or not part.has("not"))
    is_loss = is_loss and (part.begins("case") or not part.has("if"))
    most = _most(part)
    return ("loss", str(most)) if is_loss and most else None


def _tells_of_forces(part: Part) -> bool:
    """Whether a part tells how many men somebody has, which is a reason: `he has only two men`."""
    is_said = part.has("owns") and part.has("troops") and not part.has("points", "cards", "yields", "fine")
    return is_said and not part.has("not", "more", "keep", "ask", "attack", "case")


def _rule(part: Part) -> Meaning | None:
    """How cards are played, or how far: without a number."""
    if part.has("ask"):
        return ("ask", "") if not part.has("not", "yields") and not part.begins("case") else None
    if part.has("end"):
        return ("fight", "")
    if part.has("yields", "flees"):
        return _gives_up_or_not(part)
    if part.has("keep", "left"):
        return None
    if part.has("not"):
        return ("concede", "") if _has_no_fight(part) else None
    if part.has("upwards", "downwards"):
        return ("low" if part.has("upwards") else "high", "")
    low, high = part.first("low"), part.first("high")
    if part.has("low", "high") and part.has("chosen") and not part.has("if"):
        return ("low" if low < high else "high", "")
    return None


def _gives_up_or_not(part: Part) -> Meaning | None:
    if part.has("low", "high", "if", "attack", "keep"):
        return None
    if not part.has("not"):
        return ("concede", "") if not part.has("cards") else None
    # `He gives up without a card`, and `he does not give up`.
    return ("concede" if min(part.first("yields"), part.first("flees")) < part.first("not") else "fight", "")


def _has_no_fight(part: Part) -> bool:
    """Whether a part says that no card is played, or that there is no fight: `no cards on that front`."""
    is_plain = not part.has("more", "low", "high", "if", "attack", "others", "all", "owns")
    return is_plain and part.has("cards", "fights") and len(part.row) <= BESIDE + BESIDE


def _is_no_more(part: Part) -> bool:
    """Whether a part only says once more that a limit is one: `and not a point more`."""
    is_short = len(part.row) <= BESIDE + BESIDE and not (part.cards or part.names)
    is_short = is_short and set(part.numbers) <= {1}
    return is_short and part.has("not") and part.has("more") and not part.has("if", "keep", "yields")
