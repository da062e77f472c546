"""The net below all readers: a sentence that came to nothing, and says something that orders do, is shown as
not taken. No reader has to think of it, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.commenting.strengths import compares_strength, tells_how_many
from pbem.orders.plain_words.cutting.sentences import Sentence
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.told import told_in
from pbem.orders.plain_words.outcome import MOVE, Outcome, Why
from pbem.orders.plain_words.plans.plan_parts import POINTS
from pbem.orders.plain_words.proposals import examples_of, with_examples
from pbem.orders.plain_words.remainder import limits_cards
from pbem.orders.plain_words.remarks.addressing import YOU, begins_request
from pbem.orders.plain_words.remarks.farewell import without_farewell
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.remarks.orders_later import read_orders_later
from pbem.orders.plain_words.remarks.plain_remarks import is_plain_remark
from pbem.orders.plain_words.remarks.tales import folded, homeward_in, is_tale, leads
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_of, suit_word

OF_PIECES = ("move", "stay", "attack", "retreat", "join", "split", "transfer", "recruit", "off supply")
"""What a piece may be ordered."""

OF_FIGHTS = ("play", "concede", "keep", "cards", "lose", "cost", "spend", "settle", "fight to win")
"""What a plan tells."""

DENYING = ("no", "not", "nobody")

WAYS = ("move", "stay", "via", "towards")

MOST_WORDS = 8
"""An answer to an open question that names no card and no city is no longer."""


def doubt_unheard(
    at: Situation, sentence: Sentence, entities: Sequence[Entity], out: Outcome,
    answers: list[tuple[int, str]] | None = None,
) -> bool:  # fmt: skip
    """Show a sentence that came to nothing as not taken, if it says something that orders do; whether that
    may be about its pieces. While a question is still to be answered, a number may be an answer if no other
    sentence is: those are noted in `answers`, each with its line."""
    if not entities or is_sum(entities) or (sentence.is_question and not begins_request(at, entities)):
        return False
    if answers is None and (compares_strength(entities) or tells_how_many(at, entities)):
        return False
    fights = any(one.text.startswith(("attack ", "battle ")) for one in out.orders)
    if answers is None and fights and (plan := _whole_plan(at, entities)):
        out.saying = sentence.text
        out.doubt(entities[0].line, Why.FIGHT, plan)
        return False
    goes_back = _goes_back(at, entities)
    says = goes_back or _orders_something(at, entities) or _excepts(at, entities)
    says = says or (fights and (_names_held_card(at, entities) or _sends_loser(entities)))
    tells_how = answers is None and _tells_how(entities, out)
    says = says or tells_how or _asks_of_fights(at, entities)
    told = answers is not None and _answers(at, entities)
    is_plan = told and _names_cards(at, entities)
    if not (says or told) or _is_of_letter(at, entities) or _is_way_taken(at, entities, out):
        return False
    if is_plain_remark(at, entities):
        return False
    if is_tale(at, entities) and not (goes_back or is_plan):
        return False
    from pbem.orders.plain_words.telling.orders_nothing import orders_nothing

    is_remark = not goes_back and orders_nothing(at, entities)
    if answers is not None and (told or is_remark) and not (says and not is_remark):
        answers.append((entities[0].line, sentence.text))
        return False
    if is_remark:
        return False
    names = any(one.kind in (Kind.PIECE, Kind.CITY) and one.is_full for one in entities)
    why = Why.FIGHT if not names and (tells_how or _is_about_fights(at, entities)) else Why.LEFT
    out.saying = sentence.text
    out.doubt(entities[0].line, why)
    out.doubts[-1] = with_examples(out.doubts[-1], examples_of(entities, at))
    return why is Why.LEFT


def _is_way_taken(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence only tells the way of a march that was told beside it, and that way was taken: `Lacy
    goes to Radeberg. His way is by Dresden.`"""
    line = entities[0].line
    told = [one.text for one in out.orders if one.text.startswith(MOVE) and abs(one.line - line) <= 1]
    ways = [text.partition(": ")[2].split(", ") for text in told]
    cities = {at.city(one.cities[0]) for one in entities if one.kind is Kind.CITY and one.is_full}
    named = any(one.kind is Kind.PIECE for one in entities)
    is_open = mean(entities, *DENYING, "if", "unless", "rather", "in place of", "attack", "move", "to")
    return bool(cities) and not (named or is_open) and any(cities <= set(way) for way in ways)


def _tells_how(entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a few words right behind an attack are about cards or what it may cost: `Nothing over 8`, `not
    too dear, please`."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    last = out.orders[-1] if out.orders else None
    is_behind = last is not None and 0 <= entities[0].line - last.line <= 1
    if last is None or not is_behind or not last.text.startswith(("attack ", "battle ")):
        return False
    names = any(one.kind in (Kind.PIECE, Kind.NATION, Kind.CITY) for one in words)
    # `My spades are strong`, `He must be out of cards` tell how things are.
    tells = mean(words, "is") or not words_in(words).isdisjoint(kind_of("has in hand") | kind_of("is so"))
    if names or len(words) > MOST_WORDS or tells:
        return False
    bounds = mean(words, "beyond", "under", "more than", "at most") or bool(words_in(words) & kind_of("over"))
    bounds = bounds and any(one.number for one in words)
    cards = any(map(suit_word, words)) or mean(words, "cards", "lowest", "highest", "ascending", "keep")
    return bounds or cards or bool(words_in(words) & kind_of("how dear"))


def _whole_plan(at: Situation, entities: Sequence[Entity]) -> str:
    """The plan for all fights that a sentence tells by itself, far below the fights it may be for: `Hands off
    the Reserves.`; empty if a word of it is not known, or it names somebody."""
    told = told_in(at, entities) if not at.sets_up and len(entities) <= LONGEST_PLAN else []
    names = any(one.kind in (Kind.PIECE, Kind.NATION, Kind.CITY, Kind.CARD) for one in entities)
    clauses = [one for part in told for one in part.clauses()]
    return f"battle: {', '.join(clauses)}" if clauses and len(told) == 1 and not names else ""


LONGEST_PLAN = 12
"""A plan that is told by the way has no more words."""


def is_sum(entities: Sequence[Entity]) -> bool:
    """Whether a sentence only reckons: `-2 + 3 = +1`, `Das macht neun, mithin 54 Punkte.`"""
    if _tells_sum(entities):
        return True
    numbers = [one for one in entities if one.number and one.kind is not Kind.CARD]
    signs = [one.text for one in entities if one.kind is Kind.MARK]
    return len(numbers) > 1 and len(numbers) + len(signs) == len(entities) and "=" in signs


def _tells_sum(entities: Sequence[Entity]) -> bool:
    words = [one for one in entities if one.kind is not Kind.MARK]
    named = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION)
    numbers = [place for place, one in enumerate(words) if one.number]
    if not numbers or any(one.kind in named or suit_word(one) for one in words):
        return False
    # `That makes the 11` may name a card.
    is_open = mean(words, *OF_PIECES, *OF_FIGHTS, "if", "not", "at most", "more than", "unless", "pay")
    is_open = is_open or any(words[place - 1].means("the") for place in numbers if place)
    return not is_open and any_of_kind(words[:3], "makes a sum")


def without_sum(entities: list[Entity]) -> list[Entity]:
    """A sentence without what it reckons first: `-2 + 3 = 1, S3 please`."""
    end = next((place for place, one in enumerate(entities) if one.text in (",", ";")), 0)
    return entities[end + 1 :] if is_sum(entities[:end]) and not is_sum(entities) else entities


def _asks_of_fights(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence wants its writer to be asked, behind one about fights: `Do you need a plan if there
    is a fight? For now just ask me.`"""
    return mean(entities, "ask") and any_of_kind(at.said_above, "speaks of fights")


def _is_of_letter(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it is a heading, or one word, or about orders that stand or follow."""
    said = words_in([one for one in entities if one.kind is not Kind.MARK])
    is_bare = len(said) == 1 or said <= kind_of("heading") | kind_of("beside heading")
    later = read_orders_later(at, entities, Outcome())
    is_end = not without_farewell(entities)
    return entities[-1].text == ":" or is_bare or later or is_end or mean(entities, "letter")


def _goes_back(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a piece of the writer's goes back in words that name no city: `Keith back to where he came
    from`, `Keith zurück auf seinen alten Platz`."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    behind = next((p for p, one in enumerate(words) if is_of_kind(one, "back again", in_part=True)), 0)
    if not any(map(at.own_piece, words[:behind])) or mean(words[:behind], "is", *DENYING):
        return False
    rest = "".join(folded(words[behind + 1 :]))
    return any(one in rest for one in kind_of("where he was"))


def _orders_something(at: Situation, entities: Sequence[Entity]) -> bool:
    pairs = ((one, two) for one, two in pairwise(entities) if one.kind is Kind.NATION)
    # `the Austrians' train`
    theirs = [two for one, two in pairs if one.names[0] not in at.nations]
    own = any((at.own_piece(one) or _is_own_train(at, one)) and one not in theirs for one in entities)
    others = any(one.kind is Kind.PIECE and one.is_full for one in entities) and not own
    cities = any(one.kind is Kind.CITY and one.is_full for one in entities)
    counts = any(one.number for one in entities)
    if own:
        pieces = [one for one in entities if at.own_piece(one)]
        # `Laudon: like Daun`
        is_like = len(pieces) > 1 and any(is_of_kind(one, "just like", in_part=True) for one in entities)
        swaps = len(pieces) > 1 and bool(words_in(entities) & kind_of("swaps"))
        is_told = cities or counts or is_like or swaps or _spares(entities)
        # `Tell Otto that the cake is for Browne, who is back` bids him nothing.
        bids = bool(words_in(entities) & kind_of("bids")) or homeward_in(folded(entities)) >= 0
        bids = bids and not mean(entities, "is")
        is_short = len(entities) <= SHORTEST and not mean(entities, "is", "past")
        is_told = is_told or bids or (is_short and mean(entities, "away", "gone"))
        is_told = is_told or mean(entities, "goes on")
        return is_told or mean(entities, *OF_PIECES, *OF_FIGHTS, "should")
    if others:
        # `Beaten Browne: Guben or Grünberg`
        leads_there = cities or mean(entities, "towards", "away")
        listed = any(one.kind is Kind.PIECE and two.text == ":" for one, two in pairwise(entities))
        listed = listed and leads_there
        chooses = mean(entities, "highest", "lowest") and mean(entities, "against", "play", "cards")
        # `Laudon to Neisse. If Schwerin has gone, he may go on to Grottkau.`
        goes_on = cities and entities[0].means("if") and mean(entities, "they") and bool(at.came_from)
        # `They go home to Schweidnitz and settle the account with Daun.`
        goes_on = goes_on or (cities and entities[0].means("they") and mean(entities[1:3], "move"))
        # `if Lacy comes back at me the two twelves`
        goes_on = goes_on or (counts and mean(entities, "if") and at.question(q.PLAY) is not None)
        # `If Daun comes we are gone.`
        flees = mean(entities, "if") and mean(entities, "I") and mean(entities, "away", "gone")
        goes_on = goes_on or flees
        fights_not = mean(entities, "against", "attack") and mean(entities, *DENYING)
        chooses = chooses or (fights_not and bool(words_in(entities) & kind_of("is played")))
        # `vs Lacy start with the 13`
        chooses = chooses or _spares(entities) or (counts and entities[0].means("against"))
        # `Verliert Daun, soll er dahin, wo sein Tross ihn nicht findet.`
        loses = entities[0].means("beaten", "if", "should") and mean(entities[:4], "beaten")
        chooses = chooses or (loses and mean(entities, "they", "him"))
        return listed or chooses or goes_on or mean(entities, "retreat", "lose", "win", "off supply")
    is_way = mean(entities, *WAYS) or any(
        leads(one) and two.kind is Kind.CITY and two.is_full for one, two in pairwise(entities)
    )
    if cities and is_way and (begins_request(at, entities) or not _speaks_to_others(entities)):
        return True
    return _is_about_nation(at, entities) or _is_about_fights(at, entities) or _all_stay(entities)


def _sends_loser(entities: Sequence[Entity]) -> bool:
    """Whether it says where whoever is beaten is to go: `If I win, push them to Bohemia.`"""
    begins = entities[0].means("if", "should") and mean(entities[:4], "win", "lose", "beaten")
    if begins and mean(entities, "move", "to", "away", "towards") and mean(entities, "him", "they"):
        return True
    # `If he has to leg it: Lüneburg, else Winsen.`
    is_his = entities[0].means("if", "should") and mean(entities[:3], "they")
    cities = any(one.kind is Kind.CITY and one.is_full for one in entities)
    return is_his and (cities or any(one.text == "train" for one in entities) or mean(entities, "off supply"))


def _names_held_card(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it says in a few words something of a card that the writer holds, by its number alone:
    `The 13 goes nowhere.`"""
    held = {int(face[1:]) for nation in at.nations for face in at.held(nation) if face[1:].isdecimal()}
    names = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) for one in entities)
    if names or len(entities) > MOST_WORDS:
        return False
    runs = zip(entities, entities[1:], entities[2:], strict=False)
    return any(
        one.means("the") and two.kind is Kind.NUMBER and two.number in held and three.kind is not Kind.NUMBER
        and not three.means("troops", "points", "orders")
        for one, two, three in runs
    )  # fmt: skip


def _excepts(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it narrows what was said before, by whom or until when: `Not for Hanover.`, `Except against
    Daun.`, `until turn 6`, `not hold`."""
    words = [one for one in entities if one.kind is not Kind.MARK and not one.means("but", "the")]
    if not 1 < len(words) <= SHORTEST:
        return False
    first, *_, last = words
    if first.means("until") and last.number:
        return True
    if first.means("not") and len(words) == 2 and last.means("stay"):
        return True
    denies = first.means("not") or is_of_kind(first, "excepts")
    leads = mean(words[1:-1], "against", "to", "with") or is_of_kind(first, "excepts")
    is_who = last.kind is Kind.PIECE or (last.kind is Kind.NATION and last.names[0] in at.nations)
    return denies and leads and is_who


SHORTEST = 4
"""What only narrows what was said before has no more words."""


def _is_own_train(at: Situation, one: Entity) -> bool:
    """Whether it is a train by its number, which each of the writer's nations may have."""
    numbers = {at.rules.trains[name].number for name in one.names if name in at.rules.trains}
    return len(numbers) == 1 and len(one.names) > 1 and all(map(at.is_own, one.names))


def _speaks_to_others(entities: Sequence[Entity]) -> bool:
    """Whether it speaks to somebody: `Keep your hands off Stettin`, and not `to Stettin, if you please`."""
    return bool(words_in([one for one in entities if not one.means("filler")]) & YOU)


def _all_stay(entities: Sequence[Entity]) -> bool:
    """Whether those who stay are all there are: `The gentlemen remain in their quarters.`"""
    denied = mean(entities, "move") and mean(entities, *DENYING)
    return (mean(entities, "stay") or denied) and mean(entities, "stack", "troops", "nobody")


def _is_about_nation(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether one of the writer's nations is said to stay, or to do something."""
    own = any(one.kind is Kind.NATION and set(one.names) & set(at.nations) for one in entities)
    stays = mean(entities, "stay") or (mean(entities, "move") and mean(entities, *DENYING))
    city = any(one.kind is Kind.CITY and one.is_full for one in entities)
    nations = [one for one in entities if one.kind is Kind.NATION]
    is_like = len(nations) > 1 and any(is_of_kind(one, "just like", in_part=True) for one in entities)
    does = is_like or homeward_in(folded(entities)) >= 0
    does = does or mean(entities, "attack", "retreat", "keep", "lowest")
    return own and (stays or city or does or at.sets_up)


def _is_about_fights(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it speaks of cards, losses, or what is bought."""
    if mean(entities, "reserve", "retreat", "lasting", "fight to win"):
        return True
    if mean(entities, "ask") and mean(entities, "if", "should") and mean(entities, "lose", "beaten", "win"):
        # `If he loses once more, ask me.`
        return True
    denies = mean(entities, *DENYING)
    if denies and mean(entities, "lose") and mean(entities, "troops"):
        # `Lose not a single man!`
        return True
    # `Away with the Russian wagons` throws no card away.
    is_train = mean(entities, "discard") and any(one.text == "train" for one in entities)
    if mean(entities, "discard", "recruit") and not (denies or is_train):
        return True
    cards = mean(entities, "cards") or any(map(suit_word, entities)) or _has_card(entities)
    if cards and mean(entities, "highest", "lowest", "keep", "play", "discard", "concede"):
        return True
    if mean(entities, "I") and words_in(entities) & kind_of("gives a card up") and _names_value(entities):
        return True
    if mean(entities, "lowest", "highest") and words_in(entities) & kind_of("card noun"):
        # `Niedrigste Karte wegwerfn`
        return True
    points = any(fold(one.text) in POINTS for one in entities)
    if any(one.number for one in entities) and (points or mean(entities, "cost", "lose", "spend", "settle")):
        return True
    if limits_cards(entities):
        return True
    if (at.question(q.PLAY) and _limits_fight(entities)) or _spares(entities) or _limits_loss(entities):
        return True
    fights = mean(entities, "attack", "combat")
    if fights and any(one.number for one in entities) and mean(entities, "under", "at most", "beyond"):
        return True
    return fights and mean(entities, "ask", "all", "him") and not mean(entities, "nobody")


def _names_value(entities: Sequence[Entity]) -> bool:
    """Whether a value of a suit that is not known is named: `the 8 of bells`."""
    rows = zip(entities, entities[1:], entities[2:], strict=False)
    return any(the.means("the") and one.number > 1 and of.means("of") for the, one, of in rows)


def _limits_fight(entities: Sequence[Entity]) -> bool:
    """Whether it says how far its writer goes, or that he has to win: `Seven behind is my limit.`"""
    said = words_in(entities)
    ends = any(one.number > 1 for one in entities) and said & kind_of("is an end")
    must = mean(entities, "win", "lose") and said & (kind_of("bids") | kind_of("wills"))
    return bool(ends or must)


def _spares(entities: Sequence[Entity]) -> bool:
    """Whether it says which cards are not for some fight, or come first: `Spades are too good for Laudon.`"""
    cards = _has_card(entities) or any(map(suit_of, entities))
    said = words_in(entities)
    plays = bool(said & kind_of("is played")) and mean(entities, *DENYING)
    is_spared = bool(said & kind_of("is spared")) and mean(entities, "is")
    return (cards and mean(entities, "first")) or (
        (cards or any(one.number > 1 for one in entities)) and (plays or is_spared)
    )


def _limits_loss(entities: Sequence[Entity]) -> bool:
    """Whether it says how many men its writer will lose: `More than two men I won't give for Schweidnitz.`"""
    counted = [p for p, one in enumerate(entities) if one.number > 1]
    men = any(mean(entities[p + 1 : p + 2], "troops") for p in counted)
    more = mean(entities, "more than", "beyond") and mean(entities, *DENYING)
    return men and (more or any(is_of_kind(entities[max(0, p - 2)], "up") for p in counted))


def _answers(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it may answer the open fight or retreat: `One of the sixes.`"""
    said = words_in([one for one in entities if one.kind is not Kind.MARK])
    numbers = {one.number for one in entities} - {0}
    if at.question(q.RETREAT) and any(one.text == "train" for one in entities):
        # `The city that is furthest from his train, please.`
        return len(entities) <= MOST_WORDS + MOST_WORDS
    if mean(entities, "play") and mean(entities, "I") and mean(entities, "him", "they"):
        # `If I play the 11 I am at 0, right? Then I play it.`
        return len(said) <= MOST_WORDS
    if numbers & {one.number for one in at.asked}:
        # It only tells which question it is about.
        return False
    chooses = bool(numbers) or mean(entities, "lowest", "highest", "enough")
    is_short = len(said) <= MOST_WORDS or mean(entities, "play", "enough")
    return chooses and (is_short or _names_cards(at, entities))


def _names_cards(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether it names two cards of those who are asked by their values: `the 8, and the 7 if he tops it`."""
    values = {int(face[1:]) for one in at.asked for face in at.held(one.nation) if face[1:]}
    named = {two.number for one, two in pairwise(entities) if one.means("the") and two.number in values}
    return len(named) > 1


def _has_card(entities: Sequence[Entity]) -> bool:
    return any(one.kind is Kind.CARD for one in entities)
