public import Foundation
public import FoundationCompat

public enum AVAudioConverterPrimeMethod: Int, Sendable {
    case pre, normal, none
}

public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData, noDataNow, endOfStream
}

public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData, inputRanDry, endOfStream, error
}

public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Makes sounds of one format those of another: there is none here.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    open var channelMap: [NSNumber] = []
    open var magicCookie: Data?
    open var downmix = false
    open var dither = false
    open var sampleRateConverterQuality = AVAudioQuality.max.rawValue
    open var sampleRateConverterAlgorithm: String? = AVSampleRateConverterAlgorithm_Normal
    open var primeMethod = AVAudioConverterPrimeMethod.normal
    open var bitRate = 0
    open var bitRateStrategy: String?
    open var maximumOutputPacketSize: Int { 0 }
    open var availableEncodeBitRates: [NSNumber]? { nil }
    open var applicableEncodeBitRates: [NSNumber]? { nil }
    open var availableEncodeSampleRates: [NSNumber]? { nil }
    open var applicableEncodeSampleRates: [NSNumber]? { nil }

    /// Nil: nothing converts sounds here.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) { return nil }

    open func reset() {}

    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw AVAudioError.unavailable
    }

    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
        withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = AVAudioError.unavailable
        return .error
    }
}
