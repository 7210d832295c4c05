import Foundation
import WidgetProtocol

extension XcodeTarget {
    /// The files of the target's build phases and synchronised folders.
    func members() throws(BridgeError) -> FolderScan {
        try ProjectBoundary.naming(project.path) { () throws(BridgeError) in try scan() }
    }

    private func scan() throws(BridgeError) -> FolderScan {
        var scan = FolderScan()
        var known: Set<String> = []
        for phase in project.objects(object.list("buildPhases")) where Self.phases.contains(phase.isa) {
            for id in phase.list("files") where known.insert(id).inserted {
                guard let file = project.object(id), isBuilt(file) else { continue }
                guard let reference = file["fileRef"].flatMap(project.object) else { continue }
                for path in paths(of: reference) {
                    try ProjectBoundary.charge(.entries, Self.cost)
                    try scan.add(member: path)
                    if file.dictionary("settings")["ATTRIBUTES"]?.strings.contains("no_codegen") == true {
                        scan.definitionsWithoutCode.insert(path)
                    }
                }
            }
        }
        try addSynchronizedFolders(to: &scan)
        return scan
    }

    /// The products of Swift packages, and the targets and frameworks, that it links.
    var dependencies: [Dependency] {
        let products = project.objects(object.list("packageProductDependencies")).compactMap { product in
            product["productName"].map { Dependency.product($0, package: product["package"]) }
        }
        let targets = project.objects(object.list("dependencies")).compactMap { dependency in
            dependency["target"].map { Dependency.target($0) }
        }
        return products + targets + linked
    }

    enum Dependency: Sendable, Hashable {
        /// A package's product, and the package's object where the project names it.
        case product(String, package: String?)
        /// A target of the same project.
        case target(String)
        /// A framework or library by its file's name.
        case framework(String)
    }

    /// What looking for a file takes, in names that are listed.
    private static let cost = 4

    private static let phases: Set = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]

    private var linked: [Dependency] {
        let phases = project.objects(object.list("buildPhases")).filter { $0.isa == "PBXFrameworksBuildPhase" }
        return phases.flatMap { project.objects($0.list("files")) }.compactMap { file in
            if let product = file["productRef"].flatMap(project.object), let name = product["productName"] {
                return .product(name, package: product["package"])
            }
            let reference = file["fileRef"].flatMap(project.object)
            let name = reference?["path"] ?? reference?["name"]
            return name.map { .framework(($0 as NSString).lastPathComponent) }
        }
    }

    /// Files for other platforms are in no build for the target's.
    private func isBuilt(_ file: ProjectObject) -> Bool {
        let filters = file.list("platformFilters") + [file["platformFilter"]].compactMap { $0 }
        return filters.isEmpty || filters.contains(platform.rawValue.lowercased())
    }

    /// A reference's files: its own, or those of a localised file's languages.
    private func paths(of reference: ProjectObject) -> [String] {
        if reference.isa == "PBXVariantGroup" {
            return project.objects(reference.list("children")).compactMap { project.paths[$0.id] }
        }
        return project.paths[reference.id].map { [$0] } ?? []
    }

    private func addSynchronizedFolders(to scan: inout FolderScan) throws(BridgeError) {
        let own = object.list("fileSystemSynchronizedGroups")
        for group in project.objects(isa: "PBXFileSystemSynchronizedRootGroup") {
            guard let named = project.paths[group.id] else { continue }
            let folder = try scan.spelling(of: named)
            let exceptions = try exceptions(in: group, at: folder)
            if own.contains(group.id) {
                try scan.add(synchronized: folder, except: Set(exceptions))
            } else {
                // Of a folder that is another target's, the exceptions are what this target shares.
                for path in exceptions { try scan.add(shared: path) }
            }
        }
    }

    private func exceptions(in group: ProjectObject, at folder: String) throws(BridgeError) -> [String] {
        let sets = project.objects(group.list("exceptions"))
            .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == object.id }
        var paths: [String] = []
        for exception in sets.flatMap({ $0.list("membershipExceptions") }) {
            try ProjectBoundary.charge(.entries)
            paths += try Self.paths(ofException: exception, in: folder)
        }
        return paths
    }

    /// An exception's paths; `/Localized/Info.strings` and `/Localized: Info.strings` mean the file in every language.
    private static func paths(ofException path: String, in folder: String) throws(BridgeError) -> [String] {
        guard path.hasPrefix("/Localized") else { return [XcodeProject.join(folder, path)] }
        let name = path.dropFirst("/Localized".count).drop { $0 == ":" || $0 == "/" || $0 == " " }
        var found: [String] = []
        for entry in try ProjectFiles.entries(in: folder, except: { !$0.hasSuffix(".lproj") }) {
            let path = "\(folder)/\(entry.name)/\(name)"
            if try ProjectFiles.exists(path) { found.append(path) }
        }
        return found
    }
}
