import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@MainActor @Suite struct StackLayoutTests {
    @Test("a row shares its width equally among views that take what they get")
    func equalShares() throws {
        let view = HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.probe("b")
            Color.red.probe("c")
        }
        #expect(try frames(of: view, width: 90) == ["a": "0 0 30 100", "b": "30 0 30 100", "c": "60 0 30 100"])
    }

    @Test("eight points lie between views where no spacing is given")
    func defaultSpacing() throws {
        let view = VStack {
            Color.red.probe("a")
            Color.red.probe("b")
        }
        #expect(try frames(of: view) == ["a": "0 0 100 46", "b": "0 54 100 46"])
    }

    /// The distances that SwiftUI has between two texts at three pixels to a point, in pixels.
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

    @Test("text keeps a line's rhythm to what is no text")
    func mixedSpacing() throws {
        // A line of 17 points has 4.1 below its baseline, and is 8.3 higher than its capitals. A tenth of it is 7 pixels.
        let mixed = VStack {
            box(10, 10).probe("a")
            Text("b").probe("b")
            box(10, 10).probe("c")
            Text("d").padding(.bottom, 1).probe("d")
            Text("e").frame(height: 10).probe("e")
        }
        let column = try frames(of: mixed.fixedSize(), environment: EnvironmentValues()).mapValues(Row.init)
        func gap(_ upper: String, _ lower: String) throws -> Double {
            let gap = try #require(column[lower]).top - #require(column[upper]).bottom
            return (gap * 10).rounded() / 10
        }
        #expect(try gap("a", "b") == 6.4)
        #expect(try gap("b", "c") == 10.6)
        #expect(try gap("c", "d") == 6.4)
        #expect(try gap("d", "e") == 8)
    }

    @Test("the least flexible view chooses first, whatever its place")
    func leastFlexibleFirst() throws {
        let view = HStack(spacing: 0) {
            Color.red.probe("a")
            box(70, 10).probe("b")
            Color.red.probe("c")
        }
        #expect(try frames(of: view) == ["a": "0 0 15 100", "b": "15 45 70 10", "c": "85 0 15 100"])
    }

    @Test("a view that wants less than its share leaves the rest to the others")
    func leftOver() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 20).probe("a")
            Color.red.probe("b")
        }
        #expect(try frames(of: view) == ["a": "0 0 20 100", "b": "20 0 80 100"])
    }

    @Test("a higher priority takes all but the least that the others need")
    func priorities() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(minWidth: 10).probe("a")
            Color.red.layoutPriority(1).probe("b")
            Color.red.frame(minWidth: 10).probe("c")
        }
        #expect(try frames(of: view) == ["a": "0 0 10 100", "b": "10 0 80 100", "c": "90 0 10 100"])
    }

    @Test("priorities pass through padding and frames")
    func priorityThroughWrappers() throws {
        let view = HStack(spacing: 0) {
            Color.red.probe("a")
            Color.red.layoutPriority(1).padding(.zero).probe("b")
        }
        #expect(try frames(of: view) == ["a": "0 0 0 100", "b": "0 0 100 100"])
    }

    @Test("a spacer keeps its least length, and takes no spacing beside it")
    func spacers() throws {
        let wide = HStack {
            box(20, 10).probe("a")
            Spacer()
            box(20, 10).probe("b")
        }
        #expect(try frames(of: wide) == ["a": "0 45 20 10", "b": "80 45 20 10"])
        let tight = HStack {
            box(60, 10).probe("a")
            Spacer()
            box(60, 10).probe("b")
        }
        #expect(try frames(of: tight) == ["a": "-14 45 60 10", "b": "54 45 60 10"])
        let stated = HStack(spacing: 5) {
            box(20, 10).probe("a")
            Spacer(minLength: 30)
            box(60, 10).probe("b")
        }
        #expect(try frames(of: stated) == ["a": "-10 45 20 10", "b": "50 45 60 10"])
    }

    @Test("a spacer follows the stack it is in, and nothing but a stack")
    func spacerAxis() throws {
        let row = HStack { Spacer().probe("s") }
        #expect(try frames(of: row) == ["s": "0 50 100 0"])
        let column = VStack { Group { Spacer() }.probe("s") }
        #expect(try frames(of: column) == ["s": "50 0 0 100"])
        let alone = Spacer().probe("s")
        #expect(try frames(of: alone) == ["s": "0 0 100 100"])
        let layered = HStack { ZStack { Spacer() }.probe("s") }
        #expect(try frames(of: layered) == ["s": "0 0 100 100"])
    }

    @Test("a divider lies across its stack, one pixel thick")
    func dividers() throws {
        let column = VStack(spacing: 0) {
            Color.red.probe("a")
            Divider().probe("d")
        }
        #expect(try frames(of: column) == ["a": "0 0 100 99", "d": "0 99 100 1"])
        let row = HStack(spacing: 0) {
            box(20, 20).probe("a")
            Divider().probe("d")
        }.fixedSize()
        #expect(try frames(of: row) == ["a": "39.5 40 20 20", "d": "59.5 40 1 20"])
    }

    @Test("views line up at the stack's alignment")
    func alignments() throws {
        func column(_ alignment: HorizontalAlignment) -> some View {
            VStack(alignment: alignment, spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        #expect(try frames(of: column(.leading)) == ["a": "30 40 40 10", "b": "30 50 20 10"])
        #expect(try frames(of: column(.center)) == ["a": "30 40 40 10", "b": "40 50 20 10"])
        #expect(try frames(of: column(.trailing)) == ["a": "30 40 40 10", "b": "50 50 20 10"])
    }

    @Test("an explicit guide moves a view and widens the stack around it")
    func alignmentGuides() throws {
        let view = VStack(alignment: .leading, spacing: 0) {
            box(40, 10).probe("a")
            box(40, 10).alignmentGuide(.leading) { $0[.leading] - 20 }.probe("b")
        }
        #expect(try frames(of: view) == ["a": "20 40 40 10", "b": "40 50 40 10"])
    }

    @Test("a custom alignment lines up views in different containers")
    func customAlignment() throws {
        let view = HStack(alignment: .middle, spacing: 0) {
            VStack(spacing: 0) {
                box(10, 30).probe("a")
                box(10, 10).alignmentGuide(.middle) { $0[VerticalAlignment.center] }.probe("b")
            }
            box(10, 10).alignmentGuide(.middle) { $0[VerticalAlignment.center] }.probe("c")
        }
        #expect(try frames(of: view) == ["a": "40 30 10 30", "b": "40 60 10 10", "c": "50 60 10 10"])
    }

    @Test("layers share the proposal, and those of the highest priority decide the size")
    func layers() throws {
        let view = ZStack(alignment: .bottomTrailing) {
            box(40, 20).probe("a")
            box(20, 40).probe("b")
        }.probe("z")
        #expect(try frames(of: view) == ["z": "30 30 40 40"])
        let ranked = ZStack {
            Color.red.layoutPriority(-1).probe("a")
            box(20, 30).probe("b")
        }
        #expect(try frames(of: ranked) == ["a": "0 0 100 100", "b": "40 35 20 30"])
    }

    @Test("rows run from the right where text does")
    func rightToLeft() throws {
        let view = HStack(spacing: 0) {
            box(20, 10).probe("a")
            box(30, 10).padding(.leading, 10).probe("b")
            Spacer()
        }
        #expect(try frames(of: view, environment: .rightToLeft) == ["a": "80 45 20 10", "b": "40 45 40 10"])
        let aligned = box(20, 10).probe("a").frame(maxWidth: .infinity, alignment: .leading)
        #expect(try frames(of: aligned, environment: .rightToLeft) == ["a": "80 45 20 10"])
    }

    @Test("views of an optional, a branch and a loop are the stack's own")
    func flattening() throws {
        let shown: Int? = 1
        let view = VStack(spacing: 0) {
            if let shown { box(CGFloat(shown) * 10, 10).probe("optional") }
            if shown == nil { box(10, 10).probe("absent") } else { box(10, 10).probe("branch") }
            ForEach(0..<2) { box(10, 10).probe("loop\($0)") }
            Group {
                box(10, 10)
                box(10, 10)
            }.probe("group")
            EmptyView()
        }
        #expect(
            try frames(of: view) == [
                "optional": "45 20 10 10", "branch": "45 30 10 10", "loop0": "45 40 10 10", "loop1": "45 50 10 10",
                "group": "45 60 10 10 & 45 70 10 10",
            ])
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

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    fileprivate static let middle = VerticalAlignment(Middle.self)
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
