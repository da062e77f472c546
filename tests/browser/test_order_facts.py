"""What the order desk is told, and what it says when it cannot know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pbem.data.share import templates_dir
from pbem.data.tongues import tongue
from pbem.engine.fate_effects import effect_in_force as effect_of
from pbem.engine.model import OVER, Rules
from pbem.game import state
from pbem.pages.order_desk import order_desk
from pbem.pages.order_facts import FOUGHT, JUDGED, order_desk_facts
from pbem.report.record import Record
from pbem.report.render import environment
from pbem.report.view import view
from support.bot_games import some_records, whole_game
from support.browser.desk_page import Desk, html_of, page_of
from support.browser.web_page import Page
from support.command_line import done, run
from support.example_game import EXAMPLE
from support.positions.fate_positions import in_force


def under(kind: str) -> Record:
    return next(one for one in in_force() if (found := effect_of(one.game)) and found.kind == kind)


def unsure(record: Record, told: int | None, player: str = "Pompadour") -> set[bool]:
    shown = view(record, player, told)
    return {part["unsure"] for part in order_desk_facts(shown, record.game.rules)["parts"]}


def with_kind(record: Record, kind: str) -> Rules:
    """Rules whose card in force does something the page has never heard of."""
    rules, now = record.game.rules, record.game.fate
    assert now.card
    card = rules.clock.cards[now.card]
    changed = replace(card, versions={**card.versions, now.suit: replace(card.versions[now.suit], kind=kind)})
    return replace(rules, clock=replace(rules.clock, cards={**rules.clock.cards, now.card: changed}))


def test_every_effect_that_lasts_is_judged_by_the_page_or_bears_on_combats_alone() -> None:
    cards = some_records()[0].game.rules.clock.cards.values()
    lasting = {one.kind for card in cards for one in card.versions.values() if one.when == "next"}
    assert lasting == {*JUDGED, *FOUGHT}


def test_where_a_card_bears_on_what_the_view_does_not_tell_the_moderator_decides() -> None:
    record = under("differ")
    assert unsure(record, record.game.turn) == {False} and unsure(record, None) == {False}
    assert unsure(record, record.game.turn - 1) == {True}


def test_an_effect_the_page_does_not_know_makes_it_say_so(page: Page, tmp_path: Path) -> None:
    record = under("pace")
    strange = replace(record, game=replace(record.game, rules=with_kind(record, "thunder")))
    assert unsure(record, record.game.turn) == {False}
    assert unsure(strange, strange.game.turn) == {True}
    Desk(page, html_of(strange, "Pompadour"), tmp_path)
    page.click("#tab-move")
    assert "the moderator decides" in page.one("#panel .warning").text


def test_who_moves_before_is_told() -> None:
    now = state.load(EXAMPLE)
    shown = view(now.record(), "Pompadour", now.game.turn)
    (part,) = order_desk_facts(shown, now.game.rules)["parts"]
    assert part["before"] == ["Prussia", "Hanover", "Russia", "Sweden", "Austria", "Imperial Army"]
    assert (part["turn"], part["fate"]) == (6, False)


def test_a_card_of_fate_is_read_before_the_stage_of_next_turn() -> None:
    record = next(one for one in some_records() if one.game.nation == "France" and one.game.turn > 1)
    rules = replace(record.game.rules, clock=replace(record.game.rules.clock, first_turn=1))
    fated = replace(record, game=replace(record.game, rules=rules))
    found = {
        part["nation"]: part
        for part in order_desk_facts(view(fated, "Frederick", fated.game.turn), rules)["parts"]
    }
    assert found["Prussia"]["turn"] == fated.game.turn + 1
    assert found["Prussia"]["fate"] and found["Prussia"]["before"] == ["France"]


def test_when_the_game_is_over_there_is_nothing_to_order(page: Page, tmp_path: Path) -> None:
    record = whole_game()[-1]
    assert record.game.phase == OVER
    path = tmp_path / "over.html"
    path.write_text(html_of(record, "Frederick"), "utf-8")
    page.open(path)
    assert "nothing to order" in page.one("#hint").text


def test_a_moderators_own_looks_come_first(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "order-desk.css").write_text("body { color: navy; }\n", "utf-8")
    now = state.load(EXAMPLE)
    shown = view(now.record(), "Pompadour", now.game.turn)
    html = order_desk(shown, now.game.rules, environment([tmp_path, templates_dir()]), tongue("en"))
    assert "<style>\nbody { color: navy; }\n</style>" in html


def test_what_others_wrote_ends_no_script(tmp_path: Path) -> None:
    now = state.load(EXAMPLE)
    named = replace(now.record(), name="</script><script>alert(1)</script>")
    html = html_of(named, "Pompadour")
    assert "<script>alert" not in html and html.count("</script>") == 4


def test_the_command_writes_the_page_of_who_is_meant(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    assert str(path) in done("order-desk", EXAMPLE, "Austria", "--output", path, "--address", "m@example.org")
    told = path.read_text("utf-8")
    assert '"player":"Maria Theresa"' in told and '"address":"m@example.org"' in told
    assert page_of(state.load(EXAMPLE), "Maria Theresa").count("<script") == told.count("<script")
    assert "no player is called" in run("order-desk", EXAMPLE, "Nobody").err
