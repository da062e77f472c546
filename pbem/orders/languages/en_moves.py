"""English words of sentences about moves, purchases and the rest of the game, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.en_fights import DISCARD, RE_ENTER, RECRUIT
from pbem.orders.languages.en_verbs import MOTION
from pbem.orders.languages.language import listed, numbered

JOINING = (
    "join, joins, join up with, joins up with, joins forces with, join forces with, unites with, unite with, "
    "links up with, link up with, links with, meets up with, meets with, meets, combines with, "
    "stacks with, stack with, teams up with, goes over to"
)
"""That a piece goes where another one stands."""

MOVE_WORDS = {
    "split": listed("split, splits, split up, splits up, part, separate"),
    "retreat": listed("retreat, retreats"),
    "filler": listed(
        "general, field marshal, marshal, prince, duke, monsieur, mr, his, its, her, ok, okay, "
        "by then, by that time, in the meantime, until then, for the moment, at the moment, "
        "with man and wagon, with man and beast, with bag and baggage, bag and baggage, "
        "at once, please, then, now, so, my, dear, again, also, finally, meanwhile, next, the road, "
        "i changed my mind about, i've changed my mind, changed my mind about, i changed my mind, "
        "changed my mind, on reflection, after some thought, thinking about it, come to think, "
        "northern, southern, eastern, western, i mean it, at home, without delay, without further delay, "
        "without further ado, without haste, "
        "without fail, "
        "without hesitation, without stopping, no later, no problem, no doubt, no fuss, no hurry, "
        "for once, just for once, once again, any way you like, whichever way you like, as you like, "
        "at the end of it, in the end, "
        "no surprises, no surprise, no big deal, no more no less, nothing else, nothing more, "
        "nothing special, "
        "nothing fancy, of course, naturally, obviously, needless to say, no further, not further, "
        "no farther, not beyond, "
        "make that, make it, takes the road, stay together, stays together, "
        "if you please, if i may, if you like, if you will, if possible, if it cannot be, "
        "if it can't be, if need be, if necessary, if you would be, if it is possible, if it's possible, "
        "if you'd be, if you don't mind, if you would please, be so good, i should like, we should like, "
        "i want, we want, i'd like, we'd like, i would like, let, that is to say, "
        "have seen enough of, has seen "
        "enough of, have had enough of, has had enough of, "
        "had better, would better, he'd better, they'd better, would do well to, as for, as to, as regards, "
        "regarding, concerning, now for, when it comes to, no sense in waiting, "
        "wish, wishes, desire, desires, intend, intends, instruct, instructs, request, requests, i wish, "
        "i desire, madame, her majesty, "
        "down, up, road, big, high, back, alone, along, straight, directly, on, further, only, that's"
    ),
    **{
        "nobody": listed(
            "nobody, no one, none of my people, none of mine, none of my men, none of my pieces"
        ),
        "there": listed("there, thither"),
    },
    "stack": listed(
        "stack, army, armies, force, forces, generals, both generals, two generals, gentlemen, marshals, "
        "both marshals, two marshals, both gentlemen, commanders, both commanders"
    ),
    "aside": listed(
        "because, since, as, although, though, even if, even though, whereas, so that, hoping, hopefully, "
        "in the hope, fingers crossed, touch wood, let's hope, just in case, just to be safe, to be safe, "
        "i hope, i trust, as usual"
    ),
    "that": listed("that"),
    "too much": listed("too much, too many, too dear, too soon, too high, too early"),
    "whether": listed("whether"),
    "purpose": listed("so as to, in order to, so that, to take, to conquer, to free"),
    "likewise": listed(
        "too, likewise, also, so does, neither does, neither do, nor does, nor do, neither will, nor will, "
        "anyway, anyhow, "
        "so does, so do, as does, as do, so will, as well, equally, ditto, same"
    ),
    "with": listed(
        "with, w, together with, along with, accompanied by, escorted by, in company with, side by side with"
    ),
    "follow": listed(f"follow, follows, leave, leaves, after, behind, {JOINING}"),
    "join": listed(JOINING),
    "the": listed("the, a, my, then, that"),
    "short train": listed("t, st"),
    "gone": listed("gone, away, somewhere else, anywhere else, elsewhere"),
    "past": listed("lost, took, went, came, stood, fell, won, captured, conquered"),
    "parting": listed("thanks, thank you, cheers, bye, regards, greetings, adieu, sorry"),
    "letter": listed("letter, letters, mail, mails, message"),
    "troops": listed(
        "troops, troop, tr, men, man, regiment, regiments, battalion, battalions, company, companies, "
        "soldier, soldiers"
    ),
    "move": MOTION
    + listed(
        "move, moves, moving, go, goes, going, march, marches, advance, advances, advancing, "
        "proceed, proceeds, walk, walks, ride, rides, run, runs, come, comes, return, returns, "
        "follow, follows, retire, retires, send, bring, hurry, hurries, head, heads, travel, "
        f"travels, {JOINING}, mv, falls back, fall back, withdraw, withdraws, makes a trip, breaks camp, "
        f"gets "
        "out, get out"
    ),
    "stay": listed(
        "stay, stays, staying, remain, remains, hold, holds, holding, stand, stands, sit, sits, rest, "
        "rests, halt, halts, stop here, no move, no moves, not a step, not one step, not an inch, no "
        "step, no movement, not move, not moves, don't move, "
        "doesn't move, do not move, does not move, does not displace, not stir, do not stir, stay put, "
        "stays put, no change, no changes, nothing new, leave them alone, leave them, leave them be, leave "
        "them there, leave it, leave him, nobody moves, nobody stirs, no one moves, no one stirs, none of "
        "them moves, rather not move, unchanged, no action, no actions, no orders, no order, makes "
        "nothing, make nothing, mind the shop, minds the shop, hold the fort, holds the fort, hold the "
        "line, holds the line, stationary, nothing, as is, as they are, as it is, where it is, where they "
        "are, where he is, where he stands, put, stand fast, stands fast, hold fast, holds fast, stand "
        "firm, stands firm, hold firm, holds firm, keep still, keeps still, sit tight, sits tight, keep "
        "quiet, keeps quiet, keep put, dig in, digs in, digging in, waits, waiting, don't budge, doesn't "
        "budge, do not budge, does not budge, won't budge, not budge, does nothing, do nothing, doing "
        "nothing, have the day off, has the day off, take a break, takes a break, taking a break, take it "
        "easy, takes it easy, keep their position, keep their positions, keeps his position, keep "
        "position, holds his position, hold their position, hold their positions, holds its position, need "
        "not move, needn't move, needs not move, don't need to move, doesn't need to move, await "
        "developments, awaits developments, wait and see, waits and sees, mark time, marks time, don't do "
        "anything, doesn't do anything, do not do anything, idle, idles, bide their time, bides his time, "
        "have a rest, has a rest, lie low, lies low, have nothing to do, has nothing to do, stand down, "
        "stands down, keep their places, keep their place, keeps his place, "
        "catch their breath, catches his breath, put their feet up, puts his feet up, go "
        "nowhere, goes nowhere, stay home, stays home, no marching"
    ),
    "from": listed("away from, far from, from, quits, quit, leave, leaves"),
    "to": listed(
        "stops in, stops at, stop in, stop at, and stop in, and stop at, halts in, halts at, halt in, "
        "halt at, ends in, ends at, "
        "finish in, finish at, finishes in, finishes at, after to, after in, "
        "to, into, upon, as far as, at, towards, toward, on, for, in, onto, ending at, ending in, "
        "ending up at, ending up in, finishing at, finishing in, ends up in, ends up at"
    ),
    "via": listed(
        "via, by way of, through, thru, over, by, passing, pass through, passes through, passing through, "
        "passing by, passing for, going through, going by, "
        "going over, calling at"
    ),
    "near": listed("next to, beside, near, near to, close to, adjacent to, not far from, just outside"),
    "then": listed(
        "thence, from there, from thence, and from there, onwards, onward, and on, then, and then, next, "
        "after that, after those, after these, afterwards, thereafter"
    ),
    "and": listed(
        "and, nor, with, w, n, together with, along with, as well as, accompanied by, escorted by, "
        "in company with, side by side with"
    ),
    "him": listed("him, her, them, it, it's"),
    "I": listed("i, we, i've, i'm, i'll, we've, we're, we'll, me, us"),
    "they": listed("they, he, these"),
    "joins": listed("joins, join"),
    "if": listed(
        "if, unless, when, whenever, in case, in the event that, "
        "whether, provided, otherwise, else, or else, once, as soon as, "
        "as long as, so long as, for as long as, assuming, supposing, providing, presuming, "
        "on condition that, on the condition that, on condition, on the understanding that, "
        "if and only if"
    ),
    "maybe": listed(
        "could, might, maybe, perhaps, was going to, or, bet, i bet, guess, i think, i thought, i hope, "
        "doubt, hope, probably, reports, said, suppose, rumour, were, was, had, last time, last turn, seen, "
        "spotted, has been, consider, considered, considering, "
        "you"
    )
    + tuple(
        f"{would} have {done}"
        for would in ("should", "would", "must", "ought to", "may")
        for done in ("gone", "marched", "moved", "taken", "stayed", "attacked", "advanced", "come", "turned")
    ),
    "win": listed(
        "we win, i win, win at, win in, win against, win there, win this, "
        "wins, won, winning, victorious, beat, beats, prevail, prevails"
    ),
    "loser": listed("loser, losers, beaten, defeated, vanquished"),
    "beaten": listed("loses, lose, is beaten, are beaten, beaten, defeated, lost"),
    "away": listed("away from, far from, away"),
    "towards": listed("towards, toward, in the direction of"),
    "off supply": listed("off supply, out of supply, out of his supply, unsupplied, cut off"),
    "supply": listed(
        "in supply, of supply, for supply, supply, supplies, supplied, unsupplied, "
        "off supply, out of supply, cut off"
    ),
    "thought": listed(
        "expect, expects, expected, think, thinks, believe, believes, believed, hopes, say, "
        "says, reckon, reckons, assume, assumes, supposes, supposed, imagine, imagines, fears, "
        "predicts, rumour has it, knows, know, hear, heard"
    ),
    "unless": listed("unless"),
    "else": listed("else, or else, otherwise"),
    "each": listed("each, apiece, per general, per head, a head"),
    "not": listed(
        "not, isn't, aren't, no, never, don't, doesn't, won't, cannot, can't, without, unable, nobody, "
        "none, neither, out of the question, unthinkable, wouldn't, shouldn't, couldn't, needn't, mustn't, "
        "hasn't, haven't, hadn't, didn't, wasn't, weren't, daren't, ain't, nowhere, hardly, scarcely, "
        "barely, avoid, avoids, avoiding, bypass, bypasses, steers clear of, gives a wide berth to, "
        "refuse, refuses, refusing, decline to, declines to, shun, shuns, steer clear of, steers clear of, "
        "keep clear of, keeps clear of, stay away from, stays away from, keep away from, keeps away from, "
        "stay out of, stays out of, keep out of, keeps out of, give up on, gives up on, forbid, forbids, "
        "prevent, prevents, prohibit, prohibits, under no circumstances, on no account, over my dead body"
    ),
    "all": listed(
        "all, both, everyone, everybody, everything, rest, others, everyone else, the rest, whatever is "
        "left, whatever remains, all "
        "others, everybody else, nobody else, other two, the other two, other three, the other three, "
        "remaining two, remaining three, nobody, remaining, the remaining, all remaining, the remainder"
    ),
    "recruit": RECRUIT,
    "pay": listed("pay, payment, pays, paid, paying, using, cost, for which"),
    "re-enter": RE_ENTER,
    "discard": DISCARD,
    "should": listed("should"),
    "is": listed("is, are, isn't, lies"),
    "transfer": listed("transfer, transfers, give, gives, hand, hands, shift, cede, cedes, ceding"),
    "set-up": listed("setup, set-up, set up, allocation, strengths, distribution"),
    "orders": listed(
        "orders, order, orders for, for the, for, now, turn, nation, the, my, here, are, part, "
        "army, tsar, swedish, moves, movement, s, and"
    ),
    "train": listed(
        "train, trains, supply train, supply trains, wagon, wagons, waggon, waggons, convoy, "
        "convoys, cart, carts, baggage, supply, supplies, provisions, "
        "supply column, supply convoy, supply wagons, supply waggons, supply carts, "
        "supply cart, supply wagon, baggage train, baggage wagons, baggage waggons, "
        "wagon column, wagon train, column of wagons, depot train, t, tr"
    ),
    "number": listed("no, nr, number, num"),
    **{"first": listed("first, one"), "second": listed("second, two"), "other": listed("other")},
    "of": listed("of"),
    "as": listed("as"),
    **{"thirty": listed("thirty"), "forty": listed("forty"), "fifty": listed("fifty")},
    **{"sixty": listed("sixty"), "seventy": listed("seventy")},
    "king": listed("king, his majesty, the king"),
    **numbered(
        "one, ace, single; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; "
        "fourteen; fifteen; sixteen; seventeen; eighteen; nineteen; twenty"
    ),
}
"""A part of the table `sentence` of English."""
