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

    @Test("divides its pixels by its scale")
    func size() throws {
        #expect(try #require(UIImage(data: Data(Self.png))).size == CGSize(width: 4, height: 2))
        #expect(try #require(UIImage(data: Data(Self.png), scale: 2)).size == CGSize(width: 2, height: 1))
    }

    @Test("is nil for what is no picture")
    func unknown() {
        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(named: "no such asset") == nil)
        #expect(UIImage(systemName: "") == nil)
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
}
