"""German words of sentences that tell of something and order nothing, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

TALE_WORDS = {
    "tale": listed(
        "ich wette, jede wette, wetten dass, mein tipp, ich tippe, ich höre, ich hörte, ich hab gehört, "
        "ich habe gehört, wie man hört, man sagt, man munkelt, es heißt, angeblich, gerüchten zufolge, "
        "wenn du mich fragst, wenn ihr mich fragt, wenn man mich fragt, du hast gesagt, ihr habt gesagt, "
        "du sagtest, hattest du gesagt, ich habe dich gewarnt, ich hab dich gewarnt, ich habe euch gewarnt, "
        "ich dachte, ich erinnere mich, erinnert mich, hat mir erzählt, hat mir gesagt, hat erzählt, "
        "hat behauptet, behauptet, jeder weiß, alle wissen, "
        "wer hätte gedacht, hätte gedacht, an deiner stelle, an eurer stelle, an seiner stelle, "
        "eines tages, irgendwann, irgendwann mal, nächstes jahr, letztes mal stand, im letzten spiel, "
        "in unserem letzten spiel, in der letzten partie, in der geschichte, historisch, "
        "im wirklichen leben, tut mir leid, tun mir leid, kann einem leid tun, armer kerl, der arme, "
        "traut sich nicht, traut sich doch, traut sich eh, macht mir sorgen, macht mir angst, "
        "mein held, heimlicher held, ein hoch auf, es lebe, hoch lebe, glückwunsch, gratuliere, "
        "friedensangebot, mein angebot, ich verspreche, versprochen, abgemacht, ausgemacht, vereinbart, "
        "unsere abmachung, meldet, melden, verlautet, zeitung, gazette, correspondenten, "
        "weiß nicht warum, keine ahnung, lohnt sich nicht, lohnt nicht, finger weg, "
        "ist dir hoffentlich klar, wäre noch, wär noch, wäre jetzt, "
        "wie die maus, bis weihnachten, "
        "vor weihnachten, verhungert, schläft, erst jetzt verstanden, schlecht geschlafen, "
        "ich ahne, ich fürchte, lieber sähe ich, sähe ich lieber, schielt auf, klingt wie, das klingt, "
        "das muss man ihm lassen, das gibt es doch, ist auch nur, kommt nicht in frage"
    ),
    "kin": listed(
        "meine oma, mein opa, meine großmutter, mein großvater, meine mutter, mein vater, mein sohn, "
        "meine tochter, meine frau, mein mann, mein onkel, meine tante, mein bruder, meine schwester, "
        "mein vetter, meine cousine, mein hund, meine katze, mein chef, mein nachbar, mein lehrer, "
        "meine eltern, meine kinder, mein freund, meine freundin"
    ),
    "past": listed(
        "war, waren, ward, wurde, wurden, hatte glück, hatte pech, hatten glück, hatten pech, kam, kamen, "
        "kämpfte, schlief, saß, saßen, schlug, starb, gedauert, gekostet, geschlafen, gespielt, gedacht, "
        "wollte ich eigentlich, eigentlich wollte ich, regnet, schneit"
    ),
    "went": listed(
        "ging, gingen, zog, zogen, nahm, nahmen, verlor, verloren, gegangen, gezogen, gewartet, gestanden, "
        "genommen, gewonnen, gelaufen, gekommen, hat, haben, stand, standen, hätte, hätten"
    ),
    "past time": listed(
        "letztes jahr, voriges jahr, letzte runde, vorige runde, letztes mal, voriges mal, letzte woche, "
        "letzte nacht, letzten monat, gestern, vorgestern, damals, vor jahren, seit weihnachten, früher, "
        "seinerzeit"
    ),
    "urging": listed(
        "soll, sollen, sollte, sollten, bitte, jetzt, nun, heute, muss, müssen, will, wollen, lass, lasst, "
        "möchte, möge, gern, gerne"
    ),
    "spoke": listed("sagte, meinte, rief, flüsterte, brummte"),
    "have": listed("hat, haben, hatte, hatten"),
    "yours": listed("dein, deine, deinen, deinem, deiner, euer, eure, euren, eurem"),
    "taunt": listed("nimm das, nimm, da hast du, da, ha, friss, schluck"),
    "beside a taunt": listed("das, dies, du, mein, lieber, alter, freund, hast, es, so, jetzt, nun, und"),
    "ahead of": listed("vor, bevor, ehe"),
    "anything else": listed(
        "allem, allen, anderen, andern, allen anderen, allen andern, allem anderen, sonst, irgendwer, "
        "jemand, irgendetwas, kämpft, gekämpft, wird, angreift, an"
    ),
    "parted verb": listed("an"),
    "where he was": listed(
        "wo er herkam, wo sie herkamen, wo er hergekommen ist, wo sie hergekommen sind, woher er kam, "
        "woher sie kamen, woher er gekommen ist, woher sie gekommen sind, wo er war, wo sie waren, wo er "
        "vorher war, wo er vorher stand, wo er stand, wo sie standen, alten platz, alte stellung, "
        "alten posten, alte position, alten stellung, alten plätze, ausgangspunkt"
    ),
    "what it is": listed("was, welche, wie, dessen"),
    "for whom it is": listed("an"),
    "high titles": listed(
        "majestät, könig, königin, kaiserin, kaiser, zarin, hoheit, exzellenz, spielleiter, spielleitung, hof"
    ),
    "cards of a suit": listed("karte, karten, kärtchen"),
    "comes first": listed("zuerst, erst, als erstes, vorneweg, voran"),
    "the small one": listed("kleine, kleinere, niedrige, niedrigere"),
    "the big one": listed("große, größere, hohe, höhere"),
    "passes by": listed("vorbei, vorüber"),
    "no city told": listed(
        "dorthin zurück, dahin zurück, woher, wohin, irgendwohin, überallhin, nirgendwohin, woandershin, "
        "anderswohin, woanders, Wahl, weiter, rückt nach, rücken nach, zieht nach, kommt nach, rückt auf, "
        "hinterher, dahinter, voraus, voran, wie gehabt, wie bisher, wie befohlen, wie immer, halben Weg, "
        "so weit er kann, so weit sie können, so weit es geht, soweit er kann, soweit es geht, andere "
        "Richtung, entgegengesetzt, dahin, wo, seinen Platz, so weit, außer Reichweite"
    ),
    "just like": listed("wie, genauso wie, genau wie, ebenso wie, so wie, dasselbe wie, das gleiche wie"),
    "likes less": listed("weniger, wenigsten, schlechter, schlimmer"),
    "it shall be": listed("soll, solls, es, sein, wird, wirds, werden, ist, muss, dann"),
    "all the generals": listed("generäle, generale, alle, truppen, armeen"),
    "of all fights": listed("jedem, jeder, jeden, allen, alle, immer, generell, grundsätzlich, überall"),
    "to somebody": listed("zu"),
    "wherever": listed("wo, wo auch, wo immer, wo auch immer, wohin, sooft, wen"),
    "he or she": listed("er, sie, ihn, ihm, ihnen"),
    "refuses to give up": listed(
        "in Frage, nicht in Frage, keine Option, geht gar nicht, keine Rede sein, keine Rede, denke ich "
        "nicht, denk ich nicht, werde ich nicht, werd ich nicht, werden wir nicht, gibt es nicht, gibts "
        "nicht, "
        "kommt nicht infrage, infrage"
    ),
    "nothing at all": listed("nichts, gar nichts, nix"),
    "is amazed": listed(
        "einen Besen, nen Besen, den Besen, meinen Hut, heiß ich, heiße ich, vom Stuhl, vom Glauben ab, Hut "
        "ab, "
        "den Hut vor, ich den Hut, mich wundern, ich mich wundern, geb aus ich, gebe aus ich, einen aus, "
        "nen Orden, einen Orden, bin ich "
        "baff, bin ich platt, staune ich, staun ich, Respekt, der Teufel holen, ein Bier"
    ),
    "yields": listed("weiche, weichen, wanken, fliehen, fliehe, laufen, davon, schritt, zoll, fußbreit"),
    "for the moment": listed("moment, heute, momentan, gerade, derzeit, zurzeit, augenblick, diesmal"),
    "holds cards": listed("hat, hält, besitzt, haben, habe, hab"),
    "of no use": listed(
        "es, hat, keinen, sinn, zweck, zwecklos, sinnlos, aussichtslos, nützt, bringt, nichts, das"
    ),
    "mourned": listed("verlust, verloren, betrauern, betrauert, vermisst, vermissen, gefallen, tot, fort"),
}
"""Words of sentences that tell of something, a part of the table `remarks` of German."""
