"""Marches to wherever an enemy stands, a new train beside a general who comes back, and that all stay."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

AGAINST = ["move Apraxin against Lehwaldt else stay"]


def orders(situation: str, player: str, text: str) -> list[str]:
    return [str(one.line_in_full) for _, one in orders_of(moment(situation), player, f"{text}\n")[1]]


@pytest.mark.parametrize(
    "text",
    [
        "Apraxin against Lehwaldt, else he stays.",
        "Apraxin against Lehwaldt, otherwise stay",
        "Apraxin gegen Lehwaldt, sonst bleibt er.",
        "Apraxin gegen Lehwaldt, ansonsten bleibt er stehen.",
    ],
)
def test_a_march_is_against_somebody_wherever_he_stands(text: str) -> None:
    assert taken_whole("turn5", "Elisabeth", f"{text}\n") == AGAINST


@pytest.mark.parametrize(
    "text",
    [
        "Apraxin is no match for Lehwaldt, else he stays.",
        "Apraxin against Lehwaldt, else he goes to Nowy Dwór and stays.",
        "Apraxin not against Lehwaldt, else he stays.",
        "Apraxin against Lehwaldt, that would be fun.",
    ],
)
def test_not_every_word_against_somebody_is_such_a_march(text: str) -> None:
    assert not set(AGAINST) & set(orders("turn5", "Elisabeth", text))


@pytest.mark.parametrize(
    "text",
    [
        "Karl kommt in Tabor zu Lacy, mit 4 Truppen, und in Brünn ein neuer Tross.",
        "Karl kommt in Tabor mit 4 Truppen, und in Brünn ein neuer Tross.",
        "Karl kommt in Tabor mit 4 Truppen und ein neuer Tross in Brünn.",
        "Karl comes back at Tabor with 4 troops, and a new train at Brünn.",
        "Karl re-enters at Tabor with Lacy, with 4 troops, and one new train at Brünn.",
    ],
)
def test_a_new_train_is_bought_beside_a_general(text: str) -> None:
    lines = orders("t5-austria-moves", "Maria Theresa", f"{text} C11, C11 and S8 pay for that.")
    assert lines == ["recruit C11 C11 S8: Karl at Tabor 4, train 1 at Brünn"]


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Elisabeth", "Nation Rußland\nSämtliche Truppen halten ihre Stellungen."),
        ("Elisabeth", "Russia: all troops hold their positions."),
        ("Pompadour", "I am away over the weekend, so just this: France holds."),
        ("Pompadour", "Bin übers Wochenende weg, deshalb nur schnell: Frankreich hält, keiner zieht."),
        ("Maria Theresa", "Die Reichsarmee bleibt mit Mann und Troß stehen."),
        ("Maria Theresa", "The Imperial Army stays with bag and baggage."),
    ],
)
def test_a_nation_holds(player: str, text: str) -> None:
    assert taken_whole("turn4", player, f"{text}\n") == ["hold"]


@pytest.mark.parametrize(
    "text", ["They say so: France holds her breath.", "Hannover schreibt mir: Frankreich hält still?"]
)
def test_what_only_sounds_like_it_holds_nobody(text: str) -> None:
    assert "hold" not in orders("turn4", "Pompadour", text)
