import Foundation
import WidgetProtocol

/// Files and what lies in folders, sorted by what the build does with it.
struct FolderScan {
    private(set) var swiftFiles: [String] = []
    private(set) var assetCatalogs: [String] = []
    private(set) var intentDefinitions: [String] = []
    private(set) var infoPlist: String?
    private(set) var entitlements: String?
    private(set) var foreignSources: [String] = []
    private(set) var resources: [String] = []
    /// What a project names and is not there.
    private(set) var missing: [String] = []

    /// Adds a file, or everything in a folder but what no target keeps sources in.
    mutating func add(_ path: String) throws(BridgeError) {
        guard let isFolder = Self.isFolder(path) else {
            throw BridgeError(
                .extensionMissing, "There is no \(path)", hint: "Name a Swift file, or a folder with Swift files.")
        }
        try add(path, FileKind(path: path, isFolder: isFolder)) { Self.isForeign($0) }
    }

    /// Adds a file that a project names; a folder goes into the bundle as it is.
    mutating func add(member path: String) throws(BridgeError) {
        guard let isFolder = Self.isFolder(path) else { return Self.insert(path, into: &missing) }
        let kind = FileKind(path: path, isFolder: isFolder)
        try add(path, kind == .folder || kind == .infoPlist ? .resource : kind) { _ in false }
    }

    /// Adds a file, or everything in a folder, of which a project says that another target has it too.
    mutating func add(shared path: String) throws(BridgeError) {
        guard let isFolder = Self.isFolder(path) else { return Self.insert(path, into: &missing) }
        try add(path, FileKind(path: path, isFolder: isFolder)) { _ in false }
    }

    /// Adds everything in a folder but `exceptions`, absolute paths of files and folders.
    mutating func add(synchronized folder: String, except exceptions: Set<String>) throws(BridgeError) {
        guard Self.isFolder(folder) == true else { return Self.insert(folder, into: &missing) }
        try walk(folder) { exceptions.contains($0) }
    }

    private mutating func walk(_ folder: String, except isExcluded: (String) -> Bool) throws(BridgeError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw BridgeError(
                .sourceUnreadable, "\(folder) cannot be read", hint: "Check that it is a folder of yours.")
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard !isExcluded(path), let isFolder = Self.isFolder(path), !Self.isLoop(path, in: folder) else {
                continue
            }
            try add(path, FileKind(path: path, isFolder: isFolder), except: isExcluded)
        }
    }

    private mutating func add(
        _ path: String, _ kind: FileKind, except isExcluded: (String) -> Bool
    ) throws(BridgeError) {
        switch kind {
        case .folder: try walk(path, except: isExcluded)
        case .swift: Self.insert(path, into: &swiftFiles)
        case .assetCatalog: Self.insert(path, into: &assetCatalogs)
        case .intentDefinition: Self.insert(path, into: &intentDefinitions)
        case .infoPlist: infoPlist = infoPlist ?? path
        case .entitlements: entitlements = entitlements ?? path
        case .foreignSource: Self.insert(path, into: &foreignSources)
        case .resource: Self.insert(path, into: &resources)
        case .ignored: return
        }
    }

    private static func insert(_ path: String, into list: inout [String]) {
        if !list.contains(path) { list.append(path) }
    }

    /// Whether a path is a symbolic link to a folder that it lies in.
    private static func isLoop(_ path: String, in folder: String) -> Bool {
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { return false }
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return (URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/").hasPrefix(target + "/")
    }

    /// Whether there is a folder at the path; nil where there is nothing.
    static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }

    /// Folders in which no target keeps sources of its own, tests, and packages' manifests.
    private static func isForeign(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return ["Pods", "Carthage", "DerivedData", "node_modules", "Package.swift"].contains(name)
            || ["Tests", "UITests"].contains { name.hasSuffix($0) }
    }
}
