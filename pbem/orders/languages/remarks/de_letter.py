"""German words of sentences about the letter itself and its orders, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

REMARK_WORDS = {
    "correction": listed(
        "quatsch, scherz, nein, halt nein, moment, doch nicht, stopp nein, korrektur, ich meine, "
        "ich meinte, meine ich, mein ich, meinte ich"
    ),
    "rather": listed(
        "lieber, doch lieber, besser, oder besser, besser gesagt, vielmehr, stattdessen, statt dessen"
    ),
    "no": listed("nein, nee, nö"),
    "takes back": listed(
        "vergiss es, vergiss das, vergesst das, vergiss den, vergiss die, vergiss ihn, vergiss sie, "
        "vergesst es, streich das, streiche das, streich den, ignoriere das, ignorier das, lassen wir das, "
        "das war falsch, das ist falsch, lieber nicht, besser nicht, doch nicht, lieber doch nicht, "
        "kommando zurück"
    ),
    "in place of": listed("statt, anstatt, anstelle von"),
    "but rather": listed("sondern, sondern lieber, vielmehr"),
}
"""A part of the table `sentence` of German."""

LETTER_WORDS = {
    "for whom": listed("für, bei, von, in, mit"),
    "leaves behind": listed("lässt, lassen, lasse, lass"),
    "behind": listed("zurück, stehen, dort, da"),
    "back again": listed("zurück, heim, retour, kehrt, umkehren, kehren"),
    "everything": listed("alles, war's, wars"),
    "can be": listed("werden"),
    "has to go": listed("muss los, muß los, muss weg, muß weg, muss jetzt los, ab ins Bett, muss rennen"),
    "wishes so": listed("würde"),
    "has to be done": listed("gern, gerne"),
    "is everything": listed("das, ist, war, war's, wars"),
    "turn": listed("zug, runde, train"),
    "final": listed("fertig, endgültig"),
    "ready": listed("bereit, vollständig, komplett"),
    "nations": listed("nationen, nation, beide, beiden"),
    "beside final": listed(
        "soll, sein, wäre, wär, damit, bin, ich, ist, sind, wir, mein, meine, meinen, unser, zug, züge, "
        "train, runde, brief, befehle, für, beide, beiden, alle, alles, das, war, war's, es, jetzt, nun, "
        "so, und, mit, dem, den, diesem, diesen, diese, dieser, hiermit, heute, aufstellung, bitte, dann, "
        "nationen, also, von, mir, uns, meinem, der, auch, wirklich, endlich, ganz, wars, empfehle, mich, "
        "verabschiede"
    ),
    "everybody": listed("ich, wir, beide, beiden, mein, meine, unser, brief"),
    "for all": listed("für alle"),
    "beside finished": listed("und, für, mit"),
    "too": listed("auch, ebenso"),
    "before a verb": listed(
        "kann, konnte, könnte, soll, sollte, wird, würde, muss, musste, will, wollte, zu"
    ),
    "letter": listed("brief, briefs, briefes, befehle, geschrieben, befohlen"),
    "of a letter": listed(
        "heute, abend, sagen, melden, schreiben, hinzufügen, mail, brief, nachricht, woche, mir"
    ),
    "rides": listed(
        "ich sitze im, ich bin im, sitze im, sitze gerade im, bin gerade im, schreibe aus dem, schreibe im"
    ),
    "rest": listed("rest, andere, anderen, übrige, übrigen, sonst"),
    "stands": listed("bleibt, bleiben, gilt, gelten, steht, stehen"),
    "beside rest": listed(
        "alles, der, die, das, wie, es, ist, war, ich, wir, habe, haben, von, vom, meines, meine, meinem, "
        "letzten, ersten, bitte, und, so, weiter, weiterhin, im, aus, dem"
    ),
    "as earlier": listed("wie bisher, wie zuvor, wie vorher, wie früher"),
    "earlier": listed("bisher, zuvor, vorher, früher"),
    "yesterday": listed("gestern, gestrige, gestrigen, vorgestern, neulich"),
    "as": listed("wie"),
    "adds": listed("nachtrag, zusatz, ergänzung, ergänzend, zusätzlich"),
    "changes orders": listed("korrektur, korrekturen, berichtigung, änderung, änderungen, planänderung"),
    "beside changes": listed(
        "kleine, kleiner, kurze, schnelle, meinem, meinen, befehlen, mal, plan, noch, bitte, bevor, du, "
        "sie, ausführst, ausführt, ausführen, falls, wenn, möglich, geht, spät, ich, hätte, habe, muss, "
        "wir, eine, einen, zwei, machen, am, an, bei, für, es, losgeht, los, weitergeht, anfängt, beginnt"
    ),
    "beside adds": listed(
        "zu, zum, dies, das, sie, er, es, ist, sind, nur, ein, eine, kein, keine, nicht, nichts, ersatz, "
        "ersetzt, ersetzen, ihn, davon, fällt, weg, heute, gestern, heutigen, gestrigen"
    ),
    "language": listed("sprache, schreib, schreibe, schreibt, schreiben, briefe, berichte, schick, schicke"),
    "beside turn": listed(
        "für, und, dann, meine, mein, die, der, befehle, plan, nun, jetzt, hier, sind, zu, zur"
    ),
    "beside language": listed(
        "bitte, sie, mir, uns, künftig, ab, jetzt, sofort, auf, in, meine, die, alle, nur, noch, "
        "weiterhin, von, nun"
    ),
    "he does": listed("kämpft, verteidigt, wehrt, gibt, ergibt, verliert, riskiert, streckt"),
    "verb first": listed(
        "gewinne, gewinnen, siege, siegen, verliere, unterliegt, werde, werden, sollte, legt, kommt, "
        "greift, geht, zieht, spielt, hat, hätte, ist, wäre, steht, bleibt, verliert, gewinnt, gibt, wird, "
        "flieht, weicht, fällt, nimmt, bricht, hält, antwortet, sticht, macht, will, setzt, wirft, "
        "marschiert, rückt, kann, muss, bringt, erhöht, verstärkt, sollte, käme, ginge, braucht, "
        "legen, kommen, greifen, gehen, ziehen, spielen, haben, hätten, sind, wären, stehen, bleiben, "
        "verlieren, fliehen, weichen, fallen, nehmen, halten, antworten, wollen, setzen, marschieren, "
        "rücken, können, müssen, sollten, kämen, gingen, brauchen"
    ),
    "rest of troops": listed(
        "rest, übrig, übrigen, restlichen, bleibt, bleiben, verbleibenden, anderen, alle, alles"
    ),
    "gives a card up": listed(
        "weg, fliegt, fliegen, raus, rausfliegen, geht, gehen, hergeben, gebe, gib, geb, abgeben, abgegeben, "
        "her, verzichte, verzichten, entbehre, entbehren, opfere, opfern, "
        "schmeiße, schmeiß, schmeißt, werfen, wirft, geworfen, wandert, wandern, trennen, trenne, abzugeben, "
        "abwurf, abwürfe, abgelegten, abzulegende, abzulegenden, abgeworfene, abzuwerfende, ablagestapel, "
        "ablagestoß, ablegestapel, aussortieren, aussortiert, loswerden, raus damit"
    ),
    "of another thing": listed("zuerst, zweifel"),
    "no matter": listed(
        "egal, gleich, gleichgültig, einerlei, wurscht, wurst, schnuppe, gleichviel, ungeachtet"
    ),
    "announces": listed("dies, das, diese, hier, nun, jetzt, zuerst, erst, dann, zuletzt, weiter"),
    "beside heading": listed(
        "mein, meine, unser, unsere, die, der, den, das, alle, allen, an, für, von, diese, "
        "dieser, runde, zug, hier, kommen, sind, ist, nun, zuerst, erst, anweisungen, "
        "verfügungen, züge, folgt, folgende, wie, es, für, in, zu, dann, jetzt, und"
    ),
    "forces": listed(
        "verbände, streitkräfte, truppen, armeen, armee, heer, generäle, generale, kommandeure, "
        "offiziere, einheiten"
    ),
    "rest of generals": listed("anderen, andern, übrigen, restlichen, sonstigen, Rest"),
    "narrows": listed("nur, bloß, lediglich, ausschließlich, allein, einzig"),
    "number of a question": listed("nr, nummer, frage, zu, zur frage, auf"),
    "how others stand": listed(
        "wartet, warten, steht, stehen, sitzt, sitzen, hungert, hungern, verhungert, verhungern, "
        "lauert, lauern, lagert, lagern, ist, sind, schläft, schlafen, hockt, hocken"
    ),
    "cut short": listed(
        "abl, abw, rekr, rek, verst, aufst, niedr, bez, bzw, ca, ggf, evtl, gef, max, mind, höchst, inkl, "
        "exkl, einschl, zzgl, gg, ver, aufg, angr, att, rückz, hauptstr, hptstr, str, tr, res"
    ),
    "no name": listed(
        "des, werden, wie, können, habe, gut, gar, mal, wohl, hallo, letzten, geben, liegen, meinen, wissen, "
        "machen, draußen, schlechter, schwierig, schwer, müde, grüßen, zeit, habt, hab, mein, trau, "
        "traue, traut, "
        "musste, mussten, sollen, schaue, brauche, brauchen, sommer, meister, mark, bin, mag, schwach, lang, "
        "halb, ferner, große, großer, großen, schon, schön, stadt, städte, greife, havel"
    ),
    "forgets": listed(
        "vergiss, vergesst, streiche, streich, streichen, storniere, ignoriere, lösche, zurück, widerrufe"
    ),
    "beside forgets": listed(
        "den, die, das, der, befehl, zug, marsch, für, von, mit, nehme, nehm, nimm, ziehe, ich, wir, ps, p, "
        "s, bitte, doch, er, sie, es, bleibt, bleiben, und, wieder, nein, halt, sorry, entschuldigung, oben, "
        "mein, meinen, meine, war, geschriebene, lieber, wo, ist, da, daheim, dann, also, stehen"
    ),
    "changes something": listed(
        "ps, doch, anders, überlegt, stattdessen, nein, korrektur, lieber, besser, sorry, entschuldigung, "
        "nachdenken, überlegen, vergiss, streich, streiche, ändere, änderung, allerdings, verzeihung"
    ),
    "sent before": listed(
        "geschickt, gesendet, gesandt, befehle, befehl, befehlen, brief, briefs, mail, vorliegt, vorliegen, "
        "bisherigen, bisher, früheren, gestern, gehabt, vorher, zuvor, geschrieben, gemailt, anweisungen, "
        "liegt, gemeldet, angegeben, "
        "schon, eingereicht, abgegeben, von, dort, letzten"
    ),
    "goes on to hold": listed(
        "bleibt, bleiben, gilt, gelten, wie, bestehen, unverändert, gültig, weiter, weiterhin, lass, lasst, "
        "lassen, behalten, behalte, kraft, steht, stehen, zusätzlich"
    ),
    "holds": listed(
        "gilt, gelten, bestehen, weiter, weiterhin, gültig, bleiben, bleibt, wie, behalten, kraft, zusätzlich"
    ),
    "rest of it": listed(
        "rest, alles, andere, anderen, übrige, übrigen, sonst, ansonsten, nichts, restliche, restlichen"
    ),
    "unchanged": listed(
        "unverändert, gleich, gehabt, ändert, ändern, geändert, bisher, vorher, zuvor, geschickt, gemeldet"
    ),
    "one change": listed(
        "änderung, änderungen, korrektur, korrekturen, nachtrag, zusatz, ergänzung, fehler, "
        "ändere, "
        "ändern, ändert, ersetze, vergessen, zusätzlich, nachträglich, ps, geändert, korrigiere, korrigieren"
    ),
    "how much changes": listed(
        "eine, einer, einzige, einzigen, nur, kleine, kleinen, kleiner, kurze, winzige, vergessen, bloß, "
        "ein, paar, einige, zwei, drei, mehrere, folgende, punkt, punkte, punkten, einem, einen, muss, mich"
    ),
    "beside sent before": listed(
        "der, die, das, den, dem, des, mein, meine, meinem, meinen, meiner, meines, von, vom, zu, zum, "
        "zur, im, in, "
        "ist, sind, war, es, sie, ich, wir, du, ihr, hast, habt, habe, hab, haben, was, bitte, mit, und, "
        "für, "
        "aus, so, er, dir, mir, dich, nicht, sich, daran, hier, da, letzte, letzten, erste, ersten, schon, "
        "auch, noch, runde, zug, eben, einfach, leider, ps, dies, diese, dieser, heute, ja, ach, lass, an, "
        "alle, ich, genau, entschuldige, entschuldigung, sorry"
    ),
    "exception": listed("ausnahme, ausnahmen"),
    "written before": listed(
        "geschickt, gesendet, gesandt, befehle, befehl, befehlen, brief, mail, vorliegt, vorliegen, "
        "geschrieben, gemailt, anweisungen, eingereicht, abgegeben, hinterlegt, befohlen, angeordnet"
    ),
    "as it is": listed(
        "wie es ist, so wie es ist, wie sie ist, wie er ist, wie sie sind, wie es steht, wie sie steht"
    ),
    "what was": listed("was"),
    "sighs": listed("ach, oh, äh, ähm, hm, hmm, na, also, doch, für, dann, eben"),
    "was nonsense": listed("quatsch, unsinn, blödsinn, falsch, stopp, halt"),
    "asking": listed("fragen, frage, gefragt, nachfrage, rückfrage, rücksprache"),
    "has in hand": listed("habe, hab, halte"),
    "beside held": listed("davon, von, denen, ja, noch, auf, der, hand, eh, schließlich, zum, glück"),
    "as ever": listed("üblich, immer, sonst, stets, gewohnt"),
    "own orders": listed("befehle, befehl, befehlen, brief, mail, anweisungen, vorliegt, vorliegen"),
    "not at all": listed("nicht, nichts"),
    "changes at all": listed("ändert, ändern, geändert"),
    "only this": listed("nur, außer, aber, bloß, lediglich"),
    "who does": listed("der, die, das"),
    "says yes": listed("ja, jawohl, klar, genau, sicher, jep, gewiss, unbedingt"),
    "beside yes": listed(
        "mach, macht, machen, das, bitte, wir, so, los, doch, soll, er, sie, sollen, wird, "
        "gemacht, es, natürlich, gern, gut, dann, ich, will, tu, auf, jeden, fall"
    ),
    "pays for": listed("für, nimm, nehme, nehmen, verwende"),
    "covers the price": listed(
        "reicht, reichen, dafür, sollte, sollten, deckt, decken, genügt, genügen, zusammen, das, es, ab, "
        "wohl, müsste, müssten, dazu, bezahle, zahle, ich, damit"
    ),
    "would have": listed("hätte, hätten"),
    "gladly": listed("gern, gerne"),
    "as it is not": listed(
        "würde, würden, hatte, hatten, hat, haben, hätte, hätten, bräuchte, war, waren, "
        "wäre, wären, könnte, könnten"
    ),
    "will": listed("soll, sollen, wird, werden, darf, braucht"),
    "new piece": listed("neu, neuer, neuen, neues, neue, verlorener, verlorenen, verlorene, ersatz"),
    "gets new troops": listed(
        "bekommt, bekommen, kriegt, kriegen, erhält, braucht, für, an, zu, neue, neuen, kaufe, rekrutiere, "
        "rekrutiert, werden, dazu, weitere, hätte, gern"
    ),
    "raises to": listed(
        "bringen, bringe, gebracht, aufgestockt, aufstocken, stocke, auffüllen, aufgefüllt, verstärkt, "
        "verstärken"
    ),
    "end of a verb": listed("ein"),
    "buys": listed(
        "kauft, kaufe, kaufen, rekrutiert, rekrutiere, rekrutieren, nachkaufen, nachkauf, einkauf"
    ),
    "standing": listed(
        "dauerbefehl, dauerbefehle, dauerhaft, daueranweisung, daueranweisungen, ständige, ständigen, "
        "ständig, dauerauftrag, daueraufträge, dauerbefehlen"
    ),
    "beside standing": listed(
        "für, der, die, das, mein, meine, befehl, befehle, als, ein, plan, pläne, beide, beiden, nationen, "
        "und, auch, hier, gilt, gelten, ebenso, ebenfalls"
    ),
    "has to": listed("muss, müssen, müsste, sollte, gezwungen, nötig, fällig, wenn, falls"),
    "lets him choose": listed(
        "frag, frage, fragt, fragen, gefragt, entscheide, entscheiden, wähle, aussuchen"
    ),
    "gives troops": listed(
        "gibt, gib, gebe, überlässt, überlasse, überstellt, leiht, tritt, verschiebe, verschieben, schickt, "
        "reicht, übergibt, übertrage, übertragen, abgetreten, abgegeben, stellt, stellen"
    ),
    "he gives troops": listed("gibt, überlässt, überstellt, leiht, tritt, schickt, reicht, übergibt, stellt"),
    "gets troops": listed(
        "bekommt, bekomme, kriegt, erhält, übernimmt, nimmt, nimm, nehme, nehmen, nehmt, holt, empfängt, "
        "leiht sich, verstärkt, hat"
    ),
    "to the taker": listed("an, bei"),
    "one troop": listed("truppe, armee, mann"),
    "full share": listed("max, maximum, voll, volle, vollen"),
    "or rather": listed("beziehungsweise, bzw"),
    "in equal parts": listed(
        "hälfte, halb, halbe, gleich, gleichen, gleiche, gleichmäßig, je, jeweils, teilen"
    ),
    "both": listed("beide, beiden"),
    "twice": listed("zweimal, doppelt"),
    "too much": listed(
        "zu viel, zuviel, zu viele, verschenkt, verschenke, vergeudet, verschwendet, drüber, "
        "darüber, übrig, überzahlt, überbezahlt"
    ),
    "makes a sum": listed("macht, ergibt, gibt, sind zusammen, summe, zusammen"),
    "mentioned": listed(
        "genannt, genannte, genannten, erwähnt, erwähnte, erwähnten, aufgeführt, aufgeführten"
    ),
    "beside stay": listed(
        "überall, "
        "rührt, rühren, sich, diesmal, gar, tut, passiert, macht, machen, überhaupt, heuer, bei, uns, "
        "dies, dieses, diesmal, mal, mir, mich, uns, meinerseits, gar, überhaupt, heute, meiner, meinen, "
        "unseren, unserer, doch, sich, was, wie, still, ganz, komplett, hier, einfach, vorerst, erstmal, "
        "noch, werden, wird, keinen, einzigen, schritt, lasse, lassen, lass, vollständig, gänzlich, "
        "verbände, verband, kräfte, truppenteile, kontingent, völlig, total, figuren, einheiten, "
        "nationen, seiten, quartier, quartiere, quartieren, stellung, stellungen, posten, platz, "
        "plätzen, ort, orten, ihren, ihrem, ihrer, seinem, seiner, unserem, sämtlich, samt, gezogen, bewegt, "
        "herren, meine"
    ),
    "sparing": listed("außer, ausgenommen"),
    "none of it": listed("keins, keine, keines"),
    "beside if there": listed(
        "da, dabei, keins, keine, keines, eins, eine, gibt, habe, hab, ziehe, gezogen, vorhanden, möglich, "
        "geht, darunter"
    ),
    "measured by": listed("als"),
    "nothing": listed("nichts, nirgends, nirgendwo, nirgendwohin, niemals, nie, kein, keine"),
    "cries": listed("ha"),
    "once more": listed("noch einmal, nochmal, nochmals, wieder, erneut, abermals, ein weiteres mal"),
    "next time": listed("nächstes mal, das nächste mal, beim nächsten mal, in zukunft, künftig"),
    "undecided": listed("vielleicht, eventuell, womöglich, unschlüssig, unsicher, morgen, später"),
    "so": listed("also, daher, deshalb, darum, deswegen, drum"),
    "too much of it": listed("zu"),
    "there": listed("dort, da"),
    "asks": listed("könntest, kannst, würdest, könntet, könnten"),
    "asks politely": listed("ziehst, zieht, schickst, bewegst, lässt, lasst, bringst, führst, verlegst"),
    "all but": listed("außer, ausser, ausgenommen, ausnahme, ausnahmen, bis, nur, bloß, lediglich"),
    "beside all but": listed("auf, von, mit, aber, der, die, den, einer, zwei, drei, vier"),
    "once": listed("wenn, sobald, nachdem, sowie"),
    "has left": listed(
        "weg, fort, raus, draußen, heraus, abgezogen, gezogen, abmarschiert, geräumt, verlassen, ausgerückt, "
        "durch, vorbei, vorüber, weitergezogen, losgezogen, aufgebrochen"
    ),
    "is done": listed("erledigt, fertig, geschehen, getan, vollzogen, passiert, gemacht"),
    "before that": listed("davor, vorher, zuvor, vorab, aber vorher, aber zuerst"),
    "none so far": listed("kein, keine, keinen, nichts, nix"),
    "not yet": listed("noch, bislang, bisher"),
    "orders follow": listed(
        "folgt, folgen, später, morgen, kommt, kommen, melde, nachreichen, nachgereicht, schreibe, nachher"
    ),
    "passes": listed("passe, passt, passen, aussetzen, setzt, setze, schläft, pennt, schlummert, döst"),
    "fights of all": listed("kämpfe, gefechte, schlachten"),
    "both nations": listed("nationen, seiten, überall"),
    "beside duels": listed(
        "reihenfolge, der, kämpfe, kampf, angriffe, kämpft, zuerst, erst, zuletzt, danach"
    ),
    "nor": listed("noch"),
    "abbreviated": listed("dh"),
    "than": listed("als"),
    "hesitates": listed(
        "halt, stopp, stop, ach, äh, ähm, hm, hmm, ups, hoppla, verzeihung, entschuldigung, entschuldige, "
        "sorry, pardon, mist, oh, falsch, verkehrt, quark, blödsinn, unsinn, was"
    ),
    "wants a city": listed("will, wollen, möchte, möchten, braucht, brauchen, bekommt, kriegt, kassiert"),
    "was not": listed("mochte nicht, mochten nicht, war nicht, waren nicht"),
    "bare not": listed("nicht"),
    "bare no": listed("nein, nicht, nix, nö, keiner, keine"),
    "only thought of": listed(
        "vielleicht, eventuell, womöglich, möglicherweise, könnte, könnten, wollte, wollten, überlege, "
        "überlegte, dachte"
    ),
    "wasted": listed("verschwendung, verschwendet, verschwenden, zu schade, schade"),
    "anything": listed("alles, irgendwas, irgendetwas, jede"),
    "never": listed("nie, niemals, nicht, keinesfalls, auf keinen fall, bitte nicht"),
    "breaks off": listed("fall, falle"),
    "only telling": listed("als, ob"),
    "impersonal": listed("es, man"),
    "oneself": listed("sich, selbst, selber"),
    "passive": listed("wird, werden, wurde, wurden, worden"),
    "beside attack": listed(
        "von, dort, da, aus, daraus, auf, den, die, der, gegen, an, bitte, sofort, gleich, direkt, hier, dann"
    ),
    "marches behind": listed("hinter, soll, sollte, kann, darf, muss"),
    "the first of two": listed("erste, ersten, erster, ersteren, erstere, ersterer"),
    "the second of two": listed("zweite, zweiten, zweiter, letztere, letzteren, letzterer"),
    "after all": listed("doch, nun doch, doch lieber, jetzt doch"),
    "march, as a noun": listed("zug, züge, marsch, märsche, bewegung, bewegungen"),
    "bids to attack": listed("angreifen, attackieren, anzugreifen, Angriff, Attacke, greif, angr"),
    "fight plan": listed("kampfplan, kampfpläne, kampfplans, schlachtplan, schlachtpläne"),
    "excepts": listed("außer, ausgenommen, abgesehen, ausschließlich"),
    "excepting": listed("außer"),
    "solely": listed("nur"),
    "only": listed("nur, aber, außer, höchstens"),
    "other side": listed("er, sie, es, man, gegner, feind, jemand, einer, keiner, niemand, dieser, anderer"),
    "greeting": listed(
        "hallo, hi, hey, moin, servus, guten, morgen, tag, abend, grüß, grüezi, gott, liebe, lieber, "
        "liebes, lieben, sehr, geehrter, geehrte, geehrten, verehrter, verehrte, hochverehrter, "
        "hochverehrte, werter, herr, frau, herren, damen, spielleiter, spielleiterin, spielleitung, "
        "bonjour, salut, zusammen, allerseits, miteinander, freunde, mitspieler, ihr"
    ),
    "parting": listed(
        "gruß, grüße, grüßen, grüsse, grüssen, lg, mfg, herzliche, herzlichen, herzlichst, viele, vielen, "
        "beste, besten, liebe, schöne, schönen, freundliche, freundlichen, mit, dein, deine, euer, eure, "
        "danke, dank, tschüss, tschüß, ciao, bald, bis, ergebener, gehorsamster"
    ),
    "guess unasked": listed("nicht, nie, ohne, niemals, kein mal"),
    "guess loss": listed(
        "Verlust, Verluste, Verlusten, verliert, verlieren, verliere, verloren, Armee, Armeen, Truppen, "
        "Truppe, minus, hinten, Rückstand"
    ),
    "guess minus": listed("minus"),
    "guess spend": listed("Punkte, Punkten, Punkt, ausgeben, ausgibt, kosten"),
    "guess low": listed(
        "niedrig, niedrige, niedrigste, niedrigsten, kleinste, kleinsten, kleine zuerst, kleine Karten, "
        "klein, die kleinen, sparsam, billig, billigste"
    ),
    "guess high": listed(
        "hoch, hohe, höchste, höchsten, größte, größten, große Karten, dicke Karten, beste Karte, die dicken"
    ),
    "guess no reserve": listed(
        "keine Reserve, keine Reserven, ohne Reserve, ohne Reserven, Reserve behalten, Reserven behalten, "
        "Reserve nie, Reserven nie, Reserve natürlich nie, nie eine Reserve, Reserve bleibt, Reserven "
        "bleiben, Reserve aufheben, Reserven aufheben, Reserve sparen, Reserven sparen, die Reserve nicht"
    ),
    "guess ask": listed(
        "frag mich, fragt mich, fragen, gefragt werden, gefragt, nachfragen, selbst entscheiden, entscheide "
        "ich"
    ),
    "guess concede": listed(
        "gibt auf, geben auf, gib auf, aufgeben, gebe auf, kapituliert, kapitulieren, kämpft nicht, nicht "
        "kämpfen, kampflos, ohne Kampf, zieht sich zurück, gibt sofort auf, gibt gleich auf, gibt sich "
        "geschlagen"
    ),
    "guess fight": listed(
        "um jeden Preis, bis zum Letzten, bis zum Ende, bis zum Schluss, bis zum Schluß, koste es was es "
        "wolle, alles ausgeben, alles geben, mit allem, durchkämpfen, auskämpfen, niemals aufgeben, nie "
        "aufgeben"
    ),
    "guess narrower": listed(
        "wenn, falls, sollte, sollten, sofern, sonst, ansonsten, außer, es sei denn, solange, sobald, bis, "
        "besetzt, frei, leer, noch, Herz, Pik, Kreuz, Karo, über, unter, als, Karten, zweite, dritte, nur, "
        "nachdem, bevor"
    ),
    "accepts": listed("ja, jawohl, jep, jo, genau, richtig, stimmt, einverstanden, korrekt"),
    "beside accepts": listed(
        "bitte, so, das, ist, war, es, gemeint, meine, meinte, ich, zu, und, beides, beide, alle, alles, "
        "danke, nummer, nr, vorschlag, vorschläge, vorschlägen, wie, vorgeschlagen, gelesen, dem, den, der, "
        "die, will, möchte, nehmen, nimm, nehme, ganz"
    ),
    "absent": listed(
        "weg, fort, verreist, abwesend, im urlaub, in urlaub, in den ferien, nicht da, unterwegs, "
        "auf reisen, nicht erreichbar"
    ),
    "beside absent": listed(
        "ich, wir, bin, sind, werde, werden, sein, vom, von, dem, den, der, am, da, weil, und, auch, bitte, "
        "übrigens, leider, ps, wieder, also, zu, in, im"
    ),
    "takes back orders": listed(
        "widerrufe, widerrufen, storniere, stornieren, zurückziehen, zurücknehmen, aufheben, aufgehoben, "
        "gestrichen, gelöscht"
    ),
    "takes": listed("ziehe, ziehen, nehme, nehmen"),
    "back": listed("zurück"),
    "beside takes back": listed(
        "ich, wir, möchte, will, wollen, hiermit, bitte, alle, alles, meine, meinen, meiner, unsere, die, "
        "das, den, der, letzten, alten, bisherigen, bisher, für, ganzen, runde, diese, dieser, "
        "geschickten, habe, und"
    ),
    "tells": listed(
        "sag, sage, sagt, sagen sie, richte, richtet, nachricht an, botschaft an, brief an, notiz an"
    ),
    "heading": listed(
        "hier, anbei, sind, ist, kommen, folgen, mein, meine, unsere, der, die, das, den, des, für, ganze, "
        "ganzen, runde, zug, züge, aufstellung, erste, ersten, zweite, zweiten, nächste, nächsten, diese, "
        "beide, beiden, alle, nationen, und, befehle, brief, mit, zu, zur"
    ),
}
"""The table `remarks` of German."""
