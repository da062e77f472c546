"""Why a piece may not re-enter in a city (rule 10): its depots, the substitute cities, who stands there."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.engine.model import MOST_STACKED, Game
from pbem.engine.phrase import all_of, joined, phrase


def why_not_enter(
    game: Game, nation: str, piece: str, city: int, together: Iterable[str], *, closed: bool
) -> str:
    """The reason, as a phrase. `together` are pieces that re-enter there with the same order; `closed` says
    that other players hold all depot cities."""
    return _why_no_site(game, nation, city, closed=closed) or _why_full(game, nation, piece, city, together)


def is_any_site(game: Game, nation: str, city: int) -> bool:
    """Whether pieces of the nation may ever re-enter in a city."""
    return city in game.rules.nations[nation].depots or city in game.rules.board.substitutes[nation]


def _why_no_site(game: Game, nation: str, city: int, *, closed: bool) -> str:
    """Why no piece may re-enter in a city, whoever stands there; empty if some may."""
    depots, chosen = game.rules.nations[nation].depots, game.stage.substitute
    names = joined(game.rules.board.cities[depot].title for depot in depots)
    if not closed:
        return "" if city in depots else _why_no_depot(game, nation, city, names)
    if city in depots:
        return phrase("{cities} is held by another player", cities=game.rules.board.cities[city].title)
    if city not in game.rules.board.substitutes[nation]:
        return phrase("it is none of the substitute cities of {nation}", nation=nation)
    if chosen is not None and city != chosen:
        title = game.rules.board.cities[chosen].title
        return phrase("the pieces that re-enter this turn use one substitute city, {city}", city=title)
    return ""


def _why_no_depot(game: Game, nation: str, city: int, names: str) -> str:
    """Why a city is no site while not all depots are closed."""
    if city not in game.rules.board.substitutes[nation]:
        return phrase("it is no depot city of {nation}", nation=nation)
    return phrase(
        "a substitute city is open only while other players hold all depot cities of {nation}: {names}",
        nation=nation,
        names=names,
    )


def _why_full(game: Game, nation: str, piece: str, city: int, together: Iterable[str]) -> str:
    """Why a piece may not join those in a city, or those that re-enter there with it."""
    there = (*game.at.get(city, ()), *together)
    foreign = [name for name in there if game.rules.nation_of[name] != nation]
    if foreign:
        return _why_held(game, nation, foreign[0])
    if any(name in game.rules.trains for name in there):
        if piece in game.rules.trains:
            return phrase("a supply train is there, and each needs a city of its own")
        return phrase("a supply train of {nation} is there; it has to move away first", nation=nation)
    if piece in game.rules.trains:
        return phrase("{generals} would share the supply train's city", generals=all_of(there))
    return phrase(
        "{generals} are there, and no more than {most} stand together",
        generals=all_of(there),
        most=MOST_STACKED,
    )


def _why_held(game: Game, nation: str, name: str) -> str:
    owner = game.rules.nation_of[name]
    stands = phrase("{piece} of {owner} stands there", piece=name, owner=owner)
    if name in game.rules.trains:
        stands = phrase("a supply train of {owner} stands there", owner=owner)
    if game.player_of(owner) != game.player_of(nation):
        return stands
    return phrase(
        "{stands}; {owner} has the same player, and so no substitute city is open", stands=stands, owner=owner
    )
