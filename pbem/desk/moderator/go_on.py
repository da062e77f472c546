"""`pbem replay --go-on`: a game goes on under the rules of another program, and all players are told."""

from __future__ import annotations

from pathlib import Path

from pbem.data.edition import rules_edition
from pbem.desk.out.reports import write_reports
from pbem.game.change import change_game
from pbem.game.entries import RulesEntry
from pbem.game.errors import FolderError
from pbem.game.proof.other_rules import has_other_rules
from pbem.game.state import State


def go_on(path: Path) -> State:
    """Note this program's rules in the log; all are told of it, and no `undo` takes it back. Raises
    FolderError if it has no others."""
    with change_game(path, other_rules=True) as change:
        if not has_other_rules(change.log):
            raise FolderError(f"{path} is played under the rules that this program has.")
        change.log.add(RulesEntry(edition=rules_edition()))
        write_reports(change.save())
    return change.after
