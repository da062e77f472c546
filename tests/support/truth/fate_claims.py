"""What sentences about the Clock of Fate and the Offensive Option claim (rules 11, 13, 14)."""

from __future__ import annotations

from pbem.engine import fate, victory
from pbem.engine.model import AFTER_FATE, FATE
from pbem.report.fate_records import LEFT, NOT_IN_GAME, RETIRED, FateShown
from support.truth.board_claims import Claim
from support.truth.moment import Moment, faces

PLAYERS = {"Frederick", "Elisabeth", "Maria Theresa", "Pompadour"}


def fate_read(m: Moment) -> None:
    shown: FateShown = m.facts["fate"]
    assert shown.card == m.before.fate.clock[0] == m.after.fate.card and m.after.phase == FATE
    assert shown.suit == m.after.fate.suit
    known = m.before.rules.clock.cards[shown.card]
    assert shown.stroke == known.stroke
    if shown.kind:
        effect = known.versions[shown.suit]
        assert (shown.text, shown.when) == (effect.text, effect.when)
    absent(shown, m)
    names_only_players_of_the_game(shown, m)


def absent(shown: FateShown, m: Moment) -> None:
    """Whoever is said to be absent is, for the reason given."""
    game = m.after
    for one in shown.absent:
        known = one.name in game.rules.nations or one.name in game.rules.generals
        gone = {LEFT: one.name in game.quit, RETIRED: one.name in game.retired, NOT_IN_GAME: not known}
        assert gone[one.why], one


def names_only_players_of_the_game(shown: FateShown, m: Moment) -> None:
    others = PLAYERS - set(m.after.rules.players)
    assert not any(f"player {name} " in shown.text for name in others)
    if shown.stroke and shown.card not in ("Poems", "Lord Bute"):
        assert ("eased" in shown.text) == m.after.rules.eased
        assert ("takes over" in shown.text) == m.after.rules.eased


def fate_settled(m: Moment) -> None:
    assert m.before.phase == FATE and m.after.phase == AFTER_FATE
    assert m.facts["card"] == m.before.fate.card


def fate_used(m: Moment) -> None:
    assert m.facts["card"] == m.before.fate.card and m.after.fate.used and not m.before.fate.used


def fate_declined(m: Moment) -> None:
    assert m.facts["card"] == m.before.fate.card
    assert m.before.phase == FATE or m.before.stage.evading
    assert m.before.troops == m.after.troops and m.before.hands == m.after.hands
    assert m.facts["nation"] not in m.after.quit


def troops_changed(m: Moment) -> None:
    nation = m.facts["nation"]
    assert m.after.total(nation) - m.before.total(nation) == m.facts["change"]
    if "troops" in m.facts:
        assert all(m.after.troops[name] == troops for name, troops in m.facts["troops"].items())


def sealed(m: Moment) -> None:
    nation, face = m.facts["nation"], m.facts["card"]
    assert m.after.fate.sealed[nation] == face
    assert face is None or face in faces(m.after, nation)


def card_given(m: Moment) -> None:
    nation, taker = m.facts["nation"], m.facts["taker"]
    assert len(m.before.hands[nation]) - len(m.after.hands[nation]) == 1
    assert len(m.after.hands[taker]) - len(m.before.hands[taker]) == 1
    if "card" in m.facts:
        assert sorted([*faces(m.after, nation), m.facts["card"]]) == faces(m.before, nation)


def card_received(m: Moment) -> None:
    assert m.facts["card"] in faces(m.after, m.facts["nation"])
    assert m.facts["giver"] != m.facts["nation"] and m.facts["giver"] in m.after.hands


def displaced(m: Moment) -> None:
    pieces, start, path = m.facts["pieces"], m.city("start"), m.numbers(m.facts["path"])
    assert all(m.before.where[name] == start and m.after.where[name] == path[-1] for name in pieces)
    assert m.before.conquered == m.after.conquered
    assert {m.before.rules.nation_of[name] for name in pieces} == {m.facts["nation"]}
    if m.facts["evaded"]:
        cities = {city for pair in m.after.stage.attacks for city in pair}
        assert start in m.before.stage.evading and start not in cities and path[-1] not in cities


# ----------------------------------------------------------------------------------------- strokes


def income_cut(m: Moment) -> None:
    """She draws fewer; "but keeps them all" is said of whoever gave some up so far."""
    nation = m.facts["nation"]
    (drew, gave), (draws, gives) = fate.income(m.before, nation), fate.income(m.after, nation)
    assert drew > draws == m.facts["draw"]
    assert gives == 0 and m.facts["keeps"] == (gave > 0)


def colony_lost(m: Moment) -> None:
    assert m.facts["colony"] == m.before.fate.card and m.after.fate.colonies == m.before.fate.colonies + 1


def nation_quit(m: Moment) -> None:
    nation = m.facts["nation"]
    assert m.after.quit - m.before.quit == {nation} and m.gone(m.facts["pieces"])
    assert {m.before.rules.nation_of[name] for name in m.facts["pieces"]} <= {nation}
    assert m.before.conquered - m.after.conquered == set(m.numbers(m.facts["lost"]))
    held = len(m.before.hands.get(nation, ()))
    assert m.facts["cards"] == held and not m.after.hands.get(nation)


def retired(m: Moment) -> None:
    general = m.facts["general"]
    nation = m.before.rules.nation_of[general]
    assert general in m.after.retired - m.before.retired and general not in m.after.where
    assert m.before.total(nation) - m.after.total(nation) == m.facts["lost"]
    assert nation == "Hanover" or m.after.rules.eased  # R49
    if "left" in m.facts:
        assert all(m.after.troops[name] == troops for name, troops in m.facts["left"].items())


def taken_over(m: Moment) -> None:
    nation, player = m.facts["nation"], m.facts["player"]
    assert m.after.player_of(nation) == player != m.before.player_of(nation)
    assert player in m.after.rules.players


def eased(m: Moment) -> None:
    nation, cities = m.facts["nation"], m.after.rules.board.cities
    assert nation not in m.before.eased
    assert {cities[city].objective_order for city in victory.objectives_needed(m.after, nation)} == {1}
    assert m.after.rules.eased


# ---------------------------------------------------------------------------- the Offensive Option


def offensive_decided(m: Moment) -> None:
    now, face = m.after.offensive, m.facts["card"]
    assert now and now.declared == bool(face) and m.before.offensive is None
    assert (now.card.face if now.card else None) == face
    assert m.facts["nation"] == "Prussia" == m.stage


def offensive_card_taken(m: Moment) -> None:
    was = m.before.offensive
    assert was and was.card and was.card.face == m.facts["card"]
    assert was.card in m.after.hands[m.facts["nation"]]


def objectives_given_up(m: Moment) -> None:
    given = set(m.numbers(m.facts["cities"]))
    assert given and m.before.conquered - m.after.conquered == given
    cities = m.before.rules.board.cities
    assert {cities[city].objective_of for city in given} == {m.facts["nation"]}


FATE_CLAIMS: dict[str, Claim] = {
    "FateRead": fate_read,
    "FateSettled": fate_settled,
    "FateUsed": fate_used,
    "FateDeclined": fate_declined,
    "TroopsChanged": troops_changed,
    "Sealed": sealed,
    "CardGiven": card_given,
    "CardReceived": card_received,
    "Displaced": displaced,
    "IncomeCut": income_cut,
    "ColonyLost": colony_lost,
    "NationQuit": nation_quit,
    "Retired": retired,
    "TakenOver": taken_over,
    "Eased": eased,
    "OffensiveDecided": offensive_decided,
    "OffensiveCardTaken": offensive_card_taken,
    "ObjectivesGivenUp": objectives_given_up,
}
