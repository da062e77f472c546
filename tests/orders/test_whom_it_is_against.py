"""Marches against those who stand in a city, and what only sounds like an order beside a march."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole


def taken(text: str) -> list[str]:
    return taken_whole("turn4", "Frederick", f"{text}\n")


def orders(text: str, situation: str = "turn4", player: str = "Frederick") -> list[str]:
    return [str(one.line_in_full) for _, one in orders_of(moment(situation), player, f"{text}\n")[1]]


@pytest.mark.parametrize(
    "text",
    [
        "Friedrich to Weißwasser, then at the two in Muskau.",
        "Friedrich marches to Weißwasser and upon the two Austrians in Muskau.",
        "Friedrich nach Weißwasser, dann auf die beiden Österreicher in Muskau.",
        "Friedrich to Weißwasser, then against the gentlemen in Muskau.",
    ],
)
def test_enemies_are_told_by_their_city(text: str) -> None:
    march = "move Friedrich: Löbau, Bautzen, Weißwasser"
    assert taken(text) == [march, "attack Friedrich > Browne + Karl"]


def test_to_look_upon_them_is_no_attack() -> None:
    assert not any("attack" in one for one in orders("Friedrich to Löbau and looks upon the two in Muskau."))


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Landsberg would be a mistake.",
        "Dohna goes to Landsberg, that would be a mistake.",
        "Dohna nach Landsberg, das wäre ein Fehler.",
        "Dohna marching to Landsberg would mean the end.",
    ],
)
def test_what_would_be_is_only_supposed(text: str) -> None:
    assert not orders(text)


@pytest.mark.parametrize(
    "text", ["Dohna to Landsberg would be so kind.", "Dohna goes to Landsberg, that would be great."]
)
def test_a_courtesy_supposes_nothing(text: str) -> None:
    assert taken(text) == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "text",
    [
        "move Dohna to Küstrin (Landsberg first)",
        "move Dohna to Küstrin (via Landsberg)",
        "ziehe Dohna nach Küstrin (über Landsberg)",
        "ziehe Dohna nach Küstrin (erst Landsberg)",
    ],
)
def test_brackets_tell_the_way_of_an_order_in_its_own_form(text: str) -> None:
    assert taken(text) == ["move Dohna: Landsberg, Küstrin"]


def test_brackets_with_a_region_are_part_of_a_name() -> None:
    assert taken("move Dohna to Frankfurt (Oder)") == ["move Dohna to Frankfurt (Oder)"]


@pytest.mark.parametrize(
    "text",
    [
        "Keith takes up Schwerin's old quarters in Reichenbach.",
        "Keith goes to Schwerin's Reichenbach.",
        "Keith marschiert in Schwerins Lager nach Reichenbach.",
    ],
)
def test_whose_something_is_does_not_move(text: str) -> None:
    assert orders(text) == ["move Keith: Reichenbach"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna geht nach Landsberg und kommt nicht zurück nach Friedeberg.",
        "Dohna goes to Landsberg and doesn't return to Friedeberg.",
        "Dohna to Landsberg and not come back to Woldenberg.",
    ],
)
def test_a_way_is_not_made_longer(text: str) -> None:
    assert orders(text) == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "text",
    [
        "Lacy and Laudon as I wrote. Daun to Glatz.",
        "Laudon zieht wie befohlen. Daun nach Glatz.",
        "Daun to Glatz and the recruits as before.",
        "Daun nach Glatz, Laudon auch wie gehabt.",
        "Die Rekruten bleiben wie geschrieben. Daun nach Glatz.",
    ],
)
def test_what_is_ordered_as_before_is_kept(text: str) -> None:
    """The letter then adds to the one on file, which stands for all others."""
    lines = taken_whole("t5-austria-moves", "Maria Theresa", f"{text}\n")
    assert lines == ["move Daun: Glatz"]
    receipt, _ = orders_of(moment("t5-austria-moves"), "Maria Theresa", f"{text}\n")
    assert not receipt.replaces
    assert orders_of(moment("t5-austria-moves"), "Maria Theresa", "Daun nach Glatz.\n")[0].replaces


def test_the_swede_is_sweden() -> None:
    lines = orders("Der Schwede geht über Friedland nach Pasewalk.", "turn3", "Elisabeth")
    assert lines == ["move Ehrensvärd: Friedland (Mecklenburg), Pasewalk"]
