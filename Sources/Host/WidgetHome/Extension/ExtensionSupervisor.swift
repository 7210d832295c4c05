import Foundation
import GroupStorage
import JSON
import Logging
import WidgetBuild

/// Keeps one extension going: starts it when it is needed, and again after it has failed.
///
/// `@unchecked Sendable`: everything that changes is touched only with the lock held, for the whole of a call.
final class ExtensionSupervisor: @unchecked Sendable {
    let bundle: BuiltExtension

    private let limits: ExtensionConnection.Limits
    private let environment: [String: String]
    private let logger: Logger
    private let storage: GroupStorage
    private let preferences: GroupPreferences
    private let installed: @Sendable () throws(WidgetHomeError) -> [InstalledWidget]
    private let lock = NSLock()
    private var connection: ExtensionConnection?

    /// The groups whose property list the running child has not been told to read again.
    private var changedSuites: Set<String> = []

    /// - Parameter installed: gives what the host has installed.
    init(
        _ bundle: BuiltExtension, root: String, storage: GroupStorage, limits: ExtensionConnection.Limits,
        environment: [String: String], logger: Logger,
        installed: @escaping @Sendable () throws(WidgetHomeError) -> [InstalledWidget]
    ) {
        self.installed = installed
        self.bundle = bundle
        self.storage = storage
        self.limits = limits
        self.logger = logger
        preferences = GroupPreferences(folder: "\(root)/extensions/\(bundle.bundleIdentifier)")
        self.environment = environment.merging(
            [
                "XDG_CONFIG_HOME": preferences.folder,
                "WIDGET_BRIDGE_FONTS": "\(root)/extensions/\(bundle.bundleIdentifier)/fonts",
                "WIDGET_BRIDGE_RESOURCES": bundle.resourcesPath,
                "WIDGET_BRIDGE_CONTAINERS": storage.folder,
                "WIDGET_BRIDGE_GROUPS": (bundle.appGroups ?? []).joined(separator: ","),
                // Swift's own backtrace takes seconds, in which the child looks like one that hangs.
                "SWIFT_BACKTRACE": environment["SWIFT_BACKTRACE"] ?? "enable=no",
            ], uniquingKeysWith: { $1 })
    }

    /// What one run of calls is made of: the requests, built when the extension's groups are in place, and how to
    /// read their replies.
    struct Calls<Reply> {
        /// Whether the calls may read the groups, and ask what is installed.
        var readsGroups = true
        var requests: (_ suites: [String]) -> [ExtensionRequest]
        var decode: (Int, JSONSlice) throws(WidgetHomeError) -> Reply
        var each: (Int, Result<Reply, WidgetHomeError>) -> Void
    }

    /// Makes the calls, after anybody else's. What is thrown says that the extension died, and at which call.
    func call<Reply>(_ calls: Calls<Reply>) throws(WidgetHomeError) {
        lock.lock()
        defer { lock.unlock() }
        let groups = calls.readsGroups ? try groups() : []
        let installed = calls.readsGroups ? try installed() : []
        for group in groups {
            do throws(GroupStorageError) {
                if try preferences.materialise(group) { changedSuites.insert(group.id) }
            } catch {
                throw WidgetHomeError(error)
            }
        }
        let connection = try running()
        do throws(WidgetHomeError) {
            let requests = calls.requests(changedSuites.sorted()).map { $0.telling(of: installed) }
            try connection.call(requests, decode: calls.decode, each: calls.each)
        } catch {
            connection.process.kill()
            self.connection = nil
            logger.error("\(error.message)")
            throw error
        }
        if calls.readsGroups { changedSuites = [] }
        for group in groups { readBack(group) }
    }

    /// Ends the child: it is asked first, by the end of its input.
    func stop() {
        lock.lock()
        defer { lock.unlock() }
        guard let connection else { return }
        self.connection = nil
        connection.process.stop()
    }

    /// The child's number while it runs, for tests and diagnosis.
    var pid: pid_t? { lock.withLock { connection?.process.pid } }

    private func running() throws(WidgetHomeError) -> ExtensionConnection {
        if let connection, !connection.process.hasEnded { return connection }
        let process = try ExtensionProcess.launch(bundle, environment: environment, logger: logger)
        let started = ExtensionConnection(process: process, name: bundle.name, limits: limits)
        connection = started
        return started
    }

    /// The groups that its entitlements name; all there are where it has none to go by.
    private func groups() throws(WidgetHomeError) -> [AppGroup] {
        do throws(GroupStorageError) {
            let ids: [String]
            if let named = bundle.appGroups { ids = named } else { ids = try storage.groupIDs() }
            var groups: [AppGroup] = []
            for id in ids { groups.append(try storage.group(id)) }
            return groups
        } catch {
            throw WidgetHomeError(error)
        }
    }

    /// The reply is good whether or not this succeeds: what is not read back now is at the next call.
    private func readBack(_ group: AppGroup) {
        do throws(GroupStorageError) {
            let keys = try preferences.readBack(group)
            if !keys.isEmpty { logger.info("\(bundle.name) changed \(keys.count) values of \(group.id)") }
        } catch {
            logger.error("\(bundle.name): \(error)")
        }
    }
}
