"""The JSON of a letter: it fits its schema, and what it tells and what the other formats tell is the same."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from pbem.data.schema import fault
from pbem.data.share import schema_file
from pbem.desk.out import reports
from pbem.engine.sequence import questions
from pbem.report import facts
from pbem.report.fate_records import OffensiveShown
from pbem.report.view import View, view
from pbem.report.writers import write_document
from support.bot_games import some_records, whole_game
from support.example_game import example
from support.format_readers import schema_errors
from support.json_leaves import Path, changed, general, leaves, name
from support.letters.report_letters import documents_of, this_turn
from support.positions.fate_positions import asking, evading

RECORDS = (*some_records(), *asking(), evading(), *whole_game())


@cache
def schema() -> Any:
    return json.loads(schema_file("letter").read_bytes())


def assert_fits(shown: View) -> None:
    found = json.loads(facts.as_json(shown))
    assert schema_errors(found) == []


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_letters_of_games_fit_the_schema(number: int) -> None:
    record = RECORDS[number]
    turn = record.game.turn if number % 3 else None
    for player in (None, record.game.rules and sorted(record.game.roles)[number % 4]):
        assert_fits(view(record, player, turn))


@pytest.mark.parametrize("turn", range(7))
def test_letters_of_the_example_fit_the_schema(turn: int) -> None:
    record = reports.record_of(example(), turn)
    for player in (None, *record.game.roles):
        assert_fits(view(record, player, turn))


def test_the_schema_allows_nothing_that_it_does_not_name() -> None:
    found = facts.facts(view(some_records()[-1], "Frederick", 1))
    for broken in ({**found, "person": "otto@example.org"}, {**found, "version": 2}, {**found, "turn": "2"}):
        assert schema_errors(broken) != [] and fault(broken, "letter") is not None


def test_every_part_of_the_schema_is_described() -> None:
    assert all(part.get("description") for part in schema()["$defs"].values())


# ------------------------------------------------------------------------------ one fact after another


@cache
def views() -> tuple[View, ...]:
    """What is shown at many moments, to the public and to a player."""
    found = []
    for number, record in enumerate(RECORDS):
        asked = [record.game.player_of(question.nation) for question in questions(record.game)]
        players = (None, (asked or sorted(record.game.roles))[0])
        turn = this_turn(record) if number % 2 else record.game.turn
        found += [view(record, player, turn) for player in players]
    record = reports.record_of(example(), 5)
    found += [view(record, player, 5) for player in (None, *record.game.roles)]
    return (*found, *rare(found))


def rare(found: list[View]) -> Iterator[View]:
    """Moments that do not come by themselves: the Offensive Option in force, a card that has to be played, a
    Reserve that fits, another suit."""
    yield replace(found[0], offensive=OffensiveShown(True, "S13", taken=False, failed=False))
    yield replace(found[0], offensive=OffensiveShown(False, "", taken=False, failed=False))
    for shown in found:
        if shown.questions and shown.questions[0].kind == "play":
            asked, *others = shown.questions
            yield replace(shown, questions=(replace(asked, must=True), *others))
            yield replace(shown, questions=(replace(asked, suit="H", reserve=True), *others))


Where = tuple[int, Path, Any]


@cache
def places() -> dict[str, list[Where]]:
    """Where each fact stands, by its name: in which views, and how it reads."""
    found = defaultdict(list)
    for number, shown in enumerate(views()):
        for path, leaf in leaves(shown):
            found[name(path, shown)].append((number, path, leaf))
    return dict(found)


def others(kind: str, leaf: Any, rng: random.Random) -> Iterator[Any]:
    """What could stand there instead: what stands at other such places, the likeliest first."""
    if isinstance(leaf, bool):
        yield not leaf
        return
    seen = [other for _, _, other in places()[kind] if type(other) is type(leaf) and other != leaf]
    yield from rng.sample(seen, min(2, len(seen)))
    if isinstance(leaf, int):
        yield leaf + 1
    elif isinstance(leaf, str):
        yield f"{leaf}x"


def told(shown: View) -> dict[str, str] | None:
    """All letters of a view as text; None if there is no such thing to tell of."""
    try:
        return {name: write_document(document, "text") for name, document in documents_of(shown).items()}
    except Exception:
        return None


FEW, MANY = 3, 120
"""So many places are tried for each fact: to see what changes, and to find one where text tells of it."""


def sample(where: list[Where], rng: random.Random, most: int) -> Iterator[Where]:
    """Some of the places, those first that differ in their way or their reader."""
    ways: dict[Any, Where] = {}
    shuffled = rng.sample(where, len(where))
    for number, path, leaf in shuffled:
        ways.setdefault((general(path), views()[number].player is None), (number, path, leaf))
    yield from [*ways.values(), *shuffled][:most]


@cache
def tries() -> dict[str, list[tuple[View, View, bool]]]:
    """For each fact some views, the same with this fact changed, and whether text tells of it."""
    rng, found, seldom = random.Random(5), defaultdict(list), alone() | NOW_AND_THEN
    for kind, where in sorted(places().items()):
        for place in sample(where, rng, MANY):
            found[kind] += tried(kind, place, rng)
            if len(found[kind]) >= FEW and (kind in seldom or any(one[2] for one in found[kind])):
                break
    return {kind: some for kind, some in found.items() if some}


def tried(kind: str, place: Where, rng: random.Random) -> list[tuple[View, View, bool]]:
    """A view, the same with another fact there, and whether text tells of it; nothing if none fits."""
    number, path, leaf = place
    for other in others(kind, leaf, rng):
        shown = changed(views()[number], path, other)
        after = told(shown)
        if after is not None:
            return [(views()[number], shown, letters(number) != after)]
    return []


@cache
def letters(number: int) -> dict[str, str] | None:
    """The letters of a view."""
    return told(views()[number])


@cache
def alone() -> frozenset[str]:
    """What the schema says that JSON alone tells."""
    return frozenset(schema()["description"].partition("JSON alone tells these: ")[2].rstrip(".").split(", "))


@pytest.mark.slow
def test_there_is_something_to_try_of_nearly_every_fact() -> None:
    there = {kind for kind, where in places().items() if any(leaf is not None for _, _, leaf in where)}
    assert len(tries()) > 150 and len(there - set(tries())) < 5, there - set(tries())


@pytest.mark.slow
def test_a_changed_fact_changes_json() -> None:
    for kind, some in tries().items():
        for shown, other, _ in some[:FEW]:
            assert facts.facts(shown) != facts.facts(other), kind


@pytest.mark.slow
def test_what_json_alone_tells_is_named_in_the_schema() -> None:
    untold = {kind for kind, some in tries().items() if not any(told_of for *_, told_of in some)}
    assert untold - NOW_AND_THEN == alone()


NOW_AND_THEN = {"Chapter.phases", "CombatBegan.to_play", "OwnGeneral.bound", "VisibleEvent.number"}
"""Text tells these in few cases only: that nobody moved in a stage that came to combat, whose right to play
it is while no card of the combat has been played, whom a card binds if it binds him, and, by the verb it
chooses, the number of a move."""


@pytest.mark.slow
@pytest.mark.parametrize("form", ["html", "markdown", "bbcode"])
def test_a_changed_fact_changes_all_formats_or_none(form: str) -> None:
    rng = random.Random(form)
    for kind, some in rng.sample(sorted(tries().items()), 80):
        shown, other, _ = rng.choice(some)
        one, two = documents_of(shown), documents_of(other)
        for letter in one.keys() & two.keys():
            as_text = write_document(one[letter], "text") != write_document(two[letter], "text")
            assert (write_document(one[letter], form) != write_document(two[letter], form)) == as_text, (
                kind,
                letter,
            )
