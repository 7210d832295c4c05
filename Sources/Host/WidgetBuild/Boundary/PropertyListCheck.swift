import Foundation
import WidgetProtocol

/// Looks over a property list before Foundation reads it, which follows nesting on its stack, and lays out in full what a
/// binary list shares.
enum PropertyListCheck {
    /// Why a list is not read; nil for one that is of a reasonable form.
    static func objection(to data: Data) -> String? {
        if data.starts(with: Data("bplist".utf8)) { return BinaryPropertyList(data).objection }
        let bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        if bytes.contains(0) { return "it is neither UTF-8 nor a binary list" }
        guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else {
            do throws(OpenStepParser.Failure) { _ = try OpenStepParser.parse(bytes) } catch { return error.reason }
            return nil
        }
        return isTooDeep(bytes) ? "it is nested too deeply" : nil
    }

    /// Whether elements of XML are too deep in each other.
    private static func isTooDeep(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        var position = 0
        while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[open...]
            let end =
                if rest.starts(with: "<!--".utf8) {
                    Self.end(of: "-->", in: rest)
                } else if rest.starts(with: "<![CDATA[".utf8) {
                    Self.end(of: "]]>", in: rest)
                } else {
                    rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
                }
            guard let end else { return false }
            position = end
            switch bytes[open + 1] {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
            case UInt8(ascii: "/"): depth -= 1
            default: if bytes[end - 2] != UInt8(ascii: "/") { depth += 1 }
            }
            if depth > BuildLimits.depth { return true }
        }
        return false
    }

    private static func end(of mark: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
        mark.withUTF8Buffer { mark in
            bytes.indices.dropLast(mark.count - 1).first { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
                .map { $0 + mark.count }
        }
    }
}

/// The shape of a binary property list (CFBinaryPList.c): a trailer, a table of offsets, and objects that refer to others
/// by their numbers.
private struct BinaryPropertyList {
    private let bytes: [UInt8]

    init(_ data: Data) { bytes = Array(data) }

    private static let most = 200_000

    var objection: String? {
        guard bytes.count >= 40 else { return "it ends too early" }
        let trailer = bytes.count - 32
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = number(trailer + 8, 8),
            let top = number(trailer + 16, 8), let table = number(trailer + 24, 8), count <= Self.most, top < count,
            table <= trailer, count * offsetSize <= trailer - table
        else { return "its trailer is damaged" }
        // Values by object once it is laid out; 0 while it is under way, which a circle comes back to.
        var sizes: [Int: Int] = [:]
        func size(of object: Int, depth: Int) -> Int? {
            if let known = sizes[object] { return known == 0 ? nil : known }
            guard depth < BuildLimits.depth, object < count,
                let offset = number(table + object * offsetSize, offsetSize),
                offset < table
            else { return nil }
            let kind = bytes[offset] >> 4
            guard kind == 0xA || kind == 0xB || kind == 0xC || kind == 0xD else {
                sizes[object] = 1
                return 1
            }
            sizes[object] = 0
            var length = Int(bytes[offset] & 0xF)
            var start = offset + 1
            if length == 0xF {
                guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3,
                    let stated = number(start + 1, 1 << Int(bytes[start] & 0xF)), stated <= Self.most
                else { return nil }
                length = stated
                start += 1 + 1 << Int(bytes[start] & 0xF)
            }
            let references = kind == 0xD ? length * 2 : length
            var total = 1
            for index in 0..<references {
                guard let reference = number(start + index * referenceSize, referenceSize),
                    let inner = size(of: reference, depth: depth + 1)
                else { return nil }
                total += inner
                guard total <= Self.most else { return nil }
            }
            sizes[object] = total
            return total
        }
        return size(of: top, depth: 0) == nil ? "it is damaged, or holds too much" : nil
    }

    /// The big-endian number of so many bytes.
    private func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        var value: UInt64 = 0
        for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        return value <= UInt64(Int32.max) ? Int(value) : nil
    }
}
