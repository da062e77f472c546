"""What a sentence says of how to fight, as the clauses of a plan: `H8 first, then the 10, keep the 13`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import field
from itertools import pairwise

from pbem.engine.model import MOST_RESERVE, RESERVE
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.plans.card_runs import whole_suits, with_suits
from pbem.orders.plain_words.plans.losses import limit_told, loss_told
from pbem.orders.plain_words.plans.plan_chunks import is_tale
from pbem.orders.plain_words.remainder import counts_cards
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of, says
from pbem.orders.plain_words.vocabulary import suit_word
from pbem.records import dataclass

HARMLESS = ("answered", "needed")
"""What an `if` may speak of that every plan says anyhow: cards are played when they are asked for."""

ADDRESSING = ("you", "du", "ihr", "was")
"""Words that are said beside any plan."""

LIMITS = ("keep", "lowest", "highest", "ascending", "beyond", "under", "lose")
"""What says how much of a suit may be played."""

OR = frozenset(words.words(lambda one: one.either))

EXCEPTING = kind_of("excepts")

POINTS = words.forms(words.words(lambda one: one.points))
"""The words for points."""

ALL = ("all", "spare none")
"""What says that every card of a suit may be played."""

DEEDS = ("play", "keep", "lose", "concede", "reserve", "ask", "attack")
"""What a part says of a fight."""

FURTHER = ("then", "and", "but", "if", "until", "else")
"""What something more begins with that is to be done."""

TURNING = ("keep", "not", "lose", "concede", "no more", "if", "ask", "retreat", "move")
"""What an act that plays no card begins with."""

SAYING = (*DEEDS, "no more", "answered", "needed", "ascending", "enough", "first", "lowest", "highest")
"""What the rest of a part may say that is read."""

SPLITTING = (",", ";", ":", ".", "(", ")")


@dataclass
class PlanParts:
    """The clauses that were read, and whether the sentence has nothing else about the fight in it."""

    play: list[str] = field(default_factory=list)
    keep: list[str] = field(default_factory=list)
    loss: int = 0
    is_low: bool = False
    is_high: bool = False
    fights: bool = False
    """Whether all that is held may be played."""
    concedes: bool = False
    asks: bool = False
    no_reserve: bool = False
    is_whole: bool = True
    is_strange: bool = False
    """Whether something is said of a card in words that are not known: it may be to keep it."""

    def clauses(self) -> list[str]:
        """The clauses in the orders language."""
        found = [f"play {' '.join(self.play)}"] if self.play else []
        found += [f"keep {' '.join(self.keep)}"] if self.keep else []
        found += ["fight"] if self.fights else []
        found += ["low"] if self.is_low else ["high"] if self.is_high else []
        found += ["reserve no"] if self.no_reserve else []
        found += [f"loss {self.loss}"] if self.loss else []
        found += ["concede"] if self.concedes else []
        return found + (["ask"] if self.asks else [])


def plan_parts(entities: Sequence[Entity], held: Collection[str], *, is_attacked: bool = False) -> PlanParts:
    """What a sentence says of a fight; `held` are the cards of the nation that fights. An `if` that only
    tells that it `is_attacked` is part of the plan's head."""
    parts = PlanParts()
    names = any(one.kind is Kind.PIECE for one in entities)
    # `Loss 2 in any fight, except Keith` is none for Keith.
    parts.is_whole = not (names and any(fold(one.text) in EXCEPTING for one in entities))
    parts.is_whole = parts.is_whole and not _excepts_cards(entities)
    if mean(entities, "whichever"):
        # `clubs or hearts, whichever applies`: no other card can be played there anyhow.
        entities = [one for one in entities if not suit_word(one) and one.text.lower() not in OR]
    entities = whole_suits(with_suits(entities, held), held)
    cards = [one.text for one in entities if one.kind == Kind.CARD]
    for chunk in _chunks(entities):
        if _only_introduces(chunk, cards):
            continue
        is_head = is_attacked and mean(chunk, "attack")
        is_limit = mean(chunk, "lose") and mean(chunk, "concede") and bool(loss_told(chunk))
        harmless = is_head or is_limit or (mean(chunk, *HARMLESS) and not _counts(chunk))
        harmless = harmless and not _is_qualified(chunk)
        parts.is_whole = parts.is_whole and (harmless or not mean(chunk, "if"))
        before = parts.clauses()
        parts.is_strange = parts.is_strange or _is_strange(chunk)
        _add(parts, chunk, held, names_cards=bool(cards))
        is_read = is_head or parts.clauses() != before
        lasts = mean(chunk, "until") and (not loss_told(chunk) or any(e.kind == Kind.CARD for e in chunk))
        if lasts or _is_bounded(chunk) or counts_cards(chunk) or _plays_these(chunk) or _opens_case(chunk):
            parts.is_whole = False
        counts = mean(chunk, "troops") and any(one.number for one in chunk)
        is_loss_left = counts and not (is_read or mean(chunk, "not"))
        if goes_further(chunk, is_read=is_read) or is_loss_left:
            # `Two men he may have` may be a limit.
            parts.is_whole = False
    parts.play = _as_held(parts.play, held)
    if mean(entities, "ascending"):
        # `Spades from the bottom up, keep the 12`
        parts.play = [card for card in parts.play if card not in parts.keep]
    return parts


def _as_held(cards: Sequence[str], held: Collection[str]) -> list[str]:
    """Cards, each no more often than it is held: `the lowest heart (the 8)` names one twice."""
    counts = Counter(held)
    return [card for place, card in enumerate(cards) if cards[:place].count(card) < max(1, counts[card])]


def _excepts_cards(entities: Sequence[Entity]) -> bool:
    """Whether all may be played but some cards: `with everything but hearts`, `mit allem außer Herz`."""
    words = [one for one in entities if not one.means("filler") and not (one.means("the") and not one.number)]
    return any(
        before.means("all")
        and (one.means("but") or fold(one.text) in EXCEPTING)
        and (two.kind is Kind.CARD or two.number > 0 or bool(suit_word(two)))
        for before, one, two in zip(words, words[1:], words[2:], strict=False)
    )


def _opens_case(chunk: Sequence[Entity]) -> bool:
    """Whether a part begins as a German condition does, with its verb: `Ist das Limit erreicht: aufgeben`."""
    is_long = len(chunk) >= LEAST_IN_CASE and chunk[0].means("is") and not chunk[0].means("and")
    # `Sind die weg` is when the cards told before are played.
    is_long = is_long and words_in(chunk).isdisjoint(kind_of("has left") | kind_of("used up"))
    return is_long and not mean(chunk, *HARMLESS, *DEEDS) and not any(one.kind is Kind.CARD for one in chunk)


LEAST_IN_CASE = 3
"""`Ist gut` is no condition."""


def _plays_these(chunk: Sequence[Entity]) -> bool:
    """Whether a part plays cards that it does not name: `play them, then stop`."""
    told = any(one.kind is Kind.CARD or suit_word(one) or one.number for one in chunk)
    told = told or mean(chunk, "lowest", "highest", "all", "not", "no more", "goes on", "reserve", "cards")
    these = any(fold(one.text) in kind_of("these") for one in chunk if one.kind is not Kind.MARK)
    return mean(chunk, "play") and these and not told


def _is_bounded(chunk: Sequence[Entity]) -> bool:
    """Whether a part counts points, or tells how long something is done: `up to 25 points may go`, `until
    nothing more is there`."""
    said = [fold(word) for one in chunk for word in one.text.split()]
    is_points = any(one.number for one in chunk) and not POINTS.isdisjoint(said)
    ends = next((p for p, one in enumerate(chunk) if one.means("no more")), 0)
    return is_points or any(fold(one.text) in entry("_until") for one in chunk[:ends])


def _is_strange(chunk: Sequence[Entity]) -> bool:
    """Whether a part says of a card something that is not known, or that it stays, and nothing that plays it:
    `the six sleeps at home`."""
    cards = [one for one in chunk if one.kind is Kind.CARD]
    if any(one.kind is Kind.CARD and fold(two.text) in entry("_may") for one, two in pairwise(chunk)):
        # `The S13 may be played` does not say when.
        return True
    strange = [one for one in chunk if one.kind is Kind.OTHER or one.means("stay", "needed")]
    # `In that fight` tells which one is meant.
    said = [one for one in chunk if not one.means("combat")]
    return len(cards) == 1 and bool(strange) and not mean(said, *PLAYING)


PLAYING = (
    *("play", "then", "first", "answered", "goes on", "keep", "not", "attack", "against", "all"),
    *("highest", "lowest", "ascending", "no more", "concede", "if", "with", "enough"),
)
"""What is said of cards that are played, or else told of."""


def _is_qualified(chunk: Sequence[Entity]) -> bool:
    """Whether only some cards of the enemy's would be an answer: `if he answers with something big`."""
    told = next((place for place, one in enumerate(chunk) if one.means("answered")), len(chunk))
    cards = (p for p in range(told, len(chunk)) if chunk[p].kind == Kind.CARD or chunk[p].means("then"))
    behind = chunk[told + 1 : next(cards, len(chunk))]
    return mean(behind, "with", "highest", "lowest", "more than", "at least", "beyond", "under")


def goes_further(chunk: Sequence[Entity], *, is_read: bool) -> bool:
    """Whether a part tells of something more that is to be done, in words that say nothing to the program:
    `then we walk`, `until he tires`. Of a part that is read only what stands behind its cards can be so."""
    cards = [place for place, one in enumerate(chunk) if one.kind == Kind.CARD or suit_word(one)]
    if is_read and not cards:
        return False
    words = [one for one in (chunk[cards[-1] + 1 :] if is_read else chunk) if one.kind != Kind.MARK]
    if not is_read:
        # `And thank you` is talk, `and he may stay` is not said of cards.
        words = words if words and words[0].means(*FURTHER) and not words[0].means("and") else []
    first = next((place for place, one in enumerate(words) if one.means(*FURTHER)), len(words))
    rest = [one for one in words[first:] if not one.means("filler", *FURTHER)]
    return bool(rest) and not mean(rest, *SAYING, "score")


def _only_introduces(chunk: Sequence[Entity], cards: Sequence[str]) -> bool:
    """Whether a part says nothing but what the `cards` that the others name are: `spare no diamond, I have
    but three`."""
    if not cards or any(one.kind == Kind.CARD for one in chunk) or mean(chunk, "if", "not", "maybe"):
        return False
    counts = [one.number for one in chunk if one.number]
    suits = {suit for one in chunk if (suit := suit_word(one))}
    if mean(chunk, *ALL):
        return bool(suits) and not counts and {card[0] for card in cards} == suits
    return mean(chunk, "I") and counts == [len(cards)] and not mean(chunk, *DEEDS) and not suits


def _chunks(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    """What stands between commas and other stops; a row of cards stays together."""
    chunk: list[Entity] = []
    for place, one in enumerate(entities):
        after = entities[place + 1 : place + 2]
        has_card = any(e.kind == Kind.CARD for e in chunk) or (bool(chunk) and bool(suit_word(chunk[-1])))
        is_row = has_card and bool(after) and after[0].kind == Kind.CARD
        if any(e.kind == Kind.CARD for e in chunk) and _turns(entities[place:]):
            yield chunk
            chunk = []
        if one.kind == Kind.MARK and one.text in SPLITTING and not is_row:
            # The number of an item of a list is none of the fight: `1. Friedrich against Browne`.
            yield [] if one.text in ".)" and [e.kind for e in chunk] == [Kind.NUMBER] else chunk
            chunk = []
        else:
            chunk.append(one)
    yield chunk


def _turns(entities: Sequence[Entity]) -> bool:
    """Whether some words begin with another act than to play the cards before: `but keep the 13`."""
    if not entities[0].means("then", "and", "but"):
        return False
    after = next((one for one in entities[1:] if not one.means("then", "but", "filler", "the", "I")), None)
    return after is not None and after.means(*TURNING)


def _add(parts: PlanParts, chunk: Sequence[Entity], held: Collection[str], *, names_cards: bool) -> None:
    if any(one.means("one") and two.means("answered") for one, two in pairwise(chunk)):
        # `If one isn't enough we lose` counts cards.
        parts.is_whole = False
        return
    if limit := limit_told(chunk):
        parts.loss = parts.loss or limit
        return
    if mean(chunk, "reserve") and is_tale(chunk, chunk):
        parts.is_whole = False
    chunk = _but_reserves(parts, _without_adding(chunk))
    cards = [one.text for one in chunk if one.kind == Kind.CARD]
    denied = mean(chunk, "not") and not mean(chunk, "concede", "reserve")
    kept = denied or mean(chunk, "keep")
    if is_doubtful(chunk) or (mean(chunk, "not") and _is_about_fight(chunk) and not cards):
        parts.is_whole = False
    if mean(chunk, "reserve"):
        _add_reserve(parts, chunk, cards)
    if kept and not denied and _is_row_kept(chunk):
        parts.is_whole = False
    elif kept:
        parts.is_whole = parts.is_whole and (bool(cards) or not mean(chunk, "keep"))
        parts.keep += [card for card in cards if card not in parts.keep]
        cards = []
    elif mean(chunk, "lose"):
        parts.loss = parts.loss or loss_told(chunk)
        parts.is_whole = parts.is_whole and bool(parts.loss)
    elif _counts(chunk) and not mean(chunk, "ascending"):
        parts.is_whole = False
    parts.fights = parts.fights or (mean(chunk, "goes on") and not mean(chunk, "not", "if", "until"))
    parts.is_low = parts.is_low or (mean(chunk, "lowest") and mean(chunk, "enough"))
    is_rule = mean(chunk, "always") or (_is_suit_first(chunk) and not names_cards)
    is_rule = is_rule and not (cards or mean(chunk, "not", "keep"))
    if is_rule and mean(chunk, "highest", "lowest"):
        parts.is_high, parts.is_low = mean(chunk, "highest"), parts.is_low or mean(chunk, "lowest")
        return
    parts.play += cards or _of_suit(parts, chunk, held)
    # `a loss of two and no more` is a limit.
    is_all = _ends_there(chunk) and not mean(chunk, "lose")
    # `up to 2 losses we give up, otherwise fight` does not give up whatever it costs.
    gives_up = mean(chunk, "concede") and not (mean(chunk, "lose") and loss_told(chunk))
    # `Legt er nach, ist noch nichts verloren`
    gives_up = gives_up and not says(chunk, "nothing at all")
    parts.concedes = parts.concedes or gives_up or is_all or runs(chunk)
    parts.asks = parts.asks or mean(chunk, "ask")


def _is_suit_first(chunk: Sequence[Entity]) -> bool:
    """Whether the small or the big cards of a suit come first: `small hearts first`, `höchste Pik zuerst`."""
    runs = zip(chunk, chunk[1:], chunk[2:], strict=False)
    return any(
        one.means("lowest", "highest") and bool(suit_word(two)) and is_of_kind(three, "comes first")
        for one, two, three in runs
    )


def _ends_there(chunk: Sequence[Entity]) -> bool:
    """Whether nothing more is to be played; `that's all I have to say`, `no more from me today` speak of
    something else."""
    told = next((place for place, one in enumerate(chunk) if one.means("no more")), len(chunk))
    behind = chunk[told + 1 :]
    is_of_letter = bool(words_in(behind) & kind_of("of a letter"))
    is_of_letter = is_of_letter or (mean(behind[:1], "I", "needed") and len(behind) > 2)
    # `Danach habe ich nichts mehr`, `dann ist nichts mehr da` tell what is left.
    is_left = mean(chunk[:told], "is") or bool(words_in(chunk[:told]) & kind_of("holds cards"))
    is_of_letter = is_of_letter or is_left
    return told < len(chunk) and not is_of_letter


def _is_row_kept(chunk: Sequence[Entity]) -> bool:
    """Whether what is kept stands behind a row of cards: `the 7, the 6 I keep` may mean both."""
    told = next((place for place, one in enumerate(chunk) if one.means("keep")), 0)
    cards = [place for place, one in enumerate(chunk[:told]) if one.kind == Kind.CARD]
    return len(cards) > 1 and any(one.text == "," for one in chunk[cards[0] : cards[-1]])


def runs(chunk: Sequence[Entity]) -> bool:
    """Whether a part says only that its writer leaves the fight: `then we walk`, `if he beats it run`."""
    told = mean(chunk, "retreat", "move") and all(one.kind in (Kind.MARK, Kind.MEANING) for one in chunk)
    last = next((one for one in reversed(chunk) if one.kind != Kind.MARK), None)
    behind = [one for one in chunk if one.means("they", "not", "maybe", "stay")]
    return (
        told
        and last is not None
        and last.means("retreat", "move")
        and (not behind or (mean(chunk, "answered") and not mean(chunk, "not", "maybe", "stay")))
    )


def _but_reserves(parts: PlanParts, chunk: Sequence[Entity]) -> Sequence[Entity]:
    """A part without what it says against Reserves alone: `all spades, not the reserve`."""
    place = next((place for place, one in enumerate(chunk) if one.means("reserve")), 0)
    first = place
    while first and chunk[first - 1].means("the", "filler") and not chunk[first - 1].means("not"):
        first -= 1
    if not first or not chunk[first - 1].means("not"):
        return chunk
    parts.no_reserve = True
    return [*chunk[: first - 1], *chunk[place + 1 :]]


def _without_adding(chunk: Sequence[Entity]) -> Sequence[Entity]:
    """A part but for what is only added to giving up: `yield the field without further waste of cards`."""
    place = next((place for place, one in enumerate(chunk) if one.means("concede")), len(chunk))
    end = next((p for p in range(place, len(chunk)) if chunk[p].means("without")), len(chunk))
    return chunk[:end]


def is_doubtful(chunk: Sequence[Entity]) -> bool:
    """Whether a word leaves it open. Words for `you` and `what` do so only in sentences about moves."""
    return any(one.means("maybe", "beyond") and one.text.lower() not in ADDRESSING for one in chunk)


def _is_about_fight(chunk: Sequence[Entity]) -> bool:
    """Whether a negation in it is about the fight: `don't attack`, and not `I have nothing else`."""
    told = mean(chunk, "play", "attack", "concede", "lose", "cards", "highest", "lowest", "ask")
    # `This is not for Keith.`
    told = told or any(one.kind in (Kind.PIECE, Kind.NATION) for one in chunk)
    return told or any(suit_word(one) for one in chunk)


def _add_reserve(parts: PlanParts, chunk: Sequence[Entity], cards: list[str]) -> None:
    if mean(chunk, "not", "keep", "stay"):
        parts.no_reserve = True
        return
    place = next(place for place, one in enumerate(chunk) if one.means("reserve"))
    value = next((one.number for one in chunk[place + 1 : place + 4] if one.kind == Kind.NUMBER), 0)
    if 1 <= value <= MOST_RESERVE:
        cards.append(f"{RESERVE}{value}")
    else:
        parts.is_whole = False


def _counts(chunk: Sequence[Entity]) -> bool:
    """Whether it has a number that is no card's and no score; `one` and `two` may be other words, too."""
    for place, one in enumerate(chunk):
        is_score = place > 0 and chunk[place - 1].text == "+"
        if (
            one.kind != Kind.CARD
            and not is_score
            and (one.number > 2 or (one.number and one.kind == Kind.NUMBER))
        ):
            return True
    return False


def _of_suit(parts: PlanParts, chunk: Sequence[Entity], held: Collection[str]) -> list[str]:
    """The cards that a suit and a word tell of: `my best spade`, `clubs from the lowest up`."""
    suits = [suit for one in chunk if (suit := suit_word(one))]
    if not suits or parts.is_low:
        if mean(chunk, "lowest", "highest") and not parts.is_low:
            parts.is_whole = False
        return []
    values = sorted(int(card[1:]) for card in held if card[0] == suits[0])
    first = next((one.number for one in chunk if one.kind == Kind.NUMBER), 0)
    if len(set(suits)) == 1 and mean(chunk, *ALL) and not (mean(chunk, *LIMITS) or _counts(chunk)):
        parts.fights = True
        return []
    if len(set(suits)) == 1 and values and not mean(chunk, "keep", "not", *ALL):
        if mean(chunk, "ascending"):
            return [f"{suits[0]}{value}" for value in values if value >= first]
        if mean(chunk, "highest", "lowest") and not _counts(chunk):
            return [f"{suits[0]}{values[-1] if mean(chunk, 'highest') else values[0]}"]
    parts.is_whole = False
    return []


def giving_up_at_last(clauses: Sequence[str]) -> list[str]:
    """The clauses of a plan, so that one which gives up at last plays what it says before."""
    kinds = {one.split()[0] for one in clauses}
    if "concede" not in kinds or "fight" in kinds or kinds.isdisjoint(("spend", "low", "high")):
        return [*clauses]
    limit = next((one.split()[1] for one in clauses if one.startswith("spend ")), "")
    plays = [one for one in clauses if one.startswith("play ")]
    rest = [one for one in clauses if not one.startswith(("play ", "spend "))]
    return [*plays, f"fight up to {limit}" if limit else "fight", *rest]
