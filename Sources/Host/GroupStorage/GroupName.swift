/// Which names may become folders and files below the root.
enum GroupName {
    /// A reverse-domain name that is one plain path component: it cannot be hidden, empty, `..`, or hold a slash.
    static func isValid(group id: String) -> Bool {
        guard (1...128).contains(id.utf8.count) else { return false }
        return id.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.first != UInt8(ascii: "-") && part.allSatisfy(isNameByte)
        }
    }

    /// The name of the file that `saveFile` makes for `key`.
    static func file(key: String, extension suffix: String?) throws(GroupStorageError) -> String {
        try checkFilePart(key, of: key)
        if let suffix, !suffix.isEmpty { try checkFilePart(suffix, of: "\(key).\(suffix)") }
        let name = suffix.map { $0.isEmpty ? key : "\(key).\($0)" } ?? key
        // A name takes at most 255 bytes on Linux (NAME_MAX); the temporary file beside it takes the rest.
        if name.utf8.count > 200 { throw .invalidFileKey(key, "it is longer than 200 bytes") }
        return name
    }

    private static func checkFilePart(_ part: String, of name: String) throws(GroupStorageError) {
        if part.isEmpty { throw .invalidFileKey(name, "it is empty") }
        if part.hasPrefix(".") { throw .invalidFileKey(name, "it begins with a dot") }
        if part.contains("..") { throw .invalidFileKey(name, "it holds '..'") }
        for scalar in part.unicodeScalars {
            if scalar == "/" || scalar == "\\" { throw .invalidFileKey(name, "it holds '\(scalar)'") }
            if scalar.properties.generalCategory == .control {
                throw .invalidFileKey(name, "it holds a control character")
            }
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
