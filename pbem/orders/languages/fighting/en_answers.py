"""English phrases of answers in an open fight, and of what is to follow them; `en_plans` tells how a phrase
is written.
"""

from __future__ import annotations

ANSWER_PHRASES = {
    "_beats": (
        "beat", "beats", "top", "tops", "trump", "trumps", "better", "betters", "with", "raise", "raises",
        "cover", "covers", "match", "matches",
    ),
    "_he": (
        "he", "they", "~", "%", "the %", "the ~", "the enemy", "the other side", "the opponent", "that",
        "it",
    ),
    "_him": ("him", "them", "~", "%", "the %", "the enemy"),
    "_replies": (
        "respond", "responds", "retaliate", "retaliates", "insist", "insists", "persist", "persists",
        "carry on", "carries on", "continue", "continues", "keeps at it", "keep at it", "keeps on", "raise",
        "raises", "counter", "counters", "hit back", "hits back", "strike back", "strikes back",
        "come back", "comes back", "go on", "goes on", "go higher", "goes higher", "answer", "answers",
        "reply", "replies", "top", "tops", "beat", "beats", "trump", "trumps", "better", "betters",
        "keep going", "keeps going", "push on", "pushes on", "press on", "presses on",
        "(play|plays|add|adds|lay|lays) (another|1 more|a further|any|a|1|anything|something|more|on) "
        "[card|1|else]",
        "lead", "leads", "get ahead", "gets ahead", "stay ahead", "stays ahead", "is ahead", "be ahead",
        "are ahead", "still leads", "is still ahead", "is not done", "does not (give up|give in|stop)",
        "won't (give up|give in|stop)", "do not (give up|give in|stop)", "has (more|an answer|something)",
        "have (more|an answer|something)", "fight on", "fights on",
    ),
    "_me": (
        "me", "us", "at (me|us)", "it", "that", "this", "(another|1 more|a further|any|a|1) [card|1]",
        "with (another|1 more|a further|any) [card|1]", "anything", "something", "more", "on", "again",
        "then", "after that", "afterwards", "once more", "too", "at all", "still", "back", "to (it|that)",
    ),
    "_ill": (
        "(i|we) [will|shall|want to|would like to|must|have to]", "i'll", "we'll", "i'd like to",
        "we'd like to",
    ),
    "_still": (
        "still", "again", "then", "yet", "once more", "after that", "afterwards", "even then", "now",
    ),
    "answered": (
        "(if|when|should|and if|but if|in case|whenever|once) _he [_still] _replies [_me] [_me] [_me]",
        "(if|when|should) [_I|(i|we) [am|are]|this|that] [_still] (be|fall|find myself|get|end up|stay|"
        "remain|leaves (me|us)|leave (me|us)|am|are) [_still] (behind|below 0|under 0|negative|in the "
        "red|losing|short) [_still]",
        "(if|when|should) (i'm|we're) [_still] (behind|below 0|under 0|negative|in the red) [_still]",
        "(if|when|should) (that|it|this|the first|he) (not|is not|isn't|does not|doesn't|should not|"
        "won't|will not|be not) [be|do|prove|to be] [enough|suffice|work|do|help|it|sufficient|hold|do "
        "it|carry it]",
        "(if|when) [that|it|this] (falls short|fails)",
        "if [_still] (answered|beaten|topped|countered|behind|required|called for) [_still]",
        "(as|where|when|only if|and if) (needed|necessary|required|need be)", "in reply",
        "if (he|they|~|%|the %) (must|has to|have to)",
    ),
    # ---------------------------------------------------------- giving up, where a fight is open
    "_leaves": (
        "withdraw", "withdraws", "retreat", "retreats", "run", "runs", "run for it", "runs for it", "leave",
        "leaves", "flee", "flees", "fall back", "falls back", "pull back", "pulls back", "give way",
        "gives way", "be off", "are off", "is off", "make off", "makes off", "slip away", "slips away",
        "clear out", "clears out", "back off", "backs off", "turn back", "turns back", "go home",
        "goes home", "will go", "retire", "retires", "march off", "marches off", "head home", "heads home",
        "take to (his|their|our) heels", "takes to his heels",
    ),
    "yield": (
        "[i|we|^] [will|shall|would|must|has to|have to|may|can|should|is to|are to] [now|then] _leaves "
        "[then|now|here|this time|the field|from there|too]",
        "let _him (have|win|take|keep) [it|this|that|this 1|the (field|city|place|town|day|fight)|"
        "battlefield]",
        "_he (can|may|shall|should) (have|take|keep|win) (it|the (field|place|day|fight|city|town)|"
        "battlefield)",
        "_he (is|are) welcome to (it|the (field|place|day|fight|city|town)|battlefield)",
        "(_ill|^ [will]) (take|accept|swallow|stomach|bear) [the|a|my|our|this] (# _troops|# losses|# "
        "loss|hit|defeat|loss|losses|beating|damage) [of # [_troops]]",
        "[just|simply] take the (# _troops|hit|defeat|loss|loss of #)",
        "(_ill|^ [will]) (give|gives) (this|it|this 1|this fight|the fight|that|that 1) up",
        "(the|a|my|our|this) (defeat|loss) (is|be|will be) accepted", "(defeat|loss) accepted",
        "[(i|we|^)] (will|do|would|shall|won't|don't|does|can) [not] [not] play (nothing|no card|no "
        "cards) [more|further] [here|now|this time|in this fight|on it]",
        "(i|we|he|^) (will|do|does|shall) not play (anything|a card|any card|any cards|anything more|"
        "another card|any more cards) [here|now|this time|in this fight]",
        "(i|we|he|^) (won't|don't|doesn't) play (anything|a card|any card|any cards|anything more|"
        "another card|any more cards) [here|now|this time|in this fight]",
        "(i|we|^) (play|plays) (nothing|no card|no cards) [more|here|now|this time]",
        "no (card|cards|reply|answer|response) [from (me|us|^)] [this time|here]",
        "(i|we|^) (am|are|is) (beaten|done|done for|defeated|out|through)", "(i|we|^) (pass|passes)",
        "(i|we|^) [will|must|shall] (lose|loses) (this|this 1|it|this fight|the fight|here) [then]",
    ),
    # ---------------------------------------------------------- what is to follow the card
    "ask": (
        "(the rest|what follows|the next (card|1)|anything (else|further)) (i|we) [will|'ll|shall|want "
        "to] decide [later|then|myself|afterwards|when (i|we) see (it|what (he|they|~) (does|do|plays|"
        "play))]",
        "_ill decide (the rest|what follows|further|again|anew|about the next card) [later|then|myself|"
        "afterwards|when (i|we) see (it|what (he|they|~) (does|do|plays|play))]",
        "[then] (ask|<ask>) [me|us] [again|first] before (anything else|playing more|playing (on|"
        "another)|the next (card|1)|going on|you go on|any (other|further|more) (card|cards)|another "
        "card|further cards|you play (more|on|another))",
        "(check back|check|come back|get back) (with|to) (me|us) [again|then|first] [before the next "
        "(card|1)]",
        "let (me|us) (decide|know|choose) [then|again|what he does|about the rest|afterwards]",
        "(_ill|i want to|we want to) (decide|see|be asked) [again] [then|again|what he does|first]",
        "(if|when) _he [_still] _replies [_me] [_me] , [then] [please] (ask|<ask>) [me|us] [again|first]",
    ),
    "play reserve": (
        "[_will] (make use of|use|play|take|put in) [a|1|my|the|1 of my] (reserve|reserves|joker) [card] "
        "[,|and|:|-] [which|that|it|and it|and this] [(i|we) (wish|want|would like)|shall|should|is to|"
        "may|let it|to] [be] (count|counted|counts|counting|value|valued|worth|stand|stands|serve|serves|"
        "go|goes) [be] (as|at|for) [a|an] #",
        "[a|1|my|the|1 of my] (reserve|reserves|joker) [,|:|-] (as|worth|counting|counted as|counting as|"
        "value|for|at|of|with [the] value [of]|valued at|to count as|to be|which counts as|making) [a|"
        "an] #",
        "# (with|from|by|as) [a|1|my|the] (reserve|joker)",
    ),
    "keep": (
        "(i|we|i'd|i'll|we'd|we'll) [will|shall|may|might|would] (need|want) [my|the|our] @ [_elsewhere]",
        "[_will] rather (keep|save|hold) [my|the|our] @ [back] [_elsewhere]",
    ),
    "keep behind": (
        "[the|my] & (is|are|will be|may be|might be) (needed|wanted) [_elsewhere]",
        "[but|and] [the|my|our] & [i|we] [will|may|might|would] (need|keep|want|save) [_elsewhere]",
    ),
    "_elsewhere": (
        "later", "elsewhere", "still", "for later", "for another (fight|day|time)", "for better things",
        "for ^", "against ~", "for the next (fight|turn|round)", "next turn", "later on", "another time",
        "for ~",
    ),
    "low": (
        "[_will] [use|play|and] [with] [the|my|all] [<suit>] (from (the bottom|below|the lowest|the low "
        "end|low to high|the smallest|the bottom end) [up|upwards|on]|upwards|in ascending order|"
        "ascending)",
        "[_will] [use|play|and] [the|my|all] <suit> (lowest|smallest|cheapest|low|small|low 1|small 1|"
        "cheap 1|lowest 1|smallest 1|cheapest 1) first",
        "[the] (lowest|smallest|cheapest) [1|ones|card|cards|<suit>] [always] first",
        "[_will] [play|use|add] [always] [the] (lowest|smallest|cheapest|low|small) [card|cards|1|"
        "<suit>] (that|which) (works|works out|helps|does it|is enough|wins|suffices|will do|does|puts "
        "(me|us) (ahead|above 0)|gets (me|us) (ahead|above 0)|brings (me|us) (above 0|ahead|over 0)) "
        "[each time|every time]",
        "[_will] [play|use|add] [always] (low|small|cheap) (cards|<suit>|ones) [as|if|when] [needed|"
        "necessary|required]",
    ),
    "_ahead": (
        "above 0", "over 0", "ahead", "positive", "into the positive", "in front", "out of the red",
        "out of it", "the lead", "on top", "back ahead", "back in front", "back into the lead",
    ),
    "_costs": (
        "whatever it takes", "whatever it costs", "as long as it takes", "at all costs", "at any cost",
        "at any price", "whatever happens", "no matter what", "no matter what it takes", "to the last",
        "whatever the cost", "as far as it goes", "until i win", "until we win", "to the bitter end",
        "until the score is (positive|above 0|over 0)", "until (i|we) (am|are) (ahead|above 0)",
    ),
    "reserve no": (
        "[only|but|just] [the|my|our|all] (reserve|reserves) (stays|stay|remains|remain|is kept|are "
        "kept) [in hand|at home|out of it|back]",
        "(no|without|never) [any|a|my|the] (reserve|reserves)",
    ),
    "reserve never": (
        "(never|do not|don't|nobody) [ever] (play|use|spend|plays|uses|touch|touches) [a|any|my|the|our] "
        "(reserve|reserves) [in any (fight|battle)|anywhere]",
        "no (reserve|reserves) (in any (fight|battle)|anywhere|in all fights|ever)",
    ),
    "head of all": ("(everybody|everyone|we all|all of us|all my generals|all our generals|all generals)",),
    "fight to": (
        "(he|they|^|we|i) [will|shall|should] (defend|defends) [himself|themselves|ourselves|myself] "
        "with [_most] # _points",
    ),
    "head of enemy": (
        "(in|for) (any|all|every|a) (fight|fights|battle|battles) (with|against) [the] ~ [:]",
    ),
    "head of attacked": ("(on|upon|in case of|under) [an|any] attack", "(when|if|once|whenever) attacked"),
    "loss": (
        "accept [a] (loss|losses|defeat) of [_most] #",
        "(loss|losses) of # (accepted|accept|is fine|ok|okay|allowed)",
        "[and] [_will] _stop _once (i|we|he|they) (am|are|is) down to [a] (loss|losses) of #",
    ),
    "fight": (
        "[_will] (_fight) with (everything|all|whatever) [(he|they|we|i) (has|have|hold|holds)]",
        "[_will] (fight|fights|defend|defends) (to the last (card|man)|tooth and nail|as long as "
        "possible|to the end)",
        "[_will] defend (himself|themselves|myself|ourselves) [with (everything|all (he|they|we|i) (has|"
        "have))]",
        "[_will] _fight [with] [the|my|only|small|low|all|small <suit>] [<suit>] [only] (_costs)",
        "[_will] _fight with [the|my|our|his|their] [other|remaining] <suit>",
        "[_will] _fight [with [the|my] [small|low|lowest|other|remaining] <suit>] (as long as|while) (i|"
        "we|they|it|that|those) [can] [still] (get|gets|bring|brings|put|puts|come|stay|reach) [me|us] "
        "_ahead [with [the|my] <suit>]",
        "(as long as|while) (i|we|they|it|that) [can] [still] (get|bring|put|come|stay|brings|reach) [me|"
        "us] _ahead [with [the|my] [<suit>]] [,] [then] [_will] _fight",
        "[play|use] as many [<suit>] as (necessary|needed|it takes|required)",
        "(i|we|^) (fight|fights) with (everything|all (he|she|i|we|they) (has|have)|whatever (he|i|we) "
        "(has|have))",
    ),
    "concede": (
        "(else|otherwise|if not|or else|failing that) [_will] (_stop) [the fight|this fight|there|it]",
    ),
    # ---------------------------------------------------------- taking back
    "correction": (
        "[oh|ah|er|um|hm|and] no (,|-|:|;|.)",
        "[oh|ah|er|um|hm] no [,|-] (wait|sorry|hold on|stop|rather|better|i mean|i meant|make (it|that)) "
        "[,|-|:] [make (it|that)|i (mean|meant)]",
        "(wait|sorry|oops|hold on|hang on|stop) [,|-|:] [no] [,|-] [make (it|that)|i (mean|meant)]",
        "(correction|erratum)", "i (mean|meant) [to say]", "[actually] (make|let us make) (it|that)",
        "or rather", "or better (still|the|my|make (it|that))",
        "(that|it) should (be|read)",
        "(scratch|forget|ignore|cancel|strike|disregard) (that|it|this|that 1)",
        "on (second|further) (thought|thoughts)", "i (have changed|changed) my mind", "changed my mind",
    ),
    "unplay": (
        "(forget|ignore|scratch|strike|cancel|disregard|never mind) [about] [my|the|our] @ [i (mentioned|"
        "wrote|named|said|announced) [before|above|first|earlier]|from before|above|again]",
    ),
    # ---------------------------------------------------------- what changes nothing
    "aside": (
        "(in|at|for|near|around|outside) battlefield", "later", "for now", "for a start",
        "to start", "for the moment", "(that's|that is) (all|it|that)", "right away", "right then",
        "well then", "it will be", "it'll be",
        "will do", "is enough", "is plenty", "should do", "should do it", "suffices", "should be enough",
        "will be enough", "might do", "next", "and next", "finally", "in the end", "i guess", "i think",
        "i believe", "i suppose", "i hope", "hopefully", "probably enough", "as an answer", "as my answer",
        "for this fight", "here", "for me", "from me", "from us", "for us", "against the %",
        "whatever the score", "no matter the score", "regardless", "so that 1", "that 1",
        "will not give way", "does not give way", "holds", "stands firm", "does not budge", "defend",
        "defends", "defending", "hit back", "hits back", "we hit back with", "answers with", "replies with",
        "counters with", "the", "plus", "the other", "another", "at him", "at them", "a bit of", "alas",
        "sigh", "pity", "what a pity", "too bad", "oh well", "dear me", "hm", "hmm", "if you", "good luck",
        "(he'll|they'll|_he|_he will) [only|just] _beats [the|my] @ [anyway]",
        "all the best", "have fun", "best regards", "kind regards", "greetings",
    ),
    "talk": (
        "not worth", "isn't worth", "is not worth", "no point", "there is no point", "it is hopeless",
        "we can't win", "i can't win", "we cannot win", "i cannot win", "cannot be won", "can't be won",
        "can not be won", "cannot hold", "can't hold", "which should", "that should", "should be enough",
        "bringing me", "i am feeling", "i feel", "i'm feeling", "better to", "let me see", "let's see",
        "(that|which|this|it) (leaves|brings|puts|gets|makes|takes) (me|us|it|him) [back] [up] [to|at|"
        "on] [+|-|plus|minus] # [(to|against|:) #]",
        "(that|which|it) is no (tragedy|disaster|great loss)", "# _troops (is|are) no", "thanks for",
        "thank you for", "sorry for", "sorry about", "sorry to", "hope all", "i hope", "hope you",
        "i am going for", "i'm going for", "going for", "poor", "the best i", "faute de",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
