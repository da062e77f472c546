"""What a mail made to be slow costs to read and judge, against the slowest of the corpus, in one run.

`make fuzz` reads a hundred thousand damaged letters and names those that take over 0.1 seconds.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


def main() -> None:
    from support.corpus.damaged_mails import seconds
    from support.corpus.mail_corpus import letters
    from support.corpus.slow_mails import HOSTILE

    ordinary = max(seconds(data) for _, data in letters())
    print(f"the slowest of the corpus: {1000 * ordinary:.1f} ms")
    for name, data in sorted(HOSTILE.items(), key=lambda one: -seconds(one[1])):
        took = seconds(data)
        print(f"{name:22} {1000 * took:6.1f} ms  {took / ordinary:5.1f} of that")


if __name__ == "__main__":
    main()
