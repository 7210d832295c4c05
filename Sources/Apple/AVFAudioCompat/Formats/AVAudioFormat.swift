public import CoreAudioTypesCompat
public import CoreMediaCompat
public import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

    var bits: UInt32 {
        switch self {
        case .otherFormat: 0
        case .pcmFormatInt16: 16
        case .pcmFormatFloat32, .pcmFormatInt32: 32
        case .pcmFormatFloat64: 64
        }
    }
}

/// Which channels there are.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    public let layoutTag: AudioChannelLayoutTag

    /// Nil where the tag does not tell how many channels there are.
    public init?(layoutTag: AudioChannelLayoutTag) {
        guard AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) > 0 else { return nil }
        self.layoutTag = layoutTag
    }

    open var channelCount: AVAudioChannelCount { AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVAudioChannelLayout)?.layoutTag == layoutTag
    }
    open override var hash: Int { Int(layoutTag) }
}

/// How samples lie in a file or a buffer.
open class AVAudioFormat: NSObject, NSSecureCoding, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    public let channelLayout: AVAudioChannelLayout?
    open var magicCookie: Data?
    private let stream: UnsafeMutablePointer<AudioStreamBasicDescription>

    private init(
        _ description: AudioStreamBasicDescription, _ common: AVAudioCommonFormat, _ layout: AVAudioChannelLayout?
    ) {
        commonFormat = common
        channelLayout = layout
        stream = .allocate(capacity: 1)
        stream.initialize(to: description)
    }

    private convenience init(
        _ common: AVAudioCommonFormat, _ sampleRate: Double, _ channels: AVAudioChannelCount, interleaved: Bool,
        _ layout: AVAudioChannelLayout?
    ) {
        let isFloat = common == .pcmFormatFloat32 || common == .pcmFormatFloat64
        let bytes = common.bits / 8 * (interleaved ? channels : 1)
        self.init(
            AudioStreamBasicDescription(
                mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
                mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
                    | kAudioFormatFlagIsPacked | (interleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
                mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
                mBitsPerChannel: common.bits, mReserved: 0), common, layout)
    }

    deinit { stream.deallocate() }

    /// Nil for more than two channels, which need a layout.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    {
        self.init(.pcmFormatFloat32, sampleRate, layout.channelCount, interleaved: false, layout)
    }

    /// Nil for more than two channels, which need a layout.
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard format != .otherFormat, (1...2).contains(channels), sampleRate > 0 else { return nil }
        self.init(format, sampleRate, channels, interleaved: interleaved, nil)
    }

    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        self.init(format, sampleRate, layout.channelCount, interleaved: interleaved, layout)
    }

    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(streamDescription: asbd, channelLayout: nil)
    }

    public convenience init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>, channelLayout layout: AVAudioChannelLayout?
    ) {
        let description = asbd.pointee
        guard description.mChannelsPerFrame > 0, description.mChannelsPerFrame <= 2 || layout != nil else { return nil }
        self.init(description, Self.common(description), layout)
    }

    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> NSNumber? {
            (settings[key] as? NSNumber) ?? (settings[key] as? any BinaryInteger).map { NSNumber(value: Int64($0)) }
        }
        func flag(_ key: String) -> Bool { settings[key] as? Bool ?? number(key)?.boolValue ?? false }
        guard
            let format = number(AVFormatIDKey)?.uint32Value,
            let rate = number(AVSampleRateKey)?.doubleValue ?? settings[AVSampleRateKey] as? Double,
            let channels = number(AVNumberOfChannelsKey)?.uint32Value, (1...2).contains(channels)
        else { return nil }
        guard format == kAudioFormatLinearPCM else {
            var description = AudioStreamBasicDescription()
            description.mSampleRate = rate
            description.mFormatID = format
            description.mChannelsPerFrame = channels
            self.init(description, .otherFormat, nil)
            return
        }
        let interleaved = !flag(AVLinearPCMIsNonInterleaved)
        let bits = number(AVLinearPCMBitDepthKey)?.uint32Value ?? 16
        let bytes = bits / 8 * (interleaved ? channels : 1)
        let description = AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: format,
            mFormatFlags: (flag(AVLinearPCMIsFloatKey) ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
                | (flag(AVLinearPCMIsBigEndianKey) ? kAudioFormatFlagIsBigEndian : 0) | kAudioFormatFlagIsPacked
                | (interleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
            mBitsPerChannel: bits, mReserved: 0)
        self.init(description, Self.common(description), nil)
    }

    private static func common(_ description: AudioStreamBasicDescription) -> AVAudioCommonFormat {
        let flags = description.mFormatFlags
        guard description.mFormatID == kAudioFormatLinearPCM, flags & kAudioFormatFlagIsBigEndian == 0 else {
            return .otherFormat
        }
        return switch (flags & kAudioFormatFlagIsFloat != 0, description.mBitsPerChannel) {
        case (true, 32): .pcmFormatFloat32
        case (true, 64): .pcmFormatFloat64
        case (false, 16): .pcmFormatInt16
        case (false, 32): .pcmFormatInt32
        default: .otherFormat
        }
    }

    open var sampleRate: Double { stream.pointee.mSampleRate }
    open var channelCount: AVAudioChannelCount { stream.pointee.mChannelsPerFrame }
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var isInterleaved: Bool { stream.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(stream) }
    open var formatDescription: CMAudioFormatDescription {
        CMAudioFormatDescription(streamDescription: stream.pointee)
    }

    public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        let description = formatDescription.audioStreamBasicDescription ?? AudioStreamBasicDescription()
        self.init(description, Self.common(description), nil)
    }

    open var settings: [String: Any] {
        let description = stream.pointee
        var settings: [String: Any] = [
            AVFormatIDKey: description.mFormatID, AVSampleRateKey: description.mSampleRate,
            AVNumberOfChannelsKey: description.mChannelsPerFrame,
        ]
        if description.mFormatID == kAudioFormatLinearPCM {
            settings[AVLinearPCMBitDepthKey] = description.mBitsPerChannel
            settings[AVLinearPCMIsFloatKey] = description.mFormatFlags & kAudioFormatFlagIsFloat != 0
            settings[AVLinearPCMIsBigEndianKey] = description.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
            settings[AVLinearPCMIsNonInterleaved] = !isInterleaved
        }
        return settings
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? AVAudioFormat)?.stream.pointee else { return false }
        let own = stream.pointee
        return own.mSampleRate == other.mSampleRate && own.mFormatID == other.mFormatID
            && own.mFormatFlags == other.mFormatFlags && own.mBytesPerFrame == other.mBytesPerFrame
            && own.mChannelsPerFrame == other.mChannelsPerFrame && own.mBitsPerChannel == other.mBitsPerChannel
    }
    open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }

    public static var supportsSecureCoding: Bool { true }

    public convenience required init?(coder: NSCoder) {
        let keys = [AVFormatIDKey, AVNumberOfChannelsKey, AVLinearPCMBitDepthKey]
        let flags = [AVLinearPCMIsFloatKey, AVLinearPCMIsBigEndianKey, AVLinearPCMIsNonInterleaved]
        var settings: [String: Any] = [AVSampleRateKey: coder.decodeDouble(forKey: AVSampleRateKey)]
        for key in keys { settings[key] = coder.decodeInteger(forKey: key) }
        for key in flags { settings[key] = coder.decodeBool(forKey: key) }
        self.init(settings: settings)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(sampleRate, forKey: AVSampleRateKey)
        coder.encode(Int(stream.pointee.mFormatID), forKey: AVFormatIDKey)
        coder.encode(Int(channelCount), forKey: AVNumberOfChannelsKey)
        coder.encode(Int(stream.pointee.mBitsPerChannel), forKey: AVLinearPCMBitDepthKey)
        for key in [AVLinearPCMIsFloatKey, AVLinearPCMIsBigEndianKey, AVLinearPCMIsNonInterleaved] {
            coder.encode(settings[key] as? Bool ?? false, forKey: key)
        }
    }
}
