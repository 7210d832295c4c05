"""A session with `widget-bridge serve`."""

from __future__ import annotations

import json
import logging
import queue
import subprocess
import threading
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Callable, Mapping, Sequence

from .errors import BridgeEnded, BridgeTimeout, ProgramNotFound, WidgetBridgeError
from .values import Event, InstalledWidget, Picture, Value, from_wire, to_wire

logger = logging.getLogger("home_widget")

Notified = Callable[[str, Mapping[str, Any]], None]


def _iso(date: datetime | None) -> str | None:
    return date and date.astimezone(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class HomeWidget:
    """A session with `widget-bridge serve`. Calls may come from several threads, and from callbacks.

    `timeout` is how many seconds a call may take, without end where it is None; `arguments` are further ones of
    `serve`. `on_event` gets taps' URLs and intents' calls, those first that came before and that no host has acknowledged;
    `on_notification` gets every notification. Both are called on a thread of their own; what they raise is logged.
    """

    def __init__(
        self,
        *,
        extensions: Sequence[str | Path] = (),
        root: str | Path | None = None,
        program: str | Path = "widget-bridge",
        arguments: Sequence[str] = (),
        timeout: float | None = None,
        on_event: Callable[[Event], None] | None = None,
        on_notification: Notified | None = None,
    ) -> None:
        command = [str(program), "serve", *map(str, extensions), *arguments]
        if root is not None:
            command += ["--root", str(root)]
        self._timeout = timeout
        self._on_event = on_event
        self._on_notification = on_notification
        # Two, because a write may wait for the bridge, and the bridge for its replies to be read.
        self._writing = threading.Lock()
        self._lock = threading.Lock()
        self._pending: dict[int, Future[Any]] = {}
        self._next_id = 1
        self._ended: BridgeEnded | None = None
        self._notifications: queue.SimpleQueue[tuple[str, Mapping[str, Any]] | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except FileNotFoundError as error:
            raise ProgramNotFound(str(program)) from error
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._notifier = threading.Thread(target=self._notify, daemon=True)
        self._reader.start()
        self._notifier.start()
        # Without it the bridge sends no notifications.
        try:
            self.server: Mapping[str, Any] = self.call("initialize", clientInfo={"name": "home-widget-bridge (Python)"})
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> HomeWidget:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> int:
        """Lets the bridge finish what it was asked, and gives its exit status. May be called again."""
        with self._lock:
            self._ended = self._ended or BridgeEnded("the session is closed")
        with self._writing:
            assert self._process.stdin
            try:
                self._process.stdin.close()
            except BrokenPipeError:
                pass
        self._reader.join()
        if threading.current_thread() is not self._notifier:
            self._notifier.join()
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
            InstalledWidget(widget["id"], widget["kind"], widget["family"], widget.get("configuration"))
            for widget in self.call("getInstalledWidgets")]

    def is_request_pin_widget_supported(self) -> bool:
        return self.call("isRequestPinWidgetSupported")

    def request_pin_widget(
        self, *, name: str | None = None, ios: str | None = None, family: str | None = None,
        configuration: Mapping[str, Any] | None = None,
    ) -> None:
        """Installs a widget of the kind, in its first family where none is given."""
        self.call("requestPinWidget", name=name, ios=ios, family=family, configuration=configuration)

    def save_file(self, id: str, data: bytes, *, extension: str = "bin", app_group_id: str | None = None) -> Path:
        """Writes a file that the widget can read, and stores its path under the key."""
        return Path(self.call("saveFile", id=id, data=to_wire(data), extension=extension, appGroupId=app_group_id))

    def schedule_widget_updates(
        self, times: Sequence[datetime], *, name: str | None = None, ios: str | None = None
    ) -> bool:
        """Has the widgets of a kind reloaded at these times, in the place of those that were set before."""
        milliseconds = [round(time.timestamp() * 1000) for time in times]
        return self.call("scheduleWidgetUpdates", updateTimes=milliseconds, name=name, ios=ios)

    def cancel_scheduled_widget_updates(self, *, name: str | None = None, ios: str | None = None) -> bool:
        return self.call("cancelScheduledWidgetUpdates", name=name, ios=ios)

    def can_schedule_exact_widget_updates(self) -> bool:
        return self.call("canScheduleExactWidgetUpdates")

    def initially_launched_from_home_widget(self) -> str | None:
        """The URL of the tap that launched the host."""
        return self.call("initiallyLaunchedFromHomeWidget")

    def register_background_callback(self) -> bool:
        """Says that the host wants the calls of intents, which `on_event` gets."""
        return self.call("registerBackgroundCallback")

    # The bridge's own

    def describe_widgets(self, *, locale: str | None = None) -> list[Mapping[str, Any]]:
        return self.call("describeWidgets", locale=locale)

    def install_widget(self, kind: str, family: str, configuration: Mapping[str, Any] | None = None) -> str:
        """Installs a widget, and gives its id."""
        return self.call("installWidget", kind=kind, family=family, configuration=configuration)["id"]

    def remove_widget(self, id: str) -> bool:
        return self.call("removeWidget", id=id)

    def configure_widget(self, id: str, configuration: Mapping[str, Any]) -> bool:
        return self.call("configureWidget", id=id, configuration=configuration)

    def configuration_options(
        self, kind: str, parameter: str, *, search: str | None = None, configuration: Mapping[str, Any] | None = None
    ) -> list[Mapping[str, Any]]:
        """The values to choose from for a parameter."""
        return self.call(
            "configurationOptions", kind=kind, parameter=parameter, search=search, configuration=configuration)

    def get_timeline(self, /, kind: str | None = None, family: str | None = None, **options: Any) -> Mapping[str, Any]:
        """A widget's timeline; by `id=` or by kind and family."""
        return self.call("getTimeline", kind=kind, family=family, **options)

    def render_widget(
        self, /, kind: str | None = None, family: str | None = None, *, path: str | Path, **options: Any
    ) -> Picture:
        """Draws a widget; `options` are those of renderWidget, such as scale=2 or colorScheme="dark"."""
        drawn = self.call("renderWidget", kind=kind, family=family, path=str(Path(path).absolute()), **options)
        return Picture(Path(drawn["path"]), drawn["width"], drawn["height"], drawn.get("warnings", ()))

    def tap_widget(
        self, /, kind: str | None = None, family: str | None = None, *, element: str | None = None,
        x: float | None = None, y: float | None = None, **options: Any
    ) -> Mapping[str, Any]:
        """Taps a widget at a point, or an element by its accessibility identifier or label; or a Live Activity, by
        `activityId=` and `presentation=`."""
        return self.call("tapWidget", kind=kind, family=family, element=element, x=x, y=y, **options)

    def perform_intent(self, intent: str, parameters: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        """Runs an intent of the extension's, as Siri and Shortcuts would."""
        return self.call("performIntent", intent=intent, parameters=parameters)

    def describe_controls(self, *, locale: str | None = None) -> list[Mapping[str, Any]]:
        return self.call("describeControls", locale=locale)

    def describe_previews(self) -> list[Mapping[str, Any]]:
        return self.call("describePreviews")

    def describe_activities(self) -> list[Mapping[str, Any]]:
        return self.call("describeActivities")

    def get_app_groups(self) -> list[str] | None:
        """The app groups of the extensions' entitlements; None where one may use any."""
        return self.call("getAppGroups")

    def get_all_widget_data(self, *, app_group_id: str | None = None) -> Mapping[str, Any]:
        """All values of a group, and which of them the widget's own code has set."""
        data = self.call("getAllWidgetData", appGroupId=app_group_id)
        return {**data, "values": {key: from_wire(value) for key, value in data["values"].items()}}

    def get_control(self, kind: str, configuration: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        """What a control shows now."""
        return self.call("getControl", kind=kind, configuration=configuration)

    def perform_control(
        self, kind: str, configuration: Mapping[str, Any] | None = None, *, value: bool | None = None
    ) -> Mapping[str, Any]:
        """Presses a control's button, or sets its toggle: to the other than it is, or to `value`."""
        return self.call("performControl", kind=kind, configuration=configuration, value=value)

    def get_events(self, after: int = 0) -> list[Event]:
        """The events that no host has acknowledged, which `on_event` was given, too."""
        return [Event.of(event["method"], event) for event in self.call("getEvents", after=after)]

    def acknowledge_events(self, seq: int) -> bool:
        """Says that the host has the events up to a number: no host is told of them again."""
        return self.call("acknowledgeEvents", seq=seq)

    def reload_all_widgets(self) -> bool:
        return self.call("reloadAllWidgets")

    def set_host_state(self, state: str) -> bool:
        """Says that the app is in the "foreground", where reloads are free, or in the "background"."""
        return self.call("setHostState", state=state)

    def advance_clock(self, *, to: datetime | None = None, by: float | None = None) -> Mapping[str, Any]:
        """Moves the virtual clock to a date, or by seconds, and makes every reload on the way."""
        return self.call("advanceClock", to=_iso(to), by=by)

    def start_live_activity(
        self, attributes_type: str, state: Any, *, attributes: Mapping[str, Any] | None = None, id: str | None = None,
        stale_date: datetime | None = None, relevance_score: float | None = None, start_date: datetime | None = None,
        alert: Mapping[str, Any] | None = None, **options: Any,
    ) -> Mapping[str, Any]:
        """Starts a Live Activity; gives its `id`, and its `pushToken` with pushType="token"."""
        return self.call(
            "startLiveActivity", attributesType=attributes_type, attributes=attributes, state=state, id=id,
            staleDate=_iso(stale_date), relevanceScore=relevance_score, startDate=_iso(start_date), alert=alert,
            **options)

    def update_live_activity(
        self, id: str, state: Any, *, stale_date: datetime | None = None, relevance_score: float | None = None,
        alert: Mapping[str, Any] | None = None, timestamp: datetime | None = None,
    ) -> bool:
        return self.call(
            "updateLiveActivity", id=id, state=state, staleDate=_iso(stale_date), relevanceScore=relevance_score,
            alert=alert, timestamp=_iso(timestamp))

    def end_live_activity(
        self, id: str, state: Any = None, *, stale_date: datetime | None = None, relevance_score: float | None = None,
        dismissal: str | datetime | None = None, alert: Mapping[str, Any] | None = None,
        timestamp: datetime | None = None,
    ) -> bool:
        """Ends a Live Activity; `dismissal` is "default", "immediate" or a date."""
        policy = {"after": _iso(dismissal)} if isinstance(dismissal, datetime) else dismissal
        return self.call(
            "endLiveActivity", id=id, state=state, staleDate=_iso(stale_date), relevanceScore=relevance_score,
            dismissalPolicy=policy, alert=alert, timestamp=_iso(timestamp))

    def get_live_activities(self, attributes_type: str | None = None) -> list[Mapping[str, Any]]:
        """The Live Activities that are shown, the most relevant first."""
        return self.call("getLiveActivities", attributesType=attributes_type)

    def push_live_activity(
        self, payload: Mapping[str, Any], *, id: str | None = None, token: str | None = None
    ) -> Mapping[str, Any]:
        """Does what a push notification with that payload would."""
        return self.call("pushLiveActivity", payload=payload, id=id, token=token)

    # Any call

    def call(self, /, method: str, *, timeout: float | None = None, **params: Any) -> Any:
        """Any method by its name; waits for the result. Params that are None are left out."""
        id, future = self._send(method, params)
        try:
            return future.result(self._timeout if timeout is None else timeout)
        except FutureTimeout as error:
            if future.done():
                raise
            self._write({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": id}})
            raise BridgeTimeout(f"{method} took too long") from error

    def send(self, /, method: str, **params: Any) -> Future[Any]:
        """Any method by its name, without waiting: many may be under way."""
        return self._send(method, params)[1]

    def _send(self, method: str, params: Mapping[str, Any]) -> tuple[int, Future[Any]]:
        future: Future[Any] = Future()
        with self._lock:
            if self._ended:
                raise self._ended
            id, self._next_id = self._next_id, self._next_id + 1
            self._pending[id] = future
        self._write({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
        return id, future

    def _write(self, message: Mapping[str, Any]) -> None:
        line = json.dumps(message, ensure_ascii=False, allow_nan=False).encode() + b"\n"
        with self._writing:
            assert self._process.stdin
            try:
                self._process.stdin.write(line)
                self._process.stdin.flush()
            except (BrokenPipeError, ValueError):
                pass  # The end of its output says that the bridge has ended.

    # Reading

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            message = json.loads(line)
            if "method" in message:
                self._notifications.put((message["method"], message.get("params", {})))
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
        self._process.stdout.close()
        status = self._process.wait()
        ended = BridgeEnded(f"the bridge ended with status {status} before it answered", status)
        with self._lock:
            self._ended = self._ended or ended
            owed, self._pending = self._pending, {}
        for future in owed.values():
            future.set_exception(ended)
        self._notifications.put(None)

    def _notify(self) -> None:
        """Calls back, for one notification after the other; a callback may make calls of its own."""
        while (notification := self._notifications.get()) is not None:
            method, params = notification
            try:
                if self._on_event and method in ("widgetClicked", "backgroundCallback"):
                    self._on_event(Event.of(method, params))
                if self._on_notification:
                    self._on_notification(method, params)
            except Exception:
                logger.exception("a callback for %s has raised", method)
