public import CoreAudioTypesCompat
public import Foundation
public import FoundationCompat

/// How wide and high a picture is.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() { self.init(width: 0, height: 0) }

    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461

public let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = 0x3276_7579
public let kCMVideoCodecType_Animation: CMVideoCodecType = 0x726C_6520
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
public let kCMVideoCodecType_H263: CMVideoCodecType = 0x6832_3633
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
public let kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
public let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373
public let kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F

/// What samples are of: pictures of a size and coding, or sounds of a format.
public final class CMFormatDescription: NSObject, @unchecked Sendable {
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode

        public init(rawValue: FourCharCode) { self.rawValue = rawValue }

        public static let video = MediaType(rawValue: kCMMediaType_Video)
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        public static let closedCaption = MediaType(rawValue: kCMMediaType_ClosedCaption)
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
    }

    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: FourCharCode

        public init(rawValue: FourCharCode) { self.rawValue = rawValue }

        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        public static let proRes422 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes422)
        public static let proRes4444 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes4444)
        public static let mpeg4Video = MediaSubType(rawValue: kCMVideoCodecType_MPEG4Video)
        public static let linearPCM = MediaSubType(rawValue: kAudioFormatLinearPCM)
        public static let mpeg4AAC = MediaSubType(rawValue: kAudioFormatMPEG4AAC)
        public static let appleLossless = MediaSubType(rawValue: kAudioFormatAppleLossless)
    }

    public let mediaType: MediaType
    public let mediaSubType: MediaSubType
    public let dimensions: CMVideoDimensions
    public let audioStreamBasicDescription: AudioStreamBasicDescription?
    let extensions: NSDictionary?

    /// Says what is known of samples of a kind.
    public init(mediaType: MediaType, mediaSubType: MediaSubType) throws {
        self.mediaType = mediaType
        self.mediaSubType = mediaSubType
        dimensions = CMVideoDimensions()
        audioStreamBasicDescription = nil
        extensions = nil
    }

    package init(codec: CMVideoCodecType, dimensions: CMVideoDimensions, extensions: NSDictionary?) {
        mediaType = .video
        mediaSubType = MediaSubType(rawValue: codec)
        self.dimensions = dimensions
        audioStreamBasicDescription = nil
        self.extensions = extensions
    }

    package init(streamDescription: AudioStreamBasicDescription) {
        mediaType = .audio
        mediaSubType = MediaSubType(rawValue: streamDescription.mFormatID)
        dimensions = CMVideoDimensions()
        audioStreamBasicDescription = streamDescription
        extensions = nil
    }

    /// Says how sounds lie in a stream.
    public convenience init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
        self.init(streamDescription: audioStreamBasicDescription)
    }

    public func presentationDimensions(
        usePixelAspectRatio: Bool = true, useCleanAperture: Bool = true
    ) -> CGSize {
        CGSize(width: Double(dimensions.width), height: Double(dimensions.height))
    }
}

@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        codec: codecType, dimensions: CMVideoDimensions(width: width, height: height), extensions: extensions)
    return 0
}

public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
    desc.mediaSubType.rawValue
}
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { desc.extensions }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize {
    videoDesc.presentationDimensions(
        usePixelAspectRatio: usePixelAspectRatio, useCleanAperture: useCleanAperture)
}
public func CMFormatDescriptionEqual(
    _ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?
) -> Bool { formatDescription == otherFormatDescription }
