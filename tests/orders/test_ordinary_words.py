"""Ordinary ways to say things that were read otherwise than meant, or passed over."""

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        ("turn5", "Frederick", "Keith and Dohna should get one new troop each, and I pay D12 for them.",
         ["recruit D12: Keith 1, Dohna 1"]),
        ("turn4", "Maria Theresa", "Zwei neue Armeen für Karl, ich bezahle mit allen drei Herzen.",
         ["recruit H6 H4 H2: Karl 2"]),
        ("turn3", "Elisabeth",
         "Fermor goes to Colberg via Belgard. He gets two fresh troops, and I pay for them "
         "with the six of hearts, "
         "the four of diamonds and the two of diamonds.",
         ["move Fermor: Belgard, Colberg", "recruit H6 D4 D2: Fermor 2"]),
        # A line of new troops, or one that ends with a card, does not go on with the next, or the last one.
        ("turn3", "Elisabeth",
         "apraxin biskupiec olsztyn ortelsburg and train 2 up to chorzele so he gets food again\n"
         "2 new guys for tottleben pay with d10 and the c2",
         ["move Apraxin: Biskupiec, Olsztyn, Ortelsburg", "move train 2: Ciechanów, Chorzele",
          "recruit D10 C2: Tottleben 2"]),
        ("turn5", "Pompadour",
         "soubise oschersleben magdeburg!! give him 1 troop for the c8\n"
         "richelieu and chevert wunstorf minden together",
         ["move Soubise: Oschersleben, Magdeburg", "recruit C8: Soubise 1",
          "move Richelieu + Chevert: Wunstorf, Minden"]),
        ("turn5", "Pompadour", "1 Armee für Chevert mit C8, niedrigste Karte weg.",
         ["discard lowest", "recruit C8: Chevert 1"]),
        ("turn5", "Pompadour", "Soubise Halberstadt, niedrigste Karte weg.",
         ["move Soubise: Oschersleben, Halberstadt", "discard lowest"]),
        # What is told of an enemy before a colon is no attack.
        ("turn3", "Frederick",
         "In Hannover wird es mir gegen Richelieu zu eng: Ferdinand und Cumberland weichen "
         "zusammen nach Celle aus.",
         ["move Ferdinand + Cumberland: Celle"]),
        ("turn3", "Elisabeth",
         "Steht Dohna nach dem preußischen Zug immer noch in Friedeberg, rückt Saltikov nach Woldenberg vor.",
         ["if Dohna in Friedeberg: move Saltikov: Woldenberg"]),
        ("turn3", "Elisabeth",
         "Ist Dohna dagegen von Friedeberg abgezogen, geht Saltikov über Woldenberg und "
         "Arnswalde bis Stargard.",
         ["if not Dohna in Friedeberg: move Saltikov: Woldenberg, Arnswalde, Stargard"]),
        ("turn5", "Frederick",
         "Heinrich soll höchstens zwei Karten spielen. Reserven möchte ich in keinem der "
         "beiden Kämpfe einsetzen.",
         ["battle Heinrich: cards 2, keep R"]),
        ("setup", "Maria Theresa",
         "Daun 8, Browne 7, Karl 5, Laudon 6, Lacy 4.\n\nVielen Dank für Ihre Mühe und uns "
         "allen ein gutes Spiel!",
         ["setup Daun 8, Browne 7, Karl 5, Laudon 6, Lacy 4"]),
    ],
)  # fmt: skip
def test_it_is_read_as_meant(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert taken_whole(situation, player, text) == orders


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        # `nich` denies
        ("t5-austria-moves", "Maria Theresa",
         "laudon nur bis lublinitz also nich wieder zurück nach oppeln", []),
        # Who drives others out does not leave
        ("turn3", "Maria Theresa",
         "Browne and Karl go to Zittau. If Friedrich has driven them out of Löbau before, "
         "Browne and Karl stay "
         "where they are.",
         []),
        # Any of two is not both of them
        ("turn3", "Pompadour",
         "Richelieu and Chevert go to Hameln, as long as there is any Hanoverian general in Hannover.", []),
        # Nobody is named for what is done instead
        ("turn5", "Pompadour",
         "Soubise goes by Oschersleben to Halberstadt. If Seydlitz is there already, then rather back to "
         "Braunschweig.",
         ["move Soubise: Oschersleben, Halberstadt"]),
        # A card of which something strange is said is not played, nor is what was lost bought.
        ("turn4", "Frederick",
         "Friedrich + Winterfeldt Löbau, Bautzen, Weißwasser und Browne/Karl angreifen. "
         "Da nur kleine Kreuz,\ndie 13 will ich behlntae.",
         ["move Friedrich + Winterfeldt: Löbau, Bautzen, Weißwasser",
          "attack Friedrich + Winterfeldt > Browne + Karl"]),
        ("turn3", "Elisabeth", "Hello all, poor Apraxin, beaten by two troops and the 4 of hearts!", []),
        # Half of a plan
        ("turn4", "Frederick",
         "Gegen Browne darf Friedrich höchstens 25 Punkte ausgeben, die Reserven möchte ich in "
         "jedem Kampf behalten.",
         ["battle Friedrich > Browne: spend 25"]),
    ],
)  # fmt: skip
def test_what_is_not_read_is_asked_about(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert lines_taken(situation, player, text) == orders
    assert orders_of(moment(situation), player, text)[0].doubtful
