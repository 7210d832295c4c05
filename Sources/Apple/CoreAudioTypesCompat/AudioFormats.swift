public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormat60958AC3: AudioFormatID = 0x6361_6333
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6C70
public let kAudioFormatMPEG4HVXC: AudioFormatID = 0x6876_7863
public let kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x7477_7671
public let kAudioFormatMACE3: AudioFormatID = 0x4D41_4333
public let kAudioFormatMACE6: AudioFormatID = 0x4D41_4336
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatQDesign: AudioFormatID = 0x5144_4D43
public let kAudioFormatQDesign2: AudioFormatID = 0x5144_4D32
public let kAudioFormatQUALCOMM: AudioFormatID = 0x5163_6C70
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatTimeCode: AudioFormatID = 0x7469_6D65
public let kAudioFormatMIDIStream: AudioFormatID = 0x6D69_6469
public let kAudioFormatParameterValueStream: AudioFormatID = 0x6170_7673
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
public let kAudioFormatMPEG4AAC_ELD_SBR: AudioFormatID = 0x6161_6366
public let kAudioFormatMPEG4AAC_ELD_V2: AudioFormatID = 0x6161_6367
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
public let kAudioFormatMPEG4AAC_Spatial: AudioFormatID = 0x6161_6373
public let kAudioFormatMPEGD_USAC: AudioFormatID = 0x7573_6163
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
public let kAudioFormatAudible: AudioFormatID = 0x4155_4442
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatDVIIntelIMA: AudioFormatID = 0x6D73_0011
public let kAudioFormatMicrosoftGSM: AudioFormatID = 0x6D73_0031
public let kAudioFormatAES3: AudioFormatID = 0x6165_7333
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatAPAC: AudioFormatID = 0x6170_6163

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 64
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsAlignedHigh = kAudioFormatFlagIsAlignedHigh
public let kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved
public let kLinearPCMFormatFlagIsNonMixable = kAudioFormatFlagIsNonMixable
public let kLinearPCMFormatFlagsAreAllClear = kAudioFormatFlagsAreAllClear
public let kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1
public let kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2
public let kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3
public let kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsCanonical: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked

/// How samples follow each other in a stream.
public struct AudioStreamBasicDescription: Sendable {
    public var mSampleRate: Double
    public var mFormatID: AudioFormatID
    public var mFormatFlags: AudioFormatFlags
    public var mBytesPerPacket: UInt32
    public var mFramesPerPacket: UInt32
    public var mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32
    public var mBitsPerChannel: UInt32
    public var mReserved: UInt32

    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }

    public init(
        mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        self.mSampleRate = mSampleRate
        self.mFormatID = mFormatID
        self.mFormatFlags = mFormatFlags
        self.mBytesPerPacket = mBytesPerPacket
        self.mFramesPerPacket = mFramesPerPacket
        self.mBytesPerFrame = mBytesPerFrame
        self.mChannelsPerFrame = mChannelsPerFrame
        self.mBitsPerChannel = mBitsPerChannel
        self.mReserved = mReserved
    }
}

/// Where a packet lies in a stream of packets of different sizes.
public struct AudioStreamPacketDescription: Sendable {
    public var mStartOffset: Int64
    public var mVariableFramesInPacket: UInt32
    public var mDataByteSize: UInt32

    public init() { self.init(mStartOffset: 0, mVariableFramesInPacket: 0, mDataByteSize: 0) }

    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
        self.mStartOffset = mStartOffset
        self.mVariableFramesInPacket = mVariableFramesInPacket
        self.mDataByteSize = mDataByteSize
    }
}

public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
    public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
    public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
    public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 8)
    public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 16)
    public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}

/// A moment by the clocks of a stream.
public struct AudioTimeStamp: Sendable {
    public var mSampleTime = 0.0
    public var mHostTime: UInt64 = 0
    public var mRateScalar = 0.0
    public var mWordClockTime: UInt64 = 0
    public var mFlags: AudioTimeStampFlags = []
    public var mReserved: UInt32 = 0

    public init() {}
}
