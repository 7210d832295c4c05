"""Debian's Chromium and Firefox, without windows."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from bidi import BiDi

NAMES = ("chromium", "firefox")


@contextlib.contextmanager
def browser(name: str) -> Iterator[BiDi]:
    """A browser with a profile of its own, for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix=f"widget-bridge-{name}-") as folder, contextlib.ExitStack() as stack:
        bidi = stack.enter_context((_chromium if name == "chromium" else _firefox)(Path(folder)))
        yield bidi


@contextlib.contextmanager
def _firefox(folder: Path) -> Iterator[BiDi]:
    (folder / "user.js").write_text("".join(f'user_pref("{key}", {json.dumps(value)});\n' for key, value in {
        "app.update.disabledForTesting": True, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
        "toolkit.telemetry.enabled": False, "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
        "browser.safebrowsing.downloads.remote.enabled": False, "app.normandy.enabled": False, "extensions.update.enabled": False,
        "remote.active-protocols": 1, "dom.disable_open_during_load": False,
    }.items()))
    program = _program("firefox-esr", "firefox")
    with _process([program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]) as process:
        address = _line(process, r"WebDriver BiDi listening on (ws://\S+)")
        bidi = BiDi(f"{address}/session")
        bidi.call("session.new", capabilities={})
        yield bidi
        bidi.close()


@contextlib.contextmanager
def _chromium(folder: Path) -> Iterator[BiDi]:
    options = {
        "binary": _program("chromium", "chromium-browser", "google-chrome"),
        "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--user-data-dir={folder / 'profile'}"],
    }
    with _process([_program("chromedriver"), "--port=0"]) as process:
        port = _line(process, r"started successfully on port (\d+)")
        wanted = {"capabilities": {"alwaysMatch": {"webSocketUrl": True, "goog:chromeOptions": options}}}
        session = _post(f"http://127.0.0.1:{port}/session", wanted)["value"]
        bidi = BiDi(session["capabilities"]["webSocketUrl"])
        try:
            yield bidi
        finally:
            bidi.close()
            request = urllib.request.Request(f"http://127.0.0.1:{port}/session/{session['sessionId']}", method="DELETE")
            with contextlib.suppress(OSError):
                urllib.request.urlopen(request, timeout=20).close()


def _program(*names: str) -> str:
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise RuntimeError(f"there is no {names[0]}; `make deps` names its Debian package")
    return found


@contextlib.contextmanager
def _process(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def _line(process: subprocess.Popen[str], pattern: str) -> str:
    """What a pattern finds in the lines that a program prints as it starts."""
    lines = []
    for line in process.stdout:
        lines.append(line)
        if match := re.search(pattern, line):
            return match[1]
    raise RuntimeError(f"{process.args[0]} ended: {''.join(lines)}")


def _post(url: str, content: object) -> dict:
    request = urllib.request.Request(url, data=json.dumps(content).encode(), headers={"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.load(reply)
