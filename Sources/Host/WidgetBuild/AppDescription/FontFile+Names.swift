import Foundation

extension AppDescription.FontFile {
    /// Reads the names of a font: OpenType's table `name`, of each font of a collection.
    init(path: String, _ data: Data) {
        self.path = path
        names = OpenTypeNames(bytes: [UInt8](data)).all
    }
}

/// The names in an OpenType file (OpenType specification, `otff` and `name`); every number is held against its size.
private struct OpenTypeNames {
    let bytes: [UInt8]

    /// Family, full and PostScript names, and the family that has all its styles.
    private static let identifiers: Set = [1, 4, 6, 16]

    var all: Set<String> {
        guard bytes.prefix(4).elementsEqual("ttcf".utf8), let count = number(8, 4) else { return names(ofFontAt: 0) }
        return (0..<min(count, Self.most)).reduce(into: []) { names, index in
            if let offset = number(12 + 4 * index, 4) { names.formUnion(self.names(ofFontAt: offset)) }
        }
    }

    /// More fonts than these are in no collection.
    private static let most = 256

    private func names(ofFontAt offset: Int) -> Set<String> {
        for index in 0..<(number(offset + 4, 2) ?? 0) {
            let record = offset + 12 + 16 * index
            guard bytes.count >= record + 16 else { break }
            if bytes[record..<record + 4].elementsEqual("name".utf8) {
                return number(record + 8, 4).map(names(inTableAt:)) ?? []
            }
        }
        return []
    }

    private func names(inTableAt table: Int) -> Set<String> {
        guard let count = number(table + 2, 2), let strings = number(table + 4, 2) else { return [] }
        var names: Set<String> = []
        for index in 0..<count {
            let record = table + 6 + 12 * index
            guard let platform = number(record, 2), let identifier = number(record + 6, 2),
                let length = number(record + 8, 2), let offset = number(record + 10, 2)
            else { break }
            let start = table + strings + offset
            guard Self.identifiers.contains(identifier), start + length <= bytes.count else { continue }
            // The Macintosh's names are in Roman letters, of which PostScript's are ASCII; all others are in UTF-16.
            let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
            if let name = String(bytes: bytes[start..<start + length], encoding: encoding) { names.insert(name) }
        }
        return names
    }

    /// A number in big-endian order.
    private func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
}
