"""German turns of speech for where a fight ends, and for which cards are played until then; `en_plans` tells
how a phrase is written.
"""

from __future__ import annotations

BOUND_PHRASES = {
    "_dropped": ("pls", "plz", "thx"),
    "_its": (
        "die", "den", "das", "der", "meine", "meinen", "unsere", "unseren", "seine", "ihre", "mein",
        "1",
    ),
    "_in any": (
        "jedem", "jeder", "allen", "keinem", "keiner", "nirgends", "überall", "niemand", "irgendeinem",
    ),
    "_until": ("bis",),
    "_up to": ("bis",),
    "_most": (
        "nie über", "nie mehr als", "niemals über", "niemals mehr als", "keinesfalls über",
        "keinen (Pfennig|Heller|Kreuzer|Groschen|Taler|Cent|Deut) (über|mehr als)",
        "keinen [einzigen] Punkt (über|mehr als)",
        "nur (bis|bis zu|höchstens|maximal)",
        "(höchstens|maximal|nur|für höchstens|für maximal) für",
        "für (höchstens|maximal|bis zu|nicht mehr als)",
        "nicht mehr als insgesamt",
        "insgesamt (höchstens|maximal|nicht mehr als|nur)",
        "kein (Pfennig|Heller|Kreuzer|Groschen|Taler|Cent|Punkt) (über|mehr als)",
    ),
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
        "(ist|sind|wäre|wären) (mir|uns|ihm|mir schon|für mich) [_most] # [_tote] [_troops] (recht|egal|"
        "genehm|nicht zu viel|zu verschmerzen|kein Beinbruch|nicht schlimm)",
        "[_most] # [_tote] _troops [_less] (ist|sind|wäre|wären|wird|gehen|geht) [mir|uns|für mich] "
        "[_notfalls] (recht|genehm|nicht zu viel|nicht schlimm|nicht tragisch|zu verschmerzen|zu ertragen|"
        "in Ordnung|ok|okay|auszuhalten|dann eben so)",
        "[_most] # [_tote] [_troops] [_less] (kann|können|könnte|könnten|will|wollen|darf|dürfen|würde) "
        "[_I|man] [_notfalls] (verschmerzen|verkraften|hergeben|entbehren|verlieren|opfern|riskieren|"
        "missen|ertragen|aushalten)",
        "[_most] # [_tote] [_troops] [_less] (verschmerze|verkrafte|opfere|riskiere|ertrage|gebe her|geb "
        "her|verschmerzen|verkraften|opfern|riskieren) [_I] [_notfalls]",
        "mehr als # [_troops] (will|wollen|möchte|möchten|darf|dürfen|soll|sollen|werde|werden) [_I|^] "
        "[_am_Ende] [_am_Ende] nicht [_am_Ende] (lassen|verlieren|einbüßen|opfern|hergeben|riskieren|"
        "dalassen|dort lassen|da lassen|drangeben|verloren gehen|fallen|draufgehen)",
        "mehr als # [_troops] (darf|dürfen|soll|sollen|sollte|sollten|kann) (es|das|er|sie|der Kampf|das "
        "Ganze|die Sache|der Spaß|mich|uns) [_am_Ende] [_am_Ende] nicht [_am_Ende] (kosten|verlieren|"
        "werden|sein)",
        "mehr als # _troops (verliere|verlieren|verliert|opfere|opfern|opfert|riskiere|riskieren|riskiert|"
        "lasse|lassen|lässt) [_I|^] [_am_Ende] [_am_Ende] nicht",
        "mehr als # _troops (gebe|geben|gibt) her [_I|^] [_am_Ende] nicht",
        "[_will] (_stop) [_I|man] (bei|mit|ab) [_most] # [_tote] [_troops] [_less]",
        "# [_tote] (Verlust|_troops) (ist|sind|wäre|wären|geht|gehen) [mir|noch|gerade noch] (ok|okay|in "
        "Ordnung|recht|erlaubt|drin|egal) [,] [aber] (2|3|4|5) [_troops] (nicht|nimmer) [mehr]",
        "(bei|ab|mit) [_most] # [_tote] [_troops] [_less] [Verlust] (gibt|gebe|geben|gebt) (nach|auf) [_I|"
        "man|^]",
        "(Verlust|Verluste|Verlusten) (nehme|nehmen|nimmt|akzeptiere|akzeptieren|akzeptiert|ertrage|trage|"
        "verschmerze|dulde) [_I|^] (bis|bis zu|höchstens|maximal|von höchstens) # [_troops] [in Kauf|hin]",
        "(Verlust|Verluste|Verlusten) (nehme|nehmen|nimmt) (hin|in Kauf) [_I|^] (bis|bis zu|höchstens|"
        "maximal) # [_troops]",
        "(Verlust|Verluste) (bis|bis zu|höchstens|maximal) # [_troops] (nehme|nehmen|nimmt|akzeptiere|"
        "akzeptieren|akzeptiert|dulde|verschmerze) [_I|^] [in Kauf|hin]",
        "(Verlust|Verluste|Truppenverluste|Truppenverlust|Einbußen) [:|-] (_most|bis|über keinesfalls) # "
        "[_tote] [_troops] [_less]",
        "(darf|dürfen|soll|sollen|kann|können) [_I|^] [_am_Ende] [_am_Ende] [_most|nicht mehr als] # "
        "[_tote] [_troops] [_less] (verlieren|kosten|einbüßen|opfern|lassen)",
        "# [_tote] [_troops] [davon] (darf|dürfen|kann|können) [_I|^] [_am_Ende] (verlieren|opfern|"
        "hergeben|einbüßen|lassen|drangeben)",
        "# [_troops] davon (darf|dürfen|kann|können) (weg|fallen|draufgehen|sterben|verloren gehen|hops "
        "gehen)",
        "(kostet|kosten) [_am_Ende] [_most] # [_tote] [_troops] [_less] [,] [dann] [ist|geht] (das|es) "
        "(okay|ok|in Ordnung|recht|egal)",
        "# [_tote] _troops [_bei_ihm] (ist|sind|wäre|wären) [mir|uns|für mich] (recht|genehm|ok|okay|in "
        "Ordnung|egal|zu verschmerzen|drin|erlaubt)",
        "[_most] # [_tote] _troops (kann|könnte|darf|mag) ^ [_notfalls] (verschmerzen|verkraften|hergeben|"
        "entbehren|verlieren|opfern|riskieren|missen|ertragen|aushalten|lassen)",
        "mehr als # [_tote] _troops (lasse|lassen|opfere|riskiere|verliere|verlieren) [_I] _bei_ihm nicht",
        "mehr als # [_tote] _troops (will|möchte|werde) [_I] _bei_ihm nicht (lassen|opfern|riskieren|"
        "verlieren)",
    ),
    "head of attacked him": (
        "(wenn|falls|sobald|sofern) (ihn|sie) (1|jemand|wer|man|irgendwer|irgendeiner|einer|~) (angreift|"
        "attackiert|angeht|anfällt) [,|:] [dann|so]",
        "(wenn|falls|sobald|sofern) (er|sie) (angegriffen|attackiert) (wird|werden) [,|:] [dann|so]",
    ),
    "keep": (
        "[_will] [die|meine|unsere|beide] @ _elsewhere (behalten|aufheben|sparen|aufsparen|zurückhalten)",
        "(behalte|behalten|hebe|heb|spare|spar) [_I] [die|meine] @ _elsewhere [auf]",
        "[die|meine|der|den] (beiden|beide) @ (will|möchte|würde|mag|soll|sollen) [_I|man] [lieber|mir] "
        "(behalten|aufheben|aufsparen|sparen|zurückhalten|bleiben)",
        "[die|meine|der|den] (beiden|beide) @ [lieber|bitte] (behalten|aufheben|aufsparen|sparen|"
        "zurückhalten|schonen)",
        "(behalte|behalt|behalten|spare|spar|sparen|hebe|heb|heben) [_I] [mir] (die|meine) (beiden|beide) "
        "@ [auf]",
        "[die|meine] (beiden|beide) @ (behalte|behalt|behalten|spare|spar|sparen|hebe|heb|heben|brauche|"
        "brauch) [_I] [mir] [noch] [auf] [für später]",
        "[die|meine] (beiden|beide) @ (bleibt|bleiben) [mir] (daheim|zu Hause|hier|da|auf der Hand|in der "
        "Hand|liegen|stecken|weg)",
    ),
    "_stop": (
        "lassen (wir|wirs) [es] gut sein", "lass (ich|ichs) [es] gut sein", "lasse (ich|ichs) [es] gut sein",
        "(gibt|gebe|geben|gib|gebt) (auf|nach) [_I|man]",
    ),
    "_helped": ("anders", "nötig", "muss"),
    "spend": (
        "[da|dabei|dafür|hier|es] (dürfen|können) [ruhig|gern|gerne|meinetwegen] [_most] # _points "
        "(draufgehen|drauf gehen|verbraucht werden|ausgegeben werden|hineingesteckt werden|verschwinden)",
        "[_wofür] (_gibt_aus|gebe|geben|gibt|geb|setze|setzen|setzt|stecke|stecken|steckt) [_I|^|$|man] "
        "[_wofür] [_wofür] (_most) # [_points] [_wofür] [aus|ein|rein|hinein|hin]",
        "(_gibt_aus) [_I|^|$|man] [_wofür] (nicht|nie|niemals) (mehr als|über) # [_points] [_wofür]",
        "mehr als # [_points] (_gibt_aus|gebe|geben|gibt|setze|setzen|setzt) [_I|^|$] [_wofür] (_nirgends) "
        "[_wofür] [aus|ein|rein|hin]",
        "mehr als # [_points] (will|wollen|möchte|möchten|darf|soll|dürfen|sollen|werde) [_I|^|$] [_wofür] "
        "(nicht|nie|keinesfalls|auf keinen Fall) [_wofür] (ausgeben|einsetzen|opfern|verbrauchen|zahlen|"
        "investieren|ausspielen|spielen|verspielen|verpulvern|reinstecken|verheizen|lassen|loswerden)",
        "(kosten|kostet) (darf|soll|dürfen|sollte) (das|es|er|sie|der Kampf|das Ganze|die Sache|der Spaß) "
        "[_am_Ende] [_am_Ende] [_most] # [_points]",
        "(darf|soll|dürfen|sollte) (das|es|er|sie|der Kampf|das Ganze|die Sache|der Spaß) [_am_Ende] "
        "[_am_Ende] [_most] # [_points] kosten",
        "^ (darf|kann|mag) [ruhig|gern|auch] [_most] # [_points] [ausgeben|verbrauchen|verspielen]",
        "mehr als # _points (darf|soll|sollte) (das|es|er|sie|der Kampf|das Ganze|die Sache|der Spaß) "
        "[_am_Ende] [_am_Ende] nicht [_am_Ende] kosten",
        "# _points [sind] [ist] (Obergrenze|Limit|Maximum|Höchstgrenze|Grenze|Deckel|Budget|Höchstens|das "
        "Limit|die Obergrenze|die Grenze|das Maximum|Schluss)",
        "(Obergrenze|Höchstgrenze|Limit|Maximum|Budget|Deckel|Grenze|Kartenlimit|Punktelimit|Kartenbudget|"
        "Punktebudget) [:|-|von|ist|liegt bei|bei] # [_points] [_wofür]",
        "(Punkte|Karten|Kartenpunkte|Kartenausgaben|Ausgaben|Ausgabe|Einsatz|Kosten|Kartenkosten|"
        "Kartenverbrauch|Kartenaufwand) [_wofür] [:|-] (_most|bis|bis zu|höchstens|nicht über) # [_points] "
        "[_less] [zusammen|insgesamt]",
        "keine Karten [ausgeben|spielen|einsetzen|dafür|verbrauchen] [,] (für|im Wert von|von|mit) (mehr "
        "als|über) # [_points] [zusammen|insgesamt] [ausgeben|spielen|einsetzen]",
        "[aber] (keine Karten|nichts) [dafür|dabei] [,] (die|was|das) [zusammen|insgesamt] (über|mehr als) "
        "# [_points] [zusammen|insgesamt] (geht|gehen|hinausgeht|hinausgehen|kostet|kosten|zählen|ergeben|"
        "ausmachen|wert sind|sind)",
        "(nach|bei|ab) # _points [ist|wird|soll|mache|machen|_will] [dann] [_I] (_stop)",
        "(Obergrenze|Höchstgrenze|Limit|Maximum|Budget|Deckel|Grenze|Kartenlimit|Punktelimit|Kartenbudget|"
        "Punktebudget) (für|bei|von) ^ [:|-|ist|sind|liegt bei] [_most] # [_points]",
        "_most # _points _bei_ihm",
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
        "[die|den] @ [bitte] (nicht|nie|niemals|ja nicht) ohne (mich zu fragen|[mich] [vorher|erst] zu "
        "fragen|Rückfrage|Nachfrage|Rücksprache|mein Okay|meine Zustimmung) [spielen|ausgeben|einsetzen]",
        "für [die|den] @ [bitte] [erst|vorher] (fragen|nachfragen|mich fragen)",
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
    "no more": (
        "mehr (gibts|gibt es|kommt|wird es|ist es) nicht",
        "(danach|dann|und dann|und danach) (nix|nichts|gar nichts) [mehr]",
    ),
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
        "alles [,] was ($|^|_I) [noch] (hat|haben|habe)",
        "[_will] (alle|alles an|sämtliche) [_meine] <suit> (verballern|spielen|ausspielen|raushauen|"
        "verheizen|verbrauchen|einsetzen|nehmen|verpulvern|ausgeben|auf den Tisch)",
        "[_will] alles [an <suit>] (verballern|raushauen|verheizen|auf den Tisch legen)",
    ),
    "aside": (
        "# _troops (ist|sind) (kein Weltuntergang|kein Beinbruch|keine Tragödie|kein Drama|keine Katastrophe|"
        "nicht die Welt|nicht [so] schlimm|nicht [so] viel|nicht tragisch)",
        "(Punkte|Karten|Kosten|Kartenpunkte|die Punkte|die Karten|die Kosten) [sind] [mir|uns|dabei|da] "
        "(egal|wurscht|wurst|gleich|einerlei|gleichgültig)",
        "[aber|und] (2|3|4|5) [_troops] [_will] (sind|wären|ist|wäre) (zu viel|zu viele|zuviel|1 zu viel)",
        "mehr (gebe|geb|geben|gibt|kriegt|bekommt|rücke|rück|setze|lasse|investiere|opfere|will|ist) [her|"
        "raus|ein|aus] [_I|er|sie|es] (nicht|ned|keinesfalls) [her|raus|ausgeben|opfern|drin|riskieren|"
        "wert]",
        "(ich|wir) (hab|habe|haben) [ja|halt] [nur|nur noch|bloß|noch|eh] # (Karten|Karte|<suit>|Punkte|"
        "Truppen) [auf der Hand|übrig|noch]",
        "(hab|habe|haben) [ja|halt] [nur|nur noch|bloß|noch|eh] # (Karten|Karte|<suit>|Punkte) [auf der "
        "Hand|übrig|noch]",
        "(da|es) (sind|ist) [ja|halt] [nur|nur noch|bloß|noch|eh] # (Karten|Karte|<suit>|Punkte) [auf der "
        "Hand|übrig|da|drin]",
        "battlefield wird nicht (geräumt|aufgegeben|hergegeben|verlassen|preisgegeben)",
        "# _troops (ist|sind) mir lieber als # (_points|Karten)",
        "(na|oh|ach|tja) (toll|super|klasse|prima|großartig|bravo|danke)",
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
        "(beginnt|beginne|beginnen|startet|starte|fängt an|fange an|fangen an|eröffnet|eröffne) [_I] "
        "[_oft] mit [_meine] (_lowest|_klein|_kleinan) [<suit>|Karte|Karten]",
        "[_will] [spielt|spiele|spielen|legt|nimmt] [_I] [_oft] [_meine] (<suit>|Karten) [_oft] "
        "(aufsteigend|von unten nach oben|von klein nach groß|von unten herauf|in aufsteigender "
        "Reihenfolge|der Größe nach|der Reihe nach von unten) [durch|spielen]",
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
    "_tote": (
        "toter|tote|toten|totem|gefallener|gefallene|gefallenen|verlorener|verlorene|verlorenen",
    ),
    "_wofür": (
        "für (Karten|die Karten|Schlachten|Kämpfe|Gefechte|so etwas|sowas|diesen Kampf|den Kampf|dieses "
        "Gefecht|das Gefecht)",
        "(an|in) (Karten|Punkten)",
        "in (Kämpfen|Gefechten|Schlachten|1 Kampf|einem Kampf|diesem Kampf|dem Kampf)",
        "(pro|je) (Kampf|Gefecht|Schlacht)",
        "(in|bei) jedem (Kampf|Gefecht)",
        "im (Kampf|Gefecht|Einzelfall)",
        "(dafür|dabei|da|hier|dort|davon)",
    ),
    "_am_Ende": (
        "am Ende|trotzdem|dabei|dafür|insgesamt|zusammen|unterm Strich|jedenfalls|hier|da|dort|aber|auf "
        "keinen Fall|keinesfalls|bitte|mich|uns|ihn",
    ),
    "_notfalls": (
        "zur Not|notfalls|im Notfall|gerade noch|gerade so|noch|schon|wohl|gut|ruhig|leicht",
    ),
    "_gibt_aus": (
        "gibt aus|geben aus|gebe aus|geb aus|gib aus|zahlt|zahlen|zahle|spielt|spielen|spiele|spielt aus|"
        "spielen aus|spiele aus|setzt ein|setzen ein|setze ein|verbraucht|verbrauchen|verbrauche|verwendet|"
        "verwende|verwenden|steckt rein|stecke rein|opfert|opfere|opfern|investiert|investiere|investieren|"
        "verpulvert|verpulvern|verheizt|verheizen|bezahlt|bezahlen|bezahle",
    ),
    "_nirgends": (
        "nirgends|nirgendwo|nicht|nie|niemals|keinesfalls|auf keinen Fall|in keinem Kampf|in keinem Gefecht",
    ),
    "loss in all fights": (
        "(kein|keine) (_fought|Kämpfe|Gefechte|Schlachten) (darf|dürfen|soll|sollen|sollte|kostet) [mich|"
        "uns] mehr als # [_tote] [_troops] [kosten]",
        "(in|bei) (keinem|keiner) _fought [darf|dürfen|soll|sollen] [_I|es] [darf|soll|will|mehr als|will "
        "ich] mehr als # [_tote] _troops [verlieren|kosten|verloren gehen|fallen|einbüßen]",
        "(keiner|niemand|kein General) (verliert|opfert|riskiert|lässt) mehr als # [_tote] [_troops]",
        "mehr als # [_tote] _troops (darf|soll|sollte) (kein|keine) _fought [mich|uns] kosten",
        "mehr als # [_tote] _troops (verliere|verlieren|opfere|opfern|riskiere|riskieren|lasse|lassen) "
        "[_I] (nirgends|nirgendwo|in keinem Kampf|in keinem Gefecht)",
    ),
    "spend in all fights": (
        "(kein|keine) (_fought|Kämpfe|Gefechte|Schlachten) (darf|dürfen|soll|sollen|sollte|kostet) [mich|"
        "uns] mehr als # _points [kosten]",
        "mehr als # _points (darf|soll|sollte) (kein|keine) _fought [mich|uns] kosten",
        "mehr als # _points (_gibt_aus|gebe|geben) [_I] [_wofür] (nirgends|nirgendwo|in keinem Kampf|in "
        "keinem Gefecht) [_wofür] [aus|ein]",
        "(_gibt_aus|gebe|geben|gib|gebt|setze|setzen) [_I|man] in (Kämpfen|Gefechten|Schlachten|jedem "
        "Kampf|jedem Gefecht|allen Kämpfen) (_most) # [_points] [_wofür] [aus|ein]",
        "(kosten|kostet) (darf|soll|dürfen|sollte) (mich|uns) (ein Kampf|1 Kampf|ein Gefecht|1 Gefecht|"
        "jeder Kampf|kein Kampf) [_most] # [_points]",
        "(1 Kampf|ein Kampf|1 Gefecht|ein Gefecht|jeder Kampf|jedes Gefecht) (darf|soll|sollte) (mich|uns) "
        "[_most] # _points kosten",
    ),
    "_fight": (
        "verteidigen|verteidigt|verteidige|verteidige mich|verteidigen uns|verteidigt sich|sich "
        "verteidigen|um den Sieg kämpfen|um den Sieg spielen|kämpft um den Sieg|kämpfe um den Sieg|kämpfen "
        "um den Sieg|spielt um den Sieg|spiele um den Sieg|spielen um den Sieg|auf Sieg gehen|spielt auf "
        "Sieg|kämpft auf Sieg",
    ),
    "head of own": (
        "^ (darf|soll|kann|muss) (richtig|ordentlich|mehr|ruhig mehr|ran|sich wehren|großzügig sein|"
        "großzügiger sein) [:|,]",
    ),
    "concede": (
        "[_I] (gebe|geben|gibt|geb) [_I] [ausnahmsweise|lieber|hier|da|diesmal|jetzt|dann|heute|lieber "
        "gleich] klein bei",
        "(wegen|für) [der|die|das|den] (#|1|den paar|ein paar) [_troops] [und [für|wegen] (1|so 1|das|"
        "dieses|dem|einem) (Kaff|Nest|Dorf|Städtchen|Stadt|Ort) [wie|namens]] [battlefield] (verbrenne|"
        "verheize|opfere|verschwende|spiele|gebe|verbrauche|verbrennen|opfern|verschwenden|vergeude) [_I] "
        "(kein|keine|keinen|keine einzige) (<suit>|Karte|Karten) [aus|her]",
        "(dafür|da|hier|für battlefield) (verbrenne|verheize|verschwende|vergeude|verbrennen|verschwenden) "
        "[_I] (kein|keine|keinen|keine einzige) (<suit>|Karte|Karten)",
    ),
    "_bei_ihm": (
        "(bei|für|von|mit) ^",
    ),
    "_troops": (
        "Soldat", "Krieger", "Grenadier", "Grenadiere", "Köpfe", "Kopf", "Hanseln", "Hansel",
        "Burschen", "Mannsbilder", "Seelen", "Klötzchen", "Truppenpunkte",
    ),
    "_meine": (
        "seine|seinen|seiner|seinem|ihre|ihren|ihrer|ihrem",
    ),
    "high": (
        "(beginnt|beginne|beginnen|startet|starte|fängt an|fange an|fangen an|eröffnet|eröffne) [_I] "
        "[_oft] mit [_meine] (_highest|_dick) [<suit>|Karte|Karten]",
        "[_will] [spielt|spiele|spielen|legt|nimmt] [_I] [_oft] [_meine] (<suit>|Karten) [_oft] "
        "(absteigend|von oben nach unten|von groß nach klein|in absteigender Reihenfolge) [durch|spielen]",
    ),
    "reserve no": (
        "[die|meine|unsere|alle] _res (bleibt|bleiben) [mir|schön|bitte] (zu|im Schrank|im Tresor|"
        "eingesperrt|draußen|wo sie ist|wo sie sind|unberührt)",
        "[die|meine] _res (nie|niemals|nimmer|nirgends)",
    ),
    "ask": (
        "(dann|danach) (sehen|schauen) (wir|ma|mer) [mal] weiter",
        "(dann|danach) (sehe|schaue|seh|schau) ich [mal] weiter",
        "[danach|dann|vorher] [bitte] (Rücksprache|Rückfrage|Rückmeldung) [halten|mit mir|bei mir|nehmen]",
    ),
    "head of all": (
        "bei allen",
    ),
    "answered": (
        "(sollte|sollten) _er [_noch] [_noch] (kontern|nachlegen|antworten|drübergehen|nachziehen|"
        "dagegenhalten|weitermachen|nachschieben) [_noch]",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
