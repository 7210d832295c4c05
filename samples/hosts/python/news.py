#!/usr/bin/env python3
"""A host in Python: saves stories, updates the News widget, draws its three sizes.

Usage: news.py [FOLDER]      leaves small.png, medium.png and large.png in FOLDER (default: the working directory)
$WIDGET_BRIDGE names the program, else the one built in this repository is used.
"""

import os
import sys
from pathlib import Path

from home_widget import HomeWidget, WidgetBridgeError

REPOSITORY = Path(__file__).resolve().parents[3]
STORIES = [
    {"title": "A comet you can see without a telescope", "source": "The Almanac", "cover": "Comet"},
    {"title": "The night train is back, and it is full", "source": "Morning Post", "cover": "Train"},
]


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    folder.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("WIDGET_BRIDGE", REPOSITORY / ".build/release/widget-bridge")
    try:
        with HomeWidget(
            extensions=[REPOSITORY / "samples/News/NewsWidget"], root=folder / "state", program=program
        ) as home:
            home.set_app_group_id("group.news.sample")
            home.save_widget_data("posts", STORIES)
            assert home.get_widget_data("posts") == STORIES
            home.update_widget(ios="NewsWidget")
            print(f"saved {len(STORIES)} stories and updated NewsWidget")
            for widget in home.get_installed_widgets():
                size = widget.family.removeprefix("system").lower()
                picture = home.render_widget(widget.kind, widget.family, path=folder / f"{size}.png")
                print(f"drew {picture.path} ({picture.width}x{picture.height})")
    except WidgetBridgeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
