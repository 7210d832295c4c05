import Foundation
import ImageLoading
import TestSupport
import Testing
import Typesetting
import WidgetArchive
import WidgetProtocol

@testable import Rasterizer

@Suite("Rendering")
struct RenderingTests {
    private func picture(_ archive: WidgetArchive, _ options: RenderOptions = RenderOptions(scale: 1)) throws -> Bitmap
    {
        try Bitmap(decoding: Rasterizer.shared.render(archive, options: options).data)
    }

    private func archive(_ items: [ArchiveItem], images: [ImageID: ImageResource] = [:]) -> WidgetArchive {
        WidgetArchive(size: ArchiveSize(width: 100, height: 60), items: items, images: images)
    }

    @Test("a picture has the size times the scale in pixels", arguments: [1.0, 2, 3, 0.5, 2.5])
    func size(scale: Double) throws {
        let options = RenderOptions(scale: scale)
        let rendered = try Rasterizer.shared.render(archive([]), options: options)
        let bitmap = try Bitmap(decoding: rendered.data)
        #expect((bitmap.width, bitmap.height) == (Int(100 * scale), Int(60 * scale)))
        #expect((rendered.width, rendered.height) == (bitmap.width, bitmap.height))
    }

    @Test("corners are transparent, unless they are asked to be square")
    func corners() throws {
        let rounded = try picture(archive([]))
        #expect(rounded.pixels[0] == 0)
        #expect(rounded.pixels[30 * 100 + 50] == 0xFFFF_FFFF)
        let square = try picture(archive([]), RenderOptions(scale: 1, cornerRadius: 0))
        #expect(square.pixels[0] == 0xFFFF_FFFF)
        #expect(square.isOpaque)
    }

    @Test("a background covers what lies behind the widget as far as it reaches", arguments: [1.0, 1.3, 3])
    func background(scale: Double) throws {
        // Where a point is no whole number of pixels, the last pixel is covered in part.
        let size = ArchiveSize(width: 33, height: 21)
        let black: UInt32 = 0xFF00_0000
        for width in [33, 32, 40] as [Double] {
            let archive = WidgetArchive(
                size: size, background: [.fill(.rectangle(0, 0, width, 21), .black)], items: [])
            let picture = try picture(archive, RenderOptions(scale: scale, cornerRadius: 0))
            #expect(picture.isOpaque)
            #expect(picture.pixels[0] == black)
            #expect((picture.pixels[picture.width - 1] == black) == (width >= 33 && (scale != 1.3 || width > 33)))
        }
        let round = try picture(
            WidgetArchive(size: size, background: [.fill(.ellipse(0, 0, 33, 21), .black)], items: []),
            RenderOptions(scale: scale, cornerRadius: 0))
        #expect(round.pixels[0] == 0xFFFF_FFFF)
    }

    @Test("ends that are half circles stay so, whatever pixels their size is rounded to")
    func capsules() throws {
        let size = ArchiveSize(width: 52.33, height: 36.67)
        // What two half circles leave of the rectangle around them.
        let expected = (4 - Double.pi) / 4 * 36.67 * 36.67
        for scale in [0.5, 0.83, 0.9, 1, 1.34, 2, 2.21, 3] {
            let picture = try picture(
                WidgetArchive(size: size, items: []), RenderOptions(scale: scale, cornerRadius: 18.335))
            let left = picture.pixels.reduce(0.0) { $0 + Double(255 - ($1 >> 24)) / 255 } / (scale * scale)
            #expect(abs(left / expected - 1) < 0.08, "\(scale): \(left) of \(expected)")
        }
    }

    @Test("colours come out as they went in")
    func colors() throws {
        let items = [
            ArchiveItem.fill(.rectangle(0, 0, 50, 60), ArchiveColor(red: 1 / 255, green: 128 / 255, blue: 254 / 255)),
            .fill(.rectangle(50, 0, 50, 60), ArchiveColor(red: 2, green: -1, blue: 0)),
        ]
        let bitmap = try picture(archive(items))
        #expect(bitmap.pixels[30 * 100 + 25] == 0xFF01_80FE)
        #expect(bitmap.pixels[30 * 100 + 75] == 0xFFFF_0000)
    }

    @Test("translucent pixels keep their colours in a PNG", arguments: [0.0, 64])
    func translucent(cornerRadius: Double) throws {
        // Erases the background, then paints half of it.
        let all = ArchivePath.rectangle(0, 0, 100, 60)
        let items = [
            ArchiveItem.group(ArchiveGroup(items: [.fill(all, .black)], blendMode: .destinationOut)),
            .fill(all, .red.opacity(0.5)),
        ]
        let pixel = try picture(archive(items), RenderOptions(scale: 1, cornerRadius: 0)).pixels[30 * 100 + 50]
        #expect(pixel >> 24 == 128)
        #expect(pixel >> 16 & 0xFF == 128)
    }

    @Test("an SVG and a PNG show the same", arguments: [false, true])
    func vector(outlinesText: Bool) throws {
        let archive = try DeterminismTests.archive()
        let svg = try Rasterizer.shared.render(
            archive, options: RenderOptions(format: .svg, outlinesText: outlinesText))
        let image = ImageID(rawValue: "svg")
        let frame = ArchiveRect(x: 0, y: 0, width: 338, height: 158)
        let wrapped = WidgetArchive(
            size: archive.size,
            items: [.image(ArchiveImage(image: image, frame: frame, naturalSize: archive.size))],
            images: [image: .data(svg.data)])
        let drawn = try picture(wrapped, RenderOptions(scale: 2))
        let direct = try picture(archive, RenderOptions(scale: 2))
        #expect(ReferencePicture.difference(drawn, direct) < 0.02)
        #expect((svg.width, svg.height) == (338, 158))
    }

    @Test("a document keeps text with a shadow as text, and a photo as its file")
    func shadowAndPhoto() throws {
        let photo = Bitmap(width: 40, height: 40, pixels: Array(repeating: 0xFF33_6699, count: 1600), isOpaque: true)
        let jpeg = try #require(photo.encoded(as: .jpeg(quality: 0.5)))
        let id = ImageID(rawValue: "photo in an SVG")
        let frame = ArchiveRect(x: 60, y: 10, width: 30, height: 30)
        let items: [ArchiveItem] = [
            .group(
                ArchiveGroup(
                    items: [.text("Shadow", 4, 4, width: 60)],
                    effects: [.shadow(color: .black.opacity(0.5), radius: 2, x: 0, y: 1)])),
            .image(ArchiveImage(image: id, frame: frame, naturalSize: ArchiveSize(width: 40, height: 40))),
        ]
        let archive = archive(items, images: [id: .data(jpeg)])
        let svg = try Rasterizer.shared.render(archive, options: RenderOptions(format: .svg))
        let text = String(decoding: svg.data, as: UTF8.self)
        #expect(text.contains("<text"))
        #expect(text.contains("image/png"))
        #expect(text.contains("image/jpeg;base64," + Data(jpeg).base64EncodedString().prefix(40)))
        let pdf = try Rasterizer.shared.render(archive, options: RenderOptions(format: .pdf))
        #expect(pdf.data.firstRange(of: jpeg) != nil)
    }

    @Test("a symbol keeps its proportions, and fills its frame where it is stretched", arguments: [false, true])
    func stretching(isStretched: Bool) throws {
        let symbol = ArchiveSymbol(
            name: "square.fill", frame: ArchiveRect(x: 0, y: 0, width: 60, height: 20), paints: [.color(.red)],
            isStretched: isStretched)
        let bitmap = try picture(
            WidgetArchive(size: ArchiveSize(width: 60, height: 20), items: [.symbol(symbol)]))
        let inked = bitmap.pixels[10 * 60..<11 * 60].count { $0 == 0xFFFF_3B30 }
        #expect(isStretched ? inked > 55 : (15...20).contains(inked))
    }

    @Test("a PDF has a page of the widget's size")
    func pdf() throws {
        let pdf = try Rasterizer.shared.render(DeterminismTests.archive(), options: RenderOptions(format: .pdf))
        let header = try ImageHeader(bytes: pdf.data)
        #expect((header.width, header.height) == (338, 158))
    }

    @Test("what cannot be drawn is said, and shown as missing")
    func warnings() throws {
        let frame = ArchiveRect(x: 0, y: 0, width: 50, height: 50)
        func image(_ name: String) -> ArchiveItem {
            .image(
                ArchiveImage(
                    image: ImageID(rawValue: name), frame: frame, naturalSize: ArchiveSize(width: 1, height: 1)))
        }
        let items = [image("absent"), image("file"), image("text")]
        let images: [ImageID: ImageResource] = [
            ImageID(rawValue: "file"): .file(path: "/nowhere/cover.png"),
            ImageID(rawValue: "text"): .data(Array("text".utf8)),
        ]
        let twice = archive(items + items, images: images)
        let rendered = try Rasterizer.shared.render(twice)
        #expect(rendered.warnings.count == 3)
        for part in ["absent", "/nowhere/cover.png", "known formats"] {
            #expect(rendered.warnings.contains { $0.message.contains(part) }, "\(part)")
        }
    }

    @Test("sizes that cannot be drawn are errors", arguments: [0, -5, 1e9, Double.nan, .infinity])
    func sizes(width: Double) {
        #expect(throws: RasterizerError.self) {
            try Rasterizer.shared.render(WidgetArchive(size: ArchiveSize(width: width, height: 10)))
        }
    }

    @Test("odd archives are drawn without harm")
    func odd() throws {
        let nowhere = ArchivePoint(x: .nan, y: .infinity)
        let flat = ArchiveTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        let huge = ArchiveRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        let items: [ArchiveItem] = [
            .fill(ArchivePath(elements: []), .red), .fill(ArchivePath(elements: [.close]), .red),
            .fill(ArchivePath(elements: [.line(ArchivePoint(x: 1, y: 1)), .close, .close]), .red),
            .fill(.rectangle(0, 0, 10, 10), .linearGradient(stops: [], start: nowhere, end: nowhere)),
            .fill(
                .rectangle(0, 0, 10, 10),
                .angularGradient(
                    stops: [GradientStop(color: .red, location: 0)], center: nowhere, startAngle: 0, endAngle: 0)),
            .stroke(.rectangle(0, 0, 5, 5), paint: .color(.red), style: ArchiveStroke(width: -1, dash: [0, 0])),
            .group(ArchiveGroup(items: [.fill(.rectangle(0, 0, 10, 10), .red)], transform: flat)),
            .group(
                ArchiveGroup(
                    items: [.fill(.rectangle(huge.x, huge.y, huge.width, huge.height), .green)],
                    effects: [.blur(radius: 2, isOpaque: false)])),
            .group(ArchiveGroup(items: [], mask: [], effects: [.colorInvert])),
            .text(ArchiveText(text: StyledText(runs: []), frame: huge)),
            .text("zero", 0, 0, width: 0, height: 0), .text("", 0, 0, width: 10),
            .symbol("star", 0, 0, 0),
        ]
        #expect(throws: Never.self) { try Rasterizer.shared.render(archive(items)) }
        #expect(throws: Never.self) {
            try Rasterizer.shared.render(archive(items), options: RenderOptions(format: .svg))
        }
    }
}
