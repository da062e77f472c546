"""English turns of speech about fights, beside the plainer ones of `en_plans` and `en_answers`; `en_plans`
tells how a phrase is written.
"""

from __future__ import annotations

SPOKEN_PHRASES = {
    "_deny": (
        "[_I] (shouldn't|mustn't|should not|must not|may not|is not to|are not to|shall not|will "
        "not|needn't)", "[_I] (do|does) not (want|wish|intend) to", "(i'd|we'd) rather not",
        "(i'm|we're) not going to", "under no circumstances [_I]", "on no account [_I]",
    ),
    "_will": (
        "(i'm|we're) (willing|happy|ready|prepared|content) to", "go on and", "go ahead and",
        "try to", "[_I] (am|are|is) going to", "(i'm|we're) going to", "feel free to",
        "you (can|may)", "may",
    ),
    "_most": (
        "no more than", "anything up to", "at the outside", "as many as", "not exceeding", "only",
    ),
    "_less": (
        "or below", "or better", "or even less", "at the very most", "maximum", "at the outside",
    ),
    "_points": (
        "in cards", "points of", "points or so", "points in cards", "card points", "pips in cards",
        "points all told",
    ),
    "_stop": (
        "call it quits", "pack it in", "cut (my|our) losses", "pull out", "back out", "stop there",
        "leave it there", "let it go", "stand down", "that's where (i|we) stop", "stop playing",
        "stop the fight", "quit the fight", "give up the fight", "admit defeat",
        "accept defeat", "give in", "call it a day", "take what comes", "stop right there", "resign",
        "fold", "drop out", "throw in the towel", "surrender", "it's over", "it is over", "so be it",
        "we are finished",
    ),
    "_replies": (
        "(come|comes) over [it|me|us|that]", "be leading", "is leading", "are leading", "leading",
        "(isn't|is not|aren't|are not|not) [be] (impressed|done|finished|satisfied|content|"
        "convinced|beaten)", "wants more", "want more", "wants to go on", "has something left",
        "have something left", "has more to say",
        "(doesn't|does not|won't|don't) (let go|back down|back off|yield|fold|budge|give way)",
        "(play|plays|lay|lays|put|puts|throw|throws) (something|anything|more|another|1) [(down|in|"
        "on top|against (it|me|us)|at (me|us))]", "still (has|have) (something|more|cards)",
        "get back in front", "gets back in front", "get back ahead", "gets back ahead", "overtakes",
        "overtake", "ups the stakes", "has the lead", "have the lead", "take the lead",
        "takes the lead", "react", "reacts", "resist", "resists", "hang on", "hangs on", "hold out",
        "holds out", "fight back", "fights back", "be ahead", "ahead", "lead", "insist",
    ),
    "_I": ("madame", "her majesty", "his majesty"),
    "_none": (
        "_once (none|no card|none of them|not 1|nothing) (does|do|is enough|suffices|will do|works|helps|"
        "gets that far|reaches that)",
    ),
    "till none": ("_none [,|:] [then] [_will] (_stop)", "[_will] (_stop) [,] _none"),
    "till none, then ask": ("_none [,|:] [then] [please] ask [me|us]", "ask [me|us] [,] _none"),
    "_me": (
        "with (anything|something|a card|another 1|1)", "anyway", "on me", "against (it|that|me|us)",
    ),
    "_still": ("still", "ever", "really", "nevertheless", "nonetheless"),
    "answered": (
        "if (pressed|necessary|called for|challenged|countered|he insists|asked|possible)",
        "(if|when|should) (i|we|^) (then|still|again) [still|again|then] (lose|am losing|are losing|"
        "trail|am trailing|are trailing)",
        "(if|should) (that|it|this|he|they) (not|isn't|doesn't|won't|not be) [be] (do|do it|enough|"
        "suffice|work|hold|done|the end of it)", "if (i|we) (have to|must|need to|need it|need more)",
        "if it comes to that", "if it has to be",
        "if (that's|that is|it's|it is) not enough [to get (me|us) _ahead]", "should it be needed",
        "if (more|another|another 1|it) is needed", "(as|when|where) required",
        "if (that|it) (isn't|is not) enough to get (me|us) _ahead",
    ),
    "play": (
        "[and] (_ill|i'd|we'd) [rather] (go|come|answer|reply|fight|hit back|counter|respond) with @",
        "[_will] (follow|continue|go on|carry on|come back|answer|reply|counter|respond|defend) "
        "with @", "[_will] [go] (with|for) @", "[_will] go @",
        "[_will] (put|slam|whack|chuck) [down] @ [down]",
        "@ (is|be) (my|our) (answer|reply|card|choice|pick|response|move)",
        "(my|our|the) (answer|reply|card|choice|pick|response) (would be|will be|shall be) @",
    ),
    "cards": (
        "(followed|backed up|supported|continued) (by|with) @", "the (other|second|next) @",
        "(beginning|starting) with @", "@ (on top|as well|too|behind it)",
        "(my|our) (lovely|little|big) @", "@ comes (first|next|second|last|third)",
        "@ (second|third|last|next)",
    ),
    "yield": (
        "[^|$] (pull|pulls|bow|bows|step|steps|drop|drops) (out|aside)",
        "(i'd|we'd) rather (keep|save) (my|our|the) cards",
        "(keep|save) (all|my|our|the) [my|our|the] cards",
        "(i'm|i am|we're|we are) not (wasting|spending|playing|throwing away|throwing) (a|any|1|a "
        "single|1 single|good|more) [good|single] (card|cards|<suit>) [on (it|this|that)]",
        "no (card|cards|reply|answer|response|resistance|fight) from (me|us|^|$|$ 's side) [this "
        "time|here]",
        "(i|we) (don't|do not|won't|will not) (want to|wish to|intend to|care to) (fight|play) "
        "[this|this 1|it|here|that] [out]",
        "(i|we|$|^) (don't|do not|doesn't|does not|won't|will not) (fight|play) [this|this 1|it|"
        "here|that|on|back]",
        "(i|we|$|^) (accept|accepts|take|takes|swallow|swallows) (the|this|a|our|my) (defeat|loss|"
        "beating|losses|punishment) [of # [_troops]] [and (lose|loses) [the|our|my] # [_troops]]",
        "(we|i|$|^) [will] (lose|loses|losing) [the|these|those|our|my|just|only] # [_troops]",
        "(we|i|$|^) (give|gives|yield|yields) (in|up|way|the field|the day)", "no defence",
        "(we|i|$|^) (accept|accepts) defeat",
        "(that is|that's) (enough|enough for me|enough for us|the end of it|as far as (i|we) go)",
        "(there is|there's) no defending [this|that|it]",
        "(the|this) (fight|battle|city|field) is (his|theirs|yours|lost)",
    ),
    "loss": (
        "[_will] (_stop) [with|at|on|for] [a] (loss|defeat) [of] [only] [_most] # [_troops] [_less]",
        "[_will] (_stop) [a fight|the fight|it] _once (we|i|he|they) [can|could] (get|come|be) (out|"
        "away|off) (with|at|for) [a] [loss of] [losing] [only|just] [_most] # [_troops] [loss|"
        "losses|lost] [_less]",
        "[_will] (_stop) _once (it|that|this) (would|will|only|just|only would|would only|will only|"
        "does only) [only|just] (cost|costs) [me|us|him|them] [_most] # [_troops] [_less]",
        "_once (it|that|this) (would|will|only|just|would only|will only) [only|just] (cost|costs) "
        "[me|us|him|them] [_most] # [_troops] [_less] [,] [then] [_will] (_stop)",
        "_once (i'm|we're|i am|we are) (losing|down to losing|down to) [only|just] [_most] # "
        "[_troops] [_less] [,] [then] [_will] (_stop)",
        "[_will] (_stop) _once (i'm|we're|i am|we are) (losing|down to losing|down to) [only|just] "
        "[_most] # [_troops] [_less]",
        "[_will] (_stop) _once _I (get|gets) (away|off) with [only|just] [a loss of|losing] [_most] "
        "# [_troops] [_less]",
        "(nobody|no 1) (is to|should|may|shall|must|loses|lose) [lose] more than # [_troops]",
        "[with] losses (up to|of up to|to) # [_troops]",
        "(never|not) [a loss of] more than # (_troops|loss|losses|lost)",
        "[a] # [_troops] (loss|losses) (is|are|would be) (fine|ok|okay|acceptable|all right|"
        "bearable)", "# _troops (is|are) (ok|okay|acceptable|bearable|all right|fine) to lose",
    ),
    "spend": (
        "[_will] (limit|restrict|confine) (it|yourself|myself|ourselves|himself|themselves|him|them|"
        "the cost|the expense) to [_most] # [_points]",
        "[_will] (spend|use|put|throw|stake|risk|invest) [_most] # [_points] (in|into|on|at) (it|"
        "that|this|him|them|the fight|that fight|this fight|the battle|that 1|a fight|any fight|"
        "each fight)",
        "_deny (spend|use|put|stake|risk|invest|waste) more than # [_points] (in|into|on) (it|that|"
        "this|him|them|the fight|that fight|this fight|the battle|that 1|a fight|any fight|each "
        "fight)", "[_will] use no more than # [_points]",
    ),
    "spend in all fights": (
        "(nobody|no 1|no general) (is to|should|may|shall|must|is allowed to|can|will) (spend|use|"
        "play|waste) more than # [_points]",
        "(nobody|no 1|no general) (spends|uses|wastes) more than # [_points]",
    ),
    "limit": ("(limit|cap|ceiling|maximum|budget) (of|is|at) #",),
    "fight": (
        "[_will] (_fight) with (everything|all|whatever) (we've|we have|i've|i have|they have|he has) [got]",
        "[_will] (give|throw at) (them|him|it|~) (everything|all) [(we've|we have|i've|i have|they "
        "have|he has) [got]]", "[_will] (play|use) everything [(we|i) (have|need)]",
        "[_will] (hold|stand) (his ground|our ground|my ground|out|to the last)",
    ),
    "low": (
        "[_will] (play|spend|use) as (little|low|few|cheaply) as (will do|is needed|needed|"
        "necessary|i can|we can|you can|it takes|possible|required)",
        "[_will] (play|plays|start|starts|begin|begins|go|goes|stay|stays) (low|small|cheap)",
        "[play|use] [the|my|our] (low|lowest|small|smallest|cheap|cheapest|little) (card|cards|ones|"
        "<suit>) (to start with|to begin with|first)", "(cheap|small|low) stuff first",
        "(sparingly|economically|as cheaply as possible)",
        "[the|my|our] (lowest|smallest|cheapest|low|small) [card|cards] that (works|wins|does it|"
        "will do|is enough|puts (me|us|him|them) _ahead|gets (me|us|him|them) _ahead)",
        "always (lowest|smallest|cheapest) (card|cards) [first|that (works|does it|is enough|will "
        "do)]",
    ),
    "high": (
        "[_will] (play|plays|start|starts|begin|begins|go|goes|hit|hits) (high|big)",
        "[_will] (play|use) [the|my|our] (high|highest|big|biggest|best|strongest) (card|cards|ones|"
        "<suit>) (first|to start with|from the start|at once)", "(big|high) (stuff|guns|ones) first",
    ),
    "reserve no": (
        "(keep|save|spare) [the|my|our|both] (r|rs|r's)", "(no|without) (r|rs|r's)",
        "[_will] (keep|leave) (my|our|your|the) hands off [the|my|our] (reserve|reserves|joker|"
        "jokers)",
        "[_will] leave [the|my|our|both] (reserve|reserves|joker|jokers) (alone|out|out of it|where "
        "it is|where they are|in hand)",
        "_deny (touch|use|play|spend|waste) [either|both] [of] [the|my|our] (reserve|reserves|joker|"
        "jokers)",
        "[i'm|i am|we're|we are] (saving|keeping|holding|holding back|hanging on to) [both|all] "
        "[of] [the|my|our] (reserve|reserves|joker|jokers) [back|for later|for now]",
    ),
    "reserve never": ("(no|never any) (reserve|reserves|joker|jokers) in any (fight|battle|combat)",),
    "play reserve": (
        "(i'd|i'll|we'd|we'll) [like to|rather] (play|use|put down|spend) [a|1|my|the|1 of my|1 of "
        "the] (reserve|reserves|joker|reserve card) [,|as|at|worth|with|for|:] [a|an|1] [value|"
        "worth] [of] #", "(reserve|reserves|joker|r) (as|at|worth|for|=|value) [a|an] #",
        "[a|1|my|the|1 of my|1 of the|both] (reserve|reserves|joker|reserve card) [,] [with] [a] "
        "(counted|counting|valued|value|worth|taken) [as|at|of|for] [a|an] #",
    ),
    "keep": (
        "[_will] (want|like|prefer) to (keep|save|hold) [my|the|our|both] @ [back|for later]",
        "(saving|keeping) [my|the|our|both] @ [back|for later|for (another|a rainy) day]",
        "_deny (part with|let go of|spend|give up) [my|the|our] @",
    ),
    "no more": (
        "nothing beyond (it|that)",
        "nothing (on top|after that|more after that|more than that|further)",
        "not a (single) (card|1) more", "that's my lot", "that is my lot",
        "(i'll|we'll) leave it at that",
        "(save|keep|hold|hold back) the (other|others|remaining) [cards|<suit>]",
        "but (that's|that is) it", "and (that's|that is) it",
    ),
    "ask in all fights": (
        "_deny (fight|play|do|decide|start|settle) (anything|any fight|any battle|any fights|1|a "
        "fight|a battle|any card|a card|fights|battles) (without|before) asking [me|us] [first]",
        "(no|never any) (fight|battle|fights|battles|cards) without asking [me|us] [first]",
        "(i'd|we'd|i'll|we'll) [like to|rather|prefer to] (decide|fight|play|handle|do|fight out) "
        "(all|every|each|the|my) [the|my|of the|of my] (fights|battles|fight|battle) (myself|"
        "ourselves|card by card|by hand)",
        "ask [me|us] [first] (about|in|before|for) (all|every|each|any) [the|my|our] (fights|"
        "battles|fight|battle)",
    ),
    "ask": (
        "(i'd|we'd) (like|prefer|love|rather) [to] (be asked|decide|choose) [again|then|first|after that]",
        "_ill (decide|see|choose|tell you) [on] [about] [what to do|what comes|the rest|what "
        "next|the next 1|the next card|further] [next|then|after that] [once|when|after] [(i|we) "
        "(see|saw|have seen|know|i've seen|we've seen)] [his|their|what|the] [answer|reply|card|"
        "response|he does|they do]",
        "(i'll|we'll|i will|we will|i must|we must|i have to|we have to|i want to|i'd like to) think [again] "
        "[about] [what to do|what comes|the rest|what next|the next card] [then|next|after that|first]",
        "(i've|we've|i have|we have) seen (his|their|the) (answer|reply|card)",
        "(wait|stop) (for|and ask|and wait for) (me|us|my decision|further orders|new orders|"
        "instructions)",
        "(check|come back|get back|talk|report) [back] (with|to) (me|us) [again|then|first|after "
        "that]", "(let|leave) (me|us) decide [again|then|after that]",
        "(let|leave) it to (me|us) [to decide] [again|then|after that]",
        "ask (me|us) [again|what to do|how to go on|how to continue] (next|then|after that|from "
        "there|afterwards)",
    ),
    "head of all": (
        "in a (fight|battle|combat)",
        "(as for|when it comes to|concerning|about|regarding) (fighting|battle|battles|combat|"
        "combats|fights)", "(on|for) (a|any|each|every) (fight|battle|combat)",
        "for (everybody|everyone|anybody|all)", "(by|as) default [in (fights|battles|combat)]",
        "(anywhere|in whatever fight|in whatever battle)",
        "should it come to (fights|fighting|a fight|blows|a battle)",
        "if (we|i|any of us|1 of us|any of my generals|any of our generals|anyone of mine) [should] "
        "(get|gets|end up|ends up|is|are|land|lands) (in|into) (a|any) (fight|battle|combat|fights)",
        "any (fight|battle|combat) [at all] [:]", "battle (plan|plans|orders) for everyone [:]",
        "(our|my|the) general (plan|rule|policy|instruction|line) [is|:]", "fighting [:]",
    ),
    "head of others": (
        "(everywhere|anywhere) else", "(all|any) (other|others) [:]", "the others [:]",
    ),
    "head of own": (
        "(in|as for|for|during|at|with|on) [the] ^ ['s] (fight|battle|fights|battles|combat) [:]",
        "(in|for|during) [the|any] (fight|battle|fights|battles) (of|with|by|involving) ^ [:]",
        "^ (can|could|is allowed to|are allowed to|has leave to|have leave to|does|do|would)",
        "(as to|as far as|concerning) ^ [is concerned|are concerned] [:]", "(let|have|make) ^",
        "^ [will|shall|should|may|can] (defend|defends) [himself|themselves] [with]",
        "what ^ (does|do)", "(if|when|should) ^ [is|are|be] (in a|in any) (fight|battle)",
    ),
    "head of him": ("(let|have|make) (him|them)", "(in|for) (his|their) (fight|battle)"),
    "head of attacked him": (
        "(if|when|whenever|should) (he|they) [is|are|gets|get|be] [to be] [attacked|hit|challenged] "
        "(back|by anyone|again|attacked|hit|challenged) [later|there|then|in turn] [,] [then]",
        "(if|when|whenever|should) (anyone|anybody|someone|somebody|an enemy|the enemy|~|any enemy) "
        "(attack|attacks|hit|hits|go for|goes for|come for|comes for) (him|them) [there|then] [,] "
        "[then]",
    ),
    "head of attacked": (
        "(if|when|whenever|should) (anyone|anybody|someone|somebody|any of us|any of ours|any of my "
        "generals|any of our generals|1 of mine|1 of ours|any of mine) (_fought|be attacked) [,] "
        "[then]",
        "(if|when|whenever|should) (anyone|anybody|someone|somebody) (dare|dares) [to] attack [me|"
        "us] [,] [then]", "(when|while|if) (defending|on the defensive|on defence)", "in defence",
    ),
    "head of attacked own": (
        "(if|when|whenever|should) (anyone|anybody|someone|somebody|an enemy|any enemy|he|they) "
        "(dare|dares) [to] (attack|hit) ^ [,] [then]",
        "(whoever|anyone who|anybody who) (attack|attacks) ^ [,|:]",
    ),
    "head of enemy": (
        "[then] (battle|fight|fights|attack|attacks|engage|engages|hit|hits|take on|takes on) ~ "
        "[there|here|hard] [:]",
        "(as for|for|in|during|on) [the] (attack|assault) (on|against|upon) ~ [:]", "on ~ [:]",
        "(whoever|when anyone) (fight|fights|meet|meets) ~ [:]",
    ),
    "head of this": (
        "[for|in] (this|the present|that|the|the same) (fight|battle|combat|engagement) [there] [:]",
        "(for|in) (this 1|that 1|this|that)",
        "(in|during) the (ensuing|following|resulting) (fight|battle)",
    ),
    "otherwise": (
        "(if|when|should) (it|that|this) (can't|cannot|can not|not) be (had|done|got|gotten) [for #|"
        "for that|so cheaply|cheaper] [then]", "(beyond|above|over|past) (that|this|it)",
        "if (it|that|this) (costs|cost|would cost|takes) more [than that|than this] [then]",
    ),
    "_he told of": ("he", "they", "him", "them"),
    "_subject": (
        "i", "we", "he", "they", "it", "that", "this", "there", "you", "his", "my", "our", "your",
        "their", "i'm", "we're", "he's", "it's", "that's", "there's", "they're", "what", "poor",
        "i've", "we've", "you've", "who", "let's", "i'd", "we'd", "she", "those", "these",
    ),
    "reason": (
        "because", "since", "as (i|we|he|they|it|that|my|our|his|their|the|there)",
        "for (i|we|he|they|it)", "seeing that", "given that", "seeing as", "considering that",
        "which", "even though", "although", "so that", "in the hope that", "hoping", "in the hope of",
        "being", "what with",
    ),
    "_narrowing": (
        "only", "just", "mostly", "usually", "sometimes", "otherwise", "else", "except", "apart",
        "besides", "twice", "half", "part", "later", "first", "last", "unlike", "but", "rather",
        "instead", "other", "others", "both", "neither", "either", "don't", "won't", "can't",
        "shouldn't", "never", "no", "nor",
    ),
    "aside": (
        "no (heroics|mercy|quarter|fuss|nonsense|matter)",
        "from the (start|beginning|outset|very start)", "right from the (start|beginning)",
        "throughout", "on the other hand", "though", "likewise", "between them",
        "all of them (if|as) (needed|need be|necessary|required|_I (must|have to|need to|need them))",
        "(in|on) (a|any|1) (fight|battle)", "so there", "and so on", "as usual",
        "# _troops (won't|will not|don't|do not|wouldn't) (kill|hurt|ruin|bother|break) (us|me|"
        "anyone)", "(tell|inform) ~", "no hard feelings", "all 3", "all of them",
        "in (that|this|the following|the) order", "in the order", "straight", "take that", "lol",
        "haha", "ha", "and see what he does", "and see what (happens|they do|~ does)",
        "(if|should) he (likes|wants)", "after all", "all told", "in sum", "overall", "a piece",
        "hang on", "right", "good", "great", "fine", "alright", "go", "go on", "come on", "no less",
        "of mine", "of ours", "very", "there", "still", "for that reason",
        "as a (reply|start|first step)", "once again", "for the sake of it", "in reply",
        "if you please", "if you'd be so kind", "if you don't mind", "if (i|we) may",
        "if that's (ok|okay|all right)", "next to", "whoever (it is|comes|he is)", "at all",
        "as it were", "so to speak", "for both", "in return", "yet", "that is", "i say", "we say",
        "up front", "in front",
    ),
    "talk": (
        "(i|we) (have|'ve|hold) [got] (plenty|enough|lots|loads|heaps|a lot) of",
        "(i've|we've) [got] (plenty|enough|lots|loads|heaps|a lot) of", "we've plenty of",
        "i've plenty of", "no sense in", "it isn't worth", "it's not worth", "not worth",
        "it is not worth", "they're the best", "which is more than", "bad luck", "good thing",
        "i can afford", "we can afford", "too (good|many|much|few|precious|dear|expensive)",
        "far too",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
