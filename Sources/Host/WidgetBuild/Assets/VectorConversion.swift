import Children
import Foundation
import WidgetProtocol

/// Turns PDF assets into SVG, which is what is drawn.
enum VectorConversion {
    /// poppler's program, of Debian's `poppler-utils`.
    private static let program = "/usr/bin/pdftocairo"

    /// Converts the first page; false where that cannot be done, or takes too long.
    static func convert(pdf data: Data, to destination: String, by tools: ConfinedTools) throws(BridgeError) -> Bool {
        guard access(program, X_OK) == 0 else { return false }
        try BuildFiles.prepared((destination as NSString).deletingLastPathComponent)
        // The program sees a copy, and no path of the project's.
        let source = destination + ".pdf"
        try BuildFiles.write(data, to: source)
        defer { unlink(source) }
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        let cancellation = ProjectBoundary.current.cancellation
        let end = Command(
            tools.converter(
                [program, "-svg", "-f", "1", "-l", "1", source, destination], source: source, destination: destination)
        ).run(output: nothing, cancellation: cancellation, limit: BuildLimits.conversion)
        if cancellation.isCancelled { throw .buildCancelled }
        let limit = BuildLimits.Size.description.rawValue
        guard end == .code(0), let drawing = try? RegularFile.read(destination, limit: limit) else {
            unlink(destination)
            return false
        }
        // Lengths in pt; a point of the page is one of the screen, as SVG's px is.
        let text = String(decoding: drawing, as: UTF8.self)
        let sized = text.replacing(#/(?<name>width|height)="(?<length>[0-9.]+)pt"/#, maxReplacements: 2) {
            "\($0.output.name)=\"\($0.output.length)\""
        }
        try BuildFiles.write(Data(sized.utf8), to: destination)
        return true
    }
}
