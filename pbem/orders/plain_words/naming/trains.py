"""Tokens to the supply trains that they name: `train 1`, `2. Troß`, `the second` behind the first, `T1`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.naming.card_names import Part
from pbem.orders.plain_words.naming.mistyped_trains import mistyped_train
from pbem.orders.plain_words.naming.short_names import SHORTEST, ShortNames
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.tokens import WORD, Token
from pbem.orders.plain_words.vocabulary import meanings, nations, number, train_words

RIDING = 4
"""No words that tell of riding on a train have more words before it: `I am on a`."""

MOST_TRAINS = 2
"""No nation has more supply trains."""


class TrainNames:
    """Finds the trains of the writer that the tokens of one letter name."""

    def __init__(self, at: Situation, names: ShortNames) -> None:
        self.at, self.rules, self.names = at, at.rules, names
        self.letters = {nation.letter.lower(): nation.name for nation in at.rules.nations.values()}

    def at_place(self, tokens: Sequence[Token], place: int) -> Part | None:
        """The train, or all trains, that the word at a place begins to name."""
        part = self._at_place(tokens, place)
        return None if part is None or _is_travelling(tokens[:place]) else part

    def _at_place(self, tokens: Sequence[Token], place: int) -> Part | None:
        token = tokens[place]
        if of_nation := self._train_of_nation(token):
            return of_nation, 1
        if token.key not in train_words() and len(token.key) != 2:
            value = mistyped_train(tokens, place, self.names)
            return (self._trains(token, value, None), 2) if value else None
        for numbered in (self._numbered, self._ordinal, self._short):
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

    def _numbered(self, tokens: Sequence[Token], place: int) -> Part | None:
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

    def _ordinal(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`the second train`, `first column of wagons`"""
        which = meanings(tokens[place : place + 1]) & {"first", "second", "other"}
        for size in (3, 2, 1):
            if which and "train" in meanings(tokens[place + 1 : place + 1 + size]):
                if "other" in which:
                    trains = self._trains(tokens[place], 0, None)
                    return replace(trains, meanings=frozenset({"other"})), size + 1
                return self._trains(tokens[place], 1 if "first" in which else 2, None), size + 1
        return None

    def counted(self, tokens: Sequence[Token], place: int) -> Part | None:
        """`2. Troß`; and `2nd one` behind `1st train`."""
        dot = tokens[place + 1 : place + 2]
        ends = dot[0].text == "." or dot[0].key in ("st", "nd") if dot else False
        if tokens[place].key not in ("1", "2") or not ends or dot[0].spaced:
            return None
        for size in (3, 2, 1):
            if "train" in meanings(tokens[place + 2 : place + 2 + size]):
                return self._trains(tokens[place + 2], int(tokens[place].key), None), size + 2
        is_one = "one" in meanings(tokens[place + 2 : place + 3])
        if is_one and any("train" in meanings([one]) for one in tokens[:place]):
            return self._trains(tokens[place + 2], int(tokens[place].key), None), 3
        return None

    def behind_number(self, tokens: Sequence[Token], place: int) -> Part | None:
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

    def other(self, entities: Sequence[Entity], place: int) -> Entity | None:
        """`the second` behind `the first train`, where it goes on with its way or stays."""
        one, after = entities[place], entities[place + 1 : place + 2]
        leads = entities[place - 1].means("the", "and") or entities[place - 1].text in ",;:"
        # `train 1 to Meißen other one stays`
        leads = leads or (entities[place - 1].means("other") and entities[place - 2].kind is Kind.CITY)
        if not leads or not one.means("first", "second"):
            return None
        before = [e for e in entities[:place] if e.kind == Kind.PIECE and e.text == "train"]
        if not before:
            return None
        if not after or not (
            after[0].means("from", "via", "to", "move", "stay") or after[0].kind == Kind.CITY
        ):
            return None
        if one.means("one") and entities[place - 1].means("the"):
            # `Trains: the one at Siegen to Olpe, ...`: where it stands tells which.
            return self._trains(Token(WORD, one.text, one.line), 0, None)
        if _is_headed(entities[:place]):
            return self._trains(Token(WORD, one.text, one.line), 2 if one.means("second") else 1, None)
        if not before[-1].is_full:
            # `The train in Raudnitz goes to Laun, the other to Turnau`: the way tells which.
            return self._trains(Token(WORD, one.text, one.line), 0, None)
        named = {self.rules.trains[name].number for name in before[-1].names}
        which = 2 if one.means("second") else 1
        return self._trains(Token(WORD, one.text, one.line), 3 - which if which in named else which, None)

    def bare_number(self, entities: Sequence[Entity], place: int) -> Entity | None:
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

    def _short(self, tokens: Sequence[Token], place: int) -> Part | None:
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


def _is_headed(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with `my trains:`, so that `the first` is the first of these."""
    words = [one for one in entities if not one.means("the", "filler")]
    return len(words) > 1 and words[0].text == "train" and words[1].text == ":"


@cache
def _owner_of_train(key: str) -> str | None:
    """The nation in a word that names a train and whose it is."""
    ends = (word for word in train_words() if len(word) >= SHORTEST and key.endswith(word))
    word = max(ends, key=len, default="")
    owner = key.removesuffix(word) if word else ""
    return nations().get((owner,)) or nations().get((owner.removesuffix("s"),))


def _is_travelling(before: Sequence[Token]) -> bool:
    """Whether the writer rides on a train himself: `I am on a train to Leipzig`."""
    rides = kind_of("rides")
    last = [*islice((one.key for one in reversed(before) if one.kind == WORD), RIDING)][::-1]
    return any("".join(last[place:]) in rides for place in range(len(last)))
