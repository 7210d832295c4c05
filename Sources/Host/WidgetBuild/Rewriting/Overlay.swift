import Foundation
import JSON
import WidgetProtocol

/// Shows the compiler rewritten sources under the names of the user's own, so that diagnostics name those.
struct Overlay {
    /// The copies that are compiled in place of sources, by these.
    var copies: [String: String] = [:]
    private let folder: String

    /// Rewrites what does not compile as it is into `folder`.
    ///
    /// - Parameters:
    ///   - platform: nil for sources that are compiled as Linux's own.
    ///   - aliases: what modules are compiled as, by the names that sources import.
    init(
        rewriting sources: [String], for platform: Platform?, aliases: [String: String] = [:], in folder: String
    ) throws(BridgeError) {
        self.folder = folder
        let rewriter = SourceRewriter(platform: platform, aliases: aliases)
        for (index, source) in sources.enumerated() {
            guard let data = try ProjectFiles.contents(source, .source),
                let rewritten = rewriter.rewrite(Array(data))
            else { continue }
            let copy = "\(folder)/\(index).swift"
            try BuildFiles.prepared(folder)
            try BuildFiles.write(Data(rewritten), to: copy)
            copies[source] = copy
        }
        try write()
    }

    /// The description that `-vfsoverlay` reads; nil where every source is compiled as it is.
    var path: String? { copies.isEmpty ? nil : folder + "/overlay.json" }

    /// Writes the description anew.
    func write() throws(BridgeError) {
        guard let path else { return }
        let roots = copies.sorted { $0.key < $1.key }.map { source, copy -> JSONValue in
            ["name": .string(source), "type": "file", "external-contents": .string(copy)]
        }
        try BuildFiles.prepared(folder)
        let overlay: JSONValue = ["version": 0, "use-external-names": false, "roots": .array(roots)]
        try BuildFiles.write(Data(overlay.serialized()), to: path)
    }
}
