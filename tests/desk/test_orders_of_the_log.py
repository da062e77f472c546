"""What a receipt has confirmed stays on file, whatever later programs make of the letter."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pbem.desk.letters import submit
from pbem.desk.look.second_reading import second_readings
from pbem.desk.turns import resolve
from pbem.game import save, state
from pbem.orders.judging.order_line import order_line
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words import translate
from pbem.orders.reading import parse
from pbem.post.read import content, within_limits
from support.command_line import run
from support.play_by_mail.player_addresses import PLAYERS

KEITH = "marschiere Keith: Reichenbach, Schweidnitz"
DOHNA = "move Dohna: Gartz"
PIECES = {
    "Keith": {"city": "Strehlen", "troops": 4},
    "Dohna": {"city": "Stettin", "troops": 3},
    "Daun": {"city": "Prag", "troops": 8},
}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Turn 2, Prussia's stage."""
    path = tmp_path / "seven-years"
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="x", start=start)
    return path


def lines(game: Path, nation: str = "Prussia") -> list[str]:
    own = state.load(game).filed[nation]
    sourced = (*own.set_up, *own.stage, *own.plans, *own.standing, *own.any_time, *own.final)
    return [order_line(one.order) for one in sourced]


def test_a_program_without_a_spelling_carries_out_what_was_confirmed(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, said = submit.submit(game, "a.txt", f"nation Prussia\n{KEITH}\n".encode())
    assert said.filed
    monkeypatch.delitem(words._VERBS, fold("marschiere"))
    assert lines(game) == ["move Keith: Reichenbach, Schweidnitz"]
    after = resolve.resolve(game).after
    assert after.game.rules.board.cities[after.game.where["Keith"]].title == "Schweidnitz"


def test_a_tighter_limit_of_own_lines_leaves_on_file_what_was_confirmed(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, said = submit.submit(game, "a.txt", f"nation Prussia\n{DOHNA}\n\n\n{KEITH}\nfinal\n".encode())
    assert said.filed
    monkeypatch.setattr(within_limits, "OWN_LINES", 2)
    assert lines(game) == ["move Dohna: Gartz", "move Keith: Reichenbach, Schweidnitz", "final"]


def test_no_kept_letter_is_read_to_know_what_it_ordered(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    submit.submit(game, "a.txt", f"nation Prussia\n{KEITH}\n".encode())
    monkeypatch.delattr(content, "read_letter")
    monkeypatch.delattr(parse, "read_line")
    assert lines(game) == ["move Keith: Reichenbach, Schweidnitz"]
    assert resolve.resolve(game).after.letters[-1].counts


def test_the_entry_holds_what_was_understood_and_what_was_left_out(game: Path) -> None:
    text = f"accept partial\nnation Prussia\n{KEITH}\nmove Dohna: Xyz\nstanding\nKampf > A1: Verlust 3\n"
    now, said = submit.submit(game, "a.txt", text.encode())
    written = json.loads(now.letters[-1].line)
    assert said.filed and written["partial"] and "amend" not in written and "standing" not in written
    assert written["wrong"] == [[4, "move Dohna: Xyz"]]
    own = written["orders"]["Prussia"]
    assert own["orders"] == [
        {
            "order": "Move",
            "line": 3,
            "text": KEITH,
            "pieces": ["Keith"],
            "places": ["Reichenbach", "Schweidnitz"],
        }
    ]
    (plan,) = own["standing"]
    assert plan["order"] == "Battle" and plan["enemy"] == ["Daun"]
    assert plan["clauses"] == [{"word": "loss", "words": ["3"]}]


def test_a_refused_letter_has_nothing_in_the_log_but_what_is_to_mend(game: Path) -> None:
    now, said = submit.submit(game, "a.txt", b"nation Prussia\nmove Dohna: Xyz\n")
    (own,) = (now.letters[-1].orders or {}).values()
    assert not said.filed and (own.orders, own.standing) == ((), None)
    assert [line.text for line in own.to_mend] == ["move Dohna: Xyz"]
    now, said = submit.submit(game, "a.txt", b"turn 9\nnation Prussia\nmove Dohna: Xyz\n")
    assert not said.filed and now.letters[-1].orders is None


# ----------------------------------------------------------------------------- read again, as a remark


def test_replay_and_doctor_tell_what_todays_reader_would_make_of_a_letter(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"nation Prussia\n{KEITH}\n{DOHNA}\nstanding\nbattle: loss 3\n"
    submit.submit(game, "a.txt", text.encode())
    resolve.resolve(game)
    before = (game / "log.jsonl").read_bytes()
    assert "note" not in run("replay", game).out and run("doctor", game).out.endswith("all is well.\n")
    monkeypatch.delitem(words._VERBS, fold("marschiere"))
    monkeypatch.setattr(translate, "MOST_CHARS", 0)  # else the line is read as a sentence
    remark = (
        "letter 1 would be understood otherwise by today's reader: line 2, Prussia: "
        '"move Keith: Reichenbach, Schweidnitz" in the log, nothing today'
    )
    for command in ("replay", "doctor"):
        ran = run(command, game)
        assert ran.code == 0 and f"note: {remark}." in ran.out, ran.out
    assert json.loads(run("replay", game, "--json").out)["remarks"] == [remark]
    assert (game / "log.jsonl").read_bytes() == before


def test_a_letter_that_now_would_mean_another_order_is_told(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit.submit(game, "a.txt", b"amend\nnation Prussia\nmarschiere Keith: Reichenbach\n")
    monkeypatch.setitem(words._VERBS, fold("marschiere"), "hold")
    monkeypatch.setitem(words._VERBS, fold("amend"), "final")
    monkeypatch.setattr(translate, "MOST_CHARS", 0)
    (remark,) = second_readings(state.load(game))
    assert '"move Keith: Reichenbach" in the log, nothing today' in remark
    assert remark.endswith("it adds to the letter before in the log, it replaces the letter before today")
