"""A letter's own lines as sentences: lists stay lines, and prose broken into lines is joined again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby, pairwise

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.cutting.lines_in_a_list import is_in_list, is_next_of_list
from pbem.orders.plain_words.cutting.words_cut_short import is_cut_short
from pbem.orders.plain_words.naming.short_names import ShortNames
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import NUMBER, SIGN, WORD, Token, tokens_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.orders.plain_words.vocabulary import meant_by, nations, train_words, words_for
from pbem.patterns import compiled
from pbem.records import dataclass

LONG = 58
"""A line of prose that was broken has so many characters or more."""

RAGGED = 16
"""Lines that are broken by hand are so much shorter than the longest of the letter."""

NARROWEST = 66
"""No mail program breaks lines that are shorter: where the longest is, their writer did."""

LONGEST = 100
"""No line is broken only behind so many characters."""

SHORT = 40
"""A line of prose that was broken is seldom so short, but for the last."""

SMALL = 4
"""Words that lead to the next line have no more letters: `and`, `nach`, `with`."""

_BULLET = compiled(r"^\s*(?:[-*•–+]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+")
_LABEL = compiled(r"^\s*\S+(?: \S+){0,3}\s*:\s")
"""A few words and a colon begin something new: `Train 1: Anklam`."""

_ENDING = compiled(r"[^\W\d_]{4,}[.!?]\s+[^\W\d_]")
"""A sentence that ends is no label: `the six anyway. Yes: nine.`"""

_WORD = compiled(r"[^\W\d_]+")

LEADING = ("to", "via", "from", "and", "with", "the", "then", "of", "against", "if", "under")
"""What such words mean."""

LISTED = frozenset(("move", "attack", "recruit", "transfer", "retreat", "discard", "battle", "hold", "allot"))
"""The verbs of orders that stand in lines of their own."""

DEEDS = ("recruit", "attack", "discard", "concede")
"""What a sentence tells its reader to do that begins with it: `buy one troop ...`."""

COMMA = ","

CLOSING = "\"')”’»«“"
"""What may stand before the dot that ends a sentence."""

STAYING = "=-–—"
"""What may tell before it that a piece stays: `t1 =. t2 Prag`."""

_STOPS = frozenset(".;!?")

TELEGRAM_STOPS = words.forms(words.words(lambda one: one.telegram))
"""What ends a sentence in a letter all in capitals."""


@dataclass(frozen=True)
class Sentence:
    """Tokens that belong together."""

    tokens: tuple[Token, ...]
    is_question: bool = False
    """Whether it ends with a question mark."""
    text: str = ""
    """As it was written, where its lines hold others too; empty if they do not."""
    is_cry: bool = False
    """Whether an exclamation mark ends it."""


def sentences(
    lines: Sequence[NumberedLine],
    names: ShortNames,
    joined: Collection[int] = (),
    width: int = 0,
) -> Iterator[Sentence]:
    """The sentences of a text, whose lines have numbers. A dot behind one of the
    `names` cut short ends none. The lines that are `joined` go on with the one above them. `width` is the
    length of the letter's longest line."""
    run: list[Token] = []
    texts: dict[int, str] = {}
    for place, (number, text) in enumerate(lines):
        texts[number] = _BULLET.sub("", text)
        run += tokens_of(number, texts[number])
        following = lines[place + 1] if place + 1 < len(lines) else None
        goes_on = following is not None and (
            following[0] in joined
            or (
                _goes_on(text, number, following, names, width)
                and (_hangs(text, following[1], names) or not _is_listed(lines, place + 1, names, width))
            )
        )
        if not goes_on:
            told = list(_parted(run, names))
            yield from told if len(told) == 1 else (replace(one, text=_written(one, texts)) for one in told)
            run = []


def _written(sentence: Sentence, texts: Mapping[int, str]) -> str:
    """A sentence as its writer wrote it, with the sign that ends it."""
    parts = []
    for line, tokens in groupby(sentence.tokens, key=lambda one: one.line):
        run = list(tokens)
        parts.append(texts[line][run[0].start : run[-1].end])
    last = sentence.tokens[-1]
    sign = texts[last.line][last.end : last.end + 1]
    return " ".join(parts) + (sign if sign in _STOPS else "")


def _goes_on(text: str, number: int, following: NumberedLine, names: ShortNames, width: int) -> bool:
    bare = text.rstrip()
    if not following[1].strip() or following[0] != number + 1 or _BULLET.match(following[1]) or "|" in text:
        return False
    if bare.endswith(("'s", "’s")):
        return True
    if _is_broken_on_purpose((number, bare), following, names, width):
        return False
    if is_next_of_list(bare, following[1], names):
        return False
    if _begins_anew(following[1], names) or (_orders(text) and _orders(following[1])):
        return False
    if _begins_purchase(following) and not _leads_on(text, leading()):
        return False
    if _hangs(text, following[1], names):
        return True
    is_new = following[1].lstrip()[:1].isupper()
    if is_new and (_is_plan(text) or _begins_condition(following[1])):
        # `If` has a capital letter where a sentence begins.
        return False
    if _begins_condition(following[1]) and _tells_how_to_fight(following[1]):
        last = tokens_of(number, bare)[-1:]
        if last and last[0].kind != SIGN and last[0].key not in leading():
            return False
    leads = bare[-1:] == "," or leads_to_next(bare)
    return (len(bare) >= LONG and bare[-1:] not in ".;:!?)") or (leads and len(bare) >= LONG - 20)


def _begins_purchase(line: NumberedLine) -> bool:
    """Whether a line begins with so many new troops: `2 new guys for tottleben pay with d10`."""
    tokens = tokens_of(*line)[:3]
    if not tokens or tokens[0].kind != NUMBER:
        return False
    told = [one.key for one in tokens[1:]]
    return any(key in kind_of("new piece") or meant_by(key) & {"troops", "recruit"} for key in told)


def _hangs(text: str, following: str, names: ShortNames) -> bool:
    """Whether an item of a list leads on to the line below it, which is no item and begins with no piece:
    `- Apraxin at Warszawa 2, paid with H6 and`; or any line in the midst of what it compares."""
    if _compares(text, following):
        return True
    leads = bool(_BULLET.match(text)) and _leads_on(text, leading())
    return leads and not _BULLET.match(following) and not _begins_with_piece(following, names)


def _compares(text: str, following: str) -> bool:
    """Whether a line ends in a word that is compared to what the next begins with: `not more`, `than two`."""
    last, first = tokens_of(0, text)[-1:], tokens_of(0, following)[:1]
    is_than = bool(first) and first[0].key in kind_of("compared to")
    return is_than and bool(last) and last[0].key in kind_of("more, compared")


def _is_broken_on_purpose(line: NumberedLine, following: NumberedLine, names: ShortNames, width: int) -> bool:
    """Whether a line ends before it had to, or long after, and the next begins as a statement does: with a
    general, a train, a nation or an order's verb. A comma or a small word goes on all the same."""
    text = line[1]
    if _names_on_both_sides(text, following[1], names):
        return True
    # Behind a number, as of a card that pays, less room is enough: `one troop for the c8`.
    ragged = 0 if text[-1:].isdigit() else RAGGED
    has_room = width < NARROWEST or len(text) + len(following[1].split()[0]) + ragged < width
    has_room = has_room or len(text) > LONGEST or (len(text) >= LONG and _goes_somewhere(following, names))
    tokens = tokens_of(*following) if has_room else ()
    if not tokens:
        return False
    last, first = tokens_of(*line)[-1:], tokens[0].key
    is_numbered = first in train_words() and [one.kind for one in tokens[1:2]] == [NUMBER]
    # `one troop for the c8` ends there.
    is_small = bool(last) and last[0].kind == WORD
    is_small = is_small and (0 < len(last[0].key) <= SMALL or last[0].key in leading())
    is_small = is_small and "likewise" not in meant_by(last[0].key)
    # `a loss of 2 or less`
    is_small = is_small and last[0].key not in kind_of("more, compared")
    goes_on = (is_small or _is_whose(last)) and not is_numbered
    if goes_on or text[-1:] in tuple(",-+&"):
        return False
    is_deed = not meant_by(first).isdisjoint(DEEDS)
    is_name = first in names.generals or first in train_words() or (first,) in nations()
    # `Lehwald`; in lower case it may be a word.
    is_name = is_name or (tokens[0].is_capital and len(names.generals_called(first, ())) == 1)
    return is_name or is_deed or verb_of(first) in LISTED


def _goes_somewhere(line: NumberedLine, names: ShortNames) -> bool:
    """Whether a line begins with a general, perhaps misspelt, and where he goes: `Lehwald nach Nasielsk`."""
    if not line[1].lstrip()[:1].isupper():
        return False
    two = tokens_of(*line)[:2]
    is_led = len(two) > 1 and not meant_by(two[1].key).isdisjoint(LED)
    return is_led and (two[0].key in names.generals or len(names.generals_called(two[0].key, ())) == 1)


LED = ("to", "via")


def _names_on_both_sides(text: str, following: str, names: ShortNames) -> bool:
    """Whether a general ends a line and another begins the next: `the rest to Tottleben` and below it
    `Saltikov and Fermor to Pila`."""
    last, first = tokens_of(0, text)[-1:], tokens_of(0, following)[:1]
    return bool(last and first) and last[0].key in names.generals and first[0].key in names.generals


def _is_listed(lines: Sequence[NumberedLine], place: int, names: ShortNames, width: int) -> bool:
    """Whether a line is a general and cities and nothing else, `Saltikov Wangerin`, or short and the next one
    follows it at once: prose that was broken fills its lines, so it is one of a list."""
    number, text = lines[place]
    if is_in_list(lines, place - 1, width, names) and not _leads_on(lines[place - 1][1], leading()):
        return True
    keys = [one.key for one in tokens_of(number, text) if one.kind != SIGN]
    if len(keys) > 1 and keys[0] in names.generals and all(key in names.cities for key in keys[1:]):
        return True
    if _begins_with_piece(text, names) and _begins_with_piece(lines[place - 1][1], names, whole=True):
        return True
    is_last = place + 1 == len(lines) or lines[place + 1][0] != number + 1 or not lines[place + 1][1].strip()
    above = lines[place - 1][1].rstrip()
    if not is_last and _begins_with_piece(text, names) and len(text.rstrip()) + RAGGED < len(above):
        return not _leads_on(above, leading())
    return not is_last and len(text.rstrip()) < SHORT and text.rstrip()[-1:] not in CLOSING + ".,;:!?)"


def _begins_with_piece(text: str, names: ShortNames, *, whole: bool = False) -> bool:
    """Whether a line begins with a general or a train; a `whole` one does not end in a small word or a comma,
    which go on."""
    keys = [one.key for one in tokens_of(0, text) if one.kind != SIGN]
    begins = bool(keys) and (keys[0] in names.generals or keys[0] in train_words())
    return begins and not (whole and _leads_on(text))


def _leads_on(text: str, small: Collection[str] = ()) -> bool:
    """Whether a line ends in a comma, a sign that joins, a small word or whose something is: the next one
    goes on with it. Which words are small tells `small`, or their length."""
    tokens = [one for one in tokens_of(0, text) if one.kind != SIGN]
    keys = [one.key for one in tokens]
    is_small = bool(keys) and (keys[-1] in small if small else 0 < len(keys[-1]) <= SMALL)
    is_whose = text.rstrip()[-1:].isalpha() and _is_whose(tokens[-1:])
    return text.rstrip()[-1:] in (",", "-", "+", "&") or is_small or is_whose


def leads_to_next(text: str) -> bool:
    """Whether a line ends in a word that something has to follow: `Apraxin goes to Nowy Dwor and`."""
    last = tokens_of(0, text)[-1:]
    return bool(last) and (last[0].key in leading() or last[0].key in kind_of("he"))


def _is_whose(last: Sequence[Token]) -> bool:
    """Whether a line ends in the adjective of a nation, `the Russian`, behind other words."""
    return bool(last) and last[0].kind == WORD and last[0].start > 0 and (last[0].key,) in nations()


@cache
def leading() -> frozenset[str]:
    """The words that something has to follow: `to`, `der`, `and`."""
    return words_for(*LEADING)


def _begins_anew(text: str, names: ShortNames) -> bool:
    """Whether a line begins with a few words and a colon, unless they are one small word that names nothing:
    `... and I pay 30 for / that: both elevens`."""
    label = _LABEL.match(text)
    if not label or _ENDING.search(label[0]):
        return False
    word = text.split(":")[0].strip()
    is_name = not word.islower() or not word.isalpha() or names.is_beginning(fold(word))
    return is_name or verb_of(word) is not None or fold(word) in train_words() or (fold(word),) in nations()


def _orders(text: str) -> bool:
    """Whether a line begins with an order's verb, as those of a list do: `recruit Browne 4 ...`, and below it
    `move Daun Neurode Glatz`."""
    first = _WORD.match(text)
    return first is not None and verb_of(first[0]) in LISTED


def _begins_condition(text: str) -> bool:
    """Whether a line begins with a condition, as an item of a list may: `If Daun loses, ...`."""
    first = tokens_of(0, text)[:1]
    return bool(first) and not meant_by(first[0].key).isdisjoint(("if", "should"))


def _tells_how_to_fight(text: str) -> bool:
    """Whether a line says which card is played, or that somebody gives up."""
    return any(not meant_by(one.key).isdisjoint(("play", "concede", "keep")) for one in tokens_of(0, text))


def _is_plan(text: str) -> bool:
    """Whether a line is a plan in its own form, which ends with its line: `battle Keith > Daun: ...`."""
    first = _WORD.match(_BULLET.sub("", text))
    return first is not None and verb_of(first[0]) == "battle" and ":" in text


def _parted(tokens: Sequence[Token], names: ShortNames) -> Iterator[Sentence]:
    run: list[Token] = []
    is_telegram = not any(token.text.islower() for token in tokens)
    for place, token in enumerate(tokens):
        if is_telegram and token.key in TELEGRAM_STOPS:
            if run:
                yield Sentence(tuple(run))
            run = []
            continue
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        if token.text == "." and after and run and is_cut_short(run[-1], after) and not token.spaced:
            continue
        is_cut = (
            token.text == "."
            and bool(run)
            and after is not None
            and names.is_cut_short(run[-1].key, after.key)
            and not _keeps_reserve(run)
            and not _begins_sentence(after)
        )
        if _is_item(run, tokens, place):
            # `1) Keith Striegau 2) Schwerin Brieg`
            if run[:-1]:
                yield Sentence(tuple(run[:-1]))
            run = []
            continue
        is_remark = token.text in "!?" and _is_in_brackets(tokens, place)
        is_stop = token.kind == SIGN and token.text in _STOPS and not is_cut and not is_remark
        if is_stop and token.text == ";" and after and not meant_by(after.key).isdisjoint(("else",)):
            # `they give in at two; otherwise the smaller ones first`
            run.append(replace(token, text=COMMA))
            continue
        if is_stop and _is_stop(token, run, after, names):
            if run:
                told = _without_tag(run, after) if token.text == "?" else run
                is_question = token.text == "?" and len(told) == len(run)
                yield Sentence(tuple(told), is_question, is_cry=token.text == "!")
            run = []
            continue
        run.append(token)
    if run:
        yield Sentence(tuple(run))


def _keeps_reserve(run: Sequence[Token]) -> bool:
    """Whether words end in a Reserve that is kept, and in no name: `keep R.`"""
    before = meant_by(run[-2].key) if len(run) > 1 else frozenset[str]()
    return run[-1].key in RESERVE and not before.isdisjoint(("keep", "without", "not", "no"))


RESERVE = ("r",)


def _begins_sentence(after: Token) -> bool:
    """Whether a word with a capital letter begins a sentence behind a name cut short: `Angriff Hildb. Mit 1
    Verlust bin ich zufrieden.`"""
    return after.is_capital and not meant_by(after.key).isdisjoint(OPENING)


OPENING = ("with", "if", "they", "then", "not", "at most", "lowest")


def _without_tag(run: Sequence[Token], after: Token | None) -> Sequence[Token]:
    """What is said before a word that only asks for assent: `Dohna to Stettin, ok?`. Who begins as a question
    does asks it, `Soll ich angreifen, oder?`, and who goes on with another thought, or is not sure."""
    told = list(run)
    asks = _begins_question(run) or (after is not None and after.key in kind_of("hesitates"))
    asks = asks or any(one.key in kind_of("as it seems") for one in run)
    if asks or len(run) < LEAST_TAGGED or run[-1].key not in kind_of("asks for assent"):
        return run
    del told[-1:]
    while told and told[-1].text in ",-":
        del told[-1:]
    return told


def _begins_question(run: Sequence[Token]) -> bool:
    """Whether words begin as a question does: `Soll ich`, `Where does`, `Kommt er`."""
    first = next((one.key for one in run if one.kind == WORD), "")
    is_verb = first.endswith("t") and not meant_by(first).isdisjoint(("move", "attack", "stay", "retreat"))
    return is_verb or first in kind_of("asks first")


LEAST_TAGGED = 4
"""Fewer words are hardly an order with a word behind it: `All right, ok?`"""


def _is_item(run: Sequence[Token], tokens: Sequence[Token], place: int) -> bool:
    """Whether a bracket closes the number of an item of a list, of which there is another one."""
    if tokens[place].text != ")" or not run or run[-1].kind != NUMBER or any(one.text == "(" for one in run):
        return False
    numbers = [one.text for one, sign in pairwise(tokens) if one.kind == NUMBER and sign.text == ")"]
    # The first may be gone, as the mark of the line's own list.
    rows = ([str(n + first) for n in range(len(numbers))] for first in (1, 2))
    return len(numbers) > 1 and numbers in rows


def _is_in_brackets(tokens: Sequence[Token], place: int) -> bool:
    """Whether a sign stands in brackets that open and close in its line: `hit dawn (daun!!), S13`."""
    line = tokens[place].line
    before = [one.text for one in tokens[:place] if one.line == line and one.text in "()"]
    after = [one.text for one in tokens[place:] if one.line == line and one.text in "()"]
    return before[-1:] == ["("] and after[:1] == [")"]


CUT_SHORT = 9
"""A city that is cut short, and has a capital letter, has no more letters left."""


def _is_stop(token: Token, run: Sequence[Token], after: Token | None, names: ShortNames) -> bool:
    """A dot ends a sentence where a gap follows, but not after a word cut short: `Win. Prag`."""
    if token.text != ".":
        return True
    if after is None:
        return True
    # A dot behind a closing quotation mark or bracket ends a sentence: `"loss 2". Daun goes to Glatz.`
    is_label = bool(run) and len(run[-1].text) == 1 and run[-1].text not in CLOSING + STAYING
    is_label = is_label and (run[-1].kind != NUMBER or len(run) == 1) and not _keeps_reserve(run)
    # `with one of the C8s. Then`
    is_label = is_label and not (len(run) > 1 and run[-2].kind == NUMBER and not run[-1].spaced)
    if not after.spaced or is_label:
        return False
    is_short = bool(run) and run[-1].kind == WORD and not after.is_capital
    # `via Reichenb. zu Keith`
    longest = CUT_SHORT if run and run[-1].is_capital else 5
    is_short = is_short and len(run[-1].text) <= longest
    # `greifen Lacy an. die Reserve bleibt`: no city is cut short so.
    is_short = is_short and run[-1].key not in kind_of("split off")
    # `attack browne and karl. no more than two losses`: a name in full is not cut short.
    is_short = is_short and (run[-1].key not in names.generals or bool(names.cities_called(after.key)))
    two = "".join(one.key for one in run[-2:]) if is_short and len(run) > 1 else ""
    if is_short and (run[-1].key in names.cities or two in names.cities):
        return True
    # `Lidzbark Warm. nach Bartenstein`
    return not (is_short and (names.is_beginning(run[-1].key) or names.beginning(two)))
