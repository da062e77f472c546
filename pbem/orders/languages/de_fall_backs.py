"""German words of what is done if a move cannot be made, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.de_verbs import ATTACKING, PURSUING, WATCHING, WATCHING_AROUND
from pbem.orders.languages.language import listed

FALL_BACK_WORDS = {
    "or": listed("oder"),
    "possibility": listed(
        "das, dies, dieser, es, er, sie, der, die, den, dem, weg, straße, strecke, route, zug, marsch, ist, "
        "sind, sein, wird, werden, kann, können, könnte, geht, gehen, ginge, klappt, klappen, funktioniert, "
        "möglich, unmöglich, nicht, versperrt, blockiert, gesperrt, zu, dicht, nichts, daraus, durchkommt, "
        "durchkommen, hinkommt, hinkommen, ankommt, kommt, kommen, hin, dorthin, dahin, durch, erreichbar, "
        "unerreichbar, erreichen, erreicht, scheitert, scheitern, schiefgeht, verlegt, aus, irgendeinem, "
        "grund, gründen, irgendwie, erlaubt, zulässig, unzulässig, machbar, weit, doch, so, noch, schon, da, "
        "dort, jemand, einer, feind, steht, im, wege, sollte, sollten, gelingt, gelingen, hinhaut, haut, "
        "inzwischen, auch, kein, keine, option, frei, offen, leider, mehr, wider, erwarten, ihm, ihnen, "
        "wäre, würde, bis, reicht"
    ),
    "impossible": listed(
        "nicht, kein, keine, unmöglich, versperrt, blockiert, gesperrt, dicht, nichts, unerreichbar, "
        "scheitert, "
        "scheitern, schiefgeht, verlegt, unzulässig"
    ),
    "possible": listed(
        "möglich, geht, klappt, funktioniert, kann, können, gelingt, machbar, durchkommt, hinkommt, "
        "erreichbar, erlaubt, offen, hinhaut"
    ),
    "failing that": listed(
        "ersatzweise, ersatz, alternative, hilfsweise, notfalls, zur not, alternativ, plan b, als plan b, "
        "zweite wahl, "
        "als zweite wahl, im notfall, ersatzziel, als ersatz, wenn nicht, falls nicht, "
        "falls besetzt, wenn besetzt, falls belegt, wenn belegt, falls versperrt, wenn versperrt, "
        "falls gesperrt, wenn gesperrt"
    ),
    "cannot first": listed(
        "sollte, sollten, geht, klappt, funktioniert, gelingt, scheitert, ist, wird, kommt"
    ),
    "knows": listed(
        "gerechnet, gezählt, irre, irren, täusche, täuschen, sehe, gesehen, verstehe, verstanden, erinnere, "
        "recht, erlaubt, richtig, stimmt, möglich, zulässig, passt, gestattet, geht, "
        "gelesen, lese, reicht, genehm"
    ),
    "beside knows": listed(
        "ich, wir, du, sie, ihr, man, mich, uns, mir, es, das, dies, s, nicht, richtig, habe, haben, hab, "
        "ist, sind, die, "
        "der, den, karte, regeln, regel, weg, wege, straßen, so, alles, bin, hier, noch, auch, "
        "überhaupt, mal, sich, laut, soweit, weit, ihm"
    ),
    "fares badly": listed(
        "verhungert, verhungern, hungert, hungern, darbt, darben, stirbt, sterben, krepiert, krepieren, "
        "verreckt, verrecken, im weg, im wege, auf dem trockenen, in der falle, in der patsche, "
        "in der klemme, im regen, im freien, umzingelt, eingekesselt, abgeschnitten, erledigt, verdurstet, "
        "geschlagen, vernichtet, aufgerieben, ist weg, ist er weg, sind sie weg, sind weg, ist hin, ist er "
        "hin, ist futsch, futsch, geliefert"
    ),
    "is lost": listed(
        "verliere, verlieren, verliert, fällt, verloren, erobert, besetzt, eingenommen, weg, futsch, "
        "gefährdet, bedroht, ungeschützt, schutzlos"
    ),
    "watches": WATCHING,
    "watches on both sides": WATCHING_AROUND,
    "watches on": listed("auf"),
    "attacks somebody": ATTACKING,
    "goes after": PURSUING,
    "attacks, at first": listed(
        "knöpft sich, knöpfen sich, nimmt sich, nehmen sich, nimmt, nehmen, liefert, liefern, rückt, "
        "rücken, geht auf, gehen auf, stürmt auf, stürmen auf, schlägt auf, haut auf, hauen auf, drischt "
        "auf, prügelt auf, schlagen auf, stellt, stellen, bringt, bringen, fällt über, fallen über, macht, "
        "haut, hauen, haun, gibt, geben, verpasst, verpassen, kriegt, kriegen, bekommt, bekommen, kriegen "
        "dann, brät, braten, steigt, steigen, liest, lesen, erteilt, erteilen, zwingt, zwingen, "
        "verwickelt, verwickeln, geht, gehen, geht es, gehts, packt, packen, rempelt, fordert, fordern, "
        "schlagen ein auf, schlägt ein auf, drischt ein auf, prügelt ein auf, bläst, blasen, versohlt, "
        "versohlen, gerbt, gerben, wäscht, waschen, setzt, setzen, gibts für, gibt es für, gibt's für"
    ),
    "attacks, behind": listed(
        "eine verpassen, eins verpassen, eins überbraten, eine überbraten, eine drauf geben, eins "
        "draufgeben, eins drauf geben, eine draufgeben, eine reinhauen, eins auf die mütze geben, eins auf "
        "die nase geben, eins auf den deckel geben, eine abreibung verpassen, den garaus machen, das fell "
        "gerben, die leviten lesen, aufs dach steigen, zu leibe rücken, auf den pelz rücken, eine lektion "
        "erteilen, den hintern versohlen, den marsch blasen, den kopf waschen, verhauen, verdreschen, "
        "vermöbeln, verprügeln, zur schlacht zwingen, zum kampf zwingen, zum gefecht zwingen, zur schlacht "
        "stellen, zum kampf stellen, an den kragen gehen, an den kragen, in einen kampf verwickeln, ist "
        "dran, sind dran, kommt dran, bekommt besuch, kriegt besuch, bekommt prügel, kriegt prügel, "
        "bekommt haue, kriegt haue, fertig machen, fertigmachen, platt machen, niederkämpfen, bekämpfen"
    ),
    "attacked, at first": listed("wird, werden"),
    "attacked, at last": listed(
        "angegriffen, attackiert, verhauen, verdroschen, verprügelt, vermöbelt, überfallen, bestürmt, "
        "gestellt, gepackt, zur schlacht gezwungen, zum kampf gezwungen, zum kampf gestellt, zur schlacht "
        "gestellt, bekämpft, fertiggemacht, in die zange genommen, aufgemischt, niedergekämpft"
    ),
    "attacks, at last": listed(
        "vor, aufs korn, auf die hörner, eine schlacht, ein gefecht, ein treffen, zu leibe, auf den pelz, "
        "auf den leib, los, ein, drauf, her, zum kampf, zur schlacht, eins drauf, eins aufs dach, eins auf "
        "die mütze, eins auf den deckel, eins auf die nase, auf die mütze, auf den deckel, was auf die "
        "mütze, prügel, haue, dresche, eine abreibung, eine tracht prügel, saures, den garaus, eine drauf, "
        "eine über, eins über, eins rein, eine rein, aufs dach, die leviten, den marsch, an den kragen, in "
        "einen kampf, in ein gefecht, in eine schlacht, zum gefecht, heraus, am schlafittchen, an die "
        "gurgel, an die wäsche, an, fertig, platt, nieder, sein fett weg, sein fett ab, eins auf die rübe, "
        "eine lektion, den hintern, das fell, den kopf, eine auf die mütze, eine auf die nase, was auf die "
        "nase, was auf den deckel, was aufs dach, eins vor den bug, eins vor den latz"
    ),
    "others by number": listed("andere, anderen, andern, übrigen, restlichen"),
    "number two": listed("zwei, zweien"),
    "number three": listed("drei, dreien"),
    "route": listed("weg, route, marschweg, marschroute, strecke"),
    "passes through": listed("passiert, passieren, durchquert, durchqueren, durchzieht, durchziehen"),
    "accompanied": listed("begleitet, eskortiert, gefolgt, unterstützt"),
    "each his own": listed("beziehungsweise, bzw, respektive, resp"),
    "included": listed("inklusive, inkl, eingeschlossen, inbegriffen, einbegriffen, miteingeschlossen"),
    "including": listed("inklusive, inkl, einschließlich, samt, nebst, mitsamt"),
    "myself": listed("selbst, selber, persönlich, höchstselbst"),
    "you, politely": listed("dich, dir, euch"),
    "people": listed("man, man sagt, die leute, es heißt, angeblich, wird auch zeit, wurde auch zeit"),
    "remark first": listed(
        "irgendwer, irgendjemand, irgendeiner, jemand, einer, das, dies, es, was, der arme, die arme, nicht, "
        "wird, wurde, ist, sind"
    ),
    "remark second": listed(
        "ist, wird, gibt, macht, bringt, sollte, hat, kerl, mann, hund, teufel, reicht, "
        "genügt, langt, schadet, tut, sieht, kostet, spart, kann, muss, hilft, lohnt, "
        "schon, auch, mir, uns, ja, bei, besser, sicher, sicherer, passt, geht, klappt, heißt, deckt, "
        "sichert, schützt, hält, arme, armer"
    ),
    "well": listed("ja, na, naja, tja, nun, außerdem, übrigens, also, auch"),
    "then we": listed("dann, damit, so"),
    "has": listed("haben, hätten, sind, wären, habe, hätte, hab, bin, können, könnten"),
    "where": listed("wo, dort, da, damit"),
    "he": listed("er"),
    "hopes or minds": listed(
        "hoffe, hoffen, hoffentlich, aufpassen, achten, aufgepasst, fürchte, drauf achten"
    ),
    "do": listed("bitte, nur, sehr, darauf"),
    "to attack": listed(
        "anzugreifen, anzufallen, attackieren, schlagen, stellen, bekämpfen, packen, angreifen, kämpfen, "
        "vermöbeln, verhauen, verdreschen, verprügeln, herauszufordern, überfallen"
    ),
    "leads to whom he attacks": listed("auf"),
    "in order to": listed("um"),
    "destroys": listed(
        "verbrennt, zerstört, vernichtet, plündert, kassiert, nimmt, erwischt, schnappt, holt, verbrennen, "
        "zerstören, vernichten"
    ),
    "eyes": listed("auge, visier"),
    "takes a city": listed(
        "nimmt, nehme, nehmen, besetzt, besetze, besetzen, erobert, erobere, erobern, holt, hole, holen, "
        "erreicht, erreichen, befreit, "
        "betritt, "
        "bezieht, beziehen, schnappt, krallt, kassiert, räumt, plündert, versucht"
    ),
    "ends a way": listed("beendet, beende, beenden, endet, enden, landet, landen, schließt, beschließt"),
    "small": listed("zum, zur, am, beim, vom, im, ins, gegen, für, pünktlich, rechtzeitig"),
    "topic first": listed("was"),
    "topic last": listed("betrifft, angeht, anbelangt, anlangt, anbetrifft"),
    "on it": listed("dafür, hierfür, darauf, hierauf"),
    "order of fights": listed(
        "zuerst, erst, zuletzt, zum, schluss, danach, reihenfolge, kämpfe, kampf, gefechte, angriffe, "
        "angriff, kommt, kommen, dran, ist, wird, gekämpft, angegriffen, gegen, der, die, auf, als, erster, "
        "erstes, zweiter, zweites, letzter, letztes"
    ),
    "first of fights": listed("zuerst, erst, erster, erstes"),
    "last of fights": listed("zuletzt, schluss, letzter, letztes"),
    "last of some": listed(
        "zweite, dritte, vierte, fünfte, sechste, letzte, letzten, dritten, vierten, fünften, andere"
    ),
    "rest of some": listed("rest, übrigen, restlichen, anderen, andern"),
    "in their order": listed("reihenfolge, reihe"),
    "any of them": listed("beliebig, beliebiger, egal, irgendeiner"),
    "wanted": listed("wollte, wollten, dachte, vorgehabt, vor, geplant, beabsichtigte, überlegte, wäre"),
    "drops it": listed(
        "aber, lieber, doch, besser, dann, lass, lasse, ich, es, das, nun, am, ende, jetzt, wir, lassen, "
        "bleiben, sein, wieder, davon, habe, abgesehen, verworfen"
    ),
    "other cards": listed("andere"),
    "particle": listed("von, vom, zu"),
    "title": listed(
        "graf, fürst, freiherr, baron, herzog, prinz, general, feldmarschall, marschall, herr, herrn"
    ),
    "so that": listed("um, damit, dort, da, von, aus, er, kann, soll, so, wo"),
    "no further": listed("weiter, mehr"),
    "right beside": listed("neben, direkt neben"),
    "would come": listed("kommen, gehen, ziehen, marschieren, vorrücken, einrücken, erreichen"),
    "have done": listed("hat, haben, hätte, hätten, ist, sind, war, waren, sein"),
    "errs": listed("irre, irren, täusche, täuschen"),
    "no step back": listed("zurück, schritt, meter, um, wieder, umkehren, zurückkehren, einen, fußbreit"),
    "commanded by": listed("unter, alter, alten, guten, armen, gehen, geht, an, bei, kommando"),
    "on the way": listed("weg, wege, unterwegs, dazwischen, strecke"),
    "likes": listed("gefällt, gefallen, mag, mögen, traue, trauen, behagt, passt, brauche, brauchen"),
    "mine": listed("mir, uns, ich, wir"),
    "in which case": listed("in, dem, diesem, welchem, fall, falle"),
    "has come to": listed(
        "gekommen, gezogen, gegangen, marschiert, vorgerückt, gerückt, eingerückt, erreicht, angekommen, "
        "aufgetaucht, erschienen, zurückgezogen, weitergezogen, vorgestoßen, gelangt, weitermarschiert, "
        "angelangt, eingetroffen, hingezogen"
    ),
    "has left it": listed(
        "weg, fort, abgezogen, abmarschiert, geräumt, verlassen, ausgerückt, weggezogen, fortgezogen, "
        "abgerückt, verschwunden, weggegangen, raus, davongelaufen, davon, weggelaufen, getürmt, "
        "geflohen, geflüchtet, ausgewichen, woanders, anderswo, anderswohin, woandershin"
    ),
    "comes to": listed(
        "zieht, geht, kommt, rückt, marschiert, weicht, auftaucht, vorrückt, einrückt, erreicht"
    ),
    "leaves it": listed("verlässt, räumt, abzieht, abrückt"),
    "has stayed": listed(
        "geblieben, bleibt, bleiben, stehengeblieben, verblieben, ausgeharrt, gewartet, dableibt, "
        "dableiben, dageblieben, stehenbleibt, stehenbleiben, verharrt, ausharrt, verbleibt, hierbleibt"
    ),
    "has moved": listed(
        "bewegt, gezogen, gerührt, weitergezogen, rührt, rühren, bewegen, umgezogen, losmarschiert"
    ),
    "whom he tells of": listed("der, die, das, den, dem, denen, welcher, welche, welchen"),
    "ends a clause": listed("ist, hat, sind, haben, war, waren, hatte, hatten, hab, wird"),
    "close to whom": listed("an, zu, nah an, näher an, zum"),
    "one step": listed("feld, schritt, stadt, etappe, sprung, ort, punkt, weiter"),
    "hardly": listed("kaum, wenig, wenige"),
    "shall": listed("soll, sollen, sollte, sollten, darf, dürfen, kann, können, muss, müssen, möge, wird"),
    "heads a piece": listed(
        "für, bei, zu, zum, betreff, betrifft, gilt, betreffend, betr, nun, nochmal, thema"
    ),
    "still": listed("noch, immer"),
    "stands or leaves, first": listed(
        "hockt, sitzt, liegt, lagert, verharrt, verweilt, wartet, lungert, harrt, treibt, befindet, "
        "verlässt, räumt, verschwindet, läuft, rennt, reitet, flüchtet, türmt, entkommt, rührt, bewegt, "
        "dreht, kehrt, schleicht, nähert, hocken, sitzen, liegen, lagern, verharren, warten, lungern, "
        "verlassen, räumen, verschwinden, laufen, rühren, bewegen, kehren, stünde, stünden, läge, lägen, "
        "bliebe, blieben, zöge, zögen, wurde, wurden, wäre, war"
    ),
    "he, pointed at": listed("der, dieser, jener, selbiger"),
    "answers yes": listed("ja, doch"),
    "answers no": listed("nein"),
    "asks openly": listed(
        "warum, wieso, weshalb, wer, wen, wem, wohin, woher, wann, welche, welcher, welchen, was, wozu, "
        "womit, wie, wo, ob, eigentlich, etwa, denn, nicht wahr, oder"
    ),
    "before my move": listed("bevor, ehe, wenn, bis"),
    "time of a turn": listed("zug, zuge, zügen, runde, phase, aktion"),
    "somebody": listed("jemand, einer, feind, feinde, gegner, irgendwer"),
    "occupied": listed("besetzt"),
    "beside fact": listed(
        "in, auf, bei, nach, bis, zu, an, aus, von, er, sie, es, der, die, das, den, dem, dort, da, dorthin, "
        "dahin, hin, dann, nun, jetzt, inzwischen, mittlerweile, bereits, schon, noch, immer, wieder, auch, "
        "ist, sind, hat, haben, sich, wird, wurde, worden, sein, sei, steht, stehen, zug, nach, dem, meinem, "
        "wenn, falls, ich, dran, bin, zurück, vor, weiter, mehr, beide, zwei, straßen, städte, höchstens, "
        "stelle, platz, seinem, seiner, seine, ihre, ihren, ihrem, selbst, tatsächlich, wirklich, oder, nur, "
        "befindet, befinden, dieser, jener, "
        "preußischen, russischen, schwedischen, österreichischen, französischen, hannoverschen, alte, alten, "
        "gerade, eben, daher, heran, hinein, wo, war, doch, jedoch, aber, vorher, zuvor, überhaupt, sollte, "
        "sollten, sitzt, sitzen, rumsteht, herumsteht, rumstehen, herumstehen, lagert, lagern, hockt, "
        "hocken, danach, hinterher, dagegen, hingegen, indessen, später"
    ),
    "wishes": listed("will, möchte, wollen, möchten, idee, plan, versuche, brauche, vor"),
    "relative": listed("was, den, dem, dessen, deren, welcher, welche, welchen, wobei, womit, wodurch"),
    "nothing else": listed("nichts, nix, keine, kein, keiner, niemand, unverändert"),
    "beside fall back": listed(
        "halt, eben, einfach, wenigstens, er, sie, soll, sollen, kann, können, darf, dürfen, muss, lieber, "
        "eher, nur, bitte, dort, da, eben nur, es, wartet, doch, gern, gerne, wo, ist, sind, ein, eine"
    ),
    "so long as he": listed("mit, bei"),
    "while he is there": listed("solange, während"),
    "inside as a goal": listed("ein, hinein, rein"),
    "counts them": listed("generäle, generale, mann, herren, soldaten, von, durch, ist"),
    "being so": listed("so, der, fall, sein, dies, das"),
    "somebody told of": listed(
        "kerl, bursche, husar, schuft, schurke, lump, vogel, teufel, general, herzog, prinz, marschall, fuchs"
    ),
    "left behind": listed("übrig, geblieben"),
    "occupied, of a city": listed("besetzt, belegt, genommen"),
}
"""A part of the table `remarks` of German."""
