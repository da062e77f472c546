"""Plain text in 78 columns."""

from __future__ import annotations

from pbem.report.layout import TIED, WIDTH, laid_out, one_line, tied

LONG = "word " * 30


def test_short_lines_stay_as_they_are() -> None:
    assert laid_out("one\n\n  two   three\n") == "one\n\n  two   three\n"


def test_blank_lines_never_come_in_pairs_nor_at_the_ends() -> None:
    assert laid_out("\n\none\n\n\n\ntwo  \n\n\n") == "one\n\ntwo\n"


def test_a_paragraph_goes_on_under_its_beginning() -> None:
    assert {line[:4] for line in laid_out("    " + LONG).splitlines()} == {"    "}


def test_an_item_goes_on_under_its_text() -> None:
    first, *others = laid_out("  - " + LONG).splitlines()
    assert first.startswith("  - word") and all(line.startswith("    word") for line in others)


def test_a_row_goes_on_under_its_last_column() -> None:
    first, *others = laid_out("  Berlin   hearts   " + LONG).splitlines()
    assert others and all(line.index("word") == first.index("word") for line in others)


def test_a_comment_goes_on_as_a_comment() -> None:
    assert all(line.startswith("#   word") for line in laid_out("#   " + LONG).splitlines())


def test_tied_words_stay_together() -> None:
    text = laid_out("x" * (WIDTH - 10) + " " + tied("Frankfurt (Oder)"))
    assert text.splitlines()[1] == "Frankfurt (Oder)" and TIED not in text


def test_what_is_tied_and_longer_than_a_line_breaks_at_its_spaces() -> None:
    for count in range(26, 32):
        cards = "diamonds" + " 13" * count
        assert laid_out(f"  {tied(cards)}; Reserves").split() == f"{cards}; Reserves".split()


def test_a_word_longer_than_a_line_is_broken() -> None:
    assert max(map(len, laid_out("x" * 200).splitlines())) == WIDTH


def test_what_others_wrote_is_one_clean_line() -> None:
    assert one_line("a\tb\r\n c\x1b[31m\u2028d") == "a b c [31m d"
