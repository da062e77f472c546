"""The forms that a remark may have. Each tells of a part of a sentence whether it has that form."""

from __future__ import annotations

from collections.abc import Callable

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.fact_words import STATING
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.remarks.tales import folded
from pbem.orders.plain_words.telling.part import CARD_DEEDS, Part

CHANGING = ("not", "stay", "maybe", "reserve", "no more", "then")
"""What makes more of the name of a city than what an order says already."""

FIGHTING = ("attack", "against", "win", "beaten", "lose")


def is_repeated(part: Part) -> bool:
    """Whether it names pieces with the cities in which they stand by now, or only cities to which somebody
    has gone: `Keith covers Brieg`, `On to Brieg!`"""
    if not part.cities or part.others or not part.is_at_home(once=False) or part.counts:
        return False
    moved = {part.at.where.get(name) for name in part.at.came_from if part.at.is_own(name)}
    named = [one for one in part.all if part.at.may_own(one)]
    stand = all(_stands_in(part, one) for one in named)
    goes = stand if named else all(moved.intersection(one.cities) for one in part.cities)
    is_told = goes and not (part.cards or part.bids)
    return is_told and not part.means(*CHANGING, *FIGHTING, *CARD_DEEDS)


def _stands_in(part: Part, one: Entity) -> bool:
    """Whether a piece, or one of those that a name may mean, stands in a city that is named."""
    return any(part.at.where.get(name) in part.towns for name in one.names if part.at.is_own(name))


def is_judged(part: Part) -> bool:
    """Whether it tells what somebody or something is like: `Lehwaldt is hungry`, `Daun tut mir leid`."""
    place = part.place_of("is like", "seems like", "has or is")
    behind = _behind_adverbs(part.all[place + 1 :])
    if place < 0 or part.bids or not behind or not part.is_at_home():
        return False
    is_valued = any_of_kind(behind, "valued") or _is_measured(part)
    owns = not any(is_of_kind(part.all[place], kind) for kind in ("is like", "seems like"))
    bought = ("recruit",) if is_valued and not part.own else ()
    deeds = [one for one in CARD_DEEDS if one not in ("spend", *bought)]
    if behind[0].means("to", "move", "stay", *FIGHTING, *CARD_DEEDS) or (owns and not is_valued):
        return False
    spends = [one for one in part.all if part.counts or not one.means("spend")]
    deeds += ["stay", "cards"] if part.own else []
    if part.cards or mean(spends, "reserve", "retreat", "ask", "join", "no more", *deeds):
        return False
    theirs = part.others and bool(part.own)
    if theirs and part.means("attack", "win", "beaten", "lose"):
        return False
    fights = theirs or part.means(*FIGHTING)
    counts = part.counts and (bool(part.own) or not is_valued or part.has_points)
    return not counts and (is_valued or not fights)


def _is_measured(part: Part) -> bool:
    """Whether something is compared, or too much: `stronger than`, `too weak for`."""
    return part.means("too much") or part.place_of("compared") >= 0


def _behind_adverbs(words: list[Entity]) -> list[Entity]:
    first = 0
    while first < len(words) and (words[first].means("not", "filler") or is_of_kind(words[first], "adverb")):
        first += 1
    return words[first:]


def is_past(part: Part) -> bool:
    """Whether it tells what has been: `We lost two men`, `Lehwaldt has not eaten`. What its writer says he
    has ordered may be an order."""
    if not (part.place_of("was like") >= 0 or _is_perfect(part)):
        return False
    if (part.cards and part.is_fought) or ((part.own or not part.others) and not part.is_at_home()):
        return False
    deeds = (*CARD_DEEDS, "attack", "retreat", "join", "stay") if part.may_own else CARD_DEEDS
    ordered = part.means("I") and bool(part.own) and part.means("move")
    present = [one for one in part.all if not is_of_kind(one, "was like")]
    return not (ordered or part.bids or part.has_points) and not mean(present, *deeds)


def _is_perfect(part: Part) -> bool:
    """Whether a participle stands behind `has`: `has not eaten`, `hat nichts gegessen`."""
    place = part.place_of("has or is")
    behind = _behind_adverbs(part.all[place + 1 :]) if place >= 0 else []
    if not behind:
        return False
    english = fold_is(behind[0], _is_english_participle)
    return english or (behind[-1].kind is Kind.OTHER and fold_is(behind[-1], _is_german_participle))


def is_missed(part: Part) -> bool:
    """Whether it tells what should have been done: `I should have kept the king`."""
    place = part.place_of("should have been")
    if place < 0:
        return False
    words = folded(part.all[place:])
    has = next((p for p, one in enumerate(words[:3]) if one in kind_of("have")), 0)
    behind = [one for one in words[has + 1 :] if one not in kind_of("adverb")]
    german = place >= 0 and is_of_kind(part.all[place], "had, in thought") and part.means("not")
    return german or (has > 0 and bool(behind) and _is_english_participle(behind[0]))


def is_owned(part: Part) -> bool:
    """Whether it tells what somebody has: `Austria has ten cards left`, `Hanover has nothing to spend`."""
    place = part.place_of("has or is")
    named = part.own or part.cities or any(one.kind is Kind.CARD for one in part.all)
    suits = part.cards and (part.others or part.is_fought)
    if place < 0 or part.all[place].means("is") or named or suits or part.bids or part.has_points:
        return False
    is_left = part.place_of("left over") >= 0
    behind = _behind_adverbs(part.all[place + 1 :])
    nothing = part.place_of("nothing") >= 0
    if (part.means("I") and not is_left) or (behind and not nothing and behind[0].means("to", "against")):
        return False
    deeds = [one for one in CARD_DEEDS if one not in ("spend", "play")]
    return (
        (nothing or not part.means("spend", "lose"))
        and not part.means(
            *deeds, "move", "attack", "against", "retreat", "no more", "highest", "lowest", "reserve"
        )
        and (nothing or not part.means("stay", "play"))
    )


def is_hand(part: Part) -> bool:
    """Whether it tells of which suit somebody has how much: `Fritz surely has half a hand of hearts`, `I have
    four good hearts for that`."""
    place = part.place_of("has or is", "have", "holds")
    named = part.own or part.cities or any(one.kind is Kind.CARD for one in part.all)
    if place < 0 or part.all[place].means("is") or named or not part.cards or part.bids or part.has_points:
        return False
    somebody = part.others or part.means("I", "they", "him") or part.place_of("he or she") >= 0
    # `A hand of cards` hands over nothing.
    deeds = [one for one in CARD_DEEDS if one not in ("split", "transfer")]
    return somebody and not part.means(
        *deeds, *FIGHTING, "move", "stay", "retreat", "no more", "highest", "lowest", "reserve", "not", "all"
    )


def is_spared(part: Part) -> bool:
    """Whether it says that a suit is not for now, or that one has little of it: `Spades are sacred to me`."""
    if not part.cards or part.is_fought or any(one.kind is Kind.CARD for one in part.all):
        return False
    named = part.own or part.others or part.cities or part.counts or part.bids
    deeds = [one for one in CARD_DEEDS if one != "keep"]
    is_told = part.place_of("is spared") >= 0 or (part.place_of("hardly") >= 0 and part.means("I"))
    return is_told and not named and not part.means(*deeds, *FIGHTING, "lowest", "highest", "no more")


def is_supposed(part: Part) -> bool:
    """Whether it opens with what its writer hopes or knows, and goes on with others, or with what he cannot
    order: `I expect Daun to attack Schweidnitz`."""
    size = part.begins("supposes") or part.begins("waits to see")
    if not size or part.cards:
        return False
    first = next((one for one in part.all if one.kind in (Kind.PIECE, Kind.NATION)), None)
    theirs = first is not None and part.others and not part.at.may_own(first)
    if first is not None and first.kind is Kind.NATION:
        theirs = first.names[0] not in part.at.nations
    if theirs:
        return not part.means("retreat", *CARD_DEEDS)
    return part.is_at_home() and not part.means(*FIGHTING, "stay", "retreat", "reserve", *CARD_DEEDS)


def is_exclaimed(part: Part) -> bool:
    """Whether it opens as a sigh, thanks or a cry does: `what a fight`, `schade um`, `down with Daun`."""
    if not part.begins("exclaims") or (part.cards and part.is_fought):
        return False
    return not (part.own and not part.is_at_home())


def is_of_others(part: Part) -> bool:
    """Whether it tells what others do or will do, who are named first: `The Russians will come for Dohna`."""
    named = [one for one in part.all if one.kind in (Kind.PIECE, Kind.NATION)]
    if not named or not part.others or part.cards or part.counts:
        return False
    first = named[0]
    theirs = not part.at.may_own(first) and (
        first.kind is Kind.PIECE or first.names[0] not in part.at.nations
    )
    is_guess = part.place_of("will be") >= 0
    deeds = ("retreat", "lose", "win", "beaten", "off supply", "against", *CARD_DEEDS)
    return (
        theirs
        and is_guess
        and not part.bids
        and not part.means(*deeds)
        and not (part.own and part.means("attack"))
    )


def is_score(part: Part) -> bool:
    """Whether it tells how a fight stands: `Seven points behind, that hurts`, `That puts him four up`."""
    is_outcome = is_of_kind(part.all[0], "outcome first") and part.place_of("puts in front") >= 0
    stands = part.counts and part.is_fought and (is_outcome or part.place_of("behind or ahead") >= 0)
    rest = [one for one in part.all if not (is_outcome and is_of_kind(one, "puts in front"))]
    deeds = ("move", "stay", "retreat", "goes on", "fight to win", "no more", "lose", *CARD_DEEDS)
    stops = part.place_of("is an end") >= 0
    return stands and not stops and not mean(rest, *deeds) and not part.cards and part.is_at_home()


def is_nearly(part: Part) -> bool:
    """Whether it tells what was nearly done, or forgotten: `I nearly sent Soubise to Magdeburg`."""
    was = part.place_of("was like", "should have been", "participle") >= 0 or _is_perfect(part)
    return was and part.place_of("nearly") >= 0 and not (part.bids or part.cards or part.counts)


def is_defiant(part: Part) -> bool:
    """Whether it vows not to give up a country, or the city that is fought for: `I won't give up Silesia`."""
    gives_up = part.means("concede") or part.place_of("gives away") >= 0
    land = part.place_of("country") >= 0 or (bool(part.cities) and part.is_fought and part.is_at_home())
    ordered = part.own or part.cards or part.counts or part.bids or part.means("if", "no more", "reserve")
    return gives_up and part.means("not") and land and not ordered


def is_seen(part: Part) -> bool:
    """Whether it tells where others are, or stay: `Lacy sits at Pirna, next to my wagons`."""
    named = [p for p, one in enumerate(part.all) if one.kind in (Kind.PIECE, Kind.NATION)]
    if not named or not part.others or part.cards or part.bids:
        return False
    first = part.all[named[0]]
    if part.at.may_own(first) or (first.kind is Kind.NATION and first.names[0] in part.at.nations):
        return False
    rest = [one for one in part.all[named[0] + 1 :] if one.kind is not Kind.PIECE and not one.means("and")]
    verb = _behind_adverbs(rest)[:1]
    stands = mean(verb, "is", "stay") or any(fold_is(one, STATING.__contains__) for one in verb)
    deeds = ("move", "attack", "against", "retreat", "lose", "win", "beaten", "off supply", "no more")
    return stands and not part.means(*deeds, *CARD_DEEDS)


def is_beside(part: Part) -> bool:
    """Whether it tells no more than whose pieces somebody is near: `right next to my wagons`, `one day's ride
    from Heinrich`."""
    words = _behind_adverbs(part.all)
    near = mean(words[:2], "near") or (part.means("from") and bool(words) and words[0].number > 0)
    named = part.others or part.cities or part.cards or part.bids
    deeds = ("move", "stay", "attack", "against", "retreat", "away", "gone", *CARD_DEEDS)
    return near and bool(part.own) and not (named or part.means(*deeds))


def is_watching(part: Part) -> bool:
    """Whether it tells what a piece watches from where it stands: `He covers three cities from there`."""
    watches = part.place_of("watches") > 0 and not (part.cards or part.bids) and part.is_at_home()
    return watches and not part.means("move", "attack", "against", "retreat", "lose", *CARD_DEEDS)


def is_depending(part: Part) -> bool:
    """Whether it announces that something depends on somebody: `What Daun does depends on Schwerin`."""
    told = part.place_of("depends on") >= 0 and not (part.cards or part.bids)
    return told and part.is_at_home() and not part.means("move", "attack", "retreat", "lose", *CARD_DEEDS)


def is_opened(part: Part) -> bool:
    """Whether it opens as a sigh does, or as what somebody hopes or knows."""
    return bool(part.begins("exclaims") or part.begins("supposes"))


FORMS: tuple[Callable[[Part], bool], ...] = (
    is_repeated,
    is_judged,
    is_past,
    is_missed,
    is_owned,
    is_hand,
    is_spared,
    is_supposed,
    is_exclaimed,
    is_of_others,
    is_score,
    is_nearly,
    is_defiant,
    is_depending,
    is_seen,
    is_beside,
    is_watching,
)


def fold_is(one: Entity, tells: Callable[[str], bool]) -> bool:
    """Whether the first of its words, folded, is such a word."""
    return tells(folded([one])[0])


def is_participle(word: str) -> bool:
    """Whether a word tells what has been done, in one language or the other."""
    folded_word = fold(word)
    return _is_english_participle(folded_word) or _is_german_participle(folded_word)


def _is_english_participle(word: str) -> bool:
    return word in kind_of("participle") or (len(word) > 4 and word.endswith("ed"))


def _is_german_participle(word: str) -> bool:
    # `besetzen` is no participle: `Glatz ist zu besetzen` orders something.
    is_bound = word.startswith(BOUND) and word.endswith("t")
    is_plain = "ge" in word[:6] and word.endswith(("t", "en"))
    return word in kind_of("participle") or (len(word) > SHORTEST and (is_plain or is_bound))


BOUND = ("be", "ent", "er", "ver", "zer")
"""What a German participle begins with that has no `ge`: `verjagt`."""

SHORTEST = 5
"""A participle has more letters."""
