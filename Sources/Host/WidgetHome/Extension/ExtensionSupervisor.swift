import Children
import Foundation
import GroupStorage
import JSON
import Logging
import POSIXSupport
import Synchronization
import WidgetBuild
import WidgetProtocol

/// Keeps one extension going: starts it when it is needed, and again after it has failed.
///
/// `@unchecked Sendable`: everything that changes is touched only with the lock held, for the whole of a call.
final class ExtensionSupervisor: @unchecked Sendable {
    let bundle: BuiltExtension

    /// What messages call it.
    var name: String { bundle.name }

    /// The folders whose files its archives may name, by their real paths: its resources, what it keeps itself, and its
    /// groups' containers. A link in the place of one of its own leads nowhere.
    let folders: [String]

    private let options: WidgetHome.Options
    private let environment: [String: String]
    private let folder: String
    private let logger: Logger
    private let storage: GroupStorage
    private let notified: ExtensionConnection.Notified
    private let activities: @Sendable () throws(BridgeError) -> [JSONValue]
    private let installed: @Sendable () throws(BridgeError) -> [PlacedWidget]
    private let places: SourcePlaces
    private let lock = Mutex(())
    private var connection: ExtensionConnection?
    /// The writable folders as they were when it was started.
    private var granted: [FolderIdentity] = []
    private var calls = 0
    /// Has the thread that looks after the process do so soon.
    private var bell = Bell()
    /// What that thread hears between calls.
    private var listener: IdleListener?
    private var isWatchDrowsy = false

    /// Whether calls are given up; and what ends the process, for whoever does not wait for the lock.
    private let isEnding = Atomic(false)
    private let killing = Mutex<(@Sendable () -> Void)?>(nil)

    /// - Parameters:
    ///   - notified: told what the extension says unasked.
    ///   - activities: gives its Live Activities.
    ///   - installed: gives what the host has installed.
    init(
        _ bundle: BuiltExtension, root: String, storage: GroupStorage, options: WidgetHome.Options, logger: Logger,
        notified: @escaping ExtensionConnection.Notified,
        activities: @escaping @Sendable () throws(BridgeError) -> [JSONValue],
        installed: @escaping @Sendable () throws(BridgeError) -> [PlacedWidget]
    ) {
        self.notified = notified
        self.activities = activities
        self.installed = installed
        self.bundle = bundle
        self.storage = storage
        self.options = options
        self.logger = logger
        places = SourcePlaces(bundle.sources)
        folder = "\(root)/extensions/\(Self.folderName(bundle.bundleIdentifier))"
        let own = ExtensionEnvironment(
            groupsFolder: storage.folder, preferencesFolder: folder + "/preferences", fontsFolder: folder + "/fonts",
            resourcesFolder: bundle.resourcesPath, groups: bundle.appGroups, entitlementsPath: bundle.entitlementsPath,
            locale: options.locale)
        let groups = AllowedFolders.realPath(storage.folder)
        folders =
            [AllowedFolders.realPath(bundle.resourcesPath)]
            + ["preferences", "fonts"].map {
                AllowedFolders.realPath("\(root)/extensions") + "/\(Self.folderName(bundle.bundleIdentifier))/\($0)"
            }
            + (bundle.appGroups.map { $0.filter(GroupName.isValid).map { "\(groups)/\($0)/container" } } ?? [groups])
        let outer =
            options.sandbox.confinement == .none
            ? options.environment
            : ChildEnvironment.confined(
                options.environment, home: folder, allowsNetwork: options.sandbox.allowsNetwork)
        // Swift's own backtrace takes seconds, in which the child looks like one that hangs.
        environment = ["SWIFT_BACKTRACE": "enable=no"].merging(outer) { $1 }.merging(own.variables) { $1 }
            .merging(Self.libraries(outer)) { $1 }.merging(options.timeZone.map { ["TZ": $0] } ?? [:]) { $1 }
    }

    /// An identifier is the widget's word, and names no folder but its own.
    static func folderName(_ identifier: String) -> String {
        let name = identifier.replacing("/", with: "_")
        return ["", ".", ".."].contains(name) ? "_" + name : name
    }

    /// Has an extension load the libraries of this program: those that it was linked with may have moved, or be another
    /// machine's.
    private static func libraries(_ environment: [String: String]) -> [String: String] {
        guard let own = SDK.loadPath else { return [:] }
        let others = environment["LD_LIBRARY_PATH"].map { $0.isEmpty ? "" : ":" + $0 } ?? ""
        return ["LD_LIBRARY_PATH": own + others]
    }

    /// Makes the calls, after anybody else's. What is thrown says that the extension died, and at which call; `each` is
    /// told of what was answered before. After ``abort()`` it is that the call was cancelled.
    ///
    /// - Parameters:
    ///   - date: what its clock shows; nil for the home's.
    ///   - readsGroups: whether the calls may read the groups, and ask what is installed.
    func call<Call: ExtensionCall>(
        _ calls: [Call], at date: Double? = nil, readsGroups: Bool = true,
        each: (Int, ExtensionConnection.Answer<Call.Reply>) -> Void
    ) throws(BridgeError) {
        try lock.withLock { _ throws(BridgeError) in
            try callAlone(calls, at: date, readsGroups: readsGroups, each: each)
        }
    }

    /// The same with the lock held.
    private func callAlone<Call: ExtensionCall>(
        _ calls: [Call], at date: Double?, readsGroups: Bool,
        each: (Int, ExtensionConnection.Answer<Call.Reply>) -> Void
    ) throws(BridgeError) {
        if isEnding.load(ordering: .sequentiallyConsistent) { throw .cancelled }
        if readsGroups { try prepareGroups() }
        let installed = readsGroups ? try installed() : []
        let connection = try running()
        if isEnding.load(ordering: .sequentiallyConsistent) { throw .cancelled }
        let listener = listener
        listener?.listen(false)
        defer {
            self.calls += 1
            listener?.listen(true)
            if isWatchDrowsy { bell.ring() }
        }
        // What was said before is no matter of this call's.
        hear(connection)
        let activities = readsGroups ? try activities() : nil
        do throws(BridgeError) {
            try connection.call(
                calls, now: date ?? options.clock?.now, installed: installed, activities: activities, each: each)
            hear(connection, reads: false)
        } catch {
            connection.process.kill()
            self.connection = nil
            hearRest(of: connection)
            if isEnding.load(ordering: .sequentiallyConsistent) { throw .cancelled }
            logger.error("\(error.message)")
            throw error
        }
    }

    /// Makes one call.
    ///
    /// - Parameter warnings: what the widget's code comes upon is added to it, where the call succeeds.
    func call<Call: ExtensionCall>(
        _ call: Call, at date: Double? = nil, readsGroups: Bool = true, warnings: inout [Warning]
    ) throws(BridgeError) -> Call.Reply {
        var answer: ExtensionConnection.Answer<Call.Reply>?
        try self.call([call], at: date, readsGroups: readsGroups) { answer = $1 }
        guard let answer else { throw .internalError("the extension gave no answer") }
        let reply = try answer.result.get()
        warnings += answer.warnings
        return reply
    }

    /// Starts the process ahead of its first call, which is the one to say what keeps it from being started.
    func prepare() { lock.withLock { _ in _ = try? running() } }

    /// Gives up the call that is under way, and all others until the child was stopped.
    func abort() {
        isEnding.store(true, ordering: .sequentiallyConsistent)
        killing.withLock { $0 }?()
    }

    /// Ends the child: it is asked first, by the end of its input, where it is waited for.
    func stop(waiting: Bool = true) {
        lock.withLock { _ in
            defer { isEnding.store(false, ordering: .sequentiallyConsistent) }
            guard let connection else { return }
            self.connection = nil
            if waiting { connection.process.stop() } else { connection.process.kill() }
            hearRest(of: connection)
        }
    }

    /// The child's number while it runs.
    var pid: pid_t? { lock.withLock { _ in connection?.process.pid } }

    private func running() throws(BridgeError) -> ExtensionConnection {
        if let connection {
            if !connection.process.hasEnded {
                if granted.allSatisfy(\.isCurrent) { return connection }
                // Folders that were made anew are not those that it has.
                connection.process.stop()
            }
            hearRest(of: connection)
        }
        let name = bundle.name
        guard access(bundle.executablePath, X_OK) == 0 else { throw .notStarted(name, bundle.executablePath, errno) }
        let process = try ChildProcess.launch(launch(), name: name, blocks: false, logger: logger) { reason, code in
            .notStarted(name, reason, code)
        }
        let started = ExtensionConnection(
            process: process, name: name, limits: limits,
            places: places,
            trace: { [options, bundle] addresses in
                Symbolizer(sandbox: options.sandbox).trace(of: addresses, in: bundle.executablePath)
            },
            notified: { [logger, notified] notification, params, phase in
                logger.info("\(name): \(notification.rawValue) \(params.text)")
                return notified(notification, params, phase)
            })
        connection = started
        killing.withLock { [killing = process.killing] in $0 = killing }
        watch(process)
        return started
    }

    /// Looks after the process between calls, for as long as it runs, and hears what it says then; keeps neither it nor
    /// this alive.
    private func watch(_ process: ChildProcess) {
        let (tree, end, bell) = (process.tree, process.ending, Bell())
        let listener = IdleListener(process.replies, bell)
        (self.bell, self.listener) = (bell, listener)
        isWatchDrowsy = false
        startThread { [weak self, options] in
            var watch = IdleWatch(tree, memoryLimit: options.memoryLimit)
            var open = listener
            while end(open == nil ? watch.pause() : .zero) == nil {
                let saysSomething = open?.wait(for: watch.pause()) ?? false
                guard let self else { return }
                if !self.attend(to: tree, saysSomething, &watch) { open = nil }
            }
            // It may have said more and ended while it was heard.
            self?.hearRest(of: tree)
        }
    }

    /// Hears what the process says and looks what it does; false once it says nothing more.
    private func attend(to tree: ProcessTree, _ saysSomething: Bool, _ watch: inout IdleWatch) -> Bool {
        // During a call it is the call that listens, and looks. What is said may be said after it, too.
        if saysSomething { return lock.withLock { _ in attendAlone(to: tree, true, &watch) } }
        if let isOpen = lock.withLockIfAvailable({ _ in attendAlone(to: tree, false, &watch) }) { return isOpen }
        watch.postpone()
        return true
    }

    /// The same with the lock held.
    private func attendAlone(to tree: ProcessTree, _ saysSomething: Bool, _ watch: inout IdleWatch) -> Bool {
        defer { isWatchDrowsy = watch.isDrowsy }
        guard let connection, connection.process.tree === tree else { return false }
        let isOpen = !saysSomething || hear(connection) != 0
        if saysSomething || calls != watch.calls { watch.hasten() }
        guard let reason = watch.look(calls: calls) else { return isOpen }
        connection.process.kill()
        self.connection = nil
        hearRest(of: connection)
        tell(.idleExtensionStopped(name, reason))
        return isOpen
    }

    /// Hands on what the extension says while nothing is asked of it; gives what ``ExtensionConnection/takeLate`` does.
    @discardableResult
    private func hear(_ connection: ExtensionConnection, reads: Bool = true) -> Int {
        var warnings: [Warning] = []
        let count = connection.takeLate(reads: reads, telling: &warnings)
        warnings.forEach(tell)
        return count
    }

    /// Hears what a process that has ended has left, if it is not more than anybody has to say.
    private func hearRest(of connection: ExtensionConnection) {
        for _ in 0..<1024 where hear(connection) <= 0 { break }
    }

    private func hearRest(of tree: ProcessTree) {
        lock.withLock { _ in
            guard let connection, connection.process.tree === tree else { return }
            hearRest(of: connection)
        }
    }

    /// Tells of what no call has caused.
    private func tell(_ warning: Warning) {
        logger.warning("\(warning)")
        options.warned(warning)
    }

    private var limits: ExtensionConnection.Limits { .init(call: options.callLimit, memory: options.memoryLimit) }

    /// The command line, within the sandbox: its own bundle to read, its own folder and its groups' to write.
    private func launch() -> Launch {
        let sandbox = options.sandbox
        guard sandbox.confinement != .none else {
            return Launch(arguments: [bundle.executablePath], environment: environment)
        }
        // Those of its groups that are not there yet are made before it starts: it sees no others afterwards.
        let groups = bundle.appGroups.map { ids in
            ids.filter { GroupName.isValid($0) }.map { "\(storage.folder)/\($0)" }
        }
        let folders = ([folder] + (groups ?? [storage.folder])).filter { path in
            (try? WholeFile.makeFolder(path)) != nil && access(path, W_OK | X_OK) == 0
        }
        granted = folders.compactMap(FolderIdentity.init)
        let libraries =
            LibraryFolders.all(of: bundle.executablePath, holding: [SDK.libraryName, "libswiftCore.so"])
            + [SDK.loadedFrom].compactMap(\.self)
        let own = (bundle.resourcesPath as NSString).deletingLastPathComponent
        return sandbox.launch(
            [bundle.executablePath], environment: environment,
            grant: Grant(
                readable: libraries + ChildEnvironment.files(environment) + [own], writable: folders,
                allowsNetwork: true, limits: .init(addresses: 8 << 30, processes: 512, memory: limits.kernelMemory)))
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
