"""What the figures need: the compiled baselines, the driver, request lines, percentiles."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Callable, Iterable, Sequence

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
NEWS = REPOSITORY / "samples/News/NewsWidget"


def line(id: int, method: str, params: dict[str, Any] | None = None) -> str:
    """A request as hosts write it: compact, one line."""
    message: dict[str, Any] = {"jsonrpc": "2.0", "id": id, "method": method}
    if params is not None:
        message["params"] = params
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def percentile(values: Sequence[float], fraction: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * fraction))]


def in_turns(rounds: int, *measures: Callable[[], float]) -> list[list[float]]:
    """`rounds` times each measure, one after the other: what disturbs a round disturbs all of them."""
    found: list[list[float]] = [[] for _ in measures]
    for _ in range(rounds):
        for values, measure in zip(found, measures):
            values.append(measure())
    return found


@dataclass
class Figure:
    """One row. `target` says when it passes; without a target it is there to be read beside the others."""

    name: str
    ours: str
    baseline: str = ""
    ratio: float | None = None
    target: str = ""
    passes: bool | None = None


def timed(command: list[Any], environment: dict[str, str] | None = None) -> float:
    begun = time.perf_counter()
    subprocess.run(
        list(map(str, command)), check=True, stdout=subprocess.DEVNULL, env={**os.environ, **(environment or {})})
    return (time.perf_counter() - begun) * 1e3


class Host:
    """A host that waits for each reply."""

    def __init__(self, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, **(environment or {})})

    def ask(self, method: str, **params: Any) -> Any:
        return self.request(line(1, method, params))

    def request(self, text: str) -> Any:
        """The result of a request, given as its line; an error reply stops the run."""
        reply = self.call(text)
        if "result" not in reply:
            raise RuntimeError(f"refused: {json.dumps(reply)[:400]}")
        return reply["result"]

    def call(self, text: str) -> dict[str, Any]:
        """The reply to a request, given as its line, be it an error."""
        self.send(text)
        return self.reply()

    def send(self, text: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def reply(self) -> dict[str, Any]:
        assert self.process.stdout
        while text := self.process.stdout.readline():
            if "method" not in (message := json.loads(text)):
                return message
        raise RuntimeError("the bridge ended")

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def children(process: int) -> set[int]:
    return {
        int(child) for task in Path(f"/proc/{process}/task").iterdir() for child in (task / "children").read_text().split()}


@dataclass
class Bench:
    """One run: where the programs are, and a folder that goes away with it."""

    bridge: Path
    rounds: int
    folder: Path = field(default_factory=lambda: Path(tempfile.mkdtemp(prefix="widget-bridge-bench-")))
    _count: int = 0

    def __post_init__(self) -> None:
        compiler = shutil.which("cc") or "clang"
        for source in [*HERE.glob("baselines/*.c"), HERE / "drive.c"]:
            libraries = subprocess.run(
                ["pkg-config", "--cflags", "--libs", "json-c", "sqlite3"], check=True, capture_output=True, text=True
            ).stdout.split()
            command = [compiler, "-O2", "-D_GNU_SOURCE", str(source), "-o", str(self.folder / source.stem)]
            subprocess.run([*command, *libraries, "-lpthread"], check=True)

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, name: str) -> Path:
        """A path that was not used before in this run."""
        self._count += 1
        return self.folder / f"{self._count}-{name}"

    def lines(self, lines: Iterable[str]) -> Path:
        path = self.path("requests.jsonl")
        path.write_text("".join(f"{text}\n" for text in lines), encoding="utf-8")
        return path

    def baseline(self, name: str) -> str:
        return str(self.folder / name)

    def serve(self, *arguments: str | Path) -> list[str]:
        """The bridge on a root of its own."""
        return [str(self.bridge), "serve", *map(str, arguments), "--root", str(self.path("root"))]

    def drive(
        self, mode: str, prelude: Path, requests: Path, command: Sequence[str], cpus: set[int] | None = None
    ) -> Driven:
        """Runs drive.c (see its head) and gives the numbers that it printed, and the replies' file.

        `cpus` are the only ones that it and the process it drives may use.
        """
        replies = self.path("replies.jsonl")
        done = subprocess.run(
            [str(self.folder / "drive"), mode, str(prelude), str(requests), str(replies), *command],
            stdout=subprocess.PIPE, text=True, cwd=self.folder, env={**os.environ, "NODE_NO_WARNINGS": "1"},
            preexec_fn=(lambda: os.sched_setaffinity(0, cpus)) if cpus else None,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{Path(command[0]).name} {mode}: exit status {done.returncode}")
        return Driven([float(number) for number in done.stdout.split()], replies)


@dataclass
class Driven:
    numbers: list[float]
    replies: Path

    @property
    def p50(self) -> float:
        return median(self.numbers)

    def results(self) -> list[Any]:
        """Each reply's result; an error reply stops the run, since a fast refusal is no figure."""
        found = []
        for text in self.replies.read_text(encoding="utf-8").splitlines():
            reply = json.loads(text)
            if "error" in reply:
                raise RuntimeError(f"refused: {text[:400]}")
            if "id" in reply:
                found.append(reply["result"])
        return found
