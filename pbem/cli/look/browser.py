"""Files shown in the user's browser."""

from __future__ import annotations

from pathlib import Path

import click


def private_folder(what: str) -> Path:
    """A new folder that only the user can read."""
    import tempfile

    return Path(tempfile.mkdtemp(prefix=f"pbem-{what}-"))


def browse(path: Path) -> None:
    """Open a file in the browser; if there is none, say so."""
    import webbrowser

    if not webbrowser.open(path.resolve().as_uri()):
        click.echo("No browser could be opened; the file can be opened by hand.", err=True)
