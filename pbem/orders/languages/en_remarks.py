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
