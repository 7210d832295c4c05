import CSQLite
import Foundation
package import GRDB
import POSIXSupport
import Synchronization
import ValueStore
package import WidgetProtocol

/// An open SQLite database of the bridge's state, which several processes use at once.
///
/// Its journal is SQLite's WAL with `synchronous = NORMAL`: a commit is written to the kernel before it is
/// acknowledged, so it survives the death of every process; after a power cut the file is whole and holds what was
/// committed up to the last checkpoint at least.
package final class StateDatabase: Sendable {
    /// What a file of this kind holds.
    package struct Layout: Sendable {
        /// The version that this program reads and writes: the file's `user_version`.
        package var version: Int
        /// Makes a new file, and brings an older one up to date. Each migration leaves its number as `user_version`.
        package var migrator: DatabaseMigrator
        /// Run on every new connection.
        package var prepare: @Sendable (Database) throws -> Void

        package init(
            version: Int, migrator: DatabaseMigrator, prepare: @escaping @Sendable (Database) throws -> Void = { _ in }
        ) {
            self.version = version
            self.migrator = migrator
            self.prepare = prepare
        }
    }

    private let path: String
    private let queue: DatabaseQueue
    private let identity: FileIdentity?
    /// Where the folder cannot be written: what is read is a copy.
    private let copy: ReadableCopy?

    /// How long another process may hold the file.
    private static let patience = Duration.seconds(10)

    /// Opens the database, and makes it where there is none.
    package init(path: String, layout: Layout) throws(BridgeError) {
        self.path = path
        do {
            queue = try Self.open(path, layout)
            copy = nil
        } catch {
            // The database of a folder that cannot be written needs files beside it that cannot be made.
            guard error.kind != .storageNewer, let made = ReadableCopy(of: path) else { throw error }
            queue = try Self.open(made.path, layout)
            copy = made
        }
        identity = FileIdentity(path)
    }

    /// Whether only a copy could be opened, because nothing can be written where the database is.
    package var isReadOnly: Bool { copy != nil }

    /// Whether the copy is no longer what the database holds.
    package var isStale: Bool { copy?.isStale ?? false }

    /// Runs `body` with the connection, and names what fails.
    ///
    /// - Parameter waits: whether another process that holds the file is waited for; without, that is -29 at once.
    package func access<Result>(
        waits: Bool = true, _ body: (Database) throws -> Result
    ) throws(BridgeError) -> Result {
        if FileIdentity(path) != identity {
            throw .storage(path, .storageFailed, "it was removed while it was in use")
        }
        return try Self.naming(path) {
            try queue.writeWithoutTransaction { database in
                if waits { return try body(database) }
                sqlite3_busy_timeout(database.sqliteConnection, 0)
                defer { sqlite3_busy_timeout(database.sqliteConnection, Int32(Self.patience / .milliseconds(1))) }
                return try body(database)
            }
        }
    }

    /// Runs `body` in one commit, or leaves nothing of it.
    package func write<Result>(
        waits: Bool = true, _ body: (Database) throws -> Result
    ) throws(BridgeError) -> Result {
        if let copy { throw copy.refusal }
        // Not GRDB's own transactions: what they do for observers, of which there are none, takes as long as the commit.
        return try access(waits: waits) { database in
            try ValueTable(database).commit { try body(database) }
        }
    }
}

// MARK: - Opening

extension StateDatabase {
    private static func open(_ path: String, _ layout: Layout) throws(BridgeError) -> DatabaseQueue {
        try WholeFile.makeFolder((path as NSString).deletingLastPathComponent)
        return try naming(path) {
            var configuration = Configuration()
            configuration.journalMode = .wal
            configuration.busyMode = .timeout(patience / .seconds(1))
            configuration.prepareDatabase { database in
                // A file that a widget has had in its hands is not to call anything.
                try database.execute(sql: "PRAGMA trusted_schema = OFF")
                try layout.prepare(database)
            }
            let limit = ContinuousClock.now + patience
            while true {
                do {
                    let queue = try DatabaseQueue(path: path, configuration: configuration)
                    try migrate(queue, layout, path)
                    return queue
                } catch let error as DatabaseError where ContinuousClock.now < limit && error.isRace {
                    usleep(2_000)
                }
            }
        }
    }

    private static func migrate(_ queue: DatabaseQueue, _ layout: Layout, _ path: String) throws {
        let found = try queue.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
        if found > layout.version { throw BridgeError.storageNewer(path, found: found, known: layout.version) }
        if found < layout.version { try layout.migrator.migrate(queue) }
    }

    private static func naming<Result>(
        _ path: String, _ body: () throws -> Result
    ) throws(BridgeError) -> Result {
        do {
            return try body()
        } catch let error as BridgeError {
            throw error
        } catch let failure as SQLiteFailure {
            throw .storage(path, failure)
        } catch let error as DatabaseError {
            throw .storage(
                path, SQLiteFailure(code: error.extendedResultCode.rawValue, message: error.message, errno: errno))
        } catch {
            throw .storage(path, .storageFailed, "\(error)")
        }
    }
}

extension DatabaseError {
    /// Whether another process was making or closing the file at the same moment: SQLite refuses the switch to WAL as
    /// busy at once, whatever the timeout, and of two that migrate at once one finds the other's mark.
    fileprivate var isRace: Bool { resultCode == .SQLITE_BUSY || resultCode == .SQLITE_CONSTRAINT }
}

/// A copy of a database that cannot be written where it is, with what waits in its journal.
private final class ReadableCopy: Sendable {
    let path: String
    private let original: String
    private let stamps: [FileStamp?]

    /// Nil for a database that is not there, cannot be read, or can be written.
    init?(of original: String) {
        let folder = (original as NSString).deletingLastPathComponent
        guard access(original, R_OK) == 0, access(original, W_OK) != 0 || access(folder, W_OK) != 0 else { return nil }
        self.original = original
        stamps = Self.stamps(original)
        let parent = access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
        let own = "\(parent)/widget-bridge-\(UUID().uuidString)"
        path = own + "/" + (original as NSString).lastPathComponent
        guard mkdir(own, 0o700) == 0 else { return nil }
        for suffix in ["", "-wal"] where access(original + suffix, R_OK) == 0 {
            guard (try? FileManager.default.copyItem(atPath: original + suffix, toPath: path + suffix)) != nil else {
                return nil
            }
            chmod(path + suffix, 0o600)
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }

    var isStale: Bool { Self.stamps(original) != stamps }

    /// What a write is answered with.
    var refusal: BridgeError {
        let folder = (original as NSString).deletingLastPathComponent
        let code = access(original, W_OK) != 0 || access(folder, W_OK) != 0 ? errno : EROFS
        return .storage(original, errno: code)
    }

    private static func stamps(_ path: String) -> [FileStamp?] { [FileStamp(path), FileStamp(path + "-wal")] }
}
