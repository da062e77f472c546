"""`pbem city` and `pbem path`: the board in words."""

from __future__ import annotations

from itertools import pairwise

import click

from pbem.cli.options import JSON, print_json
from pbem.data.rules import rules_for
from pbem.engine.board import Board, City
from pbem.orders.names.cards import SUIT_NAMES
from pbem.orders.names.name_book import book
from pbem.orders.problem import Problem


def _board() -> Board:
    return rules_for().board


def _number(name: str) -> int:
    """The city a user means; raises click.ClickException with what could be meant."""
    found = book(rules_for()).cities.find(name)
    if isinstance(found, Problem):
        raise click.ClickException(f"{found.what}. {found.instead}")
    return found


def _described(found: Board, number: int) -> dict[str, object]:
    city: City = found.cities[number]
    roads = found.neighbours[number]
    return {
        "city": city.title,
        "key": city.key,
        "country": city.country,
        "sector": city.sector,
        "suit": SUIT_NAMES[city.suit],
        "objective of": f"{city.objective_of}, order {city.objective_order}" if city.objective_of else None,
        "depot of": city.depot_of,
        "main roads": [found.cities[other].title for other in roads if other in found.main[number]],
        "roads": [found.cities[other].title for other in roads if other not in found.main[number]],
    }


@click.command("city")
@click.argument("name")
@JSON
def city_command(name: str, as_json: bool) -> None:
    """Show a city: its roads, sector, country and objective.

    Example: pbem city "Frankfurt (Oder)"
    """
    facts = _described(_board(), _number(name))
    if as_json:
        print_json(facts)
        return
    for what, value in facts.items():
        if value:
            click.echo(f"{what + ':':14}{', '.join(value) if isinstance(value, list) else value}")


def _way(found: Board, start: int, end: int) -> list[int]:
    """One shortest way by road, pieces ignored."""
    way = [start]
    distances = found.distances_from(end)
    while way[-1] != end:
        way.append(min(found.neighbours[way[-1]], key=lambda city: (distances[city], city)))
    return way


@click.command("path")
@click.argument("start")
@click.argument("end")
@JSON
def path_command(start: str, end: str, as_json: bool) -> None:
    """Show a shortest way between two cities; pieces are ignored, main roads are drawn `=`.

    Example: pbem path Breslau Glogau
    """
    found = _board()
    way = _way(found, _number(start), _number(end))
    titles = [found.cities[city].title for city in way]
    if as_json:
        print_json({"roads": len(way) - 1, "way": titles})
        return
    text = titles[0]
    for here, there in pairwise(way):
        text += f" {'=' if there in found.main[here] else '-'} {found.cities[there].title}"
    click.echo(f"{len(way) - 1} roads: {text}")
