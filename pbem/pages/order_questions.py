"""What a player is asked, as the order desk shows it: each answer with the words that give it in a letter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pbem.engine import questions as q
from pbem.engine.model import Rules
from pbem.report.question_records import DefaultAnswer, OpenQuestion, Pairing
from pbem.report.view_records import Place

Facts = dict[str, Any]


def page_question(asked: OpenQuestion, rules: Rules) -> Facts:
    """An open question with all answers it admits. Each answer has `say`, what is written after `answer 12:`,
    and what it names: a `card`, a `city` by number, a `general`; `default` is what is said if nothing is."""
    facts: Facts = {"number": asked.number, "kind": asked.kind}
    if asked.kind == q.MOVE:
        return facts
    if asked.kind == q.ALLOT:
        return facts | {"troops": asked.troops, "default": dict(asked.default.troops)}
    options = list(_OPTIONS[asked.kind](asked, rules))
    return facts | _about(asked, rules) | {"options": options, "default": _default_in_words(asked.default)}


def _about(asked: OpenQuestion, rules: Rules) -> Facts:
    """What the question is about."""
    about: Facts = {"fate": asked.fate.text} if asked.fate else {}
    if asked.pairing:
        about |= {"fight": _fight(asked.pairing, rules)}
    if asked.kind == q.PLAY:
        about |= {"score": asked.score, "suit": asked.suit, "must": asked.must}
    if asked.kind == q.RETREAT:
        about |= {"loser": asked.loser, "losers": asked.losers, "length": asked.length}
    return about


def _fight(pairing: Pairing, rules: Rules) -> Facts:
    cities = (_number(rules, place) for place in (pairing.place, pairing.enemy_place))
    return {"own": pairing.generals, "enemies": pairing.enemies, "cities": list(cities)}


def _number(rules: Rules, place: Place) -> int:
    return rules.board.index[place.key]


# ------------------------------------------------------------------------------------ one kind each


def _discards(asked: OpenQuestion, rules: Rules) -> Iterator[Facts]:
    for face in dict.fromkeys(asked.cards):
        yield {"say": f"discard {face}", "card": face}


def _offensives(asked: OpenQuestion, rules: Rules) -> Iterator[Facts]:
    for face in dict.fromkeys(asked.cards):
        yield {"say": f"offensive {face}", "card": face}
    yield {"say": "offensive no"}


def _attacks(asked: OpenQuestion, rules: Rules) -> Iterator[Facts]:
    for pairing in asked.pairings:
        yield {"say": _attack(pairing), "fight": _fight(pairing, rules)}


def _attack(pairing: Pairing) -> str:
    return f"attack {pairing.generals[0]} > {pairing.enemies[0]}"


def _plays(asked: OpenQuestion, rules: Rules) -> Iterator[Facts]:
    for face in dict.fromkeys(asked.cards):
        yield {"say": f"play {face}", "card": face, "value": int(face[1:])}
    if asked.double:
        twice = 2 * int(asked.double[1:])
        yield {"say": f"play {asked.double}={twice}", "card": asked.double, "value": twice}
    for value in asked.values:
        yield {"say": f"play R{value}", "card": "R", "value": value}
    if not asked.must:
        yield {"say": "concede"}


def _places(asked: OpenQuestion, rules: Rules) -> Iterator[Facts]:
    for place in asked.places:
        yield {"say": place.title, "city": _number(rules, place)}
    yield from _pass(asked)


def _fates(asked: OpenQuestion, rules: Rules) -> Iterator[Facts]:
    for piece in asked.generals:
        city = _number(rules, piece.place) if piece.place else None
        yield {"say": piece.name, "general": piece.name, "city": city}
    for face in dict.fromkeys(asked.cards):
        yield {"say": face, "card": face}
    yield from _places(asked, rules)


def _pass(asked: OpenQuestion) -> Iterable[Facts]:
    return [{"say": "pass"}] if asked.may_pass else []


_OPTIONS: dict[str, Callable[[OpenQuestion, Rules], Iterable[Facts]]] = {
    q.DISCARD: _discards,
    q.OFFENSIVE: _offensives,
    q.ATTACK: _attacks,
    q.PLAY: _plays,
    q.RETREAT: _places,
    q.EVADE: _places,
    q.FATE: _fates,
}


# ---------------------------------------------------------------------------------------- the default


def _default_in_words(default: DefaultAnswer) -> str:
    """The words of the answer that holds at the deadline if none comes."""
    if default.kind == "Discard":
        return f"discard {default.card}"
    if default.kind == "DecideOffensive":
        return f"offensive {default.card or 'no'}"
    if default.kind == "Attack":
        assert default.pairing
        return _attack(default.pairing)
    if default.kind == "Play":
        return f"play {default.card}" if default.card != "R" else f"play R{default.value}"
    if default.kind == "Stop":
        return "concede"
    if default.passes:
        return "pass"
    return default.place.title if default.place else default.general or default.card
