import Foundation

/// Reads a widget extension from a folder that no Xcode project speaks for: every Swift file in it is a member.
struct FolderReader {
    /// Absolute, without symbolic links.
    let path: String

    /// The target; `additions` are files and folders elsewhere that belong to it.
    func target(adding additions: [String] = []) throws(BuildError) -> WidgetTarget {
        var scan = FolderScan()
        try scan.add(path)
        guard !scan.swiftFiles.isEmpty else {
            throw BuildError(
                .noSwiftFiles, "\(path) holds no Swift files",
                hint: "Name the folder of the widget extension, the one with its Swift files.")
        }
        let entitlements = scan.entitlements ?? entitlementsBeside
        let infoPlist = scan.infoPlist
        for addition in additions { try scan.add(addition) }
        return WidgetTarget(
            name: name, moduleName: moduleName, origin: path, folder: path, swiftFiles: scan.swiftFiles,
            assetCatalogs: scan.assetCatalogs, intentDefinitions: scan.intentDefinitions, resources: scan.resources,
            foreignSources: scan.foreignSources,
            bundle: try BundleInformation(infoPlist: infoPlist, entitlements: entitlements, settings: settings))
    }

    private var name: String { (path as NSString).lastPathComponent }
    private var moduleName: String { WidgetTarget.moduleName(for: name) }

    /// What a project's build settings would say.
    private var settings: BuildSettings {
        BuildSettings([
            [
                "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": moduleName,
                "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
            ]
        ])
    }

    /// Entitlements that Xcode keeps one folder up: those that bear the extension's name, else the only ones there.
    private var entitlementsBeside: String? {
        let parent = (path as NSString).deletingLastPathComponent
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [])
            .filter { $0.hasSuffix(".entitlements") }.sorted()
        let own = all.first { $0 == name + ".entitlements" } ?? all.first { $0.hasPrefix(name) }
        return (own ?? (all.count == 1 ? all[0] : nil)).map { parent + "/" + $0 }
    }
}
