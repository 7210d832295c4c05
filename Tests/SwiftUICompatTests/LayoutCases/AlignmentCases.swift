import Foundation
import SwiftUICompat

extension LayoutCase {
    /// Alignments of stacks, and explicit guides.
    static let alignments = LayoutTable.cases { expect in
        expect("a column lines views up at their leading edges", ["a": "30 40 40 10", "b": "30 50 20 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect("a column lines views up at their middles", ["a": "30 40 40 10", "b": "40 50 20 10"]) {
            VStack(spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect("a column lines views up at their trailing edges", ["a": "30 40 40 10", "b": "50 50 20 10"]) {
            VStack(alignment: .trailing, spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).probe("b")
            }
        }
        expect("a row lines views up at their tops", ["a": "40 30 10 40", "b": "50 30 10 20"]) {
            HStack(alignment: .top, spacing: 0) {
                box(10, 40).probe("a")
                box(10, 20).probe("b")
            }
        }
        expect("a row lines views up at their bottoms", ["a": "40 30 10 40", "b": "50 50 10 20"]) {
            HStack(alignment: .bottom, spacing: 0) {
                box(10, 40).probe("a")
                box(10, 20).probe("b")
            }
        }
        expect("views without text have their baselines at the bottom", ["a": "40 30 10 40", "b": "50 50 10 20"]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box(10, 40).probe("a")
                box(10, 20).probe("b")
            }
        }
        expect(
            "an explicit guide moves a view and widens the stack around it",
            ["a": "20 40 40 10", "b": "40 50 40 10", "stack": "20 40 60 20"]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box(40, 10).probe("a")
                box(40, 10).alignmentGuide(.leading) { $0[.leading] - 20 }.probe("b")
            }.framed("stack")
        }
        expect("an explicit guide is computed from the view's size", ["a": "25 40 40 10", "b": "55 50 20 10"]) {
            VStack(alignment: .trailing, spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).alignmentGuide(.trailing) { $0.width / 2 }.probe("b")
            }
        }
        expect("an explicit guide may be computed from other guides", ["a": "40 25 10 40", "b": "50 45 10 30"]) {
            HStack(alignment: .center, spacing: 0) {
                box(10, 40).probe("a")
                box(10, 30).alignmentGuide(VerticalAlignment.center) { $0[.top] }.probe("b")
            }
        }
        expect("a guide that the stack does not align by changes nothing", ["a": "30 40 40 10", "b": "40 50 20 10"]) {
            VStack(spacing: 0) {
                box(40, 10).probe("a")
                box(20, 10).alignmentGuide(.leading) { _ in -30 }.probe("b")
            }
        }
        expect("the outer one of two guides may read the inner one", ["a": "30 40 20 10", "b": "40 50 30 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.leading) { $0[.leading] + 5 }.probe("a")
                box(30, 10).probe("b")
            }
        }
        expect("a guide that is not set is not explicit", ["a": "45 40 20 10", "b": "35 50 20 10"]) {
            VStack(alignment: .leading, spacing: 0) {
                box(20, 10).probe("a")
                box(20, 10).alignmentGuide(.leading) { $0[explicit: .leading] == nil ? 10 : 0 }.probe("b")
            }
        }
        expect(
            "a custom alignment lines up views in different containers",
            ["a": "40 30 10 30", "b": "40 60 10 10", "c": "50 60 10 10"]
        ) {
            HStack(alignment: .marked, spacing: 0) {
                VStack(spacing: 0) {
                    box(10, 30).probe("a")
                    box(10, 10).marked().probe("b")
                }
                box(10, 10).marked().probe("c")
            }
        }
        expect("a custom alignment's default is what its type says", ["a": "40 30 10 40", "b": "50 50 10 20"]) {
            HStack(alignment: .marked, spacing: 0) {
                box(10, 40).probe("a")
                box(10, 20).probe("b")
            }
        }
        expect(
            "a container's guide is the mean of its views' explicit ones",
            ["a": "40 30 10 10", "b": "40 40 10 30", "c": "50 40 10 10"]
        ) {
            HStack(alignment: .marked, spacing: 0) {
                VStack(spacing: 0) {
                    box(10, 10).marked().probe("a")
                    box(10, 30).marked().probe("b")
                }
                box(10, 10).marked().probe("c")
            }
        }
        expect("padding moves the guide within it", ["a": "40 55 10 10", "b": "50 55 10 10"]) {
            HStack(alignment: .marked, spacing: 0) {
                box(10, 10).marked().probe("a").padding(.top, 20)
                box(10, 10).marked().probe("b")
            }
        }
        expect("a frame hands on the explicit guide of its view", ["a": "40 45 10 10", "b": "50 45 10 10"]) {
            HStack(alignment: .marked, spacing: 0) {
                box(10, 10).marked().probe("a").frame(height: 40)
                box(10, 10).marked().probe("b")
            }
        }
        expect("an offset leaves guides where they were", ["a": "40 55 10 10", "b": "50 45 10 10"]) {
            HStack(alignment: .marked, spacing: 0) {
                box(10, 10).marked().probe("a").offset(y: 10)
                box(10, 10).marked().probe("b")
            }
        }
        expect("a view's guide is found through its overlay", ["a": "40 47.5 10 10", "b": "50 42.5 10 10"]) {
            HStack(alignment: .marked, spacing: 0) {
                box(10, 10).alignmentGuide(.marked) { _ in 0 }.probe("a").overlay { box(2, 2) }
                box(10, 10).marked().probe("b")
            }
        }
        expect("an overlay's own guides are not its view's", ["a": "40 45 10 10", "b": "50 45 10 10"]) {
            HStack(alignment: .marked, spacing: 0) {
                box(10, 10).probe("a").overlay { box(2, 2).alignmentGuide(.marked) { _ in 50 } }
                box(10, 10).probe("b")
            }
        }
        expect(
            "a row hands on its views' horizontal guides to a column",
            ["a": "30 40 20 10", "b": "50 40 20 10", "c": "40 50 30 10"]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    box(20, 10).alignmentGuide(.leading) { _ in 10 }.probe("a")
                    box(20, 10).probe("b")
                }
                box(30, 10).probe("c")
            }
        }
        expect("a frame may be aligned by a custom guide", ["a": "45 55 10 10"]) {
            box(10, 10).marked().probe("a")
                .frame(height: 20, alignment: Alignment(horizontal: .center, vertical: .marked))
        }
        expect("layers may be aligned by a custom guide", ["a": "40 27.5 20 40", "b": "45 62.5 10 10"]) {
            ZStack(alignment: Alignment(horizontal: .center, vertical: .marked)) {
                box(20, 40).probe("a")
                box(10, 10).marked().probe("b")
            }
        }
        expect(
            "a narrow view stands at the side of a column that another view fills",
            ["a": "0 0 100 90", "b": "0 90 20 10"]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.probe("a")
                box(20, 10).probe("b")
            }
        }
    }
}

extension VerticalAlignment {
    private enum Marked: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    /// The bottom, where no view says otherwise.
    static let marked = VerticalAlignment(Marked.self)
}

extension View {
    /// Makes the middle what is aligned by `marked`.
    nonisolated func marked() -> some View {
        alignmentGuide(.marked) { $0[VerticalAlignment.center] }
    }
}
