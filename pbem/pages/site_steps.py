"""A turn step by step: every event that a reader sees, with its sentence and what it changes on the map.

Steps are made of visible events alone, so they hold no more than the story does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from pbem.engine.model import Rules
from pbem.pages.site_board import Facts, standing
from pbem.report.story import Battle, Chapter
from pbem.report.view import View
from pbem.report.view_records import Place
from pbem.report.visible_event import VisibleEvent

Sentence = Callable[[VisibleEvent], str]
"""An event as the letters word it, as HTML."""

UNTOLD = ("AttacksFound", "FateSettled")
"""What the story leaves out."""


def turn_steps(view: View, before: View | None, rules: Rules, sentence: Sentence) -> Facts:
    """The steps of the turn that the view tells of, and how the pieces stood when it began. `before` is the
    view of the turn before."""
    stages = [(_stage(chapter), tuple(_events(chapter))) for chapter in view.story]
    events = [one for _, found in stages for one in found]
    fought = _fights(view, rules)
    known = standing(before, rules) if before else {"where": {}, "down": [], "held": []}
    return {
        "start": {
            "where": _start(events, standing(view, rules)["where"], known["where"], rules),
            "down": known["down"],
            "held": known["held"],
        },
        "stages": [{"key": key, "nation": nation} for (key, nation), found in stages if found],
        "steps": [
            {"stage": number, "say": sentence(one)} | _change(one, rules) | fought.get(one.number, {})
            for number, (_, found) in enumerate(stage for stage in stages if stage[1])
            for one in found
        ],
    }


def _stage(chapter: Chapter) -> tuple[str, str | None]:
    """What a link calls a stage, and whose it is."""
    if chapter.nation:
        return chapter.nation.lower().replace(" ", "-"), chapter.nation
    return ("end" if chapter.turn else "set-up"), None


def _events(chapter: Chapter) -> Iterator[VisibleEvent]:
    """The events of a chapter in the order in which they happened."""
    fought = (one for battle in chapter.battles for one in _of_battle(battle))
    every = (*chapter.cards, *chapter.movement, *fought, *chapter.closing)
    yield from sorted((one for one in every if one.kind not in UNTOLD), key=lambda one: one.number)


def _of_battle(battle: Battle) -> Iterator[VisibleEvent]:
    yield battle.began
    yield from battle.blows
    if battle.end:
        yield battle.end
    yield from battle.after


def _fights(view: View, rules: Rules) -> dict[int, Facts]:
    """Of each event of a combat: which cities fight, and how the score stands now for either side."""
    found: dict[int, Facts] = {}
    for battle in (one for chapter in view.story for one in chapter.battles):
        cities = [_number(battle.began.fields[name], rules) for name in ("city", "enemy_city")]
        attacker, enemy = battle.nations
        for one in (battle.began, *battle.blows, *filter(None, [battle.end])):
            found[one.number] = {"fight": cities, "at": cities}
            if "score" in one.fields:
                found[one.number]["score"] = [[attacker, one.fields["score"]], [enemy, -one.fields["score"]]]
    return found


# ----------------------------------------------------------------------------------- what it changes


def _change(one: VisibleEvent, rules: Rules) -> Facts:
    """What an event changes on the map, and where to look; only what there is."""
    facts = one.fields
    found: Facts = {"where": _where(one, rules), "way": _way(one, rules), "at": _at(one, rules)}
    if one.kind in ("FacedDown", "FacedUp"):
        found["down"] = {name: one.kind == "FacedDown" for name in facts["generals"]}
    if one.kind in ("Conquered", "Reconquered"):
        found["held"] = [_number(facts["city"], rules), one.kind == "Conquered"]
    if one.kind == "NationQuit":
        found["freed"] = [_number(place, rules) for place in facts["lost"]]
    if one.kind in ("Moved", "Displaced", "Retreated"):
        found["nation"] = facts["nation"]
    return {name: value for name, value in found.items() if value}


def _where(one: VisibleEvent, rules: Rules) -> Mapping[str, int | None]:
    """Where pieces are afterwards; None: off the map."""
    facts = one.fields
    if one.kind in ("Moved", "Displaced", "Retreated"):
        names = facts["generals"] if one.kind == "Retreated" else facts["pieces"]
        return dict.fromkeys(names, _number(facts["path"][-1], rules)) if facts["path"] else {}
    if one.kind == "Recruited":
        return {name: _number(city, rules) for name, city in facts.get("entered", ())}
    return dict.fromkeys(_gone(one))


def _gone(one: VisibleEvent) -> Iterable[str]:
    """The pieces that an event takes off the map."""
    facts = one.fields
    fields = {"TrainTaken": "train", "Retired": "general", "TroopsLost": "removed", "NationQuit": "pieces"}
    taken: Any = facts.get(fields.get(one.kind, ""), ())
    return (taken,) if isinstance(taken, str) else taken


def _way(one: VisibleEvent, rules: Rules) -> list[int]:
    if one.kind not in ("Moved", "Displaced", "Retreated"):
        return []
    return [_number(place, rules) for place in (one.fields["start"], *one.fields["path"])]


def _at(one: VisibleEvent, rules: Rules) -> list[int]:
    """Every city that an event names."""
    return list(dict.fromkeys(_number(place, rules) for place in _places(one.fields.values())))


def _places(values: Iterable[Any]) -> Iterator[Place]:
    for value in values:
        if isinstance(value, Place):
            yield value
        elif isinstance(value, tuple):
            yield from _places(value)


def _number(place: Place, rules: Rules) -> int:
    return rules.board.index[place.key]


# ------------------------------------------------------------------------------------ how it began


def _start(
    events: list[VisibleEvent], end: Mapping[str, int], before: Mapping[str, int], rules: Rules
) -> dict[str, int]:
    """Where the pieces stood before these events: the events taken back, one by one."""
    where: dict[str, int | None] = dict(end)
    for one in reversed(events):
        was = one.fields.get("start") or one.fields.get("city")
        for name in _where(one, rules):
            where[name] = _was(one, name, was, before, rules)
    return {name: city for name, city in where.items() if city is not None}


def _was(
    one: VisibleEvent, name: str, was: Place | None, before: Mapping[str, int], rules: Rules
) -> int | None:
    if one.kind == "Recruited":
        return None
    return _number(was, rules) if isinstance(was, Place) else before.get(name)
