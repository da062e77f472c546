"""Whose fights a plan is for: which of the writer's nations it is of, and whether it is about somebody told
of before: `Fights up to 25 points.`"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.wording.clauses_told import Told
from pbem.orders.plain_words.fighting.wording.templates import ENEMY, NATION, entry
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

DOES = kind_of("he does")


def nations_meant(at: Situation, entities: Sequence[Entity]) -> Sequence[str]:
    """Whose fights are meant: those of the nations that are named, else of all the writer's, unless the
    letter is in the part of one."""
    named = [one.names[0] for one in entities if one.kind == Kind.NATION and one.names[0] in at.nations]
    # `we are rich` names no Richelieu.
    told = (one for one in entities if one.kind == Kind.PIECE and (one.is_full or one.text[:1].isupper()))
    pieces = [at.piece(one) for one in told]
    named += [at.rules.nation_of[name] for name in pieces if name and at.is_own(name)]
    if not named and pieces and not (at.part and len(at.parts) == 1):
        # A plan against an enemy is for whoever meets him: for her who fights with him now.
        return nations_meeting(at, [str(name) for name in pieces])
    if named:
        return tuple(dict.fromkeys(named))
    if at.is_closing(entities[0].line) and fold(entities[0].text) not in entry("_third"):
        at.note_closing(entities[0].line)
        return at.nations
    is_list = any(one.text == ":" for one in entities) and mean(entities[:2], "all", "every")
    if at.part and at.nation in at.nations and at.nation != at.part:
        # `Hanover: hold. If attacked, give in.` below the part of Prussia; `All fights: loss 2` is for both.
        return at.nations if is_list else (at.nation,)
    is_of_rest = is_list or mean(entities[:1], "anyone")
    if is_of_rest and any(at.rules.nation_of[name] != at.part for name in _own_before(at, entities)):
        # `If Keith is hit: ask me. Anyone else: loss 2` below the part of Hanover
        return at.nations
    # `IA: Hildb. to Gera` tells of her in that line alone.
    is_list = is_list and not (at.is_below_part(entities[0].line) and at.tells_of_several)
    if at.part and (len(at.parts) == 1 or is_list or at.is_in_block(entities[0].line)):
        # `all others: loss 1` ends a list of hers, and `loss 2 in all fights` her paragraph.
        return (at.part,)
    mine = mean(entities, "I", "every", "anyone") or any_of_kind(entities, "me")
    mine = mine or is_anywhere(entities)
    mine = mine or (mean(entities, "all") and not entities[0].means("to"))
    return (at.nation,) if at.nation and not mine else at.nations


def _own_before(at: Situation, entities: Sequence[Entity]) -> list[str]:
    """The pieces of the writer's that the sentence before names in the same line."""
    above = [one for one in at.said_above if one.line == entities[0].line]
    return [name for one in above if (name := at.own_piece(one))]


def are_attacked_too(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a plan is for anyone else behind what those do who are attacked: `If Keith is hit: ask me.
    Anyone else: loss 2`."""
    is_else = mean(entities[:1], "anyone") and mean(entities[1:2], "else")
    asks = mean(at.said_above[:1], "if") and mean(at.said_above, "attack", "attacked")
    return is_else and asks and bool(_own_before(at, entities))


def owners(at: Situation, told: Told, own: str, entities: Sequence[Entity]) -> Sequence[str]:
    """Whose plan it is."""
    if own:
        return (at.rules.nation_of[own.split(" + ")[0]],)
    if named := told.named(NATION):
        return [*dict.fromkeys((*_beside_which(at, named, entities), *named))]
    if told.is_about("both", "attacked mine") or _heads_all_fights(at, entities):
        return at.nations
    is_for_all = at.is_closing(entities[0].line) or mean(entities, "every") or is_anywhere(entities)
    if verb_of(entities[0].text) == "battle" and at.nation and not (told.named(ENEMY) or is_for_all):
        return (at.nation,)
    return nations_meant(at, entities)


def _heads_all_fights(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a paragraph of its own below what several nations do is headed by their fights: `Fights:`"""
    line, is_headed = entities[0].line, [one.text for one in entities[1:2]] == [":"]
    is_apart = at.tells_of_several and at.blocks.get(line) == line and not at.is_in_block(line)
    return is_apart and is_headed and fold(entities[0].text) in kind_of("fights of all")


def is_anywhere(entities: Sequence[Entity]) -> bool:
    """Whether a plan says that it is for fights wherever they are: `loss 2 everywhere`."""
    return not kind_of("wherever it is").isdisjoint(fold(one.text) for one in entities)


def is_paragraph_of_us(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a plan begins a paragraph with `we`: it is for all, whoever was told of above."""
    line = entities[0].line
    return at.blocks.get(line) == line and entities[0].means("I")


def is_of_all(entities: Sequence[Entity]) -> bool:
    """Whether a plan says that it is for everybody, or for every fight: `Nobody loses more than 2.`"""
    return mean(entities, "every", "anyone", "nobody") or is_anywhere(entities)


def _beside_which(at: Situation, named: Sequence[str], entities: Sequence[Entity]) -> Sequence[str]:
    """For whose fights a plan is that names a nation besides: `battle: loss 2, Hanover too`."""
    places = [place for place, one in enumerate(entities) if one.kind is Kind.NATION]
    near = entities[max(0, places[0] - 2) : places[-1] + 3]
    if places[0] < LEADING or not mean(near, "likewise"):
        return ()
    told_of = at.part or at.nation
    return at.nations if told_of is None or told_of in named else (told_of,)


LEADING = 2
"""Behind so many words a nation does not lead her plan: `Hanover too: loss 2`."""


def nations_meeting(at: Situation, enemies: Sequence[str]) -> Sequence[str]:
    """Whoever meets some enemies: she who fights with one of them now, else she who stands beside one, else
    those who can come to one."""
    side = nation_fighting(at, enemies) or _nation_beside(at, enemies)
    return (side,) if side else _in_reach(at, enemies) or at.nations


def _nation_beside(at: Situation, enemies: Sequence[str]) -> str:
    """The only nation of the writer's whose generals come to stand beside one of these enemies."""
    cities = {city for name in enemies if (city := at.where.get(name)) is not None}
    near = {city for one in cities for city in at.near(one)}
    beside = {at.rules.nation_of[name] for name in at.rules.generals if at.where.get(name) in near}
    own = [one for one in at.nations if one in beside]
    return own[0] if len(own) == 1 else ""


FARTHEST = 9
"""Two who march against each other, four cities each, meet over so many roads at most."""


def _in_reach(at: Situation, enemies: Sequence[str]) -> tuple[str, ...]:
    """The nations of the writer's of whose generals one can meet one of these enemies in a turn."""
    reached = {at.where[name] for name in enemies if name in at.where}
    edge = set(reached)
    for _ in range(FARTHEST):
        edge = {city for one in edge for city in at.near(one)} - reached
        reached |= edge
    there = {at.rules.nation_of[name] for name in at.rules.generals if at.where.get(name) in reached}
    return tuple(one for one in at.nations if one in there)


def nation_fighting(at: Situation, enemies: Sequence[str]) -> str:
    """The writer's nation that fights now with one of these enemies; empty if none does."""
    combat, side = at.game.stage.combat, side_fighting(at)
    there = at.game.generals_at(combat.city_of(combat.enemy(side))) if combat and side else ()
    return "" if set(enemies).isdisjoint(there) else side


def side_fighting(at: Situation) -> str:
    """The writer's nation that fights now; empty if none does."""
    combat = at.game.stage.combat
    return next((one for one in at.nations if combat and one in (combat.attacker, combat.defender)), "")


def tells_nations_apart(entities: Sequence[Entity]) -> bool:
    """Whether several nations are named, and something is said between them:
    `Sweden gives in, Russia fights`."""
    places = [place for place, one in enumerate(entities) if one.kind is Kind.NATION]
    between = entities[places[0] : places[-1]] if places else ()
    small = ("and", "the", "filler")
    return any(one.kind not in (Kind.NATION, Kind.MARK) and not one.means(*small) for one in between)


def tells_of_him(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with what somebody does who was named before: `Fights up to 25 points.`"""
    named = any(one.kind in (Kind.PIECE, Kind.NATION) for one in entities)
    all_of_us = mean(entities, "I", "every", "anyone", "all")
    return not (named or all_of_us) and fold(entities[0].text.split()[0]) in DOES


def tells_what_he_does(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says of somebody who is not named that he gives up: `if attacked, gibt er auf`."""
    if not mean(entities, "concede"):
        return False
    pairs = pairwise(entities)
    is_his = any(
        (one.means("they") and two.means("concede")) or (one.means("concede") and two.means("they"))
        for place, (one, two) in enumerate(pairs)
        # `Play low until he gives up` is about the enemy.
        if not mean(entities[max(0, place - 1) : place], "until", "if")
    )
    # `If anyone is attacked, he gives up` is about all, `if anyone attacks him` is not.
    end = next((place for place, one in enumerate(entities) if one.means("concede")), 0)
    is_of_any = mean(entities, "anyone") and not mean(entities[:end], "him")
    # `if one of my generals is attacked`
    is_of_any = is_of_any or (mean(entities[:end], "one") and mean(entities[:end], "stack"))
    return is_his and not is_of_any and not mean(entities, "I", "every", "all")
