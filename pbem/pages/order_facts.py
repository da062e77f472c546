"""What the order desk knows: a view and the printed rules as plain data, cities by number.

The page judges moves by itself, offline, so all that the engine judges by is in here: the board, the pieces,
and for each nation of the player's her stage as the engine sees it on a *picture* of the game, with the terms
of the Card of Fate in force. Nothing comes from anywhere but the view, the rules and that picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pbem.bots.picture import picture
from pbem.engine import conquest, fate_effects, movement, offensive, recruitment
from pbem.engine.model import MOST_STACKED, MOST_TROOPS, OVER, Effect, Game, Rules
from pbem.engine.supply import LENGTH
from pbem.orders.grammar.order import Order
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import as_if_open
from pbem.pages.order_map import cities_named_from_afar, signs_on_map
from pbem.pages.order_plans import plans_of
from pbem.pages.order_questions import Facts, page_question
from pbem.report.map.counters import DEFENDERS
from pbem.report.map.palette import NATIONS
from pbem.report.own_records import OwnNation
from pbem.report.view import View
from pbem.report.view_records import NationRow, Piece

LIMITS = {
    "general": movement.GENERAL_STEPS,
    "train": movement.TRAIN_STEPS,
    "bonus": movement.MAIN_ROAD_BONUS,
    "stack": MOST_STACKED,
    "troops": MOST_TROOPS,
    "supply": LENGTH,
    "protection": conquest.PROTECTION,
    "price": recruitment.PRICE,
    "dear": recruitment.DEAR_PRICE,
    "offensive": offensive.TURN,
}
"""The numbers of the rules that the page goes by."""

JUDGED = ("pace", "stay", "cling", "no-attack", "differ", "recruits-rest", "no-recruits", "guard", "truce")
"""The kinds of effects that bear on movement, conquest or recruitment, each known to order-desk-rules.js."""

FOUGHT = ("evade", "ceiling", "double", "first-card", "press")
"""The kinds of effects that bear on nothing but how combats are fought."""


def order_desk_facts(
    view: View, rules: Rules, standing: Mapping[str, Sequence[Order]] | None = None
) -> Facts:
    """Everything the page of the view's player is made from; the view has to be a player's. `standing` are
    the orders that hold for his nations."""
    assert view.player is not None
    seen = picture(view, rules)
    return {
        "game": view.game,
        "title": view.title,
        "player": view.player,
        "turn": view.turn,
        "phase": view.phase,
        "active": view.nation,
        "limits": LIMITS,
        "board": board_facts(rules) | signs_on_map(view, rules.board),
        "nations": {row.name: _nation(rules, row) for row in view.nations},
        "pieces": [_piece(rules, piece) for row in view.nations for piece in (*row.pieces, *row.off_map)],
        "conquered": sorted(seen.conquered),
        "parts": [
            _part(view, seen, own) | {"plans": plans_of(seen, own.name, (standing or {}).get(own.name, ()))}
            for own in view.own
            if not own.quit and view.phase != OVER
        ],
    }


# ----------------------------------------------------------------------------------------- the board


def board_facts(rules: Rules) -> Facts:
    """The cities column by column, their places as whole units and tenths; the roads, thin and main ones,
    city by city to those that come later."""
    cities = rules.board.cities
    return {
        "title": [city.title for city in cities],
        "x": _places(city.x for city in cities),
        "y": _places(city.y for city in cities),
        "suit": "".join(city.suit for city in cities),
        "country": _column([city.country for city in cities]),
        "roads": _roads(rules, main=False),
        "large": cities_named_from_afar(rules.board),
        "main": _roads(rules, main=True),
        "objectives": [
            [number, city.objective_of, city.objective_order, rules.defender_of(number)]
            for number, city in enumerate(cities)
            if city.objective_of in rules.nations
        ],
    }


def _column(values: list[str]) -> Facts:
    """Few values that come often: each once, and where it stands."""
    names = list(dict.fromkeys(values))
    return {"names": names, "at": [names.index(value) for value in values]}


def _roads(rules: Rules, *, main: bool) -> str:
    board = rules.board
    later = ([there for there in known if there > here] for here, known in enumerate(board.neighbours))
    return " ".join(
        _signs(there for there in ends if (there in board.main[here]) == main)
        for here, ends in enumerate(later)
    )


def _places(numbers: Iterable[float]) -> tuple[str, str]:
    """Whole units, and the tenths beyond them."""
    tenths = [round(10 * one) for one in numbers]
    return _signs(one // 10 for one in tenths), "".join(str(one % 10) for one in tenths)


def _signs(numbers: Iterable[int]) -> str:
    """Numbers below 4096, two signs each: packed they are half as heavy as in figures."""
    return "".join(chr(_FIRST + number // 64) + chr(_FIRST + number % 64) for number in numbers)


_FIRST = 40


# --------------------------------------------------------------------------------- nations and pieces


def _nation(rules: Rules, row: NationRow) -> Facts:
    own, colours = rules.nations[row.name], NATIONS[row.name]
    facts: Facts = {"quit": True} if row.quit else {}
    return facts | {
        "letter": own.letter,
        "side": own.side,
        "square": row.name in DEFENDERS,
        "player": row.player,
        "home": own.home,
        "depots": own.depots,
        "substitutes": rules.board.substitutes.get(row.name, ()),
        "most": own.troops,
        "troops": row.troops,
        "cards": row.cards,
        "wants": bool(row.objectives),
        "colours": (colours.fill, colours.on, colours.ink),
        "guards": row.name in conquest.PROTECTING_TRAINS,
    }


def _piece(rules: Rules, piece: Piece) -> Facts:
    city = rules.board.index[piece.place.key] if piece.place else None
    facts: Facts = {"name": piece.name, "nation": piece.nation, "kind": piece.kind, "city": city}
    facts |= {"label": piece.label, "number": piece.number}
    facts |= {"down": True} if piece.face_down else {}
    return facts | ({"gone": True} if piece.gone else {})


# ------------------------------------------------------------------------------ a nation's own part


def _part(view: View, seen: Game, own: OwnNation) -> Facts:
    """A nation of the player's: her next stage as the engine would open it, her secrets, her questions."""
    stage = as_if_open(seen, own.name)
    effect = fate_effects.effect_in_force(stage)
    return {
        "nation": own.name,
        "turn": stage_turn(seen, own.name),
        "ready": own.ready,
        "filed": own.filed,
        "troops": {general.piece.name: general.troops for general in own.generals},
        "hand": own.hand.faces,
        "discard": own.discard,
        "conquers": conquest.may_conquer(stage, own.name),
        "offensive": own.ready and offensive.is_asked(stage, own.name),
        "effect": _effect(effect),
        "attacked": sorted(_attacked(view)),
        "unsure": _unsure(view, effect),
        "before": _before(view, own.name, stage_turn(seen, own.name)),
        "fate": bool(view.turn < stage_turn(seen, own.name) and view.turn >= view.first_fate),
        "asked": [page_question(asked, seen.rules) for asked in view.questions if asked.nation == own.name],
    }


def _effect(effect: Effect | None) -> Facts | None:
    """The Card of Fate in force; `fight` if it bears on nothing but how combats are fought."""
    if effect is None:
        return None
    fight = effect.kind in FOUGHT
    return {"kind": effect.kind, "terms": dict(effect.terms), "text": effect.text, "fight": fight}


def _attacked(view: View) -> set[tuple[str, str]]:
    """The suits that generals attacked in this turn, as far as the view shows."""
    began = (one for one in view.events if one.kind == "CombatBegan" and one.turn == view.turn)
    return {(name, one.fields["city"].suit) for one in began for name in one.fields["generals"]}


def _unsure(view: View, effect: Effect | None) -> bool:
    """Whether a Card of Fate bears on the stage in a way that the page cannot tell: the moderator decides."""
    if effect is None or effect.kind in FOUGHT:
        return False
    untold = view.story_turn not in (None, view.turn)
    return effect.kind not in JUDGED or (effect.kind == "differ" and untold)


def _before(view: View, nation: str, turn: int) -> list[str]:
    """The nations that move before her stage of that turn comes, in order: the pieces may stand otherwise
    then."""
    order = [row.name for row in view.nations if not row.quit]
    rest = order[order.index(view.nation) :] if view.nation in order else []
    if turn == view.turn:
        return [name for name in rest if order.index(name) < order.index(nation)]
    return [name for name in (*rest, *order[: order.index(nation)]) if name != nation]
