import Foundation
import WidgetProtocol

/// Finds the modules that sources import and that are neither Apple's nor the system's, and what those import in turn:
/// frameworks of the same project, targets of Swift packages, and pods.
struct ModuleResolver {
    /// Where packages are, and who reads their manifests.
    struct Packages {
        /// Nil where none is looked into.
        var reader: ManifestReader?
        /// Nil where none is fetched.
        var fetcher: PackageFetcher?
        /// The folders of packages that the user names.
        var folders: [String] = []
    }

    /// The frameworks and libraries of the project, and of the others around it once these were looked for.
    private var targets: [String: XcodeTarget]
    private let project: XcodeProject?
    private let folder: String
    private let reader: ManifestReader?
    /// Nil once it has fetched what there is to fetch.
    private var fetcher: PackageFetcher?
    private var unfetched: WidgetTarget.UnfetchedPackages?
    /// Which of the project's targets the modules are for.
    private let target: XcodeTarget?
    private var packages: [SwiftPackage] = []
    /// The targets of the projects that CocoaPods has made, by their modules' names.
    private var podTargets: [String: XcodeTarget] = [:]
    private var pods: [Pod]?
    /// The frameworks without sources.
    private var binaries: [String]?
    /// Those that say nothing of what they declare.
    private var opaqueFrameworks: [String] = []
    /// The modules that are not Apple's though they are called so.
    private let shadowed: Set<String>
    private let platform: Platform
    /// Whether it has looked around for more.
    private var hasLooked = false
    /// The packages' paths.
    private var known: Set<String> = []
    /// The packages before it have been asked for their neighbours.
    private var asked = 0
    private var found: [SupportingModule] = []
    private var clangModules: [ClangModule] = []
    /// Files that the targets it takes name and that are not there.
    private var missing: [String] = []
    private var visited: Set<String>
    private var macros: [MacroPlugin] = []
    private var traits: [String: SourceTraits] = [:]

    /// - Parameters:
    ///   - folder: the folder of the app, in whose checkout packages are looked for.
    ///   - importer: the module that the imports are for.
    ///   - target: which of the project's targets they are for.
    init(
        project: XcodeProject? = nil, target: XcodeTarget? = nil, folder: String, importer: String, platform: Platform,
        packages: Packages
    ) throws(BridgeError) {
        targets = try project?.libraries ?? [:]
        shadowed = target?.shadowedModules ?? []
        self.project = project
        self.target = target
        visited = [importer]
        self.folder = folder
        self.platform = platform
        reader = packages.reader
        fetcher = packages.fetcher
        for path in packages.folders { try add(path, isFromElsewhere: true) }
        for path in project?.localPackages ?? [] {
            try ProjectBoundary.naming(project?.path ?? path) { () throws(BridgeError) in try add(path) }
        }
    }

    /// Looks for the projects and packages that the project does not name, which is a walk through the checkout.
    private mutating func lookAround() throws(BridgeError) {
        if hasLooked { return }
        hasLooked = true
        if let project {
            for path in ProjectSearch.projects(inCheckoutOf: folder) where path != project.path {
                // A project that cannot be read may have nothing to do with this one.
                guard let other = try? XcodeProject(path: path, platform: platform),
                    let libraries = try? other.libraries
                else { continue }
                targets.merge(libraries) { own, _ in own }
            }
        }
        for path in PodSearch(around: folder).projects {
            guard let project = try? XcodeProject(path: path, platform: platform),
                let libraries = try? project.libraries
            else { continue }
            podTargets.merge(libraries) { own, _ in own }
        }
        for path in ProjectSearch.packages(around: folder) { try add(path) }
        for path in ProjectSearch.checkouts(around: folder) { try add(path, isFromElsewhere: true) }
    }

    private mutating func add(_ path: String, isFromElsewhere: Bool = false) throws(BridgeError) {
        try ProjectBoundary.charge(.entries)
        guard let reader, known.insert(path).inserted,
            let package = try SwiftPackage(
                path: path, isFromElsewhere: isFromElsewhere, platform: platform, reader: reader)
        else { return }
        packages.append(package)
    }

    /// Gives a target its modules, each behind those that it needs, and keeps in it what their files were found to be.
    mutating func resolve(_ target: inout WidgetTarget, _ code: ForeignCode = ForeignCode()) throws(BridgeError) {
        traits = target.traits
        try add(code, of: target.moduleName, isFromElsewhere: false, to: &target.settings)
        try visit(target.swiftFiles + target.handlerFiles)
        target.modules = found
        target.clangModules = clangModules
        target.macros = macros
        target.missingFiles += missing.filter { !target.missingFiles.contains($0) }
        target.packageProducts.formUnion(packages.flatMap(\.products))
        target.unreadablePackages = packages.compactMap { package in package.failure.map { (package.path, $0.reason) } }
            .map { WidgetTarget.UnreadablePackage(path: $0.0 + "/Package.swift", reason: $0.1) }
        target.unfetchedPackages = unfetched
        target.opaqueFrameworks = opaqueFrameworks
        target.traits = traits
    }

    private mutating func visit(_ files: [String]) throws(BridgeError) {
        try visit(imports: try imports(of: files))
    }

    private mutating func visit(imports: Set<String>) throws(BridgeError) {
        for name in imports.sorted() where visited.insert(name).inserted {
            switch try module(name) {
            case .swift(var module)?:
                if let code = module.foreign {
                    if module.swiftFiles.isEmpty, module.intentDefinitions.isEmpty {
                        try visit(imports: code.imports)
                    } else {
                        module.foreign = nil
                        let headers = try add(
                            code, of: module.name, isFromElsewhere: module.isFromElsewhere, to: &module.settings)
                        module.exports += headers.map { [$0] } ?? []
                    }
                }
                try visit(module.swiftFiles)
                let encrypted = module.swiftFiles.filter { traits[$0]?.isEncrypted == true }
                module.swiftFiles.removeAll(where: encrypted.contains)
                module.lacksFiles = module.lacksFiles || !encrypted.isEmpty
                missing += encrypted
                found.append(module)
                for macro in module.macros where !macros.contains(where: { $0.name == macro.name }) {
                    macros.append(MacroPlugin(modules: try modules(compiledWith: macro)))
                }
            case .clang(let modules)?: clangModules += modules.filter { !clangModules.contains($0) }
            case nil: continue
            }
        }
    }

    private mutating func imports(of files: [String]) throws(BridgeError) -> Set<String> {
        var imports: Set<String> = []
        for file in files { imports.formUnion(try traits.read(file).namedModules) }
        // Interfaces import what comes with every Swift.
        return imports.filter { $0 != "Swift" && !$0.hasPrefix("_") }
    }

    /// A target of macros behind the modules that it needs, swift-syntax's aside.
    private mutating func modules(compiledWith macro: SupportingModule) throws(BridgeError) -> [SupportingModule] {
        var (modules, visited): ([SupportingModule], Set<String>) = ([], [macro.name])
        func add(_ module: SupportingModule, _ resolver: inout ModuleResolver) throws(BridgeError) {
            for name in try resolver.imports(of: module.swiftFiles).sorted() where visited.insert(name).inserted {
                guard !MacroPlugin.isSwiftSyntax(name), case .swift(let needed)? = try resolver.module(name) else {
                    continue
                }
                try add(needed, &resolver)
            }
            modules.append(module)
        }
        try add(macro, &self)
        return modules
    }

    /// Adds what a module has in C and Objective-C as a module of its own, which its Swift files see.
    ///
    /// - Returns: its name; nil where there is nothing for them to see.
    @discardableResult
    private mutating func add(
        _ code: ForeignCode, of module: String, isFromElsewhere: Bool, to settings: inout CompilationSettings
    ) throws(BridgeError) -> String? {
        guard !code.isEmpty else { return nil }
        try visit(imports: code.imports)
        var plain = CompilationSettings.standard
        plain.platform = platform
        let headers = SupportingModule(headersOf: module, code, settings: plain, isFromElsewhere: isFromElsewhere)
        found.append(headers)
        guard !code.headers.isEmpty else { return nil }
        settings.implicitImports.insert(headers.name)
        return headers.name
    }

    /// A target as a module; nil for one without sources and headers.
    private mutating func module(
        _ name: String, of target: XcodeTarget, isFromElsewhere: Bool = false
    ) throws(BridgeError) -> SupportingModule? {
        let scan = try target.members()
        if !isFromElsewhere { missing += scan.missing + target.missingConfigurations }
        let code = try target.foreignCode(scan)
        guard !name.isEmpty, !scan.swiftFiles.isEmpty || !code.headers.isEmpty else { return nil }
        var definitions = scan.intentDefinitions.filter { !scan.definitionsWithoutCode.contains($0) }
        // One without Swift of its own is there for their classes.
        if !scan.swiftFiles.isEmpty { definitions = try IntentSources.named(definitions, in: scan.swiftFiles) }
        return SupportingModule(
            name: name, isOfTuist: target.project.isOfTuist, isFromElsewhere: isFromElsewhere,
            swiftFiles: try IntentSources.removingGenerated(scan.swiftFiles, of: definitions),
            assetCatalogs: scan.assetCatalogs, resources: scan.resources, intentDefinitions: definitions,
            classPrefix: target.project.classPrefix, settings: target.compilation, foreign: code)
    }

    private mutating func module(_ name: String) throws(BridgeError) -> SwiftPackage.Module? {
        if let target = targets[name] { return try module(name, of: target).map { .swift($0) } }
        if AppleModules.contains(name), !shadowed.contains(name) { return nil }
        if !hasLooked {
            try lookAround()
            if targets[name] != nil { return try module(name) }
        }
        var index = 0
        while index < packages.count {
            let requests = packages.compactMap { $0.traits(requestedOf: packages[index]) }
            if let first = requests.first {
                packages[index].requestedTraits = requests.reduce(first) { $0.union($1) }
            }
            if let module = try packages[index].module(name) { return module }
            if index == asked {
                let (path, isFromElsewhere) = (packages[index].path, packages[index].isFromElsewhere)
                for neighbour in try packages[index].neighbours() {
                    try ProjectBoundary.naming(path + "/Package.swift") { () throws(BridgeError) in
                        try add(neighbour, isFromElsewhere: isFromElsewhere)
                    }
                }
                asked += 1
            }
            index += 1
        }
        if let pod = try pod(name) { return .swift(pod) }
        if let binary = try binary(name) { return .swift(binary) }
        return try fetch() ? module(name) : nil
    }

    /// Fetches what the project and the packages of the app's own take from elsewhere, once; false where there is nothing
    /// new then.
    private mutating func fetch() throws(BridgeError) -> Bool {
        guard let fetcher else { return false }
        self.fetcher = nil
        var wanted = try project?.packages(takenBy: target) ?? []
        for package in packages where !package.isFromElsewhere { wanted += try package.remotePackages() }
        var known = Set(packages.map { ($0.path as NSString).lastPathComponent.lowercased() })
        wanted.removeAll { !known.insert($0.identity).inserted }
        guard !wanted.isEmpty else { return false }
        let pins = try Self.pins(around: folder, project: project?.path)
        switch try fetcher.checkouts(of: wanted, pins: pins) {
        case .success(let folders):
            for folder in folders { try add(folder, isFromElsewhere: true) }
            return true
        case .failure(let failure):
            unfetched = WidgetTarget.UnfetchedPackages(addresses: wanted.map(\.url), reason: failure.reason)
            return false
        }
    }

    /// A pod as its target in CocoaPods' project has it, else as its podspec does; nil for one without sources.
    private mutating func pod(_ name: String) throws(BridgeError) -> SupportingModule? {
        if let target = podTargets[name], let module = try module(name, of: target, isFromElsewhere: true) {
            return module
        }
        // Looking for them is a walk through what an app depends on.
        if pods == nil { pods = try PodSearch(around: folder).pods() }
        for pod in pods ?? [] where pod.moduleName == name {
            if let module = try pod.module(on: platform) { return module }
        }
        return nil
    }

    /// A framework without sources, as its interface or its headers have it; nil where it has neither.
    private mutating func binary(_ name: String) throws(BridgeError) -> SupportingModule? {
        if binaries == nil {
            let named = (project?.frameworkFiles ?? []) + (target?.frameworkFolders ?? [])
            if pods == nil { pods = try PodSearch(around: folder).pods() }
            let owners = packages.filter(\.mayHaveBinaries).map(\.path) + (pods ?? []).map(\.folder)
            binaries = BinarySearch(around: folder).bundles(named: named, owners: owners)
        }
        var opaque: String?
        for path in binaries ?? [] {
            guard let binary = try BinaryFramework(path, module: name, platform: platform) else { continue }
            if let module = try binary.supportingModule(on: platform) { return module }
            opaque = opaque ?? path
        }
        if let opaque { opaqueFrameworks.append(opaque) }
        return nil
    }
}

extension XcodeProject {
    /// The targets that other code imports, by their modules' names.
    fileprivate var libraries: [String: XcodeTarget] {
        get throws(BridgeError) {
            let libraries = try targets.filter {
                $0.productType.contains("framework") || $0.productType.contains("library")
            }
            return Dictionary(libraries.map { ($0.moduleName, $0) }) { first, second in
                first.platform == (first.project.platform ?? .iOS) ? first : second
            }
        }
    }

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
