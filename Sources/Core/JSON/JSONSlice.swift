/// A part of a JSON text, to walk over without making anything of what it holds.
///
/// An extension's reply is nearly all archives, which are kept as the text they came as: to parse and write them again
/// takes ten times as long. Valid as long as the text's bytes.
package struct JSONSlice {
    /// The value's own bytes, without what surrounds it.
    package let bytes: UnsafeBufferPointer<UInt8>

    /// How deep arrays and objects are nested in it; not known, and 0, of a whole text.
    package let depth: Int

    private let outline: JSONOutline

    /// The value that the text is; its end is found when its parts are looked at.
    package init(_ text: UnsafeBufferPointer<UInt8>) {
        bytes = UnsafeBufferPointer(rebasing: text[Self.skipSpace(text, 0)...])
        depth = 0
        outline = JSONOutline(bytes)
    }

    private init(trusted bytes: UnsafeBufferPointer<UInt8>, depth: Int, _ outline: JSONOutline) {
        self.bytes = bytes
        self.depth = depth
        self.outline = outline
    }

    /// The parsed value; nil where it is no JSON.
    package var value: JSONValue? { try? JSONValue(parsing: bytes) }

    package var isObject: Bool { bytes.first == UInt8(ascii: "{") }

    /// An object's members, found in one walk; the first of several of one name. Nil for what is no object.
    package var members: Members? {
        var members = Members()
        return forEachMember({ members.list.append(($0, $1)) }) ? members : nil
    }

    package struct Members {
        fileprivate var list: [(name: UnsafeBufferPointer<UInt8>, value: JSONSlice)] = []

        package subscript(name: StaticString) -> JSONSlice? {
            name.withUTF8Buffer { wanted in
                list.first {
                    $0.name.count == wanted.count + 2 && $0.name[1...].prefix(wanted.count).elementsEqual(wanted)
                }?.value
            }
        }
    }

    /// An array's elements in order; false for what is no array.
    package func forEachElement<Failure: Error>(_ body: (JSONSlice) throws(Failure) -> Void) throws(Failure) -> Bool {
        guard bytes.first == UInt8(ascii: "[") else { return false }
        var position = Self.skipSpace(bytes, 1)
        if position < bytes.count, bytes[position] == UInt8(ascii: "]") { return true }
        while true {
            guard let element = next(&position) else { return false }
            try body(element)
            guard let isLast = isLast(&position, UInt8(ascii: "]")) else { return false }
            if isLast { return true }
        }
    }

    /// An object's members in order, each name with its quotes; false for what is no object.
    package func forEachMember(_ body: (UnsafeBufferPointer<UInt8>, JSONSlice) -> Void) -> Bool {
        guard isObject else { return false }
        var position = Self.skipSpace(bytes, 1)
        if position < bytes.count, bytes[position] == UInt8(ascii: "}") { return true }
        while true {
            guard let name = next(&position), position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
                return false
            }
            position = Self.skipSpace(bytes, position + 1)
            guard let value = next(&position) else { return false }
            body(name.bytes, value)
            guard let isLast = isLast(&position, UInt8(ascii: "}")) else { return false }
            if isLast { return true }
        }
    }

    /// The value at the position, which moves behind it and the whitespace there; nil where there is none or it does not
    /// end.
    private func next(_ position: inout Int) -> JSONSlice? {
        guard position < bytes.count else { return nil }
        let start = position
        var (depth, outline) = (0, outline)
        switch bytes[start] {
        case Self.quote: guard Self.skipString(bytes, &position) else { return nil }
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let address = bytes.baseAddress! + start
            var container = outline.container(at: address)
            if container == nil {
                outline = JSONOutline(UnsafeBufferPointer(rebasing: bytes[start...]))
                container = outline.container(at: address)
            }
            guard let container else { return nil }
            (position, depth) = (start + container.count, container.depth)
        default: guard Self.skipBareValue(bytes, &position) else { return nil }
        }
        let value = JSONSlice(trusted: UnsafeBufferPointer(rebasing: bytes[start..<position]), depth: depth, outline)
        position = Self.skipSpace(bytes, position)
        return value
    }

    /// Whether the container ends here; moves on to the next value where it does not. Nil for neither.
    private func isLast(_ position: inout Int, _ end: UInt8) -> Bool? {
        guard position < bytes.count else { return nil }
        if bytes[position] == end { return true }
        guard bytes[position] == UInt8(ascii: ",") else { return nil }
        position = Self.skipSpace(bytes, position + 1)
        return false
    }

    private static func skipSpace(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var position = start
        while position < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[position]) { position += 1 }
        return position
    }

    fileprivate static let quote = UInt8(ascii: "\"")

    /// Moves behind a number or a word, to what ends it.
    private static func skipBareValue(_ text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Bool {
        let start = position
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
                return position > start
            default: position += 1
            }
        }
        return position > start
    }

    /// Moves behind a string's closing quote.
    fileprivate static func skipString(_ text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Bool {
        var index = position + 1
        while index < text.count {
            let byte = text[index]
            index += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote {
                position = index
                return true
            }
        }
        return false
    }
}

/// Where the value that a text begins with ends, and the outermost containers in it, all found in one walk: a reply's
/// archives are within five others, each of which would have to be walked over for its own end.
private struct JSONOutline {
    struct Container {
        let start: UnsafePointer<UInt8>
        var count = 0
        /// How deep arrays and objects are nested in it, itself included.
        var depth = 1
    }

    /// Those that end, in the order of their starts.
    private var containers: [Container] = []

    /// The levels that are kept; what is further in gets an outline of its own where it is wanted.
    private static let levels = 6

    /// Empty for what is neither an object nor an array: what a widget prints may be long.
    ///
    /// Brackets differ from braces in one bit, and nothing else but strings is looked at: nearly all of a reply is in here.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return }
        var open: [Int] = []
        var (index, depth) = (0, 0)
        // How deep it has gone since the last of them began.
        var deepest = 0
        repeat {
            let byte = text[index]
            if byte == JSONSlice.quote {
                guard JSONSlice.skipString(text, &index) else { break }
                continue
            }
            index += 1
            switch byte | 0x20 {
            case UInt8(ascii: "{"):
                depth += 1
                if depth <= Self.levels {
                    open.append(containers.count)
                    containers.append(Container(start: text.baseAddress! + index - 1))
                    deepest = depth
                } else {
                    deepest = max(deepest, depth)
                }
            case UInt8(ascii: "}"):
                depth -= 1
                guard depth < Self.levels, let closed = open.popLast() else { continue }
                containers[closed].count = text.baseAddress! + index - containers[closed].start
                containers[closed].depth = max(containers[closed].depth, deepest - depth)
                if let outer = open.last {
                    containers[outer].depth = max(containers[outer].depth, containers[closed].depth + 1)
                }
            default: break
            }
        } while depth > 0 && index < text.count
        containers.removeAll { $0.count == 0 }
    }

    func container(at start: UnsafePointer<UInt8>) -> Container? {
        var (low, high) = (0, containers.count)
        while low < high {
            let middle = (low + high) / 2
            if containers[middle].start < start { low = middle + 1 } else { high = middle }
        }
        return low < containers.count && containers[low].start == start ? containers[low] : nil
    }
}
