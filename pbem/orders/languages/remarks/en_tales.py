"""English words of sentences that tell of something and order nothing, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

TALE_WORDS = {
    "tale": listed(
        "i bet, i'd bet, my bet, i wager, my guess, i hear, i heard, i thought, i always thought, "
        "i wonder why, i wonder what, i wonder how, "
        "i wonder who, i wonder where, i wonder which, i can't believe, "
        "i cannot believe, i still can't believe, can't believe it, who would have thought, i swear, "
        "every game i play, in every game, every game the same, i wondered, i dreamt, i dreamed, "
        "in your place, in your shoes, if you ask me, you said, you told me, you claimed, i warned you, "
        "i did warn you, i have warned you, i told you so, "
        "i read, i remember, reminds me, told me, tells me that, "
        "so they say, they say, some say, rumour has it, word has it, "
        "everyone knows, everybody knows, everybody can see, whoever, "
        "if i were, were i, if only i, if only we, if only he, if only she, if only they, if only you, "
        "if only it, if only someone, if only somebody, would have, wouldn't have, should never have, "
        "might have been, must have been, i'd have, he'd have, he'd gone, had gone, one day, some day, "
        "someday, next year, in our last game, in the last game, the last game, our last game, "
        "in my last game, in another game, in history, historically, in real life, on this day, "
        "i suspect, rather see, gladly see, love to see, hate to see, "
        "that's intended, that is intended, that's intentional, that's on purpose, that is on purpose, "
        "just saying, poor thing, poor things, poor man, poor fellow, story of my life, think about it, "
        "worries me, worry me, scares me, annoys me, amuses me, puzzles me, is bluffing, must be bluffing, "
        "good as dead, my hero, a toast to, here's to, long live, owes me, owe me, congratulations, "
        "well played, nice play, nice move, good move, great turn, peace offer, my offer, promise you, "
        "i promise, we agreed, you agreed, you promised, our deal, our agreement, press, gazette, courier, "
        "the papers, no idea what, no idea why, don't know why, wonder why, isn't worth, is not worth, "
        "somebody ought, someone ought, hands off, see you on, you won't get, you will never, "
        "you'll never, my favourite, is asleep, fast asleep, bored to death"
    ),
    "kin": listed(
        "my grandmother, my grandfather, my mother, my father, my son, my daughter, my wife, my husband, "
        "my uncle, my aunt, my brother, my sister, my cousin, my dog, my cat, my boss, my neighbour, "
        "my teacher, my parents, my kids, my friend, my girlfriend, my boyfriend"
    ),
    "past": listed(
        "was, were, deserved, refused, slept, stood, came, took, fought, stole, seemed, looked, became, "
        "gave up, charged, has written, has been seen, have been seen, knew, felt, died"
    ),
    "went": listed("went, took, lost, gone, left, moved, marched, attacked, came, ran, won, did, been"),
    "past time": listed(
        "last year, last turn, last time, last game, last week, last night, last month, yesterday, "
        "long ago, years ago, since christmas, back then, in those days"
    ),
    "urging": listed("should, please, now, today, must, shall, let, let's, was to, were to, want, wants"),
    "yours": listed("your, yours"),
    "spoke": listed("said, cried, shouted, whispered"),
    "taunt": listed("take that, have that, eat that, have some, swallow, how about that, there, ha"),
    "beside a taunt": listed(
        "of, this, that, you, my, dear, old, friend, so, now, and, then, take, have, eat, it, some, how, "
        "about, like, do"
    ),
    "ahead of": listed("before, ahead of"),
    "anything else": listed(
        "anything, anybody, anyone, any, everything, everybody, everyone, all, else, others, the others, "
        "the, other, is, are, fought, fights, fight, attacks, is done, does"
    ),
    "where he was": listed(
        "where he came from, where they came from, where she came from, whence he came, whence they came, "
        "where he was, where they were, where he started, where they started, where he began, old place, "
        "old places, old position, old positions, old post, old posts, former position, former post, "
        "starting point, old quarters"
    ),
    "never mind": listed("never mind, no matter, regardless of, whatever"),
    "what it is": listed("what, which, how"),
    "for whom it is": listed("to, for"),
    "high titles": listed(
        "majesty, king, queen, empress, emperor, tsarina, highness, excellency, moderator, court, madam, "
        "madame"
    ),
    "cards of a suit": listed("card, cards"),
    "comes first": listed("first, to begin with"),
    "the small one": listed("small, smaller, little, lower, low, cheaper"),
    "the big one": listed("big, bigger, higher, high, large, larger"),
    "no city told": listed(
        "back to where, to where, wherever, anywhere, somewhere, elsewhere, nowhere, halfway, opposite, "
        "choice, farther, further, behind, ahead, after, as before, as ordered, as usual, other way, "
        "where, his place, as far, as far as he can, as far as it can, as far as they can, as far as "
        "possible, as far as it goes, closes up, moves up, comes after, goes after, out of reach"
    ),
    "just like": listed("like, as, same as, just like, just as, the same as, exactly like"),
    "likes less": listed("less, least, worse, worst"),
    "it shall be": listed("it, shall, be, should, will, is, its, it's, has, must, then"),
    "all the generals": listed("generals, everyone, everybody, armies, troops"),
    "of all fights": listed("any, every, each, all, always, generally, in general"),
    "to somebody": listed("to"),
    "wherever": listed("wherever, where, whenever, whoever, whomever"),
    "he or she": listed("he, she, they, him, her, them"),
    "yields": listed("yield, run, budge, flinch, retreat, flee, give, step, inch, waver"),
    "refuses to give up": listed(
        "out of the question, not an option, no option, isn't an option, is not on, unthinkable, won't do, "
        "the question, an option, think of it, hear of, dream of, no thought of, no question of"
    ),
    "nothing at all": listed("nothing, nothing at all, not all"),
    "is amazed": listed(
        "eat my hat, my hat, eat my boots, a dutchman, monkey's uncle, be damned, hats off, be amazed, be "
        "surprised, be "
        "impressed, be astonished, the drinks are, drinks are on, buy him a, off my chair, fall over, "
        "a medal, my respect, would surprise me, surprise me"
    ),
    "for the moment": listed("moment, today, now, tonight"),
    "holds cards": listed("has, have, holds, hold, got, keeps, must have, still has"),
    "of no use": listed(
        "no, use, point, good, what's, the, what, is, sense, hopeless, useless, pointless, in, it"
    ),
    "mourned": listed("loss, lost, mourn, mourned, miss, missed, grieve, grief, dead, gone"),
}
"""Words of sentences that tell of something, a part of the table `remarks` of English."""
