import Foundation
import POSIXSupport
import Synchronization

/// What keeps a child from what is not its own.
package enum Confinement: String, Sendable, CaseIterable {
    /// Namespaces, by bubblewrap: a file system of its own, and no processes but its own.
    case bubblewrap
    /// Rules of the kernel over paths, where namespaces are refused: it sees that other files are there, not what they
    /// hold.
    case landlock
    /// Nothing.
    case none
}

extension Confinement {
    /// What this system has, found out once.
    package static var available: Confinement { found.confinement }

    /// Why it is no more than that; nil where it is all.
    package static var reason: String? { found.reason }

    private static let found: (confinement: Confinement, reason: String?) = {
        guard let launcher = SandboxPrograms.launcher else {
            return (.none, "\(SandboxPrograms.launcherName) is not beside the program")
        }
        var reason = "bubblewrap is not installed"
        if let bubblewrap = SandboxPrograms.bubblewrap {
            let sandbox = Sandbox(probing: .bubblewrap)
            let probe = sandbox.bubblewrap(
                bubblewrap, launcher, ["/bin/true"], environment: [:], grant: Grant(allowsNetwork: false))
            if run(probe) == .code(0) { return (.bubblewrap, nil) }
            reason = "\(bubblewrap) cannot make one: the system refuses namespaces, or it is older than 0.8"
        }
        let version = Launch(arguments: [launcher, "--landlock-version"], environment: [:])
        if run(version) == .code(0) { return (.landlock, reason) }
        return (.none, reason + ", and has no Landlock")
    }()

    private static func run(_ launch: Launch) -> ChildEnd? {
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nothing >= 0 else { return nil }
        defer { close(nothing) }
        return Command(launch).run(output: nothing)
    }
}

/// The programs that confine others.
enum SandboxPrograms {
    static let launcherName = "widget-bridge-sandbox"

    /// The one that belongs to the running program.
    static let launcher: String? = [OwnProgram.companion(launcherName)].first { access($0, X_OK) == 0 }

    /// `$WIDGET_BRIDGE_BWRAP`, else Debian's.
    static let bubblewrap: String? = {
        let named = ProcessInfo.processInfo.environment["WIDGET_BRIDGE_BWRAP"] ?? ""
        return [named.isEmpty ? "/usr/bin/bwrap" : named].first { access($0, X_OK) == 0 }
    }()
}
