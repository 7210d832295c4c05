import Foundation
import POSIXSupport
import WidgetProtocol
import WidgetTesting

/// The folder of pictures that drawn ones are compared with: `<name>.png` and `<name>.txt`.
struct RecordedPictures {
    let folder: String

    enum Form: String, CaseIterable {
        case picture = "png"
        case text = "txt"

        /// Whether a recorded file is known, without a look at its pixels, to hold what was drawn.
        func holds(_ recorded: [UInt8], _ drawn: [UInt8]) -> Bool {
            self == .picture ? PictureSeal.matches(recorded, drawn: drawn) : recorded == drawn
        }
    }

    func read(_ name: String, _ form: Form) -> [UInt8]? {
        FileManager.default.contents(atPath: path(name, form)).map { Array($0) }
    }

    func write(_ bytes: [UInt8], _ name: String, _ form: Form) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = try OutputFile(path(name, form))
        bytes.withUnsafeBytes(file.write)
        try file.finish()
    }

    func path(_ name: String, _ form: Form) -> String { "\(folder)/\(name).\(form.rawValue)" }

    /// The files that none of the names has, in their order.
    func unused(by names: Set<String>) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.sorted().filter { file in
            Form.allCases.contains { file.hasSuffix(".\($0.rawValue)") }
                && !names.contains((file as NSString).deletingPathExtension)
        }
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(folder)/\(file)") }
}
