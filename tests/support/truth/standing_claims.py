"""What a summary and a report say of how things stand, beside the story."""

from __future__ import annotations

from pbem.engine import questions as q
from pbem.engine import troops, victory
from pbem.engine.apply import apply_all
from pbem.engine.model import OVER, Game
from pbem.engine.sequence import decide, default, legal, questions
from pbem.report.fate_records import FateShown
from pbem.report.question_records import OpenQuestion
from pbem.report.view import View
from support.truth.fate_claims import absent
from support.truth.moment import Moment, ToldFacts, faces
from support.truth.witness import Witness


def check_summary(shown: View, game: Game, seen: Witness) -> None:
    """The table of nations, the decks, who is waited for, the victory line, the cards of fate, the end."""
    for row in shown.nations:
        _row(shown, game, row.name)
    chance = game.chance
    assert (shown.cards.draw, shown.cards.piles) == (len(chance.draw), tuple(map(len, chance.piles)))
    assert {one.nation for one in shown.waiting} == {one.nation for one in questions(game)}
    assert all(one.player == game.player_of(one.nation) for one in shown.waiting)
    _victory(shown, game, seen)
    _cards_of_fate(shown, game)
    for chapter in shown.story:
        if chapter.nation and not chapter.moved and "combat" in chapter.phases:
            assert (chapter.turn, chapter.nation) in seen.unmoved
            seen.checked["no piece moves"] += 1
    seen.checked["how things stand"] += 1


def _row(shown: View, game: Game, nation: str) -> None:
    row, cities = shown.row(nation), game.rules.board.cities
    # Who has nothing to allot is shown as she will be set up.
    set_up = nation in game.hands or troops.has_to_allot(game.rules, nation)
    assert row.troops == (game.total(nation) if set_up else game.rules.nations[nation].troops)
    assert row.cards == len(game.hands.get(nation, ()))
    assert row.most == game.rules.nations[nation].troops and row.quit == (nation in game.quit)
    assert row.player == game.player_of(nation)
    on_map = {piece for piece in game.where if game.rules.nation_of[piece] == nation}
    assert nation not in game.hands or {one.name for one in row.pieces} == on_map
    held = {one.place.key for one in row.objectives if one.held}
    own = {cities[city].key for city in game.conquered if cities[city].objective_of == nation}
    assert held == own
    if row.objectives and not row.quit:
        wanted = [one for one in row.objectives if one.order == 1 or nation not in game.eased]
        spared = 4 if nation == "Austria" and game.offensive and game.offensive.declared else 0
        assert row.needed == len(wanted) - spared
        assert row.held == sum(one.held for one in wanted)


def _victory(shown: View, game: Game, seen: Witness) -> None:
    """The line before the card tells how it was before the card, and that nobody had won."""
    if not shown.victory_counts:
        return
    then = seen.ended
    assert then and then.turn == game.turn and victory.by_objectives(then) is None
    for one in shown.victory_counts:
        assert one.nation not in then.quit
        wanted = victory.objectives_needed(then, one.nation)
        assert one.held == sum(city in then.conquered for city in wanted)
        assert one.needed == victory.count_needed(then, one.nation)
        assert one.lacks_saxony or one.held < one.needed
        seen.checked["victory line"] += 1


def _cards_of_fate(shown: View, game: Game) -> None:
    moment = Moment(game, game, ToldFacts({}), None)
    for card in filter(None, (shown.fate, shown.this_turn, shown.next_turn)):
        absent(card, moment)
        _complete(card, game)


def _complete(card: FateShown, game: Game) -> None:
    """Nobody is missing from those who are absent: whom the text names is there or said to be not."""
    named = {name for name in (*game.retired, *game.quit) if card.when != "for good" and name in card.text}
    assert named <= {one.name for one in card.absent} | (set() if card.kind else named), (card, named)


def check_end(shown: View, game: Game, seen: Witness) -> None:
    """What is told only once the game is over."""
    end = shown.ending
    if game.phase != OVER or not end:
        return
    assert end.turn == game.turn and end.seed == game.chance.seed
    assert {one.nation for one in end.won} == set(game.winners)
    read = [one.event for one in seen.history if type(one.event).__name__ == "FateRead"]
    assert [one.card for _, one in end.fates] == [one.card for one in read]  # type: ignore[attr-defined]
    for toll in end.tolls:
        lost = [one.event for one in seen.history if type(one.event).__name__ == "CombatEnded"]
        won = [one for one in lost if one.winner == toll.nation]  # type: ignore[attr-defined]
        assert toll.won == len(won)
    seen.checked["the end"] += 1


# -------------------------------------------------------------------------------------- questions


def check_questions(shown: View, game: Game, seen: Witness) -> None:
    """What a player is asked, may answer and is told of the deadline and of a defeat."""
    asked = {one.number: one for one in questions(game) if one.nation in game.roles[shown.player or ""]}
    for one in shown.questions:
        question = asked[one.number]
        assert (one.nation, one.kind) == (question.nation, question.kind)
        if one.kind == q.PLAY:
            _play(one, game)
        chosen = default(game, question)
        assert one.default.kind == type(chosen).__name__
        ruling = decide(game, chosen)
        assert not isinstance(ruling, q.Verdict)
        seen.checked[f"question: {one.kind}"] += 1


def _play(one: OpenQuestion, game: Game) -> None:
    now, nation = game.stage.combat, one.nation
    assert now and one.score == now.score_of(nation)
    board = game.rules.board
    assert one.suit == board.cities[now.city_of(nation)].suit
    question = next(asked for asked in questions(game) if asked.nation == nation)
    playable = {answer.card for answer in legal(game, question) if isinstance(answer, q.Play)}
    own = [face for face in faces(game, nation) if face in playable and face != "R"]
    assert sorted(one.cards) == own or one.double
    stop = q.Stop(nation)
    assert one.must == isinstance(decide(game, stop), q.Verdict)
    if one.score < 0 and not one.must:
        _defeat(one, game, stop)


def _defeat(one: OpenQuestion, game: Game, stop: q.Stop) -> None:
    """The defeat that is told is the one that comes."""
    assert game.stage.combat
    city, nation = game.stage.combat.city_of(one.nation), one.nation
    stack, before = game.generals_at(city), game.total(one.nation)
    ruling = decide(game, stop)
    assert not isinstance(ruling, q.Verdict)
    game = apply_all(game, ruling)
    if game.stage.retreat:
        game = _retreated(game)
    assert before - game.total(nation) == one.loss
    assert sum(game.troops.get(name, 0) for name in stack) == one.left
    if one.left:
        moved = {game.where[name] for name in stack if name in game.where}
        assert len(moved) == 1 and city not in moved


def _retreated(game: Game) -> Game:
    from pbem.engine import retreat

    owed = game.stage.retreat
    assert owed
    forced = retreat.forced_retreat(game, owed)
    if forced:
        return apply_all(game, forced)
    first = next(iter(retreat.ends(game, owed)))
    ruling = decide(game, q.ChooseRetreat(owed.winner, first))
    assert not isinstance(ruling, q.Verdict)
    return apply_all(game, ruling)
