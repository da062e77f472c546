"""English words by whose place in a sentence it tells of something and orders nothing."""

from __future__ import annotations

from pbem.orders.languages.language import listed

TELLING_WORDS = {
    "you that have it": listed("you"),
    "have it": listed("have, got, hold"),
    "stays valid": listed("valid, force, apply, applies, effect"),
    "to be": listed("be, been"),
    "the last of them": listed("last, latter, bit, part, sentence, line, order, move, one, word"),
    "would like it": listed("would, have, like, love"),
    "to his liking": listed("have, like, love"),
    "as is known": listed(
        "as everybody knows, as everyone knows, as you know, as we know, as we all know, "
        "as is well known, as you all know, as usual"
    ),
    "wrote earlier": listed("wrote, written, ordered, announced"),
    "that he": listed("that"),
    "taken together": listed("together, altogether, total, combined"),
    "a whole turn": listed("turn, round"),
    "near by": listed("near, beside, outside"),
    "compared to": listed("than"),
    "more, compared": listed("more, less, fewer, better, rather, other, sooner, lower, higher"),
    "enough to": listed("enough"),
    "so much that": listed("so"),
    "head of a list": listed(
        "moves, marches, movement, movements, trains, supply, supplies, supply trains, battles, fights, "
        "battle, combat, combats, battle plans, plans, discard, discards, recruit, recruits, recruiting, "
        "recruitment, attack, attacks, retreat, retreats, generals, armies"
    ),
    "me": listed("me, us"),
    "bids": listed(
        "please, pls, kindly, must, shall, let, lets, ought, may, should, make, give, take, put, send, "
        "have to, has to, needs to, wants to, had better, better, want"
    ),
    "small before a remark": listed("and, well, so, oh, ah, yes, now, then, but, ok, okay, as, the"),
    "joins a reason": listed("because, since, so"),
    "is like": listed("is, are, isn't, aren't, it's, that's, he's, she's, they're"),
    "seems like": listed(
        "seems, seem, looks, feels, deserves, deserve, likes, hates, fears, complains, sounds, matters, "
        "worries, worry, hurts, depends, enjoys, needs"
    ),
    "was like": listed(
        "was, were, wasn't, weren't, had, hadn't, did, didn't, thought, hoped, wanted, expected, cost, "
        "hurt, lost, won, knew, felt, trusted, checked, counted, looked, forgot, became, came, told, "
        "missed"
    ),
    "has or is": listed("has, have, had, hasn't, haven't, i've, they've, we've, you've, got"),
    "should have been": listed("should, shouldn't, could, couldn't, might, would, wouldn't, ought, never"),
    "have": listed("have"),
    "adverb": listed(
        "already, always, still, surely, really, hardly, never, just, only, also, simply, even, now, "
        "again, so, very, quite, rather, probably, ever, long, often, almost, far, too, well"
    ),
    "valued": listed(
        "mistake, pity, shame, cheap, expensive, dear, good, bad, nice, fine, sad, terrible, awful, "
        "great, lovely, annoying, dangerous, nuisance, mess, joke, disgrace, disaster, hungry, tired, "
        "happy, unhappy, glad, sorry, afraid, alone, lonely, bored, worried, weak, strong, poor, safe, "
        "unsafe, exposed, outnumbered, business, war, hopeless, useless, beautiful, ugly, hard, easy, "
        "difficult, brave, a fool, fool, coward, hero, friend, pain, thorn, problem, trouble, danger, "
        "stupid, clever, lazy, slow, blessing, curse, scandal, wonder, miracle, tough"
    ),
    "what is supposed": listed("that, whether, how, what, who, when, why, which, where, to"),
    "as follows": listed(
        "follows, following, here, now, below, these, this, submit, dispositions, disposition, honour"
    ),
    "sends orders": listed(
        "send, sending, sent, submit, enclose, enclosed, attach, attached, present, write, wrote, "
        "written, writing, forward, find, finish, finished"
    ),
    "comes later": listed("come, comes, follow, follows, arrive, follow-up"),
    "time to come": listed(
        "tomorrow, later, tonight, soon, separately, next, then, yet, weekend, monday, sunday"
    ),
    "what is sent": listed(
        "moves, orders, plans, plan, instructions, set-up, setup, disposition, dispositions, order of, "
        "letter, battle orders, turn, answers, answer"
    ),
    "days": listed("days, hours, weeks, evenings, minutes, o'clock, am, pm"),
    "behind or ahead": listed("behind, ahead, down, minus"),
    "waits to see": listed(
        "hope, hope he, hope that, hope it, pray, let's see, let us see, we'll see, we will see, "
        "we shall see, see what, god help"
    ),
    "puts in front": listed("put, puts, leaves, leave, makes, make, brings"),
    "is an end": listed(
        "enough, stop, stops, quits, quit, over, end, ends, limit, maximum, max, done, finished"
    ),
    "wills": listed("want, wants, must, intend, mean"),
    "verb of a case": listed("is, are, has, have"),
    "nearly": listed("nearly, almost"),
    "depends on": listed("depends, depend, hinges, hinge, depending"),
    "gives away": listed("surrender, yield, sell, abandon"),
    "country": listed(
        "silesia, saxony, bohemia, prussia, brandenburg, pomerania, hanover, austria, france, russia, "
        "sweden, fatherland, empire"
    ),
    "wanted, thought": listed("wanted, thought, meant, planned, intended, considered"),
    "at first": listed("first, originally, actually, once, really, had"),
    "does it after all": listed("still, anyway, nevertheless, nonetheless, yes, do, doing, better"),
    "of the railway": listed("delayed, late, railway, station, missed, cancelled, wifi"),
    "is played": listed("played, used, fought, spent, wasted"),
    "is spared": listed(
        "good, reserved, saved, spared, taboo, forbidden, limits, sacred, precious, untouchable"
    ),
    "up": listed("up"),
    "part ways": listed("ways, apart, company, divorce, separately"),
    "compared": listed("than"),
    "left over": listed("left, altogether, by now, enough, only"),
    "supposes": listed(
        "i hope, i wish, i expect, i fear, i am afraid, i'm afraid, i know, i believe, i do not believe, "
        "i don't believe, i do not think, i don't think, i doubt, i suppose, i assume, i guess, "
        "i am sure, i'm sure, i am not sure, i'm not sure, i am happy, i'm happy, i am not happy, "
        "i'm not happy, i am glad, i'm glad, i am sorry, i'm sorry, i am tired, i'm tired, i am worried, "
        "i'm worried, i feel, let us see, let's see, we shall see, we will see, hopefully, apparently, "
        "it looks as if, it looks like, it seems, no doubt, far as i can see, far as i know, you see, "
        "you know, i see, by my count, nobody knows, who knows, god knows, i wonder, it will take, "
        "it takes, i would give, i'd give, everybody knows, everyone knows, i understand, i notice, "
        "rumour says"
    ),
    "exclaims": listed(
        "what a, what an, what fun, poor, pity, a pity, it is a pity, it's a pity, too bad, shame, "
        "a shame, down with, long live, death to, farewell, goodbye, thanks for, thank you for, "
        "many thanks for, sorry for, sorry about, apologies for, there is no way, there's no way, "
        "no wonder, small wonder, it was a mistake, it was wrong, it was a pleasure, good that, "
        "good to see, nice to see, nice of, how nice, how sad, how kind, what was i, what were you, alas, "
        "i'd be a fool, i would be a fool, i'd be mad, it would be a pity, it would be a shame, "
        "woe, hurrah, hooray, three cheers, god save, curse, damn, damned, congratulations, well done, "
        "well played, good old, dear old, so much for"
    ),
    "what would be": listed("would've, should've, could've"),
    "wished, politely": listed("like, rather, please, better"),
    "nobody knows": listed(
        "who knows, nobody knows, god knows, heaven knows, remains to be seen, we shall see, time will tell, "
        "is anyone's guess, we'll see"
    ),
    "fate of a city": listed("lost, gone, fallen, ours, is next, in the bag"),
    "is beaten": listed("off the board, beaten, routed, thrashed, destroyed, crushed"),
    "will be": listed("will, won't, would, wouldn't, probably, surely, apparently, certainly, obviously"),
    "participle": listed(
        "been, had, gone, come, kept, left, sent, taken, given, fought, won, lost, made, done, seen, "
        "known, stood, slept, fallen, become, found, forgotten, got, heard, said, told, thought, written, "
        "brought, held, met, run, sat, shown, stuck, eaten, begun, cost, hurt, put, let, felt, led, paid"
    ),
    "nothing to share out": listed(
        "nothing to distribute, nothing to share out, nothing to share, nothing to split, nothing to set up"
    ),
    "no longer holds": listed("no more hold, no more holding, hold no more, hold off"),
    "speaks of fights": listed(
        "fight, fights, fighting, fought, battle, battles, combat"
    ),
    "plans stand": listed(
        "plan stands, plans stand, plan stays, plans stay, plans stay as they are, plan stays as it is, "
        "plans are unchanged, plan is unchanged, plan still stands, plans still stand"
    ),
    "together or apart": listed(
        "stay together, stay together this time, stick together, go different ways, go different ways this "
        "time, go separate ways, go their separate ways, part ways, part company, split up"
    ),
}
"""A part of the table `remarks` of English."""
