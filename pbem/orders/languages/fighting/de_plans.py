"""German phrases for battle plans, by the clause that they mean; `en_plans` tells how a phrase is written."""

from __future__ import annotations

PLAN_PHRASES = {
    "_dropped": ("bitte", "bittschön", "bitteschön", "doch", "gern", "gerne", "ruhig"),
    "_together": ("und", "die", "den", "meine"),
    "_in a row": ("dann", "danach", "plus"),
    "_ends talk": ("und", "aber", "dann", "sonst"),
    "_otherwise": ("sonst", "ansonsten", "andernfalls"),
    "_troops": (
        "Armee", "Armeen", "Mann", "Truppe", "Truppen", "Soldaten", "Regiment", "Regimenter", "Einheit",
        "Einheiten", "Verlust", "Verluste",
    ),
    "_points": ("Punkt", "Punkte", "Punkten", "Augen", "Kartenpunkte", "Kartenpunkten"),
    "_most": (
        "höchstens", "maximal", "bis zu", "bis", "max [.]", "nicht mehr als", "allerhöchstens", "nur",
        "nur noch", "nicht über", "kein mehr als", "im Höchstfall", "bis maximal", "bis höchstens", "bloß",
    ),
    "_less": ("oder weniger", "höchstens", "maximal", "und nicht mehr", "im Höchstfall"),
    "_I": ("ich", "wir", "er", "sie", "es"),
    "_will": (
        "_I",
        "(will|wollen|soll|sollen|werde|werden|möchte|möchten|kann|können|darf|dürfen|bin bereit|sind "
        "bereit) [_I|man]",
        "_I (will|wollen|soll|sollen|werde|werden|möchte|möchten|kann|können|darf|dürfen)", "zu",
        "lasst uns", "lass uns",
    ),
    "_deny": (
        "[_I] nicht", "[_I] nie", "[_I] niemals", "[_I] keinesfalls", "[_I] auf keinen Fall", "nirgends",
        "[_I] bloß nicht",
    ),
    "_fight": (
        "kämpfe", "kämpfen", "kämpft", "weiterkämpfen", "weiter kämpfen", "auf Sieg spielen",
        "auf Sieg kämpfen", "durchkämpfen", "weiterspielen", "weitermachen", "mache weiter",
        "machen weiter", "weiter machen", "kämpfe weiter", "dagegenhalten", "halte dagegen",
        "halten dagegen", "wehre mich", "wehren uns", "wehrt sich", "mitgehen", "gehe mit", "gehen mit",
        "spiele auf Sieg", "spielen auf Sieg", "kämpfe auf Sieg", "spiele weiter", "spielt weiter",
        "kämpft weiter", "gekämpft", "wird gekämpft", "es wird gekämpft", "wird weitergekämpft",
    ),
    "_stop": (
        "soll er (ihn|es|das Feld) haben", "sollen sie (ihn|es|das Feld) haben", "er kann das Feld haben",
        "er soll (ihn|es|das Feld) haben", "<concede>", "aufhören", "höre auf", "hören auf", "hört auf",
        "Schluss", "Schluss machen", "mache Schluss", "ist Schluss", "machen wir Schluss", "aufgeben",
        "gebe [_I] auf", "geben [_I] auf", "gib auf", "geb ich auf", "gibt [_I] auf",
        "gebe [_I] mich geschlagen", "geben [_I] uns geschlagen", "gibt [_I] sich geschlagen",
        "wird aufgegeben", "wird abgebrochen", "abbrechen", "breche [_I] ab", "brechen [_I] ab",
        "bricht [_I] ab", "verloren geben", "höre [_I] auf", "hören [_I] auf", "nachgeben",
        "gebe [_I] nach", "geben [_I] nach", "gibt [_I] nach", "sein lassen", "gut sein lassen",
        "lasse [_I] es gut sein", "lass [_I] es gut sein", "gib dich geschlagen",
        "die Niederlage hinnehmen", "nehme [_I] die Niederlage hin", "nehmen [_I] die Niederlage hin",
        "passen", "passe [_I]", "passt [_I]", "hör auf", "breche ab", "zurückziehen", "steigen [_I] aus",
        "steige [_I] aus", "aussteigen", "Niederlage hinnehmen", "Niederlage annehmen", "lasse [_I] es",
        "lassen [_I] es", "ist Ende",
    ),
    "_once": ("wenn", "falls", "sobald", "sofern", "sollte", "sollten"),
    "_fights": ("Kämpfe", "Kämpfen", "Gefechte", "Gefechten", "Schlachten"),
    "_fought": ("Kampf", "Gefecht", "Schlacht", "Gefechts", "Kampfes"),
    "_each": (
        "alle", "allen", "jeden", "jedem", "jeder", "jedes", "sämtliche", "sämtlichen", "alle meine",
        "allen meinen", "allen unseren",
    ),
    # ------------------------------------------------------------------------------------------ limits
    "loss": (
        "[mit|bei|auf] [ein|1|einen] (Verlust|Verluste|Verlusten|Verlustgrenze) [von] [_most] # "
        "[_troops] [_less]",
        "[mit|bei|auf] [_most] # (Verlust|Verluste|Verlusten|verlorene _troops|verlorenen _troops)",
        "[_will] [_most] # [_troops] [zu] (verlieren|einbüßen) [_I]",
        "[_will] [_most] # _troops [zu] (riskieren|opfern) [_I]",
        "[_will] (verliere|verlieren|verliert) [_I] [dabei] [_most] # [_troops]",
        "[_will] (riskiere|riskieren|riskiert|opfere|opfern) [_I] [dabei] [_most] # _troops",
        "[_will] (verliere|verlieren|verliert) [_I] (nie|niemals) mehr als # [_troops]",
        "[_will] [aber|jedoch] (nie|niemals|nicht|auf keinen Fall) mehr als # [_troops] [zu] (verlieren|"
        "einbüßen)",
        "[_will] (nie|niemals|nicht|auf keinen Fall) mehr als # _troops [zu] (riskieren|opfern)",
        "[_will] (nehme|nehmen|nimm|nimmt|akzeptiere|akzeptieren|verschmerze|verschmerzen|verkrafte|"
        "verkraften) [_I] [1|den] [Verlust|Verluste] [von] [_most] # [_troops] [in Kauf|hin] [_less]",
        "[_will] [1|den] [Verlust|Verluste] [von] [_most] # [_troops] [zu] (akzeptieren|hinnehmen|in "
        "Kauf nehmen|verschmerzen|verkraften)",
        "[1|ein] Verlust von [_most] # [_troops] (ist|wäre|geht) [in "
        "Ordnung|okay|ok|akzeptabel|erträglich|zu verschmerzen]",
        "[bei|für] [1] (Verlust|Kosten) [von] [_most] # [_troops] [_less] [dann] [_will] (_stop)",
        "[bei|mit|für] [_most] # (Verlust|Verlusten|verlorenen _troops) [_will] (_stop)",
        "[_will] (_stop) (bei|mit) [1] [Verlust] [von] [_most] # [_troops] [_less]",
        "[_will] (_stop) [,] _once (es|das|die Niederlage|der Kampf|aufgeben) [mich|uns|ihn] [_most] # "
        "[_troops] [_less] kostet",
        "[_will] (_stop) [,] (wenns|wenn's|falls's) [mich|uns|ihn] [_most] # [_troops] [_less] kostet",
        "[_will] (_stop) [,] _once (es|der Kampf) [_most] [noch] um [_most] # (_troops) [_less] geht",
        "[_will] (_stop) [,] _once [_most] # _troops [_less] [auf dem Spiel|in Gefahr|verloren] "
        "(steht|stehen|sind|ist|wäre|wären|gehen|geht|gehen verloren|geht verloren)",
        "[_will] (_stop) [,] _once der Verlust [_most] # [_troops] [_less] (beträgt|ist|wäre)",
        "[_will] (_stop) [,] _once [_I] [_most] # [_troops] [_less] (verliere|verlieren|verlöre|verliert)",
        "_once (es|das|die Niederlage|der Kampf|aufgeben) [mich|uns|ihn] [_most] # [_troops] [_less] "
        "kostet [,] [dann] [lieber] [_will] (_stop)",
        "_once (es|der Kampf) [_most] [noch] um [_most] # (_troops) [_less] geht [,] [dann] [lieber] "
        "[_will] (_stop)",
        "_once [_most] # _troops [_less] [auf dem Spiel|in Gefahr|verloren] "
        "(steht|stehen|sind|ist|wäre|wären|gehen|geht|gehen verloren|geht verloren) [,] [dann] [lieber] "
        "[_will] (_stop)",
        "_once der Verlust [_most] # [_troops] [_less] (beträgt|ist|wäre) [,] [dann] [lieber] [_will] "
        "(_stop)",
        "_once [_I] [_most] # [_troops] [_less] (verliere|verlieren|verlöre|verliert) [,] [dann] "
        "[lieber] [_will] (_stop)",
    ),
    "settle": (
        "[_will] (abfinden|begnügen|zufriedengeben|zufrieden geben) [mit] [1 Verlust von|dem Verlust "
        "von|1] [_most] # [verlorene|verlorenen] [_troops] [_less]",
        "[_will] [mich|uns|sich] mit [1|ein|dem] [Verlust von] [_most] # [verlorenen] [_troops] [zu] "
        "(abfinden|begnügen|zufriedengeben|zufrieden geben) [_I]",
        "(finde|finden|findet) [_I] [mich|uns|sich] mit [1|dem] [Verlust von] [_most] # [verlorenen] "
        "[_troops] ab",
        "(begnüge|begnügen|begnügt) [_I] [mich|uns|sich] mit [1|dem] [Verlust von] [_most] # "
        "[verlorenen] [_troops]",
        "(gebe|geben|gibt) [_I] [mich|uns|sich] mit [1|dem] [Verlust von] [_most] # [verlorenen] "
        "[_troops] zufrieden",
        "[_will] mit [1] [Verlust von] [_most] # [verlorenen] [_troops] (davonkommen|wegkommen)",
        "[_will] [den|die|meinen|unseren] (Verlust|Verluste) [billig] auf [_most] # [_troops] [zu] "
        "(drücken|senken|verringern|begrenzen|herunterkaufen|runterkaufen|bringen|herunterspielen|"
        "runterspielen|reduzieren|beschränken)",
        "(drücke|senke|verringere|begrenze|bringe|reduziere|beschränke|drücken|senken|begrenzen) [_I] "
        "[den|die] (Verlust|Verluste) auf [_most] # [_troops]",
    ),
    "spend": (
        "(nicht|nie|niemals) mehr als # _points",
        "[_will] [für] [_most] # [_points] [zu] (ausgeben|verbrauchen|einsetzen|aufwenden|verspielen|"
        "hineinstecken|reinstecken|investieren) [_I]",
        "[_will] (gebe|geben|gib|gibt|verbrauche|verbrauchen|verbraucht|verwende|verwenden|setze|setzen|"
        "setzt|investiere|investieren|stecke|stecken) [_I] [dabei] [_most] # [_points] "
        "[aus|ein|auf|hinein|rein]",
        "(ausgeben|verbrauchen|einsetzen) [_most] # [_points]",
        "[_will] (nicht|nie|niemals|auf keinen Fall|keinesfalls) (mehr als|über) # [_points] [zu] "
        "(ausgeben|verbrauchen|einsetzen|aufwenden|gehen|verspielen|hinausgehen)",
        "[dabei] (werden|wird) [_most] # [_points] (ausgegeben|verbraucht|eingesetzt|aufgewendet)",
        "ohne mehr als # [_points] (auszugeben|zu verbrauchen|einzusetzen)", "nicht mehr als # _points",
        "Budget [von] # [_points]", "Limit [von|:] # [_points]", "Ausgaben [_most] # [_points]",
    ),
    "fight to": (
        "[_will] (_fight) # [_points] (max|maximal|höchstens) [.]",
        "[_will] (_fight) [_I] [nur] [mit|für] [_most] # [_points] [_less]",
        "[_will] [nur] [mit] _most # [_points] [_less] (_fight) [_I]",
        "[es] wird [nur] [mit] _most # [_points] [_less] (gekämpft|weitergekämpft)",
    ),
    "points": ("[mit|für] [_most] # _points [_less]",),
    "limit": ("[mit|für] _most #",),
    # ------------------------------------------------------------------------------------ ways to play
    "fight": (
        "[_will] gewinnen [um jeden Preis]", "weiter mit allem [was (ich habe|wir haben)]",
        "[_will] (_fight) [_I] [so gut es geht|solange es geht|so lange es geht|mit allem|mit allem was "
        "(ich habe|wir haben)|bis zum Ende|bis zum Letzten|bis zur letzten Karte|bis zum bitteren "
        "Ende|richtig]",
        "[_will] [mit allem was _I (habe|haben)] (_fight)", "[_will] [unbedingt|um jeden Preis] gewinnen",
        "[_will] (_fight) [_I] [,] (solange|so lange|bis) [_I] [noch] [ein|1] <suit> [auf der Hand] "
        "(habe|haben|hat|halte|halten|reichen|reicht)",
        "(solange|so lange) [_I] [noch] <suit> (habe|haben|hat|reichen|reicht) [,] [_will] (_fight)",
    ),
    "low": (
        "[_will] [spiele|spielt|lege|nimm|benutze|verwende] [möglichst] [nur] [mit] [immer] "
        "[die|der|meine|den] [jeweils] (kleine|kleinen|kleinste|kleinsten|niedrige|niedrigen|niedrigste|"
        "niedrigsten|billige|billigen|billigste|billigsten|schwache|schwachen|geringe|geringen) "
        "(Karte|Karten) [zuerst|die reicht|die genügt|die sticht] "
        "[spielen|nehmen|legen|kämpfen|verwenden]",
        "[immer] (niedrig|klein) [spielen|zuerst]", "so (wenig|sparsam) wie möglich", "[möglichst] sparsam",
    ),
    "high": (
        "[_will] [spiele|spielt|lege|nimm|benutze|verwende] [nur] [mit] [immer] [die|der|meine|den] "
        "[jeweils] (große|großen|größte|größten|hohe|hohen|höchste|höchsten|starke|starken|stärkste|"
        "stärksten|beste|besten) (Karte|Karten) [zuerst] [spielen|nehmen|legen|kämpfen|verwenden]",
        "[immer] hoch [spielen|zuerst]",
    ),
    "reserve never": (
        "[die|alle|meine|unsere] (Reserve|Reserven) (bleibt|bleiben) in (allen|jedem) (Kämpfen|Kampf) "
        "(auf der Hand|zu Hause|liegen)",
        "[die|meine|unsere] (Reserve|Reserven) (wird|werden) (nirgends|in keinem Kampf) "
        "(ausgegeben|gespielt|eingesetzt|ausgespielt|verwendet)",
        "[die|meine|unsere] (Reserve|Reserven) (nirgends|in keinem Kampf) "
        "(ausgeben|spielen|einsetzen|nehmen)",
    ),
    "reserve no": (
        "[aber] (ohne|keine|nicht die|nie die|keine einzige|niemals die) [die|meine] "
        "(Reserve|Reserven|Reservekarte|Reservekarten|Joker) [spielen|ausspielen|ausgeben|einsetzen|"
        "ausgegeben|verbrauchen]",
        "[_will] [die|alle|meine|unsere|beide] [beiden|2|3] "
        "(Reserve|Reserven|Reservekarte|Reservekarten|Joker) [alle|beide] [2|3] [zu] (behalten|aufheben|"
        "aufsparen|sparen|zurückhalten|schonen|aufbewahren)",
        "(behalte|behalten|behält|spare|sparen|hebe|heben|schone|schonen) [_I] [die|alle|meine|unsere] "
        "[beiden|beide|2|3] (Reserve|Reserven|Reservekarte|Reservekarten|Joker) [alle|beide] [2|3] "
        "[auf|für später]",
        "[die|alle|meine|unsere|beide] [beiden|2|3] (Reserve|Reserven|Reservekarte|Reservekarten|Joker) "
        "(behalte|behalten|spare|sparen|hebe|heben) [_I] [alle|beide] [2|3] [auf|für später]",
        "[die|alle|meine|unsere|beide] [beiden|2|3] (Reserve|Reserven|Reservekarte|Reservekarten|Joker) "
        "(bleibt|bleiben) [alle|beide] [2|3] (zu Hause|auf der Hand|liegen|bei mir|in der Hand|drin|im "
        "Kasten)",
        "[die|meine|unsere] (Reserve|Reserven|Joker) (wird|werden) (nicht|nie|niemals|nirgends|in keinem "
        "Kampf|keinesfalls) [irgendwo] (ausgegeben|gespielt|eingesetzt|ausgespielt|angerührt|verwendet)",
        "[die|meine|unsere] (Reserve|Reserven|Joker) (nicht|nie|niemals|nirgends|in keinem "
        "Kampf|keinesfalls) (ausgeben|spielen|einsetzen|ausspielen|anrühren|verwenden|hergeben|nehmen)",
        "(spiele|spielen|setze) [_I] (nicht|nie|niemals|nirgends|in keinem Kampf) die (Reserve|Reserven) "
        "[ein|aus]",
    ),
    "play reserve": (
        "[_will] [spiele|spielt|lege|nimm|nehme] [_I] [1|die|meine] (Reserve|Reservekarte|Joker) "
        "[,|im|mit|als|zu|:] [1|dem|einem] [Wert] [von|als] # [spielen|drauf|dagegen]",
    ),
    "play": (
        "[_will] (spiele|spielen|spiel|spielt|lege|legen|leg|nimm|nehme|setze|werfe|bringe|ausspielen|"
        "schmeiße) [_I] [erst|zuerst] [die|den|meine|meinen|der|das|1] @ [drauf|dagegen|ein|aus|hinein|"
        "rein|darauf|nach|hin|hinterher|obendrauf]",
        "[_will] [die|den|meine|meinen|der|das] @ [spielen|legen|ausspielen|drauf|dagegen|hinterher|"
        "einsetzen|nachlegen|drauflegen|obendrauf]",
        "(meine|die) Antwort (ist|lautet) @",
    ),
    "keep": (
        "[_will] (behalte|behalten|behält|spare|sparen|hebe|heben|behalt|aufheben) [_I] "
        "[die|den|meine|meinen|der|das] @ [auf|für später|zurück]",
        "(nicht|nie|ohne) [die|den|meine] @",
    ),
    "keep behind": (
        "[die|den|meine|meinen|der] & (behalte|spare|behalten|sparen|hebe) [_I] [auf|für später]",
        "[die|den|meine|meinen|der] & (nicht|nicht mehr|nie|niemals|keinesfalls|auf keinen Fall) "
        "(ausgeben|spielen|einsetzen|ausspielen|anrühren|verwenden|hergeben|verschwenden|opfern)",
        "[die|der|meine|mein] & (wird|werden) (nicht|nicht mehr|nie|niemals|keinesfalls|auf keinen Fall) "
        "(ausgespielt|gespielt|ausgegeben|eingesetzt|verwendet|hergegeben)",
        "[die|der|meine|mein] & (bleibt|bleiben) (zu Hause|auf der Hand|liegen|bei mir|in der Hand)",
        "[_will] [die|den|meine|meinen|der|das] & [_will] [zu] (behalten|aufheben|aufsparen|sparen|"
        "zurückhalten|schonen|aufbewahren)",
        "[_will] [die|den|meine] & will [_I] behalten",
    ),
    "concede": (
        "[_will] (_stop) [den Kampf|das Gefecht|sofort|gleich|da|dort|_I]",
        "^ (gibt|geben) (auf|nach|klein bei)",
    ),
    "no more": (
        "mehr (aber|jedoch) nicht", "mehr nicht",
        "(mehr nicht|nichts mehr|sonst nichts|keine weitere Karte)",
        "(keine weiteren Karten|keine Karte mehr|keine Karten mehr)",
        "[die|den] (Rest|restlichen Karten|anderen Karten|übrigen Karten) "
        "(behalte|behalten|sparen|spare|aufheben) [_I]",
    ),
    "ask in all fights": (
        "[Kampf|Kämpfe|kämpfe|kämpft] (nicht|nichts|nie) automatisch , [_I] (möchte|will) immer gefragt "
        "werden",
        "[_I] (möchte|möchten|will|wollen) [_I] [immer] (bei|vor|in) (jedem|allen) (Kampf|Kämpfen) gefragt "
        "werden",
        "[_will] (frag|fragt|frage|fragen) [mich|uns] (in|bei|vor) (jedem|allen) (Kampf|Gefecht|Kämpfen)",
        "[_I] (möchte|möchten|will|wollen) [_I] (alle|jeden|die|sämtliche) (Kämpfe|Kampf|Gefechte) "
        "selbst (entscheiden|kämpfen|spielen|führen|ausfechten)",
        "(alle|jeden|sämtliche) (Kämpfe|Kampf|Gefechte) "
        "(entscheide|führe|spiele|entscheiden|führen|spielen) [_I] selbst",
    ),
    "ask": (
        "[_will] [_will] [mich|uns] [bitte] [vor|bei] [jeder|jedem] [Karte|Kampf] "
        "[einzeln|erst|vorher|jedes Mal|weiter|weiterhin|wieder|immer] (fragen|nachfragen|befragen|fragt|"
        "frage|frag|nachgefragt|rückfragen) [mich|uns] [bei|vor|nach|wegen] [jeder|jedem] [einzelnen] "
        "[Karte|Kampf|Mal] [einzeln|erst|vorher|jedes Mal|weiter|weiterhin|wieder|immer]",
        "(frag|fragt|frage) [mich|uns] [vor|bei|nach] [jeder|jedem] [einzelnen] [Karte|Kampf] "
        "[erst|vorher|jedes Mal|weiterhin]",
        "[_I] (möchte|möchten|will|wollen) [_I] immer [bei|vor] [jeder] [Karte] gefragt werden",
        "(möchte|möchten|will|wollen) [_I] (vor|bei) (jeder|jedem) (Karte|Kampf) [selbst] [vorher|jedes "
        "Mal|einzeln|weiterhin] [gefragt werden|entscheiden|kämpfen|spielen]",
        "(möchte|möchten|will|wollen) [_I] [lieber|immer|gern|gerne] [selbst] [vorher|jedes "
        "Mal|einzeln|weiterhin] "
        "(gefragt werden|entscheiden|selbst kämpfen|selbst spielen)",
        "[_I] (möchte|möchten|will|wollen) [vor|bei] [jeder|jedem] [Karte|Kampf] [selbst] [vorher|jedes "
        "Mal|einzeln|weiterhin] (gefragt werden|entscheiden|selbst kämpfen)",
        "(entscheide|entscheiden|kämpfe|kämpfen|spiele|spielen|führe) [_I] [das|den Kampf|es|sie] selbst "
        "[Karte für Karte]",
        "Karte für Karte",
        "[_I] (entscheide|entscheiden|kämpfe|kämpfen|spiele|spielen) [das|den Kampf|es|sie] selbst "
        "[Karte für Karte]",
    ),
    # --------------------------------------------------------------------------------------- which fight
    "head of all": (
        "[mein|unser|der|dieser] (Kampfplan|Schlachtplan) [ist|lautet] [:]",
        "[bei|in] (Kämpfen|Gefechten) [gilt]",
        "[in|bei|für] _each [unserer|unseren|meiner|meinen] "
        "(_fought|_fights|Kampf) [überall]",
        "[in] (_fights|Kampf) (allgemein|generell|grundsätzlich|überall)",
        "(Kampf|Kampfes|Schlacht) plan [für alle|für (1|eins)] [:]",
        "(Kampfplan|Schlachtplan|Kampfpläne|Kampfbefehl|Kampfbefehle|Kampfregel) [für alle] [überall] [:]",
        "in (Kämpfen|Gefechten)", "_fights :",
        "(Kampf|Schlacht|Gefecht) [überall|immer] :", "überall",
        "(Kampf|Kämpfe|Gefechte) [alle|immer|überall|allgemein] :",
        "(wenn|falls|sollte|wo) es [zu|irgendwo zu|wo zu] [1] [einem|Kämpfen|Kampf|Gefechten|Schlachten] "
        "[Kampf|Gefecht] (kommt|kommen|geben|gibt) [,] [dann]",
        "wenn gekämpft wird", "wo [immer] gekämpft wird",
    ),
    "head of all or this": ("im (Kampf|Gefecht)",),
    "head of others": (
        "[Kampf|Kämpfe] (andere|übrige|restliche|anderen|übrigen) :",
        "[in|bei|für] (_each|den|die|meinen|unseren) [den|unseren|meinen] (anderen|übrigen|weiteren|"
        "sonstigen|restlichen) (_fought|_fights|Kampf) [überall]",
        "[Kampf|Kämpfe|im Kampf|in|Gefechte] (sonst|ansonsten|andernorts|anderswo) [überall]",
        "[Kampf|Kämpfe|im Kampf|Gefechte] [für|in|bei|gegen|mit] [alle|allen] "
        "(anderen|übrigen|restlichen|weiteren|sonstigen) [Kämpfe|Kämpfen|Generäle|Generale|Gefechten|"
        "Gefechte|Generälen]",
        "[Kampf|Kämpfe] [für] (alles|der|den|alle) (andere|übrige|Rest|anderen)",
    ),
    "head of both": (
        "(gilt|für|bei|von) beide (Nationen|Armeen|Länder)", "gilt für beide (Nationen|Armeen|Länder)",
        "[Kampf|Kämpfe|im Kampf|Gefechte] [gilt] (für|bei|von) beide [Nationen|Armeen|Länder|Völker]",
        "beide (Nationen|Armeen|Länder)", "gilt für beide",
        "für beide [Nationen|Länder] (gilt|gelte|gelten) [:] [Kampf|Gefecht|Schlacht] [mit]",
        "[für] [die|alle] (Kämpfe|Gefechte|Kämpfen) (in|von|für|bei) [den] beiden "
        "(Nationen|Armeen|Ländern|Länder|Völkern) [:]",
        "[Kampf|Kämpfe] [für] (alle|meine|alle meine|unsere) [meine] (Nationen|Länder)",
    ),
    "head of own": (
        "[Kampf|Kämpfe|Gefechte] [für|von|mit|bei] ^ [:]", "[Kampfplan] [für] ^ [:]",
        "(wenn|falls|sollte) ^ (kämpft|kämpfen|kämpfen muss|in 1 Kampf gerät|angreift|angreifen) [,] "
        "[dann]",
        "^ (soll|sollen|darf|dürfen|wird)", "(kämpft|kämpfen) ^ [,] [dann|so]",
    ),
    "head of attacked own": (
        "(wenn|falls|sollte|sobald) (jemand|wer|irgendwer|er|man|einer|der Feind) ^ "
        "(angreift|attackiert|angreifen) [,] [dann|so]",
        "(wenn|falls|sollte|sollten|sobald) ^ angegriffen (wird|werden) [,] [dann|so]",
        "(wird|werden) ^ angegriffen [,] [dann|so]",
        "(greift|attackiert) (jemand|wer|irgendwer|er|man|einer) ^ [an] [,] [dann|so]",
    ),
    "head of attacked": (
        "(wenn|falls|sobald) (sie|er|jemand|wer|einer|man) [uns|mich] (angreifen|angreift) [,] [dann|so]",
        "wer (uns|mich) angreift [,|:]",
        "(wenn|falls|sollte|sollten|sobald) (ich|wir) angegriffen (werde|werden) [,] [dann|so]",
        "(werde|werden) (ich|wir) angegriffen [,] [dann|so]",
        "(wenn|falls|sollte|sobald) (uns|mich) (jemand|wer|einer|irgendwer) "
        "(angreift|angreifen|attackiert) [,] [dann|so]",
        "(wenn|falls|sollte|sobald) (jemand|wer|einer|irgendwer) (uns|mich) "
        "(angreift|angreifen|attackiert) [,] [dann|so]",
        "(greift|attackiert) (uns|mich) (jemand|wer|einer|irgendwer) [an] [,] [dann|so]",
    ),
    "head of enemy": (
        "[Kampf|Kämpfe|im Kampf|in Kämpfen|Gefechte] (gegen|mit) ~ [:]",
        "(wenn|falls) (ich|wir) (gegen|auf) ~ (kämpfe|kämpfen|treffe|treffen) [,] [dann|so]",
    ),
    "head of attacked enemy": (
        "[if] (wenn|falls|sollte|sobald) ~ [uns|mich] (angreift|angreifen) [,] [dann|so]",
    ),
    "head of sides": (
        "[Kampf|im Kampf|in Kämpfen|Kämpfe|Gefecht|bei] [von|zwischen] ^ (gegen|gg|ggn|vs|>|mit|und) ~ [:]",
        "^ - ~ :",
        "(wenn|falls|sollte) ^ (gegen|auf) ~ (kämpft|trifft|kämpfen|treffen) [,] [dann|so]",
        "(wenn|falls|sollte) ^ ~ (angreift|angreifen) [,] [dann|so]",
    ),
    "head of attacked sides": (
        "(wenn|falls|sollte) ~ ^ (angreift|angreifen|attackiert) [,] [dann|so]",
        "(greift|attackiert|greifen) ~ ^ [an] [,] [dann|so]",
    ),
    "head of nation fights": ("(Kampf|Kämpfe|Gefechte) [für|von|bei] [die] $ [:]",),
    "head of own fights": ("(Kampf|Kämpfe|Gefechte) [für|von|mit|bei] ^ [:]",),
    "head of nation": (
        "[für|mit|bei|von] [die|den] $ [gilt|:]", "$ (soll|sollen|darf|dürfen|wird)",
        "(soll|sollen) [die] $", "[für|bei] [die] $ und [die] $ [gilt|:]",
        "[Kampf|Kämpfe] [für|von|bei] [die] $ [:]",
    ),
    "head of rest": (
        "[für|und] (den|der) Rest (des|dieses|von dem|vom|von diesem) (Kampf|Kampfes|Kampfs|Gefechts|"
        "Gefechtes|Gefecht) "
        "[dann] [:]",
        "[und] (den|der) Rest [dann] [nach Plan] :",
    ),
    "head of this": ("[für|in] (diesen|diesem|dieses) (Kampf|Gefecht) [:]",),
    "otherwise": ("_otherwise",),
    "after": ("danach", "anschließend", "ab da", "ab dann", "obendrauf", "zusätzlich"),
    # ---------------------------------------------------------------- what changes nothing beside a plan
    "answered": (
        "(wenn|falls|sollte|sofern) (er|sie|~|der Feind|der Gegner|das|die) "
        "[danach|dann|trotzdem|immer|daraufhin] [noch|noch mal|nochmal|noch "
        "einmal|wieder|erneut|weiter|nochmals] (<answered>|drüberkommt|drüber "
        "kommt|drübergeht|kontert|über mich kommt|mich überbietet|weiterspielt|noch eine legt|eine "
        "legt|1 legt|weitermacht|nachlegt|drauflegt|überbietet|mehr spielt|zurückkommt|antwortet|drauf "
        "geht) [danach]",
        "(wenn|falls|soweit) (nötig|erforderlich|es nötig ist|es sein muss|notwendig)",
        "wenn [_I] (wieder|nochmal|noch mal|erneut) (hinten liege|zurückliege|hinten "
        "liegen|zurückliegen|unter 0 bin|dran bin)",
        "[if] (wenn|falls|sollte|sollten) [die] (er|sie|~|%|der Feind|der Gegner) (danach|dann|noch|"
        "wieder) [wieder|noch|immer noch] (vorn|vorne) (liegen|liegt|ist|sein) [,]",
        "wenn [es] [dann|danach] [immer noch|wieder|noch] [im] Minus (steht|ist) [,]",
        "wenn [_I] (danach|dann|wieder|immer noch) [wieder|immer noch] (im Minus|hinten|zurück) "
        "(liege|liegen|bin|sind|stehe|stehen) [,]",
        "(kommt|legt|geht|spielt) (er|sie|~) (wieder|noch mal|nochmal|danach noch mal) "
        "(drüber|drauf|nach|weiter|zurück)",
    ),
    "first": ("zuerst", "erst", "als erstes", "zunächst", "erst mal", "erstmal"),
    "as before": (
        "wie (bisher|zuvor|vorher|immer|letztes Mal|letzte Runde|gehabt|in der letzten Runde|beim "
        "letzten Mal|üblich|früher|schon letztes Mal|sonst auch|eh und je)",
        "weiterhin", "unverändert", "genauso wie (bisher|vorher|letzte Runde)",
    ),
    "aside": (
        "je", "bitte", "bittschön", "bitteschön", "einfach", "doch", "mal", "ja", "eben", "gern", "gerne",
        "also", "auch",
        "noch", "auch noch", "dann", "und", "und dann", "aber", "jedoch", "so", "jetzt", "nun", "ab jetzt",
        "ab sofort", "bevor ich es vergesse", "diese Runde", "in dieser Runde", "für diese Runde", "dabei",
        "jeweils", "immer", "stets", "grundsätzlich", "lieber", "möglichst", "wenn möglich", "wenn es geht",
        "falls möglich", "pro (Kampf|Gefecht)", "je (Kampf|Gefecht)", "in 1 (Kampf|Gefecht)", "nach Plan",
        "insgesamt", "im Kampf", "im Gefecht", "in jedem Kampf", "egal wer", "egal gegen wen",
        "egal wer kommt", "egal wo", "vorerst", "fürs Erste", "erst einmal", "alles was ich habe",
        "mehr habe ich nicht", "ok", "okay", "gut", "na gut", "hallo", "dafür", "darauf", "drauf",
        "dagegen", "die", "der", "den", "meine", "ebenfalls", "ich", "wir", "gilt", "gelten soll",
        "auf jeden Fall", "in jedem Fall", "sicherheitshalber", "zur Not", "notfalls", "gegen jeden",
        "und zwar", "sofort", "gleich", "leider", "natürlich", "ruhig", "schon", "weiter", "wieder",
        "überhaupt", "jedenfalls", "danke", "von mir aus", "hinterher", "an",
    ),
    "talk": (
        "mal sehen", "mal schauen", "schauen wir mal", "weil", "denn", "damit", "ich hoffe", "bin gespannt",
        "dann sehen wir",
    ),
}
"""The table `plan_phrases` of German."""
