"""Work shared among processes. A process that dies takes with it nothing but the piece that it was at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from typing import Generic, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Died(Exception):
    """The process that was at a piece of work has ended; `code` as the system tells it."""

    def __init__(self, code: int | None) -> None:
        self.code = code
        why = f"by signal {-code}" if code and code < 0 else f"with code {code}"
        super().__init__(f"the process that worked on it ended {why}; the next run goes on from there")


def shared(
    pieces: Iterable[Piece],
    work: Callable[[Piece], Result],
    most: int,
    done: Callable[[], None],
) -> Iterator[tuple[Piece, Result | Died]]:
    """What becomes of each piece, as it is ready, made by at most so many processes; the next piece is asked
    for when one of them is free. Each process calls `done` before it ends. `work` must not raise."""
    crew = _Crew(work, done)
    waiting = iter(pieces)
    try:
        while True:
            for piece in waiting:
                crew.give(piece)
                if len(crew.busy) == most:
                    break
            if not crew.busy:
                return
            yield from crew.ready()
    finally:
        crew.dismiss()


class _Crew(Generic[Piece, Result]):
    """The processes: those that are busy, each with its piece, and those that wait for one."""

    def __init__(self, work: Callable[[Piece], Result], done: Callable[[], None]) -> None:
        self.work, self.done = work, done
        self.busy: dict[Connection, Piece] = {}
        self.free: list[Connection] = []
        self.processes: dict[Connection, ForkProcess] = {}

    def give(self, piece: Piece) -> None:
        line = self.free.pop() if self.free else self._hired()
        self.busy[line] = piece
        # Whoever died meanwhile is found out when his answer is read.
        with suppress(BrokenPipeError):
            line.send(piece)

    def _hired(self) -> Connection:
        # A fork has the settings, the key and the lock of the post: nobody else begins before all have ended.
        context = get_context("fork")
        here, there = context.Pipe()
        process = context.Process(target=self._work, args=(there, here))
        process.start()
        there.close()
        self.processes[here] = process
        return here

    def _work(self, line: Connection, others_end: Connection) -> None:
        """What a process does until nobody gives it anything."""
        for one in (others_end, *self.processes):
            one.close()
        with suppress(EOFError, BrokenPipeError):
            while True:
                line.send(self.work(line.recv()))
        self.done()

    def ready(self) -> Iterator[tuple[Piece, Result | Died]]:
        """What is ready; waits for the next."""
        for line in wait(list(self.busy)):
            assert isinstance(line, Connection)
            piece = self.busy.pop(line)
            try:
                result: Result | Died = line.recv()
                self.free.append(line)
            except (EOFError, ConnectionResetError):
                process = self.processes.pop(line)
                process.join()
                line.close()
                result = Died(process.exitcode)
            yield piece, result

    def dismiss(self) -> None:
        for line in self.processes:
            line.close()
        for process in self.processes.values():
            process.join()
