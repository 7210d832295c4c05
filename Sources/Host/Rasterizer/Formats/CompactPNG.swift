import CDeflate
package import ImageLoading
import WidgetProtocol

/// Writes a picture as a small PNG file (RFC 2083) without loss, as slowly as that takes: for pictures that are kept.
///
/// It takes the fewest bytes per pixel that the colours need (an index into a palette, grey, with or without alpha),
/// each of PNG's filters and the usual choice among them row by row, and keeps what compresses best; a very large picture
/// is compressed more quickly.
package struct CompactPNG {
    private let width: Int
    private let height: Int
    private let format: PixelFormat
    /// The rows in that format, unfiltered.
    private let samples: [UInt8]

    private init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        (format, samples) = PixelFormat.smallest(for: bitmap.straightPixels, width: bitmap.width)
    }

    /// A drawn file, written anew with a ``PictureSeal`` that names it.
    package static func recording(of drawn: [UInt8]) throws(ImageError) -> [UInt8] {
        let body = CompactPNG(try Bitmap(decoding: drawn)).body
        let seal = PictureSeal(drawn: drawn, body: body)
        return body + PNGEncoder.chunk(PictureSeal.chunkType, seal.content) + PNGEncoder.chunk("IEND", [])
    }

    /// The file without its end.
    private var body: [UInt8] {
        let header = PNGEncoder.big(width) + PNGEncoder.big(height) + [format.bitDepth, format.colorType, 0, 0, 0]
        var file = PNGEncoder.signature + PNGEncoder.chunk("IHDR", header)
        if let palette = format.palette {
            file += PNGEncoder.chunk("PLTE", palette.flatMap { $0[..<3] })
            let alphas = palette.prefix { $0[3] < 255 }.map { $0[3] }
            if !alphas.isEmpty { file += PNGEncoder.chunk("tRNS", alphas) }
        }
        return file + PNGEncoder.chunk("IDAT", compressed)
    }

    /// The most bytes that are compressed as well as they can be: more would take longer than a picture may, where the
    /// machine is busy.
    private static let mostThorough = 4 << 20

    private var compressed: [UInt8] {
        let compressor = Compressor()
        let isLarge = samples.count > Self.mostThorough
        if isLarge || format.palette != nil {
            // Neighbouring indices say nothing of each other.
            let filter = format.palette == nil ? RowFilter.up : .none
            return compressor.compress(filtered(by: filter), level: isLarge ? 6 : 12)
        }
        let filters = RowFilter.allCases.map(Optional.some) + [nil]
        // What comes out best at a low level does so at the highest.
        let candidates = filters.map(filtered).map { (rows: $0, size: compressor.compress($0, level: 2).count) }
        let best = candidates.enumerated().min { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }!
        return compressor.compress(best.element.rows, level: 12)
    }

    /// The rows, each behind the number of its filter; without one each has that whose bytes are the least in sum, as the
    /// PNG specification (12.8) advises.
    private func filtered(by filter: RowFilter?) -> [UInt8] {
        let rowSize = samples.count / height
        let distance = max(1, format.bitsPerPixel / 8)
        var rows: [UInt8] = []
        rows.reserveCapacity(samples.count + height)
        let nothing = [UInt8](repeating: 0, count: rowSize)
        samples.withUnsafeBufferPointer { samples in
            nothing.withUnsafeBufferPointer { nothing in
                var above = nothing
                for y in 0..<height {
                    let row = UnsafeBufferPointer(rebasing: samples[y * rowSize..<(y + 1) * rowSize])
                    let filter = filter ?? Self.best(for: row, above: above, distance: distance)
                    rows.append(filter.rawValue)
                    filter.append(row, above: above, distance: distance, to: &rows)
                    above = row
                }
            }
        }
        return rows
    }

    private static func best(
        for row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, distance: Int
    ) -> RowFilter {
        var trial: [UInt8] = []
        let weights = RowFilter.allCases.map { filter in
            trial.removeAll(keepingCapacity: true)
            filter.append(row, above: above, distance: distance, to: &trial)
            return (filter: filter, weight: weight(trial))
        }
        return weights.min { $0.weight < $1.weight }!.filter
    }

    /// The sum of the bytes as signed numbers, without their signs.
    private static func weight(_ bytes: [UInt8]) -> Int {
        bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
    }
}

/// How a PNG file writes a pixel.
private struct PixelFormat {
    var colorType: UInt8
    var bitDepth: UInt8
    var bitsPerPixel: Int
    /// Red, green, blue and alpha, those that are not opaque first.
    var palette: [[UInt8]]?

    /// The one with the fewest bits, and the rows in it.
    static func smallest(for pixels: [UInt8], width: Int) -> (PixelFormat, [UInt8]) {
        let starts = stride(from: 0, to: pixels.count, by: 4)
        let isGrey = starts.allSatisfy { pixels[$0] == pixels[$0 + 1] && pixels[$0] == pixels[$0 + 2] }
        let isOpaque = starts.allSatisfy { pixels[$0 + 3] == 255 }
        // Greys of a byte need no palette.
        if let indexed = indexed(pixels, width: width), indexed.0.bitDepth < 8 || !isGrey || !isOpaque {
            return indexed
        }
        let channels = (isGrey ? [0] : [0, 1, 2]) + (isOpaque ? [] : [3])
        let format = PixelFormat(
            colorType: (isGrey ? 0 : 2) + (isOpaque ? 0 : 4), bitDepth: 8, bitsPerPixel: channels.count * 8)
        var samples: [UInt8] = []
        samples.reserveCapacity(pixels.count / 4 * channels.count)
        for start in starts { for channel in channels { samples.append(pixels[start + channel]) } }
        return (format, samples)
    }

    /// With a palette, where 256 colours do.
    private static func indexed(_ pixels: [UInt8], width: Int) -> (PixelFormat, [UInt8])? {
        func color(at start: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 << 8 | UInt32(pixels[start + $1]) }
        }
        var counts: [UInt32: Int] = [:]
        for start in stride(from: 0, to: pixels.count, by: 4) {
            counts[color(at: start), default: 0] += 1
            if counts.count > 256 { return nil }
        }
        let colors = counts.keys.sorted { ($0 & 0xFF, $0) < ($1 & 0xFF, $1) }
        let indices = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
        let bits = [1, 2, 4, 8].first { colors.count <= 1 << $0 }!
        var rows: [UInt8] = []
        for start in stride(from: 0, to: pixels.count, by: width * 4) {
            var (byte, filled): (UInt8, Int) = (0, 0)
            for x in 0..<width {
                byte = byte << UInt8(bits) | indices[color(at: start + x * 4)]!
                filled += bits
                if filled == 8 {
                    rows.append(byte)
                    (byte, filled) = (0, 0)
                }
            }
            if filled > 0 { rows.append(byte << UInt8(8 - filled)) }
        }
        let palette = colors.map { color in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
        return (PixelFormat(colorType: 3, bitDepth: UInt8(bits), bitsPerPixel: bits, palette: palette), rows)
    }
}

/// PNG's filters, by their numbers: what of a byte is left when it is foretold from its neighbours.
private enum RowFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    /// Appends the row as this filter has it.
    ///
    /// - Parameter distance: how many bytes a pixel has.
    func append(
        _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, distance: Int, to rows: inout [UInt8]
    ) {
        switch self {
        case .none: rows += row
        case .sub:
            for index in row.indices { rows.append(row[index] &- (index < distance ? 0 : row[index - distance])) }
        case .up: for index in row.indices { rows.append(row[index] &- above[index]) }
        case .average:
            for index in row.indices {
                let left = index < distance ? 0 : row[index - distance]
                rows.append(row[index] &- UInt8((Int(left) + Int(above[index])) / 2))
            }
        case .paeth:
            for index in row.indices {
                let (left, corner) = index < distance ? (0, 0) : (row[index - distance], above[index - distance])
                rows.append(row[index] &- Self.nearest(Int(left), Int(above[index]), Int(corner)))
            }
        }
    }

    /// Paeth's: the neighbour that is nearest to what the three let expect.
    private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
        let expected = left + up - corner
        let (a, b, c) = (abs(expected - left), abs(expected - up), abs(expected - corner))
        return UInt8(a <= b && a <= c ? left : b <= c ? up : corner)
    }
}

/// Compresses whole streams (RFC 1950).
private struct Compressor {
    /// - Parameter level: 1 to 12, as libdeflate has them.
    func compress(_ bytes: [UInt8], level: CInt) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(level)
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
        }
    }
}
