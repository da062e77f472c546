"""The purchases of one letter, those of each nation together."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from pbem.engine import questions as q
from pbem.engine.model import RESERVE
from pbem.orders.plain_words.buying.account import tells_overpaid
from pbem.orders.plain_words.buying.cancelled import cancels_purchase
from pbem.orders.plain_words.buying.exchanged import (
    as_payment,
    is_exchange,
    is_given_for_it,
    is_received,
    is_reserve_kept,
    is_shared_out,
    without_spared,
)
from pbem.orders.plain_words.buying.for_whom import are_others_kept, by_nation
from pbem.orders.plain_words.buying.paid_cards import with_values, with_whole_suits
from pbem.orders.plain_words.buying.purchase import (
    Purchase,
    gives_up_card,
    is_about_purchase,
    is_none_bought,
    is_offer,
    is_trade,
    leads_elsewhere,
    offer_in_full,
    tells_who_buys,
    with_bought_train,
    with_lost_train,
)
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Doubt, Outcome, Why
from pbem.orders.plain_words.situation import Situation


class Purchases:
    """What the sentences of a letter tell of recruitment, until all of it is read."""

    def __init__(self) -> None:
        self._told: dict[str, Purchase] = {}
        self._nameless: tuple[Purchase, Doubt] | None = None
        """One that the sentence before tells of nobody, `Two recruits, please.`, with the doubt about it."""
        self.kept: list[tuple[str, int, str]] = []
        """The recruitments that are orders as they stand: nation, line and text."""

    def read(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Whether a sentence is about recruitment; what it tells is added to what its nation has told."""
        if at.sets_up:
            return False
        if is_none_bought(entities) or tells_who_buys(at, entities):
            out.parts += 1
            return True
        if len(shares := by_nation(at, entities)) > 1:
            return all([self.read(at, share, out) for share in shares])
        nation = _buyer(at, entities)
        before = self._told.get(str(nation))
        entities = with_lost_train(at, nation, with_values(at, nation, entities), before)
        entities = with_bought_train(at, before, entities) if before else entities
        is_more = before is not None and not before.cards and is_shared_out(at, entities)
        if not is_more and not is_about_purchase(at, entities, before):
            return False
        if nation is None:
            out.doubt(entities[0].line, Why.PURCHASE)
            nameless = Purchase(entities[0].line, out.saying)
            nameless.add(at, entities, out.saying)
            self._nameless = nameless, out.doubts[-1]
            return True
        at.nation = nation
        entities = with_whole_suits(at, nation, without_spared(at, list(entities)))
        # A part of a sentence may only be tried: what was told before stays as it is.
        now = deepcopy(before) if before else Purchase(entities[0].line, out.saying)
        now.add(at, entities, out.saying)
        self._told[nation] = now
        out.parts += 1
        if leads_elsewhere(at, entities):
            out.doubt(entities[0].line, Why.LEFT)
        return True

    def read_trade(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Whether a sentence is nothing but new troops set against cards; no plan for fights is to be read in
        it. Cards for a general, and no word of what they are for, are asked back. That the other cards are
        kept, or how much is paid too much, orders nothing behind a purchase."""
        is_said = are_others_kept(entities) or tells_overpaid(entities)
        is_said = is_said or (is_reserve_kept(entities) and not any(map(_pays_reserve, self._told.values())))
        if self._told and is_said and at.question(q.PLAY) is None:
            out.parts += 1
            return True
        told = without_spared(at, list(entities))
        entities = told if len(told) < len(entities) and is_trade(at, told) else entities
        if is_exchange(at, entities) or self._goes_on(at, entities, out):
            return self.read(at, as_payment(entities), out)
        end = max((place for place, one in enumerate(entities) if one.text == ","), default=0)
        if are_others_kept(entities[end + 1 :]) and is_offer(at, entities[:end]):
            entities = entities[:end]
        if not at.sets_up and is_offer(at, entities):
            line = offer_in_full(at, entities)
            nation = at.rules.nation_of[next(filter(None, map(at.own_piece, entities)))]
            if any(one.number for one in entities if one.kind is not Kind.CARD):
                out.take(entities[0].line, nation, line)
            else:
                out.doubt(entities[0].line, Why.PURCHASE, line)
            return True
        moves = mean(entities, "move", "discard") or any(one.kind is Kind.CITY for one in entities)
        return not (moves or at.sets_up) and is_trade(at, entities) and self.read(at, entities, out)

    def _goes_on(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Whether a sentence tells what pays for the troops told of right before, or who gets them."""
        nation = _buyer(at, entities)
        before = self._told.get(str(nation))
        if nation and before is None and self._nameless and is_received(at, entities):
            nameless, doubt = self._nameless
            if nameless.line == entities[0].line and doubt in out.doubts and not nameless.pieces:
                out.doubts.remove(doubt)
                self._told[nation] = before = nameless
        if before is None or before.cards or not 0 <= entities[0].line - before.line <= 1:
            return False
        if before.pieces:
            return is_given_for_it(at, entities) or is_shared_out(at, entities)
        return is_received(at, entities)

    def put_right(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Whether a sentence takes a card back that was to pay, `No, wait, C8.`: then the purchase is asked
        back; or gives one up for what was told before, `I part with D12.`; or takes all of it back."""
        if not at.sets_up and cancels_purchase(entities):
            self._cancel(at, entities, out)
            return True
        before = self._told.get(str(at.nation))
        if before is not None and not before.cards and at.nation and gives_up_card(at, at.nation, entities):
            before.add(at, entities, out.saying)
            out.parts += 1
            return True
        opens = [one for one in entities if one.kind is not Kind.MARK][:2]
        cards = any(one.kind is Kind.CARD for one in entities)
        names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) for one in entities)
        fights = mean(entities, "discard", "play", "keep", "combat")
        if before is None or not before.cards or not cards or names or fights:
            return False
        if not mean(opens, "no", "correction", "rather", "takes back"):
            return False
        before.take_back(out.saying)
        out.parts += 1
        return True

    def _cancel(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> None:
        """Take back what the letter buys for a nation, or for all; if it buys nothing, an earlier one may
        have, and it is asked back."""
        named = {one.names[0] for one in entities if one.kind is Kind.NATION}
        nations = named or {*self._told, *(nation for nation, _, _ in self.kept)}
        told = [nation for nation in self._told if nation in nations]
        kept = [one for one in self.kept if one[0] in nations]
        for nation in told:
            del self._told[nation]
        out.given_up |= {(line, text) for _, line, text in kept}
        self.kept = [one for one in self.kept if one not in kept]
        if told or kept:
            out.parts += 1
        else:
            out.doubt(entities[0].line, Why.CORRECTION)

    def doubt_cards(self, line: int) -> None:
        """Ask back what a line has told: it puts a card right in words that were not read."""
        for purchase in self._told.values():
            purchase.is_open |= purchase.line == line

    def order(self, at: Situation, out: Outcome) -> None:
        """Add the recruitments, or the doubts that something of them was not told."""
        for nation, purchase in self._told.items():
            out.saying = purchase.said
            purchase.order(at, nation, out)


def _buyer(at: Situation, entities: Sequence[Entity]) -> str | None:
    """The nation that buys: the one named, or whose pieces are, or that holds the cards."""
    named = [one.names[0] for one in entities if one.kind is Kind.NATION and one.names[0] in at.nations]
    # A train without its nation may be that of any.
    pieces = [at.piece(one) for one in entities if one.kind is Kind.PIECE and len(one.names) == 1]
    owners = [at.rules.nation_of[name] for name in pieces if name and at.is_own(name)]
    cards = [one.text for one in entities if one.kind is Kind.CARD]
    return (*named, *owners, at.nation)[0] or at.only_holder(cards)


def _pays_reserve(purchase: Purchase) -> bool:
    return RESERVE in purchase.cards
