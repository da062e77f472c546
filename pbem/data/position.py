"""Positions: a game's state as a plain document, and back.

The same form serves `game.yaml`, `pbem new --position`, `pbem state --json` and the conformance cases.
Whatever a document leaves out takes its natural value: pieces not named are off the map, hands are
empty, cards not placed lie in the draw deck in the order that the seed gives them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pbem.data import coherent, position_fate
from pbem.data.errors import PositionError
from pbem.data.rules import rules_for
from pbem.engine import combat
from pbem.engine.cards import deck, shuffled_cards
from pbem.engine.model import (
    AFTER_FATE,
    COMBAT,
    FATE,
    MOST_TROOPS,
    MOVEMENT,
    OVER,
    SETUP,
    TURN_END,
    Card,
    Chance,
    Combat,
    Game,
    Offensive,
    Retreat,
    Rules,
    Stage,
)

Document = Mapping[str, Any]

BETWEEN_STAGES = (TURN_END, FATE, AFTER_FATE, OVER)
"""The phases of no nation: one that a document names there was the last to play."""


# --------------------------------------------------------------------------------- document to game


def read_position(document: Document, seed: str = "") -> Game:
    """The game that a document describes. `seed` serves if the document names none.

    Raises PositionError for names that do not exist, too many pieces in a city, troops without their
    general, cards that are not in the box and the like.
    """
    rules = rules_for(document.get("scenario", "standard"))
    turn = document.get("turn", 0)
    game = Game(rules, _roles(rules, document), Chance(document.get("seed", seed)), turn=turn)
    game = _with_frame(game, document)
    game = _with_pieces(game, document)
    game = _with_cards(game, document)
    game = _with_stage(position_fate.read_fate(game, document), document)
    coherent.check_position(game)
    return game


def _roles(rules: Rules, document: Document) -> dict[str, tuple[str, ...]]:
    named = document.get("players")
    if named:
        coherent.check_players(rules, named)
    return {player: tuple(own) for player, own in (named or rules.players).items()}


def _with_frame(game: Game, document: Document) -> Game:
    rules = game.rules
    nation = document.get("nation")
    if nation is not None:
        _known(nation, rules.nations, "nation")
    phase = document.get("phase", MOVEMENT if nation else SETUP)
    return replace(
        game,
        nation=None if phase in BETWEEN_STAGES else nation,
        phase=phase,
        quit=frozenset(_known(name, _all_nations(), "nation") for name in document.get("quit", ())),
        retired=frozenset(_known(name, rules.generals, "general") for name in document.get("retired", ())),
        conquered=frozenset(_objective(rules, name) for name in document.get("conquered", ())),
        options=_options(rules, document.get("options", ())),
        decisions=document.get("decisions", 0),
        winners=tuple(document.get("winners", ())),
    )


def _options(rules: Rules, named: Iterable[str]) -> frozenset[str]:
    return frozenset(_known(name, dict.fromkeys(rules.options), "option") for name in named)


def _known(name: str, among: Mapping[str, Any], what: str) -> str:
    if name not in among:
        raise PositionError(f"{name!r} is no {what} of this scenario; there are {', '.join(among)}")
    return name


def city_number(rules: Rules, name: str) -> int:
    """The city with this key, title or, if it means one city alone, name, in whatever capitals."""
    number = rules.board.index.get(name)
    if number is not None:
        return number
    numbers = rules.board.named.get(name) or _in_any_capitals(rules, name)
    if len(numbers) == 1:
        return numbers[0]
    if numbers:
        titles = ", ".join(rules.board.cities[n].title for n in numbers)
        raise PositionError(f"{name!r} may be {titles}; write it in full")
    from difflib import get_close_matches

    near = get_close_matches(name, [city.title for city in rules.board.cities], cutoff=0)
    raise PositionError(f"there is no city {name!r}; the nearest names are {', '.join(near)}")


def _in_any_capitals(rules: Rules, name: str) -> Sequence[int]:
    cities = ((n, (city.title.casefold(), city.name.casefold())) for n, city in enumerate(rules.board.cities))
    return [n for n, names in cities if name.casefold() in names]


def _all_nations() -> dict[str, None]:
    """All nations of the war: those that a scenario does not play can still leave it (rule 14)."""
    return dict.fromkeys(rules_for().order)


def _objective(rules: Rules, name: str) -> int:
    city = city_number(rules, name)
    if rules.board.cities[city].objective_of is None:
        raise PositionError(f"{name} is nobody's objective and cannot be conquered")
    return city


def _with_pieces(game: Game, document: Document) -> Game:
    where: dict[str, int] = {}
    troops: dict[str, int] = {}
    down = set()
    for piece, facts in document.get("pieces", {}).items():
        _known(piece, game.rules.nation_of, "piece")
        where[piece] = city_number(game.rules, facts["city"])
        _read_general(game, piece, facts, troops)
        if facts.get("face") == "down":
            down.add(piece)
    placed = replace(game, where=where, troops=troops, face_down=frozenset(down))
    _check_cities(placed)
    _check_totals(placed)
    return placed


def _read_general(game: Game, piece: str, facts: Document, troops: dict[str, int]) -> None:
    if piece in game.rules.generals:
        if "troops" not in facts:
            raise PositionError(
                f"{piece} stands in {facts['city']} without troops; give him 1 to {MOST_TROOPS} (rule 6)"
            )
        troops[piece] = facts["troops"]
    elif "troops" in facts or "face" in facts:
        raise PositionError(f"{piece} is a supply train and has no troops and no face")


def _check_cities(game: Game) -> None:
    for city, pieces in game.at.items():
        nations = {game.rules.nation_of[piece] for piece in pieces}
        trains = [piece for piece in pieces if piece in game.rules.trains]
        faces = {piece in game.face_down for piece in pieces}
        if len(pieces) > 1 and (trains or len(nations) > 1 or len(pieces) > 3 or len(faces) > 1):
            title = game.rules.board.cities[city].title
            raise PositionError(
                f"{', '.join(pieces)} cannot all stand in {title}: up to three generals of one nation, "
                "all face up or all face down (rules 4 and 9)"
            )


def _check_totals(game: Game) -> None:
    for nation in game.rules.nations.values():
        if game.total(nation.name) > nation.troops:
            total = game.total(nation.name)
            raise PositionError(
                f"{nation.name} has {total} troops, more than the {nation.troops} she may have (rule 6)"
            )


# --------------------------------------------------------------------------------------------- cards


def _faces(listed: str | Iterable[str]) -> list[str]:
    return listed.split() if isinstance(listed, str) else list(listed)


def _with_cards(game: Game, document: Document) -> Game:
    box = _Box(document.get("deck", {}).get("opened", 0))
    hands = {nation: box.take(_faces(cards)) for nation, cards in document.get("hands", {}).items()}
    for nation in hands:
        _known(nation, game.rules.nations, "nation")
    if game.phase != SETUP:
        hands = {nation: hands.get(nation, ()) for nation in game.rules.order}
    game = replace(game, hands=hands, offensive=_offensive(box, document.get("offensive")))
    return replace(game, chance=_chance(game.chance.seed, box, document.get("deck", {})))


def _offensive(box: _Box, given: Document | None) -> Offensive | None:
    """The card set aside is neither in a hand nor in a pile (rule 13)."""
    if given is None:
        return None
    card = box.take((given["card"],))[0] if "card" in given else None
    return Offensive(given["declared"], card, given.get("taken", False))


class _Box:
    """The Tactical Cards not yet placed; a further deck is opened when a card is not among them."""

    def __init__(self, opened: int) -> None:
        self.opened = opened
        self.left = Counter(card for number in range(1, opened + 1) for card in deck(number))

    def take(self, written: Iterable[str]) -> tuple[Card, ...]:
        """The cards as written: `S13/2` that of deck 2, `S13` the one of the lowest deck that is left."""
        return tuple(self._take(text) for text in written)

    def _take(self, text: str) -> Card:
        face, _, number = text.partition("/")
        suit, value = face[0], int(face[1:] or 0)
        while True:
            decks = (int(number),) if number else range(1, self.opened + 1)
            for card in (Card(suit, value, of) for of in decks):
                if self.left[card]:
                    self.left[card] -= 1
                    return card
            self._open(text, number)

    def _open(self, text: str, number: str) -> None:
        if self.opened >= 9 or (number and int(number) <= self.opened):
            raise PositionError(
                f"there is no further card {text}: a deck holds each suited card once and two Reserves"
            )
        self.opened += 1
        self.left.update(deck(self.opened))

    def rest(self) -> list[Card]:
        """What is left, in no order."""
        return list(self.left.elements())


def _chance(seed: str, box: _Box, given: Document) -> Chance:
    piles = {int(number): box.take(_faces(cards)) for number, cards in given.get("piles", {}).items()}
    shuffles = given.get("shuffles", 0)
    if "draw" in given:
        draw = box.take(_faces(given["draw"]))[::-1]
        if box.rest():
            missing = " ".join(f"{card.face}/{card.deck}" for card in box.rest()[:10])
            raise PositionError(f"the draw deck is given, but these cards are nowhere: {missing}")
    else:
        draw, shuffles = shuffled_cards(seed, shuffles, box.rest()), shuffles + bool(box.rest())
    stacked = tuple(piles.get(number, ()) for number in range(1, max(4, box.opened) + 1))
    return Chance(seed, draw, stacked, box.opened, shuffles)


# ----------------------------------------------------------------------------------------- the stage


def _with_stage(game: Game, document: Document) -> Game:
    given = document.get("stage", {})
    rules = game.rules
    stage = Stage(
        moved=frozenset(given.get("moved", ())),
        entered=frozenset(given.get("entered", ())),
        received=frozenset(given.get("received", ())),
        evading=tuple(city_number(rules, name) for name in given.get("evading", ())),
        drawn=_drawn(game, _faces(given.get("drawn", ()))),
        marks=tuple(_objective(rules, name) for name in document.get("question_marks", ())),
        substitute=city_number(rules, given["substitute"]) if "substitute" in given else None,
        attacks=tuple((city_number(rules, a), city_number(rules, b)) for a, b in given.get("attacks", ())),
        combat=_combat(rules, given["combat"]) if "combat" in given else None,
        retreat=_retreat(rules, given["retreat"]) if "retreat" in given else None,
    )
    game = replace(game, stage=stage)
    if game.phase == COMBAT and game.nation and "attacks" not in given:
        search = combat.find_attacks(game, game.nation)
        return replace(game, stage=replace(stage, attacks=search.attacks, evading=search.evading))
    return game


def _drawn(game: Game, written: list[str]) -> tuple[Card, ...]:
    if not written:
        return ()
    hand = game.hands.get(game.nation or "", ())
    drawn = []
    for text in written:
        card = next((c for c in hand if text in (c.face, f"{c.face}/{c.deck}") and c not in drawn), None)
        if card is None:
            raise PositionError(f"{text} was drawn but is not in the hand of {game.nation}")
        drawn.append(card)
    return tuple(drawn)


def _combat(rules: Rules, given: Document) -> Combat:
    places = {key: city_number(rules, given[key]) for key in ("attacker_city", "defender_city")}
    return Combat(**{**given, **places})


def _retreat(rules: Rules, given: Document) -> Retreat:
    places = {key: city_number(rules, given[key]) for key in ("city", "winner_city")}
    return Retreat(**{**given, **places})


# --------------------------------------------------------------------------------- game to document


def write_position(game: Game) -> dict[str, Any]:
    """The complete document of a game, with every secret: `read_position` makes the same game of it."""
    document: dict[str, Any] = {"scenario": game.rules.scenario, "turn": game.turn}
    if game.nation:
        document["nation"] = game.nation
    document |= {"phase": game.phase, "pieces": _pieces(game)}
    document |= {
        "conquered": _titles(game, sorted(game.conquered)),
        "question_marks": _titles(game, game.stage.marks),
        "retired": sorted(game.retired),
        "quit": [name for name in _all_nations() if name in game.quit],
        "players": {player: list(own) for player, own in game.roles.items()},
        "hands": {name: _cards(game.hands[name]) for name in game.rules.order if name in game.hands},
        "deck": _deck(game.chance),
        "seed": game.chance.seed,
        "options": [name for name in game.rules.options if name in game.options],
        **position_fate.write_fate(game),
        "decisions": game.decisions,
        "winners": list(game.winners),
        "stage": _stage(game),
    }
    return document


def _title(game: Game, city: int) -> str:
    return game.rules.board.cities[city].title


def _titles(game: Game, cities: Iterable[int]) -> list[str]:
    return [_title(game, city) for city in cities]


def _pieces(game: Game) -> dict[str, Any]:
    pieces: dict[str, Any] = {}
    for piece in (*game.rules.generals, *game.rules.trains):
        if piece in game.where:
            pieces[piece] = {"city": _title(game, game.where[piece])}
        if piece in game.troops:
            pieces[piece] |= {
                "troops": game.troops[piece],
                "face": "down" if piece in game.face_down else "up",
            }
    return pieces


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(f"{card.face}/{card.deck}" for card in cards)


def _deck(chance: Chance) -> dict[str, Any]:
    return {
        "draw": _cards(chance.draw[::-1]),
        "piles": {str(number): _cards(pile) for number, pile in enumerate(chance.piles, 1)},
        "opened": chance.opened,
        "shuffles": chance.shuffles,
    }


def _stage(game: Game) -> dict[str, Any]:
    stage = game.stage
    document: dict[str, Any] = {
        "moved": sorted(stage.moved),
        "entered": sorted(stage.entered),
        "received": sorted(stage.received),
        "evading": _titles(game, stage.evading),
        "drawn": _cards(stage.drawn),
        "attacks": [_titles(game, pair) for pair in stage.attacks],
    }
    if stage.substitute is not None:
        document["substitute"] = _title(game, stage.substitute)
    if stage.combat:
        places = {key: _title(game, getattr(stage.combat, key)) for key in ("attacker_city", "defender_city")}
        document["combat"] = {**vars(stage.combat), **places}
    if stage.retreat:
        places = {key: _title(game, getattr(stage.retreat, key)) for key in ("city", "winner_city")}
        document["retreat"] = {**vars(stage.retreat), **places}
    return document
