"""Who gives up behind the card that an answer plays: that the other side will is no plan of the writer's."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

SITUATION, PLAYER = "t2-russia-fight", "Elisabeth"


@pytest.mark.parametrize(
    "text",
    [
        "H9, then he gives up.",
        "H9, that'll make him give up",
        "H9. Then they concede.",
        "herz 9 drauf, dann gibt er auf",
        "Herz 9, dann gibt er hoffentlich auf",
        "Herz 9, danach geben sie auf.",
        "Herz 9, damit muss er aufgeben",
        "Ich spiele Herz 9, dann soll er aufgeben.",
    ],
)
def test_he_who_is_not_named_may_be_either_and_is_asked_back(text: str) -> None:
    assert lines_taken(SITUATION, PLAYER, text) == ["answer 49: play H9"]
    assert orders_of(moment(SITUATION), PLAYER, text)[0].doubtful


@pytest.mark.parametrize(
    "text",
    [
        "H9, then Lehwaldt gives up.",
        "H9, then the Prussians will give up.",
        "Herz 9, dann gibt Lehwaldt auf.",
        "Herz 9, dann geben die Preußen auf.",
    ],
)
def test_the_other_side_is_told_of_and_not_ordered(text: str) -> None:
    assert taken_whole(SITUATION, PLAYER, text) == ["answer 49: play H9"]


@pytest.mark.parametrize(
    "text",
    [
        "H6, then Apraxin gives up.",
        "H6, then I give up.",
        "H6. If that is not enough, he gives up.",
        "Herz 6. Wenn das nicht reicht, gibt Apraxin auf.",
        "Herz 6. Reicht das nicht, gibt er auf.",
        "Herz 6, danach gebe ich auf.",
    ],
)
def test_the_writer_gives_up_behind_his_card(text: str) -> None:
    own = "battle Apraxin > Lehwaldt: concede"
    assert taken_whole(SITUATION, PLAYER, text) == ["answer 49: play H6", own]


@pytest.mark.parametrize(
    "text", ["H7, then I give up.", "First play S9, then give up.", "C2, dann gebe ich auf."]
)
def test_nobody_gives_up_at_once_whose_card_before_that_cannot_be_played(text: str) -> None:
    assert lines_taken(SITUATION, PLAYER, text) == []
    assert orders_of(moment(SITUATION), PLAYER, text)[0].doubtful
