"""The clauses that a sentence tells of a fight, gathered phrase by phrase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import OWN
from pbem.records import dataclass

MOST_LOST = 8
"""Nobody says that he would lose more: a higher number counts points."""

HEAD = "head of "
"""What the meanings of phrases begin with that tell which fights are meant."""

PICK = "pick "
"""What the meanings of phrases begin with that choose the card of an answer: `my best spade`."""

PICKED_EACH_TIME = {"lowest": "low", "enough": "low", "highest": "high"}
"""The order in which cards are played if each time the card is picked so."""

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

OF_TROOPS = "loss of troops"
"""A number of troops at most, which is a loss where a fight is meant."""


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
    has_reserve_last: bool = False
    """Whether it plays a Reserve only where no card of the suit is left."""
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
    fights_else: bool = False
    """Whether it says that more is played if its loss is too big to accept."""
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
        # A plan that gives up at last would do so before it plays the lowest, if it did not fight.
        gives_up = self.concedes and not (self.loss or self.settle)
        spends = ((self.spends or bool(self.order)) and not gives_up) or self.at_once
        is_limited = bool(self.loss or self.settle or self.concedes or self.asks)
        # `whatever it takes, the 13 first`
        is_free = self.at_all_costs and not is_limited and (not found or found == found[: bool(self.play)])
        # `At most two cards, then give up` plays them first.
        fights = self.fights or bool(self.most_cards and is_limited and not self.at_once)
        fights = fights and not self.is_till_loss
        if fights or is_free or (self.points and not spends):
            found += [f"fight up to {self.points}" if self.points else "fight"]
        elif self.points:
            found += [f"spend {self.points}"]
        found += [f"cards {self.most_cards}"] if self.most_cards else []
        found += [self.order] if self.order else []
        found += ["keep R"] if self.no_reserve and not keep else []
        found += ["reserve last"] if self.has_reserve_last else []
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
        is_told = is_told and not (self.has_reserve_last and self.no_reserve)
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
