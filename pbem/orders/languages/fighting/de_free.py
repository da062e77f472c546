"""German turns of speech about how far to go in a fight, beside the plainer ones of `de_plans`,
`de_answers` and `de_spoken`; `en_plans` tells how a phrase is written.
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
        "(Punkte|Punkten) [in|an] <suit>",
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
        "gibt auf (er|sie)", "geben auf sie",
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
        "mit (den|meinen|unseren|seinen|ihren) (hohen|großen|höchsten|starken|dicken) (<suit>|Karten)",
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
        "kampflos [abziehen|weichen|aufgeben|zurück]",
        "keine Gegenwehr [leisten]", "keinen Widerstand [leisten]",
    ),
    "ask in all fights": (
        "[_will] (die Karten|meine Karten|jede Karte|alle Karten) [gern|lieber] (selbst|selber) "
        "(entscheiden|bestimmen|spielen|aussuchen|auswählen|wählen)",
        "(suche|such|suchen|wähle|wählen|bestimme|bestimmen|spiele|spielen) _I [mir|uns] (die Karten|meine "
        "Karten|jede Karte|alle Karten) [lieber|gern|dann] (selbst|selber) [aus]",
        "_I (suche|such|suchen|wähle|wählen|bestimme|bestimmen|spiele|spielen) [mir|uns] (die Karten|meine "
        "Karten|jede Karte|alle Karten) [lieber|gern|dann] (selbst|selber) [aus]",
        "(vor|bei) (jeder|jedem) [einzelnen] (Karte|Kampf|Gefecht) [möchte|will|bitte] [ich|wir|mich|uns] "
        "[bitte] (gefragt werden|fragen|nachfragen|rückfragen)",
        "(frag|fragt|frage) (mich|uns) [bitte] (vor|bei) (jeder|jedem) [einzelnen] (Karte|Kampf|Gefecht)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
