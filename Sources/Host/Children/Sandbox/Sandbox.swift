import Foundation
package import WidgetProtocol

/// How children that are not trusted are started: extensions, the compiler, what draws.
package struct Sandbox: Sendable, Hashable {
    package let mode: SandboxMode
    /// Whether extensions may use the network.
    package private(set) var allowsNetwork: Bool

    /// Nil for what the system has.
    private let fixed: Confinement?

    package init(_ mode: SandboxMode, allowsNetwork: Bool = true) {
        self.mode = mode
        self.allowsNetwork = allowsNetwork
        fixed = mode == .off ? Confinement.none : nil
    }

    /// That which is tried to find out what the system has.
    init(probing confinement: Confinement) {
        (mode, allowsNetwork, fixed) = (.auto, false, confinement)
    }

    /// No sandbox: children run as the bridge does.
    package static let off = Sandbox(.off)

    /// The same for a child that the user has sent to the network, whatever widgets may do.
    package var online: Sandbox {
        var sandbox = self
        sandbox.allowsNetwork = true
        return sandbox
    }

    /// What is in force; takes a few milliseconds to find out, once.
    package var confinement: Confinement { fixed ?? Confinement.available }

    /// Throws where a full sandbox is required and there is none.
    package func check() throws(BridgeError) {
        guard mode == .require, confinement != .bubblewrap else { return }
        throw .sandboxUnavailable(Confinement.reason ?? "it is not there")
    }

    /// What is less than it could be, where that was not the user's choice.
    package var warning: Warning? {
        guard mode == .auto, let reason = Confinement.reason else { return nil }
        let rest =
            Confinement.available == .landlock
            ? "Landlock keeps widgets from others' files, and lets them see processes and names"
            : "widgets run as this program does"
        return Warning(
            .notSandboxed, "There is no full sandbox, for \(reason): \(rest)",
            hint: "Install Debian's package bubblewrap and allow user namespaces, "
                + "or say --sandbox off where every widget is trusted.")
    }

    /// A command line within the sandbox.
    ///
    /// - Parameters:
    ///   - program: its path, then its arguments.
    ///   - environment: what it finds in its environment; see ``ChildEnvironment``.
    package func launch(_ program: [String], environment: [String: String], grant: Grant) -> Launch {
        guard confinement != .none, let launcher = SandboxPrograms.launcher else {
            return Launch(arguments: program, environment: environment)
        }
        var launch: Launch
        if confinement == .bubblewrap, let bubblewrap = SandboxPrograms.bubblewrap {
            launch = self.bubblewrap(bubblewrap, launcher, program, environment: environment, grant: grant)
        } else {
            launch = landlock(launcher, program, environment: environment, grant: grant)
        }
        launch.groupLimits = grant.limits.group
        return launch
    }

    func isOnline(_ grant: Grant) -> Bool { allowsNetwork && grant.allowsNetwork }
}

extension BridgeError {
    static func sandboxUnavailable(_ reason: String) -> BridgeError {
        BridgeError(
            .sandboxUnavailable, "There is no full sandbox here: \(reason)",
            hint: "Install Debian's package bubblewrap and allow user namespaces, or leave --sandbox require out.")
    }
}
