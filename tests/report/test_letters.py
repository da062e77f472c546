"""What the letters hold, and how they look."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from pbem.data.share import templates_dir
from pbem.engine import events as e
from pbem.engine import fate_events as f
from pbem.engine import questions as q
from pbem.engine.model import COMBAT
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.reading.parse import parse
from pbem.report import letters
from pbem.report.event_places import with_places
from pbem.report.record import Record
from pbem.report.render import environment
from pbem.report.story import chapters
from pbem.report.view import view
from pbem.report.visible_event import EVENTS as EVENT_KINDS
from pbem.report.visible_event import visible_event
from pbem.report.writers.text import text as written
from support.bot_games import some_records
from support.event_samples import EVENTS, RECEIPT, happened
from support.letters.report_letters import assert_fits, env, letters_of, this_turn, views_of

KINDS = {
    name
    for module in (e, f)
    for name, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, e.Event) and kind is not e.Event
}
NUMBERS = range(len(some_records()))


@cache
def sent(number: int) -> dict[tuple[str | None, str], str]:
    record = some_records()[number]
    return {
        (player, name): text
        for player, shown in views_of(record, this_turn(record)).items()
        for name, text in letters_of(shown).items()
    }


def one_line(text: str) -> str:
    return " ".join(text.split())


# ------------------------------------------------------------------------------------------- events


def test_the_samples_hold_every_kind_of_event() -> None:
    assert {type(event).__name__ for event in EVENTS} == KINDS == set(EVENT_KINDS)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("source", ["rules", "deadline"])
@pytest.mark.parametrize("own", [True, False])
def test_every_event_can_be_told(event: e.Event, source: str, own: bool) -> None:
    nations = frozenset(["Prussia", "Austria", "France", "Russia"]) if own else frozenset[str]()
    seen = visible_event(happened(event, source), nations)
    if seen is None:
        assert (event.HIDDEN and not own) or isinstance(event, f.ClockSet | f.CardReceived)
        return
    tell = env().get_template("events.j2").module
    text = getattr(tell, seen.kind)(with_places(some_records()[0].game.rules, seen)).strip()
    assert re.fullmatch(r"[A-Z][^\n]*[.!]", text), text
    assert "  " not in text and " ," not in text


def test_every_macro_tells_of_an_event() -> None:
    source = (templates_dir() / "events.j2").read_text("utf-8")
    assert set(re.findall(r"macro (\w+)\(", source)) - {"card"} == KINDS - {"ClockSet"}


def test_nobody_reads_how_a_deck_lies() -> None:
    seen = visible_event(happened(EVENTS[7]), frozenset(["Prussia"]))
    assert seen and seen.fields == {"decks": (1, 3), "count": 2}


def test_the_deadline_is_told_to_the_player_concerned_alone() -> None:
    ended = happened(e.PhaseBegan("Prussia", COMBAT), "deadline")
    assert visible_event(ended, frozenset(["Prussia"])).source == "deadline"  # type: ignore[union-attr]
    assert visible_event(ended, frozenset(["Austria"])).source is None  # type: ignore[union-attr]


def test_only_a_missed_deadline_is_told_of_the_end_of_movement() -> None:
    def told(source: str) -> int:
        found = visible_event(happened(e.PhaseBegan("Prussia", COMBAT), source), frozenset(["Prussia"]))
        assert found
        return len(chapters([found])[0].movement + chapters([found])[0].cards)

    assert (told("deadline"), told("letter 3, line 2")) == (1, 0)


# -------------------------------------------------------------------------------------------- looks


@pytest.mark.parametrize("number", NUMBERS)
def test_letters_fit_in_a_mail(number: int) -> None:
    for key, text in sent(number).items():
        assert_fits(text, key)


def test_a_receipt_fits_in_a_mail() -> None:
    assert_fits(written(letters.receipt_document(RECEIPT, env())), "receipt")
    refused = replace(RECEIPT, filed=False, why_not="the password is wrong.", heard=(), meanwhile=())
    assert_fits(written(letters.receipt_document(refused, env())), "refused")


def test_a_receipt_says_everything() -> None:
    text = one_line(written(letters.receipt_document(RECEIPT, env())))
    said = ("letter 2", "Torgau", "from Dresden", "Keith stays", "loss 3", "Brieg", "odd", "quotation")
    assert all(part in text for part in said)
    assert "no city is named (rule 4)" in text and "Hanover does not move." in text


# ----------------------------------------------------------------------------------------- contents


@pytest.mark.parametrize("number", NUMBERS)
def test_a_report_names_ones_generals_troops_and_cards(number: int) -> None:
    record = some_records()[number]
    for player, nations in record.game.roles.items():
        report = one_line(sent(number)[player, "report"])
        for nation in nations:
            part = re.split(rf" {nation}: [0-9]+ (?:of [0-9]+ troops|troops to allot), ", report)[1]
            assert_generals(record, nation, part)
            assert_cards(record, nation, part)


def assert_generals(record: Record, nation: str, part: str) -> None:
    board = record.game.rules.board
    for general in record.game.generals_of(nation):
        city = board.cities[record.game.where[general]].title
        troops = record.game.troops[general]
        assert re.search(rf"{general} {troops}, {re.escape(city)} ", part), (general, part)


def assert_cards(record: Record, nation: str, part: str) -> None:
    hand = record.game.hands.get(nation, ())
    words = {"S": "spades", "C": "clubs", "H": "hearts", "D": "diamonds"}
    for suit, word in words.items():
        values = sorted((card.value for card in hand if card.suit == suit), reverse=True)
        assert not values or re.search(rf"{word} {' '.join(map(str, values))}( \(|;)", part)
    reserves = sum(card.suit == "R" for card in hand)
    assert not reserves or f"{reserves} Reserve{'s' * (reserves > 1)} (" in part


@pytest.mark.parametrize("number", NUMBERS)
def test_the_summary_names_every_move(number: int) -> None:
    record = some_records()[number]
    text, cities = one_line(sent(number)[None, "summary"]), record.game.rules.board.cities
    for happened_ in record.history:
        move = happened_.event
        if isinstance(move, e.Moved) and happened_.turn == this_turn(record):
            assert_named(text, move, [cities[city].title for city in (move.start, *move.path)])


def assert_named(text: str, move: e.Moved, titles: list[str]) -> None:
    names = [piece.removeprefix(f"{move.nation} ") for piece in move.pieces]
    who = (", ".join(names[:-1]) + " and " + names[-1] if names[1:] else names[0]).replace("train", "Train")
    through = titles[1:-1]
    by = f" via {', '.join(through[:-1]) + ' and ' if through[1:] else ''}{through[-1]}" if through else ""
    way = rf"{who} [a-z ]+ from {re.escape(titles[0])}{re.escape(by)}( back)? to {re.escape(titles[-1])}[. ]"
    assert re.search(way, text), way


@pytest.mark.parametrize("number", NUMBERS)
def test_every_question_is_put_to_its_player(number: int) -> None:
    record = some_records()[number]
    for player in record.game.roles:
        shown = view(record, player, 1)
        report = sent(number)[player, "report"]
        decide = report[report.index("What to decide now") :]
        assert all(f"\n{one.number:4}  " in decide for one in shown.questions)
        assert ("You have nothing to decide" in decide) == (not shown.questions)


# ----------------------------------------------------------------------------------- the order form


@pytest.mark.parametrize("number", NUMBERS)
def test_an_order_form_sent_back_orders_nothing(number: int) -> None:
    for (_, name), text in sent(number).items():
        if name.startswith("form "):
            header = re.compile(r"(game|turn|nation) .+|#.*|")
            assert all(header.fullmatch(line) for line in text.splitlines())
            sheet = parse(enumerate(text.splitlines(), 1), some_records()[0].game.rules)
            assert [part.orders for part in sheet.parts] == [()] and not sheet.faults and not sheet.skipped


def test_the_set_up_patterns_of_forms_are_orders() -> None:
    game = some_records()[0].game
    asked = {question.nation for question in questions(game)}
    assert len(asked) > 4
    for (_, name), form in sent(0).items():
        # A nation whose troops can be allotted in one way only is not asked.
        if name.startswith("form ") and name.removeprefix("form ") in asked:
            filled = form.replace("\n# setup", "\nsetup")
            sheet = parse(enumerate(filled.splitlines(), 1), game.rules)
            assert not sheet.faults
            orders = [order for order in sheet.parts[0].orders if isinstance(order, SetUpOrder)]
            assert isinstance(setup_answer(game, name.removeprefix("form "), orders), q.Allot)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_answers_a_form_suggests_are_allowed(number: int) -> None:
    game = some_records()[number].game
    for question in questions(game):
        form = sent(number)[game.player_of(question.nation), f"form {question.nation}"]
        for text in re.findall(r"^# (answer .*)$", form, re.MULTILINE):
            order = parse([(1, f"nation {question.nation}"), (2, text)], game.rules).parts[0].orders[0]
            assert isinstance(order, AnswerOrder)
            answer = numbered_answer(game, question, order)
            assert isinstance(answer, q.Answer), (text, answer)
            assert not isinstance(decide(game, answer), q.Verdict)


def test_nobody_gets_the_form_of_anothers_nation() -> None:
    with pytest.raises(KeyError):
        letters.order_form(view(some_records()[0], "Pompadour"), "Prussia", env())


# ---------------------------------------------------------------------------------------- templates


def test_a_moderators_templates_come_first(tmp_path: Path) -> None:
    (tmp_path / "summary.txt.j2").write_text("Turn {{ view.turn }} of {{ view.game }}\n", "utf-8")
    shown = view(some_records()[-1], None)
    own = environment([tmp_path, templates_dir()])
    assert written(letters.summary_document(shown, own)).startswith("Turn ")


def test_kept_templates_give_the_same_letters(tmp_path: Path) -> None:
    shown = view(some_records()[-1], None, 3)
    twice = [environment([templates_dir()], tmp_path / "kept") for _ in range(2)]
    kept = [written(letters.summary_document(shown, keeping)) for keeping in twice]
    assert kept == [written(letters.summary_document(shown, env()))] * 2
    assert list((tmp_path / "kept").iterdir())


def test_a_kept_template_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = view(some_records()[-1], None, 3)
    written(letters.summary_document(shown, environment([templates_dir()], tmp_path)))
    later = environment([templates_dir()], tmp_path)
    monkeypatch.setattr(later, "compile", lambda *_: pytest.fail("compiled again"))
    assert written(letters.summary_document(shown, later))


@pytest.mark.parametrize("harm", [lambda _: b"", lambda all_: all_[:-9], lambda all_: all_[:70] + b"?" * 200])
def test_damaged_kept_templates_are_made_anew(tmp_path: Path, harm: Callable[[bytes], bytes]) -> None:
    shown = view(some_records()[-1], None, 3)
    whole = written(letters.summary_document(shown, environment([templates_dir()], tmp_path)))
    for file in tmp_path.iterdir():
        file.write_bytes(harm(file.read_bytes()))
    assert written(letters.summary_document(shown, environment([templates_dir()], tmp_path))) == whole
