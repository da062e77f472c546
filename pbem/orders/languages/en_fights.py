"""English words of sentences about fights and cards, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

DISCARD = listed(
    "discard, discards, discarded, disc, throw away, thrown away, throw out, ditch, drop, dump, toss, "
    "get rid of, lay down, lay aside, put away, cast away, give away, part with"
)
"""That a card just drawn is given up."""

RECRUIT = listed(
    "recruit, recruits, recruiting, buy, buys, rec, raise, new troops, reinforcements, buys, buying, recr, "
    "reinforce, reinforces, reinforced, purchase, purchases, hire, hires, top up, topped up, tops up, "
    "recruitment, strengthen, recruited"
)
"""That troops are bought."""

RE_ENTER = listed(
    "re-enters, re-enter, reenters, reenter, comes back, come back, turns up, reappears, returns to the map"
)
"""That a piece comes back on the map."""

FIGHT_WORDS = {
    "attack": listed(
        "have a go at, has a go at, attack me, attack us, attacks me, attacks us, attack, attacks, "
        "attacking, attacked, att, atk, hit, hits, fall upon, falls upon, fight, fights, fighting, bash, "
        "strike, strikes, smack, fall on, falls on, engage, engages, assault, x, offer him battle, assail, "
        "assails, have another go at, has another go at, pick a quarrel with, picks a quarrel with, pick a "
        "fight with, picks a fight with, and beats, and beat, set upon, "
        "sets upon, pounce on, pounces on, pounce upon, pounces "
        "upon, lay into, lays into, clash with, clashes with, do battle with, does battle with, join "
        "battle with, tackle, tackles, charge at, charges at"
    ),
    "against": listed("against, vs, versus"),
    "keep": listed("keep, keeps, save, spare, hold back"),
    "concede": listed(
        "concede, concedes, conceding, folding, resigning, "
        "surrendering, giving up, giving in, concede the field, give up, gives up, accept defeat, "
        "accepts defeat, accept his defeat, accepts his defeat, accept my defeat, accept our defeat, "
        "accept the defeat, accepts the defeat, accept, surrender, "
        "yield, yields, fold, resign, give in, let it go, let him have it, i'm out, i stop, walk "
        "away, call it a day, bow out, back down, pull out, break off, leave it at that, the field is "
        "his, leave him the field, let them have it, he may have it, he can have it, they can have "
        "it, i am done, i'm done, we are done, we're done, throw in the towel"
    ),
    "play": listed("play, plays, playing, put, use, spend"),
    "lowest": listed(
        "lowest, smallest, littlest, little, worst, least, cheapest, low, small, minimum, weakest"
    ),
    "highest": listed("highest, best, biggest, largest, top, strongest, high"),
    "answered": listed(
        "still ahead, is ahead, stays ahead, "
        "answers, answer, replies, reply, goes over, comes back, beats, beaten, tops, topped, goes "
        "higher, does too, prove stubborn, proves stubborn, resist, resists, holds out, "
        "stands his ground, fights back, is not enough, isn't enough, not enough, does not do it, "
        "that does not do, that does not help, doesn't do it, does not suffice, not suffice, fails, "
        "does not help, doesn't help, does not work, doesn't work, falls short"
    ),
    "needed": listed("needed, necessary, need be, needs be, i have to, i must, need it"),
    "no more": listed(
        "no more, nothing more, nothing else, more i have not, "
        "never more than that, not more than that, nothing after that, that's the end, that's the "
        "lot, that is the lot, not a card more, not one card more, not one more, no further cards, no "
        "more cards, keep the rest, save the rest, keep the others, hold back the rest, then stop, "
        "and then stop, and then quit, then out, then quit, and stop, failing that"
    ),
    "ask": listed("ask me, then ask, ask first, be asked"),
    "ascending": listed(
        "from the lowest, from below, from the bottom, upwards, ascending, go up, up "
        "from, small steps, step by step"
    ),
    "enough": listed(
        "each time, every time, that works, that wins, that puts, that gets, that is enough, that's enough, "
        "that does, that will do, that beats, above zero, above 0"
    ),
    "beyond": listed("no more than, not more than, more than, higher than, above, beyond"),
    "at least": listed("at least, no less than, more"),
    "at most": listed("not exceeding, no more than, not more than, at most"),
    "more than": listed("more than"),
    "under": listed("under, below, less than, fewer than, worse than, deeper than"),
    "without": listed("without"),
    "whichever": listed("whichever, whichever applies"),
    "spare none": listed("spare no, spares no, sparing no"),
    "cards": listed("card, cards"),
    "settle": listed("settle, settles"),
    "lose": listed("defeat of, damage, loss, lose, loses, losses, losing"),
    "reserve": listed("reserve, reserves, reservs, res, joker, jokers"),
    "attacked": listed("attacks, attacked, attack me, attack us, attacks me, attacks us"),
    "combat": listed("action, actions, engagement, engagements, battles, fight, fights, battle, combat"),
    "this fight": listed(
        "rest of the fight, rest of this fight, rest of the battle, rest of this battle, remainder of the "
        "fight, remainder of this fight, remainder of the battle, remainder of this battle, this fight, "
        "this battle"
    ),
    "steps": listed(
        "north, northwards, south, southwards, east, eastwards, west, westwards, one city, two cities, "
        "three cities, a city, one step, two steps, three steps, a step"
    ),
    "lasting": listed(
        "as a standing instruction, standing instruction, as a standing order, "
        "as standing order, as standing orders, standing order, standing orders, "
        "standing plan, standing plans, every turn, each turn, in every turn, in each turn, in all turns, "
        "permanently, permanent orders, permanent order, permanent plan, from now on, from this turn on, "
        "future, "
        "until i write otherwise, until i tell you otherwise, till i say otherwise, till i say different, "
        "until i say different, until we say otherwise, until i change it, "
        "in future, in the future, in all later turns, for good, until i say otherwise, as default, "
        "by default, "
        "standing instructions, for all turns, until further notice, for the whole game, "
        "for the rest of the game, all game long"
    ),
    "always": listed("always, every time, each time"),
    "every": listed("every, any, each"),
    "anyone": listed("anyone, anybody, someone, somebody, whoever, wherever, everybody, everyone"),
    "cost": listed("cost, costs"),
    "spend": listed("spend, spent, use, waste, expend"),
    "fight to win": listed("to win, play to win, plays to win, fight back"),
    "goes on": listed(
        "goes on, go on, going on, keep going, keep playing, keep on playing, plays on, play on, fights on, "
        "fight on, use up, carry on, carries on, continue, continues"
    ),
    "defensive": listed("defensive, defence, defense, defending"),
    "score": listed("zero, score, the score"),
    "until": listed("until, till, as long as, so long as"),
    "but": listed("but, however"),
}
"""A part of the table `sentence` of English."""

WEIGHING_WORDS = {
    "considered": listed(
        "consider, considered, considering, tempted, tempting, thought of, look, looked, eyed"
    ),
    "planned before": listed("wanted, plan, plans, planned, first"),
    "considered card": listed(
        "was going to, were going to, thought of, thought about, considered, considering, considers, "
        "tempted, nearly, almost, in mind, wanted to, meant to, was about to, toyed, wondered, had thought, "
        "forget, ignore, disregard, scratch, strike"
    ),
    "falls short": listed(
        "still behind, am behind, not far enough, "
        "is not enough, isn't enough, does not do, will not do, won't do, "
        "only at, only to, only bring, only get, too low, too small, too weak, too little, too dear, "
        "too good, too high, too expensive, change anything, changes nothing, change a thing, change "
        "much, does "
        "not help, doesn't help, won't help, will not help, no help, no use, of no use, changes little, "
        "make a "
        "difference, makes no difference, do any good, does no good"
    ),
    "suffices": listed(
        "enough, suffice, suffices, do, help, helps, worth, save me, save us, saves me, saves us"
    ),
    "would": listed("would, could, might"),
    "no to oneself": listed("no, nope, nah, hang on, hold on, nonsense"),
    "so to play": listed("so, therefore, hence, thus"),
    "beats a card": listed("beat, beats, top, tops, trump, trumps, match, matches, cover, covers"),
    "the other plays": listed("he, he'll, he'd, she, she'll, they, they'll, enemy"),
    "is better": listed("is better, would be better, looks better, seems better, is best, better though"),
    "weighed before": listed(
        "wanted, thought, considered, mind, planned, tempted, meant, intended, would, could, might, going"
    ),
    "make it": listed("make it, make that"),
    "decided": listed("it is, it is then, it shall be, it'll be"),
}
"""Words by which a card is weighed and another one chosen, a part of the table `remarks` of English."""
