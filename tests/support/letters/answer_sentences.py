"""How passages behind the card that answers in a fight are taken, set against what their writers mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from pbem.engine.model import RESERVE
from pbem.orders.judging.order_line import order_line
from support.letters.fight_sentences import SUITS
from support.letters.people_letters import moment, orders_of
from support.letters.people_sentences import ASKED, RIGHT, SILENT, WRONG, Meaning

NAMES = {"S": ("spades", "Pik"), "H": ("hearts", "Herz"), "D": ("diamonds", "Karo"), "C": ("clubs", "Kreuz")}

ENDING = ("points", "cards", "loss")
"""Limits at which a fight is given up, said or not."""


def text_of(one: Meaning) -> str:
    """A letter that names the first card and goes on with the passage."""
    english, german = NAMES[one["first"][0]]
    value = one["first"][1:]
    is_german = one["writer"][1] == "d"
    first = f"Ich spiele die {german} {value}." if is_german else f"I play the {value} of {english}."
    return f"{first} {one['s']}"


def taken(one: Meaning) -> str:
    """Whether a passage is taken as it is meant, asked about, passed over, or otherwise than meant."""
    player = str(moment(one["sit"]).game.player_of(one["by"]))
    receipt, orders = orders_of(moment(one["sit"]), player, text_of(one))
    lines = [order_line(order) for nation, order in orders if str(nation) == one["by"]]
    answers = [line for line in lines if line.startswith("answer ")]
    plans = [line for line in lines if line.startswith("battle ")]
    is_asked = bool(receipt.doubtful or receipt.problems)
    if not answers:
        return ASKED if is_asked else SILENT
    if len(answers) > 1 or not answers[0].endswith(f" {one['first']}"):
        return WRONG
    if "other" in one:
        return WRONG if plans else ASKED if is_asked else RIGHT
    left = list(one["hand"])
    left.remove(one["first"])
    is_same = _sum(_told(plans), left) == _sum(_meant(one, left), left)
    if not plans and not is_same:
        return ASKED if is_asked else SILENT
    return RIGHT if is_same else ASKED if is_asked else WRONG


def _told(plans: Iterable[str]) -> dict[str, Any]:
    """What plans for the rest of a fight say."""
    found: dict[str, Any] = {"play": [], "keep": set()}
    for plan in plans:
        head, _, clauses = plan.partition(": ")
        for word, *rest in map(str.split, clauses.replace("fight up to", "spend").split(", ")):
            if word == "play" and " if loss " in head:
                found["dear"] = (int(head.split(" if loss ")[1].split()[0]) - 1, *rest)
            elif word == "play":
                found["play"] += rest
            elif word == "keep" or (word, *rest) == ("reserve", "no"):
                found["keep"] |= {SUITS.get(card, card) for card in rest} - {"no"} or {RESERVE}
            elif word == "reserve":
                found["reserve_last"] = True
            elif word in ("low", "high"):
                found["order"] = word
            elif word in ("fight", "concede", "ask"):
                found[{"concede": "gives_up"}.get(word, word)] = True
            else:
                found[{"spend": "points", "settle": "loss"}.get(word, word)] = int(rest[0])
    return found


def _meant(one: Meaning, left: Sequence[str]) -> dict[str, Any]:
    """The same of what the writer means, with the cards that he has left."""
    fields = ("gives_up", "ask", "order", "fight", *ENDING, "reserve_last")
    found: dict[str, Any] = {name: one[name] for name in fields if name in one}
    found |= {"play": list(one.get("play", ())), "keep": set(one.get("keep", ()))}
    if "only_if_loss_over" in one:
        found["dear"] = (one["only_if_loss_over"], *found["play"])
        found |= {"play": [], "loss": one["only_if_loss_over"]}
    if "only_if_ahead" in one:
        # He fights with that card alone.
        found["keep"] |= {*left} - {*found["play"]}
        found |= {"play": [], "fight": True}
    return found


def _sum(found: dict[str, Any], left: Sequence[str]) -> dict[str, Any]:
    """What it comes to: to play on with the lowest that is enough says nothing, nor to give up at a limit or
    when all is played."""
    told = dict(found)
    open_ = {*left} - told["keep"]
    if told["play"] and not Counter(left) - Counter(told["play"]):
        told["gives_up"] = True
    if told.get("cards") == len(told["play"]) + 1:
        told["gives_up"] = told.pop("cards") > 0
    if any(one in told for one in ENDING):
        told.pop("gives_up", None)
    # Who has but one card open to fight with plays it if it is enough, and nothing else.
    fights_with_one = "fight" in told and len(open_) == 1 and not told["play"]
    if not fights_with_one:
        told.pop("fight", None)
        told.pop("order", None) if told.get("order") == "low" else None
    stops = not (told["play"] or fights_with_one) and told.keys() & {"gives_up", "ask"}
    told["keep"] = frozenset() if stops else frozenset(told["keep"])
    return told
