"""English words of what is thought, hoped, cannot be or is given up, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

THOUGHT_WORDS = {
    "stands with": listed(
        "sits, sit, stands, waits, lies, camps, at, with, only, just, still, now, has got, strong, lurks, in"
    ),
    "pitied": listed(
        "poor man, poor fellow, poor devil, poor chap, poor thing, poor soul, poor boy, the poor man, "
        "lucky devil, bless him, god help him, serves him right, the old fox, the old devil"
    ),
    "does so": listed("does, do"),
    "stands against": listed("against, v, vs, versus, on, to, over, x"),
    "of ours": listed("ours, theirs, mine, his, us, men, troops, soldiers, strong, enemies"),
    "says of strength": listed("yes, well, so, still, only, makes, it's, that's, there, just, then, now"),
    "outdoes": listed(
        "better, best, nearer, closer, stronger, fresher, faster, quicker, safer, fitter, likelier, keener"
    ),
    "is or would be": listed("is, are, would, looks, seems, feels, might, may, could, suits"),
    "could do": listed("can, could, may, might"),
    "is preferred": listed("prefer"),
    "defends": listed("defend, defends"),
    "whoever does": listed("who, whoever"),
    "draws a worse": listed("draw, drew, drawn, get, got, new, comes, come, turns"),
    "worse card": listed("worse, lower, smaller, weaker, inferior, poorer, littler"),
    "captures on the way": listed(
        "capture, captures, capturing, conquer, conquers, grab, grabs, collect, collects, take, takes, "
        "taking, secures, picks up, in passing"
    ),
    "to the end": listed(
        "the end, to the last, the last card, whatever it costs, whatever it takes, at any cost"
    ),
    "asking him": listed("ask, asking, ask me, ask us, bother, trouble"),
    "to the north": listed(
        "north, northwards, northward, northern, northeast, northwest, north-east, north-west"
    ),
    "to the south": listed(
        "south, southwards, southward, southern, southeast, southwest, south-east, south-west"
    ),
    "to the east": listed("east, eastwards, eastward, northeast, southeast, north-east, south-east"),
    "to the west": listed("west, westwards, westward, northwest, southwest, north-west, south-west"),
    "up to a card": listed(
        "up to, up to the, up to my, as high as the, as far as the, as high as, as far as"
    ),
    "no longer behind": listed("out of the minus, out of the red, or better, no longer behind, at least"),
    "puts ahead": listed("ahead, works, in front, to plus, positive, above zero"),
    "sooner": listed("sooner"),
    "infinitive": listed("to"),
    "no longer wanted": listed("after, all, now"),
    "what is bought": listed("recruits, recruit, recruitment, recruiting, purchase, purchases, troops, new"),
    "curt end": listed("that's that, that is that, and that's that, and that is that, so that's that"),
    "done by": listed("by, from the side of"),
    "wherever it is": listed("everywhere, anywhere, nowhere, wherever"),
    "gerund": listed("going, moving, marching, attacking, joining, following, advancing, staying"),
    "is to": listed(
        "ready, able, free, ordered, told, supposed, due, set, bound, asked, commanded, instructed, meant, "
        "glad, happy, pleased, willing, prepared, eager, keen, about, going, sure, certain, requested, "
        "required, obliged, forced, off, on, now, here, still, then, therefore, next, back, also, again, "
        "today, only"
    ),
    "has them do": listed(
        "wants, want, would, wishes, forces, makes, expects, asks, tells, lets, invites, dares, hopes, "
        "longs, likes, loves, prays, waiting, waits, begs, urges, dreams"
    ),
    "bids him": listed("wants, wishes, orders, commands, bids, tells, asks, has ordered, has told"),
    "before it goes": listed("before"),
    "not that": listed("not that"),
    "he that is told of": listed("those, these"),
    "they do": listed("will, would, shall, should, may, might, must, can, could, lose, fight, give, are"),
    "so he cannot": listed("so, that, then, thus, otherwise"),
    "is ours": listed("ours, mine, yours, russian, prussian, austrian, french, swedish"),
    "because of": listed("because of, due to, thanks to, on account of"),
    "the turn after": listed(
        "next turn, next time, next round, next month, turn after, following turn, following round, turn "
        "later, later turn, turn after next, later on, some other time, another turn, in future, not this "
        "turn, not this round"
    ),
    "asks of him": listed("could, can, would, will, may, might"),
    "is for": listed(
        "applies, counts, holds, goes, meant, intended, all, both, that's, was, were, those, "
        "these, of course"
    ),
    "hoping": listed(
        "should, could, might, may, would, hope, hopefully, plan, planned, want, wants, can, maybe, "
        "perhaps, possibly, see, wait, waits, ready, turn's, if, unless, then's, closer, nearer, i'll, "
        "we'll, i'd, like"
    ),
    "guessing": listed(
        "think, fear, feeling, suspect, suppose, guess, believe, bet, expect, probably, likely, afraid, "
        "imagine, perhaps, sure, might, may, could, certainly, surely, feel"
    ),
    "if he does": listed(
        "if he does, if she does, if they do, if it does, if so, if yes, if that happens, if this happens, "
        "if it happens, if he does so, if they do so, if he does that, if he does it, if he tries, if he "
        "tries that, if he tries it, if it comes to that, in that case, in this case, in such a case, "
        "should he, should he do so, should he do that, should he do it, should that happen, should he "
        "try, if that is so, when he does, when he does so, if he really does, if he does come, if he "
        "comes, should he come, when he comes, if he does attack, if he attacks, if he dares, should he "
        "dare, if it comes to it"
    ),
    "comes for": listed("comes, come, coming"),
    "fought at": listed("at, in, near, for, around, by, outside, before"),
    "draws cards": listed(
        "drawn, draw, drew, drawing, many, limit, full, dealt, away, discard, lose, excess"
    ),
    "drawing": listed(
        "i, we, my, our, me, us, the, a, new, fresh, cards, card, have, has, had, get, got, been, are, is, "
        "there, too, over, hand, of, to, must, need, needs, throw, give, up, one, two, something, any, "
        "really, ever, and, then, it, comes, that, above, out, so, more, than, allowed, drop, should, at, "
        "in, turn"
    ),
    "drawn": listed("drawn, draw, drew"),
    "the moment when": listed("when, whenever, once, after, as, soon, if, should, every, each, time"),
    "is given up": listed("cancelled, canceled, off, void, dropped, scrapped, deleted, withdrawn"),
    "a march": listed("move, moves, march, marches, trip, way, movement, advance"),
    "beside a march": listed(
        "to, towards, in, at, is, has, been, was, called, now, please, remains, no, longer"
    ),
    "gives up": listed("forget, cancel, scrap, scratch, strike, drop, ignore, disregard, delete, revoke"),
    "score before": listed("minus, plus, down, behind, ahead"),
    "score behind": listed("behind, down, ahead, short"),
    "split off": listed("in, on, off, up, out, at, by, over"),
    "asks for assent": listed("ok, okay, right, alright, yes, yeah, eh, innit, k, please, pls"),
    "asks first": listed(
        "who, what, when, where, why, how, which, can, could, should, shall, would, do, does, did, is, "
        "are, am, "
        "was, were, will, may, might, must, have, has, so, isn't, aren't, doesn't, don't, didn't"
    ),
    "as it seems": listed(
        "seems, seem, think, guess, suppose, believe, assume, already, presumably, probably"
    ),
    "he": listed("he"),
    "stands in the way": listed(
        "in the way, in his way, blocks the way, block the way, bars the way, blocks it"
    ),
    "them, attacked": listed("them, both, the two"),
    "may do": listed("will, would, may, might, could, surely, probably"),
    "comes last": listed(
        "last, as last, as the last, as a last, at last, at the end, at the very end, only at the end, "
        "comes last, goes last, only last"
    ),
    "gets troops there": listed("gets, get, receives, receive"),
    "in both fights": listed(
        "in both fights, for both fights, both fights, both battles, in both battles, both fights the "
        "same, both fights same, in both fights the same, both attacks, for both attacks, in both, both "
        "the same"
    ),
    "that is to say": listed("that is, i.e, i.e., ie, meaning, namely"),
    "new troops, as a noun": listed("recruits"),
    "the other troop": listed("the other one, the last one, the remaining one"),
    "the other two troops": listed("the other two, the last two, the remaining two, other two"),
    "the other three troops": listed("the other three, the last three, the remaining three, other three"),
    "tells of a city": listed("which, where"),
    "so it becomes": listed("so, then, and, thus, so that"),
    "that city": listed("it, that, this"),
    "becomes ours": listed("mine, ours, conquered, captured, taken, occupied"),
    "does not wish": listed(
        "no wish, no wish to, no desire, no desire to, don't want to, do not want to, doesn't want to, "
        "does not want to, don't wish to, do not wish to, don't care to, don't like"
    ),
    "several of them": listed("they"),
    "both who attack": listed("both, two, pair, together, jointly, united"),
    "those": listed("the, my, our, those"),
    "parts from him": listed("part, parts, separate, split"),
    "reaches it": listed("reaches, reach, takes, take, gets, get, enters, visits"),
    "one more order": listed(
        "in addition, plus, besides, lastly, furthermore, moreover, additionally, apart from that, on top of "
        "that, as well as that, next, also, finally"
    ),
    "stop on the way": listed("stop, halt, break, pause, stopover, rest"),
    "short, of a stop": listed("short, brief, quick, little"),
    "stands at": listed("at, in, standing, near"),
    "whose cards": listed("the, my, our, his, their, her, your, those, these"),
    "one more": listed(
        "more, another, and, also, too, the, other, further, additional, one, troop, troops, army"
    ),
    "how dear": listed(
        "expensive, cheap, cheaply, economical, economically, costly, dear, thrifty, frugal, sparing, "
        "sparingly, effort, "
        "heroics, exchange, exchanges, rounds, stuff, overboard, moderation, spendthrift"
    ),
    "over": listed("over, above, below, under"),
    "is so": listed("be, been, are, was, were, am, becomes, has, had"),
    "nobody at all": listed("nobody, nothing, none, no, anything"),
    "in motion": listed(
        "move, moves, moving, moved, go, goes, going, march, marches, budge, budges, stir, stirs"
    ),
    "no more than so": listed("only, just, single, more, most, max, tops"),
    "has he gone": listed("with, has"),
    "these": listed("them, these, those, it, both"),
    "in case of": listed("in case of, on, upon, at"),
    "used up": listed("gone, used, spent"),
    "a rule of fights": listed(
        "limit, limits, battle plan, fight plan, rule, rules, instruction, instructions, plan with, cap, "
        "budget"
    ),
    "does away with": listed(
        "forget, cancel, drop, scrap, delete, is out, is off, are off, are out, is gone"
    ),
    "no choice": listed(
        "no choice, only one possibility, only one option, only one choice, only one way, no "
        "alternative, nothing to "
        "decide, nothing to choose, no decision"
    ),
    "unasked": listed(
        "without asking, not ask, don't ask, dont ask, need not ask, automatically, just do it, without "
        "me, at once"
    ),
    "one of two": listed("lower, smaller, weaker, lesser, higher, bigger, larger, stronger"),
    "lower of two": listed("lower, smaller, weaker, lesser"),
    "card noun": listed("card, cards"),
    "is void": listed(
        "no longer valid, no longer holds, no longer counts, no longer stands, no longer applies, not "
        "valid any more, not valid anymore, void, obsolete, cancelled, canceled, revoked"
    ),
    "a city": listed("city, town"),
    "of a house": listed("of"),
}
"""A part of the table `remarks` of English."""
