import Foundation
package import GRDB

extension GroupStorageError {
    private enum StorageFailure: String {
        case full = "storageFull"
        case readOnly = "storageReadOnly"
        case permission = "storagePermission"
        case corrupt = "storageCorrupt"
        case busy = "storageBusy"
        case failed = "storageFailed"

        init(sqlite code: ResultCode, errno: Int32) {
            switch code.primaryResultCode {
            case .SQLITE_FULL: self = .full
            case .SQLITE_READONLY: self = .readOnly
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupt
            case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
            case .SQLITE_PERM, .SQLITE_AUTH: self = .permission
            case .SQLITE_IOERR, .SQLITE_CANTOPEN: self = Self(errno: errno)
            default: self = .failed
            }
        }

        init(errno: Int32) {
            switch errno {
            case ENOSPC, EDQUOT: self = .full
            case EROFS: self = .readOnly
            case EACCES, EPERM: self = .permission
            default: self = .failed
            }
        }

        var hint: String {
            switch self {
            case .full: "Free some space on that disk; the next save works again."
            case .readOnly, .permission: "Make the folder writable, or choose another with --root."
            case .corrupt: "Move the file aside; a new one is made at the next save."
            case .busy: "Another process holds the file for long; try again."
            case .failed: "Look at the folder and the disk, then try again."
            }
        }
    }

    /// Names what failed with a database, the home's own too.
    package init(database error: DatabaseError, at path: String) {
        self = .storage(path, sqlite: error, errno: errno)
    }

    static func storage(_ path: String, sqlite error: DatabaseError, errno: Int32) -> Self {
        storage(
            path, StorageFailure(sqlite: error.extendedResultCode, errno: errno),
            error.message ?? "error \(error.resultCode)")
    }

    static func storage(_ path: String, errno: Int32) -> Self {
        storage(path, StorageFailure(errno: errno), String(cString: strerror(errno)))
    }

    static func storedValueUnreadable(_ path: String, _ key: String) -> Self {
        storage(path, .corrupt, "the value of '\(key.prefix(100))' is no JSON")
    }

    private static func storage(_ path: String, _ failure: StorageFailure, _ reason: String) -> Self {
        Self(code: -29, kind: failure.rawValue, message: "Storage failed at \(path): \(reason)", hint: failure.hint)
    }
}
