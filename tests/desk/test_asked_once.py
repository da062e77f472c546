"""What happens without a player: the form of the set-up asks for it once, with lines that hold in every turn
when their # is taken away; the report tells what holds, with the line that changes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.moderator import language
from pbem.desk.out import reports
from pbem.game import save, state
from support.play_by_mail.player_addresses import PLAYERS

HEADING = "# WHAT HAPPENS WITHOUT YOU, until you change it"
NATIONS = [
    ("Prussia", "Frederick"),
    ("Russia", "Elisabeth"),
    ("Sweden", "Elisabeth"),
    ("France", "Pompadour"),
]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The set-up; Sweden can be set up in one way only, and is not asked how."""
    save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x")
    return tmp_path / "war"


def form(game: Path, nation: str) -> str:
    return reports.order_form(state.load(game), nation)


def sent(game: Path, player: str, text: str) -> None:
    _, receipt = submit.submit(game, "letter.txt", text.encode(), sender=player)
    assert receipt.filed and not receipt.problems, receipt.problems


def report(game: Path, player: str) -> str:
    """What happens without him, by his report."""
    text = reports.private_report(state.load(game), player, 0)
    return " ".join(text[text.index("What happens without you") :].split())


def standing(game: Path, nation: str) -> list[str]:
    return [one.order.line_in_full for one in state.load(game).filed[nation].standing]


def answered(asked: str) -> str:
    """The form with each line of what it asks for made an order."""
    head, _, block = asked.partition(HEADING)
    block = block.split("# turn 2", 1)[0]
    return head + "\n".join(line.removeprefix("# ") for line in block.splitlines())


@pytest.mark.parametrize(("nation", "player"), NATIONS)
def test_the_form_of_a_set_up_asks_once_for_all_turns(game: Path, nation: str, player: str) -> None:
    asked = form(game, nation)
    assert asked.count(HEADING) == asked.count("# standing ") == 1
    for line in ("battle: fight up to 30, loss 2", "retreat: off supply", "forced at once"):
        assert asked.count(f"# {line}") == 1, line
    assert asked.count("# discard lowest") == (nation == "France")
    sent(game, player, answered(asked))
    rules = ["battle: fight up to 30, loss 2", "battle if loss 6 or more: settle 2", "retreat: off supply"]
    discard = ["discard lowest"] if nation == "France" else []
    assert standing(game, nation) == [*rules, *discard, "forced at once"]
    assert HEADING not in form(game, nation)


def test_lines_for_one_turn_stand_before_those_for_all(game: Path) -> None:
    asked = form(game, "Sweden")
    assert asked.index("# wake if") < asked.index(HEADING) < asked.index("# turn 2")


def test_a_form_offers_no_rule_that_is_on_file(tmp_path: Path) -> None:
    pieces = {"Keith": {"city": "Berlin", "troops": 4}}
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    assert "# forced at once" in form(tmp_path / "war", "Prussia")
    sent(tmp_path / "war", "Frederick", "nation Prussia\nforced at once\n")
    assert form(tmp_path / "war", "Prussia").count("forced at once") == 1


def test_the_german_form_asks_for_it_too(game: Path) -> None:
    language.set_language(game, "de", "Elisabeth")
    for nation in ("Russia", "Sweden"):
        asked = form(game, nation)
        assert asked.count("# WAS OHNE DICH GESCHIEHT") == 1
        block = asked[asked.index("# WAS OHNE DICH GESCHIEHT") :].splitlines()[1:6]
        sent(game, "Elisabeth", f"nation {nation}\n" + "\n".join(line.removeprefix("# ") for line in block))
        assert standing(game, nation)[-1] == "forced at once"


@pytest.mark.parametrize(
    ("orders", "told"),
    [
        ("", "The rest: you are asked, even where there is no choice. To change that: `forced at once`"),
        ("forced at once", "The rest: forced at once; else you are asked. To be asked always: `forced ask`"),
        ("forced ask", "The rest: forced ask; else you are asked, even where there is no choice."),
    ],
)
def test_what_is_told_of_the_rest_says_how_to_change_it(game: Path, orders: str, told: str) -> None:
    if orders:
        sent(game, "Pompadour", f"nation France\nstanding\n{orders}\n")
    assert told in report(game, "Pompadour")
