package import Children
import Foundation
import POSIXSupport
package import WidgetBuild

/// What drawing processes run in: they read what archives may name, write nothing and reach no network.
package struct DrawingSandbox: Sendable {
    private let sandbox: Sandbox
    /// The state, and the bundles' folders.
    private let folders: [String]

    package static let off = DrawingSandbox(.off, root: "", extensions: [])

    /// - Parameters:
    ///   - root: the folder of the bridge's state.
    ///   - extensions: as they are named; those that are built lie at their path, others in the cache.
    package init(_ sandbox: Sandbox, root: String, extensions: [ExtensionArgument]) {
        self.sandbox = sandbox
        let cache = WidgetBuilder.defaultCache(ProcessInfo.processInfo.environment) + "/extensions"
        let bundles = extensions.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path }
            .filter { access($0 + "/" + BuiltExtension.descriptionName, R_OK) == 0 }
        folders = [root, cache] + bundles
    }

    /// Has memory of a picture's size kept for the next one (mallopt(3)): given back and asked for anew, the kernel clears
    /// it page by page, which takes a fifth of a picture's time.
    private static let allocation = [
        "MALLOC_MMAP_THRESHOLD_": "\(32 << 20)", "MALLOC_TRIM_THRESHOLD_": "\(16 << 20)",
    ]

    /// The command line of a drawing process.
    func launch(_ executable: String) -> Launch {
        let environment = ProcessInfo.processInfo.environment
        guard sandbox.confinement != .none else {
            return Launch(arguments: [executable], environment: environment.merging(Self.allocation) { $1 })
        }
        // What is made while it runs is seen in folders that are there now.
        for folder in folders { try? WholeFile.makeFolder(folder) }
        // It limits its own data to 1 GiB by itself.
        var limits = Grant.Limits(processes: 256, memory: 2 << 30)
        limits.fileSize = 64 << 20
        let variables = ChildEnvironment.confined(environment, home: "/tmp", allowsNetwork: false)
            .merging(Self.allocation) { $1 }
        let libraries = LibraryFolders.all(of: executable, holding: ["libswiftCore.so"])
        var grant = Grant(
            readable: [executable] + libraries + ChildEnvironment.files(variables), allowsNetwork: false, limits: limits
        )
        for folder in folders {
            let real = AllowedFolders.realPath(folder)
            grant.readable.append(real)
            if real != folder { grant.links[folder] = real }
        }
        return sandbox.launch([executable], environment: variables, grant: grant)
    }
}
