"""German turns of speech for what a fight may cost and what is kept out of it, put together from few parts;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

LIMIT_PHRASES = {
    "_less": ("und keinen (Punkt|Mann) mehr", "oder besser", "abwärts", "oder drunter", "oder darunter"),
    "_solely": ("erst", "nur"),
    "_third": ("er", "sie"),
    "_bidding": ("soll", "sollen", "darf", "dürfen", "muss", "müssen", "möge", "mögen", "bitte"),
    "_halt": ("halt", "stopp", "stop"),
    "_n": ("#", "1 [_troops] oder #", "1 _troops oder #"),
    "_upto": ("[_most] # [_points] [_less]", "[_most] # _points (<suit>|Karten) [_less]"),
    "_ihn": ("es", "das", "ihn", "sie", "der", "die", "den", "er", "der Kampf", "die Sache"),
    "_minus": ("-", "minus"),
    "_let": (
        "_stop", "kann _I damit leben", "damit kann _I leben", "(ist|wäre) (das|es) (ok|okay|in Ordnung|"
        "egal)",
        "soll es so sein", "zurückziehen", "abziehen", "nehmen _I (es|das|den Verlust|die) hin",
        "nehme _I (es|das|den Verlust|die) hin", "nimmt _I (es|das|den Verlust|die) hin", "so sei es",
        "lasse _I (ihn|sie) ziehen", "lassen _I (ihn|sie) ziehen", "Feierabend", "reicht es",
    ),
    "_nur_n": (
        "_once (es|das|der Kampf|die Niederlage|aufgeben) [mich|uns|ihn] [nur|noch|nur noch] [_most] _n "
        "[_troops] [_less] (kostet|kosten würde|kosten|koste)",
        "(kostet|kosten) (es|das|der Kampf|die Niederlage) [mich|uns|ihn] [nur|noch|nur noch] [_most] _n "
        "[_troops] [_less]",
        "_once (es|das) [nur|noch|nur noch] [_most] um [1] [einen] [Verlust von] [nur|nur noch] [_most] _n "
        "[_troops] [_less] geht",
        "(geht) (es|das) [nur|noch|nur noch] um [1] [einen] [Verlust von] [nur|nur noch] [_most] _n "
        "[_troops] "
        "[_less]",
        "_once [_I] [nur|noch|nur noch] [_most] _n [_troops] [_less] (verliere|verlieren|verliert|verlieren "
        "würde|verlieren würden)",
        "(verliere|verlieren|verliert) [_I] [dabei] [nur|noch|nur noch] [_most] _n [_troops] [_less]",
        "_once [_I|es|das] [nur|noch|nur noch] [_most] [mit] _n [Punkt|Punkte|_troops] [_less] (hinten|"
        "zurück|"
        "im Rückstand|im Minus) [liege|liegen|liegt|bin|sind|ist]",
        "(sind|liegen|bin|liege|liegt|ist) [_I] [nur|noch|nur noch] [_most] [mit] _n [Punkt|Punkte|_troops] "
        "[_less] (hinten|zurück|im Rückstand|im Minus)",
        "(steht|stehen) (es|das|_I) [nur|noch|nur noch] [bei|auf] [_minus] # [_less]",
        "_once (es|der Stand|der Verlust|das|_I) [nur|noch|nur noch] [bei|auf] [_minus] # [_troops] [_less] "
        "(steht|ist|liegt|stehe|stehen|liege|liegen|gesunken ist)",
        "(liegt|ist|beträgt) (der|mein|unser) (Verlust|Stand) [nur|noch|nur noch] [bei|auf] [_minus] # "
        "[_troops] [_less]",
    ),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "_nur_n [,|:] [dann|so] [_will] [lieber] [gleich|sofort] _let",
        "[_will] [lieber] [gleich|sofort|erst|schon|nur] _let [,] _nur_n",
        "(bei|ab|mit) # [_troops|Verlust|Verlusten] [_less] [wird|_will] [lieber|dann] (_stop)",
        "(bei|ab) _minus # (oder besser|oder weniger) [wird|_will] [lieber|dann] (_stop)",
        "[_will] [erst|nur] (_stop) (bei|ab|mit) # [_troops|Verlust|Verlusten] [_less]",
        "[_will] (_stop) (bei|ab) _minus # (oder besser|oder weniger)",
        "[_will] [_most] _n _troops [_less] (verschmerzen|verkraften|verschmerze|verkrafte|opfern|opfere|"
        "hergeben|verlieren|entbehren) [_I|_will]",
        "[_most] _n _troops [_less] [_will] (verschmerzen|verkraften|verschmerze|verkrafte|opfern|opfere|"
        "hergeben|verlieren|entbehren) [_I]",
        "mit [_most] _n [_troops|Verlusten] (Verlust|Verlusten|_troops) [_less] [kann|können] [_I] [kann|"
        "können] leben",
        "mit [1|einem] Verlust von [_most] # [_troops] (kann|können) _I leben",
        "[es] (dürfen|darf|können|sollen) [_I] [_most] _n [_troops] [_less] (draufgehen|fallen|weg|"
        "sterben|dran "
        "glauben|dabei draufgehen|verloren gehen)",
        "[_most] _n [_troops] [_less] (dürfen|darf|können) [dabei|ruhig] (draufgehen|fallen|weg|sterben|dran "
        "glauben|verloren gehen)",
        "[_will] lieber _n [_troops] (verlieren|opfern|hergeben) als (weiterspielen|weiterkämpfen|[gute|noch "
        "mehr|mehr] Karten (verschwenden|ausgeben|verheizen|opfern)|zahlen|zu zahlen|dafür zahlen)",
        "[_will] [_most] _n [_troops] [Verlust] [_less] (nehme|nehmen|nimmt) [_I] [gern|ruhig] (hin|in Kauf)",
        "[1|einen] Verlust von [_most] # [_troops] (nehme|nehmen) [_I] (hin|in Kauf)",
        "[_most] # (Verlust|Verluste|_troops) [_less] (sind|ist|wären|wäre|gehen|geht) (das Äußerste|"
        "verkraftbar|tragbar|verschmerzbar|in Ordnung|okay|ok|drin|erträglich|auszuhalten)",
        "[_most] # (Verlust|Verluste|_troops) [_less] (akzeptiere|akzeptieren|nehme|verschmerze|"
        "toleriere) [_I]",
        "Verlust [_most] # (ist|wäre|geht) (in Ordnung|okay|ok|akzeptabel)",
        "mehr als # [_troops] [_will] [da|dabei|dort|hier] (nicht|nie|niemals|auf keinen Fall) (verlieren|"
        "opfern|hergeben|einbüßen|riskieren)",
        "[_will] [wegen|um] [_ihn] (höchstens|maximal) # [_troops] (lassen|verlieren)",
        "(Verlustlimit|Verlustgrenze|Verlustobergrenze|Truppenlimit|Schmerzgrenze) [:|von|ist|liegt bei] # "
        "[_troops]",
        "# (Tote|Toten|Gefallene|Gefallenen) [_less] (ist|sind|geht|gehen|wäre|wären) [mir|uns|noch] (in "
        "Ordnung|ok|okay|recht|egal|drin|erträglich|zu verschmerzen)",
        "(_most|nicht mehr als) # (Tote|Toten|Gefallene|Gefallenen)",
    ),
    "settle": (
        "so billig wie möglich [den Verlust] auf [1|einen] [Verlust von] # [Verlust|Verluste] (drücken|"
        "senken|"
        "bringen)",
        "so billig wie möglich auf (1|einen|#) (Verlust|Verluste) (drücken|senken|bringen)",
        "[_will] mit [1|einem] Verlust von [nur] # (davonkommen|wegkommen|zufrieden sein|zufrieden)",
    ),
    "spend in all fights": (
        "(kein|keine|keinen|nie ein|niemals ein) (Kampf|Kämpfe|Gefecht) (über|[für|von|mit] mehr als) # "
        "[_points]",
    ),
    "spend": (
        "mehr als # [_points] (ist|sind|wäre|wären) (_ihn|~) [mir|uns] [das|_ihn] nicht wert",
        "mehr als # [_points] (ist|sind|wäre|wären) (mir|uns) (_ihn|~) nicht wert",
        "(_ihn|~) (ist|sind|wäre) (mir|uns) (nicht mehr als|höchstens|keine) # [_points] wert",
        "mehr als # [_points] (gebe|geben|gibt|setze|setzen|stecke|stecken|zahle|zahlen|opfere|opfern) "
        "[_I] [für "
        "_ihn|dafür|darauf|da] (nicht|keinesfalls|nie) [aus|ein|rein|hinein]",
        "mehr als # [_points] (will|wollen|möchte|möchten) _I [für _ihn|dafür|darauf|da] nicht (ausgeben|"
        "einsetzen|opfern|verbrauchen|zahlen|investieren)",
        "mehr als # [_points] (soll|sollen|darf|dürfen) (es|das|er|der Kampf) nicht (werden|kosten|sein)",
        "# [_points] (ist|sind|wäre|wären) [hier|da] (meine|unsere|die) (Grenze|Obergrenze|Höchstgrenze|"
        "Schmerzgrenze)", "# [_points] (ist|sind|wäre) [hier|da] (mein|unser|das) (Limit|Maximum|Budget)",
        "(meine|die|unsere|mein|das|unser) (Grenze|Obergrenze|Limit|Maximum|Budget) (ist|liegt bei|sind|:) "
        "_upto", "(Obergrenze|Höchstgrenze|Limit|Maximum) [_minus|:] # [_points]",
        "(bei|nach|ab) # [_points] [ist|wird|_will] (_stop)", "_upto (darf|dürfen|kann|können) [_I|_ihn] "
        "[mich|uns] kosten", "_upto (dürfen|darf|kann) (das|es) [mich|uns] kosten",
        "[_ihn|er|es|das] (darf|dürfen|kann|soll) [mich|uns] [ruhig] _upto kosten",
        "[_ihn|es|das] (darf|dürfen|kann) [ruhig] [etwas|was] kosten [,|-] aber (nicht mehr als|höchstens|"
        "maximal) # [_points]",
        "_upto (setze|setzen|gebe|geben|stecke|stecken|opfere|opfern|spendiere|zahle) [_I] [dafür|da|für "
        "_ihn|"
        "darauf] [ein|aus|rein|hinein]",
        "(setze|setzen|gebe|geben|gib|gebt|stecke|opfere|spendiere|zahle) [_I] [dafür|da|für _ihn|dabei] "
        "_upto "
        "[ein|aus|rein|hinein]",
        "(setze|setzen|setz|gebe|geben|gib|geb|gebt) (aus|ein|rein|hinein) [_I] [dafür|da|für _ihn|dabei] "
        "_upto",
        "_I (setze|setzen|gebe|geben|stecke|stecken|opfere|opfern|zahle) [dafür|da|für _ihn|dabei] _upto "
        "[ein|"
        "aus|rein|hinein]",
        "[Es|es|dabei|dafür|da] (werden|wird) [dafür|dabei|da] _upto [an Karten] (ausgegeben|verbraucht|"
        "eingesetzt|gespielt)",
        "ohne (mehr als|über) # [_points] zu (verbraten|verbrauchen|verschwenden|verheizen|verpulvern|"
        "opfern)",
        "(_ihn|~) ist (mir|uns) _upto wert [_less]", "(ist|sind) (mir|uns) (_ihn|~) _upto wert [, mehr "
        "nicht]",
        "_upto ist (mir|uns) (_ihn|~) wert [_less]", "das ist mir _upto wert",
        "Karten [im Wert von|im Gesamtwert von|für|bis zu|bis] [zusammen|insgesamt] _upto",
        "(du|man|ihr|er) (darfst|darf|dürft|kannst|kann) [dafür] _upto (ausgeben|einsetzen|verbrauchen|"
        "spielen)",
        "_upto (kann|können|will|wollen|darf|dürfen) _I [dafür|da] (entbehren|ausgeben|einsetzen|"
        "verschmerzen)",
        "verbrauche [dafür|dabei] _upto", "(insgesamt|zusammen) (nicht mehr als|höchstens|maximal|bis) # "
        "[_points]", "(_most) # [_points] (an Karten|in Karten)",
        "[_will] [_most] # [_points] (hineinstecken|reinstecken|verpulvern)",
        "[_will] [_wofür] [_wofür] (_most|mehr nicht als|nicht über) # [_points] [_wofür] (_auszugeben)",
        "^ (kriegt|bekommt|hat|erhält|haben|kriegen|bekommen) [dafür|dabei] [_most] # _points [zur "
        "Verfügung|zum Ausgeben|zu verspielen]",
        "# _points [pro Kampf|je Kampf] (müssen|muss|sollen|sollte|sollten) (reichen|genügen|langen|"
        "ausreichen)",
        "[pro Kampf|je Kampf] # _points [,] [das|die|mehr nicht|das muss|und das] (muss|müssen|sollte|"
        "sollten) (reichen|genügen|langen)",
        "_once (es|das|der Kampf) mehr als # _points (wird|werden|sind|braucht|würden|wären) [,] [dann] "
        "[_will] (_stop)",
        "(wenns|wenn's|sobalds) mehr als # _points (wird|werden|sind|braucht|würden|wären|kostet) [,] "
        "[dann] [_will] (_stop)",
        "mehr als # _points [,] [dann|und] (_stop)",
    ),
    "fight to": (
        "bis # [_points] (gehe|gehen|geht|mache|machen|spiele|spielen|ziehe|ziehen|halte|halten) [_I] "
        "[mit|weiter|"
        "dagegen]", "[_I] (gehe|gehen|geht|würde|würden) bis # [_points] [gehen|mit|mitgehen]",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "fight": (
        "[_will] [nur|brav|tapfer] [schlagen] [und] (keine|keine einzige) (Karte|Karten) (schonen|sparen|"
        "schont|spart)",
        "[_will] sich [brav|tapfer|gut] schlagen", "[_will] (brav|tapfer) schlagen",
        "[da|dort|hier] wird (richtig|ordentlich|tüchtig|tapfer|weiter) gekämpft",
        "(niemals|nie|keinesfalls|auf keinen Fall) (aufgeben|nachgeben|weichen|zurückweichen|"
        "zurückziehen|klein beigeben)",
        "[da|dort|hier|dann|_I] (gebe|geben|gibt|weiche|weichen) [_I] (nicht|niemals|nie|keinesfalls) "
        "[nach|auf]",
        "(kein|keine) (Kapitulation|Aufgabe|Rückzug|Nachgeben)", "[da|dort|hier] wird (durchgezogen|"
        "gekämpft)",
        "[_will] [bis] zur Entscheidung [kämpfen]", "bis (es|der Kampf|alles) [endgültig] (entschieden|"
        "vorbei|"
        "gewonnen|ausgefochten) (ist|wird)",
        "[_will] (_fight) [,] bis (er|sie|~) (aufgibt|nachgibt|aufgeben|nachgeben|weicht|genug hat)",
        "[_will] (_fight) [,] (solange|so lange) (es (geht|hilft|nützt)|_I (kann|können) | _I [noch] (über 0|"
        "vorn|ins Plus) (komme|kommen|kommt))",
        "(so lange|solange) (_fight) wie (möglich|es geht)", "[_will] so lange wie möglich (_fight)",
        "[_fight] [,] (solange|so lange) [_I] [noch] [1] <suit> [noch] [da|übrig|auf der Hand|in der "
        "Hand] (ist|"
        "sind|habe|haben|hat|reicht|bleibt)",
        "[_fight] [,] (solange|so lange) der Vorrat reicht", "(wehrt|wehr|wehre) (euch|dich) [nach Kräften]",
        "[spiel|spiele|spielt|gib|gebt|setz|setze] alles (aus|ein) [, was (ich|wir|da) (habe|haben|ist)]",
        "(mit allem|alles) [,] was (geht|da ist|ich habe|wir haben)", "(Kosten|Verluste) spielen keine Rolle",
        "(den|diesen|das|die|dieser) [Kampf|Gefecht|Schlacht] [_will] [unbedingt] (gewinnen|gewonnen werden)",
        "(den|diesen|das) [Kampf|Gefecht] (muss|soll|sollen|müssen) [_I] [unbedingt] (gewinnen|gewonnen "
        "werden)",
        "der Kampf muss gewonnen werden", "[das|es|er|der] darf kosten [,] was (es|er|das) will",
        "[_will] sich (mit Händen und Füßen|nach Kräften) (wehren|verteidigen)",
    ),
    "at all costs": ("_Kosten",),
    "low": (
        "_immer [die|das|den|der] _kleinste [<suit>|Karte|Karten] [,] (die|das|der) (reicht|genügt|langt|"
        "ausreicht|hilft|passt) [, um (vorn|vorne|über 0) zu (sein|kommen)]",
        "_immer [die|das|den|der] _kleinste [<suit>|Karte|Karten] [,] (die|das|der) [mich|uns|ihn] "
        "[gerade|noch] "
        "(nach vorn|nach vorne|ins Plus|über 0|in Führung) bringt",
        "(spiel|spiele|spielt|kämpf|kämpfe) [immer] (niedrig|klein|sparsam|billig)",
        "[so] (möglichst) (wenig|sparsam|billig) [ausgeben|spielen|verbrauchen]",
        "[nur|gerade|immer nur] so viel (wie|als) [unbedingt] nötig [ist] [ausgeben]",
        "(nicht mehr als) [unbedingt] nötig [ausgeben]", "gerade so viel [,] dass (ich|wir|er) (vorn|"
        "vorne|über "
        "0) (bin|sind|liege|liegen|ist|komme)",
        "[_will] [mit] [den|meinen] (kleinen|kleinsten|niedrigen|niedrigsten|billigsten|schwachen) [<suit>|"
        "Karten|<suit> karten] (anfangen|beginnen|zuerst)",
        "[da|dort|hier] (fange|fangen|beginne|beginnen) [_I] [mit] [den|meinen] (kleinen|kleinsten|niedrigen|"
        "niedrigsten|billigsten) [<suit>|Karten|<suit> karten|Pikkarten|Herzkarten|Kreuzkarten|"
        "Karokarten] [an]",
        "(aufsteigend|in aufsteigender (Folge|Reihenfolge)) [spielen]", "von unten (rauf|herauf|hoch|hinauf)",
        "[die|meine] (kleinen|kleinsten|kleine|niedrigen|niedrigste|niedrigsten|billigsten) <suit> zuerst",
        "_immer [das|die|den] _kleinste [<suit>|Karte]",
        "(billig|sparsam) (spielen|kämpfen)",
    ),
    "_immer": ("immer", "jedes Mal", "jedesmal", "jeweils", "stets", "spiel immer", "spiele immer",
        "immer nur"),
    "_kleinste": (
        "kleinste", "niedrigste", "billigste", "geringste", "kleinsten", "niedrigsten", "billigsten",
        "kleinstes",
        "niedrigstes", "schwächste",
    ),
    "_größte": (
        "größte", "höchste", "beste", "stärkste", "dickste", "größten", "höchsten", "besten", "stärksten",
        "dicksten", "höchstes", "größtes", "bestes", "dicken", "hohen", "großen",
    ),
    "high": (
        "(spiel|spiele|spielt) [immer] hoch", "[die|meine] (_größte|hohe|große|starke) [Karten|Karte|<suit>] "
        "zuerst", "_immer [die|das|den|mein|meine] _größte [<suit>|Karte]",
        "von oben [nach unten|runter|herunter|hinunter|herab]",
        "(absteigend|in absteigender (Folge|Reihenfolge)) [spielen]",
        "[_will] [mit] [den|meinen] _größte [<suit>|Karten] (anfangen|beginnen|zuerst)",
    ),
    "_res": (
        "(Reserve|Reserven|Joker|R|Reservekarte|Reservekarten)", "(beiden|2|3|beide) (Reserve|Reserven)",
    ),
    "reserve no": (
        "[die|meine|unsere|alle] _res (ist|sind) [hier|da] (tabu|nicht dafür|gesperrt|für später|unantastbar|"
        "verplant)", "Finger weg von [den|der|meinen|unseren] _res",
        "[die|meine|unsere] _res (brauche|brauchen|benötige) [_I] [noch|später|anderswo|woanders|noch für "
        "(anderes|später)]",
        "[die|meine|unsere|alle] _res (hebe|heben|spare|sparen|behalte|behalten) [_I] [mir|uns] [lieber|"
        "noch] "
        "[auf|für später]",
        "[die|meine|unsere|alle] _res (lasse|lassen|lass|lasst) [_I] (stecken|liegen|zu Hause|aus dem "
        "Spiel|in "
        "Ruhe|weg)",
        "[nur|aber|bloß] [die|meine|unsere|alle] _res (bleibt|bleiben) [mir|schön] (stecken|auf der Hand|"
        "in der Hand|zu "
        "Hause|"
        "zuhause|daheim|unangetastet|außen vor|weg|aus dem Spiel|im Kasten)",
        "[_will] [die|meine|unsere|1|eine] _res (nicht|nie|niemals|auf keinen Fall|keinesfalls) (einsetzen|"
        "spielen|ausgeben|anrühren|verwenden|verbrauchen|hergeben|opfern|anfassen)",
        "[die|meine|unsere] _res (wird|werden) (nicht|nie|niemals|auf keinen Fall|keinesfalls) (eingesetzt|"
        "gespielt|ausgegeben|angerührt|verwendet|verbraucht|hergegeben|angefasst)",
        "(auf keinen Fall|keinesfalls|niemals|nie|bloß nicht|nur nicht) [die|1|eine|mit der] _res",
        "[aber] [nur] nicht (mit|die|mit den|mit der) _res", "_res nicht", "(kein|keine) _res",
        "nur [mit] <suit> [karten]", "(außer|bis auf|nur nicht) [den|die|meine|mit den] _res",
    ),
    "keep": (
        "Finger weg von [der|dem|den|meiner] @", "[nur|bloß|aber] nicht [die|den|das|meine] @",
        "(alles|alle|jede Karte|alle Karten) (außer|bis auf) [der|dem|den|die|meiner] @",
        "(außer|bis auf) [der|dem|den|die|meiner] @", "ohne [die|der|den|dem|meine] @",
    ),
    "keep behind": (
        "[die|der|das|den|meine|mein] & (ist|sind) [mir] (tabu|für später|gesperrt|nicht dafür|unantastbar)",
        "[die|der|das|den|meine|mein] & (brauche|brauchen|benötige|brauch) [_I] [ja|aber] [noch|später|"
        "anderswo|"
        "woanders|noch woanders|noch für später]",
        "[die|der|das|den|meine|mein] & (bleibt|bleiben) [mir] [erstmal|erst mal|vorerst|fürs Erste|noch|"
        "lieber] "
        "(stecken|liegen|zu Hause|zuhause|daheim|auf der Hand|in der Hand|unangetastet|außen vor|weg|aus dem "
        "Spiel|da|hier|bei mir)",
        "[die|der|das|den|meine|mein] & (hebe|heben|heb|spare|sparen|behalte|behalten) [_I] [mir|uns] "
        "[lieber|"
        "noch] [auf|für später]",
        "[die|der|das|den|meine|mein] & (will|wollen|möchte|möchten|würde) [_I] [mir|uns] [lieber|noch] "
        "(behalten|"
        "aufheben|aufsparen|sparen|schonen|zurückhalten)",
        "[die|der|das|den|meine|mein] & [lieber|noch|bitte] (aufheben|aufsparen|behalten|schonen|stecken "
        "lassen|"
        "zurückhalten|sparen)", "[die|der|das|den] & nicht",
        "[die|der|das|den|meine] & (lasse|lassen|lass|lasst) [_I] (stecken|liegen|zu Hause|aus dem Spiel|"
        "weg)",
    ),
    # ---------------------------------------------------------- giving up, asking
    "refuse": (
        "[_will] [gar] (nicht|nicht erst) (kämpfen|wehren|verteidigen|kämpft|kämpfe)", "[_will] gar nicht "
        "erst "
        "kämpfen", "(kein|keinen) (Kampf|Kämpfe) [leisten]",
    ),
    "concede": (
        "(den Rest|die anderen|die übrigen|sonst nichts|weitere Karten) [_I] (nicht|nicht mehr|keine) "
        "(ausgeben|spielen|einsetzen|legen|opfern)",
        "keine (weiteren|weitere) Karten [mehr] [ausgeben|spielen|einsetzen|legen|opfern]",
        "(danach|dann) [ist|ist es] (genug|Schluss|gut)",
        "(kein|keinen|keine|ohne) (Widerstand|Gegenwehr) [leisten]", "ohne Kampf",
        "(keine|keine einzige|nicht 1) (Karte|Karten) [spielen|ausgeben]",
        "[den|die] (Verlust|Niederlage) [einfach|so] (hinnehmen|akzeptieren|schlucken)",
        "(dafür|da|für _ihn) (opfere|opfern|gebe|geben|spiele|spielen|verschwende) [_I] keine [einzige] "
        "(Karte|"
        "Karten) [her|aus]", "lass (ihn|sie|~) gewinnen", "lasst (ihn|sie|~) gewinnen",
        "(sich|uns|dich) (schlagen|besiegen) lassen",
    ),
    "ask": (
        "(das|den Kampf|es|die Karten|jede Karte) (möchte|möchten|will|wollen|würde|würden) _I [gern|lieber] "
        "selbst (entscheiden|bestimmen|spielen|aussuchen|auswählen)",
        "_I (möchte|möchten|will|wollen|würde|würden) [gern|lieber] (das|den Kampf|es|die Karten|jede Karte) "
        "[gern|lieber] selbst (entscheiden|bestimmen|spielen|aussuchen|auswählen)",
        "nichts ohne (mich|uns|Rückfrage|Nachfrage|Rücksprache|meine Zustimmung) [spielen|machen|tun]",
        "nichts automatisch [spielen|machen]", "[erst] (Rücksprache|Rückfrage) [mit mir|halten]",
        "(warte|warten|wartet) auf (mich|uns|meine (Antwort|Entscheidung|Anweisung|Karte))",
        "[bitte] [erst|vorher|mich] (fragen|nachfragen) [,] welche (Karte|Karten) [ich|wir] [spielen|will|"
        "wollen]",
        "über (die #|den Rest|die anderen|weitere Karten|alles weitere|alles andere) (entscheide|"
        "entscheiden) _I [selbst|dann|später|danach|erst] [[,] (wenn|sobald|nachdem) _I (sehe|sehen|weiß|"
        "wissen) [,] was (er|sie|~) (macht|machen|spielt|spielen|tut|tun)]",
        "kein Plan [,|:] (frag|fragt|frage) [mich|uns]", "(sag|sagt|gib|gebt) (mir|uns) (vorher|erst) "
        "Bescheid",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of nation": (
        "[die] $ (kämpft|kämpfen|spielt|spielen) [erstmal|erst mal|vorerst|immer] nach Plan",
        "(in|bei|für) (den|die|allen|alle) (Kämpfen|Kampf|Gefechten|Gefecht|Kämpfe|Gefechte|Schlachten) $ "
        "[gilt] [:|,]",
        "[das|dies] [gilt|gelte] [für] (ganz|das ganze|alle) $",
        "(das|dies|es) (gilt|gelte) für [die] $",
    ),
    "head of own": (
        "^ (kämpft|kämpfen|spielt|spielen) [erstmal|erst mal|vorerst|immer] nach Plan",
        "bei ^ (bin|sind) (ich|wir) (großzügig|großzügiger|spendabel|nicht so streng|weniger streng) [:|,]",
    ),
    "answered": (
        "(legt|geht|kommt|spielt) _er [noch|noch mal|nochmal|wieder|dann|trotzdem] (nach|drüber|drauf|weiter|"
        "zurück) [,] [so]",
        "(wenn|falls) [auch|selbst] (das|die|der|es) [auch] nicht (reicht|genügt|hilft|langt|ausreicht) [,]",
        "(reicht|genügt|hilft|langt) [auch] (das|die|der|es) [auch] nicht [,] [so|dann]",
    ),
    "reserve too": ("(und|oder|noch|sowie|plus|&|+) [die|meine|alle|jede] (Reserve|Reserven|Joker)",),
    "play reserve": (
        "[_will] (nimm|nehmt|nehme|setze|spiel|spiele) [_I] [1|eine|die] (Reserve|Joker) [für ^] [,] "
        "[und] (die|"
        "sie|der) (soll|zählt|gilt) [als] [1|eine|einen] # [zählen|gelten|sein]",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "aside": (
        "in diesem Fall", "an Karten", "im Ganzen", "da", "hier", "(für|um|wegen) _ihn",
        "(ich|wir) (ersuche|ersuchen|bitte|bitten|wünsche|wünschen) [Sie|dich|euch] [darum|herzlich|"
        "höflich|freundlich|höflichst] [,]",
        "(Karten sparen|spart Karten|spar Karten|spare Karten) [:|,|!]",
    ),
    "_auszugeben": (
        "ausgeben|einsetzen|verbrauchen|aufwenden|loswerden|verpulvern|verheizen|verspielen|opfern|"
        "reinstecken|hineinstecken|investieren|riskieren|hergeben|springen lassen|lockermachen|auszugeben|"
        "einzusetzen|zu verbrauchen|aufzuwenden|zu verpulvern|zu verheizen|zu verspielen|zu opfern|zu "
        "investieren|zu riskieren|draufgehen lassen|verballern|verbraten|liegen lassen|ausspielen|"
        "auszuspielen",
    ),
    "_stop": (
        "lasst es (bleiben|sein|gut sein)|lassts (bleiben|sein|gut sein)|lass es (bleiben|sein)|lassen "
        "wirs (bleiben|sein)|ist Zapfenstreich|ist der Ofen aus|ist die Luft raus",
    ),
    "loss in all fights": (
        "(in|bei) (keinem|keiner) _fought mehr als # [_tote] _troops (opfern|riskieren|hergeben|drangeben|"
        "lassen|verheizen)",
    ),
    "no more": (
        "[aber|und] mehr (auf keinen Fall|keinesfalls|ganz sicher nicht|darf es nicht sein|ist nicht drin|"
        "gibt es nicht|gibts nicht|geht nicht|wird es nicht)",
    ),
    "_rule": (
        "Feierabend",
        "reichen",
        "Limit",
        "Punktelimit",
        "Verlustlimit",
        "Zapfenstreich",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
