"""What can go wrong between a host and its bridge."""

from __future__ import annotations

from typing import Any, Mapping


class WidgetBridgeError(Exception):
    """What the bridge answered instead of a result; `kind` is a stable name, `hint` says what to do."""

    def __init__(self, code: int, message: str, data: Mapping[str, Any] | None = None) -> None:
        self.code = code
        self.data = dict(data or {})
        self.kind: str = self.data.get("kind", "")
        self.hint: str = self.data.get("hint", "")
        super().__init__(f"{message} ({code}). {self.hint}".rstrip())


class ProgramNotFound(FileNotFoundError):
    """There is no such program."""

    def __init__(self, program: str) -> None:
        super().__init__(f"There is no program {program!r}: install widget-bridge, or give its path as `program`")


class BridgeEnded(ConnectionError):
    """The bridge has ended, or the session was closed, before the call was answered; `status` is its exit status."""

    def __init__(self, message: str, status: int | None = None) -> None:
        super().__init__(message)
        self.status = status


class BridgeTimeout(TimeoutError):
    """The call took longer than it may; the bridge was told to give it up."""
