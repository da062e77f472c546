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

LETTER_WORDS = {
    "final": listed("fertig, endgültig"),
    "beside final": listed(
        "damit, bin, ich, ist, sind, wir, mein, meine, meinen, unser, zug, züge, runde, brief, befehle, für, "
        "beide, beiden, alle, alles, das, war, war's, es, jetzt, nun, so, und, mit, dem, den, diesem, "
        "diesen, diese, dieser, hiermit, heute, aufstellung, bitte, dann, nationen, also, von, mir, "
        "uns, meinem, der"
    ),
    "everybody": listed("ich, wir, beide, beiden, mein, meine, unser, brief"),
    "letter": listed("brief, briefs, briefes, befehle, geschrieben, befohlen"),
    "rest": listed("rest, andere, anderen, übrige, übrigen"),
    "stands": listed("bleibt, bleiben, gilt, gelten, steht, stehen"),
    "beside rest": listed(
        "alles, der, die, das, wie, es, ist, war, ich, wir, habe, haben, von, vom, meines, meine, meinem, "
        "letzten, ersten, bitte, und, so, weiter, weiterhin, im"
    ),
    "language": listed("sprache, schreib, schreibe, schreibt, schreiben, briefe, berichte, schick, schicke"),
    "beside turn": listed(
        "für, und, dann, meine, mein, die, der, befehle, plan, nun, jetzt, hier, sind, zu, zur"
    ),
    "beside language": listed(
        "bitte, sie, mir, uns, künftig, ab, jetzt, sofort, auf, in, meine, die, alle, nur, noch, "
        "weiterhin, von, nun"
    ),
    "verb first": listed(
        "legt, kommt, greift, geht, zieht, spielt, hat, hätte, ist, wäre, steht, bleibt, verliert, "
        "gewinnt, gibt, wird, flieht, weicht, nimmt, bricht, hält, antwortet, sticht, macht, will, "
        "setzt, wirft, marschiert, rückt, kann, muss, bringt, erhöht, verstärkt, sollte, käme, "
        "ginge, braucht"
    ),
    "other side": listed("er, sie, es, man, gegner, feind, jemand, einer, keiner, niemand, dieser, anderer"),
}
"""The table `remarks` of German."""
