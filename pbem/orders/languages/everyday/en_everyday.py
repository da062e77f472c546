"""Everyday English words that look like a name mistyped or cut short, and are none."""

from __future__ import annotations

from pbem.orders.languages.language import listed

EVERYDAY_WORDS = {
    "no name": listed(
        "anger, armor, art, bar, barber, beard, bee, bit, bitter, blown, bone, born, borne, broad, "
        "broke, broken, bronze, burden, cells, checking, cheer, chosen, clever, convert, crossed, "
        "crown, dressed, dresses, drone, drown, drowned, eager, error, falling, farmer, "
        "forest, former, frost, grown, guessed, lack, laden, lazy, lip, lot, machine, master, "
        "matching, miles, minded, mines, minister, missed, misses, monster, monsters, nails, "
        "naked, neural, neurons, pardon, pen, pin, plague, posed, poses, pot, priests, prone, "
        "random, rat, ratio, raw, rumours, sang, scandal, setting, shade, shrine, ski, sold, span, "
        "spine, springs, stage, stake, standard, stare, state, steal, stole, strange, string, "
        "strings, tap, teaches, temple, temples, terror, warren, wars, words, works"
    ),
    "no slip": listed(
        "alden, andrés, angel, apologise, arise, arises, arising, baring, barley, barre, barren, "
        "barron, baruch, bellow, beset, birch, blood, boost, booth, braking, breaths, breech, "
        "buses, busts, cashing, cation, charing, chere, comme, compete, competed, continent, "
        "counties, crepe, cures, dammit, darren, denier, denny, desiree, desserts, diggs, diner, "
        "domed, donne, driest, dropping, dubbing, eminem, entre, erich, evers, farting, favorite, "
        "fiend, filled, fined, finnish, fischer, forrest, fries, froth, genre, graff, greta, "
        "gutter, hearn, hearst, heist, holliday, holly, homme, honored, hoops, hopped, horne, "
        "horus, hurst, innes, jenner, karen, latte, lessen, loins, loosen, looser, lunches, manny, "
        "mater, matte, metre, mists, mooney, moore, needles, neighbor, nobel, noose, obese, "
        "offices, olsen, ordre, pining, plies, posse, potion, ramen, regent, regimens, reigning, "
        "reliving, relying, reminder, renter, renters, retiree, retirees, rouge, rubber, sanding, "
        "scared, scarring, schooner, scots, scraped, scraper, seeping, sheen, singing, sings, "
        "sipping, spanned, sparring, sparse, spate, spilt, staple, starring, stating, steep, stoop, "
        "storing, strat, sudden, suing, taller, teens, tires, trashed, trashing, trent, trial, "
        "tripp, untied, waist, whale, wonders, woollen"
    ),
    "tale": listed(
        "god save, for king and country, no surrender, never surrender, to a good game, to a fair game, "
        "is all about, it is about, it's about, all roads lead, my train leaves, my train goes, "
        "the train was late, my train was"
    ),
    "wishes a place": listed(
        "like, want, get, take, see, let's, let, put, off, bring, needed, wanted, prefer, place, end"
    ),
    "better off there": listed("placed, better off"),
    "beside wish": listed(
        "i, i'd, we'd, we, we'll, i'll, would, have, to, in, at, into, and, please, be, of, the, turn, "
        "this, with, "
        "now, us, is, move, my, by, then, finally, his, should, be, better, best"
    ),
    "does nothing": listed("nobody, nothing, none"),
    "supply as a train": listed("supplies"),
    "praise": listed(
        "brother, cousin, friend, nephew, faithful, loyal, trusty, gallant, noble, valiant, young, old, "
        "little, big, lazy, beloved, esteemed, honoured, worthy, excellent, fat, poor, clever, brave, lord, "
        "dear, good"
    ),
    "mine before a name": listed("my, our"),
    "whose train": listed("their, our, your"),
    "round": listed("round"),
    "time of the year": listed(
        "christmas, easter, holiday, holidays, vacation, weekend, summer, pentecost, birthday"
    ),
    "farewell": listed(
        "cheers, greetings, regards, wishes, yours, sincerely, faithfully, bye, goodbye, thanks, thank, "
        "adieu, see, till, until"
    ),
    "beside farewell": listed(
        "you, next, turn, letter, time, then, soon, later, the, all, many, kind, best, warm, and, a, an, "
        "nice, good, weekend, evening, day, to, everyone, everybody, from, in, round, again, much, so, "
        "very, truly, month, morning, tomorrow, mail"
    ),
    "go ahead": listed("go, ahead, carry, proceed, play"),
    "beside go ahead": listed("you, may, can, please, on, it, now, just, with, at, once, so, and, then"),
    "does": listed("does, do, did, will do, is to do, shall do, should do, should, shall, will"),
    "like whom": listed("what, as, whatever, wherever, where, like, whither, exactly as, just as"),
    "beside like whom": listed("the, same, thing, exactly, just, simply, everything, all, also, same as"),
    "beside whom": listed("with, beside, by, near, alongside, close to, next to, behind"),
    "to me": listed("me, us, him, them"),
    "gets or holds": listed("get, gets, hold, keep, need, save, want, take, reach, win, have, defend"),
    "land": listed("soil, territory, land, lands, ground, country, homeland, side"),
    "half the way": listed("halfway, part of the way, half the way, closer"),
    "some of the way": listed("a bit, a little, some way"),
    "steps: 1": listed("one, a, single, 1"),
    "steps: 2": listed("two, 2"),
    "steps: 3": listed("three, 3"),
    "for whom of two": listed("for"),
    "sees to it": listed(
        "see that, see to it that, make sure that, make sure, ensure that, ensure, take care that, be sure "
        "that"
    ),
    "comes there": listed("gets, ends, comes, arrives"),
    "too far": listed("too far"),
    "on the way to": listed("on his way to, on the way to, on the road to, on its way to, on their way to"),
    "leaves aside": listed("leaves, leave, leaving, passes, pass"),
    "aside of it": listed("aside, to one side, alone, by, well alone"),
    "hands over": listed("hands, hand, entrusts, entrust, leaves, leave, gives, give, cedes, cede"),
    "swaps": listed("swap, swaps, exchange, exchanges, trade, trades, change, changes"),
    "either": listed("either"),
    "holds for": listed("goes, applies, holds, for, to, that, this, same, it"),
    "groans": listed(
        "oh, well, ouch, wow, damn, great, ugh, phew, blimey, the, a, so, again, of, course, dear, my, no, "
        "gosh, bravo"
    ),
    "before it happens": listed("before"),
    "in a hurry": listed("quick, quickly, quick note, briefly, hastily, in haste, in a hurry, short note"),
    "as well as the other": listed("both"),
    "regardless": listed("regardless of, regardless, irrespective of, no matter"),
    "sends greetings": listed("greetings, regards, love, cheers, hello"),
    "given at": listed("given, headquarters, camp, written, headquartered, dated"),
    "of the program": listed(
        "report, reports, page, map, form, website, link, program, pdf, screen, spreadsheet"
    ),
    "outcome first": listed("that, this, so, thus, then, now"),
    "outcome second": listed("leaves, everyone, everybody, nobody, all, keeps, puts, is, are, brings, gives"),
    "cannot be helped": listed("helped"),
    "us": listed("us, me"),
    "affair": listed(
        "the thing with, that thing with, the business with, that business with, the affair with"
    ),
    "affair is": listed("is, was, hurts, hurt"),
}
"""A part of the table `remarks` of English."""
