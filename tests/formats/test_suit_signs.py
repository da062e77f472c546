"""Cards with the signs of their suits where they are shown, and with letters in plain text."""

from __future__ import annotations

import re

import pytest

from pbem.desk.out.reports import common_templates, record_of
from pbem.game import state
from pbem.pages.letter_html import letter_html
from pbem.report.document import read_markup
from pbem.report.letters import order_form, report_document, summary_document
from pbem.report.suit_signs import face, suit_sign, with_letters, with_signs
from pbem.report.view import view
from pbem.report.writers import write_document
from support.bot_games import some_records
from support.example_game import EXAMPLE

RICH = ("html", "markdown", "bbcode", "bgg")
PRIVATE = re.compile("[\ue000-\uf8ff]")


def test_a_card_is_a_sign_or_a_letter_and_a_reserve_neither() -> None:
    told = f"plays {face('S13')}, {face('H2')}, {face('C10')}, {face('D9')}, {face('R')}, {face('R7')}"
    assert with_signs(told) == "plays ♠13, ♥2, ♣10, ♦9, R, R7"
    assert with_letters(told) == "plays S13, H2, C10, D9, R, R7"


def test_a_suit_in_words_has_its_sign_before_it_where_signs_are_shown() -> None:
    told = f"Torgau, {suit_sign('H')}hearts"
    assert with_signs(told) == "Torgau, ♥ hearts" and with_letters(told) == "Torgau, hearts"


def test_on_a_page_no_sign_is_parted_from_its_suit_and_no_minus_is_a_hyphen() -> None:
    told = f"at -12, not 2-3; `at -12`; {suit_sign('H')}hearts 9"
    for made in (write_document(read_markup(told), "html"), letter_html(read_markup(told))):
        assert "at \u221212, not 2-3; <code" in made and ">at -12</code>" in made, "what is typed stays"
        assert "♥\u00a0hearts 9" in made
    assert write_document(read_markup(told), "text") == "at -12, not 2-3; `at -12`; hearts 9\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_letters_say_the_same_cards_in_every_format(language: str) -> None:
    letters, met = common_templates(language), 0
    for record in (record_of(state.load(EXAMPLE), 4), *some_records()[:6]):
        for player in (None, "Frederick"):
            shown = view(record, player, record.game.turn)
            made = (summary_document if player is None else report_document)(shown, letters)
            plain = write_document(made, "text")
            assert not re.search("[♠♣♥♦]", plain) and not PRIVATE.search(plain)
            played = re.findall(r"(?:plays|spielt) ([SCHD]\d+)", plain)
            for form in RICH:
                rich = write_document(made, form)
                assert not PRIVATE.search(rich)
                signed = re.findall(r"(?:plays|spielt) ([♠♣♥♦]\d+)", rich)
                assert [with_signs(face(card)) for card in played] == signed
            met += len(played)
    assert met > 10


def test_an_order_form_is_typed_so_its_cards_are_letters() -> None:
    for record in some_records()[:6]:
        shown = view(record, "Frederick", record.game.turn)
        for own in shown.own:
            form = order_form(shown, own.name, common_templates("en"))
            assert not re.search("[♠♣♥♦]", form) and not PRIVATE.search(form)
