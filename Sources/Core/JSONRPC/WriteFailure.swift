import Foundation

/// Why something could not be written, as errors tell it.
package enum WriteFailure {
    /// The `kind` for an `errno`.
    package static func kind(of code: Int32) -> String {
        switch code {
        case ENOSPC, EDQUOT: "storageFull"
        case EROFS: "storageReadOnly"
        case EACCES, EPERM: "storagePermission"
        default: "storageFailed"
        }
    }
}
