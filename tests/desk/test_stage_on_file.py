"""What a report says of orders on file: what a stage that has come waits for, line by line, in one mail."""

from __future__ import annotations

import shutil
from email.message import Message
from pathlib import Path

import pytest

from pbem.data.rules import rules_for
from pbem.desk.moderator import language
from pbem.desk.out import reports
from pbem.desk.turns.resolve import resolve
from pbem.game import save, state
from pbem.orders.reading.parse import parse
from support.play_by_mail.mail_table import Table, body, unfolded
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import KEITH, PIECES, put_in

WAR = {
    "Keith": {"city": "Riesa", "troops": 4},
    "Daun": {"city": "Dresden", "troops": 8},
    "Browne": {"city": "Prag", "troops": 3},
}
AUSTRIA = (
    "nation Austria\nmove Browne: Beraun\nmove Daun: Meißen, Riesa\nfinal\n"
    "nation Imperial Army\nhold\nfinal\n"
)
HOLD = "nation {}\nhold\nfinal\nnation {}\nhold\nfinal\n"


def gone_wrong(folder: Path, spoken: str = "en") -> Table:
    """Keith stood in Daun's way when his orders were filed, and he does when Austria's stage comes."""
    table = Table(folder)
    shutil.rmtree(table.game)
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": WAR}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    if spoken != "en":
        language.set_language(table.game, spoken, "Maria Theresa")
    table.run()
    table.reply("Maria Theresa", AUSTRIA)
    table.run()
    table.reply("Frederick", HOLD.format("Prussia", "Hanover"))
    table.reply("Elisabeth", HOLD.format("Russia", "Sweden"))
    for _ in range(3):
        table.run()
    return table


def first_lines(mail: Message, count: int) -> str:
    part = next(part for part in mail.walk() if part.get_content_type() == "text/plain")
    lines = part.get_payload(decode=True).decode().splitlines()
    return " ".join(" ".join(lines[:count]).split())


def where(table: Table, piece: str) -> str:
    now = state.load(table.game).game
    return now.rules.board.cities[now.where[piece]].title


def test_one_mail_names_the_line_and_why_in_its_first_lines(tmp_path: Path) -> None:
    table = gone_wrong(tmp_path)
    (_, _, told) = table.to("Maria Theresa")
    assert "an order cannot be carried out" in unfolded(told["Subject"])
    text = first_lines(told, 22)
    assert (
        "Austria's stage has come, and waits for a better line: this one cannot be carried out as the pieces "
        "stand now. - letter 1, line 3: `move Daun: Meißen, Riesa`: Keith stands in Riesa and cannot be "
        "joined or passed (rule 4, R6). To attack Keith end in a city beside: Meißen. "
        "Send the better line alone: what else is on file stays there." in text
    )
    assert "On file: `move Browne: Beraun`; `move Daun: Meißen, Riesa`; `final`." in text
    assert "does NOT count" not in body(told) and "her movement ends" not in body(told)


def test_the_same_in_german(tmp_path: Path) -> None:
    told = gone_wrong(tmp_path, "de").to("Maria Theresa")[-1]
    assert "Keith steht in Riesa" in first_lines(told, 22) and "teilweise annehmen" in first_lines(told, 24)


@pytest.mark.parametrize(
    ("answer", "daun"), [("nation Austria\nmove Daun: Meißen\n", "Meißen"), ("accept partial\n", "Dresden")]
)
def test_the_better_line_alone_is_enough(tmp_path: Path, answer: str, daun: str) -> None:
    table = gone_wrong(tmp_path)
    table.reply("Maria Theresa", answer, number=2)
    table.run()
    assert (where(table, "Browne"), where(table, "Daun")) == ("Beraun", daun)


def test_the_receipt_of_a_further_letter_says_what_is_waited_for(tmp_path: Path) -> None:
    table = gone_wrong(tmp_path)
    table.reply("Maria Theresa", "amend\nnation Austria\nbattle: loss 2\n", number=2)
    table.run()
    text = body(table.to("Maria Theresa")[-1])
    assert 'Austria waits for what is wrong to be mended: "move Daun: Meißen, Riesa".' in text
    assert "is played now" not in text


def test_final_in_a_letter_with_a_wrong_line_is_not_told_as_the_end_of_waiting(tmp_path: Path) -> None:
    game = begun(tmp_path, "hanover: hold\n")
    text, _ = put_in(game, "nation Prussia\nmove Keith: Kassel\nfinal\n")
    assert "Prussia waits for what is wrong to be mended" in text
    assert "nobody waits for you" not in text


@pytest.mark.parametrize("player", ["Frederick", "Elisabeth", "Pompadour"])
def test_nobody_else_is_told(tmp_path: Path, player: str) -> None:
    now = state.load(gone_wrong(tmp_path).game)
    assert "Beraun" not in reports.private_report(now, player, 2)


def test_a_line_that_was_wrong_when_it_came_is_named_when_her_stage_comes(tmp_path: Path) -> None:
    game = begun(tmp_path, "nation Prussia\nmove Keith: Kassel\nbattle: loss 2\n")
    text = report(game)
    assert "Prussia's stage waits for a better line: this one is wrong. - letter 1, line 2: " in text
    assert "`move Keith: Kassel`: no road joins Riesa and Kassel (rule 4)" in text


def test_a_report_pasted_into_a_letter_orders_nothing(tmp_path: Path) -> None:
    game = begun(tmp_path, "nation Prussia\nmove Keith: Kassel\nhold\nnation Hanover\nhold\n")
    text = reports.private_report(state.load(game), "Frederick", 2)
    sheet = parse(list(enumerate(text.splitlines(), 1)), rules_for("standard"))
    assert "Hanover, on file for turn 2: `hold`." in text and not sheet.parts and not sheet.faults


def test_what_woke_her_player_is_named(tmp_path: Path) -> None:
    text = report(begun(tmp_path, f"nation Prussia\n{KEITH}\nwake if Daun in Prag\n"))
    assert "Prussia: Daun in Prag: so her stage waits for you" in text
    assert f"On file: `{KEITH}`." in text


def test_orders_for_a_stage_to_come_are_shown_in_canonical_form(tmp_path: Path) -> None:
    game = begun(tmp_path, "hanover: hold\n")
    assert "Hanover, on file for turn 2: `hold`." in report(game)
    put_in(game, "nation Prussia\nkeith meissen\nfinal\n")
    resolve(game)
    put_in(game, "turn 3\nnation Prussia\nkeith riesa\n")
    text = report(game)
    assert "on file for turn 3: `move Keith: Riesa`." in text


def begun(folder: Path, letter: str) -> Path:
    """Prussia's stage of turn 2, for which a letter came before it."""
    game = folder / "seven-years"
    start = {"turn": 1, "nation": "France", "phase": "movement", "pieces": PIECES}
    save.new(game, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    put_in(game, letter)
    put_in(game, "nation France\nhold\nfinal\n", "Pompadour")
    resolve(game)
    return game


def report(game: Path) -> str:
    return " ".join(reports.private_report(state.load(game), "Frederick", state.load(game).game.turn).split())
