package import Children
import JSON
import POSIXSupport
package import WidgetBuild
package import WidgetHome
package import WidgetProtocol

/// Builds a session's extensions beside its calls: those that need one wait for it, the others do not. When their sources
/// change it can build them anew.
package final class ExtensionBuilds: Sendable {
    private struct Place {
        var argument: ExtensionArgument
        var slot: ExtensionSlot
    }

    private struct State {
        var places: [Place]
        var isDone = false
        var isFollowing = false
        var failures: [Int: BridgeError] = [:]
        var firstFailure: BridgeError? { failures.min { $0.key < $1.key }?.value }
        /// The folders that the last build of each extension has looked into.
        var folders: [Int: Set<String>] = [:]
    }

    private let notifications: HostNotifications
    private let observer: BuildObserver
    private let sandbox: Sandbox
    private let state: Monitor<State>
    private let home: WidgetHome
    /// Rung when nobody is interested in changes any more.
    private let end = Bell()

    /// Makes a place in the home for each extension, in their order.
    ///
    /// - Parameter observer: told of what takes long, and ends the builds.
    package init(
        _ arguments: [ExtensionArgument], in home: WidgetHome, notifications: HostNotifications,
        observer: BuildObserver, sandbox: Sandbox = .off
    ) {
        self.sandbox = sandbox
        self.home = home
        self.notifications = notifications
        self.observer = observer
        state = Monitor(
            State(places: arguments.map { Place(argument: $0, slot: home.addExtension(named: $0.name)) }))
    }

    private var places: [Place] { state.withLock { $0.places } }

    /// Begins, on a thread of its own.
    ///
    /// - Parameters:
    ///   - isWatching: whether extensions are built anew when their sources have changed, until ``finish()``.
    ///   - failed: told of each extension that cannot be built.
    package func start(isWatching: Bool = false, failed: @escaping @Sendable (BridgeError) -> Void) {
        if places.isEmpty { return state.withLock { $0.isDone = true } }
        // What changes during the first build is noticed, too.
        let watch = isWatching ? SourceWatch() : nil
        startThread { [self] in
            var index = 0
            while index < places.count {
                let start = ContinuousClock.now
                let result = build(index, watch)
                if case .failure(let error) = result, split(index, refusedWith: error) { continue }
                places[index].slot.finish(result)
                switch result {
                case .success(let built):
                    for warning in built.warnings { notifications.warn(warning) }
                    if isWatching { tell(of: built, index, isNew: true, since: start) }
                case .failure(let error):
                    if isWatching { tell(of: error, index) }
                    failed(error)
                }
                index += 1
            }
            state.withLock(waking: true) { state in
                state.isDone = true
                state.isFollowing = watch != nil
            }
            if isWatching, watch == nil { notifications.warn(.notWatched) }
            guard let watch else { return }
            follow(watch)
            state.withLock(waking: true) { $0.isFollowing = false }
        }
    }

    /// Makes a place for each of the widget extensions that an argument leads to, as a phone has all that are in an app;
    /// false where it leads to one.
    private func split(_ index: Int, refusedWith error: BridgeError) -> Bool {
        let place = places[index]
        let parts = place.argument.parts(of: error)
        guard let first = parts.first else { return false }
        place.slot.rename(first.name)
        var slots = [place.slot]
        for part in parts.dropFirst() { slots.append(home.addExtension(named: part.name, behind: slots.last)) }
        state.withLock { [slots] state in
            state.failures[index] = nil
            state.places.replaceSubrange(index...index, with: zip(parts, slots).map { Place(argument: $0, slot: $1) })
        }
        return true
    }

    /// Gives up what is not built yet.
    package func cancel() { observer.cancellation.cancel() }

    /// Waits until every extension is built or given up, and lets their sources be; the first failure.
    package func finish() -> BridgeError? {
        end.ring()
        _ = state.wait { $0.isDone ? true : nil }
        // What is built now is of no use any more.
        cancel()
        return state.wait { $0.isFollowing ? nil : .some($0.firstFailure) }
    }

    private func build(_ index: Int, _ watch: SourceWatch?) -> Result<BuiltExtension, BridgeError> {
        let result = Result { () throws(BridgeError) in
            try build(index, looking: { watch?.add($0) }, looked: { [self] in keep($0, index, watch) })
        }
        if case .failure(let error) = result { state.withLock { $0.failures[index] = error } }
        return result
    }

    private func build(
        _ index: Int, looking: @escaping @Sendable (String) -> Void,
        looked: @escaping @Sendable (Set<String>) -> Void
    ) throws(BridgeError) -> BuiltExtension {
        if observer.cancellation.isCancelled { throw .buildCancelled }
        let (progress, place) = (observer.progress, places[index])
        return try WidgetBuilder.resolve(
            place.argument, sandbox: sandbox,
            observer: BuildObserver(
                cancellation: observer.cancellation,
                progress: { [notifications] line in
                    progress(line)
                    notifications.send(
                        "building", ["extension": .string(place.argument.name), "progress": .string(line)])
                },
                located: { groups, file in
                    place.slot.setEntitlements(groups.map { Entitlements(groups: $0, files: file.map { [$0] } ?? []) })
                },
                looking: looking, looked: looked))
    }
}

// MARK: - Watching

extension ExtensionBuilds {
    /// Watches the folders of an extension's last build, and none of the builds before.
    private func keep(_ folders: Set<String>, _ index: Int, _ watch: SourceWatch?) {
        guard let watch else { return }
        let all = state.withLock { state in
            state.folders[index] = folders
            return state.folders.values.reduce(into: Set()) { $0.formUnion($1) }
        }
        if !watch.keep(all) { notifications.warn(.notWatched) }
    }

    /// Builds what has changed until the end is rung. What did not change is found where it was built.
    private func follow(_ watch: SourceWatch) {
        while watch.wait(unless: end) {
            for index in places.indices {
                let start = ContinuousClock.now
                switch build(index, watch) {
                case .failure where observer.cancellation.isCancelled: return
                case .success(let built): use(built, index, since: start)
                case .failure(let error): tell(of: error, index)
                }
            }
        }
    }

    private func use(_ built: BuiltExtension, _ index: Int, since start: ContinuousClock.Instant) {
        let isNew = places[index].slot.replace(with: built)
        let isMended = state.withLock { $0.failures.removeValue(forKey: index) != nil }
        // Most changes are of what it was not built from.
        guard isNew || isMended else { return }
        if isNew { for warning in built.warnings { notifications.warn(warning) } }
        tell(of: built, index, isNew: isNew, since: start)
    }

    private func tell(of built: BuiltExtension, _ index: Int, isNew: Bool, since start: ContinuousClock.Instant) {
        let seconds = ((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1000
        notifications.send(
            "extensionBuilt",
            [
                "extension": .string(places[index].argument.name), "isNew": .bool(isNew), "seconds": .double(seconds),
                "warnings": .array(built.warnings.map(\.json)),
            ])
        guard isNew else { return }
        do throws(BridgeError) {
            try home.reloadBuilt(places[index].slot).announce(of: home, to: notifications)
        } catch {
            notifications.failed(built.bundleIdentifier, error)
        }
    }

    private func tell(of error: BridgeError, _ index: Int) {
        notifications.send("buildFailed", ["extension": .string(places[index].argument.name), "error": error.json])
    }
}

extension Warning {
    fileprivate static let notWatched = Warning(
        .notWatched, "Not every folder of the sources can be watched: their changes go unnoticed",
        hint: "Name the widget's own folder instead of the app's, or raise fs.inotify.max_user_watches.")
}
