"""Tokens to what they name: pieces, cities, nations, cards, numbers, words with a meaning, and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.names.name_book import book
from pbem.orders.plain_words.entity import Entity, Kind, piece_in
from pbem.orders.plain_words.naming.card_names import SYMBOLS, Part, card_at, several
from pbem.orders.plain_words.naming.numerals import numeral
from pbem.orders.plain_words.naming.old_verbs import old_verb
from pbem.orders.plain_words.naming.short_names import SHORTEST, short_names
from pbem.orders.plain_words.naming.trains import TrainNames
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import NUMBER, SIGN, WORD, Token, tokens_of
from pbem.orders.plain_words.vocabulary import (
    LONGEST,
    NUMBERS,
    first_words,
    is_limiting,
    meanings,
    nations,
    nicknames,
    number,
    suits,
)

LONGEST_NAME = 4
"""No name has more words and signs: `Frankfurt (Oder)`."""

ABBREVIATED = kind_of("abbreviated")
"""Words that two letters with dots stand for."""

SHORT_CARD = 2
"""So many letters of a suit are also those of a general: `He 3`, `Ka 6`."""


class Namer:
    """Finds what the tokens of one letter name."""

    def __init__(self, at: Situation) -> None:
        # Of another letter nothing is kept in mind.
        tokens_of.cache_clear()
        self.at, self.rules = at, at.rules
        self.short = short_names(at.rules)
        self.book = book(at.rules)
        self.own = frozenset(at.generals)
        self.by_rank = {
            f"{at.rules.nations[one.nation].letter}{one.rank}".lower(): one.name
            for one in at.rules.generals.values()
        }
        self.trains = TrainNames(at, self.short)
        self._known: dict[tuple[tuple[str, bool], ...], list[Entity]] = {}
        """What the words of a line name: a letter may say the same many times."""
        self._of_tokens: dict[int, tuple[Sequence[Token], list[Entity]]] = {}
        """The same by the tokens themselves, which are asked about again and again."""
        self.own_ranks = tuple(rank for rank, name in self.by_rank.items() if name in self.own)

    def entities(self, tokens: Sequence[Token]) -> list[Entity]:
        """What the tokens name, from left to right; the longest name wins."""
        if not isinstance(tokens, tuple):
            return self._entities(tokens)
        if (known := self._of_tokens.get(id(tokens))) is None:
            # Kept with the tokens: a number tells an object from others as long as it lives.
            known = self._of_tokens[id(tokens)] = tokens, self._entities(tokens)
        return [*known[1]]

    def _entities(self, tokens: Sequence[Token]) -> list[Entity]:
        words = tuple((one.text, one.spaced) for one in tokens)
        if not tokens or tokens[0].line != tokens[-1].line:
            return self._named_from_left(tokens)
        if words not in self._known:
            self._known[words] = self._named_from_left(tokens)
        line = tokens[0].line
        return [_in_line(one, line) for one in self._known[words]]

    def parted(self, tokens: Sequence[Token]) -> list[tuple[Entity, int]]:
        """What the tokens name, each with the place of the first token that names it."""
        found, place = [], 0
        while place < len(tokens):
            entity, size = self._at(tokens, place)
            found.append((entity, place))
            place += size
        return found

    def _named_from_left(self, tokens: Sequence[Token]) -> list[Entity]:
        entities = _without_possessives([entity for entity, _ in self.parted(tokens)])
        for place in range(1, len(entities)):
            other = self.trains.other(entities, place) or self.trains.bare_number(entities, place)
            entities[place] = other or entities[place]
        for place, one in enumerate(entities):
            if one.means("should"):
                entities[place] = _asking(entities, place)
            elif one.means("maybe") and one.means("filler"):
                entities[place] = _owning(entities, place)
        return entities

    def _at(self, tokens: Sequence[Token], place: int) -> Part:
        token = tokens[place]
        if token.kind == SIGN and token.text not in SYMBOLS:
            return Entity(Kind.MARK, token.text, token.line), 1
        # Where no card is played, `He 3` are the troops of Heinrich.
        words = tokens[place + (token.kind == NUMBER) :][:1]
        is_name = self.at.sets_up and any(one.kind == WORD and len(one.key) == SHORT_CARD for one in words)
        if card := None if is_name else card_at(tokens, place, self.own_ranks):
            return card
        if token.kind == SIGN:
            return Entity(Kind.MARK, token.text, token.line), 1
        if token.kind == NUMBER:
            if part := self.trains.counted(tokens, place) or several(tokens, place):
                return part
            return Entity(Kind.NUMBER, token.text, token.line, number=number(token) or 0), 1
        for look in (
            self._abbreviation,
            self.trains.behind_number,
            self.trains.at_place,
            self._rank,
            self._two_dotted,
            self._full_name,
            numeral,
            self._expression,
            self._short_name,
        ):
            if part := look(tokens, place):
                return part
        return Entity(Kind.OTHER, token.text, token.line), 1

    # ------------------------------------------------------------------------------------ names in full

    def _rank(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`P1`"""
        token, rest = tokens[place], tokens[place + 1 : place + 2]
        if len(token.key) != 1 or not rest or rest[0].kind != NUMBER or rest[0].spaced:
            return None
        name = self.by_rank.get(f"{token.key}{rest[0].key}")
        return (piece_in(token.line, name), 2) if name else None

    def _full_name(self, tokens: Sequence[Token], place: int) -> Part | None:
        for size in range(_longest_name(tokens, place), 0, -1):
            part = tokens[place : place + size]
            if _ends_name(part[-1]) and (entity := self._named(part)):
                return entity, size
        return None

    def _named(self, part: Sequence[Token]) -> Entity | None:
        words = tuple(one.key for one in part if one.kind == WORD)
        key, line, text = "".join(words), part[0].line, " ".join(one.text for one in part)
        if part[-1].text == ")":
            opens = next((place for place, one in enumerate(part) if one.text == "("), 0)
            if not opens:
                # `(Meißen, Pirna)`: it closes brackets that stand around more than this.
                return None
            if is_limiting([one.key for one in part[opens + 1 :] if one.kind == WORD]):
                # `Reichenbach (if free)`
                return None
            if "".join(one.key for one in part[:opens]) in self.short.generals:
                # `Karl (Muskau)` tells where Karl stands, and is not Karlsbad.
                return None
            inside = "".join(one.key for one in part[opens + 1 :] if one.kind == WORD)
            outside = "".join(one.key for one in part[:opens])
            if inside in self.short.cities and len(self.short.cities.get(outside, ())) == 1:
                # `Keith to Schweidnitz (Reichenbach)` tells his way.
                return None
            fitting = self.book.cities.fitting(text.replace("( ", "(").replace(" )", ")"))
            cities = tuple(one.key for one in fitting)
            return Entity(Kind.CITY, text, line, cities=cities) if cities else None
        if len(key) < 2:
            return None
        if len(words) > 1 and key in self.short.cities and "to" in meanings(part[:1]):
            # `only there to run about` is not Toruń.
            return Entity(Kind.OTHER, text, line)
        city = (
            Entity(Kind.CITY, text, line, cities=self.short.cities[key]) if key in self.short.cities else None
        )
        general = nicknames().get(words) or self.short.generals.get(key)
        if general in self.rules.generals:
            return Entity(Kind.PIECE, str(general), line, names=(str(general),), else_=city)
        nation = nations().get(words) or nations().get(_without_s(part))
        if nation in self.rules.nations:
            return Entity(Kind.NATION, text, line, names=(str(nation),), else_=city)
        return city

    # ------------------------------------------------------------------------------------ other words

    def _abbreviation(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`i.e.`, `d. h.`: small words of two letters with dots."""
        if place + 1 < len(tokens) and tokens[place + 1].text != ".":
            return None
        part = tokens[place : place + 4]
        is_dotted = [one.text for one in part[1::2]] == [".", "."]
        said = "".join(one.key for one in part[::2])
        if not is_dotted or said not in ABBREVIATED or len(said) != len(part) // 2:
            return None
        return Entity(Kind.MEANING, said, part[0].line, meanings=frozenset({"filler"})), len(part)

    def _expression(self, tokens: Sequence[Token], place: int) -> Part | None:
        if tokens[place].key not in first_words():
            return old_verb(tokens[place])
        for size in range(min(LONGEST, len(tokens) - place), 0, -1):
            part = tokens[place : place + size]
            known = meanings(part) if all(one.kind == WORD for one in part) else frozenset()
            if known:
                other = self._short_name(tokens, place) if size == 1 and len(part[0].key) > SHORTEST else None
                text, value = (
                    " ".join(one.text for one in part),
                    max((NUMBERS.get(one, 0) for one in known), default=0),
                )
                entity = Entity(
                    Kind.MEANING,
                    text,
                    part[0].line,
                    meanings=known,
                    number=value,
                    else_=other[0] if other else None,
                )
                return entity, size
        return None

    def _short_name(self, tokens: Sequence[Token], place: int) -> Part | None:
        """A name cut short, perhaps with a dot, or mistyped."""
        token, rest = tokens[place], tokens[place + 1 : place + 2]
        size = 2 if rest and rest[0].text == "." and not rest[0].spaced else 1
        # `Fritz + Win` is short for a name, `win` is none.
        is_name = token.is_capital and (place > 0 or (bool(rest) and rest[0].kind == SIGN))
        is_verb = token.key in kind_of("name only in capitals") and not is_name
        is_none = is_verb or token.key in suits() or token.key in kind_of("no name")
        if token.kind != WORD or len(token.key) < 2 or is_none:
            return None
        if two := self._two_words(token, rest):
            return two, 2
        before = tokens[max(0, place - 1) : place]
        leads = any(one.text in ":,>-" or "to" in meanings([one]) for one in before)
        cities = self.short.cities_called(token.key, is_led_to=leads and token.is_capital)
        city = Entity(Kind.CITY, token.text, token.line, cities=cities, is_full=False) if cities else None
        generals = self.short.generals_called(token.key, self.own)
        if generals:
            return Entity(Kind.PIECE, token.text, token.line, names=generals, is_full=False, else_=city), size
        return (city, size) if city else None

    def _two_dotted(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`Pr. Eylau`, before the first word is taken for a nation."""
        dot = tokens[place + 1 : place + 2]
        if not dot or dot[0].text != "." or dot[0].spaced or tokens[place].kind != WORD:
            return None
        behind = tokens[place + 2 : place + 3]
        is_letter = len(tokens[place].key) == 1 and tokens[place].text.islower()
        if is_letter and behind and behind[0].is_capital and behind[0].key in self.short.cities:
            # `zurück n. Stettin` is short for `nach`; `N. Stettin` is Neu Stettin.
            return None
        two = self._two_words(tokens[place], behind)
        return (two, 3) if two else None

    def _two_words(self, token: Token, rest: Sequence[Token]) -> Entity | None:
        """A name of two words, one of them cut short: `Neu Stett`, `Pr. Eylau`."""
        if not rest or rest[0].kind != WORD or len(rest[0].key) < 2 or token.key in self.short.cities:
            return None
        cities = self.short.beginning(token.key + rest[0].key) or self.short.of_words(token.key, rest[0].key)
        if not cities and rest[0].is_capital and rest[0].key not in self.short.cities:
            cities = self.short.of_words_mistyped(token.key, rest[0].key)
        text = f"{token.text} {rest[0].text}"
        return Entity(Kind.CITY, text, token.line, cities=cities, is_full=False) if cities else None


def _without_s(part: Sequence[Token]) -> tuple[str, ...]:
    """The words of a name in the genitive without its ending: `Prussia's trains`."""
    stem, _, ending = part[-1].text.replace("’", "'").partition("'")
    return (*(one.key for one in part[:-1]), fold(stem)) if ending == "s" else ()


def _asking(entities: Sequence[Entity], place: int) -> Entity:
    """`should` as `if` where whoever does something follows it: `Should Daun come to Glatz`."""
    after = next((e for e in entities[place + 1 : place + 5] if not e.means("the", "filler")), None)
    is_who = after is not None and (
        after.kind in (Kind.PIECE, Kind.NATION) or after.means("they", "him", "I", "win")
    )
    return replace(entities[place], meanings=frozenset({"if"})) if is_who else entities[place]


def _owning(entities: Sequence[Entity], place: int) -> Entity:
    """A word for `you` that is also `her`, as the latter before what is hers: `ihr Troß`."""
    one, after = entities[place], entities[place + 1 : place + 2]
    is_hers = bool(after) and after[0].kind == Kind.PIECE
    return replace(one, meanings=one.meanings - {"maybe"}) if is_hers else one


def _without_possessives(entities: list[Entity]) -> list[Entity]:
    """Without the apostrophe that says whose something is: `the Austrians' train`."""
    signs = {place for place, one in enumerate(entities) if one.kind is Kind.MARK and one.text in "'’"}
    ends = {place for place in signs if place and entities[place - 1].kind is Kind.NATION}
    return [one for place, one in enumerate(entities) if place not in ends] if len(signs) == 1 else entities


def _in_line(one: Entity, line: int) -> Entity:
    """The same entity in another line."""
    if one.line == line:
        return one
    else_ = one.else_ and _in_line(one.else_, line)
    return Entity(
        one.kind, one.text, line, one.names, one.cities, one.is_full, one.meanings, one.number, else_
    )


def _longest_name(tokens: Sequence[Token], place: int) -> int:
    """How many tokens from a place on may be one name: words of one line, which unspaced hyphens may join,
    and perhaps a region in brackets."""
    if tokens[place].kind != WORD:
        return 0
    size, line = 1, tokens[place].line
    for one in tokens[place + 1 : place + LONGEST_NAME]:
        joins = one.kind == WORD or one.text in "()" or (one.text == "-" and not one.spaced)
        if not joins or one.line != line:
            break
        size += 1
    return size


def _ends_name(token: Token) -> bool:
    return token.kind == WORD or token.text == ")"
