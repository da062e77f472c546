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
    ),
    "not so many": (
        "[und|aber|nur|bloß] nicht # [_troops|Punkte]", "# (wäre|wären|ist|sind) zu (viel|viele)",
    ),
    "spend": (
        "(die|meine|unsere) (Kasse|Kriegskasse|Staatskasse|Schatulle) (erlaubt|gestattet|gibt her|verträgt) "
        "[mir|uns] [_most] # _points [_less]",
    ),
    "reserve no": (
        "[die|meine|unsere|beide] (Reserve|Reserven) (ist|sind|bleibt|bleiben) [nur] für (Notfälle|den "
        "Notfall|schlechtere Tage|schlechte Zeiten|später)",
    ),
    "low": (
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
