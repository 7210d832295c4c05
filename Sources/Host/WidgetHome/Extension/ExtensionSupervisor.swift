import Children
import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild
import WidgetProtocol

/// Keeps one extension going: starts it when it is needed, and again after it has failed.
///
/// `@unchecked Sendable`: everything that changes is touched only with the lock held, for the whole of a call.
final class ExtensionSupervisor: @unchecked Sendable {
    let bundle: BuiltExtension

    /// What messages call it.
    var name: String { bundle.name }

    private let options: WidgetHome.Options
    private let environment: [String: String]
    private let logger: Logger
    private let storage: GroupStorage
    private let installed: @Sendable () throws(BridgeError) -> [PlacedWidget]
    private let places: SourcePlaces
    private let lock = NSLock()
    private var connection: ExtensionConnection?

    /// - Parameter installed: gives what the host has installed.
    init(
        _ bundle: BuiltExtension, root: String, storage: GroupStorage, options: WidgetHome.Options, logger: Logger,
        installed: @escaping @Sendable () throws(BridgeError) -> [PlacedWidget]
    ) {
        self.installed = installed
        self.bundle = bundle
        self.storage = storage
        self.options = options
        self.logger = logger
        places = SourcePlaces(bundle.sources)
        let folder = "\(root)/extensions/\(bundle.bundleIdentifier)"
        let own = ExtensionEnvironment(
            groupsFolder: storage.folder, preferencesFolder: folder + "/preferences", fontsFolder: folder + "/fonts",
            resourcesFolder: bundle.resourcesPath, groups: bundle.appGroups, entitlementsPath: bundle.entitlementsPath)
        // Swift's own backtrace takes seconds, in which the child looks like one that hangs.
        environment = ["SWIFT_BACKTRACE": "enable=no"].merging(options.environment) { $1 }
            .merging(own.variables) { $1 }
    }

    /// Makes the calls, after anybody else's. What is thrown says that the extension died, and at which call; `each` is
    /// told of what was answered before.
    ///
    /// - Parameter readsGroups: whether the calls may read the groups, and ask what is installed.
    func call<Call: ExtensionCall>(
        _ calls: [Call], readsGroups: Bool = true, each: (Int, ExtensionConnection.Answer<Call.Reply>) -> Void
    ) throws(BridgeError) {
        lock.lock()
        defer { lock.unlock() }
        if readsGroups { try prepareGroups() }
        let installed = readsGroups ? try installed() : []
        let connection = try running()
        do throws(BridgeError) {
            try connection.call(calls, installed: installed, each: each)
        } catch {
            connection.process.kill()
            self.connection = nil
            logger.error("\(error.message)")
            throw error
        }
    }

    /// Makes one call.
    ///
    /// - Parameter warnings: what the widget's code comes upon is added to it, where the call succeeds.
    func call<Call: ExtensionCall>(
        _ call: Call, readsGroups: Bool = true, warnings: inout [Warning]
    ) throws(BridgeError) -> Call.Reply {
        var answer: ExtensionConnection.Answer<Call.Reply>?
        try self.call([call], readsGroups: readsGroups) { answer = $1 }
        guard let answer else { throw .internalError("the extension gave no answer") }
        let reply = try answer.result.get()
        warnings += answer.warnings
        return reply
    }

    /// Ends the child: it is asked first, by the end of its input.
    func stop() {
        lock.lock()
        defer { lock.unlock() }
        guard let connection else { return }
        self.connection = nil
        connection.process.stop()
    }

    /// The child's number while it runs.
    var pid: pid_t? { lock.withLock { connection?.process.pid } }

    private func running() throws(BridgeError) -> ExtensionConnection {
        if let connection, !connection.process.hasEnded { return connection }
        let name = bundle.name
        let process = try ChildProcess.launch(
            bundle.executablePath, name: name, environment: environment, blocks: false, logger: logger
        ) { reason, code in .notStarted(name, reason, code) }
        let started = ExtensionConnection(
            process: process, name: name, limits: .init(call: options.callLimit, memory: options.memoryLimit),
            places: places,
            notified: { [logger] notification, params in
                logger.info("\(name): \(notification.rawValue) \(params.text)")
            })
        connection = started
        return started
    }

    /// Brings the values of the groups that its entitlements name up to date with this program; of all there are where
    /// it has none to go by.
    private func prepareGroups() throws(BridgeError) {
        let ids: [String]
        if let named = bundle.appGroups { ids = named } else { ids = try storage.groupIDs() }
        for id in ids where GroupName.isValid(id) {
            try storage.group(id).prepare()
        }
    }
}
