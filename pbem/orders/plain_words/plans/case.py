"""A case in which a plan says something."""

from __future__ import annotations

from pbem.records import dataclass


@dataclass(frozen=True)
class Case:
    """A case, by what is looked at and a bound for it."""

    what: str
    """`loss`, `score` or `enemy troops`."""
    number: int
    more: bool
    """Whether it is that number or more; for a score one further behind is more."""

    @property
    def when(self) -> str:
        """The case as a condition in the orders language."""
        sign, ends = ("-", "worse better") if self.what == "score" else ("", "more fewer")
        more, fewer = ends.split()
        fewer = "less" if self.what == "loss" else fewer
        return f"{self.what} {sign}{self.number} or {more if self.more else fewer}"

    @property
    def opposite(self) -> Case:
        """Every other case."""
        return Case(self.what, self.number + (-1 if self.more else 1), not self.more)
