"""German phrases of wishes for a beaten enemy's retreat; `en_plans` tells how a phrase is written, and `§` is
a city.
"""

from __future__ import annotations

RETREAT_PHRASES = {
    "_wenn": (
        "wenn", "falls", "sollte", "sollten", "sofern", "sobald", "wo immer", "wann immer",
    ),
    "_verliert": (
        "[den Kampf|das Gefecht|die Schlacht|gegen (uns|mich|^)] (verliert|verlieren|verlöre|unterliegt|"
        "unterliegen|weicht|weichen muss|weichen müssen|weicht|fliehen muss|fliehen müssen|verloren hat)",
        "[von (uns|mir|^)] (geschlagen|besiegt|geworfen|vertrieben|zurückgeworfen|zurückgeschlagen) "
        "[wird|werden|ist|sind]",
        "den Kürzeren zieht", "zurück muss", "zurückweichen muss", "sich zurückziehen muss",
        "sich zurückziehen müssen",
    ),
    "loser": (
        "[und] _wenn [der|die] ~ [oder ~] [dann|doch|wirklich] _verliert [dann|so]",
        "[if] (verliert|verlieren|unterliegt|unterliegen) [der] ~ [oder ~] [gegen (uns|mich|^)|den "
        "Kampf] [dann|so]",
        "[if] (wird|werden) [der|die] ~ [oder ~] [von (uns|mir|^)] (geschlagen|besiegt|geworfen|"
        "vertrieben|zurückgeworfen|zurückgeschlagen) [dann|so]",
        "[der|den|die] (geschlagene|geschlagenen|besiegte|besiegten|unterlegene) ~",
        "[der|den|einen] Rückzug [von|des|für|der] ~ [:]", "~ Rückzug [:]", "~ 's Rückzug [:]",
        "Rückzug ~ [:]", "[if] (gewinne|gewinnen|siege|siegen|gewinnt|siegt) (ich|wir|^) gegen ~ [dann|so]",
        "[if] (schlage|schlagen|schlägt|besiege|besiegen|besiegt|werfen|wirft) (ich|wir|^) ~ [dann|so]",
        "_wenn (ich|wir|^|$) ~ (schlage|schlagen|schlägt|besiege|besiegen|besiegt|werfen|wirft) [dann|so]",
        "_wenn (ich|wir|^|$) gegen ~ (gewinne|gewinnen|gewinnt|siege|siegen|siegt) [dann|so]",
        "(bei|nach|im Falle|im Fall) [1|einem|einer|eines|dem|unserem] (Sieg|Siegs|Sieges|Erfolg) (über|"
        "gegen) ~",
    ),
    "name": ("[der|die|den] [arme] ~ [oder ~]",),
    "nation": (
        "_wenn [die|ein|der|alle] [beiden] % [General|Generäle|Generale] [dann] _verliert [dann]",
        "[if] (verlieren|verliert|unterliegen) [die|der|ein] [beiden] % [gegen uns] [dann|so]",
        "[if] (werden|wird) [die|der|ein] [beiden] % (geschlagen|besiegt) [dann|so]",
        "Rückzug [der|von|die] % [:]", "(jeder|jeden|alle|die|der) [beiden] % , (der|die) _verliert",
        "[alle] geschlagene [n] %", "geschlagenen %", "geschlagene %",
    ),
    "for both": (
        "[das|dies|es] [gilt|gelte] (für|bei) [meine] (beide|beiden) [Nationen|Länder|Seiten] "
        "[gilt|gelte] [:]",
    ),
    "for nation": (
        "[für|bei] $ [gilt|gelte] :", "für $ [gilt|gelte]",
    ),
    "anyone": (
        "wer [immer] [auch] _verliert", "(jeder|alle) , (der|die) _verliert",
        "[der|die|den|alle] (Verlierer|Verlierern|Unterlegene|Unterlegenen|Geschlagene|Geschlagenen|"
        "Besiegte|Besiegten)",
        "[alle|die|der] (geschlagene|geschlagenen|besiegte|besiegten) (Gegner|Feinde|Generäle|Generale|"
        "General|Feind|Armeen)",
        "_wenn (jemand|einer|ein Gegner|ein Feind|der Gegner|der Feind) _verliert [dann|so]",
        "[alle|die|meine|der|den|bei allen] (Rückzug|Rückzüge|Rückzügen) [der (Verlierer|Geschlagenen|"
        "Gegner|Feinde)] [:]",
        "(wohin|wo) (Verlierer|der Verlierer) (gehen|geht) [:]", "Rückzugswunsch [:]",
        "Rückzugswünsche [:]",
    ),
    "he": (
        "[und] _wenn (er|sie) [dann] [_wieder] _verliert [dann|so]",
        "[if] (verliert|verlieren|unterliegt) (er|sie) [dann] _wieder [dann|so]",
        "[if] (verliert|verlieren|unterliegt) (er|sie) [dann|so]",
        "[if] (wird|werden) (er|sie) (geschlagen|besiegt) [dann|so]",
        "_wenn (ich|wir|^|$) [den Kampf|dort] (gewinne|gewinnen|gewinnt|siege|siegen|siegt) [dann|so]",
        "[if] (gewinne|gewinnen|gewinnt|siege|siegen|siegt) (ich|wir|^) [dann|so]",
        "_wenn (ich|wir|^) (ihn|sie) (schlage|schlagen|schlägt|besiege|besiegen|besiegt) [dann|so]",
        "(bei|nach) [1|einem|unserem] (Sieg|Erfolg)", "_wenn geschlagen", "_wenn besiegt",
    ),
    "goal": (
        "[zurück|hinunter|hinauf] [nach|in|auf|bis|gen|bis nach|zurück nach|zu] § [zurück|hin|hinein]",
    ),
    "towards": ("(Richtung|in Richtung|gegen|auf) § [zu]",),
    "away": (
        "[möglichst] [so] [weit] (weg|fort) von (§|~|^) [weg]",
        "[möglichst] [so] weit [wie möglich] von (§|~|^) [weg|fort|entfernt]",
        "[möglichst] [so] weit [wie möglich] (weg|fort|entfernt) von (§|~|^)",
    ),
    "off supply": (
        "[möglichst] [so] [weit] [wie möglich] [weg|fort|ab|entfernt] (von|vom|aus|fern von) [seinem|"
        "seinen|ihrem|ihren|dem|der|den|seiner|ihrer|jedem|jeder|allem|allen] (Nachschub|Versorgung|Troß|"
        "Trossen|Trossen|Tross|train|Depot|Depots|Versorgungszug|Zug|Zügen|Zuges|Trosse) [wie möglich] "
        "[weg|fort|entfernt|heraus|raus]",
        "(ohne|außer) [seinen|ihren|seine] (Nachschub|Versorgung)", "(unversorgt|unversorgte)",
        "wo (er|sie) (keinen Nachschub|keine Versorgung|nichts zu essen|nichts zu beißen|unversorgt) "
        "(hat|haben|ist|sind)",
        "in die (Unversorgtheit|Wildnis|Versorgungslosigkeit|Pampa)",
        "wo (er|sie) (verhungert|verhungern|hungert|hungern)",
    ),
    "ask": (
        "[bitte] (frag|fragt|frage) (mich|uns) [dann|vorher|bitte|erst] [wohin (er|sie|~) (soll|sollen|"
        "geht|gehen)]",
        "[bitte|dann|immer|erst|bei mir|mich|uns] [bei mir|mich|uns|immer|erst|bitte] (fragen|nachfragen|"
        "anfragen|rückfragen|frag nach|fragt nach)",
        "(möchte|will|möchten|wollen) (ich|wir) [selbst] [dann] (entscheiden|bestimmen|wählen|festlegen|"
        "gefragt werden)",
        "(ich|wir) (möchte|will|möchten|wollen) [das|ihn|sie|selbst] [selbst] (entscheiden|bestimmen|"
        "wählen|festlegen|gefragt werden)",
        "(entscheide|bestimme|wähle|entscheiden|bestimmen|wählen) (ich|wir) [selbst|dann selbst|dann]",
    ),
    "else": (
        "[und|oder] (sonst|ansonsten|andernfalls|notfalls|ersatzweise|zur Not|hilfsweise|alternativ)",
        "oder",
        "[und|oder] (wenn|falls|sollte|sofern) (das|es|dies|§|er|der Ort) [leider] (nicht (geht|möglich "
        "ist|klappt|frei ist|geht|möglich sein)|unmöglich ist|besetzt ist|belegt ist|blockiert ist|"
        "versperrt ist)",
        "[und|oder] (geht das nicht|ist das nicht möglich|ist das unmöglich|klappt das nicht|wenn nicht|"
        "falls nicht|falls unmöglich|wenn besetzt|falls besetzt|wenn unmöglich)",
        "zweite Wahl [:]", "und dann", "danach",
    ),
    "not there": ("[aber] nicht [zurück] (nach|in) § [, sondern|sondern]",),
    "aside": (
        "(er|sie|~) (soll|sollen|möge|mögen|muss|müssen|darf|dürfen|kann|können|möchte|wird)",
        "(soll|sollen|möge|mögen|muss|müssen|darf|dürfen|kann|können) [er|sie|~|der|die]",
        "(geht|gehen|läuft|laufen|flieht|fliehen|weicht|weichen|zieht|ziehen|marschiert|rennt|kommt|"
        "landet|zurückziehen|ausweichen|fliehen|laufen|landen|enden|zurückgehen|ziehen|zieht sich|ziehen "
        "sich|weichen|abziehen) [er|sie|~] [sich] [dann|bitte]",
        "(schick|schickt|schicke|schicken|jag|jage|jagt|treib|treibt|dräng|drängt|dränge|drängen|scheuch|"
        "scheucht|schiebt|schieb) [ihn|sie|~|wir ihn|wir sie|wir]",
        "(jagen|treiben|schicken|drängen|schieben|geschickt werden|gejagt werden)", "mit (ihm|ihnen)",
        "(ihn|sie|ihm|ihnen)", "(er|sie)", "sich", "zurück", "möglichst", "wenn möglich", "am liebsten",
        "einfach", "schlicht",
        "am besten", "nach Möglichkeit", "wenn es geht", "falls möglich", "bitte", "dann", "so", "und",
        "aber", "ab", "immer", "stets", "jedes Mal", "in jedem Fall", "grundsätzlich", "zuerst", "erst",
        "danke", "die", "der", "den", "hin", "zu gehen", "sein", "wäre mein Wunsch", "ist mein Wunsch",
        "ist mein Ziel", "mein Wunsch [:|ist]", "ich (wünsche|wünsche mir|möchte|will)",
        "wir (wünschen|möchten|wollen)", "wohin (er|sie|~) (soll|geht|sollen|gehen)",
        "(darf|kann|dürfen|können) (ich|wir) [den Rückzug] [wählen|bestimmen|entscheiden]",
        "_wenn (ich|wir) [den Rückzug|das] (wählen|bestimmen|entscheiden) (darf|kann|dürfen|können)",
        "in diesem Fall", "bei allen", "alle", "auch", "beide", "beiden", "die beiden",
        "wenn (ich|wir) (gewinne|gewinnen)", "im Voraus",
    ),
}  # fmt: skip
"""The table `retreat_phrases` of German."""

SPOKEN_RETREATS = {
    "_flieht": (
        "läuft", "laufen", "flieht", "fliehen", "flüchtet", "rennt", "abhaut", "türmt", "abzieht", "weg ist",
    ),
    "_verliert": (
        "_flieht",
        "(abhauen|weg|türmen|verduften|flüchten|rennen|raus|zurückweichen|stiften gehen|den Rückzug "
        "antreten|die Flucht ergreifen|dran glauben|das Weite suchen) (muss|müssen|sollte|soll)",
        "(untergeht|untergehen|baden geht|geschlagen ist|stiften geht|auf die Nase (kriegt|fällt)|die Segel "
        "streicht|klein beigibt|sich geschlagen gibt)",
        "(aufgibt|aufgeben|aufgeben muss|nachgibt|nachgeben muss)",
        "(verloren|den Kürzeren|eine auf die Mütze) (hat|haben|zieht|ziehen|kriegt|kriegen|bekommt)",
        "(gewinnen|siegen) (wir|ich)", "(das Feld|den Platz) (räumt|räumen|räumen muss|räumen müssen)",
        "(weichen|gehen|laufen|zurückgehen|abziehen) (muss|müssen)",
        "geschlagen (sein|werden) (sollte|sollten)", "nicht (gewinnt|gewinnen|hält|halten)",
        "unterliegen (sollte|sollten)", "verlieren", "unterliegen", "weichen müssen", "geschlagen werden",
    ),
    "not there": (
        "(statt|anstatt) (nach|in|auf) §",
        "(soll|sollen|darf|dürfen|möge|mögen) [er|sie|~] (nicht|nie|auf keinen Fall|keinesfalls) [zurück] "
        "(nach|in) § (fliehen|laufen|gehen|zurück|weichen|kommen|ausweichen|geschickt werden)",
        "(auf keinen Fall|keinesfalls|bloß nicht|nur nicht|ja nicht) (nach|in) § [fliehen|laufen|gehen]",
        "(schick|schickt|lass|lasst|jag|jagt) (ihn|sie|~) (nicht|nie|bloß nicht) (nach|in) § [laufen|gehen|"
        "fliehen]",
    ),
    "off supply": (
        "so weit (weg|fort|entfernt) von (seinem|ihrem|seinen|ihren|jedem) (Tross|train|Nachschub) [weg] "
        "wie (es geht|"
        "möglich|es nur geht|es irgend geht)",
        "[dorthin|dahin] [,] wo (ihn|sie|es) (sein|ihr|der|kein|kein eigener) (Tross|train|Nachschub) "
        "(nicht|nimmer) "
        "[mehr] (erreicht|findet|versorgt|versorgen kann|erreichen kann)",
        "[dorthin|dahin] [,] wo (sein|ihr|der|kein) (Tross|train|Nachschub) (ihn|sie|es) [nicht|nimmer] "
        "[mehr] (erreicht|"
        "findet|versorgt|versorgen kann|erreichen kann)",
        "[dorthin|dahin] [,] wo (ihn|sie) kein (Tross|train|Nachschub) [mehr] (erreicht|findet|versorgt)",
        "[dorthin|dahin] [,] wo (er|sie) nichts [mehr] zu (essen|beißen|futtern|fressen) "
        "(kriegt|kriegen|findet|"
        "finden|bekommt|bekommen|hat|haben)",
        "[dorthin|dahin] [,] wo (er|sie) (verhungert|verhungern|hungert|hungern|darbt)",
        "[möglichst|so] weit [wie möglich] von (seinem|ihrem|seinen|ihren) "
        "(Troß|Tross|train|Trossen|Nachschub) "
        "(fort|weg)",
        "[möglichst|so] weit [wie möglich] (weg|fort|entfernt) (von|vom) [seinem|seinen|ihrem|ihren|dem|den|"
        "der] [eigenen] (Nachschub|Versorgung|Troß|Tross|Trossen|Trosse|train|Depot|Depots|Wagen|"
        "Versorgungszug)",
        "[dorthin|dahin] [,] wo (er|sie) (kein|keine|keinen) train (hat|haben|bekommt|bekommen|findet|"
        "finden)",
        "[dorthin|dahin|wo] [wo] (er|sie) [am] [weitesten] (weg|entfernt) (vom|von seinem|von ihrem) "
        "(Nachschub|Troß|Tross) (ist|sind)", "(vom|von) (Nachschub|der Versorgung) (abgeschnitten|weg|fern)",
        "ohne (Nachschub|Versorgung) (dastehen|dasteht|bleiben|bleibt|sein|landen)", "in den Hunger",
        "ins Unversorgte", "ohne Brot", "wo (nichts|kein Nachschub|keine Versorgung) (ist|hinkommt)",
    ),
    "he": (
        "[if] (gibt|geben) [auf] (er|sie) [auf] [dann|so]",
        "[if] (geht|gehen) (er|sie) (unter|baden|stiften)",
        "[if] _flieht (er|sie) [dann|so]",
        "[if] (muss|müssen) (er|sie) [dann] (weg|weichen|zurück|fliehen|laufen|"
        "flüchten|abziehen|raus) [dann|so]", "nach dem (Sieg|Kampf|Gefecht)",
        "(bei|im Falle) [1|einem|einer|eines|unserem] (Siegs|Sieges|Sieg|Erfolg|Erfolgs)",
        "_wenn wir (die Oberhand behalten|erfolgreich sind)", "nach gewonnenem (Kampf|Gefecht)",
        "_wenn (es klappt|das klappt|es gut geht)",
        "(verlieren|unterliegen) (sie|die beiden|die 2) [,] [dann|so]",
        "_wenn ^ [dort|den Kampf] (siegt|siegen|gewinnt|gewinnen|die Oberhand behält)",
        "[als|nach] Verlierer", "(nach|bei) [seiner|ihrer] Niederlage",
        "_wenn (er|sie|die 2|die beiden) [dann] (muss|müssen)",
        "(muss|müssen) (er|sie|die beiden) (weichen|zurück|fliehen|laufen|abziehen|dann zurück) [,] [dann|"
        "so]",
    ),
    "loser": (
        "[if] (gibt|geben) [auf] ~ [auf] [dann|so]", "[if] (geht|gehen) ~ (unter|baden|stiften) [dann|so]",
        "[if] _flieht ~ [dann|so]",
        "_wenn (ich|wir|^|$) gegen ~ (siegen|siege|siegt|gewinnen|gewinnt) [sollte|sollten] [dann|so] [,]",
        "_wenn ~ (uns|mich|^) angreift und (verliert|unterliegt|geschlagen wird)",
        "~ (möchte|möchten|will|wollen|würde|würden) (ich|wir) (bei|nach) [1|einem|unserem] (Sieg|Erfolg)",
        "(bei|nach) [1|einem|unserem] (Sieg|Erfolg) (möchte|möchten|will|wollen|würde) (ich|wir) ~",
        "~ [,] (wenn|falls|sofern|einmal) (geschlagen|besiegt|er geschlagen wird|er verliert) [von (uns|mir|"
        "^)] [,]", "(soll|sollen|muss|müssen) ~ (weichen|zurück|fliehen|laufen) [,]",
        "[der|den|dem|1|ein|einen] (geschlagener|geschlagenem|geschlagenes|besiegter|besiegtem|unterlegener|"
        "verlierender|verlierende) ~",
        "(jag|jage|jagen|jagt|treib|treibe|treiben|treibt|schick|schicke|schicken|schickt|dräng|dränge|"
        "drängen|scheuch|werf|werfen|wirf|schiebt|schieb) [wir|ich|mir] [den|die] ~",
        "(falls|wenn) (wir|ich|^) (gegen|über) ~ (siege|siegen|siegt|gewinne|gewinnen|gewinnt|gewonnen "
        "haben) [dann|so]", "~ [,] (wenn|falls|sofern) (er|sie) _verliert",
        "~ [,] (wenn|falls) (geschlagen|besiegt)", "bei [1|einer] Niederlage [von] ~",
        "(verlierer|unterlegener|geschlagener) [:] ~",
        "~ (am liebsten|am besten|möglichst|vorzugsweise|lieber) [zurück]",
        "(geht|läuft) (der Kampf|das Gefecht|die Schlacht|es|das) gut [aus] [,] [dann|so] (soll|sollen|möge|"
        "mögen|muss|müssen|darf|dürfen) ~",
        "(muss|müssen) ~ [sich] (weichen|zurück|fliehen|laufen|abziehen|zurückweichen|zurückgehen|ausweichen|"
        "zurückziehen|flüchten) [,|:] [dann|so]",
    ),
    "name": (
        "(die beiden|beide|alle beide) ~", "[der|die|den] ~ (und|+) ~",
    ),
    "name nation": ("[die|den|der|beide|alle] [beiden|2] % [Generäle|Generale|Armeen]",),
    "anyone": (
        "[if] (wird|werden) [der|ein|1|irgendein|unser|die] (Gegner|Feind|Feinde|gegnerischer General) [von "
        "(uns|mir)] (geschlagen|besiegt|geworfen|zurückgeworfen|zurückgeschlagen) [,] [dann|so]",
        "[if] (verliert|verlieren|unterliegt) [der|ein|1|irgendein|unser|die] (Gegner|Feind|Feinde) [den "
        "Kampf|gegen uns] [,] [dann|so]",
        "(wohin|wo) (Verlierer|der Verlierer|Geschlagene|die Geschlagenen|geschlagene Gegner|Besiegte) "
        "(gehen|geht|sollen|fliehen|hingehen|laufen) [,]",
        "(wer|jeder , der|alle , die) [gegen uns|gegen mich] (verliert|verlieren|unterliegt) [,]",
        "(wen|alle , die|jeden , den) (ich|wir) (schlage|schlagen|besiege|besiegen) [,]",
        "(geschlagene|geschlagenen|besiegte|besiegten) [Gegner|Feinde|Generäle|Generale|Armeen]",
        "(bei|für) (Rückzügen|Rückzüge|alle Rückzüge|allen Rückzügen)",
        "[alle] (Rückzug|Rückzüge) (generell|allgemein|immer|stets|grundsätzlich) [:]",
    ),
    "_wieder": (
        "wieder", "nochmal", "nochmals", "noch einmal", "noch mal", "erneut", "abermals",
    ),
    "goal": (
        "[zeigt|zeig|zeige] (ihnen|ihm) den Weg nach §",
        "(bis|hinüber|rüber|runter|rauf|hinauf|hinunter|raus|rein) [nach|in|bis] §", "ins (schöne|ferne) §",
        "nach § [hin|zurück|hinein|damit]",
    ),
    "towards": (
        "[nach|gen|gegen] (Norden|Süden|Osten|Westen) [,|und zwar|also] (Richtung|in Richtung|auf) § [zu]",
        "(Richtung|in Richtung|gen) §", "auf § (hin|zu)", "§ (zu|wärts)",
    ),
    "away": (
        "(weg|fort) (aus|von|vom) (§|~|^)", "nur nicht (in die Nähe von|bei|Richtung|nach) §",
    ),
    "ask of all": (
        "(ich|wir) (mag|mögen|möchte|möchten|will|wollen) bei [allen] (Rückzügen|Rückzug) [lieber|wieder|"
        "immer] (gefragt werden|entscheiden|selbst entscheiden)",
        "bei [allen] Rückzügen [lieber|immer|bitte] (fragen|mich fragen|gefragt werden)",
        "bei [allen] Rückzügen (möchte|will|mag) (ich|wir) [lieber|wieder|immer] gefragt werden",
    ),
    "only": (
        "[also|dann|so|doch] (nur|bloß|lediglich) [nach] §", "[also|dann] § (und sonst nichts|allein)",
        "also (doch nur|doch) [nach] §",
    ),
    "ask": (
        "[immer|bitte|stets] (vorher|erst|zuerst|immer|jedes Mal) [mich|uns|bei mir] (fragen|nachfragen|"
        "anfragen)", "[immer|bitte] [mich|uns] [immer|vorher|erst] (fragen|nachfragen|anfragen)",
        "(möchte|will|würde|möchten|wollen) (ich|wir) [gern|gerne] [selber|selbst] (entscheiden|bestimmen|"
        "wählen|aussuchen)", "(such|suche|suchen) (ich|wir) [mir|uns] [selbst|dann] (aus|heraus)",
        "frag mich", "[bitte|bitten] [ich|wir] um [1|eine] [kurze] (Rückfrage|Nachfrage|Anfrage)",
        "[ich|wir] (erbitte|erbitten) [ich|wir] [1|eine] [kurze] (Rückfrage|Nachfrage|Anfrage)",
    ),
    "else": (
        "(klappt|geht) (das|es) nicht", "ist (§|das|es) (besetzt|belegt|versperrt|zu) [dann]", "hilfsweise",
        "falls das nicht möglich", "zweitens", "Plan B [:]", "oder eben", "ersatzweise",
        "notfalls", "zur Not", "im Notfall",
    ),
    "aside": (
        "(geht|gehen|zieht|ziehen|weicht|weichen|flieht|fliehen|läuft|laufen) (er|sie|~) [sich] [zurück]",
        "(so|dann) (wünsche|möchte|hätte) ich [,] [dass]", "[,] dass (~|er|sie|die beiden)", "die Herren",
        "die Herrschaften", "der Herr", "(davonlaufen|davonziehen|weglaufen|abhauen|fortgehen)",
        "(fortgetrieben|vertrieben|getrieben|gejagt|geschickt|gedrängt|fortgeschickt|weggejagt|abgedrängt) "
        "(wird|werden|sein)", "für die Zukunft [:]", "in Zukunft", "künftig",
        "in dieser Reihenfolge", "der Reihe nach", "geschickt werden",
        "(schicken|jagen|treiben|drängen|haben)", "nach (Norden|Süden|Osten|Westen)", "hoffe ich",
        "hoffentlich", "(werden|wird|werde) [er|sie|~|wir|ich|ihn]",
        "(getrieben|gejagt|geschickt|gedrängt|abgedrängt|geworfen|zurückgeworfen|verjagt|gescheucht|"
        "geschoben) [werden]",
        "(verkrümeln|verziehen|absetzen|dastehen|stehen|scheren|trollen|verdrücken|zurückziehen|ausweichen|"
        "flüchten)", "(ab|rüber|raus) mit (ihm|ihnen|~)", "erstens", "am besten", "am allerliebsten",
        "notgedrungen", "dahin", "dorthin", "wo er hingehört", "wo sie hingehören", "und nirgends sonst",
        "nirgendwo sonst", "und sonst nirgendwohin", "gern", "gerne", "wir", "ich", "beide", "alle beide",
        "die 2", "nach gewonnenem Kampf", "natürlich", "selbstverständlich", "auf jeden Fall",
        "mir aus dem Weg", "aus dem Weg", "hätte ich (ihn|sie) [gern|gerne]", "sehe ich (ihn|sie)",
        "(ihn|sie) (jagen|treiben|schicken|drängen|werfen) (wir|ich)", "gilt", "soll es", "gehen",
        "hätten wir (ihn|sie) [gern|gerne]", "sein Rückzug", "ihr Rückzug", "der Rückzug", "Rückzug", "geht",
    ),
}  # fmt: skip
"""A part of the table `retreat_phrases` of German."""
