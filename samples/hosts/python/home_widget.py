"""Widget Bridge for Python hosts: home_widget's calls, over a subprocess. Standard library only.

    with HomeWidget(extensions=["ios/NewsWidget"]) as home:
        home.set_app_group_id("group.news.sample")
        home.save_widget_data("posts", [{"title": "Hello", "source": "AP", "cover": ""}])
        home.update_widget(ios="NewsWidget")
        home.render_widget("NewsWidget", "systemSmall", path="small.png")

Values are what JSON holds, and `bytes`, `datetime`, and infinite or undefined floats.
"""

from __future__ import annotations

import base64
import json
import math
import subprocess
import threading
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Callable, Mapping, Sequence, Union

Value = Union[None, bool, int, float, str, bytes, datetime, Sequence["Value"], Mapping[str, "Value"]]


class WidgetBridgeError(Exception):
    """What the bridge answered instead of a result; `kind` is a stable name, `hint` says what to do."""

    def __init__(self, code: int, message: str, data: Mapping[str, Any] | None = None) -> None:
        self.code = code
        self.data = dict(data or {})
        self.kind: str = self.data.get("kind", "")
        self.hint: str = self.data.get("hint", "")
        super().__init__(f"{message} ({code}). {self.hint}".rstrip())


@dataclass(frozen=True)
class InstalledWidget:
    id: str
    kind: str
    family: str


@dataclass(frozen=True)
class Picture:
    path: Path
    width: int
    height: int


class HomeWidget:
    """A session with `widget-bridge serve`. Calls may come from several threads."""

    def __init__(
        self,
        *,
        extensions: Sequence[str | Path] = (),
        root: str | Path | None = None,
        program: str | Path = "widget-bridge",
        on_notification: Callable[[str, Mapping[str, Any]], None] | None = None,
    ) -> None:
        command = [str(program), "serve", *map(str, extensions)]
        if root is not None:
            command += ["--root", str(root)]
        self._on_notification = on_notification
        # Two, because a write may wait for the bridge, and the bridge for its replies to be read.
        self._writing = threading.Lock()
        self._lock = threading.Lock()
        self._pending: dict[int, Future[Any]] = {}
        self._next_id = 1
        self._ended = False
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> HomeWidget:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> int:
        """Lets the bridge finish what it was asked, and gives its exit status."""
        assert self._process.stdin
        self._process.stdin.close()
        self._reader.join()
        return self._process.wait()

    # home_widget's calls

    def set_app_group_id(self, group_id: str) -> bool:
        return self.call("setAppGroupId", groupId=group_id)

    def save_widget_data(self, id: str, data: Value, *, app_group_id: str | None = None, delete_file: bool = True) -> bool:
        """Stores a value; it is committed when this returns. None deletes the key."""
        return self.call("saveWidgetData", id=id, data=to_wire(data), appGroupId=app_group_id, deleteFile=delete_file)

    def get_widget_data(self, id: str, default_value: Value = None, *, app_group_id: str | None = None) -> Any:
        return from_wire(
            self.call("getWidgetData", id=id, defaultValue=to_wire(default_value), appGroupId=app_group_id))

    def update_widget(self, *, name: str | None = None, ios: str | None = None) -> bool:
        """Reloads the widgets of a kind; their timelines are there when this returns."""
        return self.call("updateWidget", name=name, ios=ios)

    def get_installed_widgets(self) -> list[InstalledWidget]:
        return [
            InstalledWidget(widget["id"], widget["kind"], widget["family"]) for widget in self.call("getInstalledWidgets")]

    def save_file(self, id: str, data: bytes, *, extension: str = "bin", app_group_id: str | None = None) -> Path:
        """Writes a file that the widget can read, and stores its path under the key."""
        return Path(self.call("saveFile", id=id, data=to_wire(data), extension=extension, appGroupId=app_group_id))

    # The bridge's own

    def render_widget(self, kind: str, family: str, *, path: str | Path, **options: Any) -> Picture:
        """Draws a widget; `options` are those of renderWidget, such as scale=2 or colorScheme="dark"."""
        drawn = self.call("renderWidget", kind=kind, family=family, path=str(Path(path).absolute()), **options)
        return Picture(Path(drawn["path"]), drawn["width"], drawn["height"])

    def call(self, method: str, **params: Any) -> Any:
        """Any method by its name; waits for the result."""
        return self.send(method, **params).result()

    def send(self, method: str, **params: Any) -> Future[Any]:
        """Any method by its name, without waiting: many may be under way."""
        future: Future[Any] = Future()
        with self._lock:
            if self._ended:
                raise BrokenPipeError("the bridge has ended")
            id, self._next_id = self._next_id, self._next_id + 1
            self._pending[id] = future
        message = {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
        line = json.dumps(message, ensure_ascii=False, allow_nan=False).encode() + b"\n"
        with self._writing:
            assert self._process.stdin
            self._process.stdin.write(line)
            self._process.stdin.flush()
        return future

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            message = json.loads(line)
            if "method" in message:
                if self._on_notification:
                    self._on_notification(message["method"], message.get("params", {}))
                continue
            with self._lock:
                future = self._pending.pop(message["id"], None)
            if future is None:
                continue
            if "error" in message:
                error = message["error"]
                future.set_exception(WidgetBridgeError(error["code"], error["message"], error.get("data")))
            else:
                future.set_result(message["result"])
        with self._lock:
            self._ended = True
            owed, self._pending = self._pending, {}
        for future in owed.values():
            future.set_exception(BrokenPipeError("the bridge ended before it answered"))


def to_wire(value: Value) -> Any:
    """The value as the protocol writes it, with tags for what JSON does not have."""
    if isinstance(value, (bytes, bytearray)):
        return {"$bytes": base64.b64encode(value).decode()}
    if isinstance(value, datetime):
        return {"$date": value.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")}
    if isinstance(value, float) and not math.isfinite(value):
        return {"$double": "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"}
    if isinstance(value, Mapping):
        return {f"${key}" if key.startswith("$") else key: to_wire(member) for key, member in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [to_wire(element) for element in value]
    return value


def from_wire(value: Any) -> Any:
    if isinstance(value, list):
        return [from_wire(element) for element in value]
    if not isinstance(value, dict):
        return value
    if len(value) == 1:
        (tag, content), = value.items()
        if tag == "$bytes":
            return base64.b64decode(content)
        if tag == "$date":
            return datetime.fromisoformat(content.replace("Z", "+00:00"))
        if tag == "$double":
            return float(content)
    return {key[1:] if key.startswith("$$") else key: from_wire(member) for key, member in value.items()}
