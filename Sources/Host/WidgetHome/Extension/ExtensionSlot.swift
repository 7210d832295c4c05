import POSIXSupport
package import WidgetBuild
package import WidgetProtocol

/// The place of an extension in the home: it is there, it is still built, or it could not be.
package final class ExtensionSlot: Sendable {
    private struct State {
        var name: String
        var entitlements: Entitlements??
        var result: Result<ExtensionSupervisor, BridgeError>?
    }

    /// What messages call it: the argument that names it, or the name of what was built.
    package var name: String { state.withLock { $0.name } }

    private let state: Monitor<State>
    private let supervise: @Sendable (BuiltExtension) -> ExtensionSupervisor

    init(name: String, supervise: @escaping @Sendable (BuiltExtension) -> ExtensionSupervisor) {
        self.supervise = supervise
        state = Monitor(State(name: name))
    }

    /// Calls it otherwise: its argument leads to several extensions, and it is the first.
    package func rename(_ name: String) { state.withLock { $0.name = name } }

    /// Says which groups the extension may use, as soon as that is known; nil where it has no entitlements.
    package func setEntitlements(_ entitlements: Entitlements?) {
        state.withLock(waking: true) { $0.entitlements = .some(entitlements) }
    }

    /// Puts the extension in its place, or what kept it from being built.
    package func finish(_ result: Result<BuiltExtension, BridgeError>) {
        state.withLock(waking: true) { state in
            guard state.result == nil else { return }
            state.result = result.map(supervise)
            guard state.entitlements == nil else { return }
            state.entitlements = .some((try? result.get()).flatMap(Entitlements.init))
        }
    }

    /// Puts a newer build in the place of what there is, whose process ends when its calls are done; false where it is
    /// the one that is there.
    package func replace(with built: BuiltExtension) -> Bool {
        if ready?.bundle == built { return false }
        let new = supervise(built)
        let old = state.withLock(waking: true) { state in
            let old = try? state.result?.get()
            state.result = .success(new)
            state.entitlements = .some(Entitlements(built))
            return old
        }
        old?.stop()
        return true
    }

    /// The groups that the extension may use, waited for; nil where it has no entitlements to go by.
    package func entitlements() -> Entitlements? { state.wait { $0.entitlements } }

    /// The extension, waited for; throws what kept it from being built.
    func supervisor() throws(BridgeError) -> ExtensionSupervisor { try state.wait { $0.result }.get() }

    /// The extension if it is there already.
    var ready: ExtensionSupervisor? { state.withLock { try? $0.result?.get() } }

    /// Whether it is neither there nor given up.
    package var isBuilding: Bool { state.withLock { $0.result == nil } }
}

/// The app groups that an extension may use.
package struct Entitlements: Sendable, Hashable {
    package var groups: [String]

    /// The files that say so.
    package var files: [String]

    package init(groups: [String], files: [String]) {
        self.groups = groups
        self.files = files
    }

    /// What an extension's file lists; nil where it has none, which leaves nothing to hold a group against.
    package init?(_ built: BuiltExtension) {
        guard let groups = built.appGroups else { return nil }
        self.init(groups: groups, files: built.entitlementsPath.map { [$0] } ?? [])
    }
}
