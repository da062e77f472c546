"""Plans for some cases of a fight only: what it would cost, how it stands, how many attack."""

from __future__ import annotations

from support.letters.people_letters import plans_taken

CASES = {
    "Friedrich: if the loss would be three or more, ask me, otherwise give in.":
        ["battle Friedrich if loss 3 or more: ask", "battle Friedrich: concede"],
    "If Dohna would lose two or more he may fight up to 15 points. Otherwise he gives up.":
        ["battle Dohna if loss 2 or more: fight up to 15", "battle Dohna: concede"],
    "In all battles play low cards. If we're five behind or worse, ask me.":
        ["battle: low", "battle if score -5 or worse: ask"],
    "Heinrich gives in if only one or two men would be lost. If it's three or more, he fights up to 20.":
        ["battle Heinrich: loss 2", "battle Heinrich if loss 3 or more: fight up to 20"],
    "Dohna fights only if he would lose more than two men.":
        ["battle Dohna if loss 3 or more: fight", "battle Dohna: loss 2"],
    "Dohna may defend himself only when four or more would be lost.": ["battle Dohna: loss 3"],
    "Keith: concede unless we'd lose three or more.": ["battle Keith: loss 2"],
    "If anyone attacks us and we'd lose at least three: fight with everything. If fewer, give up.":
        ["battle if attacked, loss 3 or more: fight", "battle if attacked: concede"],
    "Should Laudon attack Keith with nine or more troops, concede. Against fewer, fight up to 20.":
        ["battle Keith > Laudon if attacked, enemy troops 9 or more: concede",
         "battle Keith > Laudon if attacked: fight up to 20"],
    "Ask me whenever more than three troops are at stake.": ["battle if loss 4 or more: ask"],
    "Friedrich fights to win, but at -7 or worse he gives up.":
        ["battle Friedrich: fight", "battle Friedrich if score -7 or worse: concede"],
    "As long as we're no more than three behind, low cards; if more, ask.":
        ["battle if score -3 or better: low", "battle: ask"],
    "If Keith is attacked: low cards, unless we'd lose four or more, in which case ask.":
        ["battle Keith if attacked: low", "battle Keith if attacked, loss 4 or more: ask"],
    "In all fights: loss up to two, concede; anything worse, fight up to 15 points.":
        ["battle: loss 2", "battle if loss 3 or more: fight up to 15"],
    "In any fight losing two is fine. Beyond that play cards.": ["battle: loss 2"],
    "Even if we lose three or more, never give up.": ["battle if loss 3 or more: fight"],
    "Wenn der Verlust drei oder mehr wäre, frag mich, sonst gib auf.":
        ["battle if loss 3 or more: ask", "battle: concede"],
    "Keith: bei einem Verlust von drei oder mehr kämpfen, sonst aufgeben.":
        ["battle Keith if loss 3 or more: fight", "battle Keith: concede"],
    "Friedrich kämpft nur, wenn er mehr als zwei Mann verlieren würde.":
        ["battle Friedrich if loss 3 or more: fight", "battle Friedrich: loss 2"],
    "Falls Laudon mit neun oder mehr Truppen angreift, aufgeben. Gegen weniger bis 20 Punkte kämpfen.":
        ["battle > Laudon if enemy troops 9 or more: concede", "battle > Laudon: fight up to 20"],
    "Niedrige Karten, aber wenn wir fünf oder mehr zurückliegen, frag mich.":
        ["battle: low", "battle if score -5 or worse: ask"],
}  # fmt: skip


def test_what_is_done_in_some_cases_is_a_plan_for_them() -> None:
    assert {text: plans_taken("turn3", "Frederick", text) for text in CASES} == CASES


MARCH = "Schwerin and Keith to Trautenau and attack Laudon. "
BEHIND = {
    "Low cards there, but ask me if we'd lose four or more.":
        ["battle Schwerin > Laudon: low", "battle Schwerin > Laudon if loss 4 or more: ask"],
    "If it goes badly (say -6 or worse), settle for two at most; until then low cards.":
        ["battle Schwerin > Laudon if score -6 or worse: settle 2", "battle Schwerin > Laudon: low"],
    "Fight up to 20 points. If it gets dearer than that, give up.":
        ["battle Schwerin > Laudon: fight up to 20, concede"],
}  # fmt: skip


def test_behind_an_attack_it_is_for_that_fight() -> None:
    assert {text: plans_taken("turn3", "Frederick", MARCH + text) for text in BEHIND} == BEHIND


NOT_TAKEN = [
    "Otherwise and otherwise and otherwise.",
    "Do not ask me if the loss would be three or more.",
    "If we had lost four or more, I'd have asked you.",
    "If Browne would lose four or more he would give up.",
    "If Browne loses four or more men, I'll be happy.",
    "Last turn we'd lose four or more, so I asked. Otherwise fine.",
    "I wonder what to do if the loss would be four or more. Otherwise give up.",
    "We would lose four or more, so give up.",
    "Keith goes to Brieg if the loss is 3 or more.",
    "Low cards, stop at two if we'd lose four or more.",
    "If the loss would be four or more, lose five.",
    "Otherwise give up.",
    "With one or two he just leaves.",
    "Wenn wir vier oder mehr verloren hätten, hätte ich gefragt.",
    "Browne würde aufgeben, wenn er vier oder mehr verliert.",
]


def test_what_only_sounds_like_a_case_is_none() -> None:
    found = {text: plans_taken("turn3", "Frederick", text) for text in NOT_TAKEN}
    assert found == {text: [] for text in NOT_TAKEN}
