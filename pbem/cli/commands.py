"""Every command: the group it is listed in, the file it lives in, and one line of help."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A command's row in the list."""

    file: str
    """The module of `pbem.cli` that holds it."""
    says: str
    """One line of help."""


GROUPS: dict[str, dict[str, Entry]] = {
    "Play": {
        "new": Entry("play.new", "Start a game in a folder."),
        "check": Entry("play.letters", "Judge letters against a game; nothing changes."),
        "forecast": Entry("play.forecast", "Tell how a letter would go as things stand; nothing changes."),
        "submit": Entry("play.letters", "Take in letters: keep them, file their orders, write receipts."),
        "resolve": Entry("play.letters", "Play as far as the orders reach and write the reports."),
        "bot": Entry("play.bot", "Let a program answer for an absent player."),
        "settings": Entry("play.deadlines", "Set the deadlines of a game."),
        "pause": Entry("play.deadlines", "Stop the clocks of a game."),
        "resume": Entry("play.deadlines", "Let the clocks go on."),
        "away": Entry("play.deadlines", "Announce a player's absence, or take it back."),
        "extend": Entry("play.deadlines", "Give a player more time."),
    },
    "Look": {
        "status": Entry("look.status", "Show where a game stands and whom it waits for."),
        "late": Entry("look.late", "Show who was late and how often, and go on where many are silent."),
        "report": Entry("look.report", "Print a player's report, or the public summary."),
        "map": Entry("look.map", "Draw the map of a turn, as SVG or PNG."),
        "form": Entry("look.report", "Print a nation's order form, ready to be filled in."),
        "order-desk": Entry(
            "look.order_desk", "Write the page on which a player clicks his orders together."
        ),
        "log": Entry("look.log", "Print what happened, and which letter it came from."),
        "state": Entry("look.state", "Print the whole position, secrets included."),
    },
    "Post": {
        "run": Entry("post.mailboxes", "Mail in, turns played, letters out: for cron."),
        "collect": Entry("post.mailboxes", "Take in mail from the mailboxes."),
        "send": Entry("post.mailboxes", "Send what waits in the outboxes."),
        "post": Entry("post.forum", "Print a turn to be pasted into a forum."),
        "site": Entry("post.site", "Write a game's pages: one for everybody, one for each player."),
    },
    "Correct": {
        "say": Entry("correct.say", "Say something to all players, or to one."),
        "substitute": Entry("correct.substitute", "Let somebody else play a player's part."),
        "deputy": Entry("correct.deputy", "Let somebody play for a player for a time."),
        "language": Entry("correct.language", "Set the language of a player's letters, or of the game."),
        "zone": Entry("correct.zone", "Tell a player's times in his own time zone too."),
        "suits": Entry("correct.suits", "Show suits as signs or letters in a player's letters."),
        "undo": Entry("correct.undo", "Take a game back to an earlier entry of its log."),
        "redo": Entry("correct.redo", "Take up again what was undone, with the same cards."),
        "fix": Entry("correct.fix", "Correct a fact of the game, and tell the players why."),
        "open": Entry("correct.open", "Show secrets of a sealed game, and tell all players that you looked."),
        "doctor": Entry("correct.doctor", "Check that a game folder is whole, and say how to mend it."),
        "replay": Entry("correct.proofs", "Decide every logged answer again and name the first difference."),
        "verify": Entry("correct.proofs", "Deal every card again from the seed and check the log."),
        "export": Entry("correct.export", "Pack a game into one file that settles a dispute."),
    },
    "Learn": {
        "demo": Entry("learn.demo", "Play the example game, or games of bots, in a temporary folder."),
        "rules": Entry("learn.rules", "Look up the Cards of Fate and the orders."),
        "city": Entry("learn.board", "Show a city: roads, sector, country, objective."),
        "path": Entry("learn.board", "Show the shortest way between two cities."),
        "conformance": Entry("learn.conformance", "Play the cases that show what the rules say."),
        "templates": Entry("learn.templates", "Look at the letters' templates, and copy one to change it."),
        "completion": Entry(
            "learn.completion", "Make the shell complete commands, games, nations and cities."
        ),
    },
}
"""All commands by the group they are listed in; a group's files lie in the folder of its name."""

COMMANDS: dict[str, Entry] = {name: row for rows in GROUPS.values() for name, row in rows.items()}
