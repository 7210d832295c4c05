// Colours that are multiplied with their alpha, and images above others.

/// The colours times their alpha.
public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        let alpha = from[0]
        for channel in 0..<4 { to[channel] = channel == 0 ? alpha : premultiplied(from[channel], alpha) }
    }
}

/// The colours over their alpha.
public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        let alpha = from[0]
        for channel in 0..<4 { to[channel] = channel == 0 ? alpha : unpremultiplied(from[channel], alpha) }
    }
}

/// The colours times their alpha.
public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        let alpha = from[3]
        for channel in 0..<4 { to[channel] = channel == 3 ? alpha : premultiplied(from[channel], alpha) }
    }
}

/// The colours over their alpha.
public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        let alpha = from[3]
        for channel in 0..<4 { to[channel] = channel == 3 ? alpha : unpremultiplied(from[channel], alpha) }
    }
}

public func vImagePremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    vImagePremultiplyData_RGBA8888(src, dest, flags)
}

public func vImageUnpremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    vImageUnpremultiplyData_RGBA8888(src, dest, flags)
}

private func blend(
    _ top: UnsafePointer<vImage_Buffer>, _ bottom: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>,
    alpha place: Int,
    _ mix: (_ top: UInt8, _ topAlpha: Int, _ bottom: UInt8, _ bottomAlpha: Int) -> UInt8
) -> vImage_Error {
    guard bottom.pointee.isAsLarge(as: target.pointee), top.pointee.isAsLarge(as: target.pointee)
    else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.pointee.height) {
        let (x, y): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) = (
            top.pointee.row(row), bottom.pointee.row(row)
        )
        let z: UnsafeMutablePointer<UInt8> = target.pointee.row(row)
        for column in 0..<Int(target.pointee.width) {
            let start = 4 &* column
            let (above, below) = (Int(x[start &+ place]), Int(y[start &+ place]))
            for channel in 0..<4 where channel != place {
                z[start &+ channel] = mix(x[start &+ channel], above, y[start &+ channel], below)
            }
            z[start &+ place] = UInt8(above + ((255 - above) * below + 127) / 255)
        }
    }
    return kvImageNoError
}

/// An image above another, whose colours are multiplied with their alpha.
public func vImagePremultipliedAlphaBlend_ARGB8888(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest, alpha: 0) { top, alpha, bottom, _ in
        UInt8(min(255, Int(top) + ((255 - alpha) * Int(bottom) + 127) / 255))
    }
}

/// An image above another, whose colours are multiplied with their alpha.
public func vImagePremultipliedAlphaBlend_BGRA8888(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest, alpha: 3) { top, alpha, bottom, _ in
        UInt8(min(255, Int(top) + ((255 - alpha) * Int(bottom) + 127) / 255))
    }
}

/// An image above another, whose colours are not multiplied with their alpha.
public func vImageAlphaBlend_ARGB8888(
    _ srcTop: UnsafePointer<vImage_Buffer>, _ srcBottom: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    blend(srcTop, srcBottom, dest, alpha: 0) { top, alpha, bottom, below in
        let (front, back) = (255 * alpha, (255 - alpha) * below)
        guard front + back > 0 else { return 0 }
        return UInt8((Int(top) * front + Int(bottom) * back + (front + back) / 2) / (front + back))
    }
}
