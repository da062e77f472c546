"""How a fight goes on behind the card that answers, as different people say it."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

AUSTRIA = ("t3-austria-fight", "Maria Theresa")
LACY = ("t4-austria-fight", "Maria Theresa")
RUSSIA = ("t2-russia-fight", "Elisabeth")
PRUSSIA = ("t4-prussia-fight", "Frederick")
CHOOSING = ("t2-prussia-chooses-retreat", "Frederick")

Asked = tuple[str, str]


def doubted(asked: Asked, text: str) -> bool:
    """Whether the receipt asks back about a letter."""
    receipt, _ = orders_of(moment(asked[0]), asked[1], text)
    return bool(receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "If he raises again I shall have another look, so please ask me before anything else is played.",
        "Should he come back, ask me before you play anything else.",
        "Nothing more without asking me.",
        "After that check with me before another card goes down.",
        "If he goes over it I'll have to think about it, so let me know.",
        "Before anything further is played I want to be asked.",
        "If he beats it I'll look at it again.",
        "If he plays on, get back to me before you do anything.",
        "When he answers, stop and ask me.",
        "Hold everything until I've seen his reply.",
        "Should he raise it again I want a second look first.",
        "Wenn er noch mal erhöht, sehe ich es mir noch einmal an, also bitte vor jeder weiteren Karte "
        "fragen.",
        "Sollte er noch einmal kommen, bitte erst bei mir nachfragen, bevor etwas gespielt wird.",
        "Danach nichts ohne Rückfrage.",
        "Legt er nach, will ich erst noch mal überlegen, also frag mich.",
        "Geht er drüber, muss ich neu nachdenken, also bitte Bescheid geben.",
        "Bevor noch etwas gespielt wird, möchte ich gefragt werden.",
        "Weiter nur nach Rücksprache mit mir.",
        "Wenn er drübergeht, melde dich bitte, bevor du weiterspielst.",
        "Danach bitte stoppen und mich fragen.",
        "Wenn was zurückkommt, will ich wieder entscheiden.",
        "Sollte er überbieten, bitte ich um Rückfrage.",
    ],
)
def test_who_wants_to_be_asked_before_the_next_card_is_asked(text: str) -> None:
    plan = "battle Browne > Friedrich: ask"
    assert taken_whole(*AUSTRIA, f"C11. {text}") == ["answer 74: play C11", plan]


@pytest.mark.parametrize(
    "text",
    [
        "No need to ask me before anything else is played.",
        "If he raises again don't ask me, I shall have had another look.",
        "Don't ask me before you play another.",
        "I shall have another look at the map tonight.",
        "Du brauchst mich nicht noch mal zu fragen, bevor etwas gespielt wird.",
    ],
)
def test_who_need_not_be_asked_is_not_taken_to_want_it(text: str) -> None:
    assert lines_taken(*AUSTRIA, f"C11. {text}") == ["answer 74: play C11"]


@pytest.mark.parametrize(
    "text",
    [
        "If Lehwaldt is playing again and I am behind, then also the six, after this I give up.",
        "Should he go on, the six follows, and then I admit I'm beaten.",
        "If Prussia replies once more I add the six of hearts, but after that it's over and I accept defeat.",
        "Should Prussia lay down another, I lay the six on top; with that it is finished and the field is "
        "his.",
        "If he still leads after that then H6, and then it's over for me.",
        "Sollte Preußen noch einmal nachlegen, so lege ich auch die Herz 6 dazu, danach ist aber Schluß und "
        "ich erkenne die Niederlage an.",
        "Wenn Lehwaldt noch mal spielt und ich hinten bin, dann auch noch die 6, danach gebe ich auf.",
        "Falls der Preuße nachlegt, kommt die Herz 6 dazu, dann ist aber endgültig Schluss.",
        "Sollte er weitermachen, lege ich die Herz 6 nach, dann aber gebe ich mich geschlagen.",
        "Legt er noch was, dann die 6 hinterher, danach ist Feierabend und er hat gewonnen.",
        "Antwortet Preußen nochmals, so folgt die Herz 6, worauf ich die Niederlage anerkenne.",
        "Wenn er wieder Karten legt dann noch Herz 6 und Ende.",
        "In case of another card from Prussia the 6 too. Then I surrender.",
        "Kommt noch was von Lehwaldt, dann auch die 6, danach räume ich das Feld.",
        "Sollte das nicht reichen, opfere ich noch die 6, dann ist der Kampf verloren.",
    ],
)
def test_one_card_more_and_then_the_end(text: str) -> None:
    plan = "battle Apraxin > Lehwaldt: play H6, concede"
    assert taken_whole(*RUSSIA, f"H9. {text}") == ["answer 49: play H9", plan]


@pytest.mark.parametrize(
    "text",
    [
        "Nothing left after that, so if he plays on I'm done.",
        "I have no more spades after that, so if Winterfeldt plays on I give up.",
        "That was my last spade, so if Prussia plays on, the field is theirs.",
        "I'm out of spades then, so if he raises I fold.",
        "No spades left then, so should he go on I am finished.",
        "After that I've got no spades, so if he beats it I retreat.",
        "I can't follow that up, so if he plays another I'm beaten.",
        "That leaves me without spades, so if he has more, I yield.",
        "Danach habe ich nichts mehr, wenn er also weiterspielt, gebe ich auf.",
        "Das war meine letzte Pik, legt er nach, dann hat er gewonnen.",
        "Danach ist nichts mehr da. Spielt er weiter, ist es aus.",
        "Dann hab ich kein Pik mehr, also wenn er noch was hat, geb ich auf.",
        "Mehr Pik habe ich nicht, also wenn Winterfeldt weitermacht, bin ich fertig.",
        "Ich hab danach keine Pik mehr, deshalb: wenn er nachlegt, aufgeben.",
    ],
)
def test_who_has_nothing_left_gives_up_if_the_other_plays_on(text: str) -> None:
    plan = "battle Lacy > Winterfeldt: concede"
    assert taken_whole(*LACY, f"S11. {text}") == ["answer 115: play S11", plan]


@pytest.mark.parametrize(
    "text",
    [
        "Nothing left after that, but if he plays on I'm not done.",
        "If he plays on he's done.",
        "Danach habe ich nichts mehr, wenn er weiterspielt, ist er fertig.",
        "Danach habe ich nichts mehr, aber wenn er weiterspielt, gebe ich nicht auf.",
    ],
)
def test_what_gives_nothing_up_is_asked_back(text: str) -> None:
    assert lines_taken(*LACY, f"S11. {text}") == ["answer 115: play S11"]
    assert doubted(LACY, f"S11. {text}")


@pytest.mark.parametrize(
    "text",
    [
        "Giving up is out of the question. C11.",
        "Conceding isn't an option with seven at stake. C11 please.",
        "Surrender? Never. C11.",
        "I am not thinking of giving up. C11.",
        "Aufgeben kommt nicht in Frage, sieben Truppen ist zu viel. Ich spiele Kreuz 11.",
        "Aufgeben ist keine Option, sieben Truppen sind zu viel. Kreuz 11.",
        "Ans Aufgeben denke ich nicht. Kreuz 11.",
        "Aufgeben werde ich nicht. Kreuz 11.",
        "Aufgeben geht gar nicht, da spiel ich lieber Kreuz 11.",
    ],
)
def test_who_will_not_hear_of_giving_up_plays_his_card(text: str) -> None:
    assert taken_whole(*AUSTRIA, text) == ["answer 74: play C11"]


@pytest.mark.parametrize(
    "text", ["Playing on is out of the question. I give up.", "Spielen kommt nicht in Frage, ich gebe auf."]
)
def test_who_will_not_hear_of_playing_gives_up(text: str) -> None:
    assert taken_whole(*AUSTRIA, text) == ["answer 74: concede"]


@pytest.mark.parametrize(
    "text",
    [
        "S12. If he plays on he is done.",
        "S12. That's done.",
        "S12, otherwise he wins.",
        "S12, otherwise I'm done for.",
        "S12. It's over for you, Lacy!",
        "S12. Should he go on, nothing is lost yet.",
        "S12. I'm through with work at six.",
        "Pik 12, das ist genug.",
        "Pik 12 ist genug.",
        "Pik 12, sonst ist der Kampf verloren.",
        "Pik 12, sonst bin ich erledigt.",
        "Pik 12. Wenn er weiterspielt, ist er erledigt.",
        "Pik 12. Gestern hat er gewonnen.",
        "Pik 12. Legt er nach, ist noch nichts verloren.",
        "Pik 12, und wenn er nachlegt, noch eins.",
    ],
)
def test_no_end_is_told_by_words_that_only_sound_like_one(text: str) -> None:
    assert set(lines_taken(*PRUSSIA, text)) <= {"answer 114: play S12"}


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("I've got loads of spades, so keep going with the big ones till he cracks.", "high"),
        ("I have plenty of spades so carry on with the highest until he gives in.", "high"),
        ("Then keep hammering him with the big ones until he folds.", "high"),
        ("Plenty more where that came from, so go on until he gives up.", "fight"),
        ("And don't stop until he gives up.", "fight"),
        ("I have loads of spades so carry on with the small ones till he runs.", "low"),
        ("Ich hab jede Menge Pik, also immer weiter mit den dicken, bis er umfällt.", "fight, high"),
        ("Hab genug Pik, also mach weiter mit den hohen, bis er aufgibt.", "fight, high"),
        ("Und dann immer die größte drauf bis er nachgibt.", "fight, high"),
        ("Davon hab ich noch viele, einfach weitermachen bis er weg ist.", "fight"),
        ("Danach weiter mit den kleinen, bis er weicht.", "fight, low"),
    ],
)
def test_on_till_the_other_gives_up(text: str, rest: str) -> None:
    assert taken_whole(*PRUSSIA, f"S12. {text}")[1] == f"battle Winterfeldt > Lacy: {rest}"


@pytest.mark.parametrize(
    "text",
    [
        "He has loads of spades, so he will keep going with the big ones till I crack.",
        "I've got loads of spades, but don't keep going with the big ones.",
        "Ich hab jede Menge Pik, aber nicht immer weiter mit den dicken.",
        "I'm swimming in spades, so keep throwing the big ones at him until he quits.",
    ],
)
def test_what_tells_on_and_is_not_read_is_asked_back(text: str) -> None:
    assert lines_taken(*PRUSSIA, f"S12. {text}") == ["answer 114: play S12"]
    assert doubted(PRUSSIA, f"S12. {text}")


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Pik 3, mehr brauchts ned, damit bin i vorn. Wenn er was drauflegt, dann Pik 8 und so weiter nach "
         "oben, aber die 13 und die Reserven bleiben daheim.", "play S8, keep S13, reserve no, low"),
        ("Pik 3. Sollte er drübergehen, Pik 8 und so fort, die 13 und die Reserven bleiben auf der Hand.",
         "play S8, keep S13, reserve no, low"),
        ("Pik 3. Legt er was drauf, dann Pik 8 und dann immer die nächsthöhere, nur die 13 nicht.",
         "play S8, keep S13, low"),
        ("S3. If he answers then S8, and from there up, the 13 stays home.", "play S8, keep S13, low"),
        ("S3. The 13 and the Reserves stay home.", "keep S13, reserve no"),
        ("Pik 3. Die 13 und die Reserven bleiben zu Hause.", "keep S13, reserve no"),
        ("S3, then play S8, and the Reserves stay home.", "play S8, keep R"),
    ],
)  # fmt: skip
def test_upwards_from_a_card_and_what_stays_home(text: str, rest: str) -> None:
    assert taken_whole(*PRUSSIA, text) == ["answer 114: play S3", f"battle Winterfeldt > Lacy: {rest}"]


@pytest.mark.parametrize(
    "text",
    [
        "S13. If he beats that I'll eat my hat.",
        "S13! If he tops that, I'm a Dutchman.",
        "S13. I'd be amazed if he could answer that.",
        "S13, and if he tops that, hats off to him.",
        "S13. If he beats that, the drinks are on me.",
        "pik 13 rein!! wenn er da noch was drauflegt fress ich nen besen",
        "Pik 13. Wenn der da noch was hat, heiß ich Meier.",
        "Pik 13! Legt er da noch was drauf, fall ich vom Stuhl.",
        "Pik 13. Würde mich wundern, wenn er da noch was drauflegt.",
        "Pik 13. Wenn er da noch drüberkommt, geb ich einen aus.",
    ],
)
def test_amazement_at_an_answer_orders_nothing(text: str) -> None:
    assert taken_whole(*PRUSSIA, text) == ["answer 114: play S13"]


@pytest.mark.parametrize(
    "text",
    [
        "S13. If he beats that I'll eat my hat and give up.",
        "Pik 13. Wenn er das schlägt, Hut ab, dann gebe ich auf.",
        "Pik 13. Wenn er das schlägt, fress ich nen Besen und spiele Pik 12.",
    ],
)
def test_what_stands_beside_amazement_is_not_lost(text: str) -> None:
    assert len(lines_taken(*PRUSSIA, text)) > 1 or doubted(PRUSSIA, text)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("And if Tottleben goes for Lehwaldt as well: play hearts, starting with the smallest, but not the "
        "13.",
         "keep H13, fight, low"),
        ("Should Tottleben now also attack Lehwaldt, use hearts from the lowest up, keep the 13 of hearts.",
         "keep H13, low"),
        ("And if that Tottleben should now have a go at Lehwaldt too, fight.", "fight"),
        ("If Tottleben attacks Lehwaldt next, give up.", "concede"),
        ("Ach ja, und falls der Tottleben jetzt auch noch auf Lehwaldt losgeht: da bitte ruhig Herz spielen, "
         "von der kleinsten an, aber die 13 nicht.", "keep H13, fight, low"),
        ("Und wenn Tottleben dann auch auf Lehwaldt losgeht, dann kleine Herz zuerst, die Herz 13 bleibt "
        "hier.",
         "keep H13, low"),
        ("Und wenn der Tottleben sich jetzt auch noch an Lehwaldt vergreift: kämpfen.", "fight"),
        ("Sollte der Tottleben jetzt ebenfalls Lehwaldt angreifen: aufgeben.", "concede"),
        ("Falls Tottleben als nächstes Lehwaldt angreift, dann kämpfen.", "fight"),
    ],
)  # fmt: skip
def test_a_plan_for_another_fight_beside_a_retreat_that_is_chosen(text: str, rest: str) -> None:
    taken = taken_whole(*CHOOSING, f"Johannisburg.\n\n{text}")
    assert taken == [f"battle Lehwaldt > Tottleben if attacked: {rest}", "answer 50: retreat Apraxin: "
    "Johannisburg"]


@pytest.mark.parametrize(
    "text",
    [
        "only thing, daun fights if attacked",
        "The only thing: Daun fights if he is attacked.",
        "just one thing, if Daun is attacked he fights.",
        "Daun fights if attacked, the D12 is fine",
        "Nur eins noch: Daun kämpft, wenn er angegriffen wird.",
        "Nur noch eine Sache: wird Daun angegriffen, kämpft er.",
    ],
)
def test_who_fights_if_he_is_attacked(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == ["battle Daun if attacked: fight"]
