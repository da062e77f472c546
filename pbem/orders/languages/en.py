"""English, the language that names everything: the keys of its tables are those of every other language."""

from __future__ import annotations

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
    },
    suits={
        "S": ("spades", "spade"),
        "C": ("clubs", "club"),
        "H": ("hearts", "heart"),
        "D": ("diamonds", "diamond"),
    },
    trains=("train", "supply train"),
    examples={
        "game": ("game seven-years", "Game: seven-years"),
        "turn": ("turn 7", "Turn: 12"),
        "password": ("password sanssouci", "password: dry bread 1757"),
        "language": ("language de", "Language: English"),
        "luck": ("luck seven winters in Saxony",),
        "away": ("away 3 May to 12 May", "away 2027-05-03 to 2027-05-12", "away off"),
        "zone": ("zone Australia/Sydney", "Zone: Europe/Berlin"),
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
    prose=("game", "turn", "final", "answer", "if", "unless", "else", "wake"),
    plus=("and",),
    against=("against", "versus", "vs", "vs."),
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
    from_=("from",),
    at=("at", "in"),
    with_=("with", "using"),
    for_=("for", "to"),
    of=("of",),
    as_=("as",),
    at_most=("at most", "up to", "no more than", "not more than", "max", "maximum"),
    points=("points", "point", "pips"),
    if_impossible=("if not possible", "if not", "if impossible", "if that fails", "if that is not possible"),
    either=("or",),
    telegram=("stop",),
    press_to=("to",),
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
        "split": listed("split, splits, split up, splits up, part, separate"),
        "retreat": listed("retreat, retreats"),
        "filler": listed(
            "general, field marshal, marshal, prince, duke, monsieur, mr, his, its, her, ok, okay, "
            "at once, please, then, now, so, my, dear, again, also, finally, meanwhile, next, the road, "
            "no further, not further, no farther, takes the road, stay together, stays together, "
            "down, up, road, big, high, back, alone, along, straight, directly, on, further, only, that's"
        ),
        "purpose": listed("so as to, in order to, so that, to take, to conquer, to free"),
        "likewise": listed("too, likewise, also, so does, as well, equally, ditto, same"),
        "keep": listed("keep, keeps, save, spare, hold back"),
        "with": listed("with, w, together with, along with"),
        "follow": listed("follow, follows, leave, leaves, join, joins, after, behind"),
        "join": listed("join, joins"),
        "the": listed("the, a, my, then, that"),
        "short train": listed("t, st"),
        "troops": listed("troops, troop, men, man"),
        "move": listed(
            "move, moves, moving, go, goes, going, march, marches, advance, advances, advancing, "
            "proceed, proceeds, walk, walks, ride, rides, run, runs, come, comes, return, returns, "
            "follow, follows, retire, retires, send, bring, hurry, hurries, head, heads, travel, "
            "travels, falls back, fall back, withdraw, withdraws, makes a trip, breaks camp, gets "
            "out, get out"
        ),
        "stay": listed(
            "stay, stays, staying, remain, remains, hold, holds, holding, stand, stands, sit, sits, "
            "rest, rests, halt, halts, stop here, no move, no moves, no movement, not move, not "
            "moves, don't move, doesn't move, do not move, does not move, does not displace, not "
            "stir, do not stir, stay put, stays put, no change, leave them alone, leave it, leave "
            "him, nobody moves, no one moves, none of them moves, rather not move, unchanged, "
            "stationary, nothing"
        ),
        "attack": listed(
            "attack, attacks, attacking, attacked, att, hit, hits, fight, fights, fighting, bash, strike, "
            "strikes, smack, fall on, falls on, engage, engages, assault, x, offer him battle"
        ),
        "against": listed("against, vs, versus"),
        "from": listed("from, quits, quit, leave, leaves"),
        "to": listed("to, into, upon, as far as, at, towards, toward, on, for, in, onto"),
        "via": listed("via, by way of, through, over, by"),
        "then": listed("then, and then, next, after that, after those, after these, afterwards, thereafter"),
        "but": listed("but, however"),
        "score": listed("zero, score, the score"),
        "until": listed("until, till, as long as, so long as"),
        "and": listed("and, with, w, n, together with, along with"),
        "him": listed("him, her, them, it"),
        "I": listed("i, we"),
        "they": listed("they, he, these"),
        "joins": listed("joins, join"),
        "if": listed(
            "if, unless, when, in case, whether, provided, otherwise, else, once, as soon as, as long as, "
            "so long as"
        ),
        "maybe": listed(
            "could, might, maybe, perhaps, was going to, or, bet, i bet, guess, i think, i hope, "
            "hope, probably, reports, said, suppose, rumour, were, was, had, last time, last turn, seen, "
            "spotted, has been, consider, considered, considering, "
            "you"
        ),
        "unless": listed("unless"),
        "else": listed("else, or else, otherwise"),
        "each": listed("each, apiece"),
        "correction": listed("no wait, wait, oh no, scratch that, joke, kidding, i mean"),
        "not": listed("not, no, never, don't, doesn't, won't, cannot, can't, without, nobody, none"),
        "all": listed(
            "all, both, everyone, everybody, everything, rest, others, everyone else, the rest, all "
            "others, everybody else, nobody else, nobody"
        ),
        "recruit": listed("recruit, recruits, recruiting, buy, buys, rec, raise, new troops, reinforcements"),
        "pay": listed("pay, pays, paid, paying, using, cost, for which"),
        "re-enter": listed("re-enters, re-enter, reenters, reenter, comes back"),
        "discard": listed("discard, discards, disc, throw away, throw out, ditch, drop"),
        "concede": listed(
            "concede, concedes, concede the field, give up, gives up, accept defeat, accept, surrender, "
            "yield, yields, fold, resign, give in, let it go, let him have it, i'm out, i stop, walk "
            "away, call it a day, bow out, back down, pull out, break off, leave it at that, the field is "
            "his, leave him the field, let them have it, he may have it, he can have it, they can have "
            "it, i am done, i'm done, we are done, we're done, throw in the towel"
        ),
        "play": listed("play, plays, playing, put, use, spend"),
        "lowest": listed(
            "lowest, smallest, littlest, little, worst, least, cheapest, low, small, minimum, weakest"
        ),
        "highest": listed("highest, best, biggest, largest, top, strongest, high"),
        "answered": listed(
            "answers, answer, replies, reply, goes over, comes back, beats, beaten, tops, topped, goes "
            "higher, plays on, does too, prove stubborn, proves stubborn, resist, resists, holds out, "
            "stands his ground, fights back, is not enough, isn't enough, not enough, does not do it, "
            "that does not do, that does not help, doesn't do it, does not suffice, not suffice, fails, "
            "does not help, doesn't help, does not work, doesn't work, falls short"
        ),
        "needed": listed("needed, necessary, need be, needs be, i have to, i must, need it"),
        "no more": listed(
            "no more, nothing more, nothing else, more i have not, that's all, that is all, that's it, "
            "never more than that, not more than that, nothing after that, that's the end, that's the "
            "lot, that is the lot, not a card more, not one card more, not one more, no further cards, no "
            "more cards, keep the rest, save the rest, keep the others, hold back the rest, then stop, "
            "and then stop, and then quit, then out, then quit, and stop, failing that"
        ),
        "ask": listed("ask me, then ask, ask first, be asked"),
        "ascending": listed(
            "from the lowest, from below, from the bottom, upwards, ascending, go up, up "
            "from, small steps, step by step"
        ),
        "enough": listed(
            "that works, that wins, that puts, that gets, that is enough, that's enough, that does, "
            "that will do, that beats, above zero, above 0"
        ),
        "beyond": listed("no more than, not more than, more than, higher than, above, beyond"),
        "at most": listed("no more than, not more than, at most"),
        "more than": listed("more than"),
        "under": listed("under, below, worse than, deeper than"),
        "without": listed("without"),
        "whichever": listed("whichever, whichever applies"),
        "should": listed("should"),
        "spare none": listed("spare no, spares no, sparing no"),
        "cards": listed("card, cards"),
        "is": listed("is, are, isn't, lies"),
        "lose": listed("loss, lose, loses, losses, losing"),
        "transfer": listed("transfer, transfers, give, gives, hand, hands, shift"),
        "set-up": listed("setup, set-up, set up, allocation, strengths, distribution"),
        "orders": listed(
            "orders, order, orders for, for the, for, now, turn, nation, the, my, here, are, part, "
            "army, tsar, swedish, moves, movement, s, and"
        ),
        "train": listed(
            "train, trains, supply train, supply trains, wagon, wagons, waggon, waggons, convoy, "
            "convoys, baggage, supply, supplies, wagon train, column of wagons, depot train, t"
        ),
        "number": listed("no, nr, number, num"),
        "first": listed("first, one"),
        "second": listed("second, two, other"),
        "reserve": listed("reserve, reserves, res, joker"),
        "of": listed("of"),
        "as": listed("as"),
        "king": listed("king, his majesty, the king"),
        **numbered(
            "one, ace; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; thirteen"
        ),
    },
    nation_names={
        "Prussia": listed("prussia, pr, prussian, prussians, p"),
        "Hanover": listed("hanover, ha, han, hanoverian, h"),
        "Russia": listed("russia, russian, ru, rus, russians, r"),
        "Sweden": listed("sweden, swedish, sw, swe, s"),
        "Austria": listed("austria, austrian, aut, austrians, a"),
        "Imperial Army": listed("imperial army, imperials, imps, imperial, ia, imp, i"),
        "France": listed("france, french, fr, f"),
    },
    court={
        "jack": listed("jack, knave"),
        "queen": listed("queen"),
        "king": listed("king"),
    },
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
