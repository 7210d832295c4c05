import Foundation
import JSON

/// Builds widget-extension folders and finds built ones; what did not change is not built again.
package struct WidgetBuilder: Sendable {
    package var sdk: SDK
    /// Built extensions by content, at `extensions/<key>`.
    package var cache: String
    package var environment: [String: String]
    /// Told what takes long, a line at a time.
    package var progress: @Sendable (String) -> Void

    package init(
        sdk: SDK, cache: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.sdk = sdk
        self.cache = cache ?? Self.defaultCache(environment)
        self.environment = environment
        self.progress = progress
    }

    /// `$XDG_CACHE_HOME/widget-bridge`, else `~/.cache/widget-bridge`.
    package static func defaultCache(_ environment: [String: String]) -> String {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/widget-bridge" }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/widget-bridge"
    }

    /// The extension that a command-line argument names: a folder of sources, a built folder, or an executable.
    package static func resolve(
        _ argument: String, progress: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(BuildError) -> BuiltExtension {
        let path = URL(fileURLWithPath: argument).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw BuildError(
                .folderMissing, "There is no \(argument)",
                hint: "Name the folder of the widget extension, or what `widget-bridge build` left.")
        }
        let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
        if let built = try BuiltExtension(folder: folder), isFolder.boolValue || built.executablePath == path {
            return built
        }
        guard isFolder.boolValue else {
            throw BuildError(
                .notAnExtension,
                "\(argument) is no widget extension: there is no \(BuiltExtension.descriptionName) beside it",
                hint: "Name the folder of the widget extension, or what `widget-bridge build` left.")
        }
        return try WidgetBuilder(sdk: .current(), progress: progress).build(path)
    }

    /// Builds a folder unless a build of the same content is in the cache.
    package func build(_ folder: String) throws(BuildError) -> BuiltExtension {
        let source = try FolderReader(path: folder).target()
        let compiler = try Compiler(environment: environment)
        let destination = cache + "/extensions/" + (try key(of: source, compiler: compiler))
        if let built = try cached(destination) { return built }

        let lock = try BuildFiles.prepared(cache + "/locks") + "/" + Self.digest(source.origin + "\n" + source.name)
        return try FileLock.hold(lock) { () throws(BuildError) in
            if let built = try cached(destination) { return built }
            return try build(source, compiler: compiler, at: destination)
        }
    }

    private func build(
        _ source: WidgetTarget, compiler: Compiler, at destination: String
    ) throws(BuildError) -> BuiltExtension {
        let clock = ContinuousClock()
        let start = clock.now
        let count = source.swiftFiles.count
        progress("Building \(source.name) (\(count) Swift file\(count == 1 ? "" : "s")) …")
        let staging = try BuildFiles.prepared(cache + "/staging/\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(atPath: staging) }
        try assemble(source, compiler: compiler, staging: staging)
        try publish(staging + "/product", at: destination)
        removeUnused()
        let seconds = ((clock.now - start) / .milliseconds(10)).rounded() / 100
        progress("Built \(source.name) in \(seconds) s.")
        guard let built = try cached(destination) else { throw .cannotWrite(destination) }
        return built
    }

    /// Copies a built extension to a folder of the user's choice.
    package func install(_ built: BuiltExtension, at folder: String) throws(BuildError) -> BuiltExtension {
        let files = FileManager.default
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        let contents = (try? files.contentsOfDirectory(atPath: path)) ?? []
        guard contents.isEmpty || contents.contains(BuiltExtension.descriptionName) else {
            throw BuildError(
                .cannotWrite, "\(folder) holds something other than a built extension, so it is not replaced",
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
        try publish(staging, at: path)
        guard let installed = try BuiltExtension(folder: path) else { throw .cannotWrite(path) }
        return installed
    }
}

extension WidgetBuilder {
    private func assemble(_ source: WidgetTarget, compiler: Compiler, staging: String) throws(BuildError) {
        let product = try BuildFiles.prepared(staging + "/product")
        let resources = try BuildFiles.prepared(product + "/" + BuiltExtension.resourcesName)
        var catalog = AssetCatalogCompiler(resources: resources)
        for path in source.assetCatalogs { try catalog.add(catalog: path) }
        try catalog.write()
        try copyResources(of: source, to: resources)
        let built = BuiltExtension(
            name: source.moduleName, bundleIdentifier: source.bundle.identifier,
            executablePath: product + "/" + source.moduleName, resourcesPath: resources,
            appGroups: source.bundle.appGroups, entitlementsPath: source.bundle.entitlements,
            sources: source.swiftFiles)

        let overlay = try Overlay(rewriting: source.swiftFiles, in: staging + "/sources")
        var hasEntryPoint = false
        for path in source.swiftFiles where try BuildFiles.read(path).contains("@main") { hasEntryPoint = true }
        guard hasEntryPoint else { throw .noEntryPoint(in: source.name) }
        var generated: [String] = []
        for file in try GeneratedSource.all(for: source, assets: catalog.index) {
            generated.append(try file.write(in: staging + "/generated"))
        }
        let output = try compiler.compile(
            source.swiftFiles + generated, overlay: overlay?.path, moduleName: source.moduleName,
            settings: source.settings, sdk: sdk, executable: built.executablePath, output: staging + "/output")
        if !output.isEmpty { progress(output) }
        let description = product + "/" + BuiltExtension.descriptionName
        try BuildFiles.write(Data(built.json.serialized()), to: description)
    }

    private func copyResources(of source: WidgetTarget, to folder: String) throws(BuildError) {
        try BuildFiles.write(source.bundle.infoPlist, to: folder + "/Info.plist")
        for path in source.resources {
            let name = (path as NSString).lastPathComponent
            let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
            let target = parent.hasSuffix(".lproj") ? try BuildFiles.prepared(folder + "/" + parent) : folder
            do {
                if !FileManager.default.fileExists(atPath: target + "/" + name) {
                    try FileManager.default.copyItem(atPath: path, toPath: target + "/" + name)
                }
            } catch {
                throw .cannotWrite(target + "/" + name, error)
            }
        }
    }

    private func key(of source: WidgetTarget, compiler: Compiler) throws(BuildError) -> String {
        var key = BuildKey(sdk: sdk, compiler: compiler)
        try key.add(source)
        return key.name
    }

    private func cached(_ folder: String) throws(BuildError) -> BuiltExtension? {
        guard let built = try BuiltExtension(folder: folder) else { return nil }
        utimes(folder, nil)
        return built
    }

    /// Puts a finished folder in its place, moving aside what is there.
    private func publish(_ folder: String, at destination: String) throws(BuildError) {
        try BuildFiles.prepared((destination as NSString).deletingLastPathComponent)
        if rename(folder, destination) == 0 { return }
        let aside = folder + ".old"
        guard errno == ENOTEMPTY || errno == EEXIST, rename(destination, aside) == 0, rename(folder, destination) == 0
        else {
            throw BuildError(
                .cannotWrite, "Cannot write \(destination): \(String(cString: strerror(errno)))",
                hint: "Check the free space and the permissions of its folder.")
        }
        try? FileManager.default.removeItem(atPath: aside)
    }

    /// Removes builds that nothing asked for in 30 days.
    private func removeUnused() {
        let folder = cache + "/extensions"
        let limit = Date().addingTimeInterval(-30 * 86_400)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            if let used = attributes?[.modificationDate] as? Date, used < limit {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }

    private static func digest(_ text: String) -> String {
        var hash = SHA256()
        hash.update(field: text)
        return String(hash.digest().prefix(32))
    }
}

extension Data {
    fileprivate func contains(_ text: String) -> Bool {
        range(of: Data(text.utf8)) != nil
    }
}
