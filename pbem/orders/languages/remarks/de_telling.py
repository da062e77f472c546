"""German words by whose place in a sentence it tells of something and orders nothing."""

from __future__ import annotations

from pbem.orders.languages.language import listed

TELLING_WORDS = {
    "you that have it": listed("du, ihr, sie, dir, euch"),
    "have it": listed("hast, habt, haben, vorliegt, vorliegen"),
    "stays valid": listed("gilt, gelten, gültig, kraft, gültigkeit, bestehen"),
    "to be": listed("sein, gewesen"),
    "the last of them": listed("letzte, letzten, letztes, satz, zeile, befehl, zug, teil, wort"),
    "would like it": listed("hätte, hätt, hätten, will, möchte, wollte"),
    "to his liking": listed("gern, gerne, haben"),
    "asks leave to ask": listed(
        "darf ich bitten, darf ich dich bitten, darf ich sie bitten, dürfte ich bitten, "
        "dürfte ich dich bitten, dürfte ich sie bitten, darf ich euch bitten, ich möchte dich bitten, "
        "ich möchte sie bitten, ich bitte dich, ich bitte sie, ich darf sie bitten, ich darf dich bitten, "
        "wärst du so nett und würdest, wärst du so lieb und würdest, wärst du so freundlich und würdest, "
        "wären sie so nett und würden, wären sie so freundlich und würden"
    ),
    "the rest is fine": listed(
        "Rest passt, der Rest passt, Rest passt so, der Rest passt so, Rest passt schon, "
        "der Rest passt schon, Rest passt hoffentlich, Rest passt hoffentlich so, "
        "der Rest passt hoffentlich, der Rest passt hoffentlich so, alles andere passt, "
        "alles andere passt so, das andere passt, das andere passt so"
    ),
    "as is known": listed(
        "wie man weiß, wie ihr wisst, wie du weißt, wie wir wissen, wie jeder weiß, wie alle wissen, "
        "wie bekannt, bekanntlich, wie üblich"
    ),
    "wrote earlier": listed("schrieb, geschrieben, befahl, befohlen, angekündigt"),
    "that he": listed("dass, daß"),
    "taken together": listed("zusammen, insgesamt, zusammengenommen, summe"),
    "a whole turn": listed("runde, zug"),
    "near by": listed("bei, nahe, unweit, neben"),
    "compared to": listed("als"),
    "more, compared": listed("mehr, weniger, anders, lieber, eher, besser, höher, niedriger"),
    "enough to": listed("genug"),
    "so much that": listed("so"),
    "head of a list": listed(
        "züge, zug, bewegungen, bewegung, märsche, marsch, trosse, troßzüge, versorgung, versorgungszüge, "
        "kämpfe, kampf, kampfpläne, pläne, ablage, ablagen, abwurf, rekrutierung, rekruten, aushebung, "
        "angriffe, angriff, rückzüge, rückzug, generäle, generale"
    ),
    "me": listed("mich, uns, mir"),
    "bids": listed(
        "bitte, soll, sollen, sollte, sollten, muss, müssen, möge, mögen, lass, lasst, lassen, darf, "
        "dürfen, möchte, möchten, gib, nimm, mach, schick, kann, können, sieh, achte, würde, würd"
    ),
    "small before a remark": listed(
        "und, dann, na, tja, naja, ach, so, ja, nun, also, aber, doch, denn, der, die, das"
    ),
    "joins a reason": listed("weil, denn, da, sodass"),
    "is like": listed("ist, sind"),
    "seems like": listed(
        "tut, tun, friert, flucht, freut, freuen, leidet, träumt, träumen, braucht, sieht, sehen, liegt, "
        "liegen, schmerzt, fehlt, fehlen, scheint, scheinen, klingt, gefällt, gehört, gehören, hungert, "
        "ärgert, nervt, hasst, liebt, fürchtet, hofft, steht, stehen, sitzt, sitzen, lohnt, reicht"
    ),
    "was like": listed(
        "war, waren, wurde, wurden, hatte, hatten, wär, wäre, ging, gingen, kam, kamen, dachte, hoffte, "
        "wusste, wollte, wollten, konnte, konnten, musste, mussten, standen, sah, blieb, gab, verlor, "
        "kostete, verloren, gekostet, gewonnen, geschrieben, gehofft, verschenkt, nachgesehen, "
        "nachgezählt, mitgezählt"
    ),
    "has or is": listed("hat, haben, hab, habe, habt, ist, sind, bin, wurde, wurden"),
    "should have been": listed("hätte, hätten"),
    "had, in thought": listed("hätte, hätten"),
    "adverb": listed(
        "ja, schon, immer, noch, wohl, eben, halt, doch, auch, nur, sehr, ganz, so, leider, sowieso, eh, "
        "jetzt, wirklich, richtig, einfach, endlich, wieder, bestimmt, hoffentlich, übrigens, eigentlich, "
        "mir, uns, dir, euch, sich, bloß, längst, gar, viel, zu"
    ),
    "valued": listed(
        "fehler, schade, schande, billig, teuer, gut, schlecht, schön, schöner, traurig, furchtbar, "
        "lästig, gefährlich, plage, trauerspiel, witz, katastrophe, hungrig, müde, froh, leid, allein, "
        "einsam, schwach, stark, arm, sicher, unsicher, krieg, hoffnungslos, nutzlos, schwer, leicht, "
        "tapfer, narr, feigling, held, freund, problem, ärger, gefahr, dumm, klug, faul, langsam, segen, "
        "fluch, skandal, wunder, zauderer, hunger, pech, glück, angst, stolz, schwierig, frei, spannend, "
        "ehre, freude, dorn, geld"
    ),
    "what is supposed": listed("dass, ob, wie, was, wer, wann, warum, wo, daß"),
    "as follows": listed(
        "folgt, folgende, folgenden, folgendes, folgendermaßen, hier, nun, anbei, unten, so"
    ),
    "sends orders": listed(
        "schicke, schick, schicken, sende, senden, gesendet, geschickt, schreibe, schreib, schreiben, "
        "geschrieben, dazugeschrieben, aufgeschrieben, notiert, übersende, überreiche, unterbreite, "
        "anbei, beigefügt, abgebe, abgeben, fertig, eingefallen, fallen"
    ),
    "comes later": listed("kommt, kommen, folgt, folgen, gibt"),
    "time to come": listed(
        "morgen, später, nachher, heute, noch, bald, separat, demnächst, dann, wochenende, montag, "
        "sonntag, abend"
    ),
    "what is sent": listed(
        "befehle, anweisungen, aufstellung, schlachtordnung, kampfpläne, kampfplan, pläne, plan, kampf, "
        "kämpfe, kämpfen, antwort, antworten, brief, runde"
    ),
    "days": listed("tage, tagen, stunden, wochen, abende, minuten, uhr"),
    "behind or ahead": listed("hinten, vorn, vorne, zurück, rückstand, minus, vorsprung"),
    "waits to see": listed(
        "hoffe, hoffen wir, schauen wir, schauen wir mal, schaun wir mal, schau ma, sehen wir, "
        "sehen wir mal, mal sehen, mal schauen, gnade"
    ),
    "puts in front": listed("bringt, macht, bin, liege, hab, habe"),
    "is an end": listed("schluss, genug, ende, aus, stopp, halt, grenze, maximum, vorbei, fertig"),
    "wills": listed("will, wollen, muss, müssen"),
    "verb of a case": listed(
        "ist, sind, hat, haben, wird, werde, werden, reicht, steht, stehen, geht, gehen, kommt, kommen, bin"
    ),
    "nothing": listed("nix"),
    "no harm": listed("macht nichts, macht gar nichts, tut nichts"),
    "nearly": listed("fast, beinahe"),
    "gives away": listed("her, hergeben, herschenken, abtreten"),
    "country": listed(
        "schlesien, sachsen, böhmen, preußen, brandenburg, pommern, österreich, frankreich, russland, "
        "schweden, vaterland, reich"
    ),
    "wanted, thought": listed("wollte, dachte, hatte, gedacht, überlegt, geplant"),
    "at first": listed("eigentlich, erst, zuerst, ursprünglich, zunächst, anfangs"),
    "does it after all": listed("trotzdem, dennoch, dabei, mache, mach, tue, tu, ja, besser"),
    "of the railway": listed(
        "sitze, sitz, verspätung, bahn, bahnhof, wlan, ausgefallen, fiel, verpasst, pendle"
    ),
    "is played": listed("gespielt, gelegt, benutzt, eingesetzt, verwendet, gekämpft, verschwendet"),
    "is spared": listed(
        "tabu, reserviert, schade, aufgespart, aufgehoben, verboten, heilig, kostbar, unantastbar"
    ),
    "up": listed("bis"),
    "part ways": listed("getrennte, getrennt, auseinander, trennen, trennt"),
    "compared": listed("als"),
    "left over": listed("übrig, noch, insgesamt, genug, nur"),
    "supposes": listed(
        "ich hoffe, ich rechne damit, hoffentlich, ich fürchte, ich weiß, ich weiß nicht, ich glaube, "
        "ich glaub, ich glaube nicht, ich denke, ich vermute, ich nehme an, mal sehen, mal schauen, "
        "schauen wir mal, offenbar, anscheinend, vermutlich, wahrscheinlich, wie es aussieht, "
        "so wie es aussieht, sieht so aus, es sieht so aus, weiß der himmel, weiß der kuckuck, "
        "soviel ich weiß, soweit ich weiß, soweit ich sehe, meines wissens, ich bin gespannt, "
        "ich bin sicher, ich bin froh, ich bin traurig, ich bezweifle, ich sehe, ich verstehe, "
        "bekanntlich, wer weiß, keiner weiß, es ist klar, klar ist"
    ),
    "exclaims": listed(
        "was für ein, was für eine, was für, welch ein, welch eine, schade, jammerschade, schade um, "
        "nieder mit, hoch lebe, es lebe, tod den, ade, adieu, lebe wohl, danke für, vielen dank für, "
        "dank für, herzlichen dank für, entschuldigung wegen, entschuldigt, verzeihung, sorry wegen, "
        "kein wunder, es war ein fehler, gut dass, wie gut dass, schön dass, wie schön dass, zum glück, "
        "gott sei dank, leider, glückwunsch, gratulation, respekt, weh, ach je, oje, verflixt, mist, "
        "so ein, so eine, so ein pech, dumm gelaufen, typisch, immerhin, armer, arme, der arme, die arme, "
        "die armen, das war"
    ),
    "what would be": listed("hätte, hätten, hättest, wäre, wären, stünde, stünden, läge, lägen"),
    "wished, politely": listed("gern, gerne, lieber, bitte, möglichst, am liebsten, besser"),
    "nobody knows": listed(
        "steht in den sternen, weiß nur gott, weiß gott, weiß der teufel, weiß der himmel, weiß der kuckuck, "
        "weiß keiner, weiß niemand, weiß kein mensch, weiß ich nicht, wird sich zeigen, wird sich weisen, "
        "bleibt abzuwarten, werden wir sehen, werden wir ja sehen, sehen wir dann, sehe ich dann, "
        "auf einem anderen blatt, werd ich schon merken, werde ich schon merken, merke ich schon, "
        "merk ich schon, merken wir dann, werd ich schon sehen, werde ich ja sehen, ist die frage, "
        "ist fraglich, ist ungewiss"
    ),
    "fate of a city": listed(
        "weg, futsch, verloren, gefallen, dahin, unser, unsere, perdu, flöten, haben wir, gehört uns, "
        "gehört mir, gehört ihm, gehört ihr, steht vor der tür, vor der tür, nächste streich, wird folgen, "
        "ist dran, fehlt noch, haben wir verloren, alles weg, fehlt nur noch, im sack, "
        "in der tasche, in feindeshand, läuft nicht davon, läuft ihm nicht davon, läuft uns nicht davon, "
        "läuft mir nicht davon, läuft nicht weg, läuft ihm nicht weg, läuft uns nicht weg"
    ),
    "is beaten": listed(
        "vom brett, geschlagen, verjagt, vertrieben, besiegt, erledigt, vermöbelt, verprügelt, verdroschen, "
        "davongejagt, aufgerieben, vernichtet, weggefegt"
    ),
    "will be": listed(
        "könnte, könnten, wird, werde, werden, bestimmt, wohl, vermutlich, offenbar, wahrscheinlich"
    ),
    "participle": listed(
        "gehabt, gewesen, verloren, gewonnen, gekostet, gedacht, gewusst, gesehen, vergessen, bekommen, "
        "verschlafen, verstanden, verschenkt, versprochen, erwartet, gegessen, gestanden, gefallen, "
        "gelernt"
    ),
    "depends on": listed("hängt, hängen, abhängig"),
    "nothing to share out": listed(
        "nichts zu verteilen, nichts aufzuteilen, nichts zu teilen, nichts zu vergeben, nichts aufzustellen"
    ),
    "speaks of fights": listed(
        "gekämpft, kampf, kämpfen, kämpfe, gefecht, gefechte, schlacht, schlachten"
    ),
    "plans stand": listed(
        "pläne lass ich wie sie sind, pläne bleiben wie sie sind, pläne bleiben, plan bleibt, plan gilt "
        "weiter, kampfpläne lass ich wie sie sind, kampfpläne bleiben, kämpfe lass ich wie sie sind, "
        "kampfpläne bleiben wie sie sind, pläne gelten weiter, kampfplan bleibt"
    ),
    "together or apart": listed(
        "bleiben zusammen, bleiben diesmal zusammen, bleiben beieinander, gehen getrennte wege, gehen "
        "diesmal getrennte wege, trennen sich, trennen sich diesmal"
    ),
    "no longer holds": listed("kein halten mehr, kein halt mehr, nicht mehr halten, halten gilt nicht mehr"),
    "no longer": listed("nicht mehr, nicht länger, kein weiteres"),
}
"""A part of the table `remarks` of German."""
