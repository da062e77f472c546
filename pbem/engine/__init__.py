"""The rules of FRIEDRICH, one module for each chapter of the booklet.

| rule | module |
|---|---|
| 1 Introduction | board, start; set-up in troops |
| 2 Sequence of play | sequence |
| 3 Tactical Cards | cards |
| 4 Movement | movement |
| 5 Conquest | conquest |
| 6 The troops | troops |
| 7 Combat | combat |
| 8 Retreat | retreat; its search in retreat_paths and retreat_blocks |
| 9 Supply | supply |
| 10 Recruitment | recruitment |
| 11 The Clock of Fate | fate, fate_choices, fate_effects |
| 12 Game end | victory |
| 13 The expert game | offensive; the suit read in fate |

What a scenario is stands in scenario, what a game is in model, what can happen in events and fate_events,
what is asked and answered in questions. How an event changes a game stands in apply, apply_fate and changes.
"""
