import Foundation
import WidgetProtocol

/// A Swift file that the build makes from a resource and compiles with the user's own.
struct GeneratedSource: Hashable {
    /// The file's name without its extension; each generator has a name of its own.
    var name: String
    var text: String
}

extension GeneratedSource {
    /// What Xcode would generate for an extension.
    ///
    /// What a generator reads must be part of the build's key: every resource and every asset catalogue is.
    static func all(for target: WidgetTarget, assets: AssetIndex) throws(BridgeError) -> [GeneratedSource] {
        let declared = try DeclaredMembers(inFiles: target.swiftFiles)
        let symbols = AssetSymbols.source(for: assets, declared: declared)
        let stringSymbols =
            target.settings.hasStringSymbols
            ? try StringSymbols.sources(for: target.resources, declared: declared) : []
        let strings = try BundleStrings.source(for: target.swiftFiles)
        let accessors =
            target.isOfTuist
            ? try ofTuist(for: target.moduleName, catalogs: target.assetCatalogs, files: target.swiftFiles) : []
        return [symbols, strings].compactMap { $0 } + stringSymbols + accessors
            + (try IntentSources.all(
                for: target.intentDefinitions, files: target.swiftFiles, classPrefix: target.classPrefix))
            + (try DataModelSource.all(in: target.resources))
    }

    /// What Xcode, SwiftPM or Tuist would generate for a module.
    static func all(for module: SupportingModule) throws(BridgeError) -> [GeneratedSource] {
        var sources: [GeneratedSource] = []
        if module.isOfTuist {
            sources = try ofTuist(for: module.name, catalogs: module.assetCatalogs, files: module.swiftFiles)
        } else if module.package != nil {
            sources = [.moduleBundle]
        }
        sources += try IntentSources.all(
            for: module.intentDefinitions, files: module.swiftFiles, classPrefix: module.classPrefix)
        sources += try DataModelSource.all(in: module.resources)
        sources += try [BundleStrings.source(for: module.swiftFiles)].compactMap(\.self)
        let catalogs = module.settings.hasStringSymbols ? module.resources.filter(StringSymbols.isCatalog) : []
        guard !module.assetCatalogs.isEmpty || !catalogs.isEmpty else { return sources }
        let declared = try DeclaredMembers(inFiles: module.swiftFiles)
        sources += try StringSymbols.sources(for: catalogs, declared: declared)
        let symbols = AssetSymbols.source(for: try AssetIndex(namesIn: module.assetCatalogs), declared: declared)
        return sources + [symbols].compactMap(\.self)
    }

    /// The bundle of a package's resources: all of them become the extension's own.
    static let moduleBundle = GeneratedSource(
        name: "ModuleBundle",
        text: "import Foundation\n\nextension Bundle {\n    static var module: Bundle { .main }\n}\n")

    /// What Tuist generates for a target: the bundle of its module, and accessors of its assets.
    static func ofTuist(
        for module: String, catalogs: [String], files: [String]
    ) throws(BridgeError) -> [GeneratedSource] {
        let assets = try TuistAssets.source(for: module, catalogs: catalogs, files: files)
        return [try moduleBundle(askedFor: files), assets].compactMap(\.self)
    }

    /// The bundle; nil where nothing asks for it, or declares it.
    private static func moduleBundle(askedFor files: [String]) throws(BridgeError) -> GeneratedSource? {
        var isAsked = false
        for path in files {
            let text = try ProjectFiles.text(path, .source) ?? ""
            if text.contains(#/static\s+(?:let|var)\s+module\b/#) { return nil }
            isAsked = isAsked || text.contains(".module")
        }
        return isAsked ? moduleBundle : nil
    }

    /// Writes the file into `folder` and returns its path.
    func write(in folder: String) throws(BridgeError) -> String {
        let path = "\(folder)/\(name).swift"
        try BuildFiles.prepared(folder)
        try BuildFiles.write(Data(text.utf8), to: path)
        return path
    }
}
