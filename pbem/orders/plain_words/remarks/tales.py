"""What is plainly talk though it names the writer's pieces: memories, wagers, offers, what others told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product

from pbem.orders.languages.folding import fold, spellings
from pbem.orders.languages.words import forms, in_remarks, words
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Taken, Why
from pbem.orders.plain_words.plans.plan_parts import POINTS
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.remarks.of_life import is_of_life
from pbem.orders.plain_words.remarks.sighs import mourns, tells_their_hand
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word
from pbem.patterns import compiled

DEEDS = ("move", "attack", "play", "concede", "retreat", "discard", "recruit", "pay", "transfer", "split")
"""What a part of a sentence may order."""

NAMES = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION)

AT = forms(words(lambda one: one.at))
"""What stands before the city in which somebody is."""

SPLITTING = ",;:.!()-\"'"


def doubt_guess(at: Situation, out: Outcome, entities: Sequence[Entity], before: Sequence[Taken]) -> bool:
    """Whether the orders of a sentence, those that were not there `before`, are moves in a guess or an offer:
    `Keith at Brieg worries me.` Whoever does mean them has the lines to send."""
    moves = [one for one in out.orders if one not in before]
    are_moves = all(one.text.startswith("move ") for one in moves)
    if not moves or not are_moves:
        return False
    either = _tells_either(at, entities)
    if not (either or is_tale(at, entities) or _only_tells(at, entities)):
        return False
    out.orders[:] = before
    if either and len(out.doubts) > 0 and out.doubts[-1].line == entities[0].line:
        return True
    for one in moves:
        out.doubt(one.line, Why.TALE, one.text)
    return True


def _tells_either(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence leaves open which of two goes: `Either Keith to Brieg or Dohna to Küstrin`."""
    first = next((p for p, one in enumerate(entities) if has(folded([one]), "either")), None)
    own = {name for one in entities if (name := at.own_piece(one))}
    return first is not None and len(own) > 1 and mean(entities[first:], "maybe")


def _only_tells(at: Situation, entities: Sequence[Entity]) -> bool:
    return _tells_where(entities) or _only_supposes(entities) or _has_it(at, entities)


def _only_supposes(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says behind a march what that would be: `Dohna to Landsberg would be a mistake.`"""
    city = next((p for p, one in enumerate(entities) if one.kind is Kind.CITY and one.is_full), None)
    said = folded(entities[city or len(entities) :])
    return has(said, "would be") and not has(said, "courtesy")


def _has_it(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence without a verb of an order says which city a general has: `Keith has Brieg now.`"""
    said = [one for one in entities if not one.means("filler")]
    has_it = bool(said) and bool(at.own_piece(said[0])) and any_of_kind(said[1:2], "holds a city")
    return has_it and not any(map(leads, entities))


def _tells_where(entities: Sequence[Entity]) -> bool:
    """Whether a sentence without a verb tells where somebody is: `Dohna with two troops in Landsberg`."""
    if any(leads(one) for one in entities) or _is_urged(folded(entities)):
        return False
    cities = [place for place, one in enumerate(entities) if one.kind is Kind.CITY]
    signs = any(one.text in (":", ">", "-", "+", "/") for one in entities)
    return bool(cities) and not signs and all(_is_in(entities, place) for place in cities)


def leads(one: Entity) -> bool:
    """Whether a word may be the verb of an order, or leads somewhere: `goes`, `to`, and not `at`."""
    return one.means("move", "stay", *DEEDS) or (one.means("to") and fold(one.text) not in AT)


def _is_in(entities: Sequence[Entity], place: int) -> bool:
    """Whether `in` stands before a city, and no word before it that may be a verb: `takes his place in`."""
    before = [one for one in entities[:place] if not one.means("the")]
    piece = max((p for p, one in enumerate(before) if one.kind is Kind.PIECE), default=len(before))
    strange = any(one.kind is Kind.OTHER and one.text.islower() for one in before[piece:])
    return bool(before) and fold(before[-1].text) in AT and not strange


def is_tale(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether every part of a sentence that could be acted on only tells of something. In the set-up whoever
    `would have` troops is given them."""
    # `One` may be no more than an article, where nobody is named.
    least = 1 if any(map(at.own_piece, entities)) else 2
    if at.sets_up and any(one.number >= least for one in entities):
        return False
    if _wishes(entities):
        return False
    if any(_is_theirs(one, two) for one, two in pairwise(entities)) or is_of_life(at, entities):
        return True
    if mourns(at, entities) or tells_their_hand(at, entities):
        return True
    is_told = opens = False
    for chunk in _chunks(entities):
        said = folded(chunk)
        if opens and _is_player(at, said):
            # `If I were you, Elisabeth, I'd send Fermor to Köslin`
            continue
        if opens or _tells(chunk, said):
            # `I bet, Daun goes to Glatz`: what opens so is about what follows.
            opens = not opens and has(said, "tale") and not _names(chunk)
            is_told = True
        elif is_told and _are_cities(chunk):
            # `I wonder where Daun goes, Glatz or Neisse.`
            continue
        elif _is_active(chunk):
            return False
    return is_told


def _are_cities(chunk: Sequence[Entity]) -> bool:
    """Whether words are but cities, one or the other."""
    cities = [one for one in chunk if one.kind is Kind.CITY and one.is_full]
    return len(cities) > 1 and all(one in cities or one.means("maybe", "and", "the") for one in chunk)


def _wishes(entities: Sequence[Entity]) -> bool:
    """Whether it wishes how cards are played, or tells where the enemy is to go if `we` win: `Should we be
    victorious, I would have the enemy driven towards Lüneburg`."""
    if _would_have(entities) or _limits_points(entities):
        return True
    wins = mean(entities, "if", "should") and mean(entities, "win") and mean(entities, "I")
    return wins and mean(entities, "retreat", "towards") and any(one.kind is Kind.CITY for one in entities)


def _limits_points(entities: Sequence[Entity]) -> bool:
    """Whether it begins with how many points its writer spends: `Not more than 25 points, I am poor.`"""
    end = next((place for place, one in enumerate(entities) if one.kind is Kind.MARK), len(entities))
    first = entities[:end]
    limits = mean(first, "at most") or (mean(first, "not", "no") and mean(first, "more than"))
    return limits and any(one.number for one in first) and any(fold(one.text) in POINTS for one in first)


def _would_have(entities: Sequence[Entity]) -> bool:
    """Whether it wishes how cards are played, as some do: `I would have the small hearts spent first`. `I
    would have spent the hearts` is a tale."""
    rows = zip(entities, entities[1:], entities[2:], strict=False)
    place = next((p for p, row in enumerate(rows) if is_of_kind(row[1], "has to be done")), None)
    if place is None or not is_of_kind(entities[place], "wishes so") or not entities[place + 2].means("the"):
        return False
    rest = entities[place + 2 :]
    cards = any(suit_word(one) or one.kind is Kind.CARD or one.means("reserve", "cards") for one in rest)
    return cards and mean(rest, "spend", "play", "first", "keep", "lowest", "highest")


def _is_player(at: Situation, said: Sequence[str]) -> bool:
    """Whether a part of a sentence is nothing but the name of a player, whom it speaks to."""
    return "".join(said) in {fold(at.game.player_of(nation)) for nation in at.rules.order}


def _names(chunk: Sequence[Entity]) -> bool:
    return any(one.kind in NAMES and one.is_full for one in chunk)


def _tells(chunk: Sequence[Entity], said: Sequence[str]) -> bool:
    """Whether words tell of something and order nothing."""
    if has(said, "affair") and has(said, "affair is"):
        # `Das mit Browne ist ein Kreuz`
        return True
    if _quotes(chunk) or has(said, "tale") or (has(said, "kin") and not _are_kin(chunk)):
        return True
    if _is_urged(said) or not _names(chunk):
        # `If that won't do, that was it` says more of the fight told of before.
        return False
    is_past = has(said, "past") or _is_perfect(chunk) or any(1600 < one.number < 1800 for one in chunk)
    verbs = [one for one in chunk if one.means(*DEEDS) and not one.means("combat")]
    orders = any(not has(folded([one]), "went") for one in verbs)
    return (is_past and not orders) or (has(said, "past time") and has(said, "went"))


def tells_of_past(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is about a time that is over: `last turn`."""
    return has(folded(entities), "past time")


def _quotes(chunk: Sequence[Entity]) -> bool:
    """Whether somebody is said to have spoken: `said Cumberland`."""
    return len(chunk) > 1 and chunk[1].kind is Kind.PIECE and has(folded(chunk[:1]), "spoke")


def _is_perfect(chunk: Sequence[Entity]) -> bool:
    """Whether a German sentence tells what others have done: `Die Russen haben ein Schwein gejagt`. What the
    writer says that he has done may be an order: `Ich habe Keith nach Brieg geschickt`."""
    if not has(folded(chunk), "have") or mean(chunk, "I"):
        return False
    words = [one.text for one in chunk if one.kind is Kind.OTHER and one.text.islower()]
    return bool(words) and _PARTICIPLE.match(words[-1]) is not None and chunk[-1].text == words[-1]


_PARTICIPLE = compiled(r"(?:ge|[a-zäöü]{2,4}ge)[a-zäöüß]{2,}(?:t|en)$")


def _are_kin(chunk: Sequence[Entity]) -> bool:
    """Whether a general is the relative: `my brother Heinrich`."""
    pieces = (place for place, one in enumerate(chunk) if one.kind == Kind.PIECE)
    return any(has(folded(chunk[max(0, place - 2) : place]), "kin") for place in pieces)


def _is_active(chunk: Sequence[Entity]) -> bool:
    """Whether words by themselves may be an order: a deed and a name, a city, a card."""
    if mean(chunk, *DEEDS):
        return _names(chunk) or any(suit_word(one) for one in chunk)
    return any(one.kind == Kind.CARD or (one.kind == Kind.CITY and one.is_full) for one in chunk)


def _is_urged(said: Sequence[str]) -> bool:
    return has(said, "urging")


def _is_theirs(one: Entity, two: Entity) -> bool:
    """Whether a piece is said to be somebody else's: `your Soubise`."""
    return two.kind == Kind.PIECE and two.is_full and has(folded([one]), "yours")


def _chunks(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    chunk: list[Entity] = []
    for one in entities:
        if (one.kind == Kind.MARK and one.text in SPLITTING) or one.means("but"):
            yield chunk
            chunk = []
        else:
            chunk.append(one)
    yield chunk


def folded(entities: Sequence[Entity]) -> list[str]:
    """The words, folded."""
    return [fold(word) for one in entities for word in one.text.split()]


def has(said: Sequence[str], kind: str) -> bool:
    """Whether folded words have an expression of a kind in a row; signs, which fold to nothing, part none."""
    words = list(filter(None, said))
    return any(not known.isdisjoint(_runs(words, size)) for size, known in _phrases(kind))


def _runs(words: list[str], size: int) -> Iterable[str]:
    """So many words in a row, from each place on."""
    if size == 1:
        return words
    return (" ".join(words[place : place + size]) for place in range(len(words) - size + 1))


@cache
def _phrases(kind: str) -> tuple[tuple[int, frozenset[str]], ...]:
    """The expressions of a kind in each spelling, by how many words they have."""
    texts = in_remarks(kind)
    forms = {form for text in texts for form in product(*map(spellings, text.split()))}
    sizes = sorted({len(form) for form in forms})
    return tuple((size, frozenset(" ".join(form) for form in forms if len(form) == size)) for size in sizes)


HOMEWARDS = forms(words(lambda one: one.homewards))


def homeward_in(said: Sequence[str]) -> int:
    """Where a word for `home`, or two, stand among folded words; -1 if none does."""
    two = [*(one + after for one, after in pairwise(said)), ""]
    return next((p for p, one in enumerate(said) if not HOMEWARDS.isdisjoint((one, two[p]))), -1)
