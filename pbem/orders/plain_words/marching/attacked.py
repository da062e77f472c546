"""Whom a clause has pieces attack: `Apraxin attacks Lehwaldt from Nowy Dwór`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import FROM, TO, Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.marching.orders_told import who_and_where
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation


def go_to_attack(at: Situation, clause: Clause, pieces: Sequence[str]) -> None:
    """`Apraxin attacks Lehwaldt from Nowy Dwór`: that is where he goes first, unless he is there."""
    if not clause.means("attack") or not clause.others or any(role != FROM for role, _ in clause.stops):
        return
    here = {at.where.get(name) for name in pieces}
    clause.stops[:] = [(FROM if here.intersection(stop.cities) else TO, stop) for _, stop in clause.stops]


def enemies_told(at: Situation, clause: Clause, pieces: Sequence[str]) -> list[str]:
    """The generals whom a clause tells of; of a nation that is attacked those beside the pieces, if all of
    these stand in one city."""
    named = [str(at.piece(one)) for one in clause.others if at.piece(one) in at.rules.generals]
    if named or not clause.enemy_nation or not clause.means("attack", "against"):
        return list(dict.fromkeys(named))
    near = {city for name in pieces if name in at.where for city in at.near(at.where[name])}
    theirs = [name for name in at.rules.nations[clause.enemy_nation].generals if at.where.get(name) in near]
    return theirs if len({at.where[name] for name in theirs}) == 1 else []


def they_attack(at: Situation, clause: Clause, before: Sequence[str]) -> bool:
    """Whether those told of before attack an enemy beside them: `They attack Ferdinand.`, `From there on
    Ferdinand!`"""
    first = clause.parts[0] if clause.parts else None
    here = [at.where.get(name) for name in before]
    there = [at.where.get(str(at.piece(one))) for one in clause.others]
    there = there or [at.where.get(name) for name in enemies_told(at, clause, before)]
    there = there or [at.where.get(name) for name in standing_at(at, aimed_at(clause), before)]
    if first is None or not clause.means("attack") or not (here and there):
        return False
    if not first.means("they") and not _only_attacks(clause):
        return False
    near = all(own is not None and enemy in at.near(own) for own in here for enemy in there)
    near = near and all(set(there) <= set(stop.cities) for _, stop in clause.stops if not first.means("they"))
    return near and not clause.means("if", "maybe")


def aimed_at(clause: Clause) -> list[Entity]:
    """The cities that an attack is aimed at where it names nobody: `Attack on Löbau!`"""
    stops = [stop for role, stop in clause.stops if role != FROM]
    return [] if clause.others else clause.targets or stops


def _only_attacks(clause: Clause) -> bool:
    """Whether it bids to attack an enemy and says nothing else, but perhaps from where: `Von dort Angriff auf
    Daun`, `From there he attacks Daun`. In `Then Daun attacks` it is the enemy who does."""
    named = (*clause.others, *clause.targets, *(stop for _, stop in clause.stops))
    rest = [one for one in clause.parts if one not in named and one.kind is not Kind.MARK]
    words = words_in([one for one in rest if not one.means("attack", "they", "and", "then", "filler", "the")])
    bidden = words_in([one for one in rest if one.means("attack")]) & kind_of("bids to attack")
    before = clause.parts[: clause.parts.index(clause.others[0])] if clause.others else clause.parts
    return words <= kind_of("beside attack") and (bool(bidden) or mean(before, "they"))


def standing_at(at: Situation, targets: Sequence[Entity], own: Sequence[str]) -> list[str]:
    """The enemies in the one city that an attack is aimed at, if it is beside those who attack."""
    cities = {city for one in targets for city in one.cities}
    here = at.where.get(own[0]) if own else None
    if len(cities) != 1 or here is None or not cities & set(at.near(here)):
        return []
    (city,) = cities
    return [name for name in at.rules.generals if at.where.get(name) == city and not at.is_own(name)]


def is_attacked(clause: Clause) -> bool:
    """Whether it is an enemy who attacks: `Greift Daun Schwerin an, ...`, `Daun attacks Schwerin`."""
    sides = [one for one in clause.parts if one in clause.pieces or one in clause.others]
    they = clause.parts[0].means("they")
    enemy_first = bool(sides) and sides[0] in clause.others and not (they or clause.attacks)
    attacks = clause.means("attack") and not clause.means("play")
    is_passive = any(fold(one.text) in kind_of("passive") for one in clause.parts)
    words = [one for one in clause.parts if not one.means("the", "filler") or one.means("of", "via", "from")]
    by_them = any(one.means("of", "via", "from") and two in clause.others for one, two in pairwise(words))
    return attacks and (enemy_first or (is_passive and by_them))


def attack_on_him(at: Situation, entities: Sequence[Entity], out: Outcome, known: int) -> None:
    """Take the attack at the end of a march on him who was told of in the sentence before: `Laudon sits at
    Ziegenhals. Schwerin goes to Neisse and attacks him.` If it is open who that is it is asked back. Before
    the sentence there were `known` orders."""
    moves = [one for one in out.orders[known:] if one.text.startswith("move ")]
    if not moves or any("attack " in one.text for one in out.orders[known:]):
        return
    pairs = pairwise(entities)
    is_told = any(one.means("attack") and two.means("him") and not two.means("I") for one, two in pairs)
    if not (is_told or _attacks_them(entities)):
        return
    if mean(entities, "if", "should", "not", "maybe", "unless") or _enemies(at, entities):
        return
    who, _ = who_and_where(moves[-1].text)
    own = next((name for name in at.generals if at.title(name) == who[0]), "")
    near = set(at.near(at.where[own])) if own else set()
    enemies = _enemies(at, at.said_above)
    if not enemies and any_of_kind(entities, "them, attacked"):
        enemies = [n for n in at.rules.generals if at.where.get(n) in near and not at.is_own(n)]
    places = {at.where.get(name, -1) for name in enemies}
    is_both = not words_in(entities).isdisjoint(kind_of("both who attack")) and not mean(entities, "with")
    if own and len(places) == 1 and places <= near and (len(enemies) > 1 or not is_both):
        out.take(entities[0].line, moves[-1].nation, f"attack {' + '.join(who)} > {' + '.join(enemies)}")
    elif own:
        out.doubt(entities[0].line, Why.PIECE)


def _attacks_them(entities: Sequence[Entity]) -> bool:
    """Whether it says at last to attack him, them or both: `und greift die beiden an`."""
    place = max((p for p, one in enumerate(entities) if one.means("attack")), default=-1)
    behind = [one for one in entities[place + 1 :] if one.kind is not Kind.MARK]
    both, beside = kind_of("both who attack"), kind_of("beside attack")
    small = (
        one.means("him", "the", "two", "of", "all", "filler") or fold(one.text) in both | beside
        for one in behind
    )
    them = any((one.means("him") and not one.means("I")) or fold(one.text) in both for one in behind)
    return place >= 0 and bool(behind) and them and all(small)


def _enemies(at: Situation, entities: Sequence[Entity]) -> list[str]:
    names = [str(at.piece(one)) for one in entities if one.kind is Kind.PIECE]
    return [name for name in names if name in at.rules.generals and not at.is_own(name)]
