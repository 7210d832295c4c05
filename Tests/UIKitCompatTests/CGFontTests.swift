import Foundation
import Testing
import UIKitCompat

@Suite("Fonts made from bytes")
struct CGFontTests {
    private func font(_ bytes: Data) -> CGFont? { CGDataProvider(data: bytes as NSData).flatMap(CGFont.init) }

    @Test("are kept in one file each, and what is no font in none")
    func kept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        setenv("WIDGET_BRIDGE_FONTS", folder.path, 1)
        defer { unsetenv("WIDGET_BRIDGE_FONTS") }
        func files() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: folder.path).count }
        #expect(font(Data("no font".utf8)) == nil)
        #expect(try files() == 0)
        let bytes = try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
        #expect(font(bytes)?.postScriptName == "DejaVuSans" as NSString)
        #expect(font(bytes)?.fullName == "DejaVu Sans" as NSString)
        #expect(try files() == 1)
    }
}
