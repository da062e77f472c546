"""Everyday German words that look like a name mistyped or cut short, and are none."""

from __future__ import annotations

from pbem.orders.languages.language import listed

EVERYDAY_WORDS = {
    "no name": listed(
        "ach, alt, alte, alten, anstalt, arten, bauen, baute, bauten, begehen, bemühen, benutzen, "
        "bereichen, beruhen, bestehen, besuchen, beten, betten, beute, beutel, binden, binnen, "
        "branche, braune, bremsen, bringen, buchen, bären, chefin, dessen, deuten, deutsch, "
        "deutsche, deutschen, diesen, dosen, drehen, drogen, drohen, drohnen, ehre, einlegen, "
        "enden, enger, erden, erlangt, erlassen, erlauben, erleben, frau, freiburg, freier, freude, "
        "friedlich, friedliche, gaben, gebunden, gefunden, gegenden, gegessen, geltenden, gelungen, "
        "gemeinden, gemessen, genauen, geniessen, geraten, gesessen, gesunde, gesunden, gesundes, "
        "gesungen, gesunken, glanz, glatt, glück, gott, grauen, griffen, grillen, grinsen, gründen, "
        "gründer, grüner, guten, gästen, heimlich, helle, hervor, jeher, jener, kassen, kerl, "
        "kessel, ketten, kissen, klassen, kochen, komisch, konten, kreisen, kreuzung, krisen, "
        "krone, kronen, köpfen, küssen, landen, laune, laut, lauten, leben, leber, lebten, leder, "
        "leere, lehnte, lehre, leser, lieben, linden, linien, linken, loben, läden, lösen, lügen, "
        "mai, manchen, maschine, massen, meilen, meinten, meinungen, meiste, meisten, meistens, "
        "meistern, melden, mengen, messe, messen, messer, minder, moschee, munter, muster, mutter, "
        "münze, münzen, müsste, müssten, mütter, nadel, nagel, ort, orte, peinlich, planen, posten, "
        "praxis, reine, renten, ringen, schade, schadet, schafe, schale, schein, schiebt, schlaf, "
        "schlafe, schlafen, schlag, schlage, schlagen, schlager, schlange, schlank, schlau, "
        "schlechten, schläge, schmale, schreit, schwaben, schwarz, schweine, schweiz, schwere, "
        "schweren, schwerer, schweres, schwert, schwingen, schöner, schüchtern, segen, siegel, "
        "sieger, singen, sitzungen, skandal, soldat, sprang, springer, sprung, stehlen, steine, "
        "steinen, steiner, stetig, stiegen, stillen, strahlen, streben, strecken, streiten, "
        "strenge, strengen, stuhl, sturm, stühle, tasche, taschen, tatsachen, tauchen, tauschen, "
        "testen, thron, tische, toren, täuschen, wahren, wandern, wangen, warmen, warnen, "
        "warnung, weinen, weisen, weiten, weizen, wenden, werbung, wert, wiesen, wirkungen, wurzel, "
        "wurzeln, zaun, ziel, ziele, zielen, ziels, zinsen"
    ),
    "no slip": listed(
        "abgelegen, ahnden, algen, allee, alleen, arche, arsch, aufgebracht, äusserte, äusserten, "
        "bände, beabsichtige, befruchtet, begann, beginns, behindern, beichte, beleben, bereist, "
        "beriet, besonders, bessern, billigte, blasse, blassen, borken, bosse, brachen, brauen, "
        "carré, darin, denne, diene, dienen, diener, diess, eingereiht, eingesehen, einigem, "
        "einigen, einiger, einiges, einstigen, elben, elser, erbeten, ernten, erscheinen, erwähne, "
        "erwähnen, euern, finne, flechten, flogen, flotten, fluchen, fromm, fruchtbar, frust, "
        "galant, geendet, geerbt, gelebter, gemeinen, generische, genua, genüge, geraucht, "
        "gerechten, gerieben, gewehren, gleitet, glichen, goten, gruenen, grünen, häring, hasste, "
        "hasts, haten, hättet, heere, herre, hiess, hiesse, hiessen, hinterer, hirse, hoppe, hütte, "
        "hutten, hütten, kämme, kämmen, kargen, knoten, kommts, kontinent, krafft, kreieren, "
        "kreiert, lasen, lauffen, leander, leiber, leibes, lettres, lieder, liess, liesst, linse, "
        "machts, medien, meere, miene, musen, nächte, nächten, nachts, naechte, nager, nährt, "
        "nasse, neger, neider, neune, nonne, ohren, ordne, ordre, otten, packte, partei, pasing, "
        "pendel, pille, preiss, pressen, pures, raten, rechen, regieren, regiert, reisse, ressort, "
        "reste, resten, riechen, riecht, roden, sandigen, satte, schaben, schacht, schaffe, schaft, "
        "schauer, scheine, scheiss, scheisse, scheisst, schelle, scheller, schenkt, scherzt, "
        "scheune, schielen, schien, schienen, schiessen, schimmer, schlichen, schmiss, schreie, "
        "schreien, schrieben, segne, sehne, seien, selen, solider, sollst, spann, sparren, spott, "
        "staate, stärkte, starre, starrt, starrte, stehst, steifen, stele, stiege, stilen, striche, "
        "strichen, strom, stroms, sünden, tempel, tempels, trapp, trauer, trieb, triebe, trieben, "
        "trocknen, trost, türen, übersicht, übertrieben, übriges, ufers, unterlegt, verbannt, "
        "verbracht, verehrer, verehrt, vereidigt, vereidigung, verflogen, verlieben, vermieden, "
        "verraten, versand, verschreiben, vertagt, vertreiben, verunsichern, verzeihen, waagen, "
        "warst, wärst, weill, weise, weissen, weist, weiters, wennt, werne, widder, wirte, wohle, "
        "worte, wrede, würdet, xetra, zeichne, zeuge, zeugen, zischen, zurücklegen"
    ),
    "rides": listed("geschrieben im, schreib das im, schreibe das im"),
    "beside attack": listed("in, bei, zu, sodann, ebenfalls"),
    "tale": listed(
        "auf ein gutes, auf eine gute, auf gutes gelingen, auf ein neues, auf ein faires, "
        "auf ein spannendes, auf eine spannende, auf eine faire, geht es um, geht's um, "
        "dreht sich um, dreht sich alles um, "
        "gott schütze, es lebe, hoch lebe, lang lebe, alle wege führen, sieg oder tod, "
        "mein zug fährt, mein zug geht, mein zug hat, der zug hatte"
    ),
    "wishes a place": listed(
        "gern, gerne, lieber, stelle, stell, setze, setz, möchte, will, ab, ende, schlussendlich, wünsche, "
        "brauche, bringe, bring, stellung, aufstellung, position"
    ),
    "better off there": listed("aufgehoben"),
    "beside wish": listed(
        "ich, wir, hätte, hätten, würde, würden, sehen, haben, ziehen, stellen, setzen, bitte, nach, in, "
        "bei, zu, und, mit, am, soll, sollen, steht, stehen, sein, dem, der, den, das, jetzt, nun, auf, "
        "bezieht, beziehen, mir, "
        "diese, runde, dieser, wissen, wäre, wären, besser, stünde"
    ),
    "does nothing": listed(
        "keiner, niemand, nichts, nix, bewegt sich keiner, bewegt sich niemand, bewegt sich nichts, "
        "rührt sich keiner, rührt sich niemand, rührt sich nichts, zieht niemand, zieht keiner, "
        "tut sich nichts, passiert nichts, niemand zieht, keiner zieht"
    ),
    "supply as a train": listed("versorgung, proviant, verpflegung"),
    "praise": listed(
        "bruder, vetter, freund, schwager, neffe, onkel, treuer, treue, treuen, wackerer, wackere, wackeren, "
        "edler, edle, junger, junge, jungen, alter, alte, alten, kleiner, kleine, dicker, dicke, "
        "fauler, faule, armer, arme, armen, lieber, liebe, geliebter, verehrter, werter, kühner, "
        "schlauer, tüchtiger, braver, "
        "brave, braven, tapferer, tapfere, tapferen"
    ),
    "mine before a name": listed("mein, meine, meinen, unser, unsere, unseren"),
    "whose train": listed("deren, dessen, unser, ihren, seinen"),
    "round": listed("runde"),
    "time of the year": listed(
        "weihnachten, ostern, pfingsten, urlaub, ferien, wochenende, feiertage, feiertagen, "
        "geburtstag, silvester"
    ),
    "farewell": listed(
        "grüße, gruß, grüßen, lg, vg, mfg, tschüss, tschüs, ciao, servus, danke, dank, bis, adieu, "
        "hochachtungsvoll, grüß, machs"
    ),
    "beside farewell": listed(
        "viele, vielen, liebe, lieben, schöne, schönen, beste, besten, herzliche, herzlichen, freundliche, "
        "freundlichen, mit, bald, dann, später, zum, zur, nächsten, nächste, nächster, mal, brief, runde, "
        "zug, und, ein, einen, noch, abend, tag, wochenende, an, alle, allen, allerseits, aus, euch, dir, "
        "ihnen, gut, euer, dein, ihr, morgen, wieder, train, in, der, die, das, schon, mail"
    ),
    "go ahead": listed("ausführen, weitermachen, weiterspielen, loslegen, auswerten, spielen, los"),
    "beside go ahead": listed(
        "bitte, gleich, sofort, jetzt, kannst, könnt, können, du, ihr, sie, also, es, kann, gehen, losgehen, "
        "alles, so, nun, einfach, weiter"
    ),
    "does": listed("tut, tun, macht, machen, mache, hingeht, hingehen, hinzieht, hinziehen, soll, auch"),
    "like whom": listed("was, wie, wohin, wo, genauso wie, genau wie, ebenso wie, dasselbe wie"),
    "beside like whom": listed(
        "das, gleiche, dasselbe, genau, genauso, ebenso, dahin, dorthin, einfach, alles, so, exakt"
    ),
    "beside whom": listed("bei, neben, mit, nahe, hinter, beim"),
    "to me": listed("mir, uns, mich, ihm, ihn, ihnen"),
    "gets or holds": listed(
        "kriegen, kriege, krieg, bekommen, bekomme, halten, brauchen, brauche, retten, nehmen, schaffen, "
        "erreichen, gewinnen, haben, verteidigen"
    ),
    "land": listed("boden, gebiet, land, erde, territorium, seite, terrain"),
    "half the way": listed("halbwegs, halben weg, näher"),
    "some of the way": listed("ein stück, ein bisschen, ein wenig, etwas"),
    "steps: 1": listed("eine, einen, ein"),
    "steps: 2": listed("zwei"),
    "steps: 3": listed("drei"),
    "for whom of two": listed("für, an"),
    "sees to it": listed(
        "sorg dafür dass, sorge dafür dass, sorgt dafür dass, schau dass, sieh zu dass, seht zu dass, achte "
        "darauf dass, pass auf dass, stell sicher dass, stellt sicher dass"
    ),
    "comes there": listed("kommt, gelangt, steht, landet, ist, hinkommt, ankommt"),
    "too far": listed("zu weit"),
    "on the way to": listed(
        "auf dem weg nach, auf dem weg zu, auf seinem weg nach, auf ihrem weg nach, auf dem marsch nach, "
        "unterwegs nach"
    ),
    "leaves aside": listed("lässt, lassen, lass, lasse"),
    "aside of it": listed("links liegen, rechts liegen, liegen, beiseite, außen vor, aus"),
    "hands over": listed("übergibt, übergeben, überlässt, überlassen, gibt, geben, vertraut, anvertraut"),
    "swaps": listed("tauscht, tauschen, wechselt, wechseln"),
    "either": listed("entweder"),
    "holds for": listed("gilt, gelte, gelten, für, das, dies, dasselbe, gleiches, selbe, es"),
    "groans": listed(
        "na, oh, ach, autsch, uff, mist, verdammt, oje, oha, puh, toll, super, klasse, prima, bravo, die, "
        "eine, also, ausgerechnet, wieder, schon, natürlich, na toll, na super, ach du, schreck, sieh, an, "
        "respekt, donnerwetter"
    ),
    "before it happens": listed("bevor, ehe"),
    "in a hurry": listed("kurz, schnell, rasch, eilig, hastig, nur kurz, nur schnell, noch schnell"),
    "as well as the other": listed("sowohl"),
    "regardless": listed("unabhängig davon, egal, gleich, ganz gleich, gleichgültig, ungeachtet dessen"),
    "sends greetings": listed("gruß, grüße, grüßen, gegrüßt, grüßle, bussi, servus"),
    "given at": listed("gegeben, hauptquartier, feldlager, feldquartier, geschrieben, gezeichnet"),
    "of the program": listed(
        "bericht, berichts, seite, landkarte, spielplan, formular, programm, bildschirm"
    ),
    "outcome first": listed("damit, dadurch, so, dann, somit, jetzt, nun"),
    "outcome second": listed(
        "steht, stehen, sind, ist, ist keiner, keiner, hat, haben, bleibt, bleiben, wäre, wären"
    ),
    "cannot be helped": listed("ändern, helfen"),
    "us": listed("uns, mich"),
    "affair": listed("das mit, die sache mit, die geschichte mit"),
    "affair is": listed("ist, war, tut, schmerzt, wurmt"),
}
"""A part of the table `remarks` of German."""
