/// Which names an app group can have.
package enum GroupName {
    /// A reverse-domain name that is one plain path component: it cannot be hidden, empty, `..`, or hold a slash.
    package static func isValid(_ id: String) -> Bool {
        guard (1...128).contains(id.utf8.count) else { return false }
        return id.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.first != UInt8(ascii: "-") && part.allSatisfy(isNameByte)
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

extension BridgeError {
    package static func malformedGroup(_ id: String) -> BridgeError {
        BridgeError(
            .malformedGroup, "App group \(quoted(id)) is malformed",
            hint:
                "Use a reverse-domain name such as group.com.example.app: letters, digits, '-', '_', with single dots.")
    }
}
