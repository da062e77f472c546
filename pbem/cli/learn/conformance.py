"""`pbem conformance`: the cases that show what the rules say, played one by one."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from pbem.cli.options import print_json

if TYPE_CHECKING:
    from pbem.conformance.cases import Case
    from pbem.conformance.comparison import Difference

Failed = list[tuple["Case", tuple["Difference", ...]]]

PATIENCE = 1.0
"""Seconds after which a bar tells how far it is."""


@click.command("conformance")
@click.argument("rules", nargs=-1, metavar="[RULE]...")
@click.option("--case", "ids", multiple=True, metavar="ID", help="Play this case alone; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def conformance_command(rules: tuple[str, ...], ids: tuple[str, ...], as_json: bool) -> None:
    """Play the conformance cases: all, those of rules, or single ones. Exit code 1 if one fails.

    Example: pbem conformance 7 9.6
    """
    from pbem.conformance.comparison import compare

    chosen = _chosen(rules, ids)
    results = [(case, compare(case)) for case in _watched(chosen)]
    failed = [(case, differences) for case, differences in results if differences]
    if as_json:
        print_json(_facts(chosen, failed))
    else:
        click.echo(_result_in_words(chosen, failed))
    if failed:
        raise click.exceptions.Exit(1)


def _chosen(rules: Sequence[str], ids: Sequence[str]) -> list[Case]:
    from pbem.conformance.cases import cases

    for wanted, known, what in (
        (rules, {name for case in cases() for name in (str(case.rule), case.paragraph)}, "rule or paragraph"),
        (ids, {case.id for case in cases()}, "case"),
    ):
        for name in wanted:
            if name not in known:
                raise click.UsageError(f"there is no {what} {name} in the suite")
    wanted_by_all = not (rules or ids)
    return [
        case
        for case in cases()
        if wanted_by_all or case.id in ids or str(case.rule) in rules or case.paragraph in rules
    ]


def _watched(cases: Sequence[Case]) -> Iterator[Case]:
    """The cases, and a bar once it takes longer than one likes to wait at a terminal."""
    begun, bar = time.monotonic(), None
    for number, case in enumerate(cases):
        if bar is None and sys.stderr.isatty() and time.monotonic() - begun > PATIENCE:
            bar = click.progressbar(length=len(cases), label="Playing the cases", file=sys.stderr)
            bar.update(number)
        yield case
        if bar:
            bar.update(1)
    if bar:
        bar.render_finish()


def _result_in_words(chosen: Sequence[Case], failed: Failed) -> str:
    lines = [line for case, differences in failed for line in _failure_in_words(case, differences)]
    count = "1 case" if len(chosen) == 1 else f"{len(chosen)} cases"
    return "\n".join([*lines, f"{count} played, {len(failed) or 'none'} failed."])


def _failure_in_words(case: Case, differences: Iterable[Difference]) -> Iterator[str]:
    yield f"{case.id} ({case.source}): {case.says}"
    for each in differences:
        yield f"  expected  {each.key}: {_plain(each.expected)}"
        yield from (f"  got       {line}" for line in each.got)


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _facts(chosen: Sequence[Case], failed: Failed) -> dict[str, Any]:
    return {
        "played": len(chosen),
        "failed": [
            {
                "case": case.id,
                "source": case.source,
                "says": case.says,
                "differences": [
                    {"key": each.key, "expected": each.expected, "got": list(each.got)}
                    for each in differences
                ],
            }
            for case, differences in failed
        ],
    }
