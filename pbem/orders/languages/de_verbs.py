"""German verbs of sentences about the game: their forms, and those whose parts stand apart."""

from __future__ import annotations

from pbem.orders.languages.language import Words, listed

ENDINGS = ("t", "en")
"""What a regular verb ends in: `eilt`, `eilen`. The form for `ich` is too often a noun: `in Ruhe`."""


def conjugated(stems: str) -> Words:
    """The forms of regular verbs by their stems, which are parted by commas."""
    return tuple(f"{stem}{ending}" for stem in listed(stems) for ending in ENDINGS)


def parted(first: str, *particles: str) -> Words:
    """Verbs whose particle stands at the end: each form of the first part with each particle."""
    return tuple(f"{form} {particle}" for form in listed(first) for particle in particles)


MOTION = (
    *listed(
        "zieht, ziehe, ziehen, zieh, geht, gehe, gehen, marschiere, marschieren, marschiert, vorrücken, "
        "reitet, kommt, kommen, folgt, folgen, zurück, schicke, schick, schicken, schickt, läuft, laufen, "
        "laufe, fährt, fahren, fahre, weiter, traut sich, heim, begibt sich, begeben sich, sich begeben, "
        "begeben, stellt sich, stellen sich, stelle sich, "
        "verlegt, verlege, bewegt sich, bewegen sich, wendet sich, wenden sich, dringt, dringen, stößt, "
        "stoßen, flieht, fliehen, weicht, weichen, zurückweichen, zurückweicht, "
        "springt, springen, kriecht, kriechen, "
        "aufbrechen, bewege, bewegen, bewegt, "
        "gehst, ziehst, marschierst, reitest, kommst, rückst, begibst dich, begeben sich, "
        "gezogen, marschieren soll, rücke, rückt, rücken, breitet sich, kehrt, kehren, kehre, "
        "weitermarschieren, weiterziehen, weitergehen, weiterzugehen, weiterzuziehen, weiterzumarschieren, "
        "haltmachen, haltzumachen, Halt machen, Quartier nehmen, Quartier beziehen, Stellung beziehen"
    ),
    *conjugated(
        "eil, rumpel, streif, roll, reis, wander, spazier, stapf, schleich, stürm, trab, trott, zuckel, "
        "galoppier, saus, renn, schwenk, wechsel, fahr, entsend, dirigier"
    ),
)
"""That a piece goes somewhere."""

RESTING = (
    *listed(
        "bleibst, hältst, wartest, behauptet seinen posten, behaupten ihre posten, behauptet sich, "
        "behaupten sich, behaupten ihren posten, behauptet seine stellung, behaupten ihre stellung, "
        "behaupten ihre stellungen, geht nirgendwohin, gehen nirgendwohin, geht nirgendwo hin, "
        "geht nirgends hin, gehen nirgends hin, "
        "stehen bleiben, stehenbleiben, "
        "bleibt, bleiben, bleib, bleibe, steht, stehen, steh, stehe, hält, halten, halte, holden, hocken, "
        "hockt, verbleibt, verbleiben, verbleibe, niemand zieht, "
        "keine figur, keine einzige figur, keine einzige meiner figuren, nicht eine figur, keinen finger, "
        "keinen zug, keinen einzigen zug, keinen einzigen schritt, keinen schritt, "
        "keiner zieht, keiner bewegt sich, niemand bewegt "
        "sich, keine bewegung, keine bewegungen, kein zug, keine züge, keine befehle, nichts, nix, rührt "
        "sich nicht, rührt sich nicht, rühren sich nicht, macht nichts, "
        "machen nichts, macht gar nichts, machen gar nichts, tut nichts, tun nichts, tut gar nichts, "
        "unternimmt nichts, unternehmen nichts, kein befehl, bleibt wo er ist, rührt sich gar nichts, "
        "bewegt sich gar nichts, tut sich nichts, tut sich gar nichts, passiert nichts, keine änderung, "
        "keine änderungen, nicht bewegen, nicht ziehen, bewegt sich nicht, bewegen sich nicht, "
        "bleibt stehen, ausharren, "
        "abwarten, stay, unverändert, an ort und stelle, vor ort, verteidigt, verteidigen, wartet, warten, "
        "warte, rastet, sichert, sichern, wo er ist, wo sie sind, wo er steht, wo sie stehen, "
        "wie es ist, wie er ist, wie sie ist, wie sie sind, rührt sich niemand, rührt sich nichts, "
        "rührt sich keiner, bewegt sich niemand, bewegt sich nichts, bewegt sich keiner, zieht niemand, "
        "zieht keiner, hütet, hüten, hält seine stellung, halten ihre stellung, halten ihre stellungen, "
        "hält die stellung, halten die stellung, halten die stellungen, behält seinen platz, "
        "behält ihren platz, behalten ihre plätze, behalten ihren platz, behalten ihre stellungen, "
        "behält seine stellung"
    ),
    *conjugated("ruh, deck, rast, verharr, harr, sitz, bewach, lager, pausier"),
)
"""That it stays where it is."""

WATCHING = (
    *conjugated(
        "bedroh, beobacht, beobachte, deck, schütz, beschütz, bewach, sicher, unterstütz, blockier, sperr, "
        "ärger, nerv, entlast, beschatt, fixier, bind, bindet, belauer, schielt, überwach, behinder, stör, "
        "erschreck, beunruhig, verunsicher, hilf, lauer, lauert"
    ),
    *listed(
        "schielt auf, schielt nach, schaut auf, schaut nach, blickt auf, lauert auf, hilft, droht, "
        "hält wache, aufpassen, acht geben, achtgeben, wache halten, im auge behalten, in schach halten, "
        "passt auf, behält im auge, hat im auge, deckt, sichert, zu decken, zu bedrohen, zu sichern, "
        "zu schützen, außer, außerhalb, außerhalb der, sicher vor, in sicherheit vor, nahe zu sein, nahe "
        "sein, nah zu sein, in der nähe zu sein"
    ),
)
"""What a piece does to somebody from where it stands, and nobody can order."""

WATCHING_AROUND = (
    *parted("gibt, geben, geb", "acht", "obacht"),
    *parted("passt, passen", "auf"),
    *parted("hat, haben, behält, behalten", "im auge", "im blick", "im visier"),
    *parted("hält, halten", "in schach", "im zaum", "im auge", "den rücken frei", "in atem", "auf trab"),
    *parted("steht, stehen", "im weg", "im wege", "bei", "zur seite"),
    *parted("macht, machen", "nervös", "das leben schwer", "angst"),
    *parted("schaut, schauen, sieht, sehen", "auf die finger", "nach"),
)
"""The same with whom it watches between two parts: `behält Daun im Auge`."""

PURSUING = (*conjugated("jag, verfolg"), *listed("macht jagd auf, machen jagd auf"))
"""That it marches to wherever an enemy is, to attack him."""

ATTACKING = (
    *PURSUING,
    *conjugated(
        "pack, überfall, bestürm, attackier, überrasch, bekrieg, verdresch, vermöbel, verprügel, verhau"
    ),
    *listed(
        "nimmt rache an, nehmen rache an, sucht die schlacht mit, suchen die schlacht mit, sucht den kampf "
        "mit, suchen den kampf mit, beginnt die schlacht mit, beginnen die schlacht mit, beginnt den kampf "
        "mit, beginnt die schlacht gegen, beginnen den kampf mit, eröffnet die schlacht gegen, eröffnen "
        "die schlacht gegen, eröffnet den kampf gegen, eröffnen den kampf gegen, sturm auf, sturmangriff "
        "auf, überfall auf, ran an, los auf, auf zum kampf gegen, auf zur schlacht gegen, kampf gegen, "
        "schlacht gegen, kampf mit, schlacht mit, sucht händel mit, legt sich an mit, legen sich an mit, "
        "bindet, bekämpft, bekämpfen, rechnet ab mit, rechnen ab mit, packt sich, schnappt sich den, "
        "überfällt, berennt, verdrischt, wirft sich auf, werfen sich auf, stürzt sich auf, stürzen sich "
        "auf, geht los auf, gehen los auf, bläst zum angriff auf, zum angriff auf, zur attacke auf, nimmt "
        "es auf mit, nimmt es mit, nehmen es mit, auf, drauf auf"
    ),
)
"""What makes an attack of a general's name behind it."""

PARTED_VERBS = {
    "concede": (
        *parted("gibt, gebe, geben, gib, geb, gebn, gebt", "auf", "nach"),
        *parted("bricht, breche, brechen, brich", "ab"),
    ),
    "attack": (
        *parted("greift, greife, greifen, greif, fällt, fallen", "an"),
        *parted("fällt, fallen, falle", "her"),
    ),
    "discard": (
        *parted("wirft, werfe, werfen, wirf, werf, schmeißt, schmeiße, schmeiß", "ab", "weg", "raus"),
        *parted("legt, lege, legen, leg, kommt, kommen", "ab", "weg"),
        *parted("gebe, geb, gib", "ab", "her", "weg"),
    ),
    "answered": parted("legt", "nach", "drauf"),
    "play": (*parted("lege, legen, leg", "nach", "drauf"), *parted("setzt, setze, setzen, setz", "ein")),
    "spend": parted("gibt, gebe, geben, gib, geb", "aus"),
    "keep": (
        *parted("hält, halte, halten, halt", "zurück"),
        *parted("hebt, hebe, heben, heb, spart, spare, sparen, spar", "auf"),
    ),
    "stay": (
        *parted("harrt, harre, harren, hält, halten, ruht, ruhen", "aus"),
        *parted("wartet, warten, warte", "ab"),
        *parted("gräbt, graben", "ein"),
    ),
    "move": (
        *parted("rückt, rücke, rücken, rück", "vor", "ab", "aus", "ein", "an", "heran", "weiter"),
        *parted("bricht, breche, brechen", "auf"),
        *parted("stößt, stoße, stoßen, dringt, dringen, prescht", "vor"),
        *parted("kehrt, kehren, kehre", "um", "heim", "zurück"),
        *parted("schlägt, schlagen, kämpft, kämpfen", "durch"),
        *parted("nimmt, nehme, nehmen", "ein", "Quartier"),
        *parted("macht, mache, machen", "halt", "Halt"),
        *parted("bezieht, beziehe, beziehen", "Quartier", "Lager", "Stellung"),
        *parted("schlägt, schlagen", "ihr Lager auf", "sein Lager auf"),
    ),
    "with": (
        *parted("nimmt, nehme, nehmen, nimm", "mit"),
        *parted("packt, packe, packen, pack", "ein"),
        *parted("hat, haben", "dabei"),
    ),
    "likewise": (
        *parted("kommt, kommen, geht, gehen, zieht, ziehen, rückt, läuft, marschiert", "mit"),
        *parted("schließt, schließen", "an"),
    ),
    "recruit": (
        *parted("stellt, stelle, stellen, stell", "auf", "neu auf"),
        *parted("hebt, hebe, heben, heb", "aus"),
        *parted("wirbt, werbe, werben", "an"),
        *parted("kauft, kaufe, kaufen", "ein", "dazu"),
        *parted("füllt, fülle, füllen", "auf"),
    ),
    "re-enter": parted("kommt, kommen, kehrt, kehren", "wieder", "zurück", "wieder rein", "rein", "hinzu"),
    "transfer": parted("gibt, gebe, geben, gib", "ab", "weiter"),
}
"""Verbs whose parts stand apart: `Daun gibt sofort auf`."""
