#!/usr/bin/env python3
"""Writes compatibility.md from the stand-ins' symbol graphs, and from apple.txt, the names in use of Apple's API.

    generate.py BUILD OUTPUT

BUILD is a folder such as .build/release, with Modules and Facades in it. A symbol counts by its name without labels.

What works and what only compiles is what the documentation says, by a line such as

    - Compatibility: compiles

The page of a module's documentation, Module.docc/Module.md, says it of the whole module. A comment says otherwise of a
declaration and of what is declared in it; a class that inherits from one that only compiles only compiles as well,
unless it says that it works.
"""
import functools
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
STAND_INS = ROOT / "Sources/Apple"
FACADES = STAND_INS / "Facades"

# What a mark may say, and how the page says it, the better first.
STATUSES = {"works": "works", "compiles": "compiles only"}
MARK = re.compile(r"^\s*-\s*Compat\w*\s*:\s*(.*?)\s*$", re.IGNORECASE)
# The form of a mark that is meant; what only resembles it is refused.
EXACT = re.compile(r"^\s*- Compatibility: (\w+)$")

# swift-crypto: another package's, and Apple's own code.
WORKING = {"Crypto"}

TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.actor"}
FUNCTIONS = {"swift.func", "swift.func.op"}
# Types whose members are listed one by one, wherever they are declared.
OPEN_TYPES = ("View", "Scene", "WidgetConfiguration", "Shape", "EnvironmentValues")


def facades():
    """Apple's modules by the stand-in that they re-export: the one of its name, else all that do."""
    modules = {}
    for path in sorted(FACADES.glob("**/*.swift")):
        for name in re.findall(r"import (?:\w+ )?(\w+Compat|Crypto)\b", path.read_text()):
            if not path.stem.endswith("Macros"):
                modules.setdefault(name, set()).add(path.stem)
    # Every file finds it: it is imported with Foundation, which is the toolchain's own.
    modules["FoundationCompat"] = {"Foundation"}
    titles = {}
    for name, stems in modules.items():
        # SwiftUIAppCompat is SwiftUI's.
        own = [stem for stem in stems if name.startswith(stem)]
        titles[name] = {max(own, key=len)} if own else stems
    return titles


def fail(place, reason):
    sys.exit(f"{place}: {reason}; a mark is one of " + ", ".join(f"'- Compatibility: {name}'" for name in STATUSES))


def mark(lines, place):
    """What the lines of a comment or a page say, or None."""
    found = [line for line in lines if MARK.match(line)]
    if not found:
        return None
    said = EXACT.match(found[0])
    if len(found) > 1 or not said or said.group(1) not in STATUSES:
        fail(place, "'" + "', '".join(line.strip() for line in found) + "' is not known")
    return said.group(1)


def default(module):
    if module in WORKING:
        return "works"
    page = STAND_INS / module / f"{module}.docc" / f"{module}.md"
    if not page.exists():
        fail(page.relative_to(ROOT), f"missing, though it says whether {module} works")
    said = mark(page.read_text().splitlines(), page.relative_to(ROOT))
    return said or fail(page.relative_to(ROOT), "says nothing of the whole module")


def graphs(build, module):
    with tempfile.TemporaryDirectory() as folder:
        target = subprocess.run(
            ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", build / "Modules", "-I", build / "Facades",
             "-target", json.loads(target)["target"]["triple"], "-output-dir", folder, "-minimum-access-level", "public",
             "-skip-synthesized-members", "-skip-inherited-docs"], check=True, stderr=subprocess.DEVNULL)
        for path in sorted(pathlib.Path(folder).iterdir()):
            extended = re.search(r"@(\w+)\.symbols", path.name)
            yield extended and extended.group(1), json.loads(path.read_text())


@functools.cache
def source(uri):
    return pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(uri).path)).read_text().splitlines()


def check(symbol, module):
    """Comments are read from the sources, at the places that the build knows: older builds would give any text."""
    place, name = symbol.get("location"), symbol["pathComponents"][-1]
    if place is None:
        sys.exit(f"{module}: the build does not know where {name} is declared")
    lines = source(place["uri"])
    if place["position"]["line"] >= len(lines) or name not in lines[place["position"]["line"]]:
        sys.exit(f"{place['uri']} is not what {module} was built from: build first")


class Marks:
    """What the declarations of a module say of themselves, and what follows from it for others."""

    def __init__(self, module, graphs):
        self.default = default(module)
        self.own, self.types, self.superclasses = {}, {}, {}
        for _, graph in graphs:
            for symbol in graph["symbols"]:
                name = symbol["identifier"]["precise"]
                lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
                self.own[name] = mark(lines, f"{module}: {'.'.join(symbol['pathComponents'])}")
                if symbol["kind"]["identifier"] in TYPES:
                    self.types[tuple(symbol["pathComponents"])] = name
                    check(symbol, module)
            for relation in graph["relationships"]:
                if relation["kind"] == "inheritsFrom":
                    self.superclasses[relation["source"]] = relation["target"]

    def status(self, symbol):
        path = symbol["pathComponents"]
        own = self.own[symbol["identifier"]["precise"]]
        if own:
            return own
        for depth in range(len(path), 0, -1):
            type = self.types.get(tuple(path[:depth]))
            said = type and (self.own[type] or self.inherited(type))
            if said:
                return said
        return self.default

    def inherited(self, type):
        parent = self.superclasses.get(type)
        while parent in self.own:
            if self.own[parent]:
                return "compiles" if self.own[parent] == "compiles" else None
            parent = self.superclasses.get(parent)


def base(title):
    return title.split("(")[0]


def collect(build, module, names, found):
    """Adds the types and the members of extended types, each name with its best status; `names` gets all members'.

    A member that says something else than its type does is listed too.
    """
    loaded = list(graphs(build, module))
    marks = Marks(module, loaded)
    for extended, graph in loaded:
        for symbol in graph["symbols"]:
            path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
            if any(part.startswith("_") for part in path) or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                continue
            names.add(base(path[-1]))
            if kind in TYPES and kind != "swift.typealias" or kind in FUNCTIONS or len(path) == 1:
                name = ".".join(base(part) for part in path)
            elif path[0] in OPEN_TYPES or extended or marks.own[symbol["identifier"]["precise"]]:
                name = f"{path[0]}.{base(path[-1])}"
            else:
                continue
            if found.get(name) != "works":
                found[name] = marks.status(symbol)


def main():
    build, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    sections, known = {}, set()
    for module, names in facades().items():
        collect(build, module, known, sections.setdefault(", ".join(sorted(names)), {}))
    absent = {}
    for line in (pathlib.Path(__file__).parent / "apple.txt").read_text().splitlines():
        module, _, name = line.partition(" ")
        if name and name not in known:
            absent.setdefault(module, []).append(name)
    lines = [
        "# Compatibility", "",
        "What widgets' sources find of Apple's API, by name; `make compatibility` writes this page from the stand-ins, "
        "whose documentation says of each what it does.",
        "**Works** is what a widget shows, or what does as it does on a phone. **Compiles only** has no effect in a "
        "widget, or says so when it is called or drawn (error -31). **Absent** are names that widgets in public use and "
        "that do not compile here.", "",
        "| modules | works | compiles only |", "|---|---|---|",
    ]
    for title, names in sorted(sections.items()):
        works = sum(value == "works" for value in names.values())
        lines.append(f"| {title} | {works} | {len(names) - works} |")
    lines += ["", "## Absent", ""]
    for module, names in sorted(absent.items()):
        lines.append(f"- {module}: " + ", ".join(f"`{name}`" for name in sorted(names)))
    for title, names in sorted(sections.items()):
        lines += ["", f"## {title}", "", "| API | |", "|---|---|"]
        lines += [f"| `{name}` | {STATUSES[names[name]]} |" for name in sorted(names)]
    output.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
