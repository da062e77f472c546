"""English turns of speech about fights from everyday letters: what is granted, what is borne, whom it is for;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

EVERYDAY_PHRASES = {
    "else fight": (
        "(above|beyond|over|past) that [,] [i|we|he|they|just] (play|fight)",
        "(otherwise|else|if not) [i|we|he|they|just] (play|plays) [on] [cards|my cards|our cards|his "
        "cards|a card]",
        "(otherwise|else|if not) (cards|with cards|use cards|cards are played|cards get played)",
        "(above|beyond|over|past) that [i|we|he|they|just] (play|plays|use|fight|fights) [on] [cards|my "
        "cards|our cards]",
        "if (it's|its|it is|it costs|there are|there is) more [than that] [,] [then] [i|we|he|they|just] "
        "(play|plays|"
        "use|fight|fights) [on] [cards|my cards|our cards|back]",
        "if more [are lost|is lost|than that] [,] [then] [i|we|he|they|just] "
        "(play|plays|use|fight|fights) [on] [cards|"
        "my cards|our cards|back]",
    ),
    "_but": ("but",),
    "fight": (
        "[_will] (win|wins) (his|her|their|the|that|this|my|our) (fight|battle|fights|battles) [at (any|"
        "whatever) (price|cost) [it takes]|whatever it costs|at all costs]",
        "_deny count (the|my|our|his|your) (cards|points|cost|costs|losses|dead)",
    ),
    "_for the rest": ("for the rest",),
    "_everything": ("everything",),
    "_anew": (
        "another", "more", "further", "extra", "top", "additional",
    ),
    "_apiece": (
        "each", "per", "every",
    ),
    "_brawl": (
        "fight", "scrap", "battle", "brawl", "quarrel", "scuffle", "row", "combat", "clash", "skirmish",
    ),
    "_master": (
        "the (king|queen|empress|emperor|court|treasury|crown|purse|exchequer|war chest)",
        "(my|our|his|her) (king|queen|empress|emperor|court|treasury|crown|purse|war chest|budget)",
    ),
    "_I": ("_master",),
    "_will": (
        "(i|we) [should|would|'d] (wish|like|want|prefer|have) (him|them|you|us) to",
        "(i'd|we'd) (wish|like|want|prefer|have) (him|them|you) to",
        "[_I] (am|are|is) (allowed|free|welcome) to",
    ),
    "_less": (
        "and not a (penny|farthing|soul|soldier|single 1|single point) more",
        ", not a (penny|point|soldier|soul) more", "but not a (penny|point|soldier|soul) more",
        "and never more", "and not a point beyond",
    ),
    "_anyone": (
        "enemy", "any enemy", "another player", "any of them", "1 of them", "any 1",
    ),
    "_hits": ("(is|are) (attacking|hitting|assaulting)",),
    "_any_of_us": ("(any|1|some|either) of (my|our) (people|pieces|troops|boys|lads|soldiers)",),
    # --------------------------------------------------------------------------------------------- limits
    "_put_down": (
        "play", "plays", "spend", "spends", "use", "uses", "put down", "put in", "throw in", "invest",
        "commit", "waste", "part with", "lay down", "lay", "sacrifice", "risk",
    ),
    "_in_it": (
        "on (it|this|that|him)", "in (it|this|that)", "(in|on) (this|that|the) (1|fight|battle)", "there",
        "here",
    ),
    "_no_more": (
        "at most", "at the most", "max [.]", "maximum", "tops", "at the outside", "(and|but) (not|no) more",
        "(not|no) more", "at the very most",
    ),
    "_valued": (
        "(he|it|that|this|they|^) (is|are)", "(it's|that's|he's)",
    ),
    "number of cards": (
        "[up to|at most] # (cards|card) (per|a|each|in each|in every|every) (fight|battle|combat)",
        "[up to] # cards [per fight] , (no more|not more)",
        "[with] [_will] [_put_down] _most # [of] [my|the] (card|cards) [_in_it]",
        "[with] [_will] [_put_down] (only|just) # (card|cards) [_in_it]",
        "[with] [_will] [_put_down] # (card|cards) [_in_it] [,] _no_more",
        "_deny _put_down more than # (card|cards) [_in_it]",
        "more than # (cards|card) _deny _put_down [_in_it]",
        "[_valued] [only|just] worth # (card|cards) [to me] [,] [_no_more]",
        "[_valued] (isn't|not) worth more than # (card|cards) [to me]",
    ),
    "number of a suit": (
        "[with] [_will] [_put_down] _most # [of] [my|the] <suit> [_in_it]",
        "[with] [_will] [_put_down] # <suit> [_in_it] [,] _no_more",
        "_deny _put_down more than # <suit> [_in_it]", "more than # <suit> _deny _put_down [_in_it]",
    ),
    "one card": (
        "[with] [_will] [_put_down] (only a|a single|just a|only a single|just a single|only 1 single) "
        "card [_in_it]",
        "(he|they|she) (may|can|should|must|will|shall) [only] _put_down (only a|a|1) [single] card [only] "
        "[_in_it]",
        "[_will] [only] _put_down [only] (a|1) single card [_in_it]",
        "[_will] _put_down 1 card only [_in_it]",
        "_deny _put_down more than a [single] card [_in_it]",
    ),
    "loss": (
        "[and|but] (if|when) (i'm|im|i am|we're|we are|it's|its|it is) [behind|down] [with] [only|just] # "
        "[down|behind] [_less] [,] [just|then] [_I] (take it|take the loss|_stop)",
        "[and|but] (if|when) it [would|will] [only|just] (cost|costs) [me|us] [only] # [_troops] [_less] [,] "
        "[then] [_I] (take it|_stop)",
        "up to # _troops (he|they|we|i) (can|may|could) lose",
        "(they|he|we|i) leave it (when|if|once) [it is|it's|we are|"
        "i am|he is] # [behind|down] or less",
        "_stop (as soon as|once|when|if) (i'm|i am|we're|we are|it's|it is|he is|he's) [only|just] [_most] # "
        "(down|behind) [(or|and) (1|less|fewer)]",
        "[but] if (its|it's|it is) (only|just) # [_troops] [_deny|don't|dont|do not] "
        "[waste|spend|use|play] [a|1|"
        "any] (card|cards)",
        "[but] (dont|don't|do not) (waste|spend|use|play) (a|1|any) (card|cards) if (its|it's|it is) "
        "(only|just) # "
        "[_troops]",
        "1 lost is (ok|okay|fine|acceptable|alright|all right|no problem)",
        "# lost (is|are) (ok|okay|fine|acceptable|alright|all right|no problem)",
        "[and|but] [up to] # lost (i|we|he|they) [still|will|would] (give|gives) (in|up)",
        "(give|gives) (in|up) (at|for|with) [_most] # lost",
        "(give|gives) (in|up) if (it costs|it is|its|that is|it means) [only] # (lost|troops|men|dead) "
        "[_less]",
        "(give|gives) up if (it's|it is|its) a loss of # [or #]",
        "down to - # (i|we|he|they) (give|gives) (in|up)",
        "up to # (dead|lost|casualties|losses) (is|are) (ok|okay|fine|acceptable|alright)",
        "# [_troops] [lost] (is|are|would be) (the most|the maximum|all) (i'm|we're|i am|we are|he is|they "
        "are|i|we|he|they|^) [can|could|will|may|would|want to|wish to|willing to|prepared to|ready to|"
        "allowed to] (lose|spare|bear|afford|risk|accept|give up)",
        "the most [that] (i'm|we're|i am|we are|he is|they are|i|we|he|they|^) [can|could|will|may|would|"
        "want to|wish to|willing to|prepared to|ready to|allowed to] (lose|spare|bear|afford|risk|accept|"
        "give up) is # [_troops]",
        "[_will] (forgive|spare|put up with|get over|bear|survive|stomach) [the|a] [loss of] [_most] # "
        "_troops [_less]",
        "[a] (loss|losses|defeat) (of|up to|of up to) [_most] # [_troops] (i'll|we'll|i will|we will|i can|"
        "we can|i could|we could|i'd|we'd) (swallow|accept|take|bear|stomach|tolerate|live with|put up with|"
        "survive)",
        "[_will] (accept|take|swallow|bear|tolerate) [a] (defeat|loss|fight) (costing|that costs|which "
        "costs) [me|us|him|them] [only|just] [_most] # [_troops] [_less]",
        "[_will] be (allowed|permitted) to lose [_most] # [_troops] [_less]",
        "[_I|^] (am|are|is) (allowed|permitted) [to lose] [_most] # _troops [_less]",
    ),
    "of others": ("(tell|inform|ask|order|urge) ~ to",),
    "not so many": (
        "[and|but|just|certainly|only|please] not # [_troops|points]", "# would be too (many|much)",
        "# (is|are) too (many|much)",
    ),
    "settle": (
        "[_will] settle _once (we|i|he|they|it) (are|am|is|'re|get|gets|come|comes) [down] (to|at) [a] "
        "[loss of] [only|just] [_most] # [_troops] [_less]",
        "[_will] settle _once [_I] [would] [only|just] (lose|loses) [only|just] [_most] # [_troops] [_less]",
    ),
    "spend": (
        "[_I|^] (am|are|is) (allowed|given|granted) [a] [budget of|limit of|maximum of|total of] [_most] # "
        "_points [_less]",
        "[^] (has|have|gets|get) [a] (budget|limit|maximum|total|allowance|ceiling|cap) of [_most] # "
        "[_points] [_less]",
        "_master (allow|allows|permit|permits|grant|grants|afford|affords|can bear|can spare|will bear) [me|"
        "us|him|them] [_most] # _points [_less]",
        "set ^ ['s] (limit|ceiling|budget|cap|maximum) (to|at) # [_points]",
        "(i|we) allow (^|him|them) [_most] # _points [_less]",
        "[_I] (won't|will not|don't|do not|shall not|am not going to|are not going to) (pay|spend|give|put "
        "down|go) [more than|over|above|beyond] # [_points] for (this|that|the|this 1|that 1) [fight|battle|"
        "1]",
    ),
    "fight to": (
        "[_will] (win|wins) [it|this|that|the fight|the battle] (if|when|provided|as long as|so long as) # "
        "[_points] (suffice|suffices|are enough|is enough|do it|will do|do|does it|get me there|will get me "
        "there)",
        "[_will] (_fight) (as long as|so long as|while|provided) (it|this|that) (cost|costs|takes|take) [me|"
        "us|him] (no more than|not more than|at most|less than) # [_points]",
        "[_will] (go|goes|play|plays) up to # [_points] to win [it|that|this]",
    ),
    "_fight": (
        "fight for (the win|victory)", "fights for (the win|victory)", "play for (the win|victory)",
        "plays for (the win|victory)", "stand and fight", "stands and fights", "make a stand",
        "makes a stand", "have a real fight", "give battle", "gives battle",
    ),
    # --------------------------------------------------------------------------------------- ways to play
    "high": (
        "from the top",
        "from the top down",
        "(biggest|largest|strongest|best) [card|1|<suit>] first",
        "all <suit> from the top",
        "[_will] (open|opens|start|starts|begin|begins|lead|leads|come in) (big|high|strong)",
        "[always] [the|my|our|his] (_highest) (card|1|<suit>) _owned",
    ),
    "spend in all": (
        "[and] (together|altogether|in total|in all|overall) _most # _points",
        "limit [is|of|at|:] # [_points]",
        "_most # _points (together|altogether|in total|in all|overall)",
        "# _points all in", "# all in",
    ),
    # ------------------------------------------------------------------------------- the lowest card
    "_ahead": (
        "into the plus", "in the plus", "to the front", "over the line", "into the black",
    ),
    "_enough": (
        "[that|which] [just] (brings|bring) (me|us|him|them) _ahead",
        "[that|which] [just|barely] (gets there|"
        "holds|serves|tops it|tops him)",
    ),
    "_smaller": (
        "low", "small", "lower", "smaller", "little", "cheap", "cheaper", "minor", "_lowest",
    ),
    "_from_below": (
        "from the bottom [up]", "from the lowest up", "from (small|low) to (big|high)", "from below",
        "ascending", "bottom up", "working up", "going up", "upwards",
    ),
    "low from below": ("<suit> [,|:|-] [always] _from_below",),
    "low": (
        "_each_time the _lowest [card|1|<suit>] _which_puts (in front|ahead|back in front|back ahead|to the "
        "front) [again]",
        "<suit> [,|:] from below",
        "from below [:]",
        "(smallest|lowest|cheapest|littlest|weakest) [1|card|<suit>] first",
        "and so on upward",
        "and so on upwards",
        "(go|going|work|working) (up|upward|upwards) from (there|the bottom)",
        "from the bottom [up]",
        "(smallest|lowest|cheapest) first [please]",
        "<suit> [,|:|-] [always] [the|my|our] _smaller [1|ones|card|cards] first",
        "<suit> [,|:|-] [always] [the|my|our] _lowest [1|card] [,] _enough",
        "[_will] (play|use|fight (with|in)|go with) [the|my|our] <suit> [there] [,] [the|my|our] "
        "(lower|cheaper) "
        "[ones|1|card|cards] first",
        "[_will] play (just|only) enough to (win|stay ahead|stay in front|be ahead|keep ahead|keep in front) "
        "[it|each time|every time|(each|every) (round|exchange|card)]",
        "[the] cheapest way to (win|stay ahead|stay in front|get ahead|be ahead|keep ahead)",
        "[the|my|our] (low|small|cheap|lowest|smallest|little) [ones|cards|<suit>] before [the|my|our] "
        "(high|big|higher|bigger|dear|good|strong|large) [ones|cards|<suit>]",
        "[_will] [play|fight|go|start|work] [always] from (the bottom|below) [up|upward|upwards]",
        "[_will] (answer|answers) with [the|his|my|our] <suit> from (the bottom|below) [up|upwards]",
        "[carry on|go on|continue|keep going] [with] the _lowest (1|card|<suit>) _which_puts (ahead|in "
        "front|back ahead|"
        "back in front|level or better) [each time|every time|again]",
        "the _lowest (1|card|<suit>) (that|which) (helps|works|does it|suffices|is enough|will do)",
    ),
    "reserve no": (
        "[the|my|our|both] (reserve|reserves) (is|are|be|stay|stays) [only|kept|reserved|saved] for "
        "(emergencies|an emergency|a rainy day|later|bad days|worse days|the worst) [only]",
    ),
    "play": (
        "[_I] [will|shall|should|may|is to|are to] (put|puts|lay|lays|throw|throws|slap|slaps) (down|in|out|"
        "on) [my|the|our|a|his] @ [first]",
        "[_I] (start|starts|begin|begins|lead|leads|open|opens) [off] with [my|the|our|a|his] @",
    ),
    "cards": ("@ only (second|third|last|then|next|after that|afterwards)",),
    "may play": ("[the|my|our] @ (he|they|i|we) (may|can|could) (play|use|spend|throw in|have)",),
    # ------------------------------------------------------------------------------------- giving up, asking
    "yield": (
        "[i|we|he|they|^] [will|shall|would|may|can|must|has to|have to] [now|then] _leaves with [only|just|"
        "the|all|his|these] [other|remaining] # [_troops] [left|intact|alive]",
    ),
    "_stop": (
        "give in straight away", "gives in straight away", "yield", "yields", "step aside", "steps aside",
        "let it go", "let it be",
    ),
    "head of attacked enemy": (
        "(if|when|should|in case|whenever) ~ (wants|is looking for|seeks|picks|starts|feels like|looks for) "
        "[a] (fight|battle|trouble|quarrel) [with (me|us)] [,|:] [then]",
    ),
    "ask": (
        "[the] next (card|1) only with my (ok|okay|permission|consent|approval)",
        "[then] (i|we) want to be (asked|consulted)",
        "(only|not) (with|without) my (ok|okay|permission|consent|approval)",
        "as soon as a (third|second|fourth) card (would be|is) (needed|necessary|required) ask me",
        "(i|we) (want|would like|wish|prefer|expect) to be asked (every time|each time|first|though|before "
        "that)",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of all": ("per (battle|fight|combat|engagement)",),
    "head of others": (
        "$ fights (i|we) (did not|didnt|didn't|do not|dont|don't) mention [:|,]",
        "(fights|everyone|everybody|anyone|those) (i|we) (did not|didnt|didn't|do not|dont|don't) "
        "(mention|name) [:|,]",
        "[and|for] [the|all|all the] other (general|men|$) [:]",
        "[and|for] [the|all the|all my|my] other (generals|stacks|armies) [of mine] [:]",
    ),
    "head of own": (
        "(about|regarding|concerning|as for|re) ^ [:|,]",
        "(tell|instruct|order|remind|advise|let) ^ [that] (he|they) [should|is to|are to|must|may|will|"
        "shall|can|has to|have to|ought to]", "(tell|instruct|order|remind|advise) ^ to",
        "(when|whenever|wherever|if|should|in case) ^ [should] (get|gets|be drawn|is drawn|are drawn|run|"
        "runs|end up|ends up|be dragged|land|lands) (in|into) (a|any|some) _brawl [,|:]",
        "(when|whenever|if|should|in case) ^ [should] (need|needs|be forced|is forced|are forced|be "
        "obliged) to (fight|defend himself|defend themselves) [,|:]",
        "^ , (should|if|when) (he|they) [should] (need|needs|have|has) to fight ,",
        "^ , (should|if|when) (he|they) (be attacked|is attacked|are attacked) ,",
        "[as] (for|to) ^ [,|:] (he|they)", "(in|for) (every|any|each) (fight|battle) (of|with) ^ [:]",
    ),
    "head of attacked own": (
        "in (the event|case|the case) of (an|any) (attack|assault) (on|upon|against) ^ [,|:]",
        "(an|any|every) (attack|assault) (on|upon|against) ^ [:|,]",
        "(attacks|assaults) (on|upon|against) ^ [:|,]",
        "(when|whenever|if|should) ^ (come|comes|be|is|are) under attack [,|:] [then]",
        "[if] ^ [is|are] (under attack|attacked) [:|,]",
        "(if|when|should) (anything|anyone|anybody) (happens to|comes near) ^ [,|:]",
        "(if|when|whenever|should|in case) (they|he|somebody|someone|anybody|anyone|she) "
        "(come|comes|go|goes) (back|again) "
        "(to|at|for) ^ [again] [,|:] [then]",
    ),
    "head of attacked": (
        "(if|when|whenever|should|in case) % [should] (attack|attacks|come|comes|strike|strikes) "
        "[me|us|at me|at us] "
        "[,|:] [then]",
        "(if|when|whenever|should|in case) (they|he|somebody|someone|anybody|anyone|she|the %) "
        "(come|comes|attack|attacks|turn up|turns up) [at|against] [me|us] [in|at|near|around] [§] [,|:] "
        "[then]",
        "(attack|attacks|assaults|any attack|every attack) (on|upon|against) (me|us|_any_of_us|$|the $) [:|"
        ",]",
        "[for] (all|any|every|everybody|everyone|anyone|those|all those|whoever) [of] [my|our|the] [$|"
        "generals|general|men|people|1|ones|stacks] [who|that] (is|are|get|gets) (attacked|set upon|hit|"
        "assaulted|fallen upon) [:|,]", "[we|for us] [the] $ (when|if|whenever) attacked [,|:]",
        "_whenever _anyone [_should] _hits (me|us|_any_of_us) [_before_that] [,|:] [then]",
        "in (the event|case) of (an|any) (attack|assault) [on|upon|against] [me|us|_any_of_us] [,|:]",
    ),
    "head of attacked sides": (
        "(if|when|should|in case) ~ [should] (bring|brings|throw|throws|send|sends) (everything|all|all he "
        "has|everything he has) (against|at|on|upon) ^ [,|:] [then]",
    ),
    "limit reached": (
        "(if|once|when) (the limit|that limit|this limit) (is|has been|gets) (reached|exceeded|hit|used up|"
        "gone|passed) [,|:] [then]",
        "(if|once|when) (it|that) (is|goes|gets) over (that|the limit) [,|:] [then]",
    ),
    "otherwise": (
        "(if|when) (they|it|that|those|this) (don't|doesn't|do not|does not|won't|will not|aren't|isn't) "
        "[suffice|do|work|be enough|enough|help|do it] [,] [then]",
    ),
    "answered": (
        "[and|but] (as long as|so long as|while|whenever|each time|every time|when|if|as soon "
        "as|should|once) (_behind) [again|still]",
        "should (i|we|he|they) (fall|be|get) behind [again] [,|:]",
        "if (i|we|he) need it",
        "if (i|we) have to",
        "(if|when|should) (he|she|they|~|%) (get|gets|be|go|goes|come|comes) (ahead|in front|on top|back "
        "on top|back in front) [of (me|us|him)] [again] [,|:]",
        "if (he|she|they|~) (still|again) has (something|1|anything)",
        "if (he|she|they|~) [still] has (something|anything) [left]",
        "next time",
        "(if|when|should) _he (comes|come) (again|once more|back again|at (me|us) again)",
        "(if|when|should) there (is|be) (still|yet) more", "(if|and if|when) (again|once more|another)",
        "(if|when|should) _he (puts|put|lays|lay|plays|play|throws|throw) (something|anything|another|1 "
        "more) [down|on top|more|in]",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "keep and reserve": (
        "@ and [the|my|our|both] (reserve|reserves|joker|jokers) (stay|are kept|are saved) [home|at home|in "
        "[my|our] hand]",
    ),
    "_behind": (
        "i am behind",
        "we are behind",
        "i'm behind",
        "we're behind",
        "he is behind",
        "he's behind",
        "they are behind",
        "behind",
        "i fall behind",
        "we fall behind",
        "i am in the red",
        "we are in the red",
        "i'm down",
        "we're down",
        "i am down",
        "i am losing",
        "i'm losing",
    ),
    "head of nation": (
        "(about|regarding|concerning|as for|re) $ [:|,]",
        "in (all|every|the) [other] $ (fights|fight|battles|battle) [:|,]",
        "$ (fights|battles) [:|,]",
    ),
    "_each_time": ("[each time|every time|always|whenever needed]",),
    "_which_puts": (
        "[that|which] [just] (puts|put|gets|get|brings|bring|makes|make|takes|take|lets|let) "
        "[me|us|him|them|it] "
        "[be|come|draw]",
    ),
    "_in total": (
        "total", "altogether", "overall",
    ),
    "ask in all fights": (
        "ask (me|us) (if|when|whenever) (there's|theres|there is) (a|any) (fight|battle|combat)",
    ),
    "zero": (
        "_each_time the _lowest [card|1|<suit>] _which_puts (out of the (minus|red)|[back] to (zero|0) "
        "or (better|"
        "more|higher)|level or (better|more)|at least (level|0|zero)|[back] to at least (0|zero|level))",
    ),
    "talk": (
        "it frightens", "it scares", "which (frightens|scares)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
