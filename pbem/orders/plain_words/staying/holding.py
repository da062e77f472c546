"""That a nation's pieces all stay: `Sweden holds`, `no moves`, `Russia passes, Sweden too`."""

from __future__ import annotations

from collections.abc import Sequence, Set

from pbem.orders.languages.folding import fold
from pbem.orders.names.name_book import own_pieces
from pbem.orders.plain_words.correcting.denied_names import without_denied
from pbem.orders.plain_words.correcting.instead import with_denied_above, with_instead
from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.naming.topics import with_topic
from pbem.orders.plain_words.nobody_moves import Rest, rest_told
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, expressions_of, is_of_kind, kind_of, says
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.staying.not_going import without_denied_march

MOST_WORDS = 2
"""Whoever has two nations and says no more words than these does not say of which no piece moves."""

NO_MOVE = ("letter", "reserve", "cards", "lose", "attack", "discard", "play")
"""What is not a piece's to do: `the rest of my letter stands`, `the joker stays in my hand`."""

PASSES = kind_of("passes")
"""What a nation does that moves nothing, as none of her pieces could: `Hanover passes`."""

BOTH = kind_of("both nations")
"""What stands for all nations of the writer."""

OTHERS = kind_of("rest")
"""What tells of those who are left over."""

TWO = kind_of("both")


def stays_after_all(at: Situation, entities: Sequence[Entity], out: Outcome, stayed: Set[str]) -> bool:
    """Whether the pieces that stay by this sentence were to march before: `Lacy stays in Tabor after all.`
    Before it those that had `stayed` did so already. With a denial it may say that they do not stay."""
    entities = with_denied_above(with_topic(entities), at.said_above)
    said = f" {' '.join(fold(word) for one in entities for word in one.text.split())} "
    told = any(f" {' '.join(map(fold, one.split()))} " in said for one in expressions_of("after all"))
    rest = without_denied(with_instead(entities))
    told = told or len(with_instead(entities)) < len(entities)
    if not words_in(at.said_above).isdisjoint(kind_of("changes something")):
        # `I have thought again about Lacy. He stays in Tabor and does not go to Beneschau.`
        plain = without_denied_march(at, list(entities))
        told, rest = told or len(plain) < len(entities), without_denied_march(at, list(rest))
    # `not to Glatz, but stays in Habelschwert`
    told = told or (len(rest) < len(entities) and mean(entities, "but rather"))
    is_sure = not mean(rest, "not") and not any(one.line >= entities[0].line for one in out.doubts)
    # `I wanted to send him to Prag, but no` is about nothing that was sent.
    is_sure = is_sure and words_in(rest).isdisjoint(kind_of("wanted"))
    return told and is_sure and at.came_from.keys().isdisjoint(out.staying - stayed)


def holds(at: Situation, clause: Clause, last: Clause | None, out: Outcome, *, fights: bool) -> bool:
    """Note that the pieces of nations stay, where a clause without a piece says so; whether it does. While a
    fight asks for a card (`fights`), nothing is made of words that name nobody."""
    if (last is not None and last.pieces and _is_of_them(clause)) or _does_no_harm(clause, last):
        return False
    named = clause.nations or ([clause.nation] if clause.nation else [])
    if says(clause.parts, "no longer holds"):
        out.doubt(clause.line, Why.CORRECTION)
        return False
    is_both = any(fold(word) in BOTH for one in clause.parts for word in one.text.split())
    is_both = is_both or (last is None and _is_everybody(clause) and not (out.orders or out.doubts))
    nations = list(at.nations) if is_both and not named else clause.nations or named
    if named and clause.means("all") and any_of_kind(clause.parts, "including"):
        # `Everyone else, incl. Hanover, stays put`
        nations = list(at.nations)
    is_bare = not (_leads_elsewhere(at, clause) or any(one.kind == Kind.CARD for one in clause.parts))
    # German `Nein, halt` holds nothing.
    is_bare = is_bare and not clause.numbers and not clause.means(*NO_MOVE, "correction")
    is_bare = is_bare and words_in(clause.parts).isdisjoint(kind_of("new troops, as a noun"))
    rest = rest_told(clause) if is_bare and nations else None
    too = clause.means("likewise") and last is not None and not last.pieces and last.means("stay")
    is_said = clause.is_nation_named and not (
        clause.stops or clause.others or clause.means("if", "not", "maybe")
    )
    if nations and is_bare and (rest is Rest.ALL or (is_said and (too or _passes(clause)))):
        clause.meanings.add("stay")
        if at.sets_up and words_in(clause.parts) & OTHERS:
            # The rest of a set-up that stays as it is may be that of the letter.
            out.parts += 1
            return True
        for nation in nations:
            out.stay(nation, clause.line, own_pieces(at.rules, nation))
        if any_of_kind(clause.parts, "as it is"):
            is_rest = bool(words_in(clause.parts) & OTHERS)
            out.as_it_is.update(dict.fromkeys(nations, is_rest))
        return True
    if rest is Rest.PERHAPS and not fights:
        out.doubt(clause.line, Why.LEFT, "hold" if len(at.nations) == 1 else f"{nations[0]}: hold")
    elif (
        not (nations or fights or clause.pieces or clause.names_others)
        and _is_nobody(clause)
        and clause.means("stay")
    ):
        # `Nobody moves, not the Swede either.`
        out.doubt(clause.line, Why.PIECE, f"{at.nations[0]}: hold")
    elif not (nations or clause.names_others or fights) and is_bare and _stays_alone(clause):
        # `do nothing` of a player of two nations, but not `Sweden holds` of another
        out.doubt(clause.line, Why.PIECE, f"{at.nations[0]}: hold")
    return False


def _does_no_harm(clause: Clause, last: Clause | None) -> bool:
    """Whether it is only a word of comfort that names nobody: `das macht nichts`, `es sind 12, macht nichts`.
    On a line of its own `macht nichts` may be said of the nation above."""
    words = [one for one in clause.parts if one.kind is not Kind.MARK and not one.means("filler")]
    is_named = clause.is_nation_named or bool(clause.pieces) or mean(words[:-1], "all")
    is_behind = len(words) > 1 or (last is not None and last.line == clause.line)
    return bool(words) and is_of_kind(words[-1], "no harm") and is_behind and not is_named


def _stays_alone(clause: Clause) -> bool:
    """Whether a clause says hardly more than that somebody stays."""
    return clause.means("stay") and _is_short(clause)


def _is_of_them(clause: Clause) -> bool:
    """Whether a clause is about those told of before: `They are needed where they are.`"""
    first = next((one for one in clause.parts if one.kind is not Kind.MARK), None)
    is_them = first is not None and first.means("they") and not first.means("I")
    return is_them and not (clause.is_nation_named or clause.means("all"))


def note_standstill(clause: Clause) -> None:
    """Note that pieces which do not move stay: `Neither train moves`, `Keith is not to go anywhere`."""
    goes = clause.stops or clause.others or clause.numbers or clause.means("if", "maybe", "thought", "with")
    if clause.pieces and not goes and clause.means("not") and clause.means("move"):
        clause.meanings.add("stay")


def order_holds(at: Situation, out: Outcome, busy: Set[str | None], *, amends: bool) -> None:
    """Add `hold` for the nations all of whose pieces are said to stay, but for those that are `busy` with
    other orders. In a letter that `amends` an earlier one, whoever stays may have a move on file, which this
    ends."""
    moving = {one.nation for one in out.orders if one.text.startswith("move ")}
    # `158: D7. Prussia: nothing.` may say no more than that it is all: her next turn is not given away.
    answered = {one.nation for one in out.orders if one.text.startswith("answer ") and ": play " in one.text}
    for nation, line in out.stays.items():
        on_map = set(own_pieces(at.rules, nation)) & at.where.keys()
        if at.sets_up and not on_map <= out.staying:
            continue
        if amends and nation in out.as_it_is:
            # Her pieces may stay where they are, or her orders as they are on file; its rest is on file.
            if not out.as_it_is[nation]:
                out.doubt(line, Why.BEFORE, f"{nation}: hold")
            _end_marches(at, out, nation, line, at.stayed & on_map - out.pieces_as_they_are.keys())
        elif on_map <= out.staying and answered:
            out.doubt(line, Why.OTHERS, f"{nation}: hold")
        elif on_map <= out.staying and nation not in moving | busy:
            out.take(line, nation, "hold")
        elif amends:
            _end_marches(at, out, nation, line, out.staying & on_map)
        elif nation not in busy | {one.nation for one in out.orders}:
            if on_map & set(at.rules.generals) <= out.staying:
                # `Hildburghausen stays where he is` is all of her but a train, that he left out.
                out.take(line, nation, "hold")
            else:
                # Whether the others stay too is his to say: a stage whose nation holds is played at once.
                out.doubt(line, Why.OTHERS, f"{nation}: hold")


def _end_marches(at: Situation, out: Outcome, nation: str, line: int, names: Set[str]) -> None:
    """Have pieces stay that may have a march on file; of those said to be as they are it is asked which."""
    for name in sorted(names - set(at.came_from)):
        stay = at.staying(name)
        if any(one.text == stay for one in out.orders):
            continue
        if name not in out.pieces_as_they_are:
            out.take(line, nation, stay)
        elif not out.pieces_as_they_are[name]:
            out.doubt(line, Why.BEFORE, stay)


def _is_everybody(clause: Clause) -> bool:
    """Whether a clause says that all there is stays: `I hold with everything`, `hold, both`, `nobody
    moves`. `Both stay` may mean two pieces, and `the rest stays` not all."""
    said = words_in(clause.parts)
    is_all = rest_told(clause) is Rest.ALL and not said & OTHERS
    is_all = is_all and (clause.means("all") or _is_nobody(clause))
    return is_all and (not said & TWO or clause.parts[0].means("stay"))


def _is_nobody(clause: Clause) -> bool:
    """Whether it says in such words that nothing moves: `Nobody moves`. `Nothing new` leaves all as filed."""
    said = words_in(clause.parts)
    return bool(said & kind_of("nobody at all")) and bool(said & kind_of("in motion"))


def _is_short(clause: Clause) -> bool:
    """Whether a clause that names nobody says no more than that something, or all, stays."""
    words = [one for one in clause.parts if one.kind is not Kind.MARK]
    return len(words) <= MOST_WORDS or (clause.means("all") and rest_told(clause) is Rest.ALL)


def _leads_elsewhere(at: Situation, clause: Clause) -> bool:
    """Whether a clause names a city that is not where a nation's generals stand: `The Imperial Army stays in
    Zwickau` says nothing new of her only one."""
    generals = at.rules.nations[clause.nation].generals if clause.nation else ()
    there = {at.where[name] for name in generals if name in at.where}
    return any(stop.is_full and there != set(stop.cities) for _, stop in clause.stops)


def _passes(clause: Clause) -> bool:
    return any(fold(word) in PASSES for one in clause.parts for word in _words(one))


def _words(one: Entity) -> tuple[str, ...]:
    return (one.text, *one.text.split())
