"""What a whole turn's letters cost: four players' mails as text, as HTML, with the map as a drawing, with the
map as a picture, and with the order desk too. Each is made in a process of its own, from the example game on
the disk to the bytes of the mails: cold, and once more in the same process. The ratios to text say what each
adds on any machine; the seconds of work do not count the time that other programs took.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "games" / "example" / "game"
TURN = 5
MODES = ("text", "html", "map", "picture", "whole")


def mails(mode: str) -> int:
    """All mails of the turn; their bytes together."""
    from pbem.desk.out import enclosures, reports
    from pbem.game import state
    from pbem.post.send.compose import Outgoing, Person, compose

    if mode == "map":
        sys.modules["resvg_py"] = None  # type: ignore[assignment]
    now, size = state.load(EXAMPLE), 0
    letters = {}
    for player in now.game.roles:
        documents = (reports.private_document(now, player, TURN), reports.summary_document(now, TURN))
        letters[player] = enclosures.MailContent(documents)
        if mode not in ("text", "html"):
            shown = reports.view_of(now, player, TURN)
            drawn = enclosures.map_of_view(shown, now, player)
            letters[player] = enclosures.MailContent(documents, (), shown, drawn, with_desk=mode == "whole")
    for player, letter in letters.items():
        more = enclosures.Enclosures()
        if mode != "text":
            more = enclosures.enclosures_of(letter, now, player, "m@example.org", "K7QF-2M4X-9PLD")
        mail = Outgoing(
            Person("m@example.org"), Person("otto@example.org"), "report", "<1@example.org>",
            datetime(2026, 11, 2, tzinfo=UTC), enclosures.letter_text(letter), attachments=more.files,
            html=more.html, pictures=more.pictures,
        )  # fmt: skip
        size += len(compose(mail))
    return size


def seconds(what: Callable[[], object]) -> float:
    before = time.perf_counter()
    what()
    return time.perf_counter() - before


def measured(mode: str) -> tuple[float, float, float, int]:
    """Seconds of a process from its start to its end, of its work, of the mails once more, and the bytes."""
    before, worked = time.perf_counter(), os.times()
    command = [sys.executable, __file__, mode]
    cold = subprocess.run([*command, "once"], check=True, capture_output=True, text=True)
    took, since = time.perf_counter() - before, os.times()
    work = since.children_user - worked.children_user + since.children_system - worked.children_system
    again = subprocess.run([*command, "again"], check=True, capture_output=True, text=True)
    return took, work, float(again.stdout), int(cold.stdout)


def main() -> None:
    if sys.argv[2:] == ["once"]:
        print(mails(sys.argv[1]))
    elif sys.argv[2:] == ["again"]:
        mails(sys.argv[1])
        print(seconds(lambda: mails(sys.argv[1])))
    else:
        measured("whole")
        base = 0.0
        for mode in MODES:
            cold, work, warm, size = min(measured(mode) for _ in range(3))
            base = base or work
            print(f"{mode:8} {cold:5.2f} s cold, {work:5.2f} s of work ({work / base:.1f} of text), ", end="")
            print(f"{warm:5.2f} s again, {size} bytes")


if __name__ == "__main__":
    main()
