"""A player without any sense: each answer is legal, and the seed decides which it is."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from pbem.bots.letter import Bot, answering, doubled, letter, splitting
from pbem.bots.random_moves import random_orders
from pbem.engine import questions as q
from pbem.engine.model import MOST_TROOPS, Rules
from pbem.report.question_records import OpenQuestion
from pbem.report.view import View


def random_bot(seed: str) -> Bot:
    """A bot that answers at random, but the same view always in the same way."""

    def speak(view: View, rules: Rules, asked: OpenQuestion) -> Sequence[str]:
        rng = random.Random(f"{seed}|{view.turn}|{asked.nation}|{asked.number}")
        if asked.kind == q.MOVE:
            return random_orders(view, rules, asked.nation, rng)
        return _ANSWERS[asked.kind](asked, rng)

    return lambda view, rules: letter(view, rules, speak)


def _set_up(asked: OpenQuestion, rng: random.Random) -> list[str]:
    troops = {piece.name: 1 for piece in asked.generals}
    for _ in range(asked.troops - len(troops)):
        open_to = [name for name, has in troops.items() if has < MOST_TROOPS]
        troops[rng.choice(open_to)] += 1
    return splitting(troops.items())


def _discard(asked: OpenQuestion, rng: random.Random) -> list[str]:
    return answering(asked, f"discard {rng.choice(asked.cards)}")


def _attack(asked: OpenQuestion, rng: random.Random) -> list[str]:
    chosen = rng.choice(asked.pairings)
    return answering(asked, f"attack {chosen.generals[0]} > {chosen.enemies[0]}")


def _play(asked: OpenQuestion, rng: random.Random) -> list[str]:
    """Mostly a card that may be played; now and then the end."""
    cards = list(dict.fromkeys(asked.cards))
    cards += [f"R{rng.choice(asked.values)}"] if asked.values else []
    cards += [doubled(asked)] if asked.double else []
    if not cards or (not asked.must and rng.random() < 0.25):
        return answering(asked, "concede")
    return answering(asked, f"play {rng.choice(cards)}")


def _retreat(asked: OpenQuestion, rng: random.Random) -> list[str]:
    return answering(asked, rng.choice(asked.places).title)


def _offensive(asked: OpenQuestion, rng: random.Random) -> list[str]:
    """To be tried every other time."""
    cards = list(dict.fromkeys(asked.cards))
    return answering(asked, f"offensive {rng.choice(cards) if rng.random() < 0.5 else 'no'}")


def _fate(asked: OpenQuestion, rng: random.Random) -> list[str]:
    """A general, a card or a city, whichever the card asks for, or nothing."""
    named = [piece.name for piece in asked.generals] + [place.title for place in asked.places]
    named += [*dict.fromkeys(asked.cards), *(["pass"] if asked.may_pass else [])]
    return answering(asked, rng.choice(named))


_ANSWERS: dict[str, Callable[[OpenQuestion, random.Random], list[str]]] = {
    q.ALLOT: _set_up,
    q.DISCARD: _discard,
    q.OFFENSIVE: _offensive,
    q.EVADE: _fate,
    q.ATTACK: _attack,
    q.PLAY: _play,
    q.RETREAT: _retreat,
    q.FATE: _fate,
}
