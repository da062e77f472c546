"""English phrases of answers in an open fight; `en_plans` tells how a phrase is written."""

from __future__ import annotations

ANSWER_PHRASES = {
    # What was said right before is not meant; the card that follows is.
    "correction": (
        "[oh|ah|er|um|hm|and] no (,|-|:|;|.)",
        "[oh|ah|er|um|hm] no [,|-] (wait|sorry|hold on|stop|rather|better|i mean|i meant|make (it|that)) "
        "[,|-|:] [make (it|that)|i (mean|meant)]",
        "(wait|sorry|oops|hold on|hang on|stop) [,|-|:] [no] [,|-] [make (it|that)|i (mean|meant)]",
        "(correction|erratum)",
        "i (mean|meant) [to say]",
        "(make|let us make) (it|that)",
        "or rather", "(that|it) should (be|read)",
        "(scratch|forget|ignore|cancel|strike|disregard) (that|it|this|that 1)",
        "on (second|further) (thought|thoughts)",
        "i (have changed|changed) my mind",
        "changed my mind",
    ),
    "unplay": (
        "(forget|ignore|scratch|strike|cancel|disregard|never mind) [about] [my|the|our] @ "
        "[i (mentioned|wrote|named|said|announced) [before|above|first|earlier]|from before|above|again]",
    ),
}
"""A part of the table `plan_phrases` of English."""
