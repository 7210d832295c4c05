import Foundation
package import JSON
import POSIXSupport
package import WidgetProtocol

/// Named sets of what an app saves, each a JSON file of a folder beside the app.
package struct DataSets: Sendable {
    private let folder: String

    private static let suffix = ".json"

    package init(folder: String) { self.folder = folder }

    /// The folders in which a change may be one of a set: the one that holds the folder, until that is there.
    package var watched: Set<String> {
        let folders = [folder, (folder as NSString).deletingLastPathComponent].filter(WholeFile.isFolder)
        return Set(folders.prefix(1))
    }

    /// `[{name, path, values}]` in the order of their names; one that holds no object has an `error` instead of `values`.
    package func list() -> JSONValue {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(Self.suffix) && !$0.hasPrefix(".") }.sorted()
        return .array(
            names.map { file in
                let path = folder + "/" + file
                var set: JSONObject = [
                    "name": .string(String(file.dropLast(Self.suffix.count))), "path": .string(path),
                ]
                if let data = FileManager.default.contents(atPath: path), let values = try? JSONValue(parsing: data),
                    values.objectValue != nil
                {
                    set["values"] = values
                } else {
                    set["error"] = .string("\(path) holds no JSON object")
                }
                return .object(set)
            })
    }

    /// Writes a set, in the place of the one of that name.
    package func save(_ name: String, _ values: JSONObject) throws(BridgeError) {
        let path = try path(of: name)
        try WholeFile.makeFolder(folder, mode: 0o777, failure: { .output($0, errno: $1) })
        let file = try OutputFile(path)
        Array(JSONValue.object(values).indented.utf8).withUnsafeBytes(file.write)
        try file.finish()
    }

    package func remove(_ name: String) throws(BridgeError) {
        let path = try path(of: name)
        guard unlink(path) == 0 || errno == ENOENT else { throw .output(path, errno: errno) }
    }

    private func path(of name: String) throws(BridgeError) -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || " -_.".unicodeScalars.contains($0)
        }
        guard isPlain, !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= 100 else {
            throw .invalidParams(
                "a set's name has letters, digits, spaces, '-', '_' and '.', and does not begin with a dot")
        }
        return folder + "/" + name + Self.suffix
    }
}
