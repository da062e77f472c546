"""What a receipt says: what was understood, what is wrong or skipped, and what happens meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from pbem.desk.letters.asked_back import is_unclear
from pbem.desk.letters.difference import with_difference
from pbem.desk.letters.idle_pieces import idle_pieces
from pbem.desk.letters.lines_read import lines_read
from pbem.desk.letters.silence import if_nothing_comes, until_when
from pbem.desk.letters.skipped_lines import doubts, skipped_lines
from pbem.desk.letters.supply_after import supply_after
from pbem.desk.letters.unanswered import unanswered, waited_for
from pbem.desk.letters.when_played import answer_played, when_played
from pbem.desk.out.written_ahead import forecast_with
from pbem.engine.model import SETUP
from pbem.engine.phrase import Typed, phrase
from pbem.game.entries import LetterEntry
from pbem.game.letter_orders import OnFile
from pbem.game.on_file import OrdersOnFile
from pbem.game.state import State
from pbem.game.wrong_line import is_others_part
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.faults import Fault, Note
from pbem.orders.grammar.header import Final, Withdraw
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.verbs import AT_ONCE, STAGE_ORDERS
from pbem.orders.judging.judge import Judged, Judgement
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import as_if_open
from pbem.orders.reading.parse import Sheet, parse
from pbem.post.read.letter import Letter
from pbem.report.open_questions import current_combat
from pbem.report.places import piece
from pbem.report.record import LetterLine, Receipt, ReceiptProblem, UnderstoodPart
from pbem.report.view_records import Piece


def receipt_for(
    now: State, letter: Letter, sheet: Sheet, judgement: Judgement, entry: LetterEntry, after: OnFile
) -> Receipt:
    """The receipt of a letter that was judged: `sheet` is what of it may count, `entry` what the log has of
    it, and `after` what is on file with it."""
    talk = talk_of(sheet, judgement)
    own = [part for part in judgement.parts if part.nation]
    player, counts = entry.player, entry.counts
    others = any(is_others_part(sheet, fault) for fault in judgement.faults)
    is_answer = counts and not judgement.faults and bool(own) and all(one.part.only_answers for one in own)
    heard = tuple(_understood(now, entry.letter, part, after, sheet.stays) for part in own)
    nothing = counts and _orders_nothing(now, judgement, sheet, after)
    return Receipt(
        letter=entry.letter,
        game=now.name,
        turn=now.game.turn,
        player=player,
        filed=counts,
        heard=() if nothing else heard,
        replaces=_replaces(heard) if counts else (),
        unanswered=unanswered(now, player, after),
        problems=tuple(fault.in_full for fault in judgement.faults) + letter.problems,
        warnings=(*_other_game(now, sheet), *doubts(letter), *_remarks(judgement)),
        doubtful=_doubtful(judgement),
        skipped=skipped_lines(letter, talk, lines_read(now.game.rules, letter, sheet, judgement)),
        why_not="" if counts else _why_not(now, judgement, letter, sheet),
        played=_played(now, entry, after, own if is_answer else (), others=others),
        forecast=_forecast(now, player, own, after) if counts else (),
        meanwhile=_meanwhile(now, player, after, entry, is_short=is_answer or nothing),
        waiting=waited_for(now, player, after),
        fight=current_combat(now.game),
        confirmed=_confirmed(now, sheet, counts) if player else (),
        is_answer=is_answer,
        orders_nothing=nothing,
        number=1 + sum(one.player == player for one in now.rows_ever),
        by_line=(*_by_line(judgement.faults), *map(ReceiptProblem, letter.problems)),
    )


def _played(
    now: State, entry: LetterEntry, after: OnFile, answering: Iterable[Judged], *, others: bool
) -> tuple[str, ...]:
    """When what the letter says is played; some nations do nothing in it but answer what they are asked."""
    stages = when_played(
        now, entry.player, entry.letter, after, entry.taken, others=others, unclear=is_unclear(now, entry)
    )
    nations = [str(one.nation) for one in answering]
    return (*(answer_played(now, nations) if entry.taken else ()), *stages)


def _orders_nothing(now: State, judgement: Judgement, sheet: Sheet, after: OnFile) -> bool:
    """Whether a letter asks for something, says something to others or when its writer is there, and leaves
    all orders as they are."""
    if judgement.faults or _doubtful(judgement) or sheet.header.partial:
        return False
    silent = all(one.part.is_empty and not one.orders_in_full for one in judgement.parts)
    return silent and all(now.filed[nation] == own for nation, own in after.items())


def _meanwhile(
    now: State, player: str, after: OnFile, entry: LetterEntry, *, is_short: bool
) -> tuple[str, ...]:
    """What is due; and, where the receipt is not to be short, what happens without more letters."""
    if is_short:
        return until_when(now, player, after)
    return if_nothing_comes(now, player, after, entry.taken, wrong_told=True)


def talk_of(sheet: Sheet, judgement: Judgement) -> list[tuple[int, str]]:
    """The lines of the writer's own that were taken for no orders."""
    asked_back = {fault.line for fault in judgement.faults}
    return [line for line in sheet.skipped if line[0] not in asked_back]


def _forecast(now: State, player: str, own: Iterable[Judged], after: OnFile) -> tuple[str, ...]:
    """What the orders for the nations that a letter is about would do in fights."""
    about = {str(part.nation): after[str(part.nation)] for part in own if _is_more_than_answer(part)}
    return forecast_with(now, player, about) if player else ()


def _is_more_than_answer(judged: Judged) -> bool:
    """Whether a part says anything besides what answers a question."""
    orders = judged.part.orders
    return not (judged.part.only_answers and all(isinstance(order, AnswerOrder) for order in orders))


def _doubtful(judgement: Judgement) -> tuple[str, ...]:
    """The remarks on sentences that may be orders."""
    return tuple(_remark(judgement, note) for note in judgement.notes if note.is_doubt)


def _remarks(judgement: Judgement) -> tuple[str, ...]:
    return tuple(_remark(judgement, note) for note in judgement.notes)


def _remark(judgement: Judgement, note: Note) -> str:
    """A remark as it is told: of a line that holds an order too, that it does."""
    orders = {one.line for part in judgement.parts for one in part.orders_in_full}
    if not note.is_doubt or note.line not in orders:
        return note.in_full
    return phrase("{remark} What of this line was taken stands below.", remark=note.in_full)


def _by_line(faults: Iterable[Fault]) -> tuple[ReceiptProblem, ...]:
    """Faults as they are told: each line is quoted once."""
    places: dict[object, list[Fault]] = {}
    for number, fault in enumerate(faults):
        places.setdefault((fault.line, fault.text) if fault.line else number, []).append(fault)
    return tuple(map(_problem, places.values()))


def _problem(faults: Sequence[Fault]) -> ReceiptProblem:
    """All that is wrong at one place."""
    if len(faults) == 1:
        return ReceiptProblem(faults[0].in_full)
    return ReceiptProblem(faults[0].place, tuple(fault.alone for fault in faults))


def _language_set(sheet: Sheet) -> tuple[str, ...]:
    if sheet.header.language is None:
        return ()
    names = {"en": phrase("English"), "de": phrase("German")}
    named = names[sheet.header.language.language]
    return (phrase("From now on your letters are in {language}.", language=named),)


def _confirmed(now: State, sheet: Sheet, counts: bool) -> tuple[str, ...]:
    """What was done as a letter says, besides its orders."""
    asks = (phrase("What you asked for comes in a letter of its own."),) if sheet.header.asks else ()
    return (*_language_set(sheet), *_luck(now, sheet, counts), *_in_part(sheet, counts), *asks)


def _luck(now: State, sheet: Sheet, counts: bool) -> tuple[str, ...]:
    """What becomes of the words that are to enter the shuffles."""
    if sheet.header.luck is None or not counts:
        return ()
    words = Typed(sheet.header.luck.words)
    if now.game.phase != SETUP:
        return (phrase('Your words "{words}" come too late: the cards have been shuffled.', words=words),)
    return (phrase('Your words "{words}" enter the shuffles.', words=words),)


def _other_game(now: State, sheet: Sheet) -> tuple[str, ...]:
    """Who puts a letter in by hand may know better than the name in it."""
    line = sheet.header.game
    if line is None or line.name.lower() == now.name.lower():
        return ()
    return (
        phrase(
            "line {line}: the letter says game {name}, but it was put into {game}.",
            line=line.line,
            name=Typed(line.name),
            game=Typed(now.name),
        ),
    )


def _in_part(sheet: Sheet, counts: bool) -> tuple[str, ...]:
    if not (counts and sheet.header.partial):
        return ()
    return (phrase("It says accept partial: what is right is carried out, whatever else is wrong."),)


def _replaces(heard: Iterable[UnderstoodPart]) -> tuple[str, ...]:
    """Warnings for the nations of which orders go with nothing in their place."""
    return tuple(_goes(one.nation, len(one.lost)) for one in heard if one.lost)


def _goes(nation: str, count: int) -> str:
    if count == 1:
        return phrase(
            "Mind: one order for {nation} is no longer on file. What to send if it is to stay stands below.",
            nation=nation,
        )
    return phrase(
        "Mind: it replaces an earlier letter for {nation}, and {count} orders are no longer on file. "
        "What to send if they are to stay stands below.",
        nation=nation,
        count=count,
    )


def _understood(
    now: State, letter: int, part: Judged, on_file: OnFile, stays: Sequence[str]
) -> UnderstoodPart:
    """What one nation's part of a letter says, and what it changes; some pieces it only says `stays` of."""
    assert part.nation
    turn = stage_turn(now.game, part.nation)
    before, after = now.filed[part.nation], on_file[part.nation]
    lasting = {(order.line, order.text) for order in part.part.standing or ()}
    understood = UnderstoodPart(
        part.nation,
        _occasion(now, part, turn),
        tuple(
            LetterLine(one.line, one.text, one.in_full, lasts=(one.line, one.text) in lasting)
            for one in part.orders_in_full
        ),
        notes=(*_cleared(part.part, before), *_supply(now, part, after)),
        idle=_idle(now, part.nation, after, turn, stays),
    )
    difference = with_difference(understood, now.game, before, after, turn, letter)
    says_so = any(isinstance(order, Withdraw) for order in part.part.orders)
    return replace(difference, lost=()) if says_so else difference


def _supply(now: State, part: Judged, after: OrdersOnFile) -> tuple[str, ...]:
    """Who is out of supply after the moves that this part is about."""
    assert part.nation
    moves = any(isinstance(order, STAGE_ORDERS) for order in part.part.orders)
    return supply_after(now, part.nation, after) if moves else ()


def _idle(
    now: State, nation: str, after: OrdersOnFile, turn: int, stays: Collection[str]
) -> tuple[Piece, ...]:
    """The pieces without an order, where they stand, but for those of which the letter says that they stay;
    before the set-up where they will."""
    names = idle_pieces(now.game, nation, after, turn)
    shown = as_if_open(now.game, nation) if names and now.game.phase == SETUP else now.game
    return tuple(piece(shown, name) for name in names if name not in stays)


def _cleared(part: Part, before: OrdersOnFile) -> tuple[str, ...]:
    if part.standing != ():
        return ()
    return (
        (phrase("No standing orders hold from now on."),)
        if before.standing
        else (phrase("There were no standing orders to clear."),)
    )


def _occasion(now: State, judged: Judged, turn: int) -> str:
    """What a nation's part of a letter is for: her next stage, the one that is being played, or what is asked
    or arranged meanwhile."""
    part = judged.part
    if now.game.phase == SETUP:
        return phrase("set-up and turn 1")
    if part.standing is not None and not part.orders:
        return phrase("until changed")
    if part.later and not part.orders:
        return phrase("turn {turn}", turn=part.later[0].turn.number)
    if part.orders and all(isinstance(order, AT_ONCE) for order in part.orders):
        return phrase("at once")
    later = any(isinstance(order, (*STAGE_ORDERS, Withdraw, Final)) for order in part.orders)
    if part.orders and not later and now.game.nation == judged.nation:
        return phrase("turn {turn}", turn=now.game.turn)
    return phrase("turn {turn}", turn=turn)


def _no_orders(now: State, letter: Letter) -> str:
    """Why a letter without a fault holds no orders: some may stand in lines that quote another letter."""
    quoted = [(line.number, line.text) for line in letter.skipped if line.why == "quoted"]
    if any(part.orders for part in parse(quoted[:MOST_QUOTED], now.game.rules).parts):
        return phrase(
            "It holds no orders of its own: what is quoted is not read. Write yours above it, without the >."
        )
    return phrase("It holds no orders.")


MOST_QUOTED = 200
"""In so many quoted lines orders are looked for."""


def _why_not(now: State, judgement: Judgement, letter: Letter, sheet: Sheet) -> str:
    if not judgement.faults and not letter.whole:
        return phrase("Not all of it was read, so none of it counts unless it says: accept partial.")
    if not judgement.faults:
        return _no_orders(now, letter)
    if judgement.is_for_another_turn:
        return phrase("It is for another turn.")
    if sheet.header.whole:
        return phrase("Something in it is wrong, and it says: all or nothing.")
    return phrase("No order in it is right.")
