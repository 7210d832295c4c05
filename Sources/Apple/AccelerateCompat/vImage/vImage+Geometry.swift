// Images that are scaled, turned and mirrored.

import Foundation

/// The weights of what each place of a shorter or longer line is made of, by Lanczos' window.
private func lanczos(_ from: Int, _ to: Int, lobes: Double) -> [(first: Int, weights: [Float])] {
    let scale = Double(from) / Double(to)
    let reach = lobes * max(1, scale)
    func weight(_ x: Double) -> Double {
        let x = x / max(1, scale)
        guard abs(x) < lobes else { return 0 }
        return x == 0 ? 1 : sin(.pi * x) / (.pi * x) * sin(.pi * x / lobes) / (.pi * x / lobes)
    }
    return (0..<to).map { place in
        let center = (Double(place) + 0.5) * scale - 0.5
        let first = Int((center - reach).rounded(.up))
        let weights = (first...max(first, Int(center + reach))).map { weight(Double($0) - center) }
        let total = weights.reduce(0, +)
        return (first, weights.map { Float($0 / total) })
    }
}

private func scaled(_ plane: Plane, width: Int, height: Int, lobes: Double) -> Plane {
    let channels = plane.channels
    var wide = Plane(width: width, height: plane.height, channels: channels)
    for (column, (first, weights)) in lanczos(plane.width, width, lobes: lobes).enumerated() {
        for row in 0..<plane.height {
            for (index, weight) in weights.enumerated() {
                let from = min(max(first + index, 0), plane.width - 1)
                for channel in 0..<channels {
                    wide.values[(row &* width &+ column) &* channels &+ channel] +=
                        weight * plane.values[(row &* plane.width &+ from) &* channels &+ channel]
                }
            }
        }
    }
    var result = Plane(width: width, height: height, channels: channels)
    for (row, (first, weights)) in lanczos(plane.height, height, lobes: lobes).enumerated() {
        for (index, weight) in weights.enumerated() {
            let from = min(max(first + index, 0), plane.height - 1)
            for place in 0..<width &* channels {
                result.values[row &* width &* channels &+ place] +=
                    weight * wide.values[from &* width &* channels &+ place]
            }
        }
    }
    return result
}

private func lobes(_ flags: vImage_Flags) -> Double { Int(flags) & kvImageHighQualityResampling != 0 ? 5 : 3 }

private func reflected<Pixel>(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _: Pixel.Type, horizontally: Bool
) -> vImage_Error {
    guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
    let (width, height) = (Int(source.width), Int(source.height))
    // In halves, for the target may be the source.
    for row in 0..<(horizontally ? height : (height + 1) / 2) {
        let other = horizontally ? row : height - 1 - row
        let (a, b) = (source.row(row, Pixel.self), source.row(other, Pixel.self))
        let (x, y) = (target.row(row, Pixel.self), target.row(other, Pixel.self))
        for column in 0..<(horizontally ? (width + 1) / 2 : width) {
            let opposite = horizontally ? width - 1 - column : column
            (x[column], y[opposite]) = (b[opposite], a[column])
        }
    }
    return kvImageNoError
}

private func rotated<Pixel>(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _: Pixel.Type, _ quarters: UInt8, _ background: Pixel
) -> vImage_Error {
    guard quarters < 4 else { return kvImageInvalidParameter }
    let (width, height) = (Int(source.width), Int(source.height))
    let (across, down) = quarters % 2 == 0 ? (width, height) : (height, width)
    // What is not as large is centred.
    let (left, top) = ((across - Int(target.width)) / 2, (down - Int(target.height)) / 2)
    for row in 0..<Int(target.height) {
        let line: UnsafeMutablePointer<Pixel> = target.row(row)
        for column in 0..<Int(target.width) {
            let (x, y) = (column + left, row + top)
            guard x >= 0, y >= 0, x < across, y < down else {
                line[column] = background
                continue
            }
            let from =
                switch quarters {
                case 0: (x, y)
                case 1: (width - 1 - y, x)
                case 2: (width - 1 - x, height - 1 - y)
                default: (y, height - 1 - x)
                }
            line[column] = source.row(from.1, Pixel.self)[from.0]
        }
    }
    return kvImageNoError
}

/// An image in another size, by Lanczos' filter.
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    let target = dest.pointee
    guard src.pointee.width > 0, src.pointee.height > 0 else { return kvImageInvalidParameter }
    let plane = Plane(bytes: src.pointee, channels: 4)
    scaled(plane, width: Int(target.width), height: Int(target.height), lobes: lobes(flags)).store(bytes: target)
    return kvImageNoError
}

public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, UInt32.self, horizontally: true)
}

public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, UInt32.self, horizontally: false)
}

/// An image turned by a number of quarters, counterclockwise.
public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    rotated(
        src.pointee, dest.pointee, UInt32.self, rotationConstant,
        UnsafeRawPointer(backColor).loadUnaligned(as: UInt32.self))
}

/// An image in another size, by Lanczos' filter.
public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    let target = dest.pointee
    guard src.pointee.width > 0, src.pointee.height > 0 else { return kvImageInvalidParameter }
    let plane = Plane(bytes: src.pointee, channels: 1)
    scaled(plane, width: Int(target.width), height: Int(target.height), lobes: lobes(flags)).store(bytes: target)
    return kvImageNoError
}

public func vImageHorizontalReflect_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, UInt8.self, horizontally: true)
}

public func vImageVerticalReflect_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, UInt8.self, horizontally: false)
}

/// An image turned by a number of quarters, counterclockwise.
public func vImageRotate90_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error { rotated(src.pointee, dest.pointee, UInt8.self, rotationConstant, backColor) }

/// An image in another size, by Lanczos' filter.
public func vImageScale_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    let target = dest.pointee
    guard src.pointee.width > 0, src.pointee.height > 0 else { return kvImageInvalidParameter }
    let plane = Plane(floats: src.pointee, channels: 1)
    scaled(plane, width: Int(target.width), height: Int(target.height), lobes: lobes(flags)).store(floats: target)
    return kvImageNoError
}

public func vImageHorizontalReflect_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, Float.self, horizontally: true)
}

public func vImageVerticalReflect_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, Float.self, horizontally: false)
}

/// An image turned by a number of quarters, counterclockwise.
public func vImageRotate90_PlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error { rotated(src.pointee, dest.pointee, Float.self, rotationConstant, backColor) }

/// An image in another size, by Lanczos' filter.
public func vImageScale_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error {
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    let target = dest.pointee
    guard src.pointee.width > 0, src.pointee.height > 0 else { return kvImageInvalidParameter }
    let plane = Plane(floats: src.pointee, channels: 4)
    scaled(plane, width: Int(target.width), height: Int(target.height), lobes: lobes(flags)).store(floats: target)
    return kvImageNoError
}

public func vImageHorizontalReflect_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, Pixel_FFFF.self, horizontally: true)
}

public func vImageVerticalReflect_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    reflected(src.pointee, dest.pointee, Pixel_FFFF.self, horizontally: false)
}

/// An image turned by a number of quarters, counterclockwise.
public func vImageRotate90_ARGBFFFF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<Float>, _ flags: vImage_Flags
) -> vImage_Error {
    rotated(
        src.pointee, dest.pointee, Pixel_FFFF.self, rotationConstant,
        (backColor[0], backColor[1], backColor[2], backColor[3]))
}
