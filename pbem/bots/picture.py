"""The game as a player pictures it: his own pieces and cards, and what is public about the others.

Made from nothing but a `View` and the printed rules. Where others' troops are secret they are guessed: a
nation's public total spread evenly over her generals. Others' hands and all decks are empty.
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.engine.model import OFFENSIVE_OPTION, RESERVE, Card, Chance, Fate, Game, Offensive, Rules
from pbem.engine.offensive import NATION
from pbem.report.known_game import evenly
from pbem.report.own_records import OwnNation
from pbem.report.view import View
from pbem.report.view_records import NationRow, Piece


def picture(view: View, rules: Rules) -> Game:
    """The position that a view shows, at the beginning of its phase."""
    pieces = [piece for row in view.nations for piece in row.pieces]
    return Game(
        rules=rules,
        roles=_roles(view),
        chance=Chance(""),
        turn=view.turn,
        nation=view.nation,
        phase=view.phase,
        where={piece.name: _city(rules, piece) for piece in pieces},
        troops=_troops(view),
        face_down=frozenset(piece.name for piece in pieces if piece.face_down),
        retired=frozenset(piece.name for row in view.nations for piece in row.off_map if piece.gone),
        quit=frozenset(row.name for row in view.nations if row.quit),
        fate=_fate(view),
        eased=frozenset(row.name for row in view.nations if row.eased),
        offensive=_offensive(view),
        options=_options(view, rules),
        conquered=_conquered(view, rules),
        hands={row.name: () for row in view.nations} | {own.name: cards_of(own) for own in view.own},
    )


def _city(rules: Rules, piece: Piece) -> int:
    assert piece.place
    return rules.board.index[piece.place.key]


def _roles(view: View) -> dict[str, tuple[str, ...]]:
    roles: dict[str, tuple[str, ...]] = {}
    for row in view.nations:
        roles[row.player] = (*roles.get(row.player, ()), row.name)
    return roles


def _troops(view: View) -> dict[str, int]:
    troops: dict[str, int] = {}
    for row in view.nations:
        troops |= guessed(row)
    return troops | {general.piece.name: general.troops for own in view.own for general in own.generals}


def guessed(row: NationRow) -> dict[str, int]:
    """A nation's public total, spread evenly over her generals on the map."""
    return evenly(row.troops, [piece.name for piece in row.pieces if piece.kind == "general"])


def cards_of(own: OwnNation) -> tuple[Card, ...]:
    """A nation's hand. All cards are given deck 1: no view tells from which deck a card came."""
    return tuple(card_of(face) for face in own.hand.faces)


def card_of(face: str) -> Card:
    """A card by its face."""
    return Card(RESERVE, 0, 1) if face == RESERVE else Card(face[0], int(face[1:]), 1)


def _conquered(view: View, rules: Rules) -> frozenset[int]:
    held = (one for row in view.nations for one in row.objectives if one.held)
    return frozenset(rules.board.index[one.place.key] for one in held)


def _fate(view: View) -> Fate:
    """The Card of Fate read last, which may hold through this turn, and the cuts of everybody's income."""
    cuts = {row.name: row.cuts for row in view.nations}
    if view.fate is None:
        return Fate(cuts=cuts)
    return Fate(card=view.fate.card, suit=view.fate.suit, used=view.fate.used, cuts=cuts)


def _offensive(view: View) -> Offensive | None:
    return Offensive(view.offensive.declared, None, view.offensive.taken) if view.offensive else None


def _options(view: View, rules: Rules) -> frozenset[str]:
    """The Offensive Option, if it is in play: Prussia has objectives only then (R16)."""
    # Where nations besides the attackers conquer anyway (rule 14), objectives say nothing about the option.
    open_to = rules.options if not rules.conquers else ()
    wants = any(row.name == NATION and row.objectives for row in view.nations)
    return frozenset({OFFENSIVE_OPTION}.intersection(open_to)) if wants else frozenset()


def hands(view: View) -> Mapping[str, int]:
    """How many Tactical Cards each nation holds."""
    return {row.name: row.cards for row in view.nations}
