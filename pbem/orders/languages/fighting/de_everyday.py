"""German turns of speech about fights from everyday letters: what is granted, what is borne, whom it is for;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

EVERYDAY_PHRASES = {
    "else fight": (
        "(bei mehr|darüber|drüber|wenn mehr) spielen",
        "(wäre|wird|ist|sind|wären|kostet) es mehr [,] [dann|so] [wird] "
        "(gespielt|gekämpft|spielen|kämpfen|spiele ich|"
        "kämpfe ich)",
        "(darüber|bei mehr|wenn mehr|bei höheren Verlusten) [hinaus] [dann] [wird|werden] "
        "(gespielt|gekämpft|"
        "kämpfen|weiterkämpfen|Karten spielen|mit Karten [kämpfen|gekämpft])",
        "(ab|bei) # [oder mehr|und mehr|aufwärts] [_troops] [wird|werden] [mit <suit>] "
        "(gespielt|gekämpft|gewehrt|"
        "zurückgeschlagen|zurückgeschossen|dagegengehalten)",
        "(sonst|ansonsten|andernfalls|im anderen Fall) [wird] [mit|ich|wir|er] "
        "(spielen|gespielt|spielt|weiterspielen|"
        "weitergespielt|Karten spielen|Karten|Karten legen|mit Karten kämpfen|Karten einsetzen|Karten "
        "ausspielen)",
        "(sonst|ansonsten|andernfalls) (spiele|spielt|spiel|spielen|lege|legt|legen) [ich|wir|er|sie] "
        "[Karten|weiter|aus]",
    ),
    "_but": (
        "aber", "doch",
    ),
    "_most": (
        "bis max [.]", "bis zu max [.]", "bis zu maximal", "bis zu höchstens",
    ),
    "_for the rest": ("ansonsten", "für den rest",),
    "_everything": ("alles",),
    "_anew": (
        "noch", "weitere", "weiteren", "obendrauf", "zusätzlich", "mehr",
    ),
    "_apiece": (
        "je", "pro",
    ),
    "_brawl": (
        "Rauferei", "Schlägerei", "Gefecht", "Kampf", "Scharmützel", "Händel",
    ),
    # --------------------------------------------------------------------------------------------- limits
    "_put_down": (
        "spielen", "ausspielen", "ausgeben", "einsetzen", "legen", "drauflegen", "nachlegen", "opfern",
        "verbrauchen", "verwenden", "investieren", "verheizen", "hergeben", "riskieren",
    ),
    "_puts_down": (
        "spiele", "spiel", "spielen", "spielt", "setze", "setzen", "setzt", "lege", "leg", "legen", "legt",
        "opfere", "opfern", "opfert", "nimm", "nehme", "nehmen", "nimmt", "verwende", "verwenden", "riskiere",
    ),
    "_in_it": (
        "dafür", "dabei", "da", "dort", "hier", "daran", "darauf", "(in diesem|für diesen) (Kampf|Fall)",
        "(in dieser|für diese) (Schlacht|Sache)", "(in diesem|für dieses) Gefecht",
    ),
    "_cards_of": (
        "Karte", "Karten", "Handkarten", "TK", "Taktikkarten",
    ),
    "_of_suit": (
        "[meiner] <suit>", "von meinen <suit>",
    ),
    "_no_more": (
        "höchstens", "maximal", "und nicht mehr", "mehr nicht", "allerhöchstens",
    ),
    "number of cards": (
        "[und] [_I] (hört|höre|hören|ist|sind) [dann] nach # [Karten] [_I] (auf|Schluss|Ende)",
        "nach # (Karten|Karte) (ist|mache|machen|macht) [ich|wir] [dann] (Schluss|Ende|Feierabend|genug)",
        "nach der (zweiten|dritten|2|3) [Karte] ist (Schluss|Ende|Feierabend|genug)",
        "[mit] [_will] [_puts_down] [_I] [_in_it] [dafür] [mit] _most # _cards_of [_in_it] [ein]",
        "[mit] [_will] [_in_it] _most # _cards_of [_in_it] [dafür] _put_down",
        "[_will] [_puts_down] [_in_it] (nicht|nie) mehr als # _cards_of [_in_it] [_put_down|ein]",
        "mehr als # _cards_of (spiele|setze|lege|opfere|will|möchte) [_I] [_in_it] (nicht|nie) [ein] "
        "[_put_down]",
        "mehr als # _cards_of [_in_it] (nicht|nie|keinesfalls) [_put_down]",
        "[mit] [_puts_down] # _cards_of [,] _no_more [_in_it] [_put_down|ein]",
        "mehr als # _cards_of ist [er|es|sie|das|mir|^] [mir] [das|er|es|sie|die Sache] nicht wert",
        "[^|er|es|sie|das] ist [mir] (nicht mehr als|höchstens|maximal|nur) # _cards_of wert",
    ),
    "number of a suit": (
        "[mit] [_will] [_puts_down] [_I] [_in_it] [dafür] [mit] _most # _of_suit [_in_it] [ein]",
        "[mit] [_will] [_in_it] _most # _of_suit [_in_it] [dafür] _put_down",
        "[_will] [_puts_down] [_in_it] (nicht|nie) mehr als # _of_suit [_in_it] [_put_down|ein]",
        "mehr als # _of_suit (spiele|setze|lege|opfere|will|möchte) [_I] [_in_it] (nicht|nie) [ein] "
        "[_put_down]",
        "mehr als # _of_suit [_in_it] (nicht|nie|keinesfalls) [_put_down]",
        "[mit] [_puts_down] # _of_suit [,] _no_more [_in_it] [_put_down|ein]",
    ),
    "one card": (
        "[_will] [_puts_down] [_I] [_in_it] [nur|höchstens|maximal] (1|eine) einzige Karte [_in_it] "
        "[_put_down|ein]",
    ),
    "loss": (
        "[lieber] bis [zu] # _troops (hergeben|opfern|verlieren|abgeben|verschmerzen) als (Karten|eine "
        "Karte|1 Karte)",
        "bis [zu] # [_troops] [Verlust|Verluste] (gebe|geb|geben|gibt) [nach] _I in (jedem|allen) "
        "(Kampf|Kämpfen) "
        "[nach]",
        "[_will] (_stop) bis [zu] [1|ein] (Verlust|Verlusten) [von] [_most] # [_troops]",
        "[_most] # [_troops] (darf|dürfen|kann|können) [mich|uns|es|ihn] [es|ein Kampf|1 Kampf|der "
        "Kampf|das|die Sache|das "
        "Ganze] [mich|uns] kosten [_less]",
        "[_I|^] (gibt|geben|gebe|geb) [_I] bis [zu] [einem|1|ein] (Verlust|Verlusten) [von] [_most] # "
        "[_troops] "
        "(nach|auf)",
        "bis [zu] # [_troops] [Verlust|Verluste] (gebe|geben|gibt|geb) [_I] (nach|auf)",
        "bis [zu] # [_troops] [Verlust|Verluste] (nachgeben|aufgeben)",
        "[dann] (schenk|schenke|schenken|lass|lasse|lassen|überlasse|überlass|gönne|gönn|spendiere) [_I] "
        "(ihm|ihr|ihnen|denen|~) [bis zu|bis|_most] # [_troops] [_less]",
        "bis [zu] # [_troops] [Verlust|Verlusten] (nehm|nehme|nehmen|nimmt) [_I] [es|das|den Verlust] hin",
        "[1|ein|der] Verlust von [_most] # [_troops] (wird|werden) "
        "(akzeptiert|hingenommen|geschluckt|verschmerzt)",
        "[_most] # (Verlust|Verluste|_troops) (wird|werden) (akzeptiert|hingenommen|geschluckt|verschmerzt)",
        "(ein|1) Verlust wird (akzeptiert|hingenommen|geschluckt|verschmerzt)",
        "[_most] # [_troops] [verlorene] [Verlust|Verluste] "
        "(akzeptiere|akzeptieren|schlucke|schlucken|verschmerze|verschmerzen|verkrafte|verkraften|ertrage|"
        "ertragen|toleriere) "
        "(ich|wir|er|sie)",
        "mehr als # [_troops] (will|wollen|möchte|möchten|mag|darf|dürfen|soll|sollen) [_I] "
        "(dabei|dort|da|hier|dafür|daran|in dem Kampf|nirgends) (nicht|nie|keinesfalls) "
        "(verlieren|opfern|einbüßen|hergeben|liegen lassen)",
        "# [_troops] (ist|sind|wäre|wären) (das Äußerste|das Höchste|alles) [,] was (ich|wir|er|sie) "
        "(verlieren|opfern|verschmerzen|hergeben) (will|wollen|kann|können|darf|dürfen|möchte|möchten)",
        "(den|der|ein|einen) Verlust von [_most] # [_troops] (verzeiht|verschmerzt|verkraftet) (man|der "
        "König|die Kaiserin|der Hof) [mir|uns]",
        "mehr als # [_troops] (Verlust|Verluste) (will|wollen|möchte|möchten) [_I] [da|dabei|dort|hier] "
        "(nicht|nie|keinesfalls)",
        "mehr als # [_troops] (verlieren|opfern) (will|wollen|möchte|möchten) [_I] [da|dabei|dort|hier] "
        "(nicht|nie|keinesfalls)",
        "bis [zu] # (_troops) (Verlust|Verluste) (ist|sind|wäre|wären|geht|gehen) (in "
        "Ordnung|ok|okay|drin|erlaubt|verkraftbar)",
        "_stop [,] (wenn|falls|sobald) (es|das|mich|uns) [mich|uns] [nur|bloß] [noch] # [_troops] [_less] "
        "(kostet|kosten)",
        "(wenn|falls|sobald) nur [noch] # [_troops] auf dem Spiel (steht|stehen) [,] _stop",
        "_stop [,] (wenn|falls|sobald) nur [noch] # [_troops] auf dem Spiel (steht|stehen)",
    ),
    "not so many": (
        "[und] # [aber|jedoch|dann] nicht [mehr]",
        "# [schon|sind|ist] nicht [mehr]",
        "[und] (auf keinen Fall|keinesfalls) #",
        "[und|aber|nur|bloß] nicht # [_troops|Punkte]", "# (wäre|wären|ist|sind) zu (viel|viele)",
    ),
    "spend": (
        "(die|meine|unsere) (Kasse|Kriegskasse|Staatskasse|Schatulle) (erlaubt|gestattet|gibt her|verträgt) "
        "[mir|uns] [_most] # _points [_less]",
        "[_will] (höchstens|maximal|nur) [noch] # [_points] [mehr] (ausgeben|verbrauchen|einsetzen|"
        "spielen)",
    ),
    "_nothing_left": (
        "(wenn|falls|sobald) (sonst|gar) (nichts|nix|keine Karte) [mehr] (da ist|hilft|geht|übrig "
        "ist|reicht|bleibt)",
        "(wenn|falls|sobald) (kein|keine|keinen) (<suit>|Karte|Karten) mehr (da ist|da sind|übrig "
        "ist|übrig sind)",
        "(wenn|falls|sobald) (alle|die) (anderen|andern|<suit>|übrigen) [Karten] "
        "(weg|gespielt|aufgebraucht|raus|fort) "
        "sind", "nach allen (anderen|<suit>)",
    ),
    "reserve last": (
        "[die|meine|unsere|beide] (Reserve|Reserven|Res|R|Joker) [ganz] (zum Schluss|am Schluss|am Ende|"
        "zuletzt|als letztes|als letzte)",
        "[die|meine|unsere|1|eine|beide] (Reserve|Reserven|Joker) [_I] [wird|werden] [bitte] (erst|nur) "
        "[ganz] (zum "
        "Schluss|am Schluss|zum Ende|am Ende|zuletzt|als letztes|als letzte|als letzter|als letztes "
        "Mittel|im "
        "Notfall|zur Not|im äußersten Notfall|_nothing_left) [spielen|einsetzen|ausspielen|gespielt]",
        "(erst|nur) [ganz] (zum Schluss|am Schluss|am Ende|zuletzt|als letztes|als letztes Mittel|im "
        "Notfall) "
        "[die|meine|unsere|1|eine] (Reserve|Reserven|Joker) [spielen|einsetzen|ausspielen]",
        "(zur Not|notfalls|im Notfall|zuletzt|ganz zum Schluss|zum Schluss) [auch] [die|meine|unsere|1|eine] "
        "(Reserve|Reserven|Joker) [spielen|einsetzen|ausspielen]",
    ),
    "_in total": (
        "insgesamt", "zusammen", "gesamt", "summa",
    ),
    "reserve no": (
        "(die|meine|unsere|beide) (Reserve|Reserven|Joker) (will|wollen|möchte|möchten|würde) (ich|wir) "
        "[gern|lieber|"
        "alle] (behalten|aufheben|schonen|sparen|aufsparen)",
        "Reserve nein",
        "[die] Reserve (bleibt|bleiben) (zu Hause|daheim|im Schrank|in der Tasche|weg|stecken)",
        "[die|meine|unsere|beide] (Reserve|Reserven) (ist|sind|bleibt|bleiben) [nur] für (Notfälle|den "
        "Notfall|schlechtere Tage|schlechte Zeiten|später)",
    ),
    "keep behind": (
        "(die|meine|der|das) [beiden|2] & (sind|ist|bleibt|bleiben) "
        "(tabu|verboten|heilig|unantastbar|gesperrt|reserviert)",
        "[die|den|meine|der|das] & [_will] [_I] [mir|uns] [noch|lieber] (sparen|aufsparen|aufheben|behalten)",
        "[die|den|meine|der|das] & (in keinem|in keiner) (Gefecht|Kampf|Schlacht) "
        "(spielen|einsetzen|ausgeben|ausspielen|verwenden|hergeben|opfern)",
        "[und] [die|der|den|meine] & (aber|jedoch|dagegen|nur|unbedingt) [bitte] (aufheben|behalten|sparen|"
        "zurückhalten|schonen|aufbewahren)",
    ),
    "fight": (
        "[da|dort|dabei|dafür|hier|dann] (darf|dürfen|kann|können) [wirklich|ruhig|auch] "
        "(alles|alle|alle Karten|jede Karte) (weg|drauf|raus|rein|ran|gespielt werden|verspielt "
        "werden|ausgegeben werden|draufgehen)",
        "[ich|wir] (halte|halten|hält) [_I] dagegen [,] mit (dem|allem) [,] was [da] [ist|(ich|wir) "
        "(hab|habe|haben)] [da]",
        "(dafür|da|dabei) (darf|dürfen) (beide|alle|alle beide) [meine|die] [<suit>] "
        "(weg|ran|dran|raus|drauf)",
        "<suit> ohne (Grenze|Limit|Beschränkung|Ende)",
        "[hier|da|dort] bis zur letzten <suit>",
        "wehren (ja|schon)",
        "bis (zum|zur) (letzten|Letzten|letzter|Schluss|bitteren Ende|letzten Karte|letzten "
        "Mann|Umfallen|Äußersten|Geht nicht mehr)",
        "(hält|halten|halte) [_I|^] battlefield [bis zum letzten|bis zum Letzten|um jeden Preis|unbedingt]",
        "[mit] (Karten so viel|so viel Karten|so viele Karten|Karten so viele) wie (nötig|notwendig|es "
        "braucht|es sein müssen) [ist|sind]",
        "[alles|die Karten] ausspielen [,] was (nötig|notwendig) ist",
        "[ruhig] (alles|Karten) [ausspielen] [,] was (nötig|notwendig) ist",
        "[bis] (ich|wir|er|sie) (gewonnen) (habe|haben|hat)",
    ),
    "spend in all": (
        "[und] (insgesamt|zusammen) [aber] _most # _points", "_most # _points (insgesamt|zusammen|alles in "
        "allem|in Summe|gesamt)", "Limit [:|von|bei] # [_points] [inkl|inklusive|mit] [.] [der #]",
    ),
    "limit reached": (
        "(ist|wenn|falls|sobald) (das Limit|die Grenze|das Maximum) (erreicht|überschritten) [ist|wird] "
        "[,|:] "
        "[dann|so]",
    ),
    # ------------------------------------------------------------------------------- the lowest card
    "_lowest": (
        "niedrigere", "niedrigeren", "kleinere", "kleineren", "schwächere", "schwächeren", "billigere",
        "billigeren", "kleinstes", "kleinster", "niedrigster", "billigster", "geringster", "sparsamste"),
    "_enough": (
        "[,] mit (der|dem|denen) [_I|^] [wieder|gerade|noch] (vorn|vorne|in Führung|im Plus|über 0) (bin|ist|"
        "sind|liege|liegt|liegen|komme|kommt|kommen|stehe|steht|stehen)",
    ),
    "_one_plays": (
        "spiele man", "man spiele", "(gespielt|gelegt|ausgespielt) (wird|werde|werden)", "man nehme",
        "nehme man", "man lege", "lege man", "da spielen (wir|sie)", "da spiele ich", "spielt", "spiele",
        "spiel", "spielen", "nimm", "nehmen", "nehme", "leg", "lege", "legen",
    ),
    "_sufficing": (
        "reichende", "ausreichende", "passende", "genügende", "siegreiche", "taugliche",
    ),
    "_from_below": (
        "von unten", "von klein nach groß", "von unten nach oben", "aufsteigend", "von unten her",
        "der Reihe "
        "nach von unten", "von unten weg",
    ),
    "zero": (
        "[_immer] [_meine] _lowest [<suit>|Karte] [,] (mit der|mit denen|bei der|die) [_I|^] (nicht "
        "mehr|nicht "
        "länger) (hinten|zurück|im Minus|unter 0) (liege|liegt|liegen|bin|ist|sind|bleibe|bleibt)",
        "[_immer] [_meine] _lowest [<suit>|Karte] [,] (mit der|die) [_I|^|mich|uns|ihn] [gerade] "
        "[wieder] (aus "
        "dem Minus|aus den Miesen|mindestens auf (0|Gleichstand)) (bin|ist|sind|komme|kommt|kommen|bringt)",
    ),
    "pick lowest": (
        "[und zwar] [mit] [die|der|das|dem|den] (_lowest) (meiner|unserer|von meinen|von den|der) "
        "[beiden|2|3] (<suit>|Karten|Herzkarten|Pikkarten|Kreuzkarten|Karokarten)",
    ),
    "low from below": ("<suit> [,|:|-] [immer] _from_below",),
    "low": (
        "Karte für Karte (nach oben|aufwärts|hoch|von unten)",
        "[und|dann] (gehts|geht es|gehe ich) [dann] Karte für Karte (nach oben|aufwärts|hoch|weiter nach "
        "oben)",
        "[_will] [spielt|spiele|spielen] immer [die] (niedrigste|kleinste|billigste) "
        "(passende|mögliche|spielbare) Karte",
        "Kleinvieh zuerst",
        "[die] (Kleinen|Kleine|kleinen|kleine|niedrigen|Luschen) (vor|voran|zuerst|vorweg)",
        "(immer|jedes Mal|stets|grundsätzlich) mit [der] (niedrigsten|kleinsten|billigsten) "
        "[<suit>|Karte] (anfangen|beginnen|starten)",
        "(fange|fang|fangen|beginne|beginnt|fängt) [_I] (immer|jedes Mal|stets|grundsätzlich) mit "
        "[der|dem] (niedrigsten|kleinsten|billigsten) [<suit>|Karte] [an]",
        "[_will] [_one_plays] [_immer] [_meine] _lowest _sufficing [<suit>|Karte]",
        "[_will] _one_plays [_immer] [_meine] _lowest [<suit>|Karte] [,] _enough",
        "_immer [_meine] _lowest [<suit>|Karte] [,] _enough",
        "<suit> [,|:|-] [_immer] [die] (_klein|_lowest) [Karten|Karte] (zuerst|erst|zunächst|als "
        "erstes|voran)",
        "klein anfangen [,] [und] [dann] (größer|steigern|höher|mehr) [werden]",
        "[immer] [nur] (knapp drüber|gerade so drüber|knapp darüber|gerade darüber|nur das Nötigste|gerade "
        "genug)",
        "[die] (billigste|günstigste|sparsamste) (Variante|Lösung|Möglichkeit) [, die "
        "(gewinnt|reicht|genügt)]",
        "[die] kleine <suit> (genügen|genügt|reichen|reicht|tun es)",
        "[die] (kleinen|kleine|niedrigen|niedrige) [Karten] vor [den] (großen|hohen|teuren|guten) [Karten]",
    ),
    "head of attacked enemy": (
        "(wenn|falls|sobald|sollte) [der|die] ~ [hier|dort|da|bei mir|bei uns|doch] _comes [,|:] [dann|so]",
        "[if] (kommt|schaut|rückt|taucht|kreuzt|klopft) ~ [hier|dort|da|doch] [bei mir|bei uns] "
        "(vorbei|an|auf) [,|:] [dann|so]",
        "(wenn|falls|sollte|sobald) [der|die|das] ~ [einen|eine|nach] "
        "(Streit|Kampf|Schlacht|Händel|Ärger) (sucht|will|"
        "anfängt|suchen|wollen|anfangen) [,|:] [dann|so]",
    ),
    "head of attacked sides": (
        "(sollte|wenn|falls) [der|die] ~ [es] (wagen|wagt) [,] ^ (anzugreifen|zu attackieren) [,|:] "
        "[so|dann]",
    ),
    "ask": (
        "[um] [bitte] (kurze|kurz|eine|1|erst|erneut|dann) (Rückfrage|Nachfrage|Rückmeldung|Meldung) [an "
        "mich|bei mir]",
        "(Rückfrage|Rückmeldung|Rücksprache) [an mich|bei mir|mit mir]",
        "bei mir (nachfragen|rückfragen|anfragen)",
        "bitte (Rückmeldung|Rückfrage|Bescheid) [an mich|geben]",
        "(sag|sagt|gib|gebt|geben Sie|sagen Sie) [mir|uns] (Bescheid|Laut) [,] (bevor|ehe) "
        "(du|ihr|Sie|1|eine) [was|etwas|1|eine|irgendwas|Karte] "
        "(legst|spielst|spielt|legt|legen|spielen|Karte)",
        "[ich|wir] [bitte|bitten] [ich|wir] um (Rückfrage|Rücksprache|Nachfrage)",
        "(ersuche|bitte|ersuchen|bitten|wünsche) (ich|wir) [darum] [,] (mich|uns) bei jeder Karte zu "
        "(befragen|fragen)",
        "(mich|uns) bei jeder Karte (befragen|fragen|zu fragen|zu befragen)",
    ),
    "head of attacked own": (
        "bei (1 Angriff|einem Angriff|Angriffen|Angriff|einer Attacke) auf [den|die] ^ [,|:] [dann]",
        "[if] ^ (angegriffen|unter Beschuss|attackiert) [:|,]",
    ),
    "head of own": (
        "^ (ist|sind) [ja|eh|sowieso|ohnehin|schon] (verloren|hin|nicht zu retten|dahin|geliefert) (,|:|;)",
        "für (unseren|meinen|den) [alten|braven|guten|tapferen|lieben] ^ (gilt|heißt das|heißt es) [:|,]",
        "(bei|mit) ^ (bitte|darf man|darfst du|dürfen Sie|dürft ihr|kann man|könnt ihr|kannst du|wird) [:|,]",
        "(bei|mit|für) ^ (großzügig|sparsam|vorsichtig|geizig|knauserig|freigiebig) sein [:|,]",
        "(sag|sagt|sagen Sie|bestell|bestellt) ^ [,] (er|sie) (soll|sollen|möge|mögen|darf|dürfen)",
    ),
    "keep and reserve": (
        "[die|den|meine|meinen|unsere] @ [sowie|und|,] [die|meine|unsere|beide|beiden] "
        "(Reserve|Reserven|Joker) "
        "(behalten|aufheben|sparen|schonen|zurückhalten|behalte ich|behalten wir)",
    ),
    "fight to": (
        "da (kannste|kannst du|darfste|darfst du|könnt ihr|können Sie) bis [zu] # _points (verballern|"
        "verpulvern|ausgeben|raushauen|verbraten|verschießen|einsetzen)",
    ),
    "_brauch": (
        "brauch",
        "brauche",
        "brauchen",
        "benötige",
        "benötigen",
        "braucht",
        "benötigt",
    ),
    "_selber": (
        "[ich|wir|er|sie|^] [selber|selbst|noch|dringend|später|ja|eh|dann|anderswo|woanders|nachher|bald]",
        "^",
    ),
    "high": ("[die] (Großen|Hohen|hohen|großen|dicken|Dicken) (vor|voran|zuerst|vorweg)",),
    "play": (
        "(Widerstand|Gegenwehr) [nur] mit [der|dem|den] @", "[einmal] [die|der|das] @ [einmal] wenn nötig",
        "[_I] probiers mit [der|dem] @",
        "(ich|wir) (probiere|probieren|versuche|versuchen) es mit [der|dem] @",
        "(geht|kommt) [die|der|das] @ (hinterher|dran|drauf|nach)",
        "(mit|zuerst|gleich|mit der|mit dem) @ "
        "(fang|fange|fangen|fängt|beginne|beginnen|beginnt|starte|starten|eröffne|eröffnen) [_I] [an]",
        "@ (macht|machen|mach) [zuerst|mal] den Anfang",
        "[die|der|das|den] @ (muss|müssen|darf|dürfen|soll|sollen|kann|können) [_Danach] "
        "(ran|dran|her|raus|weg|drauf|herhalten|auf den Tisch)",
        "kommt [meine|mein|die|der|das] "
        "[einzige|einziger|einziges|letzte|letzter|letztes|beste|bester|dicke|gute] @ auf den Tisch",
        "(gleich|sofort|erst|erst einmal|zuerst) [die|der|das|den|meine] "
        "(dicke|dicken|fette|fetten|große|großen|hohe|gute|guten|schöne) @",
        "[die|der|das|den] @ (sofort|gleich) (drauf|raus|rein|hin|vor)",
        "@ (als Erstes|gleich als Erstes|zuerst|vorweg|sofort) [,] (wenn|falls|sobald) (ich|wir) "
        "(hinten|zurück|im Minus) (liege|liegen|bin|sind)",
    ),
    "otherwise": (
        "(darüber|bei mehr|ab mehr|mehr) [hinaus] (wird|werden) [:|,]",
        "(wenn|falls) (es mehr|mehr) (kostet|ist|sind|wird|"
        "werden|wäre|wären) [,|:] [dann|wird]", "(wird|ist) es mehr [,|:] [dann]",
        "drüber [muss|wird|dann] [:|,]",
    ),
    "_comes": (
        "kommt",
        "anrückt",
        "vorbeikommt",
        "vorbeischaut",
        "auftaucht",
        "sich blicken lässt",
        "sich rührt",
        "zupackt",
        "zuschlägt",
        "losschlägt",
        "frech wird",
        "ankommt",
        "aufkreuzt",
        "es versucht",
        "sich traut",
        "kommen",
        "anrücken",
        "auftauchen",
        "angerückt kommt",
    ),
    "head of attacked": (
        "[if] (kommt|kommen|rückt|greift) (1|einer|wer|jemand|irgendwer|man|welche) [an|daher|vorbei|uns "
        "an] [,|:] [dann|so]",
        "(wenn|falls|sobald|sollte) (1|einer|wer|jemand|irgendwer|man) [hier|dort|da|doch] _comes [,|:] "
        "[dann|so]",
        "[if] (greift|greifen|kommt|kommen) [an] [die] % [uns|mich] [an] [,|:] [dann|so]",
        "(wenn|falls|sobald|sollte|sollten) [die] % [uns|mich] "
        "(angreift|angreifen|kommt|kommen|zuschlägt|zuschlagen) [,|:] [dann|so]",
    ),
    "unasked": ("[danach|ab dann] [bitte] nicht mehr (fragen|nachfragen|rückfragen)",),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
