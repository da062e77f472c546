"""What follows the first card of a fight, in people's words: which comes next, which stays, and the end."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

PLAYER = "Maria Theresa"
AUSTRIA = ("t3-austria-fight", PLAYER)

CARD, PLAN = "answer 74: play C11", "battle Browne > Friedrich: "


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("C11. Should the King answer, the seven follows; but the six I keep.", "play C7, keep C6"),
        ("Pray lay down the eleven of clubs. If he won't give up, the 7 goes in too.", "play C7"),
        ("C11. Unless he gives up then, the 7 follows.", "play C7"),
        ("C11. If the King goes over that, I continue with the seven.", "play C7"),
        ("C11. Unless he yields, the 7 follows. I'd rather lose than play the six.", "play C7, keep C6"),
        ("Kreuz 11. Wenn er was nachlegt, auch die 7. Die 6 möchte ich behalten, dann lieber verlieren.",
         "play C7, keep C6, concede"),
        ("Kreuz 11. Falls der König nicht gleich die Segel streicht, kommt die 7 hinterher.", "play C7"),
        ("Kreuz 11, und dann nur noch die 7, mehr gibt's nicht", "play C7, concede"),
        ("Kreuz 11, 7, hab ich keine Lust mehr, dann geben wir auf", "play C7, concede"),
        ("Kreuz 11. Sollte er nicht nachgeben, folgt die 7.", "play C7"),
        ("Kreuz 11. Danach darf gern auch noch die 7 raus.", "play C7"),
        ("1. I play C11.\n2. Should Frederick go on, I continue with the seven, and after it with the six.\n"
         "3. When the clubs are spent, we accept defeat, whatever it costs.", "play C7 C6, concede"),
    ],
)  # fmt: skip
def test_the_rest_of_an_answer_is_read(text: str, rest: str) -> None:
    assert taken_whole(*AUSTRIA, text) == [CARD, PLAN + rest]


@pytest.mark.parametrize(
    "text",
    [
        "C11. Unless the seven follows, the six would do.",
        "C11. If he gives up, the 7 stays at home for Silesia.",
        "Kreuz 11. Gibt er gleich auf, kommt die 7 in den Schrank.",
    ],
)
def test_what_is_not_played_is_in_no_plan(text: str) -> None:
    assert not any("play C7" in line or "play C6" in line for line in lines_taken(*AUSTRIA, text))


ATTACK = {
    "en": "Prussia: Winterfeldt to Tetschen and attacks Lacy.",
    "de": "Preußen: Winterfeldt nach Tetschen und greift Lacy an.",
}


@pytest.mark.parametrize(
    ("code", "text", "rest"),
    [
        ("de", "Im Kampf bitte erst die kleinen Herzkarten nehmen.", "low"),
        ("de", "Die kleinen Herzen zuerst, die 13 bleibt daheim.", "keep H13, low"),
        ("de", "Nimm zuerst die niedrigen Pikkarten.", "low"),
        ("de", "Reserven? Niemals. Verluste? Höchstens zwei.", "keep R, loss 2"),
        ("en", "Losses? Two at most. Reserves? Never!", "loss 2, keep R"),
        ("en", "In this battle I want to win, take spade or heart what is needed, but not the Reserve.",
         "fight, keep R"),
        ("en", "I begin with the low spades.", "low"),
    ],
)  # fmt: skip
def test_how_to_fight_is_told_behind_an_attack(code: str, text: str, rest: str) -> None:
    plan = lines_taken("turn4", "Frederick", f"{ATTACK[code]} {text}")[2:]
    assert plan == [f"battle Winterfeldt > Lacy: {rest}"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Soubise isn't worth a single card.", "battle Soubise: concede"),
        ("Soubise ist mir keine Karte wert.", "battle Soubise: concede"),
        ("When Ferdinand comes to Richelieu, I begin with the low spades.",
         "battle Richelieu > Ferdinand if attacked: low"),
        ("Wenn Ferdinand zu Richelieu kommt, beginne ich mit den kleinen Pik.",
         "battle Richelieu > Ferdinand if attacked: low"),
        ("When Ferdinand comes to Richelieu, I begin with the low spades, so first the 5, then the 9. "
         "The 13 I hold for Soubise. When that is not enough then I accept.",
         "battle Richelieu > Ferdinand if attacked: play S5 S9, keep S13, concede"),
        ("If Ferdinand comes at me before that: fight, but do not lose more than 2.",
         "battle > Ferdinand if attacked: fight, loss 2"),
        ("And if Hanover attacks us, we put up with a loss of up to 3, otherwise we fight.",
         "battle > Hanover if attacked: loss 3"),
        ("Greift Hannover uns an, dann kämpfen bis 15 Punkte.",
         "battle > Hanover if attacked: fight up to 15"),
    ],
)  # fmt: skip
def test_a_plan_tells_whose_fight_it_is_for(text: str, line: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == [line]


@pytest.mark.parametrize(
    "text",
    [
        "In keinem Kampf höchstens zwei verlieren.",
        "In no fight at most two losses.",
        "Soubise ist keine schlechte Karte wert und ein feiner Kerl.",
        "Reserves? None left, I think.",
        "Winterfeldt nach Tetschen und greift Lacy an. in dem Kampf unter 2.",
    ],
)
def test_what_may_mean_its_opposite_is_no_plan_and_is_shown(text: str) -> None:
    player = "Pompadour" if "Soubise" in text else "Frederick"
    receipt = orders_of(moment("turn4"), player, text)[0]
    assert not any(line.startswith("battle") for line in lines_taken("turn4", player, text))
    assert receipt.doubtful or receipt.problems


@pytest.mark.parametrize(
    "text",
    [
        "Ouch. Then of course I play the jack of spades (S11) and hope he has had enough.",
        "Also S11, und dann schauen wir mal, was Winterfeldt noch hat.",
        "S11, and let us see what he makes of it.",
        "Pik 11 (S11), hoffentlich reicht es.",
    ],
)
def test_a_card_named_twice_is_played_once_and_hope_is_talk(text: str) -> None:
    assert taken_whole("t4-austria-fight", PLAYER, text) == ["answer 115: play S11"]


def test_a_loss_is_told_by_how_far_one_is_behind() -> None:
    text = "If it goes against us give up as soon as we are only 2 or less behind."
    orders = lines_taken("turn4", "Elisabeth", f"Saltikov to Woldenberg and attacks Dohna. {text}")
    assert orders[2:] == ["battle Saltikov > Dohna: loss 2"]


HANDS = {
    ("t4-prussia-fight", "Frederick",
     "Pik 6. Sollte Lacy noch mal was bringen, dann die 8, aber danach lass ich ihm die Stadt."):
        ["answer 114: play S6", "battle Winterfeldt > Lacy: play S8, concede"],
    ("t4-prussia-fight", "Frederick", "S6, then leave him the field."):
        ["answer 114: play S6", "battle Winterfeldt > Lacy: concede"],
    ("t4-hanover-fight", "Frederick",
     "5 of diamonds, then 7, then 8. I'm happy to lose one man but not two."):
        ["answer 158: play D5", "battle Ferdinand > Richelieu: play D7 D8, loss 1"],
    ("t4-hanover-fight", "Frederick",
     "Karo 8 und wenn der Franzose dann noch steht auch die 7. Die 5 bleibt für später."):
        ["answer 158: play D8", "battle Ferdinand > Richelieu: play D7, keep D5"],
    (*AUSTRIA, "the 7 and the 6 won't save me, so the 11. after that only the 7, never the 6"):
        [CARD, PLAN + "play C7, keep C6"],
    (*AUSTRIA, "Die 7 hilft mir nicht, also die 11."): [CARD],
    ("t2-russia-fight", "Elisabeth",
     "Neun. Und wenn er die schlägt, die Sechs hinterher, mehr hab ich eh nicht."):
        ["answer 49: play H9", "battle Apraxin > Lehwaldt: play H6"],
    ("t4-austria-fight", PLAYER, "No, I keep the jack. Lacy takes his seven losses like a man."):
        ["answer 115: concede"],
}  # fmt: skip


def test_answers_of_many_hands() -> None:
    assert {letter: taken_whole(*letter) for letter in HANDS} == HANDS


PLANS = {
    ("Pompadour", "In a fight with the Hanoverians I'd spend at most 15 points and accept two losses, "
     "against anybody else just give up."): ["battle > Hanover: spend 15, loss 2", "battle: concede"],
    ("Pompadour", "Wenn Ferdinand mich angreift, soll Richelieu sich wehren wie ein Löwe."):
        ["battle Richelieu > Ferdinand if attacked: fight"],
    ("Elisabeth", "Saltikov fights like a lion. Apraxin soll keine Karte anrühren."):
        ["battle Saltikov: fight", "battle Apraxin: concede"],
    ("Frederick", "nation Prussia\nFriedrich is not to lose more than one man wherever he fights. "
     "The others may lose two."): ["battle Friedrich: loss 1", "battle: loss 2"],
}  # fmt: skip


def test_plans_of_many_hands() -> None:
    assert {letter: taken_whole("turn4", *letter) for letter in PLANS} == PLANS


@pytest.mark.parametrize(
    "text",
    [
        "S6. I'd rather lose my hat than play the 13.",
        "Pik 6. Lieber verliere ich meinen Hut als die 13 zu spielen.",
        "S6. If he leaves the field, good.",
        "Pik 6. Die Reserven bleiben ein Problem.",
        "S6. The 13 follows me in my dreams.",
        "S6. He won't leave me the town, I fear.",
        "Pik 6. Ich lasse ihm die Stadt nicht.",
        "S6. Should he not yield, he is a brave man.",
        "Pik 6. Wenn er nicht aufgibt, ist er verrückt.",
        "I'd rather play S6 than the 13.",
    ],
)
def test_what_only_sounds_like_a_plan_is_none(text: str) -> None:
    assert lines_taken("t4-prussia-fight", "Frederick", text) == ["answer 114: play S6"]


def test_a_retreat_of_ones_own_is_no_wish_and_to_ask_about_it_no_retreat() -> None:
    text = "We give up. Retreat towards Uelzen please."
    assert lines_taken("t4-hanover-fight", "Frederick", text) == ["answer 158: concede"]
    assert orders_of(moment("t4-hanover-fight"), "Frederick", text)[0].doubtful
    asked = lines_taken("t4-hanover-fight", "Frederick", "D5. Retreats: ask.")
    assert sorted(set(asked)) == ["answer 158: play D5", "retreat: ask"]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Die 8, dann die 7, aber die 5 nicht mehr.", "play D7, keep D5"),
        ("Die 8, dann die 7. Die 5 nicht mehr.", "play D7, keep D5"),
        ("Karo 8. Die 7 spiele ich nicht mehr.", "keep D7"),
        ("Die 8, dann die 7, nicht mehr.", "play D7, concede"),
        ("Die 8 und 7, aber nicht mehr.", "play D7, concede"),
        ("Die 8, die 7, und mehr nicht.", "play D7, concede"),
    ],
)
def test_no_longer_a_card_and_no_more_cards(text: str, plan: str) -> None:
    read = taken_whole("t4-hanover-fight", "Frederick", text)
    assert read == ["answer 158: play D8", f"battle Ferdinand > Richelieu: {plan}"]


@pytest.mark.parametrize(
    "text", ["The 8, and the 7 if he tops it, but the 5 not.", "The 8, the 7 if it must be."]
)
def test_cards_told_in_a_long_sentence_are_not_lost(text: str) -> None:
    receipt, orders = orders_of(moment("t4-hanover-fight"), "Frederick", text)
    assert orders or receipt.doubtful


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("I play S6. After that the lowest card that puts me ahead, at most 30 points.", "spend 30, low"),
        ("S6. Danach kämpfe bis 30, höchstens 2 verlieren, Reserve zuletzt.",
         "fight up to 30, reserve last, loss 2"),
        ("S6, danach höchstens 30 Punkte, Reserven nicht.", "fight up to 30, keep R"),
    ],
)  # fmt: skip
def test_a_limit_told_as_the_next_thing_counts_the_card_as_plans_do(text: str, rest: str) -> None:
    taken = taken_whole("t4-prussia-fight", "Frederick", text)
    assert taken == ["answer 114: play S6", f"battle Winterfeldt > Lacy: {rest}"]


@pytest.mark.parametrize(
    "text",
    [
        "I play S6. After that another 20 points at most.",
        "I play S6. No more than 20 points after that.",
        "Ich spiele S6. Danach höchstens 20 weitere Punkte.",
    ],
)
def test_points_that_are_counted_anew_are_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert receipt.doubtful and len(orders) == 1
