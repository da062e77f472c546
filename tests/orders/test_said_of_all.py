"""What is said of pieces and nations as a whole: that they keep together, hold no more, or are in the way."""

import pytest

from support.letters.people_letters import lines_taken, moment, order_line, orders_of, taken_whole


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Maria Theresa", "Browne und Karl bleiben zusammen. Sie gehen nach Weißwasser.",
         "move Browne + Karl: Weißwasser"),
        ("Maria Theresa", "Browne and Karl stay together. They go to Weißwasser.",
         "move Browne + Karl: Weißwasser"),
        ("Pompadour", "Richelieu and Chevert go different ways this time. Richelieu to Celle.",
         "move Richelieu: Hannover, Celle"),
        ("Frederick", "Dohna nach Küstrin. Alle übrigen Preußen behalten ihre Plätze.",
         "move Dohna: Landsberg, Küstrin"),
        ("Frederick", "Dohna to Küstrin. All other Prussians keep their places.",
         "move Dohna: Landsberg, Küstrin"),
    ],
)  # fmt: skip
def test_such_a_sentence_takes_nothing_from_the_others(player: str, text: str, order: str) -> None:
    assert taken_whole("turn4", player, text) == [order]


@pytest.mark.parametrize(
    "text", ["Bei den Schweden ist ja nichts zu verteilen.", "Sweden has nothing to share."]
)
def test_a_nation_without_troops_to_share_does_not_hold(text: str) -> None:
    shares = "Russia: Saltikov 8, Fermor 4, Apraxin 3, Tottleben 1"
    orders = taken_whole("setup", "Elisabeth", f"{shares}\n{text}")
    assert orders == ["setup Saltikov 8, Fermor 4, Apraxin 3, Tottleben 1"]


@pytest.mark.parametrize(
    "text",
    ["Russia\nwithdraw hold", "Russia\nno more hold", "Russia: no more hold", "Rußland\nnicht mehr halten"],
)
def test_a_hold_that_is_taken_back_is_none(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", text)
    assert not orders and receipt.doubtful


WAY = "Weißwasser, Niesky, Görlitz"


@pytest.mark.parametrize(
    "text",
    [
        f"Browne and Karl march to {WAY}. If the Prussians are in the way on that road, they stay.",
        f"Browne und Karl ziehen nach {WAY}. Wenn die Preußen im Weg stehen, bleiben sie in Muskau.",
    ],
)
def test_a_nation_may_be_in_the_way(text: str) -> None:
    assert taken_whole("turn4", "Maria Theresa", text) == [f"move Browne + Karl: {WAY} else stay"]


@pytest.mark.parametrize("name", ["Hanover's train 1", "Hanover train 1", "Hannovers Troß 1"])
def test_a_train_is_named_with_its_nation(name: str) -> None:
    line = f"if {name} in Braunschweig: move Soubise: Northeim, Goslar"
    assert lines_taken("turn3", "Pompadour", line) == [
        "if Hanover train 1 in Braunschweig: move Soubise: Northeim, Goslar"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Wird ein Plan gebraucht, falls gekämpft wird? Vorläufig bitte einfach bei mir nachfragen.",
        "Do you need a plan if there is a fight? For now please just ask me.",
    ],
)
def test_a_wish_to_be_asked_about_fights_is_not_lost(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Elisabeth", f"Tottleben nach Mohrungen.\n\n{text}")
    assert receipt.doubtful or any(order_line(one) == "battle: ask" for _, one in orders)
