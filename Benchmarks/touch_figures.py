"""What taps cost."""

from __future__ import annotations

import threading
import time
from statistics import median
from typing import Iterator

from harness import REPOSITORY, Bench, Figure, Host, line

COUNTER = REPOSITORY / "samples/Counter/CounterWidget"
LINK = {"kind": "Counter", "family": "systemMedium", "element": "History"}


def touch(bench: Bench) -> Iterator[Figure]:
    """A tap that runs an intent and reloads its widgets, one that is a link, and links as fast as they can be written."""
    host = counter(bench)
    times = []
    for _ in range(60 * bench.rounds):
        begun = time.perf_counter()
        host.ask("tapWidget", kind="Counter", family="systemSmall", element="More")
        times.append((time.perf_counter() - begun) * 1e3)
    host.close()
    yield Figure(
        "a tap on Counter to its new picture's archive, p50", f"{median(times):.1f} ms", target="≤ 8 ms",
        passes=median(times) <= 8)
    host = counter(bench)
    count = 2000 * bench.rounds
    begun = time.perf_counter()
    writer = threading.Thread(target=lambda: [host.send(line(2, "tapWidget", LINK)) for _ in range(count)])
    writer.start()
    for _ in range(count):
        host.reply()
    rate = count / (time.perf_counter() - begun)
    writer.join()
    host.close()
    yield Figure(
        "taps on a link, piped, each a committed event", f"{rate:,.0f}/s", target="≥ 20,000/s", passes=rate >= 20_000)


def counter(bench: Bench) -> Host:
    host = Host(bench.serve(COUNTER))
    host.ask("setAppGroupId", groupId="group.counter.sample")
    host.ask("saveWidgetData", id="count", data=1)
    host.ask("updateWidget", ios="Counter")
    return host

