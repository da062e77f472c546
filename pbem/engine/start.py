"""A new game (rule 1): nobody set up yet, no cards dealt."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.engine.model import Chance, Game, Rules


def new_game(rules: Rules, seed: str, options: Iterable[str] = ()) -> Game:
    """A game before set-up. All its chance follows from `seed`; `options` are those of the expert game (rule
    13). Raises ValueError for an option that the scenario does not have (rule 14)."""
    chosen = frozenset(options)
    if strange := sorted(chosen.difference(rules.options)):
        raise ValueError(f"{rules.title} has no option {strange[0]!r}; it has {', '.join(rules.options)}")
    return Game(rules=rules, roles=dict(rules.players), chance=Chance(seed), options=chosen)
