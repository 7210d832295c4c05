import Foundation
import JSON
import WidgetProtocol

/// One build: everything that it makes lies in a folder of its own until it is whole.
struct Assembly: Sendable {
    var target: WidgetTarget
    var compiler: Compiler
    var sdk: SDK
    var staging: String
    var cache: BuildCache
    var observer: BuildObserver
    /// What is odd about what was built.
    private(set) var warnings: [Warning] = []
    /// What it is built without.
    private(set) var leftOut: [LeftOutPart] = []
    /// What the modules that were compiled first lack.
    private var losses = ModuleLosses()
    private var clangImports = ClangImports()
    /// The keys of modules that are headers alone, which what is compiled later reads.
    private var headers: [SourceKey] = []
    /// Whether all that was compiled is of sources that its key is made of.
    private var isCurrent = true
    /// Whether what is not here is an error.
    private let isStrict: Bool
    /// The modules that it goes on without.
    private var omitted: Set<String> = []
    /// The file that what compiles prints to.
    private var output: String

    init(
        target: WidgetTarget, compiler: Compiler, sdk: SDK, staging: String, cache: BuildCache, observer: BuildObserver,
        isStrict: Bool
    ) {
        self.isStrict = isStrict
        self.target = target
        self.compiler = compiler
        self.sdk = sdk
        self.staging = staging
        output = staging + "/output"
        self.cache = cache
        self.observer = observer
        warnings = target.warnings
    }

    /// Makes the extension and returns its folder.
    mutating func run() throws(BridgeError) -> String {
        let product = try BuildFiles.prepared(staging + "/product")
        let resources = try OutputFolder(product + "/" + BuiltExtension.resourcesName)
        var catalog = AssetCatalogCompiler(resources, tools: compiler.confined)
        try catalog.add(target.configuredAssets)
        for path in target.allAssetCatalogs { try catalog.add(catalog: path) }
        try catalog.write()
        warnings += catalog.warnings
        try copyResources(to: resources)
        try DataModelCompiler.write(try DataModelSource.models(in: target.allResources), to: resources)
        var built = BuiltExtension(
            name: target.moduleName, bundleIdentifier: target.bundle.identifier,
            executablePath: product + "/" + target.moduleName, resourcesPath: resources.path,
            appGroups: target.bundle.appGroups, entitlementsPath: target.bundle.entitlements,
            sources: target.swiftFiles)
        guard target.hasEntryPoint else { throw .noEntryPoint(in: target.name) }
        let output: String
        do {
            let imports = try compileModules()
            output = try compile(assets: catalog.index, against: imports, to: built.executablePath)
        } catch {
            let error = UnlistedSources(target: target).complete(error)
            throw try MissingModules(target: target, compiler: compiler, sdk: sdk).complete(error)
        }
        if !output.isEmpty { observer.progress(output) }
        if let warning = Warning.leftOut(leftOut, of: target.name) { warnings.append(warning) }
        built.warnings = warnings.merged
        built.leftOut = leftOut
        built.library = BuildIdentifier.of(sdk.libraryFolder + "/" + SDK.libraryName)
        let description = product + "/" + BuiltExtension.descriptionName
        try BuildFiles.write(Data(built.json.serialized()), to: description)
        return product
    }

    /// Compiles the modules that the target imports, each into objects that the executable is linked from.
    ///
    /// - Returns: the key of them all.
    private mutating func compileModules() throws(BridgeError) -> BuildKey {
        var key = BuildKey(sdk: sdk, compiler: compiler)
        key.add(target.settings.platform.rawValue)
        guard !target.modules.isEmpty || !target.clangModules.isEmpty else { return key }
        try BuildFiles.prepared(modulesFolder)
        for plugin in target.macros {
            let own = try key.adding { (key) throws(BridgeError) in try key.add(plugin) }
            key = own.key
            try leavingOut(plugin.name, isFromElsewhere: true) { (assembly) throws(BridgeError) in
                try assembly.compile(plugin, own)
            }
        }
        for module in target.clangModules {
            let own = try key.adding { (key) throws(BridgeError) in try key.add(module) }
            key = own.key
            try leavingOut(module.name, isFromElsewhere: true) { (assembly) throws(BridgeError) in
                try assembly.compile(module, own)
            }
        }
        var keyed: [(module: SupportingModule, key: SourceKey)] = []
        for module in target.modules {
            let own = try key.adding { (key) throws(BridgeError) in try key.add(sourcesOf: module) }
            key = own.key
            keyed.append((module, own))
        }
        let (whole, modules) = (self, keyed)
        let parts = try ModuleSchedule(target.modules, target.traits).run {
            (index, before: [Assembly]) throws(BridgeError) in
            var part = whole.part(for: modules[index].module, after: before)
            try part.compileOrOmit(modules[index].module, modules[index].key)
            return part
        }
        for part in parts {
            leftOut += part.leftOut
            warnings += part.warnings
            join(part)
        }
        BuildFiles.undate(modulesFolder)
        return key
    }

    /// What compiles a module beside others, and knows of those before that it waits for.
    private func part(for module: SupportingModule, after parts: [Assembly]) -> Assembly {
        var part = self
        (part.leftOut, part.warnings) = ([], [])
        part.output = "\(staging)/output-\(module.name)"
        for before in parts { part.join(before) }
        return part
    }

    /// Takes over what a part has found that is of use to what comes after it.
    private mutating func join(_ part: Assembly) {
        losses.merge(part.losses)
        // Every part waits for all headers before it.
        clangImports = part.clangImports
        isCurrent = isCurrent && part.isCurrent
        for name in part.omitted { omit(name) }
    }

    private mutating func omit(_ module: String) {
        omitted.insert(module)
        target.modules.removeAll { $0.name == module }
        target.clangModules.removeAll { $0.name == module }
        target.macros.removeAll { $0.name == module }
    }

    private mutating func compileOrOmit(_ module: SupportingModule, _ key: SourceKey) throws(BridgeError) {
        try leavingOut(module.name, isFromElsewhere: module.isFromElsewhere) { (assembly) throws(BridgeError) in
            try assembly.compile(module, key)
        }
        // What of it is missing is in no file that anybody has.
        let isIncomplete = try IgnoredSources.areMissing(beside: module.swiftFiles)
        if module.lacksFiles || isIncomplete, losses.names[module.name] == nil {
            losses.names[module.name] = module.name
        }
    }

    /// Keeps what was compiled, unless its sources, or those of what it was compiled against, are no longer what its key
    /// says.
    private mutating func keep(
        _ module: CompiledModule, _ files: [String], _ key: SourceKey, from folder: String
    ) throws(BridgeError) {
        isCurrent = isCurrent && headers.allSatisfy(\.isCurrent) && key.isCurrent
        if isCurrent { try cache.keep(module, files, key.key, from: folder) }
    }

    /// Goes on without a module that is not the app's own where it does not compile.
    private mutating func leavingOut(
        _ name: String, isFromElsewhere: Bool, _ compile: (inout Assembly) throws(BridgeError) -> Void
    ) throws(BridgeError) {
        do {
            try compile(&self)
        } catch  where error.kind == .compilationFailed && isFromElsewhere && !isStrict {
            omit(name)
            warnings.append(
                Warning(
                    .packageLeftOut, "The module \(name) is left out, since it does not compile here",
                    hint: "What the widget uses of it is missing; the compiler's words are in the build's output."))
            observer.progress(error.diagnostics)
        }
    }

    private mutating func compile(_ plugin: MacroPlugin, _ key: SourceKey) throws(BridgeError) {
        let plugins = try BuildFiles.prepared(modulesFolder + "/" + Compiler.pluginsName)
        guard try cache.module([plugin.product], key.key, copyingTo: plugins) == nil else { return }
        observer.progress("Building the macros of \(plugin.name) …")
        try compiler.compile(plugin, sdk: sdk, folder: plugins, output: output)
        try keep(CompiledModule(), [plugin.product], key, from: plugins)
    }

    private mutating func compile(_ module: ClangModule, _ key: SourceKey) throws(BridgeError) {
        if module.sources.isEmpty { headers.append(key) }
        if !module.sources.isEmpty, try cache.module(module.products, key.key, copyingTo: modulesFolder) == nil {
            observer.progress("Building the module \(module.name) …")
            try compiler.compile(
                module, imports: clangImports, sdk: sdk, folder: modulesFolder, output: output)
            try keep(CompiledModule(), module.products, key, from: modulesFolder)
        }
        try clangImports.add(module, in: modulesFolder)
    }

    /// Compiles what a module has in C, and writes the Swift of what it has in Objective-C.
    private mutating func compile(
        _ code: ForeignCode, of module: SupportingModule, _ key: SourceKey
    ) throws(BridgeError) {
        let there = MissingModules(target: target, compiler: compiler, sdk: sdk)
        let build = ForeignBuild(
            module: module.name, code: code, modules: code.imports.filter(there.isThere).sorted(), compiler: compiler,
            sdk: sdk, folder: modulesFolder, staging: staging, platform: target.settings.platform)
        var kept = try cache.module(build.products, key.key, copyingTo: modulesFolder)
        if kept == nil {
            observer.progress("Building the module \(module.name) …")
            kept = try build.run(clang: clangImports, isStrict: isStrict)
            try keep(kept ?? CompiledModule(), build.products, key, from: modulesFolder)
        }
        if let header = build.header { try clangImports.add(build.clangName, header: header) }
        clangImports.linkLibraries(of: code.sources)
        if !code.sources.isEmpty { clangImports.allowSharedSources() }
        if !module.isFromElsewhere { warnings += kept?.warnings ?? [] }
        losses.merge(kept?.losses ?? ModuleLosses())
    }

    /// Compiles a module, unless the cache has it by its key.
    private mutating func compile(_ module: SupportingModule, _ key: SourceKey) throws(BridgeError) {
        if let code = module.foreign { return try compile(code, of: module, key) }
        if let kept = try cache.module(module.products, key.key, copyingTo: modulesFolder),
            !isStrict || kept.leftOut.isEmpty
        {
            leftOut += kept.leftOut
            warnings += kept.warnings
            losses = kept.losses
            return
        }
        let count = module.swiftFiles.count
        observer.progress("Building the module \(module.name) (\(count) Swift file\(count == 1 ? "" : "s")) …")
        let (known, oddities) = (leftOut.count, warnings.count)
        var sources = try SourceNames.unique(
            try swiftFiles(of: module), in: "\(staging)/renamed-\(module.name)")
        for source in try GeneratedSource.all(for: module) {
            sources.append(try source.write(in: "\(modulesFolder)/\(module.name)-generated"))
        }
        if !module.exports.isEmpty {
            let text = module.exports.map { "@_exported import \($0)\n" }.joined()
            sources.append(try GeneratedSource(name: "\(module.name)-Exports", text: text).write(in: modulesFolder))
        }
        let isWhole = module.isFromElsewhere ? try compileWhole(module, sources) : false
        if !isWhole { try compileStubbing(module.isFromElsewhere ? module.lenient : module, sources) }
        if module.isInterface, let source = sources.first {
            for index in leftOut.indices.dropFirst(known) where leftOut[index].file == source {
                leftOut[index].file = module.swiftFiles[0]
            }
        }
        let kept = CompiledModule(
            leftOut: Array(leftOut.dropFirst(known)), losses: losses,
            warnings: Array(warnings.dropFirst(oddities)))
        try keep(kept, module.products, key, from: modulesFolder)
    }

    /// The sources of a module: of a binary's interface what is derived of it, on the same lines.
    private func swiftFiles(of module: SupportingModule) throws(BridgeError) -> [String] {
        guard module.isInterface else { return module.swiftFiles }
        guard sdk.canStub else { throw .doesNotCompile(module.name, "\(SDK.stubName) is not installed\n") }
        return try module.swiftFiles.map { path throws(BridgeError) in
            try compiler.writeSource(
                ofInterface: path, module: module.name, sdk: sdk, folder: "\(staging)/interface-\(module.name)")
        }
    }

    /// Compiles a package from elsewhere as it is: as on a phone, in its own language mode or Swift 5's, else as its
    /// authors have it for Linux; false where it compiles as neither.
    private func compileWhole(_ module: SupportingModule, _ sources: [String]) throws(BridgeError) -> Bool {
        let (platform, lenient) = (target.settings.platform, module.lenient)
        var attempts: [(module: SupportingModule, platform: Platform?)] = [(module, platform), (module, nil)]
        if module != lenient { attempts.insert((lenient, platform), at: 1) }
        for attempt in attempts {
            do {
                _ = try compile(sources, overlay(of: module, sources, for: attempt.platform), attempt.module)
                return true
            } catch  where error.kind == .compilationFailed {}
        }
        return false
    }

    /// Compiles a module without what is not here; in Swift 5's language mode where only Swift 6's stricter rules are
    /// broken, as the target's own sources.
    private mutating func compileStubbing(_ module: SupportingModule, _ sources: [String]) throws(BridgeError) {
        do {
            try compileStubbingAsIs(module, sources)
        } catch  where error.kind == .compilationFailed && module.settings.mayBeUnisolated(by: error) {
            var module = module
            module.settings = module.settings.unisolated
            do {
                try compileStubbingAsIs(module, sources)
            } catch let other where other.kind == .compilationFailed {
                throw error
            }
        } catch  where error.kind == .compilationFailed && error.missing.isEmpty && module != module.lenient {
            do {
                try compileStubbingAsIs(module.lenient, sources)
            } catch let other where other.kind == .compilationFailed {
                throw error
            }
            if !module.isFromElsewhere { warnings.append(.swiftFiveMode(module.name)) }
            observer.progress(error.diagnostics)
        }
    }

    private mutating func compileStubbingAsIs(_ module: SupportingModule, _ sources: [String]) throws(BridgeError) {
        var overlay = try overlay(of: module, sources, for: target.settings.platform)
        let assembly = self
        _ = try stubbing(sources, &overlay, of: module.name, module.settings, module) {
            sources, overlay, flags throws(BridgeError) in
            try assembly.compile(sources, overlay, module, flags)
        }
    }

    private func overlay(
        of module: SupportingModule, _ sources: [String], for platform: Platform?
    ) throws(BridgeError) -> Overlay {
        try Overlay(
            rewriting: sources, for: platform, aliases: target.aliases,
            in: "\(staging)/sources-\(module.name)-\(platform?.rawValue ?? "Linux")")
    }

    private func compile(
        _ sources: [String], _ overlay: Overlay, _ module: SupportingModule, _ flags: [String] = []
    ) throws(BridgeError) -> String {
        try compiler.compileModule(
            sources, overlay: overlay.path, module: module, platform: target.settings.platform, sdk: sdk,
            clang: clangImports, folder: modulesFolder, flags: flags, output: output)
    }

    private var modulesFolder: String { staging + "/modules" }

    /// The same; nil where there is nothing in it.
    private var importedFolder: String? {
        target.modules.isEmpty && target.clangModules.isEmpty ? nil : modulesFolder
    }

    /// Compiles the target with its Intents extension's handlers, or without those where they do not fit in.
    private mutating func compile(
        assets: AssetIndex, against imports: BuildKey, to executable: String
    ) throws(BridgeError) -> String {
        let handlers = handlerFiles
        do {
            return try compile(target.swiftFiles + handlers, assets: assets, against: imports, executable)
        } catch  where error.kind == .compilationFailed && !handlers.isEmpty {
            let output = try compile(target.swiftFiles, assets: assets, against: imports, executable)
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
    private mutating func compile(
        _ sources: [String], assets: AssetIndex, against imports: BuildKey, _ executable: String
    ) throws(BridgeError) -> String {
        var whole = target
        whole.swiftFiles = try IntentSources.removingGenerated(sources, of: target.intentDefinitions)
        let generated = try GeneratedSource.all(for: whole, assets: assets)
        // What was too much to read or to write out in full was left out.
        try ProjectBoundary.current.budget.check()
        let key = try imports.adding { [self, sources = whole.swiftFiles] (key) throws(BridgeError) in
            try addExecutable(to: &key, sources, generated)
        }
        let folder = (executable as NSString).deletingLastPathComponent
        if let kept = try cache.module([target.moduleName], key.key, copyingTo: folder),
            !isStrict || kept.leftOut.isEmpty
        {
            guard chmod(executable, 0o755) == 0 else { throw .cannotWrite(executable) }
            leftOut += kept.leftOut
            warnings += kept.warnings
            return ""
        }
        var paths: [String] = []
        for file in generated { paths.append(try file.write(in: staging + "/generated")) }
        let (parts, oddities) = (leftOut.count, warnings.count)
        let output = try compile(whole.swiftFiles + paths, target.settings, executable, stamp: imports.name)
        try keep(
            CompiledModule(leftOut: Array(leftOut.dropFirst(parts)), warnings: Array(warnings.dropFirst(oddities))),
            [target.moduleName], key, from: folder)
        return output
    }

    /// Adds what an executable is compiled from besides its modules: where an asset or a string table changes, that often
    /// is what it was.
    private func addExecutable(
        to key: inout BuildKey, _ sources: [String], _ generated: [GeneratedSource]
    ) throws(BridgeError) {
        key.add(target.moduleName)
        for argument in target.settings.arguments { key.add(argument) }
        // What is known not to be here decides what is left out.
        for name in target.missingFiles + target.remotePackages + target.packageProducts.sorted() { key.add(name) }
        for name in target.shadowedModules.sorted() { key.add("shadowed:" + name) }
        for name in MachineLearningModel.classes(in: target.resources) { key.add(name) }
        try key.add(sources: sources)
        for file in generated {
            key.add(file.name)
            key.add(file.text)
        }
    }

    /// Compiles in the project's language mode, or in Swift 5's where only the former's stricter rules are broken: the
    /// stand-ins are not isolated in every place as Apple's frameworks are. Sources that break rules of isolation are
    /// tried as Xcode 26 compiles its own templates, which a folder without a project cannot ask for.
    private mutating func compile(
        _ sources: [String], _ settings: CompilationSettings, _ executable: String, stamp: String
    ) throws(BridgeError) -> String {
        let sources = try SourceNames.unique(sources, in: staging + "/renamed")
        var overlay = try Overlay(
            rewriting: sources, for: settings.platform, aliases: target.aliases, in: staging + "/sources")
        let objects = try ObjectFiles(in: staging, settings: settings, stamp: stamp)
        do {
            let (compiler, sdk, name) = (compiler, sdk, target.moduleName)
            let (modules, clang, output) = (importedFolder, clangImports, output)
            return try stubbing(sources, &overlay, of: name, settings) { sources, overlay, flags throws(BridgeError) in
                try objects.compiling(sources, copies: overlay.copies) { map throws(BridgeError) in
                    try compiler.compile(
                        sources, overlay: overlay.path, moduleName: name, settings: settings, sdk: sdk,
                        modules: modules, clang: clang, objects: map, executable: executable,
                        flags: flags, output: output)
                }
            }
        } catch  where error.kind == .compilationFailed && settings.mayBeUnisolated(by: error) {
            do {
                return try compile(sources, settings.unisolated, executable, stamp: stamp)
            } catch let other where other.kind == .compilationFailed {
                throw error
            }
        } catch  where error.kind == .compilationFailed && error.missing.isEmpty && settings.isStrict {
            do {
                let output = try compile(sources, settings.lenient, executable, stamp: stamp)
                warnings.append(.swiftFiveMode(target.name))
                observer.progress(error.diagnostics)
                return output
            } catch let other where other.kind == .compilationFailed {
                throw error
            }
        } catch  where error.kind == .compilationFailed && error.missing.isEmpty && settings.mayBeIsolated(by: error) {
            do {
                return try compile(sources, settings.isolatedByDefault, executable, stamp: stamp)
            } catch let other where other.kind == .compilationFailed {
                throw error
            }
        }
    }

    /// Compiles until nothing is refused that is not here, each time without what was refused the time before.
    private mutating func stubbing(
        _ sources: [String], _ overlay: inout Overlay, of name: String, _ settings: CompilationSettings,
        _ module: SupportingModule? = nil,
        compile: ([String], Overlay, _ flags: [String]) throws(BridgeError) -> String
    ) throws(BridgeError) -> String {
        var stubs = try Stubs(
            for: sources, overlay, of: target, settings, compiler: compiler, sdk: sdk,
            folder: "\(staging)/stubs-\(name)", modules: importedFolder, after: losses, in: module,
            isStrict: isStrict)
        try stubs.leaveOutImports(&overlay)
        while true {
            do {
                try mend(&stubs, &overlay, of: sources, name, settings, module)
                let output = try compile(sources + stubs.additions, overlay, stubs.flags)
                leftOut += stubs.parts
                losses = stubs.losses
                if stubs.isLenient, settings.isStrict, module?.isFromElsewhere != true {
                    warnings.append(.swiftFiveMode(name))
                }
                return output
            } catch  where error.kind == .compilationFailed {
                try stubs.leaveOut(error, &overlay)
            }
        }
    }

    /// Leaves out what the compiler refuses in the files that a round may have changed something for, as long as these are
    /// few: what that does to others is seen when all are compiled.
    private func mend(
        _ stubs: inout Stubs, _ overlay: inout Overlay, of sources: [String], _ name: String,
        _ settings: CompilationSettings, _ module: SupportingModule?
    ) throws(BridgeError) {
        while let affected = stubs.affected {
            let before = (stubs, overlay)
            do {
                try compiler.check(
                    affected, of: sources + stubs.additions, overlay: overlay.path,
                    moduleName: module?.compiledName ?? name, package: module?.package, settings: settings,
                    platform: target.settings.platform,
                    sdk: sdk, modules: importedFolder, clang: clangImports, flags: stubs.flags, output: output)
                return
            } catch  where error.kind == .compilationFailed {
                do {
                    try stubs.leaveOut(error, &overlay)
                } catch {
                    // What mends it may be in another file.
                    (stubs, overlay) = before
                    try overlay.write()
                    return
                }
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
        for path in target.allResources { try compiler.add(path) }
        try compiler.finish()
    }
}

extension Warning {
    fileprivate static func swiftFiveMode(_ name: String) -> Warning { swiftFiveMode([name]) }

    fileprivate static func swiftFiveMode(_ names: [String]) -> Warning {
        let (verb, subject) = names.count == 1 ? ("is", "it does") : ("are", "they do")
        var warning = Warning(
            .swiftFiveMode,
            "\(BridgeError.list(names)) \(verb) compiled in Swift 5 mode, for in Swift 6 mode \(subject) not compile here",
            hint: "Nothing need be done: the stand-ins are not isolated in every place as Apple's are, and what is"
                + " missing says nothing of its isolation.")
        warning.subject = names.joined(separator: ", ")
        return warning
    }
}

extension [Warning] {
    /// Each once, and one for all modules that are compiled in another mode.
    fileprivate var merged: [Warning] {
        let once = unique
        let modes = once.filter { $0.kind == .swiftFiveMode }
        guard modes.count > 1 else { return once }
        return once.filter { $0.kind != .swiftFiveMode } + [.swiftFiveMode(modes.compactMap(\.subject))]
    }
}
