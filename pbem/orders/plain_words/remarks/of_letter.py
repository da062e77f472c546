"""What a sentence says of the letter itself: `I am done with this letter`, `the rest stays as written`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem.data.tongues import language_code
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, verb_of, words
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NUMBER)
"""What a sentence about the letter itself never names in full."""


def read_of_letter(at: Situation, entities: Sequence[Entity], out: Outcome, *, fights: bool) -> bool:
    """Whether a sentence says something of the letter itself, and nothing else; then `out` has the line for
    it. While a fight asks for a card (`fights`), whoever is done may give it up."""
    told = [one for one in entities if one.kind != Kind.MARK]
    if not told or any(one.kind in NAMED and one.is_full and not _known(one) for one in told):
        return False
    line = told[0].line
    own = [name for one in told if one.kind == Kind.NATION for name in one.names if name in at.nations]
    said = {word for one in told if one.kind != Kind.NATION for word in _words(one)}
    if code := _language(said):
        out.take(line, "", f"language {code}")
        return True
    if said & _of("rest") and said & _of("stands") and said & _of("letter"):
        is_whole = said <= _of("rest") | _of("stands") | _of("letter") | _of("beside rest")
        if is_whole:
            out.take(line, "", "amend")
        return is_whole
    verb = _last_verb(entities)
    if verb == "amend":
        out.take(line, "", "amend")
    elif (verb == "final" or _is_final(said)) and not fights:
        everybody = at.nations if said & _of("everybody") else finished_by(at)
        for nation in dict.fromkeys(own) or everybody or ("",):
            out.take(line, nation, "final")
    else:
        return False
    return True


def final_from(entities: Sequence[Entity]) -> int:
    """Where behind a sign a sentence ends with saying that all is done: `Keith to Brieg, done.`; 0 if it does
    not."""
    last = max((p for p, one in enumerate(entities) if one.kind == Kind.MARK and p), default=0)
    words_behind = [one for one in entities[last + 1 :] if one.kind != Kind.MARK]
    said = {word for one in words_behind for word in _words(one)}
    is_told = bool(last) and any(one.kind != Kind.MARK for one in entities[:last])
    return last if is_told and said and _is_final(said) else 0


def finished_by(at: Situation) -> tuple[str, ...]:
    """The nations that a lone `final` is for: the one that was spoken of last, in the set-up all of the
    writer's. Later it would end a stage that has no orders yet."""
    return (at.nation,) if at.nation else at.nations if at.sets_up else ()


def _is_final(said: set[str]) -> bool:
    is_finished = bool(said & _of("finished")) and bool(said & _of("letter"))
    told = bool(said & _of("final")) or is_finished
    return told and said <= _of("final") | _of("finished") | _of("letter") | _of("beside final")


def _language(said: set[str]) -> str:
    """The language that somebody wishes to be written to in; empty if he wishes none."""
    codes = {word: code for word in said if len(word) > 2 and (code := language_code(word))}
    is_wish = len(codes) == 1 and said & _of("language")
    rest = said - codes.keys()
    return next(iter(codes.values())) if is_wish and rest <= _of("language") | _of("beside language") else ""


def _last_verb(entities: Sequence[Entity]) -> str | None:
    """What is ordered behind the last sign of a sentence that names nothing: `That is all: final`."""
    bare = list(entities)
    while bare and bare[-1].kind == Kind.MARK:
        bare.pop()
    is_apart = len(bare) > 1 and bare[-2].kind == Kind.MARK and bare[-2].text in ":,-"
    return verb_of(bare[-1].text) if is_apart else None


def _known(one: Entity) -> bool:
    """Whether the words of a name are words of sentences about letters: a train may be a `Zug`."""
    return _words(one) <= _of("beside final") | _of("letter")


def _words(one: Entity) -> set[str]:
    return {fold(word) for word in one.text.split()}


@cache
def _of(kind: str) -> frozenset[str]:
    return forms(words(lambda one: one.remarks.get(kind, ())))
