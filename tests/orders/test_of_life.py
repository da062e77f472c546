"""What is said of the writer's life, the letter and the game beside the orders is not asked about."""

import pytest

from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Greetings from Kiel.",
        "Schöne Grüße aus Kiel",
        "Liebe Mitspieler, auf ein gutes Spiel!",
        "Written on the train to Leipzig.",
        "We are going to Dresden for Christmas.",
        "Weihnachten fahren wir nach Dresden.",
        "Gegeben zu Zittau, den 3. Mai 1757.",
        "Ordre an meine Generals, gegeben zu Zittau",
        "PS: im Bericht steht Keith zweimal.",
        "That leaves Dohna alone in the east, but it can't be helped.",
        "Damit steht Dohna im Osten allein, aber das ist nicht zu ändern.",
        "So sind alle im Nachschub.",
        "Diese Runde geht es um den Nachschub.",
        "Keiner hält uns mehr auf.",
        "Meine Züge für Runde 4:",
        "Alle Wege führen nach Prag.",
        "God save the King.",
        "Das mit Daun ist ein Kreuz, aber gejammert wird nicht.",
        "Dann hätten wir schon mal ein Ziel.",
    ],
)
def test_talk_is_not_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    assert not orders
    assert not receipt.problems
    assert not receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Our trains go to Radeberg for Christmas.",
        "Damit geht Dohna vielleicht nach Landsberg.",
        "So, Dohna to somewhere near Landsberg.",
        "Keith might go to Reichenbach for the weekend.",
    ],
)
def test_what_may_be_an_order_is(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    assert orders or receipt.problems or receipt.doubtful


def test_a_toast_in_the_set_up_is_not_asked_about() -> None:
    receipt, orders = orders_of(moment("setup"), "Elisabeth", "Liebe Mitspieler, auf ein gutes Spiel!\n")
    assert not orders and not receipt.doubtful


@pytest.mark.parametrize(
    "text",
    ["Leben wie Gott in Frankreich, Keith.", "Schwerin mag den Posten nicht.", "A strange stage, Keith."],
)
def test_everyday_words_are_no_cities(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]
