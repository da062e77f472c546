"""How to fight, told behind an attack: `Heinrich to Altenburg, attacks Daun, fight up to 20`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.plain_words.depending.parted import branches
from pbem.orders.plain_words.entity import Entity, Kind, mean, piece_in, words_in
from pbem.orders.plain_words.fighting.alone import clauses_alone
from pbem.orders.plain_words.fighting.behind import attack_in
from pbem.orders.plain_words.fighting.told import told_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import fight_of
from pbem.orders.plain_words.remarks.kinds import kind_of, says
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

ATTACKED = "head of attacked"


def read_with_plan(
    at: Situation,
    sentence: Sequence[Entity],
    out: Outcome,
    read: Callable[[list[Entity]], None],
    him: Sequence[str] = (),
) -> bool:
    """Read a sentence that orders an attack and tells behind it how to fight; False if it does not. The plan
    is for that fight alone. `him` are the generals told of right before, who may be the ones who attack."""
    if at.sets_up:
        return False
    entities = _with_attackers(at, _without_brackets(sentence), him)
    found = _plan_behind(at, entities) or _plan_behind_condition(at, entities)
    if found is None:
        return _read_attacked(at, sentence, out, read)
    place, clauses = found
    known = len(out.orders)
    read(list(entities[:place]))
    attacks = [one for one in out.orders[known:] if attack_in(one)]
    if len(attacks) != 1:
        if any("battle " in one.text for one in out.orders[known:]):
            read(list(entities[place:]))
        else:
            # By itself the plan would be for all fights.
            out.doubt(entities[place].line, Why.FIGHT)
        return True
    fight = fight_of(attacks[0].nation, attack_in(attacks[0]))
    out.take(entities[place].line, fight.nation, f"battle {fight.sides}: {clauses}")
    return True


def _without_brackets(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with a comma for the brackets at its end behind an attack: `attack Daun (at most 10)`."""
    opens = next((p for p, one in enumerate(entities) if one.text == "("), 0)
    closes = [p for p, one in enumerate(entities) if one.text == ")"]
    is_end = len(closes) == 1 and all(one.kind is Kind.MARK for one in entities[closes[0] :])
    if not (opens and is_end and mean(entities[:opens], "attack")):
        return list(entities)
    comma = Entity(Kind.MARK, ",", entities[opens].line)
    return [*entities[:opens], comma, *entities[opens + 1 : closes[0]]]


def _with_attackers(at: Situation, entities: Sequence[Entity], him: Sequence[str]) -> Sequence[Entity]:
    """A sentence with the names of those told of before in place of a word for them, or of none: `They attack
    Daun`, `Attack Daun`."""
    first = next((p for p, one in enumerate(entities) if not one.means(*LEADING)), 0)
    is_told = entities[first].means("they" if len(him) > 1 else "him", "they")
    rest = entities[first + is_told :]
    verb = next((p for p, one in enumerate(rest) if not (_is_enemy(at, one) or one.means("and"))), 0)
    if verb and rest[verb].means("attack"):
        # `Daun angreifen`
        rest = [rest[verb], *rest[:verb], *rest[verb + 1 :]]
    is_one_stack = len({at.where.get(name) for name in him}) == 1 and all(map(at.is_own, him))
    if not rest or not rest[0].means("attack") or not is_one_stack:
        return entities
    line = rest[0].line
    names = (piece_in(line, name) for name in him)
    joined = [one for name in names for one in (Entity(Kind.MARK, "+", line), name)][1:]
    return [*joined, *rest]


LEADING = ("and", "then", "there", "filler")
"""What may stand before those who attack: `There they attack Daun`."""


def _read_attacked(
    at: Situation, entities: Sequence[Entity], out: Outcome, read: Callable[[list[Entity]], None]
) -> bool:
    """Read a sentence that says of generals that they stay, and behind it how they fight if attacked: `Browne
    and Karl stay, if attacked fight up to 20`."""
    comma = next((p for p, one in enumerate(entities) if one.text in ",;"), 0)
    own = [name for one in entities[:comma] if (name := at.own_piece(one)) in at.rules.generals]
    stays = mean(entities[:comma], "stay") and not mean(entities[:comma], "if", "not", "maybe", "move")
    told = told_in(at, entities[comma + 1 :]) if own and stays else []
    if len(told) != 1 or not told[0].heads or len({at.where.get(name) for name in own}) != 1:
        return False
    clauses = clauses_alone(told, ATTACKED, may_yield=True)
    if not clauses:
        return False
    read(list(entities[:comma]))
    nation = at.rules.nation_of[own[0]]
    out.take(entities[comma].line, nation, f"battle {own[0]} if attacked: {clauses}")
    return True


def _plan_behind(at: Situation, entities: Sequence[Entity]) -> tuple[int, str] | None:
    """Where the plan behind an attack begins, and its clauses."""
    attacked = next((p for p, one in enumerate(entities) if one.means("attack", "against")), len(entities))
    enemies = (p for p, one in enumerate(entities) if p > attacked and _is_enemy(at, one))
    enemy = next(enemies, len(entities))
    if enemy == len(entities) and attacked and _is_enemy(at, entities[attacked - 1]):
        # `Daun angreifen, aber bei zwei Verlusten abbrechen`
        enemy = attacked
    if not any(map(at.own_piece, entities[:enemy])) or mean(entities[:enemy], "if", "unless", "not", "maybe"):
        return None
    start = enemy + 1
    while start < len(entities) and _goes_on(at, entities[start]):
        if entities[start].means("and") and not _names(at, entities[start + 1 :]):
            # `Schwerin attacks Daun and gives up when it costs one troop`
            break
        start += 1
    is_verb = mean(entities[start : start + 1], "aside")
    if is_verb and any(one.text == "," for one in entities[start + 1 : start + 2]):
        # `haut Browne um, kleine Karten reichen da`
        start += 1
    joins = start < len(entities) and (entities[start].text in ",;" or entities[start].means("with", "and"))
    if not joins:
        return None
    behind = entities[start + 1 :]
    clauses = clauses_alone(told_in(at, behind), may_yield=True)
    if not clauses and not mean(behind, *OPEN) and not any(map(at.may_own, behind)):
        clauses = clauses_alone(told_in(at, behind, loosely=True), may_yield=True)
    return (start, clauses) if clauses else None


def _plan_behind_condition(at: Situation, entities: Sequence[Entity]) -> tuple[int, str] | None:
    """Where the plan begins behind an attack on a condition, and its clauses: `If Daun is still in Glatz
    attack him, at most one card`."""
    comma = next((p for p in range(len(entities) - 1, 0, -1) if entities[p].text in ",;"), 0)
    attack, behind = entities[:comma], entities[comma + 1 :]
    told = branches(at, attack) if mean(attack, "if") and any(_is_enemy(at, one) for one in attack) else None
    # `If Lacy follows me, then fight, at most 14 points` attacks nobody.
    attacks = told and any(one.means("attack") and not one.means("combat") for one in told.deed)
    if told is None or not attacks or mean(told.condition, "attack", "attacked"):
        return None
    if not (any(one.kind is Kind.CITY for one in told.condition) or says(told.condition, "still")):
        # `Sollte Daun Keith angreifen, so kämpfe bis 20`
        return None
    if told.other or mean(attack, "else", "unless", "maybe") or mean(behind, *OPEN):
        return None
    clauses = clauses_alone(told_in(at, behind), may_yield=True)
    return (comma, clauses) if clauses and not any(map(at.may_own, behind)) else None


OPEN = ("if", "unless", "until", "else", "maybe", "then", "move", "stay")
"""What in words behind an attack may be of something else than how that is fought."""


def _names(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether words begin with an enemy or a city."""
    first = next((one for one in entities if not one.means("the", "filler", "to")), None)
    return first is not None and (_is_enemy(at, first) or first.kind is Kind.CITY)


def _goes_on(at: Situation, one: Entity) -> bool:
    """Whether it goes on with who is attacked, and where: `Daun and Lacy in Glatz`, `greift Daun an`."""
    joins = one.text in "+&" or (one.means("and", "to", "attack") and not one.means("with"))
    return joins or _is_enemy(at, one) or one.kind is Kind.CITY


def _is_enemy(at: Situation, one: Entity) -> bool:
    name = at.piece(one) if one.kind is Kind.PIECE else None
    return bool(name) and not at.is_own(str(name))


def leaves_reserves(entities: Sequence[Entity], new: Sequence[str]) -> bool:
    """Whether a plan that was read says nothing of the Reserves which its sentence keeps: `25 points at most,
    the Reserves I want to keep in every fight`."""
    plans = [one for one in new if one.startswith("battle")]
    keeps = any(one.means("reserve") for one in entities) and mean(entities, "keep", "not")
    words = {word.strip(",") for plan in plans for word in plan.split()}
    return bool(plans) and keeps and words.isdisjoint(("reserve", "R", "ask", "concede"))


def doubt_cards_left(entities: Sequence[Entity], out: Outcome, size: int) -> None:
    """Ask back what a sentence says of the cards of an attack, if nothing came of it behind the first `size`
    orders: `If Lehwaldt is there, Apraxin attacks him, high cards first.`"""
    new = [one.text for one in out.orders[size:]]
    is_told = mean(entities, "lowest", "highest") and bool(words_in(entities) & kind_of("card noun"))
    is_told = is_told or (mean(entities, "all") and any(map(suit_word, entities)))
    is_left = any("attack " in one for one in new) and not any(one.startswith("battle") for one in new)
    if is_told and is_left and not any(one.said == out.saying for one in out.doubts):
        out.doubt(entities[0].line, Why.FIGHT)
