import Foundation
import SwiftUICompat

extension LayoutCase {
    /// Lines of text: their heights, and the distances between texts and other views.
    static let texts = LayoutTable.cases { expect in
        // Heights and leadings are those measured on pictures that SwiftUI drew at three pixels to a point; the heights of
        // lines are 1.19336 of the font's size, rounded up to a pixel.
        expect("a line of body is as high as its font's ascent and descent", scale: 3, ["a": "_ 39.83 _ 20.33"]) {
            Text("a").font(.body).probe("a")
        }
        expect("a line of caption is as high as its font's ascent and descent", scale: 3, ["a": "_ 42.83 _ 14.33"]) {
            Text("a").font(.caption).probe("a")
        }
        expect("a line of a font of a size is as high as that of a style of it", scale: 3, ["a": "_ 40.33 _ 19.33"]) {
            Text("a").font(.system(size: 16)).probe("a")
        }
        expect("the weight does not change a line's height", scale: 3, ["a": "_ 29.67 _ 40.67"]) {
            Text("a").font(.largeTitle.bold()).probe("a")
        }
        expect("larger text sizes have higher lines", scale: 3, ["a": "_ 36.17 _ 27.67"]) {
            Text("a").font(.body).dynamicTypeSize(.xxxLarge).probe("a")
        }
        expect("lines of a text style follow each other as its leading says", scale: 3, ["a": "_ 28.83 _ 42.33"]) {
            Text("a\nb").font(.body).probe("a")
        }
        expect("lines of a font of a size follow each other by its height", scale: 3, ["a": "_ 34.33 _ 31.33"]) {
            Text("a\nb").font(.system(size: 13)).probe("a")
        }
        expect(
            "texts of body in a column are its leading apart", scale: 3, ["a": "_ 28.67 _ 20.33", "b": "_ 51 _ 20.33"]
        ) {
            VStack {
                Text("a").probe("a")
                Text("b").probe("b")
            }
        }
        expect(
            "texts without a leading follow each other at once", scale: 3,
            ["a": "_ 34.33 _ 15.67", "b": "_ 50 _ 15.67"]
        ) {
            VStack {
                Text("a").probe("a")
                Text("b").probe("b")
            }.font(.system(size: 13))
        }
        expect(
            "the lower text's leading is what is between two texts", scale: 3,
            ["a": "_ 30.67 _ 20.33", "b": "_ 53.67 _ 15.67"]
        ) {
            VStack {
                Text("a").font(.headline).probe("a")
                Text("b").font(.footnote).probe("b")
            }
        }
        expect(
            "spacing between texts is found through stacks around them", scale: 3,
            ["a": "_ 30.67 _ 20.33", "b": "_ 53.67 _ 15.67"]
        ) {
            VStack {
                HStack { Text("a").font(.headline).probe("a") }
                VStack { Text("b").font(.footnote).probe("b") }
            }
        }
        expect(
            "spacing that a stack states goes before what texts prefer", scale: 3,
            ["a": "_ 27.67 _ 20.33", "b": "_ 52 _ 20.33"]
        ) {
            VStack(spacing: 4) {
                Text("a").probe("a")
                Text("b").probe("b")
            }
        }
        expect(
            "text keeps a line's rhythm to what is no text, from its capitals and its baseline",
            scale: 3, ["a": "45 21.3 10 10", "b": "_ 37.73 _ 20.33", "c": "45 68.7 10 10"]
        ) {
            VStack {
                box(10, 10).probe("a")
                Text("b").probe("b")
                box(10, 10).probe("c")
            }
        }
        expect(
            "padding at an edge makes a text there like other views", scale: 3,
            ["a": "_ 25.83 _ 20.33", "b": "45 64.17 10 10"]
        ) {
            VStack {
                Text("a").probe("a").padding(.bottom, 10)
                box(10, 10).probe("b")
            }
        }
        expect("a frame of a height makes a text like other views", ["a": "_ 31 _ 20", "b": "45 59 10 10"]) {
            VStack {
                Text("a").frame(height: 20).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("texts in a row are eight points apart", ["a": "26 40 20 20", "b": "54 40 20 20"]) {
            HStack {
                Text("a").frame(width: 20, height: 20).probe("a")
                Text("b").frame(width: 20, height: 20).probe("b")
            }
        }
    }

    /// Lines, and what stands on their baselines.
    static let lines = LayoutTable.cases { expect in
        expect(
            "a text that does not fit in its width is broken into lines", width: 45, scale: 3, ["a": "_ 28.83 _ 42.33"]
        ) {
            Text("one two").font(.body).probe("a")
        }
        expect("a text keeps to the lines that it is limited to", width: 45, scale: 3, ["a": "_ 39.83 _ 20.33"]) {
            Text("one two").lineLimit(1).probe("a")
        }
        expect("a text breaks no line where its size is fixed", width: 45, scale: 3, ["a": "_ 39.83 _ 20.33"]) {
            Text("one two").fixedSize().probe("a")
        }
        expect(
            "a text with a fixed height has all its lines", width: 45, height: 20, scale: 3, ["a": "_ -11.17 _ 42.33"]
        ) {
            Text("one two").fixedSize(horizontal: false, vertical: true).probe("a")
        }
        expect(
            "a text leaves out lines that it has no height for", width: 45, height: 30, scale: 3,
            ["a": "_ 4.83 _ 20.33"]
        ) {
            Text("one two").probe("a")
        }
        expect("a text shows one line at least", height: 5, scale: 3, ["a": "_ -7.67 _ 20.33"]) {
            Text("a").probe("a")
        }
        expect("a limit that reserves space keeps the lines' height", scale: 3, ["a": "_ 28.83 _ 42.33"]) {
            Text("a").lineLimit(2, reservesSpace: true).probe("a")
        }
        expect("a range of lines keeps the height of the least", scale: 3, ["a": "_ 28.83 _ 42.33"]) {
            Text("a").lineLimit(2...3).probe("a")
        }
        expect("line spacing comes between lines of a font without a leading", scale: 3, ["a": "_ 31.83 _ 36.33"]) {
            Text("a\nb").font(.system(size: 13)).lineSpacing(5).probe("a")
        }
        // Baselines are .95215 of the font's size below the top, at the nearest pixel.
        expect(
            "texts of different fonts stand on one baseline", scale: 3,
            ["a": "_ 29.67 _ 40.67", "b": "_ 50.67 _ 14.33"]
        ) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.largeTitle).probe("a")
                Text("b").font(.caption).probe("b")
            }
        }
        expect(
            "a view without text stands with its bottom on the baseline", scale: 3,
            ["a": "_ 39.83 _ 20.33", "b": "_ 46.17 _ 10"]
        ) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.body).probe("a")
                box(10, 10).probe("b")
            }
        }
        expect("the first baseline is the first line's", scale: 3, ["a": "_ 28.83 _ 42.33", "b": "_ 28.83 _ 20.33"]) {
            HStack(alignment: .firstTextBaseline) {
                Text("a\nb").font(.body).probe("a")
                Text("c").font(.body).probe("b")
            }
        }
        expect("the last baseline is the last line's", scale: 3, ["a": "_ 28.83 _ 42.33", "b": "_ 50.83 _ 20.33"]) {
            HStack(alignment: .lastTextBaseline) {
                Text("a\nb").font(.body).probe("a")
                Text("c").font(.body).probe("b")
            }
        }
        expect(
            "a column's first baseline is that of its first text",
            scale: 3, ["a": "_ 29.67 _ 20.33", "b": "_ 50 _ 20.33", "c": "_ 29.67 _ 20.33"]
        ) {
            HStack(alignment: .firstTextBaseline) {
                VStack(spacing: 0) {
                    Text("a").probe("a")
                    Text("b").probe("b")
                }
                Text("c").probe("c")
            }
        }
        expect(
            "a column's last baseline is that of its last text",
            scale: 3, ["a": "_ 29.67 _ 20.33", "b": "_ 50 _ 20.33", "c": "_ 50 _ 20.33"]
        ) {
            HStack(alignment: .lastTextBaseline) {
                VStack(spacing: 0) {
                    Text("a").probe("a")
                    Text("b").probe("b")
                }
                Text("c").probe("c")
            }
        }
        expect("padding takes the baseline with it", scale: 3, ["a": "_ 44.83 _ 20.33", "b": "_ 44.83 _ 20.33"]) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").probe("a").padding(.top, 10)
                Text("b").probe("b")
            }
        }
        expect(
            "an explicit baseline goes before the text's own", scale: 3, ["a": "_ 44.83 _ 20.33", "b": "_ 34.83 _ 10"]
        ) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").alignmentGuide(.firstTextBaseline) { $0[.top] }.probe("a")
                box(10, 10).probe("b")
            }
        }
        expect(
            "a text between views that take what they get is offered its part of a row alone, and broken for that",
            scale: 3, ["a": "0 0 _ 100", "text": "_ 28.83 _ 42.33"]
        ) {
            HStack(spacing: 0) {
                Color.red.probe("a")
                Text("one two").probe("text")
                Color.red
            }
        }
        expect("a text of higher priority has its whole width in a row", scale: 3, ["text": "_ 39.83 _ 20.33"]) {
            HStack(spacing: 0) {
                Color.red
                Text("one two").layoutPriority(1).probe("text")
                Color.red
            }
        }
        expect("a text is offered all of a row before a spacer is", scale: 3, ["a": "0 39.83 _ 20.33"]) {
            HStack(spacing: 0) {
                Text("one two").probe("a")
                Spacer(minLength: 0)
            }
        }
        expect("a text is offered what views of a fixed size leave in a row", ["a": "0 45 60 10", "b": "_ _ 40 _"]) {
            HStack(spacing: 0) {
                Color.red.frame(width: 60, height: 10).probe("a")
                Text("one two three").frame(maxWidth: .infinity).probe("b")
            }
        }
        expect("grid rows may stand on baselines", scale: 3, ["a": "_ 29.67 _ 40.67", "b": "_ 50.67 _ 14.33"]) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    Text("a").font(.largeTitle).probe("a")
                    Text("b").font(.caption).probe("b")
                }
            }
        }
        expect("a label's style may leave out its icon", ["title": "40 45 20 10"]) {
            Label {
                box(20, 10).probe("title")
            } icon: {
                box(10, 10).probe("icon")
            }.labelStyle(.titleOnly)
        }
        expect("a label's style may leave out its title", ["icon": "45 45 10 10"]) {
            Label {
                box(20, 10).probe("title")
            } icon: {
                box(10, 10).probe("icon")
            }.labelStyle(.iconOnly)
        }
    }
}
