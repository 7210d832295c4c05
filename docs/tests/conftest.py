import os
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def program() -> str:
    """The program under test: $WIDGET_BRIDGE, else the one that is built here."""
    built = Path(__file__).resolve().parents[2] / ".build/release/widget-bridge"
    return str(Path(os.environ.get("WIDGET_BRIDGE") or built).absolute())
