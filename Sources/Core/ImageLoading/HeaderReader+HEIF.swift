/// HEIC and AVIF: boxes in boxes (ISO/IEC 14496-12), whose `meta` lists the pictures and their properties (23008-12).
extension HeaderReader {
    /// The primary picture's size, cropped and turned as the file says.
    var heif: Size? {
        guard let meta = box("meta", in: 0..<bytes.count), let primary = primaryItem(in: meta.dropFirst(4)),
            let properties = box("iprp", in: meta.dropFirst(4)), let values = box("ipco", in: properties)
        else { return nil }
        let all = boxes(in: values)
        var found: Size?
        var isTurned = false
        for index in associations(of: primary, in: properties) where all.indices.contains(index - 1) {
            let (type, content) = all[index - 1]
            let start = content.lowerBound
            switch type {
            case Self.code("ispe"): found = found ?? size(big(start + 4, 4), big(start + 8, 4))
            case Self.code("clap"):
                // Two fractions.
                guard let width = fraction(start), let height = fraction(start + 8) else { continue }
                found = (width, height)
            case Self.code("irot"): isTurned = byte(start).map { $0 & 1 == 1 } ?? false
            default: break
            }
        }
        return found.map { isTurned ? ($0.height, $0.width) : $0 }
    }

    private static func code(_ type: StaticString) -> Int {
        type.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    private func fraction(_ offset: Int) -> Double? {
        guard let above = big(offset, 4), let below = big(offset + 4, 4), below > 0 else { return nil }
        return Double(above) / Double(below)
    }

    /// The boxes that lie side by side in a range: their types and contents.
    private func boxes(in range: Range<Int>) -> [(type: Int, content: Range<Int>)] {
        var found: [(type: Int, content: Range<Int>)] = []
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, let stated = big(offset, 4), let type = big(offset + 4, 4) {
            var (head, length) = (8, stated)
            if stated == 1 {
                // The length stands behind the type, in eight bytes; the highest bit would make it negative.
                guard let long = big(offset + 8, 8) else { break }
                (head, length) = (16, long)
            } else if stated == 0 {
                length = range.upperBound - offset
            }
            guard length >= head, length <= range.upperBound - offset else { break }
            found.append((type, offset + head..<offset + length))
            offset += length
        }
        return found
    }

    private func box(_ type: StaticString, in range: Range<Int>) -> Range<Int>? {
        let code = Self.code(type)
        return boxes(in: range).first { $0.type == code }?.content
    }

    private func primaryItem(in meta: Range<Int>) -> Int? {
        guard let item = box("pitm", in: meta), let version = byte(item.lowerBound) else { return nil }
        return big(item.lowerBound + 4, version == 0 ? 2 : 4)
    }

    /// The numbers of an item's properties, from 1 on.
    private func associations(of item: Int, in properties: Range<Int>) -> [Int] {
        guard let table = box("ipma", in: properties), let version = byte(table.lowerBound),
            let flags = byte(table.lowerBound + 3), let items = big(table.lowerBound + 4, 4)
        else { return [] }
        // The highest bit of an index says that a reader has to know the property.
        let (identifier, index, mask) = (version == 0 ? 2 : 4, flags & 1 == 1 ? 2 : 1, flags & 1 == 1 ? 0x7FFF : 0x7F)
        var offset = table.lowerBound + 8
        for _ in 0..<items {
            guard let name = big(offset, identifier), let count = byte(offset + identifier) else { return [] }
            offset += identifier + 1
            if name == item {
                return (0..<count).compactMap { big(offset + $0 * index, index).map { $0 & mask } }
            }
            offset += count * index
        }
        return []
    }
}
