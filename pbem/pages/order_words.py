"""The words of orders in a player's language, as the order desk writes them."""

from __future__ import annotations

from pbem.orders.languages.known import LANGUAGES
from pbem.orders.languages.language import Language, Words
from pbem.pages.order_questions import Facts

_ENGLISH = "en"

_SUITS = {"S": "spades", "C": "clubs", "H": "hearts", "D": "diamonds"}


def order_words(language: str) -> Facts | None:
    """By the English words of orders those of a language, its suits and its nations; None for English, and
    for a language that letters are not read in."""
    known = next((one for one in LANGUAGES if one.code == language != _ENGLISH), None)
    if known is None:
        return None
    plain = {
        name: words[0]
        for table in (known.deeds, known.keywords, known.verbs)
        for name, words in table.items()
    }
    plain |= {name: known.suits[suit][0] for suit, name in _SUITS.items()}
    plain |= {"train": known.trains[0], "at": known.at[0]}
    phrases = {said: words[0] for said, words in _phrases(known).items() if words}
    nations = {name: words[0] for name, words in known.nations.items()}
    return {
        "plain": plain,
        "suits": {suit: words[0] for suit, words in known.suits.items()},
        "nations": nations,
        "phrases": phrases,
    }


def _phrases(known: Language) -> dict[str, Words]:
    """Expressions and small words of orders written ahead, the longer ones first."""
    return {
        "up to": known.at_most,
        "at once": known.at_once,
        "off supply": known.off_supply,
        "away from": known.away_from,
        "face down": known.face_down,
        "towards": known.towards,
        "home": known.homewards,
        "to": known.to_place,
        "else": known.otherwise,
        "stay": known.stay,
        "against": known.against,
        "near": known.near,
        "conquered": known.conquered,
        "free": known.free,
        "gone": known.gone,
        "in hand": known.in_hand,
        "not": known.negation,
        "and": known.plus,
        "of": known.belonging,
    }
