"""English turns of speech for where a fight ends, and for which cards are played until then; `en_plans` tells
how a phrase is written.
"""

from __future__ import annotations

BOUND_PHRASES = {
    "_dropped": ("pls", "plz", "thx"),
    "_its": ("the", "my", "our", "his", "their", "her"),
    "_in any": ("any", "every", "all", "each", "everywhere", "anywhere", "nobody", "no"),
    "_until": ("until", "till"),
    "_stop": ("giving up", "giving in", "stopping", "conceding", "folding", "yielding", "breaking off"),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "(until|till) [only|just] [_most] # _troops [_less] (is|are|would be) [left] (at stake|lost|gone|"
        "to lose|to be lost)",
        "(until|till) (it|that|this|defeat|losing|giving up) [would|will] [only|just] (cost|costs|comes to|"
        "come to) [me|us|him|them] [only|just] [_most] # [_troops] [_less]",
        "(until|till) _I [would|should] [only|just] (lose|loses|stand to lose|be losing) [only|just] [_most] "
        "# [_troops] [_less]",
        "(until|till) (the|our|my) (loss|damage|cost) (is|comes|gets|falls|is down) [down] [to] [only|just] "
        "[_most] # [_troops] [_less]",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
