"""English words of what is done if a move cannot be made, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.en_verbs import ATTACKING, DESTROYING, PURSUING, WATCHING, WATCHING_AROUND
from pbem.orders.languages.language import listed

FALL_BACK_WORDS = {
    "or": listed("or"),
    "possibility": listed(
        "that, that's, this, it, it's, its, he, she, they, he's, the, a, way, road, roads, route, path, "
        "march, "
        "move, is, be, are, has, been, becomes, gets, get, turns, turn, out, proves, to, can, cannot, can't, "
        "could, couldn't, do, does, doesn't, don't, did, work, works, go, goes, come, comes, possible, "
        "impossible, not, isn't, aren't, won't, will, blocked, barred, closed, cut, fail, fails, reach, "
        "reached, there, make, makes, manage, manages, for, some, any, reason, somehow, allowed, legal, "
        "illegal, permitted, too, far, still, already, should, him, them, so, by, then, through, happens, "
        "no, "
        "longer, more, even, unable, able, prevented, stopped, off, in, someone, somebody, anybody, anyone, "
        "something, anything, stands, stand, blocks, block, open, clear, otherwise, of, course, at, all, "
        "along, good, either, option, use, unavailable, needed, necessary, on"
    ),
    "impossible": listed(
        "not, no, cannot, can't, couldn't, doesn't, don't, won't, isn't, aren't, impossible, blocked, "
        "barred, "
        "closed, cut, fail, fails, illegal, prevented, stopped, blocks, block, unable, unavailable"
    ),
    "possible": listed(
        "possible, can, able, works, work, open, clear, reach, manage, manages, allowed, legal"
    ),
    "failing that": listed(
        "failing that, failing this, failing which, as a fallback, as a fall-back, as fallback, fallback, "
        "alternative, backup, as a backup, "
        "plan b, as plan b, second choice, as second choice, alternatively, if not that, in that case not, "
        "if occupied, if taken, if blocked, if barred, if closed, unless free"
    ),
    "cannot first": listed("should"),
    "knows": listed(
        "counted, count, counting, mistaken, see, saw, read, reading, remember, understand, understood, "
        "mind, please, like, reach, right, correct, correctly, allowed, legal, possible, permitted, allow, "
        "permit, convenient, recall, calculated, reckon, reckoned"
    ),
    "beside knows": listed(
        "i, we, you, it, that, "
        "this, that's, it's, i'm, am, is, are, was, have, i've, me, my, the, a, map, "
        "rules, rule, way, ways, distance, distances, roads, not, all, within, his, their, him, them, can, "
        "be, do, "
        "did, done, would, will, in, on, of, board, things, everything, he, they, to, so, is, one, for"
    ),
    "fares badly": listed(
        "starves, starve, starving, goes hungry, go hungry, hungry, perishes, perish, dies, die, dead, "
        "in the way, in a trap, trapped, stuck, stranded, surrounded, encircled, out of supply, cut off, "
        "lost, doomed, done for, crushed, destroyed, exposed, is gone, are gone, will be gone, is history, "
        "is finished, are finished, is toast, gets eaten, in trouble"
    ),
    "is lost": listed(
        "lose, loses, lost, falls, fall, conquered, captured, taken, occupied, gone, endangered, "
        "threatened, unprotected, undefended"
    ),
    "watches": WATCHING,
    "watches on both sides": WATCHING_AROUND,
    "attacks somebody": ATTACKING,
    "goes after": PURSUING,
    "attacks, at first": listed(
        "take, takes, give, gives, gets, get, bring, brings, will get, teach, teaches, hand, hands, deal, "
        "deals, land, lands, knock, knocks, beat, beats, kick, kicks"
    ),
    "attacks, behind": (),
    "attacks, at last": listed(
        "block off, a good hiding, a hammering, a good beating, a sound beating, a sound thrashing, "
        "a kicking, a pasting, a pounding, a black eye, a smack, a whack, a good kicking, the boot, "
        "one on the nose, head off, teeth in, to pieces, a blow, a good thrashing, on, a beating, "
        "a thrashing, a hiding, a bloody nose, a drubbing, a lesson, a licking, to battle, to account, "
        "to task, battle, what for, what they deserve, what he deserves"
    ),
    "others by number": listed("other, others, remaining"),
    "number two": listed("two"),
    "number three": listed("three"),
    "route": listed("route, way, path, itinerary"),
    "passes through": listed("pass, passes, crossing, crosses, traverses"),
    "accompanied": listed("accompanied, escorted"),
    "each his own": listed("respectively"),
    "included": listed("included, inclusive, too, as well"),
    "including": listed("including, incl, plus"),
    "myself": listed("myself, ourselves, personally"),
    "you, politely": listed("yourself"),
    "people": listed("people, they say, folks, everybody says, rumour has it, poor"),
    "remark first": listed("that, this, it, which, what, that's, it's, the poor, not, about"),
    "remark second": listed(
        "is, will, can't, cannot, gives, makes, means, makes, should, has, man, fellow, devil, "
        "thing, about, a, safer, better, high, too, the, nice, good, bad, sure, leaves, puts, opens, closes, "
        "saves, keeps, brings, seems, looks, feels, can, does, doesn't, won't, isn't, helps, hurts, "
        "time"
    ),
    "well": listed("well, so, anyway, besides, yes, also"),
    "then we": listed("then"),
    "has": listed("have, had, are, would, will, is, can"),
    "where": listed("where, there"),
    "he": listed("he, she, they"),
    "hopes or minds": listed(
        "hope, hopes, trust, pray, fear, wish, mind, please mind, make sure, see to it, i hope, let's hope"
    ),
    "do": listed("do, just, only, really"),
    "to attack": listed("attack, fight, engage, hit, strike, assault"),
    "leads to whom he attacks": listed("at, onto, on to"),
    "in order to": listed("in order to, so as to"),
    "destroys": DESTROYING,
    "takes a city": listed(
        "take, takes, taking, grab, grabs, seize, seizes, occupy, occupies, capture, captures, conquer, "
        "conquers, "
        ""
        "reach, reaches, enter, enters, visit, visits, collect, collects, liberate, liberates, snatch, "
        "snatches, "
        "nab, nabs, retake, retakes, thence, clear, clears, raid, raids, try, tries, secure, secures, free, "
        "frees, recover, recovers"
    ),
    "ends a way": listed("ends, end, finishes, finish"),
    "small": listed("for, by, before, at, around, about, in, time"),
    "topic first": listed("as far as, so far as, where"),
    "topic last": listed("concerned"),
    "on it": listed("on it, on that, on this, for it, for that, into it, into that"),
    "order of fights": listed(
        "first, last, second, third, order, of, battle, battles, fight, fights, attack, attacks, combats, "
        "comes, come, is, on, goes, with, the, take, beat"
    ),
    "first of fights": listed("first"),
    "last of fights": listed("last"),
    "last of some": listed("second, third, fourth, fifth, sixth, last, other"),
    "rest of some": listed("rest, remaining, others, remainder"),
    "leaves only": listed("leaves, leaving"),
    "in their order": listed("order, sequence"),
    "any of them": listed("any, whatever, no"),
    "wanted": listed("wanted, meant, planned, intended, thought, considered, going"),
    "drops it": listed(
        "but, rather, on, second, thoughts, thought, then, better, i, will, leave, it, be, think, "
        "reflection, "
        "after, all, decided, against, now, that, have"
    ),
    "other cards": listed("other"),
    "particle": listed("de, du, von, of"),
    "title": listed("monsieur, count, prince, marshal, duke, general, marquis, lord, baron, mr"),
    "so that": listed(
        "so, that, can, may, will, could, thus, thereby, where, from, there, in, order, is, are, he's"
    ),
    "no further": listed("further, farther, more, beyond"),
    "from there": listed("from there, from thence"),
    "right beside": listed("next to, beside, adjacent to"),
    "would come": listed("come, go, move, march, advance, enter, reach, turn"),
    "have done": listed("has, have, had, is, are, was, been"),
    "errs": listed("mistaken, mind"),
    "no step back": listed("back, return, returns, turn, come, comes, go, going, a step, one step, again"),
    "for": listed("for"),
    "commanded by": listed(
        "under, old, good, poor, young, brave, dear, beneath, alongside, marshal, go, goes, command"
    ),
    "on the way": listed("way, route, road, passing, en, along, wayside"),
    "likes": listed("like, fancy, trust, enjoy, love, care, need, want"),
    "mine": listed("i, i'd, we"),
    "in which case": listed("in, which, case, that"),
    "has come to": listed(
        "gone, come, moved, marched, advanced, arrived, reached, turned, shown, appeared, entered, got, "
        "gotten, stepped, pushed, walked, closed, crept, ridden, rolled, slipped, wandered, strolled"
    ),
    "has left it": listed(
        "left, gone, away, off, out, departed, vacated, evacuated, abandoned, cleared, quit, quitted, fled, "
        "run, somewhere, anywhere, elsewhere, somewhere else, anywhere else, decamped, withdrawn, bolted, "
        "scarpered, vanished, disappeared, skedaddled, buggered"
    ),
    "comes to": listed(
        "goes, comes, moves, marches, advances, arrives, reaches, enters, turns, shows, steps"
    ),
    "leaves it": listed("leaves, quits, vacates, clears, abandons"),
    "has stayed": listed("stayed, stays, stay, remained, remains, remain, waited, waits, budged, stirred"),
    "shall": listed("shall, should, may, can, must, will, is to, are to"),
    "heads a piece": listed("for, as for, on, about, concerning, regarding, re, now, next"),
    "has moved": listed(
        "moved, marched, advanced, budged, stirred, changed, ridden, rolled, slipped, wandered, strolled, "
        "walked, driven, trundled, trotted, sailed, pulled, pushed, backed, shifted, drifted, crept"
    ),
    "so long as he": listed("with"),
    "while he is there": listed("while, whilst"),
    "inside as a goal": listed("in, inside"),
    "counts them": listed("apiece, generals, men, gentlemen, soldiers, of, by, is"),
    "being so": listed("be, so, the, case, true, happen, this, that"),
    "somebody told of": listed(
        "fellow, man, general, gentleman, hussar, scoundrel, rascal, villain, bird, devil, lot, chap, "
        "bloke, wretch, rogue, pest, nuisance, fox, brute, guy, duke, prince, marshal"
    ),
    "place told of": listed("place, city, town, spot"),
    "still": listed("still, put"),
    "answers yes": listed("so, yes, yea, yeah"),
    "answers no": listed("no"),
    "asks openly": listed(
        "why, who, whom, when, what, which, where, how, whether, right, perhaps"
    ),
    "denies a fact": listed("hasn't, haven't, isn't, aren't, didn't, doesn't, won't, don't, wasn't, weren't"),
    "before my move": listed("before, until, when, once, as"),
    "time of a turn": listed("move, moves, turn, stage, phase, orders"),
    "somebody": listed(
        "somebody, someone, anybody, anyone, somebody's, someone's, anybody's, "
        "enemy, enemies, an enemy, any enemy"
    ),
    "occupied": listed("occupied"),
    "occupied, of a city": listed("taken, held, garrisoned, full, blocked"),
    "left behind": listed("left"),
    "beside fact": listed(
        "in, at, to, on, into, onto, from, up, down, over, back, forward, across, as, far, of, that, there, "
        "then, by, now, when, time, turn, my, it's, he's, they're, it, its, place, where, he, she, they, "
        "who, him, her, them, their, his, has, have, having, will, did, does, any, anymore, longer, more, "
        "here, all, both, either, nor, yet, meanwhile, there's, there're, "
        "already, roads, cities, two, within, less, until, just, actually, old, general, gone, "
        "ever, during, his, own, s, the, one, should, only, and, be, around, about, or, afterwards, later, "
        "before, else, sitting, standing, camped, meantime, since, time, whole, simply, really, "
        "packed, bags, set, taken, made, comes"
    ),
    "wishes": listed("want, like, idea, plan, try, need, intend, prefer, mean"),
    "relative": listed("who, whom, which, whose, being, having"),
    "nothing else": listed("nothing, no, unchanged, nobody, none, rather"),
    "beside fall back": listed(
        "just, simply, instead, at, least, please, he, they, can, may, should, will, shall, must, is, "
        "there, one, only, rather, him, them, have, has, let, as, far, it, put, where, stand, stop, "
        "stops, ends, end, wait, waits"
    ),
}
"""A part of the table `remarks` of English."""
