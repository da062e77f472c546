"""The signs on pages are in the fonts that every system has."""

from __future__ import annotations

from PIL import ImageFont

from pbem.data.share import templates_dir
from pbem.report.map.png import font_files


def test_every_sign_of_the_pages_is_in_the_font_that_pages_name_first() -> None:
    """That font has what the common fonts of all systems have: what it lacks is an empty box somewhere."""
    (plain,) = [path for path in font_files() if path.name == "LiberationSans-Regular.ttf"]
    font = ImageFont.truetype(str(plain), 40)

    def picture(letter: str) -> bytes:
        return bytes(font.getmask(letter))

    used = {
        letter
        for path in sorted((templates_dir() / "pages").iterdir())
        for letter in path.read_text("utf-8")
        if ord(letter) > 126
    }
    assert {"►", "♠", "·"} <= used
    assert [one for one in sorted(used) if picture(one) == picture("\ue000")] == []
