"""German words of sentences about fights and cards, by what they mean."""

from __future__ import annotations

from pbem.orders.languages.language import listed

FIGHT_WORDS = {
    "attack": listed(
        "angriffen, drauf, los auf, losschlagen, stürzt sich auf, stürzen sich auf, fällt her über, "
        "fallen her über, "
        "attacke, angr, stellt, stellen, im kampf, im gefecht, in jedem kampf, angriff, angriff auf, greift, "
        "greifen, angreifen, angreift, angegriffen, attackiert, attackieren, kampf, kämpfe, kämpft, "
        "schlägt, haut, legt sich mit, kämpfen, schlägt sich, schlagen sich, misst sich, messen sich, "
        "duelliert sich, duellieren sich"
    ),
    "against": listed("gegen, vs, gg, ggn, geg"),
    "keep": listed(
        "behalte, behalt, spare, behalten, spar ich mir, spare ich mir, spar i mir, sparen wir uns, schenk "
        "ich mir, schenke ich mir"
    ),
    "concede": listed(
        "lass es gut sein, lasse es gut sein, lassen wir es gut sein, lass gut sein, lass ichs gut sein, "
        "aufgeben, gebe auf, gib auf, niederlage, niederlage annehmen, verloren geben, verloren, gibt sich "
        "geschlagen, geschlagen, räumt das feld, passe, geb auf, gebe ich auf, geb ich auf, geb i auf, "
        "geben wir auf, geben auf, gebe mich geschlagen, gebe ich mich geschlagen, geben uns geschlagen, "
        "ziehe mich zurück, ziehe ich mich zurück, ziehen uns zurück, ziehen wir uns zurück, überlasse ihm "
        "das feld, gehört ihm das feld, abbrechen, breche ich ab, strecken die waffen, strecke die waffen, "
        "strecken wir die waffen, streckt die waffen, waffen strecken, kapituliere, kapitulieren, "
        "kapituliert, ergeben, ergibt sich, ergebe mich, ergebe ich mich, ergeben wir uns, "
        "ergeben uns, nachgeben, keine karte, keine karte mehr, keine "
        "karten mehr, aufgegeben"
    ),
    "play": listed("spiele, spiel, spielt, spielen, lege, ausspielen, nimm"),
    "lowest": listed(
        "tiefste, tiefsten, mieseste, schwächste, schwächsten, niedrigster, kleinster, niedrigste, "
        "niedrigsten, kleinste, kleinsten, kleinstes, niedrigstes, niedrig, niedr, schlechteste, "
        "geringste, niedrigste karte"
    ),
    "highest": listed("höchste, höchsten, beste, besten, größte, hoch, stärkste"),
    "answered": listed(
        "drauflegt, noch was drauflegt, noch eine legt, noch was spielt, weiterspielt, weiter spielt, "
        "dagegenhält, erhöht, noch eins draufsetzt, weitermacht, draufpackt, antwortet, nachlegt, legt "
        "nach, drüber geht, drübergeht, drüber, nochmal kommt, wieder kommt, mitgeht, überbietet, hat er "
        "noch, übersticht, sticht, sich wehrt, zurückschlägt, nicht nachgibt, nicht reicht, reicht das "
        "nicht, nicht reichen, nicht langt, langt das nicht, nicht langen, nicht genügt, genügt das nicht, "
        "nicht hilft"
    ),
    "needed": listed("nötig, notwendig, muss, müssen"),
    "no more": listed(
        "mehr nicht, nicht mehr, nichts mehr, mehr haben wir nicht, mehr hab ich nicht, dann "
        "schluss, und dann schluss, danach schluss, ist schluss, dann aus, danach aus, und aus, "
        "dann ist schluss, basta, sonst nichts, feierabend, ist feierabend, keine karte mehr, keine "
        "weiteren karten, keine weitere karte, den rest behalten, behalte den rest, rest behalte ich, "
        "den rest behalte ich"
    ),
    "ask": listed(
        "frag mich, mich fragen, fragt mich, gefragt werden, erst fragen, dann fragen, bitte fragen, "
        "nachfragen, rückfragen, frag nach, fragt nach, nachgefragt, bitte rückfrage, rückfrage bitte, um "
        "rückfrage, bitte rücksprache, rücksprache bitte, um rücksprache, rücksprache mit mir, bitte "
        "rückmeldung"
    ),
    "ascending": listed(
        "von unten, von klein nach groß, aufsteigend, aufwärts, nach oben, "
        "kleine schritte, in kleinen schritten"
    ),
    "enough": listed("die reicht, das reicht, die sticht, die hilft, über null, die genügt"),
    "beyond": listed("nicht mehr als, mehr als, höher als, über der, über die"),
    "at least": listed("mindestens, wenigstens, mehr"),
    "at most": listed("nicht mehr als, höchstens, maximal"),
    "more than": listed("mehr als"),
    "under": listed("unter, weniger als, schlechter als, tiefer als"),
    "without": listed("ohne"),
    "whichever": listed("je nachdem, was gerade gilt, was gerade passt"),
    "spare none": listed("spare kein, spare keine, spare keinen"),
    "cards": listed("karte, karten"),
    "settle": listed("abfinden, begnügen"),
    "lose": listed(
        "verlorene, verlorenen, verlorener, einbuße, einbüßen, verlust, verluste, verlusten, verliere, "
        "verlieren, bis der verlust, bis die verluste"
    ),
    "reserve": listed("reservekarte, reservekarten, reserve, reserven, res, joker, jokern"),
    "attacked": listed("greift, angreift, angegriffen, attackiert"),
    "combat": listed(
        "in keinem kampf, kampf, gefecht, schlacht, kämpfe, kämpfen, gefechte, gefechten, schlachten, im "
        "kampf, im gefecht, in jedem kampf, in der schlacht"
    ),
    "every": listed(
        "keinem, in keinem kampf, alle anderen, allen anderen, alle übrigen, allen übrigen, jede, jedem, "
        "jeden, jeder, alle, allen, aller, sämtliche, sämtlichen, im kampf, im gefecht, in jedem kampf, in "
        "der schlacht"
    ),
    "lasting": listed(
        "als Dauerbefehl soll gelten, als Dauerbefehl gilt, als Dauerbefehl, Dauerbefehl, Dauerbefehle, "
        "jede Runde, in jeder Runde, in allen Runden, für alle Runden, bis auf Weiteres, bis auf Widerruf, "
        "dauerhaft, ab jetzt, ab sofort, von jetzt an, ab dieser Runde, künftig, künftige, künftigen, "
        "zukünftig, "
        "zukünftigen, in Zukunft, für immer, in allen späteren Runden, ich etwas anderes sage, "
        "ständige Befehle, "
        "ständiger Befehl, Daueranweisung, Daueranweisungen, als Daueranweisung, Dauerplan, "
        "für die ganze Partie, für das ganze Spiel, für den Rest der Partie, für den Rest des Spiels"
    ),
    "this fight": listed(
        "rest des kampfes, rest des kampfs, rest dieses kampfes, rest dieses kampfs, rest vom kampf, rest "
        "des gefechts, rest des gefechtes, rest dieses gefechts, rest dieses gefechtes, rest vom gefecht, "
        "rest der schlacht, rest dieser schlacht, restliche schlacht, diesen kampf, diesem kampf, dieses "
        "gefecht, diesem gefecht, dieser schlacht, diese schlacht, restlichen kampf, restliche gefecht"
    ),
    "always": listed("immer, stets, jedes mal, jedesmal, jeweils, grundsätzlich"),
    "anyone": listed("jeder, jemand, irgendwer, wer"),
    "cost": listed("kostet, kosten"),
    "spend": listed(
        "aufgewendet, aufwenden, ausgeben, ausgebe, ausgibt, einsetzen, eingesetzt, verbrauchen, "
        "verbraucht, ausgegeben"
    ),
    "fight to win": listed(
        "auf sieg spielen, spiele auf sieg, wehrt sich, wehre mich, wehren uns, wehren wir uns, wehren sich, "
        "wehren, verteidigt, verteidige, verteidigen, verteidigt sich, verteidigen sich, verteidigen uns, "
        "verteidigen wir uns, verteidige mich, verteidige ich mich, setzt sich zur wehr, leistet widerstand, "
        "hält dagegen, halten dagegen, halte dagegen"
    ),
    "goes on": listed(
        "mache weiter, macht weiter, machen weiter, spiele weiter, kämpfe weiter, kämpft weiter"
    ),
    "defensive": listed("verteidigung, abwehr"),
    "score": listed("null, steht es, punktestand"),
    "until": listed("solange, so lange, bis er, bis sie, bis der verlust, bis die verluste"),
    "but": listed("aber, jedoch, allerdings"),
}
"""A part of the table `sentence` of German."""

WEIGHING_WORDS = {
    "considered": listed("überlege, überlegt, überlegte, erwogen"),
    "planned before": listed("wollte, wollten, plan, geplant, erst, zuerst"),
    "considered card": listed(
        "vergiss, vergesst, streich, streiche, ignorier, ignoriere, "
        "wollte, wollten, hatte, hatten, dachte, dachten, überlegt, überlegte, erwogen, beinahe, fast, "
        "verworfen, liebäugelt, geliebäugelt, geschwankt, schwankte, war versucht, im sinn"
    ),
    "falls short": listed(
        "nicht weit genug, noch hinten, immer noch hinten, reicht nicht, reicht nie, genügt nicht, "
        "nur bei, nur auf, bloß bei, bloß auf, "
        "gerade mal bei, gerade mal auf, zu niedrig, zu klein, "
        "zu schwach, zu wenig, zu schade, zu teuer, zu hoch, ändert nichts, ändert hier nichts, ändert "
        "nichts "
        "mehr, ändert hier nichts mehr, ändert da nichts, ändert auch nichts, bringt nichts, bringt auch "
        "nichts, "
        "bringt hier nichts, bringt nichts mehr, bringt nix, hilft nicht, hilft nichts, hilft auch "
        "nicht, hilft "
        "hier nicht, hilft nicht mehr, nützt nichts, nutzt nichts, nützt hier nichts, macht den braten nicht"
    ),
    "suffices": listed(
        "reicht, genügt, langt, hilft, bringt, nützt, lohnt, rettet mich, retten mich, rettet uns, "
        "retten uns, helfen"
    ),
    "would": listed("würde, wäre, brächte, käme, reichte, genügte, könnte, hätte"),
    "no to oneself": listed("nein, nee, ne, nö, ach was, blödsinn"),
    "so to play": listed("also, daher, deshalb, darum, deswegen, drum, trotzdem"),
    "beats a card": listed("schlägt, schlagen, überbietet, überbieten, sticht, stechen, übertrumpft, toppt"),
    "the other plays": listed("er, sie, die, der, gegner, feind"),
    "is better": listed("ist besser, wäre besser, passt besser, ist doch besser"),
    "weighed before": listed(
        "wollte, wollten, dachte, dachten, überlegt, könnte, könnten, hätte, hätten, vorgehabt, gedacht, "
        "geplant, vorgesehen"
    ),
    "make it": listed("mach draus, macht daraus, mach daraus"),
    "decided": listed("soll es sein, solls sein, wird es, wirds, bleibt es"),
}
"""Words by which a card is weighed and another one chosen, a part of the table `remarks` of German."""
