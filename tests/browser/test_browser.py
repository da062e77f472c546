"""The browser that the pages are tried in: it has no network, and it hears what goes wrong."""

from __future__ import annotations

from pathlib import Path

from support.browser.web_page import PHONE, Page, until


def written(folder: Path, body: str) -> Path:
    path = folder / "page.html"
    path.write_text(f"<!doctype html><meta charset=utf-8><title>x</title>{body}", "utf-8")
    return path


def test_a_file_opens_and_scripts_run(page: Page, tmp_path: Path) -> None:
    page.open(written(tmp_path, "<button onclick=\"this.textContent='Köln'\">go</button>"))
    page.click("button")
    assert page.one("button").text == "Köln"


def test_errors_and_outside_addresses_are_noticed(page: Page, tmp_path: Path) -> None:
    page.open(written(tmp_path, "<script>missing()</script><img src='http://example.org/x.png'>"))
    told = ""

    def heard() -> bool:
        nonlocal told
        told += " ".join(page.errors())
        return "missing is not defined" in told and "example.org" in told

    until(heard)


def test_a_telephone_is_small_and_touched(page: Page, tmp_path: Path) -> None:
    page.open(written(tmp_path, "<meta name=viewport content='width=device-width'>"), size=PHONE, touch=True)
    assert page.run("return [innerWidth, innerHeight, navigator.maxTouchPoints]") == [*PHONE, 5]
