"""Where there is too much to tell the front of a report has 60 lines all the same: orders on file are
counted, dangers are told in fewer words, the most pressing first, and all of it stands in the rest."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from pbem.desk.out import reports
from pbem.game import save, state
from pbem.report.document import Divide, Document, Heading, ListItem, Paragraph, Span
from pbem.report.front import AT_LAST, MOST_LINES, cut
from pbem.report.writers.text import text
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.prussian_letters import put_in


def at(city: str, troops: int, face: str = "up") -> dict[str, object]:
    return {"city": city, "troops": troops, "face": face}


SURROUNDED = {
    "Friedrich": at("Melnik", 4, face="down"),
    "Winterfeldt": at("Kolin", 4, face="down"),
    "Heinrich": at("Olmütz", 3),
    "Schwerin": at("Brünn", 3),
    "Keith": at("Eger", 3),
    "Seydlitz": at("Brod", 4),
    "Dohna": at("Warszawa", 3),
    "Lehwaldt": at("Toruń", 4),
    "Ferdinand": at("Koblenz", 5),
    "Cumberland": at("Fulda", 3),
    "Prussia train 1": {"city": "Königsberg (East Prussia)"},
    "Prussia train 2": {"city": "Breslau"},
    "Hanover train 1": {"city": "Stade"},
    "Daun": at("Prag", 8),
    "Browne": at("Proßnitz", 6),
    "Karl": at("Falkenau", 4),
    "Laudon": at("Hlinsko", 3),
    "Lacy": at("Oels", 3),
    "Saltikov": at("Nowy Dwór", 5),
    "Fermor": at("Lipno", 4),
    "Richelieu": at("Limburg", 6),
    "Soubise": at("Hünfeld", 6),
}
LOST = tuple(SURROUNDED)[:10]
ORDERS = """nation Prussia
move Keith: Marktredwitz
move Dohna: Otwock
move Seydlitz: Pilgram
move Friedrich: Jungbunzlau
move train 2: Oels else stay
battle Keith > Karl: fight, loss 2, reserve no
battle Heinrich > Browne: fight, loss 3, reserve no
battle Schwerin > Browne: fight, loss 1, settle 2
battle Lehwaldt > Fermor: fight, loss 2, keep R
if Daun in Prag: move Winterfeldt: Kuttenberg
unless Daun in Prag: move Winterfeldt: Pardubitz
if Lacy in Oels: move Heinrich: Sternberg
wake if Kolin conquered
nation Hanover
move Ferdinand: Boppard
move Cumberland: Lauterbach
battle Ferdinand > Richelieu: fight, loss 2
battle Cumberland > Soubise: fight, loss 2
"""


@pytest.fixture(params=["en", "de"])
def surrounded(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Frederick's report, where all his generals are surrounded and he has written for all of them."""
    start = {"turn": 3, "nation": "Prussia", "phase": "movement", "pieces": SURROUNDED}
    game = tmp_path / "war"
    save.new(
        game, name="war", scenario="standard", players=PLAYERS, seed="x", start=start, language=request.param
    )
    _, receipt = put_in(game, ORDERS)
    assert not receipt.problems, receipt.problems
    return reports.private_report(state.load(game), "Frederick", 3)


HEADS = {
    "en": ("The dangers in full", "Your orders on file"),
    "de": ("Die Gefahren ausführlich", "Die vorliegenden Befehle"),
}


def parted(report: str) -> tuple[str, str]:
    """The front of a report that had to be told briefly, and the rest."""
    assert any(f"\n{dangers}\n" in report for dangers, _ in HEADS.values())
    behind = (
        "Your orders, ready to fill in",
        "Deine Befehle zum Ausfüllen",
        "Words for fights",
        "Worte für Kämpfe",
    )
    at = min(report.index(f"\n{one}\n") for one in behind if f"\n{one}\n" in report)
    return report[: at + 1], report[at + 1 :]


def test_the_front_fits_where_all_is_in_danger_and_much_is_on_file(surrounded: str) -> None:
    front, _ = parted(surrounded)
    assert len(front.splitlines()) <= MOST_LINES


def test_all_who_are_in_danger_are_named_the_most_pressing_first(surrounded: str) -> None:
    said = " ".join(parted(surrounded)[0].split())
    named = [said.index(f"{name} ({pieces['city']})") for name, pieces in SURROUNDED.items() if name in LOST]
    assert len(named) == len(LOST) == 10
    face_down, hungry = said.index("Friedrich (Melnik)"), said.index("Keith (Eger)")
    assert face_down < hungry < said.index("Keith (Eger)", hungry + 1)
    assert re.search(r"Friedrich \(Melnik\) (by|von) Daun", said)
    assert re.search(r"(Prussia's train|Preußens Troß|Troß) ?2", said[hungry:])


def test_all_of_it_stands_in_the_rest(surrounded: str) -> None:
    rest = " ".join(parted(surrounded)[1].split())
    assert all(f"\n{head}\n---" in surrounded for head in HEADS[language_of(surrounded)])
    assert re.search(r"Heinrich \(Olmütz\) (by|von) Browne \([a-z]+\), Laudon", rest)
    written = [line for line in ORDERS.splitlines() if line.startswith(("move", "if", "unless"))]
    for line in written if language_of(surrounded) == "en" else ():
        assert line in rest and line not in " ".join(parted(surrounded)[0].split())


def language_of(report: str) -> str:
    return "de" if ": für Friedrich\n" in report else "en"


def test_the_first_report_of_a_game_that_began_in_the_midst_of_a_war_tells_who_can_attack(
    tmp_path: Path,
) -> None:
    pieces = {"Keith": at("Riesa", 4), "Daun": at("Meißen", 8)}
    start = {"turn": 3, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    now = save.new(tmp_path / "war", name="war", scenario="standard", players=PLAYERS, seed="x", start=start)
    report = " ".join(reports.private_report(now, "Frederick", 3).split())
    assert "Prussia can be attacked: Keith (Riesa) by Daun (adjacent)" in report


# ------------------------------------------------------------------------- what is cut, and in what order


def words(said: str) -> tuple[Span, ...]:
    return (Span(said),)


def items(*said: str) -> tuple[ListItem, ...]:
    return tuple(ListItem("", words(one)) for one in said)


OWN = Paragraph((words("own"),), apart=True)
LETTER = Document((
    Paragraph((words("head"),)),
    Divide("decide"),
    Heading(words("to decide"), 2, apart=True),
    *items("decide 1", "decide 2"),
    Divide("decide_brief"),
    Heading(words("to decide"), 2, apart=True),
    *items("decide"),
    Divide("decide_full"),
    Heading(words("on file"), 2, apart=True),
    *items("all orders"),
    Divide("dangers"),
    Heading(words("dangers"), 2, apart=True),
    *items("danger 1", "danger 2", "danger 3"),
    Divide("dangers_brief"),
    Heading(words("dangers"), 2, apart=True),
    *items("danger 1 and 2", "and more"),
    Divide("dangers_full"),
    Heading(words("dangers in full"), 2, apart=True),
    *items("danger 1", "danger 2", "danger 3"),
    Divide("missed"),
    *items("missed 1", "missed 2"),
    Divide("notices"),
    Paragraph((words("notice"),), apart=True),
    Divide("news"),
    Heading(words("news"), 2, apart=True),
    replace(items("older")[0], blocks=(Paragraph((words("on"),) * 4, indent=2),)),
    *items("newer"),
    Paragraph((words("this turn"),), apart=True),
    Divide("own"),
    OWN,
    Divide("moved", words("more")),
    Divide("below", words("see below")),
    Divide("rest"),
    Paragraph((words("rest"),), apart=True),
))  # fmt: skip
WHOLE = len(text(cut(LETTER, 99)).split("\nrest")[0].splitlines())


def front_of(most: int) -> list[str]:
    """The lines of the front; what is moved begins with one of these headings."""
    lines = text(cut(LETTER, most)).splitlines()
    ends = [lines.index(one) for one in ("dangers in full", "on file", "more", "rest") if one in lines]
    return lines[: min(ends)]


def test_the_front_is_as_it_is_written_where_there_is_room() -> None:
    said = text(cut(LETTER, WHOLE + 1))
    assert "see below" not in said and "in full" not in said and "on file" not in said
    assert said.index("older") < said.index("newer") < said.index("this turn") < said.index("rest")


def test_news_before_a_paragraph_are_moved_too() -> None:
    front = front_of(WHOLE)
    assert "- newer" in front and "this turn" in front and "- older" not in front


def test_orders_are_counted_before_dangers_are_told_briefly() -> None:
    shapes = []
    for most in range(WHOLE, 0, -1):
        front = front_of(most)
        shape = ("- decide" in front, "- danger 1 and 2" in front)
        if shape not in shapes:
            shapes.append(shape)
    assert shapes[:2] == [(False, False), (True, False)] and (True, True) in shapes


@pytest.mark.parametrize("most", range(11, WHOLE + 1))
def test_the_front_never_is_longer_and_nothing_is_lost(most: int) -> None:
    said = text(cut(LETTER, most))
    assert len(front_of(most)) <= most
    for part in (
        "head",
        "decide",
        "danger 1",
        "danger 3",
        "missed 1",
        "missed 2",
        "notice",
        "older",
        "newer",
        "this turn",
        "own",
        "rest",
    ):
        assert part in said, part
    if "- decide 1" not in said:
        assert "all orders" in said


def test_what_gives_way_at_last_does_so_in_order() -> None:
    begins = {
        "own": "own",
        "notices": "notice",
        "missed": "- missed",
        "dangers": "- danger",
        "decide": "- decide",
    }
    gone: list[str] = []
    for most in range(WHOLE, 1, -1):
        said = front_of(most)
        missing = [part for part, begin in begins.items() if not any(one.startswith(begin) for one in said)]
        gone += [part for part in missing if part not in gone]
    assert gone == list(AT_LAST)


def test_what_is_told_briefly_is_told_in_full_again_where_something_else_was_moved() -> None:
    blocks = LETTER.blocks
    long_own = tuple(replace(one, lines=(words("own"),) * 20) if one == OWN else one for one in blocks)
    front = text(cut(Document(long_own), WHOLE)).split("own")[0].splitlines()
    assert "- decide 1" in front and "- danger 3" in front and "notice" in front
