"""German phrases of answers in an open fight, and of what is to follow them; `en_plans` tells how a phrase is
written.
"""

from __future__ import annotations

ANSWER_PHRASES = {
    "_beats": (
        "schlägt", "schlagen", "überbietet", "überbieten", "sticht", "stechen", "übertrumpft", "toppt",
        "hat", "deckt", "pariert",
    ),
    "_er": (
        "er", "sie", "der", "~", "%", "die %", "der ~", "der Feind", "der Gegner", "der König", "das", "es",
    ),
    "_ihm": ("ihm", "ihnen", "~", "dem %", "den %", "der %", "dem Feind", "dem Gegner"),
    "_legt": (
        "geht", "kommt", "kontert", "antwortet", "macht", "zieht", "gehen", "kommen", "kontern",
        "antworten", "machen", "ziehen", "hält", "halten", "reagiert", "reagieren", "erwidert", "bleibt",
        "schlägt", "schlagen", "überbietet", "überbieten", "sticht", "übertrumpft", "toppt",
    ),
    "_nachlegt": (
        "nachlegt", "nachlegen", "kontert", "kontern", "antwortet", "antworten", "weitermacht",
        "weitermachen", "weiterkämpft", "weiterkämpfen", "weiterspielt", "weiterspielen", "drauflegt",
        "drauflegen", "drüberlegt", "vorlegt", "vorlegen", "nachzieht", "gegenhält", "dagegenhält",
        "dagegenhalten", "dranbleibt", "überbietet", "überbieten", "übertrumpft", "schlägt", "sticht",
        "reagiert", "erwidert", "zurückschlägt", "zurückschlagen", "mitgeht", "mitgehen",
        "(noch|1|wieder) (etwas|was|Karte|1|eins) (legt|spielt|spielen|legen)",
        "(wieder|weiter) (spielt|legt)", "kommt", "kommen", "hat", "toppt", "nicht aufgibt",
        "nicht aufgeben", "nicht locker lässt", "weiter spielt", "weiter macht", "nachsetzt", "nachsetzen",
        "weitergeht",
    ),
    "_noch": (
        "danach", "dann", "darauf", "daraufhin", "noch", "noch mal", "nochmal", "noch einmal", "noch 1 mal",
        "wieder", "erneut", "weiter", "weiterhin", "mal", "immer noch", "immer", "trotzdem", "auch", "1",
        "auch noch", "nochmals", "abermals", "1 Karte", "eine Karte", "etwas", "was", "eins", "1 weitere",
        "1 weitere Karte", "einen", "mich", "uns", "das", "die", "sie", "ihn", "1 andere",
    ),
    "_drauf": (
        "nach", "drauf", "drüber", "weiter", "zurück", "mit", "darüber", "dagegen", "vor", "hinterher",
        "obendrauf", "dran", "vorbei", "aus",
    ),
    "_vorn": ("vorn", "vorne", "in Führung", "im Plus", "über 0", "voraus"),
    "_hinten": ("hinten", "zurück", "im Minus", "unter 0", "im Rückstand", "im Nachteil", "hintendran"),
    "answered": (
        "(wenn|falls|sollte|sofern|sobald) _er [_noch] [_noch] [_noch] [_drauf] (_nachlegt) [danach|"
        "wieder|noch]",
        "(wenn|falls|sollte|sofern) _er [_noch] [_noch] [_noch] _vorn (liegt|liegen|ist|sind|bleibt|"
        "bleiben|sein|steht)",
        "(wenn|falls|sollte|sofern) _I [_noch] [_noch] [_noch] _hinten (liege|liegen|bin|sind|stehe|"
        "stehen|sein)",
        "(wenn|falls|sollte) (ich|wir) [_noch] [_noch] (liege|liegen|bin|sind|stehe) _hinten",
        "(legt|legen|spielt|spielen|setzt|setzen|bringt) _er [_noch] [_noch] [_noch] (_noch|_drauf) "
        "[_noch]",
        "_legt _er [_noch] [_noch] [_noch] [_drauf] [_noch]",
        "(liegt|ist|bleibt|steht|liegen|sind|bleiben) _er [_noch] [_noch] [_noch] _vorn",
        "(liege|bin|stehe|liegen|sind|stehen) _I [_noch] [_noch] [_noch] _hinten",
        "(reicht|genügt|langt|hilft) (das|es|die|der|sie) [_noch] [_noch] nicht [aus]",
        "(wenn|falls|sollte|sofern) (das|es|die|der|sie) [_noch] [_noch] nicht (reicht|genügt|langt|"
        "hilft|ausreicht|reichen|genügen|ausreichen)",
        "(überbietet|schlägt|sticht|übertrumpft|toppt) _er (das|die|sie|ihn|mich|den|es|diese) [_noch]",
        "(bei|nach) (Bedarf|Gegenwehr|seiner Antwort|ihrer Antwort|Antwort|Notwendigkeit)",
        "(wenn|falls|so|sofern) (nötig|erforderlich|notwendig|es sein muss|es nötig ist|nötig ist)",
        "falls (überboten|gekontert)", "wenn (überboten|gekontert)",
    ),
    # ---------------------------------------------------------- giving up, where a fight is open
    "yield": (
        "[ich|wir|^] (zieht|ziehe|ziehen|weicht|weiche|weichen) [ich|wir|^] [sich|mich|uns] [dann|nun|"
        "jetzt|hier|diesmal] [besser|lieber] (ab|zurück|weg|davon)",
        "[ich|wir|^] (weicht|weiche|weichen|flieht|fliehe|fliehen) [ich|wir|^] [dann|nun|jetzt|hier|"
        "diesmal]",
        "[ich|wir|^] (räumt|räume|räumen|verlässt|verlasse|verlassen) [ich|wir|^] [dann] (das Feld|den "
        "Platz)",
        "[ich|wir|^] (macht|mache|machen) [ich|wir|^] [sich|mich|uns] [dann] (davon|aus dem Staub)",
        "[ich|wir|^] (läuft|laufe|laufen|rennt|rennen|haut|hauen) [ich|wir] [dann] (weg|davon|ab)",
        "[ich|wir|^] (ist|sind|bin) [ich|wir|^] [dann] (weg|raus|geschlagen|besiegt)",
        "(soll|sollen|kann|darf|mag|mögen|können|dürfen) _er [es|ihn|das Feld|den Ort|die Stadt|den Sieg|"
        "den Kampf|das|den Platz|sie|battlefield] (haben|bekommen|behalten|nehmen|gewinnen)",
        "_er (soll|sollen|kann|darf|mag|mögen|können|dürfen) [es|ihn|das Feld|den Ort|die Stadt|den Sieg|"
        "den Kampf|das|den Platz|sie|battlefield] (haben|bekommen|behalten|nehmen|gewinnen)",
        "[ich|wir] (überlasse|überlassen|überlässt|lasse|lassen|gebe|geben|gönne|gönnen) [ich|wir] _ihm "
        "(das Feld|battlefield|den Sieg|den Ort|die Stadt|den Platz|es|das)",
        "[ich|wir|^] (nehme|nehmen|nimmt|akzeptiere|akzeptieren|trage|tragen|schlucke|schlucken) [ich|"
        "wir] (die|den|diese|diesen|1) [#] (Niederlage|Verlust|Verluste|Verlusten|_troops) [von #] [hin|"
        "in Kauf]",
        "(Niederlage|Verlust|Verluste) (akzeptiert|hingenommen|angenommen)",
        "[ich|wir|^] (spiele|spielen|lege|legen|spielt|legt) [ich|wir] [hier|jetzt] (nichts|keine Karte|"
        "keine Karten) [mehr|nach|dagegen]",
        "keine (Karte|Karten|Antwort|Gegenwehr|weitere Karte|weiteren Karten) [mehr] [von ^|dagegen|von "
        "mir|von uns]",
        "[ich|wir|^] (gebe|geben|gibt) [ich|wir|^] [den Kampf|das Gefecht|das|es|ihn|sich|mich|uns|die "
        "Schlacht] (verloren|geschlagen|auf)",
        "[ich|wir|^] verliert (das|den Kampf|hier|diesmal|diesen Kampf)",
        "[ich|wir|^] (verliere|verlieren) (das|den Kampf|hier|diesmal|diesen Kampf)",
    ),
    # ---------------------------------------------------------- what is to follow the card
    "ask": (
        "(vor|bei) (jeder|jedem) [einzelnen] (Karte|Kampf) [bitte] (fragen|nachfragen|frag mich|fragt "
        "mich)",
        "(den Rest|alles Weitere|alles andere|das Weitere|was dann kommt|die nächste|die nächste Karte) "
        "(entscheide|entscheiden|überlege|überlegen) [_I] [mir] [später|dann|selbst|danach|erst|wenn "
        "(ich|wir) (sehe|sehen|weiß|wissen) was (er|sie|~) (macht|machen|spielt|spielen)]",
        "[dann|danach|nachher] (frag|fragt|frage) [mich|uns] [bitte] (wieder|erneut|noch mal|nochmal|"
        "noch einmal|dann|danach|vorher|neu)",
        "(frag|fragt|frage) (mich|uns) [dann|danach] [bitte] [wieder|erneut|noch mal|nochmal|noch einmal|"
        "vorher] [bevor du weiterspielst|bevor es weitergeht]",
        "[dann|danach] [mich|uns] [wieder|erneut|bitte|noch mal|nochmal|noch einmal] (fragen|nachfragen|"
        "melden|rückfragen)",
        "melde dich [wieder|dann|noch mal|danach]",
        "(ich|wir) (entscheide|entscheiden) (dann|danach) [neu|weiter|selbst]",
        "[dann|danach] (sag|sagt|gib|gebt) [mir|uns] Bescheid",
        "[dann|danach|_I] (will|möchte|wollen|möchten) [_I] [wieder|dann|danach|noch mal|erneut] "
        "[selbst] (gefragt werden|entscheiden)",
    ),
    "play reserve": (
        "[_will] [spiele|nehme|nimm|setze|lege] [_I] [1|die|meine|1 von meinen|1 meiner] (Reserve|"
        "Reserven|Joker) [,|und|:|-] [die|diese|sie|welche] [soll|zählt|zähle|gilt] [als] # [zählen|"
        "gelten|sein|haben|ein]",
        "[_will] [spiele|nehme|nimm|setze|lege] [_I] [1|die|meine|1 von meinen|1 meiner] (Reserve|"
        "Reserven|Joker) [,|:|-] (als|zu|mit|im Wert von|mit dem Wert|mit Wert|Wert|für|gleich|im Wert) "
        "[1|1er] # [ein]",
        "# (mit|durch|als) [1|die|meine] (Reserve|Joker)",
    ),
    "keep": ("[_I] (brauche|brauchen|behalte|behalten) [_I] [lieber] [die|meine] @ [_anderswo]",),
    "keep behind": (
        "[die|der|meine] & (wird|werden) [_anderswo] (gebraucht|benötigt) [_anderswo]",
        "[die|der|meine|mein] & (brauche|brauchen|benötige|behalte|behalten) [_I] [lieber] [_anderswo]",
    ),
    "_anderswo": (
        "noch", "später", "anderswo", "woanders", "für ^", "gegen ~", "für später", "an anderer Stelle",
        "noch für ^", "noch gegen ~", "für die nächste Runde", "nächste Runde", "für den nächsten Kampf",
        "selbst", "auf", "für ~",
    ),
    "low": (
        "[_will] [spiele|nimm|nehme|mit|die|meine] [die|den|meine] [<suit>] von (unten|klein|unten her|"
        "niedrig|der niedrigsten|der kleinsten) [nach oben|an|auf|nach groß|nach hoch|aufwärts]",
        "[_will] [spiele|nimm|nehme] [die|meine] <suit> aufsteigend",
        "[immer] [die|das|den|der] (niedrigste|kleinste|billigste|niedrigsten|kleinsten|billigsten|"
        "kleine|kleinen|niedrige|niedrigen) [<suit>|Karte|Karten] (zuerst|zunächst|erst|als erstes)",
        "[_will] [spiele|nimm|nehme|lege] [immer] [die|das|den] (niedrigste|kleinste|billigste) [<suit>|"
        "Karte] [,] die (reicht|genügt|langt|über 0 bringt|(mich|uns) [nach] (vorn|vorne) bringt)",
        "[_will] [spiele|nimm|nehme] [immer] (kleine|niedrige|billige|die kleinen|die niedrigen) [<suit>|"
        "Karten]",
    ),
    "_Kosten": (
        "was es auch kostet", "koste es was es wolle", "koste es , was es wolle", "um jeden Preis",
        "egal wie", "mit allem was ich habe", "mit allen Mitteln", "bis zum Schluss",
        "bis zum bitteren Ende", "bis zuletzt", "was auch kommt", "so lange es nötig ist",
        "solange es nötig ist", "so lange wie nötig", "solange nötig", "bis ich (vorn|vorne) (liege|bin)",
        "bis ich über 0 (bin|komme|liege|stehe)", "bis es reicht",
    ),
    "reserve no": (
        "[nur|aber|bloß] [die|meine|alle] (Reserve|Reserven) (bleibt|bleiben) [auf der Hand|zu Hause|in "
        "der Hand|draußen|liegen|da|zurück]",
        "(keine|ohne) [meine|die] (Reserve|Reserven)",
    ),
    "reserve never": (
        "(nie|niemals|nirgends) [1|eine|die|meine] (Reserve|Reserven) [zu] (spielen|ausspielen|einsetzen|"
        "verwenden)",
        "[_I] (spiele|spielen|setze|verwende) (nie|niemals|nirgends) [1|eine|die|meine] (Reserve|"
        "Reserven) [ein]",
        "in keinem (Kampf|Gefecht) (1|eine|die|meine) (Reserve|Reserven) [spielen|einsetzen]",
    ),
    "head of all": ("alle [meine|unsere] [Generäle|Generale]", "jeder [General|meiner Generäle]"),
    "head of attacked": (
        "bei [1|einem|jedem] Angriff", "im Falle eines Angriffs", "(wenn|falls) angegriffen",
    ),
    "head of attacked own": ("bei [1|einem|jedem] Angriff auf ^",),
    "head of enemy": ("(in|bei) (jedem|allen|1) (Kampf|Kämpfen|Gefecht) (gegen|mit) [den|die|dem] ~ [:]",),
    "loss": ("Verlust von # (ist|sind) (ok|okay|in Ordnung|akzeptabel|erlaubt)",),
    "fight": (
        "[_will] (_fight) [_I] mit allem [,] was (sie|er|wir|ich) (haben|hat|habe)",
        "[_will] (_fight) [_I] bis zur letzten Karte",
        "[_will] (wehren sich|wehrt sich) [_I] [nach Kräften|mit allem]",
        "[_will] _fight [mit] [den|meinen|kleinen] [<suit>] [,] (_Kosten)",
        "[_will] _fight mit [den|meinen] [kleinen|niedrigen|restlichen|übrigen] <suit>",
        "(solange|so lange) (ich|wir|es|sie) [damit|noch] [mit [den|meinen]] [<suit>] [mich|uns] (über 0|"
        "nach vorn|nach vorne|ins Plus|in Führung) (komme|kommen|kommt|bringt|bringen) [,] [_will] [geht "
        "es weiter|_fight]",
        "[_will] _fight [mit [den|meinen] [kleinen] <suit>] [,] (solange|so lange) (ich|wir|es|sie) "
        "[damit|noch] [mit <suit>] [mich|uns] (über 0|nach vorn|nach vorne|ins Plus|in Führung) (komme|"
        "kommen|kommt|bringt|bringen)",
        "so viele [<suit>] wie (nötig|erforderlich|notwendig)",
    ),
    "concede": ("(sonst|ansonsten|andernfalls) [_will] (_stop) [den Kampf|_I]",),
    # ---------------------------------------------------------- taking back
    "correction": (
        "[ach|ah|äh|hm|oh] nein (,|-|:|;|.)",
        "[ach|ah|äh|hm|oh] nein [,|-] (halt|warte|Moment|Quatsch|sorry|Entschuldigung|lieber|besser|"
        "stopp|ich meine|ich meinte) [,|-|:] [ich (meine|meinte)]",
        "[ach] (halt|Moment|Moment mal|stopp|warte|Quatsch|sorry|Entschuldigung|Verzeihung|ups) [,|-|:] "
        "[nein] [,|-] [ich (meine|meinte)]",
        "(Korrektur|Berichtigung)", "ich (meine|meinte)", "oder (besser|vielmehr|lieber|besser gesagt)",
        "vielmehr", "besser gesagt", "(vergiss|vergesst|streich|streiche|ignorier|ignoriere) (das|es|sie)",
        "[ich] (habe|hab) (es|mir es|mirs|es mir) anders überlegt",
    ),
    "unplay": (
        "(vergiss|vergesst|streich|streiche|ignorier|ignoriere) [die|den|meine] @ [von (eben|vorhin|"
        "oben)|wieder|oben|die ich (genannt|erwähnt) habe]",
    ),
    # ---------------------------------------------------------- what changes nothing
    "aside": (
        "(in|bei|um|vor|für) battlefield", "später", "erstmal", "fürs Erste", "zum Anfang",
        "zum Auftakt", "zunächst", "als nächstes", "nun gut", "na dann", "also dann", "das reicht",
        "das genügt", "das tut es", "tut es auch", "reicht", "genügt", "reicht wohl", "genügt wohl", "wohl",
        "hoffentlich", "denke ich", "glaube ich", "schätze ich", "würde ich sagen", "meine ich",
        "als Antwort", "meine Antwort", "von mir", "von uns", "für mich", "für uns", "hier",
        "in diesem Kampf", "für diesen Kampf", "gegen die %", "egal wie es steht", "die andere", "1 andere",
        "1 weitere", "zum Schluss", "schließlich", "zuletzt", "also die", "die da", "diese", "weicht nicht",
        "weicht nicht zurück", "bleibt stehen", "hält stand", "verteidigt sich mit", "verteidigen sich mit",
        "wehrt sich mit", "wehren sich mit", "antwortet mit", "antworten mit", "kontert mit", "kontern mit",
        "schlägt zurück mit", "schlagen mit", "zurück", "entgegen", "ihm", "ihnen", "schade", "seufz",
        "tja", "na ja", "naja", "hm", "ach", "ach ja", "und fertig", "grüße", "gruß", "viele Grüße",
        "viel Glück", "wird es", "soll es sein", "1 mal", "jetzt erstmal", "später dann", "das andere",
        "extra", "das (wars|war's|war es|ist alles)",
    ),
    "talk": (
        "lohnt sich nicht", "lohnt nicht", "das lohnt", "nicht zu gewinnen", "das ist nicht zu",
        "ist nicht zu gewinnen", "nicht zu halten", "kann das nicht halten", "aussichtslos", "das sollte",
        "das müsste", "das dürfte", "sollte reichen", "müsste reichen", "dürfte reichen",
        "damit (stehe|liege|bin|stehen|liegen|komme|kommen|sind) (ich|wir) [bei|auf] [+|-|plus|minus] #",
        "(das|die) (bringt|bringen|hebt|drückt|setzt) (mich|uns|ihn|sie) auf [+|-|plus|minus] #",
        "(damit|dann) (steht|stünde|steh) (es|ich|er) [bei|auf] [+|-|plus|minus] # "
        "[(für|gegen) (mich|uns|ihn|sie)]", "# _troops sind", "ist kein", "sind kein", "besser",
        "heute", "danke für", "danke fürs", "sorry für", "ich gehe aufs",
        "wir gehen aufs", "der arme", "mehr habe ich",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
