"""German turns of speech about how far to go in a fight, beside the plainer ones of `de_plans`,
`de_answers` and `de_fights_spoken`; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

FREE_PHRASES = {
    "_short": (
        "u", "max", "Pkt", "Pkte", "mind", "bzw", "evtl", "ggf", "insg", "Res",
    ),
    "_together": (
        "u",
    ),
    "talk": (
        "_er soll (schwitzen|bluten|zittern|sich|staunen|zappeln|weinen|rätseln|kauen)",
        "da (kommt|kann|weiß|schaut) _er", "(das|die|der) (wird|dürfte|kann|sollte) (_ihm|ihn|ihr|sie)",
        "dagegen (hat|kommt|kann|weiß) _er", "daran (hat|wird) _er", "(mal|jetzt) (soll|sollen) _er",
    ),
    "play reserve": (
        "(res|Res|r) (als|=|mit|zu|mit Wert) [1|einer] #",
    ),
    "named again": (
        "[,] (also|das heißt|nämlich|sprich|d.h.) [die|der|den|das] @",
        "(das|es) (muss|müsste|ist|wäre|wird) [also|dann] [die|der|das] @ [sein]",
    ),
    "_rule": (
        "aufhören", "Schluss", "aufgeben", "höchstens", "maximal", "max", "mehr", "Limit", "Grenze",
        "Schmerzgrenze", "akzeptieren", "hinnehmen", "hinnehmbar", "verschmerzen", "verkraften", "nie",
        "niemals", "immer", "stets", "niemand", "keiner", "Budget", "abbrechen", "erlaubt", "zulässig",
        "überall", "nachgeben", "gib", "gebe", "geben", "gibt",
    ),
    "_points": (
        "Pkt [.]", "Pkte [.]", "Punkterl", "Punkten insgesamt", "Punkte insgesamt", "Pünktchen",
    ),
    "_troops": (
        "Kerle", "Kerl", "Verlustpunkte", "Stärkepunkte", "Stärkepunkt", "Kameraden",
    ),
    "_most": (
        "im Maximum", "ganze", "mit maximal", "mit höchstens", "um maximal", "um höchstens", "alles bis",
        "alles bis zu", "an die", "keinesfalls mehr als", "auf keinen Fall mehr als", "ja nicht mehr als",
    ),
    "_less": (
        ", mehr nicht", ", mehr aber nicht", ", aber nicht mehr", ", nicht mehr", ", aber mehr nicht",
        "mehr nicht", "aber mehr nicht", "mehr aber nicht", "aber nicht mehr", "nicht mehr", "keine mehr",
        "und keine mehr", "und Schluss", "oder niedriger", "und fertig", "nicht einen mehr", "keinen mehr",
        "aber keinen mehr", "und keinen mehr",
    ),
    "_will": (
        "(soll|sollen|darf|dürfen|kann|können|wird|werden|möge|mögen|mag) [_I] (ruhig|gern|gerne|nur|immer|"
        "auch|bitte|wohl|allenfalls)", "[_I] (darf|dürfen|soll|sollen) nur", "bereit", "ist bereit",
        "sind bereit", "bin bereit", "(muss|müssen) [_I]",
    ),
    "_fight": (
        "kämpfen lassen", "zu kämpfen", "weiterzukämpfen", "weiterzuspielen", "sich wehren", "hält stand",
        "halten stand", "hält dagegen", "bleibt dran", "geht mit", "macht weiter", "macht immer weiter",
        "spielt immer weiter", "kämpft immer weiter", "drinbleiben", "weiter dagegenhalten",
        "beißt sich durch", "durchbeißen", "durchhalten", "hält durch", "halten durch", "schlägt zurück",
        "zurückschlagen", "weiterhin kämpfen",
    ),
    "_stop": (
        "gibt [_I] [gleich|sofort|dann|lieber] auf", "geben [_I] [gleich|sofort|dann|lieber] auf",
        "gebe [_I] [gleich|sofort|dann|lieber] auf", "gibt [_I] [gleich|sofort] nach", "gibt klein bei",
        "hört [_I] [gleich|sofort] auf", "bricht [_I] [gleich|sofort] ab", "macht [_I] Schluss",
        "macht [_I] Feierabend", "steigt [_I] aus", "streckt [_I] die Waffen", "räumt [_I] das Feld",
        "lässt [_I] es [gut] [sein|bleiben]", "lassen [_I] es [gut] (sein|bleiben)",
        "wirft [_I] das Handtuch", "das Handtuch werfen", "verzichtet [_I]", "weicht [_I]", "weichen [_I]",
        "ergibt [_I] sich", "sich ergeben", "gilt es als verloren", "aufzugeben", "Schluss ist",
        "ist dann Schluss", "abblasen", "blasen wir ab", "blase ich ab", "die Segel streichen",
        "streicht die Segel", "(das|den|dieses) Feld überlassen", "überlässt ihm das Feld", "genug ist genug",
        "Ende Gelände", "zieht [_I] ab", "ziehen [_I] ab", "zurückweichen", "sich zurückziehen", "abhauen",
        "haut ab", "gib [_I] auf", "gebt auf", "hinnehmen", "stehen lassen", "fallen lassen", "beenden",
        "einstellen",
    ),
    "_nichts": (
        "nichts", "gar nichts", "überhaupt nichts", "nix", "gar nix", "keine Karte", "keine Karten",
        "keine einzige Karte", "nicht 1 Karte", "nicht 1 einzige Karte", "nichts aus",
    ),
    "_aufhören": (
        "(auf der Hand|in der Hand|zu Hause|daheim|drin|liegen|bei mir|unangetastet|zurück|in Reserve|außen "
        "vor)",
    ),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "[_will] (_stop) [,] _once (der|mein|unser|ein) Verlust [nur|noch|nur noch] [bei|auf] [_most] # "
        "[_troops] [_less] (liegt|ist|läge|liegen würde|sinkt|gesunken ist|wäre)",
        "_once (der|mein|unser|ein) Verlust [nur|noch|nur noch] [bei|auf] [_most] # [_troops] [_less] "
        "(liegt|ist|läge|liegen würde|sinkt|gesunken ist|wäre) [,] [dann] [_will] (_stop)",
        "_once [es|das|der Kampf] [mich|uns|ihn|sie] [nur|noch|nur noch] [_most] # [_troops] [_less] "
        "(kostet|kosten würde|kosten|kostete) [,] [dann] [_will] (_stop)",
        "[_will] (_stop) [,] _once [es|das|der Kampf|aufgeben|die Aufgabe] [mich|uns|ihn|sie] [nur|noch|nur "
        "noch] [_most] # [_troops] [_less] (kostet|kosten würde|kosten|kostete)",
        "[kostet|kosten] (es|das|aufgeben|die Aufgabe|der Kampf) [mich|uns] [nur|noch|nur noch|höchstens] "
        "[_most] # [_troops] [_less] [,] [dann] [_will] (_stop)",
        "_once [_I] [nur|noch|nur noch] [_most] # [_troops] [_less] (verlieren (würde|würden)|zu verlieren "
        "(habe|haben|hat)|(verloren|los|einbüßen) (bin|sind|ist|würde|würden)) [,] [dann] [_will] (_stop)",
        "[_will] (_stop) [,] _once [_I] [nur|noch|nur noch] [_most] # [_troops] [_less] (verlieren (würde|"
        "würden)|zu verlieren (habe|haben|hat))",
        "_once [_I] [nur|noch|nur noch] [mit|um] [_most] # [_troops|Punkt|Punkte|Punkten] [_less] (hinten|"
        "zurück|im Rückstand|im Minus|hintendran) (liege|liegen|liegt|bin|sind|ist) [,] [dann] [_will] "
        "(_stop)",
        "[nur|noch|nur noch|bloß|mit] [_most] # [Punkt|Punkte] (hinten|zurück|Rückstand|im Rückstand|im "
        "Minus|Minus) [_less] [:|,|-|?] [dann|da] [_will] (_stop)",
        "[_most] # (_troops|Verlust|Verluste|Verlusten) [_less] (darf|dürfen) [_I] (verlieren|kosten|weg|"
        "draufgehen|fallen|dabei draufgehen|verloren gehen)",
        "(darf|dürfen|soll|kann) [_I] [_most] # [_troops] [_less] (kosten|verlieren|einbüßen|opfern|lassen)",
        "[es|das|er|ein Kampf|der Kampf] (darf|soll|kann) [mich|uns] [_most] # _troops [_less] kosten",
        "[_most] # (_troops|Verlust|Verluste|Verlusten) [sind|ist|wäre|wären|geht|gehen] [noch|schon|mir|"
        "uns] (in Ordnung|okay|ok|erlaubt|zulässig|hinnehmbar|verschmerzbar|zu verschmerzen|akzeptabel|die "
        "Grenze|das Maximum|die Obergrenze|genug|kein Problem|kein Drama|kein Beinbruch|egal|drin|gestattet)",
        "[meine|unsere|die] (Schmerzgrenze|Verlustgrenze|Obergrenze|Grenze) [ist|liegt bei|:|bei|von|sind] "
        "# [_troops|Verlust|Verluste|Verlusten]",
        "[_will] (_stop) [schon|erst|auch] (bei|ab|mit) [nur|noch] [_most] # [_troops] [_less] [Verlust|"
        "Verlusten|verlorenen _troops]",
        "(bei|ab|mit) [nur|noch] [_most] # [verlorenen|verlorener] (_troops|Verlust|Verlusten) [_less] "
        "[Verlust] [_will] [mir|uns] [dann|lieber|da] (_stop)",
        "(bei|ab|mit) [einem|1] Verlust [von] [nur|noch] [_most] # [_troops] [_less] [_will] [dann|lieber|"
        "da] (_stop)",
        "[_will] [_most] # [_troops] [_less] (verschmerzen|verkraften|hergeben|drangeben|lassen|abgeben)",
        "(verschmerzt|verkraftet|verliert|lässt|opfert) [_most] # [_troops] [_less]",
        "(keiner|niemand|kein General) [_will] mehr als # [_troops] (verlieren|einbüßen|opfern|lassen|"
        "verliert)",
        "(nicht|nie|niemals|keinesfalls|auf keinen Fall) mehr als # [_troops] (Verlust|Verluste|verlieren|"
        "verloren geben|hergeben|opfern|einbüßen|riskieren|drangeben)",
        "[_will] (nicht|nie) über # (_troops|Verlust|Verluste) [hinaus] [gehen|verlieren]",
        "[einen|1] Verlust [von] [_most] # [_troops] [_less] (hinnehmen|akzeptieren|in Kauf nehmen|schlucken|"
        "tragen|annehmen|verschmerzen)",
        "_once (nur|nur noch|höchstens|bloß|maximal) # [_troops] (verloren (gehen|geht|wären|wäre|sind|ist)|"
        "weg (wären|wäre|sind|ist)|auf dem Spiel (stehen|steht)|dran glauben (müssen|muss)) [,] [dann] "
        "[_will] (_stop)",
        "[_will] (_stop) [,] _once (nur|nur noch|höchstens|bloß|maximal) # [_troops] (verloren (gehen|geht|"
        "wären|wäre)|weg (wären|wäre)|auf dem Spiel (stehen|steht)|dran glauben (müssen|muss))",
        "(bei|mit) # [_troops] [Verlust|Verlusten] (ist|wird|soll) (Schluss|Ende|aufgehört|aufgegeben|"
        "abgebrochen|Feierabend) [sein]",
    ),
    "settle": (
        "[_will] [mich|uns|sich] [billig|günstig] mit [_most] # [_troops] [Verlust] (davonstehlen|"
        "rausschleichen|aus der Affäre ziehen)",
    ),
    "spend": (
        "[_most] # [_points] wert [_less]", "(ist|sind) (mir|uns) [_most] # [_points] wert [_less]",
        "[_will] [_most] # [_points] (kosten|springen lassen|hinlegen|lockermachen|hergeben|drangeben|"
        "spendieren|zahlen|bezahlen|in die Hand nehmen|verwenden|verbraten|dafür geben|ausgegeben werden)",
        "[_will] [_most|nicht mehr als] # [_points] (wert|wert sein)",
        "[mit] [einem|1] (Limit|Budget|Deckel|Höchstbetrag|Einsatz|Höchsteinsatz|Aufwand) [von|:|bei|ist] "
        "[_most] # [_points]",
        "(Limit|Budget|Deckel|Höchstgrenze|Obergrenze) [ist|liegt bei|:|bei|von|sind] # _points",
        "_once [mehr als|über] # [_points] (weg|ausgegeben|verbraucht|verspielt|gespielt|eingesetzt|"
        "draufgegangen) (sind|ist|wären|wäre|wurden) [,] [dann|ist] [_will] (_stop)",
        "[_will] (_stop) [,] _once [mehr als|über] # [_points] (weg|ausgegeben|verbraucht|verspielt|"
        "gespielt|eingesetzt|draufgegangen) (sind|ist|wären|wäre|wurden)",
        "(nach|ab|bei) # [_points] [_will] [dann] (_stop)", "[_will] (_stop) (nach|ab) # _points",
        "(kostet|kosten) (es|das|er|sie|der Kampf) mehr als # _points [,] [dann] [_will] (_stop)",
        "_most # [_points] (dafür|für ihn|für sie|dafür ausgeben|reinstecken|rein)",
        "(unter|innerhalb von) # [_points] (bleiben|bleibt)", "[_will] unter # [_points] bleiben",
        "(nicht|nie|keinesfalls) (über|mehr als) # _points [hinaus] [gehen|kommen|verpulvern|opfern|dafür]",
    ),
    "fight to": (
        "[_will] [_most] # [_points] (_fight|gehen|mitgehen|weiterspielen|dranbleiben)",
        "(geht|gehe|gehen|spielt|spiele|spielen) [_I] [_most] # [_points] [mit|weiter] [_less]",
        "(_fight) [_I] (_most) # [_points] [dann (ist Schluss|Schluss)]",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "fight": (
        "[_will] (_fight) [_I] [bis] (zum|aufs|auf das|bis aufs) (Letzten|letzten Mann|letzte Hemd|Letzte|"
        "Äußerste|Umfallen|Messer|Blut|letzten Blutstropfen|Sieg|Schluss|Ende)",
        "[_will] bis (zum|zur|aufs|auf das) (Letzten|letzten Mann|letzten Karte|letzte Hemd|Äußersten|"
        "Umfallen|Messer|letzten Blutstropfen|Sieg|Schluss|Ende|bitteren Ende) [_fight|spielen|gehen]",
        "[_will] bis zum Sieg", "[_will] (_fight) [_I] [,] (_Kosten)", "(_Kosten) [,] [_will] (_fight) [_I]",
        "[_will] (gewinnen|siegen|halten|gewinnt|siegt|hält) [,] _Kosten",
        "[_will] (geht|gehen|gehe) [_I] (aufs Ganze|all-in|voll drauf|voll rein|bis zum Äußersten|bis zum "
        "Letzten)", "[_will] [aufs Ganze|all-in|voll|volle Pulle] gehen",
        "volle (Kraft|Pulle|Kanne|Breitseite)",
        "[_will] [wirklich] alles (ausgeben|einsetzen|geben|raushauen|reinwerfen|reinstecken|spielen|"
        "hergeben|aufbieten|in die Waagschale werfen|was (da ist|geht|_I (habe|haben|hat)))",
        "(gibt|gebe|geben|setzt|setze|setzen|wirft|werfen|spielt|spiele|spielen) [_I] alles [,] [was (er|"
        "sie|ich|wir|da|es) (hat|haben|habe|ist|gibt|kann)] [aus|ein|rein|hinein]",
        "(kämpft|kämpfe|kämpfen|spielt|spiele|spielen|wehrt sich) [_I] (mit allem|mit allem , was (er|sie|"
        "ich|wir) (hat|haben|habe)|mit aller Kraft|mit allen Karten|mit Zähnen und Klauen|verbissen|"
        "verzweifelt|tapfer|ohne Limit|ohne Grenze|ohne Rücksicht|ohne Rücksicht auf Verluste|unbegrenzt|"
        "mit vollem Einsatz)",
        "(ohne (Limit|Grenze|Obergrenze|Begrenzung|Rücksicht|Rücksicht auf Verluste)|unbegrenzt|kein Limit|"
        "keine Grenze|keine Obergrenze)",
        "[_will] [,] (solange|so lange) (er|sie|wir|ich|es|man) [noch] [damit] [wieder] [ins Plus|über 0|"
        "nach vorn|nach vorne|in Führung|vorn] (kommen kann|kommen können|kann|können|geht|kommt) [,] "
        "[_will] [weiter] (_fight)",
        "[_will] (_fight) [_I] [,] (solange|so lange) (er|sie|wir|ich|es|man) [noch] [damit] [wieder] [ins "
        "Plus|über 0|nach vorn|nach vorne|in Führung|vorn] (kommen kann|kommen können|kann|können|geht|"
        "kommt)",
        "(der Rest|alles andere|die anderen|die übrigen|alle anderen|alles Übrige) (darf|dürfen|kann|"
        "können) (weg|gespielt werden|raus|draufgehen|ausgegeben werden|fallen)",
        "[_will] (nie|niemals) (_stop)", "(kein|ohne) (Nachgeben|Aufgeben|Pardon|Zurück)",
        "[_will] keinen (Meter|Zoll|Fußbreit) (weichen|nachgeben|zurück)",
        "mit (allem|allen Karten) [,] (was|die) (da|auf der Hand) (ist|sind)",
    ),
    "low": (
        "[_will] [immer|nur|stets] [die|mit der|mit den] (kleinste|kleinsten|niedrigste|niedrigsten|"
        "billigste|billigsten|kleine|kleinen|niedrige|niedrigen) [Karte|Karten|<suit>] [,] (die|welche) "
        "[gerade|noch|eben] (reicht|reichen|genügt|langt|ausreicht|sticht|hilft|passt|(mich|uns|ihn|sie) "
        "[nach|ins|in|über] (vorn|vorne|Plus|Führung|0) bringt)",
        "[_will] [immer|nur|stets] [die|mit der|mit den] (kleinste|kleinsten|niedrigste|niedrigsten|"
        "billigste|billigsten) [Karte|Karten|<suit>] (spielen|legen|nehmen|einsetzen|_fight) [,] [die "
        "(reicht|genügt|langt)]",
        "(spielt|spiele|spielen|nimmt|nehmen|legt|legen) [_I] [immer|stets|nur] [die|seine|meine|unsere] "
        "(kleinste|kleinsten|niedrigste|niedrigsten|billigste|billigsten|kleine|kleinen|niedrige|niedrigen) "
        "[Karte|Karten|<suit>] [zuerst|,] [die (reicht|genügt|langt|gerade reicht)]",
        "(spielt|spielen|spiele|kämpft|kämpfen) [_I] [immer|möglichst|nur|eher|so] (niedrig|klein|billig|"
        "sparsam|günstig|knapp) [wie (möglich|es geht|nötig)]",
        "[möglichst|so] (billig|günstig|sparsam|niedrig|knapp) [wie (möglich|es geht|nötig)]",
        "(kleine|niedrige|billige) (Karten|<suit>) (zuerst|erst|nehmen|spielen|reichen)",
        "mit (kleinen|niedrigen|billigen) (Karten|<suit>)", "nur so viel wie nötig",
        "sparsam mit [den|meinen] Karten", "sparsam (spielen|kämpfen|sein|mit Karten umgehen)",
        "mit (Karten|den Karten) sparen", "knausern",
    ),
    "high": (
        "(spielt|spielen|spiele|kämpft|kämpfen|beginnt|beginnen|fängt|legt|legen) [_I] [immer|nur] (hoch|"
        "groß) [an|los|vor]",
        "(spielt|spielen|spiele|nimmt|nehmen|legt|legen) [_I] [immer|nur] [die|seine|meine|unsere] (hohe|"
        "hohen|höchste|höchsten|große|großen|größte|größten|dicke|dicken|starke|starken|beste|besten) "
        "[Karte|Karten|<suit>] [zuerst]",
        "(hohe|große|dicke|starke) (Karten|<suit>) (zuerst|voran|erst|nehmen|spielen)",
        "mit (hohen|großen|dicken|starken) (Karten|<suit>)",
        "[mit] (der|die) (höchsten|höchste|dicksten|dickste|besten|beste|stärksten|stärkste) [Karte] "
        "(anfangen|beginnen|zuerst|voran|einsteigen)", "(gleich|sofort|von Anfang an) hoch", "[immer] hoch",
        "hoch (rein|rangehen|einsteigen|reingehen)",
    ),
    "reserve no": (
        "[die|alle|meine|unsere|beide] [beiden|2|3] (Reserve|Reserven|Joker) [werden|wird] (nicht|nie|"
        "keinesfalls|auf keinen Fall) (angerührt|angefasst|angetastet|gespielt|ausgespielt|ausgegeben|"
        "verwendet|eingesetzt|verbraucht|benutzt)",
        "[die|meine|unsere|beide|beiden|alle] (Reserve|Reserven|Joker) [beide] (bleibt|bleiben) [beide] "
        "[hier|da|schön|bitte] [auf der Hand|in der Hand|zu Hause|daheim|drin|liegen|bei mir|unangetastet|"
        "wo sie sind|wo sie ist|im Sack]",
        "(außer|bis auf|abgesehen von|mit Ausnahme von) [der|die|den|meiner|meinen] (Reserve|Reserven|Joker|"
        "Jokern)",
        "[_will] (schont|schonen|schone|spart|hält|behält) [_I] [die|meine|unsere|beide|seine] (Reserve|"
        "Reserven|Joker) [auf|zurück|in der Hand]",
    ),
    "reserve never": (
        "[die|alle|meine|unsere|beide] [beiden|2|3] (Reserve|Reserven|Joker) [werden|wird] (nicht|nie|"
        "keinesfalls|auf keinen Fall) (angerührt|angefasst|angetastet)",
        "beide (Reserven|Joker) bleiben [unangetastet|unberührt|hier|da]",
        "die [beiden] (Reserven|Joker) bleiben",
        "[die|meine|unsere|beide] (Reserve|Reserven|Joker) (rührt|fasst|spielt|verwendet) (niemand|keiner|"
        "mir keiner) [an|aus]",
        "[die|meine|unsere|beide] (Reserve|Reserven|Joker) (unbedingt|auf jeden Fall|in jedem Fall|unter "
        "allen Umständen|egal was passiert|was auch kommt) (behalten|aufheben|sparen|zurückhalten|schonen)",
    ),
    "keep": (
        "(außer|bis auf|ausgenommen|abgesehen von|mit Ausnahme von|nur nicht|bloß nicht) [der|die|den|das] "
        "@ [,] [(die|den) (ich|wir) [noch] (behalten|aufheben|sparen|behalte|brauche|brauchen) [will|wollen|"
        "möchte]]",
        "(nie|niemals|keinesfalls|auf keinen Fall) [mit] (der|die|den|dem) @ [spielen|ausspielen|hergeben]",
        "[_will] [die|den|meine|der|das] @ (behalten|aufheben|aufsparen|sparen|zurückhalten|schonen|"
        "zurückbehalten|festhalten)",
    ),
    "keep behind": (
        "[die|der|den|meine|mein] & (bleibt|bleiben) [mir|hier|aber|auf jeden Fall|unbedingt] (_aufhören)",
        "[die|den|der] & (gebe|geben|rücke|rücken) [_I] nicht (her|raus|aus)",
        "[die|den|der] & (rührt|fasst) (niemand|keiner|mir keiner) an", "[die|der|den] & (ist|sind) tabu",
    ),
    "keep in all fights": (
        "[_will] [die|den|meine|der|das] @ (unbedingt|auf jeden Fall|in jedem Fall|in allen Kämpfen|in "
        "jedem Kampf|unter allen Umständen|egal was passiert|was auch kommt|für spätere Kämpfe|für später) "
        "(behalten|aufheben|aufsparen|sparen|zurückhalten|zurückbehalten|schonen)",
        "[die|den|der|meine] & (rührt|fasst|spielt|gibt) (niemand|keiner|mir keiner) (an|aus|her)",
        "[die|der|den|meine] & (darf|dürfen|soll|sollen) (nicht|nie|niemals|keinesfalls|auf keinen Fall|in "
        "keinem Kampf|nirgends) (gespielt|ausgespielt|ausgegeben|verbraucht|verwendet|eingesetzt) werden",
        "[die|der|den|meine] & (bleibt|bleiben) (unbedingt|auf jeden Fall|in jedem Fall|in allen Kämpfen|in "
        "jedem Kampf|immer) (_aufhören)", "[die|der|den] & (ist|sind) (tabu|unantastbar)",
    ),
    "concede": (
        "(spielt|spielen|spiele|legt|legen|lege) [_I] (_nichts) [aus|dagegen|drauf]",
        "[_will] (_nichts) (spielen|ausspielen|ausgeben|legen|einsetzen|dagegen setzen)",
        "(gibt|geben|gebe|setzt|setzen|setze) [_I] (_nichts) [aus|ein|her]",
        "[_will] (gleich|sofort|kampflos|ohne Kampf|ohne Gegenwehr|direkt|umgehend|freiwillig|von "
        "vornherein) (_stop)",
        "(_stop) [_I] (gleich|sofort|kampflos|ohne Kampf|ohne Gegenwehr|ohne Widerstand|umgehend)",
        "[für|an] (ihn|sie|^|~) (keine Karte|keine Karten|keine einzige Karte) [verschwenden|ausgeben|"
        "opfern]", "(ist|sind) [mir|uns] keine [einzige] (Karte|Karten) wert",
        "[_will] (lieber|eher) (laufen|fliehen|weichen|weglaufen|abhauen|zurückgehen|zurückziehen) [als "
        "[zu] kämpfen]",
        "(läuft|laufen|flieht|fliehen|weicht|weichen) [_I] [lieber|eher|sofort|gleich] [,] [(als|statt) "
        "[zu] (kämpfen|zu kämpfen)]",
        "(danach|dann|anschließend) (Rückzug|zurück|weg|ab|nichts mehr|Abmarsch)",
        "(kein|keinen) (Kampf|Kämpfe)", "kampflos [abziehen|weichen|aufgeben|zurück]",
        "keine Gegenwehr [leisten]", "keinen Widerstand [leisten]",
    ),
    "ask in all fights": (
        "(vor|bei) (jeder|jedem) [einzelnen] (Karte|Kampf|Gefecht) [möchte|will|bitte] [ich|wir|mich|uns] "
        "[bitte] (gefragt werden|fragen|nachfragen|rückfragen)",
        "(frag|fragt|frage) (mich|uns) [bitte] (vor|bei) (jeder|jedem) [einzelnen] (Karte|Kampf|Gefecht)",
    ),
    # -------------------------------------------------------------------------- one card, by what it does
    "_then": (
        "dann", "danach", "immer", "anschließend", "später", "stets", "jeweils",
    ),
    "_play": (
        "[_will] (spiele|spielen|spiel|lege|legen|nimm|nehme|nehmen|nehm|leg|setze|setzen|werfe|bringe|es "
        "wird|mit|probiere|versuche) [_I] [mit|es|es mit]",
    ),
    "_owned": (
        "[,] [die|das|was] (ich|wir|er|sie) (habe|haben|hat|halte|halten|finde|finden kann|finden|spielen "
        "kann) [auf der Hand]", "(auf|in) der Hand", "(auf|in) meiner Hand", "von allen", "die es gibt",
        "die da ist", "möglich", "die geht", "(aus|von) meiner Hand",
    ),
    "_enough": (
        "[,] [die|das|welche|was] [mich|uns] [gerade|noch|eben|so] (reicht|genügt|langt|ausreicht|sticht|"
        "hilft|passt|tut|es tut|gewinnt)",
        "[,] [die|das|welche|mit der] (mich|uns|ihn|sie|ich|wir) [nach|ins|in|über|gerade|noch] (vorn|vorne|"
        "Plus|im Plus|Führung|0|über 0|nach vorn|ins Plus) (bringt|bringen|hebt|bin|sind|liege|liegen|komme|"
        "kommen)",
    ),
    "_highest": (
        "höchste", "höchsten", "höchstes", "beste", "besten", "bestes", "größte", "größten", "größtes",
        "stärkste", "stärksten", "stärkstes", "dickste", "dicksten", "dickstes", "hoechste", "hoechsten",
    ),
    "_lowest": (
        "niedrigste", "niedrigsten", "niedrigstes", "kleinste", "kleinsten", "kleinstes", "billigste",
        "billigsten", "billigstes", "schwächste", "schwächsten", "schwächstes", "geringste", "geringsten",
        "geringstes", "schlechteste", "schlechtesten", "schlechtestes",
    ),
    "pick highest": (
        "[_play] (die|das|der|den|mein|meine|meinem|meiner|unsere|unser|seine) (_highest) [Karte|<suit>] "
        "[_owned] [spielen|legen|ausspielen]", "[_play] (_highest) [Karte|<suit>] [_owned]",
    ),
    "pick lowest": (
        "[_play] (die|das|der|den|mein|meine|meinem|meiner|unsere|unser|seine) (_lowest) [Karte|<suit>] [_I "
        "have] [spielen|legen|ausspielen]", "[_play] (_lowest) [Karte|<suit>] [_owned]",
    ),
    "pick enough": (
        "[_play] [die|das|der|den|mein|meine|meinem|meiner] (_lowest) [Karte|<suit>] [_owned] (_enough)",
        "[_play] (was|die Karte|das|irgendeine) [gerade|eben|so] [eben] (_enough)",
        "gerade so viel , dass es reicht", "gerade (genug|so viel wie nötig|so viel dass es reicht)",
        "so viel wie nötig",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of all": (
        "[in|bei|für] (alle|allen|sämtliche|sämtlichen) [meine|meinen|unsere|unseren|preußischen|preußische|"
        "russischen|russische|österreichischen|österreichische|französischen|französische|eigenen] (Kämpfe|"
        "Kämpfen|Gefechte|Gefechten|Schlachten|Generäle|Generälen|Generale|Generalen) [gilt|:]",
        "(wo|wann|wenn) [immer] [auch] (gekämpft wird|es kracht|es knallt|es zum Kampf kommt|es zu Kämpfen "
        "kommt) [,]",
        "(Kampfanweisung|Kampfanweisungen|Kampfregeln|Kampfplan allgemein|Allgemeiner Kampfplan|Kämpfe "
        "allgemein) [:]", "für (alle|alle Kämpfe) [gilt] [:]",
        "(mein|unser|der) Plan [für alle Kämpfe] [ist] [:]",
        "(alle|sämtliche) (Kämpfe|Gefechte|Angriffe) [:]", "in jedem [einzelnen] (Kampf|Gefecht) [gilt] [:]",
        "(wir|ich) (kämpfe|kämpfen) überall", "überall [sonst] [gilt] [:]",
    ),
    "head of own but": (
        "(außer|bis auf|ausgenommen|ausser|mit Ausnahme von|abgesehen von) [bei|für|mit|den|dem] ^ [,] "
        "[(der|die) [soll|sollen|darf|dürfen|kann]] [:]", "nur ^ [soll|darf|kann|sollen|dürfen] [:]",
        "(bloß|allein) ^ [soll|darf|kann|sollen|dürfen] [:]",
    ),
    "head of others": (
        "(alle|die) (übrigen|anderen|restlichen|sonstigen|andern) [soll|sollen|darf|dürfen] [:]",
        "(der|den) Rest [soll|darf] [:]", "(wer|alles) sonst [noch] [kämpft] [:|,]",
    ),
    "head of nation": (
        "[in|bei|für] (alle|allen|jeden|jedem) (Kämpfe|Kämpfen|Gefechte|Gefechten|Kampf) [von|der|des] $ [:]",
    ),
    "head of own": (
        "(Plan|Kampfplan|Kampfbefehl|Anweisung|Befehl) für ^ [:]",
        "^ [im|in jedem|in einem|im jedem] (Kampf|Gefecht) [:]",
        "^ (hält|halten|verteidigt|verteidigen) [sich|die Stellung|battlefield] [mit] [:]",
        "^ (muss|müssen|möge|mögen|wehrt sich|wehren sich) [:]",
        "(soll|sollen|darf|dürfen|muss|müssen|kann|können) ^", "^ [, wie (immer|gehabt|üblich) ,]",
        "(wird|werden) ^", "wenn ^ kämpft [,|:]", "^ (allein|alleine) [:]",
    ),
    "head of attacked own": (
        "^ , (wenn|falls|sofern) angegriffen [,|:]", "^ (wenn|falls|sofern|bei) (angegriffen|Angriff) [,|:]",
        "(wenn|falls|sollte|sollten|sobald|sofern) ^ [dort|da|selbst] angegriffen (wird|werden|wird er|"
        "werden sie) [,] [dann|so]",
        "(wenn|falls|sollte) (es|jemand) (gegen|auf) ^ (geht|losgeht|zugeht) [,] [dann|so]",
    ),
    "head of attacked him": (
        "(wenn|falls|sofern) angegriffen [,|:]", "bei [einem|1] Angriff [auf (ihn|sie)] [,|:]",
    ),
    "head of attacked enemy": (
        "(greift|greifen|attackiert|kommt) ~ [uns|mich] an [,|:] [dann|so]",
        "(kommt|kommen) ~ [,|:] [dann|so]",
        "(wenn|falls|sollte|sobald) ~ [dort|da|hier] (kommt|kommen|zuschlägt|anrückt|losschlägt) [,] [dann|"
        "so]",
    ),
    "head of attacked sides": (
        "(wenn|falls|sollte|sollten|sobald|sofern) ~ [dort|da|doch] ^ [dort|da|doch] (angreift|angreifen|"
        "attackiert|attackieren|angehen|angeht|anfällt) [,] [dann|so]",
        "(wenn|falls|sollte|sollten|sobald) ^ von ~ angegriffen (wird|werden) [,] [dann|so]",
        "(wird|werden) ^ von ~ angegriffen [,] [dann|so]",
        "(greift|attackiert|greifen) ~ [dort|da|doch] ^ an [,|:] [dann|so]",
    ),
    "head of attacked": (
        "(wer|wenn (uns|mich) (wer|jemand)) (uns|mich) (angreift|attackiert|anfällt) [,|:] [der]",
        "(werde ich|werden wir|wird jemand|wird wer) angegriffen [,] [dann|so]",
        "(als|wenn) (Verteidiger|Angegriffener|Angegriffene) [:|,]",
        "(wenn|falls) [wir|ich] angegriffen [werden|werde] [:|,]", "in der (Verteidigung|Defensive) [:]",
        "bei (Angriffen|Angriff) (auf (mich|uns)|des Feindes|der Feinde|der Gegner) [:|,]",
        "(Kämpfe|Gefechte) , in denen wir angegriffen werden [,|:]",
    ),
    "head of enemy": (
        "~ (ist|sind) (mir|uns)",
        "(in|bei|für) (Kämpfe|Kämpfen|Gefechte|Gefechten|1 Kampf|einem Kampf|jedem Kampf|den Kampf|Kampf) "
        "(gegen|mit) [den|die|dem] ~ [:]", "(geht|kommt) es gegen ~ [,|:] [dann|so]",
        "[nur] gegen [den|die] ~ [hingegen|aber|jedoch|allerdings|speziell] [:|,]",
    ),
    "head of sides": (
        "^ [im|in einem|in jedem|bei einem] (Kampf|Gefecht) (gegen|mit) [den|die] ~ [:]",
        "(kämpft|kämpfen|trifft|treffen) ^ (gegen|auf|mit) ~ [,|:] [dann|so]",
    ),
    "head of this": (
        "(in|für|bei) (diesem|diesen|dem|den|jenem) [folgenden|anstehenden|kommenden] (Kampf|Gefecht) [dort|"
        "da|dann|gilt] [:|,]",
        "(in|im) (dem|folgenden|anschließenden|fälligen) (Kampf|Gefecht) [danach] [:|,]",
        "im (Kampf|Gefecht) (danach|dort|dann|darauf) [:|,]", "(dort|dann) im Kampf [:|,]",
    ),
    "head of rest": (
        "(den|der|im|für den) (restlichen|weiteren) (Kampf|Kampfverlauf|Gefecht|Verlauf) [gegen ~] [dann] "
        "[:]", "[für] (den|der) Rest [des|vom|dieses] (Kampfes|Kampfs|Kampf|Gefechts) [gegen ~] [:]",
        "ab (hier|jetzt) [:]", "von (hier|jetzt|da) an",
    ),
    "otherwise": (
        "(wenn|falls|sofern) (es|das) mehr (ist|wird|wäre|kostet|kosten würde) [,] [dann]",
        "(ist|wird|wäre|kostet) (es|das) mehr [,] [dann]", "(wenn|falls) mehr [,] [dann]",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "_Kosten": (
        "egal was es kostet", "egal , was es kostet", "egal wie viel es kostet", "egal was passiert",
        "egal wie teuer", "koste es was es wolle", "koste was es wolle", "koste es , was es wolle",
        "koste es was wolle", "um jeden Preis", "um alles in der Welt", "komme was wolle",
        "komme , was wolle", "was es auch koste", "zu jedem Preis", "auf Teufel komm raus",
        "auf Biegen und Brechen", "auf Biegen oder Brechen", "mit aller Macht", "mit aller Kraft",
        "ohne Rücksicht auf Verluste", "was immer es kostet", "unter allen Umständen",
        "mit Zähnen und Klauen", "egal was kommt", "egal wie hoch",
    ),
    "aside": (
        "[ich|wir] (gebe|geben) [ich|wir] auf [noch] (nicht|lange nicht)", "noch nicht aufgeben",
        "so schnell nicht", "ohne (Rückfrage|Rückfragen|Nachfrage|Nachfragen|zu fragen|mich zu fragen)",
        "wie (besprochen|vereinbart|abgemacht|versprochen)",
        "damit (er|sie) [schnell|bald|gleich] (aufgibt|aufgeben)", "zumindest", "zuverlässig",
        "im Großen und Ganzen", "im Prinzip", "prinzipiell", "im Allgemeinen", "eigentlich", "ehrlich gesagt",
        "mein Freund", "der alte", "der gute", "unser", "unsere", "unseren", "mein", "meinen", "unserem",
        "General", "Marschall", "Prinz", "König", "der König", "mit (Freude|Vergnügen|schwerem Herzen)",
        "schweren Herzens", "ohne (Zögern|Wenn und Aber|Umschweife)", "und basta", "basta", "Punkt", "fertig",
        "das ist (mein|unser) letztes Wort", "mein letztes Wort", "selbstverständlich", "klar", "klaro",
        "logisch", "sozusagen", "quasi", "praktisch", "grundsätzlich", "generell", "ausnahmsweise", "diesmal",
        "dieses Mal", "heute", "wiederum", "gnädigst", "freundlicherweise", "höflichst", "ergebenst",
        "gütigst", "dort", "jawohl",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
