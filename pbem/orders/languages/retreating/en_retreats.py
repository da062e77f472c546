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
        "is out of supply|are out of supply|gets no supply|(has|have|gets|get|finds|find) no train)",
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
        "also", "both", "should", "may", "be", "it", "is", "just", "simply",
    ),
}  # fmt: skip
"""The table `retreat_phrases` of English."""

SPOKEN_RETREATS = {
    "_loses": (
        "(has|have) to (leg it|clear out|go|get out|make way|move)", "(is|are) (done|finished|gone|out)",
        "(leaves|leave|clears out|clear out|goes under|go under|caves in|cave "
        "in|surrenders|surrender|concedes|"
        "concede|retreats|retreat|withdraws|withdraw)",
        "[should|does] (lose|loses) (in the end|after all|anywhere|somewhere|there|here|out)",
        "[is|are|gets|get|be] (beaten|defeated|thrown back|routed) (in the end|after all|anywhere|somewhere)",
        "(attack|attacks|comes to attack|come to attack) (us|me|^) and (he loses|they lose|loses|lose|is "
        "beaten|are beaten)", "(run|runs|flee|flees|is running|are running)",
        "(gives|give) (up|in|way)", "(has|have) to (give up|give way|leave)", "[is|are] beaten (there|here)",
        "(break|breaks|turn tail|turns tail|go down|goes down|lose out|loses out|have had enough|has had "
        "enough)", "(end up|ends up) (losing|beaten|defeated)",
        "[is|are] forced (back|to retreat|to withdraw|to run)", "(do not|does not|don't|doesn't) win",
        "(has|have) lost",
    ),
    "loser": (
        "~ , (if|when|once) [he is|they are] (beaten|defeated|routed|thrown back) [by (me|us|^)] [,]",
        "~ (is|are) to be (thrown|driven|pushed|sent|chased|forced) [back|off|away|out]",
        "~ to be (thrown|driven|pushed|sent|chased|forced) [back|off|away|out]",
        "~ (gets|get) (thrown|driven|pushed|sent|chased|forced) [back|off|away|out]",
        "(chase|drive|push|send|throw|force|hound|hunt|kick|shove|put) [the] ~ [off|back|away|out|down|up]",
        "(i|we) (want|would like|wish|prefer|'d like|send|chase) [the] ~",
        "(i'd|we'd) (like|prefer|send) [the] ~",
        "~ [,] (when|once|if|being|after being) (beaten|defeated|routed|he loses|they lose)",
        "(a|the|any) (beaten|defeated|losing) ~",
        "(if|when) (i|we|^) (win|prevail|succeed) (against|over|with) ~ [then]",
        "(from|after) (the|our|a|this) (fight|battle) (with|against) ~", "wherever ~ _loses",
        "(have|make|let) [the] ~ (run|go|retreat|withdraw|flee)",
        "~ (preferably|ideally|best|rather|for preference) [back]",
        "if (i|we|^) (win|prevail|succeed) [,] ~",
    ),
    "name": (
        "(both|the 2|all of|the pair of) ~", "~ (and|&|+) ~", "both of them",
    ),
    "name nation": (
        "[the|both|the 2|both the|all] % [generals|armies|troops]",
    ),
    "anyone": (
        "[all|any|every|each] [of] [the] (enemies|generals|enemy|general|opponents|opponent|foes|armies) "
        "[that|whom|who] (i|we) (beat|defeat|throw back|drive off)",
        "[run|go] for [all|any|the|my] (retreats|retreat|losers|beaten enemies|beaten generals)",
        "(whoever|whomever|anyone|anybody|everyone) [that|whom] (i|we) (beat|defeat)",
        "if (i|we) (beat|defeat) (anyone|anybody|someone|somebody) [at all]",
        "(where|wherever) (beaten|defeated) (enemies|generals|armies) [should|are to|have to] (go|retreat|"
        "run)", "as (for|to|regarding) [the|all] (losers|retreats|retreat)",
    ),
    "he": (
        "_when (he|they) [should|do|does] (beat|beats|defeat|defeats) (him|them)",
        "_when (^|$|i|we) (wins|win) [there] :", "_when (they|he) (run|runs|flee|flees) [,] [as (run|flee) "
        "(they|he) will|and (they|he) will] [,]",
        "[and] as [for|to] (their|his) retreat [:|,]",
        "[and] _when [it is] (i|we|^) (who|that) (win|wins)", "once (beaten|defeated)", "after that fight",
        "_when [the|this|that] (fight|battle) is won", "if (successful|victorious|it works|all goes well)",
        "(if|when) (i'm|we're|^ is|i am|we are) (successful|victorious)", "should we be victorious",
        "should (i|we|^) be victorious",
        "_when (he|they|it|she) [then|still] _loses , (and|which) (he|they) will", "if beaten there",
        "their retreat [is|should be|goes] [:]", "his retreat [is|should be|goes] [:]",
    ),
    "goal": (
        "(show|point) (him|them) [on] the (road|way) to §", "[on] the (road|way) to §",
        "(give|leave) (him|them) §", "see (him|them) off to §",
        "[go|goes|run|runs] [out|over|across|along] (to|towards the town of|to the city of|in|into|as far "
        "as) [the city of|the town of] §", "(have|see|find) (him|them) in §", "his new home is §",
    ),
    "towards": (
        "§ side", "[somewhere] (near|close to|in the area of|in the vicinity of) §",
        "[north|south|east|west|northwards|southwards|eastwards|westwards] [,] (towards|toward|in the "
        "direction of) §",
        "[north|south|east|west|northwards|southwards|eastwards|westwards] [,] § (way|wards|direction)",
        "(up|down|over) (towards|toward) §",
    ),
    "away": (
        "(further|farther|well) (away from|from) (§|~|^)", "not [anywhere] (near|towards|close to) §",
        "(nowhere|anywhere but) near (§|~|^)",
    ),
    "off supply": (
        "as far [away] (from|off) [his|their|its|the] [own] (supply|supplies|train|trains|depot|depots|"
        "supply train|supply trains|wagons) as (you|i|we) (can|like|possibly can)",
        "as far [away] (from|off) [his|their|its|the] [own] (supply|supplies|train|trains|depot|depots|"
        "supply train|supply trains|wagons) as (possible|he can|they can|can be|he can get|they can get|it "
        "gets|may be)",
        "[the] (city|place|spot|town) (farthest|furthest|most distant) [away] (from|off) [the] [enemy|"
        "enemys|loser|losers] ['s|his|their|its] [own] (supply|supplies|train|trains|depot|depots|supply "
        "train|supply trains|wagons)",
        "(farthest|furthest) [away] (from|off) [the|his|their] [enemy|loser] [own] (supply|supplies|train|"
        "trains|depot|depots|supply train|supply trains|wagons)",
        "(where|so that) (he|they) (is|are) (cut off|hungry|unsupplied|without supply|out of supply)",
        "to where (he|they) (starves|starve|is out of supply|are out of supply)", "unsupplied",
        "into a city without supply", "where there is no supply",
    ),
    "ask of all": (
        "(i'd|we'd|i would|we would|i|we) [rather|like to|prefer to|want to|wish to] be asked "
        "(about|on|for|in "
        "case of) [all|any|every|each] [the] (retreat|retreats)",
        "(do not|don't|never) (choose|decide|settle) [a|any] (retreat|retreats) without (me|asking [me])",
    ),
    "only": (
        "[so|then|well] (only|just|simply) [to] §", "[so|then|well] § (only|alone|and nothing else)",
        "make (it|that) (only|just) §", "[so|then] only [go|run] to § [then]",
    ),
    "not there": (
        "(should|shall|must|may|is to|are to|had better) not [ever] (go|run|be sent|be chased|be driven|"
        "retreat|end|end up|flee|fall back) [back] (to|into|in) §",
        "(mustn't|shouldn't|may not|isn't to|aren't to) (go|run|be sent|retreat|end|flee|end up) [back] (to|"
        "into|in) §", "(never|anywhere but|not) (to|in|into) §",
        "(do not|don't|never) (send|let|chase|drive|push) (him|them|~) [go|run|retreat|flee] (to|into|in) §",
    ),
    "ask": (
        "(i'd|we'd|i would|we would) (rather|prefer to) be asked [about (it|that|the retreat|them)]",
        "(i|we) (want|would like|wish|prefer) to choose where (beaten|defeated) (enemies|generals) (go|"
        "retreat)", "(let|leave) (me|us|it to me|that to me|the choice to me) [decide|choose]",
        "(leave|keep) that to me", "(come|get) back to (me|us)",
        "(i|we) (ask|beg|request) to be (asked|consulted)",
    ),
    "aside": (
        "(he|they|~) (should|shall|is to|are to|must|may|has to|have to|will|would) "
        "[best|please|then|better] "
        "(retire|draw back|draw off|pull back|step back|go back|be gone)", "(retire|retires|pulls back)",
        "be so (kind|good) as to", "be (kind|good) enough to", "(in the end|after all|anywhere)",
        "[very] far", "wherever (that is|it is) possible", "in that case [they|he]",
        "be (sent|driven|chased|pushed|thrown)", "in this way", "i (choose|decide|say|'d say)",
        "best of all", "most of all", "for preference", "[to the] (north|south|east|west)", "i hope",
        "we hope", "(him|them) (away|back|off)", "as far away as (you|i|we) can",
        "(chase|drive|push|send|throw|force|hound|kick|shove|put)",
        "(run|goes|go|runs) [north|south|east|west]",
        "(driven|chased|pushed|sent|thrown|forced) [off|back|away|out]", "both of them", "the lot of them",
        "[as] far", "always", "for good", "(is|are) to be", "to be", "i want", "we want", "(has|have) to",
        "with all their men", "in case", "and they will", "and he will", "for all i care", "in disgrace",
        "thank you very much", "go", "him in", "them in", "over", "i'd like", "we'd like", "like", "the city",
        "if you would", "kindly", "again", "if (i|we) get (the|a) (choice|say)", "at all", "of course",
        "naturally", "for now", "rather than anywhere else", "and nowhere else", "nowhere else",
        "if at all possible", "if available", "if free", "where he belongs", "where they belong",
        "out of my way", "out of our way", "out of the way",
        "(i|we) would (love|like|prefer|be (glad|happy|pleased)) [to (see|have)] (him|them|~) [to (go|run|"
        "retreat|end up|end|be)]", "(suits|would suit) (me|us) [best|fine|well]",
        "(i'd|we'd) (love|like|be (glad|happy|pleased)) [to (see|have)] (him|them|~) [to (go|run|retreat|"
        "end up|end|be)]", "(is|'s) fine [by|with] (me|us)", "if it may be", "if (that|it) works",
        "if (that|it) (is|'s|were) [at all] possible", "if (that|it) can be [had|done|arranged]",
        "(fall|falls) back on", "[to] retire on", "retires on", "back on",
    ),
}  # fmt: skip
"""A part of the table `retreat_phrases` of English."""
