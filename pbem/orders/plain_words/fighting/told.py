"""What a sentence tells of a fight when every word of it is known: the clauses, and which fights are meant.

The sentence is taken apart into phrases from its first word to its last. One word that no phrase has is
enough, and nothing of it is taken: so no negation, condition or exception is ever passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import pairwise

from pbem.engine import questions as q
from pbem.engine.model import RESERVE
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.fighting.beside import beside_at
from pbem.orders.plain_words.fighting.by_city import by_city
from pbem.orders.plain_words.fighting.in_turn import (
    CONDITIONS,
    comes_last,
    comes_to_an_end,
    is_else,
    is_excepted,
    is_in_turn,
    is_of_all,
    may_be_else,
)
from pbem.orders.plain_words.fighting.kept_beside import may_keep_both, with_kept_beside
from pbem.orders.plain_words.fighting.loose.parted import parted
from pbem.orders.plain_words.fighting.told_where import told_where
from pbem.orders.plain_words.fighting.weighed.weighed_plan import as_weighed
from pbem.orders.plain_words.fighting.wording.clauses_told import (
    AT_ONCE,
    HEAD,
    IN_ALL_FIGHTS,
    MAY_PLAY,
    MOST_LOST,
    OF_TROOPS,
    OTHERWISE,
    PICK,
    TILL_LOSS,
    Told,
    as_of_others,
    as_same,
    settle_who_yields,
)
from pbem.orders.plain_words.fighting.wording.dear_cards import cards_apart
from pbem.orders.plain_words.fighting.wording.phrases import (
    Said,
    Spoken,
    is_there,
    phrases_at,
    spoken,
    taken_apart,
)
from pbem.orders.plain_words.fighting.wording.phrases_added import add
from pbem.orders.plain_words.fighting.wording.templates import CARD, CASES, ENEMY, NUMBER, OWN, entry, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_in, words_for

MARKS = ",;:.!-–()…\"'“”„"
"""What may stand between two phrases."""

MOST_WORDS = 60
"""No plan has more words."""


def told_in(
    at: Situation,
    entities: Sequence[Entity],
    values: Sequence[str] = (),
    *,
    goes_on: bool = False,
    known: Sequence[str] = (),
    may_be_dear: bool = False,
    is_behind: bool = False,
    loosely: bool = False,
) -> list[Told]:
    """What a sentence tells of fights, apart for those that it names apart; nothing if a word of it is not
    known. A bare number may name one of the cards `values`, or of those that the plan before is about, which
    are `known`. Whether it `goes_on` with cards of before, or stands right behind a plan that ends with some,
    and whether it may tell of cards that are played only if the fight costs much. Told `loosely`, parts of it
    may be in words that no phrase has."""
    if len(entities) > MOST_WORDS:
        return []
    sentence = sentence_of(at, entities)
    told = partial(
        told_of, at, sentence, values, goes_on=goes_on, known=known, may_be_dear=may_be_dear,
        is_behind=is_behind,
    )  # fmt: skip
    return told() or (as_weighed(sentence, told(loosely=True)) if loosely else [])


def sentence_of(at: Situation, entities: Sequence[Entity]) -> Spoken:
    """A sentence as phrases of fights see it."""
    return spoken(at, by_city(at, told_where(at, _without_item(entities))))


def told_of(
    at: Situation,
    sentence: Spoken,
    values: Sequence[str] = (),
    *,
    goes_on: bool = False,
    known: Sequence[str] = (),
    may_be_dear: bool = False,
    is_behind: bool = False,
    loosely: bool = False,
) -> list[Told]:
    """What the words of a sentence tell of fights, as `told_in` does."""
    steps = _steps_of_answer if values else _steps
    sentence = Spoken(_without_unlikely(sentence.row), sentence.names)
    everything, stay = entry("_everything"), entry("_loose stay")
    if any(one in everything and two in stay for one, two in pairwise(sentence.row)):
        # `Hannover: alles bleibt stehen` is none of a fight.
        return []
    phrases, whole = taken_apart(sentence.row, steps), sentence
    if not phrases and sentence.row[:1] == ("if",):
        # A verb in front of a German condition has an `if` before it.
        sentence = Spoken(sentence.row[1:], sentence.names)
        phrases = taken_apart(sentence.row, steps)
        phrases = phrases if phrases and phrases[0].meaning.startswith((*CONDITIONS, "ask")) else []
    is_asked = goes_on or bool(values)
    if loosely and not phrases:
        sentence, phrases = whole, parted(whole.row, steps)
    # `Small hearts first, the 13 stays home` tells which 13.
    values = values or _of_suit_told(at, sentence.row) or known
    phrases = list(_played(sentence.row, phrases, is_asked=is_asked))
    if not all(_is_said_of_loss(phrases, place) for place in range(len(phrases))):
        return []
    sets_rule = not entry("_rule").isdisjoint(sentence.row)
    found = [Told(names=sentence.names, sets_rule=sets_rule)]
    phrases = with_kept_beside(sentence.row, phrases, is_asked=is_asked)
    # `Keep the 8 in any case` behind the card that answers
    ordered, so, is_of_place = 0, entry("_so"), is_asked or is_there(sentence.row)
    if may_keep_both(phrases) or not is_in_turn(sentence.row, phrases, goes_on=goes_on or is_behind):
        return []
    for before, one in pairwise([Said("mark", 0), *phrases]):
        next_ = (two.meaning for two in phrases if two.end > one.end and two.meaning not in IDLE)
        if is_else(sentence.row, before.end, one) or is_of_all(
            sentence.row, before.end, one, found[-1], next(next_, ""), is_here=is_asked
        ):
            one = Said(OTHERWISE, one.end)
        if may_be_else(sentence.row, before.end, one, found[-1]):
            return []
        if _is_spared_for(sentence.row, before, one) or is_excepted(sentence.row, before, one, found[-1]):
            return []
        is_head = one.meaning.startswith(HEAD) and not _names_enemy_behind(found[-1], before, one)
        if one.meaning == f"{HEAD}own but" and not (found[-1].heads and found[-1].clauses()):
            return []
        words = sentence.row[before.end : one.end]
        is_rest = one.meaning == f"{HEAD}others" and "".join(words) in entry("_for the rest")
        if is_rest and found[-1].clauses():
            # `Keep the S13, for the rest up to 20` may be for the same fight, or for all others.
            return []
        if one.meaning == f"{HEAD}others" and found[-1].is_about("own", "enemy") and not found[-1].says:
            # `Friedrich at any price, all others: loss 2` is not for Friedrich.
            return []
        # `Keith fights to the end if Daun attacks` is about one fight.
        is_last = all(two.meaning in IDLE for two in phrases if two.end > one.end)
        is_behind = one.meaning.startswith(f"{HEAD}attacked") and (before.meaning != "mark" or is_last)
        is_behind = is_behind and found[-1].is_about("own")
        if is_head and before.meaning in IN_ALL_FIGHTS:
            # `Don't use the Reserves for Dohna`
            found[-1].heads.clear()
        if is_head and _names_again(found[-1], one, one.end - before.end):
            continue
        is_apiece = sentence.row[before.end] in entry("_apiece")
        if one.meaning == f"{HEAD}all" and found[-1].clauses() and is_apiece:
            # `If Keith is attacked: 12 points per fight, lose two at most`
            one, is_head = Said("aside" if found[-1].heads else one.meaning, one.end), not found[-1].heads
        if is_head and not is_behind and found[-1].heads and found[-1].clauses():
            found.append(Told(names=sentence.names))
        if (same := as_same(found[-1], one)) is not None:
            found.append(Told(names=sentence.names))
            one = same
        ordered = one.end if one.meaning in ("low", "high") else ordered
        if one.meaning in ("play", "cards") and not so.isdisjoint(sentence.row[ordered : one.end]):
            # `The low spades, so first the 5` tells which these are.
            found[-1].order = found[-1].order if found[-1].play else ""
        one = as_of_others(found, one)
        if before.meaning == "unasked" and not entry("_until").isdisjoint(words[:1]):
            # `No need to ask me until it costs 3` says what is asked then.
            return []
        if one.meaning in ("cards", "play"):
            found[-1].apart = cards_apart(words)
        found[-1].says_points = not entry("_points").isdisjoint(words)
        meant = _as_meant(words, before, one, found[-1], is_of_place=is_of_place)
        add(found[-1], meant, values, goes_on=goes_on)
        settle_who_yields(found[-1])
    *others, last = found
    if others and not last.clauses() and last.is_right and not last.is_about(*NAMING_GENERALS):
        # `Loss 2 in any fight, for both`
        others[-1].heads += last.heads
        found = others
    # `Loss 2, against Daun fight`: what comes first is for nobody.
    # A limit holds for all that is played in a fight, and not for what comes after something.
    is_limited = any(_is_limited_from_then(sentence.row, one, is_asked=bool(values)) for one in found)
    is_clear = len(found) == 1 or _begins_with_head(phrases) or _leads_to_head(phrases)
    is_clear = is_clear or all(one.is_told_first for one in found)
    # `After that stop, I can live with two` stops at any loss, and may set a limit.
    is_limited = is_limited or any(one.is_after and one.concedes and one.loss for one in found)
    is_limited = is_limited or any(one.refuses and one.clauses() != ["concede"] for one in found)
    is_clear = is_clear and not is_limited and all(one.is_clear and one.says for one in found)
    is_clear = is_clear and all(map(comes_to_an_end, found))
    # `cards` counts what has been played, and in a fight that goes on they may mean those to come.
    is_clear = is_clear and not (at.question(q.PLAY) and any(one.most_cards for one in found))
    is_clear = is_clear and not (len(found[-1].play) == 1 and not is_asked and comes_last(sentence.row))
    is_dear = any(one.dear for one in found) and not (may_be_dear and len(found) == 1)
    return found if is_clear and not is_dear else []


def _is_limited_from_then(row: Sequence[str], told: Told, *, is_asked: bool) -> bool:
    """Whether points may be counted from some moment of a fight on. Behind the card that answers, `after that
    fight up to 30` says what comes next, in the words of a plan; `another 20` counts anew."""
    if not told.points or told.counts_all:
        return False
    goes_on = is_asked and not told.was_limited and entry("_anew").isdisjoint(row)
    return told.is_about("rest") or (told.is_after and not goes_on)


def _names_again(told: Told, one: Said, size: int) -> bool:
    """Whether nothing but a name is said again behind what he does: `if Daun attacks Keith, Keith fights`."""
    names = one.value.split()
    again = {told.names[int(word[1:])] for word in names if word.startswith(OWN)}
    return bool(told.clauses()) and size == len(names) and bool(again) and again <= {*told.named(OWN)}


def _is_spared_for(row: Sequence[str], before: Said, one: Said) -> bool:
    """Whether Reserves are kept for somebody, who may play them: `the Reserve stays for Richelieu`."""
    is_kept = before.meaning == "reserve no" and not denying().intersection(row[: before.end])
    return is_kept and one.meaning == f"{HEAD}own" and row[before.end] in entry("_for whom")


def _played(row: Sequence[str], phrases: Sequence[Said], *, is_asked: bool) -> Iterator[Said]:
    """The phrases, in which a card that may be played is the next one where a fight asks for one, or where
    one was told before it."""
    before = [Said("mark", 0), *phrases]
    for place, one in enumerate(phrases):
        is_next = is_asked or any(two.meaning in ("play", "cards", "answered") for two in phrases[:place])
        head = before[place].meaning.startswith(HEAD)
        begins = before[place].end - head
        may = not entry("_may").isdisjoint(row[begins : one.end])
        if one.meaning == MAY_PLAY or (one.meaning == "play" and may):
            yield Said("play" if is_next else MAY_PLAY, one.end, one.value)
        else:
            yield one


def _is_said_of_loss(phrases: Sequence[Said], place: int) -> bool:
    """Whether a phrase is none for `if it goes badly`, or that is said of the loss beside it, and of nothing
    more: `if it goes badly fight up to 20` depends on something."""
    if phrases[place].meaning != IF_BADLY:
        return True
    told = [one.meaning for one in phrases[place + 1 :] if one.meaning not in IDLE]
    before = [one.meaning for one in phrases[:place] if one.meaning not in IDLE]
    return told[0] in LOSSES and len(told) == 1 if told else bool(before) and before[-1] in LOSSES


IF_BADLY = "if badly"
"""What the words mean for a fight that is lost, beside what it may cost."""

IDLE = ("aside", "talk", "mark", "as before", "unasked")
"""Phrases that say nothing of a plan."""
LOSSES = ("loss", "settle", OF_TROOPS)
"""What a lost fight may cost."""


def _without_unlikely(row: tuple[str, ...]) -> tuple[str, ...]:
    """Words without what is unlikely before a condition: `I don't think he comes, but if he does`."""
    cut = next((place for place, word in enumerate(row) if word in entry("_but")), 0)
    if not cut or row[cut + 1 : cut + 2] == () or row[cut + 1] not in entry("_case words"):
        return row
    is_talk = any(one.meaning == "unlikely" for one in phrases_at(row, 0, CASES))
    told = any(kind_of(word) in (CARD, NUMBER) for word in row[:cut])
    return row[cut + 1 :] if is_talk and not told else row


def heads_in(sentence: Spoken) -> list[Said] | None:
    """The heads of which words are made that say nothing else: `Against Daun:`; None if they say more."""
    phrases = taken_apart(sentence.row, _steps)
    heads = [one for one in phrases if one.meaning.startswith(HEAD)]
    # That a card is answered changes nothing: `if he answers and we would lose four`.
    is_all = all(one in heads or one.meaning in ("aside", "mark", "answered") for one in phrases)
    return heads if (phrases or not sentence.row) and is_all else None


def says_nothing(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether every word of a sentence is known, and none tells how to fight: `Then I have nothing left.`"""
    return _says_nothing(at, entities, NOTHING)


NOTHING = ("aside", "mark", "after", "unasked")
"""Phrases that tell nothing of a fight."""


def _says_nothing(at: Situation, entities: Sequence[Entity], idle: Sequence[str]) -> bool:
    phrases = taken_apart(spoken(at, entities).row, _steps)
    return bool(phrases) and all(one.meaning in idle for one in phrases)


def is_idle(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence behind a plan says nothing more of it: `More hearts I don't have anyway.`"""
    names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION, Kind.CARD) for one in entities)
    return not names and _says_nothing(at, entities, (*NOTHING, "talk"))


def _of_suit_told(at: Situation, row: Sequence[str]) -> list[str]:
    """The writer's cards of the one suit that words or cards name; none if they name several, or none."""
    cards = {word[0] for word in row if kind_of(word) == CARD} - {RESERVE}
    told = cards | {suit_in(word) for word in row} - {""}
    held = {card for nation in at.nations for card in at.held(nation)}
    return sorted(card for card in held if {card[0]} == told)


def _without_item(entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence without the number that it has in a list: `2. Then I continue with the seven.`"""
    first = entities[:2]
    is_item = len(entities) > LEAST and first[0].kind is Kind.NUMBER and first[1].text in (".", ")")
    return entities[2:] if is_item else entities


LEAST = 3
"""An item of a list has more than its number."""
NAMING_GENERALS = ("own", "own but", "own fights", "enemy", "sides", "others", "him")
"""Heads that name generals: `Loss 2 in any fight, but for Keith` is none for Keith."""

ONE_FIGHT = ("this", "rest", "enemy", "sides", "attacked enemy", "attacked sides", "attacking enemy")
"""Heads that are about one fight."""


def _names_enemy_behind(told: Told, before: Said, one: Said) -> bool:
    """Whether an enemy is named right behind what is done to him: `Keith plays S8 against Lacy`."""
    is_behind = one.meaning == f"{HEAD}enemy" and before.meaning != "mark"
    return is_behind and not told.named(ENEMY)


def _begins_with_head(phrases: Sequence[Said]) -> bool:
    first = next((one for one in phrases if one.meaning not in IDLE), Said("", 0))
    # `Richelieu may go to 25, Soubise to 10` names him in the limit itself.
    return first.meaning.startswith(HEAD) or OWN in first.value


def _leads_to_head(phrases: Sequence[Said]) -> bool:
    """Whether what comes first is for all fights, and says so: `Loss 2 for everybody but Keith: ...`"""
    told = [one.meaning for one in phrases if one.meaning not in ("aside", "talk", "as before")]
    first = next((place for place, one in enumerate(told) if one.startswith(HEAD)), 0)
    return first > 0 and told[first] == f"{HEAD}all" and "mark" not in told[:first]


def _steps_of_answer(row: Sequence[str], place: int) -> list[Said]:
    """As `_steps`, where a card is asked for: what comes first chooses one card, `the lowest that works`."""
    found = _steps(row, place, picks=not entry("_then").intersection(row[:place]))
    # `I have plenty of spades` is more than the words that a reason begins with: `I have plenty of`.
    begun = {_end_of_talk(row, one.end): one.end for one in reversed(found) if one.meaning == "talk"}

    def size(one: Said) -> int:
        return begun.get(one.end, one.end) if one.meaning == "talk" else one.end

    found.sort(key=lambda one: (-size(one), one.meaning != "talk", not one.meaning.startswith(PICK)))
    return found


def _steps(row: Sequence[str], place: int, *, picks: bool = False) -> list[Said]:
    if row[place] in MARKS:
        return [Said("mark", place + 1)]
    at_place = [one for one in phrases_at(row, place) if not _denies_on(row, one)]
    found = [
        one for one in at_place if one.meaning != "reason" and (picks or not one.meaning.startswith(PICK))
    ]
    reasons = [one.end for one in at_place if one.meaning == "reason"]
    talk = [one for one in found if one.meaning == "talk"]
    told = [*found, *(Said("talk", _end_of_talk(row, one.end)) for one in talk)]
    return [*told, *beside_at(row, place, reasons)]


def _denies_on(row: Sequence[str], one: Said) -> bool:
    """Whether a word that is said beside a plan, `No, fight on`, denies what follows it: `No fights`."""
    goes_on = one.end < len(row) and row[one.end] not in MARKS
    return one.meaning == "aside" and goes_on and row[one.end - 1] in denying()


@cache
def denying() -> frozenset[str]:
    """The words that deny what follows them."""
    return words_for("no", "not")


def _end_of_talk(row: Sequence[str], place: int) -> int:
    """Where a reason or a wish ends that begins at a place: before a card, a number, a mark, or `and`. Before
    a card or a number it ends at once if it may say something of them: `better not S8`."""
    for end in range(place, len(row)):
        is_number = row[end].isdecimal() and row[end] != "1"
        if is_number or kind_of(row[end]) == CARD:
            return place if any(word in turning() for word in row[place:end]) else end
        if row[end] in MARKS or row[end] in entry("_ends talk"):
            return end
    return len(row)


@cache
def turning() -> frozenset[str]:
    """The words that turn what follows them into something else."""
    return words_for(*TURNING)


TURNING = (
    *("not", "keep", "if", "unless", "concede", "no", "until", "without", "in place of", "maybe"),
    "more than",
)


def _as_meant(words: Sequence[str], before: Said, one: Said, told: Told, *, is_of_place: bool) -> Said:
    """A phrase as it is meant where it stands: a loss that counts more than anybody has troops, and names
    none, counts points, `stop at 30`; `after that stop` takes nothing back; what a rule keeps out of fights
    is for the one that the sentence is about, unless it says `in any fight`."""
    numbers = [int(word) for word in one.value.split() if word.isdecimal()]
    is_points = one.meaning == "loss" and len(numbers) == 1 and numbers[0] > MOST_LOST
    if is_points and entry("_troops").isdisjoint(words):
        return Said("limit", one.end, one.value)
    if one.meaning in ("keep", "keep behind") and numbers == [told.loss + 1] and told.loss:
        return Said("not so many", one.end, one.value)
    if one.meaning == "fight to" and max(numbers, default=0) <= MOST_LOST and not _is_up_to(words):
        return Said("limit", one.end, one.value)
    if one.meaning == "cards" and told.order == "low" and not entry("_comes last").isdisjoint(words):
        # `Hearts from below, H9 last`
        return Said("aside", one.end)
    if one.meaning == "correction" and before.meaning == "after" and words[0] in entry("_halt"):
        return Said("concede", one.end)
    # `Stop at 40 points, but don't touch the Reserves` behind an attack is for that fight.
    goes_on = one.meaning == "reserve never" and bool(told.clauses()) and not told.heads
    is_of_one = told.is_about(*ONE_FIGHT) or is_of_place or goes_on
    # `Don't use any reserve` says nothing of any fight, nor does `in any case`.
    after, none = (*words[1:], ""), words_for("reserve") | entry("_whatever case")
    told_of = [word for word, two in zip(words, after, strict=True) if two not in none]
    if one.meaning in IN_ALL_FIGHTS and is_of_one and entry("_in any").isdisjoint(told_of):
        return Said(IN_ALL_FIGHTS[one.meaning], one.end, one.value)
    if one.meaning in ("spend", "points", "limit") and not entry("_in total").isdisjoint(words):
        return Said("spend in all", one.end, one.value)
    if one.meaning == "loss" and not entry("_until").isdisjoint(words[:1]):
        return Said(TILL_LOSS, one.end, one.value)
    # `Loss 1 if it cannot be helped` is what it comes to in the end.
    is_at_once = not entry("_once").isdisjoint(words) and entry("_helped").isdisjoint(words[-1:])
    is_at_once = one.meaning == "loss" and (is_at_once or not entry("_solely").isdisjoint(words[:1]))
    return Said(AT_ONCE, one.end, one.value) if is_at_once else one


def _is_up_to(words: Sequence[str]) -> bool:
    """Whether a fight goes up to its number, which counts points then: `with at most 2` may count cards."""
    return not entry("_up to").isdisjoint(words) and entry("_by way of").isdisjoint(words)
