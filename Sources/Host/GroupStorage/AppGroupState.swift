import Foundation

/// What an app group holds open, under its lock.
struct AppGroupState: ~Copyable {
    private(set) var database: GroupDatabase?
    var cache = GroupCache()
    private var turn: UInt64 = 0

    /// The open database; makes the folders and the file where there are none.
    mutating func open(_ group: AppGroup) throws(GroupStorageError) -> GroupDatabase {
        if let database { return database }
        try OwnFile.makeFolder(group.container)
        return try connect(group)
    }

    /// Looks once a turn for commits of others; false while the group has no database.
    mutating func refresh(_ group: AppGroup, turn: UInt64) throws(GroupStorageError) -> Bool {
        if self.turn == turn, database != nil { return true }
        if database == nil {
            guard access(group.databasePath, F_OK) == 0 else {
                if errno == ENOENT { return false }
                throw .storage(group.databasePath, errno: errno)
            }
        }
        let current: GroupDatabase
        if let database { current = database } else { current = try connect(group) }
        cache.validate(version: try current.access { try $0.version() })
        self.turn = turn
        return true
    }

    mutating func close() {
        database = nil
        cache.forget()
    }

    private mutating func connect(_ group: AppGroup) throws(GroupStorageError) -> GroupDatabase {
        let opened = try GroupDatabase(path: group.databasePath)
        database = opened
        cache.forget()
        return opened
    }
}
