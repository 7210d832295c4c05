"""Drives the real program, which $WIDGET_BRIDGE names."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import sys
import tempfile
import threading
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from home_widget import (  # noqa: E402
    AsyncHomeWidget, BridgeEnded, BridgeTimeout, HomeWidget, ProgramNotFound, WidgetBridgeError)

REPOSITORY = Path(__file__).resolve().parents[4]
NEWS = REPOSITORY / "samples/News/NewsWidget"
PROGRAM = os.environ.get("WIDGET_BRIDGE", str(REPOSITORY / ".build/release/widget-bridge"))


class HomeWidgetTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def start(self, **arguments):
        home = HomeWidget(root=self.root, program=PROGRAM, **arguments)
        self.addCleanup(home.close)
        return home

    def test_every_method_has_a_call_in_both(self):
        methods = json.loads((REPOSITORY / "bridge-spec/openrpc.json").read_text())["methods"]
        own = {"initialize", "shutdown", "exit", "rpc.discover"}
        for name in {method["name"] for method in methods} - own:
            call = re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)
            self.assertTrue(hasattr(HomeWidget, call) and hasattr(AsyncHomeWidget, call), call)

    def test_values_come_back_as_they_were(self):
        home = self.start()
        home.set_app_group_id("group.python")
        for value in (b"\x00\xff", float("inf"), 12, 12.0, {"$own": [1, {"a": b""}]}, "新", True):
            home.save_widget_data("v", value)
            found = home.get_widget_data("v")
            self.assertEqual((found, type(found)), (value, type(value)))
        self.assertEqual(home.get_widget_data("none", 3), 3)

    def test_an_error_says_what_to_do(self):
        with self.assertRaises(WidgetBridgeError) as raised:
            self.start().save_widget_data("a", 1)
        self.assertEqual((raised.exception.code, raised.exception.kind), (-7, "appGroupNotSet"))
        self.assertTrue(raised.exception.hint)

    def test_a_program_that_is_not_there_is_named(self):
        with self.assertRaisesRegex(ProgramNotFound, "/no/such/program"):
            HomeWidget(program="/no/such/program")

    def test_a_bridge_that_ends_at_once_says_so(self):
        with self.assertRaises(BridgeEnded) as raised:
            HomeWidget(program=PROGRAM, arguments=["--no-such-option"])
        self.assertEqual(raised.exception.status, 64)

    def test_calls_after_the_end_raise(self):
        home = self.start()
        self.assertEqual((home.close(), home.close()), (0, 0))
        with self.assertRaises(BridgeEnded):
            home.set_app_group_id("group.python")
        killed = self.start()
        os.kill(killed.server["serverInfo"]["pid"], signal.SIGKILL)
        with self.assertRaises(BridgeEnded):
            while True:
                killed.set_app_group_id("group.python")

    def test_notifications_come_and_a_callback_may_raise_and_call(self):
        heard, done = [], threading.Event()

        def hear(method, params):
            if method != "timelineReloaded":
                return
            heard.append((params["family"], home.get_widget_data("posts")))
            if len(heard) == 3:
                done.set()
            raise ValueError("a callback's own mistake")

        logging.getLogger("home_widget").setLevel(logging.CRITICAL)
        home = self.start(extensions=[NEWS], on_notification=hear)
        home.set_app_group_id("group.news.sample")
        home.save_widget_data("posts", [])
        home.update_widget(ios="NewsWidget")
        self.assertTrue(done.wait(60))
        self.assertEqual(heard, [("systemSmall", []), ("systemMedium", []), ("systemLarge", [])])

    def test_a_call_that_takes_too_long_is_given_up(self):
        home = self.start(extensions=[NEWS])
        with self.assertRaises(BridgeTimeout):
            home.call("describeWidgets", timeout=0)
        self.assertEqual(home.set_app_group_id("group.news.sample"), True)

    def test_calls_are_awaited(self):
        async def drive():
            async with await AsyncHomeWidget.start(root=self.root, program=PROGRAM) as home:
                await home.set_app_group_id("group.python")
                await asyncio.gather(*(home.save_widget_data(f"key{n}", n) for n in range(50)))
                return await asyncio.gather(*(home.get_widget_data(f"key{n}") for n in range(50)))

        self.assertEqual(asyncio.run(drive()), list(range(50)))


if __name__ == "__main__":
    unittest.main()
