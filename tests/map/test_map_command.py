"""`pbem map`: what it writes, and what it says if it cannot."""

from __future__ import annotations

import re
import sys
from html import escape
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image, ImageChops

from pbem.cli.look.map import map_command
from pbem.cli.main import pbem
from pbem.data.share import templates_dir
from pbem.desk.out import reports
from pbem.game import state
from pbem.report.map import draw_map
from pbem.report.map.frame import FIGHTING, THEATRES
from pbem.report.map.png import PictureError, font_files, png
from pbem.report.map.svg import ABOVE_GROUND, FONT, SANS_FAMILY, SERIF, SERIF_FAMILY
from pbem.report.view import view
from support.drawn_map import BOARD, SVG, Drawn
from support.example_game import EXAMPLE
from support.positions.map_positions import crowded

PNG = b"\x89PNG\r\n\x1a\n"


def called(*words: str) -> Result:
    return CliRunner().invoke(pbem, ["map", str(EXAMPLE), *words])


def size(picture: bytes) -> tuple[int, int]:
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def test_it_draws_what_the_view_of_a_turn_shows() -> None:
    now = state.load(EXAMPLE)
    shown = view(reports.record_of(now, 3), None, 3)
    assert called("--turn", "3").output == draw_map(shown, now.game.rules.board)


def test_a_players_map_shows_his_troops() -> None:
    public, own = (Drawn(called("--turn", "3", *words).output) for words in ((), ("--player", "Prussia")))
    counts = [
        sum(one.get("class") == "troops" for one in found.root.iter(f"{SVG}text")) for found in (public, own)
    ]
    assert counts[0] == 0 < counts[1]


@pytest.mark.parametrize("theatre", [*THEATRES, FIGHTING])
def test_every_theatre_can_be_asked_for_and_is_named_in_the_help(theatre: str) -> None:
    found = called("--theatre", theatre)
    assert found.exit_code == 0 and Drawn(found.output).layer("pieces") is not None
    told = next(p for p in map_command.params if p.name == "theatre")
    assert theatre in str(getattr(told, "help", ""))


def test_it_is_written_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "map.svg"
    assert "KB" in called("-o", str(path)).output
    assert path.read_text("utf-8") == called().output


def test_a_picture_is_made_of_it(tmp_path: Path) -> None:
    path = tmp_path / "map.png"
    called("-o", str(path), "--width", "640")
    content = path.read_bytes()
    assert content.startswith(PNG) and size(content)[0] == 640 and 500 < size(content)[1] < 700


def test_german_is_spoken() -> None:
    assert "Preußen" in called("--language", "de").output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--theatre", "moon"], 'there is no theatre "moon"; there are west, north'),
        (["--turn", "99"], "turn 99 is not among 0 to 6."),
        (["--language", "xx"], 'there is no language "xx"; there are en (English) and de (Deutsch).'),
        (["--width", "500"], "--width is for pictures"),
    ],
)
def test_mistakes_are_told(words: list[str], said: str) -> None:
    found = called(*words)
    assert found.exit_code == 2 and said in found.output


# --------------------------------------------------------------------------------------- pictures


def test_a_picture_is_not_blank() -> None:
    svg = draw_map(crowded(), BOARD, theatre="centre")
    whole, bare = png(svg, 400), png(svg.replace("<text", "<desc").replace("</text", "</desc"), 400)
    assert size(whole)[0] == size(bare)[0] == 400
    assert len(bare) > 20_000 and whole != bare


def test_who_lacks_the_extra_is_told_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(PictureError, match=r'pip install "pbem\[png\]"'):
        png("<svg/>")


SHEET = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">{}</svg>'


def written(letter: str, families: str, weight: str = "normal") -> bytes:
    """A picture of one letter."""
    said = f'<text y="20" font-size="20" font-family="{families}" font-weight="{weight}">{letter}</text>'
    return png(SHEET.format(said))


@pytest.mark.parametrize("weight", ["normal", "bold"])
@pytest.mark.parametrize("families", [FONT, SERIF])
def test_the_fonts_have_every_letter_of_a_map(families: str, weight: str) -> None:
    drawn = {letter for node in Drawn(draw_map(crowded(), BOARD)).root.iter() for letter in node.text or ""}
    names = {letter for city in BOARD.cities for letter in city.name}
    missing = written("\ue000", families, weight)
    letters = {letter for letter in drawn | names if letter.isprintable() and letter != " "}
    assert len(letters) > 60
    assert [one for one in sorted(letters) if written(escape(one), families, weight) == missing] == []


@pytest.mark.parametrize("family", ["DejaVu Sans", "Arial", "Georgia", "sans-serif", "No Such Font"])
def test_no_font_of_the_system_is_used(family: str) -> None:
    ours = [written("M", "Liberation Sans"), written("M", "Liberation Serif")]
    assert png(SHEET.format("")) not in ours and written("M", family) in ours


def test_a_picture_needs_no_font_of_the_system() -> None:
    assert [path.name for path in font_files()] == [
        *("LiberationSans-Bold.ttf", "LiberationSans-Regular.ttf"),
        *("LiberationSerif-Bold.ttf", "LiberationSerif-Regular.ttf"),
    ]
    assert (
        len({written("M", family, weight) for family in (FONT, SERIF) for weight in ("normal", "bold")}) == 4
    )


def test_drawings_and_pages_name_the_font_of_the_pictures_first() -> None:
    """Widths are estimated by it, so a system that has it draws what was estimated."""
    styles = "".join(path.read_text("utf-8") for path in sorted((templates_dir() / "pages").glob("*.css")))
    families = re.findall(r"(?:font(?:-family)?|--serif):[^;{}]*serif;", styles)
    assert len(families) > 5
    for one in (FONT, SERIF, *families):
        own = SANS_FAMILY if one.rstrip(";").endswith("sans-serif") else SERIF_FAMILY
        assert re.search(rf"""^[^,]*['"]{own}['"],""", one), one


def test_what_is_no_drawing_is_refused() -> None:
    with pytest.raises(PictureError, match="could not be made into a picture"):
        png("<svg")


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    ("theatre", "wide"),
    [
        (None, 700),
        ("centre", 400),
        *(pytest.param(*one, marks=SLOW) for one in [(None, 400), (None, 1000), ("centre", 700)]),
        pytest.param("centre", 1000, marks=SLOW),
    ],
)
def test_the_ground_painted_once_lies_where_it_would_be_painted(theatre: str | None, wide: int) -> None:
    svg = draw_map(crowded(), BOARD, theatre=theatre)
    assert ABOVE_GROUND in svg
    whole, laid = pixels(png(svg.replace(ABOVE_GROUND, ""), wide)), pixels(png(svg, wide))
    assert whole.size == laid.size
    apart = ImageChops.difference(whole, laid).convert("L").point(lambda tone: 255 if tone > 24 else 0)
    # A few points on sharp edges may differ; shifted by a part of a point, one in fifty would.
    assert apart.histogram()[255] < whole.width * whole.height / 2000


def test_a_picture_is_the_same_the_first_time_and_later() -> None:
    svg = draw_map(crowded(), BOARD, theatre="west")
    assert png(svg, 333) == png(svg, 333)


def pixels(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_every_map_in_one_go(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    assert called("--turn", "4", "--all", "--output", str(maps)).exit_code == 0
    assert {path.name for path in maps.iterdir()} == {
        f"{name}.svg" for name in ("whole", *THEATRES, FIGHTING)
    }
    for name, words in (("poland", ["--theatre", "poland"]), ("whole", [])):
        assert (maps / f"{name}.svg").read_text("utf-8") == called("--turn", "4", *words).output


@pytest.mark.parametrize(
    "wrong, told",
    [
        (["--all"], "name of a folder"),
        (["--all", "--output", "maps.svg"], "name of a folder"),
        (["--all", "--theatre", "poland", "--output", "maps"], "leave --theatre out"),
    ],
)
def test_every_map_in_one_go_needs_a_folder(wrong: list[str], told: str) -> None:
    found = called(*wrong)
    assert found.exit_code == 2 and told in found.output
