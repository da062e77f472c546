"""English phrases for the cases in which something is done in a fight: `if the loss would be four or more`;
`en_plans` tells how a phrase is written, and its entries may stand in these.

A case is told by what is looked at and by its bound: `loss from` is so many or more, `loss over` is more than
that, `loss to` so many or fewer, `loss below` fewer. `not` is every other case than that, `only` that case
alone.
"""

from __future__ import annotations

CASE_PHRASES = {
    "_asks": (
        "if", "when", "whenever", "once", "in case", "as soon as", "where", "the moment", "should",
        "in the event that", "if and when", "if however", "if ever", "wherever", "even if",
    ),
    "_while": ("as long as", "so long as", "while", "provided", "provided that"),
    "_only_if": ("only _asks", "only _while", "just if", "not unless", "only"),
    "_men": ("_troops", "people", "fellows", "lads", "of them", "of us", "of (my|our|his) (men|troops)"),
    "_from": (
        "# [_men] or (more|worse|higher|above|up|upwards) [_men]", "# [_men] and (more|up|above)",
        "# plus [_men]", "[at] least # [_men]", "no (less|fewer) than # [_men]", "# [_men] (upwards|upward)",
    ),
    "_over": (
        "(more|worse|higher|greater|bigger) than # [_men]", "(over|above|beyond) # [_men]",
    ),
    "_to": (
        "# [_men] or (less|fewer|under|lower|below) [_men]", "[at] most # [_men]",
        "(no|not) more than # [_men]", "(only|just) # [_men]", "up to # [_men]", "# [_men] at [the] most",
        "(only|just) 1 [_men] or # [_men]", "1 [_men] or # [_men]",
    ),
    "_below": ("(less|fewer) than # [_men]", "(under|below) # [_men]"),
    "_could": (
        "would", "should", "will", "shall", "might", "could", "may", "must", "have to", "has to", "am to",
        "are to", "is to", "were to", "was to", "going to",
    ),
    "_ours": ("the", "our", "my", "his", "their", "a"),
    "_who": ("i", "we", "he", "they", "it", "that", "this", "^", "1 of us"),
    "_loses": (
        "_who [_could] (lose|loses|lost|be losing|stand to lose|stands to lose|lose altogether)",
        "_who (am|are|is) losing [with]",
        "(i'd|we'd|he'd|they'd|i'm|we're|he's|they're) (lose|losing|be losing)",
        "[_ours] (loss|losses|damage|cost|defeat) [then] [_could|_could then] [be|is|are|was|were|gets|get|"
        "reach|reaches|come to|comes to|amount to|amounts to|cost|costs|mean|means|rise to|rises to|exceed|"
        "exceeds|goes|go]",
        "(it's|it is|that's|that is) [a] [loss|losses] [of]", "[_could] lose",
    ),
    "_costs": (
        "(it|that|this|defeat|losing|giving up|giving in|the defeat|a defeat|the fight) [_could] (cost|costs|"
        "mean losing|means losing|come to|comes to|means|mean|be|is) [me|us|him|them|^] [a loss of]",
    ),
    "_behind": (
        "_who [am|are|is|be|fall|falls|get|gets|lie|lies|find myself|stand|stands|_could be]",
        "(i'm|we're|he's|they're|it's)", "the score [is|stands|gets|falls|_could be]",
    ),
    "_lost": (
        "[at stake|lost|gone|down|for us|for me|for him|dead|in the balance|in danger|in all]",
    ),
    "_moment": (
        "[at any (point|time|moment)|at (1|a single) (stroke|go|blow)|in (1|a single) (go|stroke|blow)|at "
        "once|by then|then|by it|for (us|me|him)|in it|here|there]",
    ),
    "_end": ("[,|:|-] [then|in which case|in that case|and then]",),
    # ------------------------------------------------------------------------------------ what it may cost
    "loss from": (
        "_asks _loses [a loss of] _from _lost _moment _end",
        "_asks _from (be|is|are|were|would be|could be) _lost _end", "(at|for|on) _from _lost _end",
        "with _from (at stake|lost|gone|down|dead|in the balance) _end",
        "(from|starting at|starting from) # [lost|dead] [_men] [lost] (on|upwards|up|onwards|upward) _end",
        "(with|at|for) [a] (loss|losses|defeat) of _from _lost _end", "(loss|losses) of _from _lost _end",
        "_asks (both|both of them|both men) [_could] (be|is|are|were|would be) (lost|gone|dead|at stake) "
        "_end", "_asks _loses (both|both men|both of them) _end",
        "(any|every|each|a) (fight|battle) (that|which) [_could] (cost|costs) [me|us] _from _end",
    ),
    "loss over": (
        "_asks _loses [a loss of] _over _lost _moment _end",
        "_asks _over (be|is|are|were|would be|could be) _lost _end", "(at|for|on|beyond) _over _lost _end",
        "with _over (at stake|lost|gone|down|dead|in the balance) _end",
        "(with|at|for) [a] (loss|losses|defeat) of _over _end",
    ),
    "loss to": (
        "(_asks|_while) _loses [a loss of] _to _lost _moment _end",
        "(_asks|_while) _to (be|is|are|were|would be|could be) _lost _end",
        "(with|at|for) [a] (loss|losses|defeat) of _to _end", "(with|at|for|on) _to _lost _end",
        "_asks _to _end", "(with|at|for) only # [_men] [at stake|lost] _end",
        "(with|at|for) # [_men] _lost _end",
    ),
    "loss below": (
        "(_asks|_while) _loses [a loss of] _below _lost _moment _end",
        "(_asks|_while) _below (be|is|are|were|would be) _lost _end", "(with|at|for) _below _lost _end",
    ),
    "cost from": ("_asks _costs _from _lost _moment _end",),
    "cost over": ("_asks _costs _over _lost _moment _end",),
    "cost to": ("(_asks|_while) _costs _to _lost _moment _end",),
    "not cost from": ("unless _costs _from _lost _moment _end",),
    "not cost over": ("unless _costs _over _lost _moment _end",),
    "only cost from": ("_only_if _costs _from _lost _moment _end",),
    "only cost over": ("_only_if _costs _over _lost _moment _end",),
    "not loss from": (
        "unless _loses [a loss of] _from _lost _moment _end", "unless _from (be|is|are|would be) _lost _end",
    ),
    "not loss over": (
        "unless _loses [a loss of] _over _lost _moment _end", "unless _over (be|is|are|would be) _lost _end",
    ),
    "not loss to": ("unless _loses [a loss of] _to _lost _moment _end",),
    "only loss from": (
        "_only_if [_loses] _from [are|is|would be] _lost _moment _end",
        "_only_if (with|at|for) _from _lost _end",
    ),
    "only loss over": (
        "_only_if [_loses] _over [are|is|would be] _lost _moment _end",
        "_only_if (with|at|for) _over _lost _end",
    ),
    # ---------------------------------------------------------------------------------------- how it stands
    "_by_from": (
        "[by] [-|minus] # [points] or (more|worse|lower|higher) [behind|down|back]",
        "[by] [at] least [-|minus] # [points] [behind|down|back]",
        "[-|minus] # [points] (behind|down|back) or (more|worse)",
    ),
    "_by_over": (
        "[by] (more|worse) than [-|minus] # [points] [behind|down|back]",
        "below (-|minus) # [points]",
    ),
    "_by_to": (
        "[by] [-|minus] # [points] or (less|better|fewer) [behind|down|back]",
        "[by] [at] most [-|minus] # [points] [behind|down|back]",
        "[by] (no|not) more than [-|minus] # [points] [behind|down|back]",
        "[by] (only|just) [-|minus] # [points] [behind|down|back]", "[by] [-|minus] # [points] (only|tops)",
        "[by] [only|just] 1 [points] or # [points] [only]",
    ),
    "_leads": (
        "(~|%|he|she|they|the enemy|the other|the other side) (leads|lead|leading|(is|are) leading|(takes|"
        "take|has|have) the lead|(is|are|gets|get|goes|go|comes|come) (ahead|in front|up))",
    ),
    "_ahead_from": (
        "by # [points] or more", "by [at] least # [points]", "# [points] or more (ahead|in front|up)",
    ),
    "_ahead_over": ("by (more|over) [than] # [points]", "by over # [points]"),
    "_ahead_to": (
        "by # [points] or (less|fewer)", "by [at] most # [points]", "by (no|not) more than # [points]",
        "by (only|just) # [points]", "by # [points] (only|at most)",
    ),
    "score from": (
        "_asks _leads _ahead_from _end",
        "[_asks] [_behind] (behind|down|back) [by|at] _by_from _end",
        "[_asks] _behind [at] [behind|down|back] _by_from _end",
        "at (-|minus) # [points] or (worse|more|lower) _end",
        "[a] score [of] (-|minus) # or (worse|lower) _end",
        "_asks (it|that|this|things) (goes|go|gets|get|turns|turn|is going|are going|looks|look) [very|"
        "really] (badly|bad|wrong|sour|south|ugly) [,|-|:] [say|i mean|that is|meaning|i.e.] [at] (-|minus) "
        "# or (worse|lower|more) [,|-] _end",
    ),
    "score over": (
        "_asks _leads _ahead_over _end",
        "[_asks] [_behind] (behind|down|back) [by|at] _by_over _end",
        "[_asks] _behind [at] [behind|down|back] _by_over _end", "(below|under|worse than) (-|minus) # _end",
    ),
    "score to": (
        "(_asks|_while) _leads _ahead_to _end",
        "[_asks|_while] [_behind] (behind|down|back) [by|at] _by_to _end",
        "(_asks|_while) _behind [at] [behind|down|back] _by_to _end", "at (-|minus) # or (better|less) _end",
    ),
    "not score from": ("unless _behind [behind|down|back] [by|at] _by_from _end",),
    "only score from": ("_only_if [_behind] [behind|down|back] [by|at] _by_from _end",),
    # ------------------------------------------------------------------------------------ how many there are
    "number from": ("with _from [of them|strong] _end",),
    "number over": ("with _over [of them|strong] _end",),
    "_foes": ("enemy (troops|men|soldiers)", "(enemies|attackers)", "of (them|theirs|the enemy)",),
    "_they": ("~", "he", "they", "the enemy", "the attacker", "the attackers", "whoever comes", "it"),
    "_come": (
        "has", "have", "come with", "comes with", "bring", "brings", "attack with", "attacks with", "with",
        "there are", "arrive with", "arrives with", "be", "is", "are",
    ),
    "enemy troops from": (
        "_asks _from _foes [attack|come|comes|there|are there|march up|come at (us|me|him)] _end",
        "_asks (~|the enemy|the attacker|the attackers) _come _from [_foes] _end",
        "[i mean] _asks _they _come _from _foes _end", "against _from [_foes] _end",
    ),
    "enemy troops over": (
        "_asks _over _foes [attack|come|comes|there|are there|march up] _end",
        "_asks (~|the enemy|the attacker|the attackers) _come _over [_foes] _end",
        "against _over [_foes] _end",
    ),
    "enemy troops to": (
        "_asks _to _foes [attack|come|comes|there|are there|march up] _end",
        "_asks (~|the enemy|the attacker|the attackers) _come _to [_foes] _end", "against _to [_foes] _end",
    ),
    "enemy troops below": (
        "_asks _below _foes [attack|come|comes|there|are there] _end", "against _below [_foes] _end",
        "_asks (~|the enemy|the attacker|the attackers) _come _below [_foes] _end",
    ),
    # -------------------------------------------------------------------------------------- all other cases
    "rest": (
        "(otherwise|else|or else|if not|failing that|in (all|any|every) other (case|cases)) [,|:|-] [then]",
        "[for|in] (anything|everything) else [,|:|-]", "(if|when) it is not [that bad] [,] [then]",
    ),
    "rest below": (
        "[_asks|with|by|at|for|against|behind by|behind with] [_loses|_behind|_they _come|it's|it is] (less|"
        "fewer|less than that|fewer than that) [_men|behind|lost|at stake] _end",
        "[for] (below|under) (that|this) _end",
        "[for|at|with] (anything|everything) (less|better|below [that]|under [that]) [than that] _end",
        "_asks (it's|it is|things are) not (so|that|as) bad _end",
    ),
    "rest above": (
        "[_asks|with|by|at|for|against|behind by] [_loses|_behind|_they _come|it's|it is] (more|worse|more "
        "than that|worse than that) [_men|behind|lost|at stake] _end",
        "[for] (above|beyond|over|past) (that|this) _end",
        "[for|at|with] (anything|everything|whatever is) (more|worse|above [that]|beyond [that]|over "
        "[that]) [than that] _end",
    ),
    "plays": (
        "[i|we|he|they|you|^] [will|shall|would|must|may|can|should|is to|are to] (play|plays|use|put "
        "down|puts "
        "down|lay|lay down) [some|a few|the|my|our|his|any|more] (cards|a card|card)",
        "(put|puts|lay) [some|a few|the|my|our|his] cards down",
    ),
    "leaves": (
        "[i|we|he|they|^] [will|shall|would|must|may|can|should|is to|are to] [just|simply|rather] "
        "(give|gives)"
        " (in|up|way) [then|at once]",
        "[i|we|he|they|^] [will|shall|would|must|may|can|should] [just|simply|rather] (yield|yields|concede|"
        "concedes) [then|at once]",
        "[i|we|he|they|it|^] [will|shall|would|must|may|can|should|is to|are to|has to|have to] [just|simply|"
        "rather|quietly] [will|shall|may|should|had better] _leaves [then|at once|quietly|without a fight]",
        "[i|we|he|they|^] [will|shall|would|may|can|should] [just|simply|rather] (let it be|take it|bear it|"
        "accept it|swallow it|live with it|settle for (what it is|that|it)|settle for what (he|we|they|i) "
        "(get|gets|has|have)|leave it at that|let it go|let them have it|let him have it)",
    ),
    "unlikely": (
        "i don't (expect|think|believe|suppose|imagine|fear)",
        "i do not (expect|think|believe|suppose|imagine|fear)",
        "we (don't|do not) (expect|think|believe|suppose|imagine|fear)", "i doubt", "nobody will",
        "no 1 will", "(i|we) hope (nobody|no 1)", "^ (won't|will not) be attacked",
        "~ (won't|will not|may not|will hardly) (attack|come|dare|try|move)", "it's (unlikely|not likely)",
        "it is (unlikely|not likely)", "probably (nobody|no 1)",
    ),
    "until then": ("(until|till|up to|before) (then|that|this) [point] _end",),
}  # fmt: skip
"""The table `case_phrases` of English."""
