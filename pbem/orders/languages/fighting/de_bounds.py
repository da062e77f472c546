"""German turns of speech for where a fight ends, and for which cards are played until then; `en_plans` tells
how a phrase is written.
"""

from __future__ import annotations

BOUND_PHRASES = {
    "_dropped": ("pls", "plz", "thx"),
    "_its": ("die", "den", "das", "der", "meine", "meinen", "unsere", "unseren", "seine", "ihre", "mein"),
    "_in any": (
        "jedem", "jeder", "allen", "keinem", "keiner", "nirgends", "überall", "niemand", "irgendeinem",
    ),
    "_until": ("bis",),
    "_up to": ("bis",),
    "_most": ("nie über", "nie mehr als", "niemals über", "niemals mehr als", "keinesfalls über"),
    "_by way of": ("mit", "für"),
    "_for whom": ("für",),
    "_elsewhere": ("für bessere (Tage|Zeiten|Gelegenheiten)", "für den Ernstfall", "für schlechte Zeiten"),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "(Verluste|Verlust|Einbußen) [von] (bis|bis zu|unter|von) [_most] # [_troops] (ist|sind|wäre|wären|"
        "geht|gehen) [noch|schon|mir|uns] (okay|ok|in Ordnung|drin|verkraftbar|erträglich|tragbar|vertretbar|"
        "egal|zu verschmerzen|recht)",
        "[_will] _most # [_troops] (kampflos|ohne Kampf|ohne Gegenwehr) [zu] (verlieren|aufgeben|opfern)",
        "[_will] (kampflos|ohne Kampf|ohne Gegenwehr) _most # [_troops] [zu] (verlieren|aufgeben|opfern)",
        "(verliere|verlieren|verliert) [_I] (kampflos|ohne Kampf|ohne Gegenwehr) _most # [_troops]",
        "(verliere|verlieren|verliert) [_I] _most # [_troops] (kampflos|ohne Kampf|ohne Gegenwehr)",
        "bis (es|das|er|sie) [mich|uns] [nur|bloß] [noch|mehr] [_most] # [_troops] (kostet|kosten|kosten "
        "würde) [_less]",
        "bis [nur|bloß] [noch|mehr] [_most] # _troops (hin|weg|verloren|dahin|auf dem Spiel) [sind|ist|wären|"
        "stehen]",
        "bis (der|mein|unser) (Verlust|Schaden) [nur|bloß] [noch|mehr] [_most] # [_troops] (ist|beträgt|"
        "ausmacht)",
        "bis _I [nur|bloß] [noch|mehr] [_most] # [_troops] (verliere|verlieren|verliert)",
        "(wenns|sobalds) [nur|bloß] [noch] [_most] # [_troops] kostet [_less] [,] [dann] [_will] (_stop)",
        "(_stop) [,] (wenns|sobalds) [nur|bloß] [noch] [_most] # [_troops] kostet [_less]",
        "bis (minus|-) # (nehme|nehmen) _I (es|das) hin",
    ),
    "head of attacked him": (
        "(wenn|falls|sobald|sofern) (ihn|sie) (1|jemand|wer|man|irgendwer|irgendeiner|einer|~) (angreift|"
        "attackiert|angeht|anfällt) [,|:] [dann|so]",
        "(wenn|falls|sobald|sofern) (er|sie) (angegriffen|attackiert) (wird|werden) [,|:] [dann|so]",
    ),
    "keep": (
        "[_will] [die|meine|unsere|beide] @ _elsewhere (behalten|aufheben|sparen|aufsparen|zurückhalten)",
        "(behalte|behalten|hebe|heb|spare|spar) [_I] [die|meine] @ _elsewhere [auf]",
    ),
    "_stop": (
        "lassen (wir|wirs) [es] gut sein", "lass (ich|ichs) [es] gut sein", "lasse (ich|ichs) [es] gut sein",
    ),
    "_helped": ("anders", "nötig", "muss"),
    "spend": (
        "[da|dabei|dafür|hier|es] (dürfen|können) [ruhig|gern|gerne|meinetwegen] [_most] # _points "
        "(draufgehen|drauf gehen|verbraucht werden|ausgegeben werden|hineingesteckt werden|verschwinden)",
    ),
    "fight to": (
        "bis # [_points] (gehe|geh|gehen) _I mit [, (danach|dann) (ist|wäre) Schluss]",
        "bis # [_points] (gehe|geh|gehen) _I mit",
    ),
    # ------------------------------------------------------------------------------------------ not asking
    "_more": (
        "mehr", "noch mal", "nochmal", "noch einmal", "nochmals", "wieder", "erneut", "weiter", "extra", "da",
        "vorher",
    ),
    "_inquire": (
        "fragen", "nachfragen", "rückfragen", "nachzufragen", "rückzufragen", "nach zu fragen", "anfragen",
    ),
    "_unasking": (
        "[und|dann] [du|Sie|ihr] (brauchst|brauchen|braucht|musst|müssen|müsst) [du|Sie|ihr] [mich|uns|bei "
        "mir|bei uns] [dann|da] nicht [_more] [_more] [zu] _inquire",
        "[und] (frag|frage|fragt|fragen Sie) (mich|uns) [bitte|da] nicht [_more] [_more]",
        "[bitte] (nicht|nie) (_more) _inquire",
    ),
    "unasked": ("_unasking",),
    "unasked till cards": (
        "_unasking [,] (bevor|ehe|bis) [nicht] [auch] [beide|alle] [die|meine] @ [auch|beide|alle] [noch] "
        "(weg|ausgespielt|gespielt|verbraucht|draußen|raus|dahin|hin|futsch) (ist|sind|war|waren)",
    ),
    "ask before cards": (
        "[und|aber] [bitte] (frag|fragt|fragen|stopp|halt an|stoppen) [mich|uns] [erst|vorher] [,] "
        "(bevor|ehe) (ich|wir|du|er) [die|meine] @ "
        "(spiele|spielen|spielst|spielt|lege|legen|legst|opfere|einsetze|"
        "anfasse)",
        "[und|aber] [bitte] (bevor|ehe) die @ (gespielt wird|fällt|rausgeht|draufgeht) [,] [erst] "
        "(fragen|mich "
        "fragen|nachfragen)", "[und|aber] [bitte] vor der @ [erst|mich] [erst] (fragen|nachfragen)",
        "[und|aber] [bitte] (frag|fragt) mich [bitte] vor der @",
    ),
    "ask before reserve": (
        "(keine|nie eine|niemals eine) (Reserve|Reserven) (ohne|nicht ohne) (Rückfrage|Nachfrage|mich zu "
        "fragen|[vorher] zu fragen) [spielen|einsetzen]",
        "(keiner|niemand) (spielt|setzt|verwendet) (1|eine|die|meine) (Reserve|Reserven) [ein] ohne "
        "(Rückfrage|Nachfrage|mich zu fragen)",
    ),
    "unasked till points": (
        "_unasking [,] (bevor|ehe|bis) [nicht] [die] # [_points] [auch] (weg|ausgespielt|ausgegeben|gespielt|"
        "verbraucht|hin|futsch) sind",
    ),
    "no more": ("mehr (gibts|gibt es|kommt|wird es|ist es) nicht",),
    # --------------------------------------------------------------------------------------- ways to play
    "cards": (
        "(beginnend|angefangen|anfangend|startend|ausgehend) [mit|von|bei] (der|dem) @",
        "(die|der|den) @ (zuerst|voran|als Erste|an erster Stelle)",
    ),
    "fight": (
        "[_will] (_fight) (bis zum [bitteren] Ende|bis zum Schluss|bis zum Letzten|bis zur letzten Karte) "
        "mit "
        "[den|meinen|unseren|allen] [den|meinen] <suit>",
        "[_will] mit [den|meinen|allen] <suit> (bis zum [bitteren] Ende|bis zum Schluss|bis zur letzten "
        "Karte) (_fight)",
        "(bis zum [bitteren] Ende|bis zum Schluss|bis zur letzten Karte) [mit [den|meinen|allen] <suit>] "
        "(_fight)",
        "(hau|haut|haue|hauen|werft|wirf|werfe|schmeiß|schmeißt|steck|steckt) [_I] alles "
        "(rein|hinein|drauf|in die Schlacht|dagegen)",
        "(kriegt|bekommt|bekommen|kriegen) [_I] alles [ab] [was (wir|ich) (haben|habe)] [an <suit>]",
        "(es ist|es sind) <suit> zu spielen", "<suit> (wird|werden) gespielt",
        "gespielt (wird|werden) <suit>",
    ),
    "aside": (
        "# _troops (ist|sind) (kein Weltuntergang|kein Beinbruch|keine Tragödie|kein Drama|keine Katastrophe|"
        "nicht die Welt|nicht [so] schlimm|nicht [so] viel|nicht tragisch)",
    ),
    "_genau": ("genau", "exakt", "gerade", "eben"),
    "zero": (
        "[bitte] so (spielen|spiel|spielt) [,] dass (es|der Stand) [_genau] (auf|bei) [_genau] (0|Null) "
        "(geht|steht|ist|kommt|landet)",
        "[_will] [es|ihn|den Stand|das] [_genau] auf [_genau] (0|Null) (bringen|stellen|spielen|ausgleichen)",
        "(bring|bringe|bringt|stell|stellt) [es|ihn|den Stand|das|uns] [_genau] auf [_genau] (0|Null)",
        "[_genau] (ausgleichen|auf Gleichstand) [bringen|spielen]", "(_genau) (auf|die) (0|Null)",
        "die Karte [,] (die|mit der) [es] [_genau] (auf|die) (0|Null) (bringt|ergibt|macht|geht)",
    ),
    "low": (
        "[_will] [die|meine|unsere] (kleine|kleinen) (Kreuze|Herzen|Piks|Karos) (zuerst|zuerst spielen)",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of sides": (
        "(wenn|falls|sollte|sobald|sofern) ^ (attack|attackiert|bekämpft|schlägt|stellt) ~ [,|:] [dann|so]",
        "(wenn|falls|sollte|sobald|sofern) ^ (greift|greifen) ~ an [,|:] [dann|so]",
        "(wenn|falls|sollte|sobald|sofern) ^ ~ (attackiert|bekämpft|attackieren|bekämpfen|schlägt) [,|:] "
        "[dann|so]",
    ),
    "head of others": (
        "gegen (alle|die) (anderen|andern|übrigen) [:]", "gegen (jeden anderen|den Rest|alle sonst) [:]",
    ),
    "otherwise": ("darüber", "darüber hinaus"),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
