import CSQLite
import Foundation
package import WidgetProtocol

/// What SQLite says went wrong.
package struct SQLiteFailure: Error, Sendable, Hashable {
    /// SQLite's extended result code.
    package let code: Int32
    package let message: String
    /// What the system said last, which tells a full disk from a missing permission.
    package let errno: Int32

    package init(code: Int32, message: String?, errno: Int32) {
        self.code = code
        self.message = message ?? "error \(code)"
        self.errno = errno
    }

    /// What a connection said last.
    init(_ connection: OpaquePointer?) {
        self.init(
            code: sqlite3_extended_errcode(connection), message: sqlite3_errmsg(connection).map { String(cString: $0) },
            errno: Foundation.errno)
    }

    /// Whether another process holds the database.
    package var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(code & 0xFF) }
}

extension BridgeError {
    /// A database of the bridge's state that cannot be used.
    package static func storage(_ path: String, _ failure: SQLiteFailure) -> BridgeError {
        let kind: ErrorKind =
            switch failure.code & 0xFF {
            case SQLITE_FULL: .storageFull
            case SQLITE_READONLY: .storageReadOnly
            case SQLITE_CORRUPT, SQLITE_NOTADB: .storageCorrupt
            case SQLITE_BUSY, SQLITE_LOCKED: .storageBusy
            case SQLITE_PERM, SQLITE_AUTH: .storagePermission
            case SQLITE_IOERR, SQLITE_CANTOPEN: storageKind(errno: failure.errno)
            default: .storageFailed
            }
        return storage(path, kind, failure.message)
    }

    /// A database that a newer program has written.
    package static func storageNewer(_ path: String, found: Int, known: Int) -> BridgeError {
        storage(path, .storageNewer, "its version is \(found), and this program knows up to \(known)")
    }
}
