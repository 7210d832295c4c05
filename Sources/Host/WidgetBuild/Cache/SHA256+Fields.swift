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

    /// The digest's first half in hexadecimal, which is a name that no other content has.
    var name: String {
        digest().prefix(16).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}
