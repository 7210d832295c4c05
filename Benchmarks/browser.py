"""Chromium without a window, over its DevTools pipe: what else draws a widget's look off a Mac."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any


class Browser:
    """One page of a given size, kept open: each picture is the page's after a change, as PNG."""

    def __init__(self, folder: Path, width: int, height: int, scale: int) -> None:
        program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        if program is None:
            raise RuntimeError("no chromium; with it: apt-get install chromium")
        (to_read, self._requests), (self._replies, to_write) = os.pipe(), os.pipe()

        def connect() -> None:
            # The pipe's ends are 3 and 4 there, whatever their numbers are here.
            ends = os.dup(to_read), os.dup(to_write)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        command = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
            f"--user-data-dir={folder}", "about:blank"]
        self._process = subprocess.Popen(
            command, preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self._count, self._session, self._rest = 0, None, b""
        page = next(target for target in self._call("Target.getTargets")["targetInfos"] if target["type"] == "page")
        self._session = self._call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self._call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def evaluate(self, expression: str) -> Any:
        return self._call("Runtime.evaluate", expression=expression)

    def picture(self) -> bytes:
        return base64.b64decode(self._call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])

    def close(self) -> None:
        os.close(self._requests)
        os.close(self._replies)
        self._process.wait(timeout=20)

    def _call(self, method: str, **params: Any) -> Any:
        self._count += 1
        message = {"id": self._count, "method": method, "params": params}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._requests, json.dumps(message).encode() + b"\0")
        while True:
            reply = json.loads(self._next())
            if reply.get("id") == self._count:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]

    def _next(self) -> bytes:
        while b"\0" not in self._rest:
            read = os.read(self._replies, 1 << 20)
            if not read:
                raise RuntimeError("chromium ended")
            self._rest += read
        message, self._rest = self._rest.split(b"\0", 1)
        return message
