"""A sentence that orders nothing by its form is talk, whatever it is about; what may be an order is not."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

PRUSSIA = (
    "Prussia\nFriedrich and Winterfeldt: Rumburg, Tetschen\nKeith to Brieg\nDohna to Landsberg\n"
    "Heinrich stays in Leipzig\nHanover\nhold"
)
AUSTRIA = (
    "Österreich\nBrowne und Karl: Weißwasser, Niesky, Görlitz\nLaudon nach Krappitz\nLacy nach Dresden\n"
    "Daun bleibt in Glatz\nReichsarmee\nHildburghausen nach Chemnitz"
)

TALK = (
    # What has been.
    "Lehwaldt has not eaten for two turns and I feel sorry for him.",
    "The Austrians lost three men and two cards, so I am not complaining.",
    "I should have kept the king of hearts for that.",
    # What somebody or something is like.
    "Friedrich is tired of all this marching.",
    "I am not happy about Heinrich in Leipzig at all.",
    "Heinrich is needed in Leipzig because of the supply.",
    "Recruiting is expensive these days.",
    "Tetschen is a fine place to spend the winter.",
    "Everything depends on Schweidnitz now.",
    # What others have, or will do.
    "By my count Austria has ten cards left.",
    "Hanover has nothing to spend this turn anyway.",
    "The Russians will probably come for Dohna next.",
    "I expect Daun to attack Schweidnitz next turn.",
    "It will take the Russians three turns to get to Berlin.",
    "I nearly sent Seydlitz to Köthen.",
    "I won't give up Silesia without a fight.",
    # Sighs, and what the orders say already.
    "Brieg, here we come!",
    "What a fight that was, four cards for two men!",
    "It was a mistake to send Lehwaldt so far east.",
    "There is no way to save Lehwaldt, I am afraid.",
    "Down with Daun!",
    "On to Brieg!",
    "Off to Landsberg we go!",
    "Keith needs a way out, that's why Brieg.",
)

MEANT = (
    "Seydlitz is bored in Halle, let him see Köthen.",
    "Keith is off to Breslau.",
    "Lehwaldt is too weak, he gives up if anybody comes.",
    "Hanover is not to waste its eleven.",
    "Dohna to Landsberg, but only if Saltikov is not there.",
    "Schwerin is hungry and attacks Laudon.",
    "Schwerin has a score to settle with Daun at Glatz.",
    "I am attacking Laudon with Schwerin.",
    "Heinrich was in Leipzig too long, so Altenburg.",
    "I had hoped to see Seydlitz in Köthen by now.",
    "Train 2 has been standing in Grünberg too long, off to Guben.",
    "What a mess, so Lehwaldt concedes.",
    "Off to Guben!",
    "I hope Seydlitz gets to Köthen.",
    "Daun will attack Schweidnitz, so Schwerin never plays a card above the ten.",
    "Two men is cheap, so loss 2 for Schwerin.",
    "Two men are no great loss for Schwerin.",
    "Keith, you know what to do: Daun.",
    "Ist Daun weg, ist Glatz für Schwerin gut genug.",
    "The Reserves are none of his business.",
    "Spades are too good for Laudon.",
    "The hearts go first.",
    "Up to two men I can bear.",
    "More than two men I won't give for Schweidnitz.",
    "Schwerin is no bad card.",
    "At first I wanted Keith in Breslau, and that is better.",
)

GERMAN_TALK = (
    "Browne und Karl haben Hunger, das sieht ja ein Blinder.",
    "Drei Mann verloren und nichts gewonnen.",
    "Ich hätte Laudon nie nach Ziegenhals schicken dürfen.",
    "Hoffentlich kommt Heinrich nicht nach Chemnitz.",
    "Ich glaube nicht, dass Seydlitz nach Chemnitz kommt.",
    "Auf nach Dresden!",
    "Die Reichsarmee hat ja sowieso nichts zu tun.",
    "Das war ein schöner Kampf gestern, danke!",
    "Es war ein Fehler, Karl so weit vorzuschicken.",
    "Für Rekruten fehlt das Geld.",
    "Schade um die schöne Kreuz 11.",
    "Daun ist ein Zauderer, das war er immer schon.",
    "Hildburghausen hat es schwer gegen Heinrich.",
    "Gut, dass der Tross in Turnau noch lebt.",
    "Elf Karten hat der König noch, ich hab mitgezählt.",
    "Eigentlich wollte ich Daun nach Nachod schicken, aber das ist mir zu heikel.",
    "Den Train in Turnau hätte ich fast vergessen.",
    "Ich rechne damit, dass Schwerin Glatz angreift.",
    "Ich geb Böhmen nicht her!",
    "Ich sitze gerade im Zug nach Berlin, daher kurz.",
    "Mein Zug hat Verspätung.",
    # Orders announced: the word for moves is one for trains too.
    "Die Züge der Reichsarmee hab ich auch gleich dazugeschrieben.",
    "Ich schicke die Züge heute etwas früher, weil ich am Wochenende weg bin.",
    "Deshalb schicke ich meine Züge lieber gleich.",
    "Die Kampfpläne kommen später, ich muss jetzt los.",
)

GERMAN_MEANT = (
    "Daun soll sich aus jedem Kampf heraushalten.",
    "Die Reserve rührt mir keiner an.",
    "Mehr als zehn Punkte ist mir Lacy nicht wert.",
    "Daun würde ich gern in Neisse sehen.",
    "Hildburghausen gibt auf, sobald einer kommt.",
    "Daun ist müde, er gibt auf.",
    "Daun war lange genug in Glatz, also Nachod.",
    "Daun hat genug gewartet und greift Schwerin an.",
    "Daun hat noch eine Rechnung mit Schwerin in Schweidnitz offen.",
    "Auf nach Neisse!",
    "Die Züge schicke ich nach Schlan.",
    "Ich schicke die Züge zurück nach Kolin.",
    "Der zweite Troß wird in Jitschin gebraucht.",
    "Die Karo 12 bleibt mir aber auf der Hand.",
    "Zwei Mann für Lacy wären gut.",
    "Hoffentlich hält Daun stand, höchstens 20 Punkte.",
    "Schade, also gibt Daun auf.",
    "Karl gibt Browne zwei Mann ab.",
    "Damit hat Daun Neisse.",
    "Eigentlich wollte ich Daun nach Nachod schicken, und dabei bleibt es.",
    "Eigentlich wollte ich Daun nach Nachod schicken, aber lieber nach Reichenbach.",
    "Fast hätte ich es vergessen: Daun nach Nachod.",
    "Ich gebe Glatz nicht kampflos her, höchstens 20 Punkte.",
    "Pik ist für Schwerin zu schade.",
    "Die Herzen sind für Friedrich reserviert.",
    "Die 12 ist tabu.",
    "Mit der 12 wird nicht gespielt.",
    "Gegen Schwerin wird nicht gekämpft.",
    "Mehr als zwei Mann opfere ich für Glatz nicht.",
    "Österreich tauscht die niedrigste.",
)


def asked_or_taken(player: str, letter: str, text: str) -> bool:
    """Whether a sentence below a letter is asked about, is a fault, or changes its orders."""
    before = [order_line(one) for _, one in orders_of(moment("turn4"), player, letter)[1]]
    receipt, orders = orders_of(moment("turn4"), player, f"{letter}\n\n{text}\n")
    is_asked = bool(receipt.problems or receipt.doubtful)
    return is_asked or [order_line(one) for _, one in orders] != before


@pytest.mark.parametrize("text", TALK)
def test_what_has_the_form_of_a_remark_is_talk(text: str) -> None:
    assert not asked_or_taken("Frederick", PRUSSIA, text)


@pytest.mark.parametrize("text", MEANT)
def test_what_may_be_an_order_is_not_lost_for_a_remark_beside_it(text: str) -> None:
    assert asked_or_taken("Frederick", PRUSSIA, text)


@pytest.mark.parametrize("text", GERMAN_TALK)
def test_a_german_remark_is_talk(text: str) -> None:
    assert not asked_or_taken("Maria Theresa", AUSTRIA, text)


@pytest.mark.parametrize("text", GERMAN_MEANT)
def test_a_german_order_is_not_lost_for_a_remark_beside_it(text: str) -> None:
    assert asked_or_taken("Maria Theresa", AUSTRIA, text)


@pytest.mark.parametrize(
    "text",
    [
        "Seven men!",
        "Oh dear, minus four already.",
        "Uff, vier hinten, das fängt ja gut an.",
        "Sir, I shall not abandon Winterfeldt at four points behind.",
        "That makes me plus four.",
        "That should put him four up, and then we'll see what dear Lacy has left.",
        "Lacy has more spades than I thought.",
        "Zwei Mann wären schade gewesen.",
    ],
)
@pytest.mark.parametrize("order", ["{}\n\nS8 please.", "S8 please.\n\n{}"])
def test_a_sigh_is_no_answer_beside_the_answer(order: str, text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", order.format(text))
    assert [order_line(one) for _, one in orders] == ["answer 114: play S8"]
    assert not receipt.doubtful and not receipt.problems


@pytest.mark.parametrize("text", ["Four behind is enough.", "Two men!", "Four behind is too much."])
def test_without_an_answer_it_may_be_meant_as_one(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert receipt.doubtful and not orders


@pytest.mark.parametrize(
    "text",
    [
        "Bei vier hinten ist Schluss.",
        "Seven behind is my limit.",
        "Four behind and he is done.",
        "At four behind we run.",
        "Ich will das hier gewinnen.",
        "We must not lose here, whatever it takes.",
        "The 13 is for the King.",
    ],
)
def test_how_far_the_fight_goes_on_is_not_lost_behind_the_answer(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", f"S8.\n\n{text}")
    assert receipt.doubtful or len(orders) > 1


@pytest.mark.parametrize(
    "text",
    [
        "S8, und dann schauen wir mal, was Lacy noch hat.",
        "S8, mal sehen.",
        "I play S8 and hope he has had enough.",
    ],
)
def test_what_is_hoped_behind_an_answer_is_no_part_of_it(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == ["answer 114: play S8"] and not receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "S8 and hope, then concede.",
        "S8, und dann schauen wir, ob die 12 noch sein muss.",
        "S8, and if he goes on we'll see about the 12.",
    ],
)
def test_what_follows_the_answer_is_not_lost_in_a_hope(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert receipt.doubtful or receipt.problems or len(orders) > 1


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Pompadour", "Seine Majestät der König von Frankreich geruht, seine Armeen wie folgt zu stellen:"),
        ("Maria Theresa", "I have the honour to submit the order of battle of Her Majesty's army."),
        ("Elisabeth", "Here are Russia and Sweden."),
        ("Elisabeth", "Schweden hat ja nix zu verteilen."),
    ],
)
def test_what_only_announces_a_set_up_is_talk(player: str, text: str) -> None:
    receipt, orders = orders_of(moment("setup"), player, text)
    assert not orders and not receipt.doubtful and not receipt.problems


@pytest.mark.parametrize(
    ("player", "text"),
    [("Elisabeth", "Fermor is a nice man, so one for him."), ("Pompadour", "Soubise had to wait, so 4.")],
)
def test_troops_are_not_lost_in_what_is_told_of_a_general(player: str, text: str) -> None:
    receipt, orders = orders_of(moment("setup"), player, text)
    assert orders or receipt.doubtful or receipt.problems
