import Foundation
import SwiftUICompat
import Testing

/// Small pictures of what views draw, a letter to a point.
@MainActor @Suite struct PictureTests {
    @Test("views in a row are drawn side by side")
    func rows() throws {
        let view = HStack(spacing: 0) {
            Color.red
            Color.green.frame(height: 1)
            Color.blue
        }
        #expect(
            try picture(of: view, 6, 3) == [
                "RR  BB",
                "RRGGBB",
                "RR  BB",
            ])
    }

    @Test("padding, frames and layers lie where the layout puts them")
    func layers() throws {
        let view = Color.red
            .padding(1)
            .background(Color.blue)
            .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 2, height: 1) }
            .frame(width: 6, height: 4)
        #expect(
            try picture(of: view, 8, 6) == [
                "        ",
                " BBBBBB ",
                " BRRRRB ",
                " BRRRRB ",
                " BBBBGG ",
                "        ",
            ])
    }

    @Test("a clip cuts off what reaches over the frame, an offset moves it")
    func clipping() throws {
        let view = Color.red.frame(width: 10, height: 2).frame(width: 4, height: 4).clipped().offset(x: 1)
        #expect(
            try picture(of: view, 6, 4) == [
                "      ",
                "  RRRR",
                "  RRRR",
                "      ",
            ])
    }

    @Test("a quarter turn turns the picture and leaves the layout")
    func rotation() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 2, height: 2)
            Color.blue.frame(width: 2, height: 2)
        }
        .rotationEffect(.degrees(90))
        #expect(
            try picture(of: view, 4, 4) == [
                " RR ",
                " RR ",
                " BB ",
                " BB ",
            ])
    }

    @Test("scaling by a negative factor mirrors, around its anchor")
    func mirroring() throws {
        let view = HStack(spacing: 0) {
            Color.red
            Color.blue.frame(width: 1)
        }
        #expect(try picture(of: view.scaleEffect(x: -1), 4, 1) == ["BRRR"])
        #expect(try picture(of: view.frame(width: 2).scaleEffect(x: 2, anchor: .trailing), 6, 1) == ["RRBB  "])
    }

    @Test("an effect of one's own moves the drawing by its size")
    func geometryEffects() throws {
        #expect(try picture(of: Color.red.frame(width: 2).modifier(Slide()), 6, 1) == ["    RR"])
    }

    @Test("a mask shows the view only where it is opaque itself")
    func masks() throws {
        let view = Color.red.mask(alignment: .topLeading) { Rectangle().frame(width: 3, height: 1) }
        #expect(try picture(of: view, 4, 2) == ["RRR ", "    "])
    }

    @Test("z-index decides who is on top")
    func zIndex() throws {
        let view = ZStack(alignment: .leading) {
            Color.red.frame(width: 2).zIndex(2)
            Color.green
            Color.blue.frame(width: 3).zIndex(1)
        }
        #expect(try picture(of: view, 4, 1) == ["RRBG"])
    }

    @Test("rows and offsets are mirrored where text runs from right to left")
    func rightToLeft() throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 1)
            Color.blue.frame(width: 1).offset(x: 1)
            Spacer(minLength: 0)
        }
        #expect(try picture(of: view, 5, 1, environment: .rightToLeft) == ["  B R"])
    }

    @Test("a hairline is one pixel thick, wherever it falls")
    func dividers() throws {
        let view = VStack(spacing: 0) {
            Color.red
            Divider().colorMultiply(.black).opacity(1)
            Color.blue
        }
        let rows = try picture(of: view, 2, 5)
        #expect(rows.first == "RR" && rows.last == "BB")
        #expect(rows.filter { $0 != "RR" && $0 != "BB" }.count == 1)
    }

    @Test("the container's background lies behind everything")
    func containerBackgrounds() throws {
        let view = Color.red.frame(width: 2, height: 1)
            .containerBackground(Color.blue, for: ContainerBackgroundPlacement(name: "widget"))
        #expect(try picture(of: view, 4, 3) == ["BBBB", "BRRB", "BBBB"])
    }
}

/// Moves a view by its own width.
private struct Slide: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
}
