"""What one language has to say for letters of orders to be read in it: one record, all of it words.

Most fields give a thing's words with the usual one first. Case never matters, accents may be left out, and ä
is also ae (`folding`); a gap in an expression of two words may be of any width. Whatever a language has no
words for is left empty. English names the things: its usual word is the key in the tables of every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cached_property

from pbem.records import dataclass

Words = tuple[str, ...]
"""Words or expressions that mean the same, the usual one first."""

Table = Mapping[str, Words]
"""Words by the English word, or the game's own name, of what they mean."""


def listed(text: str) -> Words:
    """Words and expressions that are parted by commas: `listed("stay, stand still")`."""
    return tuple(map(str.strip, text.split(",")))


def together(*tables: Table) -> Table:
    """Tables as one, in which a key has the words of all of them."""
    keys = dict.fromkeys(key for table in tables for key in table)
    return {key: tuple(word for table in tables for word in table.get(key, ())) for key in keys}


NUMBERS = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]


def numbered(text: str) -> dict[str, Words]:
    """The words for 1 to 20 by the English word: those for one number are parted by commas, the numbers by
    semicolons."""
    return {name: listed(words) for name, words in zip(NUMBERS, text.split(";"), strict=True)}


@dataclass(frozen=True)
class Sentences:
    """The words of one language for letters as people write them."""

    sentence: Table = field(default_factory=dict)
    """What the words of a sentence about the game mean: `march` means `move`."""
    parted_verbs: Table = field(default_factory=dict)
    """Verbs of two words that may stand apart, by what they mean: `gibt sofort auf`."""
    remarks: Table = field(default_factory=dict)
    """The words of sentences about the letter itself: that it is all, that an earlier one stands."""
    retreat_phrases: Table = field(default_factory=dict)
    """Phrases of wishes for the retreat of a beaten enemy, by what they say."""
    plan_phrases: Table = field(default_factory=dict)
    """Phrases for battle plans by the clause that they mean, in a notation that `en_plans` explains."""
    case_phrases: Table = field(default_factory=dict)
    """Phrases for the cases in which a plan says something, by what is looked at: `loss from`."""


@dataclass(frozen=True)
class Language:
    """The words of one language."""

    code: str
    """As a letter's `language` line and the catalogues name it: `en`."""

    # ------------------------------------------------------------------------------ what orders say

    verbs: Table
    """What an order can begin with, `move` and `game` for instance."""
    deeds: Table
    """What can follow the verb `fate`."""
    keywords: Table
    """Words inside orders: the clauses of plans, `lowest`, `no`."""
    suits: Table
    """The suits by their letter on the board, with full names first and short forms after them."""
    trains: Words
    """What a supply train is called: `train`."""
    nations: Table = field(default_factory=dict)
    """The nations by their names on the board, where the language has others."""
    cities: Table = field(default_factory=dict)
    """The cities by their names on the board, where the language has other names for them."""
    regions: Table = field(default_factory=dict)
    """The regions that tell cities of one name apart, where the language has other names for them."""
    examples: Table = field(default_factory=dict)
    """Whole lines for each verb. Every language has the same ones in the same order."""
    prose: Words = ()
    """Those of the words above that any letter may hold: they make no order of a sentence."""

    # --------------------------------------------------------------- what joins the parts of an order

    plus: Words = ()
    """Between the pieces of a stack and the cards of a list: `and`."""
    against: Words = ()
    """Between the two sides of a fight."""
    onto: Words = ()
    """What leads to whom is attacked: `Angriff auf Daun`."""
    to_place: Words = ()
    """Before the city a way ends in."""
    at_once: Words = ()
    """What follows the verb `forced`: that answers without a choice are given so."""
    away_from: Words = ()
    """Before what a retreat is to lead away from."""
    off_supply: Words = ()
    """Of a retreat: as far from the loser's supply as can be."""
    homewards: Words = ()
    """Of a retreat: as near to the loser's home as can be."""
    towards: Words = ()
    """Before the city that a piece is to come to in the end: `towards`."""
    otherwise: Words = ()
    """Before what is done if something else cannot be: `else`."""
    stay: Words = ()
    """That a piece stays where it is: `stay`."""
    if_: Words = ()
    """Before a fact, with the verb `if` among them."""
    me: Words = ()
    """Whom `wake` wakes."""
    negation: Words = ()
    """That a fact is not so."""
    stating: Words = ()
    """Words in a fact that change nothing: `is`."""
    inside: Words = ()
    """Between a piece and the city that it is in."""
    near: Words = ()
    """Between a piece and a city that it is near."""
    conquered: Words = ()
    """Behind a city, as the words that follow: what is the case with it."""
    free: Words = ()
    face_down: Words = ()
    """Behind a general."""
    gone: Words = ()
    """Behind a nation that has left the war."""
    in_hand: Words = ()
    """Behind a card that one holds."""
    holding: Words = ()
    """Before such a card: `I hold S13`."""
    belonging: Words = ()
    """Between troops and their general: `of`."""
    or_more: Words = ()
    """Behind the least number."""
    or_fewer: Words = ()
    """Behind the greatest number."""
    via: Words = ()
    """Before a city on the way."""
    then: Words = ()
    """Before the next city of a way."""
    beside_wish: Words = ()
    """What may stand beside a wish and adds nothing: `if possible`, `preferably`."""
    to_person: Words = ()
    """Before the general who is handed troops."""
    from_: Words = ()
    """Before the city or the general that something comes from."""
    at: Words = ()
    """Before the city in which a piece re-enters."""
    with_: Words = ()
    """Before the cards that pay, or the piece that moves."""
    for_: Words = ()
    """Between the cards and what they pay for."""
    of: Words = ()
    """Between a card's value and its suit: `13 of spades`."""
    as_: Words = ()
    """Before the value a card is played as."""
    at_most: Words = ()
    """Before a number that is the most, which every number of a plan is anyway."""
    points: Words = ()
    """Behind a number of values played: `up to 25 points`."""
    if_impossible: Words = ()
    """Between a wish and the next: that the first cannot be."""
    telegram: Words = ()
    """What ends a sentence in a letter all in capitals."""
    either: Words = ()
    """Between two things of which one is meant: `or`."""
    press_to: Words = ()
    """Before the players that a part of a letter is for: `to Elisabeth:`."""
    press_named: Words = ()
    """What may stand before that: `message to Elisabeth:`."""
    everybody: Words = ()
    """All players, in such a line: `to all:`."""
    at_least: Words = ()
    """Before a number that is the least."""
    river: Words = ()
    """Between a city and its river or region: `Frankfurt an der Oder`."""

    # ------------------------------------------------------------------------- words that may be there

    general: Words = ()
    """The title before a general's name."""
    troops: Words = ()
    """What may stand beside a number of troops."""
    question: Words = ()
    """What may stand before the number of a question."""
    number: Words = ()
    """Short for `number`, without the dot: `no`."""
    about: Words = ()
    """Before the question that is answered: `to question 3`."""
    heading: Words = ()
    """What may follow the verb `standing` in a heading: `standing orders`."""
    please: Words = ()
    """Words of courtesy that may look like a verb mistyped."""
    lead: Words = ()
    """Small words before the first that tells whether a line begins as an order does."""
    goes: Words = ()
    """Verbs of motion between a piece and its way, in a sentence that is no order: `Keith goes to Brieg`."""

    # ------------------------------------------------------------------------- short answers in a sentence

    speaker: Words = ()
    """Who speaks, before a verb: `I`, `we`."""
    spoken_to: Words = ()
    """Whom somebody speaks to, and what is theirs: `you`, `your`."""
    opening: Words = ()
    """Words that a short answer may begin with and that change nothing."""
    playing: Words = ()
    """Forms of `play` before a card."""
    articles: Words = ()
    """Articles and the like before a card."""
    article: Words = ()
    """The article before the value of a Reserve: `as a 7`."""
    empty: Words = ()
    """Words that change nothing in a sentence that gives a fight up; never a negation."""
    defeats: Words = ()
    """Such sentences, in any order and without the empty words: `accept defeat`."""

    # ------------------------------------------------------------------------ letters as people write them

    nation_names: Table = field(default_factory=dict)
    """Other names of the nations: `Imps`, `the Swedes`."""
    court: Table = field(default_factory=dict)
    """The court cards that people think of, by `jack`, `queen` and `king`: 11, 12 and 13."""
    nicknames: Table = field(default_factory=dict)
    """Other names of the generals: `Fritz`."""
    sentences: Callable[[], Sentences] = Sentences
    """The words of sentences. To load those of all languages takes a twentieth of a command, so that is done
    when one is read."""

    @cached_property
    def _in_sentences(self) -> Sentences:
        return self.sentences()

    @property
    def sentence(self) -> Table:
        """What the words of a sentence about the game mean."""
        return self._in_sentences.sentence

    @property
    def parted_verbs(self) -> Table:
        """Verbs of two words that may stand apart."""
        return self._in_sentences.parted_verbs

    @property
    def remarks(self) -> Table:
        """The words of sentences about the letter itself."""
        return self._in_sentences.remarks

    @property
    def retreat_phrases(self) -> Table:
        """Phrases of wishes for the retreat of a beaten enemy."""
        return self._in_sentences.retreat_phrases

    @property
    def plan_phrases(self) -> Table:
        """Phrases for battle plans by the clause that they mean."""
        return self._in_sentences.plan_phrases

    @property
    def case_phrases(self) -> Table:
        """Phrases for the cases in which a plan says something."""
        return self._in_sentences.case_phrases
