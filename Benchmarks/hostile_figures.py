"""What 20 hostile projects come to: each a named error or a build within 2 s, and no file outside."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import time
from pathlib import Path
from typing import Callable, Iterator

from harness import Bench, Figure

MOST_SECONDS = 2.0
SECRET = "SECRET-7461"
EXPECTED = re.compile(r"^error: ", re.MULTILINE)


def project(files: str = "", settings: str = "", more: str = "", children: str = "", built: str = "B") -> str:
    return f"""{{ objects = {{
P = {{ isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; }};
G = {{ isa = PBXGroup; children = (F, {children}); sourceTree = "<group>"; }};
F = {{ isa = PBXFileReference; {files or 'path = Widget/W.swift; sourceTree = "<group>";'} }};
B = {{ isa = PBXBuildFile; fileRef = F; }};
T = {{ isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
    buildPhases = (S, K); buildConfigurationList = L; }};
S = {{ isa = PBXSourcesBuildPhase; files = ({built}); }};
K = {{ isa = PBXFrameworksBuildPhase; files = (BK); }}; BK = {{ isa = PBXBuildFile; fileRef = FK; }};
FK = {{ isa = PBXFileReference; path = WidgetKit.framework; sourceTree = SDKROOT; }};
L = {{ isa = XCConfigurationList; buildConfigurations = (C); }};
C = {{ isa = XCBuildConfiguration; name = Debug; buildSettings = {{ {settings} }}; }};
{more} }}; rootObject = P; }}"""


def write(repo: Path, name: str, text: str) -> None:
    (repo / name).parent.mkdir(parents=True, exist_ok=True)
    (repo / name).write_text(text)


def pbx(**parts: str) -> Callable[[Path], None]:
    return lambda repo: write(repo, "App.xcodeproj/project.pbxproj", project(**parts))


def file(name: str, text: str) -> Callable[[Path], None]:
    return lambda repo: write(repo, name, text)


def link(name: str, target: str) -> Callable[[Path], None]:
    def make(repo: Path) -> None:
        (repo / name).parent.mkdir(parents=True, exist_ok=True)
        (repo / name).symlink_to(target)
    return make


def image(name: str, kind: str = "image") -> Callable[[Path], None]:
    return file(f"Widget/A.xcassets/A.{kind}set/Contents.json",
                f'{{"{kind}s": [{{"filename": "{name}", "idiom": "universal"}}]}}')


DOUBLING = "".join(f'A{n} = "$(A{n + 1})$(A{n + 1})";' for n in range(28)) + "A28 = x; PRODUCT_NAME = \"$(A0)\";"
LAUGHS = "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 64))

TEMPLATES = (
    "targetTemplates:\n" + "".join(f"  A{n}: {{templates: [{f'A{n + 1},' * 9}]}}\n" for n in range(14))
    + "targets: {Widget: {type: app-extension, templates: [A0]}}\n")

#: By name: what makes it, and what is built of it.
PROJECTS: dict[str, tuple[Callable[[Path], None], str]] = {
    "an image above": (image("../../../../outside/.profile"), "Widget"),
    "an image by its absolute path": (image("/etc/passwd"), "Widget"),
    "a symbol above": (image("../../../../outside/.profile", "symbol"), "Widget"),
    "a catalogue's language": (
        file("Widget/L.xcstrings", '{"sourceLanguage": "../../../../../outside/en", "strings": {"a": {}}}'), "Widget"),
    "a linked source": (link("Widget/S.swift", "../../outside/x.swift"), "Widget"),
    "a linked folder": (link("Widget/More", "../../outside"), "Widget"),
    "a linked device": (link("Widget/zero.json", "/dev/zero"), "Widget"),
    "the repository's configuration": (link("Widget/config.json", "../.git/config"), "Widget"),
    "a file above": (pbx(files='path = ../outside/x.swift; sourceTree = "<group>";'), "."),
    "an Info.plist above": (pbx(settings="INFOPLIST_FILE = ../outside/.profile;"), "."),
    "an included specification above": (file("project.yml", "include: ../outside/project.yml\n"), "."),
    "a pipe": (lambda repo: os.mkfifo(repo / "Widget/S.swift"), "Widget"),
    "a terabyte": (lambda repo: os.truncate(os.open(repo / "Widget/a.bin", os.O_CREAT | os.O_RDWR), 1 << 40), "Widget"),
    "lists too deep": (file("App.xcodeproj/project.pbxproj", "(" * 1_000_000), "."),
    "a list of millions": (pbx(more=f"X = ({'a,' * 3_000_000});"), "."),
    "settings that double": (pbx(settings=DOUBLING), "."),
    "a billion laughs": (file("project.yml", LAUGHS), "."),
    "an Info.plist too deep": (file("Widget/Info.plist", "<plist>" + "<array>" * 200_000), "Widget"),
    "templates that double": (file("project.yml", TEMPLATES), "."),
    "a table without end": (file("Widget/en.lproj/A.strings", "/*" + "* /" * 1_000_000), "Widget"),
}


def hostile(bench: Bench) -> Iterator[Figure]:
    """Hostile projects through `widget-bridge build`."""
    cache = bench.path("cache")
    wrong: list[str] = []
    slowest = (0.0, "")
    for name, (make, path) in PROJECTS.items():
        stage = bench.path("hostile")
        repo = stage / "repo"
        write(repo, ".git/config", SECRET)
        write(repo, "Widget/W.swift", "@main struct W {}")
        for outside in (".profile", "x.swift", "project.yml"):
            write(stage, f"outside/{outside}", f"// {SECRET}")
        make(repo)
        before = snapshot(stage)
        begun = time.perf_counter()
        done = subprocess.run(
            [str(bench.bridge), "build", str(repo / path)], capture_output=True, text=True, timeout=60,
            env={**os.environ, "XDG_CACHE_HOME": str(cache)})
        slowest = max(slowest, (time.perf_counter() - begun, name))
        staging = cache / "widget-bridge/staging"
        left = list(staging.iterdir()) if staging.exists() else []
        if done.returncode not in (65, 69) or not EXPECTED.search(done.stderr) or SECRET in done.stdout + done.stderr:
            wrong.append(f"{name}: exit status {done.returncode}: {done.stderr[-200:]}")
        if snapshot(stage) != before or left:
            wrong.append(f"{name}: files were left")
    if wrong:
        raise RuntimeError("; ".join(wrong))
    yield Figure(f"{len(PROJECTS)} hostile projects, each a named error that leaves no file", f"{len(PROJECTS)}",
                 target=f"= {len(PROJECTS)}", passes=True)
    yield Figure(f"the slowest of them ({slowest[1]})", f"{slowest[0]:.2f} s", target=f"≤ {MOST_SECONDS:.2f} s",
                 passes=slowest[0] <= MOST_SECONDS)


def snapshot(folder: Path) -> dict[str, str]:
    """What is in a folder, by path; files by their content where that is small."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        small = path.is_file() and not path.is_symlink() and status.st_size < 1 << 20
        found[str(path)] = hashlib.sha256(path.read_bytes()).hexdigest() if small else f"{status.st_mode} {status.st_size}"
    return found
