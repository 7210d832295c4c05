"""What taps cost, and whether an event is ever lost."""

from __future__ import annotations

import random
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


def events(bench: Bench) -> Iterator[Figure]:
    """`kill -9` while links are tapped: each event that was replied to is there afterwards, once, and in order."""
    chance = random.Random(11)
    command = bench.serve(COUNTER)
    host = counter(bench, command)
    rounds, acknowledged = 8 * bench.rounds, 0
    replied: dict[int, str] = {}
    identifiers: set[str] = set()
    lost = doubled = 0
    for _ in range(rounds):
        killer = threading.Timer(chance.uniform(0.001, 0.08), host.process.kill)
        killer.start()
        try:
            while True:
                outcome = host.ask("tapWidget", **LINK)
                replied[outcome["seq"]] = outcome["eventId"]
                if chance.random() < 0.02:
                    host.ask("acknowledgeEvents", seq=outcome["seq"])
                    acknowledged = outcome["seq"]
        except (OSError, RuntimeError):
            pass  # It was killed.
        killer.join()
        host.process.wait()
        host = counter(bench, command)
        found = host.ask("getEvents")
        kept = {event["seq"]: event["eventId"] for event in found}
        lost += sum(
            1 for sequence, identifier in replied.items() if sequence > acknowledged and kept.get(sequence) != identifier)
        doubled += len(found) - len({event["eventId"] for event in found})
        doubled += [event["seq"] for event in found] != sorted(kept)
        identifiers |= set(replied.values()) | set(kept.values())
        if found:
            host.ask("acknowledgeEvents", seq=found[-1]["seq"])
            acknowledged = found[-1]["seq"]
        replied = {}
    host.close()
    yield Figure(
        f"events lost or doubled of {len(identifiers):,}, in {rounds} × kill -9", str(lost + doubled), target="= 0",
        passes=lost + doubled == 0)


def counter(bench: Bench, command: list[str] | None = None) -> Host:
    host = Host(command or bench.serve(COUNTER))
    host.ask("setAppGroupId", groupId="group.counter.sample")
    host.ask("saveWidgetData", id="count", data=1)
    host.ask("updateWidget", ios="Counter")
    return host

