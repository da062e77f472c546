"""How players say what they do in fights: passages by writers who knew no grammar, and what each means."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, plans_taken, taken_whole

ENGLISH = "Friedrich and Winterfeldt to Tetschen and attack Lacy. "
GERMAN = "Friedrich und Winterfeldt nach Tetschen und greifen Lacy an. "

BEHIND_AN_ATTACK = {
    f"{ENGLISH}Give in up to two losses, above that play.": "loss 2",
    f"{ENGLISH}Give up at 2 losses, otherwise play cards.": "loss 2",
    f"{GERMAN}Bis 2 Truppen Verlust gebe ich nach, sonst spielen.": "loss 2",
    f"{GERMAN}Eine Truppe Verlust ist ok, bei zwei oder mehr wird gespielt.": "loss 1",
    f"{GERMAN}Ein Verlust wird hingenommen, zwei nicht.": "loss 1",
    f"{ENGLISH}20 points at most, after that ask me.": "fight up to 20, ask",
    f"{ENGLISH}Lowest first, the Reserve only as a last resort.": "low, reserve last",
    f"{ENGLISH}Fight up to 30, the Reserve only if nothing else works.": "fight up to 30, reserve last",
    f"{GERMAN}Kleinste zuerst, die Reserve erst ganz zum Schluss.": "low, reserve last",
    f"{GERMAN}Jedes Mal die kleinste Pik, mit der ich nicht mehr hinten liege.": "zero",
    f"{ENGLISH}Open with S13 to give her a fright.": "play S13",
    f"{GERMAN}Gleich die dicke Pik 13, damit Resi die Lust vergeht.": "play S13",
}


@pytest.mark.parametrize("text", BEHIND_AN_ATTACK)
def test_a_plan_behind_an_attack(text: str) -> None:
    assert plans_taken("turn4", "Frederick", text) == [f"battle Friedrich > Lacy: {BEHIND_AN_ATTACK[text]}"]


FOR_SOMEBODY = {
    "Dohna gibt sofort auf wenn Saltikov kommt, die Herzkarten brauch ich selber für Friedrich.": [
        "battle Dohna > Saltikov if attacked: concede",
    ],
    "Heinrich and Seydlitz: no cards, don't waste anything on those two.": [
        "battle Heinrich: concede", "battle Seydlitz: concede",
    ],
    "Heinrich, Seydlitz: nothing, give up": ["battle Heinrich: concede", "battle Seydlitz: concede"],
    "Lehwaldt ist sowieso verloren, für den wird keine Karte mehr ausgegeben.": ["battle Lehwaldt: concede"],
    "Schwerin und Keith: einen Mann kann ich verschmerzen, bei mehr bitte kurze Rückfrage.": [
        "battle Schwerin + Keith: loss 1, ask",
    ],
    "For Dohna a loss of one or two is ok with me.": ["battle Dohna: loss 2"],
}  # fmt: skip


@pytest.mark.parametrize("text", FOR_SOMEBODY)
def test_a_plan_for_somebody(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == FOR_SOMEBODY[text]


def test_what_a_list_of_fights_says_of_several_is_not_passed_over() -> None:
    text = "Fights:\n- Friedrich: 40 points at most\n- Heinrich, Seydlitz, Dohna: nothing, give up"
    assert plans_taken("turn5", "Frederick", text) == [
        "battle Friedrich: fight up to 40",
        *(f"battle {one}: concede" for one in ("Heinrich", "Seydlitz", "Dohna")),
    ]


ANSWERS = {
    "Pik 11 natürlich, sonst ist Lacy ja komplett weg.": ["answer 115: play S11"],
    "Schweren Herzens verzichte ich auf Gegenwehr.": ["answer 115: concede"],
}


@pytest.mark.parametrize("text", ANSWERS)
def test_an_answer_with_its_reason(text: str) -> None:
    assert taken_whole("t4-austria-fight", "Maria Theresa", text) == ANSWERS[text]


def test_the_card_that_is_enough_to_be_level_is_no_lower_one() -> None:
    # At -7 with C6, C7 and C11 in hand: the 6 leaves Austria behind.
    text = "Jedes Mal die kleinste Treff, mit der ich nicht mehr hinten liege."
    assert taken_whole("t3-austria-fight", "Maria Theresa", text)[0] == "answer 74: play C7"


def test_below_a_sentence_about_one_general_giving_up_is_not_for_all() -> None:
    text = "Soubise bleibt in Göttingen stehen. Kommt einer, dann weicht er ohne Karten."
    assert plans_taken("turn3", "Pompadour", text) == ["battle Soubise if attacked: concede"]


def test_it_is_asked_whether_a_general_named_above_is_meant() -> None:
    text = "Soubise hat keine Karten. Bei Angriff aufgeben."
    receipt, orders = orders_of(moment("turn3"), "Pompadour", text)
    assert not orders
    assert any("battle Soubise if attacked: concede" in one for one in receipt.doubtful)


VOID = {
    "Hanover: give up every fight. The plan with the 25 points is off.": ["battle: concede"],
    "Das Limit von 12 ist aufgehoben, Hannover kämpft bis 20.": ["battle: fight up to 20"],
}


@pytest.mark.parametrize("text", VOID)
def test_a_new_plan_takes_the_place_of_one_that_is_off(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == VOID[text]


@pytest.mark.parametrize("text", ["Forget the limit of 12.", "The rule with the 2 losses is out."])
def test_what_holds_instead_of_a_rule_that_is_off_is_asked(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert not orders and receipt.doubtful


def test_a_rule_that_is_off_is_not_given_in_an_open_fight() -> None:
    text = "S11 please. And for Austria's other fights from now on ask me, the rule with the 2 losses is out."
    assert "loss 2" not in " ".join(lines_taken("t4-austria-fight", "Maria Theresa", text))


RETREATS = {
    f"{GERMAN}Wenn er abhauen muss: Pirna, sonst Dresden.": "retreat Lacy: Pirna, Dresden",
    f"{GERMAN}Wenn er läuft, dorthin, wo ihn sein Tross nicht mehr erreicht.": "retreat Lacy: off supply",
    f"{GERMAN}Wenn er weg muss, dann am besten wo er nichts zu essen kriegt.": "retreat Lacy: off supply",
}


@pytest.mark.parametrize("text", RETREATS)
def test_where_the_beaten_are_to_run(text: str) -> None:
    assert RETREATS[text] in lines_taken("turn4", "Frederick", text)


def test_a_wish_in_other_words_is_not_passed_over() -> None:
    text = f"{GERMAN}Wenn er Reißaus nimmt, so nach Pirna oder Dresden."
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert any("Pirna" in str(one) for one in (*receipt.doubtful, *orders))


def test_he_goes_to_where_another_stands() -> None:
    text = "Heinrich stellt sich über Bitterfeld zu Seydlitz nach Halle."
    assert taken_whole("turn3", "Frederick", text) == ["move Heinrich: Bitterfeld, Halle"]


JOINED = {
    "Friedrich + Winterfeldt: Löbau, Bautzen, Weißwasser\n"
    "Angriff Friedrich + Winterfeldt auf Browne + Karl.": [
        "move Friedrich + Winterfeldt: Löbau, Bautzen, Weißwasser",
        "attack Friedrich + Winterfeldt > Browne + Karl",
    ],
}


@pytest.mark.parametrize("text", JOINED)
def test_all_who_are_joined_by_a_sign_attack(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == JOINED[text]


@pytest.mark.parametrize("text", ["Schwerin: via Reichenbach to Keith", "Schwerin über Reichenbach zu Keith"])
def test_a_way_ends_where_he_stands_whom_one_goes_to(text: str) -> None:
    assert taken_whole("turn2", "Frederick", text) == ["move Schwerin: Reichenbach, Schweidnitz"]


@pytest.mark.parametrize(
    "text",
    [
        "If there is somewhere only one possibility, do it without asking me.",
        "Wo ich keine Wahl habe, bitte ohne Rückfrage.",
    ],
)
def test_what_leaves_no_choice_is_done_unasked(text: str) -> None:
    assert lines_taken("turn4", "Elisabeth", text) == ["forced at once", "forced at once"]


def test_what_is_said_of_cards_and_not_read_is_asked_back() -> None:
    receipt, _ = orders_of(moment("turn5"), "Pompadour", "Niedrigste Karte wekwerfn")
    assert receipt.doubtful


def test_a_plan_stands_behind_an_attack_on_a_condition() -> None:
    text = "If Lehwaldt is in Nasielsk, Apraxin goes to Nowy Dwór and attacks him, high cards first."
    assert taken_whole("turn5", "Elisabeth", text) == [
        "if Lehwaldt in Nasielsk: move Apraxin: Nowy Dwór",
        "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt",
        "battle Apraxin > Lehwaldt: high",
    ]


def test_a_paragraph_that_begins_with_we_is_for_all() -> None:
    text = (
        "Imperial Army\nIf Hildburghausen is attacked, he gives up.\n\n"
        "We fight up to 20 points, lose two at most and keep the Reserve."
    )
    plans = ["battle Hildburghausen if attacked: concede", "battle: fight up to 20, keep R, loss 2"]
    assert taken_whole("turn5", "Maria Theresa", text) == plans


def test_how_many_cards_pay_counts_no_troops() -> None:
    text = "Buy 2 troops for Laudon, pay with the three small hearts (6, 4, 2)."
    assert taken_whole("turn4", "Maria Theresa", text) == ["recruit H6 H4 H2: Laudon 2"]


def test_the_lower_of_two_is_one_card_and_then_he_is_asked() -> None:
    text = "Apraxin kämpft weiter, mit der niedrigeren meiner beiden Herzkarten. Antwortet er, frag mich."
    plan = ["answer 49: play H6", "battle Apraxin > Lehwaldt: ask"]
    assert taken_whole("t2-russia-fight", "Elisabeth", text) == plan


NEWLY_READ = [
    ("turn4", "Elisabeth", "Tottleben steps from Riesenburg to Sztum", ["move Tottleben: Sztum"]),
    (
        "turn4", "Maria Theresa", "Laudon to Krappitz. He gets two troops, paid with H6, H4 and H2.",
        ["move Laudon: Krappitz", "recruit H6 H4 H2: Laudon 2"],
    ),
    (
        "turn4", "Elisabeth",
        "Spend D10, D6 and the two D4 (24 points) on four troops. Three of them bring Apraxin back, at "
        "Warszawa, the fourth is for Saltikov.",
        ["recruit D10 D6 D4 D4: Apraxin at Warszawa 3, Saltikov 1"],
    ),
    (
        "t5-austria-moves", "Maria Theresa",
        "Recruit nine troops with C11, C11, C10, C5, S9 and S8. Both my lost generals return at Brünn, "
        "Browne with 5 and Karl with 4.",
        ["recruit C11 C11 C10 C5 S9 S8: Browne at Brünn 5, Karl at Brünn 4"],
    ),
    (
        "turn2", "Elisabeth",
        "Tottleben goes by Deutsch Eylau and Riesenburg to Gniew, he captures Riesenburg on the way.",
        ["move Tottleben: Deutsch Eylau, Riesenburg, Gniew"],
    ),
    (
        "t5-austria-moves", "Maria Theresa",
        "noch eine kleine Änderung, bevor es losgeht: Lacy soll doch nicht nach\n"
        "Beneschau, er bleibt in Tabor.",
        ["move Lacy to Tabor else stay"],
    ),
    (
        "t5-austria-moves", "Maria Theresa",
        "Quick change for Austria: Lacy is NOT to go to Beneschau, he stays at Tabor with the new men.",
        ["move Lacy to Tabor else stay"],
    ),
    (
        "turn4", "Maria Theresa", "Hildburghausen keeps C13 and the Reserve.",
        ["battle Hildburghausen: keep C13 R"],
    ),
    (
        "turn4", "Frederick", "Heinrich und Dohna: höchstens 2 Armeen verlieren; Reserve zuletzt.",
        ["battle Heinrich: loss 2, reserve last", "battle Dohna: loss 2, reserve last"],
    ),
    (
        "t2-russia-fight", "Elisabeth",
        "Apraxin concedes the field, and my six and nine remain where they are.",
        ["answer 49: concede"],
    ),
    (
        "setup", "Maria Theresa",
        "Browne 8, Karl 2, Daun 8, Laudon 6, Lacy 6.\n"
        "Nein, halt: Laudon 7 und Lacy nur 5. Der Rest wie oben.",
        ["setup Daun 8, Browne 8, Karl 2, Laudon 7, Lacy 5"],
    ),
    (
        "turn5", "Elisabeth", "Fermor leaves Colberg, by Belgard to Schivelbein.",
        ["move Fermor: Belgard, Schivelbein"],
    ),
    (
        "turn5", "Maria Theresa",
        "Laudon does a turn through Oppeln to Lublinitz and comes back to Oppeln, so that they take a bow.",
        ["move Laudon: Oppeln, Lublinitz, Oppeln"],
    ),
    (
        "t4-prussia-fight", "Frederick", "S10. S13 and both S12 stay in my hand.",
        ["answer 114: play S10", "battle Winterfeldt > Lacy: keep S13 S12 S12"],
    ),
    (
        "t4-austria-fight", "Maria Theresa", "S11 obviously, all seven are dead otherwise!",
        ["answer 115: play S11"],
    ),
    (
        "t2-russia-fight", "Elisabeth",
        "H6. If Lehwaldt gets ahead of me again then H9 too, and after that I'm out.",
        ["answer 49: play H6", "battle Apraxin > Lehwaldt: play H9, concede"],
    ),
    (
        "turn4", "Pompadour", "Richelieu and Chevert march against Ferdinand, else to Hannover",
        ["move Richelieu + Chevert against Ferdinand else to Hannover"],
    ),
    (
        "turn2", "Pompadour", "Richelieu with Chevert: Paderborn, Detmold. There they wait.",
        ["move Richelieu + Chevert: Paderborn, Detmold"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text", "orders"), NEWLY_READ)
def test_what_letters_with_a_report_alone_say(
    situation: str, player: str, text: str, orders: list[str]
) -> None:
    assert taken_whole(situation, player, text) == orders


def test_a_plan_behind_what_was_not_read_is_for_no_other_fight() -> None:
    unread = "Feuer mit Karo 11 eröffnen. Dann Munition verschossen, Gefecht abbrechen."
    text = f"Richelieu attacks Ferdinand.\n{unread}"
    assert plans_taken("turn4", "Pompadour", text) == []


def test_a_plan_of_one_nation_is_not_for_the_fight_of_another() -> None:
    text = (
        "Nation Österreich\nDaun greift Keith an.\n\nNation Reichsarmee\n"
        "Hildburghausen bleibt. Die Reserve bleibt bei jedem Kampf im Tresor."
    )
    assert not any(plan.startswith("battle Daun") for plan in plans_taken("turn4", "Maria Theresa", text))


def test_cards_named_together_are_kept_and_not_played() -> None:
    text = "Friedrich to Tetschen and attacks Lacy. Keep S13 and both S12."
    assert plans_taken("turn4", "Frederick", text) == ["battle Friedrich > Lacy: keep S13 S12"]


def test_a_set_up_is_not_taken_in_silence_where_numbers_behind_it_were_not_read() -> None:
    text = "Browne 8, Karl 2, Daun 8, Laudon 6, Lacy 6.\nPerhaps rather Laudon 7 and Lacy 4."
    receipt, _ = orders_of(moment("setup"), "Maria Theresa", text)
    assert receipt.doubtful
