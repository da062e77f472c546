"""The cross-check with recorded games of another engine (`make crosscheck`), on small recordings."""

from __future__ import annotations

import ast
import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pbem.data.rules import rules_for
from pbem.engine import fate_effects
from pbem.engine.apply import apply_all
from pbem.engine.model import MOVEMENT, OFFENSIVE_OPTION, Card, Chance, Game, Offensive, Rules
from pbem.engine.questions import EndMovement, Verdict
from pbem.engine.sequence import decide
from tools.crosscheck import causes, evasions, legend, turn_ends
from tools.crosscheck.__main__ import main
from tools.crosscheck.combats import EVADING
from tools.crosscheck.ledger import Ledger
from tools.crosscheck.names import GameNames
from tools.crosscheck.record import Action
from tools.crosscheck.replay import Gap, Replay

RULES: Rules = rules_for()
CITIES = [city.key for city in RULES.board.cities]


def header() -> dict[str, Any]:
    """The first line of a recorded game, every general off the map and every train where it starts."""
    places = [672] * len(RULES.generals) + [train.city for train in RULES.trains.values()]
    return {"t": "h", "scenario": "4P", "options": {}, "pos": places}


def record(folder: Path, name: str, *entries: dict[str, Any]) -> None:
    """Write a recorded game."""
    games = folder / "games"
    games.mkdir(exist_ok=True)
    (folder / "cities.json").write_text(json.dumps(CITIES))
    with gzip.open(games / f"{name}.jsonl.gz", "wt", encoding="utf-8") as lines:
        lines.writelines(json.dumps(entry) + "\n" for entry in entries)


ENDED = {"t": "e", "turn": 9, "victory": "Prussia won."}


def test_a_game_without_a_difference_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(tmp_path, "whole", header(), ENDED)
    assert main([str(tmp_path)]) == 0
    assert "turn 9: Prussia won." in capsys.readouterr().out


def test_a_game_that_breaks_is_reported_and_the_next_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record(tmp_path, "broken", {"t": "h"}, ENDED)
    record(tmp_path, "whole", header(), ENDED)
    assert main([str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "broken off" in told
    assert "broken turn 0 : the game: we break off: KeyError 'scenario' (run.py, line " in told
    assert "turn 9: Prussia won." in told


def test_nothing_to_replay_is_a_mistake_in_the_call(tmp_path: Path) -> None:
    assert main([]) == main([str(tmp_path)]) == 2


# ----------------------------------------------------------------------------------------------- causes


def at(title: str) -> int:
    """The number of a city."""
    return next(number for number, city in enumerate(RULES.board.cities) if city.title == title)


def position(scenario: str = "standard", /, **cities: str) -> Game:
    """A game in turn 9 with generals of 8 troops in these cities, an underscore for a blank."""
    rules = rules_for(scenario)
    roles = {player: tuple(own) for player, own in rules.players.items()}
    where = {name.replace("_", " "): at(title) for name, title in cities.items()}
    troops = {name: 8 for name in where if name in rules.generals}
    hands: dict[str, tuple[Card, ...]] = {nation: () for nation in rules.order}
    return Game(rules, roles, Chance(""), turn=9, where=where, troops=troops, hands=hands)


def fated(game: Game, card: str, suit: str, nation: str | None = None) -> Game:
    """The same game with a card of fate read last, in a nation's action stage."""
    fate = replace(game.fate, card=card, suit=suit, used=False)
    return replace(game, fate=fate, nation=nation)


def holding(game: Game, nation: str, *faces: str) -> Game:
    """The same game with cards in a nation's hand."""
    hand = tuple(Card(face[0], int(face[1:]), 1) for face in faces)
    return replace(game, hands={**game.hands, nation: hand})


def returned(node: ast.expr | None) -> set[str]:
    """The texts that a `return` of this may give."""
    if isinstance(node, ast.IfExp):
        return returned(node.body) | returned(node.orelse)
    if isinstance(node, ast.BoolOp):
        return {text for part in node.values for text in returned(part)}
    return {str(node.value)} if isinstance(node, ast.Constant) and node.value else set()


def test_every_cause_stands_in_the_legend() -> None:
    tree = ast.parse(Path(causes.__file__).read_text(encoding="utf-8"))
    named = {text for node in ast.walk(tree) if isinstance(node, ast.Return) for text in returned(node.value)}
    assert named | {causes.AT_ONCE, causes.PUT_DOWN} == set(legend.DEPARTURES | legend.FINDINGS)


@pytest.mark.parametrize(
    ("faces", "cause"), [(("S4",), "nothing to pay with"), (("S4", "D2"), None), ((), "nothing to pay with")]
)
def test_a_hand_that_cannot_pay_opens_no_recruitment(faces: tuple[str, ...], cause: str | None) -> None:
    game = holding(position(Hildburghausen="Gotha"), "Imperial Army", *faces)
    assert causes.cause_of_nothing_to_buy(game, "Imperial Army", ours=False) == cause
    assert causes.cause_of_nothing_to_buy(game, "Imperial Army", ours=True) is None


def test_after_10_spades_nobody_next_to_an_enemy_can_be_bought_for() -> None:
    west = position("west", Seydlitz="Kassel", Soubise="Bebra", Prussia_train_1="Jüterbog")
    game = fated(holding(west, "Prussia", "S13"), "10", "S", "Prussia")
    assert fate_effects.receiver_verdict(game, "Seydlitz")
    assert causes.cause_of_nothing_to_buy(game, "Prussia", ours=False) == "nothing to buy"
    away = replace(game, where={**game.where, "Soubise": at("Koblenz")})
    assert causes.cause_of_nothing_to_buy(away, "Prussia", ours=False) is None


def test_a_named_general_alone_is_offered() -> None:
    game = fated(position(Tottleben="Lipno", Fermor="Lipno", Apraxin="Sierpc"), "1", "D")
    assert causes.cause_of_asked(game, {"Fermor"}) == "named general"
    assert causes.cause_of_asked(game, {"Fermor", "Apraxin"}) is None
    assert causes.cause_of_asked(game, {"Apraxin"}) is None
    assert causes.cause_of_asked(fated(game, "1", "C"), {"Fermor"}) is None


def test_a_swap_refused_by_one_is_not_put_to_the_other() -> None:
    game = fated(position(), "1", "H")
    refused = replace(game, fate=replace(game.fate, sealed={"Austria": None}))
    agreed = replace(game, fate=replace(game.fate, sealed={"Austria": "S4"}))
    assert causes.cause_of_not_asked(refused, over=False) == "1 hearts: asked together"
    assert causes.cause_of_not_asked(agreed, over=False) is None
    assert causes.cause_of_not_asked(game, over=True) == "the last stroke"


def test_near_halle_only_a_stop_next_to_the_enemy_there_differs() -> None:
    game = fated(position(Soubise="Sangerhausen", Heinrich="Halle"), "3", "D", "France")
    assert causes.cause_of_no_stop(game, at("Eisleben")) == "Halle: R44"
    assert causes.cause_of_no_stop(game, at("Sangerhausen")) is None
    assert causes.cause_of_no_stop(fated(game, "3", "C", "France"), at("Eisleben")) is None
    empty = replace(game, where={**game.where, "Heinrich": at("Berlin")})
    assert causes.cause_of_no_stop(empty, at("Eisleben")) is None


def test_a_dead_end_is_a_step_next_to_an_enemy_by_one_who_may_not_attack() -> None:
    game = fated(position(Friedrich="Chemnitz", Daun="Teplitz"), "7", "S", "Prussia")
    beside = RULES.board.neighbours[at("Teplitz")][0]
    assert causes.cause_of_step(game, ("Friedrich",), beside, ours=False) == "dead end"
    assert causes.cause_of_step(game, ("Friedrich",), at("Freiberg"), ours=False) is None
    assert causes.cause_of_step(game, ("Friedrich",), beside, ours=True) is None


def test_in_the_theatre_prussia_conquers_on_and_nothing_is_eased() -> None:
    prag, second = at("Prag"), at("Meißen")
    game = replace(position("theatre"), nation="Prussia")
    conquest = Gap("conquest of", "Prag", True, False, prag)
    assert causes.cause_after_move(game, conquest) == "Theatre: Prussian conquests"
    assert causes.cause_after_move(game, replace(conquest, ours=False, theirs=True)) is None
    assert causes.cause_after_move(replace(game, turn=2), conquest) is None
    assert causes.cause_after_move(replace(game, nation="Austria"), conquest) is None
    imperial = replace(game, nation="Imperial Army", quit=frozenset(["France"]))
    gap = Gap("conquest of", "Meißen", True, False, second)
    assert causes.cause_after_move(imperial, gap) == "Theatre: eased"
    assert causes.cause_after_move(replace(imperial, quit=frozenset(["Russia"])), gap) is None
    standard = replace(imperial, rules=RULES)
    assert causes.cause_after_move(standard, gap) is None


def test_after_7_hearts_friedrich_may_not_re_enter() -> None:
    game = fated(position(), "7", "H", "Prussia")
    assert causes.cause_of_entry(game, "Prussia", [("Friedrich", at("Berlin"))]) == "7 hearts: re-entry"
    assert causes.cause_of_entry(game, "Prussia", [("Heinrich", at("Berlin"))]) is None
    assert causes.cause_of_entry(fated(game, "7", "C"), "Prussia", [("Friedrich", at("Berlin"))]) is None


def test_who_re_enters_onto_a_face_down_stack_stays_face_up_there() -> None:
    game = replace(position(Cumberland="Stade"), face_down=frozenset(["Cumberland"]))
    gap = Gap("face of", "Ferdinand", True, False)
    entered = {"Ferdinand": at("Stade")}
    assert causes.cause_after_recruitment(game, entered, gap) == "re-entry face up"
    assert causes.cause_after_recruitment(game, {}, gap) is None
    assert causes.cause_after_recruitment(position(Cumberland="Stade"), entered, gap) is None


def test_a_general_at_home_or_in_a_depot_is_turned_over_there() -> None:
    game = fated(position(Apraxin="Warszawa", Fermor="Lipno", Russia_train_1="Koło"), "9", "S")
    gap = Gap("face of", "Apraxin", False, True)
    assert causes.cause_after_fate(game, gap) == "9 spades, 12 clubs: no train needed"
    assert causes.cause_after_fate(game, replace(gap, subject="Fermor")) is None
    assert causes.cause_after_fate(game, replace(gap, ours=True, theirs=False)) is None
    assert causes.cause_after_fate(fated(game, "12", "C"), gap) is None


def test_france_is_supplied_in_hildburghausen_there() -> None:
    game = position(Soubise="Hildburghausen", France_train_1="Koblenz")
    gap = Gap("face of", "Soubise", True, False)
    assert causes.cause_after_stage(game, game, gap, over=False) == "French depots"
    gotha = replace(game, where={**game.where, "Soubise": at("Gotha")})
    assert causes.cause_after_stage(gotha, gotha, gap, over=False) is None


def test_a_substitute_city_without_room() -> None:
    game = position(
        Heinrich="Zossen", Keith="Zossen", Dohna="Zossen", Daun="Velten", Prussia_train_1="Potsdam"
    )
    assert causes.cause_of_substitute(game, [at("Zossen"), at("Potsdam")]) == "substitute without room"
    assert causes.cause_of_substitute(game, [at("Zossen"), at("Velten")]) is None
    assert causes.cause_of_substitute(game, [at("Spandau")]) is None


def test_nobody_draws_when_all_five_decks_are_in_hands() -> None:
    full = {"deck": [], "hand": [[0] * 124, [0] * 123]}
    assert causes.cause_of_fewer_drawn(full, 3) == "all cards in hands"
    assert causes.cause_of_fewer_drawn(full, 2) is None
    assert causes.cause_of_fewer_drawn({**full, "deck": [1]}, 3) is None


def test_a_joint_victory_is_explained_by_austria_alone() -> None:
    held = [
        city for city in RULES.board.objectives["Austria"] if RULES.board.cities[city].objective_order == 2
    ]
    first = [city for city in RULES.board.objectives["Austria"] if city not in held]
    declared = Offensive(declared=True, taken=True)
    game = replace(position(), offensive=declared, eased=frozenset(["Austria"]))
    game = replace(game, conquered=frozenset([*held, *first[:-5]]), winners=("Imperial Army",))
    both = frozenset(["Austria", "Imperial Army"])
    assert causes.cause_of_victory(game, both) == "eased: markers counted"
    assert causes.cause_of_victory(game, both | {"France"}) is None
    assert causes.cause_of_victory(replace(game, conquered=frozenset(first[:-5])), both) is None


def test_victory_by_the_offensive_option_comes_at_once_and_the_stage_has_to_end_there(tmp_path: Path) -> None:
    game = replace(position(), nation="Prussia", phase=MOVEMENT, options=frozenset([OFFENSIVE_OPTION]))
    game = replace(game, offensive=Offensive(declared=True))
    replay = Replay(GameNames("standard", CITIES, header()["pos"]), Ledger("one"), game)
    moved = Action(0, "stop", None, {}, {"state": "move_general"}, {"state": "movement"})
    assert not turn_ends.win_at_once(replay, moved)
    replay.game = replace(game, conquered=frozenset(RULES.board.objectives["Prussia"]))
    assert turn_ends.win_at_once(replay, moved)
    assert replay.is_over
    assert replay.ledger.causes() == {causes.AT_ONCE: 1}


# ---------------------------------------------------------------------------------- stepping aside


def before_daun() -> Replay:
    """Austria's movement has ended, and two Prussian stacks may step aside before Daun attacks."""
    game = position(Friedrich="Halle", Heinrich="Leipzig", Keith="Leipzig", Daun="Merseburg")
    game = fated(replace(game, phase=MOVEMENT), "8", "C", "Austria")
    ruling = decide(game, EndMovement("Austria"))
    assert not isinstance(ruling, Verdict)
    return Replay(GameNames("standard", CITIES, header()["pos"]), Ledger("one"), apply_all(game, ruling))


def offered(replay: Replay, name: str, *generals: str, argument: str | None = None) -> Action:
    """The recorded question who steps aside, and the choice; nobody is left to attack after it."""
    numbers = replay.names.piece_number
    places = [replay.game.where.get(piece, 672) for piece in replay.names.pieces]
    before = {"state": EVADING[0], "pos": places}
    stacks = {"piece": [numbers[general] for general in generals]}
    chosen = numbers[argument] if argument else None
    return Action(0, name, chosen, stacks, before, {"state": "combat", "combat": [1, 2]})


def test_the_stack_chosen_there_is_the_next_to_be_asked_here() -> None:
    replay = before_daun()
    assert replay.game.stage.evading == (at("Halle"), at("Leipzig"))
    choice = offered(replay, "piece", "Friedrich", "Heinrich", argument="Heinrich")
    evasions.compare_stacks(replay, choice)
    assert replay.game.stage.evading == (at("Leipzig"), at("Halle"))
    assert not replay.ledger.differences


def test_all_who_are_left_stay_and_the_attacks_are_compared() -> None:
    replay = before_daun()
    evasions.compare_stacks(replay, offered(replay, "next", "Friedrich", "Heinrich"))
    assert replay.game.stage.evading == ()
    assert {difference.what.split(":")[0] for difference in replay.ledger.differences} == {"attack"}


def test_another_choice_of_stacks_is_a_difference() -> None:
    replay = before_daun()
    evasions.compare_stacks(replay, offered(replay, "piece", "Friedrich", argument="Friedrich"))
    assert [str(each.what) for each in replay.ledger.differences] == ["stepping aside"]
