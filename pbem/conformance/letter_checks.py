"""Checks on what is refused, of a case's letter or of its position, and on what the game asks now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pbem.conformance.check import Checks, Complaints, equal, title
from pbem.conformance.play import PlayedCase
from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.sequence import legal, questions
from pbem.orders.grammar.faults import Fault


def _refused(played: PlayedCase, wanted: list[Mapping[str, Any]]) -> Complaints:
    """Whether the faults wanted were found, and no others.

    An order that is impossible only as things stand may be let through with a remark. It must have had no
    effect then, which the case's other keys show.
    """
    doubts = played.doubts if wanted else ()
    faults = sorted(played.faults or doubts, key=lambda fault: fault.line)
    if len(faults) != len(wanted):
        return [f"refused: {[str(fault) for fault in faults] or 'nothing'}"]
    pairs = zip(faults, wanted, strict=True)
    return [str(fault) for fault, each in pairs if not _is_refusal(fault, each, played.skew)]


def _is_refusal(fault: Fault, wanted: Mapping[str, Any], skew: int) -> bool:
    cited = fault.rule.split(", ")
    because = _words(wanted["because"])
    text = f"{fault.what} {fault.instead}"
    rule = wanted.get("rule", cited[0])
    return fault.line - skew == wanted["line"] and rule in cited and all(word in text for word in because)


def _words(written: str | list[str]) -> list[str]:
    return [written] if isinstance(written, str) else written


def _impossible(played: PlayedCase, wanted: str | list[str]) -> Complaints:
    missing = [word for word in _words(wanted) if word not in played.error]
    if played.position is None and wanted and not missing:
        return []
    return [f"position: {played.error or 'accepted'}"] if wanted or played.error else []


# -------------------------------------------------------------------------------- questions and answers


def _asked(played: PlayedCase, wanted: list[Mapping[str, Any]]) -> Complaints:
    game = played.game
    opened = {(question.nation, question.kind): question for question in questions(game)}
    complaints = equal("asked", set(opened), {(each["nation"], each["kind"]) for each in wanted})
    if complaints:
        return complaints
    pairs = ((opened[each["nation"], each["kind"]], each) for each in wanted)
    return [complaint for question, each in pairs for complaint in _one_asked(game, question, each)]


def _one_asked(game: Game, question: q.Question, wanted: Mapping[str, Any]) -> Complaints:
    player = game.player_of(question.nation)
    complaints = equal("player", player, wanted.get("player", player))
    if "answers" in wanted:
        answers = {_answer(game, answer) for answer in legal(game, question)}
        complaints += equal("answers", answers, set(wanted["answers"]))
    return complaints


def _answer(game: Game, answer: q.Answer) -> str:
    match answer:
        case q.Play(_, card, _) | q.Discard(_, card):
            return card
        case q.Stop():
            return "stop"
        case q.ChooseRetreat(_, city):
            return title(game, city)
        case q.Attack(_, city, enemy):
            return f"{title(game, city)} > {title(game, enemy)}"
    return _fate_answer(game, answer)


def _fate_answer(game: Game, answer: q.Answer) -> str:
    match answer:
        case q.DecideOffensive(_, card):
            return card or "no"
        case q.Evade(_, city):
            return "stay" if city is None else title(game, city)
        case q.DecideFate():
            named = answer.general or answer.card
            return named or ("pass" if answer.city is None else title(game, answer.city))
    raise AssertionError(f"{answer} has no short form in a case")


LETTER_CHECKS: Checks = {"refused": _refused, "impossible": _impossible, "asked": _asked}
