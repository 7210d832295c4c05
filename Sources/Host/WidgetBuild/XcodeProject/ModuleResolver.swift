import Foundation
import WidgetProtocol

/// Finds the modules of the app's own that sources import, and what those import in turn.
struct ModuleResolver {
    private let targets: [String: XcodeTarget]
    private var packages: [LocalPackage]
    private var found: [SupportingModule] = []
    private var visited: Set<String>
    private var traits: [String: SourceTraits] = [:]

    /// - Parameters:
    ///   - folder: the folder of the app, in whose checkout packages are looked for.
    ///   - importer: the module that the imports are for.
    init(project: XcodeProject? = nil, folder: String, importer: String) {
        let libraries = (project?.targets ?? []).filter {
            $0.productType.contains("framework") || $0.productType.contains("library")
        }
        targets = Dictionary(libraries.map { ($0.moduleName, $0) }) { first, second in
            first.isForPhones ? first : second
        }
        let paths = (project?.localPackages ?? []) + ProjectSearch.packages(around: folder)
        packages = paths.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.compactMap(LocalPackage.init(path:))
        visited = [importer]
    }

    /// Gives a target its modules, each behind those that it needs, and keeps in it what their files were found to be.
    mutating func resolve(_ target: inout WidgetTarget) throws(BridgeError) {
        if targets.isEmpty, packages.isEmpty { return }
        traits = target.traits
        try visit(target.swiftFiles + target.handlerFiles)
        target.modules = found
        target.traits = traits
    }

    private mutating func visit(_ files: [String]) throws(BridgeError) {
        var imports: Set<String> = []
        for file in files {
            let traits = try traits.read(file)
            imports.formUnion(traits.conditionalImports.union(traits.imports.keys))
        }
        for name in imports.sorted() where visited.insert(name).inserted {
            guard let module = try module(name) else { continue }
            try visit(module.swiftFiles)
            found.append(module)
        }
    }

    private mutating func module(_ name: String) throws(BridgeError) -> SupportingModule? {
        if let target = targets[name] {
            let scan = try target.members()
            return SupportingModule(
                name: name, swiftFiles: scan.swiftFiles, assetCatalogs: scan.assetCatalogs, resources: scan.resources,
                settings: target.compilation)
        }
        if AppleModules.contains(name) { return nil }
        var index = 0
        while index < packages.count {
            if let module = try packages[index].module(name) { return module }
            let known = packages.map(\.path)
            packages += packages[index].neighbours.filter { !known.contains($0.path) }
            index += 1
        }
        return nil
    }
}

extension XcodeProject {
    /// The folders of the packages that it names.
    fileprivate var localPackages: [String] {
        let references = objects(root.list("packageReferences")).filter { $0.isa == "XCLocalSwiftPackageReference" }
        let folders = references.compactMap { ($0["relativePath"] ?? $0["path"]).map(absolute) }
        let files = objects(isa: "PBXFileReference").filter {
            ["folder", "wrapper", "wrapper.swiftpm"].contains($0["lastKnownFileType"] ?? "")
        }
        return folders + files.compactMap { paths[$0.id] }
    }

    /// The addresses of the packages that it has from elsewhere.
    var remotePackages: [String] {
        objects(root.list("packageReferences")).compactMap { $0["repositoryURL"] }
    }
}
