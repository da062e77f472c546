"""German turns of speech for which fight and which card is meant, and what may stand beside a plan;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

NAMED_PHRASES = {
    "reason": (
        "sonst "
        "(ist|sind|wäre|wären|hab|habe|haben|bin|steht|stehen|kommt|kommen|geht|gehen|wird|werden|verliere|verlieren|kriegt|kriege|bekommt|gehört|fällt|reißt|lacht)",
        "auf dass",
        "auch wenns",
        "auch wenn's",
        "selbst wenns",
        "selbst wenn's",
        "wo (er|sie|ich|wir|es) [doch]",
        "solange (er|sie|es) [mir|uns] nicht",
        "(deswegen|deshalb|darum|daher) (kann|können|muss|müssen|brauch|brauche|brauchen) (ich|wir)",
        "(war|waren) (ja|eh|halt|ne|eine|1|ein)",
    ),
    "concede": (
        "[für (den|ihn|die|sie)] (wird|werden) [da] (keine|keine einzige) (Karte|Karten) [mehr] "
        "(ausgegeben|verschwendet|"
        "gespielt|geopfert|eingesetzt|verheizt)",
        "[da] (wird|werden) (jeder|alle|jede) (Verlust|Verluste|Niederlage) "
        "(geschluckt|hingenommen|akzeptiert)",
        "(jeder|jede) (Verlust|Niederlage) wird (geschluckt|hingenommen|akzeptiert)",
        "(lässt|lassen) sich auf (nichts|keinen Kampf|kein Gefecht) (ein|1)", "Hände hoch", "weiße Fahne",
        "Verluste hinnehmen",
        "[_I] (verteidigen|verteidigt|wehren|wehrt) sich nicht", "(kein|keinen) (Gefecht|Kampf) annehmen",
        "(wars das|war's das|war es das) [halt|dann|eben]",
        "und (wenns|wenn es) nicht (reicht|klappt) (wars das|war's das)",
        "dann (is|ist) (gut|genug|Schluss|Ende|Feierabend)",
        "(nichts|nix|gar nichts|keine|keine Karte|keine Karten|keine einzige|null Karten|0 Karten) [spielen] "
        "[,|-|/] [und|also|sondern] [gleich|sofort] (_stop)",
        "[_will] [_I] [sofort|gleich] [auf] (jede|alle|jegliche|weitere|die) "
        "[Gegenwehr|Widerstand|Karten] verzichten",
        "(verzichte|verzichten|verzichtet) [_I] [hier|da|dort|dann] auf "
        "[jede|jeden|alle|weitere|weiteren|die|den|1|eine] "
        "(Gegenwehr|Widerstand|Karten|Kampf|Antwort|Verteidigung)",
        "(leiste|leisten|leistet) [_I] [da|dort|hier] [dann] (keinen|keine) [weiteren|weitere] "
        "(Widerstand|Gegenwehr) [mehr]",
        "(keinen|kein|keine) (Widerstand|Gegenwehr) [mehr] [leisten]",
        "(nehme|nehm|nehmen|nimmt) [_I] [also|dann|halt|eben|da|sofort|gleich|lieber] [sofort|gleich] "
        "(die|1|eine|meine) Niederlage [an|hin|in Kauf]",
        "_I (nehme|nehm|nehmen|nimmt) [also|dann|halt|eben|da|sofort|gleich|lieber] [sofort|gleich] "
        "(die|1|eine|meine) Niederlage [an|hin|in Kauf]",
        "[_will] [da|dann|sofort|gleich] (kampflos|ohne Karten|ohne Karte|ohne Widerstand|ohne "
        "Gegenwehr) (aufgeben|verlieren|weichen|abziehen|räumen|gehen|nachgeben|zurück)",
        "(weicht|weiche|weichen|geht|gehe|gehen|flieht|flüchtet|verliert|verlieren|verliere|gibt|gebe|geben|"
        "räumt|räumen) "
        "[_I|^] [auf|nach|zurück] (kampflos|ohne Karten|ohne Karte|ohne Widerstand|ohne Gegenwehr|ohne 1 "
        "Karte|ohne eine Karte) [auf|nach|zurück|das Feld]",
        "(danach|dann|und dann) (reichts|reicht es|langts|langt es|genügts|ist gut|wars das|ist "
        "Feierabend|ist Sense|ist Ruhe|ist finito|ist Sendeschluss) [mir|uns] [aber|dann|auch]",
        "[und] (wenns|wenn es|wenn das) [dann] [immer noch|noch|auch] nicht "
        "(klappt|reicht|langt|hilft|geht|genügt|funktioniert) [,] (dann|so) (halt|eben) nicht",
        "(keine|keine einzige|nicht 1|nicht 1 einzige) Karte [für ^] "
        "[ausspielen|spielen|ausgeben|legen|einsetzen|opfern|verschwenden|hergeben]",
        "(spielt|spiele|spielen|legt|lege|bekommt|kriegt|kriegen|bekommen) [_I|^] (keine|keine "
        "einzige|nicht 1 einzige) (Karte|Karten)",
    ),
    "answered": (
        "(wenn|falls|sollte) (er|sie|~|%) (was|etwas|1|noch 1|noch was) "
        "(draufpackt|drauflegt|drauftut|nachschiebt|nachlegt)",
        "[if] macht (er|sie|~) weiter [,|:] [dann]",
        "[if] (antwortet|kontert) (er|sie|~) [darauf|da|noch|wieder] [,|:]",
        "[if] kommt (er|sie|~) (nochmal|nochmals|wieder|noch einmal) [,|:] [dann]",
        "[if] liegt (er|sie|~) [danach|dann] [wieder|noch] (vorn|vorne) [,|:] [dann]",
        "[if] (komm|komme|kommen|lieg|liege|liegen|bin|sind) (ich|wir) [danach|dann] "
        "[nochmal|wieder|noch] (ins Minus|im "
        "Minus|hinten|zurück|in Rückstand) [,|:] [dann]",
        "(und|,) (wenn|falls) [dann] (immer noch|noch|noch immer|weiterhin) (was|etwas|1|eine) "
        "(fehlt|gebraucht wird|nötig ist)",
        "[und] (wenns|wenn es|wenn das) [dann|da] [noch|immer noch|dann noch] (hängt|klemmt|nicht "
        "reicht|fehlt|nicht langt|hapert|nötig ist|sein muss)",
        "(wenn|falls|sobald) (ich|wir|er|sie) (hinten|zurück|im Minus|hinten dran) "
        "(liege|liegen|liegt|bin|sind|ist|komme|kommt|gerate|gerät)",
    ),
    "aside": (
        "(wenn|falls|sollte) (er|sie|~) [sich] (dagegenhält|wehrt|dagegen hält|kontert|Karten "
        "auspackt|Widerstand "
        "leistet)",
        "(statt|anstatt|anstelle von) # [Punkte|Punkten]",
        "in (dieser|der|genau dieser) (Reihenfolge|Folge)", "genau in der "
        "Reihenfolge", "(ohne|ohne großes) (Murren|Bedauern|Reue|Zögern|Klagen|Gemecker)",
        "wider Erwarten",
        "(sind|ist) billig", "was sonst", "hehe", "alles oder (nix|nichts)",
        "(die|meine|unsere) (Karten|<suit>|Herzkarten|Pikkarten|Kreuzkarten|Karokarten) _brauch _selber "
        "[_selber] [(für|bei|gegen|in) (^|~|Rekruten|neue Truppen|andere|anderes|die andere|den "
        "anderen|was anderes|etwas anderes|später|Truppen|die Truppen|neue Männer|battlefield)] [_noch]",
        "(der|die|den|er|sie) _brauch _selber [_selber]",
        "(der|die|er|sie) (wird|werden) noch (gebraucht|benötigt)",
        "(die|der|das|er|sie) (ist|sind|war|waren) (für|zu) [die|meine|neue] "
        "(Rekruten|Truppen|Verstärkung|Aushebung|Aushebungen|neue Truppen|neue Männer)",
        "<suit> (ist|hab|habe|haben) [_I] [ja|eh|doch|da] (genug|genügend|reichlich|massig|viel) [da]",
        "koste es [,] was es (wolle|will)",
        "(er|sie|das|es|die) (ist|sind|war) [ja|eh|schon|sowieso] (verloren|hin|dahin|im "
        "Eimer|futsch|geliefert|abgeschrieben)",
        "(da|hier|dort) (ist|gibt es|gibts) [ja|eh|sowieso|auch] [nichts|nix|nicht viel] [mehr] zu "
        "(holen|gewinnen|retten|machen) [nichts|nix]",
        "(das|es) (ist|wäre|war) [mir|uns] [das|es|die Sache|der Kampf] [nicht] (wert|die Sache wert|das "
        "wert)",
        "(da|hier|dort|dafür|das|es) (lohnt|lohnen) [sich] (kein|keine|nichts|nicht) "
        "[Widerstand|Kampf|Karte|Gegenwehr|Einsatz|der Aufwand|mehr]",
        "mit (System|Verstand|Gefühl|Köpfchen|Geduld|Wucht|Schwung|Bedacht|Maß)",
        "(hop|hopp|zack|zack zack|peng|bumm|los gehts|auf "
        "gehts|attacke|hurra|ha|haha|hihi|hehe|puh|uff|oje|oh je|oha|tja|mist|ach was)",
        "nicht mehr fragen",
        "[bitte] nicht (warten|auf mich warten)",
        "(ich|wir) (bin|sind) (bis #|bis morgen|bis übermorgen|morgen|heute|unterwegs|im Zug|im "
        "Urlaub|weg|offline|nicht da|nicht am Rechner|nicht zu Hause)",
        "gerade mal # (Karten|Karte|<suit>|Truppen)",
        "grade mal # (Karten|Karte|<suit>|Truppen)",
        "(keine|kein|nur|bloß) (Angst|Sorge|Bange|Panik|Eile|Not)",
        "so ist das [eben|halt|nun mal]",
        "so ist (es|der Krieg|das Leben)",
        "wie es (kommt|scheint|aussieht|ausschaut)",
        "# (ist|sind|war) (genug|zu wenig|nichts|wenig|nicht viel)",
        "<suit> (hab|habe|haben) (ich|wir) (genug|genügend|reichlich|mehr als genug)",
        "(ich|wir) (hab|habe|haben) (genug|genügend|reichlich|mehr als genug) <suit>",
        "wenn es (sein muss|das braucht)",
        "(was auch immer|egal was) (er|sie|~|die %) [auch] (tut|tun|macht|machen|spielt|spielen)",
        "[ich|wir] (gebe|geben) [ich|wir] auf [noch] (nicht|lange nicht)", "noch nicht aufgeben",
        "so schnell nicht", "ohne (Rückfrage|Rückfragen|Nachfrage|Nachfragen|zu fragen|mich zu fragen)",
        "wie (besprochen|vereinbart|abgemacht|versprochen)",
        "damit (er|sie) [schnell|bald|gleich] (aufgibt|aufgeben)", "zumindest", "zuverlässig",
        "im Großen und Ganzen", "im Prinzip", "prinzipiell", "im Allgemeinen", "eigentlich", "ehrlich gesagt",
        "mein Freund", "der alte", "der gute", "unser", "unsere", "unseren", "mein", "meinen", "unserem",
        "General", "Marschall", "Prinz", "König", "der König", "mit (Freude|Vergnügen|schwerem Herzen)",
        "schweren Herzens", "ohne (Zögern|Wenn und Aber|Umschweife)", "und basta", "basta", "Punkt", "fertig",
        "das ist (mein|unser) letztes Wort", "mein letztes Wort", "selbstverständlich", "klar", "klaro",
        "logisch", "sozusagen", "quasi", "praktisch", "grundsätzlich", "generell", "ausnahmsweise", "diesmal",
        "dieses Mal", "heute", "wiederum", "gnädigst", "freundlicherweise", "höflichst", "ergebenst",
        "gütigst", "dort", "jawohl",
        "(keine|ohne) (Experimente|Spielchen|Abenteuer|Heldentat|Kunststücke|Sperenzchen)",
        "(Obacht|Vorsicht|Achtung|Augenmaß) [bei|mit] [den] [Karten]",
    ),
    # -------------------------------------------------------------------------- one card, by what it does
    "_then": (
        "dann", "danach", "immer", "anschließend", "später", "stets", "jeweils",
    ),
    "_play": (
        "[_will] (spiele|spielen|spiel|lege|legen|nimm|nehme|nehmen|nehm|leg|setze|setzen|werfe|bringe|es "
        "wird|mit|probiere|versuche) [_I] [mit|es|es mit]",
    ),
    "_owned": (
        "[,] [die|das|was] (ich|wir|er|sie) (habe|haben|hat|halte|halten|finde|finden kann|finden|spielen "
        "kann) [auf der Hand]", "(auf|in) der Hand", "(auf|in) meiner Hand", "von allen", "die es gibt",
        "die da ist", "möglich", "die geht", "(aus|von) meiner Hand",
    ),
    "_enough": (
        "[,] [die|das|welche|was] [mich|uns] [gerade|noch|eben|so] (reicht|genügt|langt|ausreicht|sticht|"
        "hilft|passt|tut|es tut|gewinnt)",
        "[,] [die|das|welche|mit der] (mich|uns|ihn|sie|ich|wir) [nach|ins|in|über|gerade|noch] (vorn|vorne|"
        "Plus|im Plus|Führung|0|über 0|nach vorn|ins Plus) (bringt|bringen|hebt|bin|sind|liege|liegen|komme|"
        "kommen)",
    ),
    "_highest": (
        "höchste", "höchsten", "höchstes", "beste", "besten", "bestes", "größte", "größten", "größtes",
        "stärkste", "stärksten", "stärkstes", "dickste", "dicksten", "dickstes", "hoechste", "hoechsten",
    ),
    "_lowest": (
        "niedrigste", "niedrigsten", "niedrigstes", "kleinste", "kleinsten", "kleinstes", "billigste",
        "billigsten", "billigstes", "schwächste", "schwächsten", "schwächstes", "geringste", "geringsten",
        "geringstes", "schlechteste", "schlechtesten", "schlechtestes",
    ),
    "pick highest": (
        "[_play] (die|das|der|den|mein|meine|meinem|meiner|unsere|unser|seine) (_highest) [Karte|<suit>] "
        "[_owned] [spielen|legen|ausspielen]", "[_play] (_highest) [Karte|<suit>] [_owned]",
    ),
    "pick lowest": (
        "[_play] (die|das|der|den|mein|meine|meinem|meiner|unsere|unser|seine) (_lowest) [Karte|<suit>] [_I "
        "have] [spielen|legen|ausspielen]", "[_play] (_lowest) [Karte|<suit>] [_owned]",
    ),
    "pick enough": (
        "[_play] [die|das|der|den|mein|meine|meinem|meiner] (_lowest) [Karte|<suit>] [_owned] (_enough)",
        "[_play] (was|die Karte|das|irgendeine) [gerade|eben|so] [eben] (_enough)",
        "gerade so viel , dass es reicht", "gerade (genug|so viel wie nötig|so viel dass es reicht)",
        "so viel wie nötig",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of all": (
        "[in|bei|für] (alle|allen|sämtliche|sämtlichen) [meine|meinen|unsere|unseren|preußischen|preußische|"
        "russischen|russische|österreichischen|österreichische|französischen|französische|eigenen] (Kämpfe|"
        "Kämpfen|Gefechte|Gefechten|Schlachten|Generäle|Generälen|Generale|Generalen) [gilt|:]",
        "(wo|wann|wenn) [immer] [auch] (gekämpft wird|es kracht|es knallt|es zum Kampf kommt|es zu Kämpfen "
        "kommt) [,]",
        "(Kampfanweisung|Kampfanweisungen|Kampfregeln|Kampfplan allgemein|Allgemeiner Kampfplan|Kämpfe "
        "allgemein) [:]", "für (alle|alle Kämpfe) [gilt] [:]",
        "(mein|unser|der) Plan [für alle Kämpfe] [ist] [:]",
        "(alle|sämtliche) (Kämpfe|Gefechte|Angriffe) [:]", "in jedem [einzelnen] (Kampf|Gefecht) [gilt] [:]",
        "(wir|ich) (kämpfe|kämpfen) überall", "überall [sonst] [gilt] [:]",
    ),
    "head of own but": (
        "(außer|bis auf|ausgenommen|ausser|mit Ausnahme von|abgesehen von) [bei|für|mit|den|dem] ^ [,] "
        "[(der|die) [soll|sollen|darf|dürfen|kann]] [:]", "nur ^ [soll|darf|kann|sollen|dürfen] [:]",
        "(bloß|allein) ^ [soll|darf|kann|sollen|dürfen] [:]",
    ),
    "head of others": (
        "(alle|die) (übrigen|anderen|restlichen|sonstigen|andern) [soll|sollen|darf|dürfen] [:]",
        "(der|den) Rest [soll|darf] [:]", "(wer|alles) sonst [noch] [kämpft] [:|,]",
    ),
    "head of nation": (
        "[in|bei|für] (alle|allen|jeden|jedem) (Kämpfe|Kämpfen|Gefechte|Gefechten|Kampf) [von|der|des] $ [:]",
    ),
    "head of own": (
        "(Plan|Kampfplan|Kampfbefehl|Anweisung|Befehl) für ^ [:]",
        "^ [im|in jedem|in einem|im jedem] (Kampf|Gefecht) [:]",
        "^ (hält|halten|verteidigt|verteidigen) [sich|die Stellung|battlefield] [mit] [:]",
        "^ (muss|müssen|möge|mögen|wehrt sich|wehren sich) [:]",
        "(soll|sollen|darf|dürfen|muss|müssen|kann|können) ^", "^ [, wie (immer|gehabt|üblich) ,]",
        "(wird|werden) ^", "wenn ^ kämpft [,|:]", "^ (allein|alleine) [:]",
    ),
    "head of attacked own": (
        "^ , (wenn|falls|sofern) angegriffen [,|:]", "^ (wenn|falls|sofern|bei) (angegriffen|Angriff) [,|:]",
        "(wenn|falls|sollte|sollten|sobald|sofern) ^ [dort|da|selbst] angegriffen (wird|werden|wird er|"
        "werden sie) [,] [dann|so]",
        "(wenn|falls|sollte) (es|jemand) (gegen|auf) ^ (geht|losgeht|zugeht) [,] [dann|so]",
    ),
    "head of attacked him": (
        "(wenn|falls|sofern) angegriffen [,|:]", "bei [einem|1] Angriff [auf (ihn|sie)] [,|:]",
    ),
    "head of attacked enemy": (
        "(greift|greifen|attackiert|kommt) ~ [uns|mich] an [,|:] [dann|so]",
        "(kommt|kommen) ~ [,|:] [dann|so]",
        "(wenn|falls|sollte|sobald) ~ [dort|da|hier] (kommt|kommen|zuschlägt|anrückt|losschlägt) [,] [dann|"
        "so]",
    ),
    "head of attacked sides": (
        "(wenn|falls|sollte|sollten|sobald|sofern) ~ [dort|da|doch] ^ [dort|da|doch] (angreift|angreifen|"
        "attackiert|attackieren|angehen|angeht|anfällt) [,] [dann|so]",
        "(wenn|falls|sollte|sollten|sobald) ^ von ~ angegriffen (wird|werden) [,] [dann|so]",
        "(wird|werden) ^ von ~ angegriffen [,] [dann|so]",
        "(greift|attackiert|greifen) ~ [dort|da|doch] ^ an [,|:] [dann|so]",
    ),
    "head of attacked": (
        "(wer|wenn (uns|mich) (wer|jemand)) (uns|mich) (angreift|attackiert|anfällt) [,|:] [der]",
        "(werde ich|werden wir|wird jemand|wird wer) angegriffen [,] [dann|so]",
        "(als|wenn) (Verteidiger|Angegriffener|Angegriffene) [:|,]",
        "(wenn|falls) [wir|ich] angegriffen [werden|werde] [:|,]", "in der (Verteidigung|Defensive) [:]",
        "bei (Angriffen|Angriff) (auf (mich|uns)|des Feindes|der Feinde|der Gegner) [:|,]",
        "(Kämpfe|Gefechte) , in denen wir angegriffen werden [,|:]",
    ),
    "head of enemy": (
        "~ (ist|sind) (mir|uns)",
        "(in|bei|für) (Kämpfe|Kämpfen|Gefechte|Gefechten|1 Kampf|einem Kampf|jedem Kampf|den Kampf|Kampf) "
        "(gegen|mit) [den|die|dem] ~ [:]", "(geht|kommt) es gegen ~ [,|:] [dann|so]",
        "[nur] gegen [den|die] ~ [hingegen|aber|jedoch|allerdings|speziell] [:|,]",
    ),
    "head of sides": (
        "^ [im|in einem|in jedem|bei einem] (Kampf|Gefecht) (gegen|mit) [den|die] ~ [:]",
        "(kämpft|kämpfen|trifft|treffen) ^ (gegen|auf|mit) ~ [,|:] [dann|so]",
    ),
    "head of this": (
        "(in|für|bei) (diesem|diesen|dem|den|jenem) [folgenden|anstehenden|kommenden] (Kampf|Gefecht) [dort|"
        "da|dann|gilt] [:|,]",
        "(in|im) (dem|folgenden|anschließenden|fälligen) (Kampf|Gefecht) [danach] [:|,]",
        "im (Kampf|Gefecht) (danach|dort|dann|darauf) [:|,]", "(dort|dann) im Kampf [:|,]",
    ),
    "head of rest": (
        "(den|der|im|für den) (restlichen|weiteren) (Kampf|Kampfverlauf|Gefecht|Verlauf) [gegen ~] [dann] "
        "[:]", "[für] (den|der) Rest [des|vom|dieses] (Kampfes|Kampfs|Kampf|Gefechts) [gegen ~] [:]",
        "ab (hier|jetzt) [:]", "von (hier|jetzt|da) an",
    ),
    "otherwise": (
        "(wenn|falls|sofern) (es|das) mehr (ist|wird|wäre|kostet|kosten würde) [,] [dann]",
        "(ist|wird|wäre|kostet) (es|das) mehr [,] [dann]", "(wenn|falls) mehr [,] [dann]",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "_Kosten": (
        "egal was es kostet", "egal , was es kostet", "egal wie viel es kostet", "egal was passiert",
        "egal wie teuer", "koste es was es wolle", "koste was es wolle", "koste es , was es wolle",
        "koste es was wolle", "um jeden Preis", "um alles in der Welt", "komme was wolle",
        "komme , was wolle", "was es auch koste", "zu jedem Preis", "auf Teufel komm raus",
        "auf Biegen und Brechen", "auf Biegen oder Brechen", "mit aller Macht", "mit aller Kraft",
        "ohne Rücksicht auf Verluste", "was immer es kostet", "unter allen Umständen",
        "mit Zähnen und Klauen", "egal was kommt", "egal wie hoch",
    ),
    "play": (
        "(legt|nimmt|setzt|wirft|bringt|zückt|zieht|haut|schmeißt|opfert|knallt|schickt) [_I] [erst|zuerst|"
        "zunächst|dann|danach] [die|den|meine|meinen|der|das|seine|ihre|1] @ [drauf|dagegen|ein|aus|hinein|"
        "rein|darauf|nach|hin|hinterher|obendrauf|raus|auf den Tisch|vor|ins Feld]",
        "(geht|gehe|gehen) [_I] mit [der|dem|meiner|seiner] @ (voran|vor|los|vorneweg)",
    ),
    "loss": (
        "(darf|dürfen|kann|können) [_I] (sich|mich|uns) [_I] [gern|gerne|ruhig] [_most] # _troops kosten "
        "lassen",
        "# (Tote|Toten|Gefallene) [(bei|für|von|mit) ^] (wären|sind|ist|wäre) [mir|uns|noch] zu "
        "(verkraften|verschmerzen|ertragen)",
        "(gibt|gebe|geben|geb) [_I] bei [einem|1] (Verlust|Verlusten) von [_most] # [_troops] (klein bei|"
        "nach|auf)",
    ),
    "spend": (
        "# _points (sind|ist|wären|wäre) das (höchste der Gefühle|Höchste der Gefühle|Äußerste|Maximum der "
        "Gefühle|Limit)",
    ),
    "fight": (
        "[_will] (haut|hau|haue|hauen) alles (raus|rein) [,] [was _I [noch] [an <suit>] (hat|habe|haben)]",
        "[_will] (haut|hau|haue|hauen) (raus|rein) alles [,] [was _I [noch] [an <suit>] (hat|habe|haben)]",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
