import Foundation
import SwiftUICompat

extension LayoutCase {
    /// Fixed and flexible frames.
    static let frames = LayoutTable.cases { expect in
        expect("a fixed frame has its view in the middle", ["a": "45 45 10 10", "frame": "20 30 60 40"]) {
            box(10, 10).probe("a").frame(width: 60, height: 40).framed("frame")
        }
        expect("a fixed frame puts its view by its alignment", ["a": "20 20 10 10"]) {
            box(10, 10).probe("a").frame(width: 60, height: 60, alignment: .topLeading)
        }
        expect("an alignment at one side is centred along it", ["a": "70 45 10 10"]) {
            box(10, 10).probe("a").frame(width: 60, height: 60, alignment: .trailing)
        }
        expect("an alignment at a corner is at both sides", ["a": "70 70 10 10"]) {
            box(10, 10).probe("a").frame(width: 60, height: 60, alignment: .bottomTrailing)
        }
        expect("a frame offers its size to its view", ["a": "20 30 60 40"]) {
            Color.red.probe("a").frame(width: 60, height: 40)
        }
        expect("a dimension that a fixed frame leaves out is what the view takes", ["frame": "35 0 30 100"]) {
            Color.red.frame(width: 30).framed("frame")
        }
        expect("a view does not change with the dimension that its frame leaves out", ["frame": "45 25 10 50"]) {
            box(10, 10).frame(height: 50).framed("frame")
        }
        expect("a fixed frame that is infinite is as if it were left out", ["frame": "0 0 100 100"]) {
            Color.red.frame(width: .infinity).framed("frame")
        }
        expect("a view larger than its frame reaches over both sides", ["a": "30 45 40 10", "frame": "40 45 20 10"]) {
            box(40, 10).probe("a").frame(width: 20).framed("frame")
        }
        expect("a view larger than its frame reaches over the side across its alignment", ["a": "40 45 40 10"]) {
            box(40, 10).probe("a").frame(width: 20, alignment: .leading)
        }
        expect("frames around frames each align what is in them", ["a": "50 45 10 10"]) {
            box(10, 10).probe("a").frame(width: 20, alignment: .leading).frame(width: 40, alignment: .trailing)
        }
        expect("the inner one of two fixed frames has the view's size", ["a": "35 35 30 30"]) {
            Color.red.probe("a").frame(width: 30, height: 30).frame(width: 80, height: 80)
        }
        expect("a frame's width is what a row in it has to share", ["a": "30 0 20 100", "b": "50 0 20 100"]) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Color.red.probe("b")
            }.frame(width: 40)
        }
        expect("an infinite greatest width takes what is proposed", ["a": "45 45 10 10", "frame": "0 45 100 10"]) {
            box(10, 10).probe("a").frame(maxWidth: .infinity).framed("frame")
        }
        expect("a flexible frame puts its view by its alignment", ["a": "90 0 10 10"]) {
            box(10, 10).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        }
        expect("a greatest width bounds what a frame takes of the proposal", ["frame": "20 45 60 10"]) {
            box(40, 10).frame(maxWidth: 60).framed("frame")
        }
        expect("a greatest width bounds what a frame offers", ["a": "35 0 30 100"]) {
            Color.red.probe("a").frame(maxWidth: 30)
        }
        expect(
            "a greatest width below its view's makes the frame narrower than the view",
            ["a": "30 45 40 10", "frame": "40 45 20 10"]
        ) {
            box(40, 10).probe("a").frame(maxWidth: 20).framed("frame")
        }
        expect(
            "a greatest width alone keeps a frame at least as wide as its view",
            width: 20, ["frame": "-10 45 40 10"]
        ) {
            box(40, 10).frame(maxWidth: .infinity).framed("frame")
        }
        expect("a least width below its view's leaves the frame as wide as the view", ["frame": "30 45 40 10"]) {
            box(40, 10).frame(minWidth: 10).framed("frame")
        }
        expect("a least width above its view's widens the frame", ["a": "30 45 40 10", "frame": "20 45 60 10"]) {
            box(40, 10).probe("a").frame(minWidth: 60).framed("frame")
        }
        expect(
            "a least width alone lets a frame be narrower than its view where less is proposed",
            width: 20, ["a": "-10 45 40 10", "frame": "0 45 20 10"]
        ) {
            box(40, 10).probe("a").frame(minWidth: 10).framed("frame")
        }
        expect("a least width holds where less is proposed", width: 20, ["frame": "-20 45 60 10"]) {
            box(40, 10).frame(minWidth: 60).framed("frame")
        }
        expect("a least width is what a view is offered where less is proposed", width: 20, ["a": "-20 0 60 100"]) {
            Color.red.probe("a").frame(minWidth: 60)
        }
        expect(
            "a frame with both bounds takes what is proposed, whatever its view takes",
            width: 50, ["a": "5 45 40 10", "frame": "0 45 50 10"]
        ) {
            box(40, 10).probe("a").frame(minWidth: 10, maxWidth: 80).framed("frame")
        }
        expect("a frame with both bounds takes no more than the greater one", ["frame": "10 45 80 10"]) {
            box(40, 10).frame(minWidth: 10, maxWidth: 80).framed("frame")
        }
        expect("a frame with both bounds takes no less than the lesser one", width: 20, ["frame": "-5 45 30 10"]) {
            box(40, 10).frame(minWidth: 30, maxWidth: 80).framed("frame")
        }
        expect(
            "a frame from nothing to infinity is as wide as proposed, even below its view's width",
            width: 20, ["a": "-10 45 40 10", "frame": "0 45 20 10"]
        ) {
            box(40, 10).probe("a").frame(minWidth: 0, maxWidth: .infinity).framed("frame")
        }
        expect("an ideal width does not count where one is proposed", ["a": "0 0 100 100"]) {
            Color.red.frame(idealWidth: 30).probe("a")
        }
        expect("an ideal width holds where the view may choose", ["a": "35 0 30 100"]) {
            Color.red.frame(minWidth: 10, idealWidth: 30, maxWidth: 80).probe("a")
                .fixedSize(horizontal: true, vertical: false)
        }
        expect("an ideal size is offered to the view in the frame", ["a": "35 40 30 20"]) {
            Color.red.probe("a").frame(idealWidth: 30, idealHeight: 20).fixedSize()
        }
        expect("the bounds of width and height are apart", ["frame": "0 30 100 40"]) {
            box(20, 20).frame(maxWidth: .infinity, minHeight: 40).framed("frame")
        }
    }

    /// Padding, offsets and positions.
    static let padding = LayoutTable.cases { expect in
        expect("padding without a length is sixteen points", ["a": "16 16 68 68"]) {
            Color.red.probe("a").padding()
        }
        expect("padding takes from what its view is offered", ["a": "5 5 90 90"]) { Color.red.probe("a").padding(5) }
        expect("padding adds to what its view takes", ["a": "45 45 10 10", "padded": "40 40 20 20"]) {
            box(10, 10).probe("a").padding(5).framed("padded")
        }
        expect("padding may be of some sides", ["a": "16 0 68 100"]) { Color.red.probe("a").padding(.horizontal) }
        expect("padding at one side moves its view from it", ["a": "35 45 10 10", "padded": "35 45 30 10"]) {
            box(10, 10).probe("a").padding(.trailing, 20).framed("padded")
        }
        expect("insets are padding of a length for each side", ["a": "2 1 94 96"]) {
            Color.red.probe("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        expect("padding around padding adds up", ["a": "15 5 70 90"]) {
            Color.red.probe("a").padding(5).padding(.horizontal, 10)
        }
        expect("negative padding makes a view larger than its place", ["a": "-10 -10 120 120"]) {
            Color.red.probe("a").padding(-10)
        }
        expect(
            "padding of more than is proposed leaves its view nothing", ["a": "50 50 0 0", "padded": "-10 -10 120 120"]
        ) {
            Color.red.probe("a").padding(60).framed("padded")
        }
        expect("padding is outside of an ideal size", ["a": "45 45 10 10", "padded": "41 41 18 18"]) {
            Color.red.probe("a").padding(4).fixedSize().framed("padded")
        }
        expect("padding inside of a frame is part of it", ["a": "25 40 50 20"]) {
            Color.red.probe("a").padding(.horizontal, 5).frame(width: 60, height: 20)
        }
        expect("an offset moves a view without its place", ["a": "45 40 10 10", "b": "50 45 10 10"]) {
            HStack(spacing: 0) {
                box(10, 10).probe("a").offset(x: 5, y: -5)
                box(10, 10).probe("b")
            }
        }
        expect("what is behind an offset view stays in its place", ["a": "55 45 10 10", "back": "45 45 10 10"]) {
            box(10, 10).probe("a").offset(x: 10).background { Color.blue.probe("back") }
        }
        expect("what is behind a view moves with it", ["back": "55 48 10 10"]) {
            box(10, 10).background { Color.blue.probe("back") }.offset(CGSize(width: 10, height: 3))
        }
        expect("offsets add up", ["a": "60 45 10 10"]) { box(10, 10).probe("a").offset(x: 10).offset(x: 5) }
        expect("a position is where the view's centre lies", ["a": "15 25 10 10"]) {
            box(10, 10).probe("a").position(x: 20, y: 30)
        }
        expect("a positioned view takes all that is proposed", ["a": "-5 0 10 10", "all": "0 0 100 100"]) {
            box(10, 10).probe("a").position(CGPoint(x: 0, y: 5)).framed("all")
        }
        expect(
            "a positioned view in a row lies in what the row leaves it",
            ["a": "20 5 10 10", "b": "0 45 20 10"]
        ) {
            HStack(spacing: 0) {
                box(20, 10).probe("b")
                box(10, 10).probe("a").position(x: 5, y: 10)
            }
        }
        expect("a positioned view of ideal size has its view's", ["a": "45 45 10 10", "all": "45 45 10 10"]) {
            Color.red.probe("a").position(x: 5, y: 5).fixedSize().framed("all")
        }
        expect("a scaled view keeps its place", ["a": "20 40 40 20", "b": "50 45 20 10"]) {
            HStack(spacing: 0) {
                box(20, 10).probe("a").scaleEffect(2)
                box(20, 10).probe("b")
            }
        }
        expect("a turned view keeps its place", ["a": "35 40 10 20", "b": "50 45 20 10"]) {
            HStack(spacing: 0) {
                box(20, 10).probe("a").rotationEffect(.degrees(90))
                box(20, 10).probe("b")
            }
        }
        expect("a view is scaled about the anchor", ["a": "40 45 40 20"]) {
            box(20, 10).probe("a").scaleEffect(2, anchor: .topLeading)
        }
    }

    /// Ideal sizes and ratios.
    static let ideals = LayoutTable.cases { expect in
        expect("a view without an ideal size of its own is ten points each way", ["a": "45 45 10 10"]) {
            Color.red.probe("a").fixedSize()
        }
        expect("a size may be fixed in one direction", ["a": "45 0 10 100"]) {
            Color.red.probe("a").fixedSize(horizontal: true, vertical: false)
        }
        expect("a fixed size reaches over a smaller frame", ["a": "25 45 50 10", "frame": "40 45 20 10"]) {
            Color.red.probe("a").frame(idealWidth: 50, idealHeight: 10).fixedSize().frame(width: 20).framed("frame")
        }
        expect("views in a row of ideal height are as high as the highest", ["a": "30 25 20 50", "b": "50 25 20 50"]) {
            HStack(spacing: 0) {
                box(20, 30).frame(maxHeight: .infinity).probe("a")
                box(20, 50).frame(maxHeight: .infinity).probe("b")
            }.fixedSize(horizontal: false, vertical: true)
        }
        expect("views in a column of ideal width are as wide as the widest", ["a": "20 40 60 10", "b": "20 50 60 10"]) {
            VStack(spacing: 0) {
                box(30, 10).frame(maxWidth: .infinity).probe("a")
                box(60, 10).frame(maxWidth: .infinity).probe("b")
            }.fixedSize(horizontal: true, vertical: false)
        }
        expect("a ratio fits in what is proposed", ["a": "0 25 100 50"]) {
            Color.red.aspectRatio(2, contentMode: .fit).probe("a")
        }
        expect("a ratio fits by the height where that is the narrower", ["a": "37.5 0 25 100"]) {
            Color.red.aspectRatio(0.25, contentMode: .fit).probe("a")
        }
        expect("a ratio may fill what is proposed", ["a": "-50 0 200 100"]) {
            Color.red.aspectRatio(2, contentMode: .fill).probe("a")
        }
        expect("a size stands for its ratio", ["a": "37.5 0 25 100"]) {
            Color.red.aspectRatio(CGSize(width: 10, height: 40), contentMode: .fit).probe("a")
        }
        expect("a ratio that fills a frame reaches over it", ["a": "20 20 60 60", "frame": "20 30 60 40"]) {
            Color.red.probe("a").aspectRatio(1, contentMode: .fill).frame(width: 60, height: 40).framed("frame")
        }
        expect("a ratio does not change a view of a fixed size", ["a": "30 40 40 20"]) {
            box(40, 20).aspectRatio(1, contentMode: .fit).probe("a")
        }
        expect("where the height may be chosen, it follows the width by the ratio", ["a": "0 25 100 50"]) {
            Color.red.aspectRatio(2, contentMode: .fit).probe("a").fixedSize(horizontal: false, vertical: true)
        }
        expect("without a ratio, the ideal size's is kept in fitting", ["a": "25 0 50 100"]) {
            Color.red.frame(idealWidth: 30, idealHeight: 60).scaledToFit().probe("a")
        }
        expect("without a ratio, the ideal size's is kept in filling", ["a": "0 -50 100 200"]) {
            Color.red.frame(idealWidth: 30, idealHeight: 60).scaledToFill().probe("a")
        }
        expect("a view with a ratio is less flexible than one without", ["a": "50 37.5 50 25", "b": "0 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red.probe("b")
                Color.red.aspectRatio(2, contentMode: .fit).probe("a")
            }
        }
        expect("what a ratio does not take is left to others", ["a": "0 0 20 100", "b": "20 0 80 100"]) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(0.2, contentMode: .fit).probe("a")
                Color.red.probe("b")
            }
        }
    }

    /// Layers over and under each other.
    static let layers = LayoutTable.cases { expect in
        expect(
            "layers are as large as the largest of them each way",
            ["a": "30 40 40 20", "b": "40 30 20 40", "stack": "30 30 40 40"]
        ) {
            ZStack {
                box(40, 20).probe("a")
                box(20, 40).probe("b")
            }.framed("stack")
        }
        expect("layers are aligned with each other", ["a": "30 50 40 20", "b": "50 30 20 40"]) {
            ZStack(alignment: .bottomTrailing) {
                box(40, 20).probe("a")
                box(20, 40).probe("b")
            }
        }
        expect("every layer is offered the whole", ["a": "0 0 100 100", "b": "0 0 100 100"]) {
            ZStack {
                Color.red.probe("a")
                Color.red.probe("b")
            }
        }
        expect("layers of the highest priority decide the size", ["a": "0 0 100 100", "stack": "40 35 20 30"]) {
            ZStack {
                Color.red.layoutPriority(-1).probe("a")
                box(20, 30)
            }.framed("stack")
        }
        expect(
            "a shape in layers of ideal width is as broad as what is on it", ["a": "30 39 40 22", "b": "30 45 40 10"]
        ) {
            ZStack {
                Color.red.probe("a")
                box(40, 10).probe("b")
            }
            .frame(height: 22)
            .frame(minWidth: 34)
            .fixedSize(horizontal: true, vertical: false)
        }
        expect("layers of nothing are of no size", ["stack": "50 50 0 0"]) { ZStack {}.framed("stack") }
        expect(
            "an explicit guide moves a layer and widens the whole",
            ["a": "35 30 40 40", "b": "25 45 10 10"]
        ) {
            ZStack {
                box(40, 40).probe("a")
                box(10, 10).alignmentGuide(HorizontalAlignment.center) { _ in 30 }.probe("b")
            }
        }
        expect("layers in a row are as flexible as the most flexible of them", ["a": "0 0 80 100", "b": "80 45 20 10"])
        {
            HStack(spacing: 0) {
                ZStack {
                    box(10, 10)
                    Color.red.probe("a")
                }
                box(20, 10).probe("b")
            }
        }
        expect("an overlay is offered the size of its view", ["over": "30 40 40 20"]) {
            box(40, 20).overlay { Color.blue.probe("over") }
        }
        expect("an overlay lies by its alignment", ["over": "60 40 10 10"]) {
            box(40, 20).overlay(alignment: .topTrailing) { box(10, 10).probe("over") }
        }
        expect("an overlay of any size leaves its view as it is", ["over": "25 25 50 50", "view": "45 45 10 10"]) {
            box(10, 10).overlay { box(50, 50).probe("over") }.framed("view")
        }
        expect(
            "views of an overlay are layers, aligned as the overlay is",
            ["a": "60 60 10 10", "b": "50 50 20 20"]
        ) {
            box(40, 40).overlay(alignment: .bottomTrailing) {
                box(10, 10).probe("a")
                box(20, 20).probe("b")
            }
        }
        expect("explicit guides put a badge's middle at a corner", ["badge": "65 35 10 10"]) {
            box(40, 20).overlay(alignment: .topTrailing) {
                box(10, 10)
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                    .probe("badge")
            }
        }
        expect("an overlay is aligned with its view's explicit guide", ["over": "45 45 10 10"]) {
            box(40, 20).alignmentGuide(.top) { _ in 5 }.overlay(alignment: .top) { box(10, 10).probe("over") }
        }
        expect("a background is offered the size of its view", ["back": "30 40 40 20"]) {
            box(40, 20).background { Color.blue.probe("back") }
        }
        expect("a background lies by its alignment", ["back": "30 55 5 5"]) {
            box(40, 20).background(alignment: .bottomLeading) { box(5, 5).probe("back") }
        }
        expect("a background of a padded view has its padding, too", ["back": "25 35 50 30"]) {
            box(40, 20).padding(5).background { Color.blue.probe("back") }
        }
        expect("padding of a view with a background is outside of that", ["back": "30 40 40 20", "all": "25 35 50 30"])
        {
            box(40, 20).background { Color.blue.probe("back") }.padding(5).framed("all")
        }
        expect("a background is no view of the stack", ["a": "40 45 10 10", "b": "50 45 10 10"]) {
            HStack(spacing: 0) {
                box(10, 10).probe("a").background { box(80, 80) }
                box(10, 10).probe("b")
            }
        }
        expect("an overlay is proposed what its view took, not what that was offered", ["over": "40 45 20 10"]) {
            Color.red.frame(maxWidth: 20, maxHeight: 10).overlay { Color.blue.probe("over") }
        }
    }
}
