"""What holds on every screen: accessibility, layout, quiet, and who may connect."""

from __future__ import annotations

import http.server
import os
import threading
from pathlib import Path

import pytest
from bidi import Tab
from conftest import wait_until_drawn
from preview import Preview

AXE = Path(os.environ.get("AXE", Path(__file__).resolve().parents[2] / ".build/axe/axe.min.js"))
SECTIONS = ("home", "lock", "standby", "island", "controls", "watch", "previews", "compare")
PANELS = ("data", "time", "log", "inspect", "share")
TAB, SHIFT_TAB_END = "\ue004", ""


def settle(tab: Tab) -> None:
    tab.wait("the screen", "!document.querySelector('.is-skeleton') && document.querySelector('#screen').childElementCount > 0")
    tab.wait("its pictures", "[...document.querySelectorAll('.picture')].every(({picture}) => !picture.isVisible || picture.result || picture.error)")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(tab: Tab, tasks: Preview, theme: str) -> None:
    tab.open(tasks.address)
    wait_until_drawn(tab)
    tab.run(f"localStorage.setItem('widget-bridge-theme', {theme!r})")
    tab.reload()
    wait_until_drawn(tab)
    tab.run(AXE.read_text())
    found = {}
    for number, section in enumerate(SECTIONS):
        tab.run(f"document.querySelector('[data-section={section}]').click()")
        tab.run(f"document.getElementById('tab-{PANELS[number % len(PANELS)]}').click()")
        settle(tab)
        found[section] = tab.evaluate("""axe.run(document, {resultTypes: ['violations']}).then(({violations}) =>
          violations.map(({id, nodes}) => [id, nodes.map(({html, failureSummary}) => html.slice(0, 160) + ' ' + failureSummary)]))""")
    assert found == {section: [] for section in SECTIONS}


@pytest.mark.parametrize("width", [400, 2560])
def test_nothing_overflows(tab: Tab, tasks: Preview, width: int) -> None:
    tab.resize(width, 1000)
    tab.open(tasks.address)
    wait_until_drawn(tab)
    wide = {}
    for number, section in enumerate(SECTIONS):
        tab.run(f"document.querySelector('[data-section={section}]').click()")
        tab.run(f"document.getElementById('tab-{PANELS[number % len(PANELS)]}').click()")
        settle(tab)
        wide[section] = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == dict.fromkeys(SECTIONS, 0)


def test_the_keyboard_reaches_everything(tab: Tab, tasks: Preview) -> None:
    tab.open(tasks.address)
    wait_until_drawn(tab)
    tab.run("document.activeElement.blur()")
    reached = set()
    for _ in range(90):
        tab.press(TAB)
        name = tab.evaluate("""(() => {
          const element = document.activeElement;
          return element === document.body ? null : element.dataset.section ?? element.closest('.tile')?.dataset.key ?? element.id ?? '' ;
        })()""")
        if name is None and len(reached) > 10:
            break
        reached.add(name)
    assert {"home", "lock", "standby", "island", "controls", "watch", "previews", "compare"} <= reached
    assert {"Tasks.systemSmall", "Tasks.systemMedium", "Tasks.systemLarge", "tab-data"} <= reached


def test_an_idle_page_does_nothing(tab: Tab, tasks: Preview) -> None:
    tab.before_scripts("""() => {
      const did = globalThis.did = {};
      const count = (owner, name) => {
        const own = owner[name];
        owner[name] = function (...values) { did[name] = (did[name] ?? 0) + 1; return own.apply(this, values); };
      };
      globalThis.later = setTimeout.bind(globalThis);
      count(WebSocket.prototype, 'send');
      for (const name of ['fetch', 'setTimeout', 'setInterval', 'requestAnimationFrame']) count(globalThis, name);
    }""")
    tab.open(tasks.address)
    wait_until_drawn(tab)
    tab.wait("the page to be quiet", """new Promise((resolve) => {
      const before = JSON.stringify(did);
      later(() => resolve(before === JSON.stringify(did)), 300);
    })""")
    assert tab.evaluate("""new Promise((resolve) => {
      const before = JSON.stringify(did);
      later(() => resolve([before, JSON.stringify(did)]), 1500);
    }).then(([before, after]) => before === after || [before, after])""") is True
    assert tab.evaluate("document.getAnimations().length") == 0


def test_another_site_cannot_connect(tab: Tab, tasks: Preview) -> None:
    class Silent(http.server.SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>another site</title>")

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Silent) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        token = tasks.address.split("token=")[1]
        tab.open(f"http://127.0.0.1:{server.server_port}/")
        attempt = f"""new Promise((resolve) => {{
          const socket = new WebSocket('ws://127.0.0.1:{tasks.port}/session?token={token}');
          socket.onopen = () => resolve('open');
          socket.onclose = () => resolve('closed');
        }})"""
        assert tab.evaluate(attempt) == "closed"
        server.shutdown()


def test_a_page_without_the_token_says_what_to_do(tab: Tab, tasks: Preview) -> None:
    tab.open(tasks.address.split("#")[0] + "#token=wrong")
    tab.wait("what to do", "document.querySelector('#screen').textContent", lambda text: "needs its token" in text)


@pytest.mark.parametrize(("name", "value"), [
    ("clock", "yesterday"), ("clock", "2026-01-01"), ("zone", "Nowhere/Land"), ("locale", "%25"), ("locale", "xx_nonsense"), ("scheme", "purple")])
def test_a_link_with_nonsense_is_shown_without_it(tab: Tab, tasks: Preview, name: str, value: str) -> None:
    tab.open(tasks.at(**{name: value}))
    wait_until_drawn(tab)
    tab.wait("the page to be ready", "document.querySelector('.build-state').dataset.kind", lambda kind: kind == "good")
