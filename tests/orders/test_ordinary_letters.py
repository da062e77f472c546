"""What ordinary letters say in passing: headings, thanks, talk behind orders, mockery in conditions."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

PLAN = "battle Heinrich if attacked: concede"


@pytest.mark.parametrize(
    "talk",
    [
        "I hope I have not forgotten nobody this time.",
        "Ich hoffe, ich habe nichts vergessen.",
        "I am not sure if I counted right.",
        "Daun is not the youngest any more.",
    ],
)
def test_talk_behind_a_plan_takes_nothing_back(talk: str) -> None:
    assert taken_whole("turn5", "Frederick", f"If Heinrich is attacked, he gives up.\n\n{talk}") == [PLAN]


@pytest.mark.parametrize(
    "thanks", ["Danke fürs Warten und Gruß", "Thanks for waiting!", "Danke für das Warten."]
)
def test_nobody_stays_for_thanks(thanks: str) -> None:
    letter = f"Nation Hannover\nKampf Ferdinand > Richelieu: Verlust 1\n\n{thanks}"
    _, orders = orders_of(moment("turn5"), "Frederick", letter)
    assert [type(order).__name__ for _, order in orders] == ["BattleOrder"]


@pytest.mark.parametrize("end", ["Sonst nix.", "Sonst nichts.", "Nothing else."])
def test_nobody_stays_where_nothing_else_is_said(end: str) -> None:
    taken = taken_whole("t2-prussia-chooses-retreat", "Frederick", f"Antwort 50: Soldau\n\n{end}")
    assert taken == ["answer 50: retreat Apraxin: Soldau"]


@pytest.mark.parametrize(
    ("letter", "orders"),
    [
        ("Discard:\nlowest", ["discard lowest"]),
        ("Ablage:\n- wirf die niedrigste Karte ab", ["discard lowest"]),
        ("Moves:\n- Soubise to Kassel\n\nDiscards:\n- lowest",
         ["move Soubise: Kassel", "discard lowest"]),
        ("Züge:\nSoubise nach Kassel\nAbwurf:\nniedrigste", ["move Soubise: Kassel", "discard lowest"]),
        ("Angriffe:\nRichelieu greift Cumberland an",
         ["attack Richelieu > Cumberland", "move Richelieu: Paderborn, Detmold, Pyrmont"]),
    ],
)  # fmt: skip
def test_a_heading_of_a_list_is_no_order(letter: str, orders: list[str]) -> None:
    assert taken_whole("turn2", "Pompadour", letter) == orders


def test_a_heading_without_a_list_is_a_fault() -> None:
    receipt, _ = orders_of(moment("turn2"), "Pompadour", "Soubise to Kassel\nDiscard:")
    assert receipt.problems


@pytest.mark.parametrize(
    ("end", "nations"),
    [
        ("I am finished for this turn.", 2),
        ("That is all for this turn, both nations are ready.", 2),
        ("Both nations are complete.", 2),
        ("Beide Nationen sind bereit.", 2),
    ],
)
def test_a_turn_is_finished(end: str, nations: int) -> None:
    taken = taken_whole("turn2", "Frederick", f"Prussia\nKeith to Reichenbach.\n\n{end}")
    assert taken.count("final") == nations


@pytest.mark.parametrize("end", ["I am ready for anything.", "We are finished.", "Daun is ready."])
def test_a_turn_is_not_finished(end: str) -> None:
    _, orders = orders_of(moment("turn2"), "Frederick", f"Prussia\nKeith to Reichenbach.\n\n{end}")
    assert "FinalOrder" not in [type(order).__name__ for _, order in orders]


MARCH = "Richelieu and Chevert go Paderborn, Detmold, Pyrmont"
ATTACK = "attack Richelieu + Chevert > Cumberland"


@pytest.mark.parametrize(
    ("sentence", "fact"),
    [
        ("If Cumberland is dumb enough to still be sitting in Hameln they attack him.", "if"),
        ("If Cumberland is kind enough to be in Hameln they attack him.", "if"),
        ("If Cumberland is always at Hameln they attack him.", "if"),
        ("If Cumberland is not stupid enough to be in Hameln, they attack him.", "if not"),
        ("Wenn Cumberland so dumm ist, noch in Hameln zu sitzen, greifen sie ihn an.", "if"),
    ],
)
def test_what_is_thought_of_somebody_is_no_condition(sentence: str, fact: str) -> None:
    taken = taken_whole("turn2", "Pompadour", f"{MARCH}. {sentence}")
    assert taken[1:] == [f"{fact} Cumberland in Hameln: {ATTACK}"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Otherwise Apraxin stays.",
        "Otherwise he can stay at home.",
        "If not, he stays where he is.",
    ],
)
def test_a_march_to_an_attack_depends_on_what_the_attack_does_if_they_stay_else(sentence: str) -> None:
    letter = f"Apraxin to Nowy Dwór and attacks Lehwaldt, provided Lehwaldt is still at Nasielsk. {sentence}"
    assert taken_whole("turn5", "Elisabeth", letter) == [
        "if Lehwaldt in Nasielsk: move Apraxin: Nowy Dwór",
        "if Lehwaldt in Nasielsk: attack Apraxin > Lehwaldt",
    ]


def test_a_march_to_an_attack_is_free_of_what_others_do_else() -> None:
    letter = (
        "Apraxin to Nowy Dwór and attacks Lehwaldt if he is still at Nasielsk. "
        "Otherwise Tottleben goes to Orneta."
    )
    _, orders = orders_of(moment("turn5"), "Elisabeth", letter)
    assert "move Apraxin: Nowy Dwór" in [str(order.line_in_full) for _, order in orders]


@pytest.mark.parametrize(
    ("sentence", "wish"),
    [
        ("If Browne loses push him north, to Guben or thereabouts, I don't really care.", "Guben"),
        ("Should the enemy be beaten he is to retire on Guben, failing that on Forst.", "Guben, Forst"),
        ("If we win, he must go east, the most far possible from Zittau.", "away from Zittau"),
        ("Siegen wir, so mögen die Herren nach Guben oder, wenn das nicht angeht, nach Forst laufen.",
         "Guben, Forst"),
        ("If he wins, send them to Guben.", "Guben"),
    ],
)  # fmt: skip
def test_a_beaten_enemy_goes_where_the_letter_says(sentence: str, wish: str) -> None:
    attack = "Friedrich and Winterfeldt to Weißwasser by Löbau and Bautzen and attack Browne and Karl. "
    taken = taken_whole("turn4", "Frederick", attack + sentence)
    assert taken[-1].startswith("retreat") and taken[-1].endswith(f": {wish}")


@pytest.mark.parametrize(
    "before", ["Fritz surely has plenty of them.", "Der Frederick hat bestimmt die ganze Hand voll Herz."]
)
def test_what_an_enemy_holds_does_not_end_an_answer(before: str) -> None:
    assert taken_whole("t2-russia-fight", "Elisabeth", f"{before} Wir geben auf, sind ja nur zwei.") == [
        "answer 49: concede"
    ]


def test_an_attack_elsewhere_ends_an_answer() -> None:
    _, orders = orders_of(moment("t2-russia-fight"), "Elisabeth", "If Dohna attacks Saltikov, give up.")
    assert "answer 49: concede" not in [str(order.line_in_full) for _, order in orders]


@pytest.mark.parametrize(
    ("letter", "orders"),
    [
        ("Heinrich by Borna to Altenburg; he attacks the Imperialists. Use no Reserve in that affair.",
         ["move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen",
          "battle Heinrich > Hildburghausen: keep R"]),
        ("Heinrich zieht über Borna nach Altenburg. Er greift die Reichsarmee an. Keine Reserve dabei.",
         ["move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen",
          "battle Heinrich > Hildburghausen: keep R"]),
        ("Heinrich by Borna to Altenburg and attacks the Imperials. Spend forty-five points there.",
         ["move Heinrich: Borna, Altenburg", "attack Heinrich > Hildburghausen",
          "battle Heinrich > Hildburghausen: spend 45"]),
    ],
)  # fmt: skip
def test_a_nation_is_attacked_by_who_was_told_of(letter: str, orders: list[str]) -> None:
    assert taken_whole("turn5", "Frederick", letter) == orders


@pytest.mark.parametrize(
    "letter",
    [
        "Heinrich marches by Borna to Altenburg. He attacks the Austrians.",
        "Heinrich marches by Borna to Altenburg. Use no Reserve in that affair.",
    ],
)
def test_no_fight_is_made_up(letter: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", letter)
    assert [type(order).__name__ for _, order in orders] == ["MoveOrder"]
    assert receipt.doubtful


def test_a_plan_for_attacks_on_me_is_for_all_nations() -> None:
    letter = "züge bleiben, hannover auch\nbei angriff auf mich: max 1 verlust, joker behalten"
    _, orders = orders_of(moment("turn4"), "Frederick", letter)
    plans = [nation for nation, order in orders if type(order).__name__ == "BattleOrder"]
    assert plans == ["Prussia", "Hanover"]


@pytest.mark.parametrize(
    ("situation", "player", "letter", "orders"),
    [
        ("t4-prussia-fight", "Frederick", "Pik König. Wenn er trotzdem weitermacht, nochmal fragen.",
         ["answer 114: play S13", "battle Winterfeldt > Lacy: ask"]),
        ("t3-austria-fight", "Maria Theresa", "kreuz 6 und dann is schluss, 1 mann tut nich weh",
         ["answer 74: play C6", "battle Browne > Friedrich: concede"]),
        ("t4-austria-fight", "Maria Theresa", "I play my only spade, the 11.", ["answer 115: play S11"]),
        ("t2-russia-fight", "Elisabeth", "We give up, it's only two men.", ["answer 49: concede"]),
    ],
)  # fmt: skip
def test_a_fight_is_answered(situation: str, player: str, letter: str, orders: list[str]) -> None:
    assert taken_whole(situation, player, letter) == orders


@pytest.mark.parametrize(
    ("situation", "player", "letter", "answer"),
    [
        ("t2-prussia-chooses-retreat", "Frederick",
         "Soldau please. I considered Sensburg, but I want him away from Ortelsburg and Rastenburg.",
         "answer 50: retreat Apraxin: Soldau"),
        ("t2-prussia-chooses-retreat", "Frederick",
         "Soldau, please. I did look at Sensburg, but I would rather have him far from Rastenburg.",
         "answer 50: retreat Apraxin: Soldau"),
        ("t4-austria-chooses-retreat", "Maria Theresa", "They go to Striegau. Breslau I want for me :)",
         "answer 147: retreat Schwerin: Striegau"),
        ("t4-austria-chooses-retreat", "Maria Theresa", "Striegau bitte. Breslau will ich für mich.",
         "answer 147: retreat Schwerin: Striegau"),
        ("t4-austria-chooses-retreat", "Maria Theresa", "Breslau for me please.",
         "answer 147: retreat Schwerin: Breslau"),
    ],
)  # fmt: skip
def test_a_city_that_is_not_meant_leaves_an_answer_as_it_is(
    situation: str, player: str, letter: str, answer: str
) -> None:
    assert taken_whole(situation, player, letter) == [answer]


def test_a_city_that_came_to_mind_is_no_answer() -> None:
    now = moment("t4-austria-chooses-retreat")
    receipt, orders = orders_of(now, "Maria Theresa", "I considered Striegau.")
    assert orders == [] and receipt.doubtful


@pytest.mark.parametrize(
    ("letter", "orders"),
    [
        ("Let them have the eleven of clubs.", ["answer 74: play C11"]),
        ("Then he gets the eleven of clubs.", ["answer 74: play C11"]),
        ("Er kriegt die Kreuz 11. Danach aufgeben.",
         ["answer 74: play C11", "battle Browne > Friedrich: concede"]),
        ("Let them have Zittau.", ["answer 74: concede"]),
        ("We give up. I keep my clubs.", ["answer 74: concede"]),
        ("C11. Should the King persist, the seven; and if both are not enough we shall retire in good order.",
         ["answer 74: play C11", "battle Browne > Friedrich: play C7, concede"]),
    ],
)  # fmt: skip
def test_who_has_a_card_is_not_given_the_field(letter: str, orders: list[str]) -> None:
    assert taken_whole("t3-austria-fight", "Maria Theresa", letter) == orders


def test_what_is_compared_in_the_next_line_goes_on() -> None:
    letter = (
        "friedrich+winterfeld über rumburg nach zittau und angriff auf browne/karl. "
        "von unten anfangen, nicht mehr\nals 3 mann verlieren\nheinrich eilenburg leipzig"
    )
    assert taken_whole("turn3", "Frederick", letter) == [
        "move Friedrich + Winterfeldt: Rumburg, Zittau",
        "attack Friedrich + Winterfeldt > Browne + Karl",
        "battle Friedrich > Browne: low, loss 3",
        "move Heinrich: Eilenburg, Leipzig",
    ]


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("Friedrich: Niesky, Görlitz, Löbau (takes Görlitz back on the way)",
         "move Friedrich: Niesky, Görlitz, Löbau"),
        ("Friedrich: Niesky, Görlitz, Löbau (nimmt dabei Görlitz wieder)",
         "move Friedrich: Niesky, Görlitz, Löbau"),
        ("Keith: Schweidnitz, Breslau (Breslau needs him)", "move Keith: Schweidnitz, Breslau"),
    ],
)  # fmt: skip
def test_a_city_of_the_way_told_again_in_brackets_is_a_remark(line: str, order: str) -> None:
    assert taken_whole("turn5", "Frederick", line) == [order]


def test_brackets_that_set_a_condition_are_no_remark() -> None:
    line = "Friedrich: Niesky, Görlitz, Löbau (only if Görlitz is free)"
    assert taken_whole("turn5", "Frederick", line) == [
        "if Görlitz free: move Friedrich: Niesky, Görlitz, Löbau"
    ]


@pytest.mark.parametrize(
    "head", ["Falls Seydlitz oder sonst jemand kommt:", "In case anybody comes:", "If anyone attacks us:"]
)
def test_a_case_above_plans_is_their_heading(head: str) -> None:
    letter = f"{head}\n\nSoubise gegen Seydlitz: kämpfe bis 15, Verlust höchstens 2."
    assert taken_whole("turn5", "Pompadour", letter) == ["battle Soubise > Seydlitz: fight up to 15, loss 2"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Die Reichsarmee schläft diesmal.",
        "Die Reichsarmee pennt.",
        "The Empire sleeps this turn.",
        "The Imperial Army is asleep this time.",
    ],
)
def test_a_nation_that_sleeps_stays(sentence: str) -> None:
    letter = f"Browne und Karl: Bautzen, Bischofswerda, Radeberg.\n\n{sentence}"
    assert taken_whole("turn3", "Maria Theresa", letter) == [
        "move Browne + Karl: Bautzen, Bischofswerda, Radeberg",
        "hold",
    ]


@pytest.mark.parametrize("sentence", ["Preußen schläft.", "Hildburghausen schläft.", "Mein Sohn schläft."])
def test_who_else_sleeps_orders_nothing(sentence: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", f"Train 2 nach Jitschin.\n\n{sentence}") == [
        "move train 2: Jitschin"
    ]


TWO_NATIONS = "Russland:\nSaltikov Arnswalde, Stargard\n\nSchweden:\nEhrensvärd Schwedt, Angermünde, Prenzlau"


@pytest.mark.parametrize(
    ("plan", "nations"),
    [
        ("\nKämpfe: max 2 Verlust.", 2),
        ("\nFights: max 2 losses.", 2),
        ("Kämpfe: max 2 Verlust.", 1),
        ("\nbattle: loss 2", 1),
    ],
)
def test_a_paragraph_headed_by_fights_is_for_all_nations(plan: str, nations: int) -> None:
    lines = taken_whole("turn5", "Elisabeth", f"{TWO_NATIONS}\n{plan}")
    assert lines.count("battle: loss 2") == nations
