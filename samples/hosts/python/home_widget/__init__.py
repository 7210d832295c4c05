"""Widget Bridge for Python hosts: home_widget's calls, over a subprocess. Standard library only.

    with HomeWidget(extensions=["ios/NewsWidget"]) as home:
        home.set_app_group_id("group.news.sample")
        home.save_widget_data("posts", [{"title": "Hello", "source": "AP", "cover": ""}])
        home.update_widget(ios="NewsWidget")
        home.render_widget("NewsWidget", "systemSmall", path="small.png")

`AsyncHomeWidget` has the same calls for asyncio. Values are what JSON holds, and `bytes`, `datetime`, and infinite or
undefined floats.
"""

from .asynchronous import AsyncHomeWidget
from .errors import BridgeEnded, BridgeTimeout, ProgramNotFound, WidgetBridgeError
from .session import HomeWidget
from .values import Event, InstalledWidget, Picture, Value

__all__ = [
    "AsyncHomeWidget", "BridgeEnded", "BridgeTimeout", "Event", "HomeWidget", "InstalledWidget", "Picture",
    "ProgramNotFound", "Value", "WidgetBridgeError",
]
