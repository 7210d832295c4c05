import JSON
import WidgetProtocol

/// A path in a manifest, made absolute.
struct TuistPath {
    let path: String

    /// - Parameters:
    ///   - json: the path with what it is relative to.
    ///   - manifest: the manifest's folder.
    init?(_ json: JSONValue?, manifest: String, root: String) {
        guard let text = json?["pathString"]?.stringValue else { return nil }
        let folder =
            switch json?["type"]?.stringValue {
            case "relativeToRoot": root
            case "relativeToCurrentFile": XcodeProject.join(json?["callerPath"]?.stringValue ?? manifest, "..")
            default: manifest
            }
        path = XcodeProject.join(folder, text)
    }
}

extension TuistPath {
    /// The files that the path means where it is a pattern; itself, there or not, where it is none.
    func files(except excluded: [TuistPath] = []) throws(BridgeError) -> [String] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let first = parts.firstIndex(where: { $0.contains { "*?{[".contains($0) } }) else { return [path] }
        let folder = parts[..<first].joined(separator: "/")
        let pattern = PathPattern(parts[first...].joined(separator: "/"), isWhole: true)
        // A pattern that names a folder leaves out what is in it.
        let exclusions = excluded.map { PathPattern($0.path) }
        var found: [String] = []
        let isWalked = { (file: String) in FileKind(path: file, isFolder: true) == .folder }
        try ProjectFiles.forEachFile(in: folder, where: isWalked) { file, _ in
            let path = "\(folder)/\(file)"
            if path.contains("/.") || !pattern.matches(file[...]) { return }
            if !exclusions.contains(where: { $0.matches(path[...]) }) { found.append(path) }
        }
        return found
    }
}
