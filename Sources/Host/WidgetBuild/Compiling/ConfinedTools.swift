import Children
import Foundation
import WidgetProtocol

/// Starts the programs that work on a project's files, which may be anybody's: in a sandbox without a network, that sees
/// these files and can write the build's own folder alone.
struct ConfinedTools: Sendable {
    private let sandbox: Sandbox
    /// Where the compiler keeps the modules of the system's headers.
    private let modules: String

    /// - Parameter cache: the folder of everything that is kept.
    init(_ sandbox: Sandbox = .off, cache: String = "") {
        self.sandbox = sandbox
        modules = cache + "/modules"
    }

    var areConfined: Bool { sandbox.confinement != .none }

    /// The command line of a toolchain's Swift compiler, or of a program that needs the toolchain, in the sandbox.
    ///
    /// - Parameters:
    ///   - staging: the folder that it may write.
    ///   - temporary: its folder of temporary files, within that.
    ///   - allowsNetwork: whether it fetches what the project depends on.
    func program(
        of toolchain: String, _ arguments: [String], environment: [String: String], sources: [String], sdk: SDK,
        staging: String, temporary: String, allowsNetwork: Bool = false
    ) throws(BridgeError) -> Launch {
        let modules = try BuildFiles.prepared(modules)
        var variables = ChildEnvironment.confined(environment, home: temporary, allowsNetwork: allowsNetwork)
        variables["PATH"] = toolchain + "/bin:/usr/bin:/bin"
        variables["TMPDIR"] = temporary
        variables["XDG_CACHE_HOME"] = modules
        variables["LD_LIBRARY_PATH"] = environment["LD_LIBRARY_PATH"]
        variables["LLVM_DISABLE_SYMBOLIZATION"] = environment["LLVM_DISABLE_SYMBOLIZATION"]
        var limits = Grant.Limits(memory: 8 << 30)
        limits.fileSize = 4 << 30
        limits.files = 65536
        var grant = Grant(
            readable: [toolchain, sdk.modules, sdk.facades, sdk.libraryFolder] + Self.folders(of: sources),
            writable: [staging, modules], allowsNetwork: allowsNetwork, limits: limits)
        // The compiler's locks are links.
        grant.makesSpecialFiles = true
        let sandbox = allowsNetwork ? sandbox.online : sandbox
        return sandbox.launch(arguments, environment: variables, grant: grant)
    }

    /// The command line of a program of the system's that turns one file into another.
    func converter(_ program: [String], source: String, destination: String) -> Launch {
        let environment = ProcessInfo.processInfo.environment
        guard sandbox.confinement != .none else { return Launch(arguments: program, environment: environment) }
        return sandbox.launch(
            program, environment: ChildEnvironment.confined(environment, home: "/tmp", allowsNetwork: false),
            grant: Grant(
                readable: [source], writable: [(destination as NSString).deletingLastPathComponent],
                allowsNetwork: false, limits: .init(addresses: 4 << 30, memory: 4 << 30)))
    }

    /// The folders of the sources, the outermost of them; what is a link is given by itself.
    ///
    /// A folder above the user's own would show all that is the user's: its files are given one by one.
    private static func folders(of sources: [String]) -> [String] {
        var paths: Set<String> = []
        for source in sources {
            let folder = (source as NSString).deletingLastPathComponent
            paths.insert((NSHomeDirectory() + "/").hasPrefix(folder == "/" ? folder : folder + "/") ? source : folder)
            guard let resolved = realpath(source, nil) else { continue }
            defer { free(resolved) }
            let path = String(cString: resolved)
            if path != source { paths.insert(path) }
        }
        return paths.sorted().reduce(into: []) { kept, path in
            if kept.last.map({ path.hasPrefix($0 + "/") }) != true { kept.append(path) }
        }
    }
}
