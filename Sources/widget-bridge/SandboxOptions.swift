import ArgumentParser
import Children
import POSIXSupport
import Synchronization
import WidgetProtocol

extension SandboxMode: ExpressibleByArgument {}

/// What keeps widgets and their sources from what is not theirs.
struct SandboxOptions: ParsableArguments {
    @Option(
        help: """
            What widgets and their sources run in: auto, as much of a sandbox as the system has; require, all of it or \
            none of them; off.
            """)
    var sandbox = SandboxMode.auto

    private static let hasWarned = Atomic(false)

    /// The sandbox, checked. What there is turns out on a thread of its own while something else is done.
    ///
    /// - Parameter allowsNetwork: whether extensions may use the network.
    func resolved(allowsNetwork: Bool) throws(BridgeError) -> Sandbox {
        let sandbox = Sandbox(sandbox, allowsNetwork: allowsNetwork)
        if sandbox.mode == .auto { startThread { _ = sandbox.confinement } }
        try sandbox.check()
        return sandbox
    }

    /// Says, once, what is less than it could be.
    static func warn(of sandbox: Sandbox) {
        guard let warning = sandbox.warning, !hasWarned.exchange(true, ordering: .relaxed) else { return }
        CommandOutput.warn([warning])
    }
}

/// Whether widgets may use the network.
struct NetworkOptions: ParsableArguments {
    @Flag(help: "Keep the widget from the network. It needs a sandbox.")
    var noNetwork = false
}
