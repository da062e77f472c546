"""German phrases for battle plans: the same few clauses, with any verb for playing a card."""

from __future__ import annotations

CLAUSE_PHRASES = {
    "_who_plays": ("er", "sie", "ich", "wir", "man"),
    "_little": (
        "(kleinste|kleinsten|niedrigste|niedrigsten|billigste|billigsten|geringste|geringsten|schwächste|"
        "schwächsten)",
    ),
    "_wins": (
        "[,] (die|welche) (ihn|sie|uns|mich|^) [gerade|wieder|noch] (nach vorn|nach vorne|in Führung|ins "
        "Plus|über "
        "0|vor ihn) (bringt|bringen)",
        "[,] mit (der|dem) (er|sie|ich|wir|^) [gerade|wieder|noch] (vorn|vorne|in Führung|im Plus) "
        "(ist|sind|bin|"
        "liegt|liege|liegen|kommt|komme|kommen)",
        "[,] die [gerade [noch]] (reicht|genügt|langt)",
    ),
    "answered": (
        "(wenn|falls|sollte) (~|%|er|sie) (mich|uns|^) [_noch] [_noch] ins Minus (bringt|bringen|drückt)",
        "(wenn|falls|sollte) (~|%|er|sie) (darauf|daraufhin|nochmal) [_noch] (antwortet|antworten) "
        "[und _I [_noch] (zurückliege|zurückliegen|zurückliegt)]",
        "(liege|lieg|liegen) _I [danach] immer noch oder wieder hinten",
        "(falls|wenn|sollte) (~|er|sie) [wieder|noch etwas|noch eine] (nachlegt|drübergeht|kontert|nachlegen|"
        "kontern)",
    ),
    "low": (
        "[dann|danach] [weiter] [immer|stets|jeweils|jedes Mal] [bitte] mit (der|meiner|seiner) "
        "[jeweils] _little "
        "[Karte|<suit>] _wins",
        "[_who_plays] (nimmt|nehmen|nehme|spielt|spiele|spielen|legt|lege|legen|setzt|verwendet) "
        "[_who_plays] "
        "[immer|stets|jeweils|jedes Mal] [nur] (die|seine|meine|ihre) [jeweils] _little [Karte|<suit>] _wins",
    ),
    "spend": (
        "[_who_plays] (gibt|gebe|geben) [_who_plays] [dafür|dabei|dort|aber|insgesamt] "
        "(höchstens|maximal|bis zu|nicht "
        "mehr als|nur) # [_points] [dafür|dabei|insgesamt] aus",
        "[_who_plays] (gibt aus|gebe aus|geben aus) [_who_plays] [dafür|dabei|dort|aber|insgesamt] "
        "(höchstens|maximal|"
        "bis zu|nicht mehr als|nur) # [_points] [dafür|dabei|insgesamt]",
    ),
    "play": (
        "[_will] [spielt|spielen|spiele] [_I] [beide|alle] [die|seine|ihre|meine|unsere] [<suit>] [,|:] "
        "[erst] [die] @ vor [der|den] @ [spielen|ausspielen]",
    ),
    "number of cards": (
        "mehr als # Karten (darf|dürfen|soll|sollen) _who_plays [dafür|dabei|dort] [aber] nicht "
        "(ausgeben|spielen|einsetzen|verbrauchen)",
    ),
    "reserve no": (
        "[nur] <suit> [,] (keine|kein|ohne|nicht) (Reserve|Reserven|Joker|Reservekarte|Reservekarten)",
        "[die|meine|beide|unsere] (Reserve|Reserven) (lässt|lasse|lassen) _who_plays (stecken|liegen|im "
        "Kasten|auf der "
        "Hand|zu Hause)",
    ),
    "keep": (
        "[und] [die|meine] @ (bleibt|bleiben) [mir] [auf der Hand|in der Hand|hier|da|stehen|liegen]",
        "[die|meine] @ [bitte|auf keinen Fall] nicht (anfassen|anrühren|antasten|angreifen|anbrechen)",
        "(Finger|Hände|Pfoten) weg von [der|meiner|den] @",
        "[nur|aber|bloß] [die|den|das|seine|meine] @ (behält|behalte|behalten) _who_plays",
        "[die|den|das] @ [bitte] (nicht|nie) (spielen|ausspielen|einsetzen|ausgeben|verwenden|anrühren)",
    ),
    "loss": (
        "[_who_plays|^] [soll|sollen|gibt|geben|gebe] [dann] [bei|ab] [einem] [Verlust von] "
        "[höchstens|nur|bis zu] # "
        "[_troops] [oder weniger|oder drunter|oder darunter] [_troops] [Verlust|Verlusten|Verluste] "
        "(aufgeben|nachgeben|auf|nach)",
        "(wenn|falls) [_who_plays] (verliere|verlieren|verliert) [nur|bloß|höchstens] # [_troops] [oder "
        "weniger] [,] "
        "[dann|so] [_who_plays] (gebe|geben|gibt) [_who_plays] auf",
        "(wenn|falls) [_who_plays] (verliere|verlieren|verliert) [nur|bloß|höchstens] # [_troops] [oder "
        "weniger] [,] "
        "[dann|so] [_who_plays] gebe auf",
    ),
    "otherwise": (
        "(wenn|falls|bei) mehr [,] [dann|so]",
        "(wenn|falls) es mehr (ist|sind|wird|kostet) [,] [dann|so]",
        "(steht|ist|wird) es schlimmer [,] [dann|so]",
    ),
    "no more": ("sonst nix", "sonst (garnichts|gar nichts)"),
    "play no more": (
        "[_will] [spielt|spiele] [_I] (höchstens|nicht mehr als|maximal|nichts als|nicht mehr wie) "
        "[die|meine|seine|ihre|unsere|diese] @ [spielen|ausgeben|einsetzen]",
        "mehr als [die|meine|seine|ihre|unsere|diese] @ [_will] nicht (spielen|ausgeben|einsetzen|hergeben)",
    ),
    "_whatever case": ("Fall", "Falle"),
    "_comes last": ("zuletzt", "letzte", "letztes", "Schluss", "Ende"),
    "fight": (
        "[_will] (notfalls|zur Not|wenn nötig|im Notfall) (alle|sämtliche) [meine|seine|ihre|unsere] <suit>",
        "[_will] (alle|sämtliche) [meine|seine|ihre|unsere] <suit> (notfalls|zur Not|wenn nötig|im Notfall|"
        "wenn es sein muss|wenns sein muss|wenn es nötig ist)",
    ),
    "cards": (
        "[die|der|meine] @ [ganz] (zuletzt|als letzte|als letztes|zum Schluss|am Schluss|am Ende)",
        "@ (ok|okay|erlaubt)",
    ),
    "may play": ("[die|der] @ (ist|sind) (ok|okay|erlaubt|in Ordnung)",),
    "head of attacked": (
        "(Verteidigung|Abwehr|verteidigen) [überall|immer|allgemein|generell|stets] [:]",
    ),
    "ask": (
        "(bitte|erbitte) (ich|wir) [um] (Rückfrage|Nachfrage) [(nach|vor|bei|zu) jeder [einzelnen] Karte]",
        "(bitte|erbitte) (ich|wir) [um Rückfrage|um Nachfrage] [(nach|vor|bei|zu) jeder [einzelnen] Karte]",
    ),
    "aside": (
        "mehr <suit> (habe|hab|haben) _I [ja|eh|halt] nicht",
        "die # (zählt mit|zählt dazu|mitgezählt|mitgerechnet|eingerechnet|eingeschlossen|inbegriffen)",
        "für schlechte zeiten", "für schlechtere zeiten", "fürs alter", "für später", "für nächstes mal",
        "(sie|die|er|der) (soll|sollen) bei mir bleiben", "für das nächste mal", "fürs nächste mal",
        "für die nächste runde", "für bessere tage",
    ),
}  # fmt: skip
"""A part of the table `plan_phrases` of German."""
