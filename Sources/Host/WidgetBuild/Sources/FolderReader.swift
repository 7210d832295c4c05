import Foundation
import WidgetProtocol

/// Reads a widget extension from a folder that no Xcode project speaks for: every Swift file in it is a member.
struct FolderReader {
    /// Absolute, without symbolic links.
    let path: String
    /// The system that is wanted, nil for the one that its sources are for.
    var platform: Platform?

    /// The target; `additions` are files and folders elsewhere that belong to it.
    func target(
        adding additions: [String] = [], _ packages: ModuleResolver.Packages = ModuleResolver.Packages()
    ) throws(BridgeError) -> WidgetTarget {
        var scan = FolderScan()
        try scan.add(path)
        guard !scan.swiftFiles.isEmpty else {
            throw BridgeError(
                .noSwiftFiles, "\(path) holds no Swift files",
                hint: "Name the folder of the widget extension, the one with its Swift files.")
        }
        let entitlements = try scan.entitlements == nil ? entitlementsBeside() : scan.entitlements
        let infoPlist = scan.infoPlist
        var expo = try ExpoTarget(in: path)
        for addition in try (expo?.shared() ?? []) + additions { try scan.add(addition) }
        var traits: [String: SourceTraits] = [:]
        for file in scan.swiftFiles { _ = try traits.read(file) }
        var target = WidgetTarget(
            name: name, moduleName: moduleName, origin: path, folder: path,
            swiftFiles: try Self.withoutApp(scan.swiftFiles, traits), assetCatalogs: scan.assetCatalogs,
            intentDefinitions: scan.intentDefinitions, resources: scan.resources, foreignSources: scan.foreignSources,
            bundle: try BundleInformation(
                infoPlist: infoPlist, entitlements: entitlements, additions: expo?.information ?? [:],
                appGroups: expo?.appGroups, settings: BuildSettings([expo?.settings ?? [:]] + settings.levels)))
        target.configuredAssets = try expo?.assets() ?? ConfiguredAssets()
        target.configurationWarnings = expo?.warnings ?? []
        target.settings.platform = platform ?? Self.platform(of: Array(traits.values))
        target.traits = traits
        if traits.values.contains(where: \.usesIntentConfiguration) { try addIntents(to: &target) }
        var resolver = try ModuleResolver(
            folder: path, importer: moduleName, platform: target.settings.platform, packages: packages)
        let bridging = scan.headers.filter { $0.hasSuffix("Bridging-Header.h") }
        let code = try ForeignCode(
            headers: bridging, sources: scan.foreignSources, module: moduleName, known: scan.headers)
        try resolver.resolve(&target, code)
        return target
    }

    private var name: String { (path as NSString).lastPathComponent }
    private var moduleName: String { WidgetTarget.moduleName(for: name) }
    private var parent: String { (path as NSString).deletingLastPathComponent }

    /// What a project's build settings would say.
    private var settings: BuildSettings {
        BuildSettings([
            [
                "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "PRODUCT_MODULE_NAME": moduleName,
                "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
                "PRODUCT_BUNDLE_IDENTIFIER": "local.widget." + moduleName,
                "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
            ]
        ])
    }

    /// Entitlements that Xcode keeps one folder up: those that bear the extension's name, else the only ones there.
    private func entitlementsBeside() throws(BridgeError) -> String? {
        guard ProjectFiles.hasFolder(parent) else { return nil }
        let all = try ProjectFiles.entries(in: parent) { !$0.hasSuffix(".entitlements") }.map(\.name)
        let own = all.first { $0 == name + ".entitlements" } ?? all.first { $0.hasPrefix(name) }
        return (own ?? (all.count == 1 ? all[0] : nil)).map { parent + "/" + $0 }
    }
}

extension FolderReader {
    /// The files but for the app's own entry point, or another extension's, which stands in a folder that app and widget share.
    private static func withoutApp(
        _ files: [String], _ traits: [String: SourceTraits]
    ) throws(BridgeError) -> [String] {
        let widgets = files.filter { traits[$0]?.entryPoint == .widget }
        guard widgets.count < 2 else {
            throw BridgeError(
                .ambiguousTarget, "Several files have an @main: \(widgets.joined(separator: ", "))",
                hint: "Name the folder of one widget extension, and what it shares with others after --source.")
        }
        return widgets.isEmpty ? files : files.filter { traits[$0]?.entryPoint != .other }
    }

    /// The only system that has what is imported or named.
    private static func platform(of files: [SourceTraits]) -> Platform {
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports.keys) }
        let isForWatches = !imports.isDisjoint(with: ["WatchKit", "ClockKit"])
        if isForWatches || files.contains(where: \.namesWatchFamily) { return .watchOS }
        if files.contains(where: \.namesVisionFamily) { return .visionOS }
        if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return .macOS }
        return !imports.contains("UIKit") && files.contains(where: \.namesMacClass) ? .macOS : .iOS
    }

    /// Adds the Intents extension in a folder beside, and the definitions of intents where the folder has none.
    private func addIntents(to target: inout WidgetTarget) throws(BridgeError) {
        guard ProjectFiles.hasFolder(parent) else { return }
        // What is a link elsewhere is no folder beside.
        let siblings = try ProjectFiles.entries(in: parent, looksAround: true) { $0.hasPrefix(".") }
            .filter { $0.isFolder }.map { parent + "/" + $0.name }
        var definitions: [String] = []
        for sibling in siblings where sibling != path {
            var scan = FolderScan()
            try scan.add(sibling)
            definitions += scan.intentDefinitions
            var isHandler = false
            for file in scan.swiftFiles where try target.traits.read(file).declaresIntentsExtension {
                isHandler = true
            }
            if isHandler {
                let known = Set(target.swiftFiles)
                target.handlerFiles += scan.swiftFiles.filter { !known.contains($0) }
            }
        }
        if target.intentDefinitions.isEmpty { target.intentDefinitions = definitions }
    }
}
