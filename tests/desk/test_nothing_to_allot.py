"""A nation with a single possible set-up is set up without a letter, in public (rule 1, R2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.look import doctor, proofs
from pbem.desk.moderator import go_on
from pbem.desk.turns import resolve
from pbem.engine import troops
from pbem.engine.sequence import questions
from pbem.game import save, state
from pbem.game.errors import FolderError
from pbem.game.proof import other_rules
from support.play_by_mail.mail_table import body, final
from support.play_by_mail.timed_table import HOUR, MONDAY, Timed

OTHERS = {
    "Frederick": "nation Prussia\nsetup Friedrich 8, Winterfeldt 2, Heinrich 6, Schwerin 4, Keith 4, "
    "Seydlitz 4, Dohna 2, Lehwaldt 2\nnation Hanover\nsetup Ferdinand 8, Cumberland 4\n",
    "Maria Theresa": "nation Austria\nsetup Daun 8, Browne 6, Karl 4, Laudon 8, Lacy 4\n",
    "Pompadour": "nation France\nsetup Richelieu 7, Soubise 5, Chevert 8\n",
}
RUSSIA = "nation Russia\nsetup Saltikov 4, Fermor 5, Apraxin 6, Tottleben 1\n"


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    """The game has begun, and nobody has written."""
    table = Timed(tmp_path)
    table.set()
    table.at(MONDAY)
    return table


def written(table: Timed, player: str, text: str, hours: int) -> str:
    """What a player is told of his letter."""
    table.reply(player, text, number=hours)
    table.at(MONDAY + hours * HOUR)
    return body(table.to(player)[-1])


def the_others_write(table: Timed) -> None:
    for player, text in OTHERS.items():
        table.reply(player, final(text), number=50)


def test_nobody_is_asked_and_everybody_is_told(table: Timed) -> None:
    first = body(table.to("Elisabeth")[-1])
    assert "Sweden: 4 of 4 troops" in first and "Ehrensvärd 4, Stralsund" in first
    assert "Russia: 16 troops to allot" in first and "Sweden allots" not in first
    the_others_write(table)
    table.reply("Elisabeth", final(RUSSIA))
    table.at(MONDAY + HOUR)
    assert "Sweden is set up: Ehrensvärd 4." in body(table.to("Elisabeth")[-1])
    assert "Sweden's generals take their places." in body(table.to("Pompadour")[-1])
    assert state.load(table.game).game.turn == 1


def test_the_form_says_that_nothing_is_asked(table: Timed) -> None:
    written(table, "Elisabeth", "form\n", 1)
    form = next(body(mail) for mail in table.to("Elisabeth") if "order form" in str(mail["Subject"]))
    assert "she is set up # without a letter" in form or "set # up without a letter" in form
    assert "# setup Ehrensvärd" not in form and "# setup Saltikov 4" in form


def test_the_only_set_up_may_be_written_all_the_same(table: Timed) -> None:
    told = written(table, "Elisabeth", "nation Sweden\nsetup Ehrensvärd 4\nmove Ehrensvärd: Greifswald\n", 1)
    assert "your letter has arrived and counts" in told and "What is wrong" not in told
    the_others_write(table)
    table.reply("Elisabeth", final(RUSSIA), number=60)
    table.at(MONDAY + 3 * HOUR)
    now = state.load(table.game)
    assert now.game.troops["Ehrensvärd"] == 4 and now.game.turn == 1
    assert [one.order.text for one in now.filed["Sweden"].for_stage(1)] == ["move Ehrensvärd: Greifswald"]


def test_another_set_up_is_remarked_on_and_nobody_waits(table: Timed) -> None:
    told = written(table, "Elisabeth", "nation Sweden\nsetup Ehrensvärd 3\nhold\n", 1)
    assert "Sweden has nothing to allot" in told and "She is set up without a letter: Ehrensvärd 4." in told
    assert "Sweden waits for what is wrong" not in told
    the_others_write(table)
    table.reply("Elisabeth", final(RUSSIA), number=60)
    table.at(MONDAY + 3 * HOUR)
    assert state.load(table.game).game.turn == 1


def older_program(patch: pytest.MonkeyPatch) -> None:
    """The program before: each nation had to be set up by a letter."""
    patch.setattr(troops, "has_to_allot", lambda rules, nation: True)
    for module in (save, other_rules):
        patch.setattr(module, "rules_edition", lambda: "1-0123456789ab")


@pytest.mark.parametrize("written", ["", "nation Sweden\nsetup Ehrensvärd 4\n"])
def test_a_game_begun_before_goes_on_when_the_moderator_says_so(written: str, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        older_program(patch)
        table = Timed(tmp_path)
        table.set()
        table.at(MONDAY)
        table.reply("Elisabeth", final(RUSSIA) + written)
        table.at(MONDAY + HOUR)
        waiting = {one.nation for one in questions(state.load(table.game).game)}
        assert "Sweden" in waiting and "Russia" not in waiting
    with pytest.raises(FolderError, match="other rules"):
        resolve.resolve(table.game)
    assert proofs.differences(state.load(table.game)) == []
    go_on.go_on(table.game)
    the_others_write(table)
    table.at(MONDAY + 5 * HOUR)
    now = state.load(table.game)
    assert now.game.turn == 1 and now.game.troops["Ehrensvärd"] == 4
    assert proofs.differences(now) == [] and doctor.examine(table.game) == []
