"""Writes the modules that widgets are compiled against, the stand-ins' and what they are made of.

    stand_ins.py BUILD LIBRARY…

BUILD is SwiftPM's folder of a configuration; the modules are those that the libraries are linked from, and none of the
bridge's own: a widget's `import GRDB` must fail, as it does without that package.

Each module is emitted once more by the compiler's command for it, without the functions' bodies that only an optimiser
looks at: a fifth less for every widget's build to load, and to install. Where nothing is left then that has to become
part of a widget, which is what is inlined and what arguments are by default, nor in what no widget can name, there is
no body at all: half of that. One that is newer than its source stays.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# The command's outputs, as they are taken out of it: with their value, or by themselves.
OUTPUTS = {"-emit-module-path", "-emit-objc-header-path", "-output-file-map", "-num-threads"}
FLAGS = {
    "-O", "-Osize", "-c", "-emit-dependencies", "-emit-objc-header", "-parseable-output", "-serialize-diagnostics",
    "-whole-module-optimization"}

# What widgets import by their names; the rest is what these are made of.
NAMED = re.compile(r"Compat$|Overlay$|^OpenCombine|^Crypto$")
# Ends the symbol of what an argument is by default.
DEFAULT_ARGUMENT = re.compile(rb"fA\d*_\0")
INLINED = re.compile(r"@(inlinable|_alwaysEmitIntoClient)\b")


def commands(build: Path) -> dict[str, list[str]]:
    """The compiler's command for each module, from what SwiftPM has its build system run."""
    found = {}
    for text in re.findall(r"^ +args: (\[.*\])$", (build.parent / f"{build.name}.yaml").read_text(), re.MULTILINE):
        arguments = json.loads(text)
        if "-emit-module-path" in arguments:
            found[arguments[arguments.index("-module-name") + 1]] = arguments
    return found


def is_inlined(arguments: list[str]) -> bool:
    """Whether any of a module's sources says that something of it is inlined."""
    sources = Path(next(argument[1:] for argument in arguments if argument.startswith("@"))).read_text()
    return any(INLINED.search(Path(source).read_text()) for source in shlex.split(sources))


def emit(arguments: list[str], destination: Path) -> None:
    kept, rest = [], iter(arguments)
    for argument in rest:
        if argument in OUTPUTS:
            next(rest)
        elif argument not in FLAGS:
            kept.append(argument)
    partial = destination.with_suffix(".partial.swiftmodule")
    command = [*kept, "-wmo", "-avoid-emit-module-source-info", "-emit-module-path", partial, "-Xfrontend"]
    is_needed = False
    if NAMED.search(destination.stem):
        subprocess.run([*command, "-experimental-skip-non-inlinable-function-bodies"], check=True)
        is_needed = bool(DEFAULT_ARGUMENT.search(partial.read_bytes())) or is_inlined(arguments)
    if not is_needed:
        subprocess.run([*command, "-experimental-skip-all-function-bodies"], check=True)
    partial.with_suffix(".swiftdoc").unlink(missing_ok=True)
    partial.rename(destination)


def main(build: Path, libraries: list[str]) -> None:
    folder = build / "StandIns"
    folder.mkdir(exist_ok=True)
    names = set()
    for library in libraries:
        objects = (build / f"{library}.product/Objects.LinkFileList").read_text()
        names |= set(re.findall(r"/([^/\n]+)\.build/", objects))
    modules = {name: source for name in names if (source := build / f"Modules/{name}.swiftmodule").exists()}
    for file in folder.iterdir():
        if file.stem not in modules or file.is_symlink():
            file.unlink()
    known = commands(build)
    stale = [
        name for name, source in modules.items()
        if not (module := folder / f"{name}.swiftmodule").exists() or module.stat().st_mtime < source.stat().st_mtime]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda name: emit(known[name], folder / f"{name}.swiftmodule"), stale))


main(Path(sys.argv[1]), sys.argv[2:])
