"""What is bought and by which cards: `2 troops, paid with D10 and C2. Both go to Saltikov.`"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from itertools import pairwise

from pbem.engine import questions as q
from pbem.engine.model import RESERVE
from pbem.engine.recruitment import PRICE
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.buying.account import are_troops, counts_troops, is_paid_in_full, worth
from pbem.orders.plain_words.buying.counts import COMMA, each_of, is_count
from pbem.orders.plain_words.buying.for_whom import Rest, city_is_for, joined, rest_is_for
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why, both
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import way
from pbem.records import dataclass


@dataclass
class Purchase:
    """What one nation buys, as far as a letter has told."""

    line: int
    said: str
    """The sentences that tell of it, where their line holds others too."""
    cards: list[str] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    """The generals and trains that are named, in their order."""
    troops: dict[str, int] = field(default_factory=dict)
    """The new troops of each general."""
    cities: dict[str, int] = field(default_factory=dict)
    """Where pieces re-enter."""
    is_said: bool = False
    """Whether a word says that something is bought."""
    is_open: bool = False
    """Whether a card is taken back."""
    rest: Rest | None = None
    """Who gets the troops that nobody is told to get."""
    total: int = 0
    """How many troops are bought in all, where that is told."""

    def add(self, at: Situation, entities: Sequence[Entity], said: str) -> None:
        """Add what a sentence tells."""
        self.said = both(self.said, said)
        cards = [place for place, one in enumerate(entities) if one.kind is Kind.CARD]
        # `I'll pay with the small hearts`
        pays = mean(entities, "pay") and mean(entities, "troops", "lowest", "highest")
        self.is_said = self.is_said or mean(entities, "recruit") or bool(cards) or pays
        turns = [place for place, one in enumerate(entities) if _turns(entities, place)]
        # `with S9 ... no wait, C8`: whether both pay, and for how many, is his to say.
        self.is_open |= any(cards and cards[0] < place < cards[-1] for place in turns)
        generals: list[str] = []
        numbers: list[int] = []
        for place, one in enumerate(entities):
            name = at.piece(one) if one.kind == Kind.PIECE else None
            if one.kind == Kind.CARD:
                self.cards.append(one.text)
            elif one.means("reserve"):
                self.cards.append(RESERVE)
            elif name is not None and at.is_own(name):
                self.pieces += [name] if name not in self.pieces else []
                generals += [name] if name in at.rules.generals and name not in generals else []
            elif one.kind == Kind.CITY and (whose := city_is_for(at, entities, place, self.pieces)):
                if not one.is_full and (whose in self.cities or len(one.cities) > 1):
                    # `Browne in Tabor wieder ins Spiel`, `train 1 neu in Tabor`
                    continue
                self.cities[whose] = one.cities[0]
            elif is_count(entities, place):
                numbers.append(one.number - _held(at, entities, place))
        for pair in joined(at, entities):
            places = {self.cities[name] for name in pair if name in self.cities}
            self.cities |= dict.fromkeys(pair, places.pop()) if len(places) == 1 else {}
        self._come_to_one(at, entities, generals)
        if rest := rest_is_for(at, entities):
            self.rest = rest
            generals = [name for name in generals if name != rest.name]
        self._come_together(at, entities)
        if each := each_of(entities):
            self.troops.update(dict.fromkeys(generals, each))
            return
        if len(numbers) != len(generals):
            self._share_by_part(at, entities)
        self._share(generals, numbers)

    def _come_to_one(self, at: Situation, entities: Sequence[Entity], generals: Sequence[str]) -> None:
        """Have generals come where the first of them does, or all of them, whose city alone a sentence tells:
        `Browne comes to Tabor with 3 troops, and Karl with one`, `Browne 3 + Karl 2 at Tabor`."""
        back = [name for name in generals if name not in at.where]
        told = {self.cities[name] for name in back if name in self.cities}
        if len(told) != 1:
            return
        counts = [p for p in range(len(entities)) if is_count(entities, p)]
        places = [p for p, one in enumerate(entities) if one.kind is Kind.CITY and one.is_full]
        ends = len(counts) == len(back) and bool(places) and places[0] > counts[-1]
        if back[0] in self.cities or ends:
            self.cities |= dict.fromkeys(back, told.pop())

    def _come_together(self, at: Situation, entities: Sequence[Entity]) -> None:
        """Have all come where `they` or both do: `Browne 4, Karl 3, they come both to Tabor`, `Both return at
        Tabor, Browne with 4, Karl with 3`."""
        commas = [p for p, one in enumerate(entities) if one.kind is Kind.MARK and one.text in ",;:"]
        for part in (entities[commas[-1] + 1 :], entities[: commas[0]]) if commas else ():
            cities = [one.cities[0] for one in part if one.kind is Kind.CITY and one.is_full]
            if len(cities) == 1 and mean(part, "they", "all") and not any(map(at.may_own, part)):
                names = (at.own_piece(one) for one in entities)
                self.cities.update({name: cities[0] for name in names if name and name not in at.where})
                return

    def _share_by_part(self, at: Situation, entities: Sequence[Entity]) -> None:
        """The number of each part between commas for the first general in it: `Karl gets two, joins Lacy`."""
        part: list[Entity] = []
        for one in (*entities, COMMA):
            if one.kind == Kind.MARK and one.text in ",;":
                told = (at.piece(e) for e in part if e.kind == Kind.PIECE)
                names = [name for name in told if name and at.is_own(name)]
                counts = [e.number for place, e in enumerate(part) if is_count(part, place)]
                if names and len(counts) == 1 and names[0] in at.rules.generals:
                    self.troops.setdefault(names[0], counts[0])
                part = []
            else:
                part.append(one)

    def _share(self, generals: list[str], numbers: list[int]) -> None:
        """A number a general, in the same order; one number more is the sum, and stands first."""
        if numbers and len(numbers) == len(generals) + 1:
            self.total, numbers = numbers[0], numbers[1:]
        if len(numbers) == len(generals):
            self.troops.update(zip(generals, numbers, strict=True))
        elif numbers:
            self.total = self.total or numbers[0]

    def take_back(self, said: str) -> None:
        """A sentence names other cards, in the place of some of those told."""
        self.said, self.is_open = both(self.said, said), True

    def order(self, at: Situation, nation: str, out: Outcome) -> None:
        """Add the recruitment, or the doubt that something of it was not told."""
        mine = at.generals_of(nation)
        if not self.pieces and self.total and len(at.rules.nations[nation].generals) == 1:
            self.pieces = mine
        generals = [name for name in self.pieces if name in at.rules.generals]
        if not self.troops and len(generals) == 1:
            self.troops[generals[0]] = self.total or _worth(self.cards)
        self._give_rest(at)
        items = [item for name in self.pieces if (item := self._item(at, name))]
        left_over = _worth(self.cards) > sum(self.troops.values())
        buys = [name for name in generals if name in self.troops or name in self.cities]
        if self.is_open:
            out.doubt(self.line, Why.PURCHASE)
        elif self.cards and items and left_over and (buys != generals or self._is_short):
            # What of it is for the others was not read.
            out.doubt(self.line, Why.PURCHASE, f"recruit {' '.join(self.cards)}: {', '.join(items)}")
        elif self.cards and items:
            out.take(self.line, nation, f"recruit {' '.join(self.cards)}: {', '.join(items)}")
        elif self.is_said or items or self.pieces:
            out.doubt(self.line, Why.PURCHASE)

    @property
    def is_left(self) -> bool:
        """Whether the cards pay for more troops and trains than have been told."""
        trains = sum(name not in self.troops for name in self.pieces)
        return bool(self.troops) and _worth(self.cards) > sum(self.troops.values()) + trains

    @property
    def _is_short(self) -> bool:
        """Whether fewer troops are given to somebody than are bought: `Three of them are for Apraxin.`"""
        return self.total > sum(self.troops.values()) > 0

    def _give_rest(self, at: Situation) -> None:
        """Give what is left of the troops to him who is told to get it; if that is nothing, all is open."""
        trains = sum(name in at.rules.trains for name in self.pieces)
        worth = _worth(self.cards) - trains
        left = (min(self.total, worth) if self.total else worth) - sum(self.troops.values())
        if self.rest and self.rest.name not in self.troops and left > 0 and (left == 1 or self.rest.is_more):
            self.troops[self.rest.name] = left
        self.is_open |= bool(self.rest and self.cards and self.rest.name not in self.troops)

    def _item(self, at: Situation, name: str) -> str:
        place = f" at {at.city(self.cities[name])}" if name in self.cities else ""
        count = f" {self.troops[name]}" if self.troops.get(name) else ""
        return f"{at.title(name)}{place}{count}" if place or count else ""


def _worth(cards: Sequence[str]) -> int:
    """How many troops and supply trains some cards pay for."""
    return sum(int(face[1:] or 10) for face in cards) // PRICE


def _turns(entities: Sequence[Entity], place: int) -> bool:
    """Whether the word at a place takes back what is before it: `- sorry, C8`."""
    one, before = entities[place], entities[place - 1] if place else COMMA
    changes = before.kind is Kind.MARK and is_of_kind(one, "changes something")
    return changes or one.means("correction")


FARTHEST = 3
"""No supply train goes further in a phase."""


def _held(at: Situation, entities: Sequence[Entity], place: int) -> int:
    """The troops that a general has, where a number tells how many he is to have: `Cumberland up to five`."""
    names = [at.piece(one) for one in entities if one.kind is Kind.PIECE]
    said = words_in(entities)
    before = entities[place - 1] if place else COMMA
    held = at.game.troops.get(str(names[0]), 0) if len(names) == 1 else 0
    raises = before.means("to") and said & kind_of("raises to") and held < entities[place].number
    return held if raises else 0


def _is_payment(entities: Sequence[Entity]) -> bool:
    """Whether a sentence, behind one that tells what is bought, names cards and nothing that is done with
    them but paying: `clubs 11, 11 and spade 8.`, `Take H11 with S2, that is 13.`"""
    names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) and one.is_full for one in entities)
    others = mean(entities, "keep", "discard", "not", "if", "maybe", "combat", "lose", "concede", "attack")
    plays = mean(entities, "play", "answered", "lowest", "highest") and not mean(entities, "pay")
    return any(one.kind == Kind.CARD for one in entities) and not (names or others or plays)


def with_bought_train(at: Situation, before: Purchase, entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence in which `the train` is the one bought `before`, if its city is too far for another one."""
    cities = [one for one in entities if one.kind is Kind.CITY and one.is_full]
    found = list(entities)
    for place, one in enumerate(entities if len(cities) == 1 else ()):
        bought = [name for name in one.names if name in before.pieces and name not in before.cities]
        bought = [name for name in bought if name in at.rules.trains and name not in at.where]
        there = [way(at, (name,), cities) for name in one.names if name in at.where]
        others = [path for path in there if path and len(path) <= FARTHEST]
        if len(bought) == 1 and not (one.is_full or others):
            found[place] = replace(one, names=(bought[0],), is_full=True)
    return found


def with_lost_train(
    at: Situation, nation: str | None, entities: Sequence[Entity], before: Purchase | None
) -> list[Entity]:
    """A sentence about a purchase in which a train without a number, or of no nation, is the only one of the
    buyer's that is lost: `a new train in Tabor for S8`; or what is left of the cards told `before` pays for
    it: `C11, C5, H10: Browne 3 at Tabor, train 1 at Brünn`."""
    lost = [name for name, one in at.rules.trains.items() if one.nation == nation and name not in at.where]
    said = mean(entities, "recruit", "pay", "re-enter") or any(map(_is_new, entities))
    found = list(entities)
    has_cards = any(one.kind is Kind.CARD for one in entities)
    # `Train 1 back at Tabor for S8`
    said = said or (has_cards and any_of_kind(entities, "back again"))
    is_paid = has_cards or any(
        _is_new(one) and two.kind is Kind.PIECE and two.text == "train" for one, two in pairwise(entities)
    )
    goes_on = before is not None and before.is_left and before.line == entities[0].line
    if len(lost) != 1 or not (goes_on or (said and is_paid)):
        return found
    for place, one in enumerate(found):
        names = one.names if one.kind is Kind.PIECE else ()
        # `train 1` is that of the nation which buys.
        others = any(name in at.where and at.rules.nation_of[name] == nation for name in names)
        if lost[0] in names and not (one.is_full and others):
            found[place] = replace(one, names=(lost[0],), is_full=True)
    return found


def _is_new(one: Entity) -> bool:
    return fold(one.text) in kind_of("new piece")


def gives_up_card(at: Situation, nation: str, entities: Sequence[Entity]) -> bool:
    """Whether a sentence says no more than that a card is given up, by a nation that discards none."""
    cards = any(one.kind is Kind.CARD for one in entities)
    names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) and one.is_full for one in entities)
    others = mean(entities, "not", "if", "maybe", "keep", "combat", "play", "attack", "concede", "lose")
    gives = at.rules.nations[nation].discard == 0 and mean(entities, "discard")
    return cards and gives and not (names or others)


def is_about_purchase(at: Situation, entities: Sequence[Entity], before: Purchase | None) -> bool:
    """Whether a sentence is about recruitment; `before` is what its nation has told of it."""
    if mean(entities, "if") or _attacks(entities):
        return False
    own = [name for one in entities if (name := at.own_piece(one))]
    counts = any(one.number or one.kind == Kind.CARD for one in entities)
    is_bought = is_trade(at, entities) and not mean(entities, "not", "maybe")
    is_said = (mean(entities, "recruit", "pay") and counts) or is_bought or is_paid_in_full(at, entities)
    # `Spend D10 and D2 on two troops`
    named = any(one.kind in (Kind.PIECE, Kind.CITY) and one.is_full for one in entities)
    is_said = is_said or (mean(entities, "spend") and not named and _are_paid(entities))
    if before is not None and not before.cards and before.pieces and _is_payment(entities):
        return True
    if is_said or _is_about_fight(at, entities):
        return is_said
    if _is_wanted(at, entities) and own:
        return True
    cities = any(one.kind is Kind.CITY and one.is_full for one in entities)
    if before is not None and cities and own and not mean(entities, "not", "maybe"):
        # `Browne 3, Karl at Tabor 2. Browne comes to Brünn.`
        placeless = (name for name in before.pieces if name not in at.where and name not in before.cities)
        if set(own) <= set(placeless):
            return True
    returns = counts or mean(entities, "re-enter") or (before is not None and before.is_left)
    is_off_map = any(name not in at.where for name in own) and returns
    goes_on = before is not None and not before.troops and bool(own) and (counts or mean(entities, "all"))
    # `Lacy is to play nothing, with two men one does not fight`
    goes_on = goes_on and not mean(entities, "play", "keep", "not") and not leads_elsewhere(at, entities)
    for_him = before is not None and not before.troops and not own and mean(entities, "troops")
    return is_off_map or goes_on or (for_him and counts and mean(entities, "him", "they"))


UNPAID = ("not", "maybe", "transfer", "move", "stay", "from", "split", "play", "keep", "past", "with")
"""What a sentence has not in it that asks for new troops without a word for buying."""


def _is_wanted(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence asks for so many troops, which another one pays for: `Keith gets two troops.`"""
    if mean(entities, *UNPAID):
        return False
    if any(one.kind in (Kind.CARD, Kind.CITY, Kind.NATION) and one.is_full for one in entities):
        return False
    said = words_in(entities)
    numbers = [one for one in entities if one.number and one.kind is not Kind.CARD]
    return len(numbers) == 1 and counts_troops(entities) and bool(said & kind_of("gets new troops"))


def is_none_bought(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says that nothing is bought: `No recruiting this turn.`"""
    said = words_in(entities)
    bought = mean(entities, "recruit") or said & kind_of("buys")
    nothing = mean(entities, "not") or bool(said & kind_of("not at all"))
    names = any(one.kind in (Kind.CARD, Kind.CITY, Kind.PIECE) and one.is_full for one in entities)
    # `Hanover buys nothing`
    told = [one for one in entities if not is_of_kind(one, "nothing else")]
    others = mean(told, "if", "maybe", "attack", "move", "stay", "all", "discard")
    nothing = nothing or len(told) < len(entities)
    return bool(bought and nothing) and not names and not others


def tells_who_buys(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence says no more than which nations buy: `Hannover ist voll, also kaufen nur die
    Preußen.`"""
    nations = [one for one in entities if one.kind is Kind.NATION]
    is_own = bool(nations) and all(name in at.nations for one in nations for name in one.names)
    named = any(one.kind in (Kind.CARD, Kind.PIECE, Kind.CITY) or one.number for one in entities)
    deeds = mean(entities, "if", "maybe", "attack", "move", "stay", "discard", "pay", "troops", "not")
    bought = mean(entities, "recruit") or bool(words_in(entities) & kind_of("buys"))
    return is_own and bought and not (named or deeds)


def leads_elsewhere(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence about a purchase names a city that is none of hers who buys, with a piece on the map
    that stands elsewhere: a move is told in it as well."""
    names = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
    here = {at.where[name] for name in names if name in at.where}
    if not here or any(name not in at.where for name in names):
        return False
    cities = [one.cities for one in entities if one.kind == Kind.CITY and one.is_full]
    return any(here.isdisjoint(told) for told in cities)


def is_trade(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence sets new troops of the writer's against a card, and tells of no fight: `One troop
    for Soubise against the eight of clubs.` Whoever reads a plan in it is wrong."""
    names = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
    is_own = bool(names) and all(name and at.is_own(name) for name in names)
    # `poor Apraxin, beaten by two troops and the 4 of hearts`
    fights = mean(entities, "lose", "concede", "keep", "if", "discard", "combat", "beaten")
    fights = fights or (mean(entities, "play", "spend", "should", "attack") and not _are_paid(entities))
    counted = counts_troops(entities) or _is_plus(entities)
    is_clear = counted and not fights and any(one.kind == Kind.CARD for one in entities)
    return is_own and (is_clear or is_paid_in_full(at, entities))


def _attacks(entities: Sequence[Entity]) -> bool:
    """Whether a word for attacks is none for what cards are spent on: `Nachschub, dafür geht Pik 7 drauf`."""
    return mean(entities, "attack") and not _are_paid(entities)


def _are_paid(entities: Sequence[Entity]) -> bool:
    """Whether the cards of a sentence are worth just the troops that it counts: `spend S7 and D5 on two`."""
    counts = [p for p, one in enumerate(entities) if one.number and is_count(entities, p)]
    counted = [p for p in counts if any(are_troops(one) for one in entities[p + 1 : p + 3])]
    return len(counted) == 1 and worth(entities) == entities[counted[0]].number


def is_offer(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence says no more than that cards are for a general, perhaps with as many troops as they
    are worth: `Use S7 and D5 for Cumberland`, `S12 for Keith 2`. No fight asks for a card."""
    cards = [one for one in entities if one.kind is Kind.CARD]
    numbers = [one.number for one in entities if one.number and one.kind is not Kind.CARD]
    own = [at.own_piece(one) for one in entities if one.kind is Kind.PIECE]
    if not cards or len(own) != 1 or own[0] not in at.rules.generals or at.question(q.PLAY):
        return False
    rest = [one for one in entities if one.kind not in (Kind.CARD, Kind.PIECE, Kind.MARK) and not one.number]
    small = all(one.means("and", "with", "the", "filler") or is_of_kind(one, "pays for") for one in rest)
    return small and any_of_kind(rest, "pays for") and numbers in ([], [worth(entities)])


def offer_in_full(at: Situation, entities: Sequence[Entity]) -> str:
    """The purchase that cards for a general come to: `recruit S7 D5: Cumberland 2`."""
    cards = [one.text for one in entities if one.kind is Kind.CARD]
    name = next(filter(None, map(at.own_piece, entities)))
    return f"recruit {' '.join(cards)}: {name} {worth(entities)}"


def _is_plus(entities: Sequence[Entity]) -> bool:
    """Whether a sign adds just so many troops as the cards are worth: `Cumberland +2 (S7 D5)`."""
    pairs = [pair for pair in pairwise(entities) if pair[1].kind is not Kind.CARD]
    return any(one.text in "+>" and two.number == worth(entities) for one, two in pairs)


def _is_about_fight(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells of a fight: an enemy's general in it, or a word for fighting."""
    names = (at.piece(one) for one in entities if one.kind == Kind.PIECE)
    return mean(entities, "attack", "against", "lose", "concede") or any(
        name and not at.is_own(name) for name in names
    )
