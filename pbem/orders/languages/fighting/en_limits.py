"""English turns of speech for what a fight may cost and what is kept out of it, put together from few parts;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

LIMIT_PHRASES = {
    "_will": (
        "(i'd|we'd|i would|we would) (like|prefer) to", "(i'd|we'd|i would|we would) rather",
        "(switch|change|turn) (to|over to)",
    ),
    "_less": (
        "and not 1 more", "and not a point more", "and not 1 point more", ", not a point more",
        ", and not 1 more", "or even better", "if that",
    ),
    "_stop": (
        "bail", "bails", "bail out", "bails out", "cave in", "caves in", "call it off", "leave it at that",
    ),
    "_solely": ("only",),
    "_third": ("he", "they", "she"),
    "_he": ("she",),
    "_bidding": ("may", "should", "shall", "must", "to", "can", "please"),
    "_halt": ("stop", "hold"),
    "_n": ("#", "(1|a) [_troops] or #", "1 _troops or #"),
    "_up_to": ("[_most] # [_points] [_less]", "[_most] # _points of (<suit>|cards) [_less]"),
    "_it": ("it", "this", "that", "him", "them", "this 1", "that 1", "this fight", "that fight", "the fight"),
    "_let": (
        "_stop", "live with (it|that) [and (stop|give up|give in|fold|leave it|concede)]",
        "(that's|that is|it's|it is) (fine|ok|okay|all right|acceptable|bearable) [with|by|for] [me|us]",
        "retreat", "withdraw", "run", "fall back", "pull back", "take it", "bear it", "put up with it",
        "take that", "stop there",
    ),
    "_only_n": (
        "_once [_I|i'd|we'd|he'd|they'd] [would|should|will|shall] [only|just] (lose|loses|be losing|"
        "stand to "
        "lose|stands to lose) [only|just] [_most] _n [_troops] [_less]",
        "_once (it|that|this|he|defeat|the defeat|losing|giving up|the fight|this fight|it all) [would|will] "
        "[only|just] (cost|costs|come to|comes to) [me|us|him|them] [only|just] [_most] _n [_troops] [_less]",
        "_once (it's|it is|its|there's|there is|there are|we're|i'm|we are|i am) [only|just|about|down "
        "to] [a "
        "matter of|a question of|a loss of|losing] [only|just] [_most] _n [_troops] [_less] [to lose|at "
        "stake|lost|down]",
        "_once [_I|i'm|we're|he's|they're] [am|are|is] [only|just] [_most] _n [points|point|_troops] [_less] "
        "(behind|down|short|back)",
        "_once [_I|i'm|we're|it's|he's] [am|are|is] [only|just] (behind|down|short|back) by [only|just] "
        "[_most] _n [points|point|_troops] [_less]",
        "_once (the score|it|the loss|the damage|we|i|he) (is|are|am|stands at|gets to|reaches|falls to|"
        "comes "
        "to|is down to|would be) [only|just|at] [_most] [-|minus] _n [_troops] [_less]",
        "_once (i'm|we're|it's|i am|we are|it is) [only|just] at (-|minus) # [_less]",
    ),
    # --------------------------------------------------------------------------------------------- limits
    "loss": (
        "_only_n [,|:] [then] [_will] [rather|can] _let", "[_will] _let [,] _only_n",
        "[_will] (_stop) (at|for|on) [a] [(score|loss|defeat) of] # [_troops] [_less]",
        "[_will] (_stop) (at|for|on) [a] [score of] (-|minus) # (or better|or less|or fewer|or above)",
        "[_will] (accept|take|tolerate|stomach) [a] [score of] (-|minus) # [or better]",
        "[_will] (live with|afford|stomach|bear|survive) [losing|the loss of] _n [_troops] [_less]",
        "(i|we|he) (can|could) (live with|afford|stomach|bear|survive) [losing|the loss of] _n [_troops] "
        "[_less]",
        "(i|we|he) (don't|do not|wouldn't|would not|doesn't) mind (losing|the loss of|a loss of) [_most] _n "
        "[_troops] [_less]",
        "[_most] _n _troops [lost|loss] (is|are|would be) (fine|ok|okay|all right|acceptable|bearable|"
        "tolerable|no problem) [by|with|for] [me|us]",
        "[_most] _n _troops (i|we|he) (can|could|will) (spare|lose|afford)",
        "(it|this|that|he|the fight|this fight) (may|can|might) cost [me|us|him] [_most] _n _troops [_less]",
        "[_will] rather (lose|take|give up) _n [_troops] than (play|fight|go on|play on|fight on|carry on|"
        "pay|"
        "pay for it|pay more|(waste|spend|burn|use|throw away) [good|more|any] cards)",
        "[_will] (lose|risk|sacrifice|give up|part with) [only] (1|a) [_troops] or # [_less]",
        "(accept|take) [a] loss of (1|a) or # [_troops]",
    ),
    "settle": (
        "(settle|get out|get away) [as] cheaply [as possible] [,|:|-] [and] [at|for|with] [a loss of] # "
        "[_troops|lost|losses|loss] [lost] [is|are] [ok|okay|fine|all right|acceptable]",
        "[_will] (get|come) (out of it|out|away|off) with [a loss of|losing] [only|just] # [lost] [_troops|"
        "loss|losses] [lost] [as cheaply as possible|cheaply|as cheap as possible]",
        "[_will] (play|pay|spend) (just|only) enough to (bring|get|cut|push) (it|the loss|my loss|our loss) "
        "[down] to # [_troops]",
        "[_will] (get|bring|play|push) (it|the loss) down to [only] # [_troops] and (stop|give up|give in|"
        "fold|concede|leave it [there|at that])",
    ),
    "spend in all fights": (
        "(no|never a|not a) (fight|battle|fights|battles) (over|above|beyond|past|[costing|for|of|with] more "
        "than) # [_points]",
    ),
    "spend": (
        "_up_to (is|are) (all|what|the most|as much as) (i|we|he|they) [will|can|want to|would|may|am "
        "willing "
        "to|are willing to|am prepared to] (spend|pay|give|afford|spare|put in|invest|risk|use)",
        "# [_points] (is|are) [my|our|the] [absolute|upper] (limit|ceiling|maximum|cap|budget)",
        "(my|our|the) (limit|ceiling|budget|cap|maximum) [here|there] (is|would be|:) _up_to",
        "[_will] (cap|limit) _it (at|to) # [_points]",
        "(i|we) (have|allow|set|give) [_it|myself|ourselves] [a] (budget|limit|cap|ceiling|maximum) of # "
        "[_points]",
        "[_will] (set|put) (a|the) (limit|cap|ceiling) (of|at) # [_points]",
        "(^|~|he|she|they|_it) (isn't|is not|aren't|are not) worth (more than|over) # [_points] [to (me|us)]",
        "(it's|that's|he's) not worth (more than|over) # [_points] [to (me|us)]",
        "(it's|that's|he's|~ is|_it is|he is) worth [_most|only] _up_to [to (me|us)] [_less]",
        "[_will] (go|goes) (as high as|no higher than|no further than|not beyond|not above|only to) # "
        "[_points]",
        "(i|we) (can|could) (afford|spare|spend|invest|put in|give) [_it] _up_to",
        "(without|not) (burning|using|spending|wasting|putting in|going over|exceeding|investing|using up) "
        "[more than|over] # [_points] [on _it]",
        "(it|this|that|he|they|the fight|this fight) (may|can|might|should) [happily] cost [me|us|you] "
        "_up_to",
        "let (it|this|that|him|them) cost [me|us] _up_to", "[_will] give _it [_most] # _points [_less]",
        "[_will] draw the line at # [_points]",
        "_deny (let (it|this|that) cost|burn|throw away|put|put in|pay|give|invest|go|throw in|use up) "
        "[me|us|"
        "in] (more than|over|beyond|past|above) # [_points] [on _it|into _it|for _it]",
        "[_will] [play|use|spend|put down|throw in] cards (worth|of|for|up to|totalling|to the value of) [a "
        "total of] _up_to",
        "_it (may|can|might) cost something [,|-] but (not more than|no more than|at most) # [_points]",
        "[_will] (stop|quit|call it a day) (at|after) # [_points]",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "fight": (
        "spare no (card|cards|<suit>)",
        "_deny (give up|give in|yield|concede|surrender|fold|back down|stop) [_over|here|there|at all|until "
        "(you've|you have|we've|we have|he's|it is|it's) won]",
        "[_will] (fight|play|go on|keep going|keep playing|carry on|play on) (till|until) (we|i|you|he) (win|"
        "wins|have won|has won|win it)",
        "[_will] play (it|this|that) [out] to the [bitter] end", "[_will] go (all the way|the whole way)",
        "[go] all in", "[_will] throw in (everything|all) (i've got|we've got|i have|we have)",
        "[_will] fight for _it with (all|everything) (i've got|we've got|i have|we have|he has|he's got)",
        "(cost|price|money|expense) is no object", "there is no limit [to what (i|we) will spend]",
        "(the cost|the price|the losses|what it costs) (doesn't|does not|don't|do not) matter",
        "never mind the (cost|costs|price|losses)", "(_it|the city|~) must be (won|held|beaten)",
        "[_will] (keep on|keep) (playing|fighting|going) (as long as|while) (i|we|he|you) can [still] (get|"
        "stay|come|be) _ahead",
        "(as long as|while) (i|we|he|you) can [still] (get|stay|come|be) _ahead [,] [then] [_will] (keep|"
        "keep "
        "on|go on|carry on) [playing|fighting|going]",
        "[_will] [fight|play|go on] (as long as|while) (there's|there is|there are|i have|we have|he has) "
        "[still] [a|any|some] (<suit>|card|cards) [left] [to play|in (my|our|his) hand|in hand|left]",
        "[_will] keep (throwing|playing|putting down) <suit> [at (him|them)]",
        "[_will] hang on [for] as long as (i|we|you|he) can",
        "[_will] (spend|use) as much as (i|we|you|he) (need|needs|like|likes|want|wants|can)",
    ),
    "at all costs": ("_costs", "(regardless|irrespective) of [the] (cost|costs|losses|loss|price)"),
    "low": (
        "(economical|thrifty|sparing|economically|frugal) [play]",
        "(just|only) enough to (get|be|stay|come) _ahead [_time]",
        "[spend|play|use] (only|just) (what|as much as|as many as) [is|are] (needed|necessary|required)",
        "[spend|play|use] (no|not) more than [is|are] (needed|necessary|required)",
        "[_will] [spend|play|use] the (minimum|least|bare minimum) [needed|necessary|possible|required|that "
        "(will do|works|is enough)] [_time]",
        "[_will] [start low and] (work|go|climb) [your|our|my] [way] up [from the (smallest|lowest|bottom)]",
        "[spend|play|use] as (few|little) [points|cards] as (possible|will do|is needed|needed)",
        "[_will] keep it (cheap|low)", "(low|small|cheap) (cards|ones|<suit>) only", "spend as little as "
        "will do",
        "[_will] [play|use|put down] [only] _mine (low|small|cheap) <suit>",
        "[_mine] (_lowest|low|small|cheap) (<suit>|card|cards|ones) first",
        "[_time] _mine (_lowest) [<suit>|card] that (puts|gets|brings|keeps) (me|us|him) _ahead [_time]",
        "(always|_time) [play|use] [_mine] (_lowest|least) [<suit>|card|1] [_enough]",
    ),
    "high": (
        "(from|starting from|starting at|start at|start from) the (top|highest) [down|downwards]", "top down",
        "[in] descending [order]", "[_will] start high and (go|work) down",
        "[_mine] (_highest|high|big|strong) (<suit>|card|cards|ones) first", "(strongest|largest) first",
        "[_will] [play|use|put down] _mine (high|big|strong) <suit>",
        "(always|_time) [play|use] [_mine] (_highest) [<suit>|card|1]", "from the top",
    ),
    "_res": (
        "(reserve|reserves|joker|jokers|r)", "(reserve|reserves) (card|cards)", "(2|3|both) (reserve|"
        "reserves)",
    ),
    "reserve no": (
        "[the|my|our|both|all] _res (is|are) (taboo|off limits|untouchable|off the table|out of bounds|"
        "not for "
        "(this|that|him|them|this fight|this 1)|to stay|reserved|for later|spoken for|[to be] (kept|saved)|"
        "needed [elsewhere|later|for (other|better|bigger) things])",
        "hands off [the|my|our|both] _res", "leave [the|my|our|both] _res (out|out of it|alone|be|at home)",
        "(i|we) [will|shall|might|may] (need|want) [the|my|our|both] _res (elsewhere|later|for (other|better|"
        "bigger) things|for (other|later) fights|for another day|for something else|for later|kept|saved|"
        "myself|next turn|still)",
        "[_will] (keep|save|hold|hang on to|hold on to) [the|my|our|both] _res [back|in hand|for later|"
        "for now]",
        "_deny (use up|part with|throw in|risk|burn|put in|want) [any|a|the|my|our|both] [of] [the|my|our] "
        "_res",
        "(suited cards|suit cards|<suit>) only", "only [with] (suited cards|suit cards|<suit>)",
        "[but] not with [the|my|our|a] _res",
        "[the|my|our|both|all] _res (stay|stays|remain|remains) [in] [my|our] (hand|home|out|put|out of it)",
    ),
    "keep": (
        "[_will] leave [the|my|our] @ (out of it|alone|in hand|at home|out)", "hands off [the|my|our] @",
        "[use|play] (everything|anything|all|all cards|any|any card|every card) (but|except|save|apart from) "
        "[for] [the|my|our] @",
        "(i|we) [will|shall|might|may] (still|later) (need|want) [the|my|our] @",
    ),
    "keep behind": (
        "[but|and] [the|my|our] & (is|are) (for later|taboo|off limits|not for (this|that|him|this fight)|"
        "reserved|to stay|[to be] (kept|saved)|too good [for _it])",
        "[but|and] [the|my|our] & (stays|stay|remains|remain) [at] (home|out|out of it|here|put|untouched|"
        "where it is|mine)",
    ),
    # ---------------------------------------------------------- giving up, asking
    "refuse": (
        "_deny (fight|resist|defend|put up a fight|fight back) [at all|for _it|here|there|over _it]",
        "no (fighting|fight|battle) [for|from|by] (him|them|^|$)", "no (fight|battle) [at all|please]",
    ),
    "concede": (
        "_deny (play|spend|use|lay) [down] (the rest|the others|any others|any more [cards|of them]|anything "
        "else|anything more|another card|any other card|the remaining cards)",
        "(after that|then) [it is|that is|that's] enough",
        "_deny play (anything|a card|any card|any cards|a single card) [at all|for _it|here|there|on _it]",
        "(not|not even) (a|1) [single] card [for _it]", "no resistance [at all|please]",
        "[_will] (take|accept) the (loss|defeat) and (run|go|leave)",
        "[just|simply] (retreat|withdraw|flee) [at once|right away|immediately]",
        "let (him|them|~) (win|have it|have the field)",
    ),
    "ask": (
        "[_will] (decide|choose|pick|select|handle|play|fight|do) [on|about] [_it|these|those|them|each card|"
        "every card|the cards|my cards|which cards to play] [for] "
        "(myself|ourselves|by hand|card by card)",
        "_will (choose|pick|select) (the|my) cards",
        "_deny (play|do|fight|decide|use) (anything|a card|any card) without (me|asking|asking me|my (say|"
        "word|consent|ok)|checking with me)",
        "nothing without (me|asking me|my (word|consent|say))", "nothing (automatic|automatically)",
        "leave (it|the decision|the choice|that|this|the cards) to me",
        "wait for my (answer|decision|word|orders|order|card|cards|instructions)",
        "ask [me] what (i|we) (want|wish|would like) [to play]",
        "(i'll|i will|we'll) tell you what to play [then|when (it comes to it|we get there|the time comes)]",
        "no plan [here|yet] [,|:|-] [just] ask [me|us]",
        "_deny fight [anything|anybody|anyone|any fight] without (asking [me]|me|my (say|word|consent))",
        "[_will] (decide|think) (about|on) (the|my) (#|rest|others|next|next card|other cards|other 1) "
        "[later|then|afterwards|myself] [[only] (when|once|after) (i|we) (see|know|have seen) what (he|they|"
        "~|^) "
        "(does|do|plays|play|did|played|has|have)]",
        "before (i|we) decide [about|on] [the (#|rest|others|next|next card)]",
        "[_will] see [then|first] what (he|they|~) (does|do|plays|play) [and] then decide",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of nation": ("[the] $ [will|shall] (fight|fights|play|plays) (by|to|according to) [the|this] "
        "plan",),
    "head of own": ("^ [will|shall] (fight|fights|play|plays) (by|to|according to) [the|this] plan",),
    "answered": (
        "(if|when|should) _he (do|does|try|tries) (it|that|so|this) [yet|once] (again|more|a second time)",
        "(if|when) [even] (that|this|it) (isn't|is not|is still not|should not be) enough [either]",
    ),
    "reserve too": ("(and|or|nor|plus|&|+) [the|my|our|all|any] (reserve|reserves|joker|jokers)",),
    "play reserve": (
        "[_will] (use|play|take) [a|1|my|the|1 of my] (reserve|joker) [card] [for ^] [,|:|-] [and] (let "
        "it|it "
        "shall|it should|it is to|it will|i want it to) (count|be|go|stand|serve) [as|for] [a|an] #",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "aside": (
        "[and|so that] (i|we) (fall|am|are|get) (behind|back) again",
        "[,|-] [for|as|since] (i|we) have (no|hardly any|few) [good|real] (cards|card) [to speak of|for "
        "(that|it|him|them)|anyway|left|there]",
        "[,|-] [for|as] (i've|we've) [got] no [good] cards [to speak of|for (that|it|him)|anyway|left|there]",
        "(on|over|for|in|about) _it", "(by|with) me", "as far as (that|this) (goes|is concerned)",
        "in (this|that) (case|fight|battle)", "(we've|we have|i've|i have) plenty of <suit>",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
