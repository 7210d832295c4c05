import Foundation
import WidgetProtocol

/// Finds the modules of the app's own that sources import, and what those import in turn.
struct ModuleResolver {
    private let targets: [String: XcodeTarget]
    private let folder: String
    private var packages: [LocalPackage] = []
    /// Whether it has looked around for more.
    private var hasLooked = false
    /// The packages' paths.
    private var known: Set<String> = []
    /// The packages before it have been asked for their neighbours.
    private var asked = 0
    private var found: [SupportingModule] = []
    private var visited: Set<String>
    private var traits: [String: SourceTraits] = [:]

    /// - Parameters:
    ///   - folder: the folder of the app, in whose checkout packages are looked for.
    ///   - importer: the module that the imports are for.
    init(project: XcodeProject? = nil, folder: String, importer: String) throws(BridgeError) {
        let libraries = try (project?.targets ?? []).filter {
            $0.productType.contains("framework") || $0.productType.contains("library")
        }
        targets = Dictionary(libraries.map { ($0.moduleName, $0) }) { first, second in
            first.isForPhones ? first : second
        }
        visited = [importer]
        self.folder = folder
        for path in project?.localPackages ?? [] {
            let package = try ProjectBoundary.naming(project?.path ?? path) { () throws(BridgeError) in
                try LocalPackage(path: path)
            }
            add(package)
        }
    }

    /// Looks for the packages that no project names, which is a walk through the checkout.
    private mutating func findPackages() throws(BridgeError) {
        if hasLooked { return }
        hasLooked = true
        for path in ProjectSearch.packages(around: folder) { add(try LocalPackage(path: path)) }
    }

    private mutating func add(_ package: LocalPackage?) {
        if let package, known.insert(package.path).inserted { packages.append(package) }
    }

    /// Gives a target its modules, each behind those that it needs, and keeps in it what their files were found to be.
    mutating func resolve(_ target: inout WidgetTarget) throws(BridgeError) {
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
            guard !name.isEmpty else { return nil }
            return SupportingModule(
                name: name, swiftFiles: scan.swiftFiles, assetCatalogs: scan.assetCatalogs, resources: scan.resources,
                settings: target.compilation)
        }
        if AppleModules.contains(name) { return nil }
        try findPackages()
        var index = 0
        while index < packages.count {
            if let module = try packages[index].module(name) { return module }
            if index == asked {
                for package in try packages[index].neighbours() { add(package) }
                asked += 1
            }
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
