// Blurs and other filters, which take each pixel with those around it.

/// What a filter takes beyond an image's edges.
private enum Edge {
    case color([Float])
    case extended
    /// Nothing: the weights that are left count for all.
    case truncated

    init?(_ flags: vImage_Flags, _ color: [Float]) {
        switch Int(flags)
            & (kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel)
        {
        case kvImageBackgroundColorFill: self = .color(color)
        case kvImageEdgeExtend: self = .extended
        case kvImageTruncateKernel: self = .truncated
        default: return nil
        }
    }
}

/// One pass of a filter whose weights are the same for all rows, or for all columns.
private func blurred(_ plane: Plane, _ weights: [Float], vertically: Bool, _ edge: Edge) -> Plane {
    var result = plane
    let (length, lines) = vertically ? (plane.height, plane.width) : (plane.width, plane.height)
    let channels = plane.channels
    let step = vertically ? plane.width * channels : channels
    let lineStep = vertically ? channels : plane.width * channels
    let half = weights.count / 2
    let isBox = weights.allSatisfy { $0 == 1 }
    plane.values.withUnsafeBufferPointer { source in
        result.values.withUnsafeMutableBufferPointer { target in
            for line in 0..<lines {
                for channel in 0..<channels {
                    let start = line &* lineStep &+ channel
                    /// What counts at a place, and how much of the weight.
                    func value(_ place: Int) -> (value: Float, part: Float) {
                        if place >= 0, place < length { return (source[start &+ place &* step], 1) }
                        switch edge {
                        case .color(let color): return (color[channel], 1)
                        case .extended: return (source[start &+ min(max(place, 0), length - 1) &* step], 1)
                        case .truncated: return (0, 0)
                        }
                    }
                    func sum(_ place: Int) -> (value: Float, part: Float) {
                        var sum: (value: Float, part: Float) = (0, 0)
                        for (index, weight) in weights.enumerated() {
                            let (value, part) = value(place &+ index &- half)
                            sum.value += weight * value
                            sum.part += weight * part
                        }
                        return sum
                    }
                    var window = sum(0)
                    for place in 0..<length {
                        target[start &+ place &* step] = window.value / window.part
                        guard isBox else {
                            window = sum(place + 1)
                            continue
                        }
                        // A box moves on by one value at each end.
                        let (next, last) = (value(place &+ half &+ 1), value(place &- half))
                        window.value += next.value - last.value
                        window.part += next.part - last.part
                    }
                }
            }
        }
    }
    return result
}

private func blur(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ channels: Int, _ height: [Float], _ width: [Float],
    _ color: [Float], _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard source.isAsLarge(as: target) else { return kvImageRoiLargerThanInputBuffer }
    guard height.count % 2 == 1, width.count % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let edge = Edge(flags, color) else { return kvImageInvalidEdgeStyle }
    let plane = Plane(bytes: source, channels: channels)
    let result = blurred(blurred(plane, height, vertically: true, edge), width, vertically: false, edge)
    result.store(bytes: target, keeping: Int(flags) & kvImageLeaveAlphaUnchanged != 0 && channels == 4 ? 0 : nil)
    return kvImageNoError
}

private func box(_ size: UInt32) -> [Float] { Array(repeating: 1, count: Int(size)) }
private func tent(_ size: UInt32) -> [Float] {
    let half = Int(size) / 2
    return (0..<Int(size)).map { Float(half + 1 - Swift.abs($0 - half)) }
}

private func components(_ color: UnsafePointer<UInt8>?) -> [Float] { (0..<4).map { Float(color?[$0] ?? 0) } }

/// The mean of the pixels around each, in a rectangle.
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    blur(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 4), dest.pointee, 4, box(kernel_height),
        box(kernel_width), components(backgroundColor), flags)
}

/// The mean of the pixels around each, in a rectangle.
public func vImageBoxConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    blur(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 1), dest.pointee, 1, box(kernel_height),
        box(kernel_width), [Float(backgroundColor)], flags)
}

/// The mean of the pixels around each, the nearer ones counting more.
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    blur(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 4), dest.pointee, 4, tent(kernel_height),
        tent(kernel_width), components(backgroundColor), flags)
}

/// The mean of the pixels around each, the nearer ones counting more.
public func vImageTentConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    blur(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 1), dest.pointee, 1, tent(kernel_height),
        tent(kernel_width), [Float(backgroundColor)], flags)
}

private func convolve(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ channels: Int, _ kernel: UnsafePointer<Int16>, _ height: UInt32,
    _ width: UInt32, _ divisor: Int32, _ bias: Int32, _ color: [Float], _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard source.isAsLarge(as: target) else { return kvImageRoiLargerThanInputBuffer }
    guard height % 2 == 1, width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let edge = Edge(flags, color) else { return kvImageInvalidEdgeStyle }
    let plane = Plane(bytes: source, channels: channels)
    var result = plane
    let (rows, columns) = (Int(height), Int(width))
    let total = (0..<rows * columns).reduce(Float(0)) { $0 + Float(kernel[$1]) }
    for row in 0..<plane.height {
        for column in 0..<plane.width {
            for channel in 0..<channels {
                var (sum, used): (Float, Float) = (0, 0)
                for index in 0..<rows * columns {
                    let (y, x) = (row + index / columns - rows / 2, column + index % columns - columns / 2)
                    var value: Float
                    if y >= 0, y < plane.height, x >= 0, x < plane.width {
                        value = plane.values[(y * plane.width + x) * channels + channel]
                    } else {
                        switch edge {
                        case .color(let color): value = color[channel]
                        case .extended:
                            let (inY, inX) = (min(max(y, 0), plane.height - 1), min(max(x, 0), plane.width - 1))
                            value = plane.values[(inY * plane.width + inX) * channels + channel]
                        case .truncated: continue
                        }
                    }
                    sum += Float(kernel[index]) * value
                    used += Float(kernel[index])
                }
                if case .truncated = edge, used != 0 { sum *= total / used }
                result.values[(row * plane.width + column) * channels + channel] =
                    (sum + Float(bias)) / Float(divisor == 0 ? 1 : divisor)
            }
        }
    }
    result.store(bytes: target, keeping: Int(flags) & kvImageLeaveAlphaUnchanged != 0 && channels == 4 ? 0 : nil)
    return kvImageNoError
}

/// Each pixel and those around it, times weights, over a divisor.
public func vImageConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 4), dest.pointee, 4, kernel, kernel_height, kernel_width,
        divisor, 0, components(backgroundColor), flags)
}

/// Each pixel and those around it, times weights, over a divisor.
public func vImageConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 1), dest.pointee, 1, kernel, kernel_height, kernel_width,
        divisor, 0, [Float(backgroundColor)], flags)
}

/// Each pixel and those around it, times weights, with a bias, over a divisor.
public func vImageConvolveWithBias_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ bias: Int32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 4), dest.pointee, 4, kernel, kernel_height, kernel_width,
        divisor, bias, components(backgroundColor), flags)
}

/// Each pixel and those around it, times weights, with a bias, over a divisor.
public func vImageConvolveWithBias_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ bias: Int32, _ backgroundColor: Pixel_8,
    _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src.pointee.moved(srcOffsetToROI_X, srcOffsetToROI_Y, 1), dest.pointee, 1, kernel, kernel_height, kernel_width,
        divisor, bias, [Float(backgroundColor)], flags)
}

extension vImage_Buffer {
    /// What of a buffer lies right of and below a place.
    fileprivate func moved(_ x: vImagePixelCount, _ y: vImagePixelCount, _ pixelSize: Int) -> vImage_Buffer {
        guard x > 0 || y > 0, x <= width, y <= height else { return self }
        return vImage_Buffer(
            data: data + Int(y) * rowBytes + Int(x) * pixelSize, height: height - y, width: width - x,
            rowBytes: rowBytes)
    }
}
