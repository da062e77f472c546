"""Conditions and reasons beside marches: of a nation's train, of the writer's own stack, of him told of."""

from __future__ import annotations

import pytest

from support.letters.people_letters import taken_whole

TRAIN = "if Hanover train 1 in Braunschweig: "


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        # The train of Hanover has not come from there, and who has run to a city is in it.
        ("turn4", "Pompadour",
         "Soubise geht nach Braunschweig, wenn der Troß von Hannover dort noch steht, denn den nehme ich "
         "gern mit.",
         [f"{TRAIN}move Soubise: Braunschweig"]),
        ("turn4", "Pompadour", "Soubise geht nach Braunschweig, wenn der Troß von Hannover weg ist.",
         ["if not Hanover train 1 in Braunschweig: move Soubise: Braunschweig"]),
        ("turn4", "Elisabeth",
         "Saltikov goes to Woldenberg, but only if Dohna hasn't run to Küstrin by then.",
         ["if not Dohna in Küstrin: move Saltikov: Woldenberg"]),
        # `They` are those whom the condition is about.
        ("turn4", "Maria Theresa",
         "If Browne and Karl are still in Muskau when my turn comes, they should march by Weißwasser and "
         "Bautzen to Bischofswerda.",
         ["if Browne in Muskau and Karl in Muskau: move Browne + Karl: Weißwasser, Bautzen, Bischofswerda"]),
        # Where those start who march on a condition
        ("turn2", "Pompadour",
         "If Cumberland has left Hameln, Richelieu and Chevert march from Büren through Paderborn and "
         "Detmold to Pyrmont.",
         ["if not Cumberland in Hameln: move Richelieu + Chevert: Paderborn, Detmold, Pyrmont"]),
        ("turn5", "Elisabeth",
         "My main target is Lehwaldt. If he is still at Nasielsk, Apraxin goes to Nowy Dwór and attacks him.",
         ["if Lehwaldt in Nasielsk: move Apraxin: Nowy Dwór",
          "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt"]),
        # A reason behind the order
        ("turn4", "Pompadour",
         "Richelieu und Chevert rücken nur nach Hannover vor, weil ich diese Runde keinen Kampf möchte.",
         ["move Richelieu + Chevert: Hannover"]),
        ("turn4", "Pompadour",
         "Richelieu and Chevert go to Hannover, because I don't want a fight this turn.",
         ["move Richelieu + Chevert: Hannover"]),
    ],
)  # fmt: skip
def test_it_is_read_as_meant(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert taken_whole(situation, player, text) == orders
