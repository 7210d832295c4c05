public import Foundation

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// A text that is to be spoken, and how.
open class AVSpeechUtterance: NSObject, NSCopying, @unchecked Sendable {
    public let speechString: String
    public let attributedSpeechString: NSAttributedString
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var prefersAssistiveTechnologySettings = false
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }

    /// Nil: SSML is not read here.
    public init?(ssmlRepresentation string: String) { return nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVSpeechUtterance(attributedString: attributedSpeechString)
        copy.voice = voice
        copy.rate = rate
        copy.pitchMultiplier = pitchMultiplier
        copy.volume = volume
        copy.prefersAssistiveTechnologySettings = prefersAssistiveTechnologySettings
        copy.preUtteranceDelay = preUtteranceDelay
        copy.postUtteranceDelay = postUtteranceDelay
        return copy
    }
}
