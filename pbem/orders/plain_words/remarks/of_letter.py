"""What a sentence says of the letter itself: `I am done with this letter`, `the rest stays as written`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pbem.data.tongues import language_code
from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import LANGUAGES, verb_of
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.farewell import without_farewell
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_in, kind_of, says
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NUMBER)
"""What a sentence about the letter itself never names in full."""


DEEDS = (
    "concede", "stay", "discard", "attack", "move", "keep", "ask", "recruit", "pay", "if", "not", "final",
)  # fmt: skip
"""What makes more of a sentence than thanks."""


def _gives_thanks(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with thanks, and names nothing: `Vielen Dank, und ein gutes Spiel!`"""
    words = [one for one in entities if one.kind is not Kind.MARK]
    first = words[0] if len(words) > 1 else None
    thanks = first is not None and (is_of_kind(first, "parting") or first.means("parting"))
    named = any(one.kind in NAMED for one in words)
    return thanks and not named and not mean(words, *DEEDS)


def read_of_letter(at: Situation, entities: Sequence[Entity], out: Outcome, *, fights: bool) -> bool:
    """Whether a sentence says something of the letter itself, and nothing else; then `out` has the line for
    it. While a fight asks for a card (`fights`), whoever is done may give it up."""
    if _lists_what_stands(entities):
        out.take(entities[0].line, "", "amend")
        return True
    if not fights and _gives_thanks(entities):
        return True
    if not (entities := _without_close(_without_talk(at, entities))):
        return True
    told = _unsigned([one for one in entities if one.kind != Kind.MARK])
    if not told or any(one.kind in NAMED and one.is_full and not _known(one) for one in told):
        return False
    line = told[0].line
    own = [name for one in told if one.kind == Kind.NATION for name in one.names if name in at.nations]
    said = {word for one in told if one.kind != Kind.NATION for word in _words(one)}
    text = "".join(word for one in told for word in _words(one))
    if code := _language(said):
        out.take(line, "", f"language {code}")
        return True
    for is_amend in (_says_rest_stands(said, text), _says_added(said)):
        if is_amend:
            out.take(line, "", "amend")
        if is_amend is not None:
            return is_amend
    verb = _last_verb(entities)
    if verb == "amend" or _heads_additions(entities):
        out.take(line, "", "amend")
        if len(own) == 1:
            # `Add for Austria:` heads the lines below it too.
            at.nation = at.part = own[0]
    elif not (fights or _depends(entities)) and (
        verb == "final" or _is_final(said, own) or _are_finished(told, own)
    ):
        done = {one.nation for one in out.orders if one.text == "final"}
        for nation in _all_finished(at, own, said, text) or ("",):
            if nation not in done:
                out.take(line, nation, "final")
    else:
        return False
    return True


def _lists_what_stands(entities: Sequence[Entity]) -> bool:
    """Whether brackets list what stands as it was: `All else as I sent it (the recruits, Daun to Glatz)`
    orders none of that anew."""
    start = next((place for place, one in enumerate(entities) if one.text == "("), 0)
    head = [one for one in entities[:start] if one.kind != Kind.MARK]
    if not head or entities[-1].text != ")" or any(one.kind in NAMED for one in head):
        return False
    told = [word for one in head for word in _words(one)]
    is_as = mean(head, "as") or not kind_of("as").isdisjoint(told)
    is_like = is_as and mean(head, "all") and not mean(head, "stay", "move", "attack", "not")
    return is_like or bool(_says_rest_stands(set(told), "".join(told)))


def _unsigned(told: list[Entity]) -> list[Entity]:
    """Words without the initial of who signs with them: `final K.`"""
    is_initial = len(told) > 1 and len(told[-1].text) == 1 and told[-1].text.isupper()
    is_signed = is_initial and told[-1].kind is Kind.OTHER and fold(told[-2].text) in kind_of("final")
    return told[:-1] if is_signed else told


def final_from(entities: Sequence[Entity]) -> int:
    """Where behind a sign a sentence ends with saying that all is done: `Keith to Brieg, done.`; 0 if it does
    not."""
    last = max((p for p, one in enumerate(entities) if one.kind == Kind.MARK and p), default=0)
    words_behind = [one for one in entities[last + 1 :] if one.kind != Kind.MARK]
    said = {word for one in words_behind for word in _words(one)}
    is_told = bool(last) and any(one.kind != Kind.MARK for one in entities[:last])
    begin = max((p + 1 for p in range(last) if entities[p].kind is Kind.MARK), default=0)
    lead = next((one for one in entities[begin:last] if not one.means("filler")), None)
    # `If he plays on, I'm done` is said of the fight.
    is_told = is_told and not (lead is not None and lead.means("if", "should"))
    # `..., so long as it can be done` is a condition.
    is_told = is_told and not _depends(words_behind)
    return last if is_told and said and _is_final(said) else 0


def _says_rest_stands(said: set[str], text: str) -> bool | None:
    """Whether a sentence says that the rest is to be as an earlier letter has it, and no more; None if it
    does not speak of that. `text` is all of it without spaces."""
    before = [one for one in kind_of("as earlier") if one in text]
    is_of_letter = said & (kind_of("letter") | kind_of("yesterday")) and said & (
        kind_of("stands") | kind_of("as")
    )
    if not said & kind_of("rest") or not (is_of_letter or before):
        return None
    known = (
        kind_of("rest") | kind_of("stands") | kind_of("letter") | kind_of("beside rest") | kind_of("earlier")
    )
    known |= kind_of("yesterday")
    return said <= known


def _says_added(said: set[str]) -> bool | None:
    """Whether a sentence says that this letter is added to an earlier one, and no more; None if it does not
    speak of that."""
    if not said & kind_of("adds") or not said & kind_of("letter"):
        return None
    return said <= kind_of("adds") | kind_of("letter") | kind_of("beside adds") | kind_of("beside rest")


def _are_finished(told: Sequence[Entity], own: Sequence[str]) -> bool:
    """Whether nations are said to be finished: `finished Russia & Sweden`. That one *is* is a lament."""
    first, *others = [word for one in told if one.kind != Kind.NATION for word in _words(one)] or [""]
    return bool(own) and first in kind_of("finished") and set(others) <= kind_of("beside finished")


def _all_finished(at: Situation, own: Sequence[str], said: set[str], text: str) -> Sequence[str]:
    """The nations that a `final` is for."""
    if said & kind_of("everybody") or any(one in text for one in kind_of("for all")):
        return list(dict.fromkeys(own)) or at.nations
    also = (at.nation,) if at.nation and said & kind_of("too") else ()
    return list(dict.fromkeys((*also, *own))) or finished_by(at)


def finished_by(at: Situation) -> tuple[str, ...]:
    """The nations that a lone `final` is for: the one that was spoken of last, in the set-up all of the
    writer's, later the one whose stage is open: those of others may have no orders yet. In turn 1 it may be
    meant for the set-up that is just over."""
    if at.nation or at.sets_up:
        return (at.nation,) if at.nation else at.nations
    moving = at.question(q.MOVE) if at.game.turn > 1 else None
    return (moving.nation,) if moving else ()


def _without_close(entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence without its farewell, and without the request to go on behind it: `Orders final, please go
    ahead, greetings`."""
    kept = without_farewell(entities)
    last = max((p for p, one in enumerate(kept[:-1]) if one.text in (",", ";", "-", "–")), default=0)
    said = words_in([one for one in kept[last + 1 :] if one.kind is not Kind.MARK])
    asks = said & kind_of("go ahead") and said <= kind_of("go ahead") | kind_of("beside go ahead")
    return kept[:last] if last and asks else kept


def _is_final(said: set[str], own: Sequence[str] = ()) -> bool:
    return any(_is_final_in(code, said, is_named=bool(own)) for code in LANGUAGES)


def _is_final_in(code: str, said: set[str], *, is_named: bool) -> bool:
    """Whether words of one language say that all is done, `That would be everything for this turn`, or that
    nations are ready which are named (`is_named`)."""
    of = partial(kind_in, code)
    # That one is finished is a lament by itself.
    is_finished = bool(said & of("finished")) and bool(said & (of("letter") | of("turn") | of("nations")))
    is_finished = is_finished or bool(said & of("ready") and said & of("nations"))
    is_all = bool(said & of("everything")) and bool(said & of("turn"))
    are_ready = is_named and bool(said & of("ready"))
    # `That is all for France`, and not the cry `All for France!`
    is_all = is_all or (is_named and bool(said & of("everything")) and bool(said & of("is everything")))
    told = bool(said & of("final")) or is_finished or is_all or are_ready
    known = of("final") | of("finished") | of("ready") | of("letter") | of("beside final") | of("everything")
    return told and said <= known


def _without_talk(at: Situation, entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence that begins with saying that all is done without a farewell behind that, or that its writer
    has to go: `done, gotta run`. In `done, more tomorrow` all is not."""
    end = next((place for place, one in enumerate(entities) if one.kind is Kind.MARK), 0)
    head, rest = entities[:end], entities[end + 1 :]
    own = [name for one in head if one.kind is Kind.NATION for name in one.names if name in at.nations]
    said = {word for one in head if one.kind != Kind.NATION for word in _words(one)}
    names = any(one.kind in (*NAMED, Kind.NATION) and one.is_full for one in rest)
    limits = mean(rest, *LIMITING) or any(one.text in "?:" for one in rest)
    leaves = len(rest) <= MOST_WORDS and says(rest, "farewell", "has to go")
    return head if end and _is_final(said, own) and leaves and not (names or limits) else entities


MOST_WORDS = 6
"""Who takes his leave uses no more words."""


def _depends(entities: Sequence[Entity]) -> bool:
    """Whether it is a condition: `so long as it can be done`."""
    return mean(entities, "if", "unless") or mean(entities[:1], "until")


LIMITING = (
    *("if", "unless", "until", "but", "not", "maybe", "correction", "takes back", "attack", "recruit"),
    *("play", "stay", "discard", "all", "every", "then", "ask", "keep", "lose"),
)
"""What makes more of the words behind `done` than talk."""


def _language(said: set[str]) -> str:
    """The language that somebody wishes to be written to in; empty if he wishes none."""
    codes = {word: code for word in said if len(word) > 2 and (code := language_code(word))}
    is_wish = len(codes) == 1 and said & kind_of("language")
    rest = said - codes.keys()
    return (
        next(iter(codes.values()))
        if is_wish and rest <= kind_of("language") | kind_of("beside language")
        else ""
    )


def _last_verb(entities: Sequence[Entity]) -> str | None:
    """What is ordered behind the last sign of a sentence that names nothing: `That is all: final`."""
    bare = list(entities)
    while bare and bare[-1].kind == Kind.MARK:
        bare.pop()
    is_apart = len(bare) > 1 and bare[-2].kind == Kind.MARK and bare[-2].text in ":,-"
    return verb_of(bare[-1].text) if is_apart else None


def _heads_additions(entities: Sequence[Entity]) -> bool:
    """Whether a sentence ends with `add:`: `If it is not too late, please add:`."""
    lead = [one for one in entities[-3:-1] if one.kind != Kind.MARK]
    ends_in_colon = bool(entities) and entities[-1].text == ":"
    return ends_in_colon and any(
        verb_of(one.text) == "amend" or kind_of("adds").intersection(_words(one)) for one in lead
    )


def _known(one: Entity) -> bool:
    """Whether the words of a name are words of sentences about letters: a train may be a `Zug`."""
    return set(_words(one)) <= kind_of("beside final") | kind_of("letter")


def _words(one: Entity) -> list[str]:
    return [fold(word) for word in one.text.split()]
