"""German turns of speech for what follows the first card: which one comes next, which stays, and when all is
given up; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

FURTHER_PHRASES = {
    "_so": ("also", "sprich", "nämlich"),
    "_klein": (
        "kleine", "kleinen", "kleiner", "niedrige", "niedrigen", "niedriger", "billige", "billigen",
        "schwache", "schwachen",
    ),
    "_zuerst": (
        "zuerst", "erst", "zunächst", "als erstes", "immer", "immer zuerst", "vorneweg", "erst mal",
        "erstmal",
    ),
    "_ausgespielt": (
        "nehmen", "spielen", "legen", "ausspielen", "einsetzen", "verwenden", "verheizen", "verbrauchen",
        "bringen",
        "opfern", "drankommen", "dran", "weg",
    ),
    "low": (
        "[_will] _zuerst [mit] [_meine] (_klein) (<suit>|Karten) [_ausgespielt]",
        "[_will] [mit] [_meine] (_klein) (<suit>|Karten) [_zuerst] [_ausgespielt]",
        "(nimm|nehmt|nehme|nehmen|spiel|spiele|spielt|spielen|leg|lege|legen) [_I] [_zuerst] [_meine] "
        "(_klein) "
        "(<suit>|Karten) [_zuerst]",
        "(kommen|kommt) [_zuerst] [_meine] (_klein) (<suit>|Karten) [_zuerst] [dran]",
        "(spielt|spielen|spiele|nimmt|nehmen|nimm|legt|legen|lege|wirft|bringt) [_I] [_oft] [_oft] "
        "[_meine] (_lowest) [<suit>|Karte] [_auf_den_Tisch] [,] [die (passt|reicht|genügt|langt|gerade "
        "reicht|gerade so reicht|sticht|hilft)]",
        "[_oft] [_meine] (_lowest) [<suit>|Karte] [_auf_den_Tisch] [,] die (passt|reicht|genügt|langt|"
        "gerade reicht|gerade so reicht|sticht|hilft)",
        "[_will] [_oft] von unten [nach oben] [weg|an|her] (spielen|anfangen|beginnen|kämpfen|ausspielen|"
        "los|hoch)",
        "(fängt|fange|fangen|beginnt|beginne|beginnen|spielt|spiele|spielen) [_I] [_oft] (unten|von unten|"
        "klein|niedrig|ganz unten|mit der kleinsten|mit der niedrigsten|mit den kleinen) [an|nach oben|"
        "anfangen]",
        "(fängt an|fange an|fangen an) [_I] [_oft] (unten|von unten|klein|niedrig|ganz unten|mit der "
        "kleinsten|mit der niedrigsten|mit den kleinen)",
        "(lieber|nur|erst|zuerst|immer|bitte) [_meine] (_kleinan|_klein) [<suit>|Karten] [_ausgespielt|"
        "verheizen|nehmen|opfern|verbrauchen|zuerst|zunächst]",
        "[_will] [mit] [_meine] (_lowest|_klein) [<suit>|Karte|Karten] (arbeiten|operieren|auskommen|"
        "hantieren|wirtschaften)",
        "(beginnend|angefangen|anfangend|startend) [mit|bei|von] [_meine] (_lowest|_klein) [<suit>|Karte|"
        "Karten]",
        "[also] erst [_meine] (_klein|_kleinan) [<suit>|Karten] [dann [_meine] (_dick)]",
        "[_will] [_oft] mit [_meine] (_lowest) [Karte|<suit>] (anfangen|beginnen|starten|eröffnen|zuerst|"
        "loslegen)",
    ),
    "_bleibt_hart": (
        "nicht [gleich|sofort|gleich schon|auf der Stelle|schon|freiwillig|von selbst|endlich] (aufgibt|"
        "aufgeben|"
        "nachgibt|nachgeben|weicht|weichen|verzichtet|passt|kapituliert|kapitulieren|die Segel streicht|"
        "die Segel "
        "streichen|die Waffen streckt|die Waffen strecken|das Feld räumt|klein beigibt|genug hat|genug haben|"
        "abzieht|abziehen|verschwindet)",
    ),
    "answered": (
        "(wenn|falls|sofern|sollte|sollten) _er [_noch] [_bleibt_hart] [_noch]",
        "(gibt|geben) _er [_noch] nicht [gleich|sofort|endlich] (auf|nach)",
        "(wenn|falls|sofern|sollte|sobald) (ers|er's|sies|sie's|sie es|er es) [_noch] [_noch] (tut|tun|"
        "macht|machen|wagt|kann|schafft)",
        "(wenns|wenn's|falls's|sollts|sollte's) [_noch] [_noch] [_noch] (nicht|ned|net) (reicht|langt|"
        "genügt|hilft|ausreicht|klappt)",
        "(wenns|wenn's) (zu wenig|zu knapp|nicht genug) (ist|war)",
        "(tut|macht|schafft|wagt) (er|sie|~) (das|es) [_noch] [_noch]",
        "(tut|macht) (ers|sies|er's|sie's) [_noch]",
        "(antwortet|antworten|kontert|kontern|reagiert|reagieren|erwidert|erwidern) _er [_noch] [_noch] "
        "[mit (seiner|ihrer|einer|1|der|etwas|was|irgendwas) [<suit>|Karte]]",
        "(kommt|kommen|folgt|gibt es|gibts) [_noch] [_noch] (Antwort|eine Antwort|1 Antwort|Gegenwehr|"
        "Widerstand|Kontra|Konter|ein Konter|1 Konter)",
        "(bei|nach) [einer|1|weiterer|erneuter] (Gegenwehr|Antwort|Erwiderung|Gegenkarte|Konter)",
        "(bin|sind) (ich|wir) [_noch] [_noch] (dran|am Zug)",
        "(wenn|falls|sofern|sobald) (ich|wir) [_noch] [_noch] (dran|am Zug|an der Reihe) (bin|sind|komme|"
        "kommen)",
        "danach (dürfte|darf|kann|könnte|müsste) (ich|wir) [ja|wohl|dann|doch] [_noch] [_noch] [ran] [,]",
        "(wenn|falls|sollte|sofern) (auch|selbst) (das|die|der|es) [auch|noch] nicht (reicht|genügt|langt|"
        "hilft|ausreicht|reichen|genügen|langen|helfen|ausreichen) [,]",
    ),
    "_und": ("auch", "auch noch", "noch", "nur noch", "nur", "höchstens noch", "eben", "halt", "zusätzlich"),
    "play": (
        "[dann] (spiele|spielen|lege|legen|nehme|nehmen|werfe|werfen|bringe|bringen|schicke|setze) [_I] "
        "[_und] [die|"
        "den|meine] @ [_drauf|auch|ein]",
        "(kommt|kommen|folgt|folgen) [_und] [die|der|das|meine] @ [hinterher|nach|drauf|dran|dazu|an die "
        "Reihe]",
        "[_und] [die|der|das|meine] @ (folgt|folgen|kommt|kommen) [hinterher|nach|drauf|dran|dazu]",
        "_und [die|der|den] @",
        "[dann|danach] (eröffne|eröffnet|eröffnen|eröffnen Sie|beginnt|beginne|beginnen|beginnen Sie|"
        "starte|startet|starten Sie|fange an|fangen an|fängt an|fangt an) [_I|Sie|^] [mit] [der|dem|"
        "meiner] @ [an]",
        "(folgt|kommt|geht|fliegt) [_und] (die|der|das|meine|1) (zweite|andere|nächste) @",
        "(die|der|das) (zweite|andere) @ [hinterher|nach|drauf|dazu|hintendrauf|hintennach]",
        "[_und] [die|den|meine|der|das] @ (hintendrauf|hintennach|oben drauf|obenauf|raus|rein|auf den "
        "Tisch|auf den Tisch legen|hinlegen|ausspielen|rausgeben|rauswerfen|aufs Feld|voran|los|hinaus)",
        "(hau|haue|hauen|knall|knalle|leg|lege|legen|werf|werfe|schick|schicke|schieb|schiebe|schieben|"
        "schmeiß|schmeiße|klatsch|klatsche|zieh|ziehe|ziehen|geb|gebe) (hinterher|nach|drauf|raus|rein|"
        "obendrauf|hin|auf den Tisch|dagegen) [_I|ihm|ihr|ihnen] [_und] [_und] [die|den|meine|noch die] @",
        "(hau|haue|hauen|knall|knalle|schieb|schiebe|schieben|klatsch|klatsche|zieh|ziehe|ziehen|zeig|"
        "zeige|zeigen|präsentiere) [_I|ihm|ihr|ihnen] [ihm|ihr] [_und] [_und] [die|den|meine] @ [hinterher|"
        "nach|drauf|raus|rein|obendrauf|hin|auf den Tisch|dagegen|dazu]",
        "(der|dem|den) (kriegt|bekommt|kriege|begegnet|antwortet) [_und] [die|den|der] @ [zu (sehen|spüren|"
        "schmecken)|ab|ins Gesicht|auf den Tisch]",
        "(kriegt|bekommt) [er|sie] [_und] [die|den] @ (zu sehen|zu spüren|zu schmecken|ab|ins Gesicht)",
        "[die|den] @ [und] [notfalls|zur Not] [noch|auch] [die|den] @ zu (sehen|spüren)",
        "[_und] (notfalls|zur Not|im Notfall) [noch|auch|auch noch] [die|den] @ [zu sehen|zu spüren|"
        "hinterher|drauf]",
        "[und] [dann|danach|zuletzt|zum Schluss|schließlich|am Ende|als letztes|nachher|hernach] [noch] "
        "[nur noch|nur] [die|den|der|das] @ [hinterher|drauf|dazu]",
        "(spielt|spielen|spiele|legt|lege|legen|nimmt|nehme) [_I] (erst|zuerst|zunächst) [einmal] [die|den|"
        "das] @ [, dann [die|den|das] @]",
        "(gegen|für) (ihn|sie|die|den) [nur|erst] [die|den] @",
    ),
    "may play": (
        "(darf|dürfen|kann|können) [gern|gerne|ruhig] [_und] [_und] [die|der|das|meine] @ (raus|weg|drauf|"
        "her|"
        "hinterher|ran|mit|rein|folgen|kommen)",
    ),
    "keep behind": (
        "[die|der|den|meine] & (möchte|will|würde|mag|möchten|wollen) [_I] [lieber|aber|jedoch|gern|gerne|"
        "mir] "
        "[aber|lieber] (behalten|aufheben|aufsparen|sparen|zurückhalten)",
        "[die|der|den|meine] & (bleibt|bleiben) [mir] (für (später|nachher|^|~|die nächste Runde)|"
        "aufgehoben)",
        "[die|der|den|meine] & (bleibt|bleiben) (daheim|zuhause|zu Haus|zurück|da|hier|in der Tasche|im "
        "Ärmel)",
        "[die|der|das|den|meine] & (wird|werden) [mir|uns|schön|bitte] (aufgehoben|aufgespart|gespart|"
        "behalten|zurückgehalten|geschont|zurückgelegt|aufbewahrt|zurückbehalten)",
        "[die|der|das|den|meine] & [aber|jedoch|dagegen|hingegen] (nicht|ned|keinesfalls|auf keinen Fall|"
        "bloß nicht|lieber nicht)",
        "[die|der|das|den|meine] & (brauche|brauchen|benötige|brauch) [_I] [ja|aber] [noch] für (Rekruten|"
        "neue Truppen|Truppen|die Rekrutierung|Nachschub|später|etwas anderes|was anderes|Verstärkung|"
        "Verstärkungen|den nächsten|^|einen Train|neue Leute)",
        "[die|der|das|den|meine] & (spar|spare|sparen|schenk|schenke|schenken|erspare) [_I] (mir|uns)",
    ),
    "keep": (
        "[da] lieber (verliere|verlieren|gebe|geben) [_I] [auf] [,] (als|statt) [die|den|meine] @ (zu "
        "spielen|zu opfern|"
        "herzugeben|auszugeben|zu verbrauchen|zu legen)",
        "(ich|wir) (verliere|verlieren) lieber [,] (als|statt) [die|den|meine] @ (zu spielen|zu opfern|"
        "herzugeben|"
        "auszugeben|zu verbrauchen|zu legen)",
    ),
    "concede": (
        "(dann|da) lieber (verlieren|verloren|eine Niederlage|die Niederlage)",
        "[_will] (gar|überhaupt) nichts [spielen|legen|tun|machen|ausgeben]",
        "[_will] (keine|nicht 1) [einzige] Karte (anrühren|anfassen|spielen|ausspielen|legen|opfern|"
        "ausgeben)",
        "lieber (verliere|verlieren|gebe|geben) [_I] [es|das|den Kampf] [auf]",
        "(hab|habe|haben) _I keine Lust mehr [,] [dann] [_will] (_stop)",
        "(mehr|weiter) (gibts|gibt es|kommt|wird es|ist es|ist|hab ich|habe ich|haben wir) nicht",
        "^ (ist|sind) [mir|uns] [auch] (keine|nicht 1) [einzige] Karte wert",
        "(danach|dann|und) (sie|er) (ziehen|zieht) [dann] (ab|weg|heim|nach Hause|zurück)",
        "(und|danach|dann) (ziehen ab|zieht ab|ziehe ab) [sie|er|wir|ich]",
        "(lass|lasse|lassen|lasst) [_I] (ihn|sie|~) [lieber|halt|eben|dann|einfach] (ziehen|gewinnen|"
        "gewähren|davonziehen|siegen)",
        "_I (lass|lasse|lassen) (ihn|sie|~) [lieber|halt|eben|dann|einfach] (ziehen|gewinnen|gewähren|"
        "davonziehen|siegen)",
    ),
    "yield": (
        "(lasse|lass|lassen|überlasse|überlass|überlassen|gebe|geben|gönne|gönnen) [_I] _ihm (die Stadt|"
        "den Platz|die "
        "Festung|das Feld|den Sieg|das Schlachtfeld|das Nest)",
        "^ (nimmt|nehmen|schluckt|trägt) [seine|ihre|die|alle] # [_troops|Verluste|Verlust] [hin]",
    ),
    "fight": (
        "[_will] (_fight) [,] (solange|so lange) (es|ich|wir|er|da) [noch] [1|eine|ein] (<suit>|Karte|"
        "Karten) [oder [1|"
        "ein|eine] <suit>] (gibt|habe|haben|hat|ist|sind|zu spielen habe|zu spielen haben)",
        "[_will] (_fight) wie (1|ein|die|der) (Löwe|Löwen|Tiger|Teufel|Berserker|Helden|Held|Bär)",
        "[_will] sich (_fight|wehren) wie (1|ein|die|der) (Löwe|Löwen|Tiger|Teufel|Berserker|Helden|Held|"
        "Bär)",
    ),
    "head of enemy": (
        "[im|in] (jedem|einem|1|allen) (Kampf|Kämpfen|Gefecht|Gefechten) (gegen|mit) [die|den|der] %",
        "(wenn|falls|sobald|sollte|sollten) (ich|wir) ~ (bekämpfe|bekämpfen) [,|:] [dann|so]",
        "gegen [die|den] % [:|,]", "(Kämpfe|Gefechte) (gegen|mit) [die|den] % [:]",
    ),
    "no more": (
        "mehr (gibts|gibt es|geht|ist) nicht", "mehr ist nicht (drin|da)",
    ),
    "reserve no": (
        "[die|meine] (Reserven|Reserve|Joker) (bleiben|bleibt) (wo (sie sind|sie ist)|zu Hause|daheim|in "
        "der Hand|auf der "
        "Hand|liegen|unangetastet|draußen)",
        "[die|meine] (Reserven|Reserve|Joker) [:] (niemals|nie|nein|keinesfalls|auf keinen Fall|kommt "
        "nicht in Frage|"
        "keine|bleiben zu Hause)",
        "[die|meine|unsere|alle] _res ((der|von|des|für) $) (wird|werden) (nicht|nie|niemals|keinesfalls|"
        "auf keinen Fall) [für (Kämpfe|Schlachten|Gefechte|so etwas|sowas)] (verpulvert|verheizt|"
        "verschwendet|ausgegeben|gespielt|eingesetzt|angerührt|verbraucht|vergeudet|geopfert)",
        "[die|meine|unsere|alle] _res (wird|werden) (nicht|nie|niemals|keinesfalls|auf keinen Fall) [für "
        "(Kämpfe|Schlachten|Gefechte|so etwas|sowas|den|das|die|ihn)] (verpulvert|verheizt|verschwendet|"
        "vergeudet|geopfert|benutzt|rausgerückt)",
        "[die|meine|unsere|alle] _res ((der|von|des|für) $) (bleibt|bleiben|spare|behalte|hebe) [_I] "
        "[unangetastet|auf der Hand|in der Hand|liegen|stecken|zu Hause|auf|daheim]",
        "(brauche|brauch|brauchen|benötige) [_I] [die|meine|unsere] _res [ja|noch|selber|selbst|später|"
        "anderswo|noch für später|noch für (später|was anderes|schlechte Zeiten)]",
        "_I (brauche|brauch|brauchen|benötige) [die|meine|unsere] _res [ja|noch|selber|selbst] [für] "
        "[später|anderswo|was anderes|schlechte Zeiten]",
        "[und] [die|meine] _res (auch nicht|auch ned|ebenfalls nicht|genauso wenig|genausowenig|sowieso "
        "nicht|schon gar nicht|erst recht nicht|natürlich nicht|bleibt auch|bleiben auch|auch behalten)",
    ),
    "loss": (
        "lieber (verliere|verlieren|opfere|opfern) [_I] # [_troops] [,] (als|statt) [_meine] (<suit>|Karten)",
        "(Verlust|Verluste) [:] _most # [_troops]", "(Verlust|Verluste) [:] # [_troops] [_less]",
    ),
    "head of attacked": (
        "(greift|attackiert) an (mich|uns) (jemand|einer|wer|irgendwer) [,|:] [dann|so]",
        "(wenn|falls|sofern|sollte|sollten) [der|die] % (mich|uns) (angreift|angreifen|attackiert|"
        "attackieren) [,|:] "
        "[dann|so]", "(greift|greifen) [an] [der|die] % (mich|uns) [an] [,|:] [dann|so]",
    ),
    "aside": (
        "mehr (hab|habe|haben) (ich|wir) [eh|sowieso|ohnehin|leider|halt|ja] [auch] nicht",
        "was anderes (hab|habe|haben) (ich|wir) [eh|sowieso|ohnehin|leider|halt|ja] nicht",
        "was (er|sie|~|der) [da|noch|jetzt|dann] (hat|haben|macht|machen|tut|tun|kann|bringt|sagt|draufhat|"
        "auf der "
        "Hand hat)",
        "(die|das|sie|der) (wird|werden) (nicht|nie|niemals|keinesfalls) (gespielt|angerührt|ausgespielt|"
        "angefasst|hergegeben|ausgegeben|verwendet|eingesetzt)",
        "alles (darunter|andere|übrige|drunter|sonst) [ist|darf|kann] [zur] [Verwendung] (freigegeben|"
        "erlaubt|frei|raus|weg|gespielt werden|verwendet werden)",
        "bei <suit> [gilt|gelte] [:|,]",
        "(mehr|anderes|weitere|weiteres) <suit> (ist|habe|hab|haben|hat) [_I] (net|ned|nicht|nimmer|leider "
        "nicht|eh nicht|sowieso nicht|halt nicht) [mehr] [da|übrig|auf der Hand]",
        "(Karten|<suit>) (habe|hab|haben|hat) [_I] [da|dort] [eh|sowieso|ohnehin|leider] (keine|kein|keins|"
        "nicht viele|kaum) [mehr]",
        "(hab|habe|haben) [_I] [da|dort] [eh|sowieso|ohnehin|leider] (keine|kein) (Karten|<suit>) [mehr]",
        "[_meine] (_dick) [Karten|<suit>] (bleiben|bleibt) [mir] (daheim|zu Hause|hier|da|auf der Hand|in "
        "der Hand|liegen|stecken)",
        "(Ergebnis|Stand|Zwischenstand|macht|ergibt|sind|gibt) [dann] [:] [+|-|plus|minus] # [für (mich|"
        "uns)]",
        "(stehts|steht's|steht es|sinds|sind's) [dann] (#|0) (zu|:|-) (#|0)",
        "(ich|wir) (sags|sag's|sage es|sag es) [mal|amal|noch mal|nochmal] [langsam|deutlich|klar|ganz "
        "langsam]",
        "nicht (andersrum|anders herum|andersherum|umgekehrt|anders)",
        "(ich|wir) (trauere|traure|weine|trauern|weinen) (ihm|ihr|ihnen|dem) (nicht|keine Träne) nach",
    ),
    "head of attacked sides": (
        "(wenn|falls|sollte|sobald|sofern) ~ (zu|auf|gegen|an|bei) ^ (kommt|kommen|losgeht|losgehen|vorrückt|"
        "vorrücken|zieht|ziehen|marschiert|geht|auftaucht) [,|:] [dann|so]",
        "(kommt|kommen|geht|zieht|rückt|marschiert) ~ (zu|auf|gegen|an) ^ [los|heran|vor] [,|:] [dann|so]",
    ),
    "head of attacking enemy": (
        "(wenn|falls|sobald|sollte|sollten) (ich|wir) ~ (angreife|angreifen) [,|:] [dann|so]",
        "(greife|greifen) [an] (ich|wir) ~ [an] [,|:] [dann|so]",
    ),
    "head of attacked enemy": (
        "(wenn|falls|sofern|sollte) ~ [vorher|davor|dann|zuvor] (auf (mich|uns) losgehen|auf (mich|uns) "
        "losgeht|zu "
        "nahe kommt|zu nahe kommen|(mir|uns) zu nahe kommt|(mir|uns) zu nahe kommen|über (mich|uns) "
        "herfällt) [,|:]",
    ),
    "_er": (
        "die gnädige Frau",
        "(die|meine|unsere) (Dame|Kaiserin|Zarin|Königin|Gegnerin|Feindin|Marquise|Pompadour|Herrschaften|"
        "Gegner|Feinde)",
        "(der|mein|unser) (Alte|Herr|Herzog|Kaiser|König|Kerl|Bursche|Lump|Freund|Kollege|Marschall|"
        "Gegenspieler|Widersacher)",
        "[der] Alte Fritz",
        "Frau Kaiserin|Ihre Majestät|Seine Majestät|die Majestät|die andere Seite|wer",
    ),
    "_noch": (
        "tatsächlich|wirklich|noch was|noch etwas|nochwas|jetzt|so|es|dumm|tatsächlich noch|was drauf|"
        "immer noch|sofort|gleich|auch da noch|auch dann noch|auch da|auch dann|dazu|darauf noch|drauf",
    ),
    "_nachlegt": (
        "nachschiebt|nachschieben|hinterherschiebt|nachwirft|nachkommt|nachkommen|zurücklegt|zurückspielt|"
        "rausrückt|rausrücken|herausrückt|herausrücken|drüberlegt|drüberlegen|gegenlegt|gegenhalten|tut|"
        "tun|macht|überdeckt|kontra gibt|Kontra gibt|dagegen hält|dagegen halten|bedient|bedienen|"
        "weitergeht|weitergehen|aufholt|aufholen|in Führung geht|nach vorn kommt|nachlegen sollte|"
        "antworten sollte|kontern sollte",
        "(noch|1|eine|was|etwas|eins|einen|höher|wieder eine) [weitere|höhere|Karte|höher] (drauflegt|"
        "nachlegt|drauf legt|nachschiebt|hinterherschickt|bringt|wirft|ausspielt|rausholt|zieht|hinlegt|"
        "zurückgibt)",
        "mit (seiner|ihrer|einer|1|der|etwas|was|irgendwas) [<suit>|Karte|weiteren Karte] (antwortet|"
        "antworten|kontert|kontern|kommt|kommen|zurückkommt|dagegenhält|reagiert)",
        "(was|etwas|irgendwas) (höheres|Höheres|größeres|Größeres|besseres|Besseres|stärkeres|Stärkeres|"
        "dickeres|Dickeres) (bringt|bringen|legt|legen|spielt|spielen|hat|haben|zeigt|nachlegt|drauflegt)",
        "(eine|1) (höhere|größere|bessere|stärkere|dickere) [Karte] (bringt|bringen|legt|legen|spielt|"
        "spielen|hat|zeigt|nachlegt|drauflegt)",
    ),
    "cards": (
        "@ [kommt|geht|liegt] (vor|dann|und dann|danach|vor der|vor dem) [der|dem|die] @",
        "(in|dieser|der) [dieser|der] Reihenfolge [:] @",
    ),
    "_dinger": (
        "Dinger|Dinge|Brocken|Kaliber|Trümpfe|Kracher|Geschosse|Geschütze|Karten|Karte|Sachen|Hämmer|"
        "Klopper|Fische|<suit>",
    ),
    "_auf_den_Tisch": (
        "auf den Tisch|raus|rein|her|hin|spielen|legen|ausspielen|auspacken|rausholen|rausrücken|hinlegen|"
        "bringen|reinhauen|raushauen|aufs Feld|drauf|einsetzen|zuerst|voran|vorneweg|als erstes",
    ),
    "_oft": (
        "immer|stets|zuerst|immer zuerst|jeweils|grundsätzlich|zunächst|erst|immer erst|als erstes|nur|"
        "immer nur|am liebsten|lieber|möglichst",
    ),
    "high": (
        "[_will] [gleich|sofort|erst|immer] [mit] [_meine] (_dick|höchsten|hohen) (_dinger) (_auf_den_Tisch)",
        "[gleich|sofort|erst|immer] [mit] [_meine] (_dick) (_dinger) [ran|los|anfangen|beginnen]",
        "[_meine] (_highest) [<suit>|Karte|Karten] (zuerst|voran|vorneweg|als erstes|erst|immer zuerst|an "
        "erster Stelle)",
        "[_oft] [mit] [_meine] (_highest) [<suit>|Karte|Karten] (_auf_den_Tisch|anfangen|beginnen|eröffnen)",
        "(spielt|spielen|spiele|nimmt|nehmen|nimm|legt|legen|lege|wirft|bringt) [_I] [_oft] [_meine] "
        "(_highest) [<suit>|Karte] [_auf_den_Tisch]",
        "(fängt|fange|fangen|beginnt|beginne|beginnen|spielt|spiele|spielen) [_I] [_oft] (oben|von oben|"
        "hoch|ganz oben|mit der höchsten|mit den höchsten|mit den dicken|groß) [an|nach unten|anfangen]",
        "(fängt an|fange an|fangen an) [_I] [_oft] (oben|von oben|hoch|ganz oben|mit der höchsten|groß)",
        "[_will] [_oft] (oben|von oben|ganz oben) (anfangen|beginnen|spielen|los|angefangen)",
        "[mit] (die|der) (_highest) [Karte|<suit>] zuerst [spielen]",
        "alles [spielen|ausspielen|raus] [,] [mit] [der|die] (_highest) [Karte|<suit>] zuerst",
        "[_will] [_oft] mit [_meine] (_highest) [Karte|<suit>] (anfangen|beginnen|starten|eröffnen|zuerst|"
        "loslegen)",
    ),
    "reserve never": (
        "(keine|ohne|keinerlei) _res (in (diesem|dieser) (Zug|Runde|Phase)|diese Runde|diesen Zug|diesmal|"
        "heute|in keinem Kampf|in keinem Gefecht|nirgends)",
        "[in] (diesem|dieser|diese|diesen) (Zug|Runde) (keine|ohne) _res [spielen|einsetzen|ausgeben]",
        "[die|meine|unsere] _res [in] (diese|dieser|diesem|diesen) (Runde|Zug) (nicht|niemals) (spielen|"
        "einsetzen|anrühren|ausgeben)",
    ),
    "keep in all fights": (
        "[die|der|das|den|meine] & (ist|sind) (heilig|unantastbar|sakrosankt|tabu|verboten|gesperrt|"
        "eiserne Reserve)",
    ),
    "ask": (
        "(ich|wir) (will|wollen|möchte|möchten) (das|es|den Kampf) [lieber|gern|dann] (selbst|selber) "
        "(entscheiden|bestimmen|ausspielen|sehen)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
