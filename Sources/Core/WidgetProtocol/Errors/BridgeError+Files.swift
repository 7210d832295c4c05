import Foundation
import JSON

/// What the disk refuses.
extension BridgeError {
    /// State of the bridge's that cannot be read or written.
    package static func storage(_ path: String, errno code: Int32) -> BridgeError {
        storage(path, storageKind(errno: code), String(cString: strerror(code)))
    }

    package static func storage(_ path: String, _ kind: ErrorKind, _ reason: String) -> BridgeError {
        BridgeError(
            kind, "Storage failed at \(path): \(reason)", hint: storageHint(kind), details: ["path": .string(path)])
    }

    /// A file that the host or a command line names and that cannot be written.
    package static func output(_ path: String, errno code: Int32) -> BridgeError {
        output(path, String(cString: strerror(code)))
    }

    /// A path that a host or a command line names and at which there is something that is no regular file.
    package static func output(_ path: String, isNoFileBut what: String) -> BridgeError {
        BridgeError(
            .outputNotWritten, "Cannot write \(path): there is \(what)",
            hint: "Give the path of a file, or one at which there is nothing.", details: ["path": .string(path)])
    }

    package static func output(_ path: String, _ reason: String) -> BridgeError {
        BridgeError(
            .outputNotWritten, "Cannot write \(path): \(reason)",
            hint: "Give a path in a folder that exists and can be written.", details: ["path": .string(path)])
    }

    /// The kind of -29 that an `errno` stands for.
    package static func storageKind(errno code: Int32) -> ErrorKind {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: .storageFull
        case EROFS: .storageReadOnly
        case EACCES, EPERM: .storagePermission
        default: .storageFailed
        }
    }

    private static func storageHint(_ kind: ErrorKind) -> String {
        switch kind {
        case .storageFull: "Free some space on that disk; the next save works again."
        case .storageReadOnly, .storagePermission: "Make the folder writable, or choose another with --root."
        case .storageCorrupt: "Move the file aside; a new one is made at the next save."
        case .storageBusy: "Another process holds the file for long; try again."
        case .storageNewer: "Use the newer widget-bridge that wrote it, or choose another folder with --root."
        default: "Look at the folder and the disk, then try again."
        }
    }
}
