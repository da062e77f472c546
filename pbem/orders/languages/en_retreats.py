"""English phrases of wishes for a beaten enemy's retreat; `en_plans` tells how a phrase is written, and `§`
is a city.
"""

from __future__ import annotations

RETREAT_PHRASES = {
    "_when": ("if", "when", "should", "whenever", "in case", "once", "as soon as", "wherever", "if ever"),
    "_loses": (
        "[should|does] (lose|loses|lost|falls|fail|fails) [the (fight|battle|combat)|this fight|the day|"
        "out|it]",
        "[should|is|are|be|gets|get] [to be|being] (beaten|defeated|thrown back|pushed back|driven (back|"
        "off|out)|bested|vanquished|routed|beat)",
        "(has|have|must|has got|need) [to] (run|retreat|withdraw|flee|go back|give way|fall back)",
        "come off worst", "comes off worst", "get a beating", "gets a beating",
    ),
    "_us": (
        "to us", "to me", "against us", "against me", "to ^", "against ^", "by us", "by me", "by ^", "here",
    ),
    "loser": (
        "_choose (where ~ (runs|run|goes|go|retreats|retreat) [to]|the retreat of ~|~ 's retreat)",
        "[and] _when [the|poor] ~ [or ~] [then|still|really] _loses [_us] [then|so]",
        "[the] (beaten|defeated|vanquished|losing) ~", "[the] retreat (of|for|by) [the] ~ [:]",
        "retreat ~ [:]", "~ 's retreat [:]", "~ retreat [:]",
        "[as] (for|regarding) [the] retreat of ~ [:|,]",
        "_when (i|we|^|$|he|they) [should|do|does|can|manage to] (beat|beats|defeat|defeats|win against|"
        "wins against|win over|wins over|drive off|throw back|rout|routs|get|gets) ~ [then]",
        "(in case of|after|upon|with|on) [a|our|my|any] (victory|win) (over|against) ~",
    ),
    "_choose": (
        "_when (i|we) (may|can|get to|am allowed to|are allowed to|have the choice|may choose) [choose|"
        "decide|pick|send]",
    ),
    "name": ("[the|poor] ~ [or ~]",),
    "nation": (
        "_when [the|any] % [general|generals|army] [then] _loses [_us] [then]",
        "[the] retreat of [the] % [:]", "retreat [the] % [:]",
        "(any|every|each|all|the|both) % [general|generals] [who|that] _loses [_us]",
        "[the|all] beaten % [generals|general]", "whichever % _loses",
    ),
    "for both": (
        "[this|it] [holds|applies|goes] (for|to) both [of them|my nations|nations|sides] [:]",
        "both nations :",
    ),
    "for nation": ("[for] $ :", "for $"),
    "anyone": (
        "(whoever|whosoever|anyone who|anybody who|any general who|who|every enemy who|any enemy who) "
        "_loses [_us]",
        "[the|all|any] (loser|losers)", "[the|all|any] (enemy|enemies) (retreat|retreats)",
        "[all|any|the] (beaten|defeated|losing) (enemies|enemy|generals|general|armies|army|opponents|"
        "opponent|foe|foes)",
        "_when (anyone|anybody|somebody|someone|an enemy|any enemy|the enemy|an opponent|our enemies|"
        "enemies|the other side) _loses [_us]",
        "[the|all|any|my] (retreat|retreats) [of (beaten|defeated) (enemies|generals)|of losers|of the "
        "loser] [:]",
        "[the] retreat wish [:]", "retreat wishes [:]",
        "where (losers|the loser) (go|goes|retreat|retreats) [:]",
    ),
    "he": (
        "_choose (where (he|they) (runs|run|goes|go|retreats|retreat) [to]|the retreat|his retreat|their "
        "retreat)",
        "[and] _when (he|they|she|it) [then|still] _loses [_us] [then]", "(he|they) , if beaten",
        "_when (i|we|^|$) [should|do|does] (win|wins|prevail|prevails|succeed|beat him|beat them|beats "
        "him|beats them|win the fight|win this fight|win there|win it) [then]",
        "[and] [, if|if|when|once|being] (beaten|defeated|he loses|they lose)",
        "(in case of|after|upon) [a|our|my] (victory|win)",
    ),
    "goal": (
        "[go|goes|straight|off|back|all the way|down|up] [to|into|on|upon|at|in|for|towards the city of|"
        "over to] § [itself|please|first]",
        "§ (is|would be|should be) (where (he|they) (goes|go|should go|end|ends)|his end|the end|my "
        "(wish|choice)|best)",
    ),
    "towards": ("(towards|toward|in the direction of|direction|to the side of) §",),
    "away": (
        "[as far] [away] (away from|far from|away off) § [as possible]", "as far [away] from § as possible",
        "[as far] [away] (away from|far from) [the] (~|^) [as possible]",
        "as far [away] from [the] (~|^) as possible",
    ),
    "off supply": (
        "[as far] [away|off] (away from|from|off) [any|all] [his|their|its|the|every] [own] (supply|"
        "supplies|train|trains|depot|depots|supply train|supply trains|wagons|supply lines) [as possible|"
        "as he can be|as can be]",
        "(out of|off|without|beyond|outside) [his|their|its|the|any] (supply|supplies|reach of supply|"
        "supply range)",
        "where (he|they) (starves|starve|goes hungry|cannot eat|can't eat|has no supply|have no supply|"
        "is out of supply|are out of supply|gets no supply)",
        "somewhere (out of|without|off) supply", "into hunger", "into the wilderness",
    ),
    "ask": (
        "[please] [rather] ask (me|us) [first|then|again|where|where to|where he goes|where they go|"
        "where (~|he|they) (goes|go|should go|is to go|runs|run)]",
        "ask (me|us) (about|for|on|before|in case of) [the|all|any|every|each] [enemy] (retreat|retreats)",
        "[always] [please] ask [me|us]", "always ask [me|us]",
        "(i|we) (want|would like|wish|prefer|'d like) to (decide|choose|be asked|pick|determine) [it|"
        "that|this|them] [myself|ourselves|then]",
        "(i'd|we'd|i'll|we'll|i will|we will) [like to] (decide|choose|pick|be asked) [it|that|them] "
        "[myself|ourselves|then]",
        "(i|we) (decide|choose) [it|that|this|them] (myself|ourselves)", "consult (me|us)",
    ),
    "else": (
        "[or] (else|otherwise|failing that|alternatively|if not)", "or", "or else", "second choice [:]",
        "next best",
        "[or] (if|should|when) (that|this|it|he|the first|§) (is|be|'s|should be|proves|prove) (not "
        "possible|impossible|not free|occupied|taken|blocked|not allowed|out of reach|unavailable|too "
        "far|no option)",
        "[or] if (that's|it's) (not possible|impossible|not free|occupied|taken|blocked|not allowed|out "
        "of reach)",
        "[or] if (that|this|it) (can not|cannot|can't|won't|doesn't|does not|will not) (be done|be|work|"
        "go)",
        "[or] if (he|they) (can't|cannot|can not) (go there|get there|reach it|reach that|go|do that|end "
        "there)",
        "[or] if (impossible|not possible|occupied|taken|blocked|not)", "and only then", "and then",
        "as a fallback", "if need be", "if all else fails",
    ),
    "not there": ("[but] not [back] (to|into|in) § [but|but rather]", "[but] rather than § ,"),
    "aside": (
        "(he|they|~) (should|shall|is to|are to|must|may|can|ought to|will|would|has to|is welcome to|"
        "might|had better) [best|preferably|please|then] [go|run|retreat|withdraw|fall back|flee|move|"
        "head|march|end|end up|be sent|be chased|be driven|land|finish|be pushed|get|run away|go back] "
        "[off]",
        "(should|shall|is to|are to|must|may|can|ought to|will|would|has to) [best|preferably|please|"
        "then] [go|run|retreat|withdraw|fall back|flee|move|head|march|end|end up|be sent|be chased|be "
        "driven|land|finish|be pushed]",
        "(he|they|~) [then|always] (goes|go|runs|run|retreats|retreat|withdraws|withdraw|falls back|fall "
        "back|flees|flee|ends|end|heads|head|marches|march|moves|move|belongs|ends up)",
        "(goes|go|runs|run|retreats|retreat|withdraws|withdraw|falls back|fall back|flees|flee|ends|end|"
        "heads|head)",
        "(send|chase|push|drive|force|move|put|kick|throw|retreat|shove) (him|them|it|~) [off]",
        "(let|have|make) (him|them|~) [go|run|retreat|withdraw|fall back|flee|end|end up]",
        "(i|we) (want|wish|would like|prefer|would send|send) (him|them|~) [to go|to run|to retreat|to "
        "be sent|sent|to end up|to end|moved|pushed|driven]",
        "(i'd|we'd) (like|send|prefer) (him|them|~) [to go|to run|to retreat|sent|to end up|to end]",
        "it (should|shall|must|is to) be", "my (wish|choice) is", "i choose", "we choose",
        "(i|we) (choose|wish|prefer)", "if possible", "preferably", "ideally", "if he can", "if they can",
        "where possible", "at best", "best", "as far as possible", "if you can", "if there is a choice",
        "given the choice", "if (i|we) (may|can) choose", "please", "then", "so", "and", "but",
        "with (him|them)", "off with (him|them)", "off", "the", "he", "they", "always", "first", "thanks",
        "thank you", "sent", "want", "i", "we", "him", "them", "where", "to", "in that case", "my", "poor",
        "every time", "each time", "in every case", "if (i|we) win", "as far [away] as possible", "too",
        "also", "both", "should", "may", "be", "it", "is",
    ),
}  # fmt: skip
"""The table `retreat_phrases` of English."""
