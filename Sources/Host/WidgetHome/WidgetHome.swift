import Foundation
package import GroupStorage
import JSON
package import Logging
package import WidgetBuild

/// The home screen: extensions, the widgets installed from them, and each one's last good timeline.
///
/// Calls block their thread until they are done, and may come from several threads; those that need an extension take
/// their turn with it.
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

        package init() {}
    }

    let options: Options
    let database: HomeDatabase
    let supervisors: [ExtensionSupervisor]
    let logger: Logger
    let catalogue = Locked<[String: [WidgetDescription]]>([:])

    /// The timelines that extensions still hold, by the widget's id, for pictures that were not asked for at first.
    let tokens = Locked<[String: LoadedTimeline.Token]>([:])

    /// Starts nothing yet: an extension is started by the first call that needs it.
    package init(
        root: String, extensions: [BuiltExtension], storage: GroupStorage, options: Options = Options(),
        logger: Logger = Logger(label: "widget-bridge.home")
    ) {
        let root = URL(fileURLWithPath: root).standardizedFileURL.path
        self.options = options
        self.logger = logger
        let database = HomeDatabase(root: root)
        self.database = database
        let limits = ExtensionConnection.Limits(call: options.callLimit, memory: options.memoryLimit)
        supervisors = extensions.map { bundle in
            ExtensionSupervisor(
                bundle, root: root, storage: storage, limits: limits, environment: options.environment, logger: logger,
                installed: { () throws(WidgetHomeError) in try database.installed() })
        }
    }

    /// Ends every extension, and waits until each is gone.
    package func stop() {
        for supervisor in supervisors { supervisor.stop() }
    }
}
