"""Lines that look like orders and cannot be read: the fault of each, with what would be right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pbem.engine.phrase import Keyword, Typed, joined, phrase, sentences
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.forms import CLAUSES, Trouble, clause_trouble, stack
from pbem.orders.grammar.syntax import Clause
from pbem.orders.grammar.verbs import BY_WORD, HEADER, VERBS, Verb, row_of, verb
from pbem.orders.languages.folding import close, distance, fold
from pbem.orders.languages.german import keyword, words_for
from pbem.orders.names.cards import looks_like_card, suit
from pbem.orders.names.name_book import UNREADABLE, Book, Misnamed
from pbem.orders.reading.loose_moves import told, told_after_verb
from pbem.orders.reading.talk import begins_as_order, is_name, is_nearly_name, looks_like_order, words_in


def unreadable(number: int, text: str, verb: Verb, trouble: Trouble) -> Fault:
    """The fault of a line that its verb's reader could make nothing of."""
    instead = trouble.instead or phrase("Write: {form}", form=verb.form)
    return Fault(number, text, UNREADABLE, trouble.what, verb.rule, instead)


def mistyped(number: int, text: str, names: Book) -> Fault | None:
    """The fault of a line whose verb is mistyped, missing or not the first word; None if it is no order."""
    if text.startswith(">"):
        return None
    looks = (_wrong_verb, _no_verb, _late_verb, _other_verb, _lone_clause)
    found = (look(number, text, names) for look in looks)
    return next((fault for fault in found if fault), None)


_FIRST = re.compile(r"^([^\W\d_]+)(:?)(?:\s+(.*))?$")


def _wrong_verb(number: int, text: str, names: Book) -> Fault | None:
    found = _FIRST.match(text)
    if not found or found[1].lower() == "bitte":
        return None
    word, colon, rest = found[1], found[2], found[3] or ""
    meant = [verb for verb in VERBS if len(word) > 2 and close(word, verb.word)] or _german_meant(word)
    if not meant or (rest and not looks_like_order(rest, names, is_nearly_name)):
        return None
    meant = [verb for verb in meant if (_fits(verb, text, colon, rest, names) if rest else verb.alone)]
    if not meant:
        return None
    verb = joined((Keyword(meant[0].word), Typed(colon)), "")
    what = phrase('no order begins with "{word}"', word=Typed(word))
    return Fault(number, text, UNREADABLE, what, meant[0].rule, _did_you_mean(verb, rest))


def _fits(verb: Verb, text: str, colon: str, rest: str, names: Book) -> bool:
    """Whether what follows a mistyped verb is an order of it, or begins as one."""
    after = colon + rest if verb.word == "battle" else rest
    if not isinstance(verb.read(0, text, after), Trouble):
        return True
    if verb.word == "answer":
        return rest[0].isdigit() or any(map(looks_like_card, rest.split()))
    return not verb.alone and verb.word != "fate" and begins_as_order(rest, names)


def _german_meant(word: str) -> list[Verb]:
    """The verbs of which a word may be the German one with one error. English has words like `Partie` and
    `halten`, so only verbs that something follows are meant."""
    typed = fold(word)
    letters = set(typed)
    found = (
        verb
        for form, its_letters, verb in _LONG_GERMAN
        if abs(len(form) - len(typed)) < 2 and len(its_letters - letters) < 2 and distance(typed, form) < 2
    )
    return list(dict.fromkeys(found))


_LONG_GERMAN = tuple(
    (form, frozenset(form), verb)
    for verb in VERBS
    if verb.group != HEADER and not verb.alone
    for form in words_for(verb.german)
    if len(form) > 4
)


def _did_you_mean(verb: str, rest: str) -> str:
    line = joined((verb, Typed(rest)), " ") if rest else verb
    return phrase("Did you mean: {line}", line=line)


def _no_verb(number: int, text: str, names: Book) -> Fault | None:
    """`Friedrich: Torgau` lacks its `move`."""
    who, way = told(text)
    known = _are_pieces(who, names) and any(map(names.cities.is_called, words_in(way)))
    if not known or ((":" not in text or _tells_of_a_nation(way, names)) and not _is_way(way, names)):
        return None
    return _not_moved(number, text, phrase("the order has no verb"), who, way)


def _tells_of_a_nation(way: str, names: Book) -> bool:
    """`Friedrich: Hannover muss ziehen` tells what a player is waited for; Hannover is a city as well."""
    return names.nations.is_called(way.partition(" ")[0])


def _other_verb(number: int, text: str, names: Book) -> Fault | None:
    """`march Friedrich: Torgau` has a verb of its own."""
    who, way = told(text)
    word, _, piece = who.partition(" ")
    if not (word.isalpha() and _are_pieces(piece, names) and _is_way(way, names)):
        return None
    return _not_moved(number, text, phrase('no order begins with "{word}"', word=Typed(word)), piece, way)


def _not_moved(number: int, text: str, what: str, who: str, way: str) -> Fault:
    verb = BY_WORD["move"]
    right = _did_you_mean(Keyword(verb.word), f"{who}: {way}")
    return Fault(number, text, UNREADABLE, what, verb.rule, right)


def told_as_a_tale(number: int, text: str, verb: Verb, rest: str, names: Book) -> Fault | None:
    """`move general Keith from Strehlen to Brieg` lacks only its colon."""
    who, way = told_after_verb(rest)
    if not _are_pieces(who, names):
        who, way = _first_pieces(rest, names)
    places = _places(way)
    if verb.word != "move" or ":" in rest or not _are_pieces(who, names):
        return None
    if not all(is_nearly_name(place, names) for place in places):
        return None
    what = phrase("there is no colon between the piece and its way")
    unknown = (names.cities.find(place) for place in places if not names.cities.fitting(place))
    if wrong := next((one for one in unknown if isinstance(one, Misnamed)), None):
        both = phrase("{what}, and {more}", what=what, more=wrong.what)
        written = unreadable(number, text, verb, Trouble(both))
        return replace(written, instead=sentences(wrong.instead, written.instead))
    return _not_moved(number, text, what, who, way)


def _first_pieces(rest: str, names: Book) -> tuple[str, str]:
    """`Schwerin Strehlen-Reichenbach`: the piece or stack, and the way without anything between."""
    words = rest.split()
    sizes = (n for n in range(min(len(words) - 1, 7), 0, -1) if _are_pieces(" ".join(words[:n]), names))
    size = next(sizes, 0)
    size = 0 if size and words[size - 1] in ("+", "&") else size
    return " ".join(words[:size]), re.sub(r"\s*[-–→>]+\s*", ", ", " ".join(words[size:]))


def without_colon(number: int, text: str, verb: Verb, rest: str) -> Fault | None:
    """`battle Keith loss 3` and `recruit S8 for Friedrich 1` lack only their colon."""
    look = {"battle": _battle_parts, "recruit": _recruit_parts}.get(verb.word)
    parts = look(rest) if look and ":" not in rest else None
    if parts is None:
        return None
    first, then = parts
    plan = f"{first}: {then}"
    trouble = verb.read(number, text, rest)
    if not isinstance(trouble, Trouble) or isinstance(verb.read(number, text, plan), Trouble):
        return None
    line = joined((Keyword(verb.word), Typed(plan)), " " if first else "")
    right = phrase("Did you mean: {line}", line=line)
    return Fault(number, text, UNREADABLE, trouble.what, verb.rule, right)


def _battle_parts(rest: str) -> tuple[str, str] | None:
    """Who fights, and the clauses, which begin with the first word of one."""
    words = rest.split()
    first = next((place for place, word in enumerate(words) if keyword(word) in CLAUSES), None)
    return None if first is None else (" ".join(words[:first]), " ".join(words[first:]))


_PAID = re.compile(r"^(.*?[\w♠♣♥♦])\s+(?:for|für|to|an|->|→|=)\s+(.+)$", re.IGNORECASE)


def _recruit_parts(rest: str) -> tuple[str, str] | None:
    """The cards, and what they pay for, which comes after `for` or the last card."""
    if found := _PAID.match(rest):
        return found[1], found[2]
    words = rest.split()
    size = next((at for at, word in enumerate(words) if not looks_like_card(word)), 0)
    return (" ".join(words[:size]), " ".join(words[size:])) if size else None


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
    return names.pieces.is_called(text) or bool(
        re.fullmatch(r"(train|tro(ß|ss)|zug)( \d)?", text, re.IGNORECASE)
    )


_BEGUN = [
    verb(word) for word in ("move", "transfer", "recruit", "attack", "retreat", "discard", "setup", "battle")
]
_LATER = re.compile(
    rf"\s({'|'.join(word for row in _BEGUN for word in (row.word, *row.german))})\s(.*)$", re.IGNORECASE
)


def _late_verb(number: int, text: str, names: Book) -> Fault | None:
    """`please move Friedrich: Torgau` begins too early."""
    found = _LATER.search(text)
    if not found or "`" in text or not re.search("[:>]", found[2]) or not begins_as_order(found[2], names):
        return None
    if not any(is_name(word, names) for word in words_in(found[2])):
        return None
    verb = row_of(found[1])
    assert verb
    if isinstance(verb.read(number, text, found[2]), Trouble):
        return None
    what = phrase("an order begins with its verb")
    right = _did_you_mean(Keyword(verb.word), found[2])
    return Fault(number, text, UNREADABLE, what, verb.rule, right)


_NUMBERED = re.compile(r"^(?:(?:question|Frage)\s+)?(\d+)\s*[:.)]?\s+(.*)$", re.IGNORECASE)
_NUMBER_LAST = re.compile(r"(?<=[\s,(\[])(?:question|Frage)\s+(\d+)[)\].!]*$", re.IGNORECASE)


def _lone_clause(number: int, text: str, names: Book) -> Fault | None:
    """`play S7` has to say which question it answers, or that it is a plan; `3: play S7` lacks its verb."""
    asked, last = _NUMBERED.match(text), _NUMBER_LAST.search(text)
    said = text[: last.start()].rstrip(" ,([") if last else text
    which, says = (last[1], said) if last else (asked[1], asked[2]) if asked else ("", text)
    word, *words = says.rstrip(".!").lower().split() or [""]
    word = keyword(word)
    if clause_trouble(Clause(word, tuple(words))) or not (words or word == "concede"):
        return None
    if word in ("play", "keep") and not all(looks_like_card(card) or suit(card) for card in words):
        return None
    rule = BY_WORD["battle"].rule
    if which:
        right = _did_you_mean(Keyword("answer"), f"{which}: {says}")
        return Fault(number, text, UNREADABLE, phrase("the order has no verb"), rule, right)
    what = phrase("this does not say which question it answers")
    right = phrase("Write: answer NUMBER: {text}, or as a plan: battle: {text}", text=Typed(text))
    return Fault(number, text, UNREADABLE, what, rule, right)
