"""The name below a letter: `Gruß, Fritz`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.vocabulary import nicknames

MOST_LINES = 3
"""A signature has no more lines."""

MOST_WORDS = 3
"""So many other words may stand in one: `Mit besten Grüßen, Fritz`."""


def signature(namer: Namer, lines: Iterable[tuple[int, str]]) -> frozenset[int]:
    """The numbers of the last lines of a letter that name nobody but its writer: his name, or that of the
    general who is called like him. Above them something else has to stand."""
    written = [line for line in sorted(lines) if line[1].strip()]
    signed: list[int] = []
    last = written[-2:]
    if len(last) > 1 and (_is_initial(*last) or _is_bare_name(namer, *last)):
        signed.append(written.pop()[0])
    for number, text in reversed(written[1:][-MOST_LINES:]):
        if not _is_signed(namer, namer.entities(tokens_of(number, text))):
            break
        signed.append(number)
    return frozenset(signed)


def _is_initial(above: tuple[int, str], last: tuple[int, str]) -> bool:
    """Whether the last line is one letter, which may be a Reserve's too: `R.`, or `R` apart from what stands
    above it."""
    letter, dot = last[1].strip()[:1], last[1].strip()[1:]
    return letter.isalpha() and (dot == "." or (not dot and last[0] > above[0] + 1))


def _is_bare_name(namer: Namer, above: tuple[int, str], last: tuple[int, str]) -> bool:
    """Whether the last line is one word that means nothing, `mia`, and the line above leads to none."""
    entities = namer.entities(tokens_of(*last))
    words = tokens_of(*above)
    leads = above[1].rstrip()[-1:] == "," or (bool(words) and len(words[-1].key) <= SMALL)
    is_name = len(entities) == 1 and entities[0].kind is Kind.OTHER and last[1].strip().isalpha()
    return is_name and not leads and len(last[1].strip()) > 1


SMALL = 3
"""Words that lead on have no more letters: `to`, `and`, `die`."""


def _is_signed(namer: Namer, entities: Sequence[Entity]) -> bool:
    """Whether a line is a name, a farewell or both."""
    bare = [one for one in entities if one.kind != Kind.MARK]
    if bare and fold(bare[0].text) in kind_of("final"):
        # `done, cheers Dave`
        return False
    him = nicknames().get((fold(namer.at.player),))
    named = [one for one in bare if one.kind == Kind.PIECE]
    if any(one.names != (him,) for one in named) or len(named) > 1:
        return False
    words = [one for one in bare if one not in named]
    small = all(one.kind == Kind.OTHER or one.means("parting", "filler", "king", "with") for one in words)
    parts = mean(words, "parting")
    return small and bool(named or parts) and len(words) <= (MOST_WORDS if parts else 1)
