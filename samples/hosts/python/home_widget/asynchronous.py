"""The same calls for asyncio."""

from __future__ import annotations

import asyncio
import functools
import sys
from typing import TYPE_CHECKING, Any, Callable, Coroutine, TypeVar

from .session import HomeWidget

if TYPE_CHECKING:
    if sys.version_info >= (3, 10):
        from typing import Concatenate, ParamSpec
    else:
        from typing_extensions import Concatenate, ParamSpec
    P = ParamSpec("P")
    T = TypeVar("T")


def _awaited(
    method: Callable[Concatenate[HomeWidget, P], T],
) -> Callable[Concatenate[AsyncHomeWidget, P], Coroutine[Any, Any, T]]:
    @functools.wraps(method)
    async def call(self: AsyncHomeWidget, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(method, self.session, *args, **kwargs)

    return call


class AsyncHomeWidget:
    """A `HomeWidget` whose calls are awaited; made by `await AsyncHomeWidget.start(…)`, with the same arguments.

    Its callbacks come on a thread of their own, too: `loop.call_soon_threadsafe` brings what they are given to the loop.
    """

    def __init__(self, session: HomeWidget) -> None:
        self.session = session

    @classmethod
    async def start(cls, **arguments: Any) -> AsyncHomeWidget:
        return cls(await asyncio.to_thread(HomeWidget, **arguments))

    async def __aenter__(self) -> AsyncHomeWidget:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    close = _awaited(HomeWidget.close)
    set_app_group_id = _awaited(HomeWidget.set_app_group_id)
    save_widget_data = _awaited(HomeWidget.save_widget_data)
    get_widget_data = _awaited(HomeWidget.get_widget_data)
    update_widget = _awaited(HomeWidget.update_widget)
    get_installed_widgets = _awaited(HomeWidget.get_installed_widgets)
    is_request_pin_widget_supported = _awaited(HomeWidget.is_request_pin_widget_supported)
    request_pin_widget = _awaited(HomeWidget.request_pin_widget)
    save_file = _awaited(HomeWidget.save_file)
    schedule_widget_updates = _awaited(HomeWidget.schedule_widget_updates)
    cancel_scheduled_widget_updates = _awaited(HomeWidget.cancel_scheduled_widget_updates)
    can_schedule_exact_widget_updates = _awaited(HomeWidget.can_schedule_exact_widget_updates)
    initially_launched_from_home_widget = _awaited(HomeWidget.initially_launched_from_home_widget)
    register_background_callback = _awaited(HomeWidget.register_background_callback)
    describe_widgets = _awaited(HomeWidget.describe_widgets)
    install_widget = _awaited(HomeWidget.install_widget)
    remove_widget = _awaited(HomeWidget.remove_widget)
    configure_widget = _awaited(HomeWidget.configure_widget)
    configuration_options = _awaited(HomeWidget.configuration_options)
    get_timeline = _awaited(HomeWidget.get_timeline)
    render_widget = _awaited(HomeWidget.render_widget)
    tap_widget = _awaited(HomeWidget.tap_widget)
    perform_intent = _awaited(HomeWidget.perform_intent)
    describe_controls = _awaited(HomeWidget.describe_controls)
    describe_previews = _awaited(HomeWidget.describe_previews)
    describe_activities = _awaited(HomeWidget.describe_activities)
    get_app_groups = _awaited(HomeWidget.get_app_groups)
    get_all_widget_data = _awaited(HomeWidget.get_all_widget_data)
    get_control = _awaited(HomeWidget.get_control)
    perform_control = _awaited(HomeWidget.perform_control)
    get_events = _awaited(HomeWidget.get_events)
    acknowledge_events = _awaited(HomeWidget.acknowledge_events)
    reload_all_widgets = _awaited(HomeWidget.reload_all_widgets)
    set_host_state = _awaited(HomeWidget.set_host_state)
    advance_clock = _awaited(HomeWidget.advance_clock)
    start_live_activity = _awaited(HomeWidget.start_live_activity)
    update_live_activity = _awaited(HomeWidget.update_live_activity)
    end_live_activity = _awaited(HomeWidget.end_live_activity)
    get_live_activities = _awaited(HomeWidget.get_live_activities)
    push_live_activity = _awaited(HomeWidget.push_live_activity)
    call = _awaited(HomeWidget.call)
