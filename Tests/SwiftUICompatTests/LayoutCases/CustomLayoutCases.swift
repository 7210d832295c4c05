import Foundation
import SwiftUICompat

extension LayoutCase {
    /// Layouts of one's own.
    static let customLayouts = LayoutTable.cases { expect in
        expect("a layout's views lie where it places them", ["a": "40 35 10 10", "b": "40 45 20 20"]) {
            Column {
                box(10, 10).probe("a")
                box(20, 20).probe("b")
            }
        }
        expect("a layout that asks for ideal sizes gets them", ["a": "45 40 10 10", "b": "45 50 10 10"]) {
            Column {
                Color.red.probe("a")
                Color.red.probe("b")
            }
        }
        expect(
            "views of loops and groups are the layout's own",
            ["0": "45 30 10 10", "1": "45 40 10 10", "c": "45 50 10 10", "d": "45 60 10 10"]
        ) {
            Column {
                ForEach(0..<2) { box(10, 10).probe("\($0)") }
                Group {
                    box(10, 10).probe("c")
                    box(10, 10).probe("d")
                }
            }
        }
        expect("a view is placed by its anchor", ["a": "75 80 20 10"]) {
            Placing(at: CGPoint(x: 95, y: 90), anchor: .bottomTrailing) { box(20, 10).probe("a") }
        }
        expect("a view is placed by its top leading corner where no anchor is said", ["a": "30 20 20 10"]) {
            Placing(at: CGPoint(x: 30, y: 20)) { box(20, 10).probe("a") }
        }
        expect("a view that a layout does not place lies in its middle", ["a": "45 45 10 10"]) {
            Placing(at: nil) { box(10, 10).probe("a") }
        }
        expect("a placed view takes what it is proposed there", ["a": "10 10 30 20"]) {
            Placing(at: CGPoint(x: 10, y: 10), proposal: ProposedViewSize(width: 30, height: 20)) {
                Color.red.probe("a")
            }
        }
        expect("a proposal of nothing asks for the least size", ["a": "40 45 20 10"]) {
            Asking(proposal: .zero) { Color.red.frame(minWidth: 20, minHeight: 10).probe("a") }
        }
        expect("an infinite proposal asks for the greatest size", ["a": "20 30 60 40"]) {
            Asking(proposal: .infinity) { Color.red.frame(maxWidth: 60, maxHeight: 40).probe("a") }
        }
        expect("an unspecified proposal asks for the ideal size", ["a": "35 40 30 20"]) {
            Asking(proposal: .unspecified) { Color.red.frame(idealWidth: 30, idealHeight: 20).probe("a") }
        }
        expect("a proposal may leave one dimension to the view", ["a": "30 25 40 50"]) {
            Asking(proposal: ProposedViewSize(width: 40, height: nil)) {
                Color.red.aspectRatio(0.8, contentMode: .fit).probe("a")
            }
        }
        expect("a layout is proposed what its container offers", ["a": "25 25 50 50"]) {
            Half { Color.red.probe("a") }
        }
        expect("a layout is proposed its part of a stack", ["a": "12.5 25 25 50", "b": "50 0 50 100"]) {
            HStack(spacing: 0) {
                Half { Color.red.probe("a") }.frame(minWidth: 0, maxWidth: .infinity)
                Color.red.probe("b")
            }
        }
        expect("a layout's bounds are of the size that it has chosen", ["a": "30 40 40 20"]) {
            Sized(size: CGSize(width: 40, height: 20)) { Color.red.probe("a") }
        }
        expect("a layout reads its views' values", ["a": "45 40 10 10", "b": "52 50 10 10"]) {
            Column {
                box(10, 10).probe("a")
                box(10, 10).layoutValue(key: Indentation.self, value: 7).probe("b")
            }
        }
        expect("the outer one of two values is the view's", ["a": "50 45 10 10"]) {
            Column {
                box(10, 10).layoutValue(key: Indentation.self, value: 7).layoutValue(key: Indentation.self, value: 5)
                    .probe("a")
            }
        }
        expect(
            "values pass through other modifiers, and do not leave a container",
            ["a": "49 40 10 10", "b": "45 50 10 10"]
        ) {
            Column {
                box(10, 10).layoutValue(key: Indentation.self, value: 4).padding(0).probe("a")
                VStack { box(10, 10).layoutValue(key: Indentation.self, value: 7) }.probe("b")
            }
        }
        expect("a layout reads its views' priorities", ["a": "45 50 10 10", "b": "45 40 10 10"]) {
            Column(isRanked: true) {
                box(10, 10).probe("a")
                box(10, 10).layoutPriority(1).probe("b")
            }
        }
        expect("views without preferences are eight points apart", ["a": "45 36 10 10", "b": "45 54 10 10"]) {
            Column(isSpaced: true) {
                box(10, 10).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect(
            "texts prefer their leading between them in a layout, too", scale: 3,
            ["a": "_ 28.67 _ 20.33", "b": "_ 51 _ 20.33"]
        ) {
            Column(isSpaced: true) {
                Text("a").probe("a")
                Text("b").probe("b")
            }
        }
        expect(
            "a layout's own preference is what its views prefer", scale: 3,
            ["a": "_ 28.67 _ 20.33", "b": "_ 51 _ 20.33"]
        ) {
            VStack {
                Column { Text("a").probe("a") }
                Text("b").probe("b")
            }
        }
        expect("a layout may read its views' guides", ["a": "45 40 10 10", "b": "40 50 20 10"]) {
            Column(alignment: .center) {
                box(10, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect("a layout's explicit guide is what containers align it by", ["a": "35 40 20 10", "b": "45 50 20 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                Indented { box(20, 10).probe("a") }
                box(20, 10).probe("b")
            }
        }
        expect("a layout hands on its views' horizontal guides", ["a": "35 40 20 10", "b": "45 50 20 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                Column { box(20, 10).alignmentGuide(.leading) { _ in 10 }.probe("a") }
                box(20, 10).probe("b")
            }
        }
        expect(
            "a layout hands on its views' vertical guides from where it places them",
            ["a": "40 30 10 30", "b": "40 60 10 10", "c": "50 60 10 10"]
        ) {
            HStack(alignment: .marked, spacing: 0) {
                Column {
                    box(10, 30).probe("a")
                    box(10, 10).marked().probe("b")
                }
                box(10, 10).marked().probe("c")
            }
        }
        expect("a layout hands on its texts' baselines", scale: 3, ["a": "_ 39.83 _ 20.33", "b": "_ 46.17 _ 10"]) {
            HStack(alignment: .firstTextBaseline) {
                Column { Text("a").probe("a") }
                box(10, 10).probe("b")
            }
        }
        expect(
            "what a layout keeps of its views is there to measure and to place",
            ["a": "20 45 30 10", "b": "50 40 30 20"]
        ) {
            EqualWidths {
                Color.red.frame(idealWidth: 30).frame(height: 10).probe("a")
                Color.red.frame(idealWidth: 10).frame(height: 20).probe("b")
            }
        }
        expect("what a layout writes to its cache in measuring is there in placing", ["a": "10 0 40 10"]) {
            Remembering { Color.red.probe("a") }.frame(width: 80, height: 100)
        }
        expect("layouts may be in layouts", ["a": "45 40 10 10", "b": "45 50 10 10"]) {
            Column {
                Column { box(10, 10).probe("a") }
                Column { box(10, 10).probe("b") }
            }
        }
    }

    /// Layouts in place of stacks, and layouts whose type is forgotten.
    static let erasedLayouts = LayoutTable.cases { expect in
        expect("a row's layout lays views out as a row does", ["a": "38 40 10 20", "b": "52 40 10 10"]) {
            HStackLayout(alignment: .top, spacing: 4) {
                box(10, 20).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("a column's layout lays views out as a column does", ["a": "40 36 20 10", "b": "50 54 10 10"]) {
            VStackLayout(alignment: .trailing) {
                box(20, 10).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("the layers' layout lays views over each other", ["a": "40 40 20 20", "b": "40 40 10 10"]) {
            ZStackLayout(alignment: .topLeading) {
                box(20, 20).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect(
            "a grid's layout lays rows out as a grid does",
            ["a": "35 40 10 10", "b": "45 40 20 10", "c": "35 50 10 10"]
        ) {
            GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10).probe("a")
                    box(20, 10).probe("b")
                }
                GridRow { box(10, 10).probe("c") }
            }
        }
        expect("a row whose type is forgotten is a row", ["a": "0 0 80 100", "b": "80 45 20 10"]) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.probe("a")
                box(20, 10).probe("b")
            }
        }
        expect("a layout may be one or the other", ["a": "45 36 10 10", "b": "45 54 10 10"]) {
            let layout = stackLayout(.vertical)
            layout {
                box(10, 10).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("layers whose type is forgotten are layers", ["a": "30 40 40 20", "b": "40 30 20 40"]) {
            AnyLayout(ZStackLayout()) {
                box(40, 20).probe("a")
                box(20, 40).probe("b")
            }
        }
        expect("a layout of one's own may be forgotten, too", ["a": "40 40 10 10", "b": "40 50 20 10"]) {
            AnyLayout(Column()) {
                box(10, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect("a forgotten layout may be forgotten again", ["a": "40 45 10 10", "b": "50 45 10 10"]) {
            AnyLayout(AnyLayout(HStackLayout(spacing: 0))) {
                box(10, 10).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("a forgotten column hands on its views' guides", ["a": "40 50 10 10", "b": "50 50 10 10"]) {
            HStack(alignment: .marked, spacing: 0) {
                AnyLayout(VStackLayout(spacing: 0)) {
                    box(10, 10)
                    box(10, 10).marked().probe("a")
                }
                box(10, 10).marked().probe("b")
            }
        }
        expect("a layout may hand its work to another one", ["a": "45 39 10 10", "b": "45 51 10 10"]) {
            Handing(to: AnyLayout(VStackLayout(spacing: 2))) {
                box(10, 10).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect(
            "a layout that hands its work on has the other one's guides",
            ["a": "40 30 10 30", "b": "40 60 10 10", "c": "50 60 10 10"]
        ) {
            HStack(alignment: .marked, spacing: 0) {
                Handing(to: AnyLayout(VStackLayout(spacing: 0))) {
                    box(10, 30).probe("a")
                    box(10, 10).marked().probe("b")
                }
                box(10, 10).marked().probe("c")
            }
        }
        expect("a stack's layout in a row is as flexible as the stack", ["a": "0 0 70 100", "b": "70 45 30 10"]) {
            HStack(spacing: 0) {
                VStackLayout() { Color.red.probe("a") }
                AnyLayout(VStackLayout()) { box(30, 10).probe("b") }
            }
        }
    }
}

/// How far a view stands from a column's edge.
private struct Indentation: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// A column of views of their ideal sizes.
struct Column: Layout {
    /// Lines views up by their guides.
    var alignment = HorizontalAlignment.leading
    /// Begins with the views of the highest priority.
    var isRanked = false
    /// Keeps the distances that the views prefer.
    var isSpaced = false

    private func rows(_ subviews: Subviews) -> [(subview: LayoutSubview, x: CGFloat, y: CGFloat)] {
        let order = isRanked ? subviews.sorted { $0.priority > $1.priority } : Array(subviews)
        let reach = order.map { $0.dimensions(in: .unspecified)[alignment] }.max() ?? 0
        var y: CGFloat = 0
        return order.indices.map { index in
            let dimensions = order[index].dimensions(in: .unspecified)
            if isSpaced, index > 0 {
                y += order[index - 1].spacing.distance(to: order[index].spacing, along: .vertical)
            }
            defer { y += dimensions.height }
            // Leading edges are lined up even where a view says that it has another guide.
            let guide = alignment == .leading ? 0 : reach - dimensions[alignment]
            return (order[index], guide + order[index][Indentation.self], y)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(subviews)
        return CGSize(
            width: rows.map { $0.subview.sizeThatFits(.unspecified).width }.max() ?? 0,
            height: rows.map { $0.y + $0.subview.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for row in rows(subviews) {
            row.subview.place(at: CGPoint(x: bounds.minX + row.x, y: bounds.minY + row.y), proposal: .unspecified)
        }
    }
}

/// Takes all that is proposed, and puts its views at a point of it, or nowhere.
private struct Placing: Layout {
    let point: CGPoint?
    let anchor: UnitPoint?
    let proposal: ProposedViewSize

    init(at point: CGPoint?, anchor: UnitPoint? = nil, proposal: ProposedViewSize = .unspecified) {
        self.point = point
        self.anchor = anchor
        self.proposal = proposal
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let point else { return }
        let position = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
        for subview in subviews {
            if let anchor {
                subview.place(at: position, anchor: anchor, proposal: self.proposal)
            } else {
                subview.place(at: position, proposal: self.proposal)
            }
        }
    }
}

/// As large as its view is for a proposal.
private struct Asking: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(self.proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// Half as large as proposed, as is its view.
private struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: size.width / 2, height: size.height / 2)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = proposal.replacingUnspecifiedDimensions()
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: size.width / 2, height: size.height / 2))
    }
}

/// Of a fixed size, which its views are offered.
private struct Sized: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// A view whose leading guide is ten points within it.
private struct Indented: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .leading ? bounds.minX + 10 : nil
    }
}

/// A row of views as wide as the widest, whose ideal sizes are kept.
private struct EqualWidths: Layout {
    struct Cache {
        var width: CGFloat
        var height: CGFloat
    }

    func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Cache(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.width * CGFloat(subviews.count), height: cache.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + cache.width * CGFloat(index), y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: cache.width, height: cache.height))
        }
    }
}

/// Places its view half as wide as it was proposed when it was measured.
private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> CGFloat { 0 }

    func updateCache(_ cache: inout CGFloat, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        cache = proposal.width ?? 0
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: cache / 2, height: 10))
    }
}

/// Has another layout measure and place its views.
private struct Handing: Layout {
    let base: AnyLayout

    init(to base: AnyLayout) {
        self.base = base
    }

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

/// One of two layouts, whichever.
private func stackLayout(_ axis: Axis) -> AnyLayout {
    axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
}
