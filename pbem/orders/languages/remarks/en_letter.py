"""English words of sentences about the letter itself and its orders, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

REMARK_WORDS = {
    "correction": listed("no wait, wait, oh no, scratch that, joke, kidding, i mean, i meant, correction"),
    "rather": listed(
        "rather, or rather, no rather, instead, better, or better, better still, on second thought, "
        "on second thoughts"
    ),
    "no": listed("no, nope, nah"),
    "takes back": listed(
        "forget it, forget that, forget this, forget him, forget them, forget that one, ignore that, "
        "ignore that one, disregard that, disregard this, skip that, skip that one, never mind, "
        "that's wrong, that is wrong, that was wrong, rather not, better not, not that, cancel that, "
        "strike that, scrap that, scrap it, scrap this, drop that, delete that, skip it, cancel it"
    ),
    "in place of": listed("rather than, instead of, in place of"),
    "but rather": listed("but, but rather, but instead"),
}
"""A part of the table `sentence` of English."""

LETTER_WORDS = {
    "for whom": listed("for, from, by, with, of, in"),
    "leaves behind": listed("leaves, leave, leaving"),
    "behind": listed("behind, there, put"),
    "back again": listed("back, returns, return, home"),
    "final": listed("final, finalised, finalized, done"),
    "everything": listed("all, everything"),
    "can be": listed("be"),
    "has to go": listed(
        "gotta run, gotta go, have to go, have to run, must go, must run, off to bed, off to work"
    ),
    "wishes so": listed("would"),
    "has to be done": listed("have, like"),
    "is everything": listed("that's, that is, it's, is"),
    "turn": listed("turn, stage"),
    "finished": listed("finished"),
    "ready": listed("ready, complete, completed"),
    "nations": listed("nations, nation, both"),
    "beside final": listed(
        "i, i'm, am, we, we're, are, is, that, that's, this, all, it, it's, with, my, our, the, for, of, "
        "both, nations, nation, letter, orders, turn, move, moves, now, so, and, stage, set, up, setup, "
        "set-up, from, me, us, here, today, please, then, well, yes, ok, everything, mine, goes, too, "
        "really, truly, these, those"
    ),
    "everybody": listed("i, i'm, we, we're, both, letter, my, our"),
    "for all": listed("for all, for everybody, for everyone"),
    "beside finished": listed("and, for, with"),
    "too": listed("too, also"),
    "before a verb": listed("can, could, couldn't, did, didn't, will, would, wouldn't, should, must, to"),
    "letter": listed("letter, orders, written, wrote, ordered"),
    "of a letter": listed(
        "today, tonight, this evening, say, add, write, report, mail, email, letter, message, week, me"
    ),
    "rides": listed(
        "i'm on a, im on a, i am on a, i'm on the, i am on the, sitting on a, sitting on the, am on my, "
        "i'm on my, writing from a, writing from the, i write from the, on board a, i catch a, catch my, "
        "catch a, i take a, written on the, written on a, writing on the, writing this on the"
    ),
    "rest": listed("rest, else, other, others, remaining"),
    "stands": listed("stands, stand, stays, stay, remains, remain, holds, keep, leave, is, unchanged"),
    "beside rest": listed(
        "the, of, my, our, everything, all, as, it, they, i, we, was, were, please, in, last, first, "
        "earlier, before, and, have, had, like, from"
    ),
    "as earlier": listed("as before, like before, as earlier, as it was, as they were, as is"),
    "earlier": listed("before, earlier, it, was, were, they, is"),
    "yesterday": listed("yesterday, yesterday's"),
    "as": listed("as, like"),
    "adds": listed("add, adding, addition, addendum, supplement, amendment"),
    "changes orders": listed("correction, corrections, change, changes"),
    "beside changes": listed(
        "small, little, minor, tiny, quick, slight, last, of, plan, sorry, turn, one, "
        "two, before, you, carry, out, play, my, if, it's, it, too, late, still, possible, another, have, i, "
        "need, make, want, would, like, there, let, me, for, starts, begins, goes, on"
    ),
    "beside adds": listed(
        "to, what, this, these, those, them, that, it, they, is, are, be, an, a, only, just, no, not, "
        "nothing, does, replace, replaces, replacement, taken, away, withdrawn, please, today, today's, "
        "yesterday's"
    ),
    "language": listed("language, write, letters, reports, mails, send"),
    "beside turn": listed("for, and, then, my, the, orders, order, plan, plans, now, here, are"),
    "beside language": listed("please, to, me, us, in, from, now, on, my, the, all, future, only, your"),
    "he does": listed("fights, defends, yields, concedes, gives, loses, risks, surrenders"),
    "verb first": listed("had, were, should, did, were it, could"),
    "rest of troops": listed(
        "rest, left, remaining, remainder, remains, leaves, leave, others, other, balance, all, over"
    ),
    "gives a card up": listed(
        "goes, go, gone, bin, bins, chuck, chucks, shed, throw, throws, thrown, lose, loses, give up, give, "
        "gives up, spare, sacrifice, scrap, out, off, away, part, parts, remove, removed, "
        "discarding, fling, hand over, ditched, dumped, tossed, rid"
    ),
    "of another thing": listed("first, way"),
    "no matter": listed("matter, care, whatever, whichever, regardless"),
    "announces": listed("this, these, here, now, first, next, then, lastly, finally"),
    "beside heading": listed(
        "my, our, the, all, to, for, this, these, turn, round, here, are, come, is, what, do, "
        "does, now, first, dispositions, instructions, intentions, commands, as, follows, of, "
        "about, on, then, next, and, finally"
    ),
    "forces": listed("forces, army, armies, troops, generals, units, commanders, officers"),
    "rest of generals": listed(
        "others, everybody else, everyone else, anybody else, anyone else, all the rest, nobody else"
    ),
    "narrows": listed("only, just, merely, solely, exclusively, unlike, alone"),
    "number of a question": listed("no, nr, number, question, re, to, on, q"),
    "how others stand": listed(
        "waits, wait, waiting, sits, sit, sitting, stands, stand, standing, starves, starve, "
        "starving, is, are, hides, hide, hiding, lurks, lurking, camps, camping, hungry, sleeps, "
        "sleeping"
    ),
    "cut short": listed(
        "disc, rec, recr, reinf, resp, approx, max, min, gen, st, cf, incl, excl, att, atk, rd, tr, res"
    ),
    "name only in capitals": listed("win"),
    "no name": listed(
        "mind, have, has, had, got, per, lie, herself, true, son, choice, program, teacher, "
        "old, luck, board, wet, hay, damn, main"
    ),
    "forgets": listed(
        "forget, cancel, scrap, scratch, strike, drop, ignore, disregard, delete, withdraw, back, revoke"
    ),
    "beside forgets": listed(
        "the, my, for, about, of, order, move, moves, s, ps, p, please, i, and, he, they, it, stays, stay, "
        "take, want, to, would, like, that, is, put, sorry, oh, no, wait, what, said, wrote, above, his, "
        "with, where, does, not, doesn't, after, all, instead, one, just, then, well, at, home, all"
    ),
    "changes something": listed(
        "ps, mind, after, instead, actually, reflection, thoughts, thought, correction, sorry, better, oops, "
        "rather, however, change, changed, forget, cancel, scrap, no"
    ),
    "sent before": listed(
        "sent, orders, order, letter, mail, file, filed, instructions, previous, earlier, yesterday, before, "
        "written, gave, wrote"
    ),
    "goes on to hold": listed(
        "stands, stand, stay, stays, remain, remains, hold, holds, keep, leave, as, force, valid, unchanged, "
        "good, apply, applies, continue, continues, touch, top"
    ),
    "holds": listed(
        "stand, stands, keep, leave, remain, remains, hold, holds, as, force, valid, apply, top, touch"
    ),
    "rest of it": listed("rest, else, other, others, everything, all, otherwise, nothing, remaining"),
    "unchanged": listed("unchanged, same, changes, change, changed, before, sent, untouched"),
    "one change": listed(
        "change, changes, correction, corrections, amendment, amendments, update, addition, add, "
        "further, supplement, mistake, replace, changed, forgot, ps, adding"
    ),
    "how much changes": listed(
        "one, only, just, small, slight, little, single, minor, tiny, forgot, quick, some, few, couple, two, "
        "three, several, following"
    ),
    "beside sent before": listed(
        "the, my, our, of, to, in, on, is, are, was, were, it, they, i, we, you, have, had, has, what, that, "
        "this, these, please, with, and, for, from, like, last, first, as, be, as, don't, do, not, me, your, "
        "there, here, a, an, turn, s, already, still, sorry, oh, exactly, everything, would, made, made, "
        "say, ok, "
        "okay, does, doesn't, thing, things, make, want, need, stays, both, nations, move, about, also, "
        "so, far, can, may"
    ),
    "exception": listed("exception, exceptions"),
    "written before": listed(
        "sent, orders, order, letter, mail, file, filed, instructions, written, wrote, ordered"
    ),
    "as it is": listed("as it is, as is, as they are, the way it is"),
    "what was": listed("what"),
    "sighs": listed("oh, ah, er, erm, um, hm, hmm, well, oops, for, then, make it"),
    "was nonsense": listed("nonsense, rubbish, wrong, stop, oops"),
    "asking": listed("asking, asked, consulting, my word, my say-so, permission, leave"),
    "has in hand": listed("got, have, i've, ive, hold"),
    "beside held": listed("of, those, these, them, that, it, in, my, hand, anyway, after, all, still"),
    "as ever": listed("usual, ever, always"),
    "own orders": listed("orders, order, letter, mail, file, instructions"),
    "not at all": listed("not, don't, doesn't, nothing"),
    "changes at all": listed("change, changes, changed, touch"),
    "only this": listed("only, except, but, excepting, save"),
    "who does": listed("who, which"),
    "says yes": listed("yes, yep, yeah, sure, definitely, absolutely, indeed, certainly, aye"),
    "beside yes": listed(
        "do, it, that, please, lets, let, us, he, she, they, should, will, go, ahead, of, "
        "course, so, then, make, ok, right, thats, settled, want, we, him, good"
    ),
    "pays for": listed("for, use, using, spend, take"),
    "covers the price": listed(
        "cover, covers, should, will, would, do, does, it, that, this, for, together, suffice, suffices, "
        "enough, is, are, ought, to, which, i, use, pays, them"
    ),
    "as it is not": listed("would, had, has, have, was, were, promised, used"),
    "will": listed("shall, will, should, wont, ought, does, do, must"),
    "new piece": listed("new, fresh, lost, replacement, replaced, another"),
    "lays down": listed(
        "down, hand, give, giving, accept, here, part, offer, sacrifice, spend, use, take, invest, trade, "
        "exchange, swap, surrender, deliver"
    ),
    "in exchange": listed(
        "in return, in exchange, for them, for it, for that, for this, for these, for him, for which, in turn"
    ),
    "the price": listed("price, costs, cost, means of payment, payment, cards, card, paid, pay"),
    "receives them": listed(
        "recipient, for, receiver, beneficiary, joins, join, goes to, go to, goes, go, gets, receives, to"
    ),
    "saves it": listed("saving, save, saves, saved, reserved, stays, stay, kept, remains, hold, holding"),
    "above all": listed("above all, in particular, for later, most of all"),
    "gets new troops": listed(
        "gets, get, receives, needs, wants, for, to, buy, buys, purchase, hire, new, more, raise, recruit, "
        "fresh"
    ),
    "raises to": listed(
        "raised, raise, raises, bring, brings, brought, up, top, strengthen, strengthened, fill"
    ),
    "buys": listed("buy, buys, purchase, purchases, recruit, recruiting, hire"),
    "standing": listed("standing, permanent, permanently"),
    "beside standing": listed(
        "for, of, the, my, order, orders, instruction, instructions, plan, plans, as, a, likewise, both, "
        "nations, and, also, too, here, are, is, in, every, fight, case"
    ),
    "has to": listed("must, has, have, obliged, forced, need, needs, required, necessary, due"),
    "lets him choose": listed("choose, decide, asking, asked, ask, pick"),
    "gives troops": listed(
        "pass, passes, lend, lends, loan, loans, turns, detaches, detach, sends, send, lets, spares, move, "
        "moves, transferring, giving, handing, release, releases, leaves"
    ),
    "gets troops": listed(
        "get, gets, receive, receives, takes, take, gains, gain, obtains, has, borrows, collects, accepts, "
        "strengthened, reinforced"
    ),
    "to the taker": listed("with, over"),
    "one troop": listed("troop, man, regiment, soldier"),
    "full share": listed("max, maximum, full, most"),
    "or rather": listed("respectively"),
    "in equal parts": listed("half, halves, equally, equal, evenly, share, same, each"),
    "we win": listed("we win, i win"),
    "both": listed("both"),
    "twice": listed("twice"),
    "too much": listed(
        "too many, too much, wasted, over the price, overpaid, to spare, over the top, left over, "
        "goes to waste, go to waste, down the drain"
    ),
    "makes a sum": listed("makes, equals, totals, adds up to, comes to, in all"),
    "mentioned": listed("mentioned, named, listed"),
    "beside stay": listed(
        "everywhere, "
        "where, this, that, these, time, times, week, round, turn, turns, today, does, do, doing, am, be, "
        "shall, will, take, takes, making, make, any, anything, anywhere, mine, ours, whole, entire, "
        "still, just, exactly, put, at, off, happens, there, here, yet, once, tight, quiet, thats, typos, "
        "leave, leaving, entirely, alone, completely, altogether, forces, contingent, "
        "pieces, units, nations, sides, side, either, neither, place, places, post, posts, station, "
        "stations, spot, spots, positions, their, his, its"
    ),
    "sparing": listed("except, non, excluding"),
    "none of it": listed("none"),
    "beside if there": listed(
        "there, none, any, one, draw, drew, drawn, have, got, get, among, comes, come, available, "
        "possible, that, this, can't"
    ),
    "measured by": listed("than"),
    "nothing": listed("nothing, nowhere, never, none"),
    "cries": listed("ha"),
    "once more": listed("again, once more, once again, another time, a second time"),
    "next time": listed("next time, the next time, in future, in the future"),
    "undecided": listed(
        "maybe, perhaps, possibly, unsure, undecided, think, thinking, tomorrow, tonight, later"
    ),
    "so": listed("so, therefore, hence, thus, then"),
    "too much of it": listed("too"),
    "there": listed("there"),
    "asks": listed("could, would, can, will"),
    "asks leave to ask": listed(
        "may i ask you to, might i ask you to, could i ask you to, can i ask you to, may i ask to, "
        "may we ask you to, may i please ask you to, may i kindly ask you to, may i trouble you to, "
        "could i trouble you to, i would ask you to, i'd ask you to, i ask you to, i have to ask you to"
    ),
    "all but": listed("except, excepting, exception, exceptions, but, save, bar, barring, only, just, apart"),
    "beside all but": listed(
        "for, from, of, with, that, the, aside, apart, other, than, one, two, three, four"
    ),
    "once": listed("when, once, as soon as, after"),
    "has left": listed(
        "gone, away, left, leaves, out, moved, off, departed, marched, vacated, cleared, passed, "
        "quitted, quit, "
        "past"
    ),
    "is done": listed("done, finished, complete, completed, made, accomplished, executed, happened"),
    "before that": listed("before that, before this, beforehand, but first, first though"),
    "none so far": listed("no, nothing, none"),
    "not yet": listed("yet, so far"),
    "orders follow": listed("follow, follows, following, later, tomorrow, tonight, write, soon, coming"),
    "passes": listed(
        "pass, passes, passing, skip, skips, sits out, sit out, sits this one out, sits, sitting, "
        "sleeps, sleep, asleep"
    ),
    "fights of all": listed("fights, battles, combats"),
    "both nations": listed("nations, sides, either, everywhere"),
    "beside duels": listed(
        "order, of, battle, battles, fight, fights, attack, attacks, combats, last, third"
    ),
    "nor": listed("nor"),
    "abbreviated": listed("ie"),
    "than": listed("than"),
    "hesitates": listed(
        "halt, stop, hold on, sorry, pardon, oops, whoops, hang on, wrong, damn, ah, oh, hm, hmm"
    ),
    "after all": listed("after all"),
    "hums": listed("er, um"),
    "wants a city": listed("want, wants, need, needs, get, gets, like, likes, reclaim, reclaims"),
    "was not": listed("didn't, wasn't, weren't, hadn't, couldn't"),
    "bare not": listed("not"),
    "bare no": listed("no, none, nope, not, no way, doesn't, does not, won't, isn't, is not, don't"),
    "never": listed("never, do not, don't, must not, under no circumstances, on no account"),
    "only thought of": listed(
        "maybe, perhaps, possibly, might, was going to, were going to, wanted, thought, considered, "
        "considering"
    ),
    "wasted": listed("waste, wasted, wasting, overkill, pity, shame"),
    "anything": listed("anything, any, everything, whatever"),
    "breaks off": listed("case, event"),
    "only telling": listed("when, once, whether"),
    "impersonal": listed("it, there"),
    "passive": listed("is, are, be, being, gets, was, were"),
    "beside attack": listed("in, from, there, thence, on, at, once, upon, against, please, of, course, here"),
    "marches behind": listed("after, behind, should, can, may, must, will"),
    "the first of two": listed("first, former"),
    "the second of two": listed("second, latter"),
    "march, as a noun": listed("march of, movement of, movement"),
    "oneself": listed("himself, themselves, itself"),
    "bids to attack": listed("attack, hit, strike, assault, charge, engage, an attack, att, atk"),
    "fight plan": listed("battleplan, battleplans"),
    "excepts": listed("except, excepting, excluding, besides, barring"),
    "excepting": listed("except"),
    "solely": listed("only"),
    "only": listed("only, except, even, provided, that"),
    "other side": listed("he, she, they, it, enemy, foe, anybody, anyone, somebody, someone, nobody, there"),
    "greeting": listed(
        "dear, hello, hi, hey, good, morning, afternoon, evening, greetings, sir, sirs, madam, madame, "
        "moderator, moderators, gentlemen, ladies, friends, everybody, everyone, folks, honoured, esteemed"
    ),
    "parting": listed(
        "regards, yours, your, sincerely, faithfully, truly, cheers, thanks, thank, you, wishes, best, kind, "
        "kindest, warm, love, bye, adieu, greetings, servant, humble, obedient"
    ),
    "guess unasked": listed("not, don't, dont, never, without, won't, needn't, no need"),
    "guess loss": listed(
        "loss, losses, lose, loses, losing, lost, army, armies, troop, troops, behind, down, minus"
    ),
    "guess minus": listed("minus"),
    "guess spend": listed("points, point, spend, spends, spending, pips"),
    "guess low": listed(
        "low, lowest, smallest, small cards, small ones, little ones, low cards, small first, cheapest, cheap"
    ),
    "guess high": listed("high, highest, best card, biggest, big cards, top card, strongest card, big ones"),
    "guess no reserve": listed(
        "no reserve, no reserves, without reserve, without reserves, without the reserve, without a "
        "reserve, keep the reserve, keep my reserve, keep the reserves, keep reserves, never a reserve, not "
        "the reserve, not the reserves, don't use the reserve, save the reserve, save the reserves, reserve "
        "stays, reserves stay"
    ),
    "guess ask": listed(
        "ask me, ask, asked, consult me, check with me, want to decide, i decide, decide myself, i'll decide"
    ),
    "guess concede": listed(
        "give up, gives up, giving up, gave up, give in, gives in, surrender, surrenders, concede, "
        "concedes, doesn't fight, don't fight, does not fight, do not fight, no fight, just retreat, just "
        "retreats, just runs, runs away, run away, yield, yields, without a fight"
    ),
    "guess fight": listed(
        "fight to the end, fights to the end, to the last, at all costs, at any cost, at any price, "
        "whatever it takes, everything, all he has, all they have, all we have, with everything, until i "
        "win, never give up, fight on, fight it out"
    ),
    "guess narrower": listed(
        "if, unless, should, otherwise, else, except, only if, in case, provided, as long as, when, "
        "whenever, until, occupied, free, empty, still, hearts, heart, spades, spade, clubs, club, "
        "diamonds, diamond, above, below, over, under, than, cards, second, third, one card"
    ),
    "accepts": listed("yes, yep, yeah, yup, correct, exactly, right, agreed"),
    "beside accepts": listed(
        "please, that, that's, is, it, it's, what, how, i, meant, mean, take, to, all, and, both, them, "
        "these, this, thanks, thank, you, sir, number, numbers, nos, nr, proposal, proposals, the, so, for, "
        "as, proposed, read, want, s"
    ),
    "absent": listed(
        "away, on holiday, on holidays, on vacation, out of town, unavailable, abroad, travelling, absent"
    ),
    "beside absent": listed(
        "i, i'm, i'll, we, we're, will, shall, be, am, are, from, on, of, the, as, since, because, and, "
        "also, please, note, that, by, way, btw, ps, so, unfortunately, again, going, for, in, at, all"
    ),
    "takes back orders": listed("withdraw, revoke, retract, rescind, cancel"),
    "takes": listed("take, taking"),
    "no longer": listed("no more"),
    "back": listed("back"),
    "beside takes back": listed(
        "i, we, would, like, to, want, wish, hereby, please, all, of, my, our, the, these, those, previous, "
        "earlier, last, old, for, everything, entire, whole, turn, this, sent, have, that, so, far, must, "
        "shall, me, let, and"
    ),
    "tells": listed(
        "tell, inform, message to, message for, note to, note for, say to, letter to, letter for"
    ),
    "heading": listed(
        "here, are, is, come, follow, these, my, mine, our, ours, the, for, of, whole, entire, turn, set-up, "
        "setup, first, second, next, this, both, all, nation, nations, and, orders, order, letter, with"
    ),
}
"""The table `remarks` of English."""
