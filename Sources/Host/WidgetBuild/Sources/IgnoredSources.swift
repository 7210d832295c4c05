import WidgetProtocol

/// Swift files that a project's `.gitignore` names: what a build phase writes, or a developer with keys of an own.
enum IgnoredSources {
    /// Whether such a file, which may declare what some sources use, is not there.
    ///
    /// - Parameter sources: absolute paths; the `.gitignore`s of their folders, and of the folders around these up to the
    ///   project's, are read.
    static func areMissing(beside sources: [String]) throws(BridgeError) -> Bool {
        let names = Set(sources.map { $0.split(separator: "/").last ?? "" })
        let holders = Set(sources.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }).sorted()
        for folder in folders(of: sources) {
            guard let data = try ProjectFiles.contents(folder + "/.gitignore", .description) else { continue }
            for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
                if let name = contentsOfFolder(line) {
                    let beside = holders.filter { ($0 + "/").hasPrefix(folder + "/") }
                    for folder in beside where try isWithoutSources("\(folder)/\(name)") { return true }
                }
                guard let path = swiftFile(line) else { continue }
                let name = path.split(separator: "/").last ?? ""
                if name.count == path.count {
                    if !names.contains(name) { return true }
                } else if try ProjectBoundary.current.resolve(folder + "/" + path) == nil {
                    return true
                }
            }
        }
        return false
    }

    /// The path of a line that names one Swift file, without a slash in front.
    private static func swiftFile(_ line: Substring) -> Substring? {
        let pattern = line.drop(while: \.isWhitespace)
        guard let match = pattern.firstMatch(of: #/^\/?([^#!*?\[\/][^*?\[]*\.swift)\s*$/#) else { return nil }
        return match.output.1
    }

    /// The name of a folder of which a line ignores what is in it: `Generated` of `**/Generated/*`.
    private static func contentsOfFolder(_ line: Substring) -> Substring? {
        line.wholeMatch(of: #/\s*(?:\*\*\/|\/)?([^#!*?\[\/\s][^*?\[\/]*)\/\*{1,2}\s*/#)?.output.1
    }

    /// Whether there is a folder, kept in the repository for what is written into it, and no Swift file in it.
    private static func isWithoutSources(_ folder: String) throws(BridgeError) -> Bool {
        guard try ProjectFiles.isFolder(folder) == true else { return false }
        return try !ProjectFiles.names(in: folder).contains { $0.hasSuffix(".swift") }
    }

    private static func folders(of sources: [String]) -> [String] {
        let roots = ProjectBoundary.current.roots
        var folders: Set<String> = []
        for source in sources {
            var folder = source
            while let slash = folder.lastIndex(of: "/") {
                folder = String(folder[..<slash])
                guard roots.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }),
                    folders.insert(folder).inserted
                else { break }
            }
        }
        return folders.sorted()
    }
}
