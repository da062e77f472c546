"""What a letter says of its writer and for others: when he is away, what he takes back, whom to tell."""

from __future__ import annotations

import pytest

from pbem.orders.grammar.person.presence import AwayLine
from pbem.orders.judging.order_line import order_line
from pbem.orders.plain_words.understand import understand
from pbem.report.record import Receipt
from support.letters.people_letters import moment, orders_of

MOVE = "move Keith: Reichenbach"


def letter(text: str, player: str = "Frederick") -> tuple[Receipt, list[str]]:
    """A letter's receipt, and what is on file."""
    receipt, orders = orders_of(moment("turn4"), player, text)
    return receipt, [order_line(order) for _, order in orders]


def away(text: str) -> AwayLine | None:
    return understand(moment("turn4").game, "Frederick", [(1, MOVE), (2, text)]).header.away


@pytest.mark.parametrize(
    "text",
    [
        "We shall be on vacation from 14 July to 2 August.",
        "I am out of town July 14 to August 2, so please be patient.",
        "By the way: I'm travelling 14 July - 2 August",
        "Wir sind vom 14. Juli bis zum 2. August verreist.",
        "Übrigens bin ich 14.7. bis 2.8. nicht erreichbar.",
    ],
)
def test_an_absence_is_read_among_other_words(text: str) -> None:
    told = away(text)
    assert told and (told.first, told.last) == ("07-14", "08-02")


def test_the_rest_of_the_line_is_read_too() -> None:
    text = "Keith to Reichenbach, and I will be abroad from 14 July to 2 August."
    assert letter(text)[1] == [MOVE]
    assert understand(moment("turn4").game, "Frederick", [(1, text)]).header.away


@pytest.mark.parametrize(
    "text",
    [
        "I could be away 14 July to 2 August.",
        "I was on holiday 14 July to 2 August, it was lovely.",
        "Ich bin vom 14. Juli bis 2. August doch nicht verreist.",
    ],
)
def test_an_absence_that_is_not_sure_is_asked_back(text: str) -> None:
    assert away(text) is None
    assert any("away" in one for one in letter(f"{MOVE}\n{text}")[0].doubtful)


@pytest.mark.parametrize("text", ["Daun has 14 July to 2 August to think.", "Keith is away from Breslau."])
def test_other_days_are_no_absence(text: str) -> None:
    assert away(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Please cancel all of my orders.",
        "I want to take all my orders back.",
        "Hiermit widerrufe ich meine Befehle.",
        "Wir nehmen unsere letzten Befehle zurück!",
    ],
)
def test_orders_are_taken_back_in_other_words(text: str) -> None:
    assert letter(text, "Pompadour")[1] == ["withdraw"]


@pytest.mark.parametrize(
    "text",
    [
        f"{MOVE}\nPlease cancel all of my orders.",
        f"Please cancel all of my orders.\n{MOVE}",
        "I revoke my orders if Daun comes.",
        "Ich nehme meine Befehle nicht zurück.",
    ],
)
def test_what_is_taken_back_besides_is_asked(text: str) -> None:
    receipt, orders = letter(text)
    assert "withdraw" not in orders and any("write: withdraw" in one for one in receipt.doubtful)


def test_of_one_piece_whose_orders_are_taken_back_a_move_to_where_it_stands_is_proposed() -> None:
    receipt, orders = letter("I cancel the orders for Keith.")
    assert not orders and any("write: move Keith to Schweidnitz" in one for one in receipt.doubtful)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("With retreats, ask me every time.", "retreat: ask"),
        ("Please ask me about all retreats.", "retreat: ask"),
        ("Bei jedem Rückzug bitte immer mich fragen.", "retreat: ask"),
        ("Ask me about the retreat of Daun.", "retreat Daun: ask"),
    ],
)
def test_a_wish_to_be_asked_about_retreats_is_read(text: str, line: str) -> None:
    assert letter(f"{MOVE}\n{text}")[1] == [MOVE, line]


@pytest.mark.parametrize(
    "text",
    [
        "Wer gegen mich den Kürzeren zieht und verliert, soll weichen, so weit es geht.",
        "Anyone who loses to me must move as far away as possible.",
        "Ask me about retreats only if Daun is beaten.",
    ],
)
def test_what_else_is_said_of_losers_is_asked_back(text: str) -> None:
    receipt, orders = letter(f"{MOVE}\n{text}")
    assert orders == [MOVE] and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("Tell Pompadour that Keith goes to Brieg.", "Pompadour"),
        ("Please inform France: Dohna to Landsberg", "Pompadour"),
        ("Message for Maria Theresa, I attack nobody", "Maria Theresa"),
        ("Sage Österreich, dass Keith nach Brieg geht.", "Maria Theresa"),
        ("Sag bitte Elisabeth, Dohna bleibt.", "Elisabeth"),
    ],
)
def test_what_others_are_to_be_told_is_asked_back_and_no_order(text: str, player: str) -> None:
    receipt, orders = letter(f"{MOVE}\n{text}")
    assert orders == [MOVE] and any(f"write: to {player}: ..." in one for one in receipt.doubtful)


def test_whoever_tells_his_own_generals_gives_orders() -> None:
    assert letter("Tell Keith to go to Reichenbach.")[1] == [MOVE]
