"""What each phrase adds to what a sentence tells of a fight: a function for each meaning, in one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.engine.model import MOST_RESERVE, RESERVE
from pbem.orders.plain_words.fighting.wording.clauses_told import (
    AT_ONCE,
    HEAD,
    IN_ALL_FIGHTS,
    MAY_PLAY,
    MOST_LOST,
    OF_TROOPS,
    OTHERWISE,
    PICK,
    PICKED_EACH_TIME,
    TILL_LOSS,
    Told,
)
from pbem.orders.plain_words.fighting.wording.dear_cards import ONLY, condition
from pbem.orders.plain_words.fighting.wording.phrases import Said
from pbem.orders.plain_words.fighting.wording.templates import ENEMY, NATION, OWN, SIGNS
from pbem.patterns import compiled
from pbem.records import dataclass

_CARD = compiled(r"[SCHDR]?\d+")

LOSS_AT = "loss at"
"""That a fight is given up at a score: at -1 that is a loss of one, at -5 it may be this or any worse."""

EITHER_LOSS = "loss at either"
"""That a fight is given up at one of several scores: `at -1 or -2`."""

OF_NATION = ("loss", "spend", "reserve no")
"""The meanings of phrases that may name the nation for whose fights they are."""

OF_PIECE = ("concede", "loss", "loss of one", "spend")
"""The meanings of phrases that may name one's own general for whose fights they are."""

LIMITS = ("loss", "spend", "limit")
"""The meanings of phrases that set a limit, and may name the enemy for whom it is."""


@dataclass(frozen=True)
class Phrase:
    """A phrase and what is known where it stands."""

    said: Said
    values: Sequence[str]
    """The cards that a bare number may name."""
    goes_on: bool
    """Whether the sentence goes on behind it."""

    @property
    def meaning(self) -> str:
        """What the phrase means."""
        return self.said.meaning

    @property
    def numbers(self) -> list[str]:
        """The numbers in it, as digits."""
        return [word for word in self.said.value.split() if word.isdecimal() and len(word) < 4]

    @property
    def number(self) -> int:
        """Its number, which may stand there twice: `Stop, and lose the one`; 0 if it has none or several."""
        return int(self.numbers[0]) if len(set(self.numbers)) == 1 else 0

    def names(self, sign: str) -> list[str]:
        """Its words for those who are named, by the sign before their number."""
        return [word for word in self.said.value.split() if word.startswith(sign)]


def add(told: Told, said: Said, values: Sequence[str], *, goes_on: bool) -> None:
    """Add what a phrase says. A bare number may name one of the cards `values`."""
    phrase = Phrase(said, values, goes_on)
    _add_heads(told, phrase)
    for begins, adds in FAMILIES.items():
        if said.meaning.startswith(begins):
            return adds(told, phrase)
    if said.meaning in MEANINGS:
        MEANINGS[said.meaning](told, phrase)


def _add_heads(told: Told, phrase: Phrase) -> None:
    """Add whose fights a phrase names beside what it says of them."""
    said, meaning = phrase.said, phrase.meaning
    if meaning in IN_ALL_FIGHTS:
        told.heads.append(Said(f"{HEAD}all", said.end))
    if meaning in LIMITS and phrase.names(ENEMY):
        # `If the fight with Daun costs more than 20 points`
        told.heads.append(Said(f"{HEAD}enemy", said.end, said.value))
    # What is kept is kept for somebody else, and who withdraws gives up where he fights now.
    if meaning in OF_PIECE and phrase.names(OWN):
        # `Soubise is not worth a card.`, `Soubise is not to lose more than a man.`
        told.heads.append(Said(f"{HEAD}own", said.end, said.value))
    if meaning in OF_NATION and phrase.names(NATION):
        # `More than 12 points Hanover spends nowhere.`
        told.heads.append(Said(f"{HEAD}nation", said.end, said.value))
    if meaning in ("yield", "refuse") and phrase.names(OWN):
        told.who_yields = " ".join(phrase.names(OWN))


def _head(told: Told, phrase: Phrase) -> None:
    told.is_told_first |= bool(not told.heads and told.clauses())
    told.heads.append(phrase.said)


def _of_others(told: Told, _phrase: Phrase) -> None:
    # `Tell Lacy to fight`
    told.is_right = False


def _not_so_many(told: Told, phrase: Phrase) -> None:
    # `He may lose one, not two.`
    told.is_right = told.is_right and phrase.number == (told.loss or told.settle or told.points) + 1


def _loss(told: Told, phrase: Phrase) -> None:
    told.is_till_loss = told.is_till_loss or phrase.meaning == TILL_LOSS
    told.at_once = told.at_once or phrase.meaning in (AT_ONCE, TILL_LOSS)
    _add_loss(told, phrase.meaning, phrase.number)


def _loss_at(told: Told, phrase: Phrase) -> None:
    told.is_right = told.is_right and phrase.number == 1
    _add_loss(told, "loss", phrase.number)


def _loss_at_either(told: Told, phrase: Phrase) -> None:
    told.at_once = True
    bounds = sorted(map(int, phrase.numbers))
    told.is_right = told.is_right and bounds == [*range(1, len(bounds) + 1)]
    _add_loss(told, "loss", max(bounds, default=0))


def _loss_of_one(told: Told, _phrase: Phrase) -> None:
    _add_loss(told, "loss", 1)


def _loss_of_troops(told: Told, phrase: Phrase) -> None:
    told.counts_troops = True
    _add_loss(told, "loss", phrase.number)


def _points(told: Told, phrase: Phrase) -> None:
    told.counts_all |= phrase.meaning == "spend in all"
    # `Up to the 17th we are away` counts no points.
    told.sets_rule = told.sets_rule and phrase.meaning != "limit"
    _add_points(told, phrase.meaning, phrase.number)


def _number_of_cards(told: Told, phrase: Phrase) -> None:
    number = 1 if phrase.meaning == "one card" else phrase.number
    told.is_right = told.is_right and number > 0 and told.most_cards in (0, number)
    told.most_cards = number


def _number_of_a_suit(told: Told, phrase: Phrase) -> None:
    if phrase.number > MOST_LOST:
        # `fight up to 20 (spades)`
        _add_points(told, "limit", phrase.number)
    else:
        _number_of_cards(told, phrase)


def _play_reserve(told: Told, phrase: Phrase) -> None:
    told.is_right = told.is_right and 1 <= phrase.number <= MOST_RESERVE
    told.play.append(f"{RESERVE}{phrase.number}")


def _play(told: Told, phrase: Phrase) -> None:
    # `He may play the six, and the nine if need be` plays the one before the other.
    told.play, told.may = [*told.play, *told.may], []
    _keep(told, phrase)


def _play_no_more(told: Told, phrase: Phrase) -> None:
    # `No more than H9` may also keep what is higher.
    told.is_right = told.is_right and len(phrase.said.value.split()) > 1
    _play(told, phrase)
    told.concedes = True


def _keep(told: Told, phrase: Phrase) -> None:
    _add_cards(told, phrase.meaning, phrase)


def _keep_and_reserve(told: Told, phrase: Phrase) -> None:
    told.no_reserve = True
    _add_cards(told, "keep", phrase)


def _may_play(told: Told, phrase: Phrase) -> None:
    before, told.play = told.play, []
    _add_cards(told, "play", phrase)
    told.may, told.play = [*told.may, *told.play], before


def _fight(told: Told, _phrase: Phrase) -> None:
    told.fights = True


def _at_all_costs(told: Told, _phrase: Phrase) -> None:
    told.at_all_costs = True


def _low_from_below(told: Told, _phrase: Phrase) -> None:
    told.is_right = told.is_right and told.order in ("", "low")
    told.order, told.is_from_below = "low", True


def _order(told: Told, phrase: Phrase) -> None:
    told.is_right = told.is_right and told.order in ("", phrase.meaning)
    told.order = phrase.meaning


def _no_reserve(told: Told, _phrase: Phrase) -> None:
    told.no_reserve = True


def _reserve_last(told: Told, _phrase: Phrase) -> None:
    told.has_reserve_last = True


def _reserve_too(told: Told, _phrase: Phrase) -> None:
    # `Keep S13 and R`
    told.no_reserve = True
    told.is_right = told.is_right and bool(told.keep)


def _concede(told: Told, phrase: Phrase) -> None:
    told.play, told.may = [*told.play, *told.may], []
    told.refuses = told.refuses or phrase.meaning == "refuse"
    told.concedes = True
    told.is_after = told.is_after and not told.was_limited
    told.yields = told.yields or phrase.meaning == "yield"


def _unasked_till_cards(told: Told, phrase: Phrase) -> None:
    _add_cards(told, "play", phrase)
    told.asks = True


def _ask_before_cards(told: Told, phrase: Phrase) -> None:
    _add_cards(told, "keep", phrase)
    told.asks = True


def _ask_before_reserve(told: Told, _phrase: Phrase) -> None:
    told.no_reserve = told.asks = True


def _unasked_till_points(told: Told, phrase: Phrase) -> None:
    _add_points(told, "fight to", phrase.number)
    told.asks = True


def _ask(told: Told, _phrase: Phrase) -> None:
    told.asks = True
    # `20 points at most, after that ask me`
    told.is_after = told.is_after and not told.was_limited


def _till_none(told: Told, phrase: Phrase) -> None:
    told.fights = told.is_till_none = True
    told.concedes, told.asks = phrase.meaning == "till none", phrase.meaning != "till none"


def _no_more(told: Told, phrase: Phrase) -> None:
    if (told.points or told.loss) and not told.play:
        # `Up to 12 points for Soubise, no more` says what the limit does.
        told.sets_rule = True
        return
    # By itself it may end a letter: `That is all for Prussia.`
    told.concedes = True
    told.is_right = told.is_right and (phrase.goes_on or bool(told.play))


def _answered(told: Told, _phrase: Phrase) -> None:
    told.is_answering = True


def _first(told: Told, _phrase: Phrase) -> None:
    told.is_right = told.is_right and len(told.play) < 2


def _otherwise(told: Told, _phrase: Phrase) -> None:
    told.is_right = told.is_right and told.before_else is None
    told.before_else = told.clauses()


def _else_fight(told: Told, phrase: Phrase) -> None:
    # `Give in up to two losses, above that play`: it does so anyhow, and as a clause it would come first.
    loss = told.loss or told.settle
    told.is_right &= loss > 0 and not told.points
    told.is_right &= phrase.number in (0, loss + 1)
    told.at_once = told.fights_else = True


def _limit_reached(told: Told, _phrase: Phrase) -> None:
    told.is_right &= bool(told.points)
    told.is_after = told.was_limited = True


def _after(told: Told, _phrase: Phrase) -> None:
    told.is_after, told.was_limited = True, bool(told.points)


def _named_again(told: Told, phrase: Phrase) -> None:
    before = told.play[-1:]
    _add_cards(told, "play", phrase)
    told.play = told.play[:-1] if before and told.play[-1:] == before else told.play


def _pick(told: Told, phrase: Phrase) -> None:
    which = phrase.meaning.removeprefix(PICK)
    if told.clauses() and not (told.play or told.pick or told.order) and which in PICKED_EACH_TIME:
        # `At most 20 points, the lowest card that puts me ahead` tells it of every card.
        told.order, which = PICKED_EACH_TIME[which], ""
    told.is_right = told.is_right and not (which and (told.pick or told.clauses()))
    told.pick = which or told.pick


def _correct(told: Told, _phrase: Phrase) -> None:
    """Take back the one card told of so far; of several it is open which is meant."""
    told.is_right = told.is_right and told.clauses() in ([], [f"play {' '.join(told.play[:1])}"])
    told.play, told.corrects = [], True


def _unplay(told: Told, phrase: Phrase) -> None:
    before, told.play = told.play, []
    _add_cards(told, "play", phrase)
    told.unplayed += told.play
    told.play = [card for card in before if card not in told.unplayed]


def _allowed(told: Told, _phrase: Phrase) -> None:
    # `Keith fights, the 13 is fine`: a plan that fights plays any card.
    told.is_right = told.is_right and told.fights


def _add_dear(told: Told, phrase: Phrase) -> None:
    """Add cards that are played on a condition only; those told of last if it names none."""
    *cards, number = phrase.said.value.split() or [""]
    before, told.keep = told.keep, []
    _add_faces(told, "keep", " ".join(cards), phrase.values)
    dear, told.keep = told.keep, before
    if not cards:
        # `The 3 and the 4, the 13 only if it costs three men`
        last = len(told.play) - told.apart if told.apart else 0
        dear, told.play = told.play[last:], told.play[:last]
    told.is_right = told.is_right and bool(dear) and number.isdecimal() and not told.dear
    told.dear, told.when = dear, condition(phrase.meaning, int(number)) if number.isdecimal() else ""


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


def _add_cards(told: Told, meaning: str, phrase: Phrase) -> None:
    _add_faces(told, meaning, phrase.said.value, phrase.values)


def _add_faces(told: Told, meaning: str, value: str, values: Sequence[str]) -> None:
    """Add the cards of a phrase, in their order; a bare number is the one card with that value."""
    told_of = " ".join(word for word in value.split() if word[0] not in SIGNS)
    for face in _CARD.findall(told_of):
        fits = [face] if not face.isdecimal() else [card for card in values if card[1:] == face]
        told.is_right = told.is_right and len(set(fits)) == 1 and face != RESERVE
        cards = told.keep if meaning.startswith("keep") else told.play
        cards += [card for card in fits[:1] if card[0] == RESERVE or cards.count(card) < 2]


FAMILIES: dict[str, Callable[[Told, Phrase], None]] = {HEAD: _head, "till none": _till_none, PICK: _pick}
"""What phrases add whose meanings begin so."""

MEANINGS: dict[str, Callable[[Told, Phrase], None]] = {
    "of others": _of_others,
    "not so many": _not_so_many,
    **dict.fromkeys(("loss", "loss in all fights", AT_ONCE, TILL_LOSS, "settle"), _loss),
    LOSS_AT: _loss_at,
    EITHER_LOSS: _loss_at_either,
    "loss of one": _loss_of_one,
    OF_TROOPS: _loss_of_troops,
    **dict.fromkeys(ONLY, _add_dear),
    **dict.fromkeys(("spend", "spend in all", "spend in all fights"), _points),
    **dict.fromkeys(("points", "fight to", "limit"), _points),
    "number of cards": _number_of_cards,
    "number of a suit": _number_of_a_suit,
    "one card": _number_of_cards,
    "play reserve": _play_reserve,
    "play": _play,
    "cards": _play,
    "play no more": _play_no_more,
    "keep": _keep,
    "keep behind": _keep,
    "keep in all fights": _keep,
    "keep and reserve": _keep_and_reserve,
    MAY_PLAY: _may_play,
    "fight": _fight,
    "at all costs": _at_all_costs,
    "low from below": _low_from_below,
    "low": _order,
    "high": _order,
    "zero": _order,
    "reserve no": _no_reserve,
    "reserve never": _no_reserve,
    "reserve last": _reserve_last,
    "reserve too": _reserve_too,
    "concede": _concede,
    "yield": _concede,
    "refuse": _concede,
    "unasked till cards": _unasked_till_cards,
    "ask before cards": _ask_before_cards,
    "ask before reserve": _ask_before_reserve,
    "unasked till points": _unasked_till_points,
    "ask": _ask,
    "ask in all fights": _ask,
    "no more": _no_more,
    "answered": _answered,
    "first": _first,
    OTHERWISE: _otherwise,
    "else fight": _else_fight,
    "limit reached": _limit_reached,
    "after": _after,
    "named again": _named_again,
    "correction": _correct,
    "unplay": _unplay,
    "allowed": _allowed,
}
"""What the phrase of each meaning adds."""
