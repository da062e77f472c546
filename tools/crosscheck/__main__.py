"""`python -m tools.crosscheck FOLDER`: compares the recorded games of a folder; fails if a difference has no
cause."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.crosscheck import account, record, run
from tools.crosscheck.names import cities_of


def main(arguments: list[str]) -> int:
    """Print the account. Returns 0 if every difference has a cause, 1 if not, 2 if there is nothing to
    replay."""
    folder = Path(arguments[0]) if len(arguments) == 1 else None
    games = record.files(folder) if folder else []
    if not folder or not games:
        print(
            "usage: python -m tools.crosscheck FOLDER (with cities.json and games/*.jsonl.gz)",
            file=sys.stderr,
        )
        return 2
    cities = cities_of(folder)
    ledgers = [run.compare_game(path, cities) for path in games]
    print(account.report(ledgers))
    return 1 if account.unexplained(ledgers) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
