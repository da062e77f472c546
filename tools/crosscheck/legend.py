"""The causes of differences by name, each with the rule that settles it."""

from __future__ import annotations

DEPARTURES = {
    "no train, no supply": """A nation without a supply train on the map has no supply even at home. Rule 9:
        home country and depot cities supply.""",
    "French depots": """France has no supply in Koblenz and Gemünden. Rule 9: her depot cities supply.""",
    "failed offensive": """After the Offensive Option has failed Prussia still conquers in Bohemia. Rule 13,
        R16: she may not.""",
    "7 diamonds goes on": """7 diamonds is not used up once Prussia's score was above 0. The card: once a
        turn is enough.""",
    "victory at once": """Prussia's victory by the Offensive Option is seen only at the end of her stage. Rule
        13: the game ends immediately. That it ends there with her victory is checked.""",
    "five decks": """A deck with no card in a hand is shuffled alone, and a fifth is used. Rule 3, R3: four
        decks, then the two largest piles.""",
}
"""What the notes with the recorded games list as departures from the booklet, as far as they came up."""

FINDINGS = {
    "put down": """A general taken up and put down where he stood may not move any more. Rule 4 takes his
        move when he moves: ours is right, but nothing depends on it, as the player gave the move up.""",
    "eased: second order gone": """Once a nation's conditions are eased, her second-order objectives lose
        their markers and cannot be conquered. Rule 11 makes the first order sufficient and takes nothing
        away: ours is right, and no victory depends on it.""",
    "eased: markers counted": """Eased and with the Offensive Option declared, Austria won as her second-
        order markers were counted. Of the first order (rule 11) she needs all but four (rule 13, R33) and
        held fewer: ours is right.""",
    "the last stroke": """A stroke that ends the game is not carried out: nobody leaves, nobody is retired.
        Rule 2 executes the card, rule 12 looks after it: ours is right, and the winner is the same.""",
    "nothing to buy": """Recruitment is opened although nothing can re-enter anywhere: every depot is taken,
        by the nation's own pieces among others (rule 10). Nothing can be bought in either engine.""",
    "substitute under a train": """A city with a supply train on it is offered as the substitute re-entry
        site, where nothing can re-enter (rules 4, 10): pointless, not wrong.""",
    "10 spades: re-entry": """After 10 spades a Prussian may re-enter next to an enemy with his new troops.
        The FAQ on "may not attack" names re-entry (R37): ours is right.""",
    "7 hearts: stack": """After 7 hearts nobody in Friedrich's stack receives troops. The card names
        Friedrich alone: ours is right by its letter.""",
    "7 diamonds: zero": """Pressed by 7 diamonds Prussia may play a card that brings her score to 0 exactly
        although she can bring it above. The card wants it positive by the first cards she plays: ours is
        right.""",
}
"""What is new, and which side the rules are on."""

BY_DESIGN = """Listed too, and no difference of single decisions: recruitment after all moves, cards
    offered only while something is left to pay, transfers only when a stack splits."""


def kind(cause: str) -> str:
    """Whether a cause is a listed departure, a finding, or none."""
    return "departure" if cause in DEPARTURES else "finding" if cause in FINDINGS else "-"


def text(cause: str) -> str:
    """What a cause is about, in one line."""
    return " ".join((DEPARTURES | FINDINGS).get(cause, "No condition of causes.py covers it.").split())
