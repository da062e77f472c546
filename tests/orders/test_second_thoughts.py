"""What a letter says anew of pieces that it has moved further up."""

from __future__ import annotations

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

MOVES = "Heinrich to Borna.\nDohna to Landsberg, Küstrin.\n\n"
HEINRICH, DOHNA = "move Heinrich: Borna", "move Dohna: Landsberg, Küstrin"


def taken(text: str) -> tuple[list[str], bool]:
    """The orders of a letter of Prussia's in turn 4, and whether anything is told of it."""
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    return [order_line(order) for _, order in orders], bool(receipt.doubtful or receipt.problems)


def test_who_stays_after_all_does_not_move() -> None:
    for text in (
        "PS. Changed my mind, Dohna stays.",
        "P.S.: Forget about Dohna, he stays at home.",
        "I take back the order for Dohna.",
        "Cancel Dohna's move, please.",
        "Dohna doesn't move after all.",
        "PS: Hab's mir anders überlegt, Dohna bleibt daheim.",
        "Vergiss Dohna, der bleibt.",
        "Den Befehl für Dohna nehme ich zurück.",
        "Dohna bleibt doch stehen.",
    ):
        assert taken(MOVES + text) == ([HEINRICH], False), text
        assert taken(f"{HEINRICH}\n{DOHNA}\n\n{text}") == ([HEINRICH], False), text


def test_who_is_said_to_move_and_to_stay_is_asked_about() -> None:
    for text in ("Dohna stays in Friedeberg.", "Dohna bleibt, wo er ist.", "Dohna zieht doch nicht."):
        assert taken(MOVES + text) == ([HEINRICH], True), text


def test_who_stays_where_he_has_gone_still_goes() -> None:
    for text in ("Dohna stays there.", "Dohna stays in Küstrin for now.", "Everybody else stays."):
        assert taken(MOVES + text) == ([HEINRICH, DOHNA], False), text


def test_a_way_told_anew_begins_where_the_piece_stands() -> None:
    for text in (
        "PS: Dohna to Landsberg instead.",
        "On reflection Dohna should go to Landsberg.",
        "Actually, let Dohna go to Landsberg rather than Küstrin.",
        "Dohna geht doch lieber nach Landsberg als nach Küstrin.",
        "PS: Dohna stattdessen nach Landsberg.",
    ):
        assert taken(MOVES + text)[0][-1] == "move Dohna: Landsberg", text
    orders, _ = taken("Dohna to Landsberg.\nHeinrich to Borna.\nThen Dohna on to Küstrin.")
    assert orders == [HEINRICH, DOHNA]


def test_a_change_that_is_not_read_leaves_the_move_open() -> None:
    orders, is_told = taken(MOVES + "PS: Dohna after all better to somewhere near Woldenberg.")
    assert DOHNA not in orders and is_told


def test_words_about_a_fight_take_no_move_back() -> None:
    for text in (
        "If Dohna has to fight, I would rather he kept the good cards, whatever comes of it.",
        "When they fight with Dohna it is better to give up, or nearly so.",
        "Wenn Dohna kämpfen muss, spiele er lieber klein, so ungefähr jedenfalls.",
        "Reserve for Dohna? Better not, at least not before the end of it all.",
    ):
        assert DOHNA in taken(MOVES + text)[0], text


def test_an_order_taken_back_that_the_letter_has_not_is_never_lost() -> None:
    for text in ("Strike the order for Dohna.", "Vergiss den Befehl für Dohna."):
        assert taken(text) == ([], True), text
    # An earlier letter may move him: that is ended.
    assert taken("Cancel Dohna's move.") == (["move Dohna to Friedeberg else stay"], False)
