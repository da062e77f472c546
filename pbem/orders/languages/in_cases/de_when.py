"""German phrases for the cases in which something is done in a fight: `wenn der Verlust vier oder mehr wäre`;
`en_when` tells what they are by, and `en_plans` how a phrase is written.
"""

from __future__ import annotations

CASE_PHRASES = {
    "_falls": ("wenn", "falls", "sobald", "sofern", "sollte", "sollten", "für den Fall , dass"),
    "_solange": ("solange", "so lange"),
    "_nur_falls": ("nur [dann] [,] (wenn|falls|solange)", "erst [,] (wenn|falls)", "nur [bei]"),
    "_leute": ("_troops",),
    "_ab": (
        "# [_leute] (oder|und) (mehr|schlimmer|höher|darüber)", "mindestens # [_leute]", "ab # [_leute]",
        "# [_leute] aufwärts",
        "# oder mehr",
        "mindestens # [von (uns|ihnen|unseren|meinen|den Leuten)]",
        "# (oder|und) mehr _leute",
    ),
    "_über": (
        "(mehr|höher|größer) als # [_leute]", "über # [_leute]",
        "mehr als # (von (uns|ihnen|unseren|meinen)|unserer Leute)",
        "mehr als # _leute Verlust",
    ),
    "_bis": (
        "# [_leute] oder (weniger|darunter)", "höchstens # [_leute]",
        "(nicht mehr|nicht höher) als # [_leute]", "(nur|bloß) # [_leute]", "bis zu # [_leute]",
        "maximal # [_leute]", "(nur|bloß) 1 [_leute] oder #", "1 oder # [_leute]",
        "nicht mehr als # [_leute]",
        "(ein|1) [_leute] oder # [_leute]",
        "(nur|bloß|höchstens) # _leute Verlust",
        "(nur|bloß|höchstens) 1 oder # [_leute]",
        "nicht (größer|höher|schlimmer) als # [_leute]",
    ),
    "_unter": ("weniger als # [_leute]", "unter # [_leute]"),
    "_verlust": (
        "(der|unser|mein|sein) (Verlust|Schaden) [auf]",
        "(die|unsere|meine|seine) (Verluste|Niederlage) [auf]", "[_I|man] [sonst|dabei|dann|dort]",
        "(es|das|die Niederlage) [uns|mich|ihn] [sonst|dann]",
    ),
    "_verliert": (
        "verliere", "verlieren", "verliert", "verlören", "verlöre", "(verlieren|verloren) (würde|würden)",
        "(kostet|kosten|kosten würde|kosten sollte)", "(ist|sind|wäre|wären|beträgt|betragen|betrüge|liegt|"
        "steigt|steigen|würde|wird|sein sollte|verloren gehen|verloren wären|verloren ginge)",
        "auf dem Spiel (steht|stehen)", "(verlieren|sein|kosten|betragen|steigen) (sollte|sollten|müsste|"
        "müssten)", "verlieren",
    ),
    "_schluss": ("[,|:|-|–] [dann|so|in dem Fall|in diesem Fall]",),
    # ------------------------------------------------------------------------------------ was es kostet
    "loss from": (
        "_falls [_verlust] _ab [_verliert] _schluss", "(bei|mit) [einem|1] [Verlust|Verlusten] [von] _ab "
        "[Verlust|Verlusten|verlorenen _leute] _schluss", "ab # [verlorenen|verlorene] [_leute] [Verlust|"
        "aufwärts] _schluss", "ab [einem|1] (Verlust|Verlusten) von # [_leute] _schluss",
        "[if] _droht [_wobei] [_wobei] [_wobei] (_ab) [_wobei] [_weg] _schluss",
        "_falls [_wobei] [_wobei] [_wobei] [_wobei] (_ab) [_wobei] [_weg] [_droht] _schluss",
        "(ab|bei|mit) # (Verlust|Verlusten|verlorenen _leute|Toten|_leute Verlust) [aufwärts|oder mehr] "
        "_schluss",
    ),
    "loss over": (
        "_falls [_verlust] _über [_verliert] _schluss",
        "(bei|mit) [einem|1] [Verlust|Verlusten] [von] _über [Verlust|Verlusten] _schluss",
        "[if] _droht [_wobei] [_wobei] [_wobei] (_über) [_wobei] [_weg] _schluss",
        "_falls [_wobei] [_wobei] [_wobei] [_wobei] (_über) [_wobei] [_weg] [_droht] _schluss",
        "[if] übersteigt (der|unser|mein) Verlust # [_leute] _schluss",
    ),
    "loss to": (
        "(_falls|_solange) [_verlust] _bis [_verliert] _schluss",
        "(bei|mit) [einem|1] [Verlust|Verlusten] [von] _bis [Verlust|Verlusten] _schluss",
        "[if] _droht [_wobei] [_wobei] [_wobei] (_bis) [_wobei] [_weg] _schluss",
        "(_falls|_solange) [_wobei] [_wobei] [_wobei] [_wobei] (_bis) [_wobei] [_weg] [_droht] _schluss",
        "(bei|mit) (nur|bloß|höchstens|bis zu|maximal) # [_leute] (Verlust|Verlusten|verlorenen _leute|"
        "Toten) _schluss",
        "(bei|mit) # [_leute] Verlust _schluss",
        "bis [zu] # [_leute] (Verlust|Verluste|Verlusten) _schluss",
        "bis [zu] # [_leute] _schluss",
        "(_falls|_solange) [_wobei] [_wobei] (nur|bloß|höchstens) 1 oder # [_leute] [_weg] [_droht] _schluss",
    ),
    "loss below": (
        "(_falls|_solange) [_verlust] _unter [_verliert] _schluss",
        "(bei|mit) [einem|1] [Verlust|Verlusten] [von] _unter [Verlust|Verlusten] _schluss",
        "[if] _droht [_wobei] [_wobei] [_wobei] (_unter) [_wobei] [_weg] _schluss",
        "(_falls|_solange) [_wobei] [_wobei] [_wobei] [_wobei] (_unter) [_wobei] [_weg] [_droht] _schluss",
    ),
    "not loss from": (
        "(außer|es sei denn) [,] [wenn] [_verlust] _ab [_verliert] _schluss",
        "(außer|es sei denn) [,] [wenn|falls] [_wobei] [_droht] [_wobei] [_wobei] (_ab) [_wobei] [_weg] "
        "[_droht] _schluss",
    ),
    "not loss over": (
        "(außer|es sei denn) [,] [wenn] [_verlust] _über [_verliert] _schluss",
        "(außer|es sei denn) [,] [wenn|falls] [_wobei] [_droht] [_wobei] [_wobei] (_über) [_wobei] [_weg] "
        "[_droht] _schluss",
    ),
    "only loss from": (
        "_nur_falls [_verlust] _ab [_verliert] _schluss",
        "_nur_falls [_wobei] [_wobei] [_wobei] (_ab) [_wobei] [_weg] [_droht] _schluss",
        "nur (bei|ab) # [_leute] (oder mehr|Verlusten|aufwärts) [Verlusten] _schluss",
    ),
    "only loss over": (
        "_nur_falls [_verlust] _über [_verliert] _schluss",
        "_nur_falls [_wobei] [_wobei] [_wobei] (_über) [_wobei] [_weg] [_droht] _schluss",
        "nur bei (_über) [Verlust|Verlusten] _schluss",
    ),
    # ---------------------------------------------------------------------------------------- wie es steht
    "_zurück": ("hinten", "zurück", "zurückliegen", "zurückliege", "zurückliegt", "im Rückstand", "im Minus"),
    "_liegt": ("[liege|liegen|liegt|bin|sind|ist|steht|stehe|stehen]",),
    "_gegner": ("~", "%", "er", "sie", "der Gegner", "der Feind", "der andere"),
    "_vorn": (
        "führt", "führen", "(vorn|vorne|in Führung) (liegt|ist|liegen|sind)",
    ),
    "_führt": (
        "führt _gegner", "führen _gegner", "(liegt|ist|liegen|sind) _gegner",
    ),
    "_um_ab": (
        "[mit|um] # [Punkte|Punkten] oder mehr", "[mit|um] mindestens # [Punkte|Punkten]",
    ),
    "_um_über": ("[mit|um] mehr als # [Punkte|Punkten]",),
    "_um_bis": (
        "[nur|bloß] [mit|um] (nur|bloß|höchstens) # [Punkt|Punkte|Punkten]",
        "(nur|bloß|höchstens) (mit|um) # [Punkt|Punkte|Punkten]",
        "[mit|um] # [Punkte|Punkten] oder weniger", "[nur|bloß] [mit|um] 1 oder # [Punkte|Punkten]",
    ),
    "_vornan": ("[vorn|vorne|in Führung]",),
    "score from": (
        "_falls _gegner _um_ab _vorn _schluss", "[if] _führt _um_ab _vornan _schluss",
        "_falls [_I|es|der Stand] [um|mit|bei|auf] [-|minus] # [Punkte|Punkten] oder (mehr|schlechter|"
        "schlimmer|tiefer) _zurück _liegt _schluss",
        "_falls [_I|es|der Stand] [bei|auf] (-|minus) # oder (mehr|schlechter|schlimmer|tiefer) _liegt "
        "_schluss", "_falls [_I] [um|mit] mindestens # [Punkte|Punkten] _zurück _liegt _schluss",
        "bei (-|minus) # oder (schlechter|schlimmer|tiefer) _schluss",
        "bei [einem|1] (Stand|Rückstand) [von] [-|minus] # oder (mehr|schlechter|schlimmer) _schluss",
        "[if] _steht [_stand] [_stand] [_stand] (_n_ab) _schluss",
        "_falls [_stand] [_stand] [_stand] (_n_ab) [_steht] _schluss",
        "(bei|ab) (-|minus) # [oder (schlechter|schlimmer|tiefer|drunter|darunter|weniger)] _schluss",
    ),
    "score over": (
        "_falls _gegner _um_über _vorn _schluss", "[if] _führt _um_über _vornan _schluss",
        "_falls [_I] [um|mit] mehr als # [Punkte|Punkten] _zurück _liegt _schluss",
        "bei [einem|1] Rückstand [von] mehr als # _schluss",
        "[if] _steht [_stand] [_stand] [_stand] (_n_über) _schluss",
        "_falls [_stand] [_stand] [_stand] (_n_über) [_steht] _schluss",
    ),
    "score to": (
        "_falls _gegner _um_bis _vorn _schluss", "[if] _führt _um_bis _vornan _schluss",
        "(_falls|_solange) [_I] _um_bis _zurück _liegt _schluss",
        "(_falls|_solange) [_I] [um|mit] (höchstens|nicht mehr als) # [Punkte|Punkten] _zurück _liegt "
        "_schluss", "bei (-|minus) # oder besser _schluss",
        "[if] _steht [_stand] [_stand] [bei|auf] (-|minus) # oder (besser|weniger) _schluss",
        "(_falls|_solange) [_stand] [_stand] [bei|auf] (-|minus) # oder besser [_steht] _schluss",
        "[if] _steht [_stand] [_stand] besser als (-|minus) # _schluss",
        "(_falls|_solange) [_stand] [_stand] besser als (-|minus) # [_steht] _schluss",
    ),
    # ------------------------------------------------------------------------------------ wie viele es sind
    "_feinde": (
        "(feindliche|feindlichen|gegnerische|gegnerischen) (Truppen|Mann|Armeen|Soldaten)", "(Gegner|Feinde|"
        "Feinden|Gegnern)",
    ),
    "enemy troops from": (
        "_falls [_I|~] [es] _ab _feinde [angreifen|kommen|sind|dort sind|mitbringt|hat] _schluss",
        "gegen _ab [_feinde] _schluss", "_falls ~ [mit] _ab [_feinde|Truppen] (kommt|angreift|hat|anrückt) "
        "_schluss",
        "[if] (hat|haben|hätte) (~|der Feind|der Gegner) [_wobei] _ab [dabei|bei sich] _schluss",
        "[if] (kommt|kommen) (~|der Feind|der Gegner|einer|jemand|1) [_wobei] mit _ab [an] _schluss",
        "_falls (~|der Feind|der Gegner) [_wobei] _ab [dabei|bei sich] (hat|haben|haben sollte) _schluss",
    ),
    "enemy troops over": (
        "_falls [es] _über _feinde [angreifen|kommen|sind|dort sind] _schluss",
        "gegen _über [_feinde] _schluss",
        "_falls ~ [mit] _über [_feinde|Truppen] (kommt|angreift|hat|anrückt) _schluss",
        "[if] (hat|haben|hätte) (~|der Feind|der Gegner) [_wobei] _über [dabei|bei sich] _schluss",
        "[if] (kommt|kommen) (~|der Feind|der Gegner|einer|jemand|1) [_wobei] mit _über [an] _schluss",
        "_falls (~|der Feind|der Gegner) [_wobei] _über [dabei|bei sich] (hat|haben|haben sollte) _schluss",
    ),
    "enemy troops to": (
        "gegen _bis [_feinde] _schluss",
        "[if] (hat|haben|hätte) (~|der Feind|der Gegner) [_wobei] _nurnoch # [_troops] [übrig|mehr|dabei|"
        "bei sich] _schluss",
        "_falls (~|der Feind|der Gegner) [_wobei] _nurnoch # [_troops] [übrig|dabei] (hat|haben|haben "
        "sollte) _schluss",
        "[if] (kommt|kommen) (~|der Feind|der Gegner) [_wobei] mit _nurnoch # [_troops] _schluss",
    ),
    # -------------------------------------------------------------------------------------- alle anderen
    "rest": (
        "(sonst|ansonsten|andernfalls|anderenfalls|wenn nicht|falls nicht|in (allen|jedem) anderen (Fällen|"
        "Fall)) [,|:|-] [dann]",
        "im Übrigen [,|:]",
        "in jedem anderen Fall [,|:]",
    ),
    "rest below": (
        "(bei|mit|gegen|wenn|darunter|falls) [_I] [es] (weniger|darunter|kleineren Verlusten|kleinerem "
        "Verlust) "
        "[sind|ist|verlieren|kostet] _schluss", "(darunter|alles darunter) _schluss",
        "[if] (kostet|kosten|wird|ist|sind|wären|wäre|steht|stehen|liegt|liegen) (es|das|_I) [mich|uns|ihn|"
        "sie|ihm|ihnen] (weniger|billiger|besser|nicht so schlimm|harmloser) _schluss",
        "_falls (es|das) [mich|uns|ihn|sie|dann] (weniger|billiger|besser|nicht so schlimm) (kostet|ist|"
        "wird|wäre|steht) _schluss",
        "vorher _schluss",
        "(bis dahin|solange es (besser|billiger) (ist|steht|bleibt)) _schluss",
    ),
    "rest above": (
        "(bei|mit|gegen|wenn|falls) [_I] [es] (mehr|höheren Verlusten|höherem Verlust) [sind|ist|verlieren|"
        "kostet] _schluss", "(darüber|alles darüber|alles (schlimmere|andere)) _schluss",
        "[if] (kostet|kosten|wird|werden|ist|sind|wären|wäre|droht|drohen) (es|das) [mich|uns|ihn|sie|ihm|"
        "ihnen] (mehr|teurer|schlimmer) _schluss",
        "_falls (es|das) [mich|uns|ihn|sie|dann] (mehr|teurer|schlimmer) (kostet|ist|wird|wäre|werden "
        "sollte|kosten sollte) _schluss",
        "[if] (drohen|droht|sind|wären) [_wobei] mehr [_leute] _schluss",
    ),
    "plays": (
        "[ich|wir|er|sie|^] (spiele|spielen|spielt|lege|legen|legt|spiel) [ich|wir|er|sie|^] [ein "
        "paar|die|meine] "
        "Karten [aus|spielen|legen]", "[ein paar|die|meine] Karten (spielen|legen|ausspielen)",
        "[_I|^] [überhaupt|erst|dann] Karten (spielen|spielt|legen|ausspielen|einsetzen|ausgeben|anfassen|"
        "in die Hand nehmen)",
        "[_will] [^] [_I] [überhaupt|erst|dann|wirklich] Karten (spielen|legen|ausspielen|einsetzen|"
        "ausgeben|anfassen|opfern)",
        "(greift|greifen|greife) [_I|^] [überhaupt|erst|dann] zu [den|meinen|seinen] Karten",
    ),
    "leaves": (
        "[ich|wir|er|sie|^] (ziehe|ziehen|zieht|geht|gehe|gehen) [ich|wir|er|sie|^] [sich|mich|uns] [einfach|"
        "lieber|eben|dann] (zurück|ab|weg)",
        "[ich|wir|er|sie|^] (lasse|lassen|lässt|lass) [ich|wir|er|sie|^] es [einfach|lieber|eben] (gut sein|"
        "sein|dabei|bleiben)",
        "[ich|wir|er|sie|^] (nimmt|nehmen|nehme) [ich|wir|er|sie|^] es [einfach|lieber|eben] hin",
        "[_I|^] (zieht|ziehen|ziehe) ab [_I|^] [halt|eben|lieber|dann]",
        "(zieht|ziehen|ziehe) ab [_I|^] [halt|eben|lieber|dann]",
        "[ich|wir|er|sie|^] (ziehe|ziehen|zieht|geht|gehe|gehen) [ich|wir|er|sie|^] [sich|mich|uns] (halt|"
        "eben|dann eben|einfach) (zurück|ab|weg)",
        "[dann] [lieber|einfach|eben|halt|sofort|gleich] (abziehen|weichen|zurückweichen|zurückziehen|"
        "weglaufen|abhauen|sich zurückziehen|zurückgehen|Rückzug)",
    ),
    "unlikely": (
        "ich (glaube|denke|erwarte|fürchte) (nicht|kaum)", "wir (glauben|denken|erwarten) (nicht|kaum)",
        "ich bezweifle", "(niemand|keiner) wird",
        "(hoffentlich|wohl|vermutlich) (greift|kommt) (niemand|keiner)", "~ wird (nicht|kaum|wohl nicht)",
    ),
    "until then": ("bis dahin _schluss",),
    "_wobei": (
        "_I|^|mir|uns|ihm|ihnen|ihn|mich|sie|man|es|das|dabei|dadurch|sonst|dann|dort|da|auch|doch|"
        "wirklich|tatsächlich|insgesamt|auf einmal|auf einen Schlag|womöglich|in einem Kampf|in 1 Kampf|"
        "der Verlust|unser Verlust|mein Verlust|die Verluste|die Niederlage|der Kampf|das Aufgeben|"
        "aufgeben|die Sache|das Ganze|um|ein Verlust von|1 Verlust von|Verluste von",
    ),
    "_droht": (
        "droht|drohen|drohten|stehen|steht|stünden|sind|wären|wäre|ist|gehen|geht|gingen|ginge|würden|"
        "würde|verliert|verliere|verlieren|verlöre|verlören|kostet|kosten|kostete|koste|beträgt|betragen|"
        "betrüge|büßt|büßen|büße|büßt ein|büßen ein|müsste|müssten|sollten|sollte|liegt|liegen|fallen|"
        "fallen aus|stirbt|sterben|gehen verloren|geht verloren|gehen drauf|draufgehen|würden verlieren|"
        "würde verlieren|zu verlieren drohen|zu verlieren droht|verlieren würden|verlieren würde|einbüßen "
        "würden|einbüßen würde|kosten würde|kosten würden|kosten sollte|verloren wären|verloren wäre|"
        "verloren gehen|verloren gingen|verloren gehen würden|in Gefahr sind|in Gefahr wären|auf dem Spiel "
        "stehen|auf dem Spiel stünden|übersteigt|verlieren müssten|verlieren müsste|opfern müssten|"
        "draufgehen würden|fallen würden|sterben würden|weg wären|futsch wären|hin wären",
    ),
    "_weg": (
        "auf dem Spiel|in Gefahr|verloren|drauf|verlieren|einbüßen|kosten|verloren gehen|weg|opfern|zu "
        "verlieren|draufgehen|futsch|bevor|betragen|sein|ein|hin|tot|dran|fallen|sterben|flöten|hops|zum "
        "Teufel",
    ),
    "_stand": (
        "es|der Stand|das|_I|^|die Sache|der Kampf|dort|da|dann|mein Stand|unser Stand|auch|mal|noch|schon|"
        "wieder",
    ),
    "_steht": (
        "steht|stehen|stünde|liegt|liegen|liege|ist|sind|bin|stehe|kommt|kommen|komme|rutscht|rutschen|"
        "rutsche|fällt|fallen|falle|geht|gerät|geraten|gerate|wird|werden|wären|wäre|sinkt|sinken|sinke|"
        "landet|landen|stehen sollte|stehen sollten|liegen sollte|liegen sollten|sein sollte|fallen sollte|"
        "rutschen sollte|rutschen sollten|steht dann",
    ),
    "_n_ab": (
        "[bei|auf|um|mit|unter] (-|minus) # [Punkte|Punkten] oder (mehr|schlechter|schlimmer|tiefer|"
        "drunter|darunter|weniger|niedriger|noch weniger|noch schlechter)",
        "[bei|auf] mindestens (-|minus) #",
        "[um|mit] # [Punkte|Punkten] oder mehr _zurück",
        "[um|mit] mindestens # [Punkte|Punkten] _zurück",
        "_zurück [um|mit] mindestens # [Punkte|Punkten]",
        "_zurück [um|mit] # [Punkte|Punkten] oder mehr",
    ),
    "_n_über": (
        "[noch] (schlechter|schlimmer|tiefer|niedriger|weniger|mieser) als (-|minus) #",
        "unter (-|minus) #",
        "[um|mit] mehr als # [Punkte|Punkten] _zurück",
        "_zurück [um|mit] mehr als # [Punkte|Punkten]",
        "weiter als # [Punkte|Punkten] _zurück",
    ),
    "_nurnoch": (
        "(nur|bloß|nur noch|bloß noch|höchstens|höchstens noch|maximal noch|nicht mehr als|gerade noch|nur "
        "mehr|bloß mehr|nur noch ganze)",
    ),
    "troops to": (
        "[if] (hat|haben|besitzt|besitzen|hätte|hätten) (^|_I) [_wobei] _nurnoch # (_troops) [übrig|mehr|"
        "dabei|bei sich] _schluss",
        "_falls (^|_I) [_wobei] _nurnoch # (_troops) [übrig|mehr|dabei|bei sich] (hat|haben|haben sollte|"
        "haben sollten|hätte|hätten|stark ist) _schluss",
        "_falls (von|bei) ^ _nurnoch # (_troops) (übrig ist|übrig sind|da ist|da sind|übrig bleiben) "
        "_schluss",
        "mit _nurnoch # (_troops) _schluss",
    ),
    "troops from": (
        "[if] (hat|haben|besitzt) (^|_I) [noch] _ab [übrig|dabei] _schluss",
        "_falls (^|_I) [noch] _ab [übrig|dabei] (hat|haben|haben sollte) _schluss",
    ),
    "troops below": (
        "[if] (hat|haben|besitzt) (^|_I) [_wobei] weniger als # (_troops) [übrig|mehr] _schluss",
        "_falls (^|_I) [_wobei] weniger als # (_troops) [übrig|mehr] (hat|haben|haben sollte|haben "
        "sollten) _schluss",
    ),
    "that case": (
        "(in dem|in diesem|in solchem|für diesen|für den) (Fall|Falle) [,|:] [dann]",
        "dann aber [,|:]",
    ),
}  # fmt: skip
"""The table `case_phrases` of German."""
