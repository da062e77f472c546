"""German turns of speech for what follows the first card: which one comes next, which stays, and when all is
given up; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

FURTHER_PHRASES = {
    "_so": ("also", "sprich", "nämlich"),
    "_klein": (
        "kleine", "kleinen", "kleiner", "niedrige", "niedrigen", "niedriger", "billige", "billigen",
        "schwache", "schwachen",
    ),
    "_zuerst": (
        "zuerst", "erst", "zunächst", "als erstes", "immer", "immer zuerst", "vorneweg", "erst mal",
        "erstmal",
    ),
    "_ausgespielt": (
        "nehmen", "spielen", "legen", "ausspielen", "einsetzen", "verwenden", "verheizen", "verbrauchen",
        "bringen",
        "opfern", "drankommen", "dran", "weg",
    ),
    "low": (
        "[_will] _zuerst [mit] [_meine] (_klein) (<suit>|Karten) [_ausgespielt]",
        "[_will] [mit] [_meine] (_klein) (<suit>|Karten) [_zuerst] [_ausgespielt]",
        "(nimm|nehmt|nehme|nehmen|spiel|spiele|spielt|spielen|leg|lege|legen) [_I] [_zuerst] [_meine] "
        "(_klein) "
        "(<suit>|Karten) [_zuerst]",
        "(kommen|kommt) [_zuerst] [_meine] (_klein) (<suit>|Karten) [_zuerst] [dran]",
    ),
    "_bleibt_hart": (
        "nicht [gleich|sofort|gleich schon|auf der Stelle|schon|freiwillig|von selbst|endlich] (aufgibt|"
        "aufgeben|"
        "nachgibt|nachgeben|weicht|weichen|verzichtet|passt|kapituliert|kapitulieren|die Segel streicht|"
        "die Segel "
        "streichen|die Waffen streckt|die Waffen strecken|das Feld räumt|klein beigibt|genug hat|genug haben|"
        "abzieht|abziehen|verschwindet)",
    ),
    "answered": (
        "(wenn|falls|sofern|sollte|sollten) _er [_noch] [_bleibt_hart] [_noch]",
        "(gibt|geben) _er [_noch] nicht [gleich|sofort|endlich] (auf|nach)",
    ),
    "_und": ("auch", "auch noch", "noch", "nur noch", "nur", "höchstens noch", "eben", "halt", "zusätzlich"),
    "play": (
        "[dann] (spiele|spielen|lege|legen|nehme|nehmen|werfe|werfen|bringe|bringen|schicke|setze) [_I] "
        "[_und] [die|"
        "den|meine] @ [_drauf|auch|ein]",
        "(kommt|kommen|folgt|folgen) [_und] [die|der|das|meine] @ [hinterher|nach|drauf|dran|dazu|an die "
        "Reihe]",
        "[_und] [die|der|das|meine] @ (folgt|folgen|kommt|kommen) [hinterher|nach|drauf|dran|dazu]",
        "_und [die|der|den] @",
    ),
    "may play": (
        "(darf|dürfen|kann|können) [gern|gerne|ruhig] [_und] [_und] [die|der|das|meine] @ (raus|weg|drauf|"
        "her|"
        "hinterher|ran|mit|rein|folgen|kommen)",
    ),
    "keep behind": (
        "[die|der|den|meine] & (möchte|will|würde|mag|möchten|wollen) [_I] [lieber|aber|jedoch|gern|gerne|"
        "mir] "
        "[aber|lieber] (behalten|aufheben|aufsparen|sparen|zurückhalten)",
        "[die|der|den|meine] & (bleibt|bleiben) [mir] (für (später|nachher|^|~|die nächste Runde)|"
        "aufgehoben)",
        "[die|der|den|meine] & (bleibt|bleiben) (daheim|zuhause|zu Haus|zurück|da|hier|in der Tasche|im "
        "Ärmel)",
    ),
    "keep": (
        "[da] lieber (verliere|verlieren|gebe|geben) [_I] [auf] [,] (als|statt) [die|den|meine] @ (zu "
        "spielen|zu opfern|"
        "herzugeben|auszugeben|zu verbrauchen|zu legen)",
        "(ich|wir) (verliere|verlieren) lieber [,] (als|statt) [die|den|meine] @ (zu spielen|zu opfern|"
        "herzugeben|"
        "auszugeben|zu verbrauchen|zu legen)",
    ),
    "concede": (
        "(dann|da) lieber (verlieren|verloren|eine Niederlage|die Niederlage)",
        "[_will] (gar|überhaupt) nichts [spielen|legen|tun|machen|ausgeben]",
        "[_will] (keine|nicht 1) [einzige] Karte (anrühren|anfassen|spielen|ausspielen|legen|opfern|"
        "ausgeben)",
        "lieber (verliere|verlieren|gebe|geben) [_I] [es|das|den Kampf] [auf]",
        "(hab|habe|haben) _I keine Lust mehr [,] [dann] [_will] (_stop)",
        "(mehr|weiter) (gibts|gibt es|kommt|wird es|ist es|ist|hab ich|habe ich|haben wir) nicht",
        "^ (ist|sind) [mir|uns] [auch] (keine|nicht 1) [einzige] Karte wert",
    ),
    "yield": (
        "(lasse|lass|lassen|überlasse|überlass|überlassen|gebe|geben|gönne|gönnen) [_I] _ihm (die Stadt|"
        "den Platz|die "
        "Festung|das Feld|den Sieg|das Schlachtfeld|das Nest)",
        "^ (nimmt|nehmen|schluckt|trägt) [seine|ihre|die|alle] # [_troops|Verluste|Verlust] [hin]",
    ),
    "fight": (
        "[_will] (_fight) [,] (solange|so lange) (es|ich|wir|er|da) [noch] [1|eine|ein] (<suit>|Karte|"
        "Karten) [oder [1|"
        "ein|eine] <suit>] (gibt|habe|haben|hat|ist|sind|zu spielen habe|zu spielen haben)",
        "[_will] (_fight) wie (1|ein|die|der) (Löwe|Löwen|Tiger|Teufel|Berserker|Helden|Held|Bär)",
        "[_will] sich (_fight|wehren) wie (1|ein|die|der) (Löwe|Löwen|Tiger|Teufel|Berserker|Helden|Held|"
        "Bär)",
    ),
    "head of enemy": (
        "[im|in] (jedem|einem|1|allen) (Kampf|Kämpfen|Gefecht|Gefechten) (gegen|mit) [die|den|der] %",
        "(wenn|falls|sobald|sollte|sollten) (ich|wir) ~ (bekämpfe|bekämpfen) [,|:] [dann|so]",
        "gegen [die|den] % [:|,]", "(Kämpfe|Gefechte) (gegen|mit) [die|den] % [:]",
    ),
    "no more": (
        "mehr (gibts|gibt es|geht|ist) nicht", "mehr ist nicht (drin|da)",
    ),
    "reserve no": (
        "[die|meine] (Reserven|Reserve|Joker) (bleiben|bleibt) (wo (sie sind|sie ist)|zu Hause|daheim|in "
        "der Hand|auf der "
        "Hand|liegen|unangetastet|draußen)",
        "[die|meine] (Reserven|Reserve|Joker) [:] (niemals|nie|nein|keinesfalls|auf keinen Fall|kommt "
        "nicht in Frage|"
        "keine|bleiben zu Hause)",
    ),
    "loss": (
        "lieber (verliere|verlieren|opfere|opfern) [_I] # [_troops] [,] (als|statt) [_meine] (<suit>|Karten)",
        "(Verlust|Verluste) [:] _most # [_troops]", "(Verlust|Verluste) [:] # [_troops] [_less]",
    ),
    "head of attacked": (
        "(greift|attackiert) an (mich|uns) (jemand|einer|wer|irgendwer) [,|:] [dann|so]",
        "(wenn|falls|sofern|sollte|sollten) [der|die] % (mich|uns) (angreift|angreifen|attackiert|"
        "attackieren) [,|:] "
        "[dann|so]", "(greift|greifen) [an] [der|die] % (mich|uns) [an] [,|:] [dann|so]",
    ),
    "aside": (
        "mehr (hab|habe|haben) (ich|wir) [eh|sowieso|ohnehin|leider|halt|ja] [auch] nicht",
        "was anderes (hab|habe|haben) (ich|wir) [eh|sowieso|ohnehin|leider|halt|ja] nicht",
        "was (er|sie|~|der) [da|noch|jetzt|dann] (hat|haben|macht|machen|tut|tun|kann|bringt|sagt|draufhat|"
        "auf der "
        "Hand hat)",
    ),
    "head of attacked sides": (
        "(wenn|falls|sollte|sobald|sofern) ~ (zu|auf|gegen|an|bei) ^ (kommt|kommen|losgeht|losgehen|vorrückt|"
        "vorrücken|zieht|ziehen|marschiert|geht|auftaucht) [,|:] [dann|so]",
        "(kommt|kommen|geht|zieht|rückt|marschiert) ~ (zu|auf|gegen|an) ^ [los|heran|vor] [,|:] [dann|so]",
    ),
    "head of attacking enemy": (
        "(wenn|falls|sobald|sollte|sollten) (ich|wir) ~ (angreife|angreifen) [,|:] [dann|so]",
        "(greife|greifen) [an] (ich|wir) ~ [an] [,|:] [dann|so]",
    ),
    "head of attacked enemy": (
        "(wenn|falls|sofern|sollte) ~ [vorher|davor|dann|zuvor] (auf (mich|uns) losgehen|auf (mich|uns) "
        "losgeht|zu "
        "nahe kommt|zu nahe kommen|(mir|uns) zu nahe kommt|(mir|uns) zu nahe kommen|über (mich|uns) "
        "herfällt) [,|:]",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
