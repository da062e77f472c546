"""German as people write it: verbs in two parts, reasons beside an order, the goal first."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

MARIA, FREDERICK, ELISABETH, POMPADOUR = "Maria Theresa", "Frederick", "Elisabeth", "Pompadour"


def taken(text: str, player: str, situation: str) -> tuple[list[str], list[str]]:
    """The orders of a letter, and what is told of it."""
    receipt, orders = orders_of(moment(situation), player, text)
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    return [order_line(order) for _, order in orders], told


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Daun bricht nach Kolin auf.", ["move Daun: Kolin"]),
        ("Über Kolin begibt sich Daun nach Pardubitz.", ["move Daun: Kolin, Pardubitz"]),
        ("Nach Kolin zieht Daun, nach Melnik Lacy.", ["move Daun: Kolin", "move Lacy: Melnik"]),
        ("Mit Daun gehe ich nach Kolin, mit Lacy nach Melnik.", ["move Daun: Kolin", "move Lacy: Melnik"]),
        ("Während Lacy in Prag bleibt, zieht Daun nach Kolin.", ["move Daun: Kolin"]),
        ("Die Herren Browne und Karl: bitte nach Zittau!", ["move Browne + Karl: Zittau"]),
        ("Browne zieht nach Zittau und nimmt Karl mit.", ["move Browne + Karl: Zittau"]),
        ("Browne zieht nach Zittau, Karl kommt mit.", ["move Browne + Karl: Zittau"]),
        ("Der Stapel in Friedland geht nach Zittau.", ["move Browne + Karl: Zittau"]),
        ("Der Versorgungszug in Jitschin fährt nach Turnau.", ["move train 2: Turnau"]),
        ("Troß eins nach Leitmeritz und Troß zwei nach Turnau",
         ["move train 1: Leitmeritz", "move train 2: Turnau"]),
        ("1. Troß Leitmeritz, 2. Troß Turnau", ["move train 1: Leitmeritz", "move train 2: Turnau"]),
        ("Trosse: 1 nach Leitmeritz, 2 nach Turnau", ["move train 1: Leitmeritz", "move train 2: Turnau"]),
        ("Der Tross in Raudnitz rollt nach Leitmeritz, der andere nach Turnau.",
         ["move train 1: Leitmeritz", "move train 2: Turnau"]),
        ("Hildb. nach Gera, Reichstroß bleibt", ["move Hildburghausen: Pößneck, Gera"]),
        ("TROSS REICHSARMEE NACH KULMBACH STOP", ["move train 1: Kulmbach"]),
        ("Im ersten Zug soll Laudon nach Neisse gehen, Daun folgt ihm nach Kolin.",
         ["move Laudon: Neisse", "move Daun: Kolin"]),
        ("Hildburghausen rückt nach Gera vor, sofern dort niemand steht.",
         ["if Gera free: move Hildburghausen: Pößneck, Gera"]),
        ("Laudon nimmt Cosel, falls Schwerin nicht dort steht; sonst bleibt er in Ziegenhals.",
         ["if not Schwerin in Cosel: move Laudon: Krappitz, Cosel"]),
        ("Daun geht auf der Hauptstraße bis Kolin, den Troß 2 hole ich nach Turnau.",
         ["move Daun: Kolin", "move train 2: Turnau"]),
    ],
)  # fmt: skip
def test_moves_are_read_by_their_parts(text: str, orders: list[str]) -> None:
    assert taken(text, MARIA, "turn2") == (orders, [])


@pytest.mark.parametrize(
    "text",
    [
        "Daun geht nach Kolin, um Lacy in Prag zu unterstützen.",
        "Damit Prag nicht leer steht, rückt Daun nach Kolin vor.",
        "Daun zieht nach Kolin, weil ich dort den König aufhalten will.",
        "Da der König in Dresden steht, geht Daun nach Kolin.",
        "Daun zieht nach Kolin, wo Schwerin hoffentlich nicht hinkommt.",
        "Daun geht nach Kolin und wartet dort ab, was der König macht.",
        "Daun geht nach Kolin, auch wenn Friedrich in Dresden steht.",
    ],
)
def test_a_reason_is_no_part_of_the_order(text: str) -> None:
    assert taken(text, MARIA, "turn2") == (["move Daun: Kolin"], [])


@pytest.mark.parametrize(
    "text",
    ["Daun nach Kolin, damit Lacy nach Melnik gehen kann.", "Daun nach Kolin, weil Lacy nach Melnik geht."],
)
def test_a_reason_that_moves_a_piece_is_asked_back(text: str) -> None:
    orders, told = taken(text, MARIA, "turn2")
    assert orders == ["move Daun: Kolin"] and any("not taken as an order" in one for one in told)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Laudon zieht nicht nach Neisse.", []),
        ("Laudon soll auf keinen Fall nach Neisse ziehen.", []),
        ("Laudon zieht vielleicht nach Neisse.", []),
        ("Der Markgraf zieht mit Laudon nach Neisse.", []),
        ("Laudon zieht nach Neisse, es sei denn, Schwerin steht dort.",
         ["if not Schwerin in Neisse: move Laudon: Neisse"]),
        ("Falls Zittau noch frei ist, ziehen Browne und Karl dorthin.",
         ["if Zittau free: move Browne + Karl: Zittau"]),
        ("Sollte Zittau besetzt sein, bleiben Browne und Karl stehen, sonst ziehen sie dorthin.", []),
    ],
)  # fmt: skip
def test_no_condition_and_no_negation_becomes_an_order(text: str, orders: list[str]) -> None:
    found, told = taken(text, MARIA, "turn2")
    assert found == orders
    assert bool(told) is ("if " not in "".join(orders))


@pytest.mark.parametrize(
    "text",
    [
        "Daun harrt in Kuttenberg aus.",
        "Daun sitzt weiter in Kuttenberg.",
        "Daun darf Kuttenberg nicht verlassen.",
    ],
)
def test_who_is_said_to_stay_stays(text: str) -> None:
    orders, told = taken(f"Lacy nach Melnik.\n{text}", MARIA, "turn2")
    assert (orders, told) == (["move Lacy: Melnik"], [])


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Schwerin und Keith begeben sich nach Neurode und greifen den in Glatz stehenden Daun an.",
         ["move Schwerin + Keith: Reichenbach, Neurode", "attack Schwerin + Keith > Daun"]),
        ("Winterfeldt soll Lacy angreifen, dafür geht er über Rumburg nach Tetschen.",
         ["move Winterfeldt: Rumburg, Tetschen", "attack Winterfeldt > Lacy"]),
        ("Winterfeldt nach Tetschen und stellt Lacy. Winterfeldt spielt gegen Lacy immer die höchste Karte.",
         ["move Winterfeldt: Rumburg, Tetschen", "attack Winterfeldt > Lacy",
          "battle Winterfeldt > Lacy: high"]),
        ("Heinrich über Borna nach Altenburg und dann auf die Reichsarmee drauf.",
         ["move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen"]),
    ],
)  # fmt: skip
def test_attacks_are_read_with_their_marches(text: str, orders: list[str]) -> None:
    assert taken(text, FREDERICK, "turn4")[0] == orders


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Wird Daun angegriffen, gibt er sofort auf.", "battle Daun if attacked: concede"),
        ("Wenn Daun angegriffen wird, gibt er auf.", "battle Daun if attacked: concede"),
        ("Laudon wehrt sich mit bis zu 15 Punkten, danach gibt er auf.",
         "battle Laudon: fight up to 15, concede"),
        ("Daun bitte nur noch bis 20 ausgeben.", "battle Daun: spend 20"),
        ("Laudon gibt auf, sobald es ihn nicht mehr als zwei Mann kostet.", "battle Laudon: loss 2"),
        ("Österreich: Alle Kämpfe: höchstens 20 Punkte, Verlust bis 2 hinnehmen.",
         "battle: fight up to 20, loss 2"),
        ("Österreich: In allen Kämpfen behalte ich die Reserve.", "battle: keep R"),
        ("Österreich:\nWerden wir angegriffen: kämpfen, höchstens zwei Armeen verlieren.",
         "battle if attacked: fight, loss 2"),
        ("Österreich:\nWenn man uns angreift, kämpfen wir, solange wir nicht mehr als zwei Armeen verlieren; "
         "die Reservekarte behalte ich.", "battle if attacked: fight, loss 2, keep R"),
        ("Österreich:\nIch gebe in keinem Kampf mehr als fünfzehn Punkte aus.", "battle: spend 15"),
    ],
)  # fmt: skip
def test_plans_are_read_by_their_parts(text: str, order: str) -> None:
    assert taken(text, MARIA, "turn3") == ([order], [])


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Sieben Verluste sind mir zu viel, also spiele ich die Kreuz 7.", ["answer 74: play C7"]),
        ("Ich spiele Kreuz 7 und hoffe, dass er nichts Höheres hat.", ["answer 74: play C7"]),
        ("Kreuz 7, was sonst.", ["answer 74: play C7"]),
        ("Ich geb nicht auf! Kreuz 11!", ["answer 74: play C11"]),
        ("Wir strecken die Waffen.", ["answer 74: concede"]),
        (
            "Für diesen Kampf: kämpfe bis 20, Verlust 2.",
            ["battle Browne > Friedrich: fight up to 20, loss 2"],
        ),
    ],
)
def test_answers_in_a_fight_are_read_among_what_is_said_beside_them(text: str, orders: list[str]) -> None:
    found, told = taken(text, MARIA, "t3-austria-fight")
    assert found == orders and not any("not taken as" in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "Waldenburg, Breslau wäre zu schön für ihn.",
        "Nach Waldenburg mit den Herren. Breslau gönne ich ihnen nicht.",
        "Antwort 147: nach Waldenburg bitte. Da ist es kalt.",
    ],
)
def test_the_end_of_a_retreat_is_the_one_that_is_wished(text: str) -> None:
    found, told = taken(text, MARIA, "t4-austria-chooses-retreat")
    assert len(found) == 1 and "Waldenburg" in found[0] and not told


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu 8, Soubise 7, Rest Chevert",
        "Richelieu führt acht, Soubise sieben und Chevert den Rest.",
        "Aufstellung: Richelieu 8, Soubise 7,\nChevert 5",
        "Nation Frankreich. Aufstellung: Richelieu 8, Soubise 7, Chevert 5.",
        "Richelieu übernimmt 8, Soubise begnügt sich mit sieben, Chevert erhält fünfe.",
    ],
)
def test_set_ups_say_the_rest_and_go_over_lines(text: str) -> None:
    assert taken(text, POMPADOUR, "setup") == (["setup Richelieu 8, Soubise 7, Chevert 5"], [])


@pytest.mark.parametrize(
    "text", ["Richelieu 8, die anderen beiden je 6", "Richelieu 8. Soubise und Chevert teilen sich den Rest."]
)
def test_set_ups_give_the_others_the_same(text: str) -> None:
    assert taken(text, POMPADOUR, "setup") == (["setup Richelieu 8, Soubise 6, Chevert 6"], [])


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Apraxin kommt in Warschau mit 2 Armeen zurück, dafür zahle ich Karo 10 und Karo 2.",
         "recruit D10 D2: Apraxin at Warszawa 2"),
        ("Drei neue Armeen kaufe ich mit den Karo-Karten 2, 6 und 10: zwei für Saltikov, eine für Fermor.",
         "recruit D2 D6 D10: Saltikov 2, Fermor 1"),
        ("Ich hebe zwei Armeen für Saltikov aus und bezahle mit der Karo 13.", "recruit D13: Saltikov 2"),
    ],
)  # fmt: skip
def test_purchases_are_read_by_their_parts(text: str, order: str) -> None:
    assert taken(text, ELISABETH, "turn4") == ([order], [])


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Ablage: die niedrigste Herz, sonst die niedrigste überhaupt", "discard lowest hearts, lowest"),
        ("Abgeworfen wird die schlechteste Karte.", "discard lowest"),
        ("Bitte immer die kleinste weg.", "discard lowest"),
        ("ablegen: die tiefste", "discard lowest"),
        ("Von meinen Karten werfe ich die Kreuz 3 weg.", "discard C3"),
    ],
)
def test_discards_are_read_in_other_words(text: str, order: str) -> None:
    assert taken(text, POMPADOUR, "turn4") == ([order], [])


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Rückzug Lacy: ohne Versorgung, sonst Prag", "retreat Lacy: off supply, Prag"),
        ("Rückzug Richtung Prag", "retreat: towards Prag"),
        ("Wenn Daun verliert, soll er sich nach Ziegenhals zurückziehen, sonst nach Habelschwert.",
         "retreat Daun: Ziegenhals, Habelschwert"),
        ("wenn Daun verliert Rückzug: Ziegenhals, sonst Habelschwert",
         "retreat Daun: Ziegenhals, Habelschwert"),
        ("Falls Lacy geschlagen wird, soll er möglichst weit weg von seinem Nachschub.",
         "retreat Lacy: off supply"),
        ("Unterliegt Daun, so ist er nach Habelschwert zurückzudrängen.", "retreat Daun: Habelschwert"),
        ("Wer gegen mich verliert, muss weg von seinem Nachschub.", "retreat: off supply"),
    ],
)  # fmt: skip
def test_wishes_for_retreats_are_read_in_sentences(text: str, order: str) -> None:
    assert set(taken(f"Nation Preußen\n{text}", FREDERICK, "turn4")[0]) == {order}


@pytest.mark.parametrize(
    "text",
    [
        "Gewinne ich, so möge er nach Lüneburg zurückgehen.",
        "Sollten wir siegen, mögen die Herren nach Lüneburg davonlaufen.",
    ],
)
def test_a_wish_that_names_no_loser_is_asked_back(text: str) -> None:
    orders, told = taken(f"Soubise nach Peine\n{text}", POMPADOUR, "turn4")
    assert not any("retreat" in one for one in orders)
    assert any("write: retreat: Lüneburg." in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "Daun nach Kolin. Damit ist mein Zug fertig.",
        "Daun nach Kolin, fertig.",
        "Daun nach Kolin. Das wäre alles für diese Runde.",
    ],
)
def test_who_is_done_at_the_end_of_a_sentence_is_done(text: str) -> None:
    orders, told = taken(text, MARIA, "turn2")
    assert (set(orders), told) == ({"move Daun: Kolin", "final"}, [])


def test_more_is_added_in_a_sentence_with_the_verb_first() -> None:
    receipt, orders = orders_of(
        moment("turn3"), ELISABETH, "ergänze bitte zu meinem Brief von vorhin:\n\nTroß 2 nach Chorzele"
    )
    assert receipt.filed and not receipt.problems and len(orders) == 1


def test_a_plan_against_one_enemy_is_for_both_nations_of_its_writer() -> None:
    text = "Hildburghausen nach Gera.\nKampf gegen Friedrich: höchstens 20 Punkte, Verlust 2, ohne Reserve."
    receipt, orders = orders_of(moment("turn2"), MARIA, text)
    plans = {nation: order_line(order) for nation, order in orders if "battle" in order_line(order)}
    line = "battle > Friedrich: fight up to 20, loss 2, keep R"
    assert plans == {"Austria": line, "Imperial Army": line} and not receipt.problems


def test_that_the_reserve_is_kept_is_never_lost() -> None:
    assert any(
        "write: battle: keep R." in one for one in taken("Die Reserve behalte ich.", MARIA, "turn2")[1]
    )


@pytest.mark.parametrize(
    "text",
    [
        "Ich überleg mir Österreich am Wochenende in Ruhe und schreib dann.",
        "Österreich hat es nicht in Eile.",
    ],
)
def test_a_noun_is_no_verb(text: str) -> None:
    assert taken(text, MARIA, "turn4")[0] == []


def test_what_somebody_does_not_mind_is_no_order() -> None:
    text = "Meinetwegen kann Chevert nach Minden gehen, da ist nur Regen."
    assert taken(text, POMPADOUR, "turn4")[0] == []
