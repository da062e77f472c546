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
    ),
    "head of attacked": (
        "(wenn|falls|sobald|sofern|sollte|sollten) _uns [doch|trotzdem|dann] _wer _greift_an [,|:] [dann|"
        "so]",
        "(wenn|falls|sobald|sofern|sollte|sollten) _wer [doch|trotzdem|dann] _uns _greift_an [,|:] [dann|"
        "so]", "(greift|attackiert) (mich|uns) [doch|trotzdem|dann] _wer [an] [,|:] [dann|so]",
        "(greift|attackiert) _wer [doch|trotzdem|dann] _uns [an] [,|:] [dann|so]",
        "(wenn|falls|sollte|sollten) (1|einer|jemand) von (uns|meinen|meinen Leuten|unseren) angegriffen "
        "(wird|werden) [,|:] [dann|so]",
    ),
    "head of attacked enemy": (
        "(wenn|falls|sobald|sofern|sollte|sollten) ~ [doch|trotzdem|dann] _uns _greift_an [,|:] [dann|so]",
        "(greift|greifen|attackiert) ~ [doch|trotzdem|dann] _uns [an] [,|:] [dann|so]",
    ),
    # ---------------------------------------------------------------------------------------- what is done
    "loss": (
        "[^|er|sie] (soll|sollen|darf|dürfen) [^|er|sie] [dabei|dort|da|daran] (nicht mehr als|höchstens|"
        "maximal|nur) # [_troops] [dabei|dort|daran|dafür] (verlieren|einbüßen|riskieren|opfern)",
        "[mit|bei] [_most] # (Mann|_troops) [dabei|dort] (weg|hin|futsch|tot|draufgehen|verloren|"
        "verlustig|abschreiben)",
        "[dabei|dort|da] _most # [_troops] [dabei|dort] (verlieren|einbüßen|opfern|Verlust|Verluste)",
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
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
