public import Foundation
public import FoundationCompat

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682

/// Memory with what is noted of it.
///
/// The only buffers here are those of pixels.
public final class CVBuffer: @unchecked Sendable {
    let memory: UnsafeMutableRawBufferPointer?
    let width: Int
    let height: Int
    let format: OSType
    let planes: [CVPlane]
    private let release: () -> Void
    private let lock = NSLock()
    private var attachments: [String: (value: AnyObject, mode: CVAttachmentMode)] = [:]

    init(
        memory: UnsafeMutableRawBufferPointer?, width: Int, height: Int, format: OSType, planes: [CVPlane],
        release: @escaping () -> Void
    ) {
        self.memory = memory
        self.width = width
        self.height = height
        self.format = format
        self.planes = planes
        self.release = release
    }

    deinit { release() }

    subscript(key: CFString) -> (value: AnyObject, mode: CVAttachmentMode)? {
        get { lock.withLock { attachments[String(describing: key)] } }
        set { lock.withLock { attachments[String(describing: key)] = newValue } }
    }

    func attachments(_ mode: CVAttachmentMode) -> NSDictionary {
        lock.withLock { attachments.filter { $1.mode == mode }.mapValues(\.value) } as NSDictionary
    }

    func removeAttachments() { lock.withLock { attachments = [:] } }
}

/// Where a plane's pixels begin, and how they lie.
struct CVPlane {
    let offset: Int
    let width: Int
    let height: Int
    let bytesPerRow: Int
}

public enum CVAttachmentMode: UInt32, Sendable {
    case shouldNotPropagate, shouldPropagate
}

public func CVBufferSetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode
) {
    buffer[key] = (value, attachmentMode)
}

public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    guard let attachment = buffer[key] else { return nil }
    attachmentMode?.pointee = attachment.mode
    return attachment.value
}

public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    buffer.attachments(attachmentMode)
}

public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool { buffer[key] != nil }
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer[key] = nil }
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.removeAttachments() }
