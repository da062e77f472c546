"""A recorded position as a game of ours."""

from __future__ import annotations

from dataclasses import replace

from pbem.engine.board import SUITS
from pbem.engine.model import (
    CARDS,
    MILDER_CLOCK,
    OFFENSIVE_OPTION,
    SECTOR_FATE,
    Card,
    Chance,
    Fate,
    Game,
    Offensive,
    Stage,
)
from tools.crosscheck.names import FATE, NATIONS, OFF_MAP, OUT, GameNames, cards
from tools.crosscheck.record import State

NO_FATE = 0
"""The recorded number when no card of fate is in force; also that of 1 spades, which does nothing."""

STROKES = {"Russia": {"Elisabeth"}, "Sweden": {"Sweden"}, "France": {"India", "America"}}
"""The cards after which a nation has left the war."""


def opening_game(names: GameNames, options: dict[str, bool]) -> Game:
    """A game of the scenario before anything happened, with the expert options of the recorded one."""
    expert = {SECTOR_FATE, OFFENSIVE_OPTION} if OFFENSIVE_OPTION in names.rules.options else set()
    milder = {MILDER_CLOCK} if options.get("seeded") else set()
    roles = {player: tuple(own) for player, own in names.rules.players.items()}
    return Game(names.rules, roles, Chance(""), options=frozenset(expert | milder))


def place(names: GameNames, game: Game, state: State) -> Game:
    """Pieces, troops, faces, conquests and cards as recorded; all else as it is."""
    where = {name: city for name, city in cities_of_pieces(names, state).items() if city is not None}
    troops = dict(zip(names.pieces, state["troops"], strict=False))
    return replace(
        game,
        where=where,
        troops={name: troops[name] for name in game.rules.generals if name in where},
        face_down=face_down(names, state),
        conquered=frozenset(names.known(state["conquest"])),
        hands=hands(game, state),
        chance=replace(game.chance, draw=cards(state["deck"]), piles=((),) * 5, opened=5),
    )


def cities_of_pieces(names: GameNames, state: State) -> dict[str, int | None]:
    """The city of every piece in play; None off the map."""
    places = zip(names.pieces, state["pos"], strict=True)
    return {name: names.city(place) for name, place in places if name in names.rules.nation_of}


def face_down(names: GameNames, state: State) -> frozenset[str]:
    """The generals on the map who were found without supply."""
    on_map = (number for number in range(24) if state["pos"][number] < OFF_MAP)
    return frozenset(names.pieces[number] for number in on_map if state["oos"] >> number & 1)


def retired_generals(names: GameNames, game: Game, state: State) -> frozenset[str]:
    """The generals that a stroke took out of the game."""
    out = (name for name, place in zip(names.pieces, state["pos"], strict=True) if place == OUT)
    gone = quit_by(state)
    return frozenset(n for n in out if n in game.rules.generals and game.rules.nation_of[n] not in gone)


def quit_by(state: State) -> frozenset[str]:
    """The nations that have left the war."""
    read = {FATE[number - 1] for number in state["fate"]}
    return frozenset(nation for nation, strokes in STROKES.items() if strokes <= read)


def hands(game: Game, state: State) -> dict[str, tuple[Card, ...]]:
    """The hands of the nations in play."""
    by_nation = dict(zip(NATIONS, state["hand"], strict=True))
    return {nation: cards(by_nation[nation]) for nation in game.rules.order}


def begin_stage(names: GameNames, game: Game, state: State) -> Game:
    """The game at the recorded beginning of an action stage, its cards drawn (rule 2)."""
    nation = NATIONS[state["power"]]
    game = replace(place(names, game, state), turn=state["turn"], nation=nation, phase=CARDS)
    game = replace(game, retired=retired_generals(names, game, state), quit=quit_by(state))
    fresh = cards(state.get("draw", ()))
    held = {**game.hands, nation: (*game.hands[nation], *fresh)}
    return replace(game, hands=held, stage=Stage(drawn=fresh), fate=fate_of(names, game, state))


def fate_of(names: GameNames, game: Game, state: State) -> Fate:
    """The Cards of Fate to come, and the effect in force."""
    ahead = tuple(FATE[number - 1] for number in reversed(state["clock"]))
    behind = tuple(name for name in game.rules.clock.cards if name not in ahead)
    number, suit = divmod(state["fx"], len(SUITS))
    victor = names.pieces[state["vg"]]
    known = replace(game.fate, clock=ahead + behind, victor=victor if victor in game.rules.generals else None)
    if state["fx"] == NO_FATE:
        return replace(known, used=True)
    return replace(known, card=FATE[number], suit=SUITS[suit], used=False)


def offensive(game: Game, state: State) -> Offensive | None:
    """How the Offensive Option stands: not asked yet, a card laid out, or that card taken."""
    if state["oo"] == 0:
        return game.offensive
    if state["oo"] < 0:
        return Offensive(declared=True, taken=True)
    return Offensive(declared=True, card=cards((state["oo"],))[0], taken=False)
