"""What the compiler takes for widgets against the stand-ins: single expressions, and builds of many files."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from statistics import median
from typing import Iterator

from build_figures import edited, limit, more_views
from harness import NEWS, REPOSITORY, Bench, Figure, timed

STRESS = REPOSITORY / "Benchmarks/StressWidget"
IMPORTS = ("FoundationReexports",)
TIMING = re.compile(r"^([\d.]+)ms\t(\S+?):(\d+):\d+$", re.MULTILINE)


def expressions(bench: Bench) -> Iterator[Figure]:
    """The slowest expression to type-check, of the samples and of one widget that is there to be slow."""
    samples = sorted({file.parent for file in (REPOSITORY / "samples").rglob("*.swift") if "hosts" not in file.parts})
    for name, folders in (("the samples", samples), ("Benchmarks/StressWidget", [STRESS])):
        milliseconds, place = max(timing for folder in folders for timing in expression_timings(bench, folder))
        figure = limit(f"type checking: the slowest expression of {name}", milliseconds, 5000)
        figure.baseline = place
        yield figure


def expression_timings(bench: Bench, folder: Path) -> list[tuple[float, str]]:
    """What the compiler says that each expression took; what a project adds to the folder may be missing."""
    build = bench.bridge.parent
    command = ["swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-name", "Timed"]
    for module in IMPORTS:
        command += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    command += ["-I", str(build / "Facades"), "-I", str(build / "StandIns")]
    command += ["-load-plugin-library", str(build / "libWidgetBridgeMacros.so")]
    # The compiler times expressions only where it has a limit for them.
    command += ["-Xfrontend", "-debug-time-expression-type-checking", "-Xfrontend", "-solver-expression-time-threshold=60"]
    done = subprocess.run([*command, *map(str, folder.glob("*.swift"))], capture_output=True, text=True)
    if "reasonable time" in done.stderr:
        raise RuntimeError(f"an expression of {folder.name} does not type-check within a minute")
    timings = [(float(ms), f"{Path(file).name}:{row}") for ms, file, row in TIMING.findall(done.stdout + done.stderr)]
    if not timings:
        raise RuntimeError(f"no timings of {folder}: {done.stderr[:400]}")
    return timings


def many(bench: Bench) -> Iterator[Figure]:
    """Builds of a target of 500 files: with an empty cache, after an edit of one, and of nothing new."""
    widget = bench.path("NewsWidget")
    shutil.copytree(NEWS, widget)
    for number in range(500 - len(list(widget.glob("*.swift")))):
        (widget / f"More{number}.swift").write_text(more_views(number))
    environment = {"XDG_CACHE_HOME": str(bench.path("cache"))}
    command = [bench.bridge, "build", widget]
    yield limit("build of 500 files, empty cache", timed(command, environment), 60_000)
    yield limit("build of 500 files, one of them edited", min(edited(widget, n, command, environment) for n in range(3)), 5000)
    yield limit("build of 500 files, nothing new", median(timed(command, environment) for _ in range(9)), 50)


def left_out(bench: Bench) -> Iterator[Figure]:
    """A build that leaves out what needs a package that is not there, against one of the same that needs nothing."""
    whole, lacking = bench.path("NewsWidget"), bench.path("NewsWidget")
    for widget in (whole, lacking):
        shutil.copytree(NEWS, widget)
        for number in range(5):
            (widget / f"More{number}.swift").write_text(more_views(number))
    for number in range(5):
        file = lacking / f"Lacking{number}.swift"
        file.write_text(f"import Kingfisher\nimport SwiftUI\n\nstruct Lacking{number}: View {{\n    var body: some View {{\n"
                        "        VStack {\n            KFImage(URL(string: \"https://example.org/a.png\"))\n"
                        "            Text(\"a\").bold()\n        }\n    }\n}\n")
        (whole / file.name).write_text(
            file.read_text().replace("import Kingfisher\n", "").replace("KFImage(URL", "AsyncImage(url: URL"))

    def cold(widget: Path) -> float:
        return min(
            timed([bench.bridge, "build", widget], {"XDG_CACHE_HOME": str(bench.path("cache"))}) for _ in range(2))

    needed, none = cold(lacking), cold(whole)
    yield Figure(
        "build that leaves out what five files need, against none", f"{needed / 1e3:.2f} s", f"{none / 1e3:.2f} s",
        needed / none, "ratio ≤ 3", needed / none <= 3)
