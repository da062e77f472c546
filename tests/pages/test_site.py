"""The pages of the example game: what they tell, that they are whole, and that they lead nowhere else."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from pbem.data import program_digest
from pbem.data.rules import rules_for
from pbem.data.tongues import tongue
from pbem.desk.moderator import say
from pbem.desk.out import reports, site
from pbem.desk.turns import bots
from pbem.engine import events as e
from pbem.engine import victory
from pbem.game import save, state
from pbem.game.state import State
from pbem.pages.site import DESK
from pbem.report.view import view
from support.example_game import EXAMPLE
from support.format_readers import lettered

VOID = {"meta", "link", "img", "br", "input", "option", "hr", "col"}
"""Elements without an end tag; an option may have one."""


@pytest.fixture(scope="module")
def now() -> State:
    return state.load(EXAMPLE)


class Reader(HTMLParser):
    """Checks that tags are balanced, and keeps links, ids and text."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append((tag, found))
        self.links += [
            one for name in ("href", "src") if (one := found.get(name)) and not one.startswith("#")
        ]
        self.ids += [one for one in (found.get("id"),) if one]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open and self.open.pop() == tag, (tag, self.getpos())

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["script"]:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def read(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text("utf-8"))
    reader.close()
    assert reader.open == [], path
    return reader


def told(pages: Path, turn: int) -> dict[str, str]:
    """What the script of a turn hands to the page."""
    text = (pages / "turns" / f"turn-{turn:02d}.js").read_text("utf-8")
    match = re.fullmatch(rf"pbemTurn\({turn}, (\{{.*\}})\);\n", text, re.DOTALL)
    assert match
    found: dict[str, str] = json.loads(match[1])
    return found


def places(drawn: str) -> dict[str, str]:
    """The city of each piece that a map shows."""
    counters = re.findall(r'data-piece="([^"]+)" data-nation="[^"]+" data-city="([^"]+)"', drawn)
    return {name: city for names, city in counters for name in names.split(",")}


# --------------------------------------------------------------------------------------- that they are whole


def folders(pages: Path) -> list[Path]:
    return [pages / "public", *sorted(path for path in (pages / "private").iterdir() if path.is_dir())]


def test_there_is_a_page_for_everybody_and_one_for_each_player(pages: Path) -> None:
    names = [path.name for path in folders(pages)]
    assert names == ["public", "elisabeth", "frederick", "maria-theresa", "pompadour"]
    assert (pages / "private" / "DO-NOT-UPLOAD.txt").is_file()


def test_every_page_is_well_formed_and_its_links_lead_to_files_beside_it(pages: Path) -> None:
    for folder in folders(pages):
        for path in (path for path in folder.rglob("*.html") if path.name != DESK):
            reader = read(path)
            assert len(reader.ids) == len(set(reader.ids)), path
            for link in reader.links:
                if link != "data:,":
                    target = (path.parent / link).resolve()
                    assert target.is_file() and target.is_relative_to(folder.resolve()), (path, link)


def test_nothing_points_outside_and_nothing_is_stored(pages: Path) -> None:
    for path in (path for path in pages.rglob("*") if path.is_file() and "seven-years" not in path.parts):
        if path.name == DESK:  # has tests of its own
            continue
        text = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        for word in (
            "http:",
            "https:",
            "//www",
            "@import",
            "document.cookie",
            "localStorage",
            "fetch(",
            "@example",
        ):
            assert word not in text, (path, word)
        assert not re.search(r"(?:src|href)=[\"']//", text), path


def test_without_scripts_the_page_shows_the_last_turn_and_leads_to_all_others(
    pages: Path, now: State
) -> None:
    reader = read(pages / "public" / "index.html")
    turns = [f"turns/turn-{turn:02d}.html" for turn in range(now.game.turn + 1)]
    assert [link for link in reader.links if link in turns][: len(turns)] == turns
    assert ("form", "") in [
        (tag, found.get("hidden") or "") for tag, found in reader.tags if "hidden" in found
    ]
    assert "The game waits for" in reader.text and "Prussia (Frederick)" in reader.text
    assert now.created.commitment in reader.text
    for turn in range(now.game.turn + 1):
        plain = read(pages / "public" / "turns" / f"turn-{turn:02d}.html")
        assert not [tag for tag, _ in plain.tags if tag == "script"]
        assert places((pages / "public" / "turns" / f"turn-{turn:02d}.html").read_text("utf-8"))


def test_every_image_and_chart_has_words(pages: Path) -> None:
    for path in (path for path in pages.rglob("*.html") if path.name != DESK):
        reader = read(path)
        assert all("alt" in found for tag, found in reader.tags if tag == "img")
        charts = [found for tag, found in reader.tags if tag == "svg" and found.get("class") == "chart"]
        assert all(found.get("aria-label") for found in charts)
        assert len(charts) == (12 if path.name == "index.html" else 0)


# ------------------------------------------------------------------------------------------- what they tell


def test_the_map_of_each_turn_has_every_piece_where_the_log_has_it(pages: Path, now: State) -> None:
    for turn in range(now.game.turn + 1):
        game = now.turn_ends.get(turn, now.game) if turn < now.game.turn else now.game
        cities = game.rules.board.cities
        where = {name: cities[city].key for name, city in game.where.items()}
        if turn == 0:
            continue
        assert places(told(pages / "public", turn)["map"]) == where, turn
        assert places((pages / "public" / "turns" / f"turn-{turn:02d}.html").read_text("utf-8")) == where


def test_the_ground_is_kept_once_and_what_lies_on_it_with_each_turn(pages: Path) -> None:
    ground = (pages / "public" / "map.svg").read_text("utf-8")
    assert all(f'class="layer {name}"' in ground for name in ("land", "roads", "cities"))
    assert '<clipPath id="map-frame">' in ground, "the coast's waves do not run over the edge"
    assert ground.split("</defs>")[1].startswith('<g clip-path="url(#map-frame)">')
    for turn in range(7):
        upon = told(pages / "public", turn)["map"]
        assert 'class="layer roads"' not in upon and 'class="layer pieces"' in upon and len(upon) < 120_000
        for drawn in (ground, upon):
            ids = re.findall(r' id="([^"]+)"', drawn)
            pointed = set(re.findall(r'(?:url\(|href=")#([\w-]+)', drawn))
            assert len(ids) == len(set(ids)) and pointed <= set(ids)


def test_only_a_players_own_map_shows_troops_and_only_his(pages: Path, now: State) -> None:
    public = told(pages / "public", 5)["map"]
    own = told(pages / "private" / "frederick", 5)["map"]
    assert 'class="troops"' not in public and 'class="troops"' in own
    counters = re.findall(r'<g class="piece general[^"]*".*?</g>', own, re.DOTALL)
    with_troops = [one for one in counters if 'class="troops"' in one]
    assert with_troops and all(re.search('data-nation="(Prussia|Hanover)"', one) for one in with_troops)


def table(pages: Path, heading: str) -> list[list[str]]:
    """The first table after a heading, as rows of cells."""
    text = (pages / "public" / "index.html").read_text("utf-8").partition(f'id="{heading}"')[2]
    rows = re.findall(r"<tr.*?</tr>", text.partition("<tbody>")[2].partition("</tbody>")[0], re.DOTALL)
    cells = (re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL) for row in rows)
    return [[" ".join(re.sub(r"<[^>]+>", "", cell).split()) for cell in row] for row in cells]


def test_objectives_over_time_are_those_the_engine_counts(pages: Path, now: State) -> None:
    games = [now.turn_ends[turn] for turn in range(now.game.turn)] + [now.game]
    for nation, *counts in table(pages, "objectives"):
        assert list(map(int, counts)) == [len(victory.objectives_held(game, nation)) for game in games], (
            nation
        )


def test_troops_over_time_are_those_of_the_games(pages: Path, now: State) -> None:
    games = [now.turn_ends[turn] for turn in range(1, now.game.turn)] + [now.game]
    rows = table(pages, "troops")
    assert [row[0] for row in rows] == list(now.game.rules.order)
    for nation, _, *counts in rows:
        assert list(map(int, counts)) == [game.total(nation) for game in games], nation


def events(now: State, kind: type[e.Event]) -> list[Any]:
    return [one.event for one in now.history if isinstance(one.event, kind)]


def test_every_battle_is_listed_with_every_card(pages: Path, now: State) -> None:
    text = (pages / "public" / "index.html").read_text("utf-8")
    listed = re.findall(r"<li>\n.*?</li>", text.partition('class="battles"')[2], re.DOTALL)
    assert len(listed) == len(events(now, e.CombatBegan)) > 0
    cards = [card for one in listed for card in re.findall(r'class="card (\w+)"', one)]
    played = ["reserve" if one.card.face == "R" else one.card.face[0] for one in events(now, e.CardPlayed)]
    assert cards == played
    assert all("holds the field" in one or "tie" in one for one in listed)


def test_the_cards_shown_are_those_played_and_paid(pages: Path, now: State) -> None:
    for nation, *suits, reserves, count in table(pages, "cards"):
        faces = [one.card.face for one in events(now, e.CardPlayed) if one.nation == nation]
        faces += [card.face for one in events(now, e.Recruited) if one.nation == nation for card in one.cards]
        for suit, shown in zip("SCHD", suits, strict=True):
            values = sorted((int(face[1:]) for face in faces if face[0] == suit), reverse=True)
            assert shown.replace("–", "").split() == list(map(str, values)), (nation, suit)
        assert int(count.replace("–", "0")) == len(faces)
        assert int(reserves.replace("–", "0")) == faces.count("R")


def test_what_the_war_has_cost_is_what_the_log_tells(pages: Path, now: State) -> None:
    text = (pages / "public" / "index.html").read_text("utf-8")
    start = text.index("Troops lost and recruited")
    rows = re.findall(r'<tr><th scope="row">.*?</tr>', text[start : text.index("</table>", start)], re.DOTALL)
    lost = {nation: 0 for nation in now.game.rules.order}
    for one in events(now, e.TroopsLost):
        lost[one.nation] += one.count
    for nation, row in zip(now.game.rules.order, rows, strict=True):
        combat, hunger, *_ = (
            int(cell.replace("–", "0")) for cell in re.findall(r'<td class="r">(.*?)</td>', row)
        )
        assert combat + hunger == lost[nation]


SAID_AROUND = re.compile(
    r"\Aseven-years: |\Athe |^(Before turn|Turn) \d+(, [\w ]+)?: [\w -]+\.$"
    r"|^The game waits for\n( +- .*\n)+|^[=-]+$| +1st +2nd$|( +(\d+/\d+|-)){2}$|^1st, 2nd: .*$",
    re.MULTILINE,
)
"""What of a letter the page around it says: the game, its phase, whom it waits for, how
many objectives each nation holds."""


def test_every_word_of_a_report_stands_on_its_page_and_none_twice(pages: Path, now: State) -> None:
    for turn in range(now.game.turn + 1):
        rest = SAID_AROUND.sub("", SAID_AROUND.sub("", reports.summary(now, turn))).casefold()
        shown = Reader()
        shown.feed(told(pages / "public", turn)["report"])
        assert re.findall(r"\w+", lettered(shown.text).casefold()) == re.findall(r"\w+", rest)
    own = read(pages / "private" / "frederick" / "index.html").text
    assert own.count("The game waits for") == 1 and "Prussia: movement." not in own
    assert "for your eyes" not in own and "For Frederick only" in own


def test_a_players_page_leads_to_his_order_desk_and_the_public_one_to_none(pages: Path) -> None:
    assert (pages / "private" / "frederick" / DESK).is_file()
    assert f'href="{DESK}"' in (pages / "private" / "frederick" / "index.html").read_text("utf-8")
    assert not (pages / "public" / DESK).exists()
    assert DESK not in (pages / "public" / "index.html").read_text("utf-8")


def test_a_german_page_is_german_throughout(tmp_path: Path) -> None:
    game = Path(shutil.copytree(EXAMPLE, tmp_path / "seven-years"))
    spoken = tongue("de")
    before = set(spoken.missing)
    site.publish(game, tmp_path / "public", None, "de")
    assert spoken.missing - before == set()
    text = read(tmp_path / "public" / "index.html").text
    assert "Die Partie wartet auf Preußen (Friedrich)" in text and "Friedrich, vier Spieler" in text
    assert "pbem verify" in text and "`" not in text, "what is typed is marked as such"
    said = set(re.findall(r"\w+", text.replace("Königsberg (East Prussia)", "")))
    assert not {"Turn", "Prussia", "spades", "against", "of", "the"} & said


# --------------------------------------------------------------------------------------------- secrets


def test_before_the_end_the_seed_is_nowhere(tmp_path: Path) -> None:
    game = started(tmp_path / "seven-years", "a seed nobody knows")
    site.publish(game, tmp_path / "public", tmp_path / "private")
    written = [path for name in ("public", "private") for path in (tmp_path / name).rglob("*.*")]
    assert len(written) > 20
    assert not [path for path in written if "a seed nobody knows" in path.read_text("utf-8")]


def test_at_the_end_the_seed_is_published_with_how_to_check_it(tmp_path: Path) -> None:
    game = tmp_path / "west"
    save.new(game, name="west", scenario="west", players={}, seed="a seed nobody knows")
    bots.play_on(game, dict.fromkeys(rules_for("west").players, "sensible"))
    site.publish(game, tmp_path / "public", None)
    text = read(tmp_path / "public" / "index.html").text
    assert "printf %s 'a seed nobody knows' | sha256sum" in text and "pbem verify west" in text
    assert "The game is over." in text and "won." in text and "The game waits for" not in text
    early = read(tmp_path / "public" / "turns" / "turn-02.html").text
    assert "a seed nobody knows" not in early


def started(folder: Path, seed: str) -> Path:
    """A game before its set-up."""
    save.new(folder, name=folder.name, scenario="standard", players={}, seed=seed)
    return folder


def test_what_others_write_is_text_on_the_page_and_nothing_else(tmp_path: Path) -> None:
    game = Path(shutil.copytree(EXAMPLE, tmp_path / "a<b>&'\""))
    say.say(game, "</script><script>alert(1)</script> & <img src=x onerror=alert(1)>", None)
    site.publish(game, tmp_path / "public", None)
    for path in (tmp_path / "public").rglob("*.html"):
        reader = read(path)
        scripts = [found for tag, found in reader.tags if tag == "script"]
        assert [one["src"] for one in scripts if "src" in one] in ([], ["board.js", "site.js"])
        assert {one.get("type") for one in scripts if "src" not in one} <= {"application/json"}
        assert not [found for _, found in reader.tags if "onerror" in found]
    now = state.load(game)
    text = read(tmp_path / "public" / "turns" / f"turn-{now.game.turn:02d}.html").text
    assert "<img src=x onerror=alert(1)>" in text
    script = (tmp_path / "public" / "turns" / f"turn-{now.game.turn:02d}.js").read_text("utf-8")
    assert "</" not in script


def test_a_moderators_own_style_and_templates_are_used(tmp_path: Path) -> None:
    game = started(tmp_path / "seven-years", "kolin")
    own = game / "templates" / "pages"
    own.mkdir(parents=True)
    site.publish(game, tmp_path / "public", None)
    (own / "site.css").write_text("body { color: teal }")
    (own / "site-turn.html.j2").write_text(
        "<!doctype html><title>{{ view.game }}</title><p>My own & only</p>"
    )
    program_digest.digest_of.cache_clear()  # as in a process of its own
    site.publish(game, tmp_path / "public", None)
    assert (tmp_path / "public" / "site.css").read_text().endswith("}\nbody { color: teal }")
    assert "My own & only" in (tmp_path / "public" / "turns" / "turn-00.html").read_text()


def test_the_public_view_is_what_the_public_page_is_made_of(now: State) -> None:
    seen = site._seen(now, None)
    assert seen.whole == view(now.record(), None) and seen.views(3).player is None


def test_a_battle_strip_says_who_played_what_and_the_score_after_each_card(pages: Path, now: State) -> None:
    html = (pages / "public" / "index.html").read_text("utf-8")
    strips = re.findall(r'<p class="blows">(.*?)</p>', html, re.DOTALL)
    blows = [one for strip in strips for one in strip.split('class="blow"')[1:]]
    told = [
        (re.findall(r'title="([^"]+)">\w+</abbr>', one)[0], re.findall(r"<b>([+\u2212]?\d+)</b>", one)[0])
        for one in blows
    ]
    played = [one.event for one in now.record().history if isinstance(one.event, e.CardPlayed)]
    scores = [f"{event.score:+d}".replace("-", "\u2212") if event.score else "0" for event in played]
    signed = [(event.nation, score) for event, score in zip(played, scores, strict=True)]
    assert len(played) > 10 and sorted(told) == sorted(signed)
    assert 'class="score">Prussia&#39;s score: <b>' in html
