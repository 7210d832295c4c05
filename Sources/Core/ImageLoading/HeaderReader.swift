/// Finds the size in the headers of the image formats; nil where the bytes do not hold one.
struct HeaderReader {
    let bytes: UnsafeRawBufferPointer

    typealias Size = (width: Double, height: Double)

    func byte(_ offset: Int) -> Int? {
        bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
    }

    private func integer(_ offset: Int, count: Int, isBigEndian: Bool) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let part = bytes[offset..<offset + count]
        return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    func big(_ offset: Int, _ count: Int) -> Int? { integer(offset, count: count, isBigEndian: true) }
    private func little(_ offset: Int, _ count: Int) -> Int? { integer(offset, count: count, isBigEndian: false) }

    func size(_ width: Int?, _ height: Int?) -> Size? {
        guard let width, let height else { return nil }
        return (Double(width), Double(height))
    }

    var png: Size? { size(big(16, 4), big(20, 4)) }
    /// True when a PNG's chunks go on to its end; decoders take what is there and leave the rest as it was in memory.
    var isCompletePNG: Bool {
        var offset = 8
        while let length = big(offset, 4), let type = big(offset + 4, 4), offset + 12 + length <= bytes.count {
            if type == 0x4945_4E44 { return true }
            offset += 12 + length
        }
        return false
    }

    var gif: Size? { size(little(6, 2), little(8, 2)) }

    var bmp: Size? {
        // A height below zero means rows from the top.
        guard let height = little(22, 4) else { return nil }
        return size(little(18, 4), Int(Int32(truncatingIfNeeded: height).magnitude))
    }

    var ico: Size? {
        guard let width = byte(6), let height = byte(7) else { return nil }
        return size(width == 0 ? 256 : width, height == 0 ? 256 : height)
    }

    /// RFC 9649: lossy, lossless, and extended files hold their size in different places.
    var webp: Size? {
        switch big(12, 4) {
        case 0x5650_3820: return size(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
        case 0x5650_384C:
            guard let packed = little(21, 4) else { return nil }
            return size((packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1)
        case 0x5650_3858: return size(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
        default: return nil
        }
    }

    /// Walks the segments up to the frame header; EXIF comes before it.
    var jpeg: Size? {
        var offset = 2
        var isTurned = false
        while let marker = big(offset, 2), marker >= 0xFF00, let length = big(offset + 2, 2), length >= 2 {
            switch marker {
            case 0xFFFF:
                offset += 1
                continue
            case 0xFFE1: isTurned = isTurned || (orientation(exif: offset + 4) ?? 1) >= 5
            case 0xFFC0...0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFCF:
                guard let height = big(offset + 5, 2), let width = big(offset + 7, 2) else { return nil }
                return isTurned ? size(height, width) : size(width, height)
            default: break
            }
            offset += 2 + length
        }
        return nil
    }

    /// EXIF's orientation, 1 to 8; 5 and above lie on their side.
    private func orientation(exif start: Int) -> Int? {
        guard big(start, 4) == 0x4578_6966 else { return nil }
        return tags(tiff: start + 6)[0x0112]
    }

    var tiff: Size? {
        let tags = tags(tiff: 0)
        let isTurned = (tags[0x0112] ?? 1) >= 5
        return isTurned ? size(tags[0x0101], tags[0x0100]) : size(tags[0x0100], tags[0x0101])
    }

    /// The short and long values in a TIFF structure's first directory.
    private func tags(tiff start: Int) -> [Int: Int] {
        let isBig = big(start, 2) == 0x4D4D
        func number(_ offset: Int, _ count: Int) -> Int? { integer(offset, count: count, isBigEndian: isBig) }
        guard let first = number(start + 4, 4), let count = number(start + first, 2) else { return [:] }
        var tags: [Int: Int] = [:]
        for index in 0..<count {
            let entry = start + first + 2 + index * 12
            guard let tag = number(entry, 2), let type = number(entry + 2, 2) else { break }
            tags[tag] = number(entry + 8, type == 3 ? 2 : 4)
        }
        return tags
    }

    /// The first page's media box, in points.
    var pdf: Size? {
        let text = bytes.prefix(1 << 20)
        let name = Array("/MediaBox".utf8)
        guard
            let start = text.indices.first(where: { index in
                text[index] == name[0] && index + name.count < text.endIndex
                    && zip(text[index...], name).allSatisfy { $0 == $1 }
            })
        else { return nil }
        let rest = String(decoding: text[(start + name.count)...].prefix(200), as: UTF8.self)
        let numbers = rest.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }.split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return (numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    /// The root element's `width` and `height`, else its `viewBox`'s.
    var svg: Size? {
        let text = String(decoding: bytes.prefix(16_384), as: UTF8.self)
        guard let start = text.firstRange(of: "<svg") else { return nil }
        let root = text[start.upperBound...].prefix { $0 != ">" }
        let box =
            attribute("viewBox", of: root)?.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
            ?? []
        let width = attribute("width", of: root).flatMap(length)
        let height = attribute("height", of: root).flatMap(length)
        switch (width, height) {
        case (let width?, let height?): return (width, height)
        case (let width?, nil): return box.count == 4 && box[2] > 0 ? (width, width * box[3] / box[2]) : (width, width)
        case (nil, let height?):
            return box.count == 4 && box[3] > 0 ? (height * box[2] / box[3], height) : (height, height)
        default: return box.count == 4 ? (box[2], box[3]) : nil
        }
    }

    private func attribute(_ name: String, of element: Substring) -> String? {
        var rest = element
        while let found = rest.firstRange(of: name) {
            let before = element[..<found.lowerBound].last
            rest = rest[found.upperBound...]
            let value = rest.drop(while: \.isWhitespace)
            guard before?.isWhitespace == true, value.first == "=" else { continue }
            let quoted = value.dropFirst().drop(while: \.isWhitespace)
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
            return String(quoted.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// CSS lengths in points; a percentage says nothing here.
    private func length(_ text: String) -> Double? {
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("", 1),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)) else { continue }
            return number * factor
        }
        return nil
    }
}
