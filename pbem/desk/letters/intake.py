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
from pbem.desk.letters.writer import Writer, claimed_player, writer_of
from pbem.desk.out import mails, reports
from pbem.desk.out.mails import Desk
from pbem.desk.out.moderators_mail import mail_moderator
from pbem.engine.phrase import Typed, phrase
from pbem.game.access import may_see
from pbem.game.entries import AwayEntry, DeputyEntry, LetterEntry
from pbem.game.errors import FolderError
from pbem.game.folder import Folder, digest, games_in
from pbem.game.notices import presence_words
from pbem.game.state import State
from pbem.game.troubles import explain
from pbem.orders.languages.words import verb_words
from pbem.post.boxes import Message
from pbem.post.read import content as read_content
from pbem.post.read.letter import Letter
from pbem.records import dataclass
from pbem.report.record import Receipt


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
    known = _known(now, message, letter, writer.player or claimed_player(now, letter))
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
        deputy=writer.number,
    )
    desk.games.remember(now.folder.path, after)
    mails.mail_receipt(desk, after, receipt, after.letters_ever[-1])
    mail_asked(desk, after, after.letters_ever[-1])
    wishes = _tell_moderator(desk, after, after.letters_ever[-1])
    outcome = "forecast" if receipt.is_forecast else "filed" if receipt.filed else "refused"
    outcome = outcome if may_see(after, player) else "taken in"
    return Taken(now.name, f"{player}: letter {receipt.letter} {outcome}{wishes}")


def _tell_moderator(desk: Desk, after: State, letter: LetterEntry) -> str:
    """Tell the moderator of absences and deputies that a letter announces; the words for what the run
    prints."""
    announced = (one for one in after.log.entries[: letter.n] if isinstance(one, AwayEntry | DeputyEntry))
    new = [one for one in announced if one.letter == letter.letter]
    for one in new:
        about = str(presence_words(one))
        said = f"{after.name}: {about}, by letter."
        if isinstance(one, DeputyEntry):
            mail_moderator(desk, after, one.n, "deputy", about, [said, *_about_deputy(after, one)])
        else:
            mail_moderator(desk, after, one.n, "away", about, [said])
    return "".join(f"; {presence_words(one)}" for one in new)


def _about_deputy(now: State, entry: DeputyEntry) -> list[str]:
    """What the moderator should know of a deputy, and can do."""
    if not entry.name:
        return []
    lines = [f"It is {entry.name}, {entry.address}."]
    also = [player for player, address in now.addresses.items() if address.lower() == entry.address.lower()]
    lines += [f"That is the address of {' and '.join(also)} too."] if also else []
    command = f'pbem deputy {now.folder.path.name} "{entry.player}"'
    if entry.asks:
        return [*lines, f"To agree: {command} --approve", f"Not to: {command} --off"]
    return [*lines, f"To end it: {command} --off"]


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
        mails.mail_receipt(desk, now, receipt, entry)
        mail_asked(desk, now, entry)
        _tell_moderator(desk, now, entry)
    return Taken(now.name, "taken in before")


def _refuse(now: State, message: Message, letter: Letter, desk: Desk, writer: Writer) -> Taken:
    """Tell the player whose letter it is, or for whom it speaks, that nothing of it counts."""
    if writer.deputy and not writer.deputy.holds(desk.now):
        mails.mail_farewell(desk, now, writer.deputy, digest(message.data)[:8])
        return Taken(now.name, f"a former deputy of {writer.deputy.player}'s; he is told ({whence(letter)})")
    player = writer.player or claimed_player(now, letter)
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
