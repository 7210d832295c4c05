import Foundation
import WidgetProtocol

/// The compiler stops at the first module that it does not find; a person wants to know them all.
struct MissingModules {
    var target: WidgetTarget
    var compiler: Compiler
    var sdk: SDK

    /// The error with every module that the sources import and that is not to be had.
    func complete(_ error: BridgeError) throws(BridgeError) -> BridgeError {
        guard error.missing.contains(where: \.isModule) else { return error }
        var result = error
        let missing = try all()
        result.missing = missing + error.missing.filter { !$0.isModule }
        let foreign = missing.filter { $0.kind == .module }.map(\.name)
        if !foreign.isEmpty {
            let packages =
                target.remotePackages.isEmpty ? "" : " (" + target.remotePackages.joined(separator: ", ") + ")"
            result.hint =
                "\(foreign.joined(separator: ", ")): neither Apple's nor the app's own, so from a package\(packages) or "
                + "a pod: have packages fetched by --fetch-packages, name a package's folder after --package, have it in "
                + "SourcePackages/checkouts or .build/checkouts beside the project, or name sources after --source."
        }
        return result
    }

    private func all() throws(BridgeError) -> [MissingAPI] {
        var found: [MissingAPI] = []
        var indices: [String: Int] = [:]
        var traits = target.traits
        for file in target.swiftFiles + target.modules.filter({ !$0.isInterface }).flatMap(\.swiftFiles) {
            let imports = try traits.read(file).imports
            for (name, line) in imports.sorted(by: { $0.value < $1.value }) where !isThere(name) {
                if let index = indices[name] {
                    found[index].count += 1
                } else {
                    indices[name] = found.count
                    let kind = AppleModules.contains(name) ? MissingAPI.Kind.appleModule : .module
                    found.append(MissingAPI(kind: kind, name: name, count: 1, file: file, line: line))
                }
            }
        }
        return found
    }

    func isThere(_ name: String) -> Bool {
        if target.modules.contains(where: { $0.name == name })
            || target.clangModules.contains(where: { $0.name == name })
            || Self.builtIn.contains(name) || SDK.packages.contains(name)
        {
            return true
        }
        if target.shadowedModules.contains(name) { return false }
        let folders = [sdk.facades, sdk.facades + "/" + target.settings.platform.rawValue, compiler.moduleFolder]
        return folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
    }

    /// Modules of C, which are found in other places.
    private static let builtIn: Set = ["CoreFoundation", "Glibc", "SQLite3", "SwiftShims"]
}

extension MissingAPI {
    fileprivate var isModule: Bool { kind == .module || kind == .appleModule }
}

extension Compiler {
    /// The modules that come with the compiler.
    var moduleFolder: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        let binaries = (String(cString: resolved) as NSString).deletingLastPathComponent
        return (binaries as NSString).deletingLastPathComponent + "/lib/swift/linux"
    }
}
