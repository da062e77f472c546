"""Letters in words that writers chose who knew no grammar: who attacks by a word for them, plans with any
verb, what is said of a city, and purchases that are shared out in a sentence of their own."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

MARCH = "Friedrich and Winterfeldt: Löbau, Bautzen, Weißwasser. "
MARSCH = "Friedrich und Winterfeldt: Löbau, Bautzen, Weißwasser. "
APART = "Friedrich: Löbau, Bautzen, Weißwasser. Winterfeldt: Löbau, Bautzen, Weißwasser. "

THEY_ATTACK = [
    f"{MARCH}There we attack Browne and Karl.",
    f"{MARCH}The two of them then attack Browne and Karl.",
    f"{MARCH}Together they attack Browne and Karl in Muskau.",
    f"{MARCH}From there we attack Browne and Karl.",
    f"{APART}Together they then go for Browne and Karl at Muskau.",
    f"{MARSCH}Dort greifen wir Browne und Karl an.",
    f"{MARSCH}Die beiden greifen dann Browne und Karl an.",
    f"{MARSCH}Beide greifen Browne und Karl an.",
    f"{APART}Gemeinsam gehen sie auf Browne und Karl los.",
]


@pytest.mark.parametrize("text", THEY_ATTACK)
def test_who_marched_attacks_by_a_word_for_them(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text)[-1] == "attack Friedrich + Winterfeldt > Browne + Karl"


@pytest.mark.parametrize(
    "text",
    [
        f"{MARCH}If Lacy moves we attack Browne and Karl.",
        f"{MARCH}There we do not attack Browne and Karl.",
        f"{APART}Heinrich to Torgau. The two of them attack Browne and Karl.",
    ],
)
def test_who_attacks_is_not_guessed(text: str) -> None:
    assert not any(one.startswith("attack") for one in lines_taken("turn4", "Frederick", text))


ATTACK = "Friedrich and Winterfeldt to Tetschen and attack Lacy. "
PLANS = {
    "In that fight please always take the cheapest card that puts us ahead.": "low",
    "Take the cheapest card that puts us ahead, and don't spend more than 30 points in all.": "spend 30, low",
    "I'd spend 30 points on it and not one more.": "spend 30",
    "Small cards pls, just enough to be ahead, not the reserve": "low, keep R",
    "I should like to keep the S12 for a rainy day.": "keep S12",
    "The two Reserves I should like to keep for my old age.": "keep R",
    "Spades for that, always the lowest card that puts him ahead.": "low",
    "When I am behind by 2 or less then just give up, more it is not worth.": "loss 2",
    "Play S13, that's the only card I want to spend there.": "play S13, concede",
}


@pytest.mark.parametrize("text", PLANS)
def test_plans_with_any_verb(text: str) -> None:
    assert taken_whole("turn4", "Frederick", ATTACK + text)[-1] == f"battle Friedrich > Lacy: {PLANS[text]}"


FOR_THEM = {
    "Schwerin and Keith stay. If attacked, they give up at a loss of 1, otherwise they fight to the end.": (
        "battle Schwerin + Keith if attacked: loss 1"
    ),
    "Schwerin und Keith bleiben. Werden sie angegriffen, kämpfen sie bis zum Ende.": (
        "battle Schwerin + Keith if attacked: fight"
    ),
    "Schwerin and Keith sit tight; should Daun come calling, they use spades, the highest first.": (
        "battle Schwerin + Keith > Daun if attacked: high"
    ),
    "Dohna: give up at a loss of 1, otherwise at most 2 cards.": "battle Dohna: cards 2, loss 1",
    "Lehwaldt's fight: diamonds, lowest card that puts me ahead, 2 cards at most.": (
        "battle Lehwaldt: cards 2, low"
    ),
}


@pytest.mark.parametrize("text", FOR_THEM)
def test_plans_for_those_told_of_right_before(text: str) -> None:
    assert taken_whole("turn4", "Frederick", f"Heinrich to Torgau. {text}")[1:] == [FOR_THEM[text]]


OVER_A_LOSS = [
    "D8. Then loss 2 or less, otherwise D7.",
    "D8. If she tops that, Ferdinand takes a loss of 2 or less, otherwise he plays the D7.",
    "D8. If she tops that, Ferdinand takes a loss of 2 or less, and if it is more than that he throws in the "
    "D7 as well.",
    "D8. Bei höchstens 2 Verlusten aufgeben, sonst D7.",
]


@pytest.mark.parametrize("text", OVER_A_LOSS)
def test_a_card_for_a_loss_that_is_too_big_is_not_played_before(text: str) -> None:
    # `play D7, loss 2` would play it at -1, too.
    assert taken_whole("t4-hanover-fight", "Frederick", text) == [
        "answer 158: play D8",
        "battle Ferdinand > Richelieu: loss 2",
        "battle Ferdinand > Richelieu if loss 3 or more: play D7",
    ]


OF_A_CITY = [
    "which nobody seems to be guarding",
    "where nobody is",
    "so Bunzlau should become mine unless someone guards it",
    "which becomes ours",
    "out of Friedrich's reach",
]


@pytest.mark.parametrize("said", OF_A_CITY)
def test_what_is_said_of_a_city_orders_nothing(said: str) -> None:
    text = f"Browne and Karl go through Görlitz and Penzig to Bunzlau, {said}."
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Browne + Karl: Görlitz, Penzig, Bunzlau"]


def test_what_is_said_of_the_march_still_counts() -> None:
    text = "Browne and Karl go through Görlitz and Penzig to Bunzlau, which they must not do."
    assert not lines_taken("turn3", "Maria Theresa", text)


SHARED_OUT = [
    "Browne comes back at Brünn with four of them, the other two go to Lacy.",
    "Browne comes back at Brünn with four, Lacy gets the other two.",
    "Four for Browne at Brünn, two for Lacy.",
]


@pytest.mark.parametrize("text", SHARED_OUT)
def test_troops_are_shared_out_in_a_sentence_of_their_own(text: str) -> None:
    whole = f"Recruit six troops with H10, C11, C5, S8 and S3 (37 points, 36 needed). {text}"
    assert taken_whole("turn5", "Maria Theresa", whole) == [
        "recruit H10 C11 C5 S8 S3: Browne at Brünn 4, Lacy 2"
    ]


def test_recruits_that_remain_leave_what_is_on_file() -> None:
    # `hold` would throw the recruits out that are on file.
    text = "Daun to Glatz. The Imperial Army's\nrecruits (2 for Hildburghausen, D13) also remain."
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == ["move Daun: Glatz"]


def test_a_limit_with_its_reason_is_not_talk() -> None:
    text = "Give up at 2 or less, you see, more is not worth it!"
    receipt, _ = orders_of(moment("turn2"), "Elisabeth", text)
    assert receipt.doubtful or receipt.problems or receipt.heard


def test_lines_typed_on_a_telephone_stay_apart() -> None:
    text = (
        "richelieu+chevert -> hameln -> springe, then attack ferdinand + cumberland in hannover\n"
        "if we are behind play S13, thats the only card i want to spend there\n"
        "soubise northeim goslar wernigerode"
    )
    assert taken_whole("turn3", "Pompadour", text) == [
        "move Richelieu + Chevert: Hameln, Springe",
        "attack Richelieu + Chevert > Ferdinand + Cumberland",
        "battle Richelieu > Ferdinand: play S13, concede",
        "move Soubise: Northeim, Goslar, Wernigerode",
    ]


GIVING_UP_AT_LAST = {
    f"{ATTACK}At most 35 points, lowest first. If that is not enough, give up.": (
        "fight up to 35, low, concede"
    ),
    f"{ATTACK}Lowest first, no Reserve. If that is not enough, give up.": "fight, low, keep R, concede",
    f"{ATTACK}Highest cards first. After that I give up.": "fight, high, concede",
}


@pytest.mark.parametrize("text", GIVING_UP_AT_LAST)
def test_a_plan_that_gives_up_at_last_plays_before(text: str) -> None:
    # `low, concede` gives up at once: `concede` is asked before `low`.
    taken = taken_whole("turn4", "Frederick", text)
    assert taken[-1] == f"battle Friedrich > Lacy: {GIVING_UP_AT_LAST[text]}"


def test_all_fights_that_give_up_at_last_play_before() -> None:
    text = "In all fights lowest card first, at most 20 points, then give up."
    assert set(taken_whole("turn4", "Frederick", text)) == {"battle: fight up to 20, low, concede"}


THEY_FIGHT = {
    f"{ATTACK}They play the lowest card that puts them ahead.": "battle Friedrich > Lacy: low",
    f"{ATTACK}They give up at a loss of 2 or less.": "battle Friedrich > Lacy: loss 2",
    f"{ATTACK}He fights to the end, always with the lowest card that puts him ahead.": (
        "battle Friedrich > Lacy: fight, low"
    ),
    "Schwerin and Keith stay, Dohna to Stettin. Keith stays. He gives up at a loss of 2.": (
        "battle Keith: loss 2"
    ),
    "Heinrich to Torgau. Schwerin und Keith bleiben. Sie geben bei 2 Verlusten auf.": (
        "battle Schwerin + Keith: loss 2"
    ),
}


@pytest.mark.parametrize("text", THEY_FIGHT)
def test_how_those_fight_who_were_told_of_right_before(text: str) -> None:
    assert lines_taken("turn4", "Frederick", text)[-1] == THEY_FIGHT[text]


@pytest.mark.parametrize(
    "text",
    [
        f"{ATTACK}They will play the lowest card that puts them ahead.",
        f"{ATTACK}Lacy is weak. He gives up at a loss of 2.",
        f"{ATTACK}Keith to Reichenbach. They give up at a loss of 2.",
    ],
)
def test_what_may_be_said_of_others_is_asked(text: str) -> None:
    assert not any(one.startswith("battle") for one in lines_taken("turn4", "Frederick", text))


def test_one_plan_for_both_fights() -> None:
    text = (
        "Saltykov goes to Friedeberg and hits Dohna in Landsberg. Apraxin goes to Nowy Dwor and attacks "
        "Lehwaldt at Nasielsk. Both fights the same: lowest card that puts me ahead, and if I lose only 1 "
        "troop then give up."
    )
    assert taken_whole("turn5", "Elisabeth", text)[-2:] == [
        "battle Saltikov > Dohna: low, loss 1", "battle Apraxin > Lehwaldt: low, loss 1",
    ]  # fmt: skip


def test_a_card_that_comes_last_is_not_played_first() -> None:
    text = "Daun to Reichenbach and hits Schwerin + Keith in Schweidnitz. Fight to the end, D12 last."
    assert not any(one.startswith("battle") for one in lines_taken("turn4", "Maria Theresa", text))


def test_a_wish_to_be_asked_goes_to_no_plan_before_the_last() -> None:
    text = (
        "Schwerin gibt höchstens 20 Punkte aus.\nDohna und Lehwaldt geben auf, wenn es nur eine Armee "
        "kostet. Kostet es mehr, so bitte ich um Rückfrage nach jeder Karte."
    )
    assert "battle Schwerin: spend 20" in lines_taken("turn4", "Frederick", text)


ON_THOSE_TOLD_OF = [
    "Browne und Karl sitzen ohne Brot in Muskau. Der König (also Friedrich) marschiert deshalb mit "
    "Winterfeldt von Zittau über Löbau und Bautzen nach Weißwasser und greift die beiden an.",
    "Friedrich and Winterfeldt march by Löbau and Bautzen to Weißwasser and attack the two of them.",
]


@pytest.mark.parametrize("text", ON_THOSE_TOLD_OF)
def test_an_attack_on_those_told_of_before(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text)[-1] == "attack Friedrich + Winterfeldt > Browne + Karl"


def test_a_march_in_brackets_is_not_lost() -> None:
    text = (
        "Saltikov -> Friedeberg, dann Angriff auf Dohna in Landsberg\n"
        "(ist Dohna bis dahin aus Landsberg weg: Saltikov stattdessen -> Arnswalde -> Stargard)"
    )
    receipt, _ = orders_of(moment("turn5"), "Elisabeth", text)
    assert "Arnswalde" in " ".join(map(str, receipt.doubtful))


def test_he_stays_no_longer() -> None:
    text = "Dohna stays at Landsberg. No, hang on, Saltikov is too close: Dohna goes back to Küstrin."
    assert taken_whole("turn5", "Frederick", text) == ["move Dohna: Küstrin"]


def test_who_marches_gets_troops_where_he_goes() -> None:
    text = "Dohna falls back to Küstrin, where he gets two troops, to be paid with D5 D3 D2 C2, i.e. 12."
    assert taken_whole("turn5", "Frederick", text) == [
        "move Dohna: Küstrin", "recruit D5 D3 D2 C2: Dohna 2",
    ]  # fmt: skip


IN_THE_WAY = [
    "Should Lehwaldt be in the way, then Apraxin moves via Lötzen and Lyck to Johannisburg instead.",
    "If Lehwaldt is in the way, he moves via Lötzen and Lyck to Johannisburg instead.",
]


@pytest.mark.parametrize("text", IN_THE_WAY)
def test_who_is_in_the_way_makes_a_fall_back(text: str) -> None:
    # The march that depends on it was taken alone, and the one before it was given up.
    march = f"Apraxin moves via Biskupiec and Olsztyn to Ortelsburg. {text}"
    assert taken_whole("turn3", "Elisabeth", march) == [
        "move Apraxin: Biskupiec, Olsztyn, Ortelsburg else Lötzen, Lyck, Johannisburg"
    ]


def test_a_march_instead_on_a_condition_is_never_made_without_it() -> None:
    text = (
        "Apraxin zieht über Biskupiec und Olsztyn nach Ortelsburg. Ist Lehwaldt hungrig, dann zieht Apraxin "
        "stattdessen über Lötzen und Lyck nach Johannisburg."
    )
    assert not any("Johannisburg" in one for one in lines_taken("turn3", "Elisabeth", text))


def test_an_attack_on_a_condition_is_told_once() -> None:
    text = (
        "Saltikov moves to Woldenberg. If Dohna is still at Friedeberg, Saltikov attacks him. Saltikov may "
        "use both hearts against Dohna, H6 first."
    )
    assert taken_whole("turn3", "Elisabeth", text) == [
        "move Saltikov: Woldenberg",
        "if Dohna in Friedeberg: attack Saltikov > Dohna",
        "battle Saltikov > Dohna: play H6 H9",
    ]


def test_he_attacks_if_somebody_is_still_there() -> None:
    text = "Apraxin from Warszawa to Nowy Dwór. He attacks Lehwaldt in Nasielsk, if Lehwaldt is still there."
    assert taken_whole("turn5", "Elisabeth", text)[-1] == "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt"


def test_more_men_as_well_march_nobody() -> None:
    text = "Laudon goes to Cosel by Krappitz. I'd like two more men for Laudon as well."
    assert lines_taken("turn4", "Maria Theresa", text) == ["move Laudon: Krappitz, Cosel"]


def test_all_fights_are_told_beside_an_answer() -> None:
    text = (
        "Ich gebe auf. Hannover soll in jedem Kampf bei drei oder weniger Verlust aufgeben. Steht es "
        "schlimmer, dann fragt mich bitte."
    )
    taken = taken_whole("t4-hanover-fight", "Frederick", text)
    assert taken == ["answer 158: concede", "battle: loss 3, ask"]


LIMITS = {
    "Don't spend more than two cards on it.": "cards 2",
    "For this fight they get spades up to 10 points, not more.": "spend 10",
}


@pytest.mark.parametrize("text", LIMITS)
def test_limits_in_other_words(text: str) -> None:
    assert taken_whole("turn4", "Frederick", ATTACK + text)[-1] == f"battle Friedrich > Lacy: {LIMITS[text]}"


STILL_THERE = [
    "When Dohna is then still sitting in Stargard they attack him there.",
    "If Dohna is still in Stargard, they attack him there.",
    "If Dohna still sits in Stargard they attack him.",
]


@pytest.mark.parametrize("text", STILL_THERE)
def test_they_attack_whoever_is_still_there(text: str) -> None:
    taken = taken_whole("turn2", "Elisabeth", f"Saltikov and Fermor go to Wangerin. {text}")
    assert taken[-1] == "if Dohna in Stargard: attack Saltikov + Fermor > Dohna"


def test_a_city_that_nobody_looks_after_is_a_reason() -> None:
    text = (
        "Nobody seems to be looking after Radeberg, so Lacy strolls from Pirna through Dresden and Radeberg "
        "and ends up in Kamenz."
    )
    assert taken_whole("turn4", "Maria Theresa", text) == ["move Lacy: Dresden, Radeberg, Kamenz"]
