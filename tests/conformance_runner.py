"""Plays a conformance case as the desk would play its letter, and tells what did not come true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from conformance_cases import Case

from pbem.data.errors import PositionError
from pbem.data.position import city_number, read
from pbem.desk.codec import EVENTS
from pbem.desk.filed import Filed, add
from pbem.desk.play import carry_out
from pbem.engine import movement, supply
from pbem.engine import questions as q
from pbem.engine.events import Drawn, Event
from pbem.engine.model import RESERVE, Card, Game
from pbem.engine.sequence import legal, questions, settle
from pbem.orders.faults import Fault
from pbem.orders.judge import Judgement, judge, stage_turn
from pbem.orders.parse import parse

Complaints = list[str]


@dataclass(frozen=True)
class Outcome:
    """What became of a case; `error` if its position was refused. `doubts` are orders that would be refused
    as things stand; `skew` counts the lines that were put before the case's letter."""

    game: Game | None
    events: tuple[Event, ...] = ()
    faults: tuple[Fault, ...] = ()
    doubts: tuple[Fault, ...] = ()
    error: str = ""
    skew: int = 0


# ------------------------------------------------------------------------------------------- playing


def run(case: Case) -> Complaints:
    """Everything in which the program and the case differ; nothing if they agree."""
    outcome = play(case)
    expected = {"refused": [], "impossible": [], **case.then}
    if outcome.game is None:
        return _impossible(outcome, expected["impossible"])
    return [said for key, wanted in expected.items() for said in CHECKS[key](outcome, wanted)]


def play(case: Case) -> Outcome:
    """Set the position up, judge the letter and carry it out if nothing is wrong with it."""
    try:
        happened, game = settle(read(case.position, seed=case.id))
    except PositionError as error:
        return Outcome(None, error=str(error))
    if not case.orders and not case.deadline:
        return Outcome(game, happened)
    filed, judged = _file(game, case)
    skew = 0 if case.letter_names_nation else 1
    if judged.faults:
        return Outcome(game, happened, judged.faults, skew=skew)
    played = carry_out(game, filed, deadline=case.deadline, past=happened)
    events = (*happened, *(event for step in played.steps for event in step.events))
    late = tuple(fault for own in played.faults.values() for fault in own)
    return Outcome(played.game, events, late, judged.notes, skew=skew)


def _file(game: Game, case: Case) -> tuple[dict[str, Filed], Judgement]:
    """The letter's orders by nation, and what the desk says of them."""
    number = next((str(question.number) for question in questions(game)), "0")
    text = case.orders.replace("{question}", number)
    sheet = parse(enumerate(text.splitlines(), 1), game.rules)
    judged = judge(game, sheet)
    filed = {
        part.nation: add(Filed(), part.part, sheet.header, 1, stage_turn(game, part.nation))
        for part in judged.parts
        if part.nation
    }
    return filed, judged


# ------------------------------------------------------------------------------------ what is checked


def _refused(outcome: Outcome, wanted: list[Mapping[str, Any]]) -> Complaints:
    """The faults wanted and no others. An order that only what stands now forbids may be let through with a
    remark; then it must have had no effect, which the case's other keys show."""
    doubts = outcome.doubts if wanted else ()
    faults = sorted(outcome.faults or doubts, key=lambda fault: fault.line)
    if len(faults) != len(wanted):
        return [f"refused: {[str(fault) for fault in faults] or 'nothing'}"]
    pairs = zip(faults, wanted, strict=True)
    return [str(fault) for fault, each in pairs if not _is_refusal(fault, each, outcome.skew)]


def _is_refusal(fault: Fault, wanted: Mapping[str, Any], skew: int) -> bool:
    cited = fault.rule.split(", ")
    because = _words(wanted["because"])
    said = f"{fault.what} {fault.instead}"
    rule = wanted.get("rule", cited[0])
    return fault.line - skew == wanted["line"] and rule in cited and all(word in said for word in because)


def _words(written: str | list[str]) -> list[str]:
    return [written] if isinstance(written, str) else written


def _impossible(outcome: Outcome, wanted: str | list[str]) -> Complaints:
    missing = [word for word in _words(wanted) if word not in outcome.error]
    if outcome.game is None and wanted and not missing:
        return []
    return [f"position: {outcome.error or 'accepted'}"] if wanted or outcome.error else []


def _pieces(outcome: Outcome, wanted: Mapping[str, Any]) -> Complaints:
    now = {piece: _stands(_game(outcome), piece) for piece in wanted}
    return [f"{piece} is {now[piece]}" for piece, facts in wanted.items() if not _fits(now[piece], facts)]


def _stands(game: Game, piece: str) -> dict[str, Any] | str:
    assert piece in game.rules.nation_of, piece
    if piece not in game.where:
        return "off map"
    face = "down" if piece in game.face_down else "up"
    return {"city": _title(game, game.where[piece]), "troops": game.troops.get(piece), "face": face}


def _fits(now: dict[str, Any] | str, facts: dict[str, Any] | str) -> bool:
    if isinstance(now, str) or isinstance(facts, str):
        return now == facts
    return all(now[key] == value for key, value in facts.items())


def _conquered(outcome: Outcome, wanted: list[str]) -> Complaints:
    return [f"{name} is not conquered" for name in wanted if not _is_conquered(outcome, name)]


def _not_conquered(outcome: Outcome, wanted: list[str]) -> Complaints:
    return [f"{name} is conquered" for name in wanted if _is_conquered(outcome, name)]


def _is_conquered(outcome: Outcome, name: str) -> bool:
    game = _game(outcome)
    return city_number(game.rules, name) in game.conquered


def _question_marks(outcome: Outcome, wanted: list[str]) -> Complaints:
    game = _game(outcome)
    return _equal("question marks", {_title(game, city) for city in game.stage.marks}, set(wanted))


def _hands(outcome: Outcome, wanted: Mapping[str, str]) -> Complaints:
    held = {nation: _faces(outcome, nation) for nation in wanted}
    return _equal("hands", held, {nation: Counter(text.split()) for nation, text in wanted.items()})


def _holds(outcome: Outcome, wanted: Mapping[str, str]) -> Complaints:
    found = {nation: Counter(text.split()) - _faces(outcome, nation) for nation, text in wanted.items()}
    return [f"{nation} lacks {list(missing)}" for nation, missing in found.items() if missing]


def _hand_sizes(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    return _equal("hands", {nation: _faces(outcome, nation).total() for nation in wanted}, dict(wanted))


def _faces(outcome: Outcome, nation: str) -> Counter[str]:
    return Counter(card.face for card in _game(outcome).hands.get(nation, ()))


def _totals(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    return _equal("totals", {nation: _game(outcome).total(nation) for nation in wanted}, dict(wanted))


def _draws(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    drawn: Counter[str] = Counter()
    for event in outcome.events:
        if isinstance(event, Drawn):
            drawn[event.nation] += event.count
    return _equal("draws", drawn, Counter(wanted))


def _score(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    combat = _game(outcome).stage.combat
    if combat is None:
        return ["there is no combat"]
    return _equal("score", {nation: combat.score_of(nation) for nation in wanted}, dict(wanted))


# -------------------------------------------------------------------------------- questions and answers


def _asked(outcome: Outcome, wanted: list[Mapping[str, Any]]) -> Complaints:
    game = _game(outcome)
    opened = {(question.nation, question.kind): question for question in questions(game)}
    found = _equal("asked", set(opened), {(each["nation"], each["kind"]) for each in wanted})
    if found:
        return found
    return [
        said for each in wanted for said in _one_asked(game, opened[each["nation"], each["kind"]], each)
    ]


def _one_asked(game: Game, question: q.Question, wanted: Mapping[str, Any]) -> Complaints:
    player = game.player_of(question.nation)
    found = _equal("player", player, wanted.get("player", player))
    if "answers" in wanted:
        answers = {_answer(game, answer) for answer in legal(game, question)}
        found += _equal("answers", answers, set(wanted["answers"]))
    return found


def _answer(game: Game, answer: q.Answer) -> str:
    match answer:
        case q.Play(_, card, _):
            return RESERVE if card == RESERVE else card
        case q.Discard(_, card):
            return card
        case q.Stop():
            return "stop"
        case q.ChooseRetreat(_, city):
            return _title(game, city)
        case q.Attack(_, city, enemy):
            return f"{_title(game, city)} > {_title(game, enemy)}"
    raise AssertionError(f"{answer} has no short form in a case")


# ---------------------------------------------------------------------------------------------- events


def _events(outcome: Outcome, wanted: list[Mapping[str, Any]]) -> Complaints:
    """The events wanted happened one after the other, whatever came between."""
    left = iter(outcome.events)
    for each in wanted:
        ((name, fields),) = each.items()
        assert name in EVENTS, name
        if not any(_is_event(event, name, fields) for event in left):
            return [f"no {each} at its place in {[_said(event) for event in outcome.events]}"]
    return []


def _is_event(event: Event, name: str, fields: Mapping[str, Any]) -> bool:
    if type(event).__name__ != name:
        return False
    return all(_plain(getattr(event, field)) == value for field, value in fields.items())


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.face
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _said(event: Event) -> str:
    return f"{type(event).__name__} {vars(event)}"


def _no_events(outcome: Outcome, wanted: list[str]) -> Complaints:
    return _count_events(outcome, dict.fromkeys(wanted, 0))


def _count_events(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    assert set(wanted) <= set(EVENTS), wanted
    happened = Counter(type(event).__name__ for event in outcome.events)
    return _equal("events", {name: happened[name] for name in wanted}, dict(wanted))


def _secret(outcome: Outcome, wanted: list[Mapping[str, str]]) -> Complaints:
    return [f"{each} is open to all" for each in wanted if not all(_hides(outcome, each))]


def _public(outcome: Outcome, wanted: list[Mapping[str, str]]) -> Complaints:
    return [f"{each} is secret" for each in wanted if any(_hides(outcome, each))]


def _hides(outcome: Outcome, field: Mapping[str, str]) -> list[bool]:
    """Whether the events of that name that happened keep that field from others."""
    ((name, key),) = field.items()
    found = [event for event in outcome.events if type(event).__name__ == name]
    assert all(hasattr(event, key) for event in found), field
    assert found, f"no {name} among {[_said(event) for event in outcome.events]}, {outcome.faults}"
    return [event.HIDDEN or key in event.SECRET for event in found]


# ---------------------------------------------------------------------------------- board, deck, frame


def _reach(outcome: Outcome, wanted: Mapping[str, Any]) -> Complaints:
    game = _game(outcome)
    return [said for written, cities in wanted.items() for said in _one_reach(game, written, cities)]


def _one_reach(game: Game, written: str, wanted: Any) -> Complaints:
    pieces = tuple(name.strip() for name in written.split("+"))
    found = {_title(game, city) for city in movement.reach(game, pieces)} - {
        _title(game, game.where[pieces[0]])
    }
    if isinstance(wanted, list):
        return _equal(f"reach of {written}", found, set(wanted))
    missing = set(wanted.get("includes", ())) - found
    extra = set(wanted.get("excludes", ())) & found
    return [f"reach of {written}: lacks {missing}, has {extra}"] if missing or extra else []


def _supply(outcome: Outcome, wanted: Mapping[str, str]) -> Complaints:
    game = _game(outcome)
    found = {general: supply.supply(game, general).source or "none" for general in wanted}
    return _equal("supply", found, dict(wanted))


def _deck(outcome: Outcome, wanted: Mapping[str, Any]) -> Complaints:
    chance = _game(outcome).chance
    piles = {str(number): len(pile) for number, pile in enumerate(chance.piles, 1)}
    now = {
        "opened": chance.opened,
        "left": len(chance.draw),
        "piles": {number: piles.get(number, 0) for number in wanted.get("piles", ())},
    }
    return _equal("deck", {key: now[key] for key in wanted}, dict(wanted))


def _attribute(name: str) -> Callable[[Outcome, Any], Complaints]:
    return lambda outcome, wanted: _equal(name, _plain(getattr(_game(outcome), name)), wanted)


def _equal(what: str, found: object, wanted: object) -> Complaints:
    return [] if found == wanted else [f"{what}: {found}, not {wanted}"]


def _title(game: Game, city: int) -> str:
    place = game.rules.board.cities[city]
    return place.title


def _game(outcome: Outcome) -> Game:
    assert outcome.game is not None
    return outcome.game


CHECKS: Mapping[str, Callable[[Outcome, Any], Iterable[str]]] = {
    "refused": _refused,
    "impossible": _impossible,
    "pieces": _pieces,
    "conquered": _conquered,
    "not_conquered": _not_conquered,
    "question_marks": _question_marks,
    "hands": _hands,
    "holds": _holds,
    "hand_sizes": _hand_sizes,
    "totals": _totals,
    "draws": _draws,
    "score": _score,
    "asked": _asked,
    "events": _events,
    "no_events": _no_events,
    "count_events": _count_events,
    "secret": _secret,
    "public": _public,
    "reach": _reach,
    "supply": _supply,
    "deck": _deck,
    "turn": _attribute("turn"),
    "nation": _attribute("nation"),
    "phase": _attribute("phase"),
    "winners": _attribute("winners"),
}
"""What each key of `then` checks."""
