import Foundation
import JSON

/// Shows the compiler rewritten sources under the names of the user's own, so that diagnostics name those.
struct Overlay {
    /// The description that `-vfsoverlay` reads.
    var path: String

    /// Rewrites the files that ask for their platform into `folder`; nil when none does.
    init?(rewriting sources: [String], in folder: String) throws(BuildError) {
        var roots: [JSONValue] = []
        for (index, source) in sources.enumerated() {
            guard let data = FileManager.default.contents(atPath: source),
                let rewritten = ConditionRewriter.rewrite(String(decoding: data, as: UTF8.self))
            else { continue }
            let copy = "\(folder)/\(index).swift"
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            guard FileManager.default.createFile(atPath: copy, contents: Data(rewritten.utf8)) else {
                throw .cannotWrite(copy)
            }
            roots.append(["name": .string(source), "type": "file", "external-contents": .string(copy)])
        }
        guard !roots.isEmpty else { return nil }
        path = folder + "/overlay.json"
        let overlay: JSONValue = ["version": 0, "use-external-names": false, "roots": .array(roots)]
        guard FileManager.default.createFile(atPath: path, contents: Data(overlay.serialized())) else {
            throw .cannotWrite(path)
        }
    }
}
