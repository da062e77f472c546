"""Who stays: whole nations, all but a few, lists of pieces; and moves and attacks in a told order."""

from __future__ import annotations

import pytest

from pbem.desk.letters.submit import hear
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


def taken(situation: str, player: str, text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter, and the pieces that it leaves without one."""
    receipt, orders = orders_of(moment(situation), player, text)
    return [order_line(one) for _, one in orders], [one.name for part in receipt.heard for one in part.idle]


@pytest.mark.parametrize(
    "text",
    [
        "Everybody keeps still and stays put except Heinrich, who goes to Borna.",
        "Prussia holds, with one exception: Heinrich goes to Borna.",
        "Nobody moves but Heinrich: Borna.",
        "Except for Heinrich, who goes to Borna, nobody moves.",
        "Heinrich to Borna, the others all stay.",
        "Preußen bleibt stehen, nur Heinrich geht nach Borna.",
        "Alle halten bis auf Heinrich, der geht nach Borna.",
        "Außer Heinrich (nach Borna) rührt sich niemand.",
        "Heinrich nach Borna, sonst bleibt alles.",
    ],
)
def test_all_but_one_stay(text: str) -> None:
    assert taken("turn4", "Frederick", text) == (["move Heinrich: Borna"], [])


@pytest.mark.parametrize(
    "text",
    [
        "All stay if Daun does, except Heinrich, who goes to Borna.",
        "Heinrich nach Borna, wenn Laudon in Glatz ist, sonst bleibt alles.",
        "Heinrich nach Borna, sonst bleibt er.",
    ],
)
def test_a_condition_is_no_exception(text: str) -> None:
    assert "move Heinrich: Borna" not in taken("turn4", "Frederick", text)[0]


@pytest.mark.parametrize(
    ("player", "text", "holding"),
    [
        ("Elisabeth", "Both my nations hold.", 2),
        ("Elisabeth", "Nothing moves on either side.", 2),
        ("Elisabeth", "Rußland und Schweden: keine Bewegung.", 2),
        ("Elisabeth", "Rußland hält, Schweden auch.", 2),
        ("Elisabeth", "Neither Russia nor Sweden moves.", 2),
        ("Elisabeth", "Sweden passes.", 1),
        ("Pompadour", "Frankreich zieht diesmal nicht.", 1),
        ("Pompadour", "I am not moving.", 1),
        ("Pompadour", "Bei mir rührt sich nichts.", 1),
        ("Elisabeth", "We hold with everything, Sweden as well as Russia.", 2),
        ("Elisabeth", "hold (both)", 2),
        ("Elisabeth", "Everything stays.", 2),
        ("Elisabeth", "Sweden: no orders, everything stays.", 1),
        ("Pompadour", "No moves for France in turn 4", 1),
        ("Pompadour", "In turn 4 France stands fast.", 1),
        ("Elisabeth", "If Daun comes, Russia and Sweden hold.", 0),
        ("Elisabeth", "All others stand fast.", 0),
        ("Elisabeth", "Both stay.", 0),
        ("Elisabeth", "Sweden has no orders yet.", 0),
        ("Pompadour", "No moves for France in turn 5", 0),
        ("Elisabeth", "Does Sweden pass?", 0),
    ],
)
def test_whole_nations_hold(player: str, text: str, holding: int) -> None:
    assert taken("turn4", player, text)[0] == ["hold"] * holding


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich Borna. Stay put: Keith, Dohna and train 2.",
        "Preußen\nHeinrich Borna\nhalte Keith, Dohna, T2",
    ],
)
def test_a_list_of_those_who_stay_is_read_whole(text: str) -> None:
    orders, idle = taken("turn4", "Frederick", text)
    assert orders == ["move Heinrich: Borna"]
    assert not {"Keith", "Dohna", "Prussia train 2"} & set(idle)


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich Borna. Prussia's trains: stay.",
        "Heinrich Borna. Preußen: Trosse halten.",
        "Heinrich Borna. Prussia, trains: both stay",
        "Heinrich Borna. All others stand fast.",
    ],
)
def test_trains_that_stay_are_none_left_without_an_order(text: str) -> None:
    orders, idle = taken("turn4", "Frederick", text)
    assert orders == ["move Heinrich: Borna"]
    assert not [name for name in idle if "train" in name]


def test_the_other_train_stays_where_its_city_tells_the_first() -> None:
    orders, idle = taken("turn4", "Maria Theresa", "Troß 1 Laun, der andere bleibt")
    assert orders == ["move train 1: Laun"]
    assert "Daun" in idle and "Austria train 2" not in idle


def test_pieces_that_stay_alone_in_a_letter_are_asked_back() -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", "hold Seydlitz, Heinrich")
    assert not orders and not receipt.problems
    assert ["nothing of the others" in str(one) for one in receipt.doubtful] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "Seydlitz Leipzig (once Heinrich is gone)\nHeinrich Borna",
        "As soon as Heinrich has left Leipzig, Seydlitz goes to Leipzig. Heinrich to Borna.",
        "Seydlitz nach Leipzig, aber erst wenn Heinrich weg ist. Heinrich nach Borna.",
        "Seydlitz nach Leipzig.\nVorher Heinrich nach Borna.",
        "Seydlitz: Leipzig, after Heinrich has moved.\nmove Heinrich: Borna",
    ],
)
def test_who_waits_for_another_goes_after_him(text: str) -> None:
    assert taken("turn4", "Frederick", text)[0] == ["move Heinrich: Borna", "move Seydlitz: Leipzig"]


ROAD = ["move train 1: Elsterwerda, Großenhain", "move Heinrich: Finsterwalde, Falkenberg, Torgau"]


@pytest.mark.parametrize(
    "text",
    [
        "Train 1 via Elsterwerda to Großenhain. Once it has cleared the road, Prince Heinrich will march by "
        "way "
        "of Finsterwalde and Falkenberg to Torgau.",
        "Train 1 to Großenhain. As soon as it is out of the way Heinrich goes Finsterwalde, Falkenberg, "
        "Torgau.",
        "Train 1: Elsterwerda, Großenhain. When that is done, Heinrich goes Finsterwalde, Falkenberg, "
        "Torgau.",
        "Troß 1 nach Elsterwerda, Großenhain. Sobald er weg ist, zieht Heinrich über Finsterwalde und "
        "Falkenberg "
        "nach Torgau.",
        "Troß 1 nach Großenhain. Wenn das erledigt ist, geht Heinrich über Finsterwalde und Falkenberg nach "
        "Torgau.",
    ],
)
def test_who_goes_once_it_has_left_goes_after_it(text: str) -> None:
    assert taken("turn2", "Frederick", text)[0] == ROAD


@pytest.mark.parametrize(
    "text",
    [
        "Train 1: Elsterwerda, Großenhain. Once it has been attacked, Heinrich goes Finsterwalde, "
        "Falkenberg, Torgau.",
        "Train 1: Elsterwerda, Großenhain. Daun sits in Glatz. Once he has left, Keith goes to Reichenbach.",
        "Train 1: Elsterwerda, Großenhain, away from Daun. Once he has left, Keith goes to Reichenbach.",
        "Train 1: Elsterwerda, Großenhain. If it is gone, Keith goes to Reichenbach.",
        "Troß 1 nach Elsterwerda, Großenhain. Sobald er nicht weg ist, zieht Keith nach Reichenbach.",
    ],
)
def test_a_condition_of_somebody_else_is_asked_back(text: str) -> None:
    assert taken("turn2", "Frederick", text)[0] == ROAD[:1]


def test_who_waits_until_an_enemy_has_left_goes_on_that_condition() -> None:
    """Daun stands in Kuttenberg: a fact says whether he has left."""
    text = "Train 1: Elsterwerda, Großenhain. Heinrich stays. When Daun has left, Keith goes to Reichenbach."
    waits = "if not Daun in Kuttenberg: move Keith: Reichenbach"
    assert taken("turn2", "Frederick", text)[0] == [ROAD[0], waits]


def test_who_waits_for_somebody_who_stays_is_asked_back() -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", "Seydlitz to Leipzig once Heinrich is gone.")
    assert not [one for _, one in orders if "Seydlitz" in order_line(one)]
    assert any("it depends on something" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize(
    "text",
    [
        "First Friedrich against Browne, then Winterfeldt against Lacy.",
        "Reihenfolge der Kämpfe: erst Friedrich/Browne, dann Winterfeldt/Lacy.",
        "Order of attacks: Friedrich on Browne, Winterfeldt on Lacy",
    ],
)
def test_attacks_are_told_in_their_order(text: str) -> None:
    moves = "move Winterfeldt: Rumburg, Tetschen\nmove Friedrich: Löbau, Bautzen, Weißwasser\n"
    attacks = ["attack Friedrich > Browne", "attack Winterfeldt > Lacy"]
    assert taken("turn4", "Frederick", f"{moves}{text}")[0][2:] == attacks


@pytest.mark.parametrize(
    "text",
    [
        "Lacy remains at Tabor after all.",
        "Lacy bleibt doch lieber in Tabor.",
        "Lacy bleibt nun doch stehen.",
    ],
)
def test_who_stays_after_all_is_mended_in_what_is_on_file(text: str) -> None:
    now = moment("t5-austria-moves")
    heard = hear(now, "letter.txt", text.encode(), sender="Maria Theresa")
    assert heard.entry.amend and not heard.receipt.doubtful
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == ["move Lacy to Tabor else stay"]


@pytest.mark.parametrize(
    "text",
    [
        "Lacy stays in Tabor.", "Lacy does not stay after all.", "Lacy bleibt doch nicht stehen.",
        "Lacy to Beneschau, he stays there after all.",
    ],
)  # fmt: skip
def test_who_only_stays_or_does_not_mends_nothing(text: str) -> None:
    heard = hear(moment("t5-austria-moves"), "letter.txt", text.encode(), sender="Maria Theresa")
    assert not heard.entry.amend


@pytest.mark.parametrize(
    "text",
    [
        "Hannover makes nothing this turn.",
        "Hanover: nothing moves, nothing recruited.",
        "Hannover: nichts bewegt sich, nichts rekrutiert.",
        "Hanover: all stay at their posts.",
    ],
)
def test_a_nation_does_nothing_in_other_words(text: str) -> None:
    assert taken_whole("turn3", "Frederick", f"{text}\n") == ["hold"]


def test_all_others_stay_at_their_place() -> None:
    text = "Dohna to Woldenberg. All other generals stay at their place, the trains too.\n"
    assert taken_whole("turn3", "Frederick", text) == ["move Dohna: Woldenberg"]


@pytest.mark.parametrize(
    "text",
    [
        "Ferdinand and Cumberland stay in Hannover\nTrain: Peine, Lehrte",
        "Ferdinand und Cumberland bleiben in Hannover.\nTrain: Peine, Lehrte",
        "Both stay in Hannover.\nTrain: Peine, Lehrte",
    ],
)
def test_to_stay_in_a_city_with_a_nations_name_is_no_plan_to_fight_on(text: str) -> None:
    assert lines_taken("turn3", "Frederick", f"Hanover\n{text}") == ["move train 1: Peine, Lehrte"]


TO_WITTINGEN = "move train 1: Gifhorn, Wittingen"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Hannover\nTross über Gifhorn nach Wittingen, Generäle bleiben.", [TO_WITTINGEN]),
        ("Hanover: train by Gifhorn to Wittingen, generals stay.", [TO_WITTINGEN]),
        ("Hanover: no changes, all stay.", ["hold"]),
        ("Hanover: nothing new, everybody stays.", ["hold"]),
    ],
)
def test_the_generals_of_a_nation_may_stay_all_at_once(text: str, orders: list[str]) -> None:
    receipt, found = orders_of(moment("turn4"), "Frederick", f"Friedrich to Löbau.\n{text}")
    told = [order_line(one) for nation, one in found if nation == "Hanover"]
    assert told == orders and not (receipt.problems or receipt.doubtful)


def test_a_condition_in_words_is_no_faulty_fact() -> None:
    text = "If anybody attacks me while I'm gone: fight if it costs up to 15 or so, otherwise lose two, done."
    receipt, _ = orders_of(moment("turn2"), "Maria Theresa", f"Lacy stays.\n{text}")
    assert not receipt.problems and receipt.doubtful
