"""What time costs: a step of the virtual clock with few and many widgets, a day, and a bridge that has nothing to do."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from statistics import median
from typing import Iterator

from harness import NEWS, Bench, Figure, Host, in_turns

START = 1_767_258_000  # 2026-01-01T09:00:00Z
CLOCK = ["--clock", "2026-01-01T09:00:00Z"]
YEAR = 365 * 86_400


def schedule(bench: Bench) -> Iterator[Figure]:
    """Nothing is due on the way: what is measured is finding that out."""
    few, many = 100, 10_000
    hosts = {count: Host(with_widgets(bench, count)) for count in (few, many)}

    def step(host: Host) -> float:
        begun = time.perf_counter()
        for _ in range(200):
            if host.ask("advanceClock", by=60)["reloads"]:
                raise RuntimeError("something was due")
        return (time.perf_counter() - begun) / 200 * 1e6

    for host in hosts.values():
        step(host)
    times = in_turns(bench.rounds, *(lambda host=host: step(host) for host in hosts.values()))
    ours, base = median(times[1]), median(times[0])
    yield Figure(
        f"a step of the clock, {many:,} installed widgets; baseline: {few}", f"{ours:.0f} µs", f"{base:.0f} µs",
        ours / base, "≤ 1.50", ours / base <= 1.5)
    begun = time.perf_counter()
    for _ in range(24):
        hosts[many].ask("advanceClock", by=3600)
    taken = time.perf_counter() - begun
    yield Figure(f"a day without reloads, hour by hour, {many:,} widgets", f"{taken * 1e3:.0f} ms", target="≤ 2000 ms",
                 passes=taken <= 2)
    for host in hosts.values():
        host.close()
    host = Host(with_widgets(bench, many, clock=[]))
    host.ask("getInstalledWidgets")
    time.sleep(2)
    before = switches(host.process.pid)
    time.sleep(5)
    woken = switches(host.process.pid) - before
    host.close()
    yield Figure(f"context switches of an idle bridge in 5 s, {many:,} widgets", f"{woken}", target="0",
                 passes=woken == 0)


def with_widgets(bench: Bench, count: int, clock: list[str] = CLOCK) -> list[str]:
    """A bridge on a root where so many widgets are installed, each to be reloaded within the year after the next."""
    command = bench.serve(NEWS, *clock)
    host = Host(command)
    host.ask("installWidget", kind="NewsWidget", family="systemSmall")
    host.ask("updateWidget", ios="NewsWidget")
    host.close()
    database = sqlite3.connect(Path(command[-1]) / "home.sqlite")
    with database:
        database.executemany(
            "INSERT INTO widgets (kind, family) VALUES ('NewsWidget', ?)",
            [(family,) for family in ["systemSmall", "systemMedium", "systemLarge"] * count][:count - 1])
        database.execute("""
            INSERT OR REPLACE INTO reloads (widget, kind, due, reason, wanted, last, used, failures, asks)
            SELECT 'widget-' || number, kind, ?1 + number * 3600, 'atEnd', ?1 + number * 3600, ?2, 0, 0, 0 FROM widgets
            """, (max(START, time.time()) + YEAR, START))
    database.close()
    return command


def switches(process: int) -> int:
    """How often the process's threads were switched to."""
    lines = [line for task in Path(f"/proc/{process}/task").iterdir()
             for line in (task / "status").read_text().splitlines() if "ctxt_switches" in line]
    return sum(int(line.split()[-1]) for line in lines)
