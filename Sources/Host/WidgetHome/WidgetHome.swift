package import Children
import Foundation
package import GroupStorage
package import JSON
package import Logging
import POSIXSupport
import Synchronization
import WidgetArchive
package import WidgetBuild
package import WidgetProtocol

/// The home screen: extensions, the widgets installed from them, and each one's last good timeline.
///
/// Calls block their thread until they are done, and may come from several threads; those that need an extension take
/// their turn with it, and wait while it is built.
package final class WidgetHome: Sendable {
    package struct Options: Sendable {
        /// How long an extension may take for one call.
        package var callLimit = Duration.seconds(10)
        /// How much anonymous memory an extension may hold, in bytes: 30 MB, as on iOS.
        package var memoryLimit = 30 << 20
        /// What an extension's process finds in its environment, besides what the bridge adds.
        package var environment = ProcessInfo.processInfo.environment
        /// What keeps extensions from what is not theirs.
        package var sandbox = Sandbox.off
        /// Told of what no call has caused.
        package var warned: @Sendable (Warning) -> Void = { _ in }
        /// Told of a control that its extension's code has asked to be shown anew: its `kind`, and what it shows now.
        package var controlReloaded: @Sendable (JSONObject) -> Void = { _ in }
        /// Told of a widget that another bridge on the state has reloaded.
        package var reloadedElsewhere: @Sendable (ReloadOutcome.Reloaded) -> Void = { _ in }
        /// Told of a widget that shows a toggle's new state, which the toggle's intent has still to bring about.
        package var toggled: @Sendable (InstalledWidget, Bool) -> Void = { _, _ in }
        /// The date in seconds since 1970.
        package var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }
        /// The locale that providers run in.
        package var locale = DrawingEnvironment.defaultLocale
        /// The time zone that they run in; nil for the bridge's own.
        package var timeZone: String?
        /// The same by its name.
        var timeZoneName: String { timeZone ?? TimeZone.current.identifier }
        /// What every widget may have of reloads.
        package var budget = ReloadBudget()
        /// Whether taps are only told of where home_widget's plugin would.
        package var needsHomeWidgetItem = false
        /// The clock that ``now`` reads, where it is not the real one.
        package private(set) var clock: VirtualClock?

        package init() {}

        /// Has the home and its extensions go by a clock that somebody moves.
        package mutating func use(_ clock: VirtualClock) {
            self.clock = clock
            now = { clock.now }
        }
    }

    package let options: Options

    /// What its extensions run in.
    package var sandbox: Sandbox { options.sandbox }

    let database: HomeDatabase
    /// What the host is told of taps and of intents that call it.
    package let events: EventLog
    /// The Live Activities that go on, or have ended and are still shown.
    package let liveActivities: ActivityLog
    let logger: Logger

    /// What the extensions' code has asked of the widget center.
    let requests = ReloadRequests()

    /// What keeps due reloads from being made.
    let trouble = ReloadTrouble()

    /// Whether the app's host is in front, which makes reloads free.
    let isForeground = Atomic(false)

    /// Whether it was noticed that the clock was set back, or the user has moved, since the state was last used.
    let hasLookedBack = Atomic(false)

    /// Rung when what others do is no longer of interest.
    private let watchEnd = Bell()

    private let root: String
    private let storage: GroupStorage
    private let places = Mutex<[ExtensionSlot]>([])

    /// What each extension offers, by its executable's path.
    let catalogue = Mutex<[String: [WidgetDescription]]>([:])

    /// The timelines that extensions still hold, by the widget's id, for pictures that were not asked for at first.
    let tokens = Mutex<[String: LoadedTimeline.Token]>([:])

    /// When each widget was last reloaded, as far as the host was told.
    let knownReloads = Mutex<[String: Double]>([:])

    /// The widgets that show a toggle's new state, by their ids, in light and dark.
    let toggled = Mutex<[String: [WidgetArchive.ColorScheme: DrawnEntry]]>([:])

    /// A home without extensions.
    package init(
        root: String, storage: GroupStorage, options: Options = Options(),
        logger: Logger = Logger(label: "widget-bridge.home")
    ) {
        self.root = URL(fileURLWithPath: root).standardizedFileURL.path
        self.storage = storage
        self.options = options
        self.logger = logger
        database = HomeDatabase(root: self.root)
        events = EventLog(database, now: options.now)
        liveActivities = ActivityLog(database, now: options.now) { [requests] in requests.wake() }
    }

    /// A home with extensions that are built. Starts nothing yet: an extension is started by the first call that needs
    /// it.
    package convenience init(
        root: String, extensions: [BuiltExtension], storage: GroupStorage, options: Options = Options(),
        logger: Logger = Logger(label: "widget-bridge.home")
    ) {
        self.init(root: root, storage: storage, options: options, logger: logger)
        for built in extensions { addExtension(named: built.name).finish(.success(built)) }
    }

    /// Starts the extensions that are built ahead of their first calls, so that they get ready while something else is
    /// done.
    package func prepare() {
        for slot in slots { slot.ready?.prepare() }
    }

    /// Makes a place for an extension that is still to be built, behind another or behind all.
    package func addExtension(named name: String, behind neighbour: ExtensionSlot? = nil) -> ExtensionSlot {
        let (root, storage, options, logger, database) = (root, storage, options, logger, database)
        let (requests, events, liveActivities) = (requests, events, liveActivities)
        let slot = ExtensionSlot(name: name) { built in
            // What it has may be due.
            requests.wake()
            return ExtensionSupervisor(
                built, root: root, storage: storage, options: options, logger: logger,
                notified: { notification, params, phase in
                    switch notification {
                    case .backgroundCallback: return events.call(params, of: built.name, logger)
                    case .startActivity, .updateActivity:
                        return liveActivities.take(notification, params, of: built.bundleIdentifier, logger)
                    case .warning, .entries, .leftOut, .reloadTimelines, .reloadAllTimelines, .reloadControls,
                        .reloadAllControls, .invalidateRecommendations, .invalidateRelevance:
                        return requests.add(notification, params, from: built.executablePath, during: phase)
                    }
                },
                activities: { () throws(BridgeError) in
                    try database.activities(of: built.bundleIdentifier).map(\.json)
                }
            ) { () throws(BridgeError) in try database.installed().map(\.placed) }
        }
        places.withLock { places in
            let index = places.firstIndex { $0 === neighbour }.map { $0 + 1 }
            places.insert(slot, at: index ?? places.endIndex)
        }
        return slot
    }

    /// The places of the extensions, in their order. One that a place turns out to be several of is come by all the same
    /// when that is waited for.
    package var slots: some Sequence<ExtensionSlot> {
        sequence(state: 0) { [self] index -> ExtensionSlot? in
            defer { index += 1 }
            return places.withLock { [index] places in places.indices.contains(index) ? places[index] : nil }
        }
    }

    /// The groups that the extensions may use, waited for; nil where one has no entitlements, which leaves nothing to
    /// hold a group against, and where there are no extensions.
    package func entitlements() -> Entitlements? {
        var all: Entitlements?
        for slot in slots {
            guard let own = slot.entitlements() else { return nil }
            let known = all ?? Entitlements(groups: [], files: [])
            all = Entitlements(
                groups: known.groups + own.groups.filter { !known.groups.contains($0) }, files: known.files + own.files)
        }
        return all
    }

    /// Begins, on a thread of its own, to notice what other bridges do on this state: the host is told of their events,
    /// and what they schedule is made in time. The thread sleeps while nobody writes the state.
    package func startWatching() {
        // What is not there cannot be watched.
        try? WholeFile.makeFolder(root)
        guard let watch = FolderWatch(root) else { return }
        let (events, liveActivities, requests, end) = (events, liveActivities, requests, watchEnd)
        let database = database
        startThread { [weak self] in
            // What others have written since the folder is watched is seen to, first of all.
            var version: Int?
            events.begin()
            self?.noteReloads()
            while watch.wait(for: HomeDatabase.journalName, unless: end) {
                // It is this bridge that has written, more often than not.
                let current = database.version
                if let current, current == version { continue }
                version = current
                events.catchUp()
                liveActivities.catchUp()
                self?.tellOfReloads()
                requests.wake()
            }
        }
    }

    /// Ends every extension, and waits until each is gone, unless the program ends as well.
    ///
    /// A reload under way that nobody waits for is given up, if it is not done soon: the next bridge makes it.
    package func stop(waiting: Bool = true) {
        watchEnd.ring()
        if !requests.stop(within: .seconds(1)) {
            for slot in slots { slot.ready?.abort() }
            _ = requests.stop(within: .seconds(2))
        }
        for slot in slots { slot.ready?.stop(waiting: waiting) }
        keepRequests()
    }
}
