"""The order desk: one HTML file in which a player clicks his orders together, offline, and gets their text.

    order_desk(view, rules, letters, tongue, *, address="", token="") -> str

`view` is the player's own of the turn now (`report.view.view(record, player, turn)`), `rules` the game's
printed rules (`game.rules`), `letters` the environment of his letters (`report.render.environment`), `tongue`
the language of both (`data.tongues.tongue("en")`). `address` is where his mail goes, `token` what his reports
carry in their subject; both may be empty: then the page asks for a reply to the report. `standing` are the
standing orders of his nations, which the page's forecasts heed.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from pbem.data.tongues import Tongue
from pbem.engine.model import OVER, Rules
from pbem.orders.grammar.order import Order
from pbem.pages.order_facts import order_desk_facts
from pbem.pages.order_map import draw_order_map
from pbem.pages.order_questions import Facts
from pbem.pages.order_words import order_words
from pbem.pages.short_names import with_short_names
from pbem.pages.sources import BOARD_SCRIPTS, compact, compact_script, literal, source
from pbem.report.letters import order_form
from pbem.report.view import View

if TYPE_CHECKING:
    from jinja2 import Environment

SCRIPTS = (
    "tongue", "rules", "recruitment", "payment", "draft",
    "fight", "forecast", "ahead",
    "map", "scene", "panels", "asked", "move", "plan", "cards", "retreat", "battle",
    "cases", "facts", "own", "letter",
)  # fmt: skip
"""The scripts `order-desk-NAME.js`, before `order-desk.js` which begins with them all."""


def order_desk(
    view: View,
    rules: Rules,
    letters: Environment,
    tongue: Tongue,
    *,
    address: str = "",
    token: str = "",
    standing: Mapping[str, Sequence[Order]] | None = None,
    light: bool = False,
) -> str:
    """The page of the view's player, whole. It holds what the view holds and refers to nothing outside;
    a `light` one is to be packed: its script has short names, and browsers without scripts are shown
    nothing."""
    known = order_desk_facts(view, rules, standing)
    known["revision"] = hashlib.sha256(literal(known).encode()).hexdigest()[:12]
    known["board"] |= {"title": [tongue.name(title) for title in known["board"]["title"]]}
    script = compact_script("".join(source(letters, f"{name}.js") for name in _scripts()))
    return letters.get_template("pages/order-desk.html.j2").render(
        language=tongue.language,
        game=view.game,
        player=tongue.name(view.player or ""),
        turn=view.turn,
        over=not known["parts"],
        ground=draw_order_map(view, rules.board, tongue, light=light),
        form="" if light else _forms(view, letters),
        facts=literal(known),
        words=literal(
            {
                "say": _words(letters),
                "names": _names(view, rules, tongue) | _fates(known, tongue),
                "orders": order_words(tongue.language),
            }
        ),
        mail=literal({"address": address, "token": token}),
        style=compact(source(letters, "order-desk.css")),
        script=with_short_names(script) if light else script,
    )


def packed_order_desk(page: str, view: View, letters: Environment, tongue: Tongue) -> str:
    """The page for a mail: compressed, in ASCII, unpacked by the browser that opens it. If it cannot be,
    the order form shows."""
    text = letters.get_template("pages/packed-order-desk.html.j2").render(
        language=tongue.language,
        game=view.game,
        player=tongue.name(view.player or ""),
        turn=view.turn,
        form=_forms(view, letters),
        packed=_packed(page),
        script=with_short_names(compact_script(source(letters, "packed-order-desk.js"))),
    )
    return text.encode("ascii", "xmlcharrefreplace").decode("ascii")


# The script that unpacks it counts on these numbers of LZMA. Chances that heed the place in a group of bytes
# serve programs of a processor, not text.
SHORTENING = [{"id": lzma.FILTER_LZMA1, "preset": 6, "lc": 2, "lp": 0, "pb": 0}]


def _packed(page: str) -> str:
    """The page as lines of signs that pass any mail server and end no tag, a third as many."""
    signs = signs_of(lzma.compress(page.encode(), lzma.FORMAT_RAW, filters=SHORTENING))
    return "".join(f"{signs[start : start + _LINE]}\n" for start in range(0, len(signs), _LINE))


SIGNS = "".join(sign for sign in map(chr, range(33, 127)) if sign not in "&.<")
"""What passes any mail server and ends no tag: pairs of these 91 hold 13 bits."""

_BITS = 13


def signs_of(data: bytes) -> str:
    """Bytes as text: sixteen signs are thirteen of them. Zeros may follow the last one."""
    pairs = _pairs()
    blocks = (data[at : at + _BITS].ljust(_BITS, b"\0") for at in range(0, len(data), _BITS))
    numbers = (int.from_bytes(block, "big") for block in blocks)
    return "".join(
        pairs[number >> shift & 8191] for number in numbers for shift in range(7 * _BITS, -1, -_BITS)
    )


@cache
def _pairs() -> list[str]:
    return [SIGNS[number // len(SIGNS)] + SIGNS[number % len(SIGNS)] for number in range(1 << _BITS)]


_LINE = 800
"""So many signs to a line: a mail may have 998."""


def _forms(view: View, letters: Environment) -> str:
    """The order forms of all nations that the page is for. How they are filled in and what a pattern does is
    told once."""
    if view.phase == OVER:
        return ""
    forms = [order_form(view, own.name, letters) for own in view.own if not own.quit]
    told = {line for form in forms[:1] for line in form.splitlines(True) if _is_told_once(form, line)}
    others = ("".join(line for line in one.splitlines(True) if line not in told) for one in forms[1:])
    return "\n\n".join((*forms[:1], *others))


def _is_told_once(form: str, line: str) -> bool:
    """Whether a line of a form says how it is filled in, above all others, or what a pattern does."""
    return line in form.partition("\n\n")[2].partition("\n\n")[0].splitlines(True) or "  # " in line


def _scripts() -> list[str]:
    return [*BOARD_SCRIPTS, *(f"order-desk-{name}" for name in SCRIPTS), "order-desk"]


def _words(letters: Environment) -> Any:
    """What the page says, by its scripts' keys."""
    return json.loads(letters.get_template("pages/order-desk-words.j2").render())


def _names(view: View, rules: Rules, tongue: Tongue) -> dict[str, str]:
    """The names of nations and countries in the page's language."""
    known = (*(row.name for row in view.nations), *dict.fromkeys(city.country for city in rules.board.cities))
    return {name: tongue.name(name) for name in known}


def _fates(known: Facts, tongue: Tongue) -> dict[str, str]:
    """What the Cards of Fate of the page say in its language."""
    inside = (one for part in known["parts"] for one in (part["effect"], *part["asked"]) if one)
    texts = (one.get("text") or one.get("fate") for one in inside)
    return {text: tongue.gettext(text) for text in texts if text}
