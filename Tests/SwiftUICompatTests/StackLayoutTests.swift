import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@MainActor @Suite struct StackLayoutTests {
    @Test(
        "a text keeps its own leading to the text above it, through nested stacks",
        arguments: [
            (.largeTitle, 2), (.title, 2), (.title2, 6), (.title3, 4), (.headline, 6), (.body, 6), (.callout, 6),
            (.subheadline, 7), (.footnote, 8), (.caption, 6), (.caption2, 0), (.system(size: 17), 0),
        ] as [(Font, Double)])
    func textSpacing(font: Font, pixels: Double) throws {
        let lines = VStack {
            HStack { Text("a").font(.title) }.probe("a")
            VStack { Text("b").font(font) }.frame(maxWidth: .infinity).probe("b")
        }
        let column = try frames(of: lines.fixedSize(), environment: EnvironmentValues()).mapValues(Row.init)
        let gap = try #require(column["b"]).top - #require(column["a"]).bottom
        #expect(abs(gap - pixels / 3) < 0.011)
    }

    @Test("a view over a lower one in writing has the higher z-index")
    func zIndex() throws {
        let view = ZStack {
            Color.red.zIndex(1)
            Color.blue
        }
        let archive = try archive(view, size: CGSize(width: 10, height: 10), environment: .onePixel)
        let other = try SwiftUICompatTests.archive(
            ZStack {
                Color.blue
                Color.red
            }, size: CGSize(width: 10, height: 10), environment: .onePixel)
        #expect(archive.items == other.items)
    }
}

/// Where a frame of `frames(of:)` begins and ends in a column.
private struct Row {
    let top: Double
    let bottom: Double

    init(_ frame: String) {
        let numbers = frame.split(separator: " ").compactMap { Double($0) }
        top = numbers[1]
        bottom = numbers[1] + numbers[3]
    }
}
