"""What a letter says of itself in other words: that it is all, that the rest stands, in which language."""

from __future__ import annotations

import pytest

from pbem.desk.letters.submit import hear
from pbem.orders.judging.order_line import order_line
from pbem.orders.plain_words.understand import understand
from support.letters.people_letters import moment, orders_of


def filed(player: str, text: str, situation: str = "turn4") -> list[tuple[str, str]]:
    """What a letter has on file: nation and order."""
    return [(nation, order_line(order)) for nation, order in orders_of(moment(situation), player, text)[1]]


RUSSIA, SWEDEN = ("Russia", "final"), ("Sweden", "final")
BOTH_OF_AUSTRIA = [("Austria", "final"), ("Imperial Army", "final")]


@pytest.mark.parametrize(
    ("player", "text", "orders"),
    [
        ("Elisabeth", "final for both", [RUSSIA, SWEDEN]),
        ("Elisabeth", "russia final sweden final", [RUSSIA, SWEDEN]),
        ("Elisabeth", "final russia", [RUSSIA]),
        ("Elisabeth", "Sweden:\nThat is all, final.", [SWEDEN]),
        ("Elisabeth", "I am done with my orders.", [RUSSIA, SWEDEN]),
        ("Elisabeth", "Sweden:\nfinal for all", [SWEDEN, RUSSIA]),
        ("Elisabeth", "Sweden:\nfinal, and that goes for Russia too", [SWEDEN, RUSSIA]),
        ("Elisabeth", "finished russia & sweden", [RUSSIA, SWEDEN]),
        ("Elisabeth", "Sweden:\nThat is all for this turn.", [SWEDEN]),
        ("Pompadour", "That's all from me for this turn.", [("France", "final")]),
        ("Maria Theresa", "Reichsarmee:\nFertig für alle!", BOTH_OF_AUSTRIA),
        ("Maria Theresa", "Damit bin ich fertig.", BOTH_OF_AUSTRIA),
        ("Maria Theresa", "Fertig für beide, bitte.", BOTH_OF_AUSTRIA),
        ("Pompadour", "I am done with this letter now!", [("France", "final")]),
        ("Pompadour", "done final", [("France", "final")]),
        ("Pompadour", "final B.", [("France", "final")]),
        ("Pompadour", "fertig K.", [("France", "final")]),
        ("Pompadour", "That was a long one. Done.", [("France", "final")]),
        ("Elisabeth", "Schweden:\nUnd jetzt wirklich fertig!", [SWEDEN]),
    ],
)
def test_that_it_is_final_may_be_said_in_other_words(
    player: str, text: str, orders: list[tuple[str, str]]
) -> None:
    assert sorted(filed(player, text)) == sorted(orders)


@pytest.mark.parametrize(
    "text",
    [
        "not final yet",
        "Ich bin noch nicht fertig.",
        "The final battle is near.",
        "Is that final?",
        "When I am done you will hear of me.",
        "I am finished.",
        "France is finished.",
        "Macht euch fertig!",
    ],
)
def test_talk_is_not_final(text: str) -> None:
    assert not filed("Pompadour", text) and not filed("Maria Theresa", text)


def test_who_is_done_in_a_fight_gives_it_up() -> None:
    assert filed("Elisabeth", "I am done", "t2-russia-fight") == [("Russia", "answer 49: concede")]


def test_a_lone_final_ends_the_set_ups_of_all_nations_of_its_writer() -> None:
    assert sorted(filed("Elisabeth", "final", "setup")) == [RUSSIA, SWEDEN]


@pytest.mark.parametrize(("player", "ended"), [("Frederick", ["Prussia"]), ("Elisabeth", [])])
def test_a_lone_final_ends_the_open_stage_and_none_to_come(player: str, ended: list[str]) -> None:
    """In turn 3 Prussia has to move: Hanover, Russia and Sweden may have no orders yet."""
    assert [nation for nation, order in filed(player, "final", "turn3") if order == "final"] == ended


@pytest.mark.parametrize(
    ("text", "amends"),
    [
        ("Everything else stays as written.", True),
        ("The rest of my letter stands!", True),
        ("Well, then once more for the gentlemen: amend", True),
        ("If it is not too late, please add:", True),
        ("Wenn es noch nicht zu spät ist, ergänze bitte:", True),
        ("The rest from yesterday stands.", True),
        ("Der Rest von gestern gilt.", True),
        ("Der Rest von gestern war gut.", False),
        ("Alles andere bleibt wie geschrieben.", True),
        ("Der Rest meines Briefes gilt weiter", True),
        ("Rest as before.", True),
        ("the rest like i wrote", True),
        ("Add these to what I wrote.", True),
        ("Addition to my letter, nothing in it is to be taken away:", True),
        ("This is only an addition to my last letter, it does not replace it.", True),
        ("Alles andere aus dem letzten Brief bleibt.", True),
        ("Sonst bleibt alles wie geschrieben.", True),
        ("Alles Übrige wie bisher.", True),
        ("Nachtrag zu meinem Brief von heute:", True),
        ("Das ist nur eine Ergänzung zu meinem letzten Brief, sie ersetzt ihn nicht.", True),
        ("Alles andere gilt weiter.", True),
        ("Alles andere, was du von mir schon hast, gilt weiter.", True),
        ("Was du sonst von mir hast, bleibt gültig.", True),
        ("Everything else you have from me stands.", True),
        ("All the rest that you already have from me stays valid.", True),
        ("Everything else you have from me stands: Soubise and the new troops.", True),
        ("Der Rest gilt wie geschickt, Soubise und die neuen Truppen.", True),
        ("Everything else has stood the test.", False),
        ("The other rules of war apply here.", False),
        ("The rest of you have my sympathy.", False),
        ("Everything else stays.", False),
        ("The rest of the army stands in Leipzig.", False),
        ("The rest of your letter stands to reason.", False),
        ("Rest as you please.", False),
        ("The rest is silence, as before.", False),
        ("I shall add something to my letter tomorrow.", False),
        ("Add more wood to the fire!", False),
        ("Der Rest schläft wie immer.", False),
        ("Sonst bleibt alles ruhig.", False),
        ("Einen Nachtrag schicke ich morgen.", False),
    ],
)
def test_that_the_rest_of_an_earlier_letter_stands_is_an_amend(text: str, amends: bool) -> None:
    sheet = understand(moment("turn4").game, "Pompadour", [(1, "train 1 to Paderborn"), (3, text)])
    assert sheet.header.amend == amends


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Bitte schreib mir künftig auf Deutsch.", "de"),
        ("Danke, ich lese leider nicht so gut Englisch. Sprache deutsch, bitte!", "de"),
        ("Please write to me in German from now on", "de"),
        ("Please send all my reports in English.", "en"),
        ("I write my letters in German.", None),
        ("Do not write to me in German.", None),
    ],
)
def test_a_wish_for_a_language_is_read(text: str, language: str | None) -> None:
    entry = hear(moment("turn4"), "letter.txt", text.encode(), sender="Maria Theresa")
    assert entry.entry.language == language


@pytest.mark.parametrize(
    ("text", "amends"),
    [
        ("amend: train 1 to Paderborn", True),
        ("Amend - train 1 goes to Paderborn.", True),
        ("Please amend: move train 1: Paderborn", True),
        ("Hello,\n\nAddition to my letter: train 1 to Paderborn.", True),
        ("ergänze, Troß 1 nach Paderborn", True),
        ("Guten Abend!\nNachtrag: Troß 1 nach Paderborn.", True),
        ("Soubise to Goslar.\nAddition: train 1 to Paderborn", False),
        ("Soubise nach Goslar.\nNachtrag: Troß 1 nach Paderborn", False),
        ("One more thing: train 1 to Paderborn", False),
    ],
)
def test_an_order_may_stand_behind_the_word_that_adds_it(text: str, amends: bool) -> None:
    sheet = understand(moment("turn4").game, "Pompadour", list(enumerate(text.split("\n"), 1)))
    assert sheet.header.amend == amends and not sheet.faults
    assert ("France", "move train 1: Paderborn") in filed("Pompadour", text)


AMENDING = """
Just one small change: Keith to Reichenbach.
Keith to Reichenbach. Everything else as sent.
Everything on file stands, except Keith, who goes to Reichenbach.
Please change what you have on file: Keith to Reichenbach.
Correction to my letter: Keith to Reichenbach.
My earlier orders remain in force, but Keith goes to Reichenbach.
Keith to Reichenbach, otherwise nothing changes.
Keith to Reichenbach. The other orders remain unchanged.
Nur eine kleine Korrektur: Keith nach Reichenbach.
Keith nach Reichenbach. Alles andere wie geschickt.
Alles bleibt wie gehabt, nur Keith geht nach Reichenbach.
Meine Befehle gelten weiter, aber Keith geht nach Reichenbach.
Keith nach Reichenbach, sonst ändert sich nichts.
Eine Änderung zu meinem Brief: Keith nach Reichenbach.
"""

REPLACING = """
Keith to Reichenbach. Everybody else stays as before.
Keith to Reichenbach, the rest stays where it is.
As before, Keith to Reichenbach.
Nothing stays as before. Keith to Reichenbach.
My earlier orders no longer hold. Keith to Reichenbach.
Everything else changes. Keith to Reichenbach.
These are all my orders: Keith to Reichenbach.
Keith nach Reichenbach, alle anderen bleiben.
Meine bisherigen Befehle gelten nicht mehr. Keith nach Reichenbach.
Alles bleibt, wie es ist, nur Keith nach Reichenbach.
"""


def test_a_letter_that_says_so_adds_to_the_one_before() -> None:
    now = moment("turn4")
    for texts, adds in ((AMENDING, True), (REPLACING, False)):
        for text in texts.strip().splitlines():
            entry = hear(now, "letter.txt", text.encode(), sender="Frederick").entry
            assert entry.amend is adds, text
            assert filed("Frederick", text) == [("Prussia", "move Keith: Reichenbach")], text


def test_who_stays_in_an_amendment_moves_no_more() -> None:
    text = "Keith to Reichenbach, Dohna stays. Everything else as I sent it."
    assert filed("Frederick", text) == [
        ("Prussia", "move Keith: Reichenbach"),
        ("Prussia", "move Dohna to Friedeberg else stay"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "A few changes to the orders you have from me for Hanover: train 1 goes to Gifhorn.",
        "Two corrections for Hanover: train 1 to Gifhorn.",
        "Einige Änderungen für Hannover: Troß 1 nach Gifhorn.",
    ],
)
def test_a_change_of_earlier_orders_may_name_their_nation(text: str) -> None:
    sheet = understand(moment("turn4").game, "Frederick", [(1, text)])
    assert sheet.header.amend
    assert [part.nation and part.nation.name for part in sheet.parts if part.orders] == ["Hanover"]


@pytest.mark.parametrize(
    ("text", "nation"),
    [
        ("ergänze Ö:\nTroß 1 kommt wieder, wie gesagt.\nfertig.", "Austria"),
        ("Ergänzung Ö:\nnix mehr.\nfertig.", "Austria"),
        ("ergänze R:\nTroß 1 kommt wieder, wie gesagt.\nfertig.", "Imperial Army"),
        ("amend A:\nTrain 1 comes back, as I said.\nfinal", "Austria"),
        ("amend Austria:\nTrain 1 comes back, as I said.\nfinal", "Austria"),
        ("amend I:\nTrain 1 comes back, as I said.\nfinal", "Imperial Army"),
    ],
)
def test_final_is_for_the_nation_that_an_addition_is_headed_with(text: str, nation: str) -> None:
    assert (nation, "final") in (told := filed("Maria Theresa", text, "t5-austria-moves"))
    assert {one for one, order in told if order == "final"} == {nation}


@pytest.mark.parametrize(
    "text",
    [
        "Everything else as I sent it (the recruits, Laudon's trip to Lublinitz).",
        "All the rest as before (Daun to Glatz, the recruits).",
        "Alles andere wie gehabt (Daun nach Glatz, Laudon nach Lublinitz).",
    ],
)
def test_brackets_that_list_what_stands_order_nothing_anew(text: str) -> None:
    assert filed("Maria Theresa", text, "t5-austria-moves") == []


@pytest.mark.parametrize("text", ["The train is all.", "Train 1 is all for this turn.", "Der Zug ist all."])
def test_words_of_two_languages_end_no_letter_together(text: str) -> None:
    assert not filed("Pompadour", text)


@pytest.mark.parametrize(
    "text",
    [
        "Sweden as it is on file.",
        "The Swedes stay as I wrote.",
        "For Sweden what I sent you stands.",
        "Ehrensvärd's march can stay as it is on file.",
        "Schweden bleibt so, wie ich es geschickt habe.",
        "Für Schweden gilt, was ich geschrieben habe.",
    ],
)
def test_a_nation_whose_orders_stand_as_sent_does_not_hold(text: str) -> None:
    assert filed("Elisabeth", f"Saltikov to Woldenberg. {text}") == [("Russia", "move Saltikov: Woldenberg")]


@pytest.mark.parametrize(
    "text",
    [
        "Lacy and Laudon stay as I sent it.",
        "Lacy stays as I wrote.",
        "Lacy bleibt, wie ich es geschickt habe.",
    ],
)
def test_pieces_that_stay_as_sent_are_asked_about(text: str) -> None:
    """They may stay where they are, or with the march that was sent before."""
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", f"Troß 2 nach Hohenelbe. {text}")
    assert [order_line(order) for _, order in orders] == ["move train 2: Hohenelbe"]
    assert len(receipt.doubtful) == 1


@pytest.mark.parametrize("text", ["Lacy stays where he is, as I wrote.", "Lacy stays in Tabor."])
def test_who_stays_where_he_is_is_not_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", f"Train 2 to Hohenelbe. {text}")
    assert [order_line(order) for _, order in orders] == ["move train 2: Hohenelbe"]
    assert not receipt.doubtful


@pytest.mark.parametrize("text", ["Everything else as it is.", "Alles andere bleibt, wie es ist."])
def test_the_rest_that_is_left_as_it_is_beside_an_amendment_keeps_its_orders(text: str) -> None:
    told = filed("Maria Theresa", f"amend\nnation Austria\nDaun to Glatz.\n{text}", "t5-austria-moves")
    assert told == [("Austria", "move Daun: Glatz")]


@pytest.mark.parametrize("text", ["The Imperial Army stays as it is.", "Reichsarmee bleibt, wie es ist."])
def test_a_nation_that_an_amendment_leaves_as_it_is_is_asked_about(text: str) -> None:
    """Her pieces may stay where they are, or her orders as they are on file."""
    letter = f"amend\nDaun to Glatz. {text}"
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", letter)
    assert [order_line(order) for _, order in orders] == ["move Daun: Glatz"]
    assert ["write: Imperial Army: hold." in str(one) for one in receipt.doubtful] == [True]
    assert ("Imperial Army", "hold") in filed("Maria Theresa", f"Daun to Habelschwert. {text}")


@pytest.mark.parametrize(
    "text",
    [
        "Fights as before.",
        "Hanover holds, fighting as usual.",
        "Prussia fights as always.",
        "Kämpfe wie gehabt.",
        "Im Kampf alles wie bisher.",
        "In der Schlacht wie immer.",
    ],
)
def test_a_fight_as_before_is_asked_about_and_no_plan_proposed(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert not [order for _, order in orders if order_line(order).startswith("battle")]
    assert ["If it is one, write it like" in str(one) for one in receipt.doubtful] == [True]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("These are for Prussia.", "Now Hanover."),
        ("This is for Prussia.", "Next come the Hanoverians."),
        ("First Prussia.", "Then Hanover."),
        ("Zuerst Preußen.", "Nun zu Hannover."),
        ("Hier ist Preußen.", "Jetzt Hannover."),
    ],
)
def test_a_sentence_may_head_the_part_of_a_nation(first: str, second: str) -> None:
    told = filed("Frederick", f"{first}\nDohna to Landsberg. In every fight loss 1.\n{second}\nhold")
    assert told == [("Prussia", "move Dohna: Landsberg"), ("Prussia", "battle: loss 1"), ("Hanover", "hold")]
