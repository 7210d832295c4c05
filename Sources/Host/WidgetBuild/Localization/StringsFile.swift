import Foundation
import WidgetProtocol

/// Reads a `.strings` file: `"key" = "value";`, with comments, in any Unicode encoding, or a property list.
struct StringsFile {
    private var scalars: [Unicode.Scalar]
    private var position = 0

    /// The keys and their values; a key that comes again takes its last value.
    static func parse(_ data: Data, path: String) throws(BridgeError) -> [String: String] {
        if data.starts(with: Data("bplist".utf8)) || data.prefix(200).range(of: Data("<plist".utf8)) != nil {
            if let objection = PropertyListCheck.objection(to: data) { throw .invalidStrings(path, objection) }
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            guard let list = list as? [String: String] else {
                throw .invalidStrings(path, "it is no property list of strings")
            }
            return list
        }
        guard let text = decode(data) else { throw .invalidStrings(path, "it is neither UTF-8 nor UTF-16") }
        var file = StringsFile(scalars: Array(text.unicodeScalars))
        do throws(SyntaxError) {
            return try file.entries()
        } catch {
            let line = file.scalars[..<min(file.position, file.scalars.count)].count { $0 == "\n" } + 1
            throw .invalidStrings("\(path):\(line)", error.description)
        }
    }

    private struct SyntaxError: Error {
        var description: String
    }

    /// By its byte order mark, else by where its zeros are.
    private static func decode(_ data: Data) -> String? {
        let bytes = [UInt8](data.prefix(4))
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(bytes: data.dropFirst(3), encoding: .utf8) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        if bytes.count > 1, bytes[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        if bytes.count > 1, bytes[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
        return String(data: data, encoding: .utf8)
    }

    private mutating func entries() throws(SyntaxError) -> [String: String] {
        var entries: [String: String] = [:]
        while try skipsToContent() {
            let key = try string()
            var value = key
            if try skipsToContent(), scalars[position] == "=" {
                position += 1
                guard try skipsToContent() else { throw SyntaxError(description: "a value is missing after =") }
                value = try string()
            }
            guard try skipsToContent(), scalars[position] == ";" else {
                throw SyntaxError(description: "a semicolon is missing after \"\(key)\"")
            }
            position += 1
            entries[key] = value
        }
        return entries
    }

    /// Passes spaces, comments and control characters, which no editor shows; false at the end.
    private mutating func skipsToContent() throws(SyntaxError) -> Bool {
        while position < scalars.count {
            let rest = scalars[position...].prefix(2)
            let properties = scalars[position].properties
            if properties.isWhitespace || properties.generalCategory == .control {
                position += 1
            } else if rest.elementsEqual("//".unicodeScalars) {
                position = scalars[position...].firstIndex(of: "\n") ?? scalars.count
            } else if rest.elementsEqual("/*".unicodeScalars) {
                let start = position
                position += 2
                while !scalars[position...].prefix(2).elementsEqual("*/".unicodeScalars) {
                    guard position < scalars.count else {
                        position = start
                        throw SyntaxError(description: "a comment is not closed")
                    }
                    position += 1
                }
                position += 2
            } else {
                return true
            }
        }
        return false
    }

    private mutating func string() throws(SyntaxError) -> String {
        let quote = scalars[position]
        guard quote == "\"" || quote == "'" else { return try word() }
        let start = position
        position += 1
        var units: [UInt16] = []
        while position < scalars.count {
            let scalar = scalars[position]
            position += 1
            if scalar == quote { return String(decoding: units, as: UTF16.self) }
            if scalar == "\\" {
                units += escape()
            } else {
                units += Array(String(scalar).utf16)
            }
        }
        position = start
        throw SyntaxError(description: "a string is not closed")
    }

    /// A key without quotes.
    private mutating func word() throws(SyntaxError) -> String {
        var word = String.UnicodeScalarView()
        while position < scalars.count,
            scalars[position].properties.isAlphabetic || "0123456789_.-$/:".unicodeScalars.contains(scalars[position])
        {
            word.append(scalars[position])
            position += 1
        }
        if word.isEmpty { throw SyntaxError(description: "\"\(scalars[position])\" stands where a string belongs") }
        return String(word)
    }

    /// What follows a backslash, in UTF-16, for `\Ud83d\Ude00` is one character.
    private mutating func escape() -> [UInt16] {
        guard position < scalars.count else { return [] }
        let scalar = scalars[position]
        position += 1
        switch scalar {
        case "n": return [0x0A]
        case "r": return [0x0D]
        case "t": return [0x09]
        case "a": return [0x07]
        case "b": return [0x08]
        case "f": return [0x0C]
        case "v": return [0x0B]
        case "U", "u": return digits(radix: 16, most: 4).map { [$0] } ?? Array(String(scalar).utf16)
        case "0"..."7":
            position -= 1
            return digits(radix: 8, most: 3).map { [$0] } ?? []
        default: return Array(String(scalar).utf16)
        }
    }

    private mutating func digits(radix: Int, most: Int) -> UInt16? {
        let text = String(String.UnicodeScalarView(scalars[position...].prefix(most)))
        let valid = text.prefix { Int(String($0), radix: radix) != nil }
        guard let value = UInt16(valid, radix: radix) else { return nil }
        position += valid.unicodeScalars.count
        return value
    }
}

extension BridgeError {
    static func invalidStrings(_ place: String, _ reason: String) -> BridgeError {
        BridgeError(
            .invalidStrings, "\(place) is no table of strings: \(reason)",
            hint: "Each entry is \"key\" = \"value\"; with a semicolon at its end.")
    }
}
