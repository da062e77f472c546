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
    city = book(rules_for()).cities.find(name)
    if isinstance(city, Problem):
        raise click.ClickException(f"{city.what}. {city.instead}")
    return city


def _described(board: Board, number: int) -> dict[str, object]:
    city: City = board.cities[number]
    roads = board.neighbours[number]
    return {
        "city": city.title,
        "key": city.key,
        "country": city.country,
        "sector": city.sector,
        "suit": SUIT_NAMES[city.suit],
        "objective of": f"{city.objective_of}, order {city.objective_order}" if city.objective_of else None,
        "depot of": city.depot_of,
        "main roads": [board.cities[other].title for other in roads if other in board.main[number]],
        "roads": [board.cities[other].title for other in roads if other not in board.main[number]],
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


def _way(board: Board, start: int, end: int) -> list[int]:
    """One shortest way by road, pieces ignored."""
    way = [start]
    distances = board.distances_from(end)
    while way[-1] != end:
        way.append(min(board.neighbours[way[-1]], key=lambda city: (distances[city], city)))
    return way


@click.command("path")
@click.argument("start")
@click.argument("end")
@JSON
def path_command(start: str, end: str, as_json: bool) -> None:
    """Show a shortest way between two cities; pieces are ignored, main roads are drawn `=`.

    Example: pbem path Breslau Glogau
    """
    board = _board()
    way = _way(board, _number(start), _number(end))
    titles = [board.cities[city].title for city in way]
    if as_json:
        print_json({"roads": len(way) - 1, "way": titles})
        return
    text = titles[0]
    for here, there in pairwise(way):
        text += f" {'=' if there in board.main[here] else '-'} {board.cities[there].title}"
    click.echo(f"{len(way) - 1} roads: {text}")
