public import Foundation

public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

/// Where in a text a voice is.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {
    public enum Mark: Int, Sendable {
        case phoneme, word, sentence, paragraph, bookmark
    }

    open var mark: Mark
    open var byteSampleOffset: Int
    open var textRange: NSRange
    open var bookmarkName = ""
    open var phoneme = ""

    public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        mark = type
        textRange = range
        self.byteSampleOffset = byteSampleOffset
    }
}

/// A voice that never speaks here.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined, denied, unsupported, authorized
    }

    public typealias BufferCallback = (AVAudioBuffer) -> Void
    public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void

    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    open var outputChannels: [AVAudioSessionChannelDescription]?

    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Writes nothing: no voice speaks.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {}
    open func write(
        _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
        toMarkerCallback markerCallback: @escaping MarkerCallback
    ) {}
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult
    open func continueSpeaking() -> Bool { false }

    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
    open class func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping (PersonalVoiceAuthorizationStatus) -> Void
    ) {
        handler(.unsupported)
    }

    public static let availableVoicesDidChangeNotification =
        NSNotification.Name("AVSpeechSynthesisAvailableVoicesDidChangeNotification")
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker, utterance: AVSpeechUtterance
    ) {}
}
