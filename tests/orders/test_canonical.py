"""Orders in canonical form: every name is the board's own, and written as a line they read as the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import ClassVar

import pytest

from pbem.bots.bot_game import BotGame
from pbem.bots.bots import BOTS
from pbem.data.rules import rules_for, scenarios
from pbem.engine.model import OVER, Game
from pbem.engine.sequence import questions
from pbem.engine.start import new_game
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.header import (
    AcceptPartial,
    AllOrNothing,
    Amend,
    AskFor,
    Forecast,
    GameLine,
    LanguageLine,
    LuckLine,
    NationLine,
    PasswordLine,
    TurnLine,
)
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.person.deputy import DeputyLine
from pbem.orders.grammar.person.presence import AwayLine, SuitsLine, ZoneLine
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.standing import StandingOrder
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.judging.canonical import canonical, canonical_part
from pbem.orders.judging.judge import by_nation, judge
from pbem.orders.judging.order_line import order_line
from pbem.orders.languages.known import LANGUAGES
from pbem.orders.names import name_book
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import parse, read_line
from support.positions.fate_questions import read_out
from support.positions.order_positions import active, letter, opening, unset


def read(game: Game, text: str) -> Order:
    order = read_line(1, text, book(game.rules))
    assert isinstance(order, Order), (text, order)
    return order


def meaning(order: Order) -> Order:
    """An order without where it stands and how it was written."""
    return replace(order, line=0, text="")


def agrees(game: Game, nation: str, order: Order) -> Order:
    """The order in canonical form, which written and read again is the same."""
    found = canonical(game, nation, order)
    assert (found.line, found.text) == (order.line, order.text)
    assert canonical(game, nation, found) == found
    again = read(game, order_line(found))
    assert meaning(canonical(game, nation, again)) == meaning(found)
    if not isinstance(found, AnswerOrder):
        assert meaning(again) == meaning(found), "the line needs no game to be read"
    return found


def line(game: Game, nation: str, text: str) -> str:
    return order_line(agrees(game, nation, read(game, text)))


# ------------------------------------------------------------------------------------- the names


@pytest.mark.parametrize("scenario", scenarios())
def test_every_name_of_the_board_means_one_thing_wherever_it_stands(scenario: str) -> None:
    rules = rules_for(scenario)
    for number, city in enumerate(rules.board.cities):
        assert book(rules).cities.find(city.title) == number
        assert name_book.places(rules, city.title) == (city.title,)
        assert line(active("Prussia"), "Prussia", f"waive {city.title}") == f"waive {city.title}"
        bought = f"recruit at {city.title} S4: Dohna 1, train 1 at {city.title}, Keith at {city.title} 2"
        assert line(active("Prussia"), "Prussia", bought) == bought
    for nation in rules.nations:
        for name in name_book.own_pieces(rules, nation):
            train = rules.trains.get(name)
            text = f"train {train.number}" if train else name
            assert name_book.piece(rules, nation, text, ()) == name
            assert train or book(rules).pieces.fitting(name)[0].key == name


def test_names_are_the_boards_own() -> None:
    game = active("Prussia")
    assert line(game, "Prussia", "marschiere P6: belz") == "move Seydlitz: Belzig"
    assert line(game, "Prussia", "transfer 1 from fried to Winter") == "transfer 1 Friedrich > Winterfeldt"
    assert line(game, "Prussia", "ziehe zug 2: frankfurt oder") == "move train 2: Frankfurt (Oder)"


# -------------------------------------------------------------------------------- every verb and option

ORDERS = [
    (verb.word, text)
    for verb in VERBS
    if verb.group is not Group.HEADER and verb.word != "standing"
    for language in LANGUAGES
    for text in language.examples[verb.word]
]


@pytest.mark.parametrize(("verb", "text"), ORDERS)
def test_every_order_is_the_same_when_written_and_read_again(verb: str, text: str) -> None:
    for nation in ("Prussia", "Austria", "France"):
        for game in (unset(), opening(), active(nation), read_out("3")):
            found = agrees(game, nation, read(game, text))
            assert order_line(found).startswith(verb)


@pytest.mark.parametrize(
    "verb",
    [verb for verb in VERBS if verb.group is not Group.HEADER and verb.word not in ("standing", "answer")],
)
def test_both_languages_give_the_same_orders(verb: Verb) -> None:
    game = active("Prussia")
    english, german = (
        {order_line(canonical(game, "Prussia", read(game, text))) for text in texts}
        for texts in (language.examples[verb.word] for language in LANGUAGES)
    )
    assert german <= english


OPTIONS = {
    "battle: loss max 3, spend at most 20, settle 1": "battle: loss 3, spend 20, settle 1",
    "Kampf: Verlust höchstens 3, ausgeben bis zu 20": "battle: loss 3, spend 20",
    "battle Fried + P2 > Daun: play ♠10 s 7 R4 S11 as 22": (
        "battle Friedrich + Winterfeldt > Daun: play S10 S7 R4 S11=22"
    ),
    "Kampf > A1: spiele Pik 10 Kr7 R4": "battle > Daun: play S10 C7 R4",
    "battle: keep H, s 12, R, low": "battle: keep hearts S12 R, low",
    "Schlacht: behalte Herz, P12, niedrig": "battle: keep hearts S12, low",
    "battle: highest, zero, no reserves": "battle: high, zero, reserve no",
    "Kampf: hoch, Null, Reserve zuletzt": "battle: high, zero, reserve last",
    "battle: low, reserve YES, concede": "battle: low, reserve yes, concede",
    "Kampf: Reserve ja, aufgeben, fragen": "battle: reserve yes, concede, ask",
    "discard Lowest C, highest, ♥4": "discard lowest clubs, highest, H4",
    "ablegen höchste Karo, niedrigste, R": "discard highest diamonds, lowest, R",
    "offensive none": "offensive no",
    "Offensive Karo 7": "offensive D7",
    "recruit with S13 and C12: troß 1 in berlin, 2 Keith": "recruit S13 C12: train 1 at Berlin, Keith 2",
    "rekrutiere in Spand H9: Dohna 1": "recruit at Spandau H9: Dohna 1",
    "recruit R: Dohna 1 at Spandau, train at Küstrin": "recruit R: Dohna at Spandau 1, train at Küstrin",
    "attack P1 against Daun & Browne": "attack Friedrich > Daun + Browne",
    "Rückzug Daun: leipa, Turn": "retreat Daun: Leipa, Turnau",
    "retreat A1: Leipa, Torgau-Falkenberg": "retreat Daun: Leipa, Torgau, Falkenberg",
    "waive Muskau-Bunzlau": "waive Muskau, Bunzlau",
    "fate swap ♠ 4": "fate exchange S4",
    "Schicksal weiche nach Torgau": "fate evade Torgau",
    "fate turn Daun": "fate flip Daun",
}


@pytest.mark.parametrize(("text", "canon"), OPTIONS.items())
def test_every_option_is_the_same_when_written_and_read_again(text: str, canon: str) -> None:
    assert line(active("Prussia"), "Prussia", text) == canon


def test_what_cannot_be_told_yet_stays_as_it_was_written() -> None:
    game = active("Prussia")
    order = MoveOrder(1, "", ("Zieten",), ("Fra", "Xyz"))
    assert canonical(game, "Prussia", order) == order


def test_a_short_name_means_what_it_means_where_the_piece_is_when_it_moves() -> None:
    """The second way begins where the first ends."""
    game = opening()
    part = letter("nation Prussia\nmove Keith: Reichenb, Schweid").parts[0]
    found = canonical_part(game, "Prussia", part)
    assert order_line(found.orders[0]).startswith("move Keith: Reichenbach")


@pytest.mark.parametrize(
    ("text", "canon"),
    [
        ("Antwort {}: entlasse P6", "fate retire Seydlitz"),
        ("answer {}: seydl", "fate retire Seydlitz"),
        ("answer {}: fate retire Dohna", "fate retire Dohna"),
    ],
)
def test_an_answer_is_the_order_that_it_means(text: str, canon: str) -> None:
    game = read_out("Elisabeth")
    number = next(one.number for one in questions(game) if one.nation == "Prussia")
    assert line(game, "Prussia", text.format(number)) == f"answer {number}: {canon}"


# --------------------------------------------------------------------------------------- random games


def same(game: Game, nation: str, orders: Iterable[Order], again: Iterable[Order]) -> None:
    assert [meaning(order) for order in orders] == [meaning(order) for order in again]


class Canonical(BotGame):
    """A table where only the canonical orders of a letter are given to the engine."""

    seen: ClassVar[set[type]] = set()

    def _read(self, player: str, text: str) -> dict[str, tuple[Order, ...]]:
        found = judge(self.game, parse(enumerate(text.splitlines(), 1), self.game.rules), player)
        assert not found.faults
        parts = {one.nation: one.part for one in found.parts if one.nation}
        return {nation: self._part(player, nation, part) for nation, part in parts.items()}

    def _part(self, player: str, nation: str, part: Part) -> tuple[Order, ...]:
        kept = canonical_part(self.game, nation, part)
        lines = (f"nation {nation}", *map(order_line, kept.orders))
        sheet = parse(enumerate(lines, 1), self.game.rules)
        again, strange = by_nation(self.game, sheet.parts, player)
        assert not (strange or sheet.faults or sheet.skipped), lines
        same(self.game, nation, again[nation].orders if again else (), kept.orders)
        same(self.game, nation, canonical_part(self.game, nation, kept).orders, kept.orders)
        self.seen |= {type(order) for order in kept.orders}
        return kept.orders


@pytest.mark.parametrize("kind", ["random", "sensible"])
@pytest.mark.parametrize("scenario", scenarios())
def test_a_game_goes_as_it_goes_by_the_letters_themselves(scenario: str, kind: str) -> None:
    options = rules_for(scenario).options
    tables = []
    for table in (BotGame, Canonical):
        players = {player: BOTS[kind](player) for player in rules_for(scenario).players}
        game = table(new_game(rules_for(scenario), "canon", options), players)
        game.settle()
        while game.game.phase != OVER and game.game.turn <= 4:
            game.ask()
        tables.append(game)
    assert tables[0].steps == tables[1].steps
    assert {MoveOrder, SetUpOrder, AnswerOrder} <= Canonical.seen


def test_no_kind_of_order_is_forgotten() -> None:
    """A new kind of order has a line of its own, or is a word alone."""
    alone = (GameLine, TurnLine, PasswordLine, LanguageLine, LuckLine, NationLine)
    alone = (*alone, Amend, AcceptPartial, AllOrNothing, Forecast, AskFor, AwayLine, ZoneLine, SuitsLine)
    alone = (*alone, DeputyLine)
    for kind in Order.__subclasses__():
        has_own = "in_full" in vars(kind)
        assert has_own != (kind in (*alone, StandingOrder)), kind
        assert is_dataclass(kind) and {"line", "text"} <= {one.name for one in fields(kind)}
