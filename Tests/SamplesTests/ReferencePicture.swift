import Foundation
import ImageLoading
import TestSupport
import Testing

/// Compares a picture with the one that was looked at and kept.
enum ReferencePicture {
    /// Of all pixels, how many may differ visibly: another version of a font moves an edge here and there.
    private static let tolerance = 0.002

    /// Keeps the picture instead, and fails, where `RECORD_REFERENCES` is set.
    static func expect(_ path: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let reference = Repository.tests.appending(path: "References/\(name).png")
        if ProcessInfo.processInfo.environment["RECORD_REFERENCES"] != nil {
            try FileManager.default.createDirectory(
                at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: URL(filePath: path)).write(to: reference)
            Issue.record("recorded \(name); look at it", sourceLocation: sourceLocation)
            return
        }
        let drawn = try Bitmap(decoding: Array(Data(contentsOf: URL(filePath: path))))
        let wanted = try Bitmap(decoding: Array(Data(contentsOf: reference)))
        let isSameSize = drawn.width == wanted.width && drawn.height == wanted.height
        try #require(isSameSize, sourceLocation: sourceLocation)
        let differing = zip(drawn.pixels, wanted.pixels).count { !isNear($0, $1) }
        let share = Double(differing) / Double(drawn.pixels.count)
        #expect(share <= tolerance, "\(path) differs from \(name)", sourceLocation: sourceLocation)
    }

    private static func isNear(_ left: UInt32, _ right: UInt32) -> Bool {
        left == right
            || stride(from: 0, to: 32, by: 8).allSatisfy { shift in
                abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) <= 24
            }
    }
}
