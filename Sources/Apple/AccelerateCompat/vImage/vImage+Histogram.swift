// How often each value occurs in an image, and images that use all of them.

private func histogram(_ buffer: vImage_Buffer, _ channel: Int, of channels: Int) -> [vImagePixelCount] {
    var counts = [vImagePixelCount](repeating: 0, count: 256)
    for row in 0..<Int(buffer.height) {
        let line: UnsafeMutablePointer<UInt8> = buffer.row(row)
        for column in 0..<Int(buffer.width) { counts[Int(line[column &* channels &+ channel])] += 1 }
    }
    return counts
}

/// Counts each component's values in arrays of 256 numbers.
public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for channel in 0..<4 {
        guard let counts = histogram[channel] else { return kvImageNullPointerArgument }
        counts.update(from: AccelerateCompat.histogram(src.pointee, channel, of: 4), count: 256)
    }
    return kvImageNoError
}

/// Counts the values in an array of 256 numbers.
public func vImageHistogramCalculation_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>, _ flags: vImage_Flags
) -> vImage_Error {
    histogram.update(from: AccelerateCompat.histogram(src.pointee, 0, of: 1), count: 256)
    return kvImageNoError
}

/// Counts numbers from the least to the largest in bins; what is beyond is in the first or the last.
public func vImageHistogramCalculation_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>,
    _ histogram_entries: UInt32, _ minVal: Pixel_F,
    _ maxVal: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
    guard histogram_entries > 0, maxVal > minVal else { return kvImageInvalidParameter }
    let last = Int(histogram_entries) - 1
    histogram.update(repeating: 0, count: last + 1)
    for row in 0..<Int(src.pointee.height) {
        let line: UnsafeMutablePointer<Float> = src.pointee.row(row)
        for column in 0..<Int(src.pointee.width) {
            let place: Int = integer((line[column] - minVal) / (maxVal - minVal) * Float(last + 1))
            histogram[min(max(place, 0), last)] += 1
        }
    }
    return kvImageNoError
}

/// What becomes of each value, so that all are used alike often.
private func equalizing(_ counts: [vImagePixelCount]) -> [UInt8] {
    let total = counts.reduce(0, +)
    let least = counts.first { $0 > 0 } ?? 0
    guard total > least else { return Array(0...255) }
    var sum: vImagePixelCount = 0
    return counts.map { count in
        sum += count
        return UInt8((255 * (sum < least ? 0 : sum - least) + (total - least) / 2) / (total - least))
    }
}

/// What becomes of each value, so that the least is 0 and the largest 255.
private func stretching(_ counts: [vImagePixelCount]) -> [UInt8] {
    guard let low = counts.firstIndex(where: { $0 > 0 }), let high = counts.lastIndex(where: { $0 > 0 }), high > low
    else { return Array(0...255) }
    return (0...255).map { UInt8((min(max($0, low), high) - low) * 255 / (high - low)) }
}

private func mapped(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, channels: Int,
    _ flags: vImage_Flags, _ table: ([vImagePixelCount]) -> [UInt8]
) -> vImage_Error {
    let keepsFirst = channels == 4 && Int(flags) & kvImageLeaveAlphaUnchanged != 0
    let tables = (0..<channels).map { channel in
        keepsFirst && channel == 0 ? Array(0...255) : table(histogram(source.pointee, channel, of: channels))
    }
    return eachPixel(source, channels, target, channels) { (from: UnsafeMutablePointer<UInt8>, to) in
        for channel in 0..<channels { to[channel] = tables[channel][Int(from[channel])] }
    }
}

/// An image whose values are used alike often.
public func vImageEqualization_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    mapped(src, dest, channels: 4, flags, equalizing)
}

/// An image whose least value is 0 and whose largest is 255.
public func vImageContrastStretch_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    mapped(src, dest, channels: 4, flags, stretching)
}

/// An image whose values are used alike often.
public func vImageEqualization_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    mapped(src, dest, channels: 1, flags, equalizing)
}

/// An image whose least value is 0 and whose largest is 255.
public func vImageContrastStretch_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    mapped(src, dest, channels: 1, flags, stretching)
}
