"""Whatever is said of a wrong order is said by messages alone: no English word in it is merely passed on."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

from pbem.conformance.cases import cases
from pbem.conformance.comparison import compare
from pbem.data.rules import rules_for
from pbem.data.tongues import Tongue, tongue
from pbem.desk.letters import skipped_lines
from pbem.engine.questions import Verdict
from pbem.engine.start import new_game
from pbem.orders.grammar import faults
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.judging.judge import judge
from pbem.orders.languages.de import GERMAN
from pbem.orders.reading.parse import parse
from support.foreign_words import foreign, names
from support.letters.german_letters import Marking

ROOT = Path(__file__).parents[2]
RULES = rules_for("standard")


@cache
def judged_in_the_cases() -> tuple[str, ...]:
    """Every verdict of the engine and every fault of orders that comes up in the conformance cases."""
    found: list[str] = []

    def noted(kind: type, parts: tuple[str, ...]):
        made = kind.__init__

        def init(self, *args, **kwargs) -> None:
            made(self, *args, **kwargs)
            found.extend(getattr(self, part) for part in parts)

        return made, init

    kinds = ((Verdict, ("text", "instead")), (faults.Fault, ("what", "instead")))
    before = [(kind, *noted(kind, parts)) for kind, parts in kinds]
    try:
        for kind, _, init in before:
            kind.__init__ = init
        for case in cases():
            compare(case)
    finally:
        for kind, made, _ in before:
            kind.__init__ = made
    return tuple({repr(Marking().say(text)): text for text in found}.values())


@cache
def judged_at_random() -> tuple[str, ...]:
    """What is said of letters in which names and words were put in the wrong places."""
    rng = random.Random("faults")
    words = [
        word
        for path in (ROOT / "tests" / "letters" / "mistakes").glob("*")
        for word in path.read_text().split()
    ]
    lines = [
        line
        for verb in VERBS
        for line in (*verb.good, *(bad for bad, _ in verb.bad), *GERMAN.examples[verb.word])
    ]
    found: list[str] = []
    for number in range(400):
        player, nations = rng.choice([*RULES.players.items()])
        text = [f"nation {rng.choice(nations)}", *(spoilt(rng, rng.choice(lines), words) for _ in range(12))]
        sheet = parse(enumerate(text, 1), RULES)
        seen = judge(new_game(RULES, str(number % 5)), sheet, player)
        found += [one.what for one in (*seen.faults, *seen.notes)] + [one.instead for one in seen.faults]
        found += [meant.in_full for part in seen.parts for meant in part.orders_in_full]
    return tuple(dict.fromkeys(found))


def spoilt(rng: random.Random, line: str, words: list[str]) -> str:
    parts = line.split()
    for _ in range(rng.randrange(3)):
        parts[rng.randrange(len(parts))] = rng.choice(words)
    return " ".join(parts)


def left(texts: tuple[str, ...], spoken: Tongue) -> dict[str, str]:
    """The words that no message says, each with the text it is in; what was typed stands in quotes."""
    said = [(str(text), re.sub(r'"[^"]*"|`[^`]*`', " ", spoken.say(text))) for text in texts]
    return foreign(said, names() | ORDERED)


ORDERED = {word for verb in VERBS for words in verb.words for word in words.split()} | set("SCHD")
"""The words that a typed line begins with where it is repeated as it should be written; suits."""


def test_verdicts_and_faults_of_the_rules_are_said_by_messages() -> None:
    texts = judged_in_the_cases()
    assert len(texts) > 150
    assert {text: word for word, text in left(texts, Marking()).items()} == {}


def test_no_message_about_an_order_is_missing() -> None:
    spoken = Tongue("de", tongue("de")._catalogues)
    for text in (*judged_in_the_cases(), *judged_at_random()):
        spoken.say(text)
    assert len(judged_at_random()) > 300 and spoken.missing == set()


def test_why_lines_are_skipped_is_said_for_every_reason() -> None:
    from typing import get_args

    from pbem.post.read.letter import Why

    assert set(skipped_lines.WHY_SKIPPED) == set(get_args(Why))
    assert all(tongue("de").say(why) != why for why in skipped_lines.WHY_SKIPPED.values())
