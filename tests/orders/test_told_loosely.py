"""Plans in words that nobody foresaw, taken by the kinds of their words, and what is not guessed so."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, plans_taken, taken_whole

TOLD = [
    ("turn2", "Elisabeth", "Tottleben to Deutsch Eylau and on to Riesenburg. He's only got two men "
     "so if somebody picks "
     "a fight with him he just runs.", "battle Tottleben if attacked: concede"),
    ("turn3", "Frederick", "Dohna to Woldenberg, attacking Saltikov. H10 first, H8 second, and "
     "that's your lot, then he "
     "goes home.", "battle Dohna > Saltikov: play H10 H8, concede"),
    ("turn3", "Elisabeth", "Fermor walks to Colberg over Belgard. Anyone who catches him there can "
     "have it, he gives in "
     "without playing anything.", "battle Fermor if attacked: concede"),
    ("turn2", "Elisabeth", "When it is against Dohna we fight until end.", "battle > Dohna: fight"),
    ("turn4", "Frederick", "Daun coming at Schwerin and Keith: low spades first, until 40 points are gone.",
     "battle Schwerin + Keith > Daun if attacked: spend 40, low"),
    ("turn3", "Frederick", "General rule for the Prussians: smallest winning card, the Reserve never.",
     "battle: low, keep R"),
    ("turn4", "Maria Theresa", "Lacy to Dresden. Who attacks Daun shall regret it: he fights with "
     "up to 40 points, always "
     "with the lowest card which puts him ahead.", "battle Daun if attacked: fight up to 40, low"),
    ("turn5", "Pompadour", "Richelieu, Chevert bleiben in Hannover. Sie dürfen Pik 5 und Pik 9 "
     "nehmen zum Verteidigen, Pik "
     "13 ist gesperrt.", "battle Richelieu + Chevert: play S5 S9, keep S13"),
    ("turn4", "Elisabeth", "Fermor über Belgard nach Colberg. Kämpfen soll er nicht, wer ihn "
     "angreift, dem schenke ich den "
     "Sieg.", "battle Fermor if attacked: concede"),
    ("turn4", "Frederick", "Hannover: in keinem Kampf mehr als 2 Karten", "battle: cards 2"),
    ("turn5", "Elisabeth", "In allen Kämpfen sparsam: höchstens 10 Punkte, Kreuz 12 bleibt.",
     "battle: keep C12, spend 10, low"),
    ("turn3", "Maria Theresa", "Lacy nach Leipa, er greift Friedrich an. Wenn ihn die Niederlage "
     "zwei Armeen oder weniger "
     "kostet, soll er verlieren, erst darüber wird gespielt.", "battle Lacy > Friedrich: loss 2"),
    ("turn2", "Frederick", "Cumberland gegen Richelieu bitte jede Karte einzeln mit mir absprechen, "
     "auch wenn's dauert.",
     "battle Cumberland > Richelieu: ask"),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text", "plan"), TOLD)
def test_a_plan_is_taken_by_the_kinds_of_its_words(situation: str, player: str, text: str, plan: str) -> None:
    assert taken_whole(situation, player, text)[-1] == plan


MARCH = "Heinrich to Oschatz. "
OPEN = [
    ("turn3", "Frederick", f"{MARCH}Dohna stays. Maybe he could spend up to 20 points if somebody "
     "jumps on him."),
    ("turn3", "Frederick", f"{MARCH}Dohna stays. He would hate to lose more than two men."),
    ("turn3", "Frederick", f"{MARCH}Dohna stays. If anyone jumps on someone, give up."),
    ("turn4", "Frederick", "Daun coming at Schwerin and Keith: 3 of spades, 4 of spades, then the sixes."),
    ("turn4", "Elisabeth", "Saltikov to Woldenberg, attack on Dohna. If one isn't enough we lose, so be it."),
    ("t5-austria-moves", "Maria Theresa",
     "Daun stays put and if Schwerin bothers him he can use the diamond, otherwise he gives in."),
    ("turn4", "Frederick", "Heinrich to Torgau. No card over 9 in his fights, up to two men lost is ok."),
    ("turn5", "Pompadour", "When it is Seydlitz who attacks Soubise, he must just win it, also with the 13."),
    ("turn3", "Frederick", f"{MARCH}Dohna bleibt. Vielleicht gibt er auf, wenn jemand über ihn herfällt."),
    ("turn4", "Frederick", "Heinrich nach Torgau. Keine Karte über 9, bis zu zwei Mann Verlust ist ok."),
    ("turn4", "Frederick", "Greift Daun Schwerin in Schweidnitz an: beste Pik, einmal. Dann verloren geben."),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text"), OPEN)
def test_what_may_mean_something_else_is_asked_back(situation: str, player: str, text: str) -> None:
    receipt, orders = orders_of(moment(situation), player, text)
    plans = [line for line in lines_taken(situation, player, text) if line.startswith("battle")]
    assert not plans and (receipt.doubtful or receipt.problems), (plans, orders)


SILENT_BEFORE = [
    ("turn3", "Maria Theresa", "Laudon stays in Glatz!! Biggest diamonds first and NO surrender."),
    ("turn2", "Pompadour", "In whatever battle: highest first, and go on until there is nothing left."),
    ("turn4", "Maria Theresa", "Daun against Keith and Schwerin, whoever starts it: one of the "
     "nines first, next the ten."),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "player", "text"), SILENT_BEFORE)
def test_words_for_fights_are_never_passed_over(situation: str, player: str, text: str) -> None:
    receipt, _ = orders_of(moment(situation), player, text)
    plans = [line for line in lines_taken(situation, player, text) if line.startswith("battle")]
    assert plans or any("how to fight" in str(one) for one in receipt.doubtful)


def test_who_is_attacked_attacks_nobody() -> None:
    told = lines_taken(
        "turn5", "Maria Theresa", "Schwerin and Keith attack Daun: low diamonds, until 40 points are gone."
    )
    assert told == ["battle Daun > Schwerin + Keith if attacked: spend 40, low"]


def test_there_is_where_the_enemy_stands_who_is_attacked() -> None:
    march = "Richelieu and Chevert to Springe. There they attack Ferdinand and Cumberland in Hannover"
    told = taken_whole("turn3", "Pompadour", f"{march}, if they are always there.")
    assert told[-1].startswith(
        "if Ferdinand in Hannover and Cumberland in Hannover: attack Richelieu + Chevert"
    )


@pytest.mark.parametrize(
    "text",
    ["Wenn er mit Dohna kämpft, erst die H6, dann die H9.", "If he fights Dohna, the H6 first, then the H9."],
)
def test_who_fights_with_somebody_need_not_be_attacked(text: str) -> None:
    told = taken_whole("turn4", "Elisabeth", f"Saltikov to Woldenberg and attacks Dohna. {text}")
    assert told[-1] == "battle Saltikov > Dohna: play H6 H9"


@pytest.mark.parametrize("text", ["highest spades first", "höchste Pik zuerst, keine Reserven"])
def test_the_big_cards_of_a_suit_first_are_no_single_card(text: str) -> None:
    told = lines_taken("turn4", "Frederick", f"Friedrich and Winterfeldt to Tetschen and attack Lacy: {text}")
    assert told[-1].startswith("battle Friedrich > Lacy: high")


def test_nobody_goes_alone_whose_partner_is_not_known() -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", "Friedrich + Wxy: Rumburg, Tetschen")
    assert not orders and (receipt.doubtful or receipt.problems)


@pytest.mark.parametrize("text", ["F + W: Rumburg, Tetschen", "F+W Rumburg - Tetschen"])
def test_two_letters_are_the_one_pair_that_stands_together(text: str) -> None:
    """Ferdinand is an F, too, but no W stands with him."""
    lines = taken_whole("turn4", "Frederick", text)
    assert lines == ["move Friedrich + Winterfeldt: Rumburg, Tetschen"]


def test_partners_may_be_told_by_two_letters() -> None:
    told = taken_whole("turn4", "Frederick", "Fr+Wi Rumburg > Tetschen")
    assert told == ["move Friedrich + Winterfeldt: Rumburg, Tetschen"]


def test_a_wish_to_be_asked_behind_an_attack_is_not_lost() -> None:
    text = "Saltikov goes to Friedeberg and attacks Dohna, and please ask me for each card there."
    receipt, _ = orders_of(moment("turn5"), "Elisabeth", text)
    assert any("battle Saltikov > Dohna: ask" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Saltikov kämpft erst mit der Herz 6, dann mit der Herz 9. Bei 2 oder weniger Verlust gebe ich auf.",
         "battle Saltikov: play H6 H9, fight, loss 2"),
        ("Saltikov plays H6 first. No Reserve for him. Saltikov gives up at a loss of 1.",
         "battle Saltikov: play H6, reserve no, loss 1"),
    ],
)  # fmt: skip
def test_two_sentences_about_the_same_fights_make_one_plan(text: str, plan: str) -> None:
    assert lines_taken("turn4", "Elisabeth", text) == [plan]


def test_a_city_before_a_purpose_is_the_end_of_the_way() -> None:
    text = "Apraxin, poor thing, walks Lötzen - Lyck - Johannisburg so that somebody can feed him."
    assert lines_taken("turn3", "Elisabeth", text) == ["move Apraxin: Lötzen, Lyck, Johannisburg"]


def test_who_beats_somebody_attacks_him() -> None:
    told = lines_taken("turn4", "Elisabeth", "Saltikov goes to Woldenberg and beats Dohna in Friedeberg.")
    assert told == ["move Saltikov: Woldenberg", "attack Saltikov > Dohna"]


@pytest.mark.parametrize(
    ("situation", "player", "text", "plans"),
    [
        ("turn3", "Frederick", "Friedrich nach Leipa, greift Lacy an. Er schlage ihn stets mit der kleinsten "
         "Karte, welche ihn nach vorne bringt; dreißig Punkte seien ihm bewilligt und kein einziger mehr, "
         "die Reserven aber rühre er nicht an.", ["battle Friedrich > Lacy: low, spend 30, keep R"]),
        ("turn2", "Maria Theresa", "In any combat in which Laudon is engaged, he shall accept defeat where "
         "the resulting loss does not exceed two troops.", ["battle Laudon: loss 2"]),
        ("turn4", "Pompadour", "if anyone jumps soubise just take the L, no cards",
         ["battle Soubise if attacked: concede"]),
        ("turn4", "Pompadour", "Sollte der unverschämte Ferdinand Richelieu angreifen, so frage man Uns "
         "nach jeder einzelnen Karte.", ["battle Richelieu > Ferdinand if attacked: ask"]),
        ("turn3", "Frederick", "Kampf Friedrich: immer kleine Karte, die nach vorn bringt, max. 35 Pkt., "
         "keine Reserven", ["battle Friedrich: spend 35, low, keep R"]),
        ("turn5", "Frederick", "Heinrich to Borna and Altenburg, and he attacks Hildburghausen, I'd say up "
         "to 25 points and lose 2 at worst.", ["battle Heinrich > Hildburghausen: spend 25, loss 2"]),
    ],
)  # fmt: skip
def test_what_goes_on_with_a_plan_or_an_attack_is_told_by_kinds_of_words(
    situation: str, player: str, text: str, plans: list[str]
) -> None:
    assert plans_taken(situation, player, text) == plans


@pytest.mark.parametrize(
    "text",
    [
        "All other fights: keep S13 and the sun.",
        "battle Friedrich > Browne: with drums and trumpets, and keep R",
        "In any fight at most 30 points for all fights together.",
        "Schwerin: Pik bis zum Ende",
        "Diamonds are not to be touched.",
    ],
)
def test_what_the_kinds_of_words_leave_open_is_asked(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders
    assert receipt.doubtful or receipt.problems
