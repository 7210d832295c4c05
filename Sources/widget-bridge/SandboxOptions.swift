import ArgumentParser
import Children
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

    /// The sandbox, checked; what is less than it could be is said.
    ///
    /// - Parameter allowsNetwork: whether extensions may use the network.
    func resolved(allowsNetwork: Bool) throws(BridgeError) -> Sandbox {
        let sandbox = Sandbox(sandbox, allowsNetwork: allowsNetwork)
        try sandbox.check()
        if let warning = sandbox.warning { CommandOutput.warn([warning]) }
        return sandbox
    }
}

/// Whether widgets may use the network.
struct NetworkOptions: ParsableArguments {
    @Flag(help: "Keep the widget from the network. It needs a sandbox.")
    var noNetwork = false
}
