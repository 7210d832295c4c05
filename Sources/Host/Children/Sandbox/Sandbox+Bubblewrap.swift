import Foundation

extension Sandbox {
    /// Namespaces of every kind, a file system of the system's own files and what is granted, and no privileges; inside,
    /// the launcher sets limits and filters system calls.
    func bubblewrap(
        _ bubblewrap: String, _ launcher: String, _ program: [String], environment: [String: String], grant: Grant
    ) -> Launch {
        var arguments = [
            bubblewrap, "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
            "--disable-userns", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--hostname", "widget",
        ]
        if !isOnline(grant) { arguments.append("--unshare-net") }
        let system = SystemFiles.current
        let files = system.files(network: isOnline(grant))
        arguments += (system.folders + files).flatMap { ["--ro-bind", $0, $0] }
        arguments += system.links.flatMap { ["--symlink", $0.destination, $0.path] }
        arguments += ["--proc", "/proc", "--dev", "/dev", "--size", "\(64 << 20)", "--tmpfs", "/tmp"]
        // Each mount takes a third of a millisecond: what lies in another is there already.
        var seen = system.folders
        for path in (grant.readable + [launcher]).sorted(by: { $0.utf8.count < $1.utf8.count })
        where !seen.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
            seen.append(path)
            arguments += ["--ro-bind-try", path, path]
        }
        for path in grant.writable { arguments += ["--bind", path, path] }
        for (path, destination) in grant.links { arguments += ["--symlink", destination, path] }
        arguments += ["--ro-bind-data", "3", "/etc/passwd"]
        // Root's settings of the kernel are in /proc, and are root's without any privilege.
        for path in ["/proc", "/dev", "/"] { arguments += ["--remount-ro", path] }
        arguments += ["--", launcher] + grant.limits.options + grant.filter + ["--"] + program
        var launch = Launch(arguments: arguments, environment: environment)
        launch.data = "widget:x:\(getuid()):\(getgid())::\(environment["HOME"] ?? "/"):/usr/sbin/nologin\n"
        launch.isNested = true
        launch.endsWithParent = true
        return launch
    }
}

/// What every child sees of the system, read-only.
struct SystemFiles: Sendable {
    /// Folders of programs and libraries, and the links that stand for some of them.
    private(set) var folders: [String] = []
    private(set) var links: [(path: String, destination: String)] = []
    /// Settings, and what fontconfig has worked out.
    private let own: [String]
    /// How names are found in the network, and whom to trust there.
    private let network: [String]

    static let current = SystemFiles()

    private init() {
        for path in ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                links.append((path, destination))
            } else if access(path, F_OK) == 0 {
                folders.append(path)
            }
        }
        func present(_ paths: String...) -> [String] { paths.filter { access($0, R_OK) == 0 } }
        own = present("/etc/fonts", "/etc/localtime", "/etc/ld.so.cache", "/etc/alternatives", "/var/cache/fontconfig")
        network = present("/etc/ssl", "/etc/pki", "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf")
    }

    func files(network isOnline: Bool) -> [String] { isOnline ? own + network : own }
}
