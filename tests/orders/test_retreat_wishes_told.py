"""Wishes for retreats: whose they are, put right in the next sentence, and told by where nobody is to go."""

from __future__ import annotations

from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def wishes(text: str, situation: str = "turn4", player: str = "Frederick") -> list[str]:
    """The wishes that a letter files, those of both nations once."""
    orders = orders_of(moment(situation), player, text)[1]
    return list(dict.fromkeys(order_line(one) for _, one in orders if isinstance(one, RetreatOrder)))


WISHES = {
    "Should Daun lose after all, chase him as far off supply as you can.": "retreat Daun: off supply",
    "If Lacy gets defeated anywhere, he shall go to Tetschen.": "retreat Lacy: Tetschen",
    "If Daun attacks Keith and loses, send him to Nachod, or if that is not possible to Glatz.":
        "retreat Daun: Nachod, Glatz",
    "Sollte Keith gegen Daun siegen, so wünsche ich, dass Daun weit von seinem Nachschub gejagt wird.":
        "retreat Daun: off supply",
    "I would rather be asked about every retreat.": "retreat: ask",
    "Ich möchte bei Rückzügen lieber gefragt werden.": "retreat: ask",
    "Bei allen Rückzügen bitte mich fragen.": "retreat: ask",
}  # fmt: skip


def test_a_wish_is_told_in_many_ways() -> None:
    assert {text: wishes(text) for text in WISHES} == {text: [one] for text, one in WISHES.items()}


NARROWED = {
    "If Browne loses he goes to Guben, else to Forst. So only Guben.": "retreat Browne: Guben",
    "Wenn Lacy verliert, soll er nach Tetschen, sonst Aussig. Also nur Aussig.": "retreat Lacy: Aussig",
    "When Lacy loses, send him to Tetschen or Aussig. Make it just Tetschen.": "retreat Lacy: Tetschen",
}


def test_the_next_sentence_may_leave_one_city_of_a_wish() -> None:
    assert {text: wishes(text) for text in NARROWED} == {text: [one] for text, one in NARROWED.items()}


NOT_THERE = [
    "Daun should not be sent to Glatz.",
    "Daun must not run to Glatz.",
    "Daun soll nicht nach Glatz fliehen.",
    "Lacy darf auf keinen Fall nach Tetschen laufen.",
]


def test_where_somebody_is_not_to_go_is_asked_back() -> None:
    for text in NOT_THERE:
        receipt = orders_of(moment("turn4"), "Frederick", text)[0]
        assert wishes(text) == [] and len(receipt.doubtful) == 1, text


def test_a_wish_is_of_the_nation_that_attacks() -> None:
    text = """nation Russia
Saltikov goes to Woldenberg and attacks Dohna.

nation Sweden
Ehrensvärd goes to Greifenhagen.
If Dohna loses he goes to Landsberg."""
    orders = orders_of(moment("turn4"), "Elisabeth", text)[1]
    found = [(nation, order_line(one)) for nation, one in orders if isinstance(one, RetreatOrder)]
    assert found == [("Russia", "retreat Dohna: Landsberg")]


def of_both(text: str, situation: str = "t4-prussia-fight") -> list[tuple[str, str]]:
    """The wishes of a letter of Prussia's and Hanover's player, each after its nation."""
    orders = orders_of(moment(situation), "Frederick", text)[1]
    return [(nation, order_line(one)) for nation, one in orders if isinstance(one, RetreatOrder)]


THIS_FIGHT = {
    "Spades 13. The loser goes off supply.": "retreat: off supply",
    "Die 13 Pik! Der Verlierer muss dahin, wo er keinen Nachschub hat.": "retreat: off supply",
    "Pik 13. Den Verlierer jagen wir Richtung Prag.": "retreat: towards Prag",
    "Spades 13. If he loses again, ask me.": "retreat: ask",
    "Pik 13. Verliert er, dann bitte fragen.": "retreat: ask",
}


def test_the_loser_of_the_fight_that_is_answered_is_no_rule_for_the_other_nation() -> None:
    assert {text: of_both(text) for text in THIS_FIGHT} == {
        text: [("Prussia", one)] for text, one in THIS_FIGHT.items()
    }


def test_he_who_retreats_now_is_meant_by_a_wish_behind_the_answer() -> None:
    for text in (
        "Sensburg. If he loses again, ask me.",
        "Sensburg. Falls er wieder verliert, frag mich.",
        "Sensburg. Verliert er noch einmal, bitte fragen.",
    ):
        assert of_both(text, "t2-prussia-chooses-retreat") == [("Prussia", "retreat: ask")], text


def test_whoever_loses_is_one_for_both_nations_beside_an_answer_too() -> None:
    for text in ("Spades 13. Whoever loses goes off supply.", "S13. Alle Verlierer off supply."):
        assert [nation for nation, _ in of_both(text)] == ["Prussia", "Hanover"], text


def test_a_wish_to_be_asked_in_words_that_are_not_read_is_shown() -> None:
    text = "Sensburg. If he is beaten once more in whatever corner of the realm, ask me first."
    assert orders_of(moment("t2-prussia-chooses-retreat"), "Frederick", text)[0].doubtful


CITY_OF_A_NATION = {
    "Wenn Ferdinand verliert, soll er nach Celle. Sonst nach Hannover.": "retreat Ferdinand: Celle, Hannover",
    "Ferdinand, if beaten, runs to Hannover, otherwise to Celle.": "retreat Ferdinand: Hannover, Celle",
}


def test_a_city_that_has_the_name_of_a_nation_is_a_goal() -> None:
    found = {text: wishes(text, player="Pompadour") for text in CITY_OF_A_NATION}
    assert found == {text: [one] for text, one in CITY_OF_A_NATION.items()}


def test_who_has_to_fall_back_is_beaten() -> None:
    for text in (
        "Müssen Schwerin und Keith zurückweichen, dann nach Ratibor.",
        "Müssen Schwerin und Keith sich zurückziehen: nach Ratibor.",
    ):
        assert wishes(text, player="Maria Theresa") == ["retreat Schwerin + Keith: Ratibor"], text


IN_TURN = {
    "Wenn Lacy verliert, soll er nach Dresden, sonst dahin, wo er keinen Nachschub hat.":
        "retreat Lacy: Dresden, off supply",
    "Verliert Lacy, dann nach Dresden, ansonsten weg von seinem Nachschub.":
        "retreat Lacy: Dresden, off supply",
    "If Lacy loses, he goes to Dresden, otherwise somewhere without supply.":
        "retreat Lacy: Dresden, off supply",
    "The loser goes towards Prag, else where he has no supply.": "retreat: towards Prag, off supply",
    "Verlierer: ohne Nachschub, sonst Richtung Prag.": "retreat: off supply, towards Prag",
}  # fmt: skip


def test_the_terms_of_a_wish_come_in_the_order_in_which_they_are_told() -> None:
    assert {text: wishes(text) for text in IN_TURN} == {text: [one] for text, one in IN_TURN.items()}


def test_whom_the_fight_that_is_answered_is_against_is_meant_by_them() -> None:
    for text in (
        "D5. If we win, please let them retreat to Hannover.",
        "Karo 5. Wenn wir gewinnen, sollen sie nach Hannover zurück.",
    ):
        assert wishes(text, "t4-hanover-fight") == ["retreat Richelieu: Hannover"], text


LIKED = (
    "If Lacy loses I'd love to see him in Dresden, if possible.",
    "Lacy preferably back to Dresden.",
    "If Lacy is beaten I would love him to end up in Dresden again if that is possible.",
    "Should Lacy lose I would be happy to have him in Dresden.",
    "When Lacy loses, Dresden would suit me best.",
    "If Lacy is beaten, send him back to Dresden if it can be done.", "Lacy am liebsten nach Dresden zurück.",
    "Geht der Kampf gut aus, soll Lacy nach Dresden.", "Verliert Lacy, sähe ich ihn am liebsten in Dresden.",
)  # fmt: skip


def test_where_a_loser_is_liked_to_be_is_a_wish() -> None:
    attack = "Winterfeldt to Rumburg and Tetschen and attacks Lacy."
    found = {text: wishes(f"{attack} {text}") for text in LIKED}
    assert found == {text: ["retreat Lacy: Dresden"] for text in LIKED}


NO_WISHES = (
    "Lacy would love to be in Dresden, I bet.", "I'd hate to see Lacy in Dresden.",
    "Lacy was happy in Dresden.", "I would not like him to go to Dresden.",
)  # fmt: skip


def test_what_somebody_else_likes_is_none() -> None:
    attack = "Winterfeldt to Rumburg and Tetschen and attacks Lacy."
    assert not any(wishes(f"{attack} {text}") for text in NO_WISHES)
