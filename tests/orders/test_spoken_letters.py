"""Sentences as people speak: each word belongs to its own sentence, and what is not certain is asked back."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(text: str, situation: str = "turn4", player: str = "Frederick") -> tuple[list[str], list[str]]:
    """The orders of a letter, and what is told of the lines that are none."""
    receipt, orders = orders_of(moment(situation), player, text)
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    return [order_line(order) for _, order in orders], told


@pytest.mark.parametrize(
    "text",
    [
        "Dohna geht zurück nach Landsberg.\nalle anderen Preußen bleiben stehen, Trosse auch",
        "Preußen: Dohna geht nach Landsberg. Der Rest bleibt. Die Trosse ebenso.",
        "Dohna nach Landsberg. Keith bleibt, ebenso Seydlitz.",
        "Dohna nach Landsberg. Keith wartet, auch Tross 2 von Preußen.",
        "Dohna goes to Landsberg\nKeith stays, and so does train 2",
        "Prussia: Dohna goes to Landsberg. The rest stays. Both trains too.",
        "Dohna goes to Landsberg. Keith stays. Schwerin likewise.",
        "Dohna to Landsberg. Heinrich holds, as does Seydlitz.",
    ],
)
def test_also_repeats_the_staying_of_its_own_sentence(text: str) -> None:
    assert taken(text)[0] == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "text", ["Friedrich to Löbau. Winterfeldt likewise.", "Friedrich nach Löbau. Winterfeldt auch."]
)
def test_also_still_repeats_a_move_where_its_sentence_has_none(text: str) -> None:
    assert taken(text)[0] == ["move Friedrich + Winterfeldt: Löbau"]


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Elisabeth", "Everyone expects Saltikov to go for Küstrin, so let them expect it."),
        ("Elisabeth", "Jeder denkt, Saltikov geht nach Küstrin."),
        ("Frederick", "Everyone thinks Keith will march to Reichenbach."),
        ("Frederick", "Daun hopes that Keith goes to Reichenbach."),
        ("Frederick", "Heinrich to Altenburg, says Daun."),
        ("Frederick", "They believe Dohna attacks Saltikov."),
        ("Frederick", "Alle erwarten, dass Keith nach Reichenbach zieht."),
        ("Frederick", "Daun glaubt, Keith geht nach Reichenbach."),
        ("Frederick", "Keith geht nach Reichenbach, sagt man."),
        ("Frederick", "Man rechnet damit, dass Dohna nach Landsberg geht und Keith nach Reichenbach."),
        ("Frederick", "Dohna goes to Landsberg, everyone thinks that Keith goes to Reichenbach."),
    ],
)
def test_what_others_expect_or_say_is_asked_back(player: str, text: str) -> None:
    orders, told = taken(text, player=player)
    assert not orders and any("not taken as" in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "Dohna goes to Landsberg and expects the Russians.",
        "Dohna geht nach Landsberg und erwartet dort Saltikov.",
        "I want Dohna to go to Landsberg.",
    ],
)
def test_what_a_piece_expects_where_it_goes_takes_nothing_from_its_move(text: str) -> None:
    assert taken(text)[0] == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "text",
    [
        "Legt Richelieu nach, dann lege ich die 7 nach",
        "Legt Richelieu nach, lege ich Karo 7 nach.",
        "Kommt der Feind wieder, so spiele ich Karo 7.",
        "Und legt er nach, dann Karo 7.",
        "Hat er mehr Karten, gebe ich auf.",
        "Greift er weiter an, spiele ich Karo 7.",
        "Should he play on, I play D7.",
        "Had he more cards, I'd play D7.",
        "Were he to go on, I play the 7 of diamonds.",
        "Did the French play on, then D7.",
    ],
)
def test_a_condition_by_its_verb_alone_is_asked_back_in_a_fight(text: str) -> None:
    orders, told = taken(text, "t4-hanover-fight")
    assert not orders and any("not taken as an order" in one for one in told)


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Kommt Daun nach Frankenstein, geht Keith nach Reichenbach.", []),
        ("Steht Daun in Glatz, so geht Keith nach Reichenbach.",
         ["if Daun in Glatz: move Keith: Reichenbach"]),
        ("Zieht Keith nach Reichenbach, Dohna nach Landsberg.",
         ["move Keith: Reichenbach", "move Dohna: Landsberg"]),
        ("Greift Daun Keith an: Karo 8", ["battle Keith > Daun if attacked: play D8"]),
    ],
)  # fmt: skip
def test_a_condition_by_its_verb_is_read_as_one_with_if(text: str, orders: list[str]) -> None:
    assert taken(text)[0] == orders


@pytest.mark.parametrize(
    "text",
    [
        "Und wenn ich gewinne, soll der Verlierer dahin zurück, wo er keinen Nachschub hat.",
        "Und wenn ich gewinne, soll der Verlierer dahin zurück, wo er keinen\nNachschub hat.",
        "Der Geschlagene geht dorthin, wo er unversorgt ist.",
        "If I win, the loser goes back to where he has no supply.",
        "The beaten one retreats out of supply.",
    ],
)
def test_where_the_loser_is_wished_to_go_is_taken_as_a_rule(text: str) -> None:
    orders, told = taken(text)
    assert set(orders) == {"retreat: off supply"} and not told


@pytest.mark.parametrize("text", ["The loser buys the beer.", "Der Verlierer zahlt das Bier."])
def test_a_loser_who_goes_nowhere_is_talk(text: str) -> None:
    assert taken(f"{text}\nmove Dohna: Landsberg")[0] == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "signed",
    [
        "Frederick",
        "Fritz",
        "Gruß, Fritz",
        "Gruß\nFritz",
        "Viele Grüße, euer Friedrich",
        "Best regards,\nFred",
        "Cheers, Frederick",
    ],
)
def test_the_writers_name_below_a_letter_is_talk(signed: str) -> None:
    assert taken(f"Prussia\nmove Dohna: Landsberg\n\n{signed}") == (["move Dohna: Landsberg"], [])


@pytest.mark.parametrize("text", ["Fritz", "move Dohna: Landsberg\nKeith", "ziehe Dohna: Landsberg\nKeith"])
def test_a_name_that_signs_nothing_is_asked_back(text: str) -> None:
    assert any("not all of it could be read" in one for one in taken(text)[1])


@pytest.mark.parametrize(
    "text",
    [
        "standing: battle: loss 2",
        "Dauerbefehl: Kampf: Verlust 2",
        "Standing orders: battle Keith: loss 2",
        "Dauerbefehle: Kampf Keith: Verlust 2",
    ],
)
def test_a_standing_order_behind_its_heading_holds_until_changed(text: str) -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", f"Prussia\n{text}")
    (order,) = (one for part in receipt.heard for one in part.orders)
    assert order.lasts and order.said.endswith("loss 2")


@pytest.mark.parametrize(
    ("player", "text", "orders"),
    [
        ("Frederick", "Fr+Wi Löbau > Görlitz\nT1 Meißen",
         ["move Friedrich + Winterfeldt: Löbau, Görlitz", "move train 1: Meißen"]),
        ("Frederick", "Prussia\nDo Landsberg > Küstrin\nT1 Meißen",
         ["move Dohna: Landsberg, Küstrin", "move train 1: Meißen"]),
        ("Frederick", "Preußen\nFr + Wi: Löbau - Görlitz", ["move Friedrich + Winterfeldt: Löbau, Görlitz"]),
        ("Frederick", "Fr+Wi Zittau -> Löbau -> Görlitz", ["move Friedrich + Winterfeldt: Löbau, Görlitz"]),
    ],
)  # fmt: skip
def test_two_letters_before_arrows_are_a_general(player: str, text: str, orders: list[str]) -> None:
    assert taken(text, player=player)[0] == orders


def test_two_letters_of_several_generals_are_asked_back() -> None:
    orders, told = taken("La Prag > Kolin", player="Maria Theresa")
    assert not orders and any("which piece" in one for one in told)


def test_a_short_word_before_a_dash_in_prose_is_no_general() -> None:
    assert not taken("So Celle - that is where they stand", "turn5", "Pompadour")[0]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Preußen: Der erste Tross fährt nach Meißen und weiter bis / Dresden, der zweite über Freystadt "
         "nach Sprottau.",
         ["move train 1: Meißen, Dresden", "move train 2: Freystadt, Sprottau"]),
        ("Preußen: Tross 1 bleibt stehen, der zweite geht nach Freystadt.", ["move train 2: Freystadt"]),
        ("Preußen: Der zweite Tross geht nach Freystadt, der andere nach Meißen.",
         ["move train 2: Freystadt", "move train 1: Meißen"]),
        ("Prussia: the first train goes to Meißen, the second by Freystadt to Sprottau.",
         ["move train 1: Meißen", "move train 2: Freystadt, Sprottau"]),
        ("Prussia: The second train stays, the first goes to Meißen.", ["move train 1: Meißen"]),
        ("Prussia: the first train goes to Meißen, the other stays.", ["move train 1: Meißen"]),
        ("Prussia: the first train goes to Meißen, the second to Nowhereville.", ["move train 1: Meißen"]),
    ],
)  # fmt: skip
def test_the_second_behind_the_first_train_has_a_way_of_its_own(text: str, orders: list[str]) -> None:
    assert taken(text)[0] == orders


@pytest.mark.parametrize(
    "above",
    [
        "rekrutiere heinrich 1 in leipzig bezahl karo 9 karo 10 treff 5",
        "rekrutiere heinrich 1 in leipzig und bezahl mit pik 12 und kreuz 9",
        "recruit one for heinrich in leipzig and pay with spades 12 clubs 9",
        "move keith reichenbach because daun is not there any more now",
    ],
)
@pytest.mark.parametrize("below", ["ziehe dohna landsberg küstrin", "move dohna landsberg kustrin"])
def test_a_line_with_a_verb_below_another_one_is_an_order_of_its_own(above: str, below: str) -> None:
    orders, told = taken(f"{above}\n{below}")
    assert "move Dohna: Landsberg, Küstrin" in orders and any("line 1" in one for one in told)


@pytest.mark.parametrize(
    "text",
    [
        "Wenn Daun aus Glatz nach Frankenstein zieht und dort stehen bleibt, dann\n"
        "ziehe ich Keith nach Reichenbach.",
        "If Daun leaves Glatz for Frankenstein and stays there this turn, then\n"
        "attack him with Keith at once.",
    ],
)
def test_a_sentence_that_is_broken_before_its_verb_stays_one(text: str) -> None:
    orders, told = taken(text)
    assert not [one for one in orders if one.startswith("move")] and told


@pytest.mark.parametrize(
    "text",
    ["Standing for both: loss 2", "Keith: Reichenbach\nStanding orders for Prussia and Hanover: loss 2"],
)
def test_standing_orders_for_both_nations_are_so_below_a_nation_too(text: str) -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", f"Prussia\n{text}")
    held = [part.nation for part in receipt.heard for one in part.orders if one.lasts]
    assert sorted(held) == ["Hanover", "Prussia"]
