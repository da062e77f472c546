"""Plans that say what is done in a fight in some cases only, and fights that are named by their city."""

from __future__ import annotations

from support.letters.people_letters import plans_taken

LIMITS = {
    "If a fight gets too expensive, more than 22 points, stop.": ["battle: spend 22"],
    "If the fight with Browne gets too dear, say over 22 points, give up.": ["battle > Browne: spend 22"],
    "Give up as soon as the fight with Laudon costs more than 18 points.": ["battle > Laudon: spend 18"],
    "Wenn das Gefecht gegen Browne zu kostspielig wird (über 18 Punkte), dann aufhören.":
        ["battle > Browne: spend 18"],
    "Aufhören, sobald der Kampf gegen Laudon mehr als 16 Punkte kostet.": ["battle > Laudon: spend 16"],
    "If anybody bothers us, I'm happy to lose one but no more.": ["battle if attacked: loss 1"],
    "Wenn jemand greift uns an, wir wollen nicht viel verlieren, höchstens 1 Mann.":
        ["battle if attacked: loss 1"],
    "Wird einer meiner Generäle angegriffen, soll er sich mit einem Verlust von 1 Armee begnügen.":
        ["battle if attacked: settle 1"],
    "In case Keith is attacked, fight only if need be, and lose no more than two.":
        ["battle Keith if attacked: loss 2"],
    "Lose one at most in every fight, otherwise keep fighting.": ["battle: loss 1"],
    "In allen Kämpfen Verlust höchstens 2, sonst weiterkämpfen.": ["battle: loss 2"],
    "Lacy may well come. If Lacy follows me, then fight, but spend no more than 14 points.":
        ["battle > Lacy if attacked: fight up to 14"],
    "Folgt Browne mir nach, dann kämpfen, aber nicht mehr als 14 Punkte.":
        ["battle > Browne if attacked: fight up to 14"],
    "Against Browne be sparing, the small hearts will do there.": ["battle > Browne: low"],
    "Gegen Browne sparsam, die kleinen Herz genügen dort.": ["battle > Browne: low"],
    "Dohna should never fight, he gives in at once.": ["battle Dohna: concede"],
}  # fmt: skip
"""What a fight may cost, and how far it goes then."""


def test_a_limit_may_be_a_condition() -> None:
    assert {text: plans_taken("turn3", "Frederick", text) for text in LIMITS} == LIMITS


NOT_TAKEN = [
    "If the fight with Browne does not cost more than 20 points.",
    "If the fight with Browne costs less than 20 points, stop.",
    "Wenn der Kampf gegen Browne weniger als 20 Punkte kostet, aufhören.",
    "Give up unless the fight with Browne costs more than 20 points.",
    "Kämpfen, es sei denn, Browne greift an.",
    "Unless Browne attacks, give up.",
    "Browne would stop if it cost him more than 20 points.",
    "I wonder whether a fight with Browne costs more than 20 points.",
    "Wenn Browne nicht angreift, höchstens 20 Punkte.",
    "Ich frage mich, ob der Kampf gegen Browne mehr als 20 Punkte kostet.",
    "Last turn the fight with Browne cost more than 20 points, so I gave up.",
]


def test_what_only_sounds_like_a_limit_is_none() -> None:
    found = {text: plans_taken("turn3", "Frederick", text) for text in NOT_TAKEN}
    assert found == {text: [] for text in NOT_TAKEN}


MARCH = """Friedrich and Winterfeldt go to Zittau and attack Browne. Schwerin goes to
Trautenau, attacks Laudon.

"""
BY_CITY = {
    "In the battle at Löbau I want to be asked.": "battle Friedrich > Browne: ask",
    "Im Kampf um Löbau höchstens 20 Punkte ausgeben.": "battle Friedrich > Browne: spend 20",
    "In the fight for Glatz lose one at most.": "battle Schwerin > Laudon: loss 1",
    "Im Gefecht bei Glatz immer niedrig spielen.": "battle Schwerin > Laudon: low",
}


def test_a_fight_may_be_named_by_its_city() -> None:
    found = {text: plans_taken("turn3", "Frederick", MARCH + text) for text in BY_CITY}
    assert found == {text: [one] for text, one in BY_CITY.items()}


def test_a_city_where_no_enemy_stands_names_no_fight() -> None:
    for text in ("In the fight at Dresden ask me.", "Im Kampf um Prag höchstens 20 Punkte."):
        assert plans_taken("turn3", "Frederick", MARCH + text) == [], text


ANSWERS = {
    "Clubs 11, then I am 4 ahead. If she plays on, the 7.": ["battle Browne > Friedrich: play C7"],
    "C7. That makes zero. If they come back, ask me again.": ["battle Browne > Friedrich: ask"],
    "Kreuz 11. Das macht +4. Geht es weiter, die 7, danach Schluss.":
        ["battle Browne > Friedrich: play C7, concede"],
    "Kreuz 11, das genügt fürs Erste. Wenn sie nachlegen, frag mich wieder.":
        ["battle Browne > Friedrich: ask"],
}  # fmt: skip


def test_a_score_told_beside_a_card_changes_nothing() -> None:
    assert {text: plans_taken("t3-austria-fight", "Maria Theresa", text) for text in ANSWERS} == ANSWERS
