"""A page in the browser, as a test opens it, looks at it and clicks on it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

SCREENSHOTS = Path(__file__).parents[3] / "screenshots"

DESKTOP, PHONE = (1280, 900), (390, 844)
"""Width and height of the two viewports."""

NOTHING = (1, 1)


def show(browser: Chrome, size: tuple[int, int]) -> None:
    """How much of a page is painted, from its upper left corner on; it does not know."""
    browser.execute_cdp_cmd("Emulation.setVisibleSize", {"width": size[0], "height": size[1]})


def until(true: Callable[[], Any], seconds: float = 120) -> None:
    """Wait for something to be so: most things are after two frames, and a machine that is busy is not asked
    all the time."""
    end, pause = time.monotonic() + seconds, 0.005
    while not true():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(pause)
        pause = min(2 * pause, 0.05)


# Only a frame delivers what a page waits for before it lays itself out, such as the size of its map. A page
# that writes itself anew loses its frames: they are asked for once more.
_DRAWN_TWICE = """
if (window.pbemDrawn) return true;
const now = performance.now();
if (window.pbemAsked === undefined || now - window.pbemAsked > 2000) {
  window.pbemAsked = now;
  const twice = () => requestAnimationFrame(() => requestAnimationFrame(() => { window.pbemDrawn = true; }));
  document.fonts.ready.then(twice);
}
return false;
"""


# Where an element can be clicked, in its middle as the driver does it; nothing if something else lies there.
# Links and options are left to the driver, who waits for the page they lead to.
_CLICKED_AT = """
const [selector, scrolled] = arguments, found = document.querySelector(selector);
if (found && scrolled) found.scrollIntoView({block: "center", behavior: "instant"});
if (!found || found.closest("a, option")) return null;
const middle = () => {
  const [box] = found.getClientRects();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
};
const inside = (at) => at && at[0] >= 0 && at[1] >= 0 && at[0] < innerWidth && at[1] < innerHeight;
if (!inside(middle())) found.scrollIntoView({block: "end", behavior: "instant"});
const at = middle();
return inside(at) && found.contains(document.elementFromPoint(...at)) ? at : null;
"""


class Page:
    """What a test does with a page: open it, look at it, find things, take a picture."""

    def __init__(self, browser: Chrome) -> None:
        self.browser, self._scripted, self._size = browser, True, DESKTOP

    @contextmanager
    def without_script(self) -> Iterator[None]:
        """Pages are opened as by somebody who lets no script run."""
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        self._scripted = False
        try:
            yield
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
            self._scripted = True

    def open(self, path: Path, *, size: tuple[int, int] = DESKTOP, touch: bool = False) -> None:
        """Open a file as somebody would who clicks on it; `touch` makes it a telephone's screen."""
        self.screen(size, touch=touch)
        address = path.resolve().as_uri()
        if self.browser.current_url.partition("#")[0] == address:
            self.browser.get("about:blank")  # else it may stand where it was scrolled to before
        self.visit(address)

    def forget(self) -> None:
        """Throw away what pages kept in the browser, such as drafts."""
        kept = {"origin": "file://", "storageTypes": "local_storage"}
        self.browser.execute_cdp_cmd("Storage.clearDataForOrigin", kept)

    def visit(self, address: str) -> None:
        """Go to an address and wait for the whole page, laid out: on a busy machine the driver comes back
        earlier."""
        self.browser.get(address)
        ready = "return document.readyState === 'complete' && location.href === arguments[0]"
        until(lambda: self.run(ready, address))
        self.settle()

    def settle(self) -> None:
        """Wait until the page is laid out, so that places can be read."""
        if self._scripted:
            self.run("delete window.pbemDrawn; delete window.pbemAsked;")
            until(lambda: self.run(_DRAWN_TWICE))

    def screen(self, size: tuple[int, int], *, touch: bool = False) -> None:
        """The viewport, to the pixel."""
        self._size = size
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": touch}
        unpainted = {**metrics, "dontSetVisibleSize": True}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", unpainted)
        touching = {"enabled": touch, "maxTouchPoints": 5} if touch else {"enabled": False}
        self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", touching)

    @contextmanager
    def painted(self) -> Iterator[None]:
        """The whole viewport is painted meanwhile, else as good as nothing of it: a page lays itself out and
        takes clicks in the same way, and to paint its map takes a quarter of the browser's time."""
        show(self.browser, self._size)
        try:
            yield
        finally:
            show(self.browser, NOTHING)

    def one(self, selector: str) -> Any:
        """The first element that fits a CSS selector."""
        return self.browser.find_element("css selector", selector)

    def all(self, selector: str) -> list[Any]:
        """All elements that fit a CSS selector."""
        return self.browser.find_elements("css selector", selector)

    def click(self, selector: str, *, scrolled: bool = False) -> None:
        """Click in the middle of an element, as a mouse would; `scrolled` brings it to the middle of the
        screen. What the driver does besides takes longer than the click; he is asked where an element cannot
        be clicked, and says why."""
        at = self.run(_CLICKED_AT, selector, scrolled)
        if not at:
            self.one(selector).click()
            return
        mouse = {"x": at[0], "y": at[1], "button": "left", "clickCount": 1}
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            no_button = {"button": "none", "clickCount": 0} if kind == "mouseMoved" else {}
            self.browser.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, **mouse, **no_button})

    def run(self, script: str, *arguments: Any) -> Any:
        """Run JavaScript; its `return` comes back."""
        return self.browser.execute_script(script, *arguments)

    def picture(self, name: str) -> None:
        """A screenshot for people to look at, if they have made a folder for it: to paint it takes as long as
        to open the page."""
        if SCREENSHOTS.is_dir():
            self.browser.save_screenshot(str(SCREENSHOTS / f"{name}.png"))  # the driver has the page painted

    def errors(self) -> list[str]:
        """What the console complained about since it was last asked."""
        told = self.browser.get_log("browser")
        return [one["message"] for one in told if one["level"] in ("SEVERE", "WARNING")]
