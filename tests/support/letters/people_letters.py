"""Letters as people write them, the moments of the example game they are from, and how they are taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pbem.desk.letters.submit import hear
from pbem.game import state
from pbem.game.entries import NationOrders
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.game.state import State
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.order import Order
from pbem.orders.judging.order_line import order_line
from pbem.report.record import Receipt
from support.example_game import EXAMPLE
from support.yaml_files import read_yaml

PEOPLE = Path(__file__).parents[2] / "people"

ENTRIES = {
    "setup": 1, "turn2": 55, "t2-russia-fight": 82, "t2-prussia-chooses-retreat": 83, "turn3": 107,
    "t3-austria-fight": 115, "turn4": 158, "t4-prussia-fight": 165, "t4-austria-fight": 166,
    "t4-austria-chooses-retreat": 206, "t4-hanover-fight": 218, "turn5": 225, "t5-austria-moves": 270,
}  # fmt: skip
"""How many entries the example's log has at the moment that a situation names."""

Fact = Mapping[str, Any]
Means = Callable[[str, Order], bool]


@cache
def example() -> State:
    return state.load(EXAMPLE)


@cache
def moment(situation: str) -> State:
    """The example game as it stood when the letters of a situation were written."""
    log = example().log
    return state.fold(Folder(EXAMPLE), Log(log.path, log.entries[: ENTRIES[situation]]))


@cache
def _clauses() -> Mapping[str, list[list[str]]]:
    found: Mapping[str, list[list[str]]] = read_yaml(PEOPLE / "clauses.yaml")
    return found


@cache
def letters(name: str) -> list[dict[str, Any]]:
    """The letters of a file; their battle plans say with which `clauses` they are meant."""
    found: list[dict[str, Any]] = read_yaml(PEOPLE / f"{name}.yaml")
    meant = _clauses()
    for letter in found if "means" in found[0] else ():
        plans = [fact for fact in _facts(letter) if fact["does"] == "plan"]
        told = meant.get(letter["id"], [[fact["says"]] for fact in plans])
        for fact, clauses in zip(plans, told, strict=True):
            fact["clauses"] = clauses
    return found


def orders_of(now: State, player: str, text: str) -> tuple[Receipt, list[tuple[str, Order]]]:
    """The receipt of a letter, and what the log would have of it: nation and order. A letter that many tests
    ask for is read once."""
    receipt, orders = _read(_Moment(now), player, text)
    return receipt, list(orders)


class _Moment(NamedTuple):
    """A game as it stands, told from others by which one it is: to compare them takes longer than reading."""

    now: State

    def __hash__(self) -> int:
        return id(self.now)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Moment) and self.now is other.now


@cache
def _read(at: _Moment, player: str, text: str) -> tuple[Receipt, tuple[tuple[str, Order], ...]]:
    heard = hear(at.now, "letter.txt", text.encode(), sender=player)
    filed: Mapping[str, NationOrders] = heard.entry.orders or {}
    return heard.receipt, tuple(
        (nation, order) for nation, own in filed.items() for order in (*own.orders, *(own.standing or ()))
    )


def lines_taken(situation: str, player: str, text: str) -> list[str]:
    """The orders of a letter as lines, whatever else of it is asked back."""
    return [order_line(one) for _, one in orders_of(moment(situation), player, text)[1]]


def plans_taken(situation: str, player: str, text: str) -> list[str]:
    """The battle plans of a letter as lines, those of both of a player's nations once."""
    orders = orders_of(moment(situation), player, text)[1]
    return list(dict.fromkeys(order_line(one) for _, one in orders if isinstance(one, BattleOrder)))


def taken_whole(situation: str, player: str, text: str) -> list[str]:
    """The orders of a letter of which nothing is left open, as lines."""
    receipt, orders = orders_of(moment(situation), player, text)
    assert not (receipt.problems or receipt.doubtful), text
    return [order_line(one) for _, one in orders]


def fits(fact: Fact) -> Means | None:
    """What an order has to be that says a fact; None for facts that need no order."""
    nation, does = fact.get("nation"), fact["does"]
    test = _TESTS.get(does)
    return None if test is None else lambda owner, order: owner == nation and test(fact, order)


def _kind(order: Order) -> str:
    return type(order).__name__.removesuffix("Order")


def _list(value: Any) -> list[str]:
    return [str(one) for one in (value if isinstance(value, list) else [value] if value else [])]


def _move(fact: Fact, order: Any) -> bool:
    if _kind(order) != "Move" or set(order.pieces) != set(_list(fact["pieces"])):
        return False
    cities = _list(fact.get("cities"))
    if cities:
        return list(order.places) == cities
    return bool((order.places[-1] if order.places else order.goal) == fact.get("goal"))


def _answer(fact: Fact, order: Any) -> bool:
    words = getattr(order, "words", "").lower()
    if _kind(order) == "Retreat" and fact.get("city"):
        return str(fact["city"]) in str(order.in_full)
    if _kind(order) != "Answer":
        return False
    if fact.get("gives-up"):
        return "concede" in words
    return str(fact.get("plays") or fact.get("city")).lower() in words


def _sides(fact: Fact, order: Any, kind: str) -> bool:
    if _kind(order) != kind:
        return False
    own, enemy = _list(fact.get("own")), _list(fact.get("enemy"))
    return (not own or set(order.own) <= set(own)) and (not enemy or set(order.enemy) <= set(enemy))


def _plan(fact: Fact, order: Any) -> bool:
    """Clauses say the same in any order: they are asked in the order of the guide's table."""
    if not _sides(fact, order, "Battle"):
        return False
    said = {str(one.in_full) for one in order.clauses}
    return any(said == set(meant.split(", ")) for meant in fact["clauses"])


def _in_order(line: str) -> tuple[str, tuple[str, ...]]:
    """A line with its clauses in one order, for those of a battle plan say the same in any."""
    head, _, said = line.partition(": ")
    clauses = said.split(", ")
    return head, tuple(sorted(clauses) if head.startswith("battle") else clauses)


_TESTS: dict[str, Callable[[Fact, Any], bool]] = {
    "move": _move,
    "set-up": lambda fact, order: (
        _kind(order) == "SetUp" and {one.general: one.troops for one in order.shares} == fact["troops"]
    ),
    "answer": _answer,
    "plan": _plan,
    "attack": lambda fact, order: _sides(fact, order, "Attack"),
    "retreat-wish": lambda fact, order: _kind(order) == "Retreat",
    "discard": lambda fact, order: _kind(order) == "Discard",
    "recruit": lambda fact, order: (
        _kind(order) == "Recruit" and (not fact.get("cards") or set(order.cards) == set(_list(fact["cards"])))
    ),
    "transfer": lambda fact, order: _kind(order) in ("Transfer", "Allot", "Split"),
    "split": lambda fact, order: _kind(order) in ("Transfer", "Allot", "Split"),
    "line": lambda fact, order: _in_order(str(order.line_in_full)) == _in_order(str(fact["said"])),
    "nothing-moves": lambda fact, order: _kind(order) == "Hold",
}

LASTING = ("Discard", "Battle", "Retreat", "Recruit")
"""Kinds of orders that may be what a letter wants to hold for good, where that is only told in words."""

NEEDED = (
    *("Move", "SetUp", "Answer", "Battle", "Attack", "Retreat"),
    *("Discard", "Recruit", "Transfer", "Allot", "Split"),
)
"""Kinds of orders that a letter must not come to have without its writer's meaning them."""


def _facts(letter: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for fact in letter["means"]:
        if fact["does"] == "standing":
            for one in fact.get("orders", ()):
                if isinstance(one, dict):
                    one.setdefault("nation", fact.get("nation"))
                    yield one
        else:
            yield fact


def _is_so(fact: Fact, now: State) -> bool:
    """Whether a fact needs no order because it is so already: a stack that is split as it stands."""
    troops: Mapping[str, int] = fact.get("troops") or {}
    is_split = fact["does"] in ("split", "transfer") and bool(troops)
    return is_split and troops.items() <= now.game.troops.items()


def _is_on_file(fact: Fact, receipt: Receipt) -> bool:
    """Whether a march or a purchase needs no order of the letter because it leaves that of an earlier one."""
    kept = [line for part in receipt.heard if part.nation == fact.get("nation") for line in part.kept]
    if fact["does"] == "recruit":
        # The same cards may pay for something else now.
        is_same = str(fact.get("says", "")).startswith("as on file")
        bought = (set(line.partition(":")[0].split()) for line in kept)
        return is_same and {"recruit", *_list(fact["cards"])} in bought
    cities = ", ".join(_list(fact.get("cities")))
    return fact["does"] == "move" and f"move {' + '.join(_list(fact['pieces']))}: {cities}" in kept


def _stays(now: State, nation: str, order: Any) -> bool:
    """Whether an order keeps a piece where it stands, against an earlier letter: `move Dohna to Berlin`."""
    if _kind(order) != "Move" or len(order.pieces) != 1 or not order.goal:
        return False
    piece = order.pieces[0]
    here = now.game.where.get(piece, now.game.where.get(f"{nation} {piece}"))
    return here is not None and order.goal == now.game.rules.board.cities[here].title


def _standing(orders: Sequence[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    """The orders without moves that a later one of the letter replaces, as its receipt says. Those on a
    condition stand beside each other."""
    for place, (nation, order) in enumerate(orders):
        later = [one for owner, one in orders[place + 1 :] if owner == nation and _is_bare_move(one)]
        if not (_is_bare_move(order) and any(set(order.pieces) == set(one.pieces) for one in later)):
            yield nation, order


def _is_bare_move(order: Order) -> bool:
    return order_line(order).startswith("move ")


def facts_missing(letter: Mapping[str, Any]) -> list[Fact]:
    """What a letter means and no order of it says."""
    left = orders_of(moment(letter["situation"]), letter["player"], letter["text"])[1]
    missing: list[Fact] = []
    for fact in _facts(letter):
        test = fits(fact)
        fitting = next((one for one in left if test is None or test(*one)), None)
        if test is not None and fitting is None and not _is_so(fact, moment(letter["situation"])):
            missing.append(fact)
        elif test is not None and fitting is not None:
            left.remove(fitting)
    return missing


def taken(letter: Mapping[str, Any]) -> str:
    """How a letter is taken: `exactly` as it is meant; `asked` back, or `told` in part that it is not read;
    `silent` on something that it means; `wrong` if an order is on file that it does not mean, and the stage
    does not wait for its writer to mend the letter."""
    now = moment(letter["situation"])
    receipt, orders = orders_of(now, letter["player"], letter["text"])
    left, missing = list(_standing(orders)), 0
    for fact in _facts(letter):
        test = fits(fact)
        # A wish for a later retreat may name the city of the answer too.
        likely = sorted(left, key=lambda one: _kind(one[1]) == "Retreat")
        fitting = next((one for one in likely if test and test(*one)), None)
        if fitting is not None:
            left.remove(fitting)
        elif test is not None:
            missing += not (_is_so(fact, now) or _is_on_file(fact, receipt))
    lasting = LASTING if any(fact["does"] == "standing" for fact in letter["means"]) else ()
    left = [one for one in left if not _stays(now, *one)]
    if any(_kind(order) in NEEDED and _kind(order) not in lasting for _, order in left):
        return "wrong"
    if receipt.problems:
        return "asked"
    if receipt.filed and not missing:
        return "exactly"
    return "told" if any("not taken as" in str(one) for one in receipt.warnings) else "silent"


def counted(name: str) -> Counter[str]:
    """How often the letters of a file are taken in each way."""
    return Counter(map(taken, letters(name)))
