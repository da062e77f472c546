"""What a receipt proposes for a sentence that is not read for certain: a plan, or an example of an order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from pbem.engine.model import HIGHEST_CARD, RESERVE
from pbem.engine.phrase import phrase
from pbem.orders.grammar.facts import FORMS
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.naming.strange_cities import names_strange_city
from pbem.orders.plain_words.outcome import Doubt, Why
from pbem.orders.plain_words.plans.plan_parts import plan_parts
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

MOVE = "move Keith: Reichenbach"
SET_UP = "setup Friedrich 5, Winterfeldt 2"
IF = "if Daun in Glatz: move Keith: Brieg else stay"
ATTACK = "attack Keith > Daun"
PLAN = "battle Keith > Daun: play S10 S7, loss 2"
RETREAT = "retreat Daun: Leipa, off supply"
RECRUIT = "recruit S13 C12: Keith 2, Dohna at Berlin 1"

EXAMPLES = (
    (("recruit", "pay", "re-enter"), RECRUIT),
    (("discard",), "discard lowest"),
    (("retreat",), RETREAT),
    (("split", "transfer"), "allot Friedrich 7, Keith 2"),
    (("play", "concede", "lose", "attack", "against", "reserve"), PLAN),
)
"""The examples for a sentence with one of these meanings."""

LOSES = ("concede", "retreat", "stay", "move")
"""What a writer says who will not fight: `he just retreats`, `do nothing`."""


def is_about_plan(entities: Sequence[Entity], *, fights: bool) -> bool:
    """Whether a sentence without a city tells how to fight; its writer may be in a fight now."""
    if any(one.kind == Kind.CITY and one.is_full for one in entities):
        return False
    if fights and mean(entities, "stay") and not any(one.kind == Kind.PIECE for one in entities):
        return True
    suits = any(suit_word(one) for one in entities)
    cards = suits or any(one.kind == Kind.CARD for one in entities)
    if cards and mean(entities, "all", "beyond", "lowest", "highest"):
        return True
    return mean(entities, "if") and mean(entities, "attack") and mean(entities, *LOSES, "play")


def plan_advised(entities: Sequence[Entity], held: Collection[str], sides: str) -> str:
    """The plan of a fight between these sides that comes nearest to a sentence, as one line; empty if no
    clause says anything of it."""
    when = " if attacked" if mean(entities, "if") and mean(entities, "attack") else ""
    head = f"battle {sides}{when}".rstrip()
    clauses = _clauses(entities, held)
    return f"{head}: {', '.join(clauses)}" if clauses else ""


def _clauses(entities: Sequence[Entity], held: Collection[str]) -> list[str]:
    cards = [one.text for one in entities if one.kind == Kind.CARD]
    if mean(entities, "beyond") and len(cards) == 1:
        suit, value = cards[0][0], int(cards[0][1:])
        return [f"keep {' '.join(f'{suit}{more}' for more in range(value + 1, HIGHEST_CARD + 1))}"]
    reserve = ["reserve no"] if mean(entities, "reserve") and mean(entities, "not") else []
    if mean(entities, "all") and not cards:
        return ["fight", *reserve]
    parts = plan_parts(entities, held)
    clauses = [one for one in parts.clauses() if not (parts.is_strange and one.startswith("play "))]
    # `The Reserves stay in my hand` gives nothing up.
    stays = mean(entities, "stay") and (cards or mean(entities, "reserve") or any(e.number for e in entities))
    loses = mean(entities, *LOSES) and not (stays and not mean(entities, "concede", "retreat", "move"))
    if loses and "concede" not in clauses:
        clauses.append("concede")
    return clauses


def examples_of(entities: Sequence[Entity], at: Situation) -> tuple[str, ...]:
    """The examples for a sentence: of each kind of order that may be in it."""
    fights = mean(entities, "attack", "lose", "play", "concede", "discard", "retreat", "cost")
    if at.sets_up and not (fights or mean(entities, "move") or any(suit_word(one) for one in entities)):
        return (SET_UP,)
    pieces = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
    own = any(name and at.is_own(name) for name in pieces)
    enemies = any(name and not at.is_own(name) for name in pieces)
    cards = any(one.kind == Kind.CARD or suit_word(one) for one in entities)
    found = [MOVE] if own and any(one.kind == Kind.CITY and one.is_full for one in entities) else []
    found += [IF] if mean(entities, "if") else []
    found += [ATTACK] if mean(entities, "attack") or enemies else []
    found += [example for words, example in EXAMPLES if mean(entities, *words)]
    buys = RECRUIT in found or "discard lowest" in found
    found += [PLAN] if cards and not buys else []
    if RETREAT in found and not own and not cards:
        found = [one for one in found if one not in (ATTACK, PLAN, IF)]
    return tuple(dict.fromkeys(found)) or (MOVE,)


CLAUSES = phrase(
    "In a plan you may write: `play S10 S7`, `loss 2`, `keep S12 R`, `spend 20`, `cards 2`, `low`, "
    "`high`, `fight`, "
    "`reserve no`, `concede`, `ask`; and before its colon `if attacked`, `if score -6 or worse`, "
    "`if score -3 or better`, `if loss 5 or more`."
)
"""What a plan is made of, for a writer whose own words were not read."""


TERMS = phrase(
    "Where a loser goes is told by a city, `towards CITY`, `away from GENERAL`, `off supply`, `home` or "
    "`ask`; each term breaks the ties of the one before."
)
"""What a wish for a retreat is made of."""


GUESSED = (Why.WAY, Why.LEFT, Why.FIGHT, Why.TALE, Why.PIECE, Why.NEGATION)
"""Doubts of which it is guessed what they may mean."""


def completed(
    at: Situation, entities: Sequence[Entity], doubts: Sequence[Doubt], *, is_taken: bool
) -> list[Doubt]:
    """The doubts of a sentence with the line that it may be, examples, and the nation that was spoken of. If
    something of it `is_taken`, no more than that is guessed at."""
    from pbem.orders.plain_words.guesses import guess

    like = examples_of(entities, at)
    guessed = "" if is_taken or len(doubts) > 1 else guess(at, entities)
    told = (
        replace(
            one,
            would_be=_fair(entities, one.would_be or (guessed if one.why in GUESSED else "")),
            is_whole=one.why is not Why.CONDITION or _names_all(at, entities, one),
            nation=at.nation or "",
        )
        for one in doubts
    )
    return [with_examples(one, like) for one in told]


def _fair(entities: Sequence[Entity], line: str) -> str:
    """A line that is proposed; empty if it is a plan that leaves out a card or a condition of its sentence,
    or gives in where that may be denied, or a march of a sentence that may name a city that is not known."""
    head, _, clauses = line.partition(": ")
    if "move " in head and names_strange_city(entities):
        return ""
    if not head.startswith("battle"):
        return line
    faces = {one.text for one in entities if one.kind is Kind.CARD and not mean(entities, "beyond")}
    depends = mean(entities, "if", "should", "unless", "otherwise") and " if " not in head
    gives_in = "concede" in clauses or "fight" in clauses.split(", ")
    is_denied = mean(entities, "not") and (gives_in or mean(entities, "keep"))
    # `Lose not a single man` is no limit of one.
    is_limit = mean(entities, "at most", "more than", "beyond", "under")
    is_denied = is_denied or (mean(entities, "not") and "loss" in clauses and not is_limit)
    is_denied = is_denied or clauses.count("loss") > 1 or _is_of_all(entities, head)
    is_left = not all(face in clauses for face in faces if face != RESERVE)
    is_left = is_left or (mean(entities, "keep") and "keep" not in clauses and "reserve" not in clauses)
    return "" if is_left or is_denied or (depends and gives_in) else line


def _is_of_all(entities: Sequence[Entity], head: str) -> bool:
    """Whether a plan of one would be made of what is told of all, or of all but him."""
    excepts = mean(entities, "every", "combat") and mean(entities, "but", "unless")
    return head != "battle" and mean(entities, "combat") and (excepts or mean(entities, "all", "anyone"))


def _names_all(at: Situation, entities: Iterable[Entity], doubt: Doubt) -> bool:
    """Whether a line names every piece and city that its sentence does, but for where a piece stands."""
    here = set(at.came_from.values()) | set(at.where.values())
    pieces = {at.piece(one) for one in entities if one.kind is Kind.PIECE and one.is_full}
    cities = (one.cities for one in entities if one.kind is Kind.CITY and one.is_full)
    return all(one and at.title(one) in doubt.would_be for one in pieces) and all(
        any(city in here or at.city(city) in doubt.would_be for city in some) for some in cities
    )


def with_examples(doubt: Doubt, like: tuple[str, ...]) -> Doubt:
    """A doubt with its examples, the one of its own kind before all; those that it has stand."""
    if doubt.like:
        return doubt
    fight = RETREAT if RETREAT in like and PLAN not in like else PLAN
    own = {Why.FIGHT: fight, Why.PURCHASE: RECRUIT, Why.CONDITION: IF}.get(doubt.why)
    return replace(doubt, like=tuple(dict.fromkeys((own, *like))) if own else like)


def with_answer(doubt: Doubt, answer: str) -> Doubt:
    """A doubt whose first example is the answer that the letter leaves out, if there is one."""
    if not answer or doubt.would_be.startswith("answer"):
        return doubt
    return replace(doubt, like=(answer, *(one for one in doubt.like if one != MOVE)))


def guides(doubt: Doubt, after: Sequence[Doubt]) -> Iterator[str]:
    """What the forms of plans, wishes and conditions are, below the last doubt that they are for."""
    for example, guide in ((PLAN, CLAUSES), (RETREAT, TERMS), (IF, FORMS)):
        if example in doubt.like and not any(example in one.like for one in after):
            yield guide


def is_said_by(line: str, example: str) -> bool:
    """Whether a line that is proposed shows what an example would; one towards a city shows no other way to
    say where a retreat ends."""
    return bool(line) and line.split()[0] == example.split()[0] and ": towards " not in line


def or_like(lines: Iterable[str]) -> str:
    """Examples in a row."""
    said = ""
    for line in lines:
        said = phrase("{line}, or like {more}", line=said, more=line) if said else line
    return said
