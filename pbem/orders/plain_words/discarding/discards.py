"""Which card is given up: `throw away a 3, else the lowest heart`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.discarding.wishes import OR, chunks, depends_on_worse, spares_suits, wishes
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Doubt, Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.remarks.tales import tells_of_past
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

DISCARD = "discard "

FIGHTING = ("attack", "lose", "concede", "recruit", "pay", "combat", "win")
"""What a sentence about a discard does not tell of."""

NAMED = (Kind.PIECE, Kind.CITY, Kind.NATION)

OF_FIGHTS = ("lose", "concede", "keep", "transfer")
"""What a word that gives a card up may say of troops and fights as well."""

LIKE = ("discard lowest", "discard lowest clubs, lowest", "discard lowest clubs hearts diamonds")
"""Examples for whoever tells it in words that are not read."""

ALONE = 2
"""So many are a word and the comma behind it."""

SHORT = 4
"""A part that says no more than that one has to go has so many words at most."""

MOST_OTHER_WORDS = 2
"""So many other words may stand in an answer that names the card."""


def read_discard_alone(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Read a sentence that tells of nothing but a discard, if it does."""
    if at.nation is None or _is_of_fight(entities, out):
        return False
    return _goes_on(entities, out) or (is_discard(at, entities) and read_discard(at, entities, out))


def read_discard(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add the discard that a sentence tells, or ask it back; False if it tells none."""
    cards = [one.text for one in entities if one.kind is Kind.CARD]
    question = at.question(q.DISCARD)
    if cards and _is_put_down(at):
        return False
    if question and len(cards) == 1 and _is_short(entities):
        out.take(entities[0].line, question.nation, f"answer {question.number}: discard {cards[0]}")
        return True
    if at.nation is None or _goes_on(entities, out):
        return at.nation is not None
    if _is_of_fight(entities, out):
        return False
    entities = _in_plain_words(at, entities)
    if not mean(entities, "discard"):
        return False
    if _asks(entities):
        out.take(entities[0].line, at.nation, "discard ask")
        return True
    if _is_denied(entities) and not depends_on_worse(entities):
        out.doubt(entities[0].line, Why.NEGATION)
        return True
    if depends_on_worse(entities):
        # Whatever the card named is, the lowest one is given up.
        out.doubts.append(Doubt(entities[0].line, Why.CONDITION, f"{DISCARD}lowest", LIKE))
        return True
    told = wishes(entities)
    if told:
        out.take(entities[0].line, at.nation, f"discard {', '.join(told)}")
    elif is_discard(at, entities) and (cards or mean(entities, "lowest", "highest")):
        out.doubts.append(Doubt(entities[0].line, Why.LEFT, like=LIKE))
        return True
    return bool(told)


def is_discard(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells of nothing but a discard."""
    plain = _in_plain_words(at, entities)
    named = any(one.kind in NAMED and one.is_full for one in plain)
    return not named and not mean(plain, *FIGHTING) and mean(plain, "discard")


def _is_put_down(at: Situation) -> bool:
    """Whether a card that is laid down is played: its nation fights, and discards none."""
    question = at.question(q.PLAY)
    return question is not None and not at.rules.nations[question.nation].discard


def _is_of_fight(entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a card that goes is played in the fight told of before in the same line: `Attack Daun. The S13
    may go.`"""
    if mean(entities, "discard") or not any(one.kind is Kind.CARD for one in entities):
        return False
    line = entities[0].line
    verbs = (one.text.rpartition(": ")[2] for one in out.orders[-1:] if one.line == line)
    is_fought = any(verb.startswith("attack ") for verb in verbs)
    is_fought |= any(one.line == line and one.text.startswith("battle ") for one in out.orders[-1:])
    return is_fought or any(one.line == line and one.why is Why.FIGHT for one in out.doubts[-1:])


def _goes_on(entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence adds to the discard told of right before: `Discard the lowest club. If I have none,
    the lowest.`"""
    last = out.orders[-1] if out.orders else None
    named = any(one.kind in (*NAMED, Kind.CARD) for one in entities)
    if out.kept_discard and (last is None or last.line <= out.kept_discard.line):
        last = out.kept_discard
    if last is None or not last.text.startswith(DISCARD) or named or mean(entities, "discard", *FIGHTING):
        return False
    spares = spares_suits(entities)
    if entities[0].line > last.line + 1 or not (spares or mean(entities, "lowest", "highest")):
        return False
    before = last.text.removeprefix(DISCARD).split(", ")
    told = wishes(entities, before)
    if not told and spares:
        out.doubts.append(Doubt(entities[0].line, Why.LEFT, like=LIKE))
    if not told:
        return spares
    longer = replace(last, text=DISCARD + ", ".join(told))
    if last is out.kept_discard:
        # The later of two discards counts.
        out.orders.append(replace(longer, line=entities[0].line))
        out.kept_discard = None
    else:
        out.orders[-1] = longer
    out.parts += 1
    return True


# --------------------------------------------------------------------------- whatever people call it


def _in_plain_words(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence about the card that is given up, with a verb that says so, and without the words that one
    has to go, which is so anyhow: `Should I have to part with a card, the lowest goes.`"""
    told = list(entities)
    gives = at.nation is not None and at.rules.nations[at.nation].discard > 0 and at.game.stage.combat is None
    if not gives or any(one.kind in NAMED and one.is_full for one in told):
        return told
    if not mean(told, "discard"):
        told = _with_verb(told)
    return _without_case(told) if mean(told, "discard") else told


def _with_verb(entities: list[Entity]) -> list[Entity]:
    """A sentence in which a word for `goes` or `give up` near a card is one for the discard."""
    is_past = tells_of_past(entities)
    if is_past or mean(entities, "attack", "play", "combat", "recruit", "pay", "troops", "reserve"):
        return entities
    for place, one in enumerate(entities):
        goes = fold(one.text) in kind_of("gives a card up") or one.means("gone", "away")
        # `goes on the pile`
        where = entities[place + 1 : place + 4]
        goes = goes or (one.means("goes on") and any_of_kind(where, "where cards go"))
        if goes and _names_card(entities, place, is_sure=not one.means(*OF_FIGHTS)):
            verb = Entity(Kind.MEANING, one.text, one.line, meanings=frozenset({"discard"}))
            return [*entities[:place], verb, *entities[place + 1 :]]
    return entities


def _names_card(entities: Sequence[Entity], place: int, *, is_sure: bool) -> bool:
    """Whether the part of a sentence around a word names a card; if the word is sure, `the lowest` does."""
    stops = [p for p, one in enumerate(entities) if one.text in ",;:"]
    first = max((p for p in stops if p < place), default=-1) + 1
    part = entities[first : next((p for p in stops if p > place), len(entities))]
    if is_sure and len(part) <= SHORT and any(one.number == 1 or one.means("one") for one in part):
        # `One has to go, the worst.`
        part = list(entities)
    near = [*part, *entities[:first]] if mean(entities[:first], "lowest", "highest") else part
    named = mean(entities, "cards") or any(one.kind is Kind.CARD for one in entities)
    is_other = any(fold(one.text) in kind_of("of another thing") for one in near)
    # `A club goes, the lowest.`
    told = mean(near, "lowest") or (any(map(suit_word, part)) and mean(entities[-2:], "lowest"))
    return named or (is_sure and told and not is_other)


def _without_case(entities: list[Entity]) -> list[Entity]:
    """Without a first part that tells no more than that a card has to go."""
    if len(entities) > ALONE and entities[1].text == "," and is_of_kind(entities[0], "undecided"):
        # `Later, when a card has to go: the lowest`
        entities = entities[ALONE:]
    end = next((p for p, one in enumerate(entities) if one.text in ",:;" and p), 0) or _case_ends(entities)
    first = entities[:end]
    case = mean(first, "if", "should") or {fold(one.text) for one in first} & kind_of("has to")
    wished = mean(first, "lowest", "highest", "not", "keep") or any(
        suit_word(one) or one.kind is Kind.CARD for one in first
    )
    if end and not wished and _comes_always(first) and mean(entities[end:], "discard"):
        return [one for place, one in enumerate(entities[end:]) if place or one.kind is not Kind.MARK]
    if not case or wished or not mean(first, "discard"):
        return entities
    verb = next(one for one in first if one.means("discard"))
    return [verb, *entities[end:]]


def _comes_always(first: Sequence[Entity]) -> bool:
    """Whether a first part tells of no more than the moment at which one gives a card up: `When I have
    drawn`, `Once there are too many cards`."""
    said, when, draws = words_in(first), kind_of("the moment when"), kind_of("draws cards")
    begins = mean(first[:1], "if", "should") or not when.isdisjoint(words_in(first[:3]))
    return begins and not draws.isdisjoint(said) and said <= draws | kind_of("drawing") | when


def _case_ends(entities: Sequence[Entity]) -> int:
    """Where `when I have to give up a card` ends without a comma; 0 if nothing begins so."""
    verb = next((p for p, one in enumerate(entities) if one.means("discard")), len(entities))
    card = next((p for p in range(verb, len(entities)) if entities[p].means("cards")), 0)
    return card + 1 if entities[0].means("if", "should") and card else 0


def _is_short(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is a short answer: a card, perhaps a verb, and hardly anything else."""
    strange = sum(one.kind is Kind.OTHER for one in entities)
    names = any(one.kind in (Kind.PIECE, Kind.CITY) for one in entities)
    return strange <= MOST_OTHER_WORDS and not names and not mean(entities, "not", "if", "maybe")


def _asks(entities: Sequence[Entity]) -> bool:
    """Whether the writer wants to choose the card when it comes to that: `ask me what to discard`."""
    said = words_in(entities)
    asks = mean(entities, "ask") or said & kind_of("lets him choose")
    bare = not mean(entities, "lowest", "highest", "if") and not any(
        suit_word(one) or one.kind is Kind.CARD for one in entities
    )
    denied = mean(entities, "not") and not mean(entities, "without")
    return bool(asks) and bare and not denied


def _is_denied(entities: Sequence[Entity]) -> bool:
    """Whether it says what is not to be thrown away: `don't throw away my best cards`."""
    if any(fold(one.text) in kind_of("undecided") for one in entities):
        return True
    for part in chunks(entities):
        chunk = [one for one in part if fold(one.text) not in OR]
        place = next((place for place, one in enumerate(chunk) if one.means("discard")), None)
        if mean(chunk[:1], "unless"):
            continue
        if place is not None and not mean(chunk, "lowest", "highest") and mean(chunk, "not", "maybe", "if"):
            return mean(chunk, "not") or mean(chunk[:place], "maybe", "if")
        if place is not None and mean(chunk[: place + 2], "not", "maybe", "if"):
            return True
    return False
