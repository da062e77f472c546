"""German turns of speech of plans in ordinary letters: who attacks whom and when, and which cards are played
only if a fight costs much; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

ORDINARY_PHRASES = {
    "_is behind": ("hinten", "zurück", "zurückliegen",),
    "_once more": ("wieder", "noch", "dann", "danach", "erneut", "nochmal", "immer"),
    "_or": ("oder",),
    "_falls": (
        "wenn", "falls", "sollte", "sollten", "sobald", "sofern", "für den Fall , dass", "für den Fall dass",
    ),
    "_vorher": (
        "vorher", "zuvor", "davor", "vorab", "zuerst", "doch", "dann", "noch", "dort", "da", "hier", "jetzt",
        "nun", "diese Runde", "in dieser Runde", "nächste Runde", "trotzdem", "tatsächlich", "wirklich",
        "etwa", "womöglich", "selbst", "schon", "auch", "wieder", "gleich", "zwischendurch", "nämlich",
    ),
    "_fällt_an": (
        "(angreift|angreifen|attackiert|attackieren|überfällt|überfallen|angeht|angehen|anfällt|anfallen|"
        "anrennt|angehn)", "(angreifen|attackieren) (sollte|sollten|will|wollen|würde)",
    ),
    "_greift": ("greift", "greifen", "attackiert", "attackieren", "überfällt", "überfallen"),
    "_los": (
        "los", "losgeht", "losgehen", "losgehn", "stürzt", "stürzen", "losstürzt", "losstürmt", "wirft",
        "werfen", "zukommt", "zukommen", "zumarschiert", "draufhaut", "einprügelt", "eindrischt",
        "losmarschiert",
    ),
    "_wen": ("[den|die|meinen|unseren|meine|unsere|der] [armen|guten|alten] ^",),
    # ---------------------------------------------------------------------------------------- which fight
    "head of attacked sides": (
        "[if] (kommt|kommen|rückt|geht) [der|die] ~ [_vorher] an _wen (ran|heran) [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [_vorher] an _wen [_vorher] (rankommt|herankommt|heranrückt|rangeht) [,|:] "
        "[dann|so]",
        "[if] _falls [der|die] ~ [_vorher] [_vorher] _wen [_vorher] [_vorher] _fällt_an [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [sich] [_vorher] [_vorher] auf _wen [_vorher] _los [,|:] [dann|so]",
        "[if] _falls [der|die] ~ _greift [_vorher] _wen [_vorher] [an] [,|:] [dann|so]",
        "[if] _falls [der|die] ~ greift [_vorher] an [_vorher] _wen [,|:] [dann|so]",
        "[if] _greift [der|die] ~ [_vorher] [_vorher] _wen [_vorher] [an] [,|:] [dann|so]",
        "[if] (stürzt|wirft|stürzen|werfen) sich [der|die] ~ [_vorher] auf _wen [,|:] [dann|so]",
        "[if] (geht|gehen|kommt|kommen) [der|die] ~ [_vorher] auf _wen [_vorher] los [,|:] [dann|so]",
    ),
    "head of attacked own": (
        "[if] _falls _wer [_vorher] _wen [_vorher] _fällt_an [,|:] [dann|so]",
        "[if] _falls _wer [sich] [_vorher] auf _wen [_vorher] _los [,|:] [dann|so]",
        "[if] _falls _wen [_vorher] [_vorher] (angegriffen|attackiert|überfallen) (wird|werden|werden sollte|"
        "werden sollten) [,|:] [dann|so]",
        "[if] (wird|werden) _wen [_vorher] [_vorher] (angegriffen|attackiert|überfallen) [,|:] [dann|so]",
    ),
    "head of attacked enemy": (
        "[if] _falls [der|die] ~ [_vorher] [_uns] [_vorher] _fällt_an [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [sich] [_vorher] auf _uns [_vorher] _los [,|:] [dann|so]",
    ),
    "head of both": (
        "[und] [das gilt] [für|bei] (jede|jeder|beide|beiden) [meiner|meine|der] [beiden|2] (Nation|Nationen|"
        "Länder|Länder|Armeen|Kronen) [gleichermaßen|gilt] [:]",
    ),
    "head of attacked him": (
        "[if] _greift [der|die] ~ [_vorher] (ihn|sie|dort|da|hier) [_vorher] [an] [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [_vorher] (ihn|sie|dort|da|hier) [_vorher] _fällt_an [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [sich] [_vorher] auf (ihn|sie) [_vorher] _los [,|:] [dann|so]",
    ),
    "head of attacking enemy": (
        "(beim|bei dem|für den|zum) Angriff (auf|gegen) [den|die] ~ [:|,]",
        "(bei|in) (meinem|unserem) Angriff (auf|gegen) [den|die] ~ [:|,]",
    ),
    # ----------------------------------------------------------- cards that are spared while it is cheap
    "_kostet_n": (
        "[_I] [sonst|ansonsten] # [_troops] oder mehr "
        "(verliere|verlieren|verliert|verlören|verlöre|verlieren "
        "würde|verlieren würden|verloren wären|kostet|kosten würde|auf dem Spiel stehen)",
        "[_I] [sonst|ansonsten] mindestens # [_troops] "
        "(verliere|verlieren|verliert|verlören|verlöre|verlieren "
        "würde|verlieren würden|verloren wären|kostet|kosten würde|auf dem Spiel stehen)",
        "(es|das|die Niederlage) [uns|mich|ihn] [sonst] # [_troops] oder mehr (kostet|kosten würde)",
        "(es|das|die Niederlage) [uns|mich|ihn] [sonst] mindestens # [_troops] (kostet|kosten würde)",
        "der Verlust [sonst] # [_troops] oder mehr (ist|wäre|beträgt|betrüge)",
        "der Verlust [sonst] mindestens # [_troops] (ist|wäre|beträgt|betrüge)",
    ),
    "_kostet_mehr": (
        "[_I] [sonst|ansonsten] mehr als # [_troops] (verliere|verlieren|verliert|verlören|verlöre|verlieren "
        "würde|verlieren würden|verloren wären|kostet|kosten würde|auf dem Spiel stehen)",
        "(es|das|die Niederlage) [uns|mich|ihn] [sonst] mehr als # [_troops] (kostet|kosten würde)",
        "der Verlust [sonst] [noch] (mehr als|über|größer als|höher als) # [_troops] (ist|wäre|beträgt|liegt|"
        "betrüge)", "(der|solange der) Verlust # [_troops] übersteigt",
    ),
    "_hinten_n": (
        "_I [um|mit|bei] # [Punkte|Punkten] oder mehr (hinten|zurück|zurückliegen|zurückliege|zurückliegt) "
        "[liege|liegen|liegt|bin|sind|ist]",
        "_I [um|mit|bei] mindestens # [Punkte|Punkten] (hinten|zurück|zurückliegen|zurückliege|zurückliegt) "
        "[liege|liegen|liegt|bin|sind|ist]",
        "(es|der Stand) [bei] - # oder (schlechter|schlimmer) (steht|ist)",
    ),
    "_hinten_mehr": (
        "_I [um|mit] mehr als # [Punkte|Punkten] (hinten|zurück|zurückliegen|zurückliege|zurückliegt) [liege|"
        "liegen|liegt|bin|sind|ist]",
    ),
    "_nur_wenn": (
        "nur [dann] [,] (wenn|falls|solange)", "erst [,] (wenn|falls)", "(außer|es sei denn) [,] [wenn]",
    ),
    "_nicht_außer": (
        "[_will] [spiele|spielt|lege|nimm|setze|opfere] [die|den|der|meine|beide] & [spielen|legen|nehmen|"
        "einsetzen|opfern|ausspielen|ausgeben] [aber] [,] nur [dann] [,] (wenn|falls|solange)",
        "[die|den|der|meine|beide] & [aber] [bitte] erst [,] (wenn|falls)",
        "[die|den|der|meine|beide] & [_will] nicht "
        "[spielen|legen|nehmen|einsetzen|opfern|ausspielen|ausgeben|"
        "anrühren|hergeben] [,] (außer [,] [wenn]|es sei denn [,])",
        "(behalte|behalten|spare) [_I] [die|den|der|meine|beide] & [,] (außer [,] [wenn]|es sei denn [,])",
    ),
    "_sie_außer": (
        "(sie|die|den|das|diese|beide) [spiele|spielt|spielen|legen|nimm|nehmen] [_I] [aber] [,] nur [dann] "
        "[spielen|legen|nehmen] [,] (wenn|falls|solange)",
        "(spiele|spielt|lege|nimm) [_I] (sie|die|den|diese|beide) [aber] [,] nur [dann] [,] (wenn|falls|"
        "solange)", "[aber] nur [,] (wenn|falls|solange)",
    ),
    "only at loss": ("_nicht_außer _kostet_n", "_sie_außer _kostet_n"),
    "only over loss": ("_nicht_außer _kostet_mehr", "_sie_außer _kostet_mehr"),
    "only at score": ("_nicht_außer _hinten_n", "_sie_außer _hinten_n"),
    "only over score": ("_nicht_außer _hinten_mehr", "_sie_außer _hinten_mehr"),
    "loss at either": (
        "bei (-|minus) # (oder|und|/) [bei] (-|minus) # [dann] [lieber|einfach|gleich] [_will] [lieber|"
        "einfach|gleich] (_stop)", "[_will] (_stop) [_I] bei (-|minus) # (oder|und|/) [bei] (-|minus) #",
    ),
    "head of this": ("(in|bei|für) (dieser|der|jener) (Sache|Angelegenheit|Affäre|Aktion|Begegnung) [:|,]",),
    "_uns": (
        "(einen|1|jemanden) (der|von den) (Meinigen|Meinen|Unsrigen|Unseren)",
    ),
    "ask": (
        "(wünsche|wünschen|möchte|möchten|will|wollen|bitte) [_I] (zu|bei|nach) jeder [einzelnen] Karte "
        "gefragt [zu] "
        "werden",
    ),
    "concede": (
        "[und] dann is (Schluss|Schluß|Ende|Feierabend|gut|vorbei)",
        "[und|dann|danach] (gibt|geben) [dann] (^|er|sie) sich [dann] geschlagen",
        "[und|dann|danach] gibt sich (^|er) [dann] geschlagen",
        "mehr als (diese|die) [#] (Karten|Karte) (will|wollen|möchte|möchten|werde|werden) [_I] [dort|da|"
        "hier|dafür] nicht (ausgeben|einsetzen|spielen|opfern|legen|riskieren)",
        "mehr als (diese|die) [#] (Karten|Karte) (gebe|geben|setze|setzen|spiele|spielen|opfere|opfern) [_I] "
        "[dort|da|hier|dafür] nicht [aus|ein]",
    ),
    "play": (
        "[dann] (kriegt|bekommt|kriegen|bekommen) (er|sie|~) [eben|halt|jetzt|dann] [die|den] @",
        "(er|sie|~) (kriegt|bekommt|kriegen|bekommen|soll|sollen) [eben|halt|jetzt|dann] [die|den] @ "
        "[haben|kriegen|"
        "bekommen]", "(gib|gebt|zeig|zeigt|geben|zeigen) (ihm|ihnen|~|wir ihm|wir ihnen) [die|den] @",
        "(soll|sollen) (er|sie|~) [die|den] @ (haben|kriegen|bekommen)",
        "(soll|sollen|möge|will|wollen|werde|werden) (er|sie|^|ich|wir) [dann] mit [der|dem|den] @ "
        "(weitermachen|antworten|kontern|nachlegen|drübergehen|darübergehen|dagegenhalten)",
        "(macht|machen|geht|gehen) (er|sie|^) [dann] mit [der|dem|den] @ weiter",
        "[und] (dann|danach|darauf|anschließend) mit [der|dem|den] @",
    ),
    "loss": (
        "mit [nur|höchstens] # (Verlust|Verlusten|_troops) (bin|sind|wäre|wären) (ich|wir) [schon|auch|noch] "
        "(zufrieden|einverstanden)",
    ),
    # ------------------------------------------------------------------------------------- ways to play
    "fight": (
        "[_will] (_fight) [_I] [bis (zum|zu) [bitteren] (Ende|Schluss|Schluß)] mit [meinen|den|meinem|allen] "
        "<suit> [bis (zum|zu) [bitteren] (Ende|Schluss|Schluß)]",
        "[_will] mit [meinen|den|meinem|allen] <suit> [zu] (_fight) [_I]",
        "(ist|sind|wird|wäre) [dann|dort|da] mit <suit> (zu (kämpfen|spielen|antworten)|gekämpft)",
        "[es] (ist|sind|wird|werden) [dann|dort|da] <suit> (zu spielen|gespielt|zu nehmen)",
        "[_will] (nehmen|spielen|einsetzen) [,] was (nötig|notwendig) ist",
    ),
    "low": (
        "von (unten|den kleinen|der kleinsten) [her] (anfangen|beginnen|an) [mit den (Karten|<suit>)]",
        "von unten [her] mit den (Karten|<suit>) (anfangen|beginnen)",
        "nicht [so|allzu] viel (verschwenden|ausgeben|verbrauchen|einsetzen|verpulvern)",
        "(möglichst|so) wenig [wie möglich] (verschwenden|ausgeben|verbrauchen|einsetzen|verpulvern)",
        "[die|meine] kleinen (Karten|<suit>)",
        "[die|meine] (kleine|kleinen|niedrige|niedrigen|billige) (Karten|<suit>) (reichen|genügen|langen|tun "
        "es) [da|dort|dafür|hier]",
    ),
    "_anotherday": (
        "für (später|nachher|morgen)", "für 1 (anderen|späteren|besseren) (Tag|Kampf)", "für 1 andermal",
        "für 1 (andere|spätere|bessere) (Gelegenheit|Schlacht|Runde)", "für (schlechte|schlechtere|bessere|"
        "harte) Zeiten", "für (den nächsten Kampf|die nächste Runde|die nächste Schlacht)",
    ),
    "_putsby": (
        "(heb|hebe|heben|spar|spare|sparen|halt|halte|halten|behalt|behalte|behalten) [auf|zurück]",
    ),
    "keep": (
        "[und] [die|den|meine] @ _putsby [_I] [mir|uns] [lieber] _anotherday [auf|zurück]",
        "[und] [die|den|meine] @ [mir|uns] [lieber] _anotherday (aufheben|aufsparen|sparen|zurückhalten|"
        "behalten|aufbewahren)",
    ),
    "keep behind": (
        "[und] [die|den|meine] & _putsby [_I] [mir|uns] [lieber] _anotherday [auf|zurück]",
        "[und] [die|den|meine] & [mir|uns] [lieber] _anotherday (aufheben|aufsparen|sparen|zurückhalten|"
        "behalten|aufbewahren)",
    ),
    "cards": ("(beginnend|angefangen|startend|anfangend) (mit|bei) [der|dem|den] @",),
    "answered": (
        "(wenn|falls|sollte|sofern) (er|sie|~|%) [danach|dann|noch|noch mal|nochmal|wieder] [noch mal|"
        "nochmal|wieder|noch] (darübergeht|darübergehen|drübergeht|drübergehen|mitgeht|mitgehen|dagegenhält)",
        "(wenn|falls|sollte) (es|das) [noch mal|nochmal|wieder] an (mich|uns) (kommt|zurückkommt|kommen)",
        "(wenn|falls) (ich|wir) (wieder|noch mal|nochmal|nochmals) (dran|an der Reihe) "
        "(bin|sind|komme|kommen)",
    ),
    "aside": (
        "[ich] (hab|habe|haben) [grad|gerade|leider|heute|jetzt|im Moment] (keine|wenig|kaum|nicht viel) "
        "Zeit [mehr]", "(ab|von) (da|dann|jetzt|hier|nun) (an|ab)",
        "[denn] (brauche|brauchen|brauch) [_I] [noch] (welche|den Rest|sie|die anderen|die) [noch] "
        "(für|gegen) (^|~|$|später|andere)",
        "(ich|wir) (brauche|brauchen|brauch) [noch] (welche|den Rest|sie|die anderen|die) [noch] (für|gegen) "
        "(^|~|$|später|andere)",
        "man", "[es|das] (sind|ist) [ja|doch|eh] (nur|bloß) # [_troops]",
        "# _troops (tut|tun) (nicht|nich|net|ned) [so|sehr|mehr] weh",
        "# _troops (sind|ist|wären) (kein (Weltuntergang|Drama|Beinbruch|Unglück)|keine "
        "(Katastrophe|Tragödie)|"
        "nicht (schlimm|tragisch|die Welt|viel))",
        "(ich|wir) (habe|haben|hab) [da|ja|dafür] [#|viele|genug|einige|ein paar|nur|noch] [gute|schöne|hohe|"
        "kleine] <suit> [dafür|da|auf der Hand|übrig]", "jedoch", "ich habe (viele|genug|reichlich)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""

ORDINARY_RETREATS = {
    "_where": ("(bei|in|vor|um|nahe) §",),
    "else": (
        "[und|oder] [,] (wenn|falls|sofern) (das|es|dies|dort) [leider] (nicht (angeht|geht|möglich "
        "ist|klappt|"
        "frei ist|gehen sollte)|unmöglich ist|besetzt ist) [,]",
    ),
    "aside": (
        "die (Herren|Herrschaften|Burschen|Herrn|beiden Herren)",
        "(mögen|sollen|dürfen|müssen) die (Herren|Herrschaften|Burschen|Herrn|beiden Herren)",
        "(er|sie|~) (hat|haben) sich [zurückzuziehen|zu begeben]", "oder so", "oder in die Nähe",
        "irgendwo dort", "ist (mir|uns) egal",
        "(soweit|sofern|falls|wenn|so weit) [es|das] [irgend|nur] (möglich|machbar|geht|irgend geht)",
        "(so|möglichst|am besten) (hin|dahin|dorthin)",
    ),
    "_verliert": (
        "gegen [die|den] $ (verliert|verlieren|verlöre|unterliegt|unterliegen)",
    ),
    "anyone": (
        "[alle|die|jeder|jene] [,] (wer|die|der|den) (gegen|von) (uns|mich|^|$|die $|meine Leute|meine "
        "Truppen) (verliert|verlieren|unterliegt|unterliegen|geschlagen wird|besiegt wird) [,]",
        "(alle|jeder|jene) [,] (die|der) [den|1|einen] [Kampf] [gegen (uns|mich|$)] (verliert|verlieren|"
        "verloren haben) [,]",
        "wer [immer] [auch] [den|1|einen] [Kampf] [gegen (uns|mich|$)] (verliert|unterliegt) [,]",
        "(Besiegte|Geschlagene|Verlierer|Unterlegene) [aller Art|jeder Nation|grundsätzlich|immer|bitte|"
        "sollen|gehen] [:]",
    ),
    "off supply": (
        "(dahin|dorthin|hin) [,] wo (er|sie|es) (keinen Nachschub|keine Versorgung|nichts zu essen|kein "
        "Brot|keinen train|keinen Tross|kein train) [mehr] (hat|haben|kriegt|bekommt|findet|erreicht|gibt|"
        "bekommen|finden)",
        "wo (er|sie|es|man) (keinen Nachschub|keine Versorgung|kein Brot|keinen train|keinen Tross|kein "
        "train) [mehr] (hat|haben|kriegt|bekommt|findet|erreicht|gibt|bekommen|finden|ist)",
        "(raus|heraus|weg|hinaus|ab) (aus|von) (der|ihrer|seiner|dem|ihrem|seinem) (Versorgung|Nachschub|"
        "Nachschublinie|Nachschublinien|Versorgungslinie)",
        "außer (Versorgung|Reichweite (ihres|seines|des) (Nachschubs|train|Trosses))",
        "(ab|raus|hin|hinaus) (ins|in das) (Unversorgte|Hungergebiet|Nirgendwo|Niemandsland)",
        "(ohne|aus der|außerhalb der|außerhalb seiner|außerhalb ihrer|jenseits der|fern der|fern jeder) "
        "(Versorgung|Nachschub|Nachschublinien)",
    ),
    "ask": (
        "(entscheide|bestimme|wähle|entscheiden|bestimmen) (ich|wir) [selbst|dann|lieber|selber] [selbst] "
        "[,] wohin [er|sie|~] [geht|soll|zurückgeht|muss|flieht]",
    ),
}  # fmt: skip
"""A part of the table `retreat_phrases` of German."""
