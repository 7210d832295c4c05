import Foundation

/// What lies in folders, sorted by what the build does with it.
struct FolderScan {
    private(set) var swiftFiles: [String] = []
    private(set) var assetCatalogs: [String] = []
    private(set) var intentDefinitions: [String] = []
    private(set) var infoPlist: String?
    private(set) var entitlements: String?
    private(set) var foreignSources: [String] = []
    private(set) var resources: [String] = []

    /// Adds a file, or everything in a folder; what was added before is not added again.
    mutating func add(_ path: String) throws(BuildError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw BuildError(
                .folderMissing, "There is no \(path)", hint: "Name a Swift file, or a folder with Swift files.")
        }
        try add(path, FileKind(path: path, isFolder: isFolder.boolValue))
    }

    private mutating func walk(_ folder: String) throws(BuildError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw BuildError(.folderMissing, "\(folder) cannot be read", hint: "Check that it is a folder of yours.")
        }
        for name in names where !name.hasPrefix(".") && !Self.isForeign(name) {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            try add(path, FileKind(path: path, isFolder: isFolder.boolValue))
        }
    }

    private mutating func add(_ path: String, _ kind: FileKind) throws(BuildError) {
        switch kind {
        case .folder: try walk(path)
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

    /// Folders in which no target keeps sources of its own, tests, and packages' manifests.
    private static func isForeign(_ name: String) -> Bool {
        ["Pods", "Carthage", "DerivedData", "node_modules", "Package.swift"].contains(name)
            || ["Tests", "UITests"].contains { name.hasSuffix($0) }
    }
}
