"""The four letters of turn 1, as they came: in any order, to the same game and the same reports."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner

from pbem.cli.main import pbem
from pbem.desk.letters import submit
from pbem.desk.turns import resolve
from pbem.engine.events import Drawn
from pbem.engine.model import RESERVE
from pbem.game import log, save, state
from pbem.game.state import State
from support.log_heads import without_head_bytes
from support.play_by_mail.player_addresses import PLAYERS

LETTERS = Path(__file__).parent / "letters"
TURN_ONE = ("elisabeth.txt", "frederick.eml", "maria-theresa.eml", "pompadour.forum.txt")

STAND = {
    # Frederick's letter
    "Friedrich": "Dresden",
    "Winterfeldt": "Dresden",
    "Heinrich": "Luckau",
    "Schwerin": "Strehlen",  # stays where he is set up
    "Keith": "Schweidnitz",
    "Seydlitz": "Wittenberg",
    "Dohna": "Stargard",
    "Lehwaldt": "Heiligenbeil",
    "Prussia train 1": "Falkenberg",
    "Prussia train 2": "Grünberg",  # stays where it is set up
    "Ferdinand": "Verden",
    "Cumberland": "Hameln",
    "Hanover train 1": "Braunschweig",
    # Elisabeth's
    "Saltikov": "Piła",
    "Fermor": "Piła",
    "Apraxin": "Johannisburg",
    "Tottleben": "Nowy Miasto",
    "Russia train 1": "Bydgoszcz",
    "Russia train 2": "Nasielsk",
    "Ehrensvärd": "Wolgast",
    "Sweden train 1": "Rostock",
    # Maria Theresa's
    "Daun": "Kuttenberg",
    "Browne": "Friedland (Bohemia)",
    "Karl": "Friedland (Bohemia)",
    "Laudon": "Ziegenhals",
    "Lacy": "Prag",
    "Austria train 1": "Raudnitz",
    "Austria train 2": "Jitschin",
    "Hildburghausen": "Saalfeld",
    "Imperial Army train 1": "Bamberg",
    # Pompadour's
    "Richelieu": "Büren",
    "Chevert": "Büren",
    "Soubise": "Bebra",
    "France train 1": "Siegen",
    "France train 2": "Fulda",
}
"""Every piece of the game, and where its player's letter sends it."""

TROOPS = {
    "Friedrich": 8, "Winterfeldt": 3, "Heinrich": 4, "Schwerin": 6, "Keith": 4, "Seydlitz": 2, "Dohna": 3,
    "Lehwaldt": 2, "Ferdinand": 7, "Cumberland": 5, "Saltikov": 6, "Fermor": 4, "Apraxin": 4, "Tottleben": 2,
    "Ehrensvärd": 4, "Daun": 8, "Browne": 6, "Karl": 6, "Laudon": 5, "Lacy": 5, "Hildburghausen": 6,
    "Richelieu": 8, "Soubise": 6, "Chevert": 6,
}  # fmt: skip

MOVES = (
    ("Friedrich", "Winterfeldt", "Oschatz", "Riesa", "Meißen", "Dresden"),
    ("Seydlitz", "Brandenburg", "Belzig", "Treuenbrietzen", "Wittenberg"),
    ("Heinrich", "Berlin", "Königs Wusterhausen", "Zossen", "Luckau"),
    ("Keith", "Strehlen", "Reichenbach", "Schweidnitz"),
    ("rain 1", "Jüterbog", "Herzberg", "Falkenberg"),
    ("Dohna", "Arnswalde", "Stargard"),
    ("Lehwaldt", "Mohrungen", "Orneta", "Braniewo", "Heiligenbeil"),
    ("Ferdinand", "Stade", "Winsen", "Soltau", "Verden"),
    ("Cumberland", "Alfeld", "Pyrmont", "Hameln"),
    ("rain 1", "Gifhorn", "Braunschweig"),
    ("Saltikov", "Fermor", "Bydgoszcz", "Naklo", "Złotów", "Piła"),
    ("rain 1", "Toruń", "Solec", "Bydgoszcz"),
    ("Apraxin", "Łomża", "Kolno", "Johannisburg"),
    ("Tottleben", "Sierpc", "Rypin", "Brodnica", "Nowy Miasto"),
    ("rain 2", "Warszawa", "Nowy Dwór", "Nasielsk"),
    ("Ehrensvärd", "Stralsund", "Greifswald", "Wolgast"),
    ("rain 1", "Wismar", "Doberan", "Rostock"),
    ("rain 1", "Beraun", "Prag", "Raudnitz"),
    ("Lacy", "Tabor", "Wotitz", "Beneschau", "Prag"),
    ("Browne", "Karl", "Melnik", "Jungbunzlau", "Reichenberg", "Friedland (Bohemia)"),
    ("Daun", "Brünn", "Trebitsch", "Brod", "Tschaslau", "Kuttenberg"),
    ("Laudon", "Olmütz", "Schönberg (Moravia)", "Freiwaldau", "Ziegenhals"),
    ("rain 2", "Pardubitz", "Königgrätz", "Jitschin"),
    ("Hildburghausen", "Sonneberg", "Saalfeld"),
    ("rain 1", "Erlangen", "Forchheim", "Bamberg"),
    ("Richelieu", "Chevert", "Iserlohn", "Soest", "Lippstadt", "Büren"),
    ("Soubise", "Fulda", "Hünfeld", "Hersfeld", "Bebra"),
    ("rain 2", "Gemünden", "Schlüchtern", "Fulda"),
    ("rain 1", "Koblenz", "Betzdorf", "Siegen"),
)
"""Each move of the letters: who, whence, along which cities, where to."""


def start(game: Path) -> State:
    return save.new(game, name="seven-years", scenario="standard", players=PLAYERS, seed="rossbach")


def played(game: Path, letters: Iterable[str] = TURN_ONE) -> State:
    start(game)
    for name in letters:
        _, receipt = submit.submit(game, name, (LETTERS / "turn-1" / name).read_bytes())
        assert receipt.filed and not receipt.problems
    return resolve.resolve(game).after


UNLIKE = (".lock", ".snapshot")
"""Files that lie in one folder of a game and not in another, though it is the same game."""


def files(game: Path) -> dict[str, bytes]:
    """Every file of a game folder but those."""
    found = (path for path in sorted(game.rglob("*")) if path.is_file() and path.name not in UNLIKE)
    return {str(path.relative_to(game)): path.read_bytes() for path in found}


@cache
def once() -> tuple[State, dict[str, bytes]]:
    """Turn 1 played with the letters in one order."""
    with TemporaryDirectory() as folder:
        return played(Path(folder) / "game"), files(Path(folder) / "game")


def report(player: str, turn: int = 1) -> str:
    return once()[1][f"reports/turn-{turn:02d}/{player}.txt"].decode()


# ------------------------------------------------------------------------------------- the same game


def test_the_same_letters_and_seed_give_the_same_bytes(tmp_path: Path) -> None:
    played(tmp_path / "elsewhere")
    assert files(tmp_path / "elsewhere") == once()[1]


@pytest.mark.parametrize("letters", list(permutations(TURN_ONE)), ids=lambda letters: " ".join(letters))
def test_letters_may_come_in_any_order(letters: tuple[str, ...], tmp_path: Path) -> None:
    played(tmp_path / "game", letters)
    assert dict(made(files(tmp_path / "game"))) == dict(made(once()[1]))


def made(found: dict[str, bytes]) -> Iterator[tuple[str, object]]:
    """What was made of the letters. The number of each is that of its coming: it stands in the names of the
    letter and of its receipt, in the receipt's first line, in the log's letter entries and in its sources.
    The log's head, a hash, is another one too."""
    for name, content in found.items():
        if name == "log.jsonl":
            yield from logged(content)
        elif name.startswith(("letters/", "reports/receipts/")):
            told = re.sub(rb"letter \d", b"letter N", without_head_bytes(content))
            yield re.sub(r"/\d{4}-", "/", name), told
        else:
            yield name, without_head_bytes(content)


def logged(content: bytes) -> Iterator[tuple[str, object]]:
    text = re.sub(r'"from":"letter \d,', '"from":"letter N,', content.decode())
    text = re.sub(r'"letter":\d,"file":"\d{4}-', '"file":"', text)
    text = re.sub(r',"prev":"[0-9a-f]+"', "", text)  # the hash of the line before, so of all before it
    entries = [re.sub(r'^{"n":\d+,', "", line) for line in text.splitlines()]
    yield "letters of the log", sorted(line for line in entries if line.startswith('"kind":"letter"'))
    yield "log", [line for line in entries if not line.startswith('"kind":"letter"')]


def test_only_the_order_of_coming_differs(tmp_path: Path) -> None:
    """The position and the reports are the same to the byte, with nothing taken out but the log's head."""
    played(tmp_path / "game", reversed(TURN_ONE))
    mine, others = (
        {name: without_head_bytes(data) for name, data in found.items()}
        for found in (files(tmp_path / "game"), once()[1])
    )
    assert mine["game.yaml"] == others["game.yaml"]
    reports = {name for name in others if name.startswith("reports/turn-")}
    assert len(reports) == 15 and all(mine[name] == others[name] for name in reports)


# ------------------------------------------------------------------------------- what the letters say


def test_all_pieces_stand_where_the_letters_sent_them() -> None:
    game = once()[0].game
    cities = game.rules.board.cities
    assert {piece: cities[city].title for piece, city in game.where.items()} == STAND
    assert game.troops == TROOPS


def test_the_turn_ended_and_the_next_one_began() -> None:
    game = once()[0].game
    assert (game.turn, game.nation, game.phase) == (2, "Prussia", "movement")
    drawn = {"Prussia": 14, "Hanover": 2, "Russia": 4, "Sweden": 1, "Austria": 5, "Imperial Army": 1}
    assert {nation: len(hand) for nation, hand in game.hands.items()} == drawn | {"France": 3}
    assert not game.conquered and not game.face_down


@pytest.mark.parametrize("move", MOVES, ids=lambda move: f"{move[0]} to {move[-1]}")
def test_the_public_summary_names_every_move(move: tuple[str, ...]) -> None:
    tales = re.split(r"\n\s*\n|\n  - ", report("summary"))
    assert any(in_turn(move, " ".join(tale.split())) for tale in tales)


def in_turn(words: tuple[str, ...], text: str) -> bool:
    return re.search(".*?".join(map(re.escape, words)), text) is not None


def test_the_public_summary_names_no_card_and_no_generals_troops() -> None:
    assert not re.search(r"\b[SCHD]\d", report("summary"))
    assert not [name for name in TROOPS if re.search(rf"{name}\s+\d", report("summary"))]


# ----------------------------------------------------------------------------------- what each may know


def own_generals(player: str) -> set[str]:
    game = once()[0].game
    return {name for name in TROOPS if game.player_of(game.rules.nation_of[name]) == player}


def drawn_by(player: str) -> set[str]:
    """The suited cards that a player's nations drew in turn 1, France's discard among them."""
    now = once()[0]
    draws = (one.event for one in now.history if one.turn == 1 and isinstance(one.event, Drawn))
    own = (draw for draw in draws if now.game.player_of(draw.nation) == player)
    return {card.face for draw in own for card in draw.cards if card.suit != RESERVE}


GENERAL = re.compile(r"(?<=[ ;])(?!train)(\w+)\s+(\d),\s+[^;,]+\s\((?:spades|clubs|hearts|diamonds)\)")
"""`Friedrich 8, Dresden (diamonds)`"""

NUMBER = re.compile(r"^ +[PHRSAIF]\d(?: \+ [PHRSAIF]\d)* +", re.MULTILINE)
"""`P1 + P2  Friedrich + Winterfeldt`"""


def shown_cards(text: str) -> set[str]:
    """Faces in a report: `S13`, or `13` in a row that begins with its suit."""
    rows = re.findall(r"^ *(spades|clubs|hearts|diamonds)((?: +\d+)+)$", text, re.MULTILINE)
    in_rows = {suit[0].upper() + value for suit, values in rows for value in values.split()}
    return in_rows | set(re.findall(r"\b[SCHD]\d+\b", NUMBER.sub("", text)))


@pytest.mark.parametrize("player", PLAYERS)
def test_a_private_report_tells_all_ones_own_and_nothing_of_others(player: str) -> None:
    text = report(player.lower().replace(" ", "-"))
    assert {name: int(troops) for name, troops in GENERAL.findall(text)} == {
        name: TROOPS[name] for name in own_generals(player)
    }
    assert shown_cards(text) == drawn_by(player)


# --------------------------------------------------------------------------------------------- mistakes


WRONG = {
    "prussia.txt": {4, 5, 6, 7, 10, 11, 12, 13, 14},  # mvoe can only be move
    "russia.txt": {2, 4, 5, 7, 8, 9},
}
"""The lines in which each letter of mistakes/ has a problem."""

PARTLY_RIGHT = {"prussia.txt"}
"""What is right in it is on file and waits for the rest. The other letter is for another turn."""


@pytest.mark.parametrize("letter", WRONG)
def test_every_problem_of_a_letter_is_named_and_nothing_is_played_by_it(letter: str, tmp_path: Path) -> None:
    game = tmp_path / "seven-years"
    before = start(game).game
    done = CliRunner().invoke(pbem, ["submit", str(game), str(LETTERS / "mistakes" / letter)])
    assert done.exit_code == 1
    named = {int(number) for number in re.findall(r"^  - line (\d+):", wrong_part(done.output), re.MULTILINE)}
    assert named == WRONG[letter]
    assert state.load(game).game == before
    assert log.read_log(game / "log.jsonl").entries[-1].counts is (letter in PARTLY_RIGHT)


def wrong_part(text: str) -> str:
    """What a receipt says is wrong, without its other chapters."""
    wrong = text.partition("What is wrong")[2].partition("\nPlease check")[0]
    return wrong.partition("\nPrussia,")[0].partition("\nRussia,")[0]


@pytest.mark.parametrize("letter", WRONG)
def test_every_problem_is_shown_with_its_rule(letter: str, tmp_path: Path) -> None:
    game = tmp_path / "seven-years"
    start(game)
    path = LETTERS / "mistakes" / letter
    _, receipt = submit.submit(game, path.name, path.read_bytes())
    lines = path.read_text("utf-8").splitlines()
    for problem in receipt.problems:
        number = int(problem.removeprefix("line ").partition(":")[0])
        assert f'"{lines[number - 1]}"' in problem
        assert re.search(r"\((rule \d+|R\d+)(, R?\d+)*\)", problem)


def position(game: dict[str, bytes]) -> bytes:
    """game.yaml without its first line, which tells how long the log is."""
    return game["game.yaml"].partition(b"\n")[2]


@pytest.mark.parametrize("letter", WRONG)
def test_a_letter_with_mistakes_changes_nothing_in_what_others_play(letter: str, tmp_path: Path) -> None:
    game = tmp_path / "seven-years"
    start(game)
    submit.submit(game, letter, (LETTERS / "mistakes" / letter).read_bytes())
    for name in TURN_ONE:
        submit.submit(game, name, (LETTERS / "turn-1" / name).read_bytes())
    ended = resolve.resolve(game).after.game.turn == 2
    assert ended is (letter not in PARTLY_RIGHT), "lines that no later line mends are waited for"
    if not ended:
        submit.submit(game, "mended.txt", b"From: Frederick\n\nnation Prussia\naccept partial\n")
        resolve.resolve(game)
    mine = files(game)
    assert position(mine) == position(once()[1])
    summary = "reports/turn-01/summary.txt"
    assert without_head_bytes(mine[summary]) == without_head_bytes(once()[1][summary])
