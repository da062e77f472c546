"""Orders about Cards of Fate and the Offensive Option (rules 11, 13): read, judged, carried out, written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.turns.carry_out import Played, carry_out
from pbem.engine import fate_choices
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.fate_events import Sealed
from pbem.engine.model import (
    CARDS,
    MOVEMENT,
    OFFENSIVE,
    OFFENSIVE_OPTION,
    SECTOR_FATE,
    Fate,
    Game,
)  # fmt: skip
from pbem.engine.sequence import decide, legal, questions, settle
from pbem.game import save
from pbem.game.on_file import OrdersOnFile, add
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.fate import DEEDS, FateOrder
from pbem.orders.judging.answer_from_orders import answer_for
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.judge import judge
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.judging.order_in_full import order_in_full
from support.positions.fate_questions import judged, read_out, with_cards
from support.positions.order_positions import (
    active,
    city,
    holding,
    letter,
    numbered,
    opening,
    order,
    rules,
    standing_at,
    title,
)


def chased() -> Game:
    """Hildburghausen was beaten this turn in Weimar."""
    game = standing_at(with_cards(opening()), Hildburghausen="Weimar")
    return replace(game, fate=replace(game.fate, beaten=frozenset({"Hildburghausen"})))


def beset() -> Game:
    """Daun next to Keith in Austria's stage, who may step aside (8 clubs)."""
    game = standing_at(with_cards(opening()), Daun="Turnau", Keith="Reichenberg")
    game = active("Austria", game)
    fate = Fate(clock=("8",), card="8", suit="C")
    game = replace(game, turn=8, fate=fate, options=frozenset({SECTOR_FATE}))
    return settle(apply_all(game, decide(game, q.EndMovement("Austria"))))[1]


DECIDED = [
    ("1", "C"), ("1", "H"), ("4", "H"), ("6", "S"), ("6", "D"), ("8", "S"), ("9", "D"), ("10", "C"),
    ("11", "C"), ("12", "H"), ("Elisabeth", "S"), ("Sweden", "S"),
]  # fmt: skip
"""Every card and suit that somebody decides about at once."""


def at(card: str, suit: str) -> Game:
    """A game in which somebody has something to decide about this card."""
    game = chased() if card == "12" else with_cards(opening())
    game = standing_at(game, Friedrich="Prag") if (card, suit) == ("6", "D") else game
    lost = {name: game.troops[name] - 1 for name in ("Keith", "Fermor", "Ferdinand")}
    return read_out(card, suit, replace(game, troops={**game.troops, **lost}))


def test_all_decisions_are_looked_at() -> None:
    found = {
        (card.name, suit)
        for card in rules().clock.cards.values()
        for suit, effect in card.versions.items()
        if effect.decides and effect.when != "next"
    }
    assert {card for card, _ in found} == {card for card, _ in DECIDED}
    assert all(pair in found for pair in DECIDED)
    assert {kind for deed in DEEDS for kind in deed.effects} == {*fate_choices.CHOICES, "evade"}


@pytest.mark.parametrize(("card", "suit"), DECIDED)
def test_every_decision_reads_back_the_same(card: str, suit: str) -> None:
    game = at(card, suit)
    asked = [one for one in questions(game) if one.kind == q.FATE]
    assert asked
    for question in asked:
        for answer in legal(game, question):
            reads_back(game, question, answer)


def test_every_evasion_reads_back_the_same() -> None:
    game = beset()
    (question,) = questions(game)
    assert question.kind == q.EVADE and question.nation == "Prussia"
    for answer in legal(game, question):
        reads_back(game, question, answer)


def reads_back(game: Game, question: q.Question, answer: q.Answer) -> None:
    text = answer_in_full(game, answer)
    by_order = answer_for(game, question, [order(text)])
    assert by_order and by_order.answer == answer
    for words in (text, text.removeprefix("fate "), text.split(" ", 2)[-1].rpartition(": ")[2]):
        assert numbered_answer(game, question, AnswerOrder(1, words, question.number, words)) == answer


# ------------------------------------------------------------------------------------------ the words


@pytest.mark.parametrize(
    ("text", "deed", "name", "place"),
    [
        ("fate retire Dohna", "retire", "Dohna", ""),
        ("FATE: retire dohna.", "retire", "dohna", ""),
        ("fate exchange S4", "exchange", "S4", ""),
        ("fate swap ♠4", "exchange", "S4", ""),
        ("fate add Fermor", "reinforce", "Fermor", ""),
        ("fate give r", "give", "R", ""),
        ("fate move Ziegenhals", "move", "", "Ziegenhals"),
        ("fate move Laudon: Ziegenhals", "move", "Laudon", "Ziegenhals"),
        ("fate move Laudon to Ziegenhals", "move", "Laudon", "Ziegenhals"),
        ("fate move to Ziegenhals", "move", "", "Ziegenhals"),
        ("fate evade Keith > Breslau", "evade", "Keith", "Breslau"),
        ("fate no", "pass", "", ""),
        ("fate pass!", "pass", "", ""),
    ],
)
def test_ways_to_write_them(text: str, deed: str, name: str, place: str) -> None:
    assert order(text) == FateOrder(1, text, deed, name, place)


@pytest.mark.parametrize("text", ["fate is cruel", "fate give me a break", "fate will decide, my friend"])
def test_talk_of_fate_is_no_order(text: str) -> None:
    assert order(text) is None


@pytest.mark.parametrize(
    ("nation", "written", "in_full"),
    [
        ("Prussia", "fate retire doh", "fate retire Dohna"),
        ("Austria", "fate flip p1", "fate flip Friedrich"),
        ("Austria", "fate move laudon: ziegenh", "fate move Laudon: Ziegenhals"),
        ("Prussia", "fate evade P5 > breslau", "fate evade Keith: Breslau"),
        ("Russia", "fate swap r", "fate exchange R"),
        ("Russia", "fate stay", "fate pass"),
        ("Austria", "waive muskau, bunzl", "waive Muskau, Bunzlau"),
    ],
)
def test_they_are_repeated_in_full(nation: str, written: str, in_full: str) -> None:
    assert order_in_full(opening(), nation, order(written)) == in_full
    assert order_in_full(opening(), nation, order(in_full)) == in_full


# ------------------------------------------------------------------------------------ as they come in


@pytest.mark.parametrize(
    ("nation", "text", "says"),
    [
        ("Prussia", "fate retire Donha", 'no piece is called "Donha"'),
        ("Prussia", "fate retire Daun", "Daun belongs to Austria, not to Prussia"),
        ("Prussia", "fate lose train 1", "Prussia train 1 is a supply train"),
        ("Austria", "fate move Laudon: Ziegnhals", 'no city is called "Ziegnhals"'),
    ],
)
def test_names_are_checked_at_once(nation: str, text: str, says: str) -> None:
    (fault,) = judged(opening(), nation, text).faults
    assert fault.line == 2 and fault.what.startswith(says)


@pytest.mark.parametrize(
    ("nation", "text", "says"),
    [
        ("Prussia", "fate retire Dohna", "this is kept until one asks for it"),
        ("Prussia", "fate pass", "this is kept for the next one she may pass on"),
        ("Prussia", "fate exchange S4", "no Card of Fate ever asks Prussia for this"),
        ("Austria", "fate move Laudon: Ziegenhals", "this is kept until one asks for it"),
    ],
)
def test_what_hangs_on_the_card_is_a_remark(nation: str, text: str, says: str) -> None:
    found = judged(opening(), nation, text)
    assert found.faults == () and [says in note.what for note in found.notes] == [True]
    assert [one.in_full for one in found.parts[0].orders_in_full] == [text]


def test_the_block_of_the_contract_is_accepted() -> None:
    game = replace(opening(), options=frozenset({OFFENSIVE_OPTION}))
    text = (
        "standing\nbattle: loss 2, spend 15\ndiscard lowest\nallot Karl 7, Browne 1\nfate retire Lacy\n"
        "fate exchange S4\nfate pass\nwaive Muskau, Bunzlau, Görlitz, Kamenz"
    )
    sheet = letter(f"nation Austria\n{text.replace('discard lowest', 'hold')}")
    found = judge(game, sheet, "Maria Theresa")
    assert found.faults == ()
    assert len(sheet.parts[0].standing or ()) == 6 and len(sheet.parts[0].orders) == 1


def test_answers_to_an_open_question_are_judged_at_once() -> None:
    game = at("Elisabeth", "S")
    number = questions(game)[0].number
    assert judged(game, "Prussia", f"answer {number}: retire Dohna").faults == ()
    for wrong in ("retire Friedrich", "pass", "lose Keith", "Daun", "retire"):
        assert len(judged(game, "Prussia", f"answer {number}: {wrong}").faults) == 1, wrong
    assert judged(game, "Prussia", "fate retire Dohna").notes == ()
    (refused,) = judged(game, "Prussia", "fate retire Friedrich").faults
    assert "does not let Prussia choose Friedrich" in refused.what
    assert judged(game, "Prussia", "standing\nfate retire Friedrich").faults == ()


def test_waiving_is_only_noted() -> None:
    without = judged(opening(), "Austria", "waive Muskau, Bunzlau, Görlitz, Kamenz")
    assert numbered(without.faults) == [(2, "this game is played without the Offensive Option")]
    game = replace(opening(), options=frozenset({OFFENSIVE_OPTION}))
    found = judged(game, "Austria", "waive Muskau, Bunzlau, Görlitz, Kamenz")
    assert found.faults == () and len(found.notes) == 1
    assert judged(game, "Austria", "waive Musqau").faults


def test_france_may_speak_of_discards_after_her_loss() -> None:
    game = replace(opening(), fate=replace(opening().fate, cuts={"France": 1}))
    found = judged(game, "France", "discard lowest\nhold")
    assert found.faults == () and "keeps all the Tactical Cards" in found.notes[0].what
    assert judged(game, "Austria", "discard lowest").faults


# ------------------------------------------------------------------------------- letters carried out


def filed(game: Game, *letters: tuple[str, str, int]) -> dict[str, OrdersOnFile]:
    """Letters (nation, text, turn filed for), numbered from 1."""
    found = {nation: OrdersOnFile() for nation in game.rules.order}
    for number, (nation, text, turn) in enumerate(letters, 1):
        sheet = letter(f"nation {nation}\n{text}")
        assert sheet.faults == () and sheet.parts
        found[nation] = add(found[nation], sheet.parts[0], sheet.header, number, turn)
    return found


def decisions(played: Played) -> list[tuple[str, q.Answer]]:
    kinds = (q.DecideFate, q.DecideOffensive, q.Evade)
    return [(step.source, step.answer) for step in played.steps if isinstance(step.answer, kinds)]


def test_an_order_sent_long_before_answers_the_card_once() -> None:
    game = at("Elisabeth", "S")
    on_file = filed(game, ("Prussia", "fate retire Lehwaldt\nfate retire Dohna\nfate pass", 2))
    played = carry_out(game, on_file)
    assert decisions(played) == [("letter 1, line 3", q.DecideFate("Prussia", general="Dohna"))]
    assert "Dohna" in played.game.retired
    again = at("Sweden", "S")
    done = frozenset({"letter 1, line 3"})
    assert decisions(carry_out(again, on_file, done=done))[0][1].general == "Lehwaldt"
    both = frozenset({"letter 1, line 2", "letter 1, line 3"})
    assert decisions(carry_out(again, on_file, done=both)) == []


def test_what_stands_answers_every_time() -> None:
    game = at("9", "D")
    on_file = filed(game, ("Prussia", "standing\nfate give S4", 2))
    done = frozenset({"letter 1, line 3"})
    assert decisions(carry_out(game, on_file, done=done)) == [
        ("letter 1, line 3", q.DecideFate("Prussia", card="S4"))
    ]


@pytest.mark.parametrize(
    ("letters", "card"),
    [
        ([("Prussia", "fate pass\nfate give S4", 7)], "S4"),
        ([("Prussia", "fate give S4\nfate pass", 7)], "S4"),
        ([("Prussia", "fate give S13\nfate pass", 7)], None),
        ([("Prussia", "fate give S4", 7), ("Prussia", "fate pass", 7)], None),
        ([("Prussia", "fate pass", 8)], None),
        ([("Prussia", "fate pass", 6)], "asked"),
        ([("Prussia", "fate give S13", 7)], "asked"),
        ([("Prussia", "fate give S4", 7), ("Prussia", "fate give H9", 8)], "H9"),
    ],
)
def test_which_of_several_orders_counts(letters: list, card: str | None) -> None:
    game = at("9", "D")
    found = decisions(carry_out(game, filed(game, *letters)))
    assert [answer.card for _, answer in found] == ([] if card == "asked" else [card])


def test_sealed_answers_wait_for_each_other() -> None:
    game = at("1", "H")
    one = carry_out(game, filed(game, ("Austria", "fate exchange S4", 7)))
    assert [type(event) for step in one.steps for event in step.events] == [Sealed]
    assert [question.nation for question in one.waiting] == ["Russia"]
    both = filed(game, ("Austria", "fate exchange S4", 7), ("Russia", "fate exchange D3", 7))
    hands = carry_out(game, both).game.hands
    assert [card.face for card in hands["Austria"]][:2] == ["C7", "D3"]
    assert "S4" in [card.face for card in hands["Russia"]]


def test_a_stack_steps_aside_as_ordered() -> None:
    game = beset()
    free = [title(answer.city) for answer in legal(game, questions(game)[0]) if answer.city is not None]
    played = carry_out(game, filed(game, ("Prussia", f"fate evade Keith: {free[-1]}", 8)))
    assert played.game.where["Keith"] == city(free[-1])
    other = carry_out(game, filed(game, ("Prussia", f"fate evade Friedrich: {free[-1]}", 8)))
    assert decisions(other) == []
    stays = carry_out(game, filed(game, ("Prussia", "fate pass", 8)))
    assert decisions(stays) == [("letter 1, line 2", q.Evade("Prussia", None))]


# ----------------------------------------------------------------------------- the Offensive Option


def turn_3(phase: str = OFFENSIVE) -> Game:
    game = holding(replace(opening(), turn=3), "Prussia", "D7 H2")
    return replace(game, nation="Prussia", phase=phase, options=frozenset({OFFENSIVE_OPTION}))


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("offensive D7\nmove Keith: Brieg", "D7"),
        ("move Keith: Brieg\noffensive D7", "D7"),
        ("offensive no\nhold", None),
        ("answer {number}: D7", "D7"),
        ("answer {number}: no", None),
        ("answer {number}: offensive H2", "H2"),
    ],
)
def test_the_option_is_decided_before_anything_moves(text: str, card: str | None) -> None:
    game = turn_3()
    text = text.format(number=questions(game)[0].number)
    assert judged(game, "Prussia", text).faults == ()
    played = carry_out(game, filed(game, ("Prussia", text, 3)))
    assert isinstance(played.steps[0].answer, q.DecideOffensive) and played.steps[0].answer.card == card
    assert played.faults == {}
    assert ("move" not in text) or played.game.where["Keith"] == city("Brieg")


def test_orders_written_before_the_option_are_not_lost_on_the_way() -> None:
    game = turn_3()
    on_file = filed(game, ("Prussia", "move Keith: Brieg\noffensive D7\nmove Schwerin: Brieg", 3))
    game = apply_all(game, decide(game, q.DecideOffensive("Prussia", "D7")))
    played = carry_out(game, on_file, done=frozenset({"letter 1, line 3"}))
    assert played.game.where["Keith"] == played.game.where["Schwerin"] == city("Brieg")


def test_without_a_word_about_the_option_prussia_is_asked() -> None:
    game = turn_3()
    played = carry_out(game, filed(game, ("Prussia", "move Keith: Brieg", 3)))
    assert played.steps == () and played.waiting[0].kind == q.OFFENSIVE
    assert "no line says how" in judged(game, "Prussia", "hold").notes[0].what


def test_a_card_that_is_not_there_is_a_fault() -> None:
    game = turn_3()
    assert numbered(judged(game, "Prussia", "offensive S9\nhold").faults) == [(2, "Prussia holds no S9")]
    played = carry_out(game, filed(game, ("Prussia", "offensive S9\nhold", 3)))
    assert played.steps == () and "Prussia" in played.faults
    early = turn_3(CARDS)
    assert judged(early, "Prussia", "offensive S9\nhold").faults == ()


def test_the_card_set_aside_pays_for_nothing_else() -> None:
    game = turn_3()
    found = judged(game, "Prussia", "offensive D7\nrecruit D7 H2: Keith 1")
    assert [fault.line for fault in found.faults] == [3]
    assert [one.in_full for one in found.parts[0].orders_in_full] == ["offensive D7"]


@pytest.mark.parametrize(("turn", "faults"), [(2, 1), (3, 0), (4, 1)])
def test_the_option_is_declared_in_turn_3(turn: int, faults: int) -> None:
    game = replace(turn_3(MOVEMENT), turn=turn)
    assert len(judged(game, "Prussia", "offensive D7").faults) == faults
    assert judged(game, "Prussia", "offensive no").faults == ()


def test_a_letter_about_fate_stays_on_file_until_it_is_needed(tmp_path: Path) -> None:
    now = save.new(tmp_path / "game", name="g", scenario="standard", players={}, seed="x")
    text = b"nation Prussia\nfate retire Dohna\n"
    assert submit.hear(now, "letter.txt", text, sender="Frederick").entry.lasts
    assert not submit.hear(now, "letter.txt", b"nation Prussia\nhold\n", sender="Frederick").entry.lasts
