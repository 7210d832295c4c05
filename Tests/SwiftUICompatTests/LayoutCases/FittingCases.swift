import Foundation
import SwiftUICompat

extension LayoutCase {
    /// Views that choose by the space there is, and frames relative to the widget.
    static let fitting = LayoutTable.cases { expect in
        expect("the first view that fits is shown", ["wide": "10 45 80 10"]) {
            ViewThatFits {
                box(80, 10).probe("wide")
                box(50, 10).probe("narrow")
            }
        }
        expect("a view that is too wide is passed over", width: 60, ["narrow": "5 45 50 10"]) {
            ViewThatFits {
                box(80, 10).probe("wide")
                box(50, 10).probe("narrow")
                box(20, 10).probe("narrower")
            }
        }
        expect("the last view is shown where none fits", width: 10, ["narrow": "-5 45 20 10"]) {
            ViewThatFits {
                box(80, 10).probe("wide")
                box(20, 10).probe("narrow")
            }
        }
        expect("a view that is too high is passed over", height: 20, ["low": "40 5 20 10"]) {
            ViewThatFits {
                box(20, 30).probe("high")
                box(20, 10).probe("low")
            }
        }
        expect("what fits in height may be too wide", ["wide": "-100 45 300 10"]) {
            ViewThatFits(in: .vertical) {
                box(300, 10).probe("wide")
                box(10, 10).probe("narrow")
            }
        }
        expect("what fits in width may be too high", ["high": "45 -100 10 300"]) {
            ViewThatFits(in: .horizontal) {
                box(10, 300).probe("high")
                box(10, 10).probe("low")
            }
        }
        expect("the ideal size decides, and the view shown takes the proposal", ["a": "0 0 100 100"]) {
            ViewThatFits {
                Color.red.frame(minWidth: 10, idealWidth: 90, maxWidth: .infinity).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("a view of which less would do is passed over by its ideal size", width: 50, ["b": "20 45 10 10"]) {
            ViewThatFits {
                Color.red.frame(minWidth: 10, idealWidth: 90, maxWidth: .infinity).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("a text fits only on one line where the width counts", width: 45, scale: 3, ["short": "_ 39.83 _ 20.33"])
        {
            ViewThatFits(in: .horizontal) {
                Text("one two").probe("long")
                Text("one").probe("short")
            }
        }
        expect(
            "a text that may be broken fits where only the height counts", width: 45, scale: 3,
            ["long": "_ 28.83 _ 42.33"]
        ) {
            ViewThatFits(in: .vertical) {
                Text("one two").probe("long")
                Text("one").probe("short")
            }
        }
        expect(
            "a row leaves to a view that chooses what its others leave", ["a": "0 45 60 10", "narrow": "60 45 30 10"]
        ) {
            HStack(spacing: 0) {
                box(60, 10).probe("a")
                ViewThatFits {
                    box(50, 10).probe("wide")
                    box(30, 10).probe("narrow")
                }
                Spacer(minLength: 0)
            }
        }
        expect("only the view that is shown hands up preferences", ["1": "45 45 10 10", "over": "45 45 1 10"]) {
            ViewThatFits {
                box(200, 10).preference(key: Lengths.self, value: [5])
                box(10, 10).probe("1").preference(key: Lengths.self, value: [1])
            }
            .overlayPreferenceValue(Lengths.self, alignment: .leading) { box($0.reduce(0, +), 10).probe("over") }
        }
        expect("a relative frame is as large as the widget along its axes", ["a": "0 45 100 10"]) {
            HStack {
                Color.red.frame(height: 10).probe("a").containerRelativeFrame(.horizontal)
            }.frame(width: 20)
        }
        expect(
            "a relative frame is of a span of equal parts with spacing between",
            ["a": "0 0 45 100", "b": "55 0 45 100"]
        ) {
            HStack(spacing: 10) {
                Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).probe("a")
                Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).probe("b")
            }
        }
        expect("a span of several parts has the spacing between them", ["a": "13 0 74 100"]) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 4).probe("a")
        }
        expect("a relative frame's length may be computed", ["a": "35 0 30 100"]) {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.3 }.probe("a")
        }
        expect("a relative frame's length is computed for each axis", width: 200, ["a": "50 40 100 20"]) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 2 : length / 5
            }.probe("a")
        }
        expect("a relative frame has its view by its alignment", ["a": "0 90 10 10"]) {
            box(10, 10).probe("a").containerRelativeFrame([.horizontal, .vertical], alignment: .bottomLeading)
        }
    }

    /// Geometry, and what views hand up.
    static let geometry = LayoutTable.cases { expect in
        expect("a geometry reader takes what is proposed", ["a": "0 0 100 100"]) {
            GeometryReader { _ in Color.clear }.probe("a")
        }
        expect("a geometry reader has its content at its top leading corner", ["a": "0 0 10 10"]) {
            GeometryReader { _ in box(10, 10).probe("a") }
        }
        expect("views of a reader lie over each other", ["a": "0 0 10 10", "b": "0 0 20 20"]) {
            GeometryReader { _ in
                box(10, 10).probe("a")
                box(20, 20).probe("b")
            }
        }
        expect("a reader's size is what its content may be measured by", ["a": "0 0 25 50"]) {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2).probe("a")
            }
        }
        expect("a reader without a proposal is ten points each way", ["a": "45 45 10 10"]) {
            GeometryReader { _ in Color.red.probe("a") }.fixedSize()
        }
        expect("a reader shares a row as other flexible views do", ["a": "0 0 50 100", "b": "50 0 50 100"]) {
            HStack(spacing: 0) {
                GeometryReader { _ in Color.red.probe("a") }
                Color.red.probe("b")
            }
        }
        expect("a reader behind a view knows the view's size", ["a": "30 40 40 10"]) {
            box(40, 20).background {
                GeometryReader { proxy in box(proxy.size.width, proxy.size.height / 2).probe("a") }
            }
        }
        expect("a reader's frame in the global space is the widget's", ["a": "25 30 25 30"]) {
            GeometryReader { proxy in
                let frame = proxy.frame(in: .global)
                box(frame.minX, frame.minY).probe("a")
            }.frame(width: 50, height: 40)
        }
        expect("a reader's frame in its own space begins at nothing", ["a": "25 30 5 40"]) {
            GeometryReader { proxy in
                let frame = proxy.frame(in: .local)
                box(frame.minX + 5, frame.maxY).probe("a")
            }.frame(width: 50, height: 40)
        }
        expect("a named space is found by the readers in it", ["a": "10 40 30 5"]) {
            VStack(spacing: 0) {
                box(10, 30)
                GeometryReader { proxy in
                    box(proxy.frame(in: .named("column")).minY, 5).probe("a")
                }
            }.coordinateSpace(.named("column")).padding(10)
        }
        expect("the innermost of spaces with one name is meant", ["a": "20 20 10 10"]) {
            GeometryReader { proxy in
                box(proxy.frame(in: .named("space")).minX, 10).probe("a")
            }
            .padding(10).coordinateSpace(.named("space"))
            .padding(10).coordinateSpace(.named("space"))
        }
        expect("a reader knows the bounds of a space around it", ["a": "20 20 80 10"]) {
            GeometryReader { proxy in
                box(proxy.bounds(of: .named("space"))?.width ?? 0, 10).probe("a")
            }
            .padding(10).coordinateSpace(.named("space")).padding(10)
        }
        expect("a reader in an offset view has been moved with it", ["a": "10 0 10 10"]) {
            GeometryReader { proxy in
                box(proxy.frame(in: .global).minX, 10).probe("a")
            }.offset(x: 10)
        }
        expect("a preference is handed up to what is laid over its views", ["over": "30 40 15 5"]) {
            box(40, 20).preference(key: Lengths.self, value: [15])
                .overlayPreferenceValue(Lengths.self, alignment: .topLeading) { box($0[0], 5).probe("over") }
        }
        expect(
            "preferences of several views are reduced in their order",
            ["0": "0 0 1 10", "1": "0 10 2 10", "2": "0 20 3 10"]
        ) {
            HStack {
                Color.red.preference(key: Lengths.self, value: [1])
                VStack {
                    Color.red.preference(key: Lengths.self, value: [2])
                    Color.red.preference(key: Lengths.self, value: [3])
                }
            }.overlayPreferenceValue(Lengths.self, alignment: .topLeading) { lengths in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<lengths.count, id: \.self) { box(lengths[$0], 10).probe("\($0)") }
                }
            }
        }
        expect("a preference goes before those of the views in it", ["over": "45 45 10 10"]) {
            VStack { Color.red.preference(key: Lengths.self, value: [50]) }
                .preference(key: Lengths.self, value: [10])
                .overlayPreferenceValue(Lengths.self) { box($0.reduce(0, +), 10).probe("over") }
        }
        expect("a preference may be changed on its way up", ["over": "40 45 20 10"]) {
            Color.red.preference(key: Lengths.self, value: [15])
                .transformPreference(Lengths.self) { $0.append(5) }
                .overlayPreferenceValue(Lengths.self) { box($0.reduce(0, +), 10).probe("over") }
        }
        expect("a preference that no view states has its default", ["over": "50 45 0 10"]) {
            Color.red.overlayPreferenceValue(Lengths.self) { box($0.reduce(0, +), 10).probe("over") }
        }
        expect("a preference leaves a geometry reader", ["over": "45 45 10 10"]) {
            GeometryReader { proxy in
                Color.red.preference(key: Lengths.self, value: [proxy.size.width / 10])
            }.overlayPreferenceValue(Lengths.self) { box($0.reduce(0, +), 10).probe("over") }
        }
        expect("a reader behind a view hands the view's size up", ["over": "30 42 40 16", "a": "30 40 40 20"]) {
            VStack {
                box(40, 20).probe("a").background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: Lengths.self, value: [proxy.size.width, proxy.size.height])
                    }
                }
            }.overlayPreferenceValue(Lengths.self) { box($0[0], $0[1] - 4).probe("over") }
        }
        expect("what is behind views may be made of their preferences", ["back": "30 30 40 40"]) {
            box(10, 10).preference(key: Lengths.self, value: [40])
                .backgroundPreferenceValue(Lengths.self) { box($0[0], $0[0]).probe("back") }
        }
        expect("an anchor is a view's frame in a reader's own space", ["over": "60 50 20 10"]) {
            HStack(spacing: 0) {
                box(40, 10)
                box(20, 10).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors[0]]
                    box(frame.width, frame.height).probe("over").offset(x: frame.minX, y: frame.minY + 5)
                }
            }
        }
        expect("anchors are resolved where the reader is", ["over": "45 45 10 10"]) {
            VStack(spacing: 0) {
                box(10, 10).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
            }
            .padding(7)
            .overlayPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    box(10, 10).probe("over").offset(x: proxy[anchors[0]].minX, y: proxy[anchors[0]].minY)
                }
            }
        }
        expect("an anchor may be a part of a view", ["over": "35 42 5 6"]) {
            box(40, 20).anchorPreference(key: Anchors.self, value: .rect(CGRect(x: 5, y: 2, width: 5, height: 6))) {
                [$0]
            }
            .backgroundPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors[0]]
                    box(frame.width, frame.height).probe("over").offset(x: frame.minX, y: frame.minY)
                }
            }
        }
        expect("an anchor may be a point of a view", ["over": "70 60 2 2"]) {
            box(40, 20).anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
                .overlayPreferenceValue(Points.self) { anchors in
                    GeometryReader { proxy in
                        box(2, 2).probe("over").offset(x: proxy[anchors[0]].x, y: proxy[anchors[0]].y)
                    }
                }
        }
        expect("anchors of several views are found apart", ["0": "0 0 20 5", "1": "20 0 80 5"]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
                Color.red.anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    ForEach(0..<anchors.count, id: \.self) { index in
                        box(proxy[anchors[index]].width, 5).probe("\(index)").offset(x: proxy[anchors[index]].minX)
                    }
                }
            }
        }
        expect("an anchor leaves a geometry reader", ["over": "10 20 30 40"]) {
            GeometryReader { _ in
                box(30, 40).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }.padding(10)
            }
            .overlayPreferenceValue(Anchors.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors[0]]
                    box(frame.width, frame.height).probe("over").offset(x: frame.minX, y: frame.minY + 10)
                }
            }
        }
    }
}

private struct Lengths: PreferenceKey {
    static let defaultValue: [CGFloat] = []

    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

private struct Anchors: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []

    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}
