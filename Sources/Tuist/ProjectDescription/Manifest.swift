internal import Foundation
internal import Synchronization

/// What a manifest is run for: the last thing that it describes goes to its standard output when it ends.
enum Manifest {
    /// Stands before it, on a line of its own: manifests print, too.
    static let mark = "--- what the manifest says ---"

    private static let said = Mutex<String?>(nil)

    static func says(_ value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data: Data
        do {
            data = try encoder.encode(value)
        } catch {
            fatalError("What the manifest describes cannot be written: \(error)")
        }
        let isFirst = said.withLock { said in
            defer { said = String(decoding: data, as: UTF8.self) }
            return said == nil
        }
        if isFirst { atexit { Manifest.write() } }
    }

    private static func write() {
        guard let text = said.withLock({ $0 }) else { return }
        print("\n\(mark)\n\(text)")
    }
}
