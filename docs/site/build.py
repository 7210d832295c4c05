#!/usr/bin/env python3
"""Builds the documentation's site in .build/docs: stages the pages, has MkDocs write them, and checks every link.

The sources are Markdown as GitHub shows it, with links to each other, to folders and to sources by their paths in the
repository. Staged, a page has the place that MAPPED gives it; what is linked and is no page (a source, a folder without a
README) becomes one; links and the sources of pictures follow. What leads nowhere ends the build.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
STAGED = ROOT / ".build/docs-pages"
SITE = ROOT / ".build/docs"

# Where pages of the repository are on the site; `README.md` is `index.md` in its folder.
MAPPED = [("docs/", ""), ("README.md", "readme.md"), ("CONTRIBUTING.md", "contributing.md"), ("CHANGELOG.md", "changelog.md"),
          ("bridge-spec/", "bridge-spec/"), ("samples/", "samples/"), ("", "source/")]
PICTURES = {".png", ".svg", ".gif", ".jpg"}
LANGUAGES = {".py": "python", ".js": "javascript", ".ts": "typescript", ".sh": "sh", ".yml": "yaml", ".plist": "xml",
             ".entitlements": "xml", ".jsonl": "json"}
FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,}).*?^\1\2`*[ \t]*$", re.M | re.S)
LINK = re.compile(r"(?P<before>\]\(|(?:src|href)=\")(?P<target>[^)\"\s]+)(?P<after>[)\"])")


class Stage:
    def __init__(self) -> None:
        self.done: set[str] = set()
        self.broken: list[str] = []

    def pages(self) -> None:
        for folder in ["docs", "bridge-spec", "samples"]:
            for page in sorted((ROOT / folder).rglob("*.md")):
                self.page(str(page.relative_to(ROOT)))
        for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]:
            self.page(name)

    def page(self, path: str) -> None:
        if path in self.done:
            return
        self.done.add(path)
        text = (ROOT / path).read_text()
        parts, end = [], 0
        for fence in FENCE.finditer(text):
            # GitHub shows a fence whatever follows its language, MkDocs does not.
            parts += [self.linked(text[end:fence.start()], path), re.sub(r"^(\s*[`~]+\w*)[^\n]*", r"\1", fence[0], count=1)]
            end = fence.end()
        self.write(place(path), "".join([*parts, self.linked(text[end:], path)]))

    def linked(self, text: str, path: str) -> str:
        def follow(link: re.Match[str]) -> str:
            target, _, fragment = link["target"].partition("#")
            if not target or re.match(r"[a-z]+:", target):
                return link[0]
            found = os.path.normpath(os.path.join(os.path.dirname(path), unquote(target)))
            if not (ROOT / found).exists() or found.startswith(".."):
                self.broken.append(f"{path}: there is no {target}")
                return link[0]
            end = os.path.relpath(self.target(found), os.path.dirname(place(path)) or ".")
            if "=" in link["before"]:
                end = re.sub(r"\.md$", ".html", end)
            return link["before"] + end + ("#" + fragment if fragment else "") + link["after"]
        return LINK.sub(follow, text)

    def target(self, path: str) -> str:
        """The place of what a link leads to, staged if it is none of the pages."""
        if (ROOT / path).is_dir():
            if (ROOT / path / "README.md").exists():
                return self.target(f"{path}/README.md")
            end = place(f"{path}/README.md")
            if path not in self.done:
                self.done.add(path)
                files = [str(file.relative_to(ROOT)) for file in sorted((ROOT / path).rglob("*")) if is_source(file)]
                links = [f"- [{os.path.relpath(file, path)}]({os.path.relpath(self.target(file), os.path.dirname(end))})"
                         for file in files]
                self.write(end, f"# {path}\n\n" + "\n".join(links) + "\n")
            return end
        suffix = Path(path).suffix
        if suffix == ".md":
            self.page(path)
            return place(path)
        if path not in self.done:
            self.done.add(path)
            if suffix in PICTURES:
                file = STAGED / place(path)
                file.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / path, file)
            else:
                text = (ROOT / path).read_text()
                language = LANGUAGES.get(suffix, suffix.lstrip("."))
                self.write(place(path) + ".md", f"# {Path(path).name}\n\n`{path}`\n\n"
                           f"`````{language}\n{text.rstrip()}\n`````\n")
        return place(path) if suffix in PICTURES else place(path) + ".md"

    def write(self, path: str, text: str) -> None:
        file = STAGED / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def is_source(file: Path) -> bool:
    parts = file.relative_to(ROOT).parts
    if not file.is_file() or any(part.startswith(".") or part in {"__pycache__", "build"} for part in parts):
        return False
    return file.suffix not in {".pyc", ".tgz"} and (file.suffix in PICTURES or b"\0" not in file.read_bytes()[:4096])


def place(path: str) -> str:
    start, end = next(pair for pair in MAPPED if path == pair[0] or (path.startswith(pair[0]) and pair[0][-1:] in ("", "/")))
    mapped = end if path == start else end + path[len(start):]
    return re.sub(r"(^|/)README\.md$", r"\1index.md", mapped)


class Page(HTMLParser):
    """The anchors of a built page, and what it leads to or loads."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(file.read_text())

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attributes if value}
        self.anchors.update(values[name] for name in ("id", "name") if name in values)
        if tag in ("a", "area") and "href" in values:
            self.links.append(values["href"])
        if tag == "link" and values.get("rel") != "canonical" and "href" in values:
            self.loaded.append(values["href"])
        if "src" in values:
            self.loaded.append(values["src"])


def check() -> list[str]:
    """What the built pages link and is not there, and what they load from elsewhere."""
    pages = {file: Page(file) for file in sorted(SITE.rglob("*.html"))}
    wrong = []
    for file, page in pages.items():
        if file.name == "404.html":
            continue
        name = file.relative_to(SITE)
        for link in page.loaded:
            if re.match(r"(https?:)?//", link):
                wrong.append(f"{name} loads {link} from elsewhere")
        for link in page.links + page.loaded:
            if re.match(r"[a-z]+:|//", link):
                continue
            target, _, fragment = link.partition("#")
            goal = Path(os.path.normpath(file.parent / unquote(target.partition("?")[0]))) if target else file
            if goal == SITE:
                goal = SITE / "index.html"
            if not goal.is_file():
                wrong.append(f"{name} leads to {link}, which there is not")
            elif fragment and goal in pages and unquote(fragment) not in pages[goal].anchors:
                wrong.append(f"{name} leads to {link}, and that page has no such place")
    return wrong


def searched(index: str) -> str:
    """The index of what people look for: the pages, without sources and the table of all Apple's names."""
    content = json.loads(index)
    apart = re.compile(r"source/|bridge-spec/compatibility\.html|.*/(tests|hosts|transcripts)/|.*\.\w+\.html")
    content["docs"] = [entry for entry in content["docs"] if not apart.match(entry["location"])]
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    shutil.rmtree(STAGED, ignore_errors=True)
    stage = Stage()
    stage.pages()
    if stage.broken:
        sys.exit("\n".join(stage.broken))
    # Debian's, whatever other Python comes first in PATH.
    mkdocs = shutil.which("mkdocs", path="/usr/bin") or "mkdocs"
    run = subprocess.run(
        [mkdocs, "build", "--strict", "--clean", "-f", Path(__file__).with_name("mkdocs.yml")], stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, env={**os.environ, "SOURCE_DATE_EPOCH": "0"})
    if run.returncode != 0:
        # Without what it tells of pages that are in no menu: sources are not.
        sys.exit("\n".join(line for line in run.stdout.splitlines() if not line.startswith(("INFO", "  - "))))
    index = searched((SITE / "search/search_index.json").read_text())
    (SITE / "search/search_index.json").write_text(index)
    script = Path(__file__).with_name("offline.js").read_text()
    (SITE / "search/offline.js").write_text(f"(function (index) {{\n{script}}})({index});\n")
    wrong = check()
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"The site: {SITE.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
