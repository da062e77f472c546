"""The table of verbs: every example works, every malformed one gets its message."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.orders.grammar.allot import AllotOrder, SplitOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.judging.canonical import canonical_part
from pbem.orders.judging.judge import judge
from pbem.orders.judging.stage import run_stage
from support.positions.order_positions import active, letter, opening, order, rules, standing_at

GOOD = [(verb.word, text) for verb in VERBS for text in verb.good]
BAD = [(verb, text, says) for verb in VERBS for text, says in verb.bad]


@pytest.mark.parametrize(("word", "text"), GOOD, ids=[text for _, text in GOOD])
def test_good_examples_are_read(word: str, text: str) -> None:
    assert isinstance(order(text), Order)
    assert isinstance(order(f"  - {text.upper()}   # why"), Order)


@pytest.mark.parametrize(("verb", "text", "says"), BAD, ids=[text for _, text, _ in BAD])
def test_malformed_examples_say_what_is_wrong(verb, text: str, says: str) -> None:
    fault = order(text, 7)
    assert isinstance(fault, Fault) and fault.kind == "unreadable"
    assert fault.what == says
    assert fault.line == 7 and fault.rule == verb.rule and fault.instead


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("move Keith: Brieg => Oppeln", "move Keith: Brieg, Oppeln"),
        ("battle: loss: 3; spend: 20", "battle: loss 3, spend 20"),
        ("battle: fight loss 2", "battle: fight, loss 2"),
        ("battle: fight up to 30 no reserve keep S12 R", "battle: fight 30, no reserve, keep S12 R"),
        ("retreat off supply", "retreat: off supply"),
        ("battle Friedrich vs. Daun: keep S12 and R & H2", "battle Friedrich > Daun: keep S12 R H2"),
        ("attack Heinrich gegen Daun", "attack Heinrich > Daun"),
        ("recruit S13 + C12: Keith 2", "recruit S13 C12: Keith 2"),
    ],
)
def test_other_ways_to_write_the_same(written: str, text: str) -> None:
    assert replace(order(written), text=text) == order(text)


def test_every_verb_has_all_its_examples() -> None:
    assert all(verb.good and verb.bad and verb.does and verb.form.startswith(verb.word) for verb in VERBS)
    assert all(verb.rule.startswith(("rule ", "R")) for verb in VERBS)


SKIPPED = [
    "Hi,",
    "here we go. Off to Saxony!",
    "Bonsoir! My orders:",
    "See you in Hannover.",
    "Otto",
    "Hold on, I am still thinking",
    "Attack is the best defence!",
    "Turn 1 was fun",
    "Final orders follow:",
    "Love, Resi",
    "More to come: soon",
    "I will attack Daun tomorrow.",
    "Dear moderator,",
    "Game on!",
    "Attack!",
    "answer to your question: yes",
    "The fate of Prussia",
    "> move Friedrich: Berlin",
    "Standing by.",
    "Hanover: thanks for nothing",
    "Dear Friedrich: thanks",
    "Friedrich to Torgau would be nice, Otto",
    "Friedrich marches to Torgau, I hope",
    "Friedrich and Keith march from Oschatz via Riesa and Meißen to Dresden.",
    "Friedrich und Keith ziehen von Oschatz über Riesa nach Dresden.",
    "Keith to Brieg or to Oppeln?",
    "Hanover: turn 2 was fun",
    "Poor Daun: in Torgau?",
    '"move Dohna: Stargard"',
    "my setup is as follows",
    "move on please",
    "Daun is a rascal",
    "--",
    "Play well!",
    "Keep calm",
    "ask me anything",
    "High time",
    "Lowest of the low",
]


@pytest.mark.parametrize("text", SKIPPED)
def test_talk_is_skipped_and_listed(text: str) -> None:
    sheet = letter(f"{text}\nnation Prussia\nhold")
    assert sheet.faults == () and sheet.skipped == ((1, text),)


MISTYPED = [
    ("mvoe Seydlitz: Potsdam", "Did you mean: move Seydlitz: Potsdam"),
    ("moev Freidrich: Togrua", "Did you mean: move Friedrich: Torgau"),
    ("Friedrich: Torgau, Falkenberg", "Did you mean: move Friedrich: Torgau, Falkenberg"),
    ("train 1: Dahme", "Did you mean: move train 1: Dahme"),
    ("please move Friedrich: Torgau", "Did you mean: move Friedrich: Torgau"),
    ("march Friedrich + Winterfeldt: Torgau", "Did you mean: move Friedrich + Winterfeldt: Torgau"),
    ("Zug Troß 1: Dahme, Lukau", "Did you mean: move Troß 1: Dahme, Luckau"),
    ("Friedrich -> Torgau - Falkenberg", "Did you mean: move Friedrich: Torgau - Falkenberg"),
    ("Heinrich nach Zossen", "Did you mean: move Heinrich: Zossen"),
    ("Friedrich und Keith -> Riesa -> Dresden", "Did you mean: move Friedrich und Keith: Riesa, Dresden"),
    ("Seydlitz → Belzig → Torgau", "Did you mean: move Seydlitz: Belzig, Torgau"),
    ("Keith => Brieg", "Did you mean: move Keith: Brieg"),
    ("Dohna zieht nach Stargard", "Did you mean: move Dohna: Stargard"),
    ("Friedrich + Keith moves to Pirna, Tetschen", "Did you mean: move Friedrich + Keith: Pirna, Tetschen"),
    ("Heinrich via Zossen to Luckau", "Did you mean: move Heinrich: Zossen, Luckau"),
    ("move Keith from Strehlen to Oppeln via Brieg", "Did you mean: move Keith: Brieg, Oppeln"),
    ("move Keith to Brieg, then Oppeln", "Did you mean: move Keith: Brieg, Oppeln"),
    ("battle loss 3, spend 20", "Did you mean: battle: loss 3, spend 20"),
    ("battle Keith > Daun loss 3", "Did you mean: battle Keith > Daun: loss 3"),
    ("Hanover: hold", "Write in two lines: nation Hanover, and: hold"),
    ("nation Hanover: move H1: Winsen", "Write in two lines: nation Hanover, and: move H1: Winsen"),
    ("game seven-years, turn 2", "Write in two lines: game seven-years, and: turn 2"),
    ("reatreat Daun: Leipa", "Did you mean: retreat Daun: Leipa"),
    ("discrad lowest", "Did you mean: discard lowest"),
    ("batle: loss 3", "Did you mean: battle: loss 3"),
    ("hodl", "Did you mean: hold"),
    ("amned", "Did you mean: amend"),
    ("play S7", "Write: answer NUMBER: play S7, or as a plan: battle: play S7"),
    ("3: play S7", "Did you mean: answer 3: play S7"),
    ("Question 12 concede", "Did you mean: answer 12: concede"),
    ("concede", "Write: answer NUMBER: concede, or as a plan: battle: concede"),
    ("loss 3", "Write: answer NUMBER: loss 3, or as a plan: battle: loss 3"),
]


@pytest.mark.parametrize(("text", "right"), MISTYPED)
def test_mistyped_orders_are_faults_with_what_would_be_right(text: str, right: str) -> None:
    fault = order(text)
    assert isinstance(fault, Fault) and fault.instead == right


def test_a_missing_colon_hides_no_mistyped_city() -> None:
    fault = order("move Friedrich Witenberg")
    assert isinstance(fault, Fault)
    assert fault.what == 'there is no colon between the piece and its way, and no city is called "Witenberg"'
    assert fault.instead.startswith("The nearest names are Wittenberg, Wittenberge and Miltenberg. ")
    ways = (": CITY, CITY …", " to CITY", " against GENERAL")
    forms = [f"move PIECE{' [+ PIECE]' * (way[0] == ':')}{way} [else …]" for way in ways]
    assert fault.instead.endswith(f": {' | '.join(forms)}")


def test_one_bad_line_hides_no_other() -> None:
    sheet = letter("nation Prussia\nmvoe Keith: Brieg\nmove Keith\nmove Keith: Brieg\nbattle: los 3\nhold")
    assert [fault.line for fault in sheet.faults] == [2, 3, 5]
    assert [type(one) for one in sheet.parts[0].orders] == [MoveOrder, HoldOrder]


def test_a_letter_in_its_parts() -> None:
    sheet = letter(
        "game seven-years\nTurn: 3\npassword a#b   # secret\namend\n\nNation: Prussia\nhold\nstanding\n"
        "battle: loss 2\ndiscard lowest\nnation hanover\nmove H1: Winsen   # north\nstanding off\n"
        "accept partial"
    )
    assert sheet.header.game and sheet.header.game.name == "seven-years"
    assert sheet.header.turn and sheet.header.turn.number == 3
    assert sheet.header.password and sheet.header.password.word == "a#b"
    assert "a#b" not in repr(sheet)
    assert sheet.header.amend and sheet.header.partial
    prussia, hanover = sheet.parts
    assert [type(one) for one in prussia.standing or ()] == [BattleOrder, DiscardOrder]
    assert hanover.standing == () and hanover.orders[0].text == "move H1: Winsen"


def test_a_bare_nation_before_orders_is_no_heading() -> None:
    sheet = letter("nation Prussia\nhold\nHanover:\nmove Ferdinand: Winsen")
    assert [(fault.line, fault.instead) for fault in sheet.faults] == [(3, "Did you mean: nation Hanover")]
    assert sheet.skipped == ()
    assert letter("nation Prussia\nhold\nYours,\nPrussia").faults == ()


def test_what_follows_a_bare_nation_is_judged_as_hers() -> None:
    sheet = letter("Hanover:\nmove Ferdinand: Winsen\nRussia: hold\nhold\nSweden\nmvoe S1: Anklam\nhold")
    assert [fault.line for fault in sheet.faults] == [1, 3, 5, 6]
    assert [(part.nation.name, len(part.orders)) for part in sheet.parts if part.nation] == [
        ("Hanover", 1),
        ("Russia", 1),
        ("Sweden", 1),
    ]


def test_a_line_of_nations_alone_goes_no_deeper_than_two() -> None:
    assert order("Prussia: Hanover: hold") is None
    assert order("P:" * 2000 + "hold") is None


def test_what_cannot_stand_counts_for_this_stage() -> None:
    sheet = letter("nation Prussia\nstanding\nbattle: loss 2\nmove Keith: Brieg")
    assert [type(one) for one in sheet.parts[0].orders] == [MoveOrder]
    assert [note.line for note in sheet.notes] == [4]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("recruit S13 c12: Keith 2", ("S13", "c12")),
        ("recruit ♠13 ♥\ufe0f9: Keith 2", ("S13", "H9")),
        ("recruit 13♠ 9♥\ufe0f: Keith 2", ("S13", "H9")),
        ("recruit ♠13, 12♧: Keith 2", ("S13", "C12")),
        ("recruit S 13, C12: Keith 2", ("S13", "C12")),
        ("recruit R H9 at Spandau: Dohna 1", ("R", "H9")),
    ],
)
def test_ways_to_write_cards(text: str, cards: tuple[str, ...]) -> None:
    found = order(text)
    assert isinstance(found, RecruitOrder) and found.cards == cards


def test_recruits_in_all_their_forms() -> None:
    found = order(
        "recruit at Königs Wusterhausen H9 D8: P5 2, train 1, Dohna at Berlin 1, 3 Keith, Dohna 1 at Berlin"
    )
    assert isinstance(found, RecruitOrder) and found.place == "Königs Wusterhausen"
    assert [(item.piece, item.troops, item.place) for item in found.items] == [
        ("P5", 2, None),
        ("train 1", None, None),
        ("Dohna", 1, "Berlin"),
        ("Keith", 3, None),
        ("Dohna", 1, "Berlin"),
    ]


WORDS = sorted(
    {
        *(word for verb in VERBS for word in verb.words),
        "Friedrich",
        "Torgau",
        "train",
        "1",
        "12",
        ":",
        ">",
        "+",
        ",",
        "S7",
        "R",
        "lowest",
        "at",
        "#",
    }
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join), max_size=6))
def test_no_words_make_the_parser_fail_and_no_line_is_lost(lines: list[str]) -> None:
    sheet = letter("\n".join(lines))
    assert len(sheet.skipped) + len(sheet.faults) <= len(lines)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_no_text_makes_the_parser_fail(text: str) -> None:
    letter(text)


def test_rules_are_those_of_the_board() -> None:
    assert len(rules().board.cities) == 672


# ------------------------------------------------------------------------------ troops split in the stage


SPLIT = "nation Russia\n{verb} Saltikov 7, Fermor 2\nmove Saltikov: Solec\n"


@pytest.mark.parametrize("verb", ["allot", "transfer"])
def test_troops_told_among_the_orders_of_a_stage_are_split_at_that_point(verb: str) -> None:
    """Whoever writes so wants it done before the stack parts, whatever the verb."""
    game = standing_at(opening(), Saltikov="Toruń", Fermor="Toruń")
    game = active("Russia", replace(game, troops={**game.troops, "Saltikov": 5, "Fermor": 4}))
    found = judge(game, letter(SPLIT.format(verb=verb)), "Elisabeth")
    assert not found.faults and not found.notes
    assert found.parts[0].orders_in_full[0].in_full == "allot Saltikov 7, Fermor 2"
    run = run_stage(game, "Russia", found.parts[0].part.orders)
    assert (run.game.troops["Saltikov"], run.game.troops["Fermor"]) == (7, 2)
    back = canonical_part(game, "Russia", found.parts[0].part)
    assert [type(one) for one in back.orders] == [SplitOrder, MoveOrder]


def test_allot_alone_holds_at_once_and_in_a_fight() -> None:
    (part,) = letter("nation Russia\nallot Saltikov 7, Fermor 2\nbattle: loss 1\n").parts
    assert isinstance(part.orders[0], AllotOrder)
