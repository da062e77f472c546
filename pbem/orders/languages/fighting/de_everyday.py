"""German turns of speech about fights from everyday letters: what is granted, what is borne, whom it is for;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

EVERYDAY_PHRASES = {
    "_but": ("aber", "doch",),
    "_apiece": ("je", "pro"),
    "_brawl": ("Rauferei", "Schlägerei", "Gefecht", "Kampf", "Scharmützel", "Händel"),
    # --------------------------------------------------------------------------------------------- limits
    "_put_down": (
        "spielen", "ausspielen", "ausgeben", "einsetzen", "legen", "drauflegen", "nachlegen", "opfern",
        "verbrauchen", "verwenden", "investieren", "verheizen", "hergeben", "riskieren",
    ),
    "_puts_down": (
        "spiele", "spiel", "spielen", "spielt", "setze", "setzen", "setzt", "lege", "leg", "legen", "legt",
        "opfere", "opfern", "opfert", "nimm", "nehme", "nehmen", "nimmt", "verwende", "verwenden", "riskiere",
    ),
    "_in_it": (
        "dafür", "dabei", "da", "dort", "hier", "daran", "darauf", "(in diesem|für diesen) (Kampf|Fall)",
        "(in dieser|für diese) (Schlacht|Sache)", "(in diesem|für dieses) Gefecht",
    ),
    "_cards_of": ("Karte", "Karten", "Handkarten", "TK", "Taktikkarten"),
    "_of_suit": ("[meiner] <suit>", "von meinen <suit>"),
    "_no_more": ("höchstens", "maximal", "und nicht mehr", "mehr nicht", "allerhöchstens"),
    "number of cards": (
        "[mit] [_will] [_puts_down] [_I] [_in_it] [dafür] [mit] _most # _cards_of [_in_it] [ein]",
        "[mit] [_will] [_in_it] _most # _cards_of [_in_it] [dafür] _put_down",
        "[_will] [_puts_down] [_in_it] (nicht|nie) mehr als # _cards_of [_in_it] [_put_down|ein]",
        "mehr als # _cards_of (spiele|setze|lege|opfere|will|möchte) [_I] [_in_it] (nicht|nie) [ein] "
        "[_put_down]",
        "mehr als # _cards_of [_in_it] (nicht|nie|keinesfalls) [_put_down]",
        "[mit] [_puts_down] # _cards_of [,] _no_more [_in_it] [_put_down|ein]",
        "mehr als # _cards_of ist [er|es|sie|das|mir|^] [mir] [das|er|es|sie|die Sache] nicht wert",
        "[^|er|es|sie|das] ist [mir] (nicht mehr als|höchstens|maximal|nur) # _cards_of wert",
    ),
    "number of a suit": (
        "[mit] [_will] [_puts_down] [_I] [_in_it] [dafür] [mit] _most # _of_suit [_in_it] [ein]",
        "[mit] [_will] [_in_it] _most # _of_suit [_in_it] [dafür] _put_down",
        "[_will] [_puts_down] [_in_it] (nicht|nie) mehr als # _of_suit [_in_it] [_put_down|ein]",
        "mehr als # _of_suit (spiele|setze|lege|opfere|will|möchte) [_I] [_in_it] (nicht|nie) [ein] "
        "[_put_down]",
        "mehr als # _of_suit [_in_it] (nicht|nie|keinesfalls) [_put_down]",
        "[mit] [_puts_down] # _of_suit [,] _no_more [_in_it] [_put_down|ein]",
    ),
    "one card": (
        "[_will] [_puts_down] [_I] [_in_it] [nur|höchstens|maximal] (1|eine) einzige Karte [_in_it] "
        "[_put_down|ein]",
    ),
    "loss": (
        "# [_troops] (ist|sind|wäre|wären) (das Äußerste|das Höchste|alles) [,] was (ich|wir|er|sie) "
        "(verlieren|opfern|verschmerzen|hergeben) (will|wollen|kann|können|darf|dürfen|möchte|möchten)",
        "(den|der|ein|einen) Verlust von [_most] # [_troops] (verzeiht|verschmerzt|verkraftet) (man|der "
        "König|die Kaiserin|der Hof) [mir|uns]",
        "mehr als # [_troops] (Verlust|Verluste) (will|wollen|möchte|möchten) [_I] [da|dabei|dort|hier] "
        "(nicht|nie|keinesfalls)",
        "mehr als # [_troops] (verlieren|opfern) (will|wollen|möchte|möchten) [_I] [da|dabei|dort|hier] "
        "(nicht|nie|keinesfalls)",
        "bis [zu] # (_troops) (Verlust|Verluste) (ist|sind|wäre|wären|geht|gehen) (in "
        "Ordnung|ok|okay|drin|erlaubt|verkraftbar)",
        "_stop [,] (wenn|falls|sobald) (es|das|mich|uns) [mich|uns] [nur|bloß] [noch] # [_troops] [_less] "
        "(kostet|kosten)",
        "(wenn|falls|sobald) nur [noch] # [_troops] auf dem Spiel (steht|stehen) [,] _stop",
        "_stop [,] (wenn|falls|sobald) nur [noch] # [_troops] auf dem Spiel (steht|stehen)",
    ),
    "not so many": (
        "[und|aber|nur|bloß] nicht # [_troops|Punkte]", "# (wäre|wären|ist|sind) zu (viel|viele)",
    ),
    "spend": (
        "(die|meine|unsere) (Kasse|Kriegskasse|Staatskasse|Schatulle) (erlaubt|gestattet|gibt her|verträgt) "
        "[mir|uns] [_most] # _points [_less]",
        "[_will] (höchstens|maximal|nur) [noch] # [_points] [mehr] (ausgeben|verbrauchen|einsetzen|"
        "spielen)",
    ),
    "reserve no": (
        "[die|meine|unsere|beide] (Reserve|Reserven) (ist|sind|bleibt|bleiben) [nur] für (Notfälle|den "
        "Notfall|schlechtere Tage|schlechte Zeiten|später)",
    ),
    "keep behind": (
        "[und] [die|der|den|meine] & (aber|jedoch|dagegen|nur|unbedingt) [bitte] (aufheben|behalten|sparen|"
        "zurückhalten|schonen|aufbewahren)",
    ),
    "fight": (
        "[mit] (Karten so viel|so viel Karten|so viele Karten|Karten so viele) wie (nötig|notwendig|es "
        "braucht|es sein müssen) [ist|sind]",
        "[alles|die Karten] ausspielen [,] was (nötig|notwendig) ist",
        "[ruhig] (alles|Karten) [ausspielen] [,] was (nötig|notwendig) ist",
        "[bis] (ich|wir|er|sie) (gewonnen) (habe|haben|hat)",
    ),
    "spend in all": (
        "[und] (insgesamt|zusammen) [aber] _most # _points", "_most # _points (insgesamt|zusammen|alles in "
        "allem|in Summe|gesamt)", "Limit [:|von|bei] # [_points] [inkl|inklusive|mit] [.] [der #]",
    ),
    "limit reached": (
        "(ist|wenn|falls|sobald) (das Limit|die Grenze|das Maximum) (erreicht|überschritten) [ist|wird] "
        "[,|:] "
        "[dann|so]",
    ),
    # ------------------------------------------------------------------------------- the lowest card
    "_lowest": ("kleinstes", "kleinster", "niedrigster", "billigster", "geringster", "sparsamste"),
    "_enough": (
        "[,] mit (der|dem|denen) [_I|^] [wieder|gerade|noch] (vorn|vorne|in Führung|im Plus|über 0) (bin|ist|"
        "sind|liege|liegt|liegen|komme|kommt|kommen|stehe|steht|stehen)",
    ),
    "_one_plays": (
        "spiele man", "man spiele", "(gespielt|gelegt|ausgespielt) (wird|werde|werden)", "man nehme",
        "nehme man", "man lege", "lege man", "da spielen (wir|sie)", "da spiele ich", "spielt", "spiele",
        "spiel", "spielen", "nimm", "nehmen", "nehme", "leg", "lege", "legen",
    ),
    "_sufficing": ("reichende", "ausreichende", "passende", "genügende", "siegreiche", "taugliche"),
    "_from_below": (
        "von unten", "von klein nach groß", "von unten nach oben", "aufsteigend", "von unten her",
        "der Reihe "
        "nach von unten", "von unten weg",
    ),
    "low from below": ("<suit> [,|:|-] [immer] _from_below",),
    "low": (
        "[_will] [_one_plays] [_immer] [_meine] _lowest _sufficing [<suit>|Karte]",
        "[_will] _one_plays [_immer] [_meine] _lowest [<suit>|Karte] [,] _enough",
        "_immer [_meine] _lowest [<suit>|Karte] [,] _enough",
        "<suit> [,|:|-] [_immer] [die] (_klein|_lowest) [Karten|Karte] (zuerst|erst|zunächst|als "
        "erstes|voran)",
        "klein anfangen [,] [und] [dann] (größer|steigern|höher|mehr) [werden]",
        "[immer] [nur] (knapp drüber|gerade so drüber|knapp darüber|gerade darüber|nur das Nötigste|gerade "
        "genug)",
        "[die] (billigste|günstigste|sparsamste) (Variante|Lösung|Möglichkeit) [, die "
        "(gewinnt|reicht|genügt)]",
        "[die] kleine <suit> (genügen|genügt|reichen|reicht|tun es)",
        "[die] (kleinen|kleine|niedrigen|niedrige) [Karten] vor [den] (großen|hohen|teuren|guten) [Karten]",
    ),
    "head of attacked enemy": (
        "(wenn|falls|sollte|sobald) [der|die|das] ~ [einen|eine|nach] "
        "(Streit|Kampf|Schlacht|Händel|Ärger) (sucht|will|"
        "anfängt|suchen|wollen|anfangen) [,|:] [dann|so]",
    ),
    "head of attacked sides": (
        "(sollte|wenn|falls) [der|die] ~ [es] (wagen|wagt) [,] ^ (anzugreifen|zu attackieren) [,|:] "
        "[so|dann]",
    ),
    "ask": (
        "[ich|wir] [bitte|bitten] [ich|wir] um (Rückfrage|Rücksprache|Nachfrage)",
        "(ersuche|bitte|ersuchen|bitten|wünsche) (ich|wir) [darum] [,] (mich|uns) bei jeder Karte zu "
        "(befragen|fragen)",
        "(mich|uns) bei jeder Karte (befragen|fragen|zu fragen|zu befragen)",
    ),
    "head of attacked own": (
        "bei (1 Angriff|einem Angriff|Angriffen|Angriff|einer Attacke) auf [den|die] ^ [,|:] [dann]",
        "[if] ^ (angegriffen|unter Beschuss|attackiert) [:|,]",
    ),
    "head of own": (
        "(sag|sagt|sagen Sie|bestell|bestellt) ^ [,] (er|sie) (soll|sollen|möge|mögen|darf|dürfen)",
    ),
    "keep and reserve": (
        "[die|den|meine|meinen|unsere] @ [sowie|und|,] [die|meine|unsere|beide|beiden] "
        "(Reserve|Reserven|Joker) "
        "(behalten|aufheben|sparen|schonen|zurückhalten|behalte ich|behalten wir)",
    ),
    "fight to": (
        "da (kannste|kannst du|darfste|darfst du|könnt ihr|können Sie) bis [zu] # _points (verballern|"
        "verpulvern|ausgeben|raushauen|verbraten|verschießen|einsetzen)",
    ),
    "aside": (
        "<suit> (hab|habe|haben) (ich|wir) (genug|genügend|reichlich|mehr als genug)",
        "(ich|wir) (hab|habe|haben) (genug|genügend|reichlich|mehr als genug) <suit>",
        "wenn es (sein muss|das braucht)",
        "(was auch immer|egal was) (er|sie|~|die %) [auch] (tut|tun|macht|machen|spielt|spielen)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
