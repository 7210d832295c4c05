import Glibc
import POSIXSupport
import Synchronization
package import ValueStore
package import WidgetProtocol

/// One app group: values by key, and a folder of files.
package final class AppGroup: Sendable {
    package let id: String

    let folder: GroupFolder

    private let turn: TurnCounter
    private let open: OpenGroups
    private let state = Mutex(AppGroupState())

    /// What `containerURL(forSecurityApplicationGroupIdentifier:)` returns in the extension.
    package var container: String { folder.container }

    init(id: String, in groups: String, turn: TurnCounter, open: OpenGroups) {
        self.id = id
        self.turn = turn
        self.open = open
        folder = GroupFolder(of: id, in: groups)
    }

    /// Commits the changes together, in order: when this returns, they survive the death of every process.
    /// When it throws (-29), none of them has happened, and the next call starts afresh.
    ///
    /// - Parameter waits: whether another process that holds the group is waited for; without, that is
    ///   `storageBusy` at once.
    package func commit(_ changes: [GroupChange], waits: Bool = true) throws(BridgeError) {
        guard !changes.isEmpty else { return }
        if try commit(changes, waits: waits, removesFiles: false) { return }
        try withFiles(waits: waits) { () throws(BridgeError) in
            _ = try commit(changes, waits: waits, removesFiles: true)
        }
    }

    /// Commits one value; nil deletes the key.
    package func set(_ key: String, _ value: StoredValue?, deletesFile: Bool = true) throws(BridgeError) {
        try commit([try GroupChange(key: key, value: value, deletesFile: deletesFile)])
    }

    /// The value's wire text (compact JSON in UTF-8), or nil: what any process had committed when the turn began.
    package func text(_ key: String) throws(BridgeError) -> [UInt8]? {
        try withState { state throws(BridgeError) in try self.text(key, &state) }
    }

    /// The same where nobody has to be waited for; nil where it cannot be told at once.
    package func textAtHand(_ key: String) throws(BridgeError) -> GroupCache.Known? {
        let result = state.withLockIfAvailable { state -> Result<GroupCache.Known?, BridgeError> in
            guard state.database != nil else { return .success(nil) }
            return keeping(&state) { state throws(BridgeError) in
                guard try state.refresh(self, turn: turn.current) else { return GroupCache.Known(text: nil) }
                return state.cache[key]
            }
        }
        return try result?.get() ?? nil
    }

    /// The keys, sorted by their UTF-8.
    package func keys() throws(BridgeError) -> [String] {
        try withState { state throws(BridgeError) in
            guard try state.refresh(self, turn: turn.current), let database = state.database else { return [] }
            return try database.values { try $0.keys() }
        }
    }

    /// Every value's wire text by its key.
    package func all() throws(BridgeError) -> [(key: String, text: [UInt8])] {
        try withState { state throws(BridgeError) in
            guard try state.refresh(self, turn: turn.current), let database = state.database else { return [] }
            var values: [(key: String, text: [UInt8])] = []
            try database.values { table in try table.forEach { values.append(($0, $1)) } }
            return values
        }
    }

    /// The keys whose values the widget's own code has set last, sorted by their UTF-8.
    package func keysOfWidget() throws(BridgeError) -> [String] {
        try withState { state throws(BridgeError) in
            guard try state.refresh(self, turn: turn.current), let database = state.database else { return [] }
            return try database.values { try $0.keysOfWidget() }
        }
    }

    /// Brings a database that is there up to date, for an extension that is about to use it.
    package func prepare() throws(BridgeError) {
        try withState { state throws(BridgeError) in _ = try state.refresh(self, turn: turn.current) }
    }

    /// Lets go of what is open, unless somebody is using it.
    func closeIfIdle() {
        _ = state.withLockIfAvailable { $0.close() }
    }

    private func text(_ key: String, _ state: inout AppGroupState) throws(BridgeError) -> [UInt8]? {
        guard try state.refresh(self, turn: turn.current), let database = state.database else { return nil }
        if let known = state.cache[key] { return known.text }
        let text = try database.values { try $0.value(key) }
        state.cache.remember(key, text)
        return text
    }

    /// Runs one use of the database; after a failure the connection is dropped, so that the next use opens a new one.
    func withState<Result: Sendable>(
        _ body: (inout AppGroupState) throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        defer { open.used(self) }
        return try state.withLock { state in keeping(&state, body) }.get()
    }

    private func keeping<Result>(
        _ state: inout AppGroupState, _ body: (inout AppGroupState) throws(BridgeError) -> Result
    ) -> Swift.Result<Result, BridgeError> {
        do throws(BridgeError) {
            return .success(try body(&state))
        } catch {
            if error.code == ErrorKind.storageFailed.code, error.kind != .storageBusy { state.close() }
            return .failure(error)
        }
    }
}

/// What an app group holds open, under its lock.
struct AppGroupState: ~Copyable {
    private(set) var database: StateDatabase?
    var cache = GroupCache()
    private var turn: UInt64 = 0

    /// The open database, to be written; makes the folders and the file where there are none.
    mutating func open(_ group: AppGroup) throws(BridgeError) -> StateDatabase {
        if let database, !database.isReadOnly { return database }
        try WholeFile.makeFolder(group.container)
        return try connect(group)
    }

    /// Looks once a turn for commits of others; false while the group has no database.
    mutating func refresh(_ group: AppGroup, turn: UInt64) throws(BridgeError) -> Bool {
        if self.turn == turn, database != nil { return true }
        if database == nil {
            guard access(group.folder.valuesPath, F_OK) == 0 else {
                if errno == ENOENT { return false }
                throw .storage(group.folder.valuesPath, errno: errno)
            }
        }
        let current: StateDatabase
        if let database, !database.isStale { current = database } else { current = try connect(group) }
        cache.validate(version: try current.values { try $0.version() })
        self.turn = turn
        return true
    }

    mutating func close() {
        database = nil
        cache.forget()
    }

    private mutating func connect(_ group: AppGroup) throws(BridgeError) -> StateDatabase {
        close()
        let opened = try StateDatabase(path: group.folder.valuesPath, layout: .group(container: group.container))
        database = opened
        return opened
    }
}

extension StateDatabase {
    /// Runs `body` with the group's values.
    func values<Result>(_ body: (ValueTable) throws -> Result) throws(BridgeError) -> Result {
        try access { try body(ValueTable($0)) }
    }
}
