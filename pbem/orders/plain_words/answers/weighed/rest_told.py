"""How a fight goes on behind the card that answers, as the weight of the words behind it has it, and whether
that is sure enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.answers.weighed.clues import CluesBehind
from pbem.orders.plain_words.fighting.loose.part import is_name
from pbem.orders.plain_words.fighting.weighed.weighed_plan import NONE, SPARING, has_strange_part
from pbem.orders.plain_words.fighting.weighed.words import CARD, NUMBER, RESERVES, kind_at
from pbem.orders.plain_words.fighting.wording.templates import OWN
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.weighing.weights import ANSWERS, weights
from pbem.records import dataclass

SAID, UNSAID = 0.6, 0.1
"""What is at least so likely is said; what is less likely, but more than the second, leaves all open."""

IDLE = 0.8
"""A sentence that is more likely to tell nothing of the fight is talk beside the others."""

EVEN = 0.5
"""What was read is asked about if it is more likely than that nothing of the fight is told."""

SURE = 0.9
"""How likely at least it is that he gives up then, or keeps a card."""

SUREST = 0.97
"""The same where no word says by itself that he gives up."""

NO_PLAN = 0.2
"""How likely it may be that nothing of the fight is told."""

PLAN = 0.7
"""What is not read is asked about if it is at least so likely that something of the fight is told."""

UNLIKELY = 0.2
"""What was passed over is asked about if it is less likely than that nothing of the fight is told."""

LIKELY = 0.75
"""What was read is asked about if it lacks what is more likely told than that."""

PLAYED = 0.85
"""The same of a card that is played."""

PLACE = 0.75
"""How likely at least it has to be what a number or a card says."""

KINDS = (NUMBER, CARD, RESERVES)
"""The words that say something by themselves; suits only tell what is played."""

LOW, HIGH, FIGHT, CONCEDE, ASK = "low", "high", "fight", "concede", "ask"
AHEAD, DEAR = "ahead", "dear"
"""That further cards are only played if they bring him ahead, or if more would be lost otherwise."""

UNNAMED = "unnamed"
"""That a card is played or kept that no word names, or in another order than they are named."""

CARDS, MORE, BELOW = "cards", "more", "under"
"""What a number counts, and that it is one higher than it, for the first card is played, or one lower."""

SAYS = (LOW, HIGH, FIGHT, CONCEDE, ASK, AHEAD, DEAR, UNNAMED)
"""What all of the words may say, each by itself."""


@dataclass
class Rest:
    """How a fight goes on behind the card."""

    play: list[str] = field(default_factory=list)
    keep: list[str] = field(default_factory=list)
    """Cards, suits and Reserves that are not played."""
    counted: dict[str, int] = field(default_factory=dict)
    """What the numbers count: points, cards, troops that may be lost."""
    says: frozenset[str] = frozenset()
    """What of `SAYS` is told."""
    has_reserve_last: bool = False

    def clauses(self, faces: Sequence[str]) -> list[str]:
        """The same in the orders language, for a hand of which the cards `faces` can still be played."""
        if AHEAD in self.says:
            # He fights with that card alone.
            others = [face for face in dict.fromkeys(faces) if face not in self.play]
            kept = [f"keep {' '.join(others)}"] if others else []
            return [*kept, "fight", CONCEDE if CONCEDE in self.says else ASK]
        loss = self.counted.get(DEAR, 0) if DEAR in self.says else self.counted.get("loss", 0)
        points = self.counted.get("points", 0)
        told = [f"play {' '.join(self.play)}"] if self.play and DEAR not in self.says else []
        kept = [card for face in self.keep for card in [face] * max(1, faces.count(face) * (face != RESERVE))]
        told += [f"keep {' '.join(kept)}"] if kept else []
        is_more = bool(loss or points or self.play) or not self.says.isdisjoint((LOW, HIGH))
        told += ["fight"] if FIGHT in self.says and not is_more else []
        told += [one for one in (LOW, HIGH) if one in self.says]
        told += [f"spend {points}"] if points else []
        told += ["reserve last"] if self.has_reserve_last else []
        told += [f"loss {loss}"] if loss else []
        ends = CONCEDE in self.says or _plays_all(told, faces)
        told += [CONCEDE] if ends and not (loss or points or ASK in self.says) else []
        return told + ([ASK] if ASK in self.says else [])

    @property
    def when(self) -> str:
        """The condition on which alone the cards are played; empty if there is none."""
        return f"loss {self.counted[DEAR] + 1} or more" if DEAR in self.says else ""


def contradicts(
    clues: CluesBehind, sentences: Sequence[CluesBehind], read: Sequence[str], faces: Sequence[str]
) -> bool:
    """Whether some words most likely tell something of which their reading has nothing: how the fight goes
    on, that he gives up then, or is to be asked; or nothing of what it has, nor any of their sentences. The
    cards `faces` can still be played."""
    chances = _chances(clues)
    words = {clause.split()[0] for clause in read}
    if not read:
        is_about = any(kind_at(clues.row, place) == CARD for place in range(len(clues.row)))
        is_about = is_about or any(not TELLING.isdisjoint(kinds) for kinds in clues.kinds)
        return chances[NONE] < UNLIKELY and is_about
    gives_up = chances[CONCEDE] > LIKELY and words.isdisjoint(ENDS) and not _plays_all(read, faces)
    asks = chances[ASK] > LIKELY and ASK not in words
    is_talk = all(_chances(one)[NONE] > EVEN for one in (clues, *sentences))
    return is_talk or gives_up or asks


def _chances(clues: CluesBehind) -> Mapping[str, float]:
    """How likely it is that some words say each thing."""
    return weights(ANSWERS, "sentence").chances(clues.of_sentence)


TELLING = frozenset(("ask", "yields", "low", "high", "keep"))
"""The kinds of words that tell how a fight goes on."""


def _plays_all(clauses: Sequence[str], faces: Sequence[str]) -> bool:
    """Whether all cards are played: then he gives up, said or not."""
    played = [card for clause in clauses if clause.startswith("play ") for card in clause.split()[1:]]
    return bool(played) and not Counter(faces) - Counter(played)


def sum_of(clauses: Sequence[str], faces: Sequence[str]) -> frozenset[tuple[str, ...]]:
    """What clauses come to with the cards `faces`: that he plays on, with the lowest that is enough, says
    nothing more, nor does the order of what is kept, or that he gives up at a limit or behind the last."""
    found = {tuple(clause.replace("fight up to", "spend").split()) for clause in clauses}
    found = {("keep", RESERVE) if one == ("reserve", "no") else one for one in found}
    kept = sorted(card for word, *cards in found if word == "keep" for card in cards)
    rest = {one for one in found if one[0] not in ("keep", "low", "fight")}
    is_over = any(one[0] in ENDS for one in rest - {(CONCEDE,)}) or _plays_all(clauses, faces)
    rest -= {(CONCEDE,)} if is_over else set()
    return frozenset({*rest, ("keep", *kept)})


ENDS = frozenset((CONCEDE, "loss", "settle", "spend", "cards"))
"""The clauses by which a fight ends."""


def rest_told(clues: CluesBehind, faces: Sequence[str]) -> Rest | None:
    """How a fight goes on (rule 7) with the cards `faces`, those that can still be played behind the first;
    None if it is not sure."""
    chances = _chances(clues)
    is_open = any(UNSAID < chances[one] < SAID for one in SAYS if one != UNNAMED)
    if is_open or chances[NONE] > NO_PLAN or chances[UNNAMED] > 1 - PLAN:
        return None
    rest = Rest(says=frozenset(one for one in SAYS if chances[one] > SAID))
    if not _add_places(rest, clues) or not _is_clear(rest, clues, faces):
        return None
    clauses = rest.clauses(faces)
    yields = any("yields" in kinds for kinds in clues.kinds)
    is_sure = CONCEDE not in rest.says or _plays_all(clauses, faces)
    # Who has nothing left may only lament it.
    is_sure = is_sure or chances[CONCEDE] >= (SURE if yields else SUREST if faces else 1)
    return rest if is_sure and clauses else None


def joined_rest(sentences: Sequence[CluesBehind], faces: Sequence[str]) -> Rest | None:
    """How a fight goes on as several sentences tell it one by one; None if one of them is not sure, or they
    do not agree."""
    found = Rest()
    for clues in sentences:
        if _chances(clues)[NONE] > IDLE:
            continue
        one = rest_told(clues, faces)
        if one is None or AHEAD in one.says or DEAR in one.says:
            return None
        if any(found.counted.get(what, number) != number for what, number in one.counted.items()):
            return None
        found.play += one.play
        found.keep += [card for card in one.keep if card not in found.keep]
        found.counted |= one.counted
        found.says |= one.says
        found.has_reserve_last |= one.has_reserve_last
    is_fit = not Counter(found.play) - Counter(faces) and set(found.play).isdisjoint(found.keep)
    is_fit = is_fit and not ({LOW, HIGH} <= found.says or {ASK, CONCEDE} <= found.says)
    is_fit = is_fit and not (found.play and "loss" in found.counted)
    return found if is_fit and found.clauses(faces) else None


def _add_places(rest: Rest, clues: CluesBehind) -> bool:
    """Add what the numbers, cards, suits and Reserves say; False if that is not clear."""
    for place, word in enumerate(clues.row):
        kind = kind_at(clues.row, place)
        if kind not in KINDS:
            continue
        says, chance = weights(ANSWERS, kind).likeliest(clues.at(place))
        if chance < PLACE or (says == "keep" and chance < SURE):
            return False
        kinds = clues.kinds_of(clues.parts[place])
        is_score = not kinds.isdisjoint(("yields", "end")) or _is_score(clues, place)
        if says == NONE and kind == NUMBER and (is_score or ("keep" in kinds and int(word) > 1)):
            # A score, or a card that he does not hold.
            return False
        if says == "play" and chance < PLAYED:
            return False
        if says in ("play", "keep") and kind != RESERVES:
            face = clues.face(place)
            if not face:
                return False
            cards = rest.play if says == "play" else rest.keep
            cards += [face] if says == "play" or face not in cards else []
        elif kind == NUMBER and says != NONE:
            what, _, beside = says.partition(" ")
            number = int(word) + (beside == MORE) - (beside == BELOW)
            if rest.counted.setdefault(what, number) != number:
                return False
        elif kind == RESERVES and says != NONE and not _add_reserve(rest, clues, place, says, chance):
            return False
    return True


def _is_score(clues: CluesBehind, place: int) -> bool:
    """Whether a number is a score: `bei minus 1 ist Schluss`."""
    return place > 0 and clues.row[place - 1] in kind_of("score before")


def _add_reserve(rest: Rest, clues: CluesBehind, place: int, says: str, chance: float) -> bool:
    is_spared = not clues.kinds_of(clues.parts[place]).isdisjoint(SPARING)
    if says == "keep" and is_spared and chance >= SUREST:
        rest.keep += [RESERVE] if RESERVE not in rest.keep else []
        return True
    rest.has_reserve_last |= says == "last"
    return says == "last"


def _is_clear(rest: Rest, clues: CluesBehind, faces: Sequence[str]) -> bool:
    """Whether what is told can be played, and no word of it says more than that."""
    says, counted = rest.says, rest.counted
    kinds = set().union(*clues.kinds) if clues.row else set()
    # `the biggest I have comes next`
    picks = not kinds.isdisjoint((LOW, HIGH)) and says.isdisjoint((LOW, HIGH))
    both = {LOW, HIGH} <= says or {ASK, CONCEDE} <= says or {AHEAD, DEAR} <= says
    has_cards = not Counter(rest.play) - Counter(faces)
    has_cards = has_cards and set(rest.play).isdisjoint((*rest.keep, *clues.spared))
    # It is open whether a number of cards counts those that were played before.
    is_counted = CARDS not in counted or _is_end(rest)
    is_alone = len(rest.play) == 1 and bool(says & {CONCEDE, ASK})
    is_fit = (AHEAD not in says or is_alone) and (DEAR in says) == (DEAR in counted)
    is_fit = is_fit and (DEAR not in says or len(rest.play) == 1)
    is_first = any(_goes_before(clues, place) for place in range(len(clues.row)))
    is_denied = any(_denies(clues, part, rest) for part in {*clues.parts})
    is_low = 0 < counted.get("points", 0) < FEW_POINTS
    # A loss that ends it at once holds before each of the cards.
    is_low = is_low or ("loss" in counted and bool(rest.play) and DEAR not in says)
    is_other = is_first or is_denied or is_low or _is_about_him(rest, clues)
    is_other = is_other or has_strange_part(clues, ANSWERS, (CARD, RESERVES))
    is_other = is_other or (len(rest.play) > 1 and any(_turns(clues, part) for part in {*clues.parts}))
    return has_cards and is_counted and is_fit and not (picks or both or is_other)


def _turns(clues: CluesBehind, part: int) -> bool:
    """Whether a few words without a card only say `and if not`: what follows is instead."""
    words = [place for place, one in enumerate(clues.parts) if one == part]
    bare = not any(clues.face(place) for place in words) and len(words) <= FEW_WORDS
    return bare and "not" in clues.kinds_of(part)


FEW_WORDS = 4
"""A part of so many words, its comma among them, turns what was said."""


def _denies(clues: CluesBehind, part: int, rest: Rest) -> bool:
    """Whether a part of what is said denies what it may be read as: `no need to ask`, `I don't give up`."""
    kinds = clues.kinds_of(part)
    asks, yields = ASK in rest.says and "ask" in kinds, CONCEDE in rest.says and "yields" in kinds
    # `wenn er weiterspielt, ist er fertig`
    is_his = yields and not kinds.isdisjoint(HIM) and "mine" not in kinds
    return ("not" in kinds and (asks or yields)) or is_his


def _is_about_him(rest: Rest, clues: CluesBehind) -> bool:
    """Whether giving up is said of nobody but the other side: `Then he goes home.`"""
    kinds = set().union(*clues.kinds)
    mine = not kinds.isdisjoint(("us", "mine", "yields")) or any(map(clues.face, range(len(clues.row))))
    named = any(is_name(word, OWN) for word in clues.row)
    return CONCEDE in rest.says and not (kinds.isdisjoint(HIM) or mine or named)


HIM = frozenset(("one", "several"))
"""The kinds of words for somebody else."""


FEW_POINTS = 10
"""So many points no limit has: `I shall not abandon him at four points behind`."""


def _goes_before(clues: CluesBehind, place: int) -> bool:
    """Whether something else is to happen before the card at a place is played: `ask before the 5 goes`."""
    start = max(0, place - NEAR)
    return bool(clues.face(place)) and not kind_of("before it goes").isdisjoint(clues.row[start:place])


NEAR = 5
"""So near before a card may stand what comes before it."""


def _is_end(rest: Rest) -> bool:
    """Whether a number of cards is that of the cards told: `the 7, no third card`; then the fight ends."""
    is_end = rest.counted[CARDS] == len(rest.play) + 1
    rest.says |= {CONCEDE} if is_end else frozenset()
    return is_end
