import Foundation
import ImageLoading
import Testing
import WidgetArchive

@testable import Rasterizer

/// Pictures that are right, kept beside the tests; `RECORD_REFERENCES=1` writes them anew and fails.
enum References {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "References")

    /// Fonts and libraries differ a little between machines: this share of a picture's pixels may differ by so much.
    private static let toleratedShare = 0.01
    private static let toleratedDifference = 48

    static func check(
        _ archive: WidgetArchive, named name: String, options: RenderOptions = RenderOptions(scale: 2),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let picture = try Rasterizer.shared.render(archive, options: options)
        let file = folder.appending(path: "\(name).png")
        if ProcessInfo.processInfo.environment["RECORD_REFERENCES"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(picture.data).write(to: file)
            Issue.record(
                "recorded \(name).png: look at it, then run without RECORD_REFERENCES", sourceLocation: sourceLocation)
            return
        }
        guard let reference = try? Data(contentsOf: file) else {
            Issue.record(
                "there is no reference \(name).png: RECORD_REFERENCES=1 writes it", sourceLocation: sourceLocation)
            return
        }
        let (expected, found) = (try Bitmap(decoding: [UInt8](reference)), try Bitmap(decoding: picture.data))
        let share = difference(expected, found)
        #expect(
            share <= toleratedShare, "\(name): \(share * 100) % of the pixels differ", sourceLocation: sourceLocation)
    }

    /// The share of pixels that differ visibly; 1 when the sizes do.
    static func difference(_ left: Bitmap, _ right: Bitmap) -> Double {
        guard left.width == right.width, left.height == right.height else { return 1 }
        func component(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        let shifts: [UInt32] = [24, 16, 8, 0]
        var different = 0
        for (a, b) in zip(left.pixels, right.pixels) where a != b {
            let isVisible = shifts.contains { abs(component(a, $0) - component(b, $0)) > toleratedDifference }
            if isVisible { different += 1 }
        }
        return Double(different) / Double(max(1, left.pixels.count))
    }
}
