"""What is done in a fight in some cases only: `Low cards, but if the loss would be five or more ask me.`

The words of each case are looked for first; what stands between them is taken apart as any plan is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace

from pbem.orders.plain_words.fighting.told import MARKS, heads_in, told_of
from pbem.orders.plain_words.fighting.wording.clauses_told import HEAD, MOST_LOST, Told
from pbem.orders.plain_words.fighting.wording.phrases import Said, Spoken, phrases_at
from pbem.orders.plain_words.fighting.wording.templates import CASES, ENEMY, OWN, entry
from pbem.orders.plain_words.plans.case import Case
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

REST = "rest"
"""What the meanings of phrases begin with that tell of all other cases."""

UNTIL_THEN = "until then"

THAT_CASE = "that case"
"""What the words mean for the case that was told of right before."""

DENIED, ALONE = "not ", "only "
"""What the meanings begin with of all cases but one, and of one alone."""


@dataclass
class InCases:
    """What a sentence says of a fight, in one case or several."""

    heads: list[Said] = field(default_factory=list)
    names: tuple[str, ...] = ()
    plans: list[tuple[Case | None, list[str]]] = field(default_factory=list)
    """The clauses for each case; without one for every case that no other plan is for."""
    last: Case | None = None
    """The case told of last."""
    goes_on: bool = False
    """Whether it begins with all cases but one told of before: `Otherwise ask me.`"""
    is_rest_known: bool = False
    """Whether all cases but that one were told of before it."""
    is_rest_said: bool = False
    """Whether it was told of one case alone, so that he gives up in all others."""
    defends: bool = False
    """Whether it says no more than that somebody defends himself."""
    of_him: bool = False
    """Whether it is about somebody told of before: `if the loss would be two, he leaves`."""

    def add(self, case: Case | None, clauses: list[str]) -> bool:
        """Add what is said of a case; whether nothing was said of it before."""
        if case is not None and case.opposite in [one for one, _ in self.plans]:
            # `If only one is lost give in` behind `if two or more are lost`
            case = None
        if case in [one for one, _ in self.plans] or not clauses:
            return False
        self.plans.append((case, clauses))
        return True


@dataclass(frozen=True)
class _Part:
    """The words of a case, and what stands behind them."""

    case: Said | None
    words: tuple[str, ...]


def told_in_cases(
    at: Situation, sentence: Spoken, before: Case | None, *, is_rest_known: bool = False
) -> InCases | None:
    """What a sentence tells of fights in some cases; None if it tells of none, or a word is not known.
    `before` is the case that the sentence before it told of last; whether it told of all others, too."""
    if entry("_case words").isdisjoint(sentence.row):
        return None
    parts = _with_end_apart(at, sentence, list(_parts(sentence.row)))
    if len(parts) < 2:
        return None
    found = InCases(names=sentence.names, last=before, goes_on=_goes_on(parts), is_rest_known=is_rest_known)
    if found.goes_on and before is None:
        return None
    first = parts[0].words
    said: list[str] | None = None
    is_alone = False
    for place, part in enumerate(parts):
        words, is_alone = _without_only(part, is_alone=is_alone)
        told = _told(at, Spoken(words, sentence.names), found)
        if told is None:
            return None
        if not told and part.case is not None and not entry("_fights then").isdisjoint(words[:1]):
            # `Ab drei Verlusten kämpft Keith`
            told = ["fight"]
        if part.case is None:
            if said and not found.add(None, said):
                return None
            said = told
            continue
        found.heads += _heads_of(part.case)
        # `He fights if it costs more than two, otherwise he gives up.`
        is_last = all(one.case is not None and one.case.meaning == REST for one in parts[place + 1 :])
        if not told and not (is_last and said and first):
            # `If Daun attacks, and we would lose four or more, ...` may have a head behind a case.
            return None
        if not told:
            told, said = said or [], None
            if len(told) > 1:
                # `Low cards, give up at two if we would lose more`
                return None
        if said == ["fight"] and told and part.case.meaning.startswith(ALONE):
            # `He fights only if we would lose four or more, and then with S5`: in no other case.
            said = None
        if said and not found.add(None, said):
            return None
        said = None
        is_next = is_alone and not part.case.meaning.startswith(ALONE)
        case = Said(f"{ALONE}{part.case.meaning}", 0, part.case.value) if is_next else part.case
        is_alone = False
        if not _add(found, case, told):
            return None
    return found if _simplify(found) else None


def _with_end_apart(at: Situation, sentence: Spoken, parts: list[_Part]) -> list[_Part]:
    """The parts of a sentence that ends with a case, with what is done in it apart from what else is done:
    `low cards, but ask me if we would lose four or more`."""
    if len(parts) < 2 or parts[-1].words:
        return parts
    words = parts[-2].words
    cut = next((p for p in range(len(words) - 1, 0, -1) if words[p] in entry("_ends talk") | {",", ";"}), 0)
    told = told_of(at, Spoken(words[cut + 1 :], sentence.names)) if cut else []
    if len(told) != 1 or not (told[0].clauses() == ["ask"] or words[cut] not in entry("_together") | {","}):
        return parts
    before = replace(parts[-2], words=_stripped(words[:cut]))
    return [*parts[:-2], before, _Part(None, words[cut + 1 :]), parts[-1]]


def _without_only(part: _Part, *, is_alone: bool) -> tuple[tuple[str, ...], bool]:
    """The words of a part without the `only` before its condition, and without the verb and the `he` that
    stand behind such a one: `only if Daun attacks ... may he fight`; whether it is of that case alone."""
    words = part.words
    if part.case is None and words[:1] and words[0] in entry("_solely"):
        return words[1:], True
    is_alone = is_alone or (part.case is not None and part.case.meaning.startswith(ALONE))
    if is_alone and len(words) > 1 and words[0] in entry("_bidding") and words[1] in entry("_third"):
        words = words[1:] if words[2:] else words
    return words, is_alone


def _heads_of(case: Said) -> Iterator[Said]:
    """Which fights are meant by the names in the words of a case: `if Keith would lose four or more`."""
    for sign, head in ((OWN, "own"), (ENEMY, "enemy")):
        if names := [word for word in case.value.split() if word.startswith(sign)]:
            yield Said(f"{HEAD}{head}", case.end, " ".join(names))


def _goes_on(parts: Sequence[_Part]) -> bool:
    """Whether a sentence begins with all other cases."""
    return not parts[0].words and parts[1].case is not None and parts[1].case.meaning.startswith(REST)


def _parts(row: Sequence[str]) -> Iterator[_Part]:
    """A row of words by the cases in it: first what stands before them all."""
    place, begins, case = 0, 0, None
    while place < len(row):
        if one := _case_at(row, place):
            yield _Part(case, _stripped(row[begins:place]))
            case, place = one, one.end
            begins = place
        else:
            place += 1
    yield _Part(case, _stripped(row[begins:]))


def _case_at(row: Sequence[str], place: int) -> Said | None:
    """The case that is told at a place. Without a word as `if` it is told where a clause begins."""
    opens = not place or row[place - 1] in MARKS or row[place - 1] in entry("_ends talk")
    if not opens and (row[place] not in entry("_case words") or row[place - 1] in entry("_with else")):
        return None
    told = phrases_at(row, place, CASES)
    if not told and opens and row[0] in entry("_case words") and row[place - 1] in entry("_together"):
        # `If Daun attacks and we are six behind or worse`
        asked = phrases_at((row[0], *row[place:]), 0, CASES)
        told = [replace(one, end=one.end + place - 1) for one in asked if one.end > 1]
    for one in told:
        is_strong = row[place] not in entry("_weak case") or one.meaning.endswith(("from", "over"))
        if one.meaning not in LEAVING and (opens or is_strong) and not _counts_points(row, one):
            return Said(one.meaning, one.end, one.value or _of_both(row[place : one.end]))
    return None


def _counts_points(row: Sequence[str], one: Said) -> bool:
    """Whether the number of a case counts points, or may: `bis 12 Punkte`, `kämpft bis 12`."""
    if not one.meaning.endswith(LOSSES_TOLD):
        return False
    numbers = [int(word) for word in one.value.split() if word.isdecimal()]
    behind = row[one.end : one.end + 1]
    return not entry("_points").isdisjoint(behind) or max(numbers, default=0) > MOST_LOST


LOSSES_TOLD = ("loss from", "loss over", "loss to", "loss below")


def _of_both(words: Sequence[str]) -> str:
    """The number that `both` is: `if both would be lost`."""
    return "" if entry("_both").isdisjoint(words) else "2"


def _stripped(words: Sequence[str]) -> tuple[str, ...]:
    """Words without the signs and the small words around them; a colon behind a name stays."""
    kept = list(words)
    while kept and (kept[0] in MARKS or kept[0] in entry("_ends talk")):
        kept.pop(0)
    while kept and ((kept[-1] in MARKS and kept[-1] != ":") or kept[-1] in entry("_ends talk")):
        kept.pop()
    return tuple(kept)


def _told(at: Situation, sentence: Spoken, found: InCases) -> list[str] | None:
    """The clauses that words tell, none if they only tell which fight is meant; None if not all is known."""
    if not sentence.row:
        return []
    found.of_him |= sentence.row[0] in entry("_third")
    if (leaves := _leaves(sentence.row)) is not None:
        found.heads += _heads_of(leaves)
        return ["concede"] if leaves.meaning == LEAVING[0] else [LOW]
    heads = heads_in(sentence)
    if heads is not None:
        found.heads += heads
        found.defends |= _defends(sentence.row)
        return ["fight"] if found.defends else []
    told = told_of(at, sentence)
    if len(told) != 1 or not _is_plain(told[0]):
        return None
    if told[0].heads and (found.plans or found.heads):
        return None
    found.heads += told[0].heads
    return told[0].clauses()


def _defends(row: Sequence[str]) -> bool:
    """Whether somebody defends himself; `verteidigen sie sich, und` is a condition."""
    pairs = zip(row, (*row[1:], ""), strict=True)
    return any(one in entry("_defends") and two not in entry("_third") for one, two in pairs)


def _leaves(row: Sequence[str]) -> Said | None:
    """What says that the writer gives up, which elsewhere may be about the enemy: `he just leaves`."""
    whole = (one for one in phrases_at(row, 0, CASES) if one.meaning in LEAVING[:2] and one.end == len(row))
    return next(whole, None)


LEAVING = ("leaves", "plays", "unlikely")
"""Meanings of phrases that are no cases, but what is done in one."""

LOW = "low"


def _is_plain(told: Told) -> bool:
    """Whether it tells nothing but clauses, for no other case."""
    odd = told.is_after or told.corrects or told.unplayed or told.pick or told.may or told.dear
    return not odd and told.before_else is None and not told.yields


def _add(found: InCases, said: Said, clauses: list[str]) -> bool:
    """Add what is to be done in the case that a phrase tells."""
    if said.meaning == UNTIL_THEN:
        return found.last is not None and found.add(None, clauses)
    if said.meaning == THAT_CASE and found.last is not None:
        # `He gives up unless it costs more than two. In that case he fights.`
        is_other = found.last.what == "loss" and not found.last.more and clauses[0].startswith("fight")
        return found.add(found.last.opposite if is_other else found.last, clauses)
    if said.meaning.startswith(REST) and found.is_rest_said and clauses == ["concede"]:
        # `Only if we would lose four may he fight, otherwise he gives in` says it twice.
        return True
    if said.meaning.startswith(REST):
        side = said.meaning.removeprefix(REST).strip()
        is_right = found.last is not None and side in ("", "below" if found.last.more else "above")
        case = found.last.opposite if found.last and found.is_rest_known and not found.last.more else None
        return is_right and found.add(case, clauses)
    case = _case(found, said)
    if case is None:
        return False
    if said.meaning.startswith(DENIED) and found.plans:
        # `Low cards, unless we would lose four, in which case ask me`
        case = case.opposite
    is_fought = clauses[0].startswith("fight")
    if case.what == "loss" and not case.more and is_fought and not found.plans:
        # `We fight as long as we lose no more than two` tells where that ends.
        return False
    if COST in said.meaning and case.more and clauses == ["concede"]:
        return False
    if said.meaning.startswith(ALONE):
        return _add_alone(found, case, clauses)
    before = found.last
    is_next = before is not None and before.more and before.opposite == case and not found.plans
    found.last = case
    if is_next:
        # `With one or two he gives in` behind `three or more`
        found.goes_on = True
        return found.add(None, _as_loss(case.opposite, clauses))
    return found.add(case, clauses)


def _add_alone(found: InCases, case: Case, clauses: list[str]) -> bool:
    """Add what is done in one case alone; if it is to fight, he gives up in all others."""
    found.last = case
    if found.defends and clauses == ["fight"] and not found.plans and case.what == "loss":
        return found.add(None, [f"loss {case.number - 1}"])
    is_fought = clauses[0].split()[0] in ("fight", "spend", "low", "high", "play")
    if is_fought and not found.plans:
        found.is_rest_said = True
        return found.add(case, clauses) and found.add(None, _as_loss(case, ["concede"]))
    return bool(found.plans) and found.add(case, clauses)


def _as_loss(case: Case, clauses: list[str]) -> list[str]:
    """To give up in all cases but one, as the loss that is accepted: `loss 3` if four are too many."""
    is_loss = case.more and case.what in ("loss", "score") and clauses == ["concede"]
    return [f"loss {case.number - 1}"] if is_loss else clauses


def _case(found: InCases, said: Said) -> Case | None:
    """The case that a phrase tells; None if its numbers make no sense."""
    *told, bound = said.meaning.removeprefix(DENIED).removeprefix(ALONE).split()
    what = " ".join(told)
    what = "loss" if what == COST else what
    if what == NUMBER:
        # `If Daun attacks with nine or more` counts those who attack.
        attacked = any(one.meaning.startswith(f"{HEAD}attacked") for one in found.heads)
        what = "enemy troops" if attacked else "loss"
    numbers = {int(word) for word in said.value.split() if word.isdecimal() and len(word) < LONG}
    number = max(numbers, default=0) + {"over": 1, "below": -1}.get(bound, 0)
    case = Case(what, number, bound in ("from", "over"))
    case = case.opposite if said.meaning.startswith(DENIED) else case
    is_right = 0 < case.number <= (MOST_LOST if what == "loss" else MOST_COUNTED)
    return case if is_right else None


LONG, MOST_COUNTED = 4, 40

COST = "cost"
"""What may count points as well, if he gives up where it is much: `we give in if it costs more than 3`."""

NUMBER = "number"
"""What phrases count that do not say what: `with four or more`."""


def _simplify(found: InCases) -> bool:
    """Say that he gives up at a small loss as the plan for all fights that is; whether the whole makes
    sense."""
    for place, (case, clauses) in enumerate(found.plans):
        if case is None or case.what != "loss" or case.more or clauses != ["concede"]:
            continue
        others = [one for one in found.plans if one[0] != case]
        if any(one is not None for one, _ in others):
            return False
        found.plans[place] = (None, [f"loss {case.number}"])
        found.plans[:] = [found.plans[place], *((case.opposite, told) for _, told in others)]
        break
    return bool(found.plans) and all(_makes_sense(case, clauses) for case, clauses in found.plans)


def _makes_sense(case: Case | None, clauses: Sequence[str]) -> bool:
    """Whether a loss that is accepted is below the one that the case is about."""
    losses = [int(one.split()[1]) for one in clauses if one.split()[0] in ("loss", "settle")]
    return case is None or case.what != "loss" or not case.more or all(one < case.number for one in losses)
