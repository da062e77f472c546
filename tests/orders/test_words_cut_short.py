"""Words cut short and small ones that lead to a city: `Hauptstr.`, `Tr 1`, `and stop at`."""

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("situation", "player", "text", "orders"),
    [
        ("turn2", "Maria Theresa", "Daun Hauptstr. bis Nachod. Laudon Krappitz/Cosel.",
         ["move Daun: Kolin, Pardubitz, Königgrätz, Nachod", "move Laudon: Krappitz, Cosel"]),
        ("turn2", "Frederick",
         "Hann.: Cumb -> Springe -> Hannover, Ferd -> Soltau -> Fallingbostel -> Hannover, Tr. hält",
         ["move Cumberland: Springe, Hannover", "move Ferdinand: Soltau, Fallingbostel, Hannover"]),
        ("turn3", "Frederick", "Ferdinand and Cumberland leave Hannover together and stop at Celle.",
         ["move Ferdinand + Cumberland: Celle"]),
        ("setup", "Maria Theresa",
         "Daun 8, Browne 8, Laudon 6, Karl 4, Lacy 4.\n"
         "Daun uses the main road: Trebitsch, Brod, Tschaslau, Kuttenberg.",
         ["move Daun: Trebitsch, Brod, Tschaslau, Kuttenberg",
          "setup Daun 8, Browne 8, Laudon 6, Karl 4, Lacy 4"]),
        ("setup", "Elisabeth",
         "Saltikov 7, Fermor 3, Apraxin 4, Tottleben 2\nTr 1 Solec-Bydgoszcz\nTr. 2 Nowy Dwór-Nasielsk",
         ["move train 1: Solec, Bydgoszcz", "move train 2: Nowy Dwór, Nasielsk",
          "setup Saltikov 7, Fermor 3, Apraxin 4, Tottleben 2"]),
    ],
)  # fmt: skip
def test_such_words_lose_nothing(situation: str, player: str, text: str, orders: list[str]) -> None:
    assert taken_whole(situation, player, text) == orders


def test_a_plan_behind_a_march_that_was_not_read_is_shown() -> None:
    plan = (
        "It is not worth very many cards, so please use no more than 15 points on it and stop if it would "
        "only cost us one."
    )
    march = (
        "Saltikov attacks Dohna, that is he goes up the road to Friedeberg and should be beside him at "
        "Landsberg."
    )
    text = f"{march} {plan}"
    receipt, _ = orders_of(moment("turn4"), "Elisabeth", text)
    assert any("15 points" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    ("line", "plan"),
    [
        ("Kampf gg. Browne: niedrigste Karten, max. 20 Pkt., R behalten", "> Browne: low, spend 20, keep R"),
        ("Kampf Friedrich: niedrig, max. 30, Res. zuletzt", "Friedrich: low, spend 30, reserve last"),
        ("battle vs. Browne: low cards, max. 20 pts., res. last", "> Browne: low, spend 20, reserve last"),
    ],
)
def test_clauses_cut_short(line: str, plan: str) -> None:
    assert taken_whole("turn4", "Frederick", f"Prussia\n{line}") == [f"battle {plan}"]


@pytest.mark.parametrize(
    ("sentence", "plan"),
    [
        ("Friedrich gegen Browne: niedrig, Res. zuletzt.", "low, reserve last"),
        ("Friedrich gegen Browne: niedrig, Res. behalten.", "low, keep R"),
        ("Friedrich gegen Browne: niedrig, R zuletzt.", "low, reserve last"),
        ("Friedrich against Browne: low, max 20 pts, keep res.", "spend 20, low, keep R"),
        ("Friedrich against Browne: low, res. last.", "low, reserve last"),
    ],
)
def test_a_reserve_cut_short(sentence: str, plan: str) -> None:
    assert taken_whole("turn4", "Frederick", sentence) == [f"battle Friedrich > Browne: {plan}"]


def test_a_sentence_may_end_with_a_reserve_cut_short() -> None:
    lines = lines_taken("turn4", "Frederick", "Friedrich against Browne: low, keep res. Dohna to Arnswalde.")
    assert lines == ["battle Friedrich > Browne: low, keep R", "move Dohna: Woldenberg, Arnswalde"]
