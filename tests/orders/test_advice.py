"""Advice that works when it is followed to the letter: the line that a receipt proposes for a bad one is sent
back, and is accepted or leads to a different, later fault."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from pbem.data.tongues import tongue
from pbem.game.state import State
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.judging.judge import judge
from pbem.orders.languages.words import LANGUAGES
from pbem.orders.plain_words.understand import understand
from pbem.orders.problem import Kind
from pbem.orders.reading.parse import LineReader
from support.example_game import letters_as_they_came
from support.letters.people_letters import letters, moment
from support.letters.second_tries import second_tries

MOST_TRIES = 3
"""So many of the lines that one fault proposes are sent back."""

NAMED = [
    ("t4-prussia-fight", "Frederick", "play S11 S12"),
    ("turn4", "Frederick", "play S11 S12"),
    ("turn4", "Frederick", "loss 2 spend 15"),
    ("turn4", "Frederick", "settle 1, keep R"),
    ("setup", "Frederick", "move schwerin and keith to reichenbach neurode"),
    ("t2-prussia-chooses-retreat", "Frederick", "Rückzug nach Merseburg bitte"),
    ("turn4", "Frederick", "please retreat Daun: Leipa, Turnau please"),
    ("setup", "Pompadour", "move soubise kassel munden"),
    ("turn4", "Frederick", "battle Heinrich low, spend 20"),
    ("turn4", "Frederick", "mvoe Heinrch Borna Altenbrug"),
]
"""Lines that players wrote, and tried again in vain by the receipt's advice."""


def faults(now: State, player: str, text: str) -> tuple[Fault, ...]:
    sheet = understand(now.game, player, list(enumerate(text.splitlines(), 1)))
    return judge(now.game, sheet, player).faults


def fails_again(now: State, player: str, text: str, fault: Fault) -> list[str]:
    """The lines that a fault proposes and that are wrong again in the same way, or cannot be read."""
    lines = text.splitlines()
    again = []
    for one in second_tries(fault)[:MOST_TRIES] if fault.line else ():
        until = fault.line + one.count("\n")
        tried = faults(now, player, "\n".join([*lines[: fault.line - 1], one, *lines[fault.line :]]))
        here = [new for new in tried if fault.line <= new.line <= until]
        if any(new.what == fault.what or new.kind is Kind.UNREADABLE for new in here):
            again.append(one)
    return again


def check(now: State, player: str, text: str) -> int:
    """How many faults of a letter propose a line; all of those work."""
    found = [fault for fault in faults(now, player, text) if fault.line]
    for fault in found:
        assert not fails_again(now, player, text, fault), (text, str(fault))
    return sum(bool(second_tries(fault)) for fault in found)


@pytest.mark.parametrize(("situation", "player", "text"), NAMED, ids=[text for _, _, text in NAMED])
def test_lines_of_players_that_were_tried_again(situation: str, player: str, text: str) -> None:
    check(moment(situation), player, text)
    check(moment(situation), player, f"nation {moment(situation).game.roles[player][0]}\n{text}")


@pytest.mark.parametrize("text", [text for verb in VERBS for text, _ in verb.bad])
def test_the_malformed_examples(text: str) -> None:
    check(moment("turn4"), "Frederick", f"nation Prussia\n{text}")


@pytest.mark.parametrize("name", ["unread_english", "unread_german", "read_english", "read_german"])
def test_letters_as_people_write_them(name: str) -> None:
    for one in letters(name):
        check(moment(one["situation"]), one["player"], one["text"])


# ------------------------------------------------------------------------------ good lines, damaged


def damaged(line: str, chance: random.Random) -> str:
    """A good line with one thing wrong that people do."""
    verb, _, rest = line.partition(" ")
    words, at = line.split(), chance.randrange(len(line))
    ways = (
        line.replace(":", "", 1),
        line.replace(",", ""),
        line[:at] + line[at + 1 :],
        line[:at] + line[at : at + 2][::-1] + line[at + 2 :],
        rest,
        f"{chance.choice(['march', 'go', 'shift', 'put'])} {rest}",
        f"please {line} please",
        f"bitte {line}",
        " ".join(words[: len(words) // 2] + words[len(words) // 2 + 1 :]),
        line.replace(",", " -").replace(":", " ->"),
        f"{verb[:1]}{verb} {rest}",
    )
    return chance.choice(ways)


ORDER = re.compile(r"(move|setup|recruit|attack|retreat|battle|discard|answer|fate|transfer|allot)\b")


@cache
def good_letters() -> tuple[tuple[State, str, tuple[str, ...]], ...]:
    """The letters of the example game, each with the game as it stood when it came."""
    return tuple(letters_as_they_came())


def in_german(line: str, now: State) -> str:
    """A good line as its writer would have written it in German."""
    order = LineReader(now.game.rules).read(1, line)
    return tongue("de").say(order.line_in_full) if isinstance(order, Order) else line


def damaged_letters(seed: int, language: str) -> Iterator[tuple[State, str, str]]:
    chance = random.Random(seed)
    for now, player, lines in good_letters():
        for at, line in enumerate(lines):
            if ORDER.match(line):
                good = line if language == "en" else in_german(line, now)
                yield now, player, "\n".join([*lines[:at], damaged(good, chance), *lines[at + 1 :]])


FURTHER = [pytest.param(*one, marks=pytest.mark.slow) for one in ((1, "en"), (2, "en"), (1, "de"))]


@pytest.mark.parametrize(("seed", "language"), [(0, "en"), (0, "de"), *FURTHER])
def test_damaged_lines_of_good_letters(seed: int, language: str) -> None:
    assert sum(check(*one) for one in damaged_letters(seed, language)) > 5, "most damage is read all the same"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(2))
def test_damaged_examples_of_every_verb(seed: int, language: str) -> None:
    """Every kind of order of the grammar, in the words of each language."""
    chance, now = random.Random(seed), moment("turn4")
    for verb in VERBS:
        for good in LANGUAGES[language].examples[verb.word]:
            check(now, "Frederick", f"nation Prussia\n{damaged(good, chance)}")
