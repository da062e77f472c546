"""German turns of speech for what is done in a fight in some cases only; `en_plans` tells how a phrase is
written.
"""

from __future__ import annotations

CASE_PHRASES = {
    "_case words": (
        "wenn", "falls", "sobald", "sofern", "solange", "sollte", "nur", "außer", "denn", "bei", "ab",
        "erst", "sonst", "ansonsten", "andernfalls", "gegen", "mit", "darunter", "darüber", "bis", "if",
        "droht", "drohen", "steht", "stehen", "liegt", "liegen", "liege", "kostet", "kosten", "würde",
        "würden", "wäre", "wären", "geht", "hat", "haben", "kommt", "kommen", "fällt", "rutscht", "rutschen",
        "wird", "werden", "ist", "sind", "verliert", "verlieren", "verliere", "fall", "falle", "vorher",
    ),
    "_weak case": ("bei", "mit", "ab", "gegen", "nur"),
    "_both": ("beide",),
    "_with else": ("mir", "uns", "mich", "ihm", "ihnen", "was", "wer"),
    "_fights then": ("kämpft", "kämpfen"),
    "_defends": ("verteidigt", "verteidigen"),
    "_no city": (
        "siegen",
    ),
    "_zu_teuer": (
        "(mehr als|über) # [_points] (kostet|kosten sollte|kosten würde|verschlingt|braucht|brauchen|frisst)",
        "(kostet|kosten sollte|kosten würde|verschlingt|braucht|frisst) (mehr als|über) # [_points]",
        "zu (teuer|kostspielig) (wird|ist|werden sollte|kommt) [,|-|:] [also|das heißt|sprich] (mehr als|"
        "über) # [_points] [,|-]", "(über|mehr als) # [_points] (geht|hinausgeht|liegt|steigt)",
    ),
    "_worum": (
        "es", "das", "das Ganze", "die Sache", "der Kampf [gegen [den|die] ~]",
        "das Gefecht [gegen [den|die] ~]", "der Spaß",
    ),
    # --------------------------------------------------------------------------------------------- limits
    "spend": (
        "_once (_worum) [mich|uns|ihn] (_zu_teuer) [,] [dann|so] [_will] [lieber] (_stop)",
        "[_will] [lieber] (_stop) [,] _once (_worum) [mich|uns|ihn] (_zu_teuer)",
        "(kostet|kosten|braucht) (_worum) [mich|uns] (mehr als|über) # [_points] [,] [dann|so] [_will] "
        "[lieber] (_stop)",
        "(wird|ist) (_worum) zu (teuer|kostspielig) [,|-|:] [also|das heißt] (mehr als|über) # [_points] [,|"
        "-] [dann|so] [_will] [lieber] (_stop)",
        "solange (_worum) [mich|uns] nicht mehr als # _points (kostet|braucht)",
        "(_worum) darf [mich|uns|ihn] [_wohl] etwas kosten [,] aber nicht mehr als # [_points]",
        "(darf|dürfen|kann) (_worum) [mich|uns] [_wohl] etwas kosten [,] aber nicht mehr als # [_points]",
        "(es|das) werden [_most] # [_points] ausgegeben", "werden [_most] # [_points] ausgegeben",
        "[if] (wird|ist|kostet|werden|würde) (_worum) [mich|uns] teurer als # [_points] [,] [dann|so] "
        "[ist] [_will] [lieber] (_stop)",
        "_once (_worum) [mich|uns] teurer (wird|ist|werden sollte) als # [_points] [,] [dann|so] [_will] "
        "(_stop)",
    ),
    "spend in all fights": (
        "_once (1|ein|irgendein|jeder) (Kampf|Gefecht) [mich|uns] (_zu_teuer) [,] [dann|so] [_will] "
        "[lieber] (_stop)",
        "[_will] [lieber] (_stop) [,] _once (1|ein|irgendein|jeder) (Kampf|Gefecht) [mich|uns] (_zu_teuer)",
    ),
    "_wohl": (
        "wohl", "ruhig", "schon", "gern", "gerne",
    ),
    "loss": (
        "[_I] [möchte|möchten|will|wollen] nicht viel verlieren [,|:] [_most] # [_troops]",
        "[_will] [_most] # [_troops] verlieren und dann (_stop)",
        "[gleich|sofort] (_stop) [,] _once (es|das|_I) [nur|noch|nur noch] [_most] # [_troops] [_less] "
        "(kostet|verliere|verlieren|verliert)",
        "(_stop) [_I] [,] wenns [nur|noch|nur noch] [_most] # [_troops] [_less] kostet",
        "wenns [nur|noch|nur noch] [_most] # [_troops] [_less] kostet [,] [dann] [_will] (_stop)",
        "bis [zu] [_minus] # [_troops] (nehme|nehmen|nimmt) _I (es|das|den Verlust) [hin]",
        "bis [zu] [_minus] # [_troops] [_will] (_stop)",
        "(nehme|nehmen|nimmt) _I (es|das|den Verlust) bis [zu] [_minus] # [_troops] [hin]",
        "(nehme|nehmen|nimmt) [_I] [1|einen] Verlust [von|bis] [zu] [_most] # [_troops] [hin]",
        "hin (nehme|nehmen|nimmt) [_I] [1|einen] Verlust [von|bis] [zu] [_most] # [_troops]",
        "Verlust [von] [_most] # [_troops] (wird|werden) (hingenommen|akzeptiert|in Kauf genommen)",
        "[_most] # [_troops] (werden|wird) (hingenommen|geopfert|in Kauf genommen)",
        "[_will] (aufhören|aufgeben) [,] sobald (ich|wir) mit [_most] # [_troops] [Verlust] (davonkomme|"
        "davonkommen|davon komme|rauskomme)",
        "sobald (ich|wir) mit [_most] # [_troops] [Verlust] (davonkomme|davonkommen|rauskomme) [,] [dann] "
        "[_will] (_stop)", "wenn (ich|wir) verlieren (muss|müssen) [,] dann [_most] # [_troops]",
        "[aber] mehr als # [_troops] (will|wollen|möchte|darf|soll) [_I] [auf keinen Fall|keinesfalls|"
        "nicht] (verlieren|einbüßen)",
        "Verlust # [,] (wenn|falls) (es sich nicht vermeiden lässt|es sein muss|nötig|es nicht anders geht)",
        "[_most|und bis zu] # (Verlust|Verluste|Tote|Mann) (sind|ist|wären|wäre) (dann|halt|eben) [eben|"
        "halt|mal] so",
    ),
    "settle": (
        "[_I] [möge|mögen|soll|sollen|werde|will] [_I] sich mit [dem|1|einem] Verlust von [_most] # "
        "[_troops] (abfinden|begnügen|zufrieden geben|zufriedengeben)",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "fight": (
        "[_will] (im Ernst|ernsthaft|richtig) (kämpfen|spielen)", "im Ernst", "(es|das) wird ernst",
        "(ich|wir) (will|wollen|möchte|möchten) (den|das|diesen|dieses|hier|dort|da) [Kampf|Gefecht] "
        "gewinnen", "[notfalls|zur Not] alles", "[notfalls|zur Not] mit allem", "sonst alles",
        "[_will] (weiterspielen|weiterkämpfen|weitermachen|kämpfen) [,] (solange|so lange) (noch|ich|wir|"
        "_I) [noch] [1] (<suit>|Karten|1 Karte) (da|übrig) (ist|sind)",
        "[_will] (weiterspielen|weiterkämpfen|weitermachen|kämpfen) [,] (solange|so lange) (ich|wir|_I) "
        "[noch] (<suit>|Karten|1 Karte) (habe|haben|hat)",
        "(solange|so lange) [ich|wir|_I] [noch] (<suit>|Karten|1 Karte) (habe|haben|hat|da ist|da sind|"
        "übrig ist) [,] [dann] [_will] (weiterspielen|weiterkämpfen|weitermachen|kämpfen|spielen)",
        "(nicht|nie) (nachgeben|aufgeben) [,] (solange|so lange) [ich|wir] [noch] (<suit>|Karten|1 Karte) "
        "(habe|haben|hat|da ist|da sind|übrig ist)",
        "[_will] (kämpfen|weiterkämpfen) mit (allem|allen) [<suit>|Karten] [,] [(was|die) (da ist|da sind|"
        "ich habe|wir haben)]",
        "(kämpfe|kämpfen|kämpf) [wir|ich|ma|mer] weiter mit (allem|allen) [<suit>|Karten] [,] [(was|die) "
        "(da ist|da sind|ich habe|wir haben)]",
        "(die|meine|alle|beide) [beiden|2|3|4|5] [<suit>|Karten] (dürfen|können) [alle|beide|ruhig] (weg|"
        "draufgehen|verbraucht werden|gespielt werden)",
        "(<suit>|Pikkarten|Kreuzkarten|Herzkarten|Karokarten) (dürfen|können) [alle|ruhig] (draufgehen|weg)",
        "die (dürfen|können) [beide|alle] weg",
    ),
    "low": (
        "sparsam", "[_will] sparsam (sein|spielen|bleiben)", "sparsam (sein|spielen|bleiben)",
        "da (reichen|genügen|langen) [die|meine] (kleinen|niedrigen) <suit>",
        "(die|meine) (kleinen|niedrigen) <suit> (reichen|genügen|langen) [da|dort]",
        "(kleine|niedrige) <suit> zuerst", "die (kleinen|niedrigen) zuerst",
        "[_will] [seine|meine|unsere|die] <suit> spielen , die (kleinen|niedrigen|kleinste|niedrigste) "
        "zuerst",
        "[die|der|den|das|meine] & [er] nur (wenn|falls) (nötig|es nötig ist|es nicht anders geht|es sein "
        "muss|nichts anderes hilft|sonst nichts hilft|alles andere nicht reicht|gar nichts anderes geht)",
        "[die|der|den|das|meine] & [er] nur wenns (nicht anders geht|sein muss|nötig ist)",
        "[die|der|den|das|meine] & [er] (nur im Notfall|nur zur Not|erst ganz zum Schluss|nur notfalls|als "
        "letztes Mittel)",
        "[immer|stets|jeweils] die (kleinste|niedrigste|billigste) [Karte|<suit>] [,] (mit der|die) (ich|"
        "wir|mich|uns|er) [wieder|noch] (vorn|vorne|nach vorn|über 0|im Plus|in Führung|ins Plus) (bin|sind|"
        "liege|liegen|bringt|komme|kommen|ist)",
        "[immer] [die] kleinste [Karte|<suit>] , die (reicht|genügt|langt|hilft)",
        "[immer] [die] kleinste [Karte|<suit>] die (reicht|genügt|langt|hilft)", "niedrig weiter",
        "[_will] niedrig (weitermachen|weiterspielen|bleiben)",
    ),
    "reserve no": (
        "(keine|nicht die|die) Reserve [nicht] (anfassen|anrühren|angreifen|antasten)",
        "(keine|nicht die) (Reserven|Joker) (anfassen|anrühren|angreifen|antasten)",
        "[die|meine|beide|beiden] [beiden|2|3] (Res|Reserven|Reserve) behalten",
        "[aber] (ohne|keine|nicht) [die|eine|1] (Reserve|Reserven|Joker)",
        "[und] [die|meine] (Reserve|Reserven) (behalte|behalten) [ich|wir] [alle|beide] [2|3]",
        "alles außer [den|die|der|meinen|meine] (Reserve|Reserven|Joker|Jokern)",
    ),
    "keep in all fights": (
        "[die|der|den|meine] & wird [aber] (nie|niemals|nicht|auf keinen Fall|keinesfalls) (gespielt|"
        "ausgespielt|eingesetzt|hergegeben|ausgegeben)",
    ),
    "keep": (
        "[die|der|den|meine] & nicht (hergeben|rausrücken|spielen|ausspielen|ausgeben)",
        "[die|der|den|meine] & [ist|bleibt|muss] (auf der Hand|bei mir|mein) [bleiben]",
    ),
    "keep behind": (
        "[die|der|den|meine] & (bleibt|bleiben) (auf der Hand|in der Hand|bei mir|mir)",
        "[die|der|den|meine] & (hebe|heben|hebt) [auf] [ich|wir] (mir|uns|sich) [auf]",
    ),
    # ------------------------------------------------------------------------------------ giving up, asking
    "concede": (
        "danach (Aufg|Schluss|ist Schluss|ist es genug|ist genug|reicht es)",
        "[und] dann [ist es] (genug|Aufg|aus|vorbei)", "(dann|danach) lieber (verlieren|weichen|abziehen)",
        "(ist es|dann ist es|so ist es) (eben|halt|dann) (aus|vorbei|verloren)",
        "reicht (es|das) nicht [,] (dann|so) (ist es|geben wir|gebe ich) [eben|halt] (aus|auf|verloren|"
        "vorbei)", "[und] wenn das nicht (hilft|reicht|langt) [,] (geben wir uns|gebe ich mich) geschlagen",
        "[danach] [_I] (darf|kann|soll|mag) [_I] verlieren [,] was _I (verliert|verlieren) [muss]",
    ),
    "ask": (
        "[_will] vor jeder [einzelnen] Karte gefragt (werden|zu werden)",
        "(wünsche|möchte|will) (ich|wir) vor jeder [einzelnen] Karte gefragt (werden|zu werden)",
        "(jedes Mal|jedesmal|immer) [erst] (fragen|nachfragen|mich fragen)",
        "[dann] [erst] fragen [,] welche Karte",
        "(frag|fragt) (mich|uns) [bitte] (wieder|nochmal|noch einmal)",
        "(ich|wir) (kämpfe|kämpfen|entscheide|entscheiden) selbst [, also] [bitte] (fragen|frag mich)",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of nation": (
        "in (jedem|allen|einem) $ (Kampf|Kämpfen|Gefecht) [:]",
        "(wenn|falls|sollte) (jemand|einer|wer|man) $ (angreift|attackiert|angreifen) [,|:] [dann|so]",
    ),
    "head of attacked": (
        "(wenn|falls) (jemand|einer|wer|irgendwer) (greift|attackiert) [an] (mich|uns) [an] [,|:] [dann|so]",
        "(wenn|falls|sofern|sollte) (jemand|wer) [von uns] (angegriffen wird|angegriffen werden|attackiert "
        "wird) [,|:] [dann|so]",
        "(im Falle|im Fall|bei) [1|eines|einem] (Angriffs|Angriff) [auf (mich|uns)] [,|:]",
    ),
    "head of attacked mine": (
        "(wenn|falls|sofern|sollte|sollten) (1|einer|irgendeiner) (meiner|unserer|von meinen|von unseren) "
        "[Generäle|Generale|Generälen] (angegriffen wird|angegriffen werden|attackiert wird) [,|:] [dann|so]",
        "(wird|werden) (1|einer|irgendeiner) (meiner|unserer|von meinen|von unseren) [Generäle|Generale|"
        "Generälen] angegriffen [,|:] [dann|so]",
    ),
    "head of attacked own": (
        "(im Falle|im Fall) [1|eines] (Angriffs|Angriff) auf ^ [,|:]", "(muss|müssen) ^ (ran|kämpfen) [,|:]",
        "(geht|gehen) (jemand|einer|wer|es) (gegen|auf) ^ [los] [,|:] [dann|so]",
        "(wenn|falls) (jemand|einer|wer|irgendwer) ^ angreift [,|:] [dann|so]",
    ),
    "head of attacked enemy": (
        "(kommt|folgt|läuft|setzt) ~ (mir|uns|ihm|ihnen) [doch|dann] (nach|hinterher) [,|:] [dann|so]",
        "(wenn|falls|sollte|sobald) ~ (mir|uns|ihm|ihnen) (nachkommt|folgt|nachsetzt|hinterherkommt|folgen|"
        "nachkommen) [,|:] [dann|so]",
        "(wenn|falls|sofern) (ich|wir|er|sie) von ~ angegriffen (werde|werden|wird) [,|:] [dann|so]",
    ),
    "head of attacked sides": (
        "(greift|attackiert) ~ ^ / ^ an [,|:]", "(greift|greifen) an ~ [den|die] ^ [/ ^] [:|,]",
    ),
    "head of enemy": (
        "(geht|gehen) es [dann] [auch] gegen ~ [,|:]",
        "(im|in dem) (Kampf|Gefecht) (gegen|mit) [den|die] ~ (soll|sollen|darf|dürfen) [:]",
    ),
    "head of sides": (
        "(im|in dem) (Kampf|Gefecht) (gegen|mit) [den|die] ~ (soll|sollen|darf|dürfen) ^ [:]",
        "(im|in dem) (Kampf|Gefecht) (von|des) ^ (gegen|mit) [den|die] ~ [:|,]",
    ),
    "otherwise": (
        "darüber [hinaus] [,|:] [dann]", "(sonst|ansonsten) [wird] [,]", "bei mehr [,|:] [dann]",
        "(alles|was) darüber [:]",
    ),
    "answered": (
        "[und] (antwortet|legt|spielt|kontert) (er|sie|~|$|%) [noch] (einmal|nochmal|was nach|etwas nach|"
        "nach|weiter|etwas)",
        "(sollte|sollten|wenn|falls) (er|sie|~|%) [danach|dann] [wieder] (vorn|vorne) (liegen|liegt|sein|"
        "ist)",
        "(wenn|falls) ~ [dann|danach] [nochmal|nochm|wieder|noch einmal] [.] (vorlegen|vorlegt|drübergeht|"
        "drübergehen)", "(wenn|falls) (wir|ich) [danach|dann] wieder (hinten|zurück) (liegen|liege|sind|bin)",
        "und (wir|ich) (liegen|liege|sind|bin) [dann] wieder (hinten|zurück)", "wenns weitergeht",
        "(wenn|falls) (es|der Kampf) weitergeht", "(geht es|gehts) (weiter|noch weiter)",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "aside": (
        "(kämpfen|kämpfe|kämpft|gekämpft wird|es wird gekämpft) nur [,] (wenn|falls|wo) (es sein muss|nötig|"
        "es nötig ist|es nicht anders geht|es unvermeidlich ist)", "nur [,] (wenn|falls) es sein muss",
        "nur wenns sein muss",
        "(nicht|nie) (jedes Mal|jedesmal) (fragen|nachfragen)",
        "ohne (nochmal|noch einmal|mich) [zu] fragen",
        "(das|es) (reicht|genügt|langt) (erst einmal|erstmal|fürs Erste|vorerst|zunächst)", "fürs Erste",
        "erst einmal", "erstmal", "zunächst", "vorerst", "ich rechne [,|:]",
        "(damit|dann|so) (komme|kommen|bin|sind|stehe|stehen|liege|liegen) (ich|wir) [von [-|minus] #] [auf|"
        "bei|mit] [+|-|plus|minus] # [vorn|vorne|hinten] [,]",
        "mit (der|dem) & (komme|kommen) (ich|wir) von [-|minus] # auf [+|-|plus|minus] #",
        "(das macht|macht|das sind|das ist) [dann] [+|-|plus|minus] # [für (mich|uns)]",
        "(ist|sind|wäre) (auch|ja|ebenfalls) <suit>", "also <suit>", "je nachdem", "(<suit>) oder (<suit>)",
        "wie [es] gerade passt", "in (Herz|Pik|Kreuz|Karo) habe ich [noch] [die] &", "heuer",
        "auf Sparflamme", "nur auf Sparflamme", "heuer nur auf Sparflamme",
        "(solange|so lange) es (billig|günstig|bezahlbar|im Rahmen) bleibt [,]",
        "das (wird|ist|wäre|wird's) (mir|uns) [sonst|dann] [sonst|dann] zu (teuer|viel|riskant|bunt|"
        "kostspielig)",
        "(ist|wäre) (mir|uns) (ein|1) (kleiner|geringer|kleinerer) Verlust (lieber|egal|recht)",
    ),
    "play": (
        "(kämpft|kämpfe|kämpfen|verteidigt|wehrt|antwortet|kontert) [_I] [sich] mit [der|dem|den|seiner|"
        "ihrer|meiner] @",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
