"""What `pbem status` prints: one game in full, or a table of several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from textwrap import wrap
from typing import Any

from pbem.cli.look.tables import Cell, columns, table_lines
from pbem.desk.letters.talk import unanswered_talk
from pbem.desk.look import late_list, nations, waiting
from pbem.desk.look.deputy_list import deputy_lines, deputy_rows
from pbem.desk.look.open_questions import (
    QuestionStatus,
    letters_on_file,
    question_status_facts,
    question_statuses,
)
from pbem.desk.look.status import GameStatus, time_zone
from pbem.desk.out.outbox import outbox
from pbem.desk.turns.carry_out import Played
from pbem.game.pace.hold import stopped_by
from pbem.game.proof.other_rules import has_other_rules
from pbem.game.state import State

Zone = Any

NATION_COLUMNS = ("nation", "player", "troops", "cards", "objectives", "on file")
NARROW = 30
"""No line of words is narrower."""
QUESTION_COLUMNS = ("owes", "player", "what", "since", "until", "on file")
GAME_COLUMNS = ("game", "turn", "stage", "waits for", "what", "since", "until", "on file")


def game_lines(now: State, played: Played, when: datetime) -> Iterator[str]:
    """The lines that tell of one game."""
    active = f", {now.game.nation}" if now.game.nation else ""
    yield f"{now.name}: turn {now.game.turn}{active}, {now.game.phase}."
    yield from _hold_lines(now)
    yield ""
    rows = (_nation(now, row) for row in nations.nation_rows(now))
    yield from table_lines(NATION_COLUMNS, rows, columns(), right=(2, 3, 4))
    yield ""
    if played.steps:
        yield waiting.next_stop_words(played).rstrip("\n")
    yield from _question_lines(now, played, when)
    yield from _deputy_lines(now, when)
    reasons = waiting.deadline_words(now)
    if reasons:
        yield ""
        yield reasons.rstrip("\n")
    if words := late_list.guard_words(now, when):
        yield ""
        yield f"{now.name}: {words}"
    if barred := nations.barred_words(now.game):
        yield ""
        yield barred.rstrip("\n")
    yield from _talk_lines(now)
    yield from _outbox_lines(now)


def _deputy_lines(now: State, when: datetime) -> Iterator[str]:
    """Who stands in for whom, from when to when."""
    lines = deputy_lines(now, when)
    yield from ["", "Deputies:"] if lines else []
    for line in lines:
        yield from wrap(line, max(columns(), NARROW), initial_indent="  ", subsequent_indent="    ")


def _talk_lines(now: State) -> Iterator[str]:
    """What players have written to the moderator that he has not answered."""
    letters = unanswered_talk(now)
    yield from [""] if letters else []
    for entry in letters:
        text = " / ".join(entry.talk.splitlines())
        words = f"{entry.player} to you, letter {entry.letter}: {text}"
        yield from wrap(words, max(columns(), NARROW), subsequent_indent="  ")


def _hold_lines(now: State) -> Iterator[str]:
    """Why nothing is played, if nothing is."""
    stopped = stopped_by(now.log.entries)
    if stopped:
        yield f"Play is stopped: {stopped.reason} pbem resume {now.folder.path} lets the game go on."
    elif now.hold:
        yield f"Rolled back and held: pbem resume {now.folder.path}, or a new letter, lets it go on."


def _outbox_lines(now: State) -> Iterator[str]:
    """What of the game's letters has not reached anybody, and whether this program may play on."""
    box = outbox(now)
    if has_other_rules(now.log):
        yield f"{now.name} is played under other rules of the program: pbem replay {now.folder.path} tells."
    if box.count_waiting:
        yield f"{now.name}: {box.count_waiting} to be sent in {box.path}; pbem send does it."
    if box.count_refused:
        yield f"{now.name}: {box.count_refused} refused by the mail server in {box.path / 'refused'}."


def _nation(now: State, row: dict[str, Any]) -> list[Cell]:
    letters = Cell(_letters(letters_on_file(now, row["nation"])), "green" if row["orders"] else "")
    plain = [str(row[key]) for key in ("nation", "player", "troops", "cards", "objectives")]
    return [*map(Cell, plain), letters]


def _question_lines(now: State, played: Played, when: datetime) -> Iterator[str]:
    """Whom the game waits for, and what is wrong with what they have sent."""
    rows = question_statuses(now, played, when)
    if not rows:
        yield waiting.question_words(played).rstrip("\n")
        return
    zone = time_zone(now)
    yield f"The game waits for{_by(zone)}:"
    yield from table_lines(QUESTION_COLUMNS, (_row(one, zone) for one in rows), columns())
    for one in rows:
        yield from (f"  {one.nation}: {problem}" for problem in one.problems)


def _by(zone: Zone) -> str:
    return f" (times by the clocks of {zone})" if zone else ""


def _row(one: QuestionStatus, zone: Zone) -> list[Cell]:
    since, until = _time(one.since, zone), _time(one.until, zone)
    ending = Cell(f"{until} OVERDUE", "red") if one.late else Cell(until)
    who = (Cell(one.nation, "yellow"), Cell(one.player), Cell(one.wants))
    return [*who, Cell(since), ending, Cell(_letters(one.letters))]


def _time(at: datetime | None, zone: Zone) -> str:
    return f"{at.astimezone(zone):%a %Y-%m-%d %H:%M}" if at else ""


def _letters(numbers_of: Mapping[str, Sequence[int]]) -> str:
    """`orders: letter 5; standing: letter 2`"""
    return "; ".join(
        f"{kind}: {'letter' if len(numbers) == 1 else 'letters'} {', '.join(map(str, numbers))}"
        for kind, numbers in numbers_of.items()
    )


# -------------------------------------------------------------------------------------- many games


def status_lines(statuses: Sequence[GameStatus]) -> Iterator[str]:
    """A table of games, a line for each question that is open in one."""
    yield from table_lines(
        GAME_COLUMNS, (row for one in statuses for row in _rows(one)), columns(), right=(1,)
    )
    for one in statuses:
        if one.ready:
            yield f"{one.name}: the orders on file carry it on; pbem resolve {one.path} does it."
        if one.trouble:
            yield f"{one.name}: {one.trouble}"
        if one.now:
            yield from _outbox_lines(one.now)


def _rows(one: GameStatus) -> Iterator[list[Cell]]:
    if one.now is None:
        yield [*map(Cell, (one.name, "", "", "")), Cell("cannot be read", "red"), *map(Cell, ("", "", ""))]
        return
    game, zone = one.now.game, time_zone(one.now)
    head = [Cell(one.name), Cell(str(game.turn)), Cell(game.nation or game.phase)]
    if not one.questions:
        yield [*head, Cell("nobody"), Cell("the game is over"), Cell(""), Cell(""), Cell("")]
    for number, question in enumerate(one.questions):
        nation, player, *rest = _row(question, zone)
        yield [*(head if number == 0 else [Cell(one.name), Cell(""), Cell("")]), _who(nation, player), *rest]


def _who(nation: Cell, player: Cell) -> Cell:
    return Cell(f"{nation.text} ({player.text})", nation.colour)


def game_facts(now: State, played: Played, when: datetime) -> dict[str, Any]:
    """One game for programs."""
    game, box = now.game, outbox(now)
    return {
        "game": now.name,
        "turn": game.turn,
        "phase": game.phase,
        "nation": game.nation,
        "held": now.hold.value if now.hold else None,
        "waiting": waiting.question_facts(played),
        "owed": [question_status_facts(one) for one in question_statuses(now, played, when)],
        "nations": nations.nation_rows(now),
        "deadlines": waiting.deadline_facts(now),
        "blocked": nations.barred_objectives(game),
        "deputies": deputy_rows(now, when),
        "talk": [
            {"player": one.player, "letter": one.letter, "text": one.talk} for one in unanswered_talk(now)
        ],
        "outbox": {"waiting": box.count_waiting, "refused": box.count_refused},
    }


def row_facts(one: GameStatus, when: datetime) -> dict[str, Any]:
    """One of several games for programs; of one that cannot be read, why."""
    if one.now is None:
        return {"game": one.name, "path": str(one.path), "trouble": one.trouble}
    return {"path": str(one.path), **game_facts(one.now, waiting.dry_run(one.now), when)}
