import Foundation
import WidgetProtocol

/// The project's files and folders, the only ones that a build reads.
enum ProjectFiles {
    /// A file's bytes; nil where there is nothing.
    static func contents(_ path: String, _ size: BuildLimits.Size) throws(BridgeError) -> Data? {
        let boundary = ProjectBoundary.current
        var resolved = try boundary.resolve(path)
        // It may have been made before its folder was looked into.
        if resolved == nil, boundary.folders.insert(folderOf: path) { resolved = try boundary.resolve(path) }
        guard let real = resolved else { return nil }
        boundary.folders.insert((real as NSString).deletingLastPathComponent)
        do throws(RegularFile.Failure) {
            return try RegularFile.read(real, limit: size.rawValue, admits: boundary.contains)
        } catch {
            switch error {
            case .notRegular: throw .sourceUnreadable(path, "it is no regular file")
            case .tooLarge: throw .projectTooLarge("\(path) has more than \(size.rawValue) bytes", size.rawValue)
            case .moved: throw .outsideProject(path, leadsTo: real, roots: boundary.roots)
            case .system(let code): throw .sourceUnreadable(path, String(cString: strerror(code)))
            }
        }
    }

    /// The bytes of a file that has to be there.
    static func read(_ path: String, _ size: BuildLimits.Size) throws(BridgeError) -> Data {
        guard let data = try contents(path, size) else { throw .sourceUnreadable(path, "there is nothing") }
        return data
    }

    /// A file's text, whatever is no UTF-8 replaced; nil where there is nothing.
    static func text(_ path: String, _ size: BuildLimits.Size) throws(BridgeError) -> String? {
        try contents(path, size).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether there is a folder at the path; nil where there is nothing.
    static func isFolder(_ path: String) throws(BridgeError) -> Bool? {
        guard let real = try ProjectBoundary.current.resolve(path) else { return nil }
        var status = stat()
        return stat(real, &status) == 0 ? status.st_mode & S_IFMT == S_IFDIR : nil
    }

    static func exists(_ path: String) throws(BridgeError) -> Bool {
        try ProjectBoundary.current.resolve(path) != nil
    }

    /// Whether there is something of the project's; what leads out of it is not.
    static func has(_ path: String) -> Bool { (try? exists(path)) ?? false }

    /// The folder is there, and the project's.
    static func hasFolder(_ path: String) -> Bool { (try? isFolder(path)) == true }

    /// The names in a folder in order, none where there is no folder.
    static func names(in folder: String) throws(BridgeError) -> [String] {
        try entries(in: folder).map(\.name)
    }

    struct Entry {
        var name: String
        var isFolder: Bool
        /// Where a symbolic link leads; nil for what is none.
        var target: String?
    }

    /// What a folder holds, in the order of names; links that lead nowhere are left out, those that lead out of the
    /// project are an error.
    ///
    /// - Parameters:
    ///   - looksAround: leaves out links that lead out of the project, too: nobody has named them.
    ///   - isExcluded: names that are left out.
    static func entries(
        in folder: String, looksAround: Bool = false, except isExcluded: (String) -> Bool = { _ in false }
    ) throws(BridgeError) -> [Entry] {
        guard let real = try ProjectBoundary.current.resolve(folder) else { return [] }
        ProjectBoundary.current.folders.insert(real)
        guard let stream = opendir(real) else {
            if errno == ENOTDIR { return [] }
            throw .sourceUnreadable(folder, String(cString: strerror(errno)))
        }
        defer { closedir(stream) }
        var found: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            try ProjectBoundary.charge(.entries)
            if isExcluded(name) { continue }
            switch Int(entry.pointee.d_type) {
            case Int(DT_DIR): found.append(Entry(name: name, isFolder: true))
            case Int(DT_LNK), Int(DT_UNKNOWN):
                let path = folder + "/" + name
                if looksAround, !has(path) { continue }
                guard let isFolder = try isFolder(path) else { continue }
                found.append(
                    Entry(name: name, isFolder: isFolder, target: try ProjectBoundary.current.resolve(path)))
            default: found.append(Entry(name: name, isFolder: false))
            }
        }
        return found.sorted { $0.name < $1.name }
    }
}

extension ProjectFiles {
    /// Calls `body` with what is in a folder and below it, by its path relative to the folder; a folder that links lead to
    /// again is passed over.
    ///
    /// - Parameters:
    ///   - isWalked: whether a folder's contents are meant, by its path, rather than the folder.
    ///   - body: gets a path, and whether it is a folder's.
    static func forEachFile(
        in folder: String, where isWalked: (String) -> Bool = { _ in true },
        _ body: (String, Bool) throws(BridgeError) -> Void
    ) throws(BridgeError) {
        var visited: Set<String> = []
        func walk(_ relative: String, depth: Int) throws(BridgeError) {
            let path = relative.isEmpty ? folder : folder + "/" + relative
            guard depth < BuildLimits.depth else {
                throw .projectTooLarge("\(path) is deeper than \(BuildLimits.depth) folders", BuildLimits.depth)
            }
            guard let real = try ProjectBoundary.current.resolve(path), visited.insert(real).inserted else { return }
            for entry in try entries(in: path, except: { $0 == ".git" }) {
                let name = relative.isEmpty ? entry.name : relative + "/" + entry.name
                if entry.isFolder, isWalked(name) {
                    try walk(name, depth: depth + 1)
                } else {
                    try body(name, entry.isFolder)
                }
            }
        }
        try walk("", depth: 0)
    }
}
