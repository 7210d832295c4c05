"""What the preview's page costs in Chromium: from a save to new pixels on the screen, and while nothing happens."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Callable, Iterator

from build_figures import more_views
from harness import REPOSITORY, Bench, Figure, children

if TYPE_CHECKING:
    from bidi import BiDi, Tab

WIDGETS = 40
IDLE = 10.0
# For so long Chromium collects garbage once a page has been drawn.
TIDYING = 20.0
GROUP = "group.bench"

# Resolves to the time when a picture's next pixels have been put on the screen.
DRAWN = """globalThis.drawn = (key) => new Promise((resolve, reject) => {
  const {picture} = document.querySelector(`#screen [data-key="${key}"] .picture`);
  const before = picture.result.digest;
  const tooLate = setTimeout(() => reject(new Error(`no new pixels of ${key}`)), 30_000);
  const end = picture.gallery.on('settled', async ({subject, result, image}) => {
    if (subject.key !== key || result.digest === before) return;
    end();
    clearTimeout(tooLate);
    await image.decode();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
  });
});
globalThis.app = document.querySelector('.picture').picture.gallery.app;
globalThis.now = () => performance.timeOrigin + performance.now();
"""


def preview(bench: Bench) -> Iterator[Figure]:
    """40 widgets of which one changes, an idle page, and edits of a widget of ten files."""
    # python3-websocket, which drives browsers, is needed for these figures alone.
    sys.path.insert(0, str(REPOSITORY / "Tests/browser"))
    try:
        from browsers import browser
    except ImportError as error:
        raise RuntimeError(f"{error}; with it: make deps PACKAGES=python3-websocket") from error
    try:
        with browser("chromium") as bidi:
            yield from many(bench, bidi)
            yield from edits(bench, bidi)
    except AssertionError as error:
        raise RuntimeError(error) from error


def many(bench: Bench, bidi: BiDi) -> Iterator[Figure]:
    from bidi import Tab

    widget = bench.path("ManyWidgets")
    widget.mkdir()
    (widget / "ManyWidgets.swift").write_text(many_widgets())
    empty = Tab(bidi)
    empty.open("about:blank")
    _, nothing = used(os.getpid())
    empty.close()
    with page(bench, bidi, widget, 3840, 2160, f"group={GROUP}&zoom=1") as (tab, program):
        seen = tab.evaluate("app.gallery.all.filter(({isVisible, result}) => isVisible && result).length")
        if seen != WIDGETS:
            raise RuntimeError(f"{seen} of {WIDGETS} widgets are seen")
        ours, renderers = used(program)
        yield Figure(f"{WIDGETS} widgets, CPU of the program in {IDLE:.0f} idle seconds", f"{ours:.0f} ms", target="≤ 20 ms", passes=ours <= 20)
        yield Figure("  of the browser's renderers, against an empty page's", f"{renderers:.0f} ms", f"{nothing:.0f} ms", target="≤ 50 ms", passes=renderers <= 50)
        values = count(1)

        def changed(script: str) -> Callable[[], float]:
            def measure() -> float:
                number = next(values)
                return tab.evaluate(f"""(() => {{
                  const [key, kind, value, begun] = ['value{number % WIDGETS}', 'Tile{number % WIDGETS}', {number}, now()];
                  const shown = drawn(`${{kind}}.systemSmall`);
                  {script}
                  return shown.then((end) => end - begun);
                }})()""")

            return measure

        reloaded = changed(f"""
          app.session.call('saveWidgetData', {{id: key, data: value, appGroupId: '{GROUP}'}});
          app.session.call('updateWidget', {{ios: kind}});""")
        edited = changed("app.store.save(key, value);")
        yield milliseconds(f"{WIDGETS} widgets, a save and update of one to its pixels, p50", settled(tab, reloaded, 20 * bench.rounds), 50)
        yield milliseconds("  the same in the data editor, which reloads all", settled(tab, edited, 4 * bench.rounds), None)


def edits(bench: Bench, bidi: BiDi) -> Iterator[Figure]:
    sample = bench.path("News")
    shutil.copytree(REPOSITORY / "samples/News", sample)
    widget = sample / "NewsWidget"
    for number in range(3):
        (widget / f"More{number}.swift").write_text(more_views(number))
    files = len(list(widget.glob("*.swift")))
    lead = widget / "LeadStoryView.swift"
    colour = widget / "Assets.xcassets/WidgetBackground.colorset/Contents.json"
    values = count(30)
    with page(bench, bidi, widget, 1280, 900, "", data=sample / "commands.jsonl") as (tab, _):

        def saved(file: Path, pattern: str, new: Callable[[int], str], family: str) -> Callable[[], float]:
            def measure() -> float:
                text = re.sub(pattern, new(next(values)), file.read_text(), count=1)
                tab.run(f"globalThis.shown = drawn('NewsWidget.{family}'); 0")
                begun = time.time() * 1e3
                file.write_text(text)
                return tab.evaluate("shown") - begun

            return measure

        def typed() -> float:
            return tab.evaluate(f"""(async () => {{
              const posts = await app.session.call('getWidgetData', {{id: 'posts', appGroupId: 'group.news.sample'}});
              const begun = now();
              const shown = drawn('NewsWidget.systemSmall');
              app.store.save('posts', posts.map((post) => ({{...post, title: 'Story {next(values)}'}})));
              return (await shown) - begun;
            }})()""")

        swift = saved(lead, r"opacity\(0\.\d+\)", lambda n: f"opacity(0.{n % 100:02})", "systemSmall")
        asset = saved(colour, r'"red" : "0x..', lambda n: f'"red" : "0x{n % 256:02X}', "systemMedium")
        rounds = max(3, bench.rounds)
        yield milliseconds(f"preview of {files} files, an edit of one to its pixels", settled(tab, swift, rounds), 1500)
        yield milliseconds("  an edit of a colour in its assets", settled(tab, asset, 2 * rounds), 300)
        yield milliseconds("  an edit of its data", settled(tab, typed, 4 * rounds), 300)


def milliseconds(name: str, values: list[float], most: float | None) -> Figure:
    taken = median(values)
    return Figure(name, f"{taken:.0f} ms", target="" if most is None else f"≤ {most:.0f} ms", passes=None if most is None else taken <= most)


def settled(tab: Tab, measure: Callable[[], float], rounds: int) -> list[float]:
    """Each round once all that the one before has brought is drawn."""
    found = []
    for _ in range(rounds + 1):
        tab.wait("all pictures", "app.gallery.all.every(({isDrawing}) => !isDrawing)")
        time.sleep(0.2)
        found.append(measure())
    return found[1:]


@contextlib.contextmanager
def page(
    bench: Bench, bidi: BiDi, widget: Path, width: int, height: int, state: str, data: Path | None = None
) -> Iterator[tuple[Tab, int]]:
    """The preview of a widget in a tab, all pictures drawn, and the program's process."""
    from bidi import Tab
    from conftest import wait_until_drawn

    root = str(bench.path("root"))
    if data:
        saves = [line for line in data.read_text().splitlines(keepends=True) if "AppGroupId" in line or "saveWidgetData" in line]
        subprocess.run([bench.bridge, "serve", "--root", root], input="".join(saves), text=True, check=True, stdout=subprocess.DEVNULL)
    program = subprocess.Popen(
        [bench.bridge, "preview", widget, "--root", root, "--port", "0", "--no-open"], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        address = next(line.strip() for line in program.stdout if "http://" in line)
        tab = Tab(bidi, width, height, scale=1)
        tab.open(f"{address}&{state}")
        wait_until_drawn(tab)
        tab.run(DRAWN)
        yield tab, program.pid
        tab.close()
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(timeout=30)


def used(program: int) -> tuple[float, float]:
    """CPU in idle seconds: a process's with all that it has started, and that of Chromium's renderers."""
    time.sleep(TIDYING)
    groups = below(program), [each for each in below(os.getpid()) if "--type=renderer" in command(each)]
    before = [spent(group) for group in groups]
    time.sleep(IDLE)
    ours, renderers = (after - begun for begun, after in zip(before, [spent(group) for group in groups]))
    return ours, renderers


def below(process: int) -> list[int]:
    found = [process]
    for each in found:
        found += children(each)
    return found


def command(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")


def spent(processes: list[int]) -> float:
    """In milliseconds of CPU; the kernel says hundredths of a second."""
    fields = (Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in processes)
    return sum(int(each[11]) + int(each[12]) for each in fields) * 1e3 / os.sysconf("SC_CLK_TCK")


def many_widgets() -> str:
    """A bundle of small widgets, each with a key of its own."""
    tiles = "".join(
        f"""
struct Tile{n}: Widget {{
    var body: some WidgetConfiguration {{
        StaticConfiguration(kind: "Tile{n}", provider: TileProvider(key: "value{n}")) {{ TileView(entry: $0) }}
            .configurationDisplayName("Tile {n}")
            .supportedFamilies([.systemSmall])
    }}
}}
"""
        for n in range(WIDGETS))
    bundle = "\n".join(f"        Tile{n}()" for n in range(WIDGETS))
    return f"""import SwiftUI
import WidgetKit

struct TileEntry: TimelineEntry {{
    let date: Date
    let title: String
    let value: Int
}}

struct TileProvider: TimelineProvider {{
    let key: String

    func placeholder(in context: Context) -> TileEntry {{ TileEntry(date: .now, title: key, value: 0) }}

    func getSnapshot(in context: Context, completion: @escaping (TileEntry) -> Void) {{ completion(entry) }}

    func getTimeline(in context: Context, completion: @escaping (Timeline<TileEntry>) -> Void) {{
        completion(Timeline(entries: [entry], policy: .never))
    }}

    private var entry: TileEntry {{
        TileEntry(date: .now, title: key, value: UserDefaults(suiteName: "{GROUP}")?.integer(forKey: key) ?? 0)
    }}
}}

struct TileView: View {{
    let entry: TileEntry

    var body: some View {{
        VStack(alignment: .leading, spacing: 6) {{
            Label(entry.title, systemImage: "chart.bar.fill").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
            Text(entry.value, format: .number).font(.system(size: 40, weight: .semibold, design: .rounded))
            Spacer(minLength: 0)
            HStack(alignment: .bottom, spacing: 4) {{
                ForEach(0..<7, id: \\.self) {{ day in
                    RoundedRectangle(cornerRadius: 3).fill(Color.accentColor.gradient).frame(height: CGFloat(8 + (day * 7 + entry.value) % 24))
                }}
            }}
        }}
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .containerBackground(.background, for: .widget)
    }}
}}
{tiles}
@main
struct Tiles: WidgetBundle {{
    var body: some Widget {{
{bundle}
    }}
}}
"""
