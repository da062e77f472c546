"""Starting a game and writing down what happened: the log first, then what is made from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from pbem.data.disk import write_file
from pbem.data.edition import rules_edition
from pbem.data.plain_yaml import WIDTH, plain_yaml
from pbem.data.rules import rules_for
from pbem.engine.cards import commitment
from pbem.engine.events import TurnBegan
from pbem.game import log, log_end, state
from pbem.game.access import Sealing
from pbem.game.entries import CreatedEntry, Entry, RedoEntry, StepEntry, UndoEntry
from pbem.game.errors import FolderError
from pbem.game.folder import Folder
from pbem.game.languages import DEFAULT
from pbem.game.proof.head import GROUPS, grouped, hash_of
from pbem.game.proof.luck import hashed_text
from pbem.game.state import State
from pbem.game.step import Step
from pbem.patterns import compiled

ORDINARY = "# {}: pbem writes this from log.jsonl (line {}, {}), again if it is missing. Not to be edited.\n"
SEALED = "# {}: what everybody may know; the rest is sealed. pbem writes this from log.jsonl (line {}, {}).\n"
"""The first line of game.yaml. It names the last line of the log and its hash, and
log_end.py tells if one is missing or changed."""


_NAME = compiled(r"[^\W_][\w.-]*")
"""A game's name, as a letter can give it: `game seven-years`."""


def new(
    path: Path,
    *,
    name: str,
    scenario: str,
    players: Mapping[str, str],
    seed: str,
    options: Iterable[str] = (),
    start: Mapping[str, Any] | None = None,
    sealing: Sealing | None = None,
    language: str = DEFAULT,
    languages: Mapping[str, str] | None = None,
    salt: str = "",
) -> State:
    """A game in a new folder. Raises FolderError if something is there, the scenario has not these options or
    no mail can be sent to an address, PositionError if `start` is wrong."""
    from pbem.game.players import address_of

    if not _NAME.fullmatch(name):
        raise FolderError(
            f"{name!r} cannot be the name of a game: it has letters, digits, - _ and . only, and begins with "
            "a letter or a digit. A game has the name of its folder."
        )
    folder = Folder(path)
    if path.exists() and not path.is_dir():
        raise FolderError(f"{path} is a file; a game needs a folder of its own.")
    if folder.log.exists() or (path.exists() and any(path.iterdir())):
        raise FolderError(f"{path} is not empty; a game needs a folder of its own.")
    own_language = language != DEFAULT or languages
    created = CreatedEntry(
        game=name,
        scenario=scenario,
        players={player: address_of(player, address) for player, address in players.items()},
        options=tuple(sorted(options)),
        seed=seed,
        commitment="",
        position=start,
        language=language if own_language else None,
        languages=dict(languages or {}) if own_language else None,
        salt=salt,
        edition=rules_edition(),
    )
    created = replace(created, commitment=commitment(hashed_text(created)))
    strange = sorted(set(options).difference(rules_for(scenario).options))
    if strange:
        has = ", ".join(rules_for(scenario).options)
        raise FolderError(f"the scenario {scenario} has no option {strange[0]!r}; it has {has}.")
    game = state.start(created)
    for player in (*players, *(languages or {})):
        if player not in game.roles:
            raise FolderError(f"no player is called {player}; there are {', '.join(game.roles)}.")
    sealed = sealing.begin(path, name, game) if sealing else None
    path.mkdir(parents=True, exist_ok=True)
    entries = log.Log(folder.log, sealed=sealed)
    entries.add(created)
    return write_game(state.fold(folder, entries))


def write_game(now: State) -> State:
    """Write what is new in a game's log, then game.yaml, and a snapshot each turn; the game, as given."""
    new = now.log.entries[now.log.written :]
    now.log.save(_new_public_facts(now) if now.log.sealed else ())
    write_file(now.folder.state, state_file(now).encode())
    if not now.log.sealed and any(map(_outdates_snapshot, new)):
        from pbem.game.kept import snapshot
        from pbem.game.kept.pieces import Kept

        snapshot.keep(now.folder, Kept(now.log.entries, state.kept_fields(now)))
    return now


def _outdates_snapshot(entry: Entry) -> bool:
    """Whether a turn began, or what was folded holds no more."""
    if isinstance(entry, StepEntry):
        return any(isinstance(event, TurnBegan) for event in entry.events)
    return isinstance(entry, UndoEntry | RedoEntry)


def _new_public_facts(now: State) -> Sequence[dict[str, Any]]:
    from pbem.game import public_part

    return public_part.new_public_facts(now)


def mend_state_file(now: State) -> None:
    """Write game.yaml again if it is missing or older than the log. Where that cannot be done it may stay so:
    the log is whole."""
    if log_end.known_end(now.folder).line >= now.log.length:
        return
    with suppress(OSError, FolderError), now.folder.locked():
        write_file(now.folder.state, state_file(state.load(now.folder.path)).encode())


def state_file(now: State) -> str:
    """The text of game.yaml: the position, under a line that says what it is; of a sealed game what everybody
    may know of it."""
    if now.log.sealed:
        from pbem.game import public_part

        return SEALED.format(now.name, now.log.length, _sealed_hash(now)) + as_yaml(
            public_part.public_position(now.game)
        )
    return whole_state_file(now)


def whole_state_file(now: State) -> str:
    """The text of game.yaml with all secrets."""
    from pbem.data import position

    return ORDINARY.format(now.name, now.log.written, hash_of(now.log.entries[-1])) + as_yaml(
        position.write_position(now.game)
    )


def _sealed_hash(now: State) -> str:
    """The first digits of the hash of the last line of a sealed log, as it lies in its file."""
    return grouped(now.log.digest_at(now.log.length) or "", GROUPS)


def as_yaml(document: Mapping[str, Any]) -> str:
    """A document as YAML, in the order of its keys."""
    return plain_yaml(document) or library_yaml(document)


def library_yaml(document: Mapping[str, Any]) -> str:
    """The same of any document, as PyYAML writes it."""
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    text: str = yaml.dump(document, Dumper=dumper, allow_unicode=True, sort_keys=False, width=WIDTH)
    return text


def add_steps(entries: log.Log, steps: Iterable[Step]) -> None:
    """One entry a step: where it came from, the answer, and all that followed."""
    for step in steps:
        entries.add(
            StepEntry(
                source=step.source,
                answer=step.answer,
                events=step.events,
                missed=step.missed,
                clause=step.clause,
                at_deadline=step.at_deadline,
            )
        )
