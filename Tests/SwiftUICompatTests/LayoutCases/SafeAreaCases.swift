import Foundation
import SwiftUICompat

extension LayoutCase {
    /// Insets, padding and bars of the safe area, and views that ignore it.
    static let safeAreas = LayoutTable.cases { expect in
        expect("an inset at the bottom takes its height from the view", ["a": "0 0 100 80", "bar": "45 80 10 20"]) {
            Color.red.probe("a").safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20).probe("bar") }
        }
        expect("an inset at the top moves the view down", ["a": "0 20 100 80", "bar": "45 0 10 20"]) {
            Color.red.probe("a").safeAreaInset(edge: .top, spacing: 0) { box(10, 20).probe("bar") }
        }
        expect("an inset at the leading edge takes its width", ["a": "20 0 80 100", "bar": "0 45 20 10"]) {
            Color.red.probe("a").safeAreaInset(edge: .leading, spacing: 0) { box(20, 10).probe("bar") }
        }
        expect("an inset at the trailing edge takes its width", ["a": "0 0 80 100", "bar": "80 45 20 10"]) {
            Color.red.probe("a").safeAreaInset(edge: .trailing, spacing: 0) { box(20, 10).probe("bar") }
        }
        expect("an inset lies along its edge by its alignment", ["bar": "90 80 10 20"]) {
            Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { box(10, 20).probe("bar") }
        }
        expect("an inset at a side lies along it by its alignment", ["bar": "0 0 20 10"]) {
            Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { box(20, 10).probe("bar") }
        }
        expect("an inset's spacing is taken from the view, too", ["a": "0 0 100 75", "bar": "45 80 10 20"]) {
            Color.red.probe("a").safeAreaInset(edge: .bottom, spacing: 5) { box(10, 20).probe("bar") }
        }
        expect("an inset is offered the whole breadth", ["bar": "0 80 100 20"]) {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).probe("bar") }
        }
        expect("insets at several edges add up", ["a": "0 20 100 70", "top": "45 0 10 20", "bottom": "45 90 10 10"]) {
            Color.red.probe("a")
                .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 10).probe("bottom") }
                .safeAreaInset(edge: .top, spacing: 0) { box(10, 20).probe("top") }
        }
        expect(
            "a later inset at the same edge lies outside", ["a": "0 0 100 70", "1": "45 70 10 10", "2": "45 80 10 20"]
        ) {
            Color.red.probe("a")
                .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 10).probe("1") }
                .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20).probe("2") }
        }
        expect("a view that ignores the safe area lies under an inset", ["a": "0 0 100 100"]) {
            Color.red.probe("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect("a view may ignore the safe area at other edges", ["a": "0 0 100 80"]) {
            Color.red.probe("a").ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect("ignoring the keyboard keeps to the container's safe area", ["a": "0 0 100 80"]) {
            Color.red.probe("a").ignoresSafeArea(.keyboard).safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect("a view that ignores the safe area without lying at it stays where it is", ["a": "45 35 10 10"]) {
            Color.clear.overlay { box(10, 10).probe("a").ignoresSafeArea() }
                .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect(
            "a background may reach under an inset, while its view does not",
            ["a": "0 0 100 80", "back": "0 0 100 100"]
        ) {
            Color.clear.probe("a").background { Color.blue.probe("back").ignoresSafeArea() }
                .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect("ignoring the safe area takes no room in a stack", ["a": "0 0 100 60", "b": "0 60 100 40"]) {
            VStack(spacing: 0) {
                Color.red.probe("a")
                Color.blue.probe("b").ignoresSafeArea(edges: .bottom).frame(height: 20)
            }.safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect("safe area padding insets its view", ["a": "10 10 80 80"]) { Color.red.probe("a").safeAreaPadding(10) }
        expect("safe area padding may be of some edges", ["a": "5 0 90 100"]) {
            Color.red.probe("a").safeAreaPadding(.horizontal, 5)
        }
        expect("safe area padding may be insets", ["a": "2 1 94 96"]) {
            Color.red.probe("a").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        expect("a view that ignores the safe area reaches into its padding", ["a": "0 0 100 100"]) {
            Color.red.probe("a").ignoresSafeArea().safeAreaPadding(10)
        }
        expect("a view that ignores the safe area does not reach into other padding", ["a": "10 10 80 80"]) {
            Color.red.probe("a").ignoresSafeArea().padding(10)
        }
        expect("a view that ignores the safe area reaches through all of it", ["a": "0 0 100 100"]) {
            Color.red.probe("a").ignoresSafeArea().safeAreaPadding(10)
                .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect("a reader knows the insets of the safe area around it", ["a": "0 0 20 80"]) {
            GeometryReader { proxy in box(proxy.safeAreaInsets.bottom, proxy.size.height).probe("a") }
                .safeAreaInset(edge: .bottom, spacing: 0) { box(10, 20) }
        }
        expect("a widget has no safe area of its own", ["a": "0 0 5 5"]) {
            GeometryReader { proxy in
                box(proxy.safeAreaInsets.top + 5, proxy.safeAreaInsets.leading + 5).probe("a").ignoresSafeArea()
            }
        }
        expect(
            "the leading edge's inset is at the right where text runs from there",
            direction: .rightToLeft, ["a": "0 0 100 100", "b": "0 0 80 100", "bar": "80 45 20 10"]
        ) {
            Color.red.probe("b").background { Color.blue.probe("a").ignoresSafeArea() }
                .safeAreaInset(edge: .leading, spacing: 0) { box(20, 10).probe("bar") }
        }
    }

    /// What is mirrored where text runs from right to left.
    static let rightToLeft = LayoutTable.cases { expect in
        expect("a row runs from the right", direction: .rightToLeft, ["a": "55 45 20 10", "b": "25 45 30 10"]) {
            HStack(spacing: 0) {
                box(20, 10).probe("a")
                box(30, 10).probe("b")
            }
        }
        expect(
            "a spacer pushes to the right what comes before it", direction: .rightToLeft,
            ["a": "80 45 20 10", "b": "0 45 20 10"]
        ) {
            HStack {
                box(20, 10).probe("a")
                Spacer()
                box(20, 10).probe("b")
            }
        }
        expect("leading padding is at the right", direction: .rightToLeft, ["a": "0 0 90 100"]) {
            Color.red.probe("a").padding(.leading, 10)
        }
        expect("insets' leading length is at the right", direction: .rightToLeft, ["a": "4 1 94 96"]) {
            Color.red.probe("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        expect("a frame's leading side is the right one", direction: .rightToLeft, ["a": "80 45 20 10"]) {
            box(20, 10).probe("a").frame(maxWidth: .infinity, alignment: .leading)
        }
        expect(
            "a view reaches over the left of a frame whose leading side is the right one", direction: .rightToLeft,
            ["a": "20 45 40 10"]
        ) {
            box(40, 10).probe("a").frame(width: 20, alignment: .leading)
        }
        expect(
            "a column's leading edges are the right ones", direction: .rightToLeft,
            ["a": "30 40 40 10", "b": "50 50 20 10"]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect("what is in the middle stays there", direction: .rightToLeft, ["a": "30 40 40 10", "b": "40 50 20 10"]) {
            VStack(spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect(
            "an explicit leading guide is measured from the right", direction: .rightToLeft,
            ["a": "40 40 40 10", "b": "20 50 40 10"]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10).probe("a")
                box(40, 10).alignmentGuide(.leading) { _ in -20 }.probe("b")
            }
        }
        expect(
            "layers' trailing side is the left one", direction: .rightToLeft, ["a": "30 30 40 40", "b": "30 60 10 10"]
        ) {
            ZStack(alignment: .bottomTrailing) {
                box(40, 40).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("an overlay's trailing side is the left one", direction: .rightToLeft, ["over": "30 40 10 10"]) {
            box(40, 20).overlay(alignment: .topTrailing) { box(10, 10).probe("over") }
        }
        expect(
            "who chooses first is the same as from the left", direction: .rightToLeft,
            ["a": "55 0 50 100", "b": "-5 0 60 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.red.frame(minWidth: 60).probe("b")
            }
        }
        expect(
            "a grid's columns run from the right", direction: .rightToLeft,
            ["a": "60 40 10 10", "b": "30 40 30 10", "c": "60 50 10 10"]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(10, 10).probe("a")
                    box(30, 10).probe("b")
                }
                GridRow { box(10, 10).probe("c") }
            }
        }
        expect(
            "a lazy grid's columns run from the right", direction: .rightToLeft,
            ["0": "80 45 20 10", "1": "0 45 80 10"]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(spacing: 0)]) {
                ForEach(0..<2) { Color.red.frame(height: 10).probe("\($0)") }
            }
        }
        expect(
            "a custom layout's places are mirrored", direction: .rightToLeft, ["a": "50 35 10 10", "b": "40 45 20 20"]
        ) {
            Column {
                box(10, 10).probe("a")
                box(20, 20).probe("b")
            }
        }
        expect(
            "a direction holds for the views that it is set on",
            ["a": "0 45 20 10", "b": "80 45 20 10", "c": "60 45 20 10"]
        ) {
            HStack(spacing: 0) {
                box(20, 10).probe("a")
                HStack(spacing: 0) {
                    box(20, 10).probe("b")
                    box(20, 10).probe("c")
                    Spacer(minLength: 0)
                }.environment(\.layoutDirection, .rightToLeft)
            }
        }
    }
}
