"""English turns of speech of plans in ordinary letters: who attacks whom and when, and which cards are played
only if a fight costs much; `en_plans` tells how a phrase is written.
"""

from __future__ import annotations

ORDINARY_PHRASES = {
    "_is behind": ("behind",),
    "_once more": ("again", "still", "then", "ever", "after", "another", "once"),
    "_or": ("or",),
    "_whenever": (
        "if", "when", "whenever", "should", "in case", "in the event that", "if and when", "as soon as",
        "supposing", "the moment",
    ),
    "_before_that": (
        "this turn", "this round", "next turn", "now", "first", "before that", "before then", "beforehand",
        "there", "again", "instead", "anyway", "after all", "meanwhile", "in the meantime", "on his turn",
        "in his turn", "all the same", "really", "in fact", "before (this|his move|my move|our move)",
    ),
    "_hits": (
        "(attack|attacks|hit|hits|strike|strikes|assault|assaults|charge|charges|jump|jumps|engage|engages)",
        "(go|goes|come|comes) (for|at|after)", "(fall|falls|pounce|pounces|set|sets) (on|upon)",
        "(beat|beats) up [on]", "(pick|picks|turn|turns|march|marches|descend|descends) on",
        "(lay|lays|pile|piles|tear|tears) into", "(take|takes) on", "(have|has) a (go|pop|stab) at",
        "(pick|picks) a fight with", "(throw|throws) himself (at|on)", "(decide|decides|dare|dares|choose|"
        "chooses|want|wants|try|tries) to (attack|hit|strike|assault|engage)",
    ),
    "_should": ("should", "does", "do", "actually", "really", "now", "indeed"),
    "_any_of_us": (
        "(any|1|some|either) of (us|mine|ours|my (generals|men|armies|stacks)|our "
        "(generals|men|armies|stacks))",
        "anyone of (us|mine|ours)",
    ),
    "_most": ("not above", "not beyond", "nothing above", "nothing over"),
    # ---------------------------------------------------------------------------------------- which fight
    "head of attacked sides": (
        "_whenever ~ [_should] _hits ^ [_before_that] [_before_that] [,|:] [then]",
        "_whenever ^ [_should] (is|are|gets|get|be) (attacked|hit|assaulted) by ~ [_before_that] [,|:] "
        "[then]",
    ),
    "head of attacked own": (
        "_whenever _anyone [_should] _hits ^ [_before_that] [_before_that] [,|:] [then]",
        "_whenever ^ [_should] (is|are|gets|get|be) (attacked|hit|assaulted|jumped|set upon) [_before_that] "
        "[,|:] [then]",
    ),
    "head of attacked enemy": (
        "_whenever ~ [_should] _hits (me|us|_any_of_us) [_before_that] [_before_that] [,|:] [then]",
    ),
    "head of both": (
        "[and] [that goes] [for|in|of|with] (either|each|both|any) [of] [my|the|our] [two|2] (nation|nations|"
        "country|countries|army|armies|crowns) [alike|of mine] [:]",
    ),
    "head of attacked him": (
        "_whenever (_anyone|~) [_should] _hits (him|them) [_before_that] [_before_that] [,|:] [then]",
        "_whenever (he|they) [_should] (is|are|gets|get|be) (attacked|hit|assaulted|jumped|set upon) "
        "[_before_that] [,|:] [then]",
    ),
    # ----------------------------------------------------------- cards that are spared while it is cheap
    "_would": ("[_I] [would|will|should|might] [otherwise|else|then]", "(i'd|we'd|he'd) [otherwise|else]"),
    "_costs_n": (
        "_would (lose|loses|be losing) # [_troops] or (more|worse)",
        "_would (lose|loses|be losing) (at least|no less than|no fewer than) # [_troops]",
        "(the|my|our|his) (loss|losses|damage|defeat) [would] (is|are|be|gets|get|reach|reaches|comes to) "
        "[at least] # [_troops] or more",
        "(the|my|our|his) (loss|losses|damage|defeat) [would] (is|are|be|gets|get|reach|reaches|comes to) at "
        "least # [_troops]",
        "(it|that|this|defeat|losing) [would|will|should] [otherwise] (cost|costs) [me|us|him] # [_troops] "
        "or more",
        "(it|that|this|defeat|losing) [would|will|should] [otherwise] (cost|costs) [me|us|him] at least # "
        "[_troops]",
        "# or more [_troops] (are|would be) (at stake|lost)", "# [_troops] or more (are|would be) (at stake|"
        "lost)",
    ),
    "_costs_over": (
        "_would (lose|loses|be losing) (more than|over) # [_troops]",
        "(the|my|our|his) (loss|losses|damage|defeat) [would] [still] (is|are|be|gets|get|exceed|exceeds) "
        "[worse than|more than|over|above|greater than|higher than|bigger than] # [_troops]",
        "(it|that|this|defeat|losing) [would|will|should] [otherwise] (cost|costs) [me|us|him] (more than|"
        "over) # [_troops]", "(more than|over) # [_troops] (are|would be) (at stake|lost)",
    ),
    "_behind_n": (
        "[_I] [am|are|is|i'm|we're] (behind|down|trailing) by # [points] or more",
        "[_I] [am|are|is|i'm|we're] (behind|down|trailing) by at least # [points]",
        "[_I] [am|are|is|i'm|we're] # [points] or more (behind|down)", "the score is - # or (worse|lower)",
    ),
    "_behind_over": (
        "[_I] [am|are|is|i'm|we're] (behind|down|trailing) by more than # [points]",
        "[_I] [am|are|is|i'm|we're] more than # [points] (behind|down)", "the score is worse than - #",
    ),
    "_lays": (
        "play", "use", "spend", "put down", "throw in", "put in", "risk", "touch", "let go of", "part with",
    ),
    "_not_unless": (
        "[_will] [_lays] [the|my|our|both|both my] & [to be (played|used|spent)] only _onlyif",
        "[_will] only _lays [the|my|our|both] & _onlyif",
        "_deny [_lays] [the|my|our|both] & (unless|except if|except when)",
        "[_will] (keep|save|hold|spare) [back] [the|my|our|both] & [back|for later] (unless|except if|except "
        "when)", "[the|my|our] & (is|are|stays|stay) [to be] (kept|saved|held back|in hand|at home) unless",
        "[the|my|our] & (is|are) [to be] (played|used|spent) only _onlyif",
        "(no|not the|never the) & unless",
    ),
    "_onlyif": ("(if|when|once|in case|where|while|as long as|so long as)",),
    "_it_unless": (
        "[_will] _lays (it|them|that|those|that 1|those 2|both) only _onlyif",
        "[_will] only _lays (it|them|that|those|that 1|those 2|both) _onlyif",
        "_deny _lays (it|them|that|those|that 1|those 2|both) unless", "[but] only _onlyif",
    ),
    "only at loss": ("_not_unless _costs_n", "_it_unless _costs_n"),
    "only over loss": ("_not_unless _costs_over", "_it_unless _costs_over"),
    "only at score": ("_not_unless _behind_n", "_it_unless _behind_n"),
    "only over score": ("_not_unless _behind_over", "_it_unless _behind_over"),
    "loss at either": (
        "[_will] (_stop) (at|on|with) [a] [score of|score] (-|minus) # (or|and|/) [at] (-|minus) #",
        "(at|on|with) [a] [score of|score] (-|minus) # (or|and|/) [at] (-|minus) # [,] [then|i|we] "
        "[just|simply|"
        "rather] [_will] [just|simply|rather] (_stop)",
    ),
    "_will": (
        "[_I] (am|are|is) content to",
    ),
    "low": (
        "[_will] (begin|begins|start|starts|open|opens|lead|leads) with [the|my|our] (little|small|low|cheap|"
        "lowest|smallest) (<suit>|cards|ones|card)",
        "[_will] (begin|start) [at|from] the bottom [with [the|my] (cards|<suit>)]",
        "[always] [the|my] (smallest|lowest) (<suit>|card|1) (that|which) (brings|puts|takes|gets|leaves) "
        "(me|us|him|them|^) (level|even|ahead|in front) [or (better|ahead|in front|more)]",
    ),
    "points": (
        "(until|till|to) # _points",
    ),
    "concede": (
        "[and|but] (if|when|should) (all|both|these|they|those) [of them] [2|3|4] [together] "
        "(are|be|is|prove) "
        "(not enough|insufficient|not sufficient|too little|beaten|gone|spent|used up) [,] [then] [_will] "
        "(_stop|_leaves) [in good order]",
    ),
    "play": (
        "(let|make) (him|them|~|%|the enemy) (have|eat|taste|chew on|swallow|see) @",
        "(give|show|serve|send) (him|them|~|%|the enemy) @",
        "(he|they|~|%|the %) (gets|get|can have|may have|shall have|is getting|are getting) @",
        "[_will] (play|use|spend) my (only|last|single|lone|one|1) <suit> [,|:|-] [that is] [the] @",
    ),
    "keep": (
        "[and] [_will] (keep|keeps|save|saves|hold|spare) [back] [the|my|our] @ [back] for (another|some "
        "other|a later|a better) (day|fight|time|battle|occasion|turn|round)",
    ),
    "cards": (
        "my (only|last|single|lone|one|1) <suit> [,|:|-] [that is] [the] @",
    ),
    "talk": (
        "(has|have) nothing [else|more] left (but|except)",
    ),
    # ------------------------------------------------------------------------------------- ways to play
    "reserve no": (
        "[_will] (use|play|spend|waste|put in|commit|risk) (no|none of the|none of my) (reserve|reserves|"
        "joker|jokers|reserve cards)",
    ),
    "fight": (
        "[_will] (use|spend|play|throw in|take) (what|whatever|all|everything|as many as|as much as) (you|i|"
        "we|he|they) (need|needs|must|have to|has to|require|requires)",
        "[_will] do (what|whatever) (it takes|is needed|is necessary|you must|you can)",
    ),
    "yield": (
        "(i'd|we'd|i would|we would) [much] rather (keep|save|hang on to|hold on to|hang onto|hold onto) (my|"
        "our|the) (cards|<suit>|few cards|few <suit>)",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "answered": (
        "(if|when|should) it [still] (comes|come|gets|get) [back] [round|around] to (me|us) [again]",
        "(if|when) (it's|it is) (my|our) (turn|go|move) again",
    ),
    "aside": (
        "(it's|it is|that's|that is) (only|just) # [_troops]",
        "(same|the same) (thing|here|again|there|story|procedure)",
        "(the same|that|same) (goes|applies|holds)",
        "# _troops (isn't|is not|aren't|are not|is hardly|are hardly) (the end of the world|a (disaster|"
        "tragedy|catastrophe|great loss|big deal)|much|many|so bad|too bad|a lot)",
        "(i've|i have|we've|we have) [got] [#|some|a few|several|plenty of|only|just|only #|just #] [good|"
        "nice|fine|strong|decent|big|small] <suit> [for (that|it|this|him|them)|there|left]",
        "in all",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""

ORDINARY_RETREATS = {
    "_when": (
        "in the case that", "in the (likely|unlikely|happy|probable|lucky) (case|event) that",
        "in the event that", "in case that", "if and when", "supposing", "provided", "the moment",
    ),
    "_where": ("(at|near|in|by|around|before|outside|from) §",),
    "loser": (
        "[and] _when [the|poor] ~ [or ~] [then|still|really] _loses [_us] _where [_us] [then|so]",
        "_when (i|we|^|$|he|they) [should|do|does|can|manage to] (beat|beats|defeat|defeats|win against|"
        "wins against|drive off|throw back|rout|routs) ~ _where [then]",
        "~ , (if|when|once) [he is|they are] (beaten|defeated|routed|thrown back) [by (me|us|^)] [_where] "
        "[,]", "~ (if|when|once) (he loses|they lose|beaten|defeated) [_where]",
    ),
    "nation": (
        "[the] % [general|generals|army] [,] (if|when|once|whenever) [they are|he is] (beaten|defeated|"
        "routed|thrown back) [by (me|us|^)] [_where] [,]",
        "_when [the|any] % [general|generals|army] [then] _loses [_us] _where [then]",
    ),
    "anyone": (
        "[the|all|any] (loser|losers) (against|to) (me|us) [:]",
        "(whoever|whomever|anyone|anybody|everyone) [that|whom] (i|we) (beat|defeat) :",
    ),
    "else": (
        "[or] (if|should|when) § (can't|cannot|can not|won't|is not to) (be (had|done|reached|got|taken)|do|"
        "work|have (him|them)|take (him|them))",
        "[or] (if|should|when) § (isn't|is not|be not) (free|possible|available|to be had|open|allowed)",
    ),
    "off supply": (
        "[in|into|to] [a|some|any] (place|city|spot|town|hole) where (he|they) (starves|starve|goes hungry|"
        "go hungry|finds no (supply|train)|find no (supply|train)|gets no supply|get no supply)",
    ),
    "he": (
        "_when (he|she|they) [should|do|does] (win|wins|prevail|prevails) [the fight|the battle|it|there] "
        "[,|:] "
        "[then] (push|send|drive|chase|force|put|kick|throw|shove) (him|them|~) [back|off|out|away]",
    ),
    "away": (
        "[the|as] (most far|far|farthest|furthest|most distant) [away] [as] [possible] (from|of) § [as "
        "possible]",
    ),
    "aside": (
        "if (you|he|they|i|we) can find (such a|a|1 such|any such) (place|city|1|spot)", "if you (can|may)",
        "(if|whenever|where|wherever|when) (there's|there is) (a choice|1|such a (place|city|1)|any choice|"
        "1 to choose)", "(whenever|if|when) (i|we|you) (have|get) (a|the) choice", "i mean",
        "(put|stick|park) (him|them) [up]",
        "(i|we) (want|would like|'d like|wish) to see (him|them|~) (run|go|retreat|end up|flee|march)",
        "(i'd|we'd) (like|love) to see (him|them|~) [run|go|retreat|end up|flee|march]",
        "(he|they|~) (is|are|has|have) to (retire|withdraw|clear off|make off|make for|march off)",
        "(retire|retires|betake himself|betake themselves|make for|clear off)",
        "or (thereabouts|nearby|near there|around there|somewhere near)", "somewhere (there|near there)",
        "(i|we) (don't|do not) [really|much] (care|mind)", "(north|south|east|west)",
        "(northwards|southwards|eastwards|westwards)",
    ),
}  # fmt: skip
"""A part of the table `retreat_phrases` of English."""
