"""German words by which a clause is told that no phrase has; `en_loose` tells more."""

from __future__ import annotations

LOOSE_PHRASES = {
    "_loose not": (
        "nicht", "kein", "keine", "keinen", "keiner", "keinem", "keines", "keins", "nie", "niemals", "nichts",
        "ohne", "keinesfalls", "weder", "niemand", "nirgends", "nirgendwo", "nimmer", "nein",
    ),
    "_loose if": (
        "wenn", "falls", "sollte", "sollten", "sobald", "sofern", "wer", "bevor", "bis", "solange", "außer",
        "ausgenommen", "nur", "statt", "anstatt", "lieber", "ob", "nachdem", "ehe", "wo", "bloß", "wenns",
        "erst wenn",
    ),
    "_loose case": (
        "wenn", "falls", "sollte", "sollten", "sobald", "sofern", "wer", "wenns", "kommt", "kommen", "greift",
        "greifen", "wird", "werden", "stellt", "kostet", "wo", "und wenn", "geht", "gehen", "sind es",
        "ist es",
    ),
    "_loose unsure": (
        "zusammen", "insgesamt", "ganze Runde",
        "was für ein", "klingt", "wird sich", "weniger als", "sagt", "sagte", "gaben", "gab", "ging",
        "kämpften", "kämpfte", "hingegen", "letztes Mal", "vielleicht", "würde", "würden", "könnte",
        "könnten", "wohl", "hoffe", "hoffentlich", "glaube", "denke", "vermute", "vermutlich",
        "wahrscheinlich", "wünschte", "gestern", "morgen", "nächste Runde", "hätte", "hatte", "hatten",
        "scheue", "scheut", "vermeide", "vermeidet", "schade", "ungern", "doppelt", "halb", "zweimal",
        "außer", "ausgenommen", "statt", "anstatt", "anders", "genau so viel", "kommt darauf an", "dein",
        "deine", "du", "dir", "dich", "euer", "eure", "verspreche", "biete", "Frieden", "Bündnis",
        "nächstes Mal", "scheint", "sonst noch", "weitere", "rekrutiere", "rekrutieren", "kaufe", "ablegen",
        "abwerfen", "je nachdem", "einmal", "Sieben", "Paar", "König", "Dame", "Bube", "neue", "neuen",
    ),
    "_loose more": (
        "mehr", "über", "darüber", "ab", "mindestens", "schlimmer", "höher", "drüber", "oder mehr", "unter",
        "minimum", "teurer", "wenigstens",
    ),
    "_loose points": ("Punkt", "Punkte", "Punkten", "Pkt", "Pkte"),
    "_loose cards": ("Karte", "Karten"),
    "_loose troops": (
        "Armee", "Armeen", "Truppe", "Truppen", "Mann", "Regiment", "Regimenter", "Verlust", "Verluste",
        "Verlusten", "verliere", "verliert", "verlieren", "verloren", "kostet", "kosten", "hinten", "zurück",
        "weniger", "oder weniger", "Soldaten", "Niederlage", "Einheit", "Einheiten", "weg", "hinterher",
    ),
    "_loose yields": (
        "kann es haben", "kann sie haben", "soll es haben", "soll er haben", "darf es haben", "nehm ich hin",
        "nehme ich hin", "nehme hin", "nimmt er hin", "gibt er sofort auf", "gibt er gleich auf",
        "auf der Stelle auf", "aufgeben", "gibt auf", "geben auf", "gebe auf", "gebe ich auf", "gibt er auf",
        "geben sie auf", "geben wir auf", "gibt gleich auf", "gibt sofort auf", "nachgeben", "gibt nach",
        "geben nach", "hinnehmen", "nimmt er sie hin", "nimmt sie hin", "nehmen wir hin",
        "verlieren wir eben", "verliert er", "verloren geben", "schenke ich", "akzeptieren", "akzeptiert",
        "akzeptiere", "räumt das Feld", "räumen das Feld", "streicht die Segel", "streichen die Segel",
        "soll verlieren", "soll er verlieren", "gleich verlieren", "dann lassen", "gibt immer auf",
        "geben immer auf", "gebe immer auf", "ergeben", "ergibt sich", "ergeben sich",
    ),
    "_loose fine": (
        "ok", "okay", "in Ordnung", "verkraftbar", "erträglich", "verschmerzen", "verkraften", "erlaubt",
        "egal", "gehen klar", "geht klar", "sind drin", "ist drin", "kein Problem", "geschenkt",
        "darf verlieren",
    ),
    "_loose low": (
        "kleinste", "kleinsten", "kleine", "kleinen", "niedrigste", "niedrigsten", "niedrige", "niedrigen",
        "niedrig", "kleiner", "billigste", "billigsten", "schwächste", "schwächsten", "klein", "unterste",
        "geringste", "geringsten", "tiefste", "tiefsten", "günstigste",
    ),
    "_loose high": (
        "höchste", "höchsten", "hohe", "hohen", "größte", "größten", "große", "großen", "stärkste",
        "stärksten", "dickste", "dicksten", "dicken", "beste", "besten", "hoch", "groß", "oberste",
    ),
    "_loose upwards": (
        "klein nach groß", "unten nach oben", "von unten", "von klein", "niedrig nach hoch", "aufsteigend",
        "von unten rauf", "klein bis groß",
    ),
    "_loose downwards": (
        "groß nach klein", "oben nach unten", "von oben", "von groß", "hoch nach niedrig", "absteigend",
        "von oben runter", "groß bis klein",
    ),
    "_loose chosen": (
        "vorn", "vorne", "Führung", "reicht", "langt", "genügt", "genug", "vorbringt", "zuerst", "immer",
        "jedes Mal", "jeweils", "bringt", "anfangen", "beginnen", "Karte", "Karten", "möglich", "erst",
        "voran", "gewinnt", "ausreicht", "nach vorn", "stets",
    ),
    "_loose first": (
        "zuerst", "erst", "dann", "danach", "zunächst", "als erstes", "hinterher", "anfangen", "anschließend",
        "gefolgt", "nachher", "beginnen", "zum Schluss", "zweitens", "erstens", "vor", "der Reihe nach",
    ),
    "_loose play": (
        "spielt", "spielen", "spiele", "gespielt", "setzt", "setzen", "legt", "legen", "einsetzen",
        "ausspielen", "darf", "dürfen", "kann", "können", "kriegt", "bekommt", "verbraten", "ausgeben",
        "hergeben",
    ),
    "_loose keep": (
        "behalte", "behält", "behalten", "bleibt", "bleiben", "spare", "spart", "sparen", "aufheben", "hebe",
        "hebt", "liegen", "gesperrt", "zu Hause", "daheim", "auf der Hand", "tabu", "heilig", "zurückhalten",
        "unberührt", "bleibt liegen", "lasst", "lassen", "schonen", "verwahren", "brauche ich", "für später",
    ),
    "_loose last": (
        "zuletzt", "zum Schluss", "ganz zuletzt", "als letztes", "erst ganz zum", "am Ende", "erst wenn",
        "nur wenn", "notfalls", "nur im Notfall", "im Notfall",
    ),
    "_loose needed": (
        "wenn nötig", "wenns sein muss", "wenn es sein muss", "falls nötig", "nach Bedarf", "bei Bedarf",
        "wenn es nötig ist", "sofern nötig", "falls es sein muss", "zur Not",
    ),
    "_loose end": (
        "solange noch 1 Karte", "solange 1 Karte", "so lange noch 1 Karte", "bis zum Ende", "bis zum Schluss",
        "bis zuletzt", "bis zur letzten Karte", "bis zum letzten", "bis zum Äußersten",
        "bis nichts mehr da ist", "um jeden Preis", "koste es was es wolle", "alles geben", "alles was geht",
        "mit allem", "kein Pardon", "nicht lockerlassen", "solange es geht", "so lange es geht",
        "egal was es kostet", "auf Biegen und Brechen", "ohne Limit", "solange noch eine Karte",
        "nichts mehr da", "ohne Rücksicht", "nicht aufgeben", "gibt nicht auf", "geben nicht auf",
        "gebe nicht auf", "aus sind", "alle sind",
    ),
    "_loose ask": (
        "frag mich", "frage mich", "fragt mich", "fragt ihr mich", "fragt", "fragen", "gefragt",
        "nachfragen", "rückfragen", "entscheide ich",
        "selbst entscheiden", "selber entscheiden", "entscheiden", "absprechen", "Rücksprache", "melden",
        "Bescheid",
    ),
    "_loose attack": (
        "angreift", "angreifen", "greift", "greifen", "angegriffen", "attackiert", "attackieren", "stellt",
        "stellen", "losgeht", "losgehen", "überfällt", "überfallen", "anrückt", "anrücken", "rankommt",
        "draufgeht", "vergreift", "angreifend", "Angriff", "heranrückt", "zulangt", "zuschlägt", "geht auf",
    ),
    "_loose anyone": (
        "jemand", "wer", "einer", "irgendwer", "man", "irgendjemand", "er", "sie", "der Feind", "ein Feind",
        "Feinde",
    ),
    "_loose him": (
        "er", "ihn", "ihm", "sie", "ihnen", "sein", "seine", "ihr", "ihre", "beide", "sich", "beiden",
    ),
    "_loose us": ("uns", "mich", "wir", "mein", "meine", "meinen", "unser", "unsere", "mir", "ich"),
    "_loose fights": (
        "Kampf", "Kämpfe", "Kämpfen", "Gefecht", "Gefechte", "Gefechten", "gekämpft", "kämpfen",
    ),
    "_loose all": (
        "alle", "allen", "jedem", "jeder", "jeden", "jede", "überall", "generell", "grundsätzlich",
        "irgendwo", "egal wer", "egal wo", "ganz gleich", "immer", "wo auch immer", "jedweden", "allgemein",
    ),
    "_loose others": (
        "anderen", "andern", "andere", "übrigen", "Rest", "sonst", "ansonsten", "alle anderen", "im Übrigen",
        "überall sonst", "anderswo",
    ),
    "_loose own": ("meine", "meiner", "meinen", "unsere", "unserer", "General", "Generäle", "Generale"),
    "_loose wins": ("gewinnt", "gewinnen", "gewinne", "siegen", "siegt", "schlagen", "schlägt"),
    "_loose too": ("auch", "sogar", "selbst"),
    "_loose over": ("über", "drüber", "höher", "darüber"),
    "_loose against": ("gegen", "mit", "gg"),
    "_loose whoever": ("egal wer", "wer auch immer", "ganz gleich"),
    "_loose mine": ("uns", "mich", "mein", "meine", "meinen", "unsere", "meiner"),
    "_loose one": ("er", "ihn", "ihm", "sein", "seine"),
    "_loose several": ("sie", "ihnen", "ihre", "beide", "beiden"),
    "_loose moves": ("kommt", "nimmt", "nehmen", "nehme"),
    "_loose flees": (
        "weichen", "weicht", "zurückziehen", "zieht sich zurück", "ziehen sich zurück", "Rückzug",
        "zurückgehen", "fliehen", "flieht", "hört auf", "hören auf", "aufhören", "abhauen", "haut ab",
        "soll weichen", "ist Schluss", "ist Ende", "ist Feierabend", "dann Schluss", "dann Ende",
        "danach Schluss", "und Schluss",
    ),
    "_loose comes": ("kommt", "kommen", "auftaucht", "vorbeikommt"),
    "_loose passive": ("angegriffen", "attackiert", "überfallen"),
    "_loose values": (
        "Zweien", "Dreien", "Vieren", "Fünfen", "Sechsen", "Achten", "Neunen", "Zehnen", "Elfen", "Zwölfen",
        "Dreizehnen", "13er", "12er", "11er", "10er",
    ),
    "_loose will": ("wird", "werden", "mag"),
    "_loose sums": ("zusammen", "insgesamt", "ganze Runde"),
    "_loose or": ("oder",),
    "_loose less": ("oder weniger",),
    "_loose most": ("höchstens", "maximal", "max", "bis zu", "nicht mehr als", "nicht mehr wie"),
    "_loose stay": ("bleibt", "bleiben", "steht", "stehen", "hält", "halten", "wartet"),
    "_loose subject": ("er", "sie", "wir", "ich", "es", "bitte", "dann", "die", "der", "das", "gleich", "na"),
    "_loose owns": ("hat", "haben", "habe", "hab", "ist", "sind"),
    "_loose till": ("bis",),
    "_loose left": ("übrig", "da", "mehr hab ich", "mehr habe ich"),
    "_loose joins": ("und", "aber", "also", "dann", "doch", "u", "sowie", "auch", "jedoch"),
    "_loose by": ("von", "durch"),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
