package import Foundation
package import ImageLoading
package import Testing

/// Compares pictures with those that were looked at and kept beside the tests.
package enum ReferencePicture {
    /// Fonts and libraries differ a little between machines: so many of all pixels may differ by more than so much of a
    /// channel's 255.
    private static let toleratedShare = 0.002
    private static let toleratedDifference = 24

    /// Records an issue where a picture differs from its reference. It is then kept in `.build/failures`, with the
    /// difference.
    ///
    /// With `RECORD_REFERENCES` set the picture is kept as the reference instead, and the test fails.
    package static func expect(
        _ picture: [UInt8], matches name: String, in folder: URL, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let reference = folder.appending(path: "\(name).png")
        if ProcessInfo.processInfo.environment["RECORD_REFERENCES"] != nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(picture).write(to: reference)
            Issue.record("recorded \(name).png; look at it", sourceLocation: sourceLocation)
            return
        }
        guard let kept = try? Data(contentsOf: reference) else {
            Issue.record(
                "there is no reference \(name).png: RECORD_REFERENCES=1 writes it", sourceLocation: sourceLocation)
            return
        }
        let (drawn, wanted) = (try Bitmap(decoding: picture), try Bitmap(decoding: Array(kept)))
        let share = difference(drawn, wanted)
        guard share > toleratedShare else { return }
        let failures = Repository.failures.appending(path: folder.deletingLastPathComponent().lastPathComponent)
        try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
        let path = failures.appending(path: name.replacing("/", with: "-"))
        try Data(picture).write(to: path.appendingPathExtension("png"))
        try Data(marked(drawn, wanted).encoded(as: .png) ?? []).write(to: path.appendingPathExtension("difference.png"))
        let size = "\(drawn.width)x\(drawn.height) and \(wanted.width)x\(wanted.height)"
        Issue.record(
            "\(name): \(share * 100) % of the pixels differ (\(size)); see \(path.path()).png and .difference.png",
            sourceLocation: sourceLocation)
    }

    /// The same for the file of a picture.
    package static func expect(
        file path: String, matches name: String, in folder: URL, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expect(
            Array(Data(contentsOf: URL(filePath: path))), matches: name, in: folder, sourceLocation: sourceLocation)
    }

    /// The share of pixels that differ visibly; 1 when the sizes do.
    package static func difference(_ left: Bitmap, _ right: Bitmap) -> Double {
        guard left.width == right.width, left.height == right.height else { return 1 }
        let different = zip(left.pixels, right.pixels).count { differ($0, $1) }
        return Double(different) / Double(max(1, left.pixels.count))
    }

    private static func differ(_ left: UInt32, _ right: UInt32) -> Bool {
        left != right
            && stride(from: 0, to: 32, by: 8).contains { shift in
                abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)) > toleratedDifference
            }
    }

    /// The drawn picture, faded, with what differs in red.
    private static func marked(_ drawn: Bitmap, _ wanted: Bitmap) -> Bitmap {
        guard drawn.width == wanted.width, drawn.height == wanted.height else { return drawn }
        let pixels = zip(drawn.pixels, wanted.pixels).map { left, right -> UInt32 in
            if differ(left, right) { return 0xFFFF_0000 }
            return [0, 8, 16].reduce(0xFF00_0000) { $0 | (255 - (255 - (left >> $1 & 0xFF)) / 4) << $1 }
        }
        return Bitmap(width: drawn.width, height: drawn.height, pixels: pixels, isOpaque: true)
    }
}
