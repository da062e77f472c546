"""What is said before, behind and inside a march: reasons, comments, whom it meets, a way behind a colon."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

DOHNA = ["move Dohna: Landsberg"]


def taken(text: str) -> list[str]:
    return taken_whole("turn4", "Frederick", f"{text}\n")


def is_doubtful(text: str) -> bool:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    return bool(receipt.doubtful) and not orders


@pytest.mark.parametrize(
    "text",
    [
        "I want Görlitz back, so Friedrich and Winterfeldt march to Löbau.",
        "Görlitz is empty, therefore Friedrich and Winterfeldt march to Löbau.",
        "Görlitz ist leer, also gehen Friedrich und Winterfeldt nach Löbau.",
        "Ich will Görlitz wiederhaben, daher ziehen Friedrich und Winterfeldt nach Löbau.",
        "The two in Zittau march to Löbau.",
        "Die beiden in Zittau ziehen nach Löbau.",
        "Friedrich escorts his friend Winterfeldt to Löbau.",
        "Friedrich führt Winterfeldt nach Löbau.",
    ],
)
def test_a_stack_marches_whole(text: str) -> None:
    assert taken(text) == ["move Friedrich + Winterfeldt: Löbau"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Landsberg, so that he eats again.",
        "Dohna to Landsberg, there he can be fed.",
        "Dohna nach Landsberg, da hat er wieder Nachschub.",
        "Dohna nach Landsberg, von dort kann er wieder versorgt werden.",
        "Dohna to Landsberg, I don't trust Küstrin.",
        "Dohna to Landsberg, I forgot him last time.",
        "Dohna nach Landsberg, ich mag Küstrin nicht.",
        "Dohna nach Landsberg, ich will Saltikov nicht treffen.",
        "Dohna to Landsberg, the weather is fine.",
        "Dohna nach Landsberg, das Wetter ist schön.",
        "Dohna to Landsberg, which I hope Saltikov will hate.",
        "Dohna to Landsberg and looks if there is any beer.",
        "Dohna geht nach Landsberg und guckt, ob die Brücke noch steht.",
        "Lieber Dohna, marschiere nach Landsberg, das Wetter ist schön.",
    ],
)
def test_a_comment_behind_a_march_is_none_of_it(text: str) -> None:
    assert taken(text) == DOHNA


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Landsberg, I don't trust Landsberg.",
        "Dohna to Landsberg, I think Küstrin is better.",
        "Dohna to Landsberg, I don't want Keith there.",
        "Dohna to Landsberg, the order was wrong.",
        "Dohna nach Landsberg, der Befehl war falsch.",
        "Dohna goes to Landsberg and checks if Küstrin is free.",
        "Dohna goes to Landsberg and sees if Saltikov follows.",
        "Dohna goes to Landsberg and dreams of Küstrin.",
        "Dohna goes to Landsberg and fears Saltikov in Woldenberg.",
    ],
)
def test_a_comment_may_put_a_march_in_doubt(text: str) -> None:
    assert is_doubtful(text)


@pytest.mark.parametrize(
    "text",
    [
        "Dohna must eat: Landsberg, Küstrin.",
        "Dohna braucht Abstand: Landsberg, Küstrin.",
        "Dohna towards Berlin: Landsberg, Küstrin.",
        "Dohna Richtung Berlin: Landsberg, Küstrin.",
        "Dohna takes Küstrin, going through Landsberg.",
        "Dohna raids Küstrin, passing Landsberg.",
        "Dohna goes to Landsberg and sleeps in Küstrin.",
        "Dohna geht nach Landsberg und übernachtet in Küstrin.",
        "Dohna takes Landsberg, then occupies Küstrin and stays there, rests there.",
    ],
)
def test_a_way_is_told_in_other_words(text: str) -> None:
    assert taken(text) == ["move Dohna: Landsberg, Küstrin"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna can't hold there: Landsberg, Küstrin.",
        "If Dohna is beaten: Landsberg, Küstrin.",
        "Dohna thinks of home: Landsberg, Küstrin.",
        "Dohna soll nicht hungern: Landsberg, Küstrin.",
    ],
)
def test_a_way_behind_a_denial_or_a_condition_is_no_order(text: str) -> None:
    assert is_doubtful(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Train 2 rolls to Freystadt to meet Dohna.", "move train 2: Freystadt"),
        ("Train 2 goes to meet Dohna at Freystadt.", "move train 2: Freystadt"),
        ("Zug 2 kommt Dohna entgegen, bis Freystadt.", "move train 2: Freystadt"),
        ("Zug 2 fährt bis Freystadt, dem Dohna entgegen.", "move train 2: Freystadt"),
        ("Keith hurries to Reichenbach to meet Dohna.", "move Keith: Reichenbach"),
    ],
)
def test_who_is_met_goes_nowhere(text: str, line: str) -> None:
    assert taken(text) == [line]


@pytest.mark.parametrize(
    "text",
    [
        "When it's my go, Soubise goes to Kassel.",
        "Once my turn comes round, Soubise goes to Kassel.",
        "Wenn ich dran bin, geht Soubise nach Kassel.",
        "Soubise nach Kassel, sobald wir an der Reihe sind.",
    ],
)
def test_ones_own_turn_is_no_condition(text: str) -> None:
    assert taken_whole("turn2", "Pompadour", f"{text}\n") == ["move Soubise: Kassel"]


@pytest.mark.parametrize(
    "text",
    ["When it is his turn, Soubise goes to Kassel.", "If it is my turn to lose, Soubise goes to Kassel."],
)
def test_what_else_is_said_of_a_turn_may_be_a_condition(text: str) -> None:
    assert not orders_of(moment("turn2"), "Pompadour", f"{text}\n")[1]


@pytest.mark.parametrize(
    "text",
    [
        "Apraxin must come home to his train: Biskupiec, Olsztyn, Ortelsburg.",
        "Apraxin zurück zu seinem Tross: Biskupiec, Olsztyn, Ortelsburg",
        "Apraxin zieht zu seinem Tross (Biskupiec, Olsztyn, Ortelsburg).",
        "Apraxin goes back to the train, Biskupiec, Olsztyn, Ortelsburg.",
    ],
)
def test_the_train_that_somebody_goes_to_stays(text: str) -> None:
    lines = taken_whole("turn3", "Elisabeth", f"{text}\n")
    assert lines == ["move Apraxin: Biskupiec, Olsztyn, Ortelsburg"]


@pytest.mark.parametrize(
    "text",
    [
        "Laudon is not to come back to Oppeln: he goes to Lublinitz through Oppeln and stays there.",
        "Laudon doesn't come back to Oppeln, he goes Oppeln, Lublinitz.",
        "Laudon kommt nicht wieder nach Oppeln, er geht Oppeln, Lublinitz.",
    ],
)
def test_what_is_done_instead_of_coming_back(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", f"{text}\n") == ["move Laudon: Oppeln, Lublinitz"]


@pytest.mark.parametrize(
    "text",
    [
        "Train 1 to Neu Stetin via Człuchów.",
        "Troß 1 über Człuchów nach Neu Stettn.",
        "train 1: Człuchów, Neu Stetin",
    ],
)
def test_a_city_of_two_words_is_mistyped(text: str) -> None:
    assert taken_whole("turn5", "Elisabeth", f"{text}\n") == ["move train 1: Człuchów, Neu Stettin"]


@pytest.mark.parametrize("name", ["Dt. Eylau", "Dtsch. Eylau"])
def test_the_first_word_of_a_city_is_shortened(name: str) -> None:
    lines = taken_whole("turn4", "Elisabeth", f"Russia\nTott {name}\nFerm Belgard\n")
    assert lines == ["move Tottleben: Deutsch Eylau", "move Fermor: Belgard"]


@pytest.mark.parametrize(
    "text",
    [
        "I buy one troop for Chevert with a club 8 and throw away the lowest card.",
        "Ich kaufe eine Truppe für Chevert mit einer Kreuz 8 und werfe die niedrigste Karte ab.",
        "Wir werfen die niedrigste Karte ab und kaufen für Chevert eine Armee, bezahlt mit C8.",
    ],
)
def test_a_card_is_given_up_beside_a_purchase(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", f"{text}\n") == ["discard lowest", "recruit C8: Chevert 1"]


@pytest.mark.parametrize(
    "end",
    [
        "Hannover kriegen wir eh nicht solang Cumberland da steht",
        "Dresden kriegen wir eh nicht",
        "Dresden ist eh nicht zu halten",
        "Prag brauchen wir nicht mehr",
        "we won't get Dresden anyway",
        "Dresden we won't get as long as Fritz is there",
        "we can't hold Prag anyway",
    ],
)
def test_which_city_is_out_of_reach_is_only_said(end: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", f"Lacy to Leipa, {end}.") == ["move Lacy: Leipa"]


@pytest.mark.parametrize(
    "end",
    [
        "wir gehen nicht nach Dresden",
        "if we don't get Dresden",
        "wenn wir Dresden nicht kriegen",
        "we won't get Leipa anyway",
    ],
)
def test_what_denies_more_is_asked_back(end: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", f"Lacy to Leipa, {end}.")
    assert not orders and receipt.doubtful
