"""Marches with what is said of those who march; other names for cities and stacks."""

from __future__ import annotations

from support.letters.people_letters import moment, orders_of, taken_whole

DOHNA = "move Dohna: Arnswalde"

TAKEN = {
    "turn2 Frederick Dohna back to Arnswalde, they are too few where they are.": [DOHNA],
    "turn2 Frederick Dohna to Arnswalde, we don't need him at Stargard.": [DOHNA],
    "turn2 Frederick Dohna to Arnswalde, there is nobody there.": [DOHNA],
    "turn2 Frederick Dohna nach Arnswalde, mir behagt es in Stargard nicht.": [DOHNA],
    "turn2 Frederick Dohna nach Arnswalde, dort steht niemand.": [DOHNA],
    "turn2 Pompadour Both marshals from Büren to Paderborn.": ["move Richelieu + Chevert: Paderborn"],
    "turn3 Elisabeth Fermor über Belgard nach Kolberg": ["move Fermor: Belgard, Colberg"],
    "turn5 Frederick Lehwaldt schnappt den russischen Troß in Sierpc, und zwar über Ciechanów.": [
        "move Lehwaldt: Ciechanów, Sierpc"
    ],
}

NEVER = (
    "Dohna to Arnswalde, he is not to go there yet.",
    "Dohna to Arnswalde, I am not sure.",
    "Dohna to Arnswalde, I do not mean it.",
    "Dohna nach Arnswalde, ich weiß noch nicht.",
    "Dohna nach Arnswalde, er bleibt doch nicht lange dort stehen.",
)


def test_what_is_said_of_a_march_takes_nothing_from_it() -> None:
    for said, lines in TAKEN.items():
        situation, player, text = said.split(" ", 2)
        assert taken_whole(situation, player, text) == lines, text


def test_what_may_take_it_back_is_asked() -> None:
    for text in NEVER:
        receipt, orders = orders_of(moment("turn2"), "Frederick", text)
        assert not orders and receipt.doubtful, text
