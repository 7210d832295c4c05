import Foundation
import SwiftUICompat
import Testing

@MainActor @Suite struct FrameLayoutTests {
    @Test("a fixed frame places its view by its alignment")
    func fixedFrames() throws {
        let cases: [(Alignment, String)] = [
            (.topLeading, "20 20 10 10"), (.top, "45 20 10 10"), (.center, "45 45 10 10"),
            (.trailing, "70 45 10 10"), (.bottomTrailing, "70 70 10 10"),
        ]
        for (alignment, expected) in cases {
            let view = box(10, 10).probe("a").frame(width: 60, height: 60, alignment: alignment)
            #expect(try frames(of: view) == ["a": expected])
        }
    }

    @Test("a dimension that a frame leaves out is its view's")
    func partialFrames() throws {
        #expect(try frames(of: Color.red.frame(width: 30).probe("a")) == ["a": "35 0 30 100"])
        #expect(try frames(of: box(10, 10).frame(height: 50).probe("a")) == ["a": "45 25 10 50"])
        #expect(try frames(of: Color.red.frame(width: .infinity).probe("a")) == ["a": "0 0 100 100"])
    }

    @Test(
        "a flexible frame follows the proposal between its bounds",
        arguments: [
            // least, most, proposed, taken by a view of 40
            (nil, nil, 100, 40), (nil, CGFloat.infinity, 100, 100), (nil, 60, 100, 60), (nil, 20, 100, 20),
            (10, nil, 100, 40), (60, nil, 100, 60), (60, nil, 20, 60), (10, nil, 20, 20), (10, 80, 100, 80),
            (10, 80, 50, 50), (30, 80, 20, 30), (nil, CGFloat.infinity, 20, 40),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func flexibleFrames(least: CGFloat?, most: CGFloat?, proposed: CGFloat, taken: CGFloat) throws {
        let view = box(40, 10).frame(minWidth: least, maxWidth: most).probe("a")
        let found = try #require(try frames(of: view, width: proposed)["a"])
        #expect(found.split(separator: " ")[2] == "\(Int(taken))")
    }

    @Test("a frame as large as numbers go bounds a text and a grid as little as an infinite one")
    func greatestLengths() throws {
        func column(_ most: CGFloat) -> some View {
            VStack {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Text("words to be set").probe("a") }
                    .frame(maxWidth: most, maxHeight: most)
                HStack {
                    Text("below").lineLimit(2).minimumScaleFactor(0.5).frame(maxWidth: most, maxHeight: most)
                        .probe("b")
                    Text("beside").frame(maxWidth: most, maxHeight: most).probe("c")
                }
            }
        }
        #expect(try frames(of: column(.greatestFiniteMagnitude)) == frames(of: column(.infinity)))
    }

    @Test("an ideal length holds where the view may choose")
    func idealLengths() throws {
        let view = Color.red.frame(minWidth: 10, idealWidth: 30, maxWidth: 80).probe("a")
        #expect(try frames(of: view.fixedSize(horizontal: true, vertical: false)) == ["a": "35 0 30 100"])
        #expect(try frames(of: view) == ["a": "10 0 80 100"])
    }

    @Test("a view larger than its frame reaches over it by the alignment")
    func overflow() throws {
        let inner = box(40, 10).probe("a").frame(width: 20, alignment: .leading)
        #expect(try frames(of: inner) == ["a": "40 45 40 10"])
    }

    @Test("padding takes from the proposal and adds to the size")
    func padding() throws {
        #expect(try frames(of: Color.red.probe("a").padding()) == ["a": "16 16 68 68"])
        #expect(try frames(of: Color.red.probe("a").padding(5)) == ["a": "5 5 90 90"])
        #expect(try frames(of: Color.red.probe("a").padding(.horizontal)) == ["a": "16 0 68 100"])
        #expect(try frames(of: Color.red.probe("a").padding([.top, .leading], 10)) == ["a": "10 10 90 90"])
        #expect(try frames(of: box(10, 10).padding(.trailing, 20).probe("a")) == ["a": "35 45 30 10"])
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(try frames(of: Color.red.probe("a").padding(insets)) == ["a": "2 1 94 96"])
        #expect(try frames(of: Color.red.probe("a").padding(-10)) == ["a": "-10 -10 120 120"])
    }

    @Test("fixedSize keeps the ideal size, and children fill it")
    func fixedSize() throws {
        #expect(try frames(of: Color.red.probe("a").fixedSize()) == ["a": "45 45 10 10"])
        let cards = HStack(spacing: 0) {
            box(20, 30).frame(maxHeight: .infinity).probe("a")
            box(20, 50).frame(maxHeight: .infinity).probe("b")
        }.fixedSize(horizontal: false, vertical: true)
        #expect(try frames(of: cards) == ["a": "30 25 20 50", "b": "50 25 20 50"])
    }

    @Test("a ratio fits in, or fills, what is proposed")
    func aspectRatios() throws {
        #expect(
            try frames(of: Color.red.aspectRatio(2, contentMode: .fit).probe("a")) == ["a": "0 25 100 50"])
        #expect(
            try frames(of: Color.red.aspectRatio(2, contentMode: .fill).probe("a")) == ["a": "-50 0 200 100"])
        #expect(
            try frames(of: Color.red.aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit).probe("a"))
                == ["a": "37.5 0 25 100"])
        let ideal = Color.red.frame(idealWidth: 30, idealHeight: 60)
        #expect(try frames(of: ideal.scaledToFit().probe("a")) == ["a": "25 0 50 100"])
    }

    @Test("offset moves the drawing, position takes all the space")
    func offsetsAndPositions() throws {
        let row = HStack(spacing: 0) {
            box(10, 10).probe("a").offset(x: 5, y: -5)
            box(10, 10).probe("b")
        }
        #expect(try frames(of: row) == ["a": "45 40 10 10", "b": "50 45 10 10"])
        #expect(try frames(of: box(10, 10).probe("a").position(x: 20, y: 30)) == ["a": "15 25 10 10"])
    }

    @Test("layers before and behind a view get its size and its alignment")
    func layers() throws {
        let view = box(40, 20)
            .overlay(alignment: .topTrailing) { box(10, 10).probe("badge") }
            .background { Color.blue.probe("back") }
        #expect(try frames(of: view) == ["badge": "60 40 10 10", "back": "30 40 40 20"])
    }

    @Test("a geometry reader takes the proposal, and starts its content at its top leading corner")
    func geometryReaders() throws {
        let view = GeometryReader { outer in
            HStack(spacing: 0) {
                Color.red.frame(width: outer.size.width / 4).probe("a")
                GeometryReader { inner in
                    box(inner.size.width / 2, inner.frame(in: .global).minX).probe("b")
                }
            }
        }
        #expect(try frames(of: view) == ["a": "0 0 25 100", "b": "25 0 37.5 25"])
        let unproposed = GeometryReader { _ in Color.red.probe("a") }.fixedSize()
        #expect(try frames(of: unproposed) == ["a": "45 45 10 10"])
    }

    @Test("a named space is found by the readers in it")
    func coordinateSpaces() throws {
        let view = VStack(spacing: 0) {
            box(10, 30)
            GeometryReader { proxy in
                box(proxy.frame(in: .named("column")).minY, proxy.frame(in: .local).minY + 5).probe("a")
            }
        }.coordinateSpace(.named("column")).padding(10)
        #expect(try frames(of: view) == ["a": "10 40 30 5"])
    }

    @Test("the first view that fits is shown, or else the last")
    func viewThatFits() throws {
        func choice(_ width: CGFloat) throws -> [String: String] {
            try frames(
                of: ViewThatFits {
                    box(80, 10).probe("wide")
                    box(50, 10).probe("middle")
                    box(20, 10).probe("narrow")
                }, width: width)
        }
        #expect(try choice(100) == ["wide": "10 45 80 10"])
        #expect(try choice(60) == ["middle": "5 45 50 10"])
        #expect(try choice(10) == ["narrow": "-5 45 20 10"])
        let vertical = ViewThatFits(in: .vertical) {
            box(300, 10).probe("a")
            box(10, 10).probe("b")
        }
        #expect(try frames(of: vertical) == ["a": "-100 45 300 10"])
    }

    @Test("a part of the widget's width, and room kept at an edge")
    func containers() throws {
        let half = Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).probe("a")
        #expect(try frames(of: half) == ["a": "27.5 0 45 100"])
        let inset = Color.red.probe("a").safeAreaInset(edge: .bottom) { box(10, 20).probe("b") }
        #expect(try frames(of: inset) == ["a": "0 0 100 80", "b": "45 80 10 20"])
    }
}
