"""When what is on file for a player's nations is played: said in every receipt."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from pbem.deadlines.quiet import quiet_end
from pbem.deadlines.wall_clock import in_both_zones
from pbem.desk.letters.idle_pieces import is_complete
from pbem.desk.out.stage_on_file import impossible_lines
from pbem.engine import questions as q
from pbem.engine.phrase import Typed, all_of, phrase, sentences
from pbem.engine.sequence import questions
from pbem.game.letter_orders import OnFile
from pbem.game.on_file import OrdersOnFile
from pbem.game.pace.hold import Hold
from pbem.game.state import State
from pbem.game.wrong_line import WAITING, WrongLine, lines_waited_for
from pbem.orders.judging.next_stage import stage_turn


def when_played(
    now: State,
    player: str,
    letter: int,
    on_file: OnFile,
    when: datetime | None,
    *,
    others: bool = False,
    unclear: bool = False,
) -> tuple[str, ...]:
    """A sentence for each nation of a player's whose stage is open or waits for something. `on_file` is what
    all nations have on file with his letter of a number, which came at a time, if that is known; `others`
    says that it has a part for another player's nation, `unclear` that not all of it was taken as orders."""
    own = own_nations(now, player)
    asked = {question.nation: question.kind for question in questions(now.game) if question.kind in WAITING}
    wrong = {nation: on_file[nation].wrong_lines(stage_turn(now.game, nation)) for nation in own}
    filed = (one for one in own if when and is_filed_for(now, on_file[one], one))
    # A card may be given up although a move is wrong, but the stage is not played then.
    whole = (one for one in filed if asked[one] == q.ALLOT or not wrong[one])
    ready = [one for one in whole if not lines_waited_for(asked[one], wrong[one])]
    impossible = {one: impossible_lines(now, one, on_file[one]) for one in ready}
    ready = [one for one in ready if not impossible[one]]
    # A set-up is played though a line of turn 1 is wrong: that one is still to be told.
    wrong |= {one: lines for one, lines in impossible.items() if lines}
    return (
        *(_waits_for(nation, letter, lines) for nation, lines in wrong.items() if lines),
        *(
            _stopped(now, nation, asked[nation])
            if now.hold is Hold.STOPPED
            else _played(now, nation, asked[nation], on_file[nation], when, unclear=unclear)
            for nation in ready
            if when
        ),
        *((OTHERS,) if others else ()),
    )


def answer_played(now: State, nations: Iterable[str]) -> tuple[str, ...]:
    """When what answers an open question is carried out, for each of the nations that answer one."""
    if now.hold is Hold.STOPPED:
        return tuple(map(_answer_stopped, nations))
    return tuple(
        phrase("{nation}: it is carried out at once, and cannot be taken back.", nation=nation)
        for nation in nations
    )


def _answer_stopped(nation: str) -> str:
    return phrase(
        "{nation}: the moderator has stopped play; it is carried out when he lets the game go on.",
        nation=nation,
    )


def own_nations(now: State, player: str) -> list[str]:
    """The nations that a player orders about."""
    return [nation for nation in now.game.roles.get(player, ()) if nation not in now.game.quit]


def is_filed_for(now: State, own: OrdersOnFile, nation: str) -> bool:
    """Whether anything is on file for a nation's set-up or stage, if that is open now."""
    turn = stage_turn(now.game, nation)
    kinds = {one.kind for one in questions(now.game) if one.nation == nation and one.kind in WAITING}
    filed = any(own.orders_for(kind, turn) for kind in kinds)
    return filed or bool(kinds and own.last_word(turn))


def _stopped(now: State, nation: str, kind: str) -> str:
    """What is said while the moderator has stopped play."""
    return phrase(
        "{nation}: the moderator has stopped play, and {stage} is not played until he lets the game go on. "
        "Until then amend, withdraw, cancel and a new letter work.",
        nation=nation,
        stage=SET_UP if kind == q.ALLOT else STAGE,
    )


def _played(now: State, nation: str, kind: str, own: OrdersOnFile, when: datetime, *, unclear: bool) -> str:
    """When an open stage is played that waits for no better line."""
    turn, stage = stage_turn(now.game, nation), SET_UP if kind == q.ALLOT else STAGE
    is_past = _end(now, nation, when) <= when
    if unclear and not is_past and is_complete(now.game, nation, own, turn):
        told = phrase(
            "{nation}: something in your letter was not taken as an order, so {stage} is played on {at} and "
            "not at once. Until then a better line, amend, withdraw, cancel and a new letter work. To have "
            "it played as it is write: final",
            nation=nation,
            stage=stage,
            at=quiet_end_words(now, nation, when),
        )
        return sentences(told, _named(now, nation, turn if kind != q.ALLOT else 0))
    if own.last_word(turn):
        return phrase(
            "{nation}: you said final, so {stage} is played now, and nothing of it can be taken back.",
            nation=nation,
            stage=stage,
        )
    if is_complete(now.game, nation, own, turn):
        return phrase(
            "{nation}: all that can be ordered has an order, so {stage} is played now, and nothing of it can "
            "be taken back.",
            nation=nation,
            stage=stage,
        )
    if quiet_end(when, now.timing) <= when:
        return phrase(
            "{nation}: {stage} is played now, as every letter in this game is, and nothing of it can be "
            "taken back.",
            nation=nation,
            stage=stage,
        )
    if is_past:
        return phrase(
            "{nation}: the deadline has passed, so {stage} is played now, and nothing of it can be taken "
            "back.",
            nation=nation,
            stage=stage,
        )
    told = phrase(
        "{nation}: {stage} is played on {at}, unless you write again before. Until then amend, withdraw, "
        "cancel and a new letter work. To have it played at once write: final",
        nation=nation,
        stage=stage,
        at=quiet_end_words(now, nation, when),
    )
    return sentences(told, _named(now, nation, turn if kind != q.ALLOT else 0))


def _named(now: State, nation: str, turn: int) -> str:
    """That `final` needs the nation's name in turn 1, where it may be meant for the set-up just over; empty
    where it is clear what it ends."""
    is_clear = turn != 1 or len(now.game.roles[now.game.player_of(nation)]) == 1
    return "" if is_clear else phrase("(in turn 1 with her name: final {nation})", nation=nation)


OTHERS = phrase("Nobody waits for the part for another player's nation: nothing in it counts.")
STAGE, SET_UP = phrase("her action stage"), phrase("her set-up")


def quiet_end_words(now: State, nation: str, when: datetime) -> str:
    """From when on a nation's stage is played although not all is ordered, if her player wrote at a time."""
    zone = now.timing.zone if now.timing else UTC
    return in_both_zones(_end(now, nation, when), zone, now.zone_of(now.game.player_of(nation)))


def _end(now: State, nation: str, when: datetime) -> datetime:
    """When the quiet time is over, or the deadline has come."""
    due = [
        deadline.at for one, deadline in now.deadlines if now.timing and deadline.at and one.nation == nation
    ]
    return min((quiet_end(when, now.timing), *due))


def _waits_for(nation: str, letter: int, wrong: Iterable[WrongLine]) -> str:
    """What is to be mended: lines of this letter by their numbers, others by what they say."""
    lines = [
        phrase("line {line}", line=one.line)
        if one.letter == letter
        else phrase('"{text}"', text=Typed(one.text))
        for one in wrong
    ]
    return phrase(
        "{nation} waits for what is wrong to be mended: {lines}. Send the better line alone: it is added to "
        "what is on file. At the deadline that is carried out without it. If nobody is to wait for it, "
        "write: accept partial",
        nation=nation,
        lines=all_of(lines),
    )
