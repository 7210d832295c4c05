import Foundation

extension Sandbox {
    /// The kernel's rules over paths, with limits and the filter of system calls.
    ///
    /// There is no folder of temporary files of its own: `$TMPDIR` is one that is granted.
    func landlock(
        _ launcher: String, _ program: [String], environment: [String: String], grant: Grant
    ) -> Launch {
        var arguments = [launcher, "--parent", "\(getpid())"] + grant.limits.options + grant.filter + ["--landlock"]
        if !isOnline(grant) { arguments += ["--no-network", "--no-sockets"] }
        let system = SystemFiles.current
        let paths = system.folders + system.links.map(\.path) + system.files(network: isOnline(grant))
        for path in paths + Self.kernelFiles + [program[0]] + grant.readable {
            arguments += ["--read", path]
        }
        for path in Self.devices + grant.writable { arguments += ["--write", path] }
        var environment = environment
        if let folder = grant.writable.first { environment["TMPDIR"] = folder }
        var launch = Launch(arguments: arguments + ["--"] + program, environment: environment)
        launch.endsWithParent = true
        return launch
    }

    /// What the kernel tells everybody; what is in a process's memory it tells none but its own kind.
    ///
    /// All of /proc, for libdispatch ends a program that cannot read `/proc/<thread>/stat` of its threads, and a rule
    /// cannot name a thread to come.
    private static let kernelFiles = ["/proc", "/sys/devices/system/cpu"]
    private static let devices = ["null", "zero", "full", "random", "urandom"].map { "/dev/" + $0 }
}
