package import Children
import Foundation
import JSON
package import WidgetProtocol

/// Builds widget extensions and finds built ones; what did not change is not built again.
package struct WidgetBuilder: Sendable {
    package var sdk: SDK
    /// Built extensions by content, at `extensions/<key>`.
    package var cache: String
    package var environment: [String: String]
    private let sandbox: Sandbox
    private let observer: BuildObserver

    package init(
        sdk: SDK, cache: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
        sandbox: Sandbox = .off, observer: BuildObserver = BuildObserver()
    ) {
        self.sandbox = sandbox
        self.sdk = sdk
        self.cache = cache ?? Self.defaultCache(environment)
        self.environment = environment
        self.observer = observer
    }

    /// `$XDG_CACHE_HOME/widget-bridge`, else `~/.cache/widget-bridge`.
    package static func defaultCache(_ environment: [String: String]) -> String {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/widget-bridge" }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/widget-bridge"
    }

    /// The extension that a command-line argument names: sources, which are built, a built folder, or an executable.
    package static func resolve(
        _ argument: ExtensionArgument, sandbox: Sandbox = .off, observer: BuildObserver = BuildObserver()
    ) throws(BridgeError) -> BuiltExtension {
        let path = URL(fileURLWithPath: argument.path).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .extensionMissing(argument.path)
        }
        let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
        if let built = try BuiltExtension(folder: folder), isFolder.boolValue || built.executablePath == path {
            try built.checkLibrary()
            return built
        }
        let isSpecification =
            ["yml", "yaml"].contains((path as NSString).pathExtension)
            || ["Project.swift", "Workspace.swift"].contains((path as NSString).lastPathComponent)
        guard isFolder.boolValue || isSpecification else {
            throw BridgeError(
                .notAnExtension,
                "\(argument.path) is no widget extension: there is no \(BuiltExtension.descriptionName) beside it",
                hint: "Name the widget extension's folder, its Xcode project, or what `widget-bridge build` left.")
        }
        return try WidgetBuilder(sdk: .current(), sandbox: sandbox, observer: observer).build(argument)
    }

    /// Builds a widget extension unless a build of the same content is in the cache.
    package func build(_ argument: ExtensionArgument) throws(BridgeError) -> BuiltExtension {
        var boundary = ProjectBoundary(
            of: argument.path, adding: argument.additions + argument.packages,
            folders: FoldersRead(looking: observer.looking), cancellation: observer.cancellation)
        if argument.fetchesPackages { boundary = boundary.adding(try BuildCache(folder: cache).fetched()) }
        return try boundary.enforced { [boundary] () throws(BridgeError) in try build(argument, within: boundary) }
    }

    /// How often a build begins anew at most because its sources have changed meanwhile.
    private static let mostRepetitions = 2

    private func build(
        _ argument: ExtensionArgument, within boundary: ProjectBoundary, repetition: Int = 0
    ) throws(BridgeError) -> BuiltExtension {
        let compiler = try Compiler(
            environment: environment, observer: observer, confined: ConfinedTools(sandbox, cache: cache))
        let cache = BuildCache(folder: cache)
        let reader = ManifestReader(compiler: compiler, sdk: sdk, cache: cache)
        let fetcher =
            argument.fetchesPackages
            ? PackageFetcher(compiler: compiler, sdk: sdk, cache: cache, observer: observer) : nil
        var locator = TargetLocator(
            targetName: argument.target, additions: argument.additions, platform: argument.platform,
            packages: ModuleResolver.Packages(reader: reader, fetcher: fetcher, folders: argument.packages))
        let (target, key) = try { () throws(BridgeError) in
            // Also where something is wrong with them: they will be corrected.
            defer { observer.looked(boundary.folders.all) }
            let target = try locator.locate(argument.path)
            try boundary.budget.check()
            observer.located(target.bundle.appGroups, target.bundle.entitlements)
            let key = try SourceKey { [sdk] () throws(BridgeError) in
                var key = BuildKey(sdk: sdk, compiler: compiler)
                try key.add(target)
                return key
            }
            return (target, key)
        }()
        let destination = cache.path(key.key)
        func kept() throws(BridgeError) -> BuiltExtension? {
            let built = try cache.extensionBuilt(at: destination)
            return argument.isStrict && built?.leftOut.isEmpty == false ? nil : built
        }
        if let built = try kept() { return built }
        let built = try cache.locked(target) { () throws(BridgeError) -> BuiltExtension? in
            if let built = try kept() { return built }
            return try build(
                target, key, compiler: compiler, within: boundary, in: cache, isStrict: argument.isStrict,
                isLast: repetition == Self.mostRepetitions)
        }
        if let built { return built }
        let again = boundary.anew
        return try again.enforced { () throws(BridgeError) in
            try build(argument, within: again, repetition: repetition + 1)
        }
    }

    /// - Parameter isLast: whether it counts even where somebody has edited the sources meanwhile; nobody else finds it.
    /// - Returns: nil where somebody has.
    private func build(
        _ target: WidgetTarget, _ key: SourceKey, compiler: Compiler, within boundary: ProjectBoundary,
        in cache: BuildCache, isStrict: Bool, isLast: Bool
    ) throws(BridgeError) -> BuiltExtension? {
        let clock = ContinuousClock()
        let start = clock.now
        let count = target.swiftFiles.count
        observer.progress("Building \(target.title) (\(count) Swift file\(count == 1 ? "" : "s")) …")
        let staging = try cache.staging(for: target)
        defer { cache.clear(staging) }
        var compiled = target
        try compiled.readTraits()
        compiled.aliasModules(alike: sdk)
        var assembly = Assembly(
            target: compiled, compiler: compiler, sdk: sdk, staging: staging, cache: cache, observer: observer,
            isStrict: isStrict)
        // The copies that are compiled lie there.
        let product = try boundary.compiling(in: staging).enforced { () throws(BridgeError) in try assembly.run() }
        if observer.cancellation.isCancelled { throw .buildCancelled }
        var destination = cache.path(key.key)
        if !key.isCurrent {
            guard isLast else { return nil }
            destination += "-" + UUID().uuidString
        }
        try BuildFiles.publish(product, at: destination)
        cache.removeUnused()
        let seconds = ((clock.now - start) / .milliseconds(10)).rounded() / 100
        observer.progress("Built \(target.name) in \(seconds) s.")
        guard let built = try cache.extensionBuilt(at: destination) else { throw .cannotWrite(destination) }
        return built
    }

    /// Copies a built extension to a folder of the user's choice.
    package func install(_ built: BuiltExtension, at folder: String) throws(BridgeError) -> BuiltExtension {
        let files = FileManager.default
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        let contents = (try? files.contentsOfDirectory(atPath: path)) ?? []
        guard contents.isEmpty || contents.contains(BuiltExtension.descriptionName) else {
            throw BridgeError(
                .buildNotWritten, "\(folder) holds something other than a built extension, so it is not replaced",
                hint: "Name a new or empty folder after -o.")
        }
        let parent = try BuildFiles.prepared((path as NSString).deletingLastPathComponent)
        let staging = "\(parent)/.\((path as NSString).lastPathComponent).\(UUID().uuidString)"
        defer { try? files.removeItem(atPath: staging) }
        do {
            try files.copyItem(atPath: (built.executablePath as NSString).deletingLastPathComponent, toPath: staging)
        } catch {
            throw .cannotWrite(folder, error)
        }
        try BuildFiles.publish(staging, at: path)
        guard let installed = try BuiltExtension(folder: path) else { throw .cannotWrite(path) }
        return installed
    }
}
