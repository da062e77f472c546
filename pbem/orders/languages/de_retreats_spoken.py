"""German turns of speech about a beaten enemy's retreat, beside the plainer ones of `de_retreats`;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

SPOKEN_RETREATS = {
    "_verliert": (
        "(aufgibt|aufgeben|aufgeben muss|nachgibt|nachgeben muss)",
        "(verloren|den Kürzeren|eine auf die Mütze) (hat|haben|zieht|ziehen|kriegt|kriegen|bekommt)",
        "(gewinnen|siegen) (wir|ich)", "(das Feld|den Platz) (räumt|räumen|räumen muss|räumen müssen)",
        "(weichen|gehen|laufen|zurückgehen|abziehen) (muss|müssen)",
        "geschlagen (sein|werden) (sollte|sollten)", "nicht (gewinnt|gewinnen|hält|halten)",
        "unterliegen (sollte|sollten)", "verlieren", "unterliegen", "weichen müssen", "geschlagen werden",
    ),
    "loser": (
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
        "(muss|müssen) ~ (weichen|zurück|fliehen|laufen|abziehen) [,] [dann|so]",
    ),
    "name": (
        "(die beiden|beide|alle beide) ~", "[der|die|den] ~ (und|+) ~",
    ),
    "name nation": (
        "[die|den|der|beide|alle] [beiden|2] % [Generäle|Generale|Armeen]",
    ),
    "anyone": (
        "(wohin|wo) (Verlierer|der Verlierer|Geschlagene|die Geschlagenen|geschlagene Gegner|Besiegte) "
        "(gehen|geht|sollen|fliehen|hingehen|laufen) [,]",
        "(wer|jeder , der|alle , die) [gegen uns|gegen mich] (verliert|verlieren|unterliegt) [,]",
        "(wen|alle , die|jeden , den) (ich|wir) (schlage|schlagen|besiege|besiegen) [,]",
        "(geschlagene|geschlagenen|besiegte|besiegten) [Gegner|Feinde|Generäle|Generale|Armeen]",
        "(bei|für) (Rückzügen|Rückzüge|alle Rückzüge|allen Rückzügen)",
        "[alle] (Rückzug|Rückzüge) (generell|allgemein|immer|stets|grundsätzlich) [:]",
    ),
    "he": (
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
    "goal": (
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
    "off supply": (
        "[möglichst|so] weit [wie möglich] (weg|fort|entfernt) (von|vom) [seinem|seinen|ihrem|ihren|dem|den|"
        "der] [eigenen] (Nachschub|Versorgung|Troß|Tross|Trossen|Trosse|train|Depot|Depots|Wagen|"
        "Versorgungszug)",
        "[dorthin|dahin|wo] [wo] (er|sie) [am] [weitesten] (weg|entfernt) (vom|von seinem|von ihrem) "
        "(Nachschub|Troß|Tross) (ist|sind)", "(vom|von) (Nachschub|der Versorgung) (abgeschnitten|weg|fern)",
        "ohne (Nachschub|Versorgung) (dastehen|dasteht|bleiben|bleibt|sein|landen)", "in den Hunger",
        "ins Unversorgte", "ohne Brot", "wo (nichts|kein Nachschub|keine Versorgung) (ist|hinkommt)",
    ),
    "ask": (
        "[immer|bitte|stets] (vorher|erst|zuerst|immer|jedes Mal) [mich|uns|bei mir] (fragen|nachfragen|"
        "anfragen)", "[immer|bitte] [mich|uns] [immer|vorher|erst] (fragen|nachfragen|anfragen)",
        "(möchte|will|würde|möchten|wollen) (ich|wir) [gern|gerne] [selber|selbst] (entscheiden|bestimmen|"
        "wählen|aussuchen)", "(such|suche|suchen) (ich|wir) [mir|uns] [selbst|dann] (aus|heraus)",
        "frag mich",
    ),
    "else": (
        "(klappt|geht) (das|es) nicht", "ist (§|das|es) (besetzt|belegt|versperrt|zu) [dann]", "hilfsweise",
        "falls das nicht möglich", "zweitens", "Plan B [:]", "oder eben", "ersatzweise",
    ),
    "aside": (
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
