"""What drawing costs: beside a browser, a thousand pictures in a row, and layout as views nest."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Iterator

from browser import Browser
from harness import HERE, NEWS, Bench, Figure, Host, children, timed

GROUP = "group.news.sample"
# Seconds after which neither the bridge nor a browser does anything more for a picture.
QUIET = 0.05
MEDIUM = {"kind": "NewsWidget", "family": "systemMedium", "scale": 3}


def stories(seed: int) -> list[dict[str, str]]:
    return [{"title": f"Story {seed} number {n}, a headline of usual length", "source": "AP", "cover": ""} for n in range(4)]


def news(bench: Bench) -> Host:
    host = Host(bench.serve(NEWS))
    host.ask("setAppGroupId", groupId=GROUP)
    return host


def show(host: Host, seed: int) -> None:
    host.ask("saveWidgetData", id="posts", data=stories(seed))
    host.ask("updateWidget", ios="NewsWidget")


def against_browser(bench: Bench) -> Iterator[Figure]:
    """A picture of new stories: ours from archive to PNG, a browser's from its page to PNG, in turns.

    Each begins when the other is quiet: a browser goes on for a while after it has given a picture.
    """
    host = news(bench)
    browser = Browser(bench.path("chromium"), width=364, height=170, scale=3)
    browser.evaluate(f"document.write({json.dumps((HERE / 'baselines/news.html').read_text())}); document.close()")
    picture = str(bench.path("medium.png"))
    ours, theirs = [], []
    for seed in range(40 * bench.rounds):
        time.sleep(QUIET)
        show(host, seed)
        begun = time.perf_counter()
        host.ask("renderWidget", **MEDIUM, path=picture)
        ours.append((time.perf_counter() - begun) * 1e3)
        time.sleep(QUIET)
        begun = time.perf_counter()
        browser.evaluate(f"show({json.dumps(stories(seed))})")
        page = browser.picture()
        theirs.append((time.perf_counter() - begun) * 1e3)
    Path(bench.path("page.png")).write_bytes(page)
    host.close()
    browser.close()
    ratio = median(theirs) / median(ours)
    yield Figure(
        "renderWidget, medium at 3x, with its PNG: p50, against Chromium", f"{median(ours):.2f} ms",
        f"{median(theirs):.1f} ms", ratio, "ratio ≥ 30", ratio >= 30)


def thousand(bench: Bench) -> Iterator[Figure]:
    """1,000 different pictures by one process: the saves and updates that make them different are not counted."""
    host = news(bench)
    picture = str(bench.path("picture.png"))
    total, memory = 0.0, {}
    for seed in range(1, 1001):
        show(host, seed)
        begun = time.perf_counter()
        host.ask("renderWidget", **MEDIUM, path=picture)
        total += time.perf_counter() - begun
        if seed in (200, 1000):
            memory[seed] = resident_megabytes(host.process.pid)
    host.close()
    yield Figure("1,000 different pictures", f"{total:.2f} s", target="≤ 5 s", passes=total <= 5)
    growth = memory[1000] - memory[200]
    yield Figure(
        "  the bridge and what it started: memory's growth from the 200th on", f"{growth:+.1f} MB", target="< 2 MB",
        passes=growth < 2)


def resident_megabytes(process: int) -> float:
    processes = [process]
    for found in processes:
        processes += children(found)
    total = 0
    for found in processes:
        for text in Path(f"/proc/{found}/smaps_rollup").read_text().splitlines():
            if text.startswith("Anonymous:"):
                total += int(text.split()[1])
    return total / 1024


NESTED = """
import SwiftUI
import WidgetKit

@main
struct Nested: WidgetBundle {
    var body: some Widget {
        Depth3()
        Depth6()
        Depth12()
    }
}

DEPTHS

struct Moment: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

/// Stacks in stacks, across and down in turns, each with a text, a spacer and colours that take what is left.
struct Nest: View {
    let depth: Int

    var body: some View {
        if depth == 0 {
            Color.blue
        } else if depth.isMultiple(of: 2) {
            HStack(spacing: 1) { parts }
        } else {
            VStack(spacing: 1) { parts }
        }
    }

    @ViewBuilder private var parts: some View {
        Text("\\(depth)").font(.caption2)
        AnyView(Nest(depth: depth - 1)).frame(maxWidth: .infinity, maxHeight: .infinity)
        Spacer(minLength: 0)
        Color.red
    }
}
"""

DEPTH = """
struct Depth{0}: Widget {{
    var body: some WidgetConfiguration {{
        StaticConfiguration(kind: "Depth{0}", provider: Provider()) {{ _ in
            Nest(depth: {0}).containerBackground(.background, for: .widget)
        }}
        .supportedFamilies([.systemLarge])
    }}
}}
"""


def layout(bench: Bench) -> Iterator[Figure]:
    """An update of stacks nested 3, 6 and 12 deep: what is over and above the call's own cost grows with the depth."""
    folder = bench.path("Nested")
    folder.mkdir()
    depths = "".join(DEPTH.format(depth) for depth in (3, 6, 12))
    (folder / "Nested.swift").write_text(NESTED.replace("DEPTHS", depths))
    host = Host(bench.serve(folder))
    host.ask("setAppGroupId", groupId="group.bench")
    times: dict[int, list[float]] = {3: [], 6: [], 12: []}
    for _ in range(40 * bench.rounds):
        for depth, found in times.items():
            begun = time.perf_counter()
            host.ask("updateWidget", ios=f"Depth{depth}")
            found.append((time.perf_counter() - begun) * 1e3)
    host.close()
    three, six, twelve = (median(times[depth]) for depth in (3, 6, 12))
    ratio = (twelve - six) / (six - three)
    yield Figure(
        "12 nested stacks with flexible children: what 6 more cost, against 3 more", f"{twelve - six:.2f} ms",
        f"{six - three:.2f} ms", ratio, "ratio ≤ 3", ratio <= 3)


PLAN = """
group: group.news.sample
data:
  stories: {posts: [{title: A headline of usual length, source: AP, cover: ""}, {title: Another, source: AP, cover: ""}]}
dynamicTypeSize: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
  accessibility3, accessibility4, accessibility5]
locale: [en, de, fr, es, it, nl, pt, ja, zh_Hans, ar, he, ru, hi, ko]
"""


def cases(bench: Bench) -> Iterator[Figure]:
    """`widget-bridge test` of 1,008 cases of News, recorded before, the whole process."""
    widget = bench.path("NewsWidget")
    shutil.copytree(NEWS, widget)
    plan = bench.path("widget-tests.yml")
    plan.write_text(PLAN)
    command = [bench.bridge, "test", widget, "--plan", plan]
    timed([*command, "--record"])
    seconds = min(timed(command) for _ in range(2)) / 1e3
    yield Figure("`widget-bridge test` of 1,008 cases", f"{seconds:.1f} s", target="≤ 10 s", passes=seconds <= 10)
    few, many = (largest([*command, "--filter", text]) for text in ("systemSmall", "NewsWidget"))
    yield Figure(
        "  memory of its largest process, against a third of them", f"{many / 1024:.0f} MB", f"{few / 1024:.0f} MB", many / few,
        "ratio ≤ 1.2", many <= 1.2 * few)


def largest(command: list[object]) -> int:
    """The most memory that a command or one of its processes has taken, in KiB."""
    measured = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=2, check=True); " \
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    ran = subprocess.run(
        [sys.executable, "-c", measured, *map(str, command)], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return int(ran.stdout)
