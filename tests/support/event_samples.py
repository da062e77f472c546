"""One or more events of every kind, with made-up facts, and a receipt of everything a receipt can say."""

from __future__ import annotations

from pbem.data.rules import rules_for
from pbem.engine import events as e
from pbem.engine import fate_events as f
from pbem.engine.model import Card
from pbem.report.record import LetterLine, LoggedEvent, Receipt, UnderstoodPart

CITY = rules_for().board.index
S13, H4, R = Card("S", 13, 1), Card("H", 4, 2), Card("R", 0, 1)
A, B, C = CITY["frankfurt-oder"], CITY["berlin"], CITY["zittau"]
BACK = (("Dohna", B), ("Prussia train 1", A))

EVENTS: tuple[e.Event, ...] = (
    e.SetUp("Prussia", {"Friedrich": 8, "Winterfeldt": 3}),
    e.TurnBegan(1),
    e.StageBegan("Imperial Army"),
    e.PhaseBegan("Prussia", "combat"),
    e.TurnEnded(1),
    e.GameEnded(("Russia", "Sweden"), ("Elisabeth",)),
    e.GameEnded((), ()),
    e.Shuffled((1, 3), (S13, H4)),
    e.Drawn("Austria", 2, (S13, R)),
    e.Discarded("France", H4),
    e.Burnt(5, (S13, H4, R, S13, H4)),
    e.Moved("Prussia", ("Friedrich", "Keith"), A, (B, C), ("Winterfeldt",)),
    e.Moved("Prussia", ("Keith",), A, (B, A)),
    e.Moved("Prussia", ("Prussia train 1",), A, (B,)),
    e.TrainTaken("Austria", "Prussia train 1", A),
    e.Conquered("Austria", C),
    e.Conquered("Austria", C, retroactive=True),
    e.Reconquered("Prussia", "Austria", C),
    e.Reconquered("Prussia", "Imperial Army", C, retroactive=True),
    e.Marked("Austria", C, ("Keith",)),
    e.MarkLifted("Austria", C, ("Keith", "Heinrich")),
    e.MarkLifted("Prussia", C, ()),
    e.Allotted("Prussia", {"Friedrich": 7, "Keith": 2}),
    e.Recruited("Prussia", (S13, R), 23, 18, 2, BACK, {"Dohna": 1, "Keith": 1}),
    e.Recruited("Prussia", (S13,), 13, 8, 0, (("Prussia train 1", A),), {}, (), A),
    e.TroopsLost("Prussia", A, 3, (), {"Keith": 2}, "combat"),
    e.TroopsLost("Prussia", A, 3, ("Keith",), {"Friedrich": 1}, "combat"),
    e.TroopsLost("Prussia", A, 1, ("Keith",), {}, "no retreat"),
    e.TroopsLost("Prussia", A, 9, ("Keith", "Schwerin"), {}, "unsupplied"),
    e.AttacksFound("Austria", ((A, B),)),
    e.AttacksFound("Austria", ()),
    e.CombatBegan("Austria", A, ("Daun", "Lacy"), 12, "Prussia", B, ("Keith",), 4, 8, "Prussia"),
    e.CardPlayed("Prussia", S13, 13, -5, "Austria"),
    e.CardPlayed("Austria", R, 7, 2, "Prussia"),
    e.CombatEnded("Austria", "Prussia", 2),
    e.CombatEnded(None, None, 0),
    e.Retreated("Prussia", ("Keith",), B, (C, A), "Austria"),
    e.FacedDown("Russia", ("Saltikov",)),
    e.FacedDown("Russia", ("Saltikov", "Fermor"), united=True),
    e.FacedUp("Russia", ("Saltikov", "Fermor")),
    f.ClockSet(("Poems", "1", "India")),
    *(f.FateRead(card.name, suit) for card in rules_for().clock.cards.values() for suit in "SCHD"),
    f.FateSettled("1"),
    f.FateUsed("11"),
    f.FateDeclined("France", "4"),
    f.TroopsChanged("Prussia", 1, {"Keith": 3}),
    f.TroopsChanged("Prussia", -1, {"Keith": 1}),
    f.Sealed("Austria", "S4"),
    f.Sealed("Russia", None),
    f.CardGiven("Austria", "Russia", H4),
    f.CardGiven("Hanover", "Sweden", R),
    f.CardReceived("Russia", "Austria", H4),
    f.CardReceived("Russia", "Sweden", H4),
    f.Displaced("Austria", ("Laudon",), A, (B,)),
    f.Displaced("Imperial Army", ("Hildburghausen",), A, (B, C)),
    f.Displaced("Prussia", ("Friedrich", "Keith"), A, (B,), evaded=True),
    f.IncomeCut("Hanover", 1),
    f.IncomeCut("Prussia", 5),
    f.ColonyLost("India"),
    f.NationQuit("Russia", ("Saltikov", "Russia train 1"), (A, B), 3),
    f.NationQuit("Sweden", (), (), 0),
    f.Retired("Prussia", "Keith", 2, {"Friedrich": 8, "Heinrich": 8}),
    f.Retired("Prussia", "Dohna", 0, {}),
    f.TakenOver("Imperial Army", "Elisabeth"),
    f.Eased("Imperial Army"),
    f.OffensiveDecided("Prussia", S13),
    f.OffensiveDecided("Prussia", None),
    f.OffensiveCardTaken("Austria", S13),
    f.ObjectivesGivenUp("Prussia", (A, C)),
)


def happened(event: e.Event, source: str = "rules") -> LoggedEvent:
    return LoggedEvent(1, 1, getattr(event, "nation", None), source, event)


ENDLESS = "move " + "x" * 200 + ", Frankfurt (Oder), Fürstenwalde, Königs Wusterhausen " * 4

RECEIPT = Receipt(
    letter=3, number=2, game="seven-years", turn=2, player="Frederick", filed=True,
    heard=(
        UnderstoodPart(
            "Prussia", "turn 2",
            (
                LetterLine(4, "move Friedrich + Winterfeldt: Torgau", "from Dresden"),
                LetterLine(5, ENDLESS, ""),
            ),
            ("Keith stays where he is.",), ("battle: loss 3",), ("move Keith: Brieg",),
        ),
        UnderstoodPart("Hanover", "turn 2", ()),
    ),
    problems=('line 4: "move": no city is named (rule 4). ' + ENDLESS,),
    warnings=("line 9: this looks odd\x07\x1b[31m",),
    skipped=(LetterLine(1, "Dear moderator,", ""), LetterLine(2, "> quoted", "a quotation")),
    meanwhile=("Hanover does not move.",),
)  # fmt: skip
