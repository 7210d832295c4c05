/// Work on rows of pixels, eight at a time.
enum PixelRows {
    private typealias Pixels = SIMD8<UInt32>

    @inline(__always)
    private static func pixels(_ row: UnsafePointer<UInt32>) -> Pixels {
        UnsafeRawPointer(row).loadUnaligned(as: Pixels.self)
    }

    /// So many pixels in a row that equal the one before them are worth a match of their own.
    private static let shortestRun = 4

    /// The first pixel from `start` on that equals the one before it, as do the ones behind it that make a run with it;
    /// `end` when there is none.
    @inline(__always)
    static func firstRun(_ row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
        var x = start
        while x &+ shortestRun <= end {
            // From the run's end, as Boyer and Moore look for words: a pair that differs is in no run.
            var pair = x &+ shortestRun &- 1
            while pair >= x, row[pair] == row[pair &- 1] { pair &-= 1 }
            if pair < x { return x }
            x = pair &+ 1
        }
        return end
    }

    /// The first pixel from `start` on that differs from the one before it; `end` when none does.
    @inline(__always)
    static func firstUnequal(_ row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
        var x = start
        while x &+ 8 <= end {
            let difference = pixels(row + x) ^ pixels(row + x - 1)
            if !isZero(difference) { break }
            x &+= 8
        }
        while x < end, row[x] == row[x - 1] { x += 1 }
        return x
    }

    @inline(__always)
    private static func isZero(_ pixels: Pixels) -> Bool {
        let words = unsafeBitCast(pixels, to: SIMD4<UInt64>.self)
        let half = words.lowHalf | words.highHalf
        return half[0] | half[1] == 0
    }

    /// So many pixels are taken as opaque together, or each by itself.
    private static let block = 32

    /// What each byte of a row is more than that of the one above, neither premultiplied, in a file's order.
    static func subtract(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        for start in Swift.stride(from: 0, to: count, by: block) {
            let count = min(block, count - start)
            let (row, above, target) = (row + start, above + start, target + start)
            if !subtractOpaque(row, above, into: target, count) { subtractTranslucent(row, above, into: target, count) }
        }
    }

    /// False where not all pixels are opaque, which need not be made straight.
    @inline(__always)
    private static func subtractOpaque(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) -> Bool {
        var all = Pixels(repeating: .max)
        var x = 0
        while x &+ 8 <= count {
            let (current, before) = (pixels(row + x), pixels(above + x))
            all &= current & before
            UnsafeMutableRawPointer(target + x).storeBytes(of: difference(current, before), as: Pixels.self)
            x &+= 8
        }
        while x < count {
            all[0] &= row[x] & above[x]
            target[x] = difference(row[x], above[x])
            x &+= 1
        }
        return isZero(~(all | 0x00FF_FFFF))
    }

    private static func subtractTranslucent(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        for x in 0..<count {
            let isRepeated = x > 0 && row[x] == row[x - 1] && above[x] == above[x - 1]
            target[x] = isRepeated ? target[x - 1] : difference(straight(row[x]), straight(above[x]))
        }
    }

    /// Not premultiplied.
    @inline(__always)
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(255, ((pixel >> 16 & 0xFF) &* 255 &+ half) / alpha)
        let green = min(255, ((pixel >> 8 & 0xFF) &* 255 &+ half) / alpha)
        let blue = min(255, ((pixel & 0xFF) &* 255 &+ half) / alpha)
        return alpha << 24 | red << 16 | green << 8 | blue
    }

    @inline(__always)
    private static func difference(_ pixel: UInt32, _ above: UInt32) -> UInt32 {
        // Each byte's highest bit is kept apart, so that none borrows from the next.
        let high: UInt32 = 0x8080_8080
        let bytes = ((pixel | high) &- (above & ~high)) ^ ((pixel ^ ~above) & high)
        return bytes & 0xFF00_FF00 | bytes >> 16 & 0xFF | (bytes & 0xFF) << 16
    }

    @inline(__always)
    private static func difference(_ pixels: Pixels, _ above: Pixels) -> Pixels {
        typealias Bytes = SIMD32<UInt8>
        let bytes = unsafeBitCast(pixels, to: Bytes.self) &- unsafeBitCast(above, to: Bytes.self)
        let words = unsafeBitCast(bytes, to: Pixels.self)
        return words & 0xFF00_FF00 | (words &>> 16) & 0xFF | (words & 0xFF) &<< 16
    }
}
