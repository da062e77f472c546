"""What reports say while a turn goes on waiting after a fight: nothing that is over, and no empty heading."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.game import save
from support.play_by_mail.mail_table import Table, body
from support.play_by_mail.player_addresses import PLAYERS

PIECES = {
    "Keith": {"city": "Riesa", "troops": 8},
    "Daun": {"city": "Oschatz", "troops": 5},
    "Saltikov": {"city": "Bydgoszcz", "troops": 4},
    "Fermor": {"city": "Naklo", "troops": 4},
}
"""The first two stand next to each other, both in a sector of diamonds."""

PRUSSIA = """nation Prussia
hold
attack Keith > Daun
attack Keith > Daun
retreat: off supply
final

nation Hanover
hold
final

standing
attack ask
"""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Keith has beaten Daun, who plays what he has to lose less; the turn waits for Russia."""
    return attacked(tmp_path, ["D2"], "battle: fight up to 12, loss 1")


def attacked(folder: Path, hand: list[str], plan: str, russia: str = "") -> Table:
    """Keith has attacked Daun; Austria holds `hand`, and her player has ordered `plan`. `russia` is what
    Elisabeth has ordered before."""
    table = Table(folder)
    shutil.rmtree(table.game)
    start = {
        "turn": 2,
        "nation": "Prussia",
        "phase": "movement",
        "pieces": PIECES,
        "hands": {"Austria": hand},
    }
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    table.reply("Maria Theresa", f"nation Austria\n{plan}\n")
    table.run()
    if russia:
        table.reply("Elisabeth", f"nation Russia\n{russia}\n")
        table.run()
    table.reply("Frederick", PRUSSIA)
    table.run()
    return table


def report(table: Table, player: str) -> str:
    table.reply(player, "report\n", number=9)
    table.run()
    return body(next(mail for mail in reversed(table.to(player)) if "report" in str(mail["Subject"])))


def test_no_attack_of_a_stage_that_is_over_holds_without_its_player(table: Table) -> None:
    said = report(table, "Frederick")
    assert "What happens without you" in said and "attack Keith > Daun" not in said
    # of Hanover, until changed
    assert "The rest: attack ask; else you are asked, even where" in " ".join(said.split())


def test_a_nation_of_which_nothing_is_told_has_no_heading(table: Table) -> None:
    said = body([mail for mail in table.to("Elisabeth") if "your report" in str(mail["Subject"])][-1])
    elsewhere = said[said.index("What happened elsewhere") : said.index("What happens without you")]
    assert "Prussia" in elsewhere and "Hanover" not in elsewhere


def test_a_card_that_no_clause_asks_for_is_not_told_as_the_clause_low(table: Table) -> None:
    (mail,) = [one for one in table.to("Maria Theresa") if "what was played" in str(one["Subject"])]
    assert "`low`" not in body(mail)
    assert "played D2 at -3 by default" in body(mail)


def test_who_is_asked_anyway_is_not_told_how_to_be_asked(tmp_path: Path) -> None:
    table = attacked(tmp_path, ["D2"], "battle: ask\nretreat: ask")
    said = report(table, "Maria Theresa")
    assert "you are asked for every card" in said and "Retreats of others: you are asked" in said
    assert "To be asked instead" not in said


@pytest.mark.parametrize(("hand", "plan", "is_told"), [
    ([], "battle: ask", True),
    (["C13"], "battle: ask", True),
    (["D2"], "battle: ask", False),
    (["R"], "battle: ask", False),
])  # fmt: skip
def test_a_question_without_a_choice_tells_how_to_be_spared_it(
    tmp_path: Path, hand: list[str], plan: str, is_told: bool
) -> None:
    mail = body(attacked(tmp_path, hand, plan).to("Maria Theresa")[-1])
    assert ("You hold nothing to play" in mail) == is_told
    assert ("To be spared questions that leave no choice" in mail and "`forced at once`" in mail) == is_told


def test_the_line_that_it_tells_spares_the_question(tmp_path: Path) -> None:
    table = attacked(tmp_path, [], "battle: ask\nforced at once")
    assert not any("your move in a fight" in str(mail["Subject"]) for mail in table.to("Maria Theresa"))


@pytest.mark.parametrize(("russia", "is_told"), [("move Saltikov: Solec", True), ("", False)])
def test_a_report_says_that_orders_for_what_it_asks_are_on_file(
    tmp_path: Path, russia: str, is_told: bool
) -> None:
    """Found by play: she was asked for what she had ordered, as if she had said nothing."""
    table = attacked(tmp_path, ["D2"], "battle: loss 4", russia)
    said = body([mail for mail in table.to("Elisabeth") if "your report" in str(mail["Subject"])][-1])
    assert "Russia moves and recruits" in said
    told = "On file: `move Saltikov: Solec`. Your last receipt says when that is carried out."
    assert (told in said) == is_told
