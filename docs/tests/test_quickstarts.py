"""Each quickstart is followed from its own text, in a folder that has the checkout as `widget-bridge`."""

import os
import shutil
from pathlib import Path

import console
import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs/quickstart").glob("*.md"))
NEEDS = {"node": ["node"], "react-native": ["node"]}


@pytest.fixture
def reader(tmp_path: Path, program: str) -> tuple[Path, dict[str, str]]:
    """A reader's folder and environment: the installed program, and no state of others'."""
    folder = tmp_path / "work"
    folder.mkdir()
    (folder / "widget-bridge").symlink_to(ROOT)
    environment = {
        "HOME": str(tmp_path), "LANG": "C.UTF-8", "TZ": "UTC", "PYTHONDONTWRITEBYTECODE": "1",
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        # Debian's Python before others, since it has Debian's pytest.
        "PATH": os.pathsep.join([str(Path(program).parent), "/usr/bin", "/bin", os.environ["PATH"]]),
    }
    return folder, environment


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_is_as_it_says(page: Path, reader: tuple[Path, dict[str, str]]) -> None:
    for program in NEEDS.get(page.stem, []):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed")
    console.run(page.read_text(), *reader)


def test_shows_what_is_printed_when_it_fails(reader: tuple[Path, dict[str, str]]) -> None:
    with pytest.raises(AssertionError, match="--- shown\ntwo\n--- printed"):
        console.run("```console\n$ echo one\ntwo\n```\n", *reader)
    with pytest.raises(AssertionError, match="neither run nor a file"):
        console.run("```sh\necho one\n```\n", *reader)
    console.run("```console\n$ printf 'one 1\\ntwo\\nthree\\n'\none …\n…\n```\n", *reader)
