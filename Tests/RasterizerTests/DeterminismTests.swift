import Foundation
import ImageLoading
import Testing
import Typesetting
import WidgetArchive

@testable import Rasterizer

@Suite("Equal archives are equal bytes")
struct DeterminismTests {
    /// A widget with text, a gradient, a symbol, an image, a shadow and translucency.
    static func archive() throws -> WidgetArchive {
        let image = ImageID(rawValue: "arrow of 96")
        let gradient = Paint.linearGradient(
            stops: [GradientStop(color: .blue, location: 0), GradientStop(color: .purple, location: 1)],
            start: ArchivePoint(x: 0, y: 0), end: ArchivePoint(x: 338, y: 158))
        let frame = ArchiveRect(x: 240, y: 16, width: 80, height: 80)
        return WidgetArchive(
            size: ArchiveSize(width: 338, height: 158), background: [.fill(.rectangle(0, 0, 338, 158), gradient)],
            items: [
                .text("Headline 中文 ไทย 👍🏽", 16, 16, width: 200, size: 22, weight: 700, color: .white),
                .text(
                    "And a longer text beneath it that takes two lines", 16, 60, width: 200, color: .white.opacity(0.7)),
                .symbol("star.fill", 16, 120, 20, paints: [.color(.yellow)]),
                .group(
                    ArchiveGroup(
                        items: [
                            .image(
                                ArchiveImage(
                                    image: image, frame: frame, naturalSize: ArchiveSize(width: 48, height: 48)))
                        ], opacity: 0.9, clip: .ellipse(240, 16, 80, 80))),
                .group(
                    ArchiveGroup(
                        items: [.fill(.rectangle(240, 110, 80, 30), .white)],
                        effects: [.shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)])),
            ], images: [image: .data(try TestImage.arrow(side: 96))])
    }

    @Test("in one process, after other pictures, in new and old caches", arguments: RenderOptions.Format.allCases)
    func again(format: RenderOptions.Format) throws {
        let archive = try DeterminismTests.archive()
        let options = RenderOptions(format: format)
        let first = try Rasterizer.shared.render(archive, options: options)
        _ = try Rasterizer.shared.render(
            WidgetArchive(size: ArchiveSize(width: 50, height: 50), items: archive.items, images: archive.images),
            options: options)
        #expect(try Rasterizer.shared.render(archive, options: options) == first)
        #expect(try Rasterizer(typesetter: Typesetter()).render(archive, options: options) == first)
    }

    @Test("on eight threads at once", arguments: RenderOptions.Format.allCases)
    func concurrently(format: RenderOptions.Format) async throws {
        let archive = try DeterminismTests.archive()
        let options = RenderOptions(format: format)
        let expected = try Rasterizer.shared.render(archive, options: options)
        try await withThrowingTaskGroup(of: RenderedWidget.self) { group in
            for _ in 0..<24 { group.addTask { try Rasterizer.shared.render(archive, options: options) } }
            for try await picture in group { #expect(picture == expected) }
        }
    }

    @Test("an SVG's ids are numbered as they appear")
    func ids() {
        let svg = ##"<g id="surface7"><use xlink:href="#glyph0-3"/><path fill="url(#linear4)" id="glyph0-3"/></g>"##
        let expected = ##"<g id="i0"><use xlink:href="#i1"/><path fill="url(#i2)" id="i1"/></g>"##
        #expect(String(decoding: VectorDocument.renumbered(Array(svg.utf8)), as: UTF8.self) == expected)
    }

    @Test("a PDF holds no time of day")
    func date() throws {
        let pdf = try Rasterizer.shared.render(DeterminismTests.archive(), options: RenderOptions(format: .pdf))
        #expect(String(decoding: pdf.data, as: UTF8.self).contains("CreationDate (20000101000000Z)"))
    }
}
