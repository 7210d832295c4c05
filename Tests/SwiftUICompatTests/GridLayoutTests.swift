import Foundation
import SwiftUICompat
import Testing

@MainActor @Suite struct GridLayoutTests {
    @Test("a grid's columns are as wide as their widest cell, its rows as high as their highest")
    func grids() throws {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(10, 10).probe("a")
                box(30, 10).probe("b")
            }
            GridRow {
                box(20, 30).probe("c")
                box(10, 10).probe("d")
            }
        }
        #expect(
            try frames(of: view) == [
                "a": "30 30 10 10", "b": "45 30 30 10", "c": "25 40 20 30", "d": "55 50 10 10",
            ])
    }

    @Test("flexible cells share what the others leave")
    func flexibleCells() throws {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(20, 10).probe("a")
                Color.red.probe("b")
            }
            GridRow {
                Color.red.probe("c")
                Color.red.probe("d")
            }
        }
        let found = try frames(of: view)
        #expect(found["b"] == "50 0 50 50")
        #expect(found["d"] == "50 50 50 50")
    }

    @Test("cells span, anchor, align and stay out of the sizing as they say")
    func cellTraits() throws {
        let view = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(20, 10).gridColumnAlignment(.trailing).probe("a")
                box(20, 10).probe("b")
            }
            GridRow { box(40, 10).gridCellColumns(2).probe("wide") }
            GridRow {
                box(10, 10).probe("c")
                box(10, 20).probe("d")
            }
            Divider().gridCellUnsizedAxes(.horizontal).probe("line")
        }
        let found = try frames(of: view)
        #expect(found["a"] == "25 29.5 20 10")
        #expect(found["b"] == "55 29.5 20 10")
        #expect(found["c"] == "35 54.5 10 10")
        #expect(found["line"] == "25 69.5 50 1")
    }

    @Test("a lazy grid's columns are fixed, share the rest, or are as many as fit")
    func lazyGrids() throws {
        let shared = LazyVGrid(
            columns: [GridItem(.fixed(20)), GridItem(.flexible()), GridItem(.flexible())], spacing: 4
        ) {
            ForEach(0..<4) { Color.red.frame(height: 10).probe("\($0)") }
        }
        #expect(
            try frames(of: shared) == [
                "0": "0 38 20 10", "1": "28 38 32 10", "2": "68 38 32 10", "3": "0 52 20 10",
            ])
        let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)], spacing: 0) {
            ForEach(0..<3) { Color.red.frame(height: 10).probe("\($0)") }
        }
        #expect(try frames(of: adaptive) == ["0": "0 40 45 10", "1": "55 40 45 10", "2": "0 50 45 10"])
    }

    @Test("a lazy column is as wide as proposed")
    func lazyStacks() throws {
        let view = LazyVStack(alignment: .trailing, spacing: 0) { box(10, 10).probe("a") }
        #expect(try frames(of: view) == ["a": "90 45 10 10"])
    }

    @Test("a layout of the user's own sees sizes, priorities and values, and places")
    func customLayouts() throws {
        let view = Diagonal(step: 5) {
            box(10, 10).probe("a")
            box(20, 10).layoutValue(key: Shift.self, value: 7).probe("b")
        }
        #expect(try frames(of: view) == ["a": "29 40 10 10", "b": "51 50 20 10"])
        let erased = AnyLayout(Diagonal(step: 5)) {
            box(10, 10).probe("a")
            box(20, 10).probe("b")
        }
        #expect(try frames(of: erased) == ["a": "32.5 40 10 10", "b": "47.5 50 20 10"])
    }

    @Test("the stacks' layouts work by themselves and inside of another layout")
    func stackLayouts() throws {
        let layout = AnyLayout(HStackLayout(alignment: .top, spacing: 0))
        let view = layout {
            box(10, 10).probe("a")
            box(10, 30).probe("b")
        }
        #expect(try frames(of: view) == ["a": "40 35 10 10", "b": "50 35 10 30"])
        let wrapped = Wrapping(base: AnyLayout(VStackLayout(spacing: 2))) {
            box(10, 10).probe("a")
            box(10, 10).probe("b")
        }
        #expect(try frames(of: wrapped) == ["a": "45 39 10 10", "b": "45 51 10 10"])
    }
}

private struct Shift: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Puts each view below and to the right of the one before.
private struct Diagonal: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + step * CGFloat(subviews.count - 1)
                + subviews.map { $0[Shift.self] }.reduce(0, +),
            height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var point = CGPoint(x: bounds.minX, y: bounds.minY)
        for subview in subviews {
            let size = subview.dimensions(in: .unspecified)
            point.x += subview[Shift.self]
            subview.place(at: point, proposal: ProposedViewSize(width: size.width, height: size.height))
            point.x += size.width + step
            point.y += size.height
        }
    }
}

/// Hands everything to another layout.
private struct Wrapping: Layout {
    let base: AnyLayout

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
