"""English turns of speech for what follows the first card: which one comes next, which stays, and when all is
given up; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

FURTHER_PHRASES = {
    "_so": ("so", "that is", "meaning"),
    "_over_us": ("over (that|it|me|us|mine)", "above (that|it|me|us|mine)", "against (that|it|me|us)"),
    "_stands_firm": (
        "(not|don't|doesn't) [at once|yet|still|immediately|straight away] (give|gives) (up|in|way)",
        "(not|don't|doesn't) [at once|yet|still|immediately] (concede|concedes|yield|yields|stop|stops|fold|"
        "folds|withdraw|withdraws|run|runs|strike (his|their) (colours|sails))",
    ),
    "answered": (
        "(if|when|should) _he [still|then] _stands_firm [then|after that]", "unless _he (gives|give) (up|"
        "in|way)",
        "(if|when|should) _he (answer|answers|reply|replies) [back|again]",
        "(if|when|should) (he|they|~|%|the %) (go|goes|come|comes) (back|again|on) [_over_us]",
        "(if|when|should) (he|they|~|%|the %) (go|goes|come|comes) _over_us",
        "unless _he (concedes|concede|yields|yield|stops|stop|withdraws|withdraw|folds|fold|runs|run)",
        "should _he (go on|continue|answer|reply|persist|go over (it|that|me|us)|still be ahead)",
    ),
    "play": (
        "[_I] (continue|continues|go on|goes on|follow|follows) [it|that] with @",
        "[and] (after|then) [it|that|them] [with] @", "[the|my] @ (follows|follow|comes after|come after)",
        "[and] [the|my] @ (goes|go) (down|after it|after that|in) [next|too|as well]",
        "(pray|kindly) [to] (lay|put|play|throw) [down] [the|my|our] @ [down]", "pray [the|my] @",
        "[_will] (lay|lays) [the|my|our] @ [down]", "[_will] lay down [the|my|our] @",
        "@ (too|as well) [in that case]",
    ),
    "keep behind": (
        "[but|and] [the|my|our] & [i|we] [would|shall|will] [rather] (keep|hold|hold back|save|spare)",
        "[but|and] [the|my|our] & (i|we) (hold|spare|hold back|want to keep) [back] [_elsewhere]",
        "[but|and] [the|my|our] & (i|we) (would|shall|will) [rather|like to] (keep|hold|hold back|save|"
        "spare)",
    ),
    "keep": (
        "(i|we|i'd|we'd) [would|will|shall|had] rather (lose|give up|concede) [it|this|the fight] than "
        "(play|spend|"
        "use|lose|part with|waste|give up) [the|my|our] @",
    ),
    "concede": (
        "[and] [then] no (cards|card) [and] [then] [_I] (lose|give up|accept|accept it|concede)",
        "(when|if) [that|this|it] (is|are) not enough [,] [then] [_I] (accept|accepts|yield|yields)",
        "(when|if) (that|this|it) (isn't|doesn't suffice|does not suffice) [enough] [,] [then] [_I] "
        "(accept|yield)",
        "(then|rather|then rather|in that case [rather]) (lose|a defeat|lose it|lose the fight)",
        "[_I] (would|shall|will) rather (lose|lose it|lose the fight|give up|give in)",
        "^ (isn't|aren't|is not|are not) worth [even] (a|1|any) [1|lone] (card|cards)",
    ),
    "_stop": (
        "let (him|them|~) have (it|the (day|field|city|town|place|battlefield))",
    ),
    "head of enemy": (
        "[in] (a|any|every|all) (fight|fights|battle|battles) (with|against) [the] %",
        "against [the] % [:|,]", "(fights|battles) (with|against) [the] %",
        "(when|if|whenever|should) (we|i) (fight|meet|face|engage) ~ [,|:] [then]",
    ),
    "low": (
        "[_will] (begin|start|open|lead) with [the|my|our] (_lowest|low|small|cheap) (<suit>|cards|ones)",
        "[and|then] (keep|keep on|go on|carry on) (answering|playing|going) with the (_lowest) "
        "[1|one|card|<suit>] that (puts|gets|brings|keeps) (me|us|him) _ahead",
    ),
    "fight": (
        "[and] (do not|don't) (stop|quit|give up) (until|till|before) (he|she|they|~|%) (does|do|stops|stop|"
        "gives up|give up|folds)",
        "[_will] (_fight) as long as (there's|there is|there are|i have|we have|he has|they have) [still] "
        "[a|1|any] "
        "(<suit>|card|cards) [or [a|1|any] <suit>] [left|to play|in hand]",
        "[_will] (_fight) like (a lion|lions|a tiger|tigers|hell|the devil|mad|heroes|a hero)",
        "[_I] (want|wants|mean|means|intend|intends) to win [it|this|that|here|this 1|this fight]",
        "[_will] (take|use|spend|play) [<suit>] [or] [<suit>] (what|whatever|as much as) [is|it] (needed|"
        "takes|necessary)",
    ),
    "reserve no": (
        "[the|my|our] (reserves|reserve|jokers|joker) (stay|stays|remain|remains) (where (they are|it is)|"
        "put|at home|in "
        "hand|untouched|out of it)",
        "[the|my|any] (reserves|reserve) [:] (never|no|none|not at all|under no circumstances|not 1)",
        "but not [the|my|our|a|any] (reserve|reserves)",
    ),
    "yield": (
        "(leave|give|let) (him|them|~) [have] [the|this] (city|town|place|field|battlefield|victory)",
        "^ (takes|take|accepts|accept|swallows|swallow|bears|bear) [his|their|the|all] # [_troops|losses|"
        "loss|lost] "
        "[like (a man|men)]",
    ),
    "at all costs": ("whatever [it|that] costs",),
    "loss": (
        "[_I] (am|are|i'm|we're) (happy|willing|ready|prepared|content) to (lose|give up|sacrifice) # "
        "[_troops] [,] but "
        "(not|no) (2|3|4|more)",
        "(loss|losses) [:] [_most] # [_troops] [_less]",
        "[_will] (_stop) _once _I (am|are|is) [only|just] [_most] # [points] [_less] (behind|down|short|"
        "under)",
        "[_will] (put up with|live with|bear) [a|the] (loss|losses|defeat) of [_most] # [_troops] [_less]",
    ),
    "head of attacked": (
        "(if|when|whenever|should) [the] % (attack|attacks|come at|comes at|hit|hits|go for|goes for) (me|"
        "us) [,|:] "
        "[then]",
    ),
    "aside": (
        "what (he|they|~) [still] (has|have|does|do|says|say|makes|make) [left|now|to say|of it]",
    ),
    "talk": (
        "(i|we) (won't|will not|shall not) throw good", "_he (won't|will not|can't|cannot) have (more|many|"
        "much)",
        "hope (he|they|~|that|it|for)", "(hoping|praying) (he|they|~|that|it|for)",
    ),
    "head of attacked sides": (
        "(in case|if|when|should) ~ (dare|dares|want|wants|try|tries|choose|chooses|decide|decides) to "
        "(attack|hit|"
        "fight|go for) ^ [,|:] [then]",
        "(if|when|whenever|should) ~ (come|comes|go|goes|march|marches) (to|at|for|after|against|near|up "
        "to|up "
        "against) ^ [,|:] [then]",
    ),
    "head of attacking enemy": ("(when|if|whenever|should) (we|i) attack ~ [,|:] [then]",),
    "head of attacked enemy": (
        "(if|when|should) ~ (come|comes|go|goes) (at|for|after) (me|us) [before that|first|there|then] [,|:]",
        "(if|when|should) ~ (come|comes) (here|over|close|too close|within reach) [,|:]",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
