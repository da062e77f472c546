"""German words of sentences about moves, purchases and the rest of the game, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.de_verbs import MOTION, RESTING
from pbem.orders.languages.language import listed, numbered

JOINING = (
    "schließt sich, vereinigt sich mit, vereint sich mit, trifft sich mit, gesellt sich zu, stößt zu, "
    "tut sich zusammen mit, tut sich mit"
)
"""That a piece goes where another one stands."""

ELSE = listed(
    "sonst, ansonsten, andernfalls, anderenfalls, im anderen fall, im andern fall, wo nicht, tut er das "
    "nicht, tut er es nicht, tun sie das nicht, macht er das nicht, wenn er das nicht tut, falls er das "
    "nicht tut, wenn er es nicht tut, falls er es nicht tut, wenn sie das nicht tun, falls sie das nicht "
    "tun, wenn er das nicht macht, wenn nein, falls nein, wenn das nicht so ist, falls das nicht so ist, "
    "ist das nicht so, ist dem nicht so, wenn dem nicht so ist, falls dem nicht so ist, ist das nicht der "
    "fall, wenn das nicht der fall ist, falls das nicht der fall ist, ist dies nicht der fall, in allen "
    "anderen fällen, in jedem anderen fall, passiert das nicht, wenn das nicht passiert, falls das nicht "
    "passiert"
)
"""That something is done if a condition is not met."""

MOVE_WORDS = {
    "split": listed("teilt, trennt, aufteilen, trennen, spalten"),
    "retreat": listed("rückzug, rückzüge, rückzügen, zurückziehen"),
    "filler": listed(
        "hinein, herein, selber, selbst, seinerseits, ihrerseits, "
        "hab's mir anders überlegt, es mir anders überlegt, mir anders überlegt, nach einigem überlegen, "
        "nach einigem nachdenken, bei näherem nachdenken, bei näherer betrachtung, "
        "nach reiflicher überlegung, "
        "im moment, im augenblick, zur zeit, derzeit, momentan, vorerst, fürs erste, vorläufig, "
        "in besitz, in seinen besitz, bis dahin, in der zwischenzeit, bis dann, "
        "nördliche, nördlicher, südliche, südlicher, östliche, östlicher, westliche, westlicher, "
        "zu hause, zuhause, daheim, vom fleck, von der stelle, ohne verzug, ohne zögern, ohne zu zögern, "
        "ohne umweg, ohne umwege, "
        "ohne halt, ohne pause, ohne eile, "
        "ohne hast, ohne aufsehen, kein problem, keine sorge, keine eile, nichts weiter, nichts besonderes, "
        "sonst nichts, sonst nix, sonst nichts weiter, weiter nichts, weiter nix, mehr nicht, "
        "keine überraschungen, im ersten zug, in diesem zug, in meinem zug, "
        "im nächsten zug, im zweiten zug, im dritten zug, im vierten zug, im fünften zug, im letzten zug, "
        "steht wieder im nachschub, steht im nachschub, steht nicht im nachschub, steht ohne nachschub, "
        "stehen wieder im nachschub, stehen im nachschub, stehen ohne nachschub, so weit er kommt, "
        "soweit er kommt, "
        "wenn möglich, falls möglich, wenn es möglich ist, falls es möglich ist, "
        "wenn es geht, wenn es irgend geht, nicht vergessen, nicht zu "
        "vergessen, nicht wahr, ob sie wollen oder nicht, general, feldmarschall, prinz, herzog, sein, "
        "seine, ihr, bitte, jetzt, nun, also, wieder, erst, zuerst, danach, dann, allein, gemeinsam, "
        "mit mann und tross, mit mann und maus, mit ross und reiter, mit sack und pack, "
        "seinem, seinen, ihrem, ihren, unserem, unseren, "
        "zusammen, bleiben zusammen, weiter, zurück, während, herr, herrn, herren, generäle, generale, "
        "graf, marschall, fürst, freiherr, baron, gute, guter, alter, tapfere, tapferer, nur, hin, rein, "
        "wenn ich wählen darf, wenn ich bitten darf, wenn ich darf, "
        "was sonst, was denn sonst, natürlich, selbstverständlich, gleich, nicht weiter, und nicht weiter, "
        "nix wie weg, nichts wie weg, nix wie hin, nichts wie hin, nix wie heim, nichts wie heim, "
        "nix wie los, nichts wie los, mehr geht nicht, weiter geht es nicht, weiter gehts nicht, "
        "doch, aber nicht weiter, weiter nicht, mehr nicht"
    ),
    "aside": listed(
        "hoffentlich, in der hoffnung, mal sehen, sicherheitshalber, vorsichtshalber, wie immer, damit, "
        "um, weil, da, denn, obwohl, obgleich, zumal, wo, auch wenn, selbst wenn, egal ob, "
        "ganz gleich ob, sodass, so dass, so daß"
    ),
    "that": listed("dass, daß"),
    "too much": listed("zu nah, zu nahe, zu viel, zu viele, zu teuer, zu früh, zu hoch, zu schade, zuviel"),
    "whether": listed("was, ob"),
    "likewise": listed("auch, ebenso, ebenfalls, desgleichen, dito, genauso, sowieso, ohnehin, erst recht"),
    "with": listed("mit, samt, mitsamt, nebst, begleitet von, eskortiert von, seite an seite mit"),
    "follow": listed(f"folgt, folgen, verlässt, nach, hinter, {JOINING}"),
    "join": listed(JOINING),
    "the": listed("die, der, das, den, dem, eine, meine"),
    "short train": listed("z, t"),
    "gone": listed("weg, fort, abgezogen"),
    "past": listed("verlor, nahm, ging, kam, stand, fiel, gewann, eroberte"),
    "parting": listed("danke, gruß, grüße, servus, tschüss, tschüß, ciao, mahlzeit"),
    "letter": listed("brief, briefe, briefes, mail, nachricht"),
    "troops": listed(
        "mann, truppe, truppen, leut, leute, armeen, regimenter, bataillone, regiment, bataillon, kompanie, "
        "kompanien, soldat, soldaten"
    ),
    "move": (*MOTION, *listed(JOINING)),
    "stay": RESTING,
    "from": listed("weg von, weg vom, fern von, von, aus, ab, räumt, räumen, verlässt, verlassen"),
    "to": listed(
        "hält in, halten in, hält bei, macht halt in, "
        "richtung, in richtung, nach, auf, bis, in, bis nach, bis vor, zu, gen, mit ziel, mit dem ziel, "
        "endet in, enden in, endend in"
    ),
    "via": listed("über, via, durch"),
    "near": listed(
        "neben, nahe, nahe bei, in die nähe, in der nähe, in die nähe von, in der nähe von, unweit von, "
        "dicht an, dicht bei, kurz vor"
    ),
    "then": listed("dann, dan, danach, anschließend, und dann, hernach, nachher"),
    "and": listed(
        "und, mit, samt, mitsamt, nebst, u, als auch, wie auch, begleitet von, eskortiert von, "
        "seite an seite mit"
    ),
    "him": listed("ihm, ihr, ihnen, ihn, sie, es"),
    "I": listed("ich, wir"),
    "they": listed("sie, er, diese, dieser"),
    "joins": listed("schließt sich an"),
    "if": (
        *ELSE,
        *listed(
            "wenn, wenns, wenn's, falls, sofern, ob, außer, sobald, solange, so lange, es sei denn, "
            "vorausgesetzt, für den fall, im fall, im falle, für den fall dass, im falle dass, "
            "vorausgesetzt dass, unter der bedingung, unter der bedingung dass, unter der voraussetzung, "
            "unter der voraussetzung dass, angenommen, angenommen dass, mal angenommen, gesetzt den fall, "
            "gesetzt den fall dass, gesetzt dass, gesetzt der fall, nehmen wir an, immer vorausgesetzt"
        ),
    ),
    "nobody": listed("niemand, keiner, keiner meiner leute, keine meiner figuren, keiner von uns"),
    "there": listed(
        "dort, dorthin, dahin, da, hin, hierher, hinein, rein, herein, dort hinein, dort rein, da hinein, "
        "da rein, dorthinein, dahinein, dort hin, da hin"
    ),
    "maybe": listed(
        "meinetwegen, könnte, könnten, würde, vielleicht, oder, eigentlich, hätte, hätten, wär, wäre, wären, "
        "wette, glaube, denke, hoffe, wahrscheinlich, angeblich, war, waren, letztes mal, gesehen, dachte, "
        "gesichtet, bezweifle, bezweifelt, zweifle, ward, wurde, wurden, überlege, überlegt, "
        "letzte runde, du, ihr"
    ),
    "loser": listed("verlierer, verlierern, geschlagene, geschlagenen, besiegte, besiegten, unterlegene"),
    "beaten": listed(
        "unterliegt, weichen muss, weicht, verliert, verlieren, geschlagen, besiegt, unterliegt, "
        "unterlegen, den kürzeren zieht, verloren, verlöre, unterliegen"
    ),
    "win": listed(
        "wir siegen, wir gewinnen, ich siege, gewinne, gewinnen, gewinnt, siege, siegen, siegt, "
        "gewonnen, sieg"
    ),
    "away": listed("weg von, weg vom, fern von, weit weg von, möglichst weit weg von, weit weg, weg"),
    "steps": listed(
        "norden, nordwärts, süden, südwärts, osten, ostwärts, westen, westwärts, eine stadt, zwei städte, "
        "drei städte, einen schritt, zwei schritte, drei schritte"
    ),
    "towards": listed("richtung, in richtung, gen"),
    "off supply": listed(
        "ohne versorgung, ohne nachschub, unversorgten, vom nachschub weg, weg vom nachschub, "
        "abgeschnitten, unversorgt, außer versorgung"
    ),
    "supply": listed("nachschub, nachschubs, versorgung, versorgt, unversorgt, abgeschnitten"),
    "thought": listed(
        "erwartet, erwarten, rechnet, rechnen, rechnet damit, rechnen damit, denkt, denken, "
        "meint, glaubt, glauben, hofft, hoffen, sagt, sagen, behauptet, behaupten, vermutet, "
        "vermuten, fürchtet, fürchten, befürchtet, befürchten"
    ),
    "unless": listed("außer, es sei denn"),
    "else": ELSE,
    "each": listed("je, jeweils, jeder, jedem, jeden, pro mann, pro nase, pro kopf, pro general"),
    "not": listed(
        "über meine leiche, keinem, in keinem kampf, nicht, nich, kein, keine, keinen, keiner, nie, niemals, "
        "ohne, ebenso wenig, ebensowenig, keinesfalls, keineswegs, auf keinen fall, weder, kaum, "
        "mitnichten, nirgends, nix, meidet, meiden, vermeidet, vermeiden, umgeht, umgehen, macht einen "
        "bogen um, einen bogen um, verzichtet auf, weigert sich, verbiete, verbietet, verboten, untersage, "
        "untersagt, links liegen, umgeht, umgehen, scheut, scheuen"
    ),
    "all": listed(
        "sämtliche, sämtlichen, "
        "alle, beide, alles, rest, der rest, andere, anderen, andern, andere beide, anderen beiden, "
        "andern beiden, beiden anderen, beiden andern, alle anderen, alle übrigen, alle restlichen, "
        "übrigen, übrigen beiden, "
        "restlichen, sonst"
    ),
    "stack": listed(
        "beide generäle, beiden generäle, beide generale, beiden generale, zwei generäle, "
        "generäle, generale, armee, truppe, herren, stapel, stack, heer, haufen, hauptarmee, hauptheer, "
        "hauptmacht"
    ),
    "recruit": listed(
        "angeworben, ausgehoben, anwerben, rekrutiere, rekruten, rekrut, kaufe, kauf, kauft, kaufen, wirbt, "
        "neue truppen, "
        "nachschub, ausheben, auszuheben, rekrutieren, mann nachschub, neue armeen, neue armee, neue "
        "truppe, neue mann, neue leute, frische truppen, frische armeen, aushebung, aushebungen, "
        "verstärkung, rekrutierung, verstärke, rekrutiert, rekr, aufgestockt, aufstocken"
    ),
    "pay": listed(
        "zahlung, hingegeben, hergegeben, geopfert, bezahlen, bezahlung, zahle, bezahlt, zahlt, bezahle, "
        "zahlen, geb, gebe, wird versilbert, werden versilbert, versilbere, verkaufe, verkaufen, "
        "wird verkauft, werden verkauft, gehen in die kasse, geht in die kasse, in die kasse"
    ),
    "re-enter": listed("kommt zurück, kommt wieder, kommen wieder, kehrt zurück, kehrt wieder"),
    "discard": listed(
        "abzuwerfen, abzulegen, abgeworfen, abwurf, abwerfen, werfe, wirf, ablegen, lege, weg mit, "
        "abgeworfen, abwerf, ablage, abgelegt, ablege, wegwerfen, weggeworfen, wegwerfe, wegschmeißen, "
        "weglegen, weggelegt, weglege, rauswerfen, rausgeworfen, abw, karte weg, karten weg, abl, "
        "kartenabwurf, trenne mich von"
    ),
    "should": listed("sollte, sollten"),
    "is": listed("ist, sind, liegt"),
    "transfer": listed("übergib, gibt, abgeben, übergebe, rüber"),
    "set-up": listed("aufstellung, verteilung, aufstellen"),
    "orders": listed(
        "befehle, befehl, befehle für, für, runde, nation, die, das, beim, bei, jetzt, orders, "
        "und, armee, alles"
    ),
    "train": listed(
        "tross, troß, zug, züge, train, trains, nachschub, bagage, trosse, wagen, karren, fuhrwerk, "
        "fuhrwerke, versorgungszug, versorgungszüge, nachschubzug, nachschubzüge, trosswagen, troßwagen, "
        "proviantzug, proviantwagen, nachschubkolonne, trosskolonne, troßkolonne, "
        "proviantkolonne, versorgungskolonne, versorgungswagen, planwagen, fuhrpark, gepäckwagen, gepäckzug, "
        "munitionswagen, proviantkarren, nachschubwagen, wagenzug, wagenkolonne, konvoi, versorgungstross, "
        "versorgungstroß, nachschubtross, trosszug, troßzug, z, tr"
    ),
    "number": listed("nr, nummer"),
    "first": listed("erste, erster, ersten, eins"),
    "second": listed("zweite, zweiter, zweiten, zwo"),
    "other": listed("andere, anderer, anderen"),
    "of": listed("der, von, in"),
    "as": listed("als"),
    "king": listed("könig, der könig"),
    **{"thirty": listed("dreißig"), "forty": listed("vierzig"), "fifty": listed("fünfzig")},
    **{"sixty": listed("sechzig"), "seventy": listed("siebzig")},
    **numbered(
        "ein, eins, einen, eine, einer, einem; zwei, zweien, zweier; drei, dreien, dreier; vier, viere, "
        "vieren, vierer; fünf, fünfe, fünfen, fünfer; sechs, sechse, sechsen, sechser; sieben, siebener, "
        "siebner; acht, achten, achter; neun, neuner; zehn, zehner; elf, elfer; zwölf, zwölfer; dreizehn, "
        "dreizehner; "
        "vierzehn; fünfzehn; sechzehn; siebzehn; achtzehn; neunzehn; zwanzig"
    ),
}
"""A part of the table `sentence` of German."""
