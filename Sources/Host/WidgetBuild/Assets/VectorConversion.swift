import Children
import Foundation
import WidgetProtocol

/// Turns PDF assets into SVG, which is what is drawn.
enum VectorConversion {
    /// poppler's program, of Debian's `poppler-utils`.
    private static let program = "/usr/bin/pdftocairo"

    /// Converts the first page; false where that cannot be done.
    static func convert(pdf source: String, to destination: String) throws(BridgeError) -> Bool {
        guard access(program, X_OK) == 0 else { return false }
        try BuildFiles.prepared((destination as NSString).deletingLastPathComponent)
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        let end = Command(
            [program, "-svg", "-f", "1", "-l", "1", source, destination],
            environment: ProcessInfo.processInfo.environment
        ).run(output: nothing)
        guard end == .code(0), let data = FileManager.default.contents(atPath: destination) else {
            return false
        }
        // Lengths in pt; a point of the page is one of the screen, as SVG's px is.
        let text = String(decoding: data, as: UTF8.self)
        let sized = text.replacing(#/(?<name>width|height)="(?<length>[0-9.]+)pt"/#, maxReplacements: 2) {
            "\($0.output.name)=\"\($0.output.length)\""
        }
        try BuildFiles.write(Data(sized.utf8), to: destination)
        return true
    }
}
