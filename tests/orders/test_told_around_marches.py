"""What stands around a march and orders nothing: whom it speaks to, why it is made, what others say of it."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

DOHNA = ["move Dohna: Landsberg"]


def taken(text: str) -> list[str]:
    return taken_whole("turn4", "Frederick", f"{text}\n")


@pytest.mark.parametrize(
    "text",
    [
        "Marshal Dohna, you will go to Landsberg.",
        "My dear Dohna, you go to Landsberg and stay there.",
        "Dohna, you old fox, off to Landsberg!",
        "Off you go to Landsberg, Dohna!",
        "To Landsberg with you, Dohna!",
        "Mein lieber Dohna, du gehst nach Landsberg und bleibst dort.",
        "Dohna, dich will ich in Landsberg sehen.",
    ],
)
def test_a_general_is_spoken_to(text: str) -> None:
    assert taken(text) == DOHNA


@pytest.mark.parametrize(
    "text",
    [
        "Dohna, you told me that Keith goes to Reichenbach.",
        "Schwerin, if you go to Reichenbach, Daun will come.",
        "Schwerin, would you rather go to Reichenbach?",
        "Schwerin, you may think about Reichenbach.",
    ],
)
def test_not_all_that_is_said_to_him_is_an_order(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna is too weak to fight Saltikov, so he retires to Landsberg.",
        "As Dohna can't win against Saltikov, he goes to Landsberg.",
        "I don't like Saltikov near Dohna, so Dohna goes to Landsberg.",
        "Dohna is alone, so he goes to Landsberg.",
        "Dohna ist zu schwach gegen Saltikov, also zieht er nach Landsberg.",
        "Weil Dohna gegen Saltikov nicht gewinnen kann, zieht er nach Landsberg.",
        "Um Dohna zu retten, zieht er nach Landsberg.",
    ],
)
def test_a_reason_stands_before_its_order(text: str) -> None:
    assert taken(text) == DOHNA


@pytest.mark.parametrize(
    "text",
    [
        "Keith is weak, so Schwerin might go to Reichenbach.",
        "Since Daun goes to Neurode, he may go on to Reichenbach.",
    ],
)
def test_what_may_come_of_a_reason_is_no_order(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]


@pytest.mark.parametrize(
    "tail",
    [
        ", people say the beer is good there.",
        ", otherwise the Russians eat him.",
        ", where the Russians can't reach him.",
        ", and please mind that he does not stay in Friedeberg!",
        ", and I hope he stays alive.",
        ", that is my last word.",
        ", man sagt, dort sei das Bier gut.",
        ", dann hätten wir das auch.",
        ", das gibt ein Ziel mehr.",
        ", wo ihn die Russen nicht kriegen.",
        ", und bitte aufpassen, dass er nicht in Friedeberg hängen bleibt!",
        ", der arme Kerl.",
    ],
)
def test_a_remark_stands_behind_a_march(tail: str) -> None:
    assert taken(f"Dohna zieht nach Landsberg{tail}") == DOHNA


@pytest.mark.parametrize(
    "tail",
    [
        ", that is, if Saltikov lets him.",
        ", which he must not do.",
        ", that was my plan.",
        ", that is what Elisabeth thinks.",
        ", it would be better not to.",
        ", das wäre dumm.",
        ", das will ich nicht.",
        ", das glaubt Elisabeth.",
        ", es sei denn, Saltikov kommt.",
    ],
)
def test_what_takes_a_march_back_is_no_remark(tail: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", f"Dohna zieht nach Landsberg{tail}\n")[1]


def test_a_warning_may_stand_before_the_way() -> None:
    assert taken("Dohna muss nach Hause, sonst laufen die Leute weg: Landsberg.") == DOHNA


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin marches to Reichenbach accompanied by Keith.",
        "Schwerin zieht, von Keith begleitet, nach Reichenbach.",
        "Schwerin (und mit ihm Keith) nach Reichenbach.",
        "Schwerin packt den Keith ein und marschiert nach Reichenbach.",
        "Schwerin samt Keith nach Reichenbach.",
    ],
)
def test_who_goes_along(text: str) -> None:
    assert taken(text) == ["move Schwerin + Keith: Reichenbach"]


def test_who_is_left_where_he_is_does_not_go_along() -> None:
    text = "Schwerin lässt Keith in Schweidnitz und geht nach Reichenbach."
    assert taken(text) == ["move Schwerin: Reichenbach"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna and Winterfeldt go to Landsberg and Rumburg respectively.",
        "Dohna und Winterfeldt gehen nach Landsberg bzw. Rumburg.",
    ],
)
def test_each_goes_his_own_way(text: str) -> None:
    assert taken(text) == ["move Dohna: Landsberg", "move Winterfeldt: Rumburg"]


@pytest.mark.parametrize(
    "text",
    ["My other two beaux walk only as far as Celle.", "Die beiden anderen gehen nach Celle."],
)
def test_the_other_two_go_together(text: str) -> None:
    orders = taken_whole("turn5", "Pompadour", f"Soubise to Oschersleben. {text}\n")
    assert orders == ["move Soubise: Oschersleben", "move Richelieu + Chevert: Celle"]


def test_the_other_two_must_be_two() -> None:
    text = "The other two go to Celle.\n"
    assert not orders_of(moment("turn5"), "Pompadour", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin to Neurode (route: Reichenbach, Neurode).",
        "Schwerin to Neurode, route Reichenbach - Neurode.",
        "Schwerin nach Neurode (Weg: Reichenbach, Neurode).",
        "Schwerin passes Reichenbach and goes to Neurode.",
    ],
)
def test_a_way_is_called_so(text: str) -> None:
    assert taken(text) == ["move Schwerin: Reichenbach, Neurode"]


@pytest.mark.parametrize(
    "text",
    [
        "I'd like Dohna in Landsberg please.",
        "Let's have Dohna in Landsberg.",
        "We'll take Dohna to Landsberg.",
        "Off to Landsberg with Dohna.",
        "Ich hätte Dohna gern in Landsberg.",
        "Dohna steht am Ende in Landsberg.",
        "Ab nach Landsberg mit Dohna.",
    ],
)
def test_a_wish_for_a_place_is_a_march(text: str) -> None:
    assert taken(text) == DOHNA


@pytest.mark.parametrize(
    "text",
    [
        "I would have liked Dohna in Landsberg.",
        "I don't want Dohna in Landsberg.",
        "I'd like to know what Dohna would do in Landsberg.",
        "I'd like Dohna in Landsberg if Saltikov leaves.",
        "Ich hätte Dohna gern in Landsberg gesehen.",
    ],
)
def test_other_wishes_are_none(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]


@pytest.mark.parametrize(
    "text",
    [
        "Lehwaldt takes the train in Nasielsk by way of Chorzele and Ciechanów.",
        "Lehwaldt via Chorzele and Ciechanów onto the Russian train at Nasielsk.",
        "Lehwaldt schnappt sich den Tross in Nasielsk (Chorzele, Ciechanów).",
    ],
)
def test_an_enemy_s_train_is_where_it_stands(text: str) -> None:
    assert taken(text) == ["move Lehwaldt: Chorzele, Ciechanów, Nasielsk"]


def test_a_train_that_follows_a_general_is_told_of() -> None:
    text = "Train no. 2 follows Soubise a little, Bebra and Sontra. The other one goes Brilon - Büren.\n"
    orders = taken_whole("turn3", "Pompadour", text)
    assert orders == ["move train 2: Bebra, Sontra", "move train 1: Brilon, Büren"]


def test_a_train_may_be_theirs() -> None:
    text = "Hanover: Cumberland goes via Springe to Hannover. Their train stays where it is too.\n"
    assert taken_whole("turn2", "Frederick", text) == ["move Cumberland: Springe, Hannover"]


@pytest.mark.parametrize("end", ["eats the Russian\ntrain. All others stay.", "burns the Russian\nwaggons."])
def test_a_line_may_be_broken_behind_whose_train_it_is(end: str) -> None:
    text = f"Lehwaldt goes via Chorzele and Ciechanow to Nasielsk, where he {end}\n"
    assert taken(text) == ["move Lehwaldt: Chorzele, Ciechanów, Nasielsk"]


def test_who_stays_may_watch_a_city() -> None:
    text = "- Laudon -> Krappitz\n- Browne + Karl stay at Friedland and glare at Zittau\n"
    assert taken_whole("turn2", "Maria Theresa", text) == ["move Laudon: Krappitz"]


@pytest.mark.parametrize("text", ["I myself go to Löbau.", "Wir selbst gehen nach Löbau."])
def test_the_writer_is_his_general(text: str) -> None:
    assert taken(text) == ["move Friedrich: Löbau"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna ziehet nach Landsberg, Heinrich verharret zu Leipzig.",
        "Dohna to Landsberg. Everyone else sits tight, trains included.",
        "Dohna nach Landsberg. Alle anderen bleiben, Trosse inklusive.",
        "Dohna nach Landsberg. Die Trosse bleiben in Großenhain und in Grünberg.",
        "Dohna nach Landsberg. Heinrich und Seydlitz behaupten ihre Posten.",
        "Dohna to Landsberg. Schwerin keeps an eye on Daun from Schweidnitz.",
        "Dohna nach Landsberg. Schwerin beobachtet Daun.",
        "Dohna to Landsberg. Train 1 --, train 2 --.",
        "Dohna: Landsberg; Keith: ---; trains: ---",
        "Dohna to Landsberg. Trains: leave them.",
        "Dohna to Landsberg. My brother Heinrich stays.",
        "Dohna nach Landsberg. Mein Bruder Heinrich bleibt.",
        "Dohna nach Landsberg. Sonst bewegt sich keiner.",
        "Dohna ist in Gefahr. Er zieht nach Landsberg.",
    ],
)
def test_who_stays_beside_a_march(text: str) -> None:
    assert taken(text) == DOHNA


@pytest.mark.parametrize(
    "text",
    [
        "Hanover buys two men for Cumberland with H11 and S2, and the train goes to Wittingen via Gifhorn.",
        "Hanover: train via Gifhorn to Wittingen, and two troops for Cumberland, paid with H11 and S2.",
    ],
)
def test_a_train_goes_beside_a_purchase(text: str) -> None:
    assert taken(text) == ["move train 1: Gifhorn, Wittingen", "recruit H11 S2: Cumberland 2"]


@pytest.mark.parametrize(
    "text",
    [
        "Hannover: Versorgung nach Gifhorn.",
        "Hannover: Versorgung 1 nach Gifhorn.",
        "Hannover: Proviant nach Gifhorn.",
        "Hannover: die Nachschubkolonne nach Gifhorn.",
        "Hanover: provisions to Gifhorn.",
        "Hanover: the supply wagons to Gifhorn.",
    ],
)
def test_supply_is_a_train(text: str) -> None:
    assert taken(text) == ["move train 1: Gifhorn"]


@pytest.mark.parametrize("text", ["Schwerin watches Daun if he stays.", "Schwerin doesn't watch Daun."])
def test_who_may_watch_is_not_said_to_stay(text: str) -> None:
    assert not orders_of(moment("turn4"), "Frederick", f"{text}\n")[1]


SPRINGE = ("turn4", "Pompadour")
LACY = ("turn4", "Maria Theresa")
APRAXIN = (("turn3", "Elisabeth"), ["move Apraxin: Biskupiec, Olsztyn, Ortelsburg"])


@pytest.mark.parametrize(
    ("who", "lines", "text"),
    [
        (SPRINGE, ["move train 1: Paderborn, Detmold", "move train 2: Eschwege, Göttingen"],
         "Our own trains proceed to Detmold and to Göttingen respectively."),
        (SPRINGE, ["move Richelieu + Chevert: Hannover"],
         "Richelieu and Chevert just step over to Hannover, I don't fancy Celle without spades."),
        (("turn3", "Pompadour"), ["move Soubise: Northeim, Alfeld"],
         "Soubise: Northeim, Alfeld, and that's Alfeld mine."),
        (*APRAXIN, "Apraxin needs a hot dinner. Biskupiec, Olsztyn, Ortelsburg, that's three and he's done."),
        (*APRAXIN, "Apraxin hungert. Biskupiec, Olsztyn, Ortelsburg!"),
        (LACY, ["move Lacy: Dresden, Radeberg"], "Lacy nips through Dresden and helps himself to Radeberg."),
        (LACY, ["move Lacy: Dresden"], "Lacy to Dresden. Daun can mind the shop in Glatz."),
        (("turn5", "Pompadour"), ["hold"], "France moves nothing this turn, I must lick my wounds."),
    ],
)  # fmt: skip
def test_what_is_told_beside_changes_nothing(who: tuple[str, str], lines: list[str], text: str) -> None:
    assert taken_whole(*who, f"{text}\n") == lines


@pytest.mark.parametrize(
    "text",
    [
        "If Daun comes, Apraxin is lost. Biskupiec, Olsztyn, Ortelsburg!",
        "Apraxin stays. Biskupiec, Olsztyn, Ortelsburg!",
        "Apraxin is at Sensburg. Olsztyn, Sensburg, Ortelsburg!",
    ],
)
def test_a_row_of_cities_behind_a_piece_that_has_its_order_is_no_way(text: str) -> None:
    assert not orders_of(moment("turn3"), "Elisabeth", f"{text}\n")[1]


def test_a_wish_for_the_enemys_retreat_is_not_passed_over() -> None:
    text = "Should we be victorious, I would have the enemy driven towards Lüneburg.\n"
    assert orders_of(moment("turn4"), "Pompadour", text)[0].doubtful
