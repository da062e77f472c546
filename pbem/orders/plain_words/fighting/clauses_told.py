"""The clauses that a sentence tells of a fight, gathered phrase by phrase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from pbem.engine.model import MOST_RESERVE, RESERVE
from pbem.orders.plain_words.fighting.dear_cards import ONLY, condition
from pbem.orders.plain_words.fighting.phrases import Said
from pbem.orders.plain_words.fighting.templates import (
    ENEMY,
    NATION,
    OWN,
    SIGNS,
)
from pbem.patterns import compiled
from pbem.records import dataclass

MOST_LOST = 8
"""Nobody says that he would lose more: a higher number counts points."""

_CARD = compiled(r"[SCHDR]?\d+")

HEAD = "head of "
"""What the meanings of phrases begin with that tell which fights are meant."""

PICK = "pick "
"""What the meanings of phrases begin with that choose the card of an answer: `my best spade`."""

OTHERWISE = "otherwise"
"""What a word means that says what comes at last: `battle Keith: fight up to 12, otherwise loss 1`."""

AT_ONCE = "loss at once"
"""That a fight is given up as soon as it costs no more than a number of troops."""

TILL_LOSS = "loss till"
"""That a fight goes on until it costs no more than a number of troops."""

IN_ALL_FIGHTS = {
    "ask in all fights": "ask",
    "reserve never": "reserve no",
    "spend in all fights": "spend",
    "keep in all fights": "keep",
    "loss in all fights": "loss",
}
"""What tells by itself that all fights are meant, and what it says of one."""


MAY_PLAY = "may play"
"""That a card may be played, which a plan says anyhow; where a fight asks for one it is the next."""

LOSS_AT = "loss at"
"""That a fight is given up at a score: at -1 that is a loss of one, at -5 it may be this or any worse."""

EITHER_LOSS = "loss at either"
"""That a fight is given up at one of several scores: `at -1 or -2`."""

OF_TROOPS = "loss of troops"
"""A number of troops at most, which is a loss where a fight is meant."""

OF_NATION = ("loss", "spend", "reserve no")
"""The meanings of phrases that may name the nation for whose fights they are."""

LIMITS = ("loss", "spend", "limit")
"""The meanings of phrases that set a limit, and may name the enemy for whom it is."""


@dataclass
class Told:
    """What one sentence tells."""

    play: list[str] = field(default_factory=list)
    keep: list[str] = field(default_factory=list)
    fights: bool = False
    spends: bool = False
    points: int = 0
    most_cards: int = 0
    """How many cards it plays at most; 0 if it does not say."""
    is_from_below: bool = False
    """Whether it names a suit from its lowest card up, which is a row of cards unless points limit it."""
    counts_all: bool = False
    """Whether the points are those of the whole fight, what has been played included: `30 points in all`."""
    order: str = ""
    """Which card it plays each time: `low` or `high`."""
    no_reserve: bool = False
    loss: int = 0
    settle: int = 0
    concedes: bool = False
    asks: bool = False
    heads: list[Said] = field(default_factory=list)
    """What tells which fights are meant."""
    names: tuple[str, ...] = ()
    is_told_first: bool = False
    """Whether what is done is told before whom it is for: `at most 2 for Keith`."""
    is_after: bool = False
    """Whether it tells of what comes after something else."""
    was_limited: bool = False
    """Whether it has set a limit before that: `up to 12, after that give in`."""
    is_right: bool = True
    refuses: bool = False
    """Whether it says that there is no fight; nothing else may stand beside that: `don't fight up to 15`."""
    who_yields: str = ""
    """The generals, by their numbers, of whom it says in such words that they give up."""
    yields: bool = False
    """Whether it gives up in words that may mean something else where no fight is open: `we withdraw`."""
    corrects: bool = False
    """Whether it takes back what was said before it: `no, wait, S8`."""
    at_once: bool = False
    """Whether the loss is one at which it gives up at once, and not one that it comes to in the end."""
    is_till_loss: bool = False
    """Whether it goes on only until it costs no more than that, and does not fight on then."""
    at_all_costs: bool = False
    """Whether it says that no cost counts, which fights on where it says nothing else that is to be done."""
    is_till_none: bool = False
    """Whether it says that cards are played until none does: `if no card is enough: give up`."""
    before_else: list[str] | None = None
    """The clauses before an `else` that says what the plan comes to in the end; None without one."""
    pick: str = ""
    """The card that is to be played first, if it is told by what it does: `highest`, `lowest` or `enough`."""
    sets_rule: bool = False
    """Whether a word says that it is a rule, and no tale of what will happen: `never`, `at most`, `stop`."""
    is_small: bool = False
    """Whether it fights up to a number so small that it counts points only where a loss is told besides."""
    may: list[str] = field(default_factory=list)
    """The cards that it says may be played, where no fight asks for one."""
    counts_troops: bool = False
    """Whether it says a number of troops at most, and not that they are lost."""
    dear: list[str] = field(default_factory=list)
    """The cards that are played only if the fight costs much."""
    when: str = ""
    """On which condition: `loss 4 or more`."""
    is_dear_alone: bool = False
    """Whether it says nothing but these cards for that case: `loss 2, otherwise play C10`."""
    is_answering: bool = False
    """Whether it says what is done if a card is answered."""
    apart: int = 0
    """How many cards the last phrase has behind a comma and an article: `the 3 and 4, the 13`; else 0."""
    says_points: bool = False
    """Whether a word for points stands in the phrase that is added."""
    unplayed: list[str] = field(default_factory=list)
    """The cards that it says are not meant after all: `forget the six`."""

    def clauses(self) -> list[str]:
        """The clauses in the orders language."""
        found = [f"play {' '.join(self.play)}"] if self.play else []
        # `Keep the king of spades, S13`
        spared = () if self.is_dear_alone else self.dear
        keep = list(dict.fromkeys((*self.keep, *spared)))
        kept = [*keep, RESERVE] if keep and self.no_reserve else keep
        found += [f"keep {' '.join(kept)}"] if kept else []
        spends = self.spends or bool(self.order) or self.at_once
        is_limited = bool(self.loss or self.settle or self.concedes or self.asks)
        # `whatever it takes, the 13 first`
        is_free = self.at_all_costs and not is_limited and (not found or found == found[: bool(self.play)])
        # `At most two cards, then give up` plays them first.
        fights = (self.fights or bool(self.most_cards and is_limited)) and not self.is_till_loss
        if fights or is_free or (self.points and not spends):
            found += [f"fight up to {self.points}" if self.points else "fight"]
        elif self.points:
            found += [f"spend {self.points}"]
        found += [f"cards {self.most_cards}"] if self.most_cards else []
        found += [self.order] if self.order else []
        found += ["keep R"] if self.no_reserve and not keep else []
        found += [f"loss {self.loss}"] if self.loss else []
        found += [f"settle {self.settle}"] if self.settle else []
        found += ["concede"] if self.concedes and not (self.loss or self.settle) else []
        return found + (["ask"] if self.asks else [])

    @property
    def is_clear(self) -> bool:
        """Whether it can mean nothing else: `Retreats: ask` does not retreat and ask."""
        is_told = not self.is_small or bool(self.loss or self.settle)
        is_told = is_told and set(self.may).isdisjoint(self.keep)
        is_told = is_told and (bool(self.points) or not self.is_from_below)
        # `Clubs, smallest first, then I give up`: a plan that gives up does so before it plays the lowest.
        plays = self.fights or self.points or self.play or self.most_cards or self.loss or self.settle
        is_told = is_told and not (self.order and self.concedes and not plays)
        return self.is_right and is_told and not (self.yields and self.asks)

    @property
    def says(self) -> bool:
        """Whether it says anything of a fight."""
        return bool(self.clauses() or self.unplayed or self.pick or self.may)

    def is_about(self, *heads: str) -> bool:
        """Whether one of these tells which fights are meant."""
        return any(one.meaning.removeprefix(HEAD) in heads for one in self.heads)

    def named(self, sign: str) -> list[str]:
        """The names with a sign before them, in their order."""
        told = [word for one in self.heads for word in one.value.split() if word.startswith(sign)]
        return list(dict.fromkeys(self.names[int(word[1:])] for word in told))


def add(told: Told, one: Said, values: Sequence[str], *, goes_on: bool) -> None:
    """Add what a phrase says. A bare number may name one of the cards `values`."""
    if one.meaning in IN_ALL_FIGHTS:
        told.heads.append(Said(f"{HEAD}all", one.end))
    numbers = [word for word in one.value.split() if word.isdecimal() and len(word) < 4]
    # `Stop, and lose the one` may say a number twice.
    number = int(numbers[0]) if len(set(numbers)) == 1 else 0
    meaning = one.meaning
    if meaning in LIMITS and any(word.startswith(ENEMY) for word in one.value.split()):
        # `If the fight with Daun costs more than 20 points`
        told.heads.append(Said(f"{HEAD}enemy", one.end, one.value))
    # What is kept is kept for somebody else, and who withdraws gives up where he fights now.
    is_own = any(word.startswith(OWN) for word in one.value.split())
    if is_own and meaning in ("concede", "loss", "loss of one", "spend"):
        # `Soubise is not worth a card.`, `Soubise is not to lose more than a man.`
        told.heads.append(Said(f"{HEAD}own", one.end, one.value))
    if any(word.startswith(NATION) for word in one.value.split()) and meaning in OF_NATION:
        # `More than 12 points Hanover spends nowhere.`
        told.heads.append(Said(f"{HEAD}nation", one.end, one.value))
    if is_own and meaning in ("yield", "refuse"):
        told.who_yields = " ".join(word for word in one.value.split() if word.startswith(OWN))
    if meaning.startswith(HEAD):
        told.is_told_first |= bool(not told.heads and told.clauses())
        told.heads.append(one)
    elif meaning == LOSS_AT:
        told.is_right = told.is_right and number == 1
        _add_loss(told, "loss", number)
    elif meaning == "of others":
        # `Tell Lacy to fight`
        told.is_right = False
    elif meaning == "not so many":
        # `He may lose one, not two.`
        told.is_right = told.is_right and number == (told.loss or told.settle or told.points) + 1
    elif meaning == "loss of one":
        _add_loss(told, "loss", 1)
    elif meaning == OF_TROOPS:
        told.counts_troops = True
        _add_loss(told, "loss", number)
    elif meaning in ONLY:
        _add_dear(told, one, values)
    elif meaning == EITHER_LOSS:
        told.at_once = True
        bounds = sorted(map(int, numbers))
        told.is_right = told.is_right and bounds == [*range(1, len(bounds) + 1)]
        _add_loss(told, "loss", max(bounds, default=0))
    elif meaning in ("loss", "loss in all fights", AT_ONCE, TILL_LOSS, "settle"):
        told.is_till_loss = told.is_till_loss or meaning == TILL_LOSS
        told.at_once = told.at_once or meaning in (AT_ONCE, TILL_LOSS)
        _add_loss(told, meaning, number)
    elif meaning in ("spend", "spend in all", "spend in all fights", "points", "fight to", "limit"):
        told.counts_all |= meaning == "spend in all"
        # `Up to the 17th we are away` counts no points.
        told.sets_rule = told.sets_rule and meaning != "limit"
        _add_points(told, meaning, number)
    elif meaning == "number of a suit" and number > MOST_LOST:
        # `fight up to 20 (spades)`
        _add_points(told, "limit", number)
    elif meaning in ("number of cards", "number of a suit", "one card"):
        number = 1 if meaning == "one card" else number
        told.is_right = told.is_right and number > 0 and told.most_cards in (0, number)
        told.most_cards = number
    elif meaning == "play reserve":
        told.is_right = told.is_right and 1 <= number <= MOST_RESERVE
        told.play.append(f"{RESERVE}{number}")
    elif meaning in ("play", "cards", "keep", "keep behind", "keep in all fights"):
        if meaning in ("play", "cards"):
            # `He may play the six, and the nine if need be` plays the one before the other.
            told.play, told.may = [*told.play, *told.may], []
        _add_cards(told, meaning, one.value, values)
    elif meaning == "keep and reserve":
        told.no_reserve = True
        _add_cards(told, "keep", one.value, values)
    elif meaning == MAY_PLAY:
        before, told.play = told.play, []
        _add_cards(told, "play", one.value, values)
        told.may, told.play = [*told.may, *told.play], before
    elif meaning == "fight":
        told.fights = True
    elif meaning == "at all costs":
        told.at_all_costs = True
    elif meaning == "low from below":
        told.is_right = told.is_right and told.order in ("", "low")
        told.order, told.is_from_below = "low", True
    elif meaning in ("low", "high", "zero"):
        told.is_right = told.is_right and told.order in ("", meaning)
        told.order = meaning
    elif meaning in ("reserve no", "reserve never"):
        told.no_reserve = True
    elif meaning == "reserve too":
        # `Keep S13 and R`
        told.no_reserve = True
        told.is_right = told.is_right and bool(told.keep)
    elif meaning in ("concede", "yield", "refuse"):
        told.play, told.may = [*told.play, *told.may], []
        told.refuses = told.refuses or meaning == "refuse"
        told.concedes = True
        told.is_after = told.is_after and not told.was_limited
        told.yields = told.yields or meaning == "yield"
    elif meaning == "unasked till cards":
        _add_cards(told, "play", one.value, values)
        told.asks = True
    elif meaning == "ask before cards":
        _add_cards(told, "keep", one.value, values)
        told.asks = True
    elif meaning == "ask before reserve":
        told.no_reserve = told.asks = True
    elif meaning == "unasked till points":
        _add_points(told, "fight to", number)
        told.asks = True
    elif meaning.startswith("till none"):
        told.fights = told.is_till_none = True
        told.concedes, told.asks = meaning == "till none", meaning != "till none"
    elif meaning == "no more" and (told.points or told.loss) and not told.play:
        # `Up to 12 points for Soubise, no more` says what the limit does.
        told.sets_rule = True
    elif meaning == "no more":
        # By itself it may end a letter: `That is all for Prussia.`
        told.concedes = True
        told.is_right = told.is_right and (goes_on or bool(told.play))
    elif meaning in ("ask", "ask in all fights"):
        told.asks = True
    elif meaning == "answered":
        told.is_answering = True
    elif meaning == "first":
        told.is_right = told.is_right and len(told.play) < 2
    elif meaning == OTHERWISE:
        told.is_right = told.is_right and told.before_else is None
        told.before_else = told.clauses()
    elif meaning == "limit reached":
        told.is_right = told.is_right and bool(told.points)
        told.is_after, told.was_limited = True, True
    elif meaning == "after":
        told.is_after, told.was_limited = True, bool(told.points)
    elif meaning == "named again":
        before = told.play[-1:]
        _add_cards(told, "play", one.value, values)
        told.play = told.play[:-1] if before and told.play[-1:] == before else told.play
    elif meaning.startswith(PICK):
        told.is_right = told.is_right and not (told.pick or told.clauses())
        told.pick = meaning.removeprefix(PICK)
    elif meaning == "correction":
        _correct(told)
    elif meaning == "unplay":
        _unplay(told, one.value, values)
    elif meaning == "allowed":
        # `Keith fights, the 13 is fine`: a plan that fights plays any card.
        told.is_right = told.is_right and told.fights


def settle_who_yields(told: Told) -> None:
    """Tell whose plan it is that says in words which may mean something else that he gives up if attacked:
    `Keith does not fight if attacked.`"""
    if told.who_yields and told.is_about("attacked") and not told.named(OWN):
        told.heads.append(Said(f"{HEAD}own", 0, told.who_yields))
        told.yields = False


def as_same(told: Told, one: Said) -> Said | None:
    """What a number says of somebody else behind what is told of one: `at most 2 for Keith, 3 for Friedrich`;
    None if it says nothing of that kind."""
    of_one = {"loss": "loss", "spend": "spend", "fight": "fight to"}
    kinds = [clause.split()[0] for clause in told.clauses()]
    if not (
        told.is_told_first
        and (told.loss or told.points)
        and len(kinds) == 1
        and kinds[0] in of_one
        and told.is_about("own", "enemy")
    ):
        return None
    meaning = of_one[kinds[0]]
    is_number = one.value.isdecimal() and one.meaning in ("cards", "limit", "points", meaning)
    return Said(meaning, one.end, one.value) if is_number else None


def as_of_others(found: Sequence[Told], one: Said) -> Said:
    """A bare number as what others may lose or spend, where it was just told of somebody: `everyone loses one
    at most, Richelieu two`, `Friedrich 30 points, the others 15`."""
    is_bare = one.meaning in ("cards", "limit") and one.value.isdecimal()
    if len(found) < 2 or not is_bare or found[-1].clauses() or not found[-1].heads:
        return one
    if found[-2].points and found[-1].is_about("others"):
        return Said("limit", one.end, one.value)
    is_of_one = len(found[-2].named(OWN)) < 2 and found[-2].clauses() == [f"loss {found[-2].loss}"]
    return Said("loss", one.end, one.value) if is_of_one else one


def _correct(told: Told) -> None:
    """Take back the one card told of so far; of several it is open which is meant."""
    told.is_right = told.is_right and told.clauses() in ([], [f"play {' '.join(told.play[:1])}"])
    told.play, told.corrects = [], True


def _unplay(told: Told, value: str, values: Sequence[str]) -> None:
    before, told.play = told.play, []
    _add_cards(told, "play", value, values)
    told.unplayed += told.play
    told.play = [card for card in before if card not in told.unplayed]


def _add_dear(told: Told, one: Said, values: Sequence[str]) -> None:
    """Add cards that are played on a condition only; those told of last if it names none."""
    *cards, number = one.value.split() or [""]
    before, told.keep = told.keep, []
    _add_cards(told, "keep", " ".join(cards), values)
    dear, told.keep = told.keep, before
    if not cards:
        # `The 3 and the 4, the 13 only if it costs three men`
        last = len(told.play) - told.apart if told.apart else 0
        dear, told.play = told.play[last:], told.play[:last]
    told.is_right = told.is_right and bool(dear) and number.isdecimal() and not told.dear
    told.dear, told.when = dear, condition(one.meaning, int(number)) if number.isdecimal() else ""


def _add_loss(told: Told, meaning: str, number: int) -> None:
    before = told.loss or told.settle
    told.is_right = told.is_right and 1 <= number <= MOST_LOST and not before
    told.is_after = told.is_after and not told.was_limited
    if meaning == "settle":
        told.settle = number
    else:
        told.loss = number


def _add_points(told: Told, meaning: str, number: int) -> None:
    # `at most 2` may count troops or cards; `fight up to 5 and lose one` says which are the troops.
    told.is_small = told.is_small or (meaning == "fight to" and number <= MOST_LOST)
    is_clear = number > MOST_LOST or meaning in ("points", "fight to")
    is_clear = is_clear or (told.says_points and meaning.startswith("spend"))
    told.is_right = told.is_right and is_clear and number > 0 and told.points in (0, number)
    told.points = number
    told.spends = told.spends or meaning.startswith("spend")
    told.fights = told.fights or meaning == "fight to"


def _add_cards(told: Told, meaning: str, value: str, values: Sequence[str]) -> None:
    """Add the cards of a phrase, in their order; a bare number is the one card with that value."""
    told_of = " ".join(word for word in value.split() if word[0] not in SIGNS)
    for face in _CARD.findall(told_of):
        fits = [face] if not face.isdecimal() else [card for card in values if card[1:] == face]
        told.is_right = told.is_right and len(set(fits)) == 1 and face != RESERVE
        cards = told.keep if meaning.startswith("keep") else told.play
        cards += [card for card in fits[:1] if card[0] == RESERVE or cards.count(card) < 2]
