"""English phrases for battle plans, by the clause that they mean.

How a phrase is written: `[at most]` may be left out, `(card|cards)` is one of several; `#` is a number, `@`
one card or several, `&` cards that no comma parts, `^` the writer's general or stack, `~` an enemy's, `$` the
writer's nation, `%` another. A word with a line below before it is another entry of this table, one in angles
a meaning of the table `sentence`. The words of `_dropped` change nothing wherever they stand.
"""

from __future__ import annotations

PLAN_PHRASES = {
    "_dropped": ("please", "kindly"),
    "_together": ("and", "the", "my"),
    "_in a row": ("then", "plus"),
    "_ends talk": ("and", "but", "then", "else", "otherwise"),
    "_otherwise": ("otherwise", "else"),
    "_troops": (
        "troop", "troops", "man", "men", "army", "armies", "regiment", "regiments", "unit", "units",
    ),
    "_points": ("point", "points", "pip", "pips", "points worth of cards", "points of cards"),
    "_most": (
        "at most", "at the most", "up to", "no more than", "not more than", "max [.]", "maximum",
        "a maximum of", "at the very most", "not over", "no further than", "as much as", "as many as",
    ),
    "_less": (
        "or less", "or fewer", "at most", "at the most", "max [.]", "and no more", "tops", "maximum",
        "or under",
    ),
    "_I": ("i", "we", "he", "they", "it"),
    "_deny": (
        "not [to]", "never [to]", "[_I] (do|does|must|may|should|will|shall) not",
        "[_I] (don't|doesn't|won't|cannot)", "[_I] (do not|don't) want to",
    ),
    "_will": (
        "[_I] (will|shall|would|want to|would like to|intend to|prefer to|can|may|should|am to|are to|is "
        "to|have to)",
        "_I", "i'll", "we'll", "i'd", "let us", "let's", "let (him|them|me)", "to", "do", "be willing to",
        "[_I] (am|are|is) (willing|happy|ready|prepared) to",
    ),
    "_fight": (
        "fight", "fights", "fighting", "fight fight", "[a] fights", "fight to win", "play to win",
        "keep fighting", "fight on", "go on fighting", "put up a fight", "fight it out", "fight for it",
        "fight hard", "keep going", "go on", "carry on", "keep playing", "continue", "continue fighting",
        "play on",
    ),
    "_unasked": (
        "(do not|don't|never) (fight|play) [any|anything] (automatically|by itself|on your own|without me)",
        "(nothing|no fights) (automatic|automatically|by itself)",
    ),
    "_stop": (
        "<concede>", "stop", "stop fighting", "quit", "give it up", "give the fight up", "concede it",
        "give way", "concede the fight", "concede defeat", "leave it", "let it be", "break off the fight",
        "accept the loss", "accept the defeat",
        "accept (my|our|his|their) defeat", "take the loss", "break it off", "let them win",
        "let him win", "end it", "bow out",
    ),
    "_once": ("when", "once", "as soon as", "if", "whenever", "the moment", "at the point where"),
    "_fights": ("fights", "battles", "combats", "fighting", "combat", "battle"),
    "_each": (
        "all", "every", "any", "each", "all the", "all my", "all our", "all of my", "all of our", "both",
    ),
    "_else": (
        "everyone", "everybody", "anyone", "anybody", "everything", "anything", "everywhere", "anywhere",
    ),
    "_fought": (
        "is attacked", "are attacked", "gets attacked", "get attacked", "has to fight", "have to fight",
    ),
    # ------------------------------------------------------------------------------------------ limits
    "loss": (
        "[_will] (_stop) at #", "[a] (loss|losses|defeat) [of] [only] [_most] # [_troops] [_less]",
        "[with|for|at] [_most] # [_troops] (loss|losses|lost|lost _troops|of loss|of "
        "losses|dead|casualties|damage)",
        "[with|for|at] [_most] # (lost|dead) [_troops]",
        "[_will] (lose|losing|loses) [only] [_most] # [_troops] [_less]",
        "[_will] (risk|sacrifice|give up|part with) [only] [_most] # _troops [_less]",
        "_deny (lose|losing) (more than|over) # [_troops]",
        "_deny (risk|risking|sacrifice|give up|giving up) (more than|over) # _troops",
        "[_will] (accept|take|swallow|stomach|bear|tolerate|afford|live with) [a|the] "
        "(loss|losses|defeat) (of|for|at) [_most] # [_troops] [_less]",
        "[_will] (accept|take|swallow|stomach|bear|tolerate|afford|live with) [_most] # [lost|dead] "
        "(_troops|loss|losses) [lost|of loss|loss] [_less]",
        "[a] (loss|defeat) of [_most] # [_troops] [_less] (is|would be) (fine|ok|okay|acceptable|all "
        "right|bearable|tolerable)",
        "(losing|to lose) [_most] # [_troops] [_less] (is|would be) (fine|ok|okay|acceptable|all "
        "right|bearable)",
        "[_will] (_stop) (at|for|on|with) [a] [(loss|defeat|cost) of] [only|just] [_most] # "
        "(_troops|loss|losses|lost) [lost|of loss|loss] [_less]",
        "[_will] (_stop) at [a] (loss|defeat|cost) of [only|just] [_most] # [_troops] [_less]",
        "[_will] (_stop) _once (it|that|this|defeat|losing|giving up|the defeat|a defeat) "
        "(costs|cost|would cost|will cost) [me|us|him|only|just] [only|just] [_most] # [_troops] [_less]",
        "[_will] (_stop) _once (the|our|my) (loss|losses|cost|damage) (is|are|would be|has "
        "come|comes|gets|falls|goes) [down to] [only|just] [_most] # [_troops] [_less]",
        "[_will] (_stop) _once [only|just] [_most] # _troops [_less] (is|are|would be) (lost|at "
        "stake|left at stake|to be lost)",
        "[_will] (_stop) _once [_I] [would] (lose|loses|stand to lose) [only|just] [_most] # [_troops] "
        "[_less]",
        "_once (it|that|this|defeat|losing|giving up) (costs|cost|would cost|will cost) [me|us|him] "
        "[only|just] [_most] # [_troops] [_less] [,] [then] [_will] [rather] (_stop)",
        "_once [only|just] [_most] # _troops [_less] (is|are|would be) (lost|at stake|left at stake|to "
        "be lost) [,] [then] [_will] [rather] (_stop)",
        "_once (the|our|my) (loss|losses|cost|damage) (is|are|would be|has come|comes|gets|falls|goes) "
        "[down to] [only|just] [_most] # [_troops] [_less] [,] [then] [_will] [rather] (_stop)",
        "_once [_I] [would] (lose|loses|stand to lose) [only|just] [_most] # [_troops] [_less] [,] "
        "[then] [_will] [rather] (_stop)",
        "(no|not|never) more than # (_troops|losses|lost|lost _troops) [lost|of loss]",
        "(_most) # _troops lost",
    ),
    "settle": (
        "[_will] (settle|settles|settling) [for|at|on|with] [only|just] [a|the] [loss of|losing|defeat "
        "of|cost of] [_most] # [lost] [_troops|loss|losses] [lost|loss|of loss] [_less]",
        "[_will] settle (for|at) losing [only] [_most] # [_troops]",
        "[_will] (buy|play|bring|get|push|cut|reduce|keep) (it|the loss|the losses|the damage|my "
        "loss|our loss|our losses|my losses) down to [only|just] [_most] # [_troops|loss] [and no more]",
        "[_will] (get|come) (away|off) with [a] [loss of|losing] [only|just] [_most] # [lost] "
        "[_troops|loss|losses] [lost|loss]",
        "[_will] (cut|reduce|limit) (the loss|the losses|our losses|my losses|our loss|my loss) to "
        "[only|just] [_most] # [_troops]",
        "[_will] be content with [a] (loss of|losing) [only] [_most] # [_troops]",
    ),
    "spend": (
        "[_will] (spend|spends|spending|use|use up|waste|invest|pay|put in) [only] [_most] # [_points] "
        "[_less]",
        "[_will] (spend|spends|spending|use|use up|waste|invest|pay|put in) [only] [_most] # [_points] "
        "[worth]",
        "_deny (spend|spending|use|using|use up|waste|wasting|invest|pay|put in|put into it) (more "
        "than|over|above|beyond) # [_points]",
        "_deny (go over|go above|go beyond|exceed) # [_points]", "(no|not|never) more than # _points",
        "without (spending|using|wasting) more than # [_points]",
        "[but] stop (spending|at) [once] [(i|we) have spent] # _points",
        "[with] [a] (limit|maximum|budget|cap) [of] # [_points]", "limit # [_points]",
    ),
    "fight to": (
        "[_will] [only] (_fight) [only] [with|for|on] [but] [_most|till|until|to] # [_points] [_less]",
        "[_will] (_fight) (till|until|to) # [_points]",
        "[_will] (_fight) [but] [with] (spend|spending|using) [_most|no more than] # [_points]",
    ),
    "points": ("[with|for] [only] [_most] # _points [_less]",),
    "limit": ("[with|for] [only] _most #",),
    # ------------------------------------------------------------------------------------ ways to play
    "fight": (
        "[_will] (_fight) [as well as (we|i) can|as long as (we|i) can|as long as possible|with "
        "everything|with all (we|i) have|to the end|to the last card|to the bitter end|all the "
        "way|properly]",
        "[_will] [try to] win [it] [whatever it costs|at any price]",
        "[_will] (_fight) (as long as|while|until) [_I] (have|hold|has|run out of|are out of|am out of) "
        "[any|some] [more] [left] <suit> [left|in hand]",
        "[_will] (_fight) as long as there are [any|some] [more] <suit> [left]",
        "[_will] (_fight) as long as [the] <suit> last",
    ),
    "low": (
        "[_will] [play|use|always play|with|by] [only|always] [the|my|our] (low|lowest|small|smallest|"
        "cheap|cheapest|little|weak|weakest) (card|cards|ones) [first] [that (works|does it|is "
        "enough|wins|suffices|will do)] [if possible|where possible|each time|every time]",
        "[play|always] (low|lowest|cheapest|smallest) [first|each time|every time]",
        "[play|spend|use] as (little|low|few) as (possible|needed|necessary)",
    ),
    "high": (
        "[_will] [play|use|with|by] [only|always] [the|my|our] (high|highest|big|biggest|strong|"
        "strongest|best|large|largest) (card|cards|ones) [first] [each time|every time]",
        "[play|always] (high|highest|biggest) [first|each time|every time]",
    ),
    "reserve never": (
        "[the|my|our|all] (reserve|reserves) (is|are) (kept|not played|never played|saved) [in "
        "hand|back] (in all|in any|in every) (fights|fight|battles|battle)",
        "[_will] (keep|hold back|save|hold) [all] [the|my|our] (reserve|reserves) [back|in hand] "
        "(in|for) (all|every|any|each) (fight|fights|battle|battles)",
        "_deny (play|spend|use|waste) [any|a|the|my|our] (reserve|reserves) (in any "
        "(fight|battle)|anywhere)",
    ),
    "reserve no": (
        "[_will] hold [the|my|our|all|both] (reserve|reserves) back",
        "[but] (no|without|not the|never the|without the|never a|never any) [any|my|our] "
        "(reserve|reserves|reserve card|reserve cards|joker|jokers)",
        "[_will] (keep|save|spare|hold back|hold on to|hang on to|retain) [all|both] [of] "
        "[the|my|our|both] [both|all|three|two|2|3] [of] [the|my|our] (reserve|reserves|reserve "
        "card|reserve cards|joker|jokers) [back|for later|in hand|out of it|for myself]",
        "_deny (play|spend|use|waste|touch|put in|spending|playing|using) [any|a|the|my|our] [of] "
        "[the|my|our] (reserve|reserves|reserve card|reserve cards|joker|jokers)",
        "[the|my|our|all] (reserve|reserves|joker|jokers) (is|are) (not|never) [to be] "
        "(played|spent|used|touched) [in any (fight|battle)|anywhere]",
        "[the|my|our] (reserve|reserves|joker|jokers) (stay|stays|remain|remains) (at home|in hand|in my "
        "hand|in our hand|out of it|where it is|where they are)",
    ),
    "play reserve": (
        "[_will] [play|use|put down|spend] [a|1|my|the] (reserve|joker|reserve card) "
        "[,|as|at|worth|with|for|:] [a|an|1] [value|worth] [of] #",
    ),
    "play": (
        "[_will] (play|plays|playing|use|spend|lay|put down|try|start with|begin with|lead "
        "with|add|throw in|throw|send in|put in) [only] [my|the|our|a|both] @ [as well|too]",
        "(my|the|our) answer is [the] @",
    ),
    "cards": ("[my|the|our|both] @",),
    "keep": (
        "[_will] (keep|save|spare|hold back|hold on to|hang on to|retain|holding back|keeping|keeps|saves|"
        "spares|holds back|holds on to) [back] "
        "[my|the|our|both] @ [back|for later|in hand|for myself|if (i|we|you) can|if possible]",
        "_deny (play|spend|use|waste|touch|throw away) [my|the|our] @ [any more|at all|anywhere|in any "
        "fight]",
        "(not|without|but not|never) [the|my] @",
    ),
    "keep behind": (
        "[the|my] & (stays|stay) (in hand|at home|in my hand|where it is)",
        "[the|my] & (is|are) (not|never) [to be] (played|spent|used)",
    ),
    "concede": (
        "[_will] (_stop) [the fight|this fight|the battle|at once|immediately|straight away|there|it]",
    ),
    "no more": (
        "no more than that", "nothing more than that", "(that's|that is) the end",
        "(save|keep) (the|my|our) (cards|rest|other cards|others)",
        "[_will] [play] (no more|nothing more|no further cards|no more cards|not a card more|not 1 more "
        "card)",
    ),
    "ask in all fights": (
        "_unasked , (i|we) [always] (want|would like|wish|prefer) [always] to be asked",
        "[_will] always (ask|<ask>) [me|us] (in|about|during) [every|each|all] (_fights|fight|battle)",
        "[_will] [then] (ask|<ask>) [me|us] (about|in|before) (each|every|any) (fight|battle|combat)",
        "(i|we) (want|would like|wish|prefer) to be asked (about|in|before) (each|every) (fight|battle)",
        "(i|we) [will|want to|would like to|shall|prefer to] (decide|fight|play|handle|do) "
        "(all|every|each|the|my) [the|my] (fights|battles|fight|battle) (myself|ourselves|card by "
        "card|by hand)",
    ),
    "ask": (
        "[_will] [then] [do|to|better] (ask|<ask>|consult) [me|us] [first|before each card|before every "
        "card|each time|every time|about (each|every|any) (card|fight|one)|for (each|every) card|card by "
        "card|about every single card|what to do|again|then]",
        "(i|we) (will|want to|would like to|'ll) (decide|play|fight|handle|do) "
        "(it|that|this|these|them|each|each card|every card|each one|those) (myself|ourselves|card by "
        "card|by hand)",
        "(i|we) [always] (want|would like|wish|prefer) [always] to be asked [about (each|every) "
        "(card|fight)|each time|every time|first|before (each|every) card]",
        "(i|we) will (fight|play) [it|this|that] [out] (myself|ourselves|card by card|by hand)",
        "card by card",
    ),
    # --------------------------------------------------------------------------------------- which fight
    "head of all": (
        "_fights everywhere [:]", "[my] plan [for (battles|fights|all fights)] is [to]",
        "in (battle|combat|battles|fights|a fight)", "(in|for) (battles|fights|combats)",
        "[as for|as to|for|in|during|about|regarding|on] _each [these] "
        "(_fights|fight|fights|engagement|encounter|engagements) [everywhere|in general|generally|this "
        "turn|of mine|of ours|on the board]",
        "[as for|for|in|about|regarding] [the|my|our] _fights [plan|plans] "
        "[everywhere|in general|generally|this turn|otherwise] [:]",
        "(if|should|when|whenever|wherever) (there|it) (is|be|comes to|should be|should come to) [a|any] "
        "(fight|battle|fights|combat) [anywhere|somewhere] [,] [then]",
        "(battle|fight|fighting) (plan|plans|orders|rules|instructions|policy) [for] "
        "[all|everyone|everybody|everywhere]",
        "(if|when|whenever|wherever) (we|i) [have to|must] (fight|battle)",
        "(everywhere|wherever we fight|wherever i fight)", "_fights (:|,)",
        "(fight|battle) (everywhere|always) [:]",
    ),
    "head of others": (
        "[and] [for] [_fights|fight] [for|in] (_else) else",
        "[and] [for] [_fights|fight] [for|in] [all] [the] (others|rest|other fights|other "
        "battles|remaining fights)",
        "[and] [_fights|fight] (otherwise|elsewhere)",
        "[and] [as for|as to|for|in|during|about|regarding|on] _each (other|remaining|further) (_fights|"
        "fight|engagement|encounter|engagements) [everywhere|in general|generally|this turn|of mine|of "
        "ours|on the board] [:]",
        "[and] [as for|for|in|about|regarding] [the|my|our|all|all the] (other|remaining) _fights [plan|"
        "plans] [everywhere|in general|generally|this turn|otherwise] [:]",
    ),
    "head of both": (
        "[_fights|fight] [for|by] both [of them|of us|of mine|nations|armies|of my nations|of them too]",
        "[_fights] (in|for|of) both [my|our] (countries|nations|armies|lands) [:]",
        "[that goes] [the same] for both [of them|nations|armies]", "[for] all [of] [my|our] [nations]",
    ),
    "head of own": (
        "[_fights|battle|fight] [of|for|with|by] ^ [:]", "[for] ^ 's (fights|battles|fight|battle)",
        "(when|whenever|wherever|if|should) ^ [has to|have to|must] (fight|fights|battles|is in a "
        "fight|gets into a fight|comes to blows)",
        "^ (is|are) to", "^ (should|shall|must|may|will)",
        "(when|whenever|wherever|if|should) ^ (attack|attacks)",
    ),
    "head of attacked own": (
        "(if|should|when|whenever) (anyone|anybody|someone|somebody|he|they|the enemy) "
        "(attack|attacks|hit|hits|fall upon|falls upon) ^ [,] [then]",
        "(if|should|when|whenever) ^ [should] (_fought|be attacked) [,] [then]",
    ),
    "head of attacked": (
        "(if|when|whenever) (anyone|anybody|someone|somebody|they|he) (attack|attacks) [,] [then]",
        "(whoever|anyone who) (attack|attacks) (me|us) [,|:]",
        "(if|should|when|whenever) (anyone|anybody|someone|somebody|he|they|the enemy) (attack|attacks) "
        "(me|us) [,] [then]",
        "(if|should|when|whenever) (i|we) (_fought|am attacked|be attacked) [,] [then]",
        "(if|when) attacked [,] [then]",
    ),
    "head of enemy": (
        "[_fights|battle|fight] [in|as for|for|of] [the|my|our|any|every] [fight|battle|fights|battles] "
        "(against|with|versus|vs) ~ [:]",
        "(when|whenever|if) (we|i) (fight|fights|meet|face) ~",
    ),
    "head of attacked enemy": (
        "(if|when|whenever|should) ~ (attack|attacks) [me|us] [,] [then]",
    ),
    "head of sides": (
        "[_fights|battle|fight] [in|as for|for|of] [the] [fight|battle|fights] [of|between] ^ "
        "(against|versus|vs|v|>|on|with|and) ~ [:]", "^ - ~ :",
        "(when|whenever|if|should) ^ (fight|fights|attack|attacks|meet|meets|face|faces) ~",
    ),
    "head of attacked sides": ("(when|whenever|if|should) ~ (attack|attacks|hit|hits) ^ [,] [then]",),
    "head of nation fights": ("(_fights|battle|fight) [of|for|by] [the] $ [:]",),
    "head of own fights": ("(_fights|battle|fight) [of|for|with|by] ^ [:]",),
    "head of nation": (
        "[for|with|as for] [the] $ [:]", "$ (is|are) to", "$ (should|shall|must|may|will)",
        "[for|in] [the] [all] [fights|battles|battle|fight] [of|for] [the] $ [:]", "both $ and [the] $",
        "[for|in] [all] [the] $ (fights|battles) [:]",
    ),
    "head of rest": (
        "[for|and] [the|all] rest of (the|this) (fight|battle|combat) [then] [:]",
        "[and] (the|for the) rest [of it] [:]", "for the remainder of (the|this) (fight|battle|combat)",
        "from here on",
    ),
    "head of this": ("[for|in] (this|the present) (fight|battle|combat) [:]",),
    "otherwise": ("[or] _otherwise",),
    "after": ("after that", "afterwards", "on top", "on top of that", "after this", "from there on"),
    # ---------------------------------------------------------------- what changes nothing beside a plan
    "answered": (
        "(if|when|should|and if) (he|they|~|the enemy|that|it|the other side) "
        "[still|again|then|really|also] (<answered>|goes on|go on|plays again|plays on|plays "
        "another|plays 1 more|plays more|beats it|beats that|beats me|wants more|comes over it|comes "
        "back at me|is over it|keeps going|tops it|tops that|goes over it|answers that|answers it|covers "
        "it|still has something|has another) [after that|again|with another|with 1 more|once more|then]",
        "(if|when|should) (necessary|needed|need be|i must|i have to|it has to be|it is not enough|that "
        "is not enough)",
        "(if|when) [_I] (am|are|is) behind again",
        "(if|when|should) (he|they|~|%|the enemy) (is|are|be) (still|again) ahead [after that|then|again]",
        "(if|when|should) (he|they|~|%|the enemy) (is|are|be) ahead (again|after that|then|still)",
        "(if|when) (i|we) (am|are) (still|again) (below 0|behind|under)", "if need be",
    ),
    "first": ("first", "first of all", "to begin with", "to start with"),
    "as before": (
        "[just] (like|as) (before|last time|always|last turn|usual|ever|in the last turn|hitherto|so "
        "far|we did before|ever before)",
        "as usual", "unchanged", "same as before", "again",
    ),
    "aside": (
        "each", "apiece", "please", "just", "simply", "so", "well", "then", "and", "but", "also", "too",
        "as well", "now", "ok", "okay", "with it", "into it", "for good measure", "all i have",
        "all we have", "that is all i have", "that's all i have",
        "in (1|any 1|1 single|a|any|a single|each|every|any single) (fight|battle|combat|engagement)",
        "per (fight|battle)", "for the time being", "for now", "from now on", "this turn", "for this turn",
        "by the way", "sadly", "in total", "altogether", "all in all", "in all", "of course", "in any case",
        "if possible", "if you can", "where possible", "whoever it is", "no matter who", "whoever comes",
        "as far as i am concerned", "however", "at least for now", "in hand", "my", "the", "i", "we",
        "will", "as planned", "by plan", "at once", "against anybody", "against anyone", "against him",
        "against them", "in the fight", "in the battle", "yes", "hello", "hi", "before i forget", "on it",
        "on that", "over that", "thanks", "thank you", "cheers", "finally", "in that case",
        "no matter what", "if you would", "on", "to that", "against it", "it is", "it shall be",
    ),
    "talk": (
        "let us see", "let's see", "we will see", "we'll see", "i want to see", "i should like to see",
        "i would like to see", "because", "i hope",
    ),
}
"""The table `plan_phrases` of English."""
