public import Foundation
public import FoundationCompat

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags

    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: CFString { "Width" }
public var kCVPixelBufferHeightKey: CFString { "Height" }
public var kCVPixelBufferBytesPerRowAlignmentKey: CFString { "BytesPerRowAlignment" }
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
public var kCVPixelBufferOpenGLESCompatibilityKey: CFString { "OpenGLESCompatibility" }
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }

/// Makes room for pixels, of a format that has one plane, or two of 8 bits.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
    guard let planes = planes(width, height, pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    let size = planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    pixelBufferOut.pointee = CVPixelBuffer(
        memory: memory, width: width, height: height, format: pixelFormatType, planes: planes,
        release: { memory.deallocate() })
    return kCVReturnSuccess
}

/// A picture in the caller's memory, which is given back when the picture goes.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, bytesPerRow > 0 else { return kCVReturnInvalidArgument }
    guard bytesPerPixel(pixelFormatType) != nil else { return kCVReturnInvalidPixelFormat }
    pixelBufferOut.pointee = CVPixelBuffer(
        memory: UnsafeMutableRawBufferPointer(start: baseAddress, count: bytesPerRow * height), width: width,
        height: height, format: pixelFormatType,
        planes: [CVPlane(offset: 0, width: width, height: height, bytesPerRow: bytesPerRow)],
        release: { releaseCallback?(releaseRefCon, baseAddress) })
    return kCVReturnSuccess
}

private func planes(_ width: Int, _ height: Int, _ format: OSType) -> [CVPlane]? {
    func rows(_ bytes: Int) -> Int { (bytes + 63) / 64 * 64 }
    if let bytes = bytesPerPixel(format) {
        return [CVPlane(offset: 0, width: width, height: height, bytesPerRow: rows(width * bytes))]
    }
    guard
        format == kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
            || format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
    else { return nil }
    let luma = CVPlane(offset: 0, width: width, height: height, bytesPerRow: rows(width))
    let (half, lines) = ((width + 1) / 2, (height + 1) / 2)
    return [
        luma,
        CVPlane(offset: luma.bytesPerRow * height, width: half, height: lines, bytesPerRow: rows(half * 2)),
    ]
}

// Memory here is the process's own: nothing has to be locked.

@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{ kCVReturnSuccess }

@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

public func CVPixelBufferGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CVPixelBuffer.self)) }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.memory?.count ?? 0 }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.memory?.baseAddress
}

/// Zero where there is one plane.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0
}

public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].width : 0
}

public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].height : 0
}

public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.planes.indices.contains(planeIndex) ? pixelBuffer.planes[planeIndex].bytesPerRow : 0
}

public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    guard pixelBuffer.planes.indices.contains(planeIndex) else { return nil }
    return pixelBuffer.memory?.baseAddress.map { $0 + pixelBuffer.planes[planeIndex].offset }
}

public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}

public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}

public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
