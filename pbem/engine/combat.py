"""Combat (rule 7): attacks, the right to play, Tactical Cards, defeat and ties."""

from __future__ import annotations

from pbem.engine import cards, retreat, troops
from pbem.engine.events import AttacksFound, CardPlayed, CombatBegan, CombatEnded, Event
from pbem.engine.model import RESERVE, Card, Combat, Game
from pbem.engine.questions import Answer, Attack, Play, Stop, Verdict

RESERVE_VALUES = range(1, 11)
"""What a Reserve may be declared to be worth (rule 3, R20)."""


# ------------------------------------------------------------------------------------------- attacks


def find_attacks(game: Game, nation: str) -> AttacksFound:
    """Every own stack next to a hostile one has to attack it (R18), highest rank first."""
    cities = dict.fromkeys(game.where[general] for general in game.generals_of(nation))
    pairs = ((city, other) for city in cities for other in hostile_neighbours(game, nation, city))
    return AttacksFound(nation, tuple(pairs))


def hostile_neighbours(game: Game, nation: str, city: int) -> tuple[int, ...]:
    """The cities adjacent to one where hostile generals stand."""
    return tuple(other for other in game.rules.board.neighbours[city] if _hostile_stack(game, nation, other))


def _hostile_stack(game: Game, nation: str, city: int) -> bool:
    stack = game.generals_at(city)
    return bool(stack) and game.rules.hostile(nation, game.rules.nation_of[stack[0]])


def attack(game: Game, answer: Attack) -> tuple[Event, ...] | Verdict:
    """The next attack is fought (rule 7, R18)."""
    pair = (answer.city, answer.enemy_city)
    return (_begin(game, pair),) if pair in game.stage.attacks else _no_such_attack(game, pair)


def _no_such_attack(game: Game, pair: tuple[int, int]) -> Verdict:
    own, theirs = (" + ".join(game.generals_at(city)) or game.rules.board.cities[city].title for city in pair)
    left = "; ".join(" > ".join(_stacks(game, other)) for other in game.stage.attacks)
    instead = f"Still to fight: {left}." if left else "No attack is left."
    return Verdict(f"{own} has no attack against {theirs} to make", "rule 7, R18", instead, firm=False)


def _stacks(game: Game, pair: tuple[int, int]) -> tuple[str, str]:
    return " + ".join(game.generals_at(pair[0])), " + ".join(game.generals_at(pair[1]))


def _begin(game: Game, pair: tuple[int, int]) -> CombatBegan:
    """Both sides name their troops; on equal numbers the attacker plays first (rule 7, R19)."""
    own, theirs = game.generals_at(pair[0]), game.generals_at(pair[1])
    nation, enemy = (game.rules.nation_of[stack[0]] for stack in (own, theirs))
    strength, against = game.strength(pair[0]), game.strength(pair[1])
    score = strength - against
    to_play = nation if score <= 0 else enemy
    return CombatBegan(nation, pair[0], own, strength, enemy, pair[1], theirs, against, score, to_play)


# ------------------------------------------------------------------------------------ the right to play


def suit(game: Game, combat: Combat, nation: str) -> str:
    """The suit a nation plays: that of the sector her stack stands in (rule 7)."""
    return game.rules.board.cities[combat.city_of(nation)].suit


def suited(game: Game, combat: Combat, nation: str) -> tuple[Card, ...]:
    """The cards of a hand that fit, without Reserves."""
    own = suit(game, combat, nation)
    return tuple(card for card in game.hands[nation] if card.suit == own)


def must_play(game: Game, combat: Combat) -> bool:
    """On a score of zero a card of the suit has to be played if there is one (rule 7, R19)."""
    return combat.score == 0 and bool(suited(game, combat, combat.to_play))


def options(game: Game, combat: Combat) -> tuple[Answer, ...]:
    """Everything the nation with the right to play may do: cards by value, Reserves, then to stop."""
    nation = combat.to_play
    faces = sorted(
        {card.face: card.value for card in suited(game, combat, nation)}.items(), key=lambda item: item[1]
    )
    plays: list[Answer] = [Play(nation, face, value) for face, value in faces]
    if any(card.suit == RESERVE for card in game.hands[nation]):
        plays += [Play(nation, RESERVE, value) for value in RESERVE_VALUES]
    return (*plays,) if must_play(game, combat) else (*plays, Stop(nation))


def default(game: Game, combat: Combat) -> Answer:
    """At the deadline: accept the defeat or the tie; on zero the lowest card of the suit (R35)."""
    own = options(game, combat)
    return own[0] if must_play(game, combat) else own[-1]


def play(game: Game, combat: Combat, answer: Play) -> tuple[Event, ...] | Verdict:
    """A Tactical Card is played and the score stated (rule 7)."""
    nation = combat.to_play
    found = cards.find(game.hands[nation], (answer.card,))
    if isinstance(found, str):
        return Verdict(f"{nation} holds no {answer.card}", "rule 3", firm=False)
    card = found[0]
    if verdict := _unfit(game, combat, card, answer.value):
        return verdict
    score = combat.score_of(nation) + answer.value
    attackers = score if nation == combat.attacker else -score
    to_play = nation if score < 0 else combat.enemy(nation)
    return (CardPlayed(nation, card, answer.value, attackers, to_play),)


def _unfit(game: Game, combat: Combat, card: Card, value: int) -> Verdict | None:
    if card.suit == RESERVE:
        if value in RESERVE_VALUES:
            return None
        return Verdict(f"a Reserve cannot be worth {value}", "rule 3, R20", "1 to 10.")
    own = suit(game, combat, combat.to_play)
    if card.suit != own:
        where = game.rules.board.cities[combat.city_of(combat.to_play)].title
        text = f"{card.face} does not fit: {where} lies in a sector of suit {own}"
        return Verdict(text, "rule 7", "A card of that suit, or a Reserve.", firm=False)
    return None if value == card.value else Verdict(f"{card.face} is worth {card.value}", "rule 3")


def stop(game: Game, combat: Combat) -> tuple[Event, ...] | Verdict:
    """The nation with the right to play plays no more: a tie on zero, else defeat (rule 7)."""
    nation = combat.to_play
    if must_play(game, combat):
        held = " ".join(card.face for card in suited(game, combat, nation))
        text = "on a score of 0 a card of the suit has to be played"
        return Verdict(text, "rule 7, R19", f"{nation} holds {held}.", firm=False)
    if combat.score == 0:
        return (CombatEnded(None, None, 0),)
    return _defeat(game, combat, nation)


def _defeat(game: Game, combat: Combat, loser: str) -> tuple[Event, ...]:
    """The loser gives as many troops as the score says (rule 7, R21)."""
    loss = -combat.score_of(loser)
    ended = CombatEnded(combat.enemy(loser), loser, loss)
    return (ended, troops.lose(game, combat.city_of(loser), loss, "combat"))


def forced(game: Game) -> tuple[Event, ...]:
    """What follows in a combat phase without anybody's decision: the only attack, the only retreat; empty if
    somebody has to decide. Who has the right to play is asked even if he holds nothing that fits: that the
    game waits for him, or does not, must not tell the others so (R41)."""
    stage = game.stage
    if stage.retreat:
        return retreat.forced(game, stage.retreat)
    if not stage.combat and len(stage.attacks) == 1:
        return (_begin(game, stage.attacks[0]),)
    return ()
