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
    ),
    "_über": ("(mehr|höher|größer) als # [_leute]", "über # [_leute]"),
    "_bis": (
        "# [_leute] oder (weniger|darunter)", "höchstens # [_leute]",
        "(nicht mehr|nicht höher) als # [_leute]", "(nur|bloß) # [_leute]", "bis zu # [_leute]",
        "maximal # [_leute]", "(nur|bloß) 1 [_leute] oder #", "1 oder # [_leute]",
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
    ),
    "loss over": (
        "_falls [_verlust] _über [_verliert] _schluss",
        "(bei|mit) [einem|1] [Verlust|Verlusten] [von] _über [Verlust|Verlusten] _schluss",
    ),
    "loss to": (
        "(_falls|_solange) [_verlust] _bis [_verliert] _schluss",
        "(bei|mit) [einem|1] [Verlust|Verlusten] [von] _bis [Verlust|Verlusten] _schluss",
    ),
    "loss below": (
        "(_falls|_solange) [_verlust] _unter [_verliert] _schluss",
        "(bei|mit) [einem|1] [Verlust|Verlusten] [von] _unter [Verlust|Verlusten] _schluss",
    ),
    "not loss from": ("(außer|es sei denn) [,] [wenn] [_verlust] _ab [_verliert] _schluss",),
    "not loss over": ("(außer|es sei denn) [,] [wenn] [_verlust] _über [_verliert] _schluss",),
    "only loss from": ("_nur_falls [_verlust] _ab [_verliert] _schluss",),
    "only loss over": ("_nur_falls [_verlust] _über [_verliert] _schluss",),
    # ---------------------------------------------------------------------------------------- wie es steht
    "_zurück": ("hinten", "zurück", "zurückliegen", "zurückliege", "zurückliegt", "im Rückstand", "im Minus"),
    "_liegt": ("[liege|liegen|liegt|bin|sind|ist|steht|stehe|stehen]",),
    "score from": (
        "_falls [_I|es|der Stand] [um|mit|bei|auf] [-|minus] # [Punkte|Punkten] oder (mehr|schlechter|"
        "schlimmer|tiefer) _zurück _liegt _schluss",
        "_falls [_I|es|der Stand] [bei|auf] (-|minus) # oder (mehr|schlechter|schlimmer|tiefer) _liegt "
        "_schluss", "_falls [_I] [um|mit] mindestens # [Punkte|Punkten] _zurück _liegt _schluss",
        "bei (-|minus) # oder (schlechter|schlimmer|tiefer) _schluss",
        "bei [einem|1] (Stand|Rückstand) [von] [-|minus] # oder (mehr|schlechter|schlimmer) _schluss",
    ),
    "score over": (
        "_falls [_I] [um|mit] mehr als # [Punkte|Punkten] _zurück _liegt _schluss",
        "bei [einem|1] Rückstand [von] mehr als # _schluss",
    ),
    "score to": (
        "(_falls|_solange) [_I] [um|mit] (höchstens|nicht mehr als) # [Punkte|Punkten] _zurück _liegt "
        "_schluss", "bei (-|minus) # oder besser _schluss",
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
    ),
    "enemy troops over": (
        "_falls [es] _über _feinde [angreifen|kommen|sind|dort sind] _schluss",
        "gegen _über [_feinde] _schluss",
        "_falls ~ [mit] _über [_feinde|Truppen] (kommt|angreift|hat|anrückt) _schluss",
    ),
    "enemy troops to": ("gegen _bis [_feinde] _schluss",),
    # -------------------------------------------------------------------------------------- alle anderen
    "rest": (
        "(sonst|ansonsten|andernfalls|anderenfalls|wenn nicht|falls nicht|in (allen|jedem) anderen (Fällen|"
        "Fall)) [,|:|-] [dann]",
    ),
    "rest below": (
        "(bei|mit|gegen|wenn|darunter|falls) [_I] [es] (weniger|darunter|kleineren Verlusten|kleinerem "
        "Verlust) "
        "[sind|ist|verlieren|kostet] _schluss", "(darunter|alles darunter) _schluss",
    ),
    "rest above": (
        "(bei|mit|gegen|wenn|falls) [_I] [es] (mehr|höheren Verlusten|höherem Verlust) [sind|ist|verlieren|"
        "kostet] _schluss", "(darüber|alles darüber|alles (schlimmere|andere)) _schluss",
    ),
    "plays": (
        "[ich|wir|er|sie|^] (spiele|spielen|spielt|lege|legen|legt|spiel) [ich|wir|er|sie|^] [ein "
        "paar|die|meine] "
        "Karten [aus|spielen|legen]", "[ein paar|die|meine] Karten (spielen|legen|ausspielen)",
    ),
    "leaves": (
        "[ich|wir|er|sie|^] (ziehe|ziehen|zieht|geht|gehe|gehen) [ich|wir|er|sie|^] [sich|mich|uns] [einfach|"
        "lieber|eben|dann] (zurück|ab|weg)",
        "[ich|wir|er|sie|^] (lasse|lassen|lässt|lass) [ich|wir|er|sie|^] es [einfach|lieber|eben] (gut sein|"
        "sein|dabei|bleiben)",
        "[ich|wir|er|sie|^] (nimmt|nehmen|nehme) [ich|wir|er|sie|^] es [einfach|lieber|eben] hin",
    ),
    "unlikely": (
        "ich (glaube|denke|erwarte|fürchte) (nicht|kaum)", "wir (glauben|denken|erwarten) (nicht|kaum)",
        "ich bezweifle", "(niemand|keiner) wird",
        "(hoffentlich|wohl|vermutlich) (greift|kommt) (niemand|keiner)", "~ wird (nicht|kaum|wohl nicht)",
    ),
    "until then": ("bis dahin _schluss",),
}  # fmt: skip
"""The table `case_phrases` of German."""
