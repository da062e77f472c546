"""What the writer of a letter sees on the map and holds, as far as it tells what his words mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from pbem.engine.model import SETUP, Game, Rules
from pbem.engine.questions import Question
from pbem.engine.sequence import questions
from pbem.orders.judging.stage import as_if_open
from pbem.orders.plain_words.entity import Entity, Kind

ELSE_STAY = " else stay"
"""The end of a move that is made only if it can be; to where a piece stands it says that it stays."""


class Situation:
    """A game as one player sees it, while his letter is read sentence by sentence."""

    def __init__(self, game: Game, player: str) -> None:
        self.game, self.player = game, player
        self.rules: Rules = game.rules
        self.sets_up = game.phase == SETUP
        """Whether the troops are still to be allotted."""
        self.nations = tuple(name for name in game.rules.order if game.player_of(name) == player)
        self.generals = tuple(name for name in game.rules.generals if self.is_own(name))
        """The writer's generals, on the map or not."""
        self.nation: str | None = self.nations[0] if len(self.nations) == 1 else None
        """The nation that was spoken of last."""
        self.part: str | None = None
        """The nation in whose part of the letter the sentence stands, below a line of her name."""
        self.parts: set[str | None] = set()
        """All nations that had a part so far."""
        self.blocks: Mapping[int, int] = {}
        """For each line of the letter the first one of its block: blank lines part blocks."""
        self._head = 0
        """The line of the heading of the part."""
        self._is_inline = False
        """Whether something stands behind the heading in its line."""
        self.is_headed = False
        """Whether a nation has been named in front of what is told of her."""
        self._closing = 0
        """The block that begins with what is for all nations, if one does; 0 before."""
        self.where: dict[str, int] = dict(self._placed())
        """Where every piece stands after the orders read so far."""
        self.last_moved: tuple[str, ...] = ()
        """The pieces of the move that was read last."""
        self.came_from: dict[str, int] = {}
        """Where pieces stood before their last moves."""
        self.told_other = self._names_other = False
        """Whether the sentence before that names generals names another player's alone: `he` may be him."""
        self.said_above: Sequence[Entity] = ()
        """The sentence right before the one that is read."""
        self._said: Sequence[Entity] = ()
        self.stayed: set[str] = set()
        """The pieces that the letter has said to stay."""
        self.told_train: str | None = None
        """The train that was told of last, if no general has been told of since."""
        self.asked = tuple(one for one in questions(game) if one.nation in self.nations)
        """The questions that he is asked now."""
        self.quoted: tuple[str, ...] = ()
        """His pieces in the lines that he quoted right above."""

    def _placed(self) -> Mapping[str, int]:
        """Where the pieces stand, or will stand once the troops are allotted."""
        if not self.sets_up or not self.nations:
            return self.game.where
        return {**self.game.where, **as_if_open(self.game, self.nations[0]).where}

    def staying(self, name: str) -> str:
        """The order by which a piece stays where it is, wherever an earlier letter moves it."""
        return f"move {self.title(name)} to {self.city(self.where[name])}{ELSE_STAY}"

    def begin_part(self, nation: str | None, line: int) -> None:
        """What follows the heading in this line is for a nation."""
        self.part, self._head, self._is_inline = nation, line, False
        self.is_headed = True
        self.parts.add(nation)

    def note_line(self, line: int) -> None:
        """Note that something is told in a line: behind the heading of a part that may stand in it."""
        self._is_inline = self._is_inline or (self.part is not None and line == self._head)

    def is_closing(self, line: int) -> bool:
        """Whether a line begins a block of its own below orders for several nations, the last of which has
        no more than what stands in one block with her heading; or stands in a block that begins so."""
        if not self.tells_of_several or not self.is_below_part(line) or self.is_in_block(line):
            return False
        return self.blocks.get(line) in (line, self._closing)

    def note_closing(self, line: int) -> None:
        """Note that what stands in a line is for all nations: what follows in its block is, too."""
        self._closing = self.blocks.get(line, 0)

    @property
    def tells_of_several(self) -> bool:
        """Whether the letter has told of more than one nation so far."""
        moved = {self.rules.nation_of[name] for name in self.came_from.keys() | self.stayed}
        return len({*moved, *self.parts} - {None}) > 1

    def is_below_part(self, line: int) -> bool:
        """Whether no heading that stands alone opens a part in which a line is: it has none, or one in front
        of other words in another line."""
        return self.part is None or (self._is_inline and line != self._head)

    def is_in_block(self, line: int) -> bool:
        """Whether a line stands in a block that begins with the heading of its part, or in the first one
        below a heading that stands alone."""
        if self.part is None:
            return False
        if self._is_inline:
            return self.blocks.get(line) == self._head
        below = min((one for one in self.blocks if one > self._head), default=self._head)
        return self.blocks.get(line) in (self._head, self.blocks.get(below))

    def question(self, kind: str) -> Question | None:
        """The one question of a kind that he is asked; None if there are none or several."""
        fitting = [one for one in self.asked if one.kind == kind]
        return fitting[0] if len(fitting) == 1 else None

    def of_fights(self, *, is_of_one: bool) -> tuple[str, ...]:
        """The nations whose fights are meant: the one spoken of; where what is said `is_of_one` enemy, the
        only one that is asked something, for it fights him; else all."""
        asked = {one.nation for one in self.asked} if is_of_one else set()
        return (self.nation,) if self.nation else tuple(asked) if len(asked) == 1 else self.nations

    def held(self, nation: str) -> tuple[str, ...]:
        """The cards of a nation of the writer's, as orders name them."""
        return tuple(card.face for card in self.game.hands.get(nation, ()))

    def held_by_those(self, entities: Sequence[Entity]) -> tuple[str, ...]:
        """The cards of the one nation of the writer's which a sentence names, or pieces of hers; of the one
        that is told of if it names none, and else of all."""
        named = {self.rules.nation_of[name] for one in entities if (name := self.own_piece(one))}
        named |= {one.names[0] for one in entities if one.kind is Kind.NATION} & {*self.nations}
        told = (self.nation,) if self.nation and not named else ()
        nations = tuple(named) if len(named) == 1 else told or self.nations
        return tuple(face for nation in nations for face in self.held(nation))

    def only_holder(self, cards: Sequence[str]) -> str | None:
        """The one nation of the writer's that holds all of some cards; None if none or several do."""
        holders = [one for one in self.nations if cards and not Counter(cards) - Counter(self.held(one))]
        return holders[0] if len(holders) == 1 else None

    def is_own(self, piece: str) -> bool:
        """Whether a piece is the writer's."""
        return self.rules.nation_of[piece] in self.nations

    def generals_of(self, nation: str) -> list[str]:
        """The generals of a nation that are on the map."""
        return [name for name in self.rules.nations[nation].generals if name in self.where]

    @property
    def own_cities(self) -> set[int]:
        """The cities in which the writer's pieces stand."""
        return {city for piece, city in self.where.items() if self.is_own(piece)}

    def standing_in(self, cities: Collection[int]) -> list[str]:
        """The pieces that stand in any of these cities, whoever's they are."""
        return [name for name, city in self.where.items() if city in cities]

    def occupied(self, but: Sequence[str]) -> set[int]:
        """The cities in which other pieces stand."""
        return {city for piece, city in self.where.items() if piece not in but}

    def move(self, pieces: Sequence[str], goal: int) -> None:
        """Note that pieces on the map move together to a city."""
        self.last_moved = tuple(pieces)
        for name in pieces:
            self.came_from[name], self.where[name] = self.where[name], goal

    def piece(self, entity: Entity) -> str | None:
        """The piece that a name means here; None if it may be several: the nation that was spoken of last
        comes first, then what is on the map."""
        names = entity.names
        if len(names) < 2:
            # Asked hundreds of times a sentence, nearly always of a name that means one piece.
            return names[0] if names else None
        for narrower in (
            tuple(name for name in names if self.rules.nation_of[name] == self.nation),
            tuple(name for name in names if name in self.where),
        ):
            names = tuple(name for name in names if name in narrower) or names if len(names) > 1 else names
        return names[0] if len(names) == 1 else None

    def own_piece(self, entity: Entity) -> str:
        """The writer's piece that a name means here; empty if it means none of his."""
        name = self.piece(entity) if entity.kind is Kind.PIECE else None
        return name if name and self.is_own(name) else ""

    @property
    def said_last(self) -> Sequence[Entity]:
        """The sentence that was heard last."""
        return self._said or ()

    def note_names(self, entities: Sequence[Entity]) -> None:
        """Note whose pieces the next sentence names."""
        self.note_line(entities[0].line)
        self.is_headed = self.is_headed or entities[0].kind is Kind.NATION
        self.told_other = self._names_other
        self.said_above, self._said = self._said, entities
        names = [name for one in entities if one.kind is Kind.PIECE and (name := self.piece(one))]
        if names or any(one.kind is Kind.NATION for one in entities):
            # What follows in this block may be about them alone.
            self._closing = 0
        # `Forget that about Heinrich. He goes to Leipzig`: of those quoted above he alone is meant.
        self.quoted = tuple(name for name in self.quoted if name in names) or self.quoted
        if names:
            is_general = any(one in self.rules.generals for one in names)
            self._names_other = is_general and not any(map(self.is_own, names))

    def may_own(self, entity: Entity) -> bool:
        """Whether a name may be that of a piece of the writer's: a train that each nation has one of, too."""
        return entity.kind is Kind.PIECE and any(map(self.is_own, entity.names))

    def title(self, piece: str) -> str:
        """A piece as orders name it."""
        train = self.rules.trains.get(piece)
        return f"train {train.number}" if train else piece

    def city(self, number: int) -> str:
        """A city as orders name it."""
        return self.rules.board.cities[number].title

    def near(self, city: int) -> tuple[int, ...]:
        """The cities that a road joins with a city."""
        return self.rules.board.neighbours[city]
