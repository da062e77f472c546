"""Which files of tests one process runs, where several share the tests."""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling

TOGETHER = (
    ("german/test_letters_german.py", "german/test_pasted_letters.py", "report/test_own_templates.py"),
    (
        "desk/test_receipt_complete.py",
        "orders/test_plain_words.py",
        "orders/test_second_tries.py",
        "orders/test_tales.py",
    ),
    ("browser/test_same_plans.py", "browser/test_same_rules.py"),
)
"""Files whose tests share what takes long to make."""


class FilesTogether(LoadFileScheduling):
    """Gives a process a file at a time, or files that share."""

    def _split_scope(self, nodeid: str) -> str:
        file = str(super()._split_scope(nodeid))
        return next((" ".join(files) for files in TOGETHER if file.endswith(files)), file)
