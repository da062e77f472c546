"""Lines of a letter without capitals and full stops, each an order of its own, however long they are."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.naming.short_names import ShortNames
from pbem.orders.plain_words.tokens import NUMBER, SIGN, Token, tokens_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.orders.plain_words.vocabulary import meant_by, train_words
from pbem.patterns import compiled

LEADING = ("and", "with", "to", "via", "from", "attack", "against", "follow", "join", "if")
"""A line that ends with one of these goes on."""

GOING = ("to", "via", "move", "stay", "attack")
"""What follows a piece of which an order tells."""

TWO = 2


def is_next_of_list(text: str, following: str, names: ShortNames) -> bool:
    """Whether a line behind one that is whole, both without a capital letter, begins with a piece and what it
    does, or with a condition and who then does something."""
    if not (text[:1].islower() and following.lstrip()[:1].islower()) or text[-1:] in (",", "-", "+", "&"):
        return False
    before, after = tokens_of(0, text), tokens_of(0, following)
    if not before or not after or not meant_by(before[-1].key).isdisjoint(LEADING):
        return False
    is_whole = _names_piece(before, names) and any(one.key in names.cities for one in before)
    return is_whole and (_tells_of_piece(after, names) or _is_whole_condition(after, names))


def is_in_list(lines: Sequence[NumberedLine], place: int, width: int, names: ShortNames) -> bool:
    """Whether a line that fills its row is the only one of its paragraph that does, and others there end long
    before they had to and without a stop: each is an order of its own. `width` is the length of the letter's
    longest line."""
    if _ITEM.match(lines[place][1]) or _is_rest(lines[place + 1][1], names):
        return False
    first = last = place
    while first and _is_below(lines, first):
        first -= 1
    while last + 1 < len(lines) and _is_below(lines, last + 1):
        last += 1
    pairs = [(lines[p][1].rstrip(), lines[p + 1][1].split()[0]) for p in range(first, last)]
    full = [one for one, word in pairs if len(one) + len(word) >= width]
    broken = [one for one, _ in pairs if len(one) < width * MOST and one[-1:].isalnum()]
    return len(full) == 1 and bool(broken)


MOST = 2 / 3
"""A line that is shorter than so much of the longest was broken on purpose."""

_ITEM = compiled(r"\s*(?:[-*•–]|\(?\d{1,2}[.)])\s")


def _is_rest(text: str, names: ShortNames) -> bool:
    """Whether a line begins as the rest of the one above: `to Rastenburg`, `and two to Keith`."""
    tokens = tokens_of(0, text)[:TWO]
    first = meant_by(tokens[0].key) if tokens else frozenset()
    last = tokens[-1] if tokens else None
    leads = not first.isdisjoint(("to", "via", "from", "with"))
    return "and" in first or bool(leads and last and (last.key in names.cities or last.kind == NUMBER))


def _is_below(lines: Sequence[NumberedLine], place: int) -> bool:
    """Whether a line stands right below another, and neither is empty."""
    (above, one), (number, two) = lines[place - 1], lines[place]
    return number == above + 1 and bool(one.strip() and two.strip())


def _names_piece(tokens: Sequence[Token], names: ShortNames) -> bool:
    return any(one.key in names.generals or one.key in train_words() for one in tokens)


def _tells_of_piece(tokens: Sequence[Token], names: ShortNames) -> bool:
    """Whether words begin with a general or a train by its number, and go on with a city or what it does."""
    is_train = tokens[0].key in train_words() and [one.kind for one in tokens[1:TWO]] == [NUMBER]
    if not (tokens[0].key in names.generals or is_train):
        return False
    rest = [one for one in tokens[1 + is_train :] if one.kind != SIGN][:TWO]
    return any(one.key in names.cities or not meant_by(one.key).isdisjoint(GOING) for one in rest)


def _is_whole_condition(tokens: Sequence[Token], names: ShortNames) -> bool:
    """Whether words are a condition and what one of two generals does then."""
    named = {one.key for one in tokens if one.key in names.generals}
    acts = any(not meant_by(one.key).isdisjoint(("move", "attack", "else")) for one in tokens)
    return not meant_by(tokens[0].key).isdisjoint(("if",)) and len(named) >= TWO and acts
