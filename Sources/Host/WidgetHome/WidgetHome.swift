import Foundation
package import GroupStorage
import JSON
package import Logging
import Synchronization
package import WidgetBuild
import WidgetProtocol

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
        /// The date in seconds since 1970.
        package var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }
        /// The locale that providers run in.
        package var locale = DrawingEnvironment.defaultLocale

        package init() {}
    }

    let options: Options
    let database: HomeDatabase
    let logger: Logger

    private let root: String
    private let storage: GroupStorage
    private let places = Mutex<[ExtensionSlot]>([])

    /// What each extension offers, by its executable's path.
    let catalogue = Mutex<[String: [WidgetDescription]]>([:])

    /// The timelines that extensions still hold, by the widget's id, for pictures that were not asked for at first.
    let tokens = Mutex<[String: LoadedTimeline.Token]>([:])

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

    /// Makes a place for an extension that is still to be built, behind those that there are.
    package func addExtension(named name: String) -> ExtensionSlot {
        let (root, storage, options, logger, database) = (root, storage, options, logger, database)
        let slot = ExtensionSlot(name: name) { built in
            ExtensionSupervisor(built, root: root, storage: storage, options: options, logger: logger) {
                () throws(BridgeError) in try database.installed().map(\.placed)
            }
        }
        places.withLock { $0.append(slot) }
        return slot
    }

    /// The places of the extensions, in their order.
    package var slots: [ExtensionSlot] { places.withLock { $0 } }

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

    /// Ends every extension, and waits until each is gone.
    package func stop() {
        for slot in slots { slot.ready?.stop() }
    }
}
