"""What the moderator says and does besides moderating, as his entries in the log tell it to the players."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any

from pbem.deadlines.wall_clock import days_words
from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.engine.phrase import phrase, unpacked
from pbem.engine.questions import Answer
from pbem.engine.sequence import questions
from pbem.game.clock import WANTED
from pbem.game.entries import (
    AwayEntry,
    DeputyEntry,
    Entry,
    FixEntry,
    HeldEntry,
    LetterEntry,
    LettersUndoneEntry,
    OpenedEntry,
    PressEntry,
    RedoEntry,
    ResumedEntry,
    RulesEntry,
    SaidEntry,
    StepEntry,
    SubstituteEntry,
    UndoneEntry,
)
from pbem.patterns import compiled
from pbem.report.record import MISSED, Notice

if TYPE_CHECKING:
    from pbem.game.fact_changes import FactChange

KINDS = (
    AwayEntry,
    DeputyEntry,
    SaidEntry,
    PressEntry,
    SubstituteEntry,
    FixEntry,
    OpenedEntry,
    UndoneEntry,
    LettersUndoneEntry,
    RedoEntry,
    HeldEntry,
    ResumedEntry,
    RulesEntry,
)
"""The kinds of entry that are told to players as notices."""

PRESS = PressEntry.kind
"""The kind of the notices that players wrote themselves."""

DECIDED = "decided"
"""The kind of the notices of what a deadline decided."""

FOR_THE_LATE = "late-"
"""The names of letters begin so that a program wrote for somebody who was late or away."""


_BY_PROGRAM = compiled(rf"\d+-{FOR_THE_LATE}bot-")


def notices_of(entry: Entry, game: Game) -> tuple[Notice, ...]:
    """What players are told of an entry; nothing if it is not of the moderator's."""
    match entry:
        case SaidEntry():
            to = None if entry.to is None else (entry.to,)
            return (Notice(entry.n, game.turn, "said", {"text": entry.text}, to),)
        case PressEntry():
            return (_press(entry, game.turn),)
        case SubstituteEntry():
            facts = {"player": entry.player, "reason": entry.reason}
            return (Notice(entry.n, game.turn, "substitute", facts),)
        case ResumedEntry(told=False) | AwayEntry(told=False):
            return ()
        case RulesEntry():
            return (Notice(entry.n, game.turn, entry.kind, {}),)
        case AwayEntry():
            facts = {name: getattr(entry, name) for name in ("player", "first", "last")}
            facts |= {"what": away_words(entry)}
            return (Notice(entry.n, game.turn, entry.kind, facts, receipt_to=_writer(entry)),)
        case DeputyEntry():
            return _deputy(entry, game.turn)
        case RedoEntry(reason=reason, to=to) if to:
            return (Notice(entry.n, game.turn, entry.kind, {"reason": reason}, to),)
        case OpenedEntry() | UndoneEntry() | RedoEntry() | HeldEntry() | ResumedEntry():
            facts = {name: getattr(entry, name, "") for name in ("what", "player", "reason")}
            return (Notice(entry.n, game.turn, entry.kind, facts),)
        case LettersUndoneEntry():
            taken = {"letters": entry.letters, "reason": entry.reason}
            return (Notice(entry.n, game.turn, "letters_undone", taken, (entry.player,)),)
        case FixEntry():
            return tuple(_fix(entry, game))
        case LetterEntry() if _BY_PROGRAM.match(entry.file):
            return tuple(_by_program(entry, game))
        case StepEntry(answer=answer) if answer is not None:
            return (*_decided_late(entry, game, answer), *_missed(entry, game, answer))
    return ()


def _decided_late(entry: StepEntry, game: Game, answer: Answer) -> tuple[Notice, ...]:
    if entry.at_deadline:
        kind = _KINDS[type(answer)]
        facts = {"nation": answer.nation, "wants": WANTED[kind], "on_file": kind}
        return (Notice(entry.n, game.turn, DECIDED, facts),)
    return (_decided(entry.n, game, answer),) if entry.source == "deadline" else ()


def _decided(number: int, game: Game, answer: Answer) -> Notice:
    """That a deadline decided something: for everybody, but a sealed answer for its nation alone."""
    kind = _KINDS[type(answer)]
    to = (game.player_of(answer.nation),) if kind == "fate" else None
    return Notice(number, game.turn, DECIDED, {"nation": answer.nation, "wants": WANTED[kind]}, to)


def _by_program(entry: LetterEntry, game: Game) -> Iterator[Notice]:
    """That a program answered for nations whose player was late: for everybody, like what a deadline decided
    itself."""
    own = [one for one in questions(game) if game.player_of(one.nation) == entry.player]
    for nation in dict.fromkeys(one.nation for one in own):
        is_sealed = any(one.kind == q.FATE for one in own if one.nation == nation)
        to = (entry.player,) if is_sealed else None
        yield Notice(entry.n, game.turn, DECIDED, {"nation": nation, "wants": ""}, to)


_KINDS: Mapping[type[Answer], str] = {
    q.Allot: q.ALLOT,
    q.Discard: q.DISCARD,
    q.DecideOffensive: q.OFFENSIVE,
    q.Move: q.MOVE,
    q.Transfer: q.MOVE,
    q.Recruit: q.MOVE,
    q.EndMovement: q.MOVE,
    q.Attack: q.ATTACK,
    q.Play: q.PLAY,
    q.Stop: q.PLAY,
    q.ChooseRetreat: q.RETREAT,
    q.Evade: q.EVADE,
    q.DecideFate: q.FATE,
}
"""What each answer answers."""


def _missed(entry: StepEntry, game: Game, answer: Answer) -> tuple[Notice, ...]:
    """The orders of a nation's that were not carried out, for her player alone."""
    if not entry.missed:
        return ()
    orders = tuple({"text": one.text, "why": unpacked(one.why) or ""} for one in entry.missed)
    facts = {"nation": answer.nation, "orders": orders}
    return (Notice(entry.n, game.turn, MISSED, facts, (game.player_of(answer.nation),)),)


def _press(entry: PressEntry, turn: int) -> Notice:
    """What a player said, or his deputy for him, for those he said it to and for himself; not who it was if
    he did not sign it."""
    facts: dict[str, Any] = {"player": entry.player, "to": entry.to or (), "text": entry.text}
    facts["by_deputy"] = bool(entry.deputy)
    if entry.anonymous:  # that a deputy wrote it would tell whose
        facts |= {"player": "", "by_deputy": False}
    to = None if entry.to is None else tuple(dict.fromkeys((*entry.to, entry.player)))
    return Notice(entry.n, turn, PRESS, facts, to)


def _fix(entry: FixEntry, game: Game) -> Iterator[Notice]:
    """That there was a correction, why, and what of it everybody may know; then what each player may."""
    from pbem.game import secrecy

    known = [(secrecy.who_may_know(game, one["path"]), _shown(one)) for one in entry.changes if _tells(one)]
    public = tuple(shown for to, shown in known if to is None)
    yield Notice(entry.n, game.turn, "fix", {"reason": entry.reason, "changes": public})
    for player in game.roles:
        own = tuple(shown for to, shown in known if to is not None and player in to)
        if own:
            yield Notice(entry.n, game.turn, "fixed", {"changes": own}, (player,))


def _tells(change: FactChange) -> bool:
    """A face that comes or goes with its piece is not told."""
    return not change["path"].endswith(".face") or ("was" in change and "now" in change)


def _shown(change: FactChange) -> Mapping[str, Any]:
    """A change as templates read it: the way to the fact, and both its values in words."""
    sides = {side: _words(change[side]) if side in change else "" for side in ("was", "now")}
    return {"path": tuple(change["path"].split(".")), **sides}


def _words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_words(one) for one in value)
    return re.sub(r"\b([SCHD]\d+|R)/\d\b", r"\1", str(value))


def _deputy(entry: DeputyEntry, turn: int) -> tuple[Notice, ...]:
    """A deputy: for all, or for his player where no receipt tells him; never who it is."""
    if (entry.asks and entry.name) or (entry.letter and not entry.told):
        return ()
    facts = {"player": entry.player, "first": entry.first, "last": entry.last, "what": deputy_words(entry)}
    to = None if entry.told else (entry.player,)
    return (Notice(entry.n, turn, entry.kind, facts, to, receipt_to=_writer(entry)),)


def _writer(entry: AwayEntry | DeputyEntry) -> str:
    """The player whose own letter said it; nobody if the moderator did it."""
    return entry.player if entry.letter else ""


def presence_words(entry: AwayEntry | DeputyEntry) -> str:
    """What a letter says of when its writer is there."""
    return deputy_words(entry) if isinstance(entry, DeputyEntry) else away_words(entry)


def deputy_words(entry: DeputyEntry) -> str:
    """`somebody else plays for Frederick too: 3 to 12 May 2027`"""
    if not entry.name and entry.asks:
        return phrase("The moderator does not agree to a deputy for {player}", player=entry.player)
    if not entry.name:
        return phrase("{player} has no deputy any more", player=entry.player)
    days = days_words(date.fromisoformat(entry.first), date.fromisoformat(entry.last))
    if entry.asks:
        return phrase("{player} asks for a deputy: {days}", player=entry.player, days=days)
    return phrase("{player} has a deputy: {days}", player=entry.player, days=days)


def away_words(entry: AwayEntry) -> str:
    """`Frederick is away: 3 to 12 May 2027`"""
    if not entry.first:
        return phrase("{player} is not away any more", player=entry.player)
    days = days_words(date.fromisoformat(entry.first), date.fromisoformat(entry.last))
    return phrase("{player} is away: {days}", player=entry.player, days=days)


def entry_words(entry: Entry) -> str:
    """An entry as the moderator reads it in the log."""
    match entry:
        case FixEntry():
            return f"corrected{_why(entry)}; " + "; ".join(change_words(change) for change in entry.changes)
        case OpenedEntry():
            return f"opened: {' of '.join(filter(None, (entry.what, entry.player)))}{_why(entry)}"
        case UndoneEntry():
            return f"all players are told of that{_why(entry)}"
        case LettersUndoneEntry():
            numbers = ", ".join(map(str, entry.letters))
            return f"{entry.player} is told that letter {numbers} of his own counts no more{_why(entry)}"
        case RedoEntry():
            return f"taken up again what entry {entry.of} took back{_why(entry)}"
        case HeldEntry():
            return f"play is stopped{_why(entry)}"
        case SubstituteEntry():
            return f"{entry.player} is played by {entry.address} from now on{_why(entry)}"
        case SaidEntry():
            return f"said to {entry.to or 'all'}: {' '.join(entry.text.split())}"
        case PressEntry():
            unsigned = " (unsigned)" if entry.anonymous else ""
            deputy = f" (deputy {entry.deputy})" if entry.deputy else ""
            to = ", ".join(entry.to or ("all",))
            return f"{entry.player}{deputy}{unsigned} to {to}: {' '.join(entry.text.split())}"
    return ""


def _why(
    entry: FixEntry
    | OpenedEntry
    | SubstituteEntry
    | UndoneEntry
    | LettersUndoneEntry
    | RedoEntry
    | HeldEntry,
) -> str:
    return f": {entry.reason}" if entry.reason else ""


def change_words(change: FactChange) -> str:
    """A change as the moderator reads it."""
    sides = (_words(change[side]) or "nothing" if side in change else "none" for side in ("was", "now"))
    return f"{change['path']}: {' -> '.join(sides)}"
