"""Plans for fights to come: `Against Daun play D8, then D3`, `accept the loss of two at most`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.orders.plain_words.buying.purchase import is_trade
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.whose_fights import side_fighting
from pbem.orders.plain_words.outcome import Doubt, Outcome, Taken, Why
from pbem.orders.plain_words.plans.case import Case
from pbem.orders.plain_words.plans.plan_chunks import names_rest
from pbem.orders.plain_words.plans.plan_parts import giving_up_at_last, plan_parts, runs
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word
from pbem.patterns import compiled
from pbem.records import dataclass

CARDS = compiled(r"\b[SCHD]\d+")

GOING_ON = ("then", "if", "until", "should", "answered", "but")
"""What a sentence begins with that goes on with the plan before it."""

LIMITING = ("ask", "concede", "no more", "keep", "lose", "under", "answered")
"""What it may say of that fight."""


@dataclass(frozen=True)
class Fight:
    """The two sides of a fight that a letter tells of."""

    nation: str
    own: str = ""
    enemy: str = ""

    @property
    def sides(self) -> str:
        """The sides as a plan names them."""
        return " ".join(filter(None, (self.own, f"> {self.enemy}" if self.enemy else "")))


ATTACK = "attack "


def fight_of(nation: str, attack: str) -> Fight:
    """The fight that an attack begins, `attack Keith + Schwerin > Daun`, by the first of each side."""
    own, _, enemy = attack.removeprefix(ATTACK).partition(" > ")
    return Fight(nation, own.split(" + ")[0], enemy.split(" + ")[0])


Heads = Sequence[tuple[Fight, str]]
"""Fights, and what the plans for them begin with: `battle Keith > Daun if attacked`."""


@dataclass(frozen=True)
class CasesBefore:
    """The cases that the sentence right before tells of."""

    line: int
    size: int
    """The size of the outcome behind them: nothing else was told since."""
    heads: Heads
    last: Case | None
    rest: Sequence[str]
    """The clauses for all other cases, if they were told of, too."""
    is_bare: bool = False
    """Whether nothing but a loss was told that is accepted."""


class FightPlans:
    """The plans that the sentences of a letter tell; `last` is the fight they have told of last."""

    def __init__(self) -> None:
        self.last: Fight | None = None
        self.head = ""
        """The head of the plan told of last: `battle Keith > Daun if attacked: `."""
        self.is_broken = False
        """Whether something that was told of that fight was not read, so that nothing more is taken of it."""
        self.size = -1
        """The size of the outcome when an attack was told of last."""
        self.playable: tuple[str, ...] = ()
        """The cards that a question leaves, if a line of the letter has answered it with one of them."""
        self._attack: Taken | None = None
        self._line = 0
        self.is_open = False
        """Whether the sentence before told of a plan, so that the next may go on with it."""
        self.kept: Taken | None = None
        """The attack, or the plan of one fight, in its own form that stands right before the sentence."""
        self.is_one_of_many = False
        """Whether another fight stands right before that one."""
        self.of_nobody: tuple[Sequence[Entity], str] | None = None
        """The plan told right before that names nobody and was not taken, and its sentence."""
        self._last_told: Fight | None = None
        self.allowed: tuple[int, str] | None = None
        """The line and the words that were asked back because they only say that a card may be played."""
        self.cases: CasesBefore | None = None
        """The cases of a fight that were told of last."""

    def keep(self, order: Taken, fight: Fight, out: Outcome) -> None:
        """Note an attack, or the plan of one fight, that is an order as it stands."""
        before = self.kept
        is_next = before is not None and order.line - before.line <= 1
        self.is_one_of_many = is_next and (self.is_one_of_many or not is_same_fight(self.last, fight))
        if before is None:
            self._last_told = self.last
        self.kept, self.last, self.is_open, self.is_broken = order, fight, False, False
        self.head = f"{order.text.partition(':')[0]}: " if order.text.startswith("battle ") else ""
        self.size, self._line = out.size, order.line

    def come_to(self, line: int, nation: str | None) -> None:
        """Leave what is an order as it stands alone where the next sentence does not follow at once, and the
        fight of one nation below the heading of another."""
        if nation and self.last and self.last.nation != nation:
            self.last = None
        if self.kept and not 0 <= line - self.kept.line <= 1:
            self.kept, self.last, self.is_one_of_many = None, self._last_told, False

    def settle_allowed(self, out: Outcome) -> None:
        """Leave out the doubt about a card that may be played: a plan is told for its fight."""
        out.doubts[:] = [one for one in out.doubts if (one.line, one.said) != self.allowed]
        self.allowed = None

    def read(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Add the plan that a sentence tells; False if it tells none."""
        if not at.sets_up and is_trade(at, entities):
            out.doubt(entities[0].line, Why.PURCHASE)
            return True
        fight = None if at.sets_up else self._fight(at, entities, out)
        if fight is None:
            return False
        if _begins_with_others(entities):
            out.doubt(entities[0].line, Why.FIGHT)
            return True
        names = any(one.kind == Kind.PIECE for one in entities)
        goes_on = fight == self.last and not names
        self.is_broken = self.is_broken and goes_on
        attacked = is_attacked(at, entities)
        parts = plan_parts(entities, at.held(fight.nation), is_attacked=attacked)
        clauses = parts.clauses()
        if not clauses and not parts.is_whole and fight.own and mean(entities, "keep", "lose", "play"):
            self.unsay(out)
            out.doubt(entities[0].line, Why.FIGHT)
            return True
        if not clauses:
            return self._only_attack(at, entities, fight, out)
        self.last = fight
        if _are_several(at, entities):
            out.doubt(entities[0].line, Why.FIGHT)
            return True
        is_left = (names and names_rest(entities)) or _leaves_cards(entities, clauses)
        is_left = is_left or _lets_card_stay(entities, clauses)
        if self.is_broken or not parts.is_whole or parts.is_strange or is_left:
            self.is_broken = True
            self.unsay(out)
            out.doubt(entities[0].line, Why.FIGHT)
            return True
        sides = fight.sides + (" if attacked" if attacked else "")
        head = f"battle {sides}: ".replace("  ", " ").replace(" :", ":")
        head = self.head if self.is_open and goes_on else head
        before = out.orders[-1] if out.orders else None
        if before and before.nation == fight.nation and before.text.startswith(head):
            out.lengthen(_longer(before.text, clauses))
            out.parts += 1
        else:
            self.attack(at, entities, fight, out)
            out.take(entities[0].line, fight.nation, f"{head}{', '.join(clauses)}")
        self.is_open, self.head = True, head
        return True

    def goes_further(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence that names nobody belongs to the plan that the one before it tells."""
        names = any(one.kind == Kind.PIECE for one in entities)
        return self.last is not None and (self.is_open or names) and not _begins_with_others(entities)

    def of_suit(self, at: Situation, out: Outcome) -> tuple[str, ...]:
        """The cards of the suit that the plan right before this plays: `the 13 I hold for Soubise`."""
        before = out.orders[-1] if out.orders else None
        if not self.is_open or before is None or not before.text.startswith("battle "):
            return ()
        suits = {card[0] for card in CARDS.findall(before.text)}
        return tuple(card for card in at.held(before.nation) if {card[0]} == suits)

    def fought(self, at: Situation) -> Fight | None:
        """The fight told of last, else the one in which a card is asked for now; None without any."""
        return self.last or (self.fight_meant(at, (), ()) if at.question(q.PLAY) else None)

    def meant(self, entities: Sequence[Entity], out: Outcome) -> Fight | None:
        """The fight that a sentence means which names nobody: the one told of last; none if `we` fight so
        behind sentences on other things, which is for all fights."""
        is_far = not self.is_open and self.size != out.size
        return None if is_far and mean(entities, "I") else self.last

    def is_below(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
        """Whether a sentence stands in another paragraph than the fight told of last, with orders on other
        things between them: then a plan that names nobody may be for that fight, or for all."""
        is_far = not self.is_open and self.size != out.size
        blocks = [at.blocks.get(line) for line in (self._line, entities[0].line)]
        return is_far and self.last is not None and blocks[0] != blocks[1]

    def goes_on(self, entities: Sequence[Entity]) -> bool:
        """Whether a sentence of which nothing was read may limit the plan before it: `Not more than two.`"""
        if not self.is_open:
            return False
        if entities[0].means(*GOING_ON):
            return True
        if any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) for one in entities):
            return False
        return mean(entities, "not", "if", "lose", "keep", "beyond") or any(one.number for one in entities)

    def unsay(self, out: Outcome) -> None:
        """Take the plan that was told of last back: something that belongs to it was not read."""
        before = out.orders[-1] if out.orders else None
        if self.is_open and before and before.text.startswith("battle "):
            out.orders.pop()
            out.doubts.append(Doubt(before.line, Why.FIGHT, said=before.said))
            out.parts += 1
        self.is_open = False

    def _only_attack(self, at: Situation, entities: Sequence[Entity], fight: Fight, out: Outcome) -> bool:
        """Note a fight that only its sides tell of, `Friedrich against Browne.`, and add the attack."""
        if not mean(entities, "against") or not (fight.own and fight.enemy):
            return False
        if mean(entities, "if", "not", "maybe", "thought") or any(one.number for one in entities):
            return False
        before = len(out.orders)
        self.attack(at, entities, fight, out)
        self.last = fight
        return len(out.orders) > before

    def attack(self, at: Situation, entities: Sequence[Entity], fight: Fight, out: Outcome) -> None:
        """Add the attack that a plan tells of, if the two stand side by side by then."""
        own, enemy = at.where.get(fight.own), at.where.get(fight.enemy)
        if own is None or enemy is None or enemy not in at.near(own) or is_attacked(at, entities):
            return
        if at.game.stage.combat:
            return
        # Told on a condition it must not be told once more without.
        told = (one.text.rpartition(": ")[2] for one in out.orders)
        if not any(text.startswith(f"attack {fight.own}") for text in told):
            out.take(entities[0].line, fight.nation, f"attack {fight.own} > {fight.enemy}")

    def fight_meant(self, at: Situation, entities: Sequence[Entity], before: Sequence[str]) -> Fight | None:
        """The fight that a sentence is most likely about: of the pieces that it names, the one that is
        fought now, the one told of last, or one of the pieces told of `before`; None without any sign."""
        names = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
        own = [str(name) for name in names if name in at.rules.generals and at.is_own(str(name))]
        enemies = [str(name) for name in names if name in at.rules.generals and not at.is_own(str(name))]
        if own or enemies:
            return Fight(at.rules.nation_of[own[0]] if own else "", *own[:1] or [""], *enemies[:1])
        combat, side = at.game.stage.combat, side_fighting(at)
        if combat and side:
            sides = (at.game.generals_at(combat.city_of(one))[0] for one in (side, combat.enemy(side)))
            return Fight(side, *sides)
        generals = [name for name in before if name in at.rules.generals]
        told = Fight(at.rules.nation_of[generals[0]], generals[0]) if generals else None
        return self.last or told

    def note(self, out: Outcome) -> None:
        """Note a fight that an attack begins, if that was told of last: `Then play H9` is about it."""
        told = out.orders[-1] if out.orders else None
        order = told.text.rpartition(": ")[2] if told else ""
        if told is None or not order.startswith(ATTACK):
            return
        self.last = fight_of(told.nation, order)
        self.size = self.size if told is self._attack else out.size
        self._line = told.line
        self._attack = told

    def _fight(self, at: Situation, entities: Sequence[Entity], out: Outcome) -> Fight | None:
        """Which fight a sentence is about; None if it is about none."""
        names = [at.piece(one) for one in entities if one.kind == Kind.PIECE]
        own = [str(name) for name in names if name in at.rules.generals and at.is_own(str(name))]
        enemies = [str(name) for name in names if name in at.rules.generals and not at.is_own(str(name))]
        # A city makes it a march, unless the sentence names only the enemy.
        if own and any(one.kind == Kind.CITY and one.is_full for one in entities):
            return None
        if not own and not enemies and mean(entities, "attack") and (fight := _fight_at(at, entities, out)):
            return fight
        if not own and not enemies and _is_of_others(entities):
            return None
        if not own and not enemies:
            goes_on = self.is_open and (mean(entities, *LIMITING) or runs(entities))
            here = mean(entities, "attack") and any(one.kind == Kind.CARD for one in entities)
            is_meant = goes_on or here or mean(entities, "play", "first", "reserve") or _begins(entities)
            # What stands behind orders of another nation is about her fights.
            now = out.orders[-1].nation if out.orders else None
            is_past = self.last is not None and not self.is_open and now not in (None, self.last.nation)
            return self.last if is_meant and not is_past else None
        if not own and mean(entities, "every"):
            # `Ferdinand loses 2 in every fight` tells of him.
            return None
        if not mean(entities, "attack", "against") and not (enemies and mean(entities, "play", "concede")):
            return None
        cards = [one.text for one in entities if one.kind == Kind.CARD]
        nation = at.rules.nation_of[own[0]] if own else _nation(at, enemies, cards, out)
        if nation is None:
            return None
        if not own:
            is_last = self.last is not None and self.last.enemy in enemies
            own = [self.last.own] if self.last and is_last else attackers(enemies, out)
        return Fight(nation, *own[:1] or [""], *enemies[:1])


def _longer(plan: str, clauses: Sequence[str]) -> str:
    """A plan with more clauses; what is played behind the cards that it ends with is one row with these:
    `H9 first. If he goes over it, H6.`"""
    last = plan.replace(": ", ", ").rpartition(", ")[2]
    if last.startswith(PLAY) and clauses[0].startswith(PLAY):
        plan, clauses = f"{plan} {clauses[0].removeprefix(PLAY)}", clauses[1:]
    head, _, said = ", ".join((plan, *clauses)).partition(": ")
    return f"{head}: {', '.join(giving_up_at_last(said.split(', ')))}"


PLAY = "play "


def _is_of_others(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with other fights than that told of last: `All other fights: loss 1`."""
    first = entities[:OPENING]
    return mean(first, "other") and mean(first, "combat")


OPENING = 5
"""So many words may tell which fights are meant: `in all of the other fights`."""


def _begins_with_others(entities: Sequence[Entity]) -> bool:
    """Whether a plan that names nobody begins with all others, whose fight is none told of before."""
    named = any(one.kind == Kind.PIECE for one in entities)
    return not named and names_rest(entities[:OTHERS])


OTHERS = 3
"""So many words a plan for all others begins with: `and all others`."""


def _lets_card_stay(entities: Sequence[Entity], clauses: Sequence[str]) -> bool:
    """Whether a card stays in hand that clauses play: `S5 and S9 ok, S13 stays in hand`."""
    cards = [place for place, one in enumerate(entities) if one.kind is Kind.CARD]
    stays = any(mean(entities[place + 1 : place + 2], "stay") for place in cards)
    return stays and not any(clause.startswith("keep") for clause in clauses)


def _are_several(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether generals of the writer's who stand apart are named: each is told of his own fight."""
    own = {at.own_piece(one) for one in entities if one.kind is Kind.PIECE} & set(at.rules.generals)
    return len({at.where.get(name) for name in own if name}) > 1


def is_same_fight(one: Fight | None, other: Fight) -> bool:
    """Whether two may be the same: `attack Friedrich > Browne`, `battle > Browne: ...`"""
    if one is None or one.nation != other.nation:
        return False
    pairs = ((one.own, other.own), (one.enemy, other.enemy))
    return all(not (mine and his) or mine == his for mine, his in pairs)


def is_attacked(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells of an attack by an enemy: `If Daun attacks Keith`, `Greift Daun Keith an:`"""
    names = [(place, at.piece(one)) for place, one in enumerate(entities) if one.kind == Kind.PIECE]
    attack = next((place for place, one in enumerate(entities) if one.means("attack")), None)
    if not names or attack is None or names[0][1] is None or at.is_own(names[0][1]):
        return False
    if names[0][0] and entities[names[0][0] - 1].means("against", "with"):
        return False
    is_passive = names[0][0] > attack and entities[attack + 1].means("via", "from")
    has_own = any(name and at.is_own(name) for _, name in names)
    return has_own or (mean(entities, "if", "should") and (names[0][0] < attack or is_passive))


def _fight_at(at: Situation, entities: Sequence[Entity], out: Outcome) -> Fight | None:
    """The fight of those who attack out of a city: `Fight in Zittau: H8 first`."""
    cities = [one.cities for one in entities if one.kind == Kind.CITY and one.is_full]
    for order in out.orders if len(cities) == 1 else ():
        fight = fight_of(order.nation, order.text)
        if order.text.startswith(ATTACK) and at.where.get(fight.own) in cities[0]:
            return fight
    return None


def attackers(enemies: Sequence[str], out: Outcome) -> list[str]:
    """The first general of the stack that a letter says attacks one of these enemies."""
    orders = (one.text for one in out.orders if one.text.startswith(ATTACK))
    attacks = [text.removeprefix(ATTACK).split(" > ") for text in orders]
    return [own.split(" + ")[0] for own, enemy in attacks if any(name in enemy for name in enemies)][:1]


def _begins(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with a card or a suit: `S13, then S12.`, `Lowest club that works.`"""
    words = [one for one in entities if one.kind != Kind.MARK and not one.means("the", "filler")]
    if not words:
        return False
    is_card = words[0].kind == Kind.CARD or bool(suit_word(words[0]))
    return is_card or (
        words[0].means("lowest", "highest", "all", "spare none") and any(suit_word(one) for one in words[1:3])
    )


def _nation(at: Situation, enemies: Sequence[str], cards: Sequence[str], out: Outcome) -> str | None:
    """Whose plan it is: of the writer's only nation, else of the one that attacks those enemies, else of the
    one whose part of the letter it is in if she holds the cards."""
    if len(at.nations) == 1:
        return at.nations[0]
    attacks = [one for one in out.orders if one.text.startswith("attack ")]
    owners = {one.nation for one in attacks if any(name in one.text.split(" > ")[1] for name in enemies)}
    if not owners and at.nation and cards and all(card in at.held(at.nation) for card in cards):
        # The part of the letter is hers, and so are the cards.
        return at.nation
    return owners.pop() if len(owners) == 1 else None


def _leaves_cards(entities: Sequence[Entity], clauses: Sequence[str]) -> bool:
    """Whether a sentence tells of a card that is played, and the plan that was read of it has none."""
    cards = [one.text for one in entities if one.kind is Kind.CARD]
    said = " ".join(clauses)
    return bool(cards) and not any(card in said for card in cards)
