"""WebDriver BiDi over a WebSocket: the few commands that these tests drive Chromium and Firefox by."""

from __future__ import annotations

import base64
import json
import time
from typing import Any, Callable

import websocket

PATIENCE = 20.0


class BiDi:
    """A connection to a browser."""

    def __init__(self, url: str) -> None:
        self._socket = websocket.create_connection(url, timeout=60, suppress_origin=True, max_size=None)
        self._count = 0

    def call(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            reply = json.loads(self._socket.recv())
            if reply.get("id") == self._count:
                if reply["type"] == "error":
                    raise RuntimeError(f"{method}: {reply['error']}: {reply['message']}")
                return reply["result"]

    def close(self) -> None:
        self._socket.close()


class Tab:
    """A page in a browser."""

    def __init__(self, bidi: BiDi, width: int = 1280, height: int = 900, scale: float | None = None) -> None:
        self._bidi = bidi
        self.context = bidi.call("browsingContext.create", type="tab")["context"]
        self.resize(width, height, scale)

    def open(self, url: str) -> None:
        self._bidi.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def reload(self) -> None:
        self._bidi.call("browsingContext.reload", context=self.context, wait="complete")

    def resize(self, width: int, height: int, scale: float | None = None) -> None:
        more = {} if scale is None else {"devicePixelRatio": scale}
        self._bidi.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height}, **more)

    def before_scripts(self, function: str) -> None:
        """Has a function run before the scripts of each page that is opened from now on."""
        self._bidi.call("script.addPreloadScript", functionDeclaration=function, contexts=[self.context])

    def evaluate(self, expression: str) -> Any:
        """An expression's value, or what its promise becomes, by way of JSON."""
        result = self._bidi.call(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()",
            target={"context": self.context}, awaitPromise=True)
        if result["type"] == "exception":
            raise RuntimeError(f"{expression[:200]}: {result['exceptionDetails']['text']}")
        return json.loads(result["result"]["value"])

    def run(self, script: str) -> None:
        """Runs a script for what it does."""
        self._bidi.call("script.evaluate", expression=script, target={"context": self.context}, awaitPromise=True)

    def wait(self, what: str, expression: str, accept: Callable[[Any], bool] = bool, patience: float = PATIENCE) -> Any:
        """Waits until an expression's value is as wanted, and returns it."""
        end = time.monotonic() + patience
        value = None
        while time.monotonic() < end:
            try:
                value = self.evaluate(expression)
            except RuntimeError as error:
                value = error
            else:
                if accept(value):
                    return value
            time.sleep(0.03)
        raise AssertionError(f"waited {patience:.0f} s for {what}; it is {value!r}")

    def click(self, x: float, y: float) -> None:
        self._pointer([self._move(x, y), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        points = [(start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps) for step in range(1, steps + 1)]
        self._pointer([self._move(*start), {"type": "pointerDown", "button": 0}, *(self._move(*point) for point in points), {"type": "pointerUp", "button": 0}])

    def hover(self, x: float, y: float) -> None:
        self._pointer([self._move(x, y)])

    def press(self, *keys: str) -> None:
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._bidi.call("input.performActions", context=self.context, actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def picture(self) -> bytes:
        return base64.b64decode(self._bidi.call("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self) -> None:
        self._bidi.call("browsingContext.close", context=self.context)

    def _move(self, x: float, y: float) -> dict[str, Any]:
        return {"type": "pointerMove", "x": round(x), "y": round(y)}

    def _pointer(self, actions: list[dict[str, Any]]) -> None:
        self._bidi.call("input.performActions", context=self.context, actions=[
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])
