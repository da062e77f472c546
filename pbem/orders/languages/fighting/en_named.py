"""English turns of speech for which fight and which card is meant, and what may stand beside a plan;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

NAMED_PHRASES = {
    # -------------------------------------------------------------------------- one card, by what it does
    "_then": (
        "then", "after", "afterwards", "always", "later",
    ),
    "_play": (
        "[_will] (play|use|put down|lay|take|try|go with|go for|throw in|start with|begin with|lead with|"
        "answer with|reply with|it is|it's|add|send in|put in)",
    ),
    "_owned": (
        "[that|which] (i|we|he|they) (have|has|hold|holds|'ve|can play|can find|can get|can) [got|in hand|"
        "left]", "(i've|we've|he's|they've) [got] [in hand|left]", "(in|on|from) (my|our) hand", "in hand",
        "available", "there is", "of (all|them all|them|the lot)", "possible", "left",
    ),
    "_enough": (
        "[that|which] [just] (works|does it|is enough|wins|suffices|will do|does the trick|does the job|"
        "does|helps|beats (it|that|him|them)|(puts|gets|brings|keeps|takes|put|get|bring|lifts) (me|us|him|"
        "them|the score) _ahead)",
        "[needed|required] [to] (win|get (me|us) _ahead|put (me|us) _ahead|be _ahead|get _ahead)",
    ),
    "_highest": (
        "highest", "best", "biggest", "strongest", "largest", "top", "greatest",
    ),
    "_lowest": (
        "lowest", "smallest", "cheapest", "weakest", "worst", "littlest",
    ),
    "pick highest": (
        "[_play] (my|the|our|his|their) (_highest) [<suit>|card|1|spade] [_owned]",
        "[_play] (_highest) [<suit>|card] [_owned]", "[_play] the (_highest) of [my|our|the] <suit>",
    ),
    "pick lowest": (
        "[_play] (my|the|our|his|their) (_lowest) [<suit>|card|1] [_owned]",
        "[_play] (_lowest) [<suit>|card] [_owned]", "[_play] the (_lowest) of [my|our|the] <suit>",
    ),
    "pick enough": (
        "[_play] [my|the|our] (_lowest) [<suit>|card|1] [_owned] (_enough)",
        "[_play] (whatever|whichever card|any card|the card|just enough|what) [card] [is] [just] (_enough|"
        "enough [to (win|get (me|us) _ahead|be _ahead|get _ahead)]|needed [to (win|get (me|us) _ahead)])",
        "[_play] [just] (enough|as much as is needed|as little as (needed|possible)) to (win|get [me|us] "
        "_ahead|be _ahead|put (me|us) _ahead)",
    ),
    # ---------------------------------------------------------------------------------------- which fight
    "head of all": (
        "for (everybody|everyone|anybody|anyone|all|all of (them|us)|the whole army|all my (generals|men)|"
        "all our (generals|men)|all generals|every general|each general) [:]",
        "(my|our|the) (plan|rule|order|orders|instruction|instructions|policy) (for|in) (every|each|all|"
        "any) [the|my|our] (fight|battle|combat|fights|battles) [is|are] [to] [:]",
        "(no matter|whatever|whichever) [the|which] (fight|battle) [it is]",
        "(all|any|every|each|my|our) (attack|attacks) [:]",
        "(anywhere|wherever it happens|on all fronts|on every front|all over the (map|board))",
        "(we|i) [will] (fight|fights) (everywhere|anywhere)",
    ),
    "head of own but": (
        "(except|but|save|apart from|excepting|other than|with the exception of|not counting|bar) [for|by] "
        "^ [,] [who|which] [is to|are to|should|may|must|can|will|shall] [:]",
        "only ^ [,] [who] [is to|are to|should|may|must|can|will|shall] [:]",
    ),
    "head of others": (
        "[and|for] [the|all|all the] (remaining|other) (generals|ones|two|2|3|4|5|6|7) [:]",
        "(whoever else|anybody else|anyone else|everybody else|everyone else|nobody else|the remainder) [:]",
    ),
    "head of own": (
        "[a|my|the|our] (plan|rule|order|orders|instruction|instructions) (for|about) ^ [is|are] [to] [:]",
        "^ (in|for) (any|every|each|all) (fight|battle|fights|battles|combat) [:]", "^ always",
        "^ (gets|has|is given|have|are given|get) [leave|permission] [for|to] [to]",
        "^ is (not|never) to (go|be pushed) back [:]", "^ (only|alone)", "^ , (as|like) (always|usual) ,",
    ),
    "head of attacked own": (
        "^ , if (attacked|hit|challenged) [,]", "if (attacked|hit|challenged) ^ [,]",
        "^ (if|when|whenever|should he be|should they be) attacked [,|:]",
        "(if|when|whenever|should) ^ (is|are|gets|get|be|should be) (attacked|hit|challenged|assaulted|"
        "fallen upon|set upon) [there|again|by anyone|by anybody|by them] [,|:] [then]",
    ),
    "head of attacked him": (
        "if (attacked|hit|challenged|set upon) [there] [,|:]",
        "(if|should|when) (anyone|anybody|somebody|someone|they|the enemy) (come|comes|follow|follows) (for|"
        "after) (him|them) [,] [then]",
    ),
    "head of attacked enemy": (
        "(if|when|whenever|should) ~ (come|comes|turn up|turns up|show up|shows up|dare|dares|approach|"
        "approaches|try|tries|try it|tries it|strike|strikes|hit|hits|charge|charges|move in|moves in) [me|"
        "us|at me|at us|at all|here] [,|:] [then]",
    ),
    "head of attacked sides": (
        "(if|when|whenever|should|in case) ~ [should] (attack|attacks|hit|hits|strike|strikes|go for|goes "
        "for|come for|comes for|fall on|falls on|fall upon|falls upon|assault|assaults|go at|goes at|engage|"
        "engages|challenge|challenges) ^ [there|again] [,|:] [then]",
        "(if|when|whenever|should) ^ (is|are|gets|get|be) (attacked|hit|challenged|set upon) by ~ [,|:] "
        "[then]",
    ),
    "head of attacked": (
        "(fights|battles) [in which|where] (we|i) (are|am) attacked",
        "(when|while|if) (attacked|we're attacked|i'm attacked) [:|,]",
        "all (fights|battles) in which (we|i) (are|am) attacked",
        "(whenever|if|when) (they|others|the enemies|an enemy|any enemy|the enemy) (come|comes|come at|"
        "comes at|attack|attacks|hit|hits) [us|me|for us|for me] [,|:] [then]",
        "if he is attacked by anyone [,|:]",
    ),
    "head of enemy": (
        "~ (is|are)",
        "(if|when|whenever|should) (it|we|i) (is|come up|comes to|run into|get|come to|have to fight) "
        "[against] ~ [,|:] [then]", "[any|every|each] (fight|battle) (against|with|versus|vs) ~ [:|,]",
        "(against|versus|vs) [poor|old|the mighty|that] ~ [though|however|of course|in particular] [:|,]",
    ),
    "head of this": (
        "(in|for) (that|this|the coming|the resulting|the following|the ensuing) (fight|battle|combat) "
        "[that follows|there|then|with him|with them] [:|,]",
        "in the (fight|battle|combat) that follows [:|,]", "(there|then) [in the fight] :",
    ),
    "otherwise": (
        "(if|when|once|unless) (it is|it's|that is|that's|it costs|it cost|there is|there are|it would cost|"
        "it would be|it gets|that gets|it becomes|it turns) (more|dearer|more expensive|costlier|worse|more "
        "costly) [than (that|this)] [,] [then]", "failing that",
        "if (that's|that is|it is|it's) not (possible|to be had)",
    ),
    # ----------------------------------------------------------------- what changes nothing beside a plan
    "aside": (
        "(i|we) (won't|will not|do not|don't|shall not|am not going to|are not going to) (give up|concede|"
        "yield|give in|stop) [yet|now|so soon|that easily]", "not (giving up|conceding|yielding) [yet]",
        "not yet (giving up|conceding|yielding)", "(i'm|we're|i am|we are) not (giving up|conceding) [yet]",
        "every man counts", "every (card|point) counts", "as (cheap|economical) as that",
        "like a (lion|hero)", "in the (usual|normal|ordinary) (way|fashion|manner)",
        "that much is (sure|certain)", "my (lads|boys|men)", "so that he gives up [quickly|soon|sooner]",
        "so that they give up [quickly|soon|sooner]",
        "(that's|that is|it's|it is) (my|our|the) (final word|last word|final answer|decision|plan|order)",
        "what else", "naturally", "as (promised|agreed|announced|discussed)", "for a change", "this once",
        "old", "brave", "good old", "our", "mr", "general", "marshal", "prince", "king", "the king",
        "his majesty", "(i|we) (say|said|think|believe|guess|suppose|hope|fear|reckon)", "i'm afraid",
        "so far", "in hand", "(it|that) (is|was|'s) [only|just] fair", "fair enough", "all right then",
        "and that's final", "and that is final", "to the point", "if (i|we|you) may say so",
        "to be (honest|safe|sure|clear|frank)", "in general", "generally", "in principle", "as a rule",
        "basically", "frankly", "honestly", "definitely", "certainly", "absolutely", "surely", "clearly",
        "obviously", "of all people", "in all honesty", "on the board", "on the map",
        "with a (smile|sigh|heavy heart)", "without (hesitation|delay|fuss|much ado)", "with pleasure",
        "for the (king|empress|tsarina|emperor|fatherland|glory)", "for glory", "as it is",
        "for (what|all) it's worth", "sir", "dear sir", "dear friend", "my friend", "mate", "folks", "guys",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
