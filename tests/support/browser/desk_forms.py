"""Fields of the order desk filled in as players do, and what a letter says as the program reads it."""

from __future__ import annotations

from pbem.game import state
from pbem.orders.judging.canonical import canonical
from pbem.orders.reading.parse import parse
from support.browser.desk_page import Desk
from support.example_game import EXAMPLE


def choose(desk: Desk, key: str, value: str) -> None:
    """Choose in a list by what it keeps."""
    from selenium.webdriver.support.ui import Select

    selector = f"[data-plan='{key}']" if key in ("own", "enemy") else f"[data-choose='{key}']"
    Select(desk.page.one(f"#panel {selector}")).select_by_value(value)


def write(desk: Desk, selector: str, text: str) -> None:
    from selenium.webdriver.common.keys import Keys

    desk.page.one(f"#panel {selector}").send_keys(Keys.CONTROL, "a", Keys.NULL, text, "\t")


def fact(desk: Desk, kind: str, *, opposite: bool = False, **parts: str) -> None:
    """Fill in a fact that an order depends on."""
    choose(desk, "fact", kind)
    for key, value in parts.items():
        if key == "city":
            write(desk, "[data-name='city']", value)
        elif key in ("number", "roads"):
            write(desk, f"[data-clause='{key}']", value)
        else:
            choose(desk, key, value)
    if opposite:
        desk.press("[data-key='plan opposite']")


def meant(text: str) -> list[str]:
    """What a letter to Prussia says, as the program reads it."""
    now = state.load(EXAMPLE)
    sheet = parse(enumerate(text.splitlines(), 1), now.game.rules)
    assert sheet.faults == () and sheet.skipped == ()
    orders = (order for part in sheet.parts for order in part.orders)
    return [canonical(now.game, "Prussia", order).line_in_full for order in orders]
