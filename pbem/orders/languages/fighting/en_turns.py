"""English phrases of plans in letters of a whole turn: which fight is meant by where it is, what it costs
if it goes badly, and which cards may be played; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

TURN_PHRASES = {
    "_there": ("there",),
    "_there first": ("there", "here"),
    "_in that": ("in that", "in this", "for that", "for this", "at that", "on that", "on this", "with that"),
    "_span": ("turn", "round", "game", "stage", "phase", "letter", "year", "winter", "time", "moment"),
    "_may": ("may", "can", "could"),
    "_anyone": (
        "anyone", "anybody", "someone", "somebody", "the enemy", "an enemy", "any enemy", "1", "they", "he",
    ),
    "_mine": (
        "(any|1|some) of (us|mine|ours)", "(any|1|some|a) [of] [my|our] (general|generals|stack|stacks|men)",
        "any general", "my (generals|men|people)", "our (generals|men|people)", "anyone of (us|mine|ours)",
        "anybody of (us|mine|ours)", "anything of (ours|mine)", "anyone", "anybody",
    ),
    "_goes": (
        "go", "goes", "turn", "turns", "turn out", "turns out", "run", "runs", "look", "looks", "is", "are",
        "end", "ends", "should go", "gets", "get",
    ),
    "_badly": (
        "badly", "bad", "wrong", "ill", "sour", "south", "pear shaped", "against (me|us|him|them)", "grim",
        "ugly", "amiss", "to pot",
    ),
    "if badly": (
        "even if (it|things|that) _goes _badly",
        "(if|when|should|in case) (it|things|that|this|the fight|the battle|matters|all|luck|everything|"
        "the cards) [should|all] _goes [very|really|all|all too] _badly [for (me|us|him|them)] [,|:]",
        "if [the] worst comes to [the] worst [,|:]", "(in|at) the worst [case] [,|:]", "at worst [,|:]",
        "worst case [,|:]", "(if|should) the worst (happen|happens|come|comes) [,|:]",
        "(if|when|should) [my|our|his|their] luck (is against|be against|desert|deserts|fail|fails|runs "
        "out|run out|is out) [me|us|him|them] [,|:]",
        "(if|when|should) (i|we|he|they|^) [should] (lose|loses|have to lose|has to lose|must lose|are to "
        "lose|is to lose) [it|this|that|the fight|the battle|there] [,|:]",
        "(if|should) (it|there) (come|comes|comes down) to (losing|a defeat|defeat|a loss) [,|:]",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of this": (
        "(in|for|during|with) (this|that|the|the said) attack [:|,]",
        "(in|for|during) (this|that) (affair|business|encounter|clash|engagement|matter) [:|,]",
    ),
    "head of enemy": (
        "(if|when|whenever|once|should|in case) (he|they) [has to|have to|must|should] (fight|fights|meet|"
        "meets|face|faces) [with|against] ~ [there|then|in battle] [,|:] [then|so]",
        "(if|when|should|in case) it [should] (comes|come) to [a] (fight|battle|blows) (with|against) ~ "
        "[there|then] [,|:] [then|so]",
    ),
    "head of sides": (
        "(as regards|as to|as for|regarding|concerning|about|with regard to|with respect to) [the|our|my] "
        "(fight|battle|combat|engagement) [of|between] ^ (against|and|with|>) ~ [:|,]",
        "[the|our] (fight|battle|combat|engagement) [of|between] ^ (against|and|with|>) ~ [:|,]",
        "[in|for|during|as for|as to|with|regarding] [the|an|our|my] (attack|assault) (by|of|from) ^ (on|"
        "against|upon) ~ [:|,]",
    ),
    "head of attacked sides": (
        "[in|for|during|as for|as to|with|regarding|in case of|on|upon|against|should there be] [the|an|any] "
        "(attack|assault) (by|of|from) ~ (on|against|upon) ^ [:|,]",
    ),
    "_bold": (
        "rude", "kind", "bold", "foolish", "stupid", "daring", "mad", "crazy", "silly", "brave", "reckless",
        "unkind", "cheeky", "unwise",
    ),
    "head of attacked": (
        "(if|when|whenever|should|in case) _anyone [should] (be|is|are|feels|feel) (_bold) enough to "
        "(attack|hit|go for|come for|fall on) (me|us|_mine) [,|:] [then]",
        "(if|when|whenever|should|in case) _anyone [should] (attack|attacks|hit|hits|go for|goes for|come "
        "for|comes for|fall on|falls on) _mine [,|:] [then]",
        "(if|when|whenever|should|in case) _mine (is|are|be|gets|get) (attacked|hit) [,|:] [then]",
    ),
    "head of attacked enemy": (
        "(if|when|whenever|should|in case) ~ [should] (attack|attacks|hit|hits|go for|goes for|come for|"
        "comes for|fall on|falls on) _mine [,|:] [then]",
    ),
    # ---------------------------------------------------------------------------------------- what is done
    "concede": (
        "[^] [_will] (_stop) [there|at once] (whatever the (score|loss|losses|cost|odds) [is|are|may be]|at "
        "any (score|cost|loss|price)|no matter (what|how it stands)|in any case|regardless [of the (score|"
        "loss|cost)]|whatever (it costs|happens|comes)|every time|without a fight) [in any case]",
        "no cards (for (this|that|it|him|them|this fight|that fight|this 1)|here|there|from (me|us|^))",
        "[^|he|they] (lose|loses) [the|this|that] (fight|battle) [and [the|my|our|his|their] [#] _troops]",
    ),
    "number of cards": (
        "# (card|cards) (at (the|a) (most|maximum|very most)|maximum|max [.]|at (most|maximum)|tops|and no "
        "more|and (that is|that's|thats) it) [for it|on it|per fight|each time]",
    ),
    "play": (
        "[_will] [play|plays|use|uses|put in|puts in] [both|all] [the|my|our|his|their] [<suit>] [,|:] [the|"
        "first the] @ (before|ahead of) [the] @",
    ),
    "loss at either": (
        "(once|when|if|as soon as) (i'm|i am|we are|we're|he is|he's|they are|they're) [only|just] [down "
        "to] [only|just] # or # [points|troops] (behind|down) [,] [then] [_will] (_stop)",
        "[_will] (_stop) (once|when|if|as soon as) (i'm|i am|we are|we're|he is|he's|they are|they're) [only|"
        "just] [down to] [only|just] # or # [points|troops] (behind|down)",
    ),
    "loss": (
        "(he|they|^) (is|are) not to (lose|give up|sacrifice|risk) (more than|over) # [_troops] [over|on|"
        "for|in|at] [it|that|this|him|them|there]",
        "[_will] (lose|loses) [only] [_most] # [_troops] [_less] (over|on|for|in) (it|that|this|him|them|"
        "~)",
        "_deny (lose|losing|risk|risking) (more than|over) # [_troops] (over|on|for|in) (it|that|this|him|"
        "them|~)",
    ),
    "loss at": (
        "[_will] (_stop) (at|on|with) [a] [score of|score] (-|minus) #",
        "(at|on) [a] [score of|score] (-|minus) # [,] [then|i|we] [_will] (_stop)",
    ),
    "loss of troops": (
        "[with|for|at] _most # (_troops)", "(_troops) [:] _most #",
        "(i|we) (want|allow|accept) [only] _most # (_troops)",
    ),
    "may play": (
        "[the|my|our] @ (may|can) [also|well|gladly|both] (go|be (played|spent|used|put in|thrown in)|go "
        "in) [there|too|if needed|if need be|for it|in (this|that) fight]",
        "[you|i|we|he|they] (may|can) [also] (use|play|spend|put in|throw in) [the|my|our] @ [there|too|"
        "if needed|if need be|for it|in (this|that) fight]",
        "[the|my|our] @ (is|are) (allowed|ok|okay|fine|available|free) [there|too|for it]",
    ),
    "low": (
        "[_will] (continue|continues|go on|goes on|carry on|keep going|proceed|proceeds|follow) [always] "
        "with the next (lowest|smallest|cheapest|low|small|higher) [1|card|<suit>]",
        "[always|and so on with] the next (lowest|smallest|cheapest) [1|card|<suit>]",
        "[_will] (begin|start|open|lead) with [the|my|our] (lowest|smallest|cheapest|low) [1|card|<suit>]",
        "[_will] (keep|save|leave|leaves|keeps|saves) [the|my|our|his] & (for|till|until|to) [the] [very] "
        "(last|end)",
        "(the|my) (low|small|little|cheap) (ones|<suit>) first",
    ),
    "fight": (
        "[_will] (fight|fights|play|plays|go on|goes on|continue|carry on) with all [the|my|our|his|their] "
        "<suit> [(i|we|he|they) (have|has|hold|holds|have got|own)|there are|left]",
        "then all [of] [the|my|our|his|their] <suit> [(i|we|he|they) (have|has|hold|holds)] [if (need|"
        "needs) be|if necessary|if needed]",
        "(if|when|should) [the] (fight|battle|it) (goes|go) on [,] [then] all [the|my|our] <suit> [(i|we) "
        "(have|hold)]",
        "until (i|we|he|they) (have|has|'ve) won", "till (i|we|he|they) (have|has) won", "until victory",
        "(until|till) (it is|it's) won", "until the (fight|battle|day) is won",
    ),
    "reserve no": (
        "(should|if|when|once) [the|my|our] (<suit>|cards) [should] (run out|are gone|are spent|be gone|"
        "be spent|are used up|run dry|give out|are finished) [,] [then] [the|my|our] (reserve|reserves) "
        "(is|are|stays|stay) [still] (not|never|in hand|at home) [to be] [used|played|spent|touched]",
        "[the|my|our] (reserve|reserves) (is|are) (not|never) to be (used|played|spent|touched) (if|when|"
        "even if|even when|once) [the|my|our] (<suit>|cards) (run out|are gone|are spent|are used up)",
    ),
    "keep behind": (
        "[the|my|our] & (is|are|shall|should|must|has|have) [to] (stay|stays|remain|be kept|be saved|be "
        "held back|stay behind|be spared) [in hand|at home|where it is|back]",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "aside": (
        "for my part", "as regards (that|this|it)", "[_will] (play|use|put in) [the|my|our] <suit>",
        "from (then|now|there|here|that|this) [point|moment|card] on",
        "if (i|we|he|they) (must|have to|has to)",
        "(i|we) (need|want|may need|shall need|will need) (some|the rest|them|the others|a few|the good "
        "ones) [of them] (for|against) (^|~|$|later|others|the others)",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
