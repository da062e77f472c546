"""Who may order: a token of this turn and revision, or the address where the moderator says so. Whoever is
refused is told at the address on record, and nothing in the game changes."""

from __future__ import annotations

import shutil

import pytest

from pbem.data.strict import DataError
from pbem.desk.moderator import fix, substitute, undo
from pbem.desk.out import tokens
from pbem.game import save, state
from pbem.post.boxes import HEAD
from support.play_by_mail.mail_table import SETTINGS, Table, body, orders
from support.play_by_mail.player_addresses import PLAYERS


def refused(table: Table, player: str, says: str) -> None:
    """The last run refused a letter: the game is as before, its player alone was told, at his address."""
    before, mails = (table.game / "log.jsonl").read_bytes(), len(table.sent())
    done = table.run()
    assert not done.troubles
    assert (table.game / "log.jsonl").read_bytes() == before
    new = table.sent()[mails:]
    assert [mail["To"] for mail in new] == [PLAYERS[player]]
    assert "a letter was refused" in new[0]["Subject"] and "In-Reply-To" not in new[0]
    assert "does NOT count" in body(new[0]) and says in body(new[0])
    assert "Which letter counts" in body(new[0]) and "If you send nothing more" in body(new[0])


def played(table: Table) -> None:
    """Turn 1."""
    table.everybody_replies()
    table.run()
    assert state.load(table.game).game.turn == 2


def test_a_stranger_is_refused_and_the_player_he_speaks_for_is_told(table: Table) -> None:
    table.drop("stranger@example.net", "[seven-years] orders", orders("Pompadour"), "<1@example.net>")
    refused(table, "Pompadour", "it came from stranger@example.net without the token of this turn")


def test_a_forged_sender_is_refused_and_told(table: Table) -> None:
    table.drop(PLAYERS["Pompadour"], "[seven-years] orders", orders("Pompadour"), "<2@example.net>")
    refused(table, "Pompadour", "it came from pompadour@example.org without the token")


def test_a_token_of_an_earlier_turn_is_refused_and_told(table: Table) -> None:
    played(table)
    key, edition = tokens.read_key(table.folder / "token.key"), state.load(table.game).edition
    sign = tokens.token(key, edition, "Elisabeth", 0)
    text = "nation Russia\nhold\n"
    table.drop(PLAYERS["Elisabeth"], f"Re: [seven-years] ({sign})", text, "<3@example.org>")
    refused(table, "Elisabeth", "it answers a letter of turn 0, and it is now turn 2")


def test_a_letter_replayed_in_another_turn_under_another_name_is_refused(table: Table) -> None:
    subject = str(table.to("Elisabeth")[-1]["Subject"])
    played(table)
    table.drop("eve@example.net", f"Re: {subject}", orders("Elisabeth"), "<again@example.net>")
    refused(table, "Elisabeth", "it answers a letter of turn 0, and it is now turn 2")


def test_a_letter_replayed_as_it_was_changes_nothing(table: Table) -> None:
    table.reply("Elisabeth", orders("Elisabeth"))
    kept = next((table.folder / "in").glob("*.eml"))
    content = kept.read_bytes()
    table.run()
    log, mails = (table.game / "log.jsonl").read_bytes(), len(table.sent())
    kept.write_bytes(content)
    assert "taken in before" in " ".join(table.run().lines)
    assert ((table.game / "log.jsonl").read_bytes(), len(table.sent())) == (log, mails)


def test_a_token_of_another_game_of_the_same_name_opens_nothing(table: Table) -> None:
    subject = str(table.to("Frederick")[-1]["Subject"])
    shutil.rmtree(table.game)
    players = {**PLAYERS, "Frederick": "somebody.else@example.org"}
    save.new(table.game, name="seven-years", scenario="standard", players=players, seed="another")
    table.run()
    table.drop(PLAYERS["Frederick"], f"Re: {subject}", orders("Frederick"), "<late@example.org>")
    table.run()
    assert table.letters() == []
    assert [mail["To"] for mail in table.sent()][-1] == "somebody.else@example.org"


def test_nobody_keeps_anothers_letter_out_by_taking_its_message_id_before(table: Table) -> None:
    subject = str(table.to("Elisabeth")[-1]["Subject"])
    table.drop(PLAYERS["Elisabeth"], subject, orders("Elisabeth"), "<Pompadour-1@example.org>")
    table.run()
    table.reply("Pompadour", orders("Pompadour"))
    table.run()
    assert table.letters() == ["Elisabeth", "Pompadour"]
    assert "receipt" in table.to("Pompadour")[-1]["Subject"]


@pytest.mark.parametrize("sign", ["\u0130", "\u0131", "\u017f", "\u212a"])
def test_a_token_in_letters_that_only_fold_to_latin_is_none_and_holds_up_nobody(
    table: Table, sign: str
) -> None:
    forged = f"[seven-years] ({sign}AAA-BBBB-CCCC)"
    table.drop("stranger@example.net", forged, orders("Pompadour"), "<1@example.net>")
    refused(table, "Pompadour", "without the token of this turn")
    assert tokens.tokens_in([forged, "(k7qf-2m4x-2pld)"]) == {"K7QF-2M4X-2PLD"}


def test_the_former_players_tokens_open_nothing_and_the_new_one_is_told(table: Table) -> None:
    former = str(table.to("Frederick")[-1]["Subject"])
    substitute.substitute(table.game, "Frederick", "anna@example.org", "Otto is ill.")
    table.run()
    mine = [mail for mail in table.sent() if mail["To"] == "anna@example.org"]
    assert len(mine) == 1 and "your report" in mine[0]["Subject"] and mine[0]["Subject"] != former
    assert [part.get_filename() for part in mine[0].walk() if part.get_filename()] == [
        "Hanover.txt",
        "Prussia.txt",
    ]
    assert "Otto is ill." in body(mine[0])
    before = (table.game / "log.jsonl").read_bytes()
    table.drop(PLAYERS["Frederick"], f"Re: {former}", orders("Frederick"), "<4@example.org>")
    table.run()
    assert (table.game / "log.jsonl").read_bytes() == before
    told = [mail for mail in table.sent() if mail["To"] == "anna@example.org"][1:]
    assert ["refused" in mail["Subject"] for mail in told] == [True]
    assert "it answers a letter to somebody who played Frederick before" in body(told[0])
    table.drop("anna@example.org", f"Re: {mine[0]['Subject']}", orders("Frederick"), "<5@example.org>")
    table.run()
    assert table.letters() == ["Frederick"]


@pytest.mark.parametrize("how", ["fix", "undo"])
def test_a_letter_written_before_the_game_was_revised_is_refused_and_told(table: Table, how: str) -> None:
    played(table)
    before = str(table.to("Elisabeth")[-1]["Subject"])
    if how == "fix":
        fix.fix(table.game, ["pieces.Saltikov.troops-=1"], "Misread.")
    else:
        undo.undo(table.game)
    table.run()
    after = str(table.to("Elisabeth")[-1]["Subject"])
    assert "your report" in after and after.rpartition("(")[2] != before.rpartition("(")[2]
    table.drop(PLAYERS["Elisabeth"], f"Re: {before}", "nation Russia\nhold\n", "<6@example.org>")
    letters, mails = table.letters(), len(table.sent())
    table.run()
    assert table.letters() == letters
    (told,) = table.sent()[mails:]
    assert told["To"] == PLAYERS["Elisabeth"]
    assert "it answers a letter from before the game was corrected or rolled back" in body(told)
    table.drop(PLAYERS["Elisabeth"], f"Re: {after}", "nation Russia\nhold\n", "<7@example.org>")
    table.run()
    assert table.letters() == [*letters, "Elisabeth"]


def test_a_mail_that_is_too_long_is_refused_though_it_has_the_token(table: Table) -> None:
    (table.root / "post.yaml").write_text(SETTINGS + "largest_mail: 100000\n", "utf-8")
    table.reply("Pompadour", orders("Pompadour") + "\n> a report\n" * 10_000)
    assert next((table.folder / "in").glob("*.eml")).stat().st_size > 100_000 > HEAD
    refused(table, "Pompadour", "it is too long, and none of it was read")


# ------------------------------------------------------------------------------- by address alone


def by_address(table: Table) -> None:
    (table.root / "post.yaml").write_text(SETTINGS + "who_may_order: address\n", "utf-8")


def test_an_address_is_enough_where_the_moderator_says_so(table: Table) -> None:
    by_address(table)
    table.drop("Pompadour@Example.org", "[seven-years] orders", orders("Pompadour"), "<8@example.org>")
    table.run()
    assert table.letters() == ["Pompadour"]
    assert "receipt" in table.to("Pompadour")[-1]["Subject"]


def test_then_too_a_stranger_is_refused_and_a_token_opens_from_anywhere(table: Table) -> None:
    by_address(table)
    table.drop("stranger@example.net", "[seven-years] orders", orders("Pompadour"), "<9@example.net>")
    refused(table, "Pompadour", "it came from stranger@example.net, which is not your address")
    subject = str(table.to("Pompadour")[-1]["Subject"])
    table.drop("office@example.com", f"Re: {subject}", orders("Pompadour"), "<10@example.com>")
    table.run()
    assert table.letters() == ["Pompadour"]


def test_who_plays_two_parts_from_one_address_is_told_by_the_nations_he_orders(table: Table) -> None:
    by_address(table)
    substitute.substitute(table.game, "Pompadour", PLAYERS["Elisabeth"], "")
    table.run()
    table.drop(PLAYERS["Elisabeth"], "[seven-years]", orders("Pompadour"), "<11@example.org>")
    table.drop(PLAYERS["Elisabeth"], "[seven-years]", orders("Elisabeth"), "<12@example.org>")
    table.run()
    assert sorted(table.letters()) == ["Elisabeth", "Pompadour"]


def test_any_other_word_for_who_may_order_is_a_mistake_in_the_file(table: Table) -> None:
    (table.root / "post.yaml").write_text(SETTINGS + "who_may_order: anybody\n", "utf-8")
    with pytest.raises(DataError, match="none of token, address"):
        table.run()
