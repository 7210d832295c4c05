"""What it takes to build a widget, and from an edit to its picture."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from statistics import median
from typing import Iterator

from harness import NEWS, Bench, Figure, line, timed


def build(bench: Bench) -> Iterator[Figure]:
    """Builds of News: with an empty cache, of ten files after an edit, of nothing new; and the start of what was built."""
    widget = bench.path("NewsWidget")
    shutil.copytree(NEWS, widget)
    environment = {"XDG_CACHE_HOME": str(bench.path("cache"))}
    command = [bench.bridge, "build", widget]
    cold = min(timed(command, {"XDG_CACHE_HOME": str(bench.path("cache"))}) for _ in range(2))
    yield limit("`widget-bridge build` of News, empty cache", cold, 6000)

    render = [bench.bridge, "render", widget, "--family", "systemMedium", "-o", bench.path("edited.png")]
    yield limit("from an edit of News to its picture", min(edited(widget, n, render, environment) for n in range(3)), 3000)

    for number in range(3):
        (widget / f"More{number}.swift").write_text(more_views(number))
    ten = min(edited(widget, n, command, environment) for n in range(3))
    yield limit(f"build of {len(list(widget.glob('*.swift')))} files, one of them edited", ten, 3000)
    yield limit("build of nothing new", median(timed(command, environment) for _ in range(9)), 50)

    built = subprocess.run(
        list(map(str, command)), check=True, capture_output=True, text=True, env={**os.environ, **environment}).stdout
    executable = Path(built.strip()) / json.loads((Path(built.strip()) / "extension.json").read_text())["name"]
    yield limit("from an extension's start to its description", median(described(executable) for _ in range(9)), 60)


def limit(name: str, milliseconds: float, most: float) -> Figure:
    shown = (lambda value: f"{value / 1e3:.2f} s") if most >= 1000 else (lambda value: f"{value:.0f} ms")
    return Figure(name, shown(milliseconds), target=f"≤ {shown(most)}", passes=milliseconds <= most)


def edited(widget: Path, number: int, command: list, environment: dict[str, str]) -> float:
    """How long a command takes after a change that the compiler sees."""
    file = widget / "NewsWidgetView.swift"
    file.write_text(file.read_text() + f"private let edit{time.time_ns()} = {number}\n")
    return timed(command, environment)


def more_views(number: int) -> str:
    """A file as widgets have them: some rows of texts, images and shapes."""
    rows = "\n".join(
        f"""        HStack(spacing: {n}) {{
            Image(systemName: "star").foregroundColor(.yellow)
            Text(title).font(.system(size: {10 + n}, weight: .semibold)).lineLimit(1)
            Spacer()
            RoundedRectangle(cornerRadius: {n}).fill(Color.accentColor.opacity(0.{n + 1})).frame(width: 20, height: 4)
        }}
        .padding(.horizontal, {n})"""
        for n in range(8))
    return f"import SwiftUI\n\nstruct More{number}: View {{\n    var title: String\n\n    var body: some View {{\n" \
        f"        VStack(alignment: .leading) {{\n{rows}\n        }}\n    }}\n}}\n"


def described(executable: Path) -> float:
    """From the start of an extension's process to its answer."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [executable], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdin and process.stdout
    process.stdin.write(line(1, "describe") + "\n")
    process.stdin.flush()
    reply = process.stdout.readline()
    taken = (time.perf_counter() - begun) * 1e3
    process.stdin.close()
    process.wait()
    if "widgets" not in reply:
        raise RuntimeError(f"no description: {reply[:200]}")
    return taken
