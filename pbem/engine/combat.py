"""Combat (rule 7): attacks, the right to play, Tactical Cards, defeat and ties."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine import cards, fate_effects, offensive, retreat, troops
from pbem.engine.events import AttacksFound, CardPlayed, CombatBegan, CombatEnded, Event
from pbem.engine.fate_events import Displaced, FateDeclined, FateUsed
from pbem.engine.model import MOST_RESERVE, RESERVE, Card, Combat, Game
from pbem.engine.phrase import Face, faces, joined, phrase
from pbem.engine.questions import Answer, Attack, Evade, Play, Stop, Verdict

# ------------------------------------------------------------------------------------------- attacks


def find_attacks(game: Game, nation: str) -> AttacksFound:
    """The attacks of a combat phase: every stack of the nation next to a hostile one has to attack it, the
    highest rank first; and who may step aside before (R18, R38)."""
    cities = dict.fromkeys([game.where[general] for general in game.generals_of(nation)])
    pairs = [
        (city, other) for city in cities for other in fate_effects.hostile_neighbours(game, nation, city)
    ]
    if not pairs:
        return AttacksFound(nation, ())
    attacks = tuple([pair for pair in pairs if fate_effects.fights(game, *pair)])
    return AttacksFound(nation, attacks, fate_effects.evaders(game, attacks))


def evade(game: Game, answer: Evade) -> tuple[Event, ...] | Verdict:
    """A stack that is about to be attacked steps aside, or stays. Returns what follows, or a verdict if the
    city named is not open to it (R38)."""
    city = game.stage.evading[0]
    if answer.city is None:
        return (FateDeclined(answer.nation, game.fate.card or ""),)
    possible = fate_effects.evasions(game, city)
    if answer.city in possible:
        return (Displaced(answer.nation, game.generals_at(city), city, (answer.city,), evaded=True),)
    cities = game.rules.board.cities
    names = joined(cities[other].title for other in possible)
    text = phrase(
        "{city} is not an empty city next to {here}", city=cities[answer.city].title, here=cities[city].title
    )
    return Verdict(text, "rule 11, R38", phrase("Open to it: {names}.", names=names), firm=False)


def evasions(game: Game, nation: str) -> tuple[Answer, ...]:
    """All answers of a stack that may step aside: first to stay, then every city it may go to (R38)."""
    cities = fate_effects.evasions(game, game.stage.evading[0])
    return (Evade(nation, None), *(Evade(nation, city) for city in cities))


def attack(game: Game, answer: Attack) -> tuple[Event, ...] | Verdict:
    """The attack that the active player wants to fight next. Returns the beginning of the combat, or a
    verdict if there is no such attack (rule 7, R18)."""
    pair = (answer.city, answer.enemy_city)
    return (_begin(game, pair),) if pair in game.stage.attacks else _no_such_attack(game, pair)


def _no_such_attack(game: Game, pair: tuple[int, int]) -> Verdict:
    own, theirs = (" + ".join(game.generals_at(city)) or game.rules.board.cities[city].title for city in pair)
    left = "; ".join(" > ".join(_stacks(game, other)) for other in game.stage.attacks)
    instead = phrase("Still to fight: {left}.", left=left) if left else phrase("No attack is left.")
    return Verdict(
        phrase("{own} has no attack against {theirs} to make", own=own, theirs=theirs),
        "rule 7, R18",
        instead,
        firm=False,
    )


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


def suited_cards(game: Game, combat: Combat, nation: str) -> tuple[Card, ...]:
    """The cards of a hand that fit the suit and may be played, Reserves not among them (rule 7, R44)."""
    own, highest = suit(game, combat, nation), fate_effects.ceiling(game, combat)
    fitting = (card for card in game.hands[nation] if card.suit == own)
    return tuple(card for card in fitting if highest is None or card.value <= highest)


def reserve_values(game: Game, combat: Combat) -> range:
    """The values that a Reserve may be declared to have in this combat (R20, R44)."""
    highest = fate_effects.ceiling(game, combat)
    return range(1, (MOST_RESERVE if highest is None else min(highest, MOST_RESERVE)) + 1)


def must_play(game: Game, combat: Combat) -> bool:
    """Whether the nation to play may not stop: on a score of zero a card of the suit has to be played if she
    has one (rule 7, R19)."""
    return combat.score == 0 and bool(suited_cards(game, combat, combat.to_play))


def options(game: Game, combat: Combat) -> tuple[Answer, ...]:
    """Everything the nation with the right to play may do: cards by their value, Reserves, and to stop, which
    comes last."""
    nation = combat.to_play
    plays: list[Answer] = [Play(nation, face, value) for face, value in _plays(game, combat)]
    return (*plays,) if plays and not may_stop(game, combat) else (*plays, Stop(nation))


def _plays(game: Game, combat: Combat) -> list[tuple[str, int]]:
    """Every card and value that may be played now, lowest first, Reserves last."""
    nation = combat.to_play
    reserves = tuple(card for card in game.hands[nation] if card.suit == RESERVE)[:1]
    in_order = sorted(suited_cards(game, combat, nation), key=lambda card: card.value) + list(reserves)
    named = reserve_values(game, combat)
    plays = (
        (card.face, value) for card in in_order for value in fate_effects.values(game, nation, card, named)
    )
    return [play_ for play_ in dict.fromkeys(plays) if not press_verdict(game, combat, *play_)]


def may_stop(game: Game, combat: Combat) -> bool:
    """Whether the nation to play may stop. She may not on zero with a card of the suit (rule 7, R19), nor
    while a Card of Fate presses her and she still has cards to play (7 diamonds)."""
    if must_play(game, combat):
        return False
    return not (fate_effects.is_pressed(game, combat, combat.to_play) and most_to_come(game, combat) > 0)


def most_to_come(game: Game, combat: Combat) -> int:
    """What all cards that the nation to play can still play are worth together, Reserves at their highest."""
    values, reserves = _to_come(game, combat)
    return sum(values) + MOST_RESERVE * reserves


def _to_come(game: Game, combat: Combat) -> tuple[list[int], int]:
    """The values of the cards that fit, and how many Reserves there are."""
    nation = combat.to_play
    reserves = sum(card.suit == RESERVE for card in game.hands[nation])
    return [card.value for card in suited_cards(game, combat, nation)], reserves


def press_verdict(game: Game, combat: Combat, face: str, value: int) -> Verdict | None:
    """Why a pressed nation may not play this card; None if she may. Her score has to come above 0 if her
    cards allow it, so she may play nothing after which they no longer do (7 diamonds)."""
    nation = combat.to_play
    if not fate_effects.is_pressed(game, combat, nation):
        return None
    score, (values, reserves) = combat.score_of(nation), _to_come(game, combat)
    after = score + value
    if after > 0 or not _gets_above(score, values, reserves):
        return None
    if face == RESERVE:
        reserves -= 1
    else:
        values.remove(value)
    if after < 0 and _gets_above(after, values, reserves):
        return None
    text = phrase(
        "{nation} has to bring her score above 0, and after {face} she could not",
        nation=nation,
        face=Face(face),
    )
    return Verdict(text, "rule 11", firm=False)


def _gets_above(score: int, values: list[int], reserves: int) -> bool:
    """Whether cards can be played in some order that brings a score of 0 or less above 0, and never from
    below 0 to exactly 0, where the right to play passes to the other. A Reserve can avoid every such
    total."""
    if reserves or score == 0:
        return score + sum(values) + MOST_RESERVE * reserves > 0
    return any(before + last > 0 for last, before in _last_cards(score, values))


def _last_cards(score: int, values: list[int]) -> Iterator[tuple[int, int]]:
    """Every card as the last one played, with every score below 0 that some of the others lead to before
    it."""
    for at, last in enumerate(values):
        scores = {score}
        for other in (*values[:at], *values[at + 1 :]):
            scores |= {now + other for now in scores if now + other < 0}
        yield from ((last, now) for now in scores)


def default(game: Game, combat: Combat) -> Answer:
    """At the deadline: accept the defeat or the tie; on zero the lowest card of the suit (R35)."""
    own = options(game, combat)
    return own[-1] if isinstance(own[-1], Stop) else own[0]


def play(game: Game, combat: Combat, answer: Play) -> tuple[Event, ...] | Verdict:
    """A Tactical Card is played and the new score stated. Returns what follows, or a verdict if the card is
    not held, does not fit or may not be played now (rule 7, R20, R44)."""
    nation = combat.to_play
    held = cards.find(game.hands[nation], (answer.card,))
    if isinstance(held, str):
        return Verdict(
            phrase("{nation} holds no {card}", nation=nation, card=Face(answer.card)), "rule 3", firm=False
        )
    card = held[0]
    unfit = _unfit(game, combat, card, answer.value)
    if verdict := unfit or press_verdict(game, combat, card.face, answer.value):
        return verdict
    # A Card of Fate may let the first card count otherwise (R39).
    value = fate_effects.worth(game, combat, nation, answer.value)
    score = combat.score_of(nation) + value
    attackers = score if nation == combat.attacker else -score
    to_play = nation if score < 0 else combat.enemy(nation)
    played = CardPlayed(nation, card, value, attackers, to_play)
    done = score > 0 or (score < 0 and _plays_last(game, combat))
    if fate_effects.uses_up(game, combat, nation, card, answer.value, done=done):
        return (played, FateUsed(game.fate.card or ""))
    return (played,)


def _plays_last(game: Game, combat: Combat) -> bool:
    """Whether the nation to play has only one card that fits, after which she has to stop. This may be used
    only below 0: at 0 the other plays on, and must not learn that she holds no more."""
    values, reserves = _to_come(game, combat)
    return len(values) + reserves == 1


def _unfit(game: Game, combat: Combat, card: Card, value: int) -> Verdict | None:
    named = reserve_values(game, combat)
    if card.suit == RESERVE:
        most = named[-1]
        return (
            None
            if value in named
            else Verdict(
                phrase("a Reserve cannot be worth {value}", value=value),
                "rule 3, R20",
                phrase("1 to {most}.", most=most),
            )
        )
    own = suit(game, combat, combat.to_play)
    if card.suit != own:
        where = game.rules.board.cities[combat.city_of(combat.to_play)].title
        text = phrase(
            "{face} does not fit: {where} lies in a sector of suit {own}",
            face=Face(card.face),
            where=where,
            own=Face(own),
        )
        return Verdict(text, "rule 7", phrase("A card of that suit, or a Reserve."), firm=False)
    if card.value > (fate_effects.ceiling(game, combat) or card.value):
        return Verdict(
            phrase("{face} is too high for this combat", face=Face(card.face)),
            "rule 11, R44",
            phrase("{most} at most.", most=named[-1]),
            firm=False,
        )
    if value in fate_effects.values(game, combat.to_play, card, named):
        return None
    return Verdict(phrase("{face} is worth {value}", face=Face(card.face), value=card.value), "rule 3")


def stop(game: Game, combat: Combat) -> tuple[Event, ...] | Verdict:
    """The nation with the right to play stops. Returns what follows, a tie on zero or else her defeat; or a
    verdict if she has to play on (rule 7, R19)."""
    nation = combat.to_play
    if not may_stop(game, combat) and not must_play(game, combat):
        return Verdict(
            phrase("{nation} has to play on until her score is above 0", nation=nation), "rule 11", firm=False
        )
    if must_play(game, combat):
        held = faces(card.face for card in suited_cards(game, combat, nation))
        text = phrase("at a score of 0 a card of the suit has to be played")
        return Verdict(
            text, "rule 7, R19", phrase("{nation} holds {held}.", nation=nation, held=held), firm=False
        )
    return (CombatEnded(None, None, 0),) if combat.score == 0 else _defeat(game, combat, nation)


def _defeat(game: Game, combat: Combat, loser: str) -> tuple[Event, ...]:
    """The loser loses as many troops as the score says (rule 7, R21)."""
    loss = -combat.score_of(loser)
    winner = combat.enemy(loser)
    ended = CombatEnded(winner, loser, loss)
    lost = troops.lose(game, combat.city_of(loser), loss, "combat")
    return (ended, lost, *offensive.after_combat(game, winner, loser, loss))


def forced_events(game: Game) -> tuple[Event, ...]:
    """What follows in a combat phase without a decision: the only attack, the only retreat, or staying where
    there is no city to step aside to (rule 8, R38). Empty if somebody has to decide.

    Whoever has the right to play is asked even if he holds nothing that fits. Otherwise the others would
    learn of it, because the game would not wait for him (R41).
    """
    stage = game.stage
    if stage.retreat:
        return retreat.forced_retreat(game, stage.retreat)
    if stage.evading and not fate_effects.evasions(game, stage.evading[0]):
        return (FateDeclined(game.nation_at(stage.evading[0]) or "", game.fate.card or ""),)
    if not stage.combat and not stage.evading and len(stage.attacks) == 1:
        return (_begin(game, stage.attacks[0]),)
    return ()
