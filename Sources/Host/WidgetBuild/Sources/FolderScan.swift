import Foundation
import WidgetProtocol

/// Files and what lies in folders, sorted by what the build does with it.
struct FolderScan {
    /// Of sources by where links lead: one that is there by two paths is there once.
    private var known: Set<String> = []
    private(set) var swiftFiles: [String] = []
    private(set) var assetCatalogs: [String] = []
    private(set) var intentDefinitions: [String] = []
    /// Those of them that a target lists without having classes made of them.
    var definitionsWithoutCode: Set<String> = []
    private(set) var infoPlist: String?
    private(set) var entitlements: String?
    private(set) var foreignSources: [String] = []
    private(set) var headers: [String] = []
    private(set) var resources: [String] = []
    /// What a project names and is not there.
    private(set) var missing: [String] = []
    /// What a project names otherwise than it is written on disk.
    private(set) var respellings: [Respelling] = []

    /// Adds a file, or everything in a folder but what no target keeps sources in.
    mutating func add(_ path: String) throws(BridgeError) {
        guard let isFolder = try ProjectFiles.isFolder(path) else {
            throw BridgeError(
                .extensionMissing, "There is no \(path)", hint: "Name a Swift file, or a folder with Swift files.")
        }
        try add(path, FileKind(path: path, isFolder: isFolder)) { Self.isForeign($0) }
    }

    /// Adds a file that a project names; a folder goes into the bundle as it is.
    mutating func add(member path: String) throws(BridgeError) {
        guard let (path, isFolder) = try find(path) else { return insert(path, into: \.missing) }
        let kind = FileKind(path: path, isFolder: isFolder)
        try add(path, kind == .folder || kind == .infoPlist ? .resource : kind) { _ in false }
    }

    /// Adds a file, or everything in a folder, of which a project says that another target has it too.
    mutating func add(shared path: String) throws(BridgeError) {
        guard let (path, isFolder) = try find(path) else { return insert(path, into: \.missing) }
        try add(path, FileKind(path: path, isFolder: isFolder)) { _ in false }
    }

    /// Adds everything in a folder but `exceptions`, absolute paths of files and folders.
    mutating func add(synchronized folder: String, except exceptions: Set<String>) throws(BridgeError) {
        guard try ProjectFiles.isFolder(folder) == true else { return insert(folder, into: \.missing) }
        var walked: Set<String> = []
        try walk(folder, &walked) { exceptions.contains($0) }
    }

    private mutating func find(_ path: String) throws(BridgeError) -> (path: String, isFolder: Bool)? {
        if let isFolder = try ProjectFiles.isFolder(path) { return (path, isFolder) }
        let path = try spelling(of: path)
        return try ProjectFiles.isFolder(path).map { (path, $0) }
    }

    /// A path that a project names, as it is written on disk.
    mutating func spelling(of path: String) throws(BridgeError) -> String {
        let found = try ProjectFiles.spelling(of: path)
        if let respelling = Respelling(of: path, as: found), !respellings.contains(respelling) {
            respellings.append(respelling)
        }
        return found
    }

    /// - Parameter walked: the folders that links led to, each of which is walked once.
    private mutating func walk(
        _ folder: String, linkedTo real: String? = nil, _ walked: inout Set<String>, depth: Int = 0,
        except isExcluded: (String) -> Bool
    ) throws(BridgeError) {
        guard depth < BuildLimits.depth else {
            throw .projectTooLarge("\(folder) is deeper than \(BuildLimits.depth) folders", BuildLimits.depth)
        }
        let entries = try ProjectFiles.entries(in: folder) { $0.hasPrefix(".") || isExcluded(folder + "/" + $0) }
        for entry in entries {
            let path = folder + "/" + entry.name
            if entry.isFolder, let target = entry.target,
                Self.isLoop(target, in: folder) || !walked.insert(target).inserted
            {
                continue
            }
            let kind = FileKind(path: path, isFolder: entry.isFolder)
            let target = entry.target ?? real.map { $0 + "/" + entry.name }
            if kind == .folder {
                try walk(path, linkedTo: target, &walked, depth: depth + 1, except: isExcluded)
            } else {
                add(path, linkedTo: target, kind)
            }
        }
    }

    private mutating func add(
        _ path: String, _ kind: FileKind, except isExcluded: (String) -> Bool
    ) throws(BridgeError) {
        guard kind == .folder else { return add(path, kind) }
        var walked: Set<String> = []
        try walk(path, &walked, except: isExcluded)
    }

    private mutating func add(_ path: String, linkedTo target: String? = nil, _ kind: FileKind) {
        let real = target ?? path
        switch kind {
        case .swift: insert(path, at: real, into: \.swiftFiles)
        case .assetCatalog: insert(path, at: real, into: \.assetCatalogs)
        case .intentDefinition: insert(path, at: real, into: \.intentDefinitions)
        case .infoPlist: infoPlist = infoPlist ?? path
        case .entitlements: entitlements = entitlements ?? path
        case .foreignSource: insert(path, at: real, into: \.foreignSources)
        case .header: insert(path, into: \.headers)
        case .resource: insert(path, into: \.resources)
        case .ignored, .folder: return
        }
    }

    private mutating func insert(
        _ path: String, at real: String? = nil, into list: WritableKeyPath<FolderScan, [String]>
    ) {
        if known.insert(real ?? path).inserted { self[keyPath: list].append(path) }
    }

    /// Whether what a link leads to is a folder that the link lies in.
    private static func isLoop(_ target: String, in folder: String) -> Bool {
        guard let real = ProjectBoundary.realPath(folder) else { return true }
        return (real + "/").utf8.starts(with: (target + "/").utf8)
    }

    /// Folders in which no target keeps sources of its own, tests, and packages' manifests.
    private static func isForeign(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return ["Pods", "Carthage", "DerivedData", "node_modules", "__MACOSX", "Package.swift"].contains(name)
            || ["Tests", "UITests"].contains { name.hasSuffix($0) }
    }
}
