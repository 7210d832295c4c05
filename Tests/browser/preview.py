"""`widget-bridge preview` on a copy of a sample, with a root and a port of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
from pathlib import Path

SAMPLES = Path(__file__).resolve().parents[2] / "samples"
PROGRAM = os.environ.get("WIDGET_BRIDGE", str(Path(__file__).resolve().parents[2] / ".build/release/widget-bridge"))


class Preview:
    """The program, to be started, killed and started again; `address` has the token."""

    def __init__(self, folder: Path, sample: str, widget: str, *, with_data: bool = True) -> None:
        self.app = folder / sample
        self.sources = self.app / widget
        self.root = folder / "state"
        shutil.copytree(SAMPLES / sample, self.app)
        if with_data:
            self._save_data()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [PROGRAM, "preview", str(self.sources), "--root", str(self.root), "--port", str(self.port), "--no-open", "--time-zone", "UTC"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self._process.stdout:
            if line.strip().startswith("http://"):
                self.address = line.strip()
                return
        raise RuntimeError("`widget-bridge preview` ended before it printed its address")

    def kill(self) -> None:
        """Ends it at once, as a crash would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process.stdout.close()

    def stop(self) -> None:
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
        self._process.stdout.close()

    def at(self, **state: str) -> str:
        """The address of the page in some state of it."""
        return self.address + "".join(f"&{name}={value}" for name, value in state.items())

    def edit(self, file: str, old: str, new: str) -> None:
        """Replaces a text in a source, as an editor saves it."""
        path = self.sources / file
        text = path.read_text()
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new))

    def _save_data(self) -> None:
        lines = (self.app / "commands.jsonl").read_text().splitlines(keepends=True)
        saved = [line for line in lines if '"setAppGroupId"' in line or '"saveWidgetData"' in line]
        subprocess.run([PROGRAM, "serve", "--root", str(self.root)], input="".join(saved), text=True, check=True, stdout=subprocess.DEVNULL)



