"""German turns of speech for how a fight goes on behind the card that answers: how long, with what, and when
its writer wants to be asked again; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

ONWARD_PHRASES = {
    # ------------------------------------------------------------------------------------ he plays again
    "_er": ("der Preuße", "der da", "der Kerl", "der Bursche"),
    "_nachlegt": (
        "[1|eine] [Karte|Karten] (spielt|legt|bringt|spielen|legen|bringen)", "drankommt", "drübergeht",
        "drüber kommt", "weiterzieht", "erhöht", "erhöhen", "noch was drauflegt",
    ),
    "_hintendran": (
        "(ich|wir) [_noch] [_noch] _hinten (lieg|liege|bin|liegen|sind|stehe|steh|stehen)",
    ),
    "_vorndran": (
        "[er|sie|~] [_noch] [_noch] (vorn|vorne|in Führung|im Plus) (liegt|ist|steht|liegen|sind|bleibt)",
    ),
    "_legtnach": (
        "(legt|legen|spielt|setzt|haut|packt|geht|gehen|kommt|kommen|zieht|macht|spielen) (nach|drauf|drüber|"
        "dagegen|vor|mit|weiter|zurück|hinterher|darüber) _er [_noch] [_noch] [_noch]",
        "(legt|geht|kommt|spielt|setzt|macht|hat|zieht) _er [_noch] [_noch] [_noch] [_drauf] [_noch]",
    ),
    "_sparing": ("aber", "nur", "bloß", "jedoch"),
    "answered": (
        "(kommt|kommen|folgt) [_noch] [_noch] (was|etwas|1 Karte) [_noch] [zurück|nach] [von ~|von %|von "
        "ihm]",
        "(wenn|falls|sollte|sofern) [_noch] [_noch] (was|etwas|1 Karte|1) [_noch] [von ~|von %|von ihm] "
        "(zurückkommt|kommt|kommen|nachkommt|folgt)",
        "(wenn|falls|sollte|sofern) _er [_noch] [_noch] [_noch] (_nachlegt) [,] und (_hintendran|_vorndran)",
        "(legt|legen|spielt|setzt|haut|packt|geht|gehen|kommt|kommen|zieht|macht|spielen) (nach|drauf|drüber|"
        "dagegen|vor|mit|weiter|zurück|hinterher|darüber) _er [_noch] [_noch] [_noch]",
    ),
    # ------------------------------------------------------------------------------------ one card more
    "play": (
        "(opfere|opfern|riskiere|riskieren|spendiere) [_I] [_und] [_und] [die|den|meine] @",
        "[dann] (spiele|spiel|lege|leg|nehme|nehm|werfe|werf|setze|setz|bringe|bring|schicke|packe|pack) "
        "[_I] "
        "[_und] [_und] [die|den|meine] @ (dazu|nach|hinterher|obendrauf|oben drauf|noch dazu)",
        "(spiele|spiel|lege|leg|nehme|werfe|setze|bringe|schicke|packe) (dazu|nach|hinterher|drauf|obendrauf|"
        "drüber) [_I] [_und] [_und] [die|den|meine] @",
        "(kommt|folgt|geht) [_und] [_und] [die|der|meine] @ (dazu|noch dazu|hinterher|obendrauf|mit)",
        "[_und] [_und] [die|den|meine] @ (dazu|nach|noch dazu)",
    ),
    # ------------------------------------------------------------------------------------ giving up then
    "_endlich": (
        "aber", "jedoch", "allerdings", "endgültig", "wirklich", "definitiv", "auch", "halt", "eben", "dann",
        "für mich", "für uns", "sicher", "wohl", "leider", "nun",
    ),
    "_stop": (
        "(ist|wäre) [_endlich] [_endlich] (Schluss|Schluß|Sense|Feierabend|Zapfenstreich)",
        "[_endlich] (Feierabend|Zapfenstreich)",
        "(erkenne|erkennen|gestehe|gestehen) [_I] [dann] (die|meine|unsere) Niederlage (an|ein)",
        "(erkenne|erkennen) an [_I] (die|meine|unsere) Niederlage",
        "(die|meine) Niederlage (anerkenne|anerkennen|eingestehen|eingestehe)",
        "(gebe|geben|geb) [_endlich] [_I] (mich|uns) [dann] (geschlagen|verloren)",
    ),
    "_damit": ("dann", "danach", "damit", "hernach", "nachher", "so", "anschließend"),
    "yield": (
        "[_damit] (bin|sind) (ich|wir) [dann|eben|halt|auch] (fertig|am Ende|erledigt|geschlagen|besiegt|"
        "raus|"
        "pleite)",
        "_damit (ist|wäre) [_endlich] [_endlich] (Ende|vorbei|aus|genug|Ruhe)",
        "_damit (ist|sind) [dann|eben|halt] (der Kampf|das Gefecht|die Sache|es) [_endlich] [_endlich] "
        "(verloren|vorbei|gelaufen|aus|erledigt)",
        "(ist|wäre) es [dann|eben|halt] [_endlich] (aus|vorbei|gelaufen)",
        "und (er|sie|~|%) (hat|haben) [dann|eben|halt] (gewonnen|den Sieg|das Feld)",
        "[_damit] (hat|haben) (er|sie|~|%) [dann|eben|halt] (gewonnen|den Sieg|das Feld)",
    ),
    "after": ("worauf", "woraufhin", "hernach", "nachher", "hinterher", "darauf"),
    "_Danach": ("danach|dann|nun|jetzt|sonst|damit|hinterher|jetzt dann|eh|leider|auch",),
    "aside": (
        "[_Danach] (habe|hab|haben) [ich|wir] [_Danach] (nichts|nix|(kein|keine|keinen) (<suit>|Karten|"
        "Karte)) "
        "[mehr] [übrig|auf der Hand] [_Danach]",
        "(ich|wir) (habe|hab|haben) [_Danach] (nichts|nix|(kein|keine|keinen) (<suit>|Karten|Karte)) [mehr] "
        "[übrig|auf der Hand] [_Danach]",
        "(mehr|weitere|andere) <suit> (habe|hab|haben) (ich|wir) [_Danach] nicht [mehr]",
        "[_Danach] ist [_Danach] (nichts|nix|kein <suit>|keine <suit>) mehr (da|übrig)",
        "(das|es) (ist|war|wäre) [_Danach] (meine|die|unsere|mein) (letzte|letzter|letztes) [<suit>|Karte]",
        "(ich|wir) (habe|hab|haben) [noch] (genug|viele|viel|jede Menge|reichlich|massig|haufenweise|eine "
        "Menge|1 Menge|einen Haufen|1 Haufen) [an|von|davon] [<suit>|Karten|davon]",
        "(habe|hab|haben) [ich|wir] [noch] (genug|viele|viel|jede Menge|reichlich|massig|haufenweise|eine "
        "Menge|1 Menge|einen Haufen|1 Haufen) [an|von|davon] [<suit>|Karten|davon]",
        "davon (habe|hab|haben) (ich|wir) [noch] (genug|viele|viel|jede Menge|reichlich|mehr|massig)",
        "(nur|nur noch|bloß) 1 [Sache] [noch] [:|,]", "1 noch :", "noch 1 :", "(1|die) einzige "
        "(Sache|Änderung) "
        "[:|,]",
        "(deshalb|deswegen|darum|daher|drum)", "(das|mehr) (brauchts|braucht es|braucht's) (ned|nicht) "
        "[mehr]",
        "mehr (brauchts|braucht es|brauche ich|brauch ich|ist) (ned|nicht) [nötig]",
        "damit (bin|sind|liege|liegen|stehe) (i|ich|wir) (vorn|vorne|in Führung|im Plus)",
    ),
    # ------------------------------------------------------------------------------------ how long
    "_bis": (
        "bis (er|sie|einer|1|~|der %|%|der Gegner|der Feind|der andere) (umfällt|umfallen|klein beigibt|"
        "weicht|"
        "weichen|weg ist|abzieht|abhaut|flieht|passt|genug hat|genug haben|fertig ist|am Ende ist|einknickt|"
        "zusammenbricht|die Segel streicht|die Waffen streckt|nichts mehr hat|nichts mehr haben|aufhört|"
        "kapituliert|pleite ist|am Boden liegt|aufgeben|nachgeben|keine Karten mehr hat|nicht mehr kann)",
    ),
    "_dick": (
        "dicken|großen|hohen|höchsten|größten|dicksten|besten|stärksten|starken|fetten|dicke|große|hohe|"
        "höchste|größte|dickste|beste|stärkste",
    ),
    "_kleinan": ("kleinen|kleinsten|niedrigen|niedrigsten|billigsten|kleine|niedrige|kleinste|niedrigste",),
    "_mach": (
        "[_will] [einfach|immer|nur] (weiter|immer weiter|weiter immer|mach weiter|mache weiter|machen "
        "weiter|"
        "macht weiter|weitermachen|weiterspielen|spiel weiter|spiele weiter|spielt weiter|drauf|draufhauen) "
        "[_I] [immer|einfach]",
    ),
    "fight": (
        "_bis", "_mach _bis", "[dann] nicht (lockerlassen|locker lassen|nachlassen|aufhören) [,] _bis",
        "[da|dort|dann] [_will] <suit> spielen",
        "[_will] (spiele|spielt|spielen) [_I] [da|dort|dann] <suit>",
        "[_will] (immer|einfach) (weiter|weitermachen|weiterspielen|draufhauen)",
    ),
    "high": (
        "_mach mit (den|meinen|der|meiner) (_dick) [<suit>|Karten|Karte] [weiter]",
        "[dann] (immer|stets|jedes Mal|weiter) [mit|nur] (die|den|der|meine|meinen) (_dick) [<suit>|Karte|"
        "Karten] [drauf|spielen|legen|nehmen|weiter|rein|dagegen]",
        "[dann] immer (schön|brav|nur|weiter) [mit] (die|den|meine|meinen) (_dick) [<suit>|Karten] [drauf|"
        "rein]",
        "[weiter] mit (den|meinen) (_dick) [<suit>|Karten] weiter",
    ),
    "low": (
        "_mach mit (den|meinen|der|meiner) (_kleinan) [<suit>|Karten|Karte] [weiter]",
        "[und] so (weiter|fort) [weiter|immer] [nach oben|aufwärts|hinauf|hoch]",
        "[und] [immer] (weiter|so) (nach oben|aufwärts|hinauf)",
        "[und] [dann] (immer|jeweils|stets) die (nächsthöhere|nächst höhere|nächstgrößere|nächste) [Karte|"
        "<suit>] [drauf]",
        "von (der|den|dem|meiner|meinen) (kleinsten|niedrigsten|billigsten) [<suit>|Karte] (an|aufwärts|nach "
        "oben|aus|ab|angefangen)",
        "(angefangen|beginnend) (mit|bei) (der|den|meiner) (kleinsten|niedrigsten|billigsten) [<suit>|Karte]",
        "(kleine|niedrige) <suit> (zuerst|zuerst spielen)",
    ),
    "keep": (
        "nur (die|den|meine) @ (nicht|ned|bleibt|bleiben)", "[aber] (die|den|meine) @ (nicht|ned) [hergeben|"
        "spielen]",
    ),
    "keep behind": (
        "[aber|nur] (die|der|den|meine) & (bleibt|bleiben) (hier|da|daheim|stecken|drin|weg|in der Hand)",
    ),
    # ------------------------------------------------------------------------------------ asking then
    "_überlege": (
        "[_I] [muss|will|möchte|müssen|wollen|möchten] [_I] [erst|dann] [mir] [das|es] [erst|dann] [_noch] "
        "[_noch] [neu] (überlegen|nachdenken|ansehen|anschauen|entscheiden|sehen|schauen|gucken)",
        "(überlege|überlegen|denke|denken|entscheide|entscheiden) [_I] [dann|erst|mir|es|das] [_noch] "
        "[_noch] "
        "[neu] [nach]",
        "(sehe|sehen|schaue|schauen|gucke) [_I] [mir|uns] (es|das) [mir|uns] [_noch] [_noch] [neu|genau] "
        "(an)",
        "(sehe|sehen) [_I] (weiter|dann|mal)",
    ),
    "_gefragt": (
        "[dann|erst|also] [bitte] (frag|fragt|frage|fragen|nachfragen|rückfragen|melden|melde dich|meldet "
        "euch) [mich|uns|bei mir|bei uns|dich] [erst|vorher|dann|wieder|noch mal|nochmal|noch einmal]",
        "[erst|vorher] [noch mal] (mich|uns|bei mir|bei uns) [erst|vorher] (fragen|nachfragen|rückfragen|"
        "melden|anfragen)",
        "(möchte|will|möchten|wollen) (ich|wir) [erst|vorher|noch mal|wieder] gefragt werden",
        "(ich|wir) (möchte|will|möchten|wollen) [erst|vorher|noch mal|wieder] gefragt werden",
        "[bitte] (stoppen|anhalten|stopp|halt) und [dann] (mich|uns) [wieder] fragen",
        "[bitte|erbitte] (ich|wir) um (Rückfrage|Nachfrage|Bescheid)", "um (Rückfrage|Bescheid)",
        "[dann] (will|möchte|wollen|möchten) (ich|wir) [wieder|neu|selbst|erst] (entscheiden|gefragt werden)",
        "(gib|gebt|geben) [Sie] [mir|uns] Bescheid", "[mir|uns] Bescheid (geben|sagen)",
        "(sag|sagt) [mir|uns] Bescheid",
        "vor (jeder|der) (weiteren|nächsten) Karte (fragen|nachfragen|mich fragen)",
    ),
    "_bevor": (
        "(bevor|ehe) [noch|irgend] (etwas|was|1 Karte|1|irgendwas|irgendetwas|noch was|noch etwas|1 weitere "
        "Karte|die nächste Karte|weiter) [anderes|weiteres] [weiter] (gespielt|gelegt|ausgegeben) wird",
        "(bevor|ehe) (du|ihr|Sie|es|wir|ich) [etwas|was] [weiter] (weiterspielst|weiterspielt|weitergeht|"
        "weitermachst|spielst|spielt|legst|machst|weiterspielen|weitermachen)",
    ),
    "_nichtsmehr": (
        "[danach|dann] nichts (weiter|mehr|anderes|weiteres)", "[danach|dann] nichts",
        "[danach|dann] keine (weitere|weiteren|andere|anderen|Karte|Karten) [Karte|Karten] [mehr]",
        "(spiel|spielt|spiele|leg|lege|legt|mach|macht) [danach|dann] [bitte] (nichts|keine Karte|keine "
        "weitere Karte) [weiter|mehr|anderes]",
        "[danach|dann] weiter nur", "[danach|dann] nur",
    ),
    "ask": (
        "[danach|dann] [bitte] (stoppen|anhalten|stopp|halt) und [dann] (mich|uns) [wieder] fragen",
        "über (alles Weitere|das Weitere|den Rest|alles andere) (entscheide|entscheiden) (ich|wir) [,] wenn "
        "(ich|wir) (seine|ihre|die) (Antwort|Karte) (kenne|kennen|sehe|sehen|gesehen habe|weiß)",
        "_gefragt [,] _bevor", "_bevor [,] _gefragt",
        "(wenn|falls|sollte|sofern|sobald) _er [_noch] [_noch] [_noch] [_drauf] (_nachlegt) [,] [dann|so] "
        "_überlege",
        "(wenn|falls|sollte|sofern|sobald) _er [_noch] [_noch] [_noch] [_drauf] (_nachlegt) [,] [dann|so] "
        "_überlege [,] [also|und|drum|deshalb] _gefragt [,] [_bevor]",
        "(wenn|falls|sollte|sofern|sobald) _er [_noch] [_noch] [_noch] [_drauf] (_nachlegt) [,] [dann|so] "
        "_gefragt [,] [_bevor]",
        "_legtnach [,] [dann|so] _überlege [,] [also|und|drum|deshalb] [_gefragt] [,] [_bevor]",
        "_legtnach [,] [dann|so] _gefragt [,] [_bevor]",
        "(_nichtsmehr) [_ausgespielt] [,] (ohne|nach) (Rückfrage|Rücksprache|Nachfrage|Absprache|mein (Okay|"
        "Einverständnis|Wort)|meine Zustimmung) [mit|bei] [mir|uns]",
        "(_nichtsmehr) [_ausgespielt] [,] ohne [mich|uns] [erst|vorher|noch mal] zu fragen",
        "dann (will|möchte|wollen|möchten) [_I] [erst|erst mal|erstmal] (sehen|schauen|wissen) [,] was (er|"
        "sie|"
        "~) (macht|machen|tut|spielt|spielen|hat)",
        "(den Rest|das Weitere|alles Weitere) (entscheide|überlege) [_I] [mir] [,] wenn _I (sehe|weiß) [,] "
        "was "
        "(er|sie|~) (macht|spielt|hat)",
    ),
    # ------------------------------------------------------------------------------------ another fight
    "_ebenso": (
        "jetzt", "nun", "dann", "auch", "noch", "auch noch", "ebenfalls", "gleich", "als nächstes", "wieder",
        "danach", "anschließend", "sich", "doch", "tatsächlich", "etwa",
    ),
    "head of attacked sides": (
        "(wenn|falls|sollte|sobald|sofern) [der|die] ~ [_ebenso] [_ebenso] [_ebenso] (zu|auf|gegen|an|bei) ^ "
        "[_ebenso] (kommt|kommen|losgeht|losgehen|vorrückt|vorrücken|zieht|ziehen|marschiert|geht|vergreift|"
        "ranmacht|heranmacht) [,|:] [dann|so|da]",
        "(wenn|falls|sollte|sobald|sofern) [der|die] ~ [_ebenso] [_ebenso] [_ebenso] [den] ^ [_ebenso] "
        "[_ebenso] (angreift|angreifen|attackiert|attackieren|überfällt) [,|:] [dann|so|da]",
        "(greift|attackiert) [der|die] ~ [_ebenso] [_ebenso] [_ebenso] [den] ^ [_ebenso] an [,|:] [dann|so|"
        "da]",
    ),
    "concede": (
        "[_will] (_stop) [_I] (egal (wie es steht|was es kostet|bei welchem Stand)|bei jedem Stand|bei jedem "
        "Verlust|in jedem Fall|auf jeden Fall|so oder so|unter allen Umständen|jedes Mal|ohne Kampf)",
        "[_will] (gibt|geben|gebe) [_I] (bei jedem Stand|bei jedem Verlust|in jedem Fall|auf jeden Fall|so "
        "oder so|unter allen Umständen|jedes Mal|ohne Kampf) auf",
    ),
    "head of enemy": (
        "(wenn|falls|sobald|sollte|sollten|sofern) (er|sie|es) [_ebenso|da|dort] [_ebenso] (gegen|mit|auf) ~ "
        "[da|dort|dann] (kämpft|kämpfen|trifft|treffen|ficht|fechten|geht|kämpfen muss|kämpfen sollte) [,|:] "
        "[dann|so|da]",
        "(kämpft|kämpfen|trifft|treffen) (er|sie) [_ebenso] [_ebenso] (gegen|mit|auf) ~ [da|dort] [,|:] "
        "[dann|so|da]",
        "(wenn|falls|sollte|sofern) es [_ebenso] [dort|da] zum (Kampf|Gefecht) (mit|gegen) ~ (kommt|kommen) "
        "[,|:] [dann|so|da]",
        "(kommt|kommen) es [_ebenso] [dort|da] zum (Kampf|Gefecht) (mit|gegen) ~ [,|:] [dann|so|da]",
    ),
    "head of attacked enemy": (
        "(wenn|falls|sollte|sobald|sofern) [der|die] ~ [_ebenso] [_ebenso] [mich|uns] [_ebenso] (angreift|"
        "angreifen|attackiert) [,|:] [dann|so|da]",
    ),
    "allowed": (
        "[auch|sogar] [die|der|meine] @ (ist|geht|ok|okay|erlaubt) [ok|okay|erlaubt|in Ordnung|auch]",
        "[auch|sogar] [die|der|meine] @ (darf|dürfen|kann|können) [gern|gerne|ruhig] [dabei sein|mit]",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
