// Pixels in other arrangements, and other components.

public func vImageConvert_Planar8toPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    return eachPixel(src, 1, dest, 1) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<Float>) in
        to[0] = minFloat + Float(from[0]) / 255 * (maxFloat - minFloat)
    }
}

public func vImageConvert_PlanarFtoPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
    _ flags: vImage_Flags
) -> vImage_Error {
    return eachPixel(src, 1, dest, 1) { (from: UnsafeMutablePointer<Float>, to: UnsafeMutablePointer<UInt8>) in
        to[0] = integer(((from[0] - minFloat) / (maxFloat - minFloat) * 255).rounded())
    }
}

/// Colours with an alpha, from a plane or the same for all; premultiplied with it if so asked.
public func vImageConvert_RGB888toRGBA8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
    _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool,
    _ flags: vImage_Flags
) -> vImage_Error {
    for row in 0..<Int(dest.pointee.height) {
        let (from, to): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) = (
            rgbSrc.pointee.row(row), dest.pointee.row(row)
        )
        let alphas: UnsafeMutablePointer<UInt8>? = aSrc?.pointee.row(row)
        for column in 0..<Int(dest.pointee.width) {
            let alpha = alphas?[column] ?? alpha
            let (x, y) = (from + 3 &* column, to + 4 &* column)
            for (source, target) in zip([0, 1, 2], [0, 1, 2]) {
                y[target] = premultiply ? premultiplied(x[source], alpha) : x[source]
            }
            y[3] = alpha
        }
    }
    return kvImageNoError
}

/// Colours with an alpha, from a plane or the same for all; premultiplied with it if so asked.
public func vImageConvert_RGB888toARGB8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
    _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool,
    _ flags: vImage_Flags
) -> vImage_Error {
    for row in 0..<Int(dest.pointee.height) {
        let (from, to): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) = (
            rgbSrc.pointee.row(row), dest.pointee.row(row)
        )
        let alphas: UnsafeMutablePointer<UInt8>? = aSrc?.pointee.row(row)
        for column in 0..<Int(dest.pointee.width) {
            let alpha = alphas?[column] ?? alpha
            let (x, y) = (from + 3 &* column, to + 4 &* column)
            for (source, target) in zip([0, 1, 2], [1, 2, 3]) {
                y[target] = premultiply ? premultiplied(x[source], alpha) : x[source]
            }
            y[0] = alpha
        }
    }
    return kvImageNoError
}

/// Colours with an alpha, from a plane or the same for all; premultiplied with it if so asked.
public func vImageConvert_RGB888toBGRA8888(
    _ rgbSrc: UnsafePointer<vImage_Buffer>, _ aSrc: UnsafePointer<vImage_Buffer>?, _ alpha: Pixel_8,
    _ dest: UnsafePointer<vImage_Buffer>, _ premultiply: Bool,
    _ flags: vImage_Flags
) -> vImage_Error {
    for row in 0..<Int(dest.pointee.height) {
        let (from, to): (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) = (
            rgbSrc.pointee.row(row), dest.pointee.row(row)
        )
        let alphas: UnsafeMutablePointer<UInt8>? = aSrc?.pointee.row(row)
        for column in 0..<Int(dest.pointee.width) {
            let alpha = alphas?[column] ?? alpha
            let (x, y) = (from + 3 &* column, to + 4 &* column)
            for (source, target) in zip([0, 1, 2], [2, 1, 0]) {
                y[target] = premultiply ? premultiplied(x[source], alpha) : x[source]
            }
            y[3] = alpha
        }
    }
    return kvImageNoError
}

/// The colours without their alpha.
public func vImageConvert_RGBA8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    return eachPixel(src, 4, dest, 3) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        (to[0], to[1], to[2]) = (from[0], from[1], from[2])
    }
}

/// The colours without their alpha.
public func vImageConvert_ARGB8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    return eachPixel(src, 4, dest, 3) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        (to[0], to[1], to[2]) = (from[1], from[2], from[3])
    }
}

/// The colours without their alpha.
public func vImageConvert_BGRA8888toRGB888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    return eachPixel(src, 4, dest, 3) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        (to[0], to[1], to[2]) = (from[2], from[1], from[0])
    }
}

/// The components in another order: each from where the map says.
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    return eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        var pixel = SIMD4<UInt8>()
        for channel in 0..<4 { pixel[channel] = from[Int(permuteMap[channel] & 3)] }
        for channel in 0..<4 { to[channel] = pixel[channel] }
    }
}

public func vImageTableLookUp_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ table: UnsafePointer<Pixel_8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    return eachPixel(src, 1, dest, 1) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        to[0] = table[Int(from[0])]
    }
}

/// What tables have for each component; without a table it stays.
public func vImageTableLookUp_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ alphaTable: UnsafePointer<Pixel_8>?,
    _ redTable: UnsafePointer<Pixel_8>?, _ greenTable: UnsafePointer<Pixel_8>?, _ blueTable: UnsafePointer<Pixel_8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    let tables = [alphaTable, redTable, greenTable, blueTable]
    return eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        for channel in 0..<4 { to[channel] = tables[channel]?[Int(from[channel])] ?? from[channel] }
    }
}

/// Takes the components apart.
public func vImageConvert_ARGB8888toPlanar8(
    _ srcARGB: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>,
    _ destR: UnsafePointer<vImage_Buffer>, _ destG: UnsafePointer<vImage_Buffer>, _ destB: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    for (channel, dest) in [destA, destR, destG, destB].enumerated() {
        let error = eachPixel(srcARGB, 4, dest, 1) {
            (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in to[0] = from[channel]
        }
        guard error == kvImageNoError else { return error }
    }
    return kvImageNoError
}

/// Brings components together.
public func vImageConvert_Planar8toARGB8888(
    _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>, _ srcG: UnsafePointer<vImage_Buffer>,
    _ srcB: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    for (channel, source) in [srcA, srcR, srcG, srcB].enumerated() {
        let error = eachPixel(source, 1, dest, 4) {
            (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in to[channel] = from[0]
        }
        guard error == kvImageNoError else { return error }
    }
    return kvImageNoError
}

public func vImageBufferFill_ARGB8888(
    _ dest: UnsafePointer<vImage_Buffer>, _ color: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(dest, 4, dest, 4) { (_: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        to.update(from: color, count: 4)
    }
}

/// Sets the components that a mask names, alpha's by 8, and red's, green's and blue's by 4, 2 and 1.
public func vImageOverwriteChannelsWithScalar_ARGB8888(
    _ scalar: Pixel_8, _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ copyMask: UInt8,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        for channel in 0..<4 { to[channel] = copyMask & (8 >> UInt8(channel)) != 0 ? scalar : from[channel] }
    }
}

/// Each pixel times a matrix, whose rows are the components that are given, over a divisor.
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
    _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard divisor != 0 else { return kvImageInvalidParameter }
    return eachPixel(src, 4, dest, 4) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        var sums = SIMD4<Int32>(repeating: 0)
        for channel in 0..<4 {
            let value = Int32(from[channel]) &+ Int32(pre_bias?[channel] ?? 0)
            for target in 0..<4 { sums[target] &+= value &* Int32(matrix[4 &* channel &+ target]) }
        }
        for target in 0..<4 {
            to[target] = UInt8(clamping: (sums[target] &+ (post_bias?[target] ?? 0)) / divisor)
        }
    }
}

/// The components' sum, each times a number, over a divisor: an image's brightness, say.
public func vImageMatrixMultiply_ARGB8888ToPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
    _ post_bias: Int32, _ flags: vImage_Flags
) -> vImage_Error {
    guard divisor != 0 else { return kvImageInvalidParameter }
    return eachPixel(src, 4, dest, 1) { (from: UnsafeMutablePointer<UInt8>, to: UnsafeMutablePointer<UInt8>) in
        var sum = post_bias
        for channel in 0..<4 {
            sum &+= (Int32(from[channel]) &+ Int32(pre_bias?[channel] ?? 0)) &* Int32(matrix[channel])
        }
        to[0] = UInt8(clamping: sum / divisor)
    }
}
