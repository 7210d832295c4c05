"""What the sandbox costs, and how long a hostile widget lasts in it."""

from __future__ import annotations

import random
import subprocess
import time
from pathlib import Path
from statistics import median
from typing import Iterator

from harness import NEWS, REPOSITORY, Bench, Figure, Host, line

HOSTILE = REPOSITORY / "Tests/SamplesTests/Fixtures/HostileWidget"
GROUP = "group.hostile.sample"
MOST = 2.0


def sandbox(bench: Bench) -> Iterator[Figure]:
    """The first description and a reload of News, in the sandbox and without; then twenty attacks, one after another."""
    built = bench.path("News")
    subprocess.run([bench.bridge, "build", NEWS, "-o", built], check=True, capture_output=True)
    for name, measure, most in (
            ("from the bridge's start to a description", first_description, 60), ("updateWidget, p50", reload, None)):
        times = {mode: median(measure(bench, built, mode) for _ in range(3 * bench.rounds)) for mode in ("auto", "off")}
        yield Figure(
            f"{name}, sandboxed; baseline: without", f"{times['auto']:.1f} ms", f"{times['off']:.1f} ms",
            times["auto"] / times["off"], f"≤ {most} ms" if most else "", times["auto"] <= most if most else None)
    yield from hostile(bench)


def session(bench: Bench, widget: Path, mode: str, *arguments: str, **environment: str) -> Host:
    return Host(bench.serve(widget, "--sandbox", mode, *arguments), environment)


def first_description(bench: Bench, built: Path, mode: str) -> float:
    begun = time.perf_counter()
    host = session(bench, built, mode)
    host.ask("describeWidgets")
    taken = time.perf_counter() - begun
    host.close()
    return taken * 1e3


def reload(bench: Bench, built: Path, mode: str) -> float:
    host = session(bench, built, mode)
    host.ask("updateWidget", ios="NewsWidget")
    times = []
    for _ in range(20):
        begun = time.perf_counter()
        host.ask("updateWidget", ios="NewsWidget")
        times.append(time.perf_counter() - begun)
    host.close()
    return median(times) * 1e3


def hostile(bench: Bench) -> Iterator[Figure]:
    built = bench.path("Hostile")
    subprocess.run([bench.bridge, "build", HOSTILE, "-o", built], check=True, capture_output=True)
    home = bench.path("home")
    home.mkdir()
    (home / ".profile").write_text("a secret")
    sleeps = str(random.randint(10 ** 9, 2 * 10 ** 9))
    slowest = ("", 0.0)
    failures = []

    def attacks(host: Host) -> list[tuple[str, str]]:
        pid = host.process.pid
        root = Path(host.process.args[-1])
        other = root / "groups/group.other/container/letter"
        other.parent.mkdir(parents=True)
        other.write_text("a secret")
        return [
            ("read", home / ".profile"), ("read", other), ("list", home), ("list", other.parent), ("link", home / ".profile"),
            ("write", home / "new"), ("write", built / "Resources/new"), ("write", other), ("write", "/usr/new"),
            ("ownEnvironment", "HOST_SECRET"), ("findSecret", "a-secret-of-the-host"), ("read", f"/proc/{pid}/environ"),
            ("readMemory", pid), ("openDescriptors", pid), ("signal", pid), ("trace", pid), ("connect", 9),
            ("forkBomb", ""), ("memoryInChild", ""), ("largeFile", root / f"groups/{GROUP}"), ("orphan", sleeps),
        ]

    count = 0
    probe = session(bench, built, "require")
    total = len(attacks(probe))
    probe.close()
    for index in range(total):
        host = session(bench, built, "require", "--no-network", HOST_SECRET="a-secret-of-the-host", HOME=str(home))
        attack, target = attacks(host)[index]
        host.ask("setAppGroupId", groupId=GROUP)
        host.ask("saveWidgetData", id="attack", data=attack)
        host.ask("saveWidgetData", id="target", data=str(target))
        begun = time.perf_counter()
        reply = host.call(line(1, "updateWidget", {"ios": "HostileWidget"}))
        taken = time.perf_counter() - begun
        outcome = str(host.ask("getWidgetData", id="outcome"))
        if attack == "orphan":
            host.process.kill()
            host.process.wait()
        else:
            host.close()
        refused = "error" in reply or outcome.startswith("refused") or attack == "orphan"
        if not refused or taken > MOST or sleeping(sleeps) or (home / "new").exists():
            failures.append(f"{attack} {target}: {outcome}")
        slowest = max(slowest, (attack, taken), key=lambda one: one[1])
        count += 1
    yield Figure(
        f"{count} hostile widgets; the slowest, {slowest[0]}", f"{slowest[1]:.2f} s", target=f"≤ {MOST} s, refused",
        passes=not failures)
    for failure in failures:
        yield Figure(f"  {failure[:60]}", "not refused", passes=False)


def sleeping(seconds: str) -> bool:
    """Whether a process of that argument is there, after a moment for it to go."""
    for _ in range(100):
        found = False
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                found = found or seconds.encode() in (folder / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
        if not found:
            return False
        time.sleep(0.01)
    return True
