"""Browsers that stay open for all tests, and previews that each test file shares or has to itself."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from bidi import BiDi, Tab  # noqa: E402
from browsers import NAMES, browser  # noqa: E402
from preview import Preview  # noqa: E402

DRAWN = """
  !document.querySelector('.is-skeleton') && document.querySelectorAll('#screen .picture').length > 0 &&
  [...document.querySelectorAll('#screen .picture')].filter(({picture}) => picture.isVisible).length > 0 &&
  [...document.querySelectorAll('#screen .picture')].every(({picture}) => !picture.isVisible || picture.result)
"""


@pytest.fixture(scope="session", params=NAMES)
def bidi(request: pytest.FixtureRequest) -> Iterator[BiDi]:
    with browser(request.param) as opened:
        yield opened


@pytest.fixture
def tab(bidi: BiDi) -> Iterator[Tab]:
    opened = Tab(bidi)
    yield opened
    with contextlib.suppress(RuntimeError):
        opened.close()


@pytest.fixture(scope="session")
def previews(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Preview]]:
    """Starts previews; one of the same name is shared, one without a name is the test's own."""
    shared: dict[str, Preview] = {}
    all_of_them: list[Preview] = []

    def start(sample: str, widget: str, *, own: bool = False, with_data: bool = True) -> Preview:
        key = f"{sample} {with_data}"
        if own or key not in shared:
            made = Preview(tmp_path_factory.mktemp(sample), sample, widget, with_data=with_data)
            made.start()
            all_of_them.append(made)
            if own:
                return made
            shared[key] = made
        return shared[key]

    yield start
    for preview in all_of_them:
        preview.stop()


@pytest.fixture
def news(previews: Callable[..., Preview]) -> Preview:
    return previews("News", "NewsWidget")


@pytest.fixture
def tasks(previews: Callable[..., Preview]) -> Preview:
    return previews("Tasks", "TasksWidget")


@pytest.fixture
def counter(previews: Callable[..., Preview]) -> Preview:
    return previews("Counter", "CounterWidget", own=True)


def wait_until_drawn(tab: Tab) -> None:
    tab.wait("all pictures that are seen to be drawn", DRAWN)


def digest(tab: Tab, key: str) -> str:
    """What names the bytes of a picture."""
    return tab.evaluate(f"document.querySelector('#screen [data-key=\"{key}\"] .picture')?.picture.result?.digest")


def middle(tab: Tab, selector: str) -> tuple[float, float]:
    """The middle of an element, which is brought into the window."""
    box = tab.evaluate(f"""(() => {{
      const element = document.querySelector({selector!r});
      element.scrollIntoView({{block: 'center'}});
      const {{x, y, width, height}} = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }})()""")
    return box[0], box[1]
