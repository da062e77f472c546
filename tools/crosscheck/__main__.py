"""`python -m tools.crosscheck FOLDER`: replay the games of a folder, fail on what is unexplained."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.crosscheck import record, run, table
from tools.crosscheck.names import cities_of


def main(arguments: list[str]) -> int:
    """0 if every difference has a cause, 1 if not, 2 if there is nothing to replay."""
    folder = Path(arguments[0]) if len(arguments) == 1 else None
    found = record.files(folder) if folder else []
    if not folder or not found:
        print(
            "usage: python -m tools.crosscheck FOLDER (with cities.json and games/*.jsonl.gz)",
            file=sys.stderr,
        )
        return 2
    cities = cities_of(folder)
    ledgers = [run.play(path, cities) for path in found]
    print(table.report(ledgers))
    return 1 if table.unexplained(ledgers) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
