"""Compiled templates in a folder, as Jinja2 keeps them there, but read at once.

Imports Jinja2; `render.environment` imports it when the first letter is made.
"""

from __future__ import annotations

import marshal
import os
import pickle

from jinja2 import FileSystemBytecodeCache
from jinja2.bccache import Bucket, bc_magic


class WholeFiles(FileSystemBytecodeCache):
    """Jinja2 has each number and name of a template's code read from the file by itself, which takes five
    times as long: 6 ms for the templates of a report."""

    def load_bytecode(self, bucket: Bucket) -> None:
        """Called by Jinja2 for the code of a template, which it compiles if none is found."""
        try:
            with open(os.path.join(self.directory, self.pattern % bucket.key), "rb") as file:
                content = memoryview(file.read())
            head = bc_magic + pickle.dumps(bucket.checksum, 2)
            if content[: len(head)] == head:
                bucket.code = marshal.loads(content[len(head) :])
        except (OSError, EOFError, ValueError, TypeError):
            bucket.reset()
