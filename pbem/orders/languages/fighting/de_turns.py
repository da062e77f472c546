"""German phrases of plans in letters of a whole turn: which fight is meant by where it is, what it costs
if it goes badly, and which cards may be played; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

TURN_PHRASES = {
    "_there": ("dort", "dabei", "hierbei"),
    "_there first": ("da", "hier"),
    "_in that": (
        "in dieser", "in diesem", "bei dieser", "bei diesem", "für diese", "für diesen", "für dieses",
        "in jener", "in jenem", "bei jener", "bei jenem",
    ),
    "_span": ("Runde", "Zug", "Spielzug", "Spiel", "Partie", "Phase", "Brief", "Jahr", "Winter"),
    "_may": ("darf", "dürfen", "kann", "können", "dürfte", "könnte"),
    "_zudem": ("auch", "auch noch", "noch", "eben", "halt", "dann", "jetzt"),
    "_wer": (
        "jemand", "wer", "einer", "1", "irgendwer", "irgendjemand", "irgend jemand", "man", "ein Feind",
        "der Feind", "1 Feind", "er", "sie", "irgendeiner",
    ),
    "_uns": (
        "mich", "uns",
        "(jemanden|jemand|einen|1|wen|irgendwen|irgendjemanden) von (uns|mir|meinen|meinen Leuten|unseren|"
        "den Meinen)", "(einen|1) [meiner|unserer] (Generäle|Generale|Generals)",
        "meine (Leute|Generäle|Truppen)", "unsere (Leute|Generäle|Truppen)", "wen", "jemanden",
    ),
    "_greift_an": (
        "angreift", "angreifen", "attackiert", "attackieren", "überfällt", "anfällt", "angreifen sollte",
        "angreifen sollten", "angehen", "angeht",
    ),
    "_schlecht": (
        "schlecht", "dumm", "schief", "blöd", "übel", "mies", "ungünstig", "daneben", "böse", "unglücklich",
        "gegen (uns|mich|ihn|sie)", "nicht gut", "nicht so gut", "nicht nach Plan",
    ),
    "_läuft": (
        "läuft", "geht", "steht", "ausgeht", "laufen sollte", "gehen sollte", "kommt", "aussieht", "gelaufen",
    ),
    "if badly": (
        "(auch|selbst) wenn (es|das) _schlecht [_läuft]", "auch wenn es (schiefgeht|schiefläuft|danebengeht)",
        "(wenn|falls|sollte|sofern) (es|das|die Sache|der Kampf|alles|das Ganze|was) [doch|ganz|sehr|"
        "richtig|echt] _schlecht [_läuft|laufen|gehen|ausgehen] [,|:]",
        "(wenns|wenn's|falls's|wenns es) [doch|ganz|sehr|richtig|echt] _schlecht [_läuft] [,|:]",
        "(wenns|wenn's|wenn es|falls es|falls das|wenn das|wenn was|wenn etwas) (schiefgeht|schiefläuft|"
        "danebengeht|schiefgehen sollte|hart auf hart kommt) [,|:]",
        "sollte (es|das|was|etwas) (schiefgehen|schiefgehn|danebengehen) [,|:]",
        "(läuft|geht|steht) (es|das|es uns) [ganz|sehr|richtig] (schlecht|dumm|schief|blöd|daneben) [,|:]",
        "(im|schlimmsten|im äußersten|im ungünstigsten|im schlimmsten) (Fall|Falle|Notfall) [,|:]",
        "(schlimmstenfalls|ungünstigstenfalls) [,|:]", "wenn alle Stricke reißen [,|:]",
        "(wenn|falls|sollte|sollten) [_I|^] (verliere|verlieren|verliert|unterliegen|unterliegt) [_I] [,|"
        ":]", "(wenn|falls) [_I] [den Kampf|ihn|es|das] (verliere|verlieren|verliert) [,|:]",
        "(wenn|falls) (uns|mich|ihn|sie) das Glück verlässt [,|:]",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of this": (
        "(bei|in|für|während) (dem|diesem|jenem|den|diesen) (Angriff|Sturm|Treffen|Handgemenge|"
        "Scharmützel) [gilt] [:|,]", "beim Angriff [:|,]",
    ),
    "head of sides": (
        "(was|betreffend|betreffs|zum|zu|beim|bei|bezüglich|wegen|für) [der|den|dem|des] (Kampf|Kampfes|"
        "Gefecht|Gefechts) [von] ^ (gegen|mit|und|>) ~ [angeht|betrifft|anbelangt] [:|,]",
        "[der|den] (Kampf|Gefecht) [von] ^ (gegen|mit|und|>) ~ [:|,]",
        "[bei|beim|für|in|im|zum|der|den] [der|den|dem|1|einem] [geplanten|unserem|meinem] "
        "(Angriff|Überfall|Sturm) (von|durch) ^ (auf|gegen) ~ [:|,]",
    ),
    "head of attacked sides": (
        "[bei|beim|für|in|im|gegen|im Falle|im Fall|der|den] [der|den|dem|1|einem|eines] (Angriff|Angriffs|"
        "Überfall|Überfalls) (von|durch) ~ (auf|gegen) ^ [:|,]",
        "[if] _falls ^ [_vorher] [_vorher] _von ~ [_vorher] (angegriffen|attackiert|überfallen|angegangen|"
        "heimgesucht) (wird|werden|wird er|werden sie|würde|würden|werden sollte) [,|:] [dann|so]",
        "[if] (sollte|sollten|wird|werden|würde|würden) ^ [_vorher] [_vorher] _von ~ [_vorher] "
        "(angegriffen|attackiert|überfallen|angegangen) [werden] [,|:] [dann|so]",
        "[if] _falls ^ (angegriffen|attackiert|überfallen) (wird|werden|würde) _von ~ [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [_vorher] über _wen [_vorher] _fällt_her [,|:] [dann|so]",
        "[if] (fällt|fallen) her [der|die] ~ [_vorher] über _wen [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [_vorher] [_vorher] auf _wen [_vorher] (geht|gehen|gehn|zugeht|zugehen|"
        "trifft|treffen|einschlägt|einschlagen|losgehn|marschieren) [,|:] [dann|so]",
        "[if] _falls [der|die] ~ [sich] [_vorher] [_vorher] (an|mit) _wen (vergreift|vergreifen|ranmacht|"
        "heranmacht|anlegt|anlegen|heranwagt|rantraut) [,|:] [dann|so]",
        "(im|für den|in dem|auf den) (Fall|Falle) (eines|des|1|von) (Angriffs|Angriffen|Überfalls) (von|"
        "durch|des) ~ auf [den|die] ^ [,|:] [dann|so]",
        "[if] _falls [der|die] ~ (so (verrückt|dumm|dreist|frech|kühn|leichtsinnig|wahnsinnig|blöd|mutig|"
        "töricht) (ist|sind) und) [_vorher] _wen [_vorher] (_fällt_an) [,|:] [dann|so]",
        "[if] _falls [der|die] ~ es (wagt|wagen|wagt ,|riskiert|riskieren) [,] _wen [_vorher] anzugreifen "
        "[,|:] [dann|so]",
        "[if] (wagt|wagen|traut|trauen) es [der|die] ~ [,] _wen [_vorher] anzugreifen [,|:] [dann|so]",
        "[if] (sollte|sollten) [der|die] ~ so (verrückt|dumm|dreist|frech|kühn|leichtsinnig|wahnsinnig|"
        "blöd|mutig|töricht) sein [,] [und] _wen (anzugreifen|anzufallen|angreifen|attackieren|zu "
        "attackieren|zu überfallen) [,|:] [dann|so]",
        "[if] (sollte|sollten) [der|die] ~ es (wagen|riskieren) [,] _wen (anzugreifen|anzufallen|zu "
        "attackieren) [,|:] [dann|so]",
        "if ^ (wird|werden) _von ~ [_vorher] (angegriffen|attackiert|überfallen) [,|:] [dann|so]",
        "if [der|die] ~ (greift|greifen) an [_vorher] _wen [,|:] [dann|so]",
    ),
    "head of attacked": (
        "(wenn|falls|sobald|sofern|sollte|sollten) _uns [doch|trotzdem|dann] _wer _greift_an [,|:] [dann|"
        "so]",
        "(wenn|falls|sobald|sofern|sollte|sollten) _wer [doch|trotzdem|dann] _uns _greift_an [,|:] [dann|"
        "so]", "(greift|attackiert) (mich|uns) [doch|trotzdem|dann] _wer [an] [,|:] [dann|so]",
        "(greift|attackiert) _wer [doch|trotzdem|dann] _uns [an] [,|:] [dann|so]",
        "(wenn|falls|sollte|sollten) (1|einer|jemand) von (uns|meinen|meinen Leuten|unseren) angegriffen "
        "(wird|werden) [,|:] [dann|so]",
        "[if] _falls _wer [_vorher] [_vorher] über _uns [_vorher] _fällt_her [,|:] [dann|so]",
        "[if] (fällt|fallen) her _wer [_vorher] über _uns [,|:] [dann|so]",
        "(im|für den|in dem|auf den) (Fall|Falle) (eines|des|1|von) (Angriffs|Angriffen|Überfalls) [auf "
        "(uns|mich)] [,|:] [dann|so]",
        "egal (wer|wer auch) (uns|mich) [_vorher] (angreift|attackiert|anfällt) [,|:]",
        "wer [auch] immer (uns|mich) [_vorher] (angreift|attackiert|anfällt) [,|:] [der|dem|den]",
        "[if] _falls _I [_vorher] [sich|uns|mich] [_vorher] (verteidigen|wehren) (muss|müssen|müsste|"
        "müssten|sollte|sollten) [,|:] [dann|so]",
        "(im|für den) (Verteidigungsfall|Angriffsfall|Ernstfall) [gilt] [:|,]",
        "(für|bei|in) (Verteidigungskämpfe|Verteidigungskämpfen|Abwehrkämpfe|Abwehrkämpfen|"
        "Verteidigungsgefechten|Verteidigungsgefechte) [gilt] [:|,]",
        "(bei|im Falle von) (Angriffen|einem Angriff|1 Angriff|Angriff) auf [die] $ [:|,]",
        "[if] (wird|werden) _wer [der|von den] (Unsrigen|Unseren|Meinen|Meinigen) angegriffen [,|:] [dann|"
        "so]",
        "egal [,] (wer|wer auch) wen [auch] [immer] (angreift|attackiert|anfällt) [bei (mir|uns)] [$] [,|:]",
        "egal [,] wer [auch] [immer] (mich|uns) (angreift|attackiert|anfällt) [,|:]",
    ),
    "head of attacked enemy": (
        "(wenn|falls|sobald|sofern|sollte|sollten) ~ [doch|trotzdem|dann] _uns _greift_an [,|:] [dann|so]",
        "(greift|greifen|attackiert) ~ [doch|trotzdem|dann] _uns [an] [,|:] [dann|so]",
        "[if] _falls [der|die] ~ (so (verrückt|dumm|dreist|frech|kühn|leichtsinnig|wahnsinnig|blöd|mutig|"
        "töricht) (ist|sind) und) [_vorher] _uns [_vorher] [_vorher] (_fällt_an) [,|:] [dann|so]",
        "[if] _falls [der|die] ~ es (wagt|wagen|riskiert|riskieren) [,] _uns [_vorher] anzugreifen [,|:] "
        "[dann|so]",
        "[if] _falls _I [_vorher] _von ~ [_vorher] (angegriffen|attackiert|überfallen) (werde|werden|wird) "
        "[,|:] [dann|so]",
    ),
    # ---------------------------------------------------------------------------------------- what is done
    "loss": (
        "[^|er|sie] (soll|sollen|darf|dürfen) [^|er|sie] [dabei|dort|da|daran] (nicht mehr als|höchstens|"
        "maximal|nur) # [_troops] [dabei|dort|daran|dafür] (verlieren|einbüßen|riskieren|opfern)",
        "[mit|bei] [_most] # (Mann|_troops) [dabei|dort] (weg|hin|futsch|tot|draufgehen|verloren|"
        "verlustig|abschreiben)",
        "[dabei|dort|da] _most # [_troops] [dabei|dort] (verlieren|einbüßen|opfern|Verlust|Verluste)",
        "(gebe|geb|geben|gibt) (nach|auf) [_I] [sonst|dann|lieber|sofort|gleich] [,] (wenns|wenn es|falls "
        "es|sofern es|sobald es) [nur|bloß|nur noch|höchstens|nicht mehr als] # [_troops] [_less] kostet",
    ),
    "loss at": (
        "[_will] (_stop) (bei|mit|auf) [1|einem] [Stand von|Stand] (-|minus) #",
        "(bei|auf) [1|einem] [Stand von|Stand] (-|minus) # [,] [dann|wird] [_will] (_stop)",
    ),
    "loss of troops": ("[mit|bei|für] _most # (Mann|Truppen|Armeen|Soldaten)",),
    "may play": (
        "[die|der|das|den|meine|beide] @ (darf|dürfen|kann|können) [_zudem] [gern|gerne|ruhig] [_zudem] "
        "(raus|weg|rein|mit|her|drauf|fallen|draufgehen|(gespielt|eingesetzt|ausgegeben|verwendet|"
        "ausgespielt|geopfert) werden|ran|dran) [dabei|dort|dafür]",
        "(darf|dürfen|kann|können) [_I|man] [gern|gerne|ruhig] [die|den|der|das|meine|beide] @ [gern|"
        "gerne|ruhig|auch] (spielen|einsetzen|ausgeben|verwenden|nehmen|ausspielen|opfern)",
        "[die|der|den|meine] @ (ist|sind) [dabei|dort|dafür] (erlaubt|ok|okay|frei|freigegeben)",
    ),
    "low": (
        "(weiter|dann weiter|danach) [immer] mit (der|dem) (nächsten|nächstkleinsten|nächstniedrigsten|"
        "nächsthöheren|nächstgrößeren) [Karte|<suit>]",
        "[dann|danach] [immer|jeweils] (die|der|das) (nächste|nächstkleinste|nächstniedrigste|"
        "nächsthöhere|nächstgrößere) [Karte|<suit>]",
        "[mit] [den|die|meine] <suit> von (unten|klein|der kleinsten|der niedrigsten) (weg|an|her|hoch|"
        "rauf|aufwärts|nach oben)",
        "von (unten|der kleinsten|der niedrigsten) (weg|an|her|hoch|rauf|aufwärts|nach oben)",
        "[_will] (beginne|beginnen|fange|fangen|anfangen) [_I] mit (der|dem|den) (kleinsten|niedrigsten|"
        "kleinen|niedrigen) [Karte|<suit>] [an|beginnen]",
        "[die] (kleinen|niedrigen|billigen) [<suit>] zuerst",
        "zuerst die (kleinen|niedrigen|billigen) [<suit>]",
    ),
    "fight to": ("bis # [_points] gehen", "[_will] bis # [_points] mitgehen"),
    "fight": (
        "bis (ich|wir|er|sie) gewonnen (habe|haben|hat)", "bis zum Sieg", "bis (es|der Kampf) gewonnen ist",
        "bis (der|die) Sieg (da|errungen|unser) ist",
    ),
    "reserve no": (
        "[aber|nur] [die|meine] (Reserve|Reserven|Joker) (nicht|nie|niemals|keinesfalls)",
        "(wenn|falls|sollte|sollten|sobald) [die|den|meine|mir die] (<suit>|Karten) (ausgehen|ausgeht|"
        "alle sind|weg sind|aus sind|verbraucht sind|zu Ende gehen|aufgebraucht sind) [,] [dann] (kommt|"
        "kommen|wird|werden|bleibt|bleiben) [die|meine] (Reserve|Reserven) [trotzdem|auch|dennoch|auch "
        "dann] (nicht|in der Hand|auf der Hand|zu Hause) [zum Einsatz|eingesetzt|gespielt|ausgespielt|"
        "verwendet|dran]",
        "(gehen|sollten) [die|mir die|meine] (<suit>|Karten) (aus|ausgehen) [,] [dann|so] (kommt|kommen|"
        "wird|werden|bleibt|bleiben) [die|meine] (Reserve|Reserven) [trotzdem|auch|dennoch] (nicht|in der "
        "Hand|auf der Hand|zu Hause) [zum Einsatz|eingesetzt|gespielt|ausgespielt|verwendet|dran]",
    ),
    "keep behind": (
        "[die|der|das|den|meine] & (soll|sollen|muss|müssen) [mir|unbedingt|auf jeden Fall] [auf der Hand|"
        "zu Hause|daheim|liegen|in der Hand] (bleiben|behalten werden|geschont werden|aufgehoben werden|"
        "gespart werden|zurückbleiben|hierbleiben)",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "aside": (
        "<suit> (spielen|nehmen|legen|ausspielen)",
        "(spiele|spielt|spielen|nehme|nimm|nehmt) [_I] [die|meine] <suit>",
        "(egal|gleich|ganz gleich|einerlei|wurscht) [,] (von wem|durch wen|wer es ist|wer es tut|welcher "
        "(Feind|Gegner|Russe|Preuße|Franzose|Österreicher) (es ist|kommt))",
        "(glaube|glaub|denke|denk|rechne) (ich|wir) [aber|ja] [eher] (nicht|kaum|nicht dran|nicht damit)",
        "(danach|damit|dann|so) (sind|bin|liegen|liege|stehen|stehe) (wir|ich) # (vorn|vorne|hinten|im "
        "Plus|über 0|in Führung)",
    ),
    "_von": (
        "von|vom|durch|von dem|von den|von der|seitens|von diesem|vom alten|vom Herrn|von Herrn",
    ),
    "_fällt_her": (
        "(herfällt|herfallen|herfallen sollte|herfallen sollten|herfallen will)",
    ),
    "_und_bei": (
        "[und|,|+] [auch] (bei|beim|mit|für|von) [dem|den|der] ^",
    ),
    "_so_machen": (
        "(machen|mache|spielen|spiele|halten|halte) (wirs|wir es|ichs|ich es|wir|ich) [das] (so|"
        "folgendermaßen|wie folgt)",
    ),
    "head of own": (
        "[also] (bei|beim|mit|für|von) [dem|den|der|meinem|unserem] ^ [_und_bei] (_so_machen) [:|,]",
        "[also] (bei|beim|mit|für) [dem|den|der|meinem|unserem] ^ [_und_bei] [gilt] [:|,]",
        "[if] _falls ^ [_vorher] [_vorher] [sich] [doch] (ran|kämpfen|schlagen|fechten|antreten|"
        "verteidigen|wehren) (muss|müssen|müsste|müssten|soll|sollen|sollte|sollten) [,|:] [dann|so|da]",
        "[if] _falls ^ [_vorher] [_vorher] (kämpfen|fechten|antreten|ran) [,|:] [dann|so|da]",
        "[if] _falls ^ [_vorher] in [1|einen|einem] [ein] (Kampf|Gefecht|Schlacht) [verwickelt] (gerät|"
        "geraten|kommt|kommen|verwickelt|wird|werden|geht|gehen) [wird|werden] [,|:] [dann|so|da]",
        "[if] (muss|müssen|sollte|sollten|müsste|müssten) ^ [_vorher] [sich] (kämpfen|schlagen|fechten|"
        "antreten|wehren) [müssen] [,|:] [dann|so|da]",
        "^ [,] _falls (er|sie|es) [_vorher] [_vorher] (kämpfen|kämpft|ran|fechten|in [1|einen] Kampf) "
        "[muss|müssen|sollte|gerät|geraten|kommt|soll|sollen] [zum Kampf kommt] [,|:] [dann|so]",
        "(wo|wann|wenn) [immer] [auch immer] ^ (kämpft|kämpfen|ficht|antritt|antreten) [,|:] [dann|so|da|"
        "gilt]",
        "(bei|in|für) (allen|jedem|alle|den) (Kämpfen|Kampf|Gefechten|Gefecht|Kämpfe|Schlachten) (von|mit|"
        "um|des|der) ^ [gilt] [:|,]",
        "für ^ (gilt|gelten) [:|,] [folgendes] [:]",
        "was ^ (angeht|betrifft|anbelangt) [:|,]",
    ),
    "head of nation": (
        "[in|bei|für] _each _fought [,] (das|den|die|dem|der|in dem|in das) [die] $ (führt|führen|hat|"
        "haben|schlägt|schlagen|kämpft|kämpfen|austrägt|austragen|gerät|geraten|verwickelt ist|beteiligt "
        "ist) [,|:]",
        "(in|bei|für) (den|die|allen|alle|jedem) (Kämpfen|Kampf|Gefechten|Gefecht|Kämpfe|Gefechte|"
        "Schlachten) (von|der|des) [die|den] $ [gilt] [:|,]",
        "für [die] $ [bitte|bitten|wünsche|möchte|lege] [ich|wir] [um] (folgende|folgendes|folgenden|diese|"
        "dieses) (Obergrenze|Grenze|Grenzen|Anweisung|Regel|Regeln|Vorgabe|Vorgaben|Limits|Obergrenzen|"
        "Limit) [vorzumerken|festzuhalten|zu notieren|zu beachten|fest|vormerken|notieren] [:|,]",
        "für [die] $ (gilt|gelten) [:|,] [folgendes|folgende Regel|folgende Grenzen] [:]",
        "[if] _falls [die] $ [_vorher] [sich] (kämpfen|schlagen|ran|fechten) (muss|müssen|sollte|sollten) "
        "[,|:] [dann|so|da]",
        "(bei|für|mit) [den|die|der] $ (_so_machen) [:|,]",
        "was [die] $ (angeht|betrifft|anbelangt) [:|,]",
        "[gilt] für (alle|sämtliche) $",
    ),
    "head of all": (
        "[if] _falls [_I|wer] [_vorher] [_vorher] (kämpfen|fechten|ran) (muss|müssen|sollte|sollten) [,|:] "
        "[dann|so|da]",
        "in (jedem|allen) (Kampf|Kämpfen|Gefecht|Gefechten) (gilt|gelte|soll gelten) [:|,]",
        "(gilt|gelten) (immer|überall|in jedem Kampf|für jeden Kampf|für alle Kämpfe|in allen Kämpfen) [:]",
    ),
    "head of attacked own": (
        "[if] _falls _wer [_vorher] [_vorher] über _wen [_vorher] _fällt_her [,|:] [dann|so]",
        "[if] (fällt|fallen) her _wer [_vorher] über _wen [,|:] [dann|so]",
        "[if] _falls [_vorher] [_wer] [sich] [_vorher] (an|mit) _wen (vergreift|vergreifen|rangeht|"
        "ranmacht|heranmacht|heranwagt|anlegt|vergreifen sollte) [,|:] [dann|so]",
        "(im|für den|in dem|auf den) (Fall|Falle) (eines|des|1|von) (Angriffs|Angriffen|Überfalls) "
        "[_vorher] auf [den|die] ^ [,|:] [dann|so]",
        "(bei|im Falle|im Fall) [1|einem|eines] (Angriff|Angriffs|Überfall) [_vorher] (auf|gegen) [den|"
        "die] ^ [,|:] [dann|so]",
        "wer [auch] [immer] _wen [auch] [_vorher] (angreift|attackiert|anfällt|überfällt|anrührt|anfasst) "
        "[,|:] [der|dem|den]",
        "[if] _falls [auch] _wen [_vorher] [_vorher] (angegriffen|attackiert|überfallen) (wird|werden|wird "
        "er|werden sie|würde|würden) [,|:] [egal|gleich|einerlei|ganz gleich] [,] [(von wem|durch wen|wer "
        "es ist|welcher (Feind|Gegner|Russe|Preuße|Franzose) es ist|wer es tut|wo)] [,] [dann|so]",
        "^ [,] _falls (er|sie) [_vorher] [_vorher] (angegriffen|attackiert|überfallen) (wird|werden|würde|"
        "würden) [,|:] [dann|so]",
        "(kommt|kommen) es [_vorher] [zu] [einem|1] Angriff auf ^ [,|:] [dann|so]",
        "(muss|müssen) ^ [sich] [_vorher] (verteidigen|wehren) [,|:] [dann|so]",
        "[if] _falls ^ [sich] [_vorher] (verteidigen|wehren) (muss|müssen|müsste|müssten|sollte|sollten) "
        "[,|:] [dann|so]",
        "(verteidigt|verteidigen|wehrt|wehren) (sich ^|^ sich) [,|:] [dann|so]",
        "[if] _falls [die|der] % [_vorher] [_vorher] _wen [_vorher] [_vorher] _fällt_an [,|:] [dann|so]",
        "[if] _falls [die|der] % [_vorher] auf _wen [_vorher] _los [,|:] [dann|so]",
        "[if] _falls [die|der] % [_vorher] über _wen [_vorher] _fällt_her [,|:] [dann|so]",
        "[if] (greift|greifen|attackieren) an (die|der) % [_vorher] _wen [,|:] [dann|so]",
        "if ^ [_vorher] (wird|werden) [_vorher] (angegriffen|attackiert|überfallen) [,|:] [dann|so]",
    ),
    "head of attacked him": (
        "[if] _falls (die|der|den|das) (%|Feinde|Feind) [_vorher] (ihn|sie|die beiden|die zwei|die 2) "
        "[_vorher] (_fällt_an) [,|:] [dann|so]",
        "[if] _falls (%|die %|der %) [_vorher] (ihn|sie|die beiden|die 2) [_vorher] (_fällt_an) [,|:] "
        "[dann|so]",
        "[if] _falls [der|die] ~ [_vorher] (die beiden|die zwei|die 2|einen von ihnen|einen der beiden|die "
        "Herren) [_vorher] (_fällt_an) [,|:] [dann|so]",
        "[if] _greift [der|die] ~ [_vorher] (die beiden|die zwei|die 2|einen von ihnen|einen der beiden) "
        "[_vorher] [an] [,|:] [dann|so]",
        "[if] (greift|greifen) an [der|die] ~ [_vorher] (die beiden|die zwei|die 2|ihn|sie|einen von ihnen|"
        "einen der beiden) [,|:] [dann|so]",
        "[if] (greift|greifen) an (wer|jemand|einer|irgendwer|die %|der %|%) [_vorher] (die beiden|die 2|"
        "ihn|sie) [,|:] [dann|so]",
        "[if] (geht|gehen|kommt|kommen|stürzt|stürzen) [los] (_wer|~|%|die %|der %) [_vorher] auf (ihn|sie|"
        "die beiden|die 2) [los] [,|:] [dann|so]",
        "[if] _falls (_wer|~|%|die %|der %) [_vorher] über (ihn|sie|die beiden|die 2) [_vorher] _fällt_her "
        "[,|:] [dann|so]",
        "[if] (fällt|fallen) her (_wer|~|%|die %|der %) [_vorher] über (ihn|sie|die beiden|die 2) [,|:] "
        "[dann|so]",
        "[if] _falls (er|sie|die beiden|die 2) [_vorher] [_von (wem auch immer|irgendwem|~|den %|der %)] "
        "(angegriffen|attackiert|überfallen) (wird|werden|würde|würden) [,|:] [dann|so]",
        "wer [auch] [immer] (ihn|sie|die beiden) [_vorher] (angreift|attackiert|anfällt) [,|:] [der|dem|den]",
        "(muss|müssen) (er|sie) sich [_vorher] (verteidigen|wehren) [,|:] [dann|so]",
        "(verteidigen|verteidigt|wehren|wehrt) (sie|er) sich [,|:] [dann|so]",
    ),
    "_fight": (
        "verteidige (er|sie|man) sich|wehre (er|sie|man) sich|kämpfe (er|man)|kämpfen sie",
    ),
    "no more": (
        "mehr (spiele|spiel|lege|leg|gebe|geb|setze|opfere) [_I] nicht [aus|drauf|ein|her|nach]",
        "mehr (spielen|legen|geben|setzen) wir nicht",
    ),
    "ask": (
        "(fragt|frag|fragen Sie) (mich|uns) [bitte] (vorher|erst|zuerst|vorab)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
