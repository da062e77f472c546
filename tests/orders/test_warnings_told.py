"""What would happen if an order were not carried out, told behind `else`, orders nothing."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

SCHWERIN = ["move Schwerin: Breslau, Schweidnitz"]


@pytest.mark.parametrize(
    "tail",
    [
        "sonst steht Keith im Weg",
        ", sonst nimmt Daun den Ort",
        ", sonst kommt Daun noch durch.",
        ", sonst verhungert er dort.",
        "sonst sitzt er auf dem Trockenen",
        ", sonst geht uns das Futter aus.",
        ", sonst wird Breslau erobert.",
        ", sonst verlieren wir Breslau.",
        ", otherwise Daun walks in.",
        "otherwise Daun takes Breslau",
        ", or else he is out of supply",
        "or else he is in the way",
        ", else Keith starves.",
        ", otherwise we lose Breslau.",
        ", otherwise it gets too late.",
        "or he is gone",
        ", he must get out of there or he is history",
        ", der muss da raus sonst ist er weg",
        ", er braucht Brot, sonst ist er hin",
    ],
)
def test_what_nobody_wants_is_no_condition(tail: str) -> None:
    text = f"Schwerin nach Schweidnitz{' ' * (tail[0] != ',')}{tail}"
    assert taken_whole("turn2", "Frederick", text) == SCHWERIN


@pytest.mark.parametrize(
    ("tail", "line"),
    [
        (", sonst bleibt er zu Hause.", "stay"),
        ("otherwise he stays", "stay"),
        (", sonst nach Breslau", "Breslau"),
    ],
)
def test_what_he_is_to_do_else_stays_a_fall_back(tail: str, line: str) -> None:
    text = f"Schwerin nach Schweidnitz {tail}"
    assert taken_whole("turn2", "Frederick", text) == [f"{SCHWERIN[0]} else {line}"]


@pytest.mark.parametrize(
    "tail",
    [
        "otherwise Dohna takes Landsberg",
        "or else Dohna goes to Landsberg",
        ", otherwise he attacks Daun",
        ", otherwise attack Daun",
        ", else hit Daun",
        ", sonst greift Daun an",
        ", sonst auf Daun",
        ", andernfalls greift er Daun an.",
        ", ansonsten zieht er auf Daun.",
        ", sonst bleibt er im Lager.",
        ", sonst zieht Keith.",
        ", else he takes Breslau",
    ],
)
def test_what_may_be_meant_to_be_done_is_asked_back(tail: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", f"Schwerin to Schweidnitz {tail}")
    assert receipt.doubtful and not orders


def test_a_wish_of_where_the_beaten_flee_is_no_warning() -> None:
    text = "Retreat of Daun: Glatz, otherwise out of supply"
    assert set(taken_whole("turn2", "Frederick", text)) == {"retreat Daun: Glatz, off supply"}


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "erst der Tross 1 aus Falkenberg über Elsterwerda nach Großenhain, das muss sein\n"
            "heinrich finsterwalde falkenberg torgau\nseydlitz nach halle",
            3,
        ),
        (
            "Also zuerst geht der alte Schwerin still über Breslau nach Schweidnitz und trifft dort den\n"
            "Keith, dem er hilft, denn der ist allein.\nDohna bleibt.",
            1,
        ),
    ],
)
def test_a_short_line_with_a_piece_follows_no_broken_one(text: str, orders: int) -> None:
    assert len(orders_of(moment("turn2"), "Frederick", text)[1]) == orders


@pytest.mark.parametrize("text", ["Lehwaldt: hungert.", "Lehwaldt verhungert.", "Lehwaldt: starving."])
def test_how_somebody_fares_is_no_order(text: str) -> None:
    assert taken_whole("turn3", "Frederick", f"Heinrich nach Eilenburg. {text}") == [
        "move Heinrich: Eilenburg"
    ]


@pytest.mark.parametrize(
    "warning",
    [
        "sonst tanzt mir der Fritz auf der Nase",
        "sonst tanzt uns Friedrich auf dem Kopf herum",
        "sonst kommt mir Keith in die Quere",
    ],
)
def test_what_an_enemy_would_do_to_one_is_only_said(warning: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", f"Lacy nach Leipa, {warning}.") == ["move Lacy: Leipa"]


def test_what_ones_own_do_else_is_no_warning() -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", "Lacy nach Leipa, sonst geht mir Daun vor.")
    assert not orders and receipt.doubtful
