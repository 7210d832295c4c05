"""Finds the client where it is not installed; what is installed by pip needs none of this."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "hosts/python"))
pytest_plugins = ["home_widget.testing"]
