import Foundation
import JSON
import WidgetProtocol

/// Shows the compiler rewritten sources under the names of the user's own, so that diagnostics name those.
struct Overlay {
    /// The description that `-vfsoverlay` reads.
    var path: String

    /// Rewrites what does not compile as it is into `folder`; nil when none does.
    init?(rewriting sources: [String], for platform: Platform, in folder: String) throws(BridgeError) {
        let rewriter = SourceRewriter(platform: platform)
        var roots: [JSONValue] = []
        for (index, source) in sources.enumerated() {
            guard let data = try ProjectFiles.contents(source, .source),
                let rewritten = rewriter.rewrite(Array(data))
            else { continue }
            let copy = "\(folder)/\(index).swift"
            try BuildFiles.prepared(folder)
            try BuildFiles.write(Data(rewritten), to: copy)
            roots.append(["name": .string(source), "type": "file", "external-contents": .string(copy)])
        }
        guard !roots.isEmpty else { return nil }
        path = folder + "/overlay.json"
        let overlay: JSONValue = ["version": 0, "use-external-names": false, "roots": .array(roots)]
        try BuildFiles.write(Data(overlay.serialized()), to: path)
    }
}
