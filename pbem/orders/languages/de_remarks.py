"""German words of sentences about the letter itself and its orders, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

REMARK_WORDS = {
    "correction": listed("quatsch, scherz, nein, halt nein, moment, doch nicht, stopp nein, korrektur"),
    "rather": listed(
        "lieber, doch lieber, besser, oder besser, besser gesagt, vielmehr, stattdessen, statt dessen"
    ),
    "no": listed("nein, nee, nö"),
    "takes back": listed(
        "vergiss es, vergiss das, vergesst das, das war falsch, das ist falsch, lieber nicht, besser nicht, "
        "doch nicht, lieber doch nicht, kommando zurück"
    ),
    "in place of": listed("statt, anstatt, anstelle von"),
    "but rather": listed("sondern, sondern lieber, vielmehr"),
}
"""A part of the table `sentence` of German."""
