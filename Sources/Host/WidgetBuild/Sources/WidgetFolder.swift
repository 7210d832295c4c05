import Foundation

/// A widget extension's folder as Xcode has it.
struct WidgetFolder: Sendable, Hashable {
    /// Absolute, without symbolic links.
    var path: String
    var name: String
    var swiftFiles: [String]
    var assetCatalogs: [String]
    var infoPlist: String?
    var entitlements: String?
    /// Everything else that becomes part of the bundle.
    var resources: [String]

    init(path given: String) throws(BuildError) {
        guard let resolved = realpath(given, nil) else {
            throw BuildError(
                .folderMissing, "There is no folder \(given)",
                hint: "Name the folder of the widget extension, the one with its Swift files.")
        }
        defer { free(resolved) }
        path = String(cString: resolved)
        name = (path as NSString).lastPathComponent
        (swiftFiles, assetCatalogs, resources) = ([], [], [])
        try scan(path)
        guard !swiftFiles.isEmpty else {
            throw BuildError(
                .noSwiftFiles, "\(path) holds no Swift files",
                hint: "Name the folder of the widget extension, the one with its Swift files.")
        }
        if entitlements == nil { entitlements = Self.entitlements(beside: path, name: name) }
    }

    /// The name of the module: Xcode's rule, every character that no identifier can have becomes an underscore.
    var moduleName: String {
        let mapped = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return mapped.first?.isNumber == true ? "_" + mapped.dropFirst() : mapped
    }

    private mutating func scan(_ folder: String) throws(BuildError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw BuildError(.folderMissing, "\(folder) cannot be read", hint: "Check that it is a folder of yours.")
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            switch (name as NSString).pathExtension {
            case "swift" where !isFolder.boolValue: swiftFiles.append(path)
            case "xcassets" where isFolder.boolValue: assetCatalogs.append(path)
            case "entitlements" where !isFolder.boolValue: entitlements = entitlements ?? path
            case "xcodeproj", "xcworkspace", "playground", "docc": continue
            case _ where isFolder.boolValue: try scan(path)
            case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"): infoPlist = infoPlist ?? path
            default: resources.append(path)
            }
        }
    }

    /// Entitlements that Xcode keeps one folder up: those that bear the extension's name, else the only ones there.
    private static func entitlements(beside path: String, name: String) -> String? {
        let parent = (path as NSString).deletingLastPathComponent
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [])
            .filter { $0.hasSuffix(".entitlements") }.sorted()
        let own = all.first { $0 == name + ".entitlements" } ?? all.first { $0.hasPrefix(name) }
        return (own ?? (all.count == 1 ? all[0] : nil)).map { parent + "/" + $0 }
    }
}
