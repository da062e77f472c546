"""Recruitment (rule 10): new troops, re-entry, depots and substitute cities."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import cards, fate_effects
from pbem.engine.events import Event, Recruited
from pbem.engine.model import MOST_STACKED, MOST_TROOPS, Card, Game
from pbem.engine.movement import face_down_by_union, must_leave
from pbem.engine.phrase import Face, faces, joined, phrase, sentences
from pbem.engine.questions import Recruit, Verdict
from pbem.engine.re_entry import is_any_site, why_not_enter
from pbem.engine.troops import room_words

PRICE, DEAR_PRICE = 6, 8
"""Points that a troop or a supply train costs, and those with all depots closed (rule 10)."""


def all_depots_closed(game: Game, nation: str) -> bool:
    """Whether every depot city holds pieces of another player (R28)."""
    holders = [game.nation_at(city) for city in game.rules.nations[nation].depots]
    if None in holders:
        return False
    player = game.player_of(nation)
    return all(game.player_of(holder) != player for holder in holders if holder)


def price(game: Game, nation: str) -> int:
    """How many points a troop or a supply train costs now (rule 10)."""
    return DEAR_PRICE if all_depots_closed(game, nation) else PRICE


def entry_cities(game: Game, nation: str, piece: str) -> tuple[int, ...]:
    """The cities where a piece off the map may re-enter now (rule 10, R27, R28)."""
    if all_depots_closed(game, nation):
        chosen = game.stage.substitute
        cities = game.rules.board.substitutes[nation] if chosen is None else (chosen,)
    else:
        cities = game.rules.nations[nation].depots
    return tuple(city for city in cities if _open(game, nation, piece, city))


def _open(game: Game, nation: str, piece: str, city: int) -> bool:
    there = game.at.get(city, ())
    if piece in game.rules.trains:
        return not there
    stack = game.generals_at(city)
    return not there or (bool(stack) and game.nation_at(city) == nation and len(stack) < MOST_STACKED)


def recruit(game: Game, answer: Recruit) -> tuple[Event, ...] | Verdict:
    """Troops and pieces are paid for and come into play. Returns the events, or a verdict if the payment, a
    piece, a city or a number of troops is not legal (rule 10, R26 to R28)."""
    paid = _payment(game, answer)
    if isinstance(paid, Verdict):
        return paid
    return _pieces_verdict(game, answer) or _troops_verdict(game, answer) or _events(game, answer, paid)


# ----------------------------------------------------------------------------------------- payment


def _payment(game: Game, answer: Recruit) -> tuple[Card, ...] | Verdict:
    cost = cost_of(game, answer)
    if cost < 1:
        return Verdict(
            phrase("nothing is recruited"), "rule 10", phrase("Name troops or a supply train to recruit.")
        )
    paid = cards.find(game.hands.get(answer.nation, ()), answer.cards)
    if isinstance(paid, str):
        return Verdict(
            phrase("{nation} holds no {found} to pay with", nation=answer.nation, found=Face(paid)),
            "rule 10",
            _hand(game, answer.nation),
            firm=False,
        )
    points = cards.points(paid)
    if points < cost:
        text = phrase(
            "{cards} is worth {points}, and {cost} is due",
            cards=faces(answer.cards),
            points=points,
            cost=cost,
        )
        cheap = price(game, answer.nation) == PRICE
        return Verdict(text, "rule 10, R26", _price_in_words(game, answer.nation), firm=cheap)
    return paid


def cost_of(game: Game, answer: Recruit) -> int:
    """The points that are due for all that is recruited, as depot cities stand now."""
    bought = sum(answer.troops.values()) + sum(piece in game.rules.trains for piece, _ in answer.entering)
    return bought * price(game, answer.nation)


def _price_in_words(game: Game, nation: str) -> str:
    if not all_depots_closed(game, nation):
        return phrase("{price} points for each troop and supply train.", price=PRICE)
    return phrase(
        "{price} points for each troop and supply train, because other players hold all depot cities of "
        "{nation}.",
        price=DEAR_PRICE,
        nation=nation,
    )


def _hand(game: Game, nation: str) -> str:
    held = faces(card.face for card in game.hands.get(nation, ()))
    return phrase("She holds {held}.", held=held) if held else phrase("She holds no cards.")


# ------------------------------------------------------------------------------------------ pieces


def _pieces_verdict(game: Game, answer: Recruit) -> Verdict | None:
    entered: dict[str, int] = {}
    for piece, city in answer.entering:
        verdict = _piece_verdict(game, answer, piece, city, entered)
        if verdict:
            return verdict
        entered[piece] = city
    return None


def _piece_verdict(
    game: Game, answer: Recruit, piece: str, city: int, entered: dict[str, int]
) -> Verdict | None:
    if game.rules.nation_of.get(piece) != answer.nation:
        return Verdict(
            phrase("{piece} is not a piece of {nation}", piece=piece, nation=answer.nation), "rule 10"
        )
    if piece in game.retired:
        return Verdict(phrase("{piece} is out of the game", piece=piece), "rule 11", firm=False)
    if piece in game.where or piece in entered:
        return Verdict(phrase("{piece} is on the map already", piece=piece), "rule 10", firm=False)
    if piece in game.rules.generals and answer.troops.get(piece, 0) < 1:
        return Verdict(phrase("{piece} needs at least 1 new troop to re-enter", piece=piece), "rule 10, R27")
    verdict = _city_verdict(game, answer.nation, piece, city, entered)
    if verdict or piece in game.rules.trains:
        return verdict
    return fate_effects.entry_verdict(game, piece, city) or _holds_back(game, answer.nation, city)


def _holds_back(game: Game, nation: str, city: int) -> Verdict | None:
    """Why nobody may join a stack in a city; None if somebody may. Generals who unite stay where they are,
    and a card may oblige those in the city to leave it (FAQ)."""
    owing = [name for name in must_leave(game, nation) if game.where[name] == city]
    return fate_effects.next_to_enemy_verdict(game, owing, city)


def _city_verdict(game: Game, nation: str, piece: str, city: int, entered: dict[str, int]) -> Verdict | None:
    possible = entry_cities(game, nation, piece)
    same_city = [other for other, where in entered.items() if where == city]
    if all_depots_closed(game, nation) and entered:
        possible = tuple(where for where in possible if where in entered.values())
    if city in possible and _room_with(game, piece, city, same_city):
        return None
    title, closed = game.rules.board.cities[city].title, all_depots_closed(game, nation)
    if closed and entered and not same_city:
        why: str = phrase("all pieces that re-enter in a turn use the same substitute city")
    else:
        why = why_not_enter(game, nation, piece, city, same_city, closed=closed)
    text = phrase("{piece} may not re-enter in {city}: {why}", piece=piece, city=title, why=why)
    open_to = [where for where in possible if where != city]
    firm = not is_any_site(game, nation, city)
    return Verdict(text, "rule 10, R27, R28", _open_to(game, nation, piece, open_to), firm=firm)


def _open_to(game: Game, nation: str, piece: str, cities: Sequence[int]) -> str:
    """Where a piece may re-enter instead, and at what price if that is the higher one."""
    if not cities:
        return phrase("No city is open to {piece} now.", piece=piece)
    names = joined(game.rules.board.cities[city].title for city in cities)
    if not all_depots_closed(game, nation):
        return phrase("Open to {piece}: {names}.", piece=piece, names=names)
    return phrase(
        "Other players hold all depot cities of {nation}. Open to {piece}, at {price} points for each troop "
        "and train: {names}.",
        nation=nation,
        piece=piece,
        price=DEAR_PRICE,
        names=names,
    )


def _room_with(game: Game, piece: str, city: int, same_city: list[str]) -> bool:
    if not same_city:
        return True
    if any(name in game.rules.trains for name in (piece, *same_city)):
        return False
    return len(game.generals_at(city)) + len(same_city) < MOST_STACKED


# ------------------------------------------------------------------------------------------ troops


def _troops_verdict(game: Game, answer: Recruit) -> Verdict | None:
    total, most = (
        game.total(answer.nation) + sum(answer.troops.values()),
        game.rules.nations[answer.nation].troops,
    )
    if total > most:
        text = phrase(
            "{nation} would have {total} troops and may never have more than {most}",
            nation=answer.nation,
            total=total,
            most=most,
        )
        left = phrase("She may recruit {n}.", n=most - game.total(answer.nation))
        return Verdict(text, "rule 10", left, firm=False)
    entering = dict(answer.entering)
    for name, new in answer.troops.items():
        if verdict := _receiver_verdict(game, answer, name, new, entering):
            return verdict
    return _pool_verdict(game, answer)


def _receiver_verdict(
    game: Game, answer: Recruit, name: str, new: int, entering: dict[str, int]
) -> Verdict | None:
    if name not in game.rules.generals or game.rules.nation_of[name] != answer.nation:
        return Verdict(
            phrase("{name} is not a general of {nation}", name=name, nation=answer.nation), "rule 10"
        )
    if name not in game.where and name not in entering:
        return Verdict(
            phrase("{name} is not on the map and does not re-enter", name=name), "rule 10", firm=False
        )
    if new < 1:
        return Verdict(phrase("{name} cannot receive {new} troops", name=name, new=new), "rule 10")
    return fate_effects.receiver_verdict(game, name, entering.get(name))


def _pool_verdict(game: Game, answer: Recruit) -> Verdict | None:
    """Why the generals named cannot take these troops; None if they can: 8 at most for each (rule 6)."""
    for name, new in answer.troops.items():
        has = game.troops.get(name, 0) + new
        if has > MOST_TROOPS:
            text = phrase(
                "{name} would command {has} troops, more than {most}", name=name, has=has, most=MOST_TROOPS
            )
            return Verdict(text, "rule 6", _room(game, name), firm=False)
    return None


def _room(game: Game, name: str) -> str:
    """How many more troops a general has room for, and how his stack can make more."""
    here = game.generals_at(game.where[name]) if name in game.where else (name,)
    mates = [other for other in here if other != name and game.troops[other] < MOST_TROOPS]
    own = room_words(game.troops.get(name, 0))
    if not mates:
        return own
    return sentences(own, phrase("{other} can take troops of his over first, by a transfer.", other=mates[0]))


# ------------------------------------------------------------------------------------ what follows


def _events(game: Game, answer: Recruit, paid: tuple[Card, ...]) -> tuple[Event, ...]:
    trains = sum(piece in game.rules.trains for piece, _ in answer.entering)
    count = sum(answer.troops.values())
    cost = (count + trains) * price(game, answer.nation)
    entering = _generals_entering(game, answer)
    united = tuple(name for city in dict.fromkeys(entering.values()) for name in game.generals_at(city))
    substitute = answer.entering[0][1] if answer.entering and all_depots_closed(game, answer.nation) else None
    recruited = Recruited(
        answer.nation,
        paid,
        cards.points(paid),
        cost,
        count,
        answer.entering,
        dict(answer.troops),
        united,
        substitute,
    )
    return (recruited, *_faced_down(game, answer, entering))


def _generals_entering(game: Game, answer: Recruit) -> dict[str, int]:
    return {piece: city for piece, city in answer.entering if piece in game.rules.generals}


def _faced_down(game: Game, answer: Recruit, entering: dict[str, int]) -> list[Event]:
    """Whoever unites with face-down generals is turned face down too (R11)."""
    events: list[Event] = []
    for city in dict.fromkeys(entering.values()):
        newcomers = tuple(name for name, where in entering.items() if where == city)
        events += face_down_by_union(game, answer.nation, (*game.generals_at(city), *newcomers))
    return events
