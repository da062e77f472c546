"""Lines that look like orders and cannot be read: the fault of each, with what would be right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pbem.engine.phrase import Keyword, Typed, joined, phrase, sentences
from pbem.orders.grammar.answer import ANSWER
from pbem.orders.grammar.battle import BATTLE
from pbem.orders.grammar.fate import FATE
from pbem.orders.grammar.faults import Fault, fault_in
from pbem.orders.grammar.header import ASKING
from pbem.orders.grammar.lists import stack
from pbem.orders.grammar.move import MOVE
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.plan.clauses import CLAUSES, Clause, clause_problem
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.grammar.verbs import VERBS, row_of
from pbem.orders.languages import words
from pbem.orders.languages.folding import close, distance, fold, spellings
from pbem.orders.languages.words import keyword
from pbem.orders.names.cards import looks_like_card, suit
from pbem.orders.names.name_book import Book
from pbem.orders.problem import Problem
from pbem.orders.reading.loose_moves import piece_and_way, piece_and_way_after_verb
from pbem.orders.reading.talk import begins_as_order, is_name, is_nearly_name, looks_like_order, words_in
from pbem.patterns import compiled


def unreadable(number: int, text: str, verb: Verb, problem: Problem) -> Fault:
    """The fault of a line that its verb's reader could make nothing of; where nothing better is known, the
    verb's form says how it is written."""
    instead = problem.instead or phrase("Write: {form}", form=verb.form)
    return _fault(number, text, problem.what, verb, instead)


def _fault(number: int, text: str, what: str, verb: Verb, instead: str) -> Fault:
    return fault_in(Order(number, text), Problem(what, instead), verb.rule)


def near_miss(number: int, text: str, names: Book) -> Fault | None:
    """The fault of a line whose verb is mistyped, missing or not the first word; None if it is no order."""
    if text.startswith(">"):
        return None
    looks = (_lone_plan, _wrong_verb, _no_verb, _late_verb, _other_verb, _lone_clause)
    faults = (look(number, text, names) for look in looks)
    return next((fault for fault in faults if fault), None)


_FIRST = compiled(r"^([^\W\d_]+)(:?)(?:\s+(.*))?$")


SHORT = 3
"""Longer words that a general's name begins with are no mistyped verb: `Fried Niesky Görl`."""


def _wrong_verb(number: int, text: str, names: Book) -> Fault | None:
    match = _FIRST.match(text)
    if not match or fold(match[1]) in _PLEASE | _GOES or names.cities.is_called(match[1]):
        return None
    word, colon, rest = match[1], match[2], match[3] or ""
    if len(word) > SHORT and names.pieces.fitting(word):
        return None
    likely = [verb for verb in _MISTYPED if len(word) > 2 and close(word, verb.word)] or _nearly_other(word)
    if not likely or (rest and not looks_like_order(rest, names, is_nearly_name)):
        return None
    likely = [verb for verb in likely if (_fits(verb, text, colon, rest, names) if rest else verb.alone)]
    if not likely:
        return None
    if row_of(rest.partition(" ")[0]) is likely[0]:
        # `march move Keith: Brieg`
        rest = rest.partition(" ")[2]
    verb = joined((Keyword(likely[0].word), Typed(colon)), "")
    what = phrase('no order begins with "{word}"', word=Typed(word))
    found = _fault(number, text, what, likely[0], _did_you_mean(verb, rest))
    return replace(found, meant=f"{likely[0].word}{colon} {rest}") if len(likely) == 1 else found


# `stays` is no `status`, and `from` no `form`: whoever asks for a letter in vain asks again.
_MISTYPED = [verb for verb in VERBS if verb not in ASKING]
_PLEASE = words.forms(words.words(lambda one: one.please))
_GOES = words.forms(words.words(lambda one: one.goes))  # the English `march` is no mistyped German `Marsch`


_IF = words.forms(words.words(lambda one: one.if_))
_VERB_FIRST = words.forms(words.in_remarks("verb first"))


def _fits(verb: Verb, text: str, colon: str, rest: str, names: Book) -> bool:
    """Whether what follows a mistyped verb is an order of it, or begins as one."""
    after = colon + rest if verb is BATTLE else rest
    if not isinstance(verb.read(0, text, after), Problem):
        return True
    if verb is ANSWER:
        return rest[0].isdigit() or any(map(looks_like_card, rest.split()))
    if verb is not BATTLE and any(keyword(word) in CLAUSES for word in words_in(rest)[:2]):
        # `Regret the loss of Karl`
        return False
    return not verb.alone and verb is not FATE and begins_as_order(rest, names)


def _nearly_other(word: str) -> list[Verb]:
    """The verbs that a word of another language than English may mean, with one error."""
    typed = fold(word)
    letters = set(typed)
    # Most words are too long, too short or made of other letters; only the rest is worth the distance.
    near = (
        verb
        for form, its_letters, verb in _LONG_WORDS
        if abs(len(form) - len(typed)) < 2 and len(its_letters - letters) < 2 and distance(typed, form) < 2
    )
    return list(dict.fromkeys(near))


# English prose has words like `party` and `halted`, one letter from the German `Partie` and `halten`: so no
# short words, and only verbs that something follows.
_LONG_WORDS = tuple(
    (form, frozenset(form), verb)
    for verb in VERBS
    if verb.group is not Group.HEADER and not verb.alone
    for language in words.OTHERS
    for word in language.verbs.get(verb.word, ())
    for form in spellings(word)
    if len(form) > 4
)


def _did_you_mean(verb: str, rest: str) -> str:
    line = joined((verb, Typed(rest)), " ") if rest else verb
    return phrase("Did you mean: {line}", line=line)


def _no_verb(number: int, text: str, names: Book) -> Fault | None:
    """`Friedrich: Torgau` lacks its `move`."""
    who, way = piece_and_way(text)
    known = _are_pieces(who, names) and any(map(names.cities.is_called, words_in(way)))
    if (
        not known
        or _tells_of_a_condition(way, names)
        or ((":" not in text or _tells_of_a_nation(way, names)) and not _is_way(way, names))
    ):
        return None
    return _not_moved(number, text, phrase("the order has no verb"), who, way)


def _tells_of_a_nation(way: str, names: Book) -> bool:
    """`Friedrich: Hannover muss ziehen` tells what a player is waited for; Hannover is a city as well."""
    return names.nations.is_called(way.partition(" ")[0])


def _tells_of_a_condition(way: str, names: Book) -> bool:
    """`Saltikov: Steht Dohna noch in Stargard, nur bis Wałcz` depends on something; `Steht` is no city."""
    first, second = [*way.split(), "", ""][:2]
    if names.cities.is_called(first):
        return False
    return fold(first) in _IF or (
        fold(first) in _VERB_FIRST and bool(second and names.pieces.fitting(second))
    )


def _other_verb(number: int, text: str, names: Book) -> Fault | None:
    """`march Friedrich: Torgau` has a verb of its own; `No train goes to Torgau` orders nothing."""
    who, way = piece_and_way(text)
    word, _, piece = who.partition(" ")
    if _NEGATION.fullmatch(word) or not (
        word.isalpha() and _are_pieces(piece, names) and _is_way(way, names)
    ):
        return None
    return _not_moved(number, text, phrase('no order begins with "{word}"', word=Typed(word)), piece, way)


def _not_moved(number: int, text: str, what: str, who: str, way: str) -> Fault:
    return _fault(number, text, what, MOVE, _did_you_mean(Keyword(MOVE.word), f"{who}: {way}"))


def move_in_other_words(number: int, text: str, verb: Verb, rest: str, names: Book) -> Fault | None:
    """`move general Keith from Strehlen to Brieg` lacks only its colon."""
    who, way = piece_and_way_after_verb(rest)
    if not _are_pieces(who, names):
        who, way = _first_pieces(rest, names)
    places = _places(way)
    if verb is not MOVE or ":" in rest or not _are_pieces(who, names):
        return None
    if not all(is_nearly_name(place, names) for place in places):
        return None
    what = phrase("there is no colon between the piece and its way")
    unknown = (names.cities.find(place) for place in places if not names.cities.fitting(place))
    if wrong := next((one for one in unknown if isinstance(one, Problem)), None):
        both = phrase("{what}, and {more}", what=what, more=wrong.what)
        written = unreadable(number, text, verb, Problem(both))
        return replace(written, instead=sentences(wrong.instead, written.instead))
    return _not_moved(number, text, what, who, way)


def _first_pieces(rest: str, names: Book) -> tuple[str, str]:
    """`Schwerin Strehlen-Reichenbach`: the piece or stack, and the way without anything between."""
    parts = rest.split()
    sizes = (n for n in range(min(len(parts) - 1, 7), 0, -1) if _are_pieces(" ".join(parts[:n]), names))
    size = next(sizes, 0)
    size = 0 if size and parts[size - 1] in ("+", "&") else size
    return " ".join(parts[:size]), re.sub(r"\s*[-–→>]+\s*", ", ", " ".join(parts[size:]))


def without_colon(number: int, text: str, verb: Verb, rest: str) -> Fault | None:
    """`battle Keith loss 3` and `recruit S8 for Friedrich 1` lack only their colon."""
    parts = verb.split(rest) if verb.split and ":" not in rest else None
    if parts is None:
        return None
    first, then = parts
    plan = f"{first}: {then}"
    problem = verb.read(number, text, rest)
    if not isinstance(problem, Problem) or isinstance(verb.read(number, text, plan), Problem):
        return None
    line = joined((Keyword(verb.word), Typed(plan)), " " if first else "")
    right = phrase("Did you mean: {line}", line=line)
    found = _fault(number, text, problem.what, verb, right)
    return replace(found, meant=f"{verb.word} {plan}" if first else f"{verb.word}{plan}")


def _places(way: str) -> Sequence[str]:
    return [place.strip(" .") for place in re.split(r",| - ", way)]


def _is_way(text: str, names: Book) -> bool:
    """Whether every word between commas is a city, perhaps mistyped, and one certainly is."""
    places = _places(text)
    return any(map(names.cities.is_called, places)) and all(is_nearly_name(place, names) for place in places)


def _are_pieces(text: str, names: Book) -> bool:
    pieces = stack(text)
    return bool(pieces) and all(_is_piece(piece, names) for piece in pieces)


def _is_piece(text: str, names: Book) -> bool:
    return names.pieces.is_called(text) or _TRAIN.fullmatch(text) is not None


_TRAIN = compiled(lambda: rf"(?:{words.pattern(lambda one: one.trains)})( \d)?", re.IGNORECASE)
_COURTESY = compiled(lambda: rf"[\s,]+(?:{words.pattern(lambda one: one.please)})\W*$", re.IGNORECASE)
_NEGATION = compiled(
    lambda: rf"\b(?:{words.one_of((*words.words(lambda one: one.negation), *words.in_sentences('not')))})\b",
    re.IGNORECASE,
)
_AFTER_WORDS = [word for verb in VERBS if verb.after_words for word in words.verb_words(verb.word)]
_LATER = compiled(lambda: rf"\s({words.one_of(_AFTER_WORDS)})\s(.*)$", re.IGNORECASE)


def _late_verb(number: int, text: str, names: Book) -> Fault | None:
    """`please move Friedrich: Torgau` begins too early."""
    text = _COURTESY.sub("", text)
    match = _LATER.search(text)
    if match and _NEGATION.search(text[: match.start()]):
        return None
    if not match or "`" in text or not re.search("[:>]", match[2]) or not begins_as_order(match[2], names):
        return None
    if not any(is_name(word, names) for word in words_in(match[2])):
        return None
    verb = row_of(match[1])
    assert verb
    if isinstance(verb.read(number, text, match[2]), Problem):
        return None
    what = phrase("an order begins with its verb")
    return _fault(number, text, what, verb, _did_you_mean(Keyword(verb.word), match[2]))


_QUESTION = words.pattern(lambda one: one.question)
_NUMBERED = compiled(rf"^(?:(?:{_QUESTION})\s+)?(\d+)\s*[:.)]?\s+(.*)$", re.IGNORECASE)
_NUMBER_LAST = compiled(rf"(?<=[\s,(\[])(?:{_QUESTION})\s+(\d+)[)\].!]*$", re.IGNORECASE)


def _lone_plan(number: int, text: str, names: Book) -> Fault | None:
    """`settle 1, keep R` is a whole plan and lacks its verb."""
    clauses = text.split(",")
    if len(clauses) < 2 or keyword(text.partition(" ")[0]) not in CLAUSES:
        return None
    if isinstance(BATTLE.read(number, text, f": {text}"), Problem):
        return None
    right = _did_you_mean(joined((Keyword(BATTLE.word), ":"), ""), text)
    return _fault(number, text, phrase("the order has no verb"), BATTLE, right)


def _lone_clause(number: int, text: str, names: Book) -> Fault | None:
    """`play S7` has to say which question it answers, or that it is a plan; `3: play S7` lacks its verb."""
    first, last = _NUMBERED.match(text), _NUMBER_LAST.search(text)
    before = text[: last.start()].rstrip(" ,([") if last else text
    which, says = (last[1], before) if last else (first[1], first[2]) if first else ("", text)
    word, *more = says.rstrip(".!").lower().split() or [""]
    word = keyword(word)
    if clause_problem(Clause(word, tuple(more))) or not (more or word == "concede"):
        return None
    if word in ("play", "keep") and not all(looks_like_card(card) or suit(card) for card in more):
        return None
    if which:
        right = _did_you_mean(Keyword("answer"), f"{which}: {says}")
        return _fault(number, text, phrase("the order has no verb"), BATTLE, right)
    what = phrase("this does not say which question it answers")
    right = phrase("Write: answer NUMBER: {text}, or as a plan: battle: {text}", text=Typed(text))
    return _fault(number, text, what, BATTLE, right)
