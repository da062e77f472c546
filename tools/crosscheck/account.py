"""The account of all games as text: a table of games, differences by cause, and what is left unexplained."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence

from tools.crosscheck import legend
from tools.crosscheck.ledger import UNEXPLAINED, Ledger

SHOWN = 40
"""How many unexplained differences are written out."""


def report(ledgers: Sequence[Ledger]) -> str:
    """Everything worth knowing of a cross-check."""
    parts = (_games(ledgers), _checks(ledgers), _causes(ledgers), _unexplained(ledgers))
    return "\n".join(line for part in parts for line in part)


def unexplained(ledgers: Sequence[Ledger]) -> int:
    """How many differences no cause explains."""
    return sum(ledger.causes()[UNEXPLAINED] for ledger in ledgers)


def _games(ledgers: Sequence[Ledger]) -> Iterator[str]:
    yield f"{'game':22}{'actions':>8}{'stages':>8}{'compared':>10}{'different':>11}{'unexplained':>13}  end"
    for ledger in ledgers:
        yield _row(ledger.game, [ledger]) + f"  {ledger.how_it_ended}"
    yield _row(f"{len(ledgers)} games", ledgers)


def _row(title: str, ledgers: Sequence[Ledger]) -> str:
    actions, stages = sum(each.actions for each in ledgers), sum(each.stages for each in ledgers)
    compared = sum(each.checks.total() for each in ledgers)
    different = sum(len(each.differences) for each in ledgers)
    return f"{title:22}{actions:8}{stages:8}{compared:10}{different:11}{unexplained(ledgers):13}"


def _checks(ledgers: Sequence[Ledger]) -> Iterator[str]:
    yield "\nwhat was compared, how often:"
    checks = sum((each.checks for each in ledgers), Counter[str]())
    text = ", ".join(f"{what} {count}" for what, count in checks.most_common())
    yield textwrap.fill(text, 110, initial_indent="  ", subsequent_indent="  ")


def _causes(ledgers: Sequence[Ledger]) -> Iterator[str]:
    yield "\ndifferences by cause:"
    causes = sum((each.causes() for each in ledgers), Counter[str]())
    for cause, count in sorted(causes.items(), key=lambda item: (legend.kind(item[0]), -item[1])):
        met = sum(cause in each.causes() for each in ledgers)
        yield f"  {count:5}  {legend.kind(cause):10} {cause} (in {met} of {len(ledgers)} games)"
        yield textwrap.fill(legend.text(cause), 110, initial_indent=" " * 9, subsequent_indent=" " * 9)
    yield "\n" + textwrap.fill(" ".join(legend.BY_DESIGN.split()), 110)


def _unexplained(ledgers: Sequence[Ledger]) -> Iterator[str]:
    found = [each for ledger in ledgers for each in ledger.differences if each.cause == UNEXPLAINED]
    if found:
        yield f"\nunexplained, the first {min(len(found), SHOWN)} of {len(found)}:"
    for difference in found[:SHOWN]:
        yield f"  {difference}"
