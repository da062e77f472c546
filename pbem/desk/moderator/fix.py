"""`pbem fix`: a fact of the game corrected by the moderator, with his reason.

A wish is written as a path into the position document and what shall stand there: `pieces.Daun.city=Prag`,
`pieces.Daun=off`, `hands.Austria=S13 C2 R`, `conquered+=Neisse`, `turn=4`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from pbem.data import position
from pbem.data.errors import PositionError
from pbem.data.schema import fault
from pbem.desk.moderator.fix_cards import with_cards_moved
from pbem.desk.out.reports import change_and_report
from pbem.engine.model import Game
from pbem.game import access, fact_changes, secrecy
from pbem.game.entries import FixEntry
from pbem.game.fact_changes import FactChange
from pbem.game.state import State
from pbem.patterns import compiled

WISH = compiled(r"\s*(?P<path>[^=]+?)\s*(?P<sign>[+-]?)=\s*(?P<value>.*?)\s*", re.DOTALL)

AGREED = ("scenario", "seed", "players", "options")
"""What the players agreed on or were promised: no correction changes it."""

CITIES = ("conquered", "question_marks", "stage.evading")
"""Lists of cities, which may be written as players write them."""


def fix(
    path: Path, wishes: Sequence[str], reason: str, *, dry_run: bool = False, opened: bool = False
) -> tuple[State, list[FactChange]]:
    """Correct facts, log it, write the reports; the changes made. With `dry_run` nothing is written. Secrets
    of a sealed game can be corrected once they are `opened`.

    Raises PositionError if a wish is none or the game cannot be so, SealError if it needs to be opened.
    """
    with change_and_report(path) as change:
        if not opened:
            _allow(change.now, wishes)
        made = corrections(change.now.game, wishes)
        if not dry_run:
            change.log.add(FixEntry(reason=reason, changes=tuple(made)))
    return change.after, made


def _allow(now: State, wishes: Iterable[str]) -> None:
    """Raises SealError if a wish is for what the moderator of a sealed game may not see: whether it can be
    carried out would tell him."""
    for wish in wishes:
        match = WISH.fullmatch(wish)
        if match and (_is_many(match["path"], match["value"]) or not _may_see(now, match["path"])):
            instead = "With --open it can be corrected, and all players are told that you looked"
            access.require(now, None, match["path"], instead=instead)


def _is_many(path: str, value: str) -> bool:
    """Whether a wish gives pieces all their facts at once, their troops too."""
    return path.partition(".")[0] == "pieces" and path.count(".") < 2 and value not in ("off", "none")


def _may_see(now: State, path: str) -> bool:
    """Whether the moderator may see a fact; nobody may of one that there is not."""
    try:
        to = secrecy.who_may_know(now.game, path)
    except (KeyError, IndexError):
        to = ()
    return to is None or any(access.may_see(now, player) for player in (to or (None,)))


def visible_changes(now: State, made: Iterable[FactChange]) -> list[FactChange]:
    """The changes that the moderator may see."""
    return [change for change in made if _may_see(now, change["path"])]


def corrections(game: Game, wishes: Iterable[str]) -> list[FactChange]:
    """The changes that these wishes come to. Raises PositionError."""
    before = position.write_position(game)
    document = deepcopy(before)
    for wish in wishes:
        document = _with(game, document, wish)
    wrong = fault(document, "position")
    if wrong:
        raise PositionError(f"{'.'.join(map(str, wrong.steps))}: {wrong.message}")
    made = fact_changes.changes_between(game, position.read_position(with_cards_moved(before, document)))
    if not made:
        raise PositionError("the game is so already; nothing would change")
    fact_changes.apply_changes(game, made)
    return made


def _with(game: Game, document: dict[str, Any], wish: str) -> dict[str, Any]:
    """The document with one wish carried out."""
    match = WISH.fullmatch(wish)
    if not match:
        raise PositionError(f"{wish!r} is no correction; write it like pieces.Daun.city=Prag")
    path, sign, text = match["path"], match["sign"], match["value"]
    if path.partition(".")[0] in AGREED:
        raise PositionError(f"{path} was agreed on when the game was started and cannot be corrected")
    problems = []
    for value in _summed(game, document, path, sign, text) if sign else _values(game, path, text):
        tried = deepcopy(document)
        problems.append(_tried(tried, path, value))
        if not problems[-1]:
            return tried
    raise PositionError(f"{path}: {problems[0]}")


def _tried(document: dict[str, Any], path: str, change: FactChange) -> str:
    """Put a value into the document; what is wrong with it there, if anything."""
    try:
        fact_changes.put_change(document, path, change)
    except (AttributeError, TypeError):
        return "there is no such fact in a position; `pbem state` shows what there is"
    wrong = fault(document, "position")
    steps = path.split(".")
    here = wrong is not None and [str(step) for step in wrong.steps[: len(steps)]] == steps
    # What is missing may come by a further wish: the whole document is checked at the end.
    return wrong.message if here and wrong and not wrong.missing else ""


def _values(game: Game, path: str, text: str) -> Iterator[FactChange]:
    """What a text may mean, the likeliest first; the schema says which it is."""
    if text in ("off", "none"):
        yield {}
        return
    if text[:1] in ("[", "{"):
        yield {"now": _json(path, text)}
    if re.fullmatch(r"-?\d{1,9}", text):
        yield {"now": int(text)}
    if text in ("yes", "no", "true", "false"):
        yield {"now": text in ("yes", "true")}
    yield {"now": text}
    yield {"now": _items(game, path, text)}


def _json(path: str, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise PositionError(f"{path}: {text!r} is no list in JSON ({error})") from None


def _items(game: Game, path: str, text: str) -> list[str]:
    """A list with commas between."""
    items = [item.strip() for item in text.split(",") if item.strip()]
    if path not in CITIES:
        return items
    board = game.rules.board
    return [board.cities[position.city_number(game.rules, item)].title for item in items]


def _summed(game: Game, document: dict[str, Any], path: str, sign: str, text: str) -> Iterator[FactChange]:
    """What `+=` and `-=` come to: of a number, of cards, of a list."""
    old: Any = document
    for step in path.split("."):
        old = old.get(step) if isinstance(old, dict) else None
    if isinstance(old, int) and re.fullmatch(r"\d{1,9}", text):
        yield {"now": old + int(sign + text)}
    elif isinstance(old, str) and path.partition(".")[0] in ("hands", "deck"):
        yield {"now": " ".join(_joined(path, old.split(), sign, text.split()))}
    elif isinstance(old, list):
        yield {"now": _joined(path, old, sign, _items(game, path, text))}
    else:
        raise PositionError(f"{path} is nothing that {sign}= can change")


def _joined(path: str, old: list[str], sign: str, items: list[str]) -> list[str]:
    if sign == "+":
        return [*old, *(item for item in items if item not in old)]
    left = list(old)
    for item in items:
        same = next((one for one in left if item in (one, one.partition("/")[0])), None)
        if same is None:
            raise PositionError(f"{path} does not hold {item}; it holds {', '.join(old) or 'nothing'}")
        left.remove(same)
    return left
