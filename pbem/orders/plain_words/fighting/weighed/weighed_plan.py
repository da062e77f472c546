"""The plan that a sentence tells by the weight of its words, and whether it is sure enough to be taken."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import pairwise

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.fighting.loose.part import Part, is_name
from pbem.orders.plain_words.fighting.weighed.clues import Clues
from pbem.orders.plain_words.fighting.weighed.words import CARD, NUMBER, RESERVES, SUIT, kind_at
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD, MOST_LOST, Told
from pbem.orders.plain_words.fighting.wording.phrases import Said, Spoken
from pbem.orders.plain_words.fighting.wording.templates import ENEMY, NATION, OTHER_NATION, OWN, entry
from pbem.orders.plain_words.vocabulary import suit_in, words_for
from pbem.orders.plain_words.weighing.weights import FIGHTS, weights
from pbem.records import dataclass

SAID = 0.6
"""What is at least so likely is said."""

UNSAID = 0.05
"""What is more likely than that, and less likely than what is said, leaves the sentence open."""

NO_PLAN = 0.12
"""How likely it may be that a sentence is no plan, if it is to be taken by its weight alone."""

PLACE = 0.75
"""How likely at least it has to be what a number or a card says."""

KEPT = 0.92
"""The same of a suit or a Reserve that is kept: mostly they only tell what is played."""

EVEN, HARDLY = 0.5, 0.75

RULES = ("low", "high", "fight", "concede", "ask")
"""What a whole sentence may say of a fight."""

WHOSE = ("attacked", "others")
"""For which fights a plan may be, where it names nobody."""

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


@dataclass
class WeighedPlan:
    """What a sentence says by the weight of its words."""

    told: Told
    is_plan: bool
    """Whether it is more likely a plan than none."""
    is_sure: bool
    """Whether all of it is so likely that it may be taken."""
    open_words: list[str] = field(default_factory=list)
    """The numbers, cards and words for Reserves that are not said to mean anything."""


def weighed_plan(sentence: Spoken) -> WeighedPlan | None:
    """The plan of a sentence as the weight of its clues has it (rule 7); None if it is hardly one."""
    clues, chances = _weighed(sentence.row)
    if chances["none"] >= HARDLY:
        return None
    told = Told(names=sentence.names, sets_rule=True)
    says = {rule: chances[rule] > EVEN for rule in (*RULES, *WHOSE, "all")}
    told.order = "low" if says["low"] else "high" if says["high"] else ""
    told.fights, told.concedes, told.asks = says["fight"], says["concede"], says["ask"]
    is_clear, open_words = _add_places(told, clues)
    told.heads += _heads(sentence, says)
    named = bool(Part(sentence.row).named(OWN, ENEMY))
    asked = [*RULES, *(one for one in WHOSE if not (named and one == "attacked"))]
    is_clear = is_clear and not (says["others"] and (says["attacked"] or named))
    is_sure = is_clear and not open_words and not (says["low"] and says["high"])
    is_sure = is_sure and not any(UNSAID < chances[one] < SAID for one in asked)
    is_sure = is_sure and chances["none"] < NO_PLAN and told.is_clear and bool(told.clauses())
    is_sure = is_sure and not _is_open(clues, told)
    return WeighedPlan(told, chances["none"] < EVEN, is_sure, open_words)


def sure_plan(sentence: Spoken) -> Told | None:
    """What a sentence tells by weight alone, if that is sure."""
    plan = weighed_plan(sentence)
    return plan.told if plan and plan.is_sure else None


def is_surely_plan(sentence: Spoken) -> bool:
    """Whether by the weight of its words a sentence with a number tells how to fight, read or not."""
    clues, chances = _weighed(sentence.row)
    return chances["none"] < UNSAID and any(kind_at(clues.row, p) == NUMBER for p in range(len(clues.row)))


@lru_cache(maxsize=64)
def _weighed(row: tuple[str, ...]) -> tuple[Clues, dict[str, float]]:
    """The clues of a sentence and what they say of it as a whole; each is asked for several times."""
    clues = Clues(row)
    return clues, weights(FIGHTS, "sentence").chances(clues.of_sentence)


@lru_cache(maxsize=256)
def _said_at(row: tuple[str, ...], place: int) -> tuple[str, float]:
    """What a number, a card or another such word most likely says, and how likely that is."""
    return weights(FIGHTS, kind_at(row, place)).likeliest(_weighed(row)[0].at(place))


def _add_places(told: Told, clues: Clues) -> tuple[bool, list[str]]:
    """Add what the numbers, cards, suits and Reserves say; whether it is clear, and the idle ones."""
    counted: dict[str, set[int]] = {}
    reserves: set[str] = set()
    is_clear, left = True, []
    for place, word in enumerate(clues.row):
        kind = kind_at(clues.row, place)
        if not kind:
            continue
        says, chance = _said_at(clues.row, place)
        is_kept = kind in (SUIT, RESERVES) and says == "keep"
        is_clear = is_clear and chance >= (KEPT if is_kept else PLACE)
        if is_kept and kind == RESERVES and clues.kinds_of(clues.parts[place]).isdisjoint(SPARING):
            # `In every fight play the Reserves`
            is_clear = False
        if word == "1" and says == "cards" and not _counts_cards(clues, place):
            # `Eine Niederlage` is no number of cards.
            is_clear = False
        if kind == NUMBER and says != NONE:
            what, _, under = says.partition(" ")
            counted.setdefault(what, set()).add(int(word) - bool(under))
        elif kind == CARD and says != NONE:
            cards = told.play if says == "play" else told.keep
            cards += [word] if word not in cards else []
        elif kind == SUIT and says == "keep":
            told.keep += [SUITS[suit_in(word)]]
        elif kind == RESERVES and says != NONE:
            reserves.add(says)
        elif not (kind == SUIT or word == "1"):
            left.append(word)
    told.no_reserve, told.has_reserve_last = "keep" in reserves, "last" in reserves
    told.points, told.most_cards = (max(counted.get(what, {0})) for what in ("points", "cards"))
    told.loss = max(counted.get("loss", {0}))
    # `Fight up to 30` goes on to that, and `at most 30 points` may stop before.
    told.spends = not any("fights-on" in kinds for kinds in clues.kinds)
    is_clear = is_clear and all(len(counted.get(what, ())) < 2 for what in ("points", "cards"))
    is_clear = is_clear and len(reserves) < 2 and "play" not in reserves and told.loss <= MOST_LOST
    return is_clear and set(told.play).isdisjoint(told.keep) and RESERVE not in told.play, left


def _counts_cards(clues: Clues, place: int) -> bool:
    """Whether a word for cards stands right behind a `one`, which may be an article."""
    return any("cards" in one for one in clues.kinds[place + 1 : place + BEHIND])


BEHIND = 4
"""So near behind a `one` stands what it counts."""

SPARING = {"not", "keep", "touched"}
"""The kinds of words of which one says that a Reserve is kept."""

NONE = "none"
"""What a word says that has nothing to do with the plan."""


def _is_open(clues: Clues, told: Told) -> bool:
    """Whether words of a sentence may say more than its weight has: that the writer is asked, what comes if
    something else does, or that another card comes first."""
    row, kinds = clues.row, [set(one) for one in clues.kinds]
    said = set().union(*kinds)
    is_more = ("ask" in said and not told.asks) or not said.isdisjoint(("alike", "hedged"))
    # `All but Friedrich`
    before = (word for word, two in pairwise(row) if is_name(two, OWN, ENEMY, NATION))
    is_more = is_more or any(word in entry("_loose all-but") for word in before)
    # `Two men is the most Lacy may lose.`
    is_theirs = told.is_about("enemy") and (row[0][0] == ENEMY or told.clauses() == [f"loss {told.loss}"])
    is_more = is_more or is_theirs
    # `Until he has played two cards`
    untils = [two for one, two in pairwise(kinds) if "till" in one]
    is_more = is_more or any({"one", "several"} & one for one in untils)
    # `All stay where they are, and if attacked ask me`
    things = [(part, kind_at(row, place)) for place, part in enumerate(clues.parts)]
    tokens = {part for part, kind in things if kind in (CARD, SUIT, RESERVES)}
    idle = {part for part, one in zip(clues.parts, kinds, strict=True) if "stay" in one} - tokens
    is_more = is_more or bool(idle) or _is_uncounted(clues, said)
    # `If Browne does not attack`, `No big fights`
    about = [clues.kinds_of(part) for part in {*clues.parts} - tokens]
    is_more = is_more or any("not" in one and one & {"attack", "fights"} for one in about)
    is_more = is_more or ("others" in said and not told.is_about("others"))
    # `No longer the high cards first`
    is_more = is_more or any("not" in one and told.order in one for one in about)
    is_more = is_more or not words_for("discard", "recruit").isdisjoint(row)
    # `He can use both my diamonds, after that he gives in`
    has_suit = any(kind == SUIT for _, kind in things)
    is_more = is_more or (told.clauses() == ["concede"] and (has_suit or "first" in said))
    # `Keep the S12 for last`
    cards = {part for part, kind in things if kind == CARD}
    is_more = is_more or (bool(told.keep) and any("last" in clues.kinds_of(part) for part in cards))
    is_more = is_more or any(_is_turned(clues, kinds, place) for place in range(len(row)))
    return is_more or _is_out_of_order(clues, kinds, told)


def _is_turned(clues: Clues, kinds: Sequence[set[str]], place: int) -> bool:
    """Whether a number or a card means something else by a word before it: `give in if it costs more than 3`,
    `he does not fight up to 5`, `never more than the H7`."""
    kind = kind_at(clues.row, place)
    if kind not in (NUMBER, CARD):
        return False
    start = next((p for p in range(place, 0, -1) if clues.parts[p] != clues.parts[place]), 0)
    before = kinds[start:place]
    more = [p for p, one in enumerate(before, start) if {"over", "more"} & one and place - p < BEFORE]
    if kind == CARD:
        return bool(more)
    denied = [p for p, one in enumerate(before, start) if "not" in one]
    between = [kind_at(clues.row, p) for p in range(denied[-1] if denied else place, place)]
    is_other = any(one in (CARD, SUIT, RESERVES) for one in between)
    if more and denied and any("cards" in one for one in kinds[denied[-1] : more[-1]]):
        # `No card over 9`
        return True
    return bool(more) != bool(denied) and not (denied and is_other)


def _is_out_of_order(clues: Clues, kinds: Sequence[set[str]], told: Told) -> bool:
    """Whether a word says that a later card comes first, or a limit stands behind `otherwise`: `the D8 only
    then, first the D3`, `fight up to 20, otherwise loss 2`."""
    played = [place for place, word in enumerate(clues.row) if word in told.play]
    if len(told.play) > 1 and any("begins" in one for one in kinds[played[0] + 1 : played[-1]]):
        return True
    other = next((place for place, one in enumerate(kinds) if "else" in one), len(kinds))
    if other < len(kinds) and told.play:
        return True
    lost = [place for place, word in enumerate(clues.row) if word == str(told.loss)]
    return other < len(kinds) and not (lost and lost[0] < other)


def _is_uncounted(clues: Clues, said: set[str]) -> bool:
    """Whether a small number says nothing of what it counts: `risk at most two`, `fights up to 5`."""
    for place, word in enumerate(clues.row):
        if kind_at(clues.row, place) == NUMBER and 1 < int(word) <= MOST_LOST:
            says, _ = _said_at(clues.row, place)
            by_means = not entry("_by way of").isdisjoint(clues.row[max(0, place - 2) : place])
            if says != NONE and (said.isdisjoint(UNITS[says.partition(" ")[0]]) or by_means):
                return True
    return False


UNITS = {"points": {"points"}, "cards": {"cards"}, "loss": {"troops", "yields"}}
"""The kinds of words that tell what a small number counts."""

BEFORE = 5
"""So near before a card `more than` is said of it."""


def _heads(sentence: Spoken, says: dict[str, bool]) -> list[Said]:
    """What tells which fights are meant: those whom it names, or a word for all."""
    part = Part(sentence.row)
    own, enemy, of_nation = (
        list(dict.fromkeys(part.named(*signs))) for signs in ((OWN,), (ENEMY, OTHER_NATION), (NATION,))
    )
    kind = "sides" if own and enemy else "own" if own else "enemy" if enemy else ""
    when = "attacked " if says["attacked"] else ""
    if kind:
        return [Said(f"{HEAD}{when}{kind}", 0, " ".join((*own, *enemy)))]
    if says["others"]:
        return [Said(f"{HEAD}others", 0)]
    if of_nation:
        return [Said(f"{HEAD}nation", 0, " ".join(of_nation))]
    if when:
        # `Should they be attacked`, and not `if anyone attacks us`.
        is_his = part.has("one", "several") and not part.has("mine")
        return [Said(f"{HEAD}attacked him" if is_his else f"{HEAD}attacked", 0)]
    return [Said(f"{HEAD}all", 0)] if says["all"] else []


def as_weighed(sentence: Spoken, found: Sequence[Told]) -> list[Told]:
    """What a sentence tells that no phrases have as a whole: what was found in parts of it if its weight says
    the same, else what its weight says if that is sure. Of bare numbers that stand for cards weight knows
    nothing."""
    if len(found) > 1:
        return [*found]
    if _is_strange(sentence.row):
        return []
    plan = weighed_plan(sentence)
    if plan is None:
        return []
    if found and found[0].play and has_strange_part(_weighed(sentence.row)[0], FIGHTS, (NUMBER, CARD)):
        # `Die 13 will ich behaltne.`
        return []
    is_same = bool(found) and _sum_of(found[0]) == _sum_of(plan.told)
    if found and (is_same or (plan.is_plan and plan.open_words)):
        return [*found]
    return [plan.told] if plan.is_sure else []


def has_strange_part(clues: Clues, about: str, beside: Collection[str]) -> bool:
    """Whether a long word is one that nobody has written yet in sentences about something, and stands in one
    part with a word of some kinds: `Die 13 wollen wir aufsparen.`"""
    known = weights(about, "sentence").clues
    strange = {
        part
        for word, kinds, part in zip(clues.row, clues.kinds, clues.parts, strict=True)
        if word.isalpha() and len(word) >= LONG and not kinds and f"u {word}" not in known
    }
    places = (place for place in range(len(clues.row)) if kind_at(clues.row, place) in beside)
    return not strange.isdisjoint(clues.parts[place] for place in places)


LONG = 6
"""So many letters has a word that may say what is done."""


def _is_strange(row: Sequence[str]) -> bool:
    """Whether a sentence begins with somebody who is named in a way that nobody has written yet, `Kampf Frdr:
    the lowest card`, or reserves something else than a card: `I reserve the decision`."""
    known = weights(FIGHTS, "sentence").clues
    reserves = words_for("reserve")
    return any(
        (two == ":" and one.isalpha() and f"u {one}" not in known) or (one in ("i", "we") and two in reserves)
        for one, two in pairwise(row)
    )


def _sum_of(told: Told) -> tuple[object, ...]:
    """What a plan comes to: a fight that ends at a limit is given up there."""
    limited = bool(told.points or told.most_cards)
    kept = {*told.keep, *([RESERVE] if told.no_reserve else [])}
    last = (told.concedes and not limited, told.asks, told.has_reserve_last)
    return (told.points, told.most_cards, told.loss, told.order, tuple(told.play), frozenset(kept), *last)
