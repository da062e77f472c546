"""What a mail made to be slow costs to read, against the longest ordinary one of the corpus, in one run.

`make fuzz` reads a hundred thousand damaged letters and names those that take over 0.1 seconds.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from pbem.post.reading import read

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "post"))


def seconds(data: bytes) -> float:
    """The processor's time for reading a mail, the least of three."""
    took = []
    for _ in range(3):
        began = time.process_time()
        read(data)
        took.append(time.process_time() - began)
    return min(took)


def main() -> None:
    from corpus import letters
    from hostile import HOSTILE

    ordinary = max(seconds(data) for _, data in letters())
    print(f"the slowest of the corpus: {1000 * ordinary:.1f} ms")
    for name, data in sorted(HOSTILE.items(), key=lambda one: -seconds(one[1])):
        took = seconds(data)
        print(f"{name:22} {1000 * took:6.1f} ms  {took / ordinary:5.1f} of that")


if __name__ == "__main__":
    main()
