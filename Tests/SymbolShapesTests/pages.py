#!/usr/bin/env python3
"""pages.py PROGRAM FOLDER: draws the symbols of Fixtures/symbol-names.txt by PROGRAM, with their names, on pages in FOLDER.

The background of those that are shown as another is yellow. FOLDER has the widget's source and its warnings too.
"""
import pathlib
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
COLUMNS, ROWS = 12, 6

WIDGET = """
import SwiftUI
import WidgetKit

struct SymbolPage: View {
    let names: [String]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<%(rows)d, id: \\.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<%(columns)d, id: \\.self) { column in cell(row * %(columns)d + column) }
                }
            }
        }
        .containerBackground(.white, for: .widget)
    }

    @ViewBuilder private func cell(_ index: Int) -> some View {
        let words = index < names.count ? names[index].split(separator: " ") : []
        VStack(spacing: 2) {
            if let name = words.first {
                Image(systemName: String(name)).font(.system(size: 22)).frame(height: 30)
                Text(name).font(.system(size: 6)).lineLimit(3).multilineTextAlignment(.center)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(words.count > 1 ? Color.yellow.opacity(0.3) : .clear)
    }
}

struct SymbolPages: PreviewProvider {
    static let pages: [[String]] = %(pages)s

    static var previews: some View {
        ForEach(pages.indices, id: \\.self) { index in
            SymbolPage(names: pages[index])
                .previewContext(WidgetPreviewContext(family: .systemExtraLarge))
                .previewDisplayName("symbols-\\(index + 1)")
        }
    }
}

struct Provider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

@main struct SymbolsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Symbols", provider: Provider()) { _ in SymbolPage(names: SymbolPages.pages[0]) }
    }
}
"""

lines = (pathlib.Path(__file__).parent / "Fixtures/symbol-names.txt").read_text().splitlines()
names = [line for line in lines if line and not line.startswith("#")]
pages = [names[start : start + COLUMNS * ROWS] for start in range(0, len(names), COLUMNS * ROWS)]
literal = "[\n" + "".join("        [%s],\n" % ", ".join(f'"{name}"' for name in page) for page in pages) + "    ]"

source = folder / "source"
source.mkdir(parents=True, exist_ok=True)
(source / "Symbols.swift").write_text(WIDGET % {"rows": ROWS, "columns": COLUMNS, "pages": literal})
for page in folder.glob("*.png"):
    page.unlink()
command = [program, "render", source, "--all-previews", "--scale", "2", "-o", folder]
result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
(folder / "warnings.txt").write_text(result.stderr)
if result.returncode:
    sys.exit(result.stderr)
print(f"{len(names)} symbols on {len(pages)} pages, and what is said of them: {folder.resolve()}")
