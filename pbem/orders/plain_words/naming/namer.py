"""Tokens to what they name: pieces, cities, nations, cards, numbers, words with a meaning, and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice

from pbem.orders.languages.folding import fold
from pbem.orders.names.name_book import book
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.naming.card_names import Part, card_at
from pbem.orders.plain_words.naming.mistyped_trains import mistyped_train
from pbem.orders.plain_words.naming.old_verbs import old_verb
from pbem.orders.plain_words.naming.short_names import SHORTEST, short_names
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import NUMBER, SIGN, WORD, Token
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
    train_words,
)

LONGEST_NAME = 4
"""No name has more words and signs: `Frankfurt (Oder)`."""


@cache
def _owner_of_train(key: str) -> str | None:
    """The nation in a word that names a train and whose it is."""
    ends = (word for word in train_words() if len(word) >= SHORTEST and key.endswith(word))
    word = max(ends, key=len, default="")
    owner = key.removesuffix(word) if word else ""
    return nations().get((owner,)) or nations().get((owner.removesuffix("s"),))


ABBREVIATED = kind_of("abbreviated")
"""Words that two letters with dots stand for."""


def _is_travelling(before: Sequence[Token]) -> bool:
    """Whether the writer rides on a train himself: `I am on a train to Leipzig`."""
    rides = kind_of("rides")
    last = [*islice((one.key for one in reversed(before) if one.kind == WORD), RIDING)][::-1]
    return any("".join(last[place:]) in rides for place in range(len(last)))


SHORT_CARD = 2
"""So many letters of a suit are also those of a general: `He 3`, `Ka 6`."""

RIDING = 4
"""No words that tell of riding on a train have more words before it: `I am on a`."""

MOST_TRAINS = 2
"""No nation has more supply trains."""


class Namer:
    """Finds what the tokens of one letter name."""

    def __init__(self, at: Situation) -> None:
        self.at, self.rules = at, at.rules
        self.short = short_names(at.rules)
        self.book = book(at.rules)
        self.own = frozenset(at.generals)
        self.by_rank = {
            f"{at.rules.nations[one.nation].letter}{one.rank}".lower(): one.name
            for one in at.rules.generals.values()
        }
        self.letters = {nation.letter.lower(): nation.name for nation in at.rules.nations.values()}
        self._known: dict[tuple[tuple[str, bool], ...], list[Entity]] = {}
        """What the words of a line name: a letter may say the same many times."""
        self.own_ranks = tuple(rank for rank, name in self.by_rank.items() if name in self.own)

    def entities(self, tokens: Sequence[Token]) -> list[Entity]:
        """What the tokens name, from left to right; the longest name wins."""
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
        entities = [entity for entity, _ in self.parted(tokens)]
        for place in range(1, len(entities)):
            other = self._other_train(entities, place) or self._bare_number(entities, place)
            entities[place] = other or entities[place]
        for place, one in enumerate(entities):
            if one.means("should"):
                entities[place] = _asking(entities, place)
            elif one.means("maybe") and one.means("filler"):
                entities[place] = _owning(entities, place)
        return entities

    def _at(self, tokens: Sequence[Token], place: int) -> Part:
        token = tokens[place]
        # Where no card is played, `He 3` are the troops of Heinrich.
        words = tokens[place + (token.kind == NUMBER) :][:1]
        is_name = self.at.sets_up and any(one.kind == WORD and len(one.key) == SHORT_CARD for one in words)
        if card := None if is_name else card_at(tokens, place, self.own_ranks):
            return card
        if token.kind == SIGN:
            return Entity(Kind.MARK, token.text, token.line), 1
        if token.kind == NUMBER:
            if part := self._counted_train(tokens, place):
                return part
            return Entity(Kind.NUMBER, token.text, token.line, number=number(token) or 0), 1
        for look in (
            self._abbreviation,
            self._number_of_train,
            self._train,
            self._rank,
            self._two_dotted,
            self._full_name,
            self._expression,
            self._short_name,
        ):
            if part := look(tokens, place):
                return part
        return Entity(Kind.OTHER, token.text, token.line), 1

    # ------------------------------------------------------------------------------------ supply trains

    def _train(self, tokens: Sequence[Token], place: int) -> Part | None:
        token = tokens[place]
        if _is_travelling(tokens[:place]):
            return None
        if of_nation := self._train_of_nation(token):
            return of_nation, 1
        if token.key not in train_words() and len(token.key) != 2:
            value = mistyped_train(tokens, place, self.short)
            return (self._trains(token, value, None), 2) if value else None
        for numbered in (self._numbered_train, self._ordinal_train, self._short_train):
            if part := numbered(tokens, place):
                return part
        size = next((size for size in (3, 2, 1) if "train" in meanings(tokens[place : place + size])), 0)
        if (
            not size
            or len(token.key) == 1
            or self._is_wrongly_numbered(tokens[place + size : place + size + 1])
        ):
            return None
        return self._trains(token, 0, None), size

    def _is_wrongly_numbered(self, behind: Sequence[Token]) -> bool:
        """Whether a number stands behind `train` that no train has: it is none of the two, `train 3`."""
        return bool(behind) and (number(behind[0]) or 0) > MOST_TRAINS

    def _train_of_nation(self, token: Token) -> Entity | None:
        """`Reichstroß`, in one word."""
        nation = _owner_of_train(token.key)
        return self._trains(token, 0, nation) if nation in self.at.nations else None

    def _numbered_train(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`train 1`, `convoy no. 2`, `Tross Nr. 1`"""
        size = next((size for size in (3, 2, 1) if "train" in meanings(tokens[place : place + size])), 0)
        if not size or len(tokens[place].key) == 1:
            return None
        rest = list(tokens[place + size : place + size + 3])
        while rest and (rest[0].text in ".#" or "number" in meanings(rest[:1])):
            rest.pop(0)
            size += 1
        value = number(rest[0]) if rest and rest[0].line == tokens[place].line else None
        return (self._trains(tokens[place], value, None), size + 1) if value in (1, 2) else None

    def _ordinal_train(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`the second train`, `first column of wagons`"""
        which = meanings(tokens[place : place + 1]) & {"first", "second", "other"}
        for size in (3, 2, 1):
            if which and "train" in meanings(tokens[place + 1 : place + 1 + size]):
                if "other" in which:
                    trains = self._trains(tokens[place], 0, None)
                    return replace(trains, meanings=frozenset({"other"})), size + 1
                return self._trains(tokens[place], 1 if "first" in which else 2, None), size + 1
        return None

    def _counted_train(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`2. Troß`"""
        dot = tokens[place + 1 : place + 2]
        ends = dot[0].text == "." or dot[0].key in ("st", "nd") if dot else False
        if tokens[place].key not in ("1", "2") or not ends or dot[0].spaced:
            return None
        for size in (3, 2, 1):
            if "train" in meanings(tokens[place + 2 : place + 2 + size]):
                return self._trains(tokens[place + 2], int(tokens[place].key), None), size + 2
        return None

    def _number_of_train(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`No. 1 train`, `number 2 wagon`: it denies nothing."""
        if "number" not in meanings(tokens[place : place + 1]):
            return None
        which = place + 2 if tokens[place + 1 : place + 2] and tokens[place + 1].text == "." else place + 1
        digit = tokens[which : which + 1]
        if not digit or digit[0].key not in ("1", "2") or digit[0].line != tokens[place].line:
            return None
        behind = tokens[which + 1 :]
        size = next((size for size in (3, 2, 1) if "train" in meanings(behind[:size])), 0)
        if not size or len(behind[0].key) == 1:
            return None
        return self._trains(behind[0], int(digit[0].key), None), which + 1 + size - place

    def _other_train(self, entities: Sequence[Entity], place: int) -> Entity | None:
        """`the second` behind `the first train`, where it goes on with its way or stays."""
        one, after = entities[place], entities[place + 1 : place + 2]
        leads = entities[place - 1].means("the", "and") or entities[place - 1].text in ",;:"
        if not leads or not one.means("first", "second"):
            return None
        before = [e for e in entities[:place] if e.kind == Kind.PIECE and e.text == "train"]
        if not before:
            return None
        if not after or not (
            after[0].means("from", "via", "to", "move", "stay") or after[0].kind == Kind.CITY
        ):
            return None
        if not before[-1].is_full:
            # `The train in Raudnitz goes to Laun, the other to Turnau`: the way tells which.
            return self._trains(Token(WORD, one.text, one.line), 0, None)
        named = {self.rules.trains[name].number for name in before[-1].names}
        which = 2 if one.means("second") else 1
        return self._trains(Token(WORD, one.text, one.line), 3 - which if which in named else which, None)

    def _bare_number(self, entities: Sequence[Entity], place: int) -> Entity | None:
        """`1` and `2` in `trains: 1 to Prag, 2 stays`."""
        one, before, after = entities[place], entities[place - 1], entities[place + 1 : place + 2]
        first = next((e for e in entities[:place] if e.kind != Kind.MARK), None)
        is_list = first is not None and first.kind == Kind.PIECE and first.text == "train"
        if not is_list or one.kind != Kind.NUMBER or one.number not in (1, 2):
            return None
        if not (before.text in ":,;" or before.means("and")) or not after:
            return None
        goes = after[0].kind == Kind.CITY or after[0].means("via", "to", "from", "move", "stay")
        return self._trains(Token(WORD, one.text, one.line), one.number, None) if goes else None

    def _short_train(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`T1`, `Z2`, `ST1`; and `IT`, the train of the Imperial Army."""
        token, rest = tokens[place], tokens[place + 1 : place + 2]
        if rest and rest[0].key in ("1", "2") and not rest[0].spaced and "short train" in meanings([token]):
            return self._trains(token, int(rest[0].key), None), 2
        if len(token.key) != 2 or not token.text.isupper():
            return None
        nation = self.letters.get(token.key[0])
        if all(
            one.text.isupper()
            for one in tokens
            if one.kind == WORD and one.line == token.line and len(one.text) > 1
        ):
            return None
        is_train = "short train" in meanings([Token(WORD, token.text, 0, token.key[1:])])
        return (self._trains(token, 0, nation), 1) if is_train and nation in self.at.nations else None

    def _trains(self, token: Token, which: int | None, nation: str | None) -> Entity:
        names = tuple(
            one.name
            for one in self.rules.trains.values()
            if one.nation in self.at.nations and which in (0, one.number) and nation in (None, one.nation)
        )
        return Entity(Kind.PIECE, "train", token.line, names=names, is_full=bool(which))

    # ------------------------------------------------------------------------------------ names in full

    def _rank(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`P1`"""
        token, rest = tokens[place], tokens[place + 1 : place + 2]
        if len(token.key) != 1 or not rest or rest[0].kind != NUMBER or rest[0].spaced:
            return None
        name = self.by_rank.get(f"{token.key}{rest[0].key}")
        return (Entity(Kind.PIECE, name, token.line, names=(name,)), 2) if name else None

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
        two = self._two_words(tokens[place], tokens[place + 2 : place + 3])
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
