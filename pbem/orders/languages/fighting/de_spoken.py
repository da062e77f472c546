"""German turns of speech about fights, beside the plainer ones of `de_plans` and `de_answers`; `en_plans`
tells how a phrase is written.
"""

from __future__ import annotations

SPOKEN_PHRASES = {
    "_deny": (
        "[_I] (darf|dürfen|soll|sollen|will|wollen|möchte|möchten) (nicht|nie|niemals|keinesfalls|"
        "auf keinen Fall)", "unter keinen Umständen",
    ),
    "_most": (
        "nicht über", "allenfalls", "im äußersten Fall", "äußerstenfalls", "so um die",
        "bis zu maximal", "nur mehr", "nimmer mehr als", "ned mehr als", "maximal so", "bis auf",
    ),
    "_less": (
        "oder kleiner", "oder darunter", "oder drunter", "max", "im äußersten Fall", "oder besser",
    ),
    "_points": (
        "Kartenpunkte", "Punkte in Karten", "Punkten in Karten", "Zähler", "Kartenwert",
        "Karten Punkte", "Punkte (an|in) (Karten|TK)", "Punkten (an|in) (Karten|TK)",
    ),
    "_troops": ("Männer", "Männern", "Leute", "Leuten", "Mannen", "Steine", "Steinen"),
    "_once": ("wofern",),
    "_I": ("Madame", "Majestät"),
    "_will": (
        "(möge|mögen|wolle|wollen) _I",
        "(würde|würden) [_I] [gern|gerne]", "_I (würde|würden|mag|mögen)", "man (soll|darf|kann)",
    ),
    "_fight": (
        "wehre [_I] sich", "wehren [_I] sich", "wehre [_I] mich", "wehren [_I] uns", "sich wehren",
        "kaempf ma", "kaempf ma weiter", "kämpfen wir weiter", "kämpfen weiter", "kaempf weiter",
        "kaempf", "weiterkämpft", "dranbleiben", "bleiben dran", "bleibe dran", "weiterfechten",
        "fechten", "gehalten", "Widerstand leisten", "leiste Widerstand", "leisten Widerstand",
        "schlagen uns", "schlage mich", "schlägt sich", "spielen weiter", "geht es weiter",
        "gehts weiter", "durchziehen", "zieht durch", "ziehen durch", "ziehe durch",
    ),
    "_stop": (
        "geb [_I] (auf|nach)", "geb ma auf", "hör [_I] auf", "hör ma auf", "mach [_I] Schluss",
        "Ende", "ist Sense", "Feierabend", "Klappe zu", "lass [_I] es [sein|bleiben]",
        "lassen [_I] es (sein|bleiben)", "brech [_I] ab", "klein beigeben", "gebe klein bei",
        "geben klein bei", "hinschmeißen", "aufstecken", "stecke [_I] auf", "stecken [_I] auf",
        "das Feld räumen", "räume [_I] das Feld", "Schluss damit", "wars das", "war es das",
        "nimm die Niederlage", "nehme [_I] es hin", "es gut sein lassen",
        "den Kampf (abbrechen|beenden|aufgeben|verloren geben)", "strecke [_I] die Waffen",
        "strecken [_I] die Waffen", "kapitulieren", "kapituliere [_I]", "kapituliert",
        "verzichte [_I]", "(Rückzug|Rückzug antreten)", "ist es (vorbei|aus|genug)", "reichts",
        "zieht [_I] sich zurück", "ziehe [_I] mich zurück", "ziehen [_I] uns zurück",
        "soll [_I] aufgeben",
    ),
    "_er": (
        "der Franzose", "der Russe", "der Preuße", "der Österreicher", "der Fritz", "die %", "den %",
        "der andere", "die anderen", "mein Gegner", "der Gegner", "man", "die Gegenseite", "jener",
    ),
    "_nachlegt": (
        "noch was drauflegt", "was drauflegt", "drübergeht", "drüber geht", "drüberkommt",
        "drüber kommt", "wieder vorn ist", "wieder vorn liegt", "noch kann", "noch was hat",
        "noch etwas hat", "legen", "noch eine Karte spielt", "wieder kommt", "noch mal kommt",
        "mehr bietet", "erhöht", "noch erhöht", "mehr hat", "nicht genug hat",
        "(nicht|immer noch nicht) (nachgibt|nachgeben|aufgibt|weicht)", "drauf haut", "gegenhalten",
        "gegen hält", "noch steht", "zurückkommt", "gleichzieht", "legt", "draufgeht", "was nachlegt",
        "noch was nachlegt", "noch was legt", "weiter geht", "antwortet mit was",
    ),
    "_noch": (
        "was", "doch", "nochmal was", "noch was", "irgendwas", "irgendetwas", "doch noch", "nachher",
    ),
    "_vorn": (
        "[,] mit der _I [wieder|noch|gerade] (vorn|vorne|in Führung|im Plus|oben|über 0|über Null) "
        "(liege|liegen|liegt|bin|sind|ist|stehe|stehen|steht|komme|kommen|kommt)",
        "[,] die (mich|uns|ihn|sie) [wieder|noch|gerade] (vorn|nach vorn|nach vorne|in Führung|ins Plus|"
        "über 0|über Null) bringt",
        "[,] die [dafür|gerade] [noch] (reicht|genügt|sticht|langt)",
    ),
    "_none": (
        "_once (keine|keine Karte|keine davon|keine mehr|nichts) [mehr] [dafür|dazu|davon] "
        "(reicht|genügt|langt|sticht|hilft)",
        "[if] (reicht|genügt|langt|sticht|hilft) (keine|keine Karte|keine davon|keine mehr|nichts) [mehr] "
        "[dafür|dazu|davon]",
    ),
    "till none": ("_none [,|:] [dann|so] [_will] (_stop)", "[_will] (_stop) [,] _none"),
    "till none, then ask": (
        "_none [,|:] [dann|so] [bitte] (fragen|nachfragen|frag mich|fragt mich|frage|fragst [du] mich)",
        "(frag mich|fragt mich|fragen) [,] _none",
    ),
    "_hinten": ("hinten dran", "weiter hinten", "im Hintertreffen", "drunter"),
    "answered": (
        "(lieg|lieg ich|liege ich|bin ich|steh ich) [_noch] [_noch] _hinten",
        "(wenn|falls|sollte|sofern) _er [_noch] [_noch] (_nachlegt) und (ich|wir) [_noch] [_noch] "
        "_hinten (lieg|liege|bin|liegen|sind|stehe|steh)",
        "(wenn|falls) (ich|wir) [_noch] [_noch] _hinten (lieg|steh|liege|bin)",
        "(langt|reicht|genügt) (das|es|die|der) nicht", "wenn (das|es|die) ned (reicht|langt)",
        "(wenn|falls) (das|es|die 1|die eine) (zu wenig|zu knapp) ist", "(wenn|falls) (ich|wir) muss",
        "(wenn|falls) (ich|wir) (müssen|muss|gezwungen bin|gezwungen sind)", "wenns sein muss",
        "wenn's sein muss", "wenns (nötig ist|nicht reicht|nicht langt)", "alle wenn nötig",
        "auf seine Antwort", "auf Antwort", "nach seiner Antwort", "nach Gegenwehr",
        "sollte _er [_noch] [_noch] [_noch] [_noch] (_nachlegt|spielen|kommen|bringen|drauflegen|"
        "nachlegen|kontern|antworten|drübergehen|weitermachen|dagegenhalten|vorn sein|führen|vorn "
        "liegen|haben)",
        "(kommt|legt|geht|spielt|haut|setzt) _er [_noch] [_noch] [_noch] [_drauf|was|etwas|eine|1] "
        "[_drauf]", "führt _er [_noch] [_noch]", "(wenn|falls|sofern) _er [_noch] [_noch] führt",
    ),
    "play": (
        "[_will] (nehm|leg|spiel|werf|setz|haue|hau|schicke|schick|bring|pack|packe|riskiere|"
        "opfere) [_I|ihm|ihnen] [erst|zuerst|jetzt|da] [die|den|meine|meinen|der|das|1] @ [drauf|"
        "dagegen|ein|aus|hinein|rein|darauf|nach|hin|hinterher|obendrauf|dazu|an|vor|hin|ins Feld|"
        "ins Rennen|in die Schlacht]",
        "[mit] (der|dem|den|meiner) @ (anfangen|beginnen|starten|antworten|kontern|dagegenhalten)",
        "(fange|fang|beginne|beginnen|starte|antworte|antworten|kontere|kontern|wehre|wehrt|halte) "
        "[_I] [mich|sich|uns] [erst mal|zuerst|dann] [mit] (der|dem|den|meiner|1) @ [an|dagegen]",
        "[die|den|meine|der|das] @ (muss|soll|sollte|kommt) [jetzt|dann] (ran|her|drauf|rein|"
        "ran jetzt|aufs Feld|her jetzt|es richten|fallen|gespielt werden)",
        "[auch] [noch] [die|den|meine|der|das] @ [hinterher|nach|drauf|dazu|noch|auch noch|"
        "obendrauf]", "[und] mit (der|dem|den) @ [hinterher]",
        "(meine|die) (Karte|Wahl|Reaktion) (ist|lautet|wäre) @",
    ),
    "cards": (
        "[gefolgt] von (der|den) @", "(die|der|den) (zweite|zweiten|nächste|anderen|andere) @",
        "(meine|die|der|den) (kleine|große|gute|schöne|liebe|hübsche|restliche|niedrige|hohe) @",
        "erst [die|den] @", "als (Zweites|Drittes|Nächstes) [die] @",
    ),
    "first": ("als Erstes", "zum Anfang", "vorneweg", "zu Beginn", "am Anfang"),
    "yield": (
        "[ich|wir|^|$] (zieht|ziehe|ziehen) [sich|mich|uns] [hier|jetzt|dann|lieber|besser] zurück",
        "[ich|wir|^|$] (leg|lege|legen|spiel|spiele|spielen) [ich|wir] [da|dem] (nix|nichts|gar "
        "nichts) [mehr] [drauf|dagegen|nach|dazu]",
        "[ich|wir|^] (leg|lege|legen|spiel|setz|setze) (drauf|dagegen|nach|ein) [ich|wir] [da] (nix|"
        "nichts|gar nichts) [mehr]",
        "[ich|wir|^|$] (kämpfe|kämpfen|kämpft|spiele|spielen|spielt) [hier|jetzt|da|darum|diesmal] "
        "nicht [weiter|mehr|dagegen|mit]",
        "[ich|wir|^|$] (verliere|verlieren|verliert) [halt|eben|dann|nur|ja|also] [die|diese|den|"
        "meine|unsere] # [_troops]", "[ich|wir|$|^] (gibt|gebe|geben) (auf|nach|klein bei)",
        "(wir|ich) (verzichten|verzichte)",
        "[ich|wir|^|$] (nehme|nehmen|nimmt|nehm|akzeptiert|akzeptiere|akzeptieren) [die|den|diese|"
        "1] (Niederlage|Verlust|Verluste) [von #] [_troops] [hin|an|in Kauf]",
        "(behalte|behaltet|behalten|behalt|spare|sparen|spar) [ich|wir] [lieber] (meine|unsere|die) "
        "Karten", "(soll|sollen|mag) _er [doch|halt|eben|ruhig|ja] (gewinnen|siegen|haben|behalten)",
        "[das] (lohnt|rentiert) [sich] (nicht|ned) [mehr]", "kein Widerstand", "keine Gegenwehr",
        "(lass|lassen|lasst) (gut sein|es|mas|sie|ihn|ihm das Feld)",
    ),
    "loss": (
        "[_will] (_stop) [,] _once (sie|dies|die) [mich|uns|ihn] [_most] # [_troops] [_less] (kostet|kosten)",
        "[_will] (_stop) [,] _once [_I] [mit] [_most] # [_troops] [_less] [Verlust] (davonkomme|"
        "davonkommen|davonkommt|wegkomme|wegkommen|rauskomme|rauskommen|verliere|verlieren|verliert|"
        "verlöre)",
        "[_will] (_stop) [,] _once [_I] mit (nicht mehr als) # [_troops] [Verlust] (davonkomme|"
        "davonkommen|davonkommt|wegkomme|wegkommen|rauskomme|rauskommen)",
        "_once [_I] [mit] [_most] # [_troops] [_less] [Verlust] (davonkomme|davonkommen|davonkommt|"
        "wegkomme|wegkommen|rauskomme|rauskommen) [,] [dann] [_will] (_stop)",
        "[_will] (_stop) [,] _once es [mich|uns|ihn] [_most] # [_troops] [_less] (kostet|kosten|"
        "kosten würde|würde kosten)",
        "[_will] (_stop) [,] _once [_most] # [_troops] [_less] verloren (gehen|geht|gingen)",
        "(bis|solange bis) [_most] # [_troops] [_less] (hin|weg|verloren|futsch|tot) (sind|ist|"
        "gehen|geht)",
        "(bis|solange bis) (der|mein|unser) Verlust [auf|nur] [_most] # [_troops] [_less] (ist|"
        "beträgt|sinkt|kommt|fällt)",
        "[bis] [auf] Verlust [von] [_most] # [_troops] [_less] (herunter|runter|hinunter|drücken)",
        "# (Verlust|Verluste|_troops) [Verlust] (ist|sind|gehen|geht|wären|wäre) [schon|noch|gerade "
        "noch] [in] (drin|okay|ok|Ordnung|in Ordnung|erlaubt|tragbar|verkraftbar|zu verschmerzen|zu "
        "verkraften|vertretbar|akzeptabel|erträglich)",
        "[1|ein] Verlust (bis|bis zu|von bis zu) # [_troops] (hinnehmen|akzeptieren|in Kauf nehmen|"
        "ist ok|ist okay|geht|geht in Ordnung|ist drin)",
        "(keiner|niemand) (verliert|darf|soll) mehr als # [_troops] [verlieren|lassen]",
        "in (keinem|keinerlei) (Kampf|Gefecht) mehr als # [_troops] (verlieren|lassen|riskieren)",
        "[_will] (_stop) (bei|ab|mit|wenn) [1] Verlust [von] [_most] # [_troops] [_less]",
        "bei [1] Verlust [von] [_most] # [_troops] [_less] [_will] (_stop)",
        "(nicht|nie|niemals) mehr als # (_troops|Verlust|Verluste) [Verlust|danach]",
    ),
    "spend": (
        "[_will] [dafür|dabei|hier|dort] (_most|_deny mehr als) # _points [zu] (ausgeben|aufwenden|"
        "einsetzen|opfern|verbrauchen)",
        "[_will] [_most] # [_points] (reinstecken|hineinstecken|investieren|riskieren|verpulvern|"
        "verballern|verbraten|raushauen|aufwenden|verwenden|draufgehen lassen)",
        "[_will] (nicht|nie|ned) mehr als # [_points] (reinstecken|hineinstecken|investieren|"
        "verpulvern|verballern|verbraten|ausgeben lassen|einsetzen|ausgeben)",
        "[_will] (auf|mit) [_most] # [_points] [insgesamt] (beschränken|begrenzen)",
        "(steck|stecke|stecken|investiere|setz|setze|setzen|gib|riskiere) [_I] [da|dort|dafür|"
        "darauf] [_most] # [_points] [rein|hinein|ein|aus|dafür]",
        "(darf|soll|kann) [mich|uns] [_most] # [_points] kosten",
    ),
    "spend in all fights": (
        "(keiner|niemand|kein General) (darf|soll|kann) [pro Kampf|je Kampf] mehr als # [_points] "
        "[pro Kampf|je Kampf|in 1 Kampf] (ausgeben|verbrauchen|einsetzen|verwenden)",
    ),
    "_jedenfalls": (
        "auf jeden Fall", "in jedem Fall", "unter allen Umständen", "unbedingt", "egal was passiert",
        "was auch kommt", "in allen Kämpfen", "in jedem Kampf", "überall",
    ),
    "keep in all fights": (
        "[die|den|der|das|meine] @ (behalte|behalten|spare|sparen) [_I] _jedenfalls [auf]",
        "[_I] (behalte|behalten|spare|sparen) [die|den|der|das|meine] @ _jedenfalls [auf]",
        "[die|den|der|das|meine] @ (bleibt|bleiben) _jedenfalls [auf der Hand|in der Hand|hier|liegen]",
    ),
    "fight to": (
        "[soll|wird|darf] [nur] (_most|bis|bis zu) # [_points] (gekämpft|gefochten|gespielt|weitergespielt) "
        "[werden]",
    ),
    "concede": (
        "[dann|danach] (spielt|legt|nimmt) [_I|^] (nichts|keine Karte) mehr [und (_stop)]",
    ),
    "_immer": ("immer", "stets", "jedes Mal", "jedesmal", "jede Runde", "in jeder Runde", "jeweils"),
    "_bis": (
        "bis zum (Ende|Schluss|Schluß|bitteren Ende)", "bis (er|sie|einer|1|~) (aufgibt|nachgibt)",
        "bis (es|er|der Kampf|das Gefecht|alles|das Ganze) (entschieden|vorbei|gewonnen|zu Ende|aus) ist",
    ),
    "_meine": (
        "die", "das", "der", "dem", "den", "mein", "meine", "meiner", "meinem", "meinen", "unsere", "unser",
    ),
    "_weiter": ("_immer", "weiter", "immer weiter", "weiter immer"),
    "_Schluss": ("_fight", "spielen", "weiterspielen", "weitermachen", "weiter", "legen", "nehmen"),
    "fight": (
        "[_will] (weiter|weiterspielen|weiterkämpfen|spiele weiter|kämpfe weiter|mache weiter) _bis",
        "[_will] (_fight) [_I] mit (allem|allen Karten|jeder Karte) [,] [(was|die) (_I (haben|hat|"
        "habe)|da ist)]", "[_will] mit allem (_fight) [,] [was (_I (haben|hat|habe)|da ist)]",
        "[_will] (_fight) [mit] (allem|allen) <suit> [,] [(was|die|das) (da ist|da sind|_I (habe|"
        "haben|hat))]",
        "[_will] (standhalten|halten um jeden Preis|die Stellung halten|alles geben|alles reinhauen)",
        "(gebt|gib|geben) alles", "so lange _I (kann|können)", "solange es geht",
    ),
    "low": (
        "[_will] (_weiter) [mit] [_meine] [_immer] (_lowest|kleinen|niedrigen) (<suit>|Karte|Karten) "
        "[,] [_bis] [_Schluss]",
        "[_will] mit [_immer] [_meine] [_immer] (_lowest|kleinen|niedrigen) (<suit>|Karte|Karten) "
        "(_weiter|_bis) [_Schluss]",
        "[_will] immer [mit] (der|die|den) (kleinsten|niedrigsten|billigsten|kleinste|niedrigste|"
        "billigste|jeweils kleinsten) [Karte|Karten|<suit>] (_fight|spielen|antworten|nehmen) [,] "
        "[die (mich|uns|ihn) [nach] (vorn|vorne|ins Plus|über 0) bringt|die reicht|die genügt]",
        "[_will] [immer] [mit] (der|die|den|meine|meinen) (kleinsten|niedrigsten|billigsten|"
        "kleinste|niedrigste|billigste) [Karte|Karten|<suit>] [,] [(die|mit der) (mich|uns|ihn|ich|"
        "wir) [nach] (vorn|vorne|ins Plus|über 0|in Führung) (bringt|bin|liege|liegen|sind|komme|"
        "kommen)] [_fight|spielen] [jedes Mal]",
        "[_will] [immer] [mit] (der|die|den|meine|meinen) (kleinsten|niedrigsten|billigsten|"
        "kleinste|niedrigste|billigste) [Karte|Karten|<suit>] _vorn",
        "immer die (niedrigste|kleinste|billigste) [Karte|<suit>] [,] [die] (reicht|genügt|langt|"
        "passt)", "(klein|niedrig|billig) (anfangen|beginnen|zuerst|spielen)",
        "[die] (kleinen|niedrigen|billigen) [Karten|<suit>] (zuerst|erst|als erstes|voran|vorneweg)",
        "erst [die] (kleinen|niedrigen|billigen) [Karten|<suit>]",
        "[_will] [die|meine] <suit> von (unten nach oben|klein nach groß|unten herauf|unten her)",
        "so (billig|günstig|wenig) wie (es geht|möglich|nötig)", "auf Sparflamme",
        "[nur] das Nötigste", "(sparsam|knauserig) (spielen|bleiben)", "Karten sparen",
    ),
    "high": (
        "[_will] (_weiter) [mit] [_meine] [_immer] (_highest|hohen|großen) (<suit>|Karte|Karten) "
        "[,] [_bis] [_Schluss]",
        "[_will] mit [_immer] [_meine] [_immer] (_highest|hohen|großen) (<suit>|Karte|Karten) "
        "(_weiter|_bis) [_Schluss]",
        "[_will] (hoch|groß) (anfangen|beginnen|einsteigen|spielen|rangehen)",
        "[die] (großen|hohen|dicken|starken) [Karten|<suit>] (zuerst|erst|als erstes|voran|vorneweg)",
        "[_will] immer [mit] (der|die) (höchsten|höchste|größten|größte|stärkste|besten|beste) "
        "[Karte|<suit>] [_fight|spielen]",
    ),
    "reserve no": (
        "(behalte|behalten|spare|sparen) [die|das|beide|meine] (R|Rs)", "(kein|keine|ohne) (R|Rs)",
        "[die|das|beide] (R|Rs) (behalten|sparen|aufheben|bleibt|bleiben) [auf der Hand]",
        "[_will] (lass|lasse|lassen|lässt) [_I] [die|meine|beide|unsere] (Reserve|Reserven|Joker) "
        "(stecken|in Ruhe|liegen|auf der Hand|drin|in der Hand|weg|außen vor)",
        "[die|meine|beide|unsere] (Reserve|Reserven|Joker) [vorerst|erst mal|unbedingt] (stecken|in "
        "Ruhe|liegen|draußen|außen vor) [lassen]",
        "[die|meine|beide|alle|unsere] (Reserve|Reserven|Joker) (bleibt|bleiben) [vorerst|erst mal|"
        "auf jeden Fall] (unangetastet|unberührt|außen vor|stecken|weg|unter Verschluss|gespart|auf "
        "der Hand|in der Hand)",
        "[aber] (keine|ohne|nicht die) (Reserve|Reserven|Joker) [dabei|dafür] [ausgeben|spielen|"
        "einsetzen|verwenden|anrühren|antasten|opfern]",
        "(Finger|Hände) weg von (der|den) (Reserve|Reserven|Jokern)",
        "[die] (Reserve|Reserven) (nicht|ned) (anrühren|antasten|anfassen|hergeben)",
    ),
    "reserve never": (
        "(keine|nie|niemals) (Reserve|Reserven|Joker) in (irgendeinem|einem|1|keinem|jedem|"
        "irgendwelchen) (Kampf|Gefecht|Kämpfen|Gefechten)",
    ),
    "play reserve": (
        "[ich] [nehm|spiel|leg] [1|die|meine] (Reserve|Joker) [als|mit Wert|zu] # [drauf]",
        "[1|die|meine] Reserve , (die|sie) [soll] [als] # (zählt|zählen|gelten|gilt)",
    ),
    "keep behind": (
        "[die|den|meine|der] & (spar|heb|behalt|halte|spare) [_I] (auf|zurück|mir|mir auf|noch auf|noch)",
        "[die|den|meine|der] & (bleibt|bleiben) [noch] (weg|stecken|drin|verschont)",
    ),
    "no more": (
        "[und] [_I] (behalte|behalten|spare|behalt|spar) [_I] (die anderen|den Rest|die übrigen|die "
        "restlichen) [Karten|<suit>] [auf]", "(dann|und) ist (Schluss|Ende|Feierabend|gut)",
        "[und] damit (gut|Schluss|Ende)", "[aber] mehr (kriegt|bekommt) (er|sie) nicht",
        "mehr (ist|gibts|gibt es) nicht [drin]", "keine (einzige|weitere) [mehr]",
    ),
    "ask in all fights": (
        "(ohne|nicht ohne) (Rückfrage|Nachfrage|Rücksprache) (keine|keinen|kein) (Kämpfe|Kampf|Gefecht)",
        "(keine|keinen|kein) (Kämpfe|Kampf|Gefecht|Gefechte) ohne (Rückfrage|Nachfrage|Rücksprache|"
        "mich)",
        "(bei|vor|in) (jedem|allen) (Kampf|Kämpfen|Gefecht|Gefechten) [bitte] [erst] [mich] (fragen|"
        "nachfragen|rückfragen|anfragen)",
        "(alle|die|meine|sämtliche) (Kämpfe|Gefechte) (will|möchte|würde) (ich|wir) [alle] [gern|"
        "gerne] selbst (entscheiden|kämpfen|spielen|ausspielen|führen|ausfechten|bestimmen)",
        "(Kämpfe|Gefechte) (will|möchte|würde) (ich|wir) [alle] [gern|gerne] selbst (entscheiden|"
        "kämpfen|spielen|ausspielen|führen|ausfechten|bestimmen)",
        "(nichts|keinen Kampf) (kämpfen|spielen|entscheiden|führen) ohne mich zu fragen",
    ),
    "ask": (
        "(fragst|fragt|fragen Sie) [du|ihr] (mich|uns) [halt|eben|dann|einfach|bitte]",
        "[dann|danach|vorher] (möcht|möchte|will|wollen|würde|möchten) (ich|wir) [gern|gerne] [neu|"
        "wieder|noch mal|nochmal|erneut|vorher|selbst] (gefragt werden|entscheiden|überlegen|"
        "nachdenken|bestimmen|selbst entscheiden)",
        "[dann|danach] [wieder] (bei mir|bei uns) (nachfragen|melden|rückfragen|anfragen)",
        "(entscheide|entscheiden|überlege|sehe|schaue|seh|schau) (ich|wir) [mir] [dann|danach|"
        "später|neu|weiter|wieder|noch]",
        "(ich|wir) (entscheide|entscheiden|überlege|schaue|sehe) [mir] [dann|danach] [neu|weiter|"
        "wieder|noch mal]",
        "[dann|danach] (frag|fragt) (mich|uns) (nochmal|noch mal|wieder|was dann|was nun)",
        "[dann|danach] [mich|uns] [erst] fragen [,] [bitte|wie es weitergeht|was dann]",
        "sonst [mich] fragen",
    ),
    "head of all": (
        "[if] (sollte|sollten|wenn|falls|gerät) (einer|1|jemand) [von] [meiner|unserer|meinen|unseren] "
        "(Herren|Generale|Generäle|Generälen|Generalen|Leute|Leuten) in 1 (Kampf|Gefecht) "
        "[geraten|gerät|kommt|kommen|verwickelt wird|verwickelt werden] [,] [dann|so]",
        "(beim|im) (Kämpfen|Fechten|Kampfe)", "(bei|in) (Kämpfen|Gefechten|Schlachten) [gilt|:]",
        "für (alle|alles|jeden) [gilt] [:]", "in (einem|1|irgendeinem) (Kampf|Gefecht)",
        "(sollte|wenn|falls) (ich|wir|wer von uns|1 von uns|einer von uns|jemand von uns) [in] [1|"
        "einen|einem] (Kampf|Gefecht) (gerät|geraten|kommt|kommen|verwickelt wird|verwickelt "
        "werden) [,] [dann]",
        "(Kampf|Kämpfe|Gefechte|Gefecht) [generell|insgesamt|heute|heuer|diesmal|diese Runde] [:]",
        "(für|in) (Kämpfe|Gefechte|Schlachten) [:]", "(allgemein|generell) (gilt|:)",
    ),
    "head of others": (
        "alle (andern|anderen|übrigen|restlichen|sonstigen) [:]",
        "[für] die (anderen|andern|übrigen|restlichen) [Generäle|Generale|Kämpfe] [gilt] [:]",
        "(der|für den) Rest [gilt] [:]",
    ),
    "head of nation": (
        "[if] (sollte|sollten|wenn|falls|gerät) (einer|1|jemand) [von] [den|meiner|unserer|meinen|unseren] $ "
        "[Herren|Generale|Generäle|Generälen|Generalen] in 1 (Kampf|Gefecht) "
        "[geraten|gerät|kommt|kommen|verwickelt wird|verwickelt werden] [,] [dann|so]",
    ),
    "head of own": (
        "(im|beim|für den|in dem|bei dem) (Kampf|Gefecht) (von|mit|um) ^ [:]", "(bei|mit|von) ^ [:]",
        "^ (kann|können|hat Erlaubnis|darf ruhig|mag)", "was ^ (betrifft|angeht)",
        "(lass|lasst|lassen) ^", "(in|bei) ^ ['s] (Kampf|Gefecht)",
    ),
    "head of attacked him": (
        "[if] (wenn|falls|sollte|sollten|sobald) (er|sie) [selbst] angegriffen (wird|werden) [,] [dann|so]",
        "[if] (wird|werden) (er|sie) [dann|dort|da] angegriffen [,] [dann|so]",
        "(wenn|falls|sollte|sobald) (ihn|sie) (jemand|wer|einer|irgendwer|~|der Feind) [dort|da] "
        "(angreift|angreifen|attackiert) [,] [dann|so]",
        "(wenn|falls|sollte|sobald) (jemand|wer|einer|irgendwer|~|der Feind) (ihn|sie) [dort|da] "
        "(angreift|angreifen|attackiert) [,] [dann|so]",
        "[if] (greift|greifen|attackiert) (ihn|sie) (jemand|wer|einer|irgendwer|~) [an] [,] [dann|"
        "so]",
        "[if] (greift|greifen|attackiert) (jemand|wer|einer|irgendwer|~) (ihn|sie) [an] [,] [dann|"
        "so]",
    ),
    "head of attacked own": (
        "[if] (wenn|falls|sollte|sobald) (jemand|wer|irgendwer|er|man|einer|1|der Feind) (den|meinen|"
        "unseren) [armen|guten|alten] ^ [dort|da] (angreift|attackiert|angreifen) [,] [dann|so]",
        "[if] (wird|werden) ^ [dort|da|dann] angegriffen [,] [dann|so]",
        "wer [immer] ^ angreift [,|:]",
        "[if] (greift|greifen|attackiert) (jemand|wer|einer|irgendwer|der Feind) ^ [dort|da] [an] "
        "[,] [dann|so]",
    ),
    "head of attacked": (
        "(wenn|falls|sollte|sobald) (wer|jemand|einer|1|irgendeiner) [von uns] angegriffen (wird|"
        "werden) [,] [dann|so]", "in der (Verteidigung|Defensive|Abwehr)",
        "bei (Verteidigung|Angriffen auf uns)", "wenn angegriffen [:|,]",
    ),
    "head of enemy": (
        "[dann|danach] (Kampf|Gefecht|Schlacht) (gegen|mit) [den|die] ~ [:]",
        "(im|beim|für den|in dem) (Kampf|Gefecht) (gegen|mit) [den|die] ~ [:]",
    ),
    "head of this": (
        "(in|für|bei) (diesem|diesen|dem|den|jenem|denselben|demselben) (Kampf|Gefecht) [dort|da] [:]",
    ),
    "otherwise": (
        "(wenn|falls) (es|das) (nicht anders|nicht billiger|nicht so billig) (geht|möglich ist)",
        "(darüber|drüber) hinaus", "wenns mehr kostet", "wenn es mehr kostet",
    ),
    "_he told of": ("er", "sie"),
    "_subject": (
        "ich", "wir", "er", "sie", "es", "das", "dies", "du", "ihr", "man", "mein", "meine", "unser",
        "unsere", "sein", "seine", "der", "die", "den", "da", "so", "was", "mir", "uns", "mich",
        "ihm",
    ),
    "reason": (
        "weil", "denn", "da (ich|wir|er|sie|es|das|mein|meine|der|die|mir|uns|ja)", "obwohl",
        "auch wenn", "zumal", "schließlich", "damit", "nachdem", "wo doch", "in der Hoffnung",
        "immerhin", "selbst wenn",
    ),
    "_narrowing": (
        "nur", "bloß", "erst", "meist", "meistens", "manchmal", "sonst", "außer", "ausgenommen",
        "teils", "zweimal", "halb", "später", "zuerst", "zuletzt", "anders", "lieber", "stattdessen",
        "aber", "beide", "nie", "kein", "keine", "keinen", "nix", "nimmer", "ned", "doch nicht",
        "höchstens", "mindestens", "wenigstens", "ungefähr",
    ),
    "aside": (
        "[und] basta",
        "(keine|ohne) (Gnade|Heldentaten|Faxen|Umstände|Mätzchen)", "von Anfang an", "von vornherein",
        "durchweg", "dagegen", "hingegen", "allerdings", "insgesamt", "alles in allem", "heuer",
        "halt", "eben", "ja", "nun mal", "na", "nee", "nö", "servus", "moin", "hoffe das Beste",
        "und hoffe das Beste", "und hoffen das Beste", "und fertig ist die Laube",
        "in (der|dieser) Reihenfolge", "der Reihe nach",
        "# _troops (bringen|bringt) (mich|uns) nicht um", "(sag|sagt) ~", "alle 3", "alle 2", "alles",
        "zusammen", "gleich", "derweil", "einstweilen", "vorläufig", "schon", "noch mal",
        "so gut es geht", "wie gesagt", "wie immer", "nach Möglichkeit", "erst recht", "im Übrigen",
        "übrigens", "nämlich", "offenbar", "sowieso", "eh", "oder so", "und gut", "gell", "was",
        "alle", "deshalb", "daher", "deswegen", "drum", "da", "dort", "weiterhin", "so weit",
        "bestimmt", "sicher", "von allem", "im Namen (von $|der $)", "Seiner Majestät",
        "Ihrer Majestät",
    ),
    "talk": (
        "mal gucken", "mal sehn", "schau ma mal", "schauen wir", "sehen wir", "bringt nichts",
        "hat keinen Sinn", "hat keinen Zweck", "das bringt",
        "zu (teuer|viel|wenig|schade|riskant|knapp)", "das ist mir", "ist mir zu", "das ist es",
        "dazu ist", "dafür ist", "(ich|wir) (habe|haben) [ja] genug", "davon (habe|haben)",
        "(die|das|der) (ist|sind|war|waren) (es|mir|uns) (nicht|zu)", "Pech", "hoffe",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
