public import CoreVideoCompat
public import Foundation
public import FoundationCompat

public typealias CMItemCount = CFIndex
public typealias CMItemIndex = CFIndex
public typealias CMAttachmentMode = UInt32

public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// When a sample is shown, and for how long.
public struct CMSampleTimingInfo: Sendable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime

    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }

    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        self.duration = duration
        self.presentationTimeStamp = presentationTimeStamp
        self.decodeTimeStamp = decodeTimeStamp
    }

    public static let invalid = CMSampleTimingInfo()
}

/// Bytes of a film or sound.
public final class CMBlockBuffer: NSObject, @unchecked Sendable {
    let data: Data

    init(_ data: Data) { self.data = data }

    public var dataLength: Int { data.count }

    /// A copy of the bytes.
    public func dataBytes() throws -> Data { data }
}

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }

/// A picture or sounds of a film, and when they are due.
///
/// An app can make one of a picture; no camera or file gives any.
public final class CMSampleBuffer: NSObject, @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let formatDescription: CMFormatDescription?
    private let timing: CMSampleTimingInfo
    private let lock = NSLock()
    private var valid = true
    private var attached: [String: (value: CFTypeRef, mode: CMAttachmentMode)] = [:]

    public init(
        imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        self.imageBuffer = imageBuffer
        self.formatDescription = formatDescription
        timing = sampleTiming
    }

    public var dataBuffer: CMBlockBuffer? { nil }
    public var numSamples: CMItemCount { 1 }
    public var duration: CMTime { timing.duration }
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    public var outputDuration: CMTime { timing.duration }
    public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var totalSampleSize: Int { 0 }
    public var isValid: Bool { lock.withLock { valid } }
    public var dataReadiness: DataReadiness { .ready }

    public enum DataReadiness: Sendable {
        case ready, notReady, failed(OSStatus)
    }

    public func sampleTimingInfo(at sampleIndex: Int) throws -> CMSampleTimingInfo { timing }
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { [timing] }
    public func invalidate() throws { lock.withLock { valid = false } }

    fileprivate subscript(key: CFString) -> (value: CFTypeRef, mode: CMAttachmentMode)? {
        get { lock.withLock { attached[String(describing: key)] } }
        set { lock.withLock { attached[String(describing: key)] = newValue } }
    }
}

@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(
        imageBuffer: imageBuffer, formatDescription: formatDescription, sampleTiming: sampleTiming.pointee)
    return 0
}

@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
    makeDataReadyCallback: ((CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus)?,
    refcon: UnsafeMutableRawPointer?, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateReadyWithImageBuffer(
        allocator: allocator, imageBuffer: imageBuffer, formatDescription: formatDescription,
        sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}

@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    CMVideoFormatDescriptionCreate(
        allocator: allocator, codecType: CVPixelBufferGetPixelFormatType(imageBuffer),
        width: Int32(clamping: CVPixelBufferGetWidth(imageBuffer)),
        height: Int32(clamping: CVPixelBufferGetHeight(imageBuffer)), extensions: nil,
        formatDescriptionOut: formatDescriptionOut)
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.numSamples }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.outputPresentationTimeStamp
}
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? { nil }

@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> OSStatus {
    try? sbuf.invalidate()
    return 0
}

public typealias CMAttachmentBearer = CFTypeRef

/// Notes something of a sample, or of a picture.
public func CMSetAttachment(
    _ target: CMAttachmentBearer, key: CFString, value: CFTypeRef?, attachmentMode: CMAttachmentMode
) {
    if let sample = target as? CMSampleBuffer {
        sample[key] = value.map { ($0, attachmentMode) }
    } else if let picture = target as? CVBuffer, let value {
        CVBufferSetAttachment(picture, key, value, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
    }
}

public func CMGetAttachment(
    _ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? {
    if let attachment = (target as? CMSampleBuffer)?[key] {
        attachmentModeOut?.pointee = attachment.mode
        return attachment.value
    }
    guard let picture = target as? CVBuffer else { return nil }
    var mode = CVAttachmentMode.shouldNotPropagate
    let value = CVBufferCopyAttachment(picture, key, &mode)
    attachmentModeOut?.pointee = mode.rawValue
    return value
}

public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) {
    (target as? CMSampleBuffer)?[key] = nil
    if let picture = target as? CVBuffer { CVBufferRemoveAttachment(picture, key) }
}

public var kCMSampleAttachmentKey_NotSync: CFString { "NotSync" }
public var kCMSampleAttachmentKey_DependsOnOthers: CFString { "DependsOnOthers" }
public var kCMSampleAttachmentKey_DisplayImmediately: CFString { "DisplayImmediately" }
public var kCMSampleAttachmentKey_DoNotDisplay: CFString { "DoNotDisplay" }
