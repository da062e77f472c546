"""Mails that the program failed on by a mistake of its own: set aside, told once, taken in again by another
program.

Such a mail stays where every mail is kept, below `.post/mail/`. A note in `.post/aside/` says that it is
still to be taken in, and holds no secret.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from traceback import extract_tb

import pbem
from pbem.data.disk import write_file
from pbem.data.program_digest import digest_of
from pbem.data.share import rules_dir, templates_dir
from pbem.game.folder import Folder
from pbem.game.troubles import EXPLAINED, explain
from pbem.records import dataclass

MAILS = Path(".post", "mail")
"""Where mails are kept as they came, below the folder of the games."""

NOTES = Path(".post", "aside")
"""Where the notes lie, below the folder of the games."""


@dataclass(frozen=True)
class Aside:
    """A mail that was set aside; the fields are the keys of its note on the disk."""

    mail: str
    """The name of the file that keeps it, below MAILS."""
    game: str
    """The game it is for."""
    entries: int
    """How many entries the game's log had then."""
    failed: str
    """How the program failed."""
    program: str
    """Which program that was."""
    cut: bool = False
    """Whether what is kept is only the head of a mail that is too long."""
    holds: bool = True
    """Whether it may well be a player's, so that nobody is late in the game."""
    told: bool = False
    """Whether the moderator knows of it."""

    def words(self, root: Path) -> str:
        """What the moderator reads of it."""
        mail = MAILS / self.mail
        lies = f"kept as {mail}" if (root / mail).is_file() else "kept sealed"
        return (
            f"{self.game}: pbem has a mistake and failed on a mail ({self.failed}). The mail is set aside, "
            f"{lies}; its writer has no receipt. It is taken in as soon as pbem is updated, or by "
            f"`pbem collect {root} --again`"
        )


def is_mistake(error: Exception) -> bool:
    """Whether an error is one of the program's own, and not of the disk, the folder or the mail box."""
    return not isinstance(error, (*EXPLAINED, MemoryError))


def failure_words(error: Exception, game: Path) -> str:
    """How the program failed: the error, of a sealed game its kind alone, and the line it came from."""
    package = Path(pbem.__file__).parent
    frames = [frame for frame in extract_tb(error.__traceback__) if package in Path(frame.filename).parents]
    place = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{explain(error, game)}{place}"


def program() -> str:
    """What tells this program from another: its version, and the digest of its files."""
    made = digest_of((Path(pbem.__file__).parent, rules_dir(), templates_dir()))
    return f"{pbem.__version__} {made[:16]}"


def put_note(root: Path, note: Aside) -> None:
    """Note a mail, in the place of what was noted of it before. Raises OSError."""
    known = {one.mail: path for path, one in _lying(root)}
    last = max((int(path.stem) for path in known.values()), default=0)
    place = known.get(note.mail, root / NOTES / f"{last + 1:06d}.json")
    write_file(place, (json.dumps(asdict(note), indent=1) + "\n").encode())


def drop(root: Path, note: Aside) -> None:
    """The mail is taken in."""
    for path, one in _lying(root):
        if one.mail == note.mail:
            path.unlink()


def notes(root: Path) -> list[Aside]:
    """The mails that are set aside, in their order."""
    return [note for _, note in _lying(root)]


def _lying(root: Path) -> Iterator[tuple[Path, Aside]]:
    """The notes and their files."""
    for path in sorted((root / NOTES).glob("[0-9]*.json")):
        yield path, Aside(**json.loads(path.read_bytes()))


def games_held(root: Path) -> set[str]:
    """The games in which nobody is late, because a player's mail is set aside."""
    return {note.game for note in notes(root) if note.holds}


def tell(root: Path) -> list[str]:
    """What the moderator has not been told yet of mails set aside; he is now."""
    new = [note for note in notes(root) if not note.told]
    for note in new:
        put_note(root, replace(note, told=True))
    return [note.words(root) for note in new]


def mail_bytes(root: Path, note: Aside, games: Mapping[str, Path]) -> bytes | None:
    """The mail as it came; None if it is not there any more. Raises SealError, OSError."""
    file = root / MAILS / note.mail
    if file.is_file():
        return file.read_bytes()
    folders = [Folder(path) for path in games.values()]
    return next((content for folder in folders if (content := folder.read_beside(file)) is not None), None)
