"""English verbs of sentences about the game: their forms, and what a piece does beside its way."""

from __future__ import annotations

from pbem.orders.languages.language import Words, listed

HISSING = ("s", "x", "sh", "ch", "o")
"""A verb that ends so has `es` behind it."""


def conjugated(verbs: str) -> Words:
    """The forms of verbs, which are parted by commas: `hurry, hurries, hurrying`. A verb in two words bends
    the first; one whose last letter is doubled is written so: `slip+`."""
    return tuple(form for verb in listed(verbs) for form in _forms(*verb.partition(" ")[::2]))


def _forms(verb: str, rest: str) -> Words:
    stem = verb.removesuffix("+")
    doubled = stem + stem[-1] if verb.endswith("+") else stem
    he = f"{stem[:-1]}ies" if _ends_in_y(stem) else stem + ("es" if stem.endswith(HISSING) else "s")
    doing = doubled.removesuffix("e") + "ing" if not stem.endswith("ee") else f"{stem}ing"
    return tuple(f"{form} {rest}".strip() for form in (stem, he, doing))


def _ends_in_y(stem: str) -> bool:
    return stem.endswith("y") and stem[-2] not in "aeou"


MOTION = conjugated(
    "send, bring, push, push on, push forward, pull, pull back, pull out, pull off, draw back, drop back, "
    "steer, dispatch, rush, nudge, edge, sneak, slip+, creep, dash, race, sprint, trot+, trek+, "
    "trudge, plod+, stroll, saunter, wander, roam, roll, crawl, jog+, hop+, sail, swing, veer, wheel, wend, "
    "climb, descend, slide, drift, dart, hasten, hustle, scoot, scurry, steam, trundle, rumble, lumber, "
    "amble, pop+, nip+, relocate, redeploy, reposition, tiptoe, tramp, journey, continue, carry on, "
    "press on, "
    "press forward, set off, set out, set forth, make for, make off, strike out, break out, back off, "
    "turn back, double back, cross, cross over, retrace, fetch, hurry, head, travel, "
    "take up a position, take up position, take up his position, take up their position, take post, "
    "take station, take up station, take up quarters, set up camp, make camp, pitch camp, encamp, "
    "establish himself, establish themselves, post himself, post themselves, station himself, "
    "station themselves, install himself, install themselves, "
    "march, advance, proceed, ride, return, retire, withdraw, fall back"
) + listed(
    "going through, going by, going over, to take up a, to take up his, to take up their, to take up, "
    "to take post, to take station, reaches"
)
"""That a piece goes somewhere, or is sent there."""

PARTED_VERBS = {
    "stay": tuple(
        f"{verb} {rest}"
        for verb in ("leave", "leaves", "leaving", "keep", "keeps", "keeping")
        for rest in ("alone", "be", "put", "untouched", "unmoved", "in peace")
    ),
}
"""Verbs whose parts stand apart: `leave Keith alone`."""

WATCHING = (
    *conjugated(
        "threaten, menace, watch, watch over, cover, guard, protect, screen, shield, support, eye, "
        "observe, "
        "face, keep an eye on, keep watch on, keep watch over, keep tabs on, look at, look towards, "
        "look after, "
        "stare at, glare at, block, shadow, worry, annoy, bother, harass, pin+, pin+ down, tie down, "
        "scare, frighten, help, relieve, back up, secure, be near, be close to, be next to, be ready for, "
        "prepare for, stand by for, wait for, lie in wait for, distract, deter, discourage, "
        "put pressure on, bring pressure on, breathe down, reassure, comfort, encourage"
    ),
    *listed(
        "keeping an eye on, to watch, waits there for, wait there for, waiting there for, out of, safe from, "
        "beyond, beyond the, outside, outside the, clear of, within, within the, out of the"
    ),
)
"""What a piece does to somebody from where it stands, and nobody can order."""

WATCHING_AROUND = tuple(
    f"{verb} {rest}"
    for verb in ("keep", "keeps", "hold", "holds")
    for rest in ("in check", "at bay", "in view", "in sight", "under observation", "busy", "company")
)
"""The same with whom it watches between two parts: `keeps Daun in check`."""

PURSUING = conjugated("go after, come after, chase, chase after, hunt, hunt down, pursue")
"""That it marches to wherever an enemy is, to attack him."""

ATTACKING = (
    *PURSUING,
    *conjugated(
        "pounce on, pounce upon, take on, lay into, set upon, go for, go at, get at, get to grips with, "
        "pitch into, tear into, pile into, lunge at, jump, jump on, leap on, leap upon, hammer, clobber, "
        "thump, whack, pummel, ambush, challenge, tackle, storm, charge, charge at, thrash, beat up, "
        "have it out with, do battle with, give battle to, offer battle to, join battle with, clash with, "
        "cross swords with, deal with, fire on, open fire on, come down on, swoop on, swoop down on, "
        "fall upon, launch himself at, launch themselves at, throw himself at, throw themselves at, "
        "throw himself on, throw themselves on, make an attack on, launch an attack on, mount an attack on"
    ),
    *listed("setting upon, getting at, having a go at, has a crack at, have a crack at, on to, onto, at"),
)
"""What makes an attack of a general's name behind it."""

DESTROYING = conjugated(
    "burn, destroy, take out, kill, wreck, torch, smash, plunder, loot, eliminate, bag+, bin+"
)
"""What it does to a train by coming to its city."""
