"""Letters from a mailbox into games: each kept as it came, told whose it is, and filed at most once.

A letter counts if it brings back the token of its writer's turn, or by its address where the moderator wants
that. One that does not is answered to the address on record of the player whose token it is, or for whom it
speaks, never to where it came from. `left_alone` tells which mails have no answer at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from pbem.data.disk import write_file
from pbem.desk.letters import set_aside, submit
from pbem.desk.letters.asked_mail import mail_asked
from pbem.desk.letters.left_alone import whence, why_alone
from pbem.desk.letters.set_aside import MAILS, Aside
from pbem.desk.letters.silence import if_nothing_comes
from pbem.desk.out import mails, reports, tokens
from pbem.desk.out.mails import Desk
from pbem.desk.out.moderators_mail import mail_moderator
from pbem.engine.phrase import Typed, phrase
from pbem.game.access import may_see
from pbem.game.entries import AwayEntry, LetterEntry
from pbem.game.errors import FolderError
from pbem.game.folder import Folder, digest, games_in
from pbem.game.notices import away_words
from pbem.game.state import State
from pbem.game.troubles import explain
from pbem.orders.languages.words import verb_words
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import parse
from pbem.post.boxes import Message
from pbem.post.read import content as read_content
from pbem.post.read.letter import Letter
from pbem.records import dataclass
from pbem.report.record import Receipt

PAST_TURNS = 1
"""So many turns back a token still opens: orders for the next stage may answer a letter of this turn."""


@dataclass(frozen=True)
class Taken:
    """What became of a mail."""

    game: str
    """The game it was for; empty if it was for none."""

    remark: str
    """What the moderator reads of it."""

    aside: bool = False
    """Whether it was set aside."""


class Held(Exception):
    """A letter that could not be put into its game now, nor may a later one to it; the text says why."""


def take(root: Path, message: Message, desk: Desk, held: set[str]) -> Taken:
    """Keep a mail, find its game and writer, and file or refuse it. Harmless if it was taken before.

    `held` are the games that a letter could not be put into: none of the later ones may come before it.
    One that the program fails on by a mistake of its own is set aside. Raises Held, and OSError if the mail
    cannot even be kept.
    """
    games = games_in(root)
    letter = keep_mail(root, message.data, games)
    mail = mail_name(message.data)
    if any(note.mail == mail for note in set_aside.notes(root)):
        return Taken("", "a mail that is set aside already")
    if letter.sent == "robot":
        return Taken("", f"an automatic mail, left alone ({whence(letter)})")
    name = _game(letter, games)
    if name is None:
        return Taken("", f"no game of this folder is named in it ({whence(letter)})")
    return _put_in(root, games[name], name, message, letter, desk, held)


def take_again(root: Path, note: Aside, desk: Desk, held: set[str]) -> Taken:
    """Take in a mail that was set aside; if that fails it is so again. Raises as `take` does."""
    games = games_in(root)
    data = set_aside.mail_bytes(root, note, games)
    if data is None or note.game not in games:
        taken = Taken(note.game, f"the mail set aside as {note.mail}, or its game, is gone")
    else:
        message = Message(note.mail, data, note.cut)
        taken = _put_in(
            root, games[note.game], note.game, message, read_content.read_letter(data), desk, held, note
        )
    if not taken.aside:
        set_aside.drop(root, note)
    return taken


def _put_in(
    root: Path, game: Path, name: str, message: Message, letter: Letter, desk: Desk, held: set[str],
    note: Aside | None = None,
) -> Taken:  # fmt: skip
    """Put a letter into its game, or set it aside. Raises Held."""
    if name in held:
        raise Held(f"{name}: a letter waits for one before it")
    since = note.entries if note else None
    try:
        now = desk.games.load(game)
    except Exception as error:
        raise _holding(held, name, game, error) from error
    entries = len(now.log.entries) if since is None else since
    try:
        return _take(now, message, letter, desk, since)
    except Exception as error:
        if not set_aside.is_mistake(error):
            raise _holding(held, name, game, error) from error
        failed = set_aside.failure_words(error, game)
    program, holds = set_aside.program(), _may_be_a_players(now, letter, desk)
    set_aside.put_note(
        root, Aside(mail_name(message.data), name, entries, failed, program, message.cut, holds)
    )
    return Taken(name, "a mail is set aside", aside=True)


def _may_be_a_players(now: State, letter: Letter, desk: Desk) -> bool:
    """Whether a mail that the program failed on may count: a stranger's never stops a clock."""
    try:
        writer = writer_of(now, letter, desk)
    except Exception:
        return True
    return writer.player is not None and not writer.why_not


def _holding(held: set[str], name: str, game: Path, error: Exception) -> Held:
    """From now on no letter comes into this game."""
    held.add(name)
    return Held(f"{name}: {explain(error, game)}")


def mail_name(data: bytes) -> str:
    """The file that keeps a mail, below MAILS."""
    return f"{digest(data)[:32]}.eml"


def keep_mail(root: Path, data: bytes, games: Mapping[str, Path]) -> Letter:
    """Keep a mail as it came, and read it. Where games are sealed it is kept sealed for the one that it
    names, or for one of them if it names none. Raises Held if no key for that is at hand."""
    file = root / MAILS / mail_name(data)
    sealed = {name: folder for name, path in games.items() if (folder := Folder(path)).header}
    if not sealed:
        write_file(file, data)
        return read_content.read_letter(data)
    letter = read_content.read_letter(data)
    name = _game(letter, games)
    if name and name not in sealed:
        write_file(file, data)
    else:
        _keep_sealed(file, data, [sealed[name]] if name else list(sealed.values()))
    return letter


def _keep_sealed(file: Path, data: bytes, folders: list[Folder]) -> None:
    """Keep a mail sealed for the first of some games whose key is at hand."""
    for folder in folders:
        try:
            return folder.keep_beside(file, data)
        except FolderError as error:
            wrong = f"{folder.path.name}: {error}"
    raise Held(wrong)


_GAME_WORDS = tuple(word.lower() for word in verb_words("game"))


def _game(letter: Letter, games: Mapping[str, Path]) -> str | None:
    """The game a mail is for: in brackets in its subject, or in a `game` line; else the only one there is."""
    subject = (letter.subject or "").lower()
    named = [name for name in games if f"[{name}]" in subject]
    for line in letter.lines:
        word, _, rest = line.text.strip().partition(" ")
        if word.lower().rstrip(":") in _GAME_WORDS and rest.strip().lower() in games:
            named.append(rest.strip().lower())
    return named[0] if named else next(iter(games), None) if len(games) == 1 else None


def _take(now: State, message: Message, letter: Letter, desk: Desk, since: int | None = None) -> Taken:
    """`since`: the mail was set aside when the log had so many entries, and may have been overtaken."""
    writer = writer_of(now, letter, desk)
    known = _known(now, message, letter, writer.player or _claimed(now, letter))
    if known:
        return _again(now, known, desk)
    if alone := why_alone(now, letter, message.data, None if writer.why_not else writer.player, desk):
        return Taken(now.name, f"{alone} ({whence(letter)})")
    if message.cut:
        writer = replace(writer, why_not=phrase("it is too long, and none of it was read"))
    if since is not None and _has_written(now, writer.player, since):
        writer = replace(writer, why_not=phrase("a later letter of yours was taken in before it"))
    if writer.why_not or writer.player is None:
        return _refuse(now, message, letter, desk, writer)
    player = writer.player
    name = f"{reports.player_file_name(player)}.eml"
    after, receipt = submit.submit(
        now.folder.path,
        name,
        message.data,
        sender=player,
        known=now,
        letter=letter,
        when=desk.now,
        answers=writer.turn,
        talk=desk.talk_to is not None,
    )
    desk.games.remember(now.folder.path, after)
    mails.mail_receipt(desk, after, receipt, after.log.entries[-1].n, letter.message_id)
    mail_asked(desk, after, after.letters_ever[-1])
    wishes = _tell_moderator(desk, after, after.letters_ever[-1])
    outcome = "forecast" if receipt.is_forecast else "filed" if receipt.filed else "refused"
    outcome = outcome if may_see(after, player) else "taken in"
    return Taken(now.name, f"{player}: letter {receipt.letter} {outcome}{wishes}")


def _tell_moderator(desk: Desk, now: State, entry: LetterEntry) -> str:
    """Tell the moderator once of absences that a letter announces; the words for what the run prints."""
    own = [one for one in now.log.entries if isinstance(one, AwayEntry) and one.letter == entry.letter]
    for one in own:
        about = str(away_words(one))
        mail_moderator(desk, now, one.n, "away", about, [f"{now.name}: {about}, by letter."])
    return "".join(f"; {away_words(one)}" for one in own)


def _known(now: State, message: Message, letter: Letter, writer: str | None) -> LetterEntry | None:
    """The entry of this very mail if it is in the game already, by its bytes or by its Message-ID. Whoever
    writes a mail chooses that: another's letter with the same one is another letter."""
    sha256 = digest(message.data)
    for entry in now.letters_ever:
        same = letter.message_id and entry.message_id == letter.message_id
        if entry.sha256 == sha256 or (same and writer in (None, entry.player)):
            return entry
    return None


def _has_written(now: State, player: str | None, since: int) -> bool:
    """Whether a letter of a player's came since the log had so many entries."""
    return any(isinstance(one, LetterEntry) and one.player == player for one in now.log.entries[since:])


def _again(now: State, entry: LetterEntry, desk: Desk) -> Taken:
    """See to it that a letter taken in before has its receipt: a run may have been killed in between."""
    if entry.player:
        receipt = submit.heard_again(now, entry)
        reports.keep_receipt(now, receipt)
        mails.mail_receipt(desk, now, receipt, entry.n, entry.message_id)
        mail_asked(desk, now, entry)
        _tell_moderator(desk, now, entry)
    return Taken(now.name, "taken in before")


@dataclass(frozen=True)
class Writer:
    """Whose letter a mail is, if that can be told, and why it counts for nothing even so."""

    player: str | None
    why_not: str = ""
    turn: int | None = None
    """The turn of the letter that it answers, where a token tells."""


def writer_of(now: State, letter: Letter, desk: Desk) -> Writer:
    """Who wrote a mail: told by the token that it brings back, of this turn or the last, or by its address if
    that is enough. A token of another time tells whose it was, and opens nothing."""
    texts = [letter.subject or "", *(line.text for line in letter.lines)]
    blind = tokens.blinded(tokens.tokens_in([*texts, *(line.text for line in letter.skipped)]))
    for player in now.game.roles:
        for turn in range(now.game.turn, now.game.turn - 1 - PAST_TURNS, -1):
            own = tokens.token(desk.key, now.edition, now.seat(player), turn, now.revision)
            if tokens.matches(own, blind):
                return Writer(player, turn=turn)
    by_address = _at_address(now, letter) if desk.by_address and letter.sent == "person" else None
    return Writer(by_address) if by_address else _of_old(now, blind, desk.key) if blind else Writer(None)


def _at_address(now: State, letter: Letter) -> str | None:
    """The player at the address that a mail gives itself; of several the one for whom it speaks."""
    known = now.addresses.items()
    own = [player for player, address in known if submit.same_address(address, letter.sender)]
    claimed = _claimed(now, letter) if len(own) > 1 else None
    return claimed if claimed in own else next(iter(own), None)


def _of_old(now: State, blind: frozenset[bytes], key: bytes) -> Writer:
    """Whose token of an earlier turn, an older revision or a former player there is among some. Turns that
    were undone had tokens too."""
    last = max((now.game.turn, *(entry.last_turn for entry in now.letters_ever)))
    for player in now.game.roles:
        for seat in (now.seat(player), *now.former_seats(player)):
            for revision in range(now.revision, -1, -1):
                for turn in range(last + 1, -1, -1):
                    if tokens.matches(tokens.token(key, now.edition, seat, turn, revision), blind):
                        return Writer(player, _why_old(now, player, seat, revision, turn))
    return Writer(None)


def _why_old(now: State, player: str, seat: str, revision: int, turn: int) -> str:
    if seat != now.seat(player):
        return phrase("it answers a letter to somebody who played {player} before", player=player)
    if revision != now.revision:
        return phrase("it answers a letter from before the game was corrected or rolled back")
    return phrase("it answers a letter of turn {old}, and it is now turn {new}", old=turn, new=now.game.turn)


def _refuse(now: State, message: Message, letter: Letter, desk: Desk, writer: Writer) -> Taken:
    """Tell the player whose letter it is, or for whom it speaks, that nothing of it counts."""
    player = writer.player or _claimed(now, letter)
    if player is None:
        return Taken(now.name, f"no token, and for nobody's nation ({whence(letter)})")
    receipt = Receipt(
        letter=0,
        game=now.name,
        turn=now.game.turn,
        player=player,
        filed=False,
        why_not=_refusal(letter, writer, desk),
        meanwhile=if_nothing_comes(now, player, {}),
    )
    entry = now.log.entries[-1].n
    mails.mail_refusal(desk, now, receipt, entry, digest(message.data)[:8])
    what = writer.why_not or f"no token of {player}'s"
    return Taken(now.name, f"{what} ({whence(letter)}); {player} is told")


def _refusal(letter: Letter, writer: Writer, desk: Desk) -> str:
    """Why a letter counts for nothing, and what would be right."""
    sender = Typed(letter.sender) if letter.sender else phrase("nobody")
    if writer.why_not:
        return phrase(
            "{why} (it came from {sender}). Reply to the latest letter you have from here.",
            why=writer.why_not,
            sender=sender,
        )
    if desk.by_address:
        return phrase(
            "it came from {sender}, which is not your address. If it is yours, reply to the latest letter "
            "you have from here and keep its subject.",
            sender=sender,
        )
    return phrase(
        "it came from {sender} without the token of this turn. If it is yours, reply to the latest letter "
        "you have from here and keep its subject.",
        sender=sender,
    )


def _claimed(now: State, letter: Letter) -> str | None:
    """The player whose nations a letter orders about."""
    sheet = parse([(line.number, line.text) for line in letter.lines], now.game.rules)
    for part in sheet.parts:
        nation = book(now.game.rules).nations.find(part.nation.name) if part.nation else None
        if isinstance(nation, str):
            return now.game.player_of(nation)
    return None
