"""An order that its writer corrects in the same breath: the better one is taken, or it is asked back."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


def taken(player: str, text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter in turn 4, and what is told of the lines that are none."""
    receipt, orders = orders_of(moment("turn4"), player, text)
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    return [order_line(order) for _, order in orders], told


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Maria Theresa", "Laudon zieht nach Frankenstein. Nein, lieber Strehlen!",
         "Laudon: Neisse, Grottkau, Strehlen"),
        ("Maria Theresa", "Laudon geht nach Frankenstein, nein, lieber nach Strehlen",
         "Laudon: Neisse, Grottkau, Strehlen"),
        ("Maria Theresa", "Laudon zieht nach Frankenstein... nein, Neisse.", "Laudon: Neisse"),
        ("Maria Theresa", "Laudon nach Frankenstein. Oder besser nach Neisse.", "Laudon: Neisse"),
        ("Maria Theresa", "Laudon zieht nicht nach Frankenstein, sondern nach Neisse.", "Laudon: Neisse"),
        ("Maria Theresa", "Laudon soll nach Neisse, nicht nach Frankenstein!", "Laudon: Neisse"),
        ("Maria Theresa", "Laudon nach Neisse statt Frankenstein", "Laudon: Neisse"),
        ("Maria Theresa", "Nicht Lacy, sondern Laudon geht nach Neisse.", "Laudon: Neisse"),
        ("Frederick", "Keith to Reichenbach. No, rather Frankenstein!", "Keith: Reichenbach, Frankenstein"),
        ("Frederick", "Dohna goes to Küstrin. No, Landsberg!", "Dohna: Landsberg"),
        ("Frederick", "Dohna to Küstrin, I mean Landsberg", "Dohna: Landsberg"),
        ("Frederick", "Dohna to Küstrin - no wait, Landsberg", "Dohna: Landsberg"),
        ("Frederick", "Dohna to Küstrin\nOn second thought to Landsberg.", "Dohna: Landsberg"),
        ("Frederick", "Keith to Reichenbach. No, Keith to Frankenstein!",
         "Keith: Reichenbach, Frankenstein"),
        ("Frederick", "Dohna is to go to LANDSBERG, not on to Küstrin!", "Dohna: Landsberg"),
        ("Frederick", "Dohna goes not to Küstrin but to Landsberg.", "Dohna: Landsberg"),
        ("Frederick", "Dohna goes to Landsberg instead of Küstrin", "Dohna: Landsberg"),
        ("Frederick", "Not Keith but Schwerin goes to Reichenbach.", "Schwerin: Reichenbach"),
        ("Frederick", "Dohna to Landsberg. No, thank you, Madame, for your offer.", "Dohna: Landsberg"),
        ("Frederick", "Dohna to Landsberg. And I mean it!", "Dohna: Landsberg"),
        ("Frederick", "Dohna: Küstrin. Sorry, I meant Landsberg.", "Dohna: Landsberg"),
        ("Frederick", "Dohna to Küstrin. On second thoughts, make it Landsberg.", "Dohna: Landsberg"),
        ("Frederick", "Dohna to Landsberg and Küstrin - no, stop at Landsberg.", "Dohna: Landsberg"),
        ("Frederick", "Dohna nach Küstrin. Halt, doch nur bis Landsberg.", "Dohna: Landsberg"),
        ("Frederick", "Dohna nach Küstrin. Ach, ich meinte Landsberg!", "Dohna: Landsberg"),
        ("Frederick", "Dohna to Landsberg but not beyond, or else it gets too far.", "Dohna: Landsberg"),
        ("Frederick", "Dohna nach Landsberg, aber nicht weiter, sonst wird es zu weit.", "Dohna: Landsberg"),
    ],
)  # fmt: skip
def test_what_is_meant_instead_is_taken(player: str, text: str, order: str) -> None:
    assert taken(player, text)[0] == [f"move {order}"]


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Frederick", "Keith to Reichenbach. Or rather Frankenstein?"),
        ("Frederick", "Keith to Reichenbach. Forget that."),
        ("Frederick", "Keith to Reichenbach. On second thoughts, no."),
        ("Frederick", "Keith to Reichenbach. Ignore that one."),
        ("Frederick", "move Keith: Reichenbach\nForget him."),
        ("Maria Theresa", "Laudon nach Neisse. Vergiss den."),
        ("Maria Theresa", "Laudon nach Neisse. Ach nein, vergiss es."),
        ("Maria Theresa", "Laudon nach Neisse. Streich das wieder."),
        ("Frederick", "Keith to Reichenbach. No, Schwerin to Reichenbach!"),
        ("Frederick", "Keith to Reichenbach. No, rather to Nowhereville."),
        ("Frederick", "Keith to Reichenbach, Dohna to Landsberg. No, rather Frankenstein!"),
        ("Frederick", "Keith goes to Frankenstein, not through Reichenbach."),
        ("Frederick", "Keith does not go to Reichenbach but Schwerin does."),
        ("Maria Theresa", "Laudon zieht nach Neisse. Nein, doch nicht!"),
        ("Maria Theresa", "Laudon zieht nach Neisse. Nein, lieber Lacy nach Dresden."),
        ("Maria Theresa", "Laudon zieht nach Neisse - vergiss das."),
    ],
)
def test_a_correction_of_more_than_one_meaning_is_asked_back(player: str, text: str) -> None:
    orders, told = taken(player, text)
    assert not orders
    assert any("not taken as an order" in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "Dohna Landsberg, Küstrin. Keith Reichenbach. Halt, Dohna doch nur bis Landsberg.",
        "Dohna Landsberg, Küstrin. Keith Reichenbach. Oops, Dohna only to Landsberg, else it is too far.",
        "Dohna Landsberg, Küstrin\nKeith Reichenbach\nKorrektur: Dohna nur Landsberg, sonst wird es zu eng.",
    ],
)
def test_an_order_before_the_last_is_corrected_by_its_piece(text: str) -> None:
    assert sorted(taken("Frederick", text)[0]) == ["move Dohna: Landsberg", "move Keith: Reichenbach"]


def test_who_is_told_of_in_a_question_is_not_the_one_who_stays() -> None:
    text = "Keith Reichenbach\nDoes Dohna come along? No, he stands where he stood."
    assert "move Keith: Reichenbach" in taken("Frederick", text)[0]


def test_the_line_that_a_correction_would_be_is_proposed() -> None:
    told = taken("Frederick", "Keith to Reichenbach. No, Schwerin to Reichenbach!")[1]
    assert any("write: move Schwerin: Reichenbach." in one for one in told)


def test_an_order_in_its_own_form_is_corrected_too() -> None:
    orders, told = taken("Maria Theresa", "ziehe Laudon: Neisse\nNein, lieber nach Strehlen.")
    assert orders[-1] == "move Laudon: Neisse, Grottkau, Strehlen"
    assert any("this replaces line 1" in one for one in told)


BROKEN = [
    ("If Daun leaves, then I\nmove Keith: Reichenbach", "move Keith: Reichenbach"),
    ("If Daun attacks\nmove Keith: Reichenbach", "move Keith: Reichenbach"),
    ("Do not under any circumstances\nmove Keith: Reichenbach", ""),
    ("I would never\nmove Keith: Reichenbach", ""),
    ("Keith stays unless Daun goes away, in which case\nKeith to Reichenbach", "move Keith: Reichenbach"),
    ("If Daun leaves Glatz:\nmove Keith: Reichenbach\nmove Dohna: Landsberg",
     "if not Daun in Glatz: move Dohna: Landsberg"),
    ("move Keith: Reichenbach,\nunless Daun comes nearer.", ""),
    ("Keith to Reichenbach\nunless Daun comes nearer.", ""),
    ("Keith to Reichenbach. But only if Daun comes nearer.", ""),
    ("battle Keith: loss 2\nunless Daun attacks", ""),
    ("move Keith: Reichenbach\nno, forget that", ""),
]  # fmt: skip
"""Conditions and denials that stand in another line or sentence than the order, and the line meant; none
where no fact of the language says the condition."""


@pytest.mark.parametrize(("text", "line"), BROKEN)
def test_a_condition_in_another_line_is_never_left_out(text: str, line: str) -> None:
    orders, told = taken("Frederick", text)
    assert not orders
    assert any("not taken as an order" in one for one in told)
    assert not line or any(f"write: {line}." in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Landsberg. No, he stays where he is.",
        "Dohna to Landsberg - hm, that is too far from the wagons. Leave him in Friedeberg please.",
        "move Dohna: Landsberg\nno, leave him in Friedeberg",
    ],
)
def test_who_stays_after_all_does_not_move(text: str) -> None:
    assert not taken("Frederick", text)[0]
    assert taken("Frederick", "Dohna to Landsberg. No, he stays there.")[0] == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("If Daun is in Glatz:\nmove Keith: Reichenbach", ["if Daun in Glatz: move Keith: Reichenbach"]),
        ("If I may say so, here are my orders:\nmove Keith: Reichenbach", ["move Keith: Reichenbach"]),
        ("move Keith: Reichenbach\nBut only if it is possible.", ["move Keith: Reichenbach"]),
        ("When you are ready, this is my turn:\nmove Keith: Reichenbach", ["move Keith: Reichenbach"]),
        ("If Daun is in Glatz, Keith stays.\nmove Dohna: Landsberg", ["move Dohna: Landsberg"]),
    ],
)
def test_a_condition_that_is_whole_or_none_leaves_the_order_beside_it(text: str, orders: list[str]) -> None:
    assert taken("Frederick", text)[0] == orders


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Dohna: Landsberg (sorry, Woldenberg)", "move Dohna: Woldenberg"),
        ("move Dohna: Landsberg (no wait, Woldenberg)", "move Dohna: Woldenberg"),
        ("Dohna nach Landsberg (Pardon, Woldenberg)", "move Dohna: Woldenberg"),
        ("move Dohna: Landsberg (but only if it's empty)", "if Landsberg free: move Dohna: Landsberg"),
        ("Dohna: Landsberg (nur falls frei)", "if Landsberg free: move Dohna: Landsberg"),
        ("Dohna: Landsberg (wenn Saltikov noch in Falkenburg steht)",
         "if Saltikov in Falkenburg: move Dohna: Landsberg"),
        ("Dohna to Landsberg (where the beer is better)", "move Dohna: Landsberg"),
    ],
)  # fmt: skip
def test_what_brackets_take_from_an_order_is_not_left_out(text: str, line: str) -> None:
    assert taken("Frederick", text)[0] == [line]


@pytest.mark.parametrize("text", ["move Dohna: Landsberg (maybe)", "Dohna nach Landsberg (vielleicht)"])
def test_a_doubt_in_brackets_is_one(text: str) -> None:
    assert not taken("Frederick", text)[0]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Dohna to Landsberg. No.", []),
        ("Dohna nach Landsberg. Nein!", []),
        ("Keith to Brieg. Dohna to Landsberg. Nope.", ["move Keith: Breslau, Ohlau, Brieg"]),
        ("move Dohna: Landsberg\nNo.", []),
        ("Dohna to Landsberg. No. Keith to Brieg.", ["move Keith: Breslau, Ohlau, Brieg"]),
    ],
)
def test_a_bare_no_behind_an_order_asks_about_it(text: str, orders: list[str]) -> None:
    found, told = taken("Frederick", text)
    assert found == orders and told


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Dohna to Landsberg. No. He goes to Küstrin.", "move Dohna: Landsberg, Küstrin"),
        ("Dohna nach Landsberg. Nein. Dohna geht nach Berlinchen.", "move Dohna: Berlinchen"),
        # It answers a question, or a heading.
        ("Dohna to Landsberg. Attack? No.", "move Dohna: Landsberg"),
        ("Dohna nach Landsberg.\nKäufe:\nnein", "move Dohna: Landsberg"),
        ("Dohna to Landsberg. No purchases.", "move Dohna: Landsberg"),
    ],
)
def test_a_no_that_is_told_on_or_answers_is_not_asked_about(text: str, order: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == [order]
    assert not (receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    ("correction", "way"),
    [
        ("Nein, Löbau statt Lauban.", "Niesky, Görlitz, Löbau"),
        ("No wait, Löbau not Lauban.", "Niesky, Görlitz, Löbau"),
        ("Sorry, Löbau, not Lauban.", "Niesky, Görlitz, Löbau"),
        ("No, Löbau instead.", "Niesky, Görlitz, Löbau"),
        ("No, Muskau.", "Muskau"),
        ("No, Bautzen, Löbau.", "Bautzen, Löbau"),
    ],
)
def test_the_way_stays_where_its_last_city_alone_is_put_right(correction: str, way: str) -> None:
    text = f"Friedrich: Niesky, Görlitz, Lauban. {correction}"
    assert taken_whole("turn5", "Frederick", text) == [f"move Friedrich: {way}"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Frankfurt, no, Küstrin I mean.", "Dohna nach Frankfurt, äh, Küstrin meine ich.",
        "Dohna to Frankfurt... er, Küstrin.",
    ],
)  # fmt: skip
def test_what_was_meant_may_be_said_before_i_mean(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == ["move Dohna: Küstrin"]


def test_who_is_put_right_in_his_own_sentence_takes_no_other_march_back() -> None:
    text = "Lehwaldt retires by Ciechanów and Chorzele to Goldberge.\n"
    text += "Winterfeldt descends the Elbe, or rather ascends it: Aussig, Leitmeritz, Raudnitz."
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert "move Lehwaldt: Ciechanów, Chorzele, Goldberge" in [order_line(one) for _, one in orders]
    assert "Winterfeldt descends" in " ".join(map(str, receipt.doubtful))
