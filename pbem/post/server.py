"""Servers: how to reach and to trust one, and where its password comes from. Shared by IMAP and SMTP."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from pbem.post.boxes import BoxError, trouble
from pbem.records import dataclass

if TYPE_CHECKING:
    from ssl import SSLContext

Tls = Literal["implicit", "starttls", "none"]
"""From the first byte, from a command on, or never: that only on this machine."""
Secret = Callable[[], str]
"""Finds a password when it is needed. Raises BoxError."""

COMMAND_SECONDS = 60


@dataclass(frozen=True)
class Server:
    """A server and who logs in there. `ca_file`: certificates to trust instead of the system's. Nobody waits
    longer than `timeout` seconds for any one answer."""

    host: str
    port: int
    tls: Tls = "implicit"
    user: str | None = None
    secret: Secret | None = None
    ca_file: Path | None = None
    timeout: float = 30

    def __post_init__(self) -> None:
        """Raises BoxError if letters and passwords would cross a network in the clear."""
        if self.tls == "none" and not is_loopback(self.host):
            raise BoxError(f"{self.host} is not this machine: it can be reached only over TLS")

    def __str__(self) -> str:
        """Host and port, as messages name it."""
        return f"{self.host}:{self.port}"

    def context(self) -> SSLContext:
        """What checks the certificate and the host's name. Raises BoxError."""
        import ssl

        try:
            return ssl.create_default_context(cafile=self.ca_file)
        except OSError as error:
            raise BoxError(f"the certificates in {self.ca_file} cannot be used: {trouble(error)}") from error

    def password(self) -> str:
        """The password. Raises BoxError."""
        return self.secret() if self.secret else ""


def is_loopback(host: str) -> bool:
    """Whether a host is this machine, by its very name or number: nothing is looked up."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def from_environment(variable: str) -> Secret:
    """A password in an environment variable."""

    def secret() -> str:
        password = os.environ.get(variable)
        if not password:
            raise BoxError(f"the password should be in the environment variable {variable}, which is not set")
        return password

    return secret


def from_command(command: Sequence[str]) -> Secret:
    """A password that a program prints on its first line, run without a shell."""

    def secret() -> str:
        lines = _printed(command).splitlines()
        if not lines or not lines[0]:
            raise BoxError(f"the program for the password, {command[0]}, printed none")
        return lines[0]

    return secret


def _printed(command: Sequence[str]) -> str:
    """What a program prints. Raises BoxError, which never shows any of it."""
    import subprocess

    what = f"the program for the password, {command[0]},"
    try:
        run = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=COMMAND_SECONDS)
    except OSError as error:
        raise BoxError(f"{what} cannot be run: {trouble(error)}") from error
    except subprocess.TimeoutExpired:
        raise BoxError(f"{what} was not done within {COMMAND_SECONDS} seconds") from None
    if run.returncode:
        raise BoxError(f"{what} failed with exit code {run.returncode}")
    return run.stdout.decode("utf-8", "replace")
