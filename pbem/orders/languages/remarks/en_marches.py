"""English words of what is said around a march, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

MARCH_WORDS = {
    "my turn": listed("turn, go, stage, move, phase"),
    "whose turn": listed("my, mine, our, ours, me, us, i, we, i'm, we're, their"),
    "beside my turn": listed(
        "it, it's, its, is, comes, come, has, the, to, by, then, finally, begins, starts, again, next, at, "
        "last, around, round, up, a, in, on, am, are"
    ),
    "letter arrives": listed(
        "reaches, reach, read, reading, arrives, arrive, gets, get, receive, open, process, execute"
    ),
    "beside letter arrives": listed(
        "this, that, it, you, your, my, letter, mail, message, note, these, lines, orders, the, moderator, "
        "to, are, is, i, finally, come, there"
    ),
    "that one": listed("those, that"),
    "finds out": listed("see, sees, look, looks, check, checks, find out, finds out, ask, asks"),
    "feels": listed(
        "fancy, like, love, hate, trust, fear, worry, care, mind, need, dare, miss, forgot, forgotten, "
        "overlooked, want, wish"
    ),
    "is or was": listed("is, are, was, were"),
    "holds a city": listed("has, have, has got, have got"),
    "leads along": listed("escort, escorts, leads, lead, takes, take, brings, bring, accompanies, accompany"),
    "upon whom": listed("upon, on, onto, on to, at"),
    "would be": listed("would be, would've been, would have been, would mean"),
    "courtesy": listed("good, kind, great, glad, grateful, obliged, happy, nice, helpful, pleased, honoured"),
    "comes back": listed("back, return, returns, come back, comes back, go back, goes back"),
    "told before": listed("ordered, said, told, planned"),
    "that holds": listed("holds, hold, counts, count, applies, apply, valid, good, stands, goes, true"),
    "beside that holds": listed(
        "that, this, it, is, are, but, however, though, of, course, all, both, for, them, "
        "just, and, the, order, march"
    ),
    "lies on the way": listed(
        "is on the way, are on the way, is on his way, are on his way, is on their way, are on their way, "
        "lies on the way, lie on the way, lies on his way, lie on his way, are in between, is in between, "
        "lie in between, lies in between, lies between, lie between, is the way, are the way"
    ),
    "good for a city": listed(
        "protect, cover, guard, shield, defend, screen, save, close, closer, near, "
        "nearer, safe, covered, protected, guarded, secure"
    ),
    "come together": listed(
        "meet, meets, meeting, unite, unites, gather, gathers, assemble, converge, together, rendezvous"
    ),
    "comes to a halt": listed("stops, stop, halts, halt, stopping, halting, pauses, pause"),
    "further on": listed("on, onwards, onward, further"),
    "fed": listed("eat, eats, fed, food, bread, feed, dinner, supper, supplied, supplies, provisions"),
    "they in short": listed("they'll, he'll, they're, he's"),
    "meets": listed("meet, meets, meeting"),
    "no city": listed("command, post, shelter, quarters, position"),
    "comes hither": listed(
        "come, comes, came, coming, arrive, arrives, arrived, appear, appears, appeared, shown, shows"
    ),
    "thither": listed("thither, thitherward, to the same place, to the same city"),
    "evens out": listed("even, evens, balance, balances, equalise, equalises, equalize, halve, halves"),
    "shares out": listed("share, shares, split, splits, divide, divides"),
    "evenly": listed("evenly, equally, equal, fifty, half, halves"),
    "therefore": listed("therefore, hence, so, consequently, accordingly"),
    "he alone": listed("he, she"),
    "goes alone": listed("alone"),
    "beside evened": listed("out, up, their, all, between, among, themselves, should, shall, please"),
    "whom he follows": listed("whom"),
    "followed by": listed("followed by, closely followed by, and behind him, with behind him"),
    "close behind": listed(
        "close behind, right behind, just behind, close behind him, right behind him, just behind him, "
        "close on his heels, on his heels, in his wake"
    ),
    "whither": listed("whither"),
    "before him": listed("before, ahead of, prior to, in front of"),
    "no more than": listed("only, just, merely, simply, actually"),
    "survives": listed("alive, exists"),
    "is there yet": listed("there, around, left, safe"),
    "is caught": listed("caught, catches, catch, eaten, eats, eat, killed, kills, snatched, grabbed, nabbed"),
    "goes along": listed("along, tags along, comes along, goes along"),
    "takes a train": listed(
        "take, takes, eat, eats, break, breaks, burn, burns, capture, captures, destroy, destroys, kill, "
        "kills, grab, grabs, seize, seizes, loot, loots, plunder, plunders"
    ),
    "is rid of a train": listed("gone, goodbye"),
    "is taken by": listed("captured, captures, burnt, burned, burns, destroyed, destroys, taken, takes, got"),
    "ends there": listed("stop, period, full stop, end, finish, finito, basta"),
    "may do": listed("can, may, could, should, shall, must, is to"),
    "river called or": listed("Oder"),
    "leads to what is meant": listed("so, yes, right, ok, okay, alright, well, so then, very well"),
    "holds no more": listed("cancelled, canceled, scrapped, scratch, strike, delete, withdrawn, instead"),
    "errs in a letter": listed("mistyped, mistake, slip, typo, wrong, error, misread, miswrote, mixed up"),
    "letter told": listed("wrote, letter, mail, email, yesterday, earlier, was to, had, originally, sent"),
    "oh no": listed("oh, damn, blast, hell, drat, oops, ah, nonsense, rubbish"),
    "in one point": listed("point, points, detail, respect, place"),
    "is of no avail": listed("no more of, enough of, never mind, so much for"),
    "is far enough": listed("will do, suffices, is enough, does"),
    "closes a thought": listed("and done, and that's it, full stop, for now, with him, with them"),
    "he and no other": listed("alone, only, himself, itself"),
    "decides on it": listed(
        "it, final, instead, ok, okay, fine, so, now, then, right, settled, hm, hmm, well, alright, good, "
        "let's, lets, make, change, that, it's, meant, mean, please, still, after, all, course, yes, why, not"
    ),
    "alone suffices": listed(
        "enough, suffices, suffice, do, does, will, goes, go, for, that, this, it, sufficient"
    ),
    "thought of before": listed(
        "could, might, maybe, perhaps, would, had, wanted, considered, was, were, planned, meant, sent"
    ),
    "one who is there": listed("one, general, man, gentleman, commander, marshal, he, fellow"),
    "out of it": listed("out, then out"),
    "a side of it": listed("side, end"),
    "where cards go": listed("pile, heap, bin, box, deck, discards, tray, fire, basket, bucket, stack"),
    "wrote before": listed("wrote, said, told, ordered, announced, reported"),
}
"""A part of the table `remarks` of English."""
