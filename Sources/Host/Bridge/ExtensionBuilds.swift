package import Children
import JSON
import POSIXSupport
package import WidgetBuild
package import WidgetHome
package import WidgetProtocol

/// Builds a session's extensions beside its calls: those that need one wait for it, the others do not.
package final class ExtensionBuilds: Sendable {
    private struct State {
        var isDone = false
        var failure: BridgeError?
    }

    private let arguments: [ExtensionArgument]
    private let slots: [ExtensionSlot]
    private let notifications: HostNotifications
    private let observer: BuildObserver
    private let sandbox: Sandbox
    private let state = Monitor(State())

    /// Makes a place in the home for each extension, in their order.
    ///
    /// - Parameter observer: told of what takes long, and ends the builds.
    package init(
        _ arguments: [ExtensionArgument], in home: WidgetHome, notifications: HostNotifications,
        observer: BuildObserver, sandbox: Sandbox = .off
    ) {
        self.sandbox = sandbox
        self.arguments = arguments
        self.notifications = notifications
        self.observer = observer
        slots = arguments.map { home.addExtension(named: $0.name) }
    }

    /// Begins, on a thread of its own.
    ///
    /// - Parameter failed: told of each extension that cannot be built.
    package func start(failed: @escaping @Sendable (BridgeError) -> Void) {
        if arguments.isEmpty { return state.withLock { $0.isDone = true } }
        startThread { [self] in
            for (argument, slot) in zip(arguments, slots) {
                let result = Result { () throws(BridgeError) in try build(argument, slot) }
                slot.finish(result)
                switch result {
                case .success(let built): tell(of: built)
                case .failure(let error):
                    state.withLock { $0.failure = $0.failure ?? error }
                    failed(error)
                }
            }
            state.withLock(waking: true) { $0.isDone = true }
        }
    }

    /// Gives up what is not built yet.
    package func cancel() { observer.cancellation.cancel() }

    /// Waits until every extension is built or given up; the first failure.
    package func finish() -> BridgeError? { state.wait { $0.isDone ? .some($0.failure) : nil } }

    private func build(_ argument: ExtensionArgument, _ slot: ExtensionSlot) throws(BridgeError) -> BuiltExtension {
        if observer.cancellation.isCancelled { throw .buildCancelled }
        let progress = observer.progress
        return try WidgetBuilder.resolve(
            argument, sandbox: sandbox,
            observer: BuildObserver(
                cancellation: observer.cancellation,
                progress: { [notifications] line in
                    progress(line)
                    notifications.send("building", ["extension": .string(argument.name), "progress": .string(line)])
                },
                located: { groups, file in
                    slot.setEntitlements(groups.map { Entitlements(groups: $0, files: file.map { [$0] } ?? []) })
                }))
    }

    private func tell(of built: BuiltExtension) {
        for warning in built.warnings { notifications.warn(warning) }
    }
}
