"""That the moderator need not ask before something is done, and limits in other words."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

HEAD = "battle Winterfeldt > Lacy: "


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Du brauchst mich nicht noch mal zu fragen, bevor nicht die 10 und die 11 auch weg sind.",
         "play S10 S11, ask"),
        ("You need not ask me again before the 10 and the 11 are gone.", "play S10 S11, ask"),
        ("No need to ask me until the 13 is played.", "play S13, ask"),
        ("Don't bother me before the 10 is gone.", "play S10, ask"),
        ("Frag mich nicht mehr, bevor die 10 ausgespielt ist.", "play S10, ask"),
        ("Du brauchst mich nicht mehr zu fragen: weiter von unten nach oben.", "low"),
        ("You needn't ask me again before 20 points are spent.", "fight up to 20, ask"),
    ],
)  # fmt: skip
def test_what_is_done_before_he_is_asked_is_done(text: str, clauses: str) -> None:
    """The cards were kept, or the fight was given up."""
    found = taken_whole("t4-prussia-fight", "Frederick", f"S12. {text}")
    assert found == ["answer 114: play S12", HEAD + clauses]


@pytest.mark.parametrize("text", ["You needn't ask me again.", "Du brauchst mich nicht noch mal zu fragen."])
def test_not_to_be_asked_says_nothing_of_the_fight(text: str) -> None:
    assert taken_whole("t4-prussia-fight", "Frederick", f"S12. {text}") == ["answer 114: play S12"]


@pytest.mark.parametrize(
    "text",
    [
        "No need to ask me again until it costs 3.", "Don't ask me before it costs 2.",
        "Du brauchst mich nicht zu fragen, bevor es 3 kostet.",
    ],
)  # fmt: skip
def test_when_else_he_is_asked_is_no_limit(text: str) -> None:
    """The fight was given up then."""
    found = lines_taken("t4-prussia-fight", "Frederick", f"S12. {text}")
    assert found == ["answer 114: play S12"]
    assert orders_of(moment("t4-prussia-fight"), "Frederick", f"S12. {text}")[0].doubtful


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Low cards first, not above 25 points in all.", "spend 25, low"),
        ("Small cards first, never over 20 altogether, and no Reserves.", "spend 20, low, keep R"),
        ("High cards first, not beyond 30.", "spend 30, high"),
        ("Kleine Karten zuerst, nie über 25 Punkte.", "spend 25, low"),
        ("Große Karten zuerst, niemals mehr als 30 Punkte.", "spend 30, high"),
    ],
)
def test_how_to_play_and_how_far(text: str, plan: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == [f"battle: {plan}"]


@pytest.mark.parametrize(
    "text",
    [
        "I'll take the loss, 2 troops isn't the end of the world", "I accept it, four men are not so bad.",
        "Ich nehme den Verlust, 4 Armeen sind kein Weltuntergang.",
        "Ich nehme den Verlust, vier Armeen sind nicht die Welt.",
    ],
)  # fmt: skip
def test_a_loss_that_is_borne_is_accepted(text: str) -> None:
    assert taken_whole("t4-prussia-fight", "Frederick", text) == ["answer 114: concede"]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Es ist Kreuz zu spielen, beginnend mit der 6", "C6"),
        ("Kreuz wird gespielt, angefangen mit der 7.", "C7"),
        ("Clubs are to be played, starting with the 7.", "C7"),
        ("It's clubs to be played, beginning with C6.", "C6"),
    ],
)  # fmt: skip
def test_a_suit_from_a_card_on(text: str, card: str) -> None:
    found = taken_whole("t3-austria-fight", "Maria Theresa", text)
    assert found == [f"answer 74: play {card}", "battle Browne > Friedrich: fight"]


@pytest.mark.parametrize(
    "text",
    [
        "Wenn Schwerin attackiert Daun: kämpfen bis zum Ende mit Karo",
        "Wenn Schwerin Daun angreift: bis zum Ende mit Karo kämpfen",
        "Falls Schwerin Daun attackiert: kämpfen bis zur letzten Karte",
        "If Schwerin attacks Daun: fight to the end with diamonds",
        "If Schwerin attacks Daun: fight to the last card with all my diamonds",
    ],
)
def test_a_fight_to_the_end_with_its_suit(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == ["battle Schwerin > Daun: fight"]
