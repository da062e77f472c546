"""What the moderator of a sealed game is warned of: letters that leave where he could read them."""

from __future__ import annotations

from pbem.data.strict import DataError
from pbem.game.state import State
from pbem.post.send.senders import Files
from pbem.post.settings import POST_FILE, PostSettings, read_settings


def open_letters_warning(now: State, post: PostSettings) -> str:
    """What the moderator of a sealed game is warned of whose letters leave as files: he could read them."""
    if not isinstance(post.sender, Files) or not now.is_closed:
        return ""
    where = post.sender.folder
    return (
        f"{now.name} is sealed, but its letters leave in plain text as files into {where}, where its "
        "moderator could read them. Let them leave by a mail server (docs/sealed.md)."
    )


def warning_beside(now: State) -> str:
    """`lies_open` for a game and the settings beside it, if there are any that can be read."""
    root = now.folder.path.absolute().parent
    try:
        return open_letters_warning(now, read_settings(root / POST_FILE, root / ".post"))
    except (DataError, OSError):
        return ""
