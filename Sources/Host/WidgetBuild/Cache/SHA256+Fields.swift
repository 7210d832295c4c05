import Foundation
import SecureHash

extension SHA256 {
    /// Adds a field so that no two sequences of fields look the same.
    mutating func update(field: String) {
        update(field: Data(field.utf8))
    }

    mutating func update(field: Data) {
        withUnsafeBytes(of: UInt64(field.count).littleEndian) { update($0) }
        update(field)
    }
}
