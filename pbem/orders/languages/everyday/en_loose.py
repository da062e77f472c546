"""English words by which a clause is told that no phrase has: what it says of a fight, and what forbids to
guess. All stand in entries, which `plain_words/fighting/loose` asks for.
"""

from __future__ import annotations

LOOSE_PHRASES = {
    "_loose not": (
        "not", "no", "never", "none", "nothing", "nobody", "without", "dont", "doesnt", "wont", "cant",
        "cannot", "isnt", "arent", "shant", "shouldnt", "neither", "nor", "no longer", "hardly", "mustnt",
        "didnt", "aint", "nope", "nowhere",
    ),
    "_loose if": (
        "if", "when", "whenever", "should", "in case", "once", "whoever", "unless", "until", "till", "while",
        "provided", "whether", "as soon as", "as long as", "before", "after", "except", "apart from",
        "but for", "other than", "only", "instead", "rather", "whichever", "wherever", "anyone who",
        "where it", "where he", "where they", "in that event", "in which case",
    ),
    "_loose case": (
        "if", "when", "whenever", "should", "in case", "once", "whoever", "as soon as", "anyone who", "who",
        "wherever", "anybody who", "and if", "but if",
    ),
    "_loose unsure": (
        "together", "total", "whole turn", "in total",
        "have kept", "what a", "should have", "if i were", "sounds", "less than", "only for", "goes just",
        "just for", "says", "said", "gave", "did", "were", "went", "fought", "however", "last time",
        "every second", "jack", "queen", "king", "jacks", "queens", "kings", "pair", "maybe", "perhaps",
        "might", "would", "could", "wish", "hope", "think", "believe", "guess", "suppose", "wonder",
        "probably", "likely", "doubt", "yesterday", "tomorrow", "last turn", "next turn", "later turn", "had",
        "hate", "refuse", "refuses", "avoid", "afraid", "unwilling", "reluctant", "pity", "shame", "tempted",
        "dream", "remember", "remembered", "forgot", "either", "except", "apart from", "but for", "twice",
        "double", "half", "instead", "unless", "another", "exactly", "different", "differently", "depends",
        "depending", "supposed", "which one", "your", "yours", "you", "agree", "promise", "propose", "offer",
        "ally", "allies", "peace", "next time", "see", "looks", "seems", "discard", "recruit", "buy",
    ),
    "_loose more": (
        "more", "over", "above", "beyond", "exceed", "exceeds", "worse", "from", "at least", "higher", "past",
        "upwards", "minimum", "or more", "below", "under", "beneath", "dearer",
    ),
    "_loose points": ("point", "points", "pts", "pt", "pips", "pip"),
    "_loose cards": ("card", "cards"),
    "_loose troops": (
        "troop", "troops", "man", "men", "army", "armies", "regiment", "regiments", "soldier", "soldiers",
        "unit", "units", "loss", "losses", "lost", "lose", "loses", "losing", "cost", "costs", "behind",
        "down", "damage", "casualties", "less", "fewer", "or less", "or fewer", "or under", "short",
    ),
    "_loose yields": (
        "can have it", "may have it", "let him have it", "is welcome to it", "give up", "gives up",
        "giving up", "give in", "gives in", "give it up", "concede", "concedes", "yield", "yields",
        "surrender", "surrenders", "accept", "accepts", "take it", "takes it", "take the loss",
        "takes the loss", "throw in the towel", "fold", "folds", "throws in the towel", "call it a day",
        "calls it a day", "let it go", "lets it go", "lose it", "loses it", "swallow", "swallows", "bear it",
        "bears it", "live with", "lives with", "put up with", "bow out", "beaten", "give way", "gives way",
        "takes the defeat", "take the defeat", "accept defeat", "accepts defeat",
    ),
    "_loose fine": (
        "fine", "ok", "okay", "acceptable", "all right", "alright", "bearable", "spare", "afford",
        "no problem", "tolerable", "allowed", "good enough", "i can take", "can lose", "may lose",
    ),
    "_loose low": (
        "lowest", "low", "smallest", "small", "cheapest", "cheap", "weakest", "littlest", "little", "least",
        "smaller", "lower", "cheaper",
    ),
    "_loose high": (
        "highest", "high", "biggest", "big", "strongest", "largest", "top", "best", "greatest", "bigger",
        "larger",
    ),
    "_loose upwards": (
        "low to high", "bottom up", "small to big", "smallest to biggest", "lowest to highest",
        "bottom to top", "from the bottom", "upwards",
    ),
    "_loose downwards": (
        "high to low", "top down", "from the top", "biggest to smallest", "highest to lowest", "downwards",
    ),
    "_loose chosen": (
        "ahead", "front", "lead", "leads", "leading", "works", "work", "enough", "suffices", "does the job",
        "do the job", "does it", "wins", "win", "first", "always", "each time", "every time", "puts",
        "brings", "gets", "start", "begin", "possible", "cards", "card", "does the trick", "beats", "go",
        "winning",
    ),
    "_loose first": (
        "first", "second", "then", "next", "after", "afterwards", "followed by", "start", "starts", "begin",
        "begins", "open", "opens", "finally", "third", "to begin with", "follows", "follow", "thereafter",
    ),
    "_loose play": (
        "play", "plays", "played", "use", "uses", "used", "put", "puts", "throw", "throws", "lay", "lays",
        "spend", "spends", "answer", "answers", "may", "can",
    ),
    "_loose keep": (
        "keep", "keeps", "kept", "save", "saves", "saved", "hold back", "holds back", "stay", "stays",
        "spare", "spared", "off limits", "stays home", "in my hand", "in hand", "need later", "for later",
        "stay home", "hang on to", "hangs on to", "hold on to", "reserved", "remains", "remain", "taboo",
        "sacred", "holy", "untouched", "unused", "leave", "hands off", "retain", "retains",
    ),
    "_loose last": (
        "last", "last of all", "only when nothing else", "only if nothing else", "very last",
        "only as a last", "at the end", "in the end", "last resort", "only when", "only if", "finally",
    ),
    "_loose needed": (
        "if needed", "if need be", "if necessary", "if it has to be", "if he must", "if they must",
        "if i must", "if required", "when needed", "if it must be", "if we have to", "if he has to",
        "if they have to",
    ),
    "_loose end": (
        "to the end", "until the end", "till the end", "to the last", "bitter end", "until end", "till end",
        "as long as possible", "as long as it takes", "whatever it takes", "whatever it costs", "at any cost",
        "at all costs", "at any price", "tooth and nail", "no matter what it costs", "no stopping",
        "no limit", "all we have", "all i have", "everything we have", "everything i have", "all what i have",
        "fight it out", "fights it out", "to the death", "until nothing is left",
        "until there is nothing left", "never stop", "nothing left", "run dry", "runs dry", "no surrender",
        "hold out", "holds out", "with everything", "do not stop", "does not stop", "dont stop",
        "doesnt stop", "fight on", "fights on", "as many as it takes", "as long as there",
        "as long as theres", "as long as i have", "as long as he has",
    ),
    "_loose ask": (
        "ask me", "asks me", "asked", "i decide", "i will decide", "ill decide", "decide myself",
        "let me decide", "consult me", "check with me", "write me", "my decision", "for me to decide",
        "want to decide", "ask", "decide about each", "decide about every", "wait for me",
    ),
    "_loose attack": (
        "attack", "attacks", "attacked", "attacking", "hit", "hits", "go for", "goes for", "come for",
        "comes for", "come at", "comes at", "jump on", "jumps on", "fall upon", "falls upon", "fall on",
        "falls on", "pick a fight", "picks a fight", "turn on", "turns on", "strike", "strikes", "assault",
        "assaults", "assaulted", "challenge", "challenges", "bother", "bothers", "pounce", "pounces",
        "march against", "marches against", "move against", "moves against", "catch", "catches", "engage",
        "engages", "have a go", "has a go",
    ),
    "_loose anyone": (
        "anyone", "anybody", "someone", "somebody", "whoever", "they", "the enemy", "an enemy", "he", "it",
        "anything", "prussians", "enemies", "anyone who",
    ),
    "_loose him": ("he", "him", "his", "himself", "they", "them", "their", "those", "both", "she", "her"),
    "_loose us": ("us", "me", "we", "mine", "ours", "my", "our", "i"),
    "_loose fights": ("fight", "fights", "battle", "battles", "combat", "combats", "fighting"),
    "_loose all": (
        "all", "every", "any", "each", "everybody", "everyone", "wherever", "everywhere", "anywhere",
        "whatever", "generally", "general rule", "in general", "no matter which", "no matter who",
        "whichever",
    ),
    "_loose others": (
        "others", "other", "the rest", "rest", "remaining", "everyone else", "everybody else", "anyone else",
        "anybody else", "elsewhere", "everywhere else", "anywhere else",
    ),
    "_loose own": ("my", "mine", "our", "ours", "general", "generals", "of mine"),
    "_loose wins": ("win", "wins", "won", "beat", "beats", "victory"),
    "_loose too": ("too", "also", "even", "as well"),
    "_loose over": ("over", "above", "beyond", "higher", "past"),
    "_loose against": ("against", "with", "vs", "versus"),
    "_loose whoever": ("whoever", "whichever", "who", "no matter who"),
    "_loose mine": ("me", "us", "mine", "ours", "my", "our"),
    "_loose moves": ("go", "goes", "take", "takes", "comes", "come"),
    "_loose flees": (
        "withdraw", "withdraws", "retreat", "retreats", "step back", "steps back", "fall back", "falls back",
        "run", "runs", "runs away", "flee", "flees", "back off", "backs off", "pull out", "pulls out",
        "go home", "goes home", "clear off", "scarper", "leave it", "leaves it", "stop", "stops", "quit",
        "quits", "loses and retreats",
    ),
    "_loose comes": (
        "come", "comes", "coming", "arrives", "reach", "reaches", "shows up", "turns up", "moves in",
    ),
    "_loose passive": ("attacked", "assaulted"),
    "_loose values": (
        "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "elevens",
        "twelves", "thirteens",
    ),
    "_loose will": ("will", "hell", "theyll", "may", "might"),
    "_loose sums": ("together", "total", "whole turn"),
    "_loose or": ("or",),
    "_loose less": ("or less", "or fewer", "or under", "or so"),
    "_loose most": ("at most", "max", "maximum", "up to", "no more than", "not more than"),
    "_loose stay": ("stay", "stays", "remain", "remains", "holds", "sits", "sit", "stands"),
    "_loose subject": ("he", "they", "we", "i", "it", "please", "just", "the"),
    "_loose owns": ("has", "have", "got", "hes", "theyre", "is", "are", "owns", "weve", "ive"),
    "_loose till": ("until", "till"),
    "_loose left": ("left", "remain over", "remaining cards"),
    "_loose one": ("he", "him", "his", "himself"),
    "_loose several": ("they", "them", "their", "both", "those"),
    "_loose joins": ("and", "but", "so", "then", "while", "also", "plus", "yet", "n", "&"),
    "_loose by": ("by",),
}  # fmt: skip
"""A part of the table `plan_phrases` of English."""
