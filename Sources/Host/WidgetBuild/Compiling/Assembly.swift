import Foundation
import JSON
import WidgetProtocol

/// One build: everything that it makes lies in a folder of its own until it is whole.
struct Assembly {
    var target: WidgetTarget
    var compiler: Compiler
    var sdk: SDK
    var staging: String
    var observer: BuildObserver
    /// What is odd about what was built.
    private(set) var warnings: [Warning] = []
    /// What it is built without.
    private(set) var leftOut: [LeftOutPart] = []
    /// What the modules that were compiled first declare no longer, or otherwise, and what that needs.
    private var namesLeftOut: [String: String] = [:]
    /// Whether what is not here is an error.
    private let isStrict: Bool

    init(target: WidgetTarget, compiler: Compiler, sdk: SDK, staging: String, observer: BuildObserver, isStrict: Bool) {
        self.isStrict = isStrict
        self.target = target
        self.compiler = compiler
        self.sdk = sdk
        self.staging = staging
        self.observer = observer
        warnings = target.warnings
    }

    /// Makes the extension and returns its folder.
    mutating func run() throws(BridgeError) -> String {
        let product = try BuildFiles.prepared(staging + "/product")
        let resources = try OutputFolder(product + "/" + BuiltExtension.resourcesName)
        var catalog = AssetCatalogCompiler(resources, tools: compiler.confined)
        for path in target.allAssetCatalogs { try catalog.add(catalog: path) }
        try catalog.write()
        warnings += catalog.warnings
        try copyResources(to: resources)
        try DataModelCompiler.write(try DataModelSource.models(of: target), to: resources)
        var built = BuiltExtension(
            name: target.moduleName, bundleIdentifier: target.bundle.identifier,
            executablePath: product + "/" + target.moduleName, resourcesPath: resources.path,
            appGroups: target.bundle.appGroups, entitlementsPath: target.bundle.entitlements,
            sources: target.swiftFiles)
        guard target.hasEntryPoint else { throw .noEntryPoint(in: target.name) }
        let output: String
        do {
            try compileModules()
            output = try compile(assets: catalog.index, to: built.executablePath)
        } catch {
            throw try MissingModules(target: target, compiler: compiler, sdk: sdk).complete(error)
        }
        if !output.isEmpty { observer.progress(output) }
        if let warning = Warning.leftOut(leftOut, of: target.name) { warnings.append(warning) }
        built.warnings = warnings
        built.leftOut = leftOut
        built.library = BuildIdentifier.of(sdk.libraryFolder + "/" + SDK.libraryName)
        let description = product + "/" + BuiltExtension.descriptionName
        try BuildFiles.write(Data(built.json.serialized()), to: description)
        return product
    }

    /// Compiles the modules of the app's own, each into an object that the executable is linked from.
    private mutating func compileModules() throws(BridgeError) {
        guard !target.modules.isEmpty else { return }
        try BuildFiles.prepared(modulesFolder)
        for module in target.modules {
            let count = module.swiftFiles.count
            observer.progress("Building the module \(module.name) (\(count) Swift file\(count == 1 ? "" : "s")) …")
            var sources = try SourceNames.unique(module.swiftFiles, in: "\(staging)/renamed-\(module.name)")
            var overlay = try Overlay(
                rewriting: sources, for: target.settings.platform, in: "\(staging)/sources-\(module.name)")
            if module.package != nil { sources.append(try GeneratedSource.moduleBundle.write(in: modulesFolder)) }
            let (compiler, sdk, staging) = (compiler, sdk, staging)
            let (platform, folder) = (target.settings.platform, modulesFolder)
            _ = try stubbing(sources, &overlay, named: module.name) { sources, overlay throws(BridgeError) in
                try compiler.compileModule(
                    sources, overlay: overlay.path, module: module, platform: platform, sdk: sdk, folder: folder,
                    output: staging + "/output")
            }
        }
    }

    private var modulesFolder: String { staging + "/modules" }

    /// Compiles the target with its Intents extension's handlers, or without those where they do not fit in.
    private mutating func compile(assets: AssetIndex, to executable: String) throws(BridgeError) -> String {
        let handlers = handlerFiles
        do {
            return try compile(target.swiftFiles + handlers, assets: assets, executable)
        } catch  where error.kind == .compilationFailed && !handlers.isEmpty {
            let output = try compile(target.swiftFiles, assets: assets, executable)
            warnings.append(
                Warning(
                    .intentsExtensionLeftOut,
                    "\(target.name) is built without its Intents extension, which does not compile with it",
                    hint: "Its options are missing; the compiler's words are in the build's output."))
            observer.progress(error.diagnostics)
            return output
        }
    }

    /// Compiles sources with what is generated to go with them.
    private mutating func compile(_ sources: [String], assets: AssetIndex, _ executable: String) throws(BridgeError)
        -> String
    {
        var whole = target
        whole.swiftFiles = try IntentSources.removingGenerated(sources, of: target)
        var generated: [String] = []
        for file in try GeneratedSource.all(for: whole, assets: assets) {
            generated.append(try file.write(in: staging + "/generated"))
        }
        // What was too much to read or to write out in full was left out.
        try ProjectBoundary.current.budget.check()
        return try compile(whole.swiftFiles + generated, target.settings, executable)
    }

    /// Compiles in the project's language mode, or in Swift 5's where only the former's stricter rules are broken: the
    /// stand-ins are not isolated in every place as Apple's frameworks are. Sources that break rules of isolation are
    /// tried as Xcode 26 compiles its own templates, which a folder without a project cannot ask for.
    private mutating func compile(
        _ sources: [String], _ settings: CompilationSettings, _ executable: String
    ) throws(BridgeError) -> String {
        let sources = try SourceNames.unique(sources, in: staging + "/renamed")
        var overlay = try Overlay(rewriting: sources, for: settings.platform, in: staging + "/sources")
        do {
            let (compiler, sdk, staging, name) = (compiler, sdk, staging, target.moduleName)
            let modules = target.modules.isEmpty ? nil : modulesFolder
            return try stubbing(sources, &overlay, named: name) { sources, overlay throws(BridgeError) in
                try compiler.compile(
                    sources, overlay: overlay.path, moduleName: name, settings: settings, sdk: sdk,
                    modules: modules, executable: executable, output: staging + "/output")
            }
        } catch  where error.kind == .compilationFailed && error.missing.isEmpty && settings.languageVersion == "6" {
            var lenient = settings
            lenient.languageVersion = "5"
            do {
                let output = try compile(sources, lenient, executable)
                warnings.append(
                    Warning(
                        .swiftFiveMode,
                        "\(target.name) is compiled in Swift 5 mode, for in Swift 6 mode it does not compile here",
                        hint: "Nothing need be done: the stand-ins are not isolated in every place as Apple's are."))
                observer.progress(error.diagnostics)
                return output
            } catch let other where other.kind == .compilationFailed {
                throw error
            }
        } catch  where error.kind == .compilationFailed && error.missing.isEmpty && settings.mayBeIsolated(by: error) {
            do {
                return try compile(sources, settings.isolatedByDefault, executable)
            } catch let other where other.kind == .compilationFailed {
                throw error
            }
        }
    }

    /// Compiles until nothing is refused that is not here, each time without what was refused the time before.
    private mutating func stubbing(
        _ sources: [String], _ overlay: inout Overlay, named module: String,
        compile: ([String], Overlay) throws(BridgeError) -> String
    ) throws(BridgeError) -> String {
        var stubs = try Stubs(
            for: sources, of: target, compiler: compiler, sdk: sdk, folder: "\(staging)/stubs-\(module)",
            after: namesLeftOut, isStrict: isStrict)
        try stubs.leaveOutImports(&overlay)
        while true {
            do {
                let output = try compile(sources + stubs.additions, overlay)
                leftOut += stubs.parts
                namesLeftOut = stubs.names
                return output
            } catch  where error.kind == .compilationFailed {
                try stubs.leaveOut(error, &overlay)
            }
        }
    }

    /// The Intents extension's files, where the widget is one that intents configure.
    private var handlerFiles: [String] {
        target.usesIntentConfiguration ? target.handlerFiles : []
    }

    private func copyResources(to folder: OutputFolder) throws(BridgeError) {
        try folder.write(target.bundle.infoPlist, to: "Info.plist", namedBy: target.origin)
        var compiler = ResourceCompiler(folder)
        for path in target.resources + target.modules.flatMap(\.resources) { try compiler.add(path) }
        try compiler.finish()
    }
}
