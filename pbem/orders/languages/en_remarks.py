"""English words of sentences about the letter itself and its orders, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

REMARK_WORDS = {
    "correction": listed("no wait, wait, oh no, scratch that, joke, kidding, i mean, correction"),
    "rather": listed(
        "rather, or rather, no rather, instead, better, or better, better still, on second thought, "
        "on second thoughts"
    ),
    "no": listed("no, nope, nah"),
    "takes back": listed(
        "forget it, forget that, forget this, never mind, that's wrong, that is wrong, that was wrong, "
        "rather not, better not, not that, cancel that, strike that"
    ),
    "in place of": listed("rather than, instead of, in place of"),
    "but rather": listed("but, but rather, but instead"),
}
"""A part of the table `sentence` of English."""

LETTER_WORDS = {
    "final": listed("final, finalised, finalized, done"),
    "finished": listed("finished"),
    "beside final": listed(
        "i, i'm, am, we, we're, are, is, that, that's, this, all, it, it's, with, my, our, the, for, of, "
        "both, nations, nation, letter, orders, turn, move, moves, now, so, and, stage, set, up, setup, "
        "set-up, from, me, us, here, today, please, then, well, yes, ok, everything, mine"
    ),
    "everybody": listed("i, i'm, we, we're, both, letter, my, our"),
    "letter": listed("letter, orders, written, wrote, ordered"),
    "rest": listed("rest, else, other, others, remaining"),
    "stands": listed("stands, stand, stays, stay, remains, remain, holds, keep, leave, is, unchanged"),
    "beside rest": listed(
        "the, of, my, our, everything, all, as, it, they, i, we, was, were, please, in, last, first, "
        "earlier, before, and, have, had"
    ),
    "language": listed("language, write, letters, reports, mails, send"),
    "beside turn": listed("for, and, then, my, the, orders, order, plan, plans, now, here, are"),
    "beside language": listed("please, to, me, us, in, from, now, on, my, the, all, future, only, your"),
    "verb first": listed("had, were, should, did, were it, could"),
    "other side": listed("he, she, they, it, enemy, foe, anybody, anyone, somebody, someone, nobody, there"),
}
"""The table `remarks` of English."""
