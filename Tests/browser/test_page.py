"""What a designer does with the page, in a real browser."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from bidi import Tab
from conftest import digest, middle, wait_until_drawn
from preview import SAMPLES, Preview

SMALL = "Counter.systemSmall"


def changed_from(before: str) -> Callable[[object], bool]:
    return lambda now: bool(now) and now != before


def digest_of(key: str) -> str:
    return f"document.querySelector('#screen [data-key=\"{key}\"] .picture')?.picture.result?.digest"


def test_the_home_screen_shows_each_family(tab: Tab, news: Preview) -> None:
    tab.open(news.address)
    wait_until_drawn(tab)
    assert tab.evaluate("[...document.querySelectorAll('#screen .tile')].map((tile) => tile.dataset.key)") == [
        "NewsWidget.systemSmall", "NewsWidget.systemMedium", "NewsWidget.systemLarge"]
    assert tab.evaluate("document.querySelector('#screen .drawn').naturalWidth") > 50
    assert "token" not in tab.evaluate("location.href")


def test_a_saved_source_is_drawn_at_once(tab: Tab, counter: Preview) -> None:
    tab.open(counter.address)
    wait_until_drawn(tab)
    before = digest(tab, SMALL)
    source = next(path for path in counter.sources.glob("*.swift") if 'configurationDisplayName("Counter")' in path.read_text())
    view = next(path for path in counter.sources.glob("*.swift") if ".font(" in path.read_text())
    view.write_text(view.read_text().replace(".font(", ".italic().font(", 1))
    tab.wait("new pixels", digest_of(SMALL), changed_from(before))
    assert source.exists()


def test_what_does_not_compile_is_told_over_the_last_picture(tab: Tab, counter: Preview) -> None:
    tab.open(counter.address)
    wait_until_drawn(tab)
    source = next(path for path in counter.sources.glob("*.swift") if "@main" in path.read_text())
    good = source.read_text()
    source.write_text(good.replace("@main", "let mistake: Int = \"\"\n@main", 1))
    line = good[: good.index("@main")].count("\n") + 1
    tab.wait("the overlay", "document.querySelector('.notice.is-failure')?.textContent", lambda text: bool(text) and f"{source.name}:{line}" in text)
    assert "let mistake: Int" in tab.evaluate("document.querySelector('.notice pre').textContent")
    assert digest(tab, SMALL), "the last good picture stays"
    source.write_text(good)
    tab.wait("the overlay to go", "!document.querySelector('.notice.is-failure')")
    assert digest(tab, SMALL)


def test_a_crash_is_told_over_the_last_picture(tab: Tab, counter: Preview) -> None:
    tab.open(counter.address)
    wait_until_drawn(tab)
    source = next(path for path in counter.sources.glob("*.swift") if "func getTimeline(" in path.read_text())
    good = source.read_text()
    body = good.index("{", good.index("func getTimeline(")) + 1
    source.write_text(f'{good[:body]}\n        fatalError("over the edge")\n{good[body:]}')
    tab.wait("the overlay", "document.querySelector('.notice.is-failure')?.textContent", lambda text: bool(text) and "over the edge" in text)
    assert digest(tab, SMALL), "the last good picture stays"
    source.write_text(good)
    tab.wait("the overlay to go", "!document.querySelector('.notice.is-failure')")


def test_a_click_taps_and_is_written_down(tab: Tab, counter: Preview) -> None:
    tab.open(counter.at(panel="log"))
    wait_until_drawn(tab)
    before = digest(tab, SMALL)
    point = tab.evaluate(f"""(async () => {{
      const {{regions}} = await import('/core/touch.js');
      const {{picture}} = document.querySelector('[data-key="{SMALL}"] .picture');
      const found = (await regions(picture.gallery.app, picture)).find(({{label}}) => label.includes('More'));
      const {{left, top, width}} = picture.element.getBoundingClientRect();
      const share = width / picture.points[0];
      return [left + found.x * share, top + found.y * share];
    }})()""")
    tab.click(*point)
    tab.wait("the tap in the log", "document.querySelector('.log-entry.is-tap')?.textContent", lambda text: bool(text) and "Intent" in text)
    tab.wait("new pixels", digest_of(SMALL), changed_from(before))


def test_a_click_beside_all_buttons_is_a_url(tab: Tab, counter: Preview) -> None:
    tab.open(counter.at(panel="log"))
    wait_until_drawn(tab)
    corner = tab.evaluate(f"(() => {{ const {{left, top}} = document.querySelector('[data-key=\"{SMALL}\"] .picture').getBoundingClientRect(); return [left + 4, top + 14]; }})()")
    tab.click(*corner)
    tab.wait("the URL in the log", "document.querySelector('.log')?.textContent", lambda text: bool(text) and "counter://open" in text)


def test_data_is_edited_by_its_type(tab: Tab, counter: Preview) -> None:
    tab.open(counter.at(panel="data"))
    wait_until_drawn(tab)
    before = digest(tab, SMALL)
    tab.wait("the key", "document.querySelector('[data-value=count] input')?.type", lambda kind: kind == "number")
    tab.run("""(() => {
      const input = document.querySelector('[data-value=count] input');
      input.value = '1234';
      input.dispatchEvent(new Event('change', {bubbles: true}));
    })()""")
    tab.wait("new pixels", digest_of(SMALL), changed_from(before))
    tab.reload()
    tab.wait("the value after a reload", "document.querySelector('[data-value=count] input')?.value", lambda value: value == "1234")


def test_a_file_is_dropped_onto_the_data(tab: Tab, counter: Preview) -> None:
    tab.open(counter.at(panel="data"))
    wait_until_drawn(tab)
    tab.wait("the key", "!!document.querySelector('[data-value=count]')")
    tab.run("document.querySelector('.picture').picture.gallery.app.store.save('raw', {$bytes: ''})")
    tab.wait("a key of bytes", "!!document.querySelector('[data-value=raw] textarea')")
    content = base64.b64encode((SAMPLES.parent / "docs/preview/home.png").read_bytes()).decode()
    tab.run(f"""(() => {{
      const bytes = Uint8Array.from(atob('{content}'), (character) => character.charCodeAt(0));
      globalThis.dropOn = (selector) => {{
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], 'front cover.png', {{type: 'image/png'}}));
        for (const name of ['dragenter', 'dragover', 'drop']) {{
          const event = new DragEvent(name, {{bubbles: true, cancelable: true, dataTransfer}});
          document.querySelector(selector).dispatchEvent(event);
          if (name === 'dragover') globalThis.isTaken = event.defaultPrevented && !!document.querySelector('.is-dropping');
        }}
      }};
    }})()""")

    def saved(key: str) -> str:
        return f"document.querySelector('.picture').picture.gallery.app.session.call('getWidgetData', {{id: {key!r}, appGroupId: 'group.counter.sample'}})"

    tab.run("dropOn('.drop')")
    assert tab.evaluate("isTaken")
    path = tab.wait("the file's path as a value", saved("front-cover"))
    assert base64.b64encode(Path(path).read_bytes()).decode() == content
    tab.wait("it in the editor", "document.querySelector('[data-value=front-cover] :is(input, textarea)')?.value", lambda value: value == path)
    tab.run("dropOn('[data-value=raw] textarea')")
    tab.wait("the bytes as a value", saved("raw"), lambda value: value == {"$bytes": content})
    tab.run("dropOn('#stage')")
    assert not tab.evaluate("isTaken"), "beside the panel nothing is taken"


def test_data_is_kept_in_sets(tab: Tab, counter: Preview) -> None:
    tab.open(counter.at(panel="data"))
    tab.wait("the key", "!!document.querySelector('[data-value=count] input')")
    tab.run("""(() => {
      document.querySelector('[aria-label="Name of a set"]').value = 'full';
      document.querySelector('[aria-label="Name of a set"]').form.requestSubmit();
    })()""")
    tab.wait("the set to be chosen", "document.querySelector('[aria-label=\"Set of data\"]').value", lambda value: value == "full")
    kept = counter.app / "widget-data" / "full.json"
    assert '"count"' in kept.read_text()
    before = digest(tab, SMALL)
    kept.write_text('{"count": 7}\n')
    tab.wait("the set's new value", "document.querySelector('[data-value=count] input')?.value", lambda value: value == "7")
    tab.wait("new pixels", digest_of(SMALL), changed_from(before))


def test_timers_count_on_the_real_clock(tab: Tab, previews: Callable[..., Preview]) -> None:
    tasks = previews("Tasks", "TasksWidget", own=True)
    tab.before_scripts("""() => {
      globalThis.sent = 0;
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) { sent++; return send.call(this, text); };
    }""")
    tab.open(tasks.at(section="controls"))
    wait_until_drawn(tab)
    tab.click(*middle(tab, '[data-key="control:FocusControl.large"] .picture'))
    tab.run("document.querySelector('[data-section=island]').click()")
    tab.wait("the Live Activity", "!!document.querySelector('.tile[data-key$=\".compact\"]')")
    key = tab.evaluate("document.querySelector('.tile[data-key$=\".compact\"]').dataset.key")
    wait_until_drawn(tab)
    for _ in range(2):
        tab.wait("the timer to count", digest_of(key), changed_from(digest(tab, key)))
    show = "Object.defineProperty(document, 'hidden', {configurable: true, value: %s}); document.dispatchEvent(new Event('visibilitychange'))"
    tab.run(show % "true")
    assert_quiet(tab)
    hidden = digest(tab, key)
    tab.run(show % "false")
    tab.wait("the timer to go on", digest_of(key), changed_from(hidden))
    tab.run("document.querySelector('[data-section=previews]').click()")
    wait_until_drawn(tab)
    assert_quiet(tab)


def assert_quiet(tab: Tab) -> None:
    """Nothing is sent any more, for longer than a timer takes to count."""
    pause = "new Promise((resolve) => setTimeout(resolve, %d))"
    tab.wait("what is under way to end", f"(async () => {{ const before = sent; await {pause % 500}; return sent === before; }})()")
    assert tab.evaluate(f"(async () => {{ const before = sent; await {pause % 1500}; return sent - before; }})()") == 0


def test_entries_come_on_the_real_clock(tab: Tab, counter: Preview) -> None:
    tab.open(counter.address)
    wait_until_drawn(tab)
    before = digest(tab, SMALL)
    counter.edit("CounterWidget.swift", "[CounterEntry(date: .now, count: CounterStore.count)]",
                 "(0..<30).map { CounterEntry(date: .now.addingTimeInterval(2 * Double($0)), count: 100 + $0) }")
    for what in ("the build", "the next entry", "the one after it"):
        before = tab.wait(what, digest_of(SMALL), changed_from(before))
    counter.edit("CounterWidget.swift", "Text(count, format: .number)", f"Text(Date(timeIntervalSince1970: {time.time()}), style: .timer)")
    counter.edit("CounterWidget.swift", "(0..<30)", "(0..<1)")
    tab.wait("a widget that counts", "document.querySelector('.build-state').dataset.kind", lambda kind: kind == "good")
    before = digest(tab, SMALL)
    for what in ("the build", "the next second", "the one after it"):
        before = tab.wait(what, digest_of(SMALL), changed_from(before))


def test_the_clock_is_dragged(tab: Tab, news: Preview) -> None:
    tab.open(news.at(panel="time", clock="2026-01-01T09:00:00Z", zone="UTC"))
    wait_until_drawn(tab)
    assert tab.evaluate("document.querySelector('.clock-now').textContent") == "09:00"
    box = tab.evaluate("(() => { const {x, y, width, height} = document.querySelector('input.day').getBoundingClientRect(); return [x, y + height / 2, width]; })()")
    at = lambda hour: (box[0] + 8 + (box[2] - 16) * hour / 24, box[1])  # noqa: E731
    tab.drag(at(9), at(18))
    tab.wait("the clock to go on", "document.querySelector('.clock-face').textContent", lambda text: text.startswith(("17", "18")))
    tab.drag(at(18), at(6))
    tab.wait("the clock to go back", "document.querySelector('.clock-face').textContent", lambda text: text.startswith(("5", "6")))
    tab.wait("pictures at that time", "[...document.querySelectorAll('#screen .picture')].every(({picture}) => picture.result && !picture.error)")
    assert "2026-01-01T0" in tab.evaluate("decodeURIComponent(location.hash)")


def test_it_comes_back_after_the_server_was_killed(tab: Tab, counter: Preview) -> None:
    tab.open(counter.at(panel="log", scheme="dark"))
    wait_until_drawn(tab)
    before = digest(tab, SMALL)
    counter.kill()
    tab.wait("the page to notice", "document.querySelector('.build-state').textContent", lambda text: "Trying again" in text)
    assert digest(tab, SMALL) == before, "the pictures stay"
    counter.start()
    tab.wait("the page to be back", "document.querySelector('.build-state').dataset.kind", lambda kind: kind == "good")
    assert tab.evaluate("document.querySelector('[aria-pressed=true]').textContent") == "Dark"
    wait_until_drawn(tab)


def test_a_link_restores_what_is_seen(tab: Tab, news: Preview) -> None:
    tab.open(news.at(section="compare", scheme="dark", text="xxLarge", panel="share", columns="locale"))
    wait_until_drawn(tab)
    shown = "[...document.querySelectorAll('.compare-table th')].map((cell) => cell.textContent)"
    before = tab.evaluate(shown)
    assert len(before) == 8
    link = tab.evaluate("location.href")
    tab.open("about:blank")
    tab.open(link)
    wait_until_drawn(tab)
    assert tab.evaluate(shown) == before
    assert tab.evaluate("document.querySelector('#variants [aria-pressed=true]').textContent") == "Dark"


def test_controls_and_live_activities_work(tab: Tab, previews: Callable[..., Preview]) -> None:
    tasks = previews("Tasks", "TasksWidget", own=True)
    tab.open(tasks.at(section="controls", panel="log"))
    wait_until_drawn(tab)
    before = digest(tab, "control:FocusControl.large")
    tab.click(*middle(tab, '[data-key="control:FocusControl.large"] .picture'))
    tab.wait("the control's new state", digest_of("control:FocusControl.large"), changed_from(before))
    tab.run("document.querySelector('[data-section=island]').click()")
    tab.wait("the Live Activity", "document.querySelectorAll('.tile[data-key^=\"activity:\"] .picture').length", lambda count: count >= 3)
    wait_until_drawn(tab)
    end = "[...document.querySelectorAll('.card button')].find((button) => button.textContent === 'Dismiss')"
    tab.wait("its card", f"!!{end}")
    tab.run(f"{end}.click()")
    tab.wait("the Live Activity to go", "!document.querySelector('.tile[data-key^=\"activity:\"]')")


def test_the_inspector_names_what_is_under_the_pointer(tab: Tab, news: Preview) -> None:
    tab.open(news.at(panel="inspect"))
    wait_until_drawn(tab)
    x, y = middle(tab, '[data-key="NewsWidget.systemMedium"] .picture')
    tab.hover(x, y)
    tab.hover(x + 1, y - 20)
    tab.wait("what it knows", "document.querySelector('.details')?.textContent", lambda text: bool(text) and "Frame" in text and "Spacing" in text)
    assert tab.evaluate("document.querySelectorAll('.tree .node').length") > 5
    assert tab.evaluate("!!document.querySelector('.overlay-frame')")


def test_a_configuration_is_chosen_from_what_the_widget_offers(tab: Tab, previews: Callable[..., Preview]) -> None:
    pay = previews("PayShortcuts", "PayWidget")
    tab.open(pay.address)
    wait_until_drawn(tab)
    key = "PayShortcuts.systemMedium"
    before = digest(tab, key)
    tab.run(f"document.querySelector('[data-key=\"{key}\"] .tile-face').focus()")
    tab.press("\ue007")
    tab.wait("the menu", "document.activeElement.getAttribute('role')", lambda role: role == "menuitem")
    assert tab.evaluate("document.activeElement.textContent") == "Edit widget…"
    tab.press("\ue007")
    tab.wait("the options", "[...document.querySelectorAll('.option')].map((option) => option.textContent)", lambda texts: any("Request" in text for text in texts))
    tab.run("[...document.querySelectorAll('.option')].find((option) => option.textContent.includes('Request')).querySelector('input').click()")
    tab.run("document.querySelector('.sheet .primary').click()")
    tab.wait("new pixels", digest_of(key), changed_from(before))


def test_a_widget_without_data_says_what_to_do(tab: Tab, previews: Callable[..., Preview]) -> None:
    empty = previews("News", "NewsWidget", with_data=False)
    tab.open(empty.at(panel="data"))
    tab.wait("the hint", "document.querySelector('#panel-data > .hint').textContent", lambda text: "Nothing is saved" in text)


def test_the_page_keeps_the_room_that_pictures_take(tab: Tab, tasks: Preview) -> None:
    tab.open(tasks.address)
    wait_until_drawn(tab)
    assert tab.evaluate("""(async () => {
      const {DEVICES, sizeOf} = await import('/screens/devices.js');
      const {app} = document.querySelector('.picture').picture.gallery;
      const wrong = [];
      for (const device of DEVICES) for (const {kind, families} of app.model.widgets) for (const family of families) {
        if (!device.sizes[family]) continue;
        const {archive} = await app.session.call('renderWidget', {kind, family, format: 'archive', ...(device.name && {device: device.name})});
        if (String(archive.size) !== String(sizeOf(family, device))) wrong.push([device.name, family, archive.size]);
      }
      return wrong;
    })()""") == []
