"""English turns of speech for how a fight goes on behind the card that answers: how long, with what, and when
its writer wants to be asked again; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

ONWARD_PHRASES = {
    # ------------------------------------------------------------------------------------ he plays again
    "_replies": (
        "(is|are) [still] (playing|answering|replying|going on|carrying on|raising|fighting|coming)",
        "(lay|lays|put|puts|throw|throws) down (another|1 more|anything|something|more) [1|card]",
    ),
    "_me": ("on", "back", "on top"),
    "_trail": (
        "[and|if] (i|we|^) (am|are|is|'m|'re|should be|fall|get) [still|again|then] (behind|below 0|under 0|"
        "losing|negative|in the red) [again|still|then]",
    ),
    "_lead": (
        "and (he|they|~|%) (is|are|leads|lead|gets|get|comes|come) [still|again|then] [back] [ahead|in front|"
        "in the lead|on top] [again|still|then]",
        "and (leads|lead|is ahead|are ahead|gets ahead|get ahead) [again|still|then]",
    ),
    "_sparing": ("but", "only", "just", "except"),
    "answered": (
        "in case of (another|1 more|a further|any further|any) (card|answer|reply) [from (him|them|~|%|the "
        "%)]",
        "(if|when|should) _he [_still] _replies [_me] [_me] (_trail|_lead)",
    ),
    # ------------------------------------------------------------------------------------ one card more
    "play": (
        "[_ill|i|we] [also|then] (add|adds|lay|lays|put|puts|throw|throws|play|plays|send|sends) [also|then] "
        "[in|down] [the|my|our] @ (on top|too|as well|down|to it|on top of it|after it|in)",
    ),
    # ------------------------------------------------------------------------------------ giving up then
    "_stop": (
        "(admit|admits|acknowledge|acknowledges|own|concede|concedes) [that] (i'm|i am|we're|we are|being|to "
        "be|to being|being) (beaten|defeated|done|licked)",
        "(acknowledge|acknowledges|recognise|recognises|recognize|admit|admits|own) [the|my|our] defeat",
    ),
    "_ended": (
        "(it is|it's|that is|that's|all is) [then|all] (finished|done|over|lost|that) [for (me|us)] [then]",
        "[then] (he|they|~|%|the %) [then] (has|have) won", "(he|they|~|%|the %) (wins|win)",
    ),
    "yield": (
        "(i|we|^) (am|are|is) [then] (finished|done|done for|beaten|licked|toast|through|out|out of it)",
        "(i'm|we're) [then] (finished|done|done for|beaten|licked|toast|through|out|out of it)",
        "(it is|it's|all is) [then|all] (over|lost) for (me|us) [then]",
        "[and] (then|with that|after that|after this) [then] _ended",
        "(if|when|should) _he [_still] _replies [_me] [_me] [,] [then] _ended",
        "(that's|that is) then the end",
    ),
    "_spent": (
        "[of] (<suit>|cards|them|those|these|that|it|trumps)",
    ),
    "_afterit": ("after (that|it|this)|then|now|afterwards|with that|by then|behind it|in hand",),
    "aside": (
        "(nothing|no <suit>|no cards|not 1|none|no more [<suit>|cards]) [is|are|be|will be] [more] left "
        "[in hand|to play|for me|for us] [_afterit]",
        "[i|we|i'll|we'll|i've|we've] [then|now] (have|has|had|got|hold|i've|we've) [got] "
        "(nothing|none|(no|no more|not 1|no other|no further) (<suit>|cards|card)) [more|else|left] "
        "[_afterit] "
        "[_afterit]",
        "(i|we|i'm|we're) [then|now] [am|are|will be] (out of|without|through with|done with) _spent "
        "[_afterit]",
        "(i|we) (can't|cannot) (follow|top|add to|better) (that|this|it) [up] [_afterit]",
        "(that|which|this|it) leaves (me|us) (without|with no|no) [more|other] (<suit>|cards)",
        "nothing [more|else|left] (behind|beyond) (it|that|this)",
        "(that|this|it) (is|was|'s|will be) [then] [my|our|the] last (1|card|<suit>|of them|of my <suit>) "
        "[_afterit] [i (have|had|hold)]",
        "(that's|it's) [then] [my|our|the] last (1|card|<suit>|of them|of my <suit>) [_afterit] [i (have|"
        "had|hold)]",
        "(i|we|i've|we've) [have|hold|'ve] [got] (plenty|enough|lots|loads|heaps|tons|a lot|more than "
        "enough|a "
        "few) of (<suit>|them|those|these|cards) [left|still|in hand]",
        "[the|just|my] (only|1|last) [last|more|small|little] (thing|addition|change|point|request|"
        "exception) [:|,]",
        "just this [:|,]", "(plenty|lots|loads|heaps|tons) more (where (that|this|those|they|these) [1] "
        "(came|comes|come) from|"
        "of (them|those|these|the same)|in hand)",
        "(with|and with) (that|this|it)",
    ),
    # ------------------------------------------------------------------------------------ how long
    "_cracks": (
        "(gives|give) (up|in|way|over)", "cracks", "crack", "folds", "fold", "runs", "run", "breaks", "break",
        "yields", "yield", "concedes", "concede", "drops", "drop", "surrenders", "surrender", "collapses",
        "flees", "flee", "retreats", "retreat", "withdraws", "withdraw", "leaves", "leave",
        "(is|are) (done|finished|beaten|broken|gone|out|through|spent|exhausted|on his knees|down)",
        "(has|have) (had enough|nothing left|enough|no more|no cards left|run out)", "(runs|run) (out|away)",
        "quits", "quit", "stops", "stop", "(throws|throw) in the towel", "(calls|call) it a day",
    ),
    "_over": ("[up] (until|till) (he|they|~|%|the %|the enemy|somebody|someone|the other side) _cracks",),
    "_on": (
        "[_will] (keep|keeps) (going|hammering|hitting|pounding|pressing|pushing|at|on) [him|them|it|~] "
        "[with]",
        "[_will] (keep|keeps) (throwing|laying|putting|sending|playing) [at him|him|them]",
        "[_will] (carry|carries|press|push) on with", "[_will] (hammer|pound|hit) [him|them|~] [on] with",
        "[_will] (go|goes) on (throwing|laying|putting) [down]",
    ),
    "fight": (
        "[_will] (play|plays) [the|my|our] <suit> [there|then]",
        "[_will] (defend|defends|defending) (himself|themselves|itself)", "_over", "[and] (do not|don't) "
        "(stop|quit|let up|give up|give in) _over", "[_will] (keep|keeps) "
        "(hammering|hitting|pounding|pressing|pushing) [on] [him|them|~|it] "
        "[_over]",
    ),
    "_upwards": ("upwards", "up", "upward", "ascending", "rising", "from there up", "up from there"),
    "low": (
        "[and] (so on|so forth|on|go on|continue|so) [_upwards] _upwards",
        "[and] from there [on] (up|upwards)",
        "[and] [then] [always|each time] the next [1] (higher|up|bigger)",
        "(starting|beginning) (with|from|at) [the|my] (lowest|smallest|cheapest|low 1|small 1|bottom) [1|"
        "ones|"
        "<suit>|card]",
        "[play|use|playing|using] [the|my] [<suit>] (starting|beginning) (with|from|at) [the|my] (lowest|"
        "smallest|cheapest|low|small) [1|ones|<suit>|card]",
    ),
    # ------------------------------------------------------------------------------------ asking then
    "_rethink": (
        "[_ill|i'd [rather|like to]|we'd [rather|like to]|(i|we) (want|wish) to] [have to|need to|like to|"
        "rather] [first] (have|take) (another|a (new|fresh|second|further|closer)) look [at (it|things|this|"
        "my "
        "hand|my cards|the cards)]",
        "[_ill|i'd [rather|like to]|we'd [rather|like to]|(i|we) (want|wish) to] [have to|need to|like to|"
        "rather] [first] (look at (it|things|this)|think [about (it|that|things)|it over|things over]|see|"
        "decide|reconsider|consider [it]) [again|anew|afresh|first|then|over]",
    ),
    "_asked": (
        "(ask|<ask>|consult|check with|come back to|get back to|write to|tell|wait for) [me|us] [know|hear|"
        "decide|first|again|then]",
        "let (me|us) (know|hear|decide) [first|again|then]",
        "(i|we) (want|would like|wish|prefer) to be asked [first|again]", "(i'd|we'd) like to be asked",
        "_rethink", "(i'd like|i want|i would like|we want) to be (consulted|asked|told) [first|again]",
        "(i|we) (want|need|would like) (a|another) (second|new|fresh|further|closer|other) look [first]",
    ),
    "_onward": (
        "(anything|something|any card|another card|any more|more|a card|the next card|the next 1|a further "
        "card|any further card|any other card) [else|more|further] (is played|goes down|is laid|is laid "
        "down|goes out|is spent|happens|is done|be played|go|goes|are played|go down)",
        "(i|we|you) (play|lay|do|spend|use|go on|carry on|continue) [anything|any|another|on|more|with] "
        "[else|"
        "more|"
        "further|card|it]", "(playing|doing|laying|spending) (anything|any|another|more) [else|more|further|"
        "card|cards]", "(we|you|i|it|things) (go|goes) (on|any further|further|ahead)", "going (on|further)",
    ),
    "_noneplayed": (
        "nothing [more|else|further]", "no (more|other|further) (card|cards)", "not (a|1) [single] (card|1) "
        "more", "no card", "not another (card|1)",
        "(do not|don't|never) (play|lay|spend|do|put down|use) (anything|any card|any cards|a card|another "
        "card|any more|more|any more cards) [else|more|further]",
    ),
    "ask": (
        "_asked [again|first|then] before _onward", "before _onward [,] _asked",
        "(if|when|should) _he [_still] _replies [_me] [_me] [_me] [,] [then] _rethink",
        "(if|when|should) _he [_still] _replies [_me] [_me] [_me] [,] [then] _rethink [,] [and|so|and so] "
        "_asked [before _onward]",
        "(if|when|should|in case) _he [_still] _replies [_me] [_me] [_me] [,] [then] _asked [before _onward]",
        "(if|when|should) (he|they|~|%|the %) (go|goes|come|comes) _over_us [,] [then] _rethink [,] [and|so|"
        "and so] [_asked] [before _onward]",
        "_noneplayed [is|is to be|may be|are] [played|laid|spent|down] without (asking|consulting|checking "
        "with|hearing from) [me|us] [first|again]",
        "_noneplayed [is|is to be|may be|are] [played|laid|spent|down] without my (word|say so|leave|consent|"
        "approval|ok|okay|permission)",
        "_noneplayed (until|till|before) (i|we|i've|we've) [have] (seen|see|know|decide|said|say) [what he "
        "does|his (reply|answer|card)|so]",
        "(stop|wait|halt) [there] and (ask|<ask>) [me|us] [again|first]",
        "(come|get|check) back to (me|us) [again|first|then] before _onward",
        "hold (everything|it|on|off) (until|till) (i've|we've|i|we) [have] (seen|see) [what (he|they) (does|"
        "do|"
        "plays|play)|his (reply|answer|card)|their (reply|answer|card)]",
        "[and] (_ill|i (want|would like) to|i'd like to) see (what (he|they|~) (does|do|plays|play|has|have|"
        "says|say)|his (reply|answer|card)) [first] before _onward",
    ),
    # ------------------------------------------------------------------------------------ another fight
    "_too": ("too", "as well", "also", "now", "then", "next", "even", "in turn", "after that", "again"),
    "head of attacked sides": (
        "(if|when|whenever|should|in case) [that|the] ~ [should] [_too] [_too] (attack|attacks|hit|hits|go "
        "for|goes for|come for|comes for|come at|comes at|go after|goes after|turn on|turns on|fall on|falls "
        "on|fall upon|falls upon|have a go at|has a go at) ^ [_too] [_too] [,|:] [then]",
    ),
    "head of attacked enemy": (
        "(if|when|whenever|should) [that|the] ~ [should] [_too] [_too] (attack|attacks|hit|hits) [me|us] "
        "[_too] "
        "[_too] [,|:] [then]",
    ),
    "head of attacked own": (
        "^ [,] if (attacked|he is attacked) [,]",
    ),
    "allowed": (
        "[even|with] [the|my] @ (ok|okay|is ok|is okay|is fine|fine|allowed|is allowed|may be (played|used|"
        "spent)|can be (played|used|spent)|may go|can go)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
