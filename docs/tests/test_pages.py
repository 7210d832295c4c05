"""The pages hold together: links, anchors, commands and options, and the page of errors."""

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import console
import pytest

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "docs/site"
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *(ROOT / "bridge-spec").glob("*.md"), *(ROOT / "samples").glob("*/README.md"),
                *ROOT.glob("*.md")])
sys.path.insert(0, str(SITE))
import build  # noqa: E402
import errors  # noqa: E402


@cache
def anchors(page: Path) -> set[str]:
    """As GitHub makes them of headings."""
    text = re.sub(build.FENCE, "", page.read_text())
    found: list[str] = re.findall(r'<a id="([^"]+)"', text)
    for heading in re.findall(r"^#+ (.+?)\s*$", text, re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        anchor = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        found.append(anchor if anchor not in found else f"{anchor}-{found.count(anchor)}")
    return set(found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in build.LINK.finditer(re.sub(build.FENCE, "", page.read_text())):
        target, _, fragment = link["target"].partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        goal = (page.parent / target).resolve() if target else page
        assert goal.exists(), f"there is no {target}"
        if fragment and goal.suffix == ".md":
            assert fragment in anchors(goal), f"{goal.relative_to(ROOT)} has no #{fragment}"


@cache
def options(program: str, command: str) -> set[str]:
    done = subprocess.run([program, "help", command], stdout=subprocess.PIPE, text=True, check=True)
    return set(re.findall(r"--[a-z-]+", done.stdout))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_have_the_options_shown(page: Path, program: str) -> None:
    for line in page.read_text().splitlines():
        called = re.match(r"(?:\$ )?(?:[A-Z_]+=\S+ )*widget-bridge ([a-z]+)(?= )(.*)", line.strip())
        if called and not line.strip().startswith("widget-bridge: "):
            for option in re.findall(r"(?<=\s)--[a-z-]+", called[2].split("#")[0]):
                assert option in options(program, called[1]), line


def test_the_page_of_errors_is_what_the_catalogue_says() -> None:
    assert errors.PAGE.read_text() == errors.page(), "run docs/site/errors.py"


def test_the_page_of_errors_shows_what_is_printed(program: str, tmp_path: Path) -> None:
    example = next(block for block in console.blocks(errors.PAGE.read_text()) if block.language == "console")
    console.run(f"```console\n{example.text}```\n", tmp_path, {"PATH": f"{Path(program).parent}:/usr/bin:/bin", "HOME": str(tmp_path)})


def test_what_no_source_says_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(errors.mends.ERRORS, "storageFull", errors.mends.Mend(["Buy another disk."]))
    monkeypatch.setitem(errors.mends.ERRORS, "noSuchKind", errors.mends.Mend(more="…"))
    with pytest.raises(SystemExit, match="noSuchKind[^$]*Buy another disk"):
        errors.page()


@pytest.mark.skipif(not shutil.which("mkdocs", path="/usr/bin"), reason="mkdocs is not installed")
def test_the_site_is_built() -> None:
    done = subprocess.run([sys.executable, SITE / "build.py"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
