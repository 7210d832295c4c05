"""What several bridges, kills and builds under way must not cost: acknowledged values, and the first reply."""

from __future__ import annotations

import json
import random
import threading
import time
from statistics import median
from typing import Iterator

from harness import NEWS, Bench, Figure, Host, line

GROUP = "group.news.sample"


def shared_root(bench: Bench) -> Iterator[Figure]:
    """Four bridges on one root, each in turns saving, updating and reading, its own values and the others'."""
    count, seconds = 4, bench.rounds * 12
    command = bench.serve(NEWS)
    acknowledged = [0] * count
    rounds, reverted = [0] * count, [0] * count
    failures: list[BaseException] = []
    begun = time.monotonic()

    def loop(number: int) -> None:
        try:
            host = Host(command)
            host.ask("setAppGroupId", groupId=GROUP)
            while time.monotonic() - begun < seconds:
                value = acknowledged[number] + 1
                host.ask("saveWidgetData", id=f"round{number}", data=value)
                acknowledged[number] = value
                host.ask("updateWidget", ios="NewsWidget")
                for other in range(count):
                    least = acknowledged[other]
                    reverted[number] += host.ask("getWidgetData", id=f"round{other}", defaultValue=0) < least
                rounds[number] += 1
            host.close()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=loop, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise RuntimeError(f"{failures[0]}")
    yield Figure(
        f"4 bridges on one root, {seconds} s of save, update, get: reverted", f"{sum(reverted)}",
        f"{sum(rounds):,} rounds", None, "0", sum(reverted) == 0)


def kills(bench: Bench) -> Iterator[Figure]:
    """Kills a bridge amid piped saves, again and again; what it had acknowledged must be there afterwards."""
    count, keys = bench.rounds * 40, 50
    command = bench.serve()
    chance = random.Random(1)
    last, lost, total = 0, 0, 0
    newest: dict[int, int] = {}
    for _ in range(count):
        host = Host(command)
        host.ask("setAppGroupId", groupId="group.bench")
        for key, value in newest.items():
            found = host.ask("getWidgetData", id=f"key{key}", defaultValue=0)
            lost += found < value

        def write(first: int) -> None:
            number = first
            try:
                while True:
                    number += 1
                    host.send(line(number, "saveWidgetData", {"id": f"key{number % keys}", "data": number}))
            except OSError:
                pass  # It was killed.

        writer = threading.Thread(target=write, args=(last,))
        killer = threading.Timer(chance.uniform(0.005, 0.1), host.process.kill)
        writer.start()
        killer.start()
        assert host.process.stdout
        for text in host.process.stdout:
            # The last line may be cut off.
            if not text.endswith(b"\n"):
                break
            reply = json.loads(text)
            if reply.get("result") is not True:
                raise RuntimeError(f"refused: {text[:400]!r}")
            last = reply["id"]
            newest[last % keys] = last
            total += 1
        host.process.wait()
        writer.join()
        # A save that was not acknowledged may have happened all the same.
        last += 100_000
    yield Figure(
        f"{count} kills amid piped saves: acknowledged and lost", f"{lost}", f"{total:,} saves", None, "0", lost == 0)


def while_building(bench: Bench) -> Iterator[Figure]:
    """From the start of `serve` to its first reply, while the widget is compiled from nothing."""
    request = bench.lines([line(1, "getWidgetData", {"id": "a", "defaultValue": 1, "appGroupId": GROUP})])
    nothing = bench.lines([])

    def measure() -> float:
        cache = bench.path("cache")
        taken = bench.drive("first", nothing, request, ["env", f"XDG_CACHE_HOME={cache}", *bench.serve(NEWS)])
        taken.results()
        if not any(cache.rglob("extension.json")):
            raise RuntimeError("nothing was built")
        return taken.numbers[0] / 1e3

    times = [measure() for _ in range(bench.rounds)]
    yield Figure(
        "start of `serve` to its first reply, while it builds", f"{median(times):.0f} ms", target="≤ 20 ms",
        passes=median(times) <= 20)
