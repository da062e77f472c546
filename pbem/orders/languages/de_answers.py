"""German phrases of answers in an open fight; `en_plans` tells how a phrase is written."""

from __future__ import annotations

ANSWER_PHRASES = {
    # What was said right before is not meant; the card that follows is.
    "correction": (
        "[ach|ah|äh|hm|oh] nein (,|-|:|;|.)",
        "[ach|ah|äh|hm|oh] nein [,|-] (halt|warte|Moment|Quatsch|sorry|Entschuldigung|lieber|besser|"
        "stopp|ich meine|ich meinte) [,|-|:] [ich (meine|meinte)]",
        "[ach] (halt|Moment|Moment mal|stopp|warte|Quatsch|sorry|Entschuldigung|Verzeihung|ups) [,|-|:] "
        "[nein] [,|-] [ich (meine|meinte)]",
        "(Korrektur|Berichtigung)",
        "ich (meine|meinte)",
        "oder (besser|vielmehr|lieber|besser gesagt)",
        "vielmehr",
        "besser gesagt",
        "(vergiss|vergesst|streich|streiche|ignorier|ignoriere) (das|es|sie)",
        "[ich] (habe|hab) (es|mir es|mirs|es mir) anders überlegt",
    ),
    "unplay": (
        "(vergiss|vergesst|streich|streiche|ignorier|ignoriere) [die|den|meine] @ "
        "[von (eben|vorhin|oben)|wieder|oben|die ich (genannt|erwähnt) habe]",
    ),
}
"""A part of the table `plan_phrases` of German."""
