import Foundation
import ImageLoading
import SwiftUICompat
import Testing
import WidgetArchive

@testable import UIKitCompat

@Suite("UIImage")
struct UIImageTests {
    /// A picture of 4 by 2 pixels, the left half red, the right half blue.
    private static let png: [UInt8] = {
        let row: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]
        return Bitmap(width: 4, height: 2, pixels: row + row, isOpaque: true).encoded(as: .png) ?? []
    }()

    @Test("is an object that equals another of the same bytes")
    func object() throws {
        let (one, other) = (try #require(UIImage(data: Data(Self.png))), try #require(UIImage(data: Data(Self.png))))
        #expect(one == other && one.isEqual(other) && one.hash == other.hash && Set([one, other]).count == 1)
        #expect(one != UIImage() && !one.isEqual(NSObject()) && (one as Any) is NSObject)
    }

    @Test("divides its pixels by its scale")
    func size() throws {
        #expect(try #require(UIImage(data: Data(Self.png))).size == CGSize(width: 4, height: 2))
        #expect(try #require(UIImage(data: Data(Self.png), scale: 2)).size == CGSize(width: 2, height: 1))
    }

    @Test("is nil for what is no picture")
    func unknown() {
        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(Optional(Data("hello".utf8)).flatMap(UIImage.init) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(named: "no such asset") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test("of a literal is the asset, or one of no size")
    func literal() {
        let image = #imageLiteral(resourceName: "no such asset")
        #expect(image.size == .zero)
    }

    @Test("takes the scale of a file from its name")
    func file() throws {
        let path = NSTemporaryDirectory() + "UIImageTests-\(UUID().uuidString)@2x.png"
        try Data(Self.png).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let image = try #require(UIImage(contentsOfFile: path))
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 2, height: 1))
    }

    @Test("gives PNG bytes as they came, and others encoded again")
    func bytes() throws {
        let image = try #require(UIImage(data: Data(Self.png)))
        #expect(image.pngData() == Data(Self.png))
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        let again = try #require(UIImage(data: jpeg))
        #expect(again.size == image.size)
        #expect(try Bitmap(decoding: Array(try #require(again.pngData()))).width == 4)
    }

    @Test("becomes an image that carries its bytes and its rendering mode")
    @MainActor func image() throws {
        let template = try #require(UIImage(data: Data(Self.png))).withRenderingMode(.alwaysTemplate)
        let archive = try archives(
            of: { Image(uiImage: template) }, size: CGSize(width: 4, height: 2), environment: EnvironmentValues(),
            colorSchemes: [.light])[0]
        #expect(archive.images.values.contains(.data(Self.png)))
        guard case .image(let drawn)? = archive.items.first else {
            Issue.record("no image was drawn")
            return
        }
        #expect(drawn.tint != nil)
    }

    @MainActor private func symbol(_ image: UIImage) throws -> ArchiveSymbol {
        let archive = try archives(
            of: { Image(uiImage: image).foregroundStyle(.green) }, size: CGSize(width: 200, height: 200),
            environment: EnvironmentValues(), colorSchemes: [.light])[0]
        guard case .symbol(let symbol)? = archive.items.first else { throw CocoaError(.featureUnsupported) }
        return symbol
    }

    @MainActor private func color(_ color: UIColor) -> Paint {
        .color(color.color.resolve(in: EnvironmentValues()).sRGB)
    }

    @Test("of a symbol has its surroundings' colour, and its tint's where it is no template")
    @MainActor func tint() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(try symbol(star).paints == [color(.systemGreen)])
        #expect(try symbol(star.withTintColor(.red)).paints == [color(.systemGreen)])
        #expect(try symbol(star.withTintColor(.red, renderingMode: .alwaysOriginal)).paints == [color(.red)])
        #expect(try symbol(star.withTintColor(.red).withRenderingMode(.alwaysOriginal)).paints == [color(.red)])
    }

    @Test("of a symbol is as its configuration says")
    @MainActor func configuration() throws {
        let plain = try #require(UIImage(systemName: "star"))
        let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        let star = try #require(UIImage(systemName: "star", withConfiguration: large))
        #expect(try symbol(star).weight == 700)
        #expect(try abs(symbol(star).frame.width - symbol(plain).frame.width * 2) < 1)
        #expect(abs(star.size.width - plain.size.width * 2) < 1 && plain.size.width > 10)
        let colored = star.applyingSymbolConfiguration(.init(paletteColors: [.red, .blue]))
        #expect(try symbol(#require(colored)).paints == [color(.red), color(.blue)])
        #expect(colored?.size == star.size)
        let levels = star.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(try symbol(levels).paints.count == 3 && symbol(levels).paints[0] == color(.red))
        #expect(levels.size == plain.size)
        #expect(try #require(UIImage(data: Data(Self.png))).applyingSymbolConfiguration(large) == nil)
    }

    @Test("of a symbol is drawn into bitmaps in its tint")
    func drawing() throws {
        let symbol = try #require(UIImage(systemName: "circle.fill")).withTintColor(.blue)
        let bitmap = try Bitmap(decoding: Array(#require(symbol.pngData())))
        #expect(bitmap.width == Int((symbol.size.width * 3).rounded(.up)))
        #expect(bitmap.pixels[bitmap.height / 2 * bitmap.width + bitmap.width / 2] == 0xFF00_00FF)
        #expect(bitmap.pixels[0] == 0)
    }
}
