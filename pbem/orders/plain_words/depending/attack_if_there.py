"""An attack on somebody if he is still where he stands now, told in words that are not known: `and if Dohna
is still sitting in Friedeberg, then at him`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.outcome import MOVE, Outcome, Why
from pbem.orders.plain_words.plans.fight_plan import ATTACK
from pbem.orders.plain_words.situation import Situation

ASKED = (Why.CONDITION, Why.LEFT, Why.TALE, Why.PIECE, Why.FIGHT, Why.WAY)
"""What is said of sentences that may tell of such an attack."""

MORE = (
    *("else", "unless", "until", "maybe", "rather", "correction", "takes back", "instead"),
    *("play", "keep", "spend", "ask", "lowest", "highest", "lose", "concede", "reserve", "cards"),
    *("recruit", "discard", "troops"),
)
"""What tells of more than an attack."""

Read = Callable[[list[Entity]], None]


def attack_if_there(
    at: Situation, entities: Sequence[Entity], out: Outcome, size: int, known: int, read: Read
) -> bool:
    """Take such an attack, and the march told before it, of a sentence that was asked back, behind the first
    `size` orders and `known` doubts (rule 7); False if the sentence is none."""
    new, begun = out.doubts[known:], out.orders[size:]
    is_asked = bool(new) and all(one.why in ASKED for one in new)
    is_asked = is_asked and all(one.text.startswith(MOVE) for one in begun)
    if not is_asked or at.sets_up or at.game.stage.combat:
        return False
    start = _condition(entities)
    told = entities[start:]
    enemies = _enemies_there(at, told)
    if not enemies or not _is_then_attacked(at, told) or not _says_no_more(told):
        return False
    orders, where, parts = out.orders.copy(), dict(at.where), out.parts
    head = list(entities[:start])
    while head and (head[-1].kind is Kind.MARK or head[-1].means("and", "but", "then")):
        head.pop()
    del out.doubts[known:]
    if not begun and any(is_city(one) for one in head):
        read(head)
    own = _who(at, entities)
    is_read = len(out.doubts) == known and all(one.text.startswith(MOVE) for one in out.orders[size:])
    if is_read and own and _are_beside(at, own, enemies):
        city = at.city(at.where[enemies[0]])
        attack = f"{ATTACK}{' + '.join(own)} > {' + '.join(enemies)}"
        out.take(entities[0].line, at.rules.nation_of[own[0]], f"if {enemies[0]} in {city}: {attack}")
        return True
    out.orders[:], at.where, out.parts = orders, where, parts
    out.doubts[known:] = new
    return False


def _condition(entities: Sequence[Entity]) -> int:
    """Where the condition begins: at its word, or with a verb as German has it, `Steht Dohna noch dort`."""
    places = (place for place, one in enumerate(entities) if one.means("if", "should"))
    first = next(places, None)
    if first is not None:
        return first
    return 0 if entities and entities[0].means("stay", "is") else len(entities)


def _enemies_there(at: Situation, told: Sequence[Entity]) -> list[str]:
    """The enemies named in a condition, if they stand together, and either in the city that it names or
    `still` where they were."""
    pieces = [at.piece(one) for one in told if one.kind is Kind.PIECE]
    enemies = list(dict.fromkeys(name for name in pieces if name and not at.is_own(name)))
    stands = {at.where.get(name) for name in enemies}
    cities = [one.cities for one in told if is_city(one)]
    here = next(iter(stands), None)
    if len(stands) != 1 or here is None or None in pieces or any(here not in city for city in cities):
        return []
    is_still = not words_in(told).isdisjoint(entry("_loose still"))
    return enemies if is_still or (len(cities) == 1 and mean(told, "if", "should")) else []


def _is_then_attacked(at: Situation, told: Sequence[Entity]) -> bool:
    """Whether an attack comes behind the condition, and is not what the enemy does in it: `if he attacks
    Apraxin`."""
    attack = next((place for place, one in enumerate(told) if one.means("attack")), 0)
    first = next((place for place, one in enumerate(told) if one.kind is Kind.PIECE), attack)
    parted = any(one.kind is Kind.MARK or one.means("then") for one in told[first:attack])
    behind = told[attack + 1 : attack + 3]
    return parted and not any(at.own_piece(one) or one.means("I", "mine") for one in behind)


def _says_no_more(told: Sequence[Entity]) -> bool:
    """Whether nothing is denied in a condition or left open, and no card or number is named."""
    said = words_in(told)
    is_open = not said.isdisjoint(entry("_loose not") | entry("_loose or") | entry("_loose unsure"))
    names = any(one.kind in (Kind.CARD, Kind.NUMBER) for one in told)
    return not (is_open or names or mean(told, *MORE))


def _who(at: Situation, entities: Sequence[Entity]) -> list[str]:
    """Those who attack: the writer's generals whom the sentence names, or those who marched last."""
    named = [at.own_piece(one) for one in entities if one.kind is Kind.PIECE]
    own = [name for name in dict.fromkeys(named) if name in at.rules.generals]
    own = own or [name for name in at.last_moved if name in at.rules.generals]
    return own if len({at.where.get(name) for name in own}) == 1 else []


def _are_beside(at: Situation, own: Sequence[str], enemies: Sequence[str]) -> bool:
    return at.where[enemies[0]] in at.near(at.where[own[0]])
