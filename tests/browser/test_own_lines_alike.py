"""Lines of one's own on the order desk over many positions: what the page calls right or wrong is so for the
judge of letters, and of everything else it says that it cannot judge."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.engine.model import Game
from pbem.game.state import State
from support.browser.desk_page import Desk, folder_of, page_of
from support.browser.desk_stages import of_bots
from support.browser.web_page import Page

JUDGED = """
return arguments[0].map((line) => {
  desk.plan().own = line;
  const [one] = ownJudged(desk);
  if (one.verdict) return ["wrong", desk.why(one.verdict)];
  return one.isRead ? ["right", ""] : one.unknown ? ["unknown", one.unknown] : ["unread", ""];
});
"""
PLANS = (
    "battle: loss 2", "battle: fight, keep R", "battle: fight up to 15, loss 1", "battle: spend 12, settle 1",
    "battle {own}: fight, loss 2", "battle {own} > {foe}: fight", "battle {foe} > {own}: loss 1",
    "battle: spades",
    "battle: loss", "battle {own}: play S13, then loss 2", "battle: ask", "battle: fight, loss 99",
)  # fmt: skip
FREE = (
    "{own} goes to {near}", "{own} should stay where he is", "please move {own} to {near}", "{own} - {near}",
    "Perhaps {own} had better go to {near}.", "if {foe} in {near}: move {own}: {near}", 
    "discard lowest", "move {own} against {foe}", "move {own} to {far}", "move {own}: {near} else stay",
    "attack {own} > {foe}",
    "retreat {foe}: {near}", "wake if {near} conquered", "I hope that {foe} stays away.", "amend", "final",
    "recruit cheapest: {own} 1", "recruit up to 2: {own}", "forced at once", "withdraw",
    "standing: battle: loss 2",
)  # fmt: skip
FORMAL = (
    "move {own}: {near}", "move {own}: {near}, {next}", "move {own}: {far}", "move {foe}: {near}", "hold",
    "move train 1: {near}", "move train 2: {far}", "move {own} + {mate}: {near}", "transfer 1 {own} > {mate}",
    "transfer 9 {mate} > {own}", "recruit {card}: {own} 1", "recruit {card}: {own} 8", "recruit S1: {own} 1",
    "move {own}: Atlantis", "move Nobody: {near}", "recruit {card} {card}: {mate} 1",
    "recruit {card}: train 1 at {near}", "move {own} + {own}: {near}",
)  # fmt: skip


def lines_for(game: Game, nation: str, rng: random.Random) -> Iterator[str]:
    """Lines of every kind about pieces of the nation."""
    rules, titles = game.rules, [city.title for city in game.rules.board.cities]
    generals = list(game.generals_of(nation))
    foes = [name for name in game.troops if rules.hostile(nation, rules.nation_of[name])]
    hand = [card.face for card in game.hands[nation] if card.face != "R"] or ["S2"]
    for form in (*PLANS, *FREE, *FORMAL):
        own = rng.choice(generals)
        near = rng.choice(rules.board.neighbours[game.where[own]])
        names = {"own": own, "mate": rng.choice(generals), "foe": rng.choice(foes), "near": titles[near]}
        names |= {"next": titles[rng.choice(rules.board.neighbours[near])], "far": rng.choice(titles)}
        yield form.format(card=rng.choice(hand), **names)


def is_right(now: State, nation: str, line: str) -> bool:
    """Whether the line counts as it stands in a letter, and nothing says that it could not be done now."""
    text = f"nation {nation}\nturn {now.game.turn}\n{line}\n"
    said = submit.hear(now, "letter.txt", text.encode(), sender=now.game.player_of(nation)).receipt
    notes = [note for part in said.heard for note in part.notes]
    return said.filed and not said.problems and not any("as things stand, " in note for note in notes)


STAGES = 12


@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, STAGES))])
def test_what_the_page_calls_right_or_wrong_is_so_in_a_letter(
    number: int, page: Page, tmp_path: Path
) -> None:
    stages = list(of_bots("sensible", "own lines", (), 3))
    staged = stages[len(stages) * number // STAGES]
    now, nation = folder_of(staged.game, tmp_path), staged.nation
    desk = Desk(page, page_of(now, now.game.player_of(nation)), tmp_path)
    desk.nation(nation)
    lines = list(lines_for(now.game, nation, random.Random(number)))
    told = desk.page.run(JUDGED, lines)
    counts = Counter(said for said, _ in told)
    for line, (said, why) in zip(lines, told, strict=True):
        if said in ("right", "wrong"):
            assert is_right(now, nation, line) == (said == "right"), (line, said, why)
        elif said == "unknown":
            assert not is_right(now, nation, line), (line, why)
    assert counts["unread"] >= len(PLANS) + len(FREE) - 6 and counts["right"] and counts["wrong"], counts
    assert counts["unknown"] >= 2, counts
