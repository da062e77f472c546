"""The causes of differences by name, each with the rule that settles it."""

from __future__ import annotations

DEPARTURES = {
    "no train, no supply": """A nation without a supply train on the map has no supply even at home. Rule
        9: home country and depot cities supply.""",
    "French depots": """France has no supply in Koblenz and Gemünden, and has it in Hildburghausen. Rule
        9: her depot cities supply, and those are the first two.""",
    "failed offensive": """After the Offensive Option has failed Prussia still conquers in Bohemia. Rule
        13, R16: she may not.""",
    "7 diamonds goes on": """7 diamonds is not used up once Prussia's score was above 0. The card: once a
        turn is enough.""",
    "victory at once": """Prussia's victory by the Offensive Option is seen only at the end of her stage.
        Rule 13: the game ends immediately. That it ends there with her victory is checked.""",
    "Theatre: Prussian conquests": """In the Austrian Theatre Prussia conquers nothing from turn 3 on.
        Rule 14: the Offensive Option is not in play, and she may conquer in Bohemia at any time.""",
    "Theatre: eased": """In the Austrian Theatre, too, the second order loses its markers when the
        Imperial Army would change hands. Rule 14: no victory conditions are eased there.""",
    "re-entry face up": """Who re-enters onto a face-down stack stays face up. Rule 9, R11: whoever unites
        with face-down generals is turned face down.""",
    "9 spades, 12 clubs: no train needed": """Generals at home or in a depot city are turned over, too.
        R47: they are in supply without a train, and are left alone.""",
    "five decks": """A deck with no card in a hand is shuffled alone, and a fifth is used. Rule 3, R3:
        four decks, then the two largest piles.""",
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
    "the last stroke": """A stroke that ends the game is not carried out: nobody leaves, nobody is
        retired. Rule 2 executes the card, rule 12 looks after it: ours is right, and the winner is the
        same.""",
    "nothing to buy": """Recruitment is opened although nothing can be bought in either engine: every
        depot is taken, by the nation's own pieces among others (rule 10), or all are on the map and next
        to enemies while 10 spades holds (R37).""",
    "nothing to pay with": """Recruitment is opened for a hand worth less than one troop (rule 10).
        Nothing can be bought in either engine: only the moment of asking differs.""",
    "substitute without room": """A city with a supply train or three generals on it is offered as the
        substitute re-entry site, where nothing can re-enter (rules 4, 10): pointless, not wrong.""",
    "10 spades: re-entry": """After 10 spades a Prussian may re-enter next to an enemy with his new
        troops. The FAQ on "may not attack" names re-entry (R37): ours is right.""",
    "7 hearts: re-entry": """After 7 hearts Friedrich may re-enter. He would need at least one new troop
        for it (rule 10, R27), and the card gives him none: ours is right. Once he has re-entered, ours
        refuses what is bought with him.""",
    "named general": """A card that names one general lets his nation click on him or his stack. There is
        nothing to choose (rule 11): ours does it at once, and the positions after it are the same.""",
    "1 hearts: asked together": """Russia is not asked after Austria has refused to swap. Ours asks both
        under seal, so that neither learns the other's answer (R40). Refused is refused: only the asking
        differs.""",
    "Halle: R44": """After 3 diamonds nobody may end a move next to an enemy in Halle. The card forbids
        the attack, not the place: such a pair does not fight (R44): ours is right.""",
    "dead end": """A step next to an enemy is offered to a general who may not attack, where he can
        neither stop nor go on, and has to take his move back. The FAQ forbids the end of such a move:
        ours does not offer the step.""",
    "all cards in hands": """With five decks in the hands nobody draws any more. The FAQ adds decks when
        nothing is left to shuffle (R3): ours goes on.""",
    "7 diamonds: zero": """Pressed by 7 diamonds Prussia may play a card that brings her score to 0
        exactly although she can bring it above. The card wants it positive by the first cards she plays:
        ours is right.""",
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
