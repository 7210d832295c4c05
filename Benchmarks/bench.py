#!/usr/bin/env python3
"""Measures the bridge against its baselines and prints a table: ours, the baseline, the ratio, the target.

`make bench` runs all of it; `python3 Benchmarks/bench.py gets saves` some; `--rounds` trades time for steadiness.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from figures import ALL
from harness import REPOSITORY, Bench, Figure

COLUMNS = ("figure", "ours", "baseline", "ratio", "target", "")
WIDTHS = (66, 14, 14, 7, 13, 4)


def row(cells: tuple[str, ...]) -> str:
    return "  ".join(cell.ljust(width) if index == 0 or index > 3 else cell.rjust(width)
                     for index, (cell, width) in enumerate(zip(cells, WIDTHS))).rstrip()


def show(figure: Figure) -> None:
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    verdict = {True: "pass", False: "FAIL", None: ""}[figure.passes]
    print(row((figure.name, figure.ours, figure.baseline, ratio, figure.target, verdict)), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("figures", nargs="*", help=f"which of {', '.join(ALL)}; all without any")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured, in turns with its baseline")
    parser.add_argument("--bridge", type=Path, default=REPOSITORY / ".build/release/widget-bridge")
    chosen = parser.parse_args()
    if unknown := set(chosen.figures) - set(ALL):
        parser.error(f"no such figure: {', '.join(sorted(unknown))}; there are {', '.join(ALL)}")
    bench = Bench(chosen.bridge.resolve(), chosen.rounds)
    missed = 0
    try:
        print(row(COLUMNS))
        for name in chosen.figures or ALL:
            try:
                for figure in ALL[name](bench):
                    show(figure)
                    missed += figure.passes is False
            except (RuntimeError, OSError) as error:
                print(f"{name}: not measured: {error}", flush=True)
                missed += 1
    finally:
        bench.close()
    print("All targets are met." if missed == 0 else f"{missed} missed.")
    return 0 if missed == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
