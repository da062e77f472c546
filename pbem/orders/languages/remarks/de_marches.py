"""German words of what is said around a march, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

MARCH_WORDS = {
    "my turn": listed("zug, zuge, reihe, dran, runde, phase"),
    "whose turn": listed("ich, wir, mein, meine, meinem, meiner, mir, uns, unser, unsere, unserem"),
    "beside my turn": listed(
        "an, der, die, dem, am, bin, ist, sind, komme, kommt, kommen, endlich, dann, wieder, so, weit, "
        "es, in, beginnt, anfängt, selbst, nächste, nächsten"
    ),
    "that one": listed("jener, jene, jenes, derjenige, diejenige, diejenigen, jenen"),
    "to meet": listed("entgegen"),
    "finds out": listed(
        "schaut, schauen, guckt, gucken, sieht nach, prüft, prüfen, fragt, fragen, sieht, sehen"
    ),
    "feels": listed(
        "mag, mögen, will, wollen, traue, trauen, fürchte, fürchten, brauche, brauchen, vergessen, "
        "übersehen, verpasst, hasse, liebe, vertraue, verzichte, treffen, möchte, möchten"
    ),
    "is or was": listed("ist, sind, war, waren"),
    "holds a city": listed("hat, haben"),
    "leads along": listed("begleitet, führt, bringt, geleitet, eskortiert, nimmt"),
    "upon whom": listed("auf, gegen"),
    "comes back": listed("zurück, kommt, kommt zurück, geht zurück, zurückkommen, zurückkehren, zurückgehen"),
    "told before": listed("befohlen, angeordnet, gesagt, geplant, angekündigt"),
    "that holds": listed("gilt, gelten, zählt, gültig, stimmt"),
    "beside that holds": listed(
        "das, dies, es, ist, sind, aber, allerdings, jedoch, natürlich, alles, beides, und, "
        "der, zug, befehl, freilich, so"
    ),
    "lies on the way": listed(
        "liegt auf dem weg, liegen auf dem weg, liegt auf seinem weg, liegen auf seinem weg, "
        "liegt auf ihrem weg, liegen auf ihrem weg, liegt dazwischen, liegen dazwischen, ist dazwischen, "
        "sind dazwischen, liegt am weg, liegen am weg, ist der weg, sind der weg"
    ),
    "good for a city": listed(
        "schützen, decken, sichern, schirmen, verteidigen, bewachen, retten, nah, nahe, näher, "
        "sicher, gedeckt, geschützt, gesichert, bedroht, bedrohen"
    ),
    "come together": listed(
        "treffen, trifft, zusammenkommen, zusammentreffen, zusammen, vereinigen, vereinen, versammeln, "
        "sammeln"
    ),
    "comes to a halt": listed(
        "anhält, anhalten, hält, halten, haltmacht, haltmachen, haltzumachen, stoppt, stoppen, halt"
    ),
    "further on": listed("weiter, weiterhin, noch"),
    "fed": listed(
        "essen, fressen, brot, nachschub, versorgung, versorgt, satt, futter, verpflegt, verpflegung, "
        "proviant"
    ),
    "points at him": listed("der, die"),
    "half": listed("halbe, halb, hälfte, fifty"),
    "no city": listed(
        "quartier, quartiere, winterquartier, stellung, aufstellung, posten, position, rast, lager, platz, "
        "abstand, rücksicht, besitz, beute, brot, proviant, vorräte, deckung"
    ),
    "comes hither": listed(
        "kommt, kommen, käme, gekommen, auftaucht, aufgetaucht, erscheint, erschienen, eintrifft, "
        "eingetroffen, ankommt, angekommen, anrückt, anmarschiert"
    ),
    "towards behind": listed("zu"),
    "thither": listed(
        "dorthin, dahin, ebendorthin, ebendahin, ebenfalls dorthin, auch dorthin, gleichfalls dorthin"
    ),
    "evens out": listed("ausgleichen, ausgleicht, halbieren, halbiert, angleichen"),
    "shares out": listed("teilen, teilt, verteilen, verteilt, aufteilen, aufteilt, gleichen, gleicht"),
    "evenly": listed("gleichmäßig, gerecht, hälftig, brüderlich, gleichen, halbe, aus, an"),
    "therefore": listed("deshalb, deswegen, darum, daher, folglich, somit, also, daraufhin"),
    "he alone": listed("er"),
    "goes alone": listed("allein, alleine"),
    "beside evened": listed("ihre, ihren, alle, sich, unter, untereinander, auf, zu, sollen, soll, bitte"),
    "whom he follows": listed("dem, denen, welchem, welchen"),
    "followed by": listed("gefolgt von, dicht gefolgt von, und hinter ihm, und dahinter"),
    "close behind": listed(
        "ihm auf den fersen, ihm dicht auf den fersen, auf den fersen, hinterher, hinterdrein, dahinter, "
        "dicht dahinter, direkt dahinter, gleich dahinter, hintennach"
    ),
    "whither": listed("wohin"),
    "before him": listed("vor, noch vor, bevor, ehe"),
    "no more than": listed("nur, bloß, lediglich, einfach, doch, doch nur, eben"),
    "survives": listed("lebt, leben, existiert, heil, unversehrt"),
    "is there yet": listed("da, dasteht, übrig"),
    "is caught": listed(
        "erwischt, erwischen, gefangen, fängt, abfängt, abgefangen, geschnappt, schnappt, gefressen, frisst"
    ),
    "goes along": listed("mitnehmen, mitkommen, mitgehen, mitfahren, mitziehen, mit ihm, mit ihnen"),
    "takes a train": listed(
        "nimmt, nehmen, frisst, frißt, fressen, verbrennt, verbrennen, vernichtet, vernichten, erbeutet, "
        "erbeuten, kassiert, kassieren, schnappt, schnappen, zerstört, zerstören, plündert, plündern, holt, "
        "holen, aufheben, aufzuheben, hebt"
    ),
    "is rid of a train": listed("weg, ade"),
    "is taken by": listed("vernichtet, verbrannt, weggenommen, wegnimmt, kassiert, genommen, nimmt"),
    "ends there": listed("schluss, schluß, basta, punkt, ende, aus, fertig, feierabend"),
    "may do": listed("kann, darf, könnte, soll, sollen, sollte, mag, muss, müssen"),
    "river called or": listed("Oder"),
    "letter arrives": listed("erreicht, liest, lest, lesen, ankommt, eintrifft, erhält, bekommt"),
    "beside letter arrives": listed(
        "dies, dich, euch, sie, das, dieser, diese, brief, mein, meine, zeilen, ihr, du, der, hier, es"
    ),
    "leads to what is meant": listed(
        "also, ja, jawohl, genau, richtig, nein, gut, okay, ok, na, nun, folglich, somit, demnach, na gut, "
        "also gut, also doch, gemeint, war, richtig, heißen, natürlich"
    ),
    "holds no more": listed(
        "gilt nicht, gelten nicht, hinfällig, überholt, ungültig, erledigt, löschen, lösche, gelöscht, "
        "streichen, gestrichen, zurücknehmen, zurückgenommen, rückgängig, stattdessen, statt dessen, ändere, "
        "ändern, geändert, nichts draus, nichts daraus, annulliert, widerrufen"
    ),
    "errs in a letter": listed(
        "vertan, geirrt, verschrieben, vertippt, versehen, irrtum, irrtümlich, falsch, verwechselt, "
        "verguckt, verlesen, verrutscht, verhaspelt"
    ),
    "letter told": listed(
        "geschrieben, schrieb, brief, mail, letzten, letzter, gestern, vorhin, sollte, sollten, solle, "
        "geschickt, befohlen, angeordnet, hatte, hatten, ursprünglich"
    ),
    "oh no": listed("ach, oje, och, verdammt, mensch, himmel, herrje, oh, o"),
    "closes a thought": listed("und gut, und fertig, und aus, basta, punkt, fertig, mit ihm, mit ihnen"),
    "in one point": listed("punkt, punkte, punkten, detail, kleinigkeit, stelle, sache"),
    "is of no avail": listed("nichts mit, wird nichts, schluss mit, kein, keine, nix mit, doch nicht"),
    "is far enough": listed("reicht, genügt, langt, tut's, tuts"),
    "he and no other": listed("allein, nur, alleine"),
    "decides on it": listed(
        "doch, also, gut, nun, jetzt, endgültig, bleibt, dabei, schön, ja, lieber, stattdessen"
    ),
    "alone suffices": listed("genügt, reicht, reichen, genug, dafür, geht, zieht, es, das, aus"),
    "thought of before": listed(
        "könnte, könnten, vielleicht, würde, hätte, wollte, sollte, sollten, hatte, erwog, schickte"
    ),
    "one who is there": listed("general, mann, herr, feldherr, marschall"),
    "wrote before": listed("schrieb, geschrieben, gesagt, befahl, befohlen, gemeldet"),
    "that he": listed("dass, daß"),
    "lays down": listed("hin, lege, gebe, geb, nimm, nehmt, hier, opfere, biete, tausche, spende"),
    "in exchange": listed("dafür, im tausch, im gegenzug, als gegenleistung, für ihn, für sie, hierfür"),
    "the price": listed("preis, kosten, kostet, bezahlung, zahlung, karten, karte"),
    "receives them": listed("empfänger, für, bekommt, erhält, stößt zu, geht zu, geht an, zu, an"),
    "saves it": listed("spare, sparen, gespart, bleibt, bleiben, behalte, behalten"),
    "above all": listed("vor allem, erst recht, für später"),
}
"""A part of the table `remarks` of German."""
