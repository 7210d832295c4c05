import Glibc
import WidgetArchive

/// The outlines in a TrueType font's file, as OpenType's specification has them (`cmap` in its format 4, `glyf`).
///
/// What a damaged file says beyond its end is read as zeros.
struct GlyphFont: Sendable {
    private let bytes: [UInt8]
    private let tables: [String: Int]
    private let hasLongOffsets: Bool
    let unitsPerEm: Double

    /// Nil where there is no such font.
    init?(path: String) {
        guard let bytes = SymbolLibrary.read(path), bytes.count > 12 else { return nil }
        self.bytes = bytes
        var tables: [String: Int] = [:]
        for table in 0..<GlyphFont.unsigned(bytes, 4) {
            let entry = 12 + 16 * table
            guard entry + 16 <= bytes.count else { return nil }
            let name = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
            tables[name] = GlyphFont.unsigned(bytes, entry + 8) << 16 | GlyphFont.unsigned(bytes, entry + 10)
        }
        guard let head = tables["head"], tables["cmap"] != nil, tables["loca"] != nil, tables["glyf"] != nil else {
            return nil
        }
        self.tables = tables
        unitsPerEm = Double(max(1, GlyphFont.unsigned(bytes, head + 18)))
        hasLongOffsets = GlyphFont.unsigned(bytes, head + 50) == 1
    }

    private static func unsigned(_ bytes: [UInt8], _ at: Int) -> Int {
        at >= 0 && at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : 0
    }

    private func unsigned(_ at: Int) -> Int { GlyphFont.unsigned(bytes, at) }
    private func signed(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(at))) }
    private func byte(_ at: Int) -> Int { at >= 0 && at < bytes.count ? Int(bytes[at]) : 0 }
    private func table(_ name: String) -> Int { tables[name] ?? bytes.count }

    /// The glyph of a character; zero, the font's mark for what it lacks, for one without.
    func glyph(of character: Unicode.Scalar) -> Int {
        let cmap = table("cmap")
        let subtables = (0..<unsigned(cmap + 2)).map {
            cmap + unsigned(cmap + 8 + 8 * $0) << 16 + unsigned(cmap + 10 + 8 * $0)
        }
        guard let map = subtables.first(where: { unsigned($0) == 4 }) else { return 0 }
        let code = Int(character.value)
        let segments = unsigned(map + 6) / 2
        for segment in 0..<segments where code <= unsigned(map + 14 + 2 * segment) {
            let starts = map + 16 + 2 * segments + 2 * segment
            guard code >= unsigned(starts) else { return 0 }
            let delta = unsigned(starts + 2 * segments)
            let offset = unsigned(starts + 4 * segments)
            guard offset != 0 else { return (code + delta) & 0xFFFF }
            let glyph = unsigned(starts + 4 * segments + offset + 2 * (code - unsigned(starts)))
            return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
        }
        return 0
    }

    /// How far the next glyph is from this one, in the font's units.
    func advance(of glyph: Int) -> Double {
        let count = unsigned(table("hhea") + 34)
        return Double(unsigned(table("hmtx") + 4 * min(glyph, max(0, count - 1))))
    }

    /// The outline of a glyph in the font's units, from the baseline upwards.
    func outline(of glyph: Int) -> ArchivePath { ArchivePath(elements: elements(of: glyph, depth: 0)) }

    private func elements(of glyph: Int, depth: Int) -> [ArchivePath.Element] {
        let loca = table("loca")
        func offset(_ glyph: Int) -> Int {
            hasLongOffsets
                ? unsigned(loca + 4 * glyph) << 16 | unsigned(loca + 4 * glyph + 2) : 2 * unsigned(loca + 2 * glyph)
        }
        guard offset(glyph) < offset(glyph + 1), depth < 4 else { return [] }
        let start = table("glyf") + offset(glyph)
        let contours = signed(start)
        return contours < 0 ? parts(at: start + 10, depth: depth) : outline(at: start + 10, contours: contours)
    }

    /// A glyph that is made of others, each moved.
    private func parts(at start: Int, depth: Int) -> [ArchivePath.Element] {
        var elements: [ArchivePath.Element] = []
        var at = start
        var flags = Part.more
        while flags.contains(.more), at < bytes.count {
            flags = Part(rawValue: unsigned(at))
            let glyph = unsigned(at + 2)
            let isWide = flags.contains(.wide)
            let x = isWide ? signed(at + 4) : Int(Int8(truncatingIfNeeded: byte(at + 4)))
            let y = isWide ? signed(at + 6) : Int(Int8(truncatingIfNeeded: byte(at + 5)))
            at += isWide ? 8 : 6
            if flags.contains(.scaled) { at += 2 }
            if flags.contains(.stretched) { at += 4 }
            if flags.contains(.transformed) { at += 8 }
            let part = ArchivePath(elements: self.elements(of: glyph, depth: depth + 1))
            elements += part.mapped { ArchivePoint(x: $0.x + Double(x), y: $0.y + Double(y)) }.elements
        }
        return elements
    }

    private struct Part: OptionSet {
        let rawValue: Int
        static let wide = Part(rawValue: 1)
        static let scaled = Part(rawValue: 1 << 3)
        static let more = Part(rawValue: 1 << 5)
        static let stretched = Part(rawValue: 1 << 6)
        static let transformed = Part(rawValue: 1 << 7)
    }

    private func outline(at start: Int, contours: Int) -> [ArchivePath.Element] {
        let ends = (0..<contours).map { unsigned(start + 2 * $0) }
        let count = (ends.last ?? -1) + 1
        var at = start + 2 * contours
        at += 2 + unsigned(at)
        var flags: [Int] = []
        while flags.count < count, at < bytes.count {
            let flag = byte(at)
            at += 1
            flags.append(flag)
            if flag & 8 != 0 {
                flags += Array(repeating: flag, count: byte(at))
                at += 1
            }
        }
        guard flags.count >= count else { return [] }
        func coordinates(short: Int, same: Int) -> [Double] {
            var value = 0
            return flags[..<count].map { flag in
                if flag & short != 0 {
                    value += flag & same != 0 ? byte(at) : -byte(at)
                    at += 1
                } else if flag & same == 0 {
                    value += signed(at)
                    at += 2
                }
                return Double(value)
            }
        }
        let x = coordinates(short: 2, same: 16)
        let y = coordinates(short: 4, same: 32)
        var elements: [ArchivePath.Element] = []
        var first = 0
        for end in ends where end >= first {
            elements += GlyphFont.contour(
                (first...end).map { (ArchivePoint(x: x[$0], y: y[$0]), isOnCurve: flags[$0] & 1 != 0) })
            first = end + 1
        }
        return elements
    }

    /// A contour's points as curves: between two control points the curve passes their middle.
    private static func contour(_ points: [(point: ArchivePoint, isOnCurve: Bool)]) -> [ArchivePath.Element] {
        func middle(_ a: ArchivePoint, _ b: ArchivePoint) -> ArchivePoint {
            ArchivePoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        }
        let begin = points.firstIndex(where: \.isOnCurve)
        let start = begin.map { points[$0].point } ?? middle(points[0].point, points[points.count - 1].point)
        let rest = begin.map { Array(points[($0 + 1)...] + points[..<$0]) } ?? points
        var elements: [ArchivePath.Element] = [.move(start)]
        var control: ArchivePoint?
        for (point, isOnCurve) in rest {
            if isOnCurve {
                elements.append(control.map { .quad(point, control: $0) } ?? .line(point))
                control = nil
            } else {
                if let control { elements.append(.quad(middle(control, point), control: control)) }
                control = point
            }
        }
        if let control { elements.append(.quad(start, control: control)) }
        return elements + [.close]
    }
}
