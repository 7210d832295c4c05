#!/usr/bin/env python3
"""Writes compatibility.md from the stand-ins' symbol graphs, and from apple.txt, the names in use of Apple's API.

    generate.py BUILD OUTPUT

BUILD is a folder such as .build/debug, with Modules and Facades in it. A symbol counts by its name without labels.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FACADES = ROOT / "Sources/Apple/Facades"

# Stand-ins that do what Apple's do, as far as their documentation comments do not say otherwise.
WORKING = {
    "ActivityKitCompat", "AppIntentsCompat", "AppKitCompat", "ChartsCompat", "CombineCompat", "CoreDataCompat",
    "CoreImageCompat", "FoundationCompat", "IntentsCompat", "OSLogCompat", "SwiftDataCompat", "SwiftUICompat",
    "UIKitCompat", "WidgetKitCompat",
}
# Modifiers of what a widget has none of: motion, gestures, windows.
STILL = {"View+Still.swift"}
# What comments say of an API that is there for its name.
WITHOUT_EFFECT = re.compile(
    r"no effect|changes nothing|nothing changes|so the view stays|the view stays|stays as it is|nothing to animate|"
    r"no container here asks|cannot be (shown|drawn)|Nothing, for|Nil: there is|so nothing|without effect|never happens"
)
TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor"}
FUNCTIONS = {"swift.func", "swift.func.op"}


def facades():
    """Apple's modules by the stand-in that they re-export: the one of its name, else all that do."""
    modules = {}
    for path in sorted(FACADES.glob("**/*.swift")):
        for name in re.findall(r"import (?:struct |class |enum )?(\w+Compat)\b", path.read_text()):
            if not path.stem.endswith("Macros"):
                modules.setdefault(name, set()).add(path.stem)
    own = {name: name.removesuffix("Compat") for name in modules}
    titles = {name: {own[name]} if own[name] in stems else stems for name, stems in modules.items()}
    # Every file finds it: it is imported with Foundation, which is the toolchain's own.
    return titles | {"FoundationCompat": {"Foundation"}}


def graphs(build, module):
    with tempfile.TemporaryDirectory() as folder:
        target = subprocess.run(
            ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", build / "Modules", "-I", build / "Facades",
             "-target", json.loads(target)["target"]["triple"], "-output-dir", folder, "-minimum-access-level", "public",
             "-skip-synthesized-members"], check=True, stderr=subprocess.DEVNULL)
        for path in sorted(pathlib.Path(folder).iterdir()):
            extended = re.search(r"@(\w+)\.symbols", path.name)
            yield extended and extended.group(1), json.loads(path.read_text())["symbols"]


def status(module, symbol):
    file = pathlib.PurePath(symbol.get("location", {}).get("uri", "")).name
    comment = " ".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
    if module not in WORKING or file in STILL or WITHOUT_EFFECT.search(comment):
        return "compiles only"
    return "drawn"


def base(title):
    return title.split("(")[0]


def collect(build, module, names):
    """The types and the members of extended types, each name with its best status; `names` gets all members'."""
    found = {}
    for extended, symbols in graphs(build, module):
        for symbol in symbols:
            path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
            if any(part.startswith("_") for part in path) or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                continue
            names.add(base(path[-1]))
            if kind in TYPES and kind != "swift.typealias" or kind in FUNCTIONS or len(path) == 1:
                name = ".".join(base(part) for part in path)
            elif path[0] in ("View", "Scene", "WidgetConfiguration", "Shape", "EnvironmentValues") or extended:
                name = f"{path[0]}.{base(path[-1])}"
            else:
                continue
            if found.get(name) != "drawn":
                found[name] = status(module, symbol)
    return found


def main():
    build, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    sections, known = {}, set()
    for module, names in facades().items():
        title = ", ".join(sorted(names))
        sections.setdefault(title, {}).update(collect(build, module, known))
    absent = {}
    for line in (pathlib.Path(__file__).parent / "apple.txt").read_text().splitlines():
        module, _, name = line.partition(" ")
        if name and name not in known:
            absent.setdefault(module, []).append(name)
    lines = [
        "# Compatibility", "",
        "What widgets' sources find of Apple's API, by name; `make compatibility` writes this page from the stand-ins.",
        "**Drawn** is what a widget shows, or what works as on a phone. **Compiles only** has no effect in a widget, or "
        "says so when it is called or drawn (error -31). **Absent** are names that widgets in public use and that do "
        "not compile here.", "",
        "| modules | drawn | compiles only |", "|---|---|---|",
    ]
    for title, names in sorted(sections.items()):
        drawn = sum(value == "drawn" for value in names.values())
        lines.append(f"| {title} | {drawn} | {len(names) - drawn} |")
    lines += ["", "## Absent", ""]
    for module, names in sorted(absent.items()):
        lines.append(f"- {module}: " + ", ".join(f"`{name}`" for name in sorted(names)))
    for title, names in sorted(sections.items()):
        lines += ["", f"## {title}", "", "| API | |", "|---|---|"]
        lines += [f"| `{name}` | {names[name]} |" for name in sorted(names)]
    output.write_text("\n".join(lines) + "\n")


main()
