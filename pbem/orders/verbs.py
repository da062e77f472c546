"""The verbs of the orders language, one row each: words, form, reader, examples that work and that do not.

The parser takes its readers and its advice from here, `pbem rules orders` and docs/orders.md their tables,
and the tests run every example.
"""

from __future__ import annotations

from dataclasses import dataclass

from pbem.orders import forms
from pbem.orders import syntax as s

HEADER, STAGE, COMBAT, ANY_TIME = "header", "own stage", "combat", "any time"


@dataclass(frozen=True)
class Verb:
    """One row. `rule` is the rule the order is about; `bad` are malformed lines with what is said of them."""

    words: tuple[str, ...]
    group: str
    form: str
    does: str
    rule: str
    read: forms.Reader
    good: tuple[str, ...]
    bad: tuple[tuple[str, str], ...]

    @property
    def word(self) -> str:
        """The word in its usual spelling."""
        return self.words[0]

    @property
    def alone(self) -> bool:
        """Whether the verb can be the whole line."""
        return self.form.split(" | ")[0] == self.word


VERBS: tuple[Verb, ...] = (
    Verb(
        ("game",),
        HEADER,
        "game NAME",
        "says which game the letter is for",
        "rule 2",
        forms.game,
        ("game seven-years", "Game: seven-years"),
        (("game", "a game has a name without gaps"), ("game seven years", "a game has a name without gaps")),
    ),
    Verb(
        ("turn",),
        HEADER,
        "turn NUMBER",
        "says which turn the letter is for",
        "rule 2",
        forms.turn,
        ("turn 7", "Turn: 12"),
        (("turn", "a turn is a number"), ("turn seven", "a turn is a number")),
    ),
    Verb(
        ("password",),
        HEADER,
        "password WORD",
        "shows that the letter comes from the player",
        "rule 2",
        forms.password,
        ("password sanssouci", "password: dry bread 1757"),
        (("password", "there is no word"),),
    ),
    Verb(
        ("nation",),
        HEADER,
        "nation NAME",
        "opens the part for a nation: what follows is hers",
        "rule 1",
        forms.nation,
        ("nation Prussia", "Nation: Imperial Army", "nation imperial"),
        (("nation", "no nation is named"),),
    ),
    Verb(
        ("amend",),
        HEADER,
        "amend",
        "adds this letter to the one before instead of replacing it",
        "rule 2",
        forms.flag(s.Amend),
        ("amend", "Amend."),
        (("amend Prussia", "this stands alone in its line"),),
    ),
    Verb(
        ("accept partial",),
        HEADER,
        "accept partial",
        "carries out what is right even if other lines are wrong",
        "rule 2",
        forms.flag(s.AcceptPartial),
        ("accept partial", "Accept partial!"),
        (("accept partial Prussia", "this stands alone in its line"),),
    ),
    Verb(
        ("withdraw",),
        STAGE,
        "withdraw",
        "takes back what was sent for the nation's stage",
        "rule 2",
        forms.flag(s.Withdraw),
        ("withdraw",),
        (("withdraw Keith", "this stands alone in its line"),),
    ),
    Verb(
        ("final",),
        STAGE,
        "final",
        "says that nothing more will come for the nation's stage",
        "rule 2",
        forms.flag(s.Final),
        ("final", "Final."),
        (("final Prussia", "this stands alone in its line"),),
    ),
    Verb(
        ("setup", "set-up", "set up"),
        STAGE,
        "setup GENERAL TROOPS, GENERAL TROOPS …",
        "allots all troops at the start, 1 to 8 to each general",
        "rule 1",
        forms.shares(s.SetUpOrder),
        (
            "setup Richelieu 8, Soubise 6, Chevert 6",
            "set-up: F1 8, F2 6, F3 6",
            "setup 8 Richelieu; 6 Soubise; Chevert = 6",
        ),
        (
            ("setup", "an empty list names no general with his troops"),
            ("setup Richelieu, Soubise 6", '"Richelieu" names no general with his troops'),
            ("setup Richelieu eight", '"Richelieu eight" names no general with his troops'),
        ),
    ),
    Verb(
        ("discard",),
        STAGE,
        "discard lowest | lowest SUIT | CARD, …",
        "gives up one of the cards just drawn: the first wish that fits",
        "rule 3",
        forms.discard,
        ("discard lowest", "discard H4", "discard lowest clubs, lowest", "discard ♥4, lowest S"),
        (
            ("discard", "no card is named"),
            ("discard H14", "H14 is no Tactical Card"),
            ("discard lowest swords", '"lowest swords" names no suit'),
            ("discard cheapest", "cheapest is no Tactical Card"),
        ),
    ),
    Verb(
        ("offensive",),
        STAGE,
        "offensive CARD | no",
        "declares the Offensive Option, or not (expert game, turn 3)",
        "rule 13",
        forms.offensive,
        ("offensive D7", "offensive no"),
        (("offensive D1", "D1 is no Tactical Card"), ("offensive maybe", "maybe is no Tactical Card")),
    ),
    Verb(
        ("move",),
        STAGE,
        "move PIECE [+ PIECE]: CITY, CITY …",
        "moves a piece or stack, every city in turn",
        "rule 4",
        forms.move,
        (
            "move Friedrich + Winterfeldt: Torgau, Falkenberg",
            "move keith: reichenbach - schweidnitz",
            "move train 1: Dahme, Luckau",
            "move P6: Belzig",
        ),
        (
            ("move Keith Brieg, Oppeln", "there is no colon between the piece and its way"),
            ("move Keith:", "no city is named"),
            ("move: Brieg", "no piece is named"),
            ("move Friedrich, Winterfeldt: Torgau", "several pieces move together only as a stack"),
        ),
    ),
    Verb(
        ("transfer",),
        STAGE,
        "transfer NUMBER GENERAL > GENERAL",
        "hands troops over within a stack, at this point",
        "rule 6",
        forms.transfer,
        ("transfer 2 Friedrich > Winterfeldt", "transfer 1 from Keith to Schwerin"),
        (
            ("transfer Friedrich > Winterfeldt", "it does not say how many troops go from whom to whom"),
            ("transfer 2 Friedrich", "it does not say how many troops go from whom to whom"),
        ),
    ),
    Verb(
        ("recruit",),
        STAGE,
        "recruit [at CITY] CARDS: GENERAL TROOPS, train NUMBER at CITY, GENERAL at CITY TROOPS …",
        "pays for new troops and for pieces that re-enter, at this point",
        "rule 10",
        forms.recruit,
        (
            "recruit S13 C12: Keith 2, train 1 at Berlin, Dohna at Berlin 1",
            "recruit at Spandau H9 D8: Dohna 1",
            "recruit R: Dohna 1 at Berlin",
        ),
        (
            ("recruit S13 Keith 2", "there is no colon between the cards and what they pay for"),
            ("recruit: Keith 2", "nothing pays for it"),
            ("recruit S13:", "nothing is recruited"),
            ("recruit S13: Keith", '"Keith" does not say how many troops'),
        ),
    ),
    Verb(
        ("hold",),
        STAGE,
        "hold",
        "says that no piece of the nation moves this stage",
        "rule 4",
        forms.flag(s.HoldOrder),
        ("hold", "Hold."),
        (("hold Keith", "this stands alone in its line"),),
    ),
    Verb(
        ("attack",),
        COMBAT,
        "attack GENERAL > GENERAL",
        "names the next attack to fight, in the order written",
        "rule 7",
        forms.attack,
        ("attack Heinrich > Daun", "attack Friedrich + Keith > Karl"),
        (
            ("attack Daun", "it does not say who attacks whom"),
            ("attack Heinrich >", "it does not say who attacks whom"),
        ),
    ),
    Verb(
        ("retreat",),
        COMBAT,
        "retreat GENERAL: CITY, CITY …",
        "wishes where a loser's retreat shall end; the first possible city is taken",
        "rule 8",
        forms.retreat,
        ("retreat Daun: Leipa, Turnau",),
        (
            ("retreat Daun", "it does not say which loser retreats where"),
            ("retreat: Leipa", "it does not say which loser retreats where"),
        ),
    ),
    Verb(
        ("battle",),
        COMBAT,
        "battle [GENERAL] [> ENEMY]: CLAUSE, CLAUSE …",
        "plans how battles are fought",
        "rule 7",
        forms.battle,
        (
            "battle: loss 3, spend 20",
            "battle Friedrich: play S10 S7 R4, settle 1",
            "battle > Daun: keep S12 R, high",
            "battle Friedrich > Daun: zero, reserve no",
            "battle: keep hearts, S12, low",
            "battle: ask",
            "battle Keith: concede",
        ),
        (
            ("battle Friedrich loss 3", "there is no colon before the clauses"),
            ("battle:", "the plan has no clause"),
            ("battle: los 3", '"los 3" is no clause of a battle plan'),
            ("battle: spend", "`spend` needs one number, 0 or more"),
            ("battle: settle 0", "`settle` needs one number, 1 or more"),
            ("battle: play", "`play` names no card"),
            ("battle: reserve maybe", "`reserve` is followed by no, last or yes"),
            ("battle: ask S7", "nothing can follow `ask`"),
        ),
    ),
    Verb(
        ("standing",),
        ANY_TIME,
        "standing | standing off",
        "makes what follows in the nation's part hold until changed, or clears it",
        "rule 2",
        forms.standing,
        ("standing", "standing off", "Standing orders:"),
        (("standing battle: loss 3", "this stands alone in its line"),),
    ),
    Verb(
        ("allot",),
        ANY_TIME,
        "allot GENERAL TROOPS, GENERAL TROOPS …",
        "splits a stack's troops anew",
        "rule 6",
        forms.shares(s.AllotOrder),
        ("allot Friedrich 7, Keith 2",),
        (
            ("allot", "an empty list names no general with his troops"),
            ("allot Friedrich", '"Friedrich" names no general with his troops'),
            ("allot Friedrich 7 Keith 2", '"Friedrich 7 Keith 2" names no general with his troops'),
        ),
    ),
    Verb(
        ("fate",),
        ANY_TIME,
        "fate retire GENERAL | exchange CARD | pass …",
        "answers a Card of Fate",
        "rule 11",
        forms.fate,
        ("fate retire Dohna", "fate exchange S4", "fate move Laudon: Ziegenhals", "fate pass"),
        (
            ("fate", "it does not say what to do"),
            ("fate Dohna", "it does not say what to do"),
            ("fate retire", "no general is named"),
            ("fate exchange S14", "S14 is no Tactical Card"),
            ("fate evade Keith:", "no city is named"),
            ("fate pass Dohna", "nothing can follow `pass`"),
        ),
    ),
    Verb(
        ("waive",),
        ANY_TIME,
        "waive CITY, CITY, CITY, CITY",
        "names the objectives Austria does without (expert game); there is no need to",
        "rule 13",
        forms.waive,
        ("waive Muskau, Bunzlau, Görlitz, Kamenz",),
        (("waive", "no city is named"),),
    ),
    Verb(
        ("answer",),
        ANY_TIME,
        "answer NUMBER: …",
        "answers a question by its number",
        "rule 2",
        forms.answer,
        ("answer 12: play S7", "answer 12: concede", "answer 12: Kassel"),
        (
            ("answer: Kassel", "it does not say which question is answered"),
            ("answer 12", "it does not say which question is answered"),
        ),
    ),
)

BY_WORD: dict[str, Verb] = {word: verb for verb in VERBS for word in verb.words}
"""Each row by every spelling of its verb."""


def verb(word: str) -> Verb:
    """The row of a verb."""
    return BY_WORD[word]
