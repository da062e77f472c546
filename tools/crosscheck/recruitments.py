"""Recruitment compared (rule 10): prices, who receives troops, what re-enters and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from pbem.engine import recruitment
from pbem.engine.cards import points
from pbem.engine.model import Card, Game
from pbem.engine.questions import Recruit, Verdict
from tools.crosscheck import causes, mirror
from tools.crosscheck.names import OFF_MAP, card
from tools.crosscheck.record import Action, State
from tools.crosscheck.replay import Replay


def pieces_to_buy(replay: Replay, game: Game) -> set[str]:
    """Whom a nation could give a first troop, or bring back, if she paid with all she holds."""
    nothing = Recruit(replay.nation, tuple(c.face for c in game.hands[replay.nation]), {})
    return {piece for piece in _pieces(game, replay.nation) if _chances(game, nothing, piece)}


def _pieces(game: Game, nation: str) -> tuple[str, ...]:
    own = game.rules.nations[nation]
    return (*own.generals, *own.trains)


def start_recruitment(replay: Replay, state: State) -> None:
    """After all moves: whether there is anything to recruit, and the game from where it starts."""
    ours = pieces_to_buy(replay, replay.game)
    theirs = state["state"] in ("recruit", "re_enter_choose_city")
    cause = causes.cause_of_nothing_to_buy(replay.game, replay.nation, ours=bool(ours))
    replay.note(f"recruitment: {', '.join(sorted(ours)) or 'nobody'}", bool(ours), theirs, cause)
    replay.before_recruitment = replay.game if theirs else None


def compare_substitutes(replay: Replay, action: Action) -> None:
    """The substitute city is chosen because all depots are closed (R28)."""
    assert replay.before_recruitment
    game = replay.before_recruitment
    ours = set(recruitment.entry_cities(game, replay.nation, game.rules.nations[replay.nation].generals[0]))
    if not recruitment.all_depots_closed(game, replay.nation):
        ours = set()
    theirs = replay.names.known(action.pieces("space"))
    names = replay.names
    cause = causes.cause_of_substitute(game, ours ^ theirs)
    replay.note("substitute cities", names.titles(ours), names.titles(theirs), cause)
    assert action.argument is not None
    chosen = names.cities[action.argument]
    replay.before_recruitment = replace(game, stage=replace(game.stage, substitute=chosen))


def compare_choice(replay: Replay, action: Action) -> None:
    """A card is put down, or somebody chosen for what was paid; or recruitment ends."""
    assert replay.before_recruitment
    _compare_choices(replay, action)
    if action.pieces("card"):
        held = {c.face for c in mirror.hands(replay.game, action.before)[replay.nation]}
        replay.note("cards to pay with", held, {card(code).face for code in action.pieces("card")})
    if action.name == "end_recruit":
        _end(replay, action)


def _compare_choices(replay: Replay, action: Action) -> None:
    """Who may be bought for; nothing is compared any more once a piece entered that ours does not let in."""
    game, names = replay.before_recruitment, replay.names
    assert game
    so_far = bought_so_far(replay, game, action.before)
    if causes.cause_of_entry(game, replay.nation, so_far.entering):
        return
    pieces = _pieces(game, replay.nation)
    ours = {_stack(replay, action.before, piece) for piece in pieces if _chances(game, so_far, piece)}
    theirs = {_stack(replay, action.before, names.pieces[number]) for number in action.pieces()}
    for piece in sorted(ours ^ theirs):
        cause = causes.cause_of_receiver(game, so_far, piece)
        replay.note(f"receiver: {piece}", piece in ours, piece in theirs, cause)
    replay.note("receiver", True, True)


def _stack(replay: Replay, state: State, piece: str) -> str:
    """A general's stack has one pool: the highest rank stands for it."""
    places = state["pos"]
    number = replay.names.piece_number[piece]
    if number >= len(state["troops"]) or places[number] >= OFF_MAP:
        return piece
    top: int = places.index(places[number])
    return replay.names.pieces[top]


def bought_so_far(replay: Replay, game: Game, state: State) -> Recruit:
    """What has been paid and recruited up to a recorded position."""
    troops = {name: state["troops"][replay.names.piece_number[name]] for name in game.rules.generals}
    new = {name: count - game.troops.get(name, 0) for name, count in troops.items()}
    entered = state["recruit"]["pieces"] if "recruit" in state else []
    entering = tuple(
        (replay.names.pieces[number], replay.names.cities[place])
        for number, place in zip(entered[::2], entered[1::2], strict=True)
    )
    paid = _paid(game.hands[replay.nation], mirror.hands(game, state)[replay.nation])
    return Recruit(replay.nation, paid, {name: count for name, count in new.items() if count}, entering)


def _paid(before: tuple[Card, ...], after: tuple[Card, ...]) -> tuple[str, ...]:
    left = Counter(card.face for card in before) - Counter(card.face for card in after)
    return tuple(left.elements())


def _chances(game: Game, so_far: Recruit, piece: str) -> list[Recruit]:
    """The ways in which our rules let a piece be bought something more."""
    return [
        answer
        for answer in _more(game, so_far, piece)
        if not isinstance(recruitment.recruit(game, answer), Verdict)
    ]


def _more(game: Game, so_far: Recruit, piece: str) -> Iterator[Recruit]:
    entered = dict(so_far.entering)
    if piece in game.rules.trains:
        troops = so_far.troops
    else:
        troops = {**so_far.troops, piece: so_far.troops.get(piece, 0) + 1}
    if piece in game.where or (piece in entered and piece in game.rules.generals):
        if piece in game.rules.generals:
            yield Recruit(so_far.nation, so_far.cards, troops, so_far.entering)
    elif piece not in entered:
        for place in recruitment.entry_cities(game, so_far.nation, piece):
            yield Recruit(so_far.nation, so_far.cards, troops, (*so_far.entering, (piece, place)))


def compare_entry(replay: Replay, action: Action) -> None:
    """Where a piece may re-enter (R27)."""
    game = replay.before_recruitment
    assert game
    so_far = bought_so_far(replay, game, action.before)
    piece = replay.names.pieces[action.before["selected"][0]]
    chances = _chances(game, _with_all(so_far, game), piece)
    ours = {dict(answer.entering)[piece] for answer in chances}
    theirs = replay.names.known(action.pieces("space"))
    entering = [*so_far.entering, *((piece, city) for city in theirs - ours)]
    cause = causes.cause_of_entry(game, replay.nation, entering)
    replay.note(f"entry: {piece}", replay.names.titles(ours), replay.names.titles(theirs), cause)


def _with_all(answer: Recruit, game: Game) -> Recruit:
    """The recruitment so far, paid with the whole hand: the place is asked when the price is paid already."""
    return replace(answer, cards=tuple(card.face for card in game.hands[answer.nation]))


def _end(replay: Replay, action: Action) -> None:
    """All that was bought is recruited in our game at once, and both positions are compared."""
    game = replay.before_recruitment
    assert game
    replay.game, replay.before_recruitment = game, None
    state = {**action.before, "hand": action.after["hand"]}
    answer = bought_so_far(replay, game, state)
    replay.note("price", *_prices(game, answer, action))
    if answer.troops or answer.entering:
        cause = causes.cause_of_entry(game, replay.nation, answer.entering)
        if not replay.answer("recruit", answer, cause):
            replay.catch_up(state)
    entered = dict(answer.entering)
    replay.check("after recruitment", state, lambda gap: causes.cause_after_recruitment(game, entered, gap))


def _prices(game: Game, answer: Recruit, action: Action) -> tuple[bool, bool]:
    """Whether what was paid is enough at our price; they let it be."""
    trains = sum(piece in game.rules.trains for piece, _ in answer.entering)
    cost = (sum(answer.troops.values()) + trains) * recruitment.price(game, answer.nation)
    hand = [card for card in game.hands[answer.nation]]
    paid = []
    for face in answer.cards:
        card = next(card for card in hand if card.face == face)
        hand.remove(card)
        paid.append(card)
    return points(paid) >= cost, True
