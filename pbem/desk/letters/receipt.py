"""What a receipt says: what was understood, what is wrong or skipped, and what happens meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pbem.desk.letters.silence import if_nothing_comes
from pbem.desk.letters.skipped_lines import doubts, skipped_lines
from pbem.engine.model import SETUP
from pbem.engine.phrase import Typed, phrase
from pbem.game import on_file
from pbem.game.state import State
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.verbs import AT_ONCE
from pbem.orders.judging.judge import Judged, Judgement
from pbem.orders.judging.stage import stage_turn
from pbem.orders.reading.parse import Sheet, parse
from pbem.post.read.letter import Letter
from pbem.report.record import LetterLine, Receipt, ReceiptProblem, UnderstoodPart


def receipt_for(
    now: State, letter: Letter, sheet: Sheet, player: str | None, judgement: Judgement, counts: bool
) -> Receipt:
    """The receipt of a letter that was judged: `sheet` is what of it may count, `counts` whether it does."""
    asked_back = {fault.line for fault in judgement.faults}
    talk = [line for line in sheet.skipped if line[0] not in asked_back]
    own = [part for part in judgement.parts if part.nation]
    after = {str(part.nation): _after(now, sheet, part) for part in own} if counts else {}
    return Receipt(
        letter=1 + len(now.letters_ever),
        game=now.name,
        turn=now.game.turn,
        player=player or "",
        filed=counts,
        heard=tuple(_understood(now, sheet, part) for part in own),
        problems=tuple(fault.in_full for fault in judgement.faults) + letter.problems,
        warnings=(*_other_game(now, sheet), *doubts(letter), *(note.in_full for note in judgement.notes)),
        skipped=skipped_lines(letter, talk),
        why_not="" if counts else _why_not(now, judgement, letter, sheet),
        meanwhile=if_nothing_comes(now, player or "", after),
        confirmed=_language_set(sheet) if player else (),
        number=1 + sum(entry.player == (player or "") for entry in now.letters_ever),
        by_line=(*_by_line(judgement.faults), *map(ReceiptProblem, letter.problems)),
    )


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


def _understood(now: State, sheet: Sheet, part: Judged) -> UnderstoodPart:
    assert part.nation
    turn = stage_turn(now.game, part.nation)
    lines = tuple(LetterLine(one.line, one.text, one.in_full) for one in part.orders_in_full)
    understood = UnderstoodPart(part.nation, _occasion(now, part.part, turn), lines)
    before = [old for old in _all(now.filed[part.nation]) if old.turn == turn]
    return _compared(understood, before, _all(_after(now, sheet, part))) if before else understood


def _compared(
    understood: UnderstoodPart, before: Iterable[on_file.Sourced], after: Iterable[on_file.Sourced]
) -> UnderstoodPart:
    """What is on file with this letter against what was before: orders are the same if they say the same."""
    unchanged = {_plain(one): one.order.text for one in before if one in after}
    old = {_plain(one): one.order.text for one in before}
    new = {_plain(one): one.order.text for one in after if one.letter == 0}
    return replace(
        understood,
        kept=tuple(unchanged.values()),
        dropped=tuple(text for order, text in old.items() if order not in new and order not in unchanged),
        new=tuple(text for order, text in new.items() if order not in old),
        same=sum(order in old for order in new),
    )


def _plain(one: on_file.Sourced) -> str:
    return " ".join(one.order.text.lower().split())


def _after(now: State, sheet: Sheet, part: Judged) -> on_file.OrdersOnFile:
    """What the nation has on file once this letter is filed."""
    assert part.nation
    turn = stage_turn(now.game, part.nation)
    return on_file.add(now.filed[part.nation], part.part, sheet.header, 0, turn)


def _occasion(now: State, part: Part, turn: int) -> str:
    """What a nation's part of a letter is for: her next stage, or what is asked or arranged meanwhile."""
    if now.game.phase == SETUP:
        return phrase("set-up and turn 1")
    if part.standing is not None and not part.orders:
        return phrase("until changed")
    at_once = part.orders and all(isinstance(order, AT_ONCE) for order in part.orders)
    return phrase("at once") if at_once else phrase("turn {turn}", turn=turn)


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
    if sheet.header.partial:
        return phrase("No order in it is right.")
    return phrase("Something in it is wrong, so none of it counts unless it says: accept partial.")


def _all(orders: on_file.OrdersOnFile) -> tuple[on_file.Sourced, ...]:
    return (*orders.set_up, *orders.stage, *orders.plans, *orders.standing, *orders.final)
