"""Orders written ahead on the order desk: what is clicked is accepted and means what was clicked, and its
forecast is the one that `pbem check` prints."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from pbem.game import state
from support.browser.desk_forms import choose, fact, meant, write
from support.browser.desk_page import Desk, accepted, checked, page_of, without_remarks
from support.browser.web_page import Page
from support.example_game import EXAMPLE


def condition(desk: Desk, kind: str, number: str, key: str = "plan if") -> None:
    choose(desk, "condition", kind)
    if number:
        write(desk, "[data-clause='number']", number)
    desk.press(f"[data-key='{key}']")


OFFERED = """
return [...document.querySelectorAll(`[data-choose=${arguments[0]}] option`)].map((one) => one.value);
"""


def forecast(desk: Desk) -> list[str]:
    desk.tab("battle")
    return [str(one.get_attribute("textContent")) for one in desk.page.all("#forecast li")]


def told(said: str, title: str) -> list[str]:
    """The items of a section of what `pbem check` says."""
    section = said.split(f"{title}\n{'-' * len(title)}\n")[1].strip("\n").split("\n\n")[0]
    return [" ".join(one.split()) for one in section.split("  - ") if one.strip()]


# ------------------------------------------------------------------------------------------------ plans


def test_a_plan_to_fight_on_conditions(desk: Desk, tmp_path: Path) -> None:
    desk.tab("battle")
    choose(desk, "enemy", "Austria")
    write(desk, "[data-clause='upTo']", "30")
    write(desk, "[data-clause='loss']", "2")
    condition(desk, "attacked", "")
    condition(desk, "suit # or more", "12")
    condition(desk, "score # or worse", "8", "plan ask if")
    desk.press("#order-battle")
    line = "battle > Austria if attacked, suit 12 or more: ask if score -8 or worse, fight up to 30, loss 2"
    assert line in desk.letter
    accepted(desk.letter, "Frederick", tmp_path)


def test_a_new_plan_fights_until_that_is_taken_back(desk: Desk) -> None:
    desk.tab("battle")
    assert "battle: fight" in str(desk.page.one("#plan-text").get_attribute("textContent"))
    desk.press("[data-key='plan fight']")
    assert not desk.page.one("#order-battle").is_enabled()
    write(desk, "[data-clause='loss']", "2")
    desk.press("#order-battle")
    assert "battle: loss 2\n" in desk.letter


def test_a_condition_that_was_chosen_is_taken_back(desk: Desk) -> None:
    desk.tab("battle")
    condition(desk, "loss # or more", "6")
    condition(desk, "attacking", "")
    desk.press("[data-chip='if loss 6 or more']")
    desk.press("#order-battle")
    assert "battle if attacking: fight\n" in desk.letter


@pytest.mark.parametrize("moved", [False, True])
def test_the_forecast_is_that_of_pbem_check(desk: Desk, tmp_path: Path, moved: bool) -> None:
    if moved:
        desk.city("Löbau")
        desk.press("[data-to]")
        desk.press("#order-move")
    desk.tab("battle")
    write(desk, "[data-clause='upTo']", "20")
    write(desk, "[data-clause='loss']", "2")
    desk.press("#order-battle")
    choose(desk, "enemy", "Austria")
    condition(desk, "loss # or more", "6")
    write(desk, "[data-clause='settle']", "2")
    before = forecast(desk)
    desk.press("#order-battle")
    mine = forecast(desk)
    assert mine == before and len(mine) > 1
    said = told(checked(EXAMPLE, desk.letter, "Frederick", tmp_path), "If it comes to a fight")
    theirs = [
        line for line in said if "beaten by" not in line and not line.startswith(("Attacks", "One att"))
    ]
    assert mine == theirs


# ------------------------------------------------------------------------------- attacks and retreats


def test_attacks_and_answers_without_a_choice(desk: Desk, tmp_path: Path) -> None:
    desk.tab("battle")
    desk.press("[data-key='attack ask']")
    desk.press("[data-key='forced at once']")
    assert "attack ask\nforced at once\n" in desk.letter
    accepted(desk.letter, "Frederick", tmp_path)
    desk.tab("battle")
    desk.press("[data-key='attack ask']")
    assert "attack" not in desk.letter


def test_a_retreat_by_rule(desk: Desk, tmp_path: Path) -> None:
    desk.tab("battle")
    choose(desk, "loser", "Daun")
    for term, place in (("off supply", ""), ("towards", "Brünn"), ("away from", "Friedrich"), ("home", "")):
        choose(desk, "term", term)
        if place:
            write(desk, "[data-name='place']", place)
        desk.press("[data-key='term add']")
    desk.press("[data-chip='home']")
    desk.press("#order-retreat")
    assert "retreat Daun: off supply, towards Brünn, away from Friedrich\n" in desk.letter
    accepted(desk.letter, "Frederick", tmp_path)


def test_a_name_that_nobody_has_is_no_term(desk: Desk) -> None:
    desk.tab("battle")
    choose(desk, "term", "towards")
    write(desk, "[data-name='place']", "Atlantis")
    assert not desk.page.one("[data-key='term add']").is_enabled()


# --------------------------------------------------------------------------------------------- moves


def test_a_way_with_fall_backs(desk: Desk, tmp_path: Path) -> None:
    desk.press("[data-piece='Friedrich']")
    desk.press("[data-to]")
    desk.press("summary")
    write(desk, "[data-name='to']", "Bautzen")
    desk.press("[data-key='else stay']")
    desk.press("#order-move")
    move = next(line for line in desk.letter.splitlines() if line.startswith("move Friedrich"))
    assert move.startswith("move Friedrich: ") and move.endswith(" else to Bautzen else stay")
    checked(EXAMPLE, desk.letter, "Frederick", tmp_path)


def test_a_goal_out_of_reach_is_gone_towards(desk: Desk, tmp_path: Path) -> None:
    desk.press("[data-piece='Friedrich']")
    desk.city("Berlin")
    desk.press("#order-goal")
    assert "move Friedrich to Berlin\n" in desk.letter
    said = checked(EXAMPLE, desk.letter, "Frederick", tmp_path)
    end = desk.page.run("return desk.title(desk.now().where.get('Friedrich'))")
    way = " ".join(said.split("(as things stand:")[1].split(")")[0].split())
    assert way.endswith(f" {end}") and end != "Berlin"


@pytest.mark.parametrize("instead", ["", "stay", "Bautzen"])
def test_an_enemy_is_gone_against_wherever_he_stands(desk: Desk, tmp_path: Path, instead: str) -> None:
    """The page shows the way that `pbem check` tells; who is too far for it does what follows."""
    desk.press("[data-piece='Friedrich']")
    desk.city(str(desk.page.run("return desk.title(desk.now().where.get('Daun'))")))
    if instead == "stay":
        desk.press("[data-key='else stay']")
    elif instead:
        write(desk, "[data-name='to']", instead)
    desk.press("[data-key='against Daun']")
    follows = {"": "", "stay": " else stay"}.get(instead, f" else to {instead}")
    assert f"move Friedrich against Daun{follows}\n" in desk.letter
    said = " ".join(checked(EXAMPLE, desk.letter, "Frederick", tmp_path).split())
    end = desk.page.run("return desk.title(desk.now().where.get('Friedrich'))")
    told = re.search(r"as things stand: move Friedrich: ([^;)]*)", said)
    assert (told[1].split(", ")[-1] if told else "Löbau") == end


def test_cards_by_rule(page: Page, tmp_path: Path) -> None:
    desk = Desk(page, page_of(state.load(EXAMPLE), "Pompadour"), tmp_path)
    desk.tab("cards")
    desk.press("[data-key='plan byRule']")
    desk.press("[data-key='wish cheapest diamonds']")
    desk.press("[data-key='wish cheapest']")
    desk.press("[data-key='keep spades']")
    write(desk, "[data-clause='upTo']", "3")
    desk.press("[data-more]")
    desk.press("#order-recruit")
    line = next(one for one in desk.letter.splitlines() if one.startswith("recruit"))
    assert line.startswith("recruit cheapest diamonds, cheapest, up to 3, keep spades: ")
    said = checked(EXAMPLE, desk.letter, "Pompadour", tmp_path)
    does = " ".join(said.split()).split("(as things stand: recruit ")[1].split(")")[0]
    left = desk.page.run("return desk.now().hand")
    held = Counter(desk.page.run("return desk.part().hand"))
    assert sorted((held - Counter(left)).elements()) == sorted(does.split(":")[0].split())
    desk.tab("letter")
    assert f"as things stand: recruit {does}" in str(desk.page.one("ol.orders").get_attribute("textContent"))


# --------------------------------------------------------------------------- conditions and later turns


def test_what_wakes_him_and_a_later_turn(desk: Desk, tmp_path: Path) -> None:
    desk.press("[data-piece='Friedrich']")
    desk.press("[data-to]")
    desk.press("#order-move")
    desk.tab("letter")
    choose(desk, "piece", "Daun")
    write(desk, "[data-name='city']", "Dresden")
    desk.press("#order-wake")
    write(desk, "#later-lines", "move Friedrich to Berlin else stay\nbattle: loss 2")
    text = desk.letter
    assert "wake if Daun in Dresden\n" in text
    assert text.endswith("\nnation Prussia\nturn 7\nmove Friedrich to Berlin else stay\nbattle: loss 2\n")
    said = checked(EXAMPLE, text, "Frederick", tmp_path)
    assert "turn 7" in said and "Problem" not in said


def test_a_line_of_ones_own_begins_with_a_fact(desk: Desk, tmp_path: Path) -> None:
    desk.tab("letter")
    choose(desk, "fact", "PIECE near CITY")
    choose(desk, "piece", "Daun")
    write(desk, "[data-name='city']", "Dresden")
    desk.press("#order-if")
    field = desk.page.one("#own-lines")
    assert field.get_attribute("value") == "if Daun near Dresden: "
    field.send_keys("move Keith to Glatz\t")
    assert "if Daun near Dresden: move Keith to Glatz\n" in desk.letter
    checked(EXAMPLE, desk.letter, "Frederick", tmp_path)


def test_facts_are_joined_and_turned_into_their_opposite(desk: Desk, tmp_path: Path) -> None:
    """Every card is there to be chosen, of the generals only the nation's own are asked for their troops."""
    desk.tab("letter")
    fact(desk, "CARD in hand", card="H13")
    desk.press("[data-key='fact and']")
    fact(desk, "troops of OWN # or fewer", commander="Keith", number="4", opposite=True)
    desk.press("[data-key='fact and']")
    fact(desk, "CITY free", city="Glatz")
    desk.press("[data-key='fact and']")
    desk.press("[data-chip='Glatz free']")
    fact(desk, "PIECE near CITY", piece="Daun", city="Glatz", roads="3", opposite=True)
    desk.press("#order-wake")
    line = "wake if H13 in hand and not troops of Keith 4 or fewer and not Daun near Glatz 3"
    assert f"\n{line}\n" in desk.letter and line in meant(desk.letter)
    without_remarks(checked(EXAMPLE, desk.letter, "Frederick", tmp_path), ["Problem"])
    desk.tab("letter")
    fact(desk, "troops of OWN # or more")
    own = [one for one in desk.page.run(OFFERED, "commander") if one]
    assert own == list(state.load(EXAMPLE).game.rules.nations["Prussia"].generals)
    fact(desk, "CARD in hand")
    hand, offered = desk.page.run("return desk.part().hand"), desk.page.run(OFFERED, "card")
    assert offered[1 : len(set(hand)) + 1] == list(dict.fromkeys(hand)) and len(offered) == 1 + 4 * 12 + 1


def test_a_fact_that_is_half_said_can_be_put_to_no_use(desk: Desk) -> None:
    """Nor can the facts before it: they would mean something else without it."""
    desk.tab("letter")
    fact(desk, "CITY free", city="Glatz")
    desk.press("[data-key='fact and']")
    assert desk.page.one("#order-wake").is_enabled()
    fact(desk, "PIECE in CITY", piece="Daun")
    for selector in ("#order-wake", "#order-if", "[data-key='fact and']"):
        assert not desk.page.one(selector).is_enabled()
    write(desk, "[data-name='city']", "Atlantis")
    assert not desk.page.one("#order-if").is_enabled()
    write(desk, "[data-name='city']", "Kolin")
    desk.press("#order-if")
    assert desk.page.one("#own-lines").get_attribute("value") == "if Glatz free and Daun in Kolin: "
    assert not desk.page.one("#order-if").is_enabled()


# ------------------------------------------------------------------------------------------ in German


@pytest.mark.slow
def test_the_same_in_german_means_the_same(page: Page, tmp_path: Path) -> None:
    from support.browser.desk_page import html_of

    now = state.load(EXAMPLE)
    letters = []
    for language in ("en", "de"):
        folder = tmp_path / language
        folder.mkdir()
        opened = Desk(page, html_of(now.record(), "Frederick", language), folder)
        opened.tab("move")
        opened.press("[data-piece='Friedrich']")
        opened.press("[data-to]")
        opened.press("summary")
        write(opened, "[data-name='to']", "Bautzen")
        opened.press("[data-key='else stay']")
        opened.press("#order-goal")
        opened.tab("battle")
        opened.press("[data-key='attack ask']")
        opened.press("[data-key='forced at once']")
        choose(opened, "enemy", "Austria")
        write(opened, "[data-clause='upTo']", "30")
        for kind, number in (("attacked", ""), ("score # or worse", "6"), ("enemy troops # or more", "9")):
            condition(opened, kind, number)
        condition(opened, "loss # or more", "8", "plan ask if")
        opened.press("#order-battle")
        choose(opened, "loser", "Austria")
        for term in ("off supply", "home", "towards", "away from"):
            choose(opened, "term", term)
            if term in ("towards", "away from"):
                write(opened, "[data-name='place']", "Berlin")
            opened.press("[data-key='term add']")
        opened.press("#order-retreat")
        opened.tab("letter")
        for kind in ("CITY free", "CITY conquered"):
            fact(opened, kind, city="Berlin")
            opened.press("#order-wake")
        fact(opened, "PIECE face down", piece="Daun")
        opened.press("#order-wake")
        fact(opened, "CARD in hand", card="S6")
        opened.press("[data-key='fact and']")
        fact(opened, "CARD in hand", card="R")
        opened.press("[data-key='fact and']")
        fact(opened, "troops of OWN # or more", commander="Keith", number="4", opposite=True)
        opened.press("#order-wake")
        letters.append(opened.letter)
    english, german = (meant(text) for text in letters)
    assert english == german and len(german) == 9
    assert "Kampf > Österreich wenn angegriffen, Stand -6 oder schlechter" in letters[1]
    assert not [
        word for word in ("else", "battle", "retreat", "wake", "up to", "hand", "not") if word in letters[1]
    ]
