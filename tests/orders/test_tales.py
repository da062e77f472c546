"""Memories, wagers and offers are talk though they name one's own pieces; what may be an order is not."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import letters, moment, orders_of

ORDER = "move Dohna: Landsberg"


@pytest.mark.parametrize(
    "text",
    [
        "My uncle was born in Leipzig, so be kind to Heinrich.",
        "I bet Heinrich will be eaten alive in Leipzig.",
        "Keith fought well at Brieg last turn.",
        "In our last game Keith took Glatz on turn 3.",
        "The King was seen in Dresden, buying porcelain.",
        "If I were Keith I would run from Breslau.",
        "Maybe I'll send Keith to Brieg one day.",
        "Meine Oma wohnt in Leipzig und mag Heinrich.",
        "Keith war letztes Jahr in Brieg, das weiß jeder.",
        "Wer hätte gedacht, dass Heinrich so lange in Leipzig bleibt!",
        "Ich wette, Keith verhungert vor Weihnachten in Brieg.",
        "My guess: Keith at Brieg by Easter.",
        "If I were in your shoes, Pompadour, I'd take Heinrich to Borna and be done.",
        "If you ask me, Keith likes it in Brieg.",
        "Fight to the last man, said Keith, and meant all the others.",
        "You told me Keith would never reach Brieg.",
        "Wenn du mich fragst, hat Keith in Brieg nur Hunger.",
        "Verlieren kann jeder, meinte Keith, und legte sich schlafen.",
        "Meine Hannoveraner haben in Brieg zwei Tage lang eine Gans als Spion verfolgt und gerupft.",
    ],
)
def test_what_only_tells_is_talk(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{ORDER}\n\n{text}\n")
    assert len(orders) == 1 and not receipt.problems and not receipt.doubtful, receipt.warnings


@pytest.mark.parametrize(
    "text",
    [
        "I think Keith at Brieg would be nice.",
        "Keith was to go to Brieg.",
        "I bet Daun goes to Glatz, so perhaps Keith to Brieg.",
        "Keith was in Breslau last turn, maybe he goes to Brieg now.",
        "Perhaps my brother Heinrich could go to Borna.",
        "I wonder whether you could send Keith to Brieg for me.",
        "Keith should have gone to Brieg, please send him.",
        "Vielleicht sollte Keith jetzt doch nach Brieg gehen, wo er letztes Jahr schon war.",
        "Im letzten Spiel stand Keith in Brieg, also vielleicht Keith wieder nach Brieg.",
        "If Daun was beaten Keith goes to Brieg.",
        "Ich habe Keith nach Brieg geschickt.",
        "If I were in your place, Keith, I would go to Brieg.",
        "As I said, Keith to Brieg.",
        "Keith to Brieg, as I said.",
        "Keith hat nach Brieg zu gehen.",
    ],
)
def test_what_may_be_an_order_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{ORDER}\n\n{text}\n")
    assert receipt.problems or receipt.doubtful or len(orders) == 2


@pytest.mark.parametrize(
    ("text", "is_order"),
    [
        ("Keith mit drei Regimentern in Reichenbach, und daneben der ganze Laudon.", False),
        ("Keith with four men at Reichenbach, and Laudon laughs.", False),
        ("Keith goes and camps at Reichenbach.", True),
        ("Keith covers the rear at Reichenbach.", True),
        ("Keith at Reichenbach, please.", True),
    ],
)
def test_where_somebody_is_said_to_be_is_no_order_without_a_verb(text: str, *, is_order: bool) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    assert [order_line(order) for _, order in orders] == ["move Keith: Reichenbach"] * is_order
    assert is_order or "move Keith: Reichenbach" in "".join(map(str, receipt.warnings))


def test_a_worry_is_no_order() -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{ORDER}\n\nKeith at Brieg worries me.\n")
    assert len(orders) == 1 and any("write: move Keith" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize(
    "text", ["Keith has Brieg now.", "Keith has taken Brieg.", "Keith hat jetzt Brieg."]
)
def test_what_a_general_has_is_no_march(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{ORDER}\n\n{text}\n")
    assert [order_line(one) for _, one in orders] == [ORDER]
    assert any("write: move Keith" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize("text", ["Keith has to go to Brieg.", "Keith has four troops and goes to Brieg."])
def test_a_general_may_have_to_march(text: str) -> None:
    orders = orders_of(moment("turn4"), "Frederick", text)[1]
    assert [order_line(one) for _, one in orders] == ["move Keith: Breslau, Ohlau, Brieg"]


TALK_TAKEN = {"nt-016", "nt-051", "nt-056", "nt-067", "nzt-en-01", "nzt-de-16"}
"""Lines of talk that still stop a letter, or give it an order; there may only be fewer."""


def test_talk_gives_no_order_and_stops_no_letter() -> None:
    taken_up = set()
    for name in ("talk_first", "talk_second", "used_talk"):
        for talk in letters(name):
            for player, move in (("Frederick", "Dohna: Landsberg"), ("Maria Theresa", "Laudon: Krappitz")):
                receipt, orders = orders_of(moment("turn4"), player, f"move {move}\n\n{talk['text']}\n")
                if receipt.problems or len(orders) != 1:
                    taken_up.add(talk["id"])
    assert taken_up <= TALK_TAKEN


@pytest.mark.parametrize(("name", "most"), [("talk_first", 12), ("talk_second", 12), ("used_talk", 63)])
def test_little_talk_is_taken_for_an_order(name: str, most: int) -> None:
    """Of so many lines the reader asks one of these two whether they are orders. Two of the first are rows of
    cities without a piece (`We both know he'll go Zittau, Löbau, Görlitz`): an order must not be
    lost. 20 of them are in the net of `remarks/unheard.py` alone, which passes nothing over that leads to a
    city."""
    doubtful = {
        talk["id"]
        for talk in letters(name)
        for player, order in (("Frederick", ORDER), ("Maria Theresa", "move Laudon: Krappitz"))
        if orders_of(moment("turn4"), player, f"{order}\n\n{talk['text']}\n")[0].doubtful
    }
    assert len(doubtful) <= most, doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Keith ought to have gone to Brieg.",
        "Heinrich should have taken Leipzig.",
        "I doubt that Keith marches to Brieg.",
        "Heinrich would have come to Leipzig.",
        "Ich bezweifle, dass Keith nach Brieg geht.",
        "Keith hätte nach Brieg gehen sollen.",
    ],
)
def test_what_did_not_come_about_is_no_order(text: str) -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", f"{ORDER}\n\n{text}\n")
    assert len(orders) == 1
