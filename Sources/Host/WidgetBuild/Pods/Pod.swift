import Foundation
import WidgetProtocol

/// A pod whose sources are there: one of the app's own, one that CocoaPods has checked out, or a plugin of Flutter's, React
/// Native's or Expo's.
struct Pod {
    let moduleName: String
    /// What its paths are relative to.
    let folder: String
    private let name: String
    /// Nil of one that has none beside its sources, as CocoaPods leaves it.
    private let specification: Podspec?

    /// Reads a podspec; nil for one that does not say what the pod is called.
    init?(specification path: String) throws(BridgeError) {
        guard let text = try ProjectFiles.text(path, .slow),
            let specification = Podspec(text: text, isJSON: path.hasSuffix(".json"))
        else { return nil }
        self.specification = specification
        name = specification.name
        moduleName = specification.moduleName
        folder = (path as NSString).deletingLastPathComponent
    }

    /// A folder in `Pods`, which CocoaPods names by the pod.
    init(folder: String) {
        self.folder = folder
        name = (folder as NSString).lastPathComponent
        moduleName = WidgetTarget.moduleName(for: name)
        specification = nil
    }

    /// The pod as a module of the app's; nil for one without sources.
    func module(on platform: Platform) throws(BridgeError) -> SupportingModule? {
        var scan = FolderScan()
        var headers: [String] = []
        let sources = patterns(specification?.sources ?? ["**/*.{swift,h,m,mm,c,cc,cpp}"])
        let hidden = patterns(specification?.privateHeaders ?? [])
        let shown = patterns(specification?.publicHeaders ?? [])
        var known: [String] = []
        let excluded = patterns(specification?.excluded ?? [])
        let resources = patterns(specification?.resources ?? [])
        try ProjectFiles.forEachFile(in: folder, where: Self.isWalked) { file, isFolder throws(BridgeError) in
            let path = file[...]
            if excluded.contains(where: { $0.matches(path) }) { return }
            let kind = FileKind(path: file, isFolder: isFolder)
            switch kind {
            case .swift, .foreignSource:
                if sources.contains(where: { $0.matches(path) }) { try scan.add(member: folder + "/" + file) }
            case .header:
                known.append(folder + "/" + file)
                let isShown = (shown.isEmpty ? sources : shown).contains { $0.matches(path) }
                if isShown, !hidden.contains(where: { $0.matches(path) }) { headers.append(folder + "/" + file) }
            case _ where isResource(kind) && resources.contains(where: { $0.matches(path) }):
                try scan.add(member: folder + "/" + file)
            default: return
            }
        }
        guard !scan.swiftFiles.isEmpty || !headers.isEmpty else { return nil }
        let code = try ForeignCode(headers: headers, sources: scan.foreignSources, module: moduleName, known: known)
        var settings = CompilationSettings(platform: platform)
        settings.languageVersion = PackageManifest.mode(specification?.swiftVersion ?? "5")
        settings.conditions += ["COCOAPODS"] + (specification?.conditions ?? [])
        // The header that CocoaPods makes for each pod imports it.
        settings.implicitImports = [platform == .macOS ? "Cocoa" : "UIKit"]
        return SupportingModule(
            name: moduleName, isFromElsewhere: true, swiftFiles: scan.swiftFiles, assetCatalogs: scan.assetCatalogs,
            resources: scan.resources, settings: settings, foreign: code)
    }

    private func patterns(_ patterns: [String]) -> [PathPattern] {
        patterns.map { PathPattern($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0) }
    }

    private func isResource(_ kind: FileKind) -> Bool { [.resource, .assetCatalog, .intentDefinition].contains(kind) }

    /// No pod has sources in what is another's, in its tests or its example.
    private static func isWalked(_ folder: String) -> Bool {
        let name = (folder as NSString).lastPathComponent
        return !name.hasPrefix(".") && FileKind(path: folder, isFolder: true) == .folder
            && !["Pods", "node_modules", "Carthage", "build", "Example", "example", "Tests"].contains(name)
    }
}
