"""German words of sentences about fights and cards, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

FIGHT_WORDS = {
    "attack": listed(
        "im kampf, im gefecht, in jedem kampf, angriff, angriff auf, greift, greifen, angreifen, "
        "angreift, angegriffen, attackiert, attackieren, kampf, kämpfe, kämpft, schlägt, haut, legt "
        "sich mit, kämpfen"
    ),
    "against": listed("gegen, vs"),
    "keep": listed("behalte, behalt, spare, behalten"),
    "concede": listed(
        "aufgeben, gebe auf, gib auf, niederlage, niederlage annehmen, verloren geben, verloren, "
        "gibt sich geschlagen, geschlagen, räumt das feld, passe, geb auf, "
        "gebe ich auf, geb ich auf, geb i auf, geben wir auf, geben auf, gebe mich geschlagen, "
        "gebe ich mich geschlagen, geben uns geschlagen, ziehe mich zurück, ziehe ich mich zurück, "
        "ziehen uns zurück, ziehen wir uns zurück, überlasse ihm das feld, gehört ihm das feld, "
        "abbrechen, breche ich ab"
    ),
    "play": listed("spiele, spiel, spielt, spielen, lege, ausspielen, nimm"),
    "lowest": listed(
        "niedrigste, niedrigsten, kleinste, kleinsten, niedrig, schlechteste, geringste, niedrigste karte"
    ),
    "highest": listed("höchste, höchsten, beste, besten, größte, hoch, stärkste"),
    "answered": listed(
        "antwortet, nachlegt, legt nach, drüber geht, drübergeht, drüber, nochmal kommt, "
        "wieder kommt, mitgeht, überbietet, hat er noch, übersticht, sticht, "
        "sich wehrt, zurückschlägt, nicht nachgibt, nicht reicht, reicht das nicht, nicht reichen, nicht "
        "langt, langt das nicht, nicht langen, nicht genügt, genügt das nicht, nicht hilft"
    ),
    "needed": listed("nötig, notwendig, muss, müssen"),
    "no more": listed(
        "mehr nicht, nicht mehr, nichts mehr, mehr haben wir nicht, mehr hab ich nicht, dann "
        "schluss, und dann schluss, danach schluss, ist schluss, dann aus, danach aus, und aus, "
        "dann ist schluss, basta, sonst nichts, feierabend, ist feierabend, keine karte mehr, keine "
        "weiteren karten, keine weitere karte, den rest behalten, behalte den rest, rest behalte ich, "
        "den rest behalte ich, das war's, das wars, das war es, das ist alles"
    ),
    "ask": listed("frag mich, fragt mich, gefragt werden, erst fragen, dann fragen, bitte fragen"),
    "ascending": listed(
        "von unten, von klein nach groß, aufsteigend, aufwärts, nach oben, "
        "kleine schritte, in kleinen schritten"
    ),
    "enough": listed("die reicht, das reicht, die sticht, die hilft, über null, die genügt"),
    "beyond": listed("nicht mehr als, mehr als, höher als, über der, über die"),
    "at least": listed("mindestens, wenigstens, mehr"),
    "at most": listed("nicht mehr als, höchstens, maximal"),
    "more than": listed("mehr als"),
    "under": listed("unter, schlechter als, tiefer als"),
    "without": listed("ohne"),
    "whichever": listed("je nachdem, was gerade gilt, was gerade passt"),
    "spare none": listed("spare kein, spare keine, spare keinen"),
    "cards": listed("karte, karten"),
    "lose": listed("verlust, verluste, verliere, verlieren, bis der verlust, bis die verluste"),
    "reserve": listed("reserve, reserven"),
    "attacked": listed("greift, angreift, angegriffen"),
    "combat": listed("kampf, gefecht, schlacht, kämpfe, im kampf, im gefecht, in jedem kampf"),
    "every": listed("jede, jedem, jeden, im kampf, im gefecht, in jedem kampf"),
    "anyone": listed("jeder, jemand, irgendwer, wer"),
    "cost": listed("kostet, kosten"),
    "spend": listed("ausgeben, ausgebe, einsetzen, verbrauchen"),
    "fight to win": listed("auf sieg spielen, spiele auf sieg"),
    "score": listed("null, steht es, punktestand"),
    "until": listed("solange, so lange, bis er, bis sie, bis der verlust, bis die verluste"),
    "but": listed("aber, jedoch"),
}
"""A part of the table `sentence` of German."""
