"""What depends on something in a fight: on an answer to a card, `D7, and D5 if he goes on`, or that nothing
before it comes about, `otherwise loss 1`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD, MAY_PLAY, Told
from pbem.orders.plain_words.fighting.wording.dear_cards import condition
from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import CARD, entry, kind_of
from pbem.orders.plain_words.remarks import kinds


def is_in_turn(row: Sequence[str], phrases: Sequence[Said], *, goes_on: bool) -> bool:
    """Whether nothing but what follows a card depends on an answer to it: `D7, and D5 if he goes on`."""
    acts = 1 if goes_on else 0
    beating = entry("_beats")
    for place, one in enumerate(phrases):
        before = phrases[place - 1].meaning if place else "mark"
        is_last = all(other.meaning not in (*ACTS, *WAYS) for other in phrases[place:])
        begins = phrases[place - 1].end if place else 0
        if one.meaning == "answered" and is_last and acts and _is_behind(row[begins : one.end]):
            # `First S4, then S7, if we fall behind`
            continue
        is_bare = not (acts or goes_on) and _is_behind(row[begins : one.end])
        if one.meaning == "answered" and acts < (2 if is_last else 1) and not is_bare:
            return False
        if one.meaning == "answered" and not is_last and before not in ("mark", "aside", "after"):
            return False
        if before == "answered" and one.meaning == "cards" and row[phrases[place - 1].end - 1] in beating:
            # `If he beats the six` tells of a card that is played by then.
            return False
        if one.meaning == "fight" and row[one.end : one.end + 1] == (":",):
            # `First fight: Friedrich against Browne` is about which of them comes first.
            return False
        if before == "answered" and one.meaning in ("low", "high"):
            # `If he answers with something high` tells of his cards.
            return False
        acts += one.meaning in ACTS
    return True


def _is_behind(words: Sequence[str]) -> bool:
    """Whether a condition is only that one is behind, as is who is asked for a card: `if we're behind`."""
    return not entry("_is behind").isdisjoint(words) and entry("_once more").isdisjoint(words)


CONDITIONS = ("answered", "head of attacked")
"""What the meanings of phrases begin with that set a condition."""

ACTS = (
    *("play", "play reserve", "cards", "keep", "keep behind", MAY_PLAY),
    *("concede", "refuse", "yield", "no more", "fight", "fight to", "ask"),
)
"""What may be done when a card is answered."""

WAYS = (
    *("low", "high", "loss", "settle", "spend", "points", "fight to", "limit", "reserve no"),
    *("reserve never", "keep in all fights", "spend in all fights", "ask in all fights"),
    "loss in all fights",
)
"""How it may be done: `If he goes over it, low cards only.`"""


def comes_last(row: Sequence[str]) -> bool:
    """Whether a card is to be played behind all others, `D12 last`, which no clause says."""
    for place, word in enumerate(row):
        behind = "".join(row[place + 1 : place + 1 + LAST])
        if kind_of(word) == CARD and behind.startswith(tuple(kinds.kind_of("comes last"))):
            return True
    return False


LAST = 4
"""`as the last card` has no more words."""


def is_else(row: Sequence[str], begins: int, one: Said) -> bool:
    """Whether a phrase is no more than `otherwise` in a plan behind a colon: it goes on with that plan, and
    is not about the other fights."""
    is_of_him = not entry("_he told of").isdisjoint(row[one.end : one.end + 2])
    return _is_bare_else(row, begins, one) and row[begins - 1] != ":" and (":" in row[1:begins] or is_of_him)


PLAYING = (
    *("low", "high", "zero", "spend", "points", "limit", "fight to", "number of cards"),
    "low from below",
)
"""What the meanings of phrases are that say how cards are played."""

ATTACKED = ("attacked enemy", "attacked sides")
"""Heads that tell who attacks whom."""


def is_of_all(
    row: Sequence[str], begins: int, one: Said, told: Told, behind: str, *, is_here: bool
) -> bool:
    """Whether a bare `otherwise` stands behind a limit for all fights, or for the one that is fought now
    (`is_here`), or between a limit and what is played (`behind`): it can be about no others."""
    clauses = [clause.split()[0] for clause in told.clauses()]
    is_wide = told.is_about("all", "nation", "attacked", "attacked him", *ATTACKED) or is_here
    # `Schwerin vs Laudon give up if it's 2 or less, otherwise 15 points`
    is_wide = is_wide or behind in PLAYING
    return _is_bare_else(row, begins, one) and is_wide and clauses in (["loss"], ["settle"])


def may_be_else(row: Sequence[str], begins: int, one: Said, told: Told) -> bool:
    """Whether a bare `otherwise` behind a plan for who is attacked may say what that comes to in the end, or
    be about the fights in which he is not."""
    fights = any(one.startswith(("fight", "spend")) for one in told.clauses())
    return _is_bare_else(row, begins, one) and bool(told.heads) and fights


def _is_bare_else(row: Sequence[str], begins: int, one: Said) -> bool:
    """Whether a phrase is no more than `otherwise`, or `and otherwise`."""
    words = {word for word in row[begins : one.end] if word not in entry("_together")}
    return one.meaning == f"{HEAD}others" and bool(words) and entry("_otherwise").issuperset(words)


def comes_to_an_end(told: Told) -> bool:
    """Whether an `else` only says what the plan does anyhow when it can fight no more; in any other order it
    would turn the plan round."""
    if told.before_else is None:
        # `Loss 2, otherwise I play the 7`
        return not (told.fights_else and told.play) or _is_dear(told)
    words = [clause.split()[0] for clause in told.before_else]
    after = [clause for clause in told.clauses() if clause not in told.before_else]
    if not words:
        # `If it costs more, give up.` behind a plan with a limit
        return not told.heads and after in (["concede"], ["ask"])
    limits = {word for word in words if word not in ("low", "high")}
    if limits and limits <= {"loss", "settle"}:
        # `Loss 2, otherwise play low`: what comes after a loss that is too big to accept. To fight then is
        # what a plan does anyhow; as a clause it would come first.
        told.fights, told.at_once = False, True
        after = [clause for clause in told.clauses() if clause not in told.before_else]
        if after == [f"play {' '.join(told.play)}"] and _is_dear(told):
            return True
        may_follow = ("low", "high", "keep R", "ask")
        follows = ("spend", "cards")
        return all(clause in may_follow or clause.split()[0] in follows for clause in after)
    is_fought = "fight" in words and not any(word in IN_THE_END for word in words)
    return is_fought and bool(after) and all(one.split()[0] in IN_THE_END for one in after)


def _is_dear(told: Told) -> bool:
    """Note that the cards of a plan are played only over the loss that it accepts; False if it has none."""
    if not (told.loss and told.play) or told.dear:
        return False
    told.dear, told.play, told.is_dear_alone = told.play, [], True
    told.when = condition("only over loss", told.loss)
    return True


def is_else_of_it(told: Told, entities: Sequence[Entity]) -> bool:
    """Whether a plan ends with what is done in the same fight if its limit is not reached: `Lose two at most,
    otherwise fight.`"""
    is_behind = told.is_told_first and [one.meaning for one in told.heads] == ["head of others"]
    place = next((p for p, one in enumerate(entities) if one.means("else")), 0)
    behind = (word for one in entities[place + 1 :] for word in one.text.lower().split())
    return is_behind and place > 0 and entry("_fights").isdisjoint(behind)


IN_THE_END = ("loss", "settle", "concede", "ask")
"""The clauses that decide when nothing more is played."""


def is_excepted(row: Sequence[str], before: Said, one: Said, told: Told) -> bool:
    """Whether cards stand behind `but` where all are played: `all spades if need be, but the 13`."""
    is_card = one.meaning in ("cards", "play") and told.fights
    return is_card and before.end > 0 and row[before.end - 1] in entry("_but")
