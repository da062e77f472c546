"""Where things lie on a map: the same for all readers, but for what a player's own counters need."""

from __future__ import annotations

from pbem.report.map import draw_map, layout
from pbem.report.map.free_room import HARD, Bonds, FreeRoom, Ground, Wish, place_anew, place_each
from pbem.report.map.ties import Ties
from pbem.report.view import view
from support.drawn_map import BOARD, Drawn
from support.map_names import named
from support.positions.map_positions import records, views


def test_a_map_is_the_same_whichever_was_drawn_before() -> None:
    readers = views()[::2] + views()[1::2]
    in_order = [draw_map(one, BOARD) for one in readers]
    layout.forget()
    assert [draw_map(one, BOARD) for one in reversed(readers)] == in_order[::-1]


def test_names_lie_in_a_players_map_where_everybody_has_them_unless_his_counters_need_the_room() -> None:
    same = written = 0
    for record in records():
        public = dict(named(Drawn(draw_map(view(record, None, record.game.turn), BOARD))))
        for player in record.game.roles:
            own = dict(named(Drawn(draw_map(view(record, player, record.game.turn), BOARD))))
            written += len(public)
            same += sum(own.get(key) == box for key, box in public.items())
    assert 0.8 * written < same < written


# ------------------------------------------------------------------------------------- finding room


def loose(room: FreeRoom) -> Bonds:
    """Bonds that tie nothing."""
    return Ties(room, {}, 1.0)


def test_what_grew_moves_aside_and_the_rest_stays() -> None:
    room = FreeRoom(Ground((0, 0, 100, 100)))
    wishes = Wish("grows", (50, 50), 20, 10, 2), Wish("stays", (20, 20), 20, 10, 2)
    before = place_each(room, wishes)
    room.take((75, 0, 100, 100), HARD)
    after = place_anew(room, before, wishes, (Wish("grows", (50, 50), 30, 10, 2),), loose(room))
    assert after and after["stays"] == before["stays"]
    left, _, right, _ = after["grows"]
    assert right - left == 30 and right <= 75


def test_what_grew_moves_others_out_of_its_way() -> None:
    room = FreeRoom(Ground((0, 0, 100, 12)))
    wishes = Wish("grows", (20, 6), 10, 10, 0), Wish("other", (40, 6), 16, 10, 0)
    room.take((0, 0, 20, 12), HARD)
    room.take((41, 0, 50, 12), 10)
    before = {"grows": (20.0, 1.0, 30.0, 11.0), "other": (24.0, 1.0, 40.0, 11.0)}
    room.take(before["other"], HARD, "other")
    after = place_anew(room, before, wishes, (Wish("grows", (20, 6), 18, 10, 0),), loose(room))
    assert after == {"grows": (20, 1, 38, 11), "other": (40, 1, 56, 11)}


def test_what_grew_beyond_its_room_is_refused() -> None:
    room = FreeRoom(Ground((0, 0, 30, 12)))
    wishes = (Wish("grows", (15, 6), 10, 10, 0),)
    before = place_each(room, wishes)
    assert place_anew(room, before, wishes, (Wish("grows", (15, 6), 40, 10, 0),), loose(room)) is None
