"""What several folders of tests share, and what keeps the machine that they run on out of their outcome."""

from __future__ import annotations

import gc
import os
import shutil
import stat
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("support")  # so nothing of it may be imported above

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # a machine that is slow now fails no test


MEMORY, ROOM = "/dev/shm", 1 << 30
"""A disk in memory, and how many bytes have to be free there."""


def pytest_configure() -> None:
    """Files of tests lie in memory where there is room for them: to rename files on a disk takes the system
    longer than all else that tests ask of it. Some start programs that they wrote, so a disk that starts none
    will not do."""
    with suppress(OSError):
        found = os.statvfs(MEMORY)
        if found.f_bavail * found.f_frsize > ROOM and not found.f_flag & os.ST_NOEXEC:
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """How `--dist loadfile` shares the tests among processes; any other way is xdist's own."""
    from support.files_together import FilesTogether

    return FilesTogether(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected is kept: to look for what of it could go takes a fifth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """What is there before the first test stays there: Python need not look for what of it could go."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


@pytest.fixture(scope="session", autouse=True)
def no_disk_to_wait_for() -> Iterator[None]:
    """Nobody waits until a file lies on the disk: no test outlives the machine. Instead each file that is
    synced is a little newer than the one before, whatever the grain of the clock."""
    last = 0

    def synced(file: int) -> None:
        nonlocal last
        last = max(time.time_ns(), last + 1000)
        if stat.S_ISREG(os.fstat(file).st_mode):
            os.utime(file, ns=(last, last))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", synced)
        yield


@pytest.fixture(scope="session", autouse=True)
def nobodys_settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Who runs the tests may have templates and keys of his own: they are neither used nor added to. And his
    terminal may be of any width, or, in a process of its own, none at all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("settings")))
        patch.setenv("COLUMNS", "100")
        for name in ("PBEM_TEMPLATES", "PBEM_KEYS"):
            patch.delenv(name, raising=False)
        yield


@pytest.fixture(scope="session", autouse=True)
def nothing_is_painted_twice() -> Iterator[None]:
    """The same drawing is painted once as a picture for mails, the same script made compact once: hundreds of
    tests send letters of the same few turns. What the painter makes has tests of its own."""
    from pbem.pages import order_desk, site
    from pbem.report.map import png, small_picture

    compact, painted = cache(order_desk.compact_script), lru_cache(200)(small_picture.small_png)

    def small_png(svg: str, width: int) -> bytes:
        png.renderer()  # where it is missing, nothing is painted
        return painted(svg, width)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(small_picture, "small_png", small_png)
        for module in (order_desk, site):
            patch.setattr(module, "compact_script", compact)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_template_is_compiled_twice() -> Iterator[None]:
    """Hundreds of tests make the templates of letters anew: the same text is compiled once. `environment`
    keeps the compiled code for users in the same way: it depends on nothing but the text."""
    from pbem.report.template_errors import LocatingEnvironment

    compile_it, known = LocatingEnvironment.compile, {}

    def compiled(env: LocatingEnvironment, source: Any, *how: Any, **more: Any) -> Any:
        key = (env.autoescape, frozenset(env.filters), source, how, *more.items())
        if key not in known:
            known[key] = compile_it(env, source, *how, **more)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LocatingEnvironment, "compile", compiled)
        yield


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the example game, in the folders `public` and `private`; to be read, not changed."""
    from pbem.desk.out import site
    from support.example_game import EXAMPLE

    folder = tmp_path_factory.mktemp("site")
    game = Path(shutil.copytree(EXAMPLE, folder / "seven-years"))
    site.publish(game, folder / "public", folder / "private")
    return folder
