"""The words of one language for letters as people write them, gathered from the files that have them.

Each file's name begins with the language's code: `en_moves`, `fighting/en_plans`.
"""

from __future__ import annotations

from importlib import import_module

from pbem.orders.languages.language import Sentences, Table, together

PLANS = {
    "plans": "PLAN_PHRASES",
    "answers": "ANSWER_PHRASES",
    "spoken": "SPOKEN_PHRASES",
    "free": "FREE_PHRASES",
    "named": "NAMED_PHRASES",
    "limits": "LIMIT_PHRASES",
    "cases": "CASE_PHRASES",
    "bounds": "BOUND_PHRASES",
    "further": "FURTHER_PHRASES",
    "turns": "TURN_PHRASES",
    "onward": "ONWARD_PHRASES",
    "ordinary": "ORDINARY_PHRASES",
    "everyday": "EVERYDAY_PHRASES",
    "clauses": "CLAUSE_PHRASES",
}
"""The tables of phrases for plans, by their files. Of two phrases that fit as much the earlier counts."""


def sentences_of(code: str) -> Sentences:
    """The words of sentences of a language."""

    def table(file: str, name: str, folder: str = "") -> Table:
        found: Table = getattr(import_module(f"{__package__}{folder}.{code}_{file}"), name)
        return found

    retreats = [table("retreats", name, ".retreating") for name in ("RETREAT_PHRASES", "SPOKEN_RETREATS")]
    retreats.append(table("ordinary", "ORDINARY_RETREATS", ".fighting"))
    return Sentences(
        sentence={
            **table("fights", "FIGHT_WORDS"),
            **table("letter", "REMARK_WORDS", ".remarks"),
            **table("moves", "MOVE_WORDS"),
        },
        parted_verbs=table("verbs", "PARTED_VERBS"),
        remarks=together(
            table("letter", "LETTER_WORDS", ".remarks"),
            table("fights", "WEIGHING_WORDS"),
            table("tales", "TALE_WORDS", ".remarks"),
            table("fall_backs", "FALL_BACK_WORDS"),
            table("everyday", "EVERYDAY_WORDS", ".everyday"),
            table("marches", "MARCH_WORDS", ".remarks"),
            table("telling", "TELLING_WORDS", ".remarks"),
            table("thoughts", "THOUGHT_WORDS", ".remarks"),
        ),
        retreat_phrases=together(*retreats),
        plan_phrases=together(
            *(table(file, name, ".fighting") for file, name in PLANS.items()),
            table("loose", "LOOSE_PHRASES", ".everyday"),
        ),
        case_phrases=table("when", "CASE_PHRASES", ".in_cases"),
    )
