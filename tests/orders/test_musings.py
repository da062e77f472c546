"""What a writer muses on beside his orders, and what he says of pieces that stay."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

KEITH = "move Keith: Reichenbach"


@pytest.mark.parametrize(
    "text",
    [
        "Hätte ich das gewusst, wäre Heinrich in Torgau geblieben.",
        "Wenn ich gewusst hätte, dass Laudon aus Glatz davonläuft, hätte ich Schwerin nie so weit geschickt.",
        "Hätte ich doch Schwerin in Brieg gelassen!",
        "Ob Lehwaldt je nach Königsberg kommt, steht in den Sternen.",
        "Ob er von da nach Brieg will, weiß der Teufel.",
        "Das werd ich schon merken, wenn Daun vor Schwerin steht.",
        "Görlitz und Neisse weg, und das schon im zweiten Zug!",
        "Neisse verloren, Görlitz verloren, und alles vor Weihnachten!",
        "Görlitz, Neisse, alles weg.",
        "Schweidnitz haben wir, Prag steht vor der Tür.",
        "Browne und Karl vom Brett, und das mit einer Kreuz 4.",
        "Mit einer Kreuz 4 hab ich Browne verjagt!",
        "Lehwaldt steht wieder im Nachschub, halleluja.",
        "Er hat lange genug gebraucht, um dahin zu kommen, und Königsberg läuft ihm nicht davon.",
    ],
)
def test_musings_order_nothing_and_are_not_asked_about(text: str) -> None:
    assert taken_whole("turn3", "Frederick", f"Keith nach Reichenbach. {text}") == [KEITH]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin wäre in Brieg besser aufgehoben.",
        "Wenn Daun in Glatz ist, wäre Schwerin in Brieg gut aufgehoben.",
        "Hätte Daun Glatz verlassen, zieht Schwerin nach Brieg.",
        "Wäre Daun weg, ginge Schwerin nach Brieg.",
        "Ob Daun in Glatz steht, weiß keiner, aber Schwerin soll nach Brieg.",
        "Neisse weg, Schwerin hin.",
        "Daun vom Brett, Schwerin greift Karl an.",
    ],
)
def test_what_may_be_an_order_is_asked(text: str) -> None:
    letter = f"Keith nach Reichenbach. {text}"
    receipt, _ = orders_of(moment("turn3"), "Frederick", letter)
    assert lines_taken("turn3", "Frederick", letter) == [KEITH] and receipt.doubtful


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Elisabeth", "Die Schweden bleiben daheim. Ehrensvärd in Wolgast, der Tross in Rostock, Punkt."),
        ("Elisabeth", "Sweden holds. Ehrensvärd in Wolgast, the train in Rostock."),
        ("Pompadour", "Frankreich zieht in diesem Zug keine einzige Figur."),
        (
            "Pompadour",
            "Frankreich rührt keinen Finger. Richelieu und Chevert müssen sich erholen.",
        ),
        (
            "Pompadour",
            "Alle Franzosen bleiben stehen. Nach der Ohrfeige von Celle ruht Chevert.",
        ),
    ],
)
def test_how_those_fare_who_all_stay_orders_nothing(player: str, text: str) -> None:
    assert taken_whole("turn2", player, text) == ["hold"]


def test_who_goes_elsewhere_all_the_same_is_asked_about_or_goes() -> None:
    assert lines_taken("turn2", "Elisabeth", "Die Schweden bleiben daheim. Ehrensvärd nach Anklam.") == [
        "move Ehrensvärd: Anklam"
    ]
    receipt, _ = orders_of(moment("turn2"), "Elisabeth", "Die Schweden bleiben daheim. Saltikow in Wolgast.")
    assert receipt.doubtful
