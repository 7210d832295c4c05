import Foundation
import WidgetProtocol

extension XcodeTarget {
    /// What its members are in C and Objective-C, with the headers that its Swift, or who imports it, sees.
    func foreignCode(_ scan: FolderScan) throws(BridgeError) -> ForeignCode {
        try ProjectBoundary.naming(project.path) { () throws(BridgeError) in
            let visible = try visibleHeaders(scan)
            let needsHeaders = !visible.isEmpty || !scan.foreignSources.isEmpty
            return try ForeignCode(
                headers: visible, sources: scan.foreignSources, module: moduleName,
                known: needsHeaders ? scan.headers + projectHeaders : [], folders: headerFolders,
                arguments: clangArguments,
                prefix: path("GCC_PREFIX_HEADER"))
        }
    }

    /// The headers of the project, whatever their targets: Xcode finds them by their names.
    private var projectHeaders: [String] {
        var found = project.paths.values.filter(ForeignCode.isHeader).sorted()
        for group in project.objects(isa: "PBXFileSystemSynchronizedRootGroup") {
            guard let folder = project.paths[group.id] else { continue }
            for folder in ProjectSearch.folders(below: folder, levels: Self.depth) {
                found += ProjectSearch.entries(of: folder, ForeignCode.isHeader).map { folder + "/" + $0.name }
            }
        }
        return found
    }

    /// Whether other code imports it.
    private var isLibrary: Bool { productType.contains("framework") || productType.contains("library") }

    /// The bridging header, and of what others import the public headers.
    private func visibleHeaders(_ scan: FolderScan) throws(BridgeError) -> [String] {
        var found: [String] = []
        if let path = path("SWIFT_OBJC_BRIDGING_HEADER"), try ProjectFiles.exists(path) { found.append(path) }
        guard isLibrary else { return found }
        let phases = project.objects(object.list("buildPhases")).filter { $0.isa == "PBXHeadersBuildPhase" }
        let files = phases.flatMap { project.objects($0.list("files")) }
        let listed = files.filter { $0.dictionary("settings")["ATTRIBUTES"]?.strings.contains("Public") ?? false }
        var paths = (listed.isEmpty ? files : listed).compactMap { $0["fileRef"] }.compactMap { project.paths[$0] }
        if paths.isEmpty { paths = scan.headers }
        for path in paths where ForeignCode.isHeader(path) {
            if try ProjectFiles.exists(path) { found.append(path) }
        }
        return found
    }

    /// The folders that headers are looked for in; a name that ends with `/**` is one with all in it.
    private var headerFolders: [String] {
        var found: [String] = []
        for word in settings.list("USER_HEADER_SEARCH_PATHS") + settings.list("HEADER_SEARCH_PATHS") {
            let isDeep = word.hasSuffix("/**")
            let folder = project.absolute(isDeep ? String(word.dropLast(3)) : word)
            guard ProjectFiles.hasFolder(folder), found.count < BuildLimits.includes else { continue }
            found.append(folder)
            if isDeep {
                let below = ProjectSearch.folders(below: folder, levels: Self.depth).dropFirst()
                found += below.prefix(BuildLimits.includes)
            }
        }
        return found
    }

    /// What of the settings changes the meaning of sources in C.
    private var clangArguments: [String] {
        settings.list("GCC_PREPROCESSOR_DEFINITIONS").filter(Self.isDefinition).map { "-D" + $0 }
            + settings.list("OTHER_CFLAGS").filter { $0.hasPrefix("-D") && Self.isDefinition($0.dropFirst(2)) }
    }

    /// How many folders below one that is named with all in it are looked into.
    private static let depth = 6

    private static func isDefinition(_ word: some StringProtocol) -> Bool {
        String(word).wholeMatch(of: #/[A-Za-z_]\w*(=.*)?/#) != nil
    }
}
