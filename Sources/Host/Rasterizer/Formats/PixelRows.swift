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

    /// Not premultiplied; a row that is opaque already is taken as it is.
    static func straight(
        _ row: UnsafePointer<UInt32>, _ count: Int, buffer: UnsafeMutablePointer<UInt32>
    ) -> UnsafePointer<UInt32> {
        var x = firstTranslucent(row, from: 0, to: count)
        if x == count { return row }
        buffer.update(from: row, count: count)
        while x < count {
            buffer[x] = straight(row[x])
            x = firstTranslucent(row, from: x + 1, to: count)
        }
        return UnsafePointer(buffer)
    }

    @inline(__always)
    private static func firstTranslucent(_ row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
        var x = start
        while x &+ 8 <= end, isZero(~(pixels(row + x) | 0x00FF_FFFF)) { x &+= 8 }
        while x < end, row[x] >= 0xFF00_0000 { x += 1 }
        return x
    }

    @inline(__always)
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(255, ((pixel >> 16 & 0xFF) &* 255 &+ half) / alpha)
        let green = min(255, ((pixel >> 8 & 0xFF) &* 255 &+ half) / alpha)
        let blue = min(255, ((pixel & 0xFF) &* 255 &+ half) / alpha)
        return alpha << 24 | red << 16 | green << 8 | blue
    }

    /// The difference of two rows, in a file's order, as far as both are opaque and need not be made straight; false
    /// where one is not.
    static func subtractOpaque(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) -> Bool {
        // Rounded corners are what is translucent most often.
        var opaque = row[0] & above[0]
        guard opaque >= 0xFF00_0000 else { return false }
        var all = Pixels(repeating: opaque)
        var x = 0
        while x &+ 8 <= count {
            let (current, before) = (pixels(row + x), pixels(above + x))
            all &= current & before
            UnsafeMutableRawPointer(target + x).storeBytes(of: difference(current, before), as: Pixels.self)
            x &+= 8
        }
        while x < count {
            opaque &= row[x] & above[x]
            target[x] = difference(Pixels(repeating: row[x]), Pixels(repeating: above[x]))[0]
            x &+= 1
        }
        return opaque >= 0xFF00_0000 && isZero(~(all | 0x00FF_FFFF))
    }

    /// What each byte of a row is more than that of the one above, in a file's order.
    static func subtract(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>,
        _ count: Int
    ) {
        var x = 0
        while x &+ 8 <= count {
            let difference = difference(pixels(row + x), pixels(above + x))
            UnsafeMutableRawPointer(target + x).storeBytes(of: difference, as: Pixels.self)
            x &+= 8
        }
        while x < count {
            target[x] = difference(Pixels(repeating: row[x]), Pixels(repeating: above[x]))[0]
            x &+= 1
        }
    }

    @inline(__always)
    private static func difference(_ pixels: Pixels, _ above: Pixels) -> Pixels {
        typealias Bytes = SIMD32<UInt8>
        let bytes = unsafeBitCast(pixels, to: Bytes.self) &- unsafeBitCast(above, to: Bytes.self)
        let words = unsafeBitCast(bytes, to: Pixels.self)
        return words & 0xFF00_FF00 | (words &>> 16) & 0xFF | (words & 0xFF) &<< 16
    }
}
