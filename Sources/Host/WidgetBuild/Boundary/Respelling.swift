import Foundation
import WidgetProtocol

/// A name of the project's that is written otherwise on disk: with other capitals, or another of Unicode's forms.
///
/// To a Mac's file system, as it is set up, the two are one name; to git, and to most other systems, they are not.
struct Respelling: Sendable, Hashable {
    /// The path that the project names, up to the first part that is written otherwise.
    var named: String
    /// The same as it is on disk.
    var found: String

    /// What differs first between two spellings of a path; nil where nothing does.
    init?(of named: String, as found: String) {
        let (names, parts) = (named.split(separator: "/"), found.split(separator: "/"))
        // Bytes: to String, a character's composed and decomposed forms are equal.
        let index = zip(names, parts).enumerated().first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }?.offset
        guard let index else { return nil }
        self.named = "/" + names[...index].joined(separator: "/")
        self.found = "/" + parts[...index].joined(separator: "/")
    }

    func warning(in project: String) -> Warning {
        let name = (project as NSString).lastPathComponent
        let folder = (project as NSString).deletingLastPathComponent + "/"
        func relative(_ path: String) -> String {
            path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        }
        return Warning(
            .fileRespelled, "\(name) names \(relative(named)), which is \(relative(found)) on disk",
            hint: "Rename one as the other, the file with git mv: a Mac takes the two for one, git does not.",
            file: project)
    }
}

extension ProjectFiles {
    /// A path as it is written on disk: itself where there is something, or nothing; else what differs from it in capitals,
    /// or in Unicode's forms, alone.
    static func spelling(of path: String) throws(BridgeError) -> String {
        if try exists(path) { return path }
        let parts = path.split(separator: "/").map(String.init)
        var depth = parts.count - 1
        while depth > 0, !has("/" + parts[..<depth].joined(separator: "/")) { depth -= 1 }
        guard depth > 0 else { return path }
        var found = "/" + parts[..<depth].joined(separator: "/")
        for part in parts[depth...] {
            let name = part.lowercased()
            // Of several, none can be told to be the one.
            let candidates = try names(in: found).filter { $0.lowercased() == name }
            guard candidates.count == 1 else { return path }
            found += "/" + candidates[0]
        }
        return found
    }
}
