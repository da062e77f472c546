"""Words that are English and nothing else, and those that the letters use most."""

from __future__ import annotations

import re

ENGLISH = re.compile(
    r"\b(the|of|and|has|have|had|is|are|were|been|to|for|from|with|without|by|at|on|into|next|not|no|nobody|"
    r"it|its|she|her|hers|his|him|he|they|them|their|you|your|this|that|these|which|who|one|two|three|"
    r"troops?|turn|stage|train|cards?|city|cities|deadline|supply|order|orders)\b",
    re.IGNORECASE,
)
