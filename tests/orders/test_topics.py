"""Whom a sentence speaks of, told before it or in brackets, and where a way ends, told behind it."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

ANKLAM = ["move Ehrensvärd: Anklam"]
ROUND = ["move Ehrensvärd: Schwedt, Angermünde, Schwedt"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Was die Schweden betrifft: Ehrensvärd nehme Anklam in Besitz und verbleibe dort.", ANKLAM),
        ("Was Schweden angeht: Ehrensvärd nach Anklam.", ANKLAM),
        ("Was Ehrensvärd anbelangt, der geht nach Anklam.", ANKLAM),
        ("As far as the Swedes are concerned: Ehrensvärd takes Anklam.", ANKLAM),
        ("As far as Ehrensvärd is concerned, he goes to Anklam.", ANKLAM),
        ("As for the Swedes: Ehrensvärd takes Anklam and stays there.", ANKLAM),
        ("Was Schweden betrifft, so bleibt alles stehen.", ["hold"]),
    ],
)
def test_words_that_name_a_topic_set_no_condition(text: str, orders: list[str]) -> None:
    assert taken_whole("turn2", "Elisabeth", text) == orders


@pytest.mark.parametrize("text", ["Was Apraxin nicht betrifft: nach Olsztyn.", "Was Daun angeht, der geht."])
def test_a_topic_that_is_denied_or_anothers_is_no_order(text: str) -> None:
    assert not orders_of(moment("turn2"), "Elisabeth", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "Ehrensvärd nach Anklam und bleibt dort.",
        "Ehrensvärd takes Anklam and is to stay there.",
        "Ehrensvärd goes to Anklam, where he stays.",
        "Ehrensvärd soll Anklam besetzen und dort verbleiben.",
        "Ehrensvärd nehme Anklam in Besitz und bleibe dort.",
    ],
)
def test_who_stays_where_his_way_ends_goes_there(text: str) -> None:
    assert taken_whole("turn2", "Elisabeth", text) == ANKLAM


@pytest.mark.parametrize(
    "text",
    [
        "Ehrensvärd in Anklam und bleibt dort.",
        "Ehrensvärd is in Anklam and stays there.",
        "Ehrensvärd beobachtet Anklam und bleibt.",
        "Wenn Ehrensvärd nach Anklam geht und dort bleibt, gut.",
    ],
)
def test_who_is_thought_to_be_elsewhere_and_stays_is_not_moved(text: str) -> None:
    assert not orders_of(moment("turn2"), "Elisabeth", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "Schweden: Angermünde und zurück bis Schwedt.",
        "Sweden: Angermünde and back to Schwedt.",
        "Ehrensvärd to Angermünde and back to Schwedt.",
        "Ehrensvärd nach Angermünde und wieder zurück nach Schwedt.",
        "Ehrensvärd takes Angermünde, then returns to Schwedt.",
    ],
)
def test_back_to_a_city_says_that_the_way_has_come_through_it(text: str) -> None:
    """From Gartz every way to Angermünde that is short enough leads through Schwedt."""
    assert taken_whole("turn5", "Elisabeth", text) == ROUND


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (
            "Ehrensvärd zieht nach Greifenhagen, kehrt nach Stettin zurück und beendet seinen Zug in Gartz.",
            "move Ehrensvärd: Greifenhagen, Stettin, Gartz",
        ),
        ("Ehrensvärd to Greifenhagen, Stettin and finishes for tonight in Gartz.", "Stettin, Gartz"),
        ("Ehrensvärd nach Greifenhagen, Stettin und landet zuletzt in Gartz.", "Stettin, Gartz"),
    ],
)
def test_a_way_ends_where_it_is_said_to_end(text: str, order: str) -> None:
    (taken,) = taken_whole("turn4", "Elisabeth", text)
    assert taken.endswith(order)


@pytest.mark.parametrize(
    "text",
    [
        "Hildburghausen holt sich Naumburg und ist zum Nachtmahl wieder in Zeitz.",
        "Hildburghausen takes Naumburg and is back in Zeitz for supper.",
        "Hildburghausen nach Naumburg und am Abend wieder in Zeitz",
    ],
)
def test_small_words_lead_to_the_next_city_as_well(text: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Hildburghausen: Naumburg, Zeitz"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "Die Küche (Zug 1) zieht über Paderborn nach Detmold, die andere (Zug 2) nach Eschwege.",
            ["move train 1: Paderborn, Detmold", "move train 2: Eschwege"],
        ),
        (
            "The kitchen (train 1) goes via Paderborn to Detmold, the other (train 2) to Eschwege.",
            ["move train 1: Paderborn, Detmold", "move train 2: Eschwege"],
        ),
        (
            "The old fox (Richelieu) and Chevert go to Hannover, my baker (train 2) to Eschwege.",
            ["move Richelieu + Chevert: Hannover", "move train 2: Eschwege"],
        ),
        (
            "Der Chef (Richelieu) geht nach Hannover, der gute Metzger (Tross 2) nach Eschwege.",
            ["move Richelieu: Hannover", "move train 2: Eschwege"],
        ),
    ],
)
def test_a_name_in_brackets_tells_whom_the_words_before_mean(text: str, orders: list[str]) -> None:
    assert taken_whole("turn4", "Pompadour", text) == orders


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Den Wagen in Schlan bitte nach Raudnitz, über Laun. Der in Königgrätz soll stehen bleiben.", 1),
        ("The wagon in Schlan to Raudnitz via Laun. The one in Königgrätz stays.", 1),
        ("Tross 1 nach Laun. Der in Königgrätz nach Josefstadt.", 1),
    ],
)
def test_the_one_in_a_city_is_the_train_that_stands_there(text: str, orders: int) -> None:
    assert len(orders_of(moment("turn3"), "Maria Theresa", text)[1]) == orders


def test_the_one_in_a_city_is_asked_back_behind_a_general() -> None:
    text = "Der Daun in Nachod nach Glatz. Der in Königgrätz soll stehen bleiben."
    assert orders_of(moment("turn3"), "Maria Theresa", text)[0].doubtful


@pytest.mark.parametrize("text", ["Train 2 in Königgrätz to Jaromer.", "Tross 2 in Königgrätz nach Jaromer."])
def test_a_train_that_is_to_go_to_a_city_that_is_not_known_is_asked_for(text: str) -> None:
    assert orders_of(moment("turn3"), "Maria Theresa", text)[0].doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Monsieur de Soubise soll in Braunschweig den hannoverschen Tross einsammeln.",
        "Marshal de Soubise is to collect the Hanoverian train in Braunschweig.",
        "Herr von Soubise geht nach Braunschweig.",
        "Prince of Soubise: Braunschweig",
    ],
)
def test_a_particle_between_title_and_name_says_nothing(text: str) -> None:
    assert taken_whole("turn4", "Pompadour", text) == ["move Soubise: Braunschweig"]


@pytest.mark.parametrize("text", ["Alles beendet, Tross 1 nach Paderborn.", "Tross 1 landet in Paderborn."])
def test_a_train_is_no_march_that_ends(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert receipt.doubtful or [str(one.in_full) for _, one in orders] == ["move train 1: Paderborn"]


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu nach Hannover (der Tross 1 nach Paderborn).",
        "Richelieu to Hannover (and Chevert to Celle).",
    ],
)
def test_an_order_in_brackets_is_not_lost_without_a_word(text: str) -> None:
    assert orders_of(moment("turn4"), "Pompadour", text)[0].doubtful


def test_what_brackets_say_of_where_somebody_stands_is_no_order() -> None:
    text = "Richelieu to Hannover (Soubise in Goslar covers him)."
    assert len(orders_of(moment("turn4"), "Pompadour", text)[1]) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Lehwaldt returns to Prussian soil: Bartenstein, Zinten.",
        "Lehwaldt kehrt auf preußischen Boden zurück: Bartenstein, Zinten.",
        "Lehwaldt into Prussian territory: Bartenstein, Zinten.",
    ],
)
def test_the_land_before_a_way_is_only_said(text: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == ["move Lehwaldt: Bartenstein, Preußisch Eylau, Zinten"]


@pytest.mark.parametrize(
    "text",
    [
        "Friedrich: Niesky, Görlitz, Löbau (takes Görlitz back on the way)",
        "Friedrich: Niesky, Görlitz, Löbau (nimmt unterwegs Görlitz zurück)",
        "Friedrich: Niesky, Görlitz, Löbau, takes Görlitz back on the way.",
        "Friedrich über Niesky und Görlitz nach Löbau, nimmt Görlitz wieder ein.",
        "Friedrich to Niesky, Görlitz and Löbau, takes Niesky and that's that.",
    ],
)
def test_a_city_that_is_taken_on_the_way_is_passed_once(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == ["move Friedrich: Niesky, Görlitz, Löbau"]


@pytest.mark.parametrize("text", ["Away till Thursday.", "Abwesend bis Sonntag.", "away until next week"])
def test_days_away_that_are_no_dates_are_no_fault(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", f"Keith to Reichenbach.\n{text}\n")
    assert len(orders) == 1 and not receipt.problems
    assert text != "Away till Thursday." or "away 3 May to 12 May" in str(receipt.doubtful)
