"""A player's first letter says in both languages how to have letters in the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.moderator import language
from pbem.game import state
from support.play_by_mail.mail_table import Table, body, orders

GERMAN = (
    "To have your letters in German, put this line into one of yours: language de",
    "Deine Briefe kommen auf Deutsch, wenn du diese Zeile in einen von deinen setzt: Sprache de",
)
ENGLISH = (
    "To have your letters in English, put this line into one of yours: language en",
    "Deine Briefe kommen auf Englisch, wenn du diese Zeile in einen von deinen setzt: Sprache en",
)


@pytest.mark.parametrize(("spoken", "said", "not_said"), [("en", GERMAN, ENGLISH), ("de", ENGLISH, GERMAN)])
def test_the_first_mail_says_it_in_both_languages_and_no_other_mail_does(
    spoken: str, said: tuple[str, ...], not_said: tuple[str, ...], tmp_path: Path
) -> None:
    table = Table(tmp_path)
    language.set_language(table.game, spoken, None)
    table.run()
    table.everybody_replies()
    table.run()
    first, *more = table.to("Frederick")
    assert more and body(first).startswith(" ".join(said))
    assert not any(line in body(first) for line in not_said)
    assert not any(line in body(one) for one in more for line in said)


@pytest.mark.parametrize(
    ("line", "language_after"), [(GERMAN[0], "de"), (GERMAN[1], "de"), (ENGLISH[1], "en")]
)
def test_the_line_that_it_names_does_that(line: str, language_after: str, tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.run()
    table.reply("Frederick", line.rpartition(": ")[2] + "\n" + orders("Frederick"))
    table.run()
    assert state.load(table.game).language("Frederick") == language_after
