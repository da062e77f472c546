"""German turns of speech about fights from everyday letters: what is granted, what is borne, whom it is for;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

EVERYDAY_PHRASES = {
    "_but": ("aber", "doch",),
    "_apiece": ("je", "pro"),
    "_brawl": ("Rauferei", "Schlägerei", "Gefecht", "Kampf", "Scharmützel", "Händel"),
    # --------------------------------------------------------------------------------------------- limits
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
    "low": (
        "[die] kleine <suit> (genügen|genügt|reichen|reicht|tun es)",
        "[die] (kleinen|kleine|niedrigen|niedrige) [Karten] vor [den] (großen|hohen|teuren|guten) [Karten]",
    ),
    "head of attacked own": ("[if] ^ (angegriffen|unter Beschuss|attackiert) [:|,]",),
    "head of own": (
        "(sag|sagt|sagen Sie|bestell|bestellt) ^ [,] (er|sie) (soll|sollen|möge|mögen|darf|dürfen)",
    ),
    "aside": (
        "wenn es (sein muss|das braucht)",
        "(was auch immer|egal was) (er|sie|~|die %) [auch] (tut|tun|macht|machen|spielt|spielen)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
