"""What letters say of the Clock of Fate, the Offensive Option and the end."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbem.engine import fate_events as f
from pbem.engine import questions as q
from pbem.engine.cards import commitment
from pbem.engine.fate import effect_read
from pbem.engine.fate_effects import effect_in_force
from pbem.engine.model import AFTER_FATE, OVER, Card, Game, Offensive
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.reading.parse import parse
from pbem.report.record import Record
from pbem.report.view import view
from pbem.report.visible_event import nations_held, visible_event
from support.bot_games import some_records, whole_game
from support.event_samples import happened
from support.letters.report_letters import assert_fits, letters_of
from support.positions.fate_positions import amid_the_war, asking, evading, fated, in_force, just_read

READ = just_read()
LASTING = in_force()
KINDS = {"gain", "lose", "swap", "renew", "trade", "step", "flip", "chase", "peace"}


def one_line(text: str) -> str:
    return " ".join(text.split())


def letter(record: Record, player: str | None, name: str, turn: int | None = None) -> str:
    told = record.game.turn if turn is None else turn
    return letters_of(view(record, player, told))[name]


def report(record: Record, nation: str) -> str:
    """The private report of a nation's player on the turn being played."""
    return letter(record, record.game.player_of(nation), "report")


# ----------------------------------------------------------------------------------------- questions


def test_every_kind_of_decision_is_among_the_positions() -> None:
    effects = [effect_read(record.game) for record in asking()]
    assert {effect.kind for effect in effects if effect} == KINDS
    assert questions(evading().game)[0].kind == q.EVADE


@pytest.mark.parametrize("record", [*asking(), evading()])
def test_a_card_of_fate_is_put_with_all_that_may_be_answered(record: Record) -> None:
    for question in questions(record.game):
        player = record.game.player_of(question.nation)
        for name, text in letters_of(view(record, player, record.game.turn)).items():
            assert_fits(text, name)
        asked = one_line(report(record, question.nation)).partition("What to decide now")[2]
        effect = effect_read(record.game)
        assert effect and (effect.text in asked or question.kind == q.EVADE)
        assert "You may name" in asked and "At the deadline:" in asked
        assert_answered(record.game, question, letter(record, player, f"form {question.nation}"))


def assert_answered(game: Game, question: q.Question, form: str) -> None:
    """Every pattern in the form is an answer that the question admits."""
    patterns = re.findall(r"^# (answer .*)$", form, re.MULTILINE)
    assert patterns
    for text in patterns:
        order = parse([(1, f"nation {question.nation}"), (2, text)], game.rules).parts[0].orders[0]
        assert isinstance(order, AnswerOrder)
        answer = numbered_answer(game, question, order)
        assert isinstance(answer, q.Answer), (text, answer)
        assert not isinstance(decide(game, answer), q.Verdict)


def test_a_doubled_card_and_a_low_reserve_are_offered() -> None:
    fought = next(record for record in some_records() if record.game.stage.combat)
    game = fought.game
    assert game.stage.combat
    between = replace(game.stage.combat, attacker="Prussia", defender="France", to_play="Prussia", score=-30)
    held = {**game.hands, "Prussia": (Card("R", 0, 1), Card("S", 11, 1))}
    stage = replace(game.stage, combat=between)
    low = fated(replace(game, stage=stage, hands=held), "3", "C")
    assert "a Reserve as 1 to 9" in one_line(report(replace(fought, game=low), "Prussia"))
    spades = next(city for city, at in enumerate(game.rules.board.cities) if at.suit == "S")
    here = replace(between, attacker_city=spades)
    double = fated(replace(game, stage=replace(stage, combat=here), hands=held), "11", "S")
    said = one_line(report(replace(fought, game=double), "Prussia"))
    assert "You may play S11, or S11 as 22, or a Reserve as 1 to 10" in said


# ---------------------------------------------------------------------------------------- conditions


@pytest.mark.parametrize("record", LASTING)
def test_what_holds_through_a_turn_stands_at_the_top_of_everything(record: Record) -> None:
    effect = effect_in_force(record.game)
    assert effect
    for player in (None, *record.game.roles):
        for name, text in letters_of(view(record, player, record.game.turn)).items():
            assert_fits(text, name)
            said = "This turn: " + effect.text in one_line(text.replace("\n#", "\n"))
            assert said != (name == "ended"), name  # which has ended


@pytest.mark.parametrize("record", LASTING)
def test_a_general_concerned_is_told_what_binds_him(record: Record) -> None:
    effect = effect_in_force(record.game)
    assert effect
    general = effect.terms.get("general")
    if general and general in record.game.where:
        own = view(record, record.game.player_of(record.game.rules.nation_of[general])).own
        bound = [one for nation in own for one in nation.generals if one.bound]
        assert [(one.piece.name, one.bound) for one in bound] == [(general, effect.kind)]


def test_what_is_used_up_is_said_to_be() -> None:
    record = LASTING[0]
    used = replace(record, game=replace(record.game, fate=replace(record.game.fate, used=True)))
    for player in (None, *record.game.roles):
        text = next(iter(letters_of(view(used, player, used.game.turn)).values()))
        assert "This turn (already used up): " in text and "This turn: " not in text


def test_a_card_just_read_holds_next_turn() -> None:
    lasting = [record for record in READ if effect_in_force(record.game)]
    assert lasting
    for record in lasting:
        effect, ended = effect_in_force(record.game), replace(record.game, phase=AFTER_FATE)
        assert effect
        text = one_line(letter(replace(record, game=ended), None, "summary"))
        assert f"Next turn: {effect.text}" in text and "This turn: " + effect.text not in text


def test_the_end_of_a_turn_tells_of_victory_and_of_the_card() -> None:
    game = whole_game()
    for record in game[:-1]:
        text = one_line(letter(record, None, "summary", record.game.turn - 1))
        assert "END OF TURN" in text and "Fate" in text
    early = letter(game[0], None, "summary", 3)
    assert "the first is read at the end of turn 6" in one_line(early)


def test_the_card_of_a_past_turn_is_told_with_that_turn() -> None:
    record = whole_game()[-1]
    reads = [(one.turn, one.event) for one in record.history if isinstance(one.event, f.FateRead)]
    cards = record.game.rules.clock.cards
    for turn, read in reads:
        effect = cards[read.card].versions.get(read.suit)
        if effect and effect.when == "next" and turn + 1 < record.game.turn:
            shown = view(record, None, turn + 1).this_turn
            assert shown and shown.text == effect.text


# -------------------------------------------------------------------------------------- who knows what


def test_two_nations_know_a_card_that_changes_hands_and_everybody_hears_of_it_once() -> None:
    given = happened(f.CardGiven("Austria", "Russia", Card("H", 4, 1)))
    received = happened(f.CardReceived("Russia", "Austria", Card("H", 4, 1)))

    def told(*nations: str) -> list[object]:
        seen = (visible_event(one, frozenset(nations)) for one in (given, received))
        return [(one.kind, one.fields.get("card")) for one in seen if one]

    assert told("Austria") == told("Austria", "Russia") == [("CardGiven", "H4")]
    assert told("Russia") == [("CardReceived", "H4")]
    assert told() == told("France") == [("CardGiven", None)]


def test_the_clock_and_sealed_answers_are_hidden() -> None:
    assert visible_event(happened(f.ClockSet(("Poems", "1"))), frozenset(["Prussia"])) is None
    sealed = happened(f.Sealed("Austria", "S4"))
    assert visible_event(sealed, frozenset(["Russia", "Prussia"])) is None
    assert visible_event(sealed, frozenset(["Austria"]))


def test_who_takes_a_nation_over_does_not_learn_her_past() -> None:
    rules = whole_game()[0].game.rules
    history = [happened(f.Eased("Austria")), happened(f.TakenOver("Imperial Army", "Elisabeth"))] * 2
    history = history[:3]
    now = {"Elisabeth": ("Russia", "Imperial Army"), "Maria Theresa": ("Austria",)}
    assert [len(own) for own in nations_held(history, "Elisabeth", now, rules.players)] == [1, 1, 2]
    assert [len(own) for own in nations_held(history, "Maria Theresa", now, rules.players)] == [2, 2, 1]
    assert nations_held(history, None, now, rules.players) == (frozenset(),) * 3


def test_the_imperial_armys_new_player_is_named() -> None:
    record = whole_game()[-1]
    heir = record.game.player_of("Imperial Army")
    assert heir != "Maria Theresa"
    summary = one_line(letter(record, None, "summary"))
    assert f"The Imperial Army is played by {heir}." in summary and "eased" in summary


def test_a_nation_that_left_has_no_more_pages() -> None:
    record = whole_game()[-1]
    assert "\nRussia: has left the war\n" in letter(record, "Elisabeth", "report")


# ----------------------------------------------------------------------------------- the expert game


def test_a_report_tells_income_and_the_objectives_needed() -> None:
    record = amid_the_war()
    card = Card("S", 13, 1)
    cut = replace(record.game.fate, cuts={"Prussia": 1, "France": 1})
    game = replace(record.game, offensive=Offensive(True, card), fate=cut, eased=frozenset(["Austria"]))
    record = replace(record, game=game)
    prussia, austria = one_line(report(record, "Prussia")), one_line(report(record, "Austria"))
    assert "Prussia draws five Tactical Cards a turn (she drew 7 at the start of the war)." in prussia
    assert "S13 is set aside, face up." in prussia and "S13 is set aside" in austria
    assert "of the 8 she needs" in austria and "one of them must be in Saxony" in austria
    taken = replace(record, game=replace(game, offensive=Offensive(True, None, taken=True)))
    assert "it has failed" in one_line(report(taken, "Prussia"))
    none = replace(record, game=replace(game, offensive=Offensive(False)))
    assert "Offensive Option: declined by Prussia." in one_line(letter(none, None, "summary"))


# -------------------------------------------------------------------------------------------- the end


@pytest.mark.parametrize(("scenario", "seed"), [("standard", 1), ("west", 2), ("theatre", 3)])
def test_the_end_is_told_to_everybody(scenario: str, seed: int) -> None:
    record = whole_game(scenario, seed)[-1]
    for player in (None, *record.game.roles):
        shown = view(record, player, record.game.turn)
        text = next(iter(letters_of(shown).values()))
        assert_fits(text, player)
        won = "Prussia" if scenario == "theatre" else "Prussia and Hanover"
        assert f"Frederick has won with {won} in turn" in one_line(text)
        assert f"\n  {record.game.chance.seed}\n" in text and f"\n  {record.commitment}\n" in text
        assert "sha256sum" in text and "pbem verify" in text
        assert "What to decide now" not in text
    assert commitment(record.game.chance.seed) == record.commitment


def test_attackers_win_by_objectives() -> None:
    record = whole_game()[-1]
    board = record.game.rules.board
    held = frozenset(board.objectives["Austria"])
    game = replace(record.game, winners=("Austria",), conquered=held)
    text = one_line(letter(replace(record, game=game), None, "summary"))
    assert "Maria Theresa has won with Austria in turn" in text and "she holds 12 of 12" in text


def test_the_seed_is_nowhere_before_the_end() -> None:
    for record in (*some_records()[::6], *READ[::9], *whole_game()[:-1]):
        assert record.game.phase != OVER
        for player in (None, *record.game.roles):
            shown = view(record, player, record.game.turn)
            assert shown.ending is None
            for text in (repr(shown), *letters_of(shown).values()):
                assert record.game.chance.seed not in text


def test_the_hash_of_the_seed_is_published_with_the_set_up() -> None:
    record = some_records()[0]
    assert f"\n  {record.commitment}\n" in letter(record, None, "summary", 0)
