import Foundation
import SwiftUICompat

extension LayoutCase {
    /// How stacks share what they are offered.
    static let sharing = LayoutTable.cases { expect in
        expect(
            "a row shares its width equally among views that take what they get",
            ["a": "0 0 50 100", "b": "50 0 50 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.red.probe("b")
            }
        }
        expect(
            "a column shares its height equally among views that take what they get",
            ["a": "0 0 100 25", "b": "0 25 100 25", "c": "0 50 100 50"]
        ) {
            VStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.probe("a")
                    Color.red.probe("b")
                }
                Color.red.probe("c")
            }
        }
        expect(
            "spacing is put aside before the rest is shared",
            ["a": "0 0 40 100", "b": "60 0 40 100"]
        ) {
            HStack(spacing: 20) {
                Color.red.probe("a")
                Color.red.probe("b")
            }
        }
        expect("eight points lie between views where no spacing is given", ["a": "0 0 100 46", "b": "0 54 100 46"]) {
            VStack {
                Color.red.probe("a")
                Color.red.probe("b")
            }
        }
        expect(
            "the least flexible view chooses first, whatever its place",
            ["a": "0 0 15 100", "b": "15 45 70 10", "c": "85 0 15 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                box(70, 10).probe("b")
                Color.red.probe("c")
            }
        }
        expect(
            "a view that wants less than its share leaves the rest to the others",
            ["a": "0 0 80 100", "b": "80 0 20 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.red.frame(maxWidth: 20).probe("b")
            }
        }
        expect(
            "flexibility is the difference between the most and the least that a view takes",
            ["a": "0 0 20 100", "b": "20 0 40 100", "c": "60 0 40 100"]
        ) {
            // 20 ... 20 is less flexible than 10 ... 40, and that less than 0 ... infinity.
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20, maxWidth: 20).probe("a")
                Color.red.frame(minWidth: 10, maxWidth: 40).probe("b")
                Color.red.probe("c")
            }
        }
        expect(
            "a least width that is more than the share leaves the others less",
            ["a": "0 0 60 100", "b": "60 0 40 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 60).probe("a")
                Color.red.probe("b")
            }
        }
        expect(
            "of equally flexible views the first chooses first, so a later one's least width makes the row overflow",
            ["a": "-5 0 50 100", "b": "45 0 60 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.red.frame(minWidth: 60).probe("b")
            }
        }
        expect(
            "a stack is as flexible as what is in it",
            ["a": "0 0 80 100", "b": "80 45 20 10"]
        ) {
            HStack(spacing: 0) {
                VStack { Color.red.probe("a") }
                VStack { box(20, 10).probe("b") }
            }
        }
        expect(
            "a row is as wide as its views and the spacing between them, and as high as the highest",
            ["stack": "21 40 58 20"]
        ) {
            HStack {
                box(20, 10)
                box(30, 20)
            }.framed("stack")
        }
        expect("a stack of nothing is of no size", ["stack": "50 50 0 0"]) {
            HStack {}.framed("stack")
        }
        expect("a single view has no spacing beside it", ["stack": "40 45 20 10"]) {
            HStack(spacing: 30) { box(20, 10) }.framed("stack")
        }
        expect(
            "views that do not fit reach over both sides of the row's container",
            ["a": "-30 45 80 10", "b": "50 45 80 10"]
        ) {
            HStack(spacing: 0) {
                box(80, 10).probe("a")
                box(80, 10).probe("b")
            }
        }
        expect(
            "negative spacing makes views overlap",
            ["a": "32.5 45 20 10", "b": "47.5 45 20 10"]
        ) {
            HStack(spacing: -5) {
                box(20, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect(
            "a stack that may choose gives each view its ideal size",
            ["a": "36 45 10 10", "b": "54 45 10 10"]
        ) {
            HStack {
                Color.red.probe("a")
                Color.red.probe("b")
            }.fixedSize()
        }
        expect(
            "ideal lengths of frames make up a stack's ideal length",
            ["a": "25 40 30 20", "b": "55 40 20 20"]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(idealWidth: 30, idealHeight: 20).probe("a")
                Color.red.frame(idealWidth: 20, idealHeight: 20).probe("b")
            }.fixedSize()
        }
        expect(
            "a stack offers every view its whole breadth",
            ["a": "0 0 50 60", "b": "50 0 50 100"]
        ) {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(maxHeight: 60).probe("a")
                Color.red.probe("b")
            }
        }
        expect(
            "views of an optional, a branch, a loop and a group are the stack's own",
            [
                "if": "45 20 10 10", "else": "45 30 10 10", "0": "45 40 10 10", "1": "45 50 10 10",
                "group": "45 60 10 10 & 45 70 10 10",
            ]
        ) {
            let shown: Int? = 1
            VStack(spacing: 0) {
                if let shown { box(CGFloat(shown) * 10, 10).probe("if") }
                if shown == nil { box(10, 10).probe("then") } else { box(10, 10).probe("else") }
                ForEach(0..<2) { box(10, 10).probe("\($0)") }
                Group {
                    box(10, 10)
                    box(10, 10)
                }.probe("group")
            }
        }
        expect(
            "an empty view is no view of the stack, and has no spacing",
            ["a": "45 35 10 10", "b": "45 55 10 10"]
        ) {
            VStack(spacing: 10) {
                box(10, 10).probe("a")
                EmptyView()
                box(10, 10).probe("b")
            }
        }
        expect(
            "a hidden view keeps its place",
            ["a": "45 35 10 10", "b": "45 55 10 10"]
        ) {
            VStack(spacing: 0) {
                box(10, 10).probe("a")
                box(10, 10).hidden()
                box(10, 10).probe("b")
            }
        }
        expect(
            "a modifier on a group is applied to each of its views",
            ["a": "45 25 10 10", "b": "45 65 10 10"]
        ) {
            VStack(spacing: 0) {
                Group {
                    box(10, 10).probe("a")
                    box(10, 10).probe("b")
                }.padding(.vertical, 15)
            }
        }
        expect(
            "views side by side without a container stand in a column where they are a widget's root",
            ["a": "45 36 10 10", "b": "45 54 10 10"]
        ) {
            box(10, 10).probe("a")
            box(10, 10).probe("b")
        }
    }

    /// Layout priorities.
    static let priorities = LayoutTable.cases { expect in
        expect(
            "a higher priority takes all but the least that the others need",
            ["a": "0 0 10 100", "b": "10 0 80 100", "c": "90 0 10 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).probe("a")
                Color.red.layoutPriority(1).probe("b")
                Color.red.frame(minWidth: 10).probe("c")
            }
        }
        expect(
            "each level of priority leaves what it does not take to the next one",
            ["a": "0 0 30 100", "b": "30 0 60 100", "c": "90 0 10 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 30).layoutPriority(2).probe("a")
                Color.red.layoutPriority(1).probe("b")
                Color.red.frame(minWidth: 10).probe("c")
            }
        }
        expect(
            "views of the same higher priority share equally",
            ["a": "0 0 45 100", "b": "45 0 10 100", "c": "55 0 45 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).probe("a")
                Color.red.frame(minWidth: 10).probe("b")
                Color.red.layoutPriority(1).probe("c")
            }
        }
        expect(
            "a view of lower priority than the standard one gets what is left",
            ["a": "0 0 0 100", "b": "0 0 100 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(-1).probe("a")
                Color.red.probe("b")
            }
        }
        expect(
            "the less flexible view of a lower priority still waits",
            ["a": "0 45 30 10", "b": "30 0 70 100"]
        ) {
            HStack(spacing: 0) {
                box(30, 10).probe("a")
                Color.red.layoutPriority(1).probe("b")
            }
        }
        expect(
            "a priority counts in its own stack only",
            ["a": "0 0 50 100", "b": "50 0 50 100"]
        ) {
            HStack(spacing: 0) {
                HStack { Color.red.layoutPriority(1).probe("a") }
                Color.red.probe("b")
            }
        }
        expect(
            "priorities pass through padding and frames",
            ["a": "0 0 0 100", "b": "10 0 80 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.red.layoutPriority(1).probe("b").padding(.horizontal, 10).frame(minHeight: 0)
            }
        }
        expect(
            "the outer one of two priorities counts",
            ["a": "0 0 50 100", "b": "50 0 50 100"]
        ) {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1).layoutPriority(0).probe("a")
                Color.red.probe("b")
            }
        }
        expect(
            "priorities work in columns as in rows",
            ["a": "0 0 100 20", "b": "0 20 100 80"]
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 20).probe("a")
                Color.red.layoutPriority(0.5).probe("b")
            }
        }
    }

    /// Spacers and dividers.
    static let spacers = LayoutTable.cases { expect in
        expect(
            "a spacer takes what its stack has left, and no spacing beside it",
            ["a": "0 45 20 10", "b": "80 45 20 10"]
        ) {
            HStack {
                box(20, 10).probe("a")
                Spacer()
                box(20, 10).probe("b")
            }
        }
        expect(
            "a spacer keeps eight points where there is no room",
            ["a": "-14 45 60 10", "b": "54 45 60 10"]
        ) {
            HStack {
                box(60, 10).probe("a")
                Spacer()
                box(60, 10).probe("b")
            }
        }
        expect(
            "a spacer keeps the least length that it states",
            ["a": "-10 45 40 10", "b": "60 45 50 10"]
        ) {
            HStack {
                box(40, 10).probe("a")
                Spacer(minLength: 30)
                box(50, 10).probe("b")
            }
        }
        expect(
            "spacing that a stack states is kept beside a spacer, too",
            ["a": "-10 45 20 10", "b": "50 45 60 10"]
        ) {
            HStack(spacing: 5) {
                box(20, 10).probe("a")
                Spacer(minLength: 30)
                box(60, 10).probe("b")
            }
        }
        expect(
            "several spacers share what is left",
            ["a": "0 45 20 10", "b": "40 45 20 10", "c": "80 45 20 10"]
        ) {
            HStack(spacing: 0) {
                box(20, 10).probe("a")
                Spacer()
                box(20, 10).probe("b")
                Spacer()
                box(20, 10).probe("c")
            }
        }
        expect(
            "a spacer comes after views that take all they get",
            ["a": "0 0 92 100"]
        ) {
            HStack {
                Color.red.probe("a")
                Spacer()
            }
        }
        expect(
            "a spacer without a least length may vanish",
            ["a": "0 0 100 100"]
        ) {
            HStack {
                Color.red.probe("a")
                Spacer(minLength: 0)
            }
        }
        expect("a spacer in a row has no height", ["s": "0 50 100 0"]) { HStack { Spacer().probe("s") } }
        expect("a spacer in a column has no width", ["s": "50 0 0 100"]) {
            VStack { Group { Spacer() }.probe("s") }
        }
        expect("a spacer outside of stacks spreads both ways", ["s": "0 0 100 100"]) { Spacer().probe("s") }
        expect("a spacer among layers spreads both ways, whatever stack they are in", ["s": "0 0 100 100"]) {
            HStack { ZStack { Spacer().probe("s") } }
        }
        expect(
            "a divider lies across a column, a pixel thick",
            ["a": "0 0 100 99", "d": "0 99 100 1"]
        ) {
            VStack(spacing: 0) {
                Color.red.probe("a")
                Divider().probe("d")
            }
        }
        expect("a pixel is a third of a point where the display says so", scale: 3, ["d": "0 49.83 100 0.33"]) {
            Divider().probe("d")
        }
        expect(
            "a divider stands in a row as high as proposed",
            ["a": "39.5 40 20 20", "d": "59.5 0 1 100"]
        ) {
            HStack(spacing: 0) {
                box(20, 20).probe("a")
                Divider().probe("d")
            }
        }
        expect(
            "a divider is as high as the row's other views where the row takes its ideal height",
            ["a": "39.5 40 20 20", "d": "59.5 40 1 20"]
        ) {
            HStack(spacing: 0) {
                box(20, 20).probe("a")
                Divider().probe("d")
            }.fixedSize()
        }
        expect("a divider lies horizontally where it is in no stack", ["d": "0 49.5 100 1"]) {
            HStack { ZStack { Divider().probe("d") } }
        }
        expect(
            "a divider has spacing beside it as other views do",
            ["a": "0 0 100 41.5", "b": "0 58.5 100 41.5"]
        ) {
            VStack {
                Color.red.probe("a")
                Divider()
                Color.red.probe("b")
            }
        }
    }
}
