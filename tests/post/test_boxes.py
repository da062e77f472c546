"""Standard input, and what looking at the post loads."""

from __future__ import annotations

import io
import pkgutil
import subprocess
import sys
from pathlib import Path

from pbem.post import send, sources
from pbem.post.boxes import StandardInput
from support.mail_boxes import mail


def test_standard_input_is_one_message(tmp_path: Path) -> None:
    source = StandardInput(io.BytesIO(mail(1)))
    (message,) = source.messages()
    assert message.data == mail(1) and not message.cut
    assert list(StandardInput(io.BytesIO(mail(1))).messages()) == [message]
    source.done(message)
    assert list(source.messages()) == []
    assert list(StandardInput(io.BytesIO(b"\n")).messages()) == []
    (long,) = StandardInput(io.BytesIO(mail(1, "x" * 200_000)), limit=100_000).messages()
    assert long.cut


def test_looking_at_the_post_loads_nothing_of_the_network() -> None:
    modules = [f"pbem.post.{name}" for name in ("boxes", "server", "settings")]
    for room in (sources, send):
        modules += [f"{room.__name__}.{one.name}" for one in pkgutil.iter_modules(room.__path__)]
    assert len(modules) == 12
    script = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    heavy = {"imaplib", "smtplib", "ssl", "mailbox", "email", "socket", "subprocess", "yaml", "jsonschema"}
    assert heavy & set(run.stdout.split()) == set()
