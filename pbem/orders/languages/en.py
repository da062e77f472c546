"""English, the language that names everything: the keys of its tables are those of every other language."""

from __future__ import annotations

from pbem.orders.languages.en_fights import BESIDE_WISH, DISCARD, FIGHT_WORDS, RE_ENTER, RECRUIT
from pbem.orders.languages.en_plans import PLAN_PHRASES
from pbem.orders.languages.en_remarks import LETTER_WORDS, REMARK_WORDS, TALE_WORDS
from pbem.orders.languages.language import Language, listed, numbered

ENGLISH = Language(
    code="en",
    verbs={
        "game": ("game",),
        "turn": ("turn",),
        "password": ("password",),
        "language": ("language",),
        "luck": ("luck",),
        "away": ("away",),
        "zone": ("zone", "time zone"),
        "suits": ("suits",),
        "deputy": ("deputy",),
        "nation": ("nation",),
        "amend": ("amend",),
        "accept partial": ("accept partial",),
        "all or nothing": ("all or nothing",),
        "forecast": ("forecast",),
        "report": ("report",),
        "form": ("form", "order form"),
        "status": ("status",),
        "order desk": ("order desk", "order desk please"),
        "withdraw": ("withdraw", "cancel"),
        "final": ("final",),
        "setup": ("setup", "set-up", "set up"),
        "discard": ("discard",),
        "offensive": ("offensive",),
        "move": ("move",),
        "transfer": ("transfer",),
        "recruit": ("recruit",),
        "hold": ("hold",),
        "attack": ("attack",),
        "retreat": ("retreat",),
        "battle": ("battle",),
        "if": ("if",),
        "unless": ("unless",),
        "else": ("else",),
        "wake": ("wake",),
        "standing": ("standing",),
        "forced": ("forced",),
        "allot": ("allot",),
        "fate": ("fate",),
        "waive": ("waive",),
        "answer": ("answer",),
    },
    deeds={
        "reinforce": ("reinforce", "add"),
        "lose": ("lose",),
        "retire": ("retire",),
        "exchange": ("exchange", "swap"),
        "renew": ("renew", "discard"),
        "give": ("give", "trade"),
        "move": ("move",),
        "flip": ("flip", "turn"),
        "evade": ("evade",),
        "pass": ("pass", "no", "none", "stay"),
        "ask": ("ask",),
    },
    keywords={
        "cheapest": ("cheapest",),
        "lowest": ("lowest",),
        "highest": ("highest",),
        "play": ("play",),
        "spend": ("spend",),
        "loss": ("loss", "losses", "lose"),
        "settle": ("settle",),
        "keep": ("keep",),
        "low": ("low",),
        "high": ("high",),
        "zero": ("zero",),
        "reserve": ("reserve", "reserves"),
        "concede": ("concede",),
        "accept": ("accept",),
        "ask": ("ask",),
        "fight": ("fight",),
        "if": ("if",),
        "or": ("or",),
        "more": ("more",),
        "less": ("less",),
        "fewer": ("fewer",),
        "worse": ("worse",),
        "better": ("better",),
        "own": ("own", "my"),
        "attacked": ("attacked", "defending"),
        "attacking": ("attacking",),
        "score": ("score",),
        "troops": ("troops", "troop"),
        "enemy": ("enemy", "hostile"),
        "suit": ("suit",),
        "cards": ("cards",),
        "no": ("no",),
        "none": ("none",),
        "last": ("last",),
        "yes": ("yes",),
        "on": ("on",),
        "off": ("off",),
        "stop": ("stop",),
        "defeat": ("defeat",),
        "tie": ("tie",),
        "end": ("end",),
        "nothing": ("nothing",),
        "signs": ("signs", "symbols"),
        "letters": ("letters",),
    },
    suits={
        "S": ("spades", "spade"),
        "C": ("clubs", "club"),
        "H": ("hearts", "heart"),
        "D": ("diamonds", "diamond"),
    },
    trains=("train", "supply train"),
    cities={"Gdańsk": ("Danzig",), "Kraków": ("Cracow",), "Warszawa": ("Warsaw",)},
    examples={
        "game": ("game seven-years", "Game: seven-years"),
        "turn": ("turn 7", "Turn: 12"),
        "password": ("password sanssouci", "password: dry bread 1757"),
        "language": ("language de", "Language: English"),
        "luck": ("luck seven winters in Saxony",),
        "away": ("away 3 May to 12 May", "away 2027-05-03 to 2027-05-12", "away off"),
        "zone": ("zone Australia/Sydney", "Zone: Europe/Berlin"),
        "suits": ("suits signs", "Suits: letters", "suits as signs"),
        "deputy": (
            "deputy Anna anna@example.org from 3 May to 12 May",
            "Deputy: Anna Holm <anna@example.org>, 2027-05-03 to 2027-05-12",
            "deputy off",
        ),
        "nation": ("nation Prussia", "Nation: Imperial Army", "nation imperial"),
        "amend": ("amend", "Amend."),
        "accept partial": ("accept partial", "Accept partial!"),
        "all or nothing": ("all or nothing", "All or nothing."),
        "forecast": ("forecast", "Forecast."),
        "report": ("report", "Report."),
        "form": ("form", "order form"),
        "status": ("status", "Status."),
        "order desk": ("order desk", "Order desk please!"),
        "withdraw": ("withdraw",),
        "final": ("final", "Final."),
        "setup": (
            "setup Richelieu 8, Soubise 6, Chevert 6",
            "set-up: F1 8, F2 6, F3 6",
            "setup 8 Richelieu; 6 Soubise; Chevert = 6",
        ),
        "discard": (
            "discard lowest",
            "discard H4",
            "discard lowest clubs, lowest",
            "discard ♥4, lowest S",
            "discard S2, ask",
        ),
        "offensive": ("offensive D7", "offensive no"),
        "move": (
            "move Friedrich + Winterfeldt: Torgau, Falkenberg",
            "move keith: reichenbach - schweidnitz",
            "move train 1: Dahme, Luckau",
            "move P6: Belzig",
            "move Heinrich to Brieg",
            "move Keith: Brieg, Oppeln else Strehlen else stay",
            "move train 1 towards Torgau else stay",
            "move Heinrich against Daun else stay",
        ),
        "transfer": ("transfer 2 Friedrich > Winterfeldt", "transfer 1 from Keith to Schwerin"),
        "recruit": (
            "recruit S13 C12: Keith 2, train 1 at Berlin, Dohna at Berlin 1",
            "recruit at Spandau H9 D8: Dohna 1",
            "recruit R: Dohna 1 at Berlin",
            "recruit cheapest diamonds, cheapest: Keith 2, Dohna at Berlin 1",
            "recruit up to 3, keep R S13: Keith, Dohna",
        ),
        "hold": ("hold", "Hold."),
        "attack": (
            "attack Heinrich > Daun",
            "attack Friedrich + Keith > Karl",
            "attack Heinrich > Daun, then ask",
            "attack ask",
        ),
        "retreat": (
            "retreat Daun: Leipa, Turnau",
            "retreat: off supply",
            "retreat Daun: towards Brünn, away from Dresden",
            "retreat Austria: ask",
            "retreat: away from Friedrich, home",
        ),
        "battle": (
            "battle: loss 3, spend 20",
            "battle Friedrich: play S10 S7 R4, settle 1",
            "battle > Daun: keep S12 R, high",
            "battle Friedrich > Daun: zero, reserve no",
            "battle: keep hearts, S12, low",
            "battle: ask",
            "battle Keith: concede",
            "battle: fight up to 30, loss 2",
            "battle if loss 6 or more: settle 2",
            "battle Friedrich > Austria if attacked, suit 12 or less: concede",
            "battle: loss 1, keep R, ask if loss 8 or more",
        ),
        "if": (
            "if Daun in Glatz: move Keith: Brieg",
            "if Daun near Glatz 3 and not Prag conquered: battle Keith: concede",
            "if S13 in hand: attack Heinrich > Daun",
        ),
        "unless": ("unless Daun in Glatz: move Keith: Brieg", "unless troops of Keith 4 or more: hold"),
        "else": ("else: move Keith to Glatz",),
        "wake": ("wake if Kolin conquered", "wake if Daun face down and Brieg free", "wake if Sweden gone"),
        "standing": ("standing", "standing off", "Standing orders:"),
        "forced": ("forced at once", "forced ask"),
        "allot": ("allot Friedrich 7, Keith 2",),
        "fate": (
            "fate retire Dohna",
            "fate exchange S4",
            "fate move Laudon: Ziegenhals",
            "fate pass",
            "fate ask",
        ),
        "waive": ("waive Muskau, Bunzlau, Görlitz, Kamenz",),
        "answer": ("answer 12: play S7", "answer 12: concede", "answer 12: Kassel"),
    },
    prose=("game", "turn", "suits", "final", "answer", "if", "unless", "else", "wake"),
    plus=("and",),
    against=("against", "versus", "vs", "vs.", "v", "v."),
    to_place=("to",),
    at_once=("at once", "immediately"),
    away_from=("away from", "far from"),
    off_supply=("off supply", "out of supply"),
    homewards=("home", "homewards"),
    towards=("towards", "toward"),
    otherwise=("else", "or else", "otherwise"),
    stay=("stay", "stays", "stay there", "stay put", "hold"),
    if_=("if",),
    me=("me",),
    negation=("not", "isn't", "is not", "no longer"),
    stating=("is", "are", "has", "been", "stands", "still", "the", "has been", "my"),
    inside=("in", "at"),
    near=("near", "near to", "close to"),
    conquered=("conquered",),
    free=("free", "empty", "unoccupied"),
    face_down=("face down", "face-down"),
    gone=("gone", "out of the war", "out of the game"),
    in_hand=("in hand", "in my hand"),
    holding=("I hold", "I have"),
    belonging=("of",),
    or_more=("or more",),
    or_fewer=("or fewer", "or less"),
    via=("via",),
    then=("then",),
    to_person=("to",),
    beside_wish=BESIDE_WISH,
    from_=("from",),
    at=("at", "in"),
    with_=("with", "using"),
    for_=("for", "to"),
    of=("of",),
    as_=("as",),
    at_most=("at most", "up to", "no more than", "not more than", "never more than", "max", "maximum"),
    points=("points", "point", "pips"),
    if_impossible=(
        *("if not possible", "if not", "if impossible", "if that fails", "if that is not possible"),
        *("if that's not possible", "if it is not possible", "if it's not possible", "if that is impossible"),
        *("if that is taken", "if that's taken", "if taken", "if it is taken", "if that is not free"),
        *("if that doesn't work", "if that does not work", "if that can't be done", "if occupied"),
        *("failing that", "failing which", "fallback"),
    ),
    either=("or",),
    telegram=("stop",),
    press_to=("to",),
    press_named=("message", "a message", "my message", "press", "note", "a note", "letter", "say"),
    everybody=("all", "everybody", "everyone", "all players"),
    at_least=("at least", "no less than", "min"),
    general=("general",),
    troops=("troop", "troops"),
    question=("question",),
    number=("no",),
    about=("to", "for", "on", "as"),
    heading=("orders",),
    please=("please",),
    lead=("general", "troop", "troops", "supply", "at", "in", "from", "with", "the", "of"),
    goes=("move", "moves", "go", "goes", "march", "marches", "advance", "advances"),
    speaker=("I", "we"),
    spoken_to=("you", "your", "yours"),
    opening=(
        *("I'll", "I", "we", "please", "ok", "okay", "now", "then", "will", "would", "shall", "want"),
        *("like", "to", "my", "answer", "is", "hereby"),
    ),
    playing=("play", "plays", "playing"),
    articles=("the", "a", "my"),
    article=("a", "an"),
    empty=(
        *("i", "we", "will", "shall", "would", "want", "to", "the", "my", "this", "our", "please"),
        "hereby",
    ),
    defeats=(
        *("concede", "concede defeat", "concede fight", "concede battle", "concede combat", "accept"),
        *("accept defeat", "give up", "give in"),
    ),
    sentence={
        **FIGHT_WORDS,
        **REMARK_WORDS,
        "split": listed("split, splits, split up, splits up, part, separate"),
        "retreat": listed("retreat, retreats"),
        "filler": listed(
            "general, field marshal, marshal, prince, duke, monsieur, mr, his, its, her, ok, okay, "
            "at once, please, then, now, so, my, dear, again, also, finally, meanwhile, next, the road, "
            "i mean it, no further, not further, no farther, not beyond, "
            "make that, make it, takes the road, stay together, stays together, "
            "if you please, if i may, if you like, if you will, if possible, if it cannot be, "
            "if it can't be, if need be, if necessary, if you would be, if it is possible, if it's possible, "
            "if you'd be, if you don't mind, if you would please, be so good, i should like, we should like, "
            "i want, we want, i'd like, we'd like, i would like, let, that is to say, "
            "down, up, road, big, high, back, alone, along, straight, directly, on, further, only, that's"
        ),
        **{"nobody": listed("nobody, no one"), "there": listed("there, thither")},
        "stack": listed("stack"),
        "aside": listed("because, since, as, although, though, even if, even though, whereas, so that"),
        "that": listed("that"),
        "too much": listed("too much, too many, too dear, too soon, too high, too early"),
        "whether": listed("whether"),
        "purpose": listed("so as to, in order to, so that, to take, to conquer, to free"),
        "likewise": listed(
            "too, likewise, also, so does, so do, as does, as do, so will, as well, equally, ditto, same"
        ),
        "with": listed("with, w, together with, along with"),
        "follow": listed("follow, follows, leave, leaves, join, joins, after, behind"),
        "join": listed("join, joins"),
        "the": listed("the, a, my, then, that"),
        "short train": listed("t, st"),
        "gone": listed("gone, away"),
        "past": listed("lost, took, went, came, stood, fell, won, captured, conquered"),
        "parting": listed("thanks, thank you, cheers, bye, regards, greetings, adieu, sorry"),
        "letter": listed("letter, letters, mail, mails, message"),
        "troops": listed("troops, troop, tr, men, man, regiment, regiments"),
        "move": listed(
            "move, moves, moving, go, goes, going, march, marches, advance, advances, advancing, "
            "proceed, proceeds, walk, walks, ride, rides, run, runs, come, comes, return, returns, "
            "follow, follows, retire, retires, send, bring, hurry, hurries, head, heads, travel, "
            "travels, mv, falls back, fall back, withdraw, withdraws, makes a trip, breaks camp, gets "
            "out, get out"
        ),
        "stay": listed(
            "stay, stays, staying, remain, remains, hold, holds, holding, stand, stands, sit, sits, "
            "rest, rests, halt, halts, stop here, no move, no moves, no movement, not move, not "
            "moves, don't move, doesn't move, do not move, does not move, does not displace, not "
            "stir, do not stir, stay put, stays put, no change, leave them alone, leave it, leave "
            "him, nobody moves, no one moves, none of them moves, rather not move, unchanged, "
            "no action, no actions, stationary, nothing, as is, as they are, as it is, where it is, "
            "where they are, where he is, where he stands, put, stand fast, stands fast, hold fast, "
            "holds fast, stand firm, stands firm, hold firm, holds firm"
        ),
        "from": listed("away from, far from, from, quits, quit, leave, leaves"),
        "to": listed(
            "to, into, upon, as far as, at, towards, toward, on, for, in, onto, ending at, ending in, "
            "ending up at, ending up in, finishing at, finishing in, ends up in, ends up at"
        ),
        "via": listed("via, by way of, through, over, by"),
        "near": listed("next to, beside, near, near to, close to, adjacent to, not far from, just outside"),
        "then": listed("then, and then, next, after that, after those, after these, afterwards, thereafter"),
        "and": listed("and, nor, with, w, n, together with, along with, as well as"),
        "him": listed("him, her, them, it"),
        "I": listed("i, we, i've, i'm, i'll, we've, we're, we'll, me, us"),
        "they": listed("they, he, these"),
        "joins": listed("joins, join"),
        "if": listed(
            "if, unless, when, whenever, in case, in the event that, "
            "whether, provided, otherwise, else, once, as soon as, "
            "as long as, so long as"
        ),
        "maybe": listed(
            "could, might, maybe, perhaps, was going to, or, bet, i bet, guess, i think, i hope, "
            "hope, probably, reports, said, suppose, rumour, were, was, had, last time, last turn, seen, "
            "spotted, has been, consider, considered, considering, "
            "you"
        ),
        "win": listed(
            "we win, i win, win at, win in, win against, win there, win this, "
            "wins, won, winning, victorious, beat, beats, prevail, prevails"
        ),
        "loser": listed("loser, losers, beaten, defeated, vanquished"),
        "beaten": listed("loses, lose, is beaten, are beaten, beaten, defeated, lost"),
        "away": listed("away from, far from, away"),
        "towards": listed("towards, toward, in the direction of"),
        "off supply": listed("off supply, out of supply, out of his supply, unsupplied, cut off"),
        "supply": listed("supply, supplies, supplied, unsupplied, off supply, out of supply, cut off"),
        "thought": listed(
            "expect, expects, expected, think, thinks, believe, believes, believed, hopes, say, "
            "says, reckon, reckons, assume, assumes, supposes, supposed, imagine, imagines, fears, "
            "predicts, rumour has it, knows, know, hear, heard"
        ),
        "unless": listed("unless"),
        "else": listed("else, or else, otherwise"),
        "each": listed("each, apiece"),
        "not": listed("not, no, never, don't, doesn't, won't, cannot, can't, without, nobody, none, neither"),
        "all": listed(
            "all, both, everyone, everybody, everything, rest, others, everyone else, the rest, all "
            "others, everybody else, nobody else, nobody"
        ),
        "recruit": RECRUIT,
        "pay": listed("pay, payment, pays, paid, paying, using, cost, for which"),
        "re-enter": RE_ENTER,
        "discard": DISCARD,
        "should": listed("should"),
        "is": listed("is, are, isn't, lies"),
        "transfer": listed("transfer, transfers, give, gives, hand, hands, shift, cede, cedes, ceding"),
        "set-up": listed("setup, set-up, set up, allocation, strengths, distribution"),
        "orders": listed(
            "orders, order, orders for, for the, for, now, turn, nation, the, my, here, are, part, "
            "army, tsar, swedish, moves, movement, s, and"
        ),
        "train": listed(
            "train, trains, supply train, supply trains, wagon, wagons, waggon, waggons, convoy, "
            "convoys, cart, carts, baggage, supply, supplies, wagon train, column of wagons, depot train, t"
        ),
        "number": listed("no, nr, number, num"),
        **{"first": listed("first, one"), "second": listed("second, two"), "other": listed("other")},
        "of": listed("of"),
        "as": listed("as"),
        **{"thirty": listed("thirty"), "forty": listed("forty")},
        "king": listed("king, his majesty, the king"),
        **numbered(
            "one, ace; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen; "
            "fourteen; fifteen; sixteen; seventeen; eighteen; nineteen; twenty"
        ),
    },
    remarks={**LETTER_WORDS, **TALE_WORDS},
    plan_phrases=PLAN_PHRASES,
    nation_names={
        "Prussia": listed("prussia, pr, prussian, prussians, p"),
        "Hanover": listed("hanover, ha, han, hanoverian, hanoverians, h"),
        "Russia": listed("russia, russian, ru, rus, russians, r"),
        "Sweden": listed("sweden, swedish, swedes, sw, swe, s"),
        "Austria": listed("austria, austrian, aut, austrians, a"),
        "Imperial Army": listed("imperial army, empire, imperials, imps, imp army, imperial, ia, imp, i"),
        "France": listed("france, french, fr, f"),
    },
    court={"jack": listed("jack, knave"), "queen": listed("queen"), "king": listed("king")},
    nicknames={
        "Friedrich": listed("fritz, frederick, fred, the king, king, his majesty, majesty"),
        "Ferdinand": listed("ferdi, duke ferdinand"),
        "Karl": listed("charles, prince charles"),
        "Heinrich": listed("henry, prince henry, prince heinrich"),
        "Saltikov": listed("saltykow, saltykov, soltikow, soltykov"),
        "Hildburghausen": listed("hilde, hild"),
        "Winterfeldt": listed("winter, wint"),
    },
)
