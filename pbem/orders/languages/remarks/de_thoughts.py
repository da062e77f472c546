"""German words of what is thought, hoped, cannot be or is given up, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

THOUGHT_WORDS = {
    "stands with": listed("sitzt, wartet, lagert, mit, nur, bloß, noch, jetzt, stark, bei, in"),
    "pitied": listed(
        "der Arme, der arme Kerl, der arme Teufel, der Ärmste, geschieht ihm recht, der alte Fuchs"
    ),
    "does so": listed("schon, doch, dagegen, hingegen"),
    "stands against": listed("gegen, gg, zu, auf, kontra, gegenüber"),
    "of ours": listed("unsere, unserer, seine, seiner, ihre, ihrer, uns, ihnen, Mann, Truppen, Feinde"),
    "says of strength": listed("ja, nun, also, immerhin, nur, macht, das, sind, steht, bloß, da, es"),
    "outdoes": listed(
        "besser, bessere, besserer, näher, stärker, frischer, schneller, sicherer, geeigneter, "
        "nötiger, tauglicher, ausgeruhter"
    ),
    "is or would be": listed("ist, sind, wäre, wären, scheint, liegt, steht, gefällt, passt"),
    "could do": listed("kann, könnte, mag, dürfte"),
    "is preferred": listed("bevorzuge"),
    "defends": listed("verteidigen, verteidigt"),
    "whoever does": listed("wer"),
    "draws a worse": listed("ziehe, ziehen, zieh, gezogen, bekomme, kriege, krieg, neue, neuen, kommt"),
    "worse card": listed(
        "schlechter, schlechtere, schlechteres, schlechteren, niedriger, niedrigere, niedrigeres, kleiner, "
        "kleinere, kleineres, schwächer, schwächere, schwächeres, mieser, mieseres, geringeres"
    ),
    "captures on the way": listed(
        "nimmt, nehmen, erobert, erobern, einnimmt, einnehmen, mitnehmen, kassiert, holt, sichert, "
        "besetzt, einsacken, im Vorbeigehen"
    ),
    "to the end": listed(
        "zum Ende, zum Schluss, zum Letzten, bis zuletzt, zum bitteren Ende, um jeden Preis"
    ),
    "asking him": listed("fragen, frag, fragt, nachfragen, rückfragen, nachzufragen"),
    "to the north": listed("nord, norden, nordwärts, nördlich, nordosten, nordwesten"),
    "to the south": listed("süd, süden, südwärts, südlich, südosten, südwesten"),
    "to the east": listed("ost, osten, ostwärts, östlich, nordosten, südosten"),
    "to the west": listed("west, westen, westwärts, westlich, nordwesten, südwesten"),
    "up to a card": listed(
        "bis zur, bis zum, bis zu der, bis einschließlich, bis einschließlich der, höchstens die, "
        "maximal die, bis hinauf zur"
    ),
    "no longer behind": listed(
        "nicht mehr hinten, nicht mehr zurück, nicht länger hinten, aus dem minus, mindestens"
    ),
    "puts ahead": listed("nach vorn, nach vorne, vorn, vorne, reicht, ins plus, positiv, über null"),
    "sooner": listed("eher, ehe"),
    "infinitive": listed("zu"),
    "no longer wanted": listed("doch, nun"),
    "what is bought": listed(
        "Rekrutierung, Rekrutierungen, Rekruten, rekrutieren, Aushebung, Aushebungen, Kauf, Käufe, neue, "
        "neuen, Truppen, Armeen"
    ),
    "curt end": listed("so ist das, so und nicht anders, und dabei bleibt es"),
    "done by": listed("durch, seitens, von seiten"),
    "wherever it is": listed("überall, irgendwo, nirgends, nirgendwo"),
    "gerund": (),
    "is to": listed("bereit"),
    "has them do": listed(
        "will, wollen, zwingt, erwartet, bittet, lässt, möchte, möchten, wünscht, wünschen, hofft, hoffen, "
        "wartet, warten, rechnet, rechnen, träumt, träumen, verlangt, fordert"
    ),
    "bids him": listed("will, möchte, wünscht, befiehlt, verlangt, bittet, ordnet an"),
    "before it goes": listed("bevor, ehe"),
    "not that": listed("nicht dass, nicht daß"),
    "he that is told of": listed("der, die"),
    "they do": listed(
        "kämpfen, geben, ergeben, verteidigen, wehren, sollen, soll, dürfen, darf, mögen, möge, riskieren, "
        "opfern, opfert, dürften, dürfte, möchten, möchte"
    ),
    "so he cannot": listed("so, damit, dann, sodass, dadurch, da"),
    "is ours": listed("unser, unsers, unseres, uns, mein, meins, meines"),
    "because of": listed("wegen, aufgrund, dank"),
    "the turn after": listed(
        "nächste runde, nächsten runde, nächstes mal, nächsten mal, nächsten zug, nächster zug, nächste "
        "mal, kommende runde, kommenden runde, kommenden zug, übernächste runde, runde darauf, zug darauf, "
        "runde drauf, runde danach, zug danach, spätere runde, späteren zug, nächsten monat, ein andermal, "
        "ein anderes mal, nicht diese runde, nicht in dieser runde, nicht diesen zug"
    ),
    "asks of him": listed("könnte, könnten, kann, können, würde, würden, darf, dürfen, dürfte, möge, mag"),
    "is for": listed(
        "gilt, gelten, gemeint, gedacht, alles, beides, natürlich, allerdings, dann, war, waren, "
        "sind, sollte, aber"
    ),
    "hoping": listed(
        "um, damit, könnte, könnten, möchte, vielleicht, hoffe, hoffentlich, hoffen, plane, geplant, will, "
        "wollen, kann, können, warten, warte, wartet, bereit, wäre, würde, mal sehen, schauen, sehen, "
        "evtl, eventuell, dran, wenn, falls, soll, sollte, ich, wir, näher"
    ),
    "guessing": listed(
        "denke, glaube, fürchte, befürchte, gefühl, vermute, ahne, schätze, rechne, wohl, wahrscheinlich, "
        "bestimmt, vermutlich, könnte, dürfte, sicher, womöglich, erwarte, nehme"
    ),
    "if he does": listed(
        "wenn ja, falls ja, wenn er das tut, falls er das tut, wenn er es tut, falls er es tut, tut er "
        "das, tut er es, sollte er das tun, sollte er es tun, in dem fall, in diesem fall, in diesem "
        "falle, wenn das passiert, falls das passiert, wenn es so kommt, falls es so kommt, kommt es so, "
        "kommt es dazu, wenn es dazu kommt, falls es dazu kommt, sollte es dazu kommen, wenn doch, falls "
        "doch, wenn er es versucht, falls er es versucht, wenn er das macht, falls er das macht, macht er "
        "das, wenn sie das tut, wenn er kommt, falls er kommt, sollte er kommen, wenn er angreift, falls "
        "er angreift, sollte er angreifen, greift er an, wenn dem so ist, wenn er wirklich kommt, wenn er "
        "sich traut"
    ),
    "comes for": listed("kommt, kommen"),
    "fought at": listed("bei, in, vor, um, an, nahe, für"),
    "draws cards": listed(
        "gezogen, ziehe, ziehen, gezogenen, nachgezogen, nachziehe, aufgenommen, viele, zuviel, zuviele, "
        "handlimit, limit, voll, überzählig, abwerfen, weg, wegwerfen, abgeben, weggeben"
    ),
    "drawing": listed(
        "ich, wir, meine, mein, meiner, die, der, das, eine, neue, neuen, frische, karten, karte, habe, "
        "hab, haben, zu, auf, hand, bin, sind, ist, werden, wurden, worden, muss, müssen, was, etwas, "
        "doch, dann, es, so, weit, mehr, als, erlaubt, über, dem, den, einmal, mal, fertig, am, zug, "
        "wieder, welche, sollte"
    ),
    "drawn": listed("gezogen, ziehe, ziehen, nachgezogen"),
    "the moment when": listed("wenn, sobald, nachdem, falls, immer, jedes, mal, sollte, nach, ist, sind"),
    "is given up": listed(
        "streichen, aus, flach, entfällt, gestrichen, hinfällig, abgesagt, storniert, vergessen"
    ),
    "a march": listed(
        "zug, marsch, bewegung, vormarsch, ausflug, zuges, ausflugs, ausfluges, marsches, reise, tour, "
        "abstecher, spaziergang, unternehmen, unternehmung, vorstoß, umweg"
    ),
    "beside a march": listed(
        "nach, in, bei, ist, sind, wird, werden, fällt, jetzt, nun, sie, ihr, hiermit, damit, bis, des, mit, "
        "dem, schluss"
    ),
    "gives up": listed(
        "vergiss, vergesst, streiche, streich, streicht, storniere, ignoriere, lösche, widerrufe"
    ),
    "score before": listed("minus, plus"),
    "score behind": listed("zurück, hinten, rückstand, vorn, vorne, vorsprung, hintendran"),
    "split off": listed("an, ab, vor, zu, los, weg, aus, auf, ein, mit, nach, um, bei, her, hin"),
    "asks for assent": listed(
        "ok, okay, oder, ja, gell, gelt, ne, nicht wahr, odr, oda, bitte, passt, wa, newa"
    ),
    "asks first": listed(
        "wer, was, wann, wo, warum, wieso, weshalb, wie, welche, welcher, wohin, woher, kann, kannst, "
        "können, "
        "könnte, könnten, soll, sollen, sollte, sollten, darf, dürfen, muss, müssen, hat, haben, habe, "
        "hast, ist, "
        "sind, bin, war, wird, werden, würde, gibt, kriegt, bekommt, kommt, stimmt, verliert, gewinnt, also"
    ),
    "as it seems": listed(
        "scheint, scheinen, glaube, glaub, denke, denk, wohl, schon, vermutlich, wahrscheinlich"
    ),
    "he": listed("er"),
    "stands in the way": listed("im weg, im wege, den weg versperrt, versperrt den weg, blockiert den weg"),
    "them, attacked": listed("sie, beide, beiden, die beiden"),
    "may do": listed("wird, werden, würde, würden, könnte, könnten, mag, mögen, sicher, wohl"),
    "comes last": listed(
        "zuletzt, als letzte, als letztes, ganz zuletzt, zum schluss, ganz zum schluss, am ende, erst am "
        "ende, erst zuletzt, erst zum schluss, kommt zuletzt"
    ),
    "gets troops there": listed("bekommt, bekommen, kriegt, kriegen, erhält, erhalten"),
    "in both fights": listed(
        "in beiden Kämpfen, für beide Kämpfe, beide Kämpfe, bei beiden Kämpfen, in beiden Gefechten, in "
        "beiden Schlachten, beide Kämpfe gleich, für beide Angriffe, bei beiden Angriffen"
    ),
    "that is to say": listed("also, das heißt, d.h., nämlich"),
    "new troops, as a noun": listed("Rekruten"),
    "the other troop": listed("der andere, die andere, der letzte, den anderen"),
    "the other two troops": listed(
        "die anderen zwei, die anderen beiden, die beiden anderen, die übrigen zwei"
    ),
    "the other three troops": listed("die anderen drei, die übrigen drei, die drei anderen"),
    "tells of a city": listed("wo, welches"),
    "so it becomes": listed("so, damit, dann, und"),
    "that city": listed("das, es, die, stadt"),
    "becomes ours": listed("mein, meins, unser, unsers, mir, uns, erobert, besetzt, eingenommen"),
    "does not wish": listed("keine lust, keinen bock, keine lust auf, keine lust zu"),
    "several of them": listed("sie"),
    "both who attack": listed("beide, beiden, zwei, zusammen, gemeinsam, vereint"),
    "those": listed("die, meine, unsere"),
    "parts from him": listed("trennen, trennt, teilen"),
    "reaches it": listed("erreicht, erreichen, nimmt, nehmen, holt, holen, besetzt, kommt, kommen"),
    "one more order": listed(
        "außerdem, dazu, dazu noch, zudem, ferner, weiterhin, dann noch, zuletzt, währenddessen, "
        "darüber hinaus, schließlich, des weiteren, desweiteren, noch, und noch, daneben, nebenbei, "
        "inzwischen, hinzu kommt, auch noch"
    ),
    "stop on the way": listed(
        "halt, zwischenhalt, zwischenstopp, stopp, pause, rast, station, zwischenstation"
    ),
    "short, of a stop": listed("kurzem, kurzer, kleinem, kleiner, einem, einer"),
    "stands at": listed("in, bei, aus, von"),
    "whose cards": listed(
        "die, meine, unsere, seine, ihre, deine, den, meinen, unseren, seinen, ihren, diese, diesen"
    ),
    "one more": listed(
        "noch, weitere, weiterer, weiteren, und, auch, die, eine, armee, armeen, truppe, truppen, dazu"
    ),
    "how dear": listed(
        "teuer, teure, billig, billige, günstig, sparsam, augenmaß, übertreiben, draufhauen, runden, "
        "dicke, dicken, "
        "geizig, knausern, knausrig, verschwenden, schonend, aufwand, klotzen, kleckern, reinbuttern"
    ),
    "over": listed("über, unter"),
    "is so": listed("wird, werden, sein, war, waren, hat, haben, hatte"),
    "nobody at all": listed("niemand, niemanden, nichts, keiner, keine, keinen"),
    "in motion": listed(
        "bewegen, bewege, bewegt, ziehen, ziehe, zieht, marschieren, marschiert, geht, gehen"
    ),
    "no more than so": listed("nur, bloß, einzige, noch, mehr, höchstens, max, maximal, weitere"),
    "has he gone": listed("ist, sind"),
    "these": listed("sie, die, diese, beide, ihn"),
    "in case of": listed("bei, im falle von, im fall von"),
    "used up": listed("alle, aus, verbraucht, aufgebraucht, gespielt, ausgespielt"),
    "a rule of fights": listed(
        "limit, limit von, grenze, schlachtplan, kampfplan, kampfregel, anweisung, anweisungen, vorgabe, "
        "vorgaben, "
        "regel, regeln, regel mit, plan mit, plan von, kampfanweisung, kampfanweisungen"
    ),
    "does away with": listed(
        "vergiss, vergesst, vergessen sie, streiche, streich, streicht, gestrichen, aufgehoben, hebe, ziehe, "
        "ist weg, fällt weg, ist vom tisch, ist passé, war einmal, gilt für diesen kampf nicht, gilt "
        "hier nicht"
    ),
    "no choice": listed(
        "keine wahl, nur eine möglichkeit, nur eine wahl, nichts zu entscheiden, nichts zu wählen, keine "
        "entscheidung, keine alternative"
    ),
    "unasked": listed(
        "ohne rückfrage, ohne nachfrage, ohne zu fragen, nicht fragen, automatisch, ohne mich, sofort"
    ),
    "one of two": listed(
        "niedrigere, niedrigeren, kleinere, kleineren, schwächere, schwächeren, höhere, höheren, größere, "
        "größeren, stärkere, stärkeren"
    ),
    "lower of two": listed("niedrigere, niedrigeren, kleinere, kleineren, schwächere, schwächeren"),
    "card noun": listed("karte, karten"),
    "is void": listed(
        "gilt nicht mehr, gelten nicht mehr, nicht mehr gültig, ungültig, hinfällig, widerrufen"
    ),
    "a city": listed("stadt"),
    "of a house": listed("of"),
}
"""A part of the table `remarks` of German."""
