"""English turns of speech for what is done in a fight in some cases only; `en_plans` tells how a phrase is
written.
"""

from __future__ import annotations

CASE_PHRASES = {
    "_no city": (),
    "_case words": (
        "if", "when", "whenever", "once", "case", "unless", "should", "only", "while", "long", "with", "from",
        "otherwise", "else", "moment", "behind", "against", "provided", "for", "until", "at", "below",
        "under", "above", "over", "beyond", "anything", "everything",
    ),
    "_weak case": (
        "with", "for", "at", "on", "against", "from", "only", "below", "under", "above", "over", "beyond",
        "anything", "everything",
    ),
    "_both": ("both",),
    "_with else": ("it", "this", "that", "everything", "all"),
    "_fights then": ("fights", "fight"),
    "_defends": ("defend", "defends"),
    "_cost_more": (
        "(cost|costs|costing|take|takes|come to|comes to|need|needs|eat up|eats up) [me|us|him|them] (more "
        "than|over|above|beyond) # [_points]", "(go|goes) (over|above|beyond) # [_points]",
        "(exceed|exceeds|pass|passes) # [_points]",
    ),
    "_too_dear": (
        "(get|gets|getting|become|becomes|becoming|turn out|turns out|prove|proves|is|are|be) [to be] [too|"
        "more] (expensive|dear|costly|much) [for (me|us)] [,|-|:] [that is|i mean|meaning|say|i.e.] (more "
        "than|over|above) # [_points] [,|-]",
    ),
    "_what": (
        "it|that|this|_it|it all|the whole thing|the fight (with|against) ~",
    ),
    # --------------------------------------------------------------------------------------------- limits
    "spend": (
        "_once (_what) [would|will|should|is|starts] (_cost_more|_too_dear) [,] [then] [_will] [rather] "
        "(_stop|let it be|drop it)",
        "[_will] (_stop|let it be|drop it) [,] _once (_what) [would|will|should|is|starts] (_cost_more|"
        "_too_dear) [altogether|in all|in total]",
        "until (_what) [would|will|should] (_cost_more|_too_dear)",
        "[as long as|so long as|provided|if only] (_what) (does not|doesn't|will not|won't|do not) (cost|"
        "take|go over|exceed) [me|us] [more than|over] # _points",
        "(more than|over) # [_points] (he|they|it|that|_it|~) (is|are|isn't|is not|aren't) not worth [to "
        "(me|us)]",
    ),
    "spend in all fights": (
        "_once (a|any|1|every|each) (fight|battle|combat) [would|will|should|is|starts] (_cost_more|"
        "_too_dear) [,] [then] [_will] [rather] (_stop|let it be|drop it)",
        "[_will] (_stop|drop it) [,] _once (a|any|1|every|each) (fight|battle|combat) [would|will|should|is|"
        "starts] (_cost_more|_too_dear)",
    ),
    "loss": (
        "[_will] (be) happy to lose [_most] # [_troops] [but (not more|no more)]",
        "[_will] be (content|satisfied|happy|fine|ok|okay) (with|to accept) [a] (loss|defeat) of [_most] # "
        "[_troops] [_less]",
        "[_will] (be) (content|satisfied|happy|fine|ok|okay) with [losing] [_most] # (_troops|lost|losses)",
        "[_will] (prefer|rather|prefers) [to] (_stop|abandon) _once _I [would] (lose|loses) [only|just] "
        "[_most] # [_troops] [_less]",
        "_once _I [would] (lose|loses|be losing) [only|just] [_most] # [_troops] [_less] [,] [then] (i|we) "
        "(prefer|would rather|prefers) [to] (_stop|abandon|leave)",
        "[_will] (_stop) _once [it is|there is|there are|it's] [only|just] [_most] # _troops [_less] (that "
        "(is|are) lost|(to lose|at stake|lost))",
        "[_will] (_stop|accept) (as long as|so long as|while|if|provided) (this|that|it) (costs|cost|would "
        "cost|means) [me|us|him|them] [only|just] [_most] # [_troops] [_less]",
        "[_will] accept defeat (as long as|so long as|while|if|provided) (this|that|it) (costs|cost|would "
        "cost|means) [me|us|him|them] [only|just] [_most] # [_troops] [_less]",
        "_once (the|our|my) (loss|damage|cost|score) (is|has come|comes|gets) [down] to [_most] # [_troops] "
        "[_less] [,] [then] _I accept (it|that)",
        "_once (it|we|i) (is|are|am|'s|would be) [only|just] # (behind|down|back) [,] [then] [_will] (_stop)",
        "(down|behind|back) (by|with) only # : (_stop) [,] [lose [the] #]",
        "[but] [_will] not lose more than # [_troops]",
        "should (it|things|the fight) go against (us|me|him|them) [,] _I [will] accept [the|a] loss of # "
        "[_troops]",
        "(if|when) (i|we|he|they) [must|have to|has to] lose , [_I] [will] lose [it] [,] but (not more than|"
        "no more than|at most) # [_troops]",
        "[_will] rather (lose|give) [up] # [_troops] than (throw|send|put) good (cards|<suit>|money|ones) "
        "after bad", "# [_troops] may (go|be lost|fall)",
        "(i|we) don't want to lose [much|many|a lot] [,|:] [_most] # [_troops]",
        "(i|we) (do not|don't) want to (lose|give up) [much|many|a lot] [,|:] (_most) # [_troops]",
        "loss # (if it (cannot|can't) be helped|if (necessary|it must be|need be|i must|we must))",
        "lose # (if it (cannot|can't) be helped|if (necessary|it must be|need be|i must|we must)|if not "
        "possible)",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "fight": (
        "[_will] (fight|play) in earnest", "in earnest", "[_will] (mean|means) (it|business)",
        "(i|we) want (to win it|to win this|to win this 1|to win that|to win that 1|him to win|them to win|"
        "to win here|to win there)", "(i|we) wish (him|them) to win",
        "[_will] (use up|use|play|spend|throw in) (what|all|all the|whatever|any) <suit> (there are|there "
        "is|[_I] [have|has] [got]|i can find|are left|[is|are] (needed|necessary|required))",
        "[_will] (use up|use|play|spend) (whatever|what) (it takes|is needed|is necessary) [of (<suit>|the "
        "cards)]", "(i|we) (don't|do not) mind (the (price|cost|costs|expense)|what it costs)",
        "[_will] (fight|play|go on) (as|for as) long as (there is|there's|there are|i have|we have|he has) "
        "[still] [a|any|some] (<suit>|card|cards) (or|and) (<suit>|card|cards) [left] [to play|in hand]",
        "[_will] [keep] (going|go on|fight on|playing) with (<suit>|cards) as long as it takes",
        "[_will] (fight|fights) on with [all] [his|my|our|the|their] <suit> [,] [whatever it costs]",
        "[_will] (fight|fights) with all (he|they|i|we) (has|have) [got]",
        "[_will] keep (playing|on playing) [all|the|my] (cards|<suit>)",
        "(all|the|my|both) [2|3|4|5] (<suit>|of them) (can|may|will) (go|be spent|be used|be played) [if "
        "(need|needs) be|if needed|if necessary]", "[_will] go on on (your|his|their) own",
    ),
    "low": (
        "with [only] [the|my|our|his|their] (small|low|lowest|smallest|cheap|cheapest|little) (<suit>|cards|"
        "ones)",
        "[_will] [use|play|pay] (sparingly|economically)", "[_will] be (sparing|economical|thrifty)",
        "[_will] (use|play|spend) [only] [the|my|our] (small|little|low) <suit> [there|for that]",
        "[the|my|our] (small|little|low) <suit> (will do|are enough|should do|suffice) [there|for (him|them|"
        "that)]",
        "(always|_time|each) [the|my|our] (_lowest) [<suit>|card|1|ones] that (wins|will do|does|suffices|"
        "is enough|(puts|gets|brings) (me|us|him) _ahead)",
        "[_will] (play|use) the (_lowest) (<suit>|card|1) that (gets|brings|puts) (me|us|him) (back above "
        "zero|_ahead)", "(_lowest) [card|1|ones] first", "[_will] carry on (_lowest) first",
        "[_will] (start|begin) at the bottom",
        "[the|my|our] & only (if|when|as) (needed|necessary|need be|nothing else (will do|does|helps|works|"
        "is enough)|all else fails|there is no other way|i must|we must|i have to|we have to|it must be|the "
        "others (won't|don't|do not) do)",
        "[_will] (use|play|spend|put down) [the|my|our] & only (if|when|as) (needed|necessary|need be|"
        "nothing else (will do|does|helps|works|is enough)|all else fails|there is no other way|i must|we "
        "must|i have to|we have to|it must be)",
        "[the|my|our] & [only] (as a last resort|in the last resort|at the very end)",
    ),
    "reserve no": (
        "[the|my|our|both] (reserve|reserves) (is|are) [to be] (kept|saved|spared|left alone)",
        "(leave|leaves) alone [the|my|our|both] [2|3] (reserve|reserves|joker|jokers)",
        "but (not|never|without) [with] [a|the|any|my|our|either] (reserve|reserves|joker)",
        "(saving|keeping) (those|these|them|that 1|those (2|babies)) for (later|^|^ vs ~|^ against ~|"
        "another day|another fight)", "[but] only keep the (reserve|reserves)",
        "(he|they|nobody|no 1) (is|are) [not] to use the (reserve|reserves|joker) in any (fight|battle)",
    ),
    "play reserve": (
        "[_will] (spend|use|play|put in|throw in|put down|give) [1|a] [of] (the|my|our) (reserve|reserves|"
        "joker|jokers) [here|now|on (it|this|him)] [,] (as|for) [a|an] #",
    ),
    # ------------------------------------------------------------------------------------ giving up, asking
    "concede": (
        "[_will] (give up|concede|give in|fold|give it up) at (the|his|her|their) (first|1st|next) card [he|"
        "she|they] [plays|play]",
        "[_will] never (fight|fights|resist|resists) [,] [_I] (give|gives) (in|up) (straight away|at once|"
        "right away|immediately)",
        "[after that] [_I] (may|can|will|is to|should) lose what (he|they|it|i|we) (loses|lose|must)",
        "(it's|that's|it is|that is) enough", "after that [it's|it is|that's] enough",
        "(it's|it is) over then", "that [1] (is|'s) conceded [too]", "concede (that|this) [1] [too]",
        "when (those|they|these|both|all) [of them] (are|is) (gone|played|used up|spent|beaten) [then] "
        "(_stop) [_I]",
        "when (those|they|these|both|all) [of them] (are|is) (gone|played|used up|spent|beaten) [,] [then] "
        "[_I] (_stop)",
    ),
    "refuse": (
        "(i|we|he|they) (will|shall|would|should|do|does|is|are) [to] never fight",
    ),
    "ask": (
        "[_will] (like|wish|want|prefer) to be asked [for|about|before] [each|every|any|the next] [card|"
        "single card] [first|then|again]",
        "(i'd|we'd) like to be asked [for|about|before] [each|every|any|the next] [card|single card] [first|"
        "then|again]", "[_will] be asked (for|about|before) (each|every|any) [single] card",
        "[then] ask [me] [first] which card [to play|i want]",
    ),
    "ask in all fights": (
        "ask (me|us) in (every|each|any|all) [single] (fight|battle|fights|battles)",
        "[_will] (choose|pick|select|decide on) (the|my|our|each|every|all|all the|all my) (card|cards) "
        "(myself|ourselves|by hand)",
        "let (me|us) (choose|pick|select) (the|my|our|each|every|all|all the|all my) (card|cards) "
        "[myself|ourselves]",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of nation": (
        "in (any|every|each|all) $ (fight|fights|battle|battles) [:]",
        "(if|when|should) (anyone|anybody|someone|somebody|he|they|the enemy|an enemy) (attack|attacks|hit|"
        "hits|come for|comes for) $ [,|:] [then]",
    ),
    "head of both": (
        "for [the] $ and [for] [the] $ [alike|both|together]",
    ),
    "head of all": (
        "[battles|fights] all :", "(my|our) (fights|battles) :",
    ),
    "head of attacked": (
        "(if|when|should|whenever) (anyone|anybody|someone|somebody) (jump|jumps|hits|hit|come at|comes at|"
        "go for|goes for|bother|bothers|fall on|falls on|fall upon|falls upon|tries|try) [to] [attack|"
        "fight] (me|us|any of (us|mine|my generals|our generals)) [,|:] [then]",
        "(if|when) the % (attack|attacks|come at|comes at|hit|hits) (me|us) [,|:] [then]",
        "(in case|in the event that|in the event of|supposing) (i am|we are|anyone attacks|somebody attacks|"
        "an attack|they attack) [attacked] [me|us] [,|:] [then]",
    ),
    "head of attacked mine": (
        "(if|when|should|whenever|in case) (any|1|any 1|either|whichever) of (my|our) (generals|men|armies|"
        "stacks|pieces) (is|are|gets|get|be|should be) (attacked|hit|challenged) [,|:] [then]",
        "(if|when|should|whenever|in case) (anyone|anybody|somebody|someone) (attack|attacks|hits|hit) (any|"
        "1|either) of (my|our) (generals|men|armies|stacks|pieces) [,|:] [then]",
    ),
    "head of attacked own": (
        "in case ^ (is|are|gets|get|should be) (attacked|hit|challenged) [,|:] [then]",
        "in the event (that|of) [anybody attacks|anyone attacks|an attack on] ^ [is|are] [attacked] [,|:] "
        "[then]",
        "(if|when|should) (anyone|anybody|someone|somebody|anything|they) (jump|jumps|attack|attacks|hit|"
        "hits|come at|comes at|go for|goes for|bother|bothers|fall on|falls on|fall upon|falls upon) ^ [,|"
        ":] [then]",
    ),
    "head of attacked sides": (
        "in (case|the event that) ~ (attack|attacks|hit|hits|comes at|come at) ^ [,|:] [then]",
        "^ (if|when|in case) ~ (attack|attacks|comes|come) [,|:]", "^ (if|when) attacked by ~ [,|:]",
        "when ~ comes at ^ [,|:]",
    ),
    "head of attacked enemy": (
        "in (case|the event that) ~ (attack|attacks|hit|hits|comes|come) [me|us|at me|at us] [,|:] [then]",
        "(if|when|should) (i|we|he|they) (is|am|are|get|gets|be) attacked by ~ [,|:] [then]",
        "(if|when) ~ (follow|follows|come after|comes after|chase|chases|go for|goes for) (me|us|him|them) "
        "[,|:] [then]",
    ),
    "head of sides": (
        "in the (fight|battle) of ^ (against|with|vs) ~ [:|,]",
    ),
    "head of this": (
        "in that (fight|1) [:|,]", "in this 1 [:|,]", "for that (fight|1) [:|,]",
    ),
    "otherwise": (
        "(more than that|any more than that|beyond that|above that|over that|anything (more|worse|above|"
        "beyond)) [no] [,|:] [then]", "if it is worse [than that] [,] [then]", "if not [possible]",
        "if it [would] (costs|cost) more [than that] [,] [then]",
    ),
    "answered": (
        "if (he|she|they|~) (only|just) (answers|answer|replies|reply)",
        "(if|when|should) (he|she|they|~) (answers|answer|replies|reply) (it|that|this|to it|to that)",
        "(if|when|should) [the] (fight|battle) goes on", "(if|when|should) it go (on|further)",
        "(if|when|should) (i|we|^) (am|are|is|fall|get|should be|be) behind (again|still|after that|then)",
        "(if|when|should) (he|she|they|~|he still|they still) (has|have) (something|anything) (bigger|"
        "better|higher|more|left) [left]",
        "(if|when|should) (he|she|they|~) (gets|get|comes|come|is|are) [back] (ahead|in front) again [after "
        "that]", "(if|when|should) (he|she|they|~) (comes|come) back (at|to) (me|us)",
        "(if|when|should) (he|she|they|~) (plays|play) (on|again|higher|over it)",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "aside": (
        "play (,|:|-)",
        "[only] (fight|fights|fighting) only (if|when|where) (need be|needed|necessary|[_I] (must|have to|"
        "has to)|it (must be|cannot be avoided|can't be avoided|comes to it))",
        "(so|then|that|this) [that] [would|will|should] (makes|make|puts|put|brings|bring|gets|get|is|"
        "leaves|leave) (me|us|him|it|the score) [at|to|on] [+|-|plus|minus] # [points] [ahead|up|in front|"
        "above|behind|down]", "(so|then|that|this) [that] makes [+|-|plus|minus] #",
        "(so|then|with that) (i|we) (am|are|'m|'re|would be|will be|stand|come|get) [at|to|on] [+|-|plus|"
        "minus] # [points] [ahead|up|in front|above|behind|down]",
        "(i'm|we're|i am|we are) then # (ahead|up|in front|behind|down)",
        "(and|,|-) that (will do|is enough|should do|should be enough) for (now|the moment|the time being)",
        "will do for now", "for now", "to start with", "to begin with", "here goes", "go on then",
        "(i|we) (have|has) [but|only|just|a nice|quite a few|plenty of|enough|a] [#] [row of] (<suit>|them|"
        "of them) [anyway|anyhow]",
        "(do not|don't) ask (me|us) [every time|each time]",
        "no more (mails|mail|letters|questions) (needed|necessary|please)", "without asking [me|us] [again]",
        "by yourself", "(i|we) (need|want) no (more|further) (mails|mail|questions)",
        "that (is|'s|are|was) (all|what) (the <suit>|i have|we have|i've got) [anyway|i have|we have]",
        "as it may be", "as the case may be", "[<suit>|cards] or [<suit>|cards] as the case may be",
        "(<suit>) or (<suit>) [as the case may be|whichever it is|as needed]", "of <suit>",
        "(i|we) (would|should|'d) like it so", "one by one", "1 by 1", "1 at a time", "one after the other",
        "1 after the other", "whatever the score [is]", "in that order", "in this order",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
