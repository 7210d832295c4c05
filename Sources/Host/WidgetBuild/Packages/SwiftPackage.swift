import Foundation
import WidgetProtocol

/// A Swift package in a folder: one of the app's own, or a checkout of one from elsewhere.
final class SwiftPackage {
    /// A target that sources import.
    enum Module {
        case swift(SupportingModule)
        /// With the targets in C that it includes headers of, each behind those that it needs itself.
        case clang([ClangModule])
    }

    let path: String
    private let text: String
    private let reader: ManifestReader
    private let platform: Platform
    /// Whether it is a checkout of somebody else's.
    let isFromElsewhere: Bool
    private var manifest: PackageManifest?
    /// What those who depend on it ask for.
    var requestedTraits = PackageManifest.defaultTraits
    /// Why its manifest says nothing.
    private(set) var failure: ManifestFailure?

    /// Nil where no package is.
    init?(
        path: String, isFromElsewhere: Bool, platform: Platform, reader: ManifestReader
    ) throws(BridgeError) {
        guard let text = try ProjectFiles.text(path + "/Package.swift", .slow) else { return nil }
        self.path = path
        self.isFromElsewhere = isFromElsewhere
        self.text = text
        self.reader = reader
        self.platform = platform
    }

    var name: String { (path as NSString).lastPathComponent }

    /// Whether some of its targets are frameworks without sources.
    var mayHaveBinaries: Bool { text.contains("binaryTarget") }

    /// The packages in other folders that it depends on.
    func neighbours() throws(BridgeError) -> [String] {
        guard text.contains("path:"), let manifest = try read() else { return [] }
        return manifest.localDependencies
    }

    /// The target of that name as a module, nil where the package has none.
    func module(_ name: String) throws(BridgeError) -> Module? {
        // Asking what a manifest says takes a second.
        guard WidgetTarget.moduleName(for: name) == name, mayName(name), let manifest = try read(),
            let target = manifest.target(name), let folder = try folder(of: target, in: manifest)
        else { return nil }
        if target.type == "system" {
            return try clangModule(target, manifest, in: folder).map { .clang([$0]) }
        }
        let scan = try scan(target, in: folder)
        guard scan.swiftFiles.isEmpty else {
            return .swift(
                SupportingModule(
                    name: name, package: self.name, isFromElsewhere: isFromElsewhere,
                    lacksFiles: target.usesPlugins, swiftFiles: scan.swiftFiles, assetCatalogs: scan.assetCatalogs,
                    resources: resources(of: target, in: folder, scan),
                    settings: compilation(of: target, manifest), macros: try macros(of: target, manifest)))
        }
        if let code = try objectiveC(target, manifest, in: folder, scan) {
            return .swift(
                SupportingModule(
                    name: name, package: self.name, isFromElsewhere: isFromElsewhere, swiftFiles: [],
                    resources: resources(of: target, in: folder, scan),
                    settings: compilation(of: target, manifest), foreign: code))
        }
        var modules: [ClangModule] = []
        var visited: Set<String> = []
        try add(target, manifest, to: &modules, &visited)
        return modules.last?.name == name ? .clang(modules) : nil
    }

    private func compilation(of target: PackageManifest.Target, _ manifest: PackageManifest) -> CompilationSettings {
        target.compilation(manifest, on: platform, traits: manifest.enabledTraits(requestedTraits))
    }

    /// The targets of macros that a target depends on.
    private func macros(
        of target: PackageManifest.Target, _ manifest: PackageManifest
    ) throws(BridgeError) -> [SupportingModule] {
        var modules: [SupportingModule] = []
        for macro in manifest.targets where macro.type == "macro" && target.dependencies.contains(macro.name) {
            guard let folder = try folder(of: macro, in: manifest) else { continue }
            modules.append(
                SupportingModule(
                    name: macro.name, package: name, isFromElsewhere: isFromElsewhere,
                    swiftFiles: try scan(macro, in: folder).swiftFiles,
                    settings: compilation(of: macro, manifest)))
        }
        return modules
    }

    /// The packages that it takes from elsewhere.
    func remotePackages() throws(BridgeError) -> [RemotePackage] {
        guard text.contains("url:"), let manifest = try read() else { return [] }
        return manifest.remotePackages
    }

    /// The traits that it asks for of a package; nil where it does not depend on that, or nobody has had to read it.
    func traits(requestedOf package: SwiftPackage) -> Set<String>? {
        manifest?.requestedTraits[package.name.lowercased()]
    }

    /// What its targets take from others; nothing of a manifest that nobody has had to read.
    var products: [String] { manifest?.targets.flatMap(\.dependencies) ?? [] }

    /// Whether its manifest may say a name: it stands there as a literal, or may be put together.
    private func mayName(_ name: String) -> Bool {
        text.contains("\"\(name)\"") || text.contains("\\(") || text.contains(#/"\s*\+|\+\s*"/#)
    }

    private func read() throws(BridgeError) -> PackageManifest? {
        if manifest == nil, failure == nil {
            switch try reader.manifest(of: path, text: text) {
            case .success(let read): manifest = read
            case .failure(let failure): self.failure = failure
            }
        }
        return manifest
    }

    private func folder(of target: PackageManifest.Target, in manifest: PackageManifest) throws(BridgeError) -> String?
    {
        var folders = target.path.map { [XcodeProject.join(path, $0)] } ?? []
        if target.path == nil {
            let tops = ["Sources", "Source", "src", "srcs"]
            folders = tops.map { "\(path)/\($0)/\(target.name)" }
            // A package's only target may do without a folder of its own.
            if manifest.targets.count(where: { $0.type != "test" }) == 1 { folders += tops.map { "\(path)/\($0)" } }
        }
        for folder in folders {
            let isFolder = try ProjectBoundary.naming(path + "/Package.swift") { () throws(BridgeError) in
                try ProjectFiles.isFolder(folder)
            }
            if isFolder == true { return folder }
        }
        return nil
    }

    private func scan(_ target: PackageManifest.Target, in folder: String) throws(BridgeError) -> FolderScan {
        let excluded = Set(target.excluded.map { XcodeProject.join(folder, $0) } + [path + "/Package.swift"])
        var scan = FolderScan()
        for part in (target.sources ?? []) + target.resources where target.sources != nil {
            let part = XcodeProject.join(folder, part)
            if try ProjectFiles.isFolder(part) == false {
                try scan.add(member: part)
            } else {
                try scan.add(synchronized: part, except: excluded)
            }
        }
        if target.sources == nil { try scan.add(synchronized: folder, except: excluded) }
        return scan
    }

    /// What the manifest names, and what Xcode knows to be resources by itself.
    private func resources(
        of target: PackageManifest.Target, in folder: String, _ scan: FolderScan
    ) -> [String] {
        let named = target.resources.map { XcodeProject.join(folder, $0) }
        return scan.resources.filter { file in
            named.contains { file == $0 || file.hasPrefix($0 + "/") }
                || ["strings", "stringsdict", "xcstrings"].contains((file as NSString).pathExtension)
                || DataModelSource.isModel(file)
        }
    }
}

extension SwiftPackage {
    private func add(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, to modules: inout [ClangModule],
        _ visited: inout Set<String>
    ) throws(BridgeError) {
        guard visited.insert(target.name).inserted, let folder = try folder(of: target, in: manifest) else { return }
        for name in target.dependencies {
            if let dependency = manifest.target(name) { try add(dependency, manifest, to: &modules, &visited) }
        }
        guard let module = try clangModule(target, manifest, in: folder) else { return }
        modules.append(module)
    }

    /// What a target in Objective-C has; nil for one that has no sources in it.
    private func objectiveC(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, in folder: String, _ scan: FolderScan
    ) throws(BridgeError) -> ForeignCode? {
        guard scan.foreignSources.contains(where: ForeignCode.isObjectiveC) else { return nil }
        let visible = XcodeProject.join(folder, target.publicHeaders)
        var headers: [String] = []
        // They may lie beside the sources, and be links.
        try ProjectFiles.forEachFile(in: visible) { file, isFolder in
            if !isFolder, ForeignCode.isHeader(file) { headers.append(visible + "/" + file) }
        }
        return try ForeignCode(
            headers: headers, sources: scan.foreignSources, module: target.name, known: scan.headers + headers,
            folders: [visible],
            arguments: ["-DSWIFT_PACKAGE=1"]
                + target.clangArguments(
                    on: platform, traits: manifest.enabledTraits(requestedTraits), in: folder))
    }

    /// The target as a module in C; nil for one in Swift, and for what needs Apple's Objective-C.
    private func clangModule(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, in folder: String
    ) throws(BridgeError) -> ClangModule? {
        let headers = target.type == "system" ? folder : XcodeProject.join(folder, target.publicHeaders)
        let excluded = target.excluded.map { XcodeProject.join(folder, $0) }
        var module = ClangModule(
            name: target.name, headers: headers, moduleMap: nil, sources: [], headerFiles: [],
            arguments: target.clangArguments(
                on: platform, traits: manifest.enabledTraits(requestedTraits), in: folder))
        var isForeign = false
        try ProjectFiles.forEachFile(in: folder) { file, _ in
            let path = folder + "/" + file
            if excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { return }
            switch (file as NSString).pathExtension {
            case "c", "cc", "cpp", "cxx", "S", "s": module.sources.append(path)
            case "h", "hpp", "hh", "inc", "def": module.headerFiles.append(path)
            case "modulemap" where path == headers + "/module.modulemap": module.moduleMap = path
            case "swift", "m", "mm": isForeign = true
            default: break
            }
        }
        if isForeign || (module.headerFiles.isEmpty && module.moduleMap == nil) { return nil }
        return module
    }
}

extension PackageManifest {
    /// The target that sources may import by a name.
    fileprivate func target(_ name: String) -> Target? {
        targets.first { $0.name == name && ["regular", "system"].contains($0.type) }
    }
}
