"""English turns of speech about how far to go in a fight, beside the plainer ones of `en_plans`,
`en_answers` and `en_spoken`; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

FREE_PHRASES = {
    "_short": (
        "max", "pts", "pt", "vs", "res", "approx",
    ),
    "talk": (
        "_he (won't|will not|can't|cannot|doesn't|does not|didn't|hasn't|haven't|has not|has no|have no|has "
        "nothing|have nothing) (have|like|beat|answer|top|expect|enjoy|love|match|to answer|to beat|answer "
        "to|got|see)", "(let|now let) (him|them|~) (chew|sweat|worry|think|ponder|try|cry|weep|wonder|"
        "run|go)",
        "(he|they|~) (will|is going to|are going to|may|can|should) (hate|like|love|enjoy|sweat|chew|cry|"
        "weep|regret|feel)",
    ),
    "named again": (
        "[,] (that is|i.e.|that's|meaning|namely|in other words) [the|my] @",
        "[and] (so|thus|hence) (that|it|this) (must be|is|will be|would be|has to be|should be) [the] @",
        "(that|it|this) (must be|has to be|will have to be) [the] @",
    ),
    "_rule": (
        "stop", "quit", "give", "accept", "most", "max", "maximum", "limit", "never", "always", "more",
        "concede", "yield", "fold", "acceptable", "bearable", "tolerable", "fine", "ok", "okay", "allowed",
        "nobody", "tops", "cap", "budget", "ceiling", "resign", "surrender", "settle",
    ),
    "_points": (
        "pts [.]", "pt [.]", "points altogether", "points in all", "points all in all",
    ),
    "_troops": (
        "soldier", "soldiers", "strength point", "strength points", "guys", "blokes",
    ),
    "_I": (
        "she", "who",
    ),
    "_will": (
        "[_I] (am|are|is) (only|merely) to", "[_I] only", "[_I] always", "(i'd|we'd|he'd|they'd) [rather]",
        "(he'll|they'll|it'll|he'd|they'd)", "[_I] (can|may|should|must) (happily|gladly|safely)",
    ),
    "_fight": (
        "hang in there", "keep at it", "keep it up", "stick with it", "stick it out", "stay in", "stays in",
        "battle on", "plays to win", "keeps fighting", "keeps going", "keeps playing", "fights on",
        "fights back", "goes on fighting", "fight back",
    ),
    "_less": (
        ", not more", ", no more", ", and no more", ", but not more", ", but no more", ", not a man more",
        "but not more", "but no more", "and not more", "not more", "not 1 more", "and that's it",
        "and that is it", "and nothing more", "or lower", "or smaller", "and not a man more",
    ),
    "_most": (
        "no more [at all] than", "a mere", "a total of",
    ),
    "_stop": (
        "stops", "stops fighting", "quits", "gives in", "gives it up", "gives way", "gives up", "surrenders",
        "breaks off", "breaks it off", "calls it a day", "throws in the towel", "pulls out", "backs down",
        "backs out", "folds", "resigns", "drops out", "packs it in", "leaves it",
        "leaves it at that", "lets it go", "lets them win", "lets him win", "give him the field",
        "leave the field", "leaves the field", "take it on the chin", "takes the loss", "accepts the loss",
        "accepts (his|the|their|our|my) defeat",
        "accepts defeat", "swallow it", "take it", "stop it", "throw it", "give them the field",
        "call it off", "lay down (our|my|his|their|your) arms", "lays down his arms",
    ),
    "_time": (
        "each time", "every time", "always", "each round", "every round", "on every go", "on each go",
        "(whenever|when|each time|every time) it's my turn", "(whenever|when) it is my turn",
        "in every round",
    ),
    "_over": (
        "(until|till) (it|the fight|this fight|that fight|the battle|the whole thing|this|all) (is|has been) "
        "(decided|over|won|settled|finished|done)", "[up] (until|till|to) the (end|very end|finish)",
        "(until|till) (it's|that's|its) (decided|over|won|settled|finished|done)",
        "(until|till) (he|they|~|1 of us|someone|somebody) (gives|give) (up|in)",
    ),
    "_on": (
        "[_will] (go|carry|keep|play|goes|carries|keeps|plays) on [to play|playing] [with|using|by playing]",
        "[_will] (continue|continues|keep|keeps) [to play|playing] [with|using|by playing]",
    ),
    "_put": ("[_will] [play|use|plays|uses|put down|lay] [with]",),
    "_mine": ("the", "my", "our", "his", "their"),
    "_those": ("(<suit>|card|cards|ones) [left|i have|we have|in hand]",),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "with [a|the] (loss|losses|loss limit) [of] [_most] # [_troops] [_less]",
        "[_will] (accept|take|swallow|tolerate) any (loss|defeat|losses) [of] _most # [_troops] [_less]",
        "[_will] (_stop) _once (i'd|we'd|he'd|they'd|i would|we would|he would|i'm going to|we're going to|"
        "i am going to|we are going to) (lose|be losing) [only|just] [_most] # [_troops] [_less]",
        "_once (i'd|we'd|he'd|they'd|i would|we would|he would|i'm going to|we're going to) (lose|be "
        "losing) [only|just] [_most] # [_troops] [_less] [,] [then] [_will] [rather] (_stop)",
        "[_will] (_stop) _once (it's|it is|its|we're|i'm|i am|we are|things are) [down to|only|just] [only|"
        "just] [a] [loss of] [_most] # [_troops] [_less] [(to lose|lost|loss|losses|at stake)]",
        "_once (a|the|any|this) (fight|battle|defeat) (costs|cost|would cost|will cost|is going to cost|is "
        "to cost) [me|us|him|them] [only|just] [_most] # [_troops] [_less] [,] [then] [_will] [rather] "
        "(_stop)",
        "[_will] (_stop) _once (a|the|any|this) (fight|battle|defeat) (costs|cost|would cost|will cost|is "
        "going to cost) [me|us|him|them] [only|just] [_most] # [_troops] [_less]",
        "[_will] (_stop) _once [the|a|our|his|my] (loss|defeat|damage) [would be|is|gets|would get] [down] "
        "[to|of] [only|just] [_most] # [_troops] [_less]",
        "[if|when|once] [_I|i'm|we're] [am|are|is] (down|behind|back|trailing) [by|with] [only|just] "
        "[_most] # [points|point|_troops] [_less] [,|:|-] [then] [_will] (_stop)",
        "[_will] (_stop) _once [_I|i'm|we're] [am|are|is] (down|behind|trailing) [by] [only|just] [_most] # "
        "[points|point|_troops] [_less]",
        "[with|at] (no more than|at most|up to) # [_troops] (lost|gone|dead|down)",
        "[a] # [_troops] [lost|loss] (is|are|would be) (a price|what) (i|we) (can|could|will) (pay|afford|"
        "bear|live with)",
        "# (_troops|loss|losses) (is|are) (all|the most) (i|we|he|they) (can|may|should|will|am prepared to|"
        "are prepared to) (lose|afford|risk|give|spare)",
        "[my|our|the] pain (threshold|limit) [is|:] # [_troops]",
        "[_will] (lose|loses) # [_troops] at (the|the very) most",
        "# [_troops] [lost|loss] (is|are) (the|my|our) (limit|maximum|ceiling|most)",
        "(loss|losses) (limit|cap|ceiling) [of|is|at|:] # [_troops]",
        "[_will] (tolerate|suffer|allow|stand|endure|accept) [a] [loss of|losses of|loss|losses] [_most] # "
        "[_troops|losses|loss|lost|dead] [_less]",
        "[a] (loss|losses) [of] [_most] # (is|are|would be) (no (problem|tragedy|disaster|matter)|tolerable|"
        "allowed|permitted|the limit|my limit|our limit|enough)",
    ),
    "spend": (
        "worth [_most|only] # [_points] [to me|to us] [_less]",
        "[_will] (spend|spends|use|uses|invest|invests|commit|commits|stake|stakes|risk|risks|go to|goes to|"
        "go up to|goes up to|go as far as|goes as far as) [only] [_most] # _points [_less]",
        "(i|we) want [_most|no more than] # [_points] (gone|spent|used|played)",
        "[_most|no more than] # [_points] (gone|spent|used up|may be spent|may be used|are to be spent|can "
        "be spent|can go|may go)",
        "[_will] (stay|stays|keep|keeps|remain|remains) (below|under|within) # [_points]",
        "[_will] (limit|limits|restrict|restricts|confine|confines) (itself|himself|themselves|myself|"
        "ourselves) to [_most] # [_points]",
        "(^|~|he|it|that|this|the fight|this fight|that fight) (is|are) worth [_most|only] # [_points] [to "
        "me|to us] [_less]", "(worth|for) # _points [_less]",
        "(limit|cap|ceiling|budget) [of|is|at|:] # [_points]",
        "when # [_points] (are|have been) (gone|spent|used|played) [,] [then] [_will] (_stop)",
        "[_will] (_stop) (when|once|after) # [_points] [(are|have been) (gone|spent|used|played)]",
        "[_will] (_stop) at # _points",
    ),
    "limit": (
        "# [_points] (maximum|max|tops|at most|is the limit|limit)",
    ),
    "fight to": (
        "[_will] (go|goes|play|plays|keep going|keeps going|carry on|goes on) (to|up to|till|until|as far "
        "as) # [_points] [_less]",
        "(is|may|should|shall|can|must) [to] be (fought|played) [out] (_most|to|up to|till|until) # "
        "[_points]",
        "[_will] (_fight) (_most|to|till|until) [a] [limit|total|maximum|cap] [of] # [_points]",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "fight": (
        "[_will] (go on|carry on|play on|keep going|keep playing|continue) _over",
        "[_will] (_fight) with (anything|whatever) [(he|they|we|i|she) (has|have|hold|holds|can find)]",
        "[_will] (go|goes|going) all (out|in)", "[_will] (hold|holds|holding) (nothing back|back nothing)",
        "[_will] (give|gives|throw|throws|put|puts) [in|into] (it|him|them|~|this|this 1|this fight) "
        "(everything|all|his all|my all|our all|their all|the lot|all (i|we|he|they) (have|has)) [in] [(i|"
        "we|he|they|she) (have|has|'ve|'s) [got]|i've got|we've got|he's got|they've got]",
        "[_will] (throw|throws|put|puts|use|uses|spend|spends|play|plays|commit|commits) (everything|"
        "anything|whatever) [in|into it] [(i|we|he|they|she) (have|has|hold|holds|can|need|needs) [got]|"
        "i've got|we've got|he's got|they've got|it takes]",
        "[_will] (_fight) (to|until|till) (the|his|their|our|my) (death|last drop|last breath|last round|"
        "last soldier|last man|last card|last regiment|very end|end|finish|last|bitter end)",
        "[_will] (_fight) (with all (his|their|my|our) might|with all they have|with all he has|like (lions|"
        "a lion|devils|the devil|mad|hell)|fiercely|stubbornly|hard|bravely|at all costs|at any cost|at any "
        "price|whatever the cost|no matter what|no matter the cost|without limit|without limits|without "
        "restraint|without (a|any) limit|to the utmost|for all _I (is|are|am) worth|tooth and nail)",
        "[_will] (_fight) [for] (as long as|while|until) [_I] (can|cannot|can't) [still] (get|gets|come|"
        "comes|be|bring|put|stay) [me|us|him|them|himself|the score] _ahead",
        "[_will] (win|wins|hold|holds) [it|this|this 1|that|this fight|the fight|the city|out] (at (all|"
        "any) (costs|cost|price)|whatever (it takes|it costs|the cost|happens)|no matter what)",
        "[_will] (win|wins) (it|this|this 1|this fight|that fight|the fight)",
        "(no|without [a|any]) (limit|limits|restraint|restraints|cap|ceiling)",
        "[_will] (spare|spares|spared) (no (effort|expense|card|cards)|nothing)",
        "(anything|everything|whatever card|any card|any cards|all cards|all my cards|all our cards) (goes|"
        "may go|may be (played|spent|used)|can be (played|spent|used)|is allowed|are allowed)",
        "(the rest|everything else|all the rest|the others|the other cards|all other cards|anything else) "
        "(may|can) (go|be (played|spent|used)|all go)", "[_will] (give|yield|surrender) no ground",
        "[_will] never (give|gives|yield|yields) (up|in|way)",
        "no (surrender|giving up|giving in|retreat|backing down)",
    ),
    "low": (
        "[_will] (plays|uses|starts|begins|goes) [with|by] [only|always] [the|my|our|his|their] (low|lowest|"
        "small|smallest|cheap|cheapest|little|weak|weakest) (card|cards|ones|<suit>) [first] [that (works|"
        "does it|is enough|wins|suffices|will do|does the trick)]",
        "[_will] (play|plays|use|uses|start|begin|starts|begins) [always] [with] [the|my|our|his|their] "
        "(lowest|smallest|cheapest|low|small|cheap) [<suit>|card|cards] [that|which] (does the trick|gets "
        "the job done|do the job|does the job|(puts|gets|brings|keeps|takes|put|get|bring) (me|us|him|them) "
        "_ahead)",
        "always [play|use] [the|my|our|his|their] (lowest|smallest|cheapest|low|small|cheap) [<suit>|card|"
        "cards] [that|which] (does the trick|gets the job done|does the job|is enough|will do|suffices|"
        "works|wins|(puts|gets|brings|keeps|takes|put|get|bring) (me|us|him|them) _ahead)",
        "(lowest|smallest|cheapest) [<suit>|card|cards] [that|which] (does the trick|does the job|works|is "
        "enough|wins|will do)",
        "(cheaply|as cheap as possible|as cheap as (i|we) can|on the cheap|with low cards|with small cards|"
        "with cheap cards|low cards only|small cards only)",
        "[_will] (economise|economize|be economical|save cards|be thrifty|be stingy)",
        "_on [_time] [_mine] (_lowest|low|small|cheap) [_those] [_time] [,] [_over]",
        "[_put] _time [_mine] (_lowest|low|small|cheap) [_those] [,] [_over]",
        "[_put] [_mine] (_lowest|low|small|cheap) [_those] _time [,] [_over]",
    ),
    "high": (
        "with [only] [the|my|our|his|their] (high|highest|big|biggest|strong|strongest|large|largest|top) "
        "(<suit>|cards|ones)",
        "[_will] (start|starts|begin|begins|lead|leads|open|opens|go in|goes in|come|comes) [off] (with|by) "
        "[the|my|our|his|their] (high|highest|big|biggest|best|strong|strongest|large|largest|top) (card|"
        "cards|ones|<suit>) [first] [he has|they have|i have|we have]",
        "[_will] (plays|uses) [only|always] [the|my|our|his|their] (high|highest|big|biggest|strong|"
        "strongest|best|large|largest) (card|cards|ones) [first]",
        "(with|in|using) [the|my|our|his] (high|big|strong|best|top) (cards|card|ones) [first]",
        "(high|highest|biggest|best) (first|cards first|card first)",
        "_on [_time] [_mine] (_highest|high|big|strong) [_those] [_time] [,] [_over]",
        "[_put] _time [_mine] (_highest|high|big|strong) [_those] [,] [_over]",
        "[_put] [_mine] (_highest|high|big|strong) [_those] _time [,] [_over]",
    ),
    "keep in all fights": (
        "[_will] (keep|save|hold|hold on to|hang on to|preserve) [the|my|our|both] @ [back] (whatever "
        "happens|in any case|at all costs|at any price|no matter what|for later fights|for (another|a "
        "later) fight|for later battles|in every fight|in all fights|in any fight|in all battles|everywhere|"
        "in fights|in battle)",
        "(nobody|no 1|no general|none of (them|us)) (touches|plays|uses|spends|is to (touch|play|use|spend)|"
        "may (touch|play|use|spend)|should (touch|play|use|spend)|shall (touch|play|use|spend)|gets) [the|"
        "my|our] @",
        "[the|my|our] & (must|may|shall|should|can|is|are) (not|never) [be|to be] (played|spent|used|"
        "touched|wasted) [in (any|a) (fight|battle)|at all|anywhere|yet|this turn]",
        "[the|my|our] & (mustn't|shouldn't|isn't to|aren't to|can't|won't) be (played|spent|used|touched|"
        "wasted) [in (any|a) (fight|battle)|at all|anywhere|yet|this turn]",
        "[the|my|our] & (is|are) (off limits|taboo|untouchable|not for this turn|too good to (waste|use|"
        "spend))",
    ),
    "reserve never": (
        "[_will] (keep|save|hold|hold on to) [the|my|our|both] (reserve|reserves|joker|jokers) [back] "
        "(whatever happens|in any case|at all costs|no matter what|for later fights|for later battles|"
        "everywhere)",
        "(nobody|no 1|no general) (touches|plays|uses|spends|may (touch|play|use|spend)|is to (touch|play|"
        "use|spend)) (the|a|any|my|our) (reserve|reserves|joker|jokers)",
        "[the|my|our|both] (reserve|reserves|joker|jokers) (must|may|shall|should) (not|never) be (played|"
        "spent|used|touched) [in any (fight|battle)|at all|anywhere|yet]",
    ),
    "reserve no": (
        "[_will] leave [the|my|our|both] (reserve|reserves|joker|jokers) in (my|our|his|the) hand",
        "(but|except|apart from|excluding|save) (the|my|our) (reserve|reserves|joker|jokers)",
        "_deny (touch|use|play|spend|waste) (the|my|our) (two|2|three|3|both) (reserve|reserves|"
        "joker|jokers)",
        "anything (but|except|save) [the|my|our|a] (reserve|reserves|joker|jokers)",
    ),
    "keep": (
        "(except|but not|apart from|excluding|save|save for) [for] [the|my|our] @ [,] [(which|that) (i|we) "
        "[want to|would like to|shall|will|must] (keep|need|save|hold|hold back)]",
        "[the|my|our] & (i|we) [want to|would like to|shall|will|must] (keep|need|save|hold|hold back)",
        "[_will] (keep|save|hold back) [the|my|our|both] @ (as|for) (a|my|the|our|my last) (reserve|last "
        "resort|backup|emergency|emergencies|rainy day)",
        "_deny (touch|touches|use|uses|play|plays|spend|spends) [the|my|our] @",
        "never [with|using] [the|my] @", "but never [with] [the|my] @",
    ),
    "concede": (
        "[_will] (_stop) without (a fight|fighting|resistance)",
        "[_will] (_stop) (right away|without a fight|at the first card|from the start|instantly|without "
        "(playing|spending|using|wasting) (a|any|1|a single) (card|cards)|without resistance|without ado|"
        "immediately|directly|at the first opportunity|if he has to|if they have to|there and then)",
        "[_will] (right away|instantly|immediately|at once|straight away|directly) (_stop)",
        "(no|not a|not 1|not a single|not 1 single) (card|cards) (for|on|from) (him|them|that|it|this|^|~)",
        "[^|$|he|they] (is|are) not worth (a|1|any|a single|1 single) (card|cards)",
        "[^|$|he|they] (isn't|aren't) worth (a|1|any|a single|1 single) (card|cards)",
        "[_will] (play|plays|spend|spends|use|uses|waste|wastes) (nothing|no card|no cards) [at all|on (him|"
        "them|it|that|this)]",
        "[_will] (run|runs|flee|flees|retreat|retreats|withdraw|withdraws) (rather than|instead of|before) "
        "(fight|fights|fighting|(he|they|i|we) (fight|fights))",
        "[_will] (run|runs|flee|flees|withdraw|withdraws) (without a fight|at once|immediately)",
        "(after that|then|afterwards|and then) [_will] (retreat|retreats|run|runs|withdraw|withdraws|fall "
        "back|falls back)",
        "no resistance [for|from|by] (him|them|^|$)",
        "[_will] (offer|offers|put up) no (resistance|fight)",
    ),
    "ask in all fights": (
        "(ask|<ask>|consult) [me|us] [first] (before|for|about) (each|every|any) (card|single card|1)",
        "(i|we) [will|shall|want to|would like to|prefer to] (decide|choose) (on|about) (each|every) card "
        "[myself|ourselves]",
    ),
    "ask": (
        "(ask|<ask>|consult) [me|us] [first] (before|for|about) (each|every|any) (card|single card|1)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
