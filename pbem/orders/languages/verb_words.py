"""The words that an order begins with, in both languages, written down once: the grammar of orders reads by
them, and the reader of letters tells an order from other lines by them. The first of each is the usual one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Spelt(NamedTuple):
    """The English and the German words of a verb; `alone` if they are a whole order by themselves."""

    english: tuple[str, ...]
    german: tuple[str, ...]
    alone: bool = False


VERB_WORDS: Mapping[str, Spelt] = {
    "game": Spelt(("game",), ("Partie", "Spiel")),
    "turn": Spelt(("turn",), ("Runde",)),
    "password": Spelt(("password",), ("Kennwort", "Passwort")),
    "language": Spelt(("language",), ("Sprache",)),
    "nation": Spelt(("nation",), ("Nation",)),
    "amend": Spelt(("amend",), ("ergänze", "Ergänzung", "ergänzen"), alone=True),
    "accept partial": Spelt(("accept partial",), ("teilweise annehmen", "teilweise"), alone=True),
    "withdraw": Spelt(("withdraw",), ("widerrufe", "Widerruf", "widerrufen", "zurücknehmen"), alone=True),
    "final": Spelt(("final",), ("endgültig", "fertig"), alone=True),
    "setup": Spelt(("setup", "set-up", "set up"), ("Aufstellung", "aufstellen")),
    "discard": Spelt(("discard",), ("ablegen", "abwerfen", "Ablage")),
    "offensive": Spelt(("offensive",), ("Offensive", "Offensivoption")),
    "move": Spelt(
        ("move",), ("ziehe", "bewege", "ziehen", "bewegen", "zieh", "marschiere", "marschieren", "Marsch")
    ),
    "transfer": Spelt(
        ("transfer",), ("verlege", "übergib", "übergebe", "verlegen", "übergeben", "übertrage", "übertragen")
    ),
    "recruit": Spelt(("recruit",), ("rekrutiere", "rekrutieren", "Rekrutierung", "werbe", "anwerben")),
    "hold": Spelt(("hold",), ("halte", "halten", "keine Bewegung"), alone=True),
    "attack": Spelt(("attack",), ("Angriff", "angreifen", "attackiere", "Attacke")),
    "retreat": Spelt(("retreat",), ("Rückzug",)),
    "battle": Spelt(("battle",), ("Kampf", "Schlacht", "Gefecht", "Kampfplan")),
    "standing": Spelt(("standing",), ("Dauerbefehle", "Dauerbefehl")),
    "allot": Spelt(("allot",), ("verteile", "Verteilung", "verteilen", "umverteilen")),
    "fate": Spelt(("fate",), ("Schicksal", "Schicksalskarte")),
    "waive": Spelt(("waive",), ("verzichte", "Verzicht")),
    "answer": Spelt(("answer",), ("Antwort",)),
}
"""The words of each verb, by its usual English one."""
