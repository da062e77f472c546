"""German turns of speech for where a fight ends, and for which cards are played until then; `en_plans` tells
how a phrase is written.
"""

from __future__ import annotations

BOUND_PHRASES = {
    "_dropped": ("pls", "plz", "thx"),
    "_its": ("die", "den", "das", "der", "meine", "meinen", "unsere", "unseren", "seine", "ihre", "mein"),
    "_in any": (
        "jedem", "jeder", "allen", "keinem", "keiner", "nirgends", "überall", "niemand", "irgendeinem",
    ),
    "_until": ("bis",),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "bis (es|das|er|sie) [mich|uns] [nur|bloß] [noch|mehr] [_most] # [_troops] (kostet|kosten|kosten "
        "würde) [_less]",
        "bis [nur|bloß] [noch|mehr] [_most] # _troops (hin|weg|verloren|dahin|auf dem Spiel) [sind|ist|wären|"
        "stehen]",
        "bis (der|mein|unser) (Verlust|Schaden) [nur|bloß] [noch|mehr] [_most] # [_troops] (ist|beträgt|"
        "ausmacht)",
        "bis _I [nur|bloß] [noch|mehr] [_most] # [_troops] (verliere|verlieren|verliert)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
