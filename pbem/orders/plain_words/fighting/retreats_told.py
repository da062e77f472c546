"""Wishes for the retreat of a beaten enemy: `If Heinrich beats Daun he goes to Aue, else to Gera.`

As with plans, a sentence is taken apart into phrases from its first word to its last, and one word that no
phrase has is enough for nothing of it to be taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from functools import partial

from pbem.engine import questions as q
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.beside import beside_at
from pbem.orders.plain_words.fighting.compass import read_direction
from pbem.orders.plain_words.fighting.wording.phrases import Said, Spoken, phrases_at, spoken, taken_apart
from pbem.orders.plain_words.fighting.wording.templates import (
    CITY,
    ENEMY,
    NATION,
    OTHER_NATION,
    OWN,
    RETREATS,
)
from pbem.orders.plain_words.losers import OF_ALL, is_of_this_fight
from pbem.orders.plain_words.outcome import Outcome, Taken, Why, both
from pbem.orders.plain_words.plans.fight_plan import Fight
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

MARKS = ",;:.!->\u2013\"'"
"""What may stand between two phrases."""

MOST_WORDS = 50
"""No wish has more words."""

AIMS = ("goal", "away", "towards", "off supply", "ask")
"""What tells where a retreat is to end."""

ASK_OF_ALL = "ask of all"
"""That the writer is asked about every retreat."""

BEFORE = {"goal": "", "away": "away from ", "towards": "towards "}


@dataclass
class Wish:
    """What one sentence wishes."""

    losers: list[str] = field(default_factory=list)
    nations: list[str] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)
    terms: list[str] = field(default_factory=list)
    own_nations: list[str] = field(default_factory=list)
    """The nations of the writer's that it is a wish of."""
    of_both: bool = False
    """Whether it is one of all of them."""
    of_anyone: bool = False
    of_him: bool = False
    """Whether it is about the one told of before: `if he loses`."""
    goes_on: bool = False
    """Whether it begins with what is to be done if the wish before cannot be had."""
    only: list[str] = field(default_factory=list)
    """What it says alone is meant: `so only Guben`."""
    of_this: bool = False
    """Whether it is about the loser of the fight that the letter answers."""
    is_denied: bool = False
    """Whether it says where a retreat is not to end."""
    is_narrowed: bool = False
    """Whether it says so behind the city that it wishes: `to Neurode, but not to Glatz`."""
    either: bool = False
    """Whether it names several, one of whom may lose: `if Daun or Lacy loses`."""

    @property
    def is_told(self) -> bool:
        """Whether it says of itself that it is about somebody who is beaten."""
        return bool(self.nations) or self.of_anyone or self.of_him

    @property
    def is_of_one(self) -> bool:
        """Whether it is about one who is beaten, and not about whoever is."""
        return bool(self.losers) or self.of_him or self.of_this


def read_wish(
    at: Situation, entities: Sequence[Entity], out: Outcome, fight: Fight | None, attacks: Sequence[str] = ()
) -> bool:
    """Take a wish for the retreat of an enemy; False if a sentence tells none, or a word of it is not known.
    `fight` is the one that the letter has told of last, `attacks` are its lines that order one."""
    if at.sets_up or len(entities) > MOST_WORDS:
        return False
    if read_direction(at, entities, out):
        return True
    sentence = spoken(at, _with_cities(entities), cities=True)
    wish = _wish(sentence)
    before = out.orders[-1] if out.orders else None
    if wish.only and not (wish.terms or wish.losers or wish.is_told):
        return _narrow(out, before, wish.only, entities[0].line)
    if wish.is_denied and wish.losers and not (wish.terms or wish.only):
        # Where he is not to go says nothing of where he is.
        out.doubt(entities[0].line, Why.NEGATION)
        return True
    wish.terms += wish.only
    if not wish.terms:
        return False
    if _excepts_city(entities):
        # `anywhere but Leipa`
        out.doubt(entities[0].line, Why.NEGATION)
        return True
    if wish.goes_on and not (wish.losers or wish.is_told):
        is_near = before is not None and before.text.startswith("retreat ")
        if is_near and before is not None and 0 <= entities[0].line - before.line <= 1:
            _lengthen(out, before.text, ", ".join(wish.terms))
        return is_near
    wish.of_this = is_of_this_fight(at, entities)
    wish.of_anyone |= wish.of_him and wish.terms == ["ask"]
    if wish.of_him and not (wish.losers or wish.nations or wish.of_anyone):
        wish.losers = [fight.enemy] if fight and fight.enemy else []
    if _may_be_own(at, wish, entities):
        out.doubt(entities[0].line, Why.LEFT)
        return True
    heads = _heads(at, wish)
    told = [*attacks, *(one.text for one in out.orders)]
    if heads and not _is_of_fight(at, wish, entities, told, fight):
        terms = ", ".join(wish.terms)
        out.doubt(entities[0].line, Why.LEFT, f"retreat{heads[0]}: {terms}")
        return True
    for head in heads:
        for nation in _winners(at, wish, out):
            out.take(entities[0].line, nation, f"retreat{head}: {', '.join(wish.terms)}")
    if heads and wish.is_narrowed:
        # No wish says where not to go: whatever else is possible is not ruled out.
        out.doubt(entities[0].line, Why.NEGATION)
    return bool(heads)


def _may_be_own(at: Situation, wish: Wish, entities: Sequence[Entity]) -> bool:
    """Whether a retreat may be the writer's own, whose winner chooses: `We give up. Retreat to Uelzen.`"""
    is_open = wish.of_anyone and not (wish.losers or wish.nations) and wish.terms != ["ask"]
    tells = mean(entities, "loser", "beaten", "lose", "win", "anyone", *OF_ALL)
    return is_open and at.question(q.PLAY) is not None and not tells


def _excepts_city(entities: Sequence[Entity]) -> bool:
    """Whether a city is the only one that is not wished: `anywhere but Leipa`, `überallhin außer Leipa`."""
    words = [one for one in entities if not one.means("to", "the", "filler", "not")]
    excepts = [place for place, one in enumerate(words) if one.means("but") or is_of_kind(one, "excepts")]
    opens = [place for place in excepts if place and is_of_kind(words[place - 1], OPEN)]
    return any(one.kind is Kind.CITY for place in opens for one in words[place + 1 : place + 2])


OPEN = "no city told"

OF_LOSERS = ("retreat", "loser", "beaten", "lose", "win", "if", "should", "ask", "towards", "away")
"""What tells of somebody who is beaten, or how far he goes then."""


def _is_of_fight(
    at: Situation, wish: Wish, entities: Sequence[Entity], orders: Sequence[str], fight: Fight | None
) -> bool:
    """Whether a wish is about somebody who loses, and not about where its writer would like him to march:
    `Let Daun go to Prag.`"""
    marches = mean(entities, "move") and bool(words_in(entities) & kind_of("bids"))
    says = not marches or mean(entities, *OF_LOSERS)
    fought = fight is not None and fight.enemy in wish.losers
    attacked = any(_attacks(one, wish.losers) for one in orders)
    is_asked = at.game.stage.combat is not None or not wish.losers or bool(wish.nations)
    return says or fought or attacked or is_asked


def _with_cities(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which nobody goes to a nation that is a city, too: `otherwise to Hannover`."""
    falls = next((p for p, one in enumerate(entities) if one.means("lose", "beaten", "loser")), len(entities))

    def leads(place: int) -> bool:
        before = entities[max(0, place - 2) : place]
        # `If Cumberland loses push him north, Hannover or thereabouts`
        is_apart = falls < place and bool(before) and before[-1].kind is Kind.MARK
        return mean(before[-1:], "to", "towards") or mean(before, "away") or is_apart

    return [
        one.else_ if one.kind is Kind.NATION and one.else_ and leads(place) else one
        for place, one in enumerate(entities)
    ]


def lengthens_wish(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Take what is done if the wish right before cannot be had, `Otherwise ask me`, which would be a plan by
    itself; False if it is none of this."""
    before = out.orders[-1] if out.orders else None
    is_behind = before is not None and before.text.startswith("retreat ")
    goes_on = is_behind and _wish(spoken(at, _with_cities(entities), cities=True)).goes_on
    return goes_on and read_wish(at, entities, out, None)


def _narrow(out: Outcome, before: Taken | None, terms: Sequence[str], line: int) -> bool:
    """Leave nothing of the wish right before but what the next sentence says: `So only Guben.`"""
    if before is None or not before.text.startswith("retreat ") or not 0 <= line - before.line <= 1:
        return False
    line_left = f"{before.text.partition(': ')[0]}: {', '.join(terms)}"
    for one in [one for one in out.orders if one.text == before.text]:
        said = both(one.said, out.saying)
        out.orders[out.orders.index(one)] = replace(one, text=line_left, said=said)
    out.parts += 1
    return True


def _lengthen(out: Outcome, text: str, terms: str) -> None:
    """Add what is to be done if the wishes right before, one for each nation, cannot be had."""
    same = [one for one in out.orders if one.text == text]
    for one in same:
        longer = replace(one, text=", ".join((text, terms)), said=both(one.said, out.saying))
        out.orders[out.orders.index(one)] = longer
    out.parts += 1


def _heads(at: Situation, wish: Wish) -> list[str]:
    """Who is to retreat, as orders name it; nothing if that is not told."""
    if not wish.is_told:
        return []
    if wish.losers and not wish.nations:
        places = {at.where.get(name) for name in wish.losers}
        is_stack = len(places) == 1 and not wish.either
        return [f" {' + '.join(wish.losers)}"] if is_stack else [f" {name}" for name in wish.losers]
    if wish.nations:
        return [] if wish.losers else [f" {nation}" for nation in wish.nations]
    return [""] if wish.of_anyone else []


def _winners(at: Situation, wish: Wish, out: Outcome) -> Sequence[str]:
    if wish.of_both or wish.own_nations:
        return at.nations if wish.of_both else tuple(wish.own_nations)
    own = {at.rules.nation_of[name] for name in wish.winners}
    # In whatever part of the letter it stands, a wish is of her who attacks.
    own = own or {one.nation for one in out.orders if _attacks(one.text, wish.losers)}
    return tuple(own) if len(own) == 1 else at.of_fights(is_of_one=wish.is_of_one)


def _attacks(order: str, enemies: Sequence[str]) -> bool:
    """Whether an order attacks one of these enemies."""
    attack, _, enemy = order.rpartition("attack ")[2].partition(" > ")
    return "attack " in order and bool(attack) and not set(enemy.split(" + ")).isdisjoint(enemies)


def _wish(sentence: Spoken) -> Wish:
    """What the phrases of a sentence come to; nothing if a word of it is not known."""
    wish = Wish()
    row = sentence.row
    # A verb in front of a German condition has an `if` before it.
    phrases = taken_apart(row, _steps) or taken_apart(row[row[:1] == ("if",) :], _steps)
    told = [one.meaning for one in phrases if one.meaning not in ("mark", "aside")]
    wish.goes_on = told[:1] == ["else"]
    for one in phrases:
        names = partial(_named, sentence, one)
        wish.winners += names(OWN) if one.meaning != "away" else []
        if one.meaning != "away":
            wish.losers = list(dict.fromkeys((*wish.losers, *names(ENEMY))))
            wish.either |= len(names(ENEMY)) > 1 and _is_or(sentence, one)
        if one.meaning in ("nation", "name nation"):
            wish.nations += names(OTHER_NATION)
        wish.own_nations += names(NATION) if one.meaning in ("for nation", "anyone") else []
        wish.only += names(CITY) if one.meaning == "only" else []
        wish.is_denied |= one.meaning == "not there"
        wish.is_narrowed |= one.meaning == "not there" and bool(wish.terms)
        wish.of_both |= one.meaning == "for both"
        wish.of_him |= one.meaning in ("loser", "he")
        wish.of_anyone |= one.meaning in ("anyone", ASK_OF_ALL)
        wish.terms += [term for term in _terms(one, names) if term not in wish.terms]
    return wish


def _is_or(sentence: Spoken, one: Said) -> bool:
    """Whether a phrase names two, one of whom is meant."""
    names = [f"{ENEMY}{place}" for place, _ in enumerate(sentence.names)]
    places = [place for place, word in enumerate(sentence.row[: one.end]) if word in names]
    return len(places) > 1 and sentence.row[places[-1] - 1] not in ("+", "&", ",", "and", "und")


def _terms(one: Said, names: partial[list[str]]) -> Iterator[str]:
    if one.meaning in BEFORE:
        signs = (CITY,) if one.meaning != "away" else (CITY, ENEMY, OWN)
        yield from (f"{BEFORE[one.meaning]}{name}" for sign in signs for name in names(sign))
    elif one.meaning in AIMS:
        yield one.meaning
    elif one.meaning == ASK_OF_ALL:
        yield "ask"


def _named(sentence: Spoken, one: Said, sign: str) -> list[str]:
    """The names with a sign before them in a phrase."""
    return [sentence.names[int(word[1:])] for word in one.value.split() if word.startswith(sign)]


def _steps(row: Sequence[str], place: int) -> list[Said]:
    if row[place] in MARKS:
        return [Said("mark", place + 1)]
    reasons = [one.end for one in phrases_at(row, place) if one.meaning == "reason"]
    return [*phrases_at(row, place, RETREATS), *beside_at(row, place, reasons)]
