"""Draws the README's pictures of the preview's page: `pictures.py FOLDER`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from bidi import Tab
from browsers import browser
from conftest import middle, wait_until_drawn
from preview import Preview

CLOCK = {"clock": "2026-03-02T09:41:00Z", "zone": "UTC"}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, browser("chromium") as bidi:
        news = Preview(Path(place) / "news", "News", "NewsWidget")
        tasks = Preview(Path(place) / "tasks", "Tasks", "TasksWidget")
        for preview in (news, tasks):
            preview.start()
        try:
            tab = Tab(bidi, 1440, 900, scale=1.5)
            picture(tab, tasks.at(panel="log", **CLOCK), folder / "home.png", touch)
            picture(tab, news.at(panel="inspect", section="home", **CLOCK), folder / "inspect.png", point)
            picture(tab, tasks.at(panel="time", section="compare", widget="Tasks.systemSmall", scheme="dark", **CLOCK), folder / "compare.png", lambda tab: tab.run("document.documentElement.dataset.theme = 'dark'"))
        finally:
            for preview in (news, tasks):
                preview.stop()


def picture(tab: Tab, address: str, path: Path, act) -> None:
    tab.open("about:blank")
    tab.open(address)
    wait_until_drawn(tab)
    act(tab)
    tab.wait("all pictures", "[...document.querySelectorAll('.picture')].every(({picture}) => !picture.isVisible || picture.result)")
    tab.wait("no more movement", "document.getAnimations().length === 0")
    path.write_bytes(tab.picture())


def touch(tab: Tab) -> None:
    x, y = middle(tab, '[data-key="Tasks.systemMedium"] .picture')
    tab.click(x + 20, y - 45)
    tab.wait("the tap in the log", "!!document.querySelector('.log-entry.is-tap')")


def point(tab: Tab) -> None:
    x, y = middle(tab, '[data-key="NewsWidget.systemMedium"] .picture')
    tab.hover(x, y)
    tab.hover(x + 20, y - 30)
    tab.wait("what is known of it", "!!document.querySelector('.details')")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
