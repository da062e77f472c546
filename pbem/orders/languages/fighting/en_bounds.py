"""English turns of speech for where a fight ends, and for which cards are played until then; `en_plans` tells
how a phrase is written.
"""

from __future__ import annotations

BOUND_PHRASES = {
    "_dropped": ("pls", "plz", "thx"),
    "_its": ("the", "my", "our", "his", "their", "her"),
    "_in any": ("any", "every", "all", "each", "everywhere", "anywhere", "nobody", "no"),
    "_most": (
        "not above", "not beyond", "not past", "never over", "never above", "never beyond", "never more than",
    ),
    "_until": ("until", "till"),
    "_for whom": ("for",),
    "_less": (
        "but no more than that", "and no more than that", "but not more than that", "but no more",
    ),
    "_elsewhere": ("for better (days|times|occasions)", "for a rainy day", "for an emergency"),
    "_up to": ("to", "until", "till"),
    "_by way of": ("with", "for", "on", "in", "using", "spending", "spend"),
    "_stop": ("giving up", "giving in", "stopping", "conceding", "folding", "yielding", "breaking off"),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "(losses|loss|a loss) (up to|of up to|to) # [_troops] (is|are|would be) (fine|ok|okay|acceptable|"
        "bearable|tolerable|all right|no problem)",
        "[_will] (lose|losing|loses|give up) _most # [_troops] [_less] without (a fight|any "
        "fight|fighting|resistance)",
        "without (a fight|fighting|resistance) [,] [_will] (lose|losing|loses) _most # [_troops] [_less]",
        "(until|till) [only|just] [_most] # _troops [_less] (is|are|would be) [left] (at stake|lost|gone|"
        "to lose|to be lost)",
        "(until|till) (it|that|this|defeat|losing|giving up) [would|will] [only|just] (cost|costs|comes to|"
        "come to) [me|us|him|them] [only|just] [_most] # [_troops] [_less]",
        "(until|till) _I [would|should] [only|just] (lose|loses|stand to lose|be losing) [only|just] [_most] "
        "# [_troops] [_less]",
        "(until|till) (the|our|my) (loss|damage|cost) (is|comes|gets|falls|is down) [down] [to] [only|just] "
        "[_most] # [_troops] [_less]",
    ),
    "loss of one": (
        "(he|they|^) (is|are) not to (lose|give up|sacrifice|risk) more than (a|a single) _troops",
        "[_will] (lose|risk|sacrifice) (no more than|not more than|at most) (a|a single) _troops",
        "_deny (lose|risk|sacrifice) more than (a|a single) _troops",
    ),
    "keep": (
        "[_will] (keep|save|spare|hold|hold back) [my|the|our|both] @ [back] _elsewhere",
    ),
    "_helped": ("helped", "necessary", "must", "be"),
    "spend in all fights": (
        "(nobody|no 1|no general) (spends|uses|wastes|plays) more than # [_points] (on (anything|anybody|"
        "anyone)|in (a|any) (fight|battle))",
    ),
    "fight to": (
        "[_will] go as far as # [_points] [and (no|not) (farther|further|beyond)]",
    ),
    # ------------------------------------------------------------------------------------------ not asking
    "_unasking": (
        "[and] [you] (need not|needn't|don't have to|do not have to|don't need to|do not need to) "
        "(ask|<ask>) "
        "[me|us] [for that]",
        "[and] [there is|there's] no need to (ask|<ask>) [me|us]",
        "[and] [please] (do not|don't) (ask|<ask>) [me|us]",
        "[and] [please] (do not|don't) (trouble|bother) (me|us) [about it|with it|with questions]",
    ),
    "_more": ("again", "further", "any more", "anymore", "any further", "more", "once more", "about it"),
    "unasked": ("_unasking [_more]",),
    "unasked till cards": (
        "_unasking [_more] [,] (before|until|till|unless) [both|all] [of] [the|my|our] @ [too|also|as well] "
        "[(is|are|have been|has been) [also|too|both|all]] (gone|spent|played|used up|used|out|down) [too|as "
        "well|also]",
    ),
    "ask before cards": (
        "[and|but] [please] (stop|ask|wait for|consult|check with) [me|us] [first] before (i|we|you|he) [can|"
        "could|would] (throw in|throw|play|use|spend|lay|touch|put in|put down|waste) [the|my|our] @",
        "[and|but] [please] (stop|ask|consult) [me|us] [first] before (playing|using|spending|throwing in) "
        "[the|my|our] @", "[and|but] [please] (stop|ask [me|us]) before the @",
    ),
    "ask before reserve": (
        "(nobody|no 1|no general) (plays|uses|spends|touches|is to (play|use|touch)|may (play|use|touch)) "
        "(a|any|the|my|our) (reserve|reserves|joker) without (asking [me|us]|my (say|word|consent|leave))",
        "(no|never a|never any) (reserve|reserves|joker|jokers) without (asking [me|us]|my "
        "(say|word|consent|leave)) [first]",
        "_deny (play|use|spend|touch) (a|any|the|my|our) (reserve|reserves|joker) without (asking [me|us]|my "
        "(say|word|consent|leave)) [first]",
    ),
    "unasked till points": (
        "_unasking [_more] [,] (before|until|till|unless) [the|those] # [_points] [is|are|have been|has "
        "been] "
        "(gone|spent|played|used up|used)",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "low": (
        "[_will] (play|use|fight (with|in)|go with) [the|my|our] <suit> [there] [,] [the] (_lowest) [ones|1|"
        "card] first",
        "(from (small|low) to (big|high)|from the bottom up|from the lowest up)",
        "[_will] (play|use|fight (with|in)) [the|my|our] <suit> [there] [,] from (small|low) to (big|high)",
    ),
    "reserve no": ("[but] never with [the|a|my|our|any] _res",),
    "fight": (
        "[_will] (_fight) (to the [bitter|very] end|to the last card|to the last) with [the|my|our|all] [the|"
        "my|our] <suit>",
        "(gets|get) (everything|all|the lot) [we|i] [have|'ve] [got] [in <suit>]",
        "[it is|it's] [the|my|our] <suit> [are|is] to be played", "[the|my|our] <suit> (are|is) played",
    ),
    "aside": (
        "# _troops (isn't|is not|aren't|are not|ain't) (the end of the world|so bad|that bad|too bad|a "
        "tragedy|tragic|a disaster|a catastrophe|the worst|much)",
    ),
    "_nil": ("0", "zero", "nil", "nought"),
    "zero": (
        "[_will] [try to] (bring|get|put|make|play|take|even) (it|the score|things|us|me|him) [exactly|just] "
        "[up|out] (to|at) [exactly|just] _nil [exactly|precisely|sharp|first|if possible]",
        "[_will] (make|get|bring|play) (it|things|the score|us|me) [exactly|just] (even|level) [first|if "
        "possible]",
        "[_will] (make|have) (it|the score) [exactly|just] _nil", "[aim|go|play] for [exactly] _nil",
        "(exactly|precisely) _nil [please|first|if possible]", "the card that makes (it|the score) [exactly] "
        "_nil",
    ),
    "yield": (
        "no (more|further|other) (<suit>|card|cards) [for|in|on] [this|that|the] [fight|battle|1]",
        "not (a|another|1|1 more) (<suit>|card) [for|in|on] (this|that|the) (fight|battle|1)",
    ),
    "till none": (
        "(when|once|as soon as) [the|my|our|all] <suit> (are|is) (spent|gone|used up|played|out) [,] [then] "
        "[_I] (_stop)",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of others": (
        "against (anyone|anybody|everyone|everybody|all) else [:]", "against [all] [the] (others|rest) [:]",
    ),
    "head of attacked own": (
        "^ : if (he is|they are) (attacked|hit|challenged) [,]",
    ),
    "head of rest": (
        "from (then|that point|that moment) on [:]",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
