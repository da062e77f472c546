"""What a fight may cost, for whom, and when, as Germans say it in whole sentences."""

from __future__ import annotations

import pytest

from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def plans(text: str, *, situation: str = "turn4", player: str = "Frederick") -> list[str]:
    """The plans that a letter files, each with its nation; nothing of it may be asked about."""
    receipt, orders = orders_of(moment(situation), player, text)
    asked = [*receipt.problems, *receipt.doubtful]
    told = [f"{nation}: {order_line(one)}" for nation, one in orders if isinstance(one, BattleOrder)]
    return [*told, *("asked" for _ in asked)]


OF_FRANCE = {
    "Frankreich darf in keinem Kampf mehr als zwei Mann verlieren.": "France: battle: loss 2",
    "Kein Gefecht darf uns mehr als zwei Truppen kosten.": "France: battle: loss 2",
    "Frankreich gibt im Kampf höchstens 15 Punkte aus.": "France: battle: spend 15",
    "Mehr als 15 Punkte gibt Frankreich in keinem Kampf aus.": "France: battle: spend 15",
    "Mehr als 6 Punkte spielt Frankreich nirgends aus.": "France: battle: spend 6",
    "Soubise soll keinen Punkt über 12 ausgeben.": "France: battle Soubise: spend 12",
    "Kein Pfennig über 12 Punkte bei Soubise!": "France: battle Soubise: spend 12",
    "Chevert darf 18.": "France: battle Chevert: spend 18",
    "Höchstens 12 Punkte für Soubise, mehr nicht.": "France: battle Soubise: spend 12",
    "Obergrenze für Richelieu: 20 Punkte.": "France: battle Richelieu: spend 20",
    "Kosten darf uns ein Kampf maximal 15 Punkte.": "France: battle: spend 15",
    "Ein toter Soldat bei Soubise ist mir recht, mehr nicht.": "France: battle Soubise: loss 1",
    "Zwei Mann kann Richelieu zur Not verschmerzen.": "France: battle Richelieu: loss 2",
    "Mehr als zwei Mann lasse ich bei Soubise nicht.": "France: battle Soubise: loss 2",
    "Für Frankreich gilt: ein Verlust ist in Ordnung, zwei nicht mehr.": "France: battle: loss 1",
    "Soubise: Verluste bis 2 nehme ich hin, Karten bis 15 Punkte.":
        "France: battle Soubise: spend 15, loss 2",
    "Richelieu gibt auf, sofern es nicht mehr als zwei Mann kostet.": "France: battle Richelieu: loss 2",
    "Ich habe nur drei Karten, also: keine Karten für mehr als 10 Punkte.": "France: battle: spend 10",
    "Sehr verehrter Spielleiter, Soubise darf 12.": "France: battle Soubise: spend 12",
    "Hallo, kurz aus dem Zug: Soubise höchstens 12 Punkte.": "France: battle Soubise: fight up to 12",
    "Für Soubise gilt: nicht mehr als 18 Punkte verheizen, zwei Tote gehen in Ordnung.":
        "France: battle Soubise: spend 18, loss 2",
    "Soubise kriegt höchstens 15 Punkte.": "France: battle Soubise: spend 15",
    "Verlustlimit 2 für Soubise.": "France: battle Soubise: loss 2",
    "10 Punkte pro Kampf müssen reichen.": "France: battle: spend 10",
    "Nach 20 Punkten ist Feierabend.": "France: battle: spend 20",
    "Wenn Soubise kämpfen muss, darf es bis zu 15 Punkte kosten.": "France: battle Soubise: spend 15",
    "Soubise soll sich verteidigen, aber nicht für mehr als 15 Punkte.":
        "France: battle Soubise: fight up to 15",
}  # fmt: skip
"""Limits of a player with one nation."""


@pytest.mark.parametrize("text", OF_FRANCE)
def test_a_limit_is_read(text: str) -> None:
    assert plans(text, player="Pompadour") == [OF_FRANCE[text]]


def test_all_others_have_what_one_has_not() -> None:
    read = plans("Für Richelieu 30 Punkte, für alle anderen 15.", player="Pompadour")
    assert read == ["France: battle Richelieu: fight up to 30", "France: battle: fight up to 15"]


OF_WHOM = {
    "Höchstens zwei Verluste. Das gilt für Hannover.": ["Hanover: battle: loss 2"],
    "Höchstens zwei Verluste. Das gilt auch für Hannover.":
        ["Prussia: battle: loss 2", "Hanover: battle: loss 2"],
    "Preußen: höchstens zwei Verluste. Das gilt auch für Hannover.":
        ["Prussia: battle: loss 2", "Hanover: battle: loss 2"],
    "Von unten nach oben spielen, also erst die kleinen. Gilt für alle Preußen.": ["Prussia: battle: low"],
    "Immer die kleinste. Das gilt nicht für Hannover.": [],
}  # fmt: skip
"""Plans, and for whom they are in the next sentence."""


@pytest.mark.parametrize("text", OF_WHOM)
def test_the_next_sentence_says_for_whom_a_plan_is(text: str) -> None:
    assert [one for one in plans(text) if one != "asked"] == OF_WHOM[text]


def test_each_of_two_has_his_own_limit() -> None:
    read = plans("Richelieu darf bis 25, Soubise bis 10.", player="Pompadour")
    assert read == ["France: battle Richelieu: spend 25", "France: battle Soubise: fight up to 10"]


ATTACKED = {
    "Wenn jemand über Keith herfällt: verteidigen, bis 20 Punkte.": "Keith if attacked: fight up to 20",
    "Fällt Daun über Keith her, dann S3 und danach S4.": "Keith > Daun if attacked: play S3 S4",
    "Sollte Keith von Daun überfallen werden, kämpft er bis 20 Punkte.":
        "Keith > Daun if attacked: fight up to 20",
    "Für den Fall eines Angriffs auf Keith: höchstens zwei Verluste.": "Keith if attacked: loss 2",
    "Wer auch immer Keith angreift, der kriegt die S4 zu sehen.": "Keith if attacked: play S4",
    "Wagt es Daun, Keith anzugreifen, dann gibt Keith auf.": "Keith > Daun if attacked: concede",
    "Falls Daun so dumm ist und Keith angreift: kämpfen bis 20 Punkte.":
        "Keith > Daun if attacked: fight up to 20",
    "Keith: wenn er angegriffen wird, egal von wem, gibt er nach.": "Keith if attacked: concede",
    "Lehwaldt steht da ganz allein. Wenn die Russen ihn angreifen: aufgeben.":
        "Lehwaldt if attacked: concede",
    "Kommt Daun auf Keith los (glaube ich nicht), dann S3 und S4.": "Keith > Daun if attacked: play S3 S4",
    "Keith und Schwerin: greift Daun die beiden an, wird gekämpft bis 20 Punkte.":
        "Keith + Schwerin > Daun if attacked: fight up to 20",
    "Falls Daun uns in Schweidnitz angreift, kämpfen bis 20 Punkte.":
        "Schwerin + Keith > Daun if attacked: fight up to 20",
}  # fmt: skip
"""Plans for who is attacked, all of Prussia."""


@pytest.mark.parametrize("text", ATTACKED)
def test_who_is_attacked_has_a_plan(text: str) -> None:
    assert plans(text) == [f"Prussia: battle {ATTACKED[text]}"]


CARDS = {
    "Schwerin spielt immer zuerst die kleinste Karte, die reicht.": "Schwerin: low",
    "Keith fängt oben an.": "Keith: high",
    "Bei Keith gleich die dicken Brocken auf den Tisch.": "Keith: high",
    "Keith spielt erst die S3, dann die zwei Sechser.": "Keith: play S3 S6 S6",
    "Keith: die beiden 6er, dann die 3 in Pik.": "Keith: play S6 S6 S3",
    "Bei Keith machen wir es so: erst die Pik 3, dann die 4.": "Keith: play S3 S4",
    "Keith eröffnet mit der Pik 4, und wenn Daun kontert, folgt die Pik 3.": "Keith: play S4 S3",
    "Keith: Pik 3, dann Pik 4. Mehr Pik ist nicht da.": "Keith: play S3 S4",
    "Keith: S3 zuerst. Legt Daun nach, kommt die S4. Danach aufgeben.": "Keith: play S3 S4, concede",
    "Keith: S3 first. If Daun answers, the S4. Then give up.": "Keith: play S3 S4, concede",
    "Keith: S3, keep S13. If Daun answers, the S4.": "Keith: play S3 S4, keep S13",
    "Keith: S3 zuerst, dann die S4. 6, 10 und 11 nicht ohne mich zu fragen.":
        "Keith: play S3 S4, keep S6 S10 S11, ask",
    "Keith geht mit der Pik 4 voran, Pik 3 hinterher.": "Keith: play S4 S3",
    "Heinrich haut alles raus, was er an Kreuz hat.": "Heinrich: fight",
    "Keith legt die Pik 3. Sollte Daun kontern, die 4, dann ist Schluss.": "Keith: play S3 S4, concede",
    "Keith: Pik 3. Danach bitte Rücksprache.": "Keith: play S3, ask",
    "Keith beginnt mit der niedrigsten Pik, die Reserve bleibt zu.": "Keith: low, keep R",
    "Heinrich spielt seine Kreuz von unten nach oben durch.": "Heinrich: low",
    "Heinrich darf alle Kreuz verballern.": "Heinrich: fight",
    "Keith: in dieser Reihenfolge: S3, S4, S6. Nicht umgekehrt!": "Keith: play S3 S4 S6",
    "Keith: niedrig, und die S13 wird aufgehoben. Joker auch nicht.": "Keith: keep S13, low, reserve no",
    "Friedrich, falls er kämpfen muss: lieber kleine Karten verheizen.": "Friedrich: low",
}  # fmt: skip
"""Plans for the cards, all of Prussia."""


@pytest.mark.parametrize("text", CARDS)
def test_the_cards_of_a_plan_are_read(text: str) -> None:
    assert plans(text) == [f"Prussia: battle {CARDS[text]}"]


@pytest.mark.parametrize(
    "text",
    [
        "Keith: Pik 3 und 4, die 13 nur, wenn es mehr als drei Mann kostet.",
        "Keith: Pik 3 und 4, dann die 13 nur, wenn es mehr als drei Mann kostet.",
        "Keith: S3 and S4, the S13 only if it costs more than three men.",
        "Keith: S3 and S4, then the S13 only if it costs more than three men.",
    ],
)
def test_only_the_last_card_depends_on_what_it_costs(text: str) -> None:
    head = "Prussia: battle Keith"
    assert plans(text) == [f"{head}: play S3 S4, keep S13", f"{head} if loss 4 or more: play S3 S4 S13"]


def test_otherwise_goes_on_with_what_is_kept() -> None:
    text = "Die Joker von Preußen werden nicht verheizt. Ansonsten die kleinste Karte zuerst."
    assert plans(text) == ["Prussia: battle: keep R, low"]


ANSWERS = {
    "Pik 3, und wenn die Kaiserin nachschiebt, die Pik 4.": ["play S3", "play S4"],
    "S10. Tut er's, S11 hinterher.": ["play S10", "play S11"],
    "Erst die S3, danach nur noch die S4, die 13 brauche ich für Rekruten.":
        ["play S3", "play S4, keep S13"],
    "S4, das macht +2. Kommt eine Antwort, dann noch die S6.": ["play S4", "play S6"],
    "Winterfeldt gibt doch nicht auf! S10.": ["play S10"],
    "Ich gebe doch auf.": ["concede"],
    "Ich lass ihn ziehen, S4 spar ich mir.": ["concede"],
    "Na toll, Pik 9. S10.": ["play S10"],
    "S6 reicht nicht, S10 macht null, also S11.": ["play S11"],
    "Die Vier, und wenn Lacy was Höheres bringt, die Zehn.": ["play S4", "play S10"],
    "Ich gebe heute klein bei.": ["concede"],
    "Wegen zwei Mann opfere ich keine Karte.": ["concede"],
}  # fmt: skip
"""Answers of Prussia, and the plan behind each."""


@pytest.mark.parametrize("text", ANSWERS)
def test_an_answer_is_read_with_what_follows(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    told = [order_line(one).rpartition(": ")[2] for _, one in orders]
    assert (told, [*receipt.problems, *receipt.doubtful]) == (ANSWERS[text], [])


def test_cards_behind_a_condition_that_is_not_read_are_asked_about() -> None:
    text = "Die Vier, und wenn Lacy was Seltsames zaubert, die Zehn."
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert (orders, len(receipt.doubtful)) == ([], 1)


ASKED = {
    "Keith wird angegriffen? Dann S3 und S4.": "Prussia: battle Keith if attacked: play S3 S4",
    "Greift Daun Keith an? Dann S3.": "Prussia: battle Keith > Daun if attacked: play S3",
}


@pytest.mark.parametrize("text", ASKED)
def test_a_question_whether_somebody_is_attacked_is_a_condition(text: str) -> None:
    assert plans(text) == [ASKED[text]]


def test_giving_up_after_all_not_takes_it_back() -> None:
    receipt, orders = orders_of(
        moment("t4-prussia-fight"), "Frederick", "Ich gebe auf. Ach was, ich gebe doch nicht auf."
    )
    assert (orders, len(receipt.doubtful)) == ([], 1)


NOT_TAKEN = [
    "Daun wird bei Glatz nicht mehr als 12 Punkte ausgeben.",
    "Die Österreicher fangen immer oben an.",
    "Letzte Runde durfte Keith 18.",
    "Vielleicht darf Keith 18.",
    "Keith darf nicht 18 ausgeben.",
    "Ob Daun über Keith herfällt, weiß ich nicht.",
    "Greift Daun Keith an?",
    "Browne und Karl: greift Keith die beiden an?",
    "Wenn Keith nicht angegriffen wird, S3 und S4.",
    "Die Reserven der Österreicher werden nicht verheizt.",
    "Mehr als zwei Mann lässt Daun bei Keith nicht.",
    "Ein toter Soldat bei Daun wäre mir recht.",
    "Wagt es Keith, Daun anzugreifen?",
]


@pytest.mark.parametrize("text", NOT_TAKEN)
def test_what_only_sounds_like_a_plan_is_none(text: str) -> None:
    assert [one for one in plans(text) if one != "asked"] == []
