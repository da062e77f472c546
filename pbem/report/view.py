"""The view: all that one player, or the public, may know of a game, and all that letters are made from.

What is public and what is secret is rulings R23 and R41. A view holds cities as places, cards as faces and no
wording, so that text, pages and JSON can be made from the same one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import chain

from pbem.changed_copy import replace
from pbem.engine import offensive, victory
from pbem.engine.apply import apply_all
from pbem.engine.conquest import may_conquer, protectors
from pbem.engine.model import OVER, SETUP, Game, Rules
from pbem.engine.sequence import without_choice
from pbem.records import dataclass
from pbem.report import fate_card, open_questions
from pbem.report.event_places import with_places
from pbem.report.fate_records import FateShown, GameEnd, OffensiveShown, VictoryCount
from pbem.report.game_end import game_end
from pbem.report.holdings import holdings, off_map
from pbem.report.own_records import OwnNation
from pbem.report.places import piece, place, places, standing_nearby
from pbem.report.question_records import OpenQuestion
from pbem.report.record import Record, Since
from pbem.report.since import chapters_since
from pbem.report.story import Chapter, chapters, concerning, elsewhere
from pbem.report.victory_counts import victory_counts
from pbem.report.view_records import (
    Cards,
    CurrentCombat,
    NationRow,
    NoticeShown,
    Objective,
    Place,
    Waiting,
)
from pbem.report.visible_event import VisibleEvent, nations_held, placed_events


@dataclass(frozen=True)
class View:
    """All that one player, or the public, may know of a game now, and what happened in one turn or in all."""

    game: str
    """The name of the game."""

    title: str
    """The title of its scenario."""

    player: str | None
    """None: the public."""

    person: str
    """Who the player is. Nobody is told who the others are: it may be an address."""

    turn: int
    """The turn of the game now."""

    phase: str
    nation: str | None
    """The active nation."""

    story_turn: int | None
    """The turn that `events` and `story` tell of; None: all turns."""

    commitment: str
    """The published hash of the seed."""

    luck: tuple[tuple[str, str], ...]
    """The words of players that entered the shuffles, by player."""

    head: str
    """The head of the log that this is made from."""

    waiting: tuple[Waiting, ...]
    fight: CurrentCombat | None
    marks: tuple[Place, ...]
    """The cities marked for retroactive conquest."""

    nations: tuple[NationRow, ...]
    cards: Cards
    winners: tuple[str, ...]
    events: tuple[VisibleEvent, ...]
    story: tuple[Chapter, ...]
    """The same events, by action stages."""

    fate: FateShown | None = None
    """The Card of Fate that was read last."""

    this_turn: FateShown | None = None
    """The card that holds, or held, through the turn of the story."""

    next_turn: FateShown | None = None
    """The card that will hold through the next turn."""

    first_fate: int = 0
    """The turn at whose end the first Card of Fate is read."""

    offensive: OffensiveShown | None = None
    """None until Prussia has decided."""

    victory_counts: tuple[VictoryCount, ...] = ()
    """How near each nation was to victory before the Card of Fate; empty unless the turn has ended."""

    ending: GameEnd | None = None
    """None until the game is over."""

    notices: tuple[NoticeShown, ...] = ()
    """What the moderator said and did."""

    own: tuple[OwnNation, ...] = ()
    """The player's nations. Like the next two, empty for the public."""

    questions: tuple[OpenQuestion, ...] = ()
    """What he is asked."""

    news: tuple[Chapter, ...] = ()
    """What of the story touches his nations."""

    elsewhere: tuple[Chapter, ...] = ()
    """What happened besides, in the same time."""

    since_letter: bool = False
    """Whether `news` are what happened since his own last letter, or his last report, in whatever turn."""

    def of(self, nation: str) -> OwnNation:
        """A nation of the player's own; KeyError if she is not his."""
        for own in self.own:
            if own.name == nation:
                return own
        raise KeyError(nation)

    def row(self, nation: str) -> NationRow:
        """What everybody knows of a nation."""
        return next(row for row in self.nations if row.name == nation)


def view(record: Record, player: str | None, turn: int | None = None, since: Since | None = None) -> View:
    """What a player may know now (None: the public), with what happened in one turn (None: in all). The news
    are those of that turn, or all `since` he wrote last."""
    game = record.once("game", "", record.game, None, lambda: _set_up(record.game))
    own = frozenset(game.roles[player]) if player is not None else frozenset[str]()
    held = record.once_told(
        "held", player, 0, lambda: nations_held(record.history, player, game.roles, game.rules.players)
    )
    seen = _seen(record, held, player, turn)
    story = chapters(seen)
    public = _public(record, game, player, turn, seen, story)
    if player is None:
        return public
    told, then = story, own.union(*_then(record, held, turn))
    if since:
        then = own.union(*held[since.place :])
        told = chapters_since(record, held, since, then)
        notices = _notices(record, player, since.turn, game.turn, since)
        public = replace(public, notices=notices, since_letter=since.place > 0)
    return replace(
        public,
        own=tuple(_own(record, game, public, nation) for nation in game.rules.order if nation in own),
        questions=open_questions.open_questions(game, own),
        news=concerning(told, then),
        elsewhere=elsewhere(told, then),
    )


def _seen(
    record: Record, held: tuple[frozenset[str], ...], player: str | None, turn: int | None
) -> tuple[VisibleEvent, ...]:
    """What a player may see of one turn, or of all."""

    def of_turn(number: int) -> tuple[VisibleEvent, ...]:
        told = placed_events(record, held, number, number)
        return tuple([with_places(record.game.rules, one) for _, one in told])

    turns = dict.fromkeys(record.turns) if turn is None else (turn,)
    by_turn = (record.once_told("events", player, one, partial(of_turn, one)) for one in turns)
    return tuple(chain.from_iterable(by_turn))


def _then(record: Record, held: tuple[frozenset[str], ...], turn: int | None) -> list[frozenset[str]]:
    """The nations a player had in the turn of the story."""
    return [held[place] for place in record.places(turn, turn)]


def _own(record: Record, game: Game, public: View, nation: str) -> OwnNation:
    facts = record.filed, record.ahead.get(nation, ()), record.for_program
    objectives = public.row(nation).objectives
    return record.once("own", nation, game, facts, lambda: holdings(record, game, nation, objectives))


def _set_up(game: Game) -> Game:
    """Before a nation is set up her pieces are shown where they will stand, with troops nobody counts; if
    there is one way only to set her up, as if she were."""
    if game.phase != SETUP:
        return game
    rules = game.rules
    game = apply_all(game, without_choice(game))
    where = {name: one.city for name, one in rules.generals.items()}
    where |= {name: one.city for name, one in rules.trains.items()}
    return replace(game, where=where, troops={**dict.fromkeys(rules.generals, 1), **game.troops})


def _public(
    record: Record,
    game: Game,
    player: str | None,
    turn: int | None,
    seen: tuple[VisibleEvent, ...],
    story: tuple[Chapter, ...],
) -> View:
    return View(
        game=record.name,
        title=game.rules.title,
        player=player,
        person=record.names.get(player, "") if player is not None else "",
        turn=game.turn,
        phase=game.phase,
        nation=game.nation,
        story_turn=turn,
        commitment=record.commitment,
        luck=record.luck,
        head=record.head,
        waiting=open_questions.waiting(record.game),
        fight=open_questions.current_combat(game),
        marks=places(game.rules, game.stage.marks),
        nations=tuple(_row(record, game, nation) for nation in game.rules.order),
        cards=_cards(game),
        winners=game.winners,
        events=seen,
        story=story,
        fate=fate_card.last_read(game),
        this_turn=record.once("card", "", game, turn, lambda: fate_card.card_of_turn(record, turn)),
        next_turn=fate_card.card_of_next_turn(game),
        first_fate=game.rules.clock.first_turn,
        offensive=_offensive(game),
        victory_counts=victory_counts(record),
        ending=game_end(record) if game.phase == OVER and turn in (None, game.turn) else None,
        notices=_notices(record, player, turn),
    )


def _notices(
    record: Record,
    player: str | None,
    first: int | None,
    last: int | None = None,
    since: Since | None = None,
) -> tuple[NoticeShown, ...]:
    """What the moderator told a player (None: everybody) in some turns, or in all; `since` a moment what no
    mail has told yet."""
    turns = None if first is None else range(first, (last or first) + 1)
    read = (
        one
        for one in record.notices
        if one.may_read(player) and (turns is None or one.turn in turns)
        if since is None or not since.has_told(one)
    )
    return tuple(NoticeShown(one.kind, one.turn, one.to is not None, one.facts) for one in read)


def _offensive(game: Game) -> OffensiveShown | None:
    now = game.offensive
    if now is None:
        return None
    return OffensiveShown(
        now.declared, now.card.face if now.card else "", now.taken, offensive.has_failed(game)
    )


def _cards(game: Game) -> Cards:
    chance = game.chance
    return Cards(len(chance.draw), tuple(len(pile) for pile in chance.piles), chance.opened)


def _row(record: Record, game: Game, nation: str) -> NationRow:
    return record.once("row", nation, game, None, lambda: _nation_row(game, nation))


def _nation_row(game: Game, nation: str) -> NationRow:
    own, player = game.rules.nations[nation], game.player_of(nation)
    on_map = (*game.generals_of(nation), *game.trains_of(nation))
    return NationRow(
        name=nation,
        letter=own.letter,
        player=player,
        ready=nation in game.hands,
        active=nation == game.nation,
        quit=nation in game.quit,
        troops=game.total(nation) if nation in game.hands else 0,
        most=own.troops,
        cards=len(game.hands.get(nation, ())),
        pieces=tuple(piece(game, name) for name in on_map),
        off_map=tuple(piece(game, name) for name in off_map(game, nation)),
        objectives=_objectives(game, nation),
        eased=nation in game.eased,
        needed=victory.count_needed(game, nation) if may_conquer(game, nation) else 0,
        saxony=nation == offensive.ENEMY and offensive.is_declared(game),
        cuts=game.fate.cuts.get(nation, 0),
        heir=nation not in game.rules.players.get(player, ()),
    )


# -------------------------------------------------------------------------------------- objectives


def _objectives(game: Game, nation: str) -> tuple[Objective, ...]:
    """What a nation needs, first order first; nobody needs anything who may not conquer."""
    if not may_conquer(game, nation):
        return ()
    board, where = game.rules.board, game.where
    ways = {name: board.distances_from(where[name]) for name in game.generals_of(nation)}
    cities = sorted(board.objectives.get(nation, ()), key=lambda city: board.cities[city].objective_order)
    return tuple([_objective(game, nation, city, ways) for city in cities])


def _objective(game: Game, nation: str, city: int, ways: Mapping[str, tuple[int, ...]]) -> Objective:
    """`ways` are the roads from each of her generals to every city."""
    where = game.where
    if city in game.conquered:
        return _shown(game.rules, city, held=True)
    guards = tuple([(name, where[name]) for name in protectors(game, nation, city)])
    general = min(ways, key=lambda name: ways[name][city], default=None)
    return _shown(game.rules, city, False, guards, (general, where[general]) if general else None)


# A letter shows some sixty objectives, and at few of them anything has changed since the last one.
@lru_cache(maxsize=1024)
def _shown(
    rules: Rules,
    city: int,
    held: bool,
    guards: tuple[tuple[str, int], ...] = (),
    nearest: tuple[str, int] | None = None,
) -> Objective:
    """An objective; guards and the nearest general with the cities where they stand."""
    near_by = [standing_nearby(rules, name, here, city) for name, here in guards]
    return Objective(
        place(rules, city),
        rules.board.cities[city].objective_order,
        held,
        tuple(sorted(near_by, key=lambda one: one.roads)),
        standing_nearby(rules, *nearest, city) if nearest else None,
    )
