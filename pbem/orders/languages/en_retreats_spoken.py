"""English turns of speech about a beaten enemy's retreat, beside the plainer ones of `en_retreats`;
`en_plans` tells how a phrase is written.
"""

from __future__ import annotations

SPOKEN_RETREATS = {
    "_loses": (
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
        "[and] _when [it is] (i|we|^) (who|that) (win|wins)", "once (beaten|defeated)", "after that fight",
        "_when [the|this|that] (fight|battle) is won", "if (successful|victorious|it works|all goes well)",
        "(if|when) (i'm|we're|^ is|i am|we are) (successful|victorious)", "should we be victorious",
        "should (i|we|^) be victorious",
        "_when (he|they|it|she) [then|still] _loses , (and|which) (he|they) will", "if beaten there",
        "their retreat [is|should be|goes] [:]", "his retreat [is|should be|goes] [:]",
    ),
    "goal": (
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
    "ask": (
        "(i|we) (want|would like|wish|prefer) to choose where (beaten|defeated) (enemies|generals) (go|"
        "retreat)", "(let|leave) (me|us|it to me|that to me|the choice to me) [decide|choose]",
        "(leave|keep) that to me",
    ),
    "aside": (
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
    ),
}  # fmt: skip
"""A part of the table `retreat_phrases` of English."""
