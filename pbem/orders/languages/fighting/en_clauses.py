"""English phrases for battle plans: the same few clauses, with any verb for playing a card."""

from __future__ import annotations

CLAUSE_PHRASES = {
    "_now": (
        "always", "then", "each time", "every time", "in each case", "just", "only", "simply", "again",
        "there",
        "for (that|this|it)",
    ),
    "_deal": (
        "(play|plays|use|uses|take|takes|pick|picks|choose|chooses|put down|puts down|lay|lays|throw "
        "in|throws "
        "in|send in|sends in|go with|goes with|answer with|answers with|spend|spends|give|gives)",
    ),
    "_sets": ("(puts|put|gets|get|brings|bring|keeps|keep|takes|lifts|carries|pushes)",),
    "_whom": ("(me|us|him|them|himself|themselves|~|^)",),
    "_wins": (
        "(that|which|what) [just|will|already|still] _sets _whom [just|back|again] _ahead",
        "[,] [just] enough to (be|get|stay|come|keep) [just|back] _ahead",
        "with which (he|they|i|we|^) (comes|come|is|are|gets|get) [back|again] _ahead [again]",
        "(that|which|what) (is|are) [just] enough [to (be|get|stay|come) [back] _ahead]",
        "[that (is|are)] (needed|necessary|required) [to (be|get|stay|come) [back] _ahead]",
        "(it|that) takes [to (be|get|stay|come) [back] _ahead]",
    ),
    "low": (
        "[as] (cheap|cheaply) [as possible]", "on the cheap",
        "[_now] with [_mine] (_lowest) [1|card|<suit>] _wins",
        "[_now] [_will] [_now] [_deal] [_now] [_mine] (_lowest) [1|ones|card|cards|<suit>] _wins [_now]",
        "[_now] [_will] [_now] _deal [_now] [_mine] (_lowest) (1|ones|card|cards|<suit>) [_now]",
        "(low|small|cheap) (cards|ones|<suit>) [only] [,] [just] enough to (be|get|stay|keep) _ahead",
    ),
    "high": (
        "[_now] [_will] [_now] _deal [_now] [_mine] (_highest|best|big) (1|ones|card|cards|<suit>) [_now]",
    ),
    "loss": (
        "[_will] (takes|take|accepts|accept|swallows|swallow|bears|bear) [a|the] loss of 1 or # [_troops]",
        "_I (do not|don't|does not|doesn't) mind giving up if (it is|it's|its|it costs) [only|just] # "
        "[_troops]",
        "[at] 1 or # behind [,] [_will] (_stop)", "(bail|bails) [out] at [a] (-|minus|score of -) #",
        "is he [only|just] # behind [,] [so|then] [shall|will] [he] (_stop)",
        "[_will] (takes|accepts|swallows|bears) [a|the] (loss|losses|defeat) [of] [_most] # [_troops] "
        "[_less]",
        "[if|when|once] [_I|i'm|we're] [am|are|is] (down|behind|back|trailing) [by|for|with|of] [only|just] "
        "[_most] # "
        "[points|point|_troops] [_less] [,|:|-] [then] [just|simply] [_will] (_stop)",
        "(_stop) as soon as (it|that|this) (costs|cost) [me|us|him|them] (no more than|not more than) # "
        "[_troops]",
    ),
    "no more": (
        "(when|once|as soon as) [the|my|our] @ (is|are) (gone|spent|played|used up|out) [too|as well|also] "
        "[,] [then] [_I] (_stop)",
        "(that is|that's|it is|it's) the only (card|1) (i|we) [want to|will|would like to|would|am "
        "willing to] "
        "(spend|play|use|give|waste|put in) [there|here|on it|on that|for it|for that|on him|on them]",
        "(no other|not another|no further) (card|cards) [there|here|on it|on that|for it|for that]",
    ),
    "_fought": ("become attacked", "becomes attacked"),
    "answered": (
        "(if|when) (i|we|he|they) (need|needs) (a card|cards|1) [at all]",
        "(if|when|should) (he|they|~|%) (answer|answers|reply|replies|go on|goes on) and (^|i|we|he|they) "
        "(am|is|are|be) (behind|below 0|under) [again|still]",
        "(if|when) (he|she|they|~) (comes|come) back at (me|us|him|them)",
    ),
    "play": ("[and] [the] @ goes in [as well|too]", "only [my|the|our|his|their] @"),
    "play no more": (
        "[_will] [_deal] (at most|at the most|no more than|not more than|nothing but|nothing more than) "
        "[my|the|our|his|their|these] @",
        "[my|the|our|his|their|both|all] @ (can|may) be (spent|used|played) [,] but (no|not) more [than "
        "(that|these|those)]",
        "_deny (play|spend|use) more than [my|the|our|his|their|these] @",
    ),
    "_comes last": ("last", "end"),
    "_whatever case": ("case", "event"),
    "fight": (
        "[_will] (if need be|if necessary) all [of] [my|the|our|his|their] <suit>",
        "[_will] all [of] [my|the|our|his|their] <suit> if (need be|needed|necessary|required|_I "
        "(must|have to|has to))",
    ),
    "cards": (
        "[the|my|our] @ (last of all|at the end|at the very end|comes last)", "@ (ok|okay|allowed)",
    ),
    "head of sides": (
        "^ (against|versus|vs|v|>) ~ [,] (from then on|from here on|after that|afterwards) [,|:]",
    ),
    "head of attacked": (
        "(defence|defense|defend|defending) [everywhere|always|anywhere|in general|generally] :",
    ),
    "number of cards": (
        "_deny (spend|use|play|waste) (more than|over) # cards [on|for] [it|that|this|him|them]",
    ),
    "otherwise": (
        "in [the|any|every] other case [,]",
        "[at] (anything|everything) (worse|more) [and] [,]",
        "[and|but] (if|when) (it is|it's|that is|that's|it costs) more [than that] [,] [then]",
    ),
    "may play": (
        "[in that fight] (it|[the|my|our] @) (can|may) be (played|used|spent) if (i|we|he|they) "
        "(need|needs) it",
    ),
    "spend": (
        "(he|they|^) (gets|get|has|have) <suit> (up to|for) # points [, not more|, no more|at most]",
        "[_will] (spend|spends|pay|pays|invest|put in|use) [_most] # [_points] [on|for] "
        "[it|that|this|them|him] "
        "and (not 1 [point] more|not one more|no more than that|that is it|that's it)",
        "_deny (spend|use|pay|waste|play|put in) (more than|over) # [_points] [on|for] "
        "(it|that|this|them)",
        "[but] (altogether|together|in all|in total|overall) (not|no) more than # [_points]",
        "[but] no more than # [_points] (altogether|in all|in total|overall|all told)",
    ),
    "keep": (
        "[my|the|our|his] @ (stays|stay|remains|remain)",
        "(hands off|leave alone|don't touch|not touching) [my|the] @",
        "[_I] (should|would) [rather] (like|love|prefer) to (keep|save|hold back|hold on to) "
        "[my|the|our|both] @",
        "[the|my|our] & (i|we) (should|would) [rather] (like|love|prefer) to (keep|save|hold back|hold "
        "on to)",
        "[the|my|our] & (he|they|^) (does|do|is to|are to|must|should) not (play|use|spend|touch)",
        "[the|my|our] & (he|they|^) (doesn't|don't|mustn't|shouldn't) (play|use|spend|touch)",
    ),
    "reserve no": (
        "[only|just] <suit> [only] [,] (no|without|not) [the|any] (reserve|reserves|joker|jokers)",
        "[both] [the|my|our] [2|3|both|all] (reserve|reserves|joker|jokers) (i|we) [(should|would) like "
        "to|want "
        "to|would rather|will|shall] (keep|save|hold back|hold on to)",
        "[both] [the|my|our] [2|3|both|all] (reserve|reserves|joker|jokers) (stay|stays|remain|remains) "
        "(in|at) "
        "[the|my|our|their] (chest|box|drawer|pocket|bank|barracks|stable|hand|home|house)",
        "[_I] (should|would) [rather] (like|love|prefer) to (keep|save|hold back) [both|the|my|our] "
        "[both|the|2] "
        "(reserve|reserves|joker|jokers)",
        "[and|also] no (reserve|reserves|joker|jokers) (there|either|for (that|this|it)) [either]",
    ),
    "_hits": ("get at", "gets at", "come at", "comes at", "fall on", "falls on", "catch", "catches"),
    "head of own": ("^ (fight|battle|combat) (:|-)", "(in|for) ^ (fight|battle|combat) [:|,]"),
    "head of attacked sides": (
        "(if|when|whenever|should|in case) ~ (come|comes|go|goes) (for|at|after|against) ^ [,|:] [then]",
        "(if|when|whenever|should|in case) ~ (come|comes|comes calling|come calling|turns up|turn "
        "up|shows up|"
        "show up|shows his face|show his face|calls|call|appears|appear|knocks|knock) [,|:] [then] ^",
        "^ [:|,] (if|when|whenever|should|in case) ~ (come|comes|comes calling|come calling|turns up|turn up|"
        "shows up|show up|calls|call|appears|appear) [,|:] [then] [they|he]",
    ),
    "head of attacked enemy": (
        "(if|when|whenever|should|in case) ~ (come|comes|comes calling|come calling|turns up|turn "
        "up|shows up|"
        "show up|shows his face|show his face|calls|call|appears|appear|knocks|knock) [,|:] [then]",
    ),
    "aside": (
        "the first # included", "[so] _I (am|are|is) # points (in front|ahead)", "so be it",
        "[then] (continue|carry on|go on|afterwards|after that) [like this|like that|this way|as follows] :",
        "for a rainy day", "for rainy days", "for my old age", "for another day", "for better days",
        "for next time", "for worse days", "for what is to come", "for what comes", "for the next turn",
        "[the] # (counted with|included|counted in|counted)", "(<suit>) for (that|this|it)", "in that fight",
        "in that 1",
        "# _troops (i|we) (do not|don't|won't|will not) give away [for free|for nothing|lightly]",
        "more (it is|it's|that is|that's|he is|they are) not worth", "(it|that) is not worth more",
        "(it's|that's) not worth more",
    ),
    "head of this": ("(in|for) that (fight|battle|combat) [,|:]",),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
