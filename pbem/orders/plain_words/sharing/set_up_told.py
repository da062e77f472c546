"""Which general gets which number, by where they stand: `five too for Fermor`, `Laudon and Lacy 5 each`.

Each number of a sentence is for all that `each` stands for, for the general right before it who has none yet,
or for the one that `for` or `to` leads to. Nothing of it counts unless all generals of a nation have troops
then and their sum is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from itertools import takewhile

from pbem.engine.model import MOST_TROOPS
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.naming.short_names import is_skeleton
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.remarks.other_turn import is_turn
from pbem.orders.plain_words.sharing.set_up_alike import is_alike, rest_each
from pbem.orders.plain_words.sharing.set_up_sums import EQUALLY, REST
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

SMALL = (
    "to", "with", "the", "filler", "troops", "and", "orders", "likewise", "all", "other", "each",
    "transfer", "split", "of", "is", "under", "steps", "move", "highest", "lowest",
)  # fmt: skip
"""What may stand between a general and his number, or between a number and those that it is for."""

JOINING = ",+&/"
FEW = 8
"""A sentence that names no general and says that all get the same is short: `Hanover: half and half`."""

SHORTEST_WORD = 2
"""A word of so many letters is hardly the name of a general."""

ALIKE = 3
"""So many letters does a name for fun have in common with that of its general."""

FAR = 5
"""More words do not stand between a general and his number."""

SIGNS = ",:=-(/.–"

OTHERWISE = ("lose", "spend", "play", "keep", "settle", "combat", "concede", "discard")
"""What speaks of something else than troops: `Keith: loss 2`."""


@dataclass
class Shares:
    """What a letter tells of one nation's set-up."""

    troops: dict[str, int] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list)
    """The lines that say so."""
    is_whole: bool = False
    """Whether all have troops, and the sum is right."""


def shares_told(at: Situation, nation: str, heard: Sequence[Entity]) -> Shares:
    """The troops of a nation's generals as far as a letter tells them."""
    told, run = _Told(at, nation), [*_sentences(heard)]
    for sentence in run:
        told.hear(sentence)
    shares = told.shares()
    if not shares.is_whole and (other := _in_other_ways(at, nation, run)):
        return other
    if not shares.is_whole and any(mean(one, "correction") for one in run):
        # `Soubise 5, Chevert 6 ... no, that is too much. So: Soubise 6, Chevert 6, Richelieu 8.`
        alone = (_alone(at, nation, one) for one in reversed(run))
        return next((one for one in alone if one.is_whole), shares)
    return shares


def _in_other_ways(at: Situation, nation: str, run: Sequence[Sequence[Entity]]) -> Shares | None:
    """What a letter tells if a number may be the sum of several, or if all get the same; None if it is not
    whole."""
    told = _Told(at, nation, splits=True)
    for sentence in run:
        told.hear(sentence)
    if (shares := told.shares()).is_whole:
        return shares
    generals = at.rules.nations[nation].generals
    if rest := _with_rest_each(at, nation, run):
        return rest
    alike = [(one[0].line, share) for one in run if (share := is_alike(at, nation, one))]
    named = any(told.general(one) in generals for sentence in run for one in sentence)
    if not alike or named:
        return None
    return Shares(dict.fromkeys(generals, alike[0][1]), [alike[0][0]], is_whole=True)


def _with_rest_each(at: Situation, nation: str, run: Sequence[Sequence[Entity]]) -> Shares | None:
    """What a letter tells if a sentence gives all who are not named the same; None if the sum is wrong."""
    found = [rest_each(at, nation, one) for one in run]
    counts = [(one[0].line, rest[1]) for one, rest in zip(run, found, strict=True) if rest]
    if len(counts) != 1:
        return None
    told = _Told(at, nation)
    for sentence, rest in zip(run, found, strict=True):
        told.hear(rest[0] if rest else sentence)
    left = [name for name in told.generals if name not in told.troops]
    if not (left and told.troops):
        return None
    line, each = counts[0]
    troops = told.troops | dict.fromkeys(left, each)
    is_whole = sum(troops.values()) == told.total
    return Shares(troops, [*told.lines, line], is_whole=True) if is_whole else None


def _alone(at: Situation, nation: str, sentence: Sequence[Entity]) -> Shares:
    told = _Told(at, nation)
    told.hear(sentence)
    return told.shares()


def _sentences(heard: Sequence[Entity]) -> Iterator[list[Entity]]:
    run: list[Entity] = []
    for one in heard:
        if one.text == "." and run:
            yield run
            run = []
        elif one.text != ".":
            run.append(one)
    if run:
        yield run


class _Told:
    def __init__(self, at: Situation, nation: str, *, splits: bool = False) -> None:
        """Whether it `splits` a number in equal parts among those who follow it."""
        self.at, self.nation, self.splits = at, nation, splits
        self.generals = at.rules.nations[nation].generals
        self.total = at.rules.nations[nation].troops
        self.spoken_of = nation if len(at.nations) == 1 else None
        self.troops: dict[str, int] = {}
        self.lines: list[int] = []
        self.shares_rest = self.is_equal = self.is_in_doubt = False

    def hear(self, sentence: Sequence[Entity]) -> None:
        """Take the numbers of a sentence for the generals that they stand with."""
        named = [one.names[0] for one in sentence if one.kind is Kind.NATION]
        own = [name for one in sentence if one.kind is Kind.PIECE and (name := self.general(one))]
        owners = [self.at.rules.nation_of[name] for name in own]
        told = (*named[::-1], *owners[::-1])
        self.spoken_of = next((one for one in told if one in self.at.nations), self.spoken_of)
        is_ours = self.nation in told or (self.spoken_of == self.nation and not told)
        if (is_ours or not told) and (row := self._row(sentence)):
            self.troops |= row
            self.lines.append(sentence[0].line)
            return
        sentence = self._without_homes(sentence)
        if not is_ours or mean(sentence, *OTHERWISE) or any(is_city(one) for one in sentence):
            # What it gives is not known, nor what is left.
            counts = any(_share(sentence, place) for place in range(len(sentence)))
            self.is_in_doubt |= is_ours and bool(own) and counts
            return
        sentence = _without_words_beside(sentence)
        before = len(self.troops)
        said = words_in(sentence)
        numbers = {one.number for one in sentence if one.number}
        if not own and said & EQUALLY and numbers == {self.total // len(self.generals)}:
            # `Half and half, 6 and 6` says twice what each of them gets.
            sentence = [one for one in sentence if not one.number]
        for place in range(len(sentence)):
            if self.splits and said & EQUALLY and self._splits(sentence, place):
                continue
            if number := _share(sentence, place):
                self._give(sentence, place, number)
        self._give_likewise(sentence)
        # `Und gleich die erste Runde dazu` shares nothing out.
        is_about_shares = bool(own) or (len(sentence) <= FEW and not any_of_kind(sentence, "my turn"))
        is_each = mean(sentence, "each") and not (own and numbers)
        rest, equal = bool(said & REST), bool(said & EQUALLY) or is_each
        self.shares_rest |= rest
        self.is_equal |= equal and is_about_shares
        if len(self.troops) > before or (rest and own) or (equal and is_about_shares):
            self.lines.append(sentence[0].line)

    def _row(self, sentence: Sequence[Entity]) -> dict[str, int]:
        """The troops of all generals, where numbers alone stand in a row, `8 - 6 - 6 - 6 - 4 in the order of
        the report`; nothing unless their sum is right, and what is said of one by his name agrees."""
        sentence = [one for one in sentence if one.kind is not Kind.NATION]
        in_row = (one.number or one.kind is Kind.MARK or one.means("and") for one in sentence)
        size = next((p for p, is_in in enumerate(in_row) if not is_in), len(sentence))
        numbers = [one.number for one in sentence[:size] if one.number]
        if len(numbers) != len(self.generals) or sum(numbers) != self.total or max(numbers) > MOST_TROOPS:
            return {}
        row, rest = dict(zip(self.generals, numbers, strict=True)), sentence[size:]
        named = {name for one in rest if (name := self.general(one))}
        again = [self._run_before(rest, p) for p, one in enumerate(rest) if one.number]
        counts = [one.number for one in rest if one.number]
        told = {names[-1]: count for names, count in zip(again, counts, strict=True) if names}
        fits = all(again) and told.keys() == named and told.items() <= row.items()
        said = words_in(rest)
        is_sure = bool(said & kind_of("in their order")) and not said & kind_of("any of them")
        is_sure = is_sure or (len(set(numbers)) == 1 and not rest)
        return row if fits and is_sure and not mean(rest, "not", "if", "maybe") else {}

    def general(self, one: Entity) -> str:
        """The writer's general whom a word names; empty if it names none."""
        if one.kind is not Kind.PIECE:
            return ""
        name = self.at.own_piece(one)
        return name if name in self.at.rules.generals else ""

    def _give(self, sentence: Sequence[Entity], place: int, number: int) -> None:
        names = self._whose(sentence, place) or self._other(sentence, place, number)
        self.is_in_doubt |= not names
        for name in names:
            if self.at.rules.nation_of[name] == self.nation:
                self.is_in_doubt |= self.troops.get(name, number) != number
                self.troops[name] = number

    def _splits(self, sentence: Sequence[Entity], place: int) -> bool:
        """Whether a number is the sum of several, who get equal parts of it: `the last ten evenly to Laudon
        and Lacy`; that of all there are says nothing more."""
        number = sentence[place].number
        if number == self.total:
            return True
        names = self._run_behind(sentence, place, further=True) or self._run_before(sentence, place)
        names = [name for name in names if name not in self.troops]
        if len(names) < 2 or number % len(names) or not 1 <= number // len(names) <= MOST_TROOPS:
            return False
        self.troops |= dict.fromkeys(names, number // len(names))
        return True

    def _without_homes(self, sentence: Sequence[Entity]) -> Sequence[Entity]:
        """A sentence without the cities in which its generals stand: `Laudon at Glatz 5`."""
        cities = [place for place, one in enumerate(sentence) if one.kind is Kind.CITY and one.is_full]
        here = {self.at.where.get(name) for one in sentence if cities and (name := self.general(one))}
        homes = [place for place in cities if here.intersection(sentence[place].cities)]
        left_out = {*homes, *(p - 1 for p in homes if p and sentence[p - 1].means("to"))}
        return [one for place, one in enumerate(sentence) if place not in left_out]

    def _give_likewise(self, sentence: Sequence[Entity]) -> None:
        """Give those who `likewise` get troops, and of whom no number is told, what was told before them:
        `Daun and Laudon get 8 each, and so does Browne`."""
        for place, one in enumerate(sentence if mean(sentence, "likewise") else ()):
            around = (*sentence[max(0, place - 2) : place], *sentence[place + 1 : place + 2])
            if not any(one.means("likewise") and fold(one.text) not in EQUALLY for one in around):
                continue
            name, number = self.general(one), _last_number(sentence[:place])
            told = not number or name in self.troops or any(each.number for each in sentence[place:])
            if name and not told:
                self.troops[name] = number

    def _whose(self, sentence: Sequence[Entity], place: int) -> list[str]:
        """Those that the number at a place is for."""
        before, behind = self._run_before(sentence, place), self._run_behind(sentence, place)
        if mean(sentence[max(0, place - 3) : place + 4], "each") and not _is_nearer(sentence, place):
            open_ = [name for name in before if name not in self.troops]
            others = [name for name in self.generals if name not in self.troops]
            return open_ or behind or (others if not before or mean(sentence, "all") else [])
        if open_ := [name for name in before if name not in self.troops]:
            numbers = _numbers_from(sentence, place)
            return open_[:1] if numbers == len(open_) else open_[-1:] if 1 in (numbers, len(open_)) else []
        if _for_him(sentence, place):
            return [name for one in reversed(sentence[:place]) if (name := self.general(one))][:1]
        is_all = not self.troops and mean(sentence[:place], "all") and not any(map(self.general, sentence))
        return list(self.generals) if is_all else behind[:1]

    def _other(self, sentence: Sequence[Entity], place: int, number: int) -> list[str]:
        """The only general without troops, if a number is for `the other one`, or all that is left and he is
        named behind it."""
        open_ = [name for name in self.generals if name not in self.troops]
        if len(open_) != 1:
            return []
        is_rest = number == self.total - sum(self.troops.values())
        if is_rest and open_[0] in map(self.general, sentence[place:]):
            return open_
        near = takewhile(lambda one: not self.general(one), reversed(sentence[:place]))
        return open_ if mean(near, "other") else []

    def _run_before(self, sentence: Sequence[Entity], place: int) -> list[str]:
        """The generals that stand before a number, one after another, with little between it and them."""
        last = next((p for p in range(place - 1, -1, -1) if self.general(sentence[p])), None)
        if last is None:
            return []
        between = [one for one in sentence[last + 1 : place] if not one.number]
        is_each = mean(sentence[max(0, place - 3) : place + 4], "each")
        words = [one for one in between if one.kind is not Kind.MARK]
        if len(words) > FAR + FAR * is_each or not all(map(_is_small, between)):
            return []
        run = [sentence[last]]
        for one in reversed(sentence[:last]):
            if self.general(one):
                run.insert(0, one)
            elif not (one.text in JOINING or one.means("and", "the", "filler") or is_of_kind(one, "praise")):
                break
        return [self.general(one) for one in run]

    def _run_behind(self, sentence: Sequence[Entity], place: int, *, further: bool = False) -> list[str]:
        """The generals that follow a number at once, or behind `for`, perhaps a bit `further` on."""
        near = sentence[place + 1 : place + FAR + 2 + 2 * further]
        between = list(takewhile(lambda one: not self.general(one), near))
        rest = sentence[place + 1 + len(between) :]
        words = [one for one in between if one.kind is not Kind.MARK]
        if len(words) > FAR + 2 * further or len(words) < len(between) or not all(map(_is_small, words)):
            return []
        names, is_last = [], False
        for one in rest:
            if name := self.general(one):
                names.append(name)
            elif is_last or not (one.text in JOINING or one.means("and", "the")):
                break
            is_last |= one.means("and")
        return names

    def shares(self) -> Shares:
        """What has been told, with what is left for those who get that."""
        open_ = [name for name in self.generals if name not in self.troops]
        left = self.total - sum(self.troops.values())
        is_shared = self.is_equal if len(open_) > 1 else self.shares_rest
        share, over = divmod(left, len(open_)) if open_ and not self.is_in_doubt else (0, 0)
        if is_shared and not over and 1 <= share <= MOST_TROOPS:
            self.troops |= dict.fromkeys(open_, share)
        is_whole = len(self.troops) == len(self.generals) and sum(self.troops.values()) == self.total
        return Shares(self.troops, self.lines, is_whole and not self.is_in_doubt)


def _share(sentence: Sequence[Entity], place: int) -> int:
    """The number of troops that a word says; 0 if it says none, or how many generals there are: `the other
    two share the rest`."""
    one, before = sentence[place], sentence[place - 1] if place else None
    if before is not None and before.means("other", "all") and place + 1 < len(sentence):
        after = sentence[place + 1]
        is_count = after.kind is Kind.OTHER or after.means("all") or one.number > MOST_TROOPS
        return 0 if is_count else one.number
    if before is not None and is_turn(before, one):
        return 0
    if one.kind is not Kind.CARD and 1 <= one.number <= MOST_TROOPS:
        return one.number
    return MOST_TROOPS if fold(one.text) in kind_of("full share") and _is_alone(sentence, place) else 0


def _is_alone(sentence: Sequence[Entity], place: int) -> bool:
    """Whether no number follows: `a full eight` says it itself."""
    return not any(one.number for one in sentence[place + 1 : place + 3])


def _is_nearer(sentence: Sequence[Entity], place: int) -> bool:
    """Whether another number is nearer to `each`: `Saltikov 5, the others 3 each`."""
    far = [abs(p - place) for p, one in enumerate(sentence) if one.means("each")]
    others = [p for p, one in enumerate(sentence) if one.number and p != place]
    return any(abs(p - q) < min(far) for p in others for q, one in enumerate(sentence) if one.means("each"))


def _without_words_beside(sentence: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence without what stands beside a number in brackets: `What is left (5 if I can count) goes to
    Lacy`."""
    opens = next((p for p, one in enumerate(sentence) if one.text == "("), len(sentence))
    closes = next((p for p in range(opens, len(sentence)) if sentence[p].text == ")"), opens)
    inside = sentence[opens + 1 : closes]
    words = (one.kind in (Kind.OTHER, Kind.MEANING) and not one.number for one in inside[1:])
    if not inside or not inside[0].number or not all(words):
        return sentence
    return [*sentence[:opens], inside[0], *sentence[closes + 1 :]]


def _for_him(sentence: Sequence[Entity], place: int) -> bool:
    """Whether a number is for somebody told of before: `1 for him`."""
    behind = sentence[place + 1 : place + 3]
    return len(behind) > 1 and behind[0].means("to") and behind[1].means("him")


def _last_number(sentence: Sequence[Entity]) -> int:
    """The last number of troops that some words say; 0 if there is none."""
    numbers = (_share(sentence, place) for place in reversed(range(len(sentence))))
    return next(filter(None, numbers), 0)


def _numbers_from(sentence: Sequence[Entity], place: int) -> int:
    """How many numbers stand in a row from a place on: `8 and 4`."""
    count = 0
    for one in sentence[place:]:
        if one.number:
            count += 1
        elif not (one.text == "/" or one.means("and", "filler") or fold(one.text) in kind_of("or rather")):
            break
    return count


def _is_small(one: Entity) -> bool:
    return one.kind is Kind.OTHER or one.text in SIGNS or one.means(*SMALL) or not one.is_full


def with_short_names(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A list of numbers with every general in full, if half of a nation are told so: `Fr 7, Wi 5, He 3`."""
    found = list(entities)
    if not any(one.number for one in entities):
        return found
    for nation in at.nations:
        generals = at.rules.nations[nation].generals
        short = dict(_short_names(entities, generals, at.generals))
        if len(set(short.values())) * 2 < len(generals) or len(set(short.values())) < 2:
            continue
        for place, name in short.items():
            one = entities[place]
            found[place] = Entity(Kind.PIECE, one.text, one.line, names=(name,))
    return _with_last_name(at, found)


def _with_last_name(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A list of numbers with the one general of a nation for the one word that is nobody's name and begins as
    his does, if all the others have their numbers and the sum is right: `salty 6 fermor 2 apraxin 5 tottleben
    3`."""
    pairs = [(place, one.number) for one, place in _named_numbers(entities)]
    own = {at.own_piece(entities[place]): number for place, number in pairs}
    strange = [(place, number) for place, number in pairs if entities[place].kind is Kind.OTHER]
    for nation in at.nations:
        left = [name for name in at.rules.nations[nation].generals if name not in own]
        total = sum(number for name, number in own.items() if name in at.rules.nations[nation].generals)
        if len(left) == len(strange) == 1 < len(own) - 1:
            ((place, number),) = strange
            one, begins = entities[place], fold(left[0])[:ALIKE]
            if total + number == at.rules.nations[nation].troops and fold(one.text).startswith(begins):
                entities[place] = Entity(Kind.PIECE, one.text, one.line, names=(left[0],))
    return entities


def _named_numbers(entities: Sequence[Entity]) -> Iterator[tuple[Entity, int]]:
    """Each number of troops with the place of the name before it, or of a word that may be one: `gets` stands
    between a name and its number."""
    for place, one in enumerate(entities):
        if place and one.kind is Kind.NUMBER and 1 <= one.number <= MOST_TROOPS:
            kinds = [each.kind for each in entities[max(0, place - 2) : place]]
            gets = kinds == [Kind.PIECE, Kind.OTHER]
            name = entities[place - 1 - gets]
            if name.kind is Kind.PIECE or (name.kind is Kind.OTHER and len(name.text) > SHORTEST_WORD):
                yield one, place - 1 - gets


def _short_names(
    entities: Sequence[Entity], generals: Sequence[str], own: Sequence[str]
) -> Iterator[tuple[int, str]]:
    """The places of words right before a number that begin one of the names alone, or stand for one if they
    begin none of the writer's `own`."""
    small = {name: name.lower() for name in (*generals, *own)}
    for place, one in enumerate(entities):
        behind = [other for other in entities[place + 1 : place + 3] if other.text not in (".", ":", "=")]
        if not behind or not 1 <= behind[0].number <= MOST_TROOPS:
            continue
        said = one.text.lower()
        begins = [name for name in generals if small[name].startswith(said)]
        if one.text.istitle() and not any(small[name].startswith(said) for name in own):
            begins = [name for name in generals if is_skeleton(one.text, name)]
        if len(one.text) > 1 and len(begins) == 1:
            yield place, begins[0]
