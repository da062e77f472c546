"""Moves and attacks out of a clause: `Heinrich Zwickau Aue`, `Winterfeldt goes to Prag by way of Melnik`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.correcting.instead import denies
from pbem.orders.plain_words.cutting.clause import FROM, TO, Clause
from pbem.orders.plain_words.entity import Kind, mean
from pbem.orders.plain_words.marching.attacked import enemies_told, go_to_attack, is_attacked, standing_at
from pbem.orders.plain_words.marching.march import (
    groups_of,
    is_told,
    march,
    named_in,
    path_of,
    piece_and_way,
    stay,
    stops_of,
)  # fmt: skip
from pbem.orders.plain_words.marching.ordered import (
    MOST_WORDS_BETWEEN,
    STAY,
    is_here,
    is_order,
    leads_on,
    names_home,
)  # fmt: skip
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remainder import goes_untold
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.at_goal import goes_on_to_stay, without_stay
from pbem.orders.plain_words.staying.no_stay import denies_stay, go_from_there, without_other_stay
from pbem.orders.plain_words.ways import is_round

WAS_NOT = kind_of("was not")
"""What denies something of the past."""


def read_move(at: Situation, clause: Clause, pieces: tuple[str, ...], out: Outcome) -> None:
    """Add what a clause orders of some pieces: their way, that they stay, whom they attack."""
    if _names_one_more(clause, pieces):
        out.doubt(clause.line, Why.PIECE)
        return
    without_stay(clause)
    goes_on_to_stay(clause)
    if without_other_stay(clause):
        out.doubt(clause.line, Why.LEFT)
        return
    go_to_attack(at, clause, pieces)
    if names_home(at, clause, pieces):
        clause.meanings.add(STAY)
    if not any(stop.is_full for _, stop in clause.stops) and not is_order(clause):
        clause.stops.clear()
    if denies_stay(clause):
        go_from_there(clause, {at.where.get(name) for name in pieces})
        if not clause.means("move", "attack"):
            out.doubt(clause.line, Why.NEGATION)
            return
    if clause.means("not") and clause.means(FROM) and is_here(at, clause, pieces):
        # `Lehwaldt does not leave Heiligenbeil`
        stay(at, clause, pieces, out)
        return
    if clause.means("if", "maybe", "thought") or _is_denied(clause):
        if _remembers(at, clause, pieces):
            out.parts += 1
        elif clause.stops or clause.others or goes_untold(clause):
            _doubt_move(at, clause, pieces, out)
        return
    if _stays_there(at, clause, pieces) and not _stays_at_goal(at, clause, pieces):
        stay(at, clause, pieces, out)
        if _attacks_from_there(clause):
            _attack(at, clause, pieces, out)
        return
    if _is_beside(clause):
        out.doubt(clause.line, Why.WAY)
        return
    is_way, is_home = leads_on(at, clause, pieces), is_here(at, clause, pieces)
    if clause.stops and not is_order(clause, is_way=is_way, is_home=is_home):
        out.doubt(clause.line, Why.TALE, _would_be(at, clause, pieces))
        return
    others = sum(one.kind == Kind.OTHER for one in clause.parts)
    here = {at.where.get(name) for name in pieces}
    goes = (role in (TO, "") and here.isdisjoint(stop.cities) for role, stop in clause.stops)
    # `Dohna ist in Gefahr` leads nowhere.
    is_lost = clause.has_unknown_goal and not any(goes) and not clause.only_is
    if is_lost and (clause.stops or others <= MOST_WORDS_BETWEEN):
        out.doubt(clause.line, Why.WAY)
        return
    if clause.has_unknown_stop or (clause.means("join") and not is_told(at, clause)):
        out.doubt(clause.line, Why.WAY)
        return
    groups = groups_of(at, pieces)
    goals = stops_of(clause, at.where[groups[0][0]])[-1:] if groups else []
    for group in groups:
        # `Schwerin to Neisse with Keith`, who is there, moves Schwerin alone.
        is_there = any(at.where[group[0]] in goal.cities for goal in goals)
        if not (is_there and len(groups) > 1):
            march(at, clause, group, out)
    if not clause.stops and clause.means("stay") and is_order(clause, STAY) and not _is_their_stay(clause):
        stay(at, clause, pieces, out)
    _attack(at, clause, pieces, out)


def _names_one_more(clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether one of two who are named goes alone, `Friedrich leaves Winterfeldt and rides alone`, or one who
    is not named goes with one who is: `He and Karl come home`."""
    first = [one for one in clause.parts if one.kind is not Kind.MARK][:NEAR]
    is_he = len(first) > NEAR - 2 and is_of_kind(first[0], "he alone") and first[1].means("and")
    is_with = is_he and first[2].kind is Kind.PIECE and len(pieces) == 1
    return is_with or (len(pieces) > 1 and any_of_kind(clause.parts, "goes alone"))


def _is_their_stay(clause: Clause) -> bool:
    """Whether it is others who stay, told of before the verb alone: `Lacy sits there, near my wagons`."""
    verb = next((p for p, one in enumerate(clause.parts) if one.means("stay")), 0)
    named = [one for one in clause.parts[:verb] if one.kind is Kind.PIECE]
    return bool(named) and all(one in clause.others for one in named)


def _attacks_from_there(clause: Clause) -> bool:
    """Whether those who stay attack somebody who is named behind the verb: `stays and attacks Laudon`."""
    first = next((p for p, one in enumerate(clause.parts) if one in clause.others), 0)
    return clause.means("attack") and any(one.means("attack") for one in clause.parts[:first])


def _attacks_nobody(clause: Clause) -> bool:
    """Whether a verb says that pieces are not to attack, whoever stands there: `greift niemanden an`."""
    deeds = (place for place, one in enumerate(clause.parts) if one.means("attack"))
    near = (clause.parts[max(0, place - 2) : place + NEAR] for place in deeds)
    return any(mean(words, "not", "nobody", "no more") for words in near)


NEAR = 4
"""So near to its verb a denial stands."""


def _attack(at: Situation, clause: Clause, pieces: tuple[str, ...], out: Outcome) -> None:
    """Add whom a clause has some pieces attack."""
    nation = at.rules.nation_of[pieces[0]]
    enemies = enemies_told(at, clause, pieces)
    own = [name for name in pieces if name in at.rules.generals]
    if own and not enemies and _attacks_nobody(clause):
        out.doubt(clause.line, Why.NEGATION)
        return
    if own and not enemies and clause.means("attack"):
        enemies = standing_at(at, clause.targets, own)
        if clause.targets and not enemies:
            out.doubt(clause.line, Why.LEFT)
    if clause.has_unknown_deed and not clause.means("attack"):
        out.doubt(clause.line, Why.LEFT)
    if clause.enemy_nation and not enemies and clause.means("attack", "against"):
        out.doubt(clause.line, Why.LEFT)
    if own and enemies and is_attacked(clause):
        out.doubt(clause.line, Why.CONDITION)
    elif own and enemies and clause.means("not", "no more") and clause.means("attack"):
        out.doubt(clause.line, Why.NEGATION)
    elif len({at.where.get(name) for name in enemies}) > 1 and clause.means("attack", "against"):
        # Nobody attacks two stacks at once: the sentence tells of several fights.
        out.doubt(clause.line, Why.FIGHT)
    elif own and enemies and (clause.means("attack") or _leads_against(clause)):
        out.take(clause.line, nation, f"attack {' + '.join(own)} > {' + '.join(enemies)}")


def _leads_against(clause: Clause) -> bool:
    """Whether a way leads against an enemy, and not what is told before a colon, `Hannover is too hot against
    Richelieu: Ferdinand goes to Celle`."""
    others = [place for place, one in enumerate(clause.parts) if one in clause.others]
    own = [place for place, one in enumerate(clause.parts) if one in clause.pieces]
    between = clause.parts[others[0] : own[0]] if others and own else []
    is_aside = any(one.text == ":" for one in between)
    return clause.means("against") and bool(clause.stops) and not is_aside


def _remembers(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether it only tells what was not so where the pieces stand: `Keith didn't like Striegau.`"""
    is_past = any(fold(one.text) in WAS_NOT for one in clause.parts)
    orders = clause.means("move", "stay", "attack", "if", FROM) or clause.others
    return is_past and not orders and is_here(at, clause, pieces)


def _stays_there(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether a clause says that pieces stay: it has no verb of motion, or no other city than theirs."""
    if not clause.means("stay") or not is_order(clause, STAY) or _is_their_stay(clause):
        return False
    return not clause.means("move") or is_here(at, clause, pieces)


def _stays_at_goal(at: Situation, clause: Clause, pieces: tuple[str, ...]) -> bool:
    """Whether they stay where the way ends that is told behind it: `stays in Lublinitz, so Oppeln,
    Lublinitz`. Then the clause has the way alone."""
    cities = [stop for _, stop in clause.stops]
    told = len(cities) > MOST_WORDS_BETWEEN and all(one.is_full for one in cities)
    if not told or cities[0].cities != cities[-1].cities:
        return False
    first, *_, last = (place for place, one in enumerate(clause.parts) if one.kind is Kind.CITY)
    others = sum(one.kind is Kind.OTHER for one in clause.parts[first:last])
    if others > 1 or any(one.means("not", "no more", "no") for one in clause.parts[:last]):
        return False
    path = path_of(at, pieces, cities[1:]) if len(groups_of(at, pieces)) == 1 else None
    if path is None or at.where[pieces[0]] in (*path, *cities[0].cities):
        return False
    del clause.stops[0]
    clause.meanings -= {STAY, "not"}
    clause.meanings.add("move")
    return True


def _is_beside(clause: Clause) -> bool:
    """Whether it names a city and means one of those near it: `goes next to Göttingen`."""
    return any(before.means("near") and city.kind == Kind.CITY for before, city in pairwise(clause.parts))


def _is_denied(clause: Clause) -> bool:
    """Whether it says where pieces do not go: `does not go to Glatz, he stays in Habelschwert`; not
    where they do not stay."""
    if not clause.stops:
        return False
    if clause.means("not") and not clause.means(STAY):
        return True
    cities = [place for place, one in enumerate(clause.parts) if one.kind is Kind.CITY]
    if any(one.means("takes back") and denies(one) for one in clause.parts[: cities[-1] if cities else 0]):
        # `Lacy soll doch nicht nach Beneschau`
        return True
    for place, one in enumerate(clause.parts):
        of_stay = place > 0 and clause.parts[place - 1].means(STAY)
        if of_stay or not one.means("not", "no more"):
            continue
        behind = (two for two in clause.parts[place + 1 :] if two.kind is Kind.CITY or two.means(STAY))
        if (first := next(behind, None)) and first.kind is Kind.CITY:
            return True
    return False


def _doubt_move(at: Situation, clause: Clause, pieces: tuple[str, ...], out: Outcome) -> None:
    """Add a move that depends on something, or that is not to be made: of that no line is proposed."""
    if clause.means("not", "no more", "takes back"):
        # Who `soll doch nicht nach Beneschau` may have that march on file.
        name = pieces[0] if len(pieces) == 1 and clause.means("takes back") and pieces[0] in at.where else ""
        stay = at.staying(name) if name else ""
        out.doubt(clause.line, Why.NEGATION, stay)
    else:
        why = Why.CONDITION if clause.means("if", "maybe") else Why.TALE
        out.doubt(clause.line, why, _would_be(at, clause, pieces))


def _would_be(at: Situation, clause: Clause, pieces: tuple[str, ...]) -> str:
    """The move that a clause would order; empty if there is none."""
    for group in groups_of(at, pieces):
        stops = stops_of(clause, at.where[group[0]])
        path = path_of(at, group, stops) if stops else None
        is_taken = any(at.where[name] in (path or ())[-1:] for name in at.where if not at.is_own(name))
        if (
            path
            and path != [at.where[group[0]]]
            and not is_round(path, at.where[group[0]], named_in(clause))
            and not is_taken
        ):
            return f"move {piece_and_way(at, group, path)}"
    return ""
