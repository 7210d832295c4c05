"""A pytest plugin: tests that tell when a widget's picture, texts or events change.

    def test_counts(widget):
        counter = widget("ios/CounterWidget", kind="Counter", group="group.counter")
        counter.save(count=41)
        counter.tap("More")
        assert counter.texts() == ["42"]
        counter.matches_picture("counted")

`pytest --widget-record` records the pictures, in `widget-pictures` beside the test's file or in `--widget-pictures=FOLDER`;
without it they are compared, byte by byte: the same program draws the same bytes. $WIDGET_BRIDGE names the program, or `--widget-bridge=PROGRAM`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Callable, Iterator, Mapping

import pytest

from .session import HomeWidget
from .values import Event, Value

DATE = "2026-01-01T09:41:00Z"


class TestedWidget:
    """A widget in a bridge of its own, whose clock stands still. What is given as `**look` is renderWidget's."""

    def __init__(self, home: HomeWidget, pictures: Path, records: bool, kind: str, family: str) -> None:
        self.home = home
        self.kind = kind
        self.family = family
        self._pictures = pictures
        self._records = records

    def save(self, **values: Value) -> None:
        """Saves values as the app does, and updates the widget."""
        for name, value in values.items():
            self.home.save_widget_data(name, value)
        self.home.update_widget(ios=self.kind)

    def tap(self, element: str, **where: Any) -> Mapping[str, Any]:
        """Taps an element by its label or identifier, and gives what it led to."""
        return self.home.tap_widget(self.kind, where.pop("family", self.family), element=element, **where)

    def texts(self, **look: Any) -> list[str]:
        """The texts that the widget shows, in their order."""
        found: list[str] = []
        archive = self.archive(**look)
        for item in [*archive.get("background", ()), *archive.get("items", ())]:
            _collect(item, found)
        return found

    def archive(self, **look: Any) -> Mapping[str, Any]:
        """The widget laid out, as bridge-spec/archive.md has it."""
        return self.home.call("renderWidget", format="archive", **{**self._what(), **look})["archive"]

    def events(self) -> list[Event]:
        """What the widget has sent to its host so far: taps on links, and what intents call."""
        return self.home.get_events()

    def matches_picture(self, name: str, **look: Any) -> None:
        """Fails unless the widget is drawn as it was recorded under that name."""
        recorded = self._pictures / f"{name}.png"
        if self._records:
            self._pictures.mkdir(parents=True, exist_ok=True)
        drawn = recorded if self._records else recorded.with_suffix(".drawn.png")
        if not self._records and not recorded.exists():
            pytest.fail(f"{recorded} was not recorded yet: run pytest --widget-record, and look at it", pytrace=False)
        self.home.render_widget(path=drawn, **{**self._what(), "scale": 2, **look})
        if self._records:
            return
        if drawn.read_bytes() != recorded.read_bytes():
            pytest.fail(
                f"{drawn} is not as {recorded} was. Where it is right: pytest --widget-record", pytrace=False)
        drawn.unlink()

    def _what(self) -> dict[str, Any]:
        return {"kind": self.kind, "family": self.family}


def _collect(item: Mapping[str, Any], found: list[str]) -> None:
    for inner in item.get("group", ()):
        _collect(inner, found)
    if "text" in item:
        words = "".join(run["text"] for run in item["text"]["runs"] if isinstance(run["text"], str))
        if words:
            found.append(words)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("widgets")
    group.addoption("--widget-record", action="store_true", help="record the pictures of widgets anew")
    group.addoption("--widget-pictures", type=Path, help="the folder of the recorded pictures")
    group.addoption(
        "--widget-bridge", default=os.environ.get("WIDGET_BRIDGE", "widget-bridge"),
        help="the program that runs widgets ($WIDGET_BRIDGE)")


@pytest.fixture
def widget(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., TestedWidget]]:
    """Makes a `TestedWidget` of an extension's path, kind and, if wanted, family, app group, date and time zone."""
    homes: list[HomeWidget] = []

    def make(
        extension: str | Path, *, kind: str, family: str = "systemSmall", group: str | None = None, date: str = DATE,
        time_zone: str = "UTC",
    ) -> TestedWidget:
        home = HomeWidget(
            extensions=[extension], root=tmp_path / f"root{len(homes)}",
            program=request.config.getoption("--widget-bridge"), arguments=["--clock", date, "--time-zone", time_zone])
        homes.append(home)
        if group is not None:
            home.set_app_group_id(group)
        pictures = request.config.getoption("--widget-pictures") or request.path.parent / "widget-pictures"
        return TestedWidget(home, pictures, request.config.getoption("--widget-record"), kind, family)

    yield make
    for home in homes:
        home.close()
