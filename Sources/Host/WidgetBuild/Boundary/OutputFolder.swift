import Foundation
import JSON
import WidgetProtocol

/// A folder that a build makes: what is written into it stays in it, whatever sources call it.
struct OutputFolder: Sendable {
    let path: String

    /// - Parameter path: a folder of the build's own, in which there are no symbolic links but those that it makes.
    init(_ path: String) throws(BridgeError) {
        self.path = try BuildFiles.prepared(path)
    }

    /// A path in the folder; an error for a name that leads out of it.
    ///
    /// - Parameter source: the file that names it.
    func path(_ relative: String, namedBy source: String) throws(BridgeError) -> String {
        let components = relative.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
        guard isPlain else {
            throw BridgeError(
                .outsideProject, "\(source) names \(BridgeError.quoted(relative)), which leads out of what is built",
                hint: "Give it a plain name, without slashes and dots before it."
            ).with("file", .string(source)).with("reference", .string(relative))
        }
        return path + "/" + relative
    }

    /// Writes a file; one that is there already is replaced.
    func write(_ data: Data, to relative: String, namedBy source: String) throws(BridgeError) {
        let path = try path(relative, namedBy: source)
        try BuildFiles.prepared((path as NSString).deletingLastPathComponent)
        try BuildFiles.write(data, to: path)
    }

    /// Copies a file of the project's; one that is there already stays. False where there is nothing to copy.
    func copy(_ source: String, to relative: String, namedBy file: String) throws(BridgeError) -> Bool {
        let path = try path(relative, namedBy: file)
        guard let data = try ProjectFiles.contents(source, .resource) else { return false }
        if !FileManager.default.fileExists(atPath: path) { try write(data, to: relative, namedBy: file) }
        return true
    }

    /// Copies a file or a folder with what is in it; symbolic links become what they lead to.
    func copyAll(_ source: String, to relative: String) throws(BridgeError) {
        guard try ProjectFiles.isFolder(source) == true else {
            _ = try copy(source, to: relative, namedBy: source)
            return
        }
        try BuildFiles.prepared(try path(relative, namedBy: source))
        try ProjectFiles.forEachFile(in: source) { file, _ throws(BridgeError) in
            _ = try copy(source + "/" + file, to: relative + "/" + file, namedBy: source)
        }
    }
}
