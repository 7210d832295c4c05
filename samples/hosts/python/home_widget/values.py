"""The values of the protocol, as Python has them."""

from __future__ import annotations

import base64
import math
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Mapping, Sequence, Union

Value = Union[None, bool, int, float, str, bytes, datetime, Sequence["Value"], Mapping[str, "Value"]]


@dataclass(frozen=True)
class InstalledWidget:
    id: str
    kind: str
    family: str
    configuration: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class Picture:
    path: Path
    width: int
    height: int
    warnings: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True)
class Event:
    """A tap's URL (`widgetClicked`), or an intent's call of its host (`backgroundCallback`)."""

    seq: int
    event_id: str
    method: str
    url: str | None
    details: Mapping[str, Any] = field(default_factory=dict)

    @staticmethod
    def of(method: str, params: Mapping[str, Any]) -> Event:
        return Event(params["seq"], params["eventId"], method, params.get("url"), params)


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
