"""English turns of speech for what follows the first card: which one comes next, which stays, and when all is
given up; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

FURTHER_PHRASES = {
    "keep behind": (
        "[the] & (stays|stay) in (my|the) "
        "(glove|drawer|pocket|sleeve|hand|box|bag|safe|cupboard|hat|purse|wallet)",
        "[the] & (isn't|is not|aren't|are not) for (him|them|her|~|this|^)",
        "(dont|don't|do not|never) touch [the|my] &",
        "not [the] &",
        "[but|and] [the|my|our] & (i|we) (want|wish|need|mean|intend|would like|'d like|should like) to "
        "[still] (have|keep|hold|own|see) [still|back] [_elsewhere|in hand|in my hand]",
        "[but|and] [the|my|our] & (i'd|we'd) like to [still] (have|keep|hold) [still|back] [_elsewhere|in "
        "hand|out of it]",
        "[but|and] [the|my|our] & [i|we] [would|shall|will] [rather] (keep|hold|hold back|save|spare)",
        "[but|and] [the|my|our] & (i|we) (hold|spare|hold back|want to keep) [back] [_elsewhere]",
        "[but|and] [the|my|our] & (i|we) (would|shall|will) [rather|like to] (keep|hold|hold back|save|"
        "spare)",
    ),
    "reason": (
        "(i|we) (must|have to|need to) (spare|save|mind|husband) (my|our|the) cards",
        "to (give|show|teach|scare|frighten|impress|annoy|please|shock|surprise|wear|make) "
        "(her|him|them|$|%|~)",
        "even if (it|that|he|they|she|this|i|we)",
        "after all",
        "or (he|she|they|it|we|i|the) (is|are|will|would|might|gets|get)",
        "or else (he|she|they|it|we|i|the)",
        "otherwise (he|she|they|it|we|i|the) (is|are|will be|would be|gets|get)",
        "i'd rather (lose|give up|retreat|go) than",
        "id rather (lose|give up|retreat|go) than",
        "(he's|she's|they're|he is|she is|they are) down to",
        "there is nothing else",
        "there (is|are) (no|nothing)",
        "there's (no|nothing)",
        "(not|nothing) worth",
    ),
    "named again": (
        "make it [the] @", "which is [the] @", "that's [the] @",
    ),
    "head of own": (
        "^ (is|are) [as good as] (lost|doomed|done for|finished|gone|dead) [anyway|already|anyhow|either "
        "way] (,|:|;)",
    ),
    "concede": (
        "^ [and|,|&|+] [^] : (no|not 1|not a single) (card|cards) [at all|please|ever]",
        "(dont|don't|do not) (waste|spend|throw away) (anything|a card|cards|any card|any cards) on "
        "(him|them|that|it|"
        "those 2|those|these 2|these|^)",
        "(when|once|after) [the] & (is|are) (out|gone|played|spent|used|used up) [,] [i|we|he|they] _stop",
        "(farewell|goodbye|bye bye|so long) ^",
        "[and] [then] (he|she|they|~) (shall|can|may|should|will) have it [,] [and|so] [i|we] [_stop]",
        "after that [i've|i have|we've|we have] had enough [,] [i|we] [accept|take] [whatever it "
        "costs|the loss]",
        "(i've|i have|we've|we have) had enough", "(accept|take) whatever it (costs|is)",
        "(no|not 1|not a) card (for|from|by) ^ [,] [i|we] [take|accept] [the|my] "
        "[loss|losses|defeat|beating]",
        "[i|we] (take|accept) (the|my|our) (loss|losses)",
        "(nothing|none|no card|no cards|not 1|not a card|zero cards|0 cards) [at all] [,|-|/] [and|so|just] "
        "(_stop) [at once]",
        "(for|to) (him|them|her) (not 1|no) (card|cards)",
        "(not 1|not a|not a single|no) (card|cards) (for|to|on|from) (him|them|her|^|me|us) [please]",
        "(let|have) (him|them|^) (give in|give up|yield|lose|go|run|surrender|concede) [at once|straight "
        "away|right away|immediately]",
        "accept (every|any|the|all|each) (defeat|loss|defeats|losses) [at once]",
        "[and] (i|we) (take|accept) (what|whatever) (comes|is coming|i get|it costs)",
        "[and] [then] (i|we) (take|accept) (the|my|our) "
        "(beating|hiding|licking|thrashing|medicine|lumps|defeat)",
        "[and] (take|accept) the (beating|hiding|licking|thrashing|medicine|lumps|defeat)",
        "[then] (let it be|finish|finito|basta|the end|full stop|off we go|enough|i rest my case)",
        "[and] (that's|that is|that will be|that'll be) (the end of it|the end|it|enough|all)",
        "after the # [1|card] (i|we|he|they) [would|will|'d] [rather] (walk|stop|quit|leave|go|give "
        "up|give in|retreat|withdraw)",
        "(give|gives) (in|up) (every time|each time|at once|everywhere) [, whatever it costs]",
        "^ (gives|give) up , no cards",
        "(when|once) (both|all|they) [are] [both|all] (gone|played|spent|used) (i|we|he|they) "
        "(take|accept|give|stop) (what comes|the defeat|up|defeat|in)",
        "^ [just] (run|runs|flee|flees)",
        "once (they|these|both|all) are gone [,] _stop",
        "[and] [then] no (cards|card) [and] [then] [_I] (lose|give up|accept|accept it|concede)",
        "(when|if) [that|this|it] (is|are) not enough [,] [then] [_I] (accept|accepts|yield|yields)",
        "(when|if) (that|this|it) (isn't|doesn't suffice|does not suffice) [enough] [,] [then] [_I] "
        "(accept|yield)",
        "(then|rather|then rather|in that case [rather]) (lose|a defeat|lose it|lose the fight)",
        "[_I] (would|shall|will) rather (lose|lose it|lose the fight|give up|give in)",
        "^ (isn't|aren't|is not|are not) worth [even] (a|1|any) [1|lone] (card|cards)",
    ),
    "aside": (
        "[all|both] [#|they|we] (are|is|would be) (dead|lost|gone|finished|doomed) (otherwise|else)",
        "(otherwise|else) [all|both] [#|they|we] (are|is|would be) (dead|lost|gone|finished|doomed)",
        "whatever happens", "come what may", "if (i|we) (have|need) to",
        "both if (i|we|he) (have|has|need|needs) to",
        "(he|they) (must|should|need|needs) not (be|play) (a|the) (hero|heroes)", "no (heroics|heroes)",
        "(<suit>|cards) in (this|that) order [:|,]",
        "(the|my|all) other <suit> [you|he|they|i|we] (can|may) [be] (play|"
        "played|use|used|go)", "no problem", "instead of # [any more|now|points]", "still", "now",
        "either way",
        "1 after the other", "with dignity", "no matter what",
        "cheers", "(ta|tata|bye|ciao|byebye)", "(and|but) for later [:]", "later [:]",
        "[and] so on",
        "(hihi|haha|ha|bang|boom|wham|hooray|hurray|ouch|oops|pow|zack|phew|alas|well well|there|heh)",
        "(poor|brave|good|dear) (boys|lads|fellows|fellow|men|man|souls|boy|devils|devil|chap|chaps)",
        "(this|that) time with everything",
        "in (that|this) order",
        "in (the|that) order (given|named|above)",
        "(all|everything) in",
        "with everything",
        "(i|we) (have|'ve got|have got) nothing (better|else) to do with (them|it)",
        "(am|i am|i'm) (on the train|at work|away|offline|travelling|on the road|on holiday|abroad)",
        "no need to ask [me]",
        "(that|the) other way costs me a (fortune|lot|packet)",
        "the other <suit> (belong|belongs|are|is) (to|for) (^|others|other things|someone else|somebody "
        "else)",
        "# (men|troops|soldiers) (aren't|arent|are not|isn't|is not) worth (a|1|any|the) (card|cards|fight)",
        "(my|our) <suit> are (thin|few|weak|poor|short)",
        "(i|we) (am|are|'m|'re) (thin|short|low|weak) (on|of|in) <suit>",
        "battlefield must (hold|stand|not fall|be held)",
        "(hold|keep) battlefield",
        "(i have|we have|i've got|we've got|i've) (enough|plenty of|all the|lots of) <suit> [in the world]",
        "(that|which|it|this) [only|just] (leaves|brings|puts|gets|takes) (me|us|it|him) [back] [up|down] "
        "(to|at) [exactly] _nil",
        "(losing|to lose|a loss of|the loss of) [all] # [of] [my|our|his|these|those|^|~|them] ['s|s] "
        "[_troops] (is|would be) [simply|just] (out of the question|no option|not an option|unthinkable|"
        "unacceptable|too (much|many|bad)|not on|not acceptable)",
        "(that's|that is|which is|that makes it|making it) [exactly|just] (even|level|nought|zero|0|quits)",
        "[and|but] not (a|1|a single) (point|man|soldier|penny|soul|troop) more",
        "(that|which) (this|it|he) (isn't|is not)",
        "(it|this|that) is the (battle|fight) of (the|this) (game|year|war|turn)",
        "(gentlemen|my lords|messieurs|ladies|comrades) ,",
        "(if|should) (that's|that is|it's|it is|that be) what it takes", "if it (must|has to) be",
        "if you must",
        "whatever (he|they|~|%|the %|the enemy) (do|does|plays|play|comes up with|throws|throw|says|think|"
        "thinks)",
        "(i|we) [will|shall] (need|want) (those|these|my|the|all|all my|our) (cards|<suit>) (_elsewhere|for "
        "later|more|for recruits|next turn)", "to get (there|it|that far)", "i.e. [always]", "full stop",
        "period",
        "(i|we) (am|are) [quite|very|rather|pretty|so] (rich|strong|well off|poor|weak|short|low|flush) (in|"
        "of|on) <suit> [,] [so|and so|therefore|hence]",
        "(i'm|we're) [quite|very|rather|pretty|so] (rich|strong|well off|poor|weak|short|low|flush) (in|of|"
        "on) <suit> [,] [so|and so|therefore|hence]", "please remember", "as an exception", "this turn only",
        "in straight away", "like a (true|real|good) (soldier|prussian|man)", "though",
        "poor (man|fellow|chap|thing)", "just in case",
        "what (he|they|~) [still] (has|have|does|do|says|say|makes|make) [left|now|to say|of it]",
    ),
    "loss": (
        "(accept|take) [the|a|my] (defeat|loss) (if|when) (only|just|no more than|at most|not more than) "
        "# [_troops] "
        "(are|is|would be|get|gets) lost",
        "[_I] (am|are|i'm|we're) (happy|willing|ready|prepared|content) to (lose|give up|sacrifice) # "
        "[_troops] [,] but "
        "(not|no) (2|3|4|more)",
        "(loss|losses) [:] [_most] # [_troops] [_less]",
        "[_will] (_stop) _once _I (am|are|is) [only|just] [_most] # [points] [_less] (behind|down|short|"
        "under)",
        "[_will] (put up with|live with|bear) [a|the] (loss|losses|defeat) of [_most] # [_troops] [_less]",
    ),
    "_nothing_left": (
        "(if|when|once|after) (nothing|no [other] (card|<suit>|cards)) [else] (helps|works|is left|are "
        "left|remains|will "
        "do|does it)",
        "(if|when|once|after) (all|the|my) [the|my|other] (<suit>|cards|others|rest) (is|are|have been) "
        "(gone|played|"
        "used [up]|spent)",
    ),
    "refuse": (
        "^ (never|won't|will not|does not|doesn't|do not|don't) "
        "(fight|fights|resist|resists|defend|defends) [himself]",
    ),
    "loss at either": (
        "[a] (loss|losses) of # or # [_troops] [is|are|would be] [ok|okay|fine|acceptable|no "
        "problem|nothing] [with me|"
        "for me|by me]",
        "# or # (lost|losses|_troops) (is|are|would be) (ok|okay|fine|acceptable|no problem|nothing) "
        "[with me|by me]",
        "(lose|accept|take|give) # or # [_troops|losses]",
    ),
    "reserve last": (
        "[the|my|a|our|both] (reserve|reserves) [only] (comes|come|goes|go|is|are|is played|are played) "
        "[only] (last|at the "
        "end|at the very end|as a last resort|as the last resort|in an emergency|in "
        "emergencies|_nothing_left)",
        "[use|play] [the|my|a|our] (reserve|reserves|res|R) (last|only last|last of all|only at the end|at "
        "the very end|only as "
        "a last resort|as a last resort|only in an emergency|only in emergencies|only if need be|only "
        "_nothing_left)",
        "[and|only] (as a last resort|at the very end|in an emergency|last of all) [,] [use|play] "
        "(the|my|a|our) "
        "(reserve|reserves)",
    ),
    "_so": (
        "so", "that is", "meaning",
    ),
    "_over_us": (
        "over (that|it|me|us|mine)", "above (that|it|me|us|mine)", "against (that|it|me|us)",
    ),
    "_stands_firm": (
        "(not|don't|doesn't) [at once|yet|still|immediately|straight away] (give|gives) (up|in|way)",
        "(not|don't|doesn't) [at once|yet|still|immediately] (concede|concedes|yield|yields|stop|stops|fold|"
        "folds|withdraw|withdraws|run|runs|strike (his|their) (colours|sails))",
    ),
    "answered": (
        "(if|when|should) (he|she|they|~) (has|have|had) [got] [yet|still|even] (another|1 more|a "
        "further) (card|1) "
        "[left] [for it] [,] [then]",
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
    "keep": (
        "[and|but] [the|my] @ (i|we) [want to|would like to|'d like to|will|shall|must] keep [for later]",
        "(i|we|i'd|we'd) [would|will|shall|had] rather (lose|give up|concede) [it|this|the fight] than "
        "(play|spend|"
        "use|lose|part with|waste|give up) [the|my|our] @",
    ),
    "_stop": ("let (him|them|~) have (it|the (day|field|city|town|place|battlefield))",),
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
    "head of attacked": (
        "(if|when|whenever|should) [the] % (attack|attacks|come at|comes at|hit|hits|go for|goes for) (me|"
        "us) [,|:] "
        "[then]",
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
