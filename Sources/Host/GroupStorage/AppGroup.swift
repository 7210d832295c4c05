import Synchronization

/// One app group: values by key, and a folder of files.
package final class AppGroup: Sendable {
    package let id: String

    /// `<root>/groups/<id>`.
    package let folder: String

    /// What `containerURL(forSecurityApplicationGroupIdentifier:)` returns in the extension.
    package var container: String { folder + "/container" }

    let databasePath: String
    private let turn: TurnCounter
    private let state = Mutex(AppGroupState())

    init(id: String, in groups: String, turn: TurnCounter) {
        self.id = id
        self.turn = turn
        folder = "\(groups)/\(id)"
        databasePath = folder + "/storage.sqlite"
    }

    /// Commits the changes together, in order: when this returns, they survive the death of every process.
    /// When it throws (-29), none of them has happened, and the next call starts afresh.
    package func commit(_ changes: [GroupChange]) throws(GroupStorageError) {
        guard !changes.isEmpty else { return }
        let removed = try withState { state throws(GroupStorageError) in
            let database = try state.open(self)
            let removed = try database.commit { connection in
                var removed: [String] = []
                for change in changes {
                    if let value = change.value {
                        try connection.set(change.key, value.text)
                    } else {
                        if change.deletesFile, let name = try self.ownFile(of: change.key, connection) {
                            try connection.removeFile(name)
                            removed.append(name)
                        }
                        try connection.delete(change.key)
                    }
                }
                return removed
            }
            state.cache.apply(changes)
            return removed
        }
        for name in removed { removeFile(name) }
    }

    /// Commits one value; nil deletes the key.
    package func set(_ key: String, _ value: StoredValue?, deletesFile: Bool = true) throws(GroupStorageError) {
        try commit([GroupChange(key: key, value: value, deletesFile: deletesFile)])
    }

    /// The value's wire text (compact JSON in UTF-8), or nil: what any process had committed when the turn began.
    package func text(_ key: String) throws(GroupStorageError) -> [UInt8]? {
        try withState { state throws(GroupStorageError) in
            guard try refresh(&state), let database = state.database else { return nil }
            if let known = state.cache[key] { return known.text }
            let text = try database.access { try $0.value(key) }
            state.cache.remember(key, text)
            return text
        }
    }

    /// A number that is another one after a change of the group by any process, within this object's life.
    package func revision() throws(GroupStorageError) -> UInt64 {
        try withState { state throws(GroupStorageError) in
            _ = try refresh(&state)
            return state.cache.revision
        }
    }

    /// The keys, sorted by their UTF-8.
    package func keys() throws(GroupStorageError) -> [String] {
        try withState { state throws(GroupStorageError) in
            guard try refresh(&state), let database = state.database else { return [] }
            return try database.access { try $0.keys() }
        }
    }

    /// Every value's wire text by its key, and the revision that they belong to.
    package func all() throws(GroupStorageError) -> (values: [(key: String, text: [UInt8])], revision: UInt64) {
        try withState { state throws(GroupStorageError) in
            guard try refresh(&state), let database = state.database else { return ([], state.cache.revision) }
            var values: [(key: String, text: [UInt8])] = []
            try database.access { connection in
                try connection.forEach { values.append(($0, $1)) }
            }
            return (values, state.cache.revision)
        }
    }

    /// Runs one use of the database; after a failure the connection is dropped, so that the next use opens a new one.
    func withState<Result: Sendable>(
        _ body: (inout AppGroupState) throws(GroupStorageError) -> Result
    ) throws(GroupStorageError) -> Result {
        let result = state.withLock { state -> Swift.Result<Result, GroupStorageError> in
            do throws(GroupStorageError) {
                return .success(try body(&state))
            } catch {
                if error.code == -29 { state.close() }
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Sees to it that the cache holds nothing stale; false while the group has no database.
    private func refresh(_ state: inout AppGroupState) throws(GroupStorageError) -> Bool {
        try state.refresh(self, turn: turn.current)
    }
}
